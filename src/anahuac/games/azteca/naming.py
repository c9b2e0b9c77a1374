"""Translate the frames of a state into names for a view, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from anahuac.core.masks import bits
from anahuac.games.azteca import frames
from anahuac.games.azteca import view_frames as named
from anahuac.games.azteca.actions import GROUPS
from anahuac.games.azteca.deals import PARTNERS
from anahuac.games.azteca.lake import BITS, SOME
from anahuac.games.azteca.view_frames import Arrived, Counters, Cousin, Fighter, OwnArmy

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.frames import Frame
    from anahuac.games.azteca.view_frames import ViewFrame

FIGHTERS: Final = ("warrior", "knight")


class Word(NamedTuple):
    """How a kind of field is translated into names, and back."""

    tell: Callable[[AztecaBoard, Any], Any]
    understand: Callable[[AztecaBoard, Any], Any]


def _or_nothing(tell: Callable[[AztecaBoard, int], Any], understand: Callable[[AztecaBoard, Any], int]) -> Word:
    """Translate -1 as None."""
    return Word(
        lambda board, value: None if value < 0 else tell(board, value),
        lambda board, told: -1 if told is None else understand(board, told),
    )


def _letters(mask: int) -> tuple[str, ...]:
    return tuple([GROUPS[group] for group in bits(mask)])


def _losses(chosen: tuple[int, ...] | None) -> tuple[Fighter, ...] | None:
    return None if chosen is None else tuple([Fighter(GROUPS[n & 3], FIGHTERS[n >> 2]) for n in chosen])


def _choices(told: tuple[Fighter, ...] | None) -> tuple[int, ...] | None:
    return None if told is None else tuple([GROUPS.index(one.group) + 4 * (one.fighter == "knight") for one in told])


NUMBER = _or_nothing(lambda board, number: number, lambda board, number: number)
AREA = _or_nothing(lambda board, at: board.areas[at], lambda board, id: board.index[id])
ZONE = _or_nothing(lambda board, zone: board.zone_ids[zone], lambda board, id: board.zone_ids.index(id))
DAM = _or_nothing(
    lambda board, dam: board.ids[board.far_sides[dam]], lambda board, id: board.far_sides.index(board.index[id])
)
ARMY = _or_nothing(lambda board, army: GROUPS[army], lambda board, letter: GROUPS.index(letter))
OWN_ARMY = _or_nothing(
    lambda board, army: OwnArmy(army // 3, GROUPS[army % 3]),
    lambda board, told: 3 * told.seat + GROUPS.index(told.army),
)
LETTERS = Word(
    lambda board, mask: _letters(mask), lambda board, told: sum([1 << GROUPS.index(letter) for letter in told])
)
ZONES = Word(
    lambda board, mask: tuple([board.zone_ids[zone] for zone in bits(mask)]),
    lambda board, told: sum([1 << board.zone_ids.index(id) for id in told]),
)
FORCE = Word(
    lambda board, force: None if force is None else Counters(*force),
    lambda board, told: None if told is None else (told.warriors, told.knights),
)
COUSINS = Word(
    lambda board, sent: tuple([Cousin(seat, FIGHTERS[value - 1]) for seat, value in sent]),
    lambda board, told: tuple([(one.seat, FIGHTERS.index(one.fighter) + 1) for one in told]),
)
LOSSES = Word(lambda board, all: tuple(map(_losses, all)), lambda board, told: tuple(map(_choices, told)))


def each(word: Word) -> Word:
    """Translate a tuple item by item."""
    return Word(
        lambda board, values: tuple([word.tell(board, value) for value in values]),
        lambda board, told: tuple([word.understand(board, value) for value in told]),
    )


WAYS: Final = {"passage": AREA, "refused": ZONES, "granted": ZONES}
KINDS: Final[Mapping[type[Frame], tuple[type[Frame], Mapping[str, Word]]]] = {
    frames.Setup: (named.SetupFrame, {"zones": each(ZONE), "dam": DAM, "aztecs": NUMBER}),
    frames.Lot: (named.LotFrame, {"bidder": NUMBER}),
    frames.LakeBattle: (named.LakeBattleFrame, {"zone": ZONE, "favoured": NUMBER}),
    frames.Activation: (named.ActivationFrame, {"army": ARMY, "passage": AREA, "refused": ZONES}),
    frames.Reorganise: (named.ReorganiseFrame, {"groups": LETTERS, "pool": FORCE}),
    frames.Leave: (named.LeaveFrame, {"zone": ZONE}),
    frames.Ferry: (named.FerryFrame, {"zone": ZONE, "fare": NUMBER}),
    frames.Entering: (
        named.EnteringFrame, {"army": ARMY, "origin": AREA, "place": AREA, "striker": OWN_ARMY, "passage": AREA}
    ),
    frames.Battle: (
        named.BattleFrame,
        {"place": AREA, "origin": AREA, "defender": NUMBER, "attackers": LETTERS, "defenders": LETTERS,
         "joined": FORCE, "cousins": COUSINS, "guard": FORCE, "reinforced": FORCE, "nomads": FORCE, **WAYS},
    ),
    frames.Losses: (named.LossesFrame, {"left": each(NUMBER), "chosen": LOSSES, "army": ARMY}),
    frames.Retreat: (
        named.RetreatFrame, {"place": AREA, "armies": LETTERS, "origin": AREA, "target": AREA, **WAYS}
    ),
    frames.Catastrophe: (named.CatastropheFrame, {"place": AREA, "armies": each(OWN_ARMY)}),
    frames.Experience: (named.ExperienceFrame, {"groups": LETTERS}),
}  # fmt: skip
"""For each frame with numbers in it: the frame of the view, and how its fields are translated."""
BACK: Final = {told: (kind, words) for kind, (told, words) in KINDS.items()}


def in_names(frame: Frame, board: AztecaBoard) -> ViewFrame:
    """Translate a frame into names."""
    if isinstance(frame, frames.Turns):
        return _turns(frame, board)
    if isinstance(frame, frames.Deed):
        return _deed(frame, board)
    found = KINDS.get(type(frame))
    if found is None:
        return frame  # type: ignore[return-value]
    kind, words = found
    told: Any = kind(**{
        field: words[field].tell(board, getattr(frame, field)) if field in words else getattr(frame, field)
        for field in frame.__struct_fields__
    })  # fmt: skip
    return told  # type: ignore[no-any-return]


def understood(told: ViewFrame, board: AztecaBoard) -> Frame:
    """Translate a view's frame back into a state's."""
    if isinstance(told, named.TurnsFrame):
        return _turns_again(told, board)
    if isinstance(told, named.DeedFrame):
        target = told.mission if told.place is None else board.index[told.place]
        return frames.Deed(told.seat, told.card, -1 if target is None else target)
    found = BACK.get(type(told))
    if found is None:
        return told
    kind, words = found
    return kind(**{
        field: words[field].understand(board, getattr(told, field)) if field in words else getattr(told, field)
        for field in told.__struct_fields__
    })  # fmt: skip


def _deed(frame: frames.Deed, board: AztecaBoard) -> named.DeedFrame:
    mission = frame.target if frame.card == "assassination" else None
    place = board.ids[frame.target] if frame.card == "submission" else None
    return named.DeedFrame(seat=frame.seat, card=frame.card, place=place, mission=mission)


def _turns(frame: frames.Turns, board: AztecaBoard) -> named.TurnsFrame:
    part, order, note = frame.part, frame.order, frame.note
    if part == "sail":
        ships = [Arrived(id, note >> BITS * zone & SOME) for zone, id in enumerate(board.zone_ids)]
        return named.TurnsFrame(part=part, order=order, arrived=tuple([some for some in ships if some.ships]))
    if part == "engage":
        return named.TurnsFrame(part=part, order=order, attacked=ZONES.tell(board, note))
    generals, partners = _letters(note & 7), tuple(bits(note >> PARTNERS))
    return named.TurnsFrame(part=part, order=order, generals=generals, partners=partners)


def _turns_again(told: named.TurnsFrame, board: AztecaBoard) -> frames.Turns:
    note = LETTERS.understand(board, told.generals) | ZONES.understand(board, told.attacked)
    note += sum([1 << PARTNERS + seat for seat in told.partners])
    note += sum([some.ships << BITS * board.zone_ids.index(some.zone) for some in told.arrived])
    return frames.Turns(told.part, told.order, note)  # type: ignore[arg-type]
