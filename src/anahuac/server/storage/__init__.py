"""What is kept: the tables of the database, how they came to be, and how they are read and written."""

from anahuac.server.storage.database import Database

__all__ = ["Database"]
