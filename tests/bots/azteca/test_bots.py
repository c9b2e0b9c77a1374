"""Laws of the bots of Azteca: legal in all variants, deterministic, blind to what is hidden, able to say why."""

import pytest

from anahuac.bots import make_bot, play_match
from anahuac.bots.azteca import STRATEGIES
from anahuac.bots.azteca.features import LEVELS
from anahuac.bots.azteca.policy import JUDGES, judge
from anahuac.bots.azteca.worlds import known, likely
from anahuac.bots.budget import Budget
from anahuac.bots.levels import LevelBot
from anahuac.bots.match import decisions
from anahuac.core import Chance, Match
from anahuac.games.azteca.machine import STEPS
from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.helpers import GAME, army, owned, position, war

VARIANTS = [
    (seats, options)
    for seats in GAME.players
    for options in [
        *AztecaOptions.combinations(seats),
        AztecaOptions(keep=False, round_limit=4),
        AztecaOptions(difficulty="expert", canoe="free", round_limit=4),
        AztecaOptions(free_start=True, introductory=True, gave_already=True, round_limit=4),
    ]
]


def bots_for(seats, levels):
    return [make_bot(levels[seat % len(levels)], seat) for seat in range(seats)]


def points(players, seed, options=None, every=9):
    """Points of a game among bots of all levels without a search: states and who is to act."""
    match = Match.new(GAME, players, options, seed)
    bots = bots_for(players, ("medium", "easy", "greedy", "hard"))
    for ply, seat in enumerate(decisions(match, lambda seat, view: bots[seat].decide(view))):
        if ply % every == 0 and len(match.state.legal_actions(seat)) > 1:
            yield match.state.copy(), seat


def test_there_is_a_judgement_for_every_step():
    assert set(JUDGES) == set(STEPS)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_games_of_all_variants_end(seats, options):
    """Every action is checked by the match; with a random player everything happens that can."""
    match = Match.new(GAME, seats, options, seed=5)
    play_match(match, bots_for(seats, ("random", "medium", "greedy", "hard")))
    assert match.state.outcome is not None


def test_a_search_plays_a_whole_round():
    match = Match.new(GAME, 3, AztecaOptions(round_limit=1), seed=2)
    play_match(match, [LevelBot("expert", seat, Budget(nodes=200)) for seat in range(3)])
    assert match.state.outcome is not None


@pytest.mark.parametrize("level", ["easy", "medium", "expert"])
def test_the_same_seed_decides_the_same(level):
    for state, seat in points(3, 11, every=60):
        view = state.view(seat)
        first, second = (LevelBot(level, 4, Budget(nodes=300)).decide(view) for _ in range(2))
        assert first is second


def test_a_choice_does_not_change_with_what_is_hidden():
    """The real state, and others that differ in hands, armies, tribute and gifts that the seat cannot see."""
    changed = 0
    for state, seat in points(4, 3):
        view = state.view(seat)
        other = view.imagine(Chance(77))
        changed += other != state
        assert other.view(seat) == view
        for level in ("easy", "hard"):
            assert make_bot(level, 1).decide(other.view(seat)) is make_bot(level, 1).decide(view)
    assert changed > 20


def test_judgement_does_not_look_at_what_is_hidden():
    """In imagined games, too, nobody sees what the others hold: in all worlds of a view the judgement is the same."""
    weights, features = STRATEGIES.weights(), LEVELS["expert"]
    for state, seat in points(3, 8, every=5):
        view = state.view(seat)
        options = view.legal_actions()
        expected = judge(known(view), seat, weights, features, options)
        for world in (state, view.imagine(Chance(1)), likely(view, Chance(2))):
            assert judge(world, seat, weights, features, options) == expected


def test_likely_worlds_fit_the_view():
    for state, seat in points(4, 21, every=25):
        view = state.view(seat)
        assert likely(view, Chance(5)).view(seat) == view


@pytest.mark.parametrize("language", ["en", "de"])
def test_bots_say_why(language):
    bot = LevelBot("hard", 1)
    for state, seat in points(3, 14, every=40):
        advice = bot.advise(state.view(seat))
        assert str(advice.action) in {str(action) for action in state.legal_actions(seat)}
        assert len(advice.reason.tell(language)) > 30


def test_a_reason_says_what_the_plan_is_good_for_and_what_is_feared():
    """Which action it is stands beside it; the reason does not say it again."""
    state = war(
        armies={1: {"A": army("coatepec", 3, 1)}},
        territories=owned((1, "coatepec"), (2, "chalco")),
        gods={"tezcatlipoca": 3},
    )
    advice = LevelBot("medium", 1).advise(state.view(1))
    reason = advice.reason.tell("en")
    assert str(advice.action) == "A>chalco"
    assert reason.startswith("The flower war brings sacrifices and land; this is worth about ")
    assert reason.endswith("one more descent of Tezcatlipoca ends the world for all.")


def test_a_part_of_a_choice_has_no_worth_of_its_own():
    state = position(phase=8, sp={0: 5}, round=3)
    reason = LevelBot("medium", 1).advise(state.view(0)).reason.tell("en")
    assert "Quetzalcoatl" in reason
    assert "worth about" not in reason


def test_a_deal_is_answered_by_its_worth():
    deal = {"frame": "deal", "seat": 1, "partner": 0, "give": 5, "offered": True}
    stack = [{"frame": "round", "stage": "market"}, {"frame": "turns", "part": "purchase", "order": [1, 0, 2]}, deal]
    options = {"big_deal": True}
    gift = position(phase=3, stack=stack, tribute={1: 6}, options=options)
    assert str(make_bot("medium", 1).decide(gift.view(0))) == "yes"
    wish = position(phase=3, stack=[*stack[:2], {**deal, "give": 0, "ask": 5}], tribute={0: 6}, options=options)
    assert str(make_bot("medium", 1).decide(wish.view(0))) == "no"
