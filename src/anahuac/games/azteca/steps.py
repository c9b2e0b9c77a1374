"""Shorthands for the rules of Azteca's steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, Rules, always, with_item

if TYPE_CHECKING:
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

__all__ = ["WAIT", "AztecaRule", "AztecaRules", "Rule", "Wait", "always", "no", "with_item"]

AztecaRule: TypeAlias = "Rule[AztecaState, AztecaAction]"
"""A rule whose `carry_out` returns the result for the frame below if it took its frame off the stack."""
AztecaRules: TypeAlias = "Rules[AztecaState, AztecaAction]"


class Wait:
    """What an advance returns when a seat must decide."""


WAIT = Wait()


def no(clause: str, id: str, **args: object) -> Illegal:
    """Say why an action is not legal."""
    return Illegal(clause, Text(f"azteca-{id}", **args))
