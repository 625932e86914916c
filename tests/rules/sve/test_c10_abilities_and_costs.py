"""SVE 10.1 to 10.5: abilities, effects, validity, costs, Confirmation Timing."""

from __future__ import annotations

from ludex.core.tree import YOU, Automatic, Choose, Continue, Counters, Draw, Gain, If, May, Modify, Move, Passive, When
from ludex.core.values import layers
from ludex.games.sve.book import BOOKS
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    FIELD,
    HAND,
    STORM,
    WARD,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    evolved,
    evolver,
    fanfare,
    follower,
    last_words,
    leader_hit,
    num,
    offers,
    on_evolve,
    one,
    put,
    quick_spell,
    spell,
    strike,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
ENGAGE = t.SetState(t.SELF, "engaged")
BOLT = spell("Bolt", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER))
DISCARD = (Choose("c", 1, HAND), Move(t.Ref("c"), "cemetery", "discard"))


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


# --- 10.1 --------------------------------------------------------------------------------------------------------


def test_10_1_1_1_an_activated_ability_waits_to_be_used(edition: str) -> None:
    drum = amulet("Drum", t.Activated((ENGAGE,), do=(Draw(1),)))
    play = board(edition, field=(drum,), hand=(CAT,))
    assert 'use "Drum"' in play.offered
    end_turn(play)
    assert play.game.active == 1 and hand(play) == 1  # unused


def test_10_1_1_1_1_cost_before_the_colon_effect_after_it(edition: str) -> None:
    weapon = BOOKS[edition].tokens["Draconic Weapon"]
    wyrms = (follower("Wyrm", 2, 2, craft="Dragoncraft"), follower("Drake", 2, 2, craft="Dragoncraft"))
    play = board(edition, field=(weapon, *wyrms), hand=(CAT,)).take(f'use "{weapon.name}"')
    assert play.names("field", 0)[0] == weapon.name  # targets come first; nothing is paid yet
    play.take('choose "Drake"')
    kinds = [(event.kind, event.word) for event in play.trace.events]
    assert kinds.index(("state", "engaged")) < kinds.index(("move", "put"))
    assert (defense_of(play, 0, "Wyrm"), defense_of(play, 0, "Drake")) == (2, 3)


def test_10_1_1_2_an_automatic_ability_plays_itself(edition: str) -> None:
    """[SVE 10.1.1.2.1] Events and the starts of phases alike wait for Confirmation Timing."""
    greeter = follower("Greeter", 1, 1, fanfare(Draw(1)), Automatic(When("end phase", player=YOU), do=(Draw(1),)))
    play = board(edition, hand=(greeter, CAT)).take('play "Greeter"')
    assert hand(play) == 2
    end_turn(play)
    assert hand(play) == 3 and play.trace.steps.count("SVE 10.5.2.2") >= 2


def test_10_1_1_2_2_an_automatic_ability_with_a_cost(edition: str) -> None:
    scout = follower("Scout", 1, 1, fanfare(Draw(1), cost=(Gain("play points", -2),)), cost=3)
    poor = board(edition, hand=(scout, CAT), pp=4).take('play "Scout"')
    assert hand(poor) == 1 and num(poor, 0) == 1  # not payable: nothing taken
    rich = board(edition, hand=(scout, CAT), pp=5).take('play "Scout"')
    assert rich.offered == ["yes", "no"]
    rich.take("yes")
    assert hand(rich) == 2 and num(rich, 0) == 0


def test_10_1_1_3_a_passive_ability_works_while_its_card_is_there(edition: str) -> None:
    """[SVE 10.1.1.3.1] Without being played."""
    chief = follower("Chief", 1, 1, Passive((Modify(YOUR_FOLLOWER & ~t.SELF, "attack", "+", 1),)))
    kill = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(chief, kill)).take('play "Chief"')
    assert attack_of(play, 0, "Bear") == 3 and not play.game.pending
    assert not [e for e in play.trace.events if e.kind == "play" and e.word not in ("hand", "ex")]
    play.take('play "Kill"', 'choose "Chief"')
    assert attack_of(play, 0, "Bear") == 2


