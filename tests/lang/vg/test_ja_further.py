"""Further Japanese texts of Vanguard, beside English ones that mean the same. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.ja import JAPANESE
from ludex.games.vg.text.ja.spelling import normalise
from ludex.lang.compile import compile_with
from tests.lang.vg.test_ja_parts import ATTACKS, declined, effect, english, read

SAME = (
    (
        "１枚引き、そのターン中、このユニットがアタックしたバトルではドライブチェックを行う。",
        (t.Draw(1), t.Continue((t.Rule("permit", "drive check", t.SELF),), "turn")),
    ),
    (
        "そのバトル中、相手は手札から(G)にコールする際、２枚以上同時にコールしない限りコールできない。",
        (t.Continue((t.Rule("forbid", "guard alone", t.Player(t.OPPONENT)),), "battle"),),
    ),
    (
        "そのバトル中、相手は手札から(G)にコールする際、３枚以上同時にコールしない限りコールできない。",
        (t.Continue((t.Rule("forbid", "guard as two", t.Player(t.OPPONENT)),), "battle"),),
    ),
)


@pytest.mark.parametrize(("text", "tree"), SAME)
def test_effects(text: str, tree: tuple[t.Instr, ...]) -> None:
    assert effect(text) == tree


LINES = (
    (
        "あなたの、山札かドロップからグレード１を１枚まで探し、手札に加え、山札から探したなら、山札をシャッフルする。",
        "search your deck or drop for up to one grade 1, put it into your hand, and if you searched the deck, "
        "shuffle the deck.",
    ),
    (
        "あなたのドロップから１枚選び、ユニットのいない後列の(R)にコールする。",
        "choose a card from your drop, and call it to an open back row (RC).",
    ),
    (
        "あなたのドロップから１枚選び、中央後列の(R)に【レスト】でコールする。",
        "choose a card from your drop, and call it to the back row center (RC) as [Rest].",
    ),
    (
        "あなたの山札を上から１枚見て、山札の上かソウルに置く。",
        "look at the top card of your deck, and put it on the top of your deck or into your soul.",
    ),
    (
        "そのターン中、相手のリアガードすべてはインターセプトできず、このユニットのパワー+5000。",
        "until end of turn, all of your opponent's rear-guards cannot intercept, and this unit gets [Power] +5000.",
    ),
    (
        "次の相手のターン終了時まで、このユニットは相手のカードの効果で選べず、パワー+5000。",
        "until end of your opponent's next turn, this unit cannot be chosen by your opponent's card effects, and gets "
        "[Power] +5000.",
    ),
    (
        "あなたのドロップから、このユニットと別名を１枚選び、手札に加える。",
        "choose a card with a different card name from this unit from your drop, and put it into your hand.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), LINES)
def test_both_languages_have_one_tree(ja: str, en: str) -> None:
    assert read(ATTACKS[0] + ja) == english(ATTACKS[1] + en)


CONDITIONS = (
    (
        "あなたのヴァンガードが「Ember」を含み【ディヴァインスキル】を持つ",
        t.Has("Divine Skill") & t.Within("name", "Ember"),
    ),
    (
        "あなたのヴァンガードが、クロノアイコンを持つか「Ember」を含む",
        t.Word("fighter", "Chrono") | t.Within("name", "Ember"),
    ),
    ("あなたのヴァンガードが櫂アイコンを持たない", ~t.Word("fighter", "Kai")),
    ("あなたのヴァンガードがペルソナライドを持つ", t.Has("persona ride")),
)


@pytest.mark.parametrize(("words", "such"), CONDITIONS)
def test_what_a_vanguard_has(words: str, such: t.Sel) -> None:
    (ability,) = read(f"{ATTACKS[0]}{words}なら、１枚引く。")
    assert isinstance(ability, t.Automatic) and isinstance(ability.cond, t.Exists)
    assert set(such.parts if isinstance(such, t.All) else (such,)) <= {*ability.cond.what.parts}  # type: ignore[attr-defined]


def test_a_name_before_names_that_contain_is_not_read() -> None:
    assert declined(f"{ATTACKS[0]}あなたのヴァンガードが、「Ember」か櫂アイコンを持つか「Ash」を含むなら、１枚引く。")


HISTORY = (
    (
        "このユニットがあなたのヴァンガードの能力で(R)に登場して",
        t.When("move", t.SELF, dst=("RC",), word="placed", cause=t.YOURS & t.Zone(("VC",))),
    ),
    ("このユニットがドロップから(R)に登場して", t.When("move", t.SELF, src=("drop",), dst=("RC",), word="placed")),
)


@pytest.mark.parametrize(("words", "when"), HISTORY)
def test_what_happened_to_the_card_itself(words: str, when: t.When) -> None:
    for end, cond in (
        ("いる", t.Compare(t.Happened(when), ">=", 1)),
        ("いない", t.Unless(t.Compare(t.Happened(when), ">=", 1))),
    ):
        (ability,) = read(f"{ATTACKS[0]}このターンに{words}{end}なら、１枚引く。")
        assert isinstance(ability, t.Automatic) and ability.cond == cond


def test_two_events_in_a_phase_are_two_abilities() -> None:
    first, second = read("【自】：あなたのターンにこのカードが、(R)に登場した時か手札から捨てられた時、１枚引く。")
    assert isinstance(first, t.Automatic) and isinstance(second, t.Automatic)
    assert first.cond == second.cond == t.TurnOf(t.YOU)
    assert first.when == t.When("move", t.SELF, dst=("RC",), word="placed")
    assert second.when == t.When("move", t.SELF, src=("hand",), word="discard")


def test_items_according_to_a_number_and_a_circle() -> None:
    (ability,) = read(
        ATTACKS[0]
        + "あなたのソウルの枚数により以下すべてを行う。\n・４枚以上-１枚引く。\n・９枚以上-【ソウルチャージ】(1)。"
    )
    assert isinstance(ability, t.Automatic)
    (items,) = ability.do
    assert isinstance(items, t.Items)
    assert items.conds == tuple(t.Compare(t.Count(t.YOURS & t.Zone(("soul",))), ">=", n) for n in (4, 9))
    (placed,) = read(
        "【自】：このユニットが、(R)に登場した時か(G)に置かれた時、このユニットのいるサークルにより以下を１つ行う。\n・(R)-１枚引く。\n・(G)-【ソウルチャージ】(1)。"
    )
    assert isinstance(placed, t.Automatic) and isinstance(placed.do[0], t.Items)


def test_cards_that_are_never_ridden() -> None:
    never, attack = read(
        "【永】：このカードはライドできず、このファイト中にあなたが【ディヴァインスキル】を使っていないなら、このユニットはアタックできない。"
    )
    assert isinstance(never, t.Passive) and never.effects == (t.Rule("forbid", "ride", t.SELF),)
    assert isinstance(attack, t.Passive) and attack.effects == (t.Rule("forbid", "attack", t.SELF),)
    assert attack.cond == t.Compare(t.Number(t.YOU, "divine skills"), "=", 0)


def test_a_card_of_one_clan_only() -> None:
    (ability,) = read(
        "【永】：あなたのヴァンガードのクランが《なるかみ》のみなら、このカードは《なるかみ》のみに属する。"
    )
    assert isinstance(ability, t.Passive) and ability.effects == (t.Rename(t.SELF, "clan", "become", "Narukami"),)


def test_icons_behind_the_text_and_what_is_below_it() -> None:
    text = "【自】：このユニットがライドされた時、１枚引く。【新右衛門アイコン】"
    text += "\nスタンダード AB-01/002 R デザイン／甲 イラスト／乙"
    assert normalise(text).split("\n")[1:] == ["【新右衛門アイコン】"]
    assert compile_with(JAPANESE, text).abilities[1] == t.Passive(
        (t.Rename(t.SELF, "fighter", "add", "Shinemon"),), zones=compile_with(JAPANESE, text).abilities[1].zones
    )


def test_a_cost_of_which_one_part_is_paid() -> None:
    (ability,) = read(
        ATTACKS[0] + "【コスト】[【カウンターブラスト】(1)か【エネルギーブラスト】(3)]することで、１枚引く。"
    )
    assert isinstance(ability, t.Automatic)
    (either,) = ability.cost
    assert isinstance(either, t.Modes) and either.n == 1
    assert either.options[1] == (t.Do("energy-blast", t.SELF, 3),)


def test_a_cost_that_may_be_paid_otherwise_or_is_lower() -> None:
    start = "【自】：あなたのヴァンガードがグレード３以上なら、このコストは"
    placed = "このユニットが(R)に登場した時、【コスト】[【エネルギーブラスト】(3)]することで、１枚引く。"
    (other,) = read(f"{start}『【ソウルブラスト】(1)』でも払える。{placed}")
    (lower,) = read(f"{start}【エネルギーブラスト】(2)減る。{placed}")
    assert isinstance(other, t.Automatic) and isinstance(lower, t.Automatic)
    (asked,) = other.cost
    assert isinstance(asked, t.If) and isinstance(asked.then[0], t.Modes)
    assert asked.otherwise == (t.Do("energy-blast", t.SELF, 3),)
    assert lower.cost == (t.If(asked.cond, (t.Do("energy-blast", t.SELF, 1),), (t.Do("energy-blast", t.SELF, 3),)),)
    assert declined(f"{start}【エネルギーブラスト】(4)減る。{placed}")


def test_what_the_player_gets_is_looked_for_anew() -> None:
    (given,) = effect("そのターン中、あなたは『あなたの前列のユニットすべてのパワー+5000。』を得る。")
    assert isinstance(given, t.Continue) and given.anew and given.until == "turn"
    (fixed,) = effect("そのターン中、あなたの前列のユニットすべてのパワー+5000。")
    assert isinstance(fixed, t.Continue) and not fixed.anew and fixed.effects == given.effects


def test_cards_taken_twice_from_those_looked_at() -> None:
    look, first, hand, second, drop, rest = effect(
        "あなたの山札を上から３枚見て、１枚選び、手札に加え、１枚まで選び、捨て、残りを山札の下に望む順で置く。"
    )
    assert isinstance(look, t.Look) and isinstance(first, t.Choose) and isinstance(second, t.Choose)
    assert (first.name, second.name, second.up_to) == ("found", "found2", True)
    assert second.what == t.All((t.Ref("seen"), t.Not(t.Ref("found"))))
    assert hand == t.Move(t.Ref("found"), "hand") and drop == t.Move(t.Ref("found2"), "drop", "discard")
    assert isinstance(rest, t.Move)
    assert rest.what == t.All((t.Ref("seen"), t.Not(t.Ref("found")), t.Not(t.Ref("found2"))))


def test_cards_chosen_from_those_revealed() -> None:
    made = effect(
        "あなたの山札を上から７枚見て、グレード２を２枚まで選び、公開し、その公開された中から１枚選び、手札に加え、"
        "公開された残りを捨て、山札をシャッフルする。"
    )
    assert t.Choose("picked", 1, t.Ref("found")) in made
    assert t.Move(t.All((t.Ref("found"), t.Not(t.Ref("picked")))), "drop", "discard") in made


def test_more_for_a_cost_and_more_cards_under_a_condition() -> None:
    first, more = effect(
        "そのバトル中、このユニットのパワー+5000。相手のヴァンガードがグレード３以上なら、"
        "【コスト】[【ソウルブラスト】(1)]することで、さらにクリティカル+1。"
    )
    assert isinstance(first, t.Continue) and isinstance(more, t.If)
    (paid,) = more.then
    assert isinstance(paid, t.May) and paid.cost
    assert paid.do == (t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "battle"),)
    (wider,) = effect(
        "あなたのドロップから１枚選び、手札に加える。相手のヴァンガードがグレード３以上なら、１枚ではなく２枚まで選ぶ。"
    )
    assert isinstance(wider, t.If) and isinstance(wider.then[0], t.Choose) and wider.then[0].n == 2


def test_a_figure_raised_after_what_is_done_later() -> None:
    given, later = effect(
        "そのバトル中、このユニットのパワー+5000し、そのバトル終了時、このユニットをソウルに置く。"
        "相手のヴァンガードがグレード３以上なら、+5000ではなく+10000。"
    )
    assert isinstance(given, t.If) and isinstance(later, t.Delay)
    assert given.then == (t.Continue((t.Modify(t.SELF, "power", "+", 10000),), "battle"),)


def test_gauges_of_the_player() -> None:
    (ability,) = read("【自】：あなたのターンにこのカードが自己改修ゲージとして置かれた時、１枚引く。")
    assert isinstance(ability, t.Automatic) and ability.zones == ("gauge",)
    assert ability.when == t.When("move", t.SELF, dst=("gauge",), word="AutoMOD gauge")
    choose, put = effect("あなたのドロップから１枚選び、あなたの自己改修ゲージとして表で置く。")
    assert isinstance(choose, t.Choose) and put == t.Do("put as own gauge", t.Ref("t"), word="AutoMOD face up")


def test_orders_that_guard_and_limits_of_decks() -> None:
    keyword, guards, figures = read(
        "【永】：相手ターンのガードステップ中、このカードはトリガーユニットとして(G)にコールでき、"
        "グレード0/シールド15000のガーディアンになる。",
        "order",
    )
    assert isinstance(keyword, t.Mere) and isinstance(guards, t.Passive) and isinstance(figures, t.Passive)
    assert t.Modify(t.SELF, "shield", "=", 15000, layer="original") in figures.effects
    assert read("【永】：「Ember」はデッキに８枚まで入れられる。") == (t.Mere("deck limit", 8, "Ember"),)


def test_blasts_at_once_and_units_chosen() -> None:
    (blast,) = read(
        "【自】【(R)】：あなたのヴァンガードの能力のコストで同時に【ソウルブラスト】(4)以上した時、１枚引く。"
    )
    assert isinstance(blast, t.Automatic) and isinstance(blast.when, t.When) and blast.when.least == 4
    assert read("【自】【(R)】：このユニットがあなたのヴァンガードの能力で選ばれた時、１枚引く。") == english(
        "[AUTO](RC):When this unit is chosen by your vanguard's ability, draw a card."
    )


def test_names_before_and_behind_what_names_contain() -> None:
    (choose, _) = effect("あなたのドロップから「Ember」を含むカードか、「Ash」を１枚選び、手札に加える。")
    assert isinstance(choose, t.Choose)
    assert t.Some((t.Word("name", "Ash"), t.Within("name", "Ember"))) in choose.what.parts  # type: ignore[attr-defined]


def test_a_cost_that_turns_cards_takes_those_that_lie_otherwise() -> None:
    assert read("【起】【(V)】：【コスト】[Gゾーンから１枚表にする]ことで、１枚引く。") == english(
        "[ACT](VC):[COST][turn a card from G zone face up], and draw a card."
    )


def test_a_description_before_two_races_is_of_both() -> None:
    (choose, _) = effect("あなたのドロップから守護者を持たない、〈エルフ〉か〈ノーブル〉を１枚選び、手札に加える。")
    assert isinstance(choose, t.Choose)
    either = t.Some((t.Word("race", "Elf"), t.Word("race", "Noble")))
    assert {t.Not(t.Has("Sentinel")), either} <= {*choose.what.parts}  # type: ignore[attr-defined]
    (choose, _) = effect("あなたのドロップから〈エルフ〉か〈ノーブル〉のオーダーを１枚選び、手札に加える。")
    assert isinstance(choose, t.Choose)
    assert {t.Word("type", "order"), either} <= {*choose.what.parts}  # type: ignore[attr-defined]


def test_a_guard_step_and_places_exchanged() -> None:
    (step,) = read(
        "【自】【(R)】：あなたのヴァンガードがアタックされたバトルのガードステップ開始時、"
        "【コスト】[このユニットをソウルに置く]ことで、１枚引く。"
    )
    assert isinstance(step, t.Automatic) and step.when == t.When("begin", word="guard step")
    (_, swap) = effect("あなたの他のリアガードを１枚選び、そのユニットとこのユニットの位置を入れ替える。")
    assert swap == t.Do("exchange", t.Some((t.Ref("t"), t.SELF)))


def test_a_card_put_into_the_soul_from_anywhere_hears_it() -> None:
    (ability,) = read("【自】：このカードがあなたのカードの能力でソウルに置かれた時、１枚引く。")
    assert isinstance(ability, t.Automatic) and ability.zones == ("RC", "VC", "GC", "soul")


def test_what_a_player_hears_for_a_time_speaks_of_nothing_named_before() -> None:
    heard = "そのターン中、あなたは『相手のリアガードが退却した時、{}』を得る。"
    (later,) = effect(heard.format("１枚引く。"))
    assert isinstance(later, t.Delay) and later.always and later.until == "turn"
    chosen = "あなたの他のリアガードを１枚選び、【スタンド】させ、"
    assert declined(ATTACKS[0] + chosen + heard.format("そのターン中、そのユニットのパワー+5000。"))
