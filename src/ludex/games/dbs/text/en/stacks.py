"""English, stacks: cards that are placed under others or played on top of them, and what is said of such cards
[DBS+ 11-3-1]."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import owned, sided
from ludex.games.dbs.text.en.verbs import HERE
from ludex.games.dbs.text.meanings import IN_PLAY, IT, PAID
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Choose,
    Do,
    Exists,
    Gives,
    Is,
    Linked,
    Passive,
    Ref,
    Related,
    Rest,
    V,
    When,
)

LEADERS = t.Zone(("leader",))
ABOVE = Related("on top of", SELF)


def hosts(g: Grammar) -> None:
    """[DBS+ 11-3-1] `hosting`: the card under which others are placed, as a choice."""
    for words, fits, past in (
        ("{g:a_at}", _seated, ""),
        ("1 of {g:play_many}", sided, ""),
        ("{g:a_play}", sided, ""),
        ("{g:at_one}", _seated, "Barrier"),
        ("{g:play_one}", sided, "Barrier"),
    ):  # a card that the text points to is not chosen: [Barrier] does not matter
        g.phrase("hosting", words, (Choose("host", 1, V("g"), past=past),), fits)
    under = Do("place under", IT, word="host")
    g.phrase("clause", "{p_:put} {c:pick} under {h:hosting}", (Rest("c"), Rest("h"), under))
    g.phrase("clause", "{p_:put} {c:pick} under {o:it}", (Choose("host", 1, V("o"), past="Barrier"), Rest("c"), under))
    g.phrase("hosting_it", "{h:hosting}", V("h"))
    g.phrase("hosting_it", "{o:it}", (Choose("host", 1, V("o"), past="Barrier"),))
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for words in ("the attacking card", "the attacking Battle Card"):
        g.phrase("hosting_it", words, (Choose("host", 1, attacker, past="Barrier"),))
    for active, verb in (("", "play onto"), (" in Active Mode", "play active onto")):
        onto = Do(verb, IT, word="host")
        g.phrase("clause", f"play {{c:pick}} on top of {{h:hosting}}{active}", (Rest("c"), Rest("h"), onto))
        words = f"play {{c:pick}} on top of {{o:it}}{active}"
        g.phrase("clause", words, (Choose("host", 1, V("o"), past="Barrier"), Rest("c"), onto))
        for own in ("own_here", "own"):
            this = (Rest("h"), Do(verb, V("o"), word="host"))
            g.phrase("clause", f"play {{o:{own}}} on top of {{h:hosting_it}}{active}", this)
    for own in ("own_here", "own"):
        this = (Rest("h"), Do("place under", V("o"), word="host"))
        for category in ("clause", "payment"):
            g.phrase(category, f"{{p_:put}} {{o:{own}}} under {{h:hosting_it}}", this)
    hand = (Rest("h"), Do("place under", HERE, word="host"))
    for category in ("clause", "payment"):
        g.phrase(category, "{p_:put} this card under {h:hosting_it} from {m_:my_own} {z:own_area}", hand)
    g.phrase(
        "payment", "{p_:put} {c:toll} under {h:hosting}", (Rest("c"), Rest("h"), Do("place under", PAID, word="host"))
    )
    staked = (Rest("c"), Choose("host", 1, Ref("cost"), past="Barrier"))
    for own in ("own_here", "own"):
        words = f"choose {{c:stake}}{{j_:and}}{{p_:put}} {{o:{own}}} under {{d_:dues}}"
        g.phrase("payment", words, (*staked, Do("place under", V("o"), word="host")))
    tops = (Rest("h"), Do("mill under", n=V("n"), word="host"))
    for words in ("{n:n} {c_:cards_} from the top of your deck", "the top {n:n} {c_:cards_} of your deck"):
        g.phrase("clause", f"{{p_:put}} {words} under {{h:hosting_it}}", tops)
        few = (Rest("h"), t.NameNumber("milled", 0, V("n")), Do("mill under", n=t.Chosen("milled"), word="host"))
        g.phrase("clause", f"{{p_:put}} up to {words} under {{h:hosting_it}}", few)
        g.phrase("clause", f"{{p_:put}} {words} under this card", (Do("mill under", n=V("n")),))
    one = "the top card of your deck"
    g.phrase("clause", f"{{p_:put}} {one} under {{h:hosting_it}}", (Rest("h"), Do("mill under", word="host")))
    g.phrase("clause", f"{{p_:put}} {one} under this card", (Do("mill under"),))


def _seated(env: t.Env) -> bool:
    """Whether the cards are where others may be placed under them [DBS+ 11-3-1]."""
    zones = {name for part in parts_of(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return owned(env) and zones <= {"battle", "leader", "combo"}


def held(g: Grammar) -> None:
    """What is said of the cards under a card."""
    for words, leader in (
        ("your Leader", t.All((YOURS, LEADERS))),
        ("your opponent's Leader", t.All((t.ENEMY, LEADERS))),
    ):
        g.phrase("leader_of", words, leader)
    beneath = Exists(t.All((V("g"), Linked(V("h")))))
    g.phrase("cond", "{h:leader_of} has {g:a_kind} under it", beneath)
    g.phrase("cond", "{h:leader_of} does not have {g:a_kind} under it", t.Unless(beneath))
    g.phrase("upper", "your Leader or your opponent's Leader", LEADERS)
    for words in ("{g:at_one}", "{g:a_at}"):
        g.phrase("upper", words, V("g"), _seated)
    for words in ("the cards under this card", "the cards placed under this card"):
        g.phrase("object", f"all {words}", Linked(SELF))
        g.phrase("object", f"all of {words}", Linked(SELF))


def beneath(g: Grammar) -> None:
    """[DBS+ 11-3-2-2] What a card under another does, and when it comes there."""
    for words in ("the card on top of this card", "the card above it", "the card above this card"):
        g.phrase("above", words, t.ANY)
    g.phrase("getter", "{a_:above}", ABOVE)
    for start in ("^if ", "^while "):
        for words, cond in (
            ("", Is(SELF, Linked(V("h")))),
            ("{q:conds} and ", t.Both((V("q"), Is(SELF, Linked(V("h")))))),
        ):
            means = Passive((Gives(ABOVE, V("b")),), cond, zones=("under",))
            for comma, above in ((", ", "{a_:above}"), (" ", "{a_:above}"), (", ", "that card")):
                said = f"[Permanent] {start}{words}this card is under {{h:upper}}{comma}{above} {{b:gets}}."
                g.phrase("skill", said, (means,))
    for words in ("another card", "a card"):
        g.phrase("upper_any", words, t.ANY)
    g.phrase("upper_any", "{h:upper}", V("h"), _such)
    for words, src in (("", ()), (" from {l_:whose_any} {s:from_areas}", V("s"))):
        for by, more in (("", {}), (" by {b:by}", {"cause": V("b")})):
            placed = When("move", SELF, V("h"), src=src, dst=("under",), **more)
            g.phrase("event", f"this card is placed{words} under {{h:upper_any}}{by}", placed)
    placed_by = When("move", SELF, src=("under",), dst=("drop",), cause=V("b"))
    g.phrase("event", "{b:by} places this card in {w_:whose_any} Drop from under a card", placed_by)
    for by, more in (("", {}), (" by {b:by}", {"cause": V("b")})):
        left = When("move", SELF, src=("under",), dst=("drop",), **more)
        g.phrase("event", f"this card is placed from under a card in {{w_:whose_drop}} Drop{by}", left)
    left = When("move", SELF, src=("under",), dst=("drop",), cause=t.All((YOURS, LEADERS)))
    for words in ("{p_:puts} this card in {w_:whose_drop} Drop", "{p_:puts} this card in a Drop"):
        g.phrase("event", f"your Leader's skill {words} from under your Leader", left)


def _such(env: t.Env) -> bool:
    """Whether more is said of the card than that it is one."""
    return bool(env["h"] != IN_PLAY)


def played(g: Grammar) -> None:
    """A card that is played, and what is placed under it then."""
    for it in ("{c:it}", "{c:things}"):
        under = (Do("play", V("o"), word=V("m_")), Do("place under", V("c")))
        g.phrase("clause", f"play {{o:own_here}}{{m_:lying}}{{j_:and}}{{p_:put}} {it} under it", under)
        g.phrase("clause", f"play {{o:own_here}}{{m_:lying}}{{j_:and}}{{p_:put}} {it} under this card", under)
        put = (Rest("h"), Do("place under", V("c"), word="host"))
        g.phrase("clause", f"{{p_:put}} {it} under {{h:hosting}}", put)
    here = t.All((t.Zone(("under",)), Linked(V("h")), SELF))
    g.phrase("roof", "{h:upper}", V("h"))
    g.phrase("roof", "{c:name}", t.Word("name", V("c")))
    for words, mode in (("", ""), (" in Rest Mode", "rest")):
        g.phrase("clause", f"play this card from under {{h:roof}}{words}", (Do("play", here, word=mode),))


def add(g: Grammar) -> None:
    hosts(g)
    held(g)
    beneath(g)
    played(g)
