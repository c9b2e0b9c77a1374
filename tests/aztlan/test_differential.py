"""The engine against the slow second implementation, over random positions."""

from random import Random

import pytest

from tests.aztlan import slow
from tests.aztlan.helpers import at, legal, position, random_action, rest, track

GODS = ("mixcoatl", "tepeyollotl", "xipe")


def random_position(rng, players, phase):
    """Pawns, cards and markers anywhere; culture hands of any size."""
    age = rng.randint(1, 5)
    seats = range(players)
    box = rng.sample(rest(), 30)
    powers = {seat: rng.sample(range(4, 10), 6) for seat in seats}
    held = {seat: rng.sample(list(slow.TERRAIN), rng.randint(0, 14)) for seat in seats}
    fields = {seat: rng.randrange(8) for seat in rng.sample(seats, players)}
    return {
        "players": players,
        "age": age,
        "phase": phase,
        "order": rng.sample(seats, players),
        "track": {field: [seat for seat in fields if fields[seat] == field] for field in set(fields.values())},
        "cards": {seat: powers[seat][0] for seat in seats},
        "power_earlier": {seat: powers[seat][1:age] for seat in seats},
        "pawns": {
            territory: {seat: rng.randint(1, 2) for seat in seats if territory in held[seat]}
            for territory in slow.TERRAIN
        },
        "culture": {seat: [box.pop() for _ in range(rng.choice((0, 1, 2, 3, 6)))] for seat in seats},
        "chance": rng.getrandbits(64),
    }


def play_out(data, rng):
    """Play at random until the phase is over, and answer with the state and who did what."""
    state = position(**data)
    actions = []
    while (state.age, state.phase) == (data["age"], data["phase"]):
        (seat,) = state.to_act
        if data["phase"] == "scoring":
            hand = list(state.culture[seat])
            assert legal(state, seat) == slow.scoring_actions(data["cards"][seat], hand, state.rafts)
        action = random_action(state, seat, rng)
        actions.append((seat, str(action)))
        state.apply(seat, action)
    return state, actions


def expected_track(data, actions):
    """Score the age, and after age five the hands, with the slow implementation."""
    markers = data["track"]
    hands = {seat: list(hand) for seat, hand in data["culture"].items()}
    for seat in data["order"]:
        said = [text for by, text in actions if by == seat]
        cards = [text[2:] for text in said if text.startswith("C ")]
        named = [text[2:] for text in said if text.startswith("V ")]
        for card in cards:
            hands[seat].remove(card)
        terrain = slow.TERRAIN_OF_POWER.get(data["cards"][seat]) or named[0]
        held = {territory for territory, pawns in data["pawns"].items() if seat in pawns}
        gods = [card for card in cards if card in GODS]
        markers = slow.move_marker(markers, seat, slow.age_points(held, terrain, "rafts" in cards, gods))
    if data["age"] == 5:
        for seat in data["order"]:
            (unplayed,) = set(range(4, 10)) - {data["cards"][seat], *data["power_earlier"][seat]}
            markers = slow.move_marker(markers, seat, slow.hand_points(unplayed, hands[seat]))
    return markers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z5_6_scoring(players):
    """Also Z1.1 (the stacks), Z5.1 to Z5.4 and Z7.1."""
    for seed in range(150):
        rng = Random(1000 * players + seed)
        data = random_position(rng, players, "scoring")
        state, actions = play_out(data, rng)
        assert track(state) == expected_track(data, actions)


def expected_pawns(data, territory, actions):
    """Who is left in a territory after its conflict; an answer belongs to the latest fight before it."""
    pawns, cards = data["pawns"][territory], data["cards"]
    decision, spared, latest = None, set(), ""
    for seat, text in actions:
        latest = text if text.startswith("x ") else latest
        if text in (f"x {territory}", f"= {territory}"):
            decision = seat, "fight" if text[0] == "x" else "coexist"
        elif text == "S" and latest == f"x {territory}":
            spared.add(seat)
    strongest = slow.strongest(pawns, cards)
    breakers = {seat for seat, text in actions if text == f"L {territory}"}
    if len(pawns) < 2 or (len(strongest) > 1 and not breakers):
        assert decision is None
    else:
        assert decision[0] in strongest
        assert breakers == (set() if len(strongest) == 1 else {decision[0]})
    return slow.settled(pawns, cards, decision, spared)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z4_4_conflict(players):
    """Also Z4.1 to Z4.3, Z4.5 and Z4.6: who decides, and who is left."""
    for seed in range(150):
        rng = Random(1000 * players + seed)
        data = random_position(rng, players, "conflict")
        state, actions = play_out(data, rng)
        exchanged = players == 2 and state.age != data["age"]
        for territory in slow.TERRAIN:
            found = at(state, territory)
            found = {1 - seat: count for seat, count in found.items()} if exchanged else found
            assert found == expected_pawns(data, territory, actions)


@pytest.mark.parametrize("offerings", range(10))
def test_z7_1_offerings_in_the_slow_implementation(offerings):
    assert slow.offering_points(offerings) == [0, 1, 4, 9, 16, 25, 26, 29, 34, 41][offerings]
