"""Passwords: kept as hashes, not too common, and not to be guessed."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from anahuac.core import Text
from anahuac.server.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.server.limits import Limits

LEAST_GUESSES = 1e5
"""A password that a guesser finds with fewer tries is too common."""
HASHED_AT_ONCE = 2
"""Hashing takes a core and some memory, so that many log-ins queue up."""

TRIES = 5
"""So often one address may guess a password, and then once in a minute."""

_hasher = PasswordHasher()
_NOBODY = _hasher.hash("nobody has this password")


class Passwords:
    """Makes and checks hashes of passwords, and slows down whoever guesses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._turn = asyncio.Semaphore(HASHED_AT_ONCE)

    async def hash(self, password: str, *about: str | None) -> str:
        """Make the hash of a new password; refuse one that is common, or made of what is known about its owner."""
        async with self._turn:
            if await asyncio.to_thread(is_common, password, *about):
                raise ApiError(422, "invalid", Text("server-common-password"))
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Check a password; that there is none to fit takes as long."""
        async with self._turn:
            try:
                return await asyncio.to_thread(_hasher.verify, hashed or _NOBODY, password) and hashed is not None
            except VerificationError:
                return False

    @contextmanager
    def guessing(self, login: str, address: str) -> Iterator[None]:
        """Count a try to log in if it fails.

        One address has some tries at a name, and some more at all names. While many addresses guess one name, each of
        them has a single try at it: its owner, who knows the password, still comes in.
        """
        is_attacked = self.limits.is_empty("guesses", login, 50, 0.1)
        with (
            self.limits.unless_granted("guess from", address, 30, 0.1),
            self.limits.unless_granted("guess", f"{login} {address}", TRIES, 1 / 60, TRIES if is_attacked else 1),
        ):
            try:
                yield
            except ApiError:
                self.limits.spend("guesses", login, 50, 0.1)
                raise


def is_common(password: str, *about: str | None) -> bool:
    """Whether a guesser would soon try this password."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped] # it takes a while to load

    known = ["anahuac", "aztlan", "azteca", "mexica", *(word for word in about if word)]
    return bool(zxcvbn(password[:72], user_inputs=known)["guesses"] < LEAST_GUESSES)
