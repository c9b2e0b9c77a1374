"""Takes the pictures of the browser client: the main screens, light and dark, on a desk and on a phone.

Run from the project's root, after `python3 run.py test` has installed everything:

    .venv/bin/python -m docs.pictures.browser
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from tests.e2e.house import FLAGS, free_port, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
GAMES = {
    # the golden game and the move that is shown
    "mexica": ("three-all-fifteen", 140),
    "aztlan": ("three-every-card", 205),
    "azteca": ("four-temple", 900),
}
SIZES = {"desk": (1400, 900), "phone": (390, 844)}


def import_game(page: Page, game: str) -> str:
    """Give the server a recorded game, and answer with where it is shown."""
    name, move = GAMES[game]
    record = (ROOT / "tests" / "golden" / game / f"{name}.record").read_text(encoding="utf-8")
    id = page.evaluate(
        """async (record) => {
            const json = {'Content-Type': 'application/json'}
            await fetch('/api/v1/guests', {method: 'POST', body: '{"name": "Citlali"}', headers: json})
            const plain = {'Content-Type': 'text/plain'}
            return (await (await fetch('/api/v1/records', {method: 'POST', body: record, headers: plain})).json()).id
        }""",
        record,
    )
    return f"/table/{id}?move={move}"


def screens(browser: Browser, address: str) -> dict[str, str]:
    """The screens that are shown, by name, with their addresses."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/about")
    shown = {"start": "/", **{game: import_game(page, game) for game in GAMES}}
    context.close()
    return {**shown, "rules": "/rules/mexica#M4.1", "lesson": "/learn/aztlan"}


def take(browser: Browser, address: str, name: str, path: str) -> None:
    """Take one screen in both themes and both sizes."""
    for theme in ("light", "dark"):
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                base_url=address,
                locale="en",
                color_scheme=theme,
                reduced_motion="reduce",
                viewport={"width": width, "height": height},
            )
            page = context.new_page()
            page.goto(path)
            page.wait_for_selector("h1" if name in ("start", "rules") else ".board svg")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            file = ROOT / "docs" / "pictures" / f"browser-{name}-{theme}-{size}.jpg"
            page.screenshot(path=file, type="jpeg", quality=82)
            context.close()


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "anahuac.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for name, path in screens(browser, address).items():
            take(browser, address, name, path)
        browser.close()


if __name__ == "__main__":
    main()
