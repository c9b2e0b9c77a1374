"""Tables that were begun under older rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("upgraded_from", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Change them back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("upgraded_from")
