"""Records: a whole game as a text that a person can read, in the spirit of PGN.

    [Game "aztlan"]
    [Rules "2"]
    [Board "aztlan"]
    [Seats "3"]
    [Seed "7"]
    [Seat0 "Ana"]

    0: P7                          ; a comment
    2: +tollan, tollan>mictlan
    *

Tags first; then the actions, the actions of one seat in a row on a line; then `*` while the game goes on or `#`
when it is over, so that a file that was cut off can be told from a whole one.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core.errors import AnahuacError, PositionError, RecordError, SetupError, UnknownAction
from anahuac.core.parts import drawing
from anahuac.core.registry import find_game
from anahuac.core.text import Text
from anahuac.core.types import Options, Outcome, Seat
from anahuac.core.upgrades import Difference, Upgrading, can_upgrade, why_stopped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from anahuac.core.board import Board
    from anahuac.core.event import Event
    from anahuac.core.game import Game, State
    from anahuac.core.upgrades import Ply

MAX_SIZE = 4_000_000
"""Characters of the longest record that is read."""

_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\.)*)"\]')
_TURN = re.compile(r"(\d{1,2}):\s*(\S.*)")
_OURS = {"Game", "Rules", "Board", "Seats", "Options", "Seed", "SeedHash", "Position", "Result", "Scores", "End"}
_NEEDED = ("Game", "Rules", "Board", "Seats", "Seed")


def seed_hash(seed: int) -> str:
    """The fingerprint of a seed: published before the game, so that the seed can be checked after it."""
    return sha256(str(seed).encode()).hexdigest()


@dataclass(slots=True, repr=False)
class Record:
    """A game as it was played: how it was set up, and every action with the seat that took it."""

    game: Game
    seats: int
    options: Options
    seed: int
    board: str
    names: dict[Seat, str] = field(default_factory=dict)
    plies: list[Ply] = field(default_factory=list)
    outcome: Outcome | None = None
    tags: dict[str, str] = field(default_factory=dict)
    """Tags that are not ours (a date, a place), kept as they are."""
    lines: list[int] = field(default_factory=list)
    """The line of each ply in the text that this record was read from."""
    difference: Difference | None = None
    """Where today's rules differ from those it was played by: `plies` ends there, `outcome` is the original one."""
    position: dict[str, Any] | None = None
    """Where the game was begun, as `docs/positions.md` describes it; None: at its start."""

    @classmethod
    def parse(cls, text: str | bytes, board: str | Path | None = None) -> Record:
        """Read a record; `RecordError` names the line and the reason if it cannot be read.

        A record of older rules is upgraded: its tag `Upgraded` names the version, and `difference` says why only the
        beginning could be, if so. `board` is the name or file of a board that is not known yet.
        """
        return _Reader(text).record(board)

    @classmethod
    def parse_running(cls, text: str | bytes) -> Record:
        """Read what was saved of a running game: without its seed, and with `?` for actions that its seat did not see.

        It cannot be played again.
        """
        return _Reader(text).running()

    @property
    def called(self) -> list[Text | str]:
        """The names of the players, or what they play where no name is known."""
        played = self.game.seat_names(self.options, self.seats)
        return [self.names.get(seat, name) for seat, name in enumerate(played)]

    def start(self, board: Board | None = None) -> State:
        """Set up the game this record began with; `board` if it was not played on one of the game's own."""
        if board is not None and board.name != self.board:
            raise RecordError(1, Text("record-other-board", board=self.board[:60], given=board.name))
        if self.position is not None:
            return self._begun(board or self.game.load_board(self.board))
        return self.game.new(self.seats, self.options, self.seed, board or self.board)

    def _begun(self, board: Board) -> State:
        """Set the position up that this record began with."""
        try:
            state = self.game.position(self.position, board)
        except PositionError as error:
            raise SetupError(error.text) from None
        if (state.seats, state.options) != (self.seats, self.options):
            raise SetupError(Text("record-other-position"))
        return state

    def replay(self, ply: int | None = None, events: list[Event] | None = None, board: Board | None = None) -> State:
        """Play the actions again, all or as many as `ply` says; an illegal one is a `RecordError`."""
        *_, state = self.states(ply, events, board)
        return state

    def states(
        self, ply: int | None = None, events: list[Event] | None = None, board: Board | None = None
    ) -> Iterator[State]:
        """Play the actions again and yield the state before the first and after each. It is one object that changes."""
        try:
            state = self.start(board)
        except SetupError as error:
            raise RecordError(1, error.text) from None
        yield state
        for number, (seat, text) in enumerate(self.plies[:ply]):
            try:
                state.apply(seat, state.board.catalogue.parse(text), events)
            except AnahuacError as error:
                line = self.lines[number] if self.lines else number + 1
                raise RecordError(line, why_stopped(number + 1, (seat, text), error), self.called) from None
            yield state

    def verify(self, board: Board | None = None) -> State:
        """Replay everything and check that the game ends as the record says."""
        state = self.replay(board=board)
        line = self.lines[-1] if self.lines else 1
        if self.difference is not None:
            raise RecordError(line, self.difference.text, self.called)
        if state.outcome != self.outcome:
            raise RecordError(line, wrong_result(self.outcome, state.outcome))
        return state

    def upgrade(self, version: int, board: Board | None = None) -> None:
        """Rewrite the actions of an older version of the rules, as far as they can be played today."""
        old, lines = tuple(self.plies), self.lines
        self.plies, self.lines = [], []
        upgrading = Upgrading(self.start(board), version)
        for number, (ply, line) in enumerate(zip(old, lines, strict=True)):
            try:
                new = upgrading.act(ply)
            except UnknownAction as error:  # an upgrade knows every word of the old notation
                raise RecordError(line, why_stopped(number + 1, ply, error), self.called) from None
            except AnahuacError as error:
                reason = why_stopped(number + 1, ply, error)
                self.difference = Difference(version, number, old, self.game.rules_version, reason)
                return
            self.plies += new
            self.lines += [line] * len(new)
        outcome = upgrading.state.outcome
        if self.outcome not in (None, outcome):
            reason = wrong_result(self.outcome, outcome)
            self.difference = Difference(version, len(old), old, self.game.rules_version, reason)
            return
        self.outcome = outcome
        self.tags.setdefault("Upgraded", str(version))

    def __repr__(self) -> str:
        end = "not finished" if self.outcome is None else _result(self.outcome)
        return f"<Record of {self.game.name}: {self.seats} players, {len(self.plies)} actions, {end}>"

    def _repr_html_(self) -> str:
        drawn: str = drawing("record_html")(self)
        return drawn

    def __str__(self) -> str:
        seed = {"Seed": str(self.seed)}
        if self.position is not None:
            seed["Position"] = msgspec.json.encode(self.position).decode()
        if self.difference is not None:
            return self._written(self.difference.plies, self.outcome, seed, self.difference.version)
        return self._written(self.plies, self.outcome, seed)

    def seen(self, plies: list[Ply]) -> str:
        """Write the record of a running game without its seed, for somebody who may not know everything."""
        return self._written(plies, None, {})

    def _written(
        self, plies: Sequence[Ply], outcome: Outcome | None, seed: dict[str, str], version: int | None = None
    ) -> str:
        tags = {
            "Game": self.game.name,
            "Rules": str(version or self.game.rules_version),
            "Board": self.board,
            "Seats": str(self.seats),
            "Options": " ".join(f"{name}={value}" for name, value in self.options.written().items()),
            **seed,
            "SeedHash": seed_hash(self.seed),
            **{f"Seat{seat}": name for seat, name in sorted(self.names.items())},
            **self.tags,
        }
        if outcome is not None:
            tags["Result"] = _ranking(outcome)
            tags["Scores"] = " ".join(map(str, outcome.scores))
            tags["End"] = outcome.reason
        head = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items() if value]
        turns = groupby(plies, key=itemgetter(0))
        body = [f"{seat}: {', '.join(text for _, text in turn)}" for seat, turn in turns]
        return "\n".join([*head, "", *body, "*" if outcome is None else "#", ""])


