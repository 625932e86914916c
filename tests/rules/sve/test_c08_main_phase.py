"""SVE chapter 8: main phase actions and attacks."""

from __future__ import annotations

from ludex.core.position.game import Ctx
from ludex.core.tree import Automatic, Draw, Modify, When
from ludex.games.sve.c08_main_phase import in_combat
from tests.rules.sve.support import (
    AURA,
    BANE,
    DRAIN,
    ENEMY_FOLLOWER,
    RUSH,
    WARD,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    evolved,
    evolver,
    follower,
    last_words,
    num,
    offers,
    one,
    put,
    quick_spell,
    spell,
    strike,
    t,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
ZAP = quick_spell("Zap", t.Damage(t.Ref("t"), 1), targets=one(ENEMY_FOLLOWER))
SLAY = quick_spell("Slay", t.Move(t.Ref("t"), "cemetery", "destroy"), targets=one(ENEMY_FOLLOWER))
ENGAGE = (t.SetState(t.SELF, "engaged"),)


def test_8_1_2_what_cannot_be_carried_through_is_not_offered(edition: str) -> None:
    bolt = spell("Bolt", t.Damage(t.Ref("t"), 1), targets=one(ENEMY_FOLLOWER))
    dear = spell("Dear", Draw(1), cost=6)
    play = board(
        edition, hand=(bolt, dear, CAT), field=(put(amulet("Bell", t.Activated(ENGAGE, do=(Draw(1),))), engaged=True),)
    )
    assert play.offered == ['play "Cat"', "end the main phase"]


def test_8_2_1_cards_from_hand_and_ex_area_for_their_cost(edition: str) -> None:
    play = board(
        edition,
        hand=(follower("Three", cost=3),),
        ex=(follower("Two", cost=2),),
        pp=3,
        enemy_ex=(CAT,),
        cemetery=(CAT,),
    )
    assert play.offered == ['play "Three"', 'play "Two"', "end the main phase"]
    play.take('play "Three"')
    assert num(play, 0) == 0 and play.names("field", 0) == ["Three"]
    poor = board(edition, hand=(follower("Three", cost=3), CAT), pp=2)
    assert not offers(poor, 'play "Three"')


def test_8_3_1_activated_abilities_of_cards_one_controls(edition: str) -> None:
    drum = amulet("Drum", t.Activated(ENGAGE, do=(Draw(1),)))
    play = board(
        edition,
        field=(drum,),
        enemy=(amulet("Gong", t.Activated(ENGAGE, do=(Draw(1),))),),
        hand=(amulet("Lute", t.Activated((), do=(Draw(1),))),),
    )
    assert [text for text in play.offered if text.startswith("use")] == ['use "Drum"']


def test_8_3_2_one_evolve_ability_a_turn(edition: str) -> None:
    lift = spell("Lift", t.Do("evolve", t.Ref("t")), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(evolver("A"), evolver("B")), evolve=(evolved("A"), evolved("B")), hand=(lift,))
    assert offers(play, 'evolve "A"', 'evolve "B"')
    play.take('evolve "A"')
    assert not offers(play, "evolve")
    play.take('play "Lift"', 'choose "B"')  # by an effect it still evolves
    assert attack_of(play, 0, "B") == 4
    end_turn(end_turn(play))
    assert "evolve ability" not in play.game.memory


def test_8_4_1_a_follower_attacks_an_enemy_follower_or_leader(edition: str) -> None:
    play = board(edition, field=(BEAR, amulet("Urn")), enemy=(put(OX, engaged=True), put(amulet("Vase"), engaged=True)))
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Bear" -> leader', 'attack "Bear" -> "Ox"']


def test_8_4_2_the_attacker_is_reserved(edition: str) -> None:
    rouse = spell("Rouse", t.SetState(t.Ref("t"), "reserved"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(rouse,)).take('attack "Bear" -> leader')
    assert not offers(play, "attack")
    play.take('play "Rouse"', 'attack "Bear" -> leader')
    assert defense(play, 1) == 16


def test_8_4_2_1_on_the_field_since_the_turn_began_or_evolved(edition: str) -> None:
    play = board(
        edition,
        field=(put(evolver("Elf"), new=True),),
        evolve=(evolved("Elf"),),
        enemy=(put(CAT, engaged=True),),
        hand=(OX,),
    )
    assert not offers(play, "attack")
    play.take('evolve "Elf" (1 play point)')
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Elf" -> "Cat"']
    take = spell("Take", t.Do("steal", t.Ref("t")), targets=one(ENEMY_FOLLOWER))
    thief = board(edition, enemy=(OX, put(CAT, engaged=True)), hand=(take, BEAR)).take('play "Take"', 'choose "Ox"')
    assert thief.names("field", 0) == ["Ox"] and not offers(thief, "attack")


def test_8_4_3_the_target_is_no_selection_that_aura_stops(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(follower("Veil", 1, 1, *AURA.means), engaged=True),))
    play.take('attack "Bear" -> "Veil"')
    assert play.names("cemetery", 1) == ["Veil"]


def test_8_4_3_1_engaged_followers_and_the_leader(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(CAT, engaged=True), OX))
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Bear" -> leader', 'attack "Bear" -> "Cat"']
    young = put(evolver("Elf"), new=True, evolve=evolved("Elf"), evolved_now=True)
    play = board(edition, field=(young,), enemy=(put(CAT, engaged=True), OX))
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Elf" -> "Cat"']


