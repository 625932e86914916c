"""English texts of Vanguard, as older printings word them: battles, times, costs, counts, causes. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.text.en import ENGLISH
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC = t.Zone(("VC",)), t.Zone(("RC",))
BOOSTED = t.Role("boosted", t.SELF)


def when(words: str, head: str = "[AUTO](RC)") -> t.Automatic:
    (ability,) = read(f"{head}:When {words}, draw a card.")
    assert isinstance(ability, t.Automatic)
    return ability


def automatic(words: str) -> t.Automatic:
    (ability,) = read(f"[AUTO](RC):{words}, draw a card.")
    assert isinstance(ability, t.Automatic)
    return ability


def paid(words: str) -> tuple[t.Instr, ...]:
    (ability,) = read(f"[ACT](RC):[{words}] Draw a card.")
    assert isinstance(ability, t.Activated)
    return ability.cost


def asked(words: str) -> t.Cond | None:
    (ability,) = read(f"[AUTO](RC):When this unit attacks, if {words}, draw a card.")
    assert isinstance(ability, t.Automatic)
    return ability.cond


# --- battles ---------------------------------------------------------------------------------------------------------


def test_an_attack_that_this_unit_boosted() -> None:
    assert when("an attack hits during the battle that this unit boosted").when == t.When("hit", BOOSTED)
    on_vanguard = when("an attack hits a vanguard during the battle that this unit boosted").when
    assert on_vanguard == t.When("hit", BOOSTED, VC)
    named = when("an attack hits a vanguard during the battle that this unit boosted a <Kagero>").when
    assert isinstance(named, t.When) and BOOSTED in walk.nodes(named.subject)
    assert t.Word("clan", "Kagero") in walk.nodes(named.subject)


def test_the_boosted_unit_is_said_only_where_this_unit_boosts() -> None:
    (ability,) = read("[AUTO](RC):When this unit boosts, the boosted unit gets [Power] +3000 until end of that battle.")
    assert isinstance(ability, t.Automatic)
    assert ability.do == (t.Continue((t.Modify(t.Ref("other"), "power", "+", 3000),), "battle"),)
    gets = "the boosted unit gets [Power] +3000 until end of that battle."
    assert declined(f"[AUTO](RC):When this unit attacks, {gets}")
    assert declined(f"[AUTO](RC):When this unit attacks or boosts, {gets}")


def test_whose_drive_check_it_is() -> None:
    own = when("this unit's drive check reveals a grade 3 card", "[AUTO](VC)")
    grade = t.Figure("grade", "=", 3)
    assert own.when == t.When("drive check", grade, player=t.YOU, cause=t.SELF)
    other = when("your vanguard's drive check reveals a grade 3 card")
    assert other.when == t.When("drive check", grade, player=t.YOU, cause=t.All((t.YOURS, VC)))


def test_steps_of_battles() -> None:
    ability = automatic("At the beginning of the guard step of the battle that your vanguard was attacked")
    assert ability.when == t.When("begin", word="guard step")
    assert ability.cond == t.Exists(t.All((t.All((t.YOURS, VC)), t.Role("attacked"))))
    ability = automatic("At the end of the battle that your other rear-guard attacked a vanguard")
    assert ability.when == t.When("begin", word="end of battle")
    assert ability.cond is not None and t.Role("attacking", VC) in walk.nodes(ability.cond)


# --- times -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "moment"),
    (
        ("At the beginning of your end phase", t.When("begin", player=t.YOU, word="end phase")),
        ("At the beginning of your opponent's ride phase", t.When("begin", player=t.OPPONENT, word="ride phase")),
        ("At the beginning of each turn's main phase", t.When("begin", word="main phase")),
        ("At the beginning of your attack step", t.When("begin", player=t.YOU, word="attack step")),
        ("At the end of each turn", t.When("begin", word="end of turn")),
    ),
)
def test_moments(words: str, moment: t.When) -> None:
    assert automatic(words).when == moment


def test_a_phase_before_the_event_and_after_it() -> None:
    before = automatic("During your main phase, when this unit is placed on (RC)")
    after = automatic("When this unit is placed on (RC) during your main phase")
    assert before == after
    assert before.cond == t.Both((t.TurnOf(t.YOU), t.During("main")))
    other = automatic("During your opponent's end phase, when this unit is placed on (RC)")
    assert other.cond == t.Both((t.TurnOf(t.OPPONENT), t.During("end")))


def test_later_in_the_end_phase() -> None:
    do = effect("draw a card, and at the beginning of your end phase, retire this unit.")
    later = t.Delay(t.When("begin", player=t.YOU, word="end phase"), (t.Do("retire", t.SELF),))
    assert do == (t.Draw(1), later)


# --- descriptions ----------------------------------------------------------------------------------------------------


def test_columns_rows_and_states() -> None:
    do = effect("choose a rear-guard in your opponent's front row, and retire it.")
    assert do[0] == t.Choose("t", 1, t.All((t.ENEMY, RC, t.Lies("front"))))
    assert declined("[AUTO](RC):When this unit attacks, choose a rear-guard in the front row, and retire it.")
    do = effect("choose one of your engorged units, and it gets [Power] +2000 until end of turn.")
    assert isinstance(do[0], t.Choose) and t.Word("state", "engorged") in walk.nodes(do[0].what)
    middle = asked("you have another unit in your middle column")
    assert middle is not None and t.Beside(t.All((t.YOURS, VC)), "column") in walk.nodes(middle)


def test_keywords_names_and_guardians() -> None:
    have = asked("you have a vanguard with [Limit Break 4]")
    assert have == t.Exists(t.All((t.YOURS, VC, t.Has("Limit Break 4"))))
    assert asked("you have a vanguard with the oracle ability") == t.Exists(t.All((t.YOURS, VC, t.Has("Oracle"))))
    original = asked('you have a vanguard with "Dusk" in its original card name')
    assert original == t.Exists(t.All((t.YOURS, VC, t.Within("original name", "Dusk"))))
    cost = paid("Choose a face down G guardian from your G zone, and turn it face up")
    assert t.Has("G guardian") in walk.nodes(cost)
    (found, *_) = effect(
        'search your deck for up to one grade 2 card not named "Ember", call it to (RC), and shuffle your deck.'
    )
    assert isinstance(found, t.Search) and t.Not(t.Word("name", "Ember")) in walk.nodes(found.what)


def test_another_card_with_the_name_of_the_chosen_one() -> None:
    do = effect(
        "choose one of your rear-guards. Choose up to two of your units with the same card name as that unit, "
        "and those units get [Power] +2000 until end of turn."
    )
    assert isinstance(do[1], t.Choose) and t.Shares(t.Ref("t"), "name") in walk.nodes(do[1].what)
    assert do[2] == t.Continue((t.Modify(t.Ref("t2"), "power", "+", 2000),), "turn")


# --- events ----------------------------------------------------------------------------------------------------------


def test_causes() -> None:
    assert when("your other rear-guard is retired for the effect or cost of your card").when == t.When(
        "move", t.All((t.YOURS, RC, t.Not(t.SELF))), word="retire", cause=t.YOURS
    )
    foe = when("your opponent's rear-guard is put into the drop zone due to an effect from one of your cards").when
    assert isinstance(foe, t.When) and foe.cause == t.YOURS and foe.dst == ("drop",)
    assert declined(
        "[AUTO]:When this unit is put into the drop zone from (RC) due to an effect from one of your other cards, "
        "draw a card."
    )


@pytest.mark.parametrize(
    ("words", "event"),
    (
        ("a card is put into your soul", t.When("move", player=t.YOU, dst=("soul",))),
        ("your card is put into your damage zone", t.When("move", player=t.YOU, dst=("damage",))),
        ("this unit becomes engorged", t.When("becomes", t.SELF, word="engorged")),
        ("this unit is unlocked", t.When("become", t.SELF, word="unlock")),
        ("an opponent's locked card is unlocked", t.When("become", t.ENEMY, word="unlock")),
        ("this unit becomes [Stand]", t.When("state", t.SELF, word="stand")),
    ),
)
def test_changes(words: str, event: t.When) -> None:
    assert when(words).when == event


# --- costs -----------------------------------------------------------------------------------------------------------


def test_deeds_of_one_cost_in_a_row() -> None:
    cost = paid(
        "Choose a face down card from your G zone, turn it face up, choose two of your rear-guards, and retire them"
    )
    assert [type(part).__name__ for part in cost] == ["Choose", "SetFace", "Choose", "Move"]
    assert cost == paid(
        "Choose a face down card from your G zone, and turn it face up & choose two of your rear-guards, "
        "and retire them"
    )
    cost = paid("Put this unit into your soul, choose a card from your hand, and discard it")
    assert cost[0] == t.Move(t.SELF, "soul")
    cost = paid("Choose a card from your hand, and put it into your damage zone face up")
    assert cost[1] == t.Move(t.Ref("cost"), "damage", up=True)
    (moved,) = paid("Put two cards from the top of your deck into your drop zone")
    assert moved == t.Do("put from deck", t.SELF, 2, "drop")


# --- numbers ---------------------------------------------------------------------------------------------------------


def test_as_many_as() -> None:
    (chosen, _) = effect(
        "choose up to the same number of your rear-guards as the number of face up cards in your G zone, "
        "and [Stand] them."
    )
    count = t.Count(t.All((t.YOURS, t.Zone(("G",)), t.FaceUp(True))))
    assert chosen == t.Choose("t", count, t.All((t.YOURS, RC)), up_to=True)
    (must, _) = effect(
        "choose the same number of your rear-guards as the number of face up cards in your G zone, and [Stand] them."
    )
    assert must == t.Choose("t", count, t.All((t.YOURS, RC)))
    assert effect("draw a card for each of your rear-guards.") == (t.Draw(t.Count(t.All((t.YOURS, RC)))),)


def test_numbers_are_compared() -> None:
    hand = asked(
        "the number of cards in your hand is more than or equal to the number of cards in your opponent's hand"
    )
    mine, theirs = (t.Count(t.All((who, t.Zone(("hand",))))) for who in (t.YOURS, t.ENEMY))
    assert hand == t.Compare(mine, ">=", theirs)
    fewer = asked("the number of your rear-guards is less than your opponent's")
    assert fewer == t.Compare(t.Count(t.All((t.YOURS, RC))), "<", t.Count(t.All((t.ENEMY, RC))))


# --- conditions ------------------------------------------------------------------------------------------------------


def test_what_a_card_has_and_what_others_are() -> None:
    do = effect(
        "choose one of your other units, and if that unit has the rush ability, "
        "it gets [Power] +2000 until end of turn."
    )
    assert isinstance(do[1], t.If) and do[1].cond == t.Is(t.Ref("t"), t.Has("Rush"))
    resting = asked("all of your opponent's rear-guards are at [Rest]")
    assert resting == t.Unless(t.Exists(t.All((t.All((t.ENEMY, RC)), t.Not(t.State("rest"))))))
    two = asked("you have a <Kagero> vanguard, and if it is the third battle of that turn or more")
    assert isinstance(two, t.Both) and len(two.parts) == 2
    do = effect("choose a card from your hand, discard it, and if you discarded a grade 3 card, draw a card.")
    assert isinstance(do[2], t.If) and do[2].cond == t.Compare(t.Moved("t", t.Figure("grade", "=", 3)), ">=", 1)


# --- verbs -----------------------------------------------------------------------------------------------------------


def test_calls_and_damage() -> None:
    assert effect("call two cards from the top of your deck to (GC).") == (t.Do("call", t.Top("deck", 2), word="GC"),)
    *_, given = effect(
        "choose one of your units, call the top card of your deck to (RC), and it gets [Power] +2000 until end of turn."
    )
    assert isinstance(given, t.Continue) and t.Ref("top") in walk.nodes(given)
    do = effect("choose one of your vanguards, and deal one damage.")
    assert do[1] == t.Do("deal damage", t.Ref("t"), 1)
    do = effect("choose one of your other rear-guards, and time leap it.")
    assert do[1] == t.Do("time leap", t.Ref("t"))
    do = effect("choose a card from your opponent's hand at random, and bind it face down.")
    assert isinstance(do[0], t.Choose) and do[0].random


def test_a_power_by_which_another_rises() -> None:
    do = effect(
        "choose one of your other units, and increase this unit's [Power] by that unit's [Power] until end of turn."
    )
    assert do[1] == t.Continue((t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("t"), "power")),), "turn")


# --- continuous ------------------------------------------------------------------------------------------------------


def test_limit_break_is_active_all_the_same() -> None:
    (ability,) = read(
        '[CONT](RC):Your vanguard\'s "[Limit Break 4]" is active even when you have three or less damage.'
    )
    assert isinstance(ability, t.Passive)
    assert ability.effects == (t.Rule("permit", "active Limit Break 4", t.All((t.YOURS, VC))),)
    assert declined('[CONT](RC):Your vanguard\'s "[Limit Break 4]" is active even when you have four or less damage.')


def test_then_asks_for_more() -> None:
    soul = t.Count(t.All((t.YOURS, t.Zone(("soul",)))))
    first, second = read(
        "[CONT](RC):If the number of cards in your soul is six or more, this unit gets [Power] +3000. "
        "Then, if the number of cards in your soul is ten or more, this unit gets [Critical] +1."
    )
    assert isinstance(first, t.Passive) and isinstance(second, t.Passive)
    assert first.cond == t.Compare(soul, ">=", 6)
    assert second.cond == t.Both((t.Compare(soul, ">=", 6), t.Compare(soul, ">=", 10)))


def test_all_clans_and_nations() -> None:
    (ability,) = read("[CONT]:This card is from all clans and nations.")
    assert isinstance(ability, t.Passive)
    assert t.Rename(t.SELF, "clan", "add", "Kagero") in ability.effects
    assert t.Rename(t.SELF, "nation", "add", "Dragon Empire") in ability.effects


# --- spelling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("printed", "meant"),
    (
        ("Updated: Text\n[ACT](RC):[Counter-Blast 1] Draw a card.", "[ACT](RC):[Counter-Blast 1] Draw a card."),
        ("[ACT](RC):[Counter-Blast 1]Draw a card.", "[ACT](RC):[Counter-Blast 1] Draw a card."),
        ("[AUTO](RC):When this unit attacks, [Soul-Charge] 1.", "[AUTO](RC):When this unit attacks, [Soul-Charge 1]."),
        (
            "[AUTO](RC):When this unit attacks, if you have a card named\nEmber Page\nin your soul, draw a card.",
            '[AUTO](RC):When this unit attacks, if you have a card named "Ember Page" in your soul, draw a card.',
        ),
        ("[AUTO][(VC)]:When this unit attacks, draw a card.", "[AUTO](VC):When this unit attacks, draw a card."),
    ),
)
def test_misprints_are_mended(printed: str, meant: str) -> None:
    assert ENGLISH.normalise(printed) == ENGLISH.normalise(meant)
    assert read(printed) == read(meant)
