"""Japanese, history: what happened this turn, in the words of the events (`events`) before ている."""

from __future__ import annotations

from ludex.core import tree
from ludex.games.vg.text.ja.conditions import SO, cond
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import SELF, Compare, Env, Happened, Unless, V, When

SINCE = "{since:since}"
GONE = ("rode upon", "retire", "discard")
"""What a card does not ask of itself: it has gone."""


def since(g: Grammar) -> None:
    """`since`: this turn, with or without a comma after it."""
    for words in ("このターンに", "このターン", "このターンに、", "このターン、", "このターン中に", "このターン中に、"):
        g.phrase("since", words, t.ANY)


def remembered(env: Env) -> bool:
    """Whether the event is one that is counted: of a card that came, another condition asks, and a card that has gone
    asks nothing; cards played are counted otherwise (`Played`)."""
    when = env["e"]
    if not isinstance(when, When) or when.event == "begin":
        return False
    if when.word == "play" and not (when.phase or when.span):
        return False
    if when.event == "ride" and when.subject != SELF:  # what the player did is asked by `remembering`
        return False
    if when.subject == SELF and when.event == "move":
        return when.word not in GONE and when != When("move", SELF, word="placed")
    return True


def stems(g: Grammar) -> None:
    """`event_stem`: an event before て: 登場し, 置かれ."""
    for entry in g.entries["event"]:
        if isinstance(entry, Phrase) and entry.template.endswith("た"):
            g.phrase("event_stem", entry.template[:-1], entry.means, entry.when)


def within(g: Grammar) -> None:
    """`event_within`: an event in a phase of this turn, before て."""
    for word in ("ライド", "メイン", "バトル"):
        phase = {"ライド": "ride", "メイン": "main", "バトル": "battle"}[word]
        for this in ("この", "このターンの", "このターンに", "このターン、"):
            g.phrase("phase_since", f"{this}{word}フェイズに{{x:comma}}", phase)
    for entry in g.entries["event"]:
        if isinstance(entry, Phrase) and entry.template.endswith("た") and t.node_of(entry.means) is tree.When:
            there = t.replace(entry.means, phase=V("ph"))
            g.phrase("event_within", f"{{ph:phase_since}}{entry.template[:-1]}", there, entry.when)


def asked(g: Grammar) -> None:
    once = Compare(Happened(V("e")), ">=", 1)
    for words in ("{since:since}{e:event_stem}", "{e:event_within}"):
        cond(g, words, "ている", "ていて", once, remembered)
        for not_ in ("ていない", "てない"):
            cond(g, words, not_, "ておらず", Unless(once), remembered)


def together(g: Grammar) -> None:
    """Two things that happened this turn, after one このターンに. `happened`: a condition without these words."""
    for category in [name for name in g.entries if name.startswith(("cond__", SO))]:
        after = category.replace("cond_", "happened_", 1)
        found = [e for e in g.entries[category] if isinstance(e, Phrase) and e.template.startswith(SINCE)]
        for entry in found:
            g.phrase(after, entry.template.removeprefix(SINCE), entry.means, entry.when)
        if found:
            g.entries[category] = [entry for entry in g.entries[category] if entry not in found]
            g.phrase(category, f"{SINCE}{{q:{after}}}", V("q"))
            for form in ("end", "mid"):
                for link in g.entries[f"cond_{form}"]:
                    if isinstance(link, Phrase) and f":{category}}}" in link.template:
                        g.phrase(f"happened_{form}", link.template.replace(category, after), link.means)
    for form in ("end", "mid"):
        both = t.Both((V("a"), V("b")))
        g.phrase(f"cond_{form}", f"{SINCE}{{a:happened_mid}}、{{b:happened_{form}}}", both)
        either = t.Either((V("a"), V("b")))
        g.phrase(f"cond_{form}", f"{SINCE}{{a:happened_end}}か{{x:comma}}{{b:happened_{form}}}", either)


def add(g: Grammar) -> None:
    for part in (since, stems, within, asked, together):
        part(g)
