"""What the documents show works: the Python examples run, the links lead somewhere."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import anahuac
from anahuac.core import State, View

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md", "docs/api.md"])
def test_the_examples_run(name, capsys):
    (example, *_) = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, name, "exec"), {})
    assert "ages" in capsys.readouterr().out


@pytest.mark.parametrize(("kind", "word"), [(State, "state"), (View, "view")])
def test_the_api_document_names_everything_public(kind, word):
    """All fields, and the methods of a view; some of a state's methods are for games only."""
    told = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    methods = {name for name in vars(View) if not name.startswith("_")} if kind is View else set()
    for name in {*kind.__annotations__, *methods} - {"chance"}:
        assert f"`{word}.{name}" in told


def test_the_bots_of_the_guide_run_and_the_last_one_searches(capsys):
    guide = (ROOT / "docs/bot-guide.md").read_text(encoding="utf-8")
    names = {}
    for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL):
        exec(compile(re.sub(r"games=\d+", "games=2", block), "bot-guide.md", "exec"), names)
    assert "Search against random: 1.0" in capsys.readouterr().out
    assert names["duel"](names["Search"], names["Peaceful"], games=2) == 1


def test_the_notebook_trains(capsys):
    cells = json.loads((ROOT / "docs/learning.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    for many, few in (("range(150)", "range(4)"), ("range(8000)", "range(300)"), ("100", "4"), ("< 200", "< 4")):
        assert many in code
        code = code.replace(many, few)
    exec(compile(code, "learning.ipynb", "exec"), {})
    told = capsys.readouterr().out
    assert int(re.search(r"in (\d+)% of all positions", told)[1]) > 30
    assert "games against random" in told


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_the_links_lead_somewhere(document):
    links = re.findall(r"\]\(([^)]+)\)", document.read_text(encoding="utf-8"))
    assert all((document.parent / link.partition("#")[0]).exists() for link in links if "://" not in link)


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
