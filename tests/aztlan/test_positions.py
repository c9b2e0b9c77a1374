"""Positions: any point of a game as JSON, in and out."""

import json
from random import Random

import pytest

from anahuac.core import AnahuacError, PositionError
from tests.aztlan.helpers import BOX, GAME, conflict, legal, position, random_action, random_states, rest, track


def refused(**data):
    """The ids of the reasons why a position cannot be."""
    with pytest.raises(PositionError) as error:
        position(**data)
    return [reason.id for reason in error.value.reasons]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_point_of_a_game_comes_back(players):
    for seed in range(3):
        for ply, state in enumerate(random_states(players, Random(seed))):
            if ply % 3 == 0 or state.phase in ("conflict", "scoring", "over"):
                data = json.loads(json.dumps(state.position()))
                again = GAME.position(data)
                assert again == state
                assert again.position() == state.position()
                assert all(legal(again, seat) == legal(state, seat) for seat in range(players))


def test_what_comes_back_goes_on_the_same_way():
    for ply, state in enumerate(random_states(3, Random(4))):
        if ply % 25 == 0:
            one, other = state.copy(), GAME.position(state.position())
            rng = Random(ply)
            while one.outcome is None:
                seat = rng.choice(one.to_act)
                action = random_action(one, seat, rng)
                one.apply(seat, action)
                other.apply(seat, action)
            assert one == other


@pytest.mark.parametrize(("players", "pawns"), [(2, 60), (3, 30), (4, 30)])
def test_left_out_is_as_at_the_start(players, pawns):
    state = position(players)
    assert (state.age, state.phase, state.to_act) == (1, "choice", tuple(range(players)))
    assert state.order == tuple(range(players))
    assert state.scores == (0,) * players
    assert state.supply == (pawns,) * players
    assert state.culture == ((),) * players
    assert len(state.deck) == 30


@pytest.mark.parametrize(("players", "allotment"), [(2, 8), (3, 6), (4, 5)])
def test_left_out_pawns_to_place_are_the_allotment(players, allotment):
    """Age III, at the start of the expansion."""
    state = position(players, age=3, phase="expansion")
    assert state.to_place == (allotment,) * players


