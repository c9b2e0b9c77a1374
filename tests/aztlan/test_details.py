"""What clients are told beside a view is what the rules do."""

from random import Random

import pytest

from anahuac.games.aztlan.conflict import shared_territories, strongest
from anahuac.games.aztlan.events import Scored
from tests.aztlan.helpers import BOARD, GAME, conflict, of, play, position, random_states


def details(state, seat=0):
    return GAME.details(state.view(seat))


def test_realms_and_what_they_bring():
    """Z5.2: with the 9, Azcapotzalco, Tamoanchan and Cholollan have two cities: 3 + 2²; Mictlan has none."""
    held = ["azcapotzalco", "tamoanchan", "cholollan", "mictlan"]
    found = details(position(phase="scoring", cards={0: 9, 1: 7, 2: 7}, pawns={id: {0: 1} for id in held},
                             culture={0: ["offering"]}))  # fmt: skip
    assert sorted((realm.matching, realm.points, len(realm.territories)) for realm in found.realms[0]) == [
        *[(0, 0, 1), (2, 7, 3)],
    ]
    assert found.terrains == ("city", "mountains", "mountains")
    assert found.powers[9] == 7
    assert found.points == (7, 0, 0)


def test_strengths_and_who_is_strongest():
    """Z4.1: 9 × 1 against 8 × 2; seat 0, whose turn it is, would lose nobody of its own by fighting."""
    found = details(conflict({"tollan": {0: 1, 1: 2}, "olman": {0: 2}}))
    (tollan,) = found.conflicts
    assert (tollan.territory, tollan.strongest) == ("tollan", (1,))
    assert found.strengths[0][BOARD.index["olman"]] == 18
    assert found.strengths[1][BOARD.index["tollan"]] == 16


def test_what_is_face_down_stays_unknown():
    """Z2.1: before the conflicts nobody's strength is known but the own."""
    found = details(position(phase="expansion", cards={0: 9, 1: 8, 2: 7}, pawns={"tollan": {0: 1, 1: 2}}))
    assert found.strengths[1] is None
    assert found.conflicts[0].strongest == ()
    assert found.laid == (True, True, True)
    assert found.terrains == ("city", "", "")
    assert found.points[1:] == (None, None)


def test_a_faction_has_two_peoples():
    found = details(position(2, factions={"0": "ocelot-serpent", "1": "coyote-quetzal"}))
    assert found.peoples == (("ocelot", "serpent"), ("coyote", "quetzal"))


def gain_of(state, seat, *actions):
    """What a seat scores if it plays these and takes its points, with the 4 by the best terrain.

    With its last card the turn ends by itself, unless a terrain is to be named.
    """
    after, events = state.copy(), []
    for action in actions:
        events += play(after, f"{seat}: {action}")
    if of(events, Scored):
        return of(events, Scored)[0].points
    ends = [str(action) for action in after.legal_actions(seat) if action.kind in ("name", "done")]
    return max(of(play(after.copy(), f"{seat}: {end}"), Scored)[0].points for end in ends)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_prospects_come_true(players):
    """Over random games: the points of realms, of a named terrain and of a card are what the scoring brings."""
    tried = {"realms": 0, "names": 0, "cards": 0, "conflicts": 0}
    for state in random_states(players, Random(players)):
        for seat in state.to_act:
            found = details(state, seat)
            if state.phase == "conflict" and state.step == "settle":
                tried["conflicts"] += check_conflicts(state, found)
            if state.step != "score" or state.blessed:
                continue
            for terrain, points in found.names.items():
                tried["names"] += 1
                assert gain_of(state, seat, f"V {terrain}") == points
            ended = gain_of(state, seat)
            if not found.names:
                tried["realms"] += 1
                assert sum(realm.points for realm in found.realms[seat]) == ended
            for card, points in found.cards.items():
                tried["cards"] += 1
                assert gain_of(state, seat, f"C {card}") == ended + points
    assert all(tried.values()), tried


def check_conflicts(state, found):
    unsettled = {one.territory for one in found.conflicts}
    shared = shared_territories(state)
    assert all(shared >> BOARD.index[id] & 1 for id in unsettled)
    for one in found.conflicts:
        assert list(one.strongest) == strongest(state, BOARD.index[one.territory])
    return len(unsettled)


def test_what_rafts_add_to_the_4():
    """Chicomoztoc and Tzatzitépetl are mountains: apart 2 + 2, on one lake 2 + 2²."""
    held = {"chicomoztoc": {0: 1}, "tzatzitepetl": {0: 1}}
    found = details(position(phase="scoring", cards={0: 4, 1: 7, 2: 7}, pawns=held, culture={0: ["rafts"]}))
    assert found.cards == {"rafts": 2}
    assert found.names["mountains"] == 4
