"""T8, T9, T10: what to buy, what to bid, where to send pochtecas."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots.azteca.odds import EXPEDITION
from anahuac.core.masks import bits
from anahuac.games.azteca.counters import RESERVE
from anahuac.games.azteca.frames import Lot
from anahuac.games.azteca.material import ARMY_SIZE, POCHTECAS, PRICES
from anahuac.games.azteca.missions import die_of, price_of, targets
from anahuac.games.azteca.odds import LANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


# Purchases


def purchase(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T8.1: each thing at what it is worth less its price."""
    shop = Shop(sight)
    found: Scored = []
    for action in options:
        if action.kind in shop.shelves:
            found.append((shop.shelves[action.kind](action), action))
        elif action.kind == "done":
            found.append((0.0, action))
    return found


class Budgeting(NamedTuple):
    """How the tribute of a round is best laid out on pochtecas and their missions."""

    pochtecas: int
    """How many to have when they are sent out."""
    kept: int
    """The tribute that their missions will cost."""
    worth: float


def budgeting(sight: Sight, pochtecas: int, planned: Sequence[tuple[float, int]]) -> Budgeting:
    """The best missions that can be paid for with so many pochtecas: the best gains first, the others trade."""
    state, seat = sight.state, sight.seat
    bought = pochtecas - state.pochtecas[seat]
    left = state.tribute[seat] - bought * PRICES["pochteca"]
    trade = EXPEDITION * sight.tribute * min(1.0, sight.rounds)
    worth, kept = pochtecas * trade - bought * PRICES["pochteca"] * sight.tribute, 0
    for gain, price in planned[:pochtecas]:
        if kept + price <= left and gain > trade + sight.weights["invest"]:
            kept += price
            worth += gain - trade
    return Budgeting(pochtecas, kept, worth)


def investments(sight: Sight) -> list[tuple[float, int]]:
    """T10.6: what each city that could be assimilated would bring above the price, and the price, the best first.

    Alliances are not planned: what armies can take as well brings points besides.
    """
    price = price_of(sight.state, "assimilate")
    worths = [assimilation(sight, at) for at in bits(targets(sight.state, sight.seat, "assimilate"))]
    return [(worth, price) for worth in sorted(worths, reverse=True)]


class Shop:
    """What everything that can be bought is worth to a seat, less its price."""

    def __init__(self, sight: Sight) -> None:
        state, seat = sight.state, sight.seat
        self.sight, self.state, self.seat, self.weights = sight, state, seat, sight.weights
        have = state.pochtecas[seat]
        affordable = range(have, min(POCHTECAS, have + state.tribute[seat]) + 1)
        planned = investments(sight)
        self.plans = [budgeting(sight, number, planned) for number in affordable]
        self.plan = max(self.plans, key=lambda plan: plan.worth)
        self.free = state.tribute[seat] - self.plan.kept - (self.plan.pochtecas - have) * PRICES["pochteca"]
        """What is left for other things when the missions that are planned have been paid."""
        self.shelves = {
            "buy-pochteca": self.pochteca,
            "buy-fighter": self.fighter,
            "buy-general": self.general,
            "staff": self.staff,
            "buy-ship": self.ship,
            "buy-dam": self.dam,
        }

    def pochteca(self, action: AztecaAction) -> float:
        """T10: as many as the best plan for the missions has, if that is better than to send those at home."""
        gain = self.plan.worth - self.plans[0].worth
        return gain + self.weights["trade"] if self.plan.pochtecas > self.plans[0].pochtecas else -1.0

    def fighter(self, action: AztecaAction) -> float:
        """T8.2: for the reserve and the armies at home: the first ones are worth most."""
        sight, weights = self.sight, self.weights
        price = PRICES["knight" if action.knight else "warrior"]
        if self.free < price:
            return -1.0
        value = 2 if action.knight else 1
        worth = weights["recruit"] * value * (1 - weights["crowd"] * sight.size(action.group))
        worth *= min(1.0, sight.rounds + 0.5)
        if action.group == RESERVE:
            worth *= weights["reserve"]
            if sight.features.guard and sight.raiders:
                stronger = tuple(sorted((*sight.garrison, value)))
                worth += (sight.risk(sight.garrison) - sight.risk(stronger)) * sight.booty
        if action.knight and self.state.warriors[self.seat] + self.state.knights[self.seat] < ARMY_SIZE * 3:
            worth -= weights["knight"]
        return worth - price * sight.tribute

    def general(self, action: AztecaAction) -> float:
        """T8.2: one more army, if there are counters for it and time to use it."""
        sight = self.sight
        if self.free < PRICES["general"] or sight.size(RESERVE) < 2 or sight.rounds < 1:
            return -1.0
        armies = sum([at >= 0 for at in self.state.army_places(self.seat)])
        worth = self.weights["general"] * min(sight.rounds, 4.0) / (1 + armies)
        return worth - PRICES["general"] * sight.tribute - (0.1 if action.knight else 0.0)

    def staff(self, action: AztecaAction) -> float:
        """T8.2: a new army gets what the reserve can spare."""
        spare = self.sight.size(RESERVE) - 1 - self.sight.size(action.group)
        return 0.3 * spare + (0.1 if action.knight else 0.0)

    def ship(self, action: AztecaAction) -> float:
        """T7.1: the tribute of a zone that nobody else could hold; and ways over the lake where none lead by land."""
        state, zone, tribute = self.state, action.at, self.sight.tribute
        if self.free < PRICES["ship"]:
            return -1.0
        own = state.ships_at(self.seat, zone)
        others = max([state.ships_at(other, zone) for other in range(state.seats) if other != self.seat])
        worth = tribute * self.sight.harvests * self.weights["fleet"] if own == others else 0.0
        if not own and not state.neighbours(self.sight.home):
            worth += self.weights["harbour"]
        return worth - PRICES["ship"] * tribute

    def dam(self, action: AztecaAction) -> float:
        """T8.1: ways out of Tenochtitlan; each further one is worth less."""
        if self.free < PRICES["dam"] or self.sight.rounds < 2:
            return -1.0
        worth = self.weights["dam"] / (1 + 2 * self.state.dams.bit_count())
        far = self.sight.board.far_sides[action.at]
        worth += 0.1 * self.sight.board.land[far].bit_count()
        return worth - PRICES["dam"] * self.sight.tribute


