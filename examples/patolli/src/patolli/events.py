"""What can happen."""

from __future__ import annotations

from anahuac.core import Event, Seat

Gains = tuple[tuple[Seat, int], ...]


class Threw(Event, frozen=True, tag="threw"):
    """P2.1: somebody threw the beans."""

    seat: Seat
    throw: int


class Moved(Event, frozen=True, tag="moved"):
    """P3.1: a pebble came to a square; 0 is home."""

    seat: Seat
    square: int


class Paid(Event, frozen=True, tag="paid"):
    """P2.2: somebody threw nothing and paid into the pot."""

    seat: Seat
    cacao: int

    def gains(self) -> Gains:
        return ((self.seat, -self.cacao),)


class SentBack(Event, frozen=True, tag="sent-back"):
    """P3.3: a rival's pebble in the middle was sent back, and the rival paid."""

    seat: Seat
    rival: Seat
    cacao: int

    def gains(self) -> Gains:
        return (self.seat, self.cacao), (self.rival, -self.cacao)


class TookPot(Event, frozen=True, tag="took-pot"):
    """P5.1: somebody brought the last pebble home."""

    gained = "cacao"
    seat: Seat
    cacao: int
