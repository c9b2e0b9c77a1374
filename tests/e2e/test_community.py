"""Puzzles, tournaments, and the pages of people and games, as somebody meets them in the browser."""

import re

from playwright.sync_api import expect

from anahuac.core import find_game
from anahuac.puzzles import shipped

PUZZLE = next(one for one in shipped("aztlan") if len(one.others) > 1)


def words(line):
    """What the button of an action says, at its beginning."""
    game = find_game("aztlan")
    board = game.load_board()
    said = game.describe(board.catalogue.parse(line[0]), board).tell("en")
    return said[0].upper() + said[1:]


def test_a_puzzle_is_missed_then_solved_and_remembered(visit):
    page = visit(f"/puzzles/aztlan/{PUZZLE.id}", viewport={"width": 390, "height": 844}, color_scheme="dark")
    actions = page.locator(".task details")
    actions.get_by_role("button", name=words(PUZZLE.others[0].line), exact=True).click()
    expect(page.get_by_text("That is not the best turn.")).to_be_visible()
    page.get_by_role("button", name="From the beginning").click()
    actions.get_by_role("button", name=words(PUZZLE.line), exact=True).click()
    expect(page.get_by_text("Solved: this is the turn.")).to_be_visible()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(PUZZLE.id))
    page.goto("/puzzles")
    expect(page.get_by_role("link", name=re.compile("not the best turn"))).to_have_count(1)


def test_a_host_makes_and_runs_a_tournament(visit):
    """Made, filled with bots and started with clicks alone; the standings tell how it stands."""
    page = visit("/")
    page.locator(".more").scroll_into_view_if_needed()
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("button", name="New tournament").click()
    form = page.locator("form")
    form.get_by_label("Name", exact=True).fill("Club evening")
    form.get_by_role("combobox").first.select_option("mexica")
    form.get_by_role("button", name="Make the tournament").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ana")
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("heading", name="Club evening")).to_be_visible()
    page.get_by_role("button", name="Take part").click()
    page.get_by_label("Strength of the bots").select_option("random")
    for count in range(2, 5):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_role("heading", name=f"{count} of at most 16")).to_be_visible()
    page.get_by_role("button", name="Take out").last.click()
    expect(page.get_by_role("heading", name="3 of at most 16")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("table")).to_contain_text("Ana")
    expect(page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    page.get_by_role("button", name="End the tournament").click()
    page.get_by_role("dialog").get_by_role("button", name="End the tournament").click()
    expect(page.get_by_text("ended early")).to_be_visible()


def test_games_and_people_have_pages_in_both_languages(visit):
    page = visit("/", locale="de")
    page.locator(".more").scroll_into_view_if_needed()
    page.get_by_role("region", name="Was es noch gibt").get_by_role("link", name="Azteca", exact=True).click()
    expect(page.get_by_role("heading", name="Unter Bots")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("Tempel vollendet")
    page.get_by_role("link", name="Rangliste").click()
    expect(page.get_by_role("heading", name="Rangliste Azteca")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("Du hast hier noch nicht gespielt")).to_be_visible()
