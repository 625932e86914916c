"""English, placing: where cards lie besides hand, deck and graveyard: under others, face down among the casters, as
orbs, in the BINGO zone; and what stays as it is in the next recovery phase."""

from __future__ import annotations

from ludex.games.cc.text.en.verbs import Make, deeds, yours
from ludex.games.cc.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import TOO, YOU, Choose, Do, Move, V


def sleeping(g: Grammar) -> None:
    """[CC 502.1] What stays as it is in the next recovery phase of its controller: during that player's next turn."""
    asleep = t.Grant(t.Ref(t.SAME), (t.Passive((t.Rule("forbid", "event recovered"),), t.During("recovery")),))
    for words in ("its controller's next recovery phase", "the next enemy recovery phase", "their next recovery phase",
                  "its next recovery phase", "your opponent's next recovery phase", "your next recovery phase",
                  "their controllers' next recovery phases", "their controller's next recovery phase"):  # fmt: skip
        g.phrase("next_recovery", words, t.ANY)
    for no, do in (("does not", "do not"), ("cannot", "cannot")):
        end = "recover during {w:next_recovery}"
        given = t.Give(IT, (asleep,), "during its player's next turn")
        aimed = Choose("t", 1, V("g"), target=True)
        several = Choose("t", V("n"), V("g"), True, target=True)
        g.phrase("clause", f"target {{g:card_one}} {no} {end}", (aimed, given))
        g.phrase("clause", f"up to {{n:several}} target {{g:card_many}} {do} {end}", (several, given))
        for words, what in (
            (f"{{o:it}} {no}", V("o")),
            (f"this card {no}", t.SELF),
            (f"they {do}", t.Ref(t.THOSE)),
            (f"{{o:things}} {do}", V("o")),
        ):
            g.phrase("clause", f"{words} {end}", (t.Give(what, (asleep,), "during its player's next turn"),))


def bingo(g: Grammar) -> None:
    """[CC 314.1] Cards put into the BINGO zone."""
    for place in ("your BINGO zone", "an allied BINGO zone"):
        deeds(g, f"put {{}} into {place}", lambda what: Move(what, "bingo", whose=YOU), all_when=yours)
        for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
            g.phrase("clause", f"put {words} of your deck into {place}", (Move(t.Top("deck", n), "bingo"),))


def stocking(g: Grammar) -> None:
    """[CC 306.2] Cards put under the card itself, and those under a target."""
    aimed, below = Choose("t", 1, V("g"), target=True), t.All((t.Zone(("stock",)), t.Linked(IT)))
    for words, done in (
        ("put all cards in target {g:card_one}'s stock into their owner's graveyard", (Move(below, "graveyard"),)),
        ("put target {g:card_one}'s stock into its owner's graveyard", (Move(below, "graveyard"),)),
        ("put a card in target {g:card_one}'s stock into your hand", (Choose("u", 1, below), Move(t.Ref("u"), "hand"))),
    ):
        g.phrase("clause", words, (aimed, *done))
    for end in ("into this card's stock", "under this card", "under this card as stock", "under this card as its stock",
                "under this card, as stock"):  # fmt: skip
        deeds(g, f"put {{}} {end}", lambda what: Do("stock", what), all_of=False)
        for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
            g.phrase("clause", f"put {words} of your deck {end}", (Do("stock", t.Top("deck", n)),))


def placing(g: Grammar) -> None:
    """[CC 504.1b] Cards put face down among the casters; [CC 1015.1] cards shuffled into decks."""
    for end in (" as a caster", ", as a caster", " as casters", ", as casters"):
        g.phrase("as_caster", end, t.ANY)
    for end in (" as an orb", ", as an orb", " as orbs", ", as orbs"):
        g.phrase("as_orb", end, t.ANY)
    for rested, state in (("", ""), (" and rested", "rested")):
        for end in ("{q:as_caster}", ""):
            down = _down(state)
            for place in ("an allied caster zone", "your caster zone"):
                deeds(g, f"put {{}} into {place} face down{rested}{end}", down, all_of=False)
                deeds(g, f"put {{}} face down{rested} into {place}{end}", down, all_of=False)
            home = _home_down(state)
            for words in (
                "into their caster zone face down{r}",
                "into {its} owner{s} caster zone{z} face down{r}",
                "face down{r} into {its} owner{s} caster zone{z}",
            ):
                deeds(g, f"put {{}} {words.replace('{r}', rested)}{end}", home)
            for words in ("into an enemy caster zone face down", "face down into an enemy caster zone"):
                said = words.replace("face down", f"face down{rested}")
                deeds(g, f"put {{}} {said}{end}", _their_down(state), all_of=False)
    for orb in ("{q:as_orb}", ""):
        for lying in (" face down", ""):
            deeds(g, f"put {{}} into its owner's orb zone{lying}{orb}", lambda what: Move(what, "orb"), all_of=False)
            theirs = f"put {{}} into an enemy orb zone{lying}{orb}"
            deeds(g, theirs, lambda what: Move(what, "orb", whose=t.OPPONENT), all_of=False)
        for place in ("an allied orb zone", "your orb zone"):
            deeds(g, f"put {{}} into {place}{orb}", lambda what: Move(what, "orb", whose=YOU), all_of=False)
    fight = (Choose("t", 1, V("g"), target=True), Choose(TOO, 1, V("h"), target=True), Do("battle", IT))
    g.phrase("clause", "target {g:card_one} battles target {h:card_one}", fight)
    g.phrase("clause", "target {g:card_one} and target {h:card_one} battle each other", fight)
    g.phrase("clause", "this card battles target {g:card_one}", (Choose("t", 1, V("g"), target=True), Do("battle", IT)))


def _down(state: str) -> Make:
    return lambda what: Move(what, "caster", state=state, up=False, whose=YOU)


def _home_down(state: str) -> Make:
    """[CC 302.5] Face down among their owners' casters."""
    return lambda what: Move(what, "caster", state=state, up=False)


def _their_down(state: str) -> Make:
    """Face down among the enemy player's casters."""
    return lambda what: Move(what, "caster", state=state, up=False, whose=t.OPPONENT)


def add(g: Grammar) -> None:
    for part in (sleeping, bingo, stocking, placing):
        part(g)
