"""English, decks: cards looked at, the rest of them, the top cards."""

from __future__ import annotations

from ludex.games.dbs.text.meanings import REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.depending import shuffles
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, YOU, Chosen, Do, Look, Move, NameNumber, Reveal, V


def looking(g: Grammar) -> None:
    for words, n, up_to in (
        ("the top card of your deck", 1, False),
        ("the top {n:several} cards of your deck", V("n"), False),
        ("{n:several} cards from the top of your deck", V("n"), False),
        ("1 card from the top of your deck", 1, False),
        ("up to {n:n} cards from the top of your deck", V("n"), True),
        ("up to {n:n} card from the top of your deck", V("n"), True),
        ("up to the top {n:n} cards of your deck", V("n"), True),
    ):
        g.phrase("clause", f"look at {words}", (Look("seen", n, "deck", up_to=up_to),))
        g.phrase("clause", f"reveal {words}", (Look("seen", n, "deck", up_to=up_to), Reveal(SEEN)))
    theirs = Look("seen", 1, "deck", who=OPPONENT)
    g.phrase("clause", "your opponent reveals the top card of their deck", (theirs, Reveal(SEEN)))
    g.phrase("clause", "reveal the top card of your opponent's deck", (theirs, Reveal(SEEN)))
    g.phrase("clause", "look at the top card of your opponent's deck", (theirs,))
    for cards in ("card", "cards"):
        up = Look("seen", V("n"), "deck", who=OPPONENT, up_to=True)
        g.phrase("clause", f"look at up to {{n:n}} {cards} from the top of your opponent's deck", (up,))
    for rest in ("the rest", "the remaining cards", "the remaining card", "the other cards", "the rest of the cards"):
        g.phrase("rest_", rest, t.ANY)
    g.phrase("clause", "place {r_:rest_} {b_:bottom} of {w_:whose_own} deck{o_:order}",
             (Move(REST, "deck", position="bottom"),))  # fmt: skip
    g.phrase("clause", "place {r_:rest_} {t_:top} of {w_:whose_own} deck{o_:order}", (Move(REST, "deck"),))
    g.phrase("clause", "place {r_:rest_} in {w_:whose_drop} Drop", (Move(REST, "drop"),))
    g.phrase("clause", "send {r_:rest_} to {w_:whose_drop} Warp", (Move(REST, "warp", "warp"),))
    g.phrase("clause", "add {r_:rest_} to {w_:whose_own} hand", (Move(REST, "hand", "add"),))
    g.phrase("clause", "shuffle {r_:rest_} into your deck", (Move(REST, "deck"), t.Shuffle("deck")))
    g.phrase("dependent", "{s:sentence}", V("s"), shuffles)
    shuffled = (t.If(t.Did("looked"), (t.Shuffle("deck"),)),)
    g.phrase("clause", "shuffle your deck if you looked through it", shuffled)
    for words in ("", " with this skill", " using this skill"):
        g.phrase("with_this", words, t.ANY)
    g.phrase("clause", "shuffle any areas you looked through{w_:with_this}", (*shuffled, t.Shuffle("life")))
    for words in ("if you looked at your deck, shuffle your deck", "if you looked through your deck, shuffle it",
                  "if you looked through your deck, shuffle your deck"):  # fmt: skip
        g.phrase("clause", words, shuffled)


def tops(g: Grammar) -> None:
    """[DBS 3-2-3] The top cards of the deck, put somewhere one by one."""
    for words, word in (("{w_:whose_drop} Drop", "drop"), ("{e_:your_energy}", "energy"), ("your life", "life")):
        g.phrase("heap", words, word)
    for mode in ("Active", "Rest"):
        g.phrase("heap", f"{{e_:your_energy}} in {mode} Mode", f"energy {mode.lower()}")
    for words in ("their Drop", "its owner's Drop", "their owner's Drop", "your opponent's Drop", "the Drop"):
        g.phrase("their_heap", words, t.ANY)
    for category, said in (
        ("shift", ("place", "put", "add")),
        ("into", ("in", "into", "to")),
        ("cards_", ("card", "cards")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)
    few = (NameNumber("milled", 0, V("n")), Do("mill", n=Chosen("milled"), word=V("h")))
    several = "{n:n} {c_:cards_} from the top of your deck"
    g.phrase("clause", f"{{s_:shift}} up to {several} {{i_:into}} {{h:heap}}", few)
    foes = several.replace("your deck", "your opponent's deck")
    theirs = (NameNumber("milled", 0, V("n")), t.By(OPPONENT, (Do("mill", n=Chosen("milled"), word="drop"),)))
    g.phrase("clause", f"place up to {foes} in {{h_:their_heap}}", theirs)
    for words, n in (("the top card of your deck", 1), ("the top {n:n} {c_:cards_} of your deck", V("n")),
                     (several, V("n"))):  # fmt: skip
        g.phrase("clause", f"{{s_:shift}} {words} {{i_:into}} {{h:heap}}", (Do("mill", n=n, word=V("h")),))
        foes = words.replace("your deck", "your opponent's deck")
        milled = t.By(OPPONENT, (Do("mill", n=n, word="drop"),))
        g.phrase("clause", f"place {foes} in {{h_:their_heap}}", (milled,))
        g.phrase("clause", f"add {words} to your hand", (Move(t.Top("deck", n), "hand", "add", whose=YOU),))


def add(g: Grammar) -> None:
    looking(g)
    tops(g)
