"""English, giving: figures, keywords and abilities, permanently or for a duration."""

from __future__ import annotations

from ludex.core.values.durations import ENEMY_TURN, ITS_NEXT_TURN
from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.groups import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.en.groups import placed
from ludex.games.sve.text.en.prices import price
from ludex.games.sve.text.meanings import IT, KEYWORDS, LEADER, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, YOU, Count, Do, Give, If, Passive, Ref, Rest, V
from ludex.lang.unknown import X

BOTH = ("attack", "defense")


def giving(g: Grammar) -> None:
    for sign, number in (("+", "amount"), ("-", "minus")):
        attack = t.Modify(ME, "attack", "+", V("a"))
        defense = t.Modify(ME, "defense", "+", V("d"))
        g.phrase("boon", f"[attack]{sign}{{a:{number}}}/[defense]{sign}{{d:{number}}}", (attack, defense))
        g.phrase("boon", f"[attack]{sign}{{a:{number}}}", (attack,))
        g.phrase("boon", f"[defense]{sign}{{d:{number}}}", (defense,))
    for keyword in KEYWORDS:
        g.phrase("boon", keyword.name, (t.Grant(ME, keyword.means),))
    g.phrase("boon", '"{a:line}"', (t.Grant(ME, V("a")),))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=1, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=3, flat=True))
    for give, until in (
        ("give {o:thing} {b:boons}", ""),
        ("give {o:thing} {b:boons} more", ""),
        ("give {o:thing} {b:boons} until the end of the turn", "turn"),
        ("give {o:thing} {b:boons} until end of turn", "turn"),
        ("give {o:thing} {b:boons} this turn", "turn"),
        ("give {o:thing} {b:boons} for the rest of this turn", "turn"),
        ("give {o:thing} {b:boons} for the rest of the turn", "turn"),
        ("for the rest of this turn, give {o:thing} {b:boons}", "turn"),
    ):
        g.phrase("clause", give, (Give(V("o"), V("b"), until),))
    g.phrase(
        "clause",
        "{o:thing} costs {n:minus} less to play this turn",
        (t.Continue((t.Price(V("o"), "+", V("n")),), "turn"),),
    )
    g.phrase(
        "clause",
        "for the rest of this turn, {o:thing} costs {n:minus} less to play",
        (t.Continue((t.Price(V("o"), "+", V("n")),), "turn"),),
    )
    g.phrase(
        "clause",
        "{o:thing} costs {n:minus} less to play",
        (t.Continue((t.Price(V("o"), "+", V("n")),), ""),),
        not_itself,
    )
    g.phrase(
        "clause", "{o:thing} costs {n:digits} to play this turn", (t.Continue((t.Price(V("o"), "=", V("n")),), "turn"),)
    )


def not_itself(env: dict[str, object]) -> bool:
    return env["o"] != t.SELF


