"""M11: the two scorings, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Outcome
from anahuac.core.masks import bits
from anahuac.games.mexica.events import DistrictScored, PalaceScored, Scored
from anahuac.games.mexica.material import PALACE_POINTS, token_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Event, Seat
    from anahuac.games.mexica.state import MexicaState


class Standing(NamedTuple):
    """What a seat has in a district: its weight, its rank (0 if it takes no part), and the points for it."""

    weight: int
    rank: int
    points: int


def weights(state: MexicaState, district: int) -> list[int]:
    """M11.1: the sum of the heights of each owner's temples; M12.3: neutral temples have an owner, the last."""
    return weights_of(state.temples, state.heights, district)


def weights_of(temples: tuple[int, ...], heights: tuple[int, ...], district: int) -> list[int]:
    """M11.1: the same of some owners' temples. In most districts most owners have none."""
    return [
        sum([height * (mask & inside).bit_count() for height, mask in enumerate(heights, 1)]) if inside else 0
        for inside in [own & district for own in temples]
    ]


def standings(owners: Sequence[int], seats: int, values: tuple[int, int, int]) -> list[Standing]:
    """M11.2: rank is 1 + the number of owners with more weight; ranks 1 to 3 score in full, equal or not.

    M12.3: the neutral owner, whose weight may stand behind those of the seats, takes a rank and scores nothing.
    """
    found = []
    for weight in owners[:seats]:
        rank = 1 + sum([other > weight for other in owners]) if weight else 0
        found.append(Standing(weight, rank, values[rank - 1] if 1 <= rank <= 3 else 0))
    return found


def is_scored(founded: bool, period: int) -> bool:
    """M11.3: founded districts are scored in both periods, unfounded ones only in the second."""
    return founded or period == 2


def score(state: MexicaState, events: list[Event] | None) -> None:
    """M11.3: the districts, founded ones first; M11.4: the palace."""
    scored = [(district, True) for district in state.founded]
    if is_scored(False, state.period):
        scored += [(district, False) for district in state.districts]
    gains = [0] * state.seats
    for district, founded in scored:
        ranks = standings(weights(state, district), state.seats, token_values(district.bit_count()))
        for seat, standing in enumerate(ranks):
            gains[seat] += standing.points
            if events is not None and standing.rank:
                events.append(_told(state, seat, district, founded, standing))
    for seat, cell in enumerate(state.nobles):
        if cell >= 0 and state.board.starts >> cell & 1:
            gains[seat] += PALACE_POINTS
            if events is not None:
                events.append(PalaceScored(seat, PALACE_POINTS))
    state.scores = tuple(map(int.__add__, state.scores, gains))
    if events is not None:
        events += [Scored(seat, gain, state.scores[seat]) for seat, gain in enumerate(gains)]


def _told(state: MexicaState, seat: Seat, district: int, founded: bool, standing: Standing) -> DistrictScored:
    square = state.board.names[next(bits(district & state.tokens if founded else district))]
    return DistrictScored(seat, district.bit_count(), square, founded, standing.rank, standing.weight, standing.points)


def outcome_of(state: MexicaState, reason: str) -> Outcome:
    """M11.5: the most points, then the most chips left; seats equal in both share a place."""
    merits = list(zip(state.scores, state.chips, strict=True))
    return Outcome.by_merit(merits, state.scores, reason, ("chips",))
