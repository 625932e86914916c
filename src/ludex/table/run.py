"""Running the server: its address, its database, and the browser."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from ludex.errors import InputError
from ludex.rules.library import folder
from ludex.table.limits import Limits
from ludex.table.server import HOSTS, app_of
from ludex.table.store import Store


def database_of(data: Path | None, address: str) -> str:
    """The address of the database: the one given, else a file in the folder."""
    return address or f"sqlite:///{(data or folder()) / 'matches.db'}"


async def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    names: tuple[str, ...],
    browser: bool,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted. The first line of output is the address."""
    limits = limits or Limits()
    hosts = (*HOSTS, host, *names) if host not in ("0.0.0.0", "::") else ("*",)
    app = app_of(Store(database_of(data, database)), limits, hosts)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=limits.message, server_header=False, lifespan="on")
    server = uvicorn.Server(config)
    listening = listen(host, port)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"The table is at {address}  (end it with Ctrl-C)", flush=True)
    if browser and sys.stdout.isatty():
        webbrowser.open(address)
    await server.serve(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except OSError as error:
        raise InputError(f"{host}:{port}", error.strerror or "cannot listen there") from None
    return listening
