"""What somebody is asked to decide fits what they can do at this moment."""

import pytest

import anahuac
from anahuac.core import Chance, Match, Text
from anahuac.core.prompt import prompt


def asked(state):
    """What the player to act is asked."""
    view = state.view(state.to_act[0])
    return prompt(view.game, view.step, [action.kind for action in view.legal_actions()])


def test_the_usual_case_has_the_text_of_the_step():
    assert asked(anahuac.game("mexica").new(2)) == Text("mexica-step-start")
    assert asked(anahuac.game("aztlan").new(3)) == Text("aztlan-step-choose")


@pytest.mark.parametrize(
    ("step", "kinds", "special"),
    [
        ("settle", ["done"], "only-done"),
        ("settle", ["tlatoani", "done"], "only-done-tlatoani"),
        ("settle", ["fight", "coexist", "tlatoani"], "with-tlatoani"),
        ("move", ["move", "stay", "eagle"], "with-eagle"),
        ("move", ["stay"], "only-stay"),
        ("score", ["name", "name"], "only-name"),
        ("score", ["bless", "name"], "with-name"),
        ("answer", ["decline"], "only-decline"),
    ],
)
def test_what_is_not_usual_has_its_own(step, kinds, special):
    assert prompt("aztlan", step, kinds) == Text(f"aztlan-step-{step}.{special}")


def test_who_sets_up_is_asked_only_for_what_is_still_to_be_set_up():
    """T1: the Aztecs have a dam to lay, the others have none; T18.1: in a free start everything is bought."""
    game = anahuac.game("azteca")
    state = game.new(3)
    kinds = [[action.kind for action in state.legal_actions(seat)] for seat in state.to_act]
    assert prompt("azteca", "setup", kinds[0]) == Text("azteca-step-setup.only-assign-first-dam-launch")
    assert prompt("azteca", "setup", kinds[1]) == Text("azteca-step-setup.only-assign-launch")
    state.apply(0, game.action("S lake-west"))
    assert asked(state) == Text("azteca-step-setup.only-assign-first-dam")
    state.apply(0, game.action("D tlacopan"))
    assert asked(state) == Text("azteca-step-setup.only-assign")
    assert asked(game.new(3, {"free_start": "yes"})) == Text("azteca-step-setup.with-buy-fighter")


@pytest.mark.parametrize(
    ("step", "kinds", "special"),
    [
        ("ready", ["march", "done"], "only-done-march"),
        ("ready", ["march", "march", "reorganise", "done"], "only-done-march-reorganise"),
        ("ready", ["reorganise", "done"], "only-done-reorganise"),
        ("after", ["reorganise", "done"], "only-done-reorganise"),
    ],
)
def test_who_holds_no_card_is_not_asked_for_one(step, kinds, special):
    assert prompt("azteca", step, kinds) == Text(f"azteca-step-{step}.{special}")
    assert prompt("azteca", step, [*kinds, "flood"]) == Text(f"azteca-step-{step}")


def test_who_can_only_go_on_is_told_so():
    assert prompt("azteca", "sail", ["done"]) == Text("prompt-go-on")
    assert prompt("azteca", "sail", ["sail", "done"]) == Text("azteca-step-sail")


@pytest.mark.parametrize(("name", "seats"), [("mexica", 2), ("aztlan", 2), ("aztlan", 4), ("azteca", 3)])
def test_every_step_of_a_game_has_its_prompt(name, seats):
    match, chance = Match.new(anahuac.game(name), seats, seed=1), Chance(1)
    for _ in range(600):
        if not match.state.to_act:
            break
        assert all(asked(match.state).tell(language) for language in ("en", "de"))
        seat = chance.pick(match.state.to_act)
        match.act(seat, chance.pick(match.state.legal_actions(seat)))


def test_a_reason_names_what_can_be_done_instead():
    """Z4.4: 8 : 8 in Tollán, and the one to act holds no Great Tlatoani: there is nothing to settle but to pass."""
    game = anahuac.game("aztlan")
    tied = {"cards": {"0": 8, "1": 8, "2": 7}, "pawns": {"tollan": {"0": 1, "1": 1}}, "culture": {"0": ["offering"]}}
    state = game.position({"players": 3, "phase": "conflict", **tied})
    reason = state.why_not(0, game.action("+tollan")).reason
    assert reason.args["now"] == asked(state) == Text("aztlan-step-settle.only-done")
