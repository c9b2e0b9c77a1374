"""Puzzles: positions of bots' games in which one turn is clearly best."""

from anahuac.puzzles.puzzle import Puzzle, Verdict, of_the_day, read_puzzles, shipped, tried

__all__ = ["Puzzle", "Verdict", "of_the_day", "read_puzzles", "shipped", "tried"]