# --- 10.2 --------------------------------------------------------------------------------------------------------


def test_10_2_1_2_without_a_duration_it_lasts(edition: str) -> None:
    coco = BOOKS[edition].tokens["Coco"]
    play = board(edition, field=(BEAR,), ex=(coco,), hand=(CAT,)).take(f'play "{coco.name}"')
    end_turn(end_turn(play))
    assert attack_of(play, 0, "Bear") == 4


def test_10_2_1_3_1_instead(edition: str) -> None:
    """[SVE 10.10.1] [SVE 10.10.1.1] The replaced event has not happened: no destruction, no Last Words."""
    grail = t.Replace(When("move", t.SELF, dst=("cemetery",), word="destroy"), (Move(t.SELF, "banished", "banish"),))
    ghost = follower("Ghost", 1, 1, grail, last_words(Draw(1)))
    play = board(edition, field=(ghost,), hand=(spell("Hurt", t.Damage(YOUR_FOLLOWER, 1)), CAT)).take('play "Hurt"')
    assert play.names("banished", 0) == ["Ghost"] and "Ghost" not in play.names("cemetery", 0)
    assert hand(play) == 1 and "destroy" not in [event.word for event in play.trace.events]


def test_10_2_1_3_2_less_damage_is_a_replacement(edition: str) -> None:
    tough = t.Replace(When("damage", t.SELF), amount=t.Plus((t.EventAmount(), -1)))
    play = board(edition, field=(OX,), enemy=(put(follower("Turtle", 0, 9, tough), engaged=True),), hand=(CAT,))
    play.take('attack "Ox" -> "Turtle"')
    hits = [event.n for event in play.trace.events if event.kind == "damage"]
    assert hits == [2] and defense_of(play, 1, "Turtle") == 7


def test_10_2_1_3_3_what_playing_costs_is_not_the_cost(edition: str) -> None:
    cheap = amulet("Fair", Passive((t.Price(t.YOURS & t.Word("trait", "Pixie"), "=", 0),)))
    pixie = follower("Pixie", 1, 1, cost=2, trait="Pixie")
    play = board(edition, field=(cheap,), hand=(pixie, CAT), pp=1)
    id = play.obj("hand", 0, "Pixie").id
    assert 'play "Pixie"' in play.offered and layers.value(play.game, id, "cost") == 2
    play.take('play "Pixie"')
    assert play.names("field", 0) == ["Fair", "Pixie"]


# --- 10.3 --------------------------------------------------------------------------------------------------------


def test_10_3_2_an_invalid_ability_exists_but_asks_nothing(edition: str) -> None:
    picky = follower("Picky", 1, 1, fanfare(t.Damage(T, 1), targets=one(ENEMY_FOLLOWER), cond=t.TurnOf("opponent")))
    play = board(edition, hand=(picky,), enemy=(BEAR, OX), field=(CAT,)).take('play "Picky"')
    assert not offers(play, "choose")
    assert "end the main phase" in play.offered and layers.has(play.game, play.obj("field", 0, "Picky").id, "Fanfare")


def test_10_3_3_valid_only_under_a_condition(edition: str) -> None:
    wild = follower(
        "Wild",
        2,
        2,
        Passive(
            (t.Rule("permit", "attack this turn"), t.Rule("permit", "attack leader this turn")),
            t.Exists(t.YOURS & t.Zone(("ex",)), 2),
        ),
    )
    play = board(
        edition, field=(put(wild, new=True),), ex=(CAT,), hand=(spell("Make", t.Create("Knight", 1, "ex")),), pp=0
    )
    assert not offers(play, "attack")
    play.take('play "Make"')
    assert offers(play, 'attack "Wild" -> leader')


