"""English, conditions: about cards that are there, about events of this turn, and about figures compared."""

from __future__ import annotations

from ludex.games.sve.c04_zones import EP, MAX_PP, PP
from ludex.games.sve.c12_keywords import ON_EVOLVE, STRIKE, with_text
from ludex.games.sve.c13_class_specific import EARTH_RITE, combo, necrocharge, spellchain
from ludex.games.sve.groups import FIELD, YOUR_LEADER
from ludex.games.sve.text.en.groups import in_order, placed, turned
from ludex.games.sve.text.en.words import CLASSES, THIS
from ludex.games.sve.text.meanings import (
    CEMETERY,
    EVOLVED,
    EX,
    HAND,
    IT,
    LEADER,
    LEAVING,
    SIDES,
    YOUR_HAND,
    join,
    printed,
    unrelated,
)
from ludex.lang import pattern as t
from ludex.lang.en.comparisons import figure_is, there_are
from ludex.lang.grammar import Bunch, Grammar, Phrase, Token
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import (
    CHOSEN,
    SELF,
    TOO,
    YOU,
    YOURS,
    All,
    Both,
    CameFrom,
    Choose,
    Chosen,
    Compare,
    Cond,
    Count,
    Counter,
    Did,
    Env,
    Exists,
    Figure,
    FigureOf,
    If,
    Is,
    Modulo,
    More,
    Named,
    Number,
    Ref,
    Rest,
    State,
    TurnOf,
    Unless,
    V,
    When,
    Word,
)
from ludex.lang.surface import canonical, parts_of

DEEDS = (
    ("you discarded {k}", DISCARDED),
    ("you revealed {k}", REVEALED),
    ("you buried {k}", BURIED),
    ("you summoned {k}", SUMMONED),
    ("you put {k} into your EX area", KEPT),
    ("you banished {k}", BANISHED),
)
PLACES = ((FIELD, "on your field"), (CEMETERY, "in your cemetery"), (EX, "in your EX area"))


def conditions(g: Grammar) -> None:
    for name in ("Overflow", "Sanguine"):
        g.phrase("cond", f"{name} is active for you", Named(name))
        g.phrase("heading", f"^{name.lower()}", Named(name))
        g.phrase("heading", name, Named(name))
    for words in ("^earth Rite", "Earth Rite"):  # [SVE 13.3.3.2] `Places.extras` adds the cost
        g.phrase("heading", words, t.Did(EARTH_RITE.name))
    for word, made in (
        ("combo", combo),
        ("spellchain", spellchain),
        ("sc", spellchain),
        ("necrocharge", necrocharge),
        ("nc", necrocharge),
    ):
        for n in range(1, 41):
            g.phrase("heading", f"^{word} ({n})", made(n))
            if len(word) == 2:
                g.phrase("heading", f"{word.upper()} ({n})", made(n))
    for template, means in (
        ("you have {g:a_said}", Exists(V("g"))),
        ("there is at least {n:digits} {g:said_one}", Exists(V("g"), V("n"))),
        ("you have at least {n:digits} cards in your hand", Exists(All((YOURS, HAND)), V("n"))),
        ("you have at least {n:digits} play points", Compare(Number(YOU, PP), ">=", V("n"))),
        ("you have at least {n:digits} max play points", Compare(Number(YOU, MAX_PP), ">=", V("n"))),
        ("you have {n:digits} max play points", Compare(Number(YOU, MAX_PP), ">=", V("n"))),
        ("you've played at least {n:digits} cards this turn", Compare(Number(YOU, "cards played"), ">=", V("n"))),
        ("this card was put onto the field from anywhere other than your hand", Unless(CameFrom(("hand",)))),
        ("this card wasn't put onto the field from your hand", Unless(CameFrom(("hand",)))),
        ("this follower wasn't put onto the field from your hand", Unless(CameFrom(("hand",)))),
        ("this wasn't put onto the field from hand", Unless(CameFrom(("hand",)))),
        ("this was put onto the field from your EX area", CameFrom(("ex",))),
        ("this card was put onto the field from your EX area", CameFrom(("ex",))),
        ("this card was put onto the field from your hand", CameFrom(("hand",))),
        ("this was put onto the field from hand", CameFrom(("hand",))),
        ("this was put onto the field from the cemetery", CameFrom(("cemetery",))),
        ("this card was put onto the field from your cemetery", CameFrom(("cemetery",))),
        ("the selected follower is {k:a_kind}", Is(Ref(CHOSEN), V("k"))),
        ("it's not your turn", TurnOf("opponent")),
        ("it's your turn", TurnOf(YOU)),
        ("it's {k:a_kind}", Is(IT, V("k"))),
        ("this follower is evolved", Is(SELF, EVOLVED)),
        ("you do", Did("did")),
        ("there are {n:digits} cards or less in your hand", Compare(Count(YOUR_HAND), "<=", V("n"))),
        ("this card has at least {n:digits} {c:counter} counters", Is(SELF, Counter(V("c"), ">=", V("n")))),
        ("your maximum play points are {n:digits}", Compare(Number(YOU, MAX_PP), "=", V("n"))),
        ("you have at least {n:digits} evolution points", Compare(Number(YOU, EP), ">=", V("n"))),
        ("you have at least 1 {g:said_one}", Exists(V("g"), 1)),
        ("you have at least {n:digits} {g:said_many}", Exists(V("g"), V("n"))),
        ("you control {g:a_own}", Exists(V("g"))),
    ):
        g.phrase("cond", template, means, placed)
    for category in ("cond", "single_cond"):
        there_are(g, category, "a_said", (("", "said_many"), ("other ", "said_other_many")), placed)
    figure_is(g, "cond", (("your leader", YOUR_LEADER),), (("defense", "defense"), ("[defense]", "defense")))


