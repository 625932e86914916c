"""English, wider: what other topics say of one object or in one way, for the other objects and ways: cards beside this
card, groups that are given something, several cards of which something is heard, both players."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import SOMEBODY, _told
from ludex.games.dbs.text.en.giving import MINE, THEIRS
from ludex.games.dbs.text.en.kinds import _even
from ludex.games.dbs.text.en.nouns import modeless, owned, sided
from ludex.games.dbs.text.en.standing import FOES
from ludex.games.dbs.text.en.verbs import _beside
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ENERGY, HAND, IT, LIFE, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
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
    Do,
    Exists,
    Give,
    Gives,
    Look,
    Modify,
    Move,
    Passive,
    Ref,
    Rest,
    Reveal,
    Rule,
    Unless,
    V,
    When,
)

G = V("g")


def beside(g: Grammar) -> None:
    """This card and another that is chosen with it, both given something."""
    given = (Rest("c"), Give(t.Some((SELF, IT)), V("b"), V("u")))
    for them in ("they", "those cards", "both cards", "the chosen cards"):
        g.phrase("they_", them, ANY)
    for start in ("choose this card and {c:pick}", "choose {c:pick} and this card"):
        for joint, category in (("{j_:and_then}", "clause"), (". ^", "opening")):
            g.phrase(category, f"{start}{joint}{{t_:they_}} {{b:get}} {{u:until}}", given, _beside)
    both = (Rest("c"), Give(t.Some((SELF, IT)), V("b"), V("u")))
    g.phrase("clause", "this card and {c:pick} {b:get} {u:until}", both, _beside)
    for give in ("give", "grant"):
        for words, what, fits in (
            ("all {g:sum_many}", G, None), ("all of {g:sum_many}", G, None), ("your Leader", MINE, None),
            ("your opponent's Leader", THEIRS, None), ("{g:things}", G, None),
        ):  # fmt: skip
            g.phrase("clause", f"{give} {words} {{b:boons}} {{u:until}}", (Give(what, V("b"), V("u")),), fits)


def random(g: Grammar) -> None:
    """Cards of a hand that nobody chooses."""
    theirs = t.All((ENEMY, HAND))
    for order in (
        "discards {n:n} {c_:cards_} from their hand at random", "discards {n:n} random {c_:cards_}",
        "discards {n:n} {c_:cards_} at random from their hand", "randomly discards {n:n} {c_:cards_}",
        "discards {n:n} random {c_:cards_} from their hand", "randomly discards {n:n} {c_:cards_} from their hand",
    ):  # fmt: skip
        thrown = (Choose("d", V("n"), theirs, random=True), Move(Ref("d"), "drop", "discard"))
        g.phrase("clause", f"your opponent {order}", thrown)


def looking(g: Grammar) -> None:
    """Cards of the opponent's deck and hand, looked at or revealed."""
    for words, n, up_to in (
        ("the top {n:several} cards of your opponent's deck", V("n"), False),
        ("{n:n} {c_:cards_} from the top of your opponent's deck", V("n"), False),
        ("up to the top {n:n} {c_:cards_} of your opponent's deck", V("n"), True),
    ):
        seen = Look("seen", n, "deck", who=OPPONENT, up_to=up_to)
        g.phrase("clause", f"look at {words}", (seen,))
        g.phrase("clause", f"reveal {words}", (seen, Reveal(Ref("seen"))))
    seen = Look("seen", V("n"), "deck", who=OPPONENT)
    for words in ("the top {n:several} cards of their deck", "{n:n} {c_:cards_} from the top of their deck"):
        g.phrase("clause", f"your opponent reveals {words}", (seen, Reveal(Ref("seen"))))
    for one, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n")), ("{g:a_kind}", 1)):
        for up, up_to in (("", False), ("up to ", True)) if one != "{g:a_kind}" else (("", False),):
            held = Choose("t", n, t.All((Ref("shown"), G)), up_to)
            g.phrase("pick", f"{up}{one}{{f_:among_shown}}", (held,), modeless)
    for place in (" among them", " from among them", " among those cards", " among the revealed cards"):
        g.phrase("among_shown", place, ANY)
    for whose, category, s in (("your", "clause", ""), ("their", "does", "s"), ("their", "do", "")):
        g.phrase(category, f"shuffle{s} {whose} life", (t.Shuffle("life"),))


