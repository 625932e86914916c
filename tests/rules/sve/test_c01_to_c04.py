"""SVE chapters 1 to 5: the general rules, and what the words of a text mean."""

from __future__ import annotations

import pytest

from ludex.core.flow.api import decide
from ludex.core.flow.decisions import NotOffered, Option
from ludex.core.sight.view import SPECTATOR, view
from ludex.core.tree import (
    Automatic,
    Choose,
    Continue,
    Counters,
    Create,
    Draw,
    Finish,
    Gain,
    Modify,
    Move,
    NameNumber,
    Passive,
    Rule,
    SetFace,
    Shuffle,
    When,
    Word,
)
from ludex.core.values import layers
from ludex.games.sve import SPEC
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c13_class_specific import STACK
from tests.lang.printings import charm
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    FIELD,
    HAND,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    evolved,
    evolver,
    fanfare,
    follower,
    last_words,
    leader_hit,
    num,
    offers,
    one,
    put,
    quick_spell,
    spell,
    start,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
BURN = t.Damage(ENEMY_LEADER, 1)


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def test_1_1_1_two_players(edition: str) -> None:
    """[SVE 4.1.1] Each with one of each zone, but for the one they share."""
    seen = view(start(edition).game, SPECTATOR)
    assert [len(player["zones"]) for player in seen["players"]] == [10, 10] and list(seen["shared"]) == ["resolution"]
    decks = [SPEC.deck(name) for name in list(SPEC.deck_texts())[:2]]
    for player, deck in enumerate(decks):  # each plays with the cards of their own deck
        for section, zones in (("main", ("deck", "hand")), ("evolve", ("evolve deck",)), ("leader", ("leader",))):
            held = [id for zone in zones for id in start(edition).game.zone(zone, player)]
            names = [start(edition).game.objects[id].card.name for id in held]
            assert sorted(names) == sorted(card.name for card in deck.cards(section)) and names
    with pytest.raises(TypeError):
        SPEC.new_game(SPEC.deck("stormtide"), 1, edition)  # type: ignore[misc, call-arg, arg-type]


def test_1_3_1_a_cards_text_goes_before_the_rules(edition: str) -> None:
    eager = follower(
        "Eager", 2, 2, Passive((Rule("permit", "attack this turn"), Rule("permit", "attack leader this turn")))
    )
    assert offers(board(edition, field=(put(eager, new=True),)), 'attack "Eager" -> leader')


def test_1_3_2_3_as_many_requirements_as_possible(edition: str) -> None:
    def taunt(name: str, both: bool = False) -> t.Ability:
        to = t.YOURS & t.State("engaged") & (Word("name", name) | Word("name", "Both") if both else Word("name", name))
        return Passive((Rule("narrow", "attack targets if possible", t.ENEMY, to, if_any=True),))

    a, b = follower("A", 1, 1, taunt("A")), follower("B", 1, 1, taunt("B"))
    play = board(edition, field=(BEAR,), enemy=(put(a, engaged=True), put(b, engaged=True), put(CAT, engaged=True)))
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Bear" -> "A"', 'attack "Bear" -> "B"']
    a, b = follower("A", 1, 1, taunt("A", True)), follower("B", 1, 1, taunt("B", True))
    enemies = (put(a, engaged=True), put(b, engaged=True), put(follower("Both", 1, 1), engaged=True))
    play = board(edition, field=(BEAR,), enemy=enemies)
    assert [x for x in play.offered if x.startswith("attack")] == ['attack "Bear" -> "Both"']


def test_1_3_5_a_number_is_zero_or_more(edition: str) -> None:
    """[SVE 1.3.5.1] With an upper bound zero may be named."""
    say = spell("Say", NameNumber("n", -2, 3), t.Damage(ENEMY_LEADER, t.Chosen("n")))
    play = board(edition, hand=(say, CAT)).take('play "Say"')
    assert play.offered == ["0", "1", "2", "3"]
    with pytest.raises(NotOffered):
        decide(play.game, Option("name", (), -1, "-1"))
    assert leader_hit(play.take("0")) == 0


