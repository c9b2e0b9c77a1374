"""`anahuac position`: draw any point of a game, and ask about it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.text import Text as RichText

from anahuac.bots import Adviser
from anahuac.cli.console import out
from anahuac.cli.parameters import AsJson, BoardSource, read_bytes, read_json, read_record, told
from anahuac.cli.replay import replay_record
from anahuac.cli.show import Audience, seat_names, show_actions, show_board, show_rules, show_sheet
from anahuac.core import Game, PositionError, Record, Seat, SetupError, State, Text, all_games, find_game

RECORD = re.compile(rb"\s*(;[^\n]*\n\s*)*\[[A-Z]\w* \"")
"""How a record begins: with a tag, perhaps after comments."""


def position(
    file: Annotated[Path, Parameter(help=told("cli-help-position"))],
    /,
    *,
    game: Annotated[str | None, Parameter(help=told("cli-help-position-game"))] = None,
    legal: Annotated[bool, Parameter(negative="", help=told("cli-help-legal"))] = False,
    why: Annotated[str | None, Parameter(help=told("cli-help-why"), allow_leading_hyphen=True)] = None,
    seat: Annotated[int | None, Parameter(help=told("cli-help-seat"))] = None,
    view: Annotated[int | None, Parameter(help=told("cli-help-view"))] = None,
    hint: Annotated[bool, Parameter(negative="", help=told("cli-help-hint"))] = False,
    ply: Annotated[int | None, Parameter(help=told("cli-help-position-ply"), validator=Number(gte=0))] = None,
    board: BoardSource = None,
    json: AsJson = False,
) -> None:
    """Draw a position; list what is legal, say why something is not, show a seat's view, ask a bot."""
    state, names, record = read_position(file, game, ply, board)
    seats = state.seats
    for given in (seat, view):
        if given is not None and given not in range(seats):
            raise SetupError(Text("position-no-seat", seat=given, last=seats - 1))
    asked = seat if seat is not None else (*state.to_act, 0)[0]
    if json:
        shown = state.position() if view is None else state.view(view)
        out.out(msgspec.json.format(msgspec.json.encode(shown), indent=1).decode())
        return
    shown_view = state.view(asked if view is None else view)
    show_board(shown_view, names)
    show_sheet(shown_view, names)
    if record is not None:
        show_rules(record, ply)
    if legal:
        show_actions(state, asked, Audience(names, asked))
    if why is not None:
        explain(state, asked, why, names)
    if hint:
        advise(state, asked, names, Adviser())


def read_position(
    file: Path, game: str | None, ply: int | None, board: str | None
) -> tuple[State, list[str], Record | None]:
    """Set up what a file describes, a position or a point of a record; return the names and the record as well."""
    if RECORD.match(read_bytes(file)):
        record = read_record(file, board)
        return replay_record(record, file, ply, board), [str(name) for name in record.called], record
    if ply is not None:
        raise SetupError(Text("cli-ply-of-position", file=str(file)))
    data = read_json(file)
    played = find_game(game) if game else game_of(data)
    state: State = played.position(data, played.load_board(board) if board else None)
    return state, seat_names(played, state.options, state.seats), None


def game_of(data: object) -> Game:
    """Find the game of a position: the one it names, else the only one that has such positions."""
    if isinstance(data, dict) and "game" in data:
        return find_game(str(data["game"]))
    fitting = [game for game in all_games() if has_form(game, data)]
    if len(fitting) != 1:
        raise SetupError(Text("cli-position-which-game", games=", ".join(game.name for game in all_games())))
    return fitting[0]


def has_form(game: Game, data: object) -> bool:
    """Return whether data has the fields of a game's positions, possible or not."""
    try:
        game.position(data)
    except PositionError as error:
        return all(reason.id != "position-format" for reason in error.reasons)
    return True


def explain(state: State, seat: Seat, text: str, names: Sequence[str]) -> None:
    """Say why an action is not legal, or that it is."""
    illegal = state.why_not_typed(seat, text)
    if illegal is None:
        out.print(RichText(str(Text("cli-legal", action=text)), style="green"))
    else:
        reason = Text("illegal", clause=illegal.clause, reason=illegal.reason)
        out.print(RichText(Audience(names, seat).told(reason), style="yellow"))


def advise(state: State, seat: Seat, names: Sequence[str], adviser: Adviser) -> None:
    """Ask a bot what it would do."""
    if seat not in state.to_act:
        raise SetupError(Text("cli-no-hint", seat=names[seat]))
    with out.status(str(Text("cli-thinking"))):
        planned = adviser.plan(state.view(seat))[0]
    action, reason = state.board.catalogue[planned.action], planned.reason
    words = state.game.describe(action, state.board)
    advice = Text("cli-hint", action=str(action), words=words, reason=reason)
    out.print(RichText(Audience(names, seat).told(advice), style="cyan"))
