"""Z5: realms, rafts, blessings, and what may be played when."""

import pytest

from anahuac.core import UnknownAction
from anahuac.games.aztlan.events import RealmScored, Scored
from tests.aztlan.helpers import BOARD, GAME, at, conflict, legal, of, play, position, track, why

FOUR_DESERTS = ["tollan", "itzehecayan", "mictlan", "teotlalpan", "acolman", "tlatlayan"]
FIVE_MOUNTAINS = [
    *("tollan", "itzehecayan"),
    *("chapultepec", "chicomoztoc", "coatepec", "teoculhuacan", "tzatzitepetl"),
]
SIX_DESERTS = [*FOUR_DESERTS, "xochitlalpan", "tlapallan", "tonacatepetl", "huitznahuac"]


def scoring(held, power, culture=(), **fields):
    """Age I of three: seat 0 holds these territories and scores first; the Offering keeps it being asked."""
    return position(
        phase="scoring",
        cards={0: power, 1: 7, 2: 7},
        pawns={territory: {0: 1} for territory in held},
        culture={0: ["offering", *culture]},
        **fields,
    )


def scored(held, power, culture=(), actions="."):
    """What seat 0 gains."""
    state = scoring(held, power, culture)
    play(state, f"0: {actions}")
    return state.scores[0]


def test_z5_1_adjacent_territories_are_one_realm():
    """Card 9: Azcapotzalco – Tamoanchan – Cholollán have two cities: 3 + 2² = 7."""
    assert scored(["azcapotzalco", "tamoanchan", "cholollan"], 9) == 7


def test_z5_1_what_is_not_adjacent_is_another_realm():
    """Without Tamoanchan between them the two cities are worth 2 × (1 + 1²)."""
    assert scored(["azcapotzalco", "cholollan"], 9) == 4


def test_z5_1_a_lake_separates():
    """Azcapotzalco and Culhuacán are cities on the same lake."""
    assert scored(["azcapotzalco", "culhuacan"], 9) == 4


def test_z5_1_alone_or_not():
    """Seat 0 lives in Tamoanchan beside five pawns of seat 1; both have it in their realms."""
    state = position(
        phase="scoring",
        cards={0: 9, 1: 6, 2: 7},
        pawns={"azcapotzalco": {0: 1}, "tamoanchan": {0: 1, 1: 5}, "cholollan": {0: 1}},
        culture={0: ["offering"]},
    )
    play(state, "0: .")
    assert state.scores == (7, 2, 0)


def test_z5_1_the_number_of_pawns_does_not_matter():
    state = position(phase="scoring", pawns={"tollan": {0: 9}, "mictlan": {0: 5}}, culture={0: ["offering"]})
    play(state, "0: .")
    assert state.scores[0] == 2 + 1


def test_z5_1_realms_in_detail():
    state = scoring(["tollan", "mictlan", "tetzcoco", "tlapallan"], 9)
    realms = of(play(state, "0: ."), RealmScored)
    assert {(frozenset(realm.territories), realm.matching, realm.points) for realm in realms} == {
        (frozenset({"tollan", "mictlan"}), 1, 3),
        (frozenset({"tetzcoco"}), 1, 2),
        (frozenset({"tlapallan"}), 0, 0),
    }


@pytest.mark.parametrize(
    ("held", "power", "points"),
    [
        (["tollan"], 9, 2),  # 1/1
        (["tollan", "mictlan"], 9, 3),  # 2/1
        (["azcapotzalco", "tamoanchan", "cholollan"], 9, 7),  # 3/2
        (["tollan", "itzehecayan", "mictlan", "teotlalpan"], 5, 13),  # 4/3
        (FOUR_DESERTS, 5, 22),  # 6/4
        (FIVE_MOUNTAINS, 7, 32),  # 7/5
        (SIX_DESERTS, 5, 46),  # 10/6
        (BOARD.ids, 5, 66),  # 30/6: there is no upper limit
    ],
)
def test_z5_2_size_plus_n_squared(held, power, points):
    """The check table."""
    assert scored(held, power) == points


def test_z5_2_without_the_terrain_a_realm_scores_nothing():
    assert scored(["mictlan", "teoculhuacan", "cincalco"], 9) == 0


def test_z5_2_example_card_9():
    """Realms of 4 (1 city), 3 (2 cities), 1 (1 city), 1 (0 cities): 5 + 7 + 2 + 0 = 14."""
    four = ["tollan", "mictlan", "chicomoztoc", "teoculhuacan"]
    three = ["azcapotzalco", "tamoanchan", "cholollan"]
    assert scored([*four, *three, "teotihuacan", "tlapallan"], 9) == 14


def test_z5_2_example_card_4_naming_desert():
    """Realms of 6 (3 deserts), 3 (1), 2 (1): 15 + 4 + 3 = 22."""
    six = ["tollan", "mictlan", "teotlalpan", "itzehecayan", "chicomoztoc", "teoculhuacan"]
    three = ["tlapallan", "nonohualco", "xochitlalpan"]
    two = ["huitznahuac", "cholollan"]
    assert scored([*six, *three, *two], 4, actions="V desert") == 22


