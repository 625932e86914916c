"""English, events and times of battles: attacks, hits, boosts, guardians, and the battle that is meant."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.conditions.holding import ALONE, AS_TWO, OF
from ludex.games.vg.text.en.conditions.numbers import _parts, canonical_parts
from ludex.games.vg.text.en.events.battles import TARGETS
from ludex.games.vg.text.en.events.events import OWNERS
from ludex.games.vg.text.en.giving.restraints import ATTACKING
from ludex.games.vg.text.en.nouns.sites import sided
from ludex.games.vg.text.en.verbs.doing import HIT
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, ME, RC, THEM, UNIT, VANGUARD, VC, once
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    Compare,
    Count,
    Do,
    During,
    Env,
    Exists,
    ForEach,
    Give,
    Gives,
    Happened,
    Is,
    Lies,
    Named,
    Passive,
    Role,
    Rule,
    Slot,
    Unless,
    V,
    When,
)

ANYBODY = t.Some((YOURS, ENEMY))
HIT_DETAILS = Both((t.Named("battle"), Unless(t.Named("attack missed"))))


def attacks(g: Grammar) -> None:
    """Attacks that hit, told by the unit that attacks; and units that were hit this turn."""
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        for target, hit in (("", ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"an attack by {whose}{{g:{group}_one}} hits{target}", When("hit", V("g"), hit))
        g.phrase("event", f"an attack by {whose}{{g:{group}_one}} does not hit", When("no hit", V("g")))
        if group != "other":
            struck = once(When("hit", ANY, V("g")))
            g.phrase("cond", f"an attack hit {whose}{{g:{group}_one}}{{u:in_turn}}", struck)
    for said in ("an attack does not hit", "an attack did not hit"):
        g.phrase("event", said, When("no hit"))
    for target, hit in (("", ANY), (" {t:a_any}", V("t"))):
        g.phrase("event", f"an attack by {{g:a_any}} hits{target}", When("hit", V("g"), hit))
    for column, slots in (("left", (0, 2)), ("right", (1, 4))):
        for words in (f" in your {column} column", f" in your {column} column (RC)", f" in the {column} column"):
            g.phrase("field_post", words, Slot(slots))
    g.phrase("barred", "move", "change circles")
    g.phrase("barred_too", "move", "change circles")
    for words, cause in (
        (" due to the effect of a card", ANYBODY),
        (" due to the effect of your {m:own_one}", V("m")),
        (" due to card effects", ANYBODY),
    ):
        g.phrase("by", words, cause)
    for words in ("back row center column ", "back row center "):
        g.phrase("pre", words, Slot((3,)))


def targets(g: Grammar) -> None:
    """Attacks on a unit that is told; what did and did not happen this turn."""
    for foe, who in (
        ("your opponent's {g:foe_one}", V("g")),
        ("your opponent's vanguard", t.All((ENEMY, t.Zone(("VC",))))),
    ):
        g.phrase("event", f"{foe} attacks this unit", When("attack", who, SELF))
        g.phrase("event", f"{foe} attacks your {{k:own_one}}", When("attack", who, V("k")))
    g.phrase("event", "your other {g:other_one} is put on {d:circle}", When("move", V("g"), dst=V("d"), word="placed"))
    struck = once(When("attack", YOURS))
    for words in ("you have not attacked", "you did not attack"):
        g.phrase("cond", f"{words}{{u:in_turn}}", Unless(struck))
    for done, to, word in (("bound", ("bind",), ""), ("discarded", (), "discard"), ("removed", ("removed",), "")):
        for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
            gone = When("move", side, src=V("s"), dst=to, word=word)
            for is_ in ("was", "is"):
                g.phrase("cond", f"{whose} card {is_} {done}{{s:whence}}{{u:in_turn}}", once(gone))
            many = Compare(Happened(gone), ">=", V("n"))
            g.phrase("cond", f"{{n:number}} or more of {whose} cards were {done}{{s:whence}}{{u:in_turn}}", many)


def fought(g: Grammar) -> None:
    """The end of a battle in which the attack of a unit hit."""
    for whose, group in OWNERS[:2]:
        for that in ("that ", ""):
            start = f"at the end of the battle {that}{whose}{{g:{group}_one}}'s attack"
            attack = Exists(All((V("g"), Role("attacking"))))
            of_such = Exists(All((V("g"), Role("attacking", V("k")))))
            g.phrase("battle", f"{start} hit", Both((attack, HIT)))
            g.phrase("battle", f"{start} hit {{k:a_any}}", Both((of_such, HIT)))
    later_ = Both((Named("battle"), Compare(t.Memory("battles"), ">=", V("n"))))
    g.phrase("cond", "it is the {n:ordinal} battle or more of this turn", later_)
    g.phrase("event", "the attack of your {g:own_one} does not hit", When("no hit", V("g")))


def battled(g: Grammar) -> None:
    """[VG 10.4.1.8] All units of a row are battled."""
    for subject, battles in (("thing", "battles"), ("things", "battle")):
        rule = Rule("widen", "battles", V("o"), V("g"))
        for end in ("", " in one attack"):
            g.phrase("state", f"{{o:{subject}}} {battles} all {{g:site_many}}{end}", (rule,), foes)
    own = (Rule("widen", "battles", SELF, V("g")),)
    g.phrase("state", "when this unit would attack, it battles all {g:site_many}", own, foes)
    for group, when in (("all of your opponent's {g:foe_many}", None), ("all {g:site_many}", foes)):
        g.phrase("state", f"this unit's attack battles {group}", own, when)
        g.phrase("state", f"this unit's attacks battle {group}", own, when)


def foes(env: Env) -> bool:
    """Whether the units are the opponent's."""
    return sided(env) and ENEMY in _parts(env["g"])


