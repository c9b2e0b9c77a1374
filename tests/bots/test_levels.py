"""What holds for the levels in every game: they are legal, repeatable, fair, quick to stop, and can say why."""

import pytest

import anahuac
from anahuac.bots import LEVELS, Budget, LevelBot, advise
from anahuac.bots.match import decisions
from anahuac.core import Chance, Match
from anahuac.core.text import LANGUAGES
from tests.laws.play import CASES, play_on, reproducible

GAMES = [game.name for game in anahuac.all_games()]
CHEAP = Budget(nodes=40)


def points_of(game, seats, seed, every):
    """Some points of a random game, each with the seat that must decide."""
    match = Match.new(anahuac.game(game), seats, seed=seed)
    for number, _ in enumerate(play_on(match, Chance(seed))):
        if number % every == every // 2:
            yield match.state, match.state.to_act[0]


EVERY = {"mexica": 11, "aztlan": 7, "azteca": 61}
"""At every so many decisions a game is looked at: some dozens of points in each."""


def points_among_bots(game, seats, seed, every):
    """Points of a game in which bots play sensibly, each with the seat that has to choose."""
    match = Match.new(anahuac.game(game), seats, seed=seed)
    bots = [LevelBot("easy", seat, CHEAP) for seat in range(seats)]
    choices = 0
    for seat in decisions(match, lambda seat, view: bots[seat].decide(view)):
        if len(match.state.legal_actions(seat)) > 1:
            choices += 1
            if choices % every == every // 2:
                yield match.state, seat


def play(match, bots):
    """Play to the end; every action is checked by the rules, and must be one that the view offers."""
    while match.state.to_act:
        seat = match.state.to_act[-1]
        view = match.state.view(seat)
        action = bots[seat].decide(view)
        assert action.id in view.legal
        match.act(seat, action)


@pytest.mark.parametrize("case", CASES[::7], ids=str)
def test_every_level_plays_every_game_by_the_rules(case):
    match = case.start(seed=3)
    levels = ("expert", "hard", "medium", "easy", "greedy")
    with reproducible(match):
        play(match, [LevelBot(levels[seat], seat, CHEAP) for seat in range(case.seats)])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_view_give_the_same_decision(game, level):
    for state, seat in points_of(game, 3, seed=5, every=97):
        view = state.view(seat)
        bot = LevelBot(level, 11, CHEAP)
        first = bot.think(view) if len(view.legal) > 1 else None
        other = LevelBot(level, 11, CHEAP)
        for earlier in (view, view):
            other.decide(earlier)
        assert first == (other.think(view) if len(view.legal) > 1 else None)
        assert LevelBot(level, 11, CHEAP).decide(view) == LevelBot(level, 11, CHEAP).decide(view)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_does_not_change_its_decision(game, level):
    """Complete states that differ in everything hidden, but give a seat equal views. Mexica hides nothing."""
    different = points = 0
    for number, (state, seat) in enumerate(points_among_bots(game, 3, seed=8, every=EVERY[game])):
        points += 1
        view = state.view(seat)
        for world in (2 * number, 2 * number + 1):
            other = view.imagine(Chance(world))
            different += other != state
            assert other.view(seat) == view
            mine, yours = (LevelBot(level, 4, CHEAP).decide(one.view(seat)) for one in (state, other))
            assert mine == yours
    assert points >= 10
    assert different >= points if game != "mexica" else not different


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_is_stopped_answers_at_once(game, level):
    """The level may look at the actions that it has, but searches no further: without a limit it would never end."""
    for state, seat in points_of(game, 3, seed=2, every=97):
        view = state.view(seat)
        bot = LevelBot(level, 1, Budget(), stop=lambda: True)
        assert bot.decide(view).id in view.legal


@pytest.mark.parametrize("game", GAMES)
def test_a_search_can_be_limited_in_seconds(game):
    views = (state.view(seat) for state, seat in points_of(game, 3, seed=2, every=41))
    view = next(view for view in views if len(view.legal) > 1)
    bot = LevelBot("expert", 1, Budget(seconds=0.05))
    assert bot.decide(view).id in view.legal
    assert bot.statistics.searches == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_that_no_longer_fits_is_given_up(game):
    """A bot asked about one game after another at the same time answers legally in all of them."""
    bot = LevelBot("expert", 1, CHEAP)
    points = [(state.copy(), seat) for state, seat in points_of(game, 3, seed=6, every=53)]
    for _ in range(3):
        for state, seat in points:
            view = state.view(seat)
            if view.legal:
                action = bot.decide(view)
                assert action.id in view.legal
                state.apply(seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_advice_has_words_in_both_languages(game):
    for state, seat in points_of(game, 3, seed=9, every=71):
        view = state.view(seat)
        for level in LEVELS:
            action, reason = LevelBot(level, 1, CHEAP).advise(view)
            assert action.id in view.legal
            told = [reason.tell(language) for language in LANGUAGES]
            assert all(told)
            assert told[0] != told[1]


def test_advice_of_the_only_choice():
    points = points_of("aztlan", 3, seed=1, every=1)
    state, seat = next((state, seat) for state, seat in points if len(state.legal_actions(seat)) == 1)
    assert advise(state.view(seat)) == (state.legal_actions(seat)[0], anahuac.core.Text("bots-only-choice"))
