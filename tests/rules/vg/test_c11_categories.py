"""[VG 11.1]-[VG 11.5] Categories of abilities, requirements, categories of effects, active zones, sources."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.sight.view import view
from ludex.core.values import layers, select
from ludex.games.vg.c04_zones import zone_kinds
from ludex.games.vg.c07_specific_actions import counter_blast, discard, soul_blast
from tests.rules.vg.support import (
    DRAW,
    HERO,
    act,
    at,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    may,
    order,
    pass_all,
    put,
    side,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
NEVER, ALWAYS = t.Compare(0, ">", 1), t.Compare(1, ">", 0)
EMPTY_HAND = t.Compare(t.Count(t.YOURS & t.Zone(("hand",))), "=", 0)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
EVERYWHERE = tuple(kind.name for kind in zone_kinds())


# --- [VG 11.1] categories of abilities ------------------------------------------------------------------------------


def test_11_1_1_1_an_activated_ability_is_for_the_player_with_the_play_timing() -> None:
    """The opponent's is not offered, nor one's own in other phases; its cost buys its effect."""
    user = unit("User", 1, 8000, 5000, act(energy(), cost=counter_blast(1)))
    d = board("main", side(fl=user, damage=1), side(fl=unit("Rival", 1, 8000, 5000, act(energy()))))
    assert [text for text in d.offered if text.startswith("use")] == ['use "User"']
    d.take('use "User"')
    assert charged(d) == 1 and not d.obj("damage", 0).up and not may(d, "use")
    assert not may(board("ride", side(fl=user, damage=1, hand=[B, HERO])), "use")
    assert not may(board("battle", side(fl=user, damage=1)), "use")


def test_11_1_1_1_1_zone_condition_and_cost_of_an_activated_ability() -> None:
    ability = act(energy(2), zones=("RC",), cond=EMPTY_HAND, cost=soul_blast(1))
    user = unit("User", 3, 8000, 5000, ability)
    assert may(board("main", side(fl=user, soul=[A])), 'use "User"')
    assert not may(board("main", side(user, soul=[A])), "use")
    assert not may(board("main", side(fl=user, soul=[A], hand=[A])), "use")
    assert not may(board("main", side(fl=user)), "use")
    printed = unit("User", 3, 8000, 5000, text="[ACT](RC):[COST][Soul-Blast 1], draw two cards.")
    d = board("main", side(fl=printed, soul=[A])).take('use "User"')
    assert count(d, "soul") == 0 and count(d, "hand") == 2
    assert not may(board("main", side(printed, soul=[A])), "use")
    assert not may(board("main", side(fl=printed)), "use")


def test_11_1_1_1_2_without_a_cost_saying_so_plays_it() -> None:
    """[VG 11.1.1.1.2.1] But it never plays itself."""
    user = unit("User", 1, 8000, 5000, act(energy()))
    d = board("main", side(fl=user))
    assert d.take('use "User"').game.num(0, "energy") == 1
    d = pass_all(board("main", side(fl=user)).take("pass"), "call")
    assert d.game.turn == 6 and charged(d) == 0


def test_11_1_1_2_an_automatic_ability_plays_itself() -> None:
    """In the opponent's turn, too, and nobody is asked whether."""
    watcher = unit("Watcher", 1, 8000, 5000, when("attack", energy(), subject=t.ENEMY))
    d = board("battle", side(fl=A), side(fl=watcher))
    d.take("attack", 'attack with "A" -> "Villain"')
    assert charged(d, 1) == 1


def test_11_1_1_2_1_trigger_conditions_are_events_and_beginnings() -> None:
    """In the zone it names only; without one it sees its own card move; `at the beginning of` is one, too."""
    striker = unit("Striker", 3, 13000, 5000, when("attack", energy(), zones=("RC",)))
    d = board("battle", side(striker)).take("attack")
    assert charged(pass_all(d, "call")) == 0
    d = board("battle", side(fl=striker)).take("attack", 'attack with "Striker"')
    assert charged(d) == 1
    martyr = unit("Martyr", 1, 5000, 5000, when("move", energy(), src=("RC",), dst=("drop",)))
    d = board("main", side(fl=martyr, hand=[A])).take('call "A" to front left')
    assert where(d, "Martyr") == "drop" and charged(d) == 1
    assert charged(board("main", side(fl=unit("Early", 1, 5000, 5000, at("main phase", energy()))))) == 1


