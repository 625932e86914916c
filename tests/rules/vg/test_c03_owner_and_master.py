"""[VG 3] Players, owners and masters."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg import SPEC
from tests.rules.vg.support import (
    act,
    at,
    board,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    pass_all,
    side,
    unit,
    using,
    value,
    when,
    where,
)

ENEMY_REAR = t.ENEMY & t.Zone(("RC",))
OWN_REAR = t.YOURS & t.Zone(("RC",))
ACROSS = t.Continue((t.Rule("permit", "another player's zone", t.Ref("it")),), "turn")


def test_3_1_2_the_damage_is_the_players_not_the_vanguards() -> None:
    """The vanguard changes after the first of two damage checks: the second follows all the same."""
    swap = when("damage check", t.Choose("it", 1, t.YOURS & t.Zone(("soul",)), up_to=True), t.Do("ride", t.Ref("it")),
                subject=t.ANY, player=t.YOU)  # fmt: skip
    villain = unit("Villain", 3, 13000, None, swap)
    d = using(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 2), foe={"vc": villain, "soul": [unit("Heir", 3, 13000)]})
    d.take('choose "Heir"')
    pass_all(d, "use")
    assert where(d, "Heir") == "VC" and count(d, "damage", 1) == 2 and count(d, "damage", 0) == 0
    assert d.game.num(1, "damage") == 0


def test_3_1_3_each_player_has_energy_of_their_own() -> None:
    d = using(t.Do("energy-charge", t.SELF, 3), foe={"numbers": {"energy": 2}})
    assert (charged(d, 0), charged(d, 1)) == (3, 2)
    d = using(t.Gain("energy", 3, t.OPPONENT))
    assert (charged(d, 0), charged(d, 1)) == (0, 3)


def test_3_2_1_the_owner_is_who_brought_the_card() -> None:
    """It stays so when the opponent uses the card, which goes back to the owner's zones."""
    names = list(SPEC.deck_texts())
    game = SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 1, "")
    assert all(obj.owner == obj.player for obj in game.objects.values())
    for end, zone in ((t.Do("retire", t.Word("name", "Spy")), "drop"), (t.Move(t.Word("name", "Spy"), "hand"), "hand")):
        d = using(t.Choose("it", 1, ENEMY_REAR), ACROSS, t.Move(t.Ref("it"), "RC", whose=t.YOU), end,
                  foe={"fl": unit("Spy")})  # fmt: skip
        d.take('put "Spy" on front left')
        obj = d.game.objects[find(d, "Spy")]
        assert (obj.owner, obj.player, where(d, "Spy")) == (1, 1, zone)


def test_3_2_2_the_master_is_whose_zone_the_card_is_in() -> None:
    """A card of the opponent on my circle is mine: my effects on my rear-guards reach it, my opponent's do not."""
    mine = unit("Mine", 3, 13000, None, cont(t.Modify(OWN_REAR, "power", "+", 1000)))
    theirs = unit("Theirs", 3, 13000, None, cont(t.Modify(OWN_REAR, "power", "+", 200)))
    d = using(t.Choose("it", 1, ENEMY_REAR), ACROSS, t.Move(t.Ref("it"), "RC", whose=t.YOU),
              you={"vc": mine}, foe={"vc": theirs, "fl": unit("Spy")})  # fmt: skip
    assert value(d, "Spy") == 8200
    d.take('put "Spy" on front left')
    obj = d.game.objects[find(d, "Spy")]
    assert (obj.owner, obj.player, value(d, "Spy")) == (1, 0, 9000)


def test_3_2_2_1_your_in_a_continuous_ability_is_the_master_of_the_card() -> None:
    """Also if an effect of the opponent gave it; an effect with a duration has the master of the ability that made
    it. RULING-VG-062"""
    lift = cont(t.Modify(OWN_REAR, "power", "+", 1000))
    d = board("main", side(fl=unit("Plain")), side(fl=unit("Lift", 1, 8000, 5000, lift), fr=unit("Other")))
    assert (value(d, "Plain"), value(d, "Other"), value(d, "Lift")) == (8000, 9000, 9000)
    give = (t.Choose("it", 1, ENEMY_REAR), t.Continue((t.Grant(t.Ref("it"), (lift,)),), "turn"))
    d = using(*give, foe={"fl": unit("Bearer"), "vc": unit("Villain", 3, 13000)}, you={"fl": unit("Plain")})
    assert (value(d, "Plain"), value(d, "Bearer")) == (8000, 9000)
    d = using(t.Continue((t.Modify(OWN_REAR, "power", "+", 1000),), "turn"), foe={"fl": unit("Other")})
    assert (value(d, "User"), value(d, "Other")) == (9000, 8000)


