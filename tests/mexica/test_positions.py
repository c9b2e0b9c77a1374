"""Positions: in, out, and what is refused."""

import json
from random import Random

import pytest

from anahuac.core import PositionError
from tests.mexica.helpers import GAME, draw, legal, position, random_states

NOBLES = {"0": "i6", "1": "h7", "2": "j7"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_point_of_a_game_goes_out_and_comes_in_again(players):
    rng = Random(players)
    state = GAME.new(players, seed=players)
    for ply, point in enumerate(random_states(state, rng)):
        if ply % 7 == 0:
            data = json.loads(json.dumps(point.position()))
            again = GAME.position(data)
            assert again == point
            assert json.loads(json.dumps(again.position())) == data
            assert again.legal_actions(point.to_act[0]) == point.legal_actions(point.to_act[0])
    assert GAME.position(json.loads(json.dumps(state.position()))) == state


def test_nothing_but_the_players_is_the_start_of_a_game():
    for players in (2, 3, 4):
        for seed in (0, 5):
            assert position(players=players, seed=seed) == GAME.new(players, seed=seed)


def test_what_is_left_out_is_as_at_the_start():
    state = position(players=3, nobles=NOBLES)
    assert (state.period, state.round, state.to_act, state.ap) == (1, 1, (0,), 6)
    assert (state.doubles, state.singles, state.spare_bridges, state.spare_chips) == (35, 6, 11, 12)
    assert len(state.open_tokens) == 8
    second = position(players=3, nobles=NOBLES, period=2)
    assert second.position()["supply"]["temples"]["0"] == (6, 5, 4, 3)
    assert len(second.open_tokens) == 15


def test_the_supply_is_what_the_board_leaves_of_the_box():
    """Five squares: two doubles and a single. One bridge, two temples, three chips."""
    state = position(
        players=3,
        nobles=NOBLES,
        canals=["c3", "d3", "c4", "c5", "f10"],
        bridges=[{"at": "f10", "axis": "h"}],
        temples=[{"at": "e5", "owner": 1, "height": 2}, {"at": "e6", "owner": 1, "height": 4}],
        chips=[0, 2, 1],
    )
    assert (state.doubles, state.singles, state.spare_bridges, state.spare_chips) == (33, 5, 10, 9)
    assert state.position()["supply"]["temples"]["1"] == (3, 2, 2, 0)


def test_fewer_pieces_than_the_box_holds_are_fine():
    """A lesson need not draw eleven bridges to show that one can be moved."""
    state = position(players=3, nobles=NOBLES, supply={"bridges": 0, "doubles": 0, "singles": 0, "chips": 0})
    assert legal(state, "canal", "bridge", "take") == set()


def test_a_seat_without_a_supply_of_temples_has_what_the_board_leaves():
    """Seat 1 has built two of its three temples of height 2; seat 0's supply is given, seat 2 has built nothing."""
    state = position(
        players=3,
        nobles=NOBLES,
        temples=[{"at": "e5", "owner": 1, "height": 2}, {"at": "e6", "owner": 1, "height": 2}],
        supply={"temples": {"0": [0, 0, 1, 0]}},
    )
    assert state.position()["supply"]["temples"] == {"0": (0, 0, 1, 0), "1": (3, 1, 2, 1), "2": (3, 3, 2, 1)}


@pytest.mark.parametrize(
    ("fields", "acted"),
    [
        ({}, []),
        ({"turn": 0, "ap": 5}, [0]),
        ({"turn": 1}, [0]),
        ({"turn": 2, "ap": 0}, [0, 1, 2]),
        ({"turn": 2, "ap": 8, "chips": [0, 0, 1]}, [0, 1, 2]),
        ({"turn": 2, "acted_this_round": [1]}, [1]),
        ({"turn": 2, "ap": 3, "acted_this_round": []}, []),
    ],
)
def test_who_has_acted_is_told_by_the_turn_if_it_is_left_out(fields, acted):
    """M10.2: those before `turn`, and `turn` itself if it has other than six points."""
    state = position(players=3, nobles=NOBLES, round=2, **fields)
    assert state.position()["acted_this_round"] == acted


def test_before_the_nobles_are_set():
    state = position(players=3, nobles={"0": "i6"})
    assert (state.step, state.to_act) == ("start", (1,))
    assert legal(state) == {"@h7", "@j7", "@i8"}


def test_hopeless_tokens_are_removed_as_after_an_action():
    """M10.3: the two districts have 26 squares at most, so that 13 fits; without tiles nothing but 26 would."""
    drawing = """
        @0 #  #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """
    assert draw(drawing, open_tokens=[3, 13]).open_tokens == (3, 13)
    assert draw(drawing, open_tokens=[3, 13], supply={"doubles": 0, "singles": 0}).open_tokens == ()


def test_tokens_that_are_nowhere_are_removed():
    state = position(players=3, nobles=NOBLES, open_tokens=[3, 7])
    assert state.open_tokens == (3, 7)
    assert len(state.removed) == 6
    assert len(state.hidden_tokens) == 7
    assert position(players=3, nobles=NOBLES, period=2, open_tokens=[3]).hidden_tokens == ()


def problems(**fields):
    with pytest.raises(PositionError) as error:
        position(**{"players": 3, "nobles": NOBLES, **fields})
    for reason in error.value.reasons:
        assert reason.tell("en")
        assert reason.tell("de")
    return [reason.id for reason in error.value.reasons]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"players": 5}, ["bad-players"]),
        ({"players": "3"}, ["position-format"]),
        ({"something": 1}, ["position-format"]),
        ({"board": "atlantis"}, ["unknown-board"]),
        ({"board": "/etc/passwd"}, ["unknown-board"]),
        ({"period": 3}, ["mexica-position-period"]),
        ({"turn": 3}, ["position-no-seat"]),
        ({"temples": [{"at": "e5", "owner": 4, "height": 1}]}, ["position-no-seat"]),
        ({"options": {"round_limit": 0}}, ["mexica-option-rounds"]),
        ({"seed": -1}, ["bad-seed"]),
        ({"chips": [1, 2]}, ["mexica-position-list"]),
        ({"canals": ["z9", "c3"]}, ["mexica-position-square"]),
        ({"canals": ["a1"]}, ["mexica-position-canal"]),
        ({"canals": ["i7"]}, ["mexica-position-canal"]),
        ({"canals": ["e5"], "temples": [{"at": "e5", "owner": 0, "height": 1}]}, ["mexica-position-building"]),
        ({"temples": [{"at": "i7", "owner": 0, "height": 1}]}, ["mexica-position-building"]),
        ({"temples": [{"at": "a1", "owner": 0, "height": 1}]}, ["mexica-position-building"]),
        ({"temples": [{"at": "e5", "owner": 0, "height": 5}]}, ["mexica-position-height"]),
        ({"temples": [{"at": "e5", "owner": "neutral", "height": 1}]}, ["mexica-position-neutral"]),
        ({"temples": [{"at": "e5", "owner": 0, "height": 4}, {"at": "e6", "owner": 0, "height": 4}]},
         ["mexica-position-temples"]),
        ({"temples": [{"at": "e5", "owner": 0, "height": 1}, {"at": "e5", "owner": 1, "height": 1}]},
         ["mexica-position-crowded"]),
        ({"bridges": [{"at": "e5", "axis": "h"}]}, ["mexica-position-bridge"]),
        ({"bridges": [{"at": "m7", "axis": "v"}]}, ["mexica-position-access"]),
        ({"bridges": [{"at": "m7", "axis": "h"}, {"at": "m7", "axis": "h"}]}, ["mexica-position-bridge-twice"]),
        ({"bridges": [{"at": "m7", "axis": "x"}]}, ["position-format"]),
        ({"bridges": [{"at": "m7", "axis": "h"}], "supply": {"bridges": 11}}, ["mexica-position-bridges"]),
        ({"supply": {"bridges": -1}}, ["mexica-position-bridges"]),
        ({"chips": [5, 5, 3]}, ["mexica-position-chips"]),
        ({"chips": [0, 0, 1], "supply": {"chips": 12}}, ["mexica-position-chips"]),
        ({"chips": [0, 0, -1]}, ["mexica-position-negative"]),
        ({"scores": [0, -1, 0]}, ["mexica-position-negative"]),
        ({"supply": {"doubles": 36}}, ["mexica-position-tiles"]),
        ({"canals": ["c3", "c4"], "supply": {"doubles": 35, "singles": 5}}, ["mexica-position-tiles"]),
        ({"canals": ["a4", "c4", "e4", "g4", "i4", "k4", "m4"]}, ["mexica-position-tiles"]),
        ({"nobles": {"0": "i6", "1": "i6", "2": "j7"}}, ["mexica-position-crowded"]),
        ({"nobles": {"0": "i6", "1": "a1", "2": "j7"}}, ["mexica-position-noble"]),
        ({"nobles": {"0": "i6", "1": "m7", "2": "j7"}}, ["mexica-position-noble"]),
        ({"nobles": {"0": "i6", "2": "j7"}}, ["mexica-position-no-noble"]),
        ({"nobles": {"0": "i6"}, "period": 2}, ["mexica-position-no-noble"] * 2),
        ({"tokens": [{"at": "e5", "size": 6}]}, ["mexica-position-size"]),
        ({"tokens": [{"at": "a4", "size": 1}], "canals": ["b4", "a5"]}, ["mexica-position-token"]),
        ({"open_tokens": [7, 7]}, ["mexica-position-token"]),
        ({"open_tokens": [3, 3, 4, 4, 5, 5, 6, 6, 7]}, ["mexica-position-tokens"]),
        ({"open_tokens": [2]}, ["mexica-position-token"]),
        ({"removed_tokens": [13, 13]}, ["mexica-position-token"]),
        ({"round": 0}, ["mexica-position-round"]),
        ({"round": 41}, ["mexica-position-round"]),
        ({"ap": 19}, ["mexica-position-points"]),
        ({"ap": -1}, ["mexica-position-points"]),
        ({"chips_taken_this_turn": 1}, ["mexica-position-taken"]),
        ({"chips_taken_this_turn": 3, "chips": [4, 0, 0]}, ["mexica-position-taken"]),
        ({"ended": "passed"}, ["mexica-position-ended"]),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(fields, expected):
    assert problems(**fields) == expected


