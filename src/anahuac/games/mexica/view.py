"""What a seat may know: everything. Even the tokens that lie face down follow from those that were open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Seat, View
from anahuac.games.mexica.actions import MexicaAction
from anahuac.games.mexica.board import SHELF
from anahuac.games.mexica.layout import BridgeAt, Layout, TempleAt, TokenAt, lay_out, layout_of
from anahuac.games.mexica.material import packed, unpacked
from anahuac.games.mexica.options import MexicaOptions

if TYPE_CHECKING:
    from anahuac.core import Chance
    from anahuac.games.mexica.state import MexicaState

SAME = (
    "step",
    "to_act",
    "outcome",
    "period",
    "round",
    "ap",
    "taken",
    "doubles",
    "singles",
    "spare_bridges",
    "spare_chips",
    "chips",
    "open_tokens",
    "removed",
    "scores",
)
"""The fields that a view and a state have in common."""


class Bridge(BridgeAt, frozen=True, array_like=True):
    """A bridge on the board; a list in JSON, like all pieces that are numerous."""


class Temple(TempleAt, frozen=True, array_like=True):
    """A temple on the board."""


class Token(TokenAt, frozen=True, array_like=True):
    """A token on the board."""


class District(msgspec.Struct, frozen=True, array_like=True):
    """M3.3: a district as it is now."""

    squares: tuple[str, ...]
    founded: bool


class MexicaView(View["MexicaState", MexicaAction], frozen=True, kw_only=True):
    """A state as a seat sees it. Lists are by seat unless they say otherwise."""

    options: MexicaOptions
    period: int
    ap: int
    taken: int
    acted: tuple[Seat, ...]
    """Whose turn in this round was more than its end."""
    canals: tuple[str, ...]
    bridges: tuple[Bridge, ...]
    carrying: BridgeAt | None = None
    """M5.3: where the bridge lay that was taken up and must be put down now."""
    temples: tuple[Temple, ...]
    tokens: tuple[Token, ...]
    nobles: tuple[str | None, ...]
    districts: tuple[District, ...]
    doubles: int
    singles: int
    spare_bridges: int
    spare_chips: int
    chips: tuple[int, ...]
    stock: tuple[tuple[int, ...], ...]
    """The temples of height 1, 2, 3, 4 that each seat may still build in this period."""
    open_tokens: tuple[int, ...]
    hidden_tokens: tuple[int, ...]
    removed: tuple[int, ...]

    def weights(self, district: District) -> list[int]:
        """M11.1: the heights of each seat's temples in a district; in a game for two then those of neutral ones."""
        found, inside = [0] * (self.seats + (self.seats == 2)), set(district.squares)
        for temple in self.temples:
            if temple.at in inside:
                found[-1 if temple.owner == "neutral" else temple.owner] += temple.height
        return found

    def imagine(self, chance: Chance) -> MexicaState:
        """Make the state again. Nothing is hidden, so chance has nothing to decide."""
        from anahuac.games.mexica.state import MexicaState

        state = MexicaState.blank(SHELF.load(self.board), self.options, self.seats)
        for name in SAME:
            setattr(state, name, getattr(self, name))
        state.acted = sum(1 << seat for seat in self.acted)
        state.stock = tuple(packed(counts) for counts in self.stock)
        layout = Layout(
            canals=self.canals,
            bridges=self.bridges,
            carrying=self.carrying,
            temples=self.temples,
            tokens=self.tokens,
            nobles=self.nobles,
        )
        lay_out(state, layout)
        return state


def view_of(state: MexicaState, seat: Seat | None) -> MexicaView:
    """Show what a seat may know; None is a spectator."""
    same = {name: getattr(state, name) for name in SAME}
    layout = layout_of(state)
    return MexicaView(
        **state.common_fields(seat) | same,
        acted=tuple([other for other in range(state.seats) if state.acted >> other & 1]),
        districts=(
            *[District(state.board.named(mask), founded=True) for mask in state.founded],
            *[District(state.board.named(mask), founded=False) for mask in state.districts],
        ),
        stock=tuple([unpacked(stock) for stock in state.stock]),
        hidden_tokens=state.hidden_tokens,
        canals=layout.canals,
        bridges=tuple([Bridge(bridge.at, bridge.axis) for bridge in layout.bridges]),
        carrying=layout.carrying,
        temples=tuple([Temple(temple.at, temple.owner, temple.height) for temple in layout.temples]),
        tokens=tuple([Token(token.at, token.size) for token in layout.tokens]),
        nobles=layout.nobles,
    )
