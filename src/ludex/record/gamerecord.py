"""The record of one game of a tournament: who won, how long it took, and what each player's cards did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game, Outcome

NOT_USED = ("discard",)
"""Words under which a card leaves the hand without being used."""


class Watcher:
    """An observer that notes which player goes first, opening hands, and which cards each player drew and used.

    A card is used if it leaves the hand for a zone other than the deck and is not discarded; opening hands are those
    with which the first turn begins.
    """

    def __init__(self, game: Game) -> None:
        self.hand = game.kind(game.book.hand_zone)
        self.deck = game.kind(game.book.deck_zone)
        self.first = -1
        self.opening: tuple[list[str], list[str]] = ([], [])
        self.drawn: tuple[set[str], set[str]] = (set(), set())
        self.used: tuple[set[str], set[str]] = (set(), set())

    def step(self, game: Game, cite: str) -> None:
        if self.first < 0 and game.turn > 0:
            self.first = game.active
            for player in (0, 1):
                names = [game.objects[id].card.name for id in game.zone_at(self.hand, player)]
                self.opening[player].extend(sorted(names))
                self.drawn[player].update(names)

    def event(self, game: Game, event: Event) -> None:
        if event.kind != "move" or event.before is None:
            return
        card, owner = event.before.card, event.before.owner
        if event.dst == self.hand:
            if self.first >= 0:
                self.drawn[owner].add(card.name)
        elif event.src == self.hand and event.dst != self.deck and event.word not in NOT_USED:
            self.used[owner].add(card.name)

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        pass

    def record(
        self, number: int, decks: tuple[int, int], outcome: Outcome, turns: int, decisions: int
    ) -> dict[str, Any]:
        """The game as one line of a tournament's file."""
        return {
            "number": number,
            "decks": list(decks),
            "winner": outcome.winner,
            "reason": outcome.reason,
            "rule": outcome.rule,
            "turns": turns,
            "decisions": decisions,
            "first": self.first,
            "opening": list(self.opening),
            "drawn": [sorted(names) for names in self.drawn],
            "used": [sorted(names) for names in self.used],
        }
