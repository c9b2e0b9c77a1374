"""A small network: layers of weights with rectifiers between them, in NumPy."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


SMALL = 1 << 18
"""A product of matrices with no more multiplications than that stays in one thread. Waiting for the others of a busy
machine takes fifty times as long as the product."""


def product(rows: Floats, matrix: Floats) -> Floats:
    """Multiply, some rows at a time."""
    many = max(1, SMALL // matrix.size)
    if len(rows) <= many:
        return rows @ matrix
    return np.concatenate([rows[at : at + many] @ matrix for at in range(0, len(rows), many)])


def correlation(rows: Floats, others: Floats) -> Floats:
    """Sum the products of what is in a row with what is in the row of others, some rows at a time."""
    many = max(1, SMALL // (rows.shape[1] * others.shape[1]))
    found = rows[:many].T @ others[:many]
    for at in range(many, len(rows), many):
        found += rows[at : at + many].T @ others[at : at + many]
    return found


class Network:
    """Layers, each a matrix and a bias. The last one has no rectifier: its meaning is up to whoever asks."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.layers = list(layers)

    @classmethod
    def random(cls, sizes: Sequence[int], generator: np.random.Generator) -> Network:
        """Make a network that has learned nothing; its answers are close to 0."""
        layers = []
        for number, (inputs, outputs) in enumerate(pairwise(sizes)):
            scale = 0.05 if number == len(sizes) - 2 else float(np.sqrt(2 / inputs))
            weights = generator.normal(0, scale, (inputs, outputs)).astype(np.float32)
            layers.append((weights, np.zeros(outputs, np.float32)))
        return cls(layers)

    def copy(self) -> Network:
        """Make an independent copy."""
        return Network([(weights.copy(), bias.copy()) for weights, bias in self.layers])

    def __call__(self, inputs: Floats) -> Floats:
        """Answer for rows of inputs."""
        for weights, bias in self.layers[:-1]:
            inputs = np.maximum(product(inputs, weights) + bias, 0)
        weights, bias = self.layers[-1]
        answer: Floats = product(inputs, weights) + bias
        return answer

    def blend(self, other: Network, share: float) -> None:
        """Move towards another network of the same shape."""
        for (weights, bias), (goal, goal_bias) in zip(self.layers, other.layers, strict=True):
            weights += share * (goal - weights)
            bias += share * (goal_bias - bias)


def pack_networks(networks: Mapping[str, Network]) -> dict[str, NDArray[np.float16]]:
    """Put networks into named arrays of half precision, as they are kept in files."""
    return {
        f"{name}.{number}.{kind}": values.astype(np.float16)
        for name, network in networks.items()
        for number, layer in enumerate(network.layers)
        for kind, values in zip(("weights", "bias"), layer, strict=True)
    }


def unpack_networks(arrays: Mapping[str, NDArray[np.generic]]) -> dict[str, Network]:
    """Make networks of named arrays."""
    networks: dict[str, Network] = {}
    for key in arrays:
        name, _, kind = key.rpartition(".")
        if kind == "weights":
            owner = name.rpartition(".")[0]
            layer = arrays[key].astype(np.float32), arrays[f"{name}.bias"].astype(np.float32)
            networks.setdefault(owner, Network([])).layers.append(layer)
    return networks


@cache
def load_networks(package: str, name: str) -> dict[str, Network]:
    """Read the networks in a file of a package, once."""
    with np.load(BytesIO((files(package) / name).read_bytes())) as arrays:
        return unpack_networks(dict(arrays))
