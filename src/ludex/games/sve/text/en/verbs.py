"""English, verbs: clauses, sentences and blocks of what an effect does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludex.games.sve.c04_zones import EP, MAX_PP
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.text.en.nouns import ENEMY_LEADER, IT, KEYWORDS, LEADER, YOUR_HAND, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Phrase
from ludex.lang.pattern import (
    OPPONENT,
    SAME,
    THAT,
    YOU,
    Choose,
    Create,
    Damage,
    Do,
    Draw,
    Equals,
    Gain,
    Give,
    If,
    Instead,
    Look,
    Move,
    Ref,
    Rest,
    Under,
    V,
    replace,
)
from ludex.lang.surface import canonical, refers_back
from ludex.lang.wording import nodes

FOUND, SEEN, ME = Ref("found"), Ref("seen"), Ref(SAME)
SHUFFLES = (", then shuffle", ", then shuffle your deck", ", and shuffle", ", and shuffle your deck")
REST = canonical(SEEN, t.Not(FOUND))


def more(env: dict[str, object]) -> bool:
    """A number in the plural."""
    return env["n"] != 1


def not_itself(env: dict[str, object]) -> bool:
    return env["o"] != t.SELF


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


def summons(zone: str) -> t.Modes:
    """One token or another."""
    return t.Modes(1, ((Create(V("x"), 1, zone),), (Create(V("y"), 1, zone),)))


EITHER_PLACE = t.Modes(1, ((Create(V("c"), 1, "field"),), (Create(V("c"), 1, "ex"),)))


def acting(g: Grammar) -> None:
    for template, means in (
        ("draw a card", Draw(1)),
        ("draw {n:amount} cards", Draw(V("n"))),
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
        ("put {o:thing} into your cemetery", Move(V("o"), "cemetery")),
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
    ):
        g.phrase("clause", template, (means,), more if "{n:amount}" in template and template[-1] == "s" else None)
    g.add("article", Phrase("a ", t.ANY), Phrase("an ", t.ANY))


def discarding(g: Grammar) -> None:
    chosen = Move(Ref("d"), "cemetery", "discard")
    g.phrase("clause", "discard a card", (Choose("d", 1, YOUR_HAND), chosen))
    g.phrase("clause", "discard {n:amount} cards", (Choose("d", V("n"), YOUR_HAND), chosen), more)
    g.phrase(
        "clause",
        "each opponent discards a card",
        (Choose("d", 1, canonical(t.ENEMY, t.Zone(("hand",))), who=OPPONENT), chosen),
    )
    theirs = canonical(t.ENEMY, t.Zone(("hand",)))
    g.phrase("clause", "discard a random card", (Choose("d", 1, YOUR_HAND, random=True), chosen))
    g.phrase(
        "clause", "each opponent discards {n:amount} cards", (Choose("d", V("n"), theirs, who=OPPONENT), chosen), more
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
            (t.Divide("share", V("n"), "t"), Damage(IT, t.Chosen("share"))),
        ),
        (
            "deal them {n:amount} damage divided between them",
            (t.Divide("share", V("n"), "t"), Damage(IT, t.Chosen("share"))),
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


def beyond_hand(env: dict[str, object]) -> bool:
    """A card in hand, and nothing more of it, is discarded by words of its own."""
    return env["g"] != YOUR_HAND


def elsewhere(env: dict[str, object]) -> bool:
    """A card that is not on the field yet: a token "put into your EX area" is a new one."""
    group: object = env["g"]
    return isinstance(group, t.All) and any(isinstance(p, t.Zone) and p.names != ("field",) for p in group.parts)


def looking(g: Grammar) -> None:
    g.phrase("clause", "look at the top card of your deck", (Look("seen", 1, "deck"),))
    g.phrase("clause", "look at the top {n:amount} cards of your deck", (Look("seen", V("n"), "deck"),), more)
    g.phrase("clause", "reveal the top card of your deck", (Look("seen", 1, "deck"), t.Reveal(SEEN)))
    for verb in ("put", "bury"):
        tail = " into your cemetery" if verb == "put" else ""
        g.phrase("clause", f"{verb} the top card of your deck{tail}", (Look("seen", 1, "deck"), Move(SEEN, "cemetery")))
        g.phrase(
            "clause", f"{verb} the top {{n:amount}} cards of your deck{tail}",
            (Look("seen", V("n"), "deck"), Move(SEEN, "cemetery")), more,
        )  # fmt: skip
    g.phrase(
        "clause",
        "put the top card of your deck into your EX area",
        (Look("seen", 1, "deck"), Move(SEEN, "ex", whose=YOU)),
    )
    take: tuple[tuple[str, str, tuple[t.Instr, ...]], ...] = (
        ("reveal ", " and add {it} into your hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
        ("reveal ", " and add {it} to your hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
        ("put ", " onto your field", (Move(FOUND, "field", whose=YOU),)),
        ("summon ", "", (Move(FOUND, "field", whose=YOU),)),
        ("put ", " into your EX area", (Move(FOUND, "ex", whose=YOU),)),
        ("add ", " to your hand", (Move(FOUND, "hand", "add"),)),
        ("put ", " into your cemetery", (Move(FOUND, "cemetery"),)),
    )
    for verb, tail, do in take:
        for among in (
            "you may {v}{k} from among them{t}",
            "from among them, you may {v}{k}{t}",
            "{v}{k} from among them{t}",
        ):
            may = "may" in among
            if "from" in among and "them, " not in among:
                of = (
                    among.replace(" from among them", "")
                    .replace("{v}", verb)
                    .replace("{t}", tail.replace("{it}", "it"))
                )
                for words in ("one of them", "1 of them"):
                    pick = (Choose("found", 1, SEEN, up_to=may), *do)
                    g.phrase("clause" if may else "pick", of.replace("{k}", words), pick)
            for kind, n, it in (("{k:a_kind}", 1, "it"), ("up to {n:digits} {k:kind_many}", V("n"), "them")):
                text = among.replace("{v}", verb).replace("{k}", kind).replace("{t}", tail.replace("{it}", it))
                up_to = may or kind.startswith("up")
                g.phrase(
                    "clause" if may else "pick",
                    text.replace("{k:a_kind}", "{k:a_seen}").replace("{k:kind_many}", "{k:seen_many}"),
                    (Choose("found", n, V("k"), up_to=up_to), *do),
                )
    for rest in ("the rest", "the remaining cards"):
        g.phrase("clause", f"bury {rest}", (Move(REST, "cemetery"),))
    top = (Choose("found", t.Count(SEEN), SEEN, up_to=True), Move(FOUND, "deck"))
    g.phrase("pick", "put any number of them on the top of your deck in any order", top)
    g.phrase("pick", "put any number of them on top of your deck in any order", top)
    for place, to in (
        ("on the bottom of your deck in any order", Move(REST, "deck", position="bottom")),
        ("on the bottom in any order", Move(REST, "deck", position="bottom")),
        ("on the bottom of your deck", Move(REST, "deck", position="bottom")),
        ("into your cemetery", Move(REST, "cemetery")),
        ("on the top of your deck in any order", Move(REST, "deck")),
    ):
        g.phrase("clause", f"put them {place}", (replace(to, what=SEEN),))
        for rest in ("the remaining cards", "the rest", "the other", "the remaining card"):
            g.phrase("clause", f"put {rest} {place}", (to,))


def searching(g: Grammar) -> None:
    for start, n, it in (
        ("search your deck for {k:a_kind}", 1, "it"),
        ("search your deck for up to {n:digits} {k:kind_many}", V("n"), "them"),
        ("search your deck for up to 1 {k:kind_one}", 1, "it"),
    ):
        found = t.Search("found", n, V("k"), "deck")
        add = (t.Reveal(FOUND), Move(FOUND, "hand", "add"))
        hand = f"add {it} to your hand"
        for words in (
            f", reveal {it}, and {hand}",
            f", reveal {it} and {hand}",
            *(f", reveal {it}, {hand}{shuffle}" for shuffle in SHUFFLES),
            *(f", reveal {it} and {hand}{shuffle}" for shuffle in SHUFFLES),
        ):
            g.phrase("search", start + words, (found, *add, t.Shuffle("deck")))
        for clause, do in (
            (f"summon {it}", Move(FOUND, "field", whose=YOU)),
            (f"put {it} onto your field", Move(FOUND, "field", whose=YOU)),
            (f"put {it} into your EX area", Move(FOUND, "ex", whose=YOU)),
            (f"bury {it}", Move(FOUND, "cemetery")),
            (f"put {it} into your cemetery", Move(FOUND, "cemetery")),
            (f"banish {it}", Move(FOUND, "banished", "banish")),
        ):
            shuffled = [f"{joint}{clause}{shuffle}" for joint in (", ", " and ") for shuffle in SHUFFLES]
            for words in (f" and {clause}", *shuffled):
                g.phrase("search", start + words, (found, do, t.Shuffle("deck")))
    g.phrase("clause", "{s:search}", V("s"))


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
    for words, price in (("less", "minus"), ("more", "digits")):
        cheaper = t.Price(IT, "+", V("n"))
        g.phrase("clause", f"they cost {{n:{price}}} {words} to play this turn", (t.Continue((cheaper,), "turn"),))
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


def shuffled_once(env: dict[str, Any]) -> bool:
    """Not a search, which is shuffled after [SVE 5.7.2], and then shuffling: that is said in its own words."""
    blocks = [env[name] for name in ("a", "b", "c") if name in env]
    shuffle = t.Shuffle("deck")
    return all(one[-1:] != (shuffle,) or two != (shuffle,) for one, two in pairwise(blocks))


def not_of_leader(env: dict[str, Any]) -> bool:
    """Not `it` after a condition on the leader, who is meant then."""
    return not of_leader(env) or all(not isinstance(node, t.Ref) or node.name != THAT for node in nodes(env["c"]))


def of_leader(env: dict[str, Any]) -> bool:
    return YOUR_LEADER in nodes(env["q"])


def joining(g: Grammar) -> None:
    """Clauses to sentences, sentences to blocks."""
    g.phrase("clauses", "{a:clause}", V("a"))
    for template in (
        "{a:clause} and {b:clause}",
        "{a:clause}, then {b:clause}",
        "{a:clause} and then {b:clause}",
        "{a:clause}, and {b:clause}",
    ):
        g.phrase("clauses", template, (Rest("a"), Rest("b")), shuffled_once)
    three = (Rest("a"), Rest("b"), Rest("c"))
    for template in (
        "{a:clause}, {b:clause}, and {c:clause}",
        "{a:clause}, {b:clause}, then {c:clause}",
        "{a:clause} and {b:clause}, then {c:clause}",
        "{a:clause}, {b:clause} and {c:clause}",
    ):
        g.phrase("clauses", template, three, shuffled_once)
    g.phrase("clauses", "{a:clause}, {b:search}", (Rest("a"), Rest("b")))
    g.phrase("clauses", "{a:clause} and, if {q:cond}, {b:clauses}", (Rest("a"), If(V("q"), V("b"))))
    g.phrase("sent", "{c:clauses}", V("c"))
    g.phrase("sent", "{c:pick}", V("c"))
    g.phrase("sent", "if {q:cond}, {c:clauses}", (If(V("q"), V("c")),), not_of_leader)
    g.phrase("leader_cond", "{q:cond}", V("q"), of_leader)
    leader_up = (If(V("q"), (Do("restore", YOUR_LEADER, V("n")),)),)
    g.phrase("sent", "if {q:leader_cond}, give it [defense]+{n:amount}", leader_up)
    g.phrase("sent", "then, {c:clauses}", V("c"))
    g.phrase("sent", "then, if {q:cond}, {c:clauses}", (If(V("q"), V("c")),))
    g.phrase("dependent", "{s:sentence}", V("s"), refers_back)
    g.add("dependents", Many("dependent", joint=" ", least=1, flat=True))
    for start in ("if {q:cond}, ", "then, if {q:cond}, "):
        g.phrase("under", start + "{c:clauses}. {d:dependents}", (Under(V("q"), V("c"), V("d")),))
        may = (Under(V("q"), (t.May(V("c")),), V("d")),)
        g.phrase("under", start + "you may {c:clauses}. {d:dependents}", may)
    g.phrase("sentence", "^{u:under}", V("u"))
    g.phrase("low_block", "{u:under}", V("u"))
    g.phrase("low_block", "{u:under} {b:block}", (Rest("u"), Rest("b")))
    g.phrase("option", "{b:block}", V("b"))
    g.phrase("option", "^{p:costs}: {b:sentences}", (t.May(V("b"), V("p")),))
    g.phrase("option", "{p:costs}: {b:sentences}", (t.May(V("b"), V("p")),))
    g.phrase("sent", "you may {c:clauses}", (t.May(V("c")),))
    g.phrase("sent", "if {q:cond}, you may {c:clauses}", (If(V("q"), (t.May(V("c")),)),))
    g.phrase("sent", "if {q:cond}, {c:elliptic} instead", (Instead(V("q"), V("c")),))
    rest_too = (Instead(V("q"), (Rest("c"), Rest("d"))),)
    g.phrase("sent", "if {q:cond}, {c:elliptic} instead and {d:clauses}", rest_too)
    for dash in (": ", " - "):
        g.phrase("sentence", f"{{q:heading}}{dash}^{{c:elliptic}} instead and {{d:clauses}}.", rest_too)
    g.phrase("sent", "x equals {n:equal}", (Equals(V("n")),))
    g.phrase("elliptic", "{c:clauses}", V("c"))
    g.phrase("elliptic", "deal {n:amount} damage", (Damage(ME, V("n")),))
    g.phrase("elliptic", "give [defense]+{n:amount}", (Do("restore", ME, V("n")),))
    g.phrase("elliptic", "put {n:digits}", (Create(SAME, V("n"), "ex"),))
    g.phrase("elliptic", "draw {n:digits}", (Draw(V("n")),))
    g.phrase("elliptic", "summon {n:digits}", (Create(SAME, V("n"), "field"),))
    g.phrase("elliptic", "give {b:boons}", (Give(ME, V("b")),))
    g.phrase("sentence", "^{s:sent}.", V("s"))
    g.phrase("sent", "{c:clauses}, where X equals {n:equal}", (Rest("c"), Equals(V("n"))))
    g.phrase("sentence", "{q:heading}: ^{c:elliptic} instead.", (Instead(V("q"), V("c")),))
    g.phrase("sentence", "{q:heading} - ^{c:elliptic} instead.", (Instead(V("q"), V("c")),))
    g.add("sentences", Many("sentence", joint=" ", least=1, flat=True))
    g.phrase("tail", "{q:heading}: {s:sentences}", (If(V("q"), V("s")),))
    g.phrase("tail", "{q:heading} - {s:sentences}", (If(V("q"), V("s")),))
    g.phrase("tail", "{q:heading}: {s:sentences} {r:tail}", (If(V("q"), V("s")), Rest("r")))
    g.phrase("tail", "{q:heading} - {s:sentences} {r:tail}", (If(V("q"), V("s")), Rest("r")))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("block", "{s:sentences} {r:tail}", (Rest("s"), Rest("r")))
    g.phrase("block", "{r:tail}", V("r"))
    g.phrase("block", "{m:modes}", V("m"))
    g.phrase("block", "{s:sentences} {m:modes}", (Rest("s"), Rest("m")))
    for dash in (": ", " - "):
        g.phrase("tail", f"{{q:heading}}{dash}{{m:modes}}", (If(V("q"), V("m")),))
        for rite in ("^earth Rite", "Earth Rite"):
            paid = t.May(V("b"), EARTH_RITE.cost)
            g.phrase("block", f"{{s:sentences}} {rite}{dash}{{b:sentences}}", (Rest("s"), paid))
    g.phrase("low_block", "{s:sent}.", V("s"))
    g.phrase("low_block", "{s:sent}. {b:block}", (Rest("s"), Rest("b")))
    for start, n, up_to in (
        ("^choose one of the following.", 1, False),
        ("^choose one of the following effects.", 1, False),
        ("^choose one.", 1, False),
        ("^choose up to 2 of the following.", 2, True),
        ("^choose 2 of the following.", 2, False),
        ("^choose two of the following.", 2, False),
        ("^choose 1.", 1, False),
        ("^choose 2.", 2, False),
        ("^choose up to 3 of the following.", 3, True),
        ("^choose 3 of the following.", 3, False),
        ("^choose up to 2.", 2, True),
        ("^choose two.", 2, False),
    ):
        for joint in ("\n", " "):
            for count in (2, 3, 4, 5):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))
                options = tuple(V(f"o{i}") for i in range(count))
                means = t.Modes(n, options, up_to)
                g.phrase("modes", f"{start}{joint}{listed}", (means,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (means,))
                more_of_them = t.Modes(V("m"), options, True)
                for dash in (": ", " - "):
                    instead = f"{start} {{q:heading}}{dash}^choose up to {{m:digits}} instead.{joint}{listed}"
                    g.phrase("modes", instead, (means, Instead(V("q"), (more_of_them,))))
                instead = f"{start} ^if {{q:cond}}, choose up to {{m:digits}} instead.{joint}{listed}"
                g.phrase("modes", instead, (means, Instead(V("q"), (more_of_them,))))


def add(g: Grammar) -> None:
    for part in (selecting, acting, discarding, various, looking, searching, giving, lasting, joining):
        part(g)
