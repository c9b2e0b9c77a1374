"""Keeping a table pleasant: for its host, and for everybody who has something to complain of."""

from litestar import post

from anahuac.server.caller import V1, Caller
from anahuac.server.routes.tables import Invite
from anahuac.server.services import Services
from anahuac.server.table_info import table_info
from anahuac.server.wire.tables import Mute, Removal, Report, TableInfo

TAGS = ["moderation"]


@post(V1 + "/tables/{table:str}/remove", tags=TAGS, summary="Remove somebody", status_code=200)
async def remove(table: str, data: Removal, caller: Caller, services: Services) -> TableInfo:
    """Take somebody from an open table for good; for the host."""
    found = await services.moderation.remove(table, caller.someone, data.player)
    return table_info(found, caller.player, services.presence.online(table))


@post(V1 + "/tables/{table:str}/mute", tags=TAGS, summary="Mute somebody", status_code=200)
async def mute(table: str, data: Mute, caller: Caller, services: Services) -> TableInfo:
    """Let somebody speak no more at a table, or again; for the host."""
    found = await services.moderation.mute(table, caller.someone, data.player, data.muted)
    return table_info(found, caller.player, services.presence.online(table))


@post(V1 + "/tables/{table:str}/report", tags=TAGS, summary="Report somebody", status_code=204)
async def report(table: str, data: Report, caller: Caller, services: Services, invite: Invite = None) -> None:
    """Tell the operator of somebody; what was said lately goes with it."""
    services.limits.check("report", caller.someone.id, 5, 1 / 300)
    await services.moderation.report(table, caller.someone, data, invite)


MODERATION = [remove, mute, report]
