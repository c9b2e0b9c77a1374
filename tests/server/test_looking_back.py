"""Every earlier state of a table is what its record says, however it is found."""

import pytest

from anahuac.core import Chance, all_games
from anahuac.server.table import RECENT, SPACING, Entry
from tests.server.test_undo import running_table

MOVES = 150


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_earlier_states_are_those_of_the_record(game):
    table = running_table(game)
    chance = Chance(5)
    while len(table.moves) < MOVES:
        if table.plies in (40, 41, 90):  # go back a few moves, then on
            table.enter(Entry(table.plies, 0, None, len(table.moves) - 7, False, 0.0))
        seat = table.to_act[0]
        action = chance.pick(table.state.legal_actions(seat))
        table.enter(Entry(table.plies, seat, action.text, None, False, 0.0), action)
    record = table.match.record
    for move in (0, 1, 31, 32, 33, 77, MOVES - RECENT, MOVES - 1, MOVES):
        assert table.state_at(move) == record.replay(move)
    for move, state in enumerate(table.states(60, MOVES), 60):
        assert state == record.replay(move)
    assert table.state_at(MOVES) is table.state
    assert len(table.kept) <= RECENT + MOVES // SPACING + 1


def test_a_ply_tells_how_many_moves_were_known():
    """Five actions, back to the second, one action, back to the first: plies 0 to 8."""
    table = running_table("aztlan")
    table.moves, table.plies, table.steps_back = [None] * 1, 8, [(5, 2), (7, 1)]
    assert [table.moves_at(ply) for ply in range(9)] == [0, 1, 2, 3, 4, 5, 2, 3, 1]
    assert [table.kept_since(ply, table.moves_at(ply)) for ply in range(9)] == [0, 1, 1, 1, 1, 1, 1, 1, 1]