def test_2_2_2_classes_are_told_apart(edition: str) -> None:
    """[SVE 2.2.3] [SVE 2.4.2] Class and trait are what texts ask for."""
    resolve = BOOKS[edition].tokens["Leonidas's Resolve"]
    for craft, attack in (("Swordcraft", 4), ("Forestcraft", 1), ("Neutral", 1)):
        play = board(edition, field=(resolve,), hand=(follower("New", 1, 1, craft=craft), CAT)).take('play "New"')
        assert attack_of(play, 0, "New") == attack
    weapon = BOOKS[edition].tokens["Draconic Weapon"]
    assert not offers(board(edition, field=(weapon, BEAR), hand=(CAT,)), "use")
    armed = amulet("Smith", Passive((Modify(YOUR_FOLLOWER & Word("trait", "Armed"), "attack", "+", 1),)))
    play = board(edition, field=(armed, follower("Knave", 1, 1, trait="Armed"), CAT))
    assert (attack_of(play, 0, "Knave"), attack_of(play, 0, "Cat")) == (2, 1)


def test_2_3_4_a_type_means_all_cards_of_it(edition: str) -> None:
    knight = BOOKS[edition].tokens["Knight"]
    field = (BEAR, put(evolver("Elf"), evolve=evolved("Elf")), put(knight), amulet("Urn"))
    doom = spell("Doom", Move(FIELD & Word("type", "follower"), "cemetery", "destroy"))
    assert board(edition, field=field, hand=(doom, CAT)).take('play "Doom"').names("field", 0) == ["Urn"]
    pick = spell("Pick", Move(FIELD & Word("type", "evolved"), "cemetery", "destroy"))
    assert board(edition, field=field, hand=(pick, CAT)).take('play "Pick"').names("field", 0) == [
        "Bear",
        knight.name,
        "Urn",
    ]


def test_2_1_2_a_name_in_a_text_means_cards_of_that_name(edition: str) -> None:
    call = spell("Call", Move(YOUR_FOLLOWER & Word("name", "Bear"), "hand", "return"))
    play = board(edition, field=(BEAR, follower("Bear Cub", 1, 1)), hand=(call, CAT)).take('play "Call"')
    assert play.names("field", 0) == ["Bear Cub"]
    for text, left in (
        ("Destroy each Bear", ["Bear Cub", "Cat"]),
        ('Destroy each card with "Bear" in its name', ["Cat"]),
    ):
        printed = charm(f"{text} on your field.")
        play = board(edition, field=(BEAR, follower("Bear Cub", 1, 1), CAT), hand=(printed, CAT)).take('play "Charm"')
        assert play.names("field", 0) == left


def test_3_1_2_1_who_controls_abilities_and_effects(edition: str) -> None:
    """[SVE 3.1.2.2] [SVE 3.1.2.3] [SVE 3.1.2.4] [SVE 3.1.2.4.1] The controller of the card acts."""
    idol = follower(
        "Idol",
        1,
        3,
        t.Activated((t.SetState(t.SELF, "engaged"),), do=(Draw(1), BURN)),
        last_words(Draw(1)),
        Passive((Modify(YOUR_FOLLOWER, "attack", "+", 1),)),
    )
    play = board(edition, field=(put(idol, owner=1), CAT), enemy=(BEAR,), hand=(OX,)).take('use "Idol"')
    assert (hand(play), leader_hit(play), zone_sizes(play, 1, "hand")) == (2, 1, [0])
    assert (attack_of(play, 0, "Cat"), attack_of(play, 1, "Bear")) == (2, 2)
    kill = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(put(idol, owner=1),), hand=(kill, CAT)).take('play "Kill"')
    assert hand(play) == 2 and play.names("cemetery", 1) == ["Idol"]


