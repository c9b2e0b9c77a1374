"""For those who run a server: whether it is well, and what it has done."""

import os

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from anahuac.server.services import Services


@get("/health", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """Say that the process runs."""
    return "well"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """Say whether requests can be served: 503 while the database does not answer."""
    try:
        async with services.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return Response("not ready", status_code=503, media_type=MediaType.TEXT)
    return Response("ready" if services.is_ready else "not ready", status_code=200 if services.is_ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Count, for Prometheus: of this process, or of all of them if there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


OPERATIONS = [health, ready, metrics]
