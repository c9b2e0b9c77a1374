"""Imports go down only; games do not know each other, nor do their bots, drawings and encoders."""

import subprocess
import sys


def test_the_layers():
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "0 broken" in checked.stdout
