"""Counts of legal actions: how many sequences of one, two and three actions there are from a position.

The comments say how a count comes about; every count is made by the engine and by the second implementation. Dice fall
as the position's chance has it, for both.
"""

import json
from collections import Counter

import pytest

from tests.azteca.helpers import GAME, army, owned, position, seed_for
from tests.azteca.slow.cards import COPIES
from tests.azteca.slow.game import Slow

HOME = {"1": {"A": army("colhuacan", 1)}}
"""The only army of the Toltecs, in their capital, next to Coatepec, Cuitlahuac, Iztapalapan and the southern lake."""


def war(turn=1, **fields):
    return {"phase": 7, "turn": turn, "bag": [], "armies": HOME, **fields}


def ships(zone, **counts):
    return {seat[1:]: {zone: count} for seat, count in counts.items()}


STRUCK = ["tenayuca", "ecatepec"]
POSITIONS = {
    # Three territories, the reorganisation with the reserve, the end.
    "a march": (war(), "", [5]),
    # The lake too.
    "a march with a ship": (war(ships=ships("lake-south", s1=1)), "", [6]),
    # Four areas for each army, one reorganisation, the end.
    "three armies": (
        war(ships=ships("lake-south", s1=1), armies={"1": {letter: army("colhuacan", 1) for letter in "ABC"}}),
        "", [14],
    ),
    # Only the reorganisation and the end.
    "an army that has moved": (war(armies={"1": {"A": army("colhuacan", 1, moved=True)}}), "", [2]),
    # As if it had not moved.
    "a diversion": (war(armies={"1": {"A": army("colhuacan", 1, moved=True)}}, diversions={"1": 1}), "", [5]),
    # From own land on to Coatepec or Coatlinchan, back, or stop.
    "the second area": (war(territories=owned((1, "iztapalapan"))), "1: A>iztapalapan", [4]),
    # With one area left the lake is closed: three territories, the reorganisation, the end.
    "the last area": (
        war(territories=owned((1, "iztapalapan")), ships=ships("lake-south", s1=1)),
        "1: A>iztapalapan, 1: A>colhuacan", [5],
    ),
    # 32 territories but the three capitals are neutral; and the five of the march.
    "right of passage": (war(hands={"1": ["passage"]}), "", [34]),
    # From Coatepec to its six neighbours; the move may not end there.
    "on the passage": (war(hands={"1": ["passage"]}), "1: C passage coatepec, 1: A>coatepec", [6]),
    # Five of the seven shores: not Tenayuca, which is struck, and not Tepeyacac, which could only be left for struck
    # territories or the lake, where the move cannot end.
    "a passage that leads nowhere": (
        {
            **war(3, players=4, struck=STRUCK, hands={"3": ["passage"]}, ships=ships("lake-west", s3=1)),
            "armies": {"3": {"A": army("azcapotzalco", 1)}},
        },
        "3: C passage tepeyacac, 3: A>lake-west", [5],
    ),
    # Sixteen coastal territories are no capital (Azcapotzalco is none with three players); a march of five.
    "flood": (war(hands={"1": ["flood"]}), "", [21]),
    # 29 territories are no capital; a march of five.
    "earthquake": (war(hands={"1": ["earthquake"]}), "", [34]),
    # Of three enemy territories one has an army; a march of five.
    "raid": (
        war(
            hands={"1": ["raid"]}, territories=owned((0, "tizapan"), (2, "acolman"), (2, "xaltocan")),
            armies={**HOME, "2": {"A": army("xaltocan", 1)}},
        ),
        "", [7],
    ),
    # Two warriors and a knight for A and B: 4; after a warrior 4 again, after a knight 2: 2 * 4 + 2 * 2;
    # then whatever is last goes to A or B: (2 * 2 + 2 * 2 + 2 * 2) * 2.
    "dealing out": (
        war(territories=owned((1, "chalco")), armies={"1": {"A": army("chalco", 2), "B": army("chalco", 0, 1)}}),
        "1: re A", [4, 12, 24],
    ),
    # The last counter of the last army cannot go to the reserve; then all is dealt out, and the march is left.
    "the last army": (war(), "1: re A", [1, 1, 4]),
    # Two armies can strike at Coatlinchan, or nobody.
    "interception": (
        war(
            armies={"1": {"A": army("iztapalapan", 1)}, "2": {"A": army("texcoco", 1), "B": army("texcoco", 1)}},
            territories=owned((1, "iztapalapan"), (1, "coatlinchan")),
        ),
        "1: A>coatlinchan", [3],
    ),
    # Yes or no; with leave the army is afloat: eight shores and the western lake, where it has a ship, but no end;
    # refused, it has its march of five without the lake.
    "leave": (
        war(ships={"1": {"lake-south": 1, "lake-west": 1}, "2": {"lake-south": 2}}),
        "1: A>lake-south", [2, 14],
    ),
    # Six fares or none; each of the five prices is taken or not, free the army is afloat on eight shores, declined it
    # stays with three marches, the reorganisation and the end.
    "canoe express": (
        war(ships=ships("lake-south", s2=1), options={"canoe": "price"}, tribute={"1": 9}),
        "1: A>lake-south", [7, 23],
    ),
    # Two warriors and a knight: one of them, or nobody. After a warrior 3 again, after a knight 2; nobody: the city
    # falls without a fight, and the judgement begins with somebody who has nothing to give.
    "the reserve": (
        war(
            territories=owned((0, "iztapalapan")), ships={"0": {"lake-west": 1, "lake-south": 1}},
            reserve={"0": {"warriors": 2, "knights": 1}},
        ),
        "1: A>iztapalapan", [3, 6],
    ),
    # The Chichimecs border Coatepec with Coatlinchan: a warrior, a knight, or nobody; each time the dice go on.
    "cousins": (
        war(territories=owned((2, "coatlinchan")), reserve={"2": {"warriors": 1, "knights": 1}}, spied=["coatepec"]),
        "1: A>coatepec", [3],
    ),
    # The army of four lost one to the guard: a warrior or a knight; then it may go home or stay.
    "losses": (
        war(armies={"1": {"A": army("colhuacan", 2, 2)}}, spied=["coatepec"], chance=seed_for((1, 1, 6, 1))),
        "1: A>coatepec", [2, 4],
    ),
    # Both guards fell at once: A may make a warrior a knight, or not; then the judgement begins, and the Aztecs give
    # 0 to 3 points.
    "experience": (
        war(
            armies={"1": {"A": army("colhuacan", 2, 2)}}, spied=["coatepec"], chance=seed_for((6, 6, 1, 1)),
            sp={"0": 3},
        ),
        "1: A>coatepec", [2, 8],
    ),
    # Everybody with a card is asked about each of the four dice: the Aztecs have an Influence, the Toltecs only a Raid.
    # After a passed question the Toltecs are asked; after an Influence they are asked for a Ruse.
    "influence": (
        war(hands={"0": ["influence", "raid"], "1": ["raid"]}, spied=["coatepec"]),
        "1: A>coatepec, 0: ., 1: .", [5, 5],
    ),
    # Over land to Chalco and the capital, with leave over the southern lake to Xochimilco, or stay.
    "retreat": (
        war(
            armies={"1": {"A": army("colhuacan", 3, 1)}}, spied=["cuitlahuac"], chance=seed_for((1, 1, 1, 1, 1)),
            territories=owned((1, "chalco"), (1, "xochimilco")), ships=ships("lake-south", s1=1, s2=2),
        ),
        "1: A>cuitlahuac", [4],
    ),
    # Leave for Xochimilco, yes or no; with it the army is there, alone, and the judgement begins; without it there is
    # the land, or the battle.
    "leave to retreat": (
        war(
            armies={"1": {"A": army("colhuacan", 3, 1)}}, spied=["cuitlahuac"], chance=seed_for((1, 1, 1, 1, 1)),
            territories=owned((1, "chalco"), (1, "xochimilco")), ships=ships("lake-south", s1=1, s2=2),
        ),
        "1: A>cuitlahuac, 1: =>xochimilco", [2, 4],
    ),
    # The defender may go to Texcoco or stay; Chalco lies beyond the passage, which is not his. The attacker has won and
    # may make a warrior a knight, or is asked in turn: back through the passage to Colhuacan, or stay.
    "retreat through the passage": (
        war(
            hands={"1": ["passage"]}, armies={"1": {"A": army("colhuacan", 2)}, "2": {"A": army("coatlinchan", 2)}},
            territories=owned((2, "coatlinchan"), (2, "chalco")), chance=seed_for((1, 1, 1, 1)),
        ),
        "1: C passage coatepec, 1: A>coatepec, 2: ., 1: A>coatlinchan, 2: .", [2, 4],
    ),
    # T14.17: the army in Chalco must go to Mixquic or Amaquemecan.
    "fleeing": (
        war(
            hands={"1": ["earthquake"]}, armies={"1": {"A": army("chalco", 1)}},
            territories=owned((1, "chalco"), (1, "mixquic"), (1, "amaquemecan")),
        ),
        "1: C earthquake chalco", [2],
    ),
    # For 1 T: a warrior for A or the reserve, a pochteca, or nothing. After any of the three only the end is left;
    # the next one has no tribute, and nothing but the end either.
    "purchases": ({"phase": 3, "turn": 1, "armies": HOME, "tribute": {"1": 1}}, "", [4, 4, 4]),
    # A warrior or a knight for the reserve, a pochteca, ships on the western and the eastern lake, the two other dams,
    # the end; no general without a reserve.
    "dams": ({"phase": 3, "turn": 0, "tribute": {"0": 9}, "dams": [["tenochtitlan", "tizapan"]]}, "", [8]),
    # A general with the warrior or the knight of the reserve, a warrior or a knight for it, a pochteca, a ship on the
    # southern lake, the end.
    "a general": (
        {"phase": 3, "turn": 1, "tribute": {"1": 4}, "armies": {"1": {"B": army("chalco", 1)}},
         "territories": owned((1, "chalco")), "reserve": {"1": {"warriors": 1, "knights": 1}}},
        "", [7],
    ),
    # An expedition, 27 neutral territories to spy on, the end; 1 T: the Aztecs' Tizapan to stir up, not Tepeyacac,
    # which is assimilated.
    "missions": (
        {"phase": 5, "turn": 1, "pochtecas": {"1": 1}, "tribute": {"1": 1}, "territories": {
            "tizapan": {"owner": 0}, "tepeyacac": {"owner": 0, "assimilated": True}}},
        "", [30],
    ),
    # 5 T: bids from 1 to 5, or none; the next one has 2 T: 3 choices against none, 2 against 1, else only to pass.
    "the market": ({"phase": 4, "tribute": {"0": 5, "1": 2}}, "", [6, 9]),
    # Each of two ships on the eastern lake may go to three zones, the end; the second ship has the same choice after
    # each; at the end the Toltecs, without ships, are passed over, and the battles begin, with nothing to attack.
    "sailing": ({"phase": 6, "turn": 0, "ships": ships("lake-east", s0=2)}, "", [4, 13]),
    # One rival to attack, or none.
    "a lake battle": ({"phase": 6, "turn": 2, "ships": ships("lake-east", s0=2, s2=1)}, "2: .", [2]),
    # 0 to 3 points; after 1 there are 3 choices, after 2 two, after 3 one, after none the next one's only one.
    "the serpent": ({"phase": 8, "turn": 0, "sp": {"0": 3}}, "", [4, 7]),
    # Three choose at once: the Aztecs up to 2 points, the others nothing. After 1: 2 + 1 + 1, after 2: 1 + 1 + 1,
    # after an end of the Aztecs 1 + 1, of another 3 + 1, twice.
    "the jaguar": ({"phase": 8, "turn": 2, "sp": {"0": 2}}, "2: .", [5, 17]),
    # Two different cards to discard, a Ruse against either of two hands, the end.
    "cards": (
        {"phase": 1, "turn": 0, "hands": {"0": ["raid", "raid", "ruse"], "1": ["flood"], "2": ["flood"]}}, "", [5],
    ),
    # An offer: four amounts and a card to give, four amounts and any of fifteen cards to ask for, the end.
    "a deal": (
        {"phase": 3, "turn": 0, "tribute": {"0": 9}, "hands": {"0": ["raid"], "1": ["flood"]},
         "options": {"big_deal": True}},
        "0: deal 1", [25],
    ),
}  # fmt: skip