def test_left_out_deck_is_the_rest_shuffled_by_the_seed():
    culture = {0: ["offering", "rafts"], 1: ["eagle"]}
    decks = [position(culture=culture, discard=["xipe"], seed=seed).deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == rest("offering", "rafts", "eagle", "xipe")


def test_the_deck_is_listed_from_the_top():
    state = position(top=["rafts", "eagle"])
    assert state.deck[:2] == ("rafts", "eagle")


def test_the_track_is_listed_from_the_bottom():
    state = position(track={4: [1, 0], 9: [2]})
    assert state.order == (2, 0, 1)
    assert track(state) == {4: [1, 0], 9: [2]}


def test_peoples():
    state = position(peoples={0: "quetzal", 1: "coyote", 2: "serpent"})
    names = GAME.seat_names(state.options, 3)
    assert [name.id for name in names] == [f"aztlan-people-{people}" for people in ("quetzal", "coyote", "serpent")]


@pytest.mark.parametrize("data", [None, 5, "x", [], {}, {"players": "three"}, {"players": 3, "colour": "red"}])
def test_what_is_no_position_at_all(data):
    with pytest.raises(PositionError) as error:
        GAME.position(data)
    assert [reason.id for reason in error.value.reasons] == ["position-format"]


FIGHT = {"pawns": {"tollan": {0: 2, 1: 1}}, "turn": 0, "contested": "tollan"}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 5}, "bad-players"),
        ({"age": 0}, "aztlan-position-age"),
        ({"age": 6}, "aztlan-position-age"),
        ({"phase": "scoring", "step": "place"}, "aztlan-position-step"),
        ({"seed": -1}, "bad-seed"),
        ({"chance": 1 << 64}, "bad-seed"),
        ({"turn": 3}, "position-no-seat"),
        ({"culture": {3: ["rafts"]}}, "position-no-seat"),
        ({"pawns": {"tollan": {7: 1}}}, "position-no-seat"),
        ({"pawns": {"atlantis": {0: 1}}}, "position-no-territory"),
        ({"pawns": {"tleatl": {0: 1}}}, "position-no-territory"),
        ({"phase": "conflict", "settled": ["atlantis"]}, "position-no-territory"),
        ({"phase": "conflict", "step": "decide", "contested": "atlantis"}, "position-no-territory"),
        ({"phase": "conflict", "step": "decide", "contested": ""}, "position-no-territory"),
        ({"pawns": {"tollan": {0: 31}}}, "aztlan-position-count"),
        ({"pawns": {"tollan": {0: -1}}}, "aztlan-position-count"),
        ({"pawns": {"tollan": {0: 16}, "mictlan": {0: 15}}}, "aztlan-position-pawns"),
        ({"supply": {0: 29, 1: 30, 2: 30}, "removed": {0: 0}}, "aztlan-position-pawns"),
        ({"supply": {0: 31, 1: 30, 2: 30}}, "aztlan-position-pawns"),
        ({"removed": {0: 31}}, "aztlan-position-pawns"),
        ({"removed": {0: -1}}, "aztlan-position-pawns"),
        ({"to_place": {0: 1}}, "aztlan-position-to-place"),
        ({"phase": "expansion", "to_place": {}}, "aztlan-position-none-to-place"),
        ({"track": {0: [0, 1]}}, "aztlan-position-track"),
        ({"track": {0: [0, 1], 5: [1, 2]}}, "aztlan-position-track"),
        ({"track": {0: [0, 1], -5: [2]}}, "aztlan-position-negative"),
        ({"track": {}}, "aztlan-position-track"),
        ({"order": [0, 1]}, "aztlan-position-order"),
        ({"order": [0, 1, 1]}, "aztlan-position-order"),
        ({"age": 2, "power_earlier": {0: [9, 8]}}, "aztlan-position-earlier"),
        ({"age": 3, "power_earlier": {0: [9]}}, "aztlan-position-earlier"),
        ({"age": 2, "power_earlier": {0: [3]}}, "aztlan-position-power"),
        ({"cards": {0: 10}}, "aztlan-position-power"),
        ({"age": 3, "power_earlier": {0: [9, 9]}}, "aztlan-position-power-twice"),
        ({"age": 2, "cards": {0: 9}, "power_earlier": {0: [9]}}, "aztlan-position-power-twice"),
        ({"phase": "scoring", "cards": {0: 9, 1: 9}}, "aztlan-position-no-card"),
        ({"cards": {0: 9, 1: 9, 2: 9}}, "aztlan-position-all-chosen"),
        ({"culture": {0: ["rafts"] * 4}}, "aztlan-position-culture"),
        ({"culture": {0: ["rafts"] * 2}, "discard": ["rafts"] * 2}, "aztlan-position-culture"),
        ({"deck": rest("rafts")}, "aztlan-position-culture"),
        ({"deck": rest(), "culture": {0: ["rafts"]}}, "aztlan-position-culture"),
        ({"factions": {0: "coyote-quetzal"}}, "aztlan-option-faction"),
        ({"players": 2, "factions": {0: "ocelot-serpent", 1: "ocelot-serpent"}}, "aztlan-position-factions"),
        ({"phase": "conflict", "step": "decide"}, "aztlan-position-contested"),
        ({"phase": "conflict", **FIGHT}, "aztlan-position-contested"),
        ({"phase": "conflict", "step": "answer", **FIGHT}, "aztlan-position-asking"),
        ({"phase": "conflict", "spared": [1]}, "aztlan-position-asking"),
        ({"rafts": True}, "aztlan-position-scoring"),
        ({"phase": "expansion", "settled": ["tollan"]}, "aztlan-position-settled"),
        ({"phase": "scoring", "settled": ["tollan"]}, "aztlan-position-settled"),
        ({"phase": "over", "age": 4}, "aztlan-position-over"),
        ({"peoples": {0: "quetzal"}}, "position-people-missing"),
        ({"peoples": {0: "quetzal", 1: "quetzal", 2: "ocelot"}}, "aztlan-option-peoples"),
        ({"players": 2, "peoples": {0: "quetzal", 1: "ocelot"}}, "aztlan-option-peoples-two"),
    ],
)
def test_what_cannot_be_is_refused(data, reason):
    assert reason in refused(**data)


