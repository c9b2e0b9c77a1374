"""What the networks look at, against the rules; how cards are mixed; how learning goes on."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from anahuac.bots.aztlan.atlas import atlas_of
from anahuac.bots.aztlan.judgement import learner as learning
from anahuac.bots.aztlan.judgement.belief import beliefs
from anahuac.bots.aztlan.judgement.cards import equilibrium
from anahuac.bots.aztlan.judgement.inputs import count_inputs, fights
from anahuac.bots.aztlan.judgement.judge import Judge, judge_of, open_rows
from anahuac.bots.aztlan.judgement.options import options
from anahuac.bots.aztlan.judgement.playout import imagine, odds_of_cards
from anahuac.bots.aztlan.judgement.realms import Realms, realms_of
from anahuac.bots.aztlan.judgement.rows import layout_of, row_of
from anahuac.bots.aztlan.judgement.thinking import Comparison, courses
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.levels import LevelBot
from anahuac.core import Chance
from anahuac.games.aztlan.board import SHELF
from anahuac.games.aztlan.material import POWERS
from tests.aztlan.helpers import BOARD, GAME, position, random_states

ATLAS = atlas_of(BOARD)


def some_states(seats, seed, every):
    return [state.copy() for number, state in enumerate(random_states(seats, Random(seed))) if number % every == 0]


def test_points_of_many_sets_are_those_of_the_rules():
    random = Random(3)
    masks = [random.getrandbits(30) & random.getrandbits(30) for _ in range(300)] + [0, (1 << 30) - 1]
    realms = Realms(BOARD)
    for _ in range(2):  # counted, then remembered
        found = realms.points(np.array(masks))
        for mask, points in zip(masks, found.tolist(), strict=True):
            assert [points[5], points[0], points[2], points[3], points[1], points[4]] == list(ATLAS.points(mask)[4:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_holds_nothing_that_its_seat_may_not_know(seats):
    different = 0
    for number, state in enumerate(some_states(seats, 1, 9)):
        for seat in range(seats):
            world = state.view(seat).imagine(Chance(number))
            different += world != state
            assert row_of(world, seat) == row_of(state, seat)
    assert different > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_positions_after_placements_and_moves_are_those_of_the_rules(seats):
    layout = layout_of(seats)
    checked = 0
    for state in some_states(seats, 2, 4):
        if state.step not in ("place", "move"):
            continue
        seat = state.to_act[0]
        _, found = options([(state, seat)])
        legal = {action.id for action in state.legal_actions(seat)}
        assert set(found.ids.tolist()) <= legal
        if state.step == "place":
            assert set(found.ids.tolist()) == legal
        for id, row in zip(found.ids.tolist()[::3], found.rows[::3], strict=True):
            after = state.copy()
            after.apply(seat, BOARD.catalogue[id])
            if after.step not in ("place", "move"):
                continue
            expected = np.array(row_of(after, seat))
            if after.to_act[0] != seat:  # the row is still that of the seat that has moved
                for name in ("step", "turn"):
                    expected[layout.once[name]] = row[layout.once[name]]
            assert row.tolist() == expected.tolist()
            checked += 1
    assert checked > 30


def test_with_all_cards_known_conflicts_are_those_of_the_rules():
    """Wherever the rules say who alone is strongest, it draws; who is weaker loses."""
    layout, realms = layout_of(3), realms_of(BOARD)
    checked = 0
    for state in some_states(3, 5, 3):
        if state.step != "settle" or not any(state.leads):
            continue
        rows = np.array([row_of(state, 0)])
        odds = beliefs([], rows, layout, realms)
        coming = fights(rows, layout, odds, np.zeros(1, np.int64), realms, np.zeros((1, 3), np.float32))
        seats = [0, *[other for other in reversed(state.track) if other != 0]]
        unsettled = 0
        for leads, ties in zip(state.leads, state.ties, strict=True):
            unsettled |= leads | ties
        for place, seat in enumerate(seats):
            assert coming.draws[0, place] == state.leads[seat].bit_count()
            weaker = unsettled & state.present[seat] & ~state.leads[seat] & ~state.ties[seat]
            assert coming.losses[0, place] == weaker.bit_count()
        checked += 1
    assert checked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_are_valued_by_numbers_of_one_size(seats):
    judge = Judge.new(seats, np.random.default_rng(1))
    decisions = [(state, state.to_act[0]) for state in some_states(seats, 4, 7) if state.to_act]
    valued = judge.value([(state, seat) for state, seat in decisions if state.step != "choose"])
    assert valued.inputs.shape[1] == count_inputs(seats)
    assert np.isfinite(valued.inputs).all()
    assert ((valued.win >= 0) & (valued.win <= 1)).all()
    best = valued.best(valued.worth)
    assert valued.options.of[best].tolist() == list(range(len(valued.base)))
    for number, place in enumerate(best):
        assert valued.worth[place] == valued.worth[valued.options.of == number].max()


def test_beliefs_are_odds_of_the_cards_not_played():
    judge = Judge.new(3, np.random.default_rng(1))
    for state in some_states(3, 6, 11):
        if state.step in ("place", "move"):
            odds = beliefs(judge.guesses, np.array([row_of(state, 0)]), layout_of(3), realms_of(BOARD))[0]
            assert odds.sum(axis=1) == pytest.approx(1)
            assert odds[0, state.cards[0] - POWERS[0]] == 1
            for place, seat in enumerate([other for other in reversed(state.track) if other != 0], 1):
                unplayed = state.view(0).unplayed[seat]
                assert {POWERS[card] for card in np.flatnonzero(odds[place])} == set(unplayed)


def test_cards_are_mixed_where_everybody_would_outguess_the_other():
    """One wins with the same card, the other with a different one: each must choose both equally often."""
    same = np.eye(2, dtype=np.float32)
    assert equilibrium(np.stack([same, 1 - same])[None]) == pytest.approx(0.5, abs=0.05)


def test_a_card_that_is_always_worse_is_not_chosen():
    worth = np.zeros((1, 3, 2, 2, 2), np.float32)
    worth[0, 0, 1] = worth[0, 1, :, 1] = worth[0, 2, :, :, 1] = 1
    assert equilibrium(worth)[0, :, 1] == pytest.approx(1, abs=0.05)


def test_nobody_gains_much_by_leaving_the_mix():
    worth = np.random.default_rng(2).random((5, 2, 4, 4)).astype(np.float32)
    for game, mix in zip(worth, equilibrium(worth), strict=True):
        assert (game[0] @ mix[1]).max() - mix[0] @ game[0] @ mix[1] < 0.03
        assert (mix[0] @ game[1]).max() - mix[0] @ game[1] @ mix[1] < 0.03


def test_open_rows_know_the_cards_of_all():
    state = position()
    rows = open_rows(state, 1, np.array([[9, 8, 4]]))
    layout = layout_of(3)
    order = [1, *[other for other in reversed(state.track) if other != 1]]
    assert layout.of(rows, "card")[0].tolist() == [[9, 8, 4][seat] for seat in order]
    assert layout.of(rows, "hand")[0].tolist() == [0b111111 & ~(1 << [9, 8, 4][seat] - 4) for seat in order]


def test_learning_goes_on_where_it_stopped(monkeypatch):
    monkeypatch.setattr(learning, "GAMES", 3)
    monkeypatch.setattr(learning, "BATCH", 16)
    monkeypatch.setattr(learning, "LESSONS", 1)
    whole = learning.AztlanLearner(2, 5)
    whole.learn(0.1)
    again = learning.AztlanLearner(2, 5)
    again.restore(whole.arrays())
    assert again.games == whole.games == 3
    for learner in (whole, again):
        learner.learn(0.2)
    first, second = whole.weights(), again.weights()
    assert first.keys() == second.keys()
    assert all(np.array_equal(first[name], second[name]) for name in first)
    before = learning.AztlanLearner(2, 5).weights()
    assert any(not np.array_equal(first[name], before[name]) for name in first)
    assert sum(values.nbytes for values in first.values()) < 400_000


def test_imagined_worlds_fit_the_view_and_the_beliefs():
    judge = Judge.new(3, np.random.default_rng(1))
    drawn = Counter()
    state = next(one for one in some_states(3, 9, 1) if one.step == "place" and one.age == 2)
    seat = state.to_act[0]
    view = state.view(seat)
    odds = odds_of_cards(judge, state, seat)
    other = next(iter(odds))
    for number in range(300):
        world = imagine(view, odds, Chance(number))
        assert world.view(seat) == view
        drawn[world.cards[other]] += 1
    for card, likely in enumerate(odds[other].tolist()):
        assert drawn[POWERS[card]] / 300 == pytest.approx(likely, abs=0.1)


def test_courses_are_legal_and_a_placement_knows_its_move():
    judge = Judge.new(2, np.random.default_rng(1))
    for state in some_states(2, 8, 5):
        if state.to_act and state.step != "choose":
            seat = state.to_act[0]
            found = courses(judge, state, seat)
            assert list(found.values()) == sorted(found.values(), reverse=True)
            for course in found:
                assert len(course) == (2 if state.step == "place" else 1)
                after = state.copy()
                for action in course:
                    after.apply(seat, action)


def test_searching_longer_looks_at_more_worlds():
    judge = Judge.new(2, np.random.default_rng(1))
    state = next(one for one in some_states(2, 8, 1) if one.step == "place" and sum(one.to_place) == 4)
    view = state.view(state.to_act[0])
    priors = dict.fromkeys(courses(judge, state, state.to_act[0]), 0.5)
    seen = []
    for nodes in (0, 60, 600):
        compared = Comparison(judge, view, priors, Chance(1), Clock(Budget(nodes)))
        ranked = compared.run()
        assert set(ranked) == set(priors)
        seen.append(sum(compared.worlds.values()))
    assert seen[0] == 0 < seen[1] < seen[2]


def test_boards_that_were_not_learned_are_played_by_hand_made_rules():
    """A board that differs in a name alone has other bytes, so nothing is known of it."""
    content = BOARD.content.replace(b'"Acolman"', b'"Oculma"')
    assert content != BOARD.content
    other = SHELF.put("judgement-test", content)
    view = GAME.new(2, None, 1, other).view(0)
    assert judge_of(view) is None
    assert judge_of(GAME.new(2, None, 1).view(0)) is not None
    assert LevelBot("expert", 1, Budget(nodes=10)).decide(view).id in view.legal
