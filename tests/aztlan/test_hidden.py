"""What a seat may not know: cards face down (Z2.1), culture hands (Z0.4), the deck; and being asked betrays nothing."""

from itertools import islice
from random import Random

import msgspec
import pytest

from anahuac.core import Chance
from anahuac.games.aztlan.events import Chose, Drew
from tests.aztlan.helpers import BOX, GAME, at, conflict, of, play, position, random_action, random_states

PLAYERS = [2, 3, 4]
FACE_DOWN = ("choice", "expansion")


def other_secrets(state, seat, rng, face_down=True):
    """The same position with everything drawn anew that this seat may not know (None: a spectator)."""
    data = state.position()
    hands = data.get("culture", {})
    hidden = [other for other in hands if int(other) != seat]
    pool = [*data.get("deck", []), *(card for other in hidden for card in hands[other])]
    rng.shuffle(pool)
    for other in hidden:
        hands[other] = [pool.pop() for _ in hands[other]]
    data["deck"] = pool
    if face_down and state.phase in FACE_DOWN:
        for other in data.get("cards", {}):
            if int(other) != seat:
                unplayed = set(range(4, 10)) - set(data["power_earlier"][other])
                data["cards"][other] = rng.choice(sorted(unplayed))
    data["chance"] = rng.getrandbits(64)
    return GAME.position(data)


@pytest.mark.parametrize("players", PLAYERS)
def test_z0_4_states_that_differ_in_secrets_give_equal_views(players):
    for seed in range(3):
        rng = Random(seed)
        for ply, state in enumerate(random_states(players, Random(seed))):
            if ply % 4 == 0 and state.outcome is None:
                for seat in (*range(players), None):
                    other = other_secrets(state, seat, rng)
                    assert other.view(seat) == state.view(seat)
                    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))


def test_z0_4_not_even_the_own_draw_is_foreseen():
    """Seat 0 holds a card; the sequence of the deck and the chance to come change nothing that anybody sees."""
    views = []
    for top, chance in (("rafts", 1), ("eagle", 2)):
        state = conflict({"tollan": {0: 1, 1: 1}}, culture={0: ["xipe"]}, top=[top], chance=chance)
        views.append([state.view(seat) for seat in (0, 1, 2, None)])
    assert views[0] == views[1]


def test_z2_1_a_card_face_down_is_seen_by_its_owner_only():
    state = position(4, phase="expansion", cards={0: 4, 1: 5, 2: 6, 3: 7})
    for seat in range(4):
        assert state.view(seat).cards == tuple(4 + seat if other == seat else None for other in range(4))
    assert state.view(None).cards == (None,) * 4


def test_z2_1_a_choice_is_told_to_its_owner_only():
    (chose,) = of(play(GAME.new(3), "1: P7"), Chose)
    assert chose.seen_by(1) == Chose(1, 7)
    for other in (0, 2, None):
        assert chose.seen_by(other) == Chose(1, None)


def test_z4_3_a_drawn_card_is_told_to_its_owner_only():
    state = conflict({"tollan": {0: 1, 1: 1}}, top=["rafts"])
    (drew,) = of(play(state, "0: = tollan"), Drew)
    assert drew.seen_by(0) == Drew(0, "rafts")
    for other in (1, 2, None):
        assert drew.seen_by(other) == Drew(0, None)


@pytest.mark.parametrize("players", PLAYERS)
def test_z4_6_the_same_actions_look_the_same_whatever_is_hidden(players):
    """Two games whose culture cards differ go on side by side by actions that are legal in both.

    As long as they go on, spectators see no difference: not in who is asked, not in the table, not in what is told.
    """
    for seed in range(6):
        rng = Random(seed)
        *_, one = islice(random_states(players, rng), rng.randrange(10, 150))
        other = other_secrets(one, None, rng, face_down=False)
        while True:
            assert one.view(None) == other.view(None)
            seat = rng.choice(one.to_act)
            action = random_action(one, seat, rng)
            if action not in other.legal_actions(seat):
                continue
            told, told_other = [], []
            one.apply(seat, action, told)
            other.apply(seat, action, told_other)
            if one.outcome:
                break
            assert [event.seen_by(None) for event in told] == [event.seen_by(None) for event in told_other]


