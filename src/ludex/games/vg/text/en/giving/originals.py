"""English, figures that are brought to others, original figures, and those of several units at once."""

from __future__ import annotations

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.meanings import CLANS, ENEMY_VANGUARD, FIGURES, IT, ME, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import SELF, FigureOf, Gives, Modify, Passive, Plus, Rename, Rest, Times, V


def matching(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is brought to that of another unit, by the difference when the effect resolves."""
    for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT)):
        for to, at in (
            ("match one of your vanguard's {f:figure}", VANGUARD),
            ("match one of your opponent's vanguard's {f:figure}", ENEMY_VANGUARD),
            ("match one of your vanguards", VANGUARD),
            ("match one of your opponent's vanguards", ENEMY_VANGUARD),
            ("match your opponent's vanguard's {f:figure}", ENEMY_VANGUARD),
            ("match your vanguard", VANGUARD),
        ):
            less = Times(-1, FigureOf(what, V("f")))
            change = Modify(ME, V("f"), "+", Plus((t.Greatest(at, V("f")), less)))
            g.phrase("state", f"increase or decrease {whose} {{f:figure}} to {to}", (Gives(what, (change,)),))
        change = Modify(ME, V("f"), "+", Plus((FigureOf(IT, V("f")), Times(-1, FigureOf(what, V("f"))))))
        if what == SELF:
            g.phrase(
                "state", f"increase or decrease {whose} {{f:figure}} to match that unit", (Gives(what, (change,)),)
            )
            pair = tuple(
                Modify(ME, V(f), "+", Plus((FigureOf(IT, V(f)), Times(-1, FigureOf(what, V(f)))))) for f in ("f", "h")
            )
            two = f"increase or decrease {whose} {{f:figure}} and {{h:figure}} to match that unit"
            g.phrase("state", two, (Gives(what, pair),))


def of_several(g: Grammar) -> None:
    """Original figures of several units together."""
    for said in ("power", "critical", "shield"):
        figure = f"original {said}"
        icon = f"[{said.capitalize()}]"
        for words, group in (
            ("all of your {g:own_many}", V("g")),
            ("all of your other {g:other_many}", V("g")),
            ("all of your opponent's {g:foe_many}", V("g")),
        ):
            whole = FigureOf(group, figure)
            g.phrase("figure_of", f"the original {icon} of {words}", whole)
            g.phrase("figure_of", f"the sum of the original {icon} of {words}", whole)
            g.phrase("figure_of", f"the sum of the {icon} of {words}", FigureOf(group, said))
        for several in ("all of {r:told_many}", "{r:told_many}"):
            g.phrase("figure_of", f"the original {icon} of {several}", FigureOf(V("r"), figure))
    more = (Modify(ME, V("f"), "+", V("a")),)
    for whose, what in (("this unit's", SELF), ("its", IT)):
        g.phrase("state", f"increase {whose} {{f:figure}} by {{a:figure_of}}", (Gives(what, more),))
    pair = tuple(Modify(ME, said, "+", FigureOf(V("g"), f"original {said}")) for said in ("power", "critical"))
    g.phrase(
        "state", "this unit gets the original [Power] and [Critical] of all of your {g:own_many}", (Gives(SELF, pair),)
    )
    g.add("slashed", Many("boon", joint="/", least=2, flat=True))
    g.phrase("boons", "{a:boon} and {b:slashed}", (Rest("a"), Rest("b")))
    g.phrase("boons", "{b:slashed} and {a:boon}", (Rest("b"), Rest("a")))


def brought(g: Grammar) -> None:
    """[VG 11.11.4.1] Two units whose figure is brought to a number, each by its own difference."""
    for pair, (a, b) in (
        ("that unit and this unit's", (IT, SELF)),
        ("this unit and that unit's", (SELF, IT)),
        ("it and this unit's", (IT, SELF)),
    ):
        for to, amount in (
            ("{n:digits}", V("n")),
            ("match the {f:figure} of your vanguard", t.Greatest(VANGUARD, V("f"))),
            ("match your vanguard's {f:figure}", t.Greatest(VANGUARD, V("f"))),
        ):
            changes = tuple(
                Gives(what, (Modify(ME, V("f"), "+", Plus((amount, Times(-1, FigureOf(what, V("f")))))),))
                for what in (a, b)
            )
            g.phrase("state", f"increase or decrease {pair} {{f:figure}} to {to}", changes)


def original(g: Grammar) -> None:
    """Original figures that a unit gets, or that become a number together with what is given."""
    for said, figure in FIGURES.items():
        for words, what in (("{r:which_many}", V("r")), ("all of {r:which_many}", V("r")), ("{r:which}", V("r"))):
            more = Modify(ME, figure, "+", FigureOf(what, f"original {figure}"))
            g.phrase("state", f"{{o:thing}} gets the original [{said}] of {words}", (Gives(V("o"), (more,)),))
    for subject, get in (("things", "get"), ("things", "gets"), ("thing", "gets")):
        its, become = ("its", "becomes") if subject == "thing" else ("their", "become")
        new = Modify(ME, V("f"), "=", V("n"), layer="original")
        words = f"{{o:{subject}}} {get} {{b:boons}}, and {its} original {{f:figure}} {become} {{n:digits}}"
        g.phrase("state", words, (Gives(V("o"), (Rest("b"), new)),))


def written_out(g: Grammar) -> None:
    """Original figures that become a number which is written as a word; cards of one clan only."""
    before = Modify(ME, V("f"), "=", V("n"), layer="original")
    for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT), ("your vanguard's", VANGUARD)):
        g.phrase("state", f"{whose} original {{f:figure}} becomes {{n:several}}", (Gives(what, (before,)),))
    for number in ("several", "digits"):
        for words, group in (("all of your", "own"), ("all of your opponent's", "foe")):
            said = f"{words} {{g:{group}_many}}' original {{f:figure}} become {{n:{number}}}"
            g.phrase("state", said, (Gives(V("g"), (before,)),))
    only = (Gives(SELF, (Rename(ME, "clan", "become", V("w")),)),)
    g.add("clan_name", clan_name())
    words = "[CONT]:^if {q:conds}, this card is only from {w:clan_name}."
    g.phrase("unit", words, (Passive(only, V("q"), zones=NAMED_IN),))


def clan_name() -> Token:
    """A clan in angle brackets."""

    def read(text: str) -> str | None:
        return text[1:-1] if text[1:-1] in CLANS else None

    def say(value: object) -> str | None:
        return f"<{value}>" if value in CLANS else None

    return Token(r"<[^<>]+>", read, say)


def add(g: Grammar) -> None:
    for part in (
        matching,
        of_several,
        brought,
        original,
        written_out,
    ):
        part(g)
