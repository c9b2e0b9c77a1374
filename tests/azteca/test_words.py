"""What is told of cards and offers: who is meant, and what for what."""

import pytest

from anahuac.games.azteca.events import ChoseInSecret, Climbed, Offer, Played, SetUp
from anahuac.games.azteca.war_events import BattleBegan, Drawn, Intercepted, Lost
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


@pytest.mark.parametrize(
    ("choice", "english", "german"),
    [
        ("D tlacopan", "lay the first dam to Tlacopan", "den ersten Damm nach Tlacopan legen"),
        ("S lake-east", "place the first ship on Lake Texcoco", "das erste Schiff auf dem Texcoco-See aufstellen"),
        ("ask flood", "ask for Flood", "Überschwemmung verlangen"),
    ],
)
def test_a_secret_choice_is_told_in_words_and_not_in_notation(choice, english, german):
    event = ChoseInSecret(0, choice)
    assert told(event, "en", 0) == f"You choose in secret: {english}."
    assert told(event, "de", 0) == f"Du wählst heimlich: {german}."


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Lost(0, 2, 0, 0, (0, 0)), "You lose 2 warriors (army A).", "Du verlierst 2 Krieger (Armee A)."),
        (Lost(0, 1, 1, 1, (2, 3)), "You lose one warrior and one jaguar knight (army C and reserve).",
         "Du verlierst einen Krieger und einen Jaguarritter (Armee C und Reserve)."),
        (Intercepted(0, 1, "lake-west"), "Your army B intercepts at Lake Mexico.",
         "Deine Armee B fängt ab: Mexiko-See."),
        (BattleBegan(1, 0, "lake-west"), "Ben attacks you at Lake Mexico.", "Ben greift dich an: Mexiko-See."),
        (Drawn("lake-west"), "Nobody is left on either side at Lake Mexico.",
         "Auf keiner Seite ist mehr jemand übrig: Mexiko-See."),
    ],
)  # fmt: skip
def test_battles_on_land_and_on_the_lake(event, english, german):
    """T14.4: an army can be intercepted on the lake; T14.7: both sides may be gone."""
    assert (told(event, "en", 0), told(event, "de", 0)) == (english, german)


def test_set_up_counts_its_pieces():
    """T1.1, T1.3; T18.1: in a free start anything may be missing, or there may be more dams."""
    usual = SetUp(0, (1, 0, 0, 0), 3, 10, 3, 0, ("tlacopan",))
    assert told(usual, "en").endswith("3 jaguar knights and no pochteca; a dam to Tlacopan.")
    bought = SetUp(1, (0, 0, 0, 0), 0, 1, 0, 1, ("tlacopan", "tizapan"))
    assert told(bought, "de") == (
        "Ben beginnt mit keinem Schiff, keinem General, einem Krieger, keinem Jaguarritter und einem Pochteca; "
        "Dämme nach Tlacopan und Tizapan."
    )
