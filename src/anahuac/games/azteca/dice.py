"""T0.3, T6.4: dice, and the cards that can change them: Influence of the Tlenamacac, and a Ruse against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Chance
from anahuac.games.azteca.cards import has_card, if_held, play_card, why_not_card
from anahuac.games.azteca.events import Cancelled, Passed, Rerolled, Rolled
from anahuac.games.azteca.frames import Roll, Spell
from anahuac.games.azteca.material import LANCES
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def roll(state: AztecaState, roller: Seat, colours: tuple[Any, ...], events: list[Event] | None) -> None:
    """Roll dice together; the frame that rolls gets the faces when nobody changes them any more."""
    chance = Chance(state.chance)
    faces = tuple([chance.below(6) + 1 for _ in colours])
    state.chance = chance.state
    if events is not None:
        events.append(Rolled(roller, colours, faces))
    state.push(Roll(colours, faces, state.holders("influence"), roller))


def is_lance(colour: str, face: int) -> bool:
    """T0.3: the highest faces of a combat die show a lance."""
    return face > 6 - LANCES[colour]


def lances(colours: tuple[str, ...], faces: tuple[int, ...]) -> int:
    """Count the lances."""
    return sum([face > 6 - LANCES[colour] for colour, face in zip(colours, faces, strict=True)])


def advance_roll(state: AztecaState, frame: Roll, result: object, events: list[Event] | None) -> object:
    """T6.4: everybody with a card is asked, in order; then the dice lie."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    state.pop()
    return frame.faces


def why_not_influence(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: the card must be in hand, and the die on the table."""
    frame = state.stack[-1]
    assert isinstance(frame, Roll)
    if action.number >= len(frame.faces):
        return no("T6.3", "no-die", die=action.number + 1)
    return why_not_card(state, seat, "influence")


def influence(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: one die is to be rolled again, unless a Ruse cancels it."""
    play_card(state, seat, "influence", events)
    asking = tuple([other for other in state.holders("ruse") if other != seat])
    state.push(Spell(seat, action.number, asking))


def pass_roll(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.4: the next one is asked."""
    frame = state.stack[-1]
    assert isinstance(frame, Roll)
    if events is not None:
        events.append(Passed(seat))
    state.swap(Roll(frame.colours, frame.faces, frame.asking[1:], frame.roller))


def advance_spell(state: AztecaState, frame: Spell, result: object, events: list[Event] | None) -> object:
    """T6.4: everybody else with a card is asked for a Ruse; then the die is rolled again, and all are asked again."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    state.pop()
    reroll(state, frame.seat, frame.die, events)
    return None


def reroll(state: AztecaState, seat: Seat, die: int, events: list[Event] | None) -> None:
    """T6.3: the die gets a new face; it has just been rolled, so everybody may be asked again."""
    below = state.stack[-1]
    assert isinstance(below, Roll)
    face = state.below(6) + 1
    if events is not None:
        events.append(Rerolled(seat, die, below.colours[die], face))
    faces = with_item(below.faces, die, face)
    state.swap(Roll(below.colours, faces, state.holders("influence"), below.roller))


def why_not_cancel(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: a Ruse against an Influence."""
    return why_not_card(state, seat, "ruse")


def cancels(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing without a Ruse."""
    return state.board.of_kind["cancel"] if has_card(state, seat, "ruse") else ()


def cancel(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: the Influence is lost, and the questions about the dice go on."""
    play_card(state, seat, "ruse", events)
    if events is not None:
        events.append(Cancelled(seat))
    state.pop()
    below = state.stack[-1]
    assert isinstance(below, Roll)
    asking = tuple([other for other in below.asking if state.hands[other] and other in state.holders("influence")])
    state.swap(Roll(below.colours, below.faces, asking, below.roller))


def pass_spell(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.4: the next one is asked for a Ruse."""
    frame = state.stack[-1]
    assert isinstance(frame, Spell)
    if events is not None:
        events.append(Passed(seat))
    state.swap(Spell(frame.seat, frame.die, frame.asking[1:]))


ROLL = {"influence": Rule(why_not_influence, influence, if_held("influence")), "done": Rule(always, pass_roll)}
SPELL = {"cancel": Rule(why_not_cancel, cancel, cancels), "done": Rule(always, pass_spell)}
