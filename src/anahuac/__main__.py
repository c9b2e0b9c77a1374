"""`python -m anahuac` is the `anahuac` command."""

from anahuac.cli import main

main()
