"""Positions: any point of a game as JSON (`docs/positions.md`), and how a state is written as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from anahuac.games.mexica.layout import BridgeAt, TempleAt, TokenAt, layout_of
from anahuac.games.mexica.material import unpacked
from anahuac.games.mexica.options import MexicaOptions

if TYPE_CHECKING:
    from anahuac.games.mexica.state import MexicaState


class Supply(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What has not been built yet. What is left out is what the board leaves of the box."""

    doubles: int | None = None
    singles: int | None = None
    bridges: int | None = None
    chips: int | None = None
    temples: dict[int, tuple[int, int, int, int]] | None = None
    """What each seat may still build in this period, of height 1, 2, 3, 4; a seat left out: what the board leaves."""


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The JSON form. What is left out is as at the start of the period."""

    game: Literal["mexica"] = "mexica"
    board: str | None = None
    players: int
    canals: list[str] = []
    """Besides the printed canal."""
    bridges: list[BridgeAt] = []
    temples: list[TempleAt] | None = None
    """Left out before anything has happened in a game for two: the neutral ones, drawn by `seed`."""
    tokens: list[TokenAt] = []
    nobles: dict[int, str] = {}
    supply: Supply = msgspec.field(default_factory=Supply)
    period: int = 1
    round: int = 1
    turn: int | None = None
    ap: int | None = None
    chips: list[int] | None = None
    chips_taken_this_turn: int = 0
    open_tokens: list[int] | None = None
    """Left out: all that are left in period II, in period I as many as there are, drawn by `seed`."""
    removed_tokens: list[int] = []
    scores: list[int] | None = None
    acted_this_round: list[int] | None = None
    """Left out: the seats before `turn`, and `turn` itself if it has other than six points or a bridge in hand."""
    carrying: BridgeAt | None = None
    """M5.3: where the bridge lay that was taken up and must be put down now."""
    ended: Literal["complete", "passed", "round-limit"] | None = None
    """Why the game is over; left out while it goes on."""
    options: MexicaOptions = MexicaOptions()
    seed: int = 0


def write_position(state: MexicaState) -> dict[str, Any]:
    """Write a state out completely."""
    layout = layout_of(state)
    printed = set(state.board.named(state.board.printed))
    position = Position(
        board=state.board.name,
        players=state.seats,
        canals=[square for square in layout.canals if square not in printed],
        bridges=list(layout.bridges),
        carrying=layout.carrying,
        temples=list(layout.temples),
        tokens=list(layout.tokens),
        nobles={seat: square for seat, square in enumerate(layout.nobles) if square is not None},
        supply=Supply(
            doubles=state.doubles,
            singles=state.singles,
            bridges=state.spare_bridges,
            chips=state.spare_chips,
            temples={seat: unpacked(stock) for seat, stock in enumerate(state.stock)},  # type: ignore[misc]
        ),
        period=state.period,
        round=state.round,
        turn=state.to_act[0] if state.to_act else None,
        ap=state.ap,
        chips=list(state.chips),
        chips_taken_this_turn=state.taken,
        open_tokens=list(state.open_tokens),
        removed_tokens=list(state.removed),
        scores=list(state.scores),
        acted_this_round=[seat for seat in range(state.seats) if state.acted >> seat & 1],
        ended=state.outcome.reason if state.outcome else None,  # type: ignore[arg-type]
        options=state.options,
    )
    written: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    del written["seed"]
    return {name: value for name, value in written.items() if value is not None}
