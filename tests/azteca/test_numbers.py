"""The numbers that the rules pages tell, in both languages, are those of the table that the engine plays with."""

import re
from collections import Counter

import pytest

from anahuac.core import Text
from anahuac.core.text import LANGUAGES
from anahuac.games.azteca import material as m

EXPEDITIONS = Counter(m.EXPEDITIONS)
PRICES = [m.PRICES[item] for item in ("warrior", "knight", "pochteca", "general", "ship", "dam")]

TOLD = {
    "T0-3.ruling": [m.LANCES["yellow"], 6, m.LANCES["red"]],
    "T0-4.ruling": [m.COUNTERS, m.GENERALS, m.SHIPS, m.POCHTECAS, 3],
    "T0-5": [len(m.DECK) + len(m.EXPEDITIONS) + len(m.WRATH), *m.WRATH],
    "T0-5.ruling": [len(m.DECK), len(m.EXPEDITIONS), len(m.WRATH)],
    "T1-1": [m.START_TRIBUTE, m.START_GENERALS, m.START_WARRIORS, m.START_KNIGHTS, 1],
    "T1-2": [m.ARMY_SIZE],
    "T6-1": [m.HAND_LIMIT],
    "T7-1": [m.TRIBUTE["capital"], m.TRIBUTE["city"], m.TRIBUTE["valley"], m.ZONE_TRIBUTE],
    "T7-2": [*sorted(set(m.POPULATION)), m.ASSIMILATED_SACRIFICES, m.VALLEY_SACRIFICES],
    "T8-1": PRICES,
    "T10-2": sorted(EXPEDITIONS),
    "T10-2.ruling": [number for value in sorted(EXPEDITIONS) for number in (EXPEDITIONS[value], value)],
    "T10-4": [m.MISSION_PRICES["ally"]],
    "T10-5": [m.MISSION_PRICES["rebel"]],
    "T14-12": [*m.CITY_GUARD, m.VALLEY_GUARD[1]],
    "T15-1": [m.STEP_COSTS[0]],
    "T15-5.ruling": [m.ROUND_LIMIT],
    "T16-1": [m.INTRODUCTORY_COST],
    "T17-1": list(m.STEP_COSTS),
    "T18-1": [m.FREE_START_TRIBUTE, m.FREE_START_AZTECS],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", TOLD)
def test_the_rules_tell_the_numbers_of_the_table(clause, language):
    text = Text(f"azteca-rule-{clause}").tell(language)
    without_references = re.sub(r"\bT\d+(\.\d+)?", "", text)
    assert sorted(map(int, re.findall(r"\d+", without_references))) == sorted(TOLD[clause])


def test_the_counts_of_the_cards():
    """T6.3: 5 Raids, 3 each of seven cards, 2 of each other: 5 + 21 + 14 = 40."""
    counts = Counter(m.ACTION_CARDS.values())
    assert m.ACTION_CARDS["raid"] == 5
    assert counts == {5: 1, 3: 7, 2: 7}
    for language in LANGUAGES:
        numbers = re.findall(r"\d+", Text("azteca-rule-T6-3.ruling").tell(language))
        assert sorted(map(int, numbers)) == [2, 3, 5]
