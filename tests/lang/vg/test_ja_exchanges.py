"""Japanese texts of Vanguard: ではなく, かわりに, this battle, totals, longer sentences. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from tests.lang.vg.test_ja_parts import declined, effect, english, read

SOUL = t.Zone(("soul",))
RC = t.Zone(("RC",))

EQUAL = (
    (
        "【自】【(R)】：このユニットがアタックした時、あなたの山札を上から5枚見て、グレード2以下を1枚まで選び、(R)にコールし、"
        "山札をシャッフルする。あなたのソウルが5枚以上なら、コールではなく公開して手札に加える。",
        "[AUTO](RC):When this unit attacks, look at five cards from the top of your deck, choose up to one grade 2 or "
        "less card from among them, call it to (RC), and shuffle your deck. If your soul has five or more cards, "
        "reveal it and put it into your hand instead of calling it.",
    ),
    (
        "【永】【(R)】：このユニットが退却する際、退却ではなくソウルに置く。",
        "[CONT](RC):When this unit would be retired, put it into soul instead of retiring it.",
    ),
    (
        "【永】【(V)】：あなたがライドデッキからライドする際、『手札から1枚選び、捨てる』ではなく『【ソウルブラスト】(1)』でもライドできる。",
        '[CONT](VC):When you would ride from your ride deck, you can ride with "[Soul-Blast 1]" instead of '
        '"Choose a card from hand, and discard it".',
    ),
    (
        "【自】【(R)】：このユニットがアタックした時、このターンにあなたが合計【ソウルブラスト】(3)以上しているなら、1枚引く。",
        "[AUTO](RC):When this unit attacks, if you [Soul-Blast] a total of 3 or more this turn, draw a card.",
    ),
    (
        "【永】【(R)】：このユニットは相手のカードの影響を受けない。",
        "[CONT](RC):This unit cannot be affected by your opponent's card effects.",
    ),
    (
        "【自】：このユニットがトークンユニットのいる(R)に登場した時、1枚引く。",
        "[AUTO]:When this unit is placed on a (RC) with a token unit, draw a card.",
    ),
    (
        "【自】【(V)】：このユニットがアタックされた時、あなたのリアガードを1枚選び、アタックされているユニットをそのユニットに変更する。",
        "[AUTO](VC):When this unit is attacked, choose one of your rear-guards, and change the attack target to that "
        "unit.",
    ),
    (
        "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワーを2倍にする。",
        "[AUTO](RC):When this unit attacks, double this unit's [Power] until end of that battle.",
    ),
    (
        "【永】【(V)】：このユニットがアタックする際、相手の、縦列1つのユニットすべてとバトルする。",
        "[CONT](VC):When this unit would attack, it battles all units in one of your opponent's columns.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、相手の手札から1枚、ランダムに選び、捨てる。",
        "[AUTO]:When this unit is placed on (RC), choose a card from your opponent's hand at random, and discard it.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), EQUAL)
def test_both_languages_have_one_tree(ja: str, en: str) -> None:
    assert read(ja) == english(en)


def test_what_is_done_instead_later() -> None:
    """The sentence changes the last deed of that name, also one that is done later; who may do so chooses then."""
    (delay,) = effect(
        "そのバトル終了時、このユニットを退却させる。あなたのソウルが5枚以上なら、退却ではなくソウルに置いてよい。"
    )
    assert isinstance(delay, t.Delay)
    retire, keep = t.Do("retire", t.SELF), t.Move(t.SELF, "soul")
    five = t.Exists(t.YOURS & SOUL, 5)
    assert delay.do == (t.If(five, (t.Modes(1, ((keep,), (retire,))),), (retire,)),)
    assert declined(
        "【自】【(R)】：このユニットがアタックした時、1枚引く。あなたのソウルが5枚以上なら、退却ではなくソウルに置く。"
    )


def test_cards_of_another_kind_are_searched_for() -> None:
    text = (
        "【自】：このユニットが(R)に登場した時、あなたの山札からグレード2のブリッツオーダーを1枚まで探し、公開して手札に加え、"
        "山札をシャッフルする。あなたのドロップが5枚以上なら、ブリッツオーダーではなくノーマルオーダーを探してよい。"
    )
    (ability,) = read(text)
    assert isinstance(ability, t.Automatic)
    (choice,) = ability.do
    assert isinstance(choice, t.If)
    searches = [part for part in (*choice.then, *choice.otherwise) if isinstance(part, t.Search)]
    blitz, normal = (t.Word("type", word) for word in ("blitz", "normal"))
    wide, narrow = (search.what for search in searches)
    assert blitz in walk.nodes(narrow) and normal not in walk.nodes(narrow)
    assert blitz in walk.nodes(wide) and normal in walk.nodes(wide)
    assert declined(text.replace("ではなくノーマルオーダー", "ではなくノーマルオーダーやユニット"))


def test_what_replaces_an_event_must_be_valid_where_the_card_is() -> None:
    (ability,) = read("【永】【(R)】：相手のターン中、このユニットが退却する際、かわりに手札に戻してよい。")
    assert isinstance(ability, t.Replace) and ability.may and ability.cond == t.TurnOf(t.OPPONENT)
    assert ability.instead == (t.Move(t.Ref("it"), "hand", "return"),)
    assert declined("【永】：このカードが手札から捨てられる際、かわりにソウルに置く。")
    assert not declined("【永】【手札】：このカードが手札から捨てられる際、かわりにソウルに置く。")
    assert declined("【永】【(R)】：このユニットがソウルに置かれる際、かわりにソウルに置く。")


def test_6_3_8_from_which_vanguards_rides_are_persona_rides() -> None:
    (ability,) = read(
        "【永】：このカードは櫂アイコンを持つ別名のグレード3からノーマルライドしてもペルソナライドになる。"
    )
    assert isinstance(ability, t.Passive) and ability.zones == NAMED_IN
    (rule,) = ability.effects
    assert isinstance(rule, t.Rule) and rule.query == "persona ride from"
    assert t.Not(t.Shares(t.SELF, "name")) in walk.nodes(rule.to)
    assert declined("【永】：このカードはグレード3からノーマルライドしてもペルソナライドになる。")


HERE = (
    ("このバトルであなたのリアガードが退却している", t.When("move", t.YOURS & RC, word="retire", span="battles"), True),
    (
        "このバトルであなたのリアガードが退却していない",
        t.When("move", t.YOURS & RC, word="retire", span="battles"),
        False,
    ),
    (
        "このターンにあなたのリアガードがアタックしたバトルでドライブチェックしている",
        t.When("drive check", player=t.YOU, cause=t.YOURS & RC),
        True,
    ),
    (
        "このターンにあなたのリアガードがアタックしたバトルでドライブチェックを行っていない",
        t.When("drive check", player=t.YOU, cause=t.YOURS & RC),
        False,
    ),
)


@pytest.mark.parametrize(("words", "when", "so"), HERE)
def test_what_happened(words: str, when: t.When, so: bool) -> None:
    (ability,) = read(f"【自】【(R)】：このユニットがアタックした時、{words}なら、1枚引く。")
    assert isinstance(ability, t.Automatic)
    once = t.Compare(t.Happened(when), ">=", 1)
    assert ability.cond == (once if so else t.Unless(once))
    assert declined(f"【自】【(R)】：このユニットがアタックした時、まだ{words}なら、1枚引く。")


def test_choices_with_a_total() -> None:
    (choose, _) = effect("あなたのドロップから、グレードの合計が4以下になるように2枚まで選び、(R)にコールする。")
    assert isinstance(choose, t.Choose) and choose.total == t.Total("grade", "<=", 4) and choose.up_to
    (choose, _) = effect(
        "あなたのドロップから、グレードの合計があなたのダメージゾーンの枚数以下になるように、それぞれ異なるグレードを2枚まで選び、"
        "(R)にコールする。"
    )
    damage = t.Count(t.YOURS & t.Zone(("damage",)))
    assert isinstance(choose, t.Choose) and choose.total == t.Total("grade", "<=", damage) and choose.differ == "grade"
    many = "合計枚数が相手のヴァンガードのグレード以下になるように"
    (choose, _) = effect(f"あなたのソウルからグレード2以下を、{many}選び、(R)にコールする。")
    assert isinstance(choose, t.Choose) and choose.n == t.Greatest(t.ENEMY & t.Zone(("VC",)), "grade") and choose.up_to
    assert declined("【自】【(R)】：このユニットがアタックした時、グレードの合計が4以下になるように1枚引く。")


def test_a_name_without_zones_is_there_everywhere() -> None:
    (ability,) = read("【永】：このカードは「Elm」としても扱う。")
    assert isinstance(ability, t.Passive) and ability.zones == NAMED_IN
    (ability,) = read("【永】【(V)】：このカードは「Elm」としても扱う。")
    assert isinstance(ability, t.Passive) and ability.zones == ("VC",)


SAME = (
    ("お互いのリアガードすべてを退却させる。", "あなたと相手のリアガードすべてを退却させる。"),
    ("あなたの山札の上から3枚見て、1枚選び、手札に加える。", "あなたの山札を上から3枚見て、1枚選び、手札に加える。"),
    ("あなたのソウルが5枚以上ならば、1枚引く。", "あなたのソウルが5枚以上なら、1枚引く。"),
    (
        "あなたの手札から〈エルフ〉または〈ゴースト〉を1枚選び、捨てる。",
        "あなたの手札から〈エルフ〉か〈ゴースト〉を1枚選び、捨てる。",
    ),
    ("このターン中にあなたがライドしているなら、1枚引く。", "このターンにあなたがライドしているなら、1枚引く。"),
    ("あなたのソウルがちょうど5枚なら、1枚引く。", "あなたのソウルが5枚なら、1枚引く。"),
    ("あなたのソウルの枚数が5枚以上なら、1枚引く。", "あなたのソウルが5枚以上なら、1枚引く。"),
    ("あなたと相手は手札から1枚選び、捨てる。", "あなたと相手は自分の手札から1枚選び、捨てる。"),
    ("このユニットが後列なら、1枚引く。", "このユニットが後列にいるなら、1枚引く。"),
    (
        "あなたのドロップから守護者以外のグレード1を1枚選び、手札に加える。",
        "あなたのドロップから守護者を持たないグレード1を1枚選び、手札に加える。",
    ),
)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_other_words_for_the_same(one: str, other: str) -> None:
    start = "【自】【(R)】：このユニットがアタックした時、"
    assert read(start + one) == read(start + other)


def test_what_is_given_besides_before_the_end_of_the_sentence() -> None:
    first, more, later = effect(
        "そのターン中、このユニットのパワー+5000し、あなたのソウルが5枚以上なら、さらにパワー+5000し、"
        "そのターン終了時、このユニットを退却させる。"
    )
    power = t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "turn")
    assert first == power and more == t.If(t.Exists(t.YOURS & SOUL, 5), (power,))
    assert isinstance(later, t.Delay)


def test_words_before_two_kinds_are_said_of_both() -> None:
    one, other, _ = effect(
        "あなたのドロップから守護者を持たない、〈エルフ〉と〈ゴースト〉をそれぞれ1枚まで選び、手札に加える。"
    )
    for choose in (one, other):
        assert isinstance(choose, t.Choose) and t.Not(t.Has("Sentinel")) in walk.nodes(choose.what)


def test_one_place_for_two_conditions() -> None:
    (ability,) = read(
        "【永】【(G)】：あなたの(G)に、ユニットが2枚以上で、グレード2がいないなら、このユニットのシールド+5000。"
    )
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Both)
    first, second = ability.cond.parts
    assert isinstance(first, t.Exists) and first.n == 2
    assert isinstance(second, t.Unless)


def test_17_4_2_music_is_put_on_a_circle() -> None:
    text = "【自】：このカードが(R)に置かれた時、1枚引く。"
    (ability,) = read(text, "order")
    assert isinstance(ability, t.Automatic) and ability.when == t.When("move", t.SELF, dst=("music",))
    assert declined(text)  # a unit is placed


FURTHER = (
    (
        "【自】【(R)】：あなたのヴァンガードが【レヴォルドレス】能力で登場した時、1枚引く。",
        "[AUTO](RC):When your vanguard is placed by the [RevolDress] ability, draw a card.",
    ),
    (
        "【自】【(R)】：このユニットがアタックした時、あなたのソウルを1枚選び、ユニットのいる(R)にコールする。",
        "[AUTO](RC):When this unit attacks, choose a card from your soul, and call it to (RC) with a unit.",
    ),
    (
        "【自】【(R)】：あなたが手札からプレイしたセットオーダーがオーダーゾーンに置かれた時、1枚引く。",
        "[AUTO](RC):When the set order you played from hand is put into the order zone, draw a card.",
    ),
    (
        "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワー+5000し、1枚引く。"
        "あなたのソウルが5枚以上なら、+5000ではなく+10000。",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +5000 until end of that battle, and draw a card. If "
        "your soul has five or more cards, [Power] +10000 instead of +5000.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), FURTHER)
def test_both_languages_have_one_tree_of_these_too(ja: str, en: str) -> None:
    assert read(ja) == english(en)


def test_draws_stand_between_what_is_given_and_what_is_given_besides() -> None:
    power = t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "battle")
    more = "あなたのソウルが5枚以上なら、さらにパワー+5000。"
    made = effect(f"そのバトル中、このユニットのパワー+5000し、1枚引く。{more}")
    assert made == (power, t.Draw(1), t.If(t.Exists(t.YOURS & SOUL, 5), (power,)))
    assert declined(f"【自】【(R)】：このユニットがアタックした時、1枚引く。{more}")


DENIED = (
    (
        "このターンにあなたのユニットが合計5回以上ブーストしている",
        "このターンにあなたのユニットが合計5回以上ブーストしていない",
    ),
    ("このターンにあなたが手札を2枚以上捨てている", "このターンにあなたが手札を2枚以上捨てていない"),
    ("このユニットが【D-双闘】している", "このユニットが【D-双闘】していない"),
    (
        "このターンのバトルフェイズにあなたがオーダーをプレイしている",
        "このターンのバトルフェイズにあなたがオーダーをプレイしていない",
    ),
)


@pytest.mark.parametrize(("so", "not_so"), DENIED)
def test_what_is_so_may_be_denied(so: str, not_so: str) -> None:
    (yes,), (no,) = (read(f"【永】【(R)】：{words}なら、このユニットのパワー+5000。") for words in (so, not_so))
    assert isinstance(yes, t.Passive) and isinstance(no, t.Passive) and yes.cond is not None
    assert no.cond == t.Unless(yes.cond)
    (both,) = read(f"【永】【(R)】：{not_so[:-3]}おらず、あなたのソウルが5枚以上なら、このユニットのパワー+5000。")
    assert isinstance(both, t.Passive) and both.cond == t.Both((no.cond, t.Exists(t.YOURS & SOUL, 5)))


def test_units_of_two_kinds_are_chosen() -> None:
    one, other, given = effect(
        "あなたの「Elm」を含むリアガードと「Oak」を含むリアガードを1枚ずつ選び、そのターン中、パワー+5000。"
    )
    for choose, name in ((one, "Elm"), (other, "Oak")):
        assert isinstance(choose, t.Choose) and t.Within("name", name) in walk.nodes(choose.what)
        assert t.YOURS in walk.nodes(choose.what)
    assert isinstance(other, t.Choose) and other.also
    assert isinstance(given, t.Continue)


def test_an_opponent_chooses_up_to_so_many() -> None:
    chosen, _ = effect("相手は自分の手札から2枚まで選び、捨てる。")
    assert isinstance(chosen, t.Choose) and chosen.up_to and chosen.who == t.OPPONENT
