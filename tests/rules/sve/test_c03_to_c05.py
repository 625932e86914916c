"""SVE chapters 2 to 5: card information, players, zones, key notations; and chapter 13 on classes."""

from __future__ import annotations

import pytest

from ludex.core.sight.view import view
from ludex.core.tree import (
    Choose,
    Continue,
    Count,
    Create,
    Draw,
    If,
    Look,
    Modes,
    Modify,
    Move,
    Named,
    Reveal,
    Roll,
    Search,
    SetState,
    Shuffle,
)
from ludex.core.values import layers
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c13_class_specific import EARTH_RITE, STACK, combo, necrocharge, spellchain
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    HAND,
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
    leader_hit,
    num,
    offers,
    one,
    put,
    spell,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
BURN = t.Damage(ENEMY_LEADER, 1)
STEAL = spell("Steal", t.Do("steal", T), targets=one(ENEMY_FOLLOWER))


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def test_2_5_1_cost_is_what_is_printed(edition: str) -> None:
    sale = amulet("Sale", t.Passive((t.Price(t.YOURS, "+", -1),)))
    kill = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER & t.Figure("cost", ">=", 3)), cost=1)
    play = board(edition, field=(sale, follower("Three", cost=3)), hand=(kill, CAT), pp=0).take('play "Kill"')
    assert play.names("field", 0) == ["Sale"]


def test_2_8_2_damage_lowers_defense(edition: str) -> None:
    """[SVE 2.8.3.1] A leader begins with twenty. [SVE 5.13.1]"""
    play = board(edition, field=(BEAR,), enemy=(put(follower("Rock", 1, 9), engaged=True),), hand=(CAT,))
    play.take('attack "Bear" -> "Rock"')
    assert (defense_of(play, 0, "Bear"), defense_of(play, 1, "Rock"), defense(play, 0)) == (3, 7, 20)


def test_3_1_2_the_controller_is_whose_zone_it_is_in(edition: str) -> None:
    """[SVE 5.21.1] [SVE 5.21.1.1] The owner stays the owner. [SVE 5.21.2] It keeps what it had."""
    prize = put(follower("Prize", 2, 5, fanfare(BURN)), engaged=True, damage=2, counters={"ink": 1})
    play = board(edition, enemy=(prize,), hand=(STEAL, CAT)).take('play "Steal"')
    stolen = play.obj("field", 0)
    assert (stolen.player, stolen.owner, stolen.state, stolen.damage, stolen.counter("ink")) == (0, 1, 1, 2, 1)
    assert leader_hit(play) == 0


