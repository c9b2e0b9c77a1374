"""Positions: any point of a game as JSON (`docs/positions.md`), and how a state is written as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from anahuac.core.masks import bits
from anahuac.games.aztlan import conflict
from anahuac.games.aztlan.choice import powers_of
from anahuac.games.aztlan.material import (
    POWERS,
    Culture,
    Faction,
    People,
)
from anahuac.games.aztlan.options import AztlanOptions

if TYPE_CHECKING:
    from anahuac.games.aztlan.state import AztlanState

Count = dict[int, int]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The JSON form. What is left out is as at the start of the age or phase."""

    game: Literal["aztlan"] = "aztlan"
    board: str | None = None
    players: int
    age: int = 1
    phase: Literal["choice", "expansion", "conflict", "scoring", "over"] = "choice"
    step: Literal["choose", "place", "move", "settle", "decide", "answer", "score", "over"] | None = None
    turn: int | None = None
    order: list[int] | None = None
    track: dict[int, list[int]] | None = None
    cards: Count = {}
    power_earlier: dict[int, list[int]] = {}
    pawns: dict[str, Count] = {}
    supply: Count | None = None
    removed: Count | None = None
    to_place: Count | None = None
    culture: dict[int, list[Culture]] = {}
    deck: list[Culture] | None = None
    discard: list[Culture] = []
    settled: list[str] = []
    contested: str | None = None
    asking: list[int] = []
    spared: list[int] = []
    rafts: bool = False
    blessed: list[Literal["mixcoatl", "tepeyollotl", "xipe"]] = []
    factions: dict[int, Faction] = {}
    peoples: dict[int, People] = {}
    options: AztlanOptions = AztlanOptions()
    seed: int = 0
    chance: int | None = None


STEPS_OF_PHASE = {
    "choice": ("choose",),
    "expansion": ("place", "move"),
    "conflict": ("settle", "decide", "answer"),
    "scoring": ("score",),
    "over": ("over",),
}
PHASE_OF_STEP = {step: phase for phase, steps in STEPS_OF_PHASE.items() for step in steps}


def write_position(state: AztlanState) -> dict[str, Any]:
    """Write a state out completely."""
    ids = state.board.ids
    seats = range(state.seats)
    unsettled = 0
    for leads, ties in zip(state.leads, state.ties, strict=True):
        unsettled |= leads | ties
    shared = conflict.shared_territories(state) if state.phase == "conflict" else 0
    position = Position(
        board=state.board.name,
        players=state.seats,
        age=state.age,
        phase=state.phase,  # type: ignore[arg-type]
        step=state.step,  # type: ignore[arg-type]
        turn=state.order[state.turn],
        order=list(state.order),
        track={
            points: [seat for seat in state.track if state.scores[seat] == points]
            for points in sorted(set(state.scores))
        },
        cards={seat: card for seat, card in enumerate(state.cards) if card},
        power_earlier={
            seat: [power for power in POWERS if power != state.cards[seat] and power not in powers_of(hand)]
            for seat, hand in enumerate(state.hands)
        },
        pawns={
            ids[at]: {seat: state.pawns_at(seat, at) for seat in seats if state.pawns_at(seat, at)}
            for at in range(len(ids))
            if any(present >> at & 1 for present in state.present)
        },
        supply=dict(enumerate(state.supply)),
        removed=dict(enumerate(state.removed)),
        to_place=dict(enumerate(state.to_place)),
        culture={seat: list(hand) for seat, hand in enumerate(state.culture)},
        deck=list(state.deck),
        discard=list(state.discard),
        settled=[ids[at] for at in bits(shared & ~unsettled)],
        contested=None if state.contested < 0 else ids[state.contested],
        asking=list(state.asking),
        spared=list(state.spared),
        rafts=state.rafts,
        blessed=list(state.blessed),  # type: ignore[arg-type]
        factions=dict(enumerate(state.factions)),
        options=state.options,
        chance=state.chance,
    )
    written: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    return {name: value for name, value in written.items() if value not in (None, [], {})}
