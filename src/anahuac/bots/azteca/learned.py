"""What networks have learned: the chance of each seat to win, from what one seat may know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from anahuac.bots.azteca.evaluation import survival
from anahuac.bots.azteca.rows import COLUMNS, rows_of
from anahuac.bots.learning import Network, load_networks
from anahuac.games.azteca.material import UNDERWORLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Weights
    from anahuac.bots.learning.network import Floats
    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState

SIZES = (COLUMNS, 32, 16, 1)


class Seen(NamedTuple):
    """A position as a network judges it."""

    rows: Floats
    """One for each seat."""
    prior: Floats
    """What the hand-made judgement says, as logits; the network corrects it."""
    rounds: float
    """How many rounds will follow, about."""


def seen(state: AztecaState, seat: Seat, weights: Weights) -> Seen:
    """Look at a position with the eyes of a seat."""
    rows, worths, rounds = rows_of(state, seat, weights)
    prior = np.array(worths, np.float32) / (weights["doubt"] + weights["fog"] * rounds)
    return Seen(rows, prior - prior.max(), rounds)


def softmax(logits: Floats) -> Floats:
    """The chances of the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return shares


class LearnedJudgement:
    """Judges positions with a network."""

    def __init__(self, network: Network, weights: Weights) -> None:
        self.network, self.weights = network, weights

    def __call__(self, state: AztecaState, seat: Seat) -> Sequence[float]:
        """Return for each seat how likely it is to win, as far as a seat can tell."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1 / len(winners) if each in winners else 0.0 for each in range(state.seats)]
        position = seen(state, seat, self.weights)
        alive = survival(UNDERWORLD - state.tez_step, round(position.rounds))
        found: list[float] = (alive * softmax(position.prior + self.network(position.rows)[:, 0])).tolist()
        return found


@cache
def network_for(players: int) -> Network | None:
    """The network for a number of players, if there is one."""
    package, name = "anahuac.bots.azteca", f"learned{players}.npz"
    if not files(package).joinpath(name).is_file():
        return None
    return load_networks(package, name)["judgement"]