def test_11_1_1_2_1_1_in_a_hidden_zone_its_master_says_whether_it_is_standby() -> None:
    """The opponent learns nothing of one that is kept silent."""
    lurker = unit("Lurker", 1, 5000, 5000, when("attack", energy(), subject=t.YOURS, zones=("hand",)))
    d = board("battle", side(fl=A, hand=[lurker]))
    d.take("attack", 'attack with "A" -> "Villain"')
    assert d.decision is not None and d.decision.player == 0
    assert d.offered == ['resolve "Lurker"', 'let go of "Lurker"']
    assert len(view(d.game, 0)["waiting"]) == 1 and view(d.game, 1)["waiting"] == []
    hidden = d.game.clone()
    d.take("let go")
    assert charged(d) == 0 and d.obj("hand", 0, "Lurker").known == 0
    d = board("battle", side(fl=A, hand=[lurker]))
    d.take("attack", 'attack with "A" -> "Villain"', "resolve")
    assert charged(d) == 1 and d.obj("hand", 0, "Lurker").known == 3
    assert "Lurker" not in str(view(hidden, 1))


def test_11_1_1_2_2_the_cost_of_an_automatic_ability_is_paid_when_it_resolves() -> None:
    """What was spent between the trigger and the resolution is not there any more."""
    spender = unit("Spender", 1, 8000, 5000, when("attack", energy(), cost=counter_blast(1)))
    thief = when("attack", t.Choose("c", 1, t.YOURS & t.Zone(("damage",))), t.Do("heal", t.Ref("c")), subject=t.ANY)
    d = board("battle", side(unit("Thief", 3, 9000, None, thief), fl=spender, damage=1))
    d.take("attack", 'attack with "Spender" -> "Villain"')
    first = d.game.clone()
    d.take('resolve "Thief"')
    assert charged(d) == 0 and count(d, "damage") == 0
    d.game = first
    assert d.game.zone("damage", 0) != () and d.obj("damage", 0).up, "not paid when it triggered"


def test_11_1_1_3_a_continuous_ability_works_while_it_is_active() -> None:
    """It is not played, and is over in the very effect that removes its card or its condition."""
    leader = unit("Leader", 1, 8000, 5000, cont(t.Modify(t.YOURS & VC, "power", "+", 5000)))
    fall = act(t.Do("retire", t.Word("name", "Leader")), energy(t.FigureOf(t.YOURS & VC, "power")))
    d = board("main", side(fl=leader, fr=unit("User", 1, 8000, 5000, fall)))
    assert value(d, "Hero") == 18000
    assert charged(d.take('use "User"')) == 13000
    proud = unit("Proud", 3, 8000, None, cont(t.Modify(t.SELF, "power", "+", 5000), cond=EMPTY_HAND))
    d = board("main", side(proud, fl=unit("User", 1, 8000, 5000, act(DRAW, energy(t.FigureOf(VC & t.YOURS, "power"))))))
    assert value(d, "Proud") == 13000 and charged(d.take('use "User"')) == 8000


def test_11_1_1_3_1_the_zone_of_a_continuous_ability() -> None:
    """Without one it is active in all zones."""
    printed = unit("High", 3, 10000, 5000, text="[CONT](VC):This unit gets [Power] +3000.")
    for high in (printed, unit("High", 3, 10000, 5000, cont(t.Modify(t.SELF, "power", "+", 3000), zones=("VC",)))):
        assert value(board("main", side(high)), "High") == 13000
        assert value(board("main", side(fl=high)), "High") == 10000
    alias = cont(t.Rename(t.SELF, "name", "add", "Alias"), zones=EVERYWHERE)
    double = unit("Double", 1, 8000, 5000, alias)
    for zone in ("hand", "drop", "soul", "deck", "damage"):
        d = board("main", side(**({zone: [double]} if zone != "deck" else {"deck": [double]})))  # type: ignore[arg-type]
        assert "Alias" in layers.words(d.game, find(d, "Double"), "name"), zone


