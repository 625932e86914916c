"""English, decks: cards looked at, the rest of them, the top cards."""

from __future__ import annotations

from ludex.games.dbs.text.meanings import REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, YOU, Chosen, Do, Look, Move, NameNumber, Reveal, V


def looking(g: Grammar) -> None:
    for words, n, up_to in (
        ("the top card of your deck", 1, False),
        ("the top {n:several} cards of your deck", V("n"), False),
        ("{n:several} cards from the top of your deck", V("n"), False),
        ("1 card from the top of your deck", 1, False),
        ("up to {n:n} cards from the top of your deck", V("n"), True),
        ("up to {n:n} card from the top of your deck", V("n"), True),
        ("up to the top {n:n} cards of your deck", V("n"), True),
    ):
        g.phrase("clause", f"look at {words}", (Look("seen", n, "deck", up_to=up_to),))
        g.phrase("clause", f"reveal {words}", (Look("seen", n, "deck", up_to=up_to), Reveal(SEEN)))
    theirs = Look("seen", 1, "deck", who=OPPONENT)
    g.phrase("clause", "your opponent reveals the top card of their deck", (theirs, Reveal(SEEN)))
    g.phrase("clause", "reveal the top card of your opponent's deck", (theirs, Reveal(SEEN)))
    g.phrase("clause", "look at the top card of your opponent's deck", (theirs,))
    for cards in ("card", "cards"):
        up = Look("seen", V("n"), "deck", who=OPPONENT, up_to=True)
        g.phrase("clause", f"look at up to {{n:n}} {cards} from the top of your opponent's deck", (up,))
    for rest in ("the rest", "the remaining cards", "the remaining card", "the other cards"):
        for whose in ("your", "their owner's", "its owner's"):
            for order in (" in any order", ""):
                for at in ("at", "on"):
                    words = f"place {rest} {at} the bottom of {whose} deck{order}"
                    g.phrase("clause", words, (Move(REST, "deck", position="bottom"),))
                g.phrase("clause", f"place {rest} on top of {whose} deck{order}", (Move(REST, "deck"),))
            g.phrase("clause", f"place {rest} in {whose} Drop", (Move(REST, "drop"),))
        g.phrase("clause", f"place {rest} in the Drop", (Move(REST, "drop"),))
        shuffled = (Move(REST, "deck"), t.Shuffle("deck"))
        g.phrase("clause", f"shuffle {rest} into your deck", shuffled)
    g.phrase("clause", "shuffle your deck if you looked through it", (t.Shuffle("deck"),))


def tops(g: Grammar) -> None:
    """[DBS 3-2-3] The top cards of the deck, put somewhere one by one."""
    places = [("your Drop", "drop"), ("the Drop", "drop"), ("its owner's Drop", "drop"), ("their owner's Drop", "drop")]
    places += [(f"your {area} in {mode} Mode", f"energy {mode.lower()}") for area in ("energy", "Energy Area")
               for mode in ("Active", "Rest")]  # fmt: skip
    places += [("your energy", "energy"), ("your life", "life")]
    for words, n in (
        ("the top card of your deck", 1),
        ("the top {n:n} card of your deck", V("n")),
        ("the top {n:n} cards of your deck", V("n")),
        ("{n:n} cards from the top of your deck", V("n")),
        ("{n:n} card from the top of your deck", V("n")),
    ):
        for place, word in places:
            for verb in ("place", "put", "add"):
                for at in ("in", "into", "to"):
                    g.phrase("clause", f"{verb} {words} {at} {place}", (Do("mill", n=n, word=word),))
                    if words.startswith("{n"):
                        few = (NameNumber("milled", 0, V("n")), Do("mill", n=Chosen("milled"), word=word))
                        g.phrase("clause", f"{verb} up to {words} {at} {place}", few)
        foes = words.replace("your deck", "your opponent's deck")
        for place in ("their Drop", "its owner's Drop", "their owner's Drop", "your opponent's Drop"):
            milled = t.By(OPPONENT, (Do("mill", n=n, word="drop"),))
            g.phrase("clause", f"place {foes} in {place}", (milled,))
        g.phrase("clause", f"add {words} to your hand", (Move(t.Top("deck", n), "hand", "add", whose=YOU),))


def add(g: Grammar) -> None:
    looking(g)
    tops(g)
