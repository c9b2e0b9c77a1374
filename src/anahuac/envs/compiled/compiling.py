"""How functions are compiled and cached on disk."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, cast

from anahuac.core.extras import needs

with needs("fast"):
    import numba

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

F = TypeVar("F", bound="Callable[..., Any]")

Row = Any
"""A record of a NumPy array. mypy knows nothing of its fields; numba does, and refuses one that is not there."""


def compiled(function: F) -> F:
    """Compile a part of a simulator; it can be called by other compiled functions only."""
    made: Any = numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    find = made.get_call_template
    made.get_call_template = lambda args, kws: find(tuple(map(_widened, args)), kws)
    return cast("F", made)


def _widened(kind: Any) -> Any:
    """Take every signed integer and every constant for a number of 64 bits: so a function is compiled only once."""
    plain = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) and plain.signed else plain


def inlined(function: F) -> F:
    """Compile a part of a simulator that is given all arrays: they are counted at every call, which takes its time."""
    made: F = numba.njit(inline="always", error_model="numpy")(function)
    return made


def entry(function: F) -> F:
    """Compile a function that Python calls. It releases the GIL, and what was compiled is kept on disk."""
    made: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return made


def fingerprint(*folders: Path) -> int:
    """Return a fingerprint of the sources in some folders.

    numba looks only at the file of an entry to see whether what it kept is still valid. An entry that is made inside
    a function that takes the fingerprint, and uses it, is compiled anew when any of the files has changed.
    """
    files = sorted(file for folder in folders for file in folder.glob("*.py"))
    return int.from_bytes(sha256(b"".join(file.read_bytes() for file in files)).digest()[:7])
