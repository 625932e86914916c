"""English, conditions: what stands after "if", and before it ("during your turn")."""

from __future__ import annotations

import re
from typing import Any

from ludex.games.vg.c04_zones import FIELD, HARMONY
from ludex.games.vg.c14_conditions import YOUR_DAMAGE
from ludex.games.vg.text.en.nouns.nouns import STATES as IN_STATE
from ludex.games.vg.text.en.nouns.nouns import ZONES, placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import (
    CREST,
    DAMAGE,
    ENEMY_VANGUARD,
    GC,
    HAND,
    IT,
    ORDER_ZONE,
    RC,
    SHUFFLED,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, either
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    CALLED,
    CHOSEN,
    DISCARDED,
    KEPT,
    LAID,
    PUT_BACK,
    RETIRED,
    REVEALED,
    RIDDEN,
    TAKEN,
)
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Compare,
    Count,
    Env,
    Exists,
    Figure,
    Unless,
    V,
    Word,
)

PUT = (KEPT, TAKEN, BANISHED, BURIED, PUT_BACK, LAID)
"""What was done with a card that was put somewhere. NB: where several were, the text is declined."""
SIDES = (("your ", YOURS), ("your opponent's ", ENEMY))


def having(g: Grammar) -> None:
    """What a player has, and what a zone has."""
    for start, group in (("you have ", "own"), ("your opponent has ", "foe"), ("they have ", "foe")):
        g.phrase("cond", f"{start}{{g:a_{group}}}", Exists(V("g")))
        g.phrase("cond", f"{start}{{n:number}} or more {{g:{group}_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{start}{{n:number}} or less {{g:{group}_many}}", Compare(Count(V("g")), "<=", V("n")))
        g.phrase("cond", f"{start}no {{g:{group}_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{start}{{n:several}} {{g:{group}_many}}", Compare(Count(V("g")), "=", V("n")))
    for start in ("you do not have any ", "you do not have "):
        g.phrase("cond", f"{start}{{g:own_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{start}{{g:held_many}}", Unless(Exists(V("g"))), placed)
    g.phrase("cond", "you do not have {g:a_held}", Unless(Exists(V("g"))), placed)
    g.phrase("cond", "you do not have another {g:other_one}", Unless(Exists(V("g"))))
    for words, who in (("you have ", YOURS), ("you do not have ", YOURS)):
        crest = Exists(t.All((who, CREST, Word("name", V("n")))))
        for a in ("a ", "an "):
            g.phrase("cond", f"{words}{a}{{n:name}} crest", Unless(crest) if "not" in words else crest)
    g.phrase("cond", "you have {n:number} or less {g:held_many}", Compare(Count(V("g")), "<=", V("n")), placed)
    g.phrase("cond", "you have {n:number} or more damage", Exists(YOUR_DAMAGE, V("n")))
    equal = Compare(Count(V("g")), "=", V("n"))
    g.phrase("cond", "you have {n:several} {g:held_many}", equal, placed)
    g.phrase("cond", "you have no {g:held_many}", Unless(Exists(V("g"))), placed)
    g.phrase("cond", "you do not have {g:a_own}", Unless(Exists(V("g"))))
    g.phrase("cond", "you have another {g:other_one}", Exists(V("g")))
    g.phrase("cond", "you have {n:number} or more other {g:other_many}", Exists(V("g"), V("n")))
    g.phrase("cond", "you have {n:number} or more {g:held_many}", Exists(V("g"), V("n")), placed)
    g.phrase("cond", "you have {g:a_held}", Exists(V("g")), placed)
    for side, who in SIDES:
        for means, name in zone_names(side).items():
            described(g, name, "card_head", "pre", "card_post", always=(who, means))
            filler(g, f"{name}_said", *(f"{side}{zone}" for zone, where in ZONES if where == means))
            has = f"{{z:{name}_said}} has"
            for words, cond in (
                (f"{has} {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n"))),
                (f"{has} {{g:a_{name}}}", Exists(V("g"))),
                (f"{has} a total of {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n"))),
                (f"{has[:-1]}ve a total of {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n"))),
                (f"{has} no {{g:{name}_many}}", Unless(Exists(V("g")))),
                (f"{has} {{n:number}} or less {{g:{name}_many}}", Compare(Count(V("g")), "<=", V("n"))),
                (f"{has} {{n:several}} {{g:{name}_many}}", Compare(Count(V("g")), "=", V("n"))),
            ):
                g.phrase("cond", words, cond, of_the_field if means in (VC, RC, GC) else None)
    memory = t.Named("memory")
    described(g, "memory", "card_head", "pre", "card_post", always=(YOURS, ORDER_ZONE))
    kept = (YOURS, ORDER_ZONE, t.Role("in memory"))
    described(g, "recalled", "card_head", "pre", "card_post", always=kept)
    for of in ("in your memory", "in memory"):
        g.phrase("count", f"the number of {{g:recalled_many}} {of}", Count(V("g")))
        g.phrase("per", f" for each {{g:recalled_one}} {of}", Count(V("g")))
    put = t.When("move", YOURS, dst=("order zone",))
    laid = t.Both((memory, Compare(t.Happened(put), ">=", 1)))
    for into in ("into memory", "into your memory"):
        g.phrase("cond", f"your card was put {into} this turn", laid)
    several = t.Both((memory, Exists(V("g"), V("n"))))
    g.phrase("cond", "your memory has {n:number} or more {g:memory_many}", several)
    g.phrase("cond", "your memory has {g:a_memory}", t.Both((memory, Exists(V("g")))))
    arms = canonical(YOURS, t.Zone(("arms",)))
    g.phrase("cond", "your (VC) has an Arms", Exists(arms))
    g.phrase("cond", "your (VC) has {n:number} or more Arms", Exists(arms, V("n")))
    g.phrase("cond", "your (VC) has {n:number} Arms", Compare(Count(arms), "=", V("n")))
    prisoners = canonical(ENEMY, t.Zone(("imprisoned",)))
    for start in ("{n:number} or more", "{n:number} or more of your opponent's"):
        g.phrase("cond", f"{start} cards are imprisoned in your Prison", Exists(prisoners, V("n")))
    for words, op in (("or more", ">="), ("or less", "<=")):
        count = Compare(Count(prisoners), op, V("n"))
        held = "the number of your opponent's cards imprisoned in your Prison"
        g.phrase("cond", f"{held} is {{n:number}} {words}", count)
        if op == "<=":
            g.phrase("cond", "{n:number} or less of your opponent's cards are imprisoned in your Prison", count)
    g.phrase("per", " for each of your opponent's cards imprisoned in your Prison", Count(prisoners))
    g.phrase("per", " for each card imprisoned in your Prison", Count(prisoners))
    bearing(g)


