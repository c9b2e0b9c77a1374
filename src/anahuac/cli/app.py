"""The commands, put together."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from cyclopts import App, Group, ValidationError
from cyclopts.help import DefaultFormatter
from rich.text import Text as RichText

from anahuac.cli.parameters import told
from anahuac.core import Text
from anahuac.core.text import has_text

if TYPE_CHECKING:
    from cyclopts import CycloptsError
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


def translated(entry: HelpEntry) -> HelpEntry:
    """Leave out the words that Cyclopts would add in English, and say its own in the chosen language."""
    own = {"--help": "cli-help-help", "--version": "cli-help-version"}
    said = next((told(id) for name, id in own.items() if name in entry.names), entry.description)
    return entry.copy(description=said, required=False, default=None)


class Help(DefaultFormatter):
    """Help in the chosen language."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: str) -> None:
        console.print(RichText(usage.strip() + "\n", style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [translated(entry) for entry in panel.entries]
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


def settings(name: str, usage: str) -> dict[str, Any]:
    """What makes a command's help speak the chosen language; it is the message with the command's name."""
    return {
        "name": name,
        "help": told(f"cli-{name}"),
        "usage": f"{told('cli-usage')}: {usage}",
        "version": version("anahuac"),
        "group_commands": Group(told("cli-commands")),
        "group_parameters": Group(told("cli-parameters")),
        "group_arguments": Group(told("cli-arguments")),
        "help_format": "plaintext",
        "help_formatter": Help(),
        "error_formatter": explain,
        "result_action": "return_value",
    }


def add(parent: App, command: str, usage: str) -> None:
    """Add a command, `module:function`; its module is imported only when it is asked for."""
    parent.command(f"anahuac.cli.{command}", **settings(command.partition(":")[2], usage))


def main_job() -> None:
    """Play in the browser: what `anahuac` does when nothing else is asked for."""
    from anahuac.cli.serve import play_in_browser

    play_in_browser()


app = App(**settings("anahuac", told("cli-usage-anahuac")))
app.default(main_job)
add(app, "games:games", "anahuac games [GAME]")
add(app, "rules:rules", "anahuac rules GAME [CLAUSE]")
add(app, "play:play", "anahuac play [GAME]")
add(app, "simulate:simulate", "anahuac simulate GAME")
add(app, "arena:arena", "anahuac arena GAME --bots A,B")
add(app, "tune:tune", "anahuac tune GAME")
add(app, "train:train", "anahuac train GAME")
add(app, "dataset:dataset", "anahuac dataset GAME --out FOLDER")
add(app, "replay:replay", "anahuac replay FILE")
add(app, "review:review", "anahuac review FILE")
add(app, "position:position", "anahuac position FILE")
add(app, "serve:serve", "anahuac serve")
add(app, "bench:bench", "anahuac bench [GAME]")
add(app, "completion:completion", "anahuac completion [bash|zsh|fish|powershell]")
board = App(**settings("board", "anahuac board COMMAND"))
add(board, "board:check", "anahuac board check FILE")
app.command(board)
puzzles = App(**settings("puzzles", "anahuac puzzles COMMAND"))
add(puzzles, "puzzles:make", "anahuac puzzles make GAME")
add(puzzles, "puzzles:verify", "anahuac puzzles verify GAME")
app.command(puzzles)
admin = App(**settings("admin", "anahuac admin COMMAND"))
add(admin, "admin:backup", "anahuac admin backup FILE")
add(admin, "admin:restore", "anahuac admin restore FILE")
add(admin, "moderation:reports", "anahuac admin reports")
add(admin, "moderation:block", "anahuac admin block PLAYER")
app.command(admin)
