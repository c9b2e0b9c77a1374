"""What somebody is asked to decide, in words that fit what they can do at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.text import Text, has_text

if TYPE_CHECKING:
    from collections.abc import Iterable


def prompt(game: str, step: str, kinds: Iterable[str]) -> Text:
    """Say what is to be decided at a step where actions of these kinds are legal.

    The step's text may have attributes for what is not the usual case: `.only-done-tlatoani` if exactly these kinds
    are legal, `.with-eagle` if that kind is among them.
    """
    usual = f"{game}-step-{step}"
    known = sorted(set(kinds))
    special = [f"{usual}.only-{'-'.join(known)}", *(f"{usual}.with-{kind}" for kind in known)]
    for id in special:
        if has_text(id):
            return Text(id)
    if known == ["done"]:
        return Text("prompt-go-on")
    return Text(usual) if has_text(usual) else Text("step-general")
