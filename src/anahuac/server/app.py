"""The application: the API, the browser client, and the rules that hold for every request."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from anahuac.core import AnahuacError, Text
from anahuac.server.caller import COOKIE, find_caller, find_services, guard_origin
from anahuac.server.channels import make_channels
from anahuac.server.errors import ApiError, answer, unavailable
from anahuac.server.logs import set_up_logs
from anahuac.server.metrics import REQUEST_SECONDS, REQUESTS
from anahuac.server.openapi import Document
from anahuac.server.routes import API, OPERATIONS
from anahuac.server.services import Services
from anahuac.server.settings import Settings
from anahuac.server.site import site
from anahuac.server.storage.faults import have_blocked, is_away, is_bad_value, reason_of
from anahuac.server.wire.request import check_text

if TYPE_CHECKING:
    from litestar import Response
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 64_000
BODY_SECONDS = 15.0
"""How long each part of a body may take to arrive."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


class Doorkeeper(ASGIMiddleware):
    """Adds the security headers to every answer, measures it, and writes a line to the log."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_kept = any(name == b"cache-control" for name, _ in message["headers"])
                is_api = scope["path"].startswith("/api/")
                uncached = [(b"cache-control", b"no-store")] if is_api and not is_kept else []
                message["headers"] = [*message["headers"], *HEADERS.items(), *uncached]
                note(scope, message["status"], perf_counter() - began)
            await send(message)

        async def receive_in_time() -> Any:
            try:
                return await asyncio.wait_for(receive(), BODY_SECONDS)
            except TimeoutError:
                raise ApiError(408, "too-slow") from None

        lengths = {value for name, value in scope["headers"] if name in (b"content-length", b"transfer-encoding")}
        is_whole = lengths <= {b"0"}
        await next_app(scope, receive if is_whole else receive_in_time, send_with_headers)


def note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request and write it to the log."""
    method = str(scope.get("method"))
    REQUESTS.labels(method, status).inc()
    REQUEST_SECONDS.observe(seconds)
    log.info("request", method=method, path=scope["path"][:200], status=status, ms=round(seconds * 1000, 1))


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that does not match the handler's type exactly; Litestar itself would accept "1" for 1."""
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    if wanted is None:
        return
    try:
        body = await request.body()
        check_text(body)
        msgspec.json.decode(body, type=wanted.annotation)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        status = 422 if isinstance(error, msgspec.ValidationError) else 400
        reason = Text("server-bad-request", reason=str(error)[:300])
        raise ApiError(status, "invalid" if status == 422 else "bad-request", reason) from None


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a request with an error."""
    return answer(request, error)


def break_down(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer after an error of our own: the log says why, the answer does not."""
    if is_away(error):
        log.warning("the database does not answer", path=request.url.path[:200], reason=reason_of(error))
        return answer(request, unavailable())
    if have_blocked(error):
        return answer(request, ApiError(409, "conflict", Text("server-met")))
    if is_bad_value(error):
        return answer(request, ApiError(400, "bad-request", Text("server-bad-request", reason=reason_of(error))))
    log.error("broken", path=request.url.path[:200], error=type(error).__name__, exc_info=error)
    return answer(request, error)


def make_app(settings: Settings | None = None) -> Litestar:
    """Make the application of one process."""
    set_up_logs()
    channels = make_channels(settings := settings or Settings.from_environment())
    services = Services(settings, channels)

    async def open_services(app: Litestar) -> None:
        await services.open()

    async def close_services(app: Litestar) -> None:
        await services.close()

    app = Litestar(
        route_handlers=[*API, *OPERATIONS, *site()],
        plugins=[channels],
        dependencies={
            "caller": Provide(find_caller),
            "services": Provide(find_services, sync_to_thread=False),
        },
        guards=[guard_origin],
        before_request=check_body,
        middleware=[Doorkeeper()],
        exception_handlers={AnahuacError: refuse, HTTPException: refuse, Exception: break_down},
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=2000,
            exclude=["/actions$"],  # small, and the most frequent
        ),
        openapi_config=OpenAPIConfig(
            title="Anahuac",
            version="1",
            description="Play Mexica, Aztlán and Azteca at tables on the net.",
            path="/schema",
            render_plugins=[Document()],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                }
            ),
        ),
        on_startup=[open_services],
        on_shutdown=[close_services],
        logging_config=None,
    )
    app.state.services = services
    return app
