"""Datasets: every decision of every game once, the same in every run, gone on with after a stop."""

import json

import pytest
from pyarrow import parquet

from anahuac.arena import Plan
from anahuac.arena.dataset import Order, make_shard, open_dataset
from anahuac.core import SetupError
from anahuac.envs.encoders import encoder_for
from tests.cli.run import succeed

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


def test_the_command(tmp_path):
    command = ("dataset", "aztlan", "--players", 2, "--games", 3, "--out", tmp_path / "positions", "--processes", 1)
    succeed(*command)
    rows = parquet.read_table(tmp_path / "positions").num_rows
    assert rows > 100
    succeed(*command, "--resume")
    assert parquet.read_table(tmp_path / "positions").num_rows == rows
