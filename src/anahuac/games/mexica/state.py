"""The position: its fields, its copy, who must act. What each kind of action does is in the modules of the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from anahuac.core import Illegal, Player, State, Text, find_game
from anahuac.games.mexica.asked import likeliest
from anahuac.games.mexica.bridges import BRIDGE, LIFT
from anahuac.games.mexica.canals import CANAL
from anahuac.games.mexica.chips import SPEND, TAKE
from anahuac.games.mexica.founding import FOUND
from anahuac.games.mexica.legality import masks_of
from anahuac.games.mexica.material import (
    BRIDGES,
    CHIPS,
    DOUBLES,
    FIRST_TEMPLES,
    HEIGHTS,
    OPEN_TOKENS,
    PRINTED_DOUBLES,
    SECOND_TEMPLES,
    SINGLES,
    TOKENS,
    packed,
    unpacked,
)
from anahuac.games.mexica.nobles import BOAT, JUMP, START, STEP
from anahuac.games.mexica.periods import END, hidden_tokens
from anahuac.games.mexica.protection import victim
from anahuac.games.mexica.temples import TEMPLE
from anahuac.games.mexica.view import MexicaView, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.core import Action, Chance, Event, Game, Outcome, Seat
    from anahuac.core.steps import Rule
    from anahuac.games.mexica.actions import Masks, MexicaAction
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.options import MexicaOptions

RULES: Final[dict[str, Rule[MexicaState, MexicaAction]]] = {
    "start": START,
    "canal": CANAL,
    "found": FOUND,
    "bridge": BRIDGE,
    "lift": LIFT,
    "step": STEP,
    "boat": BOAT,
    "jump": JUMP,
    "temple": TEMPLE,
    "take": TAKE,
    "spend": SPEND,
    "end": END,
}
"""The rules of all kinds of actions.

