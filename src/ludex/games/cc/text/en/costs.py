"""English, costs: what stands before the colon, and what a card demands besides its cost."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.text.meanings import DOWN, PAID, STOCK, STOCKS, UP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Phrase
from ludex.lang.groups import parts_of
from ludex.lang.pattern import SELF, Choose, Do, Env, Move, SetState, V


def aether(g: Grammar) -> None:
    """[CC 1002.3] Aether: a number is free, an icon is one of that element."""
    g.phrase("cost", "{n:digits}", (Do("pay", SELF, V("n")),))
    g.phrase("cost", "pay {n:digits}", (Do("pay", SELF, V("n")),))
    g.phrase("cost", "X", (Do("pay", SELF, t.Chosen("X")),))
    g.phrase("cost", "pay X", (Do("pay", SELF, t.Chosen("X")),))
    for words in ("{n:n} aether", "pay {n:n} aether"):
        g.phrase("cost", words, (Do("pay", SELF, V("n")),))
    for name in ELEMENTS:
        for words in (f"pay {{n:n}} {name.capitalize()} aether", f"{{n:n}} {name.capitalize()} aether"):
            g.phrase("cost", words, (Do("pay", SELF, V("n"), name),), _single)
    for size in (1, 2, 3):
        for said in combinations_with_replacement(ELEMENTS, size):
            icons = "".join(f"[{name.capitalize()}]" for name in said)
            g.phrase("cost", icons, (Do("pay", SELF, size, " ".join(said)),))
            g.phrase("cost", f"pay {icons}", (Do("pay", SELF, size, " ".join(said)),))
            if size < 3:
                for n in range(1, 6):
                    more = Do("pay", SELF, size + n, " ".join(said))
                    g.phrase("cost", f"{icons}{n}", (more,))
                    g.phrase("cost", f"{n}{icons}", (more,))


def _single(env: Env) -> bool:
    return bool(env["n"] == 1)


def cards(g: Grammar) -> None:
    g.phrase("cost", "[Rest]", (SetState(SELF, "rested"),))
    g.phrase("cost", "rest this card", (SetState(SELF, "rested"),))
    g.phrase("cost", "banish this card", (Move(SELF, "graveyard", "banish"),))
    g.phrase("cost", "remove this card from the game", (Move(SELF, "removed"),))
    g.phrase("cost", "reverse this card", (SetState(SELF, "reversed"),))
    g.phrase("cost", "switch this card", (Do("switch", SELF),))
    g.phrase("cost", "put this card on the bottom of its owner's deck", (Move(SELF, "deck", position="bottom"),))
    g.phrase("cost", "turn this card face down", (t.SetFace(SELF, False, DOWN),))
    for rested, state in (("", ""), (" and rested", "rested")):
        for place in ("an allied caster zone", "your caster zone"):
            for end in ("", ", as a caster", " as a caster"):
                down = Move(SELF, "caster", state=state, up=False, whose=t.YOU)
                g.phrase("cost", f"put this card into {place} face down{rested}{end}", (down,))
    g.phrase("cost", "return this card to its owner's hand", (Move(SELF, "hand", "return"),))
    g.phrase("cost", "discard your hand", (Do("discard hand"),))
    for verb, group, deed in (
        ("discard {}", "held", Move(PAID, "graveyard", "discard")),
        ("banish {}", "own", Move(PAID, "graveyard", "banish")),
        ("rest {}", "own", SetState(PAID, "rested")),
        ("reverse {}", "own", SetState(PAID, "reversed")),
        ("recover {}", "own", SetState(PAID, "recovered")),
        ("switch {}", "own", Do("switch", PAID)),
        ("reveal {}", "held", t.Reveal(PAID)),
        ("turn {} face down", "own", t.SetFace(PAID, False, DOWN)),
        ("turn {} face up", "own", t.SetFace(PAID, True, UP)),
        ("put {} on the bottom of your deck", "own", Move(PAID, "deck", position="bottom")),
        ("put {} on the bottom of your deck in any order", "own", Move(PAID, "deck", position="bottom")),
        ("put {} on the bottom of its owner's deck", "own", Move(PAID, "deck", position="bottom")),
        ("put {} on top of your deck", "own", Move(PAID, "deck")),
        ("put {} into your hand", "own", Move(PAID, "hand")),
        ("return {} to your hand", "own", Move(PAID, "hand", "return")),
        ("return {} to its owner's hand", "own", Move(PAID, "hand", "return")),
        ("return {} to their owners' hands", "own", Move(PAID, "hand", "return")),
        ("remove {} from the game", "own", Move(PAID, "removed")),
    ):
        one, several = "its owner's" in verb, "their owners'" in verb
        for what, n in (
            (f"{{g:as_{group}}}", 1),
            (f"one {{g:{group}_one}}", 1),
            (f"one of your {{g:{group}_many}}", 1),
            (f"{{n:several}} {{g:{group}_many}}", V("n")),
            (f"{{n:several}} other {{g:{group}x_many}}", V("n")),
            (f"another {{g:{group}x_one}}", 1),
            (f"any number of {{g:{group}_many}}", t.Count(V("g"))),
            (f"one or more {{g:{group}_many}}", t.Count(V("g"))),
            (f"all {{g:{group}_many}}", t.Count(V("g"))),
        ):
            if not (several if n == 1 else one):
                some = what.startswith(("any", "one or more"))
                chosen = Choose("paid", n, V("g"), some, least=1 if what.startswith("one or more") else 0)
                fits = _nameless if verb.startswith("banish") else _no_stock
                g.phrase("cost", verb.replace("{}", what), (chosen, deed), fits)
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        for end, means in (
            ("into an allied graveyard", Move(t.Top("deck", n), "graveyard")),
            ("into your graveyard", Move(t.Top("deck", n), "graveyard")),
        ):
            g.phrase("cost", f"put {words} of your deck {end}", (means,))
        g.phrase("cost", f"remove {words} of your deck from the game", (Move(t.Top("deck", n), "removed"),))
    for corrupt in ("corrupt an allied orb", "corrupt an orb", "corrupt one of your orbs", "corrupt one allied orb"):
        g.phrase("cost", corrupt, (Do("corrupt", word="own"),))
    g.phrase("cost", "corrupt {n:several} allied orbs", (Do("corrupt", n=V("n"), word="own"),))
    for end in ("", " from this card"):
        for a in ("a", "one"):
            if end:
                g.phrase("cost", f"put {a} {{c:counter}} counter on this card", (t.Counters(SELF, V("c"), 1),))
            g.phrase("cost", f"remove {a} {{c:counter}} counter{end}", (t.Counters(SELF, V("c"), -1),))
        g.phrase("cost", f"remove {{n:fewer}} {{c:counter}} counters{end}", (t.Counters(SELF, V("c"), V("n")),))


def _nameless(env: Env) -> bool:
    """Whether the group is not told by its name alone: that is a cost of its own [CC 1008.3]."""
    return _no_stock(env) and not any(isinstance(p, t.Word) and p.kind == "name" for p in parts_of(env["g"]))


def _no_stock(env: Env) -> bool:
    """Whether the group is not any card of the stock, which is said in words of its own."""
    parts = parts_of(env["g"])
    return STOCK not in parts or any(isinstance(part, (t.Word, t.Figure)) for part in parts)


def named(g: Grammar) -> None:
    """[CC 1008.3] A card of a name is banished from the field or from under an entity, face down too [CC 1008.3a]."""
    for words, what in (
        ("banish a {n:name}", SELF),
        ("banish an {n:name}", SELF),
        ("banish another {n:name}", t.Not(SELF)),
        ("banish a card named {n:name}", SELF),
        ("banish another card named {n:name}", t.Not(SELF)),
        ("banish a card named {n:name} from this card's stock", STOCKS),
        ("banish a {n:name} from this card's stock", STOCKS),
        ("banish an {n:name} from this card's stock", STOCKS),
        ("banish a {n:bare_name} from this card's stock", STOCKS),
        ("banish one {n:name} from this card's stock", STOCKS),
        ("banish one {n:name}", SELF),
    ):
        g.phrase("cost", words, (Do("banish named", what, 1, V("n")),))
    for words, what in (
        ("banish {k:several} {n:name} from this card's stock", STOCKS),
        ("banish {k:several} other {n:name}", t.Not(SELF)),
        ("banish {k:several} {n:name}", SELF),
    ):
        g.phrase("cost", words, (Do("banish named", what, V("k"), V("n")),))
    for words in ("banish one of this card's stock", "banish a card from this card's stock",
                  "banish one card from this card's stock", "banish a card in this card's stock"):  # fmt: skip
        g.phrase("cost", words, (Do("banish stock"),))
    for words in ("any number of", "all"):
        for end in ("cards from this card's stock", "cards in this card's stock", "of this card's stock"):
            chosen = Choose("paid", t.Count(STOCKS), STOCKS, words != "all")
            g.phrase("cost", f"banish {words} {end}", (chosen, Move(PAID, "graveyard", "banish")))
    for n, many in ((2, "two"), (3, "three")):
        for words in (f"banish {many} cards from this card's stock", f"banish {many} of this card's stock"):
            g.phrase("cost", words, (Do("banish stock"),) * n)
    for words, n in (("a candy counter", -1), ("one candy counter", -1), ("{n:fewer} candy counters", V("n"))):
        g.phrase("cost", f"pay {words}", (t.Gain("candy", n),))


def thirdly(g: Grammar) -> None:
    """`priced_third`: the same, said of somebody else: "discards a card"."""
    for entry in g.entries["cost"]:
        if isinstance(entry, Phrase) and entry.template.startswith(THIRD):
            verb, blank, rest = entry.template.partition(" ")
            s = "es" if verb == "banish" else "s"
            g.add("priced_third", Phrase(f"{verb}{s}{blank}{rest}", entry.means, entry.when))


THIRD = ("pay ", "discard ", "banish ", "rest ")
"""The verbs of costs that other players pay."""


def add(g: Grammar) -> None:
    for part in (aether, cards, named, thirdly):
        part(g)
    g.add("price", Many("cost", joint=", ", least=1, flat=True))
    g.add("price", Many("cost", joint=", ", last=" and ", least=2, flat=True))
