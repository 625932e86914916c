"""What the texts of the tokens do; the tokens are made by printed text in both languages."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from ludex.games.sve.c09_tokens import ROWS
from tests.lang.printings import alike, beast, charm, names
from tests.rules.sve.support import (
    Driver,
    amulet,
    attack_of,
    board,
    defense_of,
    end_turn,
    evolved,
    follower,
    leader_hit,
    offers,
    put,
)

OX, BEE = follower("Ox", 2, 5), follower("Bee", 1, 1, cost=1)
JA = {row.en: row.ja for row in ROWS}


def name_of(edition: str, token: str) -> str:
    return token if edition == "en" else JA[token]


def kept(edition: str, token: str, **said: object) -> Driver:
    """The position after a text put the token into the EX area."""
    make = charm(f"Put a {token} token into your EX area.", f"『{JA[token]}』1枚をEXエリアに置く。", name="Make")
    return board(edition, hand=(make, BEE), **said).take('play "Make"')


def summoned(edition: str, token: str, **said: object) -> Driver:
    """The position after a text put the token onto the field."""
    make = charm(f"Summon a {token} token.", f"『{JA[token]}』1体を出す。", name="Make")
    hand = said.pop("hand", ())
    assert isinstance(hand, tuple)
    return board(edition, hand=(make, BEE, *hand), **said).take('play "Make"')


def test_coco_gives_attack_for_good(edition: str) -> None:
    """[SVE token/Coco] A follower of one's own, no other; the bonus does not end with the turn."""
    play = kept(edition, "Coco", field=(OX,), enemy=(BEE,)).take(f'play "{name_of(edition, "Coco")}"')
    assert (attack_of(play, 0, "Ox"), attack_of(play, 1, "Bee")) == (4, 1)
    end_turn(play)
    assert attack_of(play, 0, "Ox") == 4
    alone = kept(edition, "Coco", enemy=(OX,))
    assert not offers(alone, f'play "{name_of(edition, "Coco")}"')


def test_mimi_hits_an_enemy_follower(edition: str) -> None:
    """[SVE token/Mimi]"""
    play = kept(edition, "Mimi", field=(BEE,), enemy=(OX,)).take(f'play "{name_of(edition, "Mimi")}"')
    assert defense_of(play, 1, "Ox") == 3 and leader_hit(play) == 0
    assert not offers(kept(edition, "Mimi", field=(OX,)), f'play "{name_of(edition, "Mimi")}"')


@pytest.mark.parametrize("leader", [True, False])
def test_thorn_burst_hits_either_and_draws(edition: str, leader: bool) -> None:
    """[SVE token/Thorn Burst]"""
    play = kept(edition, "Thorn Burst", enemy=(OX,)).take(f'play "{name_of(edition, "Thorn Burst")}"')
    ox = 'choose "Ox"'
    assert len(play.offered) == 2
    play.take(next(text for text in play.offered if (text != ox) == leader))
    assert (leader_hit(play), defense_of(play, 1, "Ox")) == ((3, 5) if leader else (0, 2))
    assert len(names(play, "hand")) == 2


def test_magic_sediment_stacks(edition: str) -> None:
    """[SVE token/Magic Sediment] It comes with one counter, and the next thing that would remove it takes that."""
    play = summoned(edition, "Magic Sediment")
    assert play.obj("field", 0, name_of(edition, "Magic Sediment")).counter("stack") == 1


def test_leonidas_resolve_raises_swordcraft_followers(edition: str) -> None:
    """[SVE token/Leonidas's Resolve] Only one's own, only that class; with Rush it attacks followers at once."""
    squire = follower("Squire", 1, 1, cost=1, craft="Swordcraft")
    play = summoned(edition, "Leonidas's Resolve", hand=(squire,), enemy=(put(OX, engaged=True),))
    play.take('play "Squire"')
    assert (attack_of(play, 0, "Squire"), defense_of(play, 0, "Squire")) == (4, 4)
    assert offers(play, 'attack "Squire" -> "Ox"') and not offers(play, 'attack "Squire" -> leader')
    play.take('play "Bee"')
    assert attack_of(play, 0, "Bee") == 1


