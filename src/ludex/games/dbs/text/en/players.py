"""English, players: drawing, discarding, damage, and what other players do."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import modeless, placed
from ludex.games.dbs.text.en.verbs import Make, several, verbs
from ludex.games.dbs.text.meanings import HAND, IT, YOUR_HAND, YOUR_LIFE
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BURIED, DISCARDED, PUT_BACK, SUMMONED, TAKEN
from ludex.lang.pattern import ENEMY, OPPONENT, By, Choose, Do, Draw, Move, Ref, Rest, V


def discarding(n: Any, what: Any, up_to: bool = False) -> tuple[Any, ...]:
    """The player chooses cards of the hand and discards them [DBS 3-3-1]."""
    return (Choose("d", n, what, up_to), Move(Ref("d"), "drop", "discard"))


def acts(g: Grammar) -> None:
    """`clause`: what you do; `does`: the same said of another player, who is `you` in the tree; `do`: of several, or
    after "may"."""
    for category, s, their, they in (
        ("clause", "", "your", "you"), ("does", "s", "their", "they"), ("do", "", "their", "they"),
    ):  # fmt: skip
        g.phrase(category, f"draw{s} {{n:n}} {{c_:cards_}}", (Draw(V("n")),))
        g.phrase(category, f"draw{s} {{n:n}} more {{c_:cards_}}", (Draw(V("n")),))
        if category == "clause":
            for deed in (TAKEN, BURIED, DISCARDED, PUT_BACK, SUMMONED):
                g.phrase(category, "draw that many cards", (Draw(t.Moved(deed)),))
        g.phrase(category, f"draw{s} up to {{n:n}} {{c_:cards_}}", (Draw(V("n"), up_to=True),))
        g.phrase(category, f"draw{s} {{n:n}} card{{k:per}}", (Draw(t.Times(V("n"), V("k"))),))
        lacking = t.Plus((V("n"), t.Times(-1, t.Count(YOUR_HAND))))
        until = f"until {they} have {{n:n}} {{c_:cards_}} in {their} hand"
        g.phrase(category, f"draw{s} cards {until}", (Draw(lacking),))
        for place in (f" from {their} hand", f" in {their} hand", ""):
            for words, n in (("1 {g:held_one}", 1), ("{n:several} {g:held_many}", V("n"))):
                g.phrase(category, f"discard{s} {words}{place}", discarding(n, V("g")))
                g.phrase(category, f"discard{s} up to {words}{place}", discarding(n, V("g"), True))
        kept, others = Choose("kept", V("n"), YOUR_HAND), t.All((t.YOURS, HAND, t.Not(Ref("kept"))))
        for rest, move in (
            (f"discard{s} {{r_:rest_}}", Move(others, "drop", "discard")),
            (f"send{s} {{r_:rest_}} to {{w_:whose_drop}} Warp", Move(others, "warp", "warp")),
            (f"place{s} {{r_:rest_}} in {{w_:whose_drop}} Drop", Move(others, "drop")),
            (f"place{s} {{r_:rest_}} {{b_:bottom}} of {{w_:whose_own}} deck{{o_:order}}",
             Move(others, "deck", position="bottom")),
        ):  # fmt: skip
            for at in ("in", "from"):
                g.phrase(category, f"choose{s} {{n:n}} {{c_:cards_}} {at} {their} hand{{j_:and}}{rest}", (kept, move))
        g.phrase(category, f"draw{s} {{n:n}} cards{{k:per}}", (Draw(t.Times(V("n"), V("k"))),))
        g.phrase(category, f"discard{s} {their} hand", (Move(YOUR_HAND, "drop", "discard"),))
        g.phrase(category, f"shuffle{s} {their} deck", (t.Shuffle("deck"),))
        g.phrase(category, f"lose{s} the game", (t.Finish(t.YOU, False),))
        if category != "clause":
            _takes(g, category, s)
            _deck(g, category, s)


def _takes(g: Grammar, category: str, s: str) -> None:
    """Life cards that another player takes."""
    for up, up_to in (("", False), ("up to ", True)):
        taken = (Choose("t", V("n"), YOUR_LIFE, up_to), Move(Ref(t.THAT), "hand", "add"))
        for words in ("{n:n} {c_:cards_} from their life", "{n:n} of their life"):
            g.phrase(category, f"add{s} {up}{words} to their hand", taken)


def _deck(g: Grammar, category: str, s: str) -> None:
    """Cards from the top of another player's deck."""
    for words, n in (("the top card of their deck", 1), ("the top {n:n} {c_:cards_} of their deck", V("n")),
                     ("{n:n} {c_:cards_} from the top of their deck", V("n"))):  # fmt: skip
        for put in ("place", "put"):
            g.phrase(category, f"{put}{s} {words} in {{h_:their_heap}}", (Do("mill", n=n, word="drop"),))
            for mode in ("Active", "Rest"):
                charged = (Do("mill", n=n, word=f"energy {mode.lower()}"),)
                g.phrase(category, f"{put}{s} {words} in their energy in {mode} Mode", charged)
        for mode in ("Active", "Rest"):
            charged = (Do("mill", n=n, word=f"energy {mode.lower()}"),)
            g.phrase(category, f"add{s} {words} to their energy in {mode} Mode", charged)


