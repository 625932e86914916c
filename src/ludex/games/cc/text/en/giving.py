"""English, giving: figures, keywords and abilities, for a while or as long as a card is there."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c1016_control import WHILE_THERE
from ludex.games.cc.c1100_keywords import KEYWORDS
from ludex.games.cc.c1109_keyword_actions import ONCE
from ludex.games.cc.text.meanings import ME, SOMEBODY
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import Choose, Chosen, Give, Gives, Grant, Modify, Strip, Times, V

UNTIL = (
    ("until end of turn", "turn"),
    ("this turn", "turn"),
    ("until end of battle", "battle"),
    ("until end of your opponent's next turn", "opponent's next turn"),
    ("until end of your next turn", "your next turn"),
    ("until end of the next enemy turn", "opponent's next turn"),
    ("until end of enemy's next turn", "opponent's next turn"),
    ("until the end of your opponent's next turn", "opponent's next turn"),
    ("during this turn", "turn"),
    ("until end of this turn", "turn"),
    ("this battle", "battle"),
    ("until the end of battle", "battle"),
    ("until end of this battle", "battle"),
    ("until the beginning of your next turn", "opponent's turn"),
    ("until your next turn", "opponent's turn"),
    *(
        (f"{start} this card is {state}", f"while {state}")
        for start in ("as long as", "while")
        for state in ("rested", "reversed", "recovered")
    ),
    *(
        (f"{start} this card is {there} the field", WHILE_THERE)
        for start in ("as long as", "while")
        for there in ("on", "in")
    ),
    ("until this card leaves the field", WHILE_THERE),
    ("during its controller's next turn", "during its player's next turn"),
    ("on its controller's next turn", "during its player's next turn"),
)
"""How texts say a duration, and its word (`c0900_cards_and_abilities.DURATIONS`)."""


def boons(g: Grammar) -> None:
    """`boon`: what is gained or lost, as effects on the objects (`ME`); `boons`: several; `rise`: a figure, `per` what
    it is counted for."""
    for sign, number, slot in (("+", "digits", "n"), ("-", "minus", "n")):
        n = f"{sign}{{{slot}:{number}}}"
        g.phrase("rise", f"{n} {{f:figure}}", (Modify(ME, V("f"), "+", V("n")),))
        for words in ("level", "levels"):
            g.phrase("rise", f"{n} {words}", (Modify(ME, "level", "+", V("n")),))
        g.phrase("rise", f"{n} DEF and ATK", (Modify(ME, "def", "+", V("n")), Modify(ME, "atk", "+", V("n"))))
        both = (Modify(ME, "atk", "+", V("n")), Modify(ME, "def", "+", V("n")))
        g.phrase("rise", f"{n} ATK and DEF", both)
        g.phrase("rise", f"{n} ATK/DEF", both)
        m = n.replace("{n:", "{m:")
        two = (Modify(ME, "atk", "+", V("n")), Modify(ME, "def", "+", V("m")))
        g.phrase("rise", f"{n} ATK and {m} DEF", two)
        g.phrase("rise", f"{n}/{m}", two)
        amount: Any = Times(V("n"), V("k"))
        for figure in ("ATK", "DEF"):
            each = (Modify(ME, figure.lower(), "+", amount),)
            g.phrase("each_rise", f"{n} {figure}{{k:per}}", each)
        both_each = (Modify(ME, "atk", "+", amount), Modify(ME, "def", "+", Times(V("m"), V("k"))))
        g.phrase("each_rise", f"{n}/{m}{{k:per}}", both_each)
        g.phrase("each_rise", f"{n} ATK and {m} DEF{{k:per}}", both_each)
        g.phrase("each_rise", f"{n} ATK and DEF{{k:per}}",
                 (Modify(ME, "atk", "+", amount), Modify(ME, "def", "+", amount)))  # fmt: skip
    x = Chosen("X")
    for sign, by in (("+", x), ("-", Times(-1, x))):
        g.phrase("rise", f"{sign}X {{f:figure}}", (Modify(ME, V("f"), "+", by),))
        g.phrase("rise", f"{sign}X ATK and DEF", (Modify(ME, "atk", "+", by), Modify(ME, "def", "+", by)))
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("granted", f"[{keyword.name}]", keyword.means)
            g.phrase("lost", f"[{keyword.name}]", (Strip(ME, keyword.name),))
    for name in ("Enter", "Last Words"):
        g.phrase("lost", f"[{name}]", (Strip(ME, name),))
    g.phrase("lost", "all abilities", (Strip(ME),))
    g.phrase("losses", "{l:lost}", V("l"))
    g.add("losses", Many("lost", joint=", ", last=" and ", least=2, flat=True))
    g.phrase("granted", '"{a:line}"', V("a"))
    g.phrase("boon", "{r:rise}", V("r"))
    g.phrase("boon", "{f:figure} equal to {n:equal}", (Modify(ME, V("f"), "+", V("n")),))
    g.phrase("boon", "{r:each_rise}", V("r"))
    g.phrase("boon", "{k:granted}", (Grant(ME, V("k")),))
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=3, flat=True))


def lines(g: Grammar) -> None:
    """What objects gain, get, have, lose or become: `gets` in the singular, `get` in the plural; one of them
    (`getting`) or several."""
    for category, s in (("gets", "s"), ("get", "")):
        item = f"{category}_one"
        for verb in ("gain", "get"):
            g.phrase(item, f"{verb}{s} {{b:boons}}", V("b"))
            g.phrase(item, f"also {verb}{s} {{b:boons}}", V("b"))
        have = "has" if s else "have"
        g.phrase(item, f"{have} {{b:boons}}", V("b"))
        g.phrase(item, f"lose{s} {{l:losses}}", V("l"))
        becomes = (t.Modify(ME, "atk", "=", V("n")), t.Modify(ME, "def", "=", V("m")))
        g.phrase(item, f"become{s} {{n:digits}}/{{m:digits}}", becomes)
        g.phrase(item, f"become{s} a {{n:digits}}/{{m:digits}}", becomes)
        g.phrase(item, f"become{s} Lv{{n:digits}}", (Modify(ME, "level", "=", V("n")),))
        g.phrase(item, f"{'is' if s else 'are'} Lv{{n:digits}}", (Modify(ME, "level", "=", V("n")),))
        g.phrase(item, f"{'is' if s else 'are'} {{r:element_word}}", (t.Rename(ME, "element", "become", V("r")),))
        if s:
            racy = (*AS_SERVANT, t.Rename(ME, "race", "become", V("r")))
            for noun in ("servant", "allied servant"):
                g.phrase(
                    item, f"becomes a {{n:digits}}/{{m:digits}} {noun.replace('servant', '{r:race_pre} servant')}", racy
                )
        for its in SERVANTS if s else MANY_SERVANTS:
            g.phrase(item, f"become{s} {its}", AS_SERVANT)
            given = (*AS_SERVANT, Grant(ME, V("k")))
            g.phrase(item, f"become{s} {its} with {{k:granted}}", given)
        figures = (t.Modify(ME, "atk", "=", V("n")), t.Modify(ME, "def", "=", V("m")))
        for a in ("a ", "") if s else ("",):
            turned = (*figures, t.Rename(ME, "race", "become", V("r")))
            g.phrase(item, f"become{s} {a}{{n:digits}}/{{m:digits}} {{r:{'race' if s else 'races'}}}", turned)
        for kind, slot in (("race", "{r:race}"), ("element", "{r:element_word}")):
            for a in ("", "a ", "an ") if kind == "race" and s else ("",):
                g.phrase(item, f"become{s} {a}{slot}", (t.Rename(ME, kind, "become", V("r")),))
            g.phrase(item, f"{'is' if s else 'are'} also {slot}", (t.Rename(ME, kind, "add", V("r")),))
            g.phrase(item, f"gain{s} {slot}", (t.Rename(ME, kind, "add", V("r")),))
            for noun in ("race", "trait") if kind == "race" else (kind,):
                g.phrase(item, f"gain{s} the {noun} {slot}", (t.Rename(ME, kind, "add", V("r")),))
                g.phrase(item, f"gain{s} the {slot} {noun}", (t.Rename(ME, kind, "add", V("r")),))
        named = "is also named {n:name}" if s else "are also named {n:name}"
        g.phrase(item, named, (t.Rename(ME, "name", "add", V("n")),))
        if s:
            for a in ("a", "an"):
                g.phrase(item, f"is also {a} {{r:race}}", (t.Rename(ME, "race", "add", V("r")),))
                two = (t.Rename(ME, "race", "add", V("r")), t.Rename(ME, "race", "add", V("q")))
                for an in ("a ", "an ", ""):
                    g.phrase(item, f"is also {a} {{r:race}} and {an}{{q:race}}", two)
        g.phrase(category, f"{{b:{item}}}", V("b"))
        g.add(category, Many(item, joint=", ", last=" and ", least=2, flat=True))
        g.add(category, Many(item, joint=", ", last=", and ", least=3, flat=True))


def for_good(g: Grammar) -> None:
    """[CC 901.2b] What is given without a duration lasts as long as the objects are there."""
    it = t.Ref(t.THAT)
    g.phrase("clause", "{o:it} {b:gets}", (Give(V("o"), V("b")),))
    g.phrase("clause", "target {g:card_one} {b:gets}", (Choose("t", 1, V("g"), target=True), Give(it, V("b"))))
    for words, cause in ((" by non-battle", SOMEBODY), ("", t.ANY)):
        when = t.When("move", t.SELF, word="destroy", cause=cause)
        given = Grant(ME, (t.Replace(when, (t.Do("use up"),), keyword=ONCE),))
        end = f"would be destroyed{words}, it is not destroyed"
        shield = (Choose("t", 1, V("g"), target=True), Give(it, (given,), "turn"))
        g.phrase("clause", f"until end of turn, the next time target {{g:card_one}} {end}", shield)
        g.phrase("clause", f"the next time target {{g:card_one}} {end.replace(',', ' this turn,', 1)}", shield)


AS_SERVANT: tuple[Any, ...] = (
    t.Rename(ME, "type", "become", "servant"),
    Modify(ME, "atk", "=", V("n")),
    Modify(ME, "def", "=", V("m")),
)
SERVANTS = tuple(f"a {{n:digits}}/{{m:digits}} {noun}" for noun in ("allied servant", "servant"))
MANY_SERVANTS = ("{n:digits}/{m:digits} servants", "{n:digits}/{m:digits} allied servants")


def becoming(g: Grammar) -> None:
    """[CC 1014.1] [CC 1014.2] What was named before becomes a servant of these figures, and gets something besides."""
    both = (t.Rest("b"), *AS_SERVANT)
    for its in SERVANTS:
        for gain in ("gains {b:boons}, and becomes", "gains {b:listed}, and becomes", "gets {b:boons}, and becomes",
                     "gets {b:listed}, and becomes"):  # fmt: skip
            g.phrase("clause", f"{{o:it}} {gain} {its}", (Give(V("o"), both),))
    g.add("listed", Many("boon", joint=", ", least=2, flat=True))


def for_a_while(g: Grammar) -> None:
    """What is given for a time (`until`): the duration stands after it, or before everything."""
    it, words, until = t.Ref(t.THAT), "{u:until}", V("u")
    for said, word in UNTIL:
        g.phrase("until", said, word)
    _of_targets(g, f"{{b:gets}} {words}", until)
    for said, what, gets in (
        ("{o:thing}", V("o"), "{b:gets}"),
        ("each {g:card_one}", V("g"), "{b:gets}"),
        ("{o:things}", V("o"), "{b:get}"),
        ("they", t.Ref(t.THOSE), "{b:get}"),
        ("{g:card_many}", V("g"), "{b:get}"),
        ("all {g:card_many}", V("g"), "{b:get}"),
    ):
        g.phrase("clause", f"{said} {gets} {words}", (Give(what, V("b"), until),))
        g.phrase("clause", f"{words}, {said} {gets}", (Give(what, V("b"), until),))
    aimed = (Choose("t", 1, V("g"), target=True), Give(it, V("b"), until))
    g.phrase("clause", f"{words}, target {{g:card_one}} {{b:gets}}", aimed)
    _counted(g, words, until)
    _either(g, words, until)
    _figures(g, words, until)
    _elements(g, words, until)
    rise = (Modify(ME, V("f"), "+", V("n")),)
    fall = (Modify(ME, V("f"), "+", Times(-1, V("n"))),)
    both = (Modify(ME, "atk", "+", V("n")), Modify(ME, "def", "+", V("n")))
    for gain in ("gain", "get"):
        for said, effects in (("+X {f:figure}", rise), ("-X {f:figure}", fall), ("+X ATK and DEF", both)):
            x = f"{said} {words}, where X is {{n:equal}}"
            aimed = (Choose("t", 1, V("g"), target=True), Give(it, effects, until))
            g.phrase("clause", f"target {{g:card_one}} {gain}s {x}", aimed)
            g.phrase("clause", f"{{o:thing}} {gain}s {x}", (Give(V("o"), effects, until),))
            g.phrase("clause", f"{{g:card_many}} {gain} {x}", (Give(V("g"), effects, until),))
            g.phrase("clause", f"{{o:things}} {gain} {x}", (Give(V("o"), effects, until),))


def _elements(g: Grammar, words: str, until: Any) -> None:
    """[CC 1014.1] The element that the player chooses when it is carried out."""
    it = t.Ref(t.THAT)
    for verb, op in (("becomes", "become"), ("gains", "add")):
        for said, what, chosen in (
            ("target {g:card_one}", it, (Choose("t", 1, V("g"), target=True),)),
            ("{o:thing}", V("o"), ()),
        ):
            ways = tuple((Give(what, (t.Rename(ME, "element", op, name),), until),) for name in ELEMENTS)
            for choice in ("the element of your choice", "an element of your choice", "any element",
                           "any one element"):  # fmt: skip
                g.phrase("clause", f"{said} {verb} {choice} {words}", (*chosen, t.Modes(1, ways)))


def _figures(g: Grammar, words: str, until: Any) -> None:
    """Figures that become a number: "its ATK becomes 0 until end of turn"."""
    it = t.Ref(t.THAT)
    one = (Modify(ME, V("f"), "=", V("n")),)
    both = (Modify(ME, "atk", "=", V("n")), Modify(ME, "def", "=", V("n")))
    like = (Choose("t", 1, V("g"), target=True),)
    for whose, what in (("its", it), ("this card's", t.SELF)) if words else ():
        given = (Modify(ME, V("f"), "=", t.FigureOf(it, V("e"))),)
        for end, lasts in ((f" {words}", until), ("", "")):
            if what == t.SELF:
                said = f"{whose} {{f:figure}} becomes equal to target {{g:card_one}}'s {{e:measure}}{end}"
                g.phrase("clause", said, (*like, Give(what, given, lasts)))
    for figure, become, effects in (("{f:figure}", "becomes", one), ("ATK and DEF", "become", both)):
        for amount in ("{n:digits}", "equal to {n:equal}"):
            end = f"{figure} {become} {amount} {words}"
            g.phrase(
                "clause",
                f"target {{g:card_one}}'s {end}",
                (Choose("t", 1, V("g"), target=True), Give(it, effects, until)),
            )
            g.phrase("clause", f"its {end}", (Give(it, effects, until),))
            g.phrase("clause", f"this card's {end}", (Give(t.SELF, effects, until),))
            g.phrase("clause", f"the {figure} of target {{g:card_one}} {become} {amount} {words}",
                     (Choose("t", 1, V("g"), target=True), Give(it, effects, until)))  # fmt: skip
            g.phrase("clause", f"the {figure} of all {{g:card_many}} {become} {amount} {words}",
                     (Give(V("g"), effects, until),))  # fmt: skip


def _of_targets(g: Grammar, gets: str, until: Any) -> None:
    it = t.Ref(t.THAT)
    for number, verb in (("one", gets), ("many", gets.replace("gets}", "get}"))):
        for pick in ("pick", "aim"):
            g.phrase("clause", f"{{c:{pick}_card_{number}}} {verb}", (t.Rest("c"), Give(it, V("b"), until)))
    also = (Choose("t", 1, V("g"), target=True), Give(t.Some((it, t.SELF)), V("b"), until))
    for words in ("this card and target {g:card_one}", "target {g:card_one} and this card"):
        g.phrase("clause", f"{words} {gets.replace('gets}', 'get}')}", also)


def _either(g: Grammar, words: str, until: Any) -> None:
    """One keyword or another, as the player chooses when it is carried out."""
    ways = {
        who: tuple((Give(what, (Grant(ME, V(slot)),), until),) for slot in ("k", "j"))
        for who, what in (("target {g:card_one}", t.Ref(t.THAT)), ("{o:thing}", V("o")))
    }
    for who, way in ways.items():
        chosen = (Choose("t", 1, V("g"), target=True),) if who.startswith("target") else ()
        for choice in ("", "your choice of ", "either "):
            said = f"{who} gains {choice}{{k:granted}} or {{j:granted}} {words}"
            g.phrase("clause", said, (*chosen, t.Modes(1, way)))


def _counted(g: Grammar, words: str, until: Any) -> None:
    """A duration said before what is counted: "+500 ATK this turn for each caster"."""
    it = t.Ref(t.THAT)
    for sign, number in (("+", "digits"), ("-", "minus")):
        for gain in ("gains", "gets"):
            effect = (Modify(ME, V("f"), "+", Times(V("n"), V("k"))),)
            said = f"{gain} {sign}{{n:{number}}} {{f:figure}} {words}{{k:per}}"
            g.phrase(
                "clause",
                f"target {{g:card_one}} {said}",
                (Choose("t", 1, V("g"), target=True), Give(it, effect, until)),
            )
            g.phrase("clause", f"{{o:thing}} {said}", (Give(V("o"), effect, until),))
            several = f"{gain[:-1]} {said.partition(' ')[2]}"
            g.phrase("clause", f"{{g:card_many}} {several}", (Give(V("g"), effect, until),))
    for sign, number in (("+", "digits"), ("-", "minus")):
        effect = (Modify(ME, V("f"), "+", Times(V("n"), V("k"))),)
        for who, gain, what, chosen in (
            ("target {g:card_one}", "gains", it, (Choose("t", 1, V("g"), target=True),)),
            ("{o:thing}", "gains", V("o"), ()),
            ("{g:card_many}", "gain", V("g"), ()),
        ):
            said = f"for each {{k:counted}}, {who} {gain} {sign}{{n:{number}}} {{f:figure}} {words}"
            g.phrase("clause", said, (*chosen, Give(what, effect, until)))
    for become in ("becomes", "becomes equal to"):
        level = (Modify(ME, "level", "=", V("n")),)
        said = f"level {become} {'{n:digits}' if become == 'becomes' else '{n:equal}'} {words}"
        aimed = (Choose("t", 1, V("g"), target=True), Give(it, level, until))
        g.phrase("clause", f"target {{g:card_one}}'s {said}", aimed)
        g.phrase("clause", f"this card's {said}", (Give(t.SELF, level, until),))


def standing(g: Grammar) -> None:
    """`state`: what is given as long as the card is there."""
    g.phrase("state", "this card {b:gets}", (Gives(t.SELF, V("b")),))
    for gain in ("gains", "gets", "has"):
        rise = (Modify(ME, V("f"), "+", V("n")),)
        both = (Modify(ME, "atk", "+", V("n")), Modify(ME, "def", "+", V("n")))
        g.phrase("state", f"this card {gain} +X {{f:figure}}, where X is {{n:equal}}", (Gives(t.SELF, rise),))
        g.phrase("state", f"this card {gain} +X ATK and DEF, where X is {{n:equal}}", (Gives(t.SELF, both),))
        g.phrase("state", f"this card {gain} +X/+X, where X is {{n:equal}}", (Gives(t.SELF, both),))
    g.phrase("state", "this card's name is also {n:name}", (Gives(t.SELF, (t.Rename(ME, "name", "add", V("n")),)),))
    for words in ("is", "becomes"):
        same = (Modify(ME, V("f"), "=", V("n")),)
        g.phrase("state", f"this card's {{f:figure}} {words} equal to {{n:equal}}", (Gives(t.SELF, same),))
        g.phrase("state", f"this card's {{f:figure}} {words} {{n:digits}}", (Gives(t.SELF, same),))
    for amount in ("{n:digits}", "equal to {n:equal}"):
        for words in ("is", "becomes"):
            same = (Modify(ME, V("f"), "=", V("n")),)
            for said in (
                "{g:card_many}' {f:figure}",
                "the {f:figure} of {g:card_many}",
                "the {f:figure} of all {g:card_many}",
            ):
                g.phrase("state", f"{said} {words} {amount}", (Gives(V("g"), same),))
    both = (Modify(ME, "atk", "=", V("n")), Modify(ME, "def", "=", V("n")))
    g.phrase("state", "this card's ATK and DEF are equal to {n:equal}", (Gives(t.SELF, both),))
    g.phrase("state", "this card and {g:card_many} {b:get}", (Gives(t.Some((t.SELF, V("g"))), V("b")),))
    g.phrase("state", "{g:card_many} {b:get}", (Gives(V("g"), V("b")),))
    g.phrase("state", "all {g:card_many} {b:get}", (Gives(V("g"), V("b")),))
    g.phrase("state", "each {g:card_one} {b:gets}", (Gives(V("g"), V("b")),))


def add(g: Grammar) -> None:
    for part in (boons, lines, for_good, becoming, for_a_while, standing):
        part(g)