def test_11_1_1_4_an_order_ability_is_the_text_without_an_icon() -> None:
    """The rest of the card is not done when it is played."""
    mixed = card(
        "Mixed", type="set order",
        abilities=(
            t.Spell((energy(1),)),
            t.Automatic(t.When("attack"), do=(energy(10),), zones=("order zone",)),
            cont(t.Modify(t.YOURS & VC, "power", "+", 2000), zones=("order zone",)),
        ),
    )  # fmt: skip
    d = board("main", side(hand=[mixed])).take('play "Mixed"')
    assert charged(d) == 1 and value(d, "Hero") == 15000
    d.take("attack")
    assert charged(d) == 11
    text = "Draw a card.\n[AUTO]:When this unit attacks, draw two cards."
    d = board("main", side(hand=[card("Song", type="set order", text=text)])).take('play "Song"')
    assert count(d, "hand") == 1


# --- [VG 11.2] requirements -----------------------------------------------------------------------------------------


def test_11_2_1_a_requirement_is_checked_as_the_effect_resolves() -> None:
    """After the cost was paid."""
    ability = act(t.If(EMPTY_HAND, (energy(),)), cost=discard(1))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, ability), hand=[A])).take('use "User"')
    assert charged(d) == 1
    d = board("main", side(fl=unit("User", 1, 8000, 5000, ability), hand=[A, B])).take('use "User"', 'choose "A"')
    assert charged(d) == 0


def test_11_2_1_1_an_activated_ability_is_played_though_its_requirement_is_not_met() -> None:
    ability = act(t.If(NEVER, (energy(),)), cost=soul_blast(1))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, ability), soul=[A])).take('use "User"')
    assert charged(d) == 0 and where(d, "A") == "drop"


def test_11_2_1_1_1_a_rider_on_further_use_counts_though_the_requirement_was_not_met() -> None:
    """[VG 11.2.1.1.2] Even without a cost. `For the rest of the game` outlasts the turn."""
    rider = t.Do("cannot be used")
    paid = act(t.If(NEVER, (energy(),)), rider, cost=soul_blast(1), limit=1)
    d = board("main", side(fl=unit("User", 1, 8000, 5000, paid), soul=[A, B])).take('use "User"', 'choose "A"')
    assert charged(d) == 0 and not may(d, "use")
    free = act(t.If(NEVER, (energy(),)), rider, limit=1)
    d = board("main", side(fl=unit("User", 1, 8000, 5000, free))).take('use "User"')
    assert not may(d, "use")
    assert may(pass_all(pass_all(d.take("pass"), "call").take("pass"), "use"), 'use "User"')
    ever = act(energy(), t.Do("cannot be used", word="game"), limit=1)
    d = board("main", side(fl=unit("User", 1, 8000, 5000, ever))).take('use "User"', "pass")
    d = pass_all(d, "call").take("pass")
    d = pass_all(d, "call")
    assert (d.game.turn, d.game.active) == (7, 0) and not may(d, "use")


def test_11_2_1_2_an_automatic_ability_triggers_though_its_requirement_is_not_met() -> None:
    """It may be met by the time it resolves."""
    hopeful = unit(
        "Hopeful", 1, 8000, 5000, when("attack", energy(10), cond=t.Compare(t.Number(t.YOU, "energy"), ">=", 1))
    )
    helper = unit("Helper", 3, 8000, None, when("attack", energy(1), subject=t.ANY))
    script = ("attack", 'attack with "Hopeful" -> "Villain"')
    d = board("battle", side(helper, fl=hopeful)).take(*script)
    assert sorted(d.offered) == ['resolve "Helper"', 'resolve "Hopeful"']
    assert charged(d.take('resolve "Helper"')) == 11
    d = board("battle", side(helper, fl=hopeful)).take(*script, 'resolve "Hopeful"')
    assert charged(d) == 1


ONCE = {"limit": 1, "subject": t.YOURS}


