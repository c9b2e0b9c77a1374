"""What clients draw of a view and would need the rules for: values and ranks of districts, fares of boats."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Literal

import msgspec

from anahuac.core import Chance, Seat
from anahuac.games.mexica.material import ACTION_POINTS, HEIGHTS, JUMP_COST, PALACE_POINTS, SIZES, token_values
from anahuac.games.mexica.scoring import is_scored, standings
from anahuac.games.mexica.water import cost

if TYPE_CHECKING:
    from anahuac.games.mexica.view import District, MexicaView

Values = tuple[int, int, int]


class MexicaConstants(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the rules that clients show."""

    action_points: int
    """M2.1: of a turn."""
    costs: dict[str, int]
    """The action points of each kind of action; a boat pays for every link, and a chip that is spent brings one."""
    heights: dict[int, int]
    """M7.1: the temples by their height, and what they cost."""
    palace: int
    """M11.4: the points of a noble on a start square when a period ends."""
    tokens: dict[int, Values]
    """M0.3: the tokens by their size, and their three values."""


CONSTANTS = MexicaConstants(
    action_points=ACTION_POINTS,
    costs={
        "canal": 1,
        "bridge": 1,
        "lift": 1,
        "step": 1,
        "boat": 1,
        "jump": JUMP_COST,
        "found": 0,
        "take": 1,
        "spend": -1,
    },
    heights={height: height for height in HEIGHTS},
    palace=PALACE_POINTS,
    tokens={size: token_values(size) for size in SIZES},
)


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """M11.2: where an owner stands in a district; in JSON as a list, since there are many."""

    owner: Seat | Literal["neutral"]
    weight: int
    rank: int
    points: int
    """M11.3: what the scoring of this period would bring, as things stand."""


class DistrictDetails(msgspec.Struct, frozen=True, array_like=True):
    """What a district is worth, and to whom."""

    values: Values
    """M11.2: of the first, second and third."""
    founding: int
    """M4.3: what founding it with an open token would bring; 0 if no open token fits."""
    standings: tuple[Standing, ...]
    """The owners with temples there, the first of them first."""


class MexicaDetails(msgspec.Struct, frozen=True):
    """What follows from a view and is only drawn."""

    districts: tuple[DistrictDetails, ...]
    """In the order of the view."""
    fares: dict[str, int]
    """M6.2: the bridges that this seat's noble can go to by boat, and what that costs."""


def details_of(view: MexicaView) -> MexicaDetails:
    """Work out what clients draw."""
    return MexicaDetails(tuple([_district(view, district) for district in view.districts]), _fares(view))


def _district(view: MexicaView, district: District) -> DistrictDetails:
    values = token_values(len(district.squares))
    fits = not district.founded and len(district.squares) in view.open_tokens
    weights = view.weights(district)
    scored = is_scored(district.founded, view.period)
    found = []
    for owner, (weight, rank, points) in enumerate(standings(weights, len(weights), values)):
        if rank and owner < view.seats:
            found.append(Standing(owner, weight, rank, points if scored else 0))
        elif rank:  # M12.3: the neutral owner takes a rank only
            found.append(Standing("neutral", weight, rank, 0))
    found.sort(key=attrgetter("rank"))
    return DistrictDetails(values, values[1] if fits else 0, tuple(found))


def _fares(view: MexicaView) -> dict[str, int]:
    boats = [action for action in view.legal_actions() if action.kind == "boat"]
    if not boats or view.seat is None:
        return {}
    state = view.imagine(Chance(0))
    at, names = state.nobles[view.seat], state.board.names
    return {names[boat.at]: cost(state, at, boat.at) for boat in boats}
