"""People one does not know: a host removes and mutes, everybody reports, and mails lead back into the account."""

import os
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from anahuac.core import Text
from tests.e2e.house import free_port, serving
from tests.e2e.play import open_table
from tests.server.test_accounts import PASSWORD, post_office

LANGUAGES = ["en", "de"]
THREE = {"players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
FORGIVEN = ("403", "401", "422")
"""What the console says of requests that are meant to be refused."""


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server that sends mails with links to itself: its address, its letterbox and its database."""
    database, port = tmp_path_factory.mktemp("strangers") / "anahuac.db", free_port()
    with post_office() as (box, smtp):
        mails = {"SMTP": smtp, "MAIL_FROM": "anahuac@example.org", "TURN_MAIL_AFTER": "0.5"}
        given = {f"ANAHUAC_{name}": value for name, value in mails.items()}
        url = {"ANAHUAC_URL": f"http://127.0.0.1:{port}"}
        with serving(database, port, {**os.environ, **given, **url}) as address:
            yield address, box, database


@pytest.fixture(scope="module")
def address(place):
    return place[0]


@pytest.fixture(params=LANGUAGES)
def say(request):
    """Words of the page in a language: `say("web-mute")`."""

    def words(id, **given):
        return Text(id, **given).tell(request.param)

    words.language = request.param
    return words


def press(page, name, **more):
    page.get_by_role("button", name=name, exact=True, **more).click()


def come_in(page, say, name):
    page.get_by_role("textbox", name=say("web-name"), exact=True).fill(name)
    press(page, say("web-ask-name-done"))


def sit_down(page, say, name):
    page.get_by_role("button", name=say("web-sit-down")).first.click()
    come_in(page, say, name)
    expect(page.get_by_role("listitem").filter(has_text=say("web-you"))).to_contain_text(name)


def complain(page, say, name, words):
    """Fill in and send a report."""
    dialog = page.get_by_role("dialog", name=say("web-report-title", name=name))
    dialog.get_by_label(say("web-report-words")).fill(words)
    with page.expect_response(re.compile("/report$")):
        press(dialog, say("web-report-send"))
    expect(page.get_by_text(say("web-reported"))).to_be_visible()
    expect(dialog).to_be_hidden()


def reports(database):
    with sqlite3.connect(database) as connection:
        return connection.execute(
            "SELECT words, name, said FROM reports JOIN players ON players.id = about ORDER BY reports.id DESC"
        ).fetchall()


def test_a_host_removes_somebody_who_does_not_come_back(visit, place, say):
    ana = visit(locale=say.language)
    open_table(ana, "mexica", THREE)
    ben = visit(locale=say.language, forgiven=FORGIVEN)
    ben.goto(ana.url)
    sit_down(ben, say, "Benito")
    seat = ana.get_by_role("listitem").filter(has_text="Benito")
    press(seat, say("web-report"))
    complain(ana, say, "Benito", "His name.")
    assert reports(place[2])[0][:2] == ("His name.", "Benito")
    press(seat, say("web-remove-player"))
    expect(ana.get_by_text("Benito")).to_have_count(0)
    expect(ben.get_by_text(say("web-you"), exact=True)).to_have_count(0)
    ben.get_by_role("button", name=say("web-sit-down")).first.click()
    expect(ben.get_by_text(say("server-barred"))).to_be_visible()
    expect(ana.get_by_text("Benito")).to_have_count(0)


def test_a_host_mutes_and_everybody_reports(visit, place, say):
    ana = visit(locale=say.language)
    open_table(ana, "mexica", {"players": 2, "seats": THREE["seats"][:2]})
    ben = visit(locale=say.language, forgiven=FORGIVEN)
    ben.goto(ana.url)
    sit_down(ben, say, "Benito")
    press(ana, say("web-start-game"))
    for page in (ana, ben):
        page.get_by_role("tab", name=say("web-tab-chat")).click()
    speak(ben, say, "you fool")
    said = ana.locator(".chat p").filter(has_text="you fool")
    said.hover()
    press(said, say("web-report"))
    complain(ana, say, "Benito", "He is rude.")
    words, name, kept = reports(place[2])[0]
    assert (words, name) == ("He is rude.", "Benito")
    assert "you fool" in kept
    press(said, say("web-mute"))
    expect(said.get_by_role("button", name=say("web-unmute"), exact=True)).to_be_attached()
    speak(ben, say, "and another thing")
    expect(ben.get_by_text(say("server-muted"))).to_be_visible()
    expect(ana.locator(".chat")).not_to_contain_text("another thing")
    press(ana, say("web-settings"))  # there they are whether they have spoken or not
    here = ana.get_by_role("dialog", name=say("web-settings")).get_by_role("listitem").filter(has_text="Benito")
    press(here, say("web-unmute"))
    expect(here.get_by_role("button", name=say("web-mute"), exact=True)).to_be_visible()
    press(here, say("web-report"))
    complain(ana, say, "Benito", "Again.")
    assert reports(place[2])[0][0] == "Again."
    ana.keyboard.press("Escape")
    speak(ben, say, "thank you")
    expect(ana.locator(".chat")).to_contain_text("thank you")
    press(ben, say("web-settings"))
    here = ben.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ana")
    expect(here.get_by_role("button", name=say("web-report"), exact=True)).to_be_visible()
    expect(here.get_by_role("button", name=say("web-mute"), exact=True)).to_have_count(0)


def speak(page, say, text):
    page.get_by_label(say("web-chat-say")).fill(text)
    press(page, say("web-send"))


def link_in(box, name, purpose):
    """The link of the next mail to somebody, as they would click it."""
    to, text = box.next()
    assert to == [f"{name.lower()}@example.org"]
    return re.search(rf"^ *(http://\S+/account\?{purpose}=\S+)", text, flags=re.MULTILINE)[1]


def form(page, heading):
    return page.locator("form").filter(has=page.get_by_role("heading", name=heading, exact=True))


def test_links_of_mails_confirm_reset_and_stop(visit, place, say):
    box = place[1]
    name = f"Mali{say.language}"
    page = visit("/account", locale=say.language, forgiven=FORGIVEN)
    register = form(page, say("web-register"))
    register.get_by_label(say("web-name")).fill(name)
    register.get_by_label(say("web-password")).fill(PASSWORD)
    press(register, say("web-register"))
    mails = form(page, say("web-mails"))
    mails.get_by_label(say("web-email")).fill(f"{name.lower()}@example.org")
    mails.get_by_label(say("web-old-password")).fill(PASSWORD)
    press(mails, say("web-save"))
    expect(page.get_by_text(say("web-email-unconfirmed"))).to_be_visible()
    expect(mails.get_by_label(say("web-old-password"))).to_have_count(0)
    page.goto(link_in(box, name, "confirm"))
    expect(page.get_by_text(say("web-email-confirmed"))).to_be_visible()
    expect(page.get_by_text(say("web-email-unconfirmed"))).to_have_count(0)

    stranger = visit("/account", locale=say.language, forgiven=FORGIVEN)
    enter = form(stranger, say("web-log-in"))
    enter.get_by_label(say("web-name")).fill(name)
    press(enter, say("web-forgotten"))
    expect(stranger.get_by_text(say("web-reset-sent"))).to_be_visible()
    link = link_in(box, name, "reset")
    for new, told in (("chinampa-1428", "web-password-changed"), ("another-1521", "server-old-link")):  # it works once
        stranger.goto(link)
        reset = form(stranger, say("web-new-password"))
        reset.get_by_label(say("web-password")).fill(new)
        press(reset, say("web-save"))
        expect(stranger.get_by_text(say(told))).to_be_visible()
    page.reload()
    enter = form(page, say("web-log-in"))
    enter.get_by_label(say("web-name")).fill(name)
    enter.get_by_label(say("web-password")).fill("chinampa-1428")
    press(enter, say("web-log-in"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    turns = page.get_by_label(say("web-mail-turns"))
    expect(turns).to_be_checked()

    clock = {"kind": "correspondence", "days": 3}
    opened = page.request.post("/api/v1/tables", data={"game": "mexica", **THREE, "clock": clock})
    page.goto(f"/table/{opened.json()['id']}")
    press(page, say("web-start-with-bots", count=2))
    stranger.goto(link_in(box, name, "stop"))
    expect(stranger.get_by_text(say("web-mails-stopped"))).to_be_visible()
    page.goto("/account")
    expect(turns).not_to_be_checked()
