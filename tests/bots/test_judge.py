"""Chances to win: they are chances, follow from what a seat sees, and tell who is ahead."""

import pytest

from anahuac.bots.judge import PlayoutJudge, chances_of, judge_of, open_chances_of
from anahuac.core import Chance, all_games, find_game

GAMES = [game.name for game in all_games()]


def played(name, plies, seed=5):
    game = find_game(name)
    state, chance = game.new(game.players[-1], seed=seed), Chance(seed)
    for _ in range(plies):
        seat = state.to_act[0]
        state.apply(seat, chance.pick(state.legal_actions(seat)))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 30])
def test_chances_are_chances_and_the_same_for_the_same_view(name, plies):
    state = played(name, plies)
    for seat in range(state.seats):
        chances = chances_of(state.view(seat))
        assert len(chances) == state.seats
        assert all(0 <= one <= 1 for one in chances)
        assert sum(chances) <= 1 + 1e-9
        world = state.view(seat).imagine(Chance(seat + 77))
        assert chances_of(world.view(seat)) == chances  # what it cannot see does not matter


@pytest.mark.parametrize("name", ["mexica", "aztlan"])
def test_who_wins_is_certain_in_the_end(name):
    game = find_game(name)
    state, chance = game.new(2, seed=1), Chance(1)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, chance.pick(state.legal_actions(seat)))
    winners = state.outcome.winners
    assert open_chances_of(state) == [(seat in winners) / len(winners) for seat in range(2)]
    assert chances_of(state.view(0)) == open_chances_of(state)


def test_a_lead_is_a_chance_to_win():
    game = find_game("aztlan")
    even = game.position({"players": 2, "age": 4})
    ahead = game.position({"players": 2, "age": 4, "track": {"0": [1], "60": [0]}})
    assert open_chances_of(ahead)[0] > open_chances_of(even)[0] + 0.1
    late = game.position({"players": 2, "age": 5, "track": {"0": [1], "60": [0]}})
    assert open_chances_of(late)[0] > open_chances_of(ahead)[0]


def test_everybody_may_lose_in_azteca():
    game = find_game("azteca")
    safe = game.position({"players": 3, "round": 3, "phase": 7})
    last_step = game.position({"players": 3, "round": 3, "phase": 7, "gods": {"tezcatlipoca": 3}})
    assert sum(open_chances_of(last_step)) < sum(open_chances_of(safe)) <= 1 + 1e-9


def test_a_game_without_a_judge_is_played_out():
    assert isinstance(judge_of("mexica").worlds, int)
    judge = PlayoutJudge()
    state = played("aztlan", 60)
    assert sum(judge.chances(state, None)) == pytest.approx(1)
