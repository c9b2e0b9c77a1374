"""`anahuac serve`: tables on the net. Without a command `anahuac` serves this machine and opens the browser."""

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.cli.console import out
from anahuac.cli.parameters import told
from anahuac.core import Text
from anahuac.core.extras import needs

HOST = "127.0.0.1"
PORT = 8027


def serve(
    *,
    host: Annotated[str, Parameter(help=told("cli-help-host"))] = HOST,
    port: Annotated[int, Parameter(help=told("cli-help-port"), validator=Number(gte=0, lte=65535))] = PORT,
    workers: Annotated[int, Parameter(help=told("cli-help-workers"), validator=Number(gte=1, lte=64))] = 1,
) -> None:
    """Serve tables to browsers and programs until somebody stops it."""
    # Only this command needs them, and they take a while to load.
    with needs("play"):
        from anahuac.server.serve import serve as run_server
        from anahuac.server.settings import Settings

    words = Text("cli-serving", url=f"http://{host}:{port}")
    run_server(Settings.from_environment(), host, port, workers, lambda: out.print(str(words)))


def play_in_browser() -> None:
    """Serve this machine and open the browser; if a server runs already, only open the browser."""
    url = f"http://{HOST}:{PORT}"
    if is_ours(url):
        out.print(str(Text("cli-serving-already", url=url)))
        show(url)
        return
    port = PORT if is_free(PORT) else free_port()
    url = f"http://{HOST}:{port}"
    threading.Thread(target=show_when_ready, args=(url,), daemon=True).start()
    serve(port=port)


def is_ours(url: str) -> bool:
    """Return whether an Anahuac server runs at an address."""
    with suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=2) as answer:  # noqa: S310 - our own
        return bool(answer.read(10) == b"well")
    return False


def is_free(port: int) -> bool:
    """Return whether a port is free."""
    with socket.socket() as trial:
        return trial.connect_ex((HOST, port)) != 0


def free_port() -> int:
    """Find a free port."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port: int = trial.getsockname()[1]
        return port


def show_when_ready(url: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(150):
        if is_ours(url):
            show(url)
            return
        time.sleep(0.2)


def show(url: str) -> None:
    """Open the browser, unless this machine has none to show."""
    if not os.environ.get("ANAHUAC_NO_BROWSER"):
        webbrowser.open(url)