OWNED = (
    ("{n:n} of their {g:own_many}", V("n"), False, None),
    ("up to {n:n} of their {g:own_many}", V("n"), True, None),
    ("all of their {g:own_many}", t.Count(V("g")), False, None),
    ("1 {g:lain_one}", 1, False, placed),
    ("up to 1 {g:lain_one}", 1, True, placed),
    ("{n:several} {g:lain_many}", V("n"), False, placed),
    ("up to {n:several} {g:lain_many}", V("n"), True, placed),
    ("all {g:lain_many}", t.Count(V("g")), False, placed),
)
"""Cards that another player chooses among their own: the words, how many, whether fewer."""
THIRD = {"KO": "KOs", "rest": "rests", "reveal": "reveals", "return": "returns", "take": "takes", "switch": "switches",
         "play": "plays", "add": "adds", "send": "sends", "remove": "removes", "place": "places"}  # fmt: skip


def own(g: Grammar) -> None:
    """What another player does with cards that this player chooses among their own: every verb."""
    described(g, "own", "phead", "pre", "ppost", (), (t.YOURS,))
    for area, zone in (("hand", "hand"), ("Drop", "drop"), ("energy", "energy"), ("Energy Area", "energy"),
                       ("life", "life"), ("Battle Area", "battle"), ("Warp", "warp"), ("deck", "deck")):  # fmt: skip
        for at in ("from", "in"):
            if zone != "deck":
                g.phrase("lain_post", f" {at} their {area}", t.All((t.YOURS, t.Zone((zone,)))))
    g.phrase("lain_post", "{p:post}", V("p"))
    described(g, "lain", "head", "pre", "lain_post")
    for words, n, up_to, fits in OWNED:
        g.phrase("own_pick", words, (Choose("t", n, V("g"), up_to),), fits)
        g.phrase("own_pick", f"{words}, ignoring [Barrier]", (Choose("t", n, V("g"), up_to, past="Barrier"),), fits)
    for template, make in verbs():
        _does(g, "do", "choose", template, make)
        _does(g, "does", "chooses", _third(template), make)
    for category, choose, verb in (("do", "choose", "discard"), ("does", "chooses", "discards")):
        words = f"{choose} {{c:own_pick}}{{j_:and}}{verb} {{d_:dues}}"
        g.phrase(category, words, (Rest("c"), Move(IT, "drop", "discard")))
    over = t.Plus((t.Count(YOUR_HAND), V("n")))
    few = "until they have {n:minus} {c_:cards_} in {y_:hand_of}"
    for category, s in (("does", "s"), ("do", "")):
        for rest, move in (
            ("in {w_:whose_drop} Drop", Move(IT, "drop")),
            ("{b_:bottom} of {w_:whose_own} deck{o_:order}", Move(IT, "deck", position="bottom")),
        ):
            g.phrase(category, f"place{s} cards from their hand {rest} {few}", (Choose("t", over, YOUR_HAND), move))
        sent = (Choose("t", over, YOUR_HAND), Move(IT, "warp", "warp"))
        g.phrase(category, f"send{s} cards from their hand to {{w_:whose_drop}} Warp {few}", sent)
        g.phrase(category, f"discard{s} cards from their hand {few}", discarding(over, YOUR_HAND))
    for words in ("hand", "their hand"):
        g.phrase("hand_of", words, t.ANY)


def _third(template: str) -> str:
    """The verb of a template as it is said of one other player."""
    first, _, rest = template.partition(" ")
    return f"{{p_:puts}} {rest}" if first == "{p_:put}" else f"{THIRD.get(first, first + 's')} {rest}"


