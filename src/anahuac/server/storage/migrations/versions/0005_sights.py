"""What a seat saw of a game that was saved in mid-game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "sights",
        sa.Column(
            "table",
            sa.String(24),
            sa.ForeignKey("tables.id", name="fk_sights_table", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("sights")
