"""English, cards of decks, of life and of hands that are looked at, and where they go then."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import modeless
from ludex.games.dbs.text.meanings import IT, LIFE, REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, YOU, YOURS, Choose, Do, Look, Move, Ref, Rest, Reveal, V

G = V("g")


def hidden(g: Grammar) -> None:
    """Cards that only their players see, looked at."""
    mine = t.Look("seen", t.Count(t.All((YOURS, LIFE))), "life")
    for words in ("look at all of your life", "look at all cards in your life", "look at your life"):
        g.phrase("clause", words, (mine,))


def looking(g: Grammar) -> None:
    """Cards of the opponent's deck and hand, looked at or revealed."""
    for words, n, up_to in (
        ("the top {n:several} cards of your opponent's deck", V("n"), False),
        ("{n:n} {c_:cards_} from the top of your opponent's deck", V("n"), False),
        ("up to the top {n:n} {c_:cards_} of your opponent's deck", V("n"), True),
    ):
        seen = Look("seen", n, "deck", who=OPPONENT, up_to=up_to)
        g.phrase("clause", f"look at {words}", (seen,))
        g.phrase("clause", f"reveal {words}", (seen, Reveal(Ref("seen"))))
    seen = Look("seen", V("n"), "deck", who=OPPONENT)
    for words in ("the top {n:several} cards of their deck", "{n:n} {c_:cards_} from the top of their deck"):
        g.phrase("clause", f"your opponent reveals {words}", (seen, Reveal(Ref("seen"))))
    for one, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n")), ("{g:a_kind}", 1)):
        for up, up_to in (("", False), ("up to ", True)) if one != "{g:a_kind}" else (("", False),):
            held = Choose("t", n, t.All((Ref("shown"), G)), up_to)
            g.phrase("pick", f"{up}{one}{{f_:among_shown}}", (held,), modeless)
    for place in (" among them", " from among them", " among those cards", " among the revealed cards"):
        g.phrase("among_shown", place, ANY)
    for whose, category, s in (("your", "clause", ""), ("their", "does", "s"), ("their", "do", "")):
        g.phrase(category, f"shuffle{s} {whose} life", (t.Shuffle("life"),))


def bottom(g: Grammar) -> None:
    """[DBS 3-2-3] Cards of the bottom of the deck, looked at."""
    for words, n, up_to in (
        ("the bottom card of your deck", 1, False), ("1 card from the bottom of your deck", 1, False),
        ("up to 1 card from the bottom of your deck", 1, True),
        ("the bottom {n:several} cards of your deck", V("n"), False),
        ("{n:several} cards from the bottom of your deck", V("n"), False),
        ("up to {n:several} cards from the bottom of your deck", V("n"), True),
    ):  # fmt: skip
        seen = Look("seen", n, "deck", up_to=up_to, bottom=True)
        g.phrase("clause", f"look at {words}", (seen,))
        g.phrase("clause", f"reveal {words}", (seen, Reveal(SEEN)))


def among(g: Grammar) -> None:
    """Cards of those that were looked at, said with "from it" or "from them"."""
    for words in (" from it", " from them", " in it"):
        g.phrase("from_seen", words, ANY)
    for words, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
        held = t.Choose("found", n, t.All((SEEN, V("g"))), V("x"))
        g.phrase("pick", f"{{x:up_to}}{words}{{f_:from_seen}}", (held,), modeless)


def shuffling(g: Grammar) -> None:
    """Cards that are chosen past [Barrier] and shuffled into their owner's deck."""
    foes = (Rest("c"), t.Move(IT, "deck"), t.By(OPPONENT, (t.Shuffle("deck"),)))
    for words in ("choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into its owner's deck",
                  "choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into their owner's deck",
                  "choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into their deck"):  # fmt: skip
        g.phrase("clause", words, foes, _theirs)


def _theirs(env: t.Env) -> bool:
    """Whether all cards are the opponent's."""
    return {part for part in walk.nodes(env["c"]) if isinstance(part, t.Side)} == {ENEMY}


