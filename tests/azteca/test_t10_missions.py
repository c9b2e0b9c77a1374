"""T10: missions of the pochtecas."""

import pytest

from anahuac.games.azteca.events import Failed, Returned
from tests.azteca.helpers import army, at, legal, load, of, owned, owner, play, position, why


def missions(turn=0, **fields):
    return position(phase=5, turn=turn, **fields)


def test_t10_1_assigned_openly_and_paid_at_once():
    state = missions(pochtecas={0: 2}, tribute={0: 3})
    play(state, "0: ally chalco")
    assert (state.tribute[0], owner(state, "chalco"), state.pochtecas[0]) == (0, -1, 1)
    assert why(state, 0, "ally tizapan") == "T10.4"
    play(state, "0: .")
    assert (owner(state, "chalco"), state.pochtecas[0]) == (0, 1)


def test_t10_1_a_target_that_no_longer_fits():
    """Both want Chalco; the first in order gets it, the other's price is lost."""
    state = missions(pochtecas={0: 1, 1: 1}, tribute={0: 3, 1: 3})
    events = play(state, "0: ally chalco", "1: ally chalco")
    assert (owner(state, "chalco"), state.tribute) == (0, (0, 0, 0))
    assert [event.seat for event in of(events, Failed)] == [1]


def test_t10_1_a_rebellion_against_a_city_just_assimilated():
    state = missions(pochtecas={0: 1, 1: 1}, tribute={0: 3, 1: 1}, territories=owned((0, "chalco")))
    play(state, "0: assimilate chalco", "1: rebel chalco")
    assert owner(state, "chalco") == 0
    assert why(missions(pochtecas={0: 1}), 1, "expedition") == "T1.4"


def test_t10_2_expeditions():
    totals = set()
    for seed in range(60):
        state = missions(pochtecas={0: 2}, seed=seed)
        events = play(state, "0: expedition, expedition")
        (back,) = of(events, Returned)
        totals.add(back.tribute)
        assert state.tribute[0] == back.tribute
        assert back.seen_by(1).tribute is None
        assert state.t_bounds[0] == (0, 12)
    assert totals == {0, 2, 4, 6, 8, 10, 12}


def test_t10_3_espionage():
    state = missions(pochtecas={0: 1})
    assert "spy tula" in legal(state, 0)
    assert why(state, 0, "spy texcoco") == "T10.3"
    play(state, "0: spy tula")
    assert state.spied == 1 << at("tula")


def test_t10_4_alliance():
    state = missions(pochtecas={0: 1}, tribute={0: 3})
    assert why(state, 0, "ally tula") == "T10.4"
    assert "ally azcapotzalco" in legal(state, 0)
    assert why(missions(pochtecas={0: 1}, tribute={0: 2}), 0, "ally chalco") == "T10.4"


@pytest.mark.parametrize(("face", "holder"), [(4, 1), (5, -1)])
def test_t10_5_rebellion(face, holder):
    lands = {"chalco": {"owner": 1}, "coatepec": {"owner": 1, "assimilated": True}, "acolman": {"owner": 2}}
    state = missions(pochtecas={0: 1}, tribute={0: 1}, territories=lands, armies={2: {"A": army("acolman", 1)}})
    for city in ("coatepec", "acolman", "colhuacan", "tizapan"):
        assert why(state, 0, f"rebel {city}") == "T10.5"
    play(load(state, face), "0: rebel chalco")
    assert owner(state, "chalco") == holder


def test_t10_6_assimilation():
    lands = owned((0, "chalco"), (0, "tula"), (1, "coatepec"))
    state = missions(pochtecas={0: 1}, tribute={0: 3}, territories=lands)
    for place in ("tula", "coatepec", "tenochtitlan"):
        assert why(state, 0, f"assimilate {place}") == "T10.6"
    play(state, "0: assimilate chalco")
    assert state.assimilated == 1 << at("chalco")


def test_t10_6_the_marker_is_lost_with_the_city():
    lands = {"coatepec": {"owner": 2, "assimilated": True}}
    state = position(phase=7, turn=1, bag=[], territories=lands, armies={1: {"A": army("colhuacan", 1)}})
    play(state, "1: A>coatepec")
    assert (owner(state, "coatepec"), state.assimilated) == (1, 0)
