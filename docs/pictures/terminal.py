"""Takes the README's picture: a golden game in the terminal, as Rich draws it and Chromium shows it.

Run from the project's root: .venv/bin/python docs/pictures/terminal.py
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console

from anahuac.cli.faces import FACES
from anahuac.core import Record

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1136, 1340
CHROMIUM = ("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run")


def main() -> None:
    """Draw the middle of the game of three and take a picture of it."""
    record = Record.parse((ROOT / "tests/golden/aztlan/three-every-card.record").read_bytes())
    view = record.replay(ply=205).view(2)
    names = [record.names[seat] for seat in range(record.seats)]
    console = Console(record=True, width=92, force_terminal=True, color_system="truecolor", file=StringIO())
    face = FACES["aztlan"]
    console.print(face.map(view, names, 90))
    console.print(face.sheet(view, names))
    svg = console.export_svg(title="anahuac play aztlan")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(f"<meta charset='utf-8'><body style='margin:0'>{svg}</body>", encoding="utf-8")
        picture = ROOT / "docs/pictures/aztlan-terminal.png"
        size = (f"--window-size={WIDTH},{HEIGHT}", f"--screenshot={picture}", f"--user-data-dir={folder}/profile")
        subprocess.run([*CHROMIUM, *size, page.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    main()
