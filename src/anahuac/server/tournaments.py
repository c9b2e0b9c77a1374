"""Tournaments: their hosts make and run them, people and bots take part, the server pairs and counts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, TypeVar

import structlog
from sqlalchemy import and_, func, select
from sqlalchemy.exc import SQLAlchemyError

from anahuac.core import AnahuacError, Text
from anahuac.server.endings import end
from anahuac.server.errors import ApiError, not_found
from anahuac.server.identity import new_id
from anahuac.server.lobby import DEFAULT_BOT, begin, known_bot, make_chair, make_table
from anahuac.server.storage import schema, tournaments
from anahuac.server.storage.faults import reason_of
from anahuac.server.storage.tables import Raced
from anahuac.server.storage.tournaments import Pair, Tournament
from anahuac.server.tournament_rounds import collect, go_on, plan, points, table_of
from anahuac.server.wire.tables import NewSeat
from anahuac.server.wire.tournaments import Entrant, Pairing, TournamentInfo, TournamentList, TournamentRank

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from anahuac.server.lobby import Lobby
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.tournaments import NewTournament

PAGE = 30
MOST_HOSTED = 5
"""How many tournaments somebody may host at the same time."""
MOST_BOTS = 16
SWEEP = 2.0
"""Seconds between two looks at the tournaments that are being played."""

log = structlog.get_logger()
T = TypeVar("T")


class Tournaments:
    """All tournaments of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.database = lobby.store.database

    async def create(self, host: Player, wanted: NewTournament) -> Tournament:
        """Make a tournament that people can join."""
        seats = [make_chair(seat, NewSeat(kind="open"), host) for seat in range(wanted.size)]
        example = make_table(
            host, game=wanted.game, players=wanted.size, options=wanted.options, board=wanted.board, chairs=seats
        )
        if wanted.most < wanted.size:
            raise ApiError(422, "invalid", Text("server-tournament-few", size=wanted.size))
        tournament = Tournament(
            id=new_id("c"),
            name=" ".join(wanted.name.split()) or example.game.name,
            host=host,
            game=example.game.name,
            board=example.board,
            options=example.options,
            size=wanted.size,
            form=wanted.form,
            rounds=wanted.rounds or 0,
            clock=wanted.clock,
            timeout=wanted.timeout,
            bot=known_bot(wanted.bot or DEFAULT_BOT),
            wait=wanted.wait,
            most=wanted.most,
            public=wanted.public,
            invite=new_id("i"),
            created=time(),
        )

        def job(connection: Connection) -> None:
            mine = and_(schema.tournaments.c.host == host.id, schema.tournaments.c.status.in_(("open", "running")))
            hosted = connection.scalar(select(func.count()).select_from(schema.tournaments).where(mine)) or 0
            if hosted >= MOST_HOSTED:
                raise ApiError(429, "too-many", Text("server-too-many-tournaments", most=MOST_HOSTED))
            tournaments.add(connection, tournament)

        await self.database.write(job)
        return tournament

    async def list(self, player: Player | None, which: str, before: float | None) -> TournamentList:
        """List tournaments, the newest first."""
        if which == "mine" and player is None:
            raise ApiError(401, "no-identity")
        table = schema.tournaments.c
        over = ("finished", "cancelled") if which == "finished" else (which,)
        wanted = (
            [tournaments.of_player(player.id)] if which == "mine" and player else [table.public, table.status.in_(over)]
        )
        if before is not None:
            wanted.append(table.created < before)
        async with self.database.reading() as connection:
            found = await tournaments.glances(connection, wanted, PAGE + 1)
        return TournamentList(found[:PAGE], repr(found[PAGE - 1].created) if len(found) > PAGE else None)

    async def show(self, id: str, player: Player | None, invite: str | None) -> TournamentInfo:
        """Show a tournament; a private one to its people and those who have the invitation."""
        async with self.database.reading() as connection:
            tournament = await connection.run_sync(tournaments.read, id)
        _check_sight(tournament, player, invite)
        return tournament_info(tournament, player)

    async def join(self, id: str, player: Player, invite: str | None) -> Tournament:
        """Take part, before it begins."""

        def change(tournament: Tournament) -> None:
            _check_sight(tournament, player, invite)
            _check_phase(tournament, "open")
            if tournament.entrant_of(player) is None:
                _enter(tournament, player=player)

        return await self._change(id, change)

    async def leave(self, id: str, player: Player) -> Tournament:
        """Take part no more. After the start, games that are being played are given up."""
        tournament = await self._change(id, lambda found: _drop(found, player, None))
        await self._give_up(tournament, player)
        return await self._go_on(id)

    async def remove(self, id: str, host: Player, number: int) -> Tournament:
        """Take somebody out; for the host. Games that are being played are not touched: nobody ends those of others."""

        def change(tournament: Tournament) -> None:
            _check_host(tournament, host)
            _drop(tournament, None, number)

        await self._change(id, change)
        return await self._go_on(id)

    async def add_bot(self, id: str, host: Player, bot: str) -> Tournament:
        """Let a bot take part; for the host."""

        def change(tournament: Tournament) -> None:
            _check_host(tournament, host)
            _check_phase(tournament, "open")
            if sum(one.bot is not None for one in tournament.entrants) >= MOST_BOTS:
                raise ApiError(429, "too-many", Text("server-too-many-bots", most=MOST_BOTS))
            _enter(tournament, bot=known_bot(bot))

        return await self._change(id, change)

    async def start(self, id: str, host: Player) -> Tournament:
        """Begin the first round; for the host."""

        def change(tournament: Tournament) -> None:
            _check_host(tournament, host)
            _check_phase(tournament, "open")
            if len(tournament.entrants) < tournament.size:
                raise ApiError(409, "conflict", Text("server-tournament-few", size=tournament.size))
            plan(tournament, tournament.rounds or None)
            tournament.status, tournament.started = "running", time()

        return await self._change(id, change)

    async def cancel(self, id: str, host: Player) -> Tournament:
        """End a tournament early; for the host. Games that are being played go on, but count no more."""

        def change(tournament: Tournament) -> None:
            _check_host(tournament, host)
            if tournament.status not in ("open", "running"):
                raise ApiError(409, "conflict", Text("server-tournament-over"))
            tournament.status, tournament.ended = "cancelled", time()

        return await self._change(id, change)

    async def leave_all(self, player: Player) -> None:
        """Take somebody out of all tournaments, who will not come back; those they host are over."""
        current = schema.tournaments.c.status.in_(("open", "running"))
        ids = select(schema.tournaments.c.id).where(tournaments.of_player(player.id), current)
        async with self.database.reading() as connection:
            found = list((await connection.execute(ids)).scalars())
        for id in found:
            with suppress(ApiError):
                await self.cancel(id, player)
            with suppress(ApiError):
                await self.leave(id, player)

    async def run(self) -> None:
        """Look after the tournaments that are being played, for ever."""
        running = select(schema.tournaments.c.id).where(schema.tournaments.c.status == "running")
        while True:
            await asyncio.sleep(SWEEP)
            try:
                async with self.database.reading() as connection:
                    ids = list((await connection.execute(running)).scalars())
                for id in ids:
                    await self._missing(id)
                    if await self._has_news(id):
                        await self._go_on(id)
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer", reason=reason_of(error))
            except AnahuacError as error:
                log.error("a tournament could not be kept", error=type(error).__name__, exc_info=True)

    async def _change(self, id: str, change: Callable[[Tournament], None]) -> Tournament:
        """Change a tournament, and begin the next round if the last one is over, all of it or nothing."""
        seconds = self.store.settings.bot_seconds

        def job(connection: Connection) -> tuple[Tournament, list[Table]]:
            tournament = tournaments.read(connection, id, to_change=True)
            change(tournament)
            if tournament.status == "running":
                collect(connection, tournament)
            opened = go_on(connection, tournament, seconds)
            tournaments.write(connection, tournament)
            return tournament, opened

        tournament, opened = await self.database.write(job)
        for table in opened:
            self.store.cache.keep(table)
            self.store.announcer.changed(table)
        return tournament

    async def _go_on(self, id: str) -> Tournament:
        return await self._change(id, lambda tournament: None)

    async def _has_news(self, id: str) -> bool:
        """Whether a table of a tournament is over whose result is not noted yet."""
        async with self.database.reading() as connection:
            tournament = await connection.run_sync(tournaments.read, id)
            return tournament.status == "running" and await connection.run_sync(collect, tournament)

    async def _give_up(self, tournament: Tournament, player: Player) -> None:
        """Give up the games of somebody who has left."""
        for pair in tournament.pairs:
            if pair.table is not None and pair.places is None and _has(tournament, pair, player):
                with suppress(ApiError):
                    async with self.store.table(pair.table) as table:
                        seats = table.seats_of(player)
                    for seat in seats:
                        await self.lobby.resign(pair.table, player, seat)

    async def _missing(self, id: str) -> None:
        """Let the games begin to which somebody did not come: a bot plays there, and comes last."""
        async with self.database.reading() as connection:
            tournament = await connection.run_sync(tournaments.read, id)
        if not tournament.is_live:
            return
        for pair in tournament.pairs_of(tournament.round):
            if pair.table is not None and pair.places is None:
                with suppress(ApiError, Raced):
                    await self._begin_without(tournament, pair)

    async def _begin_without(self, tournament: Tournament, pair: Pair) -> None:
        """Begin a game without those who did not come; if hardly anybody did, it is not played."""
        assert pair.table is not None
        async with self.store.table(pair.table) as table:
            if table.status != "open":
                return
            held = {one.number: one for one in tournament.entrants if one.number in pair.entrants}
            late = time() - table.created > tournament.wait
            missing = [seat for seat, chair in enumerate(table.chairs) if chair.is_open]
            gone = [seat for seat in missing if held[pair.entrants[seat]].dropped]
            if not late and gone != missing:
                return
            absent = [pair.entrants[seat] for seat in missing]
            for seat in missing:
                table.chairs[seat] = make_chair(seat, NewSeat(kind="bot", bot=tournament.bot), table.host)
            if len(table.chairs) - len(missing) < 2:
                end(table, "abandoned", None)
            else:
                begin(table)
            await self.store.save(table, also=_absence_writer(tournament.id, pair, absent))


