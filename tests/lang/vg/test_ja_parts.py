"""Japanese texts of Vanguard mean what English texts mean. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.en import ENGLISH
from ludex.games.vg.text.ja import JAPANESE
from ludex.lang.compile import WHOLE, compile_with
from ludex.lang.ja.forms import noun, unable, verb

ATTACKS = ("【自】【(R)】：このユニットがアタックした時、", "[AUTO](RC):When this unit attacks, ")


MOVED_ITSELF = t.Compare(t.Moved("self"), ">=", 1)
"""What English asks for, too: whether the card was moved."""


def read(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    made = compile_with(JAPANESE, text, kind)
    assert made.status == WHOLE, made.words
    return made.abilities


def english(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    made = compile_with(ENGLISH, text, kind)
    assert made.status == WHOLE, made.words
    return made.abilities


def effect(text: str) -> tuple[t.Instr, ...]:
    (ability,) = read(ATTACKS[0] + text)
    assert isinstance(ability, t.Automatic)
    return ability.do


def declined(text: str) -> bool:
    return compile_with(JAPANESE, text).status != WHOLE


LINES = (
    (
        "【自】【(V)/(R)】【ターン1回】：このユニットがヴァンガードにアタックした時、あなたの手札が２枚以下なら、"
        "【コスト】[【ソウルブラスト】(2)，このユニットを退却させる]ことで、１枚引く。",
        "[AUTO](VC/RC)[1/turn]:When this unit attacks a vanguard, if your hand has two or less cards, "
        "[COST][Soul-Blast 2 & retire this unit], and draw a card.",
    ),
    (
        "【起】【ドロップ】：あなたのヴァンガードが「Ember」を含むグレード３以上なら、"
        "【コスト】[【エネルギーブラスト】(3)]することで、このカードを(R)にコールする。",
        '[ACT](Drop):If your vanguard is a grade 3 or greater card with "Ember" in its card name, '
        "[COST][Energy-Blast 3], and call this card to (RC).",
    ),
    (
        "【永】【後列の(R)】：あなたのターン中、このユニットは『ブースト』を得て、パワー＋2000。",
        '[CONT]Back Row (RC):During your turn, this unit gets "Boost" and [Power] +2000.',
    ),
    (
        "【自】：このユニットが手札から(R)に登場した時、あなたの山札を上から５枚見て、〈ハイビースト〉を１枚まで選び、"
        "手札に加え、山札をシャッフルする。",
        "[AUTO]:When this unit is placed on (RC) from hand, look at the top five cards of your deck, choose up to one "
        "<High Beast> from among them, put it into your hand, and shuffle your deck.",
    ),
    (
        "【自】：あなたのターンにこのカードが手札から捨てられた時、このカードをソウルに置いてよい。",
        "[AUTO]:When this card is discarded from hand during your turn, you may put this card into soul.",
    ),
    (
        "【自】【(R)】：このユニットがブーストしたバトル終了時、【コスト】[このユニットをソウルに置く]ことで、"
        "【カウンターチャージ】(1)。",
        "[AUTO](RC):At the end of the battle this unit boosted, [COST][put this unit into soul], and "
        "[Counter-Charge 1].",
    ),
    (
        "【自】：このユニットがグレード３の〈ギアドラゴン〉にライドされた時、１枚引く。",
        "[AUTO]:When this unit is rode upon by a grade 3 <Gear Dragon>, draw a card.",
    ),
    (
        "【自】【(R)】：このユニットが、アタックかブーストした時、そのバトル中、このユニットのパワー＋5000。",
        "[AUTO](RC):When this unit attacks or boosts, this unit gets [Power] +5000 until end of that battle.",
    ),
    (
        "【自】：このユニットが、(R)に登場した時か(G)に置かれた時、１枚引く。",
        "[AUTO]:When this unit is placed on (RC) or put on (GC), draw a card.",
    ),
    (
        "【永】：守護者（守護者を持つカードはデッキに合計４枚まで入れられる）",
        "[CONT]:Sentinel",
    ),
    (
        "【永】【(R)】：このユニットは相手のカードの効果で退却せず、パワー＋5000。",
        None,
    ),
    (
        "【自】【(V)】：あなたのターン終了時、あなたのドロップから１枚選び、山札の下に置いてよい。",
        "[AUTO](VC):At the end of your turn, choose a card from your drop, and you may put it on "
        "the bottom of the deck.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), LINES)
def test_a_line_means_what_the_english_line_means(ja: str, en: str | None) -> None:
    made = read(ja)
    if en is not None:
        assert made == english(en)


EFFECTS = (
    (
        "相手のグレード２以下のリアガードを１枚選び、退却させる。",
        "choose one of your opponent's grade 2 or less rear-guards, and retire it.",
    ),
    (
        "あなたの他のリアガードを２枚まで選び、そのターン中、パワー＋5000。",
        "choose up to two of your other rear-guards, and they get [Power] +5000 until end of turn.",
    ),
    (
        "あなたの山札から「Ember」を１枚まで探し、手札に加え、山札をシャッフルする。",
        'search your deck for up to one "Ember", put it into your hand, and shuffle your deck.',
    ),
    (
        "あなたの手札から１枚選び、捨て、１枚引く。",
        "choose a card from your hand, discard it, and draw a card.",
    ),
    (
        "そのバトル中、このユニットのパワー＋5000。相手のヴァンガードがグレード３以上なら、＋5000ではなく＋10000。",
        "this unit gets [Power] +5000 until end of that battle. If your opponent's vanguard is grade 3 or greater, it "
        "gets [Power] +10000 instead of +5000.",
    ),
    (
        "あなたのソウルから「Ember」を含むグレード３以下のユニットカードを１枚選び、(R)にコールする。コールしたなら、"
        "１枚引く。",
        'choose a grade 3 or less unit card with "Ember" in its card name from your soul, and call it to (RC). If you '
        "called a card, draw a card.",
    ),
    (
        "あなたのドロップのオーダーカード１枚につき、そのターン中、このユニットのパワー＋2000。",
        "this unit gets [Power] +2000 until end of turn for each order card in your drop.",
    ),
    (
        "そのターン中、このユニットのパワー＋5000し、相手はインターセプトできない。",
        "until end of turn, this unit gets [Power] +5000, and your opponent cannot intercept.",
    ),
    (
        "以下を１つ行う。\n・１枚引く。\n・２枚引く。",
        "perform one of the following.\n・Draw a card.\n・Draw two cards.",
    ),
    (
        "そのターン中、このユニットは『【永】【(R)】：このユニットのクリティカル＋１。』を得る。",
        'this unit gets "[CONT](RC):This unit gets [Critical] +1." until end of turn.',
    ),
    (
        "１枚引き、そのバトル終了時、このユニットを山札の下に置く。",
        "draw a card, and at the end of that battle, put this unit on the bottom of the deck.",
    ),
    (
        "あなたが後攻なら、【コスト】[手札から１枚捨てる]ことで、２枚引く。",
        "if you went second, [COST][discard a card from your hand], and draw two cards.",
    ),
    (
        "相手は自分のリアガードを１枚選び、退却させる。",
        "your opponent chooses one of their rear-guards, and retires it.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), EFFECTS)
def test_an_effect_means_what_the_english_effect_means(ja: str, en: str) -> None:
    assert read(ATTACKS[0] + ja) == english(ATTACKS[1] + en)


@pytest.mark.parametrize(
    "text",
    (
        "【自】【(R)】：このユニットがアタックした時、そのターン中、パワー＋5000。",
        "【自】【(R)】：このユニットがアタックした時、退却させる。",
        "【自】【(R)】：このユニットがアタックした時、あなたの手札から１枚選び、捨て、そのターン中、パワー＋5000。",
        "【自】【(R)】：このユニットがアタックした時、相手のヴァンガードがグレード３以上なら、＋5000ではなく＋10000。",
        "【自】【(R)】：このユニットがアタックした時、そのターン中、このユニットのパワー＋5000。"
        "あなたが後攻なら、＋2000ではなく＋10000。",
        "【自】【(R)】：このユニットがアタックした時、１枚引く。コールしたなら、１枚引く。",
        "【自】【(R)】：このユニットがアタックした時、１枚引く（あなたが後攻なら）。",
        "【自】【(R)】：このユニットがアタックした時、リアガードを１枚選び、退却させる。",
        "【自】【(R)】：このユニットがアタックした時、そうしたなら、１枚引く。",
        "【自】【(R)】：あなたのユニットが飛んだ時、１枚引く。",
    ),
)
def test_what_leaves_open_what_is_meant_is_declined(text: str) -> None:
    assert declined(text)


def test_what_is_left_out_is_what_was_done_something_with() -> None:
    do = effect("このユニットを【スタンド】させ、そのターン中、ドライブ－１。")
    assert do == (
        t.SetState(t.SELF, "stand"),
        t.Continue((t.Modify(t.SELF, "drive", "+", -1),), "turn"),
    )
    chosen = effect("あなたのヴァンガードを１枚選び、そのターン中、ドライブ－１。")
    assert chosen[1] == t.Continue((t.Modify(t.Ref("t"), "drive", "+", -1),), "turn")


def test_further_is_given_to_the_same_units_for_the_same_time() -> None:
    do = effect("そのターン中、このユニットのパワー＋5000。あなたのソウルが６枚以上なら、さらに『ブースト』を得る。")
    boost = t.Grant(t.SELF, (t.Mere("Boost"),))
    soul = t.All((t.YOURS, t.Zone(("soul",))))
    assert do[1] == t.If(t.Exists(soul, 6), (t.Continue((boost,), "turn"),))
    assert declined(ATTACKS[0] + "１枚引く。あなたのソウルが６枚以上なら、さらに『ブースト』を得る。")


def test_more_of_what_was_counted() -> None:
    (ability,) = read(
        "【自】【(R)】：このユニットがアタックした時、あなたのソウルが３枚以上なら、そのバトル中、このユニットのパワー"
        "＋5000。６枚以上なら、＋5000ではなく＋10000。"
    )
    assert isinstance(ability, t.Automatic)
    (do,) = ability.do
    assert isinstance(do, t.If) and do.cond == t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 6)


def test_a_list_of_abilities_is_had_wherever_the_card_is() -> None:
    (ability,) = read(
        "【永】：あなたのヴァンガードが「Ember」を含むなら、このカードは以下すべてを得る。\n"
        "・【永】【(G)】：このユニットのシールド＋5000。\n・【自】：このユニットがライドされた時、１枚引く。"
    )
    assert isinstance(ability, t.Passive) and "drop" in ability.zones and "deck" in ability.zones
    (given,) = ability.effects
    assert isinstance(given, t.Grant) and len(given.abilities) == 2


def test_one_name_or_another_in_the_card_name() -> None:
    do = effect("あなたの、山札かドロップから、「Ember」か「Frost」を含む、グレード３を１枚まで探し、手札に加える。")
    (_, search, _) = do
    assert isinstance(search, t.Search) and search.more == ("drop",)
    names = t.Some((t.Within("name", "Ember"), t.Within("name", "Frost")))
    assert search.what == t.All((names, t.Figure("grade", "=", 3)))


def test_names_keep_their_brackets_and_wide_signs() -> None:
    do = effect("あなたのソウルから「Ｅｍｂｅｒ（炎）」を１枚選び、手札に加える。")
    assert isinstance(do[0], t.Choose)
    assert t.Word("name", "Ｅｍｂｅｒ(炎)") in do[0].what.parts  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("one", "other"),
    (
        ("相手のリアガードを１枚選び、退却させる。", "あなたのリアガードを１枚選び、退却させる。"),
        ("相手のリアガードを１枚選び、退却させる。", "相手のリアガードを１枚まで選び、退却させる。"),
        ("そのターン中、このユニットのパワー＋5000。", "そのバトル中、このユニットのパワー＋5000。"),
        ("あなたのソウルから１枚選び、手札に加える。", "あなたのドロップから１枚選び、手札に加える。"),
        ("１枚引く。", "２枚引く。"),
        ("【ソウルチャージ】(1)。", "【ソウルチャージ】(1)してよい。"),
        ("あなたの手札が２枚以上なら、１枚引く。", "あなたの手札が２枚以下なら、１枚引く。"),
    ),
)
def test_one_word_is_one_change(one: str, other: str) -> None:
    assert read(ATTACKS[0] + one) != read(ATTACKS[0] + other)


def test_11_2_5_further_after_a_condition_is_under_it() -> None:
    """RULING-VG-354"""
    first = "１枚引く。あなたが後攻なら、【ソウルチャージ】(1)。"
    do = effect(f"{first}さらに【コスト】[手札から１枚捨てる]ことで、１枚引く。")
    assert isinstance(do[1], t.If) and [type(part) for part in do[1].then] == [t.Do, t.May] and len(do) == 2
    assert read(f"{ATTACKS[0]}１枚引く。さらに【コスト】[手札から１枚捨てる]ことで、１枚引く。")


def test_what_is_done_with_a_card_of_this_kind_or_of_that() -> None:
    do = effect(
        "あなたの山札を上から１枚公開し、それがユニットカードなら(R)にコールし、オーダーカードなら手札に加える。"
    )
    unit, order = (t.Is(t.Ref("seen"), t.Word("type", word)) for word in ("unit", "order"))
    assert do[-2:] == (
        t.If(unit, (t.Do("call", t.Ref("seen"), word="RC"),)),
        t.If(order, (t.Move(t.Ref("seen"), "hand"),)),
    )


def test_one_may_do_something_with_the_card_and_then_something_follows() -> None:
    do = effect("このユニットをソウルに置いてよい。置いたなら、１枚引く。")
    assert do == (t.May((t.Move(t.SELF, "soul"),)), t.If(MOVED_ITSELF, (t.Draw(1),)))


def test_places_are_one_flat_group() -> None:
    do = effect("あなたの裏のオーダーゾーンから１枚選び、表にする。")
    group = t.All((t.YOURS, t.Zone(("order zone",)), t.FaceUp(False)))
    assert do == (t.Choose("t", 1, group), t.SetFace(t.Ref("t"), True))


def test_names_counted_once() -> None:
    (ability,) = read(ATTACKS[0] + "あなたのオーダーゾーンにセットオーダーが２種類以上なら、１枚引く。")
    assert isinstance(ability, t.Automatic) and isinstance(ability.cond, t.Compare)
    assert isinstance(ability.cond.a, t.Distinct) and ability.cond.b == 2


def test_what_is_done_depends_on_the_circle() -> None:
    (ability,) = read(
        "【自】：このユニットが、(R)に登場した時か(G)に置かれた時、このユニットのいるサークルにより以下を１つ行う。\n"
        "・(R)‐１枚引く。\n・(G)‐そのバトル中、このユニットのシールド＋10000。"
    )
    assert isinstance(ability, t.Automatic)
    (items,) = ability.do  # as the English text has it
    assert isinstance(items, t.Items)
    assert items.conds == (t.Is(t.SELF, t.Zone(("RC",))), t.Is(t.SELF, t.Zone(("GC",))))


def test_a_world_and_an_icon_are_lines_of_their_own() -> None:
    world, ability, icon = read(
        "〈ドラゴンワールド〉【自】：このユニットがライドされた時、１枚引く。【アイチアイコン】"
    )
    assert isinstance(world, t.Passive) and isinstance(ability, t.Automatic) and isinstance(icon, t.Passive)
    assert world.effects == (t.Rename(t.SELF, "world", "add", "Dragon World"),)
    assert icon.effects == (t.Rename(t.SELF, "fighter", "add", "Aichi"),)


def test_how_the_unit_was_placed_is_asked_when_it_is_placed() -> None:
    asked = "あなたのヴァンガードの能力で登場したなら、１枚引く。"
    assert read(f"【自】：このユニットが(R)に登場した時、【ソウルチャージ】(1)。{asked}")
    assert declined(f"{ATTACKS[0]}【ソウルチャージ】(1)。{asked}")


def test_a_condition_may_be_denied() -> None:
    (held,), (denied,) = (
        read(f"{ATTACKS[0]}あなたのヴァンガードがグレード３以上{end}なら、１枚引く。") for end in ("", "でない")
    )
    assert isinstance(held, t.Automatic) and isinstance(denied, t.Automatic)
    assert held.cond is not None and denied.cond == t.Unless(held.cond)


def test_cards_are_taken_from_those_that_were_looked_at() -> None:
    do = effect("あなたの山札を上から３枚見て、その中から１枚手札に加え、残りを山札の下に望む順で置く。")
    assert do[1] == t.Choose("found", 1, t.Ref("seen"))
    assert do[2] == t.Move(t.Ref("found"), "hand")


def test_dressing_and_stride() -> None:
    (over,) = read("【オーバードレス】-「Ember」")
    assert isinstance(over, t.Passive) and over.keyword == "overDress"
    words = (
        "【超越】-ストライドステップ-【コスト】[手札からグレードの合計が３以上になるように１枚以上選び、捨てる]ことで、"
    )
    stride = "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from "
    told = english(stride + "your hand, and discard them] [Stride] this card on your (VC) from face down.")
    assert read(words + "裏のこのカードを(V)に【超越】する。") == told


def test_the_forms_of_verbs() -> None:
    assert verb("置く")[:4] == ("置き", "置く", "置いて", "置いた")
    assert verb("選ぶ").not_past == "選ばなかった"
    assert verb("戻す").te == "戻して"
    assert verb("加える")[:3] == ("加え", "加える", "加えて")
    assert verb("コールする").mid == "コールし"
    assert verb("なる", five=True).mid == "なり"
    assert (unable("できない").mid, unable("退却しない").mid) == ("できず", "退却せず")
    assert (noun("補充").end, noun("補充").mid) == ("補充", "補充し")