# The slave market


def price_of_slaves(sight: Sight, slaves: int) -> float:
    """T9: how much T a lot is worth: what else the tribute could do, and nothing else in the last round."""
    state, seat = sight.state, sight.seat
    tribute = state.tribute[seat]
    if sight.rounds < 1:
        return float(tribute)
    each = sight.weights["slave"] / sight.tribute
    spare = tribute - budgeting(sight, state.pochtecas[seat], investments(sight)).kept
    return min(slaves * each, max(float(spare), 0.0))


def bid(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T9.2: one more than the last bid as long as the lot is worth it."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Lot)
    limit = price_of_slaves(sight, frame.slaves)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.kind == "bid" and action.number == frame.bid + 1:
            found.append(((limit - action.number) * sight.tribute + 0.01, action))
    return found


# Missions


def chance_of(sight: Sight, kind: str) -> float:
    """T10.5, T18.4: the chance that a mission succeeds."""
    die = die_of(sight.state, kind)
    return 1.0 if die is None else LANCE[die]


def assimilation(sight: Sight, at: int) -> float:
    """T10.6: one point more each round from the next on, as long as the city is held."""
    safe = 1.0 if sight.linked(sight.seat) >> at & 1 else 0.7
    incomes = sight.harvests - sight.weights["hold"] * (sight.state.phase <= 2)
    return chance_of(sight, "assimilate") * incomes * safe - price_of(sight.state, "assimilate") * sight.tribute


def mission(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T10: the best use of the next pochteca."""
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.kind in MISSIONS and (action.at < 0 or not _sent(sight, action)):
            found.append((MISSIONS[action.kind](sight, action), action))
    return found


def _sent(sight: Sight, action: AztecaAction) -> bool:
    """Whether somebody is on the same mission already."""
    kinds = ("ally", "ally+") if action.kind in ("ally", "ally+") else (action.kind,)
    return any(kind in kinds and at == action.at for _, kind, at in sight.state.missions)


def expedition(sight: Sight, action: AztecaAction) -> float:
    """T10.2."""
    return EXPEDITION * sight.tribute * min(1.0, sight.rounds) + 0.01


def ally(sight: Sight, action: AztecaAction) -> float:
    """T10.4: a city without a fight, best next to one's own."""
    near = 1.0 if sight.state.neighbours(action.at) & sight.own else sight.weights["remote"]
    price = price_of(sight.state, action.kind) * sight.tribute
    return chance_of(sight, action.kind) * sight.land(action.at) * near - price


def rebel(sight: Sight, action: AztecaAction) -> float:
    """T10.5: an enemy loses a city."""
    owner = sight.state.owner(action.at)
    loss = sight.land(action.at) * sight.rivals[owner]
    return chance_of(sight, "rebel") * loss - price_of(sight.state, "rebel") * sight.tribute


def spy(sight: Sight, action: AztecaAction) -> float:
    """T10.3: good only for what an army is about to attack."""
    near = sight.state.neighbours(action.at)
    for at in sight.state.army_places(sight.seat):
        if at >= 0 and near >> at & 1:
            return sight.weights["spy"] * (1 + 0.2 * sight.land(action.at))
    return -1.0


def assimilate(sight: Sight, action: AztecaAction) -> float:
    """T10.6."""
    return assimilation(sight, action.at) + 0.02 * sight.state.population[action.at]


MISSIONS = {
    "expedition": expedition,
    "spy": spy,
    "ally": ally,
    "ally+": ally,
    "rebel": rebel,
    "assimilate": assimilate,
}