def _escaped(value: str) -> str:
    return re.sub(r"\s+", " ", value).replace("\\", "\\\\").replace('"', '\\"')


def _ranking(outcome: Outcome) -> str:
    """Write the ranking, with an equals sign between seats that share a place: `2 > 0 = 1`."""
    return " > ".join(" = ".join(map(str, place)) for place in outcome.ranking) or "-"


def wrong_result(told: Outcome | None, found: Outcome | None) -> Text:
    """Say that a game ends differently when it is played again."""
    return Text("record-wrong-result", told=_result(told), found=_result(found))


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    return f"{_ranking(outcome)} ({' '.join(map(str, outcome.scores))}; {outcome.reason})"


class _Reader:
    """Reads a record line by line and remembers the line of each action."""

    def __init__(self, text: str | bytes) -> None:
        self.tags: dict[str, tuple[str, int]] = {}
        self.plies: list[Ply] = []
        self.lines: list[int] = []
        self.end = ""
        self.last = 0
        for self.last, line in enumerate(_decoded(text).splitlines(), 1):
            self._line(line.strip())
        if not self.end:
            raise RecordError(max(self.last, 1), Text("record-truncated"))

    def _line(self, line: str) -> None:
        if not line or line.startswith(";"):
            return
        if self.end:
            raise self._wrong("record-after-end")
        if tag := _TAG.fullmatch(line):
            self._tag(tag[1], re.sub(r"\\(.)", r"\1", tag[2]))
        elif turn := _TURN.fullmatch(line.partition(";")[0].strip()):
            for text in turn[2].split(","):
                self.plies.append((int(turn[1]), " ".join(text.split())))
                self.lines.append(self.last)
        elif line.partition(";")[0].strip() in ("*", "#"):
            self.end = line[0]
        else:
            raise self._wrong("record-garbage", text=line[:40])

    def _tag(self, name: str, value: str) -> None:
        if self.plies:
            raise self._wrong("record-late-tag", tag=name[:40])
        if name in self.tags:
            raise self._wrong("record-double-tag", tag=name[:40])
        self.tags[name] = value, self.last

    def _wrong(self, id: str, **args: object) -> RecordError:
        return RecordError(self.last, Text(id, **args))

    def _number(self, name: str) -> int:
        value, line = self.tags[name]
        if not re.fullmatch(r"[0-9]{1,39}", value):
            raise RecordError(line, Text("record-number", tag=name, value=value[:40]))
        return int(value)

    def record(self, board: str | Path | None) -> Record:
        """Make the record of what was read, after checking the tags against the game; upgrade it if it is old."""
        if "Seed" not in self.tags and "SeedHash" in self.tags:
            self._need(_NEEDED[:-1])
            raise RecordError(1, Text("record-running"))
        self._need(_NEEDED)
        seed = self._number("Seed")
        record = self._setup(seed)
        if "SeedHash" in self.tags and self.tags["SeedHash"][0] != seed_hash(seed):
            raise RecordError(self.tags["SeedHash"][1], Text("record-seed-hash"))
        record.outcome = self._outcome()
        if (version := self._number("Rules")) != record.game.rules_version:
            with self._at_game():
                record.upgrade(version, _known_board(record) if board is None else record.game.load_board(board))
        return record

    def running(self) -> Record:
        """Make the record of a running game; only one of today's rules can be read."""
        self._need(_NEEDED[:-1])
        record = self._setup(0)
        if self._number("Rules") != record.game.rules_version:
            raise self._other_version(record.game)
        return record

    @contextmanager
    def _at_game(self) -> Iterator[None]:
        """Report what cannot be set up at the line that names the game."""
        try:
            yield
        except RecordError:
            raise
        except AnahuacError as error:
            raise RecordError(self.tags["Game"][1], error.text) from None

    def _need(self, names: Sequence[str]) -> None:
        for name in names:
            if name not in self.tags:
                raise RecordError(1, Text("record-missing-tag", tag=name))

    def _other_version(self, game: Game) -> RecordError:
        reason = Text("record-version", version=self._number("Rules"), ours=game.rules_version)
        return RecordError(self.tags["Rules"][1], reason)

    def _setup(self, seed: int) -> Record:
        with self._at_game():
            game = find_game(self.tags["Game"][0])
            if not can_upgrade(game, self._number("Rules")):
                raise self._other_version(game)
            options = game.options.read(self._options())
            game.check_setup(self._number("Seats"), options, seed)
        seats = self._number("Seats")
        names = {seat: self.tags[f"Seat{seat}"][0] for seat in range(seats) if f"Seat{seat}" in self.tags}
        known = _OURS | {f"Seat{seat}" for seat in range(seats)}
        return Record(
            game=game,
            seats=seats,
            options=options,
            seed=seed,
            board=self.tags["Board"][0],
            names=names,
            plies=self.plies,
            tags={tag: value for tag, (value, _) in self.tags.items() if tag not in known},
            lines=self.lines,
            position=self._position(),
        )

    def _position(self) -> dict[str, Any] | None:
        if "Position" not in self.tags:
            return None
        value, line = self.tags["Position"]
        try:
            found: dict[str, Any] = msgspec.json.decode(value, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise RecordError(line, Text("record-bad-position")) from None
        return found

    def _options(self) -> dict[str, str]:
        value, line = self.tags.get("Options", ("", 0))
        pairs = [pair.partition("=") for pair in value.split()]
        if any(not sign for _, sign, _ in pairs):
            raise RecordError(line, Text("record-options", value=value[:40]))
        return {name: setting for name, _, setting in pairs}

    def _outcome(self) -> Outcome | None:
        if self.end == "*":
            return None
        for name in ("Result", "Scores", "End"):
            if name not in self.tags:
                raise RecordError(self.last, Text("record-missing-tag", tag=name))
        try:
            result = self.tags["Result"][0]
            places = [] if result == "-" else result.split(" > ")
            ranking = tuple(tuple(map(int, place.split(" = "))) for place in places)
            scores = tuple(map(int, self.tags["Scores"][0].split()))
        except ValueError:
            raise RecordError(self.tags["Result"][1], Text("record-bad-result")) from None
        return Outcome(ranking, scores, self.tags["End"][0])


def _known_board(record: Record) -> Board:
    """Find the board of a record among the known ones, never as a file."""
    board: Board | None = record.game.shelf.find(record.board)
    if board is None:
        known = ", ".join(record.game.shelf.names)
        raise SetupError(Text("unknown-board", board=record.board[:60], known=known))
    return board


def _decoded(text: str | bytes) -> str:
    if len(text) > MAX_SIZE:
        raise RecordError(1, Text("record-too-long", limit=MAX_SIZE))
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(text[: error.start].count(b"\n") + 1, Text("record-not-text")) from None
