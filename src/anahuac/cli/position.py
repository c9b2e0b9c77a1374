"""`anahuac position`: draw any point of a game, and ask about it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text as RichText

from anahuac import bots
from anahuac.cli.console import out
from anahuac.cli.parameters import AsJson, BoardSource, read_json, told
from anahuac.cli.show import Audience, seat_names, show_actions, show_board, show_sheet
from anahuac.core import Seat, SetupError, State, Text, find_game


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
    board: BoardSource = None,
    json: AsJson = False,
) -> None:
    """Draw a position; list what is legal, say why something is not, show a seat's view, ask a bot."""
    data = read_json(file)
    named = data.get("game") if isinstance(data, dict) else None
    played = find_game(game or (named if isinstance(named, str) else "aztlan"))
    state = played.position(data, played.load_board(board) if board else None)
    seats = state.seats
    for given in (seat, view):
        if given is not None and given not in range(seats):
            raise SetupError(Text("position-no-seat", seat=given, last=seats - 1))
    asked = seat if seat is not None else (*state.to_act, 0)[0]
    if json:
        shown = state.position() if view is None else state.view(view)
        out.out(msgspec.json.format(msgspec.json.encode(shown), indent=1).decode())
        return
    names = seat_names(played, state.options, seats)
    shown_view = state.view(asked if view is None else view)
    show_board(shown_view, names)
    show_sheet(shown_view, names)
    if legal:
        show_actions(state, asked, Audience(names, asked))
    if why is not None:
        explain(state, asked, why, names)
    if hint:
        advise(state, asked, names)


def explain(state: State, seat: Seat, text: str, names: Sequence[str]) -> None:
    """Say why an action is not legal, or that it is."""
    illegal = state.why_not(seat, state.board.catalogue.parse(text))
    if illegal is None:
        out.print(RichText(str(Text("cli-legal", action=text)), style="green"))
    else:
        reason = Text("illegal", clause=illegal.clause, reason=illegal.reason)
        out.print(RichText(Audience(names, seat).told(reason), style="yellow"))


def advise(state: State, seat: Seat, names: Sequence[str]) -> None:
    """Ask a bot what it would do."""
    if seat not in state.to_act:
        raise SetupError(Text("cli-no-hint", seat=names[seat]))
    with out.status(str(Text("cli-thinking"))):
        action, reason = bots.advise(state.view(seat))
    words = state.game.describe(action, state.board)
    advice = Text("cli-hint", action=str(action), words=words, reason=reason)
    out.print(RichText(Audience(names, seat).told(advice), style="cyan"))
