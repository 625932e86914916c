"""English, prices: what cards cost to play, and which aether pays for them."""

from __future__ import annotations

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0500_turn_sequence import CALLED_FROM_GRAVEYARD
from ludex.games.cc.c0501_this_turn import PAID, VOID
from ludex.games.cc.c0903_costs import ANY_AETHER, OTHER_COST
from ludex.games.cc.text.en.words import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SAME,
    SELF,
    YOU,
    YOURS,
    All,
    Compare,
    Continue,
    Gives,
    Grant,
    Happened,
    Mere,
    Named,
    Passive,
    Price,
    Ref,
    Rule,
    Spell,
    Times,
    Unless,
    V,
    When,
    Zone,
)

IN_PLAYING = ("hand", "chase")
"""Where a card is while its cost matters: it is fixed when the card is in the chase zone already [CC 903.2b]."""
PLAYED = Zone(IN_PLAYING)


def changes(g: Grammar) -> None:
    """[CC 903.2g-3] [CC 903.2g-4] Costs that are higher or lower."""
    described(g, "priced", "head", "pre", "post", (PLAYED,))
    described(g, "played", "head", "pre", "post", (), (YOURS, PLAYED))
    for less, number in (("less", "minus"), ("more", "digits")):
        n = f"{{n:{number}}}"
        next_one = (Continue((Price(V("g"), "+", V("n"), once=True),), "turn"),)
        for pay in (
            f"your next {{g:played_one}} costs {n} {less} this turn",
            f"your next {{g:played_one}} costs {n} {less} to play this turn",
            f"the next {{g:played_one}} played this turn costs {n} {less}",
            f"you may pay {n} {less} to play the next {{g:played_one}} this turn",
            f"you may pay {n} {less} to play your next {{g:played_one}} this turn",
            f"your next {{g:played_one}} this turn costs {n} {less}",
            f"your next {{g:played_one}} this turn costs {n} {less} to play",
            f"the next {{g:played_one}} you play this turn costs {n} {less}",
            f"the next {{g:played_one}} you play this turn costs {n} {less} to play",
        ):
            g.phrase("opening", pay, next_one)
            least = Rule("permit", "least cost", V("g"), n=V("m"))
            floor = (Continue((Price(V("g"), "+", V("n"), once=True), least), "turn"),)
            g.phrase("sentence", f"^{pay}. ^it cannot cost less than {{m:digits}}.", floor)
        foreign_one = (Continue((Price(All((ENEMY, PLAYED, V("g"))), "+", V("n"), once=True),), "turn"),)
        for who in ("your opponent plays", "an enemy player plays"):
            for end in ("", " to play"):
                g.phrase("clause", f"the next {{g:kind_one}} {who} this turn costs {n} {less}{end}", foreign_one)
        never = Compare(Happened(When("play", V("g"), player=YOU, word="card")), "=", 0)
        first = Passive((Price(All((YOURS, PLAYED, V("g"))), "+", V("n")),), never)
        for who, side in (("enemy players", ENEMY), ("your opponent", ENEMY), ("you", YOURS)):
            s = "s" if who == "your opponent" else ""
            for pay in (f"pay{s}", "must pay", "may pay"):
                dear = (Price(All((side, PLAYED, V("g"))), "+", V("n")),)
                g.phrase("rule", f"{who} {pay} {n} {less} to play {{g:kind_many}}", dear)
        foes = Compare(Happened(When("play", V("g"), player=OPPONENT, word="card")), "=", 0)
        theirs = Passive((Price(All((ENEMY, PLAYED, V("g"))), "+", V("n")),), foes)
        for end in ("", " to play"):
            for who in ("an enemy player", "your opponent", "each enemy player"):
                said = f"the first {{g:kind_one}} {who} plays each turn costs {n} {less}{end}"
                g.phrase("passive", said, (theirs,))
            g.phrase("passive", f"the first {{g:kind_one}} you play each turn costs {n} {less}{end}", (first,))
            said = f"the first {{g:kind_one}} each player plays each turn costs {n} {less}{end}"
            g.phrase("passive", said, (first, theirs))
            for who in ("enemy players play", "your opponent plays", "enemies play"):
                foreign = (Price(All((ENEMY, PLAYED, V("g"))), "+", V("n")),)
                g.phrase("rule", f"{{g:kind_many}} {who} cost {n} {less}{end}", foreign)
            g.phrase("rule", f"{{g:priced_many}} cost {n} {less}{end}", (Price(V("g"), "+", V("n")),))
            g.phrase("rule", f"{{g:priced_many}} cost {n} {less}{end}{{k:per}}",
                     (Price(V("g"), "+", Times(V("n"), V("k"))),))  # fmt: skip
            g.phrase("rule", f"{{g:played_many}} you play cost {n} {less}{end}", (Price(V("g"), "+", V("n")),))
            here = f"this card costs {n} {less}{end}"
            own = (Price(SELF, "+", V("n")),)
            counted = (Price(SELF, "+", Times(V("n"), V("k"))),)
            g.phrase("own_price", f"{here}{{k:per}}", (Passive(counted, zones=IN_PLAYING),))
            if less == "less":
                known = (Passive((Price(SELF, "+", Times(-1, V("k"))),), zones=IN_PLAYING),)
                g.phrase("own_price", f"this card costs X less{end}, where X is {{k:equal}}", known)
                as_many = (Passive((Price(SELF, "=", V("k")),), zones=IN_PLAYING),)
                for is_ in ("is", "becomes") if not end else ():
                    g.phrase("own_price", f"this card's cost {is_} equal to {{k:equal}}", as_many)
            g.phrase("own_price", f"{here} {{q:aslong}}", (Passive(own, V("q"), zones=IN_PLAYING),))
            g.phrase("own_price", f"{{q:aslong}}, {here}", (Passive(own, V("q"), zones=IN_PLAYING),))
            for words, until in (("this turn", "turn"), ("until end of turn", "turn")):
                all_of = (Continue((Price(V("g"), "+", V("n")),), until),)
                g.phrase("clause", f"{{g:priced_many}} cost {n} {less}{end} {words}", all_of)
                g.phrase("clause", f"{{g:played_many}} you play cost {n} {less}{end} {words}", all_of)
                g.phrase("clause", f"{words}, {{g:priced_many}} cost {n} {less}{end}", all_of)
            g.phrase("clause", f"{{g:played_many}} you play this turn cost {n} {less}{end}",
                     (Continue((Price(V("g"), "+", V("n")),), "turn"),))  # fmt: skip
    free = Passive((Price(SELF, "=", 0),), V("q"), zones=IN_PLAYING)
    for its in ("its", "this card's"):
        g.phrase("own_price", f"you may play this card without paying {its} cost {{q:aslong}}", (free,))
        g.phrase("own_price", f"{{q:aslong}}, you may play this card without paying {its} cost", (free,))
    for end in ("", " to play"):
        g.phrase("own_price", f"this card costs 0{end} {{q:aslong}}", (free,))
        fixed = Passive((Price(SELF, "=", V("n")),), V("q"), zones=IN_PLAYING)
        for costs in ("this card's cost becomes {n:several}", "this card's cost is {n:several}") if not end else ():
            g.phrase("own_price", f"{costs} {{q:aslong}}", (fixed,))
    g.phrase("passive", "{p:own_price}", V("p"))


