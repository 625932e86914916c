"""English, history: what happened this turn, and what became of the cards that the text named."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import BANISHED, CALLED, CHOSEN, DISCARDED, KEPT, PUT_BACK, RETIRED, RIDDEN, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Among,
    Compare,
    Did,
    Env,
    Exists,
    Happened,
    Is,
    Moved,
    Not,
    Played,
    Ref,
    Role,
    Some,
    Turned,
    Underwent,
    Unless,
    V,
    When,
    Zone,
)

TURNS = ("this turn", "during this turn", "that turn")
TURN = ("{u:in_turn}",)
"""In this turn; the words stand in `tallies.spoken`."""
OWNERS = (("your ", "of your ", "own"), ("your opponent's ", "of your opponent's ", "foe"))
"""Whose units they are; of other units than this `tallies` tells."""


def active(g: Grammar) -> None:
    """What players did this turn."""
    for turn in TURN:
        sung = Compare(Happened(When("sung", t.All((t.YOURS, V("k"))))), ">=", 1)
        g.phrase("cond", f"your {{k:card_one}} was sung{turn}", sung)
        called = When("move", V("k"), player=YOU, dst=("RC", "GC"), word="called")
        there = When("move", V("k"), player=YOU, src=V("s"), dst=("RC", "GC"), word="called")
        for words, when in (("", called), ("{s:source}", there)):
            g.phrase("cond", f"you called {{k:a_card}}{words}{turn}", Compare(Happened(when), ">=", 1))
            g.phrase("cond", f"you called {{n:number}} or more {{k:card_many}}{words}{turn}", _often(when))
        own = When("move", V("g"), player=YOU, dst=("RC",), word="called")
        g.phrase("cond", f"you called {{n:number}} or more {{g:own_many}}{turn}", _often(own), rear)
        g.phrase("cond", f"you called {{g:a_own}}{turn}", Compare(Happened(own), ">=", 1), rear)
        for zone, words in (("drop", "put into drop"), ("drop", "put into the drop zone"), ("soul", "put into soul")):
            for src, origin in (
                ((), ""),
                (("order zone",), " from the order zone"),
                (("order zone",), " from order zone"),
            ):
                put = Happened(When("move", t.All((t.YOURS, V("k"))), src=src, dst=(zone,)))
                g.phrase("cond", f"your {{k:card_one}} was {words}{origin}{turn}", Compare(put, ">=", 1), is_order)
        g.phrase("cond", f"you played {{n:number}} or more {{k:card_many}}{turn}", Compare(_played(), ">=", V("n")))
        g.phrase("cond", f"you played {{k:a_card}}{turn}", Compare(_played(), ">=", 1))
        g.phrase("cond", f"you did not play {{k:a_card}}{turn}", Unless(Compare(_played(), ">=", 1)))
        ridden = Compare(Happened(When("ride", V("k"), player=YOU)), ">=", 1)
        g.phrase("cond", f"you rode {{k:a_card}}{turn}", ridden, told)
        drawn = When("move", player=YOU, word="draw")
        g.phrase("cond", f"you drew {{n:number}} or more cards{turn}", _often(drawn))
        for who, player in (("your", YOU), ("your opponent's", OPPONENT)):
            for check in ("drive", "damage"):
                shown = Happened(When(f"{check} check", V("k"), player=player))
                g.phrase("cond", f"{who} {check} check revealed {{k:a_card}}{turn}", Compare(shown, ">=", 1))
                more = f"{who} {check} checks revealed {{n:number}} or more {{k:card_many}}{turn}"
                g.phrase("cond", more, Compare(shown, ">=", V("n")))
            both = tuple(
                Compare(Happened(When(f"{check} check", V("k"), player=player)), ">=", 1)
                for check in ("drive", "damage")
            )
            g.phrase("cond", f"{who} drive check or damage check revealed {{k:a_card}}{turn}", t.Either(both))
    g.phrase("cond", "this unit was placed this turn", t.Named("came this turn"))
    g.phrase("cond", "this unit was placed on (RC) this turn", t.Named("came this turn"))
    g.phrase("cond", "this unit was not placed this turn", Unless(t.Named("came this turn")))


def rear(env: dict[str, Any]) -> bool:
    """Whether the group is of rear-guards: else it may be of cards."""
    return t.Zone(("RC",)) in parts_of(env["g"])


def _often(when: Any) -> Any:
    return Compare(Happened(when), ">=", V("n"))


def _played() -> Any:
    return Played(YOU, V("k"))


DEEDS: tuple[tuple[str, str, str, str], ...] = (
    ("called", "call", "", CALLED),
    ("retired", "retire", "", RETIRED),
    ("discarded", "discard", "", DISCARDED),
    ("bound", "bind", "", BANISHED),
    ("returned", "return", " to hand", TAKEN),
    ("returned", "return", " to your hand", TAKEN),
    ("returned", "return", "", TAKEN),
    ("returned", "return", "", PUT_BACK),
    ("returned", "return", " to your deck", PUT_BACK),
    ("put", "put", " into soul", KEPT),
    ("put", "put", " into your soul", KEPT),
    ("put", "put", " into the soul", KEPT),
    ("put", "put", " into hand", TAKEN),
    ("put", "put", " into your hand", TAKEN),
    ("rode", "ride", "", RIDDEN),
)
"""What the text did before: in the past, bare, what follows the cards, and the deed."""


def told(env: dict[str, Any]) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def described(env: dict[str, Any]) -> bool:
    """Whether the group says more than "card" or "unit"."""
    return told(env) and env["k"] != t.Word("type", "unit")


def deeds(g: Grammar) -> None:
    """What became of the cards that the text named."""
    for did, bare, where, deed in DEEDS:
        such = Compare(Moved(deed, V("k")), ">=", 1)
        g.phrase("cond", f"you did not {bare} {{k:a_card}}{where}", Unless(such), told)
        if bare in ("retire", "discard", "bind"):
            g.phrase("cond", f"you did not {bare}", Unless(Compare(Moved(deed), ">=", 1)))
        for words, op in (("or more ", ">="), ("or less ", "<="), ("", "=")):
            several = Compare(Moved(deed, V("k")), op, V("n"))
            done = "ridden" if did == "rode" else did
            number = "{n:several}" if not words else "{n:number}"
            g.phrase("cond", f"{number} {words}{{k:card_many}} were {done}{where}", several)
        done = "ridden" if did == "rode" else did
        g.phrase("cond", f"{{k:a_card}} was {done}{where}", such)
        g.phrase("cond", f"no {{k:card_many}} were {done}{where}", Unless(such))
        if where in ("", " into soul", " into your soul", " into hand", " into your hand"):
            g.phrase("per", f" for each {{k:card_one}} {done}{where}", Moved(deed, V("k")), described)
    for done, deed in (("retired", RETIRED), ("bound", BANISHED), ("called", CALLED), ("discarded", DISCARDED)):
        moved = Compare(Moved(deed), ">=", 1)
        g.phrase("cond", f"it was {done}", moved)
        g.phrase("cond", f"it was not {done}", Unless(moved))
    g.phrase("cond", "you do not", Unless(Did("did")))
    g.phrase("cond", "you did not", Unless(Did("did")))
    for words in ("you drew a card", "you drew"):
        g.phrase("cond", words, Did("did"))
    g.phrase("cond", "you chose {k:a_card}", t.Among(t.Ref(CHOSEN), V("k")), described)
    g.phrase("cond", "you chose {n:several} {k:card_many}", t.Among(t.Ref(CHOSEN), V("k"), V("n")), told)


def paid(g: Grammar) -> None:
    """What happened this turn, said of costs and of zones."""
    for deed in ("Soul-Blast", "Counter-Blast"):
        paid = Compare(Happened(When(deed.lower(), All((YOURS, Role("paying"))), player=YOU)), ">=", 1)
        for cost in ("the cost of your card", "your card's cost", "a cost"):
            if cost != "a cost":
                g.phrase("cond", f"you [{deed}] for {cost}{{u:in_turn}}", paid)
        g.phrase("event", f"you [{deed}] {{n:number}} or more cards", When(deed.lower(), player=YOU, least=V("n")))
        g.phrase("event", f"you [{deed}] {{n:number}} or more", When(deed.lower(), player=YOU, least=V("n")))
    for icon, deed in (("[Stand]", t.STOOD), ("[Rest]", t.RESTED)):
        g.phrase("cond", f"you {icon} {{n:number}} or more{{b:by_this}}", Compare(Turned(deed), ">=", V("n")))
        for word in ("card's ability", "card's effect"):
            stood = When("state", V("g"), word=icon[1:-1].lower(), cause=Some((YOURS, ENEMY)))
            g.phrase("cond", f"your {{g:own_one}} {icon} by a {word}{{u:in_turn}}", Compare(Happened(stood), ">=", 1))


def charged(g: Grammar) -> None:
    """How much was blasted and charged this turn, in the past tense. NB: the events are about the card that does it."""
    for said in ("soul-charge", "counter-charge", "energy-charge", "soul-blast", "counter-blast", "energy-blast"):
        past = f"{said}ed" if said.endswith("t") else f"{said}d"
        for who, player in (("you", YOU), ("your opponent", t.OPPONENT)):
            done = When(said, player=player)
            g.phrase("cond", f"{who} {past}{{u:in_turn}}", Compare(t.Happened(done), ">=", 1))
            g.phrase("cond", f"{who} did not {said}{{u:in_turn}}", Unless(Compare(t.Happened(done), ">=", 1)))
            much = t.Happened(done, total=True)
            for words in (
                f"{who} {past} {{n:number}} or more{{u:in_turn}}",
                f"{who} {past} {{n:number}} or more cards{{u:in_turn}}",
                f"{who} {past} a total of {{n:number}} or more{{u:in_turn}}",
                f"the total number of cards {who} {past}{{u:in_turn}} is {{n:number}} or more",
            ):
                g.phrase("cond", words, Compare(much, ">=", V("n")))
            g.phrase("per", f" for each card {who} {past}{{u:in_turn}}", much)


def blasted(g: Grammar) -> None:
    """How many of a kind were charged, where the number stands in the icon."""
    g.phrase("charged_so", "[Soul-Charge {n:digits}] or more", V("n"))
    g.phrase("cond", "you {n:charged_so} {k:card_many}", Among(Ref("top"), V("k"), V("n")))


def vanguards_then(g: Grammar) -> None:
    """Vanguards that did not attack, and vanguards that the text has just told, with what they did."""
    idle = Not(Underwent(When("attack", SELF)))
    for it in ("it", "that unit", "that vanguard"):
        g.phrase("cond", f"you have {{g:a_own}} and {it} did not attack this turn", Exists(All((V("g"), idle))))
        g.phrase("cond", f"you have {{g:a_own}}, and {it} did not attack this turn", Exists(All((V("g"), idle))))
    vanguard = canonical(YOURS, Zone(("VC",)))
    used = Compare(Happened(When("move", dst=("soul",), cause=All((vanguard, Role("using OverSoul"))))), ">=", 1)
    g.phrase("cond", "that vanguard [OverSoul]{u:in_turn}", used)


def moved(g: Grammar) -> None:
    """Whether a unit came to the guardian circle, and what became of cards elsewhere."""
    went = Is(Ref(CHOSEN), t.Zone(("GC",)))
    for what in ("any units", "a unit", "a rear-guard", "any rear-guards", "it", "that unit"):
        for to in ("", " to (GC)"):
            for not_ in ("did not", "could not"):
                g.phrase("cond", f"you {not_} move {what}{to}", Unless(went))
            g.phrase("cond", f"you moved {what}{to}", went)
    for done, dst, word in (("bound", "bind", ""), ("removed", "removed", "remove"), ("put into soul", "soul", "")):
        for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
            gone = When("move", All((side, V("k"))), src=V("s"), dst=(dst,), word=word, cause=V("c"))
            once = Compare(Happened(gone), ">=", 1)
            for was in ("was", "is"):
                end = f"{done}{{s:whence}}{{c:by}}{{u:in_turn}}"
                g.phrase("cond", f"{whose} {{k:card_one}} {was} {end}", once, said_of_card)
                g.phrase("cond", f"{whose} {{k:card_one}} {was} not {end}", Unless(once), said_of_card)
    g.phrase("by", " by your vanguard's ability", All((YOURS, t.Zone(("VC",)))))
    g.phrase("by", " by your vanguard's abilities", All((YOURS, t.Zone(("VC",)))))


def said_of_card(env: t.Env) -> bool:
    """Whether it is said what card it is."""
    return any(part != ANY for part in parts_of(env["k"]))


PAID_WITH: tuple[tuple[str, str], ...] = (
    ("you discarded {k:a_card} for this cost", "discard"),
    ("you put {k:a_card} for this cost", "cost"),
    ("you put {k:a_card} into your soul for this cost", "cost"),
    ("you bound {k:a_card} for this cost", "cost"),
    ("you revealed {k:a_card} for this cost", "cost"),
    ("you returned {k:a_card} for this cost", "cost"),
    ("{k:a_card} was discarded for this cost", "discard"),
    ("{k:a_card} was put for this cost", "cost"),
    ("{k:a_card} was put into your soul for this cost", "cost"),
)
"""What card paid the cost."""


def of_costs(g: Grammar) -> None:
    for words, name in PAID_WITH:
        g.phrase("cond", words, t.Among(Ref(name), V("k")), described_so)


def described_so(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


def add(g: Grammar) -> None:
    for part in (active, deeds):
        part(g)
    paid(g)
    charged(g)
    blasted(g)
    vanguards_then(g)
    moved(g)
    of_costs(g)
