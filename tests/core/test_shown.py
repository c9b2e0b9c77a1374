"""How states, views, boards and records show themselves, and how small they are when pickled."""

import pickle
from xml.etree import ElementTree

import pytest

import anahuac
from anahuac import Chance, Match
from anahuac.bots import make_bot, play_match

GAMES = ("aztlan", "mexica", "azteca")


def middle(name):
    """A state after forty random actions."""
    game = anahuac.game(name)
    state, chance = game.new(game.players[-1], seed=1), Chance(1)
    for _ in range(40):
        state.apply(state.to_act[0], chance.pick(state.legal_actions(state.to_act[0])))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_told_in_a_line_and_drawn_as_text(name):
    state = middle(name)
    assert f"{state.seats} players" in repr(state)
    assert f"to act: {state.to_act[0]}" in repr(state)
    for seat_name in state.game.seat_names(state.options, state.seats):
        assert str(seat_name) in str(state)
    assert "\x1b" not in str(state)
    assert str(state) == str(state.view(None))


@pytest.mark.parametrize("name", GAMES)
def test_views_and_boards_are_pictures_in_a_notebook(name):
    state = middle(name)
    for drawn in (state.view(0)._repr_svg_(), state.board._repr_svg_()):
        picture = ElementTree.fromstring(drawn)
        assert len(picture) > 100
    assert "<svg" in state._repr_html_()
    assert state.view(0)._repr_html_() != ""


def test_a_notebook_shows_no_more_than_the_view_knows():
    """Seat 1 does not see the card that seat 0 chose in secret."""
    game = anahuac.game("aztlan")
    pictures = []
    for card in (0, 1):
        state = game.new(3, seed=1)
        state.apply(0, state.legal_actions(0)[card])
        pictures.append((state.view(1)._repr_html_(), str(state.view(1)), state._repr_html_()))
    assert pictures[0] == pictures[1]


def test_a_record_shows_its_end():
    match = Match.new(anahuac.game("aztlan"), seats=2, seed=1)
    play_match(match, [make_bot("random", 1), make_bot("random", 2)])
    assert repr(match.record).startswith("<Record of aztlan: 2 players, ")
    shown = match.record._repr_html_()
    assert "<svg" in shown
    assert "[Game &quot;aztlan&quot;]" in shown


@pytest.mark.parametrize("name", GAMES)
def test_pickles_are_small(name):
    """A board that comes with the game is pickled by its name; its content alone has some hundred kilobytes."""
    state = middle(name)
    assert len(pickle.dumps(state)) < 1200
    assert len(pickle.dumps(state.board)) < 200
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(state)).board is state.board


def test_a_board_of_ones_own_is_pickled_with_its_content(tmp_path):
    game = anahuac.game("aztlan")
    (tmp_path / "mine.json").write_bytes(game.load_board().content)
    board = game.load_board(tmp_path / "mine.json")
    assert len(pickle.dumps(board)) > 10_000
    assert pickle.loads(pickle.dumps(board)) == board