def lasting(g: Grammar) -> None:
    for words, effect in (
        ("{o:thing} can't attack enemies", t.Rule("forbid", "attack", V("o"))),
        ("{o:thing} can't attack", t.Rule("forbid", "attack", V("o"))),
        ("{o:thing} can't attack enemy leaders", t.Rule("forbid", "attack targets", V("o"), LEADER)),
    ):
        for whole in (
            f"for the rest of this turn, {words}",
            f"{words} for the rest of this turn",
            f"{words} this turn",
        ):
            g.phrase("clause", whole, (t.Continue((effect,), "turn"),))
    for words in ("{o:thing} loses all abilities for the rest of this turn", "{o:thing} loses all abilities this turn"):
        g.phrase("clause", words, (Give(V("o"), (t.Strip(ME),), "turn"),))
    g.phrase("clause", "{o:thing} loses all abilities", (Give(V("o"), (t.Strip(ME),)),))
    for words, number in (("less", "minus"), ("more", "digits")):
        cheaper = t.Price(THEM, "+", V("n"))
        g.phrase("clause", f"they cost {{n:{number}}} {words} to play this turn", (t.Continue((cheaper,), "turn"),))
    rise = t.Modify(ME, "defense", "+", V("n"))
    g.phrase(
        "clause",
        "give this follower and your leader [defense]+{n:amount}",
        (Give(t.SELF, (rise,)), Do("restore", YOUR_LEADER, V("n"))),
    )
    g.phrase(
        "clause",
        "give {o:thing} {b:boons} and your leader [defense]+{n:amount}",
        (Give(V("o"), V("b")), Do("restore", YOUR_LEADER, V("n"))),
    )
    g.phrase(
        "clause",
        "give [defense]+{n:amount} to your leader and {o:thing}",
        (Do("restore", YOUR_LEADER, V("n")), Give(V("o"), (rise,))),
    )
    for words, hit in (("", ""), ("ability ", "ability")):
        shield = (Give(V("o"), (t.Grant(ME, (t.Replace(t.When("damage", t.SELF, word=hit)),)),), "turn"),)
        g.phrase("clause", f"for the rest of this turn, {{o:thing}} doesn't take {words}damage", shield)
        g.phrase("clause", f"{{o:thing}} doesn't take {words}damage this turn", shield)
    for words, until in (("this turn", "turn"),):
        g.phrase("clause", f"for the rest of {words}, {{o:thing}} has {{b:boons}}", (Give(V("o"), V("b"), until),))
        free = (t.Continue((t.Price(V("o"), "=", V("n")),), until),)
        g.phrase("clause", f"for the rest of {words}, {{o:thing}} costs {{n:digits}} play points to play", free)
        g.phrase("clause", f"for the rest of {words}, {{o:thing}} costs {{n:digits}} to play", free)
    combat = (t.Replace(t.When("damage", t.SELF, word="attack")), t.Replace(t.When("damage", t.SELF, word="combat")))
    safe = (Give(V("o"), (t.Grant(ME, combat),), "turn"),)
    g.phrase("clause", "for the rest of this turn, {o:thing} doesn't take combat damage", safe)
    g.phrase("clause", "{o:thing} doesn't take combat damage this turn", safe)
    g.phrase(
        "clause",
        "give it and your leader [defense]+{n:amount}",
        (Give(IT, (rise,)), Do("restore", YOUR_LEADER, V("n"))),
    )
    g.phrase("qboons", '"{a:line}"', (t.Grant(ME, V("a")),))
    g.phrase("qboons", '{b:boons} and "{a:line}"', (Rest("b"), t.Grant(ME, V("a"))))
    g.phrase("qsent", "give {o:thing} {b:qboons}", (Give(V("o"), V("b")),))
    g.phrase("qsent", "{c:clauses} and give {o:thing} {b:qboons}", (Rest("c"), Give(V("o"), V("b"))))
    g.phrase("qsent", "{c:clauses}, and give {o:thing} {b:qboons}", (Rest("c"), Give(V("o"), V("b"))))
    g.phrase("qsent", "you may {c:clauses} and give {o:thing} {b:qboons}", (t.May((Rest("c"), Give(V("o"), V("b")))),))
    g.phrase("qsent", "if {q:cond}, give {o:thing} {b:qboons}", (If(V("q"), (Give(V("o"), V("b")),)),))
    g.phrase("qsent", "for the rest of this turn, give {o:thing} {b:qboons}", (Give(V("o"), V("b"), "turn"),))
    g.phrase("qsent", "for the rest of this turn, {o:thing} has {b:qboons}", (Give(V("o"), V("b"), "turn"),))
    g.phrase("sentence", "^{s:qsent}", V("s"))
    g.phrase("low_block", "{s:qsent}", V("s"))
    g.phrase("low_block", "{s:qsent} {b:block}", (Rest("s"), Rest("b")))


