"""Guests, accounts and sessions."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie

from anahuac.server.asker import COOKIE, V1, Asker
from anahuac.server.house import House
from anahuac.server.wire import LogIn, Me, NewAccount, NewGuest, Player, SessionInfo, Welcome

YEAR = 365 * 86_400
TAGS = ["identity"]


@get(V1 + "/me", tags=TAGS, summary="Who am I?")
async def me(asker: Asker, house: House) -> Me:
    """Tell who asks; nobody before the first name is given."""
    return await house.identities.me(asker.player)


@post(V1 + "/guests", tags=TAGS, summary="Come in as a guest")
async def new_guest(data: NewGuest, asker: Asker, house: House) -> Response[Welcome]:
    """Give a name; that is enough to play."""
    house.limits.check("guest", asker.address, 20, 0.2)
    return _let_in(house, await house.identities.new_guest(data.name, asker.agent))


@patch(V1 + "/me", tags=TAGS, summary="Change my name")
async def rename(data: NewGuest, asker: Asker, house: House) -> Player:
    """Give a guest another name."""
    renamed = await house.identities.rename(asker.someone, data.name)
    house.hall.forget_player(renamed)
    return renamed


@post(V1 + "/accounts", tags=TAGS, summary="Make an account")
async def new_account(data: NewAccount, asker: Asker, house: House) -> Response[Welcome]:
    """Make an account; a guest becomes it and keeps the seats."""
    house.limits.check("log-in", asker.address, 10, 0.1)
    welcome = await house.identities.new_account(asker.player, data, asker.agent)
    house.hall.forget_player(welcome.player)
    return _let_in(house, welcome)


@post(V1 + "/sessions", tags=TAGS, summary="Log in")
async def log_in(data: LogIn, asker: Asker, house: House) -> Response[Welcome]:
    """Log in with name and password."""
    house.limits.check("log-in", asker.address, 10, 0.1)
    house.limits.check("log-in to", data.name.casefold(), 10, 0.1)
    return _let_in(house, await house.identities.log_in(data, asker.agent))


@get(V1 + "/sessions", tags=TAGS, summary="Where am I logged in?")
async def sessions(asker: Asker, house: House) -> list[SessionInfo]:
    """List the devices on which the asker is logged in."""
    return await house.identities.sessions(asker.someone, asker.session)


@delete(V1 + "/sessions/{session:str}", tags=TAGS, summary="Log out")
async def log_out(session: str, asker: Asker, house: House) -> Response[None]:
    """End a session, `current` or one of the list."""
    await house.identities.end_session(asker.someone, (asker.session or "") if session == "current" else session)
    is_current = session in ("current", asker.session)
    gone = [Cookie(key=COOKIE, value="", max_age=0, path="/")] if is_current else []
    return Response(None, status_code=204, cookies=gone)


@delete(V1 + "/sessions", tags=TAGS, summary="Log out everywhere else")
async def log_out_elsewhere(asker: Asker, house: House) -> None:
    """End all sessions but this one."""
    await house.identities.end_other_sessions(asker.someone, asker.session)


def _let_in(house: House, welcome: Welcome) -> Response[Welcome]:
    cookie = Cookie(
        key=COOKIE,
        value=welcome.token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(welcome, status_code=201, cookies=[cookie])


IDENTITY = [me, new_guest, rename, new_account, log_in, sessions, log_out, log_out_elsewhere]
