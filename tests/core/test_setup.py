"""Starting a game: what can be chosen, and what cannot."""

import pytest

import anahuac
from anahuac.core import Outcome, PositionError, SetupError, UnknownAction, UnknownGame

GAME = anahuac.game("aztlan")


def test_an_unknown_game_gets_a_suggestion():
    with pytest.raises(UnknownGame, match="Did you mean aztlan"):
        anahuac.game("atzlan")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seats": 1}, "bad-players"),
        ({"seats": 5}, "bad-players"),
        ({"seats": 3, "seed": -1}, "bad-seed"),
        ({"seats": 3, "seed": 1 << 64}, "bad-seed"),
        ({"seats": 3, "options": {"colour": "red"}}, "unknown-option"),
        ({"seats": 2, "options": {"first_faction": "north"}}, "bad-option"),
        ({"seats": 3, "board": "no-such-board"}, "unknown-board"),
    ],
)
def test_a_game_that_cannot_be_started(arguments, reason):
    with pytest.raises(SetupError) as caught:
        GAME.new(**arguments)
    assert caught.value.text.id == reason
    assert str(caught.value)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"peoples": "serpent,serpent,coyote"}, "aztlan-option-peoples"),
        (3, {"peoples": "serpent,coyote"}, "aztlan-option-peoples"),
        (2, {"peoples": "serpent,coyote"}, "aztlan-option-peoples-two"),
        (3, {"first_faction": "coyote-quetzal"}, "aztlan-option-faction"),
    ],
)
def test_options_that_do_not_fit_the_number_of_players(seats, options, reason):
    with pytest.raises(SetupError) as caught:
        GAME.new(seats, options)
    assert [text.id for text in caught.value.text.args["texts"]] == [reason]


AZTECA = anahuac.game("azteca")
MEXICA = anahuac.game("mexica")


@pytest.mark.parametrize("yes", ["yes", "Yes", "on", "true", "TRUE", "1", "ja", True])
@pytest.mark.parametrize("no", ["no", "off", "false", "False", "0", "nein", False])
def test_a_flag_is_a_yes_or_a_no(yes, no):
    options = AZTECA.options.read({"introductory": yes, "keep": no})
    assert (options.introductory, options.keep) == (True, False)


@pytest.mark.parametrize(
    ("game", "settings", "read"),
    [
        (AZTECA, {"canoe": "off"}, {"canoe": "no"}),
        (AZTECA, {"canoe": False}, {"canoe": "no"}),
        (AZTECA, {"Canoe": "PRICE"}, {"canoe": "price"}),
        (AZTECA, {"round-limit": "12"}, {"round_limit": 12}),
        (AZTECA, {"round_limit": 12}, {"round_limit": 12}),
        (MEXICA, {"protection": 2015}, {"protection": "2015"}),
        (MEXICA, {"protection": "no"}, {"protection": "off"}),
        (MEXICA, {"neutral_temples": "no"}, {"neutral_temples": "none"}),
        (GAME, {"peoples": "Quetzal, coyote,SERPENT"}, {"peoples": ("quetzal", "coyote", "serpent")}),
        (GAME, {"peoples": ["quetzal", "coyote"]}, {"peoples": ("quetzal", "coyote")}),
        (GAME, {"peoples": ""}, {"peoples": ()}),
    ],
)
def test_options_are_read_as_people_write_them(game, settings, read):
    assert game.options.read(settings) == game.options(**read)


@pytest.mark.parametrize(
    ("game", "settings", "said"),
    [
        (AZTECA, {"introductory": "maybe"}, "“maybe” is no value for introductory. Choose yes or no."),
        (AZTECA, {"canoe": "yes"}, "free, no, price"),
        (AZTECA, {"round_limit": "100"}, "from 1 to 99"),
        (AZTECA, {"round_limit": "ten"}, "from 1 to 99"),
        (AZTECA, {"round_limit": True}, "from 1 to 99"),
        (AZTECA, {"peoples": 5}, "separated by commas: "),
        (MEXICA, {"round_limit": None}, "a whole number"),
        (GAME, {"peoples": "serpent,jaguar"}, "coyote, ocelot, quetzal, serpent"),
        (GAME, {"first_faction": "north"}, "coyote-quetzal, drawn, ocelot-serpent"),
    ],
)
def test_an_unknown_value_lists_the_choices(game, settings, said):
    with pytest.raises(SetupError) as caught:
        game.options.read(settings)
    assert said in str(caught.value)


def test_all_wrong_options_are_told_at_once():
    with pytest.raises(SetupError) as caught:
        AZTECA.options.read({"canoe": "yes", "colour": "red"})
    assert str(caught.value).count("\n") == 1


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_options_that_are_written_are_read_back(game):
    for seats in game.players:
        for options in game.options.combinations(seats):
            assert game.options.read(options.written()) == options


def test_a_position_reads_options_in_the_same_way():
    state = AZTECA.position({"players": 3, "options": {"introductory": "yes"}})
    assert state.options.introductory
    with pytest.raises(PositionError) as caught:
        AZTECA.position({"players": 3, "options": {"introductory": "maybe"}})
    assert [reason.id for reason in caught.value.reasons] == ["bad-option"]


def test_an_unknown_action_gets_suggestions():
    with pytest.raises(UnknownAction, match=r"\+tollan"):
        GAME.action("+tolan")


@pytest.mark.parametrize("junk", [None, 7, "P7", object()])
def test_what_is_no_action_is_refused_and_changes_nothing(junk):
    state = GAME.new(3)
    before = state.copy()
    with pytest.raises(UnknownAction):
        state.apply(0, junk)
    assert state == before


def test_outcomes_are_equal_whatever_is_known_of_the_tie_break():
    """A record has no tie-break, and what it says is still the same outcome."""
    told, found = Outcome(((0,), (1,)), (3, 3), "ages"), Outcome(((0,), (1,)), (3, 3), "ages", "stack")
    assert told == found
    assert not told != found  # noqa: SIM202
    assert hash(told) == hash(found)
    assert told != Outcome(((1,), (0,)), (3, 3), "ages")
