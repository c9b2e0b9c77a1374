"""Small words for the tests of Azteca: positions in, actions in the notation of records, loaded dice."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any

from anahuac.core import Chance, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.core import Event
    from anahuac.games.azteca.state import AztecaState

GAME = find_game("azteca")
BOARD = GAME.load_board()
HOMES = ("tenochtitlan", "colhuacan", "texcoco", "azcapotzalco")


def position(players: int = 3, **fields: Any) -> AztecaState:
    """Set up a position: Aztecs, Toltecs, Chichimecs and Tepanecs on the seats 0 to 3."""
    return GAME.position(json.loads(json.dumps({"players": players, **fields})))


def owned(*lands: tuple[int, str]) -> dict[str, dict[str, int]]:
    """Territories and their owners."""
    return {id: {"owner": seat} for seat, id in lands}


def army(at: str, warriors: int = 0, knights: int = 0, **fields: Any) -> dict[str, Any]:
    return {"at": at, "warriors": warriors, "knights": knights, **fields}


def war(turn: int = 1, players: int = 3, **fields: Any) -> AztecaState:
    """Phase 7 with a marker of this seat in hand and none in the bag."""
    return position(players, **{"phase": 7, "turn": turn, "bag": [], **fields})


def play(state: AztecaState, *turns: str) -> list[Event]:
    """Play turns like `1: A>chalco, .` and answer with what happened."""
    events: list[Event] = []
    for turn in turns:
        seat, _, actions = turn.partition(":")
        for text in actions.split(","):
            state.apply(int(seat), GAME.action(text.strip()), events)
    return events


@cache
def seed_for(faces: tuple[int, ...]) -> int:
    """A chance with which the next dice show these faces."""
    for seed in count(1):
        chance = Chance(seed)
        if all(chance.below(6) + 1 == face for face in faces):
            return seed
    raise AssertionError


def load(state: AztecaState, *faces: int) -> AztecaState:
    """Let the next dice show these faces."""
    state.chance = seed_for(faces)
    return state


def legal(state: AztecaState, seat: int) -> set[str]:
    return {str(action) for action in state.legal_actions(seat)}


def why(state: AztecaState, seat: int, text: str) -> str | None:
    """The clause that forbids an action."""
    illegal = state.why_not(seat, GAME.action(text))
    if illegal is None:
        return None
    assert illegal.reason.tell("en")
    assert illegal.reason.tell("de")
    return illegal.clause


def of(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def at(id: str) -> int:
    return BOARD.index[id]


def owner(state: AztecaState, id: str) -> int:
    return state.owner(at(id))


def force(state: AztecaState, seat: int, group: str) -> tuple[int, int]:
    packed = state.fighters[4 * seat + "ABCR".index(group)]
    return packed & 15, packed >> 4


def place(state: AztecaState, seat: int, letter: str) -> str | None:
    where = state.army_at[3 * seat + "ABC".index(letter)]
    return None if where < 0 else BOARD.areas[where]


def random_states(players: int, seed: int, options: Any = None) -> Iterator[AztecaState]:
    """Go through a random game; the same object, changed at every step."""
    state, chance = GAME.new(players, options, seed), Chance(seed)
    while state.to_act:
        yield state
        seat = chance.pick(state.to_act)
        state.apply(seat, chance.pick(state.legal_actions(seat)))
    yield state
