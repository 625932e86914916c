"""Matches on disk, as their decision logs: SQLite unless an address of another database is given."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from ludex.ai.chance import drawn

WATCHER = -1
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
    typed the seed or the position. `secret`: what bots draw their random numbers from, unrelated to the seed."""

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


Write = tuple[sa.Executable, Any]
"""A statement and its values. Writers pass these, so that many commit together."""


class Store:
    """A database of matches. Its methods block: the server calls them in a thread."""

    def __init__(self, address: str) -> None:
        if address.startswith("sqlite:///"):
            Path(address.removeprefix("sqlite:///")).absolute().parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(address)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _careful)
        _meta.create_all(self.engine)
        _grow(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def commit(self, writes: list[Write]) -> None:
        """All or nothing. When this returns, it is on disk."""
        with self.engine.begin() as connection:
            for statement, values in writes:
                connection.execute(statement, values)

    # --- what is written -----------------------------------------------------------------------------------------

    def adding(self, row: Row, tokens: dict[str, int], taken: list[Taken], friend: int | None = None) -> list[Write]:
        """A new match. `friend`: the seat whose link is given away."""
        own = {**row._asdict(), "seats": json.dumps(row.seats), "chance": chance_text(row)}
        for kept_in_chance in ("seed", "open", "secret"):
            del own[kept_in_chance]
        writes: list[Write] = [(_matches.insert(), own)]
        links = [(token, seat, FREE if seat == friend else "") for token, seat in tokens.items()]
        values = [{"token": token, "match": row.id, "seat": seat, "holder": holder} for token, seat, holder in links]
        writes.append((_tokens.insert(), values))
        return writes + ([self.deciding(row.id, taken)] if taken else [])

    def deciding(self, match: str, taken: list[Taken]) -> Write:
        return _decisions.insert(), [{**one._asdict(), "match": match} for one in taken]

    def going_back(self, row: Row, n: int) -> list[Write]:
        """Keep the first n decisions."""
        where = (_decisions.c.match == sa.bindparam("id")) & (_decisions.c.n > sa.bindparam("kept"))
        again = _matches.update().where(_matches.c.id == sa.bindparam("id_")).values(conceded=-1, outcome="")
        values = {"id_": row.id, "chance": chance_text(row)}
        return [(_decisions.delete().where(where), {"id": row.id, "kept": n}), (again, values)]

    def changing(self, match: str, **values: Any) -> Write:
        return _matches.update().where(_matches.c.id == sa.bindparam("id_")), {"id_": match, **values}

    def claiming(self, match: str, seat: int, holder: str) -> Write:
        """The seat belongs to the browser with this key from now on."""
        where = (_tokens.c.match == sa.bindparam("id")) & (_tokens.c.seat == sa.bindparam("at"))
        return _tokens.update().where(where), {"id": match, "at": seat, "holder": holder}

    # --- what is read --------------------------------------------------------------------------------------------

    def seat(self, token: str) -> tuple[str, int] | None:
        """The match and the seat a token is for."""
        with self.engine.connect() as connection:
            found = connection.execute(
                sa.select(_tokens.c.match, _tokens.c.seat).where(_tokens.c.token == token)
            ).first()
        return (found[0], found[1]) if found is not None else None

    def tokens(self, match: str) -> dict[int, str]:
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(_tokens.c.seat, _tokens.c.token).where(_tokens.c.match == match))
            return {row.seat: row.token for row in rows}

    def holders(self, match: str) -> dict[int, str]:
        """Who holds each seat: the digest of a browser's key, `FREE`, or "" where the link alone counts."""
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(_tokens.c.seat, _tokens.c.holder).where(_tokens.c.match == match))
            return {row.seat: row.holder for row in rows}

    def match(self, id: str) -> tuple[Row, list[Taken]] | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(_matches).where(_matches.c.id == id)).first()
            if found is None:
                return None
            rows = connection.execute(sa.select(_decisions).where(_decisions.c.match == id).order_by(_decisions.c.n))
            taken = [Taken(r.n, r.player, r.rule, r.pick, r.option) for r in rows]
        values = dict(found._mapping)
        first, second = json.loads(values.pop("seats"))
        seed, opened, secret = _chance_of(values.pop("chance"), values.pop("seed"))
        return Row(seats=(first, second), seed=seed, open=opened, secret=secret, **values), taken

    def count(self, match: str) -> int:
        with self.engine.connect() as connection:
            query = sa.select(sa.func.count()).select_from(_decisions).where(_decisions.c.match == match)
            return connection.execute(query).scalar_one()


def chance_text(row: Row) -> str:
    """Seed and secret as text: a database's whole numbers have 64 bits."""
    return json.dumps({"seed": str(row.seed), "open": row.open, "secret": str(row.secret)})


def _chance_of(text: str, old: int) -> tuple[int, bool, int]:
    """Seed, open, and secret. NB: release 0.2 kept only a seed, and told it to everybody: such a match is open."""
    if not text:
        return old, True, old
    kept = json.loads(text)
    return int(kept["seed"]), kept["open"], int(kept["secret"])


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
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def new_row(
    id: str, game: str, edition: str, seed: int, kind: str, start: str, seats: tuple[str, str], opened: bool = False
) -> Row:
    return Row(id, time.time(), game, edition, seed, kind, start, seats, -1, 0, "", opened, drawn())
