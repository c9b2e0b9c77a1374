"""The commands, run as a user runs them."""

import json
import re

import pytest

import anahuac as package
from anahuac.core import Chance, Match, Record
from tests.cli.run import ROOT, fail, succeed
from tests.laws.play import play_on

GAME = package.game("aztlan")


@pytest.fixture
def record(tmp_path):
    """The file of a finished game of three."""
    match = Match.new(GAME, 3, seed=7)
    for _ in play_on(match, Chance(7)):
        pass
    file = tmp_path / "game.record"
    file.write_text(str(match.record), encoding="utf-8")
    return file


@pytest.fixture
def position(tmp_path):
    """A position: seat 0 has just placed a pawn and holds Eagle and Jaguar Warriors."""
    file = tmp_path / "position.json"
    data = {
        "players": 3,
        "phase": "expansion",
        "step": "move",
        "turn": 0,
        "cards": {"0": 7, "1": 5, "2": 9},
        "pawns": {"tollan": {"0": 1}},
        "culture": {"0": ["eagle"], "1": ["rafts"]},
    }
    file.write_text(json.dumps(data))
    return file


def test_games_lists_every_game():
    printed = succeed("games")
    for game in package.all_games():
        assert game.name in printed


def test_help_speaks_both_languages():
    assert "Play against bots" in succeed("--help")
    assert "gegen Bots spielen" in succeed("--help", language="de")
    assert "gegen Bots spielen" in succeed("--lang", "de", "--help")
    assert "Startwert" in succeed("simulate", "--lang=de", "--help")


def test_rules_show_clauses_and_mark_rulings():
    whole = succeed("rules", "aztlan")
    for section, count in GAME.clauses.items():
        assert all(f"{section}.{number}" in whole for number in range(1, count + 1))
    assert "Ruling:" in succeed("rules", "aztlan", "Z4.6")
    assert "Festlegung:" in succeed("rules", "aztlan", "z4.6", "--lang", "de")
    assert "Z4.7" in succeed("rules", "aztlan", "Z4")


def test_simulate_is_the_same_every_time():
    arguments = ("simulate", "aztlan", "--players", "4", "--games", "12", "--seed", "7", "--json")
    printed = succeed(*arguments)
    assert succeed(*arguments) == printed
    result = json.loads(printed)
    assert (result["game"], result["players"], result["seed"], len(result["games"])) == ("aztlan", 4, 7, 12)
    assert sum(result["wins"]) == 12
    for game in result["games"]:
        assert game["plies"] > 200
        assert game["outcome"]["scores"][game["outcome"]["ranking"][0][0]] == max(game["outcome"]["scores"])
    assert json.loads(succeed(*arguments[:-3], "--seed", "8", "--json"))["games"] != result["games"]


def test_simulate_prints_a_table():
    printed = succeed(
        "simulate", "aztlan", "--players", "2", "--games", "3", "--option", "first_faction=coyote-quetzal"
    )
    assert "3 games" in printed
    assert printed.count("random") == 2


def test_replay_tells_the_game(record):
    printed = succeed("replay", record)
    assert "places a pawn" in printed
    assert "wins with" in printed
    assert "gewinnt mit" in succeed("replay", record, "--lang", "de")
    assert "wins with" not in succeed("replay", record, "--ply", "30")
    assert "There is no action 9,999" in fail("replay", record, "--ply", "9999")


def test_replay_verifies(record):
    assert "actions are legal" in succeed("replay", record, "--verify")
    record.write_text(record.read_text().replace("P7", "P3", 1))
    assert "P3" in fail("replay", record, "--verify")


def test_replay_names_the_line_of_what_is_broken(record, tmp_path):
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:-1]))
    assert f"game.record, Line {len(lines) - 1}: The record breaks off" in fail("replay", record)
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    assert "not UTF-8" in fail("replay", tmp_path / "bytes")
    assert "cannot be read" in fail("replay", tmp_path / "nowhere")
    assert "cannot be read" in fail("replay", tmp_path)