def fighting(g: Grammar) -> None:
    """Attacks, hits, guardians and boosts as events, and who cannot attack whom."""
    for words, hit in (
        ("your opponent's attack hits your vanguard", When("hit", ENEMY, VANGUARD)),
        ("an attack hits your vanguard", When("hit", ANY, VANGUARD)),
        ("your opponent's vanguard is hit", When("hit", ANY, ENEMY_VANGUARD)),
        ("your vanguard is hit", When("hit", ANY, VANGUARD)),
        ("your opponent intercepts", When("intercept", ENEMY)),
        ("you intercept", When("intercept", YOURS)),
        ("your {g:own_one} boosts this unit", When("boosted", SELF, V("g"))),
        ("your other {g:other_one} boosts this unit", When("boosted", SELF, V("g"))),
    ):
        g.phrase("event", words, hit)
    g.phrase("event", "you ride", When("ride", player=YOU))
    g.phrase("event", "your opponent rides", When("ride", player=t.OPPONENT))
    for unit, who in (("this unit", SELF), ("your {w:own_one}", V("w")), ("your other {w:other_one}", V("w"))):
        for words, foe in (("{k:a_any}", V("k")), ("your opponent's {k:foe_one}", V("k"))):
            g.phrase("event", f"{unit} is attacked by {words}", When("attacked", who, foe))
    for words, player in (("your vanguard", YOU), ("your opponent's vanguard", t.OPPONENT)):
        for verb in ("is dealt damage", "takes damage", "receives damage"):
            g.phrase("event", f"{words} {verb}", When("dealt", player=player))
            g.phrase(
                "event", f"{words} {verb}{{c:by}}", When("dealt", player=player, word="skill damage", cause=V("c"))
            )
        g.phrase("event", f"this unit deals damage to {words}", When("dealt", player=player, cause=SELF))
    for words, player in (("your opponent calls", t.OPPONENT), ("you call", YOU)):
        called = When("move", player=player, dst=("GC",), word="called")
        for card in ("a guardian", "a unit to (GC)", "a card to (GC)"):
            g.phrase("event", f"{words} {card}", called)
        such = When("move", V("k"), player=player, dst=("GC",), word="called")
        g.phrase("event", f"{words} {{k:a_card}} to (GC)", such, told)
        there = When("move", V("k"), player=player, dst=("RC",), word="called")
        g.phrase("event", f"{words} {{k:a_card}} to (RC)", there, told)
        g.phrase("event", f"{words} a card to (RC)", When("move", player=player, dst=("RC",), word="called"))
    for subject in ("thing", "things"):
        for words, group in (
            ("rear-guards", RC),
            ("vanguards", VC),
            ("your opponent's {g:foe_many}", V("g")),
            ("your opponent's vanguard", ENEMY_VANGUARD),
        ):
            barred = Rule("forbid", "attack targets", group, V("o"))
            g.phrase("state", f"{{o:{subject}}} cannot be attacked by {words}", (barred,))
        for words, others in (("rear-guards", VC), ("vanguards", RC)):
            only = Rule("forbid", "attack targets", V("o"), others)
            g.phrase("state", f"{{o:{subject}}} can only attack {words}", (only,))
        behind = Rule("widen", "attack targets", V("o"), canonical(ENEMY, RC, t.Lies("back")))
        for row in (
            "rear-guards in the back row",
            "your opponent's rear-guards in the back row",
            "your opponent's back row",
            "your opponent's back row units",
            "your opponent's back row rear-guards",
        ):
            g.phrase("state", f"{{o:{subject}}} can attack {row}", (behind,))
    g.phrase("state_of", "boosting", t.Role("boosting"))
    g.phrase("state_of", "in legion", t.Role("legion"))
    g.phrase("state_of", "in the legion state", t.Role("legion"))
    nth = t.Both((t.Named("battle"), Compare(t.Memory("battles"), "=", V("n"))))
    for this in ("this is", "it is", "it was", "this was"):
        g.phrase("cond", f"{this} the {{n:ordinal}} battle this turn", nth)


