"""English, what only cards of the edition `later` say: the keywords of `later_keywords` that have a cost or a number.

A tree that has one of these words is declined in the plain edition, because its book does not know the word
(`library.reading`), so no phrase asks for the edition.
"""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.c08_skills import LEFT
from ludex.games.dbs.later_keywords import COUNTERED, ROUSED, UNAWAKENED
from ludex.games.dbs.text.en import heard
from ludex.games.dbs.text.en.costs import PRELUDES, Prelude, as_parts
from ludex.games.dbs.text.en.lines import flips
from ludex.games.dbs.text.en.nouns import placed
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, COLORED, COMBO, DROP, ENERGY, HAND, KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import TOP_CARDS
from ludex.lang.pattern import (
    OPPONENT,
    SAME,
    SELF,
    YOU,
    YOURS,
    Activated,
    Automatic,
    Both,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Heading,
    Move,
    Named,
    Passive,
    Ref,
    Rest,
    SetState,
    State,
    TurnOf,
    V,
    When,
    replace,
)

DROPPED = canonical(YOURS, DROP)
IN_PLAY = canonical(YOURS, BATTLE, BATTLE_CARD)
PLAY_THIS = Do("play", SELF)
BASE, PART, OTHER = Ref("base"), Ref("part"), Ref("other part")
COSTS = (
    Prelude("{k_:no_cost}"),
    Prelude(" {p:fee}{k_:colon}", V("p")),
    Prelude(" {q:proviso}{p:besides} :", V("p"), V("q")),
    Prelude(" {e:energy_cost}, {q:proviso}{p:besides} :", (Rest("e"), Rest("p")), V("q")),
)
"""What stands between a keyword and what it names: energy, a cost, a condition."""
NAMED = (
    "Over Realm", "Dark Over Realm", "Union-Fusion", "Union-Potara", "Union-Absorb", "Swap", "Arrival", "Aegis",
    "Evolve", "EX-Evolve", "Xeno-Evolve", "Awaken", "Alliance", "Revive",
)  # fmt: skip
"""The keywords whose use is heard."""
EVERYWHERE = ("hand", "deck", "drop", "battle", "combo", "energy", "life", "warp")
LIMITED = Heading("Limit", V("s"), Named(LEFT))