def finer_lasting(g: Grammar) -> None:
    for it, what in (("it", IT), ("that follower", IT), ("this follower", SELF)):
        silent = t.Rule("forbid", "event damage", t.ANY, what)
        for words in ("cannot deal damage this turn", "can't deal damage this turn"):
            g.phrase("clause", f"{it} {words}", (t.Continue((silent,), "turn"),))
    shield = (t.Grant(ME, (t.Replace(t.When("damage", SELF)),)),)
    g.phrase(
        "clause",
        "for the rest of this turn and during each opponent's next turn, {o:thing} doesn't take damage",
        (Give(V("o"), shield, ENEMY_TURN),),
    )
    cheaper = (t.Continue((t.Price(V("k"), "+", V("n"), True),), "turn"),)
    for tail in ("", " to play"):
        next_one = f"the next {{k:own_playable_one}} you play this turn costs {{n:minus}} less{tail}"
        g.phrase("clause", next_one, cheaper)
    for words, what in (("those cards cost", THEM), ("it costs", IT)):
        fixed = (t.Continue((t.Price(what, "=", V("n")),), ""),)
        g.phrase("clause", f"{words} {{n:digits}} play points to play", fixed)
    for words, query in (
        ("this card's [act] abilities except [evolve] can't be activated", "activate except evolve"),
        ("this card's [act] abilities can't be activated", "activate"),
    ):
        barred = (t.Continue((t.Rule("forbid", query, SELF),), "turn"),)
        g.phrase("clause", f"for the rest of this turn, {words}", barred)
        g.phrase("clause", f"{words} this turn", barred)
    g.phrase("clause", "its [fanfare] abilities can't be performed", (Do("withhold", IT, word="Fanfare"),))
    g.phrase("clause", "change your leader's [defense] to {n:digits}", (Do("set defense", YOUR_LEADER, V("n")),))
    for figures, names in (
        ("[attack]-X", ("attack",)),
        ("[defense]-X", ("defense",)),
        ("[attack]-X/[defense]-X", BOTH),
    ):
        g.phrase("boon", figures, tuple(t.Modify(ME, name, "+", t.Times(-1, t.Chosen("X"))) for name in names))
    g.phrase("clause", "change each enemy leader's [defense] to {n:digits}", (Do("set defense", ENEMY_LEADER, V("n")),))
    evolving = (t.Modify(ME, "evolve cost", "=", V("n")),)
    g.phrase("clause", "change this card's [evolve] cost to {n:digits}", (Give(SELF, evolving),))
    g.phrase("boon", "the {t:trait} trait", (t.Rename(ME, "trait", "add", V("t")),))
    extra = (Give(V("o"), V("b")), If(t.Is(IT, V("k")), (Give(IT, V("c")),)))
    both = (Do("restore", YOUR_LEADER, V("n")), Give(V("o"), (t.Modify(ME, "defense", "+", V("n")),)))
    g.phrase("clause", "give your leader and {o:thing} [defense]+{n:amount}", both)
    g.phrase("clause", "give {o:thing} {b:boons} and, if it's {k:a_kind}, {c:boons}", extra)


def varieties(g: Grammar) -> None:
    for first in KEYWORDS:
        g.phrase("given_word", first.name, (t.Grant(ME, first.means),))
    give = [(Give(V("o"), V(name)),) for name in "abc"]
    g.phrase("clause", "give {o:thing} {a:given_word} or {b:given_word}", (t.Modes(1, tuple(give[:2])),))
    for joint in (", or ", " or "):
        three = f"give {{o:thing}} {{a:given_word}}, {{b:given_word}}{joint}{{c:given_word}}"
        g.phrase("clause", three, (t.Modes(1, tuple(give)),))


def changing(g: Grammar) -> None:
    """Phrases that set figures, and phrases that give more under a condition."""
    more = (Give(V("o"), V("b")), If(V("q"), (Give(V("o"), V("c")),)))
    g.phrase("clause", "give {o:thing} {b:boons} and, if {q:cond}, {c:boons}", more)
    for words, figures in (
        ("attack and defense", ("attack", "defense")),
        ("defense", ("defense",)),
        ("attack", ("attack",)),
    ):
        fixed = tuple(t.Modify(ME, figure, "=", V("n")) for figure in figures)
        g.phrase("clause", f"change its {words} to {{n:digits}}", (Give(IT, fixed),))
        g.phrase("clause", f"change their {words} to {{n:digits}}", (Give(THEM, fixed),))
    each = tuple(Give(IT, (t.Modify(ME, figure, "=", V(n)),)) for figure, n in (("attack", "n"), ("defense", "m")))
    g.phrase("clause", "change its attack to {n:digits} and its defense to {m:digits}", each)
    g.phrase("clause", "change each enemy leader's defense to {n:digits}", (Do("set defense", ENEMY_LEADER, V("n")),))
    g.phrase("clause", "change your leader's defense to {n:digits}", (Do("set defense", YOUR_LEADER, V("n")),))


