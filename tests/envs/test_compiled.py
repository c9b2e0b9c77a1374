"""The law of simulators: the same seed and actions give the same games as the engine's, number by number."""

import json
import pickle
import subprocess
import sys
from itertools import product

import numpy as np
import pytest

from anahuac import envs
from anahuac.core import Chance, IllegalAction, SetupError, find_game
from anahuac.envs.table import REWARDS
from anahuac.games.mexica.options import MexicaOptions
from tests.cli.run import succeed
from tests.envs.compiled_differential import POLICIES, at_random, both, play, same, setups

pytestmark = pytest.mark.usefixtures("compiled")
GAMES = 100
BOX = ("mixcoatl", "tepeyollotl", "xipe", "offering", "sacred-games", "rafts", "tlatoani", "eagle")


def aztlan(count=4, seats=3, **settings):
    games = envs.vector("aztlan", count, seats, compiled=True, **settings)
    games.reset(3)
    return games


def seen(games):
    """A copy of all that an environment shows."""
    arrays = (games.observations, games.masks, games.seats, games.rewards, games.over)
    return [array.copy() for array in arrays]


def equal(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("reward", "choose"), list(zip(REWARDS, POLICIES["aztlan"], strict=True)))
@pytest.mark.parametrize(("seats", "options"), list(setups("aztlan")))
def test_aztlan_is_the_engines_aztlan(seats, options, reward, choose):
    engine, simulator = both("aztlan", seats, options, reward)
    taken = play(engine, simulator, GAMES, seats, choose)
    catalogue = engine.setup.board.catalogue
    never = set() if choose is at_random else {"fight", "games", "decline"}
    assert {catalogue[id].kind for id in taken} == {action.kind for action in catalogue} - never


@pytest.mark.parametrize(
    ("seats", "options", "reward", "choose"),
    [
        (seats, options, *list(product(REWARDS, POLICIES["mexica"]))[number % 4])
        for number, (seats, options) in enumerate(setups("mexica"))
    ],
)
def test_mexica_is_the_engines_mexica(seats, options, reward, choose):
    engine, simulator = both("mexica", seats, options, reward, count=8)
    play(engine, simulator, 12, seats, choose)


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_of_mexica_have_every_kind_of_action(seats):
    engine, simulator = both("mexica", seats, MexicaOptions(), "outcome", count=8, board="tlatelolco")
    taken = play(engine, simulator, 30, 1, at_random)
    catalogue = engine.setup.board.catalogue
    assert {catalogue[id].kind for id in taken} == {action.kind for action in catalogue}


def test_m9_1_the_protection_bars_actions_in_the_first_round():
    """What it bars is legal without it: in the engine's games and in the simulator's."""
    (_, guarded), (_, free) = (
        both("mexica", 4, MexicaOptions(protection=edition), "outcome", count=40) for edition in ("2015", "off")
    )
    guarded.reset(1)
    free.reset(1)
    generator, barred = np.random.default_rng(1), 0
    for _ in range(40):
        barred += (free.masks > guarded.masks).sum()
        assert not (guarded.masks > free.masks).any()
        actions = POLICIES["mexica"][1](guarded, guarded.random_actions(generator))
        guarded.step(actions)
        free.step(actions)
        if (guarded._arrays.rows["round"] > 1).any():
            break
    assert barred > 0


def test_a_board_too_large_for_the_simulator_is_played_by_the_engine(tmp_path):
    rows = find_game("mexica").load_board().rows
    file = tmp_path / "wide.txt"
    file.write_text("\n".join([*rows, *["." * len(rows[0])] * 3]))
    assert type(envs.vector("mexica", 1, 3, board=file)).__name__ == "EngineGames"
    with pytest.raises(SetupError, match="at most 256 cells"):
        envs.vector("mexica", 1, 3, board=file, compiled=True)


def test_z4_7_the_played_cards_are_shuffled_as_the_engine_shuffles_them():
    engine, simulator = both("aztlan", 4, aztlan().setup.options, "outcome")
    engine.reset(5)
    simulator.reset(5)
    generator, shuffled = np.random.default_rng(1), 0
    (_, in_peace), rows = POLICIES["aztlan"], simulator._arrays.rows
    for _ in range(600):
        actions = in_peace(engine, engine.random_actions(generator))
        engine.step(actions)
        simulator.step(actions)
        for table, row in zip(engine._tables, rows, strict=True):
            if row["deck_end"] < 30:
                shuffled += 1
                deck = row["deck"][row["deck_top"] : row["deck_end"]]
                assert tuple(BOX[card] for card in deck) == table.state.deck
                assert row["chance"] == table.state.chance
    assert shuffled > 100


def test_a_board_of_ones_own(tmp_path):
    content = json.loads(aztlan().setup.board.content)
    content["territories"].reverse()
    file = tmp_path / "turned.json"
    file.write_text(json.dumps(content))
    for seats in (2, 3):
        engine, simulator = both("aztlan", seats, aztlan().setup.options, "score", board=file)
        assert engine.setup.board.ids[0] == content["territories"][0]["id"]
        play(engine, simulator, 20, seats, at_random)


def test_threads_make_no_difference():
    one, two = aztlan(7, threads=1), aztlan(7, threads=3)
    generator = np.random.default_rng(1)
    for _ in range(400):
        actions = one.random_actions(generator)
        one.step(actions)
        two.step(actions)
        assert equal(seen(one), seen(two))


