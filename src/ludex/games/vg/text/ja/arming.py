"""Japanese, arms: [VG 17.7.2] the line of an arms order, who is armed with it, and who hears of it."""

from __future__ import annotations

from ludex.games.vg.c17_arms import arms
from ludex.games.vg.text.ja.conditions import COUNTED, HAS, being, cond
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import NAMED, SLOTS, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import ENEMY, SELF, YOURS, Do, Exists, Related, Unless, V, When, slotted

ARMS = t.Zone(("arms",))
LINES = (("装備", "Arms"), ("左神装備", "Left Deity Arms"), ("右神装備", "Right Deity Arms"))


def asked(g: Grammar) -> None:
    for whose, side in (("あなた", YOURS), ("相手", ENEMY)):
        for words, such in (
            ("装備", Exists(t.All((side, VC, Related("armed with", ARMS))))),
            ("{k:kinds}を装備", Exists(t.All((side, VC, Related("armed with", t.All((ARMS, V("k")))))))),
            ("{n:digits}枚以上装備", Exists(t.All((side, ARMS)), V("n"))),
        ):
            cond(g, f"{whose}のヴァンガードが{words}して", "いる", "いて", such)
            cond(g, f"{whose}のヴァンガードが{words}して", "いない", "おらず", Unless(such))
        worn = canonical(side, ARMS)
        for end, mid in HAS:
            cond(g, f"{whose}の(V)に装備", end, mid, Exists(worn))
        for words, made in COUNTED:
            being(g, f"{whose}の(V)に装備が{words}", made(worn, V("n")))


def heard(g: Grammar) -> None:
    for this in ITSELF:
        g.phrase("event", f"{this}が装備された", When("arm", other=SELF))
        g.phrase("thing", f"{this}を装備しているユニット", Related("armed with", SELF))
    g.phrase("thing", "装備しているユニット", Related("armed with", SELF))
    bearer = Related("armed with", SELF)
    for words, event in (("アタックした", "attack"), ("アタックされた", "attacked"), ("ブーストされた", "boosted")):
        g.phrase("event", f"このカードを装備しているユニットが{words}", When(event, bearer))
    for target in ("{t:any_unit}", "{t:own_unit}"):
        g.phrase("event", f"このカードを装備しているユニットが{target}にアタックした", When("attack", bearer, V("t")))
    g.phrase("event", "{g:own_unit}が装備した", When("arm", V("g")))
    g.phrase("event", "{g:own_unit}が{k:kinds}を装備した", When("arm", V("g"), V("k")))


def counted(g: Grammar) -> None:
    for card in ("カード", "神装備", "装備"):
        g.phrase("per", f"あなたのヴァンガードが装備している{card}1枚につき、", t.Count(canonical(YOURS, ARMS)))


def done(g: Grammar) -> None:
    for whom in ("あなたのヴァンガードに", ""):
        clause(g, "clause", f"{{o:thing}}を{whom}", verb("装備する"), (Do("arm", V("o")),))
    for whom in ("あなたのヴァンガードに", "あなたのヴァンガード1枚に"):
        clause(g, "deed", whom, verb("装備させる"), (Do("arm", LEFT_OUT),))
        clause(g, "deed", whom, verb("装備する"), (Do("arm", LEFT_OUT),))


def add(g: Grammar) -> None:
    for part in (asked, heard, counted, done):
        part(g)
    for words, keyword in LINES:
        g.phrase("one", f"{words}-{{n:name}}", (slotted(arms(NAMED, keyword), SLOTS),))
