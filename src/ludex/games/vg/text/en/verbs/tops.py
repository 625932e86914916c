"""English, cards from the top of the deck of which the text speaks later: "put the top card of your deck into your
soul. If that card is ..." (`lang.surface` declines the name if nothing more is said of them)."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.verbs.verbs import DEEDS, fill_some
from ludex.games.vg.text.en.words import filler
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.marks import EVERY, TOP_CARDS
from ludex.lang.pattern import SELF, Altered, Among, Choose, Compare, Count, Do, Env, Is, Move, Ref, Top, Unless, V

THEM = Ref(TOP_CARDS)
PUT: tuple[tuple[str, str, Any], ...] = (
    ("put ", "{z:pile}", Move(THEM, V("z"))),
    ("discard ", "", Move(THEM, "drop", "discard")),
    ("bind ", "", Move(THEM, "bind", "bind", up=True)),
    ("bind ", " face up", Move(THEM, "bind", "bind", up=True)),
    ("bind ", " face down", Move(THEM, "bind", "bind", up=False)),
    ("put ", " into {y:the_damage} face up", Move(THEM, "damage", up=True)),
    ("put ", " into {y:the_damage} face down", Move(THEM, "damage", up=False)),
    ("call ", " {w:call_where}", Do("call", THEM, word=V("w"))),
)
"""What is done with them: the words before and after, and the instruction."""


def moved(g: Grammar) -> None:
    named = Choose(TOP_CARDS, V("m"), Top("deck", V("m")))
    for before, after, means in PUT:
        g.phrase("clause", f"{before}{{m:top_cards}} of {{x:the_deck}}{after}", (named, means), from_deck)


def of_the_opponent(g: Grammar) -> None:
    """The top cards of the opponent's deck, of which the text speaks later."""
    named = Choose(TOP_CARDS, V("m"), Top("deck", V("m"), who=t.OPPONENT))
    for before, after, means in (
        ("put ", " into {x:their_drop}", Move(THEM, "drop")),
        ("bind ", "", Move(THEM, "bind", "bind", up=True)),
    ):
        g.phrase("clause", f"{before}{{m:top_cards}} of your opponent's deck{after}", (named, means))


def from_deck(env: Env) -> bool:
    return env.get("z", "soul") in ("drop", "soul", "damage", "hand")


def charged(g: Grammar) -> None:
    """[VG 7.27.1] The cards of a soul-charge, as many as it becomes. [VG 7.28.2]"""
    n = Altered("soul-charge", V("n"))
    charge = (Choose(TOP_CARDS, n, Top("deck", n)), Do("soul-charge", SELF, V("n")))
    g.phrase("clause", "[Soul-Charge {n:digits}]", charge)
    for by in ("", " by this effect", " with this effect"):
        end = f"[Soul-Charge]{by}"
        for words, cond in (
            (f"{{k:a_card}} was {end}", Among(THEM, V("k"))),
            (f"you {end.replace(']', '] {k:a_card}', 1)}", Among(THEM, V("k"))),
            (f"{{n:number}} or more {{k:card_many}} were {end}", Among(THEM, V("k"), V("n"))),
            (f"you [Soul-Charge] {{n:number}} or more {{k:card_many}}{by}", Among(THEM, V("k"), V("n"))),
            (f"no {{k:card_many}} were {end}", Unless(Among(THEM, V("k")))),
            (f"the card {end} is {{k:a_card}}", Is(THEM, V("k"))),
            (f"the card {end} has the {{k:spoken}} ability", Is(THEM, V("k"))),
        ):
            g.phrase("cond", words, cond)
        g.phrase("per", f" for each {{k:card_one}} {end}", Count(t.All((V("k"), THEM))))
        g.phrase("charged_many", f"{{k:card_many}} {end}", t.All((V("k"), THEM)), described_more)
        g.phrase("told_many", f"the cards {end}", THEM)
        g.phrase("told", f"the card {end}", THEM)
    g.phrase("told", "the [Soul-Charge] card", THEM)
    for all_ in ("all of the ", "all "):
        g.phrase("things", f"{all_}{{g:charged_many}}", V("g"))


def described_more(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != t.ANY)


def kinds(g: Grammar) -> None:
    """What those cards are together."""
    for which, ref in (("told_many", V("r")), ("which_many", V("r"))):
        of = f"{{r:{which}}}"
        for all_ in ("all ", "all of ", ""):
            if which == "which_many" and all_ == "":
                continue
            different = Compare(Count(t.All((ref, t.Different("name")))), ">=", Count(ref))
            alike = Compare(Count(t.All((ref, t.Sharing("name")))), ">=", Count(ref))
            named = Unless(Among(ref, t.Not(t.Within("name", V("n")))))
            g.phrase("cond", f"{all_}{of} have different card names", different)
            g.phrase("cond", f"{all_}{of} have the same card name", alike)
            g.phrase("cond", f"{all_}{of} have {{n:name}} in their card names", named)
            g.phrase("cond", f"{all_}{of} have {{n:name}} in their different card names", t.Both((named, different)))


