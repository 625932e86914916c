"""Japanese, giving: figures, keywords and abilities, for a time or as long as an ability says.

A boon is a figure, or an ability in 『』; the first of several says who gets it: の before a figure, は before what is
got (得る), に before what is given (与える). After a duration the units that were named before need not be said.
"""

from __future__ import annotations

from typing import Any

from ludex.core.tree import Activated, Automatic, walk
from ludex.games.vg.c07_guarding import TO_GUARD
from ludex.games.vg.c11_costs import LESS, LESS_PRINTED, PAY
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.verbs.verbs import fill_some
from ludex.games.vg.text.ja.conditions import being
from ludex.games.vg.text.ja.likeness import again
from ludex.games.vg.text.ja.nouns import ITSELF, joined, sided
from ludex.games.vg.text.ja.states import LASTING, NAMED
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, HAND, IT, ME, RC, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import Forms, noun, unable, verb
from ludex.lang.pattern import Give, Gives, Rest, V

NAMES = {
    "ブースト": "Boost",
    "インターセプト": "Intercept",
    "ツインドライブ": "Twin Drive",
    "トリプルドライブ": "Triple Drive",
    "抵抗": "Resist",
    "守護者": "Sentinel",
    "退却": "Restraint",
}
BLASTS = {
    "カウンターブラスト": "counter-blast",
    "ソウルブラスト": "soul-blast",
    "エネルギーブラスト": "energy-blast",
}
"""[VG 7.28.2] The blasts whose number may be another the next time."""
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
    for words, state in NAMED:
        if state in LASTING:
            g.phrase("a_state", words, (t.Rename(ME, "state", "add", state.value),))
    for words, forms, start in (
        ("{f:a_state}に", verb("なる", five=True), "は"),
        ("{f:a_state}に", verb("する"), "を"),
        ("{f:figures}", noun(""), "の"),
        ("{f:quotes}を", verb("得る"), "は"),
        ("{f:quotes}を", verb("持つ"), "は"),
        ("{f:quotes}を", verb("与える"), "に"),
        ("{f:set_to}", verb("する"), "の"),
        ("{f:is_set}", verb("なる", five=True), "の"),
    ):
        for form, end in endings(forms):
            g.phrase(f"boon_{form}", f"{words}{end}", V("f"))
            g.phrase(f"lead_{start}_{form}", f"{words}{end}", V("f"))
    g.add("boon_mids", Many("boon_mid", joint="", least=1, flat=True))
    for start in ("の", "は", "に", "を"):
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
    ("【スタンド】しない", "forbid", "event stand"),
    ("【スタンド】できない", "forbid", "event stand"),
    ("他の(R)に移動できない", "forbid", "change circles"),
    ("他のサークルに移動できない", "forbid", "change circles"),
    ("(G)や他の(R)に移動できない", "forbid", "change circles"),
    ("(R)から(G)に移動できない", "forbid", TO_GUARD),
    ("(G)に移動できない", "forbid", TO_GUARD),
    ("後列からアタックできる", "permit", "attack from the back row"),
    ("後列からでもアタックできる", "permit", "attack from the back row"),
    ("後列からインターセプトできる", "permit", "intercept from the back"),
    ("後列からでもインターセプトできる", "permit", "intercept from the back"),
)
"""What units can or cannot do: the words, and the rule."""


TOGETHER: tuple[tuple[str, Any], ...] = tuple(
    (
        f"手札から(G)にコールする際、{n}枚以上同時にコールしない限り",
        t.Rule("forbid", query, t.Player(t.OPPONENT)),
    )
    for n, query in ((2, "guard alone"), (3, "guard as two"))
)
"""The opponent must call several guardians at the same time, or none."""


