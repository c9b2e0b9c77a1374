"""The paths of the API, by what they are about."""

from anahuac.server.routes.accounts import ACCOUNTS
from anahuac.server.routes.community import COMMUNITY
from anahuac.server.routes.games import GAMES
from anahuac.server.routes.identity import IDENTITY
from anahuac.server.routes.moderation import MODERATION
from anahuac.server.routes.operations import OPERATIONS
from anahuac.server.routes.play import PLAY
from anahuac.server.routes.puzzles import PUZZLES
from anahuac.server.routes.records import RECORDS
from anahuac.server.routes.reviews import REVIEWS
from anahuac.server.routes.tables import TABLES
from anahuac.server.routes.tournaments import TOURNAMENTS

API = [
    *IDENTITY, *ACCOUNTS, *GAMES, *TABLES, *PLAY, *MODERATION, *RECORDS, *REVIEWS, *TOURNAMENTS, *PUZZLES, *COMMUNITY,
]  # fmt: skip

__all__ = ["API", "OPERATIONS"]
