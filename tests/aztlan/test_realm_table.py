"""Z5.2, the table of realms: which realms there are on the board, by looking at every connected set of territories."""

from functools import cache

import pytest

from tests.aztlan.slow import BORDERS, LAKES, TERRAIN, are_adjacent, realm_points, realms

TERRAINS = ("desert", "fields", "jungle", "mountains", "city")
SMALLEST = {1: 1, 2: 3, 3: 4, 4: 6, 5: 7, 6: 10}
"""The smallest realm with k territories of one terrain."""

IDS = tuple(TERRAIN)
NEAR = {1 << at: sum(1 << to for to in range(30) if are_adjacent(IDS[at], IDS[to])) for at in range(30)}


def one_more(mask):
    """All sets with one more territory, adjacent to one of this set."""
    around = 0
    for territory, near in NEAR.items():
        if mask & territory:
            around |= near
    return [mask | territory for territory in NEAR if around & territory and not mask & territory]


def most_of_a_terrain(sets):
    masks = [sum(1 << at for at in range(30) if TERRAIN[IDS[at]] == terrain) for terrain in TERRAINS]
    return max((one & mask).bit_count() for one in sets for mask in masks)


@cache
def most_by_size():
    """For each size up to 9, the most territories of one terrain that a connected set of that size has."""
    sets = set(NEAR)
    most = {1: most_of_a_terrain(sets)}
    for size in range(2, 10):
        sets = {bigger for one in sets for bigger in one_more(one)}
        most[size] = most_of_a_terrain(sets)
    return most


def test_no_two_adjacent_territories_have_the_same_terrain():
    assert all(len({TERRAIN[territory] for territory in border}) == 2 for border in BORDERS)


@pytest.mark.parametrize(("matching", "size"), SMALLEST.items())
def test_z5_2_no_smaller_realm(matching, size):
    """So 2/2, 3/3, 5/4, 6/5 and 9/6, the gaps of the rulebook's table, cannot exist without rafts."""
    assert all(most < matching for smaller, most in most_by_size().items() if smaller < size)


@pytest.mark.parametrize(
    ("realm", "terrain", "size", "matching"),
    [
        ("tollan", "city", 1, 1),
        ("mictlan tollan itzehecayan", "desert", 3, 2),
        ("mictlan tollan itzehecayan teotlalpan", "desert", 4, 3),
        ("mictlan tollan itzehecayan teotlalpan acolman tlatlayan", "desert", 6, 4),
        (
            "chicomoztoc tollan teoculhuacan chapultepec itzehecayan coatepec tzatzitepetl",
            *("mountains", 7, 5),
        ),
        (
            "mictlan tollan itzehecayan teotlalpan acolman tlatlayan xochitlalpan tlapallan tonacatepetl huitznahuac",
            *("desert", 10, 6),
        ),
    ],
)
def test_z5_2_but_a_realm_of_that_size(realm, terrain, size, matching):
    held = set(realm.split())
    assert (len(held), SMALLEST[matching]) == (size, size)
    assert realms(held) == [held]
    assert sum(TERRAIN[territory] == terrain for territory in held) == matching
    assert realm_points(held, terrain) == size + matching**2


def test_z5_3_with_rafts_two_of_two_are_a_realm():
    held = {"chicomoztoc", "tzatzitepetl"}
    assert LAKES["chicomoztoc"] & LAKES["tzatzitepetl"] == {"metztliapan"}
    assert len(realms(held)) == 2
    assert realms(held, rafts=True) == [held]
    assert realm_points(held, "mountains") == 6


def test_z5_3_with_rafts_five_with_four_are_a_realm():
    """Chicomoztoc – (lake) – Tzatzitépetl; Chicomoztoc – Tollán – Chapultépec and Teoculhuacan: 5 + 4² = 21."""
    held = {"chicomoztoc", "tzatzitepetl", "tollan", "chapultepec", "teoculhuacan"}
    assert len(realms(held)) == 2
    assert realms(held, rafts=True) == [held]
    assert realm_points(held, "mountains") == 21
