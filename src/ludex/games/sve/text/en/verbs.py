"""English, verbs: actions on cards and leaders."""

from __future__ import annotations

from ludex.games.sve.c04_zones import EP, MAX_PP
from ludex.games.sve.groups import ENEMY_LEADER, FIELD, YOUR_LEADER
from ludex.games.sve.text.en.groups import placed, plural
from ludex.games.sve.text.en.words import NO_NAMES, SMALL, WORD
from ludex.games.sve.text.meanings import IT, ITS_LEADER, LEADER, ME, PICKED, SEEN, THEM, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase, Token
from ludex.lang.pattern import (
    FIRST,
    OPPONENT,
    SECOND,
    SELF,
    TOO,
    YOU,
    YOURS,
    Choose,
    Count,
    Create,
    Damage,
    Do,
    Draw,
    Gain,
    Give,
    If,
    Look,
    Move,
    Ref,
    V,
)
from ludex.lang.surface import canonical, parts_of

SHORT = rf"(?:[A-Z][\w'’&@*-]*[!?]*)(?: (?:{SMALL})*(?:{WORD})[?]?)*"
TOKEN_PLACES = (
    ("summon {l}", "field"),
    ("put {l} onto your field", "field"),
    ("put {l} into your EX area", "ex"),
    ("put {l} in your EX area", "ex"),
    ("put {l} to your EX area", "ex"),
)
EITHER_PLACE = t.Modes(1, ((Create(V("c"), 1, "field"),), (Create(V("c"), 1, "ex"),)))


def selecting(g: Grammar) -> None:
    for template, means in (
        ("select {g:a_group}", Choose("t", 1, V("g"), target=True)),
        ("select {n:amount} {g:group_many}", Choose("t", V("n"), V("g"), target=True)),
        ("select {n:amount} other {g:other_many}", Choose("t", V("n"), V("g"), target=True)),
        ("select up to {n:amount} {g:group_many}", Choose("t", V("n"), V("g"), up_to=True, target=True)),
        ("select up to {n:amount} other {g:other_many}", Choose("t", V("n"), V("g"), up_to=True, target=True)),
        ("select up to {n:amount} {g:group_one}", Choose("t", V("n"), V("g"), up_to=True, target=True)),
        ("select any number of {g:group_many}", Choose("t", t.Count(V("g")), V("g"), up_to=True, target=True)),
        ("randomly select {g:a_group}", Choose("t", 1, V("g"), random=True)),
    ):
        g.phrase("clause", template, (means,))


