"""What networks think of actions: the chance to win after each, and by how much."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from anahuac.bots.aztlan.judgement.belief import SIZES, beliefs
from anahuac.bots.aztlan.judgement.inputs import FORECASTS, count_inputs, inputs
from anahuac.bots.aztlan.judgement.options import Options, options
from anahuac.bots.aztlan.judgement.realms import realms_of
from anahuac.bots.aztlan.judgement.rows import layout_of, row_of, seen_by
from anahuac.bots.learning import Network, load_networks
from anahuac.games.aztlan.board import SHELF
from anahuac.games.aztlan.choice import powers_of
from anahuac.games.aztlan.material import AGES, POWERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.options import Decisions
    from anahuac.bots.aztlan.judgement.rows import Rows
    from anahuac.core import Seat
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView

    Floats = NDArray[np.float32]

LEARNED_ON: Final = "aztlan"
HIDDEN: Final = (64, 32)
OUTPUTS: Final = 2
"""The chance to win, before the logistic function, and the margin to the best other."""
MARGIN_COUNTS: Final = 0.2
"""How much a margin of fifty points counts beside the chance to win."""


NOTHING: Final = Options(*(np.zeros(0, np.int64),) * 6)  # type: ignore[arg-type]


class Valued(NamedTuple):
    """The actions of some decisions and what they are worth."""

    base: Rows
    """What each seat knew before."""
    options: Options
    inputs: Floats
    ages: NDArray[np.int64]
    win: Floats
    margin: Floats

    @property
    def worth(self) -> Floats:
        """One number for each action: the chance to win, and a little of the margin."""
        found: Floats = self.win + np.float32(MARGIN_COUNTS) * self.margin
        return found

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the actions of each decision begin."""
        return np.searchsorted(self.options.of, np.arange(len(self.base)))

    def best(self, worth: Floats) -> NDArray[np.int64]:
        """The place of the best action of each decision."""
        starts = self.starts
        top = np.maximum.reduceat(worth, starts)
        found = np.flatnonzero(worth == top[self.options.of])
        return found[np.searchsorted(self.options.of[found], np.arange(len(starts)))]


class Judge:
    """The networks of a number of players: one for each age that judges, and one for each that guesses cards."""

    def __init__(self, values: Sequence[Network], guesses: Sequence[Network]) -> None:
        self.values = list(values)
        self.guesses = list(guesses)

    @classmethod
    def new(cls, seats: int, generator: np.random.Generator) -> Judge:
        """One that has learned nothing."""
        sizes = (count_inputs(seats), *HIDDEN, OUTPUTS)
        return cls(
            [Network.random(sizes, generator) for _ in range(AGES)],
            [Network.random(SIZES, generator) for _ in range(AGES)],
        )

    @classmethod
    def load(cls, networks: Mapping[str, Network]) -> Judge:
        """Make one of named networks."""
        return cls(*([networks[f"{kind}{age}"] for age in range(1, AGES + 1)] for kind in ("value", "guess")))

    def named(self) -> dict[str, Network]:
        """The networks by name."""
        kinds = (("value", self.values), ("guess", self.guesses))
        return {f"{kind}{age}": network for kind, found in kinds for age, network in enumerate(found, 1)}

    def copy(self) -> Judge:
        """Make an independent copy."""
        return Judge([one.copy() for one in self.values], [one.copy() for one in self.guesses])

    def value(self, decisions: Decisions) -> Valued:
        """Value the actions of some decisions of one board and number of seats."""
        first = decisions[0][0]
        layout, realms = layout_of(first.seats), realms_of(first.board)
        base, found = options(decisions)
        loose = np.flatnonzero(~found.sealed)
        odds = beliefs(self.guesses, np.concatenate([base, found.rows[loose]]), layout, realms)
        of = found.of.copy()
        of[loose] = len(base) + np.arange(len(loose))
        seen = inputs(found.rows, layout, odds, of, realms)
        ages = layout.of(found.rows, "age")
        win, margin = self.judge(seen, ages)
        over = found.won >= 0
        return Valued(base, found, seen, ages, np.where(over, found.won, win), np.where(over, found.margin, margin))

    def judge(self, seen: Floats, ages: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """The chance to win and the margin for rows of inputs: what the networks add to the rule of thumb."""
        answers = seen[:, -FORECASTS:].copy()
        for age in np.unique(ages):
            of_age = ages == age
            answers[of_age] += self.values[age - 1](seen[of_age])
        win = 1 / (1 + np.exp(-answers[:, 0]))
        return win.astype(np.float32), answers[:, 1]

    def standing(self, rows: Rows, board: AztlanBoard, seats: int) -> Valued:
        """What positions between two ages are worth to the seats that see them, or with the cards of all known."""
        layout, realms = layout_of(seats), realms_of(board)
        odds = beliefs(self.guesses, rows, layout, realms)
        seen = inputs(rows, layout, odds, np.arange(len(rows)), realms)
        ages = layout.of(rows, "age")
        return Valued(rows, NOTHING, seen, ages, *self.judge(seen, ages))

    def open_cards(self, state: AztlanState) -> Floats:
        """What each combination of cards is worth to each seat, if all were chosen so: by seat and card of each."""
        hands = [powers_of(hand) for hand in state.hands]
        combinations = np.array(list(product(*hands)), np.int64)
        found = [
            self.standing(open_rows(state, seat, combinations), state.board, state.seats).worth
            for seat in range(state.seats)
        ]
        return np.stack(found).reshape(state.seats, *map(len, hands))


def open_rows(state: AztlanState, seat: Seat, cards: NDArray[np.int64]) -> Rows:
    """What a seat knows at a choice, if all cards were known: one row for each combination of cards, by seat."""
    layout, order = layout_of(state.seats), list(seen_by(state, seat))
    rows = np.tile(np.array(row_of(state, seat), np.int64), (len(cards), 1))
    rows[:, layout.each["card"]] = cards[:, order]
    rows[:, layout.each["hand"]] &= ~(1 << (cards[:, order] - POWERS[0]))
    rows[:, layout.once["open"]] = 1
    return rows


def judge_of(view: AztlanView) -> Judge | None:
    """The judge of a number of players, on the board that it has learned; None on any other."""
    if SHELF.load(view.board).content != SHELF.load(LEARNED_ON).content:
        return None
    return load_judge(view.seats)


@cache
def load_judge(seats: int) -> Judge:
    """The judge of a number of players that came with the package."""
    return Judge.load(load_networks("anahuac.bots.aztlan", f"learned{seats}.npz"))
