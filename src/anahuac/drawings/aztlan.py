"""Aztlán in the terminal: a coloured map, the players, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from anahuac.core import Text
from anahuac.core.text import roman
from anahuac.drawings.canvas import Canvas
from anahuac.drawings.drawing import Drawing
from anahuac.games.aztlan.board import SHELF
from anahuac.games.aztlan.material import TERRAIN_OF_POWER, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Seat
    from anahuac.games.aztlan.view import AztlanView

COLOURS = {
    "desert": "#dcb46e",
    "fields": "#a9bf5a",
    "jungle": "#3f7d4a",
    "mountains": "#93898a",
    "city": "#b8573c",
    "lake": "#3f8fb5",
    "sea": "#12303f",
}
INK = "#1d1208"
PAPER = "#f6e7c1"
PIECES = {
    "serpent": ("#ffffff", "#a3161f"),
    "ocelot": ("#1d1208", "#f4c20d"),
    "coyote": ("#ffffff", "#14532d"),
    "quetzal": ("#ffffff", "#1f3f9e"),
    "coyote-quetzal": ("#ffffff", "#14532d"),
    "ocelot-serpent": ("#1d1208", "#f4c20d"),
}


class AztlanDrawing(Drawing):
    """Draws views of Aztlán."""

    def map(self, view: AztlanView, names: Sequence[str], width: int) -> RichText:
        board = SHELF.load(view.board).data
        colours = [COLOURS[place.terrain] for place in board.territories] + [COLOURS["lake"]] * len(board.lakes)
        canvas = Canvas(tuple(face.polygon for face in board.faces), colours, COLOURS["sea"], width)
        for at, territory in enumerate(board.territories):
            canvas.write(territory.center, 0, [(territory.name, Style(color=INK, bgcolor=PAPER))])
            pieces = [self._badge(view, seat, view.pawns[seat][at]) for seat in view.order if view.pawns[seat][at]]
            marked = [("!", Style(color="#ffffff", bgcolor="#d1001f"))] if territory.id in view.unsettled else []
            canvas.write(territory.center, 1, pieces + marked)
        return RichText("\n").join([*canvas.lines(), legend()])

    def table(self, view: AztlanView, names: Sequence[str]) -> Table:
        board = SHELF.load(view.board)
        table = Table(box=None, pad_edge=False)
        for heading in ("territory", "terrain", "lakes", "pawns", "neighbours"):
            table.add_column(str(Text(f"aztlan-head-{heading}")))
        lakes = {lake.id: lake.name for lake in board.data.lakes}
        for at, territory in enumerate(board.data.territories):
            pawns = RichText(" ").join(
                RichText(*self._badge(view, seat, view.pawns[seat][at])) for seat in view.order if view.pawns[seat][at]
            )
            if territory.id in view.unsettled:
                pawns.append(" !")
            neighbours = [id for id in board.ids if board.neighbours[at] >> board.index[id] & 1]
            table.add_row(
                territory.id,
                str(Text(f"aztlan-terrain-{territory.terrain}")),
                ", ".join(lakes[lake] for lake in territory.lakes),
                pawns,
                " ".join(neighbours),
            )
        return table

    def sheet(self, view: AztlanView, names: Sequence[str]) -> Group:
        age = Text("aztlan-sheet-age", age=roman(view.age), phase=Text(f"aztlan-phase-{view.phase}"))
        parts: list[RichText | Table] = [RichText(str(age), style="bold"), self._players(view, names)]
        if view.seat is not None and view.culture[view.seat] is not None:
            cards = [str(Text(f"aztlan-card-{card}")) for card in view.culture[view.seat] or ()]
            parts.append(RichText(str(Text("aztlan-sheet-culture", cards=", ".join(cards) or "–"))))
        parts.append(RichText(str(Text("aztlan-sheet-deck", deck=view.deck_size, played=len(view.discard)))))
        return Group(*parts)

    def _players(self, view: AztlanView, names: Sequence[str]) -> Table:
        """List the seats in order of play."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for heading in ("player", "points", "card", "unplayed", "culture", "to-place", "supply", "removed"):
            table.add_column(str(Text(f"aztlan-head-{heading}")))
        for seat in view.order:
            card = view.cards[seat]
            acting = "▶" if seat in view.to_act else ""
            table.add_row(
                acting,
                RichText(f" {names[seat]} ", self._style(view, seat)),
                str(view.scores[seat]),
                "–" if card is None else f"{card} {terrain_name(card)}",
                " ".join(map(str, view.unplayed[seat])),
                str(view.culture_sizes[seat]),
                str(view.to_place[seat]),
                str(view.supply[seat]),
                str(view.removed[seat]),
            )
        return table

    def _kind(self, view: AztlanView, seat: Seat) -> str:
        """Whose pawns a seat moves: a people's, or a faction's in a game for two."""
        return view.factions[seat] if view.factions else view.options.people_of(view.seats)[seat]

    def _style(self, view: AztlanView, seat: Seat) -> Style:
        ink, colour = PIECES[self._kind(view, seat)]
        return Style(color=ink, bgcolor=colour, bold=True)

    def _badge(self, view: AztlanView, seat: Seat, pawns: int) -> tuple[str, Style]:
        """Pawns as the initial of their people and their number, so that colour is not the only sign."""
        first = self._kind(view, seat).partition("-")[0]
        return f"{str(Text(f'aztlan-people-{first}'))[0]}{pawns}", self._style(view, seat)


def legend() -> RichText:
    """Say which colour is which terrain, and what an exclamation mark means."""
    swatches = [("  ", Style(bgcolor=COLOURS[terrain])) for terrain in TERRAINS]
    words = [f" {Text(f'aztlan-terrain-{terrain}')}   " for terrain in TERRAINS]
    parts = [part for pair in zip(swatches, words, strict=True) for part in pair]
    return RichText.assemble(*parts, ("!", "bold red"), f" {Text('aztlan-legend-unsettled')}")


def terrain_name(power: int) -> Text:
    """Name the terrain of a power card."""
    return Text(f"aztlan-terrain-{TERRAIN_OF_POWER.get(power, 'wild')}")