def test_3_2_1_each_player_has_three_numbers(edition: str) -> None:
    """[SVE 3.2.5] Evolution points pay only for evolve abilities. [SVE 5.2.1]"""
    play = board(edition, hand=(follower("One", cost=1),), field=(BEAR,), pp=0, ep=3)
    assert not offers(play, "play")
    assert set(view(play.game, 1)["players"][0]["numbers"]) >= {
        "play points",
        "maximum play points",
        "evolution points",
    }
    ramp = spell("Ramp", Gain("play points", 9))
    assert num(board(edition, hand=(ramp, CAT), pp=5, ep=2).take('play "Ramp"'), 0) == 10  # [SVE 3.2.4]


def test_4_1_2_2_a_hidden_card_need_not_be_found(edition: str) -> None:
    wish = spell(
        "Wish", t.Search("found", 1, Word("name", "Ox"), "deck"), Move(t.Ref("found"), "hand"), Shuffle("deck")
    )
    play = board(edition, hand=(wish, CAT), deck=(CAT, OX, BEAR)).take('play "Wish"', "done")
    assert hand(play) == 1 and "shuffle" in play.trace.kinds()


def test_4_1_3_the_order_of_a_deck_is_kept(edition: str) -> None:
    """[SVE 4.5.2] [SVE 4.5.3] Nobody looks at it or changes it. [SVE 5.9.1] The topmost card is drawn."""
    play = board(edition, hand=(spell("One", Draw(1)), CAT), deck=(OX, BEAR, CAT)).take('play "One"')
    assert play.names("hand", 0)[-1] == "Ox" and play.names("deck", 0)[::-1] == ["Bear", "Cat"]
    assert all(card.get("hidden") for card in view(play.game, 0)["players"][0]["zones"]["deck"])
    count = spell("Count", t.Damage(ENEMY_LEADER, t.Count(t.YOURS & t.Zone(("deck",)))))
    assert leader_hit(board(edition, hand=(count, CAT), deck=(OX, BEAR)).take('play "Count"')) == 2


def test_4_2_3_faceup_and_facedown(edition: str) -> None:
    """[SVE 4.2.3.1] [SVE 4.2.3.2] [SVE 4.2.3.3] [SVE 4.10.2] Banished cards lie faceup, unless a text turns them."""
    out = spell("Out", Move(YOUR_FOLLOWER, "banished", "banish"))
    play = board(edition, field=(BEAR,), hand=(out, CAT)).take('play "Out"')
    assert play.obj("banished", 0).up and view(play.game, 1)["players"][0]["zones"]["banished"][0]["name"] == "Bear"
    dark = spell("Dark", Move(YOUR_FOLLOWER, "banished", "banish"), SetFace(t.YOURS & t.Zone(("banished",)), False))
    play = board(edition, field=(BEAR,), hand=(dark, CAT)).take('play "Dark"')
    assert not play.obj("banished", 0).up
    assert not any(play.game.objects[id].up for zone in ("deck", "hand") for id in play.game.zone(zone, 0))


def test_4_3_3_a_leader_is_the_one_in_the_leader_area(edition: str) -> None:
    """[SVE 4.3.2] [SVE 4.4.3] A bare noun means what is on the field or in the leader area."""
    hit = spell("Hit", t.Damage(t.ENEMY & Word("type", "leader"), 2), t.Damage(t.ENEMY & Word("type", "follower"), 1))
    play = board(edition, enemy=(BEAR,), enemy_ex=(OX,), hand=(hit, CAT)).take('play "Hit"')
    assert leader_hit(play) == 2 and defense_of(play, 1, "Bear") == 3 and play.obj("ex", 1).damage == 0


def test_4_4_3_1_what_costs_to_play_speaks_of_hand_and_ex_area(edition: str) -> None:
    sale = amulet("Sale", Passive((t.Price(t.YOURS & Word("trait", "Imp"), "=", 0),)))
    play = board(edition, field=(sale,), hand=(follower("A", trait="Imp"),), ex=(follower("B", trait="Imp"),), pp=0)
    assert offers(play, 'play "A"', 'play "B"')


