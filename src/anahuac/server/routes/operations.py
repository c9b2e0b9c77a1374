"""For those who run a server: whether it is well, and what it has done."""

import os
from secrets import compare_digest
from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy.exc import SQLAlchemyError

from anahuac.server.errors import SOON, not_found
from anahuac.server.services import Services
from anahuac.server.storage.faults import reason_of


@get("/health", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """Say that the process runs."""
    return "well"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """Say whether requests can be served: 503 while the database does not answer."""
    try:
        await services.database.check()
    except (SQLAlchemyError, OSError) as error:
        return _not_ready(f"the database does not answer: {reason_of(error)}")
    return Response("ready", media_type=MediaType.TEXT) if services.is_ready else _not_ready("stopping")


def _not_ready(reason: str) -> Response[str]:
    headers = {"Retry-After": str(SOON)}
    return Response(f"not ready: {reason}", status_code=503, headers=headers, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """Count, for Prometheus: of this process, or of all of them if there are several. It takes the operator's token."""
    token = services.settings.metrics
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise not_found()
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


OPERATIONS = [health, ready, metrics]
