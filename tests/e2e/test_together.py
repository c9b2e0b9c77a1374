"""Several people: around one screen, in two browsers, with a server that comes and goes."""

import re

from playwright.sync_api import expect

from tests.e2e.house import free_port, serving
from tests.e2e.play import act, open_table, wait_for_turn


def test_around_one_screen_the_device_is_handed_over_before_secrets_are_shown(visit):
    page = visit("/new/aztlan?for=here")
    page.get_by_label("2", exact=True).check()
    page.get_by_role("checkbox", name="Draw lots").uncheck()
    page.get_by_role("button", name="Start the game").click()
    for seat in range(2):
        expect(page.get_by_role("heading", name=re.compile("Hand the device to"))).to_be_visible()
        assert page.locator(".table").count() == 0, "the board is shown behind the curtain"
        page.get_by_role("button", name=re.compile("^I am")).click()
        expect(page.locator(".actions.mine")).to_be_visible()
        if seat == 0:
            act_in_secret(page)


def act_in_secret(page):
    page.locator(".actions summary").click()
    page.locator(".actions .many .button").first.click()


def test_around_one_screen_games_without_secrets_just_go_on(visit):
    page = visit("/new/mexica?for=here")
    page.get_by_label("2", exact=True).check()
    page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        wait_for_turn(page)
        act(page)
    expect(page.locator(".actions.mine")).to_contain_text("action points")


def test_two_browsers_at_one_table_see_each_other_play(visit):
    host = visit("/new/mexica?for=friends")
    host.get_by_label("2", exact=True).check()
    host.get_by_role("checkbox", name="Draw lots").uncheck()
    host.get_by_role("button", name="Open the table").click()
    give_name(host, "Ana")
    link = host.get_by_label("Send this link to your friends").input_value()

    guest = visit(link)
    guest.get_by_role("button", name="Sit down").click()
    give_name(guest, "Ben")
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    late = visit(link)
    expect(late.get_by_text("All seats are taken.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(late.get_by_text("You are watching this game.")).to_be_visible()

    expect(guest.locator(".actions")).to_be_visible()
    act(host)
    expect(guest.locator(".actions.mine")).to_be_visible()
    expect(guest.locator(".log .entry")).to_have_count(1)

    act(guest)
    expect(host.locator(".log .entry")).to_have_count(2)
    host.get_by_role("button", name="Undo").click()
    expect(guest.get_by_text("would like to go back")).to_be_visible()
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator(".log .entry")).to_have_count(0)

    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("Good morning!")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Good morning!")


def give_name(page, name):
    page.get_by_role("dialog", name="What shall we call you?").get_by_label("Name").fill(name)
    page.keyboard.press("Enter")


def test_whoever_has_a_name_is_not_asked_again(visit):
    page = visit("/new/mexica?for=friends")
    page.get_by_role("button", name="Open the table").click()
    give_name(page, "Ana")
    expect(page.get_by_text("Ana has opened this table.")).to_be_visible()
    page.goto("/new/aztlan?for=friends")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Ana has opened this table.")).to_be_visible()


def test_those_around_one_screen_have_names_that_are_remembered(visit):
    page = visit("/new/mexica?for=here")
    page.get_by_label("2", exact=True).check()
    page.get_by_role("checkbox", name="Draw lots").uncheck()
    page.get_by_label("Name of player 1").fill("Nopaltzin")
    page.get_by_label("Name of player 2").fill("Xolotl")
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    act(page)
    expect(page.locator(".log")).to_contain_text("Nopaltzin")
    page.goto("/new/aztlan?for=here")
    expect(page.get_by_label("Name of player 2")).to_have_value("Xolotl")


def test_a_lost_connection_is_told_and_mended(visit, tmp_path):
    port = free_port()
    database = tmp_path / "anahuac.db"
    forgiven = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET")
    with serving(database, port) as address:
        page = visit(f"{address}/", forgiven=forgiven)
        open_table_at(page, address)
        act(page)
        expect(page.locator(".actions.mine")).to_be_visible()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    with serving(database, port):
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        act(page)
        page.close()


def open_table_at(page, address):
    page.goto(f"{address}/")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = {"players": 2, "seats": seats}
    open_table(page, "mexica", made, address)


def test_a_page_that_is_behind_is_brought_up_to_date(visit):
    """The same player in two windows: the one that acts second learns what happened."""
    page = visit()
    open_table(page, "mexica", {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]})
    other = page.context.new_page()
    other.route_web_socket("**/live**", lambda socket: None)
    other.goto(page.url)
    wait_for_turn(other)
    act(page)
    act_in_secret(other)
    expect(other.get_by_text("Something happened in the meantime")).to_be_visible()
