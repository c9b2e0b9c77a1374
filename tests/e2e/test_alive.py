"""What others do is shown before the eyes: at a pace, in order, and once more when it is our turn."""

import re
from pathlib import Path

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
    page.wait_for_function("() => document.title.startsWith('●')")  # the decision is ours already
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


COVERED = """() => {
    const [recap, board] = ['.recap', '.board'].map((one) => document.querySelector(one).getBoundingClientRect())
    return recap.left < board.right && recap.right > board.left && recap.top < board.bottom && recap.bottom > board.top
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize("game", OPENING)
def test_the_recap_covers_nothing_of_the_board(visit, game, size):
    page = visit(viewport={"width": size[0], "height": size[1]})
    open_table(page, game, AGAINST)
    for _ in range(OPENING[game]):
        act(page)
    wait_for_turn(page)
    recap = page.get_by_role("region", name="Since your turn")
    expect(recap.get_by_role("button", name="Seen")).to_be_in_viewport(ratio=1)
    assert not page.evaluate(COVERED)


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


GAME = (Path(__file__).parents[1] / "golden" / "mexica" / "three-all-fifteen.record").read_text(encoding="utf-8")
IMPORT = """async (record) => {
    const post = (path, body, type) => fetch('/api/v1' + path, {method: 'POST', body, headers: {'Content-Type': type}})
    await post('/guests', '{"name": "Ana"}', 'application/json')
    return (await (await post('/records', record, 'text/plain')).json()).id
}"""
TOTALS = ["83", "99", "69"]
LAST = 199


def test_totals_and_the_winner_are_shown_when_the_counting_has_reached_them(visit):
    page = visit(pace="slow")
    game = page.evaluate(IMPORT, GAME)
    page.goto(f"/table/{game}?move={LAST - 1}")
    page.get_by_role("button", name="Play", exact=True).click()
    scoring = page.get_by_role("dialog", name="Scoring")
    expect(scoring).to_be_visible()
    assert page.locator(".result").count() == 0, "the result is told before the points are counted"
    points = page.locator(".players .score").evaluate_all("(all) => all.map((one) => one.lastChild.textContent)")
    assert all(now < total for now, total in zip(map(int, points), map(int, TOTALS), strict=True)), points
    scoring.get_by_role("button", name="Skip").click()
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("Grey wins!")
    for total in TOTALS:
        expect(result.locator(".podium")).to_contain_text(total)


def test_the_end_is_a_page_of_its_own_from_which_one_can_look_back(visit):
    page = visit()
    page.goto(f"/table/{page.evaluate(IMPORT, GAME)}")
    result = page.get_by_role("region", name="Result")
    expect(result.locator(".podium li")).to_have_count(3)
    expect(result.get_by_role("row", name="founding districts")).to_be_visible()
    result.get_by_role("listitem").filter(has_text="takes the lead").last.get_by_role("button").click()
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Looking back: move 116")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="To the result").click()
    result.get_by_role("button", name="Watch the game again").click()
    expect(page.locator(".replay .where")).to_have_text(re.compile("^[0-9] / 199"))
