"""Japanese, giving: figures, keywords and abilities, for a time or as long as an ability says.

A boon is a figure, or an ability in 『』; the first of several says who gets it: の before a figure, は before what is
got (得る), に before what is given (与える). After a duration the units that were named before need not be said.
"""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.verbs import fill_some
from ludex.games.vg.text.ja.nouns import ITSELF, joined, sided
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, HAND, IT, ME, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import Forms, noun, unable, verb
from ludex.lang.pattern import Further, Give, Gives, Raised, Rest, V

NAMES = {
    "ブースト": "Boost",
    "インターセプト": "Intercept",
    "ツインドライブ": "Twin Drive",
    "トリプルドライブ": "Triple Drive",
    "抵抗": "Resist",
    "守護者": "Sentinel",
    "退却": "Restraint",
}
MEANS = {keyword.name: keyword.means for keyword in KEYWORDS}
FORMS = ("mid", "end", "te")


def endings(forms: Forms) -> tuple[tuple[str, str], ...]:
    """The forms in which a clause may end, each with the suffix of its category."""
    mids = [("mid", f"{forms.mid}、")]
    if forms.te != forms.mid:
        mids.append(("mid", f"{forms.te}、"))
    return (*mids, ("end", forms.end), ("te", forms.te))


def boons(g: Grammar) -> None:
    for words, n, means in (
        ("+{n:digits}", V("n"), "+"),
        ("-{n:minus}", V("n"), "+"),
        ("+{n:oku}億", V("n"), "+"),
    ):
        g.phrase("plus", f"{{f:figure}}{words}", (t.Modify(ME, V("f"), means, n),))
        g.phrase("plus", f"グレード{words}", (t.Modify(ME, "grade", means, n),))
    g.phrase("figures", "{b:plus}", V("b"))
    g.add("figures", Many("plus", joint="/", least=2, flat=True))
    for words, name in NAMES.items():
        if MEANS[name]:
            g.phrase("quote", f"『{words}』", (t.Grant(ME, MEANS[name]),))
    g.phrase("quote", "『{a:line}』", (t.Grant(ME, V("a")),))
    g.phrase("quotes", "{q:quote}", V("q"))
    g.add("quotes", Many("quote", joint="と", least=2, flat=True))
    for original, layer in (("", ""), ("元々の", "original")):
        made = (t.Modify(ME, V("f"), "=", V("n"), layer),)
        g.phrase("set_to", f"{original}{{f:figure}}を{{n:digits}}に", made)
        g.phrase("is_set", f"{original}{{f:figure}}は{{n:digits}}に", made)
    for words, forms, start in (
        ("{f:figures}", noun(""), "の"),
        ("{f:quotes}を", verb("得る"), "は"),
        ("{f:quotes}を", verb("与える"), "に"),
        ("{f:set_to}", verb("する"), "の"),
        ("{f:is_set}", verb("なる", five=True), "の"),
    ):
        for form, end in endings(forms):
            g.phrase(f"boon_{form}", f"{words}{end}", V("f"))
            g.phrase(f"lead_{start}_{form}", f"{words}{end}", V("f"))
    g.add("boon_mids", Many("boon_mid", joint="", least=1, flat=True))
    for start in ("の", "は", "に"):
        for form in FORMS:
            category = f"boons_{start}_{form}"
            g.phrase(category, f"{{a:lead_{start}_{form}}}", V("a"))
            g.phrase(category, f"{{a:lead_{start}_mid}}{{b:boon_{form}}}", (Rest("a"), Rest("b")))
            longer = f"{{a:lead_{start}_mid}}{{m:boon_mids}}{{b:boon_{form}}}"
            g.phrase(category, longer, (Rest("a"), Rest("m"), Rest("b")))


ABLE: tuple[tuple[str, str, str], ...] = (
    ("ヒットされない", "forbid", "be hit"),
    ("アタックできない", "forbid", "attack"),
    ("アタックされない", "forbid", "be attacked"),
    ("ブーストできない", "forbid", "boost"),
    ("インターセプトできない", "forbid", "intercept"),
    ("後列からアタックできる", "permit", "attack from the back row"),
    ("後列からでもアタックできる", "permit", "attack from the back row"),
    ("後列からインターセプトできる", "permit", "intercept from the back"),
    ("後列からでもインターセプトできる", "permit", "intercept from the back"),
)
"""What units can or cannot do: the words, and the rule."""


def forms_of(word: str) -> Forms:
    return unable(word) if word.endswith("ない") else verb(word)