def zone_names(side: str) -> dict[Any, str]:
    """The names of the categories of groups in a zone of a player."""
    names: dict[Any, str] = {}
    for zone, means in ZONES:
        if len(means.names) == 1:
            names.setdefault(means, re.sub(r"\W", "_", f"{side}{zone}"))
    return names


def of_the_field(env: Env) -> bool:
    """Whether the group may lie on a circle: an order does not."""
    types = [part.value for part in parts_of(env["g"]) if isinstance(part, Word) and part.kind == "type"]
    return all(value in ("unit", "normal", "trigger", "G") for value in types)


def of_you(env: Env) -> bool:
    """Whether the first condition is about what the player did or has: the second is said of the same player."""
    cond = env["a"]
    if isinstance(cond, t.Compare):
        cond = cond.a
    if isinstance(cond, t.Happened):
        return bool(cond.when.player == YOU)
    if isinstance(cond, t.Is):
        return isinstance(cond.what, t.Ref)
    return isinstance(cond, (t.Among, t.Moved)) or (isinstance(cond, Exists) and YOURS in parts_of(cond.what))


def bearing(g: Grammar) -> None:
    """Markers on circles."""
    for name in ("Dragontree", "Infinity Eyes", "Cradle"):
        marker = canonical(t.Zone(("marker",)), Word("marker", name))
        here = Exists(canonical(marker, t.Beside(SELF, "spot")))
        g.phrase("cond", f"this unit is on a (RC) with a {name} marker", here)
        yours = canonical(YOURS, marker)
        for on in ("", " on your (RC)"):
            g.phrase("cond", f"you have {{n:number}} or more {name} markers{on}", Exists(yours, V("n")))
            g.phrase("cond", f"you have a {name} marker{on}", Exists(yours))
            g.phrase("per", f" for each {name} marker{on}", Count(yours))
            g.phrase("per", f" for each of your {name} markers{on}", Count(yours))
        g.phrase("cond", f"your (RC) has a {name} marker", Exists(yours))


