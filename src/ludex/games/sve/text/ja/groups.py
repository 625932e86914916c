"""Japanese, groups: descriptions of cards, their places, and the objects of verbs."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import ENTERED, MAX_PP
from ludex.games.sve.c12_keywords import FANFARE, FOLLOWER, LAST_WORDS
from ludex.games.sve.c14_universe_specific import RACED
from ludex.games.sve.groups import ENEMY_LEADER, FIELD, YOUR_LEADER
from ludex.games.sve.text.ja.words import COUNTERS, FIGURES, OPS, ZONES
from ludex.games.sve.text.meanings import BECAME, IT, ITS_LEADER, KEYWORDS, LEADER, SEEN, join
from ludex.games.sve.text.words import CLASSES, TRAITS, UNIVERSES
from ludex.lang import pattern as t
from ludex.lang.alternatives import even, in_order, turned
from ludex.lang.grammar import NOTHING, Bunch, Grammar, Token
from ludex.lang.pattern import YOU, AllTold, Different, Env, Ref, V
from ludex.lang.surface import join_either, parts_of, split_either
from ludex.lang.unknown import X

OPS_BEFORE = (("以下の", "<="), ("以上の", ">="), ("の", "="))
PLAY_ZONES = {"場": "field", "手札": "hand", "墓場": "cemetery", "EXエリア": "ex", "消滅領域": "banished"}
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
TYPES = {"フォロワー": "follower", "アミュレット": "amulet", "スペル": "spell"}
_NO_TRAITS = ("フォロワー", "アミュレット", "スペル", "カード", "トークン", "リーダー", "エボルヴ")
_EN_TRAITS = frozenset({*TRAITS.values(), *UNIVERSES.values()})


def groups(g: Grammar) -> None:
    """`kind`: cards without a place (for searches); `one_group`: cards on the field unless the text names another
    place."""
    finer_words(g, CLASSES)
    modifiers(g)
    heads(g)
    g.add("kind", Bunch("head", "kind_pre", "post", join, parts_of))
    g.add("seen_group", Bunch("head", "kind_pre", "post", join, parts_of, always=(SEEN,)))
    g.add("one_group", Bunch("head", "pre", "post", join, parts_of, (FIELD,)))
    g.phrase("group", "{g:one_group}", V("g"))
    g.add("enemy_kind", Bunch("head", "kind_pre", "post", join, parts_of, always=(t.ENEMY,)))
    g.add("own_kind", Bunch("head", "kind_pre", "post", join, parts_of, always=(t.YOURS,)))
    g.add("own_group", Bunch("head", "pre", "post", join, parts_of, (FIELD,), always=(t.YOURS,)))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            g.phrase("in_pre", f"{ja}の{zone}に", t.All((side, t.Zone((en,)))))
    g.phrase("in_pre", "場に", FIELD)
    g.add("in_pre", *g.entries["pre"])
    g.add("in_group", Bunch("head", "in_pre", "post", join, parts_of, (FIELD,)))
    finer_groups(g)
    g.phrase("all_and", "{g:one_group}すべてと", V("g"))
    g.phrase("all_and", "{g:one_group}すべてと、", V("g"))
    g.phrase("all_last", "{g:one_group}すべて", V("g"))
    g.add("all_either", Bunch("all_last", "all_and", "none", join_either, split_either, ordered=True))
    g.phrase("both", "{g:all_either}", V("g"), even)
    for counter in COUNTERS:
        g.phrase("counted_or", f"{{g:one_group}}1{counter}か", V("g"))
        g.phrase("counted_last", f"{{g:one_group}}1{counter}", V("g"))
    g.add("any_either", Bunch("counted_last", "counted_or", "none", join_either, split_either, ordered=True))
    g.phrase("either", "{g:any_either}", V("g"), even)


def finer_words(g: Grammar, classes: dict[str, str]) -> None:
    for word, op in OPS_BEFORE:
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


def modifiers(g: Grammar) -> None:
    for table, word in ((TRAITS, "trait"), (UNIVERSES, "universe")):
        for ja, en in table.items():
            g.phrase("trait_word", f"{ja}・", t.Word(word, en))
    g.add("other_trait", Token(r"[一-鿿ァ-ヺーA-Za-z&@]+(?=・)", _read_trait, _write_trait))
    g.phrase("kind_pre", "{t:other_trait}・", t.Word("trait", V("t")))
    for ja, en in CLASSES.items():
        g.phrase("kind_pre", f"[{ja}]でない", t.Not(t.Word("class", en)))
        g.phrase("kind_pre", f"[{ja}]", t.Word("class", en))
    for ja, en in TRAITS.items():
        g.phrase("kind_pre", f"{ja}・", t.Word("trait", en))
    for ja, en in UNIVERSES.items():
        g.phrase("kind_pre", f"{ja}・", t.Word("universe", en))
    for ja, figure in FIGURES.items():
        for word, op in OPS.items():
            g.phrase("kind_pre", f"{ja}{{n:int}}{word}の", t.Figure(figure, op, V("n")))
    g.phrase("kind_pre", "{k:keyword_name}を持つ", t.Has(V("k")))
    for a in KEYWORDS:
        for b in KEYWORDS:
            if a is not b:
                either_of = tuple(t.Has(name) for name in sorted((a.name, b.name)))
                g.phrase("kind_pre", f"【{a.ja}】や【{b.ja}】を持つ", t.Some(either_of))
    g.phrase("kind_pre", "[進化]を持つ", t.Has("Evolve"))
    g.phrase("kind_pre", "アクト状態の", t.State("engaged"))
    g.phrase("kind_pre", "スタンド状態の", t.State("reserved"))
    g.phrase("kind_pre", "他の", t.Not(t.SELF))
    for words in ("これと同名を除く", "これと同名を除く、", "これと同名でない"):
        g.phrase("kind_pre", words, t.Not(t.Shares(t.SELF, "name")))
    g.phrase("kind_pre", "カード名に{n:name}を含む", t.Within("name", V("n")))
    g.phrase("kind_pre", "トークンでない", t.Not(t.Word("type", "token")))
    g.phrase("kind_pre", "表向きの", t.FaceUp(True))
    g.phrase("kind_pre", "「", NOTHING)
    g.phrase("post", "」", NOTHING)
    g.phrase("pre", "お互いの", NOTHING)
    g.phrase("pre", "自分の", t.YOURS)
    g.phrase("pre", "相手の", t.ENEMY)
    for ja, en in ZONES.items():
        g.phrase("pre", f"{ja}の", t.Zone((en,)))
    g.phrase("pre", "自分の場かEXエリアの", t.All((t.YOURS, t.Zone(("field", "ex")))))
    g.add("pre", *g.entries["kind_pre"])


def _read_trait(text: str) -> str | None:
    """Keeps a trait as printed if the dictionary does not have it."""
    known = text in TRAITS or text in UNIVERSES or any(word in text for word in _NO_TRAITS)
    return None if known else text


def _write_trait(value: Any) -> str | None:
    return value if isinstance(value, str) and value not in _EN_TRAITS else None


def heads(g: Grammar) -> None:
    for ja, en in TYPES.items():
        g.phrase("head", ja, t.Word("type", en))
    g.phrase("head", "カード", NOTHING)
    g.phrase("head", "トークン", t.Word("type", "token"))
    g.phrase("head", "トークン・カード", t.Word("type", "token"))
    g.phrase("head", "トークン・フォロワー", t.All((FOLLOWER, t.Word("type", "token"))))
    g.phrase("head", "エボルヴフォロワー", t.All((t.Word("type", "evolved"), FOLLOWER)))
    g.phrase("head", "リーダー", LEADER)
    g.phrase("head", "{n:name}", t.Word("name", V("n")))
    _pairs(g)


def _pairs(g: Grammar) -> None:
    """Pairs like "spell or amulet", and two traits of one type. The tree sorts alternatives, so it has one order for
    both."""
    types = list(TYPES.items())
    for joint in ("か", "や"):
        for ja, en in types:
            for other, word in types:
                if en != word:
                    both = tuple(t.Word("type", name) for name in sorted((en, word)))
                    g.phrase("head", f"{ja}{joint}{other}", t.Some(both))
        for noun, type_parts in (("カード", ()), *((ja, (t.Word("type", en),)) for ja, en in types)):
            words = f"{{a:trait_word}}{noun}{joint}{{b:trait_word}}{noun}"
            for order, when in (((V("a"), V("b")), in_order), ((V("b"), V("a")), turned)):
                some = t.Some(order)
                g.phrase("head", words, t.All((*type_parts, some)) if type_parts else some, when)
        for ja, en in types:  # in the tree a trait comes before a type
            mixed = t.Some((V("a"), t.Word("type", en)))
            g.phrase("head", f"{{a:trait_word}}カード{joint}{ja}", mixed)
            g.phrase("head", f"{ja}{joint}{{a:trait_word}}カード", mixed)


def finer_groups(g: Grammar) -> None:
    """Adds to the plain groups: alternatives, and conditions on all chosen cards together."""
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
        g.add(f"all_{category}", Bunch("head", pre, "mark", join, parts_of, default, always))
        heads = "place_pre" if pre == "pre" else "none"
        g.add(f"all_{category}", Bunch("either_kinds", heads, "mark", join, parts_of, default, always))
        g.phrase(f"marked_{category}", f"{{g:all_{category}}}", V("g"), _marked)
    for kind, words in (("name", "カード名の種類数"), ("cost", "元のコストの種類数")):
        alike = Bunch("head", "kinds_pre", "post", join, parts_of, (FIELD,), (Different(kind),))
        g.add(f"kinds_{kind}", alike)
        g.phrase("if", f"{{g:kinds_{kind}}}の{words}が{{n:int}}種類以上", t.Exists(V("g"), V("n")))
        g.phrase("base", f"{{g:kinds_{kind}}}の{words}", t.Count(V("g")))
    for words, zone in PLAY_ZONES.items():
        g.phrase("kinds_pre", f"自分の{words}にある", t.All((t.YOURS, t.Zone((zone,)))))
    g.add("kinds_pre", *g.entries["pre"])


def _alternatives(g: Grammar) -> None:
    g.add("bare_kind", Bunch("head", "kind_pre", "post", join, parts_of))
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
    for ja, zone in PLAY_ZONES.items():
        g.phrase("place_pre", f"{ja}の", t.Zone((zone,)))
    for words, names in PLACES.items():
        g.phrase("place_pre", f"{words}の", t.All((t.YOURS, t.Zone(names))))
    g.phrase("kind", "{g:either_kinds}", V("g"))
    for category, side in (("own_kind", t.YOURS), ("enemy_kind", t.ENEMY)):
        g.add(category, Bunch("either_kinds", "none", "none", join, parts_of, always=(side,)))
    for ja, zone in PLAY_ZONES.items():
        g.phrase("in_place", f"自分の{ja}に", t.All((t.YOURS, t.Zone((zone,)))))
    g.add("in_group", Bunch("either_kinds", "in_place", "none", join, parts_of, (FIELD,)))
    g.add("seen_group", Bunch("either_kinds", "none", "none", join, parts_of, always=(t.Ref("seen"),)))
    g.add("one_group", Bunch("either_kinds", "place_pre", "none", join, parts_of, (FIELD,)))
    g.add("own_group", Bunch("either_kinds", "place_pre", "none", join, parts_of, (FIELD,), (t.YOURS,)))
    g.add("own_group", Bunch("head", "own_pre", "post", join, parts_of, (FIELD,), (t.YOURS,)))
    g.add("own_pre", *g.entries["own_place"], *g.entries["kind_pre"])


def balanced(env: Env) -> bool:
    """Whether each alternative has its own description. A description before a bare trait or type could be meant for
    the next one too; other phrases read that."""
    if not even(env):
        return False
    some = next(part for part in parts_of(env["g"]) if isinstance(part, t.Some))
    sizes = [len(parts_of(part)) for part in some.parts]
    words = [isinstance(part, t.Word) and part.kind in ("type", "trait") for part in some.parts]
    return not (any(words) and max(sizes) > 1)


def _said_whole(env: Env) -> bool:
    """Whether a kind has more than one trait or type, so that no earlier description can be meant for it too."""
    return len(parts_of(env["g"])) > 1


def _marked(env: Env) -> bool:
    return any(isinstance(part, (AllTold, Different)) for part in parts_of(env["g"]))


def objects(g: Grammar) -> None:
    """The objects of verbs."""
    g.phrase("obj", "それ", IT)
    g.phrase("obj", "これ", t.SELF)
    g.phrase("obj", "{g:group}すべて", V("g"))
    g.phrase("obj", "自分のリーダー", YOUR_LEADER)
    g.phrase("obj", "相手のリーダー", ENEMY_LEADER)
    g.phrase("obj", "{g:both}", V("g"))
    g.phrase("obj", "それとこれ", t.Some((IT, t.SELF)))
    g.phrase("obj", "リーダーすべて", LEADER)
    g.phrase("obj", "それのリーダー", ITS_LEADER)
    apart = t.Some((V("a"), V("b")))
    g.phrase("obj", "{a:one_group}すべてと{b:one_group}すべて", apart, _uneven)
    g.phrase("obj", "{a:one_group}すべてと自分のリーダー", t.Some((V("a"), YOUR_LEADER)))
    g.phrase("obj", "それとリーダーすべて", t.Some((IT, LEADER)))
    g.phrase("obj", "それとそれのリーダー", t.Some((IT, ITS_LEADER)))


def _uneven(env: Env) -> bool:
    """Whether one group names its player and the other means both players' cards."""
    return _sided(env["a"]) != _sided(env["b"])


