"""English, restraints: what cards cannot do, and what cannot be done to them, said of anything: of the card itself, of
groups, of what was named before, all the time or for a while."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.giving import THEIRS
from ludex.games.dbs.text.en.nouns import owned
from ludex.games.dbs.text.en.verbs import picks, several, verbs
from ludex.games.dbs.text.meanings import BATTLE_CARD, EXTRA, IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, Choose, Give, Gives, On, Passive, Ref, Rest, Rule, V

LEADERS = t.Zone(("leader",))
AGENTS = (
    ("your opponent's skills", ENEMY), ("your opponent's skill", ENEMY), ("an opponent's skill", ENEMY),
    ("an opponent's skills", ENEMY), ("the skills of your opponent's cards", ENEMY), ("opponent's skills", ENEMY),
    ("your opponent's card skills", ENEMY), ("your opponent's card's skills", ENEMY), ("skills", ANY), ("a skill", ANY),
    ("card skills", ANY), ("your skills", YOURS), ("your opponent's Battle Card skills", t.All((ENEMY, BATTLE_CARD))),
    ("the skills of your opponent's Battle Cards", t.All((ENEMY, BATTLE_CARD))),
    ("your opponent's Leader's skills", THEIRS), ("your opponent's Leader skills", THEIRS),
)  # fmt: skip
"""Whose skills do it."""
DEEDS = (
    ("KO'd", "ability KO"), ("switched to Rest Mode", "ability rest"), ("switched to Active Mode", "ability active"),
    ("removed from {a:battle_area}", "ability move"), ("returned to {w_:whose_own} hand", "ability return"),
    ("sent to {w_:whose_drop} Warp", "ability warp"),
)  # fmt: skip
"""What skills do to cards in play, and the query that asks whether they may."""


def not_combined(what: Any) -> tuple[Any, ...]:
    return (Rule("forbid", "combo", what), Rule("forbid", "event combo", what))


IDLE = (Rule("forbid", "activate", ME), Rule("forbid", "activate auto", ME))
CANNOT: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("attack", (Rule("forbid", "attack", ME),)),
    ("attack Battle Cards", (Rule("forbid", "attack targets", ME, BATTLE_CARD),)),
    ("attack Leaders", (Rule("forbid", "attack targets", ME, LEADERS),)),
    ("attack a Leader", (Rule("forbid", "attack targets", ME, LEADERS),)),
    ("attack your opponent's Leader", (Rule("forbid", "attack targets", ME, t.All((ENEMY, LEADERS))),)),
    ("be attacked", (Rule("forbid", "attack targets", ANY, ME),)),
    ("be attacked by a Leader", (Rule("forbid", "attack targets", LEADERS, ME),)),
    ("be attacked by Leaders", (Rule("forbid", "attack targets", LEADERS, ME),)),
    ("be attacked by Battle Cards", (Rule("forbid", "attack targets", BATTLE_CARD, ME),)),
    ("be KO'd", (Rule("forbid", "event KO", ME),)),
    ("be KO'd in battle", (Rule("forbid", "be KO'd in battle", ME),)),
    ("be KO'd by battle", (Rule("forbid", "be KO'd in battle", ME),)),
    ("be KO'd by {x_:attacks}", (Rule("forbid", "be KO'd in battle", ME),)),
    ("be KO'd by {w_:any_way}", (Rule("forbid", "ability KO", ME), Rule("forbid", "be KO'd in battle", ME))),
    (
        "be KO'd by your opponent",
        (Rule("forbid", "ability KO", ME, ENEMY), Rule("forbid", "be KO'd in battle", ME)),
    ),
    ("be switched to Active Mode during your Charge Phase", (Rule("forbid", "stand up", ME),)),
    ("be switched to Active Mode", (Rule("forbid", "event active", ME),)),
    ("switch to Active Mode", (Rule("forbid", "event active", ME),)),
    ("switch to Active Mode {b_:by_skills}", (Rule("forbid", "ability active", ME),)),
    ("attack your Leader", (Rule("forbid", "attack targets", ME, t.All((YOURS, LEADERS))),)),
    ("be switched to Rest Mode", (Rule("forbid", "event rest", ME),)),
    ("be chosen by {x_:foes_skills}", (Rule("forbid", "select", ENEMY, ME),)),
    ("be {d:undone} by {x:agent}", (Rule("forbid", V("d"), ME, V("x")),)),
    ("be affected by {x:foe_agent}", (Rule("forbid", "affect", ME, V("x")),)),
    ("be placed in your opponent's Combo Area", not_combined(ME)),
    ("be used in combos", not_combined(ME)),
    ("be used in a combo", not_combined(ME)),
    ("combo", not_combined(ME)),
    ("activate {b_:its_}[Blocker]{s_:skill_end}", (Rule("forbid", "activate Blocker", ME),)),
    ("activate {i_:its} skills", IDLE),
    ("activate {k:idle}", V("k")),
)
"""[DBS 1-3-3] What is said after "can't"."""
IN_BATTLE = (Rule("forbid", "be KO'd in battle", ME, V("h")),)
AMONG: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("be attacked by {h:play_many}", (Rule("forbid", "attack targets", V("h"), ME),)),
    ("attack {h:play_many}", (Rule("forbid", "attack targets", ME, V("h")),)),
    ("be chosen by your opponent's {x:kind_many}", (Rule("forbid", "select", t.All((ENEMY, V("x"))), ME),)),
    ("be KO'd in battle by {h:play_many}", IN_BATTLE),
    ("be KO'd in battles with {h:play_many}", IN_BATTLE),
    ("be KO'd by attacks from {h:play_many}", IN_BATTLE),
)
"""The same, of what cards of a kind do [DBS 7-4-1-4-2]."""


def words(g: Grammar) -> None:
    """`agent`: whose skills; `foe_agent`: those of the opponent, `foes_skills`: all; `undone`: what they do."""
    for category, said in (
        ("attacks", ("attacks", "an attack", "your opponent's attacks", "an opponent's attack",
                     "your opponent's attack", "battles", "a battle")),
        ("any_way", ("skills or battle", "skills or battles", "battle or skills", "skills and battle")),
        ("and_", (" and ", ", and ")),
        ("gets_", ("gets", "gains")),
        ("get_", ("get", "gain")),
        ("bar_or", (" or ", ", or ")),
        ("on_of", ("on", "of")),
        ("not_own", ("cards other than their Leader", "any cards other than their Leader")),
    ):  # fmt: skip
        for one in said:
            g.phrase(category, one, ANY)
    for one, who in AGENTS:
        g.phrase("agent", one, who)
        if who not in (ANY, YOURS):
            g.phrase("foe_agent", one, who)
        if who == ENEMY:
            g.phrase("foes_skills", one, ANY)
    for skills in ("skills", "card skills"):
        g.phrase("agent", f"{skills} other than {{c:name}}'s skills", t.Not(t.Word("name", V("c"))))
        g.phrase("agent", f"{skills} other than its own", t.Not(SELF))
    for start in ("the skills of", "skills of", "skills on", "the skills on"):
        g.phrase("agent", f"{start} your opponent's {{g:kind_many}}", t.All((ENEMY, V("g"))), _told)
        g.phrase("foe_agent", f"{start} your opponent's {{g:kind_many}}", t.All((ENEMY, V("g"))), _told)
    for one in ("your opponent's {g:kind_one} skills", "your opponent's {g:kind_many}"):
        g.phrase("agent", one, t.All((ENEMY, V("g"))), _extras)
        g.phrase("foe_agent", one, t.All((ENEMY, V("g"))), _extras)
    for one, query in DEEDS:
        g.phrase("undone", one, query)


def predicates(g: Grammar) -> None:
    """`cannot`: what is said after "can't"; `barred_is`, `barred_are`: what is said of one thing, and of several."""
    for said, rules in CANNOT:
        g.phrase("cannot", said, rules)
    for said, rules in AMONG:
        g.phrase("cannot_among", said, rules, _such if "{h:" in said else _kind)
    for who, agent in (("your opponent's skills", ENEMY), ("skills", ANY)):
        deed = f"done_by_{'foe' if agent == ENEMY else 'any'}"
        for said, query in DEEDS[:2] + DEEDS[3:4]:
            g.phrase(deed, said.replace("{a:", "{a_:"), (Rule("forbid", query, ME, agent),))
        if agent == ENEMY:
            g.phrase(deed, "chosen", (Rule("forbid", "select", ENEMY, ME),))
        for joint in (" or ", ", or ", " or be "):
            g.phrase("cannot", f"be {{a:{deed}}}{joint}{{b:{deed}}} by {who}", (Rest("a"), Rest("b")))
    g.phrase("cannots", "{a:cannot}", V("a"))
    g.phrase("cannots", "{a:cannot}{o_:bar_or}{b:cannot}", (Rest("a"), Rest("b")))
    g.phrase("cannots", "{a:cannot}, {b:cannot}, or {c:cannot}", (Rest("a"), Rest("b"), Rest("c")))
    g.phrase("barred", "can't {c:cannots}", V("c"))
    g.phrase("barred", "can't {c:cannot_among}", V("c"))
    g.phrase("barred", "can attack {h:active_foes}", (Rule("widen", "attack targets", ME, V("h")),))
    g.phrase("barred", "does not leave {a_:battle_area} due to skills", (Rule("forbid", "ability move", ME),))
    for category, verb in (("barred_is", "is"), ("barred_are", "are")):
        g.phrase(category, "{c:barred}", V("c"))
        g.phrase(category, f"{verb} not affected by {{x:foe_agent}}", (Rule("forbid", "affect", ME, V("x")),))
    g.phrase("barred_are", "do not leave {a_:battle_area} due to skills", (Rule("forbid", "ability move", ME),))


def _such(env: t.Env) -> bool:
    """Whether the cards are more than all Battle Cards or all Leaders: `CANNOT` has those."""
    return env["h"] not in (t.All((t.Zone(("battle",)), BATTLE_CARD)), LEADERS)


def _kind(env: t.Env) -> bool:
    return bool(env["x"] != ANY)


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of cards they are: of Battle Cards and Leaders, `AGENTS` has rows."""
    return env["g"] not in (ANY, BATTLE_CARD, t.Word("type", "leader"))


