"""P2 to P5: beans are thrown, one pebble goes on, and sometimes a rival's goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from anahuac.core import Chance, Illegal, Options, Outcome, Player, Text, View, find_game
from anahuac.core.steps import Rule, SteppedState, with_item
from patolli.board import SHELF, PatolliAction, PatolliBoard
from patolli.events import Moved, Paid, SentBack, Threw, TookPot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.core import Event, Game, Seat

BEANS = 5


class PatolliOptions(Options, frozen=True):
    """The options of Patolli."""

    round_limit: int = 60
    """P5.3: after so many rounds the game is over."""

    def problems(self, seats: int) -> list[Text]:
        return [] if 1 <= self.round_limit <= 1000 else [Text("patolli-bad-round-limit")]


class PatolliState(SteppedState[PatolliAction]):
    """One point of a game."""

    board: PatolliBoard
    options: PatolliOptions
    chance: int
    ways: tuple[tuple[int, ...], ...]
    """How many squares each pebble of a seat has come, sorted; 0 waits, one more than the ring has is home."""
    cacao: tuple[int, ...]
    pot: int
    throw: int
    """P2.1: how far the seat that is to act goes."""

    @property
    def game(self) -> Game:
        """The rules this state follows."""
        return find_game("patolli")

    @property
    def step(self) -> str:
        """There is only one question: which pebble goes."""
        return "over" if self.outcome else "move"

    @property
    def scores(self) -> tuple[int, ...]:
        """P5.2: cacao decides."""
        return self.cacao

    @property
    def home(self) -> int:
        """How far a pebble has come that is home."""
        return self.board.size + 1

    def square(self, seat: Seat, way: int) -> int:
        """Find the square of a pebble that has come so far; 0 beside the board."""
        return (self.board.cross.starts[seat] + way - 2) % self.board.size + 1 if 0 < way < self.home else 0

    def way(self, seat: Seat, square: int) -> int:
        """Tell how far a pebble of a seat has come that stands on a square: the inverse of `square`."""
        return (square - self.board.cross.starts[seat]) % self.board.size + 1 if square else 0

    def owner(self, square: int) -> Seat | None:
        """Find whose pebble stands on a square."""
        for seat, ways in enumerate(self.ways):
            if square and self.way(seat, square) in ways:
                return seat
        return None

    def target(self, seat: Seat, way: int) -> int:
        """P3.1: exactly as far as the throw; P3.4: whoever would go beyond the last square is home."""
        return min(way + self.throw, self.home)

    def _clause_of(self, kind: str) -> str:
        return "P3.1"

    def _why_not_to_act(self, seat: Seat) -> Illegal:
        return self._not_to_act(seat, over="P5.1", turn="P2.1")

    def why_not_go(self, seat: Seat, action: PatolliAction) -> Illegal | None:
        """P3.1: one's own pebble; P3.2: not onto an own one, and onto a rival's only in the middle."""
        way = self.way(seat, action.square)
        if way not in self.ways[seat]:
            return Illegal("P3.1", Text("patolli-no-pebble"))
        square = self.square(seat, self.target(seat, way))
        owner = self.owner(square)
        if owner == seat or (owner is not None and square not in self.board.cross.starts):
            return Illegal("P3.2", Text("patolli-taken", square=square, seat=Player(owner)))
        return None

    def go(self, seat: Seat, action: PatolliAction, events: list[Event] | None) -> None:
        """P3: the pebble goes; P4.1: from the end of an arm one goes on with another throw."""
        told: list[Event] = [] if events is None else events
        way = self.way(seat, action.square)
        to = self.target(seat, way)
        square = self.square(seat, to)
        rival = self.owner(square)
        self._put(seat, way, to)
        told.append(Moved(seat, square))
        if rival is not None:
            self._put(rival, self.way(rival, square), 0)
            told.append(SentBack(seat, rival, self._pay(rival, seat)))
        if min(self.ways[seat]) == self.home:
            told.append(TookPot(seat, self.pot))
            self.cacao, self.pot = with_item(self.cacao, seat, self.cacao[seat] + self.pot), 0
            self.finish("home")
        else:
            self.begin_turn(seat if square in self.board.cross.ends else self._next(seat), told)

    steps: ClassVar = {"move": dict.fromkeys(("enter", "move"), Rule(why_not_go, go))}

    def begin_turn(self, seat: Seat, told: list[Event]) -> None:
        """P2: throw, and pass on, until somebody can move; P5.3: the last round ends the game."""
        while self.round <= self.options.round_limit:
            chance = Chance(self.chance)
            marked = sum(chance.below(2) for _ in range(BEANS))
            self.chance, self.throw, self.to_act = chance.state, 10 if marked == BEANS else marked, (seat,)
            told.append(Threw(seat, self.throw))
            if not self.throw:
                told.append(Paid(seat, self._pay(seat, None)))
            elif self.legal_actions(seat):
                return
            seat = self._next(seat)
        self.round = self.options.round_limit
        self.finish("rounds")

    def _next(self, seat: Seat) -> Seat:
        self.round += seat + 1 == self.seats
        return (seat + 1) % self.seats

    def _put(self, seat: Seat, way: int, to: int) -> None:
        ways = list(self.ways[seat])
        ways[ways.index(way)] = to
        self.ways = with_item(self.ways, seat, tuple(sorted(ways)))

    def _pay(self, seat: Seat, to: Seat | None) -> int:
        """P2.2, P3.3: one cacao bean, to a rival or (None) into the pot; who has none pays none."""
        paid = min(1, self.cacao[seat])
        self.cacao = with_item(self.cacao, seat, self.cacao[seat] - paid)
        if to is None:
            self.pot += paid
        else:
            self.cacao = with_item(self.cacao, to, self.cacao[to] + paid)
        return paid

    def finish(self, reason: str) -> None:
        """P5.2: the most cacao wins, then the most pebbles at home; still equal: shared."""
        worth = [(self.cacao[seat], ways.count(self.home)) for seat, ways in enumerate(self.ways)]
        places = [tuple(seat for seat in range(self.seats) if worth[seat] == one) for one in sorted(set(worth))]
        self.to_act, self.throw = (), 0
        self.outcome = Outcome(tuple(reversed(places)), self.cacao, reason)

    def view(self, seat: Seat | None) -> PatolliView:
        shown = {name: getattr(self, name) for name in ("ways", "cacao", "pot", "throw")}
        return PatolliView(**self.common_fields(seat), **shown)

    def position(self) -> dict[str, Any]:
        fields = {name: getattr(self, name) for name in ("ways", "cacao", "pot", "throw", "round", "chance")}
        over = {"outcome": self.outcome.reason} if self.outcome else {"turn": self.to_act[0]}
        return {"players": self.seats, "options": self.options.written(), **fields, **over}

    def material(self) -> Mapping[str, int]:
        pebbles = {f"pebbles of seat {seat}": len(ways) for seat, ways in enumerate(self.ways)}
        return {**pebbles, "cacao": sum(self.cacao) + self.pot}


class PatolliView(View[PatolliState, PatolliAction], frozen=True, kw_only=True):
    """A state as everybody sees it: nothing is secret but the throws to come."""

    options: PatolliOptions
    ways: tuple[tuple[int, ...], ...]
    cacao: tuple[int, ...]
    pot: int
    throw: int

    def imagine(self, chance: Chance) -> PatolliState:
        state = PatolliState()
        for name in ("options", "seats", "round", "to_act", "outcome", "ways", "cacao", "pot", "throw"):
            setattr(state, name, getattr(self, name))
        state.board, state.chance = SHELF.load(self.board), chance.next()
        return state
