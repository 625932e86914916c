"""Japanese, abilities: whole lines, with the icon, the places and the limits at their head."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c14_headings import heading
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.lines.abilities import both, fits, of_units
from ludex.games.vg.text.ja.blasts import lowered
from ludex.games.vg.text.ja.events import OF_THE_FIRST, OF_THE_SECOND, PAIRS
from ludex.games.vg.text.ja.giving import NAMES
from ludex.games.vg.text.ja.nouns import joined
from ludex.games.vg.text.ja.states import ROWS as STATE_ROWS
from ludex.games.vg.text.ja.states import rows
from ludex.games.vg.text.ja.words import FIGHTERS
from ludex.games.vg.text.meanings import ME, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Activated,
    Automatic,
    Env,
    Gives,
    Is,
    Lies,
    Passive,
    Rename,
    Rest,
    Rule,
    Slot,
    Spell,
    V,
    When,
)

PLACES = {
    "(V)": "VC",
    "(R)": "RC",
    "(G)": "GC",
    "手札": "hand",
    "ドロップ": "drop",
    "ソウル": "soul",
    "オーダーゾーン": "order zone",
    "バインドゾーン": "bind",
    "ダメージゾーン": "damage",
    "Gゾーン": "G",
    "山札": "deck",
    "ライドデッキ": "ride deck",
    "トリガーゾーン": "trigger",
    "ゲージゾーン": "gauge",
}
ROWS: tuple[tuple[str, Any], ...] = (
    ("前列の(R)", Is(SELF, Lies("front"))),
    ("後列の(R)", Is(SELF, Lies("back"))),
    ("中央後列の(R)", Is(SELF, Slot((3,)))),
    ("左前列の(R)", Is(SELF, Slot((0,)))),
    ("右前列の(R)", Is(SELF, Slot((1,)))),
    ("左後列の(R)", Is(SELF, Slot((2,)))),
    ("右後列の(R)", Is(SELF, Slot((4,)))),
)
"""The part of the field on which an ability is valid."""
ICONS = (
    ("【レガリスピース】", "Regalis Piece"),
    ("【ハッピー・トイズ】", "Happy Toys"),
    ("【エースユニット】", "Ace Unit"),
    ("【ソウルガード】", "Soulguard"),
)
"""Keywords that are printed as icons."""
LABELS = {
    "過充填": "Overcharge",
    "稼働": "Operate",
    "SweetLink": "SweetLink",
    "全力": "Powerful",
    "奇術": "Magia",
    "潜影": "Shadow Dive",
    "砲弾": "Cannonball",
    "俺のバディ!": "My Buddy!",
    "【ファントムスキル】": "Fantôme Skill",
    "【ユニゾンドレス】": "UnisonDress",
    "【でんぢゃらすスキル】": "Dangerous Skill",
    "明鏡止水": "Clear Serenity",
    "ジャックナイフ・ブレイブハート": "Jackknife Braveheart",
    "【2回攻撃】": "Double Attack",
    "【デカ杉っ!】": "Oversized",
    "“爆雷”": "Thunder Mine",
    "黒翼": "Black Wings",
    "白翼": "White Wings",
}
"""Keywords before the icon of an ability."""
WORLDS = {
    "ドラゴンワールド": "Dragon World",
    "マジックワールド": "Magic World",
    "カタナワールド": "Katana World",
    "デンジャーワールド": "Danger World",
    "エンシェントワールド": "Ancient World",
    "レジェンドワールド": "Legend World",
    "ダークネスドラゴンワールド": "Darkness Dragon World",
    "ジェネリック": "Generic",
    "ヒーローワールド": "Hero World",
    "百鬼夜行": "Parade of Hundred Demons",
    "ドラゴン・アイン": "Dragon Ein",
}
"""The worlds of Buddyfight cards, which are printed before the text."""
HEADINGS = (Rest("l"), Rest("h"))


def headings(g: Grammar) -> None:
    g.phrase("zones", "", ())
    for words, place in PLACES.items():
        g.phrase("one_zone", words, (place,))
    g.add("some_zones", Many("one_zone", joint="/", least=1, flat=True))
    g.phrase("zones", "【{z:some_zones}】", V("z"))
    for before, _, _, state in rows():
        g.phrase("self_state", before, Is(SELF, state))
    for words, cond in ROWS:
        g.phrase("row", words, cond)
    g.phrase("limit", "", 0)
    g.phrase("limit", "【ターン1回】", 1)
    for n in range(1, 9):
        g.phrase("heading", f"【Gブレイク】({n})", heading("Generation Break", n))
    g.phrase("heading", "【開眼】", heading("Version Up"))
    g.phrase("heading", "真剣必殺", heading("Shinken Hissatsu"))
    for n in range(1, 9):
        g.phrase("heading", f"儀式{n}", heading("Ritual", n))
    g.phrase("heading", "【ディヴァインスキル】", heading("Divine Skill"))
    g.phrase("heading", "【ユニークスキル】", heading("Unique Skill"))
    g.phrase("label", "", ())
    for words, name in LABELS.items():
        g.phrase("label", f"{words}-", (heading(name),))
    g.phrase("label", "【ディヴァインスキル】-", (heading("Divine Skill"),))
    g.phrase("label", "【ユニークスキル】-", (heading("Unique Skill"),))
    g.add("headings", Many("heading", joint="", flat=False))


def heads(icon: str) -> list[tuple[str, Any, Any]]:
    """What stands before the text of an ability: the words, the zones, and what row it needs."""
    on_row = V("row")
    places: tuple[tuple[str, Any, Any], ...] = (
        ("{z:zones}", V("z"), None),
        ("【{row:row}】", ("RC",), on_row),
        ("【(V)/{row:row}】", ("VC", "RC"), t.Either((on_row, Is(SELF, t.Zone(("VC",)))))),
        ("【{row:row}/(G)】", ("RC", "GC"), t.Either((on_row, Is(SELF, t.Zone(("GC",)))))),
    )
    limit = "" if icon == "永" else "{n:limit}"
    return [(f"{{l:label}}【{icon}】{words}{limit}{{h:headings}}：", zones, cond) for words, zones, cond in places]


STARTS: tuple[tuple[str, Any, Any], ...] = (
    ("{e:event}時、", V("e"), None),
    ("{m:while}{e:event}時、", V("e"), V("m")),
    ("{e:moment}、", V("e"), None),
    ("{m:battle}、", When("begin", word="end of battle"), V("m")),
    ("このユニットがブーストされてアタックした時、", When("attack", SELF), Is(SELF, t.Role("boosted"))),
    ("このユニットがブーストされないでアタックした時、", When("attack", SELF), t.Unless(Is(SELF, t.Role("boosted")))),
    (
        "このユニットが{k:any_unit}にブーストされてアタックした時、",
        When("attack", SELF),
        Is(SELF, t.Role("boosted", V("k"))),
    ),
    (
        "このユニットが{k:any_unit}にブーストされて{t:any_unit}にアタックした時、",
        When("attack", SELF, V("t")),
        Is(SELF, t.Role("boosted", V("k"))),
    ),
    (
        "このユニットがブーストされないで{t:any_unit}にアタックした時、",
        When("attack", SELF, V("t")),
        t.Unless(Is(SELF, t.Role("boosted"))),
    ),
    (
        "このユニットが{k:any_unit}にブーストされてアタックしたバトル終了時、",
        When("begin", word="end of battle"),
        t.Both((Is(SELF, t.Role("attacking")), Is(SELF, t.Role("boosted", V("k"))))),
    ),
    ("このユニットが{x:comma}{m:unless}{e:happens}時、", V("e"), V("m")),
    ("このカードが{x:comma}{m:unless}{e:happens}時、", V("e"), V("m")),
    ("このカードが{x:comma}{m:unless}{e:card_happens}時、", V("e"), V("m")),
    ("このカードが{m:while}{e:card_happens}時、", V("e"), V("m")),
    ("{m:fight}{w:step}開始時、", When("begin", word=V("w")), V("m")),
    (
        "このユニットのドライブチェックで{k:kind}が出た時、",
        When("drive check", V("k"), player=t.YOU),
        Is(SELF, t.Role("attacking")),
    ),
    ("{m:self_state}このユニットが{e:happens}時、", V("e"), V("m")),
    ("{o:self_state}{m:battle}、", When("begin", word="end of battle"), t.Both((V("m"), V("o")))),
    ("このユニットが{m:while}{e:happens}時、", V("e"), V("m")),
    ("このカードが{m:while}{e:happens}時、", V("e"), V("m")),
)
"""How an automatic ability begins: the words, its trigger, and its condition."""


def automatic(g: Grammar) -> None:
    for head, zones, row in heads("自"):
        for start, when, fixed in STARTS:
            for cond in ("", "{q:ifs}"):
                asked = both(row, fixed, V("q") if cond else None)
                for cost in ("", "{c:costs}"):
                    c = V("c") if cost else ()
                    means = Automatic(
                        when, cost=c, do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS
                    )
                    done = "{do:paid_effect}" if cost else "{do:lone}" if cond else "{do:effect}"
                    g.phrase("one", f"{head}{start}{cond}{cost}{done}", (means,), caused)
            free = Automatic(when, do=V("do"), cond=both(row, fixed), limit=V("n"), zones=zones, headings=HEADINGS)
            g.phrase("one", f"{head}{start}{{do:required}}", (free,), caused)
        for start, when, fixed in STARTS[:4]:
            wider = t.Either((V("q"), t.Both((V("w"), V("p")))))
            means = Automatic(
                when, do=V("do"), cond=both(row, fixed, wider), limit=V("n"), zones=zones, headings=HEADINGS
            )
            words = "{q:conds}なら、{do:opening}。{w:ifs}{q:conds}ではなく{x:comma}{p:conds}。"
            g.phrase("one", f"{head}{start}{words}", (means,), caused)
        if "{z:" in head:
            for before, cost, paid in lowered():
                for start, when, fixed in STARTS[:4]:
                    for cond in ("", "{q:ifs}"):
                        words = f"{head}{before}{start}{cond}{cost}{{do:paid_effect}}"
                        asked = both(row, fixed, V("q") if cond else None)
                        means = Automatic(
                            when, cost=paid, do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS
                        )
                        g.phrase("one", words, (means,), caused)
            for before, cost, paid in lowered():
                if cost == "{c:costs}":
                    for start, when, fixed in STARTS[:4]:
                        later = (Rest("a"), t.If(V("q"), (t.May(V("s"), paid),)))
                        words = f"{head}{before}{start}{{a:opening}}。{{q:ifs}}{cost}{{s:opening}}。"
                        means = Automatic(when, do=later, cond=fixed, limit=V("n"), zones=zones, headings=HEADINGS)
                        g.phrase("one", words, (means,))
        for words, *events in (*PAIRS, *during(PAIRS)):
            for cond in ("", "{q:ifs}"):
                for cost in ("", "{c:costs}"):
                    asked = both(row, V("m") if "{m:" in words else None, V("q") if cond else None)
                    pair = each(events, cost=V("c") if cost else (), cond=asked, zones=zones)
                    done = "{do:paid_effect}" if cost else "{do:lone}" if cond else "{do:effect}"
                    g.phrase("one", f"{head}{words}{cond}{cost}{done}", pair, distinct)
            asked = both(row, V("m") if "{m:" in words else None)
            g.phrase("one", f"{head}{words}{{do:required}}", each(events, cond=asked, zones=zones), distinct)

        for told, (words, *events) in (*((0, row_) for row_ in OF_THE_FIRST), *((1, row_) for row_ in OF_THE_SECOND)):
            for cond in ("", "{q:ifs}"):
                for cost in ("", "{c:costs}"):
                    asked, q = both(row, V("q") if cond else None), V("q") if cond else None
                    pair = each(events, cost=V("c") if cost else (), cond=asked, zones=zones)
                    at_that_time = t.replace(pair[told], cond=both(row, V("m"), q))
                    done = "{do:paid_effect}" if cost else "{do:lone}" if cond else "{do:effect}"
                    of_one = tuple(at_that_time if i == told else one for i, one in enumerate(pair))
                    g.phrase("one", f"{head}{words}{cond}{cost}{done}", of_one)


def each(events: Any, **parts: Any) -> tuple[Any, ...]:
    """An ability for each of the events, with the parts that are said of all; a limit is that of both."""
    return tuple(
        Automatic(when, do=V("do"), headings=HEADINGS, limit=V("n"), joint=V("n") if i else 0, **parts)
        for i, when in enumerate(events)
    )


def during(pairs: tuple[tuple[str, When, When], ...]) -> tuple[tuple[str, When, When], ...]:
    """Two events of one ability, both in a phase or a turn."""
    return tuple((f"{{m:while}}{words}", first, second) for words, first, second in pairs)


def elsewise(env: Env) -> bool:
    """Whether the event does not say by whose ability it happened, if another word says by whose it did not."""
    other = env.get("m")
    return not (isinstance(other, t.Unless) and isinstance(other.part, t.CausedBy)) or env["e"].cause == t.ANY


def caused(env: Env) -> bool:
    """Whether what the text asks of the cause of the event is asked of being placed, if it asks so: "if it was placed
    by the ability of ..." is not about another event."""
    if not elsewise(env):
        return False
    said = walk.nodes((env["do"], env.get("q"), env.get("w")), skip=(t.Ability,))
    if not any(isinstance(node, (t.CausedBy, t.CameFrom)) for node in said):
        return True
    event = env.get("e")
    return isinstance(event, When) and event.word == "placed" and event.subject == SELF


