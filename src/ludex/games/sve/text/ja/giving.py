"""Japanese, giving: figures, keywords and abilities, permanently or for a duration."""

from __future__ import annotations

from ludex.core.values.durations import ENEMY_TURN, ITS_NEXT_TURN
from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.groups import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.ja.groups import no_leader
from ludex.games.sve.text.ja.words import COUNTERS, UNITS
from ludex.games.sve.text.meanings import CREATED, IT, LEADER, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SAME, SELF, Create, Do, Env, Give, If, Instead, Ref, Rest, V
from ludex.lang.surface import parts_of
from ludex.lang.unknown import X

UNTIL = (("", ""), ("このターン、", "turn"), ("ターン終了時まで", "turn"), ("ターン終了時まで、", "turn"))
SIGNS = (("+", "n"), ("-", "neg"))


def giving(g: Grammar) -> None:
    """Phrases that give figures and keywords: one effect gives all of them."""
    for sign, number in SIGNS:
        attack = t.Modify(ME, "attack", "+", V("a"))
        defense = t.Modify(ME, "defense", "+", V("d"))
        plain = f"攻撃力{sign}{{a:{number}}}/体力{sign}{{d:{number}}}"
        both = f"[攻撃力]{sign}{{a:{number}}}/[体力]{sign}{{d:{number}}}"
        g.phrase("rise", both, (attack, defense))
        g.phrase("rise", f"[攻撃力]{sign}{{a:{number}}}", (attack,))
        g.phrase("rise", plain, (attack, defense))
        g.phrase("rise", f"攻撃力{sign}{{a:{number}}}", (attack,))
        g.phrase("rise", f"体力{sign}{{d:{number}}}", (defense,))
        g.phrase("rise", f"[体力]{sign}{{d:{number}}}", (defense,))
    up, down = t.Modify(ME, "attack", "+", V("a")), t.Modify(ME, "defense", "+", V("d"))
    g.phrase("rise", "[攻撃力]+{a:n}/[体力]-{d:neg}", (up, down))
    g.phrase("rise", "[攻撃力]-{a:neg}/[体力]+{d:n}", (up, down))
    g.phrase("given", "{r:rise}する", V("r"))
    g.phrase("given", "{r:rise}して、{k:kept}", (Rest("r"), Rest("k")))
    g.phrase("given", "{k:kept}", V("k"))
    g.phrase("kept", "{k:grants}を持つ", V("k"))
    g.phrase("grant", "{k:keyword}", t.Grant(ME, V("k")))
    g.phrase("grant", "「{a:line}」", t.Grant(ME, V("a")))
    g.add("grants", Many("grant", joint="", least=1))
    g.add("grants", Many("grant", joint="と", least=2))
    for before, until in UNTIL:
        give = (Give(V("o"), V("e"), until),)
        g.phrase("sentence", f"{before}{{o:obj}}は{{e:given}}。", give, no_leader)
        if until:
            g.phrase("sentence", f"{{o:obj}}は{before}{{e:given}}。", give, no_leader)
    instead_rise = (Give(V("o"), V("e")), Instead(V("c"), (Give(ME, V("f")),)))
    g.phrase("sentence", "{o:obj}は{e:rise}する。{c:cond}代わりに{f:rise}する。", instead_rise, no_leader)
    g.phrase("sentence", "{o:obj}は{e:kept}。{c:cond}代わりに{f:kept}。", instead_rise, no_leader)
    for sign, verb in (("+", "restore"), ("-", "lower")):
        rise = t.Do(verb, V("o"), V("n"))
        for words in ("[体力]", "体力"):
            first = f"{{o:obj}}は{words}{sign}{{n:n}}する。"
            g.phrase("sentence", first, (rise,), _leader)
            more = f"{{c:cond}}代わりに{words}{sign}{{m:n}}する。"
            instead = Instead(V("c"), (t.Do(verb, t.Ref(SAME), V("m")),))
            g.phrase("sentence", first + more, (rise, instead), _leader)
    shared = (Give(t.SELF, (t.Modify(ME, "defense", "+", V("n")),)), t.Do("restore", YOUR_LEADER, V("n")))
    g.phrase("sentence", "これと自分のリーダーは[体力]+{n:n}する。", shared)
    rise_too = (t.Do("restore", YOUR_LEADER, V("n")), Give(V("o"), (t.Modify(ME, "defense", "+", V("n")),)))
    g.phrase("sentence", "自分のリーダーと{o:obj}は[体力]+{n:n}する。", rise_too, no_leader)
    fixed = tuple(t.Modify(ME, figure, "=", V("n")) for figure in ("attack", "defense"))
    g.phrase("sentence", "{o:obj}の攻撃力と体力を{n:int}にする。", (Give(V("o"), fixed),), no_leader)
    extra = (Give(V("o"), V("e")), t.If(V("c"), (Give(V("o"), V("f")),)))
    g.phrase("sentence", "{o:obj}は{e:given}。{c:cond}さらに{f:rise}する。", extra, no_leader)
    g.phrase("sentence", "{o:obj}は{e:given}。{c:cond}さらに{f:kept}。", extra, no_leader)
    such = (t.If(t.Is(IT, V("k")), (Give(IT, V("f")),)),)
    g.phrase("sentence", "{n:n}枚引く。それが{k:kind}なら、さらに{f:rise}する。", (t.Draw(V("n")), *such))
    stand = t.SetState(V("o"), "reserved")
    g.phrase("sentence", "{o:obj}は{e:rise}して、スタンドする。", (Give(V("o"), V("e")), stand), no_leader)
    g.phrase("sentence", "{o:obj}を奪い、スタンドする。", (t.Do("steal", V("o")), stand))


