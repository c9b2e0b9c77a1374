"""The base of all bodies that clients send, and the kinds of fields in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

V1 = "/api/v1"
"""Where the paths of this version of the API begin."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Named = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(max_length=80)]
"""An action, by its number in the board's catalogue or by its notation."""
Field = Annotated[int, Meta(ge=0, le=1_000_000)] | Word
ChatLine = Annotated[str, Meta(min_length=1, max_length=500)]


def check_text(body: bytes) -> None:
    """Refuse a text with a NUL in it, which PostgreSQL cannot keep and nobody means to say."""
    if b"\\u0000" in body and b"\\u0000" in body.replace(rb"\\", b""):
        raise msgspec.ValidationError("a text has a NUL in it")


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of all bodies that clients send."""


class Question(Request):
    """What somebody would like to do: of these kinds (any, if none is named), with these fields of the catalogue."""

    kinds: Annotated[list[Word], Meta(max_length=10)] = []
    fields: Annotated[dict[Word, Field], Meta(max_length=10)] = {}


Asked = Named | Question
"""What is asked about: an action, or what somebody would like to do, whether there is such an action or not."""
