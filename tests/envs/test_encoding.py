"""Observations, number by number, for positions that a person can check."""

import numpy as np
import pytest

import anahuac
from anahuac.core import Chance
from anahuac.envs.encoders import encoder_for
from tests.envs.obvious import OBVIOUS

SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{number}")
    for game in anahuac.all_games()
    for seats in game.players
    for number, options in enumerate(game.options.combinations(seats))
]


def part(encoder, flat, begin):
    """The numbers of the part whose name begins so."""
    (place,) = [place for name, place in encoder.layout.items() if name.startswith(begin)]
    return flat[place]


def test_aztlan():
    state = anahuac.game("aztlan").new(3, seed=1)
    encoder = encoder_for("aztlan", state.board, 3)
    state.apply(0, anahuac.game("aztlan").action("P7"))
    state.apply(1, anahuac.game("aztlan").action("P5"))
    own, other = encoder.encode(state, 0), encoder.encode(state, 1)
    assert part(encoder, own, "to act").tolist() == [0, 0, 1]
    assert part(encoder, other, "to act").tolist() == [0, 1, 0]
    assert part(encoder, own, "open power card").reshape(3, 6).tolist() == [[0, 0, 0, 1, 0, 0], [0] * 6, [0] * 6]
    assert part(encoder, other, "open power card").reshape(3, 6).tolist() == [[0, 1, 0, 0, 0, 0], [0] * 6, [0] * 6]
    assert part(encoder, own, "terrain: ").reshape(5, 30).sum(axis=1).tolist() == [6] * 5
    state.apply(2, anahuac.game("aztlan").action("P9"))
    (seat,) = state.to_act
    state.apply(seat, anahuac.game("aztlan").action("+tollan"))
    pawns = part(encoder, encoder.encode(state, seat), "pawns / 5").reshape(3, 30)
    assert pawns[0, state.board.index["tollan"]] == pytest.approx(0.2)
    assert pawns.sum() == pytest.approx(0.2)


def test_mexica():
    state = anahuac.game("mexica").new(4, seed=1)
    encoder = encoder_for("mexica", state.board, 4)
    (first,) = state.to_act
    action = state.legal_actions(first)[0]
    state.apply(first, action)
    flat = encoder.encode(state, first)
    shown = encoder.split(flat)
    assert shown["planes"].shape == (23, 13, 16)
    square = state.view(first).nobles[first]
    row, column = int(square[1:]) - 1, ord(square[0]) - ord("a")
    nobles = part(encoder, flat, "noble").reshape(4, 13, 16)
    assert np.argwhere(nobles).tolist() == [[0, row, column]]
    assert shown["planes"][0].sum() == state.board.land.bit_count()
    open_tokens = part(encoder, flat, "open tokens")
    assert open_tokens.sum() == 8


def test_azteca():
    state = anahuac.game("azteca").new(4, seed=1)
    encoder = encoder_for("azteca", state.board, 4)
    flat = encoder.encode(state, 2)
    owned = part(encoder, flat, "owned").reshape(4, 36)
    capitals = ("texcoco", "azcapotzalco", "tenochtitlan", "colhuacan")
    assert [state.board.areas[at] for at in owned.argmax(axis=1)] == list(capitals)
    assert part(encoder, flat, "own tribute")[0] == pytest.approx(4 / 20)


def walk(game, seats, options, seed):
    """Play at random; stop now and then, at the end too."""
    state, chance = game.new(seats, options, seed), Chance(seed)
    for ply in range(600):
        if ply % 7 == 0 or not state.to_act:
            yield state
        if not state.to_act:
            return
        seat = chance.pick(state.to_act)
        state.apply(seat, chance.pick(state.legal_actions(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_observations_are_what_views_show(game, seats, options):
    board = game.load_board()
    fast, obvious = encoder_for(game.name, board, seats), OBVIOUS[game.name](board, seats)
    assert list(fast.layout.items()) == list(obvious.layout.items())
    for state in walk(game, seats, options, seed=seats):
        for seat in range(seats):
            assert abs(fast.encode(state, seat) - obvious.encode(state.view(seat))).max() < 1e-6


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_what_a_seat_may_not_know_changes_nothing(game, seats, options):
    """A state imagined from a view differs in what is hidden, and must look the same."""
    encoder, chance = encoder_for(game.name, game.load_board(), seats), Chance(1)
    different = 0
    for state in walk(game, seats, options, seed=seats + 10):
        for seat in range(seats) if state.to_act else ():
            imagined = state.view(seat).imagine(chance)
            different += imagined != state
            seen = encoder.encode(state, seat)
            assert (encoder.encode(imagined, seat) == seen).all()
            assert (encoder.encode_view(state.view(seat)) == seen).all()
    assert different or game.name == "mexica"


def test_many_states_are_written_as_one_by_one():
    game = anahuac.game("azteca")
    states = [state.copy() for state in walk(game, 4, game.options(), 1)][:20]
    encoder = encoder_for("azteca", states[0].board, 4)
    seats = [ply % 4 for ply in range(20)]
    rows = np.full((20, encoder.size), np.nan, np.float32)
    encoder.write(states, seats, rows)
    assert (rows == [encoder.encode(state, seat) for state, seat in zip(states, seats, strict=True)]).all()


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_the_layout_covers_everything_once(game):
    for seats in game.players:
        encoder = encoder_for(game.name, game.load_board(), seats)
        places = list(encoder.layout.values())
        assert [place.start for place in places] == [0, *(place.stop for place in places)][:-1]
        assert places[-1].stop == encoder.size
