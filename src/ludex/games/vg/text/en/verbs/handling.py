"""English, how deeds are told: a second card from among those looked at, other zones to search, what each player does,
what is done once for each of something, and what is done later."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.verbs.verbs import DEEDS, fill_some
from ludex.games.vg.text.en.words import LATER
from ludex.games.vg.text.meanings import FOUND, REST
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.pattern import Choose, Do, Move, V

AGAIN: tuple[tuple[str, Any], ...] = (
    ("{g:a_seen} from among them", 1),
    ("one {g:seen_one} from among them", 1),
    ("{n:several} {g:seen_many} from among them", V("n")),
    ("up to one {g:seen_one} from among them", 1),
)


def taking_again(g: Grammar) -> None:
    """Cards are taken from those that were looked at, after others were: "put one into your hand, and one into your
    soul" (`lang.twice`)."""
    for before, after, means in DEEDS:
        if before == "put ":
            for words, n in AGAIN:
                chosen = Choose("found", n, V("g"), up_to=words.startswith("up to"))
                taken = (chosen, t.pattern(fill_some(means, {"o": FOUND})))
                g.phrase("clause", f"{words}{after}", taken)
    for the in ("the remaining card", "the remaining one card", "the other card", "the other"):
        g.phrase("thing", the, REST)


def each(g: Grammar) -> None:
    """What both players do."""
    for who in ("you and your opponent", "all fighters", "all players", "each player", "both you and your opponent"):
        g.phrase("act", f"{who} {{a:shared}}", (t.By(t.EACH, V("a")),))
        g.phrase("act", f"{who} may {{a:shared}}", (t.By(t.EACH, (t.May(V("a")),)),))
    for words, means in (
        ("draw a card", (t.Draw(1),)),
        ("draw {n:several} cards", (t.Draw(V("n")),)),
        ("draw up to {n:several} cards", (t.Draw(V("n"), up_to=True),)),
        ("[Soul-Charge {n:digits}]", (Do("soul-charge", t.SELF, V("n")),)),
    ):
        g.phrase("shared", words, means)
    for entry in g.entries["clause"]:
        if isinstance(entry, Phrase) and entry.template.startswith("[Counter-Charge {n:digits}]"):
            g.add("shared", entry)


def later(g: Grammar) -> None:
    """The moment is said after the deed."""
    for words, when in LATER:
        g.phrase("act", f"{{d:clause}} {words}", (t.Delay(when, V("d")),))


def more_than_figure(env: t.Env) -> bool:
    """Whether the block does more than give one figure: that is given once, for each of them (`terms.for_each`)."""
    block = env["c"]
    given = block[0] if len(block) == 1 else None
    effects = given.effects if isinstance(given, (t.Give, t.Lasting)) else ()
    if len(effects) == 1 and isinstance(effects[0], t.Gives):
        effects = effects[0].effects
    return not (len(effects) == 1 and isinstance(effects[0], t.Modify) and effects[0].op == "+")


def repeating(g: Grammar) -> None:
    """[VG 12.7.1.1] "For each X, ..." reaches to the end of the sentence."""
    for entry in g.entries["per"]:
        if isinstance(entry, Phrase) and entry.template.startswith(" for "):
            g.add("lead", Phrase(entry.template[1:], entry.means, entry.when))
    g.phrase("lead", "{k:foreach}", V("k"))
    for category in ("opening", "turn"):
        g.phrase(category, "{k:lead}, {c:clauses}", (t.Repeat(V("k"), V("c")),), more_than_figure)
        g.phrase(category, "{k:lead}, you may {c:clauses}", (t.Repeat(V("k"), (t.May(V("c")),)),))


THEIRS: tuple[tuple[str, Any], ...] = (
    ("heals {o:object}", Do("heal", V("o"))),
    ("returns {o:object} to hand", Move(V("o"), "hand", "return")),
    ("puts {o:object} on the bottom of the deck", Move(V("o"), "deck", position="bottom")),
    ("puts {o:object} into the soul", Move(V("o"), "soul")),
    ("puts {o:object} into the damage zone", Move(V("o"), "damage")),
    ("puts {o:object} into their damage zone", Move(V("o"), "damage")),
    ("removes {o:object}", Move(V("o"), "removed", "remove")),
    ("reveals {o:object}", t.Reveal(V("o"))),
)
"""What the opponent does with cards that were named."""


def opposing(g: Grammar) -> None:
    for words, means in THEIRS:
        g.phrase("clause", words, (means,))
        g.phrase("clause", f"your opponent {words}", (means,))
    for words, n in (("a card", 1), ("{n:several} cards", V("n"))):
        for who in ("draws", "they draw"):
            g.phrase("clause", f"{who} {words}", (t.Draw(n, t.OPPONENT),))


def add(g: Grammar) -> None:
    for part in (taking_again, each, later, repeating, opposing):
        part(g)