def test_10_3_4_a_text_that_speaks_of_a_zone_works_there(edition: str) -> None:
    thrift = Passive((t.Price(t.SELF, "+", -2),), t.Exists(ENEMY_FOLLOWER), zones=("hand", "ex"))
    sale = follower("Sale", 1, 1, thrift, cost=3)
    assert 'play "Sale"' in board(edition, hand=(sale, CAT), pp=2, enemy=(BEAR,)).offered
    assert 'play "Sale"' not in board(edition, hand=(sale, CAT), pp=2).offered
    play = board(edition, hand=(sale, CAT), pp=2, enemy=(BEAR,)).take('play "Sale"')
    assert num(play, 0) == 1


def test_10_3_5_abilities_of_followers_work_on_the_field_only(edition: str) -> None:
    chief = follower(
        "Chief",
        1,
        1,
        Passive((Modify(YOUR_FOLLOWER, "attack", "+", 1),)),
        Automatic(When("main phase", player=YOU), do=(Draw(1),)),
    )
    play = board(edition, phase="main begins", field=(BEAR,), hand=(chief,), ex=(chief,), cemetery=(chief,))
    assert attack_of(play, 0, "Bear") == 2 and hand(play) == 1


# --- 10.4 --------------------------------------------------------------------------------------------------------


def test_10_4_2_what_is_done_as_a_cost_is_really_done(edition: str) -> None:
    altar = amulet(
        "Altar", t.Activated((Choose("c", 1, YOUR_FOLLOWER), Move(t.Ref("c"), "cemetery", "destroy")), do=(Draw(1),))
    )
    play = board(edition, field=(altar, follower("Lamb", 1, 1, last_words(t.Damage(ENEMY_LEADER, 1)))), hand=(CAT,))
    play.take('use "Altar"')
    assert leader_hit(play) == 1 and hand(play) == 2


def test_10_4_2_1_costs_are_paid_in_the_order_listed(edition: str) -> None:
    order = follower("Order", 1, 1, t.Activated((Counters(t.SELF, "ink", 1), ENGAGE, *DISCARD), do=(Draw(1),)))
    play = board(edition, field=(order,), hand=(CAT,)).take('use "Order"')
    kinds = [e.kind for e in play.trace.events if e.kind in ("counter", "state") or e.word == "discard"]
    assert kinds == ["counter", "state", "move"]


def test_10_4_2_2_all_or_nothing(edition: str) -> None:
    drum = amulet("Drum", t.Activated((Gain("play points", -1), *DISCARD), do=(Draw(1),)))
    play = board(edition, field=(drum, BEAR))
    assert not offers(play, "use") and num(play, 0) == 5


def _discard(name: str) -> tuple[t.Instr, ...]:
    return (Choose(name, 1, t.YOURS & t.Zone(("hand",))), Move(t.Ref(name), "cemetery", "discard"))


def test_10_4_2_2_one_card_pays_one_part_and_none_pays_for_itself(edition: str) -> None:
    """[SVE 10.6.2.1] A card that is played has left the hand."""
    bell = spell("Bell", Draw(1), pay=_discard("a"))
    assert not offers(board(edition, hand=(bell,), field=(CAT,)), 'play "Bell"')
    play = board(edition, hand=(bell, OX)).take('play "Bell"')
    assert sorted(play.names("cemetery", 0)) == ["Bell", "Ox"]
    gong = spell("Gong", Draw(1), pay=(*_discard("a"), *_discard("b")))
    assert not offers(board(edition, hand=(gong, OX), field=(CAT,)), 'play "Gong"')
    assert offers(board(edition, hand=(gong, OX, CAT)), 'play "Gong"')
    optional = (May((), _discard("a"), name="one"), May((), _discard("b"), name="two"))
    drum = spell("Drum", Draw(1), pay=optional)
    play = board(edition, hand=(drum, OX)).take('play "Drum"', "pay for one")
    assert not offers(play, "pay for two") and play.names("cemetery", 0)[:1] == ["Ox"]


def test_8_4_4_a_follower_that_cannot_be_engaged_does_not_attack(edition: str) -> None:
    still = follower("Still", 1, 1, Passive((t.Rule("forbid", "event engaged"),)))
    play = board(edition, field=(still, CAT))
    assert offers(play, 'attack "Cat"') and not offers(play, 'attack "Still"')


