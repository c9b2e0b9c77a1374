"""What others do is shown before the eyes: at a pace, in order, and once more when it is our turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.play import act, open_table, wait_for_turn

AGAINST = {"players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
OPENING = {"mexica": 1, "aztlan": 3}
"""How many actions lead to a turn after others have acted on the board."""

NOTE_MOVES = """() => {
    window.shown = []
    const note = () => {
        const at = document.querySelector('.where')?.textContent
        if (at && at !== shown.at(-1)) shown.push(at)
    }
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""
"""The moves that the page shows, one after the other."""


def finish_turn(page):
    """Put the noble down and end a turn, so that the bot has a whole one."""
    act(page)
    wait_for_turn(page)
    page.keyboard.press("e")


def test_what_others_do_is_shown_in_its_order_and_told_in_words(visit):
    page = visit(pace="quick")
    open_table(page, "mexica", AGAINST)
    wait_for_turn(page)
    page.evaluate(NOTE_MOVES)
    finish_turn(page)
    expect(page.locator(".caption")).to_contain_text(re.compile(r"\w"))
    wait_for_turn(page)
    moves = [int(at.split(" / ")[0]) for at in page.evaluate("shown")]
    assert moves == sorted(moves), "a move is shown before one that came earlier"
    assert len(set(moves)) > 3, "the others' moves are not shown one by one"


def test_a_key_skips_to_now_and_the_turn_begins_at_once(visit):
    page = visit(pace="slow")
    open_table(page, "mexica", AGAINST)
    finish_turn(page)
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    page.wait_for_function("document.title.startsWith('●')")  # the decision is ours already
    page.keyboard.press("Escape")
    expect(page.locator(".actions.mine")).to_be_visible(timeout=2000)


def test_own_actions_follow_each_other_without_waiting(visit):
    """At the slowest pace the second action of a turn can be taken as soon as the first is answered."""
    page = visit(pace="slow")
    open_table(page, "mexica", AGAINST)
    act(page)
    page.get_by_role("button", name="Skip to now").click()
    wait_for_turn(page)
    page.evaluate(NOTE_MOVES)
    act(page)
    assert not page.locator(".caption").count()
    expect(page.locator(".actions.mine")).to_be_visible(timeout=2000)


@pytest.mark.parametrize("game", OPENING)
def test_since_your_turn(visit, game):
    """What changed is outlined until we act, told in few words, and can be played again."""
    page = visit(pace="quick")
    open_table(page, game, AGAINST)
    for _ in range(OPENING[game]):
        act(page)
    wait_for_turn(page)
    recap = page.get_by_role("region", name="Since your turn")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    expect(page.locator("[data-changed]").first).to_be_attached()
    recap.get_by_role("button", name="Play it again").click()
    expect(page.locator(".caption")).to_be_visible()
    wait_for_turn(page)
    expect(recap).to_be_visible()
    recap.get_by_role("button", name="Seen").click()
    expect(recap).to_be_hidden()


def test_outlines_are_gone_as_soon_as_we_act(visit):
    page = visit()
    open_table(page, "mexica", AGAINST)
    act(page)
    wait_for_turn(page)
    expect(page.locator("[data-changed]").first).to_be_attached()
    act(page)
    expect(page.locator("[data-changed]")).to_have_count(0)


def test_whoever_only_looks_on_sees_the_same_film(visit):
    page = visit(pace="instant")
    open_table(page, "mexica", AGAINST)
    wait_for_turn(page)
    watcher = visit(page.url, pace="slow")
    expect(watcher.locator(".caption")).to_be_visible()
    finish_turn(page)
    wait_for_turn(page)
    expect(watcher.get_by_role("button", name="Skip to now")).to_be_visible()
    watcher.keyboard.press("Escape")
    expect(watcher.get_by_role("button", name="Skip to now")).to_be_hidden()
