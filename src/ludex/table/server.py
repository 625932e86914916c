"""The web server: the page, the lobby's requests, and one socket per seat."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludex.errors import InputError
from ludex.table import lobby, protocol, relay
from ludex.table.hall import Hall, Moved
from ludex.table.limits import Buckets, Budget, ByAddress, Limits
from ludex.table.live import Guest
from ludex.table.protocol import Refused
from ludex.table.store import Away, Store
from ludex.table.words import words_of_game

PAGE = Path(__file__).parent / "page"
HOSTS = ("localhost", "127.0.0.1", "::1", "[::1]")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-cache",
}

AGAIN = ("store", "anew", "often")
"""Refusals after which it makes sense to try again in a moment, by their words."""

Body = TypeVar("Body", bound=msgspec.Struct)


class SafeHeaders:
    """The security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, with_headers)


class OwnHosts:
    """Refuses host names that this server does not go by: another page may have pointed its name at this machine."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._known(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1008)
        else:
            said = "this server does not go by that name; `ludex table --name NAME` gives it one\n"
            await PlainTextResponse(said, 400)(scope, receive, send)

    def _known(self, scope: Scope) -> bool:
        """A name that was given, or the very address that the client has reached."""
        host = Headers(scope=scope).get("host", "").lower()
        name = host.rpartition(":")[0] if re.search(r":\d*$", host) and not host.endswith("]") else host
        reached = scope["server"][0] if scope.get("server") else None
        return name in self.names or (bool(name) and name.strip("[]") == reached)


def same_origin(headers: Headers) -> bool:
    """Whether a browser sent this from our own page. Programs send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


class Table:
    """The handlers, around one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        limits = hall.limits
        self.asking = Buckets(limits.makes_burst, limits.makes_per_second)
        self.storing = Buckets(limits.stores_burst, limits.stores_per_second)
        self.sitting = Buckets(limits.sits_burst, limits.sits_per_second)
        self.budgets = ByAddress(lambda: Budget(limits.address_burst, limits.address_share))
        self.sockets: Counter[str] = Counter()

    # --- requests ----------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        return FileResponse(PAGE / "index.html")

    async def games(self, request: Request) -> Response:
        self._may_ask(request)
        return answer(await asyncio.to_thread(lobby.games))

    async def game(self, request: Request) -> Response:
        self._may_ask(request)
        found = await asyncio.to_thread(
            words_of_game, request.path_params["code"], request.query_params.get("edition", "")
        )
        return answer(found)

    async def check(self, request: Request) -> Response:
        asked = await self._body(request, protocol.CheckDeck)
        reading = self.hall.reader.read(lobby.checked, asked.game, asked.edition, asked.text, address=_address(request))
        return answer(await reading)

    async def make(self, request: Request) -> Response:
        asked = await self._body(request, protocol.NewMatch)
        self._may_store(request)
        lobby.check_bot(asked.opponent)
        ours = not (asked.scenario.strip() or asked.deck.text.strip() or asked.against.text.strip())
        row, tokens = await self.hall.reader.read(lobby.new_match, asked, address=_address(request), ours=ours)
        friend = None if asked.opponent else 1 - asked.seat
        await self.hall.add(row, tokens, friend=friend)
        other = {} if friend is None else {"friend": tokens[friend]}
        return answer({"token": tokens[asked.seat], "watch": tokens[-1], "open": row.open, **other})

    async def join(self, request: Request) -> Response:
        asked = await self._body(request, protocol.Join)
        try:
            await self.hall.join(asked.token, asked.deck, asked.key, _address(request))
        except Moved as moved:
            return await relay.forwarded(request, moved.other.address, msgspec.json.encode(asked))
        return answer({"joined": True})

    async def replay(self, request: Request) -> Response:
        asked = await self._body(request, protocol.NewReplay)
        self._may_store(request)
        row, tokens, taken = await self.hall.reader.read(lobby.new_replay, asked.text, address=_address(request))
        await self.hall.add(row, tokens, taken)
        return answer({"token": tokens[-1]})

    async def mine(self, request: Request) -> Response:
        """The state of the matches whose links a browser has kept."""
        asked = await self._body(request, protocol.Mine)
        return answer(await self.hall.read(self._stand, asked.tokens))

    def _stand(self, tokens: list[str]) -> list[dict[str, Any]]:
        """What is damaged is left out."""
        listed = []
        for token in tokens:
            found = self.hall.store.seat(token)
            stored = None
            with contextlib.suppress(InputError):
                stored = self.hall.store.match(found[0]) if found is not None else None
            if found is not None and stored is not None:
                row, taken = stored
                one = {"token": token, "seat": found[1], "game": row.game, "edition": row.edition, "open": row.open}
                one |= {"made": row.made, "seats": row.seats, "n": len(taken), "outcome": row.outcome, "kind": row.kind}
                listed.append(one)
        return listed

    async def file(self, request: Request) -> Response:
        """The replay file."""
        asked = await self._body(request, protocol.One)
        return PlainTextResponse(await self.hall.file(asked.token))

    async def _body(self, request: Request, kind: type[Body]) -> Body:
        """The body of a request, checked: from our page, not too large, not too often, of the schema."""
        if not same_origin(request.headers):
            raise Refused("the request comes from another page")
        self._may_ask(request)
        try:
            async with asyncio.timeout(self.hall.limits.slow):
                data = await self._data(request)
        except TimeoutError:
            raise Refused("the request did not arrive in time") from None
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused(f"not what this request takes: {error}") from None

    async def _data(self, request: Request) -> bytes:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.hall.limits.body:
                raise Refused(f"larger than {self.hall.limits.body} bytes")
        return bytes(data)

    def _may_ask(self, request: HTTPConnection) -> None:
        if not self.asking.take(_address(request)):
            raise Refused("too many requests; wait a little")

    def _may_store(self, request: HTTPConnection) -> None:
        if not self.storing.take(_address(request)):
            raise Refused("too many new matches; wait a little")

    # --- sockets -----------------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        address = _address(socket)
        if not same_origin(socket.headers) or self.sockets[address] >= self.hall.limits.sockets:
            await socket.close(1008)
            return
        self.sockets[address] += 1
        try:
            await self._served(socket)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _served(self, socket: WebSocket) -> None:
        await socket.accept()
        guest: Guest | None = None
        sender: asyncio.Task[None] | None = None
        try:
            guest = await self._seat(socket)
            if guest is None:
                return
            guest.budget.shared = self.budgets.of(_address(socket))
            sender = asyncio.create_task(self._send(socket, guest))
            await self._listen(socket, guest)
        except Refused as refused:
            again = {"again": True} if refused.word in AGAIN else {"closed": True}
            with contextlib.suppress(Exception):
                await socket.send_text(protocol.written({"type": "refused", **refused.told(), **again}))
                await socket.close(1008)
        except InputError as error:
            with contextlib.suppress(Exception):
                await socket.send_text(protocol.written({"type": "refused", "reason": str(error), "closed": True}))
                await socket.close(1008)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            if guest is not None:
                self.hall.leave(guest)
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _seat(self, socket: WebSocket) -> Guest | None:
        """Where the socket sits; None: another server has the match, and the socket was relayed to it to its end."""
        first = protocol.read_said(await asyncio.wait_for(_text(socket), 20))
        if not isinstance(first, protocol.Sit):
            raise Refused("say first where you sit")
        if not self.sitting.take(_address(socket)):
            raise Refused("too many windows were opened; wait a little", "often")
        dead = ""
        while True:
            try:
                return await self.hall.sit(first.token, first.key, dead)
            except Moved as moved:
                try:
                    await relay.relayed(socket, moved.other.address, first)
                    return None
                except ConnectionRefusedError:
                    dead = moved.other.server

    async def _listen(self, socket: WebSocket, guest: Guest) -> None:
        while True:
            data = await _text(socket)
            if not guest.bucket.take():
                raise Refused("too many messages")
            if len(data) > self.hall.limits.message:
                raise Refused("too long a message")
            said: protocol.Said | None = None
            try:
                said = protocol.read_said(data)
                if isinstance(said, protocol.Playon):
                    self._may_store(socket)
                await self.hall.obey(guest, said)
            except Refused as refused:
                guest.tell({"type": "refused", **refused.told(), **protocol.answering(said)})
            except InputError as error:
                guest.tell({"type": "refused", "reason": str(error), **protocol.answering(said)})

    async def _send(self, socket: WebSocket, guest: Guest) -> None:
        """Send messages to the socket. One that takes too long is dropped; the page connects again by itself."""
        try:
            while True:
                text = await guest.outbox.get()
                await asyncio.wait_for(socket.send_text(text), self.hall.limits.slow)
                if guest.ended and guest.outbox.empty():
                    await socket.close(1012)
                    return
                if guest.behind and guest.outbox.empty():
                    await self.hall.catch_up(guest)
        except Exception:
            with contextlib.suppress(Exception):
                await socket.close(1011)


def _address(request: HTTPConnection) -> str:
    """Whose limits count: the address of the client, or what a named proxy says it is."""
    return request.client.host if request.client is not None else ""


async def _text(socket: WebSocket) -> str:
    """The next message of a socket; anything but text is refused."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    if text is None:
        raise Refused("messages are text, not bytes")
    return str(text)


