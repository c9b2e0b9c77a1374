"""Running a server: health, metrics, logs, limits, headers, stopping, and errors in words."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress

import httpx
import pytest

from anahuac.client import legal
from tests.server.serving import Served, free_port, metrics, sqlite_in


def test_health_readiness_and_metrics(server, ana):
    assert httpx.get(f"{server.url}/health").text == "well"
    assert httpx.get(f"{server.url}/ready").text == "ready"
    table = ana.new_table("mexica", ["me", "me"])["id"]
    state = ana.state(table, 0)
    ana.act(table, 0, 0, legal(state)[0])
    counts = metrics(server)
    assert 'anahuac_actions_total{game="mexica"}' in counts
    assert "anahuac_request_seconds_bucket" in counts


@pytest.mark.parametrize("token", [None, "wrong"])
def test_metrics_are_for_the_operator(server, token):
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404


def test_every_answer_has_security_headers(server):
    for path in ("/health", "/api/v1/games", "/api/v1/tables/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_path_that_is_not_there_is_told_to_programs(server):
    answer = httpx.get(f"{server.url}/api/v1/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert httpx.get(f"{server.url}/schema/openapi.json").json()["info"]["title"] == "Anahuac"


def test_the_cookie_is_not_for_scripts(server):
    cookie = httpx.post(f"{server.url}/api/v1/guests", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_other_sites_change_nothing_here(server, headers):
    answer = httpx.post(f"{server.url}/api/v1/guests", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong-origin"


def test_the_own_site_does(server):
    answer = httpx.post(f"{server.url}/api/v1/guests", json={"name": "Ana"}, headers={"Origin": server.url})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 400), (b"{", 400), (b"[1]", 422), (b'{"name": 1}', 422), (b'{"nom": "Ana"}', 422), (b"\xff", 400)],
)
def test_a_wrong_body_is_told_in_one_shape(server, body, status):
    answer = httpx.post(f"{server.url}/api/v1/guests", content=body)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message", "text"}


def test_errors_speak_the_readers_language(server):
    answer = httpx.get(f"{server.url}/api/v1/tables/nowhere", headers={"Accept-Language": "de-DE,de;q=0.9"})
    assert answer.json()["message"] == "Hier ist nichts, oder du darfst es nicht sehen."


def test_a_large_body_is_refused(server, ana):
    table = ana.new_table("mexica", ["me", "me"])["id"]
    answer = httpx.post(
        f"{server.url}/api/v1/tables/{table}/chat",
        content=b'{"text": "' + b"x" * 100_000 + b'"}',
        headers={"Authorization": f"Bearer {ana.token}"},
    )
    assert answer.status_code == 413


def test_it_stops_gracefully_and_logs_lines_of_json(tmp_path):
    server = Served(sqlite_in(tmp_path), tmp_path).start()
    ana = server.guest()
    table = ana.new_table("aztlan", ["me", "random", "random"])["id"]
    with ana.live(table) as messages:
        next(messages)
        assert server.stop() in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert any(line.get("path") == "/api/v1/tables" and line["status"] == 201 for line in lines)
    assert {line["level"] for line in lines} == {"info"}


def serve(*arguments, **environment):
    command = [sys.executable, "-m", "anahuac", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)
    assert "Traceback" not in done.stderr
    return done


def test_a_taken_port_is_told(sqlite_server, tmp_path):
    done = serve("--port", str(sqlite_server.port), ANAHUAC_DATABASE=sqlite_in(tmp_path))
    assert done.returncode != 0
    assert "already in use" in done.stderr + done.stdout


def test_several_processes_need_postgres(tmp_path):
    done = serve("--workers", "2", "--port", str(free_port()), ANAHUAC_DATABASE=sqlite_in(tmp_path))
    assert done.returncode != 0
    assert "PostgreSQL" in done.stderr + done.stdout


def shown_on(terminal):
    """Everything that a program which has ended wrote to a terminal."""
    shown = b""
    with suppress(OSError):  # the end of what was written
        while part := os.read(terminal, 4096):
            shown += part
    return shown.decode()


def test_without_a_command_the_browser_client_is_served(tmp_path):
    """In peace: somebody at a terminal reads an address, and no log of requests."""
    terminal, end = os.openpty()
    command = [sys.executable, "-m", "anahuac"]
    given = {**os.environ, "ANAHUAC_DATABASE": sqlite_in(tmp_path), "ANAHUAC_NO_BROWSER": "1", "ANAHUAC_LANG": "en"}
    process = subprocess.Popen(command, env=given, stdout=subprocess.PIPE, stderr=end, text=True, process_group=0)
    os.close(end)
    try:
        url = re.search(r"http://[\d.]+:\d+", process.stdout.readline())[0]
        for _ in range(300):
            with suppress(httpx.TransportError):
                if httpx.get(f"{url}/health").text == "well":
                    break
            time.sleep(0.1)
        page = httpx.get(url)
        assert page.headers["content-type"].startswith("text/html")
        assert httpx.get(f"{url}/table/anything").text == page.text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)[1]
        answer = httpx.get(url + script)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        for outside in ("/assets/%2e%2e/%2e%2e/__init__.py", "/%2e%2e%2f__init__.py", "/..%2f__main__.py"):
            assert "import" not in httpx.get(url + outside).text.partition("<html")[0]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
        assert shown_on(terminal) == ""
    finally:
        process.kill()
        os.close(terminal)
