"""A person at the terminal plays, errs, takes back, leaves and comes back."""

import re

import pytest

from anahuac.core import Chance, Match, Record, find_game
from tests.cli.run import anahuac, succeed
from tests.wording import faults

RANDOM = ("--bots", "random")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize(("language", "victory"), [("en", "wins with"), ("de", "gewinnt mit")])
def test_a_whole_game(tmp_path, seats, language, victory):
    """Always the first of the list, to the end."""
    printed = succeed(
        "play",
        "aztlan",
        "--players",
        seats,
        "--seed",
        "3",
        *RANDOM,
        typed="1\n" * 300,
        home=tmp_path,
        language=language,
    )
    assert victory in printed
    assert not faults(printed, language)
    assert not list(tmp_path.rglob("*.record")), "a finished game is not kept"


@pytest.mark.parametrize(("language", "victory"), [("en", "Won with"), ("de", "Gewonnen mit")])
def test_a_whole_game_of_mexica(tmp_path, language, victory):
    """Set the noble, build a canal, look at the many actions, and end every turn."""
    typed = "1\nlist K\nKf5\n" + ".\n" * 12
    setup = ("--players", "2", "--option", "round_limit=3", "--board", "tlatelolco", "--seed", "3")
    printed = succeed("play", "mexica", *setup, *RANDOM, typed=typed, home=tmp_path, language=language)
    assert victory in printed
    assert "f5" in printed
    assert not faults(printed, language)


@pytest.mark.parametrize(("language", "defeat"), [("en", "The time is up"), ("de", "Die Zeit ist um")])
def test_a_whole_game_of_azteca(tmp_path, language, defeat):
    """Always the first of the list; after one round the time is up."""
    setup = ("--players", "3", "--option", "introductory=true", "--option", "round_limit=1", "--seed", "3")
    printed = succeed("play", "azteca", *setup, *RANDOM, typed="1\n" * 300, home=tmp_path, language=language)
    assert defeat in printed
    assert not faults(printed, language)
    assert not list(tmp_path.rglob("*.record"))


def test_without_a_game_one_chooses_the_game_the_players_and_the_bots(tmp_path):
    printed = succeed("play", typed="77\n1\nmany\n2\n9\neasy\nquit\n", home=tmp_path)
    assert "Which game?" in printed
    assert "A number from 1 to 4" in printed
    assert "A number from 2 to 4" in printed
    assert "You are Player 1" in printed


def test_notation_is_forgiven(tmp_path):
    """A single canal is meant by KF5, not asked about among the doubles that begin there; squares in either order."""
    typed = "1\nKF5\nKd7-c7\nsave game.record\nquit\n"
    setup = ("--players", "2", "--board", "tlatelolco", "--seed", "3")
    succeed("play", "mexica", *setup, *RANDOM, typed=typed, home=tmp_path)
    plies = Record.parse((tmp_path / "game.record").read_bytes()).plies
    assert [text for seat, text in plies if seat == 0][1:3] == ["Kf5", "Kc7-d7"]


