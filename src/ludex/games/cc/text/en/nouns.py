"""English, noun phrases: what cards are like, where they are, whose they are."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0803_attacking import ATTACKING, BATTLING
from ludex.games.cc.c1016_control import OWNED
from ludex.games.cc.text.en.words import described
from ludex.games.cc.text.meanings import (
    ABILITY,
    BARRIER,
    BOND,
    CASTER,
    CHASE,
    CONJURE,
    DEITY,
    FIELD,
    FIGURES,
    FOUND,
    GRAVEYARD,
    IT,
    ORB,
    PAID,
    SEEN,
    SERVANT,
    SOME_ELEMENT,
    STOCKS,
    THEM,
    TOKEN,
    VOID,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import alternatives, heads, words
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import ENEMY, SELF, YOURS, Different, Figure, Not, Shares, State, V, Within, Word, Zone

TYPES: tuple[tuple[str, str, Any], ...] = (
    ("servant", "servants", SERVANT),
    ("caster", "casters", CASTER),
    ("barrier", "barriers", BARRIER),
    ("conjure", "conjures", CONJURE),
    ("deity", "deities", DEITY),
    ("soul bond servant", "soul bond servants", t.All((SERVANT, BOND))),
)
SPELL = (CHASE, Not(ABILITY))
"""[CC 312.3] A spell is a card in the chase zone, not an ability."""

SIDES = (
    ("an allied ", YOURS),
    ("your ", YOURS),
    ("an enemy ", ENEMY),
    ("your opponent's ", ENEMY),
    ("a ", None),
    ("any ", None),
    ("an opponent's ", ENEMY),
)
ZONES = (
    ("graveyard", "graveyard"),
    ("hand", "hand"),
    ("removed zone", "removed"),
    ("extra deck", "extra"),
    ("orb zone", "orb"),
    ("servant zone", "servant"),
    ("caster zone", "caster"),
    ("BINGO zone", "bingo"),
    ("deck", "deck"),
)


TWO_ZONES = (
    ("hand or graveyard", ("hand", "graveyard")),
    ("graveyard or hand", ("hand", "graveyard")),
    ("hand or deck", ("hand", "deck")),
    ("graveyard or removed zone", ("graveyard", "removed")),
)
"""Two zones said together."""


def kinds(g: Grammar) -> None:
    """Nouns, in the singular and the plural. A race alone is a card of that race [CC 206.3]."""
    for words_ in (", or ", " or "):
        g.phrase("or", words_, t.ANY)
    heads(g, "head", tuple(TYPES))
    for one, many, kind in TYPES[:5]:
        heads(g, "head", ((f"{one} card", f"{one} cards", kind),))
        heads(g, "head", ((f"{one} spell", f"{one} spells", t.All((*SPELL, kind))),))
        for words_ in (f"{one} ability", f"{one} ability in the chase", f"ability of a {one}"):
            g.phrase("head_one", words_, t.All((CHASE, kind, ABILITY)))
        g.phrase("pre", f"non-{one} ", Not(kind))
        for other, others, also in TYPES[:5]:
            if one != other:
                g.phrase("head_many", f"{many} and {others}", t.Some((kind, also)))
                g.phrase("head_one", f"{one} or {other}", t.Some((kind, also)))
                g.phrase("head_many", f"{many} or {others}", t.Some((kind, also)))
                for third, _, too in TYPES[:5]:
                    if third not in (one, other):
                        three = t.Some((kind, also, too))
                        g.phrase("head_one", f"{one}, {other}{{c:or}}{third}", three)
    heads(g, "head", (("card", "cards", t.ANY), ("orb", "orbs", ORB), ("spell", "spells", t.All(SPELL))))
    heads(g, "head", (("token", "tokens", TOKEN), ("coin token", "coin tokens", t.All((TOKEN, Word("name", "Coin"))))))
    for name in ("head_one", "head_many"):
        g.phrase(name, "{n:name}", Word("name", V("n")))
    heads(g, "head", (("ability", "abilities", t.All((CHASE, ABILITY))),))
    for sort, marks in (("", (ABILITY,)), ("activated ", (ABILITY, t.Mark("activated"))),
                        ("automatic ", (ABILITY, t.Mark("automatic")))):  # fmt: skip
        played = t.All((CHASE, *marks, V("h")))
        g.phrase("head_one", f"{sort}ability of {{h:a_plain_kind}}", played, None if sort else _more_than_a_type)
        g.phrase("head_many", f"{sort}abilities of {{h:plain_kind_many}}", played)
        if sort:
            heads(g, "head", ((f"{sort}ability", f"{sort}abilities", t.All((CHASE, *marks))),))
    g.phrase("head_one", "card or ability", CHASE)
    heads(g, "head", (("spell or ability", "spells and abilities", CHASE),))
    g.phrase("head_one", "{r:race}", Word("race", V("r")))
    g.phrase("head_many", "{r:races}", Word("race", V("r")))
    g.phrase("head_many", "{r:race}", Word("race", V("r")), _one_for_many)
    for _, many, kind in TYPES[:5]:
        g.phrase("simple_many", many, kind)
    g.phrase("simple_many", "cards", t.ANY)
    g.phrase("simple_many", "{r:races}", Word("race", V("r")))
    two = t.Some((Word("race", V("r")), Word("race", V("s"))))
    g.phrase("head_one", "{r:race} or {s:race}", two)
    three = t.Some(tuple(Word("race", V(name)) for name in ("r", "s", "u")))
    g.phrase("head_one", "{r:race}, {s:race}, or {u:race}", three)
    g.phrase("head_one", "{r:race}, {s:race} or {u:race}", three)
    for joint in ("and", "or"):
        g.phrase("head_many", f"{{r:races}} {joint} {{s:races}}", two)
        g.phrase("head_many", f"{{r:race}} {joint} {{s:race}}", two, _both_for_many)
        g.phrase("pre", f"{{r:race}} {joint} {{s:race_pre}} ", two)


def _more_than_a_type(env: dict[str, Any]) -> bool:
    """Whether more is said of the card than its type, which is said in words of its own."""
    return env["h"] not in (SERVANT, CASTER, BARRIER, CONJURE, DEITY)


def _one_for_many(env: dict[str, str]) -> bool:
    """Whether the race is written alike in the singular and the plural."""
    return not env["r"].endswith("s")


def _both_for_many(env: dict[str, str]) -> bool:
    return not env["r"].endswith("s") and not env["s"].endswith("s")


def before(g: Grammar) -> None:
    words(
        g,
        "pre",
        (
            ("allied ", YOURS),
            ("enemy ", ENEMY),
            ("your ", YOURS),
            ("your opponent's ", ENEMY),
            *((f"[{name}] ", t.Has(name)) for name in KEYED),
            ("other ", Not(SELF)),
            ("face up ", t.FaceUp()),
            ("face down ", t.FaceUp(False)),
            ("attacking ", t.Mark("attacking")),
            ("battling ", t.Mark(BATTLING)),
            ("removed ", Zone(("removed",))),
            ("different ", Different("name")),
            ("Lv{n:digits} ", Figure("level", "=", V("n"))),
            ("Lv{n:digits} or higher ", Figure("level", ">=", V("n"))),
            ("Lv{n:digits} or lower ", Figure("level", "<=", V("n"))),
            ("Lv{n:digits} or Lv{m:digits} ", t.Some((Figure("level", "=", V("n")), Figure("level", "=", V("m"))))),
            ("{e:element} or {f:element} ", t.Some((V("e"), V("f")))),
            ("{e:element} and {f:element} ", t.Some((V("e"), V("f")))),
            ("token ", TOKEN),
            ("non-token ", Not(TOKEN)),
            ("non-{e:element} ", Not(V("e"))),
            ("{e:element} ", V("e")),
            ("{r:race_pre} ", Word("race", V("r"))),
            ("non-{r:race_pre} ", Not(Word("race", V("r")))),
            *((f"{state} ", State(state)) for state in ("recovered", "rested", "reversed")),
            *((f"non-{state} ", Not(State(state))) for state in ("recovered", "rested", "reversed")),
        ),
    )


LIMITS = (
    (" or less", "<="),
    (" or lower", "<="),
    (" or fewer", "<="),
    (" or more", ">="),
    (" or higher", ">="),
    (" or greater", ">="),
    ("", "="),
)
THAN = (
    ("equal to or less than ", "<="),
    ("less than or equal to ", "<="),
    ("less than ", "<"),
    ("lower than ", "<"),
    ("equal to or greater than ", ">="),
    ("greater than or equal to ", ">="),
    ("greater than ", ">"),
    ("higher than ", ">"),
    ("equal to ", "="),
)
FIGURE_WORDS = (
    ("cost", ("a cost of ", "cost ", "cost of ", "a total cost of ", "total cost ", "a total cost ", "a cost ")),
    ("atk", ("ATK of ", "ATK ", "an ATK of ", "a ATK of ")),
    ("def", ("DEF of ", "DEF ", "a DEF of ")),
    ("level", ("a level of ", "level ")),
)


NOUNS = (
    ("a cost", "cost"), ("cost", "cost"), ("costs", "cost"), ("a total cost", "cost"), ("a level", "level"),
    ("level", "level"), ("ATK", "atk"), ("an ATK", "atk"), ("a ATK", "atk"), ("DEF", "def"), ("a DEF", "def"),
)  # fmt: skip
"""How figures are called before "equal to"."""


def figures(g: Grammar) -> None:
    """Limits for the figures of cards: a number, or an amount. `fig_of`: a figure before a number; `fig_noun`: before
    "equal to"; `limit`: after a number; `than`: before an amount."""
    for figure, words_ in FIGURE_WORDS:
        for said in words_:
            g.phrase("fig_of", said, figure)
    for noun, figure in NOUNS:
        g.phrase("fig_noun", noun, figure)
    for said, op in LIMITS:
        if said:
            g.phrase("limit", said, op)
    for said, op in THAN:
        g.phrase("than", said, op)
    for each in ("", " each"):
        g.phrase("post", f" with {{f:fig_of}}{{n:n}}{each}", Figure(V("f"), "=", V("n")))
        g.phrase("post", f" with {{f:fig_of}}{{n:n}}{{o:limit}}{each}", Figure(V("f"), V("o"), V("n")))
    for amount in ("n", "known"):
        g.phrase("post", f" with {{f:fig_noun}} {{o:than}}{{n:{amount}}}", Figure(V("f"), V("o"), V("n")))
    g.phrase("paid_post", " with {f:fig_noun} {o:than}{n:paid_equal}", Figure(V("f"), V("o"), V("n")))
    for noun, figure in (("{o:more} {f:figure}", V("f")), ("a {o:more} cost", "cost"), ("a {o:more} level", "level")):
        lower = Figure(figure, V("o"), t.FigureOf(V("p"), figure))
        g.phrase("paid_post", f" with {noun} than {{p:paid_card}}", lower)
    measured = Figure(V("f"), V("o"), t.FigureOf(V("p"), V("f")))
    g.phrase("paid_post", " with {f:fig_noun} {o:than}{p:paid_card}", measured)
    itself = Figure(V("f"), V("o"), t.FigureOf(SELF, V("f")))
    g.phrase("post", " with {f:fig_noun} {o:than}this card", itself)
    g.phrase(
        "paid_post", " with the same {f:measure} as {p:paid_card}", Figure(V("f"), "=", t.FigureOf(V("p"), V("f")))
    )
    for noun in ("{f:fig_noun} of", "{f:fig_noun}"):
        g.phrase("post", f" with {noun} X or less, where X is {{n:equal}}", Figure(V("f"), "<=", V("n")))
        g.phrase("post", f" with {noun} X, where X is {{n:equal}}", Figure(V("f"), "=", V("n")))
        g.phrase("post", f" with {noun} {{o:than}}X, where X is {{n:equal}}", Figure(V("f"), V("o"), V("n")))
    for each in ("", " each"):
        for costs in (" that costs", " that cost", " of cost", " costing"):
            g.phrase("post", f"{costs} {{n:n}}{each}", Figure("cost", "=", V("n")))
            g.phrase("post", f"{costs} {{n:n}}{{o:limit}}{each}", Figure("cost", V("o"), V("n")))
    for is_ in ("is", "are"):
        g.phrase("post", f" whose {{f:measure}} {is_} {{n:n}}", Figure(V("f"), "=", V("n")))
        g.phrase("post", f" whose {{f:measure}} {is_} {{n:n}}{{o:limit}}", Figure(V("f"), V("o"), V("n")))
        for amount in ("n", "known"):
            such = Figure(V("f"), V("o"), V("n"))
            g.phrase("post", f" whose {{f:measure}} {is_} {{o:than}}{{n:{amount}}}", such)
    g.phrase("post", " with Lv{n:digits}", Figure("level", "=", V("n")))
    g.phrase("post", " with Lv{n:digits}{o:limit}", Figure("level", V("o"), V("n")))
    g.phrase("post", " with {n:n} {f:figure}", Figure(V("f"), "=", V("n")))
    g.phrase("post", " with {n:n} {f:figure}{o:limit}", Figure(V("f"), V("o"), V("n")))
    g.phrase("post", " with {n:n}{o:limit} {f:figure}", Figure(V("f"), V("o"), V("n")))
    for word, op in (("less", "<"), ("lower", "<"), ("more", ">"), ("higher", ">"), ("greater", ">")):
        g.phrase("more", word, op)
    for said, what in (("this card", SELF), ("{p:it}", V("p"))):
        for noun, figure in (
            ("{o:more} {f:figure}", V("f")),
            ("a {o:more} cost", "cost"),
            ("a {o:more} level", "level"),
        ):
            g.phrase("post", f" with {noun} than {said}", Figure(figure, V("o"), t.FigureOf(what, figure)))


def after(g: Grammar) -> None:
    words(
        g,
        "post",
        (
            (" named {n:name}", Word("name", V("n"))),
            (" named {n:name} or {m:name}", t.Some((Word("name", V("n")), Word("name", V("m"))))),
            (" not named {n:name}", Not(Word("name", V("n")))),
            (" other than {n:name}", Not(Word("name", V("n")))),
            (" named {n:bare_name}", Word("name", V("n"))),
            (" not named {n:bare_name}", Not(Word("name", V("n")))),
            (" with {n:name} in its name", Within("name", V("n"))),
            (" with {n:name} in their names", Within("name", V("n"))),
            (" you control", YOURS),
            (" your opponent controls", ENEMY),
            (" an opponent controls", ENEMY),
            (" an enemy controls", ENEMY),
            (" an enemy player controls", ENEMY),
            (" in battle", t.Mark(BATTLING)),
            (" you own", t.Related(OWNED)),
            (" you own but do not control", t.All((ENEMY, t.Related(OWNED)))),
            (" of any element", SOME_ELEMENT),
            (" with no element", VOID),
            (" without an element", VOID),
            (" with different names", Different("name")),
            (" with different costs", Different("cost")),
            (" with different elements", Different("element")),
            (" with different races", Different("race")),
            (" with different traits", Different("race")),
            (" with the same name", t.Sharing("name")),
            (" with the same element", t.Sharing("element")),
            (" with the same race", t.Sharing("race")),
            (" with the same trait", t.Sharing("race")),
            (" that share a name", t.Sharing("name")),
            (" that share an element", t.Sharing("element")),
            (" that share a race", t.Sharing("race")),
            (" that share a trait", t.Sharing("race")),
            (" of different elements", Different("element")),
            (" of the same element as this card", Shares(SELF, "element")),
        ),
    )
    for share in ("shares", "share"):
        for kind in ("race", "trait"):
            g.phrase("post", f" that {share} a {kind} with this card", Shares(SELF, "race"))
            g.phrase("post", f" that {share} a {kind} with {{o:it}}", Shares(V("o"), "race"))
        for kind in ("element", "name"):
            an = "an" if kind == "element" else "a"
            g.phrase("post", f" that {share} {an} {kind} with this card", Shares(SELF, kind))
            g.phrase("post", f" that {share} {an} {kind} with {{o:it}}", Shares(V("o"), kind))
    for word, sign in (("higher", 1), ("greater", 1), ("more", 1), ("lower", -1), ("less", -1)):
        step: Any = V("n") if sign > 0 else t.Times(-1, V("n"))
        for end, what in (("", IT), (" than {p:it}", V("p"))):
            exactly = Figure("cost", "=", t.Plus((t.FigureOf(what, "cost"), step)))
            g.phrase("post", f" with a cost {{n:number}} {word}{end}", exactly)
    for same, kind in (("name", "name"), ("element", "element"), ("race", "race"), ("trait", "race"), ("cost", "cost")):
        g.phrase("post", f" with the same {same} as {{o:it}}", _same(kind))
        g.phrase("post", f" with the same {same} as this card", _same(kind, SELF))
        if kind != "cost":
            g.phrase("post", f" with a different {same} from this card", Not(Shares(SELF, kind)))
        if kind != "cost":
            g.phrase("post", f" with the same {same} as {{h:a_cardb}}", Shares(V("h"), kind))
            g.phrase("post", f" with a different {same} from {{o:it}}", Not(_same(kind)))
    for is_ in ("is", "are"):
        g.phrase("post", f" that {is_} {{s:posture}}", V("s"))
    for share in ("shares", "share"):
        for words_, kind in (("a name", "name"), ("an element", "element"), ("a race", "race"), ("a trait", "race")):
            g.phrase("like", f" that {share} {words_} with", Shares(IT, kind))
            g.phrase("post", f" that {share} {words_} with {{h:a_cardb}}", Shares(V("h"), kind))
    for word_, kind in (("name", "name"), ("element", "element"), ("race", "race"), ("trait", "race")):
        g.phrase("like", f" with the same {word_} as", Shares(IT, kind))
    for noun, figure in (("{o:more} {f:figure}", V("f")), ("a {o:more} cost", "cost"), ("a {o:more} level", "level")):
        g.phrase("like", f" with {noun} than", Figure(figure, V("o"), t.FigureOf(IT, figure)))
        less = noun.replace("a {o:more}", "an equal or {o:more}").replace("{o:more} {f", "equal or {o:more} {f")
        for than, what in ((" than this card", SELF), (" than {p:it}", V("p"))):
            for word, op in (("lower", "<="), ("lesser", "<="), ("higher", ">="), ("greater", ">=")):
                said = less.replace("{o:more}", word)
                g.phrase("post", f" with {said}{than}", Figure(figure, op, t.FigureOf(what, figure)))
                turned = said.replace(f"equal or {word}", f"{word} or equal")
                turned = turned.replace("an ", "a ", 1) if turned.startswith("an ") else turned
                g.phrase("post", f" with {turned}{than}", Figure(figure, op, t.FigureOf(what, figure)))
    for do in ("does", "do"):
        for whose, side in (("you control", YOURS), ("your opponent controls", ENEMY)):
            others = Not(Shares(canonical(side, FIELD), "name"))
            g.phrase("post", f" that {do} not share a name with any card {whose}", others)
    for name in KEYED:
        for icon in (f"[{name}]", f"the [{name}] ability", f"a [{name}] ability", f"[{name}] abilities"):
            g.phrase("post", f" with {icon}", t.Has(name))
            g.phrase("post", f" without {icon}", Not(t.Has(name)))


KEYED = (
    "Double Corrupt", "Triple Corrupt", "Break", "Slow Start", "Quickcast", "Enter", "Last Words", "Soul Seal",
    "Hubris", "Lethargy", "Unity", "Φ", "DCT", "BINGO", "Vanity", "Step Up", "United Front", "Ride",
)  # fmt: skip
"""Keywords that cards are asked for."""


def _same(kind: str, other: Any = None) -> Any:
    what = V("o") if other is None else other
    if kind == "cost":
        return Figure("cost", "=", t.FigureOf(what, "cost"))
    return Shares(what, kind)


def excepting(g: Grammar) -> None:
    for start in (" except ", " other than "):
        for one, many, kind in TYPES[:5]:
            g.phrase("post", f"{start}{many}", Not(kind))
            g.phrase("post", f"{start}a {one}", Not(kind))
        g.phrase("post", f"{start}{{r:races}}", Not(Word("race", V("r"))))
        g.phrase("post", f"{start}{{r:race}}", Not(Word("race", V("r"))), _one_for_many)
        g.phrase("post", f"{start}{{h:plain_kind_many}}", Not(V("h")), _several_words)
        g.phrase("post", f"{start}this card", Not(SELF))
        g.phrase("post", f"{start}{{o:it}}", Not(V("o")))


def _several_words(env: dict[str, Any]) -> bool:
    """Whether more is said of the cards than their type or race, which is said in words of its own."""
    return isinstance(env["h"], t.All)


def where(g: Grammar) -> None:
    """`zone_post`: where cards are, and whose; `their_post`: said of another player's cards."""
    for whose, side in SIDES:
        for said, zone in ZONES:
            there = t.Zone((zone,)) if side is None else t.All((side, t.Zone((zone,))))
            for at in (" in ", " from "):
                g.phrase("zone_post", f"{at}{whose}{said}", there)
    for at in (" in ", " from "):
        for said, zone in ZONES:
            g.phrase("their_post", f"{at}their {said}", t.Zone((zone,)))
        for said, zone in (("graveyard", "graveyard"), ("removed zone", "removed")):
            for all_ in (f"all {said}s", f"any {said}"):
                g.phrase("zone_post", f"{at}{all_}", t.Zone((zone,)))
        for two, names in TWO_ZONES:
            for whose, side in SIDES:
                where_ = t.Zone(names) if side is None else t.All((side, t.Zone(names)))
                g.phrase("zone_post", f"{at}{whose}{two}", where_)
            g.phrase("their_post", f"{at}their {two}", t.Zone(names))
        g.phrase("zone_post", f"{at}enemy graveyards", t.All((ENEMY, GRAVEYARD)))
        for said, zone in (("orb zones", "orb"), ("hands", "hand"), ("caster zones", "caster"), ("decks", "deck")):
            g.phrase("zone_post", f"{at}enemy {said}", t.All((ENEMY, t.Zone((zone,)))))
            g.phrase("zone_post", f"{at}{said}", t.Zone((zone,)))
        for words_ in ("graveyards", "either graveyard"):
            g.phrase("zone_post", f"{at}{words_}", GRAVEYARD)
        g.phrase("zone_post", f"{at}this card's stock", STOCKS)
        for words_ in ("the removed zone", "removed zones"):
            g.phrase("zone_post", f"{at}{words_}", t.Zone(("removed",)))
        g.phrase("zone_post", f"{at}the field", FIELD)
        g.phrase("zone_post", f"{at}the chase", CHASE)
    g.phrase("zone_post", " on the field", FIELD)
    g.phrase("zone_post", " in hand", Zone(("hand",)))
    g.phrase("their_post", " they control", t.ANY)


