"""Reviews of finished games: worked out piece by piece, kept with the table, given up when nobody waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from anahuac.core import Record, Text
from anahuac.review import Luck, Point, Reviewing, Verdict
from anahuac.server.access import check_sight
from anahuac.server.bot_pool import BotFailed
from anahuac.server.errors import ApiError
from anahuac.server.identity import new_id
from anahuac.server.storage import schema
from anahuac.server.storage.faults import have_met
from anahuac.server.wire.reviews import (
    ReviewBetter,
    ReviewInfo,
    ReviewLuck,
    ReviewPoint,
    ReviewTurn,
    ReviewVerdict,
)
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from anahuac.server.bot_pool import BotPool
    from anahuac.server.limits import Limits
    from anahuac.server.review_work import Found
    from anahuac.server.table import Table
    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.play import PlannedAction
    from anahuac.server.wire.reviews import ReviewAsked

PATIENCE = 20.0
"""Seconds after which nobody waits any more who has not asked again."""
ANSWER = 8.0
"""Seconds after which a question is answered even if nothing is new."""
AT_ONCE = 2
"""How many reviews one person may have worked out at a time."""
KEPT = 60
"""How many reviews are kept in memory, finished or given up; the latter go on when somebody asks again."""
DIGITS = 4

log = structlog.get_logger()


class Work:
    """A review being worked out."""

    def __init__(self, text: str, owner: str, reviewing: Reviewing) -> None:
        self.text, self.owner, self.reviewing = text, owner, reviewing
        self.run = new_id("r")
        self.found: list[list[Found]] = []
        """What came of each task."""
        self.asked = monotonic()
        self.news = asyncio.Event()
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether everything is done."""
        return self.reviewing.task is None

    def since(self, known: int) -> ReviewInfo:
        """Tell what was found after so many tasks."""
        return told(self.run, self.reviewing, self.found[known:], self.is_ready, self.failed, first=not known)


class Reviews:
    """Starts reviews, tells how far they are, and keeps them."""

    def __init__(self, store: TableStore, bots: BotPool, limits: Limits) -> None:
        self.store, self.bots, self.limits = store, bots, limits
        self._works: OrderedDict[str, Work] = OrderedDict()

    async def ask(self, id: str, player: Player, asked: ReviewAsked) -> ReviewInfo:
        """Tell what is new in the review of a finished game; begin it if nobody has asked for it yet."""
        work = self._works.get(id)
        if work is None or asked.run != work.run or work.failed:
            async with self.store.table(id) as table:
                text = reviewable(table, player, asked.invite)
                rules = table.rules
            kept = await self._kept(id, rules)
            if kept is not None:
                return kept
            work = self._works.get(id)
            if work is None or work.failed or work.text != text:
                work = await self._begin(id, text, player)
        known = asked.known if asked.run == work.run else 0
        work.asked = monotonic()
        self._go_on(id, work, player)
        if known >= len(work.found) and not work.is_ready and not work.failed:
            work.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(work.news.wait(), ANSWER)
        return work.since(known)

    async def _begin(self, id: str, text: str, player: Player) -> Work:
        self.limits.check("review", player.id, 6, 1 / 60)
        reviewing = await asyncio.to_thread(lambda: Reviewing(Record.parse(text)))
        work = self._works[id] = Work(text, player.id, reviewing)
        while len(self._works) > KEPT:
            _, old = self._works.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        return work

    def _go_on(self, id: str, work: Work, player: Player) -> None:
        """Work on, if that was given up or has not begun."""
        if work.is_ready or work.failed or (work.task is not None and not work.task.done()):
            return
        busy = [other for other in self._works.values() if other.task is not None and not other.task.done()]
        if self.limits.enabled and sum(other.owner == player.id for other in busy) >= AT_ONCE:
            raise ApiError(429, "too-many", retry_after=ANSWER)
        work.owner = player.id
        work.task = asyncio.create_task(self._work(id, work))

    async def _work(self, id: str, work: Work) -> None:
        """Do one task after the other as long as somebody waits; then keep what was found."""
        try:
            while (task := work.reviewing.task) is not None:
                if monotonic() - work.asked > PATIENCE:
                    return
                found = await self.bots.review(work.owner, work.text, task)
                work.reviewing.take([one.result for one in found])
                work.found.append(found)
                work.news.set()
            await self._keep(id, work)
        except BotFailed as failure:
            log.warning("a review failed", table=id, reason=str(failure))
            work.failed = True
        finally:
            work.news.set()

    async def _keep(self, id: str, work: Work) -> None:
        content = msgspec.json.encode(work.since(0)).decode()
        rules = work.reviewing.review.record.game.rules_version

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table == id))
            connection.execute(insert(schema.reviews), {"table": id, "rules": rules, "content": content})

        try:
            await self.store.database.write(write)
        except Exception as error:  # it was deleted meanwhile, or another process was first: it can be asked for again
            if not have_met(error):
                log.warning("a review was not kept", table=id, error=type(error).__name__)

    async def _kept(self, id: str, rules: int) -> ReviewInfo | None:
        wanted = select(schema.reviews.c.content).where(schema.reviews.c.table == id, schema.reviews.c.rules == rules)
        async with self.store.database.reading() as connection:
            content: str | None = await connection.scalar(wanted)
        return None if content is None else msgspec.json.decode(content, type=ReviewInfo)

    async def close(self) -> None:
        """Stop working."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def reviewable(table: Table, player: Player, invite: str | None) -> str:
    """Return the record of a game that may be reviewed: one that is over, so that it has no secrets any more."""
    check_sight(table, player, invite)
    if not table.is_over:
        raise ApiError(409, "conflict", Text("server-review-running"))
    if table.match is None or not table.match.record.plies:
        raise ApiError(409, "conflict", Text("server-review-impossible"))
    return str(table.match.record)


def told(
    run: str, reviewing: Reviewing, found: Sequence[Sequence[Found]], ready: bool, failed: bool, first: bool
) -> ReviewInfo:
    """Write what was found for the wire."""
    info = ReviewInfo(run, reviewing.done, reviewing.total, ready, failed, [], [], [], [])
    if first:
        info.turns = [ReviewTurn(turn.seat, turn.first, turn.last, turn.is_free) for turn in reviewing.review.turns]
    for result, plan in (one for task in found for one in task):
        match result:
            case Point():
                info.points.append(
                    ReviewPoint(result.move, [rounded(row) for row in result.seen], rounded(result.open))
                )
            case Luck():
                info.luck.append(ReviewLuck(result.move, rounded(result.gains)))
            case Verdict():
                info.verdicts.append(verdict_told(result, plan))
    return info


def verdict_told(verdict: Verdict, plan: list[PlannedAction]) -> ReviewVerdict:
    """Write a verdict for the wire."""
    found = verdict.better
    better = None
    if found is not None:
        reason = None if found.reason is None else said(found.reason)
        better = ReviewBetter(plan, reason, round(found.chance, DIGITS))
    first, lost = verdict.turn.first, round(verdict.lost, DIGITS)
    return ReviewVerdict(first, verdict.mark, round(verdict.chance, DIGITS), lost, better)


def rounded(values: Sequence[float]) -> list[float]:
    """Leave out what nobody would read."""
    return [round(value, DIGITS) for value in values]
