"""Reading a trace of Chromium: how long a change takes from the page's hearing of it until it is on the screen."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

CATEGORIES = ["blink.user_timing", "devtools.timeline", "v8.execute", "disabled-by-default-devtools.timeline.frame"]
SCRIPT = {"FunctionCall", "RunMicrotasks", "EvaluateScript"}
DRAWING = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize"}
PAINTED = "Layerize"
COMMIT = "Commit"
PRESENTED = "SubmitCompositorFrameToPresentationCompositorFrame"

Event = dict[str, Any]


@dataclass(frozen=True)
class Update:
    """A change of the page, in milliseconds from its news."""

    script: float
    """Running our code, with the layout that it asks for."""
    drawing: float
    """Style, layout and painting, before the picture is handed to the compositor."""
    shown: float
    """Until the frame with the change is on the screen, with everything: rastering and waiting for the next frame."""


def updates(trace: bytes, asked: str, heard: str) -> list[Update]:
    """Measure what followed the first `heard` mark after each `asked` mark."""
    events: list[Event] = sorted(json.loads(trace)["traceEvents"], key=lambda event: float(event.get("ts", 0)))
    marks = [event for event in events if event["name"] in {asked, heard} and event["cat"] == "blink.user_timing"]
    news = [second for first, second in pairwise(marks) if (first["name"], second["name"]) == (asked, heard)]
    return [found for mark in news if (found := update(events, mark))]


def update(events: list[Event], mark: Event) -> Update | None:
    """Measure the first frame that was made after a mark."""
    here = [event for event in events if event["pid"] == mark["pid"] and event.get("ts", 0) >= mark["ts"]]
    work = [event for event in here if event["ph"] == "X" and event["tid"] == mark["tid"]]
    painted = next((event for event in work if event["name"] == PAINTED), None)
    if not painted:
        return None
    stages = [event for event in here if event["ph"] in "be" and event["ts"] >= painted["ts"]]
    frame = next((event["id2"] for event in stages if event["name"] == COMMIT and event["ph"] == "b"), None)
    ends = [
        event["ts"] for event in stages if event["name"] == PRESENTED and event["ph"] == "e" and event["id2"] == frame
    ]
    if not ends:
        return None
    made = [event for event in work if event["ts"] <= painted["ts"]]
    script = busy(event for event in made if event["name"] in SCRIPT)
    both = busy(event for event in made if event["name"] in SCRIPT | DRAWING)
    return Update(script / 1000, (both - script) / 1000, (ends[0] - mark["ts"]) / 1000)


def busy(events: Iterable[Event]) -> float:
    """The time that events take together; some lie within others."""
    total = until = 0.0
    for event in events:
        end = event["ts"] + event["dur"]
        total += max(0.0, end - max(until, event["ts"]))
        until = max(until, end)
    return total
