"""`anahuac replay`: a recorded game again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.cli.console import out
from anahuac.cli.parameters import BoardSource, bad_record, read_record, told
from anahuac.cli.show import Audience, show_board, show_rules, show_sheet, show_story
from anahuac.core import Event, Record, RecordError, SetupError, State, Text


def replay(
    file: Annotated[Path, Parameter(help=told("cli-help-record"))],
    /,
    *,
    ply: Annotated[int | None, Parameter(help=told("cli-help-ply"), validator=Number(gte=0))] = None,
    verify: Annotated[bool, Parameter(negative="", help=told("cli-help-verify"))] = False,
    board: BoardSource = None,
) -> None:
    """Tell a recorded game and draw where it ends, or where it stood after some actions."""
    record = read_record(file, board)
    events: list[Event] = []
    state = replay_record(record, file, ply, board, events, verify)
    names = [str(name) for name in record.called]
    if verify:
        out.print(str(Text("cli-verified", plies=len(record.plies))))
        return
    show_story(state, events, Audience(names), all=True)
    view = state.view(None)
    show_board(view, names)
    show_sheet(view, names)
    show_rules(record, ply)


def replay_record(
    record: Record,
    file: Path,
    ply: int | None,
    board: str | None,
    events: list[Event] | None = None,
    verify: bool = False,
) -> State:
    """Play a record again up to a ply; what is wrong with it names its file."""
    place = record.game.load_board(board) if board else None
    if ply is not None and ply > len(record.plies):
        raise SetupError(Text("cli-ply-too-large", ply=ply, plies=len(record.plies)))
    try:
        if verify:
            record.verify(place)
        return record.replay(ply, events, place)
    except RecordError as error:
        raise bad_record(file, error) from None
