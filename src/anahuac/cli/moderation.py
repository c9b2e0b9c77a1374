"""`anahuac admin reports` and `anahuac admin block`: what an operator does about people who spoil the games."""

import asyncio
from datetime import datetime
from typing import Annotated

from cyclopts import Parameter

from anahuac.cli.console import out
from anahuac.cli.parameters import told
from anahuac.core import Text


def reports(*, close: Annotated[int | None, Parameter(help=told("cli-help-close"))] = None) -> None:
    """Show what people complained of, or close a report that is dealt with."""
    # Only these commands need the server, and it takes a while to load.
    from anahuac.server.reports import close_report, open_reports
    from anahuac.server.settings import Settings

    if close is not None:
        is_closed = asyncio.run(close_report(Settings.from_environment(), close))
        out.print(str(Text("cli-report-closed" if is_closed else "cli-no-report", number=close)), highlight=False)
        return
    found = asyncio.run(open_reports(Settings.from_environment()))
    for report in found:
        when = f"{datetime.fromtimestamp(report.at):%Y-%m-%d %H:%M}"
        names = {"about": report.about_name, "id": report.about, "by": report.by_name}
        out.print(str(Text("cli-report", number=report.id, when=when, table=report.table, **names)), highlight=False)
        out.print(f"  {report.words}", highlight=False, markup=False)
        for line in report.said:
            out.print(f"    {line['by']}: {line['text']}", highlight=False, markup=False)
    if not found:
        out.print(str(Text("cli-no-reports")), highlight=False)


def block(
    player: Annotated[str, Parameter(help=told("cli-help-player"))],
    /,
    *,
    undo: Annotated[bool, Parameter(negative="", help=told("cli-help-unblock"))] = False,
) -> None:
    """Keep a player out: their sessions end, and they cannot log in."""
    from anahuac.server.reports import block_player
    from anahuac.server.settings import Settings

    name = asyncio.run(block_player(Settings.from_environment(), player, not undo))
    done = "cli-unblocked" if undo else "cli-blocked"
    out.print(str(Text(done if name else "cli-no-player", player=name or player)), highlight=False)
