"""What people do with their account: password, mails, their data, and leaving."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from anahuac.server.caller import COOKIE, V1, Caller
from anahuac.server.services import Services
from anahuac.server.wire.people import Forgotten, Goodbye, Me, NewEmail, NewPassword, Proof, ResetPassword

TAGS = ["account"]


@put(V1 + "/me/password", tags=TAGS, summary="Change my password", status_code=204)
async def change_password(data: NewPassword, caller: Caller, services: Services) -> None:
    """Change the password; all other sessions end."""
    await services.accounts.change_password(caller.someone, data, caller.session, caller.address)


@put(V1 + "/me/email", tags=TAGS, summary="Say where to send mails")
async def set_email(data: NewEmail, caller: Caller, services: Services) -> Me:
    """Set or remove the e-mail address. A new one is sent a link that confirms it."""
    services.limits.check("mail", caller.someone.id, 5, 1 / 600)
    await services.accounts.set_email(caller.someone, data, caller.address, caller.language)
    return await services.me(caller.someone)


@get(V1 + "/me/export", tags=TAGS, summary="Take my data home")
async def export(caller: Caller, services: Services) -> Response[dict[str, Any]]:
    """Give out everything that is kept about the caller."""
    services.limits.check("export", caller.someone.id, 5, 1 / 600)
    data = msgspec.json.format(msgspec.json.encode(await services.accounts.export(caller.someone)), indent=2)
    headers = {"Content-Disposition": 'attachment; filename="anahuac.json"'}
    return Response(data, media_type="application/json", headers=headers)  # type: ignore[arg-type]


@post(V1 + "/me/delete", tags=TAGS, summary="Delete me", status_code=204)
async def leave_for_good(data: Goodbye, caller: Caller, services: Services) -> Response[None]:
    """Delete the caller: games with others stay, without the name; everything else goes."""
    await services.accounts.delete(caller.someone, data, caller.address)
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


@post(V1 + "/password/forgotten", tags=TAGS, summary="I forgot my password", status_code=202)
async def forgotten(data: Forgotten, caller: Caller, services: Services) -> None:
    """Have a link sent to the confirmed address of an account. Whether there is one is not told."""
    services.limits.check("forgotten", caller.address, 5, 1 / 60)
    services.limits.check("forgotten", data.name.casefold(), 3, 1 / 600)
    services.remind(data.name)


@post(V1 + "/password/reset", tags=TAGS, summary="Set a new password", status_code=204)
async def reset(data: ResetPassword, caller: Caller, services: Services) -> None:
    """Set a new password with the token that was sent; all sessions end."""
    services.limits.check("token", caller.address, 10, 0.1)
    await services.accounts.reset_password(data)


@post(V1 + "/mail/confirm", tags=TAGS, summary="This is my address", status_code=204)
async def confirm(data: Proof, caller: Caller, services: Services) -> None:
    """Confirm an e-mail address with the token that was sent there."""
    services.limits.check("token", caller.address, 10, 0.1)
    await services.accounts.confirm_email(data.token)


@post(V1 + "/mail/stop", tags=TAGS, summary="Send me no more mails", status_code=204)
async def stop(
    caller: Caller, services: Services, token: Annotated[str, Parameter(query="token", max_length=300)]
) -> None:
    """Stop the mails that say that it is one's turn, with the token of such a mail."""
    services.limits.check("token", caller.address, 10, 0.1)
    await services.accounts.stop_mails(token)


ACCOUNTS = [change_password, set_email, export, leave_for_good, forgotten, reset, confirm, stop]
