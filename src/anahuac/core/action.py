"""Actions: small frozen values with one text form, listed once for a board in a catalogue."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from anahuac.core.errors import UnknownAction
from anahuac.core.notation import plain
from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Action(msgspec.Struct, frozen=True, gc=False):
    """What a seat can decide. `id` is its place in the catalogue, `text` its notation.

    A board has thousands of them, which live as long as it does and hold only numbers and texts. So they are kept out
    of the garbage collector's sight (`gc=False`).
    """

    id: int
    kind: str
    text: str

    def __str__(self) -> str:
        return self.text

    def other_spellings(self) -> tuple[str, ...]:
        """Other notations that people may type for it."""
        return ()


A = TypeVar("A", bound=Action)


class Catalogue(Generic[A]):
    """All actions there can ever be on a board: `catalogue[a.id] is a` and `catalogue.parse(str(a)) is a`."""

    def __init__(self, actions: Iterable[A]) -> None:
        self.actions = tuple(actions)
        self._by_text = {action.text: action for action in self.actions}
        self._by_plain: dict[str, list[A]] = {}
        """By the plain form of every spelling, made when somebody first types one that is not exact."""

    def __getitem__(self, id: int) -> A:
        return self.actions[id]

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    @cached_property
    def of_kind(self) -> dict[str, tuple[A, ...]]:
        """The actions of each kind."""
        found: dict[str, list[A]] = {}
        for action in self.actions:
            found.setdefault(action.kind, []).append(action)
        return {kind: tuple(actions) for kind, actions in found.items()}

    def get(self, text: str) -> A | None:
        """Find an action by its exact notation."""
        return self._by_text.get(text)

    def meant(self, text: str) -> list[A]:
        """List the actions that a person may mean by a text: the exact one, else all that read alike (`plain`)."""
        exact = self._by_text.get(" ".join(text.split()))
        if exact is not None:
            return [exact]
        if not self._by_plain:
            for action in self.actions:
                for spelling in {plain(action.text), *map(plain, action.other_spellings())}:
                    self._by_plain.setdefault(spelling, []).append(action)
        return self._by_plain.get(plain(text), [])

    def parse(self, text: str) -> A:
        """Find an action by its exact notation; if there is none, the error names the most similar ones."""
        action = self._by_text.get(text)
        if action is None:
            near = get_close_matches(text, self._by_text, n=3)
            shown = text if len(text) <= 40 else text[:39] + "…"
            raise UnknownAction(Text("unknown-action", action=shown, near=", ".join(near) or "none"))
        return action

    def own(self, action: Action) -> A:
        """Return this catalogue's own object for an action; usually the action is that object already.

        A copy from another process is accepted; an action of another game or board is refused.
        """
        try:
            own = self.actions[action.id]
            if own is action:
                return own
        except (AttributeError, IndexError, TypeError):
            pass  # it may come from anywhere
        known = self._by_text.get(getattr(action, "text", ""))
        if known is None or known != action:
            raise UnknownAction(Text("foreign-action", action=str(action)[:40]))
        return known
