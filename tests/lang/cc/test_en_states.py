"""States that trigger, sources by element and race, replacements at a time, and what is said of two moments."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.tree import ANY, ENEMY, OPPONENT, SELF, YOU, YOURS
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read

ORBS = t.All((YOURS, t.Zone(("orb",))))
DRAW = (t.Draw(1),)


def test_a_state_of_the_game_triggers() -> None:
    none = t.Becomes(t.Unless(t.Exists(ORBS)))
    assert read("When you have no orbs ⇒ Draw a card.") == (t.Automatic(none, do=DRAW),)
    rested = t.When("state", SELF, word="rested")
    assert read("Whenever this card is rested ⇒ Draw a card.") == (t.Automatic(rested, do=DRAW),)  # an event
    declined("When it is your turn ⇒ Draw a card.")
    declined("When you do ⇒ Draw a card.")


def test_sources_are_told_by_element_race_and_player() -> None:
    for said, source in (
        ("Ignus effects", t.Word("element", "ignus")),
        ("enemy Moth spells or abilities", t.All((ENEMY, t.Word("race", "Moth")))),
        ("spells or abilities of enemy casters", t.All((ENEMY, t.Word("type", "caster")))),
    ):
        rule = t.Rule("forbid", "ability destroy", SELF, source)
        assert read(f"This card cannot be destroyed by {said}.") == (t.Passive((rule,)),)
    declined("This card cannot be destroyed by effects of.")


def test_cards_that_cannot_be_put_into_the_field() -> None:
    buried = t.All((SERVANT, t.Zone(("graveyard",))))
    rule = t.Rule("forbid", "event enter the field", buried)
    assert read("Servants cannot be put into the field from graveyards.") == (t.Passive((rule,)),)
    declined("Servants cannot be put into the field from the field.")
    declined("This card cannot be put into the field from graveyards.")


def test_a_replacement_at_a_time() -> None:
    drawn = t.When("move", player=YOU, word="draw")
    (ability,) = read("If you would draw a card during your draw phase, you may discard a card instead.")
    assert isinstance(ability, t.Replace) and ability.when == drawn and ability.may
    assert ability.cond == t.Both((t.TurnOf(YOU), t.During("draw")))


def test_an_orb_that_would_be_corrupted_by_a_card() -> None:
    (ability,) = read("If this card would corrupt an enemy orb, put that orb into its owner's graveyard instead.")
    assert isinstance(ability, t.Replace)
    assert ability.when == t.When("move", t.All((ENEMY, t.Zone(("orb",)))), word="corrupt", cause=SELF)
    assert ability.instead == (t.Move(t.Ref("it"), "graveyard"),)


def test_the_card_gets_something_for_good() -> None:
    grown = t.Continue((t.Modify(SELF, "atk", "+", 500),), "")
    assert read("Discard a card: This card gains +500 ATK.")[0].do == (grown,)  # type: ignore[attr-defined]
    declined("Banish this card: This card gains +500 ATK.")


def test_a_later_moment_of_the_other_player() -> None:
    delayed = t.Delay(t.When("begin", player=OPPONENT, word="main phase"), DRAW)
    assert effect("At the beginning of the next enemy main phase, draw a card.") == (delayed,)


def test_two_cards_to_two_places() -> None:
    seen, found, other = t.Ref("seen"), t.Ref("found"), t.Ref("found2")
    said = "Look at the top three cards of your deck. Put one of them into your hand and one into your graveyard."
    assert effect(said) == (
        t.Look("seen", 3, "deck"),
        t.Choose("found", 1, seen),
        t.Move(found, "hand"),
        t.Choose("found2", 1, t.All((seen, t.Not(found)))),
        t.Move(other, "graveyard"),
    )


def test_another_card_was_played() -> None:
    again = t.When("play", t.All((t.Not(SELF), t.Word("type", "conjure"))), player=YOU, word="card")
    cond = t.Compare(t.Happened(again), ">=", 1)
    assert effect("If you have played another conjure this turn, draw a card.") == (t.If(cond, DRAW),)


def test_servants_that_cannot_be_attacked_but_by_some() -> None:
    rest = t.All((FIELD, SERVANT, t.Not(t.All((FIELD, t.Word("race", "Moth"))))))
    assert read("This card cannot be attacked except by Moths.") == (
        t.Passive((t.Rule("forbid", "attack targets", rest, SELF),)),
    )
    assert ANY not in rest.parts


def test_a_replacement_that_a_player_has_for_a_turn() -> None:
    you = t.Player(YOU)
    drawn = t.Replace(t.When("move", player=YOU, word="draw"), (t.Draw(2),))
    lent = t.Continue((t.Grant(you, (drawn,)),), "turn")
    assert effect("Until end of turn, if you would draw a card, draw two cards instead.") == (lent,)
    orbs = t.When("move", ORBS, word="corrupt")
    kept = t.Continue((t.Grant(you, (t.Replace(orbs),)),), "turn")
    assert effect("This turn, if an allied orb would be corrupted, it is not corrupted.") == (kept,)
    own = effect("Until end of turn, if an allied servant would be destroyed, it is not destroyed.")
    assert isinstance(own[0], t.Continue) and own[0].effects[0] != kept.effects[0]


def test_another_cost_and_another_battle_phase() -> None:
    paid = t.Ref("paid")
    cost = (t.Choose("paid", 2, t.All((YOURS, t.Zone(("hand",))))), t.Move(paid, "graveyard", "discard"))
    said = "You may discard two cards rather than pay this card's cost."
    assert read(said) == (t.Spell(cost=cost, keyword="other cost"),)
    none = t.Unless(t.Exists(ORBS))
    assert read(f"If you have no orbs, y{said[1:]}") == (t.Spell(cost=cost, cond=none, keyword="other cost"),)
    more = (t.Gain("extra battle phases", 1),)
    assert effect("There is an additional battle phase after this one.") == more
    declined("There is an additional main phase after this one.", "conjure")


def test_put_to_one_place_or_another() -> None:
    seen = t.Ref("seen")
    either = t.Modes(1, ((t.Move(seen, "hand"),), (t.Move(seen, "graveyard"),)))
    said = "Look at the top card of your deck. Put it into your hand or into your graveyard."
    assert effect(said) == (t.Look("seen", 1, "deck"), either)