def _leader(env: Env) -> bool:
    return LEADER in parts_of(env["o"])


def lasting(g: Grammar) -> None:
    """Phrases for prohibitions with a duration, and for lost abilities."""
    for words, rule in (
        ("は相手を攻撃できない", t.Rule("forbid", "attack", V("o"))),
        ("は攻撃できない", t.Rule("forbid", "attack", V("o"))),
        ("は相手のリーダーを攻撃できない", t.Rule("forbid", "attack targets", V("o"), LEADER)),
    ):
        g.phrase("sentence", f"このターン、{{o:obj}}{words}。", (t.Continue((rule,), "turn"),))
    for before, until in UNTIL:
        g.phrase("sentence", f"{before}{{o:obj}}は能力すべてを失う。", (Give(V("o"), (t.Strip(ME),), until),))
    for words, word in (("ダメージ", ""), ("能力ダメージ", "ability"), ("能力によるダメージ", "ability")):
        if not word:
            fights = tuple(t.Replace(t.When("damage", t.SELF, word=kind)) for kind in ("attack", "combat"))
            safe = (Give(V("o"), (t.Grant(ME, fights),), "turn"),)
            g.phrase("sentence", "このターン、{o:obj}は交戦ダメージを受けない。", safe)
        shield = t.Grant(ME, (t.Replace(t.When("damage", t.SELF, word=word)),))
        g.phrase("sentence", f"このターン、{{o:obj}}は{words}を受けない。", (Give(V("o"), (shield,), "turn"),))


def finer_lasting(g: Grammar) -> None:
    for it, what in (("それ", IT), ("これ", t.SELF)):
        silent = t.Rule("forbid", "event damage", t.ANY, what)
        g.phrase("sentence", f"このターン、{it}はダメージを与えない。", (t.Continue((silent,), "turn"),))
        g.phrase("sentence", f"このターン、{it}はダメージを与えられない。", (t.Continue((silent,), "turn"),))
    shield = (t.Grant(ME, (t.Replace(t.When("damage", t.SELF)),)),)
    safe = (Give(V("o"), shield, ENEMY_TURN),)
    g.phrase("sentence", "このターンと次の相手のターン中、{o:obj}はダメージを受けない。", safe)
    cheaper = (t.Continue((t.Price(V("k"), "+", V("n"), True),), "turn"),)
    g.phrase("sentence", "このターン、次に自分が{k:own_kind}をプレイする際、コストを-{n:neg}する。", cheaper)
    for words, query in (
        ("[起動]能力を使えない。", "activate"),
        ("[進化]以外の[起動]能力を使えない。", "activate except evolve"),
    ):
        g.phrase("sentence", f"このターン、これの{words}", (t.Continue((t.Rule("forbid", query, t.SELF),), "turn"),))
    g.phrase("sentence", "それの[ファンファーレ]能力を使えない。", (Do("withhold", IT, word="Fanfare"),))
    fixed = (Do("set defense", ENEMY_LEADER, V("n")),)
    for words in ("[体力]", "体力"):
        g.phrase("sentence", f"相手のリーダーすべての{words}を{{n:int}}にする。", fixed)
    evolving = (t.Modify(ME, "evolve cost", "=", V("n")),)
    g.phrase("sentence", "これの[進化]コストを{n:int}にする。", (Give(t.SELF, evolving),))
    for unit in UNITS:
        rises = (Create(V("c"), V("n"), "field"), If(V("q"), (Give(CREATED, V("e")),)))
        g.phrase("sentence", f"{{c:name}}{{n:int}}{unit}を出す。{{q:cond}}その{{c:name}}は{{e:given}}。", rises)
    restore = Do("restore", YOUR_LEADER, V("n"))
    g.phrase("sentence", "自分のリーダーは[体力]+{n:n}して、{s:sentence}", (restore, Rest("s")))


def varieties(g: Grammar) -> None:
    give = [(Give(V("o"), (t.Grant(ME, V(name)),)),) for name in "abc"]
    two = t.Modes(1, tuple(give[:2]))
    g.phrase("sentence", "{o:obj}は{a:keyword}か{b:keyword}を持つ。", (two,), no_leader)
    g.phrase(
        "sentence", "{o:obj}は{a:keyword}か{b:keyword}か{c:keyword}を持つ。", (t.Modes(1, tuple(give)),), no_leader
    )


