"""English, the deck: looking at cards, taking some of them, and searching."""

from __future__ import annotations

from ludex.games.sve.text.en.groups import plural
from ludex.games.sve.text.meanings import CEMETERY, FOUND, IT, PICKED, REST, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SUMMONED, YOU, YOURS, Choose, Count, Do, Instead, Look, Move, Ref, Rest, V, replace
from ludex.lang.surface import canonical, parts_of

SHUFFLES = (
    ", shuffle your deck",
    ", then shuffle",
    ", then shuffle your deck",
    ", and shuffle",
    ", and shuffle your deck",
)


def looking(g: Grammar) -> None:
    g.phrase("clause", "look at the top card of your deck", (Look("seen", 1, "deck"),))
    g.phrase("clause", "look at the top {n:amount} cards of your deck", (Look("seen", V("n"), "deck"),), plural)
    some = t.Do("look up to", n=V("n"), word="seen")  # [SVE 5.10.2]
    g.phrase("clause", "look at up to {n:amount} of the top cards of your deck", (some,))
    g.phrase("clause", "reveal the top card of your deck", (Look("seen", 1, "deck"), t.Reveal(SEEN)))
    for verb in ("put", "bury"):
        tail = " into your cemetery" if verb == "put" else ""
        for words, n in (("the top card", 1), ("the top {n:amount} cards", V("n"))):
            buried = (Look("seen", n, "deck", unseen=True), Move(SEEN, "cemetery"))
            g.phrase("clause", f"{verb} {words} of your deck{tail}", buried, plural if n != 1 else None)
    g.phrase(
        "clause",
        "put the top card of your deck into your EX area",
        (Look("seen", 1, "deck", unseen=True), Move(SEEN, "ex", whose=YOU)),  # [SVE 4.8.3.2]
    )
    take: tuple[tuple[str, str, tuple[t.Instr, ...]], ...] = (
        ("reveal ", " and add {it} into your hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
        ("reveal ", " and add {it} to your hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
        ("reveal ", " and add {it} to hand", (t.Reveal(FOUND), Move(FOUND, "hand", "add"))),
        ("put ", " onto your field", (Move(FOUND, "field", whose=YOU),)),
        ("summon ", "", (Move(FOUND, "field", whose=YOU),)),
        ("put ", " into your EX area", (Move(FOUND, "ex", whose=YOU),)),
        ("add ", " to your hand", (Move(FOUND, "hand", "add"),)),
        ("put ", " into your cemetery", (Move(FOUND, "cemetery"),)),
        ("banish ", "", (Move(FOUND, "banished", "banish"),)),
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
        found = t.Search("found", n, V("k"), "deck", up_to="up to" in start)
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


def _some_kind(env: dict[str, object]) -> bool:
    """Whether the group is narrower than any card; a card found as "a card" need not be shown [SVE 5.7.1.2]."""
    return bool(env["k"] != t.ANY)


def from_the_deck(g: Grammar) -> None:
    seen = Choose("found", 1, V("k"), up_to=True)
    g.phrase("clause", "you may also put {k:a_seen} into your cemetery", (seen, Move(FOUND, "cemetery")))
    shown = (seen, t.Reveal(FOUND), Move(FOUND, "field", whose=YOU))
    g.phrase("clause", "you may reveal {k:a_seen} from among them and put it onto your field", shown)
    top = (Choose("found", t.Count(SEEN), SEEN, up_to=True), Move(FOUND, "deck"))
    g.phrase("pick", "put any number of cards from among them on the top of your deck in any order", top)
    bottom = (Move(REST, "deck", position="bottom"),)
    g.phrase("clause", "put any remaining cards on the bottom of your deck in any order", bottom)
    g.phrase("clause", "add the remaining cards to your hand", (Move(REST, "hand", "add"),))
    hand = (t.Search("found", 1, V("k"), "deck"), t.Reveal(FOUND), Move(FOUND, "hand", "add"))
    taken = "search your deck for {k:a_kind} and add it to your hand"
    g.phrase("search", taken, (*hand, t.Shuffle("deck")), _some_kind)
    unseen = (t.Search("found", 1, t.ANY, "deck"), Move(FOUND, "hand", "add"))  # [SVE 5.7.1.2] it is not shown
    g.phrase("search", "search your deck for a card and add it to your hand", (*unseen, t.Shuffle("deck")))
    either = t.Modes(1, ((Move(FOUND, "field", whose=YOU),), (Move(FOUND, "hand", "add"),)))
    g.phrase(
        "sentence",
        "^search your deck for {k:a_kind}, reveal it, and add it to your hand. "
        "^if {q:found_cond}, you may put it onto your field instead.",
        (*hand, Instead(V("q"), (either,)), t.Shuffle("deck")),
    )
    few = t.Is(FOUND, t.Figure("cost", "<=", V("n")))
    g.phrase("found_cond", "it costs {n:digits} play points or less", few)
    g.phrase(
        "clause",
        "you may put any number of {g:group_many} onto your field",
        (Choose("d", t.Count(V("g")), V("g"), up_to=True), Move(PICKED, "field", whose=YOU)),
        off_the_field,
    )
    some = Choose("found", t.Count(V("k")), V("k"), up_to=True)
    among = "you may put any number of {k:revealed_many} from among them onto your field"
    g.phrase("clause", among, (some, Move(FOUND, "field", whose=YOU)))
    two = Choose("found", t.Count(V("k")), V("k"), up_to=True)
    g.phrase(
        "clause",
        "you may put any number of {k:revealed_kinds} from among them onto your field",
        (two, Move(FOUND, "field", whose=YOU)),
    )
    kinds = t.All((SEEN, t.Word("universe", V("u")), t.Some((t.Word("type", "amulet"), t.Word("type", "follower")))))
    g.phrase("revealed_kinds", "{u:universe} followers or {u:universe} amulets", kinds)
    look = (t.Shuffle("deck"), Look("seen", V("n"), "deck"), t.Reveal(SEEN))
    g.phrase("clause", "shuffle your deck, then reveal the top {n:digits} cards", look)
    for words in (
        "put {o:thing} into your deck",
        "return {o:thing} to your deck",
        "put {o:thing} into its owner's deck",
    ):
        for shuffle in (" and shuffle it", " and shuffle", ", and shuffle it", ", then shuffle it"):
            g.phrase("clause", words + shuffle, (Move(V("o"), "deck"), t.Shuffle("deck")))
    g.phrase("clause", "shuffle {o:thing} into your deck", (Move(V("o"), "deck"), t.Shuffle("deck")))
    g.phrase("clause", "turn it facedown", (t.SetFace(IT, False),))
    g.phrase(
        "sentence",
        "^recover X play points. ^x equals the number of {g:said_many}. ^turn them facedown.",
        (Do("recover", n=t.Count(V("g"))), t.SetFace(V("g"), False)),
    )


def off_the_field(env: t.Env) -> bool:
    group: object = env["g"]
    return isinstance(group, t.All) and any(isinstance(p, t.Zone) and p.names != ("field",) for p in group.parts)


def apart(g: Grammar) -> None:
    """Phrases that look at four cards and put each into a different place."""
    one = Choose("found", 1, SEEN)
    to = (
        Move(FOUND, "hand", "add"),
        Move(FOUND, "cemetery"),
        Move(FOUND, "deck"),
        Move(FOUND, "deck", position="bottom"),
    )
    four = (one, to[0], one, to[1], one, to[2], one, to[3])
    for first, each in (
        ("add 1 of them to", "1"),
        ("add one of them to", "one"),
        ("add 1 to", "1"),
        ("add one to", "one"),
        ("put 1 into", "1"),
        ("add a card from among them to", "a card"),
        ("from among them, add a card to", "a card"),
    ):
        for put in ("put ", ""):
            for top in ("on the top", "on top"):
                places = (f"{put}{each} into your cemetery", f"{put}{each} {top} of your deck")
                last = f"and {put}{each} on the bottom of your deck"
                g.phrase("pick", f"{first} your hand, {places[0]}, {places[1]}, {last}", four)


def several_kinds(g: Grammar) -> None:
    """Phrases that take cards of several kinds from the cards seen or searched."""
    one, also = Choose("found", 1, V("a"), up_to=True), Choose("found", 1, V("b"), up_to=True, also=True)
    third = Choose("found", 1, V("c"), up_to=True, also=True)
    g.phrase("takes", "up to 1 {a:seen_one} and up to 1 {b:seen_one}", (one, also))
    three = "up to 1 {a:seen_one}, up to 1 {b:seen_one}, and up to 1 {c:seen_one}"
    g.phrase("takes", three, (one, also, third))
    some = Choose("found", Count(V("a")), V("a"), up_to=True)
    g.phrase("takes", "any number of {a:seen_many}", (some,), _unmarked)
    g.phrase("takes", "any number of {a:seen_many}", (t.replace(some, n=Count(SEEN)),), _marked)
    g.phrase("takes", "up to {n:digits} of them", (Choose("found", V("n"), SEEN, up_to=True),))
    g.phrase("takes", "any number of them", (Choose("found", Count(SEEN), SEEN, up_to=True),))
    show = (t.Reveal(FOUND), Move(FOUND, "hand", "add"))
    for verb, tail, do in (
        ("reveal", " and add them to your hand", show),
        ("reveal", ", and add them to your hand", show),
        ("summon", "", (Move(FOUND, "field", whose=YOU),)),
        ("banish", "", (Move(FOUND, "banished", "banish"),)),
        ("put", " onto your field", (Move(FOUND, "field", whose=YOU),)),
        ("put", " into your EX area", (Move(FOUND, "ex", whose=YOU),)),
        ("add", " to your hand", (Move(FOUND, "hand", "add"),)),
        ("put", " on the top of your deck in any order", (Move(FOUND, "deck"),)),
    ):
        for among in (
            "from among them, you may {v} {k}{t}",
            "you may {v} {k} from among them{t}",
            "you may {v} {k}{t}",
        ):
            text = among.replace("{v}", verb).replace("{k}", "{k:takes}").replace("{t}", tail)
            g.phrase("sent", text, (Rest("k"), *do), _of_them if among.startswith("you may {v} {k}{t}") else None)


def _unmarked(env: dict[str, object]) -> bool:
    return not _marked(env)


def _marked(env: dict[str, object]) -> bool:
    """Whether the group has a condition on all chosen cards together."""
    group = env["a"]
    return isinstance(group, t.Sel) and any(isinstance(part, (t.AllTold, t.Different)) for part in parts_of(group))


def _of_them(env: dict[str, object]) -> bool:
    """Whether every pick is made from the cards seen, as it must be in a sentence without "from among them"."""
    takes = env["k"]
    return isinstance(takes, tuple) and all(isinstance(pick, t.Choose) and pick.what == SEEN for pick in takes)


def searching_for_several(g: Grammar) -> None:
    find, also, third = (t.Search("found", 1, V(name), "deck", also=name != "a") for name in "abc")
    for words, means in (
        ("{a:a_kind} and {b:a_kind}", (find, also)),
        ("{a:a_kind} and {b:kind_one}", (find, also)),
        ("{a:a_kind}, {b:kind_one}, and {c:kind_one}", (find, also, third)),
        ("{a:a_kind}, {b:a_kind}, and {c:a_kind}", (find, also, third)),
    ):
        g.phrase("finds", words, means)
    g.phrase("find", "any card", (t.Search("found", 1, t.ANY, "deck"),))
    g.phrase("find", "{a:article}{n:joint_name}", (t.Search("found", 1, t.Word("name", V("n")), "deck"),))
    for it, finds in (("it", "find"), ("them", "finds")):
        show = (t.Reveal(FOUND), Move(FOUND, "hand", "add"))
        for tail, do in (
            (f"reveal {it}, add {it} to your hand", show),
            (f"reveal {it}, and add {it} to your hand", show),
            (f"add {it} to your hand", (Move(FOUND, "hand", "add"),)),
            (f"summon {it}", (Move(FOUND, "field", whose=YOU),)),
            (f"put {it} onto your field", (Move(FOUND, "field", whose=YOU),)),
            (f"put {it} into your EX area", (Move(FOUND, "ex", whose=YOU),)),
        ):
            whole = (Rest("f"), *do, t.Shuffle("deck"))
            for shuffle in SHUFFLES:
                g.phrase("search", f"search your deck for {{f:{finds}}}, {tail}{shuffle}", whole)
            g.phrase("search", f"search your deck for {{f:{finds}}} and {tail}", whole)
            g.phrase("search", f"search your deck for {{f:{finds}}}, {tail}", whole)
    for start, n in (("{k:a_kind}", 1), ("up to {n:digits} {k:kind_many}", V("n"))):
        engaged = Move(FOUND, "field", state="engaged", whose=YOU)
        for it in ("it", "them"):
            for words in (f"summon {it} engaged", f"put {it} onto your field engaged"):
                for shuffle in SHUFFLES:
                    made = (t.Search("found", n, V("k"), "deck", up_to=n != 1), engaged, t.Shuffle("deck"))
                    g.phrase("search", f"search your deck for {start}, {words}{shuffle}", made)


def picking(g: Grammar) -> None:
    """Phrases for cards that must be taken from the cards seen."""
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


def add(g: Grammar) -> None:
    for part in (looking, searching, from_the_deck, apart, several_kinds, searching_for_several, picking):
        part(g)
