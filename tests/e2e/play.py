"""Playing by hand, quickly: opening tables and acting at them as a person does, by clicking."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def open_table(page: Page, game: str, body: dict[str, object], address: str = "") -> None:
    """Open a table with options that no button offers, as somebody with a name."""
    made = page.evaluate(
        """async (body) => {
            const post = (path, data) => fetch('/api/v1' + path, {
                method: 'POST', body: JSON.stringify(data), headers: {'Content-Type': 'application/json'}})
            await post('/guests', {name: 'Ana'})
            const answer = await post('/tables', body)
            return await answer.json()
        }""",
        {"game": game, **body},
    )
    assert "id" in made, made
    page.goto(f"{address}/table/{made['id']}")


def actions(page: Page) -> Locator:
    """What can be done, in words."""
    return page.get_by_role("region", name=re.compile("What can be done|Was man tun kann"))


def wait_for_turn(page: Page) -> str:
    """Wait until it is our turn or the game is over, and tell which: `turn`, `result` or `curtain`."""
    turn = page.wait_for_function(
        """() => document.querySelector('.result') ? 'result' : document.querySelector('.curtain') ? 'curtain'
            : document.querySelector('.actions.mine button:enabled') && 'turn'""",
        polling=20,
    )
    return str(turn.json_value())


def act(page: Page) -> None:
    """Take the first action of the list, or finish if there is no other."""
    wait_for_turn(page)
    close_scoring(page)
    bar = actions(page)
    folded = bar.locator("details:not([open]) summary")
    if folded.count():
        folded.click()
    choices = bar.locator(".many .button:enabled")
    before = page.locator(".where").text_content()
    if choices.count():
        choices.first.dispatch_event("click")  # does not wait until a busy machine has drawn the board
    else:
        bar.locator(".button.main:enabled").click()
        sure = page.get_by_role("dialog", name="Your turn so far").locator(".button.main")
        if sure.is_visible():
            sure.click()
    page.wait_for_function("(before) => document.querySelector('.where')?.textContent !== before", arg=before)


def close_scoring(page: Page) -> None:
    scoring = page.get_by_role("dialog", name=re.compile("^(Scoring|Wertung)$"))
    if scoring.is_visible():
        scoring.locator(".button.main").click()
        expect(scoring).to_be_hidden()
