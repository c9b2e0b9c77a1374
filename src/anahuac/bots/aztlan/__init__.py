"""What bots know about Aztlán."""

from anahuac.bots.playouts import SCHOOL

__all__ = ["SCHOOL"]
