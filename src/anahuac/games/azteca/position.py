"""Positions: any point of a game as JSON (`docs/positions.md`), and how a state is written as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from anahuac.games.azteca.counters import unpacked
from anahuac.games.azteca.frames import AnyFrame
from anahuac.games.azteca.material import ARMIES, CARD_BIT, WRATH, ZONES, Card, People
from anahuac.games.azteca.options import AztecaOptions

if TYPE_CHECKING:
    from anahuac.games.azteca.state import AztecaState


class Land(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A territory."""

    owner: int | None = None
    assimilated: bool = False
    population: Literal[0, 1, 2] = 0


class Army(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An army; `known` is its value if a battle has shown it."""

    at: str
    warriors: int = 0
    knights: int = 0
    moved: bool = False
    known: int | None = None


class Reserve(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A reserve."""

    warriors: int = 0
    knights: int = 0


class Serpent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Quetzalcoatl; `looked` is what each seat had given when the urn was last looked at."""

    step: int = 0
    urn: int | None = None
    given: dict[int, int] = {}
    looked: dict[int, int] | None = None


class Gods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Both gods; `wrath` are the cards not used yet: none is all three, for they are shuffled again (T15.2).

    `fed` is what each seat has given to Tezcatlipoca so far.
    """

    quetzalcoatl: Serpent = Serpent()
    tezcatlipoca: int = 0
    wrath: tuple[int, ...] = WRATH
    fed: dict[int, int] = {}


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The JSON form. What is left out is as at the start of the phase; nothing but capitals is owned.

    Besides the fields of the common form: `stack` is everything that is going on, from the round down to the
    question asked now (see `frames.py`); without it the phase begins, at the turn of `turn` if given (in phase 7:
    with that seat's activation). `totals` are the counters of each seat if some are being dealt out. `seen` are cards
    that a seat knows in another's hand, `bounds` what everybody can tell of tribute and sacrifice points.
    """

    game: Literal["azteca"] = "azteca"
    board: str | None = None
    players: int
    peoples: dict[int, People] = {}
    options: AztecaOptions = AztecaOptions()
    round: int = 1
    phase: int = 1
    tlatoani: int = 0
    turn: int | None = None
    stack: list[AnyFrame] | None = None
    territories: dict[str, Land] = {}
    armies: dict[int, dict[Literal["A", "B", "C"], Army]] = {}
    reserve: dict[int, Reserve] = {}
    totals: dict[int, Reserve] | None = None
    ships: dict[int, dict[str, int]] = {}
    dams: list[tuple[str, str]] = []
    tribute: dict[int, int] = {}
    sp: dict[int, int] = {}
    bounds: dict[Literal["tribute", "sacrifices"], list[tuple[int, int]]] | None = None
    pochtecas: dict[int, int] = {}
    missions: list[tuple[int, str, str | None]] = []
    hands: dict[int, list[Card]] = {}
    seen: dict[int, dict[int, list[Card]]] = {}
    played: dict[int, list[Card]] = {}
    spied: list[str] = []
    struck: list[str] = []
    barren: list[str] = []
    reinforced: dict[str, Reserve] = {}
    bag: list[int] | None = None
    diversions: dict[int, int] = {}
    recovering: list[int] = []
    gods: Gods = Gods()
    deck: list[Card] | None = None
    discard: list[Card] = []
    end: Literal["temple", "underworld", "rounds"] | None = None
    seed: int = 0
    chance: int | None = None


def write_position(state: AztecaState) -> dict[str, Any]:
    """Write a state out completely."""
    seats = range(state.seats)
    position = Position(
        board=state.board.name,
        players=state.seats,
        options=state.options,
        round=state.round,
        phase=state.phase,
        tlatoani=state.tlatoani,
        stack=list(state.stack),  # type: ignore[arg-type]
        territories=_lands(state),
        armies={seat: _armies(state, seat) for seat in seats},
        reserve={seat: Reserve(*unpacked(state.fighters[4 * seat + 3])) for seat in seats},
        totals={seat: Reserve(state.warriors[seat], state.knights[seat]) for seat in seats},
        ships={seat: _ships(state, seat) for seat in seats},
        dams=[pair for at, pair in enumerate(state.board.data.dams) if state.dams >> at & 1],
        tribute=dict(enumerate(state.tribute)),
        sp=dict(enumerate(state.sp)),
        bounds={"tribute": list(state.t_bounds), "sacrifices": list(state.s_bounds)},
        pochtecas=dict(enumerate(state.pochtecas)),
        missions=[(seat, kind, state.board.ids[at] if at >= 0 else None) for seat, kind, at in state.missions],
        hands={seat: list(hand) for seat, hand in enumerate(state.hands)},  # type: ignore[arg-type]
        seen=_seen(state),
        played=_played(state),
        spied=state.board.named(state.spied),
        struck=state.board.named(state.struck),
        barren=state.board.named(state.barren),
        reinforced={state.board.ids[at]: Reserve(*force) for at, *force in state.reinforced},
        bag=[seat for seat, count in enumerate(state.bag) for _ in range(count)],
        diversions={seat: count for seat, count in enumerate(state.diversions) if count},
        recovering=[seat for seat in seats if state.recovering >> seat & 1],
        gods=_gods(state),
        deck=list(state.deck),  # type: ignore[arg-type]
        discard=list(state.discard),  # type: ignore[arg-type]
        end=state.outcome.reason if state.outcome else None,  # type: ignore[arg-type]
        chance=state.chance,
    )
    written: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    empty_bag = written["bag"]
    found = {name: value for name, value in written.items() if value not in (None, [], {})}
    return {**found, "bag": empty_bag, "deck": written["deck"]}


def _lands(state: AztecaState) -> dict[str, Land]:
    found = {}
    for at, id in enumerate(state.board.ids):
        owner = state.owner(at)
        land = Land(None if owner < 0 else owner, bool(state.assimilated >> at & 1), state.population[at])  # type: ignore[arg-type]
        if land != Land():
            found[id] = land
    return found


def _armies(state: AztecaState, seat: int) -> dict[Any, Army]:
    found = {}
    for army, at in enumerate(state.army_places(seat)):
        if at >= 0:
            known = state.known[3 * seat + army]
            moved = bool(state.moved >> 3 * seat + army & 1)
            force = unpacked(state.fighters[4 * seat + army])
            found[ARMIES[army]] = Army(state.board.areas[at], *force, moved, None if known < 0 else known)
    return found


def _ships(state: AztecaState, seat: int) -> dict[str, int]:
    ships = state.ships[ZONES * seat : ZONES * seat + ZONES]
    return {id: count for id, count in zip(state.board.zone_ids, ships, strict=True) if count}


def _seen(state: AztecaState) -> dict[int, dict[int, Any]]:
    found: dict[int, dict[int, Any]] = {}
    for at, cards in enumerate(state.seen):
        if cards:
            observer, seat = divmod(at, state.seats)
            found.setdefault(observer, {})[seat] = list(cards)
    return found


def _played(state: AztecaState) -> dict[int, Any]:
    return {
        seat: [card for card, bit in CARD_BIT.items() if mask & bit] for seat, mask in enumerate(state.played) if mask
    }


def _gods(state: AztecaState) -> Gods:
    given, looked = dict(enumerate(state.given)), dict(enumerate(state.looked))
    urn = sum(state.given) - state.q_step * state.options.step_cost
    return Gods(Serpent(state.q_step, urn, given, looked), state.tez_step, state.wrath, dict(enumerate(state.fed)))
