"""What clients draw of a view and would need the rules for: realms and points, strengths, what a choice brings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from anahuac.core.masks import bits
from anahuac.games.aztlan.board import SHELF, AztlanBoard
from anahuac.games.aztlan.material import (
    ALLOTMENT,
    BLESSINGS,
    CULTURE_CARDS,
    FACTION_PEOPLES,
    POWERS,
    TERRAIN_OF_POWER,
    TERRAINS,
    Culture,
    People,
    Terrain,
)
from anahuac.games.aztlan.pawns import pack, where
from anahuac.games.aztlan.scoring import blessing_points, realms, worth

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.aztlan.view import AztlanView


class AztlanConstants(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the rules that clients show."""

    powers: dict[int, Terrain | Literal["wild"]]
    """Z0.3: the power cards and the terrain they pay for; `wild` is named when scoring."""
    terrains: tuple[Terrain, ...]
    phases: tuple[str, ...]
    """Z6.1: of an age, in their order."""
    allotment: dict[int, tuple[int, ...]]
    """Z2.2, Z8.3: the pawns that each age brings, by the number of players."""
    culture: dict[Culture, int]
    """Z0.4: the kinds of culture cards and how many there are of each."""


# The seats at a table are all shown the same realms, and most of them after the next action too.
_known_realms = lru_cache(2048)(realms)
_known_worth = lru_cache(2048)(worth)

CONSTANTS = AztlanConstants(
    powers={power: TERRAIN_OF_POWER.get(power, "wild") for power in POWERS},
    terrains=TERRAINS,
    phases=("choice", "expansion", "conflict", "scoring"),
    allotment=ALLOTMENT,
    culture=CULTURE_CARDS,
)


class RealmDetails(msgspec.Struct, frozen=True, array_like=True):
    """Z5.1: a realm. Z5.2: its territories of the terrain that pays, and its points; 0 if that terrain is not known.

    In JSON a list, like conflicts: there are many.
    """

    territories: tuple[str, ...]
    matching: int
    points: int


class ConflictDetails(msgspec.Struct, frozen=True, array_like=True):
    """Z4.2: a territory where several seats stand and nothing is settled yet."""

    territory: str
    strongest: tuple[int, ...]
    """Z4.1: one seat, or several that are equal; none while cards are face down."""
    losing: tuple[int, ...]
    """Z4.3: who is driven out if the one whose turn it is fights."""


