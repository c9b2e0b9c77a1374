"""Many games of Aztlán at once among networks and rules, and what is to be learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from anahuac.bots.aztlan.judgement.belief import beliefs, in_hand, traces
from anahuac.bots.aztlan.judgement.cards import careful_mixes
from anahuac.bots.aztlan.judgement.judge import open_rows
from anahuac.bots.aztlan.judgement.options import lead
from anahuac.bots.aztlan.judgement.realms import realms_of
from anahuac.bots.aztlan.judgement.rows import layout_of, row_of, seen_by
from anahuac.core import Chance
from anahuac.games.aztlan.choice import powers_of
from anahuac.games.aztlan.material import POWERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.judge import Judge, Valued
    from anahuac.bots.aztlan.judgement.rivals import Table
    from anahuac.core import Seat
    from anahuac.games.aztlan.state import AztlanState

    Floats = NDArray[np.float32]

LAMBDA: Final = 0.95
"""How much more the later positions of a game say than the next one."""
ANY_CARD: Final = 0.06
MOST_COMBINATIONS: Final = 300
"""Where there are more combinations of cards, mixes are found by some of them: so many, at such a temperature."""
TRIED, WARM = 6, 0.03
GUESSED: Final = 0.2
"""Of which part of the decisions guesses are learned."""


class Sample(NamedTuple):
    """A position that a seat has reached: its inputs and age, what it was thought to be worth."""

    inputs: Floats
    age: int
    win: float
    margin: float
    open: Floats | None
    """The same with the cards of all known, at a choice."""


class Lesson(NamedTuple):
    """Positions with what became of them, and cards with what told of them."""

    inputs: NDArray[np.float16]
    ages: NDArray[np.int64]
    win: Floats
    margin: Floats
    traces: Floats
    hands: Floats
    cards: NDArray[np.int64]
    card_ages: NDArray[np.int64]


class Playing:
    """Games that are played at the same time, and what their seats have seen."""

    def __init__(
        self,
        states: list[AztlanState],
        seats: list[Table],
        judges: Sequence[Judge],
        generator: np.random.Generator,
        keep: bool = True,
    ) -> None:
        self.states, self.tables, self.judges, self.generator, self.keep = states, seats, judges, generator, keep
        self.chance = Chance(int(generator.integers(1 << 60)))
        self.seen: list[list[list[Sample]]] = [[[] for _ in range(state.seats)] for state in states]
        self.secrets: list[tuple[NDArray[np.int64], int, int]] = []
        """Rows, a place in them, and the card that was hidden there."""
        self.layout, self.realms = layout_of(states[0].seats), realms_of(states[0].board)

    def play(self) -> None:
        """Play all games to the end."""
        while going := [number for number, state in enumerate(self.states) if state.to_act]:
            waiting = [number for number in going if self.states[number].step != "choose"]
            if not waiting:
                self._choose(going)
            by_judge: dict[int, list[int]] = {}
            for number in waiting:
                self._take_simple(number, by_judge)
            for judge, numbers in by_judge.items():
                self._take(self.judges[judge], numbers)

    def _take_simple(self, number: int, by_judge: dict[int, list[int]]) -> None:
        """Carry out the only action, or what rules tell; leave the others to the judges."""
        state = self.states[number]
        seat = state.to_act[0]
        player = self.tables[number].players[seat]
        if state.step not in ("place", "move"):
            legal = state.legal_actions(seat)
            if len(legal) == 1:
                state.apply_legal(seat, legal[0])
                return
        if player.rules is None:
            by_judge.setdefault(player.judge, []).append(number)
        else:
            state.apply(seat, player.rules(state, seat, self.chance))

    def _take(self, judge: Judge, numbers: list[int]) -> None:
        """Value the actions in some games and carry out the best."""
        decisions = [(self.states[number], self.states[number].to_act[0]) for number in numbers]
        valued = judge.value(decisions)
        players = [self.tables[number].players[seat] for number, (_, seat) in zip(numbers, decisions, strict=True)]
        of, ids = valued.options.of, valued.options.ids
        worth = valued.worth.copy()
        heat = np.array([player.heat for player in players], np.float32)[of]
        worth += heat * self.generator.gumbel(size=len(worth)).astype(np.float32)
        peace = np.array([player.peace for player in players], np.float32)
        if peace.any():
            coexist = decisions[0][0].board.of_kind["coexist"]
            worth += peace[of] * ((ids >= coexist[0].id) & (ids <= coexist[-1].id))
        best = valued.best(worth)
        for place, number in enumerate(numbers):
            state, seat = decisions[place]
            player, chosen = players[place], best[place]
            action = state.board.catalogue[int(ids[chosen])]
            self.taken(number, valued.base[place])
            if self.keep and player.learns and valued.options.won[chosen] < 0:
                self._note(number, seat, valued, chosen)
            if self.keep and state.step in ("place", "move") and self.generator.random() < GUESSED:
                self._note_cards(valued.base[place], state, seat)
            state.apply_legal(seat, action)

    def taken(self, number: int, row: NDArray[np.int64]) -> None:
        """Be told of a decision that is about to be carried out, with what its seat knows."""

    def _note(self, number: int, seat: Seat, valued: Valued, place: int, opened: Floats | None = None) -> None:
        sample = Sample(
            valued.inputs[place].astype(np.float16),
            int(valued.ages[place]),
            float(valued.win[place]),
            float(valued.margin[place]),
            opened,
        )
        self.seen[number][seat].append(sample)

    def _note_cards(self, row: NDArray[np.int64], state: AztlanState, seat: Seat) -> None:
        """Remember what could be seen, and which cards the others had chosen."""
        for place, other in enumerate(seen_by(state, seat)):
            if other != seat:
                self.secrets.append((row, place, state.cards[other] - POWERS[0]))

    def _choose(self, numbers: list[int]) -> None:
        """Z2.1: all seats of some games of one age choose at once, those that play by rules as well."""
        states = [self.states[number] for number in numbers]
        board, seats = states[0].board, states[0].seats
        rows = np.array([row_of(state, seat) for state in states for seat in range(seats)], np.int64)
        standing = self.judges[0].standing(rows, board, seats)
        mixes = self._mixes(states)
        picks = np.array([self.picks(number, mix) for number, mix in zip(numbers, mixes, strict=True)])
        opened = np.concatenate(
            [
                open_rows(state, seat, picks[place : place + 1])
                for place, state in enumerate(states)
                for seat in range(seats)
            ]
        )
        known = self.judges[0].standing(opened, board, seats).inputs.astype(np.float16) if self.keep else None
        choose = {action.power: action for action in board.of_kind["choose"]}
        for place, (number, state) in enumerate(zip(numbers, states, strict=True)):
            for seat, power in enumerate(picks[place].tolist()):
                at = place * seats + seat
                if known is not None:
                    self.secrets.append((rows[at], 0, power - POWERS[0]))
                    if self.tables[number].players[seat].learns:
                        self._note(number, seat, standing, at, known[at])
                state.apply_legal(seat, choose[power])

    def _mixes(self, states: list[AztlanState]) -> Iterable[Floats]:
        """How often each seat chooses each card of its hand: an equilibrium, or nearly one if that takes too long."""
        first = states[0]
        if first.age == 1:
            # Z1.1: all games begin alike but for the order of the markers.
            mix = careful_mixes(self.judges[0].open_cards(first)[None], self.generator)[0]
            return [mix[[first.order[state.order.index(seat)] for seat in range(state.seats)]] for state in states]
        if len(powers_of(first.hands[0])) ** first.seats > MOST_COMBINATIONS:
            return [self._reply_mix(state) for state in states]
        worth = np.stack([self.judges[0].open_cards(state) for state in states])
        return list(careful_mixes(worth, self.generator, shaken=2))

    def _reply_mix(self, state: AztlanState) -> Floats:
        """Mixes that answer to some combinations of cards, drawn as the seats are believed to choose."""
        judge, seats = self.judges[0], state.seats
        hands = [powers_of(hand) for hand in state.hands]
        row = np.array([row_of(state, 0)], np.int64)
        odds = beliefs(judge.guesses, row, self.layout, self.realms)[0]
        drawn = np.zeros((TRIED, seats), np.int64)
        for place, seat in enumerate(seen_by(state, 0)):
            likely = odds[place][[power - POWERS[0] for power in hands[seat]]].astype(np.float64)
            drawn[:, seat] = self.generator.choice(hands[seat], TRIED, p=likely / likely.sum())
        rows = []
        for seat, hand in enumerate(hands):
            tried = np.repeat(drawn, len(hand), axis=0)
            tried[:, seat] = np.tile(hand, TRIED)
            rows.append(open_rows(state, seat, tried))
        worth = judge.standing(np.concatenate(rows), state.board, seats).worth.reshape(seats, TRIED, -1).mean(axis=1)
        mix = np.exp((worth - worth.max(axis=1, keepdims=True)) / WARM)
        return np.asarray(mix / mix.sum(axis=1, keepdims=True), np.float32)

    def picks(self, number: int, mixes: Floats) -> list[int]:
        """Draw the cards of a game; while learning now and then any card."""
        found = []
        for hand, mix in zip(self.states[number].hands, mixes, strict=True):
            powers = powers_of(hand)
            odds = mix.astype(np.float64) + self.keep * ANY_CARD / len(powers)
            found.append(int(self.generator.choice(powers, p=odds / odds.sum())))
        return found

    def lesson(self) -> Lesson:
        """What became of all that was seen: backwards from the end, a mean of the later values."""
        rows, ages, wins, margins = [], [], [], []
        for state, seats in zip(self.states, self.seen, strict=True):
            assert state.outcome is not None
            for seat, samples in enumerate(seats):
                win, margin = float(seat in state.outcome.winners), lead(state, seat)
                for sample in reversed(samples):
                    for inputs in (sample.inputs, sample.open):
                        if inputs is not None:
                            rows.append(inputs)
                            ages.append(sample.age)
                            wins.append(win)
                            margins.append(margin)
                    win = LAMBDA * win + (1 - LAMBDA) * sample.win
                    margin = LAMBDA * margin + (1 - LAMBDA) * sample.margin
        seen, places, cards = (np.array(column) for column in zip(*self.secrets, strict=True))
        number = np.arange(len(seen))
        return Lesson(
            np.array(rows, np.float16),
            np.array(ages),
            np.array(wins, np.float32),
            np.array(margins, np.float32),
            traces(seen, self.layout, self.realms)[number, places],
            in_hand(self.layout.of(seen, "hand"))[number, places],
            cards,
            self.layout.of(seen, "age"),
        )
