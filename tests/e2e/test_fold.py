"""Nothing that matters is below the fold: every control lies within the screen or within what scrolls by itself."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.moments import decisions, play_on
from tests.e2e.play import act, open_table, wait_for_turn

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SETTLED = 20_000
"""Milliseconds after which no page changes any more by itself."""
GAMES = ("mexica", "aztlan", "azteca")

OUTSIDE = """() => {
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow)
    const found = []
    const note = (what, node) => found.push(`${what}: ${node.outerHTML.slice(0, 160)}`)
    if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the page scrolls down')
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page scrolls sideways')
    for (const node of document.querySelectorAll('.table :is(button, a, input, select, summary)')) {
        if (!node.checkVisibility() || node.matches('.unseen, .unseen *')) continue
        const box = node.getBoundingClientRect()
        let around = node.parentElement
        while (around && !around.matches('.table') && !scrolls(around)) around = around.parentElement
        const frame = around.matches('.table') ? {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
            : around.getBoundingClientRect()
        const moves = !around.matches('.table')
        const wide = moves && around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX !== 'hidden'
        const high = moves && around.scrollHeight > around.clientHeight
        if (!wide && (box.left < frame.left - 1 || box.right > frame.right + 1)) note('clipped at a side', node)
        if (!high && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) note('clipped above or below', node)
    }
    for (const moment of document.querySelectorAll(':is(.stage, .conflict)'))
        if (moment.scrollHeight > moment.clientHeight + 4) note('a moment is too high', moment)
    for (const selector of ['.prompt', '.board svg', '.players li', '.tabs']) {
        const box = document.querySelector(`.table ${selector}`)?.getBoundingClientRect()
        if (!box || box.bottom > innerHeight + 1 || box.top < 0) found.push(`not on the screen: ${selector}`)
    }
    return found
}"""
"""What is clipped, or lies where it cannot be seen without scrolling the page."""


def assert_all_is_inside(page, when):
    """Once a page that has just come or changed its size has settled."""
    with suppress(TimeoutError):
        page.wait_for_function(f"() => !({OUTSIDE})().length", polling=50, timeout=SETTLED)
    assert page.evaluate(OUTSIDE) == [], when


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_the_screen_in_every_phase(visit, game):
    """Whatever there is to decide: a position of a golden game for each step, so that all are seen every time."""
    page = visit(viewport=DESK)
    for step in decisions(game):
        page.set_viewport_size(DESK)
        play_on(page, game, step)
        assert wait_for_turn(page) == "turn", step
        assert_all_is_inside(page, f"{step}, on a desk")
        page.set_viewport_size(PHONE)
        expect(page.locator(".tabs .handle")).to_be_visible()
        assert_all_is_inside(page, f"{step}, on a phone")


@pytest.mark.parametrize("game", GAMES)
def test_the_story_has_the_full_height_of_a_wide_screen(visit, game):
    page = visit(viewport={"width": 1920, "height": 1080})
    open_table(page, game, {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    assert page.evaluate(OUTSIDE) == []
    assert page.locator(".tabs").bounding_box()["height"] > 900


def test_a_phone_pulls_out_what_stands_beside_the_board(visit):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, "azteca", {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    low = page.get_by_role("tabpanel").bounding_box()["height"]
    page.get_by_role("button", name="Pull out or push back").tap()
    expect(page.get_by_role("button", name="Pull out or push back")).to_have_attribute("aria-expanded", "true")
    assert page.get_by_role("tabpanel").bounding_box()["height"] > 2 * low
    page.get_by_role("tab", name="Story").tap()
    expect(page.get_by_role("log")).to_be_visible()


def test_tabs_go_by_arrow_keys_and_the_keys_are_named_on_the_page(visit):
    page = visit()
    open_table(page, "mexica", {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    page.get_by_role("tab", name="Story").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Hint")
    sheet.get_by_label("Letters are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()


def test_the_tool_for_founding_says_at_once_why_there_is_nothing_to_found(visit):
    page = visit()
    open_table(page, "mexica", {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]})
    for _ in range(2):
        act(page)
    wait_for_turn(page)
    page.get_by_role("toolbar").get_by_role("button", name="Found").click()
    expect(page.get_by_role("link", name="M4.1")).to_be_visible()


def test_on_a_tablet_the_tools_of_mexica_stand_above_the_replay_buttons(visit):
    page = visit(viewport={"width": 1024, "height": 768})
    open_table(page, "mexica", {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    tools, replay = page.get_by_role("toolbar").bounding_box(), page.locator(".past").bounding_box()
    assert tools["y"] + tools["height"] <= replay["y"] + 1
