"""English, prices: the cost of playing cards, and the cost of evolving."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import EVOLVE_COST
from ludex.games.sve.text.en.standing import standing
from ludex.games.sve.text.en.words import ON_FIELD
from ludex.games.sve.text.meanings import EX, IT, ME, join, printed
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import SELF, YOU, YOURS, Env, Give, Gives, Passive, Price, V, replace
from ludex.lang.surface import parts_of


def own_prices(g: Grammar) -> None:
    """Phrases for the cost of playing this card."""
    n, count = V("n"), t.Count(V("g"))
    for this in ("this card", "this"):
        for template, means in (
            (f"^if {{q:cond}}, {this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"^{this} costs {{n:minus}} less to play if {{q:cond}}.", price(n, V("q"))),
            (f"^while {{q:cond}}, {this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"{{q:heading}}: ^{this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"{{q:heading}} - ^{this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"^{this} costs X less to play. ^x equals {{n:equal}}.", price(t.Times(-1, n))),
            (f"^{this} costs {{n:minus}} less to play for every {{g:group_one}}.", price(t.Times(n, count))),
            (f"^{this} costs {{n:minus}} less to play for each {{g:group_one}}.", price(t.Times(n, count))),
            (f"^{this} costs {{n:digits}} more to play for every {{g:group_one}}.", price(t.Times(n, count))),
            (
                f"^if {{q:cond}}, {this} costs {{n:minus}} less to play from the EX area.",
                replace(price(n, V("q")), zones=("ex",)),
            ),
            (f"^{this} costs {{n:minus}} less to play from the EX area.", replace(price(n), zones=("ex",))),
        ):
            g.phrase("unit", template, (means,))


def price(n: Any, cond: Any = None) -> Passive:
    """An ability that changes this card's own price, in the zones it is played from."""
    return Passive((t.Price(SELF, "+", n),), cond, zones=("hand", "ex"))


def prices(g: Grammar) -> None:
    for start in (*ON_FIELD, "^"):
        first = Passive((Price(V("k"), "+", V("n")),), t.Compare(t.Played(YOU, V("k")), "=", 0))
        for tail in ("", " to play"):
            words = f"{start}the 1st {{k:own_playable_one}} you play each turn costs {{n:minus}} less{tail}."
            g.phrase("unit", words, (first,))
    for tail in (" to play", ""):
        cheaper = Passive((Price(V("k"), "+", V("n")),))
        standing(g, f"your {{k:own_playable_many}} cost {{n:minus}} less{tail}", cheaper)
        standing(g, f"{{k:own_playable_many}} you play cost {{n:minus}} less{tail}", cheaper)
    own = ("hand", "ex")
    for dash in (": ", " - "):
        words = f"{{a:heading}}{dash}^this card costs {{n:minus}} less to play."
        words += f" {{b:heading}}{dash}^it costs {{m:minus}} less instead."
        last = Passive((Price(SELF, "+", V("m")),), V("b"), zones=own)
        step = Passive((Price(SELF, "+", V("n")),), t.Both((V("a"), t.Unless(V("b")))), zones=own)
        g.phrase("unit", words, (step, last))
        third = f" {{c:heading}}{dash}^it costs {{k:minus}} less instead."
        middle = replace(last, cond=t.Both((V("b"), t.Unless(V("c")))))
        g.phrase("unit", words + third, (step, middle, Passive((Price(SELF, "+", V("k")),), V("c"), zones=own)))


def prices_of_kinds(g: Grammar) -> None:
    g.add("play_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("play_ex", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, EX)))
    g.add("play_enemy", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(t.ENEMY,)))
    for tail in ("", " to play"):
        less = f"costs {{n:minus}} less{tail}"
        for group, words in (("play_one", "you play"), ("play_ex", "you play from the EX area")):
            price = t.Price(V("k"), "+", V("n"))
            first = t.replace(price, once=True)
            for the_next in (
                f"the next {{k:{group}}} {words} this turn {less}",
                f"this turn, the next {{k:{group}}} {words} {less}",
            ):
                g.phrase("clause", the_next, (t.Continue((first,), "turn"),))
            for start in ("^while this card is on your field, any", "^while this is on your field, any", "^any"):
                g.phrase("unit", f"{start} {{k:{group}}} {words} {less}.", (Passive((price,)),))
            g.phrase("unit", f"^if {{q:cond}}, any {{k:{group}}} {words} {less}.", (Passive((price,), V("q")),))
        fresh = Passive((t.Price(V("k"), "+", V("n")),), t.Compare(t.Played(YOU, V("k")), "=", 0))
        for start in ("^while this card is on your field, the", "^while this is on your field, the", "^the"):
            g.phrase("unit", f"{start} 1st {{k:play_one}} you play each turn {less}.", (fresh,), printed)
        dearer = Passive((t.Price(V("k"), "+", V("n")),))
        for start in ("^while this card is on your field, any", "^while this is on your field, any", "^any"):
            more = f"costs {{n:digits}} more{tail}"
            g.phrase("unit", f"{start} {{k:play_enemy}} an opponent plays {more}.", (dearer,))
    g.phrase("clause", "play it for {n:digits}", (t.Do("play", IT, V("n")),))


