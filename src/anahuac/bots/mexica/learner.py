"""How the judgement of Mexica learns: games among itself and others, and what each district brought in them."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.bots.learning import Adam, Network, pack_networks, unpack_networks
from anahuac.bots.mexica.features import sizes
from anahuac.bots.mexica.judgement import HAND_MADE, Minds
from anahuac.bots.mexica.selfplay import Learned, Lessons, lessons, play
from anahuac.bots.mexica.strategy import LEVELS, neglecting
from anahuac.bots.weights import load_weights
from anahuac.core import Chance, find_game
from anahuac.games.mexica.state import MexicaState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from anahuac.bots.learning.network import Floats

NETWORKS = 3
"""Their mean judges."""
DISTRICT, WHOLE = (64, 32), (24,)
"""The layers between inputs and answers."""
AT_ONCE = 30
"""The games between two lessons."""
REMEMBERED = 40_000
"""The positions that are learned from, the newest ones."""
PASSES, BATCH = 25, 128
"""How often each new position is learned from, and how many at once."""
FASTEST, SLOWEST = 3e-3, 5e-5
TOTAL = 0.3
"""How much the whole counts beside the districts."""
TRUSTED, TRUSTED_AFTER = 0.2, 200
"""How much of what comes later is taken from the networks rather than from what came, once they know something."""
CURIOUS = 0.2
RIVALS = 0.3
"""The share of the seats in which somebody else plays."""
AGED = 120
"""After so many games what the networks thought then is kept, as a rival."""
MEASURED = 12


class MexicaLearner:
    """Learns with one number of players."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self.games = 0
        self.weights_by_hand = load_weights("anahuac.bots.mexica")
        row, whole = sizes(players)
        generator = np.random.default_rng(seed)
        self.minds = Minds(
            [Network.random((row, *DISTRICT, players), generator) for _ in range(NETWORKS)],
            [Network.random((whole, *WHOLE, players), generator) for _ in range(NETWORKS)],
        )
        self.old = _copied(self.minds)
        self.teachers = {name: Adam(network) for name, network in self.minds.named().items()}
        self.lessons = Lessons.none(row, whole, players)

    def learn(self, share: float) -> None:
        """Play some games and learn from them."""
        found = []
        trust = TRUSTED * min(1.0, self.games / TRUSTED_AFTER)
        for _ in range(AT_ONCE):
            chance = Chance(self.seed * 1_000_003 + self.games)
            state = _dealt(self.players, chance.below(1 << 30))
            moments = play(state, self._table(chance), chance, self.weights_by_hand)
            found.append(lessons(moments, state.scores, self.minds, trust))
            self.games += 1
            if self.games % AGED == 0:
                self.old = _copied(self.minds)
        self.lessons = self.lessons.joined(found, REMEMBERED)
        new = sum(len(one.counts) for one in found)
        self._teach(PASSES * new // BATCH, SLOWEST + (FASTEST - SLOWEST) * (1 + cos(pi * share)) / 2)

    def _table(self, chance: Chance) -> list[Learned]:
        """Who plays: mostly what is learned, else what it was, or the hand-made judgement of a level."""
        weights = self.weights_by_hand
        newest = [Learned(weights, self.minds, share, CURIOUS) for share in (HAND_MADE, HAND_MADE, HAND_MADE / 2, 0.6)]
        others = [
            Learned(weights, self.old, HAND_MADE, CURIOUS),
            Learned(weights, None, 1.0, CURIOUS),
            Learned(neglecting(LEVELS["medium"], weights), None, 1.0, CURIOUS),
        ]
        return [chance.pick(others if chance.below(100) < 100 * RIVALS else newest) for _ in range(self.players)]

    def _teach(self, batches: int, rate: float) -> None:
        """Learn from some of what is remembered, each network from other parts of it."""
        generator = np.random.default_rng([self.seed, self.games])
        counts = self.lessons.counts.astype(np.int64)
        ends = np.cumsum(counts)
        for _ in range(batches):
            for number in range(NETWORKS):
                some = generator.integers(len(counts), size=BATCH)
                self._batch(number, some, counts[some], (ends - counts)[some], rate)

    def _batch(self, number: int, some: NDArray[Any], counts: NDArray[Any], firsts: NDArray[Any], rate: float) -> None:
        """Districts by what each brought; districts and the whole together by who came out ahead by how much."""
        owner = np.repeat(np.arange(len(some)), counts)
        starts = np.cumsum(counts) - counts
        places = np.repeat(firsts - starts, counts) + np.arange(len(owner))
        known = self.lessons
        wholes = known.wholes[some]
        beside = self.minds.wholes[number](wholes) - known.goals[some]
        missed: list[Floats] = []

        def slope(answers: Floats) -> Floats:
            missed.append(_ahead(np.add.reduceat(answers, starts, axis=0) + beside) * np.float32(TOTAL / BATCH))
            return _ahead(answers - known.row_goals[places]) / np.float32(BATCH) + missed[0][owner]

        self.teachers[f"districts{number}"].learn(known.rows[places], slope, rate)
        self.teachers[f"wholes{number}"].learn(wholes, lambda answers: missed[0], rate)

    def measure(self) -> float:
        """Play against the hand-made judgement, with the same search, from every seat alike."""
        learned = Learned(self.weights_by_hand, Minds.of(unpack_networks(self.weights())))
        by_hand = Learned(self.weights_by_hand, None)
        first = 0.0
        for number in range(MEASURED):
            deal, seat = divmod(number, self.players)
            chance = Chance(deal)
            state = _dealt(self.players, deal)
            players = [learned if other == seat else by_hand for other in range(self.players)]
            play(state, players, chance, self.weights_by_hand)
            assert state.outcome is not None
            first += (seat in state.outcome.winners) / len(state.outcome.winners)
        return first / MEASURED

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Everything that is needed to go on later."""
        found: dict[str, NDArray[Any]] = {"games": np.array(self.games)}
        for whose, minds in (("now", self.minds), ("old", self.old)):
            for name, network in minds.named().items():
                for number, layer in enumerate(network.layers):
                    for kind, values in zip(("weights", "bias"), layer, strict=True):
                        found[f"{whose}.{name}.{number}.{kind}"] = values
        for name, teacher in self.teachers.items():
            found |= {f"teacher.{name}.{key}": values for key, values in teacher.arrays().items()}
        found |= {f"lessons.{name}": values for name, values in self.lessons._asdict().items()}
        return found

    def restore(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on where another one stopped."""
        self.games = int(arrays["games"])
        self.minds = Minds.of(unpack_networks(_under("now.", arrays)))
        self.old = Minds.of(unpack_networks(_under("old.", arrays)))
        for name, network in self.minds.named().items():
            self.teachers[name] = Adam(network)
            self.teachers[name].restore(_under(f"teacher.{name}.", arrays))
        self.lessons = Lessons(**_under("lessons.", arrays))

    def weights(self) -> dict[str, NDArray[Any]]:
        """What the bots need of it."""
        return dict(pack_networks(self.minds.named()))


def _ahead(values: Floats) -> Floats:
    """How far each seat is ahead of the mean: what all get alike decides nothing, and need not be learned."""
    found: Floats = values - values.mean(axis=1, keepdims=True)
    return found


def _dealt(players: int, seed: int) -> MexicaState:
    state = find_game("mexica").new(players, None, seed)
    assert isinstance(state, MexicaState)
    return state


def _copied(minds: Minds) -> Minds:
    return Minds(*[[network.copy() for network in networks] for networks in minds])


def _under(prefix: str, arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The arrays whose names begin so, by the rest of their names."""
    return {name.removeprefix(prefix): values for name, values in arrays.items() if name.startswith(prefix)}