def finer_conditions(g: Grammar) -> None:
    lies = (Exists(All((YOURS, CEMETERY, Word("name", V(name))))) for name in ("a", "b"))
    for template, means in (
        ("there is {x:article}{a:name} and {b:name} in your cemetery", Both(tuple(lies))),
        ("any of your followers have been destroyed this turn", done_this_turn("followers destroyed")),
        ("any of your followers were destroyed this turn", done_this_turn("followers destroyed")),
        ("you discarded a card this turn", done_this_turn("cards discarded")),
        ("you've discarded a card this turn", done_this_turn("cards discarded")),
        ("a card on your field was returned to hand this turn", done_this_turn("cards returned")),
        ("your followers have attacked at least {n:digits} times this turn", attacks(V("n"))),
        ("your followers attacked at least {n:digits} times this turn", attacks(V("n"))),
        ("your followers attacked {n:digits} or more times this turn", attacks(V("n"))),
        ("the enemy follower has {n:digits} defense or less", Is(Ref("other"), Figure("defense", "<=", V("n")))),
        ("the enemy follower has {n:digits} attack or less", Is(Ref("other"), Figure("attack", "<=", V("n")))),
        ("it costs {n:digits} play points or less", Is(IT, Figure("cost", "<=", V("n")))),
        ("it costs {n:digits} play points or more", Is(IT, Figure("cost", ">=", V("n")))),
        ("it costs {n:digits} play points", Is(IT, Figure("cost", "=", V("n")))),
        ("it costs an odd number of play points", parity(1)),
        ("it costs an even number of play points", parity(0)),
        ("this card had a {c:counter} counter", Is(SELF, Counter(V("c")))),
        ("this had a {c:counter} counter", Is(SELF, Counter(V("c")))),
        ("your EX area is full", Named("EX area full")),
        ("it's your opponent's turn", TurnOf("opponent")),
        ("it's an opponent's turn", TurnOf("opponent")),
    ):
        g.phrase("cond", template, means, placed)
    itself(g)
    for n in range(1, SIDES + 1):
        g.phrase("cond", f"you roll a {n}", Compare(Chosen("die"), "=", n))
        for m in range(n + 2, SIDES + 1):
            listed = ", ".join(str(k) for k in range(n, m))
            within = Both((Compare(Chosen("die"), ">=", n), Compare(Chosen("die"), "<=", m)))
            g.phrase("cond", f"you roll a {listed}, or {m}", within)
    ordinals = {1: "1st", 2: "2nd", 3: "3rd"}
    g.add("ordinal", Token(r"1st|2nd|3rd|\d+th", lambda s: int(s[:-2]), lambda n: _say_ordinal(ordinals, n)))