def negating(g: Grammar) -> None:
    """[DBS 8-3-2] Skills that are negated, said with all or on."""
    for words in ("all {k:skills}", "all of the {k:skills}", "all the {k:skills}"):
        g.phrase("every_skill", words, V("k"))
    for words, on in (("{k:every_skill}", "of"), ("{k:every_skill}", "on"), ("the {k:skills}", "on")):
        said = f"negate {words} {on}"
        for all_ in ("all ", "all of ", ""):
            g.phrase("clause", f"{said} {all_}{{g:play_many}} {{u:until}}", (Give(G, V("k"), V("u")),))
            g.phrase("rule", f"{said} {all_}{{g:sum_many}}", (Gives(G, V("k")),), _fielded)
        g.phrase("clause", f"{said} {{c:pick}} {{u:until}}", (Rest("c"), Give(IT, V("k"), V("u"))))
        g.phrase("clause", f"{said} {{o:it}} {{u:until}}", (Give(V("o"), V("k"), V("u")),))
        g.phrase("clause", f"{said} {{o:things}} {{u:until}}", (Give(V("o"), V("k"), V("u")),))
        for leader, whose in (("your Leader", MINE), ("your opponent's Leader", THEIRS)):
            g.phrase("clause", f"{said} {leader} {{u:until}}", (Give(whose, V("k"), V("u")),))
            g.phrase("rule", f"{said} {leader}", (Gives(whose, V("k")),))
    for all_ in ("", "all ", "all of "):
        g.phrase("rule", f"negate the {{k:skills}} of {all_}{{g:sum_many}}", (Gives(G, V("k")),), _nobodys)
    for its, it in (("its", IT), ("their", THEM), ("that card's", IT), ("the chosen card's", IT)):
        for words in (f"all of {its}", f"all {its}"):
            g.phrase("clause", f"negate {words} {{k:skills}} {{u:until}}", (Give(it, V("k"), V("u")),))


def _fielded(env: t.Env) -> bool:
    """Whether it is said whose cards they are, or that they are Battle Cards."""
    return sided(env) or _nobodys(env)


def _nobodys(env: t.Env) -> bool:
    """Whether they are Battle Cards, of either player."""
    return not sided(env) and BATTLE_CARD in parts_of(env["g"])


def barring(g: Grammar) -> None:
    """[DBS 1-3-3] What cannot be activated, played or blocked, in further words."""
    attacks = t.Is(SELF, t.Role("attacking"))
    unblocked = (t.Grant(ME, (Passive((Rule("forbid", "activate Blocker", ENEMY),), attacks),)),)
    for who, s in (("getter", ""), ("getters", "")):
        for words in ("can't be blocked",):
            g.phrase("clause", f"{{o:{who}}} {words}{s} {{u:until}}", (Give(V("o"), unblocked, V("u")),))
            g.phrase("clause", f"{{u:first}}{{o:{who}}} {words}{s}", (Give(V("o"), unblocked, V("u")),))
    for words in ("this card's attacks", "this card's attack"):
        g.phrase("clause", f"{words} can't be blocked {{u:until}}", (Give(SELF, unblocked, V("u")),))
    g.phrase("active_foes", "Battle Cards {w:in_active}{p:post}", t.All((*FOES.parts, V("p"))), modeless)
    g.phrase(
        "active_foes", "your opponent's Battle Cards{p:post} {w:in_active}", t.All((*FOES.parts, V("p"))), modeless
    )
    g.phrase("active_foes", "your opponent's Active Mode Battle Cards", FOES)


def heard(g: Grammar) -> None:
    """Attacks and damage of several cards, which come one by one; another card beside this one; what players place by
    skills. NB: what happens to several cards at once is heard once, and is not read."""
    for start, fits in (("1 or more of {g:play_many}", sided), ("1 or more {g:play_many}", None),
                        ("any of {g:play_many}", sided)):  # fmt: skip
        for words, when in (
            ("attack", When("attack", G)), ("attack {h:target}", When("attack", G, V("h"))),
            ("are attacked", When("attack", other=G)), ("are attacked by {h:target}", When("attack", V("h"), G)),
            ("deal damage{p:to_whom}", When("inflict", other=G, player=V("p"))),
            ("inflict damage{p:to_whom}", When("inflict", other=G, player=V("p"))),
        ):  # fmt: skip
            g.phrase("event", f"{start} {words}", when, fits)
    for category, group in (("actor", "play"), ("target", "play"), ("mover", "moved")):
        g.phrase(category, f"this card or another {{g:other_{group}_one}}", t.Some((SELF, G)))
        g.phrase(category, "this card or 1 of your other {g:mine_many}", t.Some((SELF, t.All((G, t.Not(SELF))))))
        for of in ("one", "any"):
            g.phrase(category, f"this card or {of} of {{g:{group}_many}}", t.Some((SELF, G)), sided)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        for verb, to in (("place", "in"), ("put", "in"), ("add", "to"), ("return", "to"), ("send", "to")):
            there = f"{to} {its} {{d:area_}}"
            put = When("move", G, player=player, dst=(V("d"),), cause=SOMEBODY)
            g.phrase("event", f"{who} {verb}{s} {{g:a_kind}} {there} {{b_:by_a_skill}}", put, _told)
    for words, player in (("your Leader", YOU), ("your opponent's Leader", OPPONENT)):
        g.phrase("event", f"{words} takes damage", When("inflict", player=player))


