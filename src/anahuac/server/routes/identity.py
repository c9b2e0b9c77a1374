"""Guests, accounts and sessions."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie

from anahuac.server.caller import COOKIE, V1, Caller
from anahuac.server.services import Services
from anahuac.server.wire.people import LogIn, Me, NewAccount, NewGuest, Player, SessionInfo, Welcome

YEAR = 365 * 86_400
TAGS = ["identity"]


@get(V1 + "/me", tags=TAGS, summary="Who am I?")
async def me(caller: Caller, services: Services) -> Me:
    """Describe the caller; nobody before the first name is given."""
    return await services.me(caller.player)


@post(V1 + "/guests", tags=TAGS, summary="Come in as a guest")
async def new_guest(data: NewGuest, caller: Caller, services: Services) -> Response[Welcome]:
    """Give a name; that is enough to play."""
    services.limits.check("guest", caller.address, 20, 0.2)
    return _let_in(services, await services.identities.new_guest(data.name, caller.agent))


@patch(V1 + "/me", tags=TAGS, summary="Change my name")
async def rename(data: NewGuest, caller: Caller, services: Services) -> Player:
    """Give a guest another name."""
    renamed = await services.identities.rename(caller.someone, data.name)
    services.store.cache.forget_player(renamed)
    return renamed


@post(V1 + "/accounts", tags=TAGS, summary="Make an account")
async def new_account(data: NewAccount, caller: Caller, services: Services) -> Response[Welcome]:
    """Make an account; a guest becomes it and keeps the seats."""
    services.limits.check("account", caller.address, 10, 0.1)
    welcome = await services.identities.new_account(caller.player, data, caller.agent, caller.language)
    services.store.cache.forget_player(welcome.player)
    return _let_in(services, welcome)


@post(V1 + "/sessions", tags=TAGS, summary="Log in")
async def log_in(data: LogIn, caller: Caller, services: Services) -> Response[Welcome]:
    """Log in with name and password."""
    return _let_in(services, await services.identities.log_in(data, caller.agent, caller.address))


@get(V1 + "/sessions", tags=TAGS, summary="Where am I logged in?")
async def sessions(caller: Caller, services: Services) -> list[SessionInfo]:
    """List the devices on which the caller is logged in."""
    return await services.identities.sessions(caller.someone, caller.session)


@delete(V1 + "/sessions/{session:str}", tags=TAGS, summary="Log out")
async def log_out(session: str, caller: Caller, services: Services) -> Response[None]:
    """End a session, `current` or one of the list."""
    await services.identities.end_session(caller.someone, (caller.session or "") if session == "current" else session)
    is_current = session in ("current", caller.session)
    gone = [Cookie(key=COOKIE, value="", max_age=0, path="/")] if is_current else []
    return Response(None, status_code=204, cookies=gone)


@delete(V1 + "/sessions", tags=TAGS, summary="Log out everywhere else")
async def log_out_elsewhere(caller: Caller, services: Services) -> None:
    """End all sessions but this one."""
    await services.identities.end_other_sessions(caller.someone, caller.session)


def _let_in(services: Services, welcome: Welcome) -> Response[Welcome]:
    cookie = Cookie(
        key=COOKIE,
        value=welcome.token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(welcome, status_code=201, cookies=[cookie])


IDENTITY = [me, new_guest, rename, new_account, log_in, sessions, log_out, log_out_elsewhere]
