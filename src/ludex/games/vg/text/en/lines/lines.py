"""English, lines that are no ability with an icon: stride, G guardians, additional effects; and abilities that say what
a card is."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c06_legion import seek_mate
from ludex.games.vg.c06_stride import STRIDE_SKILL, ULTIMATE, USUAL_COST
from ludex.games.vg.c14_keywords import AS_HEAL as HEALS
from ludex.games.vg.c14_keywords import DECK_LIMIT
from ludex.games.vg.text.meanings import HAND, ME, NAMED, OR_NAMED, SLOTS, VANGUARD, VC
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Activated,
    Choose,
    Env,
    Exists,
    FigureOf,
    Gives,
    Has,
    Mark,
    Mere,
    Move,
    Passive,
    Plus,
    Ref,
    Rename,
    Rule,
    Shares,
    Some,
    Spell,
    Times,
    Unless,
    V,
    Word,
    slotted,
)

HEAL = canonical(YOURS, HAND, Some((Has("as [Heal]"), Word("trigger", "heal"))))
"""[VG 14.16.2] The cards that pay for a G guardian. RULING-VG-350"""


def striding(g: Grammar) -> None:
    """[VG 14.12.3.1] The usual cost is written out; [VG 14.13.2.1] an ultimate stride has one of its own."""
    sum_of = "with the sum of their grades being 3 or greater"
    for cost in (
        f"^choose one or more cards {sum_of} from your hand, and discard them",
        f"^choose one or more cards from your hand {sum_of}, and discard them",
        f"^choose one or more cards {sum_of} from hand, and discard them",
        f"^choose one or more cards from hand {sum_of}, and discard them",
    ):
        g.phrase("stride_cost", cost, USUAL_COST)
    g.phrase("stride_cost", "^{c:cost}", V("c"))
    same = Choose("discard", 1, canonical(YOURS, HAND, Shares(VANGUARD, "name")))
    own = (same, Move(Ref("discard"), "drop", "discard"))
    for cost in (
        "^choose a card with the same card name as your vanguard from your hand, and discard it",
        "^discard a card with the same card name as a card on your (VC)",
        "^discard a card from hand with the same card name as a card on your (VC)",
    ):
        g.phrase("own_cost", cost, own)
    for icon in ("[", "[COST]["):
        for joint in ("] ", "], and "):
            end = f"{joint}[Stride] this card on your (VC) from face down."
            skill = Activated(V("c"), keyword=STRIDE_SKILL, timing=("stride step",), zones=("G",))
            g.phrase("unit", f"[Stride]-Stride Step-{icon}{{c:stride_cost}}{end}", (skill,))
            ultimate = Activated(V("c"), keyword=ULTIMATE, timing=("stride step",), zones=("G",))
            g.phrase("unit", f"[Ultimate Stride]-Stride Step-{icon}{{c:own_cost}}{end}", (ultimate,))


def guarding(g: Grammar) -> None:
    """[VG 14.16.2] A G guardian with its cost."""
    heal = (Choose("discard", 1, HEAL), Move(Ref("discard"), "drop", "discard"))
    skill = (Activated(heal, keyword="G guardian", zones=("G",)),)
    for cost, end in (
        ('^choose a card with "[Heal]" from your hand, and discard it] ', "^call"),
        ("^choose a card with [Heal] from your hand, and discard it] ", "^call"),
        ("^choose a card with [Heal] from your hand, and discard it], and ", "call"),
        ("^discard a card with [Heal] from your hand], and ", "call"),
        ("^discard a card with [Heal] from hand], and ", "call"),
    ):
        for icon in ("[", "[COST]["):
            head = f"[G Guardian]-Opponent Turn's Guard Step-{icon}"
            g.phrase("unit", f"{head}{cost}{end} this card to your (GC) from face down.", skill)


AS_HEAL = (
    "^you may discard this card as a [Heal] for the cost of calling a [G Guardian].",
    "^this card may be regarded as a card with [Heal] for the cost to call a [G Guardian].",
    "^this card may be discarded as a [Heal] for the cost of calling a [G Guardian].",
)


def as_heal(g: Grammar) -> None:
    """A card that counts as a heal trigger where it is discarded for a G guardian. RULING-VG-350"""
    for words in AS_HEAL:
        g.phrase("unit", f"[CONT](Hand):{words}", HEALS.means)


def regarded(g: Grammar) -> None:
    """[VG 2.1.2] What a card is also regarded as."""
    for this in ("this card", "this unit"):
        also = (Gives(SELF, (Rename(ME, "name", "add", V("n")),)),)
        g.phrase("unit", f"[CONT]:^{this} is also regarded as {{n:name}}.", (Passive(also, zones=NAMED_IN),))
        g.phrase("named", f"{this} is also regarded as {{n:name}}", also)
    renamed = (Gives(SELF, (Rename(ME, "name", "become", V("n")),)),)
    for end in (".", ""):
        g.phrase("unit", f"[CONT]:^this card is regarded as {{n:name}}{end}", (Passive(renamed, zones=NAMED_IN),))


def seeking(g: Grammar) -> None:
    """[VG 14.11.1.1] [VG 14.11.2] Seek Mate, as it was printed with the power of the legion."""
    mates = (slotted(seek_mate(Word("name", NAMED)), SLOTS),)
    for power in (20000, 21000, 22000):
        g.phrase("unit", f"[ACT](VC):[^legion {power}]{{n:name}}", mates)
        g.phrase("unit", f"[ACT](VC):[^legion {power}] {{n:name}}", mates)
    two = (slotted(seek_mate(Some((Word("name", NAMED), Word("name", OR_NAMED)))), SLOTS),)  # [VG 14.11.2.3]
    g.phrase("unit", "[ACT](VC):[^legion 20000]{n:name} or {m:name}", two)


def for_stride(g: Grammar) -> None:
    """What a card counts for when it is discarded for stride."""
    for start in ("^while you are paying the cost for [Stride]", "^while paying the cost for [Stride]"):
        more = Passive((Rule("permit", "grade for stride", SELF, n=V("n")),), zones=("hand",))
        g.phrase("unit", f"[CONT](Hand):{start}, this card gets grade +{{n:digits}}.", (more,))
        for cond in (
            f"{start}, if {{q:conds}}, this card",
            "^if {q:conds}, while you are paying the cost for [Stride], this card",
        ):
            if_so = Passive((Rule("permit", "grade for stride", SELF, n=V("n")),), V("q"), zones=("hand",))
            g.phrase("unit", f"[CONT](Hand):{cond} gets grade +{{n:digits}}.", (if_so,))
        lacking = Plus((V("n"), Times(-1, FigureOf(SELF, "grade"))))
        counts = Passive((Rule("permit", "grade for stride", SELF, n=lacking),), zones=("hand",))
        g.phrase("unit", f"[CONT](Hand):{start}, this card may be discarded as a grade {{n:digits}}.", (counts,))


def riding(g: Grammar) -> None:
    """Which cards can be ridden, and on what."""
    never = Passive((Rule("forbid", "ride", SELF),), zones=NAMED_IN)
    g.phrase("unit", "[CONT]:^this card cannot be ridden.", (never,))
    described(g, "mount", "card_head", "pre", "card_post", always=(YOURS, VC))
    only = Passive((Rule("forbid", "ride", SELF),), Unless(Exists(V("g"))), zones=NAMED_IN)
    for this in ("this card", "this unit"):
        g.phrase("unit", f"[CONT]:^{this} can only be ridden from {{g:a_mount}}.", (only,))
        g.phrase("unit", f"[CONT]:^{this} can only be ridden from {{g:mount_one}}.", (only,), named)
    described(g, "ridden", "card_head", "pre", "card_post", always=(YOURS,))
    g.phrase("state", "you cannot ride {g:a_ridden}", (Rule("forbid", "ride", V("g")),))


def named(env: Env) -> bool:
    return any(isinstance(part, Word) and part.kind == "name" for part in walk.nodes(env["g"]))


def dressing(g: Grammar) -> None:
    """[VG 14.42] On what a card is dressed."""
    g.phrase("dressed", "{g:card_one}", V("g"))
    g.phrase("dressed", "Unit in the [overDress] state", Mark("overDress"))
    for dash in ("-", " - "):
        over = Passive((Rule("widen", "overDress", SELF, V("g")),), keyword="overDress", zones=("hand",))
        g.phrase("unit", f"[overDress]{dash}{{g:dressed}}", (over,))
        rules = tuple(Rule("widen", "XoverDress", SELF, V(name)) for name in ("g", "k"))
        both = Passive(rules, keyword="XoverDress", zones=("hand",))
        for one in ("One", "^one"):
            g.phrase("unit", f"[XoverDress]{dash}{one} {{g:card_one}} and one {{k:card_one}}", (both,))


def additional(g: Grammar) -> None:
    """What an over trigger does besides. [VG 11.10.2.7]"""
    g.phrase("shout", "^{s:sent}!", V("s"))
    g.add("loud", Many("shout", joint=" ", least=1, flat=True))
    for dash in (" - ", "-"):
        g.phrase("unit", f"^additional Effect{dash}{{b:block}}", (Spell(V("b"), keyword="additional effect"),))
        g.phrase("unit", f"^additional Effect{dash}{{b:loud}}", (Spell(V("b"), keyword="additional effect"),))


def limits(g: Grammar) -> None:
    """[VG 8.1.9] How many of the card a deck may have."""
    for deck in ("your deck", "a deck", "the deck"):
        for words in ("you may have up to {n:number} {name:name} in", "you may only have {n:number} {name:name} in"):
            g.phrase("unit", f"[CONT]:^{words} {deck}.", (Mere(DECK_LIMIT, V("n"), V("name")),))
        for words in ("have up to {n:number} of this card in", "only have {n:number} of this card in"):
            g.phrase("unit", f"[CONT]:^you may {words} {deck}.", (Mere(DECK_LIMIT, V("n")),))
        included = f"[CONT]:^you may include up to {{n:number}} {{name:name}} in {deck}."
        g.phrase("unit", included, (Mere(DECK_LIMIT, V("n"), V("name")),))


def add(g: Grammar) -> None:
    limits(g)
    for part in (striding, guarding, as_heal, regarded, seeking, for_stride, riding, additional, dressing):
        part(g)
