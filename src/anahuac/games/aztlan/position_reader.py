"""Reading positions: builds a state piece by piece and lists everything that is wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core import Chance, Text
from anahuac.core.chance import is_chance
from anahuac.core.masks import bits
from anahuac.core.position import Reader, decode_position
from anahuac.games.aztlan import conflict, expansion, scoring
from anahuac.games.aztlan.choice import power_bit
from anahuac.games.aztlan.material import (
    AGES,
    ALLOTMENT,
    CULTURE_CARDS,
    DECK,
    FACTIONS,
    POWERS,
    Culture,
    box_of,
)
from anahuac.games.aztlan.options import other_faction
from anahuac.games.aztlan.pawns import PAWN, where
from anahuac.games.aztlan.position import STEPS_OF_PHASE, Count, Position
from anahuac.games.aztlan.state import AztlanState
from anahuac.games.aztlan.track import order_of_play, outcome_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from anahuac.core import Seat
    from anahuac.games.aztlan.board import AztlanBoard


def read_position(data: object, board: AztlanBoard) -> AztlanState:
    """Set a state up; `PositionError` lists everything that is wrong with it."""
    return PositionReader(decode_position(data, Position), board).state


def _wrong_frame(position: Position) -> Iterator[Text]:
    """Check what everything else refers to: how many seats there are, and which point of the game this is."""
    if position.players not in ALLOTMENT:
        yield Text("bad-players", game="aztlan", low=2, high=4, given=position.players)
        return
    if not 1 <= position.age <= AGES:
        yield Text("aztlan-position-age", age=position.age)
    if position.step and position.step not in STEPS_OF_PHASE[position.phase]:
        yield Text("aztlan-position-step", step=position.step, phase=Text(f"aztlan-phase-{position.phase}"))
    if not is_chance(position.seed) or not is_chance(position.chance or 0):
        yield Text("bad-seed", seed=position.seed)
    used: set[int] = {*position.asking, *position.spared, *(position.order or ())}
    used |= set() if position.turn is None else {position.turn}
    by_seat = (position.cards, position.power_earlier, position.supply, position.removed, position.to_place)
    for keys in (*by_seat, position.culture, position.factions, position.peoples, *position.pawns.values()):
        used |= set(keys or ())
    for seat in sorted(used - set(range(position.players))):
        yield Text("position-no-seat", seat=seat, last=position.players - 1)


class PositionReader(Reader[Position, "AztlanBoard"]):
    """Reads a position of Aztlán."""

    def __init__(self, position: Position, board: AztlanBoard) -> None:
        super().__init__(position, board)
        self.problems += _wrong_frame(position)
        self._refuse()
        options = self._with_peoples(position.options, position.peoples)
        self.state = AztlanState.blank(board, options, position.players)
        self.state.age = position.age
        self.state.step = position.step or STEPS_OF_PHASE[position.phase][0]
        self._track()
        self._powers()
        self._pawns()
        self._culture()
        self._point()
        if not self.problems:
            self._moment()
        self._refuse()
        self._advance()

    def _track(self) -> None:
        """Z1: the score markers. Left out: all on 0, seat 0 on top, so that it begins."""
        state, track = self.state, self.position.track
        if track is not None:
            seats = [seat for points in sorted(track) for seat in track[points]]
            if sorted(seats) != list(self.seats):
                self._wrong("aztlan-position-track")
            elif min(track) < 0:
                self._wrong("aztlan-position-negative")
            else:
                state.track = tuple(seats)
                scores = {seat: points for points, stack in track.items() for seat in stack}
                state.scores = tuple(scores[seat] for seat in self.seats)
        order = self.position.order
        if order is not None and sorted(order) != list(self.seats):
            self._wrong("aztlan-position-order")
        else:
            state.order = tuple(order) if order else order_of_play(state.track)
        if self.position.turn is not None:
            state.turn = state.order.index(self.position.turn)

    def _powers(self) -> None:
        """Z2.1: this age's cards and those of earlier ages. Left out: the lowest cards were played."""
        position, state = self.position, self.state
        cards = [position.cards.get(seat, 0) for seat in self.seats]
        hands = []
        for seat, card in enumerate(cards):
            default = [power for power in POWERS if power != card][: position.age - 1]
            earlier = position.power_earlier.get(seat, default)
            played = [*earlier, *([card] if card else [])]
            if len(earlier) != position.age - 1:
                self._wrong("aztlan-position-earlier", seat=seat, count=len(earlier), expected=position.age - 1)
            if not set(played) <= set(POWERS):
                self._wrong("aztlan-position-power", seat=seat)
            elif len(set(played)) != len(played):
                self._wrong("aztlan-position-power-twice", seat=seat)
            if not card and position.phase != "choice":
                self._wrong("aztlan-position-no-card", seat=seat)
            hands.append(sum(power_bit(power) for power in set(POWERS) - set(played)))
        if position.phase == "choice" and all(cards):
            self._wrong("aztlan-position-all-chosen")
        state.cards, state.hands = tuple(cards), tuple(hands)

    def _pawns(self) -> None:
        """Z0.2: every pawn of the box is on the board, in the supply, removed or still to be placed."""
        position, state, index = self.position, self.state, self.board.index
        packed = [0 for _ in self.seats]
        on_board = [0 for _ in self.seats]
        for territory, pawns in position.pawns.items():
            if territory not in index:
                self._wrong("position-no-territory", territory=territory[:40])
                continue
            for seat, count in pawns.items():
                if not 0 <= count <= box_of(state.seats):
                    self._wrong("aztlan-position-count", territory=territory, seat=seat, count=count)
                    continue
                packed[seat] += count * PAWN[index[territory]]
                on_board[seat] += count
        if not self.problems:
            state.pawns = tuple(packed)
            state.present = tuple(map(where, state.pawns))
        heaps = [self._heaps(seat, box_of(state.seats) - on_board[seat]) for seat in self.seats]
        state.supply, state.removed, state.to_place = (tuple(heap) for heap in zip(*heaps, strict=True))
        if state.step == "place" and not any(state.to_place):
            self._wrong("aztlan-position-none-to-place")

    def _heaps(self, seat: Seat, rest: int) -> tuple[int, int, int]:
        """Divide what is not on the board into supply, removed pawns and pawns to place."""
        position = self.position
        allotment = ALLOTMENT[position.players][position.age - 1] if position.phase == "expansion" else 0
        removed = _get(position.removed, seat)
        to_place = _get(position.to_place, seat)
        supply = _get(position.supply, seat)
        if to_place is None:
            to_place = max(0, min(allotment, rest - (removed or 0)))
        if supply is None:
            supply = rest - to_place - (removed or 0)
        if removed is None:
            removed = rest - to_place - supply
        if min(supply, removed, to_place) < 0 or supply + removed + to_place != rest:
            self._wrong("aztlan-position-pawns", seat=seat, box=box_of(position.players))
        if to_place > allotment:
            id = "aztlan-position-allotment" if allotment else "aztlan-position-to-place"
            self._wrong(id, seat=seat, allotment=allotment)
        return supply, removed, to_place

    def _culture(self) -> None:
        """Z0.4: every culture card is in a hand, in the deck or played. Left out: the deck is the rest, shuffled."""
        position, state = self.position, self.state
        used = Counter(position.discard)
        for hand in position.culture.values():
            used.update(hand)
        if position.deck is not None:
            used.update(position.deck)
        for card, count in CULTURE_CARDS.items():
            wrong = used[card] != count if position.deck is not None else used[card] > count
            if wrong:
                name = Text(f"aztlan-card-{card}")
                self._wrong("aztlan-position-culture", card=name, count=used[card], expected=count)
        chance = Chance(position.seed)
        deck: Iterable[Culture] | None = position.deck
        if deck is None:
            deck = chance.shuffled((Counter(DECK) - used).elements())
        state.deck = tuple(deck)
        state.discard = tuple(sorted(position.discard))
        state.culture = tuple(tuple(sorted(position.culture.get(seat, ()))) for seat in self.seats)
        state.chance = chance.state if position.chance is None else position.chance

    def _point(self) -> None:
        """Where exactly in the age the game stands, and what only matters there."""
        position, state = self.position, self.state
        if state.seats == 2:
            given = position.factions
            first = given.get(0) or (other_faction(given[1]) if 1 in given else FACTIONS[0])
            state.factions = (first, other_faction(first))
            if given.get(1, state.factions[1]) == first:
                self._wrong("aztlan-position-factions")
        elif position.factions:
            self._wrong("aztlan-option-faction")
        for territory in (*position.settled, *([] if position.contested is None else [position.contested])):
            if territory not in self.board.index:
                self._wrong("position-no-territory", territory=territory[:40])
        if (position.contested is not None) != (state.step in ("decide", "answer")):
            self._wrong("aztlan-position-contested")
        if bool(position.asking) != (state.step == "answer") or (position.spared and not position.asking):
            self._wrong("aztlan-position-asking")
        if position.phase != "conflict" and position.settled:
            self._wrong("aztlan-position-settled")
        if position.phase != "scoring" and (position.rafts or position.blessed):
            self._wrong("aztlan-position-scoring")
        if position.phase == "over" and position.age != AGES:
            self._wrong("aztlan-position-over")
        if position.contested in self.board.index:
            state.contested = self.board.index[position.contested]
        state.asking, state.spared = tuple(position.asking), tuple(position.spared)
        state.rafts, state.blessed = position.rafts, tuple(position.blessed)

    def _moment(self) -> None:
        """What must be so in the middle of a turn, once everything else is in order."""
        state, position = self.state, self.position
        seat = state.order[state.turn]
        if state.step == "move" and not state.present[seat]:
            self._wrong("aztlan-position-move", seat=seat)
        if position.phase == "conflict":
            self._conflicts()
            if position.contested is not None:
                self._fight(seat)
        if position.phase == "scoring":
            self._lies_open([*state.blessed, *(["rafts"] if state.rafts else [])])

    def _conflicts(self) -> None:
        """Z4.2: whoever has had their turn has settled their territories. What they did not fight for, they share.

        Z4.4: but where a tie stood, nobody weaker is left.
        """
        state, position = self.state, self.position
        settled = self.board.mask([*position.settled, *([] if position.contested is None else [position.contested])])
        past = set(state.order[: state.turn])
        for at in bits(conflict.shared_territories(state) & ~settled):
            first = conflict.strongest(state, at)
            if not past.issuperset(first):
                continue
            settled |= 1 << at
            if 1 < len(first) < sum(present >> at & 1 for present in state.present):
                self._wrong("aztlan-position-tie-past", territory=self.board.names[at])
        conflict.survey(state, conflict.shared_territories(state) & ~settled)

    def _fight(self, fighter: Seat) -> None:
        """Z4.3, Z4.5, Z4.6: who fights is strongest, alone or by a Great Tlatoani; only losers are asked or spared."""
        state = self.state
        first = conflict.strongest(state, state.contested)
        losers = conflict.losers(state)
        broken = len(first) > 1
        if fighter not in first or not losers or (state.step == "decide" and not broken):
            self._wrong("aztlan-position-fighter", seat=fighter, territory=self.board.names[state.contested])
        if broken:
            self._lies_open(["tlatoani"])
        named = [*state.spared, *state.asking]
        asked = [loser for loser in losers if loser in state.asking and state.culture[loser]]
        if len(set(named)) != len(named) or not set(named) <= set(losers) or list(state.asking) != asked:
            self._wrong("aztlan-position-losers")
        self._lies_open(["sacred-games"] * len(state.spared))

    def _lies_open(self, cards: Iterable[str]) -> None:
        """Z0.4: a card that was played lies open."""
        for card in Counter(cards) - Counter[str](self.state.discard):
            self._wrong("aztlan-position-not-played", card=Text(f"aztlan-card-{card}"))

    def _advance(self) -> None:
        """Go to the next point at which somebody decides."""
        {
            "choice": self._at_choice,
            "expansion": self._at_expansion,
            "conflict": self._at_conflict,
            "scoring": self._at_scoring,
            "over": self._at_end,
        }[self.position.phase]()

    def _at_choice(self) -> None:
        self.state.to_act = tuple(seat for seat in self.seats if not self.state.cards[seat])

    def _at_expansion(self) -> None:
        state = self.state
        seat = state.order[state.turn]
        if state.step == "move" or (self.position.turn is not None and state.to_place[seat]):
            state.to_act = (seat,)
        else:
            state.turn -= 1
            expansion.next_turn(state, None)

    def _at_conflict(self) -> None:
        state = self.state
        if state.contested < 0:
            conflict.go_on(state, None)
        else:
            state.to_act = state.asking[:1] or (state.order[state.turn],)

    def _at_scoring(self) -> None:
        scoring.go_on(self.state, None)

    def _at_end(self) -> None:
        self.state.to_act = ()
        self.state.outcome = outcome_of(self.state)


def _get(counts: Count | None, seat: Seat) -> int | None:
    """A seat's count; what a list does not name is 0, what is not listed at all is open."""
    return None if counts is None else counts.get(seat, 0)
