"""Moments of games: a position for every kind of decision, taken from golden games, and tables that begin with it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tests.golden.games import RECORDS, load

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAY_ON = """async ([game, body]) => {
    const post = (path, data) => fetch('/api/v1' + path, {
        method: 'POST', body: JSON.stringify(data), headers: {'Content-Type': 'application/json'}})
    if (!localStorage.seated) await post('/guests', {name: 'Ana'})
    localStorage.seated = 'yes'
    return await (await post(`/games/${game}/play-on`, body)).json()
}"""


@cache
def decisions(game: str) -> dict[str, tuple[int, Any]]:
    """The first position of every step of a game, with the seat that decides there."""
    found: dict[str, tuple[int, Any]] = {}
    for file in RECORDS:
        if file.parent.name != game:
            continue
        for state in load(file).states():
            if state.to_act and state.step not in found:
                found[state.step] = state.to_act[0], state.position()
    return found


def play_on(page: Page, game: str, step: str) -> None:
    """Sit down where somebody has this to decide; random bots have the other seats."""
    seat, position = decisions(game)[step]
    made = page.evaluate(PLAY_ON, [game, {"position": position, "seat": seat, "bot": "random"}])
    assert "id" in made, made
    page.goto(f"/table/{made['id']}")
