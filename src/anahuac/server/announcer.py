"""Tells everybody who follows a table that something happened; they read for themselves what it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.channels import ChannelsPlugin

    from anahuac.server.table import Table


class Announcer:
    """Publishes small hints to the sockets of all processes, and wakes whoever acts for absent players."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.wake: Callable[[str], None] = lambda id: None
        """Called after every change of a table: the autopilot may have to act."""

    def changed(self, table: Table) -> None:
        """Announce that a table was changed and saved."""
        self.tell(table.id, {"version": table.version})
        if table.public and (table.status != "running" or not table.moves):
            self.tell("lobby", {"version": table.version})
        self.wake(table.id)

    def tell(self, channel: str, hint: dict[str, Any]) -> None:
        """Send a hint to everybody who listens."""
        self.channels.publish(msgspec.json.encode(hint).decode(), [f"table_{channel}"])
