"""English, costs in other words: paid in another way as the player likes, lowered under a condition, or not paid at
all; costs of abilities that become others; cards that pay for two."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.c11_costs import AS_TWO, BECOMES_PRINTED
from ludex.games.vg.text.en.costs.lessening import SPELLS, ZONES
from ludex.games.vg.text.en.lines.abilities import HEADINGS, STARTS, both, heads, of_itself
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import MANY, SLOTS, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Activated,
    All,
    Automatic,
    Both,
    Compare,
    Exists,
    Figure,
    If,
    Modes,
    Passive,
    Plus,
    Rest,
    Rule,
    Spell,
    Times,
    V,
    slotted,
)

BLASTS = (("Counter-Blast", counter_blast), ("Soul-Blast", soul_blast))
JOINTS = (", ", ", and ")
OTHERWISE = (
    "^this cost can be paid with",
    "^this cost may be paid with",
    "^you may pay this cost with",
    "^you can pay this cost with",
)


def before_the_text(g: Grammar, first: str, cost: str, paid: Any) -> None:
    """Adds abilities of which a sentence before the text says what is paid."""
    for head, zones, row in heads("AUTO"):
        for start, when, fixed in STARTS:
            for cond in ("", "if {q:conds}, "):
                asked = both(row, fixed, V("q") if cond else None)
                heard = Automatic(when, cost=paid, do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS)
                words = f"{head}{first}. {start}{cond}{cost}{{z1:comma}}{{do:paid}}"
                g.phrase("unit", words, (heard,), of_itself)
    for head, zones, row in heads("ACT"):
        used = Activated(paid, do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}{first}. {cost}{{z1:comma}}{{do:paid}}", (used,))
        asks = t.replace(used, cond=both(row, V("q")))
        g.phrase("unit", f"{head}{first}. ^if {{q:conds}}, {cost}{{z1:comma}}{{do:paid}}", (asks,))


def otherwise(g: Grammar) -> None:
    """[VG 11.7.1] A cost that may be paid in another way, in any case."""
    filler(g, "paid_otherwise", *OTHERWISE)
    either = (Modes(1, (V("c"), V("o"))),)
    g.phrase("another_way", '{x:paid_otherwise} "{o:other_way}"', V("o"))
    for may in ("may", "can"):
        g.phrase("another_way", f'^you {may} pay "{{o:other_way}}" for this cost', V("o"))
        g.phrase("another_way", f'^you {may} pay "{{o:other_way}}" instead of this cost', V("o"))
    before_the_text(g, "{o:another_way}", "{c:costs}", either)


def lowered(g: Grammar) -> None:
    """[VG 11.7.2] A cost that is lower, or another one, as long as a condition holds."""
    for said, block in BLASTS:
        less = slotted(block(MANY), {**SLOTS, MANY: Plus((V("i"), V("j")))})
        usual = slotted(block(MANY), {**SLOTS, MANY: V("i")})
        paid = (If(V("p"), less, usual), Rest("r"))
        first = f"^if {{p:conds}}, {{x:this_cost}} is reduced by [{said} {{j:minus}}]"
        before_the_text(g, first, f"[COST][{said} {{i:digits}}{{r:more_cost}}]", paid)
    other = (If(V("p"), V("o"), V("c")),)
    for becomes in ("becomes", "is"):
        before_the_text(g, f'^if {{p:conds}}, {{x:this_cost}} {becomes} "{{o:other_way}}"', "{c:costs}", other)


def orders(g: Grammar) -> None:
    """[VG 11.8.2.4] What an order costs, told in two lines (`Language.joined`): less for each of something, or nothing
    under a condition. [VG 11.8.2.4.1]"""
    may = "this ability can be played without paying the cost."
    cheap = (If(V("p"), (), V("c")),)
    for words, spell in SPELLS:
        paid = t.replace(spell, cost=cheap)
        if "{c:costs}" not in words:
            continue
        g.phrase("order_line", f"^{words}\n^if {{p:conds}}, {may}", (paid,))
        g.phrase("order_line", f"^if {{p:conds}}, {may}\n^{words}", (paid,))
        for said, zone in ZONES:
            here = Passive((Rule("permit", f"play from {zone}", SELF),), zones=(zone,))
            start = f"^this card can be played from {said}"
            for joint in (", and ", ". ^"):
                g.phrase("order_line", f"{start}{joint}{words}\n^if {{p:conds}}, {may}", (here, paid))
    for said, block in BLASTS:
        paid_ = slotted(block(MANY), {**SLOTS, MANY: Plus((V("i"), Times(V("j"), V("k"))))})
        less = f"{{x:this_cost}} is reduced by [{said} {{j:minus}}"
        for start in (f"{less}]", less):
            for end in ("", " if {q:conds}"):
                spell = Spell(cost=(*paid_, Rest("r")), cond=V("q") if end else None)
                play = f"^play this with [COST][{said} {{i:digits}}{{r:more_cost}}]{end}!"
                g.phrase("order_line", f"^{start}{{k:per}}.\n{play}", (spell,))


def becoming(g: Grammar) -> None:
    """[VG 11.7.1] The cost of abilities of a card is another one: so much counter-blast, and nothing else."""
    filler(g, "ability_of", "ability", "abilities")
    for icon in BECOMES_PRINTED:
        rule = (Rule("permit", BECOMES_PRINTED[icon], V("o"), n=V("n")),)
        for which in (
            f"{{o:object}}'s original {icon} {{x:ability_of}}",
            f"{{y:all_the}}original {icon} {{x:ability_of}} of {{o:object}}",
        ):
            for cost in ("the cost of", "the costs of"):
                for become in ("becomes", "become"):
                    g.phrase("state", f'{cost} {which} {become} "[Counter-Blast {{n:digits}}]"', rule)
                    g.phrase("state", f"{cost} {which} {become} [Counter-Blast {{n:digits}}]", rule)


REGARDED = (
    "it may be regarded as discarding two cards",
    "it can be regarded as discarding two cards",
    "this card may be discarded as two cards",
    "it may be discarded as two cards",
)


def as_two(g: Grammar) -> None:
    """[VG 11.7.1] A card that pays for two."""
    filler(g, "as_two", *REGARDED)
    filler(g, "shown_as_two", "this card may be revealed as two cards", "it may be revealed as two cards")
    filler(g, "this_one", "this card", "this unit")
    for whose, payer in (
        ("your card", YOURS),
        ("your {m:own_one}", V("m")),
    ):
        for of in (f"the cost of the ability of {whose}", f"the cost of {whose}'s ability"):
            for hand in ("hand", "your hand"):
                lost = Passive((Rule("permit", AS_TWO["discard"], SELF, payer),), zones=("hand",))
                shown = Passive((Rule("permit", AS_TWO["reveal"], t.All((SELF, V("k"))), payer),), zones=("hand",))
                for head in ("[CONT]", "[CONT](Hand)"):
                    first = f"{head}:^when {{x:this_one}} would be discarded from {hand} for {of}"
                    g.phrase("unit", f"{first}, {{y:as_two}}.", (lost,))
                    first = f"{head}:^when {{k:a_card}} would be revealed from {hand} for {of}"
                    g.phrase("unit", f"{first}, {{y:shown_as_two}}.", (shown,), told)


def told(env: t.Env) -> bool:
    return bool(env["k"] != t.ANY)


CIRCLED = "①②③④⑤⑥⑦⑧⑨"


def lowering(g: Grammar) -> None:
    """[VG 7.28.2] What is paid the next time is less, by so much."""
    g.add("circled_n", Token(f"[{CIRCLED}]", lambda text: -1 - CIRCLED.index(text), _circle))
    for said, query in (("Counter-Blast", "counter-blast"), ("Soul-Blast", "soul-blast")):
        less = (Rule("permit", query, YOURS, n=V("n"), once=True),)
        g.phrase("state", f"reduce the next [{said}] you pay by {{n:circled_n}}", less)
        g.phrase("state", f"reduce the next time you [{said}] by {{n:circled_n}}", less)
        g.phrase("state", f"the next [{said}] you pay is reduced by {{n:circled_n}}", less)


def _circle(value: object) -> str | None:
    return CIRCLED[-value - 1] if type(value) is int and -len(CIRCLED) <= value < 0 else None


def otherwise_paid(g: Grammar) -> None:
    """[VG 11.7.1] A cost in place of which another may be paid."""
    grades = tuple(t.Greatest(All((who, VC)), "grade") for who in (YOURS, ENEMY))
    g.phrase("cond", "your and your opponent's vanguards have the same grade", Compare(grades[0], "=", grades[1]))
    same = (
        Exists(All((YOURS, VC, Figure("grade", "=", V("n"))))),
        Exists(All((ENEMY, VC, Figure("grade", "=", V("n"))))),
    )
    for are in ("vanguard are", "vanguards are"):
        g.phrase("cond", f"your and your opponent's {are} grade {{n:digits}}", Both(same))
    paid = (If(V("p"), (Modes(1, (V("c"), V("d"))),), V("c")),)
    filler(g, "instead_paid", "this cost", "this ability's cost")
    for other in ('"[{d:cost_list}]"', '"{d:cost_list}"'):
        for may in (f"you may pay {other} for {{x:instead_paid}}", f"{{x:instead_paid}} may be paid with {other}"):
            for head, zones, row in heads("AUTO"):
                for start, when, fixed in STARTS:
                    ability = Automatic(
                        when, cost=paid, do=V("do"), cond=both(row, fixed), limit=V("n"), zones=zones, headings=HEADINGS
                    )
                    words = f"{head}^if {{p:conds}}, {may}. {start}[COST][{{c:cost_list}}], {{do:paid}}"
                    g.phrase("unit", words, (ability,), of_itself)
                    last = f"{head}{start}[COST][{{c:cost_list}}], {{do:effect}} ^if {{p:conds}}, {may}."
                    g.phrase("unit", last, (ability,), of_itself)


def add(g: Grammar) -> None:
    for part in (otherwise, lowered, orders, becoming, as_two):
        part(g)
    lowering(g)
    otherwise_paid(g)