def distinct(env: Env) -> bool:
    """Whether the two events are not both of being placed: one ability hears both of these."""
    return not all(isinstance(env.get(e), When) and env[e].dst in (("RC",), ("GC",)) for e in "ab")


def activated(g: Grammar) -> None:
    for head, zones, row in heads("起"):
        for cond in ("", "{q:ifs}"):
            for cost in ("", "{c:costs}"):
                q, c = both(row, V("q") if cond else None), V("c") if cost else ()
                means = Activated(c, do=V("do"), cond=q, limit=V("n"), zones=zones, headings=HEADINGS)
                done = "{do:paid_effect}" if cost else "{do:lone}" if cond else "{do:effect}"
                g.phrase("one", f"{head}{cond}{cost}{done}", (means,))
            if "{z:" in head:
                for before, cost, paid in lowered():
                    q = both(row, V("q") if cond else None)
                    means = Activated(paid, do=V("do"), cond=q, limit=V("n"), zones=zones, headings=HEADINGS)
                    g.phrase("one", f"{head}{before}{cond}{cost}{{do:paid_effect}}", (means,))
        free = Activated(do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("one", f"{head}{{do:required}}", (free,))


def continuous(g: Grammar) -> None:
    """`own_cond`: when a sentence of a continuous ability holds; `besides`: さらに, or nothing."""
    g.phrase("own_cond", "{q:ifs}", V("q"))
    g.phrase("own_cond", "{m:time}", V("m"))
    g.phrase("own_cond", "{m:time}{q:ifs}", t.Both((V("m"), V("q"))))
    g.phrase("own_if", "{q:ifs}", V("q"))
    for circle, zone in (("(V)", "VC"), ("(R)", "RC")):
        g.phrase("own_cond", f"{circle}にいるなら、", Is(SELF, t.Zone((zone,))))
    for row, lies in STATE_ROWS:
        g.phrase("own_cond", f"{row}にいるなら、", Is(SELF, lies))
    for counter in ("枚", "種類", "つ"):
        for category in ("own_cond", "own_if", "again"):
            g.phrase(category, f"{{n:digits}}{counter}以上なら、", t.MoreThan(">=", V("n")))
    for words in ("", "さらに", "さらに、"):
        g.phrase("besides", words, t.ANY)
    for particle in ("の", "は", "に"):
        g.phrase("boons_end", f"{{b:boons_{particle}_end}}", V("b"))
        g.phrase("boons_mid", f"{{b:boons_{particle}_mid}}", V("b"))
    for head, zones, row in heads("永"):
        for start, *conds in (
            ("",),
            ("{q:ifs}", V("q")),
            ("{m:time}", V("m")),
            ("{m:time}{q:ifs}", V("m"), V("q")),
            ("{q:ifs}{m:time}", V("m"), V("q")),
        ):
            cond = both(row, *conds)
            first = Passive(V("s"), cond, zones=zones, headings=HEADINGS)
            g.phrase("one", f"{head}{start}{{s:states}}。", (first,), printed_state)
            for particle in ("の", "は", "に"):
                given = Passive((Gives(V("o"), V("b")),), cond, zones=zones, headings=HEADINGS)
                more = Passive((Gives(V("o"), V("c")),), both(cond, V("p")), zones=zones, headings=HEADINGS)
                words = (
                    f"{{o:thing}}{particle}{{b:boons_{particle}_end}}。{{x:besides}}{{p:own_if}}さらに{{c:boons_end}}。"
                )
                g.phrase("one", f"{head}{start}{words}", (given, more))
                words = f"{{o:thing}}{particle}{{b:boons_{particle}_mid}}{{p:own_cond}}{{x:besides}}{{c:boons_end}}。"
                g.phrase("one", f"{head}{start}{words}", (given, more))
                most = Passive((Gives(V("o"), V("d")),), both(cond, V("p"), V("r")), zones=zones, headings=HEADINGS)
                for joint in ("。{x:besides}", ""):
                    form = "end" if joint else "mid"
                    first_ = (
                        f"{{o:thing}}{particle}{{b:boons_{particle}_{form}}}{joint}{{p:own_if}}さらに{{c:boons_mid}}"
                    )
                    g.phrase("one", f"{head}{start}{first_}{{r:own_if}}さらに{{d:boons_end}}。", (given, more, most))
            for op in ("permit", "forbid"):
                able = Passive((Rule(op, V("k"), V("o")),), cond, zones=zones, headings=HEADINGS)
                more = Passive((Gives(V("o"), V("c")),), both(cond, V("p")), zones=zones, headings=HEADINGS)
                words = f"{{o:thing}}は{{y:comma}}{{k:{op}_mid}}{{p:own_cond}}{{x:besides}}{{c:boons_end}}。"
                g.phrase("one", f"{head}{start}{words}", (able, more))
            further = Passive(V("r"), both(cond, V("p")), zones=zones, headings=HEADINGS)
            for too in ("。さらに{x:comma}{p:own_if}", "。{p:own_if}さらに"):
                g.phrase("one", f"{head}{start}{{s:states}}{too}{{r:states}}。", (first, further))
            g.phrase("one", f"{head}{start}{{s:state_mids}}{{p:own_cond}}{{x:besides}}{{r:states}}。", (first, further))
            if conds:
                g.phrase("one", f"{head}{start}{{s:states}}。{{p:again}}{{r:states}}。", (first, further))
            if "{m:" not in start:
                apart = Passive(V("r"), both(row, V("p")), zones=zones, headings=HEADINGS)
                g.phrase("one", f"{head}{start}{{s:states}}。{{p:own_cond}}{{r:states}}。", (first, apart))
            _raised(g, f"{head}{start}", cond, zones)
            _listed(g, f"{head}{start}", cond, zones, printed)
            if start and "{z:" in head:
                _listed(g, f"{head}{start}{{s:state_mids}}{{p:own_cond}}", both(cond, V("p")), zones, printed, first)
            elif "{z:" in head:
                _listed(g, f"{head}{{s:state_mids}}{{p:own_cond}}", V("p"), zones, printed, first)
            if row is None and conds:
                bare = head.replace("{z:zones}", "")
                _listed(g, f"{bare}{start}", cond, NAMED_IN, None)


def _raised(g: Grammar, start: str, cond: Any, zones: Any) -> None:
    """A figure that is another one under a condition."""
    small, great = (t.Modify(ME, V("f"), "+", V(n)) for n in ("less", "more"))
    few, many = (
        Passive((Gives(V(who), V("a")),), asked, zones=zones, headings=HEADINGS)
        for who, asked in (("o", both(cond, t.Unless(V("p")))), ("u", both(cond, V("p"))))
    )
    words = "{o:thing}の{a:figures}。{x:besides}{p:own_if}{o:thing}ではなく{y:comma}{u:thing}の{a:figures}。"
    g.phrase("one", f"{start}{words}", (few, many))
    for subject, who in (("このユニット", SELF), ("{g:own_unit}すべて", V("g"))):
        for effects, words in (
            (
                ((small,), (great,)),
                "{f:figure}+{less:digits}。{x:besides}{p:own_if}+{less:digits}ではなく+{more:digits}。",
            ),
            ((V("a"), V("b")), "{a:figures}。{x:besides}{p:own_if}{a:figures}ではなく{y:comma}{b:figures}。"),
        ):
            less, more = (
                Passive((Gives(who, effect),), asked, zones=zones, headings=HEADINGS)
                for effect, asked in zip(effects, (both(cond, t.Unless(V("p"))), both(cond, V("p"))), strict=True)
            )
            g.phrase("one", f"{start}{subject}の{words}", (less, more))


def printed_state(env: Env) -> bool:
    """Whether zones are printed, if the ability gives the card a name or puts it into a state: without them it has it
    everywhere."""
    renames = [node for node in walk.nodes(env["s"]) if isinstance(node, t.Rename)]
    return printed(env) or not any(node.kind in ("name", "state") for node in renames)


def printed(env: Env) -> bool:
    """Whether zones are printed."""
    return bool(env.get("z", True))


def _listed(g: Grammar, start: str, cond: Any, zones: Any, when: Any, *before: Any, headings: Any = HEADINGS) -> None:
    """A list of abilities that the card has. NB: without a place the card has them everywhere."""
    for this in ("このカードは", "このユニットは", ""):
        for count in range(1, 6):
            listed = "".join(f"\n・{{a{i}:line}}" for i in range(count))
            every = tuple(Rest(f"a{i}") for i in range(count))
            given = Passive((Gives(SELF, (t.Grant(ME, every),)),), cond, zones=zones, headings=headings)
            g.phrase("one", f"{start}{this}以下すべてを得る。{listed}", (*before, given), when)


def keywords(g: Grammar) -> None:
    """Lines that are a keyword."""
    means = {keyword.name: keyword.means for keyword in KEYWORDS}
    for words, name in (*NAMES.items(), *ICONS):
        if means[name]:
            for head in ("", "【永】："):
                for end in ("", "。"):
                    g.phrase("one", f"{head}{words}{end}", means[name])


def being(g: Grammar) -> None:
    """What a card is also regarded as; what cannot be ridden."""
    for this in ("このカード", "このユニット"):
        also = (Gives(SELF, (Rename(ME, "name", "add", V("n")),)),)
        g.phrase("one", f"【永】：{this}は{{n:name}}としても扱う。", (Passive(also, zones=NAMED_IN),))
    linked = Passive((Gives(SELF, V("f")),), V("q"), zones=NAMED_IN, headings=(Rest("l"),))
    g.phrase("one", "{l:label}【永】：{q:ifs}このカードは{f:a_state}になる。", (linked,))
    renamed = (Gives(SELF, (Rename(ME, "name", "become", V("n")),)),)
    g.phrase("one", "【永】：このカードは{n:name}として扱う。", (Passive(renamed, zones=NAMED_IN),))
    for this in ("このカード", "このユニット"):
        for start, cond in (("", None), ("{q:ifs}", V("q"))):
            alone = (Gives(SELF, (Rename(ME, "clan", "become", V("k")),)),)
            words = f"{start}{this}は{{k:a_clan}}のみに属する。"
            g.phrase("one", f"【永】：{words}", (Passive(alone, cond, zones=NAMED_IN),))
            for more in ("さらに{p:ifs}",):
                for count in range(1, 6):
                    lines = "".join(f"\n・{{a{i}:line}}" for i in range(count))
                    every = tuple(Rest(f"a{i}") for i in range(count))
                    given = Passive((Gives(SELF, (t.Grant(ME, every),)),), both(cond, V("p")), zones=NAMED_IN)
                    listed = f"【永】：{words}{more}{this}は以下すべてを得る。{lines}"
                    g.phrase("one", listed, (Passive(alone, cond, zones=NAMED_IN), given))
            for kind in ("clan", "nation"):
                too = (Gives(SELF, (Rename(ME, kind, "add", V("k")),)),)
                words = f"【永】：{start}{this}は{{k:a_{kind}}}にも属する。"
                g.phrase("one", words, (Passive(too, cond, zones=NAMED_IN),))
    unplayed = Passive((Rule("forbid", "play order", SELF),), zones=NAMED_IN)
    g.phrase("one", "【永】：このカードはプレイできない。", (unplayed,))
    never = Passive((Rule("forbid", "ride", SELF),), zones=NAMED_IN)
    g.phrase("one", "【永】：このカードはライドできない。", (never,))
    for deed, query in (("【超越】", "stride"), ("ライド", "ride"), ("プレイ", "play order"), ("アタック", "attack")):
        for this in ("このカード", "このユニット"):
            unless = Passive((Rule("forbid", query, SELF),), t.Unless(V("q")), zones=NAMED_IN)
            for case in ("場合のみ", "の場合のみ"):
                g.phrase("one", f"【永】：{this}は{{x:comma}}{{q:conds}}{case}{{y:comma}}{deed}できる。", (unless,))
    g.phrase("barred", "ライド", "ride")
    for where in ("", "(R)に"):
        g.phrase("barred", f"{where}ノーマルコール", "normal call")
    g.phrase("barred", "プレイ", "play order")
    barred = Passive((Rule("forbid", V("b"), SELF),), zones=NAMED_IN)
    g.phrase(
        "one", "【永】：このカードは{x:comma}{b:barred}できない。", (barred,), lambda env: env["b"] == "normal call"
    )
    both_of = Passive((Rule("forbid", V("b"), SELF), Rule("forbid", V("c"), SELF)), zones=NAMED_IN)
    g.phrase("one", "【永】：このカードは{x:comma}{b:barred}できず、{c:barred}できない。", (both_of,))
    for start, cond in (("", None), ("{q:ifs}", V("q"))):
        words = f"【永】：このカードは{{x:comma}}{{b:barred}}できず、{start}"
        g.phrase("one", f"{words}{{s:states}}。", (barred, Passive(V("s"), cond)))
        if cond is not None:
            _listed(g, words, cond, NAMED_IN, None, barred, headings=())
    g.add("mount", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(YOURS, VC)))
    only = Passive((Rule("forbid", "ride", SELF),), t.Unless(t.Exists(V("g"))), zones=NAMED_IN)
    for this in ("このカード", "このユニット"):
        g.phrase("one", f"【永】：{this}は{{g:mount}}からのみライドできる。", (only,))
    for dash in ("-",):
        dressed = Passive((Gives(SELF, (Rename(ME, "name", "add", V("n")),)),), keyword="DressUp", zones=NAMED_IN)
        g.phrase("one", f"ドレスアップ{dash}{{n:name}}", (dressed,))