def whole(data):
    """Fill in what would be drawn: the deck and the chance."""
    hands = Counter(card for hand in data.get("hands", {}).values() for card in hand)
    return {"players": 3, "chance": 1, "deck": list((Counter(COPIES) - hands).elements()), **data}


def moves(path):
    return [(int(seat), text.strip()) for seat, text in (move.split(":") for move in path.split(",") if move)]


def count(state, depth):
    total = 0
    for seat in state.to_act:
        for action in state.legal_actions(seat):
            if depth == 1:
                total += 1
            else:
                after = state.copy()
                after.apply(seat, action)
                total += count(after, depth - 1)
    return total


def slow_count(data, path, depth):
    """The second implementation cannot be copied, so every sequence is played from the beginning."""
    slow = Slow(data)
    for move in path:
        slow.answer(*move)
    choices = [(seat, text) for seat, texts in slow.question.items() for text in texts]
    if depth == 1:
        return len(choices)
    return sum(slow_count(data, [*path, choice], depth - 1) for choice in choices)


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name):
    fields, path, counts = POSITIONS[name]
    data = json.loads(json.dumps(whole(fields)))
    state = position(**data)
    for seat, text in moves(path):
        state.apply(seat, GAME.action(text))
    for depth, expected in enumerate(counts, 1):
        assert count(state, depth) == expected
        assert slow_count(data, moves(path), depth) == expected


def test_counts_of_the_set_up():
    """T1: eight ways to place a counter; ships in one, two and two zones at the capitals; three dams for the Aztecs."""
    state = GAME.new(3, seed=1)
    slow = Slow(state.position(), setting_up=True)
    assert {seat: len(state.legal_actions(seat)) for seat in state.to_act} == {0: 13, 1: 9, 2: 10}
    assert {seat: len(texts) for seat, texts in slow.question.items()} == {0: 13, 1: 9, 2: 10}
