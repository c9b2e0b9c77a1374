"""Hints in the browser: one plan, numbered on the board, that leads to the end it promised."""

import pytest
from playwright.sync_api import expect

from tests.e2e.play import actions, close_scoring, open_table, wait_for_turn

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def told(page):
    """The plan as it is shown: numbers and words."""
    lines = page.get_by_role("region", name="Hint").locator("li").all_inner_texts()
    return [tuple(line.split("\n")) for line in lines]


def do_it(page):
    where = page.locator(".past .where")
    before = where.text_content()
    page.get_by_role("button", name="Do it").click()
    sure = page.get_by_role("dialog", name="Your turn so far").locator(".row .button").first
    expect(where.filter(has_not_text=before).or_(sure).first).to_be_visible()
    if sure.is_visible():
        sure.click()
    page.wait_for_function("(before) => document.querySelector('.past .where')?.textContent !== before", arg=before)


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_hints_are_followed_to_the_end_of_a_turn(visit, game):
    page = visit(viewport={"width": 1440, "height": 900})
    open_table(page, game, {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    marked = 0
    for _ in range(3):
        wait_for_turn(page)
        close_scoring(page)
        actions(page).get_by_role("button", name="Hint").click()
        card = page.get_by_role("region", name="Hint")
        expect(card).to_be_visible()
        promised = told(page)
        marked += page.locator("[data-mark]").count()
        follow(page, card, promised)
    assert marked or game == "azteca", "nothing of the plans was drawn on the board"  # its set-up is not on the map


def follow(page, card, promised):
    """Do what the plan says until it is done; it never changes but for what was done."""
    while True:
        number, words, *_ = told(page)[0]
        do_it(page)
        if not card.is_visible():
            assert (number, words) == promised[-1] or "times" in promised[-1][1]
            return
        rest = told(page)
        assert rest[-1] == promised[-1] or "times" in promised[-1][1]
        assert len(rest) <= len(promised)


def test_a_hint_goes_when_something_else_is_done(visit):
    page = visit()
    open_table(page, "mexica", {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]})
    wait_for_turn(page)
    page.keyboard.press("h")
    card = page.get_by_role("region", name="Hint")
    expect(card).to_be_visible()
    hinted = told(page)[0][1]
    page.locator(".actions summary").click()
    page.locator(".actions .many .button").filter(has_not_text=hinted[4:]).first.click()
    expect(card).to_be_hidden()
