"""Every earlier state of a table is what its record says, however it is found."""

import msgspec
import pytest

from anahuac.core import Chance, all_games
from anahuac.server.news import chunk, news
from anahuac.server.table import RECENT, SPACING, TOLD, Entry
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


def play(table, count, seed):
    chance = Chance(seed)
    for _ in range(count):
        seat = table.to_act[0]
        action = chance.pick(table.state.legal_actions(seat))
        table.enter(Entry(table.plies, seat, action.text, None, False, 0.0), action)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_going_back_to_a_kept_state_is_the_same_as_playing_again(game):
    table = running_table(game)
    play(table, 90, 2)
    for back in (70, 41, 3, 0):
        table.enter(Entry(table.plies, 0, None, back, False, 0.0))
        events = []
        assert table.state == table.match.record.replay(events=events)
        assert table.match.events == events
        play(table, 1, 7)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_what_is_told_again_is_what_it_was(game):
    """Each seat's last steps are made once; what was taken back and what an end reveals is told anew."""
    table = running_table(game)
    play(table, 60, 3)
    for seat in (None, 0, 1):
        first, again = news(table, seat, 40), news(table, seat, 40)
        assert sent(first) == sent(again)
        assert [step["move"] for step in sent(first.steps)] == list(range(40, 61))
        assert first.steps[-1] is again.steps[-1]
        assert sent(first.steps) == sent(list(chunk(table, seat, 40, 60)))
    table.enter(Entry(table.plies, 0, None, 57, False, 0.0))
    play(table, 4, 8)
    assert sent(news(table, 0, 50).steps) == sent(list(chunk(table, 0, 50, 61)))
    table.status = "abandoned"
    assert sent(news(table, 0, 50).steps) == sent(list(chunk(table, 0, 50, 61)))
    assert len(table.told) <= 2 * 3 * TOLD


def sent(told):
    """What a client reads."""
    return msgspec.json.decode(msgspec.json.encode(told))