Other games list legal actions by the candidates of their rules. Mexica may have hundreds of them at a time, so masks
say for whole boards at once what is legal (`legality`), and its rules have no candidates. They are asked why not only
about actions outside the masks, and check in this order: not allowed now, the supply, the action points, the place. If
they find nothing, it is the first-round protection (M9).
"""


class MexicaState(State, derived=("masks",)):
    """One point of a game. Every field is immutable, so that a copy is a few assignments.

    Sets of squares are masks of the board's cells. There is no chance in it: everything that is drawn is drawn when
    the game is set up.
    """

    board: MexicaBoard
    options: MexicaOptions
    seats: int
    step: str
    """What is decided now: `start` (M1.4), `turn` (M2), `carry` (M5.3: where to put a bridge down), or `over`."""
    to_act: tuple[Seat, ...]
    period: int
    round: int
    """Counted from 1 in each period."""
    ap: int
    taken: int
    """M8.1: the chips taken in this turn."""
    acted: int
    """M10.2: the seats whose turn in this round was more than its end, as a mask."""
    land: int
    """The land squares without a canal."""
    soil: int
    """M3.2: the land outside the palace and outside founded districts."""
    bridges_h: int
    bridges_v: int
    carrying: MexicaAction | None
    """M5.3: the action that took up the bridge which must be put down now; the bridge is not on the board."""
    span_h: int
    """M5.2: the canal squares, with a bridge or without, that have land on both sides along the row."""
    span_v: int
    nobles: tuple[int, ...]
    """The cell of each noble, -1 before it is set."""
    standing: int
    """Where nobles stand."""
    built: int
    """Where temples and tokens stand."""
    temples: tuple[int, ...]
    """Each seat's temples; in a game for two then the neutral ones (M12.3)."""
    heights: tuple[int, ...]
    """All temples of height 1, 2, 3, 4."""
    districts: tuple[int, ...]
    """M3.3: the unfounded districts."""
    founded: tuple[int, ...]
    """The districts with a token; its size is theirs."""
    home: int
    """The district of the noble whose turn it is; 0 on a bridge, which is in none."""
    largest: int
    """The size of the largest unfounded district."""
    doubles: int
    singles: int
    spare_bridges: int
    spare_chips: int
    chips: tuple[int, ...]
    stock: tuple[int, ...]
    """The temples that each seat may still build in this period, packed."""
    open_tokens: tuple[int, ...]
    removed: tuple[int, ...]
    """M10.3: the tokens that could not be founded any more."""
    scores: tuple[int, ...]
    outcome: Outcome | None
    chance = None
    masks: Masks | None
    """What is legal now, once somebody has asked: it follows from the other fields."""

    @classmethod
    def blank(cls, board: MexicaBoard, options: MexicaOptions, seats: int) -> MexicaState:
        """M1: an island with nothing on it but the printed canal, and nothing drawn yet."""
        state = cls()
        zeros = (0,) * seats
        state.board, state.options, state.seats = board, options, seats
        state.step, state.to_act = "start", (0,)
        state.period, state.round, state.ap, state.taken, state.acted = 1, 1, 0, 0, 0
        state.land = state.soil = board.land & ~board.printed
        state.bridges_h = state.bridges_v = state.span_h = state.span_v = 0
        state.carrying = None
        state.nobles, state.standing, state.built = (-1,) * seats, 0, 0
        state.temples, state.heights = (*zeros, 0) if seats == 2 else zeros, (0, 0, 0, 0)
        state.districts, state.founded, state.home, state.largest = (), (), 0, 0
        state.doubles, state.singles = DOUBLES - PRINTED_DOUBLES, SINGLES
        state.spare_bridges, state.spare_chips = BRIDGES, CHIPS
        state.chips, state.stock = zeros, (packed(FIRST_TEMPLES),) * seats
        state.open_tokens, state.removed = TOKENS[:OPEN_TOKENS], ()
        state.scores, state.outcome, state.masks = zeros, None, None
        return state

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The rules this state follows."""
        return find_game("mexica")

    @property
    def canals(self) -> int:
        """The canal squares, those under bridges too."""
        return self.board.land ^ self.land

    @property
    def access(self) -> int:
        """M5.2: the access squares of all bridges, where M3.2 allows no canal."""
        h, v, stride = self.bridges_h, self.bridges_v, self.board.stride
        return h << 1 | h >> 1 | v << stride | v >> stride

    @property
    def tokens(self) -> int:
        """The squares with a token."""
        return self.built & ~(self.heights[0] | self.heights[1] | self.heights[2] | self.heights[3])

    @property
    def hidden_tokens(self) -> tuple[int, ...]:
        """M1.2: the tokens that lie face down; which they are follows from those that were open."""
        return hidden_tokens(self)

    def legal_masks(self) -> Masks:
        """What the seat that is to act may do: a mask of squares for each kind of action."""
        masks = self.masks
        if masks is None:
            masks = self.masks = masks_of(self)
        return masks

    def legal_actions(self, seat: Seat) -> Sequence[MexicaAction]:
        if seat not in self.to_act:
            return ()
        return self.board.tables.listed(self.masks or self.legal_masks())

    def random_action(self, chance: Chance) -> MexicaAction:
        """Draw one of the legal actions of the seat that is to act, without listing them."""
        return self.board.tables.drawn(self.legal_masks(), chance)

    def why_not(self, seat: Seat, action: Action) -> Illegal | None:
        if seat not in self.to_act:
            return self._why_not_to_act(seat)
        own = self.board.catalogue.own(action)
        masks = self.masks or self.legal_masks()
        legal = masks[own.slot] & own.bit and masks[own.also] & own.also_bit
        return None if legal else self._why_illegal(seat, own)

    def _likeliest(self, seat: Seat, asked: Sequence[Action]) -> MexicaAction:
        return likeliest(self, seat, [self.board.catalogue.own(action) for action in asked])

    def _why_not_to_act(self, seat: Seat) -> Illegal:
        return self._not_to_act(seat, over="M11.5", turn="M1.4" if self.step == "start" else "M2.1")

    def _why_illegal(self, seat: Seat, action: MexicaAction) -> Illegal:
        """Name the clause that forbids an action that the masks do not have."""
        if (action.kind == "start") != (self.step == "start"):
            return self._wrong_step(seat, action.kind, "M1.4")
        if self.carrying is not None and action.kind != "bridge":
            return Illegal("M5.3", Text("mexica-bridge-in-hand", square=self.board.names[self.carrying.at]))
        illegal = RULES[action.kind].why_not(self, seat, action)
        if illegal is not None:
            return illegal
        shut_in = victim(self, seat, action)
        assert shut_in is not None
        return Illegal("M9.1", Text("mexica-encloses", seat=Player(shut_in)))

    def _carry_out(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        own = self.board.catalogue.actions[action.id]
        self.masks = None
        RULES[own.kind].carry_out(self, seat, own, events)

    def view(self, seat: Seat | None) -> MexicaView:
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        from anahuac.games.mexica.position import write_position

        return write_position(self)

    def material(self) -> Mapping[str, int]:
        later = SECOND_TEMPLES if self.period == 1 else (0, 0, 0, 0)
        sizes = [district.bit_count() for district in self.founded]
        tokens = Counter([*self.open_tokens, *self.removed, *self.hidden_tokens, *sizes])
        temples = {
            f"temples {owner} of height {height}": (own & self.heights[height - 1]).bit_count()
            + (unpacked(self.stock[owner])[height - 1] + later[height - 1] if owner < self.seats else 0)
            for owner, own in enumerate(self.temples)
            for height in HEIGHTS
        }
        return {
            "canal squares": self.canals.bit_count() + 2 * self.doubles + self.singles,
            "bridges": (self.bridges_h | self.bridges_v).bit_count() + (self.carrying is not None) + self.spare_bridges,
            "chips": sum(self.chips) + self.spare_chips,
            **{f"tokens of size {size}": count for size, count in sorted(tokens.items())},
            **temples,
        }
