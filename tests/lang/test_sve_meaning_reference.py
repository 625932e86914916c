"""What texts speak of: the scope of conditions, whose leader, whose zone, which order, which names. Both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.sve.text import read_text
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.ja.spelling import normalise
from ludex.lang.compile import compile_with
from ludex.lang.files.cards import Printed
from ludex.lang.phrase import Declined
from ludex.library.reading import compile_card
from tests.lang import printings
from tests.rules.sve.support import amulet, board, defense, defense_of, evolved, follower, num, offers, put

OX, BEE, CAT = follower("Ox", 2, 6), follower("Bee", 1, 1), follower("Cat", 1, 2)


def charm(text: str, name: str = "Charm") -> Card:
    return Card(f"~{name}", name, ("spell",), {"cost": 0}, {"class": ("Neutral",)}, "", read_text(text, "spell"))


def alike(en: str, ja: str, kind: str = "spell") -> tuple[t.Ability, ...]:
    return printings.alike(en, ja, kind)


# --- conditions --------------------------------------------------------------------------------------------------

PICKED = "If Overflow is active for you, select an enemy follower on the field. Draw a card and deal it 3 damage."
PICKED_JA = "【覚醒】状態なら、相手の場のフォロワー1体を選ぶ。1枚引く。それに3ダメージ。"


def test_a_sentence_on_what_a_condition_brought_in_belongs_to_it() -> None:
    (ability,) = alike(PICKED, PICKED_JA)
    assert isinstance(ability, t.Spell)
    assert [type(instr) for instr in ability.do] == [t.If]
    for text in (PICKED, PICKED_JA):
        none = board("en", hand=(charm(text),), enemy=(OX,)).take('play "Charm"')
        assert defense_of(none, 1, "Ox") == 6
        assert len(none.game.zone("hand", 0)) == 0
        all_of_it = board("en", hand=(charm(text),), enemy=(OX, CAT), max_pp=7).take('play "Charm"', 'choose "Ox"')
        assert defense_of(all_of_it, 1, "Ox") == 3
        assert len(all_of_it.game.zone("hand", 0)) == 1


def test_a_sentence_on_something_else_does_not_belong_to_the_condition_before() -> None:
    text = "If Overflow is active for you, draw a card. Recover 1 play point."
    play = board("en", hand=(charm(text),), pp=2).take('play "Charm"')
    assert num(play, 0) == 3
    assert len(play.game.zone("hand", 0)) == 0
    play = board("en", hand=(charm(text),), pp=2, max_pp=7).take('play "Charm"')
    assert (num(play, 0), len(play.game.zone("hand", 0))) == (3, 1)


def test_in_japanese_a_condition_holds_up_to_the_next_one() -> None:
    text = "【覚醒】状態なら、1枚引く。自分のPPを1回復する。"
    play = board("ja", hand=(charm(text),), pp=2).take('play "Charm"')
    assert (num(play, 0), len(play.game.zone("hand", 0))) == (2, 0)


def test_the_rest_of_what_was_looked_at_before_is_put_away_whatever_the_condition() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may put a follower from among them into your EX area. "
        "If Overflow is active for you, it costs 1 less to play this turn. "
        "Put the rest on the bottom of your deck in any order."
    )
    play = board("en", hand=(charm(text),), deck=(OX, BEE, BEE, CAT)).take('play "Charm"', 'choose "Ox"')
    assert play.names("deck", 0) == ["Bee", "Bee", "Cat"]
    assert play.names("ex", 0) == ["Ox"]


def test_three_sentences_under_one_condition() -> None:
    (ability,) = alike(
        "If there's a Bee on your field, look at the top 2 cards of your deck. You may reveal an Imp card from among "
        "them and add it to your hand. Put the rest on the bottom of your deck in any order.",
        "自分の場に『Bee』がいるなら、自分のデッキの上2枚を見る。その中から、Imp・カード1枚を公開して手札に加えてよい。"
        "残りを好きな順にデッキの下に置く。",
    )
    assert isinstance(ability, t.Spell)
    assert len(ability.do) == 1


# --- whose -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower on the field. Destroy it and deal 2 damage to its leader.",
        "フォロワー1体を選ぶ。それを破壊する。それのリーダーに2ダメージ。",
    ],
)
def test_its_leader_is_the_leader_of_its_controller(text: str) -> None:
    play = board("en", hand=(charm(text),), field=(CAT,), enemy=(OX,)).take('play "Charm"', 'choose "Cat"')
    assert (defense(play, 0), defense(play, 1)) == (18, 20)
    play = board("en", hand=(charm(text),), field=(CAT,), enemy=(OX,)).take('play "Charm"', 'choose "Ox"')
    assert (defense(play, 0), defense(play, 1)) == (20, 18)


def test_the_leader_of_a_stolen_follower_is_its_new_controllers() -> None:
    text = "Select an enemy follower on the field. Steal it. Deal 3 damage to its leader."
    play = board("en", hand=(charm(text),), enemy=(OX,)).take('play "Charm"')
    assert (defense(play, 0), defense(play, 1)) == (17, 20)


def test_4_1_6_where_no_player_is_told_a_card_goes_to_its_owners_zone() -> None:
    """[SVE 4.1.6]"""
    (ability,) = alike(
        "Select an enemy follower on the field and put it into its owner's EX area.",
        "相手の場のフォロワー1体を選ぶ。それをEXエリアに置く。",
    )
    assert isinstance(ability, t.Spell)
    play = board("ja", hand=(charm("相手の場のフォロワー1体を選ぶ。それをEXエリアに置く。"),), enemy=(OX,))
    play.take('play "Charm"')
    assert (play.names("ex", 0), play.names("ex", 1)) == ([], ["Ox"])


def test_ones_own_card_goes_to_the_same_zone_however_it_is_said() -> None:
    alike(
        "Select a follower in your cemetery and put it onto your field.",
        "自分の墓場のフォロワー1枚を選ぶ。それを場に出す。",
    )
    alike("[lastwords] Summon this.", "[ラストワード]これを場に出す。", "")


# --- order -------------------------------------------------------------------------------------------------------

REST = "Look at the top 3 cards of your deck. Put them on the {} of your deck in any order."


@pytest.mark.parametrize(
    ("place", "left"), [("bottom", ["Bee", "Ox", "Cat", "Eel"]), ("top", ["Eel", "Bee", "Ox", "Cat"])]
)
def test_4_1_5_the_player_says_the_order(place: str, left: list[str]) -> None:
    """[SVE 4.1.5] From the top: Cat, Ox, Bee, either above or below the fourth card."""
    eel = follower("Eel", 1, 1)
    text = REST.format("bottom" if place == "bottom" else "top")
    play = board("en", hand=(charm(text),), deck=(BEE, CAT, OX, eel)).take('play "Charm"')
    assert sorted(play.offered) == ['put "Bee" next', 'put "Cat" next', 'put "Ox" next']
    play.take('put "Cat" next', 'put "Ox" next')
    assert play.names("deck", 0) == left


def test_4_1_5_1_the_order_is_told_to_nobody_else() -> None:
    """[SVE 4.1.5.1] Of cards that everybody saw, the opponent no longer knows which is which in the deck."""
    back = t.Move(t.YOURS & t.Zone(("cemetery",)), "deck", position="bottom")
    wave = Card("~Wave", "Wave", ("spell",), {"cost": 0}, {}, "", (t.Spell((back,)),))
    play = board("en", hand=(wave,), cemetery=(OX, CAT), deck=(BEE,)).take('play "Wave"', 'put "Cat" next')
    assert play.names("deck", 0) == ["Ox", "Cat", "Bee"]
    assert [play.game.objects[id].known >> 1 for id in play.game.zone("deck", 0)] == [0, 0, 0]


def test_equal_cards_and_a_deck_that_is_shuffled_need_no_order() -> None:
    play = board("en", hand=(charm(REST.format("bottom")),), deck=(BEE, BEE, BEE, OX)).take('play "Charm"')
    assert offers(play, "end the main phase")
    shuffled = t.Spell((t.Move(t.YOURS & t.Zone(("cemetery",)), "deck"), t.Shuffle("deck")))
    wave = Card("~Wave", "Wave", ("spell",), {"cost": 0}, {}, "", (shuffled,))
    assert offers(board("en", hand=(wave,), cemetery=(OX, CAT)).take('play "Wave"'), "end the main phase")


# --- names -------------------------------------------------------------------------------------------------------

ALIAS, ALIAS_JA = "This follower's name is also Spook.", "これは『Spook』でもある。"


def test_a_second_name_holds_in_every_zone_unless_it_says_where() -> None:
    (ability,) = alike(ALIAS, ALIAS_JA, "")
    wisp = follower("Wisp", 1, 1, ability)
    search = charm("Search your deck for a Spook, reveal it, and add it to your hand.")
    play = board("en", hand=(search,), deck=(OX, wisp)).take('play "Charm"')
    assert offers(play, 'find "Wisp"')
    assert not offers(play, 'find "Ox"')
    only_there = "While this card is on the field, its name is also Spook."
    (ability,) = alike(only_there, "これは場にいる限り、『Spook』でもある。", "")
    shade = follower("Shade", 1, 1, ability)
    play = board("en", hand=(search,), deck=(OX, shade), field=(shade,)).take('play "Charm"')
    assert "Spook" in layers.words(play.game, play.obj("field", 0).id, "name")
    assert play.names("hand", 0) == []


def test_5_15_1_1_a_follower_evolves_into_a_card_that_has_its_name_too() -> None:
    """[SVE 5.15.1.1]"""
    (ability,) = read_text("This follower's name is also Drake.", "follower")
    drake = follower("Drake", 2, 2, *read_text("[evolve] [cost01]: Evolve this follower.", "follower"))
    form = evolved("Drake, Fire Form", 5, 5, ability)
    play = board("en", field=(drake,), evolve=(form, evolved("Newt"))).take("evolve")
    assert play.names("field", 0) == ["Drake, Fire Form"]


def test_a_card_other_than_its_own_name_is_one_tree_in_both_languages() -> None:
    text = "Search your deck for a spell not named Ice Imp, reveal it, and add it to your hand."
    text_ja = "自分のデッキから「これと同名を除くスペル」1枚を探し、手札に加える。"
    en = Printed("X-1", "Ice Imp", "Spell", text, {"type": "Spell"}, "x")
    ja = Printed("X-1", "氷の精", "スペル", text_ja, {"type": "スペル"}, "x")
    ours, theirs = compile_card("sve", "en", en), compile_card("sve", "ja", ja)
    assert ours.abilities == theirs.abilities
    assert t.Not(t.Shares(t.SELF, "name")) in ours.abilities[0].do[0].what.parts  # type: ignore[attr-defined]


def test_japanese_names_stay_as_printed() -> None:
    assert normalise("『Ａ＝Ｂ！』１体を選ぶ: 終") == "『Ａ＝Ｂ！』1体を選ぶ： 終"


# --- words -------------------------------------------------------------------------------------------------------


def test_a_trait_said_of_tokens_is_no_name() -> None:
    (ability,) = read_text("Give each Pixie token on your field [attack]+1.", "spell")
    assert isinstance(ability, t.Spell)
    made: Any = ability.do[0]
    what = made.effects[0].what
    assert t.Word("trait", "Pixie") in what.parts
    assert t.Word("type", "token") in what.parts
    (ability,) = read_text("Give each Fairy token on your field [attack]+1.", "spell")
    assert isinstance(ability, t.Spell)
    made = ability.do[0]
    assert t.Word("name", "Fairy") in made.effects[0].what.parts


def test_alternatives_have_one_order() -> None:
    one, other = "Imp or Elf", "Elf or Imp"
    trees = [
        read_text(f"Search your deck for an {words} card, reveal it, and add it to your hand.", "spell")
        for words in (one, other)
    ]
    assert trees[0] == trees[1]
    whole = [
        read_text(f"Search your deck for {words}, reveal it, and add it to your hand.", "spell")
        for words in ("a spell or an Imp follower", "an Imp follower or a spell")
    ]
    assert whole[0] == whole[1]


# --- discarding --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lost", "text"),
    [
        ("When this card is discarded, you may put it into your EX area.", "Discard a card."),
        ("これを自分の手札から捨てたとき、これをEXエリアに置いてよい。", "自分の手札1枚を捨てる。"),
    ],
)
def test_a_card_notices_that_it_is_discarded(lost: str, text: str) -> None:
    imp = follower("Imp", 1, 1, *read_text(lost, "follower"))
    play = board("en", hand=(charm(text), imp)).take('play "Charm"')
    play.take("yes")
    assert (play.names("ex", 0), play.names("cemetery", 0)) == (["Imp"], ["Charm"])
    play = board("en", field=(imp,), hand=(charm("Destroy each follower on the field."),)).take('play "Charm"')
    assert sorted(play.names("cemetery", 0)) == ["Charm", "Imp"]
    play = board("en", hand=(charm(text), CAT), cemetery=(imp,), field=(amulet("Stone"), put(imp))).take('play "Charm"')
    assert play.names("ex", 0) == []


def test_the_same_of_a_discard_in_both_languages() -> None:
    alike("When this card is discarded, draw a card.", "これを自分の手札から捨てたとき、1枚引く。", "")
    alike(
        "When this is discarded, you may put it into your EX area.",
        "これを自分の手札から捨てたとき、これをEXエリアに置いてよい。",
        "",
    )


# --- it ----------------------------------------------------------------------------------------------------------


def test_it_after_what_the_card_does_is_the_card() -> None:
    (ability,) = alike(
        "Whenever this follower deals combat damage, refresh it.",
        "これが交戦ダメージを与えたとき、これをスタンドする。",
        "",
    )
    wolf = follower("Wolf", 2, 5, ability)
    play = board("en", field=(wolf,), enemy=(put(OX, engaged=True),)).take('attack "Wolf" -> "Ox"')
    assert (play.obj("field", 0).state, play.obj("field", 1).state) == (0, 1)


def test_only_what_is_on_the_field_is_destroyed_or_dealt_damage() -> None:
    (ability,) = alike(
        "Select an enemy follower on the field and bury the top card of your deck. Deal it 3 damage.",
        "相手の場のフォロワー1体を選ぶ。自分のデッキの上1枚を墓場に置く。それに3ダメージ。",
    )
    assert isinstance(ability, t.Spell)
    text = "Select an enemy follower on the field and bury the top card of your deck. Deal it 3 damage."
    play = board("en", hand=(charm(text),), enemy=(OX,), deck=(CAT, BEE)).take('play "Charm"')
    assert defense_of(play, 1, "Ox") == 3
    assert sorted(play.names("cemetery", 0)) == ["Cat", "Charm"]


def test_after_a_token_is_named_it_is_not_the_card() -> None:
    """The token in the EX area cannot evolve, and nothing else was named."""
    with pytest.raises(Declined):
        read_text("[fanfare] Put a Fairy token into your EX area. If it's your turn, evolve it.", "follower")


def test_such_a_one_among_one_is_that_it_is_such_a_one() -> None:
    alike(
        "Look at the top 4 cards of your deck. You may summon a follower from among them. Put the rest on the "
        "bottom of your deck in any order. If you summoned an Imp follower, draw a card.",
        "自分のデッキの上4枚を見る。その中から、フォロワー1枚を場に出してよい。残りを好きな順にデッキの下に置く。"
        "それがImp・フォロワーなら、1枚引く。",
    )


def test_a_search_is_shuffled_once() -> None:
    (ability,) = alike(
        "Search your deck for an Imp card and put it into your EX area, then shuffle your deck.",
        "自分のデッキからImp・カード1枚を探し、EXエリアに置く。",
    )
    assert isinstance(ability, t.Spell)
    assert [type(instr) for instr in ability.do].count(t.Shuffle) == 1


def test_what_follows_instead_in_japanese_is_done_only_then() -> None:
    en = (
        "Select an enemy follower on the field and deal it 1 damage. If Overflow is active for you, deal 3 damage "
        "instead and recover 1 play point."
    )
    ja = "相手の場のフォロワー1体を選ぶ。それに1ダメージ。【覚醒】状態なら、代わりに3ダメージ。自分のPPを1回復する。"
    alike(en, ja)
    for text in (en, ja):
        play = board("ja", hand=(charm(text),), enemy=(OX,), pp=2).take('play "Charm"')
        assert (defense_of(play, 1, "Ox"), num(play, 0)) == (5, 2)
        play = board("ja", hand=(charm(text),), enemy=(OX,), pp=2, max_pp=7).take('play "Charm"')
        assert (defense_of(play, 1, "Ox"), num(play, 0)) == (3, 3)


def test_a_leader_whose_defense_is_asked_about_is_meant_by_it() -> None:
    (ability,) = alike(
        "[fanfare] If your leader's defense is 10 or less, give it [defense]+5.",
        "[ファンファーレ]自分のリーダーの体力が10以下なら、自分のリーダーは[体力]+5する。",
        "",
    )
    assert isinstance(ability, t.Automatic)
    made = ability.do[0]
    assert isinstance(made, t.If)
    assert made.then == (t.Do("restore", t.YOURS & t.Zone(("leader",)), 5),)


def test_what_was_selected_is_hit_and_not_the_token_made_meanwhile() -> None:
    alike(
        "Select an enemy follower on the field. Summon a Knight token. Deal 2 damage to the selected follower.",
        "相手の場のフォロワー1体を選ぶ。『ナイト』1体を場に出す。それに2ダメージ。",
    )


def test_two_cards_are_not_found_as_one() -> None:
    found = {}
    for it in ("it", "them"):
        made = compile_with(ENGLISH, f"Search your deck for a Fox and Hound and summon {it}.", "spell")
        (spell,) = made.abilities
        assert isinstance(spell, t.Spell)
        found[it] = [instr.what for instr in spell.do if isinstance(instr, t.Search)]
    assert found["it"] == [t.Word("name", "Fox and Hound")]  # one card, whose name has "and" in it
    assert found["them"] == [t.Word("name", "Fox"), t.Word("name", "Hound")]


def test_the_leader_of_the_first_of_two() -> None:
    en = (
        "Select an enemy follower on the field and up to 1 follower on your field. Deal 2 damage to the first follower "
        "and 3 damage to its leader."
    )
    ja = "相手の場のフォロワー1体と自分の場のフォロワー1体まで選ぶ。前者に2ダメージ。前者のリーダーに3ダメージ。"
    alike(en, ja)
    play = board("en", hand=(charm(en),), field=(CAT,), enemy=(OX,)).take('play "Charm"', 'choose "Cat"')
    assert (defense(play, 0), defense(play, 1)) == (20, 17)
    assert (defense_of(play, 1, "Ox"), defense_of(play, 0, "Cat")) == (4, 2)


def test_if_you_do_means_that_it_was_done() -> None:
    """Nobody draws for a discard that could not be made, or only in part."""
    text = "You may discard 2 cards. If you do, draw a card."
    play = board("en", hand=(charm(text), OX, CAT), deck=(BEE, BEE)).take('play "Charm"', "yes")
    assert play.names("hand", 0) == ["Bee"]
    play = board("en", hand=(charm(text), OX), field=(CAT,), deck=(BEE, BEE)).take('play "Charm"', "yes")
    assert (play.names("hand", 0), sorted(play.names("cemetery", 0))) == ([], ["Charm", "Ox"])
    play = board("en", hand=(charm(text),), field=(CAT,), deck=(BEE, BEE)).take('play "Charm"')
    assert play.names("hand", 0) == []
    assert not offers(play, "yes")
