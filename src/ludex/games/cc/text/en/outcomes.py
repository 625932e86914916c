"""English, outcomes: what is done if something was done before ("if you do", "if they do", "this way").

Where no condition can ask afterwards whether it was done, the tree asks before whether it can be done, and does both or
neither.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from ludex.core.tree import walk
from ludex.games.cc.c0501_this_turn import ATTACKED, ENTERED
from ludex.games.cc.c1100_keywords import ENTERS
from ludex.games.cc.text.meanings import CHASE, DOWN, FIELD, IT, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import DISCARDED
from ludex.lang.pattern import (
    OPPONENT,
    By,
    Choose,
    Compare,
    Did,
    Do,
    Draw,
    Exists,
    If,
    Is,
    Move,
    Rest,
    SetState,
    Unless,
    V,
)

UNTURNED = canonical(FIELD, t.FaceUp())
DECK = canonical(t.YOURS, t.Zone(("deck",)))
DO = ". ^if you do, {c:plain}."


def turned(g: Grammar) -> None:
    """[CC 104.3] A card that lies so already is not turned."""
    rows: tuple[tuple[str, Any, Any], ...] = (
        ("rest", SetState(IT, "rested"), t.Not(t.State("rested"))),
        ("recover", SetState(IT, "recovered"), t.Not(t.State("recovered"))),
        ("reverse", SetState(IT, "reversed"), t.Not(t.State("reversed"))),
        ("switch", Do("switch", IT), t.Not(t.State("rested"))),
    )
    for verb, deed, fits in rows:
        done = If(Is(IT, fits), (deed, Rest("c")))
        g.phrase("sentence", f"^{verb} target {{g:card_one}}{DO}", (Choose("t", 1, V("g"), target=True), done))
        g.phrase("sentence", f"^{verb} {{g:as_card}}{DO}", (Choose("t", 1, V("g")), done))
        g.phrase("sentence", f"^{verb} another {{g:cardx_one}}{DO}", (Choose("t", 1, V("g")), done))
    ended = If(Is(IT, CHASE), (Do("cancel", IT), Rest("c")))
    g.phrase("sentence", f"^cancel target {{g:chased_one}}{DO}", (Choose("t", 1, V("g"), target=True), ended))
    for end, word in (("", ""), (" until end of turn", "turn")):
        won = If(Is(IT, t.ENEMY), (Do("gain control", IT, word=word), Rest("c")))
        said = f"^gain control of target {{g:card_one}}{end}{DO}"
        g.phrase("sentence", said, (Choose("t", 1, V("g"), target=True), won))


def itself(g: Grammar) -> None:
    """What is done with the card itself while it is in the field, and then something else if it was."""
    for words, deed in (
        ("banish this card", Do("banish", t.SELF)),
        ("destroy this card", Move(t.SELF, "graveyard", "destroy")),
        ("remove this card from the game", Move(t.SELF, "removed")),
        ("return this card to its owner's hand", Move(t.SELF, "hand", "return")),
        ("put this card on the bottom of its owner's deck", Move(t.SELF, "deck", position="bottom")),
        ("put this card into its owner's hand", Move(t.SELF, "hand")),
    ):
        g.phrase("own_deed", words, deed)
    g.phrase("own_turn", "turn this card face down", t.SetFace(t.SELF, False, DOWN))
    for slot, lies, more in product(("own_deed", "own_turn"), (FIELD, UNTURNED), ("", " {d:dependents}")):
        if (slot == "own_turn") != (lies == UNTURNED):
            continue
        done = If(Is(t.SELF, lies), (V("a"), Rest("c"), *((Rest("d"),) if more else ())))
        said = f"^{{a:{slot}}}{DO}{more}"
        g.phrase("line", f"^{{w:trigger}} ⇒ {said}", (t.Automatic(V("w"), do=(done,)),), _stays)
        g.phrase("line", f"[Enter] ⇒ {said}", (t.Automatic(ENTERS, do=(done,), keyword="Enter"),))
        for start in ("^", ""):
            g.phrase("line", f"{start}{{p:price}}: {said}", (t.Activated(V("p"), do=(done,)),))


def _stays(env: t.Env) -> bool:
    """Whether the event does not take the card itself away."""
    when = env["w"]
    return not (when.event == "move" and t.SELF in walk.nodes(when.subject) and when.dst != ENTERS.dst)


def decks(g: Grammar) -> None:
    """Cards that are drawn, or put somewhere from the top of the deck."""
    for words, n in (("a card", 1), ("{n:several} cards", V("n"))):
        drawn = If(Compare(t.Count(DECK), ">=", n), (Draw(n), Rest("c")), (Draw(n),))
        g.phrase("sentence", f"^draw {words}{DO}", (drawn,))
    g.phrase("sentence", f"^{{d:top_put}}{DO}", (If(Exists(DECK), (Rest("d"), Rest("c"))),))
    g.phrase("sentence", f"^discard your hand{DO}", (Do("discard hand"), Rest("c")))
    hand = canonical(t.YOURS, t.Zone(("hand",)))
    thrown = (Choose("d", 1, hand), Move(t.Ref("d"), "graveyard", "discard"))
    g.phrase("sentence", "^discard a card. ^if you cannot, {c:plain}.", (If(Exists(hand), thrown, V("c")),))
    ones = (Choose("t", 1, V("g")), Do("banish", IT))
    g.phrase("sentence", "^banish {g:a_own}. ^if you cannot, {c:plain}.", (If(Exists(V("g")), ones, V("c")),))


def of_target(g: Grammar) -> None:
    """What is done with a target if it lies or is so: it is chosen in any case."""
    aimed = Choose("t", 1, V("g"), target=True)
    for words, cond in (
        ("is {s:posture}", Is(IT, V("s"))),
        ("is {s:as_kind}", Is(IT, V("s"))),
        ("has {f:fig_of}{n:n}{l:limit}", Is(IT, t.Figure(V("f"), V("l"), V("n")))),
        ("entered the field this turn", Is(IT, t.Mark(ENTERED))),
        ("attacked this turn", Is(IT, t.Mark(ATTACKED))),
    ):
        g.phrase("sentence", f"^if target {{g:card_one}} {words}, {{c:plain}}.", (aimed, If(cond, V("c"))))
    hand_over = (aimed, t.By(t.CONTROLLER, (t.May(V("d")), If(Unless(Did("did")), (By(OPPONENT, V("c")),))), of=IT))
    for they in ("they do not", "that player does not"):
        said = f"^target {{g:card_one}}'s controller may {{d:do_plain}}. ^if {they}, {{c:plain}}."
        g.phrase("sentence", said, hand_over, _of_foe)


def _of_foe(env: t.Env) -> bool:
    """Whether the target is of the enemy player, whose opponent is the ability's controller."""
    return t.ENEMY in parts_of(env["g"])