def test_3_2_2_2_the_master_of_an_activated_ability_is_who_played_it() -> None:
    """Also when its card has gone to the other player before the end."""
    give = t.Continue((t.Rule("permit", "another player's zone", t.SELF),), "turn")
    d = using(give, t.Move(t.SELF, "RC", whose=t.OPPONENT), t.Draw(1), energy())
    d.take('put "User" on front left')
    assert d.game.objects[find(d, "User")].player == 1
    assert (count(d, "hand", 0), count(d, "hand", 1), charged(d, 0), charged(d, 1)) == (1, 0, 1, 0)


def test_3_2_2_3_whoever_is_master_of_the_card_plays_its_automatic_abilities() -> None:
    """In the opponent's turn too, and of an ability that the opponent gave. Of a timed trigger, which no card has, it
    is the master of the effect. RULING-VG-062"""
    watch = at("main phase", energy(), who=t.OPPONENT)
    d = board("main", side(fl=unit("Mine", 1, 8000, 5000, at("main phase", energy()))),
              side(fl=unit("Theirs", 1, 8000, 5000, watch)))  # fmt: skip
    assert (charged(d, 0), charged(d, 1)) == (1, 1)
    glad = when("move", energy(), word="retire")
    give = (t.Choose("it", 1, ENEMY_REAR), t.Continue((t.Grant(t.Ref("it"), (glad,)),), "turn"))
    d = using(*give, t.Do("retire", t.Ref("it")), foe={"fl": unit("Bearer")})
    assert (charged(d, 0), charged(d, 1)) == (0, 1)
    d = using(t.Delay(t.When("move", ENEMY_REAR, word="retire"), (energy(),), "turn"), t.Do("retire", ENEMY_REAR),
              foe={"fl": unit("Other")})  # fmt: skip
    assert (charged(d, 0), charged(d, 1)) == (1, 0)


def test_3_2_2_4_the_master_of_an_order_resolves_it() -> None:
    """The opponent's blitz order is the opponent's."""
    song = order("Song", t.Choose("it", 1, OWN_REAR), t.Do("retire", t.Ref("it")), t.Draw(1), type="blitz order")
    d = board("battle", side(fl=unit("Lance")), side(fl=unit("One"), fr=unit("Two"), hand=[song]))
    d.take("attack", 'attack with "Lance" -> "Villain"', 'play "Song"')
    assert d.decision is not None and d.decision.player == 1 and d.offered == ['choose "One"', 'choose "Two"']
    d.take('choose "One"')
    assert (count(d, "drop", 1), count(d, "hand", 1), count(d, "hand", 0)) == (2, 1, 0)


def _effect(made: Card) -> tuple[int, int]:
    d = board("main", side(fl=made), side(fl=unit("Other"))).take('use "User"')
    return charged(d, 0), charged(d, 1)


def test_3_2_2_5_your_opponent_is_the_opponent_of_the_effects_master() -> None:
    """Also where the effect acts on a card of the opponent."""
    foe = (t.SetState(ENEMY_REAR, "rest"), t.Gain("energy", 1, t.OPPONENT), t.Gain("energy", 2, t.YOU))
    assert _effect(unit("User", 1, 8000, 5000, act(*foe))) == (2, 1)


def test_3_2_2_5_1_the_effects_master_does_what_it_says() -> None:
    """Not the master of the cards it is about."""
    d = using(t.Choose("it", 1, ENEMY_REAR), t.Do("retire", t.Ref("it")), t.Draw(1), energy(),
              foe={"fl": unit("One"), "fr": unit("Two")})  # fmt: skip
    assert d.decision is not None and d.decision.player == 0 and may(d, 'choose "One"')
    d.take('choose "One"')
    assert (count(d, "hand", 0), count(d, "hand", 1), charged(d, 0)) == (1, 0, 1)
