"""Japanese, who acts and by what: abilities with a keyword, the player said before a deed, units of two kinds, orders
from the hand, trigger effects, units that must intercept; figures for each grade of a unit in the battle."""

from __future__ import annotations

from ludex.games.vg.c01_golden_rules import USED
from ludex.games.vg.c11_playing_abilities import BACK
from ludex.games.vg.text.ja.events import is_order
from ludex.games.vg.text.ja.giving import ORDERS, endings
from ludex.games.vg.text.ja.nouns import SPOKEN
from ludex.games.vg.text.ja.verbs import done_with
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import clause, verb
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Choose,
    Continue,
    Do,
    Greatest,
    Mark,
    Passive,
    Role,
    Rule,
    Some,
    V,
    When,
)

KEYWORDS = {keyword: words for words, keyword in SPOKEN.items() if words.endswith("能力")}


def causes(g: Grammar) -> None:
    """`by`: by an ability with a keyword, and by any ability."""
    for keyword in USED:
        if keyword in KEYWORDS:
            using = Role(f"using {keyword}")
            said = KEYWORDS[keyword]
            g.phrase("by", f"{said}で", All((YOURS, using)))
            g.phrase("by", f"{{g:own_unit}}の{said}で", All((V("g"), using)))
            g.phrase("by", f"このユニットの{said}で", All((SELF, using)))
    for deed in ("能力で", "効果で"):
        g.phrase("by", deed, Some((YOURS, ENEMY)))


def players(g: Grammar) -> None:
    """The player, said before what that player does."""
    for form in ("mid", "end", "te"):
        g.phrase(f"clause_{form}", f"あなたは{{x:comma}}{{c:clause_{form}}}", V("c"), deed)


def deed(env: t.Env) -> bool:
    """Whether it is something that a player does, not what units get."""
    return not isinstance(env["c"][0], (t.Continue, t.Give, t.Lasting, t.Owned))


def units(g: Grammar) -> None:
    """One unit of this kind and one of that kind."""
    for joint in ("と", "と、"):
        for number, up_to in (("{n:count}ずつ", False), ("{n:count}ずつまで", True)):
            pair = (
                Choose("found", V("n"), V("a"), up_to=up_to),
                Choose("found", V("n"), V("b"), up_to=up_to, also=True),
            )
            g.phrase("taking", f"{{a:own_unit}}{joint}{{b:own_unit}}を{number}", pair)
            for whose, side in (("あなたの", YOURS), ("相手の", ENEMY)):
                both = tuple(
                    Choose("found", V("n"), All((side, V(name))), up_to=up_to, also=name == "b") for name in "ab"
                )
                g.phrase("taking", f"{whose}{{x:comma}}{{a:any_unit}}{joint}{{b:any_unit}}を{number}", both)
        for number, up_to in (("まで", True), ("", False)):
            pair = (
                Choose("found", V("n"), V("a"), up_to=up_to),
                Choose("found", V("m"), V("b"), up_to=up_to, also=True),
            )
            words = f"{{a:own_unit}}を{{n:count}}{number}{joint}{{b:own_unit}}を{{m:count}}{number}"
            g.phrase("taking", words, pair)


def further(g: Grammar) -> None:
    done_with(g, (("ユニットのいる(R)に", verb("コールする"), Do("call", V("o"), word="RC taken")),))
    for all_ in ("", "すべて"):
        words = f"トリガー効果{all_}を"
        clause(g, "clause", f"{{o:thing}}の{words}", verb("発動させる"), (Do("activate triggers", V("o")),))
        clause(g, "deed", words, verb("発動させる"), (Do("activate triggers", LEFT_OUT),))
    for card in ("公開したカードすべて", "公開されたカードすべて"):
        g.phrase("thing", card, t.Ref(REVEALED))
    for words, role in (("アタックされているユニット", "attacked"), ("ブーストされているユニット", "boosted")):
        g.phrase("per", f"{words}のグレード1につき、", Greatest(Role(role), "grade"))
    set_down = When("set from hand", All((YOURS, V("k"))))
    for where in ("オーダーゾーンに", "あなたのオーダーゾーンに"):
        g.phrase("event", f"あなたが手札からプレイした{{k:kinds}}が{where}置かれた", set_down, is_order)
    g.phrase("field_pre", "支配している{x:comma}", Mark("dominated"))
    for form, end in endings(verb("インターセプトする")):
        such = Rule("permit", "must intercept", V("g"))
        said = f"{{g:own_unit}}すべては{{x:comma}}可能な限り{end}"
        g.phrase(f"state_{form}", said, (such,), theirs)
        g.phrase(f"clause_{form}", f"{{u:until}}{said}", (t.Continue((such,), V("u")),), theirs)
    for words, rule in ORDERS:
        for form, end in endings(verb("プレイできる")):
            for start in ("あなたは{x:comma}各ターン{y:comma}", "各ターン、あなたは{x:comma}"):
                if not words.startswith(("このターン", "ブリッツ")) and "追加" not in words:
                    g.phrase(f"state_{form}", f"{start}{words}{end}", (rule,))
    for words, kind in (("グレード", "grade"), ("カード名", "name")):
        for category in ("kind_pre", "held_pre", "chosen_pre", "field_pre", "owned_pre"):
            g.phrase(category, f"それぞれ{words}の異なる{{x:comma}}", t.Different(kind))
            g.phrase(category, f"それぞれ{words}が異なる{{x:comma}}", t.Different(kind))


ORDER_ZONES = (("ドロップ", "drop"), ("ソウル", "soul"))


def again(g: Grammar) -> None:
    """[VG 11.8.2.1] Orders that may be played from another zone, and then go to the bottom of the deck."""
    for played in ("プレイされてドロップに置く際、", "プレイされてドロップに置かれる際、"):
        for instead in ("かわりに", "代わりに"):
            rest = f"プレイでき、{played}{instead}山札の下に置く。"
            for words, zone in ORDER_ZONES:
                query = f"play from {zone}"
                own = (Rule("permit", query, SELF), Rule("permit", BACK, SELF))
                g.phrase("one", f"【永】：このカードは{words}からでも{rest}", (Passive(own, zones=(zone,)),))
                given = (Continue((Rule("permit", query, LEFT_OUT), Rule("permit", BACK, LEFT_OUT)), V("u")),)
                for form, end in endings(verb("与える")):
                    said = f"{{u:until}}『【永】：このカードは{words}からでも{rest}』を{end}"
                    g.phrase(f"clause_{form}", said, given)


def activating(g: Grammar) -> None:
    """[VG 7.15.1.2] An activated ability of a card that was named."""
    used = (Do("activate", V("o"), word="without its cost"),)
    for had in ("が元々持つ", "が持つ", "の"):
        for joint in ("を1つ選び、", "を1つ選んで、", "を1つ、"):
            for cost in ("コストを払わずに", "コストを払わず"):
                clause(g, "clause", f"{{o:thing}}{had}【起】能力{joint}{cost}", verb("発動させる"), used, unpaid_with)


def unpaid_with(env: t.Env) -> bool:
    """Whether no cost was paid with the card: it would lie where its abilities are not valid, and activate none."""
    return bool(env["o"] != t.Ref("cost"))


def theirs(env: t.Env) -> bool:
    """Whether the units are the opponent's."""
    return ENEMY in parts_of(env["g"])


def add(g: Grammar) -> None:
    for part in (causes, players, units, further, again, activating):
        part(g)
