"""English, conditions on groups: modes, kinds, numbers of both players, and what the skill has done."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.conditions import WHOSE
from ludex.games.dbs.text.en.moving import _unsided
from ludex.games.dbs.text.en.nouns import modeless, owned, placed, sided
from ludex.games.dbs.text.en.references import DEEDS
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ENERGY, HAND, IN_PLAY, IT, LIFE, ME, SEEN, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, joined
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    DISCARDED,
    JOINED,
    LAID,
    PUT_BACK,
    RESTED,
    REVEALED,
    STOOD,
    SUMMONED,
    TAKEN,
)
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Choose,
    Compare,
    Count,
    Either,
    Exists,
    Figure,
    Give,
    Happened,
    Is,
    Modify,
    Move,
    Moved,
    Ref,
    State,
    Unless,
    V,
    When,
)

LEADERS = t.Zone(("leader",))
G = V("g")
TURNS = (("Active", STOOD), ("Rest", RESTED))
NAMES = ("character", "trait", "name")


def asked(g: Grammar) -> None:
    """Several conditions under one verb; a Leader of one of two kinds; modes of several cards; what all cards are."""
    for have, group in (("you have", "mine"), ("{h_:they_have}", "theirs")):
        two = (Exists(t.All((V("p"), V("a"))), V("n")), Exists(t.All((V("p"), V("b"))), V("m")))
        listed = f"{have} {{q:had_{group}}} and {{n:n}} or more {{a:kind_many}} and {{m:n}} or more {{b:kind_many}}"
        g.phrase("cond", f"{listed}{{p:place}}", Both((V("q"), *two)), _counted)
        fielded = Both((V("q"), V("r")))
        g.phrase("cond", f"{have} {{q:had_{group}}} and {{r:had_{group}}}", fielded, _fielded)
    for whose, side, name in WHOSE:
        either = Either((Exists(V("g")), Exists(V("h"))))
        apart = Bunch("head_one", "pre", "feature_post", joined, parts_of, (), (side, LEADERS))  # no "both" after it
        g.add(f"{name}_apart", apart)
        g.phrase("cond", f"{whose} Leader is {{g:a_{name}}} or {{h:{name}_apart}}", either, _bare_first)
        energy = Unless(Exists(t.All((canonical(side, ENERGY), t.Not(V("a"))))))
        leader = Exists(t.All((side, LEADERS, V("a"))))
        for all_ in ("energy are all", "all of your energy are", "all of your energy are all"):
            if side == YOURS:
                g.phrase("cond", f"your Leader and {all_} {{a:adjective}}", Both((leader, energy)))
    for mode, other in (("Rest", "active"), ("Active", "rest")):
        lying = Unless(Exists(t.All((YOURS, ENERGY, State(other)))))
        both = Both((Is(SELF, State(mode.lower())), lying))
        for words in ("this card and all of your energy are", "this card and all your energy are"):
            g.phrase("cond", f"{words} in {mode} Mode", both)
    for its in ("that card's", "its"):
        low = Is(IT, t.Figure("power", V("o"), V("n")))
        g.phrase("cond", f"this skill reduces {its} power to {{n:n}} {{o:fewer}}", low)
        g.phrase("cond", f"{its} power becomes {{n:n}} {{o:fewer}}", low)
        g.phrase("cond", f"{its} power is reduced to {{n:n}} {{o:fewer}}{{e_:by_this}}", low)
    for words in ("a", "the", "its owner's"):
        g.phrase("lies_in", f"this card is in {words} {{x:area}}", Is(SELF, t.Zone((V("x"),))), _lair)
    for joint in (" and ", ", and "):
        g.phrase("provisos", f"{{q:cond}}, {{r:cond}}{joint}{{s:lies_in}}", Both((V("q"), V("r"), V("s"))))
        g.phrase("provisos", f"{{q:cond}}{joint}{{r:lies_in}} and {{s:cond}}", Both((V("q"), V("r"), V("s"))))
    _past(g)


def _lair(env: t.Env) -> bool:
    """Whether skills are not valid in the area unless they name it [DBS 2-12-2]."""
    return env["x"] in ("hand", "drop", "energy", "combo", "warp")


def _counted(env: t.Env) -> bool:
    """Whether the first is energy or life, which are where they are."""
    return {"energy", "life"} & _zones(env["q"]) == _zones(env["q"])


def _zones(tree: Any) -> set[str]:
    return {name for node in walk.nodes(tree) if isinstance(node, t.Zone) for name in node.names}


def _fielded(env: t.Env) -> bool:
    """Whether the area of the first cards is said to be the Battle Area: it is not that of the second."""
    first = next(part for part in walk.nodes(env["q"]) if isinstance(part, (t.Exists, t.Count)))
    parts = parts_of(first.what)
    return BATTLE in parts and BATTLE_CARD not in parts and "battle" not in _zones(env["r"])


def _bare_first(env: t.Env) -> bool:
    """Whether the first kind is a name alone, and of the second more is said: nothing belongs to both."""
    first = [part for part in parts_of(env["g"]) if isinstance(part, (t.Word, t.Some))]
    second = [part for part in parts_of(env["h"]) if not isinstance(part, (t.Side, t.Zone))]
    lists = any(isinstance(part, t.Some) for part in (*first, *second))
    return len(first) == 1 and len(second) > 1 and not lists


def _past(g: Grammar) -> None:
    """What the skill has done, in other words; cards that players have taken from their life this turn."""
    for done, do, where, deed in DEEDS:
        if deed == REVEALED:
            continue
        such = Compare(Moved(deed, G), ">=", 1)
        for use in ("used", "use"):
            g.phrase("cond", f"you {use} this skill to {do} {{g:a_kind}}{where}", such, _kind)
        if where:
            others = Compare(Moved(deed, t.Not(V("a"))), "=", 0)
            all_alike = Both((Compare(Moved(deed), ">=", 1), others))
            for start in ("all the cards", "all of the cards", "all cards"):
                for end in ("", " {t_:through} this skill"):
                    g.phrase("cond", f"{start} {done}{where}{end} are {{a:adjective}}", all_alike)
    for who, have, its, player in (("you", "have", "your", YOU), ("your opponent", "has", "their", OPPONENT)):
        for to, dst in (("hand", ("hand",)), ("hand or Drop", ("hand", "drop"))):
            taken = Happened(When("move", player=player, src=("life",), dst=dst))
            for start in (f"{who} {have} added", f"{who} added"):
                words = f"{start} {{a_:a_total}}{{n:n}} or more cards from {its} life to {its} {to}{{t_:today}}"
                g.phrase("cond", words, Compare(taken, ">=", V("n")))


def _kind(env: t.Env) -> bool:
    return bool(env["g"] != ANY)


def turned(g: Grammar) -> None:
    """[DBS 4-8-1] Cards that the skill has switched, counted; those that an [Alliance] has rested."""
    for mode, deed in TURNS:
        any_of, such = t.Turned(deed), t.Turned(deed, G)
        for did, op in (("you switched", ">="), ("you did not switch", "=")):
            n: Any = 1 if op == ">=" else 0
            g.phrase("cond", f"{did} {{c_:some_card}} to {mode} Mode{{e_:by_this}}", Compare(any_of, op, n))
            g.phrase("cond", f"{did} {{g:a_kind}} to {mode} Mode{{e_:by_this}}", Compare(such, op, n), _kind)
        counted = f"you switched {{n:n}} {{o:bound}} cards to {mode} Mode{{e_:by_this}}"
        g.phrase("cond", counted, Compare(any_of, V("o"), V("n")))
        for be in ("is", "was"):
            one = Compare(such, ">=", 1)
            g.phrase("cond", f"{{g:a_kind}} {be} switched to {mode} Mode {{t_:through}} this skill", one)
    rested = Exists(Ref("allies"), V("n"))
    for be in ("are", "were"):
        g.phrase("cond", f"{{n:n}} or more cards {be} switched to Rest Mode {{t_:through}} this skill", rested)
    g.phrase("cond", "you switched {n:n} or more cards to Rest Mode {t_:through} this skill", rested)


def counted(g: Grammar) -> None:
    """Amounts that are said first, or of what was done; different names; choices of several options."""
    g.phrase("clause", "{k:per_first}, draw {n:n} {c_:cards_}", (t.Draw(t.Times(V("n"), V("k"))),))
    for sign, number in (("+", "digits"), ("-", "minus")):
        more = (Modify(ME, "power", "+", t.Times(V("n"), V("k"))),)
        for gets, getter in (("gets", "getter"), ("gains", "getter"), ("get", "getters")):
            said = f"{{k:per_first}}, {{o:{getter}}} {gets} {sign}{{n:{number}}} power"
            g.phrase("clause", f"{said} {{u:until}}", (Give(V("o"), more, V("u")),))
    for deed in (TAKEN, BURIED, DISCARDED, PUT_BACK, SUMMONED, JOINED, BANISHED, LAID):
        g.phrase("clause", "draw the same number of cards", (t.Draw(t.Moved(deed)),))
        if deed in (BURIED, PUT_BACK, LAID, JOINED):
            g.phrase("cond", "you placed {n:several} cards", t.Compare(t.Moved(deed), "=", V("n")))
            g.phrase("cond", "you placed {n:n} {o:bound} cards", t.Compare(t.Moved(deed), V("o"), V("n")))
    for category, s, their in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        thrown = (Choose("d", t.Boundless(), V("g"), True), Move(t.Ref("d"), "drop", "discard"))
        for place in (f" from {their} hand", f" in {their} hand"):
            g.phrase(category, f"discard{s} any number of {{g:held_many}}{place}", thrown)


def tallied(g: Grammar) -> None:
    """Cards of a kind with which the skill has done something; cards among those spoken of; totals of power."""
    g.phrase("cond", "{t_:there} {g:a_kind} among them", t.Among(THEM, V("g")))
    for words in ("with a total power of", "with a combined power of", "whose total power is", "with total power of"):
        g.phrase("told_power", words, ANY)
    g.phrase("post", " {t_:told_power} {n:n} or less", t.AllTold(t.Total("power", "<=", V("n"))))
    for words, figure in (("power", "power"), ("energy cost", "cost")):
        g.phrase("high_figure", words, figure)
    for up, up_to in (("", False), ("up to ", True)):
        most = t.All((V("g"), Figure(V("f"), "=", t.Greatest(V("g"), V("f")))))
        said = f"{up}{{n:n}} of {{g:play_many}} with the {{h_:high_}} {{f:high_figure}}"
        g.phrase("pick", said, (Choose("t", V("n"), most, up_to),), sided)
    for words in ("for the rest of the turn", "for the remainder of the turn"):
        g.phrase("until", words, "turn")
        g.phrase("first", f"{words}, ", "turn")
    for category, s in (("clause", ""), ("does", "s"), ("do", "")):
        g.phrase(category, f"draw{s} {{n:n}} additional {{c_:cards_}}", (t.Draw(V("n")),))
    for up, up_to in (("", False), ("up to ", True)):
        taken = (Choose("found", V("n"), SEEN, up_to), Move(IT, "hand", "add"))
        g.phrase("clause", f"add {up}{{n:n}} to your hand", taken)
    for area, zone in (("Drops", "drop"), ("hands", "hand"), ("Battle Areas", "battle"), ("Warps", "warp"),
                       ("energy", "energy"), ("Energy Areas", "energy"), ("life", "life")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} both players' {area}", t.Zone((zone,)))
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for words, one in (
        ("the attacking card", attacker),
        ("the attacking Leader", t.All((LEADERS, t.Role("attacking")))),
        ("the attacking Battle Card", t.All((BATTLE, BATTLE_CARD, t.Role("attacking")))),
    ):
        g.phrase("clause", f"choose {words}", (Choose("t", 1, one),))
    g.phrase("clause", "all players {d:do}", (t.By(t.EACH, V("d")),))
    g.phrase("payment", "shuffle your deck", (t.Shuffle("deck"),))
    for words in ("during this card's attack", "during this card's attacks"):
        g.phrase("while", words, t.Is(SELF, t.Role("attacking")))
    g.phrase("event", "you evolve into this card", t.When("evolved", SELF))


def of_groups(g: Grammar) -> None:
    """Conditions on both players, on all cards of a kind, on how many names there are, on totals."""
    for category, listed in (
        ("both_have", ("both players have", "each player has", "you and your opponent both have")),
        ("either_has", ("a player has", "either player has", "you or your opponent has", "you or your opponent have")),
        ("total_", ("total", "combined")), ("is_are", ("is", "are")),
    ):  # fmt: skip
        for have in listed:
            g.phrase(category, have, ANY)
    for said, zone in (("life", LIFE), ("energy", ENERGY), ("cards in hand", HAND), ("cards in their hand", HAND),
                       ("cards in their hands", HAND), ("Battle Cards", t.All((BATTLE, BATTLE_CARD))),
                       ("Battle Cards in play", t.All((BATTLE, BATTLE_CARD)))):  # fmt: skip
        parts = parts_of(zone)
        for who in ("{w_:both_have}",):
            both = Both(tuple(Compare(Count(canonical(side, *parts)), V("o"), V("n")) for side in (YOURS, ENEMY)))
            g.phrase("cond", f"{who} {{n:n}} {{o:bound}} {said}", both)
        for who in ("{w_:either_has}",):
            one = t.Either(tuple(Compare(Count(canonical(side, *parts)), V("o"), V("n")) for side in (YOURS, ENEMY)))
            g.phrase("cond", f"{who} {{n:n}} {{o:bound}} {said}", one)
    for whose in ("your or your opponent's", "you or your opponent's", "either player's"):
        low = t.Either(tuple(Compare(Count(canonical(side, LIFE)), V("o"), V("n")) for side in (YOURS, ENEMY)))
        g.phrase("cond", f"{whose} {{l_:life_is}} {{n:n}} {{o:bound}}", low)
    for words, group, fits in (("{o_:of_}", "play", sided), ("", "at", owned)):
        others = Unless(Exists(t.All((G, t.Not(V("h"))))))
        g.phrase("cond", f"all {words}{{g:{group}_many}} are {{h:kind_many}}", others, _both(fits))
    for only in ("have only", "only have"):
        there = Both((Exists(t.All((V("p"), G))), Unless(Exists(t.All((V("p"), t.Not(G)))))))
        for who, side in (("you", YOURS), ("your opponent", ENEMY)):
            have = only.replace("have", "has") if who != "you" else only
            g.phrase("cond", f"{who} {have} {{g:kind_many}}{{p:place}}", there, _on_side(side))
    for words, kind in (("card names", "name"), ("names", "name"), ("character names", "character")):
        for have in ("{t_:there}", "you have"):
            for group, fits in (("play", sided), ("at", owned)):
                apart = f"{kind}_apart_{group}"
                if words in ("card names", "character names") and have == "you have":
                    head, pre, post = ("phead", "ppre", "ppost") if group == "play" else ("head", "ppre", "apost")
                    described(g, apart, head, pre, post, (), (t.Different(kind),))
                said = f"{have} {{n:n}} {{o:bound}} different {words} among {{g:{apart}_many}}"
                g.phrase("cond", said, Compare(Count(G), V("o"), V("n")), fits)
    for words in ("{t_:total_}",):
        for said, figure in (("energy cost", "cost"), ("energy costs", "cost"), ("power", "power")):
            for group, fits in (("play", sided), ("at", owned)):
                total = t.FigureOf(G, figure)
                for is_ in ("{i_:is_are}",):
                    ask = f"the {words} {said} of {{a_:all_of}}{{g:{group}_many}} {is_} {{n:n}} {{o:bound}}"
                    g.phrase("cond", ask, Compare(total, V("o"), V("n")), fits)


def _both(fits: Any) -> Any:
    """Whether the cards are told by more than their type, besides what must hold of the first group."""
    return lambda env: fits(env) and modeless({"g": env["h"]}) and env["h"] != ANY


def _on_side(side: t.Sel) -> Any:
    return lambda env: side in parts_of(env["p"]) and modeless(env) and env["g"] != ANY


def modes_and_totals(g: Grammar) -> None:
    """Conditions: modes of all cards, two Leaders, totals of both players, two kinds of keywords."""
    for group, fits in (("at", owned), ("play", sided)):
        for of in ("", "of "):
            for mode, other in (("Rest", "active"), ("Active", "rest")):
                lie = Unless(Exists(t.All((G, State(other)))))
                g.phrase("cond", f"all {of}{{g:{group}_many}} are in {mode} Mode", lie, _modeless(fits))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        leader = t.Zone(("leader",))
        either = t.Either((Exists(t.All((side, leader, V("a")))), Exists(t.All((side, leader, V("b"))))))
        for article in ("a", "an"):
            g.phrase("cond", f"{whose} Leader is {article} {{a:whole_one}} or {{b:whole_one}}", either, _two_kinds)
    for words in ("the total number of {g:at_many}", "the combined number of {g:at_many}"):
        g.phrase("cond", f"{words} is {{n:n}} {{o:bound}}", Compare(Count(G), V("o"), V("n")), placed)
    for area, zone in (("Drops", "drop"), ("Warps", "warp"), ("hands", "hand"), ("energy", "energy"), ("life", "life"),
                       ("Battle Areas", "battle"), ("Warp", "warp"), ("Drop", "drop")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} you and your opponent's {area}", t.Zone((zone,)))
    for words in (" that does not include", " that do not include", " not including"):
        g.phrase("post", f"{words} {{c:character}}", t.Not(t.Word("character", V("c"))))
    for words in ("neither you nor your opponent have", "neither player has"):
        for kinds in ("{g:a_play}", "any {g:play_many}"):
            g.phrase("cond", f"{words} {kinds}", Unless(Exists(G)), _unsided)


def _modeless(fits: Any) -> Any:
    return lambda env: fits(env) and modeless(env)


def _two_kinds(env: t.Env) -> bool:
    """Whether both Leaders are told by names of their own, and neither by a list."""
    kinds = [parts_of(env[name]) for name in ("a", "b")]
    named = all(any(isinstance(part, t.Word) and part.kind in NAMES for part in kind) for kind in kinds)
    return named and not any(isinstance(part, t.Some) for kind in kinds for part in kind)


def add(g: Grammar) -> None:
    for part in (
        asked,
        turned,
        counted,
        tallied,
        of_groups,
        modes_and_totals,
    ):
        part(g)