def groups(g: Grammar) -> None:
    """`card`: of the field unless the text names a zone; `own`: of the player besides, unless it says whose; `ones`: of
    another player who does something; `enemies`: of the enemy player; `kind`: what a card is like; each with `other`
    for "another", and with `as_` for one or another."""
    other = (Not(SELF),)
    hand = (YOURS, Zone(("hand",)))
    described(g, "card", "head", "pre", "post", (FIELD,))
    described(g, "cardx", "head", "pre", "post", (FIELD,), other)
    described(g, "own", "head", "pre", "post", (FIELD, YOURS))
    described(g, "ownx", "head", "pre", "post", (FIELD, YOURS), other)
    described(g, "ones", "head", "ones_pre", "ones_post", (FIELD, YOURS))
    described(g, "enemies", "head", "pre", "enemies_post", (FIELD,), (ENEMY,))
    described(g, "kind", "head", "pre", "kind_post")
    described(g, "kindx", "head", "pre", "plain_post", (), other)
    described(g, "held", "head", "pre", "held_post", hand)
    described(g, "heldx", "head", "pre", "held_post", hand, other)
    described(g, "found", "head", "pre", "post", (), (SEEN,))
    described(g, "casters", "caster_head", "pre", "post", ())
    heads(g, "caster_head", (("caster", "casters", CASTER), ("caster card", "caster cards", CASTER)))
    g.add("as_casters", *g.entries["a_casters"])
    described(g, "chased", "head", "pre", "post", (CHASE,))
    described(g, "chasedx", "head", "pre", "post", (CHASE,), other)
    described(g, "cardb", "head", "pre", "post", (FIELD,))
    described(g, "chasedb", "head", "pre", "post", (CHASE,))
    described(g, "cardp", "head", "pre", "measured_post", (FIELD,))
    described(g, "ownb", "head", "pre", "post", (FIELD, YOURS))
    described(g, "onesb", "head", "ones_pre", "ones_post", (FIELD, YOURS))
    best(g)
    for name in ("card", "own", "ones", "kind", "held"):
        g.add(f"as_{name}", *g.entries[f"a_{name}"])
        alternatives(g, f"as_{name}", f"a_{name}")


