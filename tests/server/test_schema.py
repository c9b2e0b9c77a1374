"""The OpenAPI document tells what the server takes, and nothing that fits it, or does not, breaks the server."""

import os

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from websockets.sync.client import connect

EXAMPLES = int(os.environ.get("ANAHUAC_TEST_EXAMPLES", "6"))
"""How many requests are tried on each path."""


def test_no_request_breaks_the_server(server):
    """Behind log-in too, on both databases; every answer is one that the document tells of."""
    document = httpx.get(f"{server.url}/schema/openapi.json", timeout=60).json()
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 30
    for operation in operations:
        ana = server.guest()
        table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
        told = document["paths"][operation.path][operation.method]["responses"]
        with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {ana.token}"}, timeout=60) as client:
            _try(operation, client, table, {int(status) for status in told})
    assert "Traceback" not in server.log.read_text()


def _try(operation, client, table, told):
    """Send what the document allows and what it forbids, to a table that exists as often as to others."""

    @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), real=strategies.booleans(), nasty=strategies.sampled_from(NASTY))
    def send(case, real, nasty):
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        arguments = case.as_transport_kwargs(base_url=str(client.base_url).rstrip("/"))
        arguments.pop("cookies", None)
        headers = {name: value for name, value in arguments.pop("headers", {}).items() if name != "Authorization"}
        if nasty is not None and "json" in arguments:
            arguments["json"] = spoilt(arguments["json"], nasty)
        answer = client.request(**arguments, headers={**client.headers, **headers})
        assert answer.status_code in told | {404, 405}, (case.method, case.path, answer.text)
        if answer.status_code >= 400:
            assert {"code", "message", "text"} <= set(answer.json())

    send()


NASTY = [None, None, None, "\0", "a\0b", "\ufffe", "\U000e0001", "x" * 70_000, 10**30, -(10**30), 1e308]


def spoilt(body, nasty):
    """Put something nasty in the place of the first value of its kind."""
    if not isinstance(body, dict):
        return body
    kind = str if isinstance(nasty, str) else (int, float)
    name = next((name for name, value in body.items() if isinstance(value, kind)), None)
    return body if name is None else {**body, name: nasty}


BAD_BODIES = [
    b"[" * 50_000,
    b'{"a":' * 10_000,
    b'{"name": "a\\u0000b"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\xff"}',
    b'{"name": ' + b"9" * 5_000 + b"}",
    b'{"name": NaN}',
    b"\xef\xbb\xbf{}",
    b"\0",
]


class Named(dict):
    """What paths name; what we know nothing of is called `nothing`."""

    def __missing__(self, name):
        return "nothing"


def test_no_body_breaks_the_server(server):
    """Deep, cut off, with NUL, with half a letter: to every path that takes a body."""
    document = httpx.get(f"{server.url}/schema/openapi.json", timeout=60).json()
    ana = server.guest()
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {ana.token}"}, timeout=60) as client:
        for path, methods in document["paths"].items():
            for method in methods.keys() & {"post", "put", "patch"}:
                for body in BAD_BODIES if "requestBody" in methods[method] else ():
                    answer = client.request(
                        method, path.format_map(Named(table=table, game="mexica", seat=0)), content=body
                    )
                    assert 400 <= answer.status_code < 500, (method, path, body[:30], answer.text)
        assert client.post("/api/v1/records", content=b"\0" * 100).status_code == 422
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("odd", ["%00", "%ff", "a%00b", "..%2f..", "9" * 400, "%F0%9F%92%A9", "%ed%a0%80"])
def test_no_address_breaks_the_server(server, odd):
    ana = server.guest()
    with httpx.Client(
        base_url=f"{server.url}/api/v1", headers={"Authorization": f"Bearer {ana.token}"}, timeout=60
    ) as client:
        for path in (
            f"/tables/{odd}", f"/tables/{odd}/state?seat={odd}", f"/tables?game={odd}&which=open",
            f"/games/{odd}/boards/x",
            f"/tables?before={odd}", f"/tables?which={odd}", f"/tables/{odd}/chat?invite={odd}", f"/{odd}",
            f"/games/mexica/boards/{odd}", f"/games/mexica/texts/{odd}",
        ):  # fmt: skip
            assert client.get(path).status_code < 500, path
        assert client.delete(f"/sessions/{odd}").status_code < 500
        assert client.post(f"/mail/stop?token={odd}").status_code < 500
    assert httpx.get(f"{server.url}/{odd}").status_code < 500
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    "sent", ["[" * 16_000, '{"type":"chat","text":"a\\u0000b"}', '{"type":"seat","seat":99999999999999999999}']
)
def test_no_message_breaks_a_socket(ana, server, sent):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket:
        socket.send(sent)
        while '"type":"error"' not in socket.recv(timeout=30):
            pass
        socket.send('{"type":"ping"}')
        while '"pong"' not in socket.recv(timeout=30):
            pass


def test_every_path_has_a_version_and_a_summary(sqlite_server):
    document = httpx.get(f"{sqlite_server.url}/schema/openapi.json", timeout=60).json()
    assert len(document["paths"]) > 25
    for path, methods in document["paths"].items():
        assert path.startswith("/api/v1/")
        for method in methods.values():
            assert method["summary"]
