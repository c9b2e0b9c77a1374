"""The README's agent learns: its first steps are taken here."""

import re
import shlex
from pathlib import Path

import numpy as np

from tests.cli.run import succeed

ROOT = Path(__file__).parents[2]


def test_the_agent_of_the_readme(tmp_path, monkeypatch, capsys):
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^anahuac (dataset .*)$", text, re.MULTILINE)
    assert "--games 150" in command
    monkeypatch.chdir(tmp_path)
    succeed(*shlex.split(command.replace("150", "4").replace("positions", str(tmp_path / "positions"))))
    (example,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "envs.vector" in block]
    for many, few in (("range(8000)", "range(300)"), ("100, players", "4, players"), ("< 200", "< 4")):
        assert many in example
        example = example.replace(many, few)
    names = {}
    exec(compile(example, "README.md", "exec"), names)
    assert np.isfinite(names["policy"]).all()
    assert len(names["seen"]) > 500
    right = (names["seen"] @ names["policy"]).argmax(axis=1) == names["did"]
    assert right.mean() > 0.3  # without having learned it would be one of 291
    assert "games against random" in capsys.readouterr().out
