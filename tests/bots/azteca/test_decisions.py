"""What the judgement does in positions where a person would know at once."""

import pytest

from anahuac.bots import make_bot
from anahuac.bots.azteca import STRATEGIES
from anahuac.bots.azteca.economy import Shop
from anahuac.bots.azteca.evaluation import evaluate, survival
from anahuac.bots.azteca.features import LEVELS
from anahuac.bots.azteca.judgement import gift, hunger, share
from anahuac.bots.azteca.sight import Sight
from tests.azteca.helpers import army, at, owned, play, position, war

SENSIBLE = ("greedy", "easy", "medium")


def choice(state, seat, level="medium"):
    return str(make_bot(level, 1).decide(state.view(seat)))


def sight(state, seat, level="expert"):
    return Sight(state, seat, STRATEGIES.weights(), LEVELS[level])


def judgement(**fields):
    return position(phase=8, **fields)


# War


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_takes_a_land_that_nobody_defends(level):
    """T14.18: Chalco belongs to seat 2 and is cut off from its reserve."""
    state = war(
        armies={1: {"A": army("coatepec", 2)}, 2: {"A": army("texcoco", 4)}},
        reserve={2: {"warriors": 2}},
        territories={**owned((1, "coatepec"), (2, "chalco")), "chalco": {"owner": 2, "population": 2}},
    )
    assert choice(state, 1, level) == "A>chalco"


@pytest.mark.parametrize("level", SENSIBLE)
def test_does_not_attack_hopelessly(level):
    """One warrior at home; around it only cities of others with armies of four knights."""
    strong = {"A": army("coatepec", 0, 4, known=8), "B": army("cuitlahuac", 0, 4, known=8)}
    state = war(
        armies={1: {"A": army("colhuacan", 1)}, 2: {**strong, "C": army("iztapalapan", 0, 4, known=8)}},
        territories=owned((2, "coatepec"), (2, "cuitlahuac"), (2, "iztapalapan")),
    )
    assert not choice(state, 1, level).startswith("A>")


def test_attacks_a_neutral_city_with_a_full_army():
    state = war(armies={1: {"A": army("coatepec", 3, 1)}}, territories=owned((1, "coatepec")))
    assert choice(state, 1).startswith("A>")


def test_goes_away_from_a_lost_battle():
    """After the first round one warrior is left against a knight and two warriors; the city is worth little."""
    battle = {
        "frame": "battle", "kind": "attack", "place": at("chalco"), "origin": at("coatepec"), "attacker": 1,
        "defender": 2, "attackers": 1, "defenders": 1, "stage": "retreat", "asking": [1], "values": [1, 4],
    }  # fmt: skip
    stack = [
        {"frame": "round", "stage": "offer"}, {"frame": "war"}, {"frame": "activation", "seat": 1, "army": 0},
        {"frame": "entering", "seat": 1, "army": 0, "origin": at("coatepec"), "place": at("chalco"),
         "stage": "attacked"},
        battle,
    ]  # fmt: skip
    state = position(
        armies={1: {"A": army("chalco", 1)}, 2: {"A": army("chalco", 2, 1, known=4)}},
        territories=owned((1, "coatepec"), (2, "chalco")),
        phase=7,
        round=6,
        stack=stack,
        bag=[],
    )
    assert choice(state, 1) == "=>coatepec"


def test_the_reserve_defends_when_it_can_win():
    """Two warriors come for a city that four knights can defend."""
    state = war(
        armies={1: {"A": army("coatepec", 2, known=2)}},
        reserve={2: {"knights": 4}},
        territories=owned((1, "coatepec"), (2, "coatlinchan")),
    )
    play(state, "1: A>coatlinchan")
    assert state.to_act == (2,)
    assert choice(state, 2) == "+k"


def test_warriors_fall_before_knights():
    state = war(armies={1: {"A": army("coatepec", 2, 2)}}, territories=owned((1, "coatepec")), spied=["chalco"])
    for seed in range(200):
        trial = state.copy()
        trial.chance = seed
        play(trial, "1: A>chalco")
        if trial.step == "losses":
            assert choice(trial, 1) == "-Aw"
            return
    raise AssertionError


def test_a_victor_makes_a_knight():
    stack = [
        {"frame": "round", "stage": "offer"}, {"frame": "war"},
        {"frame": "activation", "seat": 1, "stage": "after", "army": 0},
        {"frame": "experience", "seat": 1, "groups": 1, "warriors": 0},
    ]  # fmt: skip
    state = position(
        armies={1: {"A": army("coatepec", 2)}}, territories=owned((1, "coatepec")), phase=7, stack=stack, bag=[]
    )
    assert choice(state, 1) == "^A"


# The gods


