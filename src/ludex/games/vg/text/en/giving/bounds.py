"""English, clans and names by which cards are told together, amounts that rise, what players are in, who cannot ride by
effects; units that belong to one kind or lie in a place; the circle of this unit."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_worlds import BURST, RUSH
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.costs.costs import PAYING, SORTS
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import CLANS, ME, RC, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    Beside,
    Either,
    Env,
    Exists,
    Gives,
    Is,
    Modes,
    Not,
    Player,
    Rename,
    Role,
    Rule,
    Some,
    V,
    When,
    Within,
    Word,
)

SIDES = (("your", YOURS, "own"), ("your opponent's", ENEMY, "foe"))
NAMES = ("in its card name", "in their card names")


def clans(g: Grammar) -> None:
    """[VG 2.2.4] Cards of one clan and no other."""
    every = tuple(Word("clan", clan) for clan in sorted(CLANS))
    for word in every:
        alone = t.All((Not(Some(tuple(other for other in every if other != word))), word))
        g.phrase("sole_clan", f"<{word.value}>", alone)
    for its in ("for its clan", "for their clan"):
        for name in NAMES:
            either = Some((V("a"), V("c")))
            g.phrase("post", f" with {{a:named_in}} {name} or only {{c:sole_clan}} {its}", either)
            g.phrase("post", f" with {{a:named_in}} {name} or with only {{c:sole_clan}} {its}", either)
    for whose, side, _ in SIDES:
        g.phrase("cond", f"{whose} vanguard's clan is only {{c:sole_clan}}", Exists(t.All((side, VC, V("c")))))


def names(g: Grammar) -> None:
    """[VG 2.1.2] Cards told by a part of their name, without saying so; names that cards get."""
    g.phrase("post", " with {n:name}", Within("name", V("n")), no_keyword)
    renamed = (Gives(SELF, (Rename(ME, "name", "become", V("n")),)),)
    for this in ("this card", "this unit"):
        g.phrase("named", f"{this} becomes {{n:name}}", renamed)
    own: Any = Rename(ME, "name", "add", "", of=SELF)
    g.phrase("boon", "this unit's card name", (own,))


def no_keyword(env: Env) -> bool:
    return env["n"] not in {keyword.name for keyword in KEYWORDS} and not env["n"].startswith("Imaginary Gift")


def having(g: Grammar) -> None:
    """Units of one kind, or cards of another kind in a place."""
    for start, group in (("you have", "own"), ("your opponent has", "foe")):
        either = Either((Exists(V("g")), Exists(V("k"))))
        g.phrase("cond", f"{start} {{g:a_{group}}} or {{k:held_one}}", either, held)
        g.phrase("cond", f"{start} {{g:a_{group}}} or {{k:a_held}}", either, held)
    for words in ("it is boosted by", "this unit is boosted by", "that unit is boosted by"):
        what = t.Ref("that") if words.startswith(("it", "that")) else SELF
        g.phrase("cond", f"{words} {{g:any_one}}", Is(what, Role("boosted", V("g"))), only_named)


def held(env: Env) -> bool:
    """Whether the second kind names its zone, and is not told by a name: of two names other phrases tell."""
    return placed({"g": env["k"]}) and not any(
        isinstance(part, Word) and part.kind == "name" for part in parts_of(env["k"])
    )


def only_named(env: Env) -> bool:
    """Whether the unit is told by its name, which has no article."""
    return any(isinstance(part, Word) and part.kind == "name" for part in parts_of(env["g"]))


CHARGES = ("Soul-Charge", "Counter-Charge", "Energy-Charge")


def rising(g: Grammar) -> None:
    """[VG 7.28.1] Charges that become more. [VG 7.28.2]"""
    filler(g, "one_more", "①", "1", "one")
    for said in CHARGES:
        for whose, who in (
            ("your card's ability", YOURS),
            ("your card's abilities", YOURS),
            ("the ability of your {m:mine_one}", V("m")),
            ("your {m:own_one}'s ability", V("m")),
        ):
            more = (Rule("permit", said.lower(), who, n=1),)
            for number in ("that number", "the number"):
                words = f"when you would [{said}] by {whose}, increase {number} by {{x:one_more}}"
                g.phrase("state", words, more)


def players(g: Grammar) -> None:
    """[VG 7.42.1] What a player is in; who cannot ride by effects."""
    for name in (RUSH, BURST):
        g.phrase("state", f'you "{name}"', (Rule("permit", name, Player(YOU)),))
        g.phrase("state", f'you are in "{name}"', (Rule("permit", name, Player(YOU)),))
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        for by in ("by card effects", "by effects", "by card abilities"):
            g.phrase("state", f"{who} cannot ride {by}", (Rule("forbid", "superior ride", side),))


def circles(g: Grammar) -> None:
    """[VG 6.2.3.2] The circle that this unit is on, and units on which others are placed."""
    for words in ("the (RC) this unit is on", "this unit's (RC)", "this unit's circle", "the circle this unit is on"):
        g.phrase("call_to", f"to {words}", "RC here")
        g.phrase("call_to", f"to {words} as [Rest]", "RC rest here")
    below = Beside(t.All((YOURS, RC, V("k"), Not(SELF))), "spot")
    for by, cause in (("", t.ANY), ("{c:by}", V("c"))):
        came = When("move", t.All((SELF, below)), dst=("RC",), word="placed", cause=cause)
        for on in ("a (RC)", "(RC)"):
            g.phrase("event", f"this unit is placed on {on} with {{k:a_card}}{by}", came, told)


def told(env: Env) -> bool:
    return bool(env["k"] not in (t.ANY, Word("type", "unit")))


def either_deed(g: Grammar) -> None:
    """[VG 11.7.1] One deed or another with the card with which a cost is paid."""
    for verb, where, do in PAYING:
        sort = {"discard": "discard", "turn": "turned"}.get(verb, "cost")
        if sort == "cost" and verb != "reveal":
            g.phrase("paid_deed", f"{verb} it{where}", do)
    either = (Modes(1, ((V("c"), V("d")), (V("c"), V("e")))),)
    for joint in (", ", ", and "):
        g.phrase("cost", f"choose {{c:pay_{SORTS[0][0]}_one}}{joint}{{d:paid_deed}} or {{e:paid_deed}}", either)


def add(g: Grammar) -> None:
    for part in (clans, names, having, rising, players, circles, either_deed):
        part(g)