def test_position_draws_and_answers(position):
    assert "tollan" in succeed("position", position)
    listed = succeed("position", position, "--legal")
    assert "tollan>chapultepec" in listed
    assert "E+tollan" in listed
    assert "(rule Z3.1)" in succeed("position", position, "--why", "+tollan")
    assert "(Regel Z4.3)" in succeed("position", position, "--why", "x tollan", "--lang", "de")
    assert "is legal" in succeed("position", position, "--why", "-")
    assert "There is no seat 5" in fail("position", position, "--view", "5")


def test_position_explains_what_is_no_action(position):
    """Z3.1, Z0.1, Z5.5: in the notation, but on no board and in no game."""
    assert "(rule Z3.1)" in succeed("position", position, "--why", "Tollán > Olmán")
    assert "(rule Z0.1)" in succeed("position", position, "--why", "azcapotzalco>culhuacan")
    assert "(rule Z5.5)" in succeed("position", position, "--why", "C offering")
    assert "not an action" in fail("position", position, "--why", "hello")


def test_position_takes_any_point_of_a_record(record):
    printed = succeed("position", record, "--ply", "3", "--legal")
    assert "+tollan" in printed
    state = Record.parse(record.read_bytes()).replay(3)
    assert json.loads(succeed("position", record, "--ply", "3", "--json")) == state.position()
    (seat,) = state.to_act
    view = json.loads(succeed("position", record, "--ply", "3", "--view", seat, "--json"))
    assert (view["seat"], view["step"]) == (seat, "place")
    assert "(rule Z3.1)" in succeed("position", record, "--ply", "3", "--why", "-")
    assert re.search(r"A bot would play \S+:", succeed("position", record, "--ply", "3", "--hint"))
    assert json.loads(succeed("position", record, "--json"))["phase"] == "over"
    assert "There is no action 9,999" in fail("position", record, "--ply", "9999")


def test_position_needs_a_record_for_a_ply(position):
    assert "is a position, not a record" in fail("position", position, "--ply", "3")


def test_position_asks_for_the_game_if_it_cannot_tell(tmp_path):
    file = tmp_path / "any.json"
    file.write_text('{"players": 3}')
    assert '"game"' in fail("position", file)
    assert "tollan" in succeed("position", file, "--game", "aztlan")
    file.write_text('{"players": 2, "canals": ["f6"]}')
    assert json.loads(succeed("position", file, "--json"))["game"] == "mexica"
    file.write_text('{"game": "chess", "players": 2}')
    assert "chess" in fail("position", file)


EXAMPLES = re.findall(r"```json\n(.*?)```", (ROOT / "docs" / "positions.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: json.loads(example)["game"])
def test_the_examples_of_the_docs_run_as_they_stand(example, tmp_path):
    file = tmp_path / "example.json"
    file.write_text(example)
    assert succeed("position", file, "--legal")
    written = json.loads(succeed("position", file, "--json"))
    assert written["game"] == json.loads(example)["game"]


def test_every_game_has_an_example_in_the_docs():
    assert {json.loads(example)["game"] for example in EXAMPLES} == {game.name for game in package.all_games()}


def test_position_shows_a_seat_only_what_it_may_know(position):
    data = json.loads(succeed("position", position, "--view", "2", "--json"))
    assert data["cards"] == [None, None, 9]
    assert data["culture"] == [None, None, []]
    assert "Rafts" not in succeed("position", position, "--view", "2")
    assert "Rafts" in succeed("position", position, "--view", "1")


def test_position_is_written_back(position, tmp_path):
    written = succeed("position", position, "--json")
    (tmp_path / "again.json").write_text(written)
    assert succeed("position", tmp_path / "again.json", "--json") == written


def test_position_hint_is_a_legal_action(position):
    advised = re.search(r"A bot would play (\S+):", succeed("position", position, "--hint"))[1]
    state = GAME.position(json.loads(position.read_text()))
    assert state.why_not(0, GAME.action(advised)) is None


def test_an_impossible_position_lists_all_reasons(tmp_path):
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"players": 3, "cards": {"0": 12}, "culture": {"1": ["rafts"] * 4}}))
    complaint = fail("position", file)
    assert "2 reasons" in complaint
    assert "from 4 to 9" in complaint
    assert "Rafts and Canoes: 4 cards named, but there are 3" in complaint


