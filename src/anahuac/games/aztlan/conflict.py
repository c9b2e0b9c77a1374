"""Z4: in turn, everybody settles the territories they share with others and where they alone are strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.masks import bits
from anahuac.core.steps import Rule, always, with_item
from anahuac.games.aztlan import scoring
from anahuac.games.aztlan.culture import discard, draw
from anahuac.games.aztlan.events import (
    Coexisted,
    Fought,
    GamesDeclined,
    GamesPlayed,
    Removed,
    TieBroken,
    TieStood,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState


def begin(state: AztlanState, events: list[Event] | None) -> None:
    """Z4.2: every shared territory is settled once an age, the first in the order begins."""
    survey(state, shared_territories(state))
    state.turn = 0
    go_on(state, events)


def shared_territories(state: AztlanState) -> int:
    """Z4.2: the territories with pawns of two seats or more."""
    once = twice = 0
    for present in state.present:
        twice |= once & present
        once |= present
    return twice


def strongest(state: AztlanState, at: int) -> list[Seat]:
    """Z4.1: strength is the power of the card times the own pawns there; return the seats that have most of it."""
    strength = [state.cards[seat] * state.pawns_at(seat, at) for seat in range(state.seats)]
    most = max(strength)
    return [seat for seat in range(state.seats) if strength[seat] == most]


def survey(state: AztlanState, unsettled: int) -> None:
    """Find out for each seat where it alone is strongest (`leads`) and where it is equal to another (`ties`).

    A territory changes only by being settled, so this holds until then.
    """
    leads = [0] * state.seats
    ties = [0] * state.seats
    for at in bits(unsettled):
        first = strongest(state, at)
        for seat in first:
            (leads if len(first) == 1 else ties)[seat] |= 1 << at
    state.leads = tuple(leads)
    state.ties = tuple(ties)


def go_on(state: AztlanState, events: list[Event] | None) -> None:
    """Z4.2: ask the seat whose turn it is, then the next ones; when all have finished, the scoring begins.

    Z4.6: whoever is tied and holds a culture card is asked, whatever card it is.
    """
    state.contested = -1
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.leads[seat] or (state.ties[seat] and state.culture[seat]):
            state.step = "settle"
            state.to_act = (seat,)
            return
        finish(state, seat, events)
    scoring.begin(state, events)


def finish(state: AztlanState, seat: Seat, events: list[Event] | None) -> None:
    """Z4.4: a tie stands when the last of the tied players in the order has finished their conflicts."""
    for at in bits(state.ties[seat]):
        tied = tuple(other for other in state.order if state.ties[other] >> at & 1)
        if tied[-1] == seat:
            if events is not None:
                events.append(TieStood(tied, state.board.ids[at]))
            for other in state.order:
                if other not in tied:
                    drive_out(state, other, at, events)
            settle(state, at)
    state.turn += 1


def settle(state: AztlanState, at: int) -> None:
    """Take a territory off the list of those still to be settled."""
    keep = ~(1 << at)
    state.leads = tuple([mask & keep for mask in state.leads])
    state.ties = tuple([mask & keep for mask in state.ties])


def drive_out(state: AztlanState, seat: Seat, at: int, events: list[Event] | None) -> None:
    """Z4.3: all pawns of a seat in a territory join the removed ones."""
    pawns = state.pawns_at(seat, at)
    if pawns:
        state.take_pawns(seat, at, pawns)
        state.removed = with_item(state.removed, seat, state.removed[seat] + pawns)
        if events is not None:
            events.append(Removed(seat, state.board.ids[at], pawns))


def where_strongest(kind: str) -> Callable[[AztlanState, Seat], list[AztlanAction]]:
    """Z4.2: the candidates of a kind: wherever the seat alone is strongest, in any sequence."""

    def candidates(state: AztlanState, seat: Seat) -> list[AztlanAction]:
        actions = state.board.of_kind[kind]
        return [actions[at] for at in bits(state.leads[seat])]

    return candidates


def where_contested(kind: str) -> Callable[[AztlanState, Seat], tuple[AztlanAction]]:
    """Z4.5: the candidates of a kind after a Great Tlatoani: where the tie was broken."""

    def candidates(state: AztlanState, seat: Seat) -> tuple[AztlanAction]:
        return (state.board.of_kind[kind][state.contested],)

    return candidates


def tie_breaks(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z4.5: a Great Tlatoani wherever the seat is tied."""
    if "tlatoani" not in state.culture[seat]:
        return ()
    actions = state.board.of_kind["tlatoani"]
    return [actions[at] for at in bits(state.ties[seat])]


