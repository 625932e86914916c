"""English, the same parts in more places: kinds joined that are said whole, two conditions in a row, battles told
first, zones of the opponent, what became of their cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.holding import ALONE, AS_TWO, OF
from ludex.games.vg.text.en.lists import DASHES, GAINS, MOST
from ludex.games.vg.text.en.nouns import GRADED, KINDS, SUBTYPES, placed
from ludex.games.vg.text.en.restraints import ATTACKING
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, ME, SEEN, UNIT, UNITS, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    All,
    Choose,
    Compare,
    Env,
    Gives,
    Has,
    Is,
    Mark,
    Move,
    Moved,
    Passive,
    Role,
    Unless,
    V,
    When,
    Word,
    Zone,
)

PAYING = Role("paying")


def kinds(g: Grammar) -> None:
    """A card of one kind or another, each said whole. NB: nothing may follow that could belong to the second only."""
    whole: list[tuple[str, Any]] = [
        *((f"{one} card", means) for one, _, means in KINDS if "trigger" not in one and one[0] != "["),
        *((f"{one} card", means) for one, _, means in GRADED),
        *((f"{one} card", Word("type", word)) for one, _, word in SUBTYPES),
        ("unit card", UNIT),
    ]
    short: list[tuple[str, Any]] = [*((one, means) for one, _, means in KINDS), ("[Glitter]", Has("Glitter"))]
    for words, means in whole:
        g.phrase("kind_whole", words, means)
    for words, means in (*short, *whole):
        g.phrase("kind_any", words, means)
    for words, first, second in (("{x:kind_any} or {y:kind_whole}", V("x"), V("y")), GLITTER):
        either = t.Some((first, second))
        for article in ("a", "an"):
            g.phrase("a_card", f"{article} {words}", either)
        g.phrase("seen_one", words, All((SEEN, either)))


GLITTER = ("[Glitter] or {y:kind_any}", Has("Glitter"), V("y"))


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


def causes(g: Grammar) -> None:
    """By an ability of a card, in its effect or for its cost."""
    for words, cause in (("your vanguard", VANGUARD), ("your card", YOURS)):
        g.phrase("by", f" for {words}'s ability", cause)
        g.phrase("by", f" for {words}'s effect", cause)
    for words in (" by a card's cost", " for a card's cost", " for the cost of a card's ability"):
        g.phrase("by", words, All((t.Some((YOURS, ENEMY)), PAYING)))
    named = All((PAYING, Word("name", V("n"))))
    for category in ("by", "for_cost"):
        g.phrase(category, " for the cost of the ability of {n:name}", named)


def events(g: Grammar) -> None:
    """Further events of cards and circles, and battles whose attack did not hit."""
    here = t.Beside(SELF, "spot")
    for words in ("on this unit's circle", "on the circle this unit is on"):
        for another in ("another unit", "another of your units"):
            came = When("move", All((YOURS, t.Not(SELF), UNITS, here)), word="placed")
            g.phrase("event", f"{another} is placed {words}", came)
    for card in ("your card", "a card"):
        for soul in ("soul", "the soul"):
            charged = When("move", YOURS, dst=("soul",), word="soul-charge")
            g.phrase("event", f"{card} is put into {soul} by [Soul-Charge]", charged)
    missed = t.Named("attack missed")
    for whose, group in (("your ", "own"), ("your other ", "other")):
        lost = t.Both((t.Exists(All((V("g"), Role("attacking")))), missed))
        for that in ("", "that "):
            for did in ("did not hit", "does not hit"):
                g.phrase("battle", f"at the end of the battle {that}{whose}{{g:{group}_one}}'s attack {did}", lost)
    for this in ("this card", "this unit"):
        two = tuple(t.Rename(ME, "name", "add", V(name)) for name in ("n", "m"))
        for start in ("^", "^during this fight, "):
            for words, names in (("{n:name} and {m:name}", two), ("{n:name}", two[:1])):
                also = (Passive((Gives(SELF, names),), zones=NAMED_IN),)
                if start != "^" or len(names) > 1:
                    g.phrase("unit", f"[CONT]:{start}{this} is also regarded as {words}.", also)


def taking(g: Grammar) -> None:
    """Cards of two places or kinds, each told with its place; cards of the opponent's zones."""
    for words, first, second in (
        ("{a:a_held} and {b:a_held}", False, False),
        ("up to one {a:held_one} and up to one {b:held_one}", True, True),
    ):
        two = (Choose("found", 1, V("a"), up_to=first), Choose("found", 1, V("b"), up_to=second, also=True))
        g.phrase("clause", f"choose {words}", two, both_placed)
    one = (Choose("t", 1, t.Some((V("a"), V("b")))),)
    g.phrase("clause", "choose {a:a_held} or {b:a_held}", one, both_placed)
    up_to = (Choose("t", 1, t.Some((V("a"), V("b"))), up_to=True),)
    g.phrase("clause", "choose up to one {a:held_one} or {b:held_one}", up_to, both_placed)
    for the in ("the", "their"):
        for start, up in (("choose ", False), ("choose up to ", True)):
            theirs = (Choose("t", V("n"), All((ENEMY, V("z"), V("k"))), up_to=up),)
            for prep in ("in", "from"):
                words = f"{start}{{n:number}} of your opponent's {{k:card_many}} {prep} {the} {{z:zone}}"
                g.phrase("clause", words, theirs, off_field)
    g.phrase("things", "all of your cards{p:place}", V("p"), off_circles)
    g.phrase("thing", "the card you looked at", t.Ref("seen"))
    g.phrase("things", "the cards you looked at", t.Ref("seen"))
    arms = All((YOURS, Zone(("arms",))))
    for words, n in (("an Arms from (VC)", 1), ("an Arms on (VC)", 1), ("{n:several} Arms from (VC)", V("n"))):
        for soul in ("soul", "your soul", "the soul"):
            g.phrase("cost", f"put {words} into {soul}", (Choose("cost", n, arms), Move(t.Ref("cost"), "soul")))
    for arm in ("Right Deity Arms", "Left Deity Arms"):
        g.phrase("post", f" with the {arm} ability", Has(arm))
    for whom, what in (("this unit", SELF), ("this card", SELF)):
        g.phrase("post", f" and a different card name from {whom}", t.Not(t.Shares(what, "name")))


