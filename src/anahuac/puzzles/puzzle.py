"""A puzzle, where puzzles are kept, and whether a try solves one."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from anahuac.core import SetupError, State, Text, all_games, find_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

    from anahuac.core import Action, Catalogue, Seat
    from anahuac.puzzles.maker import Maker

Unit = Literal["points", "chance"]


class Other(msgspec.Struct, frozen=True):
    """What else could be done, and how much it is worth less than the solution."""

    line: tuple[str, ...]
    loss: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, whose turn it is, and the turn that is clearly best."""

    id: str
    game: str
    theme: str
    seat: int
    rating: int
    """How hard it is: about 800 if every bot finds it, 1,900 if none does at a glance."""
    unit: Unit
    """What losses are counted in: points, or a chance to win from 0 to 1."""
    line: tuple[str, ...]
    """The solution in the game's notation: a decision, or a whole turn."""
    others: tuple[Other, ...]
    reason: dict[str, Any]
    """Why it is good: a text as data."""
    position: dict[str, Any]
    origin: dict[str, Any]
    """The game it is from: its players, its seed, and after how many actions."""

    def state(self) -> State:
        """Set the position up."""
        return find_game(self.game).position(self.position)

    @property
    def margin(self) -> float:
        """How much the second-best turn is worth less."""
        return self.others[0].loss


class Header(msgspec.Struct):
    """The first line of a file of puzzles: what it was made with, and how far it has come."""

    game: str
    seed: int
    played: int = 0


class Verdict(NamedTuple):
    """What a try came to: the state it led to, and whether it solves the puzzle; None if the turn is not over."""

    state: State
    solved: bool | None


def puzzle_id(position: object, seat: Seat) -> str:
    """Make the id of a puzzle out of what it is."""
    return sha256(msgspec.json.encode([position, seat], order="sorted")).hexdigest()[:10]


def maker_of(game: str) -> Maker | None:
    """Find what makes and judges the puzzles of a game; not every game has puzzles."""
    found: Maker | None = find_game(game).parts.load("puzzles")
    return found


def tried(puzzle: Puzzle, actions: Sequence[int | str]) -> Verdict:
    """Try actions of the puzzle's seat one after the other, up to its solution or the end of the turn."""
    maker = maker_of(puzzle.game)
    assert maker is not None
    begin = puzzle.state()
    state, solved = begin.copy(), None
    done: list[Action] = []
    for given in actions:
        if solved is not None:
            break
        action = _named(state, given)
        state.apply(puzzle.seat, action)
        done.append(action)
        solved = maker.verdict(puzzle, begin, state, done)
    return Verdict(state, solved)


def _named(state: State, given: int | str) -> Action:
    catalogue: Catalogue[Action] = state.board.catalogue
    return catalogue.parse(given) if isinstance(given, str) else catalogue[given]


def read_puzzles(content: bytes, source: str) -> tuple[Header, list[Puzzle]]:
    """Read a file of puzzles: a header, then one puzzle a line."""
    try:
        first, *lines = content.splitlines()
        return msgspec.json.decode(first, type=Header), [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except (msgspec.DecodeError, ValueError) as error:
        raise SetupError(Text("cli-bad-json", file=source, reason=str(error)[:200])) from None


def written(header: Header, puzzles: Sequence[Puzzle]) -> bytes:
    """Write a file of puzzles."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *puzzles))


@cache
def shipped(game: str, folder: Path | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the program, and those of a folder where more were made."""
    found: dict[str, Puzzle] = {}
    for place in (files("anahuac.puzzles") / "data", folder):
        file = place / f"{game}.jsonl" if place is not None else None
        if file is not None and file.is_file():
            for puzzle in read_puzzles(file.read_bytes(), str(file))[1]:
                if puzzle.game == game:
                    found.setdefault(puzzle.id, puzzle)
    return tuple(found.values())


def of_the_day(day: date, folder: Path | None = None) -> Puzzle | None:
    """Choose the puzzle of a day: the games take turns, and each goes through all of its puzzles."""
    ready = [puzzles for game in all_games() if (puzzles := shipped(game.name, folder))]
    if not ready:
        return None
    turn, number = divmod(day.toordinal(), len(ready))[::-1]
    mixed = sorted(ready[turn], key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    return mixed[number % len(mixed)]