ORDERS: tuple[tuple[str, Any], ...] = (
    *(
        (f"オーダーを{words}", t.Rule("permit", "orders", t.Player(t.YOU), n=n - 1))
        for n in (2, 3)
        for words in (f"{n}回", f"{n}回まで", f"合計{n}回まで")
    ),
    ("このターンにオーダーを追加で1回", t.Rule("permit", "orders", t.Player(t.YOU))),
    ("オーダーを追加で1回", t.Rule("permit", "orders", t.Player(t.YOU))),
    ("ブリッツオーダーを2回まで", t.Rule("permit", "two blitz orders", t.Player(t.YOU))),
)
"""How often orders may be played in a turn."""


def forms_of(word: str) -> Forms:
    return unable(word) if word.endswith("ない") else verb(word)


def rules() -> list[tuple[str, Forms, Any]]:
    """What units can or cannot do, and what cannot be done to them: the words after は, the verb, and the rule."""
    found: list[tuple[str, Forms, Any]] = [
        ("", forms_of(words), t.Rule(op, query, V("o"))) for words, op, query in ABLE
    ]
    for by, whose in (("相手のカードの", t.ENEMY), ("カードの", t.ANY), ("あなたのカードの", t.YOURS)):
        for deed in ("効果で", "能力で"):
            found.append((f"{by}{deed}", unable("退却しない"), t.Rule("forbid", "ability retire", V("o"), whose)))
    for word in ("選べない", "選ばれない"):
        found.append(("相手のカードの効果で", unable(word), t.Rule("forbid", "select", t.ENEMY, V("o"))))
        found.append(("相手のカードの能力で", unable(word), t.Rule("forbid", "select", t.ENEMY, V("o"))))
    found.append(("ヒットされても", unable("退却しない"), t.Rule("forbid", "be retired by a hit", V("o"))))
    found.append(("スタンドフェイズに", unable("【スタンド】できない"), t.Rule("forbid", "stand", V("o"))))
    found.append(("", verb("ドライブチェックを行う"), t.Rule("permit", "drive check", V("o"))))
    return found


def costs_of_abilities() -> list[tuple[str, Forms, Any]]:
    """[VG 11.7.1] Costs that cannot be paid, or are lower."""
    found: list[tuple[str, Forms, Any]] = []
    for icon, kind in (("起", Activated), ("自", Automatic)):
        pay = t.Rule("forbid", PAY[kind], V("g"))
        found.append((f"あなたは{{g:my_kind}}の【{icon}】能力のコストを", unable("払えない"), pay))
        for had, query in (("が元々持つ", LESS_PRINTED[kind]), ("の", LESS[kind])):
            less = t.Rule("permit", query, V("o"), n=V("m"))
            start = f"{{o:whose_costs}}{had}【{icon}】能力のコスト"
            for words in (
                f"{start}は【カウンターブラスト】({{m:minus}})",
                f"{start}で払う【カウンターブラスト】は({{m:minus}})",
            ):
                found.append((words, verb("減る", five=True), less))
            once = t.Rule("permit", query, V("o"), n=V("m"), once=True)
            words = f"次に{start}で払う【カウンターブラスト】は({{m:minus}})"
            found.append((words, verb("減る", five=True), once))
    return found


