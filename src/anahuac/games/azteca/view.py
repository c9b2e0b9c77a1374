"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Seat, View
from anahuac.core.masks import bits
from anahuac.games.azteca.actions import AztecaAction
from anahuac.games.azteca.counters import unpacked
from anahuac.games.azteca.frames import Force, Setup
from anahuac.games.azteca.material import ARMIES, CARD_BIT, GENERALS, ZONES
from anahuac.games.azteca.naming import in_names
from anahuac.games.azteca.options import AztecaOptions
from anahuac.games.azteca.view_frames import ViewFrame

if TYPE_CHECKING:
    from anahuac.core import Chance
    from anahuac.games.azteca.state import AztecaState


class AztecaView(View["AztecaState", AztecaAction], frozen=True, kw_only=True):
    """A state as a seat sees it. What it may not know is None. Lists are by seat unless they say otherwise."""

    options: AztecaOptions
    phase: int
    stack: tuple[ViewFrame, ...]
    """What is going on, from the round down to the question asked now."""
    tlatoani: Seat
    order: tuple[Seat, ...]
    lands: tuple[tuple[str, ...], ...]
    assimilated: tuple[str, ...]
    population: tuple[int, ...]
    """By territory, in the order of the map."""
    armies: tuple[tuple[str | None, ...], ...]
    """Where the armies A, B and C are."""
    moved: tuple[tuple[str, ...], ...]
    """The letters of the armies that have moved this round."""
    fighters: tuple[tuple[Force, ...] | None, ...]
    """Warriors and knights of the armies and the reserve."""
    warriors: tuple[int, ...]
    knights: tuple[int, ...]
    """How many each seat has in all; that is open."""
    known: tuple[int, ...]
    """The values of armies that battles have shown: three for each seat, -1 if nobody can tell."""
    ships: tuple[tuple[int, ...], ...]
    """By zone."""
    dams: tuple[str, ...]
    """The far sides of those that stand."""
    pochtecas: tuple[int, ...]
    missions: tuple[tuple[int, str, str | None], ...]
    """Seat, kind and territory."""
    tribute: tuple[int | None, ...]
    tribute_bounds: tuple[tuple[int, int], ...]
    sacrifices: tuple[int | None, ...]
    sacrifice_bounds: tuple[tuple[int, int], ...]
    """What everybody can tell of the points that a seat holds or gave to Quetzalcoatl."""
    given: tuple[int | None, ...]
    looked: tuple[int | None, ...]
    """What a seat had given when the urn was last looked at."""
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    seen: tuple[tuple[str, ...], ...]
    """The cards that this seat knows in the others' hands."""
    deck_size: int
    discard: tuple[str, ...]
    played: tuple[tuple[str, ...], ...]
    """The kinds of cards that each seat has played in this phase."""
    spied: tuple[str, ...]
    struck: tuple[str, ...]
    barren: tuple[str, ...]
    reinforced: tuple[tuple[str, int, int], ...]
    """Territory, warriors and knights."""
    bag: tuple[int, ...]
    diversions: tuple[int, ...]
    recovering: tuple[Seat, ...]
    quetzalcoatl: int
    urn_seen: int
    tezcatlipoca: int
    fed: tuple[int, ...]
    """What each seat has given to Tezcatlipoca in all."""
    wrath: tuple[int, ...]

    def imagine(self, chance: Chance) -> AztecaState:
        from anahuac.games.azteca.imagine import imagined

        return imagined(self, chance)


def own_only(values: tuple[int, ...], seat: Seat | None, shown: bool = False) -> tuple[int | None, ...]:
    """Leave out what the others hold."""
    return tuple([value if shown or other == seat else None for other, value in enumerate(values)])


def hides_purchases(state: AztecaState) -> bool:
    """T18.1: in a free start nobody sees what the others buy until all have finished."""
    return state.options.free_start and isinstance(state.stack[-1], Setup)


