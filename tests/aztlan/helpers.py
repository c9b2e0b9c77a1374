"""Small words for the tests of Aztlán: positions in, actions in the notation of records, counts out."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import anahuac

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from anahuac.core import Event
    from anahuac.games.aztlan.state import AztlanState

GAME = anahuac.game("aztlan")
BOARD = GAME.load_board()

BOX = {
    "mixcoatl": 3,
    "tepeyollotl": 3,
    "xipe": 3,
    "offering": 9,
    "sacred-games": 3,
    "rafts": 3,
    "tlatoani": 3,
    "eagle": 3,
}
"""Z0.4, written out a second time."""


def rest(*cards: str) -> list[str]:
    """All culture cards of the box except these."""
    return sorted((Counter(BOX) - Counter(cards)).elements())


def position(players: int = 3, top: list[str] | None = None, **fields: Any) -> AztlanState:
    """Set up a position. `top` are the uppermost cards of the deck, the rest lies below.

    After the choice, seats have chosen 9, 8, 7, 6 unless the position says otherwise.
    """
    if fields.get("phase", "choice") != "choice":
        fields.setdefault("cards", {seat: 9 - seat for seat in range(players)})
    if top is not None:
        dealt = [*fields.get("discard", []), *(card for hand in fields.get("culture", {}).values() for card in hand)]
        fields["deck"] = [*top, *rest(*top, *dealt)]
    return GAME.position(json.loads(json.dumps({"players": players, **fields})))


def conflict(pawns: dict[str, dict[int, int]], **fields: Any) -> AztlanState:
    """The conflict of age I of three. Unless told otherwise: powers 9, 8, 7 and the order 0, 1, 2."""
    return position(phase="conflict", pawns=pawns, **fields)


def play(state: AztlanState, *turns: str) -> list[Event]:
    """Play turns like `0: +tollan, -` and answer with what happened."""
    events: list[Event] = []
    for turn in turns:
        seat, _, actions = turn.partition(": ")
        for text in actions.split(", "):
            state.apply(int(seat), BOARD.catalogue.parse(text), events)
    return events


def expand(state: AztlanState, homes: dict[int, str]) -> list[Event]:
    """Play the whole expansion: every seat places all its pawns at home and moves none."""
    events: list[Event] = []
    while state.phase == "expansion":
        (seat,) = state.to_act
        events += play(state, f"{seat}: +{homes[seat]}, -")
    return events


def legal(state: AztlanState, seat: int) -> set[str]:
    return {str(action) for action in state.legal_actions(seat)}


def why(state: AztlanState, seat: int, text: str) -> str | None:
    """Name the clause that forbids an action, None if it is legal."""
    illegal = state.why_not(seat, BOARD.catalogue.parse(text))
    return illegal.clause if illegal else None


def at(state: AztlanState, territory: str) -> dict[int, int]:
    """Count the pawns in a territory by seat."""
    return {int(seat): count for seat, count in state.position().get("pawns", {}).get(territory, {}).items()}


def track(state: AztlanState) -> dict[int, list[int]]:
    """The score markers: for each occupied field its stack from the bottom to the top."""
    return {int(points): stack for points, stack in state.position()["track"].items()}


def of(events: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def random_action(state: AztlanState, seat: int, rng: Random) -> Any:
    """Choose any legal action; placing keeps to a part of the board, so that territories are shared often."""
    return rng.choice([action for action in state.legal_actions(seat) if action.kind != "place" or action.at % 3 == 0])


def random_states(players: int, rng: Random) -> Iterator[AztlanState]:
    """Go through a game of random actions; the state is the same object, changing."""
    state = GAME.new(players, seed=rng.getrandbits(64))
    while True:
        yield state
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        state.apply(seat, random_action(state, seat, rng))