def test_5_21_3_a_stolen_card_leaves_to_its_owners_zone(edition: str) -> None:
    """[SVE 4.1.6]"""
    for zone in ("cemetery", "hand", "ex", "banished"):
        away = spell("Away", Move(T, zone), targets=one(YOUR_FOLLOWER))
        play = board(edition, field=(put(OX, owner=1),), hand=(away, CAT)).take('play "Away"')
        assert "Ox" in play.names(zone, 1) and "Ox" not in play.names(zone, 0)
    grab = spell("Grab", Move(T, "hand", whose="you"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(put(OX, owner=1),), hand=(grab, CAT)).take('play "Grab"')
    assert play.names("hand", 1) == ["Ox"] and play.names("hand", 0) == ["Cat"]


def test_4_1_2_who_sees_what(edition: str) -> None:
    """[SVE 4.6.2] [SVE 4.7.2] [SVE 4.1.2.1] Everyone may count."""
    play = board(
        edition, hand=(CAT,), evolve=(evolved("Elf"),), enemy_hand=(BEAR, OX), ex=(CAT,), enemy_evolve=(evolved("Imp"),)
    )
    mine, theirs = view(play.game, 0)["players"][0]["zones"], view(play.game, 0)["players"][1]["zones"]
    assert mine["hand"][0]["name"] == "Cat" and mine["evolve deck"][0]["name"] == "Elf"
    assert [card.get("hidden") for card in theirs["hand"]] == [True, True] and theirs["evolve deck"][0]["hidden"]
    assert mine["deck"][0]["hidden"] and len(mine["deck"]) == 6
    assert view(play.game, 1)["players"][0]["zones"]["ex"][0]["name"] == "Cat"


def test_4_1_4_a_card_that_changes_zone_is_a_new_card(edition: str) -> None:
    up = spell("Up", Continue((Modify(T, "attack", "+", 5),), ""), targets=one(YOUR_FOLLOWER))
    home = spell("Home", Move(T, "hand", "return"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(put(BEAR, damage=1),), hand=(up, home)).take('play "Up"', 'play "Home"', 'play "Bear"')
    assert (attack_of(play, 0, "Bear"), defense_of(play, 0, "Bear")) == (2, 4)


def test_4_2_2_3_cards_enter_reserved(edition: str) -> None:
    play = board(edition, hand=(CAT, BEAR)).take('play "Cat"')
    assert play.obj("field", 0).state == 0


def test_4_4_4_2_what_does_not_fit_is_not_moved(edition: str) -> None:
    """[SVE 4.4.4.1] Five cards; the effect's controller picks."""
    rise = spell("Rise", Move(t.YOURS & t.Zone(("cemetery",)), "field"))
    play = board(edition, field=(CAT,) * 4, hand=(rise,), cemetery=(BEAR, OX)).take('play "Rise"')
    assert play.offered == ['put "Bear"', 'put "Ox"']
    play.take('put "Ox"')
    assert play.names("field", 0)[-1] == "Ox" and "Bear" in play.names("cemetery", 0)


def test_4_4_4_2_a_full_field_takes_no_stolen_card(edition: str) -> None:
    play = board(edition, field=(CAT,) * 5, enemy=(OX,), hand=(STEAL,)).take('play "Steal"')
    assert play.names("field", 1) == ["Ox"] and len(play.game.zone("field", 0)) == 5


def test_4_8_3_2_the_ex_area_takes_five(edition: str) -> None:
    """[SVE 4.8.3.1]"""
    play = board(edition, ex=(CAT,) * 4, hand=(spell("Make", Create("Knight", 3, "ex")),)).take('play "Make"')
    assert zone_sizes(play, 0, "ex") == [5]


def test_4_8_3_3_effects_stay_from_ex_area_to_field(edition: str) -> None:
    gift = spell(
        "Gift", Continue((Modify(T, "attack", "+", 2),), ""), Move(T, "field"), targets=one(t.YOURS & t.Zone(("ex",)))
    )
    play = board(edition, ex=(CAT,), hand=(gift, BEAR)).take('play "Gift"')
    assert attack_of(play, 0, "Cat") == 3 and not offers(play, "attack")  # and it came this turn


def test_4_7_3_1_seven_cards_in_hand(edition: str) -> None:
    play = board(edition, hand=tuple(follower(f"C{i}", cost=9) for i in range(9)), field=(CAT,)).take(
        "end the main phase"
    )
    assert len([text for text in play.offered if text.startswith("discard")]) == 9
    play.take('discard "C0"', 'discard "C8"')
    assert hand(play) == 7


def test_4_11_2_the_resolution_zone_is_open_to_both(edition: str) -> None:
    ask = spell("Ask", Choose("d", 1, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    play = board(edition, hand=(ask, CAT, OX)).take('play "Ask"')
    assert view(play.game, 1)["shared"]["resolution"][0]["name"] == "Ask"


def test_5_3_1_refresh_and_engage(edition: str) -> None:
    """[SVE 4.2.2] [SVE 4.4.2] A card on the field lies one way or the other, for all to see."""
    turn = spell("Turn", SetState(ENEMY_FOLLOWER, "engaged"), SetState(YOUR_FOLLOWER, "reserved"))
    play = board(edition, field=(put(CAT, engaged=True),), enemy=(BEAR,), hand=(turn, OX)).take('play "Turn"')
    assert (play.obj("field", 0).state, play.obj("field", 1).state) == (0, 1)
    assert [view(play.game, 0)["players"][p]["zones"]["field"][0]["state"] for p in (0, 1)] == ["reserved", "engaged"]


def test_5_4_3_put_onto_the_field_from_a_zone(edition: str) -> None:
    watch = amulet("Watch", t.Automatic(t.When("move", t.YOURS, src=("ex",), dst=("field",)), do=(BURN,)))
    assert leader_hit(board(edition, field=(watch,), ex=(CAT,), hand=(OX,)).take('play "Cat"')) == 1
    assert leader_hit(board(edition, field=(watch,), hand=(CAT, OX)).take('play "Cat"')) == 0
    direct = spell("Direct", Move(t.YOURS & t.Zone(("ex",)), "field"))
    assert leader_hit(board(edition, field=(watch,), ex=(CAT,), hand=(direct, OX)).take('play "Direct"')) == 1


def test_5_7_1_searching(edition: str) -> None:
    """[SVE 5.7.1.1] With a number alone one must find; [SVE 5.7.1.2] what meets a condition is shown, and one may fail;
    [SVE 5.7.2] then the deck is shuffled."""
    wish = spell(
        "Wish",
        Search("found", 1, t.Word("name", "Ox"), "deck"),
        Reveal(t.Ref("found")),
        Move(t.Ref("found"), "hand"),
        Shuffle("deck"),
    )
    play = board(edition, hand=(wish, CAT), deck=(CAT, OX, BEAR)).take('play "Wish"')
    assert play.offered == ['find "Ox"', "done"]
    play.take('find "Ox"')
    assert (
        "Ox" in play.names("hand", 0)
        and play.trace.kinds()[-3:].count("shuffle") <= 1
        and "shuffle" in play.trace.kinds()
    )
    assert view(play.game, 1)["players"][0]["zones"]["hand"][0]["remembered"]["name"] == "Ox"
    any_ = spell("Any", Search("found", 1, t.ANY, "deck"), Move(t.Ref("found"), "hand"), Shuffle("deck"))
    assert "done" not in board(edition, hand=(any_, CAT), deck=(CAT, OX)).take('play "Any"').offered


def test_5_8_1_1_a_deck_of_one_is_shuffled_all_the_same(edition: str) -> None:
    play = board(edition, hand=(spell("Mix", Shuffle("deck")), CAT), deck=(OX,)).take('play "Mix"')
    assert "shuffle" in play.trace.kinds() and play.names("deck", 0) == ["Ox"]


def test_5_9_2_cards_are_drawn_one_by_one(edition: str) -> None:
    play = board(edition, hand=(spell("Three", Draw(3)), CAT), deck=(OX, BEAR, CAT)).take('play "Three"')
    assert [e.word for e in play.trace.events if e.word == "draw"] == ["draw"] * 3
    assert play.names("hand", 0) == ["Cat", "Ox", "Bear", "Cat"]


def test_5_9_3_up_to_so_many(edition: str) -> None:
    """[SVE 5.9.3.1] [SVE 5.9.3.2] [SVE 5.9.3.3]"""
    some = spell("Some", Draw(2, up_to=True))
    play = board(edition, hand=(some, CAT)).take('play "Some"')
    assert play.offered == ["draw", "done"]
    play.take("draw")
    assert hand(play) == 2 and play.offered == ["draw", "done"]
    assert hand(play.take("done")) == 2
    assert hand(board(edition, hand=(some, CAT)).take('play "Some"', "draw", "draw")) == 3


def test_5_10_1_looking_at_the_top(edition: str) -> None:
    look = spell("Look", Look("top", 2, "deck"), Choose("t", 1, t.Ref("top")), Move(T, "hand"))
    play = board(edition, hand=(look, CAT), deck=(OX, BEAR, CAT)).take('play "Look"')
    assert play.offered == ['choose "Ox"', 'choose "Bear"']
    assert [c.get("name") for c in view(play.game, 0)["players"][0]["zones"]["deck"]] == [None, "Bear", "Ox"]
    assert all(c.get("hidden") for c in view(play.game, 1)["players"][0]["zones"]["deck"])


def test_5_10_2_1_looking_at_up_to_so_many(edition: str) -> None:
    """[SVE 5.10.2.2] [SVE 5.10.2.3] [SVE 5.10.2.4] Card by card from the top, and one may stop before each."""
    look = spell("Look", t.Do("look up to", n=2, word="top"), Choose("t", 1, t.Ref("top")), Move(T, "hand"))
    play = board(edition, hand=(look, CAT), deck=(OX, BEAR, CAT)).take('play "Look"')
    assert play.offered == ["look at the next card", "done"]
    play.take("look")
    assert [c.get("name") for c in view(play.game, 0)["players"][0]["zones"]["deck"]] == [None, None, "Ox"]
    play.take("look")
    assert play.offered == ['choose "Ox"', 'choose "Bear"']  # two were allowed
    assert board(edition, hand=(look, CAT), deck=(OX,)).take('play "Look"', "look").names("hand", 0) == ["Cat", "Ox"]
    none = board(edition, hand=(look, CAT), deck=(OX, BEAR)).take('play "Look"', "done")
    assert none.names("hand", 0) == ["Cat"]


def test_13_3_1_4_the_number_is_fixed_when_the_effect_begins(edition: str) -> None:
    """[SVE 13.5.1.3.2]"""
    bury = Move(t.YOURS & t.Zone(("hand",)), "cemetery", "discard")
    chain = spell("Chain", bury, If(spellchain(2), (BURN,)), If(necrocharge(2), (BURN,)))
    song = spell("Song", BURN, cost=9)
    assert (
        leader_hit(board(edition, hand=(chain, song, CAT), cemetery=(song,), field=(BEAR,)).take('play "Chain"')) == 0
    )
    assert leader_hit(board(edition, hand=(chain, CAT), cemetery=(song, song), field=(BEAR,)).take('play "Chain"')) == 2


def test_5_12_1_swapping(edition: str) -> None:
    """[SVE 5.12.2] Not at all if one of them cannot go there."""
    swap = spell("Swap", Choose("h", 1, HAND), t.Do("swap", t.Some((T, t.Ref("h")))), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(swap, OX)).take('play "Swap"')
    assert play.names("field", 0) == ["Ox"] and play.names("hand", 0) == ["Bear"]
    play = board(edition, field=(BEAR,), hand=(swap, spell("Song", BURN))).take('play "Swap"')
    assert play.names("field", 0) == ["Bear"] and play.names("hand", 0) == ["Song"]


def test_5_13_4_kinds_of_damage(edition: str) -> None:
    """[SVE 5.13.2] [SVE 5.13.3]"""
    play = board(
        edition, field=(BEAR,), enemy=(put(OX, engaged=True),), hand=(spell("Poke", t.Damage(ENEMY_FOLLOWER, 1)), CAT)
    )
    play.take('attack "Bear" -> "Ox"', 'play "Poke"')
    assert [event.word for event in play.trace.events if event.kind == "damage"] == ["attack", "combat", "ability"]


def test_5_15_1_1_evolving_by_an_effect(edition: str) -> None:
    """[SVE 5.15.3] State, effects and damage stay. [SVE 5.15.2]"""
    lift = spell("Lift", t.Do("evolve", T), targets=one(YOUR_FOLLOWER))
    elf = put(evolver("Elf"), engaged=True, damage=1)
    play = board(
        edition,
        field=(elf,),
        evolve=(evolved("Elf", 5, 5), put(evolved("Elf", 9, 9, number="used"), up=True)),
        hand=(lift, CAT),
    )
    id = play.obj("field", 0).id
    play.take('play "Lift"')
    assert play.obj("field", 0).id == id and play.obj("field", 0).state == 1
    assert (attack_of(play, 0, "Elf"), defense_of(play, 0, "Elf")) == (5, 4)
    assert "reveal" in play.trace.kinds() and num(play, 0) == 5
    none = board(edition, field=(BEAR,), hand=(lift, CAT)).take('play "Lift"')
    assert none.obj("field", 0).guise is None


def test_5_15_4_leaving_the_field_ends_the_link(edition: str) -> None:
    home = spell(
        "Home",
        Move(T, "hand", "return"),
        t.Damage(ENEMY_LEADER, Count(t.YOURS & t.Zone(("evolve zone",)))),
        targets=one(YOUR_FOLLOWER),
    )
    play = board(edition, field=(put(evolver("Elf"), evolve=evolved("Elf")),), hand=(home, CAT)).take('play "Home"')
    assert (
        leader_hit(play) == 1 and play.obj("evolve deck", 0).host == 0
    )  # gone from the evolve zone only by rules handling
    assert layers.value(play.game, play.obj("hand", 0, "Elf").id, "attack") == 2


def test_5_16_1_transforming(edition: str) -> None:
    turn = spell("Turn", t.Do("transform", T, word="Fairy"), targets=one(t.YOURS & t.Zone(("ex",)), 9, up_to=True))
    play = board(edition, ex=(BEAR, OX), hand=(turn, CAT)).take('play "Turn"', 'choose "Ox"', "done")
    assert play.names("banished", 0) == ["Ox"] and play.names("ex", 0) == ["Bear", BOOKS[edition].tokens["Fairy"].name]


def test_5_17_2_choose_up_to(edition: str) -> None:
    """[SVE 5.17.1] [SVE 5.17.1.2] [SVE 5.17.3]"""
    menu = spell("Menu", modes=Modes(2, ((Draw(1),), (BURN,), (t.Do("restore", YOUR_LEADER, 1),)), up_to=True))
    play = board(edition, hand=(menu, CAT)).take('play "Menu"')
    assert "done" not in play.offered  # at least one
    play.take("option 3")
    assert "done" in play.offered
    play.take("option 1")
    assert (hand(play), leader_hit(play), defense(play, 0)) == (2, 0, 21)


def test_5_18_1_random_cards(edition: str) -> None:
    bolt = spell("Bolt", Choose("t", 1, ENEMY_FOLLOWER, random=True), t.Damage(T, 1))
    for n, name in enumerate(("Bear", "Ox", "Elk")):
        play = board(edition, hand=(bolt, CAT), enemy=(BEAR, OX, follower("Elk", 1, 5)), fixed=(n,)).take('play "Bolt"')
        assert play.obj("field", 1, name).damage == 1


def test_5_19_1_a_die_has_six_sides(edition: str) -> None:
    dice = spell("Dice", Roll("n"), t.Damage(ENEMY_LEADER, t.Chosen("n")))
    assert leader_hit(board(edition, hand=(dice, CAT), fixed=(5,)).take('play "Dice"')) == 6
    with pytest.raises(ValueError, match="not below 6"):
        board(edition, hand=(dice, CAT), fixed=(6,)).take('play "Dice"')


def test_5_20_1_revealing_moves_nothing(edition: str) -> None:
    show = spell("Show", Reveal(HAND))
    play = board(edition, hand=(show, CAT)).take('play "Show"')
    seen = view(play.game, 1)["players"][0]["zones"]["hand"][0]["remembered"]
    assert play.names("hand", 0) == ["Cat"] and seen["name"] == "Cat"


# --- 13 ----------------------------------------------------------------------------------------------------------


def test_13_2_1_2_combo(edition: str) -> None:
    """[SVE 13.2.1.3] Cards from anywhere count, this one included."""
    third = spell("Third", If(combo(3), (BURN,)))
    play = board(edition, hand=(CAT, third, third), ex=(CAT,)).take('play "Third"', 'play "Cat" #1')
    assert leader_hit(play) == 0
    play.take('play "Third"')
    assert leader_hit(play) == 1


def test_13_2_1_1_combo_counts_one_turn(edition: str) -> None:
    """[SVE 13.2.1.2]"""
    second = spell("Second", If(combo(2), (BURN,)))
    play = board(edition, hand=(CAT, second, BEAR)).take('play "Cat"')
    end_turn(end_turn(play))
    assert leader_hit(play.take('play "Second"')) == 0


def test_13_3_1_2_spellchain(edition: str) -> None:
    """[SVE 13.3.1.3] The card itself is not there yet. [SVE 13.5.1.2] [SVE 13.5.1.3.1] Necrocharge likewise."""
    chain = spell("Chain", If(spellchain(2), (BURN,)), If(necrocharge(3), (Draw(1),)))
    song = spell("Song", BURN)
    play = board(edition, hand=(chain, CAT), cemetery=(song, CAT)).take('play "Chain"')
    assert leader_hit(play) == 0 and hand(play) == 1
    play = board(edition, hand=(chain, CAT), cemetery=(song, song, CAT)).take('play "Chain"')
    assert leader_hit(play) == 1 and hand(play) == 2


SEDIMENT = STACK.means


def test_13_3_2_2_stack(edition: str) -> None:
    """RULING-SVE-006. [SVE 13.3.2.3]"""
    jar, pot = amulet("Jar", *SEDIMENT), amulet("Pot", *SEDIMENT)
    play = board(edition, hand=(jar, CAT)).take('play "Jar"')
    assert play.obj("field", 0).counter("stack") == 1
    kill = spell(
        "Kill", Move(T, "cemetery", "destroy"), targets=one(t.YOURS & t.Zone(("field",)) & t.Word("name", "Jar"))
    )
    play = board(
        edition, field=(put(jar, counters={"stack": 2}), put(pot, counters={"stack": 1})), hand=(kill, kill, CAT)
    ).take('play "Kill"')
    assert play.obj("field", 0, "Jar").counter("stack") == 1
    play.take('use "Pot"')
    assert play.obj("field", 0, "Jar").counter("stack") == 2 and "Pot" in play.names("cemetery", 0)


def test_13_3_3_2_earth_rite(edition: str) -> None:
    jar = amulet("Jar", *SEDIMENT)
    quake = spell("Quake", If(t.Did("earth rite"), (BURN,)), pay=(EARTH_RITE,))
    play = board(edition, field=(put(jar, counters={"stack": 1}),), hand=(quake, CAT)).take(
        'play "Quake"', "pay for earth rite"
    )
    assert leader_hit(play) == 1 and play.names("field", 0) == [] and "Jar" in play.names("cemetery", 0)
    play = board(edition, field=(put(jar, counters={"stack": 1}),), hand=(quake, CAT)).take(
        'play "Quake"', "do not pay"
    )
    assert leader_hit(play) == 0 and play.obj("field", 0).counter("stack") == 1


@pytest.mark.parametrize(("maximum", "active"), [(6, False), (7, True)])
def test_13_4_1_2_overflow(edition: str, maximum: int, active: bool) -> None:
    tide = spell("Tide", If(Named("Overflow"), (BURN,)))
    assert leader_hit(board(edition, hand=(tide, CAT), max_pp=maximum).take('play "Tide"')) == int(active)


def test_13_5_2_2_sanguine(edition: str) -> None:
    """[SVE 13.5.2.1] Only in one's own turn, once the leader lost defense in it."""
    thirst = spell("Thirst", If(Named("Sanguine"), (BURN,)))
    cut = spell("Cut", t.Damage(YOUR_LEADER, 1), t.Do("restore", YOUR_LEADER, 5))
    play = board(edition, hand=(thirst, cut, thirst, CAT)).take('play "Thirst"')
    assert leader_hit(play) == 0
    play.take('play "Cut"', 'play "Thirst"')
    assert leader_hit(play) == 1


def test_1_3_4_1_hidden_cards_are_chosen_by_both_before_they_are_shown(edition: str) -> None:
    """[SVE 1.3.4] The active player first."""
    toss = spell("Toss", Choose("d", 1, t.Zone(("hand",)), who="each"), Move(t.Ref("d"), "cemetery", "discard"))
    play = board(edition, hand=(toss, CAT, OX), enemy_hand=(BEAR, CAT)).take('play "Toss"')
    assert play.decision is not None and play.decision.player == 0
    play.take('choose "Cat"')
    assert play.decision.player == 1 and zone_sizes(play, 0, "cemetery") == [0]
    play.take('choose "Bear"')
    assert play.names("cemetery", 1) == ["Bear"] and "Cat" in play.names("cemetery", 0)
