"""A table as one process knows it: what the database says of it, and the match that follows from its log."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import msgspec

from anahuac.core import Action, Event, Game, Match, Outcome, Record, Seat, State
from anahuac.core.record import seed_hash
from anahuac.server.seen import SeenGame
from anahuac.server.wire.people import Player
from anahuac.server.wire.play import SeatSettings
from anahuac.server.wire.tables import Clock, DaysClock, LiveClock, Offers, Status, Timeout

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from anahuac.core.upgrades import Difference


BOT_NAMES = (
    "Tlacaelel", "Papantzin", "Nezahualpilli", "Tecuichpo", "Itzcoatl", "Chimalma", "Ahuitzotl", "Atotoztli",
    "Axayacatl", "Macuilxochitzin", "Tezozomoc", "Quiauhxochitl",
)  # fmt: skip


RECENT, SPACING = 32, 32
"""How many last states are kept; of earlier ones, one in this many."""
TOLD = 3
"""For how many last moves the sent messages are kept: answers, sockets and reloads send the same."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat at a table: of a person, of a bot, or open (perhaps held for somebody)."""

    seat: Seat
    player: Player | None = None
    bot: str | None = None
    held_for: Player | None = None
    name: str | None = None
    """What to call it instead of its player: one of several around a screen, or somebody of an imported record."""
    away: bool = False
    resigned: bool = False
    bank: float | None = None
    since: float | None = None
    """When it was this seat's turn to decide, while it is."""
    settings: SeatSettings = msgspec.field(default_factory=SeatSettings)

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.player is None and self.bot is None and self.name is None

    @property
    def is_played(self) -> bool:
        """Whether a person decides here."""
        return self.player is not None and not (self.away or self.resigned)


class Move(msgspec.Struct):
    """An action in the line of play, and what it brought about."""

    seat: Seat
    action: Action
    at: float
    auto: bool
    choosers: tuple[Seat, ...]
    """Who had to decide, the one who acted included: several if they choose at the same time."""
    events: list[Event]
    scores: tuple[int, ...]
    open_scores: tuple[int, ...]


class Entry(msgspec.Struct):
    """An entry of the log: an action, or a step back to the point after so many actions."""

    ply: int
    seat: Seat
    action: str | None
    back: int | None
    auto: bool
    at: float


class Told(NamedTuple):
    """What was told of a move to a seat, as it is sent, and what that seat may do then."""

    step: msgspec.Raw
    legal: tuple[int, ...]


class Face(NamedTuple):
    """What everybody is shown of a table, but for what every action changes; and at which version, to whom online."""

    version: int
    online: Collection[str]
    shown: bytes


