"""Mexica's island in a browser: by mouse, keyboard and finger."""

import re

import pytest
from playwright.sync_api import expect

from anahuac.core import find_game
from anahuac.games.mexica.material import ACTION_POINTS
from tests.e2e.play import open_table

TABLE = {
    "players": 2,
    "board": "tlatelolco",
    "options": {"neutral_temples": "none"},
    "seats": [{"kind": "me"}, {"kind": "me"}],
}


def square(page, at):
    return page.locator(f'[data-square="{at}"]')


def tool(page, name):
    return page.get_by_role("toolbar", name="What to do").get_by_role("button", name=re.compile(f"^{name}"))


def log(page):
    return page.locator(".log")


@pytest.fixture
def come(visit):
    def with_nobles(**settings):
        """Both nobles are set; the first seat has its turn."""
        page = visit(**settings)
        open_table(page, "mexica", TABLE)
        for at in ("f6", "h6"):
            square(page, at).click()
            expect(square(page, at)).to_have_attribute("aria-label", re.compile("noble of"))
        expect(tool(page, "Canal")).to_be_enabled()
        return page

    return with_nobles


def test_a_canal_is_laid_with_two_clicks_and_its_districts_are_foreseen(come):
    page = come()
    tool(page, "Canal").click()
    for end in ("d2", "e2"):
        square(page, end).click()
    expect(log(page)).to_contain_text("canal on d2 and e2")
    expect(tool(page, "Canal")).to_be_enabled()
    square(page, "f2").click()
    square(page, "g2").hover()
    expect(page.locator(".info")).to_contain_text("makes districts of 4 + 109")
    square(page, "g2").click()
    expect(log(page)).to_contain_text("districts of 4 and 109 squares")


def test_the_keyboard_walks_builds_and_lists(come):
    page = come()
    square(page, "f6").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("goes from f6 to e6")
    expect(tool(page, "Temple 2")).to_be_enabled()
    page.keyboard.press("2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("temple of height 2 on d6")
    expect(tool(page, "Single")).to_be_enabled()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("m")
    expect(page.get_by_role("group", name="On d5").get_by_role("button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("builds a canal on")


def test_what_cannot_be_done_says_why_with_the_clause(come):
    page = come()
    square(page, "a1").click()
    expect(page.get_by_role("link", name="M6.1")).to_be_visible()


def test_a_finger_aims_before_it_acts(come):
    page = come(viewport={"width": 390, "height": 844}, has_touch=True)
    page.get_by_role("tab", name="Story").tap()
    tool(page, "Temple 1").tap()
    square(page, "e4").tap()
    expect(page.locator(".info")).to_contain_text("temple of height 1 on e4")
    expect(log(page)).not_to_contain_text("temple")
    square(page, "e4").tap()
    expect(log(page)).to_contain_text("temple of height 1 on e4")


def with_all_bridges():
    """Play until a turn begins in which bridges can be taken up: the state, and the actions that led to it."""
    state = find_game("mexica").new(2, TABLE["options"], 1, TABLE["board"])
    taken = []
    while True:
        seat = state.to_act[0]
        first = {action.kind: action for action in reversed(state.legal_actions(seat))}
        if "lift" in first and state.ap == ACTION_POINTS:
            return state, taken
        wanted = ("end",) if "lift" in first else ("start", "bridge", "canal", "end")
        action = next(first[kind] for kind in wanted if kind in first)
        taken.append((seat, action.id))
        state.apply(seat, action)


def test_a_bridge_is_taken_up_put_down_and_both_are_undone_as_one(visit):
    """M5.3."""
    state, taken = with_all_bridges()
    page = visit()
    open_table(page, "mexica", TABLE)
    table = page.url.rpartition("/")[2]
    for ply, (seat, action) in enumerate(taken):
        answer = page.request.post(f"/api/v1/tables/{table}/actions", data={"seat": seat, "ply": ply, "action": action})
        assert answer.ok, answer.text()
    lift = next(action for action in state.legal_actions(state.to_act[0]) if action.kind == "lift")
    state.apply(state.to_act[0], lift)
    put = next(action for action in state.legal_actions(state.to_act[0]) if action.kind == "bridge")
    old, new = state.board.names[lift.at], state.board.names[put.at]
    expect(tool(page, "Move")).to_be_enabled()
    tool(page, "Move").click()
    square(page, old).click()
    expect(page.locator(".info")).to_contain_text("Now choose where the bridge goes")
    square(page, new).click()
    expect(log(page)).to_contain_text(f"the bridge from {old} down on {new}")
    page.get_by_role("button", name="Undo").click()
    expect(log(page)).not_to_contain_text("the bridge from")
    expect(page.locator(".info")).not_to_contain_text("Now choose where the bridge goes")
    expect(square(page, old)).to_have_attribute("aria-label", re.compile("bridge"))
    expect(tool(page, "Canal")).to_be_enabled()