def test_all_reasons_at_once():
    reasons = refused(
        age=2,
        track={0: [0]},
        pawns={"atlantis": {0: 1}, "tollan": {0: 31}},
        power_earlier={0: [9, 8], 1: [3]},
        culture={0: ["rafts"] * 4, 1: ["eagle"] * 4},
        settled=["lemuria"],
        rafts=True,
    )
    assert sorted(reasons) == [
        "aztlan-position-count",
        "aztlan-position-culture",
        "aztlan-position-culture",
        "aztlan-position-earlier",
        "aztlan-position-power",
        "aztlan-position-scoring",
        "aztlan-position-settled",
        "aztlan-position-track",
        "position-no-territory",
        "position-no-territory",
    ]


ASKED = {**FIGHT, "phase": "conflict", "step": "answer", "asking": [1], "culture": {1: ["rafts"], 2: ["rafts"]}}
TIE = {"cards": {0: 8, 1: 8, 2: 5}, "pawns": {"tollan": {0: 1, 1: 1, 2: 1}}, "turn": 0, "contested": "tollan"}
BROKEN = {**TIE, "phase": "conflict", "step": "decide", "discard": ["tlatoani"]}
WILD = {"phase": "scoring", "cards": {0: 4, 1: 8, 2: 7}, "culture": {0: ["offering"]}}


@pytest.mark.parametrize("data", [ASKED, BROKEN, {**WILD, "blessed": ["xipe"], "discard": ["xipe"]}])
def test_the_points_within_a_turn_can_be_set_up(data):
    assert position(**data).to_act == ((1,) if data is ASKED else (0,))


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({**ASKED, "asking": [2]}, id="asked without a pawn there"),
        pytest.param({**ASKED, "culture": {}}, id="asked without a culture card (Z4.6)"),
        pytest.param({**ASKED, "asking": [0], "culture": {0: ["rafts"]}}, id="asked although it fights"),
        pytest.param({**ASKED, "asking": [1, 1]}, id="asked twice"),
        pytest.param({**ASKED, "spared": [2], "discard": ["sacred-games"]}, id="spared without a pawn there"),
        pytest.param({**ASKED, "turn": 1, "asking": [0], "culture": {0: ["rafts"]}}, id="the weaker one fights (Z4.2)"),
        pytest.param({**ASKED, "pawns": {"tollan": {1: 1}}}, id="a fight without the fighter"),
        pytest.param({**BROKEN, "discard": []}, id="a tie broken without a card played (Z4.5)"),
        pytest.param({**BROKEN, "turn": 2}, id="a tie broken by who is not tied (Z4.5)"),
        pytest.param({**BROKEN, "pawns": {"tollan": {0: 1}}}, id="a tie broken where nobody else is"),
        pytest.param({**WILD, "blessed": ["xipe"]}, id="a blessing that no played card gave"),
        pytest.param({**WILD, "rafts": True}, id="rafts that no played card gave"),
        pytest.param({"phase": "expansion", "to_place": {0: 9}}, id="more to place than the allotment (Z2.2)"),
        pytest.param({"phase": "expansion", "step": "move"}, id="placed and not on the board (Z3.1)"),
    ],
)
def test_what_cannot_be_within_a_turn_is_refused(data):
    assert refused(**data)


def test_a_settled_territory_is_not_settled_again():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}}, settled=["tollan"])
    assert legal(state, 0) == {"x tetzcoco", "= tetzcoco"}


