"""The play-through of docs/server.md works as it stands there."""

import re
import subprocess
from pathlib import Path

from tests.cli.run import succeed

DOCUMENT = (Path(__file__).parents[2] / "docs" / "server.md").read_text()


def test_a_game_by_curl(sqlite_server, tmp_path):
    script = re.search(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL)[1]
    done = subprocess.run(
        ["bash", "-e", "-c", script],
        env={"URL": sqlite_server.url, "PATH": "/usr/local/bin:/usr/bin:/bin"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "ranking" in done.stdout
    assert "legal" in succeed("replay", tmp_path / "game.txt", "--verify")


def test_a_few_lines_of_python(sqlite_server, capsys):
    code = re.search(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)[1]
    exec(code.replace("http://127.0.0.1:8027", sqlite_server.url), {})
    assert capsys.readouterr().out.startswith(("illegal", "stale", "not-your-turn"))