def itself(g: Grammar) -> None:
    """Conditions about the card itself: its figures, its counters, its state."""
    for this in ("this follower", "this card", "this"):
        figure_is(g, "cond", ((this, SELF),), (("attack", "attack"), ("defense", "defense")))
        held, more = Is(SELF, Counter(V("c"))), Is(SELF, Counter(V("c"), ">=", V("n")))
        for words in (
            f"{this} has a {{c:counter}} counter",
            f"{this} has a {{c:counter}} counter on it",
            f"there is a {{c:counter}} counter on {this}",
        ):
            g.phrase("cond", words, held)
        for words in (
            f"{this} doesn't have a {{c:counter}} counter",
            f"{this} doesn't have any {{c:counter}} counters",
            f"{this} has no {{c:counter}} counters",
            f"there are no {{c:counter}} counters on {this}",
        ):
            g.phrase("cond", words, Unless(held))
            g.phrase("own_cond", words, Unless(held))
        g.phrase("cond", f"there are at least {{n:digits}} {{c:counter}} counters on {this}", more)
        g.phrase("cond", f"{this} has {{n:digits}} or more {{c:counter}} counters", more)
        for state in ("engaged", "reserved"):
            g.phrase("cond", f"{this} is {state}", Is(SELF, State(state)))
    g.phrase("cond", "you have no cards in your hand", Compare(Count(YOUR_HAND), "=", 0))
    nth = Compare(Number(YOU, "cards played"), "=", V("n"))
    g.phrase("cond", "this is the {n:ordinal} card you've played this turn", nth)


def done_this_turn(name: str) -> Cond:
    return Compare(Number(YOU, name), ">=", 1)


def attacks(n: int) -> Cond:
    return Compare(Number(YOU, "attacks"), ">=", n)


def parity(rest: int) -> Cond:
    return Compare(Modulo(FigureOf(IT, "cost"), 2), "=", rest)


def _say_ordinal(irregular: dict[int, str], n: object) -> str | None:
    return irregular.get(n, f"{n}th") if type(n) is int else None


def short_conditions(g: Grammar) -> None:
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


def memories(g: Grammar) -> None:
    """Conditions about events of this turn."""
    gone = When("move", V("g"), src=("field",), dst=("cemetery",), left=YOU)
    back = When("move", V("g"), src=("field",), dst=("hand",), left=YOU)
    for template, means in (
        ("{g:a_kind} was put from your field into the cemetery", gone),
        ("{g:a_kind} was put from your field into a cemetery", gone),
        ("an enemy {g:enemy_kind} was put from the field into the cemetery", t.replace(gone, left=t.OPPONENT)),
        ("{g:a_kind} was returned to hand from your field", back),
        ("{g:a_group} evolved", When("evolve", V("g"))),
        ("{g:a_group} has evolved", When("evolve", V("g"))),
        ("you discarded {g:a_certain}", When("move", V("g"), player=YOU, src=("hand",), word="discard")),
        ("you've discarded {g:a_certain}", When("move", V("g"), player=YOU, src=("hand",), word="discard")),
        ("your leader has gained [defense]", When("restore", YOUR_LEADER)),
        ("your leader has gained defense", When("restore", YOUR_LEADER)),
    ):
        g.phrase("past", template, means)
    g.phrase("a_certain", "{g:a_kind}", V("g"), certain)
    g.phrase("cond", "{e:past} this turn", t.Compare(t.Happened(V("e")), ">=", 1), unrelated)
    for words in ("you played {g:a_kind} this turn", "you've played {g:a_kind} this turn"):
        g.phrase("cond", words, t.Compare(t.Played(YOU, V("g")), ">=", 1), printed)
    times = t.Compare(t.Happened(When("attack", V("g"))), ">=", V("n"))
    g.phrase("cond", "{g:group_many} have attacked at least {n:digits} times this turn", times, unrelated)
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    g.phrase("equal", "the number of times your leader has lost defense this turn", lost)
    left = t.Happened(When("move", V("g"), src=("field",), dst=LEAVING, left=YOU))
    g.phrase("equal", "the number of {g:kind_many} that left your field this turn", left, unrelated)
    died = t.Happened(When("move", V("g"), src=("field",), dst=("cemetery",)))
    for were in ("were put", "that were put"):
        words = f"the number of {{g:kind_many}} {were} from the field into the cemetery this turn"
        g.phrase("equal", words, died, unrelated)
    for deed, word in DEEDS:
        g.phrase("cond", deed.replace("{k}", "{k:a_kind}"), t.Among(Ref(word), V("k")))
        some = t.Among(Ref(word), V("k"), V("n"))
        g.phrase("cond", deed.replace("{k}", "at least {n:digits} {k:kind_one}"), some)
    for this in ("this card", "this follower", "this"):
        for by in ("was put onto the field by", "was summoned by"):
            g.phrase("cond", f"{this} {by} an ability", t.CausedBy())
            g.phrase("cond", f"{this} {by} {{g:a_kind}}'s ability", t.CausedBy(V("g")))
        for place, zones in (
            ("in your EX area", ("ex",)),
            ("on your field or in your EX area", ("field", "ex")),
            ("in your cemetery", ("cemetery",)),
        ):
            g.phrase("cond", f"{this} is {place}", t.Is(SELF, t.Zone(zones)))