def told(env: Env) -> bool:
    """Whether more is said of the cards than that they are cards or units."""
    return env["k"] not in (ANY, UNIT)


def attacking(g: Grammar) -> None:
    """[VG 7.36.1] Attacks that a sentence adds to what a unit gets, and those of several or of dominated units."""
    foe = ForEach("foe", ENEMY_VANGUARD, (Do("attack", V("o"), word="foe"),))
    g.phrase(
        "clause",
        "{o:thing} gets {b:boons} {u:until}, and attacks your opponent's vanguard",
        (Give(V("o"), V("b"), V("u")), foe),
    )
    every = (
        t.Choose("t", Count(V("o")), V("o")),
        t.SetState(THEM, "stand"),
        Do("dominate", THEM),
        t.Choose("foe", 1, V("g")),
        Do("attack", THEM, word="foe"),
    )
    for words in ("your opponent's {g:foe_one}", "one of your opponent's {g:foe_many}"):
        dominated = f"[Stand] and dominate all of your opponent's {{o:foe_many}}, and they attack {words}"
        g.phrase("clause", dominated, every, rear)
    for unit in ("unit", "rear-guard"):
        g.phrase("thing", f"that dominated {unit}", THEM)


def rear(env: t.Env) -> bool:
    return RC in canonical_parts(env["g"])


def hit(g: Grammar) -> None:
    """Units that were attacked by such units, at the end of the battle."""
    for words, target in TARGETS[1:]:
        was = Is(SELF, Role("attacked", target))
        for battle in ("the battle this unit", "the battle that this unit", "the battle it"):
            g.phrase("battle", f"at the end of {battle} was attacked by{words}", was)
            g.phrase("time", f"during {battle} was attacked by{words}", was)
    for role, did in (("attacking", "attacked"), ("boosting", "boosted")):
        for that in ("the", "that"):
            g.phrase("thing", f"{that} {{g:any_one}} that {did}", All((V("g"), Role(role))), described)


def described(env: t.Env) -> bool:
    """Whether it is said more closely what unit it is: of "the unit that attacked" other phrases tell."""
    return any(part not in (FIELD, UNIT) for part in canonical_parts(env["g"]))


def told_first(g: Grammar) -> None:
    """What holds in the battles of a unit, with the battle told first."""
    filler(g, "for_battle", *(f"for the {battle} {that}" for battle in ("battle", "battles") for that in ("", "that ")))
    for number, rule in (("two", ALONE), ("three", AS_TWO)):
        must = f"they must call {number} {{y:or_more_cards}} at the same time"
        for which, who in OF:
            given = t.Grant(ME, (Passive((rule,), ATTACKING),))
            words = f"{{z:for_battle}}{which} attacked, when your opponent would call {{x:calls_guardians}}, {must}"
            g.phrase("state", words, (Gives(who, (given,)),))
    for which, who in OF:
        given = t.Grant(ME, (Passive(V("a"), ATTACKING),))
        words = f"{{z:for_battle}}{which} {{y:did_attack}}, your opponent cannot {{a:foe_bars}}"
        g.phrase("state", words, (Gives(who, (given,)),))