STRAIT = """
    @0 #  #  #  ~  #  #
    #  P  =  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
"""


def test_a_bridge_in_hand():
    """M5.3: with nothing said of it the supply is empty; whoever carries has acted. e1h is where it lay."""
    state = draw(STRAIT, {"e3": "~h"}, ap=6, carrying={"at": "e1", "axis": "h"})
    assert (state.step, state.spare_bridges, state.position()["acted_this_round"]) == ("carry", 0, [0])
    assert legal(state) == {"Be2h", "Be4h", "Bc2h", "Bc2v"}


@pytest.mark.parametrize(
    ("at", "axis", "fields", "expected"),
    [
        ("z9", "h", {}, ["mexica-position-square"]),
        ("b1", "h", {}, ["mexica-position-bridge"]),
        ("e2", "v", {}, ["mexica-position-access"]),
        ("e3", "h", {}, ["mexica-position-bridge-twice"]),
        ("e1", "h", {"supply": {"bridges": 1}}, ["mexica-position-carrying"]),
        ("e1", "h", {"period": 2, "ended": "passed"}, ["mexica-position-ended-carrying"]),
        ("e1", "x", {}, ["position-format"]),
    ],
)  # fmt: skip
def test_a_bridge_that_cannot_be_in_hand(at, axis, fields, expected):
    """M5.3: it lay on a canal between land, alone, and was taken up because the supply was empty."""
    with pytest.raises(PositionError) as error:
        draw(STRAIT, {"e3": "~h"}, carrying={"at": at, "axis": axis}, **fields)
    assert [reason.id for reason in error.value.reasons] == expected
    assert all(reason.tell(language) for reason in error.value.reasons for language in ("en", "de"))


