"""`anahuac rules`: the rules in our words."""

import re
from typing import Annotated

from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text as RichText

from anahuac.cli.console import out
from anahuac.cli.parameters import GameName, told
from anahuac.core import Game, SetupError, Text, find_game
from anahuac.core.text import has_text

UNNUMBERED = ("notation", "words")
"""Sections that are no rules: how actions are written, and what the printed rules call things."""


def rules(game: GameName, clause: Annotated[str | None, Parameter(help=told("cli-help-clause"))] = None, /) -> None:
    """Show the rules of a game, a section or a clause of them."""
    played = find_game(game)
    if clause is not None:
        show_clauses(played, clause)
        return
    out.print(str(Text(f"{played.name}-title")), style="bold")
    if has_text(f"{played.name}-rule-intro"):
        out.print(str(Text(f"{played.name}-rule-intro")))
    for section in [*played.clauses, *UNNUMBERED]:
        if has_text(f"{played.name}-rule-{section}"):
            show_section(played, section)


def show_clauses(game: Game, clause: str) -> None:
    """Show one clause (`Z4.3`) or one section (`Z4`)."""
    wanted = clause.upper().replace("-", ".")
    if wanted in game.clauses:
        show_section(game, wanted)
        return
    section, _, number = wanted.partition(".")
    if not re.fullmatch(r"[1-9][0-9]?", number) or int(number) > game.clauses.get(section, 0):
        raise SetupError(Text("cli-no-clause", clause=clause[:20], known=", ".join(game.clauses)))
    show_clause(game, f"{section}-{number}")


def show_section(game: Game, section: str) -> None:
    """Show a section with all its clauses, and its tables and examples if it has any."""
    out.print()
    heading = str(Text(f"{game.name}-rule-{section}"))
    out.print(heading if section in UNNUMBERED else f"{section}  {heading}", style="bold underline")
    count = game.clauses.get(section, 1)
    for part in [*range(1, count + 1), "table", "examples"]:
        if has_text(f"{game.name}-rule-{section}-{part}"):
            show_clause(game, f"{section}-{part}")


def show_clause(game: Game, key: str) -> None:
    """Show a clause; what is our own ruling is marked as one."""
    id = f"{game.name}-rule-{key}"
    section, _, part = key.partition("-")
    label = f"{section}.{part}  " if part.isdigit() and section not in UNNUMBERED else ""
    out.print(Padding(RichText.assemble((label, "bold"), str(Text(id))), (1, 0, 0, 0)))
    if has_text(f"{id}.ruling"):
        ruling = RichText.assemble((f"{told('cli-ruling')} ", "bold yellow"), (str(Text(f"{id}.ruling")), "yellow"))
        out.print(Padding(ruling, (0, 0, 0, 4)))