def best(g: Grammar) -> None:
    """Those of a group with the highest or the lowest figure."""
    for said, figure in FIGURES.items():
        g.phrase("measure", said, figure)
    for word, most in (("highest", True), ("greatest", True), ("lowest", False)):
        g.phrase("extreme", word, most)
    for name in ("card", "own", "ones"):
        for number in ("one", "many"):
            means = t.Extreme(V("g"), V("f"), V("m"))
            said = f"{{g:{name}b_{number}}} with the {{m:extreme}} {{f:measure}}"
            g.phrase(f"{name}_{number}", said, means)
            among = f"{{g:{name}b_{number}}} with the {{m:extreme}} {{f:measure}} among {{h:{name}b_many}}"
            g.phrase(f"{name}_{number}", among, t.All((V("g"), t.Extreme(V("h"), V("f"), V("m")))))


HAND_WORDS = (" in your hand", " from your hand")


def finish(g: Grammar) -> None:
    """What is said after nouns, by the kind of group; called when all topics have added to `post`."""
    g.entries["plain_post"] = g.entries.pop("post")
    g.paths.pop("post", None)
    zones = g.entries["zone_post"]
    for name, also in (
        ("held_post", ()),
        ("enemies_post", ("zone_post", "their_post")),
        ("ones_post", ("their_post",)),
        ("post", ("zone_post",)),
        ("measured_post", ("zone_post", "paid_post")),
        ("kind_post", ("zone_post", "paid_post")),
    ):
        for of in ("plain_post", *also):
            g.phrase(name, f"{{p:{of}}}", V("p"))
    g.add("held_post", *(entry for entry in zones if getattr(entry, "template", "") in HAND_WORDS))
    g.add("ones_pre", *(e for e in g.entries["pre"] if getattr(e, "template", "") not in ("allied ", "enemy ")))