def both_placed(env: Env) -> bool:
    return placed({"g": env["a"]}) and placed({"g": env["b"]})


def off_field(env: Env) -> bool:
    return not {"VC", "RC", "GC"} & set(env["z"].names)


def off_circles(env: Env) -> bool:
    """Whether the place is yours, and no circle."""
    zones = [name for part in parts_of(env["p"]) if isinstance(part, Zone) for name in part.names]
    return YOURS in parts_of(env["p"]) and not {"VC", "RC", "GC"} & set(zones)


def battles(g: Grammar) -> None:
    """What holds in the battles of a unit, with the battle told first."""
    filler(g, "for_battle", *(f"for the {battle} {that}" for battle in ("battle", "battles") for that in ("", "that ")))
    for number, rule in (("two", ALONE), ("three", AS_TWO)):
        must = f"they must call {number} {{y:or_more_cards}} at the same time"
        for which, who in OF:
            given = t.Grant(ME, (Passive((rule,), ATTACKING),))
            words = f"{{z:for_battle}}{which} attacked, when your opponent would call {{x:calls_guardians}}, {must}"
            g.phrase("state", words, (Gives(who, (given,)),))
    for which, who in OF:
        given = t.Grant(ME, (Passive(V("a"), ATTACKING),))
        words = f"{{z:for_battle}}{which} {{y:did_attack}}, your opponent cannot {{a:foe_bars}}"
        g.phrase("state", words, (Gives(who, (given,)),))


def lists(g: Grammar) -> None:
    """What a unit has according to a number, each item with the same time."""
    for head, zones, row in heads("CONT"):
        for gains in GAINS:
            for dash in DASHES:
                for count in range(1, MOST):
                    items = "".join(f"\n・{{n{i}:reach}}{dash}^{{m:time}}, {{s{i}:states}}." for i in range(count))
                    means = tuple(
                        Passive(
                            V(f"s{i}"),
                            both(row, V("m"), Compare(V("k"), ">=", V(f"n{i}"))),
                            zones=zones,
                            headings=HEADINGS,
                        )
                        for i in range(count)
                    )
                    g.phrase("unit", f"{head}^{gains} {{k:measure}}.{items}", means)


def add(g: Grammar) -> None:
    for part in (kinds, conditions, causes, events, taking, battles, lists):
        part(g)