def test_10_4_3_the_controller_pays(edition: str) -> None:
    lamp = follower("Lamp", 1, 1, t.Activated((Gain("play points", -2), *DISCARD), do=(Draw(1),)))
    play = board(edition, field=(put(lamp, owner=1),), hand=(CAT,), enemy_hand=(BEAR,), enemy_pp=9).take('use "Lamp"')
    assert (num(play, 0), num(play, 1)) == (3, 9)
    assert play.names("cemetery", 0) == ["Cat"] and play.names("hand", 1) == ["Bear"]


def test_10_4_4_play_points_are_subtracted(edition: str) -> None:
    play = board(edition, hand=(follower("Three", cost=3),), pp=3).take('play "Three"')
    assert (num(play, 0), num(play, 0, "maximum play points")) == (0, 5)
    assert not offers(board(edition, hand=(follower("Three", cost=3),), field=(BEAR,), pp=2), "play")


def test_10_4_5_a_number_to_be_reduced_must_be_there(edition: str) -> None:
    forge = amulet("Forge", t.Activated((Gain("maximum play points", -2),), do=(Draw(1),)))
    jar = amulet("Jar", t.Activated((Counters(t.SELF, "bean", -2),), do=(Draw(1),)))
    play = board(edition, field=(forge, put(jar, counters={"bean": 1}), BEAR), max_pp=1)
    assert not offers(play, "use")
    play = board(edition, field=(forge, put(jar, counters={"bean": 2})), max_pp=2, hand=(CAT,))
    play.take('use "Forge"', 'use "Jar"')
    assert num(play, 0, "maximum play points") == 0 and play.obj("field", 0, "Jar").counter("bean") == 0


def test_10_4_6_engaging_as_a_cost(edition: str) -> None:
    """[SVE 10.4.6.1] Also in the turn the card came."""
    drum = amulet("Drum", t.Activated((ENGAGE,), do=(Draw(1),)))
    crew = amulet(
        "Crew",
        t.Activated(
            (Choose("c", 1, YOUR_FOLLOWER & t.State("reserved")), t.SetState(t.Ref("c"), "engaged")), do=(Draw(1),)
        ),
    )
    play = board(edition, field=(put(drum, engaged=True), put(BEAR, engaged=True), crew), hand=(CAT,))
    assert not offers(play, "use")
    play = board(edition, field=(put(drum, new=True), put(BEAR, new=True), crew), hand=(CAT,)).take(
        'use "Drum"', 'use "Crew"'
    )
    assert hand(play) == 3 and play.obj("field", 0, "Bear").state == 1 and play.obj("field", 0, "Crew").state == 0


def test_10_4_7_an_optional_cost_may_be_declined(edition: str) -> None:
    """[SVE 10.4.7.2] What hangs on it is the whole rest of that paragraph, not the next."""
    text = spell("Text", May((Draw(1), t.Do("restore", YOUR_LEADER, 1)), DISCARD), t.Damage(ENEMY_LEADER, 1))
    play = board(edition, hand=(text, CAT, BEAR)).take('play "Text"', "no")
    assert (hand(play), defense(play, 0), leader_hit(play)) == (2, 20, 1)
    play = board(edition, hand=(text, CAT, BEAR)).take('play "Text"', "yes", 'choose "Cat"')
    assert (hand(play), defense(play, 0), leader_hit(play)) == (2, 21, 1)


def test_10_4_7_1_a_keyword_before_a_colon_is_no_cost(edition: str) -> None:
    from ludex.games.sve.text import read_text

    plain, costly = read_text("On Evolve: Draw a card.\nOn Evolve, discard a card: Draw 2 cards.", "follower")
    assert isinstance(plain, Automatic) and isinstance(costly, Automatic)
    assert plain.cost == () and len(costly.cost) == 2
    play = board(edition, field=(evolver("Elf"),), evolve=(evolved("Elf", 4, 4, plain),), hand=(CAT, BEAR)).take(
        'evolve "Elf"'
    )
    assert not offers(play, "yes") and hand(play) == 3
    play = board(edition, field=(evolver("Elf"),), evolve=(evolved("Elf", 4, 4, costly),), hand=(CAT, BEAR)).take(
        'evolve "Elf"'
    )
    assert play.offered == ["yes", "no"]


