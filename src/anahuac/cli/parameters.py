"""What several commands take, and how it is read."""

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from anahuac.core import Record, RecordError, SetupError, Text
from anahuac.core.record import MAX_SIZE


def told(id: str) -> str:
    """Put a help text into words, in the language chosen for this run."""
    return str(Text(id))


GameName = Annotated[str, Parameter(help=told("cli-help-game"))]
Players = Annotated[int | None, Parameter(help=told("cli-help-players"))]
Seed = Annotated[int | None, Parameter(help=told("cli-help-seed"))]
BoardSource = Annotated[str | None, Parameter(help=told("cli-help-board"))]
OptionList = Annotated[list[str] | None, Parameter(name="--option", negative="", help=told("cli-help-option"))]
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
