"""Starting and stopping a server."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import time
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

import uvicorn

from anahuac.core import SetupError, Text
from anahuac.server.connection import Connection
from anahuac.server.storage import Database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from anahuac.server.settings import Settings

if sys.platform != "win32":
    import fcntl

COUNTS = "anahuac-metrics-"
"""How the folders begin in which the processes of one server count."""
NEW = 60.0
"""Seconds in which a folder may have been made and not be held yet."""
FRAME_LIMIT = 16_384
"""Bytes of the longest message that a browser may send over a socket."""
GRACE = 5
"""Seconds in which open requests may finish when the server stops."""


def serve(settings: Settings, host: str, port: int, workers: int, announce: Callable[[], None]) -> None:
    """Serve until stopped; call `announce` when everything is ready to start."""
    if workers > 1 and settings.is_sqlite:
        raise SetupError(Text("server-workers-need-postgres"))
    check_port(host, port)
    asyncio.run(_prepare(settings))
    os.environ.update(settings.to_environment())
    announce()
    with counting_together() if workers > 1 else nullcontext():
        uvicorn.run(
            "anahuac.server.app:make_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            access_log=False,
            http=Connection,
            ws="websockets-sansio",
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,  # news are small, and each socket would be packed for itself
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        )


@contextmanager
def counting_together() -> Iterator[None]:
    """Give several processes a folder in which each counts, and remove it afterwards."""
    remove_left_counts()
    with tempfile.TemporaryDirectory(prefix=COUNTS) as counts:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        held = hold(Path(counts))
        try:
            yield
        finally:
            if held is not None:
                os.close(held)


def remove_left_counts() -> None:
    """Remove the folders of servers that were killed: nobody holds them."""
    for left in Path(tempfile.gettempdir()).glob(f"{COUNTS}*"):
        with suppress(OSError):  # somebody else's, or removed by another server just now
            if time.time() - left.stat().st_mtime > NEW and (held := hold(left)) is not None:
                rmtree(left, ignore_errors=True)
                os.close(held)


def hold(folder: Path) -> int | None:
    """Hold a folder as long as this process lives; None if another does, or where that cannot be told."""
    if sys.platform == "win32":
        return None
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        return None
    return held


def check_port(host: str, port: int) -> None:
    """Raise an error if a port is taken, before anything has started."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            raise SetupError(Text("server-port-taken", host=host, port=str(port))) from None


async def _prepare(settings: Settings) -> None:
    """Bring the tables up to date once, so that a wrong database is told before the processes start."""
    database = Database(settings)
    try:
        await database.migrate()
    finally:
        await database.close()
