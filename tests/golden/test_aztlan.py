"""The golden games of Aztlán, counted again by hand and by the slow implementation."""

from collections import Counter

import pytest

from anahuac.games.aztlan import events as e
from anahuac.games.aztlan.material import CULTURE_CARDS
from tests.aztlan import slow
from tests.golden.games import FOLDER, RECORDS, load

OURS = [file for file in RECORDS if file.parent.name == "aztlan"]


def happened(name):
    """The record of a golden game and everything that happened in it."""
    record, events = load(FOLDER / "aztlan" / f"{name}.record"), []
    record.replay(events=events)
    return record, events


def test_every_card_counted_by_hand():
    """Each age of the game of three, worked out on paper from the plan of its placements, realm by realm.

    Age I: Coyote {Coatepec, Culhuacán, Xochimilco, Olmán} 4+1. Serpent {Tollán, Chapultepec, Mictlán, Teoculhuacán}
    4+4, Coatepec 2, Tzatzitépetl 2, Tepeyollotl 4×2. Ocelot a realm of 4 with one field 5, Acolman 2, Cincalco 2.
    Age II: Serpent 5+2+2+2. Ocelot a realm of 8 with four cities 24, Teotihuacán 2. Coyote a realm of 6 with three
    deserts 15, Tlapallan 2, Teotlalpan 2, Xipe Totec 2.
    Age III: Ocelot 7+4, with rafts {Acolman, Olmán, Teotihuacán, Cuextlán, Tlalocán} 5+9, Nonohualco 2. Serpent 8+2+2.
    Coyote a realm of 9 with three fields 18, 3, 2, 2, Mixcoatl 2, Xipe Totec 12.
    Age IV: Coyote a realm of 14 with four mountains 30, Chicomóztoc 2. Ocelot with rafts a realm of 12 with three
    mountains 21, 2, 2. Serpent a realm of 5 with two fields 9, 3, Xipe Totec 6.
    Age V: Coyote with rafts a realm of 17 with two cities 21, Tepeyollotl twice 10, Mixcoatl 2. Ocelot no desert: 0.
    Serpent 3+4+2+2, Mixcoatl 8. In hand: Coyote 4 and six cards with five Offerings 25; Ocelot 4 and two cards with
    one Offering; Serpent 5 and five cards with three Offerings 9.
    """
    _, events = happened("three-every-card")
    totals = {(event.seat, event.total) for event in events if isinstance(event, e.Scored | e.FinalScored)}
    serpent, ocelot, coyote = 0, 1, 2
    by_hand = {
        serpent: [20, 31, 43, 61, 80, 99],
        ocelot: [9, 35, 62, 87, 87, 94],
        coyote: [5, 26, 65, 97, 140, 175],
    }
    assert totals == {(seat, total) for seat, fields in by_hand.items() for total in fields}


def test_the_composed_games_pass_through_every_culture_card():
    """Z0.4: each kind is played, or kept for the end where that is its use."""
    _, events = happened("three-every-card")
    used = {event.card for event in events if isinstance(event, e.PlayedCard)}
    used |= {"eagle" for event in events if isinstance(event, e.EaglePlaced)}
    used |= {"tlatoani" for event in events if isinstance(event, e.TieBroken)}
    used |= {"sacred-games" for event in events if isinstance(event, e.GamesPlayed)}
    used |= {"offering" for event in events if isinstance(event, e.FinalScored) and "offering" in event.cards}
    assert used == set(CULTURE_CARDS)
    assert any(isinstance(event, e.Reshuffled) for event in events)


@pytest.mark.parametrize(
    ("name", "territory", "tied", "weaker"),
    [
        ("three-every-card", "tollan", (0, 1), 2),
        ("four-sacred-games", "culhuacan", (0, 2, 1), 3),
    ],
)
def test_a_tie_with_a_weaker_third_party(name, territory, tied, weaker):
    """Z4.4."""
    _, events = happened(name)
    at = events.index(e.TieStood(tied, territory))
    assert events[at + 1] == e.Removed(weaker, territory, 1)


def test_sacred_games_with_two_losers():
    """Z4.6: one answers and stays, the other goes; both answer, and still one card is drawn."""
    _, events = happened("three-every-card")
    at = events.index(e.Fought(2, "itzehecayan"))
    told = [type(event).__name__ for event in events[at : at + 5]]
    assert told == ["Fought", "GamesDeclined", "GamesPlayed", "Removed", "Drew"]
    _, events = happened("four-sacred-games")
    at = events.index(e.Fought(0, "acolman"))
    told = [type(event).__name__ for event in events[at : at + 4]]
    assert told == ["Fought", "GamesPlayed", "GamesPlayed", "Drew"]
    assert not isinstance(events[at + 4], e.Drew)


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_the_slow_implementation_counts_the_same(file):
    """Pawns are followed by the events alone; every score is counted again from where they stand."""
    record, events = happened(file.stem)
    pawns = {seat: Counter() for seat in range(record.seats)}
    power, named, cards = {}, {}, {seat: [] for seat in pawns}
    totals = Counter()
    for event in events:
        match event:
            case e.Placed() | e.EaglePlaced():
                pawns[event.seat][event.territory] += 1
            case e.Moved():
                pawns[event.seat].subtract([event.source])
                pawns[event.seat][event.target] += 1
            case e.Removed():
                assert pawns[event.seat].pop(event.territory) == event.pawns
            case e.Revealed():
                power[event.seat] = event.power
                cards[event.seat], named[event.seat] = [], slow.TERRAIN_OF_POWER.get(event.power)
            case e.Named():
                named[event.seat] = event.terrain
            case e.PlayedCard():
                cards[event.seat].append(event.card)
            case e.Exchanged():
                pawns = {0: pawns[1], 1: pawns[0]}
            case e.Scored():
                held, played = set(+pawns[event.seat]), cards[event.seat]
                gods = [card for card in played if card != "rafts"]
                points = slow.age_points(held, named[event.seat], "rafts" in played, gods)
                totals[event.seat] += points
                assert (event.points, event.total) == (points, totals[event.seat])
            case e.FinalScored():
                points = slow.hand_points(event.power, list(event.cards))
                totals[event.seat] += points
                assert (event.points, event.total) == (points, totals[event.seat])
    assert tuple(totals[seat] for seat in range(record.seats)) == record.outcome.scores
