"""The report is one file that a browser understands; the table says what the games say."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from anahuac.arena import Plan, Standings
from anahuac.arena.parquet import write_parquet
from anahuac.arena.play import play_job
from anahuac.arena.plots import Dot, intervals, percent, ticks
from anahuac.arena.report import write_report

PLAN = Plan(game="aztlan", seats=3, bots=("random", "tests.arena.bots:Broken"), groups=3, seed=2)


@pytest.fixture(scope="module")
def results():
    return [play_job(PLAN, job) for job in PLAN.jobs()]


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.cells, self.links = [], [], []

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        self.links += [value for name, value in attributes if name in ("src", "href")]

    def handle_data(self, data):
        if self.open and self.open[-1] == "td":
            self.cells.append(data)


def test_the_report_stands_alone_and_tells_everything(results):
    page = write_report(PLAN, results, Standings.of(PLAN, results))
    tags = Tags()
    tags.feed(page)
    assert not tags.links
    charts = [ElementTree.fromstring(chart) for chart in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    assert len(charts) == 6
    assert "Points over the course of a game" in page
    assert "error: ValueError: no idea" in tags.cells
    assert "raise ValueError(&quot;no idea&quot;)" in page
    broken = sum(result.times[seat].decisions for result in results for seat in range(3) if result.bots[seat] == 1)
    assert str(broken) in tags.cells


def test_the_table(results, tmp_path):
    write_parquet(tmp_path / "games.parquet", PLAN, results)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 18
    assert sum(row["first"] for row in rows) == pytest.approx(6)
    assert [row["score"] for row in rows[:3]] == list(results[0].outcome.scores)
    assert all(row["failed"] == (row["decisions"] if "Broken" in row["bot"] else 0) for row in rows)
    assert {row["order"] for row in rows} == {0, 1, 2}


def test_round_numbers_on_the_axes():
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(187, 322) == [200, 220, 240, 260, 280, 300, 320]


def test_names_are_escaped():
    assert "<b>" not in intervals("<b>", [Dot("<b>", 0.5, 0.4, 0.6)], percent)