def _absence_writer(id: str, pair: Pair, absent: list[int]) -> Callable[[Connection], None]:
    """Return a function that notes who did not come to a table."""

    def write(connection: Connection) -> None:
        tournament = tournaments.read(connection, id, to_change=True)
        for one in tournament.pairs:
            if (one.round, one.number) == (pair.round, pair.number):
                one.absent = sorted({*one.absent, *absent})
        tournaments.write(connection, tournament)

    return write


def tournament_info(tournament: Tournament, player: Player | None) -> TournamentInfo:
    """Show a tournament to somebody."""
    same = (
        "id", "name", "game", "size", "form", "status", "host", "clock", "most", "round", "rounds", "created",
        "options", "board", "timeout", "wait", "public", "started", "ended",
    )  # fmt: skip
    me = tournament.entrant_of(player)
    is_host = player is not None and player.id == tournament.host.id
    return TournamentInfo(
        **{name: getattr(tournament, name) for name in same},
        entrants=len(tournament.entrants),
        people=tournament.entrants,
        standings=[TournamentRank(**row._asdict()) for row in table_of(tournament)],
        pairings=[
            Pairing(pair.round, pair.number, pair.entrants, pair.table, points(pair), pair.absent)
            for pair in tournament.pairs
        ],
        is_host=is_host,
        me=me.number if me else None,
        invite=tournament.invite if is_host or me else None,
    )


