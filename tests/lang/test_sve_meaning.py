"""What compiled English text does at the table."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.sve.text import read_text
from tests.rules.sve.support import amulet, board, defense, defense_of, evolved, follower, num, offers, put


def charm(text: str, cost: int = 0) -> Card:
    return Card("~Charm", "Charm", ("spell",), {"cost": cost}, {"class": ("Neutral",)}, "", read_text(text, "spell"))


OX = follower("Ox", 2, 5)
BEE = follower("Bee", 1, 1)


def test_a_target_is_selected_before_anything_happens() -> None:
    play = board(
        "en", hand=(charm("Draw a card. Select an enemy follower on the field and deal it 1 damage."),), enemy=(OX, BEE)
    )
    play.take('play "Charm"')
    assert len(play.game.zone("hand", 0)) == 0
    play.take('choose "Ox"')
    assert len(play.game.zone("hand", 0)) == 1
    assert defense_of(play, 1, "Ox") == 4
    assert not offers(
        board("en", hand=(charm("Select an enemy follower on the field and banish it."),)), 'play "Charm"'
    )


def test_instead_is_one_or_the_other() -> None:
    text = "Deal 2 damage to each enemy follower on the field. If Overflow is active for you, deal 4 damage instead."
    assert defense_of(board("en", hand=(charm(text),), enemy=(OX,)).take('play "Charm"'), 1, "Ox") == 3
    assert defense_of(board("en", hand=(charm(text),), enemy=(OX,), max_pp=7).take('play "Charm"'), 1, "Ox") == 1


def test_x_is_counted_when_it_is_reached() -> None:
    text = "Draw a card. Deal X damage to each enemy follower on the field. X equals the number of cards in your hand."
    play = board("en", hand=(charm(text), BEE, BEE), enemy=(OX,)).take('play "Charm"')
    assert defense_of(play, 1, "Ox") == 2


def test_a_leader_that_loses_defense_is_not_dealt_damage() -> None:
    """[SVE 13.5.2.2] It has lost defense all the same."""
    text = "Give your leader [defense]-3. If Sanguine is active for you, recover 2 play points."
    play = board("en", hand=(charm(text, cost=2),), pp=2)
    before = defense(play, 0)
    play.take('play "Charm"')
    assert defense(play, 0) == before - 3
    assert num(play, 0) == 2


def test_an_evolve_cost_that_cannot_be_paid_is_not_offered() -> None:
    """[SVE 12.2.1]"""
    moth = follower("Moth", 1, 1, *read_text("[evolve] Discard a card: Evolve this follower.", "follower"))
    up = evolved("Moth")
    assert not offers(board("en", field=(moth,), evolve=(up,)), "evolve")
    play = board("en", field=(moth,), evolve=(up,), hand=(BEE,))
    assert offers(play, "evolve")


def test_what_may_not_attack() -> None:
    still = follower("Still", 2, 2, *read_text("This follower can't attack enemies.", "follower"))
    shy = follower("Shy", 2, 2, *read_text("This follower can't attack enemy leaders.", "follower"))
    play = board("en", field=(still, shy), enemy=(put(OX, engaged=True),))
    assert not offers(play, 'attack "Still"')
    assert offers(play, 'attack "Shy" -> "Ox"')
    assert not offers(play, 'attack "Shy" -> leader')


def test_a_shield_lasts_for_the_turn() -> None:
    text = "Select a follower on your field. For the rest of this turn, it doesn't take damage."
    hurt = charm("Deal 3 damage to each follower on the field.")
    hurt = Card("~Hurt", "Hurt", hurt.types, hurt.figures, hurt.words, "", hurt.abilities)
    play = board("en", field=(OX,), enemy=(OX,), hand=(charm(text), hurt)).take('play "Charm"', 'play "Hurt"')
    assert (defense_of(play, 0, "Ox"), defense_of(play, 1, "Ox")) == (5, 2)


def test_a_price_that_falls_for_every_follower() -> None:
    cheap = follower(
        "Cheap",
        1,
        1,
        *read_text("This card costs 1 less to play for every follower on your field.", "follower"),
        cost=3,
    )
    assert not offers(board("en", hand=(cheap,), pp=2), 'play "Cheap"')
    assert offers(board("en", hand=(cheap,), field=(BEE,), pp=2), 'play "Cheap"')


def test_others_have_what_a_card_gives_them() -> None:
    banner = amulet("Banner", *read_text("Each other follower on your field has Ward.", "follower"))
    assert isinstance(banner.abilities[0], t.Passive)
    wall = amulet(
        "Wall", *read_text("While this card is on your field, each follower on your field has [attack]+1.", "follower")
    )
    play = board("en", field=(wall, BEE), enemy=(put(OX, engaged=True),)).take('attack "Bee" -> "Ox"')
    assert defense_of(play, 1, "Ox") == 3


def test_the_top_cards_are_looked_at_and_one_may_be_taken() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may reveal an Imp follower from among them and add it to your hand. "
        "Put the remaining cards on the bottom of your deck in any order."
    )
    imp = follower("Imp", 1, 1, trait="Imp")
    play = board("en", hand=(charm(text),), deck=(BEE, imp, BEE, OX, OX)).take('play "Charm"')
    assert offers(play, 'choose "Imp"')
    assert not offers(play, 'choose "Bee"')
    play.take('choose "Imp"')
    assert "Imp" in [play.game.objects[id].card.name for id in play.game.zone("hand", 0)]
    assert [play.game.objects[id].card.name for id in play.game.zone("deck", 0)] == ["Bee", "Bee", "Ox", "Ox"]


def test_last_words_move_the_card_that_has_left() -> None:
    ghost = follower("Ghost", 1, 1, *read_text("[lastwords] Put this card into its owner's EX area.", "follower"))
    play = board("en", field=(ghost,), hand=(charm("Destroy each follower on the field."),)).take('play "Charm"')
    assert [play.game.objects[id].card.name for id in play.game.zone("ex", 0)] == ["Ghost"]
