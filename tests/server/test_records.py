"""Records: of finished games for everybody, of running ones without secrets; records from elsewhere to look at."""

import json
import zlib
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from anahuac.client import Refused
from tests.cli.run import anahuac
from tests.server.playing import play_out, texts, three_at_aztlan, two_player_table
from tests.server.test_tables import refusal

GOLDEN = sorted((Path(__file__).parent.parent / "golden").rglob("*.record"))


def test_the_dice_can_be_checked(ana, tmp_path):
    table = ana.new_table("aztlan", ["me", "random", "random"])
    play_out(table["id"], [ana])
    record = ana.get(f"/tables/{table['id']}/record")
    assert f'[SeedHash "{table["seed_hash"]}"]' in record
    (tmp_path / "game.txt").write_text(record)
    checked = anahuac("replay", "--verify", str(tmp_path / "game.txt"))
    assert checked.returncode == 0


def test_a_running_game_tells_a_seat_what_it_has_seen(ana, ben):
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P5")
    own, other = ana.get(f"/tables/{table}/record", seat=0), ben.get(f"/tables/{table}/record")
    assert "0: P5\n" in own
    assert "0: ?\n" in other
    for record in (own, other):
        assert "[Seed " not in record
        assert "[SeedHash " in record
        assert "\n*\n; seen " in record


def test_a_game_without_secrets_is_told_to_spectators_too(ana, ben, server):
    table = two_player_table(ana, ben)
    state = ana.state(table)
    action = next(text for text in texts(state) if text.startswith("K"))
    ana.act(table, 0, state["now"]["ply"], action)
    assert f"0: {action}\n" in server.client().get(f"/tables/{table}/record")


@pytest.mark.parametrize("golden", GOLDEN[::4], ids=lambda file: file.stem)
def test_a_record_from_elsewhere_can_be_looked_at(ana, ben, golden):
    table = ana.post("/records", golden.read_bytes())
    assert table["status"] == "imported"
    last = ben.state(table["id"], 0)
    assert last["now"]["moves"] > 10
    assert ben.state(table["id"], 1, move=5)["steps"][0]["move"] == 5
    assert ben.get(f"/tables/{table['id']}/log")["entries"][0]["events"]
    assert refusal(ana.act, table["id"], 0, last["now"]["ply"], ".")[0] in (403, 409)


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"\xff\xfe",
        b"not a record",
        b'[Game "aztlan"]\n[Rules "2"]\n[Board "/etc/passwd"]\n[Seats "3"]\n[Seed "7"]\n\n*\n',
        b'[Game "aztlan"]\n[Rules "2"]\n[Board "aztlan"]\n[Seats "3"]\n[Seed "7"]\n\n0: P99\n*\n',
    ],
)
def test_a_wrong_record_is_refused_in_words(ana, wrong):
    with pytest.raises(Refused) as refused:
        ana.post("/records", wrong)
    assert refused.value.status == 422
    assert len(str(refused.value)) > 20


def test_a_huge_record_is_refused(ana):
    assert refusal(ana.post, "/records", b"x" * 600_000)[0] == 413


def packed(data):
    return "; seen " + b64encode(zlib.compress(data)).decode() + "\n"


def repacked(text, change):
    """Change what a seat is said to have seen."""
    head, _, rest = text.partition("; seen ")
    sights = json.loads(zlib.decompress(b64decode(rest.replace("\n; seen ", ""))))
    change(sights)
    return head + packed(json.dumps(sights).encode())


def saved_in_mid_game(client, game, seats=3, moves=40):
    """Play a while against bots; return the table and what the seat saw of it."""
    table = client.new_table(game, ["me", *["random"] * (seats - 1)])["id"]
    while (state := client.state(table))["now"]["moves"] < moves:
        if state["now"]["legal"]:
            client.act(table, 0, state["now"]["ply"], texts(state)[-1])
    return table, client.get(f"/tables/{table}/record", seat=0)


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_a_record_saved_in_mid_game_shows_what_its_seat_saw(ana, ben, game):
    table, record = saved_in_mid_game(ana, game)
    imported = ben.post("/records", record.encode())
    moves = imported["moves"]
    assert imported["status"] == "imported"
    assert "seed" not in imported
    assert "seed_hash" not in imported
    seen = ben.get(f"/tables/{imported['id']}/steps", seat=0, **{"from": 0, "to": 30})["steps"]
    assert seen == ana.get(f"/tables/{table}/steps", seat=0, **{"from": 0, "to": 30})["steps"]
    assert moves >= 40
    log = ben.get(f"/tables/{imported['id']}/log")["entries"]
    assert log == ana.get(f"/tables/{table}/log", seat=0)["entries"][:moves]
    assert refusal(ben.get, f"/tables/{imported['id']}/steps", seat=1, **{"from": 0, "to": 3})[0] == 403
    assert ben.get(f"/tables/{imported['id']}/record") == record
    now = ben.state(imported["id"])["now"]
    assert (now["seat"], now["legal"], now["moves"], now["to_act"]) == (0, [], moves, [])


def test_a_saved_sight_holds_no_more_than_the_seat_was_shown(ana, ben):
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P5")
    imported = ben.post("/records", ben.get(f"/tables/{table}/record").encode())["id"]
    own = ben.get(f"/tables/{table}/steps", **{"from": 0, "to": 9})["steps"]
    assert ben.get(f"/tables/{imported}/steps", **{"from": 0, "to": 9})["steps"] == own
    assert own[1]["action"] is None


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("; seen ", "; seen x", 1),
        lambda text: text.rsplit("; seen ", 1)[0],
        lambda text: text.replace('[Seats "3"]', '[Seats "2"]'),
        lambda text: text.replace("\n*\n", "\n0: ?\n*\n"),
        lambda text: text[: text.index("; seen ")],
        lambda text: text[: text.index("; seen ")] + "; seen eJwDAAAAAAE=\n",
        lambda text: repacked(text, lambda sights: sights[3].update(scores=[1, 2])),
        lambda text: repacked(text, lambda sights: sights[3].update(at=1e300)),
        lambda text: repacked(text, lambda sights: sights[3].update(events=[{"event": "Nothing"}])),
        lambda text: repacked(text, lambda sights: sights[3]["view"].update(seat=1)),
        lambda text: repacked(text, lambda sights: [sight["view"].update(seat=7) for sight in sights]),
        lambda text: repacked(text, lambda sights: sights.append(sights[-1])),
        lambda text: repacked(
            text.replace("\n*", "\n0: " + "?, " * 4_999 + "?\n*"), lambda s: s.extend(s[-1:] * 5_000)
        ),
        lambda text: text[: text.index("; seen ")] + packed(b"[" + b" " * 17_000_000 + b"]"),
        lambda text: text.replace("\n0: ", "\n9: ", 1),
    ],
)
def test_a_changed_sight_is_refused_in_words(ana, change):
    _, record = saved_in_mid_game(ana, "aztlan", moves=12)
    with pytest.raises(Refused) as refused:
        ana.post("/records", change(record).encode())
    assert refused.value.status == 422
    assert "Line" in str(refused.value)