def counting(g: Grammar) -> None:
    """How many there are, compared with a number, or with those of the opponent."""
    for words, op in (("or more", ">="), ("or less", "<="), ("or greater", ">=")):
        for start, group in (("", "own"), ("other ", "other")):
            how_many = f"the number of {start}{{g:{group}_many}} you have is {{n:number}} {words}"
            g.phrase("cond", how_many, Compare(Count(V("g")), op, V("n")))
            how_many = f"the number of your {start}{{g:{group}_many}} is {{n:number}} {words}"
            g.phrase("cond", how_many, Compare(Count(V("g")), op, V("n")))
        for start in (
            "the number of {g:foe_many} your opponent has",
            "the number of your opponent's {g:foe_many}",
        ):
            g.phrase("cond", f"{start} is {{n:number}} {words}", Compare(Count(V("g")), op, V("n")))
        held = f"the number of {{g:held_many}} is {{n:number}} {words}"
        g.phrase("cond", held, Compare(Count(V("g")), op, V("n")), placed)
        there = f"there are {{n:number}} {words} {{g:held_many}}"
        many = Exists(V("g"), V("n")) if op == ">=" else Compare(Count(V("g")), op, V("n"))
        g.phrase("cond", there, many, placed)
    g.phrase("cond", "there are no {g:held_many}", Unless(Exists(V("g"))), placed)
    g.phrase("cond", "there is {g:a_held}", Exists(V("g")), placed)
    for words, op in (
        ("greater than", ">"),
        ("more than", ">"),
        ("less than", "<"),
        ("equal to or more than", ">="),
        ("equal to or greater than", ">="),
        ("equal to or less than", "<="),
    ):
        for said, zone in (
            ("cards in your hand", HAND),
            ("cards in your damage zone", DAMAGE),
            ("rear-guards you have", RC),
        ):
            mine, theirs = (Count(canonical(who, zone)) for who in (YOURS, ENEMY))
            g.phrase("cond", f"the number of {said} is {words} your opponent's", Compare(mine, op, theirs))
    for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
        mine, theirs = (Count(canonical(who, RC)) for who in (YOURS, ENEMY))
        g.phrase("cond", f"you have {words} rear-guards than your opponent", Compare(mine, op, theirs))
        mine, theirs = (Count(canonical(who, DAMAGE)) for who in (YOURS, ENEMY))
        g.phrase("cond", f"you have {words} damage than your opponent", Compare(mine, op, theirs))


STATES: tuple[tuple[str, Any], ...] = (
    ("on (VC)", VC),
    ("on (RC)", RC),
    ("on (GC)", GC),
    ("on (VC) or (RC)", t.Zone(("RC", "VC"))),
    ("on (VC) or (GC)", t.Zone(("GC", "VC"))),
    ("on (RC) or (GC)", t.Zone(("GC", "RC"))),
    ("on your (VC)", canonical(YOURS, VC)),
    ("[Stand]", t.State("stand")),
    ("[Rest]", t.State("rest")),
    ("in the front row", t.Lies("front")),
    ("in the back row", t.Lies("back")),
    ("in the back row center column", t.Slot((3,))),
    ("in the back row center", t.Slot((3,))),
    ("in the [overDress] state", t.Mark("overDress")),
    *((f"in the [{state}] state", Word("state", state)) for state in IN_STATE),
    *((f"in the {state} state", Word("state", state)) for state in IN_STATE),
    ("in the same column as your vanguard", t.Beside(VANGUARD, "column")),
    ("in the same column as this unit", t.Beside(SELF, "column")),
    ("boosted by a unit", t.Role("boosted")),
    ("in the [XoverDress] state", t.Mark("XoverDress")),
    ("in harmony", Word("state", HARMONY)),
    ("boosted", t.Role("boosted")),
    ("being attacked", t.Role("attacked")),
    ("attacking", t.Role("attacking")),
    ("[Legion]", t.Role("legion")),
    ("locked", t.Zone(("locked",))),
    *((state, Word("state", state)) for state in ("blazing", "engorged", "hollowed", "charging")),
)
"""How units are."""