def certain(env: Env) -> bool:
    """Whether the group is narrower than "a card"; a count of the turn already covers discarding any card."""
    return bool(env["g"] != t.ANY)


def newer_conditions(g: Grammar) -> None:
    for this in ("this card", "this follower", "this"):
        for hand in ("hand", "your hand", "the hand"):
            for words in (f"{this} wasn't put onto the field from {hand}",):
                g.phrase("cond", words, Unless(CameFrom(("hand",))))
            elsewhere = f"{this} was put onto the field from anywhere other than {hand}"
            g.phrase("cond", elsewhere, Unless(CameFrom(("hand",))))
        for zone, name in (("the cemetery", "cemetery"), ("your cemetery", "cemetery"), ("the EX area", "ex")):
            g.phrase("cond", f"{this} was put onto the field from {zone}", CameFrom((name,)))
            g.phrase("cond", f"{this} was summoned from {zone}", CameFrom((name,)))
        for state in ("reserved", "engaged"):
            g.phrase("cond", f"{this} is {state} on your field", Is(SELF, t.State(state)))
            g.phrase("cond", f"{this} is {state}", Is(SELF, t.State(state)))
        for figure in ("attack", "defense"):
            n = t.FigureOf(SELF, figure)
            g.phrase("cond", f"{this} has at least {{n:digits}} {figure}", t.Compare(n, ">=", V("n")))
            g.phrase("cond", f"{this} has {{n:digits}} or less {figure}", t.Compare(n, "<=", V("n")))
        for op, words in (
            (">=", "at least {n:digits} {c:counter} counters"),
            ("<=", "{n:digits} {c:counter} counters or less"),
        ):
            g.phrase("cond", f"{this} has {words}", Is(SELF, t.Counter(V("c"), op, V("n"))))
        g.phrase("cond", f"{this} has {{a:article}}{{c:counter}} counter", Is(SELF, t.Counter(V("c"))))
        g.phrase("cond", f"{this} has no {{c:counter}} counters", Unless(Is(SELF, t.Counter(V("c")))))
        g.phrase("cond", f"there are no {{c:counter}} counters on {this}", Unless(Is(SELF, t.Counter(V("c")))))
        for words in (f"counters {this} had", f"counters on {this}"):
            held = t.CountersOn(SELF, V("c"))
            g.phrase("equal", f"the number of {{c:counter}} {words}", held)
            g.phrase("plain", f"the number of {{c:counter}} {words}", held)
    for words, op in (("{n:digits} or more", ">="), ("{n:digits} or less", "<="), ("{n:digits}", "=")):
        g.phrase("cond", f"it costs {words}", Is(IT, t.Figure("cost", op, V("n"))))
    for words in ("your leader's defense is {n:digits}", "your leader's [defense] is {n:digits}"):
        g.phrase("cond", words, t.Compare(t.FigureOf(t.YOURS & t.Zone(("leader",)), "defense"), "=", V("n")))
    for words in ("the follower you put into the cemetery", "the buried follower"):
        for figure in ("attack", "defense", "cost"):
            g.phrase("equal", f"the {figure} of {words}", t.FigureOf(Ref(BURIED), figure))

    for place, words in (("hand", "hand"), ("ex", "EX area")):
        cards = canonical(t.YOURS, t.Zone((place,)))
        at_most = t.Compare(t.Count(cards), "<=", V("n"))
        g.phrase("cond", f"you have {{n:digits}} or less cards in your {words}", at_most)
        g.phrase("cond", f"your {words} has at least {{n:digits}} cards", t.Exists(cards, V("n")))
        g.phrase("cond", f"you have no cards in your {words}", t.Compare(t.Count(cards), "=", 0))
    for words in ("it has both the {a:trait} and {b:trait} traits", "it has {a:trait} and {b:trait} traits"):
        for order, when in ((("a", "b"), in_order), (("b", "a"), turned)):
            traits = t.All(tuple(t.Word("trait", V(name)) for name in order))
            g.phrase("cond", words, Is(IT, traits), when)


