"""`anahuac serve`: tables on the net."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.cli.parameters import told

DEFAULT_PORT = 8027


def serve(
    *,
    host: Annotated[str, Parameter(help=told("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, Parameter(help=told("cli-help-port"), validator=Number(gte=0, lte=65535))] = DEFAULT_PORT,
    workers: Annotated[int, Parameter(help=told("cli-help-workers"), validator=Number(gte=1, lte=64))] = 1,
) -> None:
    """Serve tables to browsers and programs until somebody stops it."""
    # Only this command needs them, and they take a while to load.
    from anahuac.server.serve import serve as run_server
    from anahuac.server.settings import Settings

    run_server(Settings.from_environment(), host, port, workers)
