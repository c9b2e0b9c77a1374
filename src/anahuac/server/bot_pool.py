"""Bots in processes of their own: they get views only, cannot hold up the server, and are stopped when they hang."""

from __future__ import annotations

import asyncio
import hmac
import os
import signal
from collections import OrderedDict
from concurrent.futures import TimeoutError as TooSlow
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from pebble import ProcessExpired, ProcessPool

from anahuac.bots import Adviser, make_bot
from anahuac.server.fair_queue import FairQueue
from anahuac.server.review_work import review_task

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots import Bot, Plan
    from anahuac.core import Seat, View
    from anahuac.review import Task
    from anahuac.server.review_work import Found
    from anahuac.server.settings import Settings
    from anahuac.server.table import Table

KEPT = 64
"""How many bots a worker remembers, so that one that has planned a turn can go on with its plan."""

ADVISER = "hard"
REVIEW_SECONDS = 300.0
"""How long a piece of a review may take: some seconds of an idle processor, much more of a busy one."""

_bots: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()


class BotFailed(Exception):
    """A bot crashed, took too long, or answered with something illegal."""


def bot_seed(key: str, table: Table, seat: Seat, bot: str) -> int:
    """The seed of a bot at a table. Nobody without the server's key and the table's seed can compute it."""
    words = f"bot {table.id} {table.seed} {seat} {bot}"
    return int.from_bytes(hmac.digest(key.encode(), words.encode(), "sha256")[:8], "big")


class BotPool:
    """Asks bots in worker processes. Hints have a process of their own: they never wait behind bots at tables.

    So have reviews, one that leaves the processor to all others.
    """

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self._players = Workers(settings.bot_processes)
        self._advisers = Workers(1)
        self._reviewers = Workers(1, _be_last)

    async def decide(self, owner: str, table: str, seat: Seat, bot: str, seed: int, view: View) -> int:
        """Ask a bot for the number of its action; `BotFailed` if it does not answer in time with something legal.

        The bots of one owner's tables take turns with those of the others.
        """
        action: int = await self._ask(self._players, owner, _decide, table, seat, bot, seed, view)
        if action not in view.legal:
            raise BotFailed("illegal action")
        return action

    async def advise(self, owner: str, view: View) -> Plan:
        """Ask a bot what it would do until the turn ends, and why."""
        plan: Plan = await self._ask(self._advisers, owner, _advise, view)
        return plan

    async def review(self, owner: str, text: str, task: Task) -> list[Found]:
        """Do a piece of a review."""
        found: list[Found] = await self._ask(self._reviewers, owner, review_task, text, task, seconds=REVIEW_SECONDS)
        return found

    async def _ask(
        self, workers: Workers, owner: str, question: Callable[..., Any], *args: Any, seconds: float | None = None
    ) -> Any:
        try:
            return await workers.ask(owner, question, args, seconds or self.seconds)
        except TooSlow:
            raise BotFailed("too slow") from None
        except ProcessExpired:
            raise BotFailed("its process died") from None
        except Exception as error:
            raise BotFailed(type(error).__name__) from error

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.gather(self._players.close(), self._advisers.close(), self._reviewers.close())


class Workers:
    """Some processes, and a fair queue before them."""

    def __init__(self, count: int, begin: Callable[[], None] | None = None) -> None:
        self._queue = FairQueue(count)
        self._pool = ProcessPool(max_workers=count, initializer=begin or _be_quiet, context=get_context("spawn"))

    async def ask(self, owner: str, question: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """Have a question answered when it is its owner's turn; the time counts from then on."""
        async with self._queue.place(owner):
            return await asyncio.wrap_future(self._pool.schedule(question, args=args, timeout=seconds))

    async def close(self) -> None:
        """Stop the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join, 5)


def _be_quiet() -> None:
    """Leave Ctrl-C to the server, which stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _be_last() -> None:
    """Leave the processor to whoever plays."""
    _be_quiet()
    if hasattr(os, "nice"):
        os.nice(10)


def _advise(view: View) -> Plan:
    return Adviser(ADVISER).plan(view)


def _decide(table: str, seat: Seat, name: str, seed: int, view: View) -> int:
    key = table, seat, name
    bot = _bots.pop(key, None) or make_bot(name, seed)
    _bots[key] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot.decide(view).id
