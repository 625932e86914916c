"""English, history: what happened this turn."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0501_this_turn import ATTACKED, BATTLED, BATTLED_ENEMY, CORRUPTED, DISCARDED, FELL
from ludex.games.cc.c1100_keywords import FIELD
from ludex.games.cc.text.meanings import CASTER, SERVANT, SOMEBODY
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Happened,
    If,
    Is,
    Mark,
    Plus,
    Unless,
    V,
    When,
)

STATES = ("rested", "recovered", "reversed")
GRAVE, HAND = ("graveyard",), ("hand",)
FOE = canonical(ENEMY, t.Zone(FIELD), SERVANT)


def once(when: Any) -> Any:
    return Compare(Happened(when), ">=", 1)


def often(when: Any) -> Any:
    return Compare(Happened(when), ">=", V("n"))


PAST: tuple[tuple[str, str, Any], ...] = (
    ("attacked", "attacked", When("attack", V("g"))),
    ("attacked an enemy player", "attacked an enemy player", When("attack", V("g"), word="player")),
    ("attacked an enemy servant", "attacked an enemy servant", When("attack", V("g"), FOE)),
    ("switched", "switched", When("switch", V("g"))),
    ("battled", "battled", When("battle", V("g"))),
    ("entered the field", "entered the field", When("move", V("g"), dst=FIELD, not_src=FIELD)),
    ("was put into the field", "were put into the field", When("move", V("g"), dst=FIELD, not_src=FIELD)),
    ("corrupted an orb", "corrupted an orb", When("corrupt", V("g"))),
    ("corrupted an enemy orb", "corrupted an enemy orb", When("corrupt", V("g"), player=OPPONENT)),
    *((f"was {word}", f"were {word}", When("state", V("g"), word=word)) for word in STATES),
    ("was destroyed", "were destroyed", When("move", V("g"), word="destroy")),
    ("was destroyed by non-battle", "were destroyed by non-battle",
     When("move", V("g"), word="destroy", cause=SOMEBODY)),
    ("was banished", "were banished", When("move", V("g"), src=FIELD, word="banish")),
    ("was put into a graveyard from the field", "were put into a graveyard from the field",
     When("move", V("g"), src=FIELD, dst=GRAVE)),
    ("was put from the field into a graveyard", "were put from the field into a graveyard",
     When("move", V("g"), src=FIELD, dst=GRAVE)),
    ("was put into a graveyard from a servant zone", "were put into a graveyard from a servant zone",
     When("move", V("g"), src=("servant",), dst=GRAVE)),
    ("was returned to its owner's hand from the field", "were returned to their owners' hands from the field",
     When("move", V("g"), src=FIELD, dst=HAND)),
    ("was put into its owner's hand from the field", "were put into their owners' hands from the field",
     When("move", V("g"), src=FIELD, dst=HAND)),
    ("was returned to its owner's hand", "were returned to their owners' hands",
     When("move", V("g"), src=FIELD, dst=HAND)),
)  # fmt: skip
"""What cards did, or what was done to them: in the singular, in the plural, the event."""


def of_cards(g: Grammar) -> None:
    for one, many, when in PAST:
        g.phrase("cond", f"{{g:a_card}} {one} this turn", once(when))
        g.phrase("cond", f"{{n:number}} or more {{g:card_many}} {many} this turn", often(when))
        g.phrase("cond", f"{{g:card_many}} {many} twice or more this turn", Compare(Happened(when), ">=", 2))
        g.phrase("cond", f"{{g:card_many}} {many} {{n:number}} times or more this turn", often(when))
        g.phrase("cond", f"no {{g:card_many}} {many} this turn", Unless(once(when)))
    gone = (When("move", V("g"), word="destroy"), When("move", V("g"), src=FIELD, word="banish"))
    either = Compare(Plus((Happened(gone[0]), Happened(gone[1]))), ">=", 1)
    g.phrase("cond", "{g:a_card} was destroyed or banished this turn", either)
    by_you = When("move", V("g"), word="destroy", cause=YOURS)
    g.phrase("cond", "an allied spell or ability destroyed {g:a_card} this turn", once(by_you))
    described(g, "enemies", "head", "pre", "post", (t.Zone(FIELD),), (ENEMY,))
    left = When("move", V("g"), src=FIELD, dst=GRAVE)
    g.phrase("cond", "another {g:enemies_one} they controlled was put from the field into a graveyard this turn",
             once(left))  # fmt: skip


def of_players(g: Grammar) -> None:
    for who, player in (("you", YOU), ("an enemy", OPPONENT), ("an enemy player", OPPONENT),
                        ("your opponent", OPPONENT)):  # fmt: skip
        discard = When("move", player=player, word="discard")
        draw = When("move", player=player, word="draw")
        conjure = When("move", player=player, word="draw", cause=t.Word("type", "conjure"))
        for words, when in (
            ("discarded a card", discard),
            ("drew a card", draw),
            ("removed a card from the game", When("move", player=player, dst=("removed",))),
            ("banished a card", When("move", player=player, word="banish")),
            ("drew a card by the effect of a conjure", conjure),
        ):
            g.phrase("cond", f"{who} {words} this turn", once(when))
        for words, when in (("discarded {n:number} or more cards", discard), ("drew {n:number} or more cards", draw)):
            g.phrase("cond", f"{who} {words} this turn", often(when))
    for words, player in (("an allied orb", YOU), ("an enemy orb", OPPONENT)):
        g.phrase("cond", f"{words} was corrupted this turn", once(When("corrupt", player=player)))
    for words, player in (("an allied", YOU), ("an enemy", OPPONENT)):
        put = When("move", V("g"), player=player, dst=GRAVE)
        g.phrase("cond", f"{{g:a_kind}} was put into {words} graveyard this turn", once(put))
    played = When("play", t.Not(CASTER), player=YOU, word="card")
    g.phrase("cond", "no allied cards, except casters, have been played this turn", Unless(once(played)))
    g.phrase("cond", "you played {g:a_kind} this turn", once(When("play", V("g"), player=YOU, word="card")))


DEEDS = (
    ("attacked", Mark(ATTACKED)),
    ("battled", Mark(BATTLED)),
    ("battled an enemy servant", Mark(BATTLED_ENEMY)),
    ("corrupted an enemy orb", Mark(CORRUPTED)),
)
"""What one object did this turn, as it is marked (`c0501_this_turn`)."""


def of_objects(g: Grammar) -> None:
    """What the card itself, or what was named before, did this turn."""
    for words, mark in DEEDS:
        g.phrase("did", f"{words} this turn", mark)
        g.phrase("post", f" that {words} this turn", mark)
    g.phrase("cond", "this card {d:did}", Is(SELF, V("d")))
    g.phrase("cond", "{o:it} {d:did}", Is(V("o"), V("d")))
    g.phrase("opening", "{a:clauses} if it {d:did}", (If(Is(SELF, V("d")), V("a")),), _of_itself)
    fell = Both((Is(SELF, t.Zone(GRAVE)), Is(SELF, Mark(FELL))))
    g.phrase("cond", "this card was put into a graveyard from the field this turn", fell)
    thrown = t.All((ENEMY, t.Zone(GRAVE), Mark(DISCARDED)))
    g.phrase("post", " that was discarded from an enemy hand this turn", thrown)
    g.phrase("cond", "{o:it} was discarded from an enemy hand this turn", Is(V("o"), thrown))
    g.phrase("post", " that attacked this card this turn", t.Related("attacked this turn", SELF))


def _of_itself(env: dict[str, Any]) -> bool:
    """Whether the clause is about the card itself and nothing else: then `it` is the card."""
    return all(isinstance(getattr(part, "what", None), t.Self) for part in env["a"])


def add(g: Grammar) -> None:
    for part in (of_cards, of_players, of_objects):
        part(g)