def test_no_bridge_is_in_hand_before_the_nobles_are_set_nor_without_a_place_for_it():
    """M1.4, M5.3: on the drawn island d5h is the only place of all."""
    assert problems(nobles={"0": "i6"}, carrying={"at": "m7", "axis": "h"}) == ["mexica-position-no-noble"] * 2
    with pytest.raises(PositionError) as error:
        draw("""
            @0 #  #  #  #  #  ~
            #  P  #  #  #  #  ~
            P  C  P  #  #  #  ~
            #  P  #  #  #  #  ~
            #  #  #  =  #  @1 #
        """, carrying={"at": "d5", "axis": "h"})  # fmt: skip
    assert [reason.id for reason in error.value.reasons] == ["mexica-bridge-nowhere"]


def test_two_tokens_in_one_district():
    with pytest.raises(PositionError) as error:
        draw("""
            t3 t3 #  =  ~  #  #
            =  =  =  #  ~  #  #
            #  P  #  #  ~  #  #
            P  C  P  #  ~  #  #
            #  P  @0 #  #  #  @1
        """)  # fmt: skip
    assert {reason.id for reason in error.value.reasons} == {"mexica-position-two-tokens"}


def test_a_crowded_or_unknown_square_hides_no_other_reason():
    """Two nobles on e6, a canal on the lake, a bridge on land, a temple nowhere, too many points."""
    found = problems(
        canals=["f6", "a1"],
        bridges=[{"at": "e5", "axis": "h"}],
        temples=[{"at": "z99", "owner": 0, "height": 1}],
        nobles={"0": "e6", "1": "e6", "2": "j7"},
        ap=20,
    )
    assert sorted(found) == [
        "mexica-position-bridge",
        "mexica-position-canal",
        "mexica-position-crowded",
        "mexica-position-points",
        "mexica-position-square",
    ]


