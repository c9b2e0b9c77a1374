"""The example game in the browser: nobody has drawn a board for it, yet everything is there."""

import re

from playwright.sync_api import expect

from tests.e2e.play import open_table, wait_for_turn

BOT = {"kind": "bot", "bot": "random"}


def choices(page):
    return page.locator(".general .choices .button")


def choose(page):
    """Click the first choice, and wait until it is done."""
    before = page.locator(".where").text_content()
    choices(page).first.click()
    page.wait_for_function("(before) => document.querySelector('.where')?.textContent !== before", arg=before)


def test_a_whole_game_against_bots(visit):
    page = visit(viewport={"width": 900, "height": 700})
    open_table(page, "patolli", {"players": 2, "seats": [{"kind": "me"}, BOT], "options": {"round_limit": 8}})
    expect(page.get_by_role("heading", name="Bringing in a pebble")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Ana"))).to_contain_text("0, 0, 0")
    while wait_for_turn(page) == "turn":
        choose(page)
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text(re.compile("win|victory|wins"))
    expect(result).to_contain_text(re.compile("The last round is over.|All pebbles of one player are home."))
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("tab", name="Story").click()
    expect(page.locator(".log")).to_contain_text("You throw")


def test_it_is_found_opened_hinted_and_looked_back_on(visit):
    page = visit()
    card = page.get_by_role("region", name="Patolli")
    expect(card).to_contain_text("Throw five beans")
    expect(card.get_by_role("link", name="First lesson")).to_have_count(0)
    card.get_by_role("link", name="More options").click()
    page.get_by_text("Options of the game").click()
    page.get_by_label("Most rounds").fill("50")
    page.get_by_role("button", name="Start the game").click()
    assert wait_for_turn(page) == "turn"
    offered = [words.strip().lower() for words in choices(page).all_inner_texts()]
    page.get_by_role("button", name="Hint").click()
    hinted = page.get_by_role("region", name="Hint").get_by_role("listitem").first
    expect(hinted).to_contain_text(re.compile("pebble"))
    assert any(words in hinted.inner_text().lower() for words in offered)
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".log")).to_contain_text(re.compile("You (move to square|bring a pebble home)"))
    expect(page.get_by_text("Most rounds")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_text("Right now there is nothing for you to do.")).to_be_visible()


def test_several_play_around_one_screen(visit):
    """Nobody has a secret, so nobody hands the device over."""
    page = visit()
    open_table(page, "patolli", {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]})
    for _ in range(6):
        assert wait_for_turn(page) == "turn"
        choose(page)


def test_its_rules_are_told_in_both_languages(visit):
    page = visit("/rules/patolli")
    expect(page.locator("[id='P3.1']")).to_contain_text("Move one pebble exactly as many squares as you threw")
    page.get_by_role("button", name="German").click()
    expect(page.locator("[id='P3.1']")).to_contain_text("genau so viele Felder")
    expect(page.get_by_role("heading", name="Patolli")).to_be_visible()


def test_its_texts_are_kept_by_their_content(visit):
    page = visit()
    games = page.request.get("/api/v1/games").json()
    version = next(game["texts"] for game in games if game["name"] == "patolli")
    kept = page.request.get(f"/api/v1/games/patolli/texts/de?v={version}")
    assert "patolli-title = Patolli" in kept.text()
    assert "immutable" in kept.headers["cache-control"]
    assert page.request.get("/api/v1/games/patolli/texts/de?v=old").headers["cache-control"] == "no-cache"
    assert page.request.get("/api/v1/games/patolli/texts/xx").status == 404
