"""What bots know about Azteca."""

from anahuac.bots.playouts import SCHOOL

__all__ = ["SCHOOL"]
