"""`anahuac tune`: better weights for the bots of a game, by self-play."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from platformdirs import user_data_path

from anahuac.arena.local import cores
from anahuac.bots import LEVELS
from anahuac.bots.levels import strategies_of
from anahuac.bots.tuning import Tuning, start
from anahuac.cli.arena import Processes  # noqa: TC001  Cyclopts reads the annotations
from anahuac.cli.console import complain, err, out, plain_table, progress
from anahuac.cli.parameters import GameName, told
from anahuac.core import SetupError, Text, find_game


def tune(
    game: GameName,
    /,
    *,
    level: Annotated[str, Parameter(help=told("tune-help-level"))] = "medium",
    players: Annotated[int | None, Parameter(help=told("tune-help-players"))] = None,
    steps: Annotated[int, Parameter(help=told("tune-help-steps"), validator=Number(gte=0))] = 100,
    pairs: Annotated[int, Parameter(help=told("tune-help-pairs"), validator=Number(gte=1))] = 4,
    only: Annotated[str, Parameter(help=told("tune-help-only"))] = "",
    nodes: Annotated[int | None, Parameter(help=told("tune-help-nodes"), validator=Number(gte=0))] = None,
    seed: Annotated[int, Parameter(help=told("cli-help-seed"))] = 0,
    processes: Processes = None,
    file: Annotated[Path | None, Parameter(help=told("tune-help-file"))] = None,
    resume: Annotated[bool, Parameter(negative="", help=told("tune-help-resume"))] = False,
    apply: Annotated[bool, Parameter(negative="", help=told("tune-help-apply"))] = False,
) -> None:
    """Let bots with shifted weights play each other and follow the better ones."""
    played = find_game(game)
    if level not in LEVELS:
        raise SetupError(Text("tune-level", level=level[:40], known=", ".join(LEVELS)))
    seats = (players,) if players else tuple(played.players)
    for number in seats:
        played.check_setup(number, played.options(), seed)
    kept = file or user_data_path("anahuac", appauthor=False) / f"tune-{game}.json"
    names = tuple(name.strip() for name in only.split(",") if name.strip())
    tuning = read(kept, game) if resume else begin(kept, start(game, level, seats, pairs, seed, names, nodes))
    try:
        run(tuning, steps, kept, processes or cores())
    except KeyboardInterrupt:
        complain(Text("tune-stopped", file=str(kept), done=tuning.steps))
    show(tuning)
    if apply:
        weights = Path(str(files(f"anahuac.bots.{game}") / "weights.json"))
        rounded = {name: float(f"{weight:.4g}") for name, weight in tuning.mean.items()}
        weights.write_bytes(msgspec.json.format(msgspec.json.encode(rounded)) + b"\n")
        out.print(str(Text("tune-applied", file=str(weights))), soft_wrap=True)


def begin(file: Path, tuning: Tuning) -> Tuning:
    """Keep a new tuning; one that is there already is not lost by accident."""
    if file.exists():
        raise SetupError(Text("tune-exists", file=str(file)))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        tuning.write(file)
    except OSError as error:
        raise SetupError(Text("cli-unwritable", file=str(file), reason=error.strerror or "")) from None
    return tuning


def read(file: Path, game: str) -> Tuning:
    """Read the tuning to go on with."""
    try:
        tuning = Tuning.read(file)
    except OSError as error:
        raise SetupError(Text("cli-unreadable", file=str(file), reason=error.strerror or "")) from None
    except msgspec.DecodeError as error:
        raise SetupError(Text("cli-bad-json", file=str(file), reason=str(error)[:200])) from None
    if tuning.game != game:
        raise SetupError(Text("tune-other", file=str(file), game=tuning.game[:40]))
    used = strategies_of(game).weights().keys()
    if tuning.level not in LEVELS or tuning.weights.keys() != used or tuning.mean.keys() != used:
        raise SetupError(Text("tune-outdated", file=str(file)))
    return tuning


def run(tuning: Tuning, steps: int, file: Path, processes: int) -> None:
    """Make the steps that are missing; each is kept as soon as it is made."""
    games = 2 * tuning.pairs
    with ProcessPoolExecutor(processes, get_context("spawn"), leave_interrupts) as pool, progress() as bar:
        task = bar.add_task(str(Text(f"{tuning.game}-title")), total=steps * games, completed=tuning.steps * games)
        try:
            while tuning.steps < steps:
                for _ in tuning.step(pool.map):
                    bar.advance(task)
                tuning.write(file)
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ignore Ctrl-C, which the main process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def show(tuning: Tuning) -> None:
    """Show the weights before and after."""
    table = plain_table(told("tune-head-weight"), ">" + told("tune-head-used"), ">" + told("tune-head-tuned"))
    used = strategies_of(tuning.game).weights()
    for name, weight in tuning.mean.items():
        table.add_row(name, f"{used.get(name, 0):.4g}", f"{weight:.4g}")
    out.print(table)
    err.print(str(Text("tune-done", steps=tuning.steps)))