def effects() -> list[tuple[str, str, Any, Any]]:
    """What may be given for a time: the form, the words, the instruction, and the effect without a time."""
    found: list[tuple[str, str, Any, Any]] = []
    for form in FORMS:
        for start in ("の", "は", "に", "を"):
            words = f"{{o:thing}}{start}{{b:boons_{start}_{form}}}"
            found.append((form, words, Give(V("o"), V("b"), V("u")), Gives(V("o"), V("b"))))
    for before, forms, rule in (
        *((f"{{o:thing}}は{{x:comma}}{words}", forms, rule) for words, forms, rule in rules()),
        ("相手は", unable("インターセプトできない"), t.Rule("forbid", "intercept", t.ENEMY)),
        ("相手は{x:comma}{o:thing}に", unable("アタックできない"), t.Rule("forbid", "be attacked", V("o"))),
        ("相手は手札から{g:guards}を(G)に", unable("コールできない"), t.Rule("forbid", "guard", V("g"))),
        ("相手は{g:guards}を手札から(G)に", unable("コールできない"), t.Rule("forbid", "guard", V("g"))),
        ("相手は{g:their_orders}を", unable("プレイできない"), t.Rule("forbid", "play order", V("g"))),
        ("相手は手札から{x:comma}{g:their_orders}を", unable("プレイできない"), t.Rule("forbid", "play order", V("g"))),
        ("あなたは", unable("ライドできない"), t.Rule("forbid", "ride", t.YOURS)),
        ("あなたは{k:kinds}に", unable("ライドできない"), t.Rule("forbid", "ride", t.All((t.YOURS, V("k"))))),
        ("あなたは{g:my_orders}を", unable("プレイできない"), t.Rule("forbid", "play order", V("g"))),
        *(
            (
                f"{{o:thing}}{attacked}バトル{in_it}",
                verb("ドライブチェックを行う"),
                t.Rule("permit", "drive check", V("o")),
            )
            for attacked in ("がアタックした", "のアタックした")
            for in_it in ("では", "では、", "でも")
        ),
        *((f"あなたは{words}", verb("プレイできる"), rule) for words, rule in ORDERS),
        (
            "あなたが次に{g:my_orders}をプレイする際にコストで払う【カウンターブラスト】は({m:minus})",
            verb("減る", five=True),
            t.Rule("permit", "counter-blast", V("g"), n=V("m"), once=True),
        ),
        *(
            (f"{start}の能力のコストで払う【{said}】は({{m:minus}})", verb("減る", five=True), less)
            for said, query in BLASTS.items()
            for start, whose in (("次に{o:thing}", V("o")), ("あなたが次に{g:my_kind}", V("g")))
            for less in (t.Rule("permit", query, whose, n=V("m"), once=True),)
        ),
        *((f"{start}{words}", unable("コールできない"), rule) for words, rule in TOGETHER for start in ("相手は", "")),
        *costs_of_abilities(),
    ):
        for form, end in endings(forms):
            found.append((form, f"{before}{end}", t.Continue((rule,), V("u")), rule))
    return found


def unsaid() -> list[tuple[str, str, Any, Any]]:
    """What is given to the units that were named before."""
    found: list[tuple[str, str, Any, Any]] = []
    for form in FORMS:
        for start in ("の", "は", "に", "を"):
            given = Give(LEFT_OUT, V("b"), V("u")), Gives(LEFT_OUT, V("b"))
            found.append((form, f"{{b:boons_{start}_{form}}}", *given))
    for words, forms, rule in rules():
        for form, end in endings(forms):
            done = t.pattern(fill_some(rule, {"o": LEFT_OUT}))
            found.append((form, f"{words}{end}", t.Continue((done,), V("u")), done))
    return found


