"""How many games a second the arena plays on 1 process, on all cores, and on a Ray cluster of two nodes here.

    python3 benchmarks/scaling.py [GAME] [--seconds 20]

Needs `anahuac[ray]`. Measure on a quiet machine. Efficiency is the pace of N processes over N times that of one.
The clock starts with the first finished game, so starting processes is not counted; the last games, when some
processes have nothing to do any more, are not counted either.
"""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from typing import TYPE_CHECKING

from ray.cluster_utils import Cluster

from anahuac.arena import Plan, cores, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.arena import Result


def pace(games: Iterator[Result], seconds: float) -> float:
    """Games a second."""
    with closing(games):
        next(games)
        begun = last = time.perf_counter()
        count = 0
        for _ in games:
            count += 1
            last = time.perf_counter()
            if last - begun > seconds:
                break
    return count / (last - begun)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description="Measure how the arena scales.")
    parser.add_argument("game", nargs="?", default="aztlan")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    plan = Plan(game=arguments.game, seats=4, bots=tuple(arguments.bots.split(",")), groups=1_000_000)
    many = cores()
    alone = pace(play(plan, processes=1), arguments.seconds)
    print(f"1 process          {alone:8.1f} games/s")
    together = pace(play(plan, processes=many), arguments.seconds)
    print(f"{many} processes        {together:8.1f} games/s, efficiency {together / alone / many:.2f}")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": max(1, many // 2)})
    try:
        cluster.add_node(num_cpus=max(1, many // 2))
        far = pace(play(plan, ray=cluster.address), arguments.seconds)
        print(f"Ray, 2 nodes here  {far:8.1f} games/s, efficiency {far / alone / (2 * max(1, many // 2)):.2f}")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
