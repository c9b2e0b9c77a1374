"""The games of an arena as a Parquet table, a row for each seat, for pandas, Polars or DuckDB."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from anahuac.arena.plan import Plan
    from anahuac.arena.result import Result


AT_ONCE = 2_000
"""How many games are in memory while the table is written."""


def write_parquet(file: Path, plan: Plan, results: Iterable[Result]) -> None:
    """Write a table with a row for each seat of each game."""
    with needs("arena"):
        import pyarrow as pa
        from pyarrow import parquet
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.uint64()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("place", pa.int8()),
            ("first", pa.float32()),
            ("score", pa.int32()),
            ("margin", pa.int32()),
            ("order", pa.int8()),
            ("plies", pa.int32()),
            ("reason", pa.string()),
            ("opening", pa.list_(pa.string())),
            ("decisions", pa.int32()),
            ("seconds", pa.float64()),
            ("illegal", pa.int32()),
            ("failed", pa.int32()),
            ("lost", pa.bool_()),
        ]
    )
    games = iter(results)
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        while some := list(islice(games, AT_ONCE)):
            rows = [row_of(plan, result, seat) for result in some for seat in range(plan.seats)]
            writer.write_table(pa.Table.from_pylist(rows, schema))


def row_of(plan: Plan, result: Result, seat: int) -> dict[str, Any]:
    """What the table tells of a seat: `place` from 0, `order` the place in which it began, None if it never did."""
    failures = [failure for failure in result.failures if failure.seat == seat]
    kinds = [failure.kind for failure in failures]
    return {
        "game": result.number,
        "seed": result.seed,
        "seat": seat,
        "bot": plan.names[result.bots[seat]],
        "place": result.place(seat),
        "first": result.first(seat),
        "score": result.outcome.scores[seat],
        "margin": result.margin(seat),
        "order": result.order.index(seat) if seat in result.order else None,
        "plies": result.plies,
        "reason": result.outcome.reason,
        "opening": result.openings[seat],
        "decisions": result.times[seat].decisions,
        "seconds": result.times[seat].seconds,
        "illegal": kinds.count("illegal"),
        "failed": kinds.count("failed"),
        "lost": any(failure.loses for failure in failures),
    }