def _extras(env: t.Env) -> bool:
    """Whether they are Extra Cards: of others, their attacks could be meant as well."""
    return EXTRA in parts_of(env["g"])


def _several(env: t.Env) -> bool:
    return len(env["b"]) > 1


def said(g: Grammar) -> None:
    """`rule`: effects, said of the card itself or of a group; `bar`: of what was named before as well; `clause`: the
    same for a while."""
    held = t.Continue(V("e"), V("u"))
    g.phrase("clause", "{e:bar} {u:until}", (held,))
    g.phrase("clause", "{u:first}{e:bar}", (held,))
    g.phrase("holds", "{c:barred_is}", On(V("c"), SELF))
    g.phrase("rule", "this card {c:barred_is}", On(V("c"), SELF))
    unless = (Passive(On(V("c"), SELF), t.Unless(V("q"))),)
    g.phrase("passive", "this card {c:barred_is} unless {q:conds}", unless)
    g.phrase("rule", "{o_:all_of}{g:sum_many} {c:barred_are}", On(V("c"), V("g")))
    g.phrase("rule", "all {o_:of_}{g:sum_at_many} {c:barred_are}", On(V("c"), V("g")), owned)
    g.phrase("rule", "{g:one_of} {c:barred_is}", On(V("c"), V("g")))
    both = (Gives(V("g"), V("b")), On(V("c"), V("g"), rest=True))
    g.phrase("rule", "{o_:all_of}{g:sum_many} {b:get}{j_:and_}{c:barred_are}", both)
    g.phrase("rule", "{g:one_of} {b:gets}{j_:and_}{c:barred_is}", both)
    g.phrase("clause", "{c:pick} {e:barred_is} {u:until}", (Rest("c"), t.Continue(On(V("e"), IT), V("u"))))
    g.add("boons_open", Many("boon", joint=", ", least=1, flat=True))
    for who, gets, verb, bar in (("getter", "gets", "gets_", "barred_is"), ("getters", "get", "get_", "barred_are")):
        g.phrase("bar", f"{{o:{who}}} {{c:{bar}}}", On(V("c"), V("o")))
        so = (Give(V("o"), V("b"), V("u")), t.Continue(On(V("c"), V("o")), V("u")))
        g.phrase("clause", f"{{o:{who}}} {{b:{gets}}}{{j_:and_}}{{c:{bar}}} {{u:until}}", so)
        g.phrase("clause", f"{{u:first}}{{o:{who}}} {{b:{gets}}}{{j_:and_}}{{c:{bar}}}", so)
        listed = f"{{o:{who}}} {{v_:{verb}}} {{b:boons_open}}, and {{c:{bar}}} {{u:until}}"
        g.phrase("clause", listed, so, _several)


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


def add(g: Grammar) -> None:
    words(g)
    predicates(g)
    said(g)
    ignoring(g)
