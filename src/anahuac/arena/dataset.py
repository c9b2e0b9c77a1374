"""Positions from games among bots as Parquet shards: what a seat saw, what it could do, what it did, how it ended.

A shard holds the positions of some games, in their order, and is written atomically; so a run that was
stopped goes on with the shards that are missing. A shard is the same whenever and wherever it is made.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from anahuac.arena.plan import Plan, derived
from anahuac.arena.play import seat_bot
from anahuac.arena.store import claim, grows, usable
from anahuac.bots.match import play
from anahuac.core import Chance, SetupError, Text
from anahuac.core.extras import needs

with needs("arena"):
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet

from anahuac.envs.encoders import encoder_for
from anahuac.envs.table import utilities

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anahuac.arena.plan import Job
    from anahuac.core import Action, Board, Seat, State, View

SCHEMA_VERSION = 1
GAMES_A_SHARD = 50


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a dataset is made of. `noise` is the share of decisions taken at random, so that more is seen."""

    plan: Plan
    noise: float = 0.0
    games_a_shard: int = GAMES_A_SHARD
    version: int = SCHEMA_VERSION

    @property
    def shards(self) -> int:
        """How many files there are."""
        return -(-self.plan.games // self.games_a_shard)

    def games_of(self, shard: int) -> range:
        """The games of a file."""
        start = shard * self.games_a_shard
        return range(start, min(start + self.games_a_shard, self.plan.games))


class Shard(NamedTuple):
    """One file of a dataset, and how many positions it has."""

    number: int
    positions: int


def schema(order: Order) -> Any:
    """The columns of a dataset; its metadata tell how it was made and what the numbers of an observation are."""
    plan = order.plan
    board = plan.load_board()
    encoder = encoder_for(plan.game, board, plan.seats)
    layout = {name: [place.start, place.stop] for name, place in encoder.layout.items()}
    grid = [encoder.plane_count, *encoder.grid]
    metadata = {
        "order": msgspec.json.encode(order),
        "layout": msgspec.json.encode({"planes": grid, "parts": layout}),
        "actions": str(len(board.catalogue)),
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), encoder.size)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("utility", pa.float32()),
            ("score", pa.int32()),
            ("lead", pa.float32()),
            ("plies", pa.int32()),
        ],
        metadata,
    )


def open_dataset(folder: Path, order: Order, resume: bool) -> list[int]:
    """Prepare the folder of a dataset; return the shards that are still to be made."""
    with usable(folder):
        claim(folder / "_dataset.json", order, resume, _same_positions)  # readers of Parquet folders skip such names
    return [number for number in range(order.shards) if not is_whole(folder, order, number)]


def _same_positions(old: Order, new: Order) -> bool:
    """Return whether a dataset is another one again, perhaps with more games."""
    longer = msgspec.structs.replace(old.plan, groups=new.plan.groups)
    return grows(old.plan, new.plan) and msgspec.structs.replace(old, plan=longer) == new


def is_whole(folder: Path, order: Order, number: int) -> bool:
    """Return whether a shard is there with all its games; the last one of a dataset that grew may have too few."""
    file = shard_file(folder, number)
    if not file.exists():
        return False
    made = msgspec.json.decode(parquet.read_schema(file).metadata[b"order"], type=Order)
    return made.games_of(number) == order.games_of(number)


def shard_file(folder: Path, number: int) -> Path:
    """Where a shard is."""
    return folder / f"positions-{number:05}.parquet"


def make_shards(order: Order, folder: Path, board: Board, numbers: Sequence[int]) -> tuple[list[Shard], float]:
    """Make some shards in a worker; return them and the seconds that took."""
    begun = perf_counter()
    return [make_shard(order, folder, board, number) for number in numbers], perf_counter() - begun


def make_shard(order: Order, folder: Path, board: Board, number: int) -> Shard:
    """Play the games of a shard and write it."""
    whole = pa.concat_tables([_positions(order, order.plan.job(game), board) for game in order.games_of(number)])
    file = shard_file(folder, number)
    unfinished = file.with_name(f"_{file.name}")
    parquet.write_table(whole, unfinished, compression="zstd")
    unfinished.replace(file)
    return Shard(number, whole.num_rows)


class Positions:
    """A game being played, and every decision of it: who saw what and did what."""

    def __init__(self, order: Order, job: Job, board: Board) -> None:
        plan = order.plan
        self.order = order
        self.job = job
        self.state: State = plan.the_game.new(plan.seats, plan.the_options, job.seed, board)
        self.act = self.state.apply
        self.bots = [seat_bot(plan.name_of(job, seat), job.bot_seeds[seat]) for seat in range(plan.seats)]
        self.chance = Chance(derived(job.seed, job.number))
        self.encoder = encoder_for(plan.game, board, plan.seats)
        self.seats: list[Seat] = []
        self.observations: list[Any] = []
        self.legals: list[Any] = []
        self.actions: list[int] = []

    def decide(self, seat: Seat, view: View) -> Action:
        """Ask a bot, or now and then chance, and note the decision."""
        stray = self.chance.below(1 << 32) < self.order.noise * (1 << 32)
        action = self.chance.pick(view.legal_actions()) if stray else self.bots[seat].decide(view)
        self.seats.append(seat)
        self.observations.append(self.encoder.encode(self.state, seat))
        self.legals.append(np.array(view.legal, np.int64))
        self.actions.append(action.id)
        return action

    def table(self) -> Any:
        """Make a table of all decisions, with how the game ended."""
        assert self.state.outcome is not None
        worth, scores = utilities(self.state.outcome), self.state.outcome.scores
        seats, count = self.seats, len(self.seats)
        flat = pa.array(np.concatenate(self.observations))
        columns = [
            pa.array([self.job.number] * count, pa.int32()),
            pa.array(range(count), pa.int32()),
            pa.array(seats, pa.int8()),
            pa.FixedSizeListArray.from_arrays(flat, self.encoder.size),
            pa.array(self.legals, pa.list_(pa.int32())),
            pa.array(self.actions, pa.int32()),
            pa.array([worth[seat] for seat in seats], pa.float32()),
            pa.array([scores[seat] for seat in seats], pa.int32()),
            pa.array([_lead(scores, seat) for seat in seats], pa.float32()),
            pa.array([count] * count, pa.int32()),
        ]
        return pa.Table.from_arrays(columns, schema=schema(self.order))


def _positions(order: Order, job: Job, board: Board) -> Any:
    """Play a game and return a table of its decisions; whatever goes wrong in a bot is told in words."""
    positions = Positions(order, job, board)
    try:
        play(positions, positions.decide)
    except Exception as error:
        seat = positions.state.to_act[0]
        reason = f"{type(error).__name__}: {error}"[:200]
        raise SetupError(
            Text("dataset-bot", bot=order.plan.name_of(job, seat), game=job.number, reason=reason)
        ) from None
    return positions.table()


def _lead(scores: tuple[int, ...], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
