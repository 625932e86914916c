"""Running the server: its address, its database, and the browser."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludex.errors import InputError
from ludex.rules.library import folder
from ludex.table.limits import Limits
from ludex.table.server import HOSTS, app_of
from ludex.table.store import Store

ANY = ("0.0.0.0", "::")
"""Hosts that mean every address of this machine."""


class Place(NamedTuple):
    """Where a server listens and how others know it: its names, the proxies before it, its address for other servers
    of the same database."""

    host: str
    port: int
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    address: str = ""


def database_of(data: Path | None, address: str) -> str:
    """The address of the database: the one given, else a file in the folder."""
    return address or f"sqlite:///{(data or folder()) / 'matches.db'}"


class Impatient(H11Protocol):
    """HTTP where the head of a request must arrive in time."""

    head = Limits.slow
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.late = self.loop.call_later(self.head, self._give_up)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._running():
            self._cancel()
        elif self.late is None:
            self.late = self.loop.call_later(self.head, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)

    def _running(self) -> bool:
        return self.transport.get_protocol() is not self or (
            self.cycle is not None and not self.cycle.response_complete
        )

    def _cancel(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        self.late = None
        if not self._running():
            self.transport.close()


def _tells(record: logging.LogRecord) -> bool:
    """Whether a line of the log is one of ours to tell: text that is no UTF-8 is a stranger's, and closes the line."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def config_of(app: Starlette, limits: Limits, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """How the application is served. Only named proxies are believed about whom they speak for."""
    logging.getLogger("uvicorn.error").addFilter(_tells)
    return uvicorn.Config(
        app,
        http=type("Http", (Impatient,), {"head": limits.slow}),
        log_level="warning",
        ws_max_size=limits.message,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        limit_concurrency=limits.lines,
        timeout_graceful_shutdown=3,
    )


async def serve(place: Place, data: Path | None, database: str, browser: bool, limits: Limits | None = None) -> None:
    """Serve until interrupted. The first line of output is the address."""
    limits = limits or Limits()
    check_proxies(place.proxies)
    listening = listen(place.host, place.port)
    port = listening.getsockname()[1]
    reached_at = place.address or f"http://{_in_url('127.0.0.1' if place.host in ANY else place.host)}:{port}"
    store = Store(database_of(data, database), reached_at)
    app = app_of(store, limits, (*HOSTS, *own_names(place)))
    shown = "localhost" if place.host in (*ANY, "127.0.0.1") else _in_url(place.host)
    address = f"http://{shown}:{port}/"
    print(f"The table is at {address}  (end it with Ctrl-C)", flush=True)
    if browser and sys.stdout.isatty():
        webbrowser.open(address)
    await uvicorn.Server(config_of(app, limits, place.proxies)).serve(sockets=[listening])


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Refuse what is neither an address nor a network: nobody would be believed, and nobody would notice."""
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise InputError("--proxy", f"{proxy!r} is neither an address nor a network") from None


def own_names(place: Place) -> tuple[str, ...]:
    """The host names that this server goes by beside those of every machine."""
    reached = urlsplit(place.address).hostname
    mine = (socket.gethostname(), socket.getfqdn()) if place.host in ANY else (place.host,)
    return (*mine, *place.names, *([reached] if reached else []))


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise InputError(f"{host}:{port}", f"cannot listen there: {reason}; --port chooses another port") from None
    return listening