def headings(g: Grammar) -> None:
    """Conditions with a dash that follow other words, so they do not begin a sentence."""
    for word, made in (("Combo", combo), ("Spellchain", spellchain), ("Necrocharge", necrocharge)):
        for n in range(1, 41):
            g.phrase("later_heading", f"{word} ({n})", made(n))
    for name in ("Overflow", "Sanguine"):
        g.phrase("later_heading", name, t.Named(name))
    g.phrase("later_heading", "Earth Rite", t.Did(EARTH_RITE.name))
    for dash in (": ", " - "):
        under = If(V("q"), V("s"))
        g.phrase("low_block", f"{{q:later_heading}}{dash}{{s:sentences}}", (under,))
        g.phrase("low_block", f"{{q:later_heading}}{dash}{{s:sentences}} {{r:tail}}", (under, Rest("r")))
        for words, trigger in (("^strike", STRIKE), ("^on Evolve", ON_EVOLVE)):
            start = f"{words}, {{q:later_heading}}{dash}{{s:sentences}}"
            g.phrase("unit", start, tuple(with_text(means, (under,)) for means in trigger.means))
            longer = tuple(with_text(means, (under, Rest("r"))) for means in trigger.means)
            g.phrase("unit", f"{start} {{r:tail}}", longer)


def conditions_on_events(g: Grammar) -> None:
    nth = t.Compare(t.Happened(When("attack", V("g"))), "=", V("n"))
    g.phrase("cond", "it's the {n:ordinal} time {g:a_group} has attacked this turn", nth, unrelated)
    same = t.Compare(t.FigureOf(YOUR_LEADER, "defense"), "=", V("n"))
    g.phrase("cond", "your leader's defense is {n:digits}", same)
    for name in CLASSES:
        g.phrase("cond", f"your leader is [{name.lower()}]", t.Exists(canonical(YOURS, LEADER, t.Word("class", name))))
    for joint in (" and ", ", and "):
        g.phrase("cond", f"{{a:single_cond}}{joint}{{b:single_cond}}", t.Both((V("a"), V("b"))))
    for name in ("Overflow", "Sanguine"):
        g.phrase("cond", f"{name} isn't active for you", t.Unless(t.Named(name)))
    for this in THIS:
        own = ("in your EX area", ("ex",)), ("in your cemetery", ("cemetery",))
        for place, zones in own:
            g.phrase("single_cond", f"{this} is {place}", t.Is(SELF, t.Zone(zones)))
        played = t.Both((t.CameFrom(("ex",)), t.Unless(t.CausedBy())))
        for place in ("the EX area", "your EX area"):
            g.phrase("cond", f"{this} was played from {place}", played)
    for name in ("Overflow", "Sanguine"):
        g.phrase("single_cond", f"{name} is active for you", t.Named(name))
        g.phrase("single_cond", f"{name} isn't active for you", t.Unless(t.Named(name)))
    for words, op in (("{n:digits}", ">="), ("at least {n:digits}", ">=")):
        g.phrase("cond", f"you have {words} maximum play points", t.Compare(t.Number(YOU, MAX_PP), op, V("n")))
    another = t.Compare(t.Played(YOU, V("g")), ">=", 1)
    g.phrase("cond", "you've played another {g:kind_one} this turn", another, printed)
    g.phrase("cond", "another {g:own_other_one} is on your field", t.Exists(V("g")))
    g.phrase("cond", "{x:article}{g:own_one} is on your field", t.Exists(V("g")))
    g.phrase("cond", "there isn't {g:a_said}", t.Compare(t.Count(V("g")), "=", 0), _placed)
    g.phrase("cond", "there are {n:digits} or less cards in your hand", t.Compare(t.Count(YOUR_HAND), "<=", V("n")))
    g.phrase("cond", "you have {n:digits} or less cards in your hand", t.Compare(t.Count(YOUR_HAND), "<=", V("n")))
    g.phrase("cond", "you have no cards in your hand", t.Compare(t.Count(YOUR_HAND), "=", 0))
    for words, zone in (("your EX area", EX), ("your cemetery", CEMETERY), ("your hand", HAND)):
        g.phrase("cond", f"{words} has at least {{n:digits}} cards", t.Exists(canonical(YOURS, zone), V("n")))
    for words, op in (("{n:digits} or more", ">="), ("{n:digits} or less", "<="), ("{n:digits}", "=")):
        g.phrase("cond", f"it costs {words}", t.Is(IT, t.Figure("cost", op, V("n"))))
    left = When("move", V("g"), src=("field",), dst=LEAVING, left=YOU)
    for words in ("{g:a_kind} left your field", "{g:a_kind} has left your field", "{g:a_kind} left the field"):
        g.phrase("past", words, left)
    for deed, word in (
        *DEEDS,
        ("{k} was discarded", DISCARDED),
        ("{k} was buried", BURIED),
        ("{k} was summoned", SUMMONED),
    ):
        g.phrase("cond", deed.replace("{k}", "{k:a_kind}") + " this way", t.Among(Ref(word), V("k")))


