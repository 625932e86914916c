"""English, prices: what cards cost to play, and which aether pays for them."""

from __future__ import annotations

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0500_turn_sequence import CALLED_FROM_GRAVEYARD
from ludex.games.cc.c0903_costs import ANY_AETHER
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOURS, Continue, Mere, Passive, Price, Times, V, Zone

IN_PLAYING = ("hand", "chase")
"""Where a card is while its cost matters: it is fixed when the card is in the chase zone already [CC 903.2b]."""
PLAYED = Zone(IN_PLAYING)


def changes(g: Grammar) -> None:
    """[CC 903.2g-3] [CC 903.2g-4] Costs that are higher or lower."""
    described(g, "played", "head", "pre", "post", (), (YOURS, PLAYED))
    for less, number in (("less", "minus"), ("more", "digits")):
        n = f"{{n:{number}}}"
        next_one = (Continue((Price(V("g"), "+", V("n"), once=True),), "turn"),)
        for pay in (
            f"you may pay {n} {less} to play your next {{g:played_one}} this turn",
            f"your next {{g:played_one}} this turn costs {n} {less}",
            f"the next {{g:played_one}} you play this turn costs {n} {less}",
            f"the next {{g:played_one}} you play this turn costs {n} {less} to play",
        ):
            g.phrase("opening", pay, next_one)
        for end in ("", " to play"):
            g.phrase("rule", f"{{g:played_many}} you play cost {n} {less}{end}", (Price(V("g"), "+", V("n")),))
            here = f"this card costs {n} {less}{end}"
            own = (Price(SELF, "+", V("n")),)
            counted = (Price(SELF, "+", Times(V("n"), V("k"))),)
            g.phrase("passive", f"{here}{{k:per}}", (Passive(counted, zones=IN_PLAYING),))
            g.phrase("passive", f"{here} {{q:aslong}}", (Passive(own, V("q"), zones=IN_PLAYING),))
            g.phrase("passive", f"{{q:aslong}}, {here}", (Passive(own, V("q"), zones=IN_PLAYING),))


def paid_with(g: Grammar) -> None:
    """[CC 1002.2] The element of a card paid with aether of any element."""
    for name in ELEMENTS:
        element = name.capitalize()
        for words in (
            f"^you may pay the {element} aether cost of this card with aether of any element.",
            f"^you may pay the {element} aether of this card with aether of any element.",
            f"^you may pay the {element} aether of this card with any element except non-elemental aether.",
        ):
            g.phrase("any_line", words, (Mere(ANY_AETHER, word=name),))


def called(g: Grammar) -> None:
    """[CC 504.1a] A caster that may be called from the graveyard."""
    words = (
        "if you would play a caster as part of your call phase,"
        " you may play this card face up from an allied graveyard instead"
    )
    for said in (words, "you may call this card from your graveyard as part of your call phase"):
        g.phrase("passive", said, (Mere(CALLED_FROM_GRAVEYARD),))


def add(g: Grammar) -> None:
    for part in (changes, paid_with, called):
        part(g)
