"""The `anahuac` command."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from anahuac.cli.console import complain
from anahuac.core import AnahuacError, Text
from anahuac.core.text import LANGUAGES, use_language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; every error ends in words and a status, never in a traceback."""
    language, rest = split_language(sys.argv[1:] if arguments is None else arguments, os.environ)
    if language not in LANGUAGES:
        complain(Text("cli-unknown-language", language=language[:20], known=", ".join(LANGUAGES)))
        sys.exit(2)
    use_language(language)
    # Only now: the help texts of the commands are put into words while they are imported.
    from anahuac.cli.app import app

    try:
        app(rest)
    except AnahuacError as error:
        complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        complain(Text("cli-interrupted"))
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def split_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--lang` out of the arguments, wherever it stands; without it the environment decides."""
    rest = list(arguments)
    for number, argument in enumerate(rest):
        name, sign, value = argument.partition("=")
        if name == "--lang":
            if sign:
                return value, rest[:number] + rest[number + 1 :]
            return "".join(rest[number + 1 : number + 2]), rest[:number] + rest[number + 2 :]
    for name in ("ANAHUAC_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2]
        if language in LANGUAGES:
            return language, rest
    return "en", rest