def test_z5_2_one_terrain_is_named_for_all_realms():
    """A desert and a city, apart: whichever is named, the other is worth nothing."""
    held = ["mictlan", "tetzcoco"]
    assert scored(held, 4, actions="V desert") == 2
    assert scored(held, 4, actions="V city") == 2
    assert scored(held, 4, actions="V jungle") == 0


def test_z5_2_only_the_4_names_a_terrain():
    assert why(scoring(["tollan"], 9), 0, "V desert") == "Z5.2"


def test_z5_2_who_holds_no_culture_card_still_names():
    state = position(phase="scoring", cards={0: 4, 1: 7, 2: 7}, pawns={"tollan": {0: 1}})
    play(state, "0: V city")
    assert state.scores[0] == 2
    assert state.age == 2


def test_z5_3_own_territories_on_the_same_lake_count_as_adjacent():
    """Chicomoztoc and Tzatzitépetl, both mountains on Metztliapan: 2/2, which no realm is without rafts, gives 6."""
    held = ["chicomoztoc", "tzatzitepetl"]
    assert scored(held, 7) == 4
    assert scored(held, 7, ["rafts"], "C rafts, .") == 6


def test_z5_3_on_every_lake():
    """Tzatzitépetl lies on two lakes: Chicomoztoc – Metztliapan – Tzatzitépetl – Tozpálatl – Tlalocan, 3 + 2²."""
    held = ["chicomoztoc", "tzatzitepetl", "tlalocan"]
    assert scored(held, 7) == 4
    assert scored(held, 7, ["rafts"], "C rafts, .") == 7


def test_z5_3_two_lakes_apart_make_two_realms():
    """Cities on Tléatl and mountains on Metztliapan: with card 9, 2 + 2² for the first and nothing for the second."""
    held = ["azcapotzalco", "culhuacan", "chicomoztoc", "tzatzitepetl"]
    assert scored(held, 9, ["rafts"], "C rafts, .") == 6


def test_z5_3_different_lakes_do_not_join():
    """Xochitlalpan and Acolman: fields on Matlálatl and on Tozpálatl, not adjacent."""
    assert scored(["xochitlalpan", "acolman"], 8, ["rafts"], "C rafts, .") == 4


def test_z5_3_for_their_player_only_and_for_this_turn_only():
    state = position(
        phase="scoring",
        cards={0: 7, 1: 9, 2: 7},
        pawns={"chicomoztoc": {0: 1}, "tzatzitepetl": {0: 1}, "azcapotzalco": {1: 1}, "culhuacan": {1: 1}},
        culture={0: ["rafts"]},
    )
    play(state, "0: C rafts")
    assert state.scores == (6, 4, 0)
    assert state.discard == ("rafts",)
    assert state.rafts is False


def test_z5_3_without_the_card():
    assert why(scoring(["tollan"], 9), 0, "C rafts") == "Z5.3"


@pytest.mark.parametrize(
    ("god", "held"),
    [
        ("mixcoatl", ["olman", "tlalocan", "cuextlan"]),  # jungle
        ("tepeyollotl", ["coatepec", "tonacatepetl", "teoculhuacan"]),  # mountains
        ("xipe", ["malinalco", "cincalco", "acolman"]),  # fields
    ],
)
def test_z5_4_two_points_for_each_territory_of_the_gods_terrain(god, held):
    """Whatever the power card: with 9 the realms themselves are worth nothing."""
    assert scored(held, 9) == 0
    assert scored(held, 9, [god], f"C {god}, .") == 6


@pytest.mark.parametrize("god", ["mixcoatl", "tepeyollotl", "xipe"])
def test_z5_4_other_terrains_do_not_count(god):
    assert scored(["mictlan", "tetzcoco"], 9, [god], f"C {god}, .") == 2


def test_z5_4_whatever_the_realm():
    """Realm Coatépec – Olman with card 7: 2 + 1²; Mixcoatl adds 2 for Olman in it and 2 for Cuextlan alone."""
    assert scored(["coatepec", "olman", "cuextlan"], 7, ["mixcoatl"], "C mixcoatl, .") == 3 + 4


def test_z5_4_territories_count_not_pawns():
    state = position(phase="scoring", pawns={"olman": {0: 7, 1: 9}}, culture={0: ["mixcoatl"]})
    play(state, "0: C mixcoatl")
    assert state.scores[0] == 2


def test_z5_4_without_the_card():
    assert why(scoring(["olman"], 9, ["xipe"]), 0, "C mixcoatl") == "Z5.4"


def test_z5_5_any_number_a_turn():
    """Olman (jungle), Coatépec (mountains), Acolman (fields) with card 9: 2 × 2 + 2 + 2, and rafts change nothing."""
    culture = ["mixcoatl", "mixcoatl", "tepeyollotl", "xipe", "rafts"]
    actions = "C rafts, C mixcoatl, C xipe, C mixcoatl, C tepeyollotl, ."
    assert scored(["olman", "coatepec", "acolman"], 9, culture, actions) == 8