def prices_in_the_ex_area(g: Grammar) -> None:
    for start in ("^", *ON_FIELD):
        g.phrase(
            "unit", f"{start}{{g:said_ex}} cost {{n:minus}} less to play.", (Passive((t.Price(V("g"), "+", V("n")),)),)
        )
        own = (Passive((t.Price(V("g"), "+", V("n")),)),)
        g.phrase("unit", f"{start}your {{g:play_many}} cost {{n:minus}} less to play.", own)
    g.phrase("said_ex", "{g:said_many}", V("g"), in_ex)
    g.add("play_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    for this in ("this card", "this"):
        fewer = t.Passive((t.Price(SELF, "+", V("n")),), V("q"), zones=("ex",))
        g.phrase("unit", f"^{this} costs {{n:minus}} less to play from the EX area if {{q:cond}}.", (fewer,))


def in_ex(env: Env) -> bool:
    return t.Zone(("ex",)) in parts_of(env["g"])


def plain_prices(g: Grammar) -> None:
    own = (Passive((t.Price(V("g"), "+", V("n")),)),)
    g.phrase("unit", "{g:said_ex} cost {n:minus} less to play.", own)
    for this in ("this card", "this"):
        for price in ("{n:minus} less", "{n:digits} more"):
            plain = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
            g.phrase("unit", f"^{this} costs {price} to play.", (plain,))
        dearer = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
        g.phrase("unit", f"^{this} costs X more to play. ^x equals {{n:equal}}.", (dearer,))


def evolve_costs(g: Grammar) -> None:
    for whose, what in (("this card's", SELF), ("this follower's", SELF), ("its", IT)):
        for n, op in (("{n:minus} less", "+"), ("{n:digits}", "=")):
            cheaper = (Give(what, (t.Modify(ME, "evolve cost", op, V("n")),), "turn"),)
            g.phrase("clause", f"{whose} [evolve] costs {n} this turn", cheaper)
        for until in ("for the rest of this turn", "for the rest of the turn", "this turn"):
            fixed = (Give(what, (t.Modify(ME, "evolve cost", "=", V("n")),), "turn"),)
            g.phrase("clause", f"change {whose} [evolve] cost to {{n:digits}} {until}", fixed)
    for whose in ("this card's", "this follower's", "its"):
        fewer = t.Times(V("n"), t.Count(V("g")))
        for each in ("every", "each"):
            for other, group in (("", "group_one"), ("other ", "other_one")):
                words = f"^{whose} [evolve] costs {{n:minus}} less for {each} {other}{{g:{group}}}."
                g.phrase("unit", words, (Passive((Gives(SELF, (t.Modify(ME, "evolve cost", "+", fewer),)),)),))


def newer_evolve_costs(g: Grammar) -> None:
    """Phrases that change the cost of an evolve ability for a duration."""
    for this in ("this card", "this", "this follower"):
        for tail in ("this turn", "for the rest of this turn"):
            fixed = (Give(SELF, (t.Modify(ME, EVOLVE_COST, "=", V("n")),), "turn"),)
            g.phrase("clause", f"{this}'s [evolve] costs {{n:digits}} {tail}", fixed)
            g.phrase("clause", f"change {this}'s [evolve] cost to {{n:digits}} {tail}", fixed)
            less = (Give(SELF, (t.Modify(ME, EVOLVE_COST, "+", V("n")),), "turn"),)
            g.phrase("clause", f"{this}'s [evolve] costs {{n:minus}} less {tail}", less)
    for tail in ("for the rest of this turn", "for the rest of the turn"):
        fixed = (Give(IT, (t.Modify(ME, EVOLVE_COST, "=", V("n")),), "turn"),)
        g.phrase("clause", f"change its [evolve] cost to {{n:digits}} {tail}", fixed)


def add(g: Grammar) -> None:
    for part in (
        own_prices,
        prices,
        prices_of_kinds,
        prices_in_the_ex_area,
        plain_prices,
        evolve_costs,
        newer_evolve_costs,
    ):
        part(g)
