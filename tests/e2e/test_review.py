"""Looking back at a game in the browser, trying something else from there, and moving the pieces oneself."""

import re

import pytest
from playwright.sync_api import expect

from anahuac.bots import make_bot
from anahuac.core import Match, find_game


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """The beginning of a game of Aztlán for two."""
    match = Match.new(find_game("aztlan"), 2, seed=4)
    for _ in range(12):
        seat = match.state.to_act[0]
        match.act(seat, make_bot("easy", 1).decide(match.state.view(seat)))
    file = tmp_path_factory.mktemp("review") / "game.record"
    file.write_text(str(match.record), encoding="utf-8")
    return file


def test_a_game_is_looked_back_at_and_played_on_from_any_point(visit, record):
    page = visit(forgiven=("422",))
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_role("img", name="Everybody’s chance to win over the game")).to_be_visible()
    expect(page.get_by_text("Looking back at the game …")).to_be_hidden()
    expect(page.locator(".now-at li")).to_have_count(2)
    page.get_by_label("Chances").select_option("with all cards open")
    expect(page.locator(".now-at li").first).to_contain_text("%")
    for turn in page.locator(".review section button.head").all()[:1]:
        turn.click()
        expect(page.get_by_role("button", name="Play on from here")).to_be_visible()

    page.get_by_role("button", name="Try it from here").click()
    expect(page).to_have_url(re.compile("/try/aztlan#."))
    link = page.url
    page.get_by_role("button", name="Edit the position").click()
    page.get_by_label("Place").select_option("tollan")
    pawns = page.locator(".editor input[type=number]").first
    pawns.fill("2")
    pawns.press("Enter")
    expect(page).not_to_have_url(link)
    expect(page.locator(".editor input[type=number]").first).to_have_value("2")
    page.locator(".editor input[type=number]").first.fill("99")
    page.locator(".editor input[type=number]").first.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()  # the engine says what cannot be
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_url(link)

    other = visit(link.partition(":")[2].partition("/try")[1] + link.partition("/try")[2])
    expect(other.get_by_role("heading", name="Aztlán: a board to try things on")).to_be_visible()
    other.get_by_role("button", name=re.compile("Play on as .*, against bots")).click()
    expect(other).to_have_url(re.compile("/table/"))
    expect(other.locator(".board svg").first).to_be_visible()
