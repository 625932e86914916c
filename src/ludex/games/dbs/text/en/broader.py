"""English, broader: every verb with what it ignores, choices of several kinds by the opponent, amounts for each of
something said at the end, areas of all players, what two things cannot be done."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import owned, placed, sided
from ludex.games.dbs.text.en.players import OWNED, _third, discarding
from ludex.games.dbs.text.en.verbs import picks, several, verbs
from ludex.games.dbs.text.meanings import BATTLE, IN_PLAY, IT, LIFE, ME, THEM, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import BANISHED, JOINED, LAID, RESTED, RETIRED, STOOD
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    Becomes,
    By,
    Choose,
    Compare,
    Count,
    Do,
    Draw,
    Exists,
    Give,
    Is,
    Modify,
    Move,
    Ref,
    Rest,
    Rule,
    Times,
    V,
    When,
)

G = V("g")
IGNORING = (", ignoring [Barrier]", " ignoring [Barrier]", ", while ignoring [Barrier]")


def ignoring(g: Grammar) -> None:
    """[DBS+ 10-14-1] Every verb of cards that are chosen past [Barrier]; two choices past it."""
    picks(g, "past_first", "found", "Barrier")
    picks(g, "past_next", "found", "Barrier", also=True)
    for up, up_to in (("", False), ("up to ", True)):
        more = Choose("found", V("n"), t.All((G, t.Not(Ref("found")))), up_to, also=True, past="Barrier")
        g.phrase("past_next", f"{up}{{n:n}} of their {{g:of_theirs_many}}", (more,))
    g.phrase("past", "{c:past_first} and {d:past_next}", (Rest("c"), Rest("d")))
    for words in IGNORING[:2]:
        g.phrase("ignoring_", words, ANY)
    for template, make in verbs():
        if template.startswith(("play", "reveal", "activate")):
            continue
        made = (Rest("c"), *several(make(IT)))
        g.phrase("clause", template.replace("{}", "{c:past}") + "{i_:ignoring_}", made)
    for end in IGNORING[:1]:
        for gets in ("gets", "get"):
            given = (Rest("c"), Give(IT, V("b"), V("u")))
            g.phrase("clause", f"{{c:past}}{end}, {{b:{gets}}} {{u:until}}", given)
        g.phrase(
            "clause", f"negate the {{k:skills}} of {{c:past}}{end}, {{u:until}}", (Rest("c"), Give(IT, V("k"), V("u")))
        )


def opponents(g: Grammar) -> None:
    """Cards of several kinds that another player chooses; one thing or another that they do; so many for each."""
    for words, n, up_to, fits in OWNED:
        for end, past in (("", ""), (", ignoring [Barrier]", "Barrier")):
            first = Choose("found", n, G, up_to, past=past)
            g.phrase("own_first", f"{words}{end}", (first,), fits)
            more = Choose("found", n, t.All((G, t.Not(Ref("found")))), up_to, also=True, past=past)
            g.phrase("own_next", f"{words}{end}", (more,), fits)
    g.phrase("own_pick", "{c:own_first} and {d:own_next}", (Rest("c"), Rest("d")))
    for words in (" or ", ", or "):
        g.phrase("or_", words, ANY)
    for who, d in (("your opponent", "does"), ("they", "do"), ("your opponent must", "do"), ("they must", "do"),
                   ("your opponent may", "do"), ("they may", "do")):  # fmt: skip
        one = (t.Modes(1, (V("d"), V("e"))),)
        done = one if " may" not in who else (t.May(one),)
        g.phrase("clause", f"{who} {{d:{d}}}{{j_:or_}}{{e:{d}}}", (By(OPPONENT, done),))
    for category, s, their in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        thrown = discarding(Times(V("n"), V("k")), YOUR_HAND)
        for place in (f" from {their} hand", f" in {their} hand", ""):
            g.phrase(category, f"discard{s} {{n:n}} {{c_:cards_}}{place}{{k:per}}", thrown)
        equal = discarding(V("v"), YOUR_HAND)
        for place in (f" from {their} hand", ""):
            g.phrase(category, f"discard{s} cards{place} equal to {{v:value}}", equal)
            g.phrase(category, f"discard{s} a number of cards{place} equal to {{v:value}}", equal)


def amounts(g: Grammar) -> None:
    """How much for each of something, said after how long; of two kinds of cards."""
    for figure, said in (("power", " power"), ("combo power", " combo power")):
        for sign, number in (("+", "digits"), ("-", "minus")):
            counted = (Modify(ME, figure, "+", Times(V("n"), V("k"))),)
            for getter, verb in (("getter", "gains"), ("getter", "gets"), ("getters", "gain"), ("getters", "get")):
                if figure == "power" and getter == "getter":
                    continue
                words = f"{{o:{getter}}} {verb} {sign}{{n:{number}}}{said}"
                g.phrase("clause", f"{words} {{u:until}}{{k:per}}", (Give(V("o"), counted, V("u")),))
    for words, op in (("draw", ""),):
        for deed in (JOINED, BANISHED, LAID, RETIRED):
            g.phrase("clause", f"{words} that many cards{op}", (Draw(t.Moved(deed)),))


def places(g: Grammar) -> None:
    """Areas of all players, in the plural."""
    for area, zone in (("Drops", "drop"), ("Warps", "warp"), ("Battle Areas", "battle"), ("Energy Areas", "energy"),
                       ("hands", "hand"), ("Combo Areas", "combo")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} {{b_:everyones}}{area}", t.Zone((zone,)))
    for words in ("all ", "any ", "", "either player's ", "your and your opponent's "):
        g.phrase("everyones", words, ANY)
    for words in ("a player's Battle Area", "either Battle Area"):
        g.phrase("place", f"{{a_:at_}} {words}", BATTLE)
    for where in ("your Battle Area", "a Battle Area", "the Battle Area"):
        if where != "your Battle Area":
            g.phrase("cond", f"this card is in {where}", Is(SELF, BATTLE))
        else:
            g.phrase("cond", f"this card is in {where}", Is(SELF, t.All((YOURS, BATTLE))))


def heard(g: Grammar) -> None:
    """Cards in areas that are used in combos, and situations [DBS 8-7-6]."""
    lying = When("move", G, word="combo", src=V("s"), dst=("combo",))
    g.phrase("event", "{g:mover} in {l_:whose_any} {s:from_areas} is used in a combo", lying, _no_combo)
    for words, n in (("your life", LIFE), ("your opponent's life", LIFE)):
        side = ENEMY if "opponent" in words else YOURS
        low = Compare(Count(canonical(side, n)), V("o"), V("n"))
        g.phrase("reached", f"{words} is at {{n:n}} {{o:bound}}", Becomes(low))
    for group, fits in (("at", owned),):
        enough = Becomes(Exists(G, V("n")))
        g.phrase("reached", f"{{t_:there}} {{n:n}} or more {{g:{group}_many}}", enough, fits)
    g.phrase("trigger", "when {r:reached}", V("r"))


def _no_combo(env: t.Env) -> bool:
    return "combo" not in env["s"]


TURNS = (("Active", STOOD), ("Rest", RESTED))


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


def _kind(env: t.Env) -> bool:
    return bool(env["g"] != ANY)


def things(g: Grammar) -> None:
    """What was named before, in further words; done by the opponent; put into decks in any order."""
    for words in ("the chosen energy", "that energy", "the chosen Leader", "the chosen Extra", "that Extra"):
        g.phrase("thing", words, IT)
        g.phrase("it", words, IT)
    for words in (
        "all of them", "both of them", "them both", "all chosen cards",
        "all of the chosen cards", "all of those cards", "those energy", "the chosen energy cards",
        "the chosen Battle Cards",
    ):  # fmt: skip
        g.phrase("things", words, THEM)
    for words in ("{o:it}", "{o:things}"):
        g.phrase("named_", words, V("o"))
    for template, make in verbs():
        if "your" in template or "this card" in template or isinstance(make(SELF), tuple):
            continue
        for category, said in (("do", template), ("does", _third(template))):
            g.phrase(category, said.replace("{}", "{o:named_}"), (make(V("o")),))
    for side, position in (("{b_:bottom}", "bottom"), ("{t_:top}", "top")):
        end = f"{side} of {{w_:whose_deck}} deck in any order"
        put = Move(IT, "deck", position=position)
        g.phrase("clause", f"choose {{c:pick_all}}{{j_:and}}{{p_:put}} {{d_:dues}} {end}", (Rest("c"), put))
        for ignoring_ in IGNORING[:2]:
            words = f"choose {{c:past}}{ignoring_}{{j_:and}}{{p_:put}} {{d_:dues}} {end}"
            g.phrase("clause", words, (Rest("c"), put))
        g.phrase("clause", f"{{p_:put}} {{o:things}} {end}", (Move(V("o"), "deck", position=position),))
    for words, what in (("this card", SELF), ("it", IT), ("that card", IT), ("the chosen card", IT)):
        over = (By(OPPONENT, (Do("gain control", what),)),)
        g.phrase("clause", f"your opponent gains control of {words}", over)
        g.phrase("clause", f"give control of {words} to your opponent", over)
        g.phrase("clause", f"give your opponent control of {words}", over)
    for who in ("it", "that card", "the chosen card", "your Leader"):
        for verb in ("deals", "inflicts"):
            g.phrase("clause", f"{who} {verb} {{n:n}} damage {{t_:to_opponent}}", (Do("damage", n=V("n")),))
    for end in ("its back", "its back side", "its front", "its front side", "the back", "the front"):
        lies = t.Role("turned over") if "front" in end else t.Not(t.Role("turned over"))
        for leader, whose in (("your Leader", YOURS), ("your opponent's Leader", ENEMY)):
            there = t.All((whose, t.Zone(("leader",)), lies))
            g.phrase("clause", f"flip {leader} to {end}", (Do("flip", there),))


def either(g: Grammar) -> None:
    """One of the cards of two groups, each with its number."""
    for name, category in (("t", "pick"), ("paid", "toll")):
        for up, up_to in (("", False), ("up to ", True)):
            for first, a, fits in (("1 of {g:play_many}", "play", sided), ("1 {g:at_one}", "at", placed)):
                for second, b in (("1 of {h:play_many}", "play"), ("1 of their {h:of_theirs_many}", "theirs"),
                                  ("1 {h:at_one}", "at")):  # fmt: skip
                    if (a, b) != ("at", "at"):
                        one = (Choose(name, 1, t.Some((G, V("h"))), up_to),)
                        g.phrase(category, f"{up}{first}{{j_:or_}}{up}{second}", one, _two(fits, b))
                        if up_to:
                            g.phrase(category, f"{up}{first}{{j_:or_}}{second}", one, _two(fits, b))


def _two(fits: Any, kind: str) -> Any:
    """Whether both groups are told whole, and differ."""

    def fit(env: t.Env) -> bool:
        other = {"g": env["h"]}
        whole = kind == "theirs" or (sided(other) if kind == "play" else placed(other))
        return bool(fits(env)) and whole and env["g"] != env["h"] and (kind != "theirs" or ENEMY in parts_of(env["g"]))

    return fit


def attackers(g: Grammar) -> None:
    """[DBS 7-1-3] "If the attacking card is a ..., KO it": it is the attacking card."""
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for words in (
        "is {g:a_kind}",
        "is {g:adjective}",
    ):
        g.phrase("attacking_is", words, G)
    for bound, op in (("{n:n} {o:bound}", V("o")), ("{n:n}", "=")):
        g.phrase("attacking_is", f"has {bound} power", t.Figure("power", op, V("n")))
        g.phrase("attacking_is", f"has an energy cost of {bound}", t.Figure("cost", op, V("n")))
    such = Exists(t.All((IN_PLAY, t.Role("attacking"), G)))
    start = "if the attacking card {g:attacking_is}, "
    for template, make in verbs():
        if template.startswith(("play", "activate", "reveal")) or isinstance(make(SELF), tuple):
            continue
        for category, end in (("sent", ""), ("paid", ".")):
            done = (t.If(such, (make(attacker),)),)
            g.phrase(category, f"{start}{template.replace('{}', '{i_:one_it}')}{end}", done)
    for category, end in (("sent", ""), ("paid", ".")):
        given_ = (t.If(such, (Give(attacker, V("b"), V("u")),)),)
        g.phrase(category, f"{start}it {{b:gets}} {{u:until}}{end}", given_)


def owners(g: Grammar) -> None:
    """[DBS 1-3-3] What cannot be activated, sent or negated, of the card itself and of areas."""
    for said in ("you can't activate this card", "this card can't be activated"):
        idle = (Rule("forbid", "activate", SELF),)
        for words, cond in (("unless", t.Unless(V("q"))), ("if", V("q")), ("while", V("q"))):
            g.phrase("passive", f"{said} {words} {{q:conds}}", (t.Passive(idle, cond, zones=("hand",)),))
        g.phrase("passive", f"{{q:aslong}}, {said}", (t.Passive(idle, V("q"), zones=("hand",)),))
    for all_ in ("all ", "all of the ", ""):
        negated = (Give(G, V("k"), V("u")),)
        for on in ("of", "on"):
            g.phrase("clause", f"negate the {{k:skills}} {on} {all_}{{g:at_many}} {{u:until}}", negated, owned)


def add(g: Grammar) -> None:
    for part in (ignoring, opponents, amounts, places, heard, turned, things, either, attackers, owners):
        part(g)
