"""What went wrong with the database: it is away or full, two writers met, or it cannot keep such a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

if TYPE_CHECKING:
    from collections.abc import Iterator

AWAY = ("08", "28", "3D", "53", "55", "57", "58")
"""Classes of PostgreSQL's error codes: connection, log-in, no such database, resources (such as the disk), not in a
state to serve, operator, system."""
MET = ("40",)
"""Two transactions that wait for each other, or cannot both be kept."""
BAD_VALUE = ("22",)
"""A value that no column takes, such as a text with a NUL."""


def is_away(error: BaseException) -> bool:
    """Whether the database cannot be used now: it is down, full or too busy, and may be back in a moment."""
    if isinstance(error, (NoConnectionLeft, ConnectionError, TimeoutError)):
        return True
    if not isinstance(error, DBAPIError) or is_bad_value(error):
        return False
    code = _code(error)
    if code is not None:
        return code.startswith(AWAY)
    return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))


def have_met(error: BaseException) -> bool:
    """Whether another writer was faster."""
    return isinstance(error, IntegrityError) or have_blocked(error)


def have_blocked(error: BaseException) -> bool:
    """Whether two writers waited for each other, and the database gave this one up."""
    return (_code(error) or "").startswith(MET)


def is_bad_value(error: BaseException) -> bool:
    """Whether a value was sent that the database cannot keep."""
    by_driver = any(
        isinstance(cause, asyncpg.InterfaceError) and isinstance(cause, ValueError) for cause in _causes(error)
    )
    return by_driver or isinstance(error, (DataError, OverflowError)) or (_code(error) or "").startswith(BAD_VALUE)


def reason_of(error: BaseException) -> str:
    """Say in a line what the database complained of."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0].rpartition(">: ")[2][:200]


def _code(error: BaseException) -> str | None:
    code = getattr(getattr(error, "orig", None), "sqlstate", None) or getattr(error, "sqlstate", None)
    return code if isinstance(code, str) else None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__
