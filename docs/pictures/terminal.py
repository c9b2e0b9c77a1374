"""Takes the pictures of the terminal: golden games, as Rich draws them and Chromium shows them.

Run from the project's root: .venv/bin/python docs/pictures/terminal.py
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console

from anahuac.core import Record
from anahuac.drawings import drawing_of

ROOT = Path(__file__).parents[2]
CHROMIUM = ("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run")
PICTURES = (
    # the golden game, the ply, the seat that looks, the size of the picture
    ("aztlan/three-every-card", 205, 2, (1136, 1340)),
    ("mexica/three-all-fifteen", 140, 0, (1136, 980)),
    ("azteca/four-temple", 900, 0, (1136, 1730)),
)


def main() -> None:
    """Take all pictures."""
    for name, ply, seat, size in PICTURES:
        record = Record.parse((ROOT / "tests/golden" / f"{name}.record").read_bytes())
        game = record.game.name
        take(draw(record, ply, seat), ROOT / f"docs/pictures/{game}-terminal.png", size)


def draw(record: Record, ply: int, seat: int) -> str:
    """Draw a point of a game as a terminal shows it, as SVG in a font of this machine."""
    view = record.replay(ply=ply).view(seat)
    names = [record.names[seat] for seat in range(record.seats)]
    console = Console(record=True, width=92, force_terminal=True, color_system="truecolor", file=StringIO())
    drawing = drawing_of(record.game.name)
    console.print(drawing.map(view, names, 90))
    console.print(drawing.sheet(view, names))
    svg = console.export_svg(title=f"anahuac play {record.game.name}")
    return re.sub(r"@font-drawing \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")


def take(svg: str, picture: Path, size: tuple[int, int]) -> None:
    """Let Chromium make a picture of a drawing."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(f"<meta charset='utf-8'><body style='margin:0'>{svg}</body>", encoding="utf-8")
        options = (f"--window-size={size[0]},{size[1]}", f"--screenshot={picture}", f"--user-data-dir={folder}/profile")
        subprocess.run([*CHROMIUM, *options, page.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    main()
