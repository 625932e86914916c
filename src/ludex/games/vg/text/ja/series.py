"""Japanese, words of single series: Buddy Soul."""

from __future__ import annotations

from ludex.games.vg.c17_buddyfight_calls import top_into_soul
from ludex.games.vg.text.ja.conditions import HAS, HAS_NOT, being, cond
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.games.vg.text.ja.verbs import PUT
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import MANY, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import clause
from ludex.lang.pattern import SELF, Choose, Count, Do, Exists, Rest, Unless, V, slotted

SOUL = canonical(t.Zone(("Buddy Soul",)), t.Linked(SELF))


def soul(g: Grammar) -> None:
    """[VG 17.16.7] Cards under this unit: asked for, counted, put there, chosen."""
    for this in ITSELF:
        start = f"{this}のバディソウル"
        such = t.All((SOUL, V("k")))
        for end, mid in HAS:
            cond(g, f"{start}に{{k:kinds}}", end, mid, Exists(such))
            cond(g, start, end, mid, Exists(SOUL))
        for end, mid in HAS_NOT:
            cond(g, f"{start}に{{k:kinds}}", end, mid, Unless(Exists(such)))
            cond(g, start, end, mid, Unless(Exists(SOUL)))
        being(g, f"{start}が{{n:digits}}枚以上", Exists(SOUL, V("n")))
        being(g, f"{start}に{{k:kinds}}が{{n:digits}}枚以上", Exists(such, V("n")))
        g.phrase("per", f"{start}1枚につき、", Count(SOUL))
        for words, what in (("から", SOUL), ("から{k:kinds}を", such), ("を", SOUL)):
            for number, up_to in (("{n:count}", False), ("{n:count}まで", True)):
                g.phrase("taking", f"{start}{words}{number}", (Choose("t", V("n"), what, up_to=up_to),))
                g.phrase("paying_with", f"{start}{words}{number}", (Choose("cost", V("n"), what, up_to=up_to),))
        g.phrase("discarding", f"{start}を{{n:count}}", (Choose("discard", V("n"), SOUL),))
        for face, down in (("", ""), ("裏で", " face down")):
            put = f"put into Buddy Soul{down}"
            for comma in ("", "、"):
                to = f"{comma}{start}に{face}"
                clause(g, "deed", to, PUT, (Do(put, LEFT_OUT),))
                clause(g, "clause", f"{{o:thing}}を{to}", PUT, (Do(put, V("o")),))
                clause(g, "clause", f"{{c:taking}}{to}", PUT, (Rest("c"), Do(put, LEFT_OUT)), chosen)
                clause(g, "pay", f"{{c:paying_with}}{to}", PUT, (Rest("c"), Do(put, t.Ref("cost"))))
        for deck in ("山札の上から{n:count}", "山札を上から{n:count}"):
            for comma in ("", "、"):
                clause(g, "call", f"{deck}{comma}{start}に", PUT, slotted(top_into_soul(MANY), SLOTS))


def chosen(env: t.Env) -> bool:
    return bool(env["c"]) and env["c"][0].name in ("t", "found")


def add(g: Grammar) -> None:
    soul(g)
