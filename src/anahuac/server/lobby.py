"""Opening tables, sitting down, starting, and leaving again: everything around a game but its actions."""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, func, or_, select

from anahuac.bots import BOTS
from anahuac.core import SetupError, Text, find_game
from anahuac.core.chance import KEYED
from anahuac.server.endings import end, resign
from anahuac.server.errors import ApiError, not_found
from anahuac.server.identity import new_id
from anahuac.server.names import clean_name
from anahuac.server.news import acting_chair
from anahuac.server.races import retried
from anahuac.server.ratings import rating_writer
from anahuac.server.storage import schema
from anahuac.server.storage.tables import glance_at_tables
from anahuac.server.table import Chair, Table, start_clocks
from anahuac.server.table_info import table_info
from anahuac.server.wire.tables import NoClock, Offers, TableList

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from anahuac.core import Seat
    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.tables import ChangedSeat, NewSeat, NewTable, Status

PAGE = 30
MOST_TABLES = 40
"""How many tables somebody may have open or running at the same time."""
MOST_BOTS = 80
"""How many bots may sit at somebody's tables at the same time."""
MOST_CURRENT = 1_000
DEFAULT_BOT = "medium"
LEAST_BANK = 30.0
"""The least seconds for somebody who comes back to a seat with a live clock."""


