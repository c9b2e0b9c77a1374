"""The OpenAPI document tells what the server takes, and nothing that fits it, or does not, breaks the server."""

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies

from tests.server.serving import serving, sqlite_in

EXAMPLES = 25


def test_no_request_breaks_the_server(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        ana = server.guest()
        table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
        schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations()]
        assert len(operations) > 30
        with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {ana.token}"}) as client:
            for operation in operations:
                _try(operation, client, table)
        assert "Traceback" not in server.log.read_text()


def _try(operation, client, table):
    """Send what the document allows and what it forbids, to a table that exists as often as to others."""

    @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), real=strategies.booleans())
    def send(case, real):
        if operation.path.endswith("/sessions") and operation.method == "delete":
            return
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        arguments = case.as_transport_kwargs(base_url=str(client.base_url).rstrip("/"))
        arguments.pop("cookies", None)
        headers = {name: value for name, value in arguments.pop("headers", {}).items() if name != "Authorization"}
        answer = client.request(**arguments, headers={**client.headers, **headers})
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    send()


def test_every_path_has_a_version_and_a_summary(sqlite_server):
    document = httpx.get(f"{sqlite_server.url}/schema/openapi.json").json()
    assert len(document["paths"]) > 25
    for path, methods in document["paths"].items():
        assert path.startswith("/api/v1/")
        for method in methods.values():
            assert method["summary"]
