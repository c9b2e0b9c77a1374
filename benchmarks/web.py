"""How fast the browser client is: first load, largest paint, layout shift, board updates.

    .venv/bin/python -m benchmarks.web

Starts a server of its own and measures in the machine's Chromium, without a graphics card, over loopback. Run
`python3 run.py test` once before, so that everything is installed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.frames import CATEGORIES, Update, updates
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from tests.e2e.house import FLAGS, free_port, serving
from tests.e2e.play import actions, close_scoring, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

MIDDLE = {"mexica": 60, "aztlan": 60, "azteca": 80}
"""The moves after which a game counts as in its middle."""
ACTIONS = 15
LOADS = 5
SLOWER = 4
"""How many times slower the processor of a small phone is taken to be."""
WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}

WATCH = """
window.seen = {lcp: 0, shift: 0}
localStorage['anahuac-settings'] ??= JSON.stringify({pace: 'quick'})
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcp = entry.startTime })
  .observe({type: 'largest-contentful-paint', buffered: true})
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shift += entry.value })
  .observe({type: 'layout-shift', buffered: true})
document.addEventListener('click', () => performance.mark('asked'), true)
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', ({data}) => data.includes('"type":"news"') && performance.mark('heard'))
  }
}
const text = Response.prototype.text
Response.prototype.text = async function () {
  const said = await text.call(this)
  if (this.url.endsWith('/actions')) performance.mark('heard')
  return said
}
"""
"""Every shift counts, also those right after a click. What comes first, the answer or the socket, is the news."""

PLAY_ON = """async ([game, moves]) => {
  const call = async (path, data) => (await fetch('/api/v1' + path, data && {
    method: 'POST', body: JSON.stringify(data), headers: {'Content-Type': 'application/json'}})).json()
  await call('/guests', {name: 'Ana'})
  const seats = [{kind: 'me'}, {kind: 'bot', bot: 'random'}, {kind: 'bot', bot: 'random'}]
  const table = await call('/tables', {game, players: 3, seats})
  for (let turn = 0; ; turn++) {
    const {now: {ply, moves: made, seat, legal}} = await call(`/tables/${table.id}/state`)
    const action = legal.slice(0, 1 + (turn * 7919) % legal.length).reduce((id, distance) => id + distance, 0)
    if (!legal.length) await new Promise((go) => setTimeout(go, 20))
    else if (made >= moves) return table.id
    else await call(`/tables/${table.id}/actions`, {seat, ply, action})
  }
}"""
"""Sit down with two bots and play without looking until the middle of the game."""


def new_page(browser: Browser, address: str, size: dict[str, int]) -> tuple[Page, CDPSession]:
    """A new visitor with an empty cache."""
    context = browser.new_context(base_url=address, viewport=size, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    return page, session


def first_load(browser: Browser, address: str) -> int:
    """The bytes of the start page with everything it needs, compressed as they come."""
    page, session = new_page(browser, address, WIDE)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="networkidle")
    page.context.close()
    return sum(sizes)


def largest_paint(browser: Browser, address: str, path: str) -> float:
    """The milliseconds until the largest part of a page is painted, with a slow processor."""
    page, session = new_page(browser, address, WIDE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(500)
    lcp = float(page.evaluate("seen.lcp"))
    page.context.close()
    return lcp


def act(page: Page, turn: int) -> None:
    """Take some action of the list, as a reader does, and wait until the others have done theirs."""
    folded = actions(page).locator("details:not([open]) summary")
    if folded.is_visible():
        folded.click()
    choices = actions(page).locator(".many .button:enabled")
    if count := choices.count():
        choices.nth(turn * 7919 % count).click()
    else:
        actions(page).locator(".button.main:enabled").click()
        sure = page.get_by_role("dialog", name="Your turn so far").locator(".button.main")
        if sure.is_visible():
            sure.click()
    page.wait_for_timeout(800)
    wait_for_turn(page)
    close_scoring(page)


def play(browser: Browser, address: str, game: str) -> tuple[list[Update], float]:
    """Board updates after one's own actions in the middle of a game, and all that shifted, leafing back included."""
    page, _ = new_page(browser, address, WIDE)
    page.goto("/")
    table = page.evaluate(PLAY_ON, [game, MIDDLE[game]])
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for turn in range(ACTIONS):
        if wait_for_turn(page) == "result":
            break
        act(page, turn)
    measured = updates(browser.stop_tracing(), "asked", "heard")
    for step in ("2", "2", "2", "4", "4"):
        page.locator(f".replay .button:nth-child({step})").first.click()
        page.wait_for_timeout(300)
    shift = float(page.evaluate("seen.shift"))
    page.context.close()
    return measured, shift


def shift_of(browser: Browser, address: str, path: str, clicks: str, size: dict[str, int]) -> float:
    """How much things shift while a page loads and a button is clicked again and again."""
    page, _ = new_page(browser, address, size)
    page.goto(path, wait_until="networkidle")
    for _ in range(ACTIONS if clicks else 0):
        button = page.locator(clicks).first
        if button.is_visible() and button.is_enabled():
            button.click()
            page.wait_for_timeout(300)
    shift = float(page.evaluate("seen.shift"))
    page.context.close()
    return shift


def spread(values: list[float]) -> str:
    """The middle of several measurements and the slowest."""
    return f"{median(values):.0f} ms ({max(values):.0f} ms)"


def measure(browser: Browser, address: str, table: Table) -> None:
    """Measure everything."""
    table.add_row(
        "first load of the start page, compressed", f"{first_load(browser, address) / 1000:.0f} kB", "< 150 kB"
    )
    paints = [largest_paint(browser, address, "/") for _ in range(LOADS)]
    table.add_row(f"largest paint of the start page, processor {SLOWER}× slower", spread(paints), "< 1500 ms")
    for name, size in (("wide", WIDE), ("phone", PHONE)):
        table.add_row(
            f"layout shift of the start page, {name}", f"{shift_of(browser, address, '/', '', size):.3f}", "0"
        )
        for game in MIDDLE:
            shift = shift_of(browser, address, f"/learn/{game}", ".teacher .button.main", size)
            table.add_row(f"layout shift of the first lesson, {game}, {name}", f"{shift:.3f}", "0")
    for game in MIDDLE:
        found, shift = play(browser, address, game)
        many = f"{game}, {len(found)} actions"
        table.add_row(f"board update, {many}: until it is shown", spread([one.shown for one in found]), "< 50 ms")
        table.add_row("  of which script", spread([one.script for one in found]), "")
        table.add_row("  of which style, layout, painting", spread([one.drawing for one in found]), "")
        table.add_row(f"layout shift of a table, {many}", f"{shift:.3f}", "0")


def main() -> None:
    """Measure and print: the median of several measurements, and the slowest."""
    table = Table("measured", "median (slowest)", "goal")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "anahuac.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        measure(browser, address, table)
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
