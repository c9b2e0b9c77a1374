"""The reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "reviews",
        sa.Column(
            "table",
            sa.String(24),
            sa.ForeignKey("tables.id", name="fk_reviews_table", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("reviews")