def test_draconic_weapon_arms_a_dragoncraft_follower(edition: str) -> None:
    """[SVE token/Draconic Weapon] It is spent; another class is no target."""
    drake = follower("Drake", 2, 2, craft="Dragoncraft")
    weapon = name_of(edition, "Draconic Weapon")
    play = summoned(edition, "Draconic Weapon", field=(drake, OX)).take(f'use "{weapon}"')
    assert (defense_of(play, 0, "Drake"), attack_of(play, 0, "Drake"), defense_of(play, 0, "Ox")) == (3, 2, 5)
    assert "Armed" in layers.words(play.game, play.obj("field", 0, "Drake").id, "trait")
    assert weapon not in names(play, "field")
    assert not offers(summoned(edition, "Draconic Weapon", field=(OX,)), f'use "{weapon}"')


def test_ephemeral_moon_keeps_kaguya_whole_in_her_own_turn(edition: str) -> None:
    """[SVE token/Ephemeral Moon] No damage in one's own turn, and the moon is banished when the next main phase
    begins."""
    kaguya = follower("Kaguya" if edition == "en" else "カグヤ", 2, 5)
    rain = charm("Deal 1 damage to each follower.", "フォロワーすべてに1ダメージ。", name="Rain")
    moon = name_of(edition, "Ephemeral Moon")
    play = summoned(edition, "Ephemeral Moon", field=(kaguya, OX), hand=(rain,)).take('play "Rain"')
    assert (defense_of(play, 0, kaguya.name), defense_of(play, 0, "Ox")) == (5, 4)
    theirs = summoned(edition, "Ephemeral Moon", field=(kaguya,), enemy_hand=(rain, BEE))
    end_turn(theirs)
    while not offers(theirs, 'play "Rain"'):
        theirs.take(theirs.offered[-1])
    theirs.take('play "Rain"')
    assert defense_of(theirs, 0, kaguya.name) == 4 and moon in names(theirs, "field")
    end_turn(theirs)
    while theirs.game.active == 1 or "end the main phase" not in theirs.offered:
        theirs.take(theirs.offered[-1])
    assert moon not in names(theirs, "field")


def test_ghost_is_gone_in_the_end_phase(edition: str) -> None:
    """[SVE token/Ghost] Storm, and banished: a token leaves the game."""
    ghost = name_of(edition, "Ghost")
    play = summoned(edition, "Ghost")
    assert offers(play, f'attack "{ghost}" -> leader')
    end_turn(play)
    assert ghost not in names(play, "field") and ghost not in names(play, "cemetery")


# --- two different tokens and one place ------------------------------------------------------------------------------


TWO = charm("Summon a Fairy and Knight token.", "『フェアリー』1体と『ナイト』1体を出す。", name="Two")
KEEP = charm(
    "Put a Fairy and Knight token into your EX area.",
    "『フェアリー』1枚と『ナイト』1枚をEXエリアに置く。",
    name="Keep",
)


@pytest.mark.parametrize("token", ["Fairy", "Knight"])
def test_4_4_4_2_the_controller_picks_what_is_created_on_the_field(edition: str, token: str) -> None:
    """[SVE 4.4.4.2] One place for two tokens."""
    play = board(edition, hand=(TWO, BEE), field=(BEE,) * 4).take('play "Two"')
    assert play.offered == [name_of(edition, "Fairy"), name_of(edition, "Knight")]
    play.take(name_of(edition, token))
    assert names(play, "field") == sorted(["Bee"] * 4 + [name_of(edition, token)])


@pytest.mark.parametrize("token", ["Fairy", "Knight"])
def test_4_8_3_2_the_controller_picks_what_is_created_in_the_ex_area(edition: str, token: str) -> None:
    """[SVE 4.8.3.2] One place for two tokens."""
    play = board(edition, hand=(KEEP, BEE), ex=(BEE,) * 4).take('play "Keep"', name_of(edition, token))
    assert names(play, "ex") == sorted(["Bee"] * 4 + [name_of(edition, token)])


@pytest.mark.parametrize("taken", [3, 5])
def test_4_8_3_2_nobody_is_asked_if_both_fit_or_none(edition: str, taken: int) -> None:
    play = board(edition, hand=(KEEP, BEE), ex=(BEE,) * taken).take('play "Keep"')
    assert len(names(play, "ex")) == 5 and offers(play, 'play "Bee"')