def _enter(tournament: Tournament, player: Player | None = None, bot: str | None = None) -> None:
    if len(tournament.entrants) >= tournament.most:
        raise ApiError(409, "conflict", Text("server-tournament-full", most=tournament.most))
    number = 1 + max((one.number for one in tournament.entrants), default=0)
    name = player.name if player else f"{bot} {number}"
    tournament.entrants.append(Entrant(number=number, name=name, player=player, bot=bot))


def _drop(tournament: Tournament, player: Player | None, number: int | None) -> None:
    """Take somebody out: before the start without a trace, later the rounds to come are lost."""
    if tournament.status not in ("open", "running"):
        raise ApiError(409, "conflict", Text("server-tournament-over"))
    mine = tournament.entrant_of(player)
    found = next((one for one in tournament.entrants if one is mine or one.number == number), None)
    if found is None:
        raise ApiError(409, "conflict", Text("server-tournament-not-in"))
    if tournament.status == "open":
        tournament.entrants.remove(found)
    else:
        found.dropped = True


def _has(tournament: Tournament, pair: Pair, player: Player) -> bool:
    mine = tournament.entrant_of(player)
    return mine is not None and mine.number in pair.entrants


def _check_sight(tournament: Tournament, player: Player | None, invite: str | None) -> None:
    is_ours = player is not None and (player.id == tournament.host.id or tournament.entrant_of(player) is not None)
    if not (tournament.public or is_ours or invite == tournament.invite):
        raise not_found()


def _check_host(tournament: Tournament, player: Player) -> None:
    _check_sight(tournament, player, None)
    if player.id != tournament.host.id:
        raise ApiError(403, "forbidden", Text("server-host-only"))


def _check_phase(tournament: Tournament, phase: str) -> None:
    if tournament.status != phase:
        raise ApiError(409, "conflict", Text("server-tournament-begun"))
