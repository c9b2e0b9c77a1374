"""Small charts as SVG: dots with intervals, histograms and lines. They follow the colours of the page around them."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Scale = Callable[[float], float]
    Show = Callable[[float], str]

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8b6f47", "#666666")
"""Colours that everybody can tell apart (Okabe and Ito)."""
WIDTH, LEFT, RIGHT, ROW = 640, 150, 30, 26
TOLD = 120
"""The room for values in words, right of their intervals."""


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    colour: str = COLOURS[0]


class Line(NamedTuple):
    """A line with its name."""

    name: str
    points: Sequence[tuple[float, float]]
    colour: str = COLOURS[0]


def percent(value: float) -> str:
    """Write a share."""
    return f"{value:.0%}"


def ticks(low: float, high: float, about: int = 7) -> list[float]:
    """Choose round numbers between two."""
    span = (high - low) or 1
    unit = 10 ** floor(log10(span / about))
    step = next(unit * factor for factor in (1, 2, 5, 10) if span / (unit * factor) <= about)
    return [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def intervals(title: str, dots: Sequence[Dot], show: Show, mark: float | None = None) -> str:
    """Draw dots with their intervals below each other. With a share to compare with, `mark`, the scale begins at 0."""
    marks = [] if mark is None else [0, mark]
    low = min([dot.low for dot in dots] + marks)
    high = max([dot.high for dot in dots] + marks)
    room = 0.03 * ((high - low) or 1)
    low, high = low - room, high + room
    scale = _scale(low, high, LEFT, WIDTH - TOLD)
    height = ROW * len(dots) + 50
    parts = _x_axis(low, high, scale, height - 30, show)
    if mark is not None:
        parts.append(_line(scale(mark), 10, scale(mark), height - 30, "mark"))
    for number, dot in enumerate(dots):
        y = 24 + number * ROW
        parts.append(_text(LEFT - 10, y + 4, dot.label[-22:], "end"))
        parts.append(
            f'<g stroke="{dot.colour}" fill="{dot.colour}"><title>{escape(dot.label)}</title>'
            f'<path d="M{scale(dot.low):.1f} {y}H{scale(dot.high):.1f}" stroke-width="3"/>'
            f'<circle cx="{scale(dot.value):.1f}" cy="{y}" r="5" stroke="none"/></g>'
        )
        told = f"{show(dot.value)} ({show(dot.low)} – {show(dot.high)})"
        parts.append(_text(WIDTH, y + 4, told, "end"))
    return _svg(title, height, parts)


def histogram(title: str, values: Sequence[float], bins: int = 24) -> str:
    """Draw how often values are how large."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / bins))
    counts = [0] * (floor((high - low) / width) + 1)
    for value in values:
        counts[floor((value - low) / width)] += 1
    right = low + width * len(counts)
    x, y = _scale(low, right, 60, WIDTH - RIGHT), _scale(0, max(counts), 190, 20)
    parts = _x_axis(low, right, x, 190, _number) + _y_axis(0, max(counts), y, _number)
    for number, count in enumerate(counts):
        start, end = x(low + number * width), x(low + (number + 1) * width)
        box = f'x="{start + 0.5:.1f}" y="{y(count):.1f}" width="{end - start - 1:.1f}" height="{190 - y(count):.1f}"'
        parts.append(f'<rect {box} fill="{COLOURS[0]}"/>')
    return _svg(title, 220, parts)


def lines(title: str, series: Sequence[Line], show_x: Show) -> str:
    """Draw lines, each with its name at its end."""
    points = [point for line in series for point in line.points]
    low, high = min(y for _, y in points), max(y for _, y in points)
    first, last = min(x for x, _ in points), max(x for x, _ in points)
    right = WIDTH - 130
    x, y = _scale(first, last, 60, right), _scale(low, high, 250, 20)
    parts = _x_axis(first, last, x, 250, show_x) + _y_axis(low, high, y, _number, right)
    ends: list[float] = []
    for name, line, colour in sorted(series, key=lambda line: -line.points[-1][1]):
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        end = y(line[-1][1])
        while any(abs(end - other) < 15 for other in ends):
            end += 15
        ends.append(end)
        parts.append(f'<circle cx="{WIDTH - 120}" cy="{end:.1f}" r="5" fill="{colour}"/>')
        parts.append(_text(WIDTH - 110, end + 4, name[-16:], "start"))
    return _svg(title, 280, parts)


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    span = (high - low) or 1
    return lambda value: start + (value - low) / span * (end - start)


def _x_axis(low: float, high: float, scale: Scale, y: float, show: Show) -> list[str]:
    parts = []
    for tick in ticks(low, high):
        parts.append(_line(scale(tick), 10, scale(tick), y, "grid"))
        parts.append(_text(scale(tick), y + 18, show(tick), "middle"))
    return parts


def _y_axis(low: float, high: float, scale: Scale, show: Show, right: float = WIDTH - RIGHT) -> list[str]:
    parts = []
    for tick in ticks(low, high):
        parts.append(_line(60, scale(tick), right, scale(tick), "grid"))
        parts.append(_text(52, scale(tick) + 4, show(tick), "end"))
    return parts


def _number(value: float) -> str:
    return f"{value:g}"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    colour, dash = ("#888", ' stroke-dasharray="4 3"') if kind == "mark" else ("#8884", "")
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}"{dash}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#777">'
    )
    return "\n".join([head, *parts, "</svg>"])
