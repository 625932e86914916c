"""English, conditions: what players and zones have, how units are, and what a vanguard is."""

from __future__ import annotations

from typing import Any

from ludex.core.values import durations
from ludex.games.vg.text.en.conditions.conditions import zone_names
from ludex.games.vg.text.en.giving.exchanging import SAME
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import (
    BIND,
    CREST,
    DAMAGE,
    DECK,
    DROP,
    ENEMY_VANGUARD,
    GC,
    HAND,
    IT,
    ME,
    ORDER_ZONE,
    RC,
    SOUL,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import BANISHED, CALLED, CHOSEN, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Among,
    Both,
    Compare,
    Count,
    Either,
    Exists,
    Figure,
    Gives,
    Is,
    Mark,
    Modify,
    Moved,
    Not,
    Passive,
    Ref,
    Role,
    Rule,
    State,
    Times,
    Unless,
    V,
    When,
    Word,
    Zone,
)

SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))
DONE = ("[Soul-Charge]", "[Counter-Charge]", "[Energy-Charge]")


def numbers(g: Grammar) -> None:
    """One vanguard and no more; cards of two zones together; figures of a unit that is named; how units lie."""
    single = Compare(Count(VANGUARD), "=", 1)
    for limit, op in ((" or less", "<="), (" or greater", ">="), ("", "=")):
        graded = Exists(All((YOURS, VC, Figure("grade", op, V("n")))))
        g.phrase("cond", f"you have one vanguard, and it is grade {{n:digits}}{limit}", t.Both((single, graded)))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        both = Count(All((side, t.Zone(("RC", "hand")))))
        for first in ("hand and rear-guards have", "rear-guards and hand have"):
            for words, op in (("or less", "<="), ("or more", ">=")):
                total = Compare(both, op, V("n"))
                g.phrase("cond", f"{whose} {first} a total of {{n:number}} {words} cards", total)
    for words, what in (
        ("your vanguard", VANGUARD),
        ("your opponent's vanguard", ENEMY_VANGUARD),
        ("this unit", SELF),
    ):
        for limit, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            figure = Figure(V("f"), op, V("n"))
            asked = t.Is(SELF, figure) if what == SELF else Exists(All((what, figure)))
            g.phrase("cond", f"the {{f:figure}} of {words} is {{n:digits}} {limit}", asked)
    for icon, state in (("[Rest]", "rest"), ("[Stand]", "stand")):
        g.phrase("state_of", f"in {icon}", State(state))
        g.phrase("field_post", f" in {icon}", State(state))


def so_many_or_none(g: Grammar) -> None:
    """One card or none in a zone; a figure that is another while a zone has more cards."""
    for side in ("your ", "your opponent's "):
        for means, name in zone_names(side).items():
            if means in (VC, RC, GC):
                continue
            has = f"{{z:{name}_said}} has"
            for word, n in (("one", 1), ("zero", 0)):
                noun = "one" if n else "many"
                g.phrase("cond", f"{has} {word} {{g:{name}_{noun}}}", Compare(Count(V("g")), "=", n))
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^{m:time}, ", V("m"))):
            for said, zone in (("drop zone", DROP), ("soul", SOUL), ("hand", HAND)):
                here = canonical(YOURS, zone)
                few, many = (Exists(here, V(n)) for n in ("i", "j"))
                for words, who, again in SAME[1:]:
                    less, more = (Gives(who, V(name)) for name in ("a", "b"))
                    pair = (
                        Passive((less,), both(row, *conds, few, Unless(many)), zones=zones, headings=HEADINGS),
                        Passive((more,), both(row, *conds, many), zones=zones, headings=HEADINGS),
                    )
                    first = f"{head}{start}if your {said} has {{i:number}} or more cards, {words}"
                    for cards in ("", " cards"):
                        then = f"^if it has {{j:number}} or more{cards}, {again} {{b:boons}} instead of"
                        g.phrase("unit", f"{first} {{a:boons}}. {then} {{a:boons}}.", pair)
                    one = (Gives(who, (Modify(ME, V("f"), "+", V("k")),)), Gives(who, V("b")))
                    raised = (t.replace(pair[0], effects=one[:1]), t.replace(pair[1], effects=one[1:]))
                    for cards in ("", " cards"):
                        then = f"^if it has {{j:number}} or more{cards}, {again} {{b:boons}} instead of"
                        g.phrase("unit", f"{first} {{f:figure}} +{{k:digits}}. {then} +{{k:digits}}.", raised)


