"""Weights tuned by self-play: repeatable, resumable, and told in words when something is wrong."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec
import pytest

from anahuac.bots.tuning import Tuning, advantage, start
from anahuac.core import Outcome
from tests.cli.run import fail, succeed


def tuning():
    return start("aztlan", "medium", seats=(2,), pairs=1, seed=3)


def finish(tuning, steps):
    while tuning.steps < steps:
        for _ in tuning.step():
            pass
    return tuning


def test_a_step_moves_every_weight_and_keeps_its_sign():
    before, after = tuning(), finish(tuning(), 1)
    assert after.balance != 0
    assert all(after.weights[name] != weight for name, weight in before.weights.items())
    assert all(after.weights[name] * weight > 0 for name, weight in before.weights.items())


def test_the_result_is_a_mean_in_which_late_steps_count_more():
    """After two steps four fifths of it are the second; after three (4 / 6) two thirds are the third."""
    first, second, third = (finish(tuning(), steps) for steps in (1, 2, 3))
    assert first.mean == first.weights
    for name, mean in second.mean.items():
        assert mean == pytest.approx(first.weights[name] / 5 + second.weights[name] * 4 / 5)
        assert third.mean[name] == pytest.approx(mean / 3 + third.weights[name] * 2 / 3)


def test_other_weights_stay_when_some_are_named():
    before = tuning().weights
    named = finish(start("aztlan", "medium", seats=(2,), pairs=1, seed=3, only=("future",)), 1)
    assert named.balance != 0
    assert {name for name, weight in named.weights.items() if weight != before[name]} == {"future"}


def test_several_games_at_once_give_the_same():
    alone, together = (start("aztlan", "medium", seats=(2,), pairs=2, seed=3) for _ in range(2))
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert len(list(together.step(pool.map))) == 4
    assert together == finish(alone, 1)


def test_a_tuning_that_was_kept_goes_on_as_if_never_interrupted(tmp_path):
    file = tmp_path / "tuning.json"
    finish(tuning(), 1).write(file)
    assert finish(Tuning.read(file), 2) == finish(tuning(), 2)


def test_steps_go_through_the_numbers_of_players():
    def after_one_step(*seats):
        return finish(start("aztlan", "medium", seats, pairs=1, seed=3), 1)

    of_two, of_three = after_one_step(2), after_one_step(3)
    assert of_two.weights != of_three.weights
    both = after_one_step(2, 3)
    assert both.weights == of_two.weights
    both.steps = 3
    of_three.weights = both.weights
    of_three.steps = 3
    assert finish(both, 4).balance == finish(of_three, 4).balance


def test_a_budget_of_nodes_is_kept_and_used():
    quick = start("azteca", "expert", seats=(3,), pairs=1, seed=3, nodes=0)
    assert msgspec.json.decode(msgspec.json.encode(quick), type=Tuning) == quick
    assert finish(quick, 1).balance != 0


def test_an_unfinished_step_changes_nothing():
    interrupted = tuning()
    next(interrupted.step())
    assert interrupted == tuning()


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((30, 10), (0,), 1.0),  # won, and 3 * 20 / 41 points is more than everything
        ((10, 30), (1,), -1.0),
        ((20, 20), (0, 1), 0.0),
        ((21, 20), (1,), (-1 + 3 / 42) / 2),
    ],
)
def test_the_advantage_is_half_the_win_and_half_the_points(scores, winners, expected):
    others = tuple(seat for seat in (0, 1) if seat not in winners)
    outcome = Outcome(ranking=(winners, others) if others else (winners,), scores=scores, reason="ages")
    assert advantage(outcome, [0]) == pytest.approx(expected)
    assert advantage(outcome, [1]) == pytest.approx(-expected)


def test_the_command_makes_steps_and_goes_on(tmp_path):
    file = tmp_path / "t.json"
    told = succeed("tune", "aztlan", "--players", 2, "--steps", 1, "--pairs", 1, "--file", file)
    assert "future" in told
    assert msgspec.json.decode(file.read_bytes())["steps"] == 1
    assert "There is a tuning" in fail("tune", "aztlan", "--file", file)
    assert "is for aztlan" in fail("tune", "mexica", "--resume", "--file", file)
    succeed("tune", "aztlan", "--resume", "--steps", 1, "--file", file)
    assert msgspec.json.decode(file.read_bytes())["steps"] == 1


def test_the_command_says_what_is_wrong(tmp_path):
    assert "genius" in fail("tune", "aztlan", "--level", "genius", "--file", tmp_path / "t.json")
    assert "There is no weight “courage”" in fail("tune", "aztlan", "--only", "courage", "--file", tmp_path / "t.json")
    assert "missing.json" in fail("tune", "aztlan", "--resume", "--file", tmp_path / "missing.json")
    (tmp_path / "bad.json").write_text("{")
    assert "bad.json" in fail("tune", "aztlan", "--resume", "--file", tmp_path / "bad.json")
    outdated = tuning()
    del outdated.weights["future"]
    outdated.write(tmp_path / "old.json")
    assert "other weights by now" in fail("tune", "aztlan", "--resume", "--file", tmp_path / "old.json")
