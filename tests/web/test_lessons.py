"""The lessons and drawn examples of the browser client, played through by the real rules."""

import json
from pathlib import Path

import pytest

import anahuac
from anahuac.core.text import has_text

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
LESSONS = sorted(path.parent.name for path in GAMES.glob("*/lesson.json"))
EXAMPLES = sorted(path.parent.name for path in GAMES.glob("*/examples.json"))


def read(game, name):
    return json.loads((GAMES / game / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_done_as_it_says(name):
    game = anahuac.game(name)
    state = None
    steps = read(name, "lesson.json")["steps"]
    assert 10 <= len(steps) <= 18
    for step in steps:
        begins = "position" in step
        if begins:
            state = game.position(step["position"])
        seat, actions = step.get("seat", 0), [state.board.catalogue.parse(text) for text in step.get("expect", [])]
        # which of several actions was chosen before may decide which of these are left
        for action in actions if begins else actions[:1]:
            assert state.why_not(seat, action) is None, f"{step['text']}: {action}"
        for action in actions[:1]:
            state.apply(seat, action)
        for reply in step.get("replies", []):
            state.apply(state.to_act[0], state.board.catalogue.parse(reply))
        assert has_text(step["text"])
        assert has_text(step.get("otherwise", step["text"]))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_rules_can_be(name):
    game = anahuac.game(name)
    for example in read(name, "examples.json"):
        state = game.position(example["position"])
        for text in example.get("actions", []):
            state.apply(state.to_act[0], state.board.catalogue.parse(text))
        section, _, clause = example["clause"].partition(".")
        assert 1 <= int(clause) <= game.clauses[section]
        assert has_text(example["text"])
