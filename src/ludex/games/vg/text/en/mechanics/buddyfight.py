"""English, Buddyfight: gauge that is paid, call costs, figures that become ∞, arms."""

from __future__ import annotations

from ludex.games.vg.c02_card_information import WORLDS
from ludex.games.vg.c07_specific_actions import YOUR_HAND
from ludex.games.vg.c14_buddyfight import CALL_COST
from ludex.games.vg.c17_buddyfight import pay_gauge
from ludex.games.vg.c17_buddyfight_arms import buddy_arms
from ludex.games.vg.c17_buddyfight_calls import into_soul, on_top, retire, top_into_soul
from ludex.games.vg.text.meanings import MANY, ME, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Activated, Env, V, Word, slotted


def paying(g: Grammar) -> None:
    """[VG 17.16.5.4] Gauge that is paid; [VG 17.16.4] a player who becomes a Buddyfighter."""
    for category in ("cost", "call_part"):
        g.phrase(category, "pay a gauge", pay_gauge(1))
        g.phrase(category, "pay {n:several} gauges", slotted(pay_gauge(MANY), SLOTS))
    g.phrase("clause", "you become a Buddyfighter", (t.Do("become Buddyfighter", SELF),))


def calling(g: Grammar) -> None:
    """[VG 17.16.8] Call costs, and [VG 17.16.8.2] what they may say."""
    for words, means in (
        ("put the top card of your deck into Buddy Soul", top_into_soul(1)),
        ("put the top {n:several} cards of your deck into Buddy Soul", slotted(top_into_soul(MANY), SLOTS)),
        ("put a card from your hand into Buddy Soul", into_soul(1, YOUR_HAND)),
        ("put {n:several} cards from your hand into Buddy Soul", slotted(into_soul(MANY, YOUR_HAND), SLOTS)),
        ("retire one of your rear-guards", retire(1)),
        ("retire {n:several} of your rear-guards", slotted(retire(MANY), SLOTS)),
        ("put this card on top of one of your rear-guards", on_top()),
    ):
        g.phrase("call_part", words, means)
    for world in WORLDS:
        such = on_top(t.Word("world", world))
        g.phrase("call_part", f"put this card on top of one of your <{world}> rear-guards", such)
    g.add("call_parts", Many("call_part", joint=" & ", least=1, flat=True))
    cost = Activated(V("c"), keyword=CALL_COST.name, zones=("call cost",))
    g.phrase("unit", "[Call Cost][{c:call_parts}]", (cost,), apart)


def apart(env: Env) -> bool:
    """Whether one part at most is about rear-guards: no card is used for two."""
    choices = [part for part in env["c"] if isinstance(part, t.Choose) and t.Zone(("RC",)) in _parts(part.what)]
    return len(choices) < 2


def _parts(what: t.Sel) -> tuple[t.Sel, ...]:
    return what.parts if isinstance(what, t.All) else (what,)


def growing(g: Grammar) -> None:
    """[VG 17.16.12.1] Figures that become ∞."""
    endless = (t.Give(SELF, (t.Modify(ME, V("f"), "=", t.Boundless()),), V("u")),)
    g.phrase("clause", "this unit's {f:figure} becomes ∞ {u:until}", endless)


def arming(g: Grammar) -> None:
    """[VG 17.16.10.4] Arms for units of a World."""
    for dash in (" - ", "-"):
        for world in WORLDS:
            g.phrase("unit", f"^arms{dash}unit that is a <{world}>", (buddy_arms(Word("world", world)),))


def add(g: Grammar) -> None:
    for part in (paying, calling, growing, arming):
        part(g)
