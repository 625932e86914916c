"""English, what players choose to get, the rest of cards that may be discarded or not, this unit or another of which an
ability hears, a G unit that strides from its zone."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c11_costs import AS_TWO
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import GC, ME, REST
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    SELF,
    Did,
    Do,
    Gives,
    If,
    Lasting,
    May,
    Modes,
    Move,
    Rest,
    Rule,
    Some,
    Unless,
    V,
    When,
)


def choosing(g: Grammar) -> None:
    """One of two rules, for a while."""
    one, other = (Lasting(V("a"), V("u")),), (Lasting(V("b"), V("u")),)
    either = Modes(1, (one, other))
    for quoted in ('"{a:states}" or "{b:states}"', '"^{a:states}" or "^{b:states}"'):
        for category in ("opening", "turn"):
            g.phrase(category, f"you may get {quoted} {{u:until}}", (May((either,)),))
            g.phrase(category, f"you get {quoted} {{u:until}}", (either,))


UNDONE = ("discard any cards", "discard any", "discard the rest", "discard them")


def rests(g: Grammar) -> None:
    """[VG 11.2.4] The rest may be discarded; what is done if it was not."""
    filler(g, "undone", *UNDONE)
    filler(g, "the_others", "the rest", "the rest of the cards", "the remaining cards", "the cards not chosen")
    gone = May((Move(REST, "drop", "discard"),))
    means: Any = (Rest("a"), gone, If(Unless(Did("did")), V("c")))
    for joint in (", and ", ", "):
        start = f"{{a:clauses}}{joint}you may discard {{x:the_others}}"
        for not_ in ("did not", "do not"):
            g.phrase("opened", f"{start}. ^if you {not_} {{y:undone}}, {{c:plain}}.", means)


def hearing(g: Grammar) -> None:
    """This unit, or another, is placed."""
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            for or_ in ("or your other {g:other_one}", "or another of your {g:other_many}"):
                came = When("move", Some((SELF, V("g"))), src=src, dst=V("d"), word="placed", cause=cause)
                g.phrase("event", f"this unit {or_} is placed on {{d:circle}}{words}{by}", came)


def fighting(g: Grammar) -> None:
    """[VG 10.1] During the battle in which a unit attacks."""
    for whose, group in (("your ", "own"), ("your opponent's ", "foe"), ("your other ", "other")):
        now = t.Exists(t.All((V("g"), t.Role("attacking"))))
        for battle in ("during the battle", "for the battle", "during the battle that"):
            g.phrase("time", f"{battle} {whose}{{g:{group}_one}} attacks", now)


def figures(g: Grammar) -> None:
    """Guardians of both players; a figure that is brought to that of another unit. [VG 12.7.1]"""
    for all_ in ("all ", "all of the "):
        g.phrase("things", f"{all_}{{g:any_many}}", V("g"), guardians)
    for whose, what in (("the {f:figure} of {a:thing}", V("a")), ("{a:thing}'s {f:figure}", V("a"))):
        same = t.Plus((t.FigureOf(V("b"), V("f")), t.Times(-1, t.FigureOf(what, V("f")))))
        brought: Any = (Gives(what, (t.Modify(ME, V("f"), "+", same),)),)
        for of in ("the {f:figure} of {b:thing}", "{b:thing}'s {f:figure}"):
            for start in ("increase or decrease", "change"):
                g.phrase("state", f"{start} {whose} to match {of}", brought, settled)


def guardians(env: t.Env) -> bool:
    """Whether the units are guardians of any player."""
    parts = parts_of(env["g"])
    return GC in parts and not any(isinstance(part, t.Side) for part in parts)


def settled(env: t.Env) -> bool:
    """Whether both units are told by what they are or do: not by a pronoun."""
    return not isinstance(env["a"], t.Ref) and not isinstance(env["b"], t.Ref)


TWICE: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("retired", ("retiring two units", "retiring two rear-guards", "two units"), "retire"),
    ("put into {z:the_soul}", ("putting two units", "putting two cards", "two units"), "put soul"),
    ("bound", ("binding two units", "binding two cards", "two units"), "bind"),
)
"""What is done with a unit to pay: the words, what it counts as, and the deed of the cost."""


def as_two(g: Grammar) -> None:
    """[VG 11.7.1] A unit that pays for two."""
    for i, (done, doing, deed) in enumerate(TWICE):
        filler(g, f"twice_{i}", *doing)
        for whose in ("the cost of the ability of your {m:own_one}", "the cost of your {m:own_one}'s ability"):
            rule = (Rule("permit", AS_TWO[deed], SELF, V("m")),)
            for it in ("it", "this unit"):
                for may in ("may be", "can be"):
                    words = f"when this unit would be {done} for {whose}, {it} {may} regarded as {{x:twice_{i}}}"
                    g.phrase("state", words, rule)


def striding(g: Grammar) -> None:
    """[VG 6.6] This card strides by its own ability."""
    for where in ("on (VC)", "on your (VC)"):
        g.phrase("clause", f"[Stride] this card {where}", (Do("stride", SELF),))


def add(g: Grammar) -> None:
    for part in (choosing, rests, hearing, fighting, figures, as_two, striding):
        part(g)
