"""English, further deeds: drive checks of other units, orders with their cost in one line, what opponents choose, cards
of both players, cards that are put as locked cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import done_with
from ludex.games.vg.text.meanings import VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Do,
    Draw,
    Env,
    Exists,
    Figure,
    Rule,
    Spell,
    V,
    When,
)


def driving(g: Grammar) -> None:
    """[VG 10.6.1.2] Units that are no vanguards perform drive checks."""
    for subject in ("thing", "things"):
        checks = (Rule("permit", "drive check", V("o")),)
        for words in ("performs drive checks", "perform drive checks", "performs a drive check"):
            g.phrase("state", f"{{o:{subject}}} {words}", checks)
        for words in ("you perform drive checks", "you also perform drive checks"):
            for battle in ("for the battles", "for the battle"):
                g.phrase("state", f"{words} {battle} {{o:{subject}}} {{y:did_attack}}", checks)
    anew = (t.Owned((Rule("permit", "drive check", V("g")),), V("u")),)
    for words in ("you perform drive checks", "you also perform drive checks"):
        g.phrase("clause", f"{{u:until}}, {words} for the battles your {{g:own_many}} attack", anew)
    own = (Rule("permit", "drive check", SELF),)
    for words in (
        "you perform drive checks for the battles this unit attacked",
        "you perform drive checks for the battle this unit attacked",
        "you also perform drive checks for the battles this unit attacked",
        "perform drive checks for the battle it attacked",
        "perform drive checks for the battle this unit attacked",
        "perform drive checks for the battles this unit attacked",
    ):
        g.phrase("state", words, own)


def orders(g: Grammar) -> None:
    """What an order costs, with its effect in the same line; and costs in a line of their own."""
    for this in ("this", "this card"):
        for words, spell in (
            (f"^play {this} with {{c:costs}}!", Spell(V("b"), cost=V("c"))),
            (f"^play {this} with {{c:costs}} if {{q:conds}}!", Spell(V("b"), cost=V("c"), cond=V("q"))),
            (f"^play {this} if {{q:conds}}!", Spell(V("b"), cond=V("q"))),
            (f"^if {{q:conds}}, play {this} with {{c:costs}}!", Spell(V("b"), cost=V("c"), cond=V("q"))),
        ):
            g.phrase("order_line", f"{words} {{b:block}}", (spell,))
    for words, spell in (
        ("^play this card with {c:costs}!", Spell(cost=V("c"))),
        ("^play this card with {c:costs} if {q:conds}!", Spell(cost=V("c"), cond=V("q"))),
        ("^play this card if {q:conds}!", Spell(cond=V("q"))),
        ("{c:costs} to play this card!", Spell(cost=V("c"))),
        ("{c:costs}", Spell(cost=V("c"))),
        ("^play Effect - {b:block}", Spell(V("b"))),
        ("^play Effect - {b:loud}", Spell(V("b"))),
    ):
        g.phrase("order_line", words, (spell,))


def opposing(g: Grammar) -> None:
    """What the opponent chooses, up to so many."""
    for group, n in (
        ("up to {n:number} of their {g:foe_many}", V("n")),
        ("up to one {g:theirs_one}", 1),
        ("up to {n:several} {g:theirs_many}", V("n")),
    ):
        chosen = Choose("t", n, V("g"), who=OPPONENT, up_to=True)
        g.phrase("clause", f"your opponent chooses {group}", (chosen,), placed)
    for words in ("your opponent may draw up to {n:several} cards", "your opponent may draw up to {n:number} cards"):
        g.phrase("opening", words, (t.May((Draw(V("n"), OPPONENT, up_to=True),), who=OPPONENT),))
    for verb in ("Counter-Charge", "Soul-Charge"):
        each = (t.By(t.EACH, (Do(verb.lower(), SELF, V("n")),)),)
        if verb == "Soul-Charge":
            g.phrase("clause", f"you and your opponent [{verb} {{n:digits}}]", each)
    g.phrase("clause", "draw {n:digits} cards", (Draw(V("n")),))
    g.phrase("clause", "you and your opponent draw {n:several} cards", (t.By(t.EACH, (Draw(V("n")),)),))


def both_sides(g: Grammar) -> None:
    """Cards of both players."""
    for words in ("all of your and your opponent's ", "all of any player's ", "all of each player's "):
        g.phrase("things", f"{words}{{g:any_many}}", V("g"))
    for whose in ("any player's ", "your or your opponent's ", "your and your opponent's ", "all fighters' "):
        some = (Choose("t", t.Count(V("g")), V("g"), up_to=True),)
        g.phrase("clause", f"choose any number of {whose}{{g:any_many}}", some)
    for side in ("any player's ", "all fighters' ", "each player's "):
        for prep in (" from ", " in ", " on "):
            g.phrase("place", f"{prep}{side}{{z:zone}}", V("z"))


LOCKING: tuple[tuple[str, str, Any], ...] = (
    ("put ", " on (RC) as a locked card", Do("put as locked", V("o"))),
    ("put ", " on (RC) as locked cards", Do("put as locked", V("o"))),
    ("put ", " on your (RC) as a locked card", Do("put as locked", V("o"))),
    ("put ", " on your (RC) as locked cards", Do("put as locked", V("o"))),
    ("put ", " on separate (RC) as locked cards", Do("put as locked", V("o"))),
)


def figures(g: Grammar) -> None:
    """A figure of units, compared with a number."""
    for whose, group in (("your ", "own"), ("your opponent's ", "foe")):
        for said, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            such = Exists(t.All((V("g"), Figure(V("f"), op, V("n")))))
            g.phrase("cond", f"{whose}{{g:{group}_one}}'s {{f:figure}} is {{n:digits}} {said}", such, told)
        is_so = Exists(t.All((V("g"), V("k"))))
        g.phrase("cond", f"{whose}{{g:{group}_one}} is {{k:a_card}}", is_so, told)
        g.phrase("cond", f"{whose}{{g:{group}_one}} is {{s:state_of}}", Exists(t.All((V("g"), V("s")))), told)


def told(env: Env) -> bool:
    """Whether the units are told by more than that they are vanguards: that is said elsewhere."""
    return env["g"] not in (canonical(YOURS, VC), canonical(ENEMY, VC))


def moments(g: Grammar) -> None:
    for words, when in (
        ("at the beginning of your or your opponent's battle phase", When("begin", word="battle phase")),
        ("at the beginning of each battle phase", When("begin", word="battle phase")),
        ("at the start of each battle phase", When("begin", word="battle phase")),
        ("at the start of your battle phase", When("begin", word="battle phase", player=YOU)),
        ("at the start of your opponent's battle phase", When("begin", word="battle phase", player=OPPONENT)),
        ("at the start of your main phase", When("begin", word="main phase", player=YOU)),
        ("at the start of your turn", When("begin", word="turn", player=YOU)),
    ):
        g.phrase("moment", words, when)


def bare_events(g: Grammar) -> None:
    """Events of this unit, which the words leave out."""
    for said, word in (("[Stand]", "stand"), ("[Rest]", "rest")):
        g.phrase("event", f"{said}{{c:by}}", When("state", SELF, word=word, cause=V("c")))
        g.phrase("event", said, When("state", SELF, word=word))
    for subject, who in (("this unit", SELF), ("your {g:own_one}", V("g")), ("your other {g:other_one}", V("g"))):
        for rests in ("is [Rest]", "[Rest]"):
            g.phrase("event", f"{subject} {rests}{{c:by}}", When("state", who, word="rest", cause=V("c")))
            g.phrase("event", f"{subject} {rests}", When("state", who, word="rest"))


def add(g: Grammar) -> None:
    done_with(g, LOCKING)
    for part in (driving, orders, opposing, both_sides, figures, moments, bare_events):
        part(g)
