"""Japanese, amounts: numbers of cards that are compared, that were moved and are drawn; all cards of a place or of
those looked at; what a player may not do."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.ja.conditions import cond
from ludex.games.vg.text.ja.giving import TOGETHER, endings
from ludex.games.vg.text.ja.nouns import held, sided
from ludex.games.vg.text.ja.verbs import DEEDS, PUT, on
from ludex.games.vg.text.meanings import BLITZ, HAND, ORDER, REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.ja.forms import Forms, clause, unable, verb
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import ENEMY, YOURS, Choose, Compare, Count, Draw, Gives, Look, Move, Rest, Rule, Shuffle, V

MOVED = (
    ("捨てた", DISCARDED),
    ("ソウルに置いた", KEPT),
    ("ドロップに置いた", BURIED),
    ("山札の下に置いた", PUT_BACK),
    *(("置いた", deed) for deed in (KEPT, BURIED, PUT_BACK)),
    *(("戻した", deed) for deed in (TAKEN, PUT_BACK)),
    ("手札に戻した", TAKEN),
    ("手札に加えた", TAKEN),
    ("バインドした", BANISHED),
    ("退却させた", RETIRED),
    ("コールした", CALLED),
)
"""What was done before, and the deed. NB: where several were, the text is declined."""
MORE = (("多い", "多く", ">"), ("少ない", "少なく", "<"))


def compared(g: Grammar) -> None:
    """More or fewer cards than another group, than the other player has, or as many."""
    ours, theirs = Count(V("g")), Count(V("h"))
    for number in ("", "の枚数"):
        for end, mid, op in MORE:
            cond(g, f"{{g:group}}{number}が{{x:comma}}{{h:group}}{number}より", end, mid, Compare(ours, op, theirs))
        cond(g, f"{{g:group}}{number}が{{x:comma}}{{h:group}}{number}と", "同じ", "同じで", Compare(ours, "=", theirs))
    cond(g, "{g:group}と{h:group}が", "同じ枚数", "同じ枚数で", Compare(ours, "=", theirs))
    for zone, name in (("手札", HAND), ("リアガード", t.Zone(("RC",))), ("ダメージゾーン", t.Zone(("damage",)))):
        mine, foes = (Count(canonical(who, name)) for who in (YOURS, ENEMY))
        for end, mid, op in MORE:
            cond(g, f"相手の{zone}があなたより", end, mid, Compare(foes, op, mine))


def moved(g: Grammar) -> None:
    """As many as were moved before."""
    for words, deed in MOVED:
        g.phrase("amount", f"{words}枚数", t.Moved(deed))
        g.phrase("amount", f"{words}カードの枚数", t.Moved(deed))
        g.phrase("amount", f"この効果で{words}枚数", t.Moved(deed))
    clause(g, "clause", "{x:comma}{k:amount}と同じ枚数", verb("引く"), (Draw(V("k")),))
    clause(g, "clause", "{k:amount}と同じ枚数", verb("引く"), (Draw(V("k")),))
    cond(g, "", "引いた", "引き", t.Did("did"))


def everything(g: Grammar) -> None:
    """All cards of a place; all of a kind among those looked at; one of them and the rest."""
    dropped = Move(t.Ref("discard"), "drop", "discard")
    thrown = (Choose("discard", Count(V("p")), V("p")), dropped)
    for words in ("{p:own_place}をすべて", "{p:own_place}すべてを"):
        clause(g, "clause", words, verb("捨てる"), thrown)
        back = (Move(V("p"), "deck"), Shuffle("deck"))
        for deck in ("山札", "あなたの山札"):
            clause(g, "clause", f"{words}{deck}に戻して", verb("シャッフルする"), back)
    found = (Choose("found", Count(V("g")), V("g")),)
    for start in ("", "その中から"):
        g.phrase("taking", f"{start}{{g:seen_kinds}}をすべて", found)
        g.phrase("taking", f"{start}{{g:seen_kinds}}すべてを", found)
    for deck in ("あなたの山札を", "山札を"):
        g.phrase("looked", f"{deck}上から{{n:count}}見て、", (Look("seen", V("n"), "deck"),))
        g.phrase("looked", f"{deck}上から{{n:count}}公開し、", (Look("seen", V("n"), "deck"), t.Reveal(SEEN)))
    one = Choose("found", V("k"), SEEN)
    for between, forms, means in DEEDS:
        if forms.end not in ("公開する", "表にする", "裏にする"):
            taken = (Rest("d"), one, on(means, t.Ref("found")))
            clause(g, "clause", f"{{d:looked}}{{k:count}}を{between}", forms, taken)
    for first, here, there in (("上", "top", "bottom"), ("下", "bottom", "top")):
        second = "下" if first == "上" else "上"
        parted = (Rest("d"), one, Move(t.Ref("found"), "deck", position=here), Move(REST, "deck", position=there))
        for order in ("", "望む順で"):
            clause(g, "clause", f"{{d:looked}}{{k:count}}を山札の{first}に、残りを山札の{second}に{order}", PUT, parted)
        clause(g, "clause", f"{{d:looked}}望む順で山札の{first}に", PUT, (Rest("d"), Move(SEEN, "deck", position=here)))
    for among in (
        "その中に",
        "公開した中に",
        "公開された中に",
        "公開されたカードの中に",
        "公開したカードの中に",
        "公開されたカードに",
    ):
        for end, mid in (("がある", "があり"), ("がいる", "がいて")):
            cond(g, f"{among}{{k:kinds}}", end, mid, t.Among(SEEN, V("k")))
        cond(g, f"{among}{{k:kinds}}が{{n:count}}以上", "", "で", t.Among(SEEN, V("k"), V("n")))


def forbidden(g: Grammar) -> None:
    """Two things that the opponent cannot do."""
    blitz = t.All((ENEMY, HAND, BLITZ, ORDER))
    rows: tuple[tuple[str, Forms, Any], ...] = (
        ("", unable("インターセプトできない"), Rule("forbid", "intercept", ENEMY)),
        ("手札から{x:comma}{g:guards}を(G)に", unable("コールできない"), Rule("forbid", "guard", V("g"))),
        ("{g:their_orders}を", unable("プレイできない"), Rule("forbid", "play order", V("g"))),
        ("手札から{x:comma}ブリッツオーダーを", unable("プレイできない"), Rule("forbid", "play order", blitz)),
    )
    together = tuple(
        (said, unable("コールできない"), rule)
        for words, rule in TOGETHER
        for said in (words, words.removeprefix("手札から"))
    )
    for words, forms, rule in (*rows, *together):
        for form, end in endings(forms):
            g.phrase(f"foe_rule_{form}", f"{words}{end}", (rule,))
    for form in ("mid", "end", "te"):
        two = f"相手は{{y:comma}}{{a:foe_rule_mid}}{{b:foe_rule_{form}}}"
        both = (Rest("a"), Rest("b"))
        g.phrase(f"state_{form}", two, both)
        g.phrase(f"clause_{form}", f"{{u:until}}{two}", (t.Lasting(both, V("u")),))


def renamed(g: Grammar) -> None:
    """What other cards are also regarded as."""
    also = (Gives(V("g"), (t.Rename(t.Ref("same"), "name", "add", V("n")),)),)
    for form, end in endings(verb("扱う")):
        for which in ("{g:held}すべて", "{g:own_unit}すべて"):
            when = held if "held" in which else sided
            g.phrase(f"state_{form}", f"{which}は{{n:name}}としても{end}", also, when)


def add(g: Grammar) -> None:
    for part in (compared, moved, everything, forbidden, renamed):
        part(g)
