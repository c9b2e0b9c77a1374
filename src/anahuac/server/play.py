"""Playing: actions, undo, and looking ahead. The server trusts nothing but its own state."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from anahuac.bots import forecast_of
from anahuac.core import Chance, IllegalAction, Text, UnknownAction
from anahuac.server.access import check_sight, seen_events
from anahuac.server.endings import end_if_over, run_out
from anahuac.server.errors import ApiError
from anahuac.server.lobby import come_back
from anahuac.server.metrics import ACTIONS
from anahuac.server.news import acting_chair, happenings, news_since, standing, step_of
from anahuac.server.races import retried
from anahuac.server.ratings import rating_writer
from anahuac.server.table import Entry as LogEntry
from anahuac.server.table import is_late, run_clocks
from anahuac.server.table_info import face_of, table_info
from anahuac.server.wire.play import Entry, Preview, Why
from anahuac.server.wire.request import Question
from anahuac.server.wire.tables import NoClock, UndoOffer
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from anahuac.core import Action, Catalogue, Event, Game, Seat, State, View
    from anahuac.server.table import Chair, Table
    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.play import Happening, NewAction, News, SeatSettings, Step, Undo
    from anahuac.server.wire.request import Asked

SAMPLES = 8
"""How many states that fit a seat's view are tried, to tell what it can know."""


class Play:
    """What people do in a game."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    @retried
    async def act(self, id: str, player: Player, given: NewAction, online: Collection[str] = ()) -> News:
        """Take an action for a seat: check who, when and what; save; then tell everybody."""
        # What this process knows will do: if another has gone on, the action cannot be saved, and we look again.
        async with self.store.table(id, ply=given.ply) as table:
            chair = acting_chair(table, player, given.seat)
            action = named_action(table.state, given.action)
            _check_ply(table, player, given.seat, given.ply, online)
            if given.seat not in table.to_act:
                raise ApiError(409, "not-your-turn", news=standing(table, player, given.seat, online))
            if chair.resigned:
                raise ApiError(409, "conflict", Text("server-resigned-already"))
            await self._check_time(table, player, given.seat, online)
            before = face_of(table, online)
            await self.enter(table, given.seat, action)
            about = None if face_of(table, online) == before else table_info(table, player, online)
            return news_since(table, given.seat, given.ply, about)

    async def _check_time(self, table: Table, player: Player, seat: Seat, online: Collection[str]) -> None:
        """Refuse who comes after the deadline, and have it take effect if nobody has noticed yet."""
        if is_late(table, table.chairs[seat]):
            await self.time_out(table, table.chairs[seat])
            raise ApiError(409, "late", news=standing(table, player, seat, online))

    async def time_out(self, table: Table, chair: Chair) -> None:
        """Deal with a seat whose time has run out: a bot takes over, or it has lost, as the table chose."""
        await self.store.save(table, notes=run_out(table, chair), also=rating_writer(table))

    async def enter(
        self,
        table: Table,
        seat: Seat,
        action: Action,
        *,
        auto: bool = False,
        notes: Sequence[Text] = (),
    ) -> None:
        """Carry out an action that somebody may take now, save it and tell everybody."""
        entry = LogEntry(table.plies, seat, action.text, None, auto, round(time(), 3))
        table.enter(entry, action)  # an illegal action raises here and changes nothing
        has_come_back = table.chairs[seat].away and not auto
        if has_come_back:
            come_back(table, table.chairs[seat])
        run_clocks(table, seat, entry.at)
        table.offers.undo = None
        end_if_over(table)
        seats = has_come_back or not isinstance(table.clock, NoClock)
        await self.store.save(table, entry=entry, seats=seats, also=rating_writer(table), notes=notes)
        ACTIONS.labels(table.game.name).inc()

    @retried
    async def undo(self, id: str, player: Player, given: Undo, online: Collection[str] = ()) -> tuple[News, bool]:
        """Go back to before a seat's last decision, if that is free; else ask the others. Return whether it is done."""
        async with self.store.table(id) as table:
            acting_chair(table, player, given.seat)
            if given.ply != table.plies:
                raise ApiError(409, "stale", news=standing(table, player, given.seat, online))
            await self._check_time(table, player, given.seat, online)
            to = last_decision(table, given.seat)
            if to is None:
                raise ApiError(409, "nothing-to-undo")
            if not table.has_others(player) or is_free(table, given.seat, to):
                await self._go_back(table, given.seat, to)
                return news_since(table, given.seat, given.ply, table_info(table, player, online)), True
            table.offers.undo = UndoOffer(given.seat, to, table.seats_of(player))
            note = Text("server-note-undo", name=player.name)
            await self.store.save(table, notes=[note], seats=False)
            return news_since(table, given.seat, given.ply, table_info(table, player, online)), False

    @retried
    async def answer_undo(self, id: str, player: Player, agree: bool) -> Table:
        """Agree to let somebody go back, or not."""
        async with self.store.table(id) as table:
            check_sight(table, player, None)
            offer = table.offers.undo
            mine = table.seats_of(player)
            if offer is None or not mine:
                raise ApiError(409, "conflict", Text("server-no-offer"))
            if not agree:
                table.offers.undo = None
                await self.store.save(table, notes=[Text("server-note-undo-no", name=player.name)], seats=False)
                return table
            offer.agreed = sorted({*offer.agreed, *mine})
            if all(chair.seat in offer.agreed for chair in table.chairs if chair.is_played):
                await self._go_back(table, offer.by, offer.to)
            else:
                await self.store.save(table, seats=False)
            return table

    async def _go_back(self, table: Table, seat: Seat, to: int) -> None:
        entry = LogEntry(table.plies, seat, None, to, False, round(time(), 3))
        table.enter(entry)
        run_clocks(table, seat, entry.at)
        table.offers.undo = None
        await self.store.save(table, entry=entry)

    @retried
    async def change_settings(self, id: str, player: Player, seat: Seat, wanted: SeatSettings) -> None:
        """Have forced actions taken, and questions of the game answered always in the same way."""
        async with self.store.table(id) as table:
            chair = acting_chair(table, player, seat)
            unknown = sorted(set(wanted.answers) - set(table.game.answers))
            if unknown:
                known = ", ".join(table.game.answers) or "-"
                raise ApiError(422, "invalid", Text("server-no-such-answer", name=unknown[0], known=known))
            chair.settings = wanted
            await self.store.save(table)

    async def preview(self, id: str, player: Player, seat: Seat, given: int | str) -> Preview:
        """Show what a seat would see after an action, as far as it can know."""
        async with self.store.table(id) as table:
            acting_chair(table, player, seat)
            state = table.state
            action = named_action(state, given)
            illegal = imagined(state, seat, 0).why_not(seat, action)
            if illegal is not None:
                raise IllegalAction(illegal.clause, illegal.reason)
            courses = [course(imagined(state, seat, sample), seat, action) for sample in range(SAMPLES)]
            seen, _ = courses[0]
            told = happenings(table.game, state.board, shared_beginning([events for _, events in courses]), seat)
            expects = forecast_of(state.view(seat), action)
            certain = all(other == courses[0] for other in courses)
            step = imagined_step(table.game, len(table.moves) + 1, seat, action, told, seen)
            return Preview(step, certain, said(expects) if expects else None)

    async def why(self, id: str, player: Player, seat: Seat, given: Asked) -> Why:
        """Explain why an action is not legal."""
        async with self.store.table(id) as table:
            acting_chair(table, player, seat)
            return why_not(imagined(table.state, seat, 0), seat, given)


