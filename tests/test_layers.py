"""Imports go down only; games do not know each other, nor do their bots, drawings and encoders; files are short."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 450
WRITTEN = ("src/anahuac", "tests", "benchmarks", "examples", "docs", "web/src", "web/tests")
GENERATED = ROOT / "web/src/lib/schema.ts"


def test_the_layers():
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "0 broken" in checked.stdout


def test_no_file_is_long():
    files = [file for folder in WRITTEN for file in (ROOT / folder).rglob("*")]
    files = [file for file in files if file.suffix in {".py", ".ts", ".svelte", ".ftl", ".css"} and file != GENERATED]
    assert len(files) > 500
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    built = "src/anahuac/web/"
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES and not name.startswith(built)} == {}