def pairs(form: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Two rules of one subject."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    unchosen = t.Rule("forbid", "select", t.ENEMY, V("o"))
    unretired = t.Rule("forbid", "ability retire", V("o"), t.ENEMY)
    ends = {"mid": "ず、", "end": "ない", "te": "ず"}
    for first in ("forbid", "permit"):
        one = t.Rule(first, V("q"), V("o"))
        for second in ("forbid", "permit"):
            other = t.Rule(second, V("r"), V("o"))
            found.append((f"{{o:thing}}は{{x:comma}}{{q:{first}_mid}}{{r:{second}_{form}}}", (one, other)))
        for deed in ("効果", "能力"):
            by = f"相手のカードの{deed}で選べ"
            found.append((f"{{o:thing}}は{{x:comma}}{by}ず、{{q:{first}_{form}}}", (unchosen, one)))
            found.append((f"{{o:thing}}は{{x:comma}}{{q:{first}_mid}}{by}{ends[form]}", (one, unchosen)))
            stays, left = {"mid": "せず、", "end": "しない", "te": "せず"}[form], f"相手のカードの{deed}で退却"
            found.append((f"{{o:thing}}は{{x:comma}}{left}せず、{{q:{first}_{form}}}", (unretired, one)))
            found.append((f"{{o:thing}}は{{x:comma}}{{q:{first}_mid}}{left}{stays}", (one, unretired)))
    return found


def giving(g: Grammar) -> None:
    """`state`: what units get or can do; `clause`: for a time, one or several."""
    g.phrase("whose_costs", "{o:thing}", V("o"))
    g.phrase("whose_costs", "{g:own_unit}", V("g"))
    under = (t.If(V("q"), (t.Lasting(V("s"), V("u")),)),)
    g.phrase("sent", "{u:until}{q:ifs}{s:more_states_end}", under)
    g.phrase("opening", "{u:until}{q:ifs}{s:more_states_end}", under)
    g.add("their_orders", Bunch("only_card_head", "kind_pre", "nothing", joined, parts_of, always=(t.ENEMY,)))
    g.add("my_orders", Bunch("only_card_head", "kind_pre", "nothing", joined, parts_of, always=(t.YOURS,)))
    g.add("my_kind", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(t.YOURS,)))
    g.phrase("my_orders", "{n:name}", t.All((t.YOURS, t.Word("name", V("n")))))
    g.add("guards", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(t.ENEMY, HAND)))
    for form, words, means, state in (*effects(), *unsaid()):
        g.phrase(f"clause_{form}", f"{{u:until}}{words}", (means,))
        if form == "mid":
            g.phrase("first_mid", words, (state,))
    for form, words, _, state in effects():
        g.phrase(f"state_{form}", words, (state,))
    for said, op, query in ABLE:
        for form, end in endings(forms_of(said)):
            g.phrase(f"{op}_{form}", end, query)
    also = (Gives(t.SELF, (t.Rename(ME, "name", "add", V("n")),)),)
    for this in ITSELF:
        g.phrase("state_end", f"{this}は{{n:name}}としても扱う", also)
        g.phrase("state_mid", f"{this}は{{n:name}}としても扱い、", also)
    for also_ in ("", "追加で"):
        for which in ("{g:own_unit}すべて", "{p:place}すべて"):
            what = V("g") if which.startswith("{g") else V("p")
            for form, end in endings(verb("バトルする")):
                battles = (t.Rule("widen", "battles", t.SELF, what),)
                g.phrase(f"state_{form}", f"このユニットがアタックする際、{also_}{which}と{end}", battles)
    mixed_states(g)
    g.add("state_mids", Many("state_mid", joint="", least=1, flat=True))
    for form in FORMS:
        g.phrase(f"more_states_{form}", f"{{s:state_{form}}}", V("s"))
        g.phrase(f"more_states_{form}", f"{{m:state_mids}}{{s:state_{form}}}", (Rest("m"), Rest("s")))
        several = t.Lasting((Rest("a"), Rest("s")), V("u"))
        g.phrase(f"clause_{form}", f"{{u:until}}{{a:first_mid}}{{s:more_states_{form}}}", (several,))
        for two, both_rules in pairs(form):
            g.phrase(f"clause_{form}", f"{{u:until}}{two}", (t.Lasting(both_rules, V("u")),))
            g.phrase(f"state_{form}", two, both_rules)
        for category in ("mixed", "unsaid"):
            g.phrase(f"clause_{form}", f"{{u:until}}{{s:{category}_{form}}}", (t.Lasting(V("s"), V("u")),))
        g.phrase(f"state_{form}", f"{{s:mixed_{form}}}", V("s"))
    within(g)
    stand = t.Continue((t.Rule("forbid", "stand", V("o")),), "next stand phase")
    for whose, when in (("次の相手の", theirs), ("次の", None), ("次のあなたの", ours)):
        for end_form, end in endings(unable("【スタンド】できない")):
            g.phrase(f"clause_{end_form}", f"{{o:thing}}は{whose}スタンドフェイズに{end}", (stand,), when)
    g.phrase("states", "{s:more_states_end}", V("s"))


def ours(env: t.Env) -> bool:
    """Whether the units are certainly the player's: they stand in the player's own stand phase."""
    return any(isinstance(part, t.Self) or part == t.YOURS for part in parts_of(env["o"]))


