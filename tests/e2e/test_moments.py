"""What is played above the board: battles and what is decided in them, the gods; and nothing beside it moves."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.moments import play_on
from tests.e2e.play import wait_for_turn
from tests.e2e.test_alive import IMPORT

GOLDEN = Path(__file__).parents[1] / "golden"
CLIMBED = 631
"""The move of this game after which the urn was looked into."""
LEAFED = {"mexica/three-all-fifteen": 24, "aztlan/three-every-card": 49, "azteca/four-temple": 152}
"""From these moves on there are conflicts, battles, foundings."""
STEPS = 12
MOST_SHIFT = 0.002
"""A number that is one digit longer moves no more than this; a panel that jumps by five pixels does at once."""

WATCH = """async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    window.shifts = []
    const told = ({node, previousRect: {x, y}, currentRect}) =>
        `${node?.className ?? node?.nodeName} ${x},${y} to ${currentRect.x},${currentRect.y}`
    new PerformanceObserver((list) => {
        for (const {value, sources} of list.getEntries()) shifts.push([value, sources.map(told).join('; ')])
    }).observe({type: 'layout-shift', buffered: false})
}"""


def look_back(page, game, move):
    record = (GOLDEN / f"{game}.record").read_text(encoding="utf-8")
    page.goto(f"/table/{page.evaluate(IMPORT, record)}?move={move}")
    expect(page.locator(".replay .where")).to_have_text(re.compile(f"^{move} / "))


@pytest.mark.parametrize("width", [1440, 390])
def test_a_battle_is_decided_above_the_map_and_nowhere_else(visit, width):
    page = visit(viewport={"width": width, "height": 844})
    play_on(page, "azteca", "retreat")
    wait_for_turn(page)
    battle = page.get_by_role("region", name=re.compile("^Battle at"))
    expect(battle.locator(".chance")).to_have_count(2)
    expect(page.locator(".azteca-panels .choose button")).to_have_count(0)
    story = page.locator(".replay .where").text_content() if width > 1000 else None
    battle.get_by_role("button", name="Stay and fight on").click()
    if story:
        page.wait_for_function("(old) => document.querySelector('.replay .where').textContent !== old", arg=story)
    else:
        expect(battle.get_by_role("button", name="Stay and fight on")).to_be_hidden()


def test_a_moment_that_asks_can_be_folded_to_see_the_map(visit):
    page = visit()
    play_on(page, "azteca", "retreat")
    wait_for_turn(page)
    battle = page.get_by_role("region", name=re.compile("^Battle at"))
    battle.get_by_role("button", name="Fold away or unfold").click()
    expect(battle.get_by_role("button", name="Stay and fight on")).to_be_hidden()
    battle.get_by_role("button", name="Fold away or unfold").click()
    expect(battle.get_by_role("button", name="Stay and fight on")).to_be_visible()


def test_quetzalcoatl_climbs_before_the_eyes(visit):
    page = visit()
    look_back(page, "azteca/four-temple", CLIMBED)
    stage = page.get_by_role("region", name="Quetzalcoatl")
    expect(stage).to_contain_text("climbs one step")
    expect(stage.get_by_role("img", name="Quetzalcoatl on step 1 of 5")).to_be_visible()


@pytest.mark.parametrize("game", LEAFED)
def test_nothing_shifts_while_others_play(visit, game):
    """Every shift counts: panels, buttons and stages keep their places from one move to the next."""
    page = visit(viewport={"width": 1440, "height": 900})
    look_back(page, game, LEAFED[game])
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    for step in range(1, STEPS + 1):
        page.keyboard.press("]")
        expect(page.locator(".replay .where")).to_have_text(re.compile(f"^{LEAFED[game] + step} / "))
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
