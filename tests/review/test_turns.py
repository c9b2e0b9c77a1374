"""The turns of a game."""

import pytest

from anahuac.review import turns_of


@pytest.mark.parametrize("name", ["mexica", "aztlan", "azteca"])
def test_turns_cover_the_game_and_each_belongs_to_one_seat(records, name):
    record = records[name]
    turns = turns_of(record)
    assert [turn.first for turn in turns] == [0, *(turn.last for turn in turns[:-1])]
    assert turns[-1].last == len(record.plies)
    assert all({seat for seat, _ in record.plies[turn.first : turn.last]} == {turn.seat} for turn in turns)


def test_a_turn_of_mexica_ends_where_its_player_ends_it(records):
    record = records["mexica"]
    ends = {turn.last for turn in turns_of(record)}
    assert {ply for ply, (_, text) in enumerate(record.plies, 1) if text == "."} <= ends


def test_a_card_that_is_drawn_ends_a_turn(records):
    record = records["aztlan"]
    ends = {turn.last for turn in turns_of(record)}
    decks = [len(state.deck) for state in record.states()]
    drawn = {ply for ply in range(1, len(decks)) if decks[ply] != decks[ply - 1]}
    assert drawn
    assert drawn <= ends
