"""`anahuac completion`: lets the shell complete commands, options, games and bots."""

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError

from anahuac.cli.console import err, out
from anahuac.cli.parameters import told
from anahuac.core import SetupError, Text

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(
    shell: Annotated[Shell | None, Parameter(help=told("cli-help-shell"))] = None,
    /,
    *,
    install: Annotated[bool, Parameter(negative="", help=told("cli-help-install"))] = False,
) -> None:
    """Print what a shell needs to complete our commands, or put it where the shell finds it."""
    from anahuac.cli.app import app

    try:
        if install:
            err.print(
                str(Text("cli-completion-installed", file=str(app.install_completion(shell=shell)))), soft_wrap=True
            )
        else:
            out.out(app.generate_completion(shell=shell), end="")
    except ShellDetectionError:
        raise SetupError(Text("cli-which-shell")) from None
