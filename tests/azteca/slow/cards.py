"""T6: asking, cards and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from tests.azteca.slow.table import Table

    T = TypeVar("T")
    Question = dict[int, set[str]]
    Play = Generator[Question, tuple[int, str], T]

COPIES = {
    "influence": 3, "ruse": 3, "insubordination": 3, "tlaloc": 3, "submission": 2, "yacatecuhtli": 2,
    "assassination": 3, "chalchiuhtlicue": 2, "raid": 5, "diversion": 2, "reinforcements": 3, "heroic": 3,
    "passage": 2, "flood": 2, "earthquake": 2,
}  # fmt: skip
LANCES = {"yellow": {4, 5, 6}, "red": {5, 6}}
"""T0.3: three faces of a yellow die and two of a red one; on our dice the highest."""


def ask(seat: int, legal: Iterable[str]) -> Play[str]:
    """Ask one seat; the answer is what it does."""
    _, answer = yield {seat: set(legal)}
    return answer


def may_play(table: Table, seat: int, card: str) -> bool:
    """T6.2: not two identical cards in one phase, Raids excepted."""
    return card in table.hands[seat] and (card == "raid" or card not in table.played[seat])


def lay_down(table: Table, seat: int, card: str) -> None:
    table.hands[seat].remove(card)
    table.discard.append(card)


def play_card(table: Table, seat: int, card: str) -> None:
    lay_down(table, seat, card)
    table.played[seat].add(card)


def draw(table: Table, seat: int, count: int) -> None:
    """T6.1: a used-up deck is reshuffled from the discards."""
    for _ in range(count):
        if not table.deck:
            table.deck, table.discard = list(table.chance.shuffled(sorted(table.discard))), []
        if table.deck:
            table.hands[seat].append(table.deck.pop(0))


def asked_for(table: Table, *cards: str) -> list[int]:
    """T6.4: everybody with a card in hand, in order, but for those who have openly played all of these (T6.2)."""
    return [seat for seat in table.order() if table.hands[seat] and not table.played[seat].issuperset(cards)]


def ruses(table: Table, seat: int) -> set[str]:
    """T6.3: against one player's hand, in any phase."""
    if not may_play(table, seat, "ruse"):
        return set()
    return {f"C ruse {other}" for other in table.others(seat) if table.hands[other]}


def play_ruse(table: Table, seat: int, answer: str) -> Play[None]:
    """T6.3: see a hand and discard one card of it."""
    play_card(table, seat, "ruse")
    victim = int(answer.split()[-1])
    taken = yield from ask(seat, {f"!{card}" for card in table.hands[victim]})
    lay_down(table, victim, taken[1:])


def roll(table: Table, *colours: str) -> Play[list[int]]:
    """T6.4: roll dice; everybody with a card may be asked for an Influence, again after each die rolled anew."""
    faces = [table.die() for _ in colours]
    asking = asked_for(table, "influence")
    while asking:
        seat, *later = asking
        influences = {f"C influence {number}" for number in range(len(faces))}
        answer = yield from ask(seat, {"."} | (influences if may_play(table, seat, "influence") else set()))
        if answer == ".":
            asking = later
            continue
        play_card(table, seat, "influence")
        cancelled = yield from _cancelled(table, seat)
        if cancelled:
            asking = [other for other in asking if other in asked_for(table, "influence")]
        else:
            faces[int(answer.split()[-1])] = table.die()
            asking = asked_for(table, "influence")
    return faces


def _cancelled(table: Table, seat: int) -> Play[bool]:
    """T6.3: a Ruse cancels an Influence as it is played."""
    for other in asked_for(table, "ruse"):
        if other != seat:
            cancel = {"C ruse !"} if may_play(table, other, "ruse") else set()
            answer = yield from ask(other, {"."} | cancel)
            if answer != ".":
                play_card(table, other, "ruse")
                return True
    return False


def roll_lances(table: Table, *colours: str) -> Play[list[bool]]:
    faces = yield from roll(table, *colours)
    return [face in LANCES[colour] for colour, face in zip(colours, faces, strict=True)]