def rules() -> list[tuple[str, Forms, Any]]:
    """What units can or cannot do, and what cannot be done to them: the words after は, the verb, and the rule."""
    found: list[tuple[str, Forms, Any]] = [
        ("", forms_of(words), t.Rule(op, query, V("o#"))) for words, op, query in ABLE
    ]
    for by, whose in (("相手のカードの効果で", t.ENEMY), ("カードの効果で", t.ANY)):
        found.append((by, unable("退却しない"), t.Rule("forbid", "ability retire", V("o#"), whose)))
    for word in ("選べない", "選ばれない"):
        found.append(("相手のカードの効果で", unable(word), t.Rule("forbid", "select", t.ENEMY, V("o#"))))
    found.append(("ヒットされても", unable("退却しない"), t.Rule("forbid", "be retired by a hit", V("o#"))))
    return found


def effects() -> list[tuple[str, str, Any, Any]]:
    """What may be given for a time: the form, the words, the instruction, and the effect without a time. Slots end in
    `#`, so that several may stand in one phrase."""
    found: list[tuple[str, str, Any, Any]] = []
    for form in FORMS:
        for start in ("の", "は", "に"):
            words = f"{{o#:thing}}{start}{{b#:boons_{start}_{form}}}"
            found.append((form, words, Give(V("o#"), V("b#"), V("u")), Gives(V("o#"), V("b#"))))
    for before, forms, rule in (
        *((f"{{o#:thing}}は{words}", forms, rule) for words, forms, rule in rules()),
        ("相手は", unable("インターセプトできない"), t.Rule("forbid", "intercept", t.ENEMY)),
        ("相手は手札から{g#:guards}を(G)に", unable("コールできない"), t.Rule("forbid", "guard", V("g#"))),
        ("相手は{g#:their_orders}を", unable("プレイできない"), t.Rule("forbid", "play order", V("g#"))),
        ("あなたは", unable("ライドできない"), t.Rule("forbid", "ride", t.YOURS)),
    ):
        for form, end in endings(forms):
            found.append((form, f"{before}{end}", t.Continue((rule,), V("u")), rule))
    return found


def unsaid() -> list[tuple[str, str, Any]]:
    """What is given to the units that were named before."""
    found: list[tuple[str, str, Any]] = []
    for form in FORMS:
        for start in ("の", "は", "に"):
            found.append((form, f"{{b#:boons_{start}_{form}}}", Give(LEFT_OUT, V("b#"), V("u"))))
    for words, forms, rule in rules():
        for form, end in endings(forms):
            done = t.pattern(fill_some(rule, {"o#": LEFT_OUT}))
            found.append((form, f"{words}{end}", t.Continue((done,), V("u"))))
    return found


def numbered(words: str, means: Any, i: int) -> tuple[str, Any]:
    """The phrase with its slots numbered."""
    return words.replace("#", str(i)), renamed(means, str(i))


def renamed(means: Any, i: str) -> Any:
    if isinstance(means, t.Hole):
        return t.Hole(means.name.replace("#", i), means.rest)
    if type(means) is tuple:
        return tuple(renamed(item, i) for item in means)
    if isinstance(means, t.Pattern):
        return t.KINDS[means.node.__name__](*(renamed(value, i) for value in means.__dict__.values()))
    return means


def giving(g: Grammar) -> None:
    """One duration for one effect, or for two."""
    g.add("their_orders", Bunch("only_card_head", "kind_pre", "nothing", joined, parts_of, always=(t.ENEMY,)))
    g.add("guards", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(t.ENEMY, HAND)))
    every = effects()
    first = [*((form, words, means) for form, words, means, _ in every), *unsaid()]
    for form, words, means in first:
        said, made = numbered(words, means, 1)
        g.phrase(f"clause_{form}", f"{{u:until}}{said}", (made,))
        if form == "mid":
            g.phrase("given_mid", f"{{u:until}}{said}", (made,))
    for form, words, _, means in every:
        said, made = numbered(words, means, 1)
        g.phrase(f"state_{form}", said, (made,))
    for form, words, means, _ in every:
        said, made = numbered(words, means, 2)
        for before, given, start in first:
            if before == "mid":
                a, b = numbered(given, start, 1)
                g.phrase(f"clause_{form}", f"{{u:until}}{a}{said}", (b, made))
    stand = t.Continue((t.Rule("forbid", "stand", V("o")),), "next stand phase")
    for when in ("次の相手のスタンドフェイズに", "次のスタンドフェイズに", "次のあなたのスタンドフェイズに"):
        for end_form, end in endings(unable("【スタンド】できない")):
            g.phrase(f"clause_{end_form}", f"{{o:thing}}は{when}{end}", (stand,))
    g.phrase("states", "{s:state_end}", V("s"))
    g.phrase("states", "{m:state_mid}{s:state_end}", (Rest("m"), Rest("s")))
    own_states(g)