FEAST = (Choose("meal", 2, t.YOURS & t.Zone(("cemetery",))), Move(t.Ref("meal"), "banished", "banish"))
GHOUL = follower(
    "Ghoul",
    1,
    1,
    t.Spell(
        (If(t.Did("feast"), (Continue((Modify(t.SELF, "attack", "+", 2), Modify(t.SELF, "defense", "+", 2)), ""),)),),
        cost=(May((), FEAST, name="feast"),),
    ),
)


def test_10_4_7_3_a_process_when_playing(edition: str) -> None:
    play = board(edition, hand=(GHOUL,), cemetery=(CAT, BEAR, OX)).take('play "Ghoul"')
    assert play.offered == ["pay for feast", "do not pay for feast"]
    play.take("pay for feast", 'choose "Cat"', 'choose "Ox"')
    assert (attack_of(play, 0, "Ghoul"), defense_of(play, 0, "Ghoul")) == (3, 3)
    assert play.names("cemetery", 0) == ["Bear"]
    play = board(edition, hand=(GHOUL, CAT), cemetery=(CAT, BEAR)).take('play "Ghoul"', "do not pay for feast")
    assert attack_of(play, 0, "Ghoul") == 1
    assert not offers(board(edition, hand=(GHOUL, CAT), cemetery=(CAT,)).take('play "Ghoul"'), "pay")


def test_10_4_7_4_an_automatic_abilitys_cost_is_asked_when_it_resolves(edition: str) -> None:
    archer = follower("Archer", 2, 2, strike(t.Damage(ENEMY_LEADER, 2), cost=(Gain("play points", -1),)))
    play = board(edition, field=(archer,), hand=(CAT,), pp=1).take('attack "Archer" -> leader')
    assert play.offered == ["yes", "no"] and not play.game.pending and defense(play, 1) == 20
    play.take("yes")
    assert leader_hit(play) == 4 and num(play, 0) == 0


def test_10_4_7_5_a_process_in_the_middle_of_a_text(edition: str) -> None:
    text = spell("Text", Draw(1), May((t.Damage(ENEMY_LEADER, 3),), DISCARD))
    play = board(edition, hand=(text, CAT), deck=(OX, BEAR)).take('play "Text"', "yes")
    assert sorted(play.offered) == ['choose "Cat"', 'choose "Ox"']  # the card just drawn may be discarded
    play.take('choose "Ox"')
    assert leader_hit(play) == 3


# --- 10.5 --------------------------------------------------------------------------------------------------------


def test_10_5_1_1_rules_handling_first_then_abilities(edition: str) -> None:
    boom = follower("Boom", 1, 1, fanfare(t.Do("restore", YOUR_LEADER, t.Count(YOUR_FOLLOWER))))
    storm = amulet("Hail", Passive((Modify(YOUR_FOLLOWER, "defense", "+", -1),)))
    play = board(edition, field=(storm, OX), hand=(boom, BEAR)).take('play "Boom"')
    assert play.names("cemetery", 0) == ["Boom"] and defense(play, 0) == 21  # it was gone when its Fanfare counted


def test_10_5_2_1_passes_until_nothing_is_left(edition: str) -> None:
    shield = follower(
        "Shield", 1, 1, Passive((Modify(YOUR_FOLLOWER & ~t.SELF, "defense", "+", 1),)), last_words(Draw(1))
    )
    frail = follower("Frail", 1, 1)
    play = board(edition, field=(shield, frail, CAT), hand=(spell("Hail", t.Damage(YOUR_FOLLOWER, 1)), BEAR)).take(
        'play "Hail"'
    )
    moves = [event for event in play.trace.events if event.word == "destroy"]
    assert play.names("field", 0) == [] and len(moves) == 3
    drawn = next(i for i, event in enumerate(play.trace.events) if event.word == "draw")
    assert max(i for i, event in enumerate(play.trace.events) if event.word == "destroy") < drawn


