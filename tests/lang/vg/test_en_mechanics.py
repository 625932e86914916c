"""English texts of Vanguard: words of single mechanics, and pseudo-cards of our own. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c14_abilities import melody
from tests.lang.vg.test_en_conditions import cond
from tests.lang.vg.test_en_parts import declined, effect, read

REAR, ENEMY_REAR = (t.All((side, t.Zone(("RC",)))) for side in (t.YOURS, t.ENEMY))
VANGUARD, ENEMY_VANGUARD = (t.All((side, t.Zone(("VC",)))) for side in (t.YOURS, t.ENEMY))
MARKERS = t.Zone(("marker",))


def test_melody_shares_the_ability_between_its_icon_and_the_words_that_share_it() -> None:
    shared = "[CONT](RC):During your turn, this unit gets [Power] +1000."
    assert read(f"[Melody]-{shared} This is shared by all of your units with [Melody].") == (melody(*read(shared)),)
    assert declined(f"[Melody]-{shared} This is shared by all of your units.")


def test_final_rush_lasts_as_long_as_the_text_says() -> None:
    permit = t.Rule("permit", "Final Rush", t.Player(t.YOU))
    assert effect('you are in "Final Rush" until end of turn.') == (t.Continue((permit,), "turn"),)
    assert effect('you are in "Final Rush" until end of that battle.') == (t.Continue((permit,), "battle"),)
    assert declined('[AUTO](RC):When this unit attacks, you are in "Final Rush".')


def test_one_card_and_several_in_the_order_zone_make_two_worlds() -> None:
    one, more = read(
        "[CONT](Order Zone):If your soul has a card, the following effects are active according to the number of cards "
        "in your order zone.\n・1 card - Your World becomes Dark Night.\n"
        "・2 or more cards - Your World becomes Abyssal Dark Night."
    )
    assert isinstance(one, t.Passive) and isinstance(more, t.Passive)
    soul = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))))
    orders = t.All((t.YOURS, t.Zone(("order zone",))))
    assert one.cond == t.Both((soul, t.Compare(t.Count(orders), "=", 1)))
    assert more.cond == t.Both((soul, t.Exists(orders, 2)))
    assert one.effects == (t.Rule("permit", "world Dark Night", t.Player(t.YOU)),)
    assert more.effects == (t.Rule("permit", "world Abyssal Dark Night", t.Player(t.YOU)),)


@pytest.mark.parametrize(("words", "same"), (("the same card name", True), ("a different card name", False)))
def test_alchemagic_binds_an_order_of_the_name_that_it_says(words: str, same: bool) -> None:
    (ability,) = read(
        f"[CONT](VC):When you would play a normal order, you can bind a normal order with {words} from your drop, and "
        "Alchemagic."
    )
    assert isinstance(ability, t.Passive)
    mixes, binds = ability.effects
    assert isinstance(mixes, t.Rule) and isinstance(mixes.to, t.All) and isinstance(binds, t.Rule)
    name = t.Shares(t.Ref("subject"), "name")
    assert (mixes.query, binds.query) == ("alchemagic", "alchemagic binds")
    assert (name in mixes.to.parts, t.Not(name) in mixes.to.parts) == (same, not same)


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        ("choose one of your (RC), and it becomes an Astral Plane.", (t.Do("circle becomes", word="astral plane"),)),
        ("choose one of your (RC), and put a Furrow marker.", (t.Do("put marker", word="Furrow"),)),
        (
            "choose one of your other rear-guards, and put a Bee Blessing marker on it.",
            (
                t.Choose("t", 1, t.All((t.YOURS, t.Zone(("RC",)), t.Not(t.SELF)))),
                t.Do("put marker", t.Ref("t"), word="Bee Blessing"),
            ),
        ),
        (
            "your opponent puts the top card of their deck on (RC) as a locked card.",
            (t.Do("put as locked", t.Top("deck", 1, t.OPPONENT)),),
        ),
        (
            "choose one of your opponent's rear-guards, [Stand] and dominate it, "
            "and it attacks your opponent's vanguard.",
            (
                t.Choose("t", 1, ENEMY_REAR),
                t.SetState(t.Ref("t"), "stand"),
                t.Do("dominate", t.Ref("t")),
                t.ForEach("foe", ENEMY_VANGUARD, (t.Do("attack", t.Ref("t"), word="foe"),)),
            ),
        ),
        (
            "choose one of your rear-guards, and attach it to your vanguard.",
            (t.Choose("t", 1, REAR), t.Do("attach", t.Ref("t"))),
        ),
        ('you get a "Garland of Four Seasons" crest.', (t.Create("Garland of Four Seasons", 1, "crest"),)),
        ("put a Sunlit Plot token into your order zone.", (t.Create("Sunlit Plot", 1, "order zone"),)),
        ("put two Picnic Pass tickets into your hand.", (t.Create("Picnic Pass", 2, "hand"),)),
        (
            "choose up to two of this unit's equip gauges, and put them into your hand.",
            (
                t.Choose("t", 2, t.All((t.Zone(("gauge",)), t.Linked(t.SELF))), up_to=True),
                t.Move(t.Ref("t"), "hand"),
            ),
        ),
    ),
)
def test_what_is_done(words: str, expected: tuple[t.Instr, ...]) -> None:
    assert effect(words) == expected


@pytest.mark.parametrize(
    "words",
    (
        "choose one of your (RC), and put a Blessing marker.",
        "choose one of your opponent's (RC), and it becomes an Astral Plane.",
        'you get a "Garland of Five Seasons" crest.',
        "put a Sunlit Plot token into your soul.",
        "choose one of your other rear-guards, and Alchemix it with that token.",
        "choose one of your opponent's rear-guards, and it attacks.",
    ),
)
def test_what_is_declined(words: str) -> None:
    assert declined(f"[AUTO](RC):When this unit attacks, {words}")


def test_a_token_is_that_token_where_one_was_called() -> None:
    made, chosen, mixed = effect(
        "call a Clay Alchemix Body token to (RC), choose up to one of your other rear-guards, "
        "and Alchemix it with that token."
    )
    assert made == t.Create("Clay Alchemix Body", 1, "RC")
    assert isinstance(chosen, t.Choose) and chosen.up_to
    assert mixed == t.Do("Alchemix", t.Some((t.Ref("created"), t.Ref("t"))))


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        ("this unit is [D-Legion]", t.Is(t.SELF, t.Role("D-legion"))),
        ("this unit is [Legion]", t.Is(t.SELF, t.Role("legion"))),
        ("you have a gift marker", t.Exists(t.All((t.YOURS, MARKERS, t.Word("marker", "gift"))))),
        ("you have two or more Force markers", t.Exists(t.All((t.YOURS, MARKERS, t.Word("gift", "Force"))), 2)),
        (
            "this unit is on a (RC) with an Accel marker",
            t.Both(
                (
                    t.Is(t.SELF, t.Zone(("RC",))),
                    t.Exists(t.All((MARKERS, t.Word("gift", "Accel"), t.Beside(t.SELF, "spot")))),
                )
            ),
        ),
        (
            "this unit is in the [overDress] or [XoverDress] state",
            t.Is(t.SELF, t.Some((t.Mark("XoverDress"), t.Mark("overDress")))),
        ),
    ),
)
def test_what_is_asked(words: str, expected: t.Cond) -> None:
    assert cond(words) == expected


def test_a_boosted_unit_in_a_state_is_not_the_boosting_one_in_it() -> None:
    (other,) = read("[AUTO](RC):When this unit boosts a unit in the [overDress] state, draw a card.")
    (itself,) = read("[AUTO](RC):When this unit boosts in the [overDress] state, draw a card.")
    assert isinstance(other, t.Automatic) and isinstance(itself, t.Automatic)
    assert isinstance(other.when, t.When) and isinstance(itself.when, t.When)
    assert isinstance(other.when.other, t.All) and t.Mark("overDress") in other.when.other.parts and other.cond is None
    assert itself.when.other == t.ANY and itself.cond == t.Is(t.SELF, t.Mark("overDress"))


def test_d_legion_names_one_card_or_two() -> None:
    (one,) = read('[ACT](VC):[D-Legion]"Amber"')
    (two,) = read('[ACT](VC):[D-Legion]"Amber" or "Basalt"')
    assert isinstance(one, t.Activated) and isinstance(two, t.Activated)
    assert one.keyword == two.keyword == "D-Seek Mate"
    sought = [ability.do[0] for ability in (one, two)]
    assert [part.what for part in sought if isinstance(part, t.Search)] == [
        t.Word("name", "Amber"),
        t.Some((t.Word("name", "Amber"), t.Word("name", "Basalt"))),
    ]