def acting(g: Grammar) -> None:
    for template, means in (
        ("draw a card", Draw(1)),
        ("draw {n:amount} cards", Draw(V("n"))),
        ("draw up to {n:amount} cards", Draw(V("n"), up_to=True)),
        ("deal {o:object} {n:amount} damage", Damage(V("o"), V("n"))),
        ("deal {n:amount} damage to {o:object}", Damage(V("o"), V("n"))),
        ("deal damage to {o:object} equal to {n:equal}", Damage(V("o"), V("n"))),
        ("deal {o:thing} damage equal to {n:equal}", Damage(V("o"), V("n"))),
        ("deal damage equal to {n:equal} to {o:object}", Damage(V("o"), V("n"))),
        ("destroy {o:thing}", Move(V("o"), "cemetery", "destroy")),
        ("banish {o:thing}", Move(V("o"), "banished", "banish")),
        ("engage {o:thing}", t.SetState(V("o"), "engaged")),
        ("refresh {o:thing}", t.SetState(V("o"), "reserved")),
        ("return {o:thing} to its owner's hand", Move(V("o"), "hand", "return")),
        ("return {o:thing} to their owner's hand", Move(V("o"), "hand", "return")),
        ("return {o:thing} to their owners' hands", Move(V("o"), "hand", "return")),
        ("return {o:thing} to hand", Move(V("o"), "hand", "return")),
        ("put {o:thing} into its owner's cemetery", Move(V("o"), "cemetery")),
        ("put {o:thing} into their owners' cemeteries", Move(V("o"), "cemetery")),
        ("bury {o:thing}", Move(V("o"), "cemetery")),
        ("put {o:thing} on the bottom of its owner's deck", Move(V("o"), "deck", position="bottom")),
        ("put {o:thing} on the bottom of their owners' decks", Move(V("o"), "deck", position="bottom")),
        ("put {o:thing} on the bottom of your deck", Move(V("o"), "deck", position="bottom")),
        ("put {o:thing} on top of its owner's deck", Move(V("o"), "deck")),
        ("put {o:thing} onto your field", Move(V("o"), "field", whose=YOU)),
        ("put {o:thing} onto its owner's field", Move(V("o"), "field")),
        ("summon {o:thing}", Move(V("o"), "field")),
        ("put {o:thing} into your EX area", Move(V("o"), "ex", whose=YOU)),
        ("put {o:thing} into its owner's EX area", Move(V("o"), "ex")),
        ("add {o:thing} to your hand", Move(V("o"), "hand", "add")),
        ("add {o:thing} to its owner's hand", Move(V("o"), "hand", "add")),
        ("reveal {o:thing}", t.Reveal(V("o"))),
        ("give your leader [defense]+{n:amount}", Do("restore", YOUR_LEADER, V("n"))),
        ("give your leader [defense]-{n:amount}", Do("lower", YOUR_LEADER, V("n"))),
        ("give each enemy leader [defense]-{n:amount}", Do("lower", ENEMY_LEADER, V("n"))),
        ("summon {a:article}{x:name} or {b:article}{y:name} token", summons("field")),
        ("summon {a:article}{x:name} or {y:name} token", summons("field")),
        ("put {a:article}{x:name} or {y:name} token into your EX area", summons("ex")),
        ("put {a:article}{c:name} token onto your field or into your EX area", EITHER_PLACE),
        ("summon {a:article}{c:name} token", Create(V("c"), 1, "field")),
        ("put {a:article}{c:name} token onto your field", Create(V("c"), 1, "field")),
        ("put {a:article}{c:name} token into your EX area", Create(V("c"), 1, "ex")),
        ("put {a:article}{c:name} token in your EX area", Create(V("c"), 1, "ex")),
        ("summon {n:amount} {c:name} tokens", Create(V("c"), V("n"), "field")),
        ("put {n:amount} {c:name} tokens into your EX area", Create(V("c"), V("n"), "ex")),
        ("recover 1 play point", Do("recover", n=1)),
        ("recover {n:amount} play points", Do("recover", n=V("n"))),
        ("increase your maximum play points by {n:amount}", Gain(MAX_PP, V("n"))),
        ("increase your max play points by {n:amount}", Gain(MAX_PP, V("n"))),
        ("gain {n:amount} Evolution Point", Gain(EP, V("n"))),
        ("gain {n:amount} Evolution Points", Gain(EP, V("n"))),
        ("gain {n:amount} evolution point", Gain(EP, V("n"))),
        ("gain {n:amount} evolution points", Gain(EP, V("n"))),
        ("deal {n:amount} damage to {a:object} and {b:object}", Damage(t.Some((V("a"), V("b"))), V("n"))),
        ("discard your hand", Move(YOUR_HAND, "cemetery", "discard")),
        ("evolve {o:thing}", Do("evolve", V("o"))),
        ("transform {o:thing} into {a:article}{c:name} token", Do("transform", V("o"), word=V("c"))),
        ("transform {o:thing} into {c:name} tokens", Do("transform", V("o"), word=V("c"))),
        ("steal {o:thing}", Do("steal", V("o"))),
        ("shuffle your deck", t.Shuffle("deck")),
        ("you win the game", t.Finish(YOU, True)),
        ("you lose the game", t.Finish(YOU, False)),
    ):
        g.phrase("clause", template, (means,), plural if "{n:amount}" in template and template[-1] == "s" else None)
    g.add("article", Phrase("a ", t.ANY), Phrase("an ", t.ANY))


