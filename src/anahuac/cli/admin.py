"""`anahuac admin`: what those who run a server do. The database is that of `ANAHUAC_DATABASE`, as for the server."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from anahuac.cli.console import out
from anahuac.cli.parameters import told
from anahuac.core import Text

File = Annotated[Path, Parameter(help=told("cli-help-backup-file"))]


def backup(file: File, /) -> None:
    """Write all that the server keeps into one file."""
    # Only these commands need the server, and it takes a while to load.
    from anahuac.server.backup import back_up
    from anahuac.server.settings import Settings

    asyncio.run(back_up(Settings.from_environment(), file))
    out.print(str(Text("cli-backed-up", file=str(file))), highlight=False)


def restore(file: File, /) -> None:
    """Put a backup into an empty database."""
    from anahuac.server.backup import restore as put_back
    from anahuac.server.settings import Settings

    asyncio.run(put_back(Settings.from_environment(), file))
    out.print(str(Text("cli-restored", file=str(file))), highlight=False)
