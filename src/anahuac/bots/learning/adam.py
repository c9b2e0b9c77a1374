"""How a network learns: Adam, in NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from anahuac.bots.learning.network import correlation, product

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.learning.network import Floats, Network

MEMORY, SQUARES = 0.9, 0.999
"""How long the means of the gradient and of its square last."""


class Adam:
    """Teaches one network. It keeps means of the gradient, which `arrays` and `restore` carry over a pause."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.steps = 0
        self._means = [np.zeros_like(values) for layer in network.layers for values in layer]
        self._squares = [np.zeros_like(values) for values in self._means]

    def learn(self, inputs: Floats, slope: Callable[[Floats], Floats], rate: float) -> Floats:
        """Learn from one batch; `slope` tells, for the answers, how the loss grows with each. Return the answers."""
        passed = [inputs]
        for weights, bias in self.network.layers[:-1]:
            passed.append(np.maximum(product(passed[-1], weights) + bias, 0))
        weights, bias = self.network.layers[-1]
        answers: Floats = product(passed[-1], weights) + bias
        self._step(self._gradients(passed, slope(answers)), rate)
        return answers

    def _gradients(self, passed: list[Floats], slope: Floats) -> list[Floats]:
        gradients: list[Floats] = []
        for number in range(len(self.network.layers) - 1, -1, -1):
            gradients[:0] = [correlation(passed[number], slope), slope.sum(axis=0)]
            if number:
                slope = product(slope, self.network.layers[number][0].T) * (passed[number] > 0)
        return gradients

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        rate *= np.sqrt(1 - SQUARES**self.steps) / (1 - MEMORY**self.steps)
        values = [values for layer in self.network.layers for values in layer]
        for value, gradient, mean, square in zip(values, gradients, self._means, self._squares, strict=True):
            mean += (1 - MEMORY) * (gradient - mean)
            square += (1 - SQUARES) * (gradient * gradient - square)
            value -= (rate * mean / (np.sqrt(square) + 1e-7)).astype(np.float32)

    def arrays(self) -> dict[str, Floats]:
        """What it remembers, as named arrays."""
        found = {"steps": np.array(self.steps, np.float32)}
        for number, (mean, square) in enumerate(zip(self._means, self._squares, strict=True)):
            found[f"mean{number}"], found[f"square{number}"] = mean, square
        return found

    def restore(self, arrays: dict[str, Floats]) -> None:
        """Remember what another one did."""
        self.steps = int(arrays["steps"])
        for number in range(len(self._means)):
            self._means[number] = arrays[f"mean{number}"].copy()
            self._squares[number] = arrays[f"square{number}"].copy()
