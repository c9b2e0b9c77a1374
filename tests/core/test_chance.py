"""Chance: the same numbers everywhere."""

from collections import Counter
from hashlib import blake2b

from anahuac.core import Chance
from anahuac.core.chance import KEYED


def test_the_published_numbers_of_splitmix64():
    """The generator's well-known first outputs for the seed 1234567."""
    chance = Chance(1234567)
    assert [chance.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_state_is_the_whole_stream():
    chance = Chance(7)
    chance.next()
    other = Chance(chance.state)
    assert [chance.next() for _ in range(9)] == [other.next() for _ in range(9)]


def test_numbers_below_n_are_evenly_spread():
    """6000 throws of a die: each face within five standard deviations (29) of 1000."""
    chance = Chance(1)
    faces = Counter(chance.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in faces.values())


def test_shuffling_keeps_the_items_and_reaches_every_order():
    chance = Chance(3)
    orders = {chance.shuffled("abc") for _ in range(200)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_a_keyed_stream_is_a_keyed_hash_of_the_number_of_draws():
    key = 0x000102030405060708090A0B0C0D0E0F
    chance = Chance(KEYED | key)
    first = blake2b(bytes(8), digest_size=8, key=bytes(range(16))).digest()
    assert chance.next() == int.from_bytes(first, "big")
    other = Chance(chance.state)
    assert [chance.next() for _ in range(9)] == [other.next() for _ in range(9)]
    assert Chance(KEYED).next() != Chance(KEYED + 1).next()
