"""Seeds of 128 bits, and rematches that start by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Change the tables."""
    op.add_column("tables", sa.Column("starts_when_full", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET starts_when_full = (1 = 1), rematch = NULL WHERE rematch = id")
    if op.get_bind().dialect.name == "postgresql":  # SQLite does not count the letters
        op.alter_column("tables", "seed", type_=sa.String(60))


def downgrade() -> None:
    """Change them back."""
    op.execute("UPDATE tables SET rematch = id WHERE starts_when_full AND rematch IS NULL")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("starts_when_full")
