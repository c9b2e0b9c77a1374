"""The position: its fields, its copy, who must act. What each step takes is in the modules of the phases."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from anahuac.core import Chance, Illegal, State, find_game
from anahuac.games.azteca.counters import COUNT, KNIGHT, UNKNOWN
from anahuac.games.azteca.inventory import count_material
from anahuac.games.azteca.machine import carry_out, legal, why_not, why_not_to_act
from anahuac.games.azteca.material import ARMY_SIZE, CARD_BIT, WRATH, ZONES
from anahuac.games.azteca.steps import with_item

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.core import Action, Event, Game, Outcome, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.frames import Frame
    from anahuac.games.azteca.options import AztecaOptions
    from anahuac.games.azteca.view import AztecaView

Mission = tuple[int, str, int]
"""The seat, the kind, and the territory, or -1."""


class AztecaState(State):
    """One point of a game. Every field is immutable, so that a copy is a few assignments.

    Armies are numbered 3 times the seat and the letter, groups (with the reserve) 4 times the seat and the letter.
    Sets of territories are masks. `t_bounds` and `s_bounds` are what everybody can tell about somebody's tribute, and
    about the sacrifice points somebody holds or gave to Quetzalcoatl; `known` is the value of an army that a battle
    has shown since its counters were last dealt out; `seen` are cards that a seat knows in another's hand.
    """

    __slots__ = (
        "army_at",
        "assimilated",
        "bag",
        "barren",
        "board",
        "chance",
        "dams",
        "deck",
        "discard",
        "diversions",
        "fighters",
        "given",
        "hands",
        "homes",
        "knights",
        "known",
        "lands",
        "looked",
        "missions",
        "moved",
        "options",
        "outcome",
        "phase",
        "played",
        "pochtecas",
        "population",
        "q_step",
        "recovering",
        "reinforced",
        "round",
        "s_bounds",
        "seats",
        "seen",
        "ships",
        "sp",
        "spied",
        "stack",
        "struck",
        "t_bounds",
        "tez_step",
        "tlatoani",
        "to_act",
        "tribute",
        "urn_seen",
        "warriors",
        "wrath",
    )

    board: AztecaBoard
    options: AztecaOptions
    army_at: tuple[int, ...]
    assimilated: int
    bag: tuple[int, ...]
    barren: int
    chance: int
    dams: int
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    diversions: tuple[int, ...]
    fighters: tuple[int, ...]
    given: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    homes: tuple[int, ...]
    knights: tuple[int, ...]
    known: tuple[int, ...]
    lands: tuple[int, ...]
    looked: tuple[int, ...]
    missions: tuple[Mission, ...]
    moved: int
    outcome: Outcome | None
    phase: int
    played: tuple[int, ...]
    pochtecas: tuple[int, ...]
    population: tuple[int, ...]
    q_step: int
    recovering: int
    reinforced: tuple[tuple[int, int, int], ...]
    round: int
    s_bounds: tuple[tuple[int, int], ...]
    seen: tuple[tuple[str, ...], ...]
    ships: tuple[int, ...]
    sp: tuple[int, ...]
    spied: int
    stack: tuple[Frame, ...]
    struck: int
    t_bounds: tuple[tuple[int, int], ...]
    tez_step: int
    tlatoani: int
    tribute: tuple[int, ...]
    urn_seen: int
    warriors: tuple[int, ...]
    wrath: tuple[int, ...]

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
        for field in ("bag", "diversions", "given", "knights", "looked", "played", "pochtecas", "sp", "tribute"):
            setattr(state, field, zeros)
        state.warriors = zeros
        state.t_bounds = state.s_bounds = ((0, 0),) * seats
        state.hands, state.seen = ((),) * seats, ((),) * (seats * seats)
        state.deck = state.discard = state.missions = state.reinforced = ()
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
    def step(self) -> str:
        """The step whose rules hold now; `over` after the last."""
        return "over" if self.outcome is not None else self.stack[-1].step

    def copy(self) -> AztecaState:
        new = AztecaState()
        new.army_at = self.army_at
        new.assimilated = self.assimilated
        new.bag = self.bag
        new.barren = self.barren
        new.board = self.board
        new.chance = self.chance
        new.dams = self.dams
        new.deck = self.deck
        new.discard = self.discard
        new.diversions = self.diversions
        new.fighters = self.fighters
        new.given = self.given
        new.hands = self.hands
        new.homes = self.homes
        new.knights = self.knights
        new.known = self.known
        new.lands = self.lands
        new.looked = self.looked
        new.missions = self.missions
        new.moved = self.moved
        new.options = self.options
        new.outcome = self.outcome
        new.phase = self.phase
        new.played = self.played
        new.pochtecas = self.pochtecas
        new.population = self.population
        new.q_step = self.q_step
        new.recovering = self.recovering
        new.reinforced = self.reinforced
        new.round = self.round
        new.s_bounds = self.s_bounds
        new.seats = self.seats
        new.seen = self.seen
        new.ships = self.ships
        new.sp = self.sp
        new.spied = self.spied
        new.stack = self.stack
        new.struck = self.struck
        new.t_bounds = self.t_bounds
        new.tez_step = self.tez_step
        new.tlatoani = self.tlatoani
        new.to_act = self.to_act
        new.tribute = self.tribute
        new.urn_seen = self.urn_seen
        new.warriors = self.warriors
        new.wrath = self.wrath
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AztecaState) and _fields(self) == _fields(other)

    def __hash__(self) -> int:
        return hash(_fields(self))

    def legal_actions(self, seat: Seat) -> Sequence[AztecaAction]:
        if seat not in self.to_act:
            return ()
        return legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Illegal | None:
        if seat not in self.to_act:
            return why_not_to_act(self, seat)
        return why_not(self, seat, self._own(action))

    def _own(self, action: Action) -> AztecaAction:
        """Take the action of our catalogue: usually it is that very object."""
        catalogue = self.board.catalogue
        id = getattr(action, "id", -1)
        if 0 <= id < len(catalogue.actions) and catalogue.actions[id] is action:
            return catalogue.actions[id]
        return catalogue.own(action)

    def _carry_out(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        carry_out(self, seat, self.board.catalogue.actions[action.id], events)

    # The stack

    def push(self, frame: Frame) -> None:
        """Begin something that comes before everything else."""
        self.stack = (*self.stack, frame)

    def pop(self) -> None:
        """End what is going on."""
        self.stack = self.stack[:-1]

    def swap(self, frame: Frame) -> None:
        """Let what is going on go on otherwise."""
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
        """T6.4: those who hold any card, in order, except who has played all of these in this phase (T6.2)."""
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
        ships = self.ships[zone::ZONES]
        most = max(ships)
        return ships.index(most) if most and ships.count(most) == 1 else -1

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
        """Tell whether there is such a counter in an army or the reserve."""
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


_fields = attrgetter(*AztecaState.__slots__)
