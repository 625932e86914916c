"""SVE 10.6.2.2 to 10.6.2.4: what is decided while playing, through printed text in both languages."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from ludex.games.sve.text.en import ENGLISH
from ludex.lang.compile import compile_with
from tests.lang.printings import alike, beast, charm, names
from tests.rules.sve.support import (
    Driver,
    amulet,
    attack_of,
    board,
    defense_of,
    evolved,
    follower,
    leader_hit,
    num,
    offers,
    put,
)

BEAR, OX, BEE = follower("Bear", 2, 4), follower("Ox", 2, 5), follower("Bee", 1, 1, cost=1)
JAR = amulet("Jar", *alike("Stack.", "【スタック】"))
FORK = charm(
    "Choose one of the following. (1) Select an enemy follower on the field and deal it 3 damage. (2) Draw 2 cards.",
    "下記から1つチョイスする。【1】相手の場のフォロワー1体を選ぶ。それに3ダメージ。【2】2枚引く。",
    cost=2,
    name="Fork",
)
HUNT = charm(
    "Choose 1. (1) Select an enemy follower on the field and deal it 3 damage. "
    "(2) Select an enemy amulet on the field and destroy it.",
    "下記から1つチョイスする。【1】相手の場のフォロワー1体を選ぶ。それに3ダメージ。"
    "【2】相手の場のアミュレット1つを選ぶ。それを破壊する。",
    name="Hunt",
)


def jar(n: int) -> object:
    return put(JAR, counters={"stack": n})


def counters(play: Driver) -> int:
    return play.obj("field", 0, "Jar").counter("stack")


def at(play: Driver) -> str:
    """The rule at which the decision is asked."""
    frame = play.game.frames[-1]
    return play.game.book.procedures[frame.proc].steps[frame.pc].rule


# --- options ---------------------------------------------------------------------------------------------------------


def test_5_17_3_options_are_chosen_while_playing(edition: str) -> None:
    """[SVE 5.17.3] [SVE 10.6.2.2] Options first, then targets [SVE 10.6.2.3], then the cost."""
    play = board(edition, hand=(FORK, BEE), enemy=(BEAR, OX)).take('play "Fork"')
    assert play.plain == ['option 1 of "Fork"', 'option 2 of "Fork"']
    assert (at(play), num(play, 0)) == ("10.6.2.2", 5)
    play.take("option 1")
    assert play.offered == ['choose "Bear"', 'choose "Ox"'] and (at(play), num(play, 0)) == ("10.6.2.3", 5)
    play.take('choose "Ox"')
    assert (defense_of(play, 1, "Ox"), num(play, 0), len(names(play, "hand"))) == (2, 3, 1)


def test_10_6_2_3_4_an_option_without_target_is_not_offered(edition: str) -> None:
    """[SVE 10.6.2.3.4] Only the option that can be carried out is open, and it is taken without a question."""
    play = board(edition, hand=(FORK, BEE)).take('play "Fork"')
    assert len(names(play, "hand")) == 3


def test_10_6_2_1_1_no_option_no_play(edition: str) -> None:
    """[SVE 10.6.2.1.1] A card none of whose options has a target cannot be specified."""
    assert not offers(board(edition, hand=(HUNT, BEE)), 'play "Hunt"')
    assert offers(board(edition, hand=(HUNT, BEE), enemy=(OX,)), 'play "Hunt"')
    assert offers(board(edition, hand=(HUNT, BEE), enemy=(JAR,)), 'play "Hunt"')


def test_10_6_2_2_a_fanfare_asks_when_it_is_played(edition: str) -> None:
    """[SVE 10.6.2.2] The options of an automatic ability are chosen when that ability is played; if none can be, it is
    not played [SVE 10.7.3.2]."""
    scout = beast(
        "[fanfare] Choose one. (1) Select an enemy follower on the field and destroy it. (2) Draw a card.",
        "[ファンファーレ]下記から1つチョイスする。【1】相手の場のフォロワー1体を選ぶ。それを破壊する。【2】1枚引く。",
    )
    play = board(edition, hand=(scout, BEE), enemy=(OX, BEAR)).take('play "Beast"')
    assert at(play) == "10.6.2.2" and names(play, "field") == ["Beast"]
    play.take("option 1")
    assert at(play) == "10.6.2.3"
    play.take('choose "Ox"')
    assert names(play, "field", 1) == ["Bear"]


def test_5_17_3_options_after_other_instructions(edition: str) -> None:
    """[SVE 5.17.3] What stands before the list is carried out only after the choice, yet before the option."""
    plan = charm(
        "Draw a card. Choose one. (1) Deal 1 damage to each enemy leader. (2) Recover 2 play points.",
        "1枚引く。下記から1つチョイスする。【1】相手のリーダーすべてに1ダメージ。【2】自分のPPを2回復する。",
        cost=3,
        name="Plan",
    )
    play = board(edition, hand=(plan, BEE)).take('play "Plan"')
    assert at(play) == "10.6.2.2" and (len(names(play, "hand")), num(play, 0)) == (1, 5)
    play.take("option 2")
    assert (len(names(play, "hand")), num(play, 0), leader_hit(play)) == (2, 4, 0)


@pytest.mark.parametrize(("spells", "most"), [(9, 1), (10, 2)])
def test_5_17_3_the_number_of_options_is_judged_while_playing(edition: str, spells: int, most: int) -> None:
    """[SVE 5.17.2] [SVE 5.17.3] A condition on the number of options is judged when they are chosen."""
    tome = charm("Draw a card.", "1枚引く。", name="Tome")
    more = charm(
        "Choose 1. Spellchain (10): Choose up to 2 instead. (1) Draw a card. (2) Deal 2 damage to each enemy leader.",
        "下記から1つチョイスする。【スペルチェイン_10】代わりに2つまで。【1】1枚引く。【2】相手のリーダーすべてに2ダメージ。",
        name="More",
    )
    play = board(edition, hand=(more, BEE), cemetery=(tome,) * spells).take('play "More"', "option 1")
    if most == 2:
        assert "done" in play.offered
        play.take("option 2")
    assert (len(names(play, "hand")), leader_hit(play)) == (2, 2 * (most - 1))


@pytest.mark.parametrize("before", [0, 1])
def test_13_2_1_2_a_list_under_combo_counts_the_card_itself(edition: str, before: int) -> None:
    """[SVE 13.2.1.2] The card that is being played counts when its options are chosen."""
    duet = charm(
        "Combo (2): Choose one. (1) Draw a card. (2) Deal 2 damage to each enemy leader.",
        "【コンボ_2】下記から1つチョイスする。【1】1枚引く。【2】相手のリーダーすべてに2ダメージ。",
        name="Duet",
    )
    play = board(edition, hand=(duet, BEE, BEE), pp=9)
    for _ in range(before):
        play.take('play "Bee"')
    play.take('play "Duet"')
    if before:
        assert at(play) == "10.6.2.2"
        play.take("option 2")
    assert leader_hit(play) == 2 * before
    assert num(play, 0, "cards played") == before + 1


def test_5_17_1_2_an_option_once_a_turn_is_spent_when_chosen(edition: str) -> None:
    """[SVE 5.17.1] Options "that you haven't chosen this turn"."""
    mill = beast(
        "[act] [cost01]: Choose 1 that you haven't chosen this turn. (1) Draw a card. "
        "(2) Give your leader [defense]+1.",
        "[起動][コスト1]：下記から1つチョイスする。このターン、この能力でチョイスした選択肢はチョイスできない。"
        "【1】1枚引く。【2】自分のリーダーは[体力]+1する。",
    )
    play = board(edition, field=(mill,), hand=(BEE,)).take('use "Beast"', "option 1")
    play.take('use "Beast"')  # the second option alone is left
    assert len(names(play, "hand")) == 2 and not offers(play, 'use "Beast"')


# --- Earth Rite ------------------------------------------------------------------------------------------------------

RITE = beast(
    "[fanfare] Earth Rite: Select an enemy follower on the field and deal it 4 damage.",
    "[ファンファーレ]【土の秘術】相手の場のフォロワー1体を選ぶ。それに4ダメージ。",
    name="Rite",
)


def test_13_3_3_2_earth_rite_is_decided_and_paid_while_playing(edition: str) -> None:
    """[SVE 13.3.3.2] [SVE 10.6.2.2.1] First the decision, then the target, then the counter goes, then the effect."""
    play = board(edition, field=(jar(2),), hand=(RITE, BEE), enemy=(BEAR, OX)).take('play "Rite"')
    assert play.offered == ["pay for earth rite", "do not pay for earth rite"] and at(play) == "10.6.2.2.1"
    play.take("pay for")
    assert play.offered == ['choose "Bear"', 'choose "Ox"'] and at(play) == "10.6.2.3" and counters(play) == 2
    play.take('choose "Ox"')
    assert (defense_of(play, 1, "Ox"), counters(play)) == (1, 1)
    play = board(edition, field=(jar(2),), hand=(RITE, BEE), enemy=(BEAR, OX)).take('play "Rite"', "do not pay")
    assert (defense_of(play, 1, "Ox"), counters(play)) == (5, 2)


def test_13_3_3_2_without_a_target_no_rite(edition: str) -> None:
    """[SVE 10.6.2.3.4] The cost is not offered if what it buys has no target."""
    play = board(edition, field=(jar(2),), hand=(RITE, BEE)).take('play "Rite"')
    assert offers(play, 'play "Bee"') and counters(play) == 2


def test_13_3_3_2_a_stack_made_by_the_same_text_cannot_pay(edition: str) -> None:
    """[SVE 13.3.3.2] The additional cost is paid before the text makes the stack."""
    kiln = charm(
        "Summon a Magic Sediment token. Earth Rite: Draw 2 cards.",
        "『大地の魔片』1つを出す。【土の秘術】2枚引く。",
        name="Kiln",
    )
    play = board(edition, hand=(kiln, BEE)).take('play "Kiln"')
    assert len(names(play, "field")) == 1 and names(play, "hand") == ["Bee"]
    play = board(edition, hand=(kiln, BEE), field=(jar(1),)).take('play "Kiln"', "pay for")
    assert len(names(play, "field")) == 1 and "Jar" not in names(play, "field") and len(names(play, "hand")) == 3


def test_13_3_3_2_a_rite_in_an_option(edition: str) -> None:
    """[SVE 5.17.1.2] The rite of an option exists only if the option is chosen; it is decided before its targets."""
    sage = beast(
        "On Evolve: Choose one. (1) Draw a card. (2) Earth Rite: Select an enemy follower on the field and deal it 4 "
        "damage.",
        "【進化時】下記から1つチョイスする。【1】1枚引く。【2】【土の秘術】相手の場のフォロワー1体を選ぶ。それに4ダメージ。",
    )
    (ability,) = sage.abilities
    wise = evolved("Beast", 4, 6, ability)
    seed = follower("Beast", 2, 2, *alike("[evolve] [cost00]: Evolve this.", "[進化][コスト0]：これは進化する。"))
    for answers, hit, left, held in (
        (("option 1",), 5, 2, 2),
        (("option 2", "pay for", 'choose "Ox"'), 1, 1, 1),
        (("option 2", "do not pay"), 5, 2, 1),
    ):
        play = board(edition, field=(seed, jar(2)), evolve=(wise,), enemy=(OX, BEAR), hand=(BEE,))
        play.take('evolve "Beast"', *answers)
        assert (defense_of(play, 1, "Ox"), counters(play), len(names(play, "hand"))) == (hit, left, held)


def test_13_3_3_2_a_list_after_a_rite(edition: str) -> None:
    """[SVE 13.3.3.2] [SVE 10.6.2.2] Without the rite there is no list to choose from."""
    oven = beast(
        "[fanfare] Earth Rite: Choose one. (1) Draw a card. (2) Give this follower [attack]+2.",
        "[ファンファーレ]【土の秘術】下記から1つチョイスする。【1】1枚引く。【2】これは[攻撃力]+2する。",
    )
    play = board(edition, hand=(oven, BEE), field=(jar(1),)).take('play "Beast"', "pay for")
    assert at(play) == "10.6.2.2" and counters(play) == 1
    play.take("option 2")
    assert attack_of(play, 0, "Beast") == 4 and names(play, "field") == ["Beast"]
    play = board(edition, hand=(oven, BEE), field=(jar(1),)).take('play "Beast"', "do not pay")
    assert attack_of(play, 0, "Beast") == 2 and counters(play) == 1


def test_13_3_3_2_a_division_after_a_rite(edition: str) -> None:
    """[SVE 10.6.2.4] The division that a rite buys is made while playing."""
    rain = beast(
        "[fanfare] Earth Rite: Select up to 2 enemy followers on the field and deal 4 damage divided between them.",
        "[ファンファーレ]【土の秘術】相手の場のフォロワー2体まで選ぶ。それに4ダメージを割りふる。",
    )
    play = board(edition, hand=(rain, BEE), field=(jar(2),), enemy=(OX, BEAR)).take('play "Beast"', "pay for")
    play.take('choose "Ox"', 'choose "Bear"')
    assert at(play) == "10.6.2.4" and counters(play) == 2
    play.take(play.offered[0])
    assert defense_of(play, 1, "Ox") + defense_of(play, 1, "Bear") == 5 and counters(play) == 1


def test_13_3_3_2_last_words_can_pay_too(edition: str) -> None:
    """[SVE 13.3.3.2] Also where the card has left the field."""
    ghost = beast("[lastwords] Earth Rite: Draw 2 cards.", "[ラストワード]【土の秘術】2枚引く。", defense=1)
    push = charm(
        "Select a follower on your field and destroy it.",
        "自分の場のフォロワー1体を選ぶ。それを破壊する。",
        name="Push",
    )
    play = board(edition, hand=(push, BEE), field=(ghost, jar(2))).take('play "Push"', "pay for")
    assert len(names(play, "hand")) == 3 and counters(play) == 1


def test_13_3_3_2_a_rite_before_a_colon_is_a_cost_of_the_ability(edition: str) -> None:
    """[SVE 13.3.3.2] [SVE 10.1.1.1.1] An activated ability with the rite in its cost cannot be played without it."""
    altar = beast("[act] Earth Rite: Draw a card.", "[起動]【土の秘術】：1枚引く。")
    assert not offers(board(edition, field=(altar,), hand=(BEE,)), 'use "Beast"')
    play = board(edition, field=(altar, jar(1)), hand=(BEE,)).take('use "Beast"')
    assert len(names(play, "hand")) == 2 and names(play, "field") == ["Beast"]


def test_13_3_3_2_a_rite_that_nothing_is_played_for_is_refused() -> None:
    assert compile_with(ENGLISH, "Earth Rite: This follower has Ward.").status == "declined"


# --- an effect ends with its object ------------------------------------------------------------------------------


def buried_attack(play: Driver, name: str) -> int:
    return layers.value(play.game, play.obj("cemetery", 0, name).id, "attack")


def test_10_9_2_a_target_that_pays_the_cost_gets_nothing(edition: str) -> None:
    """[SVE 10.9.2] [SVE 4.1.4] A target that is buried to pay the cost is a new card in the cemetery."""
    brew = charm(
        "As an additional cost to play this card, bury a follower on your field.\n"
        "Select a follower on your field and give it [attack]+2.",
        "これをプレイする際、追加コストとして場のフォロワー1体を墓場に置く。\n"
        "自分の場のフォロワー1体を選ぶ。それは[攻撃力]+2する。",
    )
    play = board(edition, hand=(brew, BEE), field=(OX, BEAR)).take('play "Charm"', 'choose "Ox"', 'choose "Ox"')
    assert names(play, "field") == ["Bear"]
    assert (buried_attack(play, "Ox"), attack_of(play, 0, "Bear")) == (2, 2)
    play = board(edition, hand=(brew, BEE), field=(OX, BEAR)).take('play "Charm"', 'choose "Ox"', 'choose "Bear"')
    assert (buried_attack(play, "Bear"), attack_of(play, 0, "Ox")) == (2, 4)


def test_10_9_2_also_if_the_cost_is_paid_while_resolving(edition: str) -> None:
    """[SVE 10.9.2] [SVE 10.4.7.4] The target of an automatic ability is chosen before its cost is paid."""
    trap = beast(
        "[fanfare] Bury another follower on your field: Select another follower on your field and give it [attack]+2.",
        "[ファンファーレ]場の他のフォロワー1体を墓場に置く：自分の場の他のフォロワー1体を選ぶ。それは[攻撃力]+2する。",
    )
    play = board(edition, hand=(trap, BEE), field=(OX, BEAR)).take('play "Beast"', 'choose "Ox"', "yes", 'choose "Ox"')
    assert buried_attack(play, "Ox") == 2 and names(play, "field") == ["Bear", "Beast"]
