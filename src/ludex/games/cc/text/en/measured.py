"""English, measured: how many cards something is done with, as a figure of a target says or as the player likes."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import IT, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import EVERY
from ludex.lang.pattern import Choose, Do, Draw, Move, SetState, V

TAKEN = t.Ref("d")
DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("discard {}", "held", Move(TAKEN, "graveyard", "discard")),
    ("banish {}", "own", Do("banish", TAKEN)),
    ("rest {}", "card", SetState(TAKEN, "rested")),
    ("reverse {}", "card", SetState(TAKEN, "reversed")),
    ("recover {}", "card", SetState(TAKEN, "recovered")),
    ("destroy {}", "card", Move(TAKEN, "graveyard", "destroy")),
    ("remove {} from the game", "card", Move(TAKEN, "removed")),
    ("return {} to their owners' hands", "card", Move(TAKEN, "hand", "return")),
    ("put {} on the bottom of your deck in any order", "card", Move(TAKEN, "deck", position="bottom")),
)
"""What is done with so many cards: the words, the group of which they are chosen, the instruction."""
FIGURES = ("cost", "level")


def as_many(g: Grammar) -> None:
    """As many as the cost or the level of a target; the number may stand behind the cards or behind all."""
    for words, group, deed in DEEDS:
        for figure in FIGURES:
            done = (Choose("t", 1, V("h"), target=True), Choose("d", t.FigureOf(IT, figure), V("g")), deed)
            cards, number = f"{{g:{group}_many}}", f" equal to the {figure} of target {{h:card_one}}"
            for count in ("a number of ", ""):
                g.phrase("clause", words.format(f"{count}{cards}{number}"), done)
                if not words.endswith("{}"):
                    g.phrase("clause", f"{words.format(f'{count}{cards}')}{number}", done)


def as_liked(g: Grammar) -> None:
    """[CC 1013.1] Any number of cards of the hand, and as many drawn as were discarded, or more."""
    chosen = (Choose("d", t.Count(V("g")), V("g"), True), Move(TAKEN, "graveyard", "discard"))
    g.phrase("clause", "discard any number of {g:held_many}", chosen, _some)
    for then in (". ^draw", ". ^then draw", ". ^then, draw", ", then draw"):
        many = f"{then} that many cards"
        g.phrase("sentence", f"^discard any number of {{g:held_many}}{many}.", (*chosen, Draw(t.Moved("d"))), _some)
        more = (*chosen, Draw(t.Plus((t.Moved("d"), V("n")))))
        g.phrase("sentence", f"^discard any number of {{g:held_many}}{many} plus {{n:n}}.", more, _some)


def of_all(g: Grammar) -> None:
    """As many cards drawn as something was done with, where it is done with all of a kind."""
    them = t.Ref(EVERY)
    for words, done, deed in (
        ("destroy all {g:card_many}", ("destroyed",), Move(them, "graveyard", "destroy")),
        ("remove all {g:card_many} from the game", ("removed", "removed from the game"), Move(them, "removed")),
        ("return all {g:card_many} to their owners' hands", ("returned", "returned to a hand"),
         Move(them, "hand", "return")),
        ("banish all {g:own_many}", ("banished",), Do("banish", them)),
    ):  # fmt: skip
        drawn = (Choose(EVERY, t.Count(V("g")), V("g")), deed, Draw(t.Moved(EVERY, V("w"))))
        for way in done:
            for many in (f"a card for each {{w:noun_one}} {way} this way",
                         f"cards equal to the number of {{w:noun_many}} {way} this way"):  # fmt: skip
                for then in (". ^draw", ". ^then draw", ", then draw"):
                    g.phrase("sentence", f"^{words}{then} {many}.", drawn)


def _some(env: t.Env) -> bool:
    """Whether something is said of the cards: any cards of the hand are said in words of their own."""
    return bool(env["g"] != YOUR_HAND)


def add(g: Grammar) -> None:
    as_many(g)
    as_liked(g)
    of_all(g)
