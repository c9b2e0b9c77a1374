"""Z0: what is in the box."""

from collections import Counter
from random import Random

import pytest

from anahuac.core import UnknownAction
from anahuac.games.aztlan.events import FinalScored
from tests.aztlan.helpers import BOARD, BOX, GAME, expand, legal, of, play, position, random_states
from tests.aztlan.slow import TERRAIN

TERRAINS = ("desert", "fields", "jungle", "mountains", "city")


def test_z0_1_thirty_territories_six_of_each_terrain():
    assert len(TERRAIN) == 30
    assert Counter(TERRAIN.values()) == dict.fromkeys(TERRAINS, 6)
    assert dict(zip(BOARD.ids, BOARD.terrain, strict=True)) == TERRAIN


@pytest.mark.parametrize("lake", ["matlalatl", "metztliapan", "tleatl", "tozpalatl"])
def test_z0_1_lakes_are_no_territories(lake):
    with pytest.raises(UnknownAction):
        GAME.action(f"+{lake}")


def test_z0_1_adjacency_is_by_common_land_border():
    state = position(phase="expansion", step="move", pawns={"tollan": {0: 1}})
    around_tollan = ("chapultepec", "chicomoztoc", "itzehecayan", "mictlan", "teoculhuacan", "teotlalpan")
    assert legal(state, 0) == {"-"} | {f"tollan>{there}" for there in around_tollan}


def test_z0_1_a_lake_separates():
    """Tollán and Tzatzitépetl lie on the same lake, Metztliapan, and have no land border."""
    with pytest.raises(UnknownAction):
        GAME.action("tollan>tzatzitepetl")


def test_z0_2_four_peoples():
    peoples = [name.id for name in GAME.seat_names(GAME.options(), 4)]
    assert peoples == [f"aztlan-people-{people}" for people in ("serpent", "ocelot", "coyote", "quetzal")]


@pytest.mark.parametrize(("players", "pawns"), [(2, 60), (3, 30), (4, 30)])
def test_z0_2_thirty_pawns_each(players, pawns):
    """Two players lead two peoples each (Z8.1)."""
    state = GAME.new(players)
    assert state.supply == (pawns,) * players
    assert [count for name, count in state.material().items() if name.startswith("pawns")] == [pawns] * players


def test_z0_2_what_marks_the_order_is_none_of_the_thirty():
    """8 + 7 + 6 + 5 + 4 = 30: in a game of three all thirty come onto the board."""
    state = position(age=5, pawns={"tollan": {0: 26}, "tetzcoco": {1: 26}, "malinalco": {2: 26}})
    play(state, "0: P9", "1: P9", "2: P9")
    expand(state, {0: "tollan", 1: "tetzcoco", 2: "malinalco"})
    assert [sum(state.pawns_at(seat, at) for at in range(30)) for seat in range(3)] == [30, 30, 30]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z0_2_no_piece_is_ever_lost(players):
    material = GAME.new(players).material()
    for seed in range(3):
        for state in random_states(players, Random(seed)):
            assert state.material() == material
            assert min(*state.supply, *state.removed, *state.to_place) >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z0_3_six_power_cards_from_4_to_9(players):
    state = GAME.new(players)
    for seat in range(players):
        assert legal(state, seat) == {"P4", "P5", "P6", "P7", "P8", "P9"}


@pytest.mark.parametrize("held", TERRAINS)
@pytest.mark.parametrize(
    ("power", "terrain"), [(5, "desert"), (6, "jungle"), (7, "mountains"), (8, "fields"), (9, "city")]
)
def test_z0_3_terrain_of_the_power_cards(power, terrain, held):
    """A realm of one territory is worth 1 + 1² = 2 if it has the card's terrain, else nothing (Z5.2)."""
    territory = next(id for id, own in TERRAIN.items() if own == held)
    cards = {0: power, 1: 7, 2: 7}
    state = position(phase="scoring", cards=cards, pawns={territory: {0: 1}}, culture={0: ["offering"]})
    play(state, "0: .")
    assert state.scores[0] == (2 if held == terrain else 0)


def test_z0_3_the_4_is_wild():
    state = position(phase="scoring", cards={0: 4, 1: 7, 2: 7})
    assert legal(state, 0) == {f"V {terrain}" for terrain in TERRAINS}


@pytest.mark.parametrize("unplayed", [4, 5, 6, 7, 8, 9])
def test_z0_3_a_power_card_never_played_is_worth_its_number(unplayed):
    card, *earlier = [power for power in (9, 8, 7, 6, 5, 4) if power != unplayed]
    state = position(
        age=5,
        phase="scoring",
        cards={0: card, 1: 9, 2: 9},
        power_earlier={0: earlier},
        culture={0: ["mixcoatl"]},
    )
    # Nobody has a pawn on the board, so that there is nothing else to score but 1 for the card in hand.
    final = of(play(state, "0: ."), FinalScored)
    assert [event.power for event in final if event.seat == 0] == [unplayed]
    assert state.scores[0] == unplayed + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z0_4_thirty_culture_cards(players):
    state = GAME.new(players, seed=1)
    assert Counter(state.deck) == BOX
    assert sum(BOX.values()) == 30
    assert state.culture == ((),) * players
    assert state.discard == ()


def test_z0_4_hands_are_secret_their_sizes_public():
    state = position(phase="scoring", culture={0: ["offering", "rafts"], 1: ["eagle"]})
    view = state.view(2)
    assert view.culture == (None, None, ())
    assert view.culture_sizes == (2, 1, 0)
    assert state.view(0).culture == (("offering", "rafts"), None, None)
    assert state.view(None).culture == (None, None, None)


def test_z0_4_played_cards_lie_open():
    state = position(phase="scoring", culture={0: ["offering", "rafts"]}, discard=["eagle"])
    play(state, "0: C rafts")
    assert state.view(2).discard == ("eagle", "rafts")
    assert state.view(2).culture_sizes == (1, 0, 0)
