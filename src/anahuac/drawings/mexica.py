"""Mexica in the terminal: a coloured grid, the players, the districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from anahuac.core import Text
from anahuac.core.text import roman
from anahuac.drawings.drawing import Drawing
from anahuac.games.mexica.board import SHELF
from anahuac.games.mexica.material import COLOURS, token_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.games.mexica.view import MexicaView

LAKE = "#12303f"
WATER = "#3f8fb5"
LAND = ("#dcb46e", "#d2a85f")
"""Two shades, so that the squares can be told apart."""
FOUNDED = ("#b9c27a", "#aeb86d")
PALACE = "#b8573c"
INK = "#1d1208"
WOOD = "#4a2c12"
PLAYERS = (("#ffffff", "#1c1c1c"), ("#ffffff", "#6b6f76"), ("#1d1208", "#fff3cf"), ("#ffffff", "#a3161f"))
NEUTRAL = ("#1d1208", "#c9c4b8")
WIDE = 4
"""Columns of a square; it is two lines high."""

Letters = list[tuple[str, Style]]


def mark(owner: int | str) -> str:
    """The first letters of a colour: whose a piece is."""
    return str(Text("mexica-neutral" if owner == "neutral" else f"mexica-colour-{COLOURS[int(owner)]}"))[:2]


class MexicaDrawing(Drawing):
    """Draws views of Mexica."""

    def map(self, view: MexicaView, names: Sequence[str], width: int) -> RichText:
        board = SHELF.load(view.board)
        columns = range(len(board.rows[0]))
        head = "   " + "".join(f"{chr(ord('a') + column):^{WIDE}}" for column in columns)
        squares = Squares(view)
        lines = [RichText(head, style="bold")]
        for row in range(len(board.rows)):
            drawn = [squares.draw(f"{chr(ord('a') + column)}{row + 1}", row + column) for column in columns]
            for half, label in enumerate((f"{row + 1:2} ", "   ")):
                lines.append(RichText.assemble((label, "bold"), *(part for square in drawn for part in square[half])))
        return RichText("\n").join([*lines, RichText(str(Text("mexica-legend")))])

    def table(self, view: MexicaView, names: Sequence[str]) -> Group:
        """List the districts, and everything on the board."""
        temples = [f"{mark(temple.owner)}▲{temple.height} {temple.at}" for temple in view.temples]
        lists = {
            "canals": view.canals,
            "bridges": [f"{bridge.at} {bridge.axis}" for bridge in view.bridges],
            "temples": temples,
            "tokens": [f"({token.size}) {token.at}" for token in view.tokens],
        }
        lines = [Text(f"mexica-list-{name}", squares=", ".join(items) or "–") for name, items in lists.items()]
        return Group(self._districts(view, names), *(RichText(str(line)) for line in lines))

    def _districts(self, view: MexicaView, names: Sequence[str]) -> Table:
        """List the districts: their size, whether they are founded, who has how much weight, their squares."""
        table = Table(box=None, pad_edge=False)
        for heading in ("size", "founded"):
            table.add_column(str(Text(f"mexica-head-{heading}")))
        owners = [*names, *([str(Text("mexica-neutral"))] if view.seats == 2 else [])]
        for name in owners:
            table.add_column(name, justify="right")
        table.add_column(str(Text("mexica-head-squares")))
        for district in sorted(view.districts, key=lambda district: -len(district.squares)):
            founded = str(Text("mexica-founded")) if district.founded else ""
            weights = map(str, view.weights(district))
            table.add_row(str(len(district.squares)), founded, *weights, " ".join(district.squares))
        return table

    def sheet(self, view: MexicaView, names: Sequence[str]) -> Group:
        where = Text("mexica-sheet-round", period=roman(view.period), round=view.round, ap=view.ap)
        tokens = ", ".join(f"{size} ({'/'.join(map(str, token_values(size)))})" for size in view.open_tokens)
        lines = [
            Text("mexica-sheet-tokens", tokens=tokens or "–"),
            Text("mexica-sheet-removed", tokens=", ".join(map(str, view.removed)) or "–"),
            Text(
                "mexica-sheet-supply",
                doubles=view.doubles,
                singles=view.singles,
                bridges=view.spare_bridges,
                chips=view.spare_chips,
            ),
        ]
        if view.carrying:
            lines.append(Text("mexica-sheet-carrying", square=view.carrying.at))
        return Group(
            RichText(str(where), style="bold"), self._players(view, names), *(RichText(str(line)) for line in lines)
        )

    def _players(self, view: MexicaView, names: Sequence[str]) -> Table:
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for heading in ("player", "points", "noble", "chips", "temples"):
            table.add_column(str(Text(f"mexica-head-{heading}")))
        for seat, name in enumerate(names):
            stock = "  ".join(f"{count}×{height}" for height, count in enumerate(view.stock[seat], 1))
            ink, colour = PLAYERS[seat]
            table.add_row(
                "▶" if seat in view.to_act else "",
                RichText(f" {mark(seat)} {name} ", Style(color=ink, bgcolor=colour, bold=True)),
                str(view.scores[seat]),
                view.nobles[seat] or "–",
                str(view.chips[seat]),
                stock,
            )
        return table


class Squares:
    """What lies on each square, ready to be drawn."""

    def __init__(self, view: MexicaView) -> None:
        board = SHELF.load(view.board)
        self.land = set(board.named(board.land))
        self.palace = set(board.named(board.palace))
        self.starts = set(board.named(board.starts))
        self.canals = set(view.canals)
        self.bridges = {bridge.at: bridge.axis for bridge in view.bridges}
        self.lifted = (view.carrying.at, view.carrying.axis) if view.carrying else ("", "")
        self.temples = {temple.at: temple for temple in view.temples}
        self.tokens = {token.at: token.size for token in view.tokens}
        self.nobles = {square: seat for seat, square in enumerate(view.nobles) if square}
        self.founded = {square for district in view.districts if district.founded for square in district.squares}

    def draw(self, square: str, shade: int) -> tuple[Letters, Letters]:
        """Draw a square in two lines; letters say whose a piece is, so that colour is not the only sign."""
        ground = Style(color=INK, bgcolor=self._ground(square, shade))
        upper, lower = self._piece(square, ground), [(" " * WIDE, ground)]
        if square in self.nobles:
            ink, colour = PLAYERS[self.nobles[square]]
            badge = (f"♟{mark(self.nobles[square])}", Style(color=ink, bgcolor=colour, bold=True))
            lower = [badge, (" ", ground)]
        return upper, lower

    def _ground(self, square: str, shade: int) -> str:
        if square in self.canals:
            return WATER
        if square not in self.land:
            return LAKE
        if square in self.palace:
            return PALACE
        return (FOUNDED if square in self.founded else LAND)[shade % 2]

    def _piece(self, square: str, ground: Style) -> Letters:
        if square == self.lifted[0]:
            return [("┄┄┄┄" if self.lifted[1] == "h" else " ┆┆ ", ground + Style(color=WOOD))]
        if square in self.bridges:
            return [("════" if self.bridges[square] == "h" else " ║║ ", ground + Style(color=WOOD, bold=True))]
        if square in self.temples:
            temple = self.temples[square]
            ink, colour = NEUTRAL if temple.owner == "neutral" else PLAYERS[int(temple.owner)]
            return [(f"{mark(temple.owner)}▲{temple.height}", Style(color=ink, bgcolor=colour, bold=True))]
        if square in self.tokens:
            return [(f"({self.tokens[square]})".ljust(WIDE), ground + Style(bold=True))]
        if square in self.palace:
            return [(" ⌂  " if square in self.starts else " ◆  ", ground + Style(color="#f6e7c1"))]
        return [(" " * WIDE, ground)]