def _placed(env: Env) -> bool:
    return any(isinstance(part, t.Zone) for part in parts_of(env["g"]))


def numbers_of_them(g: Grammar) -> None:
    """Conditions about the number of cards that an earlier phrase counted."""
    for words, op in (
        ("there are at least {n:digits}", ">="),
        ("there are {n:digits} or more", ">="),
        ("there are {n:digits} or less", "<="),
        ("there are {n:digits} or fewer", "<="),
        ("there are {n:digits}", "="),
        ("you have at least {n:digits}", ">="),
        ("you have {n:digits} or less", "<="),
        ("{n:digits} or more", ">="),
    ):
        g.phrase("cond", words, t.More(op, V("n")))
    total = t.Compare(t.FigureOf(V("g"), "cost"), ">=", V("n"))
    g.phrase("cond", "the total cost of {g:said_many} is {n:digits} or more", total, placed)


def both_there(g: Grammar) -> None:
    """Phrases about cards of several kinds in one place: each kind is there, or the player selects one of each."""
    for zone, where in PLACES:
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


def _some(theirs: t.Sel, zone: t.Sel) -> t.Exists:
    return Exists(t.All((theirs, zone)), V("n"))


def _both() -> t.Sel:
    return canonical(YOURS, t.Zone(("field", "hand")))


def add(g: Grammar) -> None:
    for part in (
        conditions,
        finer_conditions,
        short_conditions,
        memories,
        newer_conditions,
        headings,
        conditions_on_events,
        numbers_of_them,
        both_there,
    ):
        part(g)