def things(g: Grammar) -> None:
    """What was named before, or the card itself."""
    g.phrase("thing", "this card", SELF)
    nouns = ("card", "servant", "caster", "barrier", "conjure", "deity", "token", "spell", "orb", "ability")
    for word in ("it", *(f"that {noun}" for noun in nouns), "that enemy servant"):
        g.phrase("thing", word, IT)
        g.phrase("it", word, IT)
    g.phrase("thing", "the servant", IT)
    struck = canonical(FIELD, SERVANT, t.Mark(ATTACKING))
    for words_ in ("the attacking servant", "that attacking servant"):
        g.phrase("thing", words_, struck)
    met = canonical(FIELD, SERVANT, t.Mark(BATTLING), Not(SELF))
    for words_ in ("the servant it is battling", "the servant battling this card", "the servant this card is battling",
                   "the servant it battles", "the servant this card battles"):  # fmt: skip
        g.phrase("thing", words_, met)
    for noun in ("card", "servant"):
        g.phrase("thing", f"the {noun} put into the field by this card", FOUND)
        g.phrase("thing", f"the {noun} put into the field this way", FOUND)
    for word in ("them", *(f"those {noun}s" for noun in nouns if noun not in ("deity", "ability"))):
        g.phrase("things", word, THEM)
    for what in ("card", "servant", "caster", "barrier"):
        for end in ("for this ability's cost", "for this card's cost", "as a cost"):
            for done in ("banished", "discarded", "returned", "rested", "removed"):
                g.phrase("paid_card", f"the {what} {done} {end}", PAID)
        for done in ("banished", "discarded", "returned", "rested", "removed", "revealed"):
            g.phrase("paid_card", f"the {what} {done}", PAID)
            g.phrase("paid_card", f"the {done} {what}", PAID)
            g.phrase("paid_card", f"the {what} {done} this way", PAID)


def add(g: Grammar) -> None:
    for part in (kinds, before, figures, after, excepting, where, groups, things):
        part(g)
