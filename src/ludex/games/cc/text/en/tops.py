"""English, tops: the top cards of decks put somewhere without looking at them; casters that level up."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.en.verbs import held, under
from ludex.games.cc.text.meanings import CASTER, IT, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import YOU, Choose, Do, Env, Move, V


def leveling(g: Grammar) -> None:
    """[CC 1022.1] Casters that an effect levels up: to a card that the player chooses in a zone, or to what was named
    before."""
    for whose in ("your ", "an allied "):
        for said, zone in (("hand", "hand"), ("graveyard", "graveyard")):
            for at in ("in", "from"):
                end = f"to a caster {at} {whose}{said}"
                for what, target in (("target {g:card_one}", True), ("{g:a_own}", False)):
                    up = (Choose("t", 1, V("g"), target=target), Do("level up", IT, word=zone))
                    g.phrase("clause", f"level up {what} {end}", up)
                g.phrase("clause", f"level up this card {end}", (Do("level up", t.SELF, word=zone),))
    for words in ("level up an allied caster to {o:it}", "level up a caster you control to {o:it}",
                  "level up a caster to {o:it}", "level up an allied caster into {o:it}"):  # fmt: skip
        g.phrase("clause", words, (Do("level up to", V("o")),))
    g.phrase("clause", "level up this card", (Do("level up", t.SELF, word="hand"),))
    up = (Choose("t", 1, V("g"), target=True), Do("level up", IT, word="hand"))
    g.phrase("clause", "level up target {g:card_one}", up)
    g.phrase("clause", "level up {g:a_own}", (Choose("t", 1, V("g")), Do("level up", IT, word="hand")))
    chosen = (Choose("t", 1, V("g")), Do("level up to", IT))
    for words in ("level up an allied caster to {g:a_card}", "level up an allied caster using {g:a_card}"):
        g.phrase("clause", words, chosen, _further_told)


def _further_told(env: Env) -> bool:
    """Whether the card is off the field, and more is said of it than that it is a caster of one's own there."""
    plain = [canonical(t.YOURS, t.Zone((zone,)), CASTER) for zone in ("hand", "graveyard")]
    return held(env) and env["g"] not in plain


def _of_foe(env: Env) -> bool:
    return bool(env["p"] == t.Player(t.OPPONENT))


def tops(g: Grammar) -> None:
    """[CC 504.1b] [CC 309.1] The top cards of a deck put somewhere without looking at them. `putting`: said of another
    player."""
    for place, state in (("into the field", ""), ("into the field rested", "rested"),
                         ("into the field under your control", "")):  # fmt: skip
        for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
            g.phrase("clause", f"put {words} of your deck {place}", (Do("put", t.Top("deck", n), word=state),))
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        for order in ("", " in any order"):
            below = (t.Look("seen", n, "deck"), under(SEEN)) if order else (under(t.Top("deck", n)),)
            g.phrase("clause", f"put {words} of your deck on the bottom of your deck{order}", below)
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        top = t.Top("deck", n)
        rows: list[tuple[str, Any]] = []
        for zone, kind, noun in (("caster zone", "caster", "caster"), ("orb zone", "orb", "orb")):
            an = "a" if noun == "caster" else "an"
            for rested, state in (("", ""), (" and rested", "rested")) if kind == "caster" else (("", ""),):
                down = Move(top, kind, state=state, up=False if kind == "caster" else None, whose=YOU)
                for end in ("", f" as {an} {noun}", f", as {an} {noun}", f" as {noun}s", f", as {noun}s"):
                    rows.append((f"into {{}} {zone} face down{rested}{end}", (down,)))
                    rows.append((f"face down{rested} into {{}} {zone}{end}", (down,)))
            if kind == "orb":
                rows += [
                    (f"into {{}} {zone}{end}", (Move(top, kind, whose=YOU),))
                    for end in ("", " as an orb", ", as an orb")
                ]
        rows.append(("into {} graveyard", (t.Look("seen", n, "deck", unseen=True), Move(SEEN, "graveyard"))))
        for end, means in rows:
            for place in ("an allied", "your"):
                g.phrase("clause", f"put {words} of your deck {end.format(place)}", means)
                if "graveyard" not in end:  # there "if you do" asks about the cards themselves
                    g.phrase("top_put", f"put {words} of your deck {end.format(place)}", means)
            g.phrase("putting", f"puts {words} of their deck {end.format('their')}", means)
        for taken in (f"put {words} of your deck into your hand", f"add {words} of your deck to your hand"):
            g.phrase("clause", taken, (Move(top, "hand"),))
        for lying, up in (("", None), (" face down", False)):
            gone = (Move(top, "removed", up=up),)
            g.phrase("clause", f"remove {words} of your deck from the game{lying}", gone)
            g.phrase("putting", f"removes {words} of their deck from the game{lying}", gone)
            aimed = (Choose("t", 1, V("p"), target=True), t.By(t.CONTROLLER, gone, of=IT))
            if lying:
                g.phrase("clause", f"remove {words} of target {{p:whom}}'s deck from the game{lying}", aimed)
        milled = (t.Look("seen", n, "deck", unseen=True), Move(SEEN, "graveyard"))
        for whose, who in (("an enemy player's", t.OPPONENT), ("your opponent's", t.OPPONENT), ("an enemy", t.OPPONENT),
                           ("each player's", t.EACH), ("target {p:whom}'s", "")):  # fmt: skip
            for said, done in (
                ("put {} of {} deck into their graveyard", milled),
                ("put {} of {} deck into its owner's graveyard", milled),
                ("put {} of {} deck into an enemy graveyard", milled),
                ("remove {} of {} deck from the game", (Move(top, "removed"),)),
                ("reveal {} of {} deck", (t.Look("seen", n, "deck"), t.Reveal(SEEN))),
            ):
                if who == t.EACH or not said.startswith("reveal"):
                    by = (t.By(who, done),) if who else (
                        Choose("t", 1, V("p"), target=True), t.By(t.CONTROLLER, done, of=IT)
                    )  # fmt: skip
                    fits = _of_foe if "an enemy graveyard" in said and not who else None
                    if "an enemy graveyard" not in said or who != t.EACH:
                        g.phrase("clause", said.format(words, whose), by, fits)
        g.phrase("putting", f"reveals {words} of their deck", (t.Look("seen", n, "deck"), t.Reveal(SEEN)))


def add(g: Grammar) -> None:
    leveling(g)
    tops(g)
