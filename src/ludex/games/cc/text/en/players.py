"""English, players: drawing, discarding, and what other players do."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import IT, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import CONTROLLER, OPPONENT, By, Choose, Do, Draw, Move, Ref, V


def discarding(n: Any, what: Any) -> tuple[Any, ...]:
    """[CC 1013.1] The player chooses cards of the hand and discards them."""
    return (Choose("d", n, what), Move(Ref("d"), "graveyard", "discard"))


def by_chance(n: Any) -> tuple[Any, ...]:
    return (Choose("d", n, YOUR_HAND, random=True), Move(Ref("d"), "graveyard", "discard"))


def acts(g: Grammar) -> None:
    """`clause`: what you do; `does`: the same said of another player, who is `you` in the tree."""
    for category, s, their in (("clause", "", "your"), ("does", "s", "their")):
        for template, means in (
            (f"draw{s} a card", (Draw(1),)),
            (f"draw{s} one card", (Draw(1),)),
            (f"draw{s} 1 card", (Draw(1),)),
            (f"discard{s} one {{g:held_one}}", discarding(1, V("g"))),
            (f"discard{s} 1 {{g:held_one}}", discarding(1, V("g"))),
            (f"discard{s} a card at random", by_chance(1)),
            (f"discard{s} {{n:several}} cards at random", by_chance(V("n"))),
            (f"draw{s} {{n:several}} cards", (Draw(V("n")),)),
            (f"draw{s} up to {{n:several}} cards", (Draw(V("n"), up_to=True),)),
            (f"draw{s} cards equal to {{n:equal}}", (Draw(V("n")),)),
            (f"draw{s} a card{{n:per}}", (Draw(V("n")),)),
            (f"discard{s} {{g:a_held}}", discarding(1, V("g"))),
            (f"discard{s} {{n:several}} {{g:held_many}}", discarding(V("n"), V("g"))),
            (f"discard{s} {their} hand", (Do("discard hand"),)),
            (f"shuffle{s} {their} deck", (t.Shuffle("deck"),)),
            (f"reveal{s} {their} hand", (t.Reveal(YOUR_HAND),)),
        ):
            g.phrase(category, template, means)
            if not s:
                g.phrase("do_plain", template.replace("your", "their"), means)
    g.phrase("do_plain", "banish {g:a_own}", (Choose("t", 1, V("g")), Do("banish", IT)))
    g.phrase("clause", "they {d:do_plain}", (By(CONTROLLER, V("d"), of=IT),))
    banished = (Choose("t", V("n"), V("g")), Do("banish", IT))
    g.phrase("does", "banishes {g:a_own}", (Choose("t", 1, V("g")), Do("banish", IT)))
    g.phrase("does", "banishes {n:several} {g:own_many}", banished)
    g.phrase("does", "chooses {g:a_own} they control and banishes it", (Choose("t", 1, V("g")), Do("banish", IT)))
    theirs = "banishes {g:own_many} equal to the number of {h:own_many} they control"
    g.phrase("does", theirs, (Choose("t", t.Count(V("h")), V("g")), Do("banish", IT)))
    g.phrase("does", "{c:putting}", V("c"))
    g.phrase("does", "loses the game", (t.Finish(t.YOU, False),))
    g.phrase("clause", "lose the game", (t.Finish(t.YOU, False),))
    g.phrase("clause", "win the game", (t.Finish(t.YOU, True),))
    for verb, deed in (
        ("returns {} to its owner's hand", Move(IT, "hand", "return")),
        ("puts {} into its owner's hand", Move(IT, "hand")),
        ("puts {} on the bottom of its owner's deck", Move(IT, "deck", position="bottom")),
        ("removes {} from the game", Move(IT, "removed")),
        ("destroys {}", Move(IT, "graveyard", "destroy")),
        ("rests {}", t.SetState(IT, "rested")),
        ("recovers {}", t.SetState(IT, "recovered")),
        ("reverses {}", t.SetState(IT, "reversed")),
    ):
        for they in ("", " they control"):
            g.phrase("does", verb.replace("{}", f"{{g:a_own}}{they}"), (Choose("t", 1, V("g")), deed))
    for joint in (" and ", ", then ", " and then "):
        g.phrase("do_all", f"{{d:does}}{joint}{{e:does}}", (t.Rest("d"), t.Rest("e")))
    g.phrase("do_all", "{d:does}", V("d"))
    for words in ("take an extra turn after this one", "take an additional turn after this one"):
        g.phrase("clause", words, (t.Gain("extra turns", 1),))
    many = (Choose("t", t.Count(YOUR_HAND), YOUR_HAND), Move(IT, "deck", position="bottom"))
    g.phrase("clause", "put all cards in your hand on the bottom of your deck in any order", many)
    g.phrase("clause", "draw that many cards", (Draw(t.Moved("t")),))
    some = (Choose("d", t.Count(YOUR_HAND), YOUR_HAND, True), Move(Ref("d"), "graveyard", "discard"))
    for then in (". ^draw that many cards.", ". ^then draw that many cards."):
        g.phrase("sentence", f"^discard any number of cards{then}", (*some, Draw(t.Moved("d"))))
        g.phrase("sentence", f"^discard your hand{then}", (*_all_of_it(), Draw(t.Moved("d"))))
    for words in ("draw cards until you have {n:number} cards in your hand",):
        short = t.Plus((V("n"), t.Times(-1, t.Count(YOUR_HAND))))
        g.phrase("clause", words, (Draw(short),))


def _all_of_it() -> tuple[Any, ...]:
    return (Choose("d", t.Count(YOUR_HAND), YOUR_HAND), Move(Ref("d"), "graveyard", "discard"))


def others(g: Grammar) -> None:
    """[CC 105.4a] A target player, the enemy player, the player of what was named before."""
    aimed = (Choose("t", 1, V("p"), target=True), By(CONTROLLER, V("d"), of=IT))
    g.phrase("clause", "target {p:whom} {d:do_all}", aimed)
    for words in ("enemy player", "the enemy player", "your opponent", "that enemy player"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(OPPONENT, V("d")),))
    g.phrase("clause", "each player {d:do_all}", (By(t.EACH, V("d")),))
    for words in ("that owner", "its owner", "that servant's owner", "that card's owner"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(t.OWNER, V("d"), of=IT),))
    for words in ("that player", "they"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(CONTROLLER, V("d"), of=IT),))
    for words in ("its controller", "that card's controller", "that servant's controller", "that caster's controller"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(CONTROLLER, V("d"), of=IT),))


def add(g: Grammar) -> None:
    acts(g)
    others(g)
