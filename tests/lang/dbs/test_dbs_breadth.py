"""English texts of the Dragon Ball Super Card Game: the same part with other subjects, areas, players and durations."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.dbs.text.en.occasions import LEADER
from ludex.library.reading import read_text

MINE, THEIRS = t.YOURS & LEADER, t.ENEMY & LEADER
BATTLING = t.Zone(("battle",)) & t.Word("type", "battle")
NOBODY = t.Not(t.ANY)


def whole(text: str) -> t.Ability:
    found = read_text("dbs", "en", text, edition="later")
    assert found.status == "whole", found.stops
    (ability,) = found.abilities
    return ability


def declined(text: str) -> bool:
    return read_text("dbs", "en", text, edition="later").status != "whole"


def heard(event: str) -> t.When | t.Becomes:
    ability = whole(f"[Auto] When {event}, draw 1 card.")
    assert isinstance(ability, t.Automatic) and ability.do == (t.Draw(1),)
    return ability.when


def asked(cond: str) -> t.Cond | None:
    ability = whole(f"[Auto] If {cond} : When this card attacks, draw 1 card.")
    assert isinstance(ability, t.Automatic)
    return ability.cond


def done(effect: str) -> tuple[t.Instr, ...]:
    ability = whole(f"[Activate Main] {effect}.")
    assert isinstance(ability, t.Activated)
    return ability.do


def held(text: str) -> t.Passive:
    ability = whole(f"[Permanent] {text}.")
    assert isinstance(ability, t.Passive)
    return ability


@pytest.mark.parametrize(
    ("event", "when"),
    [
        (
            "this card leaves the Battle Area due to your opponent's skill",
            t.When("move", t.SELF, NOBODY, word="leave", cause=t.ENEMY),
        ),
        ("this card is returned to your hand", t.When("move", t.SELF, player=t.YOU, src=("battle",), dst=("hand",))),
        ("this card is placed in your Combo Area", t.When("move", t.SELF, dst=("combo",))),
        ("a card is placed under this card", t.When("move", other=t.SELF, dst=("under",))),
        ("you KO a Battle Card", t.When("move", BATTLING, word="KO", src=("battle",), cause=t.YOURS)),
        (
            "you KO a Battle Card with your skill",
            t.When("move", BATTLING, NOBODY, word="KO", src=("battle",), cause=t.YOURS),
        ),
        ("your opponent attacks with their Leader Card", t.When("attack", THEIRS, player=t.OPPONENT)),
        ("your Leader Card or one of your Battle Cards is attacked", t.When("attack", other=MINE | t.YOURS & BATTLING)),
        ("you deal damage to your opponent", t.When("inflict", other=t.YOURS, player=t.OPPONENT)),
        ("this card's power becomes 30000 or more", t.Becomes(t.Is(t.SELF, t.Figure("power", ">=", 30000)))),
        ("your opponent plays {Slate Heron}", t.When("play", t.Word("name", "Slate Heron"), player=t.OPPONENT)),
    ],
)
def test_events_for_every_subject_and_agent(event: str, when: t.When | t.Becomes) -> None:
    assert heard(event) == when


@pytest.mark.parametrize(
    "event",
    [
        "this card leaves the Battle Area due to your opponent's mood",
        "1 or more cards are placed in your Drop Area from your deck",  # once for all of them
        "this card is added to your hand",  # drawn, or by a skill?
        "your opponent adds a card to their hand",
    ],
)
def test_events_that_leave_something_open_are_declined(event: str) -> None:
    assert declined(f"[Auto] When {event}, draw 1 card.")


@pytest.mark.parametrize(
    ("cond", "tree"),
    [
        ("your Leader Card has <<Reed Folk>>", t.Exists(MINE & t.Word("trait", "Reed Folk"))),
        ("this card has 3 or more cards under it", t.Exists(t.Linked(t.SELF), 3)),
        ("you are attacking with your Leader Card", t.Exists(MINE & t.Role("attacking"))),
        (
            "all of your Battle Cards are in Rest Mode",
            t.Unless(t.Exists(t.All((t.YOURS & BATTLING, t.State("active"))))),
        ),
        (
            "you have attacked 2 or more times this turn",
            t.Compare(t.Happened(t.When("attack", player=t.YOU)), ">=", 2),
        ),
        ("this card is red", t.Is(t.SELF, t.Word("color", "red"))),
        (
            "you have 7 or less cards in your deck",
            t.Compare(t.Count(t.YOURS & t.Zone(("deck",))), "<=", 7),
        ),
    ],
)
def test_conditions_for_every_subject(cond: str, tree: t.Cond) -> None:
    assert asked(cond) == tree


def test_either_life_is_one_of_the_two() -> None:
    lives = tuple(
        t.Compare(t.Count(side & t.Zone(("life",))), "<=", 4)
        for side in (t.YOURS, t.ENEMY)
    )  # fmt: skip
    assert asked("either player's life is at 4 or less") == t.Either(lives)
    assert declined("[Auto] If neither player's life is at 4 or less : When this card attacks, draw 1 card.")


def test_a_cost_may_stand_before_a_condition() -> None:
    first = whole("[Activate Main] Discard 1 card from your hand, if your Leader Card is red : Draw 1 card.")
    last = whole("[Activate Main] If your Leader Card is red, discard 1 card from your hand : Draw 1 card.")
    assert first == last
    assert declined("[Activate Main] Discard 1 card from your hand, unless your Leader Card is red : Draw 1 card.")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "[Auto] While your Leader Card is red, when this card attacks, draw 1 card.",
            "[Auto] If your Leader Card is red : When this card attacks, draw 1 card.",
        ),
        (
            "[Auto] When this card attacks, if your Leader Card is red : Draw 1 card.",
            "[Auto] If your Leader Card is red : When this card attacks, draw 1 card.",
        ),
        (
            "[Activate Battle] You can only activate this skill during your opponent's turn. Draw 1 card.",
            "[Activate Battle] During your opponent's turn : Draw 1 card.",
        ),
        (
            "[Activate Battle] During your opponent's turn, draw 1 card.",
            "[Activate Battle] During your opponent's turn : Draw 1 card.",
        ),
        (
            "[Activate Main] Play up to 1 red card from your hand without paying its energy cost.",
            "[Activate Main] Play up to 1 red card from your hand.",
        ),
        ("[Activate Main] Your opponent takes 1 damage.", "[Activate Main] Deal 1 damage to your opponent."),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert whole(one) == whole(other)


def test_costs_change_for_a_while() -> None:
    mine = t.YOURS & t.Zone(("hand",)) & t.Word("color", "red")
    effect = "Reduce the energy cost of red cards in your hand by 1"
    assert done(f"{effect} for the turn") == (t.Continue((t.Price(mine, "+", -1),), "turn"),)
    assert declined(f"[Activate Main] {effect}.")


def test_one_keyword_is_negated() -> None:
    chosen, given = done("Choose up to 1 of your opponent's Battle Cards and negate its [Blocker] for the turn")
    assert isinstance(chosen, t.Choose)
    assert given == t.Continue((t.Strip(t.Ref("t"), "Blocker", negate=True),), "turn")
    assert declined("[Activate Main] Negate its [Blocker] for the turn.")


def test_two_gifts_have_a_duration_each() -> None:
    first, second = done("This card gets +5000 power for the turn and gains [Critical] for the battle")
    assert isinstance(first, t.Continue) and isinstance(second, t.Continue)
    assert (first.until, second.until) == ("turn", "battle")
    assert declined("[Activate Main] This card gets +5000 power for the turn and gains [Critical].")


def test_what_the_opponent_cannot_do_for_a_while() -> None:
    barred = done("Your opponent can't activate [Activate : Battle] skills for the turn")
    assert barred == (t.Continue((t.Rule("forbid", "activate battle", t.ENEMY),), "turn"),)
    only = done("Your opponent can only attack this card until the end of their next turn")
    assert only == (t.Continue((t.Rule("forbid", "attack targets", t.ENEMY, t.Not(t.SELF)),), "opponent's next turn"),)
    assert declined("[Activate Main] Your opponent can't activate [Activate : Battle] skills.")


def test_cards_of_a_kind_cannot_attack_this_card() -> None:
    weak = BATTLING & t.Figure("cost", "<=", 3)
    spared = held("This card can't be attacked by Battle Cards with energy costs of 3 or less")
    assert spared.effects == (t.Rule("forbid", "attack targets", weak, t.SELF),)
    plain = held("This card can't be attacked by Battle Cards")
    assert plain.effects == (t.Rule("forbid", "attack targets", t.Word("type", "battle"), t.SELF),)
    assert declined("[Permanent] This card can't be attacked by Battle Cards with energy costs.")


def test_several_of_the_options_are_chosen() -> None:
    text = (
        "[Auto] When this card is played, choose up to two{}\n・Draw 1 card.\n・Deal 1 damage to you.\n・Draw 2 cards."
    )
    ability = whole(text.format("-"))
    assert isinstance(ability, t.Automatic)
    (modes,) = ability.do
    assert isinstance(modes, t.Modes) and (modes.n, modes.up_to, len(modes.options)) == (2, True, 3)
    assert declined(text.format(" more-"))


def test_a_skill_in_the_drop_area_may_have_a_condition() -> None:
    text = "While this card is in your Drop Area, your Leader Card gets +5000 power{}"
    plain, timely = held(text.format("")), held(text.format(" during your turn"))
    assert plain.zones == timely.zones == ("drop",) and timely.cond == t.TurnOf(t.YOU)
    assert declined("[Permanent] " + text.format(" at times") + ".")


def test_cards_that_were_placed_are_counted_where_one_place_was_named() -> None:
    text = "[Activate Main] Place up to 3 cards from your Drop Area at the bottom of your deck in any order. {}"
    ability = whole(text.format("If you placed 3 cards, draw 1 card."))
    assert isinstance(ability, t.Activated) and isinstance(ability.do[-1], t.If)
    assert ability.do[-1].cond == t.Compare(t.Moved("t"), "=", 3)
    assert declined("[Activate Main] If you placed 3 cards, draw 1 card.")


def test_one_reading_of_a_leaders_power() -> None:
    assert asked("your Leader Card's power is 20000 or more") == t.Compare(t.FigureOf(MINE, "power"), ">=", 20000)


def test_a_leader_is_meant_only_where_the_text_says_so() -> None:
    for said, whole in (("your red <Ashen One> Leader", True), ("your red <Ashen One>", False)):
        line = f"[Auto] When this card attacks, {said} gets +5000 power for the turn."
        assert (read_text("dbs", "en", line, edition="later").status == "whole") == whole