def test_who_is_past_has_settled():
    """Z4.2: 9 : 8 in Tollán, and it is the turn of seat 2: seat 0 has let seat 1 stay."""
    data = {"turn": 2, "pawns": {"tollan": {0: 1, 1: 1}, "mictlan": {0: 1, 2: 2}}}
    state = position(phase="conflict", **data)
    assert state.to_act == (2,)
    assert legal(state, 2) == {"x mictlan", "= mictlan"}
    assert state.position()["settled"] == ["tollan"]
    assert state.position()["pawns"] == {"tollan": {"0": 1, "1": 1}, "mictlan": {"0": 1, "2": 2}}
    assert GAME.position(state.position()) == state


def test_nothing_stays_open_after_the_conflict():
    """The same with nothing left for seat 2: the age is scored, and what was read is what is written."""
    state = position(phase="conflict", turn=2, pawns={"tollan": {0: 1, 1: 1}})
    assert (state.age, state.phase, state.leads) == (2, "choice", (0, 0, 0))
    assert state.position()["pawns"] == {"tollan": {"0": 1, "1": 1}}
    assert GAME.position(state.position()) == state


def test_a_tie_that_is_past_stood():
    """Z4.4: 8 : 8, both past. A weaker one is left only if the tie was broken, and then the position says so."""
    tied = {"phase": "conflict", "cards": {0: 8, 1: 8, 2: 5}, "turn": 2}
    more = {"tetzcoco": {0: 1, 2: 2}}
    assert position(**tied, pawns={"tollan": {0: 1, 1: 1}, **more}).position()["settled"] == ["tollan"]
    with_third = {"tollan": {0: 1, 1: 1, 2: 1}, **more}
    assert refused(**tied, pawns=with_third) == ["aztlan-position-tie-past"]
    assert legal(position(**tied, pawns=with_third, settled=["tollan"]), 2) == {"x tetzcoco", "= tetzcoco"}


def test_a_tie_is_open_until_the_last_of_the_tied_is_past():
    """8 : 8 between seats 0 and 2, with seat 1 to act."""
    pawns = {"tollan": {0: 1, 2: 1}, "tetzcoco": {0: 1, 1: 2}}
    state = position(phase="conflict", cards={0: 8, 1: 7, 2: 8}, turn=1, pawns=pawns, culture={2: ["tlatoani"]})
    assert "settled" not in state.position()
    state.apply(1, GAME.action("= tetzcoco"))
    assert legal(state, 2) == {"L tollan", "."}


@pytest.mark.parametrize("seat", [0, 1])
def test_one_faction_implies_the_other(seat):
    """Z8.1: there are two."""
    for faction, other in (("ocelot-serpent", "coyote-quetzal"), ("coyote-quetzal", "ocelot-serpent")):
        factions = position(2, factions={seat: faction}).factions
        assert (factions[seat], factions[1 - seat]) == (faction, other)


def mutated(value, rng):
    """The same JSON data with something in it replaced, added or left out."""
    junk = [None, -1, 0, 3, 5, 10**20, 1.5, True, "", "tollan", "0", [], {}, [0], {"0": 1}, *BOX]
    if rng.random() < 0.15 or not value or not isinstance(value, dict | list):
        return rng.choice(junk)
    if isinstance(value, list):
        at = rng.randrange(len(value))
        return value[:at] + rng.choice([[], [mutated(value[at], rng)], [value[at]] * 2]) + value[at + 1 :]
    key = rng.choice([key for key in value if key != "board"])
    changed = rng.choice([{}, {key: mutated(value[key], rng)}, {rng.choice(["0", "2", "x", "mictlan"]): value[key]}])
    return {name: one for name, one in value.items() if name != key} | changed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_damaged_positions_are_refused_or_can_be_played(players):
    rng = Random(players)
    for ply, state in enumerate(random_states(players, Random(players))):
        if ply % 2 and state.phase == "expansion":
            continue
        for _ in range(6):
            data = mutated(state.position(), rng)
            try:
                damaged = GAME.position(data)
            except PositionError:
                continue
            material = damaged.material()
            for _ in range(20):
                if damaged.to_act:
                    seat = rng.choice(damaged.to_act)
                    damaged.apply(seat, random_action(damaged, seat, rng))
            assert damaged.material() == material


def test_an_unknown_board_is_refused():
    with pytest.raises(AnahuacError):
        position(board="no-such-board")