def test_z5_5_offerings_are_never_played():
    state = scoring(["tollan"], 9, ["offering"])
    assert legal(state, 0) == {"."}
    with pytest.raises(UnknownAction):
        GAME.action("C offering")


def test_z5_5_on_ones_own_turn():
    state = position(phase="scoring", culture={0: ["offering"], 1: ["mixcoatl", "rafts"]})
    assert why(state, 1, "C mixcoatl") == "Z1.2"
    assert why(state, 1, "C rafts") == "Z1.2"


def test_z5_5_a_tlatoani_drawn_by_coexistence_is_used_at_once():
    """Seat 0 leads in Tetzcoco (16 : 8) and is tied in Tollán (8 : 8), with no card before it draws."""
    state = conflict(
        {"tetzcoco": {0: 2, 1: 1}, "tollan": {0: 1, 1: 1}}, cards={0: 8, 1: 8, 2: 5}, top=["tlatoani", "rafts"]
    )
    play(state, "0: = tetzcoco")
    assert legal(state, 0) == {"L tollan", "."}
    play(state, "0: L tollan, x tollan")
    assert at(state, "tollan") == {0: 1}


def test_z5_5_sacred_games_drawn_are_played_in_the_same_phase():
    """Seat 0 draws them in Tollán (9 : 8) and is attacked in Tetzcoco (9 : 16)."""
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 2}}, top=["sacred-games"])
    play(state, "0: = tollan", "1: x tetzcoco", "0: S")
    assert at(state, "tetzcoco") == {0: 1, 1: 2}


def test_z5_5_a_blessing_drawn_in_the_conflict_is_used_in_the_scoring():
    """Olman is jungle: nothing for card 9, 2 for Mixcoatl."""
    state = conflict({"olman": {0: 1, 1: 1}}, top=["mixcoatl"])
    play(state, "0: = olman")
    assert (state.phase, legal(state, 0)) == ("scoring", {"C mixcoatl", "."})
    play(state, "0: C mixcoatl")
    assert state.scores[0] == 2


def test_z5_5_a_card_may_be_kept():
    state = scoring(["olman"], 9, ["mixcoatl"])
    play(state, "0: .")
    assert state.culture[0] == ("mixcoatl", "offering")


TERRAINS = {f"V {terrain}" for terrain in BOARD.terrain_mask}


def test_z5_6_cards_are_played_in_any_order():
    state = scoring(["tollan"], 9, ["rafts", "xipe", "mixcoatl"])
    assert legal(state, 0) == {"C rafts", "C xipe", "C mixcoatl", "."}
    play(state, "0: C xipe")
    assert legal(state, 0) == {"C rafts", "C mixcoatl", "."}
    play(state, "0: C rafts")
    assert legal(state, 0) == {"C mixcoatl", "."}


def test_z5_6_with_the_4_cards_are_played_before_the_terrain_is_named():
    state = scoring(["tollan"], 4, ["rafts", "xipe"])
    assert legal(state, 0) == {"C rafts", "C xipe", *TERRAINS}
    play(state, "0: C xipe")
    assert legal(state, 0) == {"C rafts", *TERRAINS}
    play(state, "0: C rafts")
    assert legal(state, 0) == TERRAINS


def test_z5_6_with_the_4_nothing_but_naming_takes_the_points():
    assert why(scoring(["tollan"], 4, ["xipe"]), 0, ".") == "Z5.6"


def test_z5_6_naming_ends_the_turn():
    """Tollán is a city: 1 + 1². The rafts and the blessing stay in hand, and seat 1 is next."""
    state = scoring(["tollan"], 4, ["rafts", "xipe"])
    state.culture = (state.culture[0], ("eagle",), ())
    events = play(state, "0: V city")
    assert [(event.points, event.total) for event in of(events, Scored)] == [(2, 2)]
    assert state.to_act == (1,)
    assert state.culture[0] == ("offering", "rafts", "xipe")


@pytest.mark.parametrize("cards", ["C rafts, C tepeyollotl", "C tepeyollotl, C rafts"])
def test_z5_6_any_order_is_worth_the_same(cards):
    """Chicomoztoc and Tzatzitépetl by raft: 2 + 2² for mountains, and 2 × 2 by Tepeyollotl."""
    held, culture = ["chicomoztoc", "tzatzitepetl"], ["rafts", "tepeyollotl"]
    assert scored(held, 4, culture, f"{cards}, V mountains") == 10
    assert scored(held, 7, culture, f"{cards}, .") == 10


def test_z5_6_the_marker_moves_once_by_the_sum_and_goes_on_top():
    """City 2 + jungle 2 by Mixcoatl = 4, onto the field where the others lie."""
    state = scoring(["tollan", "olman"], 9, ["mixcoatl"], order=[0, 1, 2], track={0: [0], 2: [1], 4: [2]})
    events = play(state, "0: C mixcoatl, .")
    assert track(state) == {2: [1], 4: [2, 0]}
    assert [(event.points, event.total) for event in of(events, Scored) if event.seat == 0] == [(4, 4)]