def test_4_8_3_2_the_one_left_out_is_not_spoken_of(edition: str) -> None:
    """What is given to "them" goes to the token that was created."""
    lift = charm(
        "Summon a Fairy and Knight token. Give them [attack]+2.",
        "『フェアリー』1体と『ナイト』1体を出す。それは[攻撃力]+2する。",
        name="Lift",
    )
    play = board(edition, hand=(lift, BEE), field=(BEE,) * 4).take('play "Lift"', name_of(edition, "Knight"))
    assert attack_of(play, 0, name_of(edition, "Knight")) == 3
    play = board(edition, hand=(lift, BEE)).take('play "Lift"')
    assert [attack_of(play, 0, name_of(edition, one)) for one in ("Fairy", "Knight")] == [3, 3]


# --- rules that lacked their negative case ---------------------------------------------------------------------------


def test_14_2_4_2_only_its_own_race(edition: str) -> None:
    """[SVE 14.2.4.2] When another follower races, or the enemy's, nothing is drawn."""
    fan = beast("On Race: Draw a card.", "【出走時】1枚引く。", name="Fan")
    run = follower("Colt", 2, 2, *alike("[feed] [cost00]: Race this.", "[食事][コスト0]：これは出走する。"))
    carrot = evolved("Carrot" if edition == "en" else "にんじん", 0, 0)
    play = board(edition, field=(fan, run), evolve=(carrot,) * 2, hand=(BEE,)).take("serve")
    assert names(play, "hand") == ["Bee"]
    both = beast(
        "[feed] [cost00]: Race this.\nOn Race: Draw a card.", "[食事][コスト0]：これは出走する。\n【出走時】1枚引く。"
    )
    play = board(edition, field=(both, fan), evolve=(carrot,) * 2, hand=(BEE,)).take("serve")
    assert len(names(play, "hand")) == 2


@pytest.mark.parametrize(
    ("en", "ja", "zone"),
    [
        ("destroy it", "それを破壊する。", "cemetery"),
        ("bury it", "それを墓場に置く。", "cemetery"),
        ("banish it", "それを消滅させる。", "banished"),
        ("return it to its owner's hand", "それを手札に戻す。", "hand"),
        ("put it on the bottom of its owner's deck", "それをデッキの下に置く。", "deck"),
        ("put it into its owner's EX area", "それをEXエリアに置く。", "ex"),
    ],
)
def test_13_3_2_2_a_counter_saves_it_from_leaving_for_any_zone(edition: str, en: str, ja: str, zone: str) -> None:
    """[SVE 13.3.2.2] One counter goes instead of the card; an amulet without Stack is not saved."""
    stone = amulet("Jar")
    jar = amulet("Jar", *alike("Stack.", "【スタック】"))
    push = charm(f"Select an amulet on your field and {en}.", f"自分の場のアミュレット1つを選ぶ。{ja}", name="Push")
    play = board(edition, field=(put(jar, counters={"stack": 2}),), hand=(push, BEE)).take('play "Push"')
    assert play.obj("field", 0, "Jar").counter("stack") == 1 and "Jar" not in play.names(zone, 0)
    play = board(edition, field=(stone,), hand=(push, BEE)).take('play "Push"')
    assert "Jar" in play.names(zone, 0)


def test_13_3_2_2_counters_move_only_to_another_stack(edition: str) -> None:
    """[SVE 13.3.2.2] Not offered without another amulet with Stack, nor if the amulet is engaged."""
    jar, plain = amulet("Jar", *alike("Stack.", "【スタック】")), amulet("Plain")
    pot = amulet("Pot", *alike("Stack.", "【スタック】"))
    mine = put(jar, counters={"stack": 1})
    assert not offers(board(edition, field=(mine, plain), hand=(BEE,)), 'use "Jar"')
    assert not offers(board(edition, field=(mine,), enemy=(put(pot, counters={"stack": 1}),), hand=(BEE,)), 'use "Jar"')
    tired = put(jar, counters={"stack": 1}, engaged=True)
    other = put(pot, counters={"stack": 1})
    assert not offers(board(edition, field=(tired, other), hand=(BEE,)), 'use "Jar"')
    assert offers(board(edition, field=(mine, other), hand=(BEE,)), 'use "Jar"')
