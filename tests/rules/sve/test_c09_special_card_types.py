"""SVE chapter 9: tokens."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.tree import Automatic, Create, Draw, Modify, When
from ludex.core.values import layers
from ludex.games.sve.book import BOOKS
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    HAND,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    follower,
    leader_hit,
    num,
    offers,
    one,
    put,
    spell,
    t,
    zone_sizes,
)

CAT, BEAR = follower("Cat", 1, 1), follower("Bear", 2, 4)


def token(edition: str, name: str) -> Card:
    return BOOKS[edition].tokens[name]


def make(name: str, n: int = 1, to: str = "field", who: str = "you") -> Card:
    return spell("Make", Create(name, n, to, who))


def called(edition: str, name: str) -> str:
    return token(edition, name).name


def test_9_1_1_1_tokens_count_as_cards(edition: str) -> None:
    rouse = spell("Rouse", t.Continue((Modify(YOUR_FOLLOWER, "attack", "+", 1),), "turn"))
    play = board(edition, field=(CAT, CAT), hand=(make("Knight", 5), rouse, BEAR))
    play.take('play "Make"')
    assert len(play.game.zone("field", 0)) == 5  # the field's limit counts them
    assert not offers(play, 'play "Bear"')
    play.take('play "Rouse"')
    assert attack_of(play, 0, called(edition, "Knight")) == 2


def test_9_1_2_1_who_owns_and_controls_a_token(edition: str) -> None:
    play = board(edition, hand=(make("Knight", who="opponent"), CAT)).take('play "Make"')
    knight = play.obj("field", 1)
    assert (knight.owner, knight.player) == (1, 1)
    end_turn(play)
    assert offers(play, f'attack "{called(edition, "Knight")}" -> leader')


def test_9_1_2_2_a_created_token_was_put_there(edition: str) -> None:
    resolve = put(token(edition, "Leonidas's Resolve"))
    play = board(edition, field=(resolve,), hand=(make("Knight"),), enemy=(put(CAT, engaged=True),)).take('play "Make"')
    name = called(edition, "Knight")
    assert (attack_of(play, 0, name), defense_of(play, 0, name)) == (4, 4)
    assert offers(play, f'attack "{name}" -> "Cat"')  # it also has Rush
    keeper = follower("Keeper", 1, 1, Automatic(When("move", t.YOURS, dst=("ex",)), do=(t.Damage(YOUR_LEADER, 1),)))
    play = board(edition, field=(keeper,), hand=(make("Knight", to="ex"),)).take('play "Make"')
    assert defense(play, 0) == 19


def test_9_1_2_2_it_enters_as_cards_enter(edition: str) -> None:
    """With the counter of Stack, and engaged if a text says that followers come so; an amulet is not touched."""
    snare = follower(
        "Snare", 1, 1, t.Passive((t.Rule("permit", "enters engaged", t.YOURS & t.Word("type", "follower")),))
    )
    for name, engaged, stack in (("Knight", 1, 0), ("Magic Sediment", 0, 1)):
        play = board(edition, field=(snare,), hand=(make(name), CAT)).take('play "Make"')
        made = play.obj("field", 0, called(edition, name))
        assert (made.state, made.counter("stack")) == (engaged, stack)


FIGURES = [
    ("Knight", 1, 1, 1, "Officer"),
    ("Viking", 3, 3, 2, "Thief"),
    ("Dragon", 4, 5, 5, "Wyrmkin"),
    ("Fairy Wisp", 0, 1, 1, "Pixie"),
    ("Holy Tiger", 4, 4, 4, "Beast"),
    ("Magical Pawn", 1, 2, 1, "Chess"),
]


@pytest.mark.parametrize(("name", "cost", "attack", "figure", "trait"), FIGURES)
def test_9_1_2_3_a_tokens_name_tells_what_it_is(
    edition: str, name: str, cost: int, attack: int, figure: int, trait: str
) -> None:
    play = board(edition, hand=(make(name), CAT)).take('play "Make"')
    made = play.obj("field", 0)
    assert (made.info.figures["cost"], attack_of(play, 0, made.info.name), defense_of(play, 0, made.info.name)) == (
        cost,
        attack,
        figure,
    )
    assert made.info.words["trait"] == (trait,)
    with pytest.raises(KeyError):
        board(edition, hand=(make("Nobody"),)).take('play "Make"')


def test_9_1_3_an_eliminated_token_is_nowhere(edition: str) -> None:
    kill = spell("Kill", t.Move(t.Ref("t"), "cemetery", "destroy"), targets=one(ENEMY_FOLLOWER))
    play = board(edition, enemy=(put(token(edition, "Knight")),), hand=(kill, CAT))
    id = play.obj("field", 1).id
    play.take('play "Kill"')
    assert zone_sizes(play, 1, "field", "cemetery", "banished", "hand") == [0, 0, 0, 0]
    assert id not in play.game.objects and all(
        o.card.name != called(edition, "Knight") for o in play.game.objects.values()
    )


def test_9_1_3_1_it_has_left_the_zone(edition: str) -> None:
    kill = spell("Kill", t.Move(t.Ref("t"), "cemetery", "destroy"), targets=one(ENEMY_FOLLOWER))
    mourner = follower(
        "Mourner", 1, 1, Automatic(When("eliminate", player="opponent", src=("cemetery",)), do=(Draw(1),))
    )
    play = board(edition, field=(mourner,), enemy=(put(token(edition, "Knight")),), hand=(kill, CAT)).take(
        'play "Kill"'
    )
    assert zone_sizes(play, 0, "hand") == [2]


@pytest.mark.parametrize("zone", ["hand", "deck", "cemetery", "banished"])
def test_9_1_4_1_followers_and_amulets_exist_on_field_and_in_the_ex_area(edition: str, zone: str) -> None:
    away = spell("Away", t.Move(t.Ref("t"), zone), targets=one(ENEMY_FOLLOWER))
    play = board(edition, enemy=(put(token(edition, "Knight")),), hand=(away, CAT))
    before = zone_sizes(play, 1, zone)
    play.take('play "Away"')
    assert zone_sizes(play, 1, "field", zone) == [0, *before]
    back = spell("Back", t.Move(t.Ref("t"), "ex"), targets=one(ENEMY_FOLLOWER))
    kept = board(edition, enemy=(put(token(edition, "Knight")),), hand=(back, CAT)).take('play "Back"')
    assert kept.names("ex", 1) == [called(edition, "Knight")]


def test_9_1_4_2_spell_tokens_vanish_after_use(edition: str) -> None:
    play = board(edition, ex=(token(edition, "Mimi"),), enemy=(BEAR,), hand=(CAT,))
    play.take(f'play "{called(edition, "Mimi")}"')
    assert defense_of(play, 1, "Bear") == 2
    assert zone_sizes(play, 0, "cemetery", "ex") == [0, 0]


def test_9_1_4_2_spell_tokens_do_not_exist_on_the_field(edition: str) -> None:
    out = spell("Out", t.Move(t.YOURS & t.Zone(("ex",)), "field"))
    play = board(edition, ex=(token(edition, "Mimi"), token(edition, "Knight")), hand=(out, CAT)).take('play "Out"')
    assert play.names("field", 0) == [called(edition, "Knight")] and play.names("ex", 0) == []


def test_9_1_4_3_gone_before_the_effect_goes_on(edition: str) -> None:
    swap = spell(
        "Shuffle",
        t.Move(t.Ref("t"), "hand", "return"),
        t.Choose("d", 1, HAND),
        t.Move(t.Ref("d"), "cemetery", "discard"),
        targets=one(YOUR_FOLLOWER),
    )
    play = board(edition, field=(put(token(edition, "Knight")),), hand=(swap, CAT, BEAR)).take('play "Shuffle"')
    assert play.offered == ['choose "Cat"', 'choose "Bear"']  # the token is in no hand


# --- the tokens of the appendix that have text (9.1.2.3) ---------------------------------------------------------


def test_9_1_2_3_ghost_has_storm_and_is_banished_in_the_end_phase(edition: str) -> None:
    play = board(edition, hand=(make("Ghost"), CAT)).take('play "Make"')
    name = called(edition, "Ghost")
    play.take(f'attack "{name}" -> leader')
    assert leader_hit(play) == 1
    play.take("end the main phase")
    assert play.names("field", 0) == []


def test_9_1_2_3_draconic_weapon_pays_with_itself(edition: str) -> None:
    wyrm = follower("Wyrm", 2, 2, craft="Dragoncraft")
    weapon = token(edition, "Draconic Weapon")
    play = board(edition, field=(put(weapon, new=True), wyrm, CAT), hand=(BEAR,)).take(f'use "{weapon.name}"')
    assert defense_of(play, 0, "Wyrm") == 3 and play.names("field", 0) == ["Wyrm", "Cat"]
    assert "Armed" in layers.words(play.game, play.obj("field", 0, "Wyrm").id, "trait")


def test_9_1_2_3_ephemeral_moon_protects_kaguya_in_its_controllers_turn(edition: str) -> None:
    kaguya = follower("Kaguya" if edition == "en" else "カグヤ", 1, 3)
    hurt = spell("Hurt", t.Damage(YOUR_FOLLOWER, 2))
    moon = token(edition, "Ephemeral Moon")
    play = board(edition, field=(moon, kaguya, put(follower("Cow", 0, 3))), hand=(hurt, CAT), enemy_hand=(CAT,))
    play.take('play "Hurt"')
    assert (defense_of(play, 0, kaguya.name), defense_of(play, 0, "Cow")) == (3, 1)
    end_turn(end_turn(play))
    assert moon.name not in play.names("field", 0)  # banished at the start of the own main phase


def test_9_1_2_3_goblin_king_rallies_other_goblins(edition: str) -> None:
    goblin = follower("Grunt", 1, 1, trait="Goblinoid")
    play = board(edition, field=(goblin, CAT), hand=(make("Goblin King"), CAT)).take('play "Make"')
    if offers(play, "leave"):
        play.take("leave")
    king = called(edition, "Goblin King")
    assert [attack_of(play, 0, n) for n in ("Grunt", "Cat", king)] == [2, 1, 6]


def test_9_1_2_3_thorn_burst_hits_leader_or_follower(edition: str) -> None:
    play = board(edition, ex=(token(edition, "Thorn Burst"),), enemy=(BEAR,))
    play.take("play", 'choose "Leader"')
    assert leader_hit(play) == 3 and zone_sizes(play, 0, "hand") == [1] and num(play, 0) == 3


def test_9_1_1_1_an_amulet_token_is_an_amulet(edition: str) -> None:
    play = board(edition, hand=(make("Magic Sediment"), CAT)).take('play "Make"')
    assert play.obj("field", 0).counter("stack") == 1
    assert amulet("Urn").types[0] in play.obj("field", 0).card.types