def test_the_record_of_a_game_can_be_verified(tmp_path):
    games, generator = aztlan(2), np.random.default_rng(1)
    for _ in range(5):
        games.step(games.random_actions(generator))
    assert len(games.record(1).plies) == 5
    assert str(games.record(1)).endswith("*\n")
    while not games.over[1]:
        games.step(games.random_actions(generator))
    file = tmp_path / "game.txt"
    file.write_text(str(games.record(1)))
    assert str(games.record(1)).endswith("#\n")
    succeed("replay", str(file), "--verify")
    games.step(games.random_actions(generator))
    assert len(games.record(1).plies) == 1
    assert games.state(1).seats == 3


def test_a_long_game_makes_the_log_grow(monkeypatch):
    monkeypatch.setattr("anahuac.envs.compiled.games.ROOM", 16)
    games, generator = aztlan(3), np.random.default_rng(1)
    while not games.over[0]:
        games.step(games.random_actions(generator))
    record = games.record(0)
    assert len(record.plies) > 100
    assert record.verify().outcome == games.outcomes[0]


def test_the_seed_of_a_game_follows_from_that_of_the_reset():
    games = aztlan(2)
    chance = Chance(3)
    places = [Chance(chance.next()) for _ in range(2)]
    assert [games.record(game).seed for game in range(2)] == [place.next() for place in places]
    generator = np.random.default_rng(1)
    while not games.over[0]:
        games.step(games.random_actions(generator))
    games.step(games.random_actions(generator))
    assert games.record(0).seed == places[0].next()


@pytest.mark.parametrize("compiled", [False, True])
def test_all_actions_are_checked_before_any_game_moves(compiled):
    games = envs.vector("aztlan", 3, 3, compiled=compiled)
    games.reset(1)
    before = seen(games)
    with pytest.raises(IllegalAction) as illegal:
        games.step([0, 1, 6])  # P4, P5, +: there is nothing to place yet
    assert illegal.value.clause == "Z3.1"
    assert "game 2" in illegal.value.__notes__[0]
    with pytest.raises(SetupError, match="no action 291"):
        games.step([0, 1, 291])
    with pytest.raises(SetupError, match="no action -1"):
        games.step([0, -1, 0])
    assert equal(before, seen(games))
    assert [len(games.record(game).plies) for game in range(3)] == [0, 0, 0]
    games.step([0, 1, 2])
    with pytest.raises(IllegalAction):
        games.step([0, 1, 6])
    assert [len(games.record(game).plies) for game in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("actions", [[0, 1], [[0], [1], [2]], 0, [0.0, 1.0, 2.0], ["0", "1", "2"]])
def test_actions_that_are_no_whole_numbers_or_not_one_for_each_game(compiled, actions):
    games = envs.vector("aztlan", 3, 3, compiled=compiled)
    games.reset(1)
    with pytest.raises(SetupError, match="3 whole numbers are needed"):
        games.step(actions)


@pytest.mark.parametrize("compiled", [False, True])
def test_masks_that_somebody_wrote_over_allow_nothing(compiled):
    games = envs.vector("aztlan", 2, 3, compiled=compiled)
    games.reset(3)
    games.masks[:] = 1
    with pytest.raises(IllegalAction):
        games.step([0, 290])


def test_a_reset_in_the_middle_begins_the_same_games():
    games, generator = aztlan(5), np.random.default_rng(1)
    first = seen(games)
    for _ in range(300):
        games.step(games.random_actions(generator))
    assert not equal(first, seen(games))
    games.reset(3)
    assert equal(first, seen(games))
    assert games.outcomes == [None] * 5
    assert games.record(0).plies == []


@pytest.mark.parametrize("compiled", [False, True])
def test_games_can_be_pickled_in_the_middle(compiled):
    games, generator = envs.vector("aztlan", 3, 3, compiled=compiled), np.random.default_rng(1)
    games.reset(1)
    for _ in range(100):
        games.step(games.random_actions(generator))
    other = pickle.loads(pickle.dumps(games))
    for _ in range(200):
        actions = games.random_actions(generator)
        games.step(actions)
        other.step(actions)
        same(games, other)
    assert str(games.record(0)) == str(other.record(0))


def test_which_games_have_a_simulator():
    assert type(envs.vector("aztlan", 1)).__name__ == "CompiledGames"
    assert type(envs.vector("aztlan", 1, compiled=False)).__name__ == "EngineGames"
    assert type(envs.vector("azteca", 1)).__name__ == "EngineGames"
    with pytest.raises(SetupError, match="no compiled simulator of Azteca"):
        envs.vector("azteca", 1, compiled=True)
    with pytest.raises(SetupError, match="0 threads"):
        envs.vector("aztlan", 1, threads=0)


def run_without(library, code):
    """Run some lines where a library is not installed."""
    lines = f"import sys; sys.modules[{library!r}] = None; {code}"
    return subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)


def test_without_numba_the_engine_plays():
    make = "from anahuac import envs; print(type(envs.vector('aztlan', 1{})).__name__)"
    assert run_without("numba", make.format("")).stdout == "EngineGames\n"
    assert "pip install 'anahuac[fast]'" in run_without("numba", make.format(", compiled=True")).stderr


def test_without_gymnasium_many_games_can_be_played_at_once():
    made = run_without("gymnasium", "from anahuac import envs; g = envs.vector('aztlan', 2); g.reset(); print(g.seats)")
    assert made.stdout == "[0 0]\n"
    made = run_without("gymnasium", "from anahuac import envs; envs.aec('aztlan')")
    assert "pip install 'anahuac[rl]'" in made.stderr
