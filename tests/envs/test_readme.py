"""The README's agent learns: its first steps are taken here."""

import re
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]


def test_the_agent_of_the_readme():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    (example,) = [block for block in blocks if "envs.vector" in block]
    assert "range(1000)" in example
    names = {}
    exec(compile(example.replace("range(1000)", "range(330)"), "README.md", "exec"), names)
    assert np.isfinite(names["weights"]).all()
    assert names["weights"].any()
