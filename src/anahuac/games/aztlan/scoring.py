"""Z5: in order, everybody's realms are worth points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Illegal, Text
from anahuac.core.masks import bits
from anahuac.core.steps import Rule
from anahuac.games.aztlan import ages
from anahuac.games.aztlan.culture import discard
from anahuac.games.aztlan.events import BlessingScored, Named, PlayedCard, RealmScored, Scored
from anahuac.games.aztlan.material import BLESSINGS, TERRAIN_OF_POWER, WILD
from anahuac.games.aztlan.track import gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.material import Culture
    from anahuac.games.aztlan.state import AztlanState

BLESSING_POINTS = 2


class Realm(NamedTuple):
    """Z5.1: a maximal set of adjacent territories with at least one own pawn in each."""

    territories: int
    matching: int

    @property
    def points(self) -> int:
        """Z5.2: its size plus the square of its territories of the card's terrain; with none of those, 0."""
        return self.territories.bit_count() + self.matching**2 if self.matching else 0


def realms(board: AztlanBoard, present: int, terrain: str, rafts: bool) -> list[Realm]:
    """Z5.1: divide what a seat holds into realms. Z5.3: with rafts, territories on one lake count as adjacent."""
    neighbours = board.neighbours_by_raft if rafts else board.neighbours
    found = []
    while present:
        realm = frontier = present & -present
        while frontier:
            reached = 0
            for at in bits(frontier):
                reached |= neighbours[at]
            frontier = reached & present & ~realm
            realm |= frontier
        found.append(Realm(realm, (realm & board.terrain_mask[terrain]).bit_count()))
        present &= ~realm
    return found


def worth(board: AztlanBoard, present: int, terrain: str, rafts: bool) -> int:
    """Z5.2: what all realms of a seat bring together."""
    return sum([realm.points for realm in realms(board, present, terrain, rafts)])


def blessing_points(board: AztlanBoard, present: int, god: Culture) -> int:
    """Z5.4: 2 points for each territory of the god's terrain with an own pawn."""
    return BLESSING_POINTS * (present & board.terrain_mask[BLESSINGS[god]]).bit_count()


def begin(state: AztlanState, events: list[Event] | None) -> None:
    """Z5.1: the first in the order scores first."""
    state.turn = -1
    next_turn(state, events)


def next_turn(state: AztlanState, events: list[Event] | None) -> None:
    """Z5.1: in order; when all have scored, the age is over."""
    state.turn += 1
    if state.turn == state.seats:
        ages.end_age(state, events)
        return
    state.rafts = False
    state.blessed = ()
    go_on(state, events)


def go_on(state: AztlanState, events: list[Event] | None) -> None:
    """Z5.6: ask the seat whose turn it is as long as it may have something to decide, else score it.

    Z4.6: whoever holds a culture card is asked, whatever card it is.
    """
    seat = state.order[state.turn]
    terrain = TERRAIN_OF_POWER.get(state.cards[seat])
    if state.culture[seat] or terrain is None:
        state.step = "score"
        state.to_act = (seat,)
    else:
        score(state, seat, terrain, events)


def score(state: AztlanState, seat: Seat, terrain: str, events: list[Event] | None) -> None:
    """Z5.6: the marker moves once, by the sum of all realms and blessings; that ends the turn."""
    present = state.present[seat]
    points = 0
    for realm in realms(state.board, present, terrain, state.rafts):
        points += realm.points
        if events is not None:
            ids = tuple(state.board.ids[at] for at in bits(realm.territories))
            events.append(RealmScored(seat, ids, realm.matching, realm.points))
    for god in state.blessed:
        blessing = blessing_points(state.board, present, god)
        points += blessing
        if events is not None:
            events.append(BlessingScored(seat, god, blessing // BLESSING_POINTS, blessing))
    total = gain(state, seat, points)
    if events is not None:
        events.append(Scored(seat, points, total))
    next_turn(state, events)


def rafts(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z5.3: with the card in hand, once."""
    return state.board.of_kind["rafts"] if "rafts" in state.culture[seat] and not state.rafts else ()


def why_not_rafts(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z5.3: the card must be in hand; once is enough for every lake."""
    if "rafts" not in state.culture[seat]:
        return Illegal("Z5.3", Text("aztlan-no-card", card=Text("aztlan-card-rafts")))
    if state.rafts:
        return Illegal("Z5.3", Text("aztlan-rafts-twice"))
    return None


def terrains(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z5.2: any terrain for the owner of a 4."""
    return state.board.of_kind["name"] if state.cards[seat] == WILD else ()


def why_not_name(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z5.2: only the owner of a 4 names a terrain."""
    terrain = TERRAIN_OF_POWER.get(state.cards[seat])
    return (
        None
        if terrain is None
        else Illegal("Z5.2", Text("aztlan-terrain-set", terrain=Text(f"aztlan-terrain-{terrain}")))
    )


def blessings(state: AztlanState, seat: Seat) -> list[AztlanAction]:
    """Z5.4: the cards in hand."""
    hand = state.culture[seat]
    return [action for action in state.board.of_kind["bless"] if action.name in hand]


def why_not_bless(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z5.4: the card must be in hand."""
    if action.name in state.culture[seat]:
        return None
    return Illegal("Z5.4", Text("aztlan-no-card", card=Text(f"aztlan-card-{action.name}")))


def ends(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z5.6: the end, unless a terrain must be named."""
    return () if state.cards[seat] == WILD else state.board.of_kind["done"]


def why_not_done(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z5.6: the owner of a 4 takes the points by naming a terrain."""
    return Illegal("Z5.6", Text("aztlan-name-to-score")) if state.cards[seat] == WILD else None


def play_rafts(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z5.3: own territories on the same lake count as adjacent."""
    discard(state, seat, "rafts")
    state.rafts = True
    if events is not None:
        events.append(PlayedCard(seat, "rafts"))
    go_on(state, events)


def name(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z5.2: one terrain is named for all realms; Z5.6: that takes the points."""
    if events is not None:
        events.append(Named(seat, action.name))
    score(state, seat, action.name, events)


def bless(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z5.4: 2 points for each territory of the god's terrain with an own pawn; Z5.5: any number of cards."""
    god: Culture = action.name  # type: ignore[assignment]
    discard(state, seat, god)
    state.blessed = (*state.blessed, god)
    if events is not None:
        events.append(PlayedCard(seat, god))
    go_on(state, events)


def done(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z5.6: no more cards; the marker moves."""
    score(state, seat, TERRAIN_OF_POWER[state.cards[seat]], events)


SCORE = {
    "rafts": Rule(why_not_rafts, play_rafts, rafts, exact=True),
    "bless": Rule(why_not_bless, bless, blessings, exact=True),
    "name": Rule(why_not_name, name, terrains, exact=True),
    "done": Rule(why_not_done, done, ends, exact=True),
}
"""Z5.6: rafts and blessings in any order; with the 4 naming its terrain takes the points, else the end does."""
