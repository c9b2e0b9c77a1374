"""What lies on the board, square by square: the form that views and positions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from anahuac.core.masks import bits
from anahuac.games.mexica.districts import district_of, survey
from anahuac.games.mexica.material import HEIGHTS

if TYPE_CHECKING:
    from anahuac.games.mexica.state import MexicaState

Owner = int | Literal["neutral"]


class BridgeAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge: along the row (h) or along the column (v)."""

    at: str
    axis: Literal["h", "v"]


class TempleAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A temple of a seat, or a neutral one (M12)."""

    at: str
    owner: Owner
    height: int


class TokenAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a founded district."""

    at: str
    size: int


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the board."""

    canals: tuple[str, ...]
    """The printed canal too, and the squares under bridges."""
    bridges: tuple[BridgeAt, ...]
    carrying: BridgeAt | None
    """M5.3: where the bridge lay that is in hand."""
    temples: tuple[TempleAt, ...]
    tokens: tuple[TokenAt, ...]
    nobles: tuple[str | None, ...]
    """By seat; None before it is set."""


def layout_of(state: MexicaState) -> Layout:
    """Write down what lies on the board."""
    names, named = state.board.names, state.board.named
    temples = [
        TempleAt(names[cell], owner if owner < state.seats else "neutral", height)
        for owner, own in enumerate(state.temples)
        for height in HEIGHTS
        for cell in bits(own & state.heights[height - 1])
    ]
    tokens, carrying = state.tokens, state.carrying
    return Layout(
        canals=named(state.canals),
        bridges=tuple(
            [BridgeAt(name, "h") for name in named(state.bridges_h)]
            + [BridgeAt(name, "v") for name in named(state.bridges_v)]
        ),
        carrying=None if carrying is None else BridgeAt(names[carrying.at], "h" if carrying.axis == "h" else "v"),
        temples=tuple(temples),
        tokens=tuple(
            TokenAt(name, district.bit_count()) for district in state.founded for name in named(district & tokens)
        ),
        nobles=tuple([names.get(cell) for cell in state.nobles]),
    )


def lay_out(state: MexicaState, layout: Layout) -> None:
    """Put everything on the board of a state, and find out what follows from it."""
    board, index = state.board, state.board.index
    state.land = board.land & ~(board.mask(layout.canals) | board.printed)
    state.bridges_h = board.mask(bridge.at for bridge in layout.bridges if bridge.axis == "h")
    state.bridges_v = board.mask(bridge.at for bridge in layout.bridges if bridge.axis == "v")
    if layout.carrying is not None:
        state.carrying = board.catalogue.parse(f"^{layout.carrying.at}{layout.carrying.axis}")
    owners: list[Owner] = [*range(state.seats), "neutral"]
    state.temples = tuple(
        board.mask(temple.at for temple in layout.temples if temple.owner == owner)
        for owner in owners[: len(state.temples)]
    )
    state.heights = tuple(
        board.mask(temple.at for temple in layout.temples if temple.height == height) for height in HEIGHTS
    )
    state.nobles = tuple(-1 if square is None else index[square] for square in layout.nobles)
    state.standing = board.mask(square for square in layout.nobles if square is not None)
    tokens = board.mask(token.at for token in layout.tokens)
    state.built = sum(state.temples) | tokens
    survey(state, tokens)
    if state.to_act and state.step != "start":
        state.home = district_of(state, state.nobles[state.to_act[0]])
