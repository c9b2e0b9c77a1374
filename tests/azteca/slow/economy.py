"""T6 to T9, T18.2: the phases 1 to 4: cards, tribute, purchases with deals, and the slave market."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.azteca.slow.board import SHORES, VALLEYS, ZONES
from tests.azteca.slow.cards import COPIES, ask, draw, lay_down, may_play, play_card, play_ruse, roll, ruses
from tests.azteca.slow.table import size

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table

PRICES = {"w": 1, "k": 2, "pochteca": 1, "general": 4, "ship": 2, "dam": 3}
"""T8.1."""
HIGHEST_BID = 60
AMOUNTS = (1, 2, 3, 5)
"""What the catalogue of actions can say: bids and wishes up to 60, deals in these amounts."""


def cards_phase(table: Table, seats: list[int]) -> Play[None]:
    """T6.1: discard any, draw two, then discard the excess over four; who has no card is not asked."""
    for seat in seats:
        hand = table.hands[seat]
        while hand:
            answer = yield from ask(seat, {"."} | {f"~{card}" for card in hand} | ruses(table, seat))
            if answer == ".":
                break
            if answer.startswith("~"):
                lay_down(table, seat, answer[1:])
            else:
                yield from play_ruse(table, seat, answer)
        draw(table, seat, 2)
        while len(hand) > 4:
            answer = yield from ask(seat, {f"~{card}" for card in hand})
            lay_down(table, seat, answer[1:])


def tribute_phase(table: Table, seats: list[int]) -> Play[None]:
    """T7.3: cards in order, then the income."""
    for seat in seats:
        while table.hands[seat]:
            answer = yield from ask(seat, {"."} | tribute_cards(table, seat) | ruses(table, seat))
            if answer == ".":
                break
            if answer == "C tlaloc":
                play_card(table, seat, "tlaloc")
                (face,) = yield from roll(table, "white")
                table.tribute[seat] += face
            elif answer.startswith("C insubordination"):
                play_card(table, seat, "insubordination")
                table.barren.add(answer.split()[-1])
            else:
                yield from play_ruse(table, seat, answer)
    for seat in table.seats:
        tribute, sacrifices = income(table, seat)
        table.tribute[seat] += tribute
        table.sp[seat] += sacrifices


def tribute_cards(table: Table, seat: int) -> set[str]:
    """T6.3."""
    found = {"C tlaloc"} if may_play(table, seat, "tlaloc") else set()
    if may_play(table, seat, "insubordination"):
        found |= {f"C insubordination {land}" for land in table.owner if not table.is_capital(land)}
    return found


def income(table: Table, seat: int) -> tuple[int, int]:
    """T7.1, T7.2: tribute and sacrifice points."""
    tribute = sum(1 for zone in ZONES if table.controller(zone) == seat)
    sacrifices = 0
    for land in table.lands(seat) - table.barren:
        tribute += 4 if land == table.capital[seat] else 2 if land in VALLEYS else 1
        sacrifices += table.population[land]
        sacrifices += 1 if land in table.assimilated else 0
        sacrifices += 1 if land in VALLEYS else 0
    return tribute, sacrifices


def purchases_phase(table: Table, seats: list[int]) -> Play[None]:
    """T8.1: in order, any number; T18.2: deals are made here, one offer to each other player."""
    for seat in seats:
        new: set[str] = set()
        partners = set(table.others(seat)) if table.options["big_deal"] else set()
        answer = ""
        while answer != ".":
            legal = {"."} | goods(table, seat) | staffing(table, seat, new) | ruses(table, seat)
            answer = yield from ask(seat, legal | {f"deal {other}" for other in partners})
            if answer.startswith("$"):
                buy(table, seat, answer, new)
            elif answer.startswith("R>"):
                kind = answer[-1]
                table.groups[seat]["R"][kind] -= 1
                table.groups[seat][answer[2]][kind] += 1
            elif answer.startswith("deal"):
                partners.remove(int(answer.split()[-1]))
                yield from deal(table, seat, int(answer.split()[-1]))
            elif answer != ".":
                yield from play_ruse(table, seat, answer)


def goods(table: Table, seat: int) -> set[str]:
    """T8.1, T8.2, T0.4: what can be bought and paid."""
    found = set()
    home, reserve = table.capital[seat], table.groups[seat]["R"]
    for group in "ABCR":
        here = group == "R" or table.at[seat].get(group) == home
        if here and table.has_room(seat, group) and size(table.counters(seat)) < 16:
            found |= {(f"$ {group}+{kind}", kind) for kind in "wk"}
    if table.pochtecas[seat] < 4:
        found.add(("$ pochteca", "pochteca"))
    if len(table.at[seat]) < 3:
        found |= {(f"$ general {kind}", "general") for kind in "wk" if reserve[kind]}
    if sum(table.ships[seat].values()) < 5:
        found |= {(f"$ ship {zone}", "ship") for zone in ZONES if SHORES[zone] & table.lands(seat)}
    if table.aztecs(seat) and not table.options["introductory"]:
        found |= {(f"$ dam {far}", "dam") for far in table.free_dams()}
    return {text for text, what in found if PRICES[what] <= table.tribute[seat]}


def staffing(table: Table, seat: int, new: set[str]) -> set[str]:
    """T8.2: a new general may get more counters from the reserve."""
    reserve = table.groups[seat]["R"]
    return {f"R>{letter} {kind}" for letter in new if table.has_room(seat, letter) for kind in "wk" if reserve[kind]}


def buy(table: Table, seat: int, answer: str, new: set[str]) -> None:
    """T8.2."""
    what = answer[2:].split()
    if "+" in what[0]:
        group, kind = what[0].split("+")
        table.groups[seat][group][kind] += 1
        table.tribute[seat] -= PRICES[kind]
        return
    table.tribute[seat] -= PRICES[what[0]]
    if what[0] == "pochteca":
        table.pochtecas[seat] += 1
    elif what[0] == "ship":
        table.ships[seat][what[1]] += 1
    elif what[0] == "dam":
        table.dams.add(what[1])
    else:
        letter = min(set("ABC") - set(table.at[seat]))
        table.at[seat][letter] = table.capital[seat]
        table.groups[seat]["R"][what[1]] -= 1
        table.groups[seat][letter][what[1]] += 1
        new.add(letter)


def deal(table: Table, seat: int, partner: int) -> Play[None]:
    """T18.2: an offer is put together, then taken or not."""
    amounts = {"give": 0, "ask": 0}
    cards: dict[str, list[str]] = {"give": [], "ask": []}
    answer = ""
    while answer != ".":
        legal = {"."} | _gifts(table, seat, amounts["give"], cards["give"])
        answer = yield from ask(seat, legal | _wishes(table, partner, amounts["ask"], cards["ask"]))
        verb, _, what = answer.partition(" ")
        if what.isdigit():
            amounts[verb] += int(what)
        elif what:
            cards[verb].append(what)
    if not any(amounts.values()) and not any(cards.values()):
        return
    able = amounts["ask"] <= table.tribute[partner] and not Counter(cards["ask"]) - Counter(table.hands[partner])
    answer = yield from ask(partner, {"yes", "no"} if able else {"no"})
    if answer == "yes":
        for giver, taker, verb in ((seat, partner, "give"), (partner, seat, "ask")):
            table.tribute[giver] -= amounts[verb]
            table.tribute[taker] += amounts[verb]
            for card in cards[verb]:
                table.hands[giver].remove(card)
                table.hands[taker].append(card)


def _gifts(table: Table, seat: int, amount: int, cards: list[str]) -> set[str]:
    """Only what one has."""
    found = {f"give {more}" for more in AMOUNTS if amount + more <= table.tribute[seat]}
    return found | {f"give {card}" for card in (Counter(table.hands[seat]) - Counter(cards))}


def _wishes(table: Table, partner: int, amount: int, cards: list[str]) -> set[str]:
    """What the partner could have: how many cards he holds is open, which is not."""
    found = {f"ask {more}" for more in AMOUNTS if amount + more <= HIGHEST_BID}
    if len(cards) < len(table.hands[partner]):
        found |= {f"ask {card}" for card in (Counter(COPIES) - Counter(cards))}
    return found


def market_phase(table: Table) -> Play[None]:
    """T9: one lot for each player, the next one begins."""
    order = table.order()
    for number in range(len(order)):
        (face,) = yield from roll(table, "white")
        slaves = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}[face]
        yield from auction(table, slaves, order[number:] + order[:number])


def auction(table: Table, slaves: int, bidders: list[int]) -> Play[None]:
    """T9.2, T9.3."""
    bid, best = 0, None
    while bidders and bidders != [best]:
        seat = bidders.pop(0)
        answer: Any = ""
        while answer[:3] not in (".", "bid"):
            most = min(table.tribute[seat], HIGHEST_BID)
            answer = yield from ask(
                seat, {"."} | {f"bid {more}" for more in range(bid + 1, most + 1)} | ruses(table, seat)
            )
            if answer.startswith("C"):
                yield from play_ruse(table, seat, answer)
        if answer != ".":
            bid, best = int(answer.split()[-1]), seat
            bidders.append(seat)
    if best is not None:
        table.tribute[best] -= bid
        table.sp[best] += slaves
