"""Showing a state: the map or the list, the players, and what was told so far."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from anahuac.cli.console import out
from anahuac.core import Text
from anahuac.drawings import drawing_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from anahuac.core import Action, Event, Game, Options, Record, Seat, State, View

MAP_WIDTH = 90
MIN_WIDTH = 70
FEW = 12
MANY = 100
EXAMPLES = 6


class Audience(NamedTuple):
    """Who reads what is shown: what the players are called, and on which seat the reader sits, if on one."""

    names: Sequence[str]
    seat: Seat | None = None

    def told(self, text: Text) -> str:
        """Put a text into words."""
        return text.tell(names=self.names, reader=self.seat)


def seat_names(game: Game, options: Options, seats: int) -> list[str]:
    """Name the seats in the chosen language."""
    return [str(name) for name in game.seat_names(options, seats)]


def show_board(view: View, names: Sequence[str]) -> None:
    """Draw the map, where the terminal can show it, else list the board."""
    drawing = drawing_of(view.game)
    width = min(out.width, MAP_WIDTH)
    if out.color_system is None or width < MIN_WIDTH:
        out.print(drawing.table(view, names))
    else:
        out.print(drawing.map(view, names, width))


def show_table(view: View, names: Sequence[str]) -> None:
    """List the board."""
    out.print(drawing_of(view.game).table(view, names))


def show_sheet(view: View, names: Sequence[str]) -> None:
    """Show the players."""
    out.print(drawing_of(view.game).sheet(view, names))


def show_story(state: State, events: Iterable[Event], audience: Audience, all: bool = False) -> None:
    """Tell what happened, as the reader may know it, or all of it."""
    for event in events:
        seen = event if all else event.seen_by(audience.seat)
        if seen is not None:
            out.print(audience.told(state.game.tell(seen, state.board)))


def show_actions(state: State, seat: Seat, audience: Audience, beginning: str = "") -> None:
    """List the legal actions with their numbers: a few in words, many in columns, very many by their kind.

    With a prefix, only those whose notation begins with it, however many there are.
    """
    numbered = [
        (number, action)
        for number, action in enumerate(state.legal_actions(seat), 1)
        if action.text.lower().startswith(beginning.lower())
    ]
    if len(numbered) <= FEW:
        for number, action in numbered:
            out.print(f"{number:3}  {action!s:24} {audience.told(state.game.describe(action, state.board))}")
    elif len(numbered) <= MANY or beginning:
        show_columns(numbered)
    else:
        show_kinds(state.game, numbered)


def show_columns(numbered: Sequence[tuple[int, Action]]) -> None:
    """List actions in columns."""
    cells = [f"{number:3} {action}" for number, action in numbered]
    wide = max(map(len, cells)) + 2
    columns = max(1, out.width // wide)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        out.print("".join(f"{cell:{wide}}" for cell in cells[row::rows]).rstrip())


def show_kinds(game: Game, numbered: Sequence[tuple[int, Action]]) -> None:
    """Show how many actions of each kind there are, and the first ones."""
    for kind, group in groupby(numbered, key=lambda pair: pair[1].kind):
        ones = list(group)
        shown = "  ".join(f"{number} {action}" for number, action in ones[:EXAMPLES])
        more = f"  … ({len(ones)})" if len(ones) > EXAMPLES else ""
        out.print(f"{game.describe_kind(kind)}: {shown}{more}")
    out.print(str(Text("cli-list-more")), style="dim")


def show_rules(record: Record, ply: int | None) -> None:
    """Say that a record of older rules was upgraded, or why it ends here and how the game ended originally."""
    if ply not in (None, len(record.plies)):
        return
    version = record.tags.get("Upgraded")
    if record.difference is not None:
        out.print(record.difference.text.tell(names=record.called), style="yellow")
        if record.outcome is not None:
            places = [seat for place in record.outcome.ranking for seat in place]
            seats = places or range(record.seats)
            scores = Text.listed(f"{record.called[seat]} {record.outcome.scores[seat]}" for seat in seats)
            result = Text("cli-result-then" if places else "cli-no-winner-then", scores=scores)
            out.print(str(result), style="yellow")
    elif version is not None:
        words = Text("cli-upgraded", version=version, today=record.game.rules_version)
        out.print(str(words), style="dim")
