"""The pages: in German, on a phone, by keyboard alone, and for people who cannot see them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.play import open_table, wait_for_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/about",
    "/account",
    "/new/azteca",
    "/rules/mexica",
    "/rules/aztlan",
    "/rules/azteca",
    "/learn/mexica",
    "/learn/aztlan",
    "/learn/azteca",
    "/nowhere",
]
OLD = Path(__file__).parents[1] / "upgrades" / "version1" / "records"
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


pytestmark = pytest.mark.usefixtures("node_packages")  # axe is one of them


def serious(page):
    """What axe finds that keeps somebody out."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (finding["id"], finding["nodes"][0]["html"][:200], finding["nodes"][0]["failureSummary"][:300])
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out_of_a_page(visit, theme):
    page = visit(color_scheme=theme)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert serious(page) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_nobody_is_kept_out_of_a_table(visit, game, theme):
    page = visit(color_scheme=theme)
    open_table(page, game, {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    assert serious(page) == []


def test_german_is_spoken_throughout_and_can_be_switched(visit):
    page = visit(locale="de-AT")
    expect(page.get_by_role("button", name="Jetzt gegen Bots spielen").first).to_be_visible()
    page.get_by_role("region", name="Aztlán").get_by_role("button", name="Jetzt gegen Bots spielen").click()
    expect(page.get_by_role("region", name="Was man tun kann")).to_contain_text("Du bist dran: geheim eine Machtkarte")
    page.get_by_role("button", name="Englisch").click()
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Your turn: choose")
    page.reload()
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Your turn: choose")


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_everything_without_scrolling_sideways(visit, width):
    page = visit(viewport={"width": width, "height": 780}, has_touch=True)
    for path in ["/", "/new/azteca", "/rules/azteca", "/account"]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    for game in ["mexica", "aztlan", "azteca"]:
        open_table(page, game, {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
        wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, game


def test_everything_can_be_done_by_keyboard(visit):
    page = visit()
    press_until(page, lambda: page.evaluate("document.activeElement.matches('[aria-labelledby=game-mexica] button')"))
    assert focused(page) == "Play now against bots"
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    wait_for_turn(page)
    press_until(page, lambda: focused(page).endswith("actions as a list"))
    page.keyboard.press("Enter")
    press_until(page, lambda: focused(page).lower().startswith("put your noble on"))
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("noble")


def test_a_card_and_a_territory_of_aztlan_are_chosen_by_keyboard(visit):
    page = visit()
    open_table(page, "aztlan", {"players": 2, "seats": [{"kind": "me"}, BOTS[0]]})
    wait_for_turn(page)
    press_until(page, lambda: page.evaluate("document.activeElement.matches('.panels li button')"))
    page.keyboard.press("Enter")
    expect(page.locator(".actions.mine")).to_contain_text("place a pawn")
    press_until(page, lambda: page.evaluate("'place' in document.activeElement.dataset"))
    page.keyboard.press("ArrowDown")
    name = focused(page).split(":")[0].split(",")[0]
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(name)


def test_a_place_of_azteca_is_chosen_by_keyboard(visit):
    """The first ship: Tab leads to a place that can be chosen; a menu, if there is one, gets the keyboard."""
    page = visit()
    open_table(page, "azteca", {"players": 3, "seats": [{"kind": "me"}, *BOTS]})
    wait_for_turn(page)
    press_until(page, lambda: page.evaluate("document.activeElement.id.startsWith('azteca-place-')"))
    page.keyboard.press("Enter")
    if page.locator(".menu").count():
        assert page.evaluate("document.activeElement.classList.contains('option')")
        page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ana")


def press_until(page, reached, most=80):
    for _ in range(most):
        page.keyboard.press("Tab")
        if reached():
            return
    raise AssertionError("it cannot be reached with the Tab key")


def focused(page):
    return page.evaluate("(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()")


def test_a_guest_gets_a_name_and_an_account(visit):
    page = visit("/account")
    name = page.get_by_label("Name", exact=True).first
    name.fill("Malinalli")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Malinalli")).to_be_visible()
    page.get_by_label(re.compile("^Password")).first.fill("a long secret")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("This device")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).last.click()
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()


def test_rules_can_be_searched_and_linked(visit):
    page = visit("/rules/mexica#M5.2")
    clause = page.locator("[id='M5.2']")
    expect(clause).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("boat")
    expect(page.locator("[id='M6.2']")).to_be_visible()
    expect(clause).to_have_count(0)


def test_an_unknown_table_is_told_kindly(visit):
    page = visit("/table/nosuchtable", forgiven=("404",))
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_record_can_be_imported_and_leafed_through(visit):
    record = Path(__file__).parents[1] / "golden" / "aztlan" / "three-every-card.record"
    page = visit()
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("region", name="What can be done")).to_contain_text("Looking back: move 0")
    page.get_by_role("tab", name="Points").click()
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "now", "why", "result"),
    [
        ("en", "Back to now", "played under version 1 of the rules", "Nobody wins."),
        ("de", "Zurück zum Jetzt", "nach Version 1 der Regeln gespielt", "Niemand gewinnt."),
    ],
)
def test_a_record_of_older_rules_says_why_it_ends_where_it_does(visit, language, now, why, result):
    page = visit("/", locale=language)
    page.locator("input[type=file]").set_input_files(OLD / "azteca-three.record")
    page.get_by_role("button", name=now).click()
    expect(page.locator(".differs")).to_contain_text(why)
    expect(page.locator(".differs")).to_contain_text("Cuauhtémoc")
    expect(page.locator(".differs")).to_contain_text("T15.2")
    expect(page.locator(".result")).to_contain_text(result)