def theirs(env: t.Env) -> bool:
    return not ours(env)


def within(g: Grammar) -> None:
    """A duration that reaches over a condition: until end of turn A, and if C, B; if C, A, and if D, B."""
    for start in ("の", "は", "に"):
        g.phrase("unsaid_boons_end", f"{{b:boons_{start}_end}}", (Gives(LEFT_OUT, V("b")),))
    for words, means in stairs():
        g.phrase("opening", words, means)
        g.phrase("opening", f"{{m:mids}}{words}", (Rest("m"), *means))
    for said in ("{s:more_states_end}", "{s:unsaid_end}", "{s:unsaid_boons_end}"):
        pair = (t.Lasting(V("a"), V("u")), t.If(V("q"), (t.Lasting(V("s"), V("u")),)))
        for besides in ("", "さらに", "さらに、"):
            words = f"{{u:until}}{{a:first_mid}}{{q:ifs}}{besides}{said}"
            g.phrase("opening", words, pair)
            g.phrase("opening", f"{{m:mids}}{words}", (Rest("m"), *pair))


def stairs() -> list[tuple[str, tuple[Any, ...]]]:
    """Conditions under one duration, each within the one before: the words, and the instructions."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    last, third = t.If(V("r"), (t.Lasting(V("s"), V("u")),)), t.Lasting(V("b"), V("u"))
    for said in ("{s:more_states_end}", "{s:unsaid_end}", "{s:unsaid_boons_end}"):
        for besides in ("さらに", "さらに、", ""):
            two = (t.If(V("q"), (t.Lasting(V("a"), V("u")), last)),)
            found.append((f"{{u:until}}{{q:ifs}}{{a:first_mid}}{{r:ifs}}{besides}{said}", two))
            if besides != "さらに、":
                three = (t.If(V("q"), (t.Lasting(V("a"), V("u")), t.If(V("p"), (third, last)))),)
                words = f"{{u:until}}{{q:ifs}}{{a:first_mid}}{{p:ifs}}{besides}{{b:first_mid}}{{r:ifs}}{besides}{said}"
                found.append((words, three))
    return found


def bringing(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is increased or decreased to a number: by the difference when the effect resolves."""
    for whose, what in (("このユニットの", t.SELF), ("そのユニットの", IT), ("それの", IT), ("", LEFT_OUT)):
        for to, amount in (
            ("{n:digits}に", V("n")),
            ("このユニットと同じ{f:figure}に", t.FigureOf(t.SELF, V("f"))),
            ("そのユニットと同じ{f:figure}に", t.FigureOf(IT, V("f"))),
        ):
            change = t.Modify(ME, V("f"), "+", t.Plus((amount, t.Times(-1, t.FigureOf(what, V("f"))))))
            for form, end in endings(verb("増減させる")):
                said = f"{whose}{{f:figure}}を{to}なるまで{end}"
                g.phrase(f"clause_{form}", f"{{u:until}}{said}", (Give(what, (change,), V("u")),))
                if form == "mid":
                    g.phrase("first_mid", said, (Gives(what, (change,)),))


def in_battles(g: Grammar) -> None:
    """What holds during the battles that units attack in, for a time."""
    for words, rule in TOGETHER:
        during = t.Passive((rule,), t.Is(t.SELF, t.Role("attacking")))
        given = (Give(V("o"), (t.Grant(ME, (during,)),), V("u")),)
        for form, end in endings(unable("コールできない")):
            said = f"{{o:thing}}がアタックしたバトルでは、相手は{words}{end}"
            g.phrase(f"clause_{form}", f"{{u:until}}{said}", given)
            g.phrase(f"state_{form}", said, (Gives(V("o"), (t.Grant(ME, (during,)),)),))
    sentinels = t.All((t.ENEMY, HAND, t.Has("Sentinel")))
    barred = t.Passive((t.Rule("forbid", "guard", sentinels),), t.Is(t.SELF, t.Role("attacking")))
    for form, end in endings(unable("コールできない")):
        said = f"{{o:thing}}がアタックしたバトルでは、相手は手札から守護者を(G)に{end}"
        g.phrase(f"clause_{form}", f"{{u:until}}{said}", (Give(V("o"), (t.Grant(ME, (barred,)),), V("u")),))


