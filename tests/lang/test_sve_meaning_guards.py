"""What compiled text does at the table: damage that is changed, prohibitions, ways to pay, conditions said short."""

from __future__ import annotations

import pytest

from ludex.games import compile_text
from ludex.lang.compile import DECLINED, WHOLE
from tests.lang.test_sve_meaning_rules import BEE, OX, charm, en, names
from tests.rules.sve.support import amulet, attack_of, board, defense, defense_of, evolved, follower, num, offers, put

SAME = (
    ("If this would take more than 3 damage, it takes 3 instead.", "これが受ける4以上のダメージを3にする。"),
    ("If a follower on your field would take more than 2 damage, it takes 2 instead.",
     "これが場にいる限り、自分の場のフォロワーが受ける3以上のダメージを2にする。"),
    ("This can't be destroyed or banished by abilities.", "これは能力によって破壊されず、消滅しない。"),
    ("You may play any number of [evolve] per turn.",
     "これが場にいる限り、自分は[進化]能力を1ターンに何回でも使える。"),
    ("[fanfare] If there are at least 2 followers on your field, draw a card. If there are at least 4, draw 2 cards.",
     "[ファンファーレ]自分の場のフォロワーが2体以上なら、1枚引く。4体以上なら、2枚引く。"),
    ("[fanfare] Remove a mana counter from this card: Draw a card.",
     "[ファンファーレ]これの魔力カウンター1個を取る：1枚引く。"),
    ("While this card is reserved on your field, it has Aura.",
     "これがスタンド状態である限り、これは【オーラ】を持つ。"),
)  # fmt: skip


@pytest.mark.parametrize(("english", "japanese"), SAME)
def test_both_languages_mean_the_same(english: str, japanese: str) -> None:
    one, two = compile_text("sve", "en", english), compile_text("sve", "ja", japanese)
    assert (one.status, two.status) == (WHOLE, WHOLE), (one.words, two.words)
    assert one.abilities == two.abilities


HURT = charm("Deal 4 damage to each follower on the field.", name="Hurt")


def test_damage_is_capped() -> None:
    wall = follower("Wall", 1, 9, *en("If this would take more than 3 damage, it takes 3 instead."))
    play = board("en", field=(wall, put(OX)), hand=(HURT,)).take('play "Hurt"')
    assert (defense_of(play, 0, "Wall"), defense_of(play, 0, "Ox")) == (6, 1)
    nick = charm("Deal 2 damage to each follower on the field.", name="Nick")
    assert defense_of(board("en", field=(wall,), hand=(nick,)).take('play "Nick"'), 0, "Wall") == 7


def test_damage_to_a_leader_is_lessened_for_the_turn() -> None:
    ward = charm("If your leader would take damage this turn, it takes that much minus 1 instead.")
    burn = charm("Deal 3 damage to your leader.", name="Burn")
    play = board("en", field=(BEE,), hand=(ward, burn))
    before = defense(play, 0)
    assert defense(play.take('play "Charm"', 'play "Burn"'), 0) == before - 2


def test_others_deal_more_damage() -> None:
    drum = amulet("Drum", *en("If an Imp follower on your field would deal damage, it deals that much plus 1 instead."))
    imp = follower("Imp", 2, 2, trait="Imp")
    play = board("en", field=(drum, imp), enemy=(put(OX, engaged=True),)).take('attack "Imp" -> "Ox"')
    assert defense_of(play, 1, "Ox") == 2
    play = board("en", field=(drum, OX), enemy=(put(OX, engaged=True),)).take('attack "Ox" -> "Ox"')
    assert defense_of(play, 1, "Ox") == 3


def test_what_abilities_can_neither_destroy_nor_banish() -> None:
    rock = follower("Rock", 1, 4, *en("This can't be destroyed or banished by abilities."))
    for text in ("Destroy each follower on the field.", "Banish each follower on the field."):
        play = board("en", field=(rock, BEE), hand=(charm(text),)).take('play "Charm"')
        assert names(play, "field") == ["Rock"]
    assert not names(board("en", field=(rock,), hand=(HURT,)).take('play "Hurt"'), "field")


def test_enemies_are_banished_instead_of_dying() -> None:
    pit = amulet("Pit", *en("If an enemy follower would be put from the field into the cemetery, banish it instead."))
    play = board("en", field=(pit, BEE), enemy=(BEE,), hand=(HURT,)).take('play "Hurt"')
    assert names(play, "banished", 1) == ["Bee"] and "Bee" in names(play, "cemetery")


