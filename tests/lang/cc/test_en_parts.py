"""English texts of The Caster Chronicles: nouns, targets, amounts, conditions, costs. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.cc.c0501_this_turn import BATTLED
from ludex.games.cc.c1100_keywords import bingo, dct, vanity
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

FOES = t.All((t.ENEMY, FIELD, SERVANT))
IT = t.Ref("t")
DESTROY = t.Move(IT, "graveyard", "destroy")


def test_a_target_is_chosen_when_the_text_is_played() -> None:
    assert effect("Destroy target enemy servant.") == (target(FOES), DESTROY)


def test_without_target_it_is_chosen_on_resolution() -> None:
    (choose, move) = effect("Destroy an enemy servant.")
    assert choose == t.Choose("t", 1, FOES) and move == DESTROY


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("rested enemy servant", t.State("rested")),
        ("enemy servant with a cost of 3 or less", t.Figure("cost", "<=", 3)),
        ("enemy servant with cost three or less", t.Figure("cost", "<=", 3)),
        ("enemy servant with a cost of 4", t.Figure("cost", "=", 4)),
        ("enemy Fox servant", t.Word("race", "Fox")),
        ("non-Fox enemy servant", t.Not(t.Word("race", "Fox"))),
        ('enemy servant named "Bone Fox"', t.Word("name", "Bone Fox")),
        ('enemy servant with "Fox" in its name', t.Within("name", "Fox")),
        ("Terra enemy servant", t.Word("element", "terra")),
        ("enemy servant with [Hubris]", t.Has("Hubris")),
    ],
)
def test_what_a_card_is_like(words: str, part: t.Sel) -> None:
    choose = effect(f"Destroy target {words}.")[0]
    assert isinstance(choose, t.Choose) and isinstance(choose.what, t.All)
    assert set(choose.what.parts) == {t.ENEMY, FIELD, SERVANT, part}


def test_a_zone_that_is_said_takes_the_place_of_the_field() -> None:
    choose, move = effect("Put target Fox in an allied graveyard into your hand.")
    grave = t.Zone(("graveyard",))
    assert choose == target(t.All((t.YOURS, grave, t.Word("race", "Fox")))) and move == t.Move(IT, "hand")


def test_numbers_of_targets() -> None:
    two = effect("Return two target servants to their owners' hands.")
    assert two[0] == target(t.All((FIELD, SERVANT)), 2)
    up_to = effect("Return up to two target servants to their owners' hands.")
    assert up_to[0] == target(t.All((FIELD, SERVANT)), 2, up_to=True)
    assert declined("Return two target servants to its owner's hand.", "conjure")


def test_two_targets_are_one_deed() -> None:
    do = effect("Destroy target enemy servant and target allied servant.")
    assert do[-1] == t.Move(t.Some((IT, t.Ref("t2"))), "graveyard", "destroy")


def test_a_target_under_a_condition_is_chosen_first() -> None:
    """The condition is judged on resolution, and may speak of the target."""
    do = effect("Destroy target enemy servant if it battled this turn.")
    assert do == (target(FOES), t.If(t.Is(IT, t.Mark(BATTLED)), (DESTROY,)))
    own = effect("Destroy target enemy servant if you control a Fox.")
    fox = t.All((t.YOURS, FIELD, t.Word("race", "Fox")))
    assert own == (target(FOES), t.If(t.Exists(fox), (DESTROY,)))


def test_it_is_the_card_itself_only_where_the_clause_is_about_it() -> None:
    (ability,) = read("At end of turn ⇒ Destroy this card if it battled this turn.")
    assert isinstance(ability, t.Automatic)
    cond = t.Is(t.SELF, t.Mark(BATTLED))
    assert ability.do == (t.If(cond, (t.Move(t.SELF, "graveyard", "destroy"),)),)


def test_options_with_targets_are_chosen_when_the_text_is_played() -> None:
    (modes,) = effect("Rest target caster, or destroy target enemy servant.")
    assert isinstance(modes, t.Modes) and modes.played and len(modes.options) == 2


def test_if_you_do_asks_whether_all_of_it_was_done() -> None:
    do = effect("Banish an allied servant. If you do, draw two cards.")
    assert do[-1] == t.If(t.Compare(t.Moved("t"), ">=", 1), (t.Draw(2),))
    may = effect("You may banish an allied servant. If you do, draw two cards.")
    assert isinstance(may[0], t.May) and may[-1] == t.If(t.Did("did"), (t.Draw(2),))
    (drawn,) = effect("Draw a card. If you do, discard a card.")
    assert isinstance(drawn, t.If) and drawn.then[0] == t.Draw(1) and drawn.otherwise == (t.Draw(1),)


def test_amounts_that_are_counted() -> None:
    (_, give) = effect("Target allied servant gains +200 ATK for each card in your hand until end of turn.")
    hand = t.All((t.YOURS, t.Zone(("hand",))))
    assert give == t.Continue((t.Modify(IT, "atk", "+", t.Times(200, t.Count(hand))),), "turn")
    assert effect("Draw a card for each allied caster.") == (
        t.Draw(t.Count(t.All((t.YOURS, FIELD, t.Word("type", "caster"))))),
    )


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        ("[Rest]", (t.SetState(t.SELF, "rested"),)),
        ("2, [Rest]", (t.Do("pay", t.SELF, 2), t.SetState(t.SELF, "rested"))),
        ("[Ignus][Ignus]", (t.Do("pay", t.SELF, 2, "ignus ignus"),)),
        ("Banish this card", (t.Move(t.SELF, "graveyard", "banish"),)),
        ('Banish another "Aya"', (t.Do("banish named", t.Not(t.SELF), 1, "Aya"),)),
        ("Discard your hand", (t.Do("discard hand"),)),
    ],
)
def test_costs(cost: str, parts: tuple[t.Instr, ...]) -> None:
    (ability,) = read(f"{cost}: Draw a card.")
    assert isinstance(ability, t.Activated) and ability.cost == parts


def test_a_card_of_a_name_from_under_this_card() -> None:
    (ability,) = read('Rest, banish a "Aya" from my Stock: Draw a card.')
    assert isinstance(ability, t.Activated)
    stock = t.All((t.Zone(("stock",)), t.Linked(t.SELF)))
    assert ability.cost[1] == t.Do("banish named", stock, 1, "Aya")


def test_one_cost_or_another_is_two_abilities() -> None:
    first, second = read('[Rest], banish a "Aya" from my Stock OR Banish a face down caster: Draw a card.')
    assert isinstance(first, t.Activated) and isinstance(second, t.Activated)
    assert first.do == second.do and first.cost[0] == second.cost[0] and first.cost[1] != second.cost[1]


@pytest.mark.parametrize(
    ("words", "cond", "timing"),
    [
        ("during main timing", None, ("main",)),
        ("during your main phase", t.Both((t.TurnOf(t.YOU), t.During("main"))), ()),
        ("during an enemy battle phase", t.Both((t.TurnOf(t.OPPONENT), t.During("battle"))), ()),
        ("during an allied turn", t.TurnOf(t.YOU), ()),
    ],
)
def test_when_an_ability_may_be_played(words: str, cond: t.Cond | None, timing: tuple[str, ...]) -> None:
    (ability,) = read(f"[Rest]: Draw a card. Play this ability only {words}.")
    assert isinstance(ability, t.Activated) and (ability.cond, ability.timing) == (cond, timing)


@pytest.mark.parametrize(
    ("words", "when"),
    [
        ("an enemy discarded a card", t.When("move", player=t.OPPONENT, word="discard")),
        ("you discarded a card", t.When("move", player=t.YOU, word="discard")),
        ("an allied servant switched", t.When("switch", t.All((t.YOURS, FIELD, SERVANT)))),
        ("an enemy servant was destroyed", t.When("move", FOES, word="destroy")),
        ("an enemy orb was corrupted", t.When("corrupt", player=t.OPPONENT)),
    ],
)
def test_what_happened_this_turn(words: str, when: t.When) -> None:
    (ability,) = read(f"[Rest]: Draw a card if {words} this turn.")
    assert isinstance(ability, t.Activated)
    assert ability.do == (t.If(t.Compare(t.Happened(when), ">=", 1), (t.Draw(1),)),)


@pytest.mark.parametrize(
    "text",
    [
        "[Sparkle]",
        "Target servant dances.",
        "[Rest]: Draw a card if an allied servant sang this turn.",
        "Whenever this card sings ⇒ Draw a card.",
        "This card cannot sing.",
        "[Rest]: Draw a card. Play this ability only during tea time.",
        "Destroy it.",
        "[Rest]: Produce 1. Spend this aether only to play foxes.",
    ],
)
def test_what_is_not_understood_is_declined(text: str) -> None:
    declined(text)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Destroy target enemy servant.", "Destroy target allied servant."),
        ("Destroy target enemy servant.", "Banish an allied servant."),
        ("Destroy all servants.", "Destroy all enemy servants."),
        ("Destroy target servant with a cost of 3 or less.", "Destroy target servant with a cost of 3 or more."),
        ("Allied servants gain +500 ATK until end of turn.", "Allied servants gain +500 ATK until end of battle."),
        ("Put target servant into its owner's hand.", "Put target servant on top of its owner's deck."),
        ("Draw a card. Then discard a card.", "You may draw a card. Then discard a card."),
        ("Target player draws a card.", "Target enemy player draws a card."),
    ],
)
def test_one_word_changed_is_another_tree(text: str, other: str) -> None:
    assert effect(text) != effect(other)


def test_the_line_of_materials() -> None:
    assert read('"Aya" ♥ "Bea"') == (t.Mere("material", word="Aya"), t.Mere("material", word="Bea"))


def test_keywords_with_a_text_of_their_own() -> None:
    (vanity,) = read("[Vanity] – This card gains +500 ATK.")
    assert vanity == t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=t.Named("alone"), keyword="Vanity")
    (bingo,) = read("[BINGO] - [Hubris]")
    assert isinstance(bingo, t.Passive) and bingo.keyword == "BINGO" and isinstance(bingo.effects[0], t.Grant)
    (dct,) = read("[DCT] 3 – Draw two cards.", "conjure")
    assert isinstance(dct, t.Spell) and (dct.keyword, dct.do) == ("DCT", (t.Draw(2),))
    (ride,) = read("[Ride] (3)")
    assert isinstance(ride, t.Activated) and ride.cost == (t.Do("ride", t.SELF, 3),)
    assert read("[Step Up] (Fox)") == (t.Mere("Step Up", word="Fox"),)
    assert read("[United Front] (Fox)") == (t.Mere("United Front", word="Fox"),)
    assert read("[Break] (2[Ignus])") == (t.Mere("Break", 3, "ignus"),)


def test_keywords_may_give_any_ability() -> None:
    """[CC 1111.2] [CC 1113.2] [CC 1117.2] The same trees as the chapters make."""
    drawn = t.Automatic(t.When("attack", t.SELF), do=(t.Draw(1),))
    assert read("[DCT] 2 – Whenever this card attacks ⇒ Draw a card.") == dct(2, drawn)
    assert read("[Vanity] – Whenever this card attacks ⇒ Draw a card.") == vanity(drawn)
    assert read("[BINGO] – Whenever this card attacks ⇒ Draw a card.") == bingo(drawn)
    plain, given = read("Draw a card.\n[DCT] 2 – Draw two cards.", "conjure")
    assert isinstance(plain, t.Spell) and plain.do == (t.Draw(1),)
    assert isinstance(given, t.Spell) and (given.keyword, given.do) == ("DCT", (t.Draw(2),))


def test_deities_tokens_and_counters() -> None:
    assert read("This card enters the field with three deity counters.") == (t.Mere("enters with", 3, "deity"),)
    (wisp,) = read('Remove two deity counters: Create a "Wisp" token.')
    assert isinstance(wisp, t.Activated)
    assert (wisp.cost, wisp.do) == ((t.Counters(t.SELF, "deity", -2),), (t.Do("token", t.SELF, 1, "wisp"),))
    extra = t.All((t.YOURS, t.Zone(("extra",)), t.Word("type", "deity")))
    put = (t.Choose("t", 1, extra), t.Do("put", t.Ref("t")))
    assert effect("Put a deity from your extra deck into the field.") == put
    assert effect("Put a seed counter on this card.") == (t.Counters(t.SELF, "seed", 1),)


@pytest.mark.parametrize(
    ("text", "when", "instead"),
    [
        (
            "If this card would be destroyed, you may banish another servant instead.",
            t.When("move", t.SELF, word="destroy"),
            (t.Choose("t", 1, t.All((t.YOURS, FIELD, t.Not(t.SELF), SERVANT))), t.Do("banish", t.Ref("t"))),
        ),
        (
            "If an allied Fox would be destroyed, you may banish this card instead.",
            t.When("move", t.All((t.YOURS, FIELD, t.Word("race", "Fox"))), word="destroy"),
            (t.Do("banish", t.SELF),),
        ),
    ],
)
def test_what_happens_instead(text: str, when: t.When, instead: tuple[t.Instr, ...]) -> None:
    assert read(text) == (t.Replace(when, instead, may=True),)


def test_options_are_chosen_when_the_text_is_played() -> None:
    (modes,) = effect("Choose one:\n・Draw a card.\n・Destroy target barrier.")
    assert isinstance(modes, t.Modes) and modes.played and modes.options[0] == (t.Draw(1),)
    assert effect("Choose one: Draw a card, or destroy target barrier.")[0] == modes


def test_prices() -> None:
    (rule,) = read("Enemy conjures cost 1 more to play.")
    group = t.All((t.ENEMY, t.Zone(("hand", "chase")), t.Word("type", "conjure")))
    assert rule == t.Passive((t.Price(group, "+", 1),))
    (own,) = read("This card costs 1 less to play for each allied Fox.")
    fox = t.Count(t.All((t.YOURS, FIELD, t.Word("race", "Fox"))))
    assert own == t.Passive((t.Price(t.SELF, "+", t.Times(-1, fox)),), zones=("hand", "chase"))


def test_one_text_for_two_triggers() -> None:
    first, second = read("Whenever this card attacks or is attacked ⇒ Draw a card.")
    assert isinstance(first, t.Automatic) and isinstance(second, t.Automatic)
    assert (first.when, second.when) == (t.When("attack", t.SELF), t.When("attack", other=t.SELF))


def test_by_chance_is_not_by_choice() -> None:
    chance, choice = effect("Discard a card at random."), effect("Discard a card.")
    assert isinstance(chance[0], t.Choose) and chance[0].random and chance != choice


@pytest.mark.parametrize(
    ("many", "race"),
    [("Genjis", "Genji"), ("Foxes", "Fox"), ("Fairies", "Fairy"), ("Sweets", "Sweets"), ("Genji", "Genji")],
)
def test_races_in_the_plural(many: str, race: str) -> None:
    (gain,) = read(f"Allied {many} gain +500 ATK.")
    assert gain == t.Passive((t.Modify(t.All((t.YOURS, FIELD, t.Word("race", race))), "atk", "+", 500),))


def test_casters_of_different_elements_are_counted_by_their_elements() -> None:
    (ability,) = read("[Rest]: Draw a card if you control three or more casters of different elements.")
    assert isinstance(ability, t.Activated)
    casters = t.All((t.YOURS, FIELD, t.Word("type", "caster")))
    assert ability.do == (t.If(t.Compare(t.Distinct(casters, "element"), ">=", 3), (t.Draw(1),)),)


def test_if_you_do_asks_before_what_cannot_be_asked_afterwards() -> None:
    """[CC 104.3] A servant that is rested already is not rested."""
    choose, done = effect("Rest target servant. If you do, draw a card.")
    assert isinstance(choose, t.Choose) and choose.target
    assert done == t.If(t.Is(IT, t.Not(t.State("rested"))), (t.SetState(IT, "rested"), t.Draw(1)))
    declined("Rest target servant. If you would, draw a card.", "conjure")
    declined("Target enemy player discards a card. If you do, draw a card.", "conjure")


def test_if_they_do_is_asked_of_the_other_player() -> None:
    """Within what the enemy player does, the ability's controller is the opponent."""
    _, by = effect("Target enemy player may discard a card. If they don't, draw two cards.")
    assert isinstance(by, t.By) and isinstance(by.do[0], t.May)
    assert by.do[1] == t.If(t.Unless(t.Did("did")), (t.By(t.OPPONENT, (t.Draw(2),)),))


def test_a_conjure_has_no_others_of_its_own() -> None:
    """A conjure is never on the field: the others are those that nobody chose, which nothing in the tree says."""
    declined("Other allied servants gain +500 ATK until end of turn.", "conjure")
    declined("Each player chooses a servant they control. Destroy all other servants.", "conjure")
    (ability,) = read("[Enter] ⇒ Other allied servants gain +500 ATK until end of turn.")
    assert t.Not(t.SELF) in walk.nodes(ability)
