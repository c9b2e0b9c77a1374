"""The position: its fields, its copy, who must act. What each step takes is in the modules of the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anahuac.core import find_game
from anahuac.core.steps import SteppedState, with_item
from anahuac.games.aztlan.actions import AztlanAction
from anahuac.games.aztlan.choice import CHOOSE
from anahuac.games.aztlan.conflict import ANSWER, DECIDE, SETTLE
from anahuac.games.aztlan.expansion import MOVE, PLACE
from anahuac.games.aztlan.material import CULTURE_CARDS, box_of
from anahuac.games.aztlan.pawns import BITS, FULL, PAWN, unpack
from anahuac.games.aztlan.position import PHASE_OF_STEP, write_position
from anahuac.games.aztlan.scoring import SCORE
from anahuac.games.aztlan.view import AztlanView, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.core import Game, Illegal, Outcome, Seat
    from anahuac.core.steps import Rules
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.material import Culture, Faction
    from anahuac.games.aztlan.options import AztlanOptions

STEPS: Final[Mapping[str, Rules[AztlanState, AztlanAction]]] = {
    "choose": CHOOSE,
    "place": PLACE,
    "move": MOVE,
    "settle": SETTLE,
    "decide": DECIDE,
    "answer": ANSWER,
    "score": SCORE,
}

CLAUSE_OF_KIND: Final = {
    "choose": "Z2.1",
    "place": "Z3.1",
    "eagle": "Z3.2",
    "stay": "Z3.1",
    "move": "Z3.1",
    "fight": "Z4.3",
    "coexist": "Z4.3",
    "tlatoani": "Z4.5",
    "games": "Z4.6",
    "decline": "Z4.6",
    "name": "Z5.2",
    "rafts": "Z5.3",
    "bless": "Z5.4",
}
"""The clause that says when a kind of action may be taken."""

CLAUSE_OF_STEP: Final = {
    "choose": "Z2.1",
    "place": "Z3.1",
    "move": "Z3.1",
    "settle": "Z4.2",
    "decide": "Z4.5",
    "answer": "Z4.6",
    "score": "Z5.6",
}
"""The clause that says what is decided at a step, for what has no moment of its own."""


class AztlanState(SteppedState[AztlanAction]):
    """One point of a game. Every field is immutable, so that a copy is a few assignments."""

    steps = STEPS
    board: AztlanBoard
    options: AztlanOptions
    seats: int
    age: int
    step: str
    """The key of what is decided now in `STEPS`, or `over`."""
    to_act: tuple[Seat, ...]
    order: tuple[Seat, ...]
    turn: int
    """Whose turn it is, as a place in the order."""
    track: tuple[Seat, ...]
    """The score markers from the last field to the first, within a field from the bottom of the stack up."""
    scores: tuple[int, ...]
    hands: tuple[int, ...]
    """The power cards in hand, as masks."""
    cards: tuple[int, ...]
    """The power card of this age, 0 before it is chosen."""
    pawns: tuple[int, ...]
    """The pawns on the board, packed into one integer a seat (see `pawns`)."""
    present: tuple[int, ...]
    """The territories with own pawns, as masks."""
    supply: tuple[int, ...]
    removed: tuple[int, ...]
    to_place: tuple[int, ...]
    culture: tuple[tuple[Culture, ...], ...]
    deck: tuple[Culture, ...]
    """The culture cards still to be drawn, the top first."""
    discard: tuple[Culture, ...]
    leads: tuple[int, ...]
    """The unsettled territories where a seat alone is strongest, as masks; empty outside the conflict."""
    ties: tuple[int, ...]
    """The unsettled territories where a seat is one of several strongest."""
    contested: int
    """The territory of a fight or a broken tie that is being decided, else -1."""
    asking: tuple[Seat, ...]
    """Who is still to be asked for Sacred Games."""
    spared: tuple[Seat, ...]
    """Who has played Sacred Games in this fight."""
    rafts: bool
    blessed: tuple[Culture, ...]
    """The blessings that the seat that is scoring has played."""
    factions: tuple[Faction, ...]
    """Z8: the faction each seat holds, in a game for two."""
    chance: int
    outcome: Outcome | None

    @classmethod
    def blank(cls, board: AztlanBoard, options: AztlanOptions, seats: int) -> AztlanState:
        """Make a state of age I in which nothing is on the board and nothing is dealt."""
        state = cls()
        zeros = (0,) * seats
        state.board, state.options, state.seats = board, options, seats
        state.age, state.step, state.to_act = 1, "choose", tuple(range(seats))
        state.order, state.turn = tuple(range(seats)), 0
        state.track, state.scores = state.order[::-1], zeros
        state.hands, state.cards = (0b111111,) * seats, zeros
        state.pawns, state.present = zeros, zeros
        state.supply, state.removed, state.to_place = (box_of(seats),) * seats, zeros, zeros
        state.culture, state.deck, state.discard = ((),) * seats, (), ()
        state.leads, state.ties = zeros, zeros
        state.contested, state.asking, state.spared = -1, (), ()
        state.rafts, state.blessed = False, ()
        state.factions, state.chance, state.outcome = (), 0, None
        return state

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The rules this state follows."""
        return find_game("aztlan")

    @property
    def round(self) -> int:  # type: ignore[override]
        """A round is an age."""
        return self.age

    @property
    def phase(self) -> str:
        """The phase of the age: choice, expansion, conflict or scoring; `over` after the last."""
        return PHASE_OF_STEP[self.step]

    def _clause_of(self, kind: str) -> str:
        return CLAUSE_OF_KIND.get(kind, CLAUSE_OF_STEP[self.step])

    def _why_not_to_act(self, seat: Seat) -> Illegal:
        return self._not_to_act(seat, over="Z6.1", turn="Z1.2", decided="Z2.1" if self.step == "choose" else None)

    def pawns_at(self, seat: Seat, at: int) -> int:
        """Count a seat's pawns in a territory."""
        return self.pawns[seat] >> BITS * at & FULL

    def add_pawn(self, seat: Seat, at: int) -> None:
        """Put a pawn of a seat into a territory."""
        self.pawns = with_item(self.pawns, seat, self.pawns[seat] + PAWN[at])
        if not self.present[seat] >> at & 1:
            self.present = with_item(self.present, seat, self.present[seat] | 1 << at)

    def take_pawns(self, seat: Seat, at: int, count: int) -> None:
        """Take pawns of a seat out of a territory."""
        self.pawns = with_item(self.pawns, seat, self.pawns[seat] - count * PAWN[at])
        if not self.pawns_at(seat, at):
            self.present = with_item(self.present, seat, self.present[seat] & ~(1 << at))

    def view(self, seat: Seat | None) -> AztlanView:
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def material(self) -> Mapping[str, int]:
        on_board = [sum(unpack(pawns)) for pawns in self.pawns]
        return {
            **{
                f"pawns {self.factions[seat] if self.factions else seat}": pawns
                + self.supply[seat]
                + self.removed[seat]
                + self.to_place[seat]
                for seat, pawns in enumerate(on_board)
            },
            **{
                f"culture {card}": sum(hand.count(card) for hand in self.culture)
                + self.deck.count(card)
                + self.discard.count(card)
                for card in CULTURE_CARDS
            },
        }