def summons(zone: str) -> t.Modes:
    """The choice between two tokens."""
    return t.Modes(1, ((Create(V("x"), 1, zone),), (Create(V("y"), 1, zone),)))


def discarding(g: Grammar) -> None:
    chosen = Move(Ref("d"), "cemetery", "discard")
    g.phrase("clause", "discard a card", (Choose("d", 1, YOUR_HAND), chosen))
    g.phrase("clause", "discard {n:amount} cards", (Choose("d", V("n"), YOUR_HAND), chosen), plural)
    g.phrase(
        "clause",
        "each opponent discards a card",
        (Choose("d", 1, canonical(t.ENEMY, t.Zone(("hand",))), who=OPPONENT), chosen),
    )
    theirs = canonical(t.ENEMY, t.Zone(("hand",)))
    g.phrase("clause", "discard a random card", (Choose("d", 1, YOUR_HAND, random=True), chosen))
    g.phrase(
        "clause", "each opponent discards {n:amount} cards", (Choose("d", V("n"), theirs, who=OPPONENT), chosen), plural
    )
    g.phrase("clause", "each opponent discards a random card", (Choose("d", 1, theirs, random=True), chosen))
    bottom = Move(Ref("d"), "deck", position="bottom")
    g.phrase("clause", "put a card from your hand on the bottom of your deck", (Choose("d", 1, YOUR_HAND), bottom))


def various(g: Grammar) -> None:
    picked = Ref("d")
    stack = canonical(t.YOURS, t.Zone(("field",)), t.Has("Stack"))
    for template, means in (
        (
            "deal {n:amount} damage divided between them",
            (t.Divide("share", V("n"), "t"), Damage(THEM, t.Chosen("share"))),
        ),
        (
            "deal them {n:amount} damage divided between them",
            (t.Divide("share", V("n"), "t"), Damage(THEM, t.Chosen("share"))),
        ),
        (
            "deal {o:thing} {n:digits} more damage for every {k:digits} {g:said_many}",
            (Damage(V("o"), t.Times(V("n"), t.Fits(Count(V("g")), V("k")))),),
        ),
        (
            "put {x:article}{n:name} token onto your field and into your EX area",
            (Create(V("n"), 1, "field"), Create(V("n"), 1, "ex")),
        ),
        ("add {n:amount} to a Stack on your field", (Choose("d", 1, stack), t.Counters(picked, "stack", V("n")))),
        ("put {a:article}{c:counter} counter on {o:thing}", (t.Counters(V("o"), V("c"), 1),)),
        ("place {a:article}{c:counter} counter on {o:thing}", (t.Counters(V("o"), V("c"), 1),)),
        ("place {n:amount} {c:counter} counters on {o:thing}", (t.Counters(V("o"), V("c"), V("n")),)),
        ("put {n:amount} {c:counter} counters on {o:thing}", (t.Counters(V("o"), V("c"), V("n")),)),
        ("remove {a:article}{c:counter} counter from {o:thing}", (t.Counters(V("o"), V("c"), -1),)),
        ("put {g:a_group} onto your field", (Choose("d", 1, V("g")), Move(picked, "field", whose=YOU))),
        ("put {g:a_group} into your EX area", (Choose("d", 1, V("g")), Move(picked, "ex", whose=YOU))),
        ("summon {g:a_group}", (Choose("d", 1, V("g")), Move(picked, "field", whose=YOU))),
        ("return {g:a_group} to its owner's hand", (Choose("d", 1, V("g")), Move(picked, "hand", "return"))),
        ("banish {g:a_group}", (Choose("d", 1, V("g")), Move(picked, "banished", "banish"))),
        ("destroy {g:a_group}", (Choose("d", 1, V("g")), Move(picked, "cemetery", "destroy"))),
        ("bury {g:a_group}", (Choose("d", 1, V("g")), Move(picked, "cemetery"))),
        ("put {g:a_group} into its owner's cemetery", (Choose("d", 1, V("g")), Move(picked, "cemetery"))),
        ("discard {g:a_hand}", (Choose("d", 1, V("g")), Move(picked, "cemetery", "discard"))),
    ):
        when = None
        if "{g:" in template and (" your " in template or template.startswith("summon")):
            when = elsewhere
        elif template.startswith("discard"):
            when = beyond_hand
        g.phrase("clause", template, means, when)
    g.phrase("elliptic", "deal {n:amount}", (Damage(ME, V("n")),))


