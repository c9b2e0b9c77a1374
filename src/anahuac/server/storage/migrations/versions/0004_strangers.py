"""Names that look alike, confirmed e-mail addresses, sessions that expire, and what hosts and operators need."""

from time import time

import sqlalchemy as sa
from alembic import op

from anahuac.server.names import likeness_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Change the tables."""
    for column in (
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("turns", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("mailed", sa.Float(), nullable=False, server_default="0"),
        sa.Column("language", sa.String(2), nullable=False, server_default="en"),
        sa.Column("blocked", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("likeness", sa.String(120)),
    ):
        op.add_column("players", column)
    _note_likenesses()
    op.create_index("ix_players_likeness", "players", ["likeness"], unique=True)
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET used = :now").bindparams(now=time()))
    op.add_column("tables", sa.Column("barred", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("muted", sa.JSON(), nullable=False, server_default="[]"))
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_reports_table", ondelete="SET NULL")),
        sa.Column("by", sa.String(24), sa.ForeignKey("players.id", name="fk_reports_by", ondelete="SET NULL")),
        sa.Column("about", sa.String(24), sa.ForeignKey("players.id", name="fk_reports_about", ondelete="SET NULL")),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("said", sa.JSON(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def _note_likenesses() -> None:
    """Give every account what its name looks like; of two that look alike already, both keep their names."""
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("likeness"))
    accounts = sa.select(players.c.id, players.c.name).where(players.c.login.is_not(None))
    taken: set[str] = set()
    for id, name in op.get_bind().execute(accounts.order_by(players.c.id)).all():
        likeness = likeness_of(name)
        likeness = f"{likeness[:90]} {id}" if likeness in taken else likeness
        taken.add(likeness)
        op.execute(players.update().where(players.c.id == id).values(likeness=likeness))


def downgrade() -> None:
    """Change them back."""
    op.drop_table("reports")
    op.drop_index("ix_players_likeness", "players")
    added = {
        "tables": "barred muted",
        "sessions": "used",
        "players": "confirmed turns mailed language blocked likeness",
    }
    for table, columns in added.items():
        for column in columns.split():
            op.drop_column(table, column)
