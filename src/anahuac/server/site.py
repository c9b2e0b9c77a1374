"""The browser client: its built files, and its one page for every path that is a place in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from anahuac.server.errors import not_found

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

FOLDER = Path(__file__).parent.parent / "web"
YEAR = 365 * 86_400


def site() -> list[ControllerRouterHandler]:
    """Serve the browser client, if it has been built."""
    if not (FOLDER / "index.html").is_file():
        return []
    assets = create_static_files_router(
        path="/assets",
        directories=[FOLDER / "assets"],
        cache_control=CacheControlHeader(public=True, max_age=YEAR, immutable=True),
        include_in_schema=False,
    )
    return [assets, page]


@get(["/", "/{place:path}"], include_in_schema=False, sync_to_thread=False)
def page(place: str = "") -> Response[bytes]:
    """Give out the page, or one of the few files beside it."""
    name = place.strip("/")
    if name.startswith(("api/", "schema/")):
        raise not_found()
    beside = FOLDER / name
    kinds = {".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".txt": "text/plain",
             ".webmanifest": "application/manifest+json"}  # fmt: skip
    if "/" not in name and Path(name).suffix in kinds and beside.is_file():
        return Response(beside.read_bytes(), media_type=kinds[Path(name).suffix])
    return Response((FOLDER / "index.html").read_bytes(), media_type="text/html; charset=utf-8")
