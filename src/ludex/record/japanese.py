"""A game in Japanese, for the eyes only: options, prompts, titles and the log, from its words and the shared ones.

What has no Japanese words stays English. Names and texts of cards are not translated: they stand in 「」.
"""

from __future__ import annotations

import re
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING

from ludex.core.flow.decisions import card_name, clause, numbered, option_text
from ludex.games import load
from ludex.games.words import SHARED, Words
from ludex.record.log import outcome_key
from ludex.record.printed import quoting

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

NUMBER = re.compile(r"\d+")
NAMED = re.compile(r'"([^"]*)"')
IT = "それ"
PLAYER = re.compile(r"\{player\}[がのは]")


class Japanese:
    """The Japanese words of one game. An empty answer: there are no words for it."""

    def __init__(self, words: Words) -> None:
        self.both = (words, SHARED)
        self.zones = {name: zone.ja for name, zone in words.zones.items() if zone.ja}
        self.terms: dict[str, str] = {**SHARED.terms, **words.terms, **words.states, **words.numbers}
        self.terms |= {name: keyword.ja for name, keyword in words.keywords.items() if keyword.ja}
        self.terms |= {slot.en: slot.ja for zone in words.zones.values() for slot in zone.slots if slot.ja}
        longest_first = sorted(self.terms, key=len, reverse=True)
        self.known = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, longest_first))})(?![A-Za-z])")

    def title(self, title: str) -> str:
        """The title of a procedure, or the name of a phase."""
        return next((words.phases[title] for words in self.both if title in words.phases), "")

    def figure(self, name: str) -> str:
        """The name of a figure on cards."""
        return self.both[0].figures.get(name, "")

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return next((words.outcomes[reason] for words in self.both if reason in words.outcomes), "")

    def prompt(self, prompt: str) -> str:
        pattern = NUMBER.sub("{n}", prompt, count=1)
        for words in self.both:
            if prompt in words.prompts:
                return words.prompts[prompt]
            if pattern in words.prompts:
                n = NUMBER.search(prompt)
                return words.prompts[pattern].format(n=n.group() if n is not None else "")
        return ""

    def options(self, game: Game, decision: Decision, instead: list[str] | None = None) -> list[str]:
        """One text per option, unique within the decision; an option without words is told in English. A clause
        (`decisions.clause`) quotes the card. `instead`: what is said in place of their own words, where not empty."""
        other = instead or [""] * len(decision.options)
        pairs = zip(decision.options, other, strict=True)
        return numbered([self._whole(game, decision, option, text) for option, text in pairs])

    def _whole(self, game: Game, decision: Decision, option: Option, text: str) -> str:
        text = text or self._option(game, option, decision.player) or option_text(game, option, decision.player)
        return text + clause(game, decision, option, "：", quoting(game, option))

    def _option(self, game: Game, option: Option, player: int) -> str:
        template = next((words.options[option.verb].ja for words in self.both if option.verb in words.options), "")
        return self.option_in(game, option, player, template)

    def option_in(self, game: Game, option: Option, player: int, template: str) -> str:
        """An option in a template of its own."""
        names = [self._called(*card_name(game, id, player, option.verb)) for id in option.cards]
        return template.format(
            a=names[0] if names else "",
            b=names[1] if len(names) > 1 else "",
            cards="、".join(names),
            n=option.n,
            word=self.term(option.word),
        ).strip()

    def event(self, event: Event, fields: dict[str, str]) -> str:
        """A line of the log: `fields` are those of the English one (`log.fields_of`)."""
        template = self._line(f"{event.kind} {event.word}", event.kind)
        if not template:
            return ""
        said = {name: self.term(value) for name, value in fields.items()}
        said |= {name: self.zones.get(fields[name], said[name]) for name in ("src", "dst")}
        return template.format(**said).strip()

    def deed(self, *keys: str, **fields: str) -> str:
        """What is done to "it", as a line of the log under the first of the keys says it, whoever does it; "": there
        are no words, or they say more than the fields."""
        template = PLAYER.sub("", self._line(*keys))
        told = {**fields, "card": IT, **{name: self.zones.get(fields.get(name, ""), "") for name in ("src", "dst")}}
        wanted = {name for _, name, _, _ in Formatter().parse(template) if name}
        if "src" in wanted and told["dst"]:
            return f"{IT}を{told['dst']}へ"
        return template.format(**told).strip() if all(told.get(name) for name in wanted) else ""

    def outcome(self, game: Game, names: tuple[str, str]) -> str:
        """How the game ended; `names` are those of the players."""
        if game.outcome is None:
            return ""
        reason = self.reason(game.outcome.reason) or game.outcome.reason
        player = self.term(names[max(game.outcome.winner, 0)])
        return self._line(outcome_key(game.outcome)).format(player=player, word=reason)

    def _line(self, *keys: str) -> str:
        """The template under the first of the keys: all keys in the game's words, then all in the shared ones."""
        return next((words.log[key].ja for words in self.both for key in keys if key in words.log), "")

    def term(self, text: str) -> str:
        """Words inside a line: known ones are translated, names of cards are left alone."""
        if not text:
            return ""
        parts = NAMED.split(text)
        parts[::2] = [self._translated(part) for part in parts[::2]]
        parts[1::2] = [self._name(name) for name in parts[1::2]]
        return "".join(parts)

    def _called(self, said: str, name: bool) -> str:
        """What an option calls a card: its name, or words like others."""
        return self._name(said) if name else self.term(said)

    def _name(self, name: str) -> str:
        return f"「{self.both[0].terms.get(name, name)}」"

    def _translated(self, text: str) -> str:
        if text in self.terms:
            return self.terms[text]
        return self.known.sub(lambda found: self.terms[found.group()], text)


@cache
def japanese(code: str) -> Japanese:
    """The Japanese words of the game with the given code."""
    return Japanese(load(code).words)
