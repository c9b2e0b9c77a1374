"""Takes a short animated picture of each game for the README: some moves of a golden game, as the browser plays them.

Run from the project's root, after `python3 run.py test` has installed everything:

    .venv/bin/python -m docs.pictures.films
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from docs.pictures.browser import ROOT, import_game
from PIL import Image
from playwright.sync_api import sync_playwright
from tests.e2e.house import FLAGS, free_port, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = {"mexica": 24, "aztlan": 49, "azteca": 183}
"""The move after which each film begins."""
VIEWPORT = {"width": 1280, "height": 800}
SIZE = (800, 500)
FRAMES = 24
PAUSE = 500
"""Milliseconds from one frame to the next."""
QUALITY = 62


def film(browser: Browser, address: str, game: str) -> None:
    """Play some moves and keep what is seen."""
    context = browser.new_context(base_url=address, locale="en", color_scheme="light", viewport=VIEWPORT)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/about")
    table = import_game(page, game).partition("?")[0]
    page.goto(f"{table}?move={FIRST[game]}")
    page.wait_for_selector(".board svg")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Play", exact=True).click()
    frames = []
    for _ in range(FRAMES):
        page.wait_for_timeout(PAUSE)
        shot = Image.open(io.BytesIO(page.screenshot()))
        frames.append(shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
    context.close()
    file = ROOT / "docs" / "pictures" / f"film-{game}.webp"
    first, *others = frames
    first.save(file, save_all=True, append_images=others, duration=PAUSE + 200, loop=0, quality=QUALITY, method=4)


def main() -> None:
    """Take a film of each game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "anahuac.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for game in FIRST:
            film(browser, address, game)
        browser.close()


if __name__ == "__main__":
    main()
