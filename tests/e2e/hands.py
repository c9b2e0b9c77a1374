"""Hands at a board: they find what a person would click next, and click where it can be seen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.e2e.play import wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST = 1500
"""Clicks after which a short game must be over."""
DIALOGS = (".scoring .button.main", "dialog[open] .button.main", ".toast .button.plain", ".recap .button.plain")
"""What is answered or put away before anything else."""

AIM = """([selector, luck, needed]) => {
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const found = shown[Math.floor(luck * shown.length)]
    if (!found) return null
    found.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
    const {left, top, width, height} = found.getBoundingClientRect()
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
    for (const down of parts) for (const across of parts) {
        const [x, y] = [left + across * width, top + down * height]
        if (found.contains(document.elementFromPoint(x, y))) return [x, y]
    }
    if (!needed) return null
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    throw new Error(`${over?.outerHTML.slice(0, 200)} covers ${found.outerHTML.slice(0, 200)}`)
}"""
"""Where to click one of the things that a selector finds: at a point where nothing covers it.

What is needed must not be covered; other things can be put away later.
"""


READ = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .flatMap((one) => [one.ariaLabel ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""
"""Everything that a page says, to eyes and to screen readers."""


class Reach(NamedTuple):
    """What can be clicked in a game: on the board, what is begun first; beside it; and how often the eye goes there."""

    board: tuple[str, ...]
    beside: str
    beside_first: float


REACH = {
    "mexica": Reach(
        board=(".mexica .list button:not(.close)", "[data-square].lit"),
        beside="[role=toolbar] button:enabled:not(.off, .chosen), .actions .done.calls",
        beside_first=0.5,
    ),
    "aztlan": Reach(
        board=(".decisions button", "[data-place].active"),
        beside=".panels button:enabled, .actions .done",
        beside_first=0.2,
    ),
    "azteca": Reach(
        board=(
            ".menu .option",
            ".stage .decision button:enabled:not([aria-expanded=true])",
            "path:is(.target, .source)",
        ),
        beside=".azteca-panels button:enabled:not([aria-expanded=true]), .actions .done",
        beside_first=0.3,
    ),
}


class Hands:
    """Plays at random, by the mouse alone."""

    def __init__(self, page: Page, game: str, seed: int) -> None:
        self.page = page
        self.reach = REACH[game]
        self.luck = Random(seed)
        self.on_board = 0
        """How many clicks went to the board itself."""
        self.read: set[str] = set()
        """The lines that stood on the page at any time."""

    def click(self, selector: str, needed: bool = True) -> bool:
        """Click one of the things that are meant, if there is any."""
        spot = self.page.evaluate(AIM, [selector, self.luck.random(), needed])
        if spot is not None:
            self.page.mouse.click(*spot)
        return spot is not None

    def decide(self) -> None:
        """Make one click of a decision: some take two."""
        if any(self.click(dialog, needed=False) for dialog in DIALOGS):
            return
        is_beside_first = self.luck.random() < self.reach.beside_first
        if is_beside_first and self.click(self.reach.beside):
            return
        if any(map(self.click, self.reach.board)):
            self.on_board += 1
            return
        asked = self.page.locator(".actions.mine")
        assert self.click(self.reach.beside) or not asked.count(), "nothing but the list of actions leads on"

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            is_over = wait_for_turn(self.page) == "result"
            self.read.update(self.page.evaluate(READ).splitlines())
            if is_over:
                return
            self.decide()
        raise AssertionError("the game does not end")