def battling(g: Grammar) -> None:
    """The battle in which something happens, and whom a unit battles and attacks besides."""
    for that in ("the battle ", "the battle that "):
        for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
            attacking = Exists(t.All((V("g"), Role("attacking"))))
            attacked = Exists(t.All((V("g"), Role("attacked"))))
            by = Exists(t.All((V("g"), Role("attacked", V("k")))))
            g.phrase("while", f"during {that}{whose}{{g:{group}_one}} attacked", attacking)
            for was in ("is", "was"):
                g.phrase("while", f"during {that}{whose}{{g:{group}_one}} {was} attacked", attacked)
                words = f"during {that}{whose}{{g:{group}_one}} {was} attacked by your opponent's {{k:foe_one}}"
                g.phrase("while", words, by)
        for it in ("it", "this unit"):
            g.phrase("while", f"during {that}{it} attacked", Is(SELF, Role("attacking")))
            g.phrase("while", f"during {that}{it} boosted", Is(SELF, Role("boosting")))
    either = Is(SELF, t.Some((Role("attacking"), Role("boosting"))))
    for that in ("the battle ", "the battle that "):
        g.phrase("battle", f"at the end of {that}it attacked or boosted", either)
    g.phrase("battle", "at the end of the battle this unit attacked or boosted", either)
    for subject, verb in (("thing", "battles"), ("things", "battle")):
        for group in ("all of your opponent's {g:foe_many}", "all of the {g:site_many}", "every {g:site_one}"):
            rule = Rule("widen", "battles", V("o"), V("g"))
            for end in ("", " in one attack"):
                g.phrase("state", f"{{o:{subject}}} {verb} {group}{end}", (rule,), foes_units)
        own = Rule("widen", "battles", SELF, V("g"))
        for group in ("all of your opponent's {g:foe_many}", "all of the {g:site_many}"):
            g.phrase("state", f"when this unit would attack, it battles {group}", (own,), foes_units)
    behind = canonical(ENEMY, RC, Lies("back"))
    for subject in ("thing", "things"):
        for row in ("the back row", "units in the back row", "your opponent's units in the back row"):
            further = Rule("widen", "attack targets", V("o"), behind)
            g.phrase("state", f"{{o:{subject}}} can attack {row}", (further,))


def foes_units(env: dict[str, Any]) -> bool:
    """Whether the units are the opponent's."""
    group = env["g"]
    return isinstance(group, t.All) and ENEMY in group.parts


def battles(g: Grammar) -> None:
    """Attacks that hit, which battle it is, and units that battle several at once."""
    for words in ("that attack hit", "the attack hit"):
        g.phrase("cond", words, HIT_DETAILS)
    nth = Both((t.Named("battle"), Compare(t.Memory("battles"), "=", V("n"))))
    later = Both((t.Named("battle"), Compare(t.Memory("battles"), ">=", V("n"))))
    for turn in ("this turn", "that turn", "the turn"):
        for this in ("this is", "it was", "this was"):
            g.phrase("cond", f"{this} the {{n:ordinal}} battle of {turn}", nth)
            g.phrase("cond", f"{this} the {{n:ordinal}} battle of {turn} or more", later)
        g.phrase("time", f"during the {{n:ordinal}} battle of {turn} or more", later)
        g.phrase("time", f"during the {{n:ordinal}} battle of {turn}", nth)
    for would in ("when this unit would attack", "when this unit would attack a vanguard", "when this unit attacks"):
        for battles_ in ("it battles", "it also battles", "this unit battles"):
            for end in ("", " in one attack"):
                words = f"{would}, {battles_} all of your opponent's {{g:foe_many}}{end}"
                if "a vanguard" not in would and "attacks" not in would:
                    g.phrase("state", words, (Rule("widen", "battles", SELF, V("g")),))
    for end in ("", " in one attack"):
        words = f"this unit battles all of your opponent's {{g:foe_many}}{end}"
        g.phrase("state", words, (Rule("widen", "battles", SELF, V("g")),))
    for phase in ("stand", "ride", "main"):
        g.phrase("while", f"other than during the {phase} phase", Unless(During(phase)))
    g.phrase("time", "when this unit is {s:state_of}", t.Is(SELF, V("s")))
    g.phrase("until", "during that turn", "turn")
    for by, cause in (("", t.ANY), ("{c:by}", V("c"))):
        for unit in ("one of your other {g:other_many}", "one of your {g:own_many}"):
            g.phrase("event", f"{unit} [Stand]{by}", When("state", V("g"), word="stand", cause=cause))


def add(g: Grammar) -> None:
    for part in (
        attacks,
        targets,
        fought,
        battled,
        fighting,
        attacking,
        hit,
        told_first,
        battling,
        battles,
    ):
        part(g)
