"""A small client for the server, for scripts and tests: `Client(url).come_in("Ana")`, then tables and actions."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core.extras import needs

with needs("play"):
    import httpx
    from websockets.exceptions import ConnectionClosedOK
    from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import TracebackType
    from typing import Self

Json = dict[str, Any]


class Refused(Exception):
    """The server refused a request; `code` and `clause` say why, `news` what the game is like now."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('code')}: {problem.get('message')}")
        self.status = status
        self.code: str = problem.get("code", "")
        self.clause: str | None = problem.get("clause")
        self.news: Json | None = problem.get("news")


class Client:
    """A connection to a server, as one person. Answers are JSON data, described in `docs/server.md`."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=self.url + "/api/v1", timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Send a request; raise `Refused` if the server refuses it."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        given = {name: str(value) for name, value in query.items() if value is not None}
        answer = self._http.request(method, path, content=content, headers=headers, params=given)
        if answer.status_code >= 400:
            is_json = answer.headers.get("content-type", "").startswith("application/json")
            raise Refused(answer.status_code, answer.json() if is_json else {"message": answer.text})
        if not answer.content:
            return None
        is_text = answer.headers["content-type"].startswith("text/")
        return answer.text if is_text else msgspec.json.decode(answer.content)

    def get(self, path: str, **query: object) -> Any:
        """Read something."""
        return self.request("GET", path, **query)

    def post(self, path: str, body: object = None, **query: object) -> Any:
        """Do something."""
        return self.request("POST", path, body, **query)

    def come_in(self, name: str) -> Self:
        """Come in as a guest."""
        self.token = self.post("/guests", {"name": name})["token"]
        return self

    def log_in(self, name: str, password: str) -> Self:
        """Log in to an account."""
        self.token = self.post("/sessions", {"name": name, "password": password})["token"]
        return self

    def new_table(self, game: str, seats: list[str], **more: Any) -> Json:
        """Open a table; a seat is `me`, `open`, or the name of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table: Json = self.post("/tables", {"game": game, "players": len(seats), "seats": wanted, **more})
        return table

    def table(self, id: str, **query: object) -> Json:
        """Look at a table."""
        table: Json = self.get(f"/tables/{id}", **query)
        return table

    def state(self, id: str, seat: int | None = None, **query: object) -> Json:
        """Look at a game from a seat: one step, the newest or that of a `move`, and how things stand now."""
        news: Json = self.get(f"/tables/{id}/state", seat=seat, **query)
        return news

    def act(self, id: str, seat: int, ply: int, action: int | str) -> Json:
        """Take an action, by its number or notation, at a ply; return the steps since then."""
        news: Json = self.post(f"/tables/{id}/actions", {"seat": seat, "ply": ply, "action": action})
        return news

    @contextmanager
    def live(self, id: str, patience: float | None = None, **query: object) -> Iterator[Iterator[Json]]:
        """Follow a table: gives an iterator over what the server tells.

        It waits for the next message as long as it takes, or raises `TimeoutError` after `patience` seconds.
        """
        given = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{id}/live?{given}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        with connect(url, additional_headers=headers, max_size=None) as socket:
            yield _messages(socket, patience)


def legal(news: Json) -> list[int]:
    """List the ids of the legal actions."""
    return ids_of(news["now"]["legal"])


def ids_of(spans: Iterable[int]) -> list[int]:
    """List ids of which the server tells how many to leave out and how many to take, in turn."""
    found: list[int] = []
    at = 0
    for number, count in enumerate(spans):
        if number % 2:
            found += range(at, at + count)
        at += count
    return found


def _messages(socket: ClientConnection, patience: float | None) -> Iterator[Json]:
    with suppress(ConnectionClosedOK):
        while True:
            yield msgspec.json.decode(socket.recv(timeout=patience))
