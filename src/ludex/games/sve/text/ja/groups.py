"""Japanese, groups of cards in their finer points: cards that differ, alternatives, totals, places."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c12_keywords import FANFARE, LAST_WORDS
from ludex.lang import pattern as t
from ludex.lang.alternatives import even
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import AllTold, Different, Env, V
from ludex.lang.surface import canonical, join_either, parts_of, split_either
from ludex.lang.unknown import X

FIELD = t.Zone(("field",))
OPS = (("以下の", "<="), ("以上の", ">="), ("の", "="))
ZONES = {"場": "field", "手札": "hand", "墓場": "cemetery", "EXエリア": "ex", "消滅領域": "banished"}
NOUNS = {"カード": "", "フォロワー": "follower", "アミュレット": "amulet", "スペル": "spell"}
PLACES = {
    "自分の場と自分のEXエリア": ("field", "ex"), "自分の場か自分のEXエリア": ("field", "ex"),
    "自分の場や自分のEXエリア": ("field", "ex"), "自分の場か自分の墓場": ("field", "cemetery"),
    "自分の手札か自分のEXエリア": ("hand", "ex"), "自分の手札やEXエリア": ("hand", "ex"),
}  # fmt: skip
OWN_PLACES = {
    "場かEXエリア": ("field", "ex"), "場やEXエリア": ("field", "ex"), "手札かEXエリア": ("hand", "ex"),
    "手札やEXエリア": ("hand", "ex"), "場か墓場": ("field", "cemetery"),
}  # fmt: skip


def _join(values: list[Any]) -> Any:
    return canonical(*values)


def finer_words(g: Grammar, classes: dict[str, str]) -> None:
    for word, op in OPS:
        for cost in ("元のコスト", "コスト"):
            g.phrase("kind_pre", f"{cost}X{word}", t.Figure("cost", op, X))
    g.phrase("kind_pre", "[ラストワード]を持つ", t.Has(LAST_WORDS.name))
    g.phrase("kind_pre", "[ファンファーレ]を持つ", t.Has(FANFARE.name))
    for joint in ("か", "や"):
        within = [t.Within("name", V(name)) for name in "abcd"]
        for n in (2, 3, 4):
            listed = joint.join(f"{{{name}:name}}" for name in "abcd"[:n])
            g.phrase("kind_pre", f"カード名に{listed}を含む", t.Some(tuple(within[:n])))
    g.phrase("kind_pre", "進化していない", t.Not(t.Word("type", "evolved")))
    g.phrase("kind_pre", "デレマス・タイプを持たない", t.Not(t.Word("universe", "iM@S CG")))
    for ja, en in (("ジオ・テオゴニア", "Gio Teogonia"), ("ジオ・ニヴルヘル", "Gio Niflhel")):
        g.phrase("kind_pre", f"〈{ja}〉・", t.Word("trait", en))
    g.phrase("pre", "相手プレイヤー1人の", t.ENEMY)
    for ja, en in classes.items():
        for noun, words in NOUNS.items():
            said = t.Word("class", en)
            g.phrase("head", f"{ja}{noun}", t.All((said, t.Word("type", words))) if words else said)
    for words in ("それぞれカード名が異なる", "カード名がそれぞれ異なる"):
        g.phrase("kind_pre", words, Different("name"))
    for words, names in PLACES.items():
        place = t.All((t.YOURS, t.Zone(names)))
        g.phrase("pre", f"{words}の", place)
        g.phrase("in_pre", f"{words}に", place)
    for words, names in OWN_PLACES.items():
        g.phrase("own_place", f"{words}の", t.Zone(names))


def finer_groups(g: Grammar) -> None:
    """After the plain groups: alternatives, and what is said of all cards together."""
    _alternatives(g)
    g.phrase("mark", "をカード名が異なるように", Different("name"))
    g.phrase("mark", "を元のコストがすべて異なるように", Different("cost"))
    all_told = AllTold(t.Total("cost", "<=", V("n")))
    g.phrase("mark", "を元のコストの合計が{n:int}以下になるように", all_told)
    g.phrase("mark", "を元のコストの合計が{n:int}以下でカード名が異なるように", t.All((all_told, Different("name"))))
    g.add("mark", *g.entries["post"])
    for category, pre, default, always in (
        ("kind", "kind_pre", (), ()),
        ("seen_group", "kind_pre", (), (t.Ref("seen"),)),
        ("group", "pre", (FIELD,), ()),
        ("own_group", "pre", (FIELD,), (t.YOURS,)),
    ):
        g.add(f"all_{category}", Bunch("head", pre, "mark", _join, parts_of, default, always))
        heads = "place_pre" if pre == "pre" else "none"
        g.add(f"all_{category}", Bunch("either_kinds", heads, "mark", _join, parts_of, default, always))
        g.phrase(f"marked_{category}", f"{{g:all_{category}}}", V("g"), _marked)
    for kind, words in (("name", "カード名の種類数"), ("cost", "元のコストの種類数")):
        alike = Bunch("head", "kinds_pre", "post", _join, parts_of, (FIELD,), (Different(kind),))
        g.add(f"kinds_{kind}", alike)
        g.phrase("if", f"{{g:kinds_{kind}}}の{words}が{{n:int}}種類以上", t.Exists(V("g"), V("n")))
        g.phrase("base", f"{{g:kinds_{kind}}}の{words}", t.Count(V("g")))
    for words, zone in ZONES.items():
        g.phrase("kinds_pre", f"自分の{words}にある", t.All((t.YOURS, t.Zone((zone,)))))
    g.add("kinds_pre", *g.entries["pre"])


def _marked(env: Env) -> bool:
    return any(isinstance(part, (AllTold, Different)) for part in parts_of(env["g"]))


def _alternatives(g: Grammar) -> None:
    g.add("bare_kind", Bunch("head", "kind_pre", "post", _join, parts_of))
    for joint in ("か", "や"):
        g.phrase("kind_or", f"{{g:bare_kind}}{joint}", V("g"))
    g.phrase("kind_last", "{g:bare_kind}", V("g"))
    g.add("kinds_either", Bunch("kind_last", "kind_or", "none", join_either, split_either, ordered=True))
    g.phrase("either_kinds", "{g:kinds_either}", V("g"), balanced)
    g.phrase("kind_said", "{g:bare_kind}", V("g"), _said_whole)
    g.add("kinds_said", Bunch("kind_said", "kind_or", "none", join_either, split_either, ordered=True))
    g.phrase("either_kinds", "{g:kinds_said}", V("g"), even)
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        g.phrase("place_pre", f"{ja}の", side)
    for ja, zone in ZONES.items():
        g.phrase("place_pre", f"{ja}の", t.Zone((zone,)))
    for words, names in PLACES.items():
        g.phrase("place_pre", f"{words}の", t.All((t.YOURS, t.Zone(names))))
    g.phrase("kind", "{g:either_kinds}", V("g"))
    for category, side in (("own_kind", t.YOURS), ("enemy_kind", t.ENEMY)):
        g.add(category, Bunch("either_kinds", "none", "none", _join, parts_of, always=(side,)))
    for ja, zone in ZONES.items():
        g.phrase("in_place", f"自分の{ja}に", t.All((t.YOURS, t.Zone((zone,)))))
    g.add("in_group", Bunch("either_kinds", "in_place", "none", _join, parts_of, (FIELD,)))
    g.add("seen_group", Bunch("either_kinds", "none", "none", _join, parts_of, always=(t.Ref("seen"),)))
    g.add("one_group", Bunch("either_kinds", "place_pre", "none", _join, parts_of, (FIELD,)))
    g.add("own_group", Bunch("either_kinds", "place_pre", "none", _join, parts_of, (FIELD,), (t.YOURS,)))
    g.add("own_group", Bunch("head", "own_pre", "post", _join, parts_of, (FIELD,), (t.YOURS,)))
    g.add("own_pre", *g.entries["own_place"], *g.entries["kind_pre"])


def _said_whole(env: Env) -> bool:
    """Whether a kind has more to it than one trait or type, so that nothing said before it is meant of it too."""
    return len(parts_of(env["g"])) > 1


def balanced(env: Env) -> bool:
    """Whether each alternative stands for itself: what is said before one trait or type may be said of the next one
    too, and then other words say so."""
    if not even(env):
        return False
    some = next(part for part in parts_of(env["g"]) if isinstance(part, t.Some))
    sizes = [len(parts_of(part)) for part in some.parts]
    words = [isinstance(part, t.Word) and part.kind in ("type", "trait") for part in some.parts]
    return not (any(words) and max(sizes) > 1)