def figures(g: Grammar) -> None:
    """Figures of which units are told by "has"."""
    for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
        such = Figure(V("f"), op, V("n"))
        for this, what in (("this unit", SELF), ("it", IT), ("that unit", IT)):
            g.phrase("cond", f"{this} has {{f:figure}} {{n:digits}} {words}", Is(what, such))
        for side, who in (("your", YOURS), ("your opponent's", ENEMY)):
            has = f"{side} vanguard has {{f:figure}} {{n:digits}} {words}"
            g.phrase("cond", has, Exists(t.All((who, VC, such))))


def holdings(g: Grammar) -> None:
    """[VG 3.1.3] Energy and crests of players, who strides, and who wins."""
    for words, whose, who, side in (
        ("you have", "your", YOU, YOURS),
        ("your opponent has", "your opponent's", t.OPPONENT, ENEMY),
    ):
        energy = t.Number(who, "energy")
        for said, op in (("or more", ">="), ("or less", "<=")):
            for n in ("number", "digits"):
                g.phrase("cond", f"{words} {{n:{n}}} {said} energy", Compare(energy, op, V("n")))
                g.phrase("cond", f"{whose} energy is {{n:{n}}} {said}", Compare(energy, op, V("n")))
        g.phrase("cond", f"{words} no energy", Compare(energy, "=", 0))
        g.phrase("per", f" for each of {whose} energy", energy)
        g.phrase("per", f" for every {{k:several}} of {whose} energy", t.Fits(energy, V("k")))
        g.phrase("clause", f"{whose} energy becomes {{n:digits}}", (t.Gain("energy", change(energy), who),))
        crests = t.All((side, CREST))
        g.phrase("cond", f"{words} a crest", Exists(crests))
        g.phrase("cond", f"{words} no crests", Unless(Exists(crests)))
        g.phrase("cond", f"{words} {{n:number}} or more crests", Exists(crests, V("n")))
        g.phrase("per", f" for each of {whose} crests", Count(crests))
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        for said, event in (("[Stride]", "stride"), ("[Legion]", "legion")):
            g.phrase("event", f"{who} {said}", When(event, side))
    for words, player, wins in (
        ("win the game", YOU, True),
        ("you win the game", YOU, True),
        ("you lose the game", YOU, False),
        ("your opponent loses the game", t.OPPONENT, False),
        ("your opponent wins the game", t.OPPONENT, True),
    ):
        g.phrase("clause", words, (t.Finish(player, wins),))


def owning(g: Grammar) -> None:
    """How many cards players have, and what befell their vanguards this turn."""
    for whose, words, side, who in (
        ("your", "you have", YOURS, YOU),
        ("your opponent's", "your opponent has", ENEMY, t.OPPONENT),
    ):
        for said, op in (("or more", ">="), ("or less", "<=")):
            deck, hurt = canonical(side, DECK), canonical(side, DAMAGE)
            g.phrase("cond", f"{whose} deck has {{n:number}} {said} cards", Compare(Count(deck), op, V("n")))
            if side == ENEMY:
                many = Exists(hurt, V("n")) if op == ">=" else Compare(Count(hurt), op, V("n"))
                g.phrase("cond", f"{words} {{n:number}} {said} damage", many)
        vanguard = VANGUARD if side == YOURS else ENEMY_VANGUARD
        hit = Compare(t.Happened(When("hit", ANY, vanguard)), ">=", 1)
        dealt = Compare(t.Happened(When("dealt", player=who)), ">=", 1)
        for no, cond in (("", hit), (" not", Unless(hit))):
            g.phrase("cond", f"{whose} vanguard was{no} hit{{u:in_turn}}", cond)
        for no, cond in (("", dealt), (" not", Unless(dealt))):
            g.phrase("cond", f"{whose} vanguard was{no} dealt damage{{u:in_turn}}", cond)
            if side == YOURS:
                g.phrase("cond", f"you were{no} dealt damage{{u:in_turn}}", cond)
    mine, theirs = (Count(canonical(side, HAND)) for side in (YOURS, ENEMY))
    for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
        g.phrase("cond", f"your hand has {words} cards than your opponent's hand", Compare(mine, op, theirs))
    second: Any = t.Named("went second")
    for order, went in (("second", second), ("first", Unless(second))):
        g.phrase("cond", f"you are the player going {order}", went)
        g.phrase("cond", f"you are going {order}", went)
    for subject, gets, _ in SUBJECTS:
        for of in ("the {f:figure} of your vanguard", "your vanguard's {f:figure}"):
            more: Any = (Modify(ME, V("f"), "+", t.Greatest(VANGUARD, V("f"))),)
            g.phrase("state", f"{{o:{subject}}} {gets} {{f:figure}} equal to {of}", (Gives(V("o"), more),))


def change(number: Any) -> Any:
    """By how much a number changes that becomes `n`."""
    return t.Plus((V("n"), Times(-1, number)))