def view_of(state: AztecaState, seat: Seat | None) -> AztecaView:
    """Show what a seat may know; None is a spectator."""
    return AztecaView(
        **state.common_fields(seat),
        stack=tuple([in_names(frame.seen_by(seat), state.board) for frame in state.stack]),
        **_moment(state),
        **_map(state, seat),
        **_secrets(state, seat),
    )


def _moment(state: AztecaState) -> dict[str, Any]:
    """What everybody sees beside the map."""
    ids = state.board.ids
    same = (
        "phase", "tlatoani", "known", "discard", "bag", "diversions", "urn_seen", "fed", "wrath",
        "population",
    )  # fmt: skip
    return {
        **{field: getattr(state, field) for field in same},
        "order": state.order(),
        "moved": tuple([_letters(state.moved >> GENERALS * seat) for seat in range(state.seats)]),
        "missions": tuple([(seat, kind, ids[at] if at >= 0 else None) for seat, kind, at in state.missions]),
        "played": tuple([tuple([card for card, bit in CARD_BIT.items() if mask & bit]) for mask in state.played]),
        **{field: tuple(state.board.named(getattr(state, field))) for field in ("spied", "struck", "barren")},
        "reinforced": tuple([(ids[at], *force) for at, *force in state.reinforced]),
        "recovering": tuple(bits(state.recovering)),
        "tribute_bounds": state.t_bounds,
        "sacrifice_bounds": state.s_bounds,
        "hand_sizes": tuple(map(len, state.hands)),
        "deck_size": len(state.deck),
        "quetzalcoatl": state.q_step,
        "tezcatlipoca": state.tez_step,
    }


def _letters(mask: int) -> tuple[str, ...]:
    """The letters of one seat's armies."""
    return tuple([letter for army, letter in enumerate(ARMIES) if mask >> army & 1])


def _map(state: AztecaState, seat: Seat | None) -> dict[str, Any]:
    """What stands on the map. T18.1: what others buy before the game is not there yet."""
    board, seats = state.board, range(state.seats)
    hidden = [hides_purchases(state) and other != seat for other in seats]
    armies = [(-1, -1, -1) if hidden[other] else state.army_places(other) for other in seats]
    ships = [(0,) * ZONES if hidden[other] else state.ships[ZONES * other : ZONES * other + ZONES] for other in seats]
    hides_dams = any(hidden[other] and state.homes[other] == board.island for other in seats)
    return {
        "lands": tuple([tuple(board.named(own)) for own in state.lands]),
        "assimilated": tuple(board.named(state.assimilated)),
        "armies": tuple([tuple([board.areas[at] if at >= 0 else None for at in places]) for places in armies]),
        "ships": tuple(ships),
        "dams": () if hides_dams else tuple([board.ids[board.far_sides[dam]] for dam in bits(state.dams)]),
        "warriors": tuple([0 if hidden[other] else state.warriors[other] for other in seats]),
        "knights": tuple([0 if hidden[other] else state.knights[other] for other in seats]),
        "pochtecas": tuple([0 if hidden[other] else state.pochtecas[other] for other in seats]),
    }


def _secrets(state: AztecaState, seat: Seat | None) -> dict[str, Any]:
    """What only its owner knows; T15.1: what was given is opened at the end."""
    over = state.outcome is not None
    groups: list[tuple[Force, ...] | None] = [None] * state.seats
    if seat is not None:
        groups[seat] = tuple([unpacked(packed) for packed in state.fighters[4 * seat : 4 * seat + 4]])
    return {
        "fighters": tuple(groups),
        "tribute": own_only(state.tribute, seat),
        "sacrifices": own_only(state.sp, seat),
        "given": own_only(state.given, seat, over),
        "looked": own_only(state.looked, seat, over),
        "hands": tuple([hand if other == seat else None for other, hand in enumerate(state.hands)]),
        "seen": () if seat is None else state.seen[seat * state.seats : (seat + 1) * state.seats],
    }
