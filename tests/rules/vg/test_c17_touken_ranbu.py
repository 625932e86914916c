"""[VG 17.13] Touken Ranbu, [VG 17.14] memory."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c14_headings import completed, heading
from ludex.games.vg.c17_touken_ranbu import CRESTS, nitou_kaigan
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    pass_all,
    side,
    told,
    unit,
    using,
    value,
)

HOMARE = (t.Heading("Homare"),)
SOUL = t.YOURS & t.Zone(("soul",))
BLAST = (t.Choose("s", 1, SOUL), t.Move(t.Ref("s"), "drop", "soul-blast"))


# --- Shinken Hissatsu [VG 17.13.1] -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "power"), [(2, 8000), (3, 13000), (4, 13000)])
def test_17_13_1_2_it_is_active_with_three_cards_in_the_damage_zone(damage: int, power: int) -> None:
    fierce = unit(
        "Blade", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), headings=(heading("Shinken Hissatsu"),))
    )
    d = board("main", side(fl=fierce, damage=damage))
    assert value(d, "Blade") == power


def test_17_13_1_2_face_down_cards_count_and_those_of_the_opponent_do_not() -> None:
    fierce = unit(
        "Blade", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), headings=(heading("Shinken Hissatsu"),))
    )
    d = using(t.SetFace(t.YOURS & t.Zone(("damage",)), False), you={"fl": fierce, "damage": 3})
    assert value(d, "Blade") == 13000
    d = board("main", side(fl=fierce, damage=2), side(damage=5))
    assert value(d, "Blade") == 8000


def test_17_13_1_3_a_card_has_the_ability_even_if_it_is_not_active() -> None:
    quiet = unit("Blade", 1, 8000, 5000, act(energy(), headings=(heading("Shinken Hissatsu"),)))
    d = using(
        t.Choose("x", 1, t.YOURS & t.Zone(("hand",)) & t.Has("Shinken Hissatsu")),
        t.Move(t.Ref("x"), "soul"),
        you={"hand": [quiet, FILLER]},
    )
    d.take('choose "Blade"')
    assert d.names("soul", 0) == ["Blade"]


# --- Homare [VG 17.13.2] ---------------------------------------------------------------------------------------------


def proud(name: str, n: int, cost: tuple[t.Instr, ...] = BLAST) -> Card:
    ability = completed(t.Activated(cost=cost, do=(energy(n),), headings=HOMARE))
    return unit(name, 1, 8000, 5000, ability)


def test_17_13_2_one_cost_in_a_turn_for_all_abilities_of_the_player() -> None:
    d = board("main", side(fl=proud("One", 1), fr=proud("Two", 10), soul=[FILLER] * 4))
    assert may(d, 'use "One"') and may(d, 'use "Two"')
    d.take('use "One"')
    assert charged(d) == 1 and count(d, "soul") == 3
    assert not may(d, 'use "One"') and not may(d, 'use "Two"')


def test_17_13_2_it_is_payable_again_next_turn_and_the_opponent_has_a_limit_of_their_own() -> None:
    d = board(
        "main",
        side(fl=proud("One", 1), soul=[FILLER] * 4),
        side(fl=proud("Other", 5), soul=[FILLER] * 4, hand=[FILLER]),
    )
    d.take('use "One"')
    pass_all(d, 'use "Other"').take('use "Other"')
    assert charged(d, 1) == 5
    pass_all(d, 'use "One"').take('use "One"')
    assert charged(d) == 2


def test_17_13_2_an_automatic_ability_triggers_and_its_cost_cannot_be_paid() -> None:
    """[VG 17.13.2] What is limited is paying: an ability without a cost is not concerned."""
    phase = t.When("begin", player=t.YOU, word="battle phase")
    late = completed(t.Automatic(phase, cost=BLAST, do=(energy(10),), headings=HOMARE))
    free = completed(t.Automatic(phase, do=(energy(100),), headings=HOMARE))
    keen = unit("Keen", 1, 8000, 5000, late, free)
    d = board("main", side(fl=proud("One", 1), fr=keen, soul=[FILLER] * 4))
    d.take('use "One"', "pass")
    pass_all(d, "attack")
    assert charged(d) == 101 and count(d, "soul") == 3
    d = board("main", side(fl=proud("One", 1), fr=keen, soul=[FILLER] * 4)).take("pass")
    while not may(d, "attack"):
        d.take("yes") if may(d, "yes") else d.take(d.offered[0])
    assert charged(d) == 110


def test_17_13_2_1_a_card_with_such_an_ability_is_one_used_or_not() -> None:
    d = board(
        "main",
        side(
            fl=proud("One", 1),
            fr=unit("Plain"),
            soul=[FILLER] * 4,
            br=unit(
                "User", 1, 8000, 5000, act(energy(t.Times(50, t.Count(t.YOURS & t.Zone(("RC",)) & t.Has("Homare")))))
            ),
        ),
    )
    d.take('use "One"', 'use "User"')
    assert charged(d) == 51


# --- Nitou Kaigan [VG 17.13.3] ---------------------------------------------------------------------------------------

PARTNER = t.Within("name", "Shade")


def duel(front: Card, back: Card) -> Driver:
    d = board("battle", side(fl=front, bl=back), side(hand=[FILLER]))
    return d.take("attack", 'attack with "' + front.name + '" -> "Villain"', "boost")


def test_17_13_3_it_is_about_the_specified_partner_in_either_direction() -> None:
    twin = unit("Twin Light", 1, 8000, 5000, *nitou_kaigan(PARTNER, energy()), keywords=["Boost"])
    shade = unit("Twin Shade", 1, 8000, keywords=["Boost"])
    other = unit("Stranger", 1, 8000, keywords=["Boost"])
    assert charged(duel(twin, shade)) == 1
    assert charged(duel(shade, twin)) == 1
    assert charged(duel(twin, other)) == 0
    assert charged(duel(other, twin)) == 0


def test_17_13_3_the_keyword_stands_before_no_other_ability() -> None:
    good = "Automatic(When('boost', SELF, Word('name', 'X')), do=(Draw(1),), headings=(Heading('Nitou Kaigan'),))"
    assert "Nitou Kaigan" in SPEC.make_card({"name": "T", "tree": [good]}, "T").keywords
    for bad in (good.replace("'boost'", "'attack'"), good.replace(", Word('name', 'X')", "")):
        with pytest.raises(InputError, match="another kind"):
            SPEC.make_card({"name": "T", "tree": [bad]}, "T")


def test_17_13_3_1_a_card_with_the_ability_is_found_in_any_zone() -> None:
    twin = unit("Twin", 1, 8000, 5000, *nitou_kaigan(PARTNER, energy()))
    d = using(
        t.Choose("x", 1, t.YOURS & t.Zone(("drop",)) & t.Has("Nitou Kaigan")),
        t.Move(t.Ref("x"), "hand", "put"),
        you={"drop": [FILLER, twin]},
    )
    assert "Twin" in d.names("hand", 0) and d.names("drop", 0) == ["Filler"]


# --- Training [VG 17.13.4] -------------------------------------------------------------------------------------------

BOUND = t.YOURS & t.Zone(("bind",))


def trainer(name: str, who: str, n: int) -> Card:
    train = act(t.Do("train", BOUND & t.Word("name", who)))
    trained = act(
        energy(t.Times(n, t.Count(BOUND & t.Mark("conducting Training") & t.Related("training for", t.SELF))))
    )
    return unit(name, 1, 8000, 5000, train, trained)


def test_17_13_4_a_card_in_training_belongs_to_the_card_whose_ability_it_was() -> None:
    d = board(
        "main",
        side(fl=trainer("North", "Pupil", 1), fr=trainer("South", "Novice", 10), bind=[unit("Pupil"), unit("Novice")]),
    )
    d.take('use "North": ')
    d.take('use "North" 2')
    d.take('use "South" 2')
    assert charged(d) == 1
    assert d.game.objects[find(d, "Pupil")].marks[0] == "conducting Training"
    assert d.game.objects[find(d, "Novice")].marks == ()
    d.take('use "South": ')
    d.take('use "South" 2')
    assert charged(d) == 11 and told(d, "becomes", "conducting Training") == ["Pupil", "Novice"]


def test_17_13_4_another_card_takes_over_the_training() -> None:
    d = board("main", side(fl=trainer("North", "Pupil", 1), fr=trainer("South", "Pupil", 10), bind=[unit("Pupil")]))
    d.take('use "North": ')
    d.take('use "South": ')
    d.take('use "North" 2')
    d.take('use "South" 2')
    assert charged(d) == 10


# --- the crests of the races [VG 17.13.5] ----------------------------------------------------------------------------


@pytest.mark.parametrize("race", sorted(CRESTS))
def test_17_13_5_each_race_has_its_crest(race: str) -> None:
    kind = race.removeprefix("Touken Danshi - ")
    assert CRESTS[race] == f"{kind}'s Ability Kiwame" and CRESTS[race] in BOOK.tokens
    boss = unit("Boss", 3, 13000, None, act(t.Do("get crest of race", t.SELF), limit=1), race=race)
    d = board("main", side(vc=boss)).take('use "Boss"')
    assert d.names("crest", 0) == [f"{kind}'s Ability Kiwame"] and count(d, "crest", 1) == 0


def test_17_13_5_other_races_have_none_and_texts_may_ask_for_the_crest() -> None:
    boss = unit("Boss", 3, 13000, None, act(t.Do("get crest of race", t.SELF), energy()), race="Touken Danshi")
    d = board("main", side(vc=boss)).take('use "Boss"')
    assert count(d, "crest") == 0 and charged(d) == 1
    ask = act(energy(t.Count(t.YOURS & t.Zone(("crest",)) & t.Related("crest of race", t.SELF))))
    spear = unit("Spear", 1, 8000, 5000, ask, race="Touken Danshi - Tachi")
    knife = unit("Knife", 1, 8000, 5000, ask, race="Touken Danshi - Tantou")
    d = board("main", side(vc=unit("Lead", 3), fl=spear, fr=knife, crest=[BOOK.tokens["Tachi's Ability Kiwame"]]))
    d.take('use "Knife"')
    assert charged(d) == 0
    d.take('use "Spear"')
    assert charged(d) == 1


# --- memory [VG 17.14] -----------------------------------------------------------------------------------------------

DIARY = card(
    "Diary", type="set order", abilities=(cont(t.Rule("permit", "memory", t.Player(t.YOU)), zones=("order zone",)),)
)
SHELF = card("Shelf", type="set order")
ASKS = t.If(t.Named("memory"), (energy(t.Count(t.YOURS & t.Zone(("order zone",)))),), (energy(100),))


def test_17_14_1_a_text_reads_the_order_zone_as_memory() -> None:
    assert charged(using(ASKS, you={"order_zone": [DIARY, SHELF]})) == 2
    assert charged(using(ASKS, you={"order_zone": [SHELF]})) == 100
    assert charged(using(ASKS, you={"order_zone": [SHELF]}, foe={"order_zone": [DIARY]})) == 100


def test_17_14_1_1_it_changes_no_rule() -> None:
    """Set orders still go there, and texts about the order zone still read it."""
    counts = unit("User", 1, 8000, 5000, act(energy(t.Count(t.YOURS & t.Zone(("order zone",))))))
    d = board("main", side(br=counts, order_zone=[DIARY], hand=[SHELF, FILLER]))
    d.take('play "Shelf"')
    assert sorted(d.names("order zone", 0)) == ["Diary", "Shelf"]
    d.take('use "User"')
    assert charged(d) == 2
