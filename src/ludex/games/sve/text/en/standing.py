"""English, standing effects: abilities that always apply, changed damage, and prohibitions."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import EVERYWHERE
from ludex.games.sve.groups import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.en.words import ON_FIELD, THIS
from ludex.games.sve.text.meanings import LEADER, ME, capped, join, lessened, more
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    EventAmount,
    Give,
    Gives,
    Mere,
    Passive,
    Replace,
    Rule,
    Times,
    V,
    When,
    replace,
)
from ludex.lang.surface import parts_of

FIGHTS = ("attack", "combat")
OURS = (("your", "own_many"), ("your other", "own_other_many"))


def passives(g: Grammar) -> None:
    """[SVE 10.1.1.3.1] Text that is neither an activated nor an automatic ability."""
    g.phrase("have", "{o:thing} has {b:boons}", Gives(V("o"), V("b")))
    g.phrase("have", "your {g:own_many} have {b:boons}", Gives(V("g"), V("b")))
    g.phrase("have", "your other {g:own_other_many} have {b:boons}", Gives(V("g"), V("b")))
    g.phrase("have", "its name is also {n:name}", Gives(SELF, (t.Rename(ME, "name", "add", V("n")),)))
    g.phrase("have", "{o:thing} have {b:boons}", Gives(V("o"), V("b")))
    for verb in ("has", "have"):
        g.phrase("qhave", f"{{o:thing}} {verb} {{b:qboons}}", Gives(V("o"), V("b")))
    for template, means in (
        ("^{h:have}.", Passive((V("h"),))),
        ("^{h:qhave}", Passive((V("h"),))),
        ("^while this card is on your field, {h:have}.", Passive((V("h"),))),
        ("^while this card is on the field, {h:have}.", Passive((V("h"),))),
        ("^while this is on your field, {h:have}.", Passive((V("h"),))),
        ("^while this is on the field, {h:have}.", Passive((V("h"),))),
        ("^while {q:cond}, {h:have}.", Passive((V("h"),), V("q"))),
        ("^while this card is on your field, {h:qhave}", Passive((V("h"),))),
        ("^while {q:cond}, {h:qhave}", Passive((V("h"),), V("q"))),
        ("^if {q:cond}, {h:have}.", Passive((V("h"),), V("q"))),
        ("^if {q:cond}, {h:qhave}", Passive((V("h"),), V("q"))),
        ("{q:heading}: ^{h:have}.", Passive((V("h"),), V("q"))),
        ("{q:heading} - ^{h:have}.", Passive((V("h"),), V("q"))),
        ("^during your turn, {h:have}.", Passive((V("h"),), t.TurnOf(YOU))),
        ("^during each opponent's turn, {h:have}.", Passive((V("h"),), t.TurnOf(t.OPPONENT))),
    ):
        g.phrase("unit", template, (means,))


def limits(g: Grammar) -> None:
    """Phrases for what cannot happen to this card, and for what it cannot do."""
    for this in ("this card", "this"):
        for template, means in (
            (f"^{this} can only be played from hand.", forbid("play", zones=("ex",))),
            (f"^{this} can only be played from your hand.", forbid("play", zones=("ex",))),
            (f"^{this} can't be played from the EX area.", forbid("play", zones=("ex",))),
        ):
            g.phrase("unit", template, (means,))
    for this in ("this follower", "this"):
        for words, hit in (("damage", ""), ("ability damage", "ability")):
            shield = t.Replace(When("damage", SELF, word=hit))
            g.phrase("unit", f"^{this} doesn't take {words}.", (shield,))
            for cond in ("^while {q:cond}, ", "^if {q:cond}, ", "{q:heading} - ^"):
                g.phrase("unit", f"{cond}{this} doesn't take {words}.", (replace(shield, cond=V("q")),))
    for this in ("this follower", "this card", "this"):
        for template, means in (
            (
                f"^{this}'s name is also {{n:name}}.",
                Passive((Gives(SELF, (t.Rename(ME, "name", "add", V("n")),)),), zones=EVERYWHERE),
            ),
            (f"^{this} can't attack enemies.", forbid("attack")),
            (f"^{this} can't attack.", forbid("attack")),
            (f"^{this} can't attack enemy leaders.", forbid("attack targets", LEADER)),
            (f"^if {{q:cond}}, {this} can't attack enemies.", forbid("attack", cond=V("q"))),
            (f"^if {{q:cond}}, {this} can't attack enemy leaders.", forbid("attack targets", LEADER, V("q"))),
        ):
            g.phrase("unit", template, (means,))


def forbid(query: str, to: t.Sel = t.ANY, cond: Any = None, zones: tuple[str, ...] = ()) -> Passive:
    return Passive((t.Rule("forbid", query, SELF, to),), cond, zones=zones)


def damage(g: Grammar) -> None:
    """[SVE 10.2.1.3.2] Changed damage is a replacement of the damage event."""
    for this in ("this follower", "this"):
        harder = Replace(When("damage", cause=SELF), keep=True, amount=more(V("n")))
        standing(g, f"{this} deals {{n:digits}} more damage", harder)
        double = Replace(When("damage", other=SELF), keep=True, amount=Times(2, EventAmount()))
        both = f"{this} deals double attack damage to leaders and double combat damage to followers"
        standing(g, both, double)
        less = Replace(When("damage", SELF), keep=True, amount=more(V("n")))
        standing(g, f"reduce damage dealt to {this} by {{n:minus}}", less)
        standing(g, f"reduce the damage dealt to {this} by {{n:minus}}", less)
        standing(g, f"{this} takes {{n:minus}} less damage", less)
        for words, hit in (("damage", ""), ("ability damage", "ability")):
            standing(g, f"{this} doesn't take {words}", Replace(When("damage", SELF, word=hit)))
        fights = tuple(Replace(When("damage", SELF, word=word)) for word in FIGHTS)
        for start, cond in (("^", None), ("^during your turn, ", t.TurnOf(YOU))):
            safe = tuple(replace(one, cond=cond) for one in fights)
            g.phrase("unit", f"{start}{this} doesn't take combat damage.", safe)
    standing(g, "your leader takes {n:minus} less damage", lessened(YOUR_LEADER))
    for whose, group in OURS:
        softer = Replace(When("damage", V("g"), word="ability", cause=t.ENEMY), keep=True, amount=more(V("n")))
        standing(g, f"{whose} {{g:{group}}} take {{n:minus}} less damage from enemy abilities", softer)
        standing(g, f"{whose} {{g:{group}}} don't take damage", Replace(When("damage", V("g"))))
        soft = Replace(When("damage", V("g")), keep=True, amount=more(V("n")))
        standing(g, f"{whose} {{g:{group}}} take {{n:minus}} less damage", soft)


def standing(g: Grammar, words: str, ability: Passive | Replace) -> None:
    """Adds the phrases of a sentence that applies always, during a turn, or under a condition."""
    under = replace(ability, cond=V("q"))
    for start, cond in (
        ("^", None),
        *((start, None) for start in ON_FIELD),
        ("^during your turn, ", t.TurnOf(YOU)),
        ("^during each opponent's turn, ", t.TurnOf(OPPONENT)),
        *((f"{start}during your turn, ", t.TurnOf(YOU)) for start in ON_FIELD),
    ):
        g.phrase("unit", f"{start}{words}.", (replace(ability, cond=cond),))
    for start in ("^while {q:cond}, ", "^if {q:cond}, ", "{q:heading}: ^", "{q:heading} - ^"):
        g.phrase("unit", f"{start}{words}.", (under,))
    g.phrase("unit", f"^{words} if {{q:cond}}.", (under,))


def finer_damage(g: Grammar) -> None:
    for this in THIS:
        g.phrase("victim", this, SELF)
        g.phrase("victim", f"{this} or your leader", t.Some((SELF, YOUR_LEADER)))
    g.phrase("victim", "your leader", YOUR_LEADER)
    g.phrase("victim", "{g:a_group}", V("g"))
    for it in ("it takes", "they take"):
        more = f"if {{v:victim}} would take more than {{n:digits}} damage, {it} {{n:digits}} instead."
        less = f"if {{v:victim}} would take damage, {it} that much minus {{n:minus}} instead."
        for start in ("^", *ON_FIELD):
            g.phrase("unit", start + more, (capped(V("v")),))
            g.phrase("unit", start + less, (lessened(V("v")),))
    turn = (
        "for the rest of this turn, if {o:object} would take more than {n:digits} damage, it takes {n:digits} instead"
    )
    g.phrase("clause", turn, (Give(V("o"), (t.Grant(ME, (capped(SELF),)),), "turn"),))
    softer = (Give(V("o"), (t.Grant(ME, (lessened(SELF),)),), "turn"),)
    g.phrase("clause", "if {o:object} would take damage this turn, it takes that much minus {n:minus} instead", softer)
    harder = Replace(When("damage", cause=V("g")), keep=True, amount=t.Plus((EventAmount(), V("n"))))
    for start in ("^", "^also, ", *ON_FIELD):
        words = f"{start}if {{g:a_group}} would deal damage, it deals that much plus {{n:digits}} instead."
        g.phrase("unit", words, (harder,))
    for this in THIS:
        words = f"^if {this} would deal damage, it deals that much plus {{n:digits}} instead."
        g.phrase("unit", words, (t.replace(harder, when=When("damage", cause=SELF)),))
        combat = tuple(Replace(When("damage", SELF, word=word)) for word in ("attack", "combat"))
        g.phrase("unit", f"^{this} doesn't take combat damage.", combat)
        none = Replace(When("damage", SELF), cond=t.TurnOf(YOU))
        g.phrase("unit", f"^during your turn, {this} doesn't take damage.", (none,))
    for start in ("^", *ON_FIELD):
        for words, word in (("ability damage", "ability"), ("damage", "")):
            g.phrase(
                "unit", f"{start}your leader doesn't take {words}.", (Replace(When("damage", YOUR_LEADER, word=word)),)
            )
    g.add("foe", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(t.ENEMY,)))
    away = Replace(When("move", V("g"), src=("field",), dst=("cemetery",)), dst="banished", word="banish")
    for start in ("^", *ON_FIELD):
        words = f"{start}if an enemy {{g:foe}} would be put from the field into the cemetery, banish it instead."
        g.phrase("unit", words, (away,))
    for this in THIS:
        hits = When("damage", ENEMY_LEADER, cause=SELF)
        g.phrase("event", f"{this} deals damage to an enemy leader", hits)
        enough = t.Compare(EventAmount(), ">=", V("n"))
        for when in ("^when ", "^whenever "):
            hurt = t.Automatic(When("damage", SELF), do=(t.If(enough, V("do")),))
            g.phrase("unit", f"{when}{this} takes at least {{n:digits}} damage, {{do:low_block}}", (hurt,))


def prohibitions(g: Grammar) -> None:
    for words, to in (("abilities", t.ANY), ("enemy abilities", t.ENEMY)):
        for this in ("this card", "this follower", "this"):
            safe = Passive((Rule("forbid", "ability destroy", SELF, to),))
            standing(g, f"{this} can't be destroyed by {words}", safe)
        for whose, group in OURS:
            all_safe = Passive((Rule("forbid", "ability destroy", V("g"), to),))
            standing(g, f"{whose} {{g:{group}}} can't be destroyed by {words}", all_safe)
    for this in ("this card", "this follower", "this"):
        standing(g, f"{this} ignores Ward", Passive((Rule("permit", "attack past", SELF, t.Has("Ward")),)))
        standing(g, f"{this} can't attack enemies", Passive((Rule("forbid", "attack", SELF),)))
        standing(g, f"{this} can't attack", Passive((Rule("forbid", "attack", SELF),)))
        hidden = Passive((Rule("forbid", "select", t.ENEMY, SELF),))
        standing(g, f"{this} can't be selected by enemy abilities", hidden)
        leaders = Passive((Rule("forbid", "attack targets", SELF, LEADER),))
        standing(g, f"{this} can't attack enemy leaders", leaders)
        g.phrase("unit", f"^{this} is put onto the field engaged.", (Passive((Rule("permit", "enters engaged"),)),))
        must = Passive((Rule("permit", "must select", t.ENEMY, SELF),))
        g.phrase(
            "unit",
            f"^whenever an opponent is selecting cards for an ability, if they can select {this}, they must select it.",
            (must,),
        )
        chosen = "^whenever an opponent selects one or more cards as the target of an ability, "
        g.phrase("unit", f"{chosen}if they can select {this}, they must select it.", (must,))
        only = Passive((Rule("forbid", "play", SELF),), t.Unless(V("q")), zones=("hand", "ex"))
        g.phrase("unit", f"^{this} can only be played if {{q:cond}}.", (only,))
    for start in ("^if {q:own_cond}, ", "^while {q:own_cond}, "):
        barred = Passive((Rule("forbid", "attack", SELF),), V("q"))
        g.phrase("unit", f"{start}it can't attack enemies.", (barred,))
    counted = Passive((Rule("widen", "spellchain", YOUR_LEADER, V("g")),))
    standing(g, "include both spells and {g:said_many} when counting your Spellchain", counted)
    carrot = (Mere("Serve"),)
    g.phrase("unit", "^you can serve a Carrot to an Umamusume follower to race it.", carrot)


def finer_prohibitions(g: Grammar) -> None:
    for this in THIS:
        safe = (Rule("forbid", "ability destroy", SELF), Rule("forbid", "ability banish", SELF))
        g.phrase("unit", f"^{this} can't be destroyed or banished by abilities.", (Passive(safe),))
        both = (Passive((Rule("forbid", "ability destroy", SELF),)), Replace(When("damage", SELF, word="ability")))
        g.phrase("unit", f"^{this} can't be destroyed by abilities or take ability damage.", both)
        for q in ("while", "if"):
            idle = Passive((Rule("forbid", "attack", SELF),), V("q"))
            g.phrase("unit", f"^{q} {{q:cond}}, {this} can't attack enemies.", (idle,))
            g.phrase("unit", f"^{q} {{q:cond}}, it can't attack enemies.", (idle,))
            barred = Passive((Rule("forbid", "play", SELF),), V("q"), zones=("ex",))
            g.phrase("unit", f"^{this} can't be played from the EX area {q} {{q:cond}}.", (barred,))
    again = Passive((Rule("permit", "evolve again", YOUR_LEADER),))
    g.phrase("unit", "^you may play any number of [evolve] per turn.", (again,))
    g.phrase("unit", "^{h:have} while {q:cond}.", (Passive((V("h"),), V("q")),))
    for this in THIS:
        for word in ("reserved", "engaged"):
            for place in ("", " on your field", " on the field"):
                g.phrase("cond", f"{this} is {word}{place}", t.Is(SELF, t.State(word)))
        here = t.Is(SELF, t.All((YOURS, t.Zone(("field",)))))
        g.phrase("cond", "it's on your field", here)


def add(g: Grammar) -> None:
    for part in (passives, limits, damage, finer_damage, prohibitions, finer_prohibitions):
        part(g)