def once_more(g: Grammar) -> None:
    """What was named before is cheaper, the next time it is played."""
    for less, number in (("less", "minus"), ("more", "digits")):
        cheaper = (Continue((Price(V("o"), "+", V("n"), once=True),), "turn"),)
        words = f"{{o:it}} costs {{n:{number}}} {less} the next time it is played this turn"
        g.phrase("clause", words, cheaper)
    least = (Continue((Rule("permit", "least cost", V("o"), n=V("n")),), "turn"),)
    g.phrase("clause", "{o:it} cannot cost less than {n:digits}", least)


def paid_with(g: Grammar) -> None:
    """[CC 1002.2] The element of a card paid with aether of any element."""
    for name in (*ELEMENTS, VOID):
        element = name.capitalize()
        for what in ("the aether cost of", f"the {element} aether cost of", "the cost of"):
            if what.startswith(f"the {element}") == (name != VOID):
                wide = (Gives(V("g"), (Grant(Ref(SAME), (Mere(ANY_AETHER, word=name),)),)),)
                said = f"you may pay {what} {{g:played_many}} with aether of any element"
                g.phrase("state", said, wide)
        for end in (" for this card", " to play this card"):
            g.phrase("cond", f"you paid {element} aether{end}", Named(f"{PAID}{name}"))
            g.phrase("cond", f"you did not pay {element} aether{end}", Unless(Named(f"{PAID}{name}")))
        for words in (
            f"^you may pay the {element} aether cost of this card with aether of any element.",
            f"^you may pay the {element} aether of this card with aether of any element.",
            f"^you may pay the {element} aether of this card with any element except non-elemental aether.",
        ):
            g.phrase("any_line", words, (Mere(ANY_AETHER, word=name),))


def of_any(g: Grammar) -> None:
    """[CC 1002.2] The element of the card itself, whichever it is, paid with aether of any element."""
    every = tuple(Mere(ANY_AETHER, word=name) for name in ELEMENTS)
    for words in ("the cost of this card", "this card's cost", "its cost", "the aether cost of this card"):
        g.phrase("any_line", f"^you may pay {words} with aether of any element.", every)


def otherwise(g: Grammar) -> None:
    """[CC 903.2g-1] What may be done instead of paying the card's cost."""
    other = (Spell(cost=V("c"), keyword=OTHER_COST),)
    asked = (Spell(cost=V("c"), cond=V("q"), keyword=OTHER_COST),)
    for instead in ("instead of paying", "rather than pay", "rather than paying"):
        for its in ("this card's cost", "its cost", "the cost of this card"):
            said = f"you may {{c:price}} {instead} {its}"
            g.phrase("any_line", f"^{said}.", other)
            g.phrase("any_line", f"^{{q:aslong}}, {said}.", asked)
            g.phrase("any_line", f"^{said} {{q:aslong}}.", asked)


def called(g: Grammar) -> None:
    """[CC 504.1a] A caster that may be called from the graveyard."""
    words = (
        "if you would play a caster as part of your call phase,"
        " you may play this card face up from an allied graveyard instead"
    )
    yours = words.replace("an allied graveyard", "your graveyard")
    for said in (words, yours, "you may call this card from your graveyard as part of your call phase",
                 "you may call this card from your graveyard", "you may call this card from an allied graveyard",
                 "you may call this card from your graveyard during your call phase"):  # fmt: skip
        g.phrase("passive", said, (Mere(CALLED_FROM_GRAVEYARD),))


def add(g: Grammar) -> None:
    for part in (changes, once_more, paid_with, of_any, otherwise, called):
        part(g)
