"""Japanese, history: what happened this turn, in the words of the events (`events`) before ている."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import cond
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import SELF, Compare, Env, Happened, Unless, V, When

GONE = ("rode upon", "retire", "discard")
"""What a card does not ask of itself: it has gone."""


def since(g: Grammar) -> None:
    """`since`: this turn, with or without a comma after it."""
    for words in ("このターンに", "このターン", "このターンに、", "このターン、"):
        g.phrase("since", words, t.ANY)


def remembered(env: Env) -> bool:
    """Whether the event is one that is counted: of a card that came, another condition asks, and a card that has gone
    asks nothing; cards played are counted otherwise (`Played`)."""
    when = env["e"]
    if not isinstance(when, When) or when.event == "begin" or when.word == "play":
        return False
    if when.subject == SELF and when.event == "move":
        return when.word not in GONE and when != When("move", SELF, word="placed")
    return True


def stems(g: Grammar) -> None:
    """`event_stem`: an event before て: 登場し, 置かれ."""
    for entry in g.entries["event"]:
        if isinstance(entry, Phrase) and entry.template.endswith("た"):
            g.phrase("event_stem", entry.template[:-1], entry.means, entry.when)


def asked(g: Grammar) -> None:
    once = Compare(Happened(V("e")), ">=", 1)
    cond(g, "{since:since}{e:event_stem}", "ている", "ていて", once, remembered)
    for not_ in ("ていない", "てない"):
        cond(g, "{since:since}{e:event_stem}", not_, "ておらず", Unless(once), remembered)


def add(g: Grammar) -> None:
    for part in (since, stems, asked):
        part(g)
