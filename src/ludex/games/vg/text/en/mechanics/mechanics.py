"""English, words of single mechanics: Melody, Final Rush, worlds, Alchemagic, Alchemix, attach, dominate,
the Astral Plane, D-legion, the states of dressed units."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c06_dressing import OVER_IT
from ludex.games.vg.c06_legion import seek_mate
from ludex.games.vg.c07_alchemagic import BINDS
from ludex.games.vg.c07_worlds import BURST, RUSH, WORLDS
from ludex.games.vg.text.en.lines.abilities import HEADINGS, heads
from ludex.games.vg.text.meanings import (
    DRESSED,
    DROP,
    ENEMY_VANGUARD,
    IT,
    ME,
    NAMED,
    NORMAL,
    OR_NAMED,
    ORDER,
    ORDER_ZONE,
    RC,
    SLOTS,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Compare,
    Continue,
    Count,
    Do,
    Exists,
    Not,
    Passive,
    Player,
    Ref,
    Related,
    Rule,
    SetState,
    Shares,
    Some,
    V,
    When,
    Word,
    slotted,
)

PLAYED = canonical(YOURS, NORMAL, ORDER)
ADDED = canonical(YOURS, DROP, NORMAL, ORDER)
ALL_ORDERS = canonical(YOURS, ORDER_ZONE)


def melody(g: Grammar) -> None:
    """[VG 14.41.1] What a unit with Melody shares with all others: [VG 14.41.1.1] what stands between its icon and the
    words that share it."""
    friends = canonical(YOURS, FIELD, t.Has("Melody"))
    shared = Passive((t.Gives(friends, (t.Grant(ME, V("a")),)),), keyword="Melody")
    g.phrase("unit", "[Melody]-{a:line} ^this is shared by all of your units with [Melody].", (shared,))


def worlds(g: Grammar) -> None:
    """[VG 7.42.1] Final Rush, [VG 7.43.2] worlds: what a player is in for a while, and what their world becomes."""
    for name in (RUSH, BURST):
        being = (Continue((Rule("permit", name, Player(YOU)),), V("u")),)
        g.phrase("clause", f'you are in "{name}" {{u:until}}', being)
        g.phrase("clause", f'{{u:until}}, you are in "{name}"', being)
        g.phrase("clause", f'{{u:until}}, you "{name}"', being)
    for name in WORLDS:
        g.phrase("state", f"your World becomes {name}", (Rule("permit", f"world {name}", Player(YOU)),))
    for head, zones, row in heads("CONT"):
        if row is not None:
            continue
        for dash in ("-", " - "):
            words = (
                f"{head}^if {{q:conds}}, the following effects are active according to the number of cards in your "
                f"order zone.\n・1 card{dash}^{{a:states}}.\n・2 or more cards{dash}^{{b:states}}."
            )
            one = Passive(V("a"), t.Both((V("q"), Compare(Count(ALL_ORDERS), "=", 1))), zones=zones, headings=HEADINGS)
            more = Passive(V("b"), t.Both((V("q"), Exists(ALL_ORDERS, 2))), zones=zones, headings=HEADINGS)
            g.phrase("unit", words, (one, more))


def mixing(same: bool) -> Any:
    """[VG 7.44.1] Alchemagic with an order of the drop zone, which is bound: one of the same name as the order that is
    played, or one of another name."""
    name = Shares(Ref("subject"), "name")
    other = canonical(ADDED, name if same else Not(name))
    return (Rule("widen", "alchemagic", PLAYED, other), Rule("permit", BINDS, ADDED))


def orders(g: Grammar) -> None:
    for words, same in (("the same card name", True), ("a different card name", False)):
        said = f"when you would play a normal order, you can bind a normal order with {words} from your drop"
        g.phrase("state", f"{said}, and Alchemagic", mixing(same))


def joining(g: Grammar) -> None:
    """[VG 6.9.2] Attach, [VG 6.10.2] Alchemix: units that become one with others."""
    g.phrase("clause", "attach {o:object} to your vanguard", (Do("attach", V("o")),))
    both = (Do("Alchemix", Some((Ref("created"), IT))),)
    g.phrase("clause", "Alchemix it with that token", both)
    g.phrase("event", "you Alchemix", When("Alchemix", player=YOU))


def dominating(g: Grammar) -> None:
    """[VG 7.39.1] Units that are dominated while they attack by the same effect. [VG 7.36.1]"""
    g.phrase("clause", "[Stand] and dominate {o:object}", (SetState(V("o"), "stand"), Do("dominate", V("o"))))
    foe = (t.ForEach("foe", ENEMY_VANGUARD, (Do("attack", V("o"), word="foe"),)),)
    for words in ("{o:thing} attacks your opponent's vanguard", "attack your opponent's vanguard with {o:thing}"):
        g.phrase("clause", words, foe)
    for words in ("your opponent's other {g:foe_one}", "one of your opponent's other {g:foe_many}"):
        other = (Choose("foe", 1, t.All((V("g"), Not(V("o"))))), Do("attack", V("o"), word="foe"))
        g.phrase("clause", f"{{o:thing}} attacks {words}", other)
    for words in ("your opponent's {g:foe_one}", "one of your opponent's {g:foe_many}"):
        some = (Choose("foe", 1, V("g")), Do("attack", V("o"), word="foe"))
        g.phrase("clause", f"{{o:thing}} attacks {words}", some, rear)


def rear(env: t.Env) -> bool:
    """Whether the units are rear-guards: of vanguards other phrases tell."""
    return RC in parts_of(env["g"])


def circles(g: Grammar) -> None:
    """[VG 17.3.1] A circle that becomes an Astral Plane; [VG 7.30.5] a card that is put as a locked card."""
    becomes = (Do("circle becomes", SELF, word="astral plane"),)
    g.phrase("clause", "choose one of your (RC), and it becomes an Astral Plane", becomes)
    locked = (Do("put as locked", t.Top("deck", 1, OPPONENT)),)
    g.phrase("clause", "your opponent puts the top card of their deck on (RC) as a locked card", locked)


def legions(g: Grammar) -> None:
    """[VG 14.11.1.2] D-legion: with whom, and who is in it."""
    one = (slotted(seek_mate(Word("name", NAMED), True), SLOTS),)
    two = (slotted(seek_mate(Some((Word("name", NAMED), Word("name", OR_NAMED))), True), SLOTS),)
    g.phrase("unit", "[ACT](VC):[D-Legion]{n:name}", one)
    g.phrase("unit", "[ACT](VC):[D-Legion]{n:name} or {m:name}", two)
    g.phrase("state_of", "[D-Legion]", t.Role("D-legion"))


def dresses(g: Grammar) -> None:
    """[VG 14.42] [VG 14.49] Units in one state of dress or the other, and the cards below them."""
    either = "in the [overDress] or [XoverDress] state"
    g.phrase("field_post", f" {either}", DRESSED)
    outer = canonical(YOURS, FIELD, Related(OVER_IT, SELF))
    for words in ("choose one of this card's outerDress units", "choose one of this card's outerDress"):
        g.phrase("clause", words, (Choose("t", 1, outer),))
    for words in ("all of this card's outerDress units", "all of this card's outerDress"):
        g.phrase("things", words, outer)
    g.phrase("state_of", either, DRESSED)
    for dress in ("overDress", "XoverDress"):
        for by in (f"by [{dress}]", f"by the [{dress}] ability"):
            g.phrase("event", f"your {{g:own_one}} is placed on (RC) {by}", When(dress, V("g")))
    below: Any = Count(canonical(t.Zone(("originalDress",)), t.Linked(SELF)))
    g.phrase("per", " for each of this unit's originalDress", below)


def add(g: Grammar) -> None:
    for part in (melody, worlds, orders, joining, dominating, circles, legions, dresses):
        part(g)