def own_states(g: Grammar) -> None:
    """Boons and rules of one subject, said once."""
    for words, forms, rule in rules():
        own = t.pattern(fill_some(rule, {"o#": t.SELF}))
        every = t.pattern(fill_some(rule, {"o#": V("g")}))
        for form, end in endings(forms):
            if form == "te":
                continue
            for start in ("の", "は"):
                given = f"{start}{{b:boons_{start}_mid}}{words}{end}"
                g.phrase(f"state_{form}", f"{{g:own_unit}}すべて{given}", (Gives(V("g"), V("b")), every))
                for this in ITSELF:
                    g.phrase(f"state_{form}", f"{this}{given}", (Gives(t.SELF, V("b")), own))
                    first = f"{this}は{words}{forms.mid}、{{b:boons_{start}_{form}}}"
                    if end in (forms.end, f"{forms.mid}、"):
                        g.phrase(f"state_{form}", first, (own, Gives(t.SELF, V("b"))))
                    for more in ("の", "は"):
                        middle = f"{this}{start}{{b:boons_{start}_mid}}{words}{forms.mid}、{{c:boons_{more}_{form}}}"
                        if end in (forms.end, f"{forms.mid}、"):
                            both = (Gives(t.SELF, V("b")), own, Gives(t.SELF, V("c")))
                            g.phrase(f"state_{form}", middle, both)


def per(g: Grammar) -> None:
    """`per`: the number of cards for each of which something is given."""
    g.phrase("per", "{g:group}1枚につき、", t.Count(V("g")))
    g.phrase("per", "{g:group}{k:digits}枚につき、", t.Fits(t.Count(V("g")), V("k")), lambda env: env["k"] > 1)
    for words in ("{g:different}", "{g:different_units}"):
        g.phrase("per", f"{words}1種類につき、", t.Count(V("g")), sided)
    each = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
    for form, end in endings(noun("")):
        for subject, who in (("{o:thing}の", V("o")), ("", LEFT_OUT)):
            more = f"{subject}{{f:figure}}+{{n:digits}}{end}"
            for words in (f"{{k:per}}{{u:until}}{more}", f"{{u:until}}{{k:per}}{more}"):
                g.phrase(f"clause_{form}", words, (Give(who, each, V("u")),))
            if subject:
                g.phrase(f"state_{form}", f"{{k:per}}{more}", (Gives(who, each),))
    for whom, grade in (
        ("あなたのヴァンガード", t.Greatest(VANGUARD, "grade")),
        ("相手のヴァンガード", t.Greatest(ENEMY_VANGUARD, "grade")),
        ("このユニット", t.FigureOf(t.SELF, "grade")),
    ):
        g.phrase("per", f"{whom}のグレード1につき、", grade)
    for form, end in endings(noun("【エネルギーチャージ】({n:digits})")):
        charged = (t.Do("energy-charge", t.SELF, t.Times(V("n"), V("k"))),)
        g.phrase(f"clause_{form}", f"{{k:per}}{end}", charged)
    for form, end in endings(noun("【ソウルチャージ】({n:digits})")):
        g.phrase(f"clause_{form}", f"{{k:per}}{end}", (t.Do("soul-charge", t.SELF, t.Times(V("n"), V("k"))),))


def instead(g: Grammar) -> None:
    """What a condition makes of a figure that was given: +5000 becomes +10000."""
    for figure in ("power", "critical", "shield", "drive"):
        raised = (Raised(V("q"), IT, figure, V("n"), V("m")),)
        g.phrase("sent", "{q:ifs}+{m:digits}ではなく+{n:digits}", raised)


def further(g: Grammar) -> None:
    """What is given besides, under a condition, to what was given something before."""
    for start in ("の", "は", "に"):
        given = Further(V("q"), V("b"))
        g.phrase("sent", f"{{q:ifs}}さらに{{b:boons_{start}_end}}", (given,))
        g.phrase("opening", f"{{m:mids}}{{q:ifs}}さらに{{b:boons_{start}_end}}", (Rest("m"), given))


def listed(g: Grammar) -> None:
    """A list of abilities that a unit gets for a time."""
    for count in range(1, 5):
        lines = "".join(f"\n・{{a{i}:line}}" for i in range(count))
        every = tuple(Rest(f"a{i}") for i in range(count))
        for who, what in (("{o:thing}は", V("o")), ("", LEFT_OUT)):
            given = (Give(what, (t.Grant(ME, every),), V("u")),)
            g.phrase("modes", f"{{u:until}}{who}以下すべてを得る。{lines}", given)


def add(g: Grammar) -> None:
    for part in (boons, giving, per, instead, further, listed):
        part(g)