def barring(g: Grammar) -> None:
    """Cards that opponents neither call nor play as guardians in the battles of a unit."""
    both = (t.Rule("forbid", "guard", V("g")), t.Rule("forbid", "play order", V("g")))
    during = (t.Grant(ME, (t.Passive(both, t.Is(t.SELF, t.Role("attacking"))),)),)
    for form, end in endings(unable("コールやプレイできない")):
        for neither in ("{x:comma}", "(G)に"):
            words = f"相手は手札から{{g:guards}}を{neither}{end}"
            g.phrase(f"state_{form}", words, both)
            said = f"{{o:thing}}がアタックしたバトルでは、{words}"
            g.phrase(f"clause_{form}", f"{{u:until}}{said}", (Give(V("o"), during, V("u")),))


def owned(g: Grammar) -> None:
    """What the player gets for a time: the units are not fixed. NB: a single unit would be said without the player."""
    for end in ("。", ""):
        for form, got in endings(verb("得る")):
            for head in ("", "【永】："):
                words = f"{{u:until}}あなたは『{head}{{s:states}}{end}』を{got}"
                g.phrase(f"clause_{form}", words, (t.Owned(V("s"), V("u")),), of_groups)
            heard = (t.Delay(V("e"), V("b"), V("u"), always=True),)
            if end:
                g.phrase(f"clause_{form}", f"{{u:until}}あなたは『{{e:event}}時、{{b:block}}』を{got}", heard, complete)


def checking(g: Grammar) -> None:
    """Drive checks in the battles of all units of a group, whichever they are then."""
    checks = (t.Owned((t.Rule("permit", "drive check", V("g")),), V("u")),)
    for form, end in endings(verb("ドライブチェックを行う")):
        for attacks in ("がアタックした", "のアタックした"):
            for also in ("バトルでも", "バトルでは", "バトルでは、"):
                for group in ("あなたは{g:owned}", "{g:own_unit}"):
                    g.phrase(f"clause_{form}", f"{{u:until}}{group}{attacks}{also}{end}", checks)


def complete(env: t.Env) -> bool:
    """Whether the block speaks only of cards that it chooses itself: who reads it would take others for those that the
    text named before."""
    for instr in env["b"]:
        if isinstance(instr, (t.Choose, t.Look, t.Search)):
            return True
        if any(isinstance(part, t.Ref) and part != ME for part in walk.nodes(instr, skip=(t.Ability,))):
            return False
    return True


def of_groups(env: t.Env) -> bool:
    """Whether the effects are on groups or players, not on cards that were named."""
    return not any(
        isinstance(part, (t.Ref, t.Self)) and part != ME for part in walk.nodes(env["s"], skip=(t.Ability, t.Underwent))
    )


