"""Families of texts by tables: every verb with as many cards as a target's figure says, cards told by how they lie,
what was not played, two kinds of aether; and the near sentence that is declined. All texts are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

CASTER = t.Word("type", "caster")
FOE = t.All((t.ENEMY, FIELD, SERVANT))
HAND = t.All((t.YOURS, t.Zone(("hand",))))
TAKEN = t.Ref("d")


@pytest.mark.parametrize(
    ("words", "group", "deed"),
    [
        ("Discard a number of cards equal to the {} of {}.", HAND, t.Move(TAKEN, "graveyard", "discard")),
        ("Discard cards equal to the {} of {}.", HAND, t.Move(TAKEN, "graveyard", "discard")),
        ("Banish a number of allied servants equal to the {} of {}.", t.All((t.YOURS, FIELD, SERVANT)),
         t.Do("banish", TAKEN)),
        ("Rest a number of allied casters equal to the {} of {}.", t.All((t.YOURS, FIELD, CASTER)),
         t.SetState(TAKEN, "rested")),
        ("Reverse a number of servants equal to the {} of {}.", t.All((FIELD, SERVANT)),
         t.SetState(TAKEN, "reversed")),
        ("Remove a number of cards in an allied graveyard from the game equal to the {} of {}.",
         t.All((t.YOURS, t.Zone(("graveyard",)))), t.Move(TAKEN, "removed")),
        ("Return a number of allied servants to their owners' hands equal to the {} of {}.",
         t.All((t.YOURS, FIELD, SERVANT)), t.Move(TAKEN, "hand", "return")),
    ],
)  # fmt: skip
def test_as_many_as_the_figure_of_a_target(words: str, group: t.Sel, deed: t.Instr) -> None:
    for figure in ("cost", "level"):
        aimed, chosen, done = effect(words.format(figure, "target enemy servant"))
        assert aimed == target(FOE)
        assert chosen == t.Choose("d", t.FigureOf(t.Ref("t"), figure), group) and done == deed
    declined(words.format("colour", "target enemy servant"), "conjure")
    declined(words.format("cost", "some enemy servant"), "conjure")


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("rested", t.State("rested")),
        ("reversed", t.State("reversed")),
        ("not recovered", t.Not(t.State("recovered"))),
        ("face down", t.FaceUp(False)),
        ("attacking", t.Mark("attacking")),
        ("level 2 or higher", t.Figure("level", ">=", 2)),
    ],
)
def test_cards_are_told_by_how_they_lie(words: str, such: t.Sel) -> None:
    group = t.All((t.YOURS, FIELD, CASTER))

    def cond(said: str) -> t.Cond | None:
        (do,) = effect(f"Draw a card if {said}.")
        assert isinstance(do, t.If)
        return do.cond

    one = cond(f"an allied caster is {words}")
    assert one == t.Exists(t.All((group, such)))
    assert cond(f"two or more allied casters are {words}") == t.Exists(t.All((group, such)), 2)
    assert cond(f"no allied caster is {words}") == t.Unless(one)
    (standing,) = read(f"As long as an allied caster is {words}, I gain +500 ATK.")
    assert isinstance(standing, t.Passive) and standing.cond == one
    (standing,) = read(f"As long as another allied caster is {words}, I gain +500 ATK.")
    assert isinstance(standing, t.Passive) and isinstance(standing.cond, t.Exists)
    assert t.Not(t.SELF) in list(walk.nodes(standing.cond))
    declined(f"Draw a card if an allied caster is {words} again.", "conjure")


@pytest.mark.parametrize(("side", "player"), [("allied ", t.YOU), ("enemy ", t.OPPONENT), ("", "")])
def test_what_was_not_played_this_turn(side: str, player: str) -> None:
    for were in ("were", "have been"):
        (do,) = effect(f"Draw a card if no {side}servants {were} played this turn.")
        assert isinstance(do, t.If)
        none = t.Compare(t.Happened(t.When("play", SERVANT, player=player, word="card")), ">=", 1)
        assert do.cond == t.Unless(none)
        (do,) = effect(f"Draw a card if no {side}cards, except barriers, {were} played this turn.")
        rest = t.When("play", t.Not(t.Word("type", "barrier")), player=player, word="card")
        assert isinstance(do, t.If) and do.cond == t.Unless(t.Compare(t.Happened(rest), ">=", 1))
    declined(f"Draw a card if no {side}cards, except barriers, were shown this turn.", "conjure")


def test_what_the_card_itself_is_kept_from() -> None:
    for words, rule in (
        ("I cannot be destroyed in battle.", t.Rule("forbid", "destroyed by battle", t.SELF)),
        ("I cannot be destroyed by non-battle.", t.Rule("forbid", "ability destroy", t.SELF)),
        ("Enemy servants cannot attack me.", t.Rule("forbid", "attack targets", FOE, t.SELF)),
    ):
        (passive,) = read(words)
        assert isinstance(passive, t.Passive) and passive.effects == (rule,)
    declined("I cannot be destroyed in peace.")


def test_two_kinds_of_aether_and_one_of_two() -> None:
    """[CC 907.1] One or the other is two abilities, so that each is an aether ability."""
    silva, luna = (t.Do("produce", t.SELF, 1, word) for word in ("silva", "luna"))
    rest = (t.SetState(t.SELF, "rested"),)
    for words in ("{Silva} and {Luna}", "one {Silva} and one {Luna}", "one Silva aether and one Luna aether"):
        assert read(f"Rest: Produce {words}.") == (t.Activated(rest, do=(silva, luna), keyword="aether"),)
    for words in ("{Silva} or {Luna}", "one {Silva} or {Luna} aether", "either one {Silva} or one {Luna}"):
        each = tuple(t.Activated(rest, do=(one,), keyword="aether") for one in (silva, luna))
        assert read(f"Rest: Produce {words}.") == each
    declined("Rest: Produce {Silva} but {Luna}.")


def test_only_cards_off_the_field_are_put_into_it() -> None:
    """The zone belongs to the card that is put, not to those that are counted."""
    text = "Put a [Moth] with a cost less than or equal to the number of allied casters from your hand into the field."
    chosen, _ = effect(text)
    assert isinstance(chosen, t.Choose) and isinstance(chosen.what, t.All) and t.Zone(("hand",)) in chosen.what.parts
    declined("Put an allied servant into the field.", "conjure")


def test_a_caster_levels_up_in_one_way_only() -> None:
    for zone in ("hand", "graveyard"):
        _, up = effect(f"Level up an allied caster to a caster in your {zone}.")
        assert up == t.Do("level up", t.Ref("t"), word=zone)


def test_any_number_of_the_hand_and_as_many_drawn() -> None:
    casters = t.All((t.YOURS, t.Zone(("hand",)), CASTER))
    chosen, _, drawn = effect("Discard any number of casters. Draw that many cards.")
    assert chosen == t.Choose("d", t.Count(casters), casters, True) and drawn == t.Draw(t.Moved("d"))
    more = effect("Discard any number of casters. Then draw that many cards plus 1.")
    assert more[-1] == t.Draw(t.Plus((t.Moved("d"), 1)))
    declined("Discard any number of casters. Draw that many cards again.", "conjure")


@pytest.mark.parametrize("words", ["be destroyed", "be banished", "leave the field", "be returned to its owner's hand"])
def test_what_would_happen_to_a_target_this_turn(words: str) -> None:
    """The card has the replacement, and its player carries it out: so nobody else is called "you"."""
    for said in (f"Until end of turn, if {{}} would {words}, ", f"If {{}} would {words} this turn, "):
        mine = said.format("target allied servant")
        aimed, lasting = effect(f"{mine}reverse it instead.")
        assert aimed == target(t.All((t.YOURS, FIELD, SERVANT)))
        assert isinstance(lasting, t.Continue) and lasting.until == "turn"
        (grant,) = lasting.effects
        assert isinstance(grant, t.Grant) and grant.what == t.Ref("t")
        (kept,) = grant.abilities
        assert isinstance(kept, t.Replace) and kept.instead == (t.SetState(t.SELF, "reversed"),)
        (_, lasting) = effect(f"{mine}you may discard a card instead.")
        assert isinstance(lasting, t.Continue) and walk.has_kind((t.Replace,), lasting)
        effect(f"{said.format('target enemy servant')}reverse it instead.")
        declined(f"{said.format('target enemy servant')}you may discard a card instead.", "conjure")
        declined(f"{said.format('target enemy servant')}draw a card instead.", "conjure")