def test_11_2_1_2_1_a_use_counts_only_if_the_game_state_changed() -> None:
    """1/Turn, and the rider in words."""
    rich = t.Compare(t.Number(t.YOU, "energy"), ">=", 1)
    for do in ((t.If(rich, (energy(10),)),), (t.If(rich, (energy(10),)), t.Do("cannot be used"))):
        picky = unit("Picky", 1, 8000, 5000, when("attack", *do, **ONCE))
        d = board("battle", side(unit("Giver", 3, 20000, None, act()), fl=picky, fr=A, bl=B), side(filler=30))
        d.take("attack", 'attack with "A" -> "Villain"', 'resolve "Picky"')
        assert charged(d) == 0
        d.game.set_num(0, "energy", 1)
        d.take("attack", 'attack with "Picky" -> "Villain"', 'resolve "Picky"')
        assert charged(d) == 11
        d.take("attack")
        assert charged(d) == 11 and not may(d, "resolve")


def test_11_2_1_2_1_1_its_master_may_let_a_limited_ability_go() -> None:
    """Unplayed it ceases to exist, and its use is not spent; one without a limit must be played."""
    picky = unit("Picky", 1, 8000, 5000, when("attack", energy(), **ONCE))
    d = board("battle", side(fl=picky, fr=A))
    d.take("attack", 'attack with "A" -> "Villain"')
    assert d.offered == ['resolve "Picky"', 'let go of "Picky"']
    d.take("let go")
    assert charged(d) == 0 and d.game.pending == ()
    d.take("attack", 'attack with "Picky" -> "Villain"', "resolve")
    assert charged(d) == 1
    plain = unit("Plain", 1, 8000, 5000, when("attack", energy(), subject=t.YOURS))
    d = board("battle", side(fl=plain, fr=A)).take("attack", 'attack with "A" -> "Villain"')
    assert charged(d) == 1


def test_11_2_1_3_an_order_is_played_though_its_requirement_is_not_met() -> None:
    scroll = order("Scroll", t.If(NEVER, (energy(),)))
    d = board("main", side(hand=[scroll, order("Other", energy())])).take('play "Scroll"')
    assert charged(d) == 0 and where(d, "Scroll") == "drop" and not may(d, 'play "Other"')


def uses(*do: t.Instr, **cards: object) -> int:
    """How much energy an activated ability gives."""
    return charged(board("main", side(fl=unit("User", 1, 8000, 5000, act(*do)), **cards)).take('use "User"'))  # type: ignore[arg-type]


def test_11_2_2_a_requirement_reaches_to_the_next_full_stop() -> None:
    assert uses(t.If(NEVER, (energy(1),)), energy(10)) == 10
    assert uses(t.If(ALWAYS, (energy(1),)), energy(10)) == 11


def test_11_2_3_a_requirement_may_speak_of_the_text_before_it() -> None:
    top = t.Look("top", 1, "deck")
    seen = t.If(t.Exists(t.Ref("top") & t.Word("type", "trigger")), (energy(),))
    reveal = (top, t.Reveal(t.Ref("top")), seen)
    assert uses(*reveal, deck=[trigger("Crit", "critical")]) == 1
    assert uses(*reveal, deck=[A], drop=[trigger("Crit", "critical")]) == 0


def test_11_2_4_if_you_did_asks_what_was_really_done() -> None:
    retire = (t.Choose("unit", 1, t.ENEMY & RC), t.Do("retire", t.Ref("unit")))
    did = t.If(t.Did("unit"), (energy(),))
    for cond, n in ((ALWAYS, 1), (NEVER, 0)):
        user = unit("User", 1, 8000, 5000, act(t.If(cond, retire), did))
        d = board("main", side(fl=user), side(fl=X)).take('use "User"')
        assert charged(d) == n and where(d, "X") == ("drop" if n else "RC front left")


def test_11_2_5_then_depends_on_the_requirement_before_it() -> None:
    assert uses(t.If(NEVER, (energy(1),)), t.Then((energy(10),)), energy(100)) == 100
    assert uses(t.If(ALWAYS, (energy(1),)), t.Then((energy(10),)), energy(100)) == 111
    assert uses(energy(1), t.Then((energy(10),))) == 11


def test_11_2_5_1_a_cost_before_it_is_such_a_requirement() -> None:
    paying = when("attack", energy(1), t.Then((energy(10),)), cost=counter_blast(1))
    inner = when("attack", t.May((energy(1),), counter_blast(1)), t.Then((energy(10),)))
    for ability in (paying, inner):
        payer = unit("Payer", 1, 8000, 5000, ability)
        for damage, answer, n in ((1, "yes", 11), (1, "no", 0), (0, "", 0)):
            d = board("battle", side(fl=payer, damage=damage)).take("attack", 'attack with "Payer" -> "Villain"')
            if answer:
                d.take(answer)
            assert charged(d) == n


