"""What the documents show works: the Python examples run, the links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md", "docs/api.md"])
def test_the_examples_run(name, capsys):
    (example, *_) = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, name, "exec"), {})
    assert "ages" in capsys.readouterr().out


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_the_links_lead_somewhere(document):
    links = re.findall(r"\]\(([^)]+)\)", document.read_text(encoding="utf-8"))
    assert all((document.parent / link).exists() for link in links if "://" not in link)
