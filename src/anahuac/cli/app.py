"""The commands, put together."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from cyclopts import App, Group, ValidationError
from cyclopts.help import DefaultFormatter
from rich.text import Text as RichText

from anahuac.cli.arena import arena
from anahuac.cli.bench import bench
from anahuac.cli.board import check
from anahuac.cli.dataset import dataset
from anahuac.cli.games import games
from anahuac.cli.parameters import told
from anahuac.cli.play import play
from anahuac.cli.position import position
from anahuac.cli.replay import replay
from anahuac.cli.rules import rules
from anahuac.cli.serve import play_in_browser, serve
from anahuac.cli.simulate import simulate
from anahuac.cli.tune import tune
from anahuac.core import Text
from anahuac.core.text import has_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from cyclopts import CycloptsError
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions


class Help(DefaultFormatter):
    """Help in the chosen language: the words that Cyclopts would add in English are left out."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: str) -> None:
        console.print(RichText(usage.strip() + "\n", style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry.copy(required=False, default=None) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))


def explain(error: CycloptsError) -> RichText:
    """Put an error of the command line into words, where we have them."""
    id = f"cli-{type(error).__name__}"
    if not has_text(id):
        return RichText(str(error), style="bold red")
    token = getattr(error, "token", None)
    name = error.argument.name if error.argument else token.keyword if token else ""
    value = (token.value or token.keyword) if token else " ".join(error.unused_tokens or ())
    if isinstance(error, ValidationError) and error.argument:
        value = " ".join(token.value for token in error.argument.tokens)
    return RichText(str(Text(id, name=name or "", value=(value or "")[:60])), style="bold red")


def make_app(name: str, usage: str) -> App:
    """Make a command whose help speaks the chosen language; its help is the message with its name."""
    made = App(
        name=name,
        help=told(f"cli-{name}"),
        usage=f"{told('cli-usage')}: {usage}",
        version=version("anahuac"),
        group_commands=Group(told("cli-commands")),
        group_parameters=Group(told("cli-parameters")),
        group_arguments=Group(told("cli-arguments")),
        help_format="plaintext",
        help_formatter=Help(),
        error_formatter=explain,
        result_action="return_value",
    )
    made["--help"].help = told("cli-help-help")
    made["--version"].help = told("cli-help-version")
    return made


def add(parent: App, command: Callable[..., None], usage: str) -> None:
    """Add a command."""
    child = make_app(command.__name__, usage)
    child.default(command)
    parent.command(child)


def main_job() -> None:
    """Play in the browser: what `anahuac` does when nothing else is asked for."""
    play_in_browser()


app = make_app("anahuac", told("cli-usage-anahuac"))
app.default(main_job)
add(app, games, "anahuac games")
add(app, rules, "anahuac rules GAME [CLAUSE]")
add(app, play, "anahuac play [GAME]")
add(app, simulate, "anahuac simulate GAME")
add(app, arena, "anahuac arena GAME --bots A,B")
add(app, tune, "anahuac tune GAME")
add(app, dataset, "anahuac dataset GAME --out FOLDER")
add(app, replay, "anahuac replay FILE")
add(app, position, "anahuac position FILE")
add(app, serve, "anahuac serve")
add(app, bench, "anahuac bench [GAME]")
board = make_app("board", "anahuac board COMMAND")
add(board, check, "anahuac board check FILE")
app.command(board)
