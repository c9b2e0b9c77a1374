"""`anahuac dataset`: positions from games among bots, for learners."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path  # noqa: TC003  Cyclopts reads the annotations
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.arena.local import LocalWorkers, cores
from anahuac.arena.workers import run_on
from anahuac.cli.arena import Processes, Resume, check_bots, plan_of
from anahuac.cli.console import complain, err, progress
from anahuac.cli.parameters import BoardSource, GameName, OptionList, Players, complete_bots, told
from anahuac.core import Text


def dataset(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(name="--out", help=told("dataset-help-out"))],
    bots: Annotated[str, Parameter(help=told("arena-help-bots"), completer=complete_bots)] = "random",
    games: Annotated[int, Parameter(help=told("cli-help-games"), validator=Number(gte=1))] = 100,
    seed: Annotated[int, Parameter(help=told("arena-help-seed"))] = 0,
    noise: Annotated[float, Parameter(help=told("dataset-help-noise"), validator=Number(gte=0, lte=1))] = 0.0,
    players: Players = None,
    option: OptionList = None,
    board: BoardSource = None,
    processes: Processes = None,
    resume: Resume = False,
) -> None:
    """Write the positions of many games to Parquet files."""
    from anahuac.arena.dataset import Order, make_shards, open_dataset

    plan = plan_of(game, bots, games, seed, players, option, board)
    check_bots(plan)
    order = Order(plan=plan, noise=noise)
    missing = open_dataset(out, order, resume)
    workers = LocalWorkers(partial(make_shards, order, out, plan.load_board()), processes or cores())
    positions = 0
    try:
        with progress() as bar:
            task = bar.add_task(str(Text("dataset-shards")), total=order.shards, completed=order.shards - len(missing))
            for shard in run_on(workers, missing):
                positions += shard.positions
                bar.advance(task)
    except KeyboardInterrupt:
        complain(Text("dataset-stopped", folder=str(out)))
        sys.exit(130)
    err.print(str(Text("dataset-done", positions=positions, folder=str(out))), soft_wrap=True)
