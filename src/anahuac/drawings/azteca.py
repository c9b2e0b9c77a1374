"""Azteca in the terminal: a map of the valley, the territories as a list, the players and the gods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from anahuac.core import Text
from anahuac.drawings.canvas import Canvas
from anahuac.drawings.drawing import Drawing
from anahuac.games.azteca.board import SHELF
from anahuac.games.azteca.material import ARMIES, PEOPLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Seat
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.view import AztecaView

GROUND = "#6f6247"
WATER = "#3f8fb5"
PLAIN = ("#dcc48f", "#cdb27a", "#e6d3a6", "#bfa46c")
"""Shades, so that neighbours can be told apart."""
WET = {"marsh": "#a9a866", "chinampas": "#93ab7c"}
VALLEY = "#8a7548"
LANDS = {"aztecs": "#6fae6a", "toltecs": "#d1705a", "chichimecs": "#e7c65a", "tepanecs": "#6b8fcf"}
PIECES = {
    "aztecs": ("#ffffff", "#14532d"),
    "toltecs": ("#ffffff", "#8f1520"),
    "chichimecs": ("#1d1208", "#f4c20d"),
    "tepanecs": ("#ffffff", "#1f3f9e"),
}
INK = "#1d1208"
PAPER = "#f6e7c1"


class AztecaDrawing(Drawing):
    """Draws views of Azteca."""

    def map(self, view: AztecaView, names: Sequence[str], width: int) -> RichText:
        board = SHELF.load(view.board).data
        owner = owners(view)
        neutral = neutral_colours(SHELF.load(view.board))
        colours = [
            LANDS[people_of(view, owner[place.id])] if place.id in owner else neutral[number]
            for number, place in enumerate(board.territories)
        ]
        outlines = tuple(place.polygon for place in board.places)
        canvas = Canvas(outlines, colours + [WATER] * len(board.lakes), GROUND, width)
        for zone, lake in enumerate(board.lakes):
            canvas.write(lake.center, 0, [(lake.name, Style(color="#ffffff", bgcolor=WATER, italic=True))])
            canvas.write(lake.center, 1, self._ships(view, zone))
        for number, place in enumerate(board.territories):
            name = f"*{place.name}*" if place.kind == "capital" else place.name
            canvas.write(place.center, 0, [(name, Style(color=INK, bgcolor=PAPER))])
            canvas.write(place.center, 1, [*self._armies(view, place.id), *self._marks(view, number, place.id)])
        return RichText("\n").join([*canvas.lines(), RichText(str(Text("azteca-legend")))])

    def table(self, view: AztecaView, names: Sequence[str]) -> Table:
        board = SHELF.load(view.board)
        owner = owners(view)
        standing = board.dam_mask(view.dams)
        table = Table(box=None, pad_edge=False)
        for heading in ("territory", "owner", "pieces", "harbours", "neighbours"):
            table.add_column(str(Text(f"azteca-head-{heading}")))
        for number, place in enumerate(board.data.territories):
            seat = owner.get(place.id)
            pieces = RichText.assemble(*self._armies(view, place.id), *self._marks(view, number, place.id))
            table.add_row(
                place.id,
                "–" if seat is None else names[seat],
                pieces,
                " ".join(place.lakes),
                " ".join(board.named(board.with_dams[standing][number])),
            )
        return table

    def sheet(self, view: AztecaView, names: Sequence[str]) -> Group:
        where = Text("azteca-sheet-round", round=view.round, phase=Text(f"azteca-phase-{view.phase}"))
        gods = Text(
            "azteca-sheet-gods",
            quetzalcoatl=view.quetzalcoatl,
            urn=view.urn_seen,
            tezcatlipoca=view.tezcatlipoca,
            wrath=", ".join(map(str, view.wrath)) or "–",
        )
        lines = [gods, *self._own(view)]
        return Group(
            RichText(str(where), style="bold"),
            self._players(view, names),
            *(RichText(str(line)) for line in lines),
        )

    def _players(self, view: AztecaView, names: Sequence[str]) -> Table:
        """List the seats in order of play; what only its owner knows is a question mark."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for heading in ("player", "lands", "fighters", "pochtecas", "tribute", "sacrifices", "hand", "armies"):
            table.add_column(str(Text(f"azteca-head-{heading}")))
        for seat in view.order:
            armies = "  ".join(
                f"{letter} {place}" for letter, place in zip(ARMIES, view.armies[seat], strict=False) if place
            )
            table.add_row(
                "▶" if seat in view.to_act else "",
                RichText(f" {self._mark(view, seat)} {names[seat]} ", self._style(view, seat)),
                str(len(view.lands[seat])),
                f"{view.warriors[seat]}+{view.knights[seat]}",
                str(view.pochtecas[seat]),
                _known(view.tribute[seat]),
                _known(view.sacrifices[seat]),
                str(view.hand_sizes[seat]),
                armies,
            )
        return table

    def _own(self, view: AztecaView) -> list[Text]:
        """What only this seat knows: its cards, and what its armies and its reserve are made of."""
        if view.seat is None:
            return []
        hand, groups = view.hands[view.seat], view.fighters[view.seat]
        cards = Text.joined([Text(f"azteca-card-{card}") for card in hand or ()])
        forces = ", ".join(
            f"{label} {group[0]}+{group[1]}"
            for label, group in zip((*ARMIES, str(Text("azteca-reserve"))), groups or (), strict=False)
        )
        return [Text("azteca-sheet-hand", cards=cards if hand else "–"), Text("azteca-sheet-forces", forces=forces)]

    def _armies(self, view: AztecaView, place: str) -> list[tuple[str, Style]]:
        return [
            (f"{self._mark(view, seat)}{letter} ", self._style(view, seat))
            for seat in view.order
            for letter, at in zip(ARMIES, view.armies[seat], strict=False)
            if at == place
        ]

    def _marks(self, view: AztecaView, number: int, place: str) -> list[tuple[str, Style]]:
        """Population counters, assimilation, catastrophes."""
        style = Style(color=INK, bgcolor=PAPER)
        marks = "☼" * view.population[number] + "✓" * (place in view.assimilated) + "☇" * (place in view.struck)
        return [(marks, style)] if marks else []

    def _ships(self, view: AztecaView, zone: int) -> list[tuple[str, Style]]:
        return [
            (f"{self._mark(view, seat)}▲{view.ships[seat][zone]} ", self._style(view, seat))
            for seat in view.order
            if view.ships[seat][zone]
        ]

    def _mark(self, view: AztecaView, seat: Seat) -> str:
        """The first letters of a people: whose a piece is, so that colour is not the only sign."""
        return str(Text(f"azteca-people-{people_of(view, seat)}"))[:2]

    def _style(self, view: AztecaView, seat: Seat) -> Style:
        ink, colour = PIECES[people_of(view, seat)]
        return Style(color=ink, bgcolor=colour, bold=True)


def neutral_colours(board: AztecaBoard) -> list[str]:
    """Give every territory the colour of its terrain; of plain ones, neighbours get different shades."""
    shades: list[int] = []
    colours = []
    for number, place in enumerate(board.data.territories):
        taken = {shades[other] for other in range(number) if board.land[number] >> other & 1}
        shades.append(next(shade for shade in range(len(board.ids)) if shade not in taken))
        plain = PLAIN[shades[-1] % len(PLAIN)]
        colours.append(VALLEY if place.kind == "valley" else WET.get(place.terrain, plain))
    return colours


def people_of(view: AztecaView, seat: Seat) -> str:
    """Name the people of a seat."""
    return (view.options.peoples or PEOPLES[: view.seats])[seat]


def owners(view: AztecaView) -> dict[str, Seat]:
    """Whose each territory is."""
    return {id: seat for seat, lands in enumerate(view.lands) for id in lands}


def _known(value: int | None) -> str:
    return "?" if value is None else str(value)
