"""Tables that begin with a position."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Change the tables."""
    op.add_column("tables", sa.Column("position", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Change them back."""
    op.drop_column("tables", "position")
