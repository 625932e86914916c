"""The exerciser finds what works, and tells what does nothing, what cannot be used and what breaks."""

import pytest

from ludex.cardlab.exercise import BROKEN, IDLE, RULE, SEEN, UNUSED, exercise, exercise_all, shares
from ludex.cardlab.status import shipped
from ludex.core.position.objects import Card
from ludex.core.tree import (
    ENEMY,
    SELF,
    YOURS,
    Ability,
    Activated,
    Automatic,
    Choose,
    Count,
    Create,
    Damage,
    Did,
    Do,
    Draw,
    Exists,
    If,
    Instr,
    Mere,
    Modes,
    Modify,
    Move,
    Passive,
    Ref,
    SetState,
    Spell,
    When,
    Word,
    Zone,
)
from ludex.games import load
from ludex.games.sve.c12_keywords import KEYWORDS
from ludex.lang.naming import tokens_named

SVE = load("sve")
FOLLOWER = Word("type", "follower")
ENTERS = When("move", SELF, dst=("field",), not_src=("field",))
FIELD, CEMETERY = Zone(("field",)), Zone(("cemetery",))


def card(*abilities: Ability, types: tuple[str, ...] = ("follower",)) -> Card:
    figures = {"cost": 2, "attack": 2, "defense": 2} if "follower" in types else {"cost": 2}
    return Card("try", "Trial", types, figures, {"class": ("Neutral",)}, "", abilities)


def result(ability: Ability, types: tuple[str, ...] = ("follower",)) -> tuple[str, str]:
    (tried,) = exercise(SVE, card(ability, types=types))
    return tried.result, tried.why


def entering(*do: Instr) -> Automatic:
    return Automatic(ENTERS, do=do)


def test_every_keyword_does_something_on_a_follower() -> None:
    for keyword in KEYWORDS:
        if keyword.means and keyword.name not in ("Fanfare", "Last Words", "On Evolve", "Strike", "Quick"):
            for tried in exercise(SVE, card(*keyword.means)):
                assert tried.result == SEEN, (keyword.name, tried.why)


def test_what_a_text_asks_for_is_put_where_it_looks_for_it() -> None:
    many = Exists(YOURS & CEMETERY & Word("trait", "Nobody has this"), 4)
    assert result(entering(If(many, (Draw(1),)))) == (SEEN, "move draw")
    chosen = Choose("t", 1, ENEMY & FIELD & FOLLOWER & Word("name", "Somebody"), target=True)
    assert result(entering(chosen, Damage(Ref("t"), 1))) == (SEEN, "damage ability")


@pytest.mark.parametrize(
    ("ability", "types"),
    [
        (Spell((Draw(1),)), ("spell",)),
        (Activated((SetState(SELF, "engaged"),), do=(Draw(1),)), ("amulet",)),
        (Automatic(When("move", SELF, src=("field",), dst=("cemetery",)), do=(Draw(1),)), ("follower",)),
        (Automatic(When("move", YOURS & FOLLOWER, dst=("field",), not_src=("field",)), do=(Draw(1),)), ("amulet",)),
        (Automatic(When("attack", SELF), do=(Draw(1),)), ("follower",)),
        (Automatic(When("evolve", SELF), do=(Draw(1),)), ("follower", "evolved")),
        (Automatic(When("end phase", player="opponent"), do=(Draw(1),)), ("follower",)),
        (Automatic(When("play", Word("type", "spell"), player="you"), do=(Draw(1),)), ("follower",)),
        (Passive((Modify(YOURS & FIELD & FOLLOWER, "attack", "+", Count(YOURS & CEMETERY)),)), ("amulet",)),
        (Mere("Quick"), ("spell",)),
    ],
)
def test_every_kind_of_ability_can_be_brought_about(ability: Ability, types: tuple[str, ...]) -> None:
    assert result(ability, types)[0] == SEEN


def test_what_never_does_anything_is_told() -> None:
    assert result(entering(If(Did("nothing of the kind"), (Draw(1),)))) == (IDLE, "it was used, and nothing happened")
    assert result(Passive((Modify(SELF, "attack", "+", 0),))) == (IDLE, "no difference with and without it")
    found, why = result(Activated(do=(Draw(1),), cond=Did("nothing of the kind")))
    assert found == UNUSED and why.startswith("not offered: ")
    assert result(Mere("Deck limit", 5))[0] == RULE


def test_a_crash_is_told_and_does_not_stop_the_rest() -> None:
    bad = entering(Create("No such token", 1, "field"))
    tried = list(exercise_all(SVE, [card(bad), card(entering(Draw(1)))]))
    assert [one.result for one in tried] == [BROKEN, SEEN]
    assert tried[0].why == "KeyError: 'No such token'"
    assert shares(tried) == {SEEN: 1, IDLE: 0, UNUSED: 0, BROKEN: 1, RULE: 0}
    assert tokens_named((bad,)) == ["No such token"]


def test_some_shipped_cards_with_every_law_checked_at_every_decision() -> None:
    for tried in exercise_all(SVE, shipped(SVE)[::12], seeds=1, thorough=True):
        assert tried.result == SEEN, (tried.card, tried.why)


def test_each_instruction_is_seen_or_the_reason_is_told() -> None:
    """One after the other, in branches, in options, and where it has to wait for a choice."""
    never = If(Exists(FIELD & CEMETERY), (Draw(1),), (Damage(ENEMY & Zone(("leader",)), 1),))
    (tried,) = exercise(SVE, card(entering(Draw(2), never, Damage(ENEMY & FIELD & FOLLOWER, 0))))
    assert (tried.result, tried.instructions) == (SEEN, 4)
    assert [missed.rpartition(": ")[2] for missed in tried.missed] == [
        "never reached",
        "carried out, and nothing changed",
    ]
    assert tried.missed[0].startswith("Draw(n=1")
    modes = Modes(1, ((Draw(1),), (Draw(2),), (Damage(ENEMY & FIELD & FOLLOWER, 1),), (Draw(3),)))
    (options,) = exercise(SVE, card(Spell(modes=modes), types=("spell",)))
    assert (options.instructions, options.missed) == (4, ())
    waits = entering(Choose("d", 1, YOURS & Zone(("hand",))), Move(Ref("d"), "cemetery", "discard"), Do("evolve"))
    (choosing,) = exercise(SVE, card(waits))
    assert (choosing.instructions, choosing.missed) == (3, ())
