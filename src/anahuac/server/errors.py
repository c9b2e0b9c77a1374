"""Errors of the API: one shape, with a code for programs and words for people."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from anahuac.core import AnahuacError, IllegalAction, Text
from anahuac.core.text import LANGUAGES
from anahuac.server.wire.problem import Problem
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from litestar import Request
    from litestar.connection import ASGIConnection


class ApiError(AnahuacError):
    """A request that is refused."""

    def __init__(
        self,
        status: int,
        code: str,
        text: Text | None = None,
        *,
        news: Any = None,
        table: Any = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(text or Text(f"server-{code}"))
        self.status = status
        self.code = code
        self.news = news
        self.table = table
        self.retry_after = retry_after
        """Seconds after which it is worth another try."""


NOT_FOUND = "not-found"
SOON = 5
"""Seconds after which to try again when the database is away."""
LATER = 60
"""Seconds after which to try again after too many requests."""


def not_found() -> ApiError:
    """Say that something does not exist, also to a caller who may not know that it does."""
    return ApiError(404, NOT_FOUND)


def unavailable() -> ApiError:
    """Say that the database does not answer, and when to try again."""
    return ApiError(503, "unavailable", retry_after=SOON)


def problem_of(error: Exception, language: str) -> tuple[int, Problem]:
    """Put an error into the shape of the API, with its status."""
    if isinstance(error, ApiError):
        words = error.tell(language)
        return error.status, Problem(error.code, words, said(error.text), news=error.news, table=error.table)
    if isinstance(error, IllegalAction):
        words = error.reason.tell(language, error.names)
        return 422, Problem("illegal", words, said(error.reason), clause=error.clause)
    if isinstance(error, AnahuacError):
        return 422, Problem("invalid", error.tell(language), said(error.text))
    return _http_problem(error, language)


def _http_problem(error: Exception, language: str) -> tuple[int, Problem]:
    """Translate Litestar's errors; an unforeseen one reveals nothing internal."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: NOT_FOUND, 405: "bad-method", 413: "too-large", 500: "broken"}.get(status, "bad-request")
    reasons = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    detail = "; ".join(f"{reason.get('key', '')}: {reason.get('message', '')}" for reason in reasons)
    detail = detail or (error.detail if isinstance(error, HTTPException) else "")
    text = Text("server-bad-request", reason=detail[:300]) if code == "bad-request" else Text(f"server-{code}")
    return status, Problem(code, text.tell(language), said(text))


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of our languages that the caller accepts."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a request with its error."""
    status, problem = problem_of(error, language_of(request))
    wait = getattr(error, "retry_after", None) or (LATER if status in (429, 503) else None)
    headers = {"Retry-After": str(ceil(wait))} if wait else None
    return Response(problem, status_code=status, headers=headers, media_type="application/json")