def test_4_4_4_limits_can_be_changed_and_asked_for(edition: str) -> None:
    """[SVE 4.7.3] [SVE 4.8.3]"""
    play = board(edition, field=(CAT, CAT), hand=(BEAR, spell("Make", Create("Knight", 3, "ex"))))
    play.game.set_num(0, "field limit", 2)
    play.game.set_num(0, "ex limit", 1)
    play.game.decision = None
    again = Driver(play.game)
    assert not offers(again, 'play "Bear"')
    again.take('play "Make"')
    assert zone_sizes(again, 0, "ex") == [1]


def test_4_7_1_cards_not_yet_played(edition: str) -> None:
    """[SVE 4.8.1] [SVE 4.8.2] In hand only their owner sees them, in the EX area both. [SVE 4.9.2] [SVE 4.12.2]"""
    elf = put(evolver("Elf"), evolve=evolved("Elf"))
    play = board(edition, hand=(CAT,), ex=(OX,), cemetery=(BEAR,), field=(elf,))
    zones = view(play.game, 1)["players"][0]["zones"]
    assert zones["hand"][0]["hidden"]
    assert [zones[zone][0]["name"] for zone in ("ex", "cemetery", "evolve zone", "field")] == [
        "Ox",
        "Bear",
        "Elf",
        "Elf",
    ]


