"""What several commands take, and how it is read."""

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec.inspect import Type

from anahuac.bots.registry import BOTS
from anahuac.core import Game, Record, RecordError, SetupError, Text, all_games
from anahuac.core.record import MAX_SIZE
from anahuac.core.settings import types_of


def told(id: str) -> str:
    """Put a help text into words, in the language chosen for this run."""
    return str(Text(id))


def option_types(game: Game) -> dict[str, Type]:
    """Return the type of each option of a game."""
    options: type = game.options
    return types_of(options)


def complete_game(context: object) -> list[str]:
    """List the games for a shell that completes what is typed."""
    return [game.name for game in all_games()]


def complete_bots(context: object) -> list[str]:
    """List the bots for a shell that completes what is typed."""
    return list(BOTS)


def complete_option(context: object) -> list[str]:
    """List all options as `name=` for a shell that completes what is typed."""
    return sorted({f"{name}=" for game in all_games() for name in option_types(game)})


GameName = Annotated[str, Parameter(help=told("cli-help-game"), completer=complete_game)]
Players = Annotated[int | None, Parameter(help=told("cli-help-players"))]
Seed = Annotated[int | None, Parameter(help=told("cli-help-seed"))]
BoardSource = Annotated[str | None, Parameter(help=told("cli-help-board"))]
OptionList = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help=told("cli-help-option"), completer=complete_option),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help=told("cli-help-json"))]


def read_options(settings: list[str] | None) -> dict[str, str]:
    """Read `name=value` pairs."""
    pairs = [setting.partition("=") for setting in settings or ()]
    for name, sign, _ in pairs:
        if not sign:
            raise SetupError(Text("cli-bad-option", option=name[:40]))
    return {name: value for name, _, value in pairs}


def read_bytes(file: Path) -> bytes:
    """Read a file of reasonable size."""
    try:
        with file.open("rb") as stream:
            return stream.read(MAX_SIZE + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SetupError(Text("cli-unreadable", file=str(file), reason=reason)) from None


def read_record(file: Path, board: str | None = None) -> Record:
    """Read a record from a file; an error names the file and the line."""
    try:
        return Record.parse(read_bytes(file), board)
    except RecordError as error:
        raise bad_record(file, error) from None


def bad_record(file: Path, error: RecordError) -> SetupError:
    """Say which file cannot be read or replayed, and why."""
    found = SetupError(Text("cli-bad-record", file=str(file), reason=error.text))
    found.names = error.names
    return found


def read_json(file: Path) -> Any:
    """Read JSON data from a file."""
    try:
        return json.loads(read_bytes(file))
    except (ValueError, RecursionError) as error:
        raise SetupError(Text("cli-bad-json", file=str(file), reason=str(error)[:200])) from None
