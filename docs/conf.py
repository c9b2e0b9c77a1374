"""How the documentation site is built: `sphinx-build -W docs site`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parent))

import rulebooks

import anahuac

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Anahuac"
author = "The Anahuac authors"
copyright = f"2026, {author}"
release = anahuac.__version__
language = "en"

extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode", "myst_nb", "sphinx_copybutton"]
exclude_patterns = ["pictures/*.py", "_build", "Thumbs.db"]
nb_execution_mode = "off"  # the tests run the notebook
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

default_role = "code"  # our docstrings write `names` as Markdown does
autodoc_default_options = {"undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_maximum_signature_line_length = 88
add_module_names = False

html_theme = "furo"
html_title = "Anahuac"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8c2f1b",
        "color-brand-content": "#8c2f1b",
        "color-background-primary": "#fdf9f0",
        "color-background-secondary": "#f5ecd9",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e8a33d",
        "color-brand-content": "#e8a33d",
        "color-background-primary": "#1c1815",
        "color-background-secondary": "#241f1a",
    },
}


def setup(app: Sphinx) -> None:
    """Write the rules of all games before the pages are read."""
    app.connect("builder-inited", lambda app: rulebooks.write(Path(app.srcdir) / "rules"))