def elsewhere(env: dict[str, object]) -> bool:
    """Whether the group names a zone other than the field. A token "put into your EX area" would be a new one."""
    group: object = env["g"]
    return isinstance(group, t.All) and any(isinstance(p, t.Zone) and p.names != ("field",) for p in group.parts)


def beyond_hand(env: dict[str, object]) -> bool:
    """Whether the group is more than "a card in hand", which the phrases for discarding read."""
    return env["g"] != YOUR_HAND


def tokens(g: Grammar) -> None:
    """Phrases that create several tokens at once, or one of several."""
    g.add("short_name", Token(SHORT, _short, _say_short, every=True, after=r"(?![\w'’-]| [A-Z])"))
    for place, to in TOKEN_PLACES:
        a, b, c = (Create(V(name), 1, to) for name in "xyz")
        too = [t.replace(made, also=True) for made in (b, c)]
        for words, means in (
            ("{p:article}{x:name} and {y:name} token", (a, too[0])),
            ("{p:article}{x:name} and {q:article}{y:name} token", (a, too[0])),
            ("{p:article}{x:name} token and {q:article}{y:name} token", (a, too[0])),
            ("{p:article}{x:short_name}, {y:short_name}, and {z:short_name} token", (a, *too)),
            ("{p:article}{x:short_name}, {y:short_name}, or {z:short_name} token", (t.Modes(1, ((a,), (b,), (c,))),)),
        ):
            g.phrase("clause", place.replace("{l}", words), means)
        per = "{p:article}{c:name} token for every {g:said_one}"
        g.phrase("clause", at_place(place, per), (Create(V("c"), Count(V("g")), to),), placed)
        per = "{p:article}{c:name} token for every {k:digits} {g:said_many}"
        g.phrase("clause", at_place(place, per), (Create(V("c"), t.Fits(Count(V("g")), V("k")), to),), placed)
    either_place = tuple(t.Modes(1, ((Create(V(name), 1, "field"),), (Create(V(name), 1, "ex"),))) for name in "xyz")
    three = (
        "put {p:article}{x:short_name}, {y:short_name}, and {z:short_name} token onto your field or into your EX area"
    )
    g.phrase("clause", three, either_place)
    g.phrase("clause", "put a token of the same name into your EX area", (Do("duplicate", IT, 1, "ex"),))
    g.phrase("clause", "summon a token of the same name", (Do("duplicate", IT, 1, "field"),))
    for name in ("there's no {c:name} on your field", "there is no {c:name} on your field"):
        none = t.Compare(Count(t.All((YOURS, FIELD, t.Word("name", V("c"))))), "=", 0)
        g.phrase("sent", f"if {name}, summon one", (If(none, (Create(V("c"), 1, "field"),)),))


def _short(text: str) -> str | None:
    return None if text in NO_NAMES or text.startswith("EX ") else text


def _say_short(value: object) -> str | None:
    return value if isinstance(value, str) and value and value not in NO_NAMES and "," not in value else None


def at_place(place: str, words: str) -> str:
    return place.replace("{l}", words)


def damages(g: Grammar) -> None:
    two = (Damage(V("a"), V("n")), Damage(V("b"), V("m")))
    for joint in (" and ", ", and ", ", "):
        g.phrase("clause", f"deal {{n:amount}} damage to {{a:object}}{joint}{{m:amount}} damage to {{b:object}}", two)
    own = (Damage(ENEMY_LEADER, V("n")), Damage(YOUR_LEADER, V("m")))
    g.phrase("clause", "deal {n:amount} damage to each enemy leader and {m:amount} damage to your own", own)
    g.phrase("clause", "deal {n:amount} more damage to {o:object}", (Damage(V("o"), V("n")),))
    g.phrase("clause", "deal {o:object} {n:amount} more damage", (Damage(V("o"), V("n")),))
    g.phrase("clause", "deal damage to {o:object} equal to {n:equal}", (Damage(V("o"), V("n")),))
    for words in ("each enemy leader", "your leader", "it and its leader"):
        g.phrase("clause", f"deal {words} damage equal to {{n:equal}}", (Damage(_whom(words), V("n")),))
    g.phrase("object", "the selected follower's leader", canonical(t.SameSide(Ref(t.CHOSEN)), LEADER))


