"""Japanese, ではなく and かわりに: another deed with the same cards, cards of another kind, what happens in place of an
event, what is paid for a ride in place of the discard."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import UNIT_NAMES
from ludex.games.vg.text.en.lines.abilities import both
from ludex.games.vg.text.ja.abilities import HEADINGS, heads
from ludex.games.vg.text.ja.giving import endings
from ludex.games.vg.text.ja.nouns import ITSELF, joined
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import verb
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, LAID, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ANY,
    SELF,
    YOURS,
    Env,
    Move,
    Otherwhere,
    Passive,
    Rekinded,
    Replace,
    Rest,
    Rule,
    V,
    When,
    Zone,
)

NOUNS: tuple[tuple[str, str], ...] = (
    ("コール", CALLED),
    ("(R)にコール", CALLED),
    ("退却", RETIRED),
    ("バインド", BANISHED),
)
"""Deeds said by a noun, and their names (`lang.marks`)."""
VERBS: tuple[tuple[str, str], ...] = (
    *((f"{word}する", deed) for word, deed in NOUNS if deed != RETIRED),
    ("退却させる", RETIRED),
    ("捨てる", DISCARDED),
    ("手札に加える", TAKEN),
    ("手札に戻す", TAKEN),
    ("ソウルに置く", KEPT),
    ("ドロップに置く", BURIED),
    ("オーダーゾーンに置く", LAID),
    ("山札の上に置く", f"{PUT_BACK} top"),
    ("山札の下に置く", f"{PUT_BACK} bottom"),
)
"""Deeds said by a verb."""
INSTEAD = ("のではなく", "かわりに", "代わりに")


def deeds(g: Grammar) -> None:
    """`undone`: what is not done: 退却ではなく, 手札に加えるかわりに."""
    for words, deed in NOUNS:
        g.phrase("undone", f"{words}ではなく{{x:comma}}", deed)
    for words, deed in VERBS:
        for instead in INSTEAD:
            g.phrase("undone", f"{words}{instead}{{x:comma}}", deed)
    for start, then in (("", ()), ("{m:mids}", (Rest("m"),))):
        done = Otherwhere(V("q"), V("d"), (*then, Rest("e")))
        g.phrase("sent", f"{{q:ifs}}{{d:undone}}{start}{{e:clause_end}}", (done,))
        may = Otherwhere(V("q"), V("d"), (*then, Rest("e")), may=True)
        for too in ("よい", "もよい"):
            g.phrase("sent", f"{{q:ifs}}{{d:undone}}{start}{{e:clause_te}}{too}", (may,))


def kinds(g: Grammar) -> None:
    """Cards of another kind: AではなくBを選ぶ."""
    for forms in (verb("選ぶ"), verb("探す")):
        for end, may in ((forms.end, False), (f"{forms.te}よい", True), (f"{forms.te}もよい", True)):
            other = (Rekinded(V("q"), V("b"), V("a"), may),)
            g.phrase("sent", f"{{q:ifs}}{{a:kinds}}ではなく{{x:comma}}{{b:kinds}}を{end}", other, apart)


def apart(env: Env) -> bool:
    """Whether both kinds say more than カード."""
    return bool(env["a"] != ANY and env["b"] != ANY and env["a"] != env["b"])


WOULD: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("退却する", (), "retire"),
    ("捨てられる", (), "discard"),
    ("ドロップに置かれる", ("drop",), ""),
    ("ソウルに置かれる", ("soul",), ""),
    ("バインドされる", ("bind",), ""),
    ("手札に戻る", ("hand",), "return"),
    ("手札に戻される", ("hand",), "return"),
)
"""What would happen to a card: the words, the zone and the word of the event."""
NOT_DONE: tuple[str, ...] = (
    "かわりに",
    "代わりに",
    "退却ではなく",
    "退却するかわりに",
    "退却させるかわりに",
    *(f"{zone}に置くかわりに" for zone in ("ドロップ", "ソウル")),
    *(f"{zone}に置くのではなく" for zone in ("ドロップ", "ソウル")),
    "捨てるかわりに",
)
"""What is not done then."""
AWAY: tuple[tuple[str, str, Any], ...] = (
    ("", "バインドする", Move(t.Ref("it"), "bind", "bind", up=True)),
    ("表で", "バインドする", Move(t.Ref("it"), "bind", "bind", up=True)),
    ("裏で", "バインドする", Move(t.Ref("it"), "bind", "bind", up=False)),
    ("ソウルに", "置く", Move(t.Ref("it"), "soul")),
    ("手札に", "加える", Move(t.Ref("it"), "hand")),
    ("手札に", "戻す", Move(t.Ref("it"), "hand", "return")),
    ("山札の下に", "置く", Move(t.Ref("it"), "deck", position="bottom")),
    ("オーダーゾーンに", "置く", Move(t.Ref("it"), "order zone")),
)
"""What is done with the card instead."""


def replacing(g: Grammar) -> None:
    """[VG 11.3.1.3.1] [VG 11.12.1] An event that something else replaces: the card goes elsewhere. `would`: the
    event; `away`: what is done instead."""
    for words, dst, word in WOULD:
        for who, what in (*((this, SELF) for this in ITSELF), ("{g:own_unit}", V("g"))):
            when = When("move", what, src=V("s"), dst=dst, word=word, cause=V("c"))
            g.phrase("would", f"{who}が{{y:comma}}{{c:caused}}{{s:left_from}}{words}際{{x:comma}}", when)
    for said in NOT_DONE:
        g.phrase("not_so", f"{said}{{x:comma}}", ANY)
    for it in ("", *(f"{word}を" for word in ("それ", "そのユニット", "そのカード", *ITSELF))):
        g.phrase("it_instead", it, ANY)
    for before, word, moved in AWAY:
        forms = verb(word)
        g.phrase("away", f"{{n:not_so}}{{i:it_instead}}{before}{forms.end}", (moved,))
        for too in ("よい", "もよい"):
            g.phrase("away_may", f"{{n:not_so}}{{i:it_instead}}{before}{forms.te}{too}", (moved,))
    for head, zones, row in heads("永"):
        for start, *conds in (("",), ("{q:ifs}", V("q")), ("{m:time}", V("m")), ("{m:time}{q:ifs}", V("m"), V("q"))):
            for away, may in (("away", False), ("away_may", True)):
                ability = Replace(V("e"), V("a"), may=may, cond=both(row, *conds), zones=zones, headings=HEADINGS)
                g.phrase("one", f"{head}{start}{{e:would}}{{a:{away}}}。", (ability,), elsewhere)


def elsewhere(env: Env) -> bool:
    """Whether the card goes somewhere else than it would; and whether its ability is valid where it then is."""
    when, there = env["e"], set(env.get("z") or UNIT_NAMES)
    if when.dst == (env["a"][0].to,):
        return False
    if when.subject != SELF:
        return True
    if when.word == "discard":
        return "hand" in there
    return there.issuperset(when.src) if when.src else there.issubset(UNIT_NAMES)


def rides(g: Grammar) -> None:
    """[VG 6.3.3.2.2] What may be done for a ride from the ride deck in place of the discard."""
    soul = Zone(("soul",))
    for words, payers in (
        ("【ソウルブラスト】(1)", t.All((YOURS, soul))),
        ("{k:kinds}を【ソウルブラスト】(1)", t.All((YOURS, soul, V("k")))),
        ("このユニットをソウルに置く", SELF),
        ("{g:own_unit}を1枚ソウルに置く", V("g")),
    ):
        g.phrase("ride_cost", words, payers)
    for usual in ("手札から1枚選び、捨てる", "手札から1枚捨てる", "手札を1枚捨てる"):
        for form, end in endings(verb("ライドできる")):
            instead = f"ライドする際、『{usual}』ではなく{{x:comma}}『{{c:ride_cost}}』でも{end}"
            told = (Rule("widen", "pays for the ride", t.All((YOURS, V("j"))), V("c")),)
            whichever = (Rule("widen", "pays for the ride", YOURS, V("c")),)
            for deck in ("ライドデッキから", "ライドデッキから、"):
                g.phrase(f"state_{form}", f"あなたが{deck}{{j:kinds}}に{instead}", told)
            g.phrase(f"state_{form}", f"あなたがライドデッキから{instead}", whichever)


def persona(g: Grammar) -> None:
    """[VG 6.3.8] From which vanguards of another name a ride is a persona ride."""
    g.phrase("persona_pre", "別名の{x:comma}", t.Not(t.Shares(SELF, "name")))
    g.add("persona_pre", *g.entries["kind_pre"])
    g.add("persona_from", Bunch("card_head", "persona_pre", "nothing", joined, parts_of))
    for this in ITSELF:
        for ridden in ("ノーマルライドしても", "ライドしても"):
            also = Passive((Rule("widen", "persona ride from", SELF, V("g")),), zones=NAMED_IN)
            g.phrase("one", f"【永】：{this}は{{g:persona_from}}から{ridden}ペルソナライドになる。", (also,), unlike)


def unlike(env: Env) -> bool:
    """Whether the vanguards have another name."""
    return t.Not(t.Shares(SELF, "name")) in parts_of(env["g"])


def add(g: Grammar) -> None:
    for part in (deeds, kinds, replacing, rides, persona):
        part(g)