def why_not_settle(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z4.2: shared, not settled yet, and the seat alone is strongest there."""
    at = action.at
    if state.leads[seat] >> at & 1:
        return None
    territory = state.board.names[at]
    if state.ties[seat] >> at & 1:
        return Illegal("Z4.4", Text("aztlan-tied", territory=territory))
    return why_not_open(state, seat, at) or Illegal("Z4.2", Text("aztlan-not-strongest", territory=territory))


def why_not_open(state: AztlanState, seat: Seat, at: int) -> Illegal | None:
    """Z4.2: a conflict is open where a seat shares a territory that is not settled yet."""
    territory = state.board.names[at]
    if not state.present[seat] >> at & 1 or not shared_territories(state) >> at & 1:
        return Illegal("Z4.2", Text("aztlan-not-shared", territory=territory))
    if any((state.leads[other] | state.ties[other]) >> at & 1 for other in range(state.seats)):
        return None
    return Illegal("Z4.2", Text("aztlan-settled", territory=territory))


def why_not_tlatoani(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z4.5: a tied player who holds the card, as long as the tie is not settled."""
    if "tlatoani" not in state.culture[seat]:
        return Illegal("Z4.5", Text("aztlan-no-card", card=Text("aztlan-card-tlatoani")))
    if state.ties[seat] >> action.at & 1:
        return None
    closed = why_not_open(state, seat, action.at)
    return closed or Illegal("Z4.5", Text("aztlan-not-tied", territory=state.board.names[action.at]))


def ends(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z4.2: the end, when nothing is left to settle."""
    return () if state.leads[seat] else state.board.of_kind["done"]


def why_not_done(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z4.2: every territory where the seat alone is strongest must be settled first."""
    if not state.leads[seat]:
        return None
    open_ones = Text.listed(state.board.names[at] for at in bits(state.leads[seat]))
    return Illegal("Z4.2", Text("aztlan-unsettled", territories=open_ones))


def fight(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.3: a fight against all others there; Z4.6: but first each loser who holds a culture card is asked."""
    settle(state, action.at)
    if events is not None:
        events.append(Fought(seat, state.board.ids[action.at]))
    state.contested = action.at
    state.asking = tuple(loser for loser in losers(state) if state.culture[loser])
    state.spared = ()
    ask_next(state, events)


def losers(state: AztlanState) -> list[Seat]:
    """Everybody else with pawns in the contested territory, in order."""
    fighter = state.order[state.turn]
    return [other for other in state.order if other != fighter and state.pawns_at(other, state.contested)]


def ask_next(state: AztlanState, events: list[Event] | None) -> None:
    """Z4.6: ask the next loser for Sacred Games; when all have answered, the fight takes place."""
    if state.asking:
        state.step = "answer"
        state.to_act = (state.asking[0],)
        return
    for loser in losers(state):
        if loser not in state.spared:
            drive_out(state, loser, state.contested, events)
    if state.spared:
        draw(state, state.order[state.turn], events)
    state.spared = ()
    go_on(state, events)


def coexist(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.3: all stay; the strongest draws one culture card."""
    settle(state, action.at)
    if events is not None:
        events.append(Coexisted(seat, state.board.ids[action.at]))
    draw(state, seat, events)
    go_on(state, events)


def tlatoani(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.5: the tie is broken for its player, who then chooses as the strongest does."""
    discard(state, seat, "tlatoani")
    settle(state, action.at)
    state.contested = action.at
    state.step = "decide"
    if events is not None:
        events.append(TieBroken(seat, state.board.ids[action.at]))


def done(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.2: the next in the order settles."""
    finish(state, seat, events)
    go_on(state, events)


def why_not_decide(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z4.5: the choice is about the territory whose tie was broken."""
    if action.at == state.contested:
        return None
    return Illegal("Z4.5", Text("aztlan-decide-first", territory=state.board.names[state.contested]))


def sacred_games(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z4.6: with the card in hand."""
    return state.board.of_kind["games"] if "sacred-games" in state.culture[seat] else ()


def why_not_games(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z4.6: the card must be in hand."""
    if "sacred-games" in state.culture[seat]:
        return None
    return Illegal("Z4.6", Text("aztlan-no-card", card=Text("aztlan-card-sacred-games")))


def games(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.6: this loser's pawns stay."""
    discard(state, seat, "sacred-games")
    state.spared = (*state.spared, seat)
    if events is not None:
        events.append(GamesPlayed(seat, state.board.ids[state.contested]))
    state.asking = state.asking[1:]
    ask_next(state, events)


def decline(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z4.6: this loser does not play it."""
    if events is not None:
        events.append(GamesDeclined(seat))
    state.asking = state.asking[1:]
    ask_next(state, events)


SETTLE = {
    "fight": Rule(why_not_settle, fight, where_strongest("fight"), exact=True),
    "coexist": Rule(why_not_settle, coexist, where_strongest("coexist"), exact=True),
    "tlatoani": Rule(why_not_tlatoani, tlatoani, tie_breaks, exact=True),
    "done": Rule(why_not_done, done, ends, exact=True),
}
DECIDE = {
    "fight": Rule(why_not_decide, fight, where_contested("fight"), exact=True),
    "coexist": Rule(why_not_decide, coexist, where_contested("coexist"), exact=True),
}
ANSWER = {"games": Rule(why_not_games, games, sacred_games, exact=True), "decline": Rule(always, decline)}
