"""Looking back at a game: who was likely to win when, which turns decided it, and what luck gave."""

from anahuac.bots.judge import chances_of, judge_of, open_chances_of
from anahuac.review.compare import Compared, Line, compare, lines_from
from anahuac.review.findings import Better, Luck, Mark, Point, Review, Verdict
from anahuac.review.reviewing import Reviewing, review
from anahuac.review.tasks import Task, carry_out
from anahuac.review.turns import Turn, turns_of

__all__ = [
    "Better", "Compared", "Line", "Luck", "Mark", "Point", "Review", "Reviewing", "Task", "Turn", "Verdict",
    "carry_out", "chances_of", "compare", "judge_of", "lines_from", "open_chances_of", "review", "turns_of",
]  # fmt: skip
