"""English, prices: what cards cost to play."""

from __future__ import annotations

from ludex.games.dbs.text.meanings import ME
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Gives, Modify, Passive, Price, Times, V

IN_HAND = ("hand",)


def add(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Costs that are higher or lower."""
    free = (Price(SELF, "=", 0),)
    for words in (
        "you can play this card from your hand without paying its energy cost",
        "you may play this card from your hand without paying its energy cost",
        "you can activate this card from your hand without paying its energy cost",
        "you can activate this card's [Counter] skill from your hand without paying its energy cost",
        "you can activate this card's [Activate Main] skill from your hand without paying its energy cost",
        "you can activate this card's [Activate Battle] skill from your hand without paying its energy cost",
    ):
        g.phrase("passive", f"{{q:aslong}}, {words}", (Passive(free, V("q"), zones=IN_HAND),))
    for start in ("can", "may"):
        for skill in ("Activate Main", "Activate Battle", "Counter"):
            said = f"you {start} activate this card's [{skill}] from your hand without paying its energy cost"
            g.phrase("passive", said, (Passive(free, zones=IN_HAND),))
            g.phrase("passive", f"{{q:aslong}}, {said}", (Passive(free, V("q"), zones=IN_HAND),))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        said = f"{verb} the combo cost of this card in your hand by {{n:{number}}}"
        eased = (Gives(SELF, (Modify(ME, "combo cost", "+", V("n")),)),)
        g.phrase("passive", said, (Passive(eased, zones=IN_HAND),))
        g.phrase("passive", f"{{q:aslong}}, {said}", (Passive(eased, V("q"), zones=IN_HAND),))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        n = f"{{n:{number}}}"
        own = (Price(SELF, "+", V("n")),)
        counted = (Price(SELF, "+", Times(V("n"), V("k"))),)
        for short in (f"{verb} the cost of this card in your hand by {n}",):
            g.phrase("passive", f"{{q:aslong}}, {short}", (Passive(own, V("q"), zones=IN_HAND),))
        said = f"{verb} the energy cost of this card in your hand by {n}"
        g.phrase("passive", said, (Passive(own, zones=IN_HAND),))
        g.phrase("passive", f"{said}{{k:per}}", (Passive(counted, zones=IN_HAND),))
        g.phrase("passive", f"{{q:aslong}}, {said}", (Passive(own, V("q"), zones=IN_HAND),))
        g.phrase("passive", f"{{q:aslong}}, {said}{{k:per}}", (Passive(counted, V("q"), zones=IN_HAND),))
        done = f"the energy cost of this card in your hand is {verb}d by {n}"
        g.phrase("passive", done, (Passive(own, zones=IN_HAND),))
        g.phrase("passive", f"{{q:aslong}}, {done}", (Passive(own, V("q"), zones=IN_HAND),))
        others = (Price(V("g"), "+", V("n")),)
        for all_ in ("", "all ", "all of your "):
            g.phrase("rule", f"{verb} the energy cost of {all_}{{g:held_many}} in your hand by {n}", others)
            g.phrase("rule", f"{verb} the energy costs of {all_}{{g:held_many}} in your hand by {n}", others)
