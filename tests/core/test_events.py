"""How an event is to be shown: how much notice it deserves, and whose."""

from anahuac.games.azteca.war_events import BattleBegan
from anahuac.games.mexica.events import DistrictFormed, Founded, Stepped


def test_who_should_not_miss_an_event():
    assert BattleBegan(0, 2, "tollan").concerns() == (0, 2)
    assert BattleBegan(0, None, "tollan").concerns() == (0,), "neutrals do not look"
    assert Founded(1, "e5", 6, 3, (0, 2), 2).concerns() == (0, 2), "whose nobles were there"
    assert Stepped(0, "e5", "e6").concerns() == ()


def test_how_much_notice_an_event_deserves():
    assert [event.notice for event in (DistrictFormed, Stepped, Founded)] == ["quiet", "plain", "big"]