def mixed_states(g: Grammar) -> None:
    """`mixed`: boons and rules of one subject, said once."""
    for words, forms, every in rules():
        for form, end in endings(forms):
            for start in ("の", "は", "に"):
                given = f"{{o:thing}}{start}{{b:boons_{start}_mid}}{words}"
                g.phrase(f"mixed_{form}", f"{given}{end}", (Gives(V("o"), V("b")), every))
        for form in FORMS:
            for more in ("の", "は"):
                boons_ = f"{words}{forms.mid}、{{c:boons_{more}_{form}}}"
                g.phrase(f"mixed_{form}", f"{{o:thing}}は{boons_}", (every, Gives(V("o"), V("c"))))
                own = t.pattern(fill_some(every, {"o": LEFT_OUT}))
                g.phrase(f"unsaid_{form}", boons_, (own, Gives(LEFT_OUT, V("c"))))
                for start in ("の", "は", "に"):
                    middle = f"{{o:thing}}{start}{{b:boons_{start}_mid}}{boons_}"
                    g.phrase(f"mixed_{form}", middle, (Gives(V("o"), V("b")), every, Gives(V("o"), V("c"))))
    stays = t.Rule("forbid", "stand", V("o"))
    for words, forms, first in rules():
        for form, end in endings(unable("【スタンド】できない")):
            both_of = f"{{o:thing}}は{words}{forms.mid}、スタンドフェイズに{end}"
            if first != stays:
                g.phrase(f"mixed_{form}", both_of, (first, stays))
    neither = (t.Rule("forbid", "attack", V("o")), t.Rule("forbid", "boost", V("o")))
    for form, end in endings(unable("アタックもブーストもできない")):
        g.phrase(f"mixed_{form}", f"{{o:thing}}は{end}", neither)
    for comma in ("", "、"):
        for form, end in endings(unable("退却しない")):
            both = (t.Rule("forbid", "select", t.ENEMY, V("o")), t.Rule("forbid", "ability retire", V("o"), t.ENEMY))
            for deed in ("効果", "能力"):
                for first in ("選べず", "選ばれず"):
                    g.phrase(f"mixed_{form}", f"{{o:thing}}は相手のカードの{deed}で{comma}{first}、{end}", both)
                    own = tuple(t.pattern(fill_some(rule, {"o": LEFT_OUT})) for rule in both)
                    g.phrase(f"unsaid_{form}", f"相手のカードの{deed}で{comma}{first}、{end}", own)


def per(g: Grammar) -> None:
    """`per`: the number of cards for each of which something is given."""
    g.phrase("any_figure", "{f:figure}", V("f"))
    g.phrase("any_figure", "グレード", "grade")
    for total in ("", "合計"):
        g.phrase("per", f"{{g:group}}{total}1枚につき、", t.Count(V("g")))
        if not total:
            g.phrase("per", "{g:group}の枚数1枚につき、", t.Count(V("g")))
        many = t.Fits(t.Count(V("g")), V("k"))
        g.phrase("per", f"{{g:group}}{total}{{k:digits}}枚につき、", many, lambda env: env["k"] > 1)
    often = t.Played(t.YOU, V("k"))
    g.phrase("amount", "{since:since}あなたが{k:kind}をプレイした回数", often)
    g.phrase("per", "{since:since}あなたが{k:kind}をプレイした回数1回につき、", often)
    g.phrase("amount", "{g:group}", t.Count(V("g")))
    g.phrase("amount", "{g:group}の枚数", t.Count(V("g")))
    for whom, what in (("あなたのヴァンガード", VANGUARD), ("相手のヴァンガード", ENEMY_VANGUARD)):
        g.phrase("amount", f"{whom}のグレード", t.Greatest(what, "grade"))
    for form, end in endings(verb("引く")):
        g.phrase(f"clause_{form}", f"{{k:per}}{{n:count}}{end}", (t.Draw(t.Times(V("n"), V("k"))),))
    for words in ("{g:different}", "{g:different_units}", "{g:different_pile}"):
        for end in ("1種類につき、", "の合計1種類につき、", "の種類1種類につき、"):
            g.phrase("per", f"{words}{end}", t.Count(V("g")), sided)
    each = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
    for form, end in endings(noun("")):
        for subject, who in (("{o:thing}の", V("o")), ("", LEFT_OUT)):
            more = f"{subject}{{f:any_figure}}+{{n:digits}}{end}"
            for words in (f"{{k:per}}{{u:until}}{more}", f"{{u:until}}{{k:per}}{more}"):
                g.phrase(f"clause_{form}", words, (Give(who, each, V("u")),))
            if subject:
                g.phrase(f"state_{form}", f"{{k:per}}{more}", (Gives(who, each),))
    g.phrase("per", "{g:own_unit}のグレード1につき、", t.Greatest(V("g"), "grade"))
    g.phrase("per", "アタックしているユニットのグレード1につき、", t.Greatest(t.Role("attacking"), "grade"))
    g.phrase("per", "そのユニットのグレード1につき、", t.FigureOf(IT, "grade"))
    for turn in ("このターンに", "このターン"):
        retired = t.When("move", V("g"), word="retire")
        g.phrase("per", f"{turn}退却した{{g:own_unit}}1枚につき、", t.Happened(retired))
    two = tuple(t.Modify(ME, V(f), "+", t.Times(V(n), V("k"))) for f, n in (("f", "n"), ("h", "m")))
    for form, end in endings(noun("")):
        for subject, who in (("{o:thing}の", V("o")), ("", LEFT_OUT)):
            more = f"{subject}{{f:any_figure}}+{{n:digits}}/{{h:any_figure}}+{{m:digits}}{end}"
            for words in (f"{{k:per}}{{u:until}}{more}", f"{{u:until}}{{k:per}}{more}"):
                g.phrase(f"clause_{form}", words, (Give(who, two, V("u")),))
            less = f"{subject}{{f:any_figure}}-{{n:minus}}{end}"
            for words in (f"{{k:per}}{{u:until}}{less}", f"{{u:until}}{{k:per}}{less}"):
                g.phrase(f"clause_{form}", words, (Give(who, each, V("u")),))
            if subject:
                g.phrase(f"state_{form}", f"{{k:per}}{more}", (Gives(who, two),))
                g.phrase(f"state_{form}", f"{{k:per}}{less}", (Gives(who, each),))
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