def _told(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """A handler that answers refusals with their reason."""

    async def careful(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refused:
            told = refused.told()
            told["refused"] = told.pop("reason")
            return answer(told, 503 if refused.word in AGAIN else 400)
        except InputError as error:
            return answer({"refused": str(error)}, 400)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it

    return careful


def app_of(store: Store, limits: Limits | None = None, hosts: tuple[str, ...] = HOSTS) -> Starlette:
    """The whole application on a store."""
    hall = Hall(store, limits)
    table = Table(hall)

    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        with contextlib.suppress(Away):
            await asyncio.to_thread(store.beat)
        writer = asyncio.create_task(hall.writer.run())
        beating = asyncio.create_task(hall.beat())
        sweeping = asyncio.create_task(hall.sweep())
        hall.reader.start()
        try:
            yield
        finally:
            for task in (writer, beating, sweeping, *hall.tasks):
                task.cancel()
            with contextlib.suppress(Away):
                await asyncio.to_thread(store.leave)
            store.close()

    routes = [
        Route("/", _told(table.page)),
        Route("/table", _told(table.page)),
        Route("/api/games", _told(table.games)),
        Route("/api/games/{code}", _told(table.game)),
        Route("/api/decks/check", _told(table.check), methods=["POST"]),
        Route("/api/matches", _told(table.make), methods=["POST"]),
        Route("/api/matches/join", _told(table.join), methods=["POST"]),
        Route("/api/matches/mine", _told(table.mine), methods=["POST"]),
        Route("/api/matches/file", _told(table.file), methods=["POST"]),
        Route("/api/replays", _told(table.replay), methods=["POST"]),
        WebSocketRoute("/socket", table.socket),
        Mount("/page", StaticFiles(directory=PAGE)),
    ]
    middleware = [Middleware(SafeHeaders), Middleware(OwnHosts, names=hosts)]
    app = Starlette(routes=routes, middleware=middleware, lifespan=running)
    app.state.hall = hall
    return app
