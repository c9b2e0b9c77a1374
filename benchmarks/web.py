"""How fast the browser client is: first load, largest paint, layout shift, board updates.

    .venv/bin/python -m benchmarks.web

Starts a server of its own and measures in the machine's Chromium, over loopback. Run `python3 run.py test` once before,
so that everything is installed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from tests.e2e.house import FLAGS, free_port, serving
from tests.e2e.play import actions, is_over, open_table, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

GAMES = ("mexica", "aztlan", "azteca")
UPDATES = 20
SLOWER = 4
"""How many times slower the processor of a small phone is taken to be."""

WATCH = """
window.seen = {lcp: 0, shift: 0, updates: []}
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcp = entry.startTime })
  .observe({type: 'largest-contentful-paint', buffered: true})
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
}).observe({type: 'layout-shift', buffered: true})
"""

WATCH_BOARD = """() => {
  let waiting = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.endsWith('/actions')) waiting = entry.responseEnd
  }).observe({type: 'resource', buffered: false})
  new MutationObserver(() => requestAnimationFrame(() => {
    if (waiting) seen.updates.push(performance.now() - waiting)
    waiting = 0
  })).observe(document.querySelector('.board'), {subtree: true, childList: true, attributes: true, characterData: true})
}"""
"""From the server's answer to an action until the frame that shows it."""


def new_page(browser: Browser, address: str) -> tuple[Page, CDPSession]:
    """A new visitor with an empty cache."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en")
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    return page, session


def first_load(browser: Browser, address: str) -> int:
    """The bytes of the start page with everything it needs, compressed as they come."""
    page, session = new_page(browser, address)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="networkidle")
    page.context.close()
    return sum(sizes)


def paint(browser: Browser, address: str) -> tuple[float, float]:
    """The largest paint of the start page in milliseconds, with a slow processor, and how much things shifted."""
    page, session = new_page(browser, address)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/", wait_until="networkidle")
    seen = page.evaluate("seen")
    page.context.close()
    return seen["lcp"], seen["shift"]


def updates(browser: Browser, address: str, game: str) -> tuple[list[float], float]:
    """The milliseconds of board updates after actions of one's own, and how much things shifted."""
    page, _ = new_page(browser, address)
    page.goto("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    open_table(page, game, {"players": 3, "seats": seats})
    wait_for_turn(page)
    page.evaluate(WATCH_BOARD)
    actions(page).locator("summary").click()
    for _ in range(UPDATES):
        wait_for_turn(page)
        choices = actions(page).locator(".many .button:enabled")
        if is_over(page) or not choices.count():
            break
        choices.first.evaluate("(button) => button.click()")
        page.wait_for_timeout(150)
    seen = page.evaluate("seen")
    page.context.close()
    return seen["updates"], seen["shift"]


def main() -> None:
    """Measure and print."""
    table = Table("measured", "value", "goal")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "anahuac.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        table.add_row("first load, compressed", f"{first_load(browser, address) / 1000:.0f} kB", "< 150 kB")
        lcp, shift = paint(browser, address)
        table.add_row(f"largest paint, processor {SLOWER}× slower", f"{lcp:.0f} ms", "< 1500 ms")
        table.add_row("layout shift of the start page", f"{shift:.3f}", "0")
        for game in GAMES:
            times, shift = updates(browser, address, game)
            what = f"board update, {game}, median of {len(times)} (slowest)"
            table.add_row(what, f"{median(times):.0f} ms ({max(times):.0f} ms)", "< 50 ms")
            table.add_row(f"layout shift of a table, {game}", f"{shift:.3f}", "0")
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