def named_action(state: State, given: int | str) -> Action:
    """Find the action that a request names by its number or its notation."""
    catalogue: Catalogue[Action] = state.board.catalogue
    if isinstance(given, str):
        meant: Action = state.game.understand(given, state.board)
        return meant
    if given >= len(catalogue):
        raise UnknownAction(Text("server-no-such-action"))
    return catalogue[given]


def imagined_step(game: Game, move: int, seat: Seat | None, action: Action, told: list[Happening], seen: View) -> Step:
    """What would be told of an action that nobody has taken."""
    entry = Entry(move=move, seat=seat, action=action.id, at=0.0, events=told, scores=seen.scores)
    return step_of(game, entry, seen)


def course(state: State, seat: Seat, action: Action) -> tuple[View, list[Event]]:
    """What a seat sees after its action, and what it is told on the way."""
    events: list[Event] = []
    state.apply(seat, action, events)
    return state.view(seat), seen_events(events, seat)


def shared_beginning(courses: list[list[Event]]) -> list[Event]:
    """What happens in all courses, up to where dice or secrets make them differ."""
    first, *rest = courses
    differ = (at for at, event in enumerate(first) if any(other[at : at + 1] != [event] for other in rest))
    return first[: next(differ, len(first))]


def why_not(state: State, seat: Seat, given: Asked) -> Why:
    """Explain why an action is not legal in a state."""
    if isinstance(given, str):
        illegal = state.why_not_typed(seat, given)
    elif isinstance(given, Question):
        illegal = state.why_not_asked(seat, given.kinds, given.fields)
    else:
        illegal = state.why_not(seat, named_action(state, given))
    return Why(True) if illegal is None else Why(False, illegal.clause, said(illegal.reason))


def _check_ply(table: Table, player: Player, seat: Seat, ply: int, online: Collection[str]) -> None:
    """Refuse an action that answers another point of the game."""
    if not table.is_same_question(seat, ply):
        raise ApiError(409, "stale", news=standing(table, player, seat, online))


def imagined(state: State, seat: Seat, sample: int) -> State:
    """A state that fits what a seat knows: whatever is computed from it can tell no secret."""
    return state.view(seat).imagine(Chance(sample))


def last_decision(table: Table, seat: Seat) -> int | None:
    """The point before the last decision of somebody at this seat, and of one that is two actions before the first."""
    decided = [number for number, move in enumerate(table.moves) if move.seat == seat and not move.auto]
    if not decided:
        return None
    last = decided[-1]
    return last - 1 if last and table.moves[last - 1].action.kind in table.game.halves else last


def is_free(table: Table, seat: Seat, to: int) -> bool:
    """Whether going back takes nothing from the others: only this seat acted since, and learnt nothing by it.

    It learnt nothing if what it sees now follows from what it saw then, whatever it could not see.
    """
    if any(move.seat != seat for move in table.moves[to:]):
        return False
    before = table.state_at(to)
    if before.chance != table.state.chance:
        return False
    seen = table.state.view(seat)
    for sample in range(SAMPLES):
        guess = imagined(before, seat, sample)
        for move in table.moves[to:]:
            if guess.why_not(seat, move.action) is not None:
                return False
            guess.apply(seat, move.action)
        if guess.view(seat) != seen:
            return False
    return True