def icons(g: Grammar) -> None:
    """Fighter icons, which are printed after the text."""
    for words, fighter in FIGHTERS.items():
        icon = Passive((Gives(SELF, (Rename(ME, "fighter", "add", fighter),)),), zones=NAMED_IN)
        g.phrase("icon", f"【{words}アイコン】", (icon,))
    for words, world in WORLDS.items():
        of = Passive((Gives(SELF, (Rename(ME, "world", "add", world),)),), zones=NAMED_IN)
        g.phrase("icon", f"〈{words}〉", (of,))
    g.phrase("one", "{i:icon}", V("i"))


def additional(g: Grammar) -> None:
    """What an over trigger does besides."""
    g.phrase("loud", "{s:opening}!", V("s"))
    g.add("louds", Many("loud", joint="", least=1, flat=True))
    g.phrase("one", "追加効果-{b:louds}", (Spell(V("b"), keyword="additional effect"),))
    g.phrase("one", "追加効果-{b:block}", (Spell(V("b"), keyword="additional effect"),))


def orders(g: Grammar) -> None:
    """The text of an order: what it costs to play, and its effect."""
    g.phrase("order_line", "{b:block}", (Spell(V("b")),))
    for end in ("プレイできる!",):
        g.phrase("order_line", f"{{c:costs}}{end}{{b:block}}", (Spell(V("b"), cost=V("c")),))
        g.phrase("order_line", f"{{c:costs}}{end}", (Spell(cost=V("c")),))
        g.phrase("order_line", f"{{q:ifs}}{{c:costs}}{end}{{b:block}}", (Spell(V("b"), cost=V("c"), cond=V("q")),))
        g.phrase("order_line", f"{{q:ifs}}{{c:costs}}{end}", (Spell(cost=V("c"), cond=V("q")),))
        free = "{w:ifs}この能力はコストを払わずにプレイできる。"
        paid = (t.If(V("w"), (), V("c")),)
        for cond, q in (("", None), ("{q:ifs}", V("q"))):
            g.phrase("order_line", f"{free}{cond}{{c:costs}}{end}{{b:block}}", (Spell(V("b"), cost=paid, cond=q),))
            g.phrase("order_line", f"{cond}{{c:costs}}{end}{free}{{b:block}}", (Spell(V("b"), cost=paid, cond=q),))
        for words, zone in (("ドロップ", "drop"), ("ソウル", "soul")):
            there = Passive((Rule("permit", f"play from {zone}", SELF),), zones=(zone,))
            g.phrase("order", f"このカードは{words}からでもプレイでき、{{a:order_line}}", (there, Rest("a")))
            g.phrase("one", f"【永】：このカードは{words}からでもプレイできる。", (there,))
        g.phrase("order_line", f"{{q:ifs}}{end}", (Spell(cond=V("q")),))
        g.phrase("order_line", f"{{q:ifs}}{end}{{b:block}}", (Spell(V("b"), cond=V("q")),))


def add(g: Grammar) -> None:
    for part in (headings, automatic, activated, continuous, keywords, being, icons, additional, orders):
        part(g)
    g.phrase("line", "{a:one}", V("a"), of_units)
    g.phrase("order", "{a:one}", V("a"), fits)
    g.phrase("order", "{a:order_line}", V("a"))
