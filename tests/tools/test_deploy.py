"""The files of `deploy` fit the command and each other. No container runs here."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from typer.main import get_command

from ludex.cli import build

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def test_the_servers_are_started_with_options_that_exist() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    command = get_command(build("table"))
    table = getattr(command, "commands")["table"]  # noqa: B009
    known = {name for option in table.params for name in option.opts}
    tables = [service for name, service in services.items() if name.startswith("table")]
    assert len(tables) == 2
    for service in tables:
        given = dict(zip(service["command"][::2], service["command"][1::2], strict=True))
        assert set(given) <= known
        assert given["--database"].startswith("postgresql+psycopg://ludex@database/")


def test_each_server_has_the_address_at_which_the_others_and_the_proxy_reach_it() -> None:
    content = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    proxied = re.findall(r"table\d:\d+", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    network = content["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    for name in ("table1", "table2"):
        line = content["services"][name]["command"]
        assert line[line.index("--address") + 1] == f"http://{name}:8421"
        assert line[line.index("--proxy") + 1] == network
        assert f"{name}:8421" in proxied
    assert (DEPLOY / "Dockerfile").read_text(encoding="utf-8").startswith("FROM python:3.11")
