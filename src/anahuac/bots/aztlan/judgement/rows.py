"""What a seat knows of a state, as one row of whole numbers: itself first, then the others by their points."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from anahuac.games.aztlan.conflict import shared_territories
from anahuac.games.aztlan.material import BLESSINGS, CULTURE_CARDS, TERRAIN_OF_POWER, TERRAINS, WILD
from anahuac.games.aztlan.pawns import TERRITORIES
from anahuac.games.aztlan.pawns import unpack as unpack_anew
from anahuac.games.aztlan.scoring import BLESSING_POINTS, realms
from anahuac.games.aztlan.view import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from anahuac.core import Seat
    from anahuac.games.aztlan.material import Culture
    from anahuac.games.aztlan.state import AztlanState

    Rows = NDArray[np.int64]

KINDS: Final = tuple(CULTURE_CARDS)
unpack = lru_cache(maxsize=50_000)(unpack_anew)
CHOOSE, PLACE, MOVE, CONFLICT, SCORE = range(5)
STEPS: Final = {
    "choose": CHOOSE,
    "place": PLACE,
    "move": MOVE,
    "settle": CONFLICT,
    "decide": CONFLICT,
    "answer": CONFLICT,
    "score": SCORE,
    "over": SCORE,
}
EACH: Final = ("present", "score", "hand", "card", "supply", "removed", "to_place", "cards", "place", "done")
"""What there is a number of for each seat, besides its pawns: `hand` is what may still be played, for the others with
the card that lies face down; `card` is 0 if the looking seat does not know it."""
ONCE: Final = ("age", "step", "turn", "asking", "shared", "pending", "drawn", "open")
"""`turn`: whose turn it is, as a place in the row; `shared`: the conflicts to come, as a mask; `pending`: the points
that the looking seat would score now, -1 outside its scoring; `drawn`: cards just drawn and not looked at; `open`:
whether the cards of all are known although they lie face down."""


class Layout:
    """Where what stands in a row for this number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pawns = slice(0, TERRITORIES * seats)
        at = TERRITORIES * seats
        self.each: dict[str, slice] = {}
        for name in EACH:
            self.each[name] = slice(at, at + seats)
            at += seats
        self.own = slice(at, at + len(KINDS))
        """The own culture cards, by kind."""
        at += len(KINDS)
        self.discard = slice(at, at + len(KINDS))
        at += len(KINDS)
        self.once = {name: at + number for number, name in enumerate(ONCE)}
        self.width = at + len(ONCE)

    def of(self, rows: Rows, name: str) -> Rows:
        """The numbers of a name: one for each seat, or one alone."""
        found: Rows = rows[:, self.each[name]] if name in self.each else rows[:, self.once[name]]
        return found


@lru_cache(maxsize=4)
def layout_of(seats: int) -> Layout:
    """The layout for a number of seats."""
    return Layout(seats)


def seen_by(state: AztlanState, seat: Seat) -> tuple[Seat, ...]:
    """The seats in the order of a row: the looking one, then the others, who leads first."""
    return (seat, *[other for other in reversed(state.track) if other != seat])


def row_of(state: AztlanState, seat: Seat) -> list[int]:
    """Write what a seat knows of a state. Culture cards of the others and the deck are left out."""
    seats = seen_by(state, seat)
    in_sequence = itemgetter(*seats)
    hidden = state.step in FACE_DOWN
    row: list[int] = []
    for pawns in in_sequence(state.pawns):
        row += unpack(pawns)
    row += in_sequence(state.present)
    row += in_sequence(state.scores)
    hands, cards = in_sequence(state.hands), in_sequence(state.cards)
    if hidden:
        hands = (hands[0], *[hand | 1 << card >> WILD for hand, card in zip(hands[1:], cards[1:], strict=True)])
        cards = (cards[0], *(0,) * (state.seats - 1))
    row += hands
    row += cards
    row += in_sequence(state.supply)
    row += in_sequence(state.removed)
    row += in_sequence(state.to_place)
    row += map(len, in_sequence(state.culture))
    places, turns = places_of(state.order, seats)
    row += places
    scored = state.turn if state.step == "score" else 0
    row += [place < scored for place in places]
    row += kinds_of(state.culture[seat])
    row += kinds_of(state.discard)
    turn = 0 if state.step == "choose" else turns[min(state.turn, state.seats - 1)]
    row += (state.age, STEPS[state.step], turn, bool(state.asking), conflicts(state), pending(state, seat), 0, 0)
    if state.contested >= 0:
        drive_out(row, state, seats)
    return row


@lru_cache(maxsize=1000)
def places_of(order: tuple[Seat, ...], seats: tuple[Seat, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The place of each seat of a row in the order of play; and the place in the row of each of the order."""
    return tuple(map(order.index, seats)), tuple(map(seats.index, order))


@lru_cache(maxsize=10_000)
def kinds_of(cards: tuple[Culture, ...]) -> tuple[int, ...]:
    """How many culture cards there are of each kind."""
    return tuple(map(cards.count, KINDS))


def conflicts(state: AztlanState) -> int:
    """The territories whose conflict is still to come in this age, as a mask."""
    if state.step in FACE_DOWN:
        return shared_territories(state)
    found = 0
    for leads, ties in zip(state.leads, state.ties, strict=True):
        found |= leads | ties
    return found


def pending(state: AztlanState, seat: Seat) -> int:
    """Z5.6: what the seat would score if it took its points now; -1 if that is not what it decides."""
    if state.step != "score" or seat not in state.to_act:
        return -1
    power, held = state.cards[seat], state.present[seat]
    terrains = TERRAINS if power == WILD else (TERRAIN_OF_POWER[power],)
    points = max(sum(realm.points for realm in realms(state.board, held, terrain, state.rafts)) for terrain in terrains)
    for god in state.blessed:
        points += BLESSING_POINTS * (held & state.board.terrain_mask[BLESSINGS[god]]).bit_count()
    return points


def drive_out(row: list[int], state: AztlanState, seats: Sequence[Seat]) -> None:
    """Z4.3: in a fight, count those who have not been spared as driven out; if one answers, it may be otherwise."""
    fighter = state.order[state.turn]
    at = state.contested
    present = TERRITORIES * len(seats)
    for number, one in enumerate(seats):
        if one != fighter and one not in state.spared:
            row[TERRITORIES * number + at] = 0
            row[present + number] &= ~(1 << at)
