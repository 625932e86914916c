"""What other players do, what is done again, what happened this turn, and cards that are moved and spoken of again."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.printings import alike, beast, charm, english, names
from tests.rules.sve.support import (
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    evolved,
    follower,
    leader_hit,
    num,
    offers,
    put,
)

OX, BEE, CAT = follower("Ox", 2, 6), follower("Bee", 1, 1, cost=1), follower("Cat", 1, 2, cost=3)
CUB = follower("Cub", trait="Beast", cost=1)
TOME = charm("Draw a card.", "1枚引く。", cost=3, name="Tome")


# --- other players -----------------------------------------------------------------------------------------------


def test_its_controller_says_top_or_bottom() -> None:
    gust = charm(
        "Select an enemy follower on the field. Its controller puts it on the top or bottom of its owner's deck. "
        "Combo (2): Each opponent puts each follower from their field on the top or bottom of its owner's "
        "deck instead.",
        "相手のフォロワー1体を選ぶ。それのプレイヤーはそれをデッキの上か下に置く。【コンボ_2】それをデッキに置く代わりに、"
        "相手のフォロワーすべてをそれのプレイヤーはデッキの上か下に置く。",
    )
    play = board("en", hand=(gust, BEE), enemy=(OX, CAT)).take('play "Charm"', 'choose "Ox"')
    assert play.decision is not None and play.decision.player == 1
    play.take("option 2")
    deck = [play.game.objects[id].card.name for id in play.game.zone("deck", 1)]
    assert (deck[0], names(play, "field", 1)) == ("Ox", ["Cat"])
    both = board("en", hand=(BEE, gust, OX), enemy=(OX, CAT), pp=9).take('play "Bee"', 'play "Charm"', 'choose "Ox"')
    both.take('choose "Cat"', "option 1", "option 2")
    deck = [both.game.objects[id].card.name for id in both.game.zone("deck", 1)]
    assert (deck[-1], deck[0], names(both, "field", 1)) == ("Cat", "Ox", [])


def test_its_controller_gets_the_token_whoever_that_is() -> None:
    nest = charm(
        "Select a follower on the field and destroy it. Its controller summons a Dragon token.",
        "フォロワー1体を選ぶ。それを破壊する。それのプレイヤーは『ドラゴン』1体を出す。",
    )
    theirs = board("en", hand=(nest, BEE), enemy=(OX,)).take('play "Charm"')
    assert (names(theirs, "field"), names(theirs, "field", 1)) == ([], ["Dragon"])
    mine = board("en", hand=(nest, BEE), field=(OX,)).take('play "Charm"')
    assert (names(mine, "field"), names(mine, "field", 1)) == (["Dragon"], [])


def test_each_players_main_phase_is_that_players() -> None:
    spring = amulet(
        "Spring",
        *alike(
            "At the start of each player's main phase, that player looks at the top card of their deck. "
            "If it's a Beast follower, they may put it onto their field.",
            "各プレイヤーは、自身のメインフェイズが来たとき、デッキの上1枚を見る。その中から、獣・フォロワー1枚を場に出してよい。",
        ),
    )
    play = board(
        "en", field=(spring,), hand=(BEE,), enemy_hand=(BEE,), enemy_deck=(OX, CUB, OX), deck=(OX, CUB, OX, TOME)
    )
    end_turn(play)
    assert play.decision is not None and play.decision.player == 1
    play.take("yes")  # the ox was drawn, the cub is next
    assert (names(play, "field", 1), names(play, "field")) == (["Cub"], ["Spring"])
    end_turn(play).take("yes")
    assert names(play, "field") == ["Cub", "Spring"]
    end_turn(play)  # nothing is offered: an ox is no beast
    assert names(play, "field", 1) == ["Cub"]


def test_a_hand_is_revealed_and_one_of_it_goes() -> None:
    peek = charm(
        "Select an opponent. They reveal their hand. Select a card in their hand. The opponent discards that card.",
        "相手プレイヤー1人は手札を公開する。自分はその中から1枚を選ぶ。相手はそれを捨てる。",
    )
    play = board("en", hand=(peek, BEE), enemy_hand=(OX, CAT, TOME)).take('play "Charm"')
    assert play.decision is not None and play.decision.player == 0
    play.take('choose "Cat"')
    assert (names(play, "hand", 1), names(play, "cemetery", 1)) == (["Ox", "Tome"], ["Cat"])


def test_both_players_change_their_hands() -> None:
    wheel = charm(
        "Each player returns their hand to their deck, shuffles it, and draws X cards. X equals the number "
        "of cards they "
        "returned to their deck. Draw 2 cards.",
        "各プレイヤーは、手札すべてをデッキに戻し、シャッフルし、戻した枚数と同じだけ引く。2枚引く。",
    )
    play = board("en", hand=(wheel, OX, OX), enemy_hand=(CAT,), deck=(BEE,) * 9).take('play "Charm"')
    assert [len(play.game.zone("hand", player)) for player in (0, 1)] == [4, 1]
    assert [len(play.game.zone("deck", player)) for player in (0, 1)] == [7, 6]


def test_each_player_draws() -> None:
    well = charm("Each player draws a card.", "各プレイヤーは1枚引く。")
    play = board("en", hand=(well,), enemy_hand=(OX,)).take('play "Charm"')
    assert [len(play.game.zone("hand", player)) for player in (0, 1)] == [1, 2]


def test_a_follower_that_cannot_attack_in_its_next_turn() -> None:
    snare = beast(
        "[fanfare] Select an enemy follower on the field. During its controller's next turn, it can't attack enemies. "
        "Draw a card."
    )
    play = board("en", hand=(snare, OX), enemy=(OX, CAT), enemy_hand=(BEE,)).take('play "Beast"', 'choose "Ox"')
    end_turn(play)
    assert offers(play, 'attack "Cat"')
    assert not offers(play, 'attack "Ox"')
    end_turn(end_turn(play))
    assert offers(play, 'attack "Ox"')


def test_another_turn() -> None:
    loop = charm("Take another turn after this one.", "このターンのあと、自分の追加ターンを行う。")
    play = board("en", hand=(loop, BEE, BEE), enemy_hand=(BEE,)).take('play "Charm"')
    end_turn(play)
    assert play.game.active == 0
    end_turn(play)
    assert play.game.active == 1


# --- done again --------------------------------------------------------------------------------------------------


def test_until_the_ex_area_is_full() -> None:
    text = "Put the top card of your deck into your EX area. Repeat this until your EX area is full."
    fill = charm(text, "自分のデッキの上1枚をEXエリアに置く。これをEXエリアが上限になるまでくり返す。")
    play = board("en", hand=(fill,), ex=(OX,)).take('play "Charm"')
    assert len(play.game.zone("ex", 0)) == 5
    poor = board("en", hand=(fill, BEE), ex=(OX,), deck=(CAT, CAT)).take('play "Charm"')
    assert (names(poor, "ex"), len(poor.game.zone("deck", 0))) == (["Cat", "Cat", "Ox"], 0)


def test_so_many_times() -> None:
    thrice = charm(
        "Put the top card of your deck into your EX area. Do this 3 times.",
        "自分のデッキの上1枚をEXエリアに置く。これを3回くり返す。",
    )
    play = board("en", hand=(thrice,), deck=(OX, CAT, BEE, OX)).take('play "Charm"')
    assert names(play, "ex") == ["Bee", "Cat", "Ox"]


def test_revealed_until_one_is_dearer() -> None:
    forge = beast(
        "[fanfare] Put another follower from your field into its owner's cemetery: Reveal the top card of your deck. "
        "Repeat until you reveal a follower that costs more than the follower you put into the cemetery and "
        "put it onto "
        "your field. Shuffle the remaining cards and put them on the bottom of your deck. Draw a card.",
        "[ファンファーレ]他のフォロワー1体を墓場に置く：自分のデッキの上を「墓場に置いたフォロワーよりコストの大きいフォロワー」が"
        "公開されるまで公開する。それを場に出す。残りをシャッフルし、デッキの下に置く。1枚引く。",
    )
    elk = follower("Elk", cost=4)
    play = board("en", hand=(forge,), field=(CAT,), deck=(TOME, BEE, elk, OX)).take('play "Beast"', "yes")
    assert names(play, "field") == ["Beast", "Elk"]
    deck = [play.game.objects[id].card.name for id in play.game.zone("deck", 0)]
    assert sorted(deck) == ["Bee", "Tome"]
    assert names(play, "hand") == ["Ox"]


def test_tokens_that_find_no_room_go_to_the_ex_area() -> None:
    swarm = charm(
        "Summon 3 Fairy tokens. If your field becomes full from this effect, put any remaining tokens into "
        "your EX area.",
        "『フェアリー』3枚を、場が上限になるまで出す。残りをEXエリアに置く。",
    )
    room = board("en", hand=(swarm, BEE)).take('play "Charm"')
    assert (names(room, "field"), names(room, "ex")) == (["Fairy"] * 3, [])
    full = board("en", hand=(swarm, BEE), field=(OX,) * 4).take('play "Charm"')
    assert (names(full, "field").count("Fairy"), names(full, "ex")) == (1, ["Fairy"] * 2)


@pytest.mark.parametrize(("die", "drawn", "hurt"), [(1, 0, 2), (2, 3, 0), (4, 3, 0), (5, 0, 0), (6, 0, -4)])
def test_a_die(die: int, drawn: int, hurt: int) -> None:
    """[SVE 5.19]"""
    wheel = amulet(
        "Wheel",
        *alike(
            "At the start of your main phase, roll a 6-sided die. If you roll a 1, deal 2 damage to your leader. If "
            "you roll a 2, 3, or 4, draw 3 cards. If you roll a 6, give your leader [defense]+4 and destroy this card.",
            "自分のメインフェイズが来たとき、サイコロをふる。1なら、自分のリーダーに2ダメージ。2から4なら、3枚引く。"
            "6なら、自分のリーダーは[体力]+4して、これを破壊する。",
        ),
    )
    play = board("en", field=(wheel,), hand=(BEE,), phase="main begins", fixed=(die - 1,))
    assert len(play.game.zone("hand", 0)) == 1 + drawn
    assert defense(play, 0) == 20 - hurt
    assert ("Wheel" in names(play, "field")) is (die != 6)


@pytest.mark.parametrize(("top", "enemy", "own"), [(CAT, 2, 0), (OX, 0, 2)])
def test_odd_and_even_costs(top: t.Node, enemy: int, own: int) -> None:
    toss = charm(
        "Reveal the top card of your deck. If it costs an odd number of play points, deal 2 damage to each "
        "enemy leader. "
        "If it costs an even number of play points, deal 2 damage to your leader.",
        "自分のデッキの上1枚を公開する。それのコストが奇数なら、相手のリーダーすべてに2ダメージ。偶数なら、自分のリーダーに2ダメージ。",
    )
    play = board("en", hand=(toss, BEE), deck=(top, BEE)).take('play "Charm"')
    assert (leader_hit(play), 20 - defense(play, 0)) == (enemy, own)


# --- this turn ---------------------------------------------------------------------------------------------------


def test_what_was_destroyed_this_turn() -> None:
    grief = charm(
        "Deal 1 damage to each enemy leader. If any of your followers have been destroyed this turn, deal 4 "
        "damage instead.",
        "相手のリーダーすべてに1ダメージ。このターン中に自分のフォロワーが破壊されていたなら、代わりに4ダメージ。",
    )
    slay = charm("Destroy each follower on the field.", name="Slay")
    mine = board("en", hand=(slay, grief, BEE), field=(OX,)).take('play "Slay"', 'play "Charm"')
    assert leader_hit(mine) == 4
    theirs = board("en", hand=(slay, grief, BEE), enemy=(OX,)).take('play "Slay"', 'play "Charm"')
    assert leader_hit(theirs) == 1


def test_what_was_discarded_this_turn() -> None:
    cheap = beast(
        "If you've discarded a card this turn, this card costs 3 less to play.",
        "これをプレイする際、このターン中に自分の手札を捨てていたなら、コストを-3する。",
        cost=4,
    )
    drop = charm("Discard a card.", "自分の手札1枚を捨てる。")
    play = board("en", hand=(drop, cheap, OX), pp=1)
    assert not offers(play, 'play "Beast"')
    play.take('play "Charm"', 'choose "Ox"')
    assert offers(play, 'play "Beast"')
    later = board("en", hand=(drop, cheap, OX), pp=1, enemy_hand=(BEE,), max_pp=1).take('play "Charm"', 'choose "Ox"')
    assert not offers(end_turn(end_turn(later)), 'play "Beast"')


def test_what_returned_to_hand_this_turn() -> None:
    drift = charm("If a card on your field was returned to hand this turn, deal 3 damage to each enemy leader.")
    back = charm("Select a follower on your field and return it to its owner's hand.", name="Back")
    play = board("en", hand=(back, drift, BEE), field=(OX,)).take('play "Back"', 'play "Charm"')
    assert leader_hit(play) == 3
    assert leader_hit(board("en", hand=(drift, BEE), field=(OX,)).take('play "Charm"')) == 0


def test_how_often_followers_attacked() -> None:
    drum = amulet(
        "Drum", *alike(
            "At the start of your end phase, if your followers attacked 2 or more times this turn, draw 3 cards.",
            "自分のエンドフェイズが来たとき、このターン中に自分のフォロワーが2回以上攻撃したなら、3枚引く。",
        )
    )  # fmt: skip
    for attacks, drawn in ((1, 0), (2, 3)):
        play = board("en", field=(drum, OX, CAT), hand=(BEE,), enemy_hand=(BEE,))
        play.take(*('attack "Ox" -> leader', 'attack "Cat" -> leader')[:attacks])
        end_turn(play)
        assert len(play.game.zone("hand", 0)) == 1 + drawn


def test_who_was_put_onto_the_field_this_turn() -> None:
    text = "Select a follower on your field that was put onto the field this turn and give it [attack]+2."
    cheer = charm(text, "自分のこのターン中に場に出たフォロワー1体を選ぶ。それは[攻撃力]+2する。")
    play = board("en", field=(OX,), hand=(CAT, cheer, BEE), pp=4)
    assert not offers(play, 'play "Charm"')
    play.take('play "Cat"', 'play "Charm"')
    assert (attack_of(play, 0, "Cat"), attack_of(play, 0, "Ox")) == (3, 2)
    stolen = charm("Select an enemy follower on the field. Steal it.", name="Grab")
    grab = board("en", enemy=(OX,), hand=(stolen, cheer, BEE)).take('play "Grab"')
    assert not offers(grab, 'play "Charm"')  # [SVE 5.21.2]


def test_it_triggers_when_it_is_selected() -> None:
    pride = beast(
        "Once on each of your turns, when this follower is selected for an ability, give it [attack]+1.",
        "自分のターンごとに1回、これが能力によって選ばれたとき、これは[攻撃力]+1する。",
    )
    pat = charm("Select a follower on your field and give it [defense]+1.")
    play = board("en", field=(pride, OX), hand=(pat, pat, pat, BEE)).take('play "Charm"', 'choose "Ox"')
    assert attack_of(play, 0, "Beast") == 2
    play.take('play "Charm"', 'choose "Beast"')
    assert attack_of(play, 0, "Beast") == 3
    play.take('play "Charm"', 'choose "Beast"')
    assert attack_of(play, 0, "Beast") == 3


# --- moved and spoken of again -----------------------------------------------------------------------------------


def test_cards_put_into_the_ex_area_cost_nothing_there() -> None:
    vow = charm(
        "Search your deck for up to 2 cards and put them into your EX area. Those cards cost 0 play points to play."
    )
    play = board("en", hand=(vow, CAT), deck=(CAT, CAT, OX), pp=0)
    play.take('play "Charm"', 'find "Cat"', 'find "Cat"')
    assert names(play, "ex") == ["Cat", "Cat"]
    assert play.offered.count('play "Cat"') == len([text for text in play.offered if text.startswith("play")]) > 0
    play.take('play "Cat"')
    assert num(play, 0) == 0


def test_what_is_put_onto_the_field_gets_what_is_given_to_it() -> None:
    rush = charm(
        "You may put any number of followers from your hand onto your field. Give them [attack]+2/[defense]+2."
    )
    play = board("en", hand=(rush, OX, CAT, TOME)).take('play "Charm"', 'choose "Ox"', 'choose "Cat"')
    assert (attack_of(play, 0, "Ox"), attack_of(play, 0, "Cat")) == (4, 3)


def test_its_fanfare_cannot_be_performed() -> None:
    herald = beast("[fanfare] Deal 3 damage to each enemy leader.", name="Herald")
    sneak = charm(
        "You may put a follower from your hand onto your field. Its [fanfare] abilities can't be performed. "
        "For the rest "
        "of this turn, it can't attack enemies.",
        "自分の手札のフォロワー1枚を場に出してよい。それの[ファンファーレ]能力を使えない。このターン、それは相手を攻撃できない。",
    )
    play = board("en", hand=(sneak, herald, TOME)).take('play "Charm"', "yes", 'choose "Herald"')
    assert (names(play, "field"), leader_hit(play)) == (["Herald"], 0)


def test_spells_put_into_the_cemetery_by_this_are_counted() -> None:
    till = charm(
        "Put the top 4 cards of your deck into your cemetery. Recover X play points. X equals the number of spells put "
        "into your cemetery by this ability.",
        "自分のデッキの上4枚を墓場に置く。自分のPPを「これによって墓場に置いたスペルの枚数」と同じだけ回復する。",
    )
    play = board("en", hand=(till, BEE), deck=(TOME, OX, TOME, CAT, TOME), cemetery=(TOME,), pp=1).take('play "Charm"')
    assert num(play, 0) == 3


def test_a_found_card_may_go_to_the_field_instead() -> None:
    call = charm(
        "Search your deck for a Beast follower, reveal it, and add it to your hand. If it costs 2 play points or less, "
        "you may put it onto your field instead.",
        "自分のデッキから獣・フォロワー1枚を探し、手札に加える。それがコスト2以下なら、代わりに場に出してよい。",
    )
    cub, bear = CUB, follower("Bear", trait="Beast", cost=5)
    small = board("en", hand=(call,), deck=(cub, bear, OX)).take('play "Charm"', 'find "Cub"', "option 1")
    assert (names(small, "field"), names(small, "hand")) == (["Cub"], [])
    kept = board("en", hand=(call,), deck=(cub, bear, OX)).take('play "Charm"', 'find "Cub"', "option 2")
    assert (names(kept, "field"), names(kept, "hand")) == ([], ["Cub"])
    big = board("en", hand=(call,), deck=(cub, bear, OX)).take('play "Charm"', 'find "Bear"')
    assert (names(big, "field"), names(big, "hand")) == ([], ["Bear"])


def test_followers_with_different_names() -> None:
    muster = charm(
        "Select up to 3 followers with different names that cost 3 play points or less in your cemetery and "
        "put them onto "
        "your field.",
        "自分の墓場のコスト3以下のフォロワーをカード名が異なるように3枚まで選ぶ。それを場に出す。",
    )
    play = board("en", hand=(muster,), cemetery=(CAT, CAT, BEE, follower("Elk", cost=9))).take('play "Charm"')
    play.take('choose "Cat"')
    assert offers(play, 'choose "Bee"', "done")
    assert not offers(play, 'choose "Cat"')
    play.take('choose "Bee"')
    assert names(play, "field") == ["Bee", "Cat"]


def test_facedown_cards_are_used_up_no_longer() -> None:
    text = "Select a faceup Carrot in your evolve deck. Turn it facedown and draw a card."
    ja = "自分のエボルヴデッキに表向きで置いた『にんじん』1枚を選ぶ。それを裏向きにする。1枚引く。"
    english(text, "spell")
    alike(text.replace("Carrot", "follower"), ja.replace("『にんじん』", "フォロワー"), "spell")
    dig = charm(text.replace("Carrot", "follower"))
    play = board("en", hand=(dig, BEE), evolve=(put(evolved("Ox"), up=True), evolved("Cat"))).take('play "Charm"')
    assert [play.game.objects[id].up for id in play.game.zone("evolve deck", 0)] == [False, False]


# --- instead -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spells", "hit"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_instead_in_steps(spells: int, hit: int) -> None:
    storm = charm(
        "Spellchain (1): Deal 1 damage to each enemy leader. SC (2): Deal 2 damage instead. SC (3): Deal 3 "
        "damage instead.",
        "【スペルチェイン_1】相手のリーダーすべてに1ダメージ。【SC_2】代わりに2ダメージ。【SC_3】代わりに3ダメージ。",
    )
    play = board("en", hand=(storm, BEE), cemetery=(TOME,) * spells).take('play "Charm"')
    assert leader_hit(play) == hit


def test_earth_rite_makes_it_more_instead() -> None:
    """[SVE 13.3.3.2]"""
    dig = charm(
        "Give your leader [defense]+1. Draw 2 cards. Earth Rite: Draw 4 instead.",
        "自分のリーダーは[体力]+1する。2枚引く。【土の秘術】代わりに4枚。",
    )
    sigil = amulet("Sigil", *alike("Stack.", "【スタック】"))
    for answer, drawn in (("pay for", 4), ("do not pay", 2)):
        play = board("en", hand=(dig, BEE), field=(put(sigil, counters={"stack": 1}),)).take('play "Charm"', answer)
        assert len(play.game.zone("hand", 0)) == 1 + drawn
    assert len(board("en", hand=(dig, BEE)).take('play "Charm"').game.zone("hand", 0)) == 3


def test_both_instead_of_one() -> None:
    twins = charm(
        "Put a Fairy or Knight token into your EX area. Necrocharge (2) - Put both instead.",
        "『フェアリー』1枚か『ナイト』1枚をEXエリアに置く。【ネクロチャージ_2】代わりに1枚ずつ置く。",
    )
    one = board("en", hand=(twins, BEE)).take('play "Charm"', "option 2")
    assert names(one, "ex") == ["Knight"]
    two = board("en", hand=(twins, BEE), cemetery=(OX, OX)).take('play "Charm"')
    assert names(two, "ex") == ["Fairy", "Knight"]


def test_if_not() -> None:
    text = "If Overflow is active for you, draw 2 cards. If not, deal 1 damage to each enemy leader."
    low = board("en", hand=(charm(text), BEE)).take('play "Charm"')
    assert (leader_hit(low), len(low.game.zone("hand", 0))) == (1, 1)
    high = board("en", hand=(charm(text), BEE), max_pp=7).take('play "Charm"')
    assert (leader_hit(high), len(high.game.zone("hand", 0))) == (0, 3)


def test_from_the_cemetery_for_a_cost() -> None:
    ghost = beast(
        "During your turn, when you play a spell, [cost01]: Put this card from your cemetery onto your field.",
        "自分のターン中、自分がスペルをプレイしたとき、[コスト1]：自分の墓場のこれを場に出す。",
        name="Ghost",
    )
    play = board("en", hand=(TOME, BEE), cemetery=(ghost,), pp=5).take('play "Tome"', "yes")
    assert (names(play, "field"), num(play, 0)) == (["Ghost"], 1)
    broke = board("en", hand=(TOME, BEE), cemetery=(ghost,), pp=3).take('play "Tome"')
    assert names(broke, "field") == []


def test_a_strike_that_looks_at_the_enemy_follower() -> None:
    hawk = beast(
        "Follower Strike: If the enemy follower has 2 defense or less, draw a card.",
        "【攻撃時】体力2以下のフォロワーへの攻撃なら、1枚引く。",
    )
    for enemy, drawn in ((CAT, 1), (OX, 0)):
        play = board("en", field=(hawk,), enemy=(put(enemy, engaged=True),), hand=(BEE,))
        play.take(f'attack "Beast" -> "{enemy.name}"')
        assert len(play.game.zone("hand", 0)) == 1 + drawn


def test_a_given_ability_with_an_amount() -> None:
    arm = charm(
        'Select a follower on your field. For the rest of this turn, it has "Strike: Select an enemy '
        "follower on the field "
        "and deal it X damage. X equals this follower's defense.\"",
        "自分のフォロワー1体を選ぶ。このターン、それは「【攻撃時】相手のフォロワー1体を選ぶ。"
        "それに「これの体力」と同じダメージ」を持つ。",
    )
    play = board("en", hand=(arm, BEE), field=(OX,), enemy=(CAT, OX)).take('play "Charm"', 'attack "Ox" -> leader')
    play.take('choose "Ox"')
    assert names(play, "field", 1) == ["Cat"]


def test_first_and_second() -> None:
    trade = charm(
        "Select a follower on your field and an enemy follower on the field. Put the first follower into its "
        "owner's EX "
        "area, deal 3 damage to the second, and draw a card."
    )
    play = board("en", hand=(trade, BEE), field=(CAT,), enemy=(OX,)).take('play "Charm"')
    assert (names(play, "ex"), defense_of(play, 1, "Ox")) == (["Cat"], 3)


def test_two_names_in_the_cemetery() -> None:
    reunion = charm("If there is an Ox and Cat in your cemetery, draw 2 cards.")
    assert len(board("en", hand=(reunion, BEE), cemetery=(OX, CAT)).take('play "Charm"').game.zone("hand", 0)) == 3
    assert len(board("en", hand=(reunion, BEE), cemetery=(OX, OX)).take('play "Charm"').game.zone("hand", 0)) == 1


def test_it_and_each_leader() -> None:
    quake = charm(
        "Select an enemy follower on the field. Deal 4 damage to it and each leader.",
        "相手のフォロワー1体を選ぶ。それとリーダーすべてに4ダメージ。",
    )
    play = board("en", hand=(quake, BEE), enemy=(OX, OX)).take('play "Charm"')
    assert (defense(play, 0), defense(play, 1)) == (16, 16)
    assert sorted(defense_of(play, 1, "Ox", n) for n in (0, 1)) == [2, 6]


def test_four_cards_each_to_another_place() -> None:
    sort = charm(
        "Look at the top 4 cards of your deck. Add one of them to your hand, put one into your cemetery, put one on "
        "the top of your deck, and put one on the bottom of your deck.",
        "自分のデッキの上4枚を見る。その中から、1枚を手札に加える。1枚を墓場に置く。1枚をデッキの上に置く。"
        "1枚をデッキの下に置く。",
    )
    play = board("en", hand=(sort, BEE), deck=(OX, CAT, CUB, TOME, BEE))
    play.take('play "Charm"', 'choose "Tome"', 'choose "Ox"', 'choose "Cat"')
    assert names(play, "hand") == ["Bee", "Tome"]
    assert "Ox" in names(play, "cemetery")
    deck = [play.game.objects[id].card.name for id in play.game.zone("deck", 0)]
    assert deck == ["Cub", "Bee", "Cat"]


def test_cards_of_the_cemetery_shuffled_into_the_deck() -> None:
    renew = charm(
        "Select up to 2 followers in your cemetery. Put them into your deck and shuffle it. Draw a card.",
        "自分の墓場のフォロワー2枚まで選ぶ。それをデッキに戻し、シャッフルする。1枚引く。",
    )
    play = board("en", hand=(renew, BEE), cemetery=(OX, CAT), deck=(BEE, BEE)).take('play "Charm"', 'choose "Ox"')
    play.take('choose "Cat"')
    assert names(play, "cemetery") == ["Charm"]
    assert len(play.game.zone("deck", 0)) == 3


def test_a_search_for_one_card_whose_name_has_and_in_it() -> None:
    pair = follower("Salt and Pepper", cost=1)
    seek = charm("Search your deck for a Salt and Pepper and put it onto your field.")
    play = board("en", hand=(seek, BEE), deck=(OX, pair)).take('play "Charm"', 'find "Salt and Pepper"')
    assert names(play, "field") == ["Salt and Pepper"]


def test_the_number_of_cards_that_were_returned() -> None:
    elder = beast(
        "[fanfare] Select up to 2 other cards on your field and return them to their owners' hands. "
        "Give this follower [attack]+X/[defense]+X. X equals the number of cards returned.",
        "[ファンファーレ]自分の場の他のカード2枚まで選ぶ。それを手札に戻す。これは[攻撃力]+X/[体力]+Xする。"
        "Xは「これによって戻したカードの枚数」である。",
    )
    play = board("en", hand=(elder,), field=(OX, CAT, BEE)).take('play "Beast"', 'choose "Ox"', 'choose "Bee"')
    assert (attack_of(play, 0, "Beast"), names(play, "hand")) == (4, ["Bee", "Ox"])
    none = board("en", hand=(elder, BEE), field=(OX,)).take('play "Beast"', "done")
    assert attack_of(none, 0, "Beast") == 2


def test_minus_x() -> None:
    weaken = charm(
        "Select an enemy follower on the field. Give it [attack]-X. X equals the number of cards in your hand.",
    )
    play = board("en", hand=(weaken, BEE), enemy=(OX,)).take('play "Charm"')
    assert attack_of(play, 1, "Ox") == 1


def test_it_waits_for_its_own_end_however_it_comes_to_the_cemetery() -> None:
    en = "When this card is put from your field into the cemetery, draw a card."
    fallen = beast(en, "これが場から墓場に置かれたとき、1枚引く。")
    slain = beast("When this follower is destroyed, draw a card.", "これが破壊されたとき、1枚引く。")
    bury = charm("Bury each follower on the field.")
    slay = charm("Destroy each follower on the field.")
    for card, spell, drawn in ((fallen, bury, 1), (fallen, slay, 1), (slain, bury, 0), (slain, slay, 1)):
        play = board("en", hand=(spell, BEE), field=(card,)).take('play "Charm"')
        assert len(play.game.zone("hand", 0)) == 1 + drawn


def test_it_cannot_be_selected_by_the_enemy() -> None:
    shy = beast("This follower can't be selected by enemy abilities.", "これは相手の能力によって選ばれない。")
    zap = charm("Select an enemy follower on the field and banish it.")
    assert not offers(board("en", hand=(zap, BEE), enemy=(shy,)), 'play "Charm"')
    pat = charm("Select a follower on your field and give it [attack]+1.")
    assert offers(board("en", hand=(pat, BEE), field=(shy,)), 'play "Charm"')


@pytest.mark.parametrize(("spells", "drawn"), [(0, 1), (2, 2), (4, 3)])
def test_draw_more_in_steps(spells: int, drawn: int) -> None:
    study = charm(
        "Draw a card. Spellchain (2): Draw 2 instead. SC (4): Draw 3 instead.",
        "1枚引く。【スペルチェイン_2】代わりに2枚。【SC_4】代わりに3枚。",
    )
    play = board("en", hand=(study, BEE), cemetery=(TOME,) * spells).take('play "Charm"')
    assert len(play.game.zone("hand", 0)) == 1 + drawn


def test_each_opponent_draws() -> None:
    gift = charm("Each opponent draws a card.", "相手プレイヤーすべては、1枚引く。")
    play = board("en", hand=(gift, BEE)).take('play "Charm"')
    assert [len(play.game.zone("hand", player)) for player in (0, 1)] == [1, 1]
