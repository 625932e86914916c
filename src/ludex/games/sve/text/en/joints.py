"""English, how clauses are joined: instead and, and if, four in a row; options, several kinds at once."""

from __future__ import annotations

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.text.en.abilities import price
from ludex.games.sve.text.en.groups import FIELD, HAND
from ludex.games.sve.text.en.nouns import CEMETERY, EX, IT, YOUR_LEADER, join, placed
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Phrase, Token
from ludex.lang.pattern import (
    CHOSEN,
    SAME,
    SUMMONED,
    TOO,
    YOU,
    YOURS,
    Choose,
    Count,
    Do,
    Exists,
    Give,
    If,
    Instead,
    Move,
    Ref,
    Rest,
    V,
)
from ludex.lang.surface import canonical, parts_of

ME, SEEN, FOUND = Ref(SAME), Ref("seen"), Ref("found")
X = t.Chosen("X")
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _say_word(value: object) -> str | None:
    return WORDS[value] if type(value) is int and 0 < value < len(WORDS) else None


def numbers(g: Grammar) -> None:
    """Numbers in letters, before what begins with a figure."""
    written = Token(rf"(?:{'|'.join(WORDS[1:])})(?= \d)", WORDS.index, _say_word)
    for category in ("digits", "amount"):
        g.add(category, written)


def joining(g: Grammar) -> None:
    a, b, c, d = (Rest(name) for name in "abcd")
    for template in (
        "{a:clause}, {b:clause}, {c:clause}, and {d:clause}",
        "{a:clause}, {b:clause}, {c:clause}, then {d:clause}",
    ):
        g.phrase("clauses", template, (a, b, c, d))
    under = If(V("q"), V("d"))
    g.phrase("clauses", "{a:clause}, and, if {q:cond}, {d:clauses}", (a, under))
    g.phrase("clauses", "{a:clause}, {b:clause}, and, if {q:cond}, {d:clauses}", (a, b, under))
    may = t.May(V("d"))
    for joint in (" and you may ", ", and you may ", ", then you may "):
        g.phrase("clauses", f"{{a:clause}}{joint}{{d:clauses}}", (a, may))
    g.phrase("clauses", "{a:clause}, {b:clause}, and, if {q:cond}, you may {d:clauses}", (a, b, If(V("q"), (may,))))
    g.phrase("sent", "if {q:cond}, instead {c:clauses}", (Instead(V("q"), V("c")),))
    g.phrase("sent", "{c:clauses}, where X is {n:equal}", (c, t.Equals(V("n"))))
    for joint in (" and ", ", and "):
        more = (Instead(V("q"), (c, d)),)
        g.phrase("sent", f"if {{q:cond}}, {{c:elliptic}} instead{joint}{{d:clauses}}", more)
        for dash in (": ", " - "):
            g.phrase("sentence", f"{{q:heading}}{dash}^{{c:elliptic}} instead{joint}{{d:clauses}}.", more)