def players(g: Grammar) -> None:
    """What the enemy player does or may do. NB: `you` is that player within `By`, and the opponent of that player is
    the ability's controller."""
    aimed: tuple[Any, ...] = (Choose("t", 1, t.Player(OPPONENT), target=True),)
    back = By(OPPONENT, V("c"))
    for words, start, who in (
        ("target enemy player", aimed, {"who": t.CONTROLLER, "of": IT}),
        ("your opponent", (), {"who": OPPONENT}),
        ("an enemy player", (), {"who": OPPONENT}),
    ):
        for they, cond in (("they do", Did("did")), ("they do not", Unless(Did("did"))),
                           ("that player does", Did("did")), ("that player does not", Unless(Did("did")))):  # fmt: skip
            offered = By(do=(t.May(V("d")), If(cond, (back,))), **who)
            g.phrase("sentence", f"^{words} may {{d:do_plain}}. ^if {they}, {{c:plain}}.", (*start, offered))
            paid = By(do=(t.May((), (Do("pay", t.SELF, V("n")),)), If(cond, (back,))), **who)
            g.phrase("sentence", f"^{words} may pay {{n:digits}}. ^if {they}, {{c:plain}}.", (*start, paid))
        for they in ("they do", "that player does"):
            hand = canonical(t.YOURS, t.Zone(("hand",)))
            thrown = (Choose("d", 1, hand), Move(t.Ref("d"), "graveyard", "discard"), back)
            g.phrase("sentence", f"^{words} discards a card. ^if {they}, {{c:plain}}.",
                     (*start, By(do=(If(Exists(hand), thrown),), **who)))  # fmt: skip
            for no in ("they do not", "they cannot", "that player does not", "that player cannot"):
                if they == "they do":
                    kept = If(Exists(hand), thrown[:-1], (back,))
                    g.phrase("sentence", f"^{words} discards a card. ^if {no}, {{c:plain}}.",
                             (*start, By(do=(kept,), **who)))  # fmt: skip
                    stood = If(Exists(V("g")), (Choose("t", 1, V("g")), Do("banish", IT)), (back,))
                    g.phrase("sentence", f"^{words} banishes {{g:a_ones}}. ^if {no}, {{c:plain}}.",
                             (*start, By(do=(stood,), **who)))  # fmt: skip
            fell = (Choose("t", 1, V("g")), Do("banish", IT), back)
            g.phrase("sentence", f"^{words} banishes {{g:a_ones}}. ^if {they}, {{c:plain}}.",
                     (*start, By(do=(If(Exists(V("g")), fell),), **who)))  # fmt: skip


DONE = (
    "destroyed",
    "banished",
    "returned",
    "removed",
    "removed from the game",
    "put into a graveyard",
    "returned to a hand",
)


def this_way(g: Grammar) -> None:
    """What the cards were like with which something was done."""
    for done, name in (*((words, "t") for words in DONE), ("discarded", "d")):
        one, many = t.Moved(name, V("g")), t.Moved(name, V("g"))
        g.phrase("cond", f"{{g:a_kind}} was {done} this way", Compare(one, ">=", 1))
        for it in ("it", "that servant", "that card"):
            g.phrase("cond", f"{it} was {done} this way", Compare(t.Moved(name), ">=", 1))
        g.phrase("cond", f"{{n:number}} or more {{g:kind_many}} were {done} this way", Compare(many, ">=", V("n")))
    for is_ in ("is", "was"):
        g.phrase("cond", f"the discarded card {is_} {{g:as_kind}}", Is(t.Ref(DISCARDED), V("g")))
    for words in ("either of them is {g:a_kind}", "one of them is {g:a_kind}", "any of them is {g:a_kind}",
                  "either is {g:a_kind}", "either card is {g:a_kind}",
                  "one or more of them are {g:kind_many}", "any of those cards are {g:kind_many}",
                  "{g:a_kind} was put into a graveyard this way", "{g:a_kind} is revealed this way",
                  "one or more {g:kind_many} were put into a graveyard this way"):  # fmt: skip
        g.phrase("cond", words, t.Among(SEEN, V("g")))
    for words in ("both of them are {g:kind_many}", "they are both {g:kind_many}", "both cards are {g:kind_many}",
                  "both are {g:kind_many}"):  # fmt: skip
        g.phrase("cond", words, t.Among(SEEN, V("g"), 2))


def add(g: Grammar) -> None:
    for part in (turned, itself, decks, of_target, players, this_way):
        part(g)