class Lobby:
    """What people do around a game."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def create(self, host: Player, wanted: NewTable) -> Table:
        """Open a table; if nobody is waited for, the game starts at once."""
        if not any(seat.kind == "me" for seat in wanted.seats):
            raise ApiError(422, "invalid", Text("server-no-seat-for-you"))
        if await self._count(host) >= MOST_TABLES:
            raise ApiError(429, "too-many", Text("server-too-many-tables", most=MOST_TABLES))
        seats = list(wanted.seats)
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(seats)
        table = make_table(
            host,
            game=wanted.game,
            players=wanted.players,
            options=wanted.options,
            board=wanted.board,
            chairs=[make_chair(number, seat, host) for number, seat in enumerate(seats)],
        )
        table.public, table.spectators = wanted.public, wanted.spectators
        table.clock, table.timeout = wanted.clock, wanted.timeout
        table.bot = known_bot(wanted.bot or DEFAULT_BOT)
        await check_bots(self.store, table, _bots(table))
        if not any(chair.is_open for chair in table.chairs):
            begin(table)
        await self.store.add(table)
        return table

    async def _count(self, player: Player) -> int:
        current = and_(schema.tables.c.host == player.id, schema.tables.c.status.in_(("open", "running")))
        async with self.store.database.reading() as connection:
            rows = await connection.execute(select(schema.tables.c.id).where(current).limit(MOST_TABLES))
            return len(rows.all())

    async def list(self, player: Player | None, which: str, game: str | None, before: float | None) -> TableList:
        """List tables of the lobby, the newest first."""
        wanted = [self._which(player, which)]
        if game is not None:
            wanted.append(schema.tables.c.game == game)
        if before is not None:
            wanted.append(schema.tables.c.created < before)
        async with self.store.database.reading() as connection:
            found = await glance_at_tables(connection, wanted, PAGE + 1)
        infos = [table_info(table, player) for table in found[:PAGE] if table is not None]
        more = len(found) > PAGE and infos
        return TableList(infos, repr(infos[-1].created) if more else None)

    def _which(self, player: Player | None, which: str) -> ColumnElement[bool]:
        table = schema.tables.c
        if which in ("mine", "current"):
            if player is None:
                raise ApiError(401, "no-identity")
            of_player = or_(schema.seats.c.player == player.id, schema.seats.c.held_for == player.id)
            mine = or_(table.id.in_(select(schema.seats.c.table).where(of_player)), table.host == player.id)
            return mine if which == "mine" else and_(mine, table.status.in_(("open", "running")))
        statuses: dict[str, tuple[Status, ...]] = {"finished": ("finished", "abandoned", "imported")}
        visible = table.public if which != "running" else and_(table.public, table.spectators)
        return and_(visible, table.status.in_(statuses.get(which, (which,))))

    @retried
    async def join(self, id: str, player: Player, seat: Seat | None, invite: str | None) -> Table:
        """Sit down: on the seat that is held for this player, or on the one wished for, or on any."""
        async with self.store.table(id) as table:
            _check_open(table)
            held = [chair for chair in table.chairs if chair.held_for and chair.held_for.id == player.id]
            if not (table.public or held or invite == table.invite or player.id == table.host.id):
                raise not_found()
            if player.id in table.barred:
                raise ApiError(403, "forbidden", Text("server-barred"))
            free = [chair for chair in table.chairs if chair.is_open and (chair.held_for is None or chair in held)]
            fitting = [chair for chair in (*held, *free) if chair.is_open and seat in (None, chair.seat)]
            if not fitting:
                raise ApiError(409, "conflict", Text("server-no-free-seat"))
            fitting[0].player = player
            if table.starts_when_full and not any(chair.is_open for chair in table.chairs):
                begin(table)
            await self.store.save(table)
            return table

    @retried
    async def leave(self, id: str, player: Player) -> Table:
        """Stand up before the start; with the host goes the table."""
        async with self.store.table(id) as table:
            _check_open(table)
            check_free(table)
            mine = table.seats_of(player)
            if player.id == table.host.id:
                end(table, "abandoned", None)
            elif mine:
                for seat in mine:
                    table.chairs[seat] = Chair(seat=seat)
            else:
                raise ApiError(403, "forbidden", Text("server-not-at-table"))
            await self.store.save(table)
            return table

    @retried
    async def change_seat(self, id: str, player: Player, seat: Seat, wanted: ChangedSeat) -> Table:
        """Let the host give a seat to a bot, or open it."""
        async with self.store.table(id) as table:
            _check_host(table, player)
            if not 0 <= seat < table.players or seat in table.seats_of(player):
                raise ApiError(422, "invalid", Text("server-no-such-seat", seat=seat))
            bot = known_bot(wanted.bot or DEFAULT_BOT) if wanted.kind == "bot" else None
            if bot is not None:
                await check_bots(self.store, table, _bots(table) + 1)
            table.chairs[seat] = Chair(seat=seat, bot=bot)
            await self.store.save(table)
            return table

    @retried
    async def start(self, id: str, player: Player, bots: str | None) -> Table:
        """Start the game; seats that are still open go to bots if the host says so."""
        async with self.store.table(id) as table:
            _check_host(table, player)
            still_open = [chair for chair in table.chairs if chair.is_open]
            if still_open and bots is None:
                raise ApiError(409, "conflict", Text("server-seats-open"))
            bot = known_bot(bots or DEFAULT_BOT)
            await check_bots(self.store, table, _bots(table) + len(still_open))
            for chair in still_open:
                chair.bot = bot
            begin(table)
            await self.store.save(table)
            return table

    async def leave_all(self, player: Player) -> None:
        """Take somebody out of all games that are not over, who will not come back."""
        async with self.store.database.reading() as connection:
            current = await glance_at_tables(connection, [self._which(player, "current")], MOST_CURRENT)
        for table in current:
            if table is None:
                continue
            with suppress(ApiError):  # it has begun, or is gone
                await self.leave(table.id, player)
            for seat in table.seats_of(player):
                with suppress(ApiError):  # it is over, or given up already
                    await self.resign(table.id, player, seat)

    @retried
    async def resign(self, id: str, player: Player, seat: Seat) -> Table:
        """Give up: with two players the other one wins, with more a bot plays on and the seat comes last."""
        async with self.store.table(id) as table:
            chair = acting_chair(table, player, seat)
            if chair.resigned:
                raise ApiError(409, "conflict", Text("server-resigned-already"))
            note = resign(table, chair)
            await self.store.save(table, notes=[note], also=rating_writer(table))
            return table

    @retried
    async def abandon(self, id: str, player: Player, agree: bool) -> Table:
        """Offer or accept to stop without a result; it happens when all people at the table agree."""
        async with self.store.table(id) as table:
            mine = table.seats_of(player)
            if not mine:
                raise ApiError(403, "forbidden", Text("server-not-at-table"))
            if table.status != "running":
                raise ApiError(409, "not-running")
            agreed = set(table.offers.abandon) - set(mine) | (set(mine) if agree else set())
            table.offers.abandon = sorted(agreed)
            notes = [Text("server-note-abandon" if agree else "server-note-abandon-no", name=player.name)]
            if all(chair.seat in agreed for chair in table.chairs if chair.is_played):
                end(table, "abandoned", None)
            await self.store.save(table, notes=notes, seats=False)
            return table

    @retried
    async def back(self, id: str, player: Player, seat: Seat) -> Table:
        """Return to a seat in which a bot stood in."""
        async with self.store.table(id) as table:
            come_back(table, acting_chair(table, player, seat))
            await self.store.save(table)
            return table

    @retried
    async def rematch(self, id: str, player: Player) -> Table:
        """Open the same table again, everybody one seat further; the others find a seat held for them."""
        async with self.store.table(id) as table:
            if table.status not in ("finished", "abandoned") or table.started is None:
                raise ApiError(409, "conflict", Text("server-still-running"))
            if player.id not in {chair.player.id for chair in table.chairs if chair.player}:
                raise ApiError(403, "forbidden", Text("server-not-at-table"))
            if table.rematch is None:
                again = rematch_of(table, player)
                table.rematch = again.id
                await self.store.save(table, seats=False, follower=again)
            next_id = table.rematch
        async with self.store.table(next_id) as again:
            return again


def make_table(
    host: Player, *, game: str, players: int, options: dict[str, Any], board: str | None, chairs: list[Chair]
) -> Table:
    """Make a table after checking that the game can be played like this."""
    played = find_game(game)
    chosen = played.options.read(options)
    seed = KEYED | secrets.randbits(128)
    played.check_setup(players, chosen, seed)
    place = played.shelf.find(board or played.shelf.names[0])
    if place is None:
        raise SetupError(Text("unknown-board", board=(board or "")[:60], known=", ".join(played.shelf.names)))
    if len(chairs) != players:
        raise ApiError(422, "invalid", Text("server-seat-count", players=players))
    return Table(
        id=new_id("t"),
        version=0,
        status="open",
        game=played,
        rules=played.rules_version,
        board=place.name,
        options=msgspec.to_builtins(chosen),
        players=players,
        seed=seed,
        host=host,
        public=True,
        spectators=True,
        invite=new_id("i"),
        clock=NoClock(),
        timeout="bot",
        bot=DEFAULT_BOT,
        offers=Offers(),
        outcome=None,
        rematch=None,
        created=time(),
        started=None,
        ended=None,
        chairs=chairs,
    )


def make_chair(number: Seat, wanted: NewSeat, host: Player) -> Chair:
    """Put somebody on a seat of a new table."""
    if wanted.kind == "bot":
        return Chair(seat=number, bot=known_bot(wanted.bot or DEFAULT_BOT))
    if wanted.kind == "open":
        return Chair(seat=number)
    return Chair(seat=number, player=host, name=clean_name(wanted.name) if wanted.name else None)


def known_bot(name: str) -> str:
    """Refuse the name of an unknown bot."""
    if name not in BOTS:
        raise SetupError(Text("unknown-bot", bot=name[:40], known=", ".join(BOTS)))
    return name


def begin(table: Table) -> None:
    """Start a game."""
    table.status, table.started = "running", time()
    table.set_up()
    start_clocks(table, table.started)


def rematch_of(table: Table, player: Player) -> Table:
    """Make the table of the next game: everybody moves one seat on, and people have to come."""
    chairs = []
    for seat in range(table.players):
        old = table.chairs[seat - 1]
        is_caller = old.player is not None and old.player.id == player.id
        chairs.append(
            Chair(
                seat=seat,
                player=old.player if is_caller else None,
                name=old.name if is_caller else None,
                held_for=None if is_caller else old.player,
                bot=old.bot,
            )
        )
    options = msgspec.to_builtins(table.options)
    again = make_table(
        player, game=table.game.name, players=table.players, options=options, board=table.board, chairs=chairs
    )
    for name in ("public", "spectators", "clock", "timeout", "bot"):
        setattr(again, name, getattr(table, name))
    again.starts_when_full = True
    if not any(chair.is_open for chair in chairs):
        begin(again)
    return again


def come_back(table: Table, chair: Chair) -> None:
    """Let the person of a seat decide again, with some time at least."""
    chair.away = False
    if chair.bank is not None:
        chair.bank = max(chair.bank, LEAST_BANK)
    chair.since = time() if chair.seat in table.to_act else None


async def check_bots(store: TableStore, table: Table, wanted: int) -> None:
    """Refuse so many bots at a table if its host has more than is fair to the others."""
    elsewhere = (
        select(func.count())
        .select_from(schema.seats.join(schema.tables))
        .where(
            schema.seats.c.bot.is_not(None),
            schema.tables.c.host == table.host.id,
            schema.tables.c.id != table.id,
            schema.tables.c.status.in_(("open", "running")),
        )
    )
    async with store.database.reading() as connection:
        others = await connection.scalar(elsewhere) or 0
    if wanted and wanted + others > MOST_BOTS:
        raise ApiError(429, "too-many", Text("server-too-many-bots", most=MOST_BOTS))


def _bots(table: Table) -> int:
    return sum(chair.bot is not None for chair in table.chairs)


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise ApiError(409, "conflict", Text("server-started-already"))


def check_free(table: Table) -> None:
    """Refuse to change who sits at a table of a tournament."""
    if table.tournament is not None:
        raise ApiError(409, "conflict", Text("server-tournament-table"))


def _check_host(table: Table, player: Player) -> None:
    _check_open(table)
    check_free(table)
    if player.id != table.host.id:
        raise ApiError(403, "forbidden", Text("server-host-only"))