class Table(msgspec.Struct, kw_only=True):
    """A table. Only `TableStore.table` gives one out to be changed."""

    id: str
    version: int
    status: Status
    game: Game
    rules: int
    """The version of the rules that its log is written in."""
    upgraded_from: int | None = None
    """The version that it was begun under, if that was an older one."""
    board: str
    options: dict[str, Any]
    players: int
    position: dict[str, Any] | None = None
    """Where the game was begun, if not at its start."""
    seed: int | None
    """None if it is not known: then a seat saw the game, and saved it before its end."""
    host: Player
    public: bool
    spectators: bool
    invite: str
    clock: Clock
    timeout: Timeout
    bot: str
    offers: Offers
    outcome: Outcome | None
    rematch: str | None
    """The table on which these people play again."""
    barred: list[str] = msgspec.field(default_factory=list)
    muted: list[str] = msgspec.field(default_factory=list)
    """The players whom the host does not let in, and does not let speak."""
    starts_when_full: bool = False
    """Whether the game begins when the last seat is taken, without the host."""
    tournament: str | None = None
    """The tournament that it belongs to."""
    created: float
    started: float | None
    ended: float | None
    chairs: list[Chair]
    match: Match | None = None
    """The game as it stands; None before the start, and in a table that was only glanced at."""
    seen: SeenGame | None = None
    """What a seat saw of the game, if that is all that is known: it was saved in mid-game and imported."""
    moves: list[Move] = []
    plies: int = 0
    """How many entries the log has."""
    glanced: tuple[int, int, list[Seat]] = (0, 0, [])
    """The summary that the database has."""
    steps_back: list[tuple[int, int]] = []
    """The entries that step back: their ply, and to which point they go."""
    kept: dict[int, State] = {}
    """The states after some numbers of actions, so that a look back need not begin at the start."""
    told: dict[tuple[int, Seat | None, bool], Told] = {}
    """What was told of the last moves: by the move, by who looks, and by whether the game was over then."""
    face: Face | None = None
    """How the table was shown last."""

    @property
    def is_over(self) -> bool:
        """Whether nobody will act here any more: then everything is open."""
        return self.status in ("finished", "abandoned", "imported")

    @property
    def has_begun(self) -> bool:
        """Whether there is something of the game to see."""
        return self.match is not None or self.seen is not None

    @property
    def length(self) -> int:
        """How many actions are in the line of play."""
        return len(self.seen.steps) - 1 if self.seen else len(self.moves)

    @property
    def seed_hash(self) -> str | None:
        """Shown from the beginning, so that the dice can be checked at the end."""
        return None if self.seed is None else seed_hash(self.seed)

    @property
    def state(self) -> State:
        """The game as it stands."""
        assert self.match is not None
        return self.match.state

    @property
    def difference(self) -> Difference | None:
        """Where today's rules differ from the older ones that this game was played under; it is seen up to there."""
        return self.match.record.difference if self.match else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who must decide now."""
        return self.match.state.to_act if self.match and self.status == "running" else ()

    @property
    def summary(self) -> tuple[int, int, list[Seat]]:
        """How far the game is: entries of the log, actions in the line of play, and who must decide."""
        return (self.plies, self.length, list(self.to_act)) if self.has_begun else self.glanced

    def seats_of(self, player: Player | None) -> list[Seat]:
        """The seats that belong to somebody."""
        if player is None:
            return []
        return [chair.seat for chair in self.chairs if chair.player and chair.player.id == player.id]

    def has_others(self, player: Player | None) -> bool:
        """Whether another person plays here."""
        return any(chair.is_played and chair.seat not in self.seats_of(player) for chair in self.chairs)

    def name_of(self, chair: Chair) -> str | None:
        """What to call a seat: its own name, or its player's, numbered if they have several; bots have old ones."""
        if chair.name:
            return chair.name
        if chair.player:
            seats = self.seats_of(chair.player)
            return chair.player.name if len(seats) == 1 else f"{chair.player.name} {seats.index(chair.seat) + 1}"
        return BOT_NAMES[(crc32(self.id.encode()) + chair.seat) % len(BOT_NAMES)] if chair.bot else None

    def names(self) -> list[str]:
        """What to call the seats in the story of the game."""
        return [self.name_of(chair) or str(chair.seat + 1) for chair in self.chairs]

    def record(self) -> Record:
        """The game as a record, without its actions."""
        options = msgspec.convert(self.options, self.game.options)
        names = {chair.seat: name for chair in self.chairs if (name := self.name_of(chair))}
        tags = {} if self.upgraded_from is None else {"Upgraded": str(self.upgraded_from)}
        return Record(
            self.game, self.players, options, self.seed or 0, self.board, names, tags=tags, position=self.position
        )

    def set_up(self) -> None:
        """Set the game up, before its first action."""
        self.match = Match(self.record(), self.game.shelf.find(self.board))
        self.moves, self.steps_back, self.kept, self.told, self.plies = [], [], {}, {}, 0

    def show(self, seen: SeenGame) -> None:
        """Let a game be looked at as a seat saw it."""
        self.seen = seen
        self.plies = self.length

    def enter(self, entry: Entry, action: Action | None = None) -> Move | None:
        """Follow an entry of the log, whose action may be at hand; return the new move if it is one."""
        assert self.match is not None
        if entry.back is not None:
            self.plies = entry.ply + 1
            self.match.undo_to(entry.back, self.state_at(entry.back).copy())
            del self.moves[entry.back :]
            self.kept = {move: state for move, state in self.kept.items() if move < entry.back}
            self.told = {key: told for key, told in self.told.items() if key[0] <= entry.back}
            self.steps_back.append((entry.ply, entry.back))
            return None
        if action is None:
            action = self.state.board.catalogue.parse(entry.action or "")
        choosers, before = self.state.to_act, self.state.copy()
        events = self.match.act(entry.seat, action)
        scores, open_scores = self.state.scores, self.state.open_scores
        move = Move(entry.seat, action, entry.at, entry.auto, choosers, events, scores, open_scores)
        self.plies = entry.ply + 1
        self._keep(before)
        self.moves.append(move)
        return move

    def _keep(self, state: State) -> None:
        """Keep the state before the next move, and of those long past one in so many."""
        self.kept[len(self.moves)] = state
        old = len(self.moves) - RECENT
        if old % SPACING:
            self.kept.pop(old, None)
        self.told = {key: told for key, told in self.told.items() if key[0] > len(self.moves) - TOLD}

    def moves_at(self, ply: int) -> int:
        """How many actions were in the line of play at a ply."""
        moves = since = 0
        for at, back in self.steps_back:
            if at >= ply:
                break
            moves, since = back, at + 1
        return moves + min(ply, self.plies) - since

    def kept_since(self, ply: int, moves: int) -> int:
        """How many of the actions that somebody knew at a ply are still in the line of play."""
        return min([moves, *(back for at, back in self.steps_back if at >= ply)])

    def is_same_question(self, seat: Seat, ply: int) -> bool:
        """Whether a seat has to decide what it had to decide at a ply.

        In a choice that several make at once, the others' choices do not change the question.
        """
        since = self.plies - ply
        latest = self.moves[-since:] if 0 < since <= len(self.moves) else []
        is_same_choice = bool(latest) and all(seat in move.choosers and move.seat != seat for move in latest)
        has_stepped_back = any(at >= ply for at, _ in self.steps_back)
        return since == 0 or (is_same_choice and not has_stepped_back)

    def state_at(self, move: int) -> State:
        """The game as it stood after so many actions."""
        return next(self.states(move, move))

    def states(self, first: int, last: int) -> Iterator[State]:
        """Go through the states after so many actions; each is good only until the next is asked for."""
        if first == last == len(self.moves):
            yield self.state
            return
        begun = max((move for move in self.kept if move <= first), default=len(self.moves))
        state = self.kept.get(begun, self.state).copy()
        for move in range(begun, last + 1):
            if move >= first:
                yield state
            if move < last:
                state.apply(self.moves[move].seat, self.moves[move].action)


