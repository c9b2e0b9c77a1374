"""T15: phase 8. The judgement of the gods, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Outcome
from anahuac.games.azteca.cards import RUSE
from anahuac.games.azteca.dice import roll
from anahuac.games.azteca.events import Climbed, Fed, FedChosen, GameOver, Judged, Offered, Set, Wrath
from anahuac.games.azteca.frames import Round, Sacrifice
from anahuac.games.azteca.material import PRICES, TEMPLE, UNDERWORLD, WRATH, WRATH_ROLLS, ZONES
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item
from anahuac.games.azteca.turns import next_turn

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def why_not_offer(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T15.1: any number of one's SP."""
    if action.number > state.sp[seat]:
        return no("T15.1", "too-few-points", points=state.sp[seat])
    return None


def offer(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T15.1: into the urn, in secret; what is held and given together stays what everybody can tell."""
    state.sp = with_item(state.sp, seat, state.sp[seat] - action.number)
    state.given = with_item(state.given, seat, state.given[seat] + action.number)
    if events is not None:
        events.append(Set(seat, action.number))


def end_offer(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T15.1: the next in order; that others see."""
    next_turn(state)
    if events is not None:
        events.append(Offered(seat, state.given[seat]))


def look(state: AztecaState, events: list[Event] | None) -> None:
    """T15.1: after every even round, on the fourth step every round: for each 20 he climbs, the remainder stays."""
    if state.round % 2 and state.q_step != TEMPLE - 1:
        return
    cost = state.options.step_cost
    total = sum(state.given)
    steps, _ = divmod(total - state.q_step * cost, cost)
    state.q_step = min(TEMPLE, state.q_step + steps)
    state.looked = state.given
    state.urn_seen = total - state.q_step * cost
    if events is not None:
        events.append(Climbed(steps, total, state.urn_seen))


def begin_sacrifice(state: AztecaState, events: list[Event] | None) -> None:
    """T15.2: all choose at once; T15.3: without `keep` everything that is left goes to Tezcatlipoca."""
    if state.options.keep:
        state.push(Sacrifice((0,) * state.seats, tuple(range(state.seats))))
    else:
        feed(state, state.sp, events)


def sacrifice_of(state: AztecaState) -> Sacrifice:
    """The choice on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Sacrifice)
    return frame


def advance_sacrifice(state: AztecaState, frame: Sacrifice, result: object, events: list[Event] | None) -> object:
    """T15.2: when all have chosen, all reveal together."""
    if frame.deciding:
        state.to_act = frame.deciding
        return WAIT
    state.pop()
    feed(state, tuple([amount or 0 for amount in frame.amounts]), events)
    return None


def chosen(state: AztecaState, seat: Seat) -> int:
    """What a seat has set aside for Tezcatlipoca so far."""
    return sacrifice_of(state).amounts[seat] or 0


def why_not_feed(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T15.2: of the remaining SP."""
    if chosen(state, seat) + action.number > state.sp[seat]:
        return no("T15.2", "too-few-points", points=state.sp[seat] - chosen(state, seat))
    return None


def set_aside(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T15.2: in secret."""
    frame = sacrifice_of(state)
    amounts = with_item(frame.amounts, seat, chosen(state, seat) + action.number)
    state.swap(Sacrifice(amounts, frame.deciding))
    if events is not None:
        events.append(Set(seat, action.number))


def end_choice(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T15.2: this seat has chosen."""
    frame = sacrifice_of(state)
    state.swap(Sacrifice(frame.amounts, tuple([other for other in frame.deciding if other != seat])))
    if events is not None:
        events.append(FedChosen(seat))


def feed(state: AztecaState, amounts: tuple[int, ...], events: list[Event] | None) -> None:
    """T15.2: revealed together; then a wrath card is drawn, and the white die rolled three times."""
    for seat, amount in enumerate(amounts):
        state.sacrifice(seat, -amount)
    state.fed = tuple([before + now for before, now in zip(state.fed, amounts, strict=True)])
    card = state.wrath[state.below(len(state.wrath))]
    state.wrath = tuple([other for other in state.wrath if other != card])
    if events is not None:
        events.append(Fed(amounts))
        events.append(Wrath(card))
    state.swap(Round("wrath", sum(amounts), card))
    roll(state, state.tlatoani, ("white",) * WRATH_ROLLS, events)


def judge(state: AztecaState, frame: Round, faces: Any, events: list[Event] | None) -> None:
    """T15.2: sum and best roll must reach the card, or he descends a step; all cards are used before reshuffling."""
    best = max(faces)
    total = frame.fed + best
    calm = total >= frame.wrath
    if not calm:
        state.tez_step += 1
    state.wrath = state.wrath or WRATH
    if events is not None:
        events.append(Judged(frame.fed, best, total, frame.wrath, calm, state.tez_step))


def end_reason(state: AztecaState) -> str | None:
    """T15.4, T15.5: the serpent is looked at first."""
    if state.q_step >= TEMPLE:
        return "temple"
    if state.tez_step >= UNDERWORLD:
        return "underworld"
    return None


def end_game(state: AztecaState, reason: str, events: list[Event] | None) -> None:
    """T15.4: the most SP given wins; in the underworld everybody loses. T15.1: now the urn is opened."""
    state.to_act = ()
    state.stack = (Round("over"),)
    state.looked = state.given
    state.urn_seen = sum(state.given) - state.q_step * state.options.step_cost
    state.outcome = outcome_of(state, reason)
    if events is not None:
        events.append(GameOver(state.outcome.winners, state.given, reason, state.outcome.tie_break))


def outcome_of(state: AztecaState, reason: str) -> Outcome:
    """T15.4: by SP given, assimilated cities, territories, wealth; still equal: shared. Else everybody has lost."""
    if reason != "temple":
        return Outcome((), state.given, reason)
    merit = [merits(state, seat) for seat in range(state.seats)]
    return Outcome.by_merit(merit, state.given, reason, ("assimilated", "territories", "wealth"))


def merits(state: AztecaState, seat: Seat) -> tuple[int, int, int, int]:
    """T15.4: what decides, in its sequence."""
    lands = state.lands[seat]
    ships = sum(state.ships[ZONES * seat : ZONES * seat + ZONES])
    wealth = state.tribute[seat] + ships * PRICES["ship"]
    wealth += state.warriors[seat] * PRICES["warrior"] + state.knights[seat] * PRICES["knight"]
    return state.given[seat], (lands & state.assimilated).bit_count(), lands.bit_count(), wealth


def gifts(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """No more than one holds."""
    return state.board.of_kind["quetzalcoatl"][: state.sp[seat]]


def offerings(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """No more than one has left."""
    return state.board.of_kind["tezcatlipoca"][: state.sp[seat] - chosen(state, seat)]


OFFER = {"quetzalcoatl": Rule(why_not_offer, offer, gifts, exact=True), "ruse": RUSE, "done": Rule(always, end_offer)}
SACRIFICE = {"tezcatlipoca": Rule(why_not_feed, set_aside, offerings, exact=True), "done": Rule(always, end_choice)}