def options(g: Grammar) -> None:
    """Options that were not chosen yet this turn; up to so many of more than two."""
    for start, n, up_to, fresh in (
        ("^choose one that you haven't chosen this turn.", 1, False, True),
        ("^choose 1 that you haven't chosen this turn.", 1, False, True),
        ("^choose 1 that you haven't already chosen this turn.", 1, False, True),
        ("^choose one that you haven't already chosen this turn.", 1, False, True),
        ("^choose up to 3.", 3, True, False),
        ("^choose up to 3 of the following.", 3, True, False),
        ("^choose three.", 3, False, False),
        ("^choose 3.", 3, False, False),
    ):
        for joint in ("\n", " "):
            for count in range(2, 7):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))
                modes = t.Modes(n, tuple(V(f"o{i}") for i in range(count)), up_to, fresh=fresh)
                g.phrase("modes", f"{start}{joint}{listed}", (modes,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (modes,))


def options_under(g: Grammar) -> None:
    """Options that are chosen only if a condition holds."""
    for entry in list(g.entries["low_block"]):
        if isinstance(entry, Phrase) and entry.template.startswith("choose "):
            g.add("low_modes", entry)
    under = (If(V("q"), V("m")),)
    g.phrase("block", "^if {q:cond}, {m:low_modes}", under)
    g.phrase("low_block", "if {q:cond}, {m:low_modes}", under)
    g.phrase("block", "{s:sentences} ^if {q:cond}, {m:low_modes}", (Rest("s"), *under))


def giving(g: Grammar) -> None:
    g.phrase("boon", '"{a:line}\u200b"', (t.Grant(ME, V("a")),))  # its stop is not printed within a sentence
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
    free = t.Price(IT, "=", V("n"))
    for words in ("they cost {n:digits} to play", "they cost {n:digits} play points to play"):
        g.phrase("clause", f"{words} this turn", (t.Continue((free,), "turn"),))
    g.phrase("clause", "it costs {n:digits} play points to play this turn", (t.Continue((free,), "turn"),))
    cheaper = t.Price(IT, "+", t.Times(-1, X))
    for words in ("it costs X less to play this turn", "they cost X less to play this turn"):
        g.phrase("clause", words, (t.Continue((cheaper,), "turn"),))
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


def picking(g: Grammar) -> None:
    """What must be taken from among the cards seen."""
    some = Choose("found", V("n"), SEEN)
    for words, do in (
        ("bury {n:digits} from among them", (Move(FOUND, "cemetery"),)),
        ("from among them, reveal {n:digits} and add them to your hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
    ):
        g.phrase("pick", words, (some, *do))
    one = Choose("found", 1, SEEN)
    g.phrase("pick", "put one of them on the top of your deck", (one, Move(FOUND, "deck")))
    g.phrase("clause", "destroy each follower summoned this way", (Move(Ref(SUMMONED), "cemetery", "destroy"),))
    to_deck = (Move(canonical(YOURS, CEMETERY), "deck"), t.Shuffle("deck"))
    g.phrase("clause", "shuffle your cemetery into your deck", to_deck)


ZONES = ((FIELD, "on your field"), (CEMETERY, "in your cemetery"), (EX, "in your EX area"))


def both_there(g: Grammar) -> None:
    """Cards of several kinds in one place: each of them is there, or one of each is selected."""
    for zone, where in ZONES:
        name = zone.names[0]
        for number in ("one", "many"):
            here = Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, zone))
            g.add(f"{name}_{number}", here)
        g.add(f"a_{name}", Phrase(f"a {{g:{name}_one}}", V("g")), Phrase(f"an {{g:{name}_one}}", V("g")))
        one, many = f"{name}_one", f"{name}_many"
        for there in ("there's", "there is"):
            two = t.Both((Exists(V("a")), Exists(V("b"))))
            three = t.Both((Exists(V("a")), Exists(V("b")), Exists(V("c"))))
            for b in (f"a_{name}", one):
                g.phrase("cond", f"{there} {{a:a_{name}}} and {{b:{b}}} {where}", two)
                g.phrase("cond", f"{there} {{a:a_{name}}}, {{b:{b}}}, and {{c:{b}}} {where}", three)
        at_least = [Exists(V(n), V(k)) for n, k in (("a", "i"), ("b", "j"), ("c", "k"))]
        words = f"there are at least {{i:digits}} {{a:{many}}} and at least {{j:digits}} {{b:{many}}} {where}"
        g.phrase("cond", words, t.Both(tuple(at_least[:2])))
        words = f"there are at least {{i:digits}} {{a:{many}}}, at least {{j:digits}} {{b:{many}}}, "
        g.phrase("cond", f"{words}and at least {{k:digits}} {{c:{many}}} {where}", t.Both(tuple(at_least)))
        for a, b, up_to in (
            (f"{{a:a_{name}}}", f"{{b:a_{name}}}", False),
            (f"up to 1 {{a:{one}}}", f"up to 1 {{b:{one}}}", True),
            (f"up to one {{a:{one}}}", f"up to one {{b:{one}}}", True),
        ):
            two_of = (Choose("t", 1, V("a"), up_to, target=True), Choose(TOO, 1, V("b"), up_to, target=True))
            g.phrase("clause", f"select {a} and {b} {where}", two_of)
    theirs = t.SameSide(IT)
    g.phrase("place", " in its controller's hand", t.All((theirs, HAND)))
    for words, zone in (("hand", HAND), ("cemetery", CEMETERY), ("EX area", EX)):
        few = t.Compare(Count(t.All((theirs, zone))), "<=", V("n"))
        g.phrase("cond", f"there are {{n:digits}} cards or less in its controller's {words}", few)
        g.phrase("cond", f"there are at least {{n:digits}} cards in its controller's {words}", _some(theirs, zone))
    g.phrase("cond", "there are at least {n:digits} cards on its controller's field", _some(theirs, FIELD))
    g.phrase("equal", "the total number of cards on your field and in your hand", Count(_both()))
    g.phrase("equal", "the selected card's base cost", t.FigureOf(Ref(CHOSEN), "cost"))


def _both() -> t.Sel:
    return canonical(YOURS, t.Zone(("field", "hand")))


def _some(theirs: t.Sel, zone: t.Sel) -> t.Exists:
    return Exists(t.All((theirs, zone)), V("n"))


def add(g: Grammar) -> None:
    for part in (numbers, joining, options, options_under, giving, picking, both_there):
        part(g)