def states(g: Grammar) -> None:
    """What a unit is now, and what a card that was named is."""
    for words, such in STATES:
        g.phrase("state_of", words, such)
    for this, what in (("this unit", SELF), ("this card", SELF), ("it", IT), ("that unit", IT), ("that card", IT)):
        g.phrase("cond", f"{this} is {{s:state_of}}", t.Is(what, V("s")))
        g.phrase("cond", f"{this} is not {{s:state_of}}", Unless(t.Is(what, V("s"))))
        for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            such = Figure(V("f"), op, V("n"))
            g.phrase("cond", f"{this}'s {{f:figure}} is {{n:digits}} {words}", t.Is(what, such))
            if this == "it":
                g.phrase("cond", f"its {{f:figure}} is {{n:digits}} {words}", t.Is(what, such))
    g.phrase("cond", "this card is face up", t.Is(SELF, t.FaceUp(True)))
    for this in ("it", "that card", "that unit", "that vanguard", "that rear-guard", "the revealed card"):
        what = t.Ref(REVEALED) if "revealed" in this else IT
        for category in ("cond", "said"):
            g.phrase(category, f"{this} is {{g:a_card}}", t.Is(what, V("g")))
            g.phrase(category, f"{this} is {{g:card_one}}", t.Is(what, V("g")), unspoken)
            for no in ("is not", "isn't"):
                g.phrase(category, f"{this} {no} {{g:a_card}}", Unless(t.Is(what, V("g"))))
    for this in ("that", "the revealed"):
        what = IT if this == "that" else t.Ref(REVEALED)
        both = t.Is(what, t.All((V("j"), V("k"))))
        for category in ("cond", "said"):
            g.phrase(category, f"{this} {{j:card_one}} is {{k:a_card}}", both, both_told)
    for side, who in SIDES:
        there = t.All((who, VC, V("s")))
        g.phrase("cond", f"{side}vanguard is {{s:state_of}}", Exists(there))
        for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            figure = t.All((who, VC, Figure(V("f"), op, V("n"))))
            g.phrase("cond", f"{side}vanguard's {{f:figure}} is {{n:digits}} {words}", Exists(figure))
    vanguards = Exists(t.All((YOURS, VC, V("g"))))
    g.phrase("cond", "your vanguard is {g:names}", vanguards, either)


def both_told(env: Env) -> bool:
    """Whether both descriptions say more than "card" or "unit"."""
    return not {env["j"], env["k"]} & {t.ANY, t.Word("type", "unit")}


def unspoken(env: Env) -> bool:
    """Whether the group is only a grade or a name, which has no article."""
    return isinstance(env["g"], Figure) or (isinstance(env["g"], Word) and env["g"].kind == "name")


def being(g: Grammar) -> None:
    """What a vanguard is."""
    for side, who in SIDES:
        for words, such in (
            ("grade {n:digits} or greater", Figure("grade", ">=", V("n"))),
            ("grade {n:digits} or less", Figure("grade", "<=", V("n"))),
            ("grade {n:digits}", Figure("grade", "=", V("n"))),
            ("{n:name}", Word("name", V("n"))),
        ):
            g.phrase("cond", f"{side}vanguard is {words}", Exists(t.All((who, VC, such))))
    for side, who in SIDES:
        vanguard = "own_vanguard" if who == YOURS else "foe_vanguard"
        described(g, vanguard, "card_head", "pre", "card_post", always=(who, VC))
        g.phrase("cond", f"{side}vanguard is {{g:a_{vanguard}}}", Exists(V("g")))
        for row in ("front", "back"):
            name = re.sub(r"\W", "_", f"{side}{row}_row")
            described(g, name, "field_head", "pre", "field_post", (FIELD,), (who, t.Lies(row)))
            has = f"{side}{row} row has"
            g.phrase("cond", f"{has} {{g:a_{name}}}", Exists(V("g")))
            g.phrase("cond", f"{has} {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n")))
            g.phrase("cond", f"{has} no {{g:{name}_many}}", Unless(Exists(V("g"))))
    mine, theirs = t.Greatest(VANGUARD, "grade"), t.Greatest(ENEMY_VANGUARD, "grade")
    for words, op in (
        ("less than", "<"),
        ("greater than", ">"),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
    ):
        cond = Compare(mine, op, theirs)
        g.phrase("cond", f"your vanguard's grade is {words} your opponent's vanguard's grade", cond)
        g.phrase(
            "cond", f"your opponent's vanguard's grade is {words} your vanguard's grade", Compare(theirs, op, mine)
        )
    g.phrase("cond", "you went second", t.Named("went second"))
    g.phrase("cond", "you went first", Unless(t.Named("went second")))


