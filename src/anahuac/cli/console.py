"""Where the commands write: results to the standard output, everything else to the standard error."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as RichText

# What is printed are words, names and numbers of others, too: `anahuac[rl]` is not a style.
out = Console(highlight=False, markup=False)
err = Console(stderr=True, highlight=False, markup=False)


def complain(words: object) -> None:
    """Print what went wrong."""
    err.print(RichText(str(words), style="bold red"))


def plain_table(*headings: str) -> Table:
    """Make a table without lines; headings that begin with `>` are for numbers."""
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    return table


def progress() -> Progress:
    """Make a progress bar on the standard error, which goes away when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)
