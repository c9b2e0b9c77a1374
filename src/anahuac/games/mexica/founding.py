"""M4: founding districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule
from anahuac.games.mexica.canals import why_not_empty
from anahuac.games.mexica.districts import measure
from anahuac.games.mexica.events import Founded
from anahuac.games.mexica.material import token_values
from anahuac.games.mexica.points import pay
from anahuac.games.mexica.tokens import remove_tokens

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_found(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M4.1: where the noble is, whether the district can be founded, and with which token; M4.2: on which square."""
    home = state.home
    if not home:
        return Illegal("M4.1", Text("mexica-on-bridge"))
    if home in state.founded:
        return Illegal("M4.1", Text("mexica-has-token"))
    if action.value not in state.open_tokens:
        return Illegal("M4.1", Text("mexica-no-token", size=action.value))
    if home.bit_count() != action.value:
        return Illegal("M4.1", Text("mexica-wrong-size", size=action.value, district=home.bit_count()))
    if not home & state.board.ground & ~(state.built | state.standing):
        return Illegal("M4.1", Text("mexica-no-square-left"))
    return why_not_in_home(state, action.at, "M4.2")


def why_not_in_home(state: MexicaState, at: int, clause: str) -> Illegal | None:
    """M4.2, M7.1: an empty square of the noble's district that is not a palace square."""
    board = state.board
    if board.palace >> at & 1:
        return Illegal(clause, Text("mexica-palace", square=board.names[at]))
    if state.land >> at & 1 and not state.home >> at & 1:
        return Illegal(clause, Text("mexica-elsewhere", square=board.names[at]))
    if board.lake >> at & 1:
        return Illegal(clause, Text("mexica-lake", square=board.names[at]))
    return why_not_empty(state, at, clause)


def found(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M4.2: the token lies there for good, and no canal is ever laid in the district; M4.3: who scores."""
    pay(state, seat, 0)
    home, size = state.home, action.value
    state.built |= action.bit
    state.soil &= ~home
    state.districts = tuple([district for district in state.districts if district != home])
    state.founded = tuple(sorted([*state.founded, home]))
    place = state.open_tokens.index(size)
    state.open_tokens = state.open_tokens[:place] + state.open_tokens[place + 1 :]
    _, second, third = token_values(size)
    others = tuple(other for other, cell in enumerate(state.nobles) if other != seat and home >> cell & 1)
    gains = [second if other == seat else third if other in others else 0 for other in range(state.seats)]
    state.scores = tuple(map(int.__add__, state.scores, gains))
    if events is not None:
        events.append(Founded(seat, state.board.names[action.at], size, second, others, third))
    measure(state)
    remove_tokens(state, events)


FOUND = Rule(why_not_found, found)
