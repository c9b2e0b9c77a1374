"""Datasets: every decision of every game once, the same in every run, gone on with after a stop."""

import json

import msgspec
import pytest
from pyarrow import parquet

from anahuac.arena import Plan
from anahuac.arena.dataset import Order, make_shard, open_dataset
from anahuac.core import SetupError
from anahuac.envs.encoders import encoder_for
from tests.cli.run import fail, interrupt, succeed

ORDER = Order(
    plan=Plan(game="aztlan", seats=2, bots=("random",), groups=5, seed=4, board="aztlan"), noise=0.5, games_a_shard=2
)


def test_positions_can_be_played_again(tmp_path):
    plan = ORDER.plan
    board = plan.load_board()
    make_shard(ORDER, tmp_path, board, 1)
    table = parquet.read_table(tmp_path / "positions-00001.parquet")
    rows = table.to_pylist()
    assert sorted({row["game"] for row in rows}) == [2, 3]
    encoder = encoder_for("aztlan", board, 2)
    state = plan.the_game.new(2, plan.the_options, plan.job(2).seed, board)
    for ply, row in enumerate(row for row in rows if row["game"] == 2):
        assert (row["ply"], row["seat"]) == (ply, state.to_act[0])
        assert row["observation"] == encoder.encode(state, row["seat"]).tolist()
        assert row["legal"] == [action.id for action in state.legal_actions(row["seat"])]
        state.apply(row["seat"], board.catalogue[row["action"]])
        last = row
    assert state.outcome.scores[last["seat"]] == last["score"]
    assert last["plies"] == last["ply"] + 1
    assert last["lead"] == last["score"] - state.outcome.scores[1 - last["seat"]]
    assert last["utility"] == (1 if state.outcome.winners == (last["seat"],) else -1)
    layout = json.loads(table.schema.metadata[b"layout"])
    assert layout["parts"]["to act, by seat"][1] - layout["parts"]["to act, by seat"][0] == 2


def test_a_shard_is_always_the_same(tmp_path):
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        make_shard(ORDER, tmp_path / folder, ORDER.plan.load_board(), 2)
    one, two = (parquet.read_table(tmp_path / folder / "positions-00002.parquet") for folder in ("a", "b"))
    assert one == two
    assert one.num_rows > 50


def test_only_missing_shards_are_made(tmp_path):
    assert open_dataset(tmp_path, ORDER, resume=False) == [0, 1, 2]
    make_shard(ORDER, tmp_path, ORDER.plan.load_board(), 1)
    assert open_dataset(tmp_path, ORDER, resume=True) == [0, 2]
    with pytest.raises(SetupError, match="--resume"):
        open_dataset(tmp_path, ORDER, resume=False)


def test_a_dataset_can_grow_and_its_last_file_with_it(tmp_path):
    longer = msgspec.structs.replace(ORDER, plan=msgspec.structs.replace(ORDER.plan, groups=7))
    board = ORDER.plan.load_board()
    for number in open_dataset(tmp_path, ORDER, resume=False):
        make_shard(ORDER, tmp_path, board, number)
    assert open_dataset(tmp_path, longer, resume=True) == [2, 3]
    for number in (2, 3):
        make_shard(longer, tmp_path, board, number)
    assert open_dataset(tmp_path, longer, resume=True) == []
    games = parquet.read_table(tmp_path, columns=["game"])["game"].to_pylist()
    assert sorted(set(games)) == list(range(7))
    with pytest.raises(SetupError, match="only be more games"):
        open_dataset(tmp_path, ORDER, resume=True)


def test_a_bot_that_fails_is_named_without_a_traceback(tmp_path):
    told = fail("dataset", "aztlan", "--bots", "tests.arena.bots:Broken", "--games", 2, "--out", tmp_path / "positions")
    assert "tests.arena.bots:Broken" in told
    assert "ValueError: no idea" in told


def test_ctrl_c_keeps_what_is_finished(tmp_path):
    folder = tmp_path / "positions"
    arguments = ("dataset", "aztlan", "--players", 2, "--games", 20000, "--processes", 1, "--out", folder)
    assert "--resume" in interrupt(*arguments, once=lambda: list(folder.glob("positions-*")))
    assert parquet.read_table(folder).num_rows > 0


def test_the_command(tmp_path):
    command = ("dataset", "aztlan", "--players", 2, "--games", 3, "--out", tmp_path / "positions", "--processes", 1)
    succeed(*command)
    rows = parquet.read_table(tmp_path / "positions").num_rows
    assert rows > 100
    succeed(*command, "--resume")
    assert parquet.read_table(tmp_path / "positions").num_rows == rows
