"""T15: the judgement of the gods and the end of the game."""

import pytest

from anahuac.games.azteca.events import Climbed, Fed, Judged, Wrath
from tests.azteca.helpers import army, legal, of, owned, play, position, why


def judgement(**fields):
    return position(phase=8, **fields)


def give(state, *amounts):
    """In order each seat gives so much to Quetzalcoatl."""
    events = []
    for seat, amount in enumerate(amounts):
        while amount:
            part = min(amount, 20)
            events += play(state, f"{seat}: Q {part}")
            amount -= part
        events += play(state, f"{seat}: .")
    return events


def test_t15_1_given_in_secret():
    state = judgement(sp={0: 5, 1: 3})
    assert why(state, 0, "Q 6") == "T15.1"
    play(state, "0: Q 4, .")
    assert (state.sp[0], state.given[0]) == (1, 4)
    assert state.view(1).given == (None, 0, None)
    assert state.view(1).urn_seen == 0


def test_t15_1_looked_at_after_even_rounds():
    """47 SP: two steps for 40, 7 stay."""
    sp = {0: 20, 1: 20, 2: 7}
    state = judgement(sp=sp)
    assert not of(give(state, 20, 20, 7), Climbed)
    assert state.q_step == 0
    state = judgement(sp=sp, round=2)
    (seen,) = of(give(state, 20, 20, 7), Climbed)
    assert (seen.steps, seen.total, seen.rest, state.q_step) == (2, 47, 7, 2)


def test_t15_1_on_the_fourth_step_every_round():
    given = {"quetzalcoatl": {"step": 4, "given": {0: 80}}}
    state = judgement(gods=given, sp={0: 3}, round=3)
    assert of(give(state, 3, 0, 0), Climbed)[0].rest == 3


def test_t15_2_the_sum_and_the_best_roll_must_reach_the_card():
    """3 + 1 given, best roll 5: 9 reaches a 9 and no more."""
    for wrath, calm in ((9, True), (10, False)):
        state = judgement(sp={0: 3, 1: 1}, gods={"wrath": [wrath]})
        give(state, 0, 0, 0)
        assert state.to_act == (0, 1, 2)
        assert why(state, 1, "Z 2") == "T15.2"
        play(state, "0: Z 3, .", "1: Z 1, .")
        for seed in range(10**6):
            state.chance = seed
            probe = state.copy()
            probe.below(1)
            if max(probe.below(6) + 1 for _ in range(3)) == 5:
                break
        events = play(state, "2: .")
        assert of(events, Fed)[0].amounts == (3, 1, 0)
        assert state.fed == state.view(2).fed == (3, 1, 0)
        assert of(events, Wrath)[0].card == wrath
        judged = of(events, Judged)[0]
        assert (judged.total, judged.calm) == (4 + 5, calm)
        assert state.tez_step == (not calm)
        assert state.wrath == (9, 10, 11), "the last card was used, so all are shuffled again"


def test_t15_2_a_position_with_no_wrath_card_left_has_all_three_again():
    state = judgement(gods={"wrath": []})
    assert state.wrath == (9, 10, 11)
    assert state == judgement()
    give(state, 0, 0, 0)
    (card,) = [event.card for event in of(play(state, "0: .", "1: .", "2: ."), Wrath)]
    assert sorted([*state.wrath, card]) == [9, 10, 11]


def test_t15_2_choices_stay_hidden_until_all_have_chosen():
    state = judgement(sp={0: 9})
    give(state, 0, 0, 0)
    before = state.view(1)
    play(state, "0: Z 9")
    assert state.view(1) == before


def test_t15_3_keep_or_not():
    state = judgement(sp={0: 4})
    give(state, 1, 0, 0)
    play(state, "0: .", "1: .", "2: .")
    assert state.sp[0] == 3
    state = judgement(sp={0: 4}, options={"keep": False})
    events = give(state, 1, 0, 0)
    assert of(events, Fed)[0].amounts == (3, 0, 0)
    assert state.sp[0] == 0


def test_t15_4_the_temple():
    state = judgement(sp={0: 40, 1: 41, 2: 19}, round=2)
    give(state, 40, 41, 19)
    assert (state.outcome.reason, state.outcome.winners, state.outcome.scores) == ("temple", (1,), (40, 41, 19))
    assert state.view(2).given == (40, 41, 19)


@pytest.mark.parametrize(
    ("fields", "winners", "by"),
    [
        ({}, (0, 1), ""),
        (
            {"territories": {"chalco": {"owner": 1, "assimilated": True}, **owned((0, "tizapan"), (0, "tlacopan"))}},
            (1,),
            "assimilated",
        ),
        ({"territories": owned((0, "tizapan"))}, (0,), "territories"),
        ({"tribute": {0: 2}, "ships": {1: {"lake-south": 1}}}, (0, 1), ""),
        ({"armies": {1: {"A": army("colhuacan", 1, 1)}}, "ships": {0: {"lake-west": 1}}}, (1,), "wealth"),
    ],
)
def test_t15_4_ties(fields, winners, by):
    """Equal gifts: assimilated cities, territories, wealth (a ship 2 T, a warrior 1, a knight 2), else shared."""
    state = judgement(sp={0: 50, 1: 50}, round=2, **fields)
    give(state, 50, 50, 0)
    assert (state.outcome.winners, state.outcome.tie_break) == (winners, by)


def test_t15_4_the_underworld():
    state = judgement(gods={"tezcatlipoca": 3})
    give(state, 0, 0, 0)
    play(state, "0: .", "1: .", "2: .")
    assert (state.outcome.reason, state.outcome.winners) == ("underworld", ())
    assert legal(state, 0) == set()


def test_t15_4_the_serpent_is_looked_at_first():
    state = judgement(sp={0: 100}, round=2, gods={"tezcatlipoca": 3})
    give(state, 100, 0, 0)
    assert state.outcome.reason == "temple"


def test_t15_5_the_round_limit():
    state = judgement(round=7, options={"round_limit": 7})
    give(state, 0, 0, 0)
    play(state, "0: .", "1: .", "2: .")
    assert state.outcome.reason == "rounds"
    assert state.outcome.winners == ()