ALL_OF = (
    "all of your {g:own_many}",
    "all your {g:own_many}",
    "all of your other {g:other_many}",
    "all of your opponent's {g:foe_many}",
    "all of the {g:charged_many}",
    "all {g:charged_many}",
)


def groups(g: Grammar) -> None:
    """All cards of a group, of which the text speaks after something was done with them."""
    every = Ref(EVERY)
    for words in ALL_OF:
        named = Choose(EVERY, Count(V("g")), V("g"))
        for before, after, means in DEEDS:
            if before in ("retire ", "bind ", "return ", "lock ", "unlock ", "[Stand] ", "[Rest] ", "put ", "remove "):
                done = t.pattern(fill_some(means, {"o": every}))
                g.phrase("clause", f"{before}{words}{after}", (named, done))
    for words in ("all of your cards", "all cards", "all of the cards"):
        named = Choose(EVERY, Count(V("p")), V("p"))
        for before, after, means in DEEDS:
            if before in ("bind ", "put ", "remove ", "discard ", "call "):
                done = t.pattern(fill_some(means, {"o": every}))
                g.phrase("clause", f"{before}{words}{{p:place}}{after}", (named, done))


SHOWN = t.Shown("found")
PICKED: tuple[tuple[str, Any, bool], ...] = (
    ("one", 1, False),
    ("up to one", 1, True),
    ("{n:several}", V("n"), False),
    ("up to {n:several}", V("n"), True),
)


def told(env: Env) -> bool:
    """Whether the group says more than "card" or "unit"."""
    return env["k"] not in (t.ANY, t.Word("type", "unit"))


def shown(g: Grammar) -> None:
    """Cards are taken from those looked at, revealed, and some of these are chosen again."""
    described(g, "bared", "card_head", "pre", "card_post", always=(SHOWN,))
    for words, n, up_to in PICKED:
        g.phrase("clause", f"choose {words} of the revealed cards", (Choose("picked", n, SHOWN, up_to=up_to),))
        many = "bared_one" if n == 1 else "bared_many"
        again = (Choose("picked", n, V("g"), up_to=up_to),)
        g.phrase("clause", f"choose {words} {{g:{many}}} from among the revealed cards", again)
    g.phrase("clause", "choose {g:a_bared} from among the revealed cards", (Choose("picked", 1, V("g")),))
    for before, after, means in DEEDS:
        for words, n, up_to in PICKED:
            done = t.pattern(fill_some(means, {"o": Ref("picked")}))
            chosen = (Choose("picked", n, SHOWN, up_to=up_to), done)
            g.phrase("clause", f"{before}{words} of the revealed cards{after}", chosen)
    filler(g, "all_revealed", "all revealed", "all of the revealed", "the revealed", "all the revealed")
    for these in (SHOWN, t.Shown("seen")):
        of_kind = t.All((these, V("k")))
        g.phrase("thing", "the revealed {k:card_one}", of_kind, told)
        g.phrase("thing", "the revealed unit card", t.All((these, t.Word("type", "unit"))))
        g.phrase("things", "{x:all_revealed} {k:card_many}", of_kind, told)
    left = t.All((SHOWN, t.Not(Ref("picked"))))
    for words in ("the rest of the revealed cards", "the remaining revealed cards", "the other revealed cards"):
        g.phrase("things", words, left)
    for words in ("the remaining revealed card", "the other revealed card"):
        g.phrase("thing", words, left)


def undermost(g: Grammar) -> None:
    """Cards from the bottom of the deck, which nobody looks at before. [VG 4.3]"""
    low = Ref("low")
    for words, n in (
        ("the bottom card", 1),
        ("the bottom {n:several} cards", V("n")),
        ("{n:several} cards from the bottom", V("n")),
    ):
        seen = t.Look("seen", n, "deck", bottom=True)
        g.phrase("clause", f"look at {words} of {{x:the_deck}}", (seen,))
        g.phrase("clause", f"reveal {words} of {{x:the_deck}}", (seen, t.Reveal(Ref("seen"))))
    for words, n in (
        ("the bottom card of", 1),
        ("a card from the bottom of", 1),
        ("the bottom {n:several} cards of", V("n")),
        ("{n:several} cards from the bottom of", V("n")),
    ):
        taken = t.Look("low", n, "deck", unseen=True, bottom=True)
        for deck in ("your deck", "the deck"):
            g.phrase("clause", f"put {words} {deck}{{z:pile}}", (taken, Move(low, V("z"))))
            g.phrase("clause", f"discard {words} {deck}", (taken, Move(low, "drop", "discard")))
            g.phrase("clause", f"bind {words} {deck}", (taken, Move(low, "bind", "bind", up=True)))


def add(g: Grammar) -> None:
    for part in (undermost, moved, of_the_opponent, charged, kinds, groups, shown):
        part(g)
