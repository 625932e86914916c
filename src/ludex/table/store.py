"""Matches on disk, as their decision logs: SQLite unless an address of another database is given.

Several servers may share a database. A match then has one owner at a time: its lease names the server and carries a
number that grows with each new owner. Every write names that number and is refused once another server has taken over.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from ludex.ai.chance import drawn
from ludex.core.flow.decisions import VEILED
from ludex.errors import InputError

WATCHER = -1
LEASE = 6.0
"""Seconds after its last heartbeat until other servers may take a server's matches."""
CHECKED = 200_000_000
"""SQLite files up to this size are checked for damage when they are opened."""
FREE = "free"
"""The holder of a seat that the first browser to take it will keep."""

_meta = sa.MetaData()

_matches = sa.Table(
    "matches",
    _meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("edition", sa.String(20), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False, default=0),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("conceded", sa.Integer, nullable=False, default=-1),
    sa.Column("allowed", sa.Integer, nullable=False, default=0),
    sa.Column("outcome", sa.Text, nullable=False, default=""),
    sa.Column("chance", sa.Text, nullable=False, default="", server_default=""),
)

_tokens = sa.Table(
    "tokens",
    _meta,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("holder", sa.String(64), nullable=False, default="", server_default=""),
)

_decisions = sa.Table(
    "decisions",
    _meta,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("rule", sa.String(40), nullable=False),
    sa.Column("pick", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
)

_servers = sa.Table(
    "servers",
    _meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

_leases = sa.Table(
    "leases",
    _meta,
    sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("server", sa.String(40), nullable=False),
    sa.Column("fence", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


class Away(Exception):
    """The database cannot be reached, or cannot be written to, at the moment. Nothing was changed."""


class Lost(Exception):
    """The match in memory is not, or no longer, the one in the database: it must be loaded anew."""


class Taken(NamedTuple):
    """A decision as it is stored: its number (from 1), the player, the paragraph that asked, and the pick."""

    n: int
    player: int
    rule: str
    pick: int
    option: str


class Row(NamedTuple):
    """A match as it is stored. `kind` says what `start` is: `decks`, `position`, or `waiting` (for the second deck).
    `seats` are the bots' names, empty for people. `conceded` is the player who gave up (-1: none). `open`: somebody
    typed the seed or the position. `secret`: what bots draw their random numbers from, unrelated to the seed.
    `windows`: players are asked too where they can only pass (`Game.windows`). `lingers`: the players (bits) who end
    their turns themselves."""

    id: str
    made: float
    game: str
    edition: str
    seed: int
    kind: str
    start: str
    seats: tuple[str, str]
    conceded: int
    allowed: int
    outcome: str
    open: bool
    secret: int
    windows: int
    lingers: int


class Lease(NamedTuple):
    """The right of this server to write to a match."""

    match: str
    fence: int


class Elsewhere(NamedTuple):
    """Another server has the match."""

    server: str
    address: str


Write = Callable[[sa.Connection], None]
"""Something to write. Writers pass these, so that many commit together."""


class Store:
    """A database of matches. Its methods block: the server calls them in a thread."""

    def __init__(self, address: str, reached_at: str = "") -> None:
        self.id = secrets.token_urlsafe(12)
        self.address = reached_at
        """Where other servers reach this one."""
        self.engine = _opened(address)

    def close(self) -> None:
        self.engine.dispose()

    def commit(self, writes: list[Write]) -> None:
        """All or nothing. When this returns, it is on disk."""
        with self._writing() as connection:
            for write in writes:
                write(connection)

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        with _reached(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        with _reached(), self.engine.connect() as connection:
            yield connection

    # --- what is written -----------------------------------------------------------------------------------------

    def adding(self, row: Row, tokens: dict[str, int], taken: list[Taken], friend: int | None = None) -> Write:
        """A new match. `friend`: the seat whose link is given away."""
        own = {**row._asdict(), "seats": json.dumps(row.seats), "chance": chance_text(row)}
        for kept_in_chance in ("seed", "open", "secret", "windows", "lingers"):
            del own[kept_in_chance]
        links = [(token, seat, FREE if seat == friend else "") for token, seat in tokens.items()]
        values = [{"token": token, "match": row.id, "seat": seat, "holder": holder} for token, seat, holder in links]

        def write(connection: sa.Connection) -> None:
            connection.execute(_matches.insert(), own)
            if values:
                connection.execute(_tokens.insert(), values)
            self._follow(connection, row.id, taken)

        return write

    def deciding(self, lease: Lease, taken: list[Taken], outcome: str = "", doubt: bool = False) -> Write:
        """The next decisions, and how the game ended by them. `doubt`: a concession was refused because the store did
        not answer, and may be stored nevertheless; nobody has conceded."""

        def write(connection: sa.Connection) -> None:
            self._hold(connection, lease)
            self._follow(connection, lease.match, taken)
            if outcome or doubt:
                values = {"outcome": outcome, "conceded": -1} if doubt else {"outcome": outcome}
                connection.execute(_matches.update().where(_matches.c.id == lease.match), values)

        return write

    def going_back(self, lease: Lease, row: Row, n: int) -> Write:
        """Keep the first n decisions."""

        def write(connection: sa.Connection) -> None:
            self._hold(connection, lease)
            connection.execute(_decisions.delete().where(_decisions.c.match == lease.match, _decisions.c.n > n))
            values = {"conceded": -1, "outcome": "", "chance": chance_text(row)}
            connection.execute(_matches.update().where(_matches.c.id == lease.match), values)

        return write

    def changing(self, lease: Lease, **values: Any) -> Write:
        def write(connection: sa.Connection) -> None:
            self._hold(connection, lease)
            connection.execute(_matches.update().where(_matches.c.id == lease.match), values)

        return write

    def claiming(self, lease: Lease, seat: int, holder: str) -> Write:
        """The seat belongs to the browser with this key from now on."""

        def write(connection: sa.Connection) -> None:
            self._hold(connection, lease)
            at = (_tokens.c.match == lease.match) & (_tokens.c.seat == seat)
            connection.execute(_tokens.update().where(at), {"holder": holder})

        return write

    def _hold(self, connection: sa.Connection, lease: Lease) -> None:
        """Nobody else can write to the match until this transaction ends; refused if another server has it."""
        mine = (_leases.c.match == lease.match) & (_leases.c.server == self.id) & (_leases.c.fence == lease.fence)
        if connection.execute(_leases.update().where(mine), {"at": time.time()}).rowcount != 1:
            raise Lost("another server has taken over this match")

    def _follow(self, connection: sa.Connection, match: str, taken: list[Taken]) -> None:
        """Store decisions right after those that are stored. What a commit that seemed to fail has left is not stored
        twice."""
        last = connection.execute(
            sa.select(sa.func.coalesce(sa.func.max(_decisions.c.n), 0)).where(_decisions.c.match == match)
        ).scalar_one()
        known = [one for one in taken if one.n <= last]
        if known and _stored(connection, match, known[0].n) != taken:
            raise Lost(f"decision {known[0].n} is stored already, and is another one")
        if known or not taken:
            return
        if [one.n for one in taken] != list(range(last + 1, last + 1 + len(taken))):
            raise Lost(f"{last} decisions are stored: decision {taken[0].n} does not follow")
        connection.execute(_decisions.insert(), [{**one._asdict(), "match": match} for one in taken])

    # --- whose it is ---------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """A heartbeat: the leases of this server hold for `LEASE` seconds more."""
        with self._writing() as connection:
            values = {"address": self.address, "until": self._now(connection) + LEASE}
            if not connection.execute(_servers.update().where(_servers.c.id == self.id), values).rowcount:
                connection.execute(_servers.insert(), {"id": self.id, **values})

    def probing(self, connection: sa.Connection) -> None:
        """Write something that takes room, and take it back."""
        row = new_row(f"probe {self.id}", "", "", 0, "", "x" * 20_000, ("", ""))
        self.adding(row, {}, [])(connection)
        connection.execute(_matches.delete().where(_matches.c.id == row.id))

    def leave(self) -> None:
        """The server ends: others may take its matches at once."""
        with self._writing() as connection:
            connection.execute(_servers.delete().where(_servers.c.id == self.id))

    def claim(self, match: str, dead: str = "") -> Lease | Elsewhere:
        """The lease of a match, if no other living server has it. `dead` names a server that does not answer."""
        for _ in range(5):
            try:
                found = self._claim(match, dead)
            except Away as error:
                if not isinstance(error.__cause__, sa.exc.IntegrityError):
                    raise
                continue  # another server has made the row
            if found is not None:
                return found
        raise Away("several servers want this match at once")

    def _claim(self, match: str, dead: str) -> Lease | Elsewhere | None:
        """One try; None: somebody was faster."""
        with self._writing() as connection:
            query = sa.select(_leases.c.server, _leases.c.fence, _servers.c.address, _servers.c.until)
            query = query.select_from(_leases.outerjoin(_servers, _servers.c.id == _leases.c.server))
            row = connection.execute(query.where(_leases.c.match == match)).first()
            values = {"server": self.id, "at": time.time()}
            if row is None:
                connection.execute(_leases.insert(), {"match": match, "fence": 1, **values})
                return Lease(match, 1)
            if row.server == self.id:
                return Lease(match, row.fence)
            alive = row.until is not None and row.until > self._now(connection)
            before = bool(self.address) and row.address == self.address
            if alive and not before and row.server != dead:
                return Elsewhere(row.server, row.address)
            ours = _leases.update().where(_leases.c.match == match, _leases.c.fence == row.fence)
            taken = connection.execute(ours, {"fence": row.fence + 1, **values}).rowcount
            return Lease(match, row.fence + 1) if taken else None

    def held(self, leases: list[Lease]) -> set[str]:
        """Of these leases, the matches that this server still has."""
        wanted = {lease.match: lease.fence for lease in leases}
        with self._reading() as connection:
            query = sa.select(_leases.c.match, _leases.c.fence).where(_leases.c.server == self.id)
            rows = connection.execute(query.where(_leases.c.match.in_(list(wanted)))).all()
        return {row.match for row in rows if wanted[row.match] == row.fence}

    # --- what is old -------------------------------------------------------------------------------------------------

    def expire(self, keep: float, unbegun: float, replays: dict[str, float], but: list[str]) -> int:
        """Delete matches without a change for so many days: `keep`, `unbegun` if nothing was decided, and those whose
        seats are a key of `replays` by its value. `but` are in memory. Returns how many."""
        day, now = 86400.0, time.time()
        last = sa.func.coalesce(_leases.c.at, _matches.c.made)
        begun = sa.exists().where(_decisions.c.match == _matches.c.id)
        old = sa.or_(
            last < now - keep * day,
            sa.and_(last < now - unbegun * day, ~begun),
            *(sa.and_(last < now - days * day, _matches.c.seats == seats) for seats, days in replays.items()),
        )
        found = sa.select(_matches.c.id).select_from(_matches.outerjoin(_leases, _leases.c.match == _matches.c.id))
        with self._writing() as connection:
            connection.execute(_servers.delete().where(_servers.c.until < self._now(connection) - day))
            query = found.where(old, _matches.c.id.not_in(but)).limit(500)
            ids = [row.id for row in connection.execute(query)]
            for column in (_leases.c.match, _decisions.c.match, _tokens.c.match, _matches.c.id):
                connection.execute(column.table.delete().where(column.in_(ids)))
        return len(ids)

    def _now(self, connection: sa.Connection) -> float:
        """The time by the clock of the database, which all its servers share; SQLite has that of this machine."""
        if self.engine.dialect.name != "postgresql":
            return time.time()
        return float(connection.execute(sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()))).scalar_one())

    # --- what is read --------------------------------------------------------------------------------------------

    def seat(self, token: str) -> tuple[str, int] | None:
        """The match and the seat a token is for."""
        with self._reading() as connection:
            found = connection.execute(
                sa.select(_tokens.c.match, _tokens.c.seat).where(_tokens.c.token == token)
            ).first()
        return (found[0], found[1]) if found is not None else None

    def tokens(self, match: str) -> dict[int, str]:
        with self._reading() as connection:
            rows = connection.execute(sa.select(_tokens.c.seat, _tokens.c.token).where(_tokens.c.match == match))
            return {row.seat: row.token for row in rows}

    def holders(self, match: str) -> dict[int, str]:
        """Who holds each seat: the digest of a browser's key, `FREE`, or "" where the link alone counts."""
        with self._reading() as connection:
            rows = connection.execute(sa.select(_tokens.c.seat, _tokens.c.holder).where(_tokens.c.match == match))
            return {row.seat: row.holder for row in rows}

    def match(self, id: str) -> tuple[Row, list[Taken]] | None:
        with self._reading() as connection:
            found = connection.execute(sa.select(_matches).where(_matches.c.id == id)).first()
            if found is None:
                return None
            taken = _stored(connection, id, 1)
        values = dict(found._mapping)
        try:
            first, second = json.loads(values.pop("seats"))
            chance = _chance_of(values.pop("chance"), values.pop("seed"))
        except (ValueError, TypeError, KeyError):
            raise InputError("", "this match cannot be opened: what is stored of it is damaged") from None
        return Row(seats=(first, second), **chance, **values), taken

    def count(self, match: str) -> int:
        with self._reading() as connection:
            query = sa.select(sa.func.count()).select_from(_decisions).where(_decisions.c.match == match)
            return connection.execute(query).scalar_one()


def chance_text(row: Row) -> str:
    """Seed and secret as text: a database's whole numbers have 64 bits."""
    kept = {"seed": str(row.seed), "open": row.open, "secret": str(row.secret)}
    return json.dumps({**kept, "windows": row.windows, "lingers": row.lingers})


def _chance_of(text: str, old: int) -> dict[str, Any]:
    """What `chance_text` wrote. NB: release 0.2 kept only a seed, and told it to everybody: such a match is open."""
    if not text:
        return {"seed": old, "open": True, "secret": old, "windows": False, "lingers": 0}
    kept = {"windows": False, "lingers": 0, **json.loads(text)}
    return {**kept, "seed": int(kept["seed"]), "secret": int(kept["secret"])}


def _stored(connection: sa.Connection, match: str, first: int) -> list[Taken]:
    query = sa.select(_decisions).where(_decisions.c.match == match, _decisions.c.n >= first)
    return [Taken(r.n, r.player, r.rule, r.pick, r.option) for r in connection.execute(query.order_by(_decisions.c.n))]


@contextmanager
def _reached() -> Iterator[None]:
    """Whatever the database complains of, the server hears that it is away."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise Away(_reason(error)) from error


def _reason(error: Exception) -> str:
    """What a driver says, in one line."""
    said = str(getattr(error, "orig", None) or error)
    return (said.strip() or type(error).__name__).splitlines()[0]


# --- opening ---------------------------------------------------------------------------------------------------------


def _opened(address: str) -> sa.Engine:
    """The database at an address, with its tables. What stands in the way is told in one sentence."""
    try:
        engine = _engine(address)
    except (sa.exc.ArgumentError, ImportError) as error:
        raise InputError("--database", f"no database can be opened with this: {_reason(error)}") from None
    place = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string(hide_password=True)
    try:
        if engine.dialect.name == "sqlite":
            _look_over(engine, Path(str(place)))
        _make_tables(engine)
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        engine.dispose()
        raise InputError(place, f"the matches cannot be kept there: {_reason(error)}") from None
    return engine


def _make_tables(engine: sa.Engine) -> None:
    """Servers that start at the same time make the same tables: who comes second tries again, and finds them."""
    for left in (2, 1, 0):
        try:
            _meta.create_all(engine)
            _grow(engine)
            return
        except sa.exc.DBAPIError:
            if not left:
                raise
            time.sleep(0.3)


def _engine(address: str) -> sa.Engine:
    url = sa.make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url)
        sa.event.listen(engine, "connect", _careful)
        return engine
    limits = {"connect_timeout": 5, "options": "-c statement_timeout=10000", "keepalives_idle": 5}
    known = limits if url.get_backend_name() == "postgresql" else {}
    return sa.create_engine(url, pool_pre_ping=True, connect_args=known)


def _look_over(engine: sa.Engine, file: Path) -> None:
    """Make the folder of a SQLite file; a file that is there must be whole."""
    file.absolute().parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and file.stat().st_size < CHECKED:
        with engine.connect() as connection:
            found = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise OSError(f"the file is damaged ({found.splitlines()[-1]})")


def _grow(engine: sa.Engine) -> None:
    """Add the columns that a database of an earlier release does not have."""
    there = sa.inspect(engine)
    for table in _meta.sorted_tables:
        had = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in had:
                made = sa.schema.CreateColumn(column).compile(dialect=engine.dialect)
                with engine.begin() as connection:
                    connection.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))


def _careful(connection: Any, entry: ConnectionPoolEntry) -> None:
    """Commits reach the disk, and readers do not wait for them."""
    cursor = connection.cursor()
    for line in ("busy_timeout=3000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def new_row(
    id: str, game: str, edition: str, seed: int, kind: str, start: str, seats: tuple[str, str], opened: bool = False
) -> Row:
    """A new match: between people all windows are offered, and people end their turns themselves."""
    people = [seat for seat in (0, 1) if not seats[seat]]
    chance = (opened, drawn(), VEILED if len(people) == 2 else 0, sum(1 << seat for seat in people))
    return Row(id, time.time(), game, edition, seed, kind, start, seats, -1, 0, "", *chance)
