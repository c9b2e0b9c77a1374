"""Small networks learn what they are taught, and come back from a file as they were."""

import numpy as np

from anahuac.bots.learning import Adam, Network, pack_networks, unpack_networks
from anahuac.bots.learning.network import correlation, product


def taught(network, adam, steps, seed):
    generator = np.random.default_rng(seed)
    for _ in range(steps):
        inputs = generator.normal(size=(64, 3)).astype(np.float32)
        goal = (inputs[:, :1] * inputs[:, 1:2]).astype(np.float32)
        answers = adam.learn(inputs, lambda answers, goal=goal: (answers - goal) / 64, 0.01)
    return float(np.mean((answers - goal) ** 2))


def test_a_network_learns_a_product():
    network = Network.random((3, 32, 16, 1), np.random.default_rng(1))
    adam = Adam(network)
    assert taught(network, adam, 5, 2) > 0.3
    assert taught(network, adam, 600, 3) < 0.1


def test_learning_goes_on_where_it_stopped():
    whole = Network.random((3, 8, 1), np.random.default_rng(1))
    adam = Adam(whole)
    taught(whole, adam, 10, 2)
    half = whole.copy()
    again = Adam(half)
    again.restore(adam.arrays())
    taught(whole, adam, 10, 3)
    taught(half, again, 10, 3)
    inputs = np.ones((1, 3), np.float32)
    assert whole(inputs) == half(inputs)


def test_a_network_comes_back_from_half_precision():
    network = Network.random((3, 8, 2), np.random.default_rng(1))
    found = unpack_networks(pack_networks({"age1": network, "age2": network}))
    assert list(found) == ["age1", "age2"]
    inputs = np.ones((1, 3), np.float32)
    assert np.allclose(found["age2"](inputs), network(inputs), atol=1e-2)


def test_products_in_blocks_are_products():
    """However many rows there are, NumPy stays in one thread."""
    rows = np.random.default_rng(1).normal(size=(1000, 40)).astype(np.float32)
    matrix = np.random.default_rng(2).normal(size=(40, 30)).astype(np.float32)
    assert np.allclose(product(rows, matrix), rows @ matrix, atol=1e-3)
    assert np.allclose(correlation(rows, rows[:, :9]), rows.T @ rows[:, :9], atol=1e-2)


def test_many_rows_are_answered_like_each_alone():
    """They are answered in blocks, so that NumPy stays in one thread."""
    network = Network.random((70, 64, 2), np.random.default_rng(1))
    rows = np.random.default_rng(2).normal(size=(200, 70)).astype(np.float32)
    assert np.allclose(network(rows), np.concatenate([network(rows[at : at + 1]) for at in range(200)]), atol=1e-5)
    assert network(rows[:0]).shape == (0, 2)
