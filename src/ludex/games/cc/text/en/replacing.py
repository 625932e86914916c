"""English, replacing: what happens instead of something that would happen [CC 910.1]."""

from __future__ import annotations

from ludex.games.cc.c1100_keywords import FIELD, LEAVES
from ludex.games.cc.text.meanings import SOMEBODY
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOU, Replace, Rest, V, When


def would(g: Grammar) -> None:
    """`would`: the event that is replaced."""
    for this, group in (("this card", SELF), ("{g:a_card}", V("g")), ("another {g:cardx_one}", V("g"))):
        for words, when in (
            ("be destroyed", When("move", group, word="destroy")),
            ("be destroyed by non-battle", When("move", group, word="destroy", cause=SOMEBODY)),
        ):
            g.phrase("would", f"{this} would {words}", when)
    g.phrase("would", "this card would leave the field", LEAVES)
    g.phrase("would", "this card would leave the field for a non-field zone", LEAVES)
    g.phrase("would", "you would draw a card", When("move", player=YOU, word="draw"))


def away(g: Grammar) -> None:
    """Cards that go elsewhere than to a graveyard."""
    for group in ("{g:a_card}", "another {g:cardx_one}"):
        for words, src in ((" from the field", FIELD), ("", ())):
            gone = Replace(When("move", V("g"), src=src, dst=("graveyard",)), keep=True, dst="removed")
            said = f"if {group} would be put into a graveyard{words}, remove it from the game instead"
            g.phrase("passive", said, (gone,))
    own = Replace(When("move", SELF, src=FIELD, dst=("graveyard",)), keep=True, dst="removed")
    g.phrase(
        "passive", "if this card would be put into a graveyard from the field, remove it from the game instead", (own,)
    )


def add(g: Grammar) -> None:
    would(g)
    away(g)
    for template, may in (
        ("if {w:would}, {c:clauses} instead", False),
        ("if {w:would}, instead {c:clauses}", False),
        ("if {w:would}, you may {c:clauses} instead", True),
        ("if {w:would}, you may instead {c:clauses}", True),
    ):
        g.phrase("passive", template, (Replace(V("w"), V("c"), may),))
        done = (Replace(V("w"), (Rest("c"), Rest("d")), may),)
        g.phrase("passive", f"{template}. ^if you do, {{d:clauses}}", done)
