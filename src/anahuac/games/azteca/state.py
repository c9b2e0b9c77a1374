"""The position: its fields, its copy, who must act. What each step takes is in the modules of the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Chance, find_game
from anahuac.core.steps import SteppedState, with_item
from anahuac.games.azteca.actions import AztecaAction
from anahuac.games.azteca.counters import COUNT, KNIGHT, UNKNOWN
from anahuac.games.azteca.inventory import count_material
from anahuac.games.azteca.machine import CLAUSE_OF_KIND, SIMULTANEOUS, STEPS, carry_out
from anahuac.games.azteca.material import ARMY_SIZE, CARD_BIT, POCHTECAS, SHIPS, WRATH, ZONES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.core import Action, Event, Game, Illegal, Seat
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.frames import Frame
    from anahuac.games.azteca.options import AztecaOptions
    from anahuac.games.azteca.view import AztecaView

Mission = tuple[int, str, int]
"""The seat, the kind, and the territory, or -1."""


def controller_of(ships: Sequence[int]) -> int:
    """T11.3: who has strictly more ships in a zone than anybody else, given those of each seat; -1: nobody."""
    most = max(ships)
    return ships.index(most) if most and ships.count(most) == 1 else -1


class AztecaState(SteppedState[AztecaAction]):
    """One point of a game, its fields in the order of the rulebook.

    Armies are numbered 3 times the seat plus the letter, groups (armies and reserve) 4 times the seat plus the letter,
    with the reserve as fourth letter. Areas are numbered as on the board; sets of territories are masks.
    """

    steps = STEPS
    board: AztecaBoard
    options: AztecaOptions

    homes: tuple[int, ...]
    """T0.2: the capital of each seat."""
    warriors: tuple[int, ...]
    """T0.4: how many warriors each seat has in all; that is open."""
    knights: tuple[int, ...]
    """T0.4: how many jaguar knights each seat has in all; that is open."""
    pochtecas: tuple[int, ...]
    """T0.4: the pochtecas that each seat has at home."""
    box: tuple[int, ...]
    """T0.4: what is not in play: two numbers for each seat, ships and pochtecas, and finally the dams."""
    population: tuple[int, ...]
    """T0.6: the population counter of each territory: 0, 1 or 2 SP."""
    fighters: tuple[int, ...]
    """T1.2: the counters of each group, packed (see `counters`)."""
    dams: int
    """T1.3: the dams that stand, as a mask of the three lines."""
    tlatoani: int
    """T1.4: the start player of this round."""

    round: int
    """T2: counted from 1."""
    phase: int
    """T2: 1 to 8, 0 during the set-up."""
    stack: tuple[Frame, ...]
    """What is going on, from the round down to what is asked now."""
    chance: int
    """The state of the dice and of every draw to come."""

    hands: tuple[tuple[str, ...], ...]
    """T6.1: the action cards in each hand."""
    deck: tuple[str, ...]
    """T6.1: the cards still to be drawn, the top first."""
    discard: tuple[str, ...]
    """T6.1: the cards that were played or discarded, sorted."""
    played: tuple[int, ...]
    """T6.2: the kinds of cards that each seat has played in this phase, as masks."""
    seen: tuple[tuple[str, ...], ...]
    """T6.3: the cards that a seat knows in another's hand, by seats times the one who knows plus the other."""
    barren: int
    """T6.3: the territories that yield nothing this round, after Insubordination."""

    tribute: tuple[int, ...]
    """T7.1: the T of each seat, a secret."""
    t_bounds: tuple[tuple[int, int], ...]
    """T7.2: the least and the most T that each seat can have, as everybody can tell."""
    sp: tuple[int, ...]
    """T7.2: the SP that each seat holds, a secret."""
    s_bounds: tuple[tuple[int, int], ...]
    """T7.2: the least and the most SP that each seat can hold or have given, as everybody can tell."""

    missions: tuple[Mission, ...]
    """T10.1: the missions assigned and not yet carried out."""
    spied: int
    """T10.3: the territories that make no mobilisation roll this round."""
    assimilated: int
    """T10.6: the assimilated cities."""
    ships: tuple[int, ...]
    """T11: the ships in each zone, zone by zone for one seat after the other."""

    lands: tuple[int, ...]
    """The territories of each seat."""
    army_at: tuple[int, ...]
    """T14.1: the area in which each army stands; -1 in the box."""
    known: tuple[int, ...]
    """T14.1: the value of an army that a battle has shown since its counters were last dealt out, else -1."""
    bag: tuple[int, ...]
    """T14.2: the markers of each seat in the bag."""
    moved: int
    """T14.2: the armies that have moved this round, as a mask."""
    diversions: tuple[int, ...]
    """T6.3: how many armies of each seat may act twice this round."""
    reinforced: tuple[tuple[int, int, int], ...]
    """T14.13: the neutral territories with reinforcements this round, their warriors and knights."""
    recovering: int
    """T14.15: the seats that get a new army at the start of the next round, as a mask."""
    struck: int
    """T14.17: the territories hit by flood or earthquake this round."""

    q_step: int
    """T15.1: the step on which Quetzalcoatl stands."""
    given: tuple[int, ...]
    """T15.1: the SP that each seat has given to him, a secret until the end."""
    looked: tuple[int, ...]
    """T15.1: what each seat had given when the sum was last looked at."""
    urn_seen: int
    """T15.1: what was left in the urn when it was last looked at."""
    tez_step: int
    """T15.2: the steps that Tezcatlipoca has descended."""
    fed: tuple[int, ...]
    """T15.2: the SP that each seat has given to him in all; everybody saw it."""
    wrath: tuple[int, ...]
    """T15.2: the wrath cards not yet drawn."""

    @classmethod
    def blank(cls, board: AztecaBoard, options: AztecaOptions, seats: int) -> AztecaState:
        """A state with nothing in it but the capitals."""
        state = cls()
        state.board, state.options, state.seats = board, options, seats
        zeros = (0,) * seats
        state.homes = tuple(board.capital[people] for people in options.people_of(seats))
        state.lands = tuple(1 << home for home in state.homes)
        state.army_at = state.known = (-1,) * (3 * seats)
        state.fighters, state.ships = (0,) * (4 * seats), (0,) * (ZONES * seats)
        for field in ("bag", "diversions", "fed", "given", "knights", "looked", "played", "pochtecas", "sp", "tribute"):
            setattr(state, field, zeros)
        state.warriors = zeros
        state.t_bounds = state.s_bounds = ((0, 0),) * seats
        state.hands, state.seen = ((),) * seats, ((),) * (seats * seats)
        state.deck = state.discard = state.missions = state.reinforced = ()
        state.box = (*(SHIPS, POCHTECAS) * seats, len(board.far_sides))
        state.population = (0,) * board.size
        for field in ("assimilated", "barren", "chance", "dams", "moved", "q_step", "recovering", "spied", "struck"):
            setattr(state, field, 0)
        state.tez_step = state.tlatoani = state.urn_seen = 0
        state.round, state.phase = 1, 0
        state.wrath, state.stack, state.to_act, state.outcome = WRATH, (), (), None
        return state

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The rules this state follows."""
        return find_game("azteca")

    @property
    def scores(self) -> tuple[int, ...]:  # type: ignore[override]
        """T15.4: the points given to Quetzalcoatl decide."""
        return self.given

    @property
    def open_scores(self) -> tuple[int, ...]:
        """T15.1: what was given is secret; what is held and given together can be told, plunder aside."""
        return tuple([least for least, _ in self.s_bounds])

    @property
    def step(self) -> str:  # type: ignore[override]
        """The step whose rules hold now; `over` after the last."""
        return "over" if self.outcome is not None else self.stack[-1].step

    def _clause_of(self, kind: str) -> str:
        return CLAUSE_OF_KIND[kind]

    def _why_not_to_act(self, seat: Seat) -> Illegal:
        return self._not_to_act(seat, over="T15.4", turn="T1.4", decided=SIMULTANEOUS.get(self.step))

    def _carry_out(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        carry_out(self, seat, self.board.catalogue.actions[action.id], events)

    # The stack

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the stack: it goes on before those below."""
        self.stack = (*self.stack, frame)

    def pop(self) -> None:
        """Take the top frame off the stack."""
        self.stack = self.stack[:-1]

    def swap(self, frame: Frame) -> None:
        """Replace the frame on top of the stack."""
        self.stack = (*self.stack[:-1], frame)

    # Seats and chance

    def order(self) -> tuple[Seat, ...]:
        """T1.4: clockwise from the Tlatoani."""
        first, seats = self.tlatoani, self.seats
        return (*range(first, seats), *range(first))

    def order_after(self, seat: Seat) -> tuple[Seat, ...]:
        """The others in order of play."""
        return tuple([other for other in self.order() if other != seat])

    def holders(self, *cards: str) -> tuple[Seat, ...]:
        """T6.4: those who hold any card, in order, except those who have played all of these in this phase (T6.2)."""
        mask = 0
        for card in cards:
            mask |= CARD_BIT[card]
        played, hands = self.played, self.hands
        return tuple([seat for seat in self.order() if hands[seat] and played[seat] & mask != mask])

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        chance = Chance(self.chance)
        drawn = chance.below(n)
        self.chance = chance.state
        return drawn

    # The map

    @property
    def neutral(self) -> int:
        """The territories that nobody owns."""
        mask = (1 << self.board.size) - 1
        for own in self.lands:
            mask &= ~own
        return mask

    def owner(self, at: int) -> int:
        """Who owns a territory; -1: nobody, or a lake zone."""
        bit = 1 << at
        for seat, own in enumerate(self.lands):
            if own & bit:
                return seat
        return -1

    def closed(self) -> int:
        """T14.17, T16: the territories that no army enters."""
        return self.struck | self.board.valleys if self.options.introductory else self.struck

    def neighbours(self, at: int) -> int:
        """T14.3: the territories next to one, over standing dams too."""
        return self.board.with_dams[self.dams][at]

    def ships_at(self, seat: Seat, zone: int) -> int:
        """Count a seat's ships in a zone."""
        return self.ships[ZONES * seat + zone]

    def controller(self, zone: int) -> int:
        """T11.3: who has strictly more ships in a zone than anybody else; -1: nobody."""
        return controller_of(self.ships[zone::ZONES])

    def fleet(self, seat: Seat) -> int:
        """A mask of the zones where a seat has ships."""
        ships = self.ships[ZONES * seat : ZONES * seat + ZONES]
        return sum([1 << zone for zone, count in enumerate(ships) if count])

    def armies_at(self, seat: Seat, at: int) -> int:
        """A mask of a seat's armies in an area."""
        a, b, c = self.army_at[3 * seat : 3 * seat + 3]
        return (a == at) | (b == at) << 1 | (c == at) << 2

    def army_places(self, seat: Seat) -> tuple[int, ...]:
        """Where a seat's armies are; -1: in the box."""
        return self.army_at[3 * seat : 3 * seat + 3]

    # Fighters

    def add(self, seat: Seat, group: int, packed: int) -> None:
        """Add counters to an army or the reserve (a negative number takes some away)."""
        at = 4 * seat + group
        self.fighters = with_item(self.fighters, at, self.fighters[at] + packed)

    def has(self, seat: Seat, group: int, knight: bool) -> bool:
        """Return whether there is such a counter in an army or the reserve."""
        packed = self.fighters[4 * seat + group]
        return packed >= KNIGHT if knight else bool(packed & 15)

    def room(self, seat: Seat, group: int) -> bool:
        """T14.5: never more than four counters in an army or the reserve."""
        return COUNT[self.fighters[4 * seat + group]] < ARMY_SIZE

    def count_all(self, seat: Seat, warriors: int, knights: int) -> None:
        """Change how many counters a seat has in all; that is open."""
        self.warriors = with_item(self.warriors, seat, self.warriors[seat] + warriors)
        self.knights = with_item(self.knights, seat, self.knights[seat] + knights)

    def place_army(self, seat: Seat, army: int, at: int) -> None:
        """Put a general somewhere; -1 is the box."""
        self.army_at = with_item(self.army_at, 3 * seat + army, at)

    def take_from_box(self, seat: Seat, piece: int, count: int = 1) -> None:
        """T0.4: take ships (0) or pochtecas (1) out of the box (a negative number puts some back)."""
        at = 2 * seat + piece
        self.box = with_item(self.box, at, self.box[at] - count)

    def take_dam_from_box(self) -> None:
        """T0.4: one dam of the three."""
        self.box = (*self.box[:-1], self.box[-1] - 1)

    def forget(self, seat: Seat, army: int, value: int = UNKNOWN) -> None:
        """Note what everybody knows of an army's value."""
        if self.known[3 * seat + army] != value:
            self.known = with_item(self.known, 3 * seat + army, value)

    # Tribute and sacrifice points

    def gain(self, seat: Seat, amount: int, low: int | None = None, high: int | None = None) -> None:
        """Give or take tribute; if others cannot tell how much, between these bounds."""
        least, most = self.t_bounds[seat]
        if low is None or high is None:
            least, most = max(least + amount, 0), most + amount
        else:
            least, most = least + low, most + high
        self.tribute = with_item(self.tribute, seat, self.tribute[seat] + amount)
        self.t_bounds = with_item(self.t_bounds, seat, (least, most))

    def sacrifice(self, seat: Seat, amount: int) -> None:
        """Give or take sacrifice points, openly."""
        least, most = self.s_bounds[seat]
        self.sp = with_item(self.sp, seat, self.sp[seat] + amount)
        self.s_bounds = with_item(self.s_bounds, seat, (max(least + amount, 0), most + amount))

    # What others ask for

    def view(self, seat: Seat | None) -> AztecaView:
        from anahuac.games.azteca.view import view_of

        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        from anahuac.games.azteca.position import write_position

        return write_position(self)

    def material(self) -> Mapping[str, int]:
        return count_material(self)
