"""Learning by self-play: many games at once, each seat's positions taught what became of them (TD with lambda)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anahuac.bots.aztlan.judgement.inputs import FORECASTS
from anahuac.bots.aztlan.judgement.judge import Judge
from anahuac.bots.aztlan.judgement.playing import Lesson, Playing
from anahuac.bots.aztlan.judgement.rivals import Table, draw_table
from anahuac.bots.learning import Adam, pack_networks
from anahuac.core import find_game
from anahuac.games.aztlan.material import AGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from anahuac.games.aztlan.state import AztlanState

    Floats = NDArray[np.float32]

GAMES: Final = 200
"""How many games are played at once."""
LESSONS: Final = 5
"""How many rounds of games are remembered."""
PASSES: Final = 4
BATCH: Final = 512
FAST, SLOW = 5e-4, 3e-5
"""How fast is learned at first and at the end."""
QUICKLY, CARD_PASSES = 6, 8
"""How much faster and how much oftener cards are studied: their networks are small."""
FULL_SPEED: Final = 0.3
MISTAKES: Final = (0.0, 0.004, 0.012)
"""How much luck there is in the choices of a seat, by temperature; each game has its own."""
ANCESTORS: Final = 5
ANCESTOR_EVERY: Final = 8
LONGEST_MEMORY: Final = 0.98
MEASURED: Final = 24


class AztlanLearner:
    """Networks of one number of players, learning."""

    def __init__(self, players: int, seed: int) -> None:
        self.players, self.seed = players, seed
        self.games = 0
        self.judge = Judge.new(players, np.random.default_rng([seed, players]))
        self.mean = self.judge.copy()
        """A moving average of the networks: it plays better than any of them."""
        self.ancestors: list[Judge] = []
        self._teachers = {name: Adam(network) for name, network in self.judge.named().items()}
        self._lessons: list[Lesson] = []

    @property
    def rounds(self) -> int:
        """How often games were played."""
        return self.games // GAMES

    def learn(self, share: float) -> None:
        generator = np.random.default_rng([self.seed, self.players, self.games])
        self._lessons = [*self._lessons, self._play(generator)][-LESSONS:]
        self.games += GAMES
        rate = FAST if share < FULL_SPEED else FAST * (1 - share) + SLOW
        self._study(self._lessons[-1], rate, generator)
        for _ in range(CARD_PASSES):
            for lesson in self._lessons:
                self._study_cards(lesson, QUICKLY * rate, generator)
        for _ in range(PASSES - 1):
            self._study(self._lessons[generator.integers(len(self._lessons))], rate, generator)
        fresh = 1 - min(LONGEST_MEMORY, self.rounds / (self.rounds + 10))
        newest = self.judge.named()
        for name, network in self.mean.named().items():
            network.blend(newest[name], fresh)
        if self.rounds % ANCESTOR_EVERY == 0:
            self.ancestors = [*self.ancestors[-ANCESTORS + 1 :], self.mean.copy()]

    def _play(self, generator: np.random.Generator) -> Lesson:
        """Play games among the newest networks and rivals of many kinds; remember what the newest saw."""
        seats = [draw_table(self.players, len(self.ancestors), generator, MISTAKES) for _ in range(GAMES)]
        states = self._starts(generator)
        playing = Playing(states, seats, [self.judge, *self.ancestors], generator)
        playing.play()
        return playing.lesson()

    def _starts(self, generator: np.random.Generator) -> list[AztlanState]:
        game = find_game("aztlan")
        return [game.new(self.players, None, int(seed)) for seed in generator.integers(1 << 60, size=GAMES)]  # type: ignore[misc]

    def _study(self, lesson: Lesson, rate: float, generator: np.random.Generator) -> None:
        """Teach the networks of each age what became of the positions of a lesson."""
        for age in range(1, AGES + 1):
            for batch in batches(np.flatnonzero(lesson.ages == age), generator):
                seen = lesson.inputs[batch].astype(np.float32)
                win, margin = lesson.win[batch], lesson.margin[batch]
                rough = seen[:, -FORECASTS:]

                def slope(answers: Floats, rough: Floats = rough, win: Floats = win, margin: Floats = margin) -> Floats:
                    answers = answers + rough
                    chance = 1 / (1 + np.exp(-answers[:, 0]))
                    further = 0.5 * np.clip(answers[:, 1] - margin, -1, 1)
                    return np.stack([chance - win, further], axis=1).astype(np.float32) / np.float32(len(win))

                self._teachers[f"value{age}"].learn(seen, slope, rate)

    def _study_cards(self, lesson: Lesson, rate: float, generator: np.random.Generator) -> None:
        """Teach the networks which cards had been chosen."""
        for age in range(1, AGES + 1):
            for batch in batches(np.flatnonzero(lesson.card_ages == age), generator):
                hands, cards = lesson.hands[batch], lesson.cards[batch]

                def slope(answers: Floats, hands: Floats = hands, cards: NDArray[np.int64] = cards) -> Floats:
                    odds = np.exp(answers - answers.max(axis=1, keepdims=True)) * hands
                    odds /= np.maximum(odds.sum(axis=1, keepdims=True), np.float32(1e-9))
                    odds[np.arange(len(cards)), cards] -= 1
                    return np.asarray(odds / len(cards), np.float32)

                self._teachers[f"guess{age}"].learn(lesson.traces[batch], slope, rate)

    def measure(self) -> float:
        """Against rules that look at every action, the `hard` of hand-made weights: the share of first places."""
        generator = np.random.default_rng([self.seed, self.players])
        states = self._starts(generator)[:MEASURED]
        seats = [Table.against_rules(self.players, number % self.players) for number in range(MEASURED)]
        Playing(states, seats, [self.mean], generator, keep=False).play()
        return float(np.mean([number % self.players in state.outcome.winners for number, state in enumerate(states)]))  # type: ignore[union-attr]

    def arrays(self) -> dict[str, NDArray[Any]]:
        found: dict[str, NDArray[Any]] = {"games": np.array(self.games), "ancestors": np.array(len(self.ancestors))}
        for whose, judge in self._judges().items():
            for name, network in judge.named().items():
                for number, layer in enumerate(network.layers):
                    found[f"{whose}.{name}.{number}.weights"], found[f"{whose}.{name}.{number}.bias"] = layer
        for name, teacher in self._teachers.items():
            found |= {f"teacher.{name}.{key}": values for key, values in teacher.arrays().items()}
        return found

    def _judges(self) -> dict[str, Judge]:
        earlier = {f"ancestor{number}": judge for number, judge in enumerate(self.ancestors)}
        return {"newest": self.judge, "mean": self.mean, **earlier}

    def restore(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on where another one stopped; the games that it remembered are played no more."""
        self.games = int(arrays["games"])
        self.ancestors = [self.judge.copy() for _ in range(int(arrays["ancestors"]))]
        for whose, judge in self._judges().items():
            for name, network in judge.named().items():
                for number, layer in enumerate(network.layers):
                    for kind, values in zip(("weights", "bias"), layer, strict=True):
                        values[...] = arrays[f"{whose}.{name}.{number}.{kind}"]
        for name, teacher in self._teachers.items():
            start = f"teacher.{name}."
            teacher.restore({key.removeprefix(start): one for key, one in arrays.items() if key.startswith(start)})

    def weights(self) -> dict[str, NDArray[Any]]:
        return {**pack_networks(self.mean.named())}


def batches(places: NDArray[np.int64], generator: np.random.Generator) -> Iterable[NDArray[np.int64]]:
    """Shuffle and cut into batches of one size; what is left over is left out."""
    mixed = generator.permutation(places)
    return [mixed[start : start + BATCH] for start in range(0, len(mixed) - BATCH + 1, BATCH)]
