"""The records and the server's tables of rules version 1."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent / "version1"
RECORDS = sorted((FOLDER / "records").glob("*.record"))
PASSWORD = "obsidian-mirror"
"""Of Ana and of Ben."""
TABLES = {name: id for id, name in (line.split() for line in (FOLDER / "tables.txt").read_text().splitlines())}


def read(name):
    return (FOLDER / "records" / f"{name}.record").read_text(encoding="utf-8")


def old_database():
    return gzip.decompress((FOLDER / "server.db.gz").read_bytes())