def test_8_4_2_1_an_evolved_newcomer_and_ward(edition: str) -> None:
    young = put(evolver("Elf"), new=True, evolve=evolved("Elf"), evolved_now=True)
    guard = put(follower("Guard", 1, 3, *WARD.means), engaged=True)
    play = board(edition, field=(young,), enemy=(guard, put(CAT, engaged=True)))
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Elf" -> "Guard"']


def test_8_4_3_2_without_a_target_no_attack(edition: str) -> None:
    wolf = put(follower("Wolf", 2, 2, *RUSH.means), new=True)
    assert offers(board(edition, field=(wolf,), enemy=(put(CAT, engaged=True),), hand=(OX,)), "attack")
    play = board(edition, field=(wolf,), enemy=(CAT,), hand=(OX,))
    assert not offers(play, "attack")
    assert play.obj("field", 0, "Wolf").state == 0 and "attack" not in play.trace.kinds()


def test_8_4_4_the_attacker_is_engaged(edition: str) -> None:
    """[SVE 8.4.5] Then it has attacked, once."""
    keen = follower("Keen", 2, 2, strike(Draw(1)), Automatic(When("state", t.SELF, word="engaged"), do=(Draw(1),)))
    play = board(edition, field=(keen,), hand=(CAT,)).take('attack "Keen" -> leader')
    kinds = play.trace.kinds()
    assert kinds.index("state") < kinds.index("attack")
    assert kinds.count("attack") == 1 and len(play.game.zone("hand", 0)) == 1  # the choice which resolves first is open
    play.take('resolve "Keen" Strike')
    assert len(play.game.zone("hand", 0)) == 3 and play.obj("field", 0, "Keen").state == 1


def test_8_4_5_1_combat_lasts_while_both_are_on_the_field(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(OX, engaged=True),), enemy_hand=(ZAP,)).take(
        'attack "Bear" -> "Ox"'
    )
    bear, ox = play.obj("field", 0).id, play.obj("field", 1).id
    assert in_combat(play.game, Ctx(bear, 0)) and in_combat(play.game, Ctx(ox, 1))
    straight = board(edition, field=(BEAR,), enemy_hand=(ZAP,)).take('attack "Bear" -> leader')
    assert not in_combat(straight.game, Ctx(straight.obj("field", 0).id, 0))
    gone = board(edition, field=(BEAR,), enemy=(put(OX, engaged=True),), enemy_hand=(SLAY, ZAP))
    gone.take('attack "Bear" -> "Ox"', 'play "Slay"')
    assert not in_combat(gone.game, Ctx(gone.obj("field", 1).id, 1))


def test_8_4_6_strike_resolves_before_quick_and_damage(edition: str) -> None:
    archer = follower("Archer", 3, 1, strike(t.Damage(t.Ref("other"), 3)))
    play = board(edition, field=(archer,), enemy=(put(OX, engaged=True),), enemy_hand=(ZAP,)).take(
        'attack "Archer" -> "Ox"'
    )
    assert play.names("cemetery", 1) == ["Ox"]
    assert play.decision is not None and play.decision.player == 1
    play.take("do nothing")
    assert play.names("field", 0) == ["Archer"] and defense_of(play, 0, "Archer") == 1


def test_8_4_7_the_other_player_may_play_something_quick(edition: str) -> None:
    play = board(edition, field=(BEAR,), hand=(ZAP,), enemy=(CAT,), enemy_hand=(ZAP, CAT), enemy_pp=3)
    play.take('attack "Bear" -> leader')
    assert play.decision is not None and play.decision.player == 1
    assert play.offered == ['play "Zap"', "do nothing"]
    assert defense(play, 1) == 20  # no damage yet


