"""English, battles: the card that is being played, the target of an attack, what cannot be negated or activated."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.c04_basic_terms import AWAKEN
from ludex.games.dbs.c08_skills import UNNEGATED
from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.nouns import called_leader
from ludex.games.dbs.text.en.standing import EVERYWHERE
from ludex.games.dbs.text.meanings import IT, THEM, YOUR_LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ENEMY, SELF, Both, Do, Is, Named, Passive, Ref, Rest, Rule, V

PLAYED = Ref("it")
"""What a [Counter: Play] skill answers (`c04_basic_terms`)."""
ELSEWHERE = (
    ("placed in {w_:whose_drop} Drop", "place", "in {w_:whose_drop} Drop", "drop"),
    ("placed {b_:bottom} of {w_:whose_own} deck", "place", "{b_:bottom} of {w_:whose_own} deck", "bottom"),
    ("returned to {w_:whose_own} hand", "return", "to {w_:whose_own} hand", "hand"),
    ("sent to {w_:whose_drop} Warp", "send", "to {w_:whose_drop} Warp", "warp"),
)
"""Where a card goes instead of being played: as it is said of the card, as an order, the word of the verb."""


def plays(g: Grammar) -> None:
    """[DBS 6-3-1-3-1-3] What [Counter: Play] skills do with the card that is being played."""
    for words in (
        "the Battle Card being played",
        "the card being played",
        "the Battle Card your opponent is playing",
        "the Battle Card played",
        "the Battle Card",
        "the Battle Card that is being played",
        "the card your opponent is playing",
        "the played Battle Card",
    ):
        g.phrase("played_one", words, t.ANY)
    for words in ("it is", "it's", "{p_:played_one} is"):
        g.phrase("played_is", words, t.ANY)
    for words in ("", " of being played"):
        g.phrase("instead_of", words, t.ANY)
    for words, way in (
        (" in Rest Mode", "rest"),
        (" with its skills negated for the turn", "unskilled"),
        (" in Rest Mode with its skills negated for the turn", "rest unskilled"),
        (" with its skills negated for the turn in Rest Mode", "rest unskilled"),
    ):
        g.phrase("clause", f"{{i_:played_is}} played{words}", (Do("play otherwise", word=way),))
    for words in ("negate the skills of {p_:played_one} for the turn", "negate {p_:played_one}'s skills for the turn"):
        g.phrase("clause", words, (Do("play otherwise", word="unskilled"),))
    for done, verb, to, place in ELSEWHERE:
        means = (Do("play otherwise", word=place),)
        g.phrase("clause", f"{{i_:played_is}} {done} instead{{o_:instead_of}}", means)
        for it in ("it", "{p_:played_one}"):
            g.phrase("clause", f"{verb} {it} {to} instead{{o_:instead_of}}", means)
    for bound, op in (("{n:n} or less", "<="), ("{n:n} or more", ">=")):
        after = bound.replace("}", "} power")
        for words, figure in ((f"an energy cost of {bound}", "cost"), (f"{bound} power", "power"), (after, "power")):
            such = Is(PLAYED, t.Figure(figure, op, V("n")))
            g.phrase("cond", f"{{p_:played_one}} has {words}", Both((Named("a card is being played"), such)))


def targets(g: Grammar) -> None:
    """[DBS 7-1] Attacks that hit another card."""
    for words in ("the target of attack", "the target of the attack", "the attack's target", "the attack target"):
        g.phrase("attack_target", words, t.ANY)
    for verb in ("switch", "change"):
        g.phrase("clause", f"{verb} {{a_:attack_target}} to {{o:thing}}", (Do("redirect", V("o")),))
        to_it = f"play {{o:own_here}}{{m_:lying}}{{j_:and}}{verb} {{a_:attack_target}} to it"
        g.phrase("clause", to_it, (Do("play", V("o"), word=V("m_")), Do("redirect", SELF)))


def negations(g: Grammar) -> None:
    """[DBS 4-7-3-5] Attacks that cannot be negated."""
    for words in ("this card's attack", "this card's attacks"):
        g.phrase("my_attack", words, t.ANY)
    g.phrase("rule", "{a_:my_attack} can't be negated", (Rule("forbid", "attack be negated"),))
    barred = (t.Continue((Rule("forbid", "attack be negated"),), V("u")),)
    g.phrase("clause", "{a_:my_attack} can't be negated {u:until}", barred)
    g.phrase("clause", "{u:first}{a_:my_attack} can't be negated", barred)

    for words, what in (("that card's attack", IT), ("its attack", IT), ("its attacks", IT), ("their attacks", THEM),
                        ("that card's attacks", IT), ("the chosen card's attack", IT), ("those cards' attacks", THEM),
                        ("your Leader's attack", MINE), ("your Leader's attacks", MINE)):  # fmt: skip
        g.phrase("whose_attack", words, what)
    of_other = (t.Continue((Rule("forbid", "attack be negated", V("o")),), V("u")),)
    g.phrase("clause", "{o:whose_attack} can't be negated {u:until}", of_other)
    g.phrase("clause", "{u:first}{o:whose_attack} can't be negated", of_other)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        both = (t.Give(V("o"), V("b"), V("u")), t.Continue((Rule("forbid", "attack be negated", V("o")),), V("u")))
        said = f"{{o:{getter}}} {{b:{gets}}}{{j_:and_}}{{a_:said_attacks}} can't be negated"
        g.phrase("clause", f"{said} {{u:until}}", both)
        g.phrase("clause", f"{{u:first}}{said}", both)
        verb = "gets_" if gets == "gets" else "get_"
        listed = f"{{o:{getter}}} {{v_:{verb}}} {{b:boons_open}}, and {{a_:said_attacks}} can't be negated"
        g.phrase("clause", f"{listed} {{u:until}}", both, _more_boons)
        g.phrase("clause", f"{{u:first}}{listed}", both, _more_boons)
    for words in ("its attack", "its attacks", "their attacks"):
        g.phrase("said_attacks", words, t.ANY)

    for words in (
        "this card's skills can't be negated in any area",
        "this card's skills can't be negated in all areas",
    ):
        g.phrase("unnegated", words, t.ANY)
    kept = Passive((UNNEGATED,), zones=EVERYWHERE)
    by_foes = Passive((Rule("forbid", "be negated", t.SELF, V("x")),), zones=EVERYWHERE)
    g.phrase("passive", "{w_:unnegated} by {x:foe_agent}", (by_foes,))
    g.phrase(
        "passive",
        "this card's skills can't be negated by {x:foe_agent}",
        (Passive((t.replace(UNNEGATED, to=V("x")),)),),
    )
    g.phrase("passive", "{w_:unnegated}", (kept,))
    for joint in ("; ", ", and ", " and "):
        g.phrase("passive", f"{{w_:unnegated}}{joint}{{p:passive}}", (kept, Rest("p")))


def _more_boons(env: t.Env) -> bool:
    return len(env["b"]) > 1


def awakening(g: Grammar) -> None:
    """[DBS 10-1-2] [Awaken] skills that may be activated whatever the life total is."""
    for words in ("[Awaken]", "[Awaken] skill", "its [Awaken]", "its [Awaken] skill"):
        g.phrase("awaken_", words, t.ANY)
    at = t.Compare(t.Count(YOUR_LIFE), "<=", V("n"))
    own = (Rule("permit", AWAKEN),)
    said = "you can activate this card's {a_:awaken_} when your life is at {n:n} or less"
    g.phrase("passive", said, (Passive(own, at),))
    g.phrase("passive", f"if {{q:conds}}, {said}", (Passive(own, Both((V("q"), at))),))
    such = (Rule("permit", AWAKEN, V("g")),)
    g.phrase("rule", "your {g:my_leader_one} can activate {a_:awaken_}", such, called_leader)
    mine = t.Continue((Rule("permit", AWAKEN, MINE, n=V("n")),), V("u"))
    more = "you can activate its {a_:awaken_} even if you have {n:n} or more life"
    g.phrase("clause", f"{{u:first}}if {{q:conds}}, {more}", (t.If(V("q"), (mine,)),), _on_leader)


def _on_leader(env: t.Env) -> bool:
    """Whether the condition is on your Leader alone: "its" is then said of it."""
    zones = [part.names for part in walk.nodes(env["q"]) if isinstance(part, t.Zone)]
    return ENEMY not in walk.nodes(env["q"]) and bool(zones) and set(zones) == {("leader",)}


def add(g: Grammar) -> None:
    for part in (plays, targets, negations, awakening):
        part(g)
