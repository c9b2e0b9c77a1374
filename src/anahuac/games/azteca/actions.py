"""The catalogue of actions on a board, and their notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Action, Catalogue
from anahuac.games.azteca.material import (
    CARDS,
    DEAL_TRIBUTE,
    HIGHEST_BID,
    HIGHEST_FARE,
    LARGEST_GIFT,
    PEOPLES,
    POCHTECAS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GROUPS = "ABCR"
"""The three armies and the reserve."""
KINDS = "wk"
"""Warriors and knights."""
SEATS = len(PEOPLES)

TARGETED = ("insubordination", "submission", "raid", "passage", "flood", "earthquake")
"""Cards that name a territory."""
PLAIN = ("tlaloc", "diversion", "reinforcements", "heroic")
"""Cards that name nothing."""

Draft = tuple[str, str, dict[str, Any]]


class AztecaAction(Action, frozen=True, gc=False):
    """An action; which of the fields below mean something depends on its kind."""

    at: int = -1
    """A territory, an area (territories, then lake zones), a zone or the far side of a dam, by the kind."""
    group: int = -1
    """An army (0 to 2) or the reserve (3)."""
    knight: bool = False
    number: int = -1
    """An amount, a seat, a die, a mission, or the zone a ship goes to."""
    card: str = ""


def make_catalogue(
    ids: Sequence[str], zones: Sequence[str], routes: Sequence[Sequence[int]], dams: Sequence[str]
) -> Catalogue[AztecaAction]:
    """List every action on a board; `routes` are the zones next to each zone, `dams` the far sides."""
    drafts = [*_common(), *_setting_up(zones, dams), *_economy(ids, zones, routes), *_cards(ids), *_war(ids, zones)]
    return Catalogue(AztecaAction(id, kind, text, **fields) for id, (kind, text, fields) in enumerate(drafts))


def _common() -> Iterator[Draft]:
    yield "done", ".", {}
    yield "yes", "yes", {}
    yield "no", "no", {}


def _setting_up(zones: Sequence[str], dams: Sequence[str]) -> Iterator[Draft]:
    for zone, id in enumerate(zones):
        yield "launch", f"S {id}", {"at": zone}
    for dam, id in enumerate(dams):
        yield "first-dam", f"D {id}", {"at": dam}
    for group, letter in enumerate(GROUPS):
        for kind in KINDS:
            yield "assign", f"{letter}+{kind}", {"group": group, "knight": kind == "k"}
    for group, letter in enumerate(GROUPS):
        for kind in KINDS:
            yield "buy-fighter", f"$ {letter}+{kind}", {"group": group, "knight": kind == "k"}
    yield "buy-pochteca", "$ pochteca", {}
    for kind in KINDS:
        yield "buy-general", f"$ general {kind}", {"knight": kind == "k"}
    for group, letter in enumerate(GROUPS[:3]):
        for kind in KINDS:
            yield "staff", f"R>{letter} {kind}", {"group": group, "knight": kind == "k"}
    for zone, id in enumerate(zones):
        yield "buy-ship", f"$ ship {id}", {"at": zone}
    for dam, id in enumerate(dams):
        yield "buy-dam", f"$ dam {id}", {"at": dam}


def _economy(ids: Sequence[str], zones: Sequence[str], routes: Sequence[Sequence[int]]) -> Iterator[Draft]:
    for amount in range(1, HIGHEST_BID + 1):
        yield "bid", f"bid {amount}", {"number": amount}
    yield "expedition", "expedition", {}
    for kind in ("spy", "ally", "ally+", "rebel", "assimilate"):
        for at, id in enumerate(ids):
            yield kind, f"{kind} {id}", {"at": at}
    for zone, here in enumerate(zones):
        for other in routes[zone]:
            yield "sail", f"{here}>{zones[other]}", {"at": zone, "number": other}
    for zone, id in enumerate(zones):
        for seat in range(SEATS):
            yield "engage", f"x {id} {seat}", {"at": zone, "number": seat}
    for zone, id in enumerate(zones):
        yield "withdraw-ships", f"=>{id}", {"at": zone}
    for amount in range(1, LARGEST_GIFT + 1):
        yield "quetzalcoatl", f"Q {amount}", {"number": amount}
    for amount in range(1, LARGEST_GIFT + 1):
        yield "tezcatlipoca", f"Z {amount}", {"number": amount}


def _cards(ids: Sequence[str]) -> Iterator[Draft]:
    for card in CARDS:
        yield "discard", f"~{card}", {"card": card}
    for plain in PLAIN:
        yield plain, f"C {plain}", {"card": plain}
    for targeted in TARGETED:
        for at, id in enumerate(ids):
            yield targeted, f"C {targeted} {id}", {"card": targeted, "at": at}
    for personal in ("ruse", "yacatecuhtli", "chalchiuhtlicue"):
        for seat in range(SEATS):
            yield personal, f"C {personal} {seat}", {"card": personal, "number": seat}
    for mission in range(SEATS * POCHTECAS):
        yield "assassination", f"C assassination {mission}", {"card": "assassination", "number": mission}
    for die in range(4):
        yield "influence", f"C influence {die}", {"card": "influence", "number": die}
    yield "cancel", "C ruse !", {"card": "ruse"}
    for card in CARDS:
        yield "take-away", f"!{card}", {"card": card}
    yield from _deals()


def _deals() -> Iterator[Draft]:
    for seat in range(SEATS):
        yield "deal", f"deal {seat}", {"number": seat}
    for kind in ("give", "ask"):
        for amount in DEAL_TRIBUTE:
            yield kind, f"{kind} {amount}", {"number": amount}
        for card in CARDS:
            yield kind, f"{kind} {card}", {"card": card}


def _war(ids: Sequence[str], zones: Sequence[str]) -> Iterator[Draft]:
    for group, letter in enumerate(GROUPS[:3]):
        for at, id in enumerate((*ids, *zones)):
            yield "march", f"{letter}>{id}", {"group": group, "at": at}
    for group, letter in enumerate(GROUPS[:3]):
        yield "reorganise", f"re {letter}", {"group": group}
    for group, letter in enumerate(GROUPS[:3]):
        yield "intercept", f"i {letter}", {"group": group}
    for fare in range(HIGHEST_FARE + 1):
        yield "carry", f"fare {fare}", {"number": fare}
    for kind in KINDS:
        yield "join", f"+{kind}", {"knight": kind == "k"}
    for group, letter in enumerate(GROUPS):
        for kind in KINDS:
            yield "lose", f"-{letter}{kind}", {"group": group, "knight": kind == "k"}
    for at, id in enumerate(ids):
        yield "retreat", f"=>{id}", {"at": at}
    yield "withdraw", "=>R", {}
    for group, letter in enumerate(GROUPS):
        yield "promote", f"^{letter}", {"group": group}
