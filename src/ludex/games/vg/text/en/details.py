"""English, further words of later printings: exchanges, attacks that hit, battles with several units, zones that are
searched, names of several cards in a zone, units in a state, two events of one ability."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.mechanics import DRESSED
from ludex.games.vg.text.meanings import (
    BIND,
    CLANS,
    DROP,
    IT,
    ME,
    ORDER_ZONE,
    SOUL,
    THEM,
    TRIGGER,
    UNIT,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CALLED, CHOSEN
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Among,
    Beside,
    Both,
    Choose,
    Compare,
    Do,
    During,
    Env,
    Exists,
    Figure,
    Gives,
    Mark,
    Modify,
    Not,
    Passive,
    Ref,
    Rename,
    Rule,
    Unless,
    V,
    When,
    Word,
)


def exchanging(g: Grammar) -> None:
    for words in ("swap its position with this unit", "swap positions with this unit"):
        g.phrase("clause", words, (Do("exchange", t.Some((IT, SELF))),))
    for words in ("swap their positions", "swap the positions of those units"):
        g.phrase("clause", words, (Do("exchange", THEM),))


HIT = Both((t.Named("battle"), Unless(t.Named("attack missed"))))


def battles(g: Grammar) -> None:
    """Attacks that hit, which battle it is, and units that battle several at once."""
    for words in ("that attack hit", "the attack hit"):
        g.phrase("cond", words, HIT)
    nth = Both((t.Named("battle"), Compare(t.Memory("battles"), "=", V("n"))))
    later = Both((t.Named("battle"), Compare(t.Memory("battles"), ">=", V("n"))))
    for turn in ("this turn", "that turn", "the turn"):
        for this in ("this is", "it was", "this was"):
            g.phrase("cond", f"{this} the {{n:ordinal}} battle of {turn}", nth)
            g.phrase("cond", f"{this} the {{n:ordinal}} battle of {turn} or more", later)
        g.phrase("time", f"during the {{n:ordinal}} battle of {turn} or more", later)
        g.phrase("time", f"during the {{n:ordinal}} battle of {turn}", nth)
    for would in ("when this unit would attack", "when this unit would attack a vanguard", "when this unit attacks"):
        for battles_ in ("it battles", "it also battles", "this unit battles"):
            for end in ("", " in one attack"):
                words = f"{would}, {battles_} all of your opponent's {{g:foe_many}}{end}"
                if "a vanguard" not in would and "attacks" not in would:
                    g.phrase("state", words, (Rule("widen", "battles", SELF, V("g")),))
    for end in ("", " in one attack"):
        words = f"this unit battles all of your opponent's {{g:foe_many}}{end}"
        g.phrase("state", words, (Rule("widen", "battles", SELF, V("g")),))
    for phase in ("stand", "ride", "main"):
        g.phrase("while", f"other than during the {phase} phase", Unless(During(phase)))
    g.phrase("time", "when this unit is {s:state_of}", t.Is(SELF, V("s")))
    g.phrase("until", "during that turn", "turn")
    for by, cause in (("", t.ANY), ("{c:by}", V("c"))):
        for unit in ("one of your other {g:other_many}", "one of your {g:own_many}"):
            g.phrase("event", f"{unit} [Stand]{by}", When("state", V("g"), word="stand", cause=cause))


def choosing(g: Grammar) -> None:
    """Cards among those looked at, where the words leave that out. NB: cards elsewhere are told with their zone."""
    one = (Choose("found", 1, V("g"), up_to=True),)
    many = (Choose("found", V("n"), V("g"), up_to=True),)
    g.phrase("clause", "choose up to one {g:seen_one}", one, told)
    g.phrase("clause", "choose up to {n:several} {g:seen_many}", many, told)


def told(env: Env) -> bool:
    """Whether the cards are told by more than that they were looked at, and not by what they do."""
    parts = parts_of(env["g"])
    return len(parts) > 1 and not any(isinstance(part, (t.Role, t.Lies, t.State)) for part in parts)


def searching(g: Grammar) -> None:
    for zone, means in (("drop", DROP), ("drop zone", DROP), ("soul", SOUL)):
        taken = (Choose("t", 1, t.All((YOURS, means, V("g"))), up_to=True),)
        g.phrase("clause", f"search your {zone} for up to one {{g:card_one}}", taken)


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


COMPARED = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("equal to", "="),
    ("greater than or equal to", ">="),
    ("equal to or greater than", ">="),
    ("less than", "<"),
    ("greater than", ">"),
)


def describing(g: Grammar) -> None:
    """Words that stand after cards, wherever they are."""
    vanguard = t.Greatest(VANGUARD, "grade")
    for category in ("card_post", "held_post", "field_post"):
        for words, op in COMPARED:
            for grade in ("grade", "a grade", "grades"):
                g.phrase(category, f" with {grade} {words} {{c:count}}", Figure("grade", op, V("c")), of_one_place)
        for words in ("greater than or equal to your vanguard", "greater than or equal to your vanguard's grade"):
            g.phrase(category, f" with grade {words}", Figure("grade", ">=", vanguard))
        g.phrase(category, " other than a trigger unit", Not(canonical(TRIGGER, UNIT)))
        g.phrase(category, " other than [Over] trigger", Not(Word("trigger", "over")))
    g.phrase("field_post", " with originalDress", DRESSED)
    g.phrase("pre", "different ", t.Different("name"))
    g.phrase("state_of", "in the center column", Beside(VANGUARD, "column"))


STATES: tuple[tuple[str, Any], ...] = (
    ("overDress", Mark("overDress")),
    ("XoverDress", Mark("XoverDress")),
    ("UnisonDress", Word("state", "UnisonDress")),
    ("Malwyrm", Word("state", "Malwyrms")),
    ("Malwyrms", Word("state", "Malwyrms")),
    ("Deal", Word("state", "deal")),
    ("Oversized!", Word("state", "oversized")),
    ("ExplosiveGrowth", Mark("explosive growth")),
)


def in_states(g: Grammar) -> None:
    for said, such in STATES:
        this = t.All((SELF, such))
        for words, target in (("", t.ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"this unit in the [{said}] state attacks{words}", When("attack", this, target))
            g.phrase("event", f"this unit in the [{said}] state boosts{words}", When("boost", this, target))
        stands = When("state", this, word="stand", cause=V("c"))
        g.phrase("event", f"this unit in the [{said}] state [Stand]{{c:by}}", stands)


def original(g: Grammar) -> None:
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


def of_one_place(env: Env) -> bool:
    """Whether the number is of cards in one place: a second place would be that of the cards with that grade."""
    return sum(isinstance(node, t.Zone) for node in walk.nodes(env["c"])) < 2


def add(g: Grammar) -> None:
    for part in (exchanging, battles, choosing, searching, in_zones, describing, in_states, original):
        part(g)
