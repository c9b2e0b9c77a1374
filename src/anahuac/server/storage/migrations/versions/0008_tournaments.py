"""Tournaments, and the puzzles that people have tried."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

PLAYER, TABLE, TOURNAMENT = "players.id", "tables.id", "tournaments.id"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey(PLAYER, name="fk_tournaments_host"), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("timeout", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("wait", sa.Float(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
    )
    op.create_index("ix_tournaments_list", "tournaments", ["status", "public", "created"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament",
            sa.String(24),
            sa.ForeignKey(TOURNAMENT, name="fk_entrants_tournament", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(24), sa.ForeignKey(PLAYER, name="fk_entrants_player")),
        sa.Column("bot", sa.String(40)),
        sa.Column("dropped", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "pairings",
        sa.Column(
            "tournament",
            sa.String(24),
            sa.ForeignKey(TOURNAMENT, name="fk_pairings_tournament", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(24), sa.ForeignKey(TABLE, name="fk_pairings_table", ondelete="SET NULL")),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON()),
        sa.Column("absent", sa.JSON(), nullable=False),
    )
    op.create_index("ix_pairings_table", "pairings", ["table"])
    op.create_table(
        "tries",
        sa.Column(
            "player", sa.String(24), sa.ForeignKey(PLAYER, name="fk_tries_player", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("puzzle", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "progress",
        sa.Column(
            "player",
            sa.String(24),
            sa.ForeignKey(PLAYER, name="fk_progress_player", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "table",
            sa.String(24),
            sa.ForeignKey(TABLE, name="fk_progress_table", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("tournament", sa.String(24)))


def downgrade() -> None:
    """Change them back."""
    op.drop_column("tables", "tournament")
    op.drop_table("progress")
    op.drop_table("tries")
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
