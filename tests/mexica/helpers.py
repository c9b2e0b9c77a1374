"""Small words for the tests of Mexica: drawn positions in, actions in the notation of records, clauses out.

A drawing has a word for each square:

    .  lake      #  land      P  start square      C  emblem square      ~  printed canal      =  canal
    h  v         a canal with a bridge along the row or along the column (~h ~v on the printed canal)
    a3 b1 n2     a temple of seat 0, of seat 1, a neutral one, and its height
    t6           the token of a founded district
    @0           the noble of seat 0, alone on land or behind what it stands on: P@0 h@1
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from anahuac.core import find_game
from anahuac.games.mexica.board import SHELF, MexicaBoard
from tests.mexica.scatter import SMALL

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from anahuac.core import Event
    from anahuac.games.mexica.state import MexicaState

GAME = find_game("mexica")
BOARD = SHELF.load()

NO_TEMPLES = {"0": [0, 0, 0, 0], "1": [0, 0, 0, 0]}
"""A supply in which neither of two players has a temple."""

WORD = re.compile(
    r"(?P<base>[.#PC~=])?(?P<axis>[hv])?(?:(?P<owner>[abcdn])(?P<height>\d))?(?:t(?P<size>\d+))?(?:@(?P<seat>\d))?"
)


def read(drawing: str) -> tuple[MexicaBoard, dict[str, Any]]:
    """Take a drawing apart into a board and what lies on it."""
    rows = []
    data: dict[str, Any] = {"canals": [], "bridges": [], "temples": [], "tokens": [], "nobles": {}}
    for number, line in enumerate(drawing.strip().splitlines(), 1):
        letters = ""
        for column, word in enumerate(line.split()):
            found = WORD.fullmatch(word)
            assert found, f"what is {word!r}?"
            letters += _put(data, f"{chr(ord('a') + column)}{number}", **found.groupdict())
        rows.append(letters)
    content = "\n".join(rows).encode()
    return SHELF.put(f"drawn-{sha256(content).hexdigest()[:12]}", content), data


def _put(data: dict[str, Any], at: str, *, base: str | None, axis: str | None, **what: Any) -> str:
    """Note what a word says about a square and answer with the letter of the square on the board."""
    if base == "=" or (axis and base is None):
        data["canals"].append(at)
        base = "#"
    if axis:
        data["bridges"].append({"at": at, "axis": axis})
    if what["owner"]:
        owner = "neutral" if what["owner"] == "n" else "abcd".index(what["owner"])
        data["temples"].append({"at": at, "owner": owner, "height": int(what["height"])})
    if what["size"]:
        data["tokens"].append({"at": at, "size": int(what["size"])})
    if what["seat"]:
        data["nobles"][what["seat"]] = at
    return base or "#"


def board_of(name: str) -> MexicaBoard:
    """A board that comes with the game, or one of the small ones of the tests."""
    return SHELF.put(f"small-{name}", "\n".join(SMALL[name]).encode()) if name in SMALL else SHELF.load(name)


def draw(drawing: str, changes: dict[str, str] | None = None, **fields: Any) -> MexicaState:
    """Set up a drawn position, with other words on some squares: `draw(ISLE, {"c5": "h@0"})`.

    As many play as there are nobles. It is round 2, so that nothing is protected (M9).
    """
    rows = [line.split() for line in drawing.strip().splitlines()]
    for square, word in (changes or {}).items():
        rows[int(square[1:]) - 1][ord(square[0]) - ord("a")] = word
    board, data = read("\n".join(map(" ".join, rows)))
    data |= {"players": len(data["nobles"]), "round": 2, **fields}
    return GAME.position(json.loads(json.dumps(data)), board)


def position(**fields: Any) -> MexicaState:
    """Set up a position on the usual board."""
    return GAME.position(json.loads(json.dumps(fields)))


def play(state: MexicaState, *turns: str) -> list[Event]:
    """Play turns like `0: Kc7, Nc8, .` and answer with what happened."""
    events: list[Event] = []
    for turn in turns:
        seat, _, actions = turn.partition(": ")
        for text in actions.split(", "):
            state.apply(int(seat), state.board.catalogue.parse(text), events)
    return events


def legal(state: MexicaState, *kinds: str) -> set[str]:
    """What the seat that is to act may do, all or only some kinds."""
    seat = state.to_act[0]
    return {str(action) for action in state.legal_actions(seat) if not kinds or action.kind in kinds}


def why(state: MexicaState, text: str, seat: int | None = None) -> str | None:
    """Name the clause that forbids an action, None if it is legal."""
    illegal = state.why_not(state.to_act[0] if seat is None else seat, state.board.catalogue.parse(text))
    return illegal.clause if illegal else None


def reason(state: MexicaState, text: str) -> str | None:
    """Name the text that says why an action is illegal."""
    illegal = state.why_not(state.to_act[0], state.board.catalogue.parse(text))
    return illegal.reason.id if illegal else None


def sizes(state: MexicaState) -> list[int]:
    """The sizes of all districts."""
    return sorted(district.bit_count() for district in (*state.districts, *state.founded))


def of(events: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def random_states(state: MexicaState, rng: Random) -> Iterator[MexicaState]:
    """Play at random to the end, stopping before every action; kinds are drawn first, so that all are played often."""
    while state.to_act:
        yield state
        (seat,) = state.to_act
        actions = state.legal_actions(seat)
        kinds = sorted({action.kind for action in actions})
        kind = rng.choice([kind for kind in kinds if kind != "end"] or kinds) if rng.random() < 0.9 else "end"
        some = [action for action in actions if action.kind == kind] or actions
        state.apply(seat, rng.choice(some))
