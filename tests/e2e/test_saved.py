"""A game that was saved before its end can be looked at again, as its seat saw it."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.play import act, open_table, wait_for_turn

AGAINST = {"players": 3, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]}
STEPS = """async (seat) => {
    const table = location.pathname.split('/').pop()
    const answer = await fetch(`/api/v1/tables/${table}/steps?seat=${seat}&from=0&to=30`)
    return answer.ok ? (await answer.json()).steps : answer.status
}"""
BOARD = "() => document.querySelector('.board svg').textContent.replace(/\\s+/g, ' ')"


def save(page, folder):
    """Save the record as a person does."""
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    file = folder / "game.record"
    saving.value.save_as(file)
    page.keyboard.press("Escape")
    return file


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_a_record_saved_in_mid_game_shows_what_its_seat_saw_and_nothing_more(visit, tmp_path, game):
    page = visit()
    open_table(page, game, AGAINST)
    for _ in range(6):
        act(page)
    wait_for_turn(page)
    file = save(page, tmp_path)
    assert "[Seed " not in file.read_text(encoding="utf-8")
    other = visit(forgiven=("403",))
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("region", name="What can be done")).to_contain_text("Looking back: move 0")
    other.get_by_role("button", name="Back to now").click()
    expect(other.get_by_role("button", name="Back to now")).to_be_hidden()
    assert other.evaluate(STEPS, 0) == page.evaluate(STEPS, 0)
    assert other.evaluate(BOARD) == page.evaluate(BOARD)
    assert other.locator(".actions.mine").count() == 0
    assert other.evaluate(STEPS, 1) == 403


def test_a_file_that_was_cut_off_is_refused_in_words(visit, tmp_path):
    page = visit(forgiven=("422",))
    open_table(page, "aztlan", AGAINST)
    act(page)
    file = save(page, tmp_path)
    file.write_text(file.read_text(encoding="utf-8").rsplit("; seen ", 1)[0], encoding="utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(re.compile("the file was changed or cut off"))).to_be_visible()