def test_what_is_no_action_is_explained(tmp_path):
    """Z3.1: after a pawn was placed, Olmán is not next to Tollán."""
    typed = "P7\n+Tollán\ntollan > olman\nwhy C offering\nquit\n"
    done = anahuac("play", "aztlan", "--players", "2", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "(rule Z3.1)" in done.stderr
    assert "(rule Z5.5)" in done.stdout


def test_what_makes_no_sense_gets_help(tmp_path):
    typed = "hello\n\n99999\n+tollan\nP7 P8\n\x00\x1b[A\nhelp\nP7\n" + "quit\n"
    printed = succeed("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "I do not understand “hello”" in printed
    assert "I do not understand “99999”" in printed
    assert "cut short" in printed
    assert "place a pawn in any territory" in printed


def test_actions_can_be_cut_short(tmp_path):
    typed = "p7\n+TOL\ntol>ch\ntol>chap\nsave\nquit\n"
    printed = succeed("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "Which one do you mean? tollan>chapultepec, tollan>chicomoztoc" in printed
    record = Record.parse((tmp_path / "aztlan.record").read_bytes())
    mine = [text for seat, text in record.plies if seat == 0]
    assert mine[:3] == ["P7", "+tollan", "tollan>chapultepec"]


def test_why_and_undo(tmp_path):
    asking = "P7\nwhy x tollan\nwhy +tollan\nwhy nonsense\n"
    typed = asking + "+tollan\nundo\n+mictlan\n-\nundo\nundo\nundo\nundo\nP9\nsave\nquit\n"
    done = anahuac("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "(rule Z4.3)" in done.stdout
    assert "+tollan is legal" in done.stdout
    assert "“nonsense” is not an action" in done.stderr
    assert "Back to your last decision" in done.stdout
    assert "There is nothing to take back" in done.stdout
    record = Record.parse((tmp_path / "aztlan.record").read_bytes())
    assert next(text for seat, text in record.plies if seat == 0) == "P9"


def test_a_moved_bridge_is_taken_back_as_one(tmp_path):
    """M5.3: two actions, one decision."""
    chance, match = Chance(1), Match.new(find_game("mexica"), 2, seed=5)
    while not (lifts := [one for one in match.state.legal_actions(0) if one.kind == "lift"]):
        (seat,) = match.state.to_act
        match.act(seat, chance.pick(match.state.legal_actions(seat)))
    file = tmp_path / "bridges.record"
    file.write_text(str(match.record))
    match.act(0, lifts[0])
    places = match.state.legal_actions(0)
    typed = f"{lifts[0]}\n{places[0]}\nundo\n{lifts[0]}\nplayers\nundo\n{lifts[0]}\n{places[1]}\nsave\nquit\n"
    printed = succeed("play", "--load", str(file), typed=typed, home=tmp_path)
    assert f"In hand: the bridge from {lifts[0].text[1:-1]}" in printed
    plies = [text for seat, text in Record.parse((tmp_path / "mexica.record").read_bytes()).plies if seat == 0]
    assert plies[-2:] == [lifts[0].text, places[1].text]
    assert places[0].text not in plies[-3:]


def test_looking_around_changes_nothing(tmp_path):
    typed = "map\ntable\nplayers\nlist\nlog\nrules Z4.3\nrules Z99\nhint\nsave\nquit\n"
    done = anahuac("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "A bot would play P" in done.stdout
    assert "neighbours" in done.stdout
    assert "There is no clause" in done.stderr
    assert not [seat for seat, _ in Record.parse((tmp_path / "aztlan.record").read_bytes()).plies if seat == 0]


@pytest.mark.parametrize("leaving", ["quit\n", ""])
def test_a_game_that_is_left_goes_on_later(tmp_path, leaving):
    """Leaving by `quit` or by the end of the input keeps the game; the command it names loads it."""
    printed = succeed("play", "aztlan", "--seed", "3", *RANDOM, typed="P7\n+tollan\n-\n" + leaving, home=tmp_path)
    file = re.search(r'--load "([^"]+)"', printed.replace("\n", ""))[1]
    again = succeed("play", "--load", file, typed="undo\ntollan>mictlan\n" + "1\n" * 300, home=tmp_path)
    assert "moves a pawn from Tollán to Mictlán" in again
    assert "wins with" in again


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path):
    typed = "save /proc/nowhere/file\nP7\nquit\n"
    done = anahuac("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path)
    assert "cannot be written" in done.stderr
    assert "place a pawn" in done.stdout


def test_german_words_work_too(tmp_path):
    typed = "hilfe\nP7\nwarum x tollan\n+tollan\nzurück\n+mictlan\n-\nende\n"
    printed = succeed("play", "aztlan", "--seed", "3", *RANDOM, typed=typed, home=tmp_path, language="de")
    assert "Zurück zu deiner letzten Entscheidung" in printed
    assert "(Regel Z4.3)" in printed
    assert "Die Partie ist aufbewahrt" in printed


def test_the_person_sees_no_secrets(tmp_path):
    """Power cards of the others are told only when they are revealed."""
    printed = succeed("play", "aztlan", "--seed", "3", *RANDOM, typed="P7\n+tollan\n-\nlog\nquit\n", home=tmp_path)
    assert "lays a power card face down" in printed
    assert not re.search(r"(Ocelot|Coyote)[^\n]*chooses power", printed)
