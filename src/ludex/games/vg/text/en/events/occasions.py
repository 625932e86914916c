"""English, further events: what players do, what becomes of cards in other zones, from where units attack."""

from __future__ import annotations

from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, OPPONENT, SELF, YOU, YOURS, All, Beside, Env, Lies, Slot, V, When, Zone

ROWS = (
    (" from the back row", Lies("back")),
    (" from the back row center column", Slot((3,))),
    (" from the back row center", Slot((3,))),
    (" from the front row", Lies("front")),
)


def attacking(g: Grammar) -> None:
    """Units that attack from a row, and attacks that were boosted."""
    for words, there in ROWS:
        for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
            g.phrase("event", f"{whose}{{g:{group}_one}} attacks{words}", When("attack", All((V("g"), there))))
        g.phrase("event", f"this unit attacks{words}", When("attack", All((SELF, there))))
    g.phrase("event", "your opponent's {g:foe_one} attacks", When("attack", V("g")))
    g.phrase("event", "your opponent's {g:foe_one}'s attack hits", When("hit", V("g")))
    g.phrase("event", "your opponent's {g:foe_one}'s attack does not hit", When("no hit", V("g")))
    for whose, group in (("your ", "own"), ("your other ", "other")):
        g.phrase("event", f"{whose}{{g:{group}_one}} boosts", When("boost", V("g")))
        g.phrase("event", f"{whose}{{g:{group}_one}} boosts {{k:a_any}}", When("boost", V("g"), V("k")))
        g.phrase("event", f"the attack of {whose}{{g:{group}_one}} does not hit", When("no hit", V("g")))


def players(g: Grammar) -> None:
    """What players do. NB: the events of charging and blasting are about the card whose ability does it."""
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for words, who in (("you draw a card", YOU), ("your opponent draws a card", OPPONENT)):
            g.phrase("event", f"{words}{by}", When("move", player=who, word="draw", cause=cause))
        for said in ("Counter-Charge", "Soul-Charge", "Energy-Charge", "Soul-Blast", "Counter-Blast"):
            g.phrase("event", f"you [{said}]{by}", When(said.lower(), cause, player=YOU))
    for card in ("your card", "a card"):
        g.phrase("event", f"{card} is put into your soul by [Soul-Charge]", CHARGED)
    g.phrase("event", "you operate {k:a_card}", When("operate", All((YOURS, V("k")))))
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        operated = When("operate", All((YOURS, V("k"))), cause=cause)
        g.phrase("event", f"{{k:a_card}} in your order zone is operated{by}", operated)
    for the in ("a", "the"):
        for hand in ("hand", "your hand"):
            for zone in ("the order zone", "your order zone", "your Order Zone", "the Order Zone"):
                words = f"{the} {{k:card_one}} you played from {hand} is put into {zone}"
                g.phrase("event", words, When("set from hand", All((YOURS, V("k")))), is_order)
    g.phrase("event", "any locked card is unlocked", When("become", word="unlock"))
    for song in ("your vanguard sings {k:a_card}", "{k:a_card} is sung"):
        g.phrase("event", song, When("sung", All((YOURS, V("k")))))
    for said, dst in (("into your order zone", "order zone"), ("into your soul", "soul"), ("into your drop", "drop")):
        put = When("move", All((YOURS, V("k"))), dst=(dst,))
        g.phrase("event", f"{{k:a_card}} is put {said}", put, is_order)
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        for by, cause in (("", ANY), ("{c:by}", V("c"))):
            for words in ("put on the bottom of your deck", "returned to your deck"):
                if group != "foe":
                    gone = When("move", V("g"), dst=("deck",), cause=cause)
                    g.phrase("event", f"{whose}{{g:{group}_one}} is {words}{by}", gone)
            unlocked = When("become", V("g"), word="unlock", cause=cause)
            g.phrase("event", f"{whose}{{g:{group}_one}} is unlocked{by}", unlocked, not_locked)
        elsewhere = When("move", V("g"), dst=("RC",), not_src=("hand",), word="placed")
        g.phrase("event", f"{whose}{{g:{group}_one}} is placed on (RC) other than from hand", elsewhere)
        anywhere = When("move", V("g"), not_src=("hand",), word="placed")
        g.phrase("event", f"{whose}{{g:{group}_one}} is placed other than from hand", anywhere)
        column = When("move", All((V("g"), COLUMN)), dst=("RC",), word="placed")
        words = "on a (RC) in the same column as this unit"
        g.phrase("event", f"{whose}{{g:{group}_one}} is placed {words}", column)
    g.phrase("event", "this card is put on (RC)", When("move", SELF, dst=("music",)))  # [VG 17.4.2]


def not_locked(env: Env) -> bool:
    """Whether the group does not speak of locked cards, which `happening` has."""
    return not any(isinstance(part, Zone) and part.names == ("locked",) for part in parts_of(env["g"]))


def put(g: Grammar) -> None:
    """Cards that are put from one place into another."""
    for words, whom in (("your card is ", YOURS), ("a card of yours is ", YOURS)):
        when = When("move", whom, src=V("s"), dst=V("d"))
        g.phrase("event", f"{words}put{{s:from}} {{d:into}}", when)
        g.phrase("event", f"{words}put {{d:into}}{{s:from}}", when)
    g.phrase("event", "put{s:from} {d:into}", When("move", SELF, src=V("s"), dst=V("d")))


CHARGED = When("move", YOURS, dst=("soul",), word="soul-charge")
COLUMN = Beside(SELF, "column")


def add(g: Grammar) -> None:
    for part in (attacking, players, put):
        part(g)
