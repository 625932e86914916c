"""English texts of Vanguard: units that nobody chooses, units of both players chosen together, circles with a unit,
what was called this turn, and misprints. All sentences are our own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.en import ENGLISH
from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, may, side, told, unit, value, where

REED = "[ACT](RC)[1/turn]:"


def used(text: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Driver:
    own = {"fl": unit("Reed", 1, text=text), **(mine or {})}
    return board("main", side(**own), side(**(theirs or {}))).take('use "Reed"')


@pytest.mark.parametrize(("by", "free"), [("by card effects", False), ("by your opponent's card effects", True)])
def test_who_may_choose_a_unit_is_said(by: str, free: bool) -> None:
    pearl = unit("Pearl", 1, text=f"[CONT](RC):This unit cannot be chosen {by}.")
    text = f"{REED}Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    d = used(text, {"fr": pearl, "bl": unit("Sand", 1)})
    assert may(d, 'choose "Pearl"') is free and may(d, 'choose "Reed"')


def test_two_things_that_a_unit_cannot_do() -> None:
    (ability,) = read("[CONT](RC):This unit cannot attack, nor boost.")
    assert isinstance(ability, t.Passive)
    assert [rule.query for rule in ability.effects if isinstance(rule, t.Rule)] == ["attack", "boost"]
    assert declined("[CONT](RC):This unit cannot attack, nor attack.")


def test_units_of_both_players_are_chosen_together() -> None:
    text = f"{REED}Choose one of your other rear-guards and one of your opponent's rear-guards, and retire them."
    d = used(text, {"fr": unit("Pearl", 1)}, {"fl": unit("Rock", 1), "fr": unit("Sand", 1)})
    d.take('choose "Rock"')
    assert (where(d, "Pearl"), where(d, "Rock")) == ("drop", "drop") and where(d, "Sand") != "drop"


def test_one_of_each_row() -> None:
    made = effect("choose one of your opponent's rear-guards each from the front row and back row, and retire them.")
    front, back, _ = made
    assert isinstance(front, t.Choose) and isinstance(back, t.Choose) and back.also
    assert t.Lies("front") in t.walk.nodes(front.what) and t.Lies("back") in t.walk.nodes(back.what)


def test_6_2_3_2_a_card_is_called_to_a_circle_with_a_unit() -> None:
    pearl = {"hand": [card("Pearl", type="normal unit", grade=1)]}
    d = used(f"{REED}Choose a card from your hand, and call it to a (RC) with a unit.", pearl)
    assert where(d, "Reed") == "drop" and where(d, "Pearl") == "RC front left"
    d = used(f"{REED}Choose a card from your hand, and call it to an open (RC).", pearl)
    assert len(d.offered) == 4 and where(d, "Reed") == "RC front left"


@pytest.mark.parametrize(("from_", "n"), [("", 2), (" from hand", 1)])
def test_what_was_called_this_turn_is_counted(from_: str, n: int) -> None:
    text = f"[CONT](RC):This unit gets [Power] +1000 for each rear-guard you called{from_} this turn."
    sprout = unit(
        "Sprout", 1, text="[AUTO]:When this unit is placed on (RC), choose a card from your drop, and call it to (RC)."
    )
    mine = side(fl=unit("Reed", 1, 8000, text=text), hand=[sprout], drop=[unit("Moss", 1)])
    d = board("main", mine, side())
    assert value(d, "Reed") == 8000
    d.take('call "Sprout" to front right')
    d.take('call "Moss" to back left')
    assert value(d, "Reed") == 8000 + n * 1000


def test_a_vanguard_that_is_armed() -> None:
    (ability,) = read("[CONT](RC):If your vanguard is armed with two or more cards, this unit gets [Power] +5000.")
    assert isinstance(ability, t.Passive)
    assert ability.cond == t.Compare(t.Count(t.All((t.YOURS, t.Zone(("arms",))))), ">=", 2)


@pytest.mark.parametrize(("how", "op"), [("also regarded as", "add"), ("regarded as", "become")])
def test_2_1_2_a_unit_has_the_name_of_another(how: str, op: str) -> None:
    (_, given) = effect(
        f"choose one of your units, and this unit is {how} a unit with the same card name as that unit "
        "until end of turn."
    )
    assert given == t.Continue((t.Rename(t.SELF, "name", op, "", of=t.Ref("t")),), "turn")


def test_what_a_card_was_is_asked_of_it() -> None:
    (_, _, asked) = effect(
        "choose one of your opponent's rear-guards, retire it, and if it was grade 2 or greater, draw a card."
    )
    assert isinstance(asked, t.If) and asked.cond == t.Is(t.Ref("t"), t.Figure("grade", ">=", 2))


def test_attacks_are_told_by_who_attacks() -> None:
    (ability,) = read("[AUTO](RC):When an attack by your other rear-guard hits a vanguard, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.when == t.When(
        "hit", t.All((t.YOURS, t.Zone(("RC",)), t.Not(t.SELF))), t.Zone(("VC",))
    )


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("call it it to (RC)", "call it to (RC)"),
        ('a card with "Oak"in its card name', 'a card with "Oak" in its card name'),
        ("a grade 1 <Elf>card", "a grade 1 <Elf> card"),
        ("[AUTO]( RC) :When this unit attacks", "[AUTO](RC):When this unit attacks"),
        ('loses "Twin Drive!!"', 'loses "Twin Drive"'),
        ("for the battle that that unit attacked", "for the battle that that unit attacked"),
    ],
)
def test_misprints(printed: str, meant: str) -> None:
    assert ENGLISH.normalise(printed) == meant


@pytest.mark.parametrize(("text", "rides"), [("", 1), ("[CONT](VC):You cannot persona ride.", 0)])
def test_6_3_8_who_cannot_persona_ride_rides_without_it(text: str, rides: int) -> None:
    queen = unit("Queen", 3, 13000, None, keywords=["persona ride"], text=text)
    d = board("ride", side(vc=queen, hand=[queen])).take("ride")
    assert len(told(d, "persona ride")) == rides


def heard(text: str) -> t.When:
    (ability,) = read(f"[AUTO](RC):When {text}, draw a card.")
    assert isinstance(ability, t.Automatic) and isinstance(ability.when, t.When)
    return ability.when


def asked(text: str) -> t.Cond | None:
    (ability,) = read(f"[CONT](RC):If {text}, this unit gets [Power] +5000.")
    assert isinstance(ability, t.Passive)
    return ability.cond


def test_an_order_that_is_played_is_an_order_that_a_player_plays() -> None:
    assert heard("your normal order is played") == heard("you play a normal order")
    assert heard("your opponent's order is played") == heard("your opponent plays an order")
    assert declined("[AUTO](RC):When your rear-guard is played, draw a card.")


def test_who_attacks_whom() -> None:
    foe, own = t.All((t.ENEMY, t.Zone(("RC",)))), t.All((t.YOURS, t.Zone(("VC",))))
    assert heard("your opponent's rear-guard attacks this unit") == t.When("attack", foe, t.SELF)
    assert heard("your opponent's rear-guard attacks your vanguard") == t.When("attack", foe, own)


def test_cards_that_left_a_zone_this_turn() -> None:
    gone = t.Happened(t.When("move", t.YOURS, src=("drop",), dst=("bind",)))
    assert asked("your card was bound from drop this turn") == t.Compare(gone, ">=", 1)
    assert asked("three or more of your cards were bound from drop this turn") == t.Compare(gone, ">=", 3)
    theirs = t.Happened(t.When("move", t.ENEMY, src=("drop",), dst=("bind",)))
    assert asked("your opponent's card was bound from drop this turn") == t.Compare(theirs, ">=", 1)


def test_units_of_a_column() -> None:
    left = asked("you have another rear-guard in your left column")
    assert left is not None and t.Slot((0, 2)) in t.walk.nodes(left)


def test_one_of_two_grades_is_not_one_of_either() -> None:
    assert declined(
        "[AUTO](RC):When this unit attacks, choose one of your grade 3 and grade 2 units, and [Stand] them."
    )


def test_a_figure_is_said_before_or_after_its_number() -> None:
    strong = t.Exists(t.All((t.YOURS, t.Zone(("RC",)), t.Figure("power", ">=", 20000))))
    assert asked("you have a [Power] 20000 or greater rear-guard") == strong
    assert asked("you have a rear-guard with 20000 or greater [Power]") == strong


def test_units_of_each_player_are_each_one() -> None:
    mine, theirs, _ = effect("choose one of your and your opponent's rear-guards each, and retire them.")
    assert isinstance(mine, t.Choose) and isinstance(theirs, t.Choose) and theirs.also and not mine.also
    assert (t.YOURS in t.walk.nodes(mine.what), t.ENEMY in t.walk.nodes(theirs.what)) == (True, True)


def test_cards_that_are_shown_were_looked_at() -> None:
    do = effect(
        'look at the top five cards of your deck, reveal up to one card with "Oak" in its card name '
        "and put it into your hand, and shuffle your deck."
    )
    assert [type(part).__name__ for part in do] == ["Look", "Choose", "Reveal", "Move", "Shuffle"]
    assert declined('[AUTO](RC):When this unit attacks, reveal up to one card with "Oak" in its card name.')


def test_11_1_a_card_told_by_its_name_may_be_an_order() -> None:
    named = t.All((t.YOURS, t.Word("name", "Oak")))
    assert heard('your other rear-guard is placed by the ability of your "Oak"').cause == named
    assert heard("your other rear-guard is placed by the ability of your vanguard").cause == t.All(
        (t.YOURS, t.Zone(("VC",)))
    )


def test_17_4_2_only_music_is_put_on_a_circle_without_being_placed() -> None:
    text = "[AUTO]:When this card is put on (RC), draw a card."
    (ability,) = read(text, "order")
    tune = card("Tune", type="normal order", subtypes=["Music"], abilities=(t.Spell(()), ability))
    d = board("main", side(hand=[tune])).take('play "Tune"')
    assert (where(d, "Tune"), count(d, "hand")) == ("music", 1)
    assert declined(text) and read("[AUTO]:When this card is placed on (RC), draw a card.")


@pytest.mark.parametrize(("names", "drawn"), [(("Moss", "Fern"), 1), (("Moss", "Moss"), 0)])
def test_whether_all_chosen_units_have_different_names(names: tuple[str, str], drawn: int) -> None:
    text = (
        f"{REED}Choose two of your other rear-guards, and if all of the chosen units have different card names, "
        "draw a card."
    )
    d = used(text, {"fr": unit(names[0], 1), "bl": unit(names[1], 1)})
    assert count(d, "hand") == drawn


def test_a_unit_placed_on_another_circle_of_the_column() -> None:
    text = "[AUTO](RC):When your unit is placed on another (RC) in the same column as this unit, [Soul-Charge 1]."
    for circle, charged in (("back left", 1), ("front left", 0), ("front right", 0)):
        d = board("main", side(fl=unit("Reed", 1, text=text), hand=[unit("Moss", 1)]), side())
        assert count(d.take(f'call "Moss" to {circle}'), "soul") == charged


@pytest.mark.parametrize(("first", "charged"), [("activate persona ride", 1), ("draw a card", 0)])
def test_7_15_1_4_who_activated_persona_ride_persona_rode(first: str, charged: int) -> None:
    d = used(f"{REED}{first[0].upper()}{first[1:]}. If you persona rode this turn, [Soul-Charge 1].")
    assert count(d, "soul") == charged


@pytest.mark.parametrize(("power", "charged"), [(30000, 1), (19000, 0)])
def test_the_attacking_unit_may_be_yours(power: int, charged: int) -> None:
    text = (
        "[AUTO](RC):When an attack by your unit in the same column as this unit hits a vanguard, "
        "if the attacking unit's [Power] is 20000 or greater, [Soul-Charge 1]."
    )
    mine = side(fl=unit("Moss", 1, power), bl=unit("Reed", 2, text=text))
    d = board("battle", mine, side(vc=unit("Rival", 3, 13000)))
    d.take("attack", 'attack with "Moss"')
    assert (count(d, "damage", 1), count(d, "soul")) == (1, charged)


def test_a_name_with_a_sign_in_it_keeps_its_capitals() -> None:
    line = '[ACT](RC):[COST][Soul-Blast 1 & Discard "Salt & Pepper Knight" from your hand], draw a card.'
    assert '& discard "Salt & Pepper Knight"' in ENGLISH.normalise(line)
    inner = f'This unit gets "{line}" until end of turn.'
    assert '& discard "Salt & Pepper Knight"' in ENGLISH.normalise(inner)
