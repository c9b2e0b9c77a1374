"""Acts where no person does: for bots, for players whose time ran out, for forced actions and standing answers.

Any process may act at any table: of two that act at once the log lets one in.
"""

from __future__ import annotations

import asyncio
import secrets
from time import time
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from anahuac.core import AnahuacError, Text
from anahuac.server.bot_pool import BotFailed, bot_seed
from anahuac.server.errors import ApiError
from anahuac.server.metrics import BOT_FAILURES, BOT_SECONDS
from anahuac.server.storage import schema
from anahuac.server.storage.faults import is_away, reason_of
from anahuac.server.storage.tables import Raced
from anahuac.server.table import is_late

if TYPE_CHECKING:
    from anahuac.core import Action, Seat, View
    from anahuac.server.bot_pool import BotPool
    from anahuac.server.play import Play
    from anahuac.server.table import Chair, Table
    from anahuac.server.table_store import TableStore

LEAST_PAUSE, PAUSE = 0.8, 1.6
"""The shortest pause before an automatic action that others see, and how much longer it may be, in seconds."""
SWEEP = 1.0
"""Seconds between two searches for tables that are due."""

log = structlog.get_logger()


class Autopilot:
    """Runs one task for each table at which something is to be done."""

    def __init__(self, store: TableStore, play: Play, bots: BotPool) -> None:
        self.store = store
        self.play = play
        self.bots = bots
        self.key = ""
        """The server's secret, from which bots get theirs."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, key: str) -> None:
        """Take over the tables that another process left, then look for due ones from time to time."""
        self.key = key
        self.store.announcer.wake = self.wake
        await self._wake_where(schema.tables.c.due.is_not(None))
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop. What is not done yet will be resumed from the log."""
        self.store.announcer.wake = lambda id: None
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._wake_where(schema.tables.c.due <= time())
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer", reason=reason_of(error))

    async def _wake_where(self, condition: object) -> None:
        due = select(schema.tables.c.id).where(schema.tables.c.status == "running", condition)  # type: ignore[arg-type]
        async with self.store.database.reading() as connection:
            ids = list((await connection.execute(due)).scalars())
        for id in ids:
            self.wake(id)

    def wake(self, id: str) -> None:
        """Look after a table: soon, and again if it changes meanwhile."""
        if id in self._tasks:
            self._again.add(id)
            return
        task = self._tasks[id] = asyncio.create_task(self._keep(id))
        task.add_done_callback(lambda _: self._done(id))

    def _done(self, id: str) -> None:
        del self._tasks[id]
        if id in self._again:
            self._again.discard(id)
            self.wake(id)

    async def _keep(self, id: str) -> None:
        """Do what is to be done until a person has to decide."""
        try:
            while await self._step(id):
                self._again.discard(id)
        except asyncio.CancelledError:
            raise
        except ApiError as error:  # it has been deleted, or is of rules that we have no more
            log.info("a table cannot be opened", table=id, code=error.code)
        except Exception as error:  # the next sweep comes back to this table
            if is_away(error):
                log.warning("the database does not answer", table=id, reason=reason_of(error))
            else:
                log.error("a table could not be kept", table=id, error=type(error).__name__, exc_info=True)

    async def _step(self, id: str) -> bool:
        """Do one thing at a table; return whether there was anything to do."""
        try:
            async with self.store.table(id) as table:
                if await self._expire(table):
                    return True
                automatic = next(iter(_automatic(table)), None)
                if automatic is not None and not table.has_others(table.chairs[automatic[0]].player):
                    await self.play.enter(table, *automatic, auto=True)
                    return True
                chair = next((table.chairs[seat] for seat in table.to_act if not table.chairs[seat].is_played), None)
                if automatic is None and chair is None:
                    return False
                if chair is not None:
                    bot = chair.bot or table.bot
                    seed = bot_seed(self.key, table, chair.seat, bot)
                    view, ply, owner = table.state.view(chair.seat), table.plies, table.host.id
            if automatic is not None:
                await self._answer(id, *automatic)
            elif chair is not None:
                await self._ask(owner, id, chair.seat, bot, seed, view, ply)
        except Raced:
            pass
        return True

    async def _answer(self, id: str, seat: Seat, action: Action) -> None:
        """Take an automatic action at a person's pace, so that the others cannot tell."""
        await asyncio.sleep(LEAST_PAUSE + secrets.randbelow(1000) / 1000 * PAUSE)
        async with self.store.table(id) as table:
            if (seat, action) in _automatic(table):
                await self.play.enter(table, seat, action, auto=True)

    async def _expire(self, table: Table) -> bool:
        """Deal with a seat whose time ran out: its bot takes over, or it has lost, as the table chose."""
        late = next((table.chairs[seat] for seat in table.to_act if is_late(table, table.chairs[seat])), None)
        if late is not None:
            await self.play.time_out(table, late)
        return late is not None

    async def _ask(self, owner: str, id: str, seat: Seat, bot: str, seed: int, view: View, ply: int) -> None:
        """Let a bot decide. If it fails, a random action is taken, and a note says so."""
        notes: list[Text] = []
        began = time()
        try:
            action = await self.bots.decide(owner, id, seat, bot, seed, view)
        except BotFailed as failure:
            log.warning("a bot failed", table=id, bot=bot, reason=str(failure))
            BOT_FAILURES.inc()
            action = secrets.choice(view.legal)
            notes.append(Text("server-note-bot-failed", bot=bot))
        BOT_SECONDS.observe(time() - began)
        async with self.store.table(id) as table:
            if table.plies != ply and not _is_still_asked(table, seat, view):
                return
            try:
                await self.play.enter(table, seat, table.state.board.catalogue[action], auto=True, notes=notes)
            except AnahuacError as error:
                log.error("a bot's action was refused", table=id, bot=bot, error=type(error).__name__)


def _is_still_asked(table: Table, seat: Seat, view: View) -> bool:
    """Whether only others have chosen meanwhile, at the same time as this seat: then its choice still stands."""
    return seat in table.to_act and table.state.view(seat).legal == view.legal


def _automatic(table: Table) -> list[tuple[Seat, Action]]:
    """List the actions that the server takes automatically, as a player asked: forced actions and standing answers."""
    found = []
    for seat in table.to_act:
        chair = table.chairs[seat]
        forced = chair.settings.forced and _is_open(table, chair)
        if chair.is_played and (forced or chair.settings.answers):
            actions = table.state.legal_actions(seat)
            wanted = [table.game.answers[name] for name, always in chair.settings.answers.items() if always]
            texts = {text for step, text in wanted if step == table.state.step}
            fitting = [action for action in actions if action.text in texts]
            if fitting or (forced and len(actions) == 1):
                found.append((seat, fitting[0] if fitting else actions[0]))
    return found


def _is_open(table: Table, chair: Chair) -> bool:
    """Whether the others learn nothing from it when the server takes a forced action for a seat.

    Otherwise they would learn that it holds no card to play (Z4.6, T6.4), or cannot pay.
    """
    return not (table.game.has_secrets and table.has_others(chair.player))
