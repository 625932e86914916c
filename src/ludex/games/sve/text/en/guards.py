"""English, guards: damage capped, lessened and dealt anew, what cannot be done to a card, counters, and conditions that
are said short."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c13_class_specific import combo, necrocharge, spellchain
from ludex.games.sve.text.en.nouns import ENEMY_LEADER, IT, YOUR_LEADER, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.marks import SAME
from ludex.lang.pattern import (
    SELF,
    YOU,
    YOURS,
    Choose,
    Env,
    EventAmount,
    Give,
    Gives,
    More,
    Move,
    Passive,
    Ref,
    Replace,
    Rule,
    Spell,
    V,
    When,
)
from ludex.lang.surface import parts_of

COST, ME = Ref("cost"), Ref(SAME)
THIS = ("this card", "this follower", "this")
ON_FIELD = ("^while this card is on your field, ", "^while this is on your field, ")


def capped(what: t.Sel) -> Replace:
    over = t.Compare(EventAmount(), ">", V("n"))
    return Replace(When("damage", what), keep=True, amount=V("n"), cond=over)


def lessened(what: t.Sel) -> Replace:
    return Replace(When("damage", what), keep=True, amount=t.Plus((EventAmount(), V("n"))))


def damage(g: Grammar) -> None:
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


def evolve_costs(g: Grammar) -> None:
    for whose, what in (("this card's", SELF), ("this follower's", SELF), ("its", IT)):
        for n, op in (("{n:minus} less", "+"), ("{n:digits}", "=")):
            cheaper = (Give(what, (t.Modify(ME, "evolve cost", op, V("n")),), "turn"),)
            g.phrase("clause", f"{whose} [evolve] costs {n} this turn", cheaper)
        for until in ("for the rest of this turn", "for the rest of the turn", "this turn"):
            fixed = (Give(what, (t.Modify(ME, "evolve cost", "=", V("n")),), "turn"),)
            g.phrase("clause", f"change {whose} [evolve] cost to {{n:digits}} {until}", fixed)
    for whose in ("this card's", "this follower's", "its"):
        fewer = t.Times(V("n"), t.Count(V("g")))
        for each in ("every", "each"):
            for other, group in (("", "group_one"), ("other ", "other_one")):
                words = f"^{whose} [evolve] costs {{n:minus}} less for {each} {other}{{g:{group}}}."
                g.phrase("unit", words, (Passive((Gives(SELF, (t.Modify(ME, "evolve cost", "+", fewer),)),)),))


def counters(g: Grammar) -> None:
    for this in THIS:
        for verb in ("on this card", "on this follower", "on this", f"{this} had", f"{this} has"):
            g.phrase("equal", f"the number of {{c:counter}} counters {verb}", t.CountersOn(SELF, V("c")))
        held = t.Counter(V("c"), ">=", V("n"))
        few = t.Counter(V("c"), "<=", V("n"))
        none = t.Unless(t.Is(SELF, t.Counter(V("c"))))
        for words, cond in (
            (f"{this} has a {{c:counter}} counter", t.Is(SELF, t.Counter(V("c")))),
            (f"{this} has an {{c:counter}} counter", t.Is(SELF, t.Counter(V("c")))),
            (f"there are {{c:counter}} counters on {this}", t.Is(SELF, t.Counter(V("c")))),
            (f"{this} has at least {{n:digits}} {{c:counter}} counters", t.Is(SELF, held)),
            (f"there's at least {{n:digits}} {{c:counter}} counter on {this}", t.Is(SELF, held)),
            (f"there are at least {{n:digits}} {{c:counter}} counters on {this}", t.Is(SELF, held)),
            (f"{this} has {{n:digits}} {{c:counter}} counters or less", t.Is(SELF, few)),
            (f"{this} has no {{c:counter}} counters", none),
            (f"there are no {{c:counter}} counters on {this}", none),
        ):
            g.phrase("cond", words, cond)
    for verb in ("put", "place"):
        g.phrase("clause", f"{verb} an {{c:counter}} counter on {{o:thing}}", (t.Counters(V("o"), V("c"), 1),))
    for this in THIS:
        one = (t.Counters(SELF, V("c"), -1),)
        several = (t.Counters(SELF, V("c"), V("n")),)
        for article in ("a", "an"):
            g.phrase("cost", f"remove {article} {{c:counter}} counter from {this}", one)
        g.phrase("cost", f"remove {{n:minus}} {{c:counter}} counters from {this}", several)


def conditions(g: Grammar) -> None:
    for words, op in (
        ("there are at least {n:digits}", ">="),
        ("you have at least {n:digits}", ">="),
        ("there are {n:digits}", "="),
        ("there are {n:digits} or less", "<="),
    ):
        g.phrase("cond", words, More(op, V("n")))
    for name, made in (("Combo", combo), ("Spellchain", spellchain), ("Necrocharge", necrocharge)):
        for n in range(1, 41):
            g.phrase("heading", f"{name} ({n})", made(n))
    for this in THIS:
        for words, cond in (
            ("wasn't put onto the field from hand", t.Unless(t.CameFrom(("hand",)))),
            ("wasn't put onto the field from the hand", t.Unless(t.CameFrom(("hand",)))),
            ("wasn't put onto the field from your hand", t.Unless(t.CameFrom(("hand",)))),
            ("was put onto the field from anywhere other than the hand", t.Unless(t.CameFrom(("hand",)))),
            ("was put onto the field from anywhere other than your hand", t.Unless(t.CameFrom(("hand",)))),
            ("was put onto the field from the cemetery", t.CameFrom(("cemetery",))),
            ("was put onto the field from your cemetery", t.CameFrom(("cemetery",))),
            ("was summoned from the cemetery", t.CameFrom(("cemetery",))),
            ("was put onto the field from hand", t.CameFrom(("hand",))),
            ("was put onto the field from the EX area", t.CameFrom(("ex",))),
            ("was put onto the field from your EX area", t.CameFrom(("ex",))),
        ):
            g.phrase("cond", f"{this} {words}", cond)
        for figure in ("attack", "defense"):
            own = t.FigureOf(SELF, figure)
            g.phrase("cond", f"{this} has at least {{n:digits}} {figure}", t.Compare(own, ">=", V("n")))
            g.phrase("cond", f"{this} has {{n:digits}} or more {figure}", t.Compare(own, ">=", V("n")))
    nth = t.Compare(t.Number(YOU, "cards played"), "=", V("n"))
    g.phrase("cond", "it's the {n:ordinal} you've played this turn", nth)
    g.phrase("cond", "it's the {n:ordinal}", More("=", V("n")))
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    g.phrase("lost_cond", "it's at least the {n:ordinal} time this turn", t.Compare(lost, ">=", V("n")))
    decreases = When("lose defense", YOUR_LEADER)
    for words in ("your leader loses defense", "your leader's defense decreases"):
        for start, end in (("^whenever ", " during your turn"), ("^during your turn, whenever ", "")):
            means = t.Automatic(decreases, do=(t.If(V("q"), V("c")),), cond=t.TurnOf(YOU))
            g.phrase("unit", f"{start}{words}{end}, if {{q:lost_cond}}, {{c:clauses}}.", (means,))


def ways(g: Grammar) -> None:
    """Optional costs of playing the card. [SVE 10.4.7.3]"""
    for this in ("this card", "this"):
        for words, price in (
            (f"{this} costs {{n:digits}} play points to play", t.Price(SELF, "=", V("n"))),
            (f"{this} costs {{n:digits}} to play", t.Price(SELF, "=", V("n"))),
            (f"{this} costs {{n:minus}} less to play", t.Price(SELF, "+", V("n"))),
            (f"{this} costs {{n:minus}} less", t.Price(SELF, "+", V("n"))),
        ):
            way = t.May((t.Continue((price,), ""),), V("c"), name="way")
            g.phrase("unit", f"^when playing {this}, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
    for n in range(1, 11):
        points = "play point" if n == 1 else "play points"
        dear = t.May((), (t.Gain(PP, -n),), name=f"{n} more")
        g.phrase("unit", f"^you may play this for {n} more {points}.", (Spell(cost=(dear,)),))
        g.phrase("cond", f"you played this for {n} more {points}", t.Did(f"{n} more"))
    for start in ("", "^"):
        g.phrase("spell", f"{start}{{c:costs}}: {{b:block}}", (Spell((t.May(V("b"), V("c")),)),))
        quick = (t.Mere("Quick"), Spell((t.May(V("b"), V("c")),)))
        g.phrase("spell", f"[quick]. {start}{{c:costs}}: {{b:block}}", quick)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), t.Gain(PP, t.Times(-1, t.Chosen("X"))))
    g.phrase("cost", "[costX]", free)
    g.phrase("clauses", "{c:clauses_x}, where X equals a number of your choice", V("c"))
    g.phrase("clauses_x", "{c:clause}", V("c"))
    g.phrase("block", "{s:sentences} ^x equals a number of your choice.", V("s"))
    for this in ("this card", "this"):
        chosen = (Choose("cost", 1, V("g")), t.SetState(COST, "engaged"))
        several = (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged"))
        itself = t.SetState(SELF, "engaged")
        for word in ("[engage]", "engage"):
            g.phrase("cost", f"{word} {this} and {{g:a_mine}}", (itself, *chosen))
            g.phrase("cost", f"{word} {this} and {{n:count}} {{g:mine_many}}", (itself, *several))
    for word in ("[engage]", "engage"):
        g.phrase(
            "cost", f"{word} {{n:count}} {{g:mine_many}}", (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged"))
        )
    g.phrase("cost", "bury {n:count} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")))
    g.phrase("cost", "[engage] and {c:cost}", (t.SetState(SELF, "engaged"), t.Rest("c")))
    shown = (Choose("cost", 1, V("g")), t.Reveal(COST), Move(COST, "deck", position="bottom"))
    g.phrase("cost", "reveal {g:a_mine} and put it on the bottom of your deck", shown)


def fresh_modes(g: Grammar) -> None:
    for start in (
        "^choose one that you haven't chosen this turn.",
        "^choose 1 that you haven't chosen this turn.",
        "^choose 1 that you haven't already chosen this turn.",
        "^choose one that you haven't already chosen this turn.",
    ):
        for joint in ("\n", " "):
            for count in (2, 3, 4, 5):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))
                means = t.Modes(1, tuple(V(f"o{i}") for i in range(count)), fresh=True)
                g.phrase("modes", f"{start}{joint}{listed}", (means,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (means,))


def prices(g: Grammar) -> None:
    for start in ("^", *ON_FIELD):
        g.phrase(
            "unit", f"{start}{{g:said_ex}} cost {{n:minus}} less to play.", (Passive((t.Price(V("g"), "+", V("n")),)),)
        )
        own = (Passive((t.Price(V("g"), "+", V("n")),)),)
        g.phrase("unit", f"{start}your {{g:play_many}} cost {{n:minus}} less to play.", own)
    g.phrase("said_ex", "{g:said_many}", V("g"), in_ex)
    g.add("play_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    for this in ("this card", "this"):
        fewer = t.Passive((t.Price(SELF, "+", V("n")),), V("q"), zones=("ex",))
        g.phrase("unit", f"^{this} costs {{n:minus}} less to play from the EX area if {{q:cond}}.", (fewer,))


def in_ex(env: Env) -> bool:
    return t.Zone(("ex",)) in parts_of(env["g"])


def add(g: Grammar) -> None:
    for part in (damage, prohibitions, evolve_costs, counters, conditions, ways, fresh_modes, prices):
        part(g)
