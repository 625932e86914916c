"""Parts of English texts: costs, descriptions and beginnings that other printings word otherwise."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.sve.text.en import ENGLISH
from ludex.lang.compile import compile_with
from tests.lang.printings import beast, charm, english, names
from tests.rules.sve.support import board, evolved, follower, leader_hit, put

OX, BEE = follower("Ox", 2, 5), follower("Bee", 1, 1, cost=1)
OTHERS = t.All((t.YOURS, t.Zone(("field",)), t.Not(t.SELF), t.Word("type", "follower")))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "[fanfare] Draw a card. If it's your turn, also draw a card.",
            "[fanfare] Draw a card. If it's your turn, draw a card.",
        ),
        ("[act], discard a card: Draw a card.", "[act] Discard a card: Draw a card."),
        ("[act] [engage] and discard a card: Draw a card.", "[act] [engage], discard a card: Draw a card."),
        ("Evolve (2): Evolve this follower.", "[evolve] [cost02]: Evolve this follower."),
        (
            "While Overflow is active for you, and there's another follower on your field, this follower has Storm.",
            "While Overflow is active for you and there's another follower on your field, this follower has Storm.",
        ),
        (
            "[fanfare] Look at the top 4 cards of your deck. You may reveal a Pixie card from among them and add it to "
            "hand. Put the rest on the bottom of your deck in any order.",
            "[fanfare] Look at the top 4 cards of your deck. You may reveal a Pixie card from among them and add it to "
            "your hand. Put the rest on the bottom of your deck in any order.",
        ),
        (
            "[fanfare] Choose one.\nIf it's your turn, choose up to 2 instead. (1) Draw a card. (2) Discard a card.",
            "[fanfare] Choose one. If it's your turn, choose up to 2 instead. (1) Draw a card. (2) Discard a card.",
        ),
    ],
)
def test_other_wordings_have_the_same_tree(text: str, same: str) -> None:
    assert english(text) == english(same)


def test_a_name_that_a_card_of_the_cost_has() -> None:
    (ability,) = english(
        "[fanfare] Reveal a follower from your hand: Search your deck for a follower with the revealed follower's "
        "name, put it into your EX area, then shuffle."
    )
    assert isinstance(ability, t.Automatic)
    search = next(part for part in ability.do if isinstance(part, t.Search))
    assert search.what == t.All((t.Word("type", "follower"), t.Shares(t.Ref("cost"), "name")))


def test_what_was_not_revealed_has_no_name_to_share() -> None:
    text = (
        "[fanfare] Draw a card. Search your deck for a follower with the revealed follower's name, reveal it, add it "
    )
    assert compile_with(ENGLISH, text + "to your hand, then shuffle.").status == "declined"


def test_a_card_of_the_evolve_deck_is_turned_as_a_cost() -> None:
    rite = charm(
        "As an additional cost to play this, turn a facedown evolved follower in your evolve deck faceup.\n----------\n"
        "Deal 2 damage to each enemy leader.",
        name="Rite",
    )
    grown = evolved("Ox", 4, 7)
    play = board("en", hand=(rite, BEE), evolve=(grown,)).take('play "Rite"')
    assert leader_hit(play) == 2 and play.obj("evolve deck", 0).up
    assert not any(text.startswith('play "Rite"') for text in board("en", hand=(rite, BEE)).offered)
    used = board("en", hand=(rite, BEE), evolve=(put(grown, up=1),))
    assert not any(text.startswith('play "Rite"') for text in used.offered)


def test_a_cost_that_turns_a_card_says_how_it_lies() -> None:
    text = "As an additional cost to play this, turn an evolved follower in your evolve deck faceup."
    assert compile_with(ENGLISH, text, "spell").status == "declined"


def test_more_damage_for_every_so_many() -> None:
    hail = beast(
        "[fanfare] Select an enemy follower on the field. Deal it 1 damage, then deal it 1 more damage for every 2 "
        "followers in your cemetery.",
        name="Hail",
        cost=1,
    )
    play = board("en", hand=(hail, BEE), enemy=(OX,), cemetery=(BEE, BEE, BEE, BEE, BEE)).take('play "Hail"')
    assert play.obj("field", 1).damage == 3


def test_a_list_of_names() -> None:
    (ability,) = english(
        '[fanfare] Search your deck for a follower with "Ash," "Birch," or "Cedar" in its name, reveal it, add it to '
        "your hand, then shuffle."
    )
    assert isinstance(ability, t.Automatic)
    search = ability.do[0]
    assert isinstance(search, t.Search) and isinstance(search.what, t.All)
    assert t.Some(tuple(t.Within("name", name) for name in ("Ash", "Birch", "Cedar"))) in search.what.parts


def test_a_token_onto_the_field_and_one_into_the_ex_area() -> None:
    twins = charm("Put a Fairy token onto your field and into your EX area.")
    play = board("en", hand=(twins, BEE)).take('play "Charm"')
    assert names(play, "field") == ["Fairy"] and names(play, "ex") == ["Fairy"]


def test_cards_looked_at_are_banished() -> None:
    (ability,) = english(
        "Look at the top 3 cards of your deck. You may banish up to 2 of them. Put the rest on the bottom of your deck "
        "in any order.",
        "spell",
    )
    found, seen = t.Ref("found"), t.Ref("seen")
    assert isinstance(ability, t.Spell)
    assert ability.do[1:3] == (t.Choose("found", 2, seen, up_to=True), t.Move(found, "banished", "banish"))


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("its defense minus 1", t.Plus((t.FigureOf(t.Ref("t"), "defense"), -1))),
        ("2 times this follower's cost", t.Times(2, t.FigureOf(t.SELF, "cost"))),
        ("this follower's attack plus 1", t.Plus((t.FigureOf(t.SELF, "attack"), 1))),
    ],
)
def test_figures_of_cards_are_added_and_multiplied(words: str, amount: t.Amount) -> None:
    (ability,) = english(f"[fanfare] Select an enemy follower on the field and deal it damage equal to {words}.")
    assert isinstance(ability, t.Automatic)
    assert ability.do[1] == t.Damage(t.Ref("t"), amount)


@pytest.mark.parametrize(
    ("words", "cond"),
    [
        ("there are more than 2 other", t.Compare(t.Count(OTHERS), ">", 2)),
        ("there are 2 or fewer other", t.Compare(t.Count(OTHERS), "<=", 2)),
        ("there are 2 or more other", t.Exists(OTHERS, 2)),
    ],
)
def test_how_many_others_there_are(words: str, cond: t.Cond) -> None:
    (ability,) = english(f"[fanfare] If {words} followers on your field, draw a card.")
    assert isinstance(ability, t.Automatic)
    assert ability.do == (t.If(cond, (t.Draw(1),)),)


def test_how_many_there_are_needs_a_place() -> None:
    text = "[fanfare] If Overflow is active for you and there's a follower, draw a card."
    assert compile_with(ENGLISH, text).status == "declined"


def test_one_of_two_deeds_is_chosen_when_it_resolves() -> None:
    (ability,) = english("[fanfare] Evolve this follower or return it to its owner's hand.")
    assert isinstance(ability, t.Automatic)
    assert ability.do == (t.Modes(1, ((t.Do("evolve"),), (t.Move(t.SELF, "hand", "return"),))),)