def finer_giving(g: Grammar) -> None:
    g.phrase("boon", '"{a:line}\u200b"', (t.Grant(ME, V("a")),))  # without its full stop
    for attack, defense, a, d in (("+", "-", "amount", "minus"), ("-", "+", "minus", "amount")):
        mixed = (t.Modify(ME, "attack", "+", V("a")), t.Modify(ME, "defense", "+", V("d")))
        g.phrase("boon", f"[attack]{attack}{{a:{a}}}/[defense]{defense}{{d:{d}}}", mixed)
    less = tuple(t.Modify(ME, figure, "+", t.Times(-1, X)) for figure in ("attack", "defense"))
    g.phrase("boon", "[attack]-X/[defense]-X", less)
    for now in (" and, for the rest of this turn, ", ", and for the rest of this turn, "):
        while_ = (Give(V("o"), V("b")), Give(V("o"), V("c"), "turn"))
        for words, means in (
            (f"give {{o:thing}} {{b:boons}}{now}{{c:qboons}}", while_),
            (f"{{d:clauses}} and give {{o:thing}} {{b:boons}}{now}{{c:qboons}}", (Rest("d"), *while_)),
            (f"if {{q:cond}}, give {{o:thing}} {{b:boons}}{now}{{c:qboons}}", (If(V("q"), while_),)),
            (
                f"if {{q:cond}}, {{d:clauses}} and give {{o:thing}} {{b:boons}}{now}{{c:qboons}}",
                (If(V("q"), (Rest("d"), *while_)),),
            ),
        ):
            g.phrase("qsent", words, means)
    for words, what in (
        ("they cost {n:digits} to play", THEM),
        ("they cost {n:digits} play points to play", THEM),
        ("it costs {n:digits} play points to play", IT),
    ):
        g.phrase("clause", f"{words} this turn", (t.Continue((t.Price(what, "=", V("n")),), "turn"),))
    for words, what in (("it costs", IT), ("they cost", THEM)):
        cheaper = t.Price(what, "+", t.Times(-1, X))
        g.phrase("clause", f"{words} X less to play this turn", (t.Continue((cheaper,), "turn"),))
    g.phrase("clause", "you give your leader [defense]+{n:amount}", (Do("restore", YOUR_LEADER, V("n")),))
    g.phrase("clause", "recover all your play points", (Do("recover", n=t.Number(YOU, MAX_PP)),))
    g.phrase("clause", "recover play points equal to {n:equal}", (Do("recover", n=V("n")),))
    g.phrase("clause", "change this follower's defense to {n:digits}", (Give(t.SELF, (set_defense(V("n")),)),))
    for this in ("this card", "this"):
        per = price(t.Times(V("n"), t.Fits(Count(V("g")), V("k"))))
        for every in ("for every", "for each"):
            words = f"^{this} costs {{n:minus}} less to play {every} {{k:digits}} {{g:said_many}}."
            g.phrase("unit", words, (per,), placed)


def set_defense(n: t.Amount) -> t.Modify:
    return t.Modify(ME, "defense", "=", n)


def through_turns(g: Grammar) -> None:
    still = t.Rule("forbid", "refresh", V("o"))
    idle = t.Rule("forbid", "attack", V("o"))
    for owner in ("its controller's", "their controller's", "their controllers'"):
        for verb in ("doesn't", "don't"):
            words = f"{{o:those}} {verb} refresh during {owner} next start phase"
            g.phrase("clause", words, (t.Continue((still,), ITS_NEXT_TURN),))
        for words in (
            f"{{o:those}} can't attack enemies during {owner} next turn",
            f"during {owner} next turn, {{o:those}} can't attack enemies",
        ):
            g.phrase("clause", words, (t.Continue((idle,), ITS_NEXT_TURN),))
    g.phrase("those", "{o:thing}", V("o"))
    g.phrase("those", "they", THEM)
    through = "for the rest of this turn and during each opponent's next turn, {o:thing} "
    strip = t.Give(V("o"), (t.Strip(Ref("same")),), ENEMY_TURN)
    g.phrase("clause", through + "loses all abilities", (strip,))
    also = t.Continue((t.Rule("forbid", "attack", IT),), ENEMY_TURN)
    g.phrase("clause", through.replace("{o:thing}", "it") + "loses all abilities and can't attack enemies", (
        t.replace(strip, what=IT), also,
    ))  # fmt: skip
    for this in ("this card", "this"):
        awake = Passive((t.Rule("forbid", "refresh", SELF),))
        g.phrase("unit", f"^{this} doesn't refresh during your start phase.", (awake,))
    for this in ("this card", "this follower", "this"):
        for words, cond in (
            (f"^{this} can only be played if {{q:cond}}.", t.Unless(V("q"))),
            (f"^{this} can't be played unless {{q:cond}}.", t.Unless(V("q"))),
            (f"^{this} can't be played if {{q:cond}}.", V("q")),
            (f"^{this} can't be played during your turn.", t.TurnOf(YOU)),
        ):
            g.phrase("unit", words, (Passive((t.Rule("forbid", "play", SELF),), cond, zones=("hand", "ex")),))


def add(g: Grammar) -> None:
    for part in (giving, lasting, finer_lasting, varieties, changing, finer_giving, through_turns):
        part(g)