def asking(g: Grammar) -> None:
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


def discarding(g: Grammar) -> None:
    """[DBS 3-3-1] One card of each of two kinds, or of one of them, discarded; also as a cost."""
    for category, group, name in (("payment", "spent", "paid"), ("clause", "held", "d")):
        thrown = Move(Ref(name), "drop", "discard")
        for place in ("", " from your hand", " in your hand"):
            both = (Choose(name, 1, V("a")), Choose(name, 1, t.All((V("b"), t.Not(Ref(name)))), also=True), thrown)
            said = f"discard 1 {{a:{group}_one}} and 1 {{b:{group}_one}}{place}"
            g.phrase(category, said, both, _even)
            one = (Choose(name, 1, t.Some((V("a"), V("b")))), thrown)
            g.phrase(category, f"discard 1 {{a:{group}_one}} or 1 {{b:{group}_one}}{place}", one, _even)


def whence(g: Grammar) -> None:
    """What was named before, with the area where it lies: "play it from your Drop"."""
    there = t.All((V("z"), V("o")))
    at = "from {m_:my_own} {z:own_area}"
    for words, mode in (("", ""), (" in Rest Mode", "rest"), (" in Active Mode", "")):
        g.phrase("clause", f"play {{o:it}} {at}{words}", (Do("play", there, word=mode),))
        if words:
            g.phrase("clause", f"play {{o:it}}{words} {at}", (Do("play", there, word=mode),))
    for template, move in (
        ("add {} to {w_:whose_own} hand", Move(there, "hand", "add")),
        ("return {} to {w_:whose_own} hand", Move(there, "hand", "return")),
        ("{p_:put} {} in {w_:whose_drop} Drop", Move(there, "drop")),
        ("{p_:put} {} {b_:bottom} of {w_:whose_own} deck", Move(there, "deck", position="bottom")),
        ("send {} to {w_:whose_drop} Warp", Move(there, "warp", "warp")),
        ("{p_:put} {} in {e_:your_energy}{s_:charged}", Move(there, "energy", state=V("s_"), whose=YOU)),
        ("add {} to your energy{s_:charged}", Move(there, "energy", state=V("s_"), whose=YOU)),
    ):
        g.phrase("clause", template.replace("{}", f"{{o:it}} {at}"), (move,))
        g.phrase("clause", f"{template.replace('{}', '{o:it}')} {at}", (move,))


def figures(g: Grammar) -> None:
    """[DBS 2-9-1] Combo costs and combo power, of the card and of groups, in further words."""
    for said, figure in (("combo cost", "combo cost"), ("combo power", "combo power")):
        for verb, number in (("reduce", "minus"), ("increase", "digits")):
            change = (Gives(SELF, (Modify(ME, figure, "+", V("n")),)),)
            g.phrase("state", f"{verb} this card's {said} by {{n:{number}}}", change)
            g.phrase("state", f"{verb} the {said} of this card by {{n:{number}}}", change)
        fixed = (Modify(ME, figure, "=", V("n")),)
        g.phrase("state", f"the {said} of this card becomes {{n:n}}", (Gives(SELF, fixed),))
        for s, becomes in (("", "becomes"), ("s", "become"), ("s", "are"), ("", "is")):
            g.phrase("state", f"the {said}{s} of {{o_:all_of}}{{g:sum_many}} {becomes} {{n:n}}", (Gives(G, fixed),))
    g.phrase("state", "the power of this card becomes {n:n}", (Gives(SELF, (Modify(ME, "power", "=", V("n")),)),))


def add(g: Grammar) -> None:
    for part in (
        beside,
        random,
        looking,
        negating,
        barring,
        heard,
        asking,
        discarding,
        whence,
        figures,
    ):
        part(g)
