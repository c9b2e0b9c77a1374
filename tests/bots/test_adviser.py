"""Hints: asked after each action of a turn, they lead to the end that the first one promised."""

import pytest

from anahuac.bots import Adviser, make_bot
from anahuac.bots.adviser import Course
from anahuac.core import find_game

GAMES = [("mexica", 2), ("mexica", 4), ("aztlan", 2), ("aztlan", 3), ("azteca", 3), ("azteca", 4)]
CHECKED = 40
"""So many turns of a game are checked."""


def follow(state, seat, plan, adviser):
    """Take the actions of a plan, asking anew before each; tell what was told each time."""
    told = []
    for step in plan:
        told.append([planned.action for planned in adviser.plan(state.view(seat))])
        state.apply(seat, state.board.catalogue[step.action])
    return told


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_hints_followed_to_the_end_of_a_turn_are_the_plan_first_told(game, seats):
    """Seat 0 follows hints through a game against quick bots; whoever asks has a new adviser in every turn."""
    state = find_game(game).new(seats, seed=3)
    others = [make_bot("easy", seat) for seat in range(seats)]
    longest = turns = 0
    while state.to_act and turns < CHECKED:
        if 0 not in state.to_act:
            seat = state.to_act[0]
            state.apply(seat, others[seat].decide(state.view(seat)))
            continue
        adviser = Adviser("medium")
        plan = adviser.plan(state.view(0))
        promised = [step.action for step in plan]
        assert follow(state, 0, plan, adviser) == [promised[at:] for at in range(len(promised))]
        longest, turns = max(longest, len(plan)), turns + 1
    assert longest > 1, "no plan of more than one action was followed"


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_what_was_thought_is_not_thought_again(game):
    state = find_game(game).new(3, seed=5)
    adviser = Adviser("medium")
    view = state.view(state.to_act[0])
    first = adviser.plan(view)
    searches = adviser.bot.statistics.searches
    assert adviser.plan(view) == first
    assert adviser.bot.statistics.searches == searches


def test_another_action_than_the_hinted_one_is_thought_about():
    state = find_game("mexica").new(2, seed=1)
    for seat in (0, 1):
        state.apply(seat, state.legal_actions(seat)[0])
    adviser = Adviser("medium")
    plan = adviser.plan(state.view(0))
    other = next(action for action in state.legal_actions(0) if action.id != plan[0].action and action.text != ".")
    state.apply(0, other)
    searches = adviser.bot.statistics.searches
    adviser.plan(state.view(0))
    assert adviser.bot.statistics.searches == searches + 1


def test_a_plan_of_a_turn_of_mexica_goes_to_its_end():
    state = find_game("mexica").new(2, seed=1)
    for seat in (0, 1):
        state.apply(seat, state.legal_actions(seat)[0])
    plan = Adviser("medium").plan(state.view(0))
    assert state.board.catalogue[plan[-1].action].text == "."


def test_a_plan_promises_nothing_beyond_dice_or_another_player():
    """A purchase of Azteca's introductory game: whoever is done is followed by another, and no plan goes further."""
    state = find_game("azteca").new(3, seed=2)
    seat = state.to_act[0]
    course = Course(state.view(seat), seat)
    while course.goes_on:
        course.follow(course.seen.legal_actions()[:1], None)
    assert [world.to_act for world in course.worlds] != [(seat,), (seat,)]