def test_board_check(tmp_path):
    data = json.loads(GAME.load_board().content)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data))
    assert "is a valid board" in succeed("board", "check", file)
    data["territories"][0]["terrain"] = "city"
    data["adjacent"][0][1] = "atlantis"
    file.write_text(json.dumps(data))
    complaint = fail("board", "check", file)
    assert "acahualtzinco has the neighbour atlantis" in complaint
    assert "There are 7 territories of the terrain city" in complaint
    file.write_text("{")
    assert "is not a board" in fail("board", "check", file)


def test_an_own_board_is_played_on(tmp_path):
    file = tmp_path / "mine.json"
    data = json.loads(GAME.load_board().content)
    data["name"] = "Mine"
    file.write_text(json.dumps(data))
    result = json.loads(succeed("simulate", "aztlan", "--games", "1", "--board", file, "--json"))
    assert result["board"].startswith("mine-")


def test_bench_prints_a_row_for_each_number_of_players():
    rows = json.loads(succeed("bench", "aztlan", "--games", "1", "--runs", "1", "--json"))
    assert [row["players"] for row in rows] == [2, 3, 4]
    assert all(row["whole"] > 0 and row["copy"] > 0 and row["legal"] > 1 for row in rows)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("frobnicate", "frobnicate"),
        ("simulate", "GAME"),
        ("simulate atzlan", "Did you mean aztlan"),
        ("simulate aztlan --players 9", "2 to 4 players"),
        ("simulate aztlan --players many", "many"),
        ("simulate aztlan --games 0", "--games"),
        ("simulate aztlan --seed -3", "seed"),
        ("simulate aztlan --sed 3", "--sed"),
        ("simulate aztlan --option first_faction", "name=value"),
        ("simulate aztlan --option first_faction=north", "coyote-quetzal, drawn, ocelot-serpent"),
        ("play azteca --option introductory=maybe", "yes or no"),
        ("simulate aztlan --option colour=red", "colour"),
        ("simulate aztlan --bots genius", "random, greedy, easy"),
        ("simulate aztlan --board /nowhere", "no board"),
        ("rules aztlan Z99", "Z99"),
        ("rules aztlan Z4.99", "Z4.99"),
        ("play aztlan --seat 7", "no player 7: this game has 3 players"),
        ("play aztlan --seat 0", "counted from 1"),
        ("play aztlan --players 9", "2 to 4 players"),
        ("play --load /nowhere", "cannot be read"),
        ("position /nowhere", "cannot be read"),
        ("board check", "FILE"),
        ("games --lang fr", "en, de"),
    ],
)
def test_a_wrong_line_is_explained(line, complaint):
    assert complaint in fail(*line.split())


class TestGames:
    def test_the_options_of_a_game_with_values_defaults_and_meaning(self):
        told = " ".join(succeed("games", "mexica").split())
        for part in ("neutral_temples", "20, 24, 28, none", "Protection in the first round", "round_limit", "40"):
            assert part in told

    def test_in_german(self):
        told = succeed("games", "azteca", language="de")
        assert "Bedeutung" in told
        assert "Einführungsspiel" in told

    def test_as_json(self):
        mexica = json.loads(succeed("games", "mexica", "--json"))
        protection = next(option for option in mexica["options"] if option["name"] == "protection")
        assert protection["values"] == ["2002", "2015", "off"]
        assert protection["default"] == "2002"
        assert protection["meaning"]
        assert [game["name"] for game in json.loads(succeed("games", "--json"))][:3] == ["aztlan", "mexica", "azteca"]

    def test_an_unknown_value_or_option_lists_what_there_is(self):
        assert "2002, 2015, off" in fail("simulate", "mexica", "--option", "protection=maybe")
        assert "round_limit" in fail("simulate", "mexica", "--option", "magic=yes")
        assert "aztlan" in fail("games", "chess")


class TestCompletion:
    def test_a_script_for_each_shell(self):
        for shell in ("bash", "zsh", "fish", "powershell"):
            assert "anahuac" in succeed("completion", shell)

    def test_games_bots_and_commands_are_completed(self):
        assert "mexica" in succeed("__complete", "play", "")
        assert "expert" in succeed("__complete", "simulate", "aztlan", "--bots", "")
