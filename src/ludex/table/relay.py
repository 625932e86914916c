"""A match that another server has: sockets and requests are passed on to it."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludex.table import protocol
from ludex.table.protocol import Refused

RELAYED = "x-ludex-relayed"
"""The header of what is passed on: a server that does not have the match either passes it on to nobody."""
TIMEOUT = 10.0
LOOKING = "the match moves to another server; try again in a moment"


def check(request: HTTPConnection, address: str) -> None:
    """Refuse to pass on what has been passed on, or what nobody could get."""
    if RELAYED in request.headers or not address:
        raise Refused(LOOKING, "anew")


def _headers(request: HTTPConnection) -> dict[str, str]:
    client = request.client.host if request.client is not None else ""
    return {RELAYED: "1", "x-forwarded-for": client}


async def relayed(socket: WebSocket, address: str, first: protocol.Sit) -> None:
    """Pass a socket's messages to another server and back, until either end closes. A server where nobody listens
    raises `ConnectionRefusedError`."""
    check(socket, address)
    target = f"ws://{urlsplit(address).netloc}/socket"
    options = {"additional_headers": _headers(socket), "open_timeout": TIMEOUT, "max_size": None, "proxy": None}
    try:
        async with connect(target, **options) as line:  # type: ignore[arg-type]
            await line.send(msgspec.json.encode(first).decode())
            ways = [asyncio.create_task(_there(socket, line)), asyncio.create_task(_back(line, socket))]
            _, open_ways = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in open_ways:
                way.cancel()
    except ConnectionRefusedError:
        raise
    except (OSError, TimeoutError, InvalidHandshake) as error:
        raise Refused(LOOKING, "anew") from error
    with suppress(RuntimeError):
        await socket.close(line.close_code if line.close_code in (1008, 1012) else 1012)


async def _there(socket: WebSocket, line: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await line.send(text if text is not None else message["bytes"])


async def _back(line: ClientConnection, socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError):
        async for message in line:
            await socket.send_text(message if isinstance(message, str) else message.decode())


async def forwarded(request: Request, address: str, body: bytes) -> Response:
    """The answer of another server to a request."""
    check(request, address)
    headers = {**_headers(request), "content-type": "application/json"}
    asked = urllib.request.Request(address.rstrip("/") + request.url.path, body, headers)
    try:
        return await asyncio.to_thread(_asked, asked)
    except OSError as error:
        raise Refused(LOOKING, "anew") from error


def _asked(asked: urllib.request.Request) -> Response:
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
            return Response(answer.read(), answer.status, media_type="application/json")
    except urllib.error.HTTPError as error:
        with error:
            return Response(error.read(), error.code, media_type="application/json")
