"""Tournaments as rows of the database. Whoever changes one reads it here, locked, in the same transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from anahuac.server.errors import not_found
from anahuac.server.pairing import Round
from anahuac.server.storage import schema
from anahuac.server.wire.people import Player
from anahuac.server.wire.tables import DaysClock, LiveClock, Timeout
from anahuac.server.wire.tournaments import Entrant, Form, Phase, TournamentGlance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Row, Select
    from sqlalchemy.ext.asyncio import AsyncConnection


class Pair(msgspec.Struct):
    """A table of a round as it is kept: the place of each entrant once it is over; None: no place, no points."""

    round: int
    number: int
    entrants: list[int]
    table: str | None = None
    places: list[int | None] | None = None
    absent: list[int] = msgspec.field(default_factory=list)

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play with in this round."""
        return len(self.entrants) == 1


class Tournament(msgspec.Struct, kw_only=True):
    """A tournament with its entrants and pairings."""

    id: str
    name: str
    host: Player
    game: str
    board: str
    options: dict[str, Any]
    size: int
    form: Form
    rounds: int
    round: int = 0
    plan: list[Round] = []
    clock: LiveClock | DaysClock
    timeout: Timeout
    bot: str
    wait: float
    most: int
    public: bool
    invite: str
    status: Phase = "open"
    created: float
    started: float | None = None
    ended: float | None = None
    entrants: list[Entrant] = []
    pairs: list[Pair] = []

    @property
    def is_live(self) -> bool:
        """Whether people play at the same time, and have to come for it."""
        return isinstance(self.clock, LiveClock)

    def entrant_of(self, player: Player | None) -> Entrant | None:
        """Find somebody among those who take part."""
        return next((one for one in self.entrants if player and one.player and one.player.id == player.id), None)

    def pairs_of(self, round: int) -> list[Pair]:
        """The tables of a round."""
        return [pair for pair in self.pairs if pair.round == round]

    def played(self) -> list[Round]:
        """The rounds so far, as the pairing knows them."""
        found = []
        for number in range(1, self.round + 1):
            pairs = self.pairs_of(number)
            tables = tuple(tuple(pair.entrants) for pair in pairs if not pair.is_bye)
            found.append(Round(tables, tuple(pair.entrants[0] for pair in pairs if pair.is_bye)))
        return found


PLAIN = ("id", "name", "game", "board", "options", "size", "form", "rounds", "round", "timeout", "bot", "wait", "most",
         "public", "invite", "status", "created", "started", "ended")  # fmt: skip


def _named(*columns: Any) -> Select[Any]:
    host = schema.players.alias()
    wanted = columns or (schema.tournaments,)
    named = select(*wanted, host.c.name.label("host_name"), host.c.login.label("host_login"))
    return named.select_from(schema.tournaments).join(host, host.c.id == schema.tournaments.c.host)


def _host(row: Row[Any]) -> Player:
    return Player(row.host, row.host_name, row.host_login is not None)


def read(connection: Connection, id: str, to_change: bool = False) -> Tournament:
    """Read a tournament; nobody else changes it meanwhile if it is `to_change`."""
    wanted = _named().where(schema.tournaments.c.id == id)
    row = connection.execute(wanted.with_for_update(of=schema.tournaments) if to_change else wanted).one_or_none()
    if row is None:
        raise not_found()
    pairs = connection.execute(
        select(schema.pairings)
        .where(schema.pairings.c.tournament == id)
        .order_by(schema.pairings.c.round, schema.pairings.c.number)
    )
    return Tournament(
        **{name: getattr(row, name) for name in PLAIN},
        host=_host(row),
        plan=msgspec.convert(row.plan, list[Round]),
        clock=msgspec.convert(row.clock, LiveClock | DaysClock),
        entrants=_entrants(connection, id),
        pairs=[Pair(one.round, one.number, one.entrants, one.table, one.places, one.absent) for one in pairs],
    )


def _entrants(connection: Connection, id: str) -> list[Entrant]:
    person = schema.players
    rows = connection.execute(
        select(schema.entrants, person.c.name, person.c.login)
        .join(person, person.c.id == schema.entrants.c.player, isouter=True)
        .where(schema.entrants.c.tournament == id)
        .order_by(schema.entrants.c.number)
    )
    return [
        Entrant(
            number=row.number,
            name=row.name or f"{row.bot} {row.number}",
            player=Player(row.player, row.name, row.login is not None) if row.player else None,
            bot=row.bot,
            dropped=row.dropped,
        )
        for row in rows
    ]


def add(connection: Connection, tournament: Tournament) -> None:
    """Write a new tournament."""
    fixed = {"clock": msgspec.to_builtins(tournament.clock), "host": tournament.host.id, "plan": []}
    values = {name: getattr(tournament, name) for name in PLAIN}
    connection.execute(insert(schema.tournaments), {**values, **fixed})


def write(connection: Connection, tournament: Tournament) -> None:
    """Write a tournament that was read to be changed: who takes part, the rounds, and how far it is."""
    changing = ("round", "rounds", "status", "started", "ended")
    values = {name: getattr(tournament, name) for name in changing}
    plan = msgspec.to_builtins(tournament.plan)
    of_this = schema.tournaments.c.id == tournament.id
    connection.execute(update(schema.tournaments).where(of_this).values(plan=plan, **values))
    connection.execute(delete(schema.entrants).where(schema.entrants.c.tournament == tournament.id))
    connection.execute(delete(schema.pairings).where(schema.pairings.c.tournament == tournament.id))
    for one in tournament.entrants:
        row = {"number": one.number, "bot": one.bot, "dropped": one.dropped}
        player = one.player.id if one.player else None
        connection.execute(insert(schema.entrants), {"tournament": tournament.id, "player": player, **row})
    for pair in tournament.pairs:
        connection.execute(insert(schema.pairings), {"tournament": tournament.id, **msgspec.structs.asdict(pair)})


async def glances(
    connection: AsyncConnection, wanted: Sequence[ColumnElement[bool]], most: int
) -> list[TournamentGlance]:
    """Read the newest tournaments that fit, for a list."""
    count = (
        select(func.count())
        .select_from(schema.entrants)
        .where(schema.entrants.c.tournament == schema.tournaments.c.id)
        .scalar_subquery()
        .label("people")
    )
    newest = _named(schema.tournaments, count).where(*wanted).order_by(schema.tournaments.c.created.desc())
    same = ("id", "name", "game", "size", "form", "status", "most", "round", "rounds", "created")
    return [
        TournamentGlance(
            **{name: getattr(row, name) for name in same},
            host=_host(row),
            clock=msgspec.convert(row.clock, LiveClock | DaysClock),
            entrants=row.people,
        )
        for row in await connection.execute(newest.limit(most))
    ]


def of_player(id: str) -> ColumnElement[bool]:
    """The tournaments that somebody hosts or takes part in."""
    takes_part = select(schema.entrants.c.tournament).where(schema.entrants.c.player == id)
    return (schema.tournaments.c.host == id) | schema.tournaments.c.id.in_(takes_part)
