"""English, costs: what stands before the colon, and what a card demands besides its cost."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.text.meanings import PAID, STOCK
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Choose, Do, Linked, Move, SetState, V

STOCKS = t.All((STOCK, Linked(SELF)))


def aether(g: Grammar) -> None:
    """[CC 1002.3] Aether: a number is free, an icon is one of that element."""
    g.phrase("cost", "{n:digits}", (Do("pay", SELF, V("n")),))
    g.phrase("cost", "pay {n:digits}", (Do("pay", SELF, V("n")),))
    for size in (1, 2, 3):
        for said in combinations_with_replacement(ELEMENTS, size):
            icons = "".join(f"[{name.capitalize()}]" for name in said)
            g.phrase("cost", icons, (Do("pay", SELF, size, " ".join(said)),))
            if size < 3:
                for n in range(1, 6):
                    more = Do("pay", SELF, size + n, " ".join(said))
                    g.phrase("cost", f"{icons}{n}", (more,))


def cards(g: Grammar) -> None:
    g.phrase("cost", "[Rest]", (SetState(SELF, "rested"),))
    g.phrase("cost", "rest this card", (SetState(SELF, "rested"),))
    g.phrase("cost", "banish this card", (Move(SELF, "graveyard", "banish"),))
    g.phrase("cost", "remove this card from the game", (Move(SELF, "removed"),))
    g.phrase("cost", "turn this card face down", (t.SetFace(SELF, False),))
    g.phrase("cost", "return this card to its owner's hand", (Move(SELF, "hand", "return"),))
    g.phrase("cost", "discard your hand", (Do("discard hand"),))
    for verb, group, deed in (
        ("discard {}", "held", Move(PAID, "graveyard", "discard")),
        ("banish {}", "own", Move(PAID, "graveyard", "banish")),
        ("rest {}", "own", SetState(PAID, "rested")),
        ("reveal {} from your hand", "held", t.Reveal(PAID)),
        ("turn {} face down", "own", t.SetFace(PAID, False)),
        ("put {} on the bottom of your deck", "own", Move(PAID, "deck", position="bottom")),
        ("return {} to your hand", "own", Move(PAID, "hand", "return")),
        ("return {} to its owner's hand", "own", Move(PAID, "hand", "return")),
        ("remove {} from the game", "own", Move(PAID, "removed")),
    ):
        for what, n in (
            (f"{{g:a_{group}}}", 1),
            (f"{{n:several}} {{g:{group}_many}}", V("n")),
        ):
            g.phrase("cost", verb.replace("{}", what), (Choose("paid", n, V("g")), deed))
        if group == "own":
            another = (Choose("paid", 1, V("g")), deed)
            g.phrase("cost", verb.replace("{}", "another {g:ownx_one}"), another)
    for corrupt in ("corrupt an allied orb", "corrupt an orb"):
        g.phrase("cost", corrupt, (Do("corrupt", word="own"),))
    for remove, n in (("remove a {c:counter} counter", -1),):
        g.phrase("cost", f"{remove}", (t.Counters(SELF, V("c"), n),))
    g.phrase("cost", "remove {n:fewer} {c:counter} counters", (t.Counters(SELF, V("c"), V("n")),))


def named(g: Grammar) -> None:
    """[CC 1008.3] A card of a name is banished from the field or from under an entity, face down too [CC 1008.3a]."""
    for words, what in (
        ("banish a {n:name}", SELF),
        ("banish an {n:name}", SELF),
        ("banish another {n:name}", t.Not(SELF)),
        ("banish a {n:name} from this card's stock", STOCKS),
        ("banish an {n:name} from this card's stock", STOCKS),
        ("banish a {n:bare_name} from this card's stock", STOCKS),
        ("banish one {n:name} from this card's stock", STOCKS),
    ):
        g.phrase("cost", words, (Do("banish named", what, 1, V("n")),))
    for words in ("banish one of this card's stock", "banish a card from this card's stock"):
        g.phrase("cost", words, (Do("banish stock"),))


def add(g: Grammar) -> None:
    for part in (aether, cards, named):
        part(g)
    g.add("price", Many("cost", joint=", ", least=1, flat=True))