def test_10_5_2_2_one_ability_at_a_time_then_rules_again(edition: str) -> None:
    """[SVE 10.7.3] One instance is played, the others keep waiting. [SVE 10.7.3.1] None may be refused."""
    rat = follower("Rat", 1, 1, last_words(Draw(1)))
    bomb = follower("Bomb", 1, 1, fanfare(t.Damage(YOUR_FOLLOWER, 1)), fanfare(t.Do("restore", YOUR_LEADER, 1)))
    play = board(edition, field=(rat,), hand=(bomb, CAT)).take('play "Bomb"')
    hurts = 'resolve "Bomb" Fanfare: 1 damage to your follower in the field'
    heals = 'resolve "Bomb" Fanfare: restore your card in the leader'
    assert play.offered == [hurts, heals]
    play.take('resolve "Bomb" Fanfare #1')
    assert play.offered == [heals, 'resolve "Rat" Last Words']  # the new one may go before the old
    play.take('resolve "Rat" Last Words')
    assert hand(play) == 2 and defense(play, 0) == 21


def test_10_5_2_3_the_other_player_when_the_active_one_has_none(edition: str) -> None:
    mine = follower(
        "Mine", 1, 1, last_words(t.Damage(ENEMY_LEADER, 1)), Automatic(When("restore", player=""), do=(Draw(1),))
    )
    keeper = follower("Keeper", 1, 9, Automatic(When("restore"), do=(Draw(1),)))
    theirs = follower("Theirs", 1, 1, last_words(t.Do("restore", YOUR_LEADER, 1)))
    hail = spell("Hail", t.Damage(FIELD & t.Word("type", "follower"), 1))
    play = board(edition, field=(mine, keeper), enemy=(theirs,), hand=(hail, CAT)).take('play "Hail"')
    order = [
        e.kind
        for e in play.trace.events
        if (e.kind == "damage" and e.n == 1 and e.word == "ability") or e.kind == "restore" or e.word == "draw"
    ]
    assert order[-3:] == ["damage", "restore", "move"] and hand(play) == 2


def test_10_5_2_4_then_the_game_goes_on(edition: str) -> None:
    archer = follower("Archer", 1, 2, strike(Draw(1)))
    zap = quick_spell("Zap", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER))
    play = board(edition, field=(archer,), enemy_hand=(zap,)).take('attack "Archer" -> leader')
    assert "SVE 10.5.2.4" in play.trace.steps and play.offered == ['play "Zap"', "do nothing"]


def test_10_4_2_a_discard_as_a_cost_triggers(edition: str) -> None:
    drum = amulet(
        "Drum",
        t.Activated(DISCARD, do=(Draw(1),)),
        Automatic(When("move", player=YOU, word="discard"), do=(t.Damage(ENEMY_LEADER, 1),)),
    )
    assert leader_hit(board(edition, field=(drum,), hand=(CAT,)).take('use "Drum"')) == 1


def test_10_3_5_keywords_do_nothing_from_hand(edition: str) -> None:
    guard = follower("Guard", 1, 1, *WARD.means, *STORM.means)
    play = board(edition, field=(BEAR,), enemy_hand=(guard,), hand=(guard,)).take("end the main phase")
    assert play.game.active == 1 and not offers(play, "engage")


def test_12_6_2_cost_form_from_a_tree(edition: str) -> None:
    """[SVE 10.4.7.4]"""
    sage = evolved("Sage", 4, 4, on_evolve(Draw(2), cost=DISCARD))
    play = board(edition, field=(evolver("Sage"),), evolve=(sage,), hand=(CAT, BEAR)).take('evolve "Sage"', "no")
    assert hand(play) == 2 and zone_sizes(play, 0, "cemetery") == [0]
