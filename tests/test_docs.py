"""What the documents show works: the Python examples run, the links lead somewhere."""

import re
import tomllib
from pathlib import Path

import pytest

import anahuac

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


def test_the_picture_of_the_house_shows_every_folder_from_top_to_bottom():
    picture = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").split("```")[1]
    shown = re.findall(r"^ │ [│ ]*(\w+)  |│ (arena) ", picture, re.MULTILINE)
    house = ROOT / "src/anahuac"
    folders = {path.name for path in house.iterdir() if path.is_dir() and path.name not in ("web", "__pycache__")}
    assert {one or other for one, other in shown} == folders
    assert all((ROOT / path).exists() for path in ("web", "run.py", "src/anahuac/client.py"))
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [name for layer in layers for name in re.findall(r"anahuac\.(\w+)", layer)]
    places = [picture.index(f" {name}  ") for name in order if name not in ("arena", "server")]
    assert places == sorted(places)


def test_the_changelog_and_the_package_name_the_same_version():
    released = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[1]
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert released == declared == anahuac.__version__