def _whom(words: str) -> t.Sel:
    if words == "each enemy leader":
        return ENEMY_LEADER
    return YOUR_LEADER if words == "your leader" else t.Some((IT, ITS_LEADER))


def selecting_two(g: Grammar) -> None:
    """Phrases that select two cards, called "the first" and "the second" afterwards."""
    first, second = Ref(FIRST), Ref(SECOND)
    for a, up_to in (("{a:a_said}", False), ("up to 1 {a:said_one}", True)):
        for b, or_none in (("{b:a_said}", False), ("up to 1 {b:said_one}", True), ("{b:said_one}", False)):
            two = (Choose("t", 1, V("a"), up_to, target=True), Choose(TOO, 1, V("b"), or_none, target=True))
            g.phrase("clause", f"select {a} and {b}", two, _both_placed)
    for words, ref in (("first", first), ("second", second)):
        for noun in ("", " follower", " card"):
            g.phrase("thing", f"the {words}{noun}", ref)
            for figure in ("attack", "defense", "cost"):
                g.phrase("equal", f"the {words}{noun}'s {figure}", t.FigureOf(ref, figure))
    for words, ref in (("first", first), ("second", second)):
        theirs = (Damage(ref, V("n")), Damage(canonical(t.SameSide(ref), LEADER), V("m")))
        hit = f"deal {{n:amount}} damage to the {words} follower and {{m:amount}} damage to its leader"
        g.phrase("clause", hit, theirs)
    g.phrase("object", "the first follower's leader", canonical(t.SameSide(first), LEADER))
    both = (Damage(first, V("n")), Damage(canonical(t.SameSide(first), LEADER), V("m")))
    g.phrase("clause", "deal {n:amount} damage to the first follower and {m:amount} damage to its leader", both)
    g.phrase("clause", "give {b:boons} to {o:thing}", (Give(V("o"), V("b")),))


def _both_placed(env: dict[str, object]) -> bool:
    """Whether both groups name a zone. NB: if only one does, its zone could be meant for both."""
    return all(isinstance(group, t.Sel) and _said(group) for group in (env["a"], env["b"]))


def _said(group: t.Sel) -> bool:
    return any(isinstance(part, t.Zone) for part in parts_of(group))


def turning(g: Grammar) -> None:
    turned = t.Modes(1, ((t.SetState(V("o"), "engaged"),), (t.SetState(V("o"), "reserved"),)))
    g.phrase("clause", "engage or refresh {o:thing}", (turned,))
    some = Choose("t", V("n"), V("g"), up_to=True, target=True)
    g.phrase("clause", "select up to {n:digits} {g:group_many} and turn them facedown", (some, t.SetFace(THEM, False)))


def placing(g: Grammar) -> None:
    for words, n in (("the top card of your deck", 1), ("the top {n:digits} cards of your deck", V("n"))):
        away = (Look("seen", n, "deck", unseen=True), Move(SEEN, "banished", "banish"))
        g.phrase("clause", f"banish {words}", away)
    for place, move in (
        ("summon", Move(PICKED, "field", whose=YOU)),
        ("put", Move(PICKED, "ex", whose=YOU)),
    ):
        tail = " into your EX area" if place == "put" else ""
        few = (Choose("d", V("n"), V("g"), up_to=True), move)
        g.phrase("sent", f"you may {place} up to {{n:digits}} {{g:said_many}}{tail}", few, _not_on_field)
        any_number = (Choose("d", Count(V("g")), V("g"), up_to=True), move)
        g.phrase("sent", f"you may {place} any number of {{g:said_many}}{tail}", any_number, _not_on_field)
    for engaged in ("{o:thing} onto your field engaged", "{o:thing} onto its owner's field engaged"):
        whose = YOU if "your" in engaged else t.OWNER
        g.phrase("clause", f"put {engaged}", (Move(V("o"), "field", state="engaged", whose=whose),))
    g.phrase("clause", "summon {o:thing} engaged", (Move(V("o"), "field", state="engaged", whose=YOU),))
    either = t.Modes(1, ((Move(IT, "deck"),), (Move(IT, "deck", position="bottom"),)))
    g.phrase("clause", "put it on the top or bottom of your deck", (either,))