# --- [VG 11.3] categories of effects --------------------------------------------------------------------------------


def test_11_3_1_2_an_effect_lasts_as_long_as_it_says() -> None:
    """Without a duration, for the rest of the game."""
    user = unit("User", 1, 8000, 5000, act(gets(1000, ""), gets(200, "turn")))
    d = board("main", side(fl=user)).take('use "User"')
    assert value(d, "User") == 9200
    d = pass_all(d.take("pass"), "call")
    assert d.game.turn == 6 and value(d, "User") == 9000
    d = pass_all(d.take("pass"), "call")
    assert d.game.turn == 7 and value(d, "User") == 9000


def test_11_3_1_2_1_an_effect_until_the_end_of_the_battle_needs_a_battle() -> None:
    user = unit("User", 1, 8000, 5000, act(gets(5000, "battle"), gets(100, "turn")), when("attack", gets(70, "battle")))
    d = board("main", side(fl=user), side(hand=[A])).take('use "User"')
    assert value(d, "User") == 8100 and len(d.game.effects) == 1
    d.take("pass", "attack", 'attack with "User"')
    assert value(d, "User") == 8170
    d.take("pass")
    assert value(d, "User") == 8100


def saved(**rest: object) -> t.Replace:
    return t.Replace(t.When("move", t.SELF, word="retire"), (t.Move(t.SELF, "soul"),), **rest)  # type: ignore[arg-type]


RETIRE_ALL = order("Fall", t.Do("retire", t.YOURS & RC))


def test_11_3_1_3_1_instead_is_not_a_matter_of_choice() -> None:
    """What was replaced triggers nothing."""
    phoenix = unit("Phoenix", 1, 8000, 5000, saved(), when("move", energy(), word="retire"))
    d = board("main", side(fl=phoenix, hand=[RETIRE_ALL])).take('play "Fall"')
    assert where(d, "Phoenix") == "soul" and charged(d) == 0 and may(d, "pass")


def test_11_3_1_3_2_may_instead_asks() -> None:
    """Accepted, the chosen thing is done in place of the event; declined, the event happens."""
    phoenix = unit("Phoenix", 1, 8000, 5000, saved(may=True, cost=discard(1)), when("move", energy(), word="retire"))
    d = board("main", side(fl=phoenix, hand=[RETIRE_ALL, A])).take('play "Fall"')
    assert d.offered == ['replace with "Phoenix"', "do not replace"]
    d.take("do not replace")
    assert where(d, "Phoenix") == "drop" and where(d, "A") == "hand" and charged(d) == 1
    d = board("main", side(fl=phoenix, hand=[RETIRE_ALL, A])).take('play "Fall"', "replace")
    assert where(d, "Phoenix") == "soul" and where(d, "A") == "drop" and charged(d) == 0


def test_11_3_1_3_3_changing_how_much_an_effect_gives_is_a_replacement() -> None:
    """Each once, and the affected player orders them."""
    double = cont_replace(t.Times(t.EventAmount(), 2))
    more = cont_replace(t.Plus((t.EventAmount(), 1000)))
    for first, power in (("Doubler", 21000), ("Adder", 22000)):
        d = board(
            "battle",
            side(HERO, bl=unit("Doubler", 1, 8000, 5000, double), bc=unit("Adder", 1, 8000, 5000, more),
                 deck=[trigger("Front", "front")]),
        )  # fmt: skip
        d.take("attack")
        assert d.offered == ['replace with "Doubler"', 'replace with "Adder"']
        d.take(f'replace with "{first}"')
        assert [event.n for event in d.trace.events if event.kind == "gets"] == [power]


def cont_replace(amount: t.Amount) -> t.Replace:
    return t.Replace(t.When("gets", t.YOURS, word="power"), amount=amount)


