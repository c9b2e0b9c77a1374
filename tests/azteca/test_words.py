"""What is told of cards and offers: who is meant, and what for what."""

import pytest

from anahuac.games.azteca.events import Climbed, Offer, Played
from tests.azteca.helpers import BOARD, GAME

NAMES = ["Ana", "Ben", "Cleo"]


def told(event, language, reader=None):
    return GAME.tell(event, BOARD).tell(language, NAMES, reader)


@pytest.mark.parametrize(
    ("event", "reader", "english", "german"),
    [
        (Played(0, "raid", "chalco"), 1, "Ana plays Raid: Chalco.", "Ana spielt eine Karte: Überfall (Chalco)."),
        (Played(0, "diversion"), 0, "You play Diversion.", "Du spielst eine Karte: Ablenkung."),
        (
            Played(0, "ruse", rival=1), 1, "Ana plays Sorcerer’s ruse against you.",
            "Ana spielt gegen dich eine Karte: List des Zauberers.",
        ),
        (
            Played(0, "yacatecuhtli", rival=2), 0, "You play Fury of Yacatecuhtli against Cleo.",
            "Du spielst gegen Cleo eine Karte: Zorn des Yacatecuhtli.",
        ),
        (
            Played(0, "chalchiuhtlicue", rival=0), 1, "Ana plays Intervention of Chalchiuhtlicue.",
            "Ana spielt eine Karte: Eingreifen der Chalchiuhtlicue.",
        ),
        (
            Played(0, "chalchiuhtlicue", rival=1), 1, "Ana plays Intervention of Chalchiuhtlicue for you.",
            "Ana spielt für dich eine Karte: Eingreifen der Chalchiuhtlicue.",
        ),
    ],
)  # fmt: skip
def test_whom_a_card_is_played_against_or_for(event, reader, english, german):
    """T6.3; T18.2: with the big deal Chalchiuhtlicue may help another."""
    assert (told(event, "en", reader), told(event, "de", reader)) == (english, german)


@pytest.mark.parametrize(
    ("goods", "english", "german"),
    [
        ((2, (), 0, ("raid",)), "Ana offers you 2 T for Raid.", "Ana bietet dir zum Tausch an: 2 T gegen Überfall."),
        ((3, ("raid", "flood"), 0, ()), "Ana offers you 3 T, Raid and Flood for nothing.",
         "Ana bietet dir zum Tausch an: 3 T, Überfall und Überschwemmung gegen nichts."),
        ((0, (), 1, ()), "Ana offers you nothing for 1 T.", "Ana bietet dir zum Tausch an: nichts gegen 1 T."),
    ],
)  # fmt: skip
def test_what_is_offered_for_what(goods, english, german):
    """T18.2: cards and tribute are traded, given and asked for."""
    offer = Offer(0, 1, *goods)
    assert (told(offer, "en", 1), told(offer, "de", 1)) == (english, german)


def test_one_point_in_the_urn():
    """T15.1"""
    told_one = told(Climbed(total=1, steps=0, rest=1), "en")
    assert told_one == "One SP has gone into the urn so far: Quetzalcoatl does not climb, one SP stays in it."
