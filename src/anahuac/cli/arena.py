"""`anahuac arena`: which bot is the best, by many games."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from datetime import UTC, datetime
from itertools import islice
from math import isinf
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from platformdirs import user_data_path
from rich.console import Group
from rich.live import Live

from anahuac.arena import Plan, Standings, Store, play
from anahuac.arena.parquet import write_parquet
from anahuac.arena.play import seat_bot, see_own_modules
from anahuac.arena.report import write_report
from anahuac.cli.console import complain, err, out, plain_table, progress
from anahuac.cli.parameters import AsJson, BoardSource, GameName, OptionList, Players, complete_bots, read_options, told
from anahuac.core import SetupError, Text, find_game
from anahuac.core.extras import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from anahuac.arena import Rating, Result, Standing

HEADINGS = ("bot", ">played", ">share", ">interval", ">mean", ">margin", ">rating", ">seconds", ">slow", ">faults")

MOST_FAULTS = 5
"""How many different faults are told; the report has them all."""

Processes = Annotated[int | None, Parameter(help=told("arena-help-processes"), validator=Number(gte=1))]
Resume = Annotated[bool, Parameter(negative="", help=told("arena-help-resume"))]


def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help=told("arena-help-bots"), completer=complete_bots)],
    games: Annotated[int, Parameter(help=told("cli-help-games"), validator=Number(gte=1))] = 100,
    seed: Annotated[int, Parameter(help=told("arena-help-seed"))] = 0,
    players: Players = None,
    option: OptionList = None,
    board: BoardSource = None,
    processes: Processes = None,
    limit: Annotated[float, Parameter(help=told("arena-help-limit"), validator=Number(gte=0))] = 60.0,
    memory: Annotated[int | None, Parameter(help=told("arena-help-memory"), validator=Number(gte=100))] = None,
    ray: Annotated[str | None, Parameter(help=told("arena-help-ray"))] = None,
    out: Annotated[Path | None, Parameter(name="--out", help=told("arena-help-out"))] = None,
    resume: Resume = False,
    json: AsJson = False,
) -> None:
    """Let bots meet in many games, seats rotated, and show how good they are."""
    plan = msgspec.structs.replace(plan_of(game, bots, games, seed, players, option, board), limit=limit)
    check_bots(plan)
    if resume and out is None:
        raise SetupError(Text("arena-resume-what"))
    with Store(out or new_folder(game), plan, resume) as store:
        whole = watch(plan, store, play(plan, store.places, processes, ray, memory))
        standings = Standings.of(plan, store)
        if json:
            print_json(plan, standings, store)
        else:
            show(plan, standings)
        keep(plan, standings, store)
        name_faults(standings)
        if not whole:
            complain(Text("arena-stopped", done=len(store), games=plan.games, folder=str(store.folder)))
            sys.exit(130)


def plan_of(
    game: str, bots: str, games: int, seed: int, players: int | None, option: list[str] | None, board: str | None
) -> Plan:
    """Plan what the command line asks for; say so if that takes more games."""
    played = find_game(game)
    names = tuple(bots.split(","))
    plan = Plan(
        game=game,
        seats=played.players[-1] if players is None else players,
        bots=names,
        groups=-(-games // len(names)),
        seed=seed,
        options=read_options(option),
        board=played.load_board(board).name,
    )
    plan.check()
    if plan.games != games:
        err.print(str(Text("arena-rounded", games=plan.games)))
    return plan


def check_bots(plan: Plan) -> None:
    """Make each bot once, so that a wrong name is told at once."""
    see_own_modules(str(Path.cwd()))
    for name in plan.bots:
        seat_bot(name, 0)


def new_folder(game: str) -> Path:
    """Name a folder for the results of a run for which no other was given."""
    return user_data_path("anahuac") / "arena" / f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"


def watch(plan: Plan, store: Store, games: Iterator[Result]) -> bool:
    """Play what is left, with a live table; False if it was stopped."""
    so_far = Standings.of(plan, store)
    bar = progress()
    task = bar.add_task(str(Text(f"{plan.game}-title")), total=plan.games, completed=so_far.games)
    # Ray and bots may talk; what they say must not mix with the results.
    with (
        redirect_stdout(sys.stderr),
        Live(console=err, transient=True, refresh_per_second=2, get_renderable=lambda: Group(bar, table_of(so_far))),
    ):
        try:
            for result in games:
                store.add(result)
                so_far.add(result)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def name_faults(standings: Standings) -> None:
    """Tell which bots did what wrong, the worst with its traceback."""
    for number, fault in enumerate(islice(standings.faults, MOST_FAULTS)):
        words = {"bot": standings.plan.names[fault.bot], "times": fault.times, "fault": fault.words}
        complain(Text("arena-fault", **words, game=fault.game, ply=fault.failure.ply))
        if number == 0 and fault.failure.traceback:
            err.print(indent(fault.failure.traceback.rstrip(), "  "), soft_wrap=True)


def keep(plan: Plan, standings: Standings, store: Store) -> None:
    """Write the report, and the table if the library for it is there."""
    if not store:
        return
    (store.folder / "report.html").write_text(write_report(plan, store, standings), encoding="utf-8")
    try:
        write_parquet(store.folder / "games.parquet", plan, store)
    except MissingExtra as error:
        err.print(str(Text("arena-no-table", reason=error.text)), soft_wrap=True)
    err.print(str(Text("arena-kept", folder=str(store.folder))), soft_wrap=True)


def table_of(standings: Standings, ratings: list[Rating] | None = None) -> Table:
    """Draw the standings, the best bot first; ratings only in the end, since they take a moment."""
    table = plain_table(*(_heading(heading) for heading in HEADINGS))
    table.padding = (0, 1, 0, 0)
    table.columns[0].overflow = "fold"  # a long name goes on in the next line, so that all numbers can be read
    for column in table.columns[1:]:
        column.no_wrap = True
    for standing in standings.ranked():
        low, high = standing.share_interval
        times = standing.times
        table.add_row(
            standing.bot,
            str(standing.played),
            f"{standing.share:.1%}",
            f"{low * 100:.1f}–{high:.1%}",
            f"{standing.mean_points:.1f}",
            f"{standing.mean_margin:+.1f}",
            _rating(ratings[standing.number]) if ratings else "",
            _milliseconds(times.mean),
            _milliseconds(times.quantile(0.95)),
            str(standing.illegal + standing.failed + standing.lost),
        )
    return table


def show(plan: Plan, standings: Standings) -> None:
    """Print the standings."""
    out.print(table_of(standings, standings.ratings()))
    out.print(str(Text("arena-equal-share", games=standings.games, share=f"{1 / plan.seats:.1%}")))


def print_json(plan: Plan, standings: Standings, store: Store) -> None:
    """Print everything as JSON. Whatever depends on the machine is under `times`."""
    ratings = standings.ratings()
    bots = [described(standing, ratings[standing.number]) for standing in standings.ranked()]
    head = msgspec.json.encode({"plan": plan, "bots": bots, "names": plan.names, "ahead": standings.ahead})
    out.out(head[:-1].decode() + ',"games":[', end="")
    for number, result in enumerate(store):
        out.out("," * (number > 0) + msgspec.json.encode(result).decode(), end="")
    out.out("]}")


def described(standing: Standing, rating: Rating) -> dict[str, Any]:
    """A bot's standing as JSON data; an interval that reaches to infinity is none."""
    times = standing.times
    return {
        "bot": standing.bot,
        "played": standing.played,
        "firsts": round(standing.firsts, 6),
        "share": standing.share,
        "share_interval": standing.share_interval,
        "mean_points": standing.mean_points,
        "mean_margin": standing.mean_margin,
        "rating": rating.value,
        "rating_interval": None if isinf(rating.low) else (rating.low, rating.high),
        "illegal": standing.illegal,
        "failed": standing.failed,
        "lost": standing.lost,
        "times": {"decisions": times.decisions, "mean": times.mean, "p95": times.quantile(0.95), "max": times.longest},
    }


def _rating(rating: Rating) -> str:
    return f"{rating.value:.0f}" if isinf(rating.low) else f"{rating.value:.0f}±{rating.high - rating.value:.0f}"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f}" if seconds < 0.1 else f"{seconds * 1000:.0f}"


def _heading(name: str) -> str:
    sign = ">" if name.startswith(">") else ""
    return sign + told(f"arena-head-{name.removeprefix('>')}")
