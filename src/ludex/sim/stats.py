"""The summary of a tournament: rates with intervals, by deck, pair, seat and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludex.ai.referee import added
from ludex.sim.intervals import wilson

Record = dict[str, Any]


class Tally:
    """Games and wins; a draw is half a win."""

    __slots__ = ("draws", "games", "wins")

    def __init__(self) -> None:
        self.games = self.wins = self.draws = 0

    def add(self, winner: int, seat: int) -> None:
        self.games += 1
        self.wins += winner == seat
        self.draws += winner < 0

    def as_json(self) -> dict[str, Any]:
        rate, low, high = wilson(self.wins + self.draws / 2, self.games)
        told = {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"games": self.games, "wins": self.wins, "draws": self.draws, **told}


class CardTally:
    """One card of one deck: games with it in the opening hand, drawn or not drawn, used or not used."""

    __slots__ = ("drawn", "not_drawn", "not_used", "opening", "used")

    def __init__(self) -> None:
        self.opening, self.drawn, self.not_drawn, self.used, self.not_used = (Tally() for _ in range(5))

    def add(self, record: Record, seat: int, name: str) -> None:
        winner = record["winner"]
        if name in record["opening"][seat]:
            self.opening.add(winner, seat)
        (self.drawn if name in record["drawn"][seat] else self.not_drawn).add(winner, seat)
        (self.used if name in record["used"][seat] else self.not_used).add(winner, seat)

    def as_json(self) -> dict[str, Any]:
        told = {name: getattr(self, name).as_json() for name in self.__slots__}
        return dict(sorted(told.items()))


def summary(header: Record, records: Iterable[Record]) -> dict[str, Any]:
    """The whole tournament. The same records give the same summary in any order."""
    games = sorted(records, key=lambda record: int(record["number"]))
    finished = [record for record in games if "error" not in record]
    decks = range(len(header["decks"]))
    turns = Counter(record["turns"] for record in finished)
    return {
        **{key: header[key] for key in ("game", "edition", "bots", "each", "seed")},
        "games": len(games),
        "finished": len(finished),
        "errors": len(games) - len(finished),
        "draws": sum(record["winner"] < 0 for record in finished),
        "first player": _tally((record, record["first"]) for record in finished if record["first"] >= 0),
        "decks": [_deck(header, finished, deck) for deck in decks],
        "pairs": [_pair(header, finished, a, b) for a in decks for b in decks if a < b],
        "turns": {
            "mean": round(sum(n * k for n, k in turns.items()) / max(len(finished), 1), 2),
            "median": _median(turns),
            "games": {str(n): turns[n] for n in sorted(turns)},
        },
        "decisions": sum(record["decisions"] for record in finished),
        "endings": dict(Counter(_ending(record) for record in finished).most_common()),
        "opening hands": [_openings(header, finished, deck) for deck in decks],
        "cards": [row for deck in decks for row in _cards(header, finished, deck)],
        "faults": [added(record.get("faults", ({}, {}))[seat] for record in games) for seat in (0, 1)],
        "failures": [record for record in games if "error" in record],
    }


def _ending(record: Record) -> str:
    return f"{record['reason']} [{record['rule']}]" if record["rule"] else str(record["reason"])


def _median(counts: Counter[int]) -> int:
    left = (sum(counts.values()) + 1) // 2
    for n in sorted(counts):
        left -= counts[n]
        if left <= 0:
            return n
    return 0


def _tally(played: Iterable[tuple[Record, int]]) -> dict[str, Any]:
    tally = Tally()
    for record, seat in played:
        tally.add(record["winner"], seat)
    return tally.as_json()


def _seats(finished: list[Record], deck: int) -> list[tuple[Record, int]]:
    """The games of a deck, and where it sat in them."""
    return [(record, seat) for record in finished for seat in (0, 1) if record["decks"][seat] == deck]


def _deck(header: Record, finished: list[Record], deck: int) -> dict[str, Any]:
    played = _seats(finished, deck)
    return {
        "deck": header["decks"][deck],
        **_tally(played),
        "first": _tally((record, seat) for record, seat in played if record["first"] == seat),
        "second": _tally((record, seat) for record, seat in played if record["first"] == 1 - seat),
    }


def _pair(header: Record, finished: list[Record], a: int, b: int) -> dict[str, Any]:
    played = [(record, seat) for record, seat in _seats(finished, a) if record["decks"][1 - seat] == b]
    return {"decks": [header["decks"][a], header["decks"][b]], **_tally(played)}


def _openings(header: Record, finished: list[Record], deck: int) -> dict[str, Any]:
    """The rate of a deck by the number of different cards in its opening hand."""
    tallies: dict[int, Tally] = {}
    for record, seat in _seats(finished, deck):
        kinds = len(set(record["opening"][seat]))
        tallies.setdefault(kinds, Tally()).add(record["winner"], seat)
    return {"deck": header["decks"][deck], "different cards": {str(n): tallies[n].as_json() for n in sorted(tallies)}}


def _cards(header: Record, finished: list[Record], deck: int) -> list[dict[str, Any]]:
    copies: dict[str, int] = header["cards"][deck]
    tallies = {name: CardTally() for name in copies}
    for record, seat in _seats(finished, deck):
        for name, tally in tallies.items():
            tally.add(record, seat, name)
    return [
        {"deck": header["decks"][deck], "card": name, "copies": copies[name], **tally.as_json()}
        for name, tally in tallies.items()
    ]
