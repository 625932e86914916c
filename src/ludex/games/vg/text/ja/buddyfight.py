"""Japanese, Buddyfight: gauge that is paid and gained, call costs."""

from __future__ import annotations

from ludex.games.vg.c14_buddyfight import CALL_COST
from ludex.games.vg.c17_buddyfight import pay_gauge
from ludex.games.vg.c17_buddyfight_calls import ON_TOP
from ludex.games.vg.text.ja.nouns import joined
from ludex.games.vg.text.ja.verbs import PUT
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import MANY, RC, SLOTS
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import SELF, YOURS, Activated, Choose, Do, Rest, V, slotted


def paying(g: Grammar) -> None:
    """[VG 17.16.5.4] Gauge that is paid; [VG 17.16.5.3] cards that become gauge."""
    paid = slotted(pay_gauge(MANY), SLOTS)
    clause(g, "pay", "ゲージ{n:digits}を", verb("払う"), paid)
    clause(g, "pay", "ファイナルフェイズを", verb("宣言する"), (Do("declare final phase"),))
    for deck in ("あなたの山札を", "山札を"):
        clause(g, "clause", f"{deck}上から{{n:count}}ゲージに裏で", PUT, (Do("gain gauge from deck", SELF, V("n")),))
    clause(g, "deed", "ゲージに裏で", PUT, (Do("gain gauge", LEFT_OUT),))
    clause(g, "clause", "{o:thing}をゲージに裏で", PUT, (Do("gain gauge", V("o")),))


def calling(g: Grammar) -> None:
    """[VG 17.16.8] Call costs, and [VG 17.16.8.2] what they may say."""
    clause(g, "call", "ゲージ{n:digits}を", verb("払う"), slotted(pay_gauge(MANY), SLOTS))
    g.add("below", Bunch("card_head", "kind_pre", "nothing", joined, parts_of, always=(YOURS, RC)))
    clause(g, "call", "このカードを{g:below}の上に", PUT, (Choose(ON_TOP, 1, V("g")),))
    cost = Activated(V("c"), keyword=CALL_COST.name, zones=("call cost",))
    g.phrase("one", "【コールコスト】[{c:call_end}]", (cost,))
    both = Activated((Rest("a"), Rest("c")), keyword=CALL_COST.name, zones=("call cost",))
    g.phrase("one", "【コールコスト】[{a:call_mid}{c:call_end}]", (both,))


def add(g: Grammar) -> None:
    paying(g)
    calling(g)