def test_11_3_1_3_4_changing_what_an_action_does_from_now_on_is_a_replacement() -> None:
    """The card that would be drawn goes into the soul, and nobody drew."""
    into_soul = t.Replace(t.When("move", word="draw", player=t.YOU), dst="soul", word="put")
    keeper = unit("Keeper", 1, 8000, 5000, into_soul, when("move", energy(), subject=t.ANY, word="draw"))
    d = board("main", side(fl=keeper, fr=unit("User", 1, 8000, 5000, act(DRAW)), deck=[A])).take('use "User"')
    assert where(d, "A") == "soul" and charged(d) == 0


# --- [VG 11.4] active and inactive ----------------------------------------------------------------------------------


def test_11_4_2_an_inactive_part_exists_but_does_nothing() -> None:
    """No choice in it is made."""
    idle = cont(t.Modify(t.SELF, "power", "+", 5000), cond=NEVER, keyword="Idle")
    d = board("main", side(fl=unit("Lazy", 1, 8000, 5000, idle)))
    assert value(d, "Lazy") == 8000 and layers.has(d.game, find(d, "Lazy"), "Idle")
    choosing = act(t.If(NEVER, (t.Choose("unit", 1, t.YOURS & RC), gets(5000, what=t.Ref("unit")))), energy())
    d = board("main", side(fl=unit("User", 1, 8000, 5000, choosing), fr=A)).take('use "User"')
    assert charged(d) == 1 and may(d, "pass")


def test_11_4_3_an_ability_is_active_exactly_while_its_condition_is_met() -> None:
    proud = unit("Proud", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), cond=EMPTY_HAND))
    d = board("main", side(fl=proud, fr=unit("User", 1, 8000, 5000, act()), hand=[A]))
    assert value(d, "Proud") == 8000
    d.take('call "A" to back left')
    assert value(d, "Proud") == 13000
    assert value(d.take('use "User"'), "Proud") == 8000


def test_11_4_4_an_ability_is_active_in_the_zone_it_names() -> None:
    """[VG 11.4.4.2] Or in either of those it names."""
    rear = cont(t.Modify(t.SELF, "power", "+", 1000), zones=("RC",))
    either = cont(t.Modify(t.SELF, "power", "+", 200), zones=("VC", "RC"))
    shifter = unit("Shifter", 3, 8000, 5000, rear, either, when("move", energy(), subject=t.ANY, zones=("RC",)))
    d = board("main", side(fl=shifter))
    assert value(d, "Shifter") == 9200
    assert value(board("main", side(shifter)), "Shifter") == 8200
    d = board("battle", foe=side(hand=[shifter, A]))
    d.take("attack", 'guard with "Shifter"')
    assert where(d, "Shifter") == "GC" and value(d, "Shifter") == 8000 and charged(d, 1) == 0
    assert value(board("main", side(soul=[shifter])), "Shifter") == 8000


def test_11_4_4_1_without_a_zone_an_ability_is_active_everywhere() -> None:
    """A name that a card has besides is seen in a search of the deck and in the drop zone."""
    double = unit("Double", 1, 8000, 5000, cont(t.Rename(t.SELF, "name", "add", "Alias"), zones=EVERYWHERE))
    search = act(t.Search("c", 1, t.Word("name", "Alias"), "deck"), t.Move(t.Ref("c"), "hand"), t.Shuffle("deck"))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, search), deck=[A, double, B])).take('use "User"')
    assert d.offered == ['find "Double"', "done"]
    assert where(d.take("find"), "Double") == "hand"
    d = board("main", side(drop=[double, A]))
    found = select.find(d.game, t.Zone(("drop",)) & t.Word("name", "Alias"), Ctx(0, 0))
    assert found == [find(d, "Double")]


def test_11_4_4_1_1_the_abilities_of_a_crest_are_active_in_the_crest_zone() -> None:
    """Not in the ride deck, where a ride deck crest lies."""
    trees = [
        "Passive((Modify(YOURS & Zone(('VC',)), 'power', '+', 2000),))",
        "Automatic(When('begin', player='you', word='main phase'), do=(Gain('energy', 1),))",
    ]
    crest = card("Blazon", type="crest", tree=trees)
    d = board("main", side(crest=[crest]))
    assert value(d, "Hero") == 15000 and charged(d) == 1
    d = board("main", side(ride_deck=[crest]))
    assert where(d, "Blazon") == "ride deck" and value(d, "Hero") == 13000 and charged(d) == 0


