"""The start page: how strong the bots are, going on with a game, and the tables that wait."""

import re

from playwright.sync_api import expect

from tests.e2e.play import wait_for_turn


def test_the_level_is_chosen_beside_the_button_and_remembered(visit):
    page = visit()
    aztlan = page.get_by_role("region", name="Aztlán")
    aztlan.get_by_label("Strength of the bots").select_option("random")
    aztlan.get_by_role("button", name="Play now against bots").click()
    wait_for_turn(page)
    table = page.evaluate(
        "fetch('/api/v1/tables/' + location.pathname.split('/').at(-1)).then((answer) => answer.json())"
    )
    assert [seat.get("bot") for seat in table["seats"]] == [None, "random", "random"]
    page.goto("/")
    expect(aztlan.get_by_label("Strength of the bots")).to_have_value("random")
    expect(page.get_by_role("region", name="Mexica").get_by_label("Strength of the bots")).to_have_value("medium")


def test_a_game_that_waits_is_at_the_top_and_goes_on_from_its_card(visit):
    page = visit()
    mexica = page.get_by_role("region", name="Mexica")
    expect(mexica.get_by_role("link", name="Continue")).to_have_count(0)
    mexica.get_by_role("button", name="Play now against bots").click()
    wait_for_turn(page)
    table = page.url
    page.goto("/")
    expect(page.get_by_role("region", name="It is your turn").get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("region", name="Azteca").get_by_role("link", name="Continue")).to_have_count(0)
    mexica.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(re.compile(re.escape(table)))


def test_the_first_game_of_azteca_offers_the_lesson_and_the_introductory_game(visit):
    page = visit()
    play = page.get_by_role("region", name="Azteca").get_by_role("button", name="Play now against bots")
    play.click()
    offer = page.get_by_role("dialog", name="Your first game of Azteca")
    expect(offer.get_by_role("link", name="First lesson")).to_be_visible()
    offer.get_by_role("button", name="Introductory game").click()
    wait_for_turn(page)
    page.get_by_role("button", name="Usual set-up").click()
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("buy what you need")
    page.goto("/")
    play.click()
    expect(page).to_have_url(re.compile("/table/"))
