"""Showing a state: the map or the list, the players, and what was told so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.cli.console import out
from anahuac.cli.faces import FACES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from anahuac.core import Event, Game, Options, Seat, State, View

MAP_WIDTH = 90
MIN_WIDTH = 70


def seat_names(game: Game, options: Options, seats: int) -> list[str]:
    """Name the seats in the chosen language."""
    return [str(name) for name in game.seat_names(options, seats)]


def show_board(view: View, names: Sequence[str]) -> None:
    """Draw the map, where the terminal can show it, else list the board."""
    face = FACES[view.game]
    width = min(out.width, MAP_WIDTH)
    if out.color_system is None or width < MIN_WIDTH:
        out.print(face.table(view, names))
    else:
        out.print(face.map(view, names, width))


def show_table(view: View, names: Sequence[str]) -> None:
    """List the board."""
    out.print(FACES[view.game].table(view, names))


def show_sheet(view: View, names: Sequence[str]) -> None:
    """Show the players."""
    out.print(FACES[view.game].sheet(view, names))


def show_story(
    state: State, events: Iterable[Event], seat: Seat | None, names: Sequence[str], all: bool = False
) -> None:
    """Tell what happened, as a seat may know it, or all of it."""
    for event in events:
        seen = event if all else event.seen_by(seat)
        if seen is not None:
            out.print(str(state.game.tell(seen, state.board, names)))


def show_actions(state: State, seat: Seat) -> None:
    """List the legal actions with their numbers; few of them also in words."""
    actions = state.legal_actions(seat)
    if len(actions) <= 12:
        for number, action in enumerate(actions, 1):
            out.print(f"{number:3}  {action!s:24} {state.game.describe(action, state.board)}", markup=False)
        return
    cells = [f"{number:3} {action}" for number, action in enumerate(actions, 1)]
    wide = max(map(len, cells)) + 2
    columns = max(1, out.width // wide)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        out.print("".join(f"{cell:{wide}}" for cell in cells[row::rows]).rstrip(), markup=False)