@pytest.mark.parametrize("level", ["greedy", "easy", "medium", "hard", "expert"])
def test_feeds_the_jaguar_before_the_underworld(level):
    """T15.4: one step above it, with points in hand, everybody gives; together enough for most rolls."""
    state = judgement(
        sp={0: 12, 1: 12, 2: 12},
        territories={"coatepec": {"owner": 0, "population": 1}},
        gods={"tezcatlipoca": 3},
        round=3,
    )
    play(state, "0: .", "1: .", "2: .")
    total = 0
    for seat in range(3):
        bot = make_bot(level, seat)
        while seat in state.to_act:
            action = bot.decide(state.view(seat))
            total += max(action.number, 0)
            state.apply(seat, action)
    assert total >= 6


def test_keeps_something_for_the_jaguar_when_it_matters():
    state = judgement(sp={0: 10, 1: 10, 2: 10}, gods={"tezcatlipoca": 3}, round=3)
    assert 0 < gift(sight(state, 0)) < 10


def test_does_not_feed_when_he_cannot_get_there_any_more():
    """In the last round before the temple three steps are enough."""
    given = {"quetzalcoatl": {"step": 4, "given": {0: 40, 1: 30, 2: 28}}}
    state = judgement(gods=given, sp={0: 1, 1: 0, 2: 0}, round=6)
    assert hunger(sight(state, 0)) == 0


def test_who_has_most_gives_most():
    state = judgement(sp={0: 30, 1: 3, 2: 3}, gods={"tezcatlipoca": 2}, round=3)
    assert share(sight(state, 0)) > share(sight(state, 1))


def test_greedy_does_not_count_on_the_others():
    """T15.2: one step is left, and 8 points keep him calm but for 9 of 648 rolls; a third and a quarter more is 3.3."""
    state = judgement(sp={0: 10, 1: 10, 2: 10}, gods={"tezcatlipoca": 3}, round=3)
    assert share(sight(state, 0, "greedy")) == 8
    assert share(sight(state, 0, "medium")) == 4


def test_gives_all_when_that_ends_the_game_in_the_lead():
    given = {"quetzalcoatl": {"step": 4, "given": {0: 40, 1: 30, 2: 20}}}
    state = judgement(gods=given, sp={0: 10, 1: 2}, round=6)
    assert gift(sight(state, 0)) == 10


def test_holds_back_when_giving_would_end_the_game_behind():
    """92 are given; seat 0 with 8 could end the game, and would lose it to seat 1."""
    given = {"quetzalcoatl": {"step": 4, "given": {0: 22, 1: 50, 2: 20}}}
    state = judgement(gods=given, sp={0: 8}, round=6)
    assert gift(sight(state, 0)) == 0
    assert gift(sight(state, 0, "medium")) == 8


def test_without_keep_everything_goes_somewhere():
    state = judgement(sp={0: 9, 1: 9, 2: 9}, options={"keep": False}, round=3)
    assert gift(sight(state, 0)) + share(sight(state, 0)) == 9


def test_a_free_rider_is_not_fed_for_until_the_world_is_about_to_end():
    """Seat 2 never gave anything; at the last step the others give its part as well."""
    paid = {0: 4, 1: 4}
    calm, late = (
        judgement(sp={0: 12, 1: 12, 2: 12}, gods={"tezcatlipoca": step, "fed": paid}, round=3) for step in (1, 3)
    )
    fair = judgement(sp={0: 12, 1: 12, 2: 12}, gods={"tezcatlipoca": 3, "fed": {0: 3, 1: 3, 2: 2}}, round=3)
    assert share(sight(calm, 0)) == 0 < share(sight(calm, 0, "medium"))
    assert share(sight(late, 0)) > share(sight(fair, 0)) > 0


def test_a_free_rider_is_the_first_enemy():
    paid, all_paid = ({"fed": {0: 4, 1: 4, 2: last}} for last in (0, 4))
    grudge, fair = (sight(judgement(gods=gods), 0) for gods in (paid, all_paid))
    assert grudge.rivals[2] > grudge.rivals[1] == fair.rivals[2] == fair.rivals[1]
    assert grudge.reluctance(1) > fair.reluctance(1) > grudge.reluctance(2)


def test_little_evidence_and_poverty_make_no_free_rider():
    assert max(sight(judgement(gods={"fed": {0: 4, 1: 4, 2: 2}}), 0).owing) == 0
    assert 0 < max(sight(judgement(gods={"fed": {0: 1}}), 0).owing) < 0.5
    assert max(sight(judgement(), 0).owing) == 0


