"""Positions in and out, and positions that cannot be."""

import json

import pytest

from anahuac.core import PositionError
from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.helpers import GAME, army, owned, position, random_states


@pytest.mark.parametrize("players", [3, 4])
def test_every_point_of_a_game_survives(players):
    options = AztecaOptions(big_deal=True, canoe="price", free_start=players == 4)
    steps = set()
    for ply, state in enumerate(random_states(players, 2, options)):
        if ply % 7 == 0 or state.step not in steps:
            steps.add(state.step)
            again = GAME.position(json.loads(json.dumps(state.position())))
            assert again == state
            assert [again.legal_actions(seat) for seat in state.to_act] == [
                state.legal_actions(seat) for seat in state.to_act
            ]
    assert len(steps) > 20


def reasons(**fields):
    with pytest.raises(PositionError) as error:
        position(**fields)
    for reason in error.value.reasons:
        assert reason.tell("en")
        assert reason.tell("de")
    return {reason.id.removeprefix("azteca-position-") for reason in error.value.reasons}


def test_all_reasons_at_once():
    found = reasons(
        territories={"texcoco": {"owner": 0}, "tula": {"owner": 0, "assimilated": True, "population": 1}},
        armies={0: {"A": army("chalco", 1), "B": army("tenochtitlan")}},
        reserve={1: {"warriors": 5}},
        ships={0: {"lake-west": 6}, 1: {"lake-x": 1}},
        dams=[["texcoco", "chalco"]],
        pochtecas={2: 5},
        hands={0: ["flood", "flood", "flood"]},
        tribute={1: -1},
        gods={"quetzalcoatl": {"step": 7}, "wrath": [9, 9]},
        struck=["colhuacan"],
        missions=[[0, "dance", None]],
    )
    assert found >= {
        "capital", "assimilated", "population", "army-place", "empty-army", "counters", "ships", "zone", "dam",
        "pochtecas", "cards", "negative", "gods", "urn", "wrath", "struck", "mission",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 2}, "bad-players"),
        ({"phase": 9}, "phase"),
        ({"tlatoani": 3}, "position-no-seat"),
        ({"spied": ["nowhere"]}, "position-no-territory"),
        ({"spied": ["lake-west"]}, "position-no-territory"),
        ({"round": "x"}, "position-format"),
        ({"seed": -1}, "bad-seed"),
        ({"peoples": {0: "toltecs"}}, "position-people-missing"),
        ({"options": {"introductory": True}, "hands": {0: ["raid"]}}, "introductory"),
        ({"options": {"introductory": True}, "dams": [["tenochtitlan", "tizapan"]]}, "dam"),
        ({"seen": {0: {1: ["raid"]}}}, "seen"),
        ({"gods": {"quetzalcoatl": {"urn": 3}}}, "urn"),
        ({"gods": {"quetzalcoatl": {"looked": {0: 3}}}}, "looked"),
        ({"phase": 4, "turn": 1}, "turn"),
        ({"phase": 1, "turn": 1, "options": {"introductory": True}}, "turn"),
        ({"stack": [{"frame": "war"}]}, "stack"),
        ({"stack": [{"frame": "round", "stage": "offer"}, {"frame": "ruse", "seat": 7, "target": 1}]}, "stack"),
        ({"bounds": {"tribute": [[1, 2], [0, 0], [0, 0]]}}, "bounds"),
        ({"totals": {0: {"warriors": 3}}}, "totals"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(fields, reason):
    assert reason in reasons(**fields)


def test_a_position_never_opens_a_file(tmp_path):
    (tmp_path / "board.json").write_text("{}")
    with pytest.raises(PositionError):
        GAME.position({"players": 3, "board": str(tmp_path / "board.json")})


def test_what_is_left_out_is_as_at_the_start_of_the_phase():
    state = position(phase=3)
    assert (state.phase, state.step, state.to_act) == (3, "purchase", (0,))
    state = position(phase=7, armies={1: {"A": army("chalco", 1)}}, territories=owned((1, "chalco")))
    assert (state.step, state.to_act, state.bag) == ("ready", (1,), (0, 0, 0))


def test_t14_2_the_bag_of_a_position_in_the_war():
    """Left out: a marker for each army that has not moved, but for the one in somebody's hand."""
    armies = {
        0: {"A": army("tenochtitlan", 1), "B": army("tenochtitlan", 1)},
        1: {"A": army("colhuacan", 1, moved=True), "C": army("colhuacan", 1)},
    }
    assert position(phase=7, turn=0, armies=armies).bag == (1, 1, 0)
    assert position(phase=7, turn=0, armies=armies, bag=[1]).bag == (0, 1, 0)
