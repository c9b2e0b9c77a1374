"""Reading positions: builds a state piece by piece and lists everything that is wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core import Chance, Text
from anahuac.core.chance import is_chance
from anahuac.core.masks import bits
from anahuac.core.position import Reader, decode_position
from anahuac.games.azteca import judgement
from anahuac.games.azteca.counters import COUNT, KNIGHT, RESERVE, UNKNOWN
from anahuac.games.azteca.frames import Activation, Reorganise, Round, Setup, Turns, War
from anahuac.games.azteca.inventory import fill_box
from anahuac.games.azteca.machine import STEPS, run
from anahuac.games.azteca.material import (
    ACTION_CARDS,
    ARMY_SIZE,
    CARD_BIT,
    COUNTERS,
    DECK,
    MISSION_PRICES,
    POCHTECAS,
    SHIPS,
    TEMPLE,
    UNDERWORLD,
    WRATH,
    ZONES,
)
from anahuac.games.azteca.position import Position
from anahuac.games.azteca.state import AztecaState

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.position import Army

FIRST_STAGE = ("cards", "tribute", "purchase", "market", "assign", "sail", "war", "offer")
"""What begins each phase."""
PART_OF_PHASE = {1: "cards", 2: "tribute", 3: "purchase", 5: "assign", 6: "sail", 8: "offer"}
"""The parts that are played in order, so that a position may name whose turn it is."""
NEXT_STAGE = {1: "tribute", 2: "income", 3: "market", 5: "missions", 6: "engage", 7: "offer", 8: "look"}


def read_position(data: object, board: AztecaBoard) -> AztecaState:
    """Set a state up; `PositionError` lists everything that is wrong with it."""
    return PositionReader(decode_position(data, Position), board).state


class PositionReader(Reader[Position, "AztecaBoard"]):
    """Reads a position of Azteca."""

    def __init__(self, position: Position, board: AztecaBoard) -> None:
        super().__init__(position, board)
        self._frame()
        self._refuse()
        options = self._with_peoples(position.options, position.peoples)
        self.state = AztecaState.blank(board, options, position.players)
        self._refuse()
        self._lands()
        self._armies()
        self._fleets()
        self._cards()
        self._wealth()
        self._gods()
        self._marks()
        self._refuse()
        self._point()
        self._refuse()

    def _frame(self) -> None:
        """What everything else refers to."""
        position = self.position
        if position.players not in (3, 4):
            self._wrong("bad-players", game="azteca", low=3, high=4, given=position.players)
            return
        if not 1 <= position.round <= 99 or not 0 <= position.phase <= 8:
            self._wrong("azteca-position-phase", round=position.round, phase=position.phase)
        if not is_chance(position.seed) or not is_chance(position.chance or 0):
            self._wrong("bad-seed", seed=position.seed)
        for seat in sorted(set(self._seats_named()) - set(range(position.players))):
            self._wrong("position-no-seat", seat=seat, last=position.players - 1)
        for id in self._places_named():
            if id not in self.board.index or self.board.index[id] >= self.board.size:
                self._wrong("position-no-territory", territory=id[:40])

    def _seats_named(self) -> Iterator[int]:
        position = self.position
        given = position.gods.quetzalcoatl
        yield from (*position.peoples, *position.armies, *position.reserve, *(position.totals or ()), *position.ships)
        yield from (*position.tribute, *position.sp, *position.pochtecas, *position.hands, *position.seen)
        yield from (*position.played, *position.diversions, *given.given, *(given.looked or ()))
        yield from (*(position.bag or ()), *position.recovering, position.tlatoani)
        yield from (seat for seat, _, _ in position.missions)
        yield from (other for known in position.seen.values() for other in known)
        yield from (land.owner for land in position.territories.values() if land.owner is not None)
        if position.turn is not None:
            yield position.turn

    def _places_named(self) -> Iterator[str]:
        position = self.position
        yield from (*position.territories, *position.spied, *position.struck, *position.barren, *position.reinforced)
        yield from (at for _, _, at in position.missions if at is not None)

    def _lands(self) -> None:
        """T0.1, T10.6: owners, markers of assimilation, population counters."""
        state, board = self.state, self.board
        population = [0] * board.size
        for id, land in self.position.territories.items():
            at = board.index[id]
            home = at in state.homes
            if home and land.owner not in (None, state.homes.index(at)):
                self._wrong("azteca-position-capital", territory=id)
            elif land.owner is not None and not home:
                state.lands = tuple(
                    own | 1 << at if seat == land.owner else own for seat, own in enumerate(state.lands)
                )
            if land.assimilated and (home or land.owner is None or board.valleys >> at & 1):
                self._wrong("azteca-position-assimilated", territory=id)
            if land.population and (home or board.valleys >> at & 1):
                self._wrong("azteca-position-population", territory=id)
            state.assimilated |= land.assimilated << at
            population[at] = land.population
        state.population = tuple(population)

    def _armies(self) -> None:
        """T0.4, T1.2: generals, counters and reserves."""
        for seat in self.seats:
            for letter, army in self.position.armies.get(seat, {}).items():
                self._army(seat, "ABC".index(letter), army)
            reserve = self.position.reserve.get(seat)
            if reserve is not None:
                self._counters(seat, RESERVE, reserve.warriors, reserve.knights)
        self._totals()

    def _army(self, seat: int, number: int, army: Army) -> None:
        state, board = self.state, self.board
        at = board.index.get(army.at, -1)
        if at < 0:
            self._wrong("position-no-territory", territory=army.at[:40])
            return
        self._counters(seat, number, army.warriors, army.knights)
        own = at < board.size and state.lands[seat] >> at & 1
        if not own and self.position.stack is None:
            self._wrong("azteca-position-army-place", seat=seat, army="ABC"[number])
        dealt = any(isinstance(frame, Reorganise | Setup) for frame in self.position.stack or ())
        if not COUNT[state.fighters[4 * seat + number]] and not dealt:
            self._wrong("azteca-position-empty-army", seat=seat, army="ABC"[number])
        state.place_army(seat, number, at)
        state.moved |= army.moved << 3 * seat + number
        state.forget(seat, number, UNKNOWN if army.known is None else army.known)

    def _counters(self, seat: int, group: int, warriors: int, knights: int) -> None:
        if min(warriors, knights) < 0 or warriors + knights > ARMY_SIZE:
            self._wrong("azteca-position-counters", seat=seat, group="ABCR"[group], limit=ARMY_SIZE)
            return
        self.state.add(seat, group, warriors + KNIGHT * knights)

    def _totals(self) -> None:
        state, totals = self.state, self.position.totals
        for seat in self.seats:
            groups = state.fighters[4 * seat : 4 * seat + 4]
            warriors, knights = sum(g & 15 for g in groups), sum(g >> 4 for g in groups)
            for frame in self.position.stack or ():
                if isinstance(frame, Reorganise) and frame.seat == seat and frame.pool is not None:
                    warriors, knights = warriors + frame.pool[0], knights + frame.pool[1]
            if totals is not None and seat in totals and not self._setting_up():
                if (totals[seat].warriors, totals[seat].knights) != (warriors, knights):
                    self._wrong("azteca-position-totals", seat=seat)
            elif totals is not None and seat in totals:
                warriors, knights = totals[seat].warriors, totals[seat].knights
            if warriors + knights > COUNTERS:
                self._wrong("azteca-position-too-many", seat=seat, limit=COUNTERS)
            state.count_all(seat, warriors, knights)

    def _setting_up(self) -> bool:
        return any(isinstance(frame, Setup) for frame in self.position.stack or ())

    def _fleets(self) -> None:
        """T0.4, T1.3: ships, dams and pochtecas."""
        state, position, board = self.state, self.position, self.board
        ships = list(state.ships)
        for seat, zones in position.ships.items():
            for id, count in zones.items():
                if id not in board.zone_ids or count < 0:
                    self._wrong("azteca-position-zone", zone=id[:40])
                    continue
                ships[ZONES * seat + board.zone_ids.index(id)] = count
            if sum(max(count, 0) for count in zones.values()) > SHIPS:
                self._wrong("azteca-position-ships", seat=seat, limit=SHIPS)
        state.ships = tuple(ships)
        lines = {frozenset(pair): at for at, pair in enumerate(board.data.dams)}
        for pair in position.dams:
            if frozenset(pair) not in lines or board.island not in state.homes or position.options.introductory:
                self._wrong("azteca-position-dam", one=pair[0][:40], other=pair[1][:40])
            else:
                state.dams |= 1 << lines[frozenset(pair)]
        state.pochtecas = self._by_seat(position.pochtecas)
        on_missions = Counter(seat for seat, _, _ in position.missions)
        for seat in self.seats:
            if not 0 <= state.pochtecas[seat] <= POCHTECAS - on_missions[seat]:
                self._wrong("azteca-position-pochtecas", seat=seat, limit=POCHTECAS)

    def _by_seat(self, counts: dict[int, int]) -> tuple[int, ...]:
        return tuple(counts.get(seat, 0) for seat in self.seats)

    def _cards(self) -> None:
        """T0.5, T6.3: every action card is in a hand, in the deck or discarded. Left out: the deck is the rest."""
        state, position = self.state, self.position
        used = Counter[str](position.discard)
        for hand in position.hands.values():
            used.update(hand)
        used.update(position.deck or ())
        for card, count in ACTION_CARDS.items():
            if used[card] > count or (position.deck is not None and used[card] != count):
                name = Text(f"azteca-card-{card}")
                self._wrong("azteca-position-cards", card=name, count=used[card], expected=count)
        chance = Chance(position.seed)
        rest: Iterable[str] = (Counter[str](DECK) - used).elements()
        state.deck = chance.shuffled(rest) if position.deck is None else tuple(position.deck)
        state.chance = chance.state if position.chance is None else position.chance
        state.discard = tuple(sorted(position.discard))
        state.hands = tuple(tuple(sorted(position.hands.get(seat, ()))) for seat in self.seats)
        if position.options.introductory and any(state.hands):
            self._wrong("azteca-position-introductory")
        self._known_cards()

    def _known_cards(self) -> None:
        state, position = self.state, self.position
        rows = list(state.seen)
        for observer, known in position.seen.items():
            for seat, cards in known.items():
                if observer == seat or Counter[str](cards) - Counter(state.hands[seat]):
                    self._wrong("azteca-position-seen", observer=observer, seat=seat)
                rows[observer * state.seats + seat] = tuple(sorted(cards))
        state.seen = tuple(rows)
        state.played = tuple(sum(CARD_BIT[card] for card in set(position.played.get(seat, ()))) for seat in self.seats)

    def _wealth(self) -> None:
        """T7.2: tribute and sacrifice points. Left out: everybody can tell them."""
        state, position = self.state, self.position
        state.tribute, state.sp = self._by_seat(position.tribute), self._by_seat(position.sp)
        given = position.gods.quetzalcoatl.given
        state.given, state.fed = self._by_seat(given), self._by_seat(position.gods.fed)
        if min(*state.tribute, *state.sp, *state.given, *state.fed) < 0:
            self._wrong("azteca-position-negative")
        held = [state.sp[seat] + state.given[seat] for seat in self.seats]
        state.t_bounds = tuple((amount, amount) for amount in state.tribute)
        state.s_bounds = tuple((amount, amount) for amount in held)
        if position.bounds is not None:
            tribute = position.bounds.get("tribute", list(state.t_bounds))
            sacrifices = position.bounds.get("sacrifices", list(state.s_bounds))
            if len(tribute) != state.seats or len(sacrifices) != state.seats:
                self._wrong("azteca-position-bounds")
                return
            inside = [low <= t <= high for (low, high), t in zip(tribute, state.tribute, strict=True)]
            inside += [low <= s <= high for (low, high), s in zip(sacrifices, held, strict=True)]
            if not all(inside) and not self._setting_up():
                self._wrong("azteca-position-bounds")
            state.t_bounds, state.s_bounds = tuple(tribute), tuple(sacrifices)

    def _gods(self) -> None:
        """T15: the steps, the urn and the wrath cards."""
        state, gods = self.state, self.position.gods
        serpent = gods.quetzalcoatl
        state.q_step, state.tez_step = serpent.step, gods.tezcatlipoca
        over = self.position.end is not None
        if not 0 <= serpent.step <= TEMPLE - (not over) or not 0 <= gods.tezcatlipoca <= UNDERWORLD - (not over):
            self._wrong("azteca-position-gods")
        urn = sum(state.given) - serpent.step * state.options.step_cost
        if urn < 0 or serpent.urn not in (None, urn):
            self._wrong("azteca-position-urn", urn=urn)
        looked = serpent.looked
        state.looked = state.given if looked is None else self._by_seat(looked)
        if any(before > now for before, now in zip(state.looked, state.given, strict=True)):
            self._wrong("azteca-position-looked")
        state.urn_seen = sum(state.looked) - serpent.step * state.options.step_cost
        if len(set(gods.wrath)) != len(gods.wrath) or not set(gods.wrath) <= set(WRATH):
            self._wrong("azteca-position-wrath")
        drawn = any(isinstance(frame, Round) and frame.stage == "wrath" for frame in self.position.stack or ())
        state.wrath = tuple(sorted(gods.wrath)) if gods.wrath or drawn else WRATH

    def _marks(self) -> None:
        """What lasts until the end of the round."""
        state, position, board = self.state, self.position, self.board
        state.round, state.phase, state.tlatoani = position.round, position.phase, position.tlatoani
        state.spied, state.struck, state.barren = (
            board.mask(ids) for ids in (position.spied, position.struck, position.barren)
        )
        for home in state.homes:
            if state.struck >> home & 1:
                self._wrong("azteca-position-struck", territory=board.ids[home])
        for at in bits(state.struck):
            if any(state.armies_at(seat, at) for seat in self.seats) and self.position.stack is None:
                self._wrong("azteca-position-struck", territory=board.ids[at])
        stays = [(board.index[id], force.warriors, force.knights) for id, force in position.reinforced.items()]
        state.reinforced = tuple(sorted(stays))
        missions = []
        for seat, kind, target in position.missions:
            if kind not in (*MISSION_PRICES, "ally+") or (target is None) != (kind == "expedition"):
                self._wrong("azteca-position-mission", mission=kind[:40])
                continue
            missions.append((seat, kind, -1 if target is None else board.index[target]))
        state.missions = tuple(missions)
        fill_box(state)
        state.diversions = self._by_seat(position.diversions)
        state.recovering = sum(1 << seat for seat in set(position.recovering))
        bag = Counter(position.bag or ())
        state.bag = tuple(bag[seat] for seat in self.seats)

    # Where the game stands

    def _point(self) -> None:
        state, position = self.state, self.position
        if position.end is not None:
            state.stack = (Round("over"),)
            state.outcome = judgement.outcome_of(state, position.end)
            return
        if position.stack is None:
            self._begin_phase()
        else:
            state.stack = tuple(position.stack)
        self._go_on()

    def _begin_phase(self) -> None:
        """Without a stack the phase begins, at somebody's turn if it is named."""
        state, position = self.state, self.position
        phase = max(position.phase, 1)
        state.phase = phase
        if position.turn is None and (phase != 7 or position.bag is None):
            state.stack = (Round(FIRST_STAGE[phase - 1]),)  # type: ignore[arg-type]
            return
        if phase == 7:
            self._activate()
            return
        if phase not in PART_OF_PHASE or (phase == 1 and state.options.introductory):
            self._wrong("azteca-position-turn", phase=phase)
            return
        order = state.order()
        left = order[order.index(position.turn or 0) :]
        state.stack = (Round(NEXT_STAGE[phase]), Turns(PART_OF_PHASE[phase], left))  # type: ignore[arg-type]

    def _activate(self) -> None:
        """T14.2: in the middle of the war, with a marker in somebody's hand if a turn is named.

        Left out: the bag has a marker for each army that has not moved, but for the one that was drawn.
        """
        state, turn = self.state, self.position.turn
        if self.position.bag is None:
            fresh = [at >= 0 and not state.moved >> number & 1 for number, at in enumerate(state.army_at)]
            markers = [sum(fresh[3 * seat : 3 * seat + 3]) - (seat == turn) for seat in self.seats]
            state.bag = tuple(max(0, count) for count in markers)
        state.stack = (Round("offer"), War()) if turn is None else (Round("offer"), War(), Activation(turn))

    def _go_on(self) -> None:
        """Go to the next point at which somebody decides; what does not fit together is refused."""
        state = self.state
        if self.problems:
            return
        try:
            if not isinstance(state.stack[0], Round) or any(isinstance(f, Round) for f in state.stack[1:]):
                raise ValueError
            if not self._seats_in_stack() <= set(self.seats):
                raise ValueError
            run(state, None, None)
            if state.outcome is None and (state.step not in STEPS or not state.to_act):
                raise ValueError
            for seat in state.to_act:
                if not state.legal_actions(seat):
                    raise ValueError
                state.view(seat)
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
            self._wrong("azteca-position-stack")

    def _seats_in_stack(self) -> set[int]:
        """All seats that the frames name as somebody who does something."""
        names = ("seat", "asker", "roller", "partner", "attacker", "seats", "order", "asking", "deciding", "bidders")
        found: set[int] = set()
        for frame in self.state.stack:
            for name in names:
                value = getattr(frame, name, ())
                found |= {value} if isinstance(value, int) else set(value)
        return found
