"""English, players: drawing, discarding, damage, and what other players do."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.meanings import HAND, IT, YOUR_HAND, YOUR_LIFE
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ENEMY, OPPONENT, By, Choose, Do, Draw, Move, Ref, SetState, V


def discarding(n: Any, what: Any, up_to: bool = False) -> tuple[Any, ...]:
    """The player chooses cards of the hand and discards them [DBS 3-3-1]."""
    return (Choose("d", n, what, up_to), Move(Ref("d"), "drop", "discard"))


def acts(g: Grammar) -> None:
    """`clause`: what you do; `does`: the same said of another player, who is `you` in the tree."""
    for category, s, es, their in (("clause", "", "", "your"), ("does", "s", "s", "their"), ("do", "", "", "their")):
        for cards in ("card", "cards"):
            g.phrase(category, f"draw{s} {{n:n}} {cards}", (Draw(V("n")),))
            g.phrase(category, f"draw{s} up to {{n:n}} {cards}", (Draw(V("n"), up_to=True),))
        g.phrase(category, f"draw{s} {{n:n}} card{{k:per}}", (Draw(t.Times(V("n"), V("k"))),))
        for place in (f" from {their} hand", f" in {their} hand", ""):
            for words, n in (("1 {g:held_one}", 1), ("{n:several} {g:held_many}", V("n"))):
                g.phrase(category, f"discard{s} {words}{place}", discarding(n, V("g")))
                g.phrase(category, f"discard{s} up to {words}{place}", discarding(n, V("g"), True))
                if place and category != "clause":
                    chosen = f"choose{es} {words}{place} and "
                    for it in ("it", "them"):
                        g.phrase(category, f"{chosen}discard{s} {it}", discarding(n, V("g")))
                        for drop in (f"{their} Drop", "the Drop"):
                            for put in ("place", "put"):
                                placed = (Choose("d", n, V("g")), Move(Ref("d"), "drop"))
                                g.phrase(category, f"{chosen}{put}{s} {it} in {drop}", placed)
        if category != "clause":
            _given_up(g, category, s, their)
        g.phrase(category, f"discard{s} {their} hand", (Move(YOUR_HAND, "drop", "discard"),))
        g.phrase(category, f"shuffle{s} {their} deck", (t.Shuffle("deck"),))
        g.phrase(category, f"lose{s} the game", (t.Finish(t.YOU, False),))
        for words, n in (("{n:n} card from {} life", V("n")), ("{n:n} cards from {} life", V("n")),
                         ("{n:n} of {} life", V("n"))):  # fmt: skip
            said = words.replace("{}", their)
            for up, up_to in (("", False), ("up to ", True)):
                taken = (Choose("t", n, YOUR_LIFE, up_to), Move(Ref(t.THAT), "hand", "add"))
                g.phrase(category, f"add{s} {up}{said} to {their} hand", taken) if category != "clause" else None


OWN = (("KO", "KOs", "{}", Move(IT, "drop", "KO")), ("switch", "switches", "{} to Rest Mode", SetState(IT, "rest")),
    ("switch", "switches", "{} to Active Mode", SetState(IT, "active")),
       ("return", "returns", "{} to their hand", Move(IT, "hand", "return")),
       ("place", "places", "{} in their Drop", Move(IT, "drop")),
       ("place", "places", "{} in its owner's Drop", Move(IT, "drop")),
       ("place", "places", "{} at the bottom of their deck", Move(IT, "deck", position="bottom")),
       ("place", "places", "{} on top of their deck", Move(IT, "deck")))  # fmt: skip
"""What players do with cards of their own that they chose: the verb of several and of one, the rest, the meaning."""


def own(g: Grammar) -> None:
    """What another player does with cards that this player chooses among their own."""
    described(g, "own", "phead", "pre", "ppost", (), (t.YOURS,))
    picked = (("{n:n} of their {g:own_many}", V("n")), ("{n:n} {g:held_many} from their hand", V("n")),
              ("1 {g:held_one} from their hand", 1), ("{n:n} {g:held_many} in their hand", V("n")),
              ("1 {g:held_one} in their hand", 1))  # fmt: skip
    for category in ("does", "do"):
        for plain, third, rest, means in OWN:
            for words, n in picked:
                if ("hand" in words) != ("deck" in rest) and "hand" in words:
                    continue
                verb, chooses = (third, "chooses") if category == "does" else (plain, "choose")
                if " in their hand" not in words:
                    g.phrase(category, f"{verb} {rest.format(words)}", (Choose("t", n, V("g")), means))
                    g.phrase(category, f"{verb} {rest.format(f'up to {words}')}", (Choose("t", n, V("g"), True), means))
                for joint in (" and ", ", "):
                    for it in ("it", "them", "that card"):
                        said = f"{chooses} {words}{joint}{verb} {rest.format(it)}"
                        g.phrase(category, said, (Choose("t", n, V("g")), means))


def _given_up(g: Grammar, category: str, s: str, their: str) -> None:
    """Cards of the deck and of the hand that another player places in the Drop Area."""
    put = (Choose("d", V("n"), YOUR_HAND), Move(Ref("d"), "drop"))
    for cards in ("card", "cards"):
        for drop in (f"{their} Drop", "the Drop"):
            milled = (Do("mill", n=V("n"), word="drop"),)
            g.phrase(category, f"place{s} {{n:n}} {cards} from the top of {their} deck in {drop}", milled)
            g.phrase(category, f"place{s} {{n:n}} {cards} from {their} hand in {drop}", put)


def others(g: Grammar) -> None:
    for words in ("your opponent", "the opponent", "they"):
        g.phrase("clause", f"{words} {{d:does}}", (By(OPPONENT, V("d")),))
        if words != "they":
            g.phrase("clause", f"{words} may {{d:do}}", (t.May(V("d"), who=OPPONENT),))
    for words in ("each player", "both players"):
        d = "{d:does}" if words == "each player" else "{d:do}"
        g.phrase("clause", f"{words} {d}", (By(t.EACH, V("d")),))
    theirs = t.All((ENEMY, HAND))
    for n in ("card", "cards"):
        words = f"your opponent discards {{n:n}} {n} at random"
        g.phrase("clause", words, (Choose("d", V("n"), theirs, random=True), Move(Ref("d"), "drop", "discard")))
        for up, up_to in (("", False), ("up to ", True)):
            chance = Choose("t", V("n"), theirs, up_to, random=True)
            for order in (f"choose {up}{{n:n}} {n} from your opponent's hand at random",
                          f"choose {up}{{n:n}} {n} in your opponent's hand at random",
                          f"randomly choose {up}{{n:n}} {n} in your opponent's hand",
                          f"choose {up}{{n:n}} {n} at random from your opponent's hand"):  # fmt: skip
                g.phrase("clause", order, (chance,))
    g.phrase("clause", "win the game", (t.Finish(t.YOU, True),))
    g.phrase("clause", "win this game", (t.Finish(t.YOU, True),))


def damage(g: Grammar) -> None:
    """[DBS 4-10-1] Damage by skills."""
    for verb in ("deal", "inflict"):
        for end in ("to your opponent", "to your opponent's life", "on your opponent", "to them"):
            g.phrase("clause", f"{verb} {{n:n}} damage {end}", (Do("damage", n=V("n")),))
        g.phrase("clause", f"{verb} {{n:n}} damage to you", (Do("damage", n=V("n"), word="you"),))


def add(g: Grammar) -> None:
    acts(g)
    own(g)
    others(g)
    damage(g)