@pytest.mark.parametrize("card", BOX)
def test_z4_6_being_asked_for_sacred_games_betrays_nothing(card):
    state = conflict({"tollan": {0: 2, 1: 1, 2: 1}}, culture={1: [card], 2: ["offering"]})
    play(state, "0: x tollan")
    assert state.to_act == (1,)
    play(state, "1: s")
    assert state.to_act == (2,)
    play(state, "2: s")
    assert at(state, "tollan") == {0: 2}


@pytest.mark.parametrize("card", BOX)
def test_z4_6_being_asked_for_a_tlatoani_betrays_nothing(card):
    """8 : 8 in Tollán: both tied players are asked, one after the other."""
    state = conflict({"tollan": {0: 1, 1: 1}}, cards={0: 8, 1: 8, 2: 7}, culture={0: [card], 1: [card]})
    assert (state.phase, state.to_act) == ("conflict", (0,))
    play(state, "0: .")
    assert (state.phase, state.to_act) == ("conflict", (1,))


@pytest.mark.parametrize("card", BOX)
@pytest.mark.parametrize(("power", "last"), [(9, "."), (4, "V city")])
def test_z4_6_being_asked_in_the_scoring_betrays_nothing(card, power, last):
    """Whoever holds a card is asked, and ends the turn by taking the points."""
    state = position(phase="scoring", cards={0: power, 1: 8, 2: 7}, culture={0: [card], 1: [card]})
    assert state.to_act == (0,)
    play(state, f"0: {last}")
    assert state.to_act == (1,)


@pytest.mark.parametrize("card", BOX)
def test_z4_6_being_asked_for_eagles_betrays_nothing(card):
    """After placing everybody decides about the move, with or without an Eagle."""
    state = position(phase="expansion", culture={0: [card]})
    play(state, "0: +tollan")
    assert state.to_act == (0,)
    play(state, "0: -")
    assert state.to_act == (1,)


@pytest.mark.parametrize("players", PLAYERS)
def test_an_imagined_state_fits_the_view(players):
    for seed in range(2):
        for ply, state in enumerate(random_states(players, Random(seed))):
            if ply % 6 and state.outcome is None:
                continue
            for seat in (*range(players), None):
                view = state.view(seat)
                imagined = view.imagine(Chance(ply))
                assert imagined.view(seat) == view
                assert imagined.material() == state.material()
                for other in range(players):
                    assert bool(imagined.legal_actions(other)) == bool(state.legal_actions(other))
                if seat is not None:
                    assert imagined.legal_actions(seat) == state.legal_actions(seat)
                    assert view.legal_actions() == tuple(state.legal_actions(seat))


def test_imagined_states_differ_in_what_is_hidden():
    state = position(phase="expansion", culture={0: ["rafts"], 1: ["eagle", "offering"]})
    imagined = [state.view(0).imagine(Chance(seed)) for seed in range(40)]
    assert {one.cards[1] for one in imagined} == {4, 5, 6, 7, 8, 9}
    assert {one.cards[0] for one in imagined} == {9}
    assert {one.culture[0] for one in imagined} == {("rafts",)}
    assert len({one.culture[1] for one in imagined}) > 5
    assert len({one.deck for one in imagined}) > 30


def test_an_imagined_game_can_be_played_to_its_end():
    rng = Random(9)
    for ply, state in enumerate(random_states(3, Random(3))):
        if ply % 40 or state.outcome:
            continue
        imagined = state.view(1).imagine(Chance(ply))
        while imagined.outcome is None:
            seat = rng.choice(imagined.to_act)
            imagined.apply(seat, random_action(imagined, seat, rng))
        assert imagined.material() == state.material()
