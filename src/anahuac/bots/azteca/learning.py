"""How the network learns who will win: games among many kinds of players, and positions from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from anahuac.bots.azteca.features import LEVELS, RULES_OF_THUMB
from anahuac.bots.azteca.learned import SIZES, LearnedJudgement, Seen, seen, softmax
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.search import turn_of
from anahuac.bots.azteca.strategy import Searcher
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.learning import Adam, Network, pack_networks, unpack_networks
from anahuac.bots.weights import load_weights
from anahuac.core import Chance, find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.bots.azteca.features import Features
    from anahuac.bots.azteca.sight import Weights
    from anahuac.bots.learning.network import Floats
    from anahuac.core import Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

GAMES = 40
"""Games between two times of learning."""
KEPT = 60_000
"""Positions that are remembered."""
PASSES = 2
"""How often a position is learned from, about, each time."""
BATCH = 256
RATES = (2e-3, 1e-4)
EVERY = 6
"""One in so many ends of turns is a position to learn from."""
SMOOTH = 0.002
"""How fast the moving average of the network follows it."""
MEASURED, NODES = 24, 100
"""The games that measure it, and the nodes of its decisions."""


class Player(NamedTuple):
    """Somebody at a table where the network learns."""

    weights: Weights
    features: Features
    slips: int
    """How many of a hundred choices are not the best."""


def new_game(players: int, seed: int) -> AztecaState:
    """Deal a game."""
    state: Any = find_game("azteca").new(players, None, seed)
    made: AztecaState = state
    return made


class AztecaLearner:
    """Learns from games of rules alone: they cost a tenth of a second each."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.games = players, 0
        self.chance = Chance(seed)
        self.generator = np.random.default_rng(seed)
        self.own = load_weights("anahuac.bots.azteca")
        self.network = Network.random(SIZES, self.generator)
        self.adam = Adam(self.network)
        self.average = self.network.copy()
        self.rows: list[Floats] = []
        self.priors: list[Floats] = []
        self.goals: list[Floats] = []

    def learn(self, share: float) -> None:
        """Play some games, then learn from the latest positions."""
        for _ in range(GAMES):
            self._play()
            self.games += 1
        del self.rows[:-KEPT], self.priors[:-KEPT], self.goals[:-KEPT]
        rows, priors, goals = np.array(self.rows), np.array(self.priors), np.array(self.goals)
        rate = RATES[0] * (RATES[1] / RATES[0]) ** share
        for _ in range(PASSES * len(rows) // BATCH):
            some = self.generator.integers(len(rows), size=BATCH)
            self._step(rows[some], priors[some], goals[some], rate)

    def _step(self, rows: Floats, priors: Floats, goals: Floats, rate: float) -> None:
        def slope(answers: Floats) -> Floats:
            wrong: Floats = softmax(priors + answers.reshape(priors.shape)) - goals
            return wrong.reshape(-1, 1) / np.float32(len(goals))

        self.adam.learn(rows.reshape(-1, rows.shape[-1]), slope, rate)
        self.average.blend(self.network, max(SMOOTH, 1 / self.adam.steps))

    def _play(self) -> None:
        """Play a game among various players; remember some of its positions with who won."""
        chance = self.chance
        table = [self._player() for _ in range(self.players)]
        state = new_game(self.players, chance.next() >> 11)
        found: list[Seen] = []
        turn = turn_of(state)
        while state.to_act:
            seat = state.to_act[0]
            state.apply(seat, self._choice(state, seat, table[seat]))
            if turn_of(state) != turn:
                turn = turn_of(state)
                if state.phase and state.to_act and not chance.below(EVERY):
                    found.append(seen(state, seat, self.own))
        assert state.outcome is not None
        winners = state.outcome.winners
        if winners:
            goal = np.array([(seat in winners) / len(winners) for seat in range(self.players)], np.float32)
            self.rows += [position.rows for position in found]
            self.priors += [position.prior for position in found]
            self.goals += [goal] * len(found)

    def _choice(self, state: AztecaState, seat: Seat, player: Player) -> AztecaAction:
        options = state.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        scored = judge(state, seat, player.weights, player.features, options)
        if len(scored) > 1 and self.chance.below(100) < player.slips and scored[1][0] > scored[0][0] - 1:
            return scored[1][1]
        return scored[0][1]

    def _player(self) -> Player:
        """An expert, mostly: as he is, or with other weights, or one who never feeds Tezcatlipoca; or a lower level."""
        kind = self.chance.below(10)
        if kind < 2:
            return Player({**self.own, **RULES_OF_THUMB}, LEVELS[("medium", "hard")[kind]], 3)
        weights = self.own
        if kind < 6:
            weights = {name: weight * (0.7 + 0.006 * self.chance.below(101)) for name, weight in weights.items()}
        elif kind == 6:
            weights = {**weights, "wrath-1": 1.0, "wrath-2": 1.0, "wrath-3": 1.0}
        return Player(weights, LEVELS["expert"], 5)

    def measure(self) -> float:
        """Let the search with this network play at tables of experts who go by the hand-made judgement alone."""
        firsts = 0.0
        searcher = Searcher("expert", self.own, LearnedJudgement(self.average, self.own))
        rival = Player(self.own, LEVELS["expert"], 0)
        for number in range(MEASURED):
            deal, own = divmod(number, self.players)
            state = new_game(self.players, deal)
            while state.to_act:
                seat = state.to_act[0]
                if seat == own and len(state.legal_actions(seat)) > 1:
                    chance = Chance(state.chance)
                    action = searcher.think(state.view(seat), chance, Clock(Budget(NODES))).plan[0]
                else:
                    action = self._choice(state, seat, rival)
                state.apply(seat, action)
            assert state.outcome is not None
            winners = state.outcome.winners
            firsts += (own in winners) / max(1, len(winners))
        return firsts / MEASURED

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        found: dict[str, NDArray[np.generic]] = {"games": np.array(self.games), "chance": np.array(self.chance.state)}
        for name, network in (("network", self.network), ("average", self.average)):
            found |= {
                f"{name}.{number}.{kind}": values
                for number, layer in enumerate(network.layers)
                for kind, values in zip(("weights", "bias"), layer, strict=True)
            }
        return found | {f"adam.{name}": values for name, values in self.adam.arrays().items()}

    def restore(self, arrays: dict[str, NDArray[np.generic]]) -> None:
        """Go on where another one stopped. The positions are played anew; chance goes on."""
        networks = unpack_networks({name: values for name, values in arrays.items() if name.count(".") == 2})
        self.network, self.average = networks["network"], networks["average"]
        self.adam = Adam(self.network)
        own = {name.removeprefix("adam."): values for name, values in arrays.items() if name.startswith("adam.")}
        self.adam.restore({name: values.astype(np.float32) for name, values in own.items()})
        self.games, self.chance = int(arrays["games"]), Chance(int(arrays["chance"]))
        self.generator = np.random.default_rng(self.games)

    def weights(self) -> dict[str, NDArray[np.generic]]:
        return dict(pack_networks({"judgement": self.average}))
