"""Reading positions: builds a state piece by piece and lists everything that is wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core import Chance, PositionError, SetupError, Text
from anahuac.core.chance import is_chance
from anahuac.core.position import Reader, decode_position
from anahuac.games.mexica.grid import flood
from anahuac.games.mexica.inventory import Inventory
from anahuac.games.mexica.layout import Layout, TempleAt, lay_out
from anahuac.games.mexica.material import (
    ACTION_POINTS,
    CHIPS_A_TURN,
    HEIGHTS,
    MOST_POINTS,
    NEUTRAL_TEMPLES,
    OPEN_TOKENS,
    TOKENS,
)
from anahuac.games.mexica.neutral import place_neutral_temples
from anahuac.games.mexica.position import Position
from anahuac.games.mexica.scoring import outcome_of
from anahuac.games.mexica.state import MexicaState
from anahuac.games.mexica.tokens import remove_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.games.mexica.board import MexicaBoard


def read_position(data: object, board: MexicaBoard) -> MexicaState:
    """Set a state up; `PositionError` lists everything that is wrong with it."""
    return PositionReader(decode_position(data, Position), board).state


def _wrong_frame(position: Position) -> Iterator[Text]:
    """Check what everything else refers to: how many seats there are, and which point of the game this is."""
    if position.players not in (2, 3, 4):
        yield Text("bad-players", game="mexica", low=2, high=4, given=position.players)
        return
    yield from position.options.problems(position.players)
    if position.period not in (1, 2):
        yield Text("mexica-position-period", period=position.period)
    if not is_chance(position.seed):
        yield Text("bad-seed", seed=position.seed)
    used = {*position.nobles, *(position.acted_this_round or ()), *(position.supply.temples or ())}
    used |= {temple.owner for temple in position.temples or () if temple.owner != "neutral"}
    used |= set() if position.turn is None else {position.turn}
    for seat in sorted(used - set(range(position.players))):
        yield Text("position-no-seat", seat=seat, last=position.players - 1)
    for name in ("chips", "scores"):
        counts = getattr(position, name)
        if counts is not None and len(counts) != position.players:
            yield Text("mexica-position-list", name=name, count=len(counts), expected=position.players)


class PositionReader(Reader[Position, "MexicaBoard"]):
    """Reads a position of Mexica."""

    def __init__(self, position: Position, board: MexicaBoard) -> None:
        super().__init__(position, board)
        self.problems += _wrong_frame(position)
        self._refuse()
        self.state = MexicaState.blank(board, position.options, position.players)
        self.chance = Chance(position.seed)
        self.drawn = self.chance.shuffled(TOKENS)
        self.temples = self._temples()
        self.lifted = [position.carrying] if position.carrying else []
        """M5.3: the place of a bridge in hand; a bridge must have been able to lie there."""
        self._check_squares()
        self._leave_out_unknown_squares()
        self._check_board()
        self._turn()
        self._tokens()
        Inventory(position, self.temples, self.state, self._wrong).fill()
        self._refuse()
        self._finish()

    def _temples(self) -> list[TempleAt]:
        """Left out before anything has happened in a game for two: the neutral temples, as at the start (M12.2)."""
        position, board = self.position, self.board
        if position.temples is not None:
            return position.temples
        begun = position.nobles or position.canals or position.tokens or position.period > 1 or position.ended
        if position.players != 2 or begun:
            return []
        try:
            masks = place_neutral_temples(board, NEUTRAL_TEMPLES[position.options.neutral_temples], self.chance)
        except SetupError as error:
            self.problems.append(error.text)
            return []
        return [
            TempleAt(name, "neutral", height)
            for height, mask in zip(HEIGHTS, masks, strict=True)
            for name in board.named(mask)
        ]

    def _check_squares(self) -> None:
        """Every square that is named must be on the board; nothing lies twice on one."""
        position, index = self.position, self.board.index
        bridges = [bridge.at for bridge in (*position.bridges, *self.lifted)]
        temples = [temple.at for temple in self.temples]
        tokens = [token.at for token in position.tokens]
        nobles = list(position.nobles.values())
        for square in sorted({*position.canals, *bridges, *temples, *tokens, *nobles} - set(index)):
            self._wrong("mexica-position-square", square=square[:40])
        for square, count in Counter(bridges).items():
            if count > 1:
                self._wrong("mexica-position-bridge-twice", square=square[:40])
        for square, count in Counter([*temples, *tokens, *nobles]).items():
            if count > 1:
                self._wrong("mexica-position-crowded", square=square[:40])

    def _leave_out_unknown_squares(self) -> None:
        """What lies nowhere has been noted; without it everything else can still be checked."""
        position, index = self.position, self.board.index
        position.canals = [square for square in position.canals if square in index]
        position.bridges = [bridge for bridge in position.bridges if bridge.at in index]
        self.lifted = [bridge for bridge in self.lifted if bridge.at in index]
        position.tokens = [token for token in position.tokens if token.at in index]
        self.temples = [temple for temple in self.temples if temple.at in index]

    def _check_board(self) -> None:
        """M3 to M7: what may lie on which square."""
        position, board = self.position, self.board
        canals = board.mask(position.canals) | board.printed
        land = board.land & ~canals
        for square in sorted(position.canals):
            if not board.ground >> board.index[square] & 1:
                self._wrong("mexica-position-canal", square=square)
        for bridge in (*position.bridges, *self.lifted):
            at = board.index[bridge.at]
            access = (board.beside_h if bridge.axis == "h" else board.beside_v)[at]
            if not canals >> at & 1:
                self._wrong("mexica-position-bridge", square=bridge.at)
            elif access & ~land:
                self._wrong("mexica-position-access", square=bridge.at, axis=Text(f"mexica-axis-{bridge.axis}"))
        for square in [*(temple.at for temple in self.temples), *(token.at for token in position.tokens)]:
            if not land & board.ground & 1 << board.index[square]:
                self._wrong("mexica-position-building", square=square)
        passable = land | board.mask(bridge.at for bridge in position.bridges)
        for square in position.nobles.values():
            if square in board.index and not passable >> board.index[square] & 1:
                self._wrong("mexica-position-noble", square=square)
        self._check_tokens(land)

    def _check_tokens(self, land: int) -> None:
        """M4.1: a token lies in a district of exactly its size, which has no other."""
        board = self.board
        tokens = board.mask(token.at for token in self.position.tokens)
        for token in self.position.tokens:
            district = flood(1 << board.index[token.at], land, board.stride)
            if district.bit_count() != token.size:
                self._wrong("mexica-position-size", square=token.at, size=token.size, district=district.bit_count())
            if (district & tokens).bit_count() > 1:
                self._wrong("mexica-position-two-tokens", square=token.at)

    def _turn(self) -> None:
        """M2, M10: whose turn it is, and how far the game has gone."""
        position, state = self.position, self.state
        if not 1 <= position.round <= position.options.round_limit:
            self._wrong("mexica-position-round", round=position.round, limit=position.options.round_limit)
        if position.ended and position.period != 2:
            self._wrong("mexica-position-ended")
        if position.ended and position.carrying:
            self._wrong("mexica-position-ended-carrying")
        state.period, state.round = position.period, position.round
        unset = [seat for seat in self.seats if seat not in position.nobles]
        if unset:
            self._before_the_turns(unset)
            return
        turn = position.turn or 0
        state.step, state.to_act = "carry" if position.carrying else "turn", (turn,)
        state.ap = ACTION_POINTS if position.ap is None else position.ap
        begun = state.ap != ACTION_POINTS or position.carrying
        acted = range(turn + bool(begun)) if position.acted_this_round is None else position.acted_this_round
        state.acted = sum(1 << seat for seat in set(acted))
        state.taken = position.chips_taken_this_turn
        if not 0 <= state.ap <= MOST_POINTS:
            self._wrong("mexica-position-points", points=state.ap, most=MOST_POINTS)
        held = position.chips[turn] if position.chips else 0
        if not 0 <= state.taken <= min(CHIPS_A_TURN, held):
            self._wrong("mexica-position-taken", taken=state.taken, most=min(CHIPS_A_TURN, held))

    def _before_the_turns(self, unset: list[int]) -> None:
        """M1.4: the nobles are set in turn order, before anything else happens."""
        position = self.position
        first = unset[0]
        wrong_order = unset != list(range(first, position.players)) or position.turn not in (None, first)
        later = position.period > 1 or position.round > 1 or position.ap or position.acted_this_round or position.ended
        if wrong_order or later or position.carrying:
            for seat in unset:
                self._wrong("mexica-position-no-noble", seat=seat)
        self.state.to_act = (first,)

    def _tokens(self) -> None:
        """M1.2: eight tokens in period I, all in period II; those that are nowhere else have been removed."""
        position, state = self.position, self.state
        shown = Counter(token.size for token in position.tokens) + Counter(position.removed_tokens)
        rest = list(self.drawn)
        for size in shown.elements():
            if size in rest:
                rest.remove(size)
        hidden = len(TOKENS) - OPEN_TOKENS if position.period == 1 else 0
        if position.open_tokens is None:
            position.open_tokens = rest[: max(0, OPEN_TOKENS - shown.total())] if hidden else rest
        every = shown + Counter(position.open_tokens)
        for size in sorted(every):
            if every[size] > TOKENS.count(size):
                self._wrong("mexica-position-token", size=size, count=every[size], expected=TOKENS.count(size))
        if hidden and every.total() > OPEN_TOKENS:
            self._wrong("mexica-position-tokens", count=every.total(), expected=OPEN_TOKENS)
        left = list(self.drawn)
        for size in every.elements():
            if size in left:
                left.remove(size)
        state.open_tokens = tuple(sorted(position.open_tokens))
        state.removed = tuple(sorted([*position.removed_tokens, *left[: max(0, len(left) - hidden)]]))

    def _finish(self) -> None:
        """Put everything on the board; M10.3 is tested as after an action."""
        position, state = self.position, self.state
        nobles = tuple(position.nobles.get(seat) for seat in self.seats)
        layout = Layout(
            canals=tuple(position.canals),
            bridges=tuple(position.bridges),
            carrying=position.carrying,
            temples=tuple(self.temples),
            tokens=tuple(position.tokens),
            nobles=nobles,
        )
        if position.ended:
            state.step, state.to_act, state.ap, state.taken = "over", (), 0, 0
        lay_out(state, layout)
        if position.ended:
            state.outcome = outcome_of(state, position.ended)
        else:
            remove_tokens(state, None)
            if position.carrying and not state.legal_actions(state.to_act[0]):
                raise PositionError([Text("mexica-bridge-nowhere", square=position.carrying.at)])
