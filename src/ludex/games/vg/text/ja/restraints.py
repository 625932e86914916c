"""Japanese, restraints: what units may attack or may not do in one place, and abilities that they lose."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_attacking import ON_CIRCLES, SO_MANY
from ludex.games.vg.c10_attack_and_battle import WITH_VANGUARD
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.ja.giving import NAMES, endings
from ludex.games.vg.text.meanings import ME, RC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import Forms, unable, verb
from ludex.lang.pattern import ENEMY, Rule, V

BEHIND = canonical(ENEMY, RC, t.Lies("back"))
KINDS = (("永", "Continuous"), ("自", "Automatic"), ("起", "Activated"))
ROWS = (("中央後列", t.Slot((3,))), ("左後列", t.Slot((2,))), ("右後列", t.Slot((4,))))


def rules() -> list[tuple[str, Forms, Any]]:
    """What units can or cannot do: the words after は, the verb, and the rule on the units `o`."""
    found: list[tuple[str, Forms, Any]] = [
        ("", unable("ブーストされない"), Rule("forbid", "boost", t.ANY, V("o"))),
        ("{k:any_unit}を", unable("ブーストできない"), Rule("forbid", "boost", V("o"), V("k"))),
        ("{k:any_unit}に", unable("アタックできない"), Rule("forbid", "attack targets", V("o"), V("k"))),
        ("{k:own_unit}に", unable("アタックできない"), Rule("forbid", "attack targets", V("o"), V("k"))),
        ("このユニットに", unable("アタックできない"), Rule("forbid", "attack targets", V("o"), t.SELF)),
        ("{k:any_unit}に", unable("アタックされない"), Rule("forbid", "attack targets", V("k"), V("o"))),
        ("{k:own_unit}に", unable("アタックされない"), Rule("forbid", "attack targets", V("k"), V("o"))),
    ]
    for whom in ("後列に", "相手の後列に", "相手の後列のユニットに", "相手の後列のリアガードに"):
        for also in ("", "も"):
            found.append((f"{whom}{also}", verb("アタックできる"), Rule("widen", "attack targets", V("o"), BEHIND)))
    for target in ("{k:any_unit}", "{k:own_unit}"):
        beyond = Rule("permit", "attack those from the back row", V("o"), V("k"))
        for back in ("後列から", "後列からでも"):
            found.append((f"{back}{target}に", verb("アタックできる"), beyond))
    for row, lies in ROWS:
        there = Rule("permit", "attack from the back row", t.All((V("o"), lies)))
        found.append((f"{row}からでも", verb("アタックできる"), there))
        found.append((f"{row}から", verb("アタックできる"), there))
    for row, side in (("前列", "front"), ("後列", "back")):
        found.append(
            (f"{row}から", unable("アタックできない"), Rule("forbid", "attack", t.All((V("o"), t.Lies(side)))))
        )
    return found


def restrained(g: Grammar) -> None:
    for words, forms, rule in rules():
        for form, end in endings(forms):
            said = f"{{o:thing}}は{{x:comma}}{words}{end}"
            g.phrase(f"state_{form}", said, (rule,))
            g.phrase(f"clause_{form}", f"{{u:until}}{said}", (t.Continue((rule,), V("u")),))
            if form == "mid":
                g.phrase("first_mid", said, (rule,))
            for start in ("の", "は", "に"):
                both = f"{{o:thing}}{start}{{b:boons_{start}_mid}}{words}{end}"
                g.phrase(f"mixed_{form}", both, (t.Gives(V("o"), V("b")), rule))
        for form in ("mid", "end", "te"):
            for more in ("の", "は"):
                too = f"{{o:thing}}は{{x:comma}}{words}{forms.mid}、{{c:boons_{more}_{form}}}"
                g.phrase(f"mixed_{form}", too, (rule, t.Gives(V("o"), V("c"))))


CIRCLES: tuple[tuple[str, t.Sel], ...] = (
    ("(R)", RC),
    ("前列の(R)", canonical(RC, t.Lies("front"))),
    ("後列の(R)", canonical(RC, t.Lies("back"))),
    ("(V)か(R)", t.Zone(("RC", "VC"))),
)
FOE = canonical(ENEMY, t.Zone(("VC",)))


def battling(g: Grammar) -> None:
    """[VG 7.37.1] [VG 10.4.1.8] Whom a unit battles when it would attack: those on chosen circles, others besides a
    vanguard."""
    for words, circles in CIRCLES:
        g.phrase("circles_of", words, circles)
    many = Rule("permit", SO_MANY, V("o"), n=V("n"))
    such = Rule("widen", ON_CIRCLES, V("o"), t.All((ENEMY, V("c"))))
    too = Rule("widen", "battles", V("o"), FOE)
    chosen = "{o:thing}がアタックする際、相手の{c:circles_of}を{n:digits}つ選び、"
    besides = Rule("widen", WITH_VANGUARD, V("o"), V("g"))
    rows: list[tuple[str, Any]] = [
        (f"{chosen}選んだ(R)のユニットすべてと", (many, such)),
        (f"{chosen}その(R)のユニットすべてと", (many, such)),
        (f"{chosen}相手のヴァンガードと{{x:comma}}選んだ(R)のユニットすべてと", (many, such, too)),
        ("{o:thing}がヴァンガードにアタックする際、{g:own_unit}すべてと", (besides,)),
        ("{o:thing}がヴァンガードにアタックする際、追加で{g:own_unit}すべてと", (besides,)),
    ]
    for words, rules_ in rows:
        for more in ("", "も"):
            for form, end in endings(verb("バトルする")):
                g.phrase(f"state_{form}", f"{words}{more}{end}", rules_)
                g.phrase(f"clause_{form}", f"{{u:until}}{words}{more}{end}", (t.Lasting(rules_, V("u")),))


def riding(g: Grammar) -> None:
    """What the player cannot ride."""
    never, plain = Rule("forbid", "persona ride", t.YOURS), Rule("forbid", "ride", t.YOURS)
    for form, end in endings(unable("ペルソナライドできない")):
        for said, rules_ in (("", (never,)), ("ライドできず、", (plain, never))):
            words = f"あなたは{{x:comma}}{said}{end}"
            g.phrase(f"state_{form}", words, rules_)
            g.phrase(f"clause_{form}", f"{{u:until}}{words}", (t.Lasting(rules_, V("u")),))
            if form == "mid":
                g.phrase("first_mid", words, rules_)


def losing(g: Grammar) -> None:
    """[VG 11.11] `lost`: the abilities that a unit loses."""
    means = {keyword.name: keyword.means for keyword in KEYWORDS}
    for had, printed in (("", False), ("元々持つ", True), ("このユニットが元々持つ", True)):
        g.phrase("lost", f"{had}能力すべて", (t.Strip(ME, printed=printed),))
        for icon, kind in KINDS:
            lost = (t.Strip(ME, kind=kind, printed=printed),)
            g.phrase("a_lost", f"{had}【{icon}】能力すべて", lost)
            if printed:
                g.phrase("lost", f"{had}【{icon}】能力", lost)
    g.add("lost", Many("a_lost", joint="と", least=1, flat=True))
    for words, name in NAMES.items():
        if means[name]:
            g.phrase("lost", f"『{words}』", (t.Strip(ME, keyword=name),))
    for form, end in endings(verb("失う")):
        g.phrase(f"boon_{form}", f"{{f:lost}}を{end}", V("f"))
        g.phrase(f"lead_は_{form}", f"{{f:lost}}を{end}", V("f"))


def add(g: Grammar) -> None:
    restrained(g)
    battling(g)
    riding(g)
    losing(g)