def _does(g: Grammar, category: str, choose: str, template: str, make: Make) -> None:
    do = several(make(IT))
    if "your" in template or "this card" in template:
        return
    g.phrase(category, template.replace("{}", "{c:own_pick}"), (Rest("c"), *do))
    g.phrase(category, f"{choose} {{c:own_pick}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", (Rest("c"), *do))


def others(g: Grammar) -> None:
    g.phrase("puts", "places", t.ANY)
    g.phrase("puts", "puts", t.ANY)
    g.phrase("puts", "returns", t.ANY)
    for words in ("your opponent", "the opponent", "they"):
        for verb in ("does", "do") if words == "they" else ("does",):
            g.phrase("clause", f"{words} {{d:{verb}}}", (By(OPPONENT, V("d")),))
            for joint in (", and ", ", ", " and ", ", then "):
                both = (By(OPPONENT, (Rest("d"), Rest("e"))),)
                g.phrase("clause", f"{words} {{d:{verb}}}{joint}{{e:{verb}}}", both)
        if words != "they":
            g.phrase("clause", f"{words} may {{d:do}}", (By(OPPONENT, (t.May(V("d")),)),))
    for words in ("each player", "both players", "you and your opponent", "you and your opponent each"):
        d = "{d:does}" if words == "each player" else "{d:do}"
        g.phrase("clause", f"{words} {d}", (By(t.EACH, V("d")),))
    theirs = t.All((ENEMY, HAND))
    shown = (Choose("shown", t.Count(theirs), theirs), t.Reveal(Ref("shown")))
    for words in ("your opponent reveals their hand", "your opponent reveals the cards in their hand",
                  "they reveal their hand", "reveal your opponent's hand", "look at your opponent's hand",
                  "look at all cards in your opponent's hand", "your opponent shows you their hand",
                  "look through your opponent's hand"):  # fmt: skip
        g.phrase("clause", words, shown)
    for one, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
        for up, up_to in (("", False), ("up to ", True)):
            for place in (" from it", " in it"):
                held = Choose("t", n, t.All((Ref("shown"), V("g"))), up_to)
                g.phrase("pick", f"{up}{one}{place}", (held,), modeless)
                such = Choose("t", n, t.All((Ref("shown"), V("g"), V("p"))), up_to)
                g.phrase("pick", f"{up}{one}{place}{{p:post}}", (such,), modeless)
    random = Choose("d", V("n"), theirs, random=True)
    g.phrase(
        "clause", "your opponent discards {n:n} {c_:cards_} at random", (random, Move(Ref("d"), "drop", "discard"))
    )
    for up, up_to in (("", False), ("up to ", True)):
        chance = Choose("t", V("n"), theirs, up_to, random=True)
        for order in (f"choose {up}{{n:n}} {{c_:cards_}} from your opponent's hand at random",
                      f"choose {up}{{n:n}} {{c_:cards_}} in your opponent's hand at random",
                      f"randomly choose {up}{{n:n}} {{c_:cards_}} in your opponent's hand",
                      f"choose {up}{{n:n}} {{c_:cards_}} at random from your opponent's hand"):  # fmt: skip
            g.phrase("clause", order, (chance,))
    for words in ("win the game", "win this game"):
        g.phrase("clause", words, (t.Finish(t.YOU, True),))


def damage(g: Grammar) -> None:
    """[DBS 4-10-1] Damage by skills."""
    for words in ("to your opponent", "to your opponent's life", "on your opponent", "to them", "to their life"):
        g.phrase("to_opponent", words, t.ANY)
    for words in ("to you", "to your life", "to yourself"):
        g.phrase("to_you", words, t.ANY)
    for verb in ("deal", "inflict"):
        g.phrase("clause", f"{verb} {{n:n}} damage {{t_:to_opponent}}", (Do("damage", n=V("n")),))
        rated = Do("damage", n=t.Times(V("n"), V("k")))
        g.phrase("clause", f"{verb} {{n:n}} damage {{t_:to_opponent}}{{k:per}}", (rated,))
        g.phrase("clause", f"this card {verb}s {{n:n}} damage {{t_:to_opponent}}", (Do("damage", n=V("n")),))
        g.phrase("clause", f"{verb} {{n:n}} damage {{t_:to_you}}", (Do("damage", n=V("n"), word="you"),))


def add(g: Grammar) -> None:
    acts(g)
    others(g)
    own(g)
    damage(g)
