"""The files for operators fit the program: paths, commands, ports and settings that they name are there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import yaml

from anahuac.cli.app import app
from anahuac.cli.serve import PORT
from anahuac.server.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"ANAHUAC_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
OF_THE_FILES = {"ANAHUAC_SITE", "ANAHUAC_UPSTREAMS", "ANAHUAC_DB_PASSWORD"}
"""What the files for operators ask for that the server itself does not know."""
HADOLINT = Path(sys.executable).parent / "hadolint"
GUIDE = (ROOT / "docs" / "server.md").read_text()


def read(name):
    return (DEPLOY / name).read_text()


def steps():
    """The steps of the Dockerfile, each with its arguments."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", read("Dockerfile"), flags=re.MULTILINE))
    return [line.split(" ", 1) for line in joined.splitlines() if line]


def check_serve(command):
    """Refuse a command line that `anahuac` would refuse."""
    chosen, bound, _ = app.parse_args(command, exit_on_error=False, print_error=False)
    assert chosen.__name__ == "serve"
    assert bound.arguments["port"] == PORT


def test_the_dockerfile_names_what_is_there():
    named = [step for step in steps() if step[0] == "RUN"]
    for path in re.findall(r"-r (\S+)", named[0][1]):
        assert (ROOT / path).exists()
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not {"src", "web", "requirements", "pyproject.toml"} & set(ignored)
    given = dict(step for step in steps() if step[0] in ("CMD", "ENTRYPOINT", "USER", "EXPOSE"))
    assert msgspec.json.decode(given["ENTRYPOINT"])[-1].endswith("/anahuac")
    check_serve(msgspec.json.decode(given["CMD"]))
    assert given["EXPOSE"] == str(PORT)
    assert given["USER"] not in ("0", "root")


@pytest.mark.skipif(not HADOLINT.exists(), reason="no hadolint for this machine")
def test_a_linter_likes_the_dockerfile():
    subprocess.run([HADOLINT, DEPLOY / "Dockerfile"], check=True)


def test_the_compose_file_fits_together():
    services = yaml.safe_load(read("compose.yaml"))["services"]
    server = services["anahuac"]
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).exists()
    assert {name for name in server["environment"] if name.startswith("ANAHUAC_")} <= SETTINGS
    assert Settings(database=server["environment"]["ANAHUAC_DATABASE"]).is_sqlite is False
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    assert services["proxy"]["environment"]["ANAHUAC_UPSTREAMS"] == f"anahuac:{server['expose'][0]}"
    assert "ports" not in services["database"]
    for volume in services["proxy"]["volumes"]:
        source = volume.partition(":")[0]
        assert not source.startswith(".") or (DEPLOY / source).exists()


def test_the_unit_starts_the_server():
    unit = dict(line.partition("=")[::2] for line in read("anahuac.service").splitlines() if "=" in line)
    check_serve(shlex.split(unit["ExecStart"])[1:])
    named = re.findall(r"^Environment=(\w+)", read("anahuac.service"), flags=re.MULTILINE)
    assert set(named) <= SETTINGS
    assert f"/var/lib/{unit['StateDirectory']}/" in read("anahuac.service")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_send_a_table_to_its_process(name):
    pattern = re.search(r"\^/api/v1/tables/\S+\)", read(name))[0]
    found = re.match(pattern.replace("?<", "?P<"), "/api/v1/tables/t123/live")
    assert found[1] == "t123"
    assert f"127.0.0.1:{PORT}" in read(name)
    assert "/metrics" in read(name)


def test_nginx_passes_sockets_on():
    assert "proxy_set_header Upgrade $http_upgrade" in read("nginx.conf")
    assert "proxy_http_version 1.1" in read("nginx.conf")


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_files_name_only_settings_that_exist(path):
    assert set(re.findall(r"ANAHUAC_\w+", path.read_text())) <= SETTINGS | OF_THE_FILES


def test_the_guide_lists_every_setting_with_its_default():
    listed = dict(re.findall(r"^\| `(ANAHUAC_\w+)` \| ([^|]*) \|", GUIDE, flags=re.MULTILINE))
    assert set(listed) == SETTINGS
    for field in msgspec.structs.fields(Settings):
        if field.name in ("database", "secret", "bot_processes"):
            continue
        default = {"": "none"}.get(field.default, str(field.default).lower().removesuffix(".0"))
        assert listed[f"ANAHUAC_{field.name.upper()}"] == default
    assert all(name in GUIDE for name in OF_THE_FILES)


def test_the_guide_names_no_setting_that_is_not_there():
    assert set(re.findall(r"ANAHUAC_[A-Z_]+", GUIDE)) - {"ANAHUAC_TEST_KILLS", "ANAHUAC_TEST_EXAMPLES"} <= (
        SETTINGS | OF_THE_FILES
    )


def test_the_compose_file_passes_on_what_an_operator_may_set():
    """What is left out is empty there, and an empty setting is none."""
    given = yaml.safe_load(read("compose.yaml"))["services"]["anahuac"]["environment"]
    optional = {name: value for name, value in given.items() if str(value).endswith(":-}")}
    assert {"ANAHUAC_METRICS", "ANAHUAC_SMTP", "ANAHUAC_MAIL_FROM"} <= set(optional)
    for name, value in optional.items():
        assert value == f"${{{name}:-}}"
        assert getattr(Settings(), name.removeprefix("ANAHUAC_").lower()) == ""
    assert given["ANAHUAC_URL"] == "https://${ANAHUAC_SITE}"
