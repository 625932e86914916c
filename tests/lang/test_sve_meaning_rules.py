"""What compiled text does at the table: triggers, costs and rules that newer cards have."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.core.values import layers
from ludex.games import compile_text
from ludex.games.sve.c01_super_evolution import SEP
from ludex.games.sve.text import read_text
from ludex.lang.compile import WHOLE
from ludex.testing.driver import Driver
from tests.rules.sve.support import (
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    evolved,
    follower,
    num,
    offers,
    position,
    put,
)

OX = follower("Ox", 2, 5, cost=4)
BEE = follower("Bee", 1, 1, cost=1)


def en(text: str) -> tuple[Ability, ...]:
    return read_text(text, "follower")


def charm(text: str, cost: int = 0, name: str = "Charm") -> Card:
    made = read_text(text, "spell")
    return Card(f"~{name}", name, ("spell",), {"cost": cost}, {"class": ("Neutral",)}, "", made)


def names(play: Driver, zone: str, player: int = 0) -> list[str]:
    return [play.game.objects[id].card.name for id in play.game.zone(zone, player)]


SAME = (
    ("[act] [cost01], discard this card: Draw 2 cards.", "[起動][コスト1]手札のこれを捨てる：2枚引く。"),
    ("[act] Banish this card from your cemetery: Draw a card.", "[起動]墓場のこれを消滅：1枚引く。"),
    ("[act] [cost02], put this from your hand into your EX area: Draw a card.",
     "[起動][コスト2]手札のこれをEXエリアに置く：1枚引く。"),
    ("On Super-Evolve - Draw a card.", "【超進化時】1枚引く。"),
    ("[fanfare] Lesson (2): Draw a card.", "[ファンファーレ]【レッスン_2】：1枚引く。"),
    ("[fanfare] Select an enemy follower on the field. It doesn't refresh during its controller's next start phase.",
     "[ファンファーレ]相手の場のフォロワー1体を選ぶ。それは次のそれのプレイヤーのスタートフェイズにスタンドしない。"),
    ("[fanfare] Select an enemy follower on the field. During its controller's next turn, it can't attack enemies.",
     "[ファンファーレ]相手の場のフォロワー1体を選ぶ。次のそれのプレイヤーのターン中、それは相手を攻撃できない。"),
    ("[fanfare] If this card was put onto the field by an ability, draw a card.",
     "[ファンファーレ]これが能力によって場に出ていたなら、1枚引く。"),
    ("[fanfare] Discard a card: Draw a card. If you discarded a follower, draw a card.",
     "[ファンファーレ]手札1枚を捨てる：1枚引く。フォロワーを捨てたなら、1枚引く。"),
    ("[fanfare] If a follower on your field evolved this turn, draw a card.",
     "[ファンファーレ]このターン、自分の場のフォロワーが進化していたなら、1枚引く。"),
    ("At the start of your end phase, if this card is in your EX area, draw a card.",
     "自分のエンドフェイズが来たとき、これがEXエリアにあるなら、1枚引く。"),
    ("[fanfare] The next spell you play this turn costs 2 less.",
     "[ファンファーレ]このターン、次に自分がスペルをプレイする際、コストを-2する。"),
    ("Once on each of your turns, when your leader loses defense, draw a card.",
     "自分のターンごとに1回、自分のリーダーの体力が減少したとき、1枚引く。"),
    ("[act] [cost01]: Draw a card. Activate only twice per turn.",
     "[起動][コスト1]：1枚引く。この能力は1ターンに2回使える。"),
)  # fmt: skip


@pytest.mark.parametrize(("english", "japanese"), SAME)
def test_both_languages_mean_the_same(english: str, japanese: str) -> None:
    one, two = compile_text("sve", "en", english), compile_text("sve", "ja", japanese)
    assert one.status == two.status == WHOLE
    assert one.abilities == two.abilities


def test_an_ability_whose_cost_is_the_card_in_hand_works_only_there() -> None:
    """[SVE 10.3.4]"""
    owl = follower("Owl", 1, 1, *en("[act] [cost01], discard this card: Draw 2 cards."), cost=9)
    play = board("en", hand=(owl, BEE))
    assert offers(play, 'use "Owl"')
    play.take('use "Owl"')
    assert names(play, "cemetery") == ["Owl"]
    assert len(names(play, "hand")) == 3 and num(play, 0) == 4
    assert not offers(play, 'use "Owl"')
    assert not offers(board("en", field=(owl,)), 'use "Owl"')
    assert not offers(board("en", hand=(owl,), pp=0), 'use "Owl"')


def test_the_card_itself_is_not_the_other_card_of_its_cost() -> None:
    owl = follower("Owl", 1, 1, *en("[act] [cost00], discard this and a follower: Draw 2 cards."), cost=9)
    assert not offers(board("en", hand=(owl,)), 'use "Owl"')
    play = board("en", hand=(owl, BEE)).take('use "Owl"')
    assert sorted(names(play, "cemetery")) == ["Bee", "Owl"]


def test_an_ability_in_the_cemetery() -> None:
    text = "[act] [cost02], banish this card from your cemetery: Give each follower on your field [attack]+1."
    bone = follower("Bone", 1, 1, *en(text))
    play = board("en", cemetery=(bone,), field=(BEE,)).take('use "Bone"')
    assert names(play, "banished") == ["Bone"] and attack_of(play, 0, "Bee") == 2
    assert not offers(board("en", field=(bone,)), 'use "Bone"')


def test_a_card_that_waits_in_the_ex_area() -> None:
    text = "At the start of your end phase, if this card is in your EX area, deal 2 damage to each enemy leader."
    clock = follower("Clock", 1, 1, *en(text))
    play = board("en", ex=(clock,), field=(clock,))
    before = defense(play, 1)
    play.take("end the main phase")
    assert defense(play, 1) == before - 2  # the one on the field does nothing


def test_a_lesson_banishes_items_from_the_ex_area() -> None:
    item = amulet("Magical Item")
    star = follower("Star", 1, 1, *en("[act] Lesson (2): Give this follower [attack]+3."))
    assert not offers(board("en", field=(star,), ex=(item, BEE)), 'use "Star"')
    play = board("en", field=(star,), ex=(item, item, BEE)).take('use "Star"')
    assert names(play, "ex") == ["Bee"] and attack_of(play, 0, "Star") == 4


def test_super_evolution_gives_one_more_and_triggers() -> None:
    """RULING-SVE-032"""
    moth = follower("Moth", 1, 1, *en("[evolve] [cost01]: Evolve this follower."))
    up = evolved("Moth", 3, 3, *en("On Evolve - Draw a card. On Super-Evolve - Give your leader [defense]+4."))
    early, without, game = (position("en", field=(moth,), evolve=(up,), turn=turn) for turn in (11, 13, 13))
    for each in (early, game):
        each.set_num(0, SEP, 1)
    assert not offers(Driver(early), "super-evolution") and not offers(Driver(without), "super-evolution")
    play, plain = Driver(game), Driver(game.clone())
    before = defense(play, 0)
    play.take('evolve "Moth" (1 play point, and the super-evolution point)', 'resolve "Moth" On Super-Evolve')
    assert (attack_of(play, 0, "Moth"), defense_of(play, 0, "Moth")) == (4, 4)
    assert defense(play, 0) == before + 4 and num(play, 0, SEP) == 0
    assert len(names(play, "hand")) == 1
    plain.take('evolve "Moth" (1 play point)')
    assert attack_of(plain, 0, "Moth") == 3 and defense(plain, 0) == before and num(plain, 0, SEP) == 1


def test_evolving_into_a_card_of_another_name() -> None:
    moth = follower("Moth", 1, 1, *en("[evolve] [cost01]: Evolve this follower into a Night Moth."))
    assert not offers(board("en", field=(moth,), evolve=(evolved("Moth"),)), "evolve")
    play = board("en", field=(moth,), evolve=(evolved("Moth"), evolved("Night Moth", 6, 6))).take('evolve "Moth"')
    assert attack_of(play, 0, "Night Moth") == 6


def test_who_does_not_refresh_next_time() -> None:
    text = "Select an enemy follower on the field. It doesn't refresh during its controller's next start phase."
    play = board("en", field=(BEE,), hand=(charm(text),), enemy=(put(OX, engaged=True), put(BEE, engaged=True)))
    play.take('play "Charm"', 'choose "Ox"', "end the main phase")
    assert play.game.active == 1
    states = {play.game.objects[id].card.name: play.game.objects[id].state for id in play.game.zone("field", 1)}
    assert states == {"Ox": 1, "Bee": 0}
    play.take("end the main phase", "end the main phase")
    assert play.game.active == 1
    assert all(play.game.objects[id].state == 0 for id in play.game.zone("field", 1))


def test_who_cannot_attack_next_turn_can_this_turn() -> None:
    text = "Select a follower on the field. During its controller's next turn, it can't attack enemies."
    play = board("en", hand=(charm(text),), field=(OX,)).take('play "Charm"')
    assert offers(play, 'attack "Ox" -> leader')
    play.take("end the main phase", "end the main phase")
    assert play.game.active == 0 and not offers(play, 'attack "Ox"')
    play.take("end the main phase", "end the main phase")
    assert offers(play, 'attack "Ox" -> leader')


def test_an_effect_plays_a_card_for_so_many_points() -> None:
    text = "Select a card in your cemetery and play it for 0 play points."
    bolt = charm("Deal 3 damage to each enemy leader.", 8, "Bolt")
    play = board("en", field=(BEE,), hand=(charm(text),), cemetery=(bolt, BEE))
    before = defense(play, 1)
    play.take('play "Charm"', 'choose "Bolt"')
    assert defense(play, 1) == before - 3 and num(play, 0) == 5 and num(play, 0, "cards played") == 2
    bee = follower("Bee", 1, 1, *en("[fanfare] If this was put onto the field by an ability, draw 2 cards."), cost=7)
    play = board("en", hand=(charm(text),), cemetery=(bee,)).take('play "Charm"')
    assert names(play, "field") == ["Bee"] and not names(play, "hand")  # played, not put


def test_put_onto_the_field_by_an_ability() -> None:
    bee = follower("Bee", 1, 1, *en("[fanfare] If this was put onto the field by an ability, draw 2 cards."))
    play = board("en", hand=(charm("Select a card in your cemetery and summon it."),), cemetery=(bee,))
    play.take('play "Charm"')
    assert len(names(play, "hand")) == 2
    assert not names(board("en", hand=(bee,)).take('play "Bee"'), "hand")


def test_what_was_discarded_is_asked_about_afterwards() -> None:
    text = (
        "[fanfare] Discard a card: Select an enemy follower on the field. "
        "Deal it 1 damage and, if you discarded a spell, draw 2 cards."
    )
    imp = follower("Imp", 1, 1, *en(text))
    play = board("en", hand=(imp, OX), enemy=(OX,)).take('play "Imp"', "yes")
    assert not names(play, "hand") and defense_of(play, 1, "Ox") == 4
    play = board("en", hand=(imp, charm("Draw a card.")), enemy=(OX,)).take('play "Imp"', "yes")
    assert len(names(play, "hand")) == 2


def test_what_happened_this_turn() -> None:
    text = "If a follower was put from your field into the cemetery this turn, draw 2 cards."
    kill = charm("Destroy each follower on your field.", name="Kill")
    play = board("en", hand=(charm(text),), field=(BEE,), enemy=(BEE,)).take('play "Charm"')
    assert not names(play, "hand")
    play = board("en", hand=(kill, charm(text)), field=(BEE,)).take('play "Kill"', 'play "Charm"')
    assert len(names(play, "hand")) == 2
    raid = charm("Destroy each enemy follower on the field.", name="Raid")
    play = board("en", hand=(raid, charm(text)), enemy=(BEE,)).take('play "Raid"', 'play "Charm"')
    assert not names(play, "hand")
    play = board("en", hand=(kill, charm(text)), field=(BEE,)).take('play "Kill"')
    play.take("end the main phase", "end the main phase", 'play "Charm"')
    assert len(names(play, "hand")) == 1  # the card drawn for the turn


def test_a_leader_that_loses_defense() -> None:
    watch = amulet("Watch", *en("Once on each of your turns, when your leader loses defense, draw a card."))
    burn = charm("Deal 1 damage to your leader. Give your leader [defense]-1.", name="Burn")
    play = board("en", field=(watch,), hand=(burn,)).take('play "Burn"')
    assert len(names(play, "hand")) == 1


def test_the_next_card_of_a_kind_is_cheaper_once() -> None:
    sale = follower("Sale", 1, 1, *en("[fanfare] The next spell you play this turn costs 2 less."), cost=1)
    bolt = charm("Draw a card.", 3, "Bolt")
    play = board("en", hand=(sale, bolt, bolt, OX), pp=5).take('play "Sale"', 'play "Bolt"')
    assert num(play, 0) == 3
    play.take('play "Bolt"')
    assert num(play, 0) == 0


def test_an_additional_cost_that_may_be_paid() -> None:
    first = "As an additional cost to play this card, you may discard a follower."
    then = "Draw a card. If you paid this card's additional cost, draw 3 cards instead."
    made = (*read_text(first, "spell"), *read_text(then, "spell"))
    spell = Card(
        "~Deal", "Deal", ("spell",), {"cost": 0}, {"class": ("Neutral",)}, "", read_text(f"{first}\n{then}", "spell")
    )
    assert len(spell.abilities) == 1 and len(made) == 2
    play = board("en", hand=(spell, BEE)).take('play "Deal"', "pay for additional cost")
    assert len(names(play, "hand")) == 3 and "Bee" in names(play, "cemetery")
    play = board("en", hand=(spell, BEE)).take('play "Deal"', "do not pay for additional cost")
    assert len(names(play, "hand")) == 2


def test_twice_per_turn() -> None:
    well = amulet("Well", *en("[act] [cost00]: Draw a card. Activate only twice per turn."))
    play = board("en", field=(well,)).take('use "Well"', 'use "Well"')
    assert not offers(play, 'use "Well"') and len(names(play, "hand")) == 2


def test_a_price_for_the_first_card_each_turn() -> None:
    shop = amulet("Shop", *en("The 1st Imp card you play each turn costs 2 less."))
    imp = follower("Imp", 1, 1, cost=2, trait="Imp")
    play = board("en", field=(shop,), hand=(imp, imp), pp=2).take('play "Imp"')
    assert num(play, 0) == 2
    play.take('play "Imp"')
    assert num(play, 0) == 0


def test_what_cannot_be_played_unless() -> None:
    big = follower(
        "Big", 5, 5, *en("This can't be played unless there are at least 2 followers on your field."), cost=1
    )
    assert not offers(board("en", hand=(big,), field=(BEE,)), 'play "Big"')
    assert offers(board("en", hand=(big,), field=(BEE, OX)), 'play "Big"')


def test_an_ability_in_the_cemetery_summons_its_card_and_goes_on() -> None:
    text = "[act] [cost03]: Summon this card from your cemetery. Give it Storm."
    play = board("en", cemetery=(follower("Rise", 2, 2, *en(text)),)).take('use "Rise"')
    (id,) = play.game.zone("field", 0)
    assert layers.has(play.game, id, "Storm")