def deadline(table: Table, chair: Chair) -> float | None:
    """When a seat's time runs out; None if it has all the time in the world, or nothing to decide."""
    if chair.since is None or not chair.is_played:
        return None
    match table.clock:
        case LiveClock():
            return chair.since + (chair.bank or 0)
        case DaysClock(days=days):
            return chair.since + days * 86_400
        case _:
            return None


def is_late(table: Table, chair: Chair) -> bool:
    """Whether a seat has to decide and its time has run out."""
    when = deadline(table, chair)
    return when is not None and when <= time()


def start_clocks(table: Table, now: float) -> None:
    """Give everybody the time agreed on, and let the clocks of the first to decide run."""
    for chair in table.chairs:
        chair.bank = table.clock.bank if isinstance(table.clock, LiveClock) else None
        chair.since = now if chair.seat in table.to_act else None


def run_clocks(table: Table, actor: Seat, now: float) -> None:
    """Stop the clock of the one who acted, and let those run who must decide now."""
    for chair in table.chairs:
        if chair.since is not None and (chair.seat == actor or chair.seat not in table.to_act):
            if chair.bank is not None:
                chair.bank = max(0.0, chair.bank - (now - chair.since))
            chair.since = None
            if isinstance(table.clock, LiveClock) and chair.seat not in table.to_act:
                chair.bank = (chair.bank or 0) + table.clock.increment
        if chair.seat in table.to_act and chair.since is None:
            chair.since = now
