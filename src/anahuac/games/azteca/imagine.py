"""Complete states that fit a view: armies, hands, tribute and offerings that a seat cannot see, drawn at random."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.board import SHELF
from anahuac.games.azteca.counters import KNIGHT, RESERVE
from anahuac.games.azteca.frames import Battle, Experience, Losses, Reorganise, Sacrifice, Setup
from anahuac.games.azteca.inventory import fill_box
from anahuac.games.azteca.material import ARMIES, ARMY_SIZE, CARD_BIT, DECK, GENERALS, TEMPLE
from anahuac.games.azteca.naming import understood
from anahuac.games.azteca.steps import with_item
from anahuac.games.azteca.view_frames import TurnsFrame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.core import Chance, Seat
    from anahuac.games.azteca.frames import Force, Frame
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView

SAME = (
    "round", "phase", "tlatoani", "population", "warriors", "knights", "known", "pochtecas", "discard", "bag",
    "diversions", "urn_seen", "fed", "wrath", "to_act", "outcome",
)  # fmt: skip
"""The fields that a view shows as they are."""


def imagined(view: AztecaView, chance: Chance) -> AztecaState:
    """Draw everything that the view hides."""
    state = open_things(view)
    hidden = [seat for seat in range(view.seats) if seat != view.seat]
    draw_hands(view, state, chance)
    draw_gifts(view, state, hidden, chance)
    draw_tribute(view, state, hidden, chance)
    if isinstance(state.stack[-1], Setup):
        draw_setup(state, hidden, chance)
    else:
        for seat in hidden:
            draw_fighters(state, seat, chance)
        draw_secret_choices(state, hidden, chance)
    state.chance = chance.next()
    return state


def open_things(view: AztecaView) -> AztecaState:
    """Take over what the view shows."""
    from anahuac.games.azteca.state import AztecaState

    board = SHELF.load(view.board)
    state = AztecaState.blank(board, view.options, view.seats)
    for field in SAME:
        setattr(state, field, getattr(view, field))
    state.stack = tuple([understood(frame, board) for frame in view.stack])
    state.lands = tuple(board.mask(own) for own in view.lands)
    for field in ("assimilated", "spied", "struck", "barren"):
        setattr(state, field, board.mask(getattr(view, field)))
    state.dams = board.dam_mask(view.dams)
    state.missions = tuple((seat, kind, -1 if at is None else board.index[at]) for seat, kind, at in view.missions)
    state.reinforced = tuple((board.index[at], warriors, knights) for at, warriors, knights in view.reinforced)
    state.recovering = sum(1 << seat for seat in view.recovering)
    state.played = tuple(sum(CARD_BIT[card] for card in cards) for cards in view.played)
    state.moved = sum(
        1 << GENERALS * seat + ARMIES.index(army) for seat, moved in enumerate(view.moved) for army in moved
    )
    state.army_at = tuple(-1 if at is None else board.index[at] for places in view.armies for at in places)
    state.ships = tuple(count for own in view.ships for count in own)
    fill_box(state)
    state.t_bounds, state.s_bounds = view.tribute_bounds, view.sacrifice_bounds
    state.q_step, state.tez_step = view.quetzalcoatl, view.tezcatlipoca
    if view.seat is not None:
        for group, (warriors, knights) in enumerate(view.fighters[view.seat] or ()):
            state.add(view.seat, group, warriors + KNIGHT * knights)
        rows = list(state.seen)
        rows[view.seat * view.seats : (view.seat + 1) * view.seats] = view.seen
        state.seen = tuple(rows)
    return state


# Cards


def draw_hands(view: AztecaView, state: AztecaState, chance: Chance) -> None:
    """Cards that are neither open nor known may lie in any other hand or anywhere in the deck."""
    known = [hand if hand is not None else (view.seen[at] if view.seen else ()) for at, hand in enumerate(view.hands)]
    away = Counter[str](view.discard)
    for hand in known:
        away.update(hand)
    pool = list(chance.shuffled((Counter[str](DECK) - away).elements()))
    hands = []
    for hand, size in zip(known, view.hand_sizes, strict=True):
        hands.append(tuple(sorted((*hand, *(pool.pop() for _ in range(size - len(hand)))))))
    state.hands = tuple(hands)
    state.deck = tuple(pool)


# Tribute and sacrifice points


def draw_tribute(view: AztecaView, state: AztecaState, hidden: list[Seat], chance: Chance) -> None:
    """Anything between what everybody can tell."""
    tribute = [amount or 0 for amount in view.tribute]
    for seat in hidden:
        low, high = view.tribute_bounds[seat]
        tribute[seat] = low + chance.below(high - low + 1)
    state.tribute = tuple(tribute)


def has_offered(view: AztecaView, seat: Seat) -> bool:
    """T15.1: whether a seat may have given something since the urn was last looked at."""
    unlooked = view.quetzalcoatl != TEMPLE - 1
    if view.round % 2 == 0 and unlooked:
        last = not (view.phase == 8 and not any(isinstance(f, TurnsFrame) and f.part == "offer" for f in view.stack))
        if last:
            return True
    if view.phase != 8:
        return False
    for frame in view.stack:
        if isinstance(frame, TurnsFrame) and frame.part == "offer":
            return seat not in frame.order
    return view.round % 2 == 1 and unlooked


def draw_gifts(view: AztecaView, state: AztecaState, hidden: list[Seat], chance: Chance) -> None:
    """T15.1: the sum was seen at the last look; who gave what is open only at the end."""
    looked = [amount or 0 for amount in view.looked]
    given = [amount or 0 for amount in view.given]
    sacrifices = [amount or 0 for amount in view.sacrifices]
    highs = [high for _, high in view.sacrifice_bounds]
    rest = view.quetzalcoatl * view.options.step_cost + view.urn_seen - sum(looked)
    shares = shared_out(rest, [highs[seat] for seat in hidden], chance) if view.outcome is None else []
    for seat, share in zip(hidden, shares, strict=False):
        looked[seat] = given[seat] = share
        if has_offered(view, seat):
            given[seat] += chance.below(highs[seat] - share + 1)
    for seat in hidden:
        low, high = view.sacrifice_bounds[seat]
        low = max(low, given[seat])
        sacrifices[seat] = low + chance.below(high - low + 1) - given[seat]
    state.looked, state.given, state.sp = tuple(looked), tuple(given), tuple(sacrifices)


def shared_out(total: int, limits: list[int], chance: Chance) -> list[int]:
    """Divide a sum into random parts that keep within limits."""
    parts = [0] * len(limits)
    room = sum(limits)
    for at in chance.shuffled(range(len(limits))):
        room -= limits[at]
        low, high = max(0, total - room), min(limits[at], total)
        parts[at] = low + chance.below(high - low + 1)
        total -= parts[at]
    return parts


# Setting up


def draw_setup(state: AztecaState, hidden: list[Seat], chance: Chance) -> None:
    """T1.2, T18.1: those who have finished have set up somehow; the others may not have begun."""
    frame = state.stack[-1]
    assert isinstance(frame, Setup)
    to_act = state.to_act
    everybody = tuple(range(state.seats))
    state.swap(replace(frame, deciding=everybody))
    state.to_act = everybody
    for seat in hidden:
        while seat in state.to_act and seat not in frame.deciding:
            state._carry_out(seat, chance.pick(state.legal_actions(seat)), None)
    drawn = state.stack[-1]
    assert isinstance(drawn, Setup)
    state.swap(replace(drawn, deciding=frame.deciding))
    state.to_act = to_act


# Armies


def draw_fighters(state: AztecaState, seat: Seat, chance: Chance) -> None:
    """Divide the open totals so that every army has a counter and what battles have shown is true."""
    boxes = Boxes(state, seat)
    force = state.warriors[seat], state.knights[seat]
    found = divide(force, boxes.choices, boxes.fits, chance)
    assert found is not None, "what really is there fits"
    boxes.fill(found)


class Boxes:
    """Where the counters of a seat can be: its armies, its reserve, and in a battle the part of it that joined."""

    def __init__(self, state: AztecaState, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.battle = next((f for f in reversed(state.stack) if isinstance(f, Battle)), None)
        self.losses = next((f for f in state.stack if isinstance(f, Losses)), None)
        pool = next((f for f in state.stack if isinstance(f, Reorganise)), None)
        self.pooled = pool.groups if pool is not None and pool.seat == seat else 0
        joined = self.battle.joined_count if self.battle is not None and self.battle.defender == seat else 0
        self.groups: list[int] = []
        self.choices: list[list[Force]] = []
        for army, at in enumerate(state.army_places(seat)):
            if at >= 0 and not self.pooled >> army & 1:
                self._add(army, 1 + self._floods(army), ARMY_SIZE, state.known[3 * seat + army])
        if not self.pooled & 8:
            self._add(RESERVE, 0, ARMY_SIZE - joined)
            self._add(JOINED, joined, joined)
        if self.pooled:
            self._add(POOL, (self.pooled & 7).bit_count(), ARMY_SIZE * self.pooled.bit_count())

    def _floods(self, army: int) -> bool:
        """T14.17: an army that chooses a counter to lose has another one."""
        return self.losses is not None and self.losses.army == army and self.seat in self.losses.seats

    def _add(self, group: int, least: int, most: int, value: int = -1) -> None:
        self.groups.append(group)
        forces = [(warriors, count - warriors) for count in range(least, most + 1) for warriors in range(count + 1)]
        self.choices.append([force for force in forces if value < 0 or force[0] + 2 * force[1] == value])

    def fits(self, forces: Sequence[Force]) -> bool:
        """Whether a division fits the battle that is going on."""
        found = dict(zip(self.groups, forces, strict=True))
        battle = self.battle
        if battle is None:
            return True
        reserve = found.get(RESERVE, (0, 0))
        for cousin, value in battle.cousins:
            if cousin == self.seat and not reserve[value - 1]:
                return False
        if self.seat not in (battle.attacker, battle.defender):
            return True
        attacks = self.seat == battle.attacker
        if not (battle.attackers if attacks else battle.defenders or battle.joined_count):
            return True
        groups = [*bits(battle.attackers)] if attacks else [*bits(battle.defenders), JOINED]
        fighting = [found.get(group, (0, 0)) for group in groups]
        shown = battle.values[not attacks]
        value = sum(warriors + 2 * knights for warriors, knights in fighting)
        return (not shown or value == shown) and sum(map(sum, fighting)) > self._lost()

    def _lost(self) -> int:
        """T14.7: a seat that chooses its losses has more counters than it loses."""
        if self.losses is None or self.seat not in self.losses.seats:
            return -1
        return self.losses.total[self.losses.seats.index(self.seat)]

    def fill(self, forces: Sequence[Force]) -> None:
        """Put the counters where they were drawn."""
        state, seat = self.state, self.seat
        for group, (warriors, knights) in zip(self.groups, forces, strict=True):
            if group == POOL:
                frames = [put_pool(frame, (warriors, knights)) for frame in state.stack]
                state.stack = tuple(frames)
                continue
            state.add(seat, min(group, RESERVE), warriors + KNIGHT * knights)
            if group == JOINED and warriors + knights:
                state.stack = tuple([put_joined(frame, seat, (warriors, knights)) for frame in state.stack])


JOINED = 4
POOL = 5


def put_pool(frame: Frame, pool: Force) -> Frame:
    """T14.5: nothing of what is being dealt out has been dealt out yet."""
    return Reorganise(frame.seat, frame.groups, pool) if isinstance(frame, Reorganise) else frame


def put_joined(frame: Frame, seat: Seat, joined: Force) -> Frame:
    """T14.6: which counters of the reserve defend."""
    return replace(frame, joined=joined) if isinstance(frame, Battle) and frame.defender == seat else frame


def divide(
    force: Force, choices: list[list[Force]], fits: Callable[[Sequence[Force]], bool], chance: Chance
) -> list[Force] | None:
    """Find a random way to divide counters, one choice for each box."""
    if not choices:
        return [] if force == (0, 0) and fits([]) else None
    return _divide(force, [chance.shuffled(options) for options in choices], (), fits)


def _divide(
    force: Force,
    choices: list[tuple[Force, ...]],
    chosen: tuple[Force, ...],
    fits: Callable[[Sequence[Force]], bool],
) -> list[Force] | None:
    first, *rest = choices
    for warriors, knights in first:
        left = force[0] - warriors, force[1] - knights
        if min(left) < 0:
            continue
        taken = (*chosen, (warriors, knights))
        if rest:
            found = _divide(left, rest, taken, fits)
            if found is not None:
                return found
        elif left == (0, 0) and fits(taken):
            return list(taken)
    return None


# What is being chosen in secret


def draw_secret_choices(state: AztecaState, hidden: list[Seat], chance: Chance) -> None:
    """Fill what frames hide with something that could be there."""
    frames = []
    for frame in state.stack:
        if isinstance(frame, Battle) and frame.joined is None:
            frame = replace(frame, joined=(0, 0))
        elif isinstance(frame, Experience) and frame.warriors is None:
            here = state.fighters[4 * frame.seat + RESERVE] & 15
            frame = Experience(frame.seat, frame.groups, chance.below(here + 1) if frame.groups & 8 else 0)
        elif isinstance(frame, Sacrifice):
            frame = draw_amounts(state, frame, hidden, chance)
        elif isinstance(frame, Losses):
            frame = draw_losses(state, frame, hidden, chance)
        frames.append(frame)
    state.stack = tuple(frames)


def draw_amounts(state: AztecaState, frame: Sacrifice, hidden: list[Seat], chance: Chance) -> Sacrifice:
    """T15.2: those who have decided give something; the others may not have begun."""
    amounts = frame.amounts
    for seat in hidden:
        amount = 0 if seat in frame.deciding else chance.below(state.sp[seat] + 1)
        amounts = with_item(amounts, seat, amount)
    return Sacrifice(amounts, frame.deciding)


def draw_losses(state: AztecaState, frame: Losses, hidden: list[Seat], chance: Chance) -> Losses:
    """T14.7: those who have chosen have chosen any counters that fight."""
    left, chosen = frame.left, frame.chosen
    for at, seat in enumerate(frame.seats):
        if seat in hidden and frame.left[at]:
            left, chosen = with_item(left, at, frame.total[at]), with_item(chosen, at, ())
        elif seat in hidden:
            there = chance.shuffled(fighting_counters(state, frame, seat))
            chosen = with_item(chosen, at, there[: frame.total[at]])
    return Losses(frame.seats, frame.total, left, chosen, frame.army)


def fighting_counters(state: AztecaState, frame: Losses, seat: Seat) -> list[int]:
    """The counters that a seat may lose, as choices."""
    battle = next((other for other in reversed(state.stack) if isinstance(other, Battle)), None)
    joined: Force = (0, 0)
    if frame.army >= 0 or battle is None:
        armies = 1 << max(frame.army, 0)
    elif seat == battle.attacker:
        armies = battle.attackers
    else:
        armies, joined = battle.defenders, battle.joined or (0, 0)
    found = [RESERVE] * joined[0] + [RESERVE + 4] * joined[1]
    for army in bits(armies):
        packed = state.fighters[4 * seat + army]
        found += [army] * (packed & 15) + [army + 4] * (packed >> 4)
    return found
