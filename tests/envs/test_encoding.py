"""Observations, number by number, for positions that a person can check."""

import numpy as np
import pytest

import anahuac
from anahuac.envs.encoders import encoder_for


def part(encoder, flat, begin):
    """The numbers of the part whose name begins so."""
    (place,) = [place for name, place in encoder.layout.items() if name.startswith(begin)]
    return flat[place]


def test_aztlan():
    state = anahuac.game("aztlan").new(3, seed=1)
    encoder = encoder_for("aztlan", state.board, 3)
    state.apply(0, anahuac.game("aztlan").action("P7"))
    state.apply(1, anahuac.game("aztlan").action("P5"))
    own, other = encoder.encode(state.view(0)), encoder.encode(state.view(1))
    assert part(encoder, own, "to act").tolist() == [0, 0, 1]
    assert part(encoder, other, "to act").tolist() == [0, 1, 0]
    assert part(encoder, own, "open power card").reshape(3, 6).tolist() == [[0, 0, 0, 1, 0, 0], [0] * 6, [0] * 6]
    assert part(encoder, other, "open power card").reshape(3, 6).tolist() == [[0, 1, 0, 0, 0, 0], [0] * 6, [0] * 6]
    assert part(encoder, own, "terrain: ").reshape(5, 30).sum(axis=1).tolist() == [6] * 5
    state.apply(2, anahuac.game("aztlan").action("P9"))
    (seat,) = state.to_act
    state.apply(seat, anahuac.game("aztlan").action("+tollan"))
    pawns = part(encoder, encoder.encode(state.view(seat)), "pawns / 5").reshape(3, 30)
    assert pawns[0, state.board.index["tollan"]] == pytest.approx(0.2)
    assert pawns.sum() == pytest.approx(0.2)


def test_mexica():
    state = anahuac.game("mexica").new(4, seed=1)
    encoder = encoder_for("mexica", state.board, 4)
    (first,) = state.to_act
    action = state.legal_actions(first)[0]
    state.apply(first, action)
    view = state.view(first)
    shown = encoder.split(encoder.encode(view))
    assert shown["planes"].shape == (21, 13, 16)
    square = view.nobles[first]
    row, column = int(square[1:]) - 1, ord(square[0]) - ord("a")
    nobles = part(encoder, encoder.encode(view), "noble").reshape(4, 13, 16)
    assert np.argwhere(nobles).tolist() == [[0, row, column]]
    assert shown["planes"][0].sum() == state.board.land.bit_count()
    open_tokens = part(encoder, encoder.encode(view), "open tokens")
    assert open_tokens.sum() == 8


def test_azteca():
    state = anahuac.game("azteca").new(4, seed=1)
    encoder = encoder_for("azteca", state.board, 4)
    flat = encoder.encode(state.view(2))
    owned = part(encoder, flat, "owned").reshape(4, 36)
    capitals = ("texcoco", "azcapotzalco", "tenochtitlan", "colhuacan")
    assert [state.board.areas[at] for at in owned.argmax(axis=1)] == list(capitals)
    assert part(encoder, flat, "own tribute")[0] == pytest.approx(4 / 20)


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_the_layout_covers_everything_once(game):
    for seats in game.players:
        encoder = encoder_for(game.name, game.load_board(), seats)
        places = list(encoder.layout.values())
        assert [place.start for place in places] == [0, *(place.stop for place in places)][:-1]
        assert places[-1].stop == encoder.size
