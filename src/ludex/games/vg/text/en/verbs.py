"""English, verbs: what is done with cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.meanings import FOUND, SEEN
from ludex.lang import pattern as t
from ludex.lang.en.nouns import either
from ludex.lang.grammar import Grammar
from ludex.lang.groups import split_either
from ludex.lang.pattern import OPPONENT, SELF, Choose, Do, Draw, Env, Look, Move, Search, SetState, Shuffle, V


def choosing(g: Grammar) -> None:
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        g.phrase("clause", f"choose {{n:number}} {words}{{g:{group}_many}}", (Choose("t", V("n"), V("g")),))
        as_many = (Choose("t", V("n"), V("g"), up_to=True),)
        g.phrase("clause", f"choose up to {{n:number}} {words}{{g:{group}_many}}", as_many)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        for one, many, name, end, when in (
            ("held_one", "held_many", "t", "", placed),
            ("seen_one", "seen_many", "found", " from among them", None),
        ):
            several = (Choose(name, V("n"), V("g"), up_to=up_to),)
            single = (Choose(name, 1, V("g"), up_to=up_to),)
            g.phrase("clause", f"{start}{{n:several}} {{g:{many}}}{end}", several, when)
            g.phrase("clause", f"{start}one {{g:{one}}}{end}", single, when)
            if not up_to:
                g.phrase("clause", f"{start}{{g:a_{one[:-4]}}}{end}", single, when)
                any_number = (Choose(name, t.Count(V("g")), V("g"), up_to=True),)
                g.phrase("clause", f"{start}any number of {{g:{many}}}{end}", any_number, when)


def several_kinds(g: Grammar) -> None:
    """Up to one of this kind, or up to one of that kind."""
    for words, group, name, when in (
        ("choose up to one {g:seen_ors} from among them", V("g"), "found", either),
        ("choose up to one {g:held_ors}", V("g"), "t", all_placed),
    ):
        g.phrase("clause", words, (Choose(name, 1, group, up_to=True),), when)
    search = Search("found", 1, V("g"), "deck", up_to=True)
    g.phrase("clause", "search your deck for up to one {g:card_ors}", (search,), either)
    for more in ("drop", "hand", "soul"):
        wider = t.replace(_search(1), more=(more,))
        g.phrase("clause", f"search your deck or {more} for up to one {{g:card_ors}}", (wider,), either)


def all_placed(env: Env) -> bool:
    """Whether each of the alternatives names a zone."""
    return either(env) and all(placed({"g": group}) for group in split_either(env["g"]))


def moving(g: Grammar) -> None:
    for template, means in (
        ("retire {o:object}", Do("retire", V("o"))),
        ("call {o:object} to (RC)", Do("call", V("o"), word="RC")),
        ("call {o:object} to (GC)", Do("call", V("o"), word="GC")),
        ("put {o:object} into hand", Move(V("o"), "hand")),
        ("put {o:object} into your hand", Move(V("o"), "hand")),
        ("put {o:object} into soul", Move(V("o"), "soul")),
        ("put {o:object} into your soul", Move(V("o"), "soul")),
        ("put {o:object} into drop", Move(V("o"), "drop")),
        ("put {o:object} into your drop", Move(V("o"), "drop")),
        ("return {o:object} to hand", Move(V("o"), "hand", "return")),
        ("return {o:object} to your hand", Move(V("o"), "hand", "return")),
        ("bind {o:object}", Move(V("o"), "bind", "bind", up=True)),
        ("remove {o:object}", Move(V("o"), "removed", "remove")),
        ("discard {o:object}", Move(V("o"), "drop", "discard")),
        ("reveal {o:object}", t.Reveal(V("o"))),
        ("lock {o:object}", Do("lock", V("o"))),
        ("heal {o:object}", Do("heal", V("o"))),
        ("[Stand] {o:object}", SetState(V("o"), "stand")),
        ("[Rest] {o:object}", SetState(V("o"), "rest")),
        ("call {o:object} to (RC) as [Rest]", Do("call", V("o"), word="RC rest")),
        ("put {o:object} into the soul", Move(V("o"), "soul")),
        ("put {o:object} on the bottom of the deck in any order", Move(V("o"), "deck", position="bottom")),
        ("put {o:object} on the bottom of your deck in any order", Move(V("o"), "deck", position="bottom")),
        ("put {o:object} on the top of the deck in any order", Move(V("o"), "deck")),
        ("put {o:object} on the top of your deck in any order", Move(V("o"), "deck")),
        ("put {o:object} on the bottom of your deck", Move(V("o"), "deck", position="bottom")),
        ("put {o:object} on the bottom of the deck", Move(V("o"), "deck", position="bottom")),
        ("put {o:object} on the top of your deck", Move(V("o"), "deck")),
        ("put {o:object} on top of your deck", Move(V("o"), "deck")),
    ):
        g.phrase("clause", template, (means,))
    for end in ("hand", "your hand"):
        g.phrase(
            "clause", f"reveal {{o:object}} and put {{p:object}} into {end}", (t.Reveal(V("o")), Move(V("p"), "hand"))
        )


def counting(g: Grammar) -> None:
    for template, means in (
        ("draw a card", (Draw(1),)),
        ("draw {n:several} cards", (Draw(V("n")),)),
        ("your opponent draws a card", (Draw(1, OPPONENT),)),
        ("[Counter-Charge {n:digits}]", counter_charge(V("n"))),
        ("[Soul-Charge {n:digits}]", (Do("soul-charge", SELF, V("n")),)),
        ("[Energy-Charge {n:digits}]", (Do("energy-charge", SELF, V("n")),)),
    ):
        g.phrase("clause", template, means)


def _search(n: Any) -> Any:
    return Search("found", n, V("g"), "deck", up_to=True)


def looking(g: Grammar) -> None:
    for template, means in (
        ("look at the top card of your deck", (Look("seen", 1, "deck"),)),
        ("look at the top {n:several} cards of your deck", (Look("seen", V("n"), "deck"),)),
        ("look at {n:several} cards from the top of your deck", (Look("seen", V("n"), "deck"),)),
        ("search your deck for up to one {g:card_one}", (Search("found", 1, V("g"), "deck", up_to=True),)),
        (
            "search your deck for up to {n:several} {g:card_many}",
            (Search("found", V("n"), V("g"), "deck", up_to=True),),
        ),
        ("search your deck or drop for up to one {g:card_one}", (t.replace(_search(1), more=("drop",)),)),
        ("reveal the top card of your deck", (Look("seen", 1, "deck"), t.Reveal(SEEN))),
        ("put a Quick Shield ticket into your hand", (t.Create("Quick Shield", 1, "hand"),)),
        ("call a Plant token to (RC)", (t.Create("Plant", 1, "RC"),)),
        ("shuffle the deck", (Shuffle("deck"),)),
        ("shuffle your deck", (Shuffle("deck"),)),
    ):
        g.phrase("clause", template, means)


def taking(g: Grammar) -> None:
    """ "Reveal up to one card from among them and put it into your hand"; cards on the top or bottom."""
    for end in ("hand", "your hand"):
        for words, group, up_to in (("up to one ", "seen_one", True), ("one ", "seen_one", False)):
            taken = (Choose("found", 1, V("g"), up_to=up_to), t.Reveal(FOUND), Move(FOUND, "hand"))
            g.phrase("clause", f"reveal {words}{{g:{group}}} from among them and put it into {end}", taken)
            g.phrase("clause", f"choose {words}{{g:{group}}} from among them, reveal it, and put it into {end}", taken)
    for deck in ("your deck", "the deck"):
        either = t.Modes(1, ((Move(V("o"), "deck"),), (Move(V("o"), "deck", position="bottom"),)))
        g.phrase("clause", f"put {{o:object}} on the top or bottom of {deck}", (either,))
    chosen = Choose("t", V("n"), V("g"), who=OPPONENT)
    g.phrase("clause", "your opponent chooses {n:number} of their {g:foe_many}", (chosen,))
    for template, means in (
        ("retires {o:object}", Do("retire", V("o"))),
        ("puts {o:object} on the bottom of their deck", Move(V("o"), "deck", position="bottom")),
        ("returns {o:object} to their hand", Move(V("o"), "hand", "return")),
    ):
        g.phrase("clause", template, (means,))


def add(g: Grammar) -> None:
    for part in (choosing, several_kinds, moving, counting, looking, taking):
        part(g)