def test_evolving_more_than_once_a_turn() -> None:
    moth = follower("Moth", 1, 1, *en("[evolve] [cost01]: Evolve this follower."))
    free = amulet("Free", *en("You may play any number of [evolve] per turn."))
    ups = (evolved("Moth"), evolved("Moth"))
    assert not offers(board("en", field=(moth, moth), evolve=ups).take('evolve "Moth"'), 'evolve "Moth"')
    assert offers(board("en", field=(free, moth, moth), evolve=ups).take('evolve "Moth"'), 'evolve "Moth"')


def test_evolving_costs_less() -> None:
    text = "This card's [evolve] costs 1 less for every other follower on your field."
    moth = follower("Moth", 1, 1, *en("[evolve] [cost03]: Evolve this follower."), *en(text))
    play = board("en", field=(moth, BEE, OX), evolve=(evolved("Moth"),), pp=1).take('evolve "Moth"')
    assert num(play, 0) == 0
    assert not offers(board("en", field=(moth, BEE), evolve=(evolved("Moth"),), pp=1), "evolve")


def test_a_condition_that_counts_again() -> None:
    text = "If there are at least 2 followers on your field, draw a card. If there are at least 3, draw 2 cards."
    for bees, cards in ((1, 0), (2, 1), (3, 3)):
        play = board("en", field=(BEE,) * bees, hand=(charm(text), OX)).take('play "Charm"')
        assert len(names(play, "hand")) == 1 + cards
    assert compile_text("sve", "en", "[fanfare] If there are at least 3, draw a card.").status == DECLINED


def test_an_option_is_chosen_once_a_turn() -> None:
    text = "[act] [cost00]: Choose one that you haven't chosen this turn. (1) Draw a card. (2) Give this [attack]+1."
    play = board("en", field=(follower("Sage", 1, 1, *en(text)), BEE)).take(
        'use "Sage"', 'option 1 of "Sage"', 'use "Sage"'
    )
    assert attack_of(play, 0, "Sage") == 2 and len(names(play, "hand")) == 1


def test_only_what_is_reserved_can_be_engaged_to_pay() -> None:
    horn = amulet("Horn", *en("[act] [engage] 2 followers on your field: Draw a card."))
    assert not offers(board("en", field=(horn, BEE, put(OX, engaged=True))), 'use "Horn"')
    assert offers(board("en", field=(horn, BEE, OX)), 'use "Horn"')


def test_a_spell_with_a_cost_of_its_own() -> None:
    text = "Bury a follower: Draw 2 cards."
    play = board("en", field=(BEE,), hand=(charm(text), OX)).take('play "Charm"', "yes")
    assert names(play, "cemetery") == ["Bee", "Charm"] and len(names(play, "hand")) == 3
    play = board("en", field=(BEE,), hand=(charm(text), OX)).take('play "Charm"', "no")
    assert names(play, "field") == ["Bee"] and len(names(play, "hand")) == 1


def test_a_number_of_ones_choice_is_paid() -> None:
    imp = follower("Imp", 1, 1, *en("[fanfare] [costX]: Draw X cards. X equals a number of your choice."), cost=0)
    play = board("en", hand=(imp,), pp=3).take('play "Imp"', "yes", "2")
    assert num(play, 0) == 1 and len(names(play, "hand")) == 2
    assert compile_text("sve", "en", "[fanfare] Draw X cards.").status == DECLINED


def test_a_way_to_pay_less() -> None:
    first = "When playing this, engage a follower on your field: This costs 3 less to play."
    big = follower("Big", 4, 4, *en(first), cost=5)
    assert not offers(board("en", hand=(big,), pp=2), 'play "Big"')
    play = board("en", hand=(big,), field=(BEE,), pp=2).take('play "Big"')
    assert num(play, 0) == 0 and names(play, "field") == ["Bee", "Big"]


def test_counters_of_two_words() -> None:
    text = "[act] Remove 2 inner fire counters from this: Draw a card."
    assert compile_text("sve", "en", text).status == WHOLE
    play = board("en", field=(put(amulet("Hearth", *en(text)), counters={"inner fire": 3}),)).take('use "Hearth"')
    assert len(names(play, "hand")) == 1