OPS = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("equal to or greater than", ">="),
    ("equal to", "="),
    ("less than", "<"),
    ("greater than", ">"),
)


def staying(g: Grammar) -> None:
    """Cards that effects of the opponent do not move; grades beside that of the vanguard; units in two states."""
    for by in ("by your opponent's card effects", "by your opponent's effects"):
        kept = (Rule("forbid", "ability move", V("g"), ENEMY),)
        g.phrase("state", f"{{g:held_many}} cannot move to other zones {by}", kept, placed)
        g.phrase("state", f"all of your {{g:held_many}} cannot move to other zones {by}", kept, placed)
        for subject in ("thing", "things"):
            rule = (Rule("forbid", "ability move", V("o"), ENEMY),)
            g.phrase("state", f"{{o:{subject}}} cannot leave (RC) {by}", rule)
            for joint in (", and ", " and "):
                words = f"{{o:{subject}}} cannot leave (RC) {by}{joint}{'get' if subject == 'things' else 'gets'}"
                g.phrase("state", f"{words} {{b:boons}}", (*rule, Gives(V("o"), V("b"))))
    vanguard = t.Greatest(VANGUARD, "grade")
    for words, op in OPS:
        beside = t.Figure("grade", op, vanguard)
        for whose in ("your vanguard's grade", "the vanguard's grade", "your vanguard's"):
            for card in ("{r:told}", "it", "that card"):
                what = V("r") if card == "{r:told}" else IT
                its = "its" if card == "it" else f"{card}'s"
                g.phrase("cond", f"{its} grade is {words} {whose}", Is(what, beside))
    both = t.Both((Exists(t.All((V("g"), V("s")))), Exists(t.All((V("g"), V("r"))))))
    for start in ("one or more {g:own_many} each {s:state_of} and {r:state_said}",):
        g.phrase("cond", f"you have {start}", both)
        for joint in (", and ", " and "):
            g.phrase("conds", f"{{q:cond}}{joint}{start}", t.Both((V("q"), *both.parts)), of_you)
    for dress in ("overDress", "XoverDress"):
        g.phrase("state_said", f"the [{dress}] state", t.Mark(dress))


def of_you(env: t.Env) -> bool:
    """Whether the condition before is that the player has units."""
    return isinstance(env["q"], Exists) and YOURS in getattr(env["q"].what, "parts", ())


def enough(g: Grammar) -> None:
    """Either of two things that a player has is enough."""
    for have, a, b in (
        ("you have {n:number} or more {g:own_many} or {m:number} {k:held_many}", (V("g"), V("n")), (V("k"), V("m"))),
        (
            "you have {n:number} or more {g:own_many} or {m:number} or more {k:held_many}",
            (V("g"), V("n")),
            (V("k"), V("m")),
        ),
    ):
        g.phrase("cond", have, Either((Exists(*a), Exists(*b))))
    each = Both((Among(Ref("cost"), V("a")), Among(Ref("cost"), V("b"))))
    for is_ in ("is", "was", "are", "were"):
        g.phrase("cond", f"one of each {{a:card_one}} and {{b:card_one}} {is_} put for this cost", each)


def conditions(g: Grammar) -> None:
    """Two conditions in a row, and what became of cards of the opponent."""
    g.phrase("conds", "{a:cond}, if {b:cond}", t.Both((V("a"), V("b"))))
    g.phrase("conds", "{a:cond}, and if {b:cond}", t.Both((V("a"), V("b"))))
    for noun in ("card", "unit", "rear-guard"):
        done = Compare(Moved(V("d")), ">=", 1)
        for words, cond in (("was", done), ("was not", Unless(done))):
            g.phrase("cond", f"your opponent's {noun} {words} {{d:deed}}", cond)
    put = Compare(t.Happened(When("move", V("k"), player=YOU, dst=("trigger",))), ">=", 1)
    g.phrase("cond", "no {k:card_many} were put into your trigger zone{u:in_turn}", Unless(put))
    g.phrase("cond", "{k:a_card} was put into your trigger zone{u:in_turn}", put)
    for dress in ("overDress", "XoverDress"):
        for it in ("it", "that unit"):
            for was in ("is", "was"):
                for a in ("an", "a"):
                    g.phrase("cond", f"{it} {was} {a} [{dress}]", Is(IT, Mark(dress)))
    for battle in ("the battle ", "the battle that "):
        for is_ in ("is", "was"):
            for by in ("{g:a_any}", "your opponent's {g:foe_one}"):
                attacked = Is(SELF, Role("attacked", V("g")))
                g.phrase("time", f"during {battle}this unit {is_} attacked by {by}", attacked)


