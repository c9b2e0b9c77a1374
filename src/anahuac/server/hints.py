"""Hints: what a bot would do until the turn ends. A plan is repeated as long as the game follows it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from anahuac.bots import rest_of
from anahuac.server.bot_pool import BotFailed
from anahuac.server.errors import ApiError
from anahuac.server.news import acting_chair, carried_out, standing
from anahuac.server.wire.play import Hint
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from anahuac.bots import Plan
    from anahuac.core import Seat, View
    from anahuac.server.bot_pool import BotPool
    from anahuac.server.limits import Limits
    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player

KEPT = 2_000
"""How many seats' plans are kept."""


class Hints:
    """Asks a bot for a seat, and remembers its plan."""

    def __init__(self, store: TableStore, bots: BotPool, limits: Limits) -> None:
        self.store, self.bots, self.limits = store, bots, limits
        self._plans: OrderedDict[tuple[str, Seat], tuple[int, Plan]] = OrderedDict()

    async def give(self, id: str, player: Player, seat: Seat) -> Hint:
        """Say what a seat should do now, why, and what follows; ask a bot only if the last plan does not lead here."""
        async with self.store.table(id) as table:
            acting_chair(table, player, seat)
            if seat not in table.to_act:
                raise ApiError(409, "not-your-turn", news=standing(table, player, seat))
            ply, view, game, board = table.plies, table.state.view(seat), table.game, table.state.board
            then, last = self._plans.get((id, seat), (ply, ()))
            plan = last if table.is_same_question(seat, then) else rest_of(last, view)
        if not plan:
            plan = await self._think(player, view)
            self._keep((id, seat), (ply, plan))
        actions = [step.action for step in plan]
        return Hint(plan[0].action, said(plan[0].reason), carried_out(game, board, view, seat, actions))

    async def _think(self, player: Player, view: View) -> Plan:
        self.limits.check("hint", player.id, 10, 0.5)
        try:
            return await self.bots.advise(player.id, view)
        except BotFailed:
            raise ApiError(503, "no-hint") from None

    def _keep(self, whose: tuple[str, Seat], plan: tuple[int, Plan]) -> None:
        self._plans.pop(whose, None)
        self._plans[whose] = plan
        while len(self._plans) > KEPT:
            self._plans.popitem(last=False)
