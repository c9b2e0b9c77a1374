"""`anahuac puzzles`: make puzzles of games among bots, and search them again."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  Cyclopts reads the annotations
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from platformdirs import user_data_path

from anahuac.cli.console import complain, err, out, plain_table, progress
from anahuac.cli.parameters import GameName, told
from anahuac.core import SetupError, Text, find_game
from anahuac.puzzles import Puzzle, read_puzzles, shipped
from anahuac.puzzles import making as puzzle_making
from anahuac.puzzles.puzzle import Header, written

Count = Annotated[int, Parameter(help=told("puzzles-help-count"), validator=Number(gte=1))]


def make(
    game: GameName,
    /,
    *,
    count: Count = 60,
    seed: Annotated[int, Parameter(help=told("puzzles-help-seed"))] = 1,
    to: Annotated[Path | None, Parameter(help=told("puzzles-help-out"))] = None,
) -> None:
    """Make puzzles; a file that is there already is gone on with."""
    played = find_game(game)
    file = to or user_data_path("anahuac", appauthor=False) / "puzzles" / f"{played.name}.jsonl"
    header, puzzles = _begun(file, played.name, seed)
    with progress() as bar:
        task = bar.add_task(str(Text(f"{played.name}-title")), total=count, completed=len(puzzles))
        try:
            for puzzle in puzzle_making.make(played, header, tuple(puzzles), count):
                if puzzle is not None:
                    puzzles.append(puzzle)
                    bar.advance(task)
                _keep(file, header, puzzles)
        except KeyboardInterrupt:
            complain(Text("puzzles-stopped", file=str(file), count=len(puzzles)))
            return
    err.print(str(Text("puzzles-made", count=len(puzzles), games=header.played, file=str(file))), soft_wrap=True)


def verify(
    game: GameName,
    /,
    *,
    times: Annotated[int, Parameter(help=told("puzzles-help-times"), validator=Number(gte=1))] = 10,
    count: Count = 100,
    seed: Annotated[int, Parameter(help=told("cli-help-seed"))] = 99,
    file: Annotated[Path | None, Parameter(help=told("puzzles-help-file"))] = None,
) -> None:
    """Search puzzles again, deeper and with another seed, and tell how many keep their solution."""
    played = find_game(game)
    puzzles = _begun(file, played.name, seed)[1] if file else list(shipped(played.name))
    table = plain_table(told("puzzles-head-id"), told("puzzles-head-theme"), ">" + told("puzzles-head-margin"))
    same = 0
    with progress() as bar:
        for one in bar.track(
            puzzle_making.check(puzzles[:count], times, seed), total=len(puzzles[:count]), description=played.name
        ):
            same += one.same
            if not one.same:
                table.add_row(one.puzzle.id, one.puzzle.theme, f"{one.margin:.2f}")
    if same < len(puzzles[:count]):
        out.print(table)
    out.print(str(Text("puzzles-checked", same=same, count=len(puzzles[:count]), times=times)))


def _begun(file: Path, game: str, seed: int) -> tuple[Header, list[Puzzle]]:
    if not file.exists():
        return puzzle_making.begin(game, seed), []
    header, puzzles = read_puzzles(file.read_bytes(), str(file))
    if header.game != game:
        raise SetupError(Text("puzzles-other", file=str(file), game=header.game[:40]))
    return header, puzzles


def _keep(file: Path, header: Header, puzzles: list[Puzzle]) -> None:
    """Write everything anew; a file that is being written is never half there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".part")
        half.write_bytes(written(header, puzzles))
        half.replace(file)
    except OSError as error:
        raise SetupError(Text("cli-unwritable", file=str(file), reason=error.strerror or "")) from None
