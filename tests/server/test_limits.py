"""What one address may do at once: sockets of strangers, half-sent requests, costly reads."""

import socket
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from anahuac.server import half_sent
from tests.server.serving import serving, sqlite_in


@pytest.fixture(scope="module")
def limited(tmp_path_factory):
    folder = tmp_path_factory.mktemp("limits")
    with serving(sqlite_in(folder), folder, rates="true") as server:
        yield server


def test_sockets_of_strangers_are_limited_by_address(limited):
    url = limited.url.replace("http", "ws") + "/api/v1/lobby/live"
    ana = limited.guest("Ana")
    with ExitStack() as stack:
        for _ in range(50):
            stack.enter_context(connect(url))
        with pytest.raises(InvalidStatus):
            connect(url)
        stack.enter_context(connect(url, additional_headers={"Authorization": f"Bearer {ana.token}"}))
    time.sleep(0.5)
    with connect(url):
        pass


def test_costly_reads_are_limited_by_address(limited):
    table = limited.guest("Ana").new_table("mexica", ["me", "me"])["id"]
    url = f"{limited.url}/api/v1/tables/{table}/steps?from=0&to=99"
    with httpx.Client() as client:
        answers = [client.get(url).status_code for _ in range(60)]
        refused = client.get(url)
    assert answers[:20] == [200] * 20
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    time.sleep(1)  # for the tests after this one


def half_a_request(server, sent=b"GET /health HTTP/1.1\r\nHost: x\r\n"):
    half = socket.create_connection(("127.0.0.1", server.port))
    half.sendall(sent)
    half.settimeout(half_sent.SECONDS + 15)
    return half


def test_half_sent_requests_are_limited_by_address(limited):
    with ExitStack() as stack:
        for _ in range(half_sent.MOST):
            stack.enter_context(half_a_request(limited))
        time.sleep(half_sent.PATIENCE + 0.5)
        began = time.monotonic()
        with half_a_request(limited) as one_more, suppress(ConnectionResetError):
            assert one_more.recv(100) == b""
        assert time.monotonic() - began < half_sent.SECONDS - 5
        assert httpx.get(f"{limited.url}/health").status_code == 200


def test_half_sent_requests_are_given_up(limited):
    sent = b'POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name": '
    with half_a_request(limited) as head, half_a_request(limited, sent) as body:
        assert head.recv(100) == b""
        assert body.recv(100).startswith(b"HTTP/1.1 408 ")
