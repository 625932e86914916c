"""English, smaller parts that stand in many sentences: numbers named again, two things of which one is enough, attacks
that a sentence adds, cards of both players put away, what is said of two units at once, original figures."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.battles import TARGETS
from ludex.games.vg.text.meanings import (
    ENEMY_VANGUARD,
    FIGURES,
    IT,
    ME,
    ORDER_ZONE,
    PICKED,
    RC,
    SEEN,
    THEM,
    UNIT,
    VANGUARD,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Among,
    Both,
    By,
    Compare,
    Count,
    Distinct,
    Do,
    Either,
    Exists,
    Figure,
    FigureOf,
    Fits,
    ForEach,
    Give,
    Gives,
    Happened,
    Is,
    Mark,
    Modes,
    Modify,
    MoreThan,
    Move,
    Not,
    Ref,
    Rest,
    Role,
    Rule,
    Shares,
    Some,
    Times,
    Underwent,
    V,
    When,
    Zone,
)

SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))
KINDS = (("[CONT]", "Continuous"), ("[AUTO]", "Automatic"), ("[ACT]", "Activated"))
DONE = ("retired", "bound", "placed", "called", "locked", "discarded", "chosen")
DID = ("put", "retired", "discarded", "bound", "called", "returned", "removed", "revealed")


def again(g: Grammar) -> None:
    """The number that was just counted, told by what was done."""
    for words in (
        *(f"{{n:number}} or more were {done}" for done in DONE),
        *(f"you {did} {{n:number}} or more" for did in DID),
    ):
        g.phrase("again", words, MoreThan(">=", V("n")))


def enough(g: Grammar) -> None:
    """Either of two things that a player has is enough."""
    for have, a, b in (
        ("you have {n:number} or more {g:own_many} or {m:number} {k:held_many}", (V("g"), V("n")), (V("k"), V("m"))),
        (
            "you have {n:number} or more {g:own_many} or {m:number} or more {k:held_many}",
            (V("g"), V("n")),
            (V("k"), V("m")),
        ),
    ):
        g.phrase("cond", have, Either((Exists(*a), Exists(*b))))
    each = Both((Among(Ref("cost"), V("a")), Among(Ref("cost"), V("b"))))
    for is_ in ("is", "was", "are", "were"):
        g.phrase("cond", f"one of each {{a:card_one}} and {{b:card_one}} {is_} put for this cost", each)


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


def placed(env: t.Env) -> bool:
    """Whether the cards are told by their zone."""
    return any(isinstance(part, Zone) for part in canonical_parts(env["k"]))


def rear(env: t.Env) -> bool:
    return RC in canonical_parts(env["g"])


def canonical_parts(group: Any) -> tuple[Any, ...]:
    return group.parts if isinstance(group, t.All) else (group,)


def everybody(g: Grammar) -> None:
    """What both players do with all their units."""
    for whom in ("both you and your opponent", "you and your opponent both"):
        for words, deed in (
            ("put all of your own {g:own_many} into your souls", Move(V("g"), "soul")),
            ("put all of your own {g:own_many} into your own souls", Move(V("g"), "soul")),
            ("retire all of your own {g:own_many}", Do("retire", V("g"))),
            ("bind all of your own {g:own_many}", Move(V("g"), "bind", "bind", up=True)),
            ("return all of your own {g:own_many} to your own hands", Move(V("g"), "hand", "return")),
        ):
            for category in ("opening", "turn"):
                g.phrase(category, f"{whom} {words}", (By(t.EACH, (deed,)),))
    for soul in ("that player's soul", "its owner's soul", "their owner's soul", "their owners' souls"):
        g.phrase("clause", f"put {{o:object}} into {soul}", (Move(V("o"), "soul"),))
    one = Ref("each")
    for place, there in (("to (GC)", "GC"), ("to (RC)", "RC")):
        kept = (Modes(1, ((Do("call", one, word=there),), (Move(one, "drop", "discard"),))),)
        for each in ("each of them", "each of those cards"):
            g.phrase("clause", f"call {each} {place} or discard them", (ForEach("each", SEEN, kept, ordered=True),))
            g.phrase("clause", f"call {each} {place} or discard it", (ForEach("each", SEEN, kept, ordered=True),))


def told(g: Grammar) -> None:
    """Units and cards told by more: by the race or power of another, by two at once, by where this card is."""
    for the in ("", "the "):
        g.phrase("post", f" with {the}same race as your vanguard", Shares(VANGUARD, "race"))
        g.phrase("post", f" with {the}same race as this unit", Shares(SELF, "race"))
        g.phrase("post", f" with {the}same nation as your vanguard", Shares(VANGUARD, "nation"))
    for kind in ("name", "grade", "race"):
        said = {"name": "card names", "grade": "grades", "race": "races"}[kind]
        g.phrase("post", f" and different {said}", t.Different(kind))
    for words, op in (
        ("greater than or equal to", ">="),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
        ("greater than", ">"),
        ("less than", "<"),
    ):
        for whose, what in (("this unit's", SELF), ("your vanguard's", VANGUARD)):
            original = FigureOf(what, "original power") if what == SELF else t.Greatest(what, "original power")
            g.phrase("field_post", f" with [Power] {words} {whose} original [Power]", Figure("power", op, original))
            g.phrase(
                "field_post",
                f" with original [Power] {words} {whose} original [Power]",
                Figure("original power", op, original),
            )
    boosted = All((Role("boosted", SELF),))
    for unit in ("unit", "rear-guard", "vanguard"):
        g.phrase("things", f"this unit and the boosted {unit}", Some((SELF, boosted)))
        g.phrase("things", f"the boosted {unit} and this unit", Some((boosted, SELF)))
    for that in ("that [Stand] unit", "that unit", "that rear-guard", "that [Stand] rear-guard"):
        g.phrase("things", f"{that} and all of your {{g:own_many}}", Some((THEM, V("g"))))
        g.phrase("things", f"all of your {{g:own_many}} and {that}", Some((V("g"), THEM)))
    g.phrase("thing", "that [Stand] unit", THEM)
    for words, zone in (
        ("soul", "soul"),
        ("drop", "drop"),
        ("hand", "hand"),
        ("bind zone", "bind"),
        ("order zone", "order zone"),
    ):
        g.phrase("state_of", f"in your {words}", canonical(YOURS, Zone((zone,))))
        g.phrase("state_of", f"in {words}", canonical(YOURS, Zone((zone,))))
    both = Some((All((ENEMY, FIELD, V("p"))), canonical(YOURS, FIELD, Mark("dominated"))))
    for units in ("your opponent's units", "all of your opponent's units"):
        g.phrase("foe_or_dominated", f"{units}{{p:field_post}}, and units dominated by you,", both)
    for icons, kinds in (
        ("[CONT] and [AUTO]", ("Continuous", "Automatic")),
        ("[AUTO] and [CONT]", ("Automatic", "Continuous")),
    ):
        lost: tuple[Any, ...] = tuple(t.Strip(ME, kind=kind) for kind in kinds)
        words = f"{{o:foe_or_dominated}} lose all of their {icons} abilities, and get {{b:boons}}"
        g.phrase("state", words, (Gives(V("o"), (*lost, Rest("b"))),))
        for subject, gets, loses in SUBJECTS:
            for its in ("its", "their"):
                words = f"{{o:{subject}}} {loses} all of {its} {icons} abilities, and {gets} {{b:boons}}"
                g.phrase("state", words, (Gives(V("o"), (*lost, Rest("b"))),))
    for icon, kind in KINDS:
        for subject, gets, loses in SUBJECTS:
            for its in ("its", "their"):
                more = Modify(ME, V("f"), "+", Times(V("n"), V("k")))
                losing = f"{{o:{subject}}} {loses} all of {its} {icon} abilities"
                means = (Gives(V("o"), (t.Strip(ME, kind=kind), more)),)
                g.phrase("state", f"{losing}, and {gets} {{f:figure}} +{{n:digits}}{{k:per}}", means)


def original(g: Grammar) -> None:
    """Original figures that a unit gets, or that become a number together with what is given."""
    for said, figure in FIGURES.items():
        for words, what in (("{r:which_many}", V("r")), ("all of {r:which_many}", V("r")), ("{r:which}", V("r"))):
            more = Modify(ME, figure, "+", FigureOf(what, f"original {figure}"))
            g.phrase("state", f"{{o:thing}} gets the original [{said}] of {words}", (Gives(V("o"), (more,)),))
    for subject, get in (("things", "get"), ("things", "gets"), ("thing", "gets")):
        its, become = ("its", "becomes") if subject == "thing" else ("their", "become")
        new = Modify(ME, V("f"), "=", V("n"), layer="original")
        words = f"{{o:{subject}}} {get} {{b:boons}}, and {its} original {{f:figure}} {become} {{n:digits}}"
        g.phrase("state", words, (Gives(V("o"), (Rest("b"), new)),))


def blasted(g: Grammar) -> None:
    """How many of a kind were charged, where the number stands in the icon."""
    g.phrase("charged_so", "[Soul-Charge {n:digits}] or more", V("n"))
    g.phrase("cond", "you {n:charged_so} {k:card_many}", Among(Ref("top"), V("k"), V("n")))


def history(g: Grammar) -> None:
    """Vanguards that did not attack, and vanguards that the text has just told, with what they did."""
    idle = Not(Underwent(When("attack", SELF)))
    for it in ("it", "that unit", "that vanguard"):
        g.phrase("cond", f"you have {{g:a_own}} and {it} did not attack this turn", Exists(All((V("g"), idle))))
        g.phrase("cond", f"you have {{g:a_own}}, and {it} did not attack this turn", Exists(All((V("g"), idle))))
    vanguard = canonical(YOURS, Zone(("VC",)))
    used = Compare(Happened(When("move", dst=("soul",), cause=All((vanguard, Role("using OverSoul"))))), ">=", 1)
    g.phrase("cond", "that vanguard [OverSoul]{u:in_turn}", used)


def memory(g: Grammar) -> None:
    """[VG 17.14.1] The cards of the memory, counted."""
    named = t.Named("memory")
    kind = All((YOURS, ORDER_ZONE, V("k")))
    for each in (" for every {n:several}", " for each"):
        many = "{k:card_many}" if "every" in each else "{k:card_one}"
        n: Any = Fits(Count(kind), V("n")) if "every" in each else Count(kind)
        g.phrase("per", f"{each} {many} in your memory", n)
    apart = Compare(Distinct(kind, "name"), ">=", V("n"))
    more = Compare(Count(All((YOURS, ORDER_ZONE, V("j")))), ">=", V("m"))
    words = "your memory has {n:number} or more {k:card_many} with different card names"
    both = Both((Both((named, apart)), more))
    g.phrase("cond", f"{words}, and a total of {{m:number}} or more {{j:card_many}}", both)


def driving(g: Grammar) -> None:
    """[VG 10.6.1.2] A unit that was chosen performs drive checks."""
    for which, who in (("that chosen unit", PICKED), ("the chosen unit", PICKED), ("that unit", IT)):
        for attacks in ("attacks", "attacked"):
            for battles in ("the battles", "the battle", "battles"):
                words = f"you perform drive checks for {battles} {which} {attacks}"
                g.phrase("state", words, (Rule("permit", "drive check", who),))


def activating(g: Grammar) -> None:
    """[VG 7.15.1.2] An activated ability of a card that was named."""
    used = (Do("activate", IT, word="without its cost"),)
    for its in ("its", "that card's"):
        for original_ in ("original ", ""):
            for cost in ("without paying the cost", "without paying its cost"):
                g.phrase("clause", f"choose one of {its} {original_}[ACT] abilities, and activate it {cost}", used)


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


def add(g: Grammar) -> None:
    for part in (
        again,
        enough,
        attacking,
        everybody,
        told,
        original,
        blasted,
        history,
        memory,
        driving,
        activating,
        hit,
    ):
        part(g)
