"""English, decks: cards looked at, taken from among them, searched for."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import FOUND, IT, REST, SEEN, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, By, Choose, Do, Look, Move, Reveal, Search, Shares, V


def looking(g: Grammar) -> None:
    for words, n in (("the top card of your deck", 1), ("the top {n:several} cards of your deck", V("n"))):
        g.phrase("clause", f"reveal {words}", (Look("seen", n, "deck"), Reveal(SEEN)))
        g.phrase("clause", f"look at {words}", (Look("seen", n, "deck"),))
    for words in ("the rest", "all other cards"):
        for order in (" in any order", ""):
            g.phrase(
                "clause", f"put {words} on the bottom of your deck{order}", (Move(REST, "deck", position="bottom"),)
            )
            g.phrase("clause", f"put {words} on top of your deck{order}", (Move(REST, "deck"),))
        for place in ("an allied graveyard", "your graveyard"):
            g.phrase("clause", f"put {words} into {place}", (Move(REST, "graveyard"),))


def back(g: Grammar) -> None:
    for it in ("it", "them"):
        g.phrase("clause", f"put {it} back in any order", (Move(SEEN, "deck"),))
        g.phrase("clause", f"put {it} back on top of your deck in any order", (Move(SEEN, "deck"),))
    every = Choose("found", t.Count(V("g")), V("g"))
    g.phrase("clause", "put all {g:found_many} from among them into your hand", (every, Move(FOUND, "hand")))
    g.phrase("clause", "put all {g:found_many} from among them into the field", (every, Do("put", FOUND)))


def taking(g: Grammar) -> None:
    """Cards chosen from among those that were looked at."""
    for words, n, up_to in (
        ("{g:a_found} from among them", 1, False),
        ("one from among them", 1, False),
        ("up to one {g:found_one} from among them", 1, True),
        ("up to {n:several} {g:found_many} from among them", V("n"), True),
        ("{n:several} {g:found_many} from among them", V("n"), False),
    ):
        group = SEEN if words.startswith("one") else V("g")
        taken = Choose("found", n, group, up_to)
        g.phrase("clause", f"choose {words} and put it into your hand", (taken, Move(FOUND, "hand")))
        g.phrase("clause", f"put {words} into your hand", (taken, Move(FOUND, "hand")))
        g.phrase("clause", f"put {words} into the field", (taken, Do("put", FOUND)))
        for it in ("it", "them"):
            shown = (Choose("found", n, group, True), Reveal(FOUND), Move(FOUND, "hand"))
            g.phrase("opening", f"you may reveal {words} and put {it} into your hand", shown)
            g.phrase("opening", f"you may reveal {words} and add {it} to your hand", shown)


def dividing(g: Grammar) -> None:
    """One of the cards taken, and the rest put away, in one sentence."""
    one = Choose("found", 1, SEEN)
    for place, means in (
        ("on the bottom of your deck in any order", Move(REST, "deck", position="bottom")),
        ("on the bottom of your deck", Move(REST, "deck", position="bottom")),
        ("on top of your deck in any order", Move(REST, "deck")),
        ("into an allied graveyard", Move(REST, "graveyard")),
        ("into your graveyard", Move(REST, "graveyard")),
    ):
        for it in ("one of them", "one"):
            g.phrase("clause", f"put {it} into your hand and the rest {place}", (one, Move(FOUND, "hand"), means))
    g.phrase("clause", "put one of them into your hand", (one, Move(FOUND, "hand")))
    hand = t.All((t.ENEMY, t.Zone(("hand",))))
    looked = (Choose("t", 1, t.Player(OPPONENT), target=True), Do("look at", hand))
    g.phrase("clause", "look at target enemy player's hand", looked)


def searching(g: Grammar) -> None:
    for words, n, up_to in (
        ("{g:a_kind}", 1, False),
        ("one {g:kind_one}", 1, False),
        ("up to one {g:kind_one}", 1, True),
        ("{n:several} {g:kind_many}", V("n"), False),
        ("up to {n:several} {g:kind_many}", V("n"), True),
    ):
        g.phrase("clause", f"search your deck for {words}", (Search("found", n, V("g"), "deck", up_to=up_to),))
    alike = (
        Choose("t", 1, V("h"), target=True),
        Search("found", 1, t.All((V("g"), Shares(IT, "name"))), "deck"),
    )
    g.phrase("clause", "search your deck for a {g:plain} with the same name as target {h:card_one}", alike)
    for words, means in (("servant", "servant"), ("caster", "caster"), ("conjure", "conjure")):
        g.phrase("plain", words, t.Word("type", means))
    for it in ("it", "them"):
        g.phrase("clause", f"reveal {it}", (Reveal(IT),))
    g.phrase("clause", "shuffle the rest of your deck", (t.Shuffle("deck"),))
    for order in (" in any order", ""):
        g.phrase("clause", f"put the revealed cards on top of your deck{order}", (Move(FOUND, "deck"),))


def until(g: Grammar) -> None:
    """Cards revealed one after another."""
    shown = (t.RevealUntil("found", V("g"), "deck"),)
    g.phrase("clause", "reveal cards from the top of your deck until you reveal {g:a_kind}", shown)
    for kind in ("servant", "card", "caster", "conjure"):
        for words, means in (("into the field", Do("put", FOUND)), ("into your hand", Move(FOUND, "hand"))):
            g.phrase("clause", f"put the {kind} revealed this way {words}", (means,))
    back = (Move(REST, "deck"), t.Shuffle("deck"))
    g.phrase("clause", "shuffle all other cards revealed this way into your deck", back)
    g.phrase("clause", "shuffle the rest into your deck", back)


def hands(g: Grammar) -> None:
    """A card chosen in the hand that the enemy player has just revealed."""
    described(g, "theirs", "head", "pre", "post", (), (t.ENEMY, t.Zone(("hand",))))
    for whom in ("target enemy player reveals", "enemy player reveals", "your opponent reveals"):
        shown: tuple[Any, ...] = (By(OPPONENT, (Reveal(YOUR_HAND),)),)
        if whom.startswith("target"):
            shown = (
                Choose("t", 1, t.Player(OPPONENT), target=True),
                By(t.CONTROLLER, (Reveal(YOUR_HAND),), of=IT),
            )
        for among in ("", " from among them"):
            words = f"^{whom} their hand. ^choose {{g:a_theirs}}{among}"
            chosen = (*shown, Choose("t", 1, V("g")))
            g.phrase("sentence", f"{words}.", chosen)
            g.phrase("sentence", f"{words} and {{c:clauses}}.", (*chosen, t.Rest("c")))
    g.phrase("clause", "they discard that card", (Move(IT, "graveyard", "discard"),))


def add(g: Grammar) -> None:
    for part in (looking, back, taking, dividing, searching, until, hands):
        part(g)
