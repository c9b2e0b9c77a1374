"""The OpenAPI document has everything that goes over the net, and what is sent fits it."""

import json
import re
import subprocess
import sys

import httpx
import jsonschema_rs
import msgspec
import pytest

from anahuac.core import Chance, all_games
from anahuac.server.catalogue import catalogue_of
from anahuac.server.news import log_info, news_since, standing
from anahuac.server.openapi import components
from anahuac.server.table import Entry
from anahuac.server.wire.socket import Told
from tests.server.test_undo import running_table


def fits(name):
    """A check whether a value is what the document says."""
    document = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": components()}}
    validator = jsonschema_rs.Draft202012Validator(document)
    return lambda value: validator.validate(json.loads(msgspec.json.encode(value)))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_a_game_tells_fits(game):
    table, chance = running_table(game.name), Chance(1)
    check = fits("SocketMessage")
    while table.to_act and len(table.moves) < 400:
        seat = table.to_act[0]
        action = chance.pick(table.state.legal_actions(seat))
        table.enter(Entry(table.plies, seat, action.text, None, False, 0.0), action)
        check(news_since(table, seat, table.plies - 1))
    check(standing(table, None, None))
    fits("LogInfo")(log_info(table, None))
    fits("Actions")(catalogue_of(game, table.state.board))
    fits("MexicaView" if game.name == "mexica" else "View")(table.state.view(0))


def test_what_is_wrong_does_not_fit():
    """A check that could not fail would be none."""
    table = running_table("aztlan")
    for part, field in (("now", "legal"), ("steps", 0)):
        news = json.loads(msgspec.json.encode(standing(table, None, 0)))
        fits("News")(news)
        del news[part][field]
        news["steps"] = news["steps"] or [{"move": 0}]
        with pytest.raises(jsonschema_rs.ValidationError):
            fits("News")(news)


def test_what_the_server_says_of_the_games_fits(sqlite_server):
    for info in httpx.get(f"{sqlite_server.url}/api/v1/games").json():
        fits("GameInfo")(info)


def test_every_event_view_and_message_is_there_and_linked():
    found = components()
    for game in all_games():
        name = game.name.capitalize()
        assert {f"{name}View", f"{name}Event", f"{name}Details", f"{name}Constants"} <= set(found)
    assert len(found["AztecaEvent"]["anyOf"]) >= 70
    assert {kind.__name__ for kind in Told.__args__} <= set(found)
    links = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(found)))
    assert links <= set(found)


def test_it_is_written_without_a_server_as_one_serves_it(sqlite_server):
    written = subprocess.run([sys.executable, "-m", "anahuac.server.openapi"], capture_output=True, check=True).stdout
    assert json.loads(written) == httpx.get(f"{sqlite_server.url}/schema/openapi.json").json()