def ends(g: Grammar) -> None:
    """How a card is said at the end of a line: with a capital, with a full stop; and how often the keyword is used."""
    for category, said in (
        ("capital", ("^", "")),
        ("stop", (".", "")),
        ("no_cost", ("", " :")),
        ("colon", ("", " :")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)
    for words, limit in (("", 0), (" [Once per turn]", 1)):
        g.phrase("once", words, limit)
    g.phrase("copies", "", ())
    g.phrase("copies", " [Limit {s:n}]", (LIMITED,))


EXPLAINS: str = "|".join(
    (
        r"^ ?\(You can only include (?:up to )?\d (?:cards?|copy of a card) with \[(?:Super Combo|Ultimate)\]",
        r"^ ?\(You can include as many copies of cards with \[Dragon Ball\]",
        r"^ ?\(If this card is placed in an Energy Area from any area",
        r"^ ?\(This card can't be chosen by the skills of [^)]{0,24}\)",
        r"^ ?\(This card is not affected by \[Counter ?:? ?Play\] skills",
        r"^ ?\(This card (?:can't be|is not) KO'd (?:by|or) [^)]*Battle Area",
        r"^ ?\(Play the specified card from your hand, then return",
        r"^ ?\(If you have at least \d+ (?:black )?cards in your Drop, you can play",
        r"^ ?\(Play this card in Active Mode by sending the specified card",
        r"^ ?\(Treat <<Universe 7>> (?:cards )?in all areas as if they",
        r"^ ?\((?:Any )?[Cc]ards stacked under (?:the|this|other) cards? are placed in the Drop",
        r"^ ?\(Move the chosen card to your Battle Area",
        r"^ ?\([^()]*switching them to Rest Mode\.?\)",
        r"^ ?\(Place this card in Active Mode (?:from your hand )?on top",
        r"^ ?\(Place 1 each of the specified card with the same power",
        r"^ ?\(If it is your opponent's turn, you can activate this",
        r"^ ?\(Play this card from your hand when you have \w+ and",
        r"^ ?\(You can activate \[Over Realm\] and \[Dark Over Realm\] up",
        r"^ ?\(This skill (?:only )?takes effect when you have",
        r"^ ?\(This skill is only valid when",
        r"^ ?\(You must place (?:\d+ cards? from the top|the top (?:\d+ )?cards?) of your deck",
        r"^ ?\(When you deal damage by attacking with this card, you win",
        r"^ ?\(Only 1 copy of this card can be played in your Battle Area",
        r"^ ?\(This card gets \+10000 power and can't be switched to Active Mode during your Charge Phase\.?\)",
        r"^ ?\(When you play this card, your opponent may choose 1 card from their life and place it in their Drop\.",
        r"^ ?\(Place cards in your hand in your Drop that match all colors specified by \[Revive\] :",
        r"^ ?\(You can still play tokens",
        r"^ ?\(You must pay the specified cost even if it exceeds the reduced energy cost",
    )
)
"""Remarks that only say what these keywords do."""


def _all(*conds: Any) -> Any:
    """All of the conditions that there are."""
    there = tuple(cond for cond in conds if cond is not None)
    return (there[0] if len(there) == 1 else Both(there)) if there else None


def realms(g: Grammar) -> None:
    """[DBS+ 10-15-2] [DBS+ 10-25-2] [Over Realm] and [Dark Over Realm]: a number and a cost."""
    leaves = t.Delay(When("turn end"), (Move(SELF, "warp", "warp"),))
    black = canonical(YOURS, DROP, COLORED["black"])
    for name, counted, after in (("Over Realm", DROPPED, (leaves,)), ("Dark Over Realm", black, ())):
        for cost in (*COSTS, Prelude(" {q:proviso}", (), V("q"))):
            skill = Activated(
                cost.cost,
                do=(Do("realm"), Move(DROPPED, "warp", "warp"), PLAY_THIS, *after),
                cond=_all(Named("a realm is left"), Compare(Count(counted), ">=", V("n")), cost.cond),
                timing=("main",),
                keyword=name,
                zones=("hand",),
            )
            g.phrase("line" if cost.cost else "keyword", f"[{name} {{n:n}}]{cost.words}", (skill,))


def evolving(g: Grammar) -> None:
    """[DBS+ 10-5-3] [EX-Evolve] and [Xeno-Evolve]: a cost, and the Battle Card."""
    sent = (Move(BASE, "warp", "warp"), PLAY_THIS)
    onto = (Do("evolve", BASE),)
    for name, put in (("Evolve", onto), ("EX-Evolve", onto), ("Xeno-Evolve", sent)):
        for cost in (*COSTS, Prelude(" {e:energy_cost},", V("e"))):
            skill = Activated(
                cost.cost,
                do=(Choose("base", 1, V("g")), *put),
                cond=_all(Exists(V("g")), cost.cond),
                timing=("main",),
                keyword=name,
                zones=("hand",),
                headings=V("m"),
            )
            g.phrase("line", f"[{name}]{{m:copies}}{cost.words} {{s_:capital}}{{g:base_one}}{{f_:stop}}", (skill,))


def swapping(g: Grammar) -> None:
    """[DBS+ 10-24-2] [Swap]: a cost, and the card of the hand, whose energy cost is that of the keyword."""
    described(g, "swapped", "head", "pre", "post", (), parts_of(canonical(YOURS, HAND, BATTLE_CARD)))
    do = (Choose("swapped", 1, V("g"), True), Do("play", Ref("swapped")), Move(SELF, "hand", "return"))
    for cost in COSTS:
        skill = Activated(
            cost.cost, do=do, cond=cost.cond, timing=("main",), limit=V("l"), keyword="Swap", headings=V("m")
        )
        for n in range(1, 11):
            line = f"[Swap {n}]{{l:once}}{{m:copies}}{cost.words} {{s_:capital}}{{g:swapped_one}}{{f_:stop}}"
            g.phrase("line", line, (skill,), _costing(n))


def _costing(n: int) -> Any:
    """Whether the cards have this energy cost."""
    return lambda env: t.Figure("cost", "=", n) in parts_of(env["g"])


def unions(g: Grammar) -> None:
    """[DBS+ 10-13-3-3] [DBS+ 10-13-4-3] [Union-Fusion] and [Union-Potara]: a cost, and two characters."""
    hand = parts_of(canonical(YOURS, HAND, t.Not(SELF), BATTLE_CARD))
    described(g, "part", "head", "pre", "post", (), hand)
    equal = t.Figure("power", "=", t.FigureOf(PART, "power"))
    described(g, "other_part", "head", "pre", "post", (), (*hand, equal, t.Not(PART)))
    described(g, "other_base", "head", "pre", "post", (), (*parts_of(IN_PLAY), t.Not(BASE)))
    parts = (
        Choose("part", 1, V("g")),
        Choose("other part", 1, V("h")),
        Move(t.Some((PART, OTHER)), "drop", "union"),
    )
    bases = (
        Choose("base", 1, V("g")),
        Choose("base", 1, V("h"), also=True),
    )
    for cost in COSTS:
        fusion = Activated(
            (*as_parts(cost.cost), *parts),
            do=(PLAY_THIS,),
            cond=cost.cond,
            timing=("main",),
            keyword="Union-Fusion",
            zones=("hand",),
            headings=V("m"),
        )
        _pairs(g, f"[Union-Fusion]{{m:copies}}{cost.words}", "part", fusion)
        potara = Activated(
            (*as_parts(cost.cost), *bases),
            do=(Do("potara", BASE),),
            cond=cost.cond,
            timing=("main",),
            keyword="Union-Potara",
            zones=("hand",),
            headings=V("m"),
        )
        _pairs(g, f"[Union-Potara]{{m:copies}}{cost.words}", "base", potara)


def _pairs(g: Grammar, head: str, group: str, skill: Any) -> None:
    g.phrase("line", f"{head} {{s_:capital}}{{g:{group}_one}} and {{h:other_{group}_one}}{{f_:stop}}", (skill,))


def colors(g: Grammar) -> None:
    """[DBS+ 10-32-2] [DBS+ 10-33-2] [DBS+ 10-35-2] [Arrival], [Aegis] and [Alliance]: two colours."""
    _arrival(g)
    _alliance(g)
    for a in COLORED:
        for b in COLORED:
            if a != b:
                said = f"{a.title()}/{b.title()}"
                _aegis(g, said, a, b)
                _revive(g, said, a, b)


def _arrival(g: Grammar) -> None:
    for color in COLORED:
        g.phrase("hue", color.title(), color)
    there = tuple(Exists(t.All((YOURS, COMBO, t.Word("color", V(hue))))) for hue in ("x", "y"))
    for cost in COSTS:
        skill = Activated(
            cost.cost,
            do=(PLAY_THIS,),
            cond=_all(*there, cost.cond),
            timing=("battle",),
            keyword="Arrival",
            zones=("hand",),
        )
        g.phrase("line", f"[Arrival {{x:hue}}/{{y:hue}}]{cost.words}", (skill,), _two_hues)


def _two_hues(env: t.Env) -> bool:
    return bool(env["x"] != env["y"])


def _both(name: str, among: tuple[Any, ...], a: str, b: str) -> Any:
    """Chooses a card of both colours, or one of each."""
    one = (Choose(name, 1, canonical(*among, COLORED[a], COLORED[b])),)
    first = Choose(name, 1, canonical(*among, COLORED[a]))
    second = Choose(name, 1, canonical(*among, COLORED[b], t.Not(Ref(name))), also=True)
    return t.Modes(1, (one, (first, second)))


def _aegis(g: Grammar, said: str, a: str, b: str) -> None:
    rested = canonical(YOURS, ENERGY, State("rest"))
    skill = Activated(
        (_both("paid", (YOURS, HAND, t.Not(SELF)), a, b), Move(Ref("paid"), "drop", "discard")),
        do=(Choose("energy", 2, rested, True), SetState(Ref("energy"), "active")),
        cond=Both((TurnOf(OPPONENT), Named("Defense Step"))),
        timing=("battle",),
        limit=V("l"),
        keyword="Aegis",
        headings=V("m"),
    )
    g.phrase("line", f"[Aegis {said}]{{l:once}}{{m:copies}}", (skill,))


def _alliance(g: Grammar) -> None:
    hues = t.Some((t.Word("color", V("x")), t.Word("color", V("y"))))
    allies = t.All((YOURS, BATTLE, BATTLE_CARD, hues, State("active")))
    chosen = Choose("allies", Count(allies), allies, up_to=True, least=1)
    cost = (chosen, SetState(Ref("allies"), "rest"))
    for words, cond in (("", None), ("^if {q:conds} : ", V("q"))):
        skill = Automatic(When("attack", SELF), cost=cost, do=V("b"), cond=cond, keyword="Alliance")
        g.phrase("line", f"[Alliance {{x:hue}}/{{y:hue}}] {words}{{b:body}}", (skill,), _two_hues)


def _revive(g: Grammar, said: str, a: str, b: str) -> None:
    skill = Automatic(
        When("move", SELF, word="KO", src=("battle",)),
        cost=(_both("paid", (YOURS, HAND), a, b), Move(Ref("paid"), "drop")),
        do=(Do("play", Ref("became")), Do("negate this skill", word="turn")),
        keyword="Revive",
    )
    g.phrase("keyword", f"[Revive {said}]", (skill,))


def _headed(ability: Any) -> Any:
    return replace(ability, headings=V("m"))


def absorbing(g: Grammar) -> None:
    """[DBS+ 10-13-5-3] [Union-Absorb]: a cost and an effect, in the Battle Area."""
    for prelude in PRELUDES:
        means = Activated(
            prelude.cost, do=V("b"), cond=prelude.cond, timing=("main",), limit=V("l"), keyword="Union-Absorb"
        )
        g.phrase("line", f"[Union-Absorb]{{l:once}} {prelude.words}{{b:body}}", (means,))


def wishing(g: Grammar) -> None:
    """[DBS+ 10-28-2] [Wish]: a condition, and what is done; it turns the card over."""
    for have in ("there are", "you have"):
        g.phrase("wished", f"{have} {{n:n}} {{g:at_many}}", Exists(V("g"), V("n")), placed)
    for may in ("^you may {c:clauses}", "^{c:clauses}"):
        skill = Activated((), do=V("c"), cond=V("q"), timing=("main", "battle"), keyword="Wish")
        g.phrase("line", f"[Wish] ^when {{q:wished}} : {may}.", (skill,), flips)


def exhausted(g: Grammar) -> None:
    """A card that may be charged in Active Mode at a price."""
    for skill in ("", " skill"):
        paid = t.Replace(
            When("move", SELF, dst=("energy",)), may=True, keep=True, cost=V("p"), word=ROUSED, zones=EVERYWHERE
        )
        when = "[Permanent] ^when placing this card in your energy from any area, you may {p:payments}"
        g.phrase("line", f"{when}. ^if you do, negate this card's [Energy-Exhaust]{skill}.", (paid,))


def allied(g: Grammar) -> None:
    """The power of the cards that an [Alliance] has rested."""
    total = t.FigureOf(Ref("allies"), "power")
    for cards in ("cards", "Battle Cards"):
        said = f"power equal to the total power of the {cards} switched to Rest Mode by this skill"
        g.phrase("boon", said, (t.Modify(Ref(SAME), "power", "+", total),))


def marks(g: Grammar) -> None:
    """`marks`: [Sparking] and [Bond], conditions at the head of a skill; `bursts`: a cost there."""
    described(g, "bonded", "head", "pre", "post", (), parts_of(IN_PLAY))
    sparking = Heading("Sparking", V("s"), Compare(Count(DROPPED), ">=", V("s")))
    g.phrase("marks", "[Sparking {s:n}] ", (sparking,))
    g.phrase("marks", "[Limit {s:n}] ", (LIMITED,))
    g.phrase("marks", "[Bond {s:n}] ", (Heading("Bond", V("s"), Compare(Count(IN_PLAY), ">=", V("s"))),))
    such = (Heading("Bond", V("s"), Compare(Count(V("g")), ">=", V("s"))),)
    for group in ("bonded_many", "bonded_one"):
        for start in ("^", ""):
            for end in (" : ", " "):
                g.phrase("marks", f"[Bond {{s:n}}] {start}{{g:{group}}}{end}", such)
    for joint in (" and/or ", " or "):
        either = (Heading("Bond", V("s"), Compare(Count(t.Some((V("g"), V("h")))), ">=", V("s"))),)
        two = f"[Bond {{s:n}}] {{z_:capital}}{{g:bonded_many}}{joint}{{h:bonded_many}}"
        g.phrase("marks", f"{two} : ", either)
        g.phrase("marked", f"{two}{{f_:stop}}", either)
    for keyword in KEYWORDS:
        if keyword.means:
            marked = tuple(map(_headed, keyword.means))
            g.phrase("line", f"[{keyword.name}] {{m:marked}}", marked)
    g.phrase("marked", "[Sparking {s:n}]", (sparking,))
    g.phrase("marked", "[Limit {s:n}]", (LIMITED,))
    for group in ("bonded_many", "bonded_one"):
        g.phrase("marked", f"[Bond {{s:n}}] {{s_:capital}}{{g:{group}}}{{f_:stop}}", such)
    for start in ("^", ""):
        for effect in ("state", "rule"):
            g.phrase("line", f"[Permanent] {{m:marks}}{start}{{e:{effect}}}.", (Passive(V("e"), headings=V("m")),))
            so = (Passive(V("e"), V("q"), headings=V("m")),)
            g.phrase("line", f"[Permanent] {{m:marks}}{start}{{q:aslong}}, {{e:{effect}}}.", so)
            g.phrase("line", f"[Permanent] {{m:marks}}^if {{q:conds}} : {start}{{e:{effect}}}.", so)
    g.phrase("bursts", "[Burst {s:n}] ", (Do("burst", n=V("s")),))
    named = (Choose(TOP_CARDS, V("s"), t.Top("deck", V("s"))), Move(Ref(TOP_CARDS), "drop", "burst"))
    g.phrase("bursts", "[Burst {s:n}] ", named)  # of which the skill speaks later


def events(g: Grammar) -> None:
    """What is heard of these keywords."""
    for name in NAMED:
        g.phrase("heard", name, name)
        for start, end in (("", ""), ("a ", " skill"), ("an ", " skill")):
            g.phrase("heard_skill", f"{start}[{name}]{end}", name)
        g.phrase("own_heard", f"[{name}]", name)
    for color in COLORED:
        g.phrase("hue_said", color.title(), t.ANY)
    g.phrase("two_colors", "{a_:hue_said}/{b_:hue_said}", t.ANY)
    for name in ("Aegis", "Arrival", "Alliance"):  # its own: the colours tell nothing more
        g.phrase("own_heard", f"[{name} {{c_:two_colors}}]", name)
    for who, s, player in (("you", "", YOU), ("your opponent", "s", OPPONENT)):
        g.phrase("event", f"{who} activate{s} a [Union] skill", When("united", player=player))
        g.phrase("event", f"{who} activate{s} {{k:heard_skill}}", When("activated", player=player, word=V("k")))
    for its in ("", "its ", "this card's "):
        g.phrase("own_", its, t.ANY)
    for end in ("", " skill"):
        g.phrase("skill_", end, t.ANY)
    for using in ("using", "with", "by"):
        g.phrase("using", using, t.ANY)
    used = When("played using", SELF, word=V("k"))
    for start in ("this card is played", "you play this card"):
        g.phrase("event", f"{start} {{u_:using}} {{i_:own_}}[{{k:heard}}]{{s_:skill_}}", used)
    g.phrase("event", "a card evolves into this card", When("evolved", SELF))
    for said in ("[Union]", "a [Union] skill"):
        for start in ("this card is played", "you play this card"):
            g.phrase("event", f"{start} {{u_:using}} {said}", When("played using", SELF, word="Union"))
    for end in ("[{k:heard}] skill", "a [{k:heard}] skill", "an [{k:heard}] skill", "[{k:heard}]"):
        played = When("played using", V("g"), word=V("k"))
        g.phrase("event", f"{{g:mover}} is played {{u_:using}} {end}", played, _others)
    for end in ("a [{k:heard}] skill", "an [{k:heard}] skill"):
        for start in ("this card is played", "you play this card"):
            g.phrase("event", f"{start} {{u_:using}} {end}", When("played using", SELF, word=V("k")))
    used = When("activated", V("g"), word=V("k"))
    g.phrase("event", "{g:actor} activates {k:heard_skill}", used)
    heard.skills(g)
    heard.by_keyword(g)
    g.phrase("self_deed", "activates {k:heard_skill}", When("activated", SELF, word=V("k")))
    for words in ("this card activates its {k:own_heard} skill", "this card's {k:own_heard} skill activates"):
        g.phrase("event", words, When("activated", SELF, word=V("k")))
    played = When("played using", V("g"), player=YOU, word=V("k"))
    g.phrase("event", "you play {g:a_kind} {u_:using} [{k:heard}]{s_:skill_}", played)


def united(g: Grammar) -> None:
    """[DBS+ 10-13-3-4] A card that a [Union-Fusion] places in the Drop Area from the hand."""
    gone = When("move", SELF, src=("hand",), word="union", dst=("drop",))
    for union in ("Union-Fusion", "Union"):
        for by in (f"by a [{union}] skill", f"as a result of [{union}]", f"by [{union}]"):
            g.phrase("by_union", by, t.ANY)
    for said in ("in your hand is placed in your Drop", "is placed in your Drop from your hand",
                 "is discarded from your hand"):  # fmt: skip
        g.phrase("event", f"this card {said} {{u_:by_union}}", gone)


def rousing(g: Grammar) -> None:
    """What is heard of skills that switch energy to Active Mode."""
    for words, word in (("a [Counter] skill", COUNTERED), ("a non-[Awaken] skill", UNAWAKENED)):
        g.phrase("rousing_skill", words, word)
    for energy in ("energy", "their energy"):
        roused = When("energy roused", player=OPPONENT, word=V("k"))
        g.phrase("event", f"your opponent switches {energy} to Active Mode using {{k:rousing_skill}}", roused)


def _others(env: t.Env) -> bool:
    return bool(env["g"] != SELF)


def negating(g: Grammar) -> None:
    """A skill that is used once, and cards from the top of the deck that go to the Warp."""
    for said, word in (("battle", "for the battle"), ("turn", "turn"), ("game", "game")):
        g.phrase("clause", f"negate this skill for the {said}", (Do("negate this skill", word=word),))
        both = (Do("negate the attack"), Do("negate this skill", word=word))
        for attack in ("the attack", "that attack"):
            g.phrase("clause", f"negate {attack} and this skill for the {said}", both)
    g.phrase("ppre", "Rest Mode ", State("rest"))
    g.phrase("ppre", "Active Mode ", State("active"))
    seen = Ref("seen")
    for up, up_to in (("", False), ("up to ", True)):
        for cards in ("card", "cards"):
            sent = (t.Look("seen", V("n"), "deck", up_to=up_to), Move(seen, "warp", "warp"))
            g.phrase("clause", f"send {up}{{n:n}} {cards} from the top of your deck to your Warp", sent)
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        topmost = (t.Look("seen", n, "deck"), Move(seen, "warp", "warp"))
        g.phrase("clause", f"send {words} of your deck to your Warp", topmost)


def add(g: Grammar) -> None:
    for part in (
        ends,
        realms,
        evolving,
        swapping,
        unions,
        absorbing,
        wishing,
        exhausted,
        colors,
        allied,
        marks,
        events,
        rousing,
        united,
        negating,
    ):
        part(g)