def test_8_4_8_the_window_closes_only_on_a_pass(edition: str) -> None:
    rat = follower("Rat", 1, 1, last_words(Draw(1)))
    play = board(edition, field=(BEAR, rat), enemy_hand=(ZAP, ZAP)).take(
        'attack "Bear" -> leader', 'play "Zap"', 'choose "Rat"'
    )
    assert len(play.game.zone("hand", 0)) == 1  # a full Confirmation Timing in between
    assert play.offered == ['play "Zap"', "do nothing"]
    play.take('play "Zap"')
    assert defense(play, 1) == 18 and defense_of(play, 0, "Bear") == 3


def test_8_4_9_damage_if_the_attacker_is_still_there(edition: str) -> None:
    play = board(edition, field=(BEAR, CAT), enemy=(put(OX, engaged=True),), enemy_hand=(SLAY,))
    play.take('attack "Bear" -> "Ox"', 'play "Slay"', 'choose "Bear"')
    assert defense_of(play, 1, "Ox") == 3
    weaken = quick_spell(
        "Weaken", t.Continue((Modify(t.Ref("t"), "attack", "=", 1),), "turn"), targets=one(ENEMY_FOLLOWER)
    )
    weak = board(edition, field=(OX,), enemy_hand=(weaken,)).take('attack "Ox" -> leader', 'play "Weaken"')
    assert defense(weak, 1) == 19


def test_8_4_9_a_target_that_left_neither_takes_nor_deals_damage(edition: str) -> None:
    """RULING-SVE-004."""
    home = quick_spell("Home", t.Move(t.Ref("t"), "hand", "return"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), enemy=(put(OX, engaged=True),), enemy_hand=(home,), hand=(CAT,))
    play.take('attack "Bear" -> "Ox"', 'play "Home"')
    assert play.names("hand", 1) == ["Ox"] and defense_of(play, 0, "Bear") == 4
    assert "damage" not in play.trace.kinds() and "fought" not in play.trace.kinds()


def test_8_4_9_an_attacker_that_changed_sides_is_still_on_the_field_and_hits(edition: str) -> None:
    """RULING-SVE-004: the paragraph asks where the attacker is, not whose it is."""
    lure = quick_spell("Lure", t.Do("steal", t.Ref("t")), targets=one(ENEMY_FOLLOWER))
    play = board(edition, field=(BEAR,), enemy_hand=(lure,), hand=(CAT,)).take('attack "Bear" -> leader', 'play "Lure"')
    assert play.names("field", 1) == ["Bear"] and defense(play, 1) == 18 and defense(play, 0) == 20


def test_8_4_9_1_the_target_hits_back_at_the_same_time(edition: str) -> None:
    play = board(edition, field=(follower("A", 3, 2),), enemy=(put(follower("D", 2, 3), engaged=True),)).take(
        'attack "A" -> "D"'
    )
    assert play.names("cemetery", 0) == ["A"] and play.names("cemetery", 1) == ["D"]
    assert play.trace.kinds().count("damage") == 2


def test_8_4_9_2_both_have_fought_if_both_are_still_there(edition: str) -> None:
    play = board(edition, field=(follower("A", 3, 2),), enemy=(put(follower("D", 2, 3), engaged=True),)).take(
        'attack "A" -> "D"'
    )
    fought = [event for event in play.trace.events if event.kind == "fought"]
    assert len(fought) == 2 and fought[0].obj == fought[1].other  # though both have no defense left
    straight = board(edition, field=(BEAR,)).take('attack "Bear" -> leader')
    assert "fought" not in straight.trace.kinds()


def test_8_4_10_deaths_first_then_what_the_fight_triggered(edition: str) -> None:
    ghoul = follower("Ghoul", 2, 2, *DRAIN.means, last_words(t.Damage(YOUR_LEADER, 1)))
    play = board(edition, field=(ghoul,), enemy=(put(follower("D", 2, 2, *BANE.means), engaged=True),), hand=(CAT,))
    play.take('attack "Ghoul" -> "D"')
    assert play.names("cemetery", 0) == ["Ghoul"] and play.names("cemetery", 1) == ["D"]
    assert play.offered == ['resolve "Ghoul" Drain', 'resolve "Ghoul" Last Words'] and defense(play, 0) == 20
    play.take('resolve "Ghoul" Drain')
    assert defense(play, 0) == 21 and 'play "Cat"' in play.offered


def test_8_4_11_the_combat_is_over(edition: str) -> None:
    tough = follower("Tough", 1, 9)
    play = board(edition, field=(tough,), enemy=(put(follower("Rock", 1, 9), engaged=True),), hand=(CAT,))
    play.take('attack "Tough" -> "Rock"')
    assert not in_combat(play.game, Ctx(play.obj("field", 0).id, 0)) and "attack ends" in play.trace.kinds()