def test_all_reasons_at_once():
    found = problems(
        canals=["a1", "c3"],
        bridges=[{"at": "e5", "axis": "h"}],
        temples=[{"at": "i7", "owner": 0, "height": 1}],
        nobles={"0": "i6", "1": "c3", "2": "j7"},
        ap=20,
        chips=[9, 9, 9],
        open_tokens=[14],
        round=50,
    )
    assert sorted(found) == sorted(
        [
            "mexica-position-canal",
            "mexica-position-bridge",
            "mexica-position-building",
            "mexica-position-noble",
            "mexica-position-points",
            "mexica-position-chips",
            "mexica-position-token",
            "mexica-position-round",
        ]
    )


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"players": None}, {"players": 3, "nobles": {"x": "i6"}}])
def test_garbage_is_refused(data):
    with pytest.raises(PositionError):
        GAME.position(data)


def test_the_start_of_a_game_for_two_needs_room_for_the_neutral_temples():
    island = draw("""
        @0 #  #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """).board  # fmt: skip
    with pytest.raises(PositionError) as error:
        GAME.position({"players": 2}, island)
    assert [reason.id for reason in error.value.reasons] == ["mexica-neutral-no-room"]
    assert GAME.position({"players": 2, "temples": []}, island).to_act == (0,)


def test_a_finished_game():
    state = position(
        players=3, nobles=NOBLES, period=2, round=9, ended="complete", open_tokens=[], scores=[5, 9, 9], chips=[0, 1, 2]
    )
    assert state.to_act == ()
    assert state.outcome.ranking == ((2,), (1,), (0,))
    assert GAME.position(json.loads(json.dumps(state.position()))) == state
