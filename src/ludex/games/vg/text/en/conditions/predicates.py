"""English, history as subject and predicate: of whom it is told (`whoever`, `some_of`), what was done with them
(`undergone`) or what they did (`acted`), and when: this turn, in this battle, or in a phase of this turn."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.text.en.words import filler
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, All, Compare, Fits, Happened, Lies, On, Unless, V, When

ME = t.Ref(t.SAME)
SPANS = (
    *((f" {turn}", "") for turn in ("this turn", "during this turn", "that turn")),
    *((f" {battle}", "battles") for battle in ("this battle", "during this battle", "that battle")),
    *((f" {battle}", "battles") for battle in ("during that battle", "in this battle")),
)
"""When it was, and the number of the game's memory that has not changed since: every battle changes one."""
PHASES = ("ride", "main", "battle", "end")
IN_PHASE = ("during the {} phase this turn", "during the {} phase of this turn", "during this turn's {} phase")
WHO: tuple[tuple[str, str], ...] = (
    ("your ", "own"),
    ("your other ", "other"),
    ("your opponent's ", "foe"),
    ("any player's ", "any"),
)
UNDERGONE: tuple[tuple[str, Any], ...] = (
    ("retired{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), word="retire", cause=V("c"))),
    ("bound{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), dst=("bind",), cause=V("c"))),
    ("removed{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), dst=("removed",), word="remove", cause=V("c"))),
    ("discarded{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), word="discard", cause=V("c"))),
    (
        "returned to {y:the_hand}{s:if_whence}{c:if_by}",
        When("move", ME, src=V("s"), dst=("hand",), word="return", cause=V("c")),
    ),
    ("put{d:goes_into}{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), dst=V("d"), cause=V("c"))),
    ("put{s:whence}{d:goes_into}{c:if_by}", When("move", ME, src=V("s"), dst=V("d"), cause=V("c"))),
    (
        "put on the bottom of {y:the_deck}{s:if_whence}{c:if_by}",
        When("move", ME, src=V("s"), dst=("deck",), cause=V("c")),
    ),
    (
        "put{s:whence} on the bottom of {y:the_deck}{c:if_by}",
        When("move", ME, src=V("s"), dst=("deck",), cause=V("c")),
    ),
    ("locked{c:if_by}", When("become", ME, word="lock", cause=V("c"))),
    ("unlocked{c:if_by}", When("become", ME, word="unlock", cause=V("c"))),
    ("[Stand]{c:if_by}", When("state", ME, word="stand", cause=V("c"))),
    ("boosted", When("boosted", ME)),
    ("called{c:if_by}", When("move", ME, dst=("RC", "GC"), word="called", cause=V("c"))),
    ("attacked{b:if_by_whom}", When("attacked", ME, V("b"))),
    ("chosen{c:if_by}", When("chosen", ME, cause=V("c"))),
    ("placed by riding", When("ride", ME)),
    (
        "placed other than{s:source}{c:if_by}",
        When("move", ME, not_src=V("s"), word="placed", cause=V("c")),
    ),
    (
        "placed on {d:circle} other than{s:source}{c:if_by}",
        When("move", ME, dst=V("d"), not_src=V("s"), word="placed", cause=V("c")),
    ),
    ("placed{c:by}", When("move", ME, word="placed", cause=V("c"))),
    ("placed{s:whence}{c:if_by}", When("move", ME, src=V("s"), word="placed", cause=V("c"))),
    (
        "placed on {d:circle}{s:if_whence}{c:if_by}",
        When("move", ME, src=V("s"), dst=V("d"), word="placed", cause=V("c")),
    ),
)
"""What is done with units and cards: the words after "was", and the event."""
CAME = ("placed", When("move", ME, word="placed"))
ACTED: tuple[tuple[str, str, Any], ...] = (
    ("attacked{t:if_target}", "attack{t:if_target}", When("attack", ME, V("t"))),
    ("boosted{t:if_target}", "boost{t:if_target}", When("boost", ME, V("t"))),
    ("intercepted", "intercept", When("intercept", ME)),
    ("[Stand]{c:if_by}", "[Stand]{c:if_by}", When("state", ME, word="stand", cause=V("c"))),
    ("[Rest]{c:if_by}", "[Rest]{c:if_by}", When("state", ME, word="rest", cause=V("c"))),
    *(
        (f"{did} from the {row} row", f"{bare} from the {row} row", When(bare, All((ME, Lies(row)))))
        for did, bare in (("attacked", "attack"), ("boosted", "boost"))
        for row in ("front", "back")
    ),
)
"""What units do: in the past, bare, and the event."""
EITHER: tuple[tuple[str, Any], ...] = (
    ("retired", When("move", ME, word="retire")),
    ("bound", When("move", ME, dst=("bind",))),
    ("put into soul", When("move", ME, dst=("soul",))),
    ("put into your soul", When("move", ME, dst=("soul",))),
    ("returned to hand", When("move", ME, dst=("hand",), word="return")),
    ("locked", When("become", ME, word="lock")),
)
"""What is said of units in one breath."""
OFTEN = (
    " {n:number} or more times",
    " a total of {n:number} or more times",
    " {n:number} or more times in total",
    " {n:number} times or more",
    " {n:number} times or more in total",
)


def whenever(g: Grammar) -> None:
    """When something was, from where and by whose effect, if that is said."""
    for words, span in SPANS:
        g.phrase("span", words, span)
    for phase in PHASES:
        for said in IN_PHASE:
            g.phrase("in_phase", f" {said.format(phase)}", phase)
    for category, more in (("if_whence", "{s:whence}"), ("if_by", "{s:by}"), ("if_target", "{s:target}")):
        g.phrase(category, "", () if category == "if_whence" else ANY)
        g.phrase(category, more, V("s"))
    g.phrase("if_by_whom", "", ANY)
    g.phrase("if_by_whom", " by {k:a_any}", V("k"))
    g.phrase("if_by_whom", " by your opponent's {k:foe_one}", V("k"))
    g.phrase("target", " {t:a_any}", V("t"))
    g.phrase("target", " your opponent's {t:foe_one}", V("t"))
    for words in OFTEN:
        g.phrase("often", words, V("n"))
    filler(g, "was", "was", "has been", "is")
    filler(g, "was_not", "was not", "has not been")
    filler(g, "were", "were", "have been")


def whoever(g: Grammar) -> None:
    """`whoever`: one unit; `some_of`: of which units so many did it, or none."""
    for whose, group in WHO:
        g.phrase("whoever", f"{whose}{{g:{group}_one}}", V("g"))
        g.phrase("whoever_all", f"{whose}{{g:{group}_many}}", V("g"))
        for category in ("some_of", "each_such"):
            g.phrase(category, f"of {whose}{{g:{group}_many}}", V("g"))
    g.phrase("some_of", "{g:any_many}", V("g"))
    g.phrase("each_such", "{g:any_one}", V("g"))
    g.phrase("whoever", "{g:a_any}", V("g"), not_marked)


def not_marked(env: t.Env) -> bool:
    """Whether the units are not told by the markers on their circles: of those it is said whose they are."""
    return not any(isinstance(node, t.Beside) and node.how == "spot" for node in walk.nodes(env["g"]))


def predicates(g: Grammar) -> None:
    """`undergone`, `acted`, `not_acted`, `struck`: the event with its time; `left`: of units that are gone since."""
    for category, rows in (
        ("undergone", (*UNDERGONE, CAME)),
        ("left", UNDERGONE),
        ("acted", tuple((did, when) for did, _, when in ACTED)),
        ("not_acted", tuple((bare, when) for _, bare, when in ACTED)),
        ("struck", (("hit{t:if_target}", When("hit", ME, V("t"))),)),
    ):
        for words, when in rows:
            g.phrase(category, f"{words}{{x:span}}", t.replace(when, span=V("x")))
            g.phrase(category, f"{words}{{h:in_phase}}", t.replace(when, phase=V("h")))
            if category in ("undergone", "acted", "struck"):
                many = Compare(Happened(t.replace(when, span=V("x"))), ">=", V("n"))
                g.phrase(f"{category}_often", f"{words}{{n:often}}{{x:span}}", many)
    for first, one in EITHER:
        for second, two in EITHER:
            if first != second:
                for end, field, slot in (("{x:span}", "span", "x"), ("{h:in_phase}", "phase", "h")):
                    pair = tuple(once(t.replace(when, **{field: V(slot)})) for when in (one, two))
                    g.phrase("undergone_either", f"{first} or {second}{end}", t.Either(pair))


def once(when: Any) -> Any:
    return Compare(Happened(when), ">=", 1)


def asked(g: Grammar) -> None:
    """Conditions: that it was so, how often, of how many, of none."""
    told = On(V("p"), V("w"))
    many = Compare(Happened(told), ">=", V("n"))
    for who, verb, category in (
        ("{w:whoever}", " {x:was} ", "undergone"),
        ("{w:whoever}", " ", "acted"),
        ("{w:whoever}", "'s attack ", "struck"),
        ("the attack of {w:whoever}", " ", "struck"),
    ):
        g.phrase("cond", f"{who}{verb}{{p:{category}}}", once(told))
        g.phrase("cond", f"{who}{verb}{{p:{category}_often}}", told)
    g.phrase("cond", "{w:whoever} {x:was} {p:undergone_either}", told)
    g.phrase("cond", "{w:whoever_all} {p:acted_often}", told)
    g.phrase("cond", "{w:whoever_all} {x:were} {p:undergone_often}", told)
    g.phrase("cond", "{w:whoever} {x:was_not} {p:undergone}", Unless(once(told)))
    g.phrase("cond", "{w:whoever} did not {p:not_acted}", Unless(once(told)))
    for verb, category in ((" {x:were} ", "undergone"), (" ", "acted")):
        g.phrase("cond", f"{{n:number}} or more {{w:some_of}}{verb}{{p:{category}}}", many)
        g.phrase("cond", f"no {{w:whoever_all}}{verb}{{p:{category}}}", Unless(once(told)))


def counted(g: Grammar) -> None:
    """For how many, or how often: of units that were placed, those count that are still there (`moving.new_units`)."""
    told = On(V("p"), V("w"))
    for category, start in (("per", " for"), ("foreach", "for")):
        g.phrase(category, f"{start} each {{w:each_such}} {{p:left}}", Happened(told))
        g.phrase(category, f"{start} every {{k:several}} {{w:some_of}} {{p:left}}", Fits(Happened(told), V("k")))
        g.phrase(category, f"{start} each time {{w:whoever}} {{p:acted}}", Happened(told))
        g.phrase(category, f"{start} each time {{w:whoever}} {{x:was}} {{p:undergone}}", Happened(told))
    g.phrase("count", "the number of {w:whoever_all} {p:left}", Happened(told))
    for number in ("the number of times", "the total number of times"):
        g.phrase("count", f"{number} {{w:whoever}} {{p:acted}}", Happened(told))
        g.phrase("count", f"{number} {{w:whoever_all}} {{p:acted}}", Happened(told))


def add(g: Grammar) -> None:
    for part in (whenever, whoever, predicates, asked, counted):
        part(g)
