"""Logs: a line for each thing worth knowing, without secrets: no bodies, no queries, no headers."""

from __future__ import annotations

import io
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO, cast

import structlog

if TYPE_CHECKING:
    from structlog.typing import Processor


class Unbreakable(io.TextIOBase):
    """A stream that loses what cannot be written: a full disk shall not keep anybody from playing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def set_up_logs() -> None:
    """Write to stderr, our own lines and those of the libraries.

    Programs get everything, as JSON; people at a terminal are told only what goes wrong.
    """
    is_terminal = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    rendered: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if is_terminal
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    structlog.configure(
        processors=[*shared, *rendered],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Unbreakable(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendered],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