def ends(g: Grammar) -> None:
    """The top and the bottom of the deck."""
    for words in ("at the", "on the", "on", "to the"):
        g.phrase("at_end", words, t.ANY)
    for rest, what in (("{r_:rest_}", REST), ("{o:things}", V("o")), ("{o:it}", V("o"))):
        either = (t.Modes(1, ((Move(what, "deck"),), (Move(what, "deck", position="bottom"),))),)
        for order in (" in any order", "") if rest != "{o:it}" else (" in any order",):
            said = f"{{p_:put}} {rest} {{a_:at_end}} top or bottom of {{w_:whose_own}} deck{order}"
            if order or rest == "{r_:rest_}":
                g.phrase("clause", said, either)
                both = "{p_:put} " + rest + " {t_:top} or {b_:bottom} of {w_:whose_own} deck" + order
                g.phrase("clause", both, either)
    picked = Ref("picked")
    apart = (
        Choose("picked", t.Boundless(), SEEN, True),
        Move(picked, "deck", position="bottom"),
        Move(t.All((SEEN, t.Not(picked))), "deck"),
    )
    for them in ("them", "those cards"):
        for order in (" in any order", ""):
            g.phrase("clause", f"{{p_:put}} {them} {{a_:at_end}} top and/or bottom of your deck{order}", apart)


def tops(g: Grammar) -> None:
    """[DBS 3-2-3] Cards from the top of the deck, as a cost; under conditions; to the Warp."""
    several = "{n:n} {c_:cards_} from the top of your deck"
    rows: tuple[tuple[str, Any], ...] = (
        ("the top card of your deck", 1), ("the top {n:n} {c_:cards_} of your deck", V("n")), (several, V("n")),
        ("a card from the top of your deck", 1),
    )  # fmt: skip
    for words, n in rows:
        g.phrase("payment", f"{{s_:shift}} {words} {{i_:into}} {{h:heap}}", (Do("mill", n=n, word=V("h")),))
        if words.startswith("a card"):
            g.phrase("clause", f"{{s_:shift}} {words} {{i_:into}} {{h:heap}}", (Do("mill", n=n, word=V("h")),))
        for whose in ("your", "its owner's", "their owner's"):
            sent = (Do("mill", n=n, word="warp"),)
            g.phrase("payment", f"send {words} to {whose} Warp", sent)
            if whose != "your":
                g.phrase("clause", f"send {words} to {whose} Warp", sent)
    for words in ("{n:n} {c_:cards_} from the top of your deck", "the top {n:n} {c_:cards_} of your deck"):
        g.phrase("payment", f"{{p_:put}} {words} under this card", (Do("mill under", n=V("n")),))
    for words in ("the top card of your deck", "a card from the top of your deck"):
        g.phrase("payment", f"{{p_:put}} {words} under this card", (Do("mill under"),))
    foes = t.By(OPPONENT, (Do("mill", n=V("n"), word="warp"),))
    for words in (
        "the top {n:n} {c_:cards_} of your opponent's deck",
        "{n:n} {c_:cards_} from the top of your opponent's deck",
    ):
        for whose in ("their", "its owner's", "their owner's", "your opponent's"):
            g.phrase("clause", f"send {words} to {whose} Warp", (foes,))
    for category, s in (("does", "s"), ("do", "")):
        for words in ("the top {n:n} {c_:cards_} of their deck", "{n:n} {c_:cards_} from the top of their deck"):
            g.phrase(category, f"send{s} {words} to their Warp", (Do("mill", n=V("n"), word="warp"),))


def lives(g: Grammar) -> None:
    """[DBS 3-9-1] Life that is looked at; cards that are put there."""
    for whose, side, who in (("your", YOURS, YOU), ("your opponent's", ENEMY, OPPONENT)):
        all_ = t.Count(t.All((side, LIFE)))
        for words in (f"look at {whose} life", f"look through {whose} life", f"look at all cards in {whose} life",
                      f"look at all of {whose} life", f"look at all of the cards in {whose} life"):  # fmt: skip
            g.phrase("clause", words, (t.Look("seen", all_, "life", who=who),))
    for up, up_to in (("", False), ("up to ", True)):
        for words, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
            for those in ("from among those cards", "among those cards"):
                held = Choose("found", n, t.All((SEEN, V("g"))), up_to)
                g.phrase("pick", f"{up}{words} {those}", (held,), modeless)


def add(g: Grammar) -> None:
    for part in (
        hidden,
        looking,
        bottom,
        among,
        shuffling,
        lives,
        ends,
        tops,
    ):
        part(g)
