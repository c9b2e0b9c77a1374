"""`anahuac board check`: what is wrong with a board file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from anahuac.cli.console import out
from anahuac.cli.parameters import read_bytes, told
from anahuac.core import BoardError, Game, Text, all_games, find_game


def check(
    file: Annotated[Path, Parameter(help=told("cli-help-board-file"))],
    /,
    *,
    game: Annotated[str | None, Parameter(help=told("cli-help-board-game"))] = None,
) -> None:
    """Check a board file."""
    content = read_bytes(file)
    played = find_game(game) if game else likely_game(file, content)
    problems = played.check_board(content)
    if problems:
        raise BoardError(problems)
    out.print(str(Text("cli-board-fine", file=str(file), game=str(Text(f"{played.name}-title")))))


def likely_game(file: Path, content: bytes) -> Game:
    """Guess which game a board is for: of those whose boards have this kind of file, the one that finds least wrong."""

    def strangeness(game: Game) -> tuple[bool, bool, int]:
        problems = game.check_board(content)
        unreadable = any(problem.id == "board-format" for problem in problems)
        return game.shelf.suffix != file.suffix, unreadable, len(problems)

    return min(all_games(), key=strangeness)