def _not_on_field(env: dict[str, object]) -> bool:
    group = env["g"]
    return isinstance(group, t.Sel) and any(
        isinstance(part, t.Zone) and part.names != ("field",) for part in parts_of(group)
    )


def moving(g: Grammar) -> None:
    g.phrase("clause", "put {o:thing} into their owners' EX areas", (Move(V("o"), "ex"),))
    g.phrase("clause", "return {o:thing} to your deck and shuffle it", (Move(V("o"), "deck"), t.Shuffle("deck")))
    for words in ("this card", "this"):
        g.phrase("clause", f"shuffle {words} into its owner's deck", (Move(SELF, "deck"), t.Shuffle("deck")))


def by_chance(g: Grammar) -> None:
    """[SVE 5.18.1] "[number] random [card type]" and "randomly [action] [number] [card type]"."""
    for words, n in (("a random {g:group_one}", 1), ("{n:digits} random {g:group_many}", V("n"))):
        picked, it = Choose("t", n, V("g"), random=True), IT if n == 1 else THEM
        for template, means in (
            ("select {r}", ()),
            ("destroy {r}", (Move(it, "cemetery", "destroy"),)),
            ("banish {r}", (Move(it, "banished", "banish"),)),
            ("bury {r}", (Move(it, "cemetery"),)),
            ("engage {r}", (t.SetState(it, "engaged"),)),
            ("deal {m:amount} damage to {r}", (Damage(it, V("m")),)),
            ("deal {r} {m:amount} damage", (Damage(it, V("m")),)),
            ("give {r} {b:boons}", (Give(it, V("b")),)),
        ):
            g.phrase("clause", template.replace("{r}", words), (picked, *means), _placed)
    for words, n in (("{g:a_group}", 1), ("{n:digits} {g:group_many}", V("n"))):
        picked, it = Choose("t", n, V("g"), random=True), IT if n == 1 else THEM
        if n != 1:
            g.phrase("clause", f"randomly select {words}", (picked,), _placed)
        g.phrase("clause", f"randomly destroy {words}", (picked, Move(it, "cemetery", "destroy")), _placed)
        g.phrase("clause", f"randomly banish {words}", (picked, Move(it, "banished", "banish")), _placed)
    for words, n in (
        ("a random {g:group_one} to its owner's hand", 1),
        ("{n:digits} random {g:group_many} to their owners' hands", V("n")),
    ):
        back = (Choose("t", n, V("g"), random=True), Move(IT if n == 1 else THEM, "hand", "return"))
        g.phrase("clause", f"return {words}", back, _placed)


def _placed(env: dict[str, object]) -> bool:
    group = env["g"]
    return isinstance(group, t.Sel) and _said(group)


def swapping(g: Grammar) -> None:
    """[SVE 5.12.1] Two cards that were named before, or this card and one of them."""
    g.phrase("clause", "swap them", (Do("swap", THEM),))
    for this in ("this card", "this"):
        g.phrase("clause", f"swap {this} with {{o:thing}}", (Do("swap", t.Some((t.SELF, V("o")))),))


def add(g: Grammar) -> None:
    for part in (
        selecting, acting, discarding, various, tokens, damages, selecting_two, turning, placing, moving, by_chance,
        swapping,
    ):  # fmt: skip
        part(g)