# --- [VG 11.5] sources ------------------------------------------------------------------------------------------------


def shy_of(grade: int) -> t.Passive:
    """Effects of cards of this grade of the opponent do not affect the unit."""
    source = t.ENEMY & t.Figure("grade", "=", grade)
    return cont(t.Rule("forbid", "affect", t.SELF, source), t.Rule("forbid", "select", source, t.SELF))


def test_11_5_1_1_the_card_with_the_ability_is_the_source() -> None:
    """A unit that was given an ability, not the one that gave it."""
    strike = act(t.Do("retire", t.ENEMY & RC), zones=("RC",))
    teacher = unit("Teacher", 3, 13000, None, cont(t.Grant(t.YOURS & RC, (strike,))))
    pupil = unit("Pupil", 2, 8000, 5000)
    for grade, zone in ((3, "drop"), (2, "RC front left")):
        d = board("main", side(teacher, fl=pupil), side(fl=unit("Shy", 1, 8000, 5000, shy_of(grade))))
        assert where(d.take('use "Pupil"'), "Shy") == zone


def test_11_5_1_2_rule_actions_have_no_source() -> None:
    """A unit that no effect affects is still moved by one."""
    aloof = unit("Aloof", 1, 8000, 5000, cont(t.Rule("forbid", "affect", t.SELF)))
    effect = act(t.Do("retire", RC & ~t.SELF))
    d = board("main", side(fl=aloof, fr=unit("User", 1, 8000, 5000, effect), hand=[B]))
    assert where(d.take('use "User"'), "Aloof") == "RC front left"
    put(d.game, 0, "RC", A, "front left")
    d.take('call "B" to back left')
    assert where(d, "Aloof") == "drop"


def test_11_5_2_1_battle_damage_comes_from_the_attacking_unit() -> None:
    """[VG 11.5.2.2] Skill damage comes from the card whose effect deals it, [VG 11.5.2.2.1] whoever the text says
    deals it."""
    noticed = (
        when("dealt", energy(1), subject=t.ENEMY, other=t.Word("name", "Hero"), word="battle damage"),
        when("dealt", energy(10), subject=t.ENEMY, other=t.Word("name", "Burner"), word="skill damage"),
        when("dealt", energy(100), subject=t.ENEMY, other=t.Word("name", "Hero"), word="skill damage"),
        when("dealt", energy(1000), subject=t.ENEMY, other=t.Word("name", "Burner"), word="battle damage"),
    )
    burner = unit("Burner", 1, 8000, 5000, act(t.Do("deal damage", t.ENEMY & VC)), *noticed)
    d = board("main", side(bl=burner)).take('use "Burner"')
    assert charged(d) == 10 and count(d, "damage", 1) == 1
    d = board("battle", side(bl=burner)).take("attack")
    assert charged(d) == 1 and count(d, "damage", 1) == 1


def test_11_5_3_1_a_unit_is_the_source_of_the_effects_of_its_ability() -> None:
    """An order's effect has no unit for a source: what keeps units' effects away does not stop it."""
    from_units = cont(t.Rule("forbid", "affect", t.SELF, t.ENEMY & t.Word("type", "unit")))
    shy = unit("Shy", 1, 8000, 5000, from_units)
    strike = t.Do("retire", t.ENEMY & RC)
    d = board("main", side(fl=unit("User", 1, 8000, 5000, act(strike)), hand=[order("Fall", strike)]), side(fl=shy))
    assert where(d.take('use "User"'), "Shy") == "RC front left"
    assert where(d.take('play "Fall"'), "Shy") == "drop"


def test_11_5_3_2_the_source_of_a_timed_trigger_is_that_of_the_effect_that_made_it() -> None:
    later = act(t.Delay(t.When("begin", word="end of turn"), (t.Do("retire", t.ENEMY & RC),)))
    for grade, zone in ((2, "RC front left"), (1, "drop")):
        d = board(
            "main", side(fl=unit("User", 2, 8000, 5000, later)), side(fl=unit("Shy", 1, 8000, 5000, shy_of(grade)))
        )
        pass_all(d.take('use "User"', "pass"), "call")
        assert d.game.turn == 6 and where(d, "Shy") == zone
        assert told(d, "move", "retire") == ([] if grade == 2 else ["Shy"])