def changing(g: Grammar) -> None:
    for ja, figure in (("攻撃力", "attack"), ("体力", "defense")):
        fixed = (t.Modify(ME, figure, "=", V("n")),)
        g.phrase("sentence", f"{{o:obj}}の{ja}を{{n:int}}にする。", (Give(V("o"), fixed),), no_leader)
    for leader, who in (("相手のリーダーすべて", ENEMY_LEADER), ("自分のリーダー", YOUR_LEADER)):
        g.phrase("sentence", f"{leader}の体力を{{n:int}}にする。", (t.Do("set defense", who, V("n")),))


def finer_giving(g: Grammar) -> None:
    less = tuple(t.Modify(ME, figure, "+", t.Times(-1, X)) for figure in ("attack", "defense"))
    g.phrase("rise", "[攻撃力]-X/[体力]-X", less)
    now = t.Grant(ME, V("a"))
    two = (Give(V("o"), V("k")), Give(V("o"), (now,), "turn"))
    g.phrase("sentence", "{o:obj}は{k:grants}とこのターン、「{a:line}」を持つ。", two, no_leader)
    more = (Give(V("o"), (Rest("r"), Rest("k"))), two[1])
    g.phrase("sentence", "{o:obj}は{r:rise}して、{k:grants}とこのターン、「{a:line}」を持つ。", more, no_leader)
    g.phrase("grants", "{k:grants}と「{a:line}」", (Rest("k"), now), _several)
    cheaper = (t.Continue((t.Price(IT, "+", t.Times(-1, X)),), "turn"),)
    g.phrase("sentence", "このターン、それをプレイする際、コストを-Xする。", cheaper)
    g.phrase("sentence", "自分のPPを最大値まで回復する。", (t.Do("recover", n=t.Number(t.YOU, MAX_PP)),))
    rise = t.Modify(ME, "defense", "+", V("n"))
    shared = (Give(IT, (rise,)), t.Do("restore", YOUR_LEADER, V("n")))
    g.phrase("sentence", "それと自分のリーダーは[体力]+{n:n}する。", shared)


def _several(env: Env) -> bool:
    """Whether there are several keywords before the quoted ability; another phrase joins one keyword to it."""
    return len(env["k"]) > 1


def through_turns(g: Grammar) -> None:
    still = t.Rule("forbid", "refresh", V("o"))
    idle = t.Rule("forbid", "attack", V("o"))
    for whose in ("次のそれのプレイヤーの", "次の相手の"):  # NB: cards say this only about enemies
        lasts = (t.Continue((still,), ITS_NEXT_TURN),)
        g.phrase("sentence", f"{{o:obj}}は{whose}スタートフェイズにスタンドしない。", lasts)
        for words in ("ターン中、", "ターン、"):
            barred = (t.Continue((idle,), ITS_NEXT_TURN),)
            g.phrase("sentence", f"{whose}{words}{{o:obj}}は相手を攻撃できない。", barred)
    g.phrase(
        "line", "これは自分のスタートフェイズにスタンドしない。", (t.Passive((t.Rule("forbid", "refresh", SELF),)),)
    )
    through = "このターンと次の相手のターン中、"
    strip = t.Give(IT, (t.Strip(Ref("same")),), ENEMY_TURN)
    also = t.Continue((t.Rule("forbid", "attack", IT),), ENEMY_TURN)
    g.phrase("sentence", through + "それは能力すべてを失う。", (strip,))
    g.phrase("sentence", through + "それは能力すべてを失う。それは相手を攻撃できない。", (strip, also))
    ban = t.Rule("forbid", "play", SELF)
    played = t.Passive((ban,), V("c"), zones=("hand", "ex"))
    g.phrase("common", "これは{c:if}なら、プレイできない。", (played,), uncounted)
    own_turn = t.replace(played, cond=t.TurnOf(t.YOU))
    g.phrase("common", "これは自分のターン中、プレイできない。", (own_turn,))
    for unit in COUNTERS:
        few = t.replace(played, cond=t.Unless(t.Exists(V("g"), V("n"))))
        g.phrase("common", f"これは{{g:group}}が{{n:one_less}}{unit}以下なら、プレイできない。", (few,))
    g.phrase("if", "【覚醒】状態でない", t.Unless(t.Named("Overflow")))


def uncounted(env: Env) -> bool:
    """Whether the condition is not a comparison like "two or less"; another phrase reads that as its opposite."""
    return not isinstance(env["c"], t.Compare)


def prices_for_a_while(g: Grammar) -> None:
    for words, until in (("それをプレイする際、", ""), ("このターン、それをプレイする際、", "turn")):
        g.phrase("sentence", words + "コストを-{n:neg}する。", (t.Continue((t.Price(IT, "+", V("n")),), until),))
        g.phrase("sentence", words + "コストを{n:int}にする。", (t.Continue((t.Price(IT, "=", V("n")),), until),))


def add(g: Grammar) -> None:
    for part in (giving, lasting, finer_lasting, varieties, changing, finer_giving, through_turns, prices_for_a_while):
        part(g)