def test_4_11_1_one_resolution_zone_for_both(edition: str) -> None:
    ask = quick_spell("Ask", Choose("d", 1, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    play = board(edition, field=(BEAR,), enemy_hand=(ask, CAT, OX)).take('attack "Bear" -> leader', 'play "Ask"')
    assert play.game.zone("resolution", 0) == play.game.zone("resolution", 1) and play.names("resolution", 0) == ["Ask"]


def test_5_4_1_putting_and_summoning_are_moves(edition: str) -> None:
    """[SVE 5.4.2] [SVE 5.4.2.1] Of tokens, they create."""
    up = spell(
        "Up",
        Move(t.YOURS & t.Zone(("cemetery",)), "field", whose="you"),
        Create("Knight", 2, "field"),
        Create("Fairy", 1, "ex"),
    )
    play = board(edition, hand=(up, CAT), cemetery=(follower("Dead", 1, 1, fanfare(BURN)),)).take('play "Up"')
    knight, fairy = BOOKS[edition].tokens["Knight"].name, BOOKS[edition].tokens["Fairy"].name
    assert (
        play.names("field", 0) == ["Dead", knight, knight] and play.names("ex", 0) == [fairy] and leader_hit(play) == 1
    )


def test_5_5_1_destroyed_and_banished_cards_go_to_their_owners_zones(edition: str) -> None:
    """[SVE 5.6.1]"""
    for word, zone in (("destroy", "cemetery"), ("banish", "banished")):
        out = spell("Out", Move(T, zone, word), targets=one(YOUR_FOLLOWER))
        play = board(edition, field=(put(OX, owner=1),), hand=(out, CAT)).take('play "Out"')
        assert play.names(zone, 1) == ["Ox"]


def test_5_8_1_shuffling(edition: str) -> None:
    deck = tuple(follower(f"D{i}") for i in range(9))
    play = board(edition, hand=(spell("Mix", Shuffle("deck")), CAT), deck=deck)
    before = play.names("deck", 0)
    play.take('play "Mix"')
    assert sorted(play.names("deck", 0)) == sorted(before) and play.names("deck", 0) != before


def test_5_11_1_discarding(edition: str) -> None:
    toss = spell("Toss", Choose("d", 2, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    play = board(edition, hand=(toss, CAT, OX, BEAR)).take('play "Toss"', 'choose "Ox"', 'choose "Cat"')
    assert play.names("hand", 0) == ["Bear"] and sorted(play.names("cemetery", 0)) == ["Cat", "Ox", "Toss"]


def test_5_14_1_recovering_play_points(edition: str) -> None:
    rest = spell("Rest", t.Do("recover", n=2))
    assert num(board(edition, hand=(rest, CAT), pp=1, max_pp=5).take('play "Rest"'), 0) == 3


def test_5_15_1_evolving_uses_a_card_of_the_evolve_deck(edition: str) -> None:
    """[SVE 5.15.1.2] The follower has evolved."""
    watch = amulet("Watch", Automatic(When("evolve", YOUR_FOLLOWER), do=(BURN,)))
    lift = spell("Lift", t.Do("evolve", T), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(watch, evolver("Elf")), evolve=(evolved("Elf"), evolved("Imp")), hand=(lift, CAT))
    play.take('play "Lift"')
    assert play.names("evolve zone", 0) == ["Elf"] and play.names("evolve deck", 0) == ["Imp"] and leader_hit(play) == 1
    assert play.obj("evolve zone", 0).host == play.obj("field", 0, "Elf").id


def test_5_17_1_1_each_option_is_its_own_text(edition: str) -> None:
    menu = spell("Menu", modes=t.Modes(1, ((Draw(1), BURN), (t.Do("restore", YOUR_LEADER, 1),))))
    play = board(edition, hand=(menu, CAT)).take('play "Menu"', "option 1")
    assert (hand(play), leader_hit(play), defense(play, 0)) == (2, 1, 20)


def test_ja_5_2_1_1_a_number_in_the_circle(edition: str) -> None:
    """[SVE-JA 5.2.1.2.1] An X that the text fixes is reckoned, and nobody is asked."""
    count = t.Times(-1, t.Count(t.YOURS & t.Zone(("ex",))))
    lamp = amulet("Lamp", t.Activated((Gain("play points", count),), do=(BURN,)))
    play = board(edition, field=(lamp,), ex=(OX, BEAR), hand=(CAT,), pp=5).take('use "Lamp"')
    assert num(play, 0) == 3 and leader_hit(play) == 1
    assert not offers(board(edition, field=(lamp,), ex=(OX, BEAR), hand=(CAT,), pp=1), "use")


def test_ja_5_2_1_2_2_an_x_of_ones_own_is_named_when_playing(edition: str) -> None:
    cost = (NameNumber("x", 0, t.Number("you", "play points")), Gain("play points", t.Times(-1, t.Chosen("x"))))
    blast = spell("Blast", t.Damage(ENEMY_LEADER, t.Chosen("x")), pay=cost)
    play = board(edition, hand=(blast, CAT), pp=4).take('play "Blast"')
    assert play.offered == ["0", "1", "2", "3", "4"]
    play.take("4")
    assert leader_hit(play) == 4 and num(play, 0) == 0


def test_ja_5_22_1_who_wins_the_battle_makes_all_others_lose(edition: str) -> None:
    play = board(edition, hand=(spell("Win", Finish("opponent", True)), CAT)).take('play "Win"')
    assert play.game.outcome is not None and play.game.outcome.winner == 1 and play.decision is None


def test_13_3_2_4_adding_to_a_stack(edition: str) -> None:
    add = spell("Add", Counters(T, "stack", 2), targets=one(t.YOURS & FIELD & t.Has("Stack")))
    jars = (
        put(amulet("Jar", *STACK.means), counters={"stack": 1}),
        put(amulet("Pot", *STACK.means), counters={"stack": 1}),
    )
    play = board(edition, field=jars, hand=(add, CAT)).take('play "Add"', 'choose "Pot"')
    assert [play.obj("field", 0, name).counter("stack") for name in ("Jar", "Pot")] == [1, 3]


def test_3_1_1_owners_keep_their_cards(edition: str) -> None:
    steal = spell("Steal", t.Do("steal", T), Continue((Modify(T, "attack", "+", 1),), ""), targets=one(ENEMY_FOLLOWER))
    play = board(edition, enemy=(OX,), hand=(steal, CAT)).take('play "Steal"')
    ox = play.obj("field", 0)
    assert (ox.owner, ox.player) == (1, 0) and layers.value(play.game, ox.id, "attack") == 4