def test_on_the_last_step_nobody_stakes_everything_on_the_others():
    """The urn held 80; with everybody's 24 more the serpent gets home, but the others may hold theirs back."""
    given = {"step": 4, "given": {0: 28, 1: 26, 2: 26}}
    safe, brink = (
        judgement(gods={"quetzalcoatl": given, "tezcatlipoca": step}, sp={0: 8, 1: 8, 2: 8}, round=4) for step in (0, 3)
    )
    assert gift(sight(safe, 0)) == 8
    assert gift(sight(brink, 0)) == 8 - share(sight(brink, 0)) < 8


# The economy


def test_keeps_tribute_for_an_assimilation():
    """T10.6: of 10 T four go for pochtecas; if tribute is worth little, three are kept for a mission."""
    fields = {"tribute": {0: 10}, "territories": owned((0, "tlacopan")), "phase": 3, "turn": 0, "round": 2}
    state = position(**fields, dams=[("tenochtitlan", "tlacopan")])
    plans = []
    for tribute in (0.25, 0.6):
        shop = Shop(Sight(state, 0, {**STRATEGIES.weights(), "tribute": tribute}, LEVELS["expert"]))
        plans.append((shop.plan.pochtecas, shop.plan.kept, shop.free))
    assert plans == [(4, 3, 3), (4, 0, 6)]


def test_sends_pochtecas_rather_than_keeping_them():
    state = position(phase=5, turn=0, pochtecas={0: 1}, tribute={0: 0})
    assert choice(state, 0) != "."


def test_assimilates_early_and_not_at_the_end():
    fields = {"pochtecas": {0: 1}, "tribute": {0: 3}, "territories": owned((0, "tlacopan")), "phase": 5, "turn": 0}
    early = position(**fields, dams=[("tenochtitlan", "tlacopan")], round=2)
    assert choice(early, 0) == "assimilate tlacopan"
    given = {"quetzalcoatl": {"step": 4, "given": {0: 40, 1: 30, 2: 29}}}
    late = position(**fields, dams=[("tenochtitlan", "tlacopan")], round=6, gods=given, sp={1: 5})
    assert choice(late, 0) != "assimilate tlacopan"


def test_does_not_bid_more_than_slaves_are_worth():
    stack = [
        {"frame": "round", "stage": "assign"},
        {"frame": "lot", "number": 0, "slaves": 1, "bidders": [0, 1, 2], "bid": 9, "bidder": 2},
    ]
    state = position(phase=4, stack=stack, tribute={0: 20, 1: 20, 2: 20}, round=2)
    assert choice(state, 0) == "."


def test_bids_for_a_cheap_lot_of_three():
    stack = [
        {"frame": "round", "stage": "assign"},
        {"frame": "lot", "number": 0, "slaves": 3, "bidders": [0, 1, 2]},
    ]
    state = position(phase=4, stack=stack, tribute={0: 20, 1: 20, 2: 20}, round=2)
    assert choice(state, 0) == "bid 1"


def test_takes_the_rain():
    state = position(phase=2, turn=0, hands={0: ["tlaloc"]})
    assert choice(state, 0) == "C tlaloc"


def test_throws_the_worst_card_away():
    hand = ["tlaloc", "tlaloc", "raid", "chalchiuhtlicue", "submission"]
    stack = [{"frame": "round", "stage": "tribute"}, {"frame": "turns", "part": "excess", "order": [0]}]
    state = position(phase=1, stack=stack, hands={0: hand})
    assert choice(state, 0) == "~chalchiuhtlicue"


# The evaluation


def test_more_points_are_better_and_chances_add_up():
    even = evaluate(position(sp={0: 10, 1: 10, 2: 10}), STRATEGIES.weights())
    ahead = evaluate(position(sp={0: 15, 1: 10, 2: 10}), STRATEGIES.weights())
    assert ahead[0] > even[0] > ahead[1]
    assert sum(even) == pytest.approx(sum(ahead))
    assert sum(even) <= 1


def test_near_the_underworld_everybody_has_less():
    calm = evaluate(position(), STRATEGIES.weights())
    near = evaluate(position(gods={"tezcatlipoca": 3}), STRATEGIES.weights())
    assert all(worse < better for worse, better in zip(near, calm, strict=True))


def test_survival_by_hand():
    """One life, two rounds with a chance of 0.05 each; with none left nobody lives, with no round left all do."""
    assert survival(1, 2) == pytest.approx(0.95**2)
    assert (survival(0, 3), survival(2, 0)) == (0.0, 1.0)


def test_the_end_is_what_it_is():
    won = position(end="temple", gods={"quetzalcoatl": {"step": 5, "given": {0: 60, 1: 30, 2: 10}}})
    assert list(evaluate(won, STRATEGIES.weights())) == [1.0, 0.0, 0.0]
    lost = position(end="underworld", gods={"tezcatlipoca": 4})
    assert list(evaluate(lost, STRATEGIES.weights())) == [0.0, 0.0, 0.0]