def _sided(group: t.Sel) -> bool:
    return any(isinstance(part, t.Side) for part in parts_of(group))


def kinds(g: Grammar) -> None:
    for category in ("kind_pre", "pre", "in_pre"):
        g.phrase(category, "このターン中に場に出た", t.Mark(ENTERED))
        g.phrase(category, "出走した", t.Mark(RACED))
        g.phrase(category, "コストX以下の", t.Figure("cost", "<=", t.Chosen("X")))
        g.phrase(category, "自分のPP最大値より低いコストの", t.Figure("cost", "<", t.Number(YOU, MAX_PP)))
        g.phrase(category, "【土の秘術】を持つ", t.Word("ability", "Earth Rite"))
        bigger = t.Figure("cost", ">", t.FigureOf(Ref("cost"), "cost"))
        g.phrase(category, "墓場に置いたフォロワーよりコストの大きい", bigger)
    for zone, en in ZONES.items():
        up = t.All((t.YOURS, t.Zone((en,)), t.FaceUp(True)))
        g.phrase("pre", f"自分の{zone}に表向きで置いた", up)
    g.phrase("head", "{a:name}{b:name}", t.Some((t.Word("name", V("a")), t.Word("name", V("b")))))
    different = (t.Different("name"),)
    g.add("differing", Bunch("head", "pre", "post", join, parts_of, (FIELD,), always=different))
    g.phrase("obj", "コスト最小の{g:one_group}すべて", t.Extreme(V("g"), "cost"))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        lowest = t.Extreme(V("g"), "cost")
        kind = "own_field" if ja == "自分" else "enemy_field"
        g.add(kind, Bunch("head", "kind_pre", "post", join, parts_of, always=(side, FIELD)))
        g.phrase("obj", f"{ja}の場のコスト最小の{{g:{kind}}}すべて", lowest)
        g.phrase("obj", f"{ja}の場のコスト最大の{{g:{kind}}}すべて", t.Extreme(V("g"), "cost", True))


def things(g: Grammar) -> None:
    g.phrase("obj", "場に出たフォロワー1体", BECAME)


def no_leader(env: Env) -> bool:
    return LEADER not in parts_of(env["o"])


def add(g: Grammar) -> None:
    for part in (groups, objects, kinds, things):
        part(g)
