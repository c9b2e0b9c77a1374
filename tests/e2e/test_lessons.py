"""The first lessons, each done to its end by clicking what it asks for."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def mexica(page, action):
    tools = {
        "N": "Walk",
        "~": "Walk",
        "K": "Canal",
        "F": "Found",
        "T": "Temple",
        "B": "Bridge",
        "+": "Take",
    }
    if action == ".":
        page.locator(".teacher .end").click()
    if action[0] in tools:
        name = tools[action[0]] + (f" {action[1]}" if action[0] == "T" else "")
        page.get_by_role("toolbar").get_by_role("button", name=re.compile(f"^{name}")).click()
    for square in re.findall(r"[a-m]\d+", action[2:] if action[0] in "FT" else action):
        page.locator(f'[data-square="{square}"]').click()


def aztlan(page, action):
    sign, _, name = action.partition(" ")
    areas = [area for area in re.split(r"^E\+|^\+|>", action) if area] if ">" in action or "+" in action else []
    decisions = {"x": "fight", "=": "coexist", "L": "play", "S": "play"}
    if action[0] == "P":
        page.locator(".panels ul li").nth(int(action[1]) - 4).get_by_role("button").click()
    if action[0] == "E" or sign == "C":
        page.locator("button.culture").first.click()
    for area in areas:
        page.locator(f'[data-place="{area}"]').click()
    if sign in decisions:
        button = page.locator(f".decisions .{decisions[sign]}")
        if not button.is_visible():
            page.locator(f'[data-place="{name}"]').click()
        button.click()
    if sign in ("-", ".", "V"):
        page.locator(".buttons button").filter(has_text=re.compile(name, re.IGNORECASE)).last.click()


def azteca(page, action):
    beside = page.locator(".azteca-panels")
    named = {
        "A+k": "jaguar knight.* army A",
        "C tlaloc": "^Play$",
        "$ pochteca": "Pochteca",
        "$ R+k": "jaguar knight",
        "expedition": "expedition",
        "^A": "jaguar knight",
    }
    if action in named:
        beside.get_by_role("button", name=re.compile(named[action], re.IGNORECASE)).last.click()
    elif action == ".":
        page.locator(".teacher .end").click()
    elif re.match(r"bid|Q|Z", action):
        while not beside.locator(".act").inner_text().count(f" {action.split()[1]} "):
            beside.get_by_role("button", name="More").click()
        beside.locator(".act").click()
    else:
        for place in action.split(">") if action.startswith("lake") else [re.split("[ >]", action)[-1]]:
            page.locator(f"#azteca-place-{place}").click()
        option = page.locator(".menu .option").filter(has_text=re.compile("alliance|army", re.IGNORECASE))
        if option.count():
            option.first.click()


CLICKS = {"mexica": mexica, "aztlan": aztlan, "azteca": azteca}

TOOLS = {
    "mexica-lesson-canal": "^Canal",
    "mexica-lesson-temple": "^Temple 3",
    "mexica-lesson-end": "^End",
    "aztlan-lesson-choose": "power 7",
    "aztlan-lesson-eagle": "^Eagle",
    "aztlan-lesson-fight": "^Culhua",
    "azteca-lesson-deal": "jaguar knight.* army A",
    "azteca-lesson-tribute": "^Play$",
    "azteca-lesson-market": "bid",
    "azteca-lesson-judgement": "^More",
}
"""Steps of lessons, and the tool, card or button that each is done with."""


def check_pointing(page, step):
    """What is to be used is pointed out, unless places of the board alone are."""
    pointed = page.locator("button[aria-current=true]")
    if step["text"] in TOOLS:
        expect(pointed).to_have_count(1)
        expect(pointed).to_have_accessible_name(re.compile(TOOLS[step["text"]], re.IGNORECASE))
    elif "focus" not in step:
        expect(pointed.first).to_be_visible()


@pytest.mark.parametrize("game", CLICKS)
def test_a_lesson_is_done_by_clicking(visit, game):
    steps = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))["steps"]
    page = visit(f"/learn/{game}")
    for number, step in enumerate(steps, 1):
        expect(page.locator(".progress")).to_contain_text(f"{number} / {len(steps)}")
        if step.get("expect"):
            expect(page.get_by_role("button", name=re.compile("^Go on|^Play now"), disabled=False)).to_have_count(0)
            check_pointing(page, step)
            CLICKS[game](page, step["expect"][0])
            expect(page.locator(".remark.solved")).to_be_visible()
            expect(page.locator("button[aria-current=true]")).to_have_count(0)
        if number < len(steps):
            page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
