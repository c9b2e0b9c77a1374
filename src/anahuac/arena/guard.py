"""Keeps watch over the bots in a worker: who hangs, eats memory or ends the process is found out.

Before every decision a guard notes in a file whose it is. A process that ends leaves the note behind, with the
traceback of where it was, and the arena reads it.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from mmap import mmap
from struct import Struct
from traceback import format_exception
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

HEAD = Struct("<qqq")
"""What a note begins with: the game, the seat and the number of the action."""
NOBODY = -1
PATIENCE = 1.0
"""The alarm is set anew at most so often (in seconds): that takes longer than a quick bot needs to decide."""
LONGEST = 4000
"""How many characters of a traceback are kept."""


class Note(NamedTuple):
    """Whose decision it was when a worker ended, and where in the code it was, if that could still be told."""

    job: int
    seat: int
    ply: int
    traceback: str

    @property
    def kind(self) -> Literal["slow", "memory", "ended"]:
        """Why the worker ended."""
        if self.traceback.startswith("Timeout"):
            return "slow"
        return "memory" if "MemoryError" in self.traceback else "ended"


class Guard:
    """Watches nobody: for games in the process that people see."""

    def begin(self, job: int) -> None:
        """A game begins."""

    def watch(self, seat: int, ply: int, now: float) -> None:
        """A bot begins to decide."""

    def rest(self) -> None:
        """Nobody decides any more."""

    def give_up(self) -> None:
        """End this process, if it is a worker: a bot has used up its memory."""


class FileGuard(Guard):
    """Watches the bots of a worker, with a note in a file, an alarm (seconds) and a limit of memory (megabytes)."""

    def __init__(self, file: Path, seconds: float = 0, memory: int = 0) -> None:
        self._seconds = seconds
        self._alarm = 0.0
        self._job = NOBODY
        self._file = file.open("w+b", buffering=0)
        self._file.write(HEAD.pack(NOBODY, NOBODY, 0))
        self._head = mmap(self._file.fileno(), HEAD.size)
        faulthandler.enable(self._file)
        self._exit = os._exit
        os._exit = self._tell_and_exit  # type: ignore[assignment]
        limit_memory(memory)

    def begin(self, job: int) -> None:
        self._job = job

    def watch(self, seat: int, ply: int, now: float) -> None:
        HEAD.pack_into(self._head, 0, self._job, seat, ply)
        if self._seconds and now > self._alarm:
            self._alarm = now + PATIENCE
            faulthandler.dump_traceback_later(self._seconds + PATIENCE, exit=True, file=self._file)

    def rest(self) -> None:
        HEAD.pack_into(self._head, 0, NOBODY, NOBODY, 0)
        faulthandler.cancel_dump_traceback_later()
        self._alarm = 0.0

    def give_up(self) -> None:
        limit_memory(0)
        self._file.write(told_error().encode())
        self._exit(1)

    def _tell_and_exit(self, status: int) -> None:
        faulthandler.dump_traceback(self._file, all_threads=False)
        self._exit(status or 1)  # who ends well is not missed by the pool of workers


_guard = Guard()


def guard() -> Guard:
    """The guard of this process."""
    return _guard


def set_guard(file: Path, seconds: float, memory: int) -> None:
    """Guard this process from now on; once is enough."""
    global _guard
    if not isinstance(_guard, FileGuard):
        _guard = FileGuard(file, seconds, memory)


def limit_memory(megabytes: int) -> None:
    """Let this process have so much memory and no more; 0 is as much as it wants. Windows cannot be told."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_DATA)[1]
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * 1_000_000 or most, most))


def told_error() -> str:
    """Tell where the error that is being handled was raised, without the frame that called the bot."""
    error = sys.exception()
    if error is None or error.__traceback__ is None:
        return ""
    return "".join(format_exception(type(error), error, error.__traceback__.tb_next))[-LONGEST:]


def read_note(file: Path) -> Note | None:
    """Read what a worker left behind; None if no bot was deciding."""
    try:
        content = file.read_bytes()
        job, seat, ply = HEAD.unpack_from(content)
    except (OSError, ValueError):
        return None
    return None if job == NOBODY else Note(job, seat, ply, bots_part(content[HEAD.size :].decode(errors="replace")))


_tell_name = f"in {FileGuard._tell_and_exit.__name__}"


def bots_part(told: str) -> str:
    """Leave out the frames of a traceback that are ours: those around the decision, and those of other threads."""
    ours = f"arena{os.sep}play.py"
    head, _, frames = told.partition("\n") if told.startswith("Timeout") else ("", "", told)
    block = next((block for block in frames.split("\n\n") if ours in block), frames)
    lines = block.splitlines()
    if "most recent call first" in block:
        lines = lines[: next((number for number, line in enumerate(lines) if ours in line), None)]
        lines = [line for line in lines if _tell_name not in line]
    return "\n".join([head, *lines]).strip()[:LONGEST]
