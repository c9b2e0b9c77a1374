"""Records: read, written, replayed; a broken one says on which line and why."""

import pytest

import anahuac
from anahuac.core import Chance, Match, Record, RecordError
from anahuac.core.record import MAX_SIZE, seed_hash
from tests.laws.play import play_on

GAME = anahuac.game("aztlan")

HEAD = """\
[Game "aztlan"]
[Rules "2"]
[Board "aztlan"]
[Seats "3"]
[Seed "7"]

"""


def broken(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    return caught.value


def finished() -> Match:
    match = Match.new(GAME, 3, seed=7)
    for _ in play_on(match, Chance(7)):
        pass
    return match


def test_a_record_is_read_as_it_is_written():
    match = finished()
    match.record.names = {0: 'Ana "la Grande"', 2: "back\\slash"}
    match.record.tags = {"Date": "2026-11-15"}
    record = Record.parse(str(match.record))
    assert str(record) == str(match.record)
    assert record.names == match.record.names
    assert record.tags == {"Date": "2026-11-15"}
    assert record.verify() == match.state


def test_a_record_is_read_from_bytes_with_comments_and_odd_spaces():
    text = HEAD + "; the choice\n\n 0:  P7   ; a comment\n1: P5\n2:P9\n*\n"
    record = Record.parse(text.encode())
    assert record.plies == [(0, "P7"), (1, "P5"), (2, "P9")]
    assert record.replay().step == "place"
    assert record.outcome is None


def test_a_record_replays_to_any_ply():
    match = finished()
    assert match.record.replay(0) == GAME.new(3, seed=7)
    assert match.record.replay(3).step == "place"
    assert match.record.replay() == match.state


def test_options_are_written_and_read():
    match = Match.new(GAME, 3, {"peoples": "quetzal,ocelot,coyote"}, seed=1)
    assert '[Options "peoples=quetzal,ocelot,coyote"]' in str(match.record)
    assert Record.parse(str(match.record)).options == match.record.options


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "record-truncated"),
        (HEAD, 6, "record-truncated"),
        (HEAD + "0: P7\n1: P5\n", 8, "record-truncated"),
        (HEAD + "hello\n*\n", 7, "record-garbage"),
        (HEAD + "0 P7\n*\n", 7, "record-garbage"),
        (HEAD + '0: P7\n[Date "x"]\n*\n', 8, "record-late-tag"),
        (HEAD + "*\n0: P7\n", 8, "record-after-end"),
        ('[Game "aztlan"]\n[Game "aztlan"]\n*\n', 2, "record-double-tag"),
        ('[Game "aztlan"]\n*\n', 1, "record-missing-tag"),
        ('[Game "aztlan"]\n[Rules "2"]\n[Board "aztlan"]\n[Seats "3"]\n[SeedHash "1"]\n*\n', 1, "record-running"),
        (HEAD.replace("aztlan", "atzlan", 1) + "*\n", 1, "unknown-game"),
        (HEAD.replace('Rules "2"', 'Rules "99"') + "*\n", 2, "record-version"),
        (HEAD.replace('Rules "2"', 'Rules "one"') + "*\n", 2, "record-number"),
        (HEAD.replace('Seats "3"', 'Seats "9"') + "*\n", 1, "bad-players"),
        (HEAD.replace('Seed "7"', 'Seed "99999999999999999999"') + "*\n", 1, "bad-seed"),
        (HEAD.strip() + '\n[Options "colour=red"]\n*\n', 1, "unknown-option"),
        (HEAD.strip() + '\n[Options "colour"]\n*\n', 6, "record-options"),
        (HEAD.strip() + '\n[Options "first_faction=north"]\n*\n', 1, "bad-option"),
        (HEAD.strip() + '\n[SeedHash "00"]\n*\n', 6, "record-seed-hash"),
        (HEAD + "#\n", 7, "record-missing-tag"),
        (HEAD.strip() + '\n[Result "Ana"]\n[Scores "1 2 3"]\n[End "ages"]\n#\n', 6, "record-bad-result"),
        (b"\x00\xff\xfe garbage", 1, "record-not-text"),
        (HEAD.encode() + b"0: P7\n\xff\n*\n", 8, "record-not-text"),
        ("\x00" * 50, 1, "record-garbage"),
        ("0: P7\n" * (MAX_SIZE // 6 + 1), 1, "record-too-long"),
    ],
)
def test_a_broken_record_names_line_and_reason(text, line, reason):
    error = broken(text)
    assert (error.line, error.reason.id) == (line, reason)
    assert str(error).startswith(f"Line {line}: ")
    assert error.text.tell("de").startswith(f"Zeile {line}: ")


@pytest.mark.parametrize(
    ("turns", "line", "ply", "inner"),
    [
        ("0: P7\n1: P5\n2: P9\n0: x tollan\n*\n", 10, 4, "illegal"),
        ("0: P7\n0: P6\n*\n", 8, 2, "illegal"),
        ("0: P7, +nowhere\n*\n", 7, 2, "unknown-action"),
        ("7: P7\n*\n", 7, 1, "illegal"),
    ],
)
def test_an_action_that_cannot_be_names_line_and_ply(turns, line, ply, inner):
    record = Record.parse(HEAD + turns)
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert caught.value.line == line
    assert caught.value.reason.args["ply"] == ply
    assert caught.value.reason.args["reason"].id == inner
    assert f"action {ply}" in str(caught.value)


def test_a_wrong_result_is_found():
    match = finished()
    scores = " ".join(map(str, match.state.outcome.scores))
    record = Record.parse(str(match.record).replace(scores, "1 2 3"))
    with pytest.raises(RecordError, match=r"1 2 3"):
        record.verify()


def test_a_finished_game_that_was_not_played_to_its_end_is_found():
    text = str(finished().record)
    lines = text.splitlines()
    with pytest.raises(RecordError, match="played again"):
        Record.parse("\n".join([*lines[:-2], "#", ""])).verify()


def test_a_record_of_another_board_asks_for_it():
    record = Record.parse(HEAD.replace('Board "aztlan"', 'Board "mine-0123456789ab"') + "*\n")
    with pytest.raises(RecordError, match="mine-0123456789ab"):
        record.replay()
    with pytest.raises(RecordError, match="mine-0123456789ab"):
        record.replay(board=GAME.load_board())


def test_fair_dice_the_hash_of_the_seed_is_in_the_record():
    """SHA-256 of "7", as `printf 7 | sha256sum` gives it."""
    assert seed_hash(7) == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert f'[SeedHash "{seed_hash(7)}"]' in str(finished().record)


def test_undo_goes_back_and_play_goes_on():
    match = finished()
    match.undo_to(5)
    assert match.state.outcome is None
    assert match.record.outcome is None
    assert len(match.record.plies) == 5
    assert match.state == match.record.replay()
    for _ in play_on(match, Chance(8)):
        pass
    assert match.record.verify() == match.state