def open_circles(g: Grammar) -> None:
    """How many circles without a unit there are."""
    for whose, who in (("相手の", t.OPPONENT), ("あなたの", t.YOU)):
        for row, on in (("", ()), ("前列の", ("front",)), ("後列の", ("back",))):
            there = t.Spots(who, ("rear-guard", *on), RC)
            g.phrase("per", f"ユニットのいない{whose}{row}(R)1つにつき、", there)
            several = t.Fits(there, V("k"))
            g.phrase("per", f"ユニットのいない{whose}{row}(R){{k:digits}}つにつき、", several, lambda env: env["k"] > 1)
            for words, op in (("以上", ">="), ("以下", "<="), ("", "=")):
                being(g, f"ユニットのいない{whose}{row}(R)が{{n:digits}}つ{words}", t.Compare(there, op, V("n")))


RISES: tuple[tuple[str, Any], ...] = (
    ("このユニットの", t.SELF),
    ("そのユニットの", IT),
)


def rising(g: Grammar) -> None:
    """Figures that rise or fall by another figure."""
    for words, what in RISES:
        g.phrase("riser", words, what)
    for it, deed in again():
        g.phrase("riser", f"{it}の", t.Ref(deed))
    for original, kind in (("", ""), ("元々の", "original ")):
        amount = t.FigureOf(V("r"), f"{kind}power")
        for forms, by in ((verb("増やす"), amount), (verb("減らす"), t.Times(-1, amount))):
            more = (t.Modify(ME, "power", "+", by),)
            for form, end in endings(forms):
                said = f"{{o:thing}}のパワーを{{x:comma}}{{r:riser}}{original}パワー分{{y:comma}}{end}"
                g.phrase(f"clause_{form}", f"{{u:until}}{said}", (Give(V("o"), more, V("u")),))


def listed(g: Grammar) -> None:
    """A list of abilities that a unit gets for a time."""
    for count in range(1, 5):
        lines = "".join(f"\n・{{a{i}:line}}" for i in range(count))
        every = tuple(Rest(f"a{i}") for i in range(count))
        for who, what in (("{o:thing}は", V("o")), ("", LEFT_OUT)):
            given = (Give(what, (t.Grant(ME, every),), V("u")),)
            g.phrase("modes", f"{{u:until}}{who}以下すべてを得る。{lines}", given)


def add(g: Grammar) -> None:
    for part in (
        boons,
        giving,
        owned,
        checking,
        bringing,
        in_battles,
        barring,
        per,
        open_circles,
        rising,
        listed,
    ):
        part(g)
