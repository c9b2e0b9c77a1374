"""Names of people: what may be one, and which look alike."""

from __future__ import annotations

import unicodedata
from functools import cache

from anahuac.core import Text
from anahuac.server.errors import ApiError

NOBODY = "Tlacatl"
"""What somebody is called who has deleted their account: "a person" in Nahuatl."""
MARKS = 2
"""So many accents may stand upon each other."""
BLANK = "\u2800"
"""A braille pattern without dots: a letter by its class, but nothing to see."""
ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", " ": ""})
PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """Trim a name; letters of every script are welcome, signs that do not show are not."""
    from precis_i18n import get_profile  # it takes a while to load

    try:
        cleaned: str = get_profile("NicknameCasePreserved").enforce(name)
    except UnicodeEncodeError:
        raise bad_name() from None
    marks = "".join("m" if unicodedata.combining(sign) else "." for sign in unicodedata.normalize("NFD", cleaned))
    if BLANK in cleaned or "m" * (MARKS + 1) in marks or marks.startswith("m") or len(cleaned) > 24:
        raise bad_name()
    return cleaned


def bad_name() -> ApiError:
    """Say what a name needs."""
    return ApiError(422, "invalid", Text("server-bad-name"))


def login_of(name: str) -> str:
    """The form of a name under which an account is found: without regard to case."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def likeness_of(name: str) -> str:
    """What a name looks like: names that a hasty reader takes for each other have the same likeness."""
    plain = "".join(_plain(sign) for sign in unicodedata.normalize("NFKC", name)).casefold()
    likeness = "".join(_plain(sign) for sign in plain).casefold().translate(ALIKE)
    for pair, letter in PAIRS:
        likeness = likeness.replace(pair, letter)
    return likeness[:120]


@cache
def _plain(sign: str) -> str:
    """The sign that stands for all that look like this one, by Unicode's table of confusables."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    alike = confusables_data.get(sign, ())
    if len(alike) != 1:  # it looks like nothing else, or many signs are taken for it
        return sign
    other: str = alike[0]["c"]
    is_pair = len(confusables_data.get(other, ())) <= 1
    return min(sign, other) if is_pair else other
