"""Slots, copy, equality and hash follow from the annotated fields."""

from __future__ import annotations

import pickle

import pytest

from anahuac.core.fields import Fields


class Base(metaclass=Fields, base=True):
    seats: int
    winner: int | None


class Point(Base, derived=("cache",)):
    round: int
    cache: str

    @property
    def winner(self):
        return self.round % self.seats


def point(seats=2, round=1, cache=""):
    made = Point()
    made.seats, made.round, made.cache = seats, round, cache
    return made


def test_the_fields_are_those_of_the_bases_and_then_its_own_without_properties():
    assert Point.__slots__ == ("seats", "round", "cache")
    assert point().winner == 1


def test_there_is_no_room_for_anything_else():
    with pytest.raises(AttributeError):
        point().sets = 2


def test_a_copy_is_equal_and_independent():
    one = point(cache="known")
    other = one.copy()
    assert other == one
    assert hash(other) == hash(one)
    assert other.cache == "known"
    other.round = 2
    assert one.round == 1
    assert other != one


def test_what_is_derived_does_not_count():
    assert point(cache="a") == point(cache="b")
    assert hash(point(cache="a")) == hash(point(cache="b"))


def test_another_class_is_never_equal():
    class Other(Base):
        round: int
        winner: int

    other = Other()
    other.seats, other.round, other.winner = 2, 1, 1
    assert other != point()


def test_it_survives_pickling():
    assert pickle.loads(pickle.dumps(point(3, 5))) == point(3, 5)
