"""The hall: the matches being played and who sits where. A decision is taken, written to disk, and then sent."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, ParamSpec, TypeVar

from ludex.ai import bot_names
from ludex.core.sight.view import OPEN
from ludex.errors import InputError
from ludex.record.stops import Stops
from ludex.table import apart, lobby, protocol, why
from ludex.table.limits import Limits
from ludex.table.live import ANEW, Guest, Live, Window, takes_time
from ludex.table.match import IMPORT, NAMES, Match
from ludex.table.protocol import Refused, SeatTaken
from ludex.table.questions import Questions, paid, spending
from ludex.table.reader import Reader
from ludex.table.screen import Film
from ludex.table.stage import TAKE
from ludex.table.stops import Pace
from ludex.table.store import FREE, LEASE, WATCHER, Away, Elsewhere, Lease, Lost, Row, Store, Taken
from ludex.table.thinking import think
from ludex.table.writer import PATIENCE, Writer

LOG = logging.getLogger("ludex.table")
EXPIRES = 3600.0
"""Seconds from one deletion of old matches to the next."""
AWAY = "the matches cannot be saved at the moment; nothing has changed, try again in a moment"

P = ParamSpec("P")
R = TypeVar("R")


class Moved(Exception):
    """Another server has the match: ask it instead."""

    def __init__(self, other: Elsewhere) -> None:
        super().__init__(other)
        self.other = other


class Hall:
    """All live matches of one server."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.writer = Writer(store, self._store_changed)
        self.reader = Reader()
        self.live: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # --- the store ---------------------------------------------------------------------------------------------------

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the store; refused while it is away."""
        try:
            return await asyncio.wait_for(asyncio.to_thread(function, *args, **kwargs), 2 * PATIENCE)
        except (Away, TimeoutError) as away:
            LOG.warning("the store does not answer: %s", str(away) or "not in time")
            raise Refused(AWAY, "store") from away

    def _store_changed(self, away: bool) -> None:
        for live in self.live.values():
            live.tell_all({"type": "store", "away": away})

    async def beat(self) -> None:
        """Tell the other servers that this one lives, and drop the matches that another one has taken over."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(Away):
                await asyncio.to_thread(self.store.beat)
                lives = list(self.live.values())
                held = await asyncio.to_thread(self.store.held, [live.lease for live in lives])
                for live in lives:
                    if live.lease.match not in held:
                        self.drop(live)

    async def sweep(self) -> None:
        """Let matches leave memory that nobody plays, and delete old ones from the store."""
        limits, deleted_at = self.limits, -EXPIRES
        while True:
            await asyncio.sleep(limits.sweep)
            now = time.monotonic()
            for live in list(self.live.values()):
                idle = limits.idle_over if live.match.over else limits.idle
                if all(guest.heard < now - idle for guest in live.guests) and not live.lock.locked():
                    self._put_to_sleep(live)
            if now - deleted_at > EXPIRES:
                deleted_at = now
                with contextlib.suppress(Away):
                    replays = {json.dumps((IMPORT, IMPORT)): limits.keep_replay}
                    here = list(self.live)
                    await asyncio.to_thread(self.store.expire, limits.keep, limits.keep_unbegun, replays, here)

    def _put_to_sleep(self, live: Live) -> None:
        """The sockets of a match are told, and come back when somebody does something."""
        self.live.pop(live.lease.match, None)
        self.opening.pop(live.lease.match, None)
        live.rest()
        for guest in live.guests:
            guest.ended = True
            guest.tell({"type": "asleep"})

    def drop(self, live: Live) -> None:
        """Forget a match that is not what the store has. Its sockets connect again, and find what is stored."""
        if self.live.get(live.lease.match) is live:
            del self.live[live.lease.match]
        live.rest()
        for guest in live.guests:
            guest.end()

    # --- coming and going ------------------------------------------------------------------------------------------

    async def sit(self, token: str, key: str = "", dead: str = "") -> Guest:
        """Seat a socket; load the match if it is not in memory. `dead`: a server that does not answer any more."""
        found = await self.read(self.store.seat, token)
        if found is None:
            raise Refused("no match has this link")
        id, seat = found
        live = await self.open(id, dead)
        if sum(guest.seat == seat for guest in live.guests) >= self.limits.guests:
            raise Refused("too many windows are open on this seat")
        guest = Guest(live, seat, self.limits, digest(key))
        async with live.lock:
            if not live.match.waiting:
                await self._claim(live, seat, guest.holder)
            live.guests.add(guest)
            guest.tell(self.seated(live, seat))
            guest.catch_up()
            live.tell_all(live.standing())
        self.wake(live)
        return guest

    async def _claim(self, live: Live, seat: int, holder: str) -> None:
        """Give a free seat to the browser that takes it, or refuse one that is not its holder's."""
        now = live.holders.get(seat, "")
        if now in ("", holder):
            return
        if now != FREE:
            raise SeatTaken
        await self._kept(live, self.writer.write(self.store.claiming(live.lease, seat, holder)))
        live.holders[seat] = holder
        for other in [one for one in live.guests if one.seat == seat and one.holder != holder]:
            other.tell({"type": "refused", **SeatTaken().told(), "closed": True})
            other.dropped = True
            live.guests.discard(other)

    async def open(self, id: str, dead: str = "") -> Live:
        """The match in memory, loaded if need be. `Moved`: another server has it."""
        lock = self.opening.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self.live:
                found = await self.read(self.store.match, id)
                if found is None:
                    raise Refused("there is no such match")
                lease = await self.read(self.store.claim, id, dead)
                if isinstance(lease, Elsewhere):
                    raise Moved(lease)
                self.live[id] = await self._load(lease)
            return self.live[id]

    async def file(self, token: str) -> str:
        """The replay file of a match, whoever has it, once it is over and everybody may see everything."""
        seat = await self.read(self.store.seat, token)
        found = None if seat is None else await self.read(self.store.match, seat[0])
        if seat is None or found is None:
            raise Refused("no match has this link")
        if found[0].seats[0] == IMPORT:
            return await self.reader.read(lobby.file_of, *found)
        live = self.live.get(seat[0])
        if live is None:
            return await _file_for(await _played(*found), seat[1])
        async with live.lock:
            return await _file_for(live.match, seat[1])

    async def _load(self, lease: Lease) -> Live:
        """What is stored, read after the lease was taken: no other server can add to it."""
        found = await self.read(self.store.match, lease.match)
        if found is None:
            raise Refused("there is no such match")
        row, taken = found
        brought = row.seats[0] == IMPORT
        stage = self.reader.stage(row) if apart.strange(row) and not brought else None
        try:
            if stage is not None:
                await stage.begin(taken, row.conceded)
            match = await (self.reader.film(row, taken) if brought else _played(row, taken))
        except BaseException:
            if stage is not None:
                stage.close()
            raise
        tokens = await self.read(self.store.tokens, lease.match)
        live = Live(match, tokens, await self.read(self.store.holders, lease.match), lease)
        live.stage = stage
        if apart.strange(row):
            live.questions = Questions(apart.ASKING)
        return live

    def leave(self, guest: Guest) -> None:
        """A socket is gone. A match without sockets is dropped from memory: the disk has it."""
        live = guest.live
        live.guests.discard(guest)
        live.tell_all(live.standing())
        if not live.guests:
            live.rest()
            id = live.match.row.id
            if self.live.get(id) is live and not live.lock.locked():
                del self.live[id]
                self.opening.pop(id, None)

    def seated(self, live: Live, seat: int) -> dict[str, Any]:
        row = live.match.row
        return {
            "type": "seated",
            "seat": seat,
            "game": row.game,
            "edition": row.edition,
            "open": row.open,
            "seed": live.match.told_seed(seat),
            "seats": list(row.seats),
            "kind": row.kind,
            "names": list(NAMES),
            "watch": live.tokens[WATCHER],
            "bots": bot_names(),
        }

    # --- what people do --------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _settled(self, guest: Guest) -> AsyncIterator[Live]:
        """The match while no decision is being written: what is not on disk is neither told nor counted on. Who waited
        for that may have lost the seat, or the match have gone."""
        async with guest.live.lock:
            _check_here(guest)
            yield guest.live

    async def catch_up(self, guest: Guest) -> None:
        """Tell a socket that fell behind where the match stands."""
        with contextlib.suppress(Refused):
            async with self._settled(guest):
                guest.behind = False
                guest.catch_up()

    async def obey(self, guest: Guest, said: protocol.Said) -> None:
        """Carry out a message, or refuse it and change nothing."""
        live = guest.live
        guest.heard = time.monotonic()
        _check_here(guest)
        if isinstance(said, protocol.Ping):
            guest.tell({"type": "pong"})
        elif isinstance(said, protocol.Read):
            guest.tell(_answer(said.ask, "read", why.paragraph(said.rule)))
        elif isinstance(said, protocol.Sit):
            raise Refused("this socket has a seat")
        elif isinstance(said, protocol.Playon):
            token = await self.play_on(guest, said)
            guest.tell(_answer(said.ask, "playon", {"token": token}))
        elif isinstance(said, protocol.Why | protocol.Whynot | protocol.Look):
            told = await self._told(guest, said)
            _check_here(guest)
            guest.tell(told)
        else:
            _players_only(guest)
            async with self._settled(guest):
                await self._kept(live, self._change(guest, said))
            self.wake(live)

    async def _told(self, guest: Guest, said: protocol.Why | protocol.Whynot | protocol.Look) -> dict[str, Any]:
        """The answer to a question about the match. What takes time is computed from a copy: the match goes on."""
        await asyncio.sleep(guest.budget.wait())
        async with self._settled(guest) as live:
            match, seat = live.match, guest.seat
            film = match if isinstance(match, Film) else None
            if isinstance(said, protocol.Why):
                asked = (match.viewer_of(seat), said.line)
                told = why.why(match, *asked) if film is None else await self._screened(live, film, "why", *asked)
                return _answer(said.ask, "why", told)
            if isinstance(said, protocol.Whynot):
                _players_only(guest)
                key: tuple[Any, ...] = (match.version, "whynot", seat, said.id)
                if live.stage is not None:
                    asking = live.stage.ask(match, "whynot", seat, said.id)
                    found = live.questions.share(key, asking, guest.budget)
                else:
                    work = partial(why.asking_why_not, match, seat, said.id)
                    found = live.questions.ask(key, work, guest.budget)
            else:
                if not match.may_look(seat, said.viewer):
                    raise Refused("these eyes are not yours")
                seen = (said.n, said.viewer)
                key = (match.version, "look", *seen)
                if film is not None:
                    ask = partial(self._screened, live, film, "look", *seen)
                    found = live.questions.share(key, ask, guest.budget)
                    return {**await found, "ask": said.ask}
                if live.stage is not None:
                    found = live.questions.share(key, live.stage.ask(match, "look", *seen), guest.budget)
                else:
                    found = live.questions.ask(key, partial(match.looking, *seen), guest.budget)
        if isinstance(said, protocol.Whynot):
            return _answer(said.ask, "whynot", await found)
        return {**await found, "ask": said.ask}

    async def _screened(self, live: Live, film: Film, name: str, *args: Any) -> Any:
        """The answer of the process that shows a replay. One that took too much is gone, and the replay with it."""
        try:
            return await film.screen.ask(name, *args)
        finally:
            if film.screen.closed:
                self.drop(live)

    async def _kept(self, live: Live, change: Awaitable[None]) -> None:
        """Carry out a change that is written. If the store is away, it is refused; if the store has another match than
        the memory, the memory is wrong."""
        try:
            await change
        except Away as away:
            raise Refused(AWAY, "store") from away
        except Lost as lost:
            LOG.warning("match %s is loaded anew: %s", live.lease.match, lost)
            self.drop(live)
            raise Refused(ANEW, "anew") from lost

    async def _change(
        self, guest: Guest, said: protocol.Decide | protocol.Undo | protocol.Concede | protocol.Allow | protocol.Stops
    ) -> None:
        live, seat = guest.live, guest.seat
        match = live.match
        if isinstance(said, protocol.Decide):
            taken = match.offered(seat, said.n, said.pick)
            if live.window is not None and live.keeps_back(taken.pick):
                live.window.held = taken.pick
            else:
                self._note_time(live, taken.pick)
                await self.take(live, taken)
        elif isinstance(said, protocol.Stops):
            await self._stop(live, seat, said)
        elif isinstance(said, protocol.Undo):
            match.going_back(seat, said.to)
            row = match.row._replace(open=True) if match.over else match.row
            await self.writer.write(self.store.going_back(live.lease, row, said.to))
            match.row = row
            await apart.played(row, match.go_back, said.to)
            live.bots.clear()
            for one in live.guests:
                one.told = 0
                one.tell(self.seated(live, one.seat))
            live.tell_all()
        elif isinstance(said, protocol.Concede):
            if match.over or match.waiting:
                raise Refused("there is nothing to give up")
            live.doubt = True
            await self.writer.write(self.store.changing(live.lease, conceded=seat, outcome="conceded"))
            live.doubt = False
            match.row = match.row._replace(conceded=seat)
            match.concede(seat)
            live.tell_all()
        else:
            bit = 1 << seat
            bots = sum(1 << s for s in (0, 1) if match.row.seats[s])
            allowed = (match.row.allowed | bit if said.open else match.row.allowed & ~bit) | bots
            await self.writer.write(self.store.changing(live.lease, allowed=allowed))
            match.row = match.row._replace(allowed=allowed)
            for one in live.guests:
                if one.seat == WATCHER:
                    one.told = 0
            live.tell_all()

    async def take(self, live: Live, taken: Taken) -> None:
        """Take a decision in memory, write it to disk, then send it. If the game raises or the write fails, nothing
        has changed."""
        match, decision = live.match, live.match.decision
        await self.writer.ready()
        try:
            if live.stage is not None:
                await live.stage.ask(match, TAKE, taken.pick)()
            if apart.strange(match.row):
                await apart.played(match.row, match.take, taken.pick)
            else:
                match.take(taken.pick)
        except Refused as refused:
            if refused.word:
                raise
            raise Refused(f"the game cannot go on with that: {refused}") from refused
        except Exception as error:
            await apart.played(match.row, match.go_back, taken.n - 1)
            raise Refused(f"the game cannot go on with that: {type(error).__name__}: {error}") from error
        outcome = match.game.outcome.reason if match.over and match.game.outcome is not None else ""
        try:
            await self.writer.write(self.store.deciding(live.lease, [taken], outcome, live.doubt))
            live.doubt = False
        except Exception:
            await apart.played(match.row, match.go_back, taken.n - 1)
            raise
        live.heard(decision, taken.pick)
        live.tell_all()

    # --- windows ---------------------------------------------------------------------------------------------------

    def _open_window(self, live: Live, seat: int) -> None:
        """Let the time of a window run. Against a bot a player who is not asked passes at once."""
        match = live.match
        if live.window is not None and live.window.version == match.version:
            return
        if not match.row.windows and live.asks(seat):
            return
        now = time.monotonic()
        pace = live.paces.setdefault((seat, match.asking), Pace(*self.limits.window))
        waits = match.row.windows and not live.hushed(seat)
        live.window = Window(match.version, now, now + (pace.draw() if waits else 0.0))
        live.passing = asyncio.create_task(self._pass(live, live.window))
        self.tasks.add(live.passing)
        live.passing.add_done_callback(self.tasks.discard)

    async def _pass(self, live: Live, window: Window) -> None:
        """When the time of a window is over, take what the player has picked, or pass for one who is not asked."""
        await asyncio.sleep(max(0.0, window.until - time.monotonic()))
        decision = live.match.decision
        if live.match.version != window.version or decision is None:
            return
        if window.held < 0 and live.asks(decision.player):
            return
        pick = window.held if window.held >= 0 else len(decision.options) - 1
        if window.held >= 0:
            self._note_time(live, pick)
        try:  # a decision that is being written is not interrupted
            await asyncio.shield(asyncio.create_task(self._take_for(live, decision.player, window.version, pick)))
        except Refused as refused:
            if refused.word != "store":
                raise
            await asyncio.sleep(1)
            live.window = None
        self.wake(live)

    def _note_time(self, live: Live, pick: int) -> None:
        """Remember how long a player took, so that the table takes as long for them at a window of this paragraph."""
        window, match = live.window, live.match
        if window is not None and window.version == match.version and match.decision and takes_time(match, pick):
            live.paces[match.decision.player, match.asking].took(time.monotonic() - window.opened)

    async def _stop(self, live: Live, seat: int, said: protocol.Stops) -> None:
        """Take note of a player's stops. Only their own windows of the page learn of it."""
        match = live.match
        now = match.decision.about if match.decision is not None else 0
        resting = match.game.turn if said.rest or said.act else -1
        live.stops[seat] = Stops(said.usual, dict(said.here), resting, now if said.act else -1)
        if match.decision is None or match.decision.player != seat or not match.decision.window:
            return
        window = live.window
        over = window is None or window.version != match.version or time.monotonic() >= window.until
        if over and not live.asks(seat) and match.row.windows:
            await self.take(live, match.offered(seat, len(match.taken), len(match.decision.options) - 1))
            return
        for guest in live.guests:
            if guest.seat == seat:
                guest.catch_up()

    # --- bots ------------------------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let the bot decide, if the decision is its own; let the time of a person's window run."""
        decision = live.match.decision
        if decision is not None and decision.window and not live.match.row.seats[decision.player]:
            self._open_window(live, decision.player)
        if live.match.bot_to_decide and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._bots(live))
            self.tasks.add(live.thinking)
            live.thinking.add_done_callback(self.tasks.discard)

    async def _bots(self, live: Live) -> None:
        match = live.match
        while True:
            async with live.lock:  # a bot is asked only about what is on disk
                if not match.bot_to_decide or match.decision is None:
                    self.wake(live)  # a person who is not asked at this window passes
                    return
                version, seat = match.version, match.decision.player
                thought = think(live.bot(seat), match, live.stage)
            pick = await thought
            try:  # a decision that is being written is not interrupted
                await asyncio.shield(asyncio.create_task(self._take_for(live, seat, version, pick)))
            except Refused as refused:
                if refused.word != "store":
                    raise
                await asyncio.sleep(1)
            await asyncio.sleep(0)

    async def _take_for(self, live: Live, seat: int, version: int, pick: int) -> None:
        match = live.match
        async with live.lock:
            if match.version == version:
                await self._kept(live, self.take(live, match.offered(seat, len(match.taken), pick)))

    # --- the lobby -------------------------------------------------------------------------------------------------

    async def add(
        self, row: Row, tokens: dict[int, str], taken: list[Taken] | None = None, friend: int | None = None
    ) -> None:
        seats = {token: seat for seat, token in tokens.items()}
        try:
            await self.writer.write(self.store.adding(row, seats, taken or [], friend))
        except Away as away:
            raise Refused(AWAY, "store") from away

    async def join(self, token: str, deck: protocol.DeckChoice, key: str = "", address: str = "") -> None:
        found = await self.read(self.store.seat, token)
        if found is None or found[1] == WATCHER:
            raise Refused("no seat has this link")
        live = await self.open(found[0])
        async with live.lock:
            ours = not deck.text.strip()
            row = await self.reader.read(lobby.joined, live.match.row, found[1], deck, address=address, ours=ours)
            match = await asyncio.to_thread(Match, row, [])
            await self._claim(live, found[1], digest(key))
            write = self.store.changing(live.lease, kind=row.kind, start=row.start)
            await self._kept(live, self.writer.write(write))
            live.match = match
            for guest in live.guests:
                guest.told = 0
                guest.tell(self.seated(live, guest.seat))
            live.tell_all(live.standing())
            live.tell_all()

    async def play_on(self, guest: Guest, said: protocol.Playon) -> str:
        """A new match from a moment of this one. A seat that could not see everything gets hidden cards dealt anew."""
        if said.bot not in bot_names():
            raise Refused(f"no bot {said.bot!r}; there is {', '.join(bot_names())}")
        await asyncio.sleep(guest.budget.wait())
        async with self._settled(guest) as live:
            match = live.match
            if match.between_people and not match.over:
                raise Refused("between people, play on once the game is over")
            if guest.seat != said.seat and not match.may_look(guest.seat, said.seat):
                raise Refused("that seat is not yours")
            asked = (said.n, said.seat, said.bot)
            if isinstance(match, Film):
                found: tuple[Row, dict[int, str]] = await self._screened(live, match, "played on", *asked)
                row, tokens = found
            elif live.stage is not None:
                row, tokens = await paid(live.stage.ask(match, "played on", *asked)(), guest.budget)
            else:
                work = partial(lobby.played_on, match, *asked)
                row, tokens = await apart.played(match.row, spending, guest.budget, work)
        await self.add(row, tokens)
        return tokens[said.seat]


def digest(key: str) -> str:
    """What the store keeps of a browser's key. Programs without a key are one holder."""
    return hashlib.sha256(key.encode()).hexdigest()


def _check_here(guest: Guest) -> None:
    if guest.dropped:
        raise SeatTaken
    if guest.ended:
        raise Refused(ANEW, "anew")


async def _played(row: Row, taken: list[Taken]) -> Match:
    """A stored match, played again. Whatever its row or the game of this release does, there is a reason to tell."""
    try:
        return await apart.played(row, Match, row, taken)
    except Refused:
        raise
    except InputError as error:
        raise Refused(f"this match cannot be opened: {error}") from error
    except Exception as error:
        LOG.warning("match %s cannot be played again: %s: %s", row.id, type(error).__name__, error)
        raise Refused("this match cannot be opened: what is stored of it is damaged") from error


async def _file_for(match: Match, seat: int) -> str:
    if not match.over or not match.may_look(seat, OPEN):
        raise Refused("the file shows all cards: only once the game is over")
    return await asyncio.to_thread(match.file)


def _players_only(guest: Guest) -> None:
    if guest.seat == WATCHER:
        raise Refused("spectators only watch")


def _answer(ask: str, to: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "answer", "ask": ask, "to": to, **content}
