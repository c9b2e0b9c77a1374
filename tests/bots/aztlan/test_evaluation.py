"""What the bots think of positions of Aztlán, against the rules and against sums made by hand."""

from random import Random

import pytest

from anahuac.bots.aztlan.atlas import atlas_of, spare_pawns, useful_places
from anahuac.bots.aztlan.choice import mixes
from anahuac.bots.aztlan.evaluation import Evaluation
from anahuac.bots.aztlan.scoring import score_well
from anahuac.bots.aztlan.search import worth_trying
from anahuac.bots.levels import strategies_of
from anahuac.games.aztlan.material import POWERS, TERRAIN_OF_POWER, TERRAINS
from anahuac.games.aztlan.scoring import realms
from tests.aztlan.helpers import BOARD, position, random_states

ATLAS = atlas_of(BOARD)
FULL = (1 << 30) - 1


def evaluation(**changed):
    return Evaluation({**strategies_of("aztlan").weights(), **changed})


def mask(*ids):
    return BOARD.mask(ids)


def of_terrain(terrain):
    return [id for id, own in zip(BOARD.ids, BOARD.terrain, strict=True) if own == terrain]


def points(held, terrain, rafts=False):
    return sum(realm.points for realm in realms(BOARD, held, terrain, rafts))


@pytest.mark.parametrize("seed", range(20))
def test_points_are_those_of_the_rules(seed):
    held = Random(seed).getrandbits(30) & Random(seed + 100).getrandbits(30)
    by_terrain = {terrain: points(held, terrain) for terrain in TERRAINS}
    assert ATLAS.points(held)[5:] == tuple(by_terrain[TERRAIN_OF_POWER[power]] for power in POWERS[1:])
    assert ATLAS.points(held)[4] == max(by_terrain.values())
    assert ATLAS.with_rafts(held, 7) == points(held, "mountains", rafts=True)
    assert ATLAS.with_rafts(held, 4) == max(points(held, terrain, rafts=True) for terrain in TERRAINS)


def test_growing_never_loses_and_fills_the_terrain():
    assert ATLAS.grown(0, 9, 1) == 2
    assert [ATLAS.grown(0, 9, pawns) for pawns in range(7)] == sorted(ATLAS.grown(0, 9, pawns) for pawns in range(7))
    assert ATLAS.grown(FULL, 9, 3) == ATLAS.points(FULL)[9] == 30 + 36


def test_useful_places_are_near_or_paid_or_shared():
    state = position(phase="expansion", cards={0: 9, 1: 8, 2: 7}, pawns={"tollan": {0: 1, 1: 1}})
    places = useful_places(state, 0)
    cities = mask(*of_terrain("city"))
    assert places == ATLAS.near(mask("tollan")) | cities & ~mask("tollan") | mask("tollan")
    assert {action.at for action in worth_trying(state, 0)} == {at for at in range(30) if places >> at & 1}


def test_spare_pawns_can_leave_without_losing_the_territory():
    pawns = {"tollan": {0: 2}, "coatepec": {0: 1}, "acolman": {0: 3, 1: 1}}
    state = position(phase="expansion", cards={0: 9, 1: 8, 2: 7}, pawns=pawns)
    assert spare_pawns(state, 0) == mask("tollan")


def test_there_is_always_something_worth_trying():
    for number, state in enumerate(random_states(3, Random(5))):
        if state.to_act and number % 3 == 0:
            seat = state.to_act[0]
            tried = worth_trying(state, seat)
            assert tried
            assert set(tried) <= set(state.legal_actions(seat))


def last_age(phase, pawns, **fields):
    """Age V: the seats play 9, 8 and 7, and the 4 is what they have left."""
    earlier = {seat: [power for power in POWERS[1:] if power != 9 - seat] for seat in range(3)}
    return position(phase=phase, age=5, pawns=pawns, power_earlier=earlier, **fields)


def test_expected_points_of_the_last_age_are_the_score_the_land_and_the_last_card():
    """Score 10, one city alone with the 9 (1 + 1), the 4 unplayed: 10 + 2 + 4."""
    state = last_age("expansion", {of_terrain("city")[0]: {0: 1}}, track={0: [2, 1], 10: [0]})
    assert evaluation().totals(state) == [pytest.approx(16), pytest.approx(4), pytest.approx(4)]


def test_who_is_stronger_may_draw_and_who_is_weaker_may_lose():
    """One field of seat 1, who plays the 8, is worth 1 + 1; seat 0 with the 9 is stronger there and fights at times."""
    state = last_age("conflict", {of_terrain("fields")[0]: {0: 1, 1: 1}}, track={0: [2, 1, 0]})
    totals = evaluation(fight=0.25, draw=8.0).totals(state)
    assert totals == [pytest.approx(4 + 0.75 * 8), pytest.approx(4 + 2 * 0.75), pytest.approx(4)]


def test_the_chances_to_win_sum_to_one():
    judge = evaluation()
    for number, state in enumerate(random_states(4, Random(7))):
        if number % 20 == 0:
            assert sum(judge.shares(state, 0)) == pytest.approx(1)


def test_a_mix_of_cards_is_a_chance_for_every_card_of_the_hand():
    for mix in mixes(position(), evaluation()):
        assert list(mix) == list(POWERS)
        assert sum(mix.values()) == pytest.approx(1)
        assert all(chance > 0 for chance in mix.values())


def test_a_card_that_pays_more_is_chosen_more_often():
    cities = of_terrain("city")[:3]
    state = position(pawns={city: {0: 2} for city in cities})
    mix = mixes(state, evaluation())[0]
    assert mix[9] == max(mix.values())


def scoring(culture, age, card):
    """Seat 0 holds two jungles and scores first."""
    jungle = of_terrain("jungle")[:2]
    return position(
        phase="scoring", age=age, cards={0: card, 1: 8, 2: 9}, pawns={id: {0: 1} for id in jungle}, culture={0: culture}
    )


def test_the_wild_card_names_the_terrain_that_scores_most():
    assert score_well(scoring([], 5, 4), 0, patience=5).text == "V jungle"


def test_a_blessing_waits_for_a_better_age_but_not_after_the_last():
    later, last = (scoring(["mixcoatl"], age, 6) for age in (2, 5))
    assert score_well(later, 0, patience=5).text == "."
    assert score_well(last, 0, patience=5).text == "C mixcoatl"


def test_the_levels_differ():
    """The same position, thought over by every level: they do not all agree."""
    strategies = strategies_of("aztlan")
    made = [strategies.make(level, strategies.weights()) for level in strategies.budgets]
    assert len({type(strategy) for strategy in made}) >= 4
