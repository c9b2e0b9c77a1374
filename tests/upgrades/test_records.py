"""Records of older rules are upgraded, or can be followed up to where today's rules differ."""

import pytest

import anahuac
from anahuac import Record
from anahuac.core import IllegalAction, RecordError
from anahuac.core.upgrades import Upgrading
from tests.cli.run import anahuac as command
from tests.upgrades.games import FOLDER, RECORDS, read

DIFFERENT = {
    "azteca-three": 252,  # T14.9: there are no SP on the lake any more, so they cannot be sacrificed
    "golden-azteca-three-canoe-express": 202,  # T14.9
    "azteca-four-canoe-price": 422,  # T18.3: who has carried an army cannot forbid it to cross
}
"""How many actions of a record of version 1 can still be played, where it is not all of them."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_old_record_lives_on(file):
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert (record.difference.ply if record.difference else None) == DIFFERENT.get(file.stem)
    if record.difference is None:
        assert record.tags["Upgraded"] == "1"
        assert record.verify().outcome == record.outcome
        again = Record.parse(str(record))
        assert (again.plies, again.outcome, again.tags) == (record.plies, record.outcome, record.tags)
    else:
        assert lines(str(record)) == lines(text)
        assert record.replay().outcome != record.outcome or record.outcome is None
        with pytest.raises(RecordError, match="version 1"):
            record.verify()


def test_every_game_leads_from_each_version_to_the_next():
    for game in anahuac.all_games():
        assert set(game.upgrades) == set(range(1, game.rules_version))


def test_the_results_are_those_of_then():
    told = {file.stem: [line for line in file.read_text().splitlines() if "Scores" in line] for file in RECORDS}
    for file in RECORDS:
        assert [line for line in str(Record.parse(file.read_text())).splitlines() if "Scores" in line] == told[
            file.stem
        ]


class TestAztlan:
    """Z5.6: naming the terrain of the 4 ends the turn now."""

    @pytest.mark.parametrize(
        ("name", "then", "today"),
        [
            ("aztlan-two-named-then-blessed", "V city, C mixcoatl, ., P8", "C mixcoatl, V city, P8"),
            (
                "aztlan-three-named-then-blessed",
                "V fields, C tepeyollotl, C xipe, .",
                "C tepeyollotl, C xipe, V fields",
            ),
            ("aztlan-three-named-then-last-card", "V mountains, C mixcoatl", "C mixcoatl, V mountains"),
            ("aztlan-four-named-then-blessed", "V desert, .", "V desert"),
        ],
    )
    def test_cards_played_after_the_naming_come_before_it(self, name, then, today):
        before, after = read(name).splitlines(), str(Record.parse(read(name))).splitlines()
        turns = [turn for turn in before if turn[3:] == then]
        assert turns
        assert all(turn.replace(then, today) in after for turn in turns)
        assert not any(turn[3:] == then for turn in after)

    def test_whoever_had_just_named_may_still_play_the_cards(self):
        """In version 1 the cards came after the naming, so the naming is asked anew."""
        record = Record.parse(read("aztlan-three-terrain-just-named"))
        state = record.replay()
        assert len(record.plies) == 168
        assert state.step == "score"
        kinds = {action.kind for action in state.legal_actions(state.to_act[0])}
        assert "name" in kinds


class TestMexica:
    """M5.3: a moved bridge is taken up, then put down."""

    def test_a_moved_bridge_is_two_actions(self):
        record = Record.parse(read("mexica-three-bridge-just-moved"))
        seat, moved = old_plies("mexica-three-bridge-just-moved")[-1]
        source, target = moved[1:].split(">")
        assert record.plies[-2:] == [(seat, f"^{source}"), (seat, f"B{target}")]
        assert record.lines[-2] == record.lines[-1]


class TestAzteca:
    def test_everybody_with_cards_passes_before_the_first_marker(self):
        """T6.2: in two rounds of version 1 nobody could; of three players two had cards when the second war began."""
        old, new = old_plies("azteca-three-at-war"), Record.parse(read("azteca-three-at-war")).plies
        assert [ply for ply in new if ply not in old] == []
        assert len(new) == len(old) + 2

    def test_leave_comes_before_the_fare(self):
        """T18.3: the controller of the zone was asked after somebody else had carried the army, and is now before."""
        (carrier, _), (controller, _) = old_plies("azteca-four-leave-after-fare")[-2:]
        record = Record.parse(read("azteca-four-leave-after-fare"))
        assert record.plies[-2:] == [(controller, "yes"), (carrier, "fare 0")]

    def test_who_carries_is_not_asked_for_leave(self):
        """T18.3: `fare 0, yes, i B` of the only carrier, who also controls the zone, is `fare 0, i B`."""
        record = Record.parse(read("azteca-four-canoe-price"))
        at = record.plies.index((3, "fare 0"))
        assert "3: fare 0, yes, i B\n" in read("azteca-four-canoe-price")
        assert record.plies[at + 1] == (3, "i B")

    def test_a_game_with_points_from_the_lake_is_followed_until_they_are_given(self):
        """T14.9: no SP on the lake; Cuauhtémoc had won there in version 1 and fed the jaguar with what he won."""
        record = Record.parse(read("azteca-three"))
        assert record.outcome.reason == "rounds"
        assert record.replay().step == "sacrifice"
        assert record.difference.reason.args["reason"].args["clause"] == "T15.2"


def lines(text):
    """What a record says, without its comments."""
    return [line for line in text.splitlines() if line and line[0] != ";"]


def old_plies(name):
    """The actions of a record as they are written, without regard to any rules."""
    turns = [line.split(": ") for line in read(name).splitlines() if line[:1].isdigit()]
    return [(int(seat), text) for seat, texts in turns for text in texts.split(", ")]


class TestMechanism:
    """Upgrades of several versions are led through one after the other; what was yielded can be seen."""

    @pytest.fixture
    def aztlan(self, monkeypatch):
        """Aztlán two versions on: choosing a power was written Q, then R, and every 9 was said twice."""
        game = anahuac.game("aztlan")

        def first(state, ply, before):
            yield ply[0], ply[1].replace("Q", "R")

        def second(state, ply, before):
            if ply[1] == "said":
                return
            assert ply[0] in state.to_act
            yield ply[0], ply[1].replace("R", "P")
            assert ply[0] not in state.to_act

        monkeypatch.setattr(type(game), "rules_version", 7)
        monkeypatch.setattr(type(game), "upgrades", {5: first, 6: second})
        return game

    def test_several_versions(self, aztlan):
        upgrading = Upgrading(aztlan.new(3), 5)
        assert upgrading.act((1, "Q9")) == [(1, "P9")]
        assert upgrading.act((1, "said")) == []
        assert upgrading.act((0, "Q4")) == [(0, "P4")]
        assert upgrading.lines == {
            5: [(1, "Q9"), (1, "said"), (0, "Q4")],
            6: [(1, "R9"), (1, "said"), (0, "R4")],
            7: [(1, "P9"), (0, "P4")],
        }

    def test_going_back(self, aztlan):
        upgrading = Upgrading(aztlan.new(3), 5)
        for ply in ((1, "Q9"), (1, "said"), (0, "Q4")):
            upgrading.act(ply)
        assert upgrading.back(2) == 1
        assert upgrading.state.to_act == (0, 2)
        assert upgrading.act((0, "Q5")) == [(0, "P5")]

    def test_what_is_illegal_today_changes_nothing(self, aztlan):
        upgrading = Upgrading(aztlan.new(3), 5)
        upgrading.act((1, "Q9"))
        before = upgrading.state.copy()
        with pytest.raises(IllegalAction):
            upgrading.act((0, "+tollan"))
        assert upgrading.state == before
        assert upgrading.plies == [(1, "P9")]

    @pytest.mark.parametrize("version", [0, 4, 8])
    def test_versions_without_a_way_to_today_are_refused(self, aztlan, version):
        head = f'[Game "aztlan"]\n[Rules "{version}"]\n[Board "aztlan"]\n[Seats "3"]\n[Seed "7"]\n\n*\n'
        with pytest.raises(RecordError, match=r"Line 2.*version"):
            Record.parse(head)

    def test_a_word_that_no_version_knew_is_an_error_with_its_line(self, aztlan):
        head = '[Game "aztlan"]\n[Rules "5"]\n[Board "aztlan"]\n[Seats "3"]\n[Seed "7"]\n\n0: Q4\n1: nonsense\n*\n'
        with pytest.raises(RecordError, match="nonsense") as error:
            Record.parse(head)
        assert error.value.line == 8

    def test_a_record_that_differs_is_kept_as_it_was(self, aztlan):
        text = (
            '[Game "aztlan"]\n[Rules "5"]\n[Board "aztlan"]\n[Seats "3"]\n[Seed "7"]\n\n0: Q4\n1: +tollan\n2: Q5\n*\n'
        )
        record = Record.parse(text)
        assert record.plies == [(0, "P4")]
        assert record.difference.ply == 1
        assert record.difference.plies == ((0, "Q4"), (1, "+tollan"), (2, "Q5"))
        assert record.replay().to_act == (1, 2)
        written = str(record)
        assert '[Rules "5"]' in written
        assert written.endswith("\n0: Q4\n1: +tollan\n2: Q5\n*\n")


class TestTerminal:
    def test_replay_says_that_a_record_was_upgraded(self):
        told = command("replay", str(FOLDER / "records" / "aztlan-two-running.record"))
        assert told.returncode == 0
        assert "version 1 of the rules" in told.stdout

    @pytest.mark.parametrize(
        ("language", "why", "result"),
        [
            ("en", "under version 1 of the rules", "The result then: nobody won (Ana 13, Ben 14 and Cuauhtémoc 1)."),
            (
                "de",
                "nach Version 1 der Regeln",
                "Das Ergebnis damals: Niemand gewann (Ana 13, Ben 14 und Cuauhtémoc 1).",
            ),
        ],
    )
    @pytest.mark.parametrize("name", ["replay", "position"])
    def test_it_says_where_the_rules_differ_and_what_the_result_was(self, name, language, why, result):
        told = command("--lang", language, name, str(FOLDER / "records" / "azteca-three.record"))
        words = " ".join(told.stdout.split())
        assert told.returncode == 0
        assert why in words
        assert "T15.2" in words
        assert result in words

    def test_the_winner_of_then_comes_first(self):
        told = command("replay", str(FOLDER / "records" / "golden-azteca-three-canoe-express.record"))
        assert "The result then: Coxcox 47, Nezahualcoyotl 44 and Itzcoatl 19." in told.stdout

    @pytest.mark.parametrize("name", ["replay", "position"])
    def test_a_point_before_the_difference_can_be_drawn(self, name):
        told = command(name, "--ply", "100", str(FOLDER / "records" / "azteca-three.record"))
        assert told.returncode == 0
        assert "version 1" not in told.stdout

    @pytest.mark.parametrize("arguments", [["replay", "--verify"], ["play", "--load"]])
    def test_it_can_neither_be_verified_nor_played_on(self, arguments):
        told = command(*arguments, str(FOLDER / "records" / "azteca-three.record"))
        assert told.returncode == 2
        assert "under version 1 of the rules" in " ".join(told.stderr.split())
        assert "Cuauhtémoc" in told.stderr