def remembering(g: Grammar) -> None:
    """What happened this turn or in this effect."""
    for name in ("Final Rush", "Final Burst"):
        g.phrase("cond", f'you are in "{name}"', t.Named(name))
    for name in ("Dark Night", "Abyssal Dark Night"):
        g.phrase("cond", f"your World is {name}", t.Named(f"world {name}"))
    nights = tuple(t.Named(f"world {name}") for name in ("Dark Night", "Abyssal Dark Night"))
    g.phrase("cond", "your World is Dark Night or Abyssal Dark Night", t.Either(nights))
    g.phrase("cond", "it is Abyssal Dark Night", t.Named("world Abyssal Dark Night"))
    nth = Compare(t.Memory("battles"), "=", V("n"))
    later = Compare(t.Memory("battles"), ">=", V("n"))
    either_of = t.Either((nth, Compare(t.Memory("battles"), "=", V("m"))))
    for this in ("this turn", "that turn", "the turn"):
        g.phrase("cond", f"it is the {{n:ordinal}} battle of {this}", t.Both((t.Named("battle"), nth)))
        g.phrase("cond", f"it is the {{n:ordinal}} battle of {this} or more", t.Both((t.Named("battle"), later)))
        words = f"it is the {{n:ordinal}} or {{m:ordinal}} battle of {this}"
        g.phrase("cond", words, t.Both((t.Named("battle"), either_of)))
    for phase in ("ride", "main", "battle"):
        now = t.Both((t.TurnOf(YOU), t.During(phase)))
        g.phrase("cond", f"it is your {phase} phase", now)
        g.phrase("cond", f"it is not your {phase} phase", Unless(now))
    g.phrase("cond", "it is your turn", t.TurnOf(YOU))
    g.phrase("cond", "it is your opponent's turn", t.TurnOf(OPPONENT))
    for words in ("the attack", "that attack", "this unit's attack"):
        own = t.Both((t.Named("attacked in this battle"), t.Named("attack missed")))
        g.phrase("cond", f"{words} did not hit", own if "unit" in words else t.Named("attack missed"))
        g.phrase(
            "cond", f"{words} did not hit during that battle", own if "unit" in words else t.Named("attack missed")
        )
    for whose, group in (("your ", "own"), ("your opponent's ", "foe")):
        attacked = Compare(t.Happened(t.When("attack", V("g"))), ">=", 1)
        g.phrase("cond", f"{whose}{{g:{group}_one}} attacked this turn", attacked)
    history(g)
    for did, not_, deed in (
        ("called a card", "call a card", CALLED),
        ("retired a card", "retire a card", RETIRED),
        ("put a card into hand", "put a card into hand", TAKEN),
        ("put a card into your hand", "put a card into your hand", TAKEN),
        ("put a card into soul", "put a card into soul", KEPT),
        ("put a card into your soul", "put a card into your soul", KEPT),
        ("discarded a card", "discard a card", DISCARDED),
        ("bound a card", "bind a card", BANISHED),
        ("rode a card", "ride a card", RIDDEN),
        ("rode", "ride", RIDDEN),
        ("called", "call", CALLED),
        ("called it", "call it", CALLED),
        ("retired a unit", "retire a unit", RETIRED),
        ("returned a card", "return a card", TAKEN),
        ("returned a card to hand", "return a card to hand", TAKEN),
        *(
            (f"put {what} into {where}", f"put {what} into {where}", deed)
            for what in ("it", "that card", "them")
            for where, deed in (
                ("hand", TAKEN),
                ("your hand", TAKEN),
                ("soul", KEPT),
                ("your soul", KEPT),
                ("the soul", KEPT),
                ("your drop", BURIED),
                ("drop", BURIED),
            )
        ),
        ("put a card into the soul", "put a card into the soul", KEPT),
        ("called it to (RC)", "call it to (RC)", CALLED),
        ("called that card", "call that card", CALLED),
        ("called any cards", "call any cards", CALLED),
        ("discarded any cards", "discard any cards", DISCARDED),
        ("put any cards into your hand", "put any cards into your hand", TAKEN),
        *((f"put {what}", f"put {what}", deed) for what in ("a card", "it") for deed in PUT),
    ):
        moved = Compare(t.Moved(deed), ">=", 1)
        g.phrase("cond", f"you {did}", moved)
        g.phrase("cond", f"you did not {not_}", Unless(moved))
        if " a card" in did:
            for words, op in (("or more cards", ">="), ("cards", "=")):
                several = Compare(t.Moved(deed), op, V("n"))
                g.phrase("cond", f"you {did.replace('a card', f'{{n:number}} {words}')}", several)
    for deck in ("the deck", "your deck"):
        for shuffled in ("the deck", "your deck"):
            g.phrase("clause", f"if you searched {deck}, shuffle {shuffled}", SHUFFLED)
    shown = t.Among(t.Ref(REVEALED), t.ANY)
    g.phrase("cond", "you revealed a card", shown)
    g.phrase("cond", "you did not reveal a card", Unless(shown))
    g.phrase("cond", "you did not reveal any cards", Unless(shown))
    g.phrase("cond", "you revealed {k:a_card}", t.Among(t.Ref(REVEALED), V("k")), told)
    chosen = t.Among(t.Ref(CHOSEN), t.ANY)
    for words in ("you chose a card", "you chose", "you chose one or more cards"):
        g.phrase("cond", words, chosen)
    g.phrase("cond", "you did not choose a card", Unless(chosen))
    g.phrase("cond", "you chose {n:several} cards", t.Among(t.Ref(CHOSEN), t.ANY, V("n")))
    g.phrase("cond", "you chose {n:several} or more cards", t.Among(t.Ref(CHOSEN), t.ANY, V("n")))
    g.phrase("cond", "you do", t.Did("did"))
    g.phrase("cond", "you did", t.Did("did"))


