"""What bots know about Mexica."""

from anahuac.bots.playouts import SCHOOL

__all__ = ["SCHOOL"]
