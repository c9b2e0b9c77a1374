"""A whole short game of each game against bots, in a browser, by clicking."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import Hands
from tests.e2e.play import act, open_table, wait_for_turn
from tests.wording import NOTATION, faults

BOTS = {"players": 3, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
SHORT = {
    "mexica": {**BOTS, "options": {"round_limit": 3}},
    "aztlan": {"players": 2, "seats": BOTS["seats"][:2]},
    "azteca": {**BOTS, "options": {"round_limit": 1, "introductory": True}},
}
FEW = {"mexica": 10, "aztlan": 60, "azteca": 5}
"""More clicks than these go to the board itself, the others to cards and buttons."""


RESULT = {
    "en": ("Result", "win|victory|Nobody", "Play again"),
    "de": ("Ergebnis", "gewinn|Sieg", "Noch einmal spielen"),
}


@pytest.mark.parametrize("language", RESULT)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_bots(visit, game, language):
    """By the mouse alone, without the list of actions; a reader of either language finds nothing but words.

    In a small window: machines without a graphics card take long to draw a large board.
    """
    page = visit(viewport={"width": 480, "height": 400}, locale=language)
    open_table(page, game, SHORT[game])
    hands = Hands(page, game, seed=1)
    hands.play_to_the_end()
    assert hands.on_board > FEW[game]
    assert [line for line in hands.read if faults(line, language) or NOTATION.search(line)] == []
    region, verdict, again = RESULT[language]
    expect(page.get_by_role("region", name=region)).to_contain_text(re.compile(verdict))
    expect(page.get_by_role("button", name=again)).to_be_visible()


def test_a_scoring_is_kept_can_be_watched_and_skipped(visit):
    """Azteca's gods judge at the end of each round: what they were given, the wrath card, the verdict."""
    page = visit()
    open_table(page, "azteca", SHORT["azteca"])
    Hands(page, "azteca", seed=2).play_to_the_end()
    page.get_by_role("button", name="Look at the board").click()
    page.locator(".log").get_by_role("button", name="Watch this scoring").last.click()
    scoring = page.get_by_role("dialog", name="Scoring")
    back = scoring.get_by_role("button", name="One step back")
    expect(scoring).to_be_visible()
    while back.is_enabled():
        back.click()
    expect(scoring).to_contain_text("For Tezcatlipoca: you")
    scoring.get_by_role("button", name=re.compile("Skip|Go on")).click()
    expect(scoring).to_be_hidden()
    page.get_by_role("tab", name="Points").click()
    expect(page.get_by_role("row", name="what the territories bring").get_by_role("cell")).to_have_count(3)
    expect(page.get_by_text("Sacrifice points given to Quetzalcoatl: they decide.")).to_be_visible()


def test_two_clicks_lead_into_a_game(visit):
    page = visit()
    page.get_by_role("region", name="Mexica").get_by_role("button", name="Play now against bots").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Your turn")
    assert page.title().startswith("● Your turn")


def test_undo_takes_a_decision_back(visit):
    page = visit()
    open_table(page, "mexica", SHORT["mexica"])
    act(page)
    wait_for_turn(page)
    act(page)
    moves = page.locator(".log .entry")
    count = moves.count()
    page.get_by_role("button", name="Undo").click()
    expect(moves).to_have_count(count - 1)
    page.keyboard.press("u")
    expect(moves).to_have_count(0)


def test_a_hint_says_in_words_what_a_bot_would_do(visit):
    page = visit()
    open_table(page, "mexica", SHORT["mexica"])
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("Put your noble on")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".log")).to_contain_text("Ana")


def test_a_link_leads_to_an_earlier_point_of_a_game(visit):
    page = visit()
    open_table(page, "mexica", SHORT["mexica"])
    act(page)
    wait_for_turn(page)
    page.get_by_role("button", name="To the turn before").click()
    expect(page).to_have_url(re.compile(r"move=\d"))
    page.goto(page.url)
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Looking back")
    page.keyboard.press("[")
    expect(page.locator(".where")).to_have_text(re.compile("^1 / "))
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Your turn")
    assert "move=" not in page.url


def test_the_market_of_azteca_is_drawn_once(visit):
    """Beside the map, with the bids, for whoever is to bid; above the map for all others."""
    page = visit()
    open_table(page, "azteca", SHORT["azteca"])
    markets = page.locator(".table :is(.stage, .azteca-panels)").get_by_text("Slave market: lot")
    wait_for_turn(page)
    while not page.locator(".azteca-panels").get_by_text("Slave market: lot").count():
        act(page)
        assert wait_for_turn(page) == "turn", "the game is over without a market"
    expect(markets).to_have_count(1)


def test_what_is_set_up_in_secret_leaves_no_empty_paragraph_in_the_story(visit):
    page = visit()
    open_table(page, "azteca", BOTS)
    for _ in range(2):
        act(page)
    watcher = visit(page.url)
    expect(watcher.locator(".replay .where")).to_have_text(page.locator(".replay .where").inner_text())
    assert watcher.get_by_role("log").locator("section:not(:has(button))").count() == 0