class AztlanDetails(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from a view and is only drawn. Lists are by seat unless they say otherwise."""

    peoples: tuple[tuple[People, ...], ...]
    """One for each seat; in a game for two the two of its faction."""
    laid: tuple[bool, ...]
    """Z2.1: whether a power card of this age lies before a seat, face down or open."""
    terrains: tuple[str, ...]
    """Z5.2: the terrain that pays in this age, empty if it is not known or not named."""
    realms: tuple[tuple[RealmDetails, ...], ...]
    points: tuple[int | None, ...]
    """Z5.2: what all realms of a seat bring, as things stand; None if the terrain that pays is not known."""
    strengths: tuple[tuple[int, ...] | None, ...]
    """Z4.1: by territory; None if the card is not known."""
    conflicts: tuple[ConflictDetails, ...]
    powers: dict[int, int] = {}
    """What the own realms would bring with each own power card, as things stand."""
    names: dict[Terrain, int] = {}
    """Z5.2: what naming a terrain now would bring."""
    cards: dict[Culture, int] = {}
    """Z5.3, Z5.4: what playing a culture card now would add."""


def details_of(view: AztlanView) -> AztlanDetails:
    """Work out what clients draw."""
    board = SHELF.load(view.board)
    present = [where(pack(row)) for row in view.pawns]
    terrains = [_terrain(view, seat) for seat in range(view.seats)]
    strengths = tuple([_strengths(view, seat) for seat in range(view.seats)])
    held = 0 if view.seat is None else present[view.seat]
    offered = {action.name for action in view.legal_actions()}
    realms = tuple(
        [_realms(board, present[seat], terrains[seat], _has_rafts(view, seat)) for seat in range(view.seats)]
    )
    return AztlanDetails(
        peoples=_peoples(view),
        laid=tuple([_has_laid(view, seat) for seat in range(view.seats)]),
        terrains=tuple(terrains),
        realms=realms,
        points=tuple(
            [
                sum([realm.points for realm in own]) if terrain else None
                for own, terrain in zip(realms, terrains, strict=True)
            ]
        ),
        strengths=strengths,
        conflicts=_conflicts(view, board, present, strengths),
        powers=_powers(view, board, held),
        names=_names(view, board, held, offered),
        cards=_cards(view, board, held, offered),
    )


def _peoples(view: AztlanView) -> tuple[tuple[People, ...], ...]:
    """Z8.1: in a game for two each seat has the two of its faction."""
    if view.seats == 2:
        return tuple([FACTION_PEOPLES[faction] for faction in view.factions])
    return tuple([(people,) for people in view.options.people_of(view.seats)])


def _has_laid(view: AztlanView, seat: Seat) -> bool:
    if view.step == "over":
        return view.cards[seat] is not None
    return view.step != "choose" or seat not in view.to_act


def _has_rafts(view: AztlanView, seat: Seat) -> bool:
    """Z5.3: whoever scores may have played rafts."""
    return view.rafts and view.order[view.turn] == seat


def _terrain(view: AztlanView, seat: Seat) -> str:
    return TERRAIN_OF_POWER.get(view.cards[seat] or 0, "")


def _realms(board: AztlanBoard, present: int, terrain: str, rafts: bool) -> tuple[RealmDetails, ...]:
    found = _known_realms(board, present, terrain or TERRAINS[0], rafts)
    named = [tuple([board.ids[at] for at in bits(realm.territories)]) for realm in found]
    if not terrain:
        return tuple([RealmDetails(ids, 0, 0) for ids in named])
    return tuple([RealmDetails(ids, realm.matching, realm.points) for ids, realm in zip(named, found, strict=True)])


def _strengths(view: AztlanView, seat: Seat) -> tuple[int, ...] | None:
    """Z4.1: the power of the card times the own pawns there."""
    power = view.cards[seat]
    return None if power is None else tuple([power * pawns for pawns in view.pawns[seat]])


def _conflicts(
    view: AztlanView, board: AztlanBoard, present: list[int], strengths: tuple[tuple[int, ...] | None, ...]
) -> tuple[ConflictDetails, ...]:
    """Z4.2: before the conflicts every shared territory, then those that are still to be settled."""
    if view.phase in ("scoring", "over"):
        return ()
    open_places = {board.index[place] for place in (*view.unsettled, view.contested) if place}
    fighter = view.order[view.turn] if view.phase == "conflict" else None
    found = []
    for at, id in enumerate(board.ids):
        here = [seat for seat, mask in enumerate(present) if mask >> at & 1]
        if len(here) > 1 and (fighter is None or at in open_places):
            values = [own[at] if (own := strengths[seat]) else None for seat in here]
            most = max([value or 0 for value in values])
            first = () if None in values else tuple([s for s, value in zip(here, values, strict=True) if value == most])
            losing = () if fighter is None else tuple([s for s in here if s != fighter and s not in view.spared])
            found.append(ConflictDetails(id, first, losing))
    return tuple(found)


def _powers(view: AztlanView, board: AztlanBoard, held: int) -> dict[int, int]:
    """What the realms would bring with each card that the seat has."""
    if view.seat is None or view.step == "over":
        return {}
    card = view.cards[view.seat]
    cards = {*view.unplayed[view.seat], *(() if card is None else (card,))}
    return {power: _best(board, held, power, False) for power in sorted(cards)}


def _best(board: AztlanBoard, held: int, power: int, rafts: bool) -> int:
    """Z5.2: with the 4 the best terrain is named."""
    terrains = [TERRAIN_OF_POWER[power]] if power in TERRAIN_OF_POWER else TERRAINS
    return max([_known_worth(board, held, terrain, rafts) for terrain in terrains])


def _names(view: AztlanView, board: AztlanBoard, held: int, offered: set[str]) -> dict[Terrain, int]:
    return {terrain: _known_worth(board, held, terrain, view.rafts) for terrain in TERRAINS if terrain in offered}


def _cards(view: AztlanView, board: AztlanBoard, held: int, offered: set[str]) -> dict[Culture, int]:
    """What each card for scoring would add; with the 4 rafts may be worth another terrain."""
    found = {god: blessing_points(board, held, god) for god in BLESSINGS if god in offered}
    if "rafts" in offered and view.seat is not None:
        power = view.cards[view.seat] or 0
        found["rafts"] = _best(board, held, power, True) - _best(board, held, power, False)
    return found