def told(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != t.ANY)


def history(g: Grammar) -> None:
    """What players did this turn."""
    for did, do, when in (
        ("persona rode", "persona ride", t.When("persona ride", player=YOU)),
        ("rode", "ride", t.When("ride", player=YOU)),
        *(
            (f"[{said}]", f"[{said}]", t.When(said.lower(), player=YOU))
            for said in (
                "Counter-Charge",
                "Soul-Charge",
                "Counter-Blast",
                "Soul-Blast",
                "Energy-Blast",
                "Energy-Charge",
            )
        ),
    ):
        happened = Compare(t.Happened(when), ">=", 1)
        g.phrase("cond", f"you {did} this turn", happened)
        g.phrase("cond", f"you did not {do} this turn", Unless(happened))
    for said, who in (("your", YOU), ("your opponent's", OPPONENT)):
        came = Compare(t.Happened(t.When("move", player=who, dst=("damage",))), ">=", 1)
        for card in ("a card", "a new card"):
            g.phrase("cond", f"{card} was put into {said} damage zone this turn", came)
    for said, name in (("Divine Skill", "divine skills"), ("Unique Skill", "unique skills")):
        for fight in ("this fight", "during this fight"):
            none = Compare(t.Number(YOU, name), "=", 0)
            g.phrase("cond", f"you did not use a [{said}] {fight}", none)
            g.phrase("cond", f"you used a [{said}] {fight}", Compare(t.Number(YOU, name), ">=", 1))
    bound = Compare(t.Happened(t.When("move", dst=("bind",))), ">=", 1)
    g.phrase("cond", "any player's card was bound this turn", bound)


def turns(g: Grammar) -> None:
    for words, cond in (
        ("during your turn", t.TurnOf(YOU)),
        ("during your opponent's turn", t.TurnOf(OPPONENT)),
    ):
        g.phrase("time", words, cond)


def add(g: Grammar) -> None:
    for part in (having, counting, states, being, remembering, turns):
        part(g)
    g.phrase("conds", "{q:cond}", V("q"))
    g.phrase("conds", "{a:cond}, and {b:cond}", t.Both((V("a"), V("b"))))
    g.phrase("conds", "{a:cond} and {b:cond}", t.Both((V("a"), V("b"))))
    g.phrase("conds", "{a:cond}, or {b:cond}", t.Either((V("a"), V("b"))))
    g.phrase("conds", "{a:cond}, or if {b:cond}", t.Either((V("a"), V("b"))))
    g.phrase("conds", "{a:cond}, and {b:cond}, and {c:cond}", t.Both((V("a"), V("b"), V("c"))))
    g.phrase("conds", "{a:cond} or {b:cond}", t.Either((V("a"), V("b"))))
    for words, joined in (
        (", or have", t.Either),
        (" or have", t.Either),
        (", and have", t.Both),
        (" and have", t.Both),
    ):
        g.phrase("conds", f"{{a:cond}}{words} {{g:a_own}}", joined((V("a"), Exists(V("g")))), of_you)
        more = joined((V("a"), Exists(V("g"), V("n"))))
        g.phrase("conds", f"{{a:cond}}{words} {{n:number}} or more {{g:own_many}}", more, of_you)
