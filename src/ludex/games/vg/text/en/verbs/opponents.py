"""English, what the opponent does with the top of their deck and with cards of theirs: the same deeds as the player's,
in the third person."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import fill_some
from ludex.games.vg.text.meanings import FOUND, IT, REST, SEEN, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import OPPONENT, SELF, By, Choose, Count, Do, Env, Look, Move, Search, Shuffle, V

LOOKS: tuple[tuple[str, Any], ...] = (
    ("the top card of their deck", 1),
    ("the top {n:several} cards of their deck", V("n")),
    ("{n:several} cards from the top of their deck", V("n")),
    ("the same number of cards from the top of their deck as {n:count}", V("n")),
)
TAKES: tuple[tuple[str, Any, bool], ...] = (
    ("{g:a_seen}", 1, False),
    ("one {g:seen_one}", 1, False),
    ("up to one {g:seen_one}", 1, True),
    ("{n:several} {g:seen_many}", V("n"), False),
    ("up to {n:several} {g:seen_many}", V("n"), True),
)
OBJECTS: tuple[tuple[str, Any], ...] = (
    ("it", IT),
    ("that card", THEM),
    ("them", THEM),
    ("those cards", THEM),
    ("the rest", REST),
    ("the rest of the cards", REST),
)
DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("calls ", " {w:call_where}", Do("call", V("o"), word=V("w"))),
    ("calls ", " to their (RC)", Do("call", V("o"), word="RC")),
    ("rides ", "", Do("ride", V("o"))),
    ("puts ", " into {x:their_drop}", Move(V("o"), "drop")),
    ("puts ", " into {x:their_hand}", Move(V("o"), "hand")),
    ("puts ", " into {x:their_soul}", Move(V("o"), "soul")),
    ("puts ", " on the bottom of {x:their_deck}{y:in_order}", Move(V("o"), "deck", position="bottom")),
    ("puts ", " on the top of {x:their_deck}{y:in_order}", Move(V("o"), "deck")),
    (
        "puts ",
        " on the top or bottom of {x:their_deck}",
        t.Modes(1, ((Move(V("o"), "deck"),), (Move(V("o"), "deck", position="bottom"),))),
    ),
    ("puts ", " on an open (RC) as a locked card", Do("put as locked", V("o"), word="open")),
    ("discards ", "", Move(V("o"), "drop", "discard")),
    ("binds ", "", Move(V("o"), "bind", "bind", up=True)),
    ("binds ", " face down", Move(V("o"), "bind", "bind", up=False)),
    ("reveals ", "", t.Reveal(V("o"))),
)
"""What they do with cards: the words before and after them, and the instruction on the cards `o`."""


def starting(g: Grammar) -> None:
    """`their_first`: how they come by cards; `their_next`: what they do with them then."""
    for words, n in LOOKS:
        seen = Look("seen", n, "deck")
        g.phrase("their_first", f"looks at {words}", (seen,))
        g.phrase("their_first", f"reveals {words}", (seen, t.Reveal(SEEN)))
    for words, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
        found = Search("found", n, V("g"), "deck", up_to=True)
        g.phrase("their_first", f"searches their deck for {words}", (found,))
    for before, after, means in DEEDS:
        if before == "calls ":
            top = t.replace(means, what=t.Top("deck"))
            g.phrase("their_alone", f"{before}the top card of their deck{after}", (top,))


def going_on(g: Grammar) -> None:
    for words, n, up_to in TAKES:
        g.phrase("their_take", f"{words} from among them", Choose("found", n, V("g"), up_to=up_to))
    for verb in ("chooses", "searches for"):
        g.phrase("their_next", f"{verb} {{c:their_take}}", (V("c"),))
    for said, what in OBJECTS:
        g.phrase("their_object", said, what)
    for before, after, means in DEEDS:
        done = t.pattern(fill_some(means, {"o": FOUND}))
        g.phrase("their_next", f"{before}{{c:their_take}}{after}", (V("c"), done))
        g.phrase("their_next", f"{before}{{o:their_object}}{after}", (means,))
    for words, n, up_to in TAKES:  # NB: where the cards go may be said before "from among them"
        called = (Choose("found", n, V("g"), up_to=up_to), Do("call", FOUND, word=V("w")))
        g.phrase("their_next", f"calls {words} {{w:call_where}} from among them", called)
    g.phrase("their_next", "shuffles {x:their_deck}", (Shuffle("deck"),))


def sentences(g: Grammar) -> None:
    for joint, last in ((", ", ", and "), (", ", " and "), (", ", ", ")):
        g.add("their_rest", Many("their_next", joint=joint, last=last, least=1, flat=True))
    for joint in (", ", ", and ", " and "):
        whole = (By(OPPONENT, (t.Rest("a"), t.Rest("b"))),)
        for category in ("opening", "turn"):
            g.phrase(category, f"your opponent {{a:their_first}}{joint}{{b:their_rest}}", whole)
    g.phrase("clause", "your opponent {a:their_alone}", (By(OPPONENT, V("a")),))


def putting_away(g: Grammar) -> None:
    """What the opponent chooses and puts away."""
    for words, n, least in (
        ("any number of their {g:foe_many}", Count(V("g")), 0),
        ("one or more of their {g:foe_many}", Count(V("g")), 1),
        ("any number of {g:theirs_many}", Count(V("g")), 0),
        ("one or more {g:theirs_many}", Count(V("g")), 1),
    ):
        chosen = Choose("t", n, V("g"), up_to=True, who=OPPONENT, least=least)
        g.phrase("clause", f"your opponent chooses {words}", (chosen,), placed)
    for start in ("your opponent puts {o:object}", "puts {o:object}"):
        g.phrase("clause", f"{start}{{z:pile}}", (Move(V("o"), V("z")),), of_another)


def of_another(env: Env) -> bool:
    return bool(env["o"] != SELF)


MAY: tuple[tuple[str, Any], ...] = (
    ("discard {it}", Move(IT, "drop", "discard")),
    ("put {it} on their (RC) as a locked card", Do("put as locked", IT)),
    ("put {it} into the drop zone", Move(IT, "drop")),
    ("bind {it} face up", Move(IT, "bind", "bind", up=True)),
)


def with_a_card(g: Grammar) -> None:
    """What the opponent may do with a card of their choice."""
    for words, n in (("{g:a_theirs}", 1), ("{n:several} {g:theirs_many}", V("n"))):
        it = "it" if n == 1 else "them"
        chosen = Choose("t", n, V("g"), who=OPPONENT)
        for joint in (", and they may", ", and may"):
            for deed, means in MAY:
                if joint == ", and may" and deed.startswith("discard"):
                    continue
                said = f"your opponent chooses {words}{joint} {deed.format(it=it)}"
                g.phrase("opening", said, (chosen, t.May((means,), who=OPPONENT)), placed)


def add(g: Grammar) -> None:
    for part in (starting, going_on, sentences):
        part(g)
    putting_away(g)
    with_a_card(g)
