"""Optional libraries: the error for a missing one says which command installs it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from anahuac.core.errors import AnahuacError
from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator


class MissingExtra(AnahuacError, ImportError):
    """A library that is not installed; says how to install it."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Guard imports of libraries that come with an extra of this package, as in `pip install 'anahuac[rl]'`."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(Text("missing-extra", library=error.name or "", extra=extra)) from None
