"""English, costs: the text before the colon, and optional costs of playing the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import ON_EVOLVE, QUICK, with_text
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.groups import YOUR_LEADER
from ludex.games.sve.text.en.words import COST, THIS
from ludex.games.sve.text.meanings import CEMETERY, EX, EXTRA, HAND, MOST_MORE, SEEN, YOUR_HAND, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.pattern import SELF, YOU, YOURS, Choose, Env, Gain, Look, May, Move, Price, Ref, Spell, Times, V
from ludex.lang.surface import canonical, parts_of

DISCARD, DISCARD_D = Move(COST, "cemetery", "discard"), Move(Ref("d"), "cemetery", "discard")


def costs(g: Grammar) -> None:
    """[SVE 10.4.7.1] A keyword before the colon is not a cost; the parts after it, separated by commas, are costs in
    the listed order [SVE 10.4.2.1]. `[cost2]` means two play points [SVE 5.2.1]."""
    one: tuple[tuple[str, Any], ...] = (
        ("[cost{n:points}]", (Gain(PP, V("n")),)),
        ("[engage]", (t.SetState(SELF, "engaged"),)),
        ("discard a card", (Choose("cost", 1, YOUR_HAND), Move(COST, "cemetery", "discard"))),
        ("discard {n:digits} cards", (Choose("cost", V("n"), YOUR_HAND), Move(COST, "cemetery", "discard"))),
        ("discard {g:a_hand}", (Choose("cost", 1, V("g")), Move(COST, "cemetery", "discard"))),
        ("put this card into its owner's cemetery", (Move(SELF, "cemetery"),)),
        ("put this card into your cemetery", (Move(SELF, "cemetery"),)),
        ("bury this card", (Move(SELF, "cemetery"),)),
        ("bury this", (Move(SELF, "cemetery"),)),
        ("banish this card", (Move(SELF, "banished", "banish"),)),
        ("banish this", (Move(SELF, "banished", "banish"),)),
        ("put {g:a_mine} into its owner's cemetery", (Choose("cost", 1, V("g")), Move(COST, "cemetery"))),
        ("bury {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "cemetery"))),
        ("banish {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "banished", "banish"))),
        ("banish {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "banished", "banish"))),
        ("return {g:a_mine} to its owner's hand", (Choose("cost", 1, V("g")), Move(COST, "hand", "return"))),
        ("engage {g:a_mine}", (Choose("cost", 1, V("g")), t.SetState(COST, "engaged"))),
    )
    for template, means in one:
        g.phrase("cost", template, means)
    g.phrase("cost", "give your leader [defense]-{n:digits}", (t.Do("lower", YOUR_LEADER, V("n")),))
    g.phrase("cost", "[engage] {g:a_mine}", (Choose("cost", 1, V("g")), t.SetState(COST, "engaged")))
    g.phrase("cost", "[engage] {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged")))
    g.phrase(
        "cost", "discard a random card", (Choose("cost", 1, YOUR_HAND, random=True), Move(COST, "cemetery", "discard"))
    )
    g.phrase(
        "cost",
        "put {n:digits} {g:mine_many} into their owners' cemeteries",
        (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")),
    )
    g.phrase("cost", "put {g:a_mine} into its owner's EX area", (Choose("cost", 1, V("g")), Move(COST, "ex")))
    g.phrase("cost", "destroy {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "cemetery", "destroy")))
    g.phrase("cost", "bury {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")))
    g.phrase("cost", "remove {a:article}{c:counter} counter from this card", (t.Counters(SELF, V("c"), -1),))
    g.phrase("cost", "remove {n:minus} {c:counter} counters from this card", (t.Counters(SELF, V("c"), V("n")),))
    g.add("costs", Many("cost", joint=", ", least=1, flat=True))
    g.phrase("act_cost", "{c:cost}", V("c"))  # the costs of an activated ability
    g.phrase("act_cost", "Earth Rite", EARTH_RITE.cost)
    g.phrase("act_cost", "^earth Rite", EARTH_RITE.cost)
    g.add("act_costs", Many("act_cost", joint=", ", least=1, flat=True))
    g.add("act_costs", Many("act_cost", joint=", ", last=" and ", least=2, flat=True))
    for this in ("this card", "this"):
        g.phrase("unit", f"^as an additional cost to play {this}, {{c:costs}}.", (Spell(cost=V("c")),))


def finer_costs(g: Grammar) -> None:
    both = (Choose("cost", 1, V("g")), Move(t.Some((SELF, COST)), "cemetery"))
    g.phrase("cost", "put this card and {g:a_mine} into their owners' cemeteries", both)
    g.phrase("cost", "reveal {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), t.Reveal(COST)))
    g.phrase("cost", "reveal {g:a_mine}", (Choose("cost", 1, V("g")), t.Reveal(COST)))
    for now, up in (("facedown", False), ("faceup", True)):
        turned = (Choose("cost", 1, V("g")), t.SetFace(COST, up))
        g.phrase("cost", f"turn {{g:a_mine}} {now}", turned, lies_otherwise(not up))
    away = (Look("seen", V("n"), "deck", unseen=True), Move(SEEN, "banished", "banish"))
    g.phrase("cost", "banish the top {n:digits} cards of your deck", away)
    some = (
        t.NameNumber("removed", 0, t.CountersOn(SELF, V("c"))),
        t.Counters(SELF, V("c"), Times(-1, t.Chosen("removed"))),
    )
    g.phrase("cost", "remove any number of {c:counter} counters from this card", some)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), Gain(PP, Times(-1, t.Chosen("X"))))
    named = with_text(ON_EVOLVE.means[0], V("do"), cost=free)
    g.phrase("unit", "^on Evolve, [cost0X]: {do:block} ^x equals a number of your choice.", (named,))


def lies_otherwise(up: bool) -> Callable[[Env], bool]:
    """Whether the group `g` says that its cards lie so, before they are turned."""
    return lambda env: t.FaceUp(up) in parts_of(env["g"])


def ways(g: Grammar) -> None:
    """Optional costs of playing the card [SVE 10.4.7.3]."""
    for words, price in (
        ("this card costs {n:digits} play points to play", Price(SELF, "=", V("n"))),
        ("this card costs {n:minus} less to play", Price(SELF, "+", V("n"))),
    ):
        cheaper = (t.Continue((price,), ""),)
        way = May(cheaper, V("c"), name="way")
        g.phrase("unit", f"^when playing this card, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
        other = May(cheaper, V("d"), name="other way")
        two = f"^when playing this card, {{c:costs}}, or {{d:costs}}: ^{words}."
        g.phrase("unit", two, (Spell(cost=(way, other)),))
    for n in range(1, MOST_MORE + 1):
        points = "play point" if n == 1 else "play points"
        dear = May((), (Gain(PP, -n),), name=f"{n} more")
        g.phrase("unit", f"^you may play this card for {n} more {points}.", (Spell(cost=(dear,)),))
        g.phrase("cond", f"you played this card for {n} more {points}", t.Did(f"{n} more"))


def costs_off_the_field(g: Grammar) -> None:
    for word in ("Lesson", "^lesson"):
        g.phrase("cost", f"{word} ({{n:digits}})", (t.Do("lesson", n=V("n")),))
    own = {"your hand": HAND, "your EX area": EX, "your cemetery": CEMETERY}
    for this in ("this card", "this follower", "this"):
        discarded = Move(canonical(HAND, SELF), "cemetery", "discard")
        g.phrase("cost", f"discard {this}", (discarded,))
        g.phrase("cost", f"discard {this} and {{g:a_hand_other}}", (discarded, Choose("cost", 1, V("g")), DISCARD))
        for place, zone in own.items():
            g.phrase("this_in", f"{this} from {place}", canonical(zone, SELF))
    g.phrase("cost", "banish {o:this_in}", (Move(V("o"), "banished", "banish"),))
    g.phrase("cost", "bury {o:this_in}", (Move(V("o"), "cemetery"),))
    g.phrase("cost", "put {o:this_in} into your EX area", (Move(V("o"), "ex"),))
    lies = Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, CEMETERY, t.Not(SELF)))
    g.add("lying_many", lies)
    g.add("lying_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=lies.always))
    gone = Move(canonical(CEMETERY, SELF), "banished", "banish")
    for words, n in (
        ("{n:count} other {g:lying_many}", V("n")),
        ("another {g:lying_one}", 1),
        ("{a:article}{g:lying_one}", 1),
    ):
        both = (gone, Choose("cost", n, V("g")), Move(COST, "banished", "banish"))
        g.phrase("cost", f"banish this card and {words} from your cemetery", both)
    few = (Choose("cost", V("n"), canonical(YOURS, HAND), up_to=True), DISCARD)
    g.phrase("cost", "discard up to {n:count} cards", few)
    back = (Choose("cost", V("n"), V("g")), Move(COST, "deck"), t.Shuffle("deck"))
    g.phrase("cost", "return {n:count} {g:mine_many} to your deck and shuffle it", back, off_field)
    g.phrase("clause", "summon {o:this_in}", (Move(V("o"), "field"),))
    g.phrase("clause", "put {o:this_in} onto your field", (Move(V("o"), "field"),))
    g.phrase("clause", "put {o:this_in} into your EX area", (Move(V("o"), "ex"),))
    chosen = Choose("cost", V("n"), V("g"))
    g.phrase("cost", "discard {n:count} {g:hand_many}", (chosen, DISCARD), more_than_cards)
    g.phrase("clause", "discard {n:count} {g:hand_many}", (Choose("d", V("n"), V("g")), DISCARD_D), more_than_cards)
    g.phrase("cost", "reveal {g:a_mine}", (Choose("cost", 1, V("g")), t.Reveal(COST)), off_field)
    g.phrase("cost", "reveal {n:count} {g:mine_many}", (chosen, t.Reveal(COST)), off_field)
    g.phrase("cost", "put {g:a_mine} into your EX area", (Choose("cost", 1, V("g")), Move(COST, "ex")), off_field)
    bottom = (Choose("cost", 1, V("g")), Move(COST, "deck", position="bottom"))
    g.phrase("cost", "put {g:a_mine} on the bottom of your deck", bottom, off_field)
    counters = (Choose("cost", 1, V("g")), t.Counters(COST, V("c"), V("n")))
    g.phrase("cost", "remove {n:minus} {c:counter} counters from {g:a_mine}", counters)
    for n, word in ((2, "two"), (3, "three"), (4, "four"), (5, "five"), (10, "ten")):
        g.phrase("count", word, n)
    g.phrase("count", "{n:digits}", V("n"))
    may = Spell(cost=(t.May((), V("c"), name=EXTRA),))
    for this in ("this card", "this"):
        g.phrase("unit", f"^as an additional cost to play {this}, you may {{c:costs}}.", (may,))
        g.phrase("cond", f"you paid {this}'s additional cost", t.Did(EXTRA))


def off_field(env: Env) -> bool:
    """Whether the group names a zone other than the field."""
    return any(isinstance(part, t.Zone) and "field" not in part.names for part in parts_of(env["g"]))


def more_than_cards(env: Env) -> bool:
    return bool(env["g"] != canonical(YOURS, HAND))


def finer_ways(g: Grammar) -> None:
    """Optional costs of playing the card, in further wordings [SVE 10.4.7.3]."""
    for this in ("this card", "this"):
        for words, price in (
            (f"{this} costs {{n:digits}} play points to play", t.Price(SELF, "=", V("n"))),
            (f"{this} costs {{n:digits}} to play", t.Price(SELF, "=", V("n"))),
            (f"{this} costs {{n:minus}} less to play", t.Price(SELF, "+", V("n"))),
            (f"{this} costs {{n:minus}} less", t.Price(SELF, "+", V("n"))),
        ):
            way = t.May((t.Continue((price,), ""),), V("c"), name="way")
            g.phrase("unit", f"^when playing {this}, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
    for n in range(1, 11):
        points = "play point" if n == 1 else "play points"
        dear = t.May((), (t.Gain(PP, -n),), name=f"{n} more")
        g.phrase("unit", f"^you may play this for {n} more {points}.", (Spell(cost=(dear,)),))
        g.phrase("cond", f"you played this for {n} more {points}", t.Did(f"{n} more"))
    for start in ("", "^"):
        g.phrase("spell", f"{start}{{c:costs}}: {{b:block}}", (Spell((t.May(V("b"), V("c")),)),))
        quick = (t.Mere("Quick"), Spell((t.May(V("b"), V("c")),)))
        g.phrase("spell", f"[quick]. {start}{{c:costs}}: {{b:block}}", quick)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), t.Gain(PP, t.Times(-1, t.Chosen("X"))))
    g.phrase("cost", "[costX]", free)
    g.phrase("clauses", "{c:clauses_x}, where X equals a number of your choice", V("c"))
    g.phrase("clauses_x", "{c:clause}", V("c"))
    g.phrase("block", "{s:sentences} ^x equals a number of your choice.", V("s"))
    for this in ("this card", "this"):
        chosen = (Choose("cost", 1, V("g")), t.SetState(COST, "engaged"))
        several = (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged"))
        itself = t.SetState(SELF, "engaged")
        for word in ("[engage]", "engage"):
            g.phrase("cost", f"{word} {this} and {{g:a_mine}}", (itself, *chosen))
            g.phrase("cost", f"{word} {this} and {{n:count}} {{g:mine_many}}", (itself, *several))
    for word in ("[engage]", "engage"):
        g.phrase(
            "cost", f"{word} {{n:count}} {{g:mine_many}}", (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged"))
        )
    g.phrase("cost", "bury {n:count} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")))
    g.phrase("cost", "[engage] and {c:cost}", (t.SetState(SELF, "engaged"), t.Rest("c")))
    shown = (Choose("cost", 1, V("g")), t.Reveal(COST), Move(COST, "deck", position="bottom"))
    g.phrase("cost", "reveal {g:a_mine} and put it on the bottom of your deck", shown)


def newer_costs(g: Grammar) -> None:
    several = Choose("cost", V("n"), V("g"))
    g.phrase("cost", "engage {n:digits} {g:mine_many}", (several, t.SetState(COST, "engaged")))
    ways = (
        ("this costs {n:digits} to play", Price(SELF, "=", V("n"))),
        ("this card costs {n:digits} to play", Price(SELF, "=", V("n"))),
        ("this costs {n:minus} less to play", Price(SELF, "+", V("n"))),
        ("this costs {n:minus} less", Price(SELF, "+", V("n"))),
    )
    for words, price in ways:
        way = May((t.Continue((price,), ""),), V("c"), name="way")
        for this in ("this card", "this"):
            g.phrase("unit", f"^when playing {this}, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
    for start, quick in (("", ()), ("^", ()), ("[quick]. ^", QUICK.means), ("[quick] ^", QUICK.means)):
        g.phrase("spell", f"{start}{{c:costs}}: {{b:block}}", (*quick, Spell((May(V("b"), V("c")),))))
    g.phrase("spell", "[engage] {g:a_mine}: {b:block}", (Spell((May(V("b"), engaged(V("g"))),)),))


def engaged(group: t.Sel) -> tuple[t.Instr, ...]:
    return (Choose("cost", 1, group), t.SetState(COST, "engaged"))


def going_back(g: Grammar) -> None:
    """Costs that put this card on the bottom of a deck."""
    bottom = t.Move(SELF, "deck", position="bottom")
    for this in THIS:
        for place in ("its owner's deck", "your deck"):
            g.phrase("cost", f"put {this} on the bottom of {place}", (bottom,))


def add(g: Grammar) -> None:
    for part in (costs, finer_costs, ways, costs_off_the_field, finer_ways, newer_costs, going_back):
        part(g)