def done(g: Grammar) -> None:
    """Whether one did what one may do, told by its icon; and what one cannot do."""
    for words in DONE:
        g.phrase("cond", f"you {words}", t.Did("did"))
        g.phrase("cond", f"you did not {words}", t.Unless(t.Did("did")))
    rides = t.Rule("forbid", "ride", YOURS)
    g.phrase("state", "you cannot ride", (rides,))
    g.phrase("clause", "you cannot ride this turn", (t.Continue((rides,), "turn"),))
    never = t.Passive((t.Rule("forbid", "normal call", SELF),), zones=("hand",))
    g.phrase("unit", "[CONT](Hand):^this card cannot be normal called.", (never,))


def others(g: Grammar) -> None:
    for any_ in ("any player's ", "either player's "):
        g.phrase("event", f"{any_}{{g:any_one}} intercepts", When("intercept", V("g")))
        g.phrase("event", f"{any_}{{g:any_one}} attacks", When("attack", V("g")))
    for words in ("you look at your deck by an effect", "you look at your deck due to effects"):
        g.phrase("event", words, When("look", player=YOU))
    g.phrase("event", "a card is put into your opponent's damage zone", When("move", player=OPPONENT, dst=("damage",)))
    for said, deed in (("returned", TAKEN), ("put on the bottom of the deck", PUT_BACK)):
        moved = Compare(Moved(deed), ">=", 1)
        g.phrase("cond", f"it was {said}", moved)
        g.phrase("cond", f"it was not {said}", Unless(moved))
    for said, deed in (("retire it", RETIRED), ("bind it", BANISHED)):
        g.phrase("cond", f"you did not {said}", Unless(Compare(Moved(deed), ">=", 1)))
    for turn in ("this turn", "that turn"):
        played = Compare(t.Played(YOU, V("k")), ">=", 1)
        g.phrase("cond", f"your {{k:card_one}} was played {turn}", played)
        g.phrase("cond", f"you did not play any {{k:card_many}} {turn}", Unless(played))
    mine, theirs = (t.Greatest(t.All((who, VC)), "grade") for who in (t.YOURS, ENEMY))
    for words, op in (("less than", "<"), ("greater than", ">"), ("equal to", "="), ("equal to or less than", "<=")):
        g.phrase("cond", f"your vanguard's grade is {words} your opponent's", Compare(mine, op, theirs))
    for words in ("until end of this fight", "until end of that fight", "until the end of this fight"):
        g.phrase("until", words, durations.GAME)


AT_REST: tuple[tuple[str, Any], ...] = (
    ("all of your opponent's vanguard and rear-guards", ENEMY),
    ("all fighters' units", ANY),
    ("all units of all fighters", ANY),
)


def resting(g: Grammar) -> None:
    """All units of a player, or of both, are at rest."""
    for words, side in AT_REST:
        parts = (side, Zone(("RC", "VC")), Not(t.State("rest")))
        other = t.All(tuple(part for part in parts if part != ANY))
        for are in ("are", "are in", "are at"):
            g.phrase("cond", f"{words} {are} [Rest]", t.Unless(Exists(other)))


def in_zones(g: Grammar) -> None:
    """Cards of several names in a zone, and what a vanguard is not."""
    for words, zone in (
        ("your soul", SOUL),
        ("your drop", DROP),
        ("your order zone", ORDER_ZONE),
        ("your Order Zone", ORDER_ZONE),
        ("your bind zone", BIND),
    ):
        one, two, three = (Exists(t.All((YOURS, zone, Word("name", V(name))))) for name in ("a", "b", "c"))
        g.phrase("cond", f"{words} has {{a:name}} and {{b:name}}", Both((one, two)))
        g.phrase("cond", f"{words} has {{a:name}} and {{b:name}} and {{c:name}}", Both((one, two, three)))
        g.phrase("cond", f"{words} has {{a:name}}, {{b:name}}, and {{c:name}}", Both((one, two, three)))
        g.phrase("cond", f"{words} has {{a:name}}", one)
        g.phrase("cond", f"{words} does not have {{a:name}}", Unless(one))
    g.phrase("cond", "your vanguard is not {n:name}", Unless(Exists(t.All((YOURS, VC, Word("name", V("n")))))))
    g.phrase("cond", "you chose {n:number} or more {k:card_many}", Among(Ref(CHOSEN), V("k"), V("n")))
    for words in ("all of those called units", "each of those called units"):
        g.phrase("things", words, Ref(CALLED))


def add(g: Grammar) -> None:
    for part in (
        numbers,
        so_many_or_none,
        figures,
        holdings,
        owning,
        staying,
        enough,
        conditions,
        done,
        others,
        resting,
        in_zones,
    ):
        part(g)
