"""Random games: they end, nothing is lost, everything can be told."""

from collections import Counter
from random import Random

import pytest

from anahuac.core import Chance, Match
from tests.mexica.helpers import GAME, random_states


def cases():
    for seats in GAME.players:
        for number, options in enumerate(GAME.options.combinations(seats)):
            yield pytest.param(seats, options, number, id=f"{seats} {options.written()}")


@pytest.mark.parametrize(("seats", "options", "seed"), list(cases()))
def test_games_end_and_conserve_material(seats, options, seed):
    for board in ("mexica", "tlatelolco"):
        state, chance = GAME.new(seats, options, seed, board), Chance(seed)
        material = state.material()
        rounds = 0
        while state.to_act:
            seat = state.to_act[0]
            rounds = max(rounds, state.round)
            state.apply(seat, chance.pick(state.legal_actions(seat)))
        assert state.material() == material
        assert rounds <= options.round_limit
        assert state.outcome.reason in GAME.end_reasons
        assert state.outcome.scores == state.scores
        assert sorted(seat for place in state.outcome.ranking for seat in place) == list(range(seats))


def test_invariants_along_random_games():
    """What the state keeps follows from what lies on the board."""
    rng = Random(1)
    for seats in (2, 3, 4):
        for ply, state in enumerate(random_states(GAME.new(seats, seed=seats), rng)):
            if ply % 5 or state.step != "turn":
                continue
            (seat,) = state.to_act
            home = [mask for mask in (*state.districts, *state.founded) if mask >> state.nobles[seat] & 1]
            assert state.home == (home[0] if home else 0)
            assert state.home or (state.bridges_h | state.bridges_v) >> state.nobles[seat] & 1
            assert sum(state.districts) + sum(state.founded) == state.land
            assert sum(1 << cell for cell in state.nobles) == state.standing
            assert not state.standing & state.built
            assert not (state.built | state.standing) & ~(state.land | state.bridges_h | state.bridges_v)
            assert not state.access & ~state.land
            assert not state.built & state.board.palace
            assert state.tokens.bit_count() == len(state.founded)
            assert all(size <= state.largest for size in state.open_tokens)


def test_a_copy_is_independent_and_equal_states_hash_alike():
    rng = Random(2)
    for state in random_states(GAME.new(3, seed=2), rng):
        copy = state.copy()
        assert copy == state
        assert hash(copy) == hash(state)
        copy.apply(copy.to_act[0], rng.choice(copy.legal_actions(copy.to_act[0])))
        assert copy != state


def test_views_show_everything_and_can_be_made_into_states_again():
    rng = Random(3)
    state = GAME.new(2, seed=3)
    for ply, point in enumerate(random_states(state, rng)):
        if ply % 9 == 0:
            for seat in (None, 0, 1):
                view = point.view(seat)
                assert view.imagine(Chance(1)) == point
                assert view.imagine(Chance(1)).view(seat) == view
                legal = () if seat is None else point.legal_actions(seat)
                assert view.legal_actions() == tuple(legal)
                assert not hasattr(view, "chance")
    assert state.view(0).imagine(Chance(1)) == state


def test_every_kind_of_event_happens_and_is_told_in_both_languages():
    told = Counter()
    for seed in range(4):
        match, rng = Match.new(GAME, 3, {"round_limit": "15"}, seed), Random(seed)
        while match.state.to_act:
            (seat,) = match.state.to_act
            actions = match.state.legal_actions(seat)
            kinds = sorted({action.kind for action in actions} - {"end"}) or ["end"]
            kind = rng.choice(kinds) if rng.random() < 0.9 else "end"
            match.act(seat, rng.choice([action for action in actions if action.kind == kind] or actions))
        for event in match.events:
            text = GAME.tell(event, match.state.board)
            assert event.seen_by(None) == event
            assert text.tell("en")
            assert text.tell("de")
            told[event.__struct_config__.tag] += 1
        assert match.record.replay() == match.state
    assert set(told) == {
        "start", "canal", "district", "founded", "bridge", "lifted-bridge", "moved-bridge", "step", "boat", "jump",
        "temple", "take", "spend", "end", "removed", "period-end", "district-scored", "palace", "scored",
        "period", "won",
    }  # fmt: skip
