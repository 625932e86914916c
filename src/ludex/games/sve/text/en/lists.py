"""English, what an effect does, in its finer points: lists, several players, several kinds, what is done for each."""

from __future__ import annotations

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.text.en.groups import FIELD, HAND
from ludex.games.sve.text.en.nouns import (
    ENEMY_LEADER,
    IT,
    ITS_LEADER,
    KEYWORDS,
    LEADER,
    NO_NAMES,
    SMALL,
    WORD,
    YOUR_LEADER,
    join,
    placed,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Phrase, Token
from ludex.lang.pattern import (
    ENEMY,
    FIRST,
    OPPONENT,
    SAME,
    SECOND,
    TOO,
    YOU,
    YOURS,
    Choose,
    Count,
    Create,
    Damage,
    Do,
    Draw,
    Give,
    If,
    Look,
    Move,
    Otherwise,
    Ref,
    Rest,
    V,
)
from ludex.lang.surface import canonical, parts_of

FOUND, SEEN, ME, PICKED = Ref("found"), Ref("seen"), Ref(SAME), Ref("d")
SHUFFLES = (", then shuffle", ", then shuffle your deck", ", and shuffle", ", and shuffle your deck")
SHORT = rf"(?:[A-Z][\w'’&@*-]*[!?]*)(?: (?:{SMALL})*(?:{WORD})[?]?)*"
TOKEN_PLACES = (
    ("summon {l}", "field"),
    ("put {l} onto your field", "field"),
    ("put {l} into your EX area", "ex"),
    ("put {l} in your EX area", "ex"),
    ("put {l} to your EX area", "ex"),
)


def _short(text: str) -> str | None:
    return None if text in NO_NAMES or text.startswith("EX ") else text


def _say_short(value: object) -> str | None:
    return value if isinstance(value, str) and value and value not in NO_NAMES and "," not in value else None


def tokens(g: Grammar) -> None:
    """Several tokens at once, or one of several."""
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
        g.phrase("clause", _at(place, per), (Create(V("c"), Count(V("g")), to),), placed)
        per = "{p:article}{c:name} token for every {k:digits} {g:said_many}"
        g.phrase("clause", _at(place, per), (Create(V("c"), t.Fits(Count(V("g")), V("k")), to),), placed)
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


def _at(place: str, words: str) -> str:
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


def players(g: Grammar) -> None:
    """What opponents, both players, or the one who controls a card do."""
    for number in ("one", "many"):
        theirs = Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(ENEMY, FIELD))
        g.add(f"theirs_{number}", theirs)
    g.add("a_their", Phrase("a {g:theirs_one}", V("g")), Phrase("an {g:theirs_one}", V("g")))
    for verb, do in (
        ("buries", Move(PICKED, "cemetery")),
        ("destroys", Move(PICKED, "cemetery", "destroy")),
        ("banishes", Move(PICKED, "banished", "banish")),
    ):
        g.phrase("clause", f"each opponent {verb} {{g:a_their}}", (Choose("d", 1, V("g"), who=OPPONENT), do))
        some = (Choose("d", V("n"), V("g"), who=OPPONENT), do)
        g.phrase("clause", f"each opponent {verb} {{n:digits}} {{g:theirs_many}}", some)
        best = canonical(ENEMY, FIELD, t.Word("type", "follower"))
        strongest = canonical(best, t.Figure("attack", "=", t.Greatest(best, "attack")))
        strong = (Choose("d", 1, strongest, who=OPPONENT), do)
        g.phrase(
            "clause", f"each opponent {verb} a follower with the highest attack among followers on their field", strong
        )
    for verb, tail, move in (
        ("buries", "", Move(SEEN, "cemetery")),
        ("puts", " into their cemetery", Move(SEEN, "cemetery")),
        ("banishes", "", Move(SEEN, "banished", "banish")),
        ("puts", " into their EX area", Move(SEEN, "ex", whose=YOU)),
    ):
        for top, n in (("the top card of their deck", 1), ("the top {n:digits} cards of their deck", V("n"))):
            done = (Look("seen", n, "deck"), move)
            g.phrase("clause", f"each player {verb} {top}{tail}", (t.By(t.EACH, done),))
            g.phrase("clause", f"its controller {verb} {top}{tail}", (t.By(t.CONTROLLER, done, IT),))
            if move.to != "ex":
                g.phrase("clause", f"each opponent {verb} {top}{tail}", (Look("seen", n, "deck", OPPONENT), move))
    for verb, to in (("summons {l}", "field"), ("puts {l} into their EX area", "ex")):
        words = _at(verb, "{p:article}{c:name} token")
        made = (Create(V("c"), 1, to),)
        g.phrase("clause", f"each player {words}", (t.By(t.EACH, made),))
        g.phrase("clause", f"its controller {words}", (t.By(t.CONTROLLER, made, IT),))
        g.phrase("clause", f"each opponent {words}", (Create(V("c"), 1, to, OPPONENT),))
    discard = Move(PICKED, "cemetery", "discard")
    hand = canonical(YOURS, HAND)
    for words, n in (("a card", 1), ("{n:digits} cards", V("n"))):
        g.phrase("clause", f"each player draws {words}", (Draw(n, t.EACH),))
        g.phrase("clause", f"its controller draws {words}", (t.By(t.CONTROLLER, (Draw(n),), IT),))
        thrown = (Choose("d", n, hand), discard)
        g.phrase("clause", f"each player discards {words}", (t.By(t.EACH, thrown),))
        g.phrase("clause", f"its controller discards {words}", (t.By(t.CONTROLLER, thrown, IT),))
    lost = (Choose("d", 1, hand, random=True), discard)
    g.phrase("clause", "its controller discards a random card", (t.By(t.CONTROLLER, lost, IT),))
    g.phrase("sentence", "^select an opponent. ^they reveal their hand.", (t.Reveal(t.All((ENEMY, HAND))),))


def for_each(g: Grammar) -> None:
    """So much for every card of a kind, or for every so many of them."""
    per = (
        (" for every {g:said_one}", Count(V("g"))),
        (" for each {g:said_one}", Count(V("g"))),
        (" for every other {g:said_other_one}", Count(V("g"))),
        (" for each other {g:said_other_one}", Count(V("g"))),
        (" for every {k:digits} {g:said_many}", t.Fits(Count(V("g")), V("k"))),
        (" for each {k:digits} {g:said_many}", t.Fits(Count(V("g")), V("k"))),
    )
    for words, n in per:
        attack = t.Modify(ME, "attack", "+", n)
        defense = t.Modify(ME, "defense", "+", n)
        less = tuple(t.Modify(ME, figure, "+", t.Times(-1, n)) for figure in ("attack", "defense"))
        g.phrase("boon_each", f"[attack]+1/[defense]+1{words}", (attack, defense), placed)
        g.phrase("boon_each", f"[attack]-1/[defense]-1{words}", less, placed)
        g.phrase("boon_each", f"[attack]+1{words}", (attack,), placed)
        g.phrase("boon_each", f"[defense]+1{words}", (defense,), placed)
        for template, means in (
            ("draw a card{per}", Draw(n)),
            ("give your leader [defense]+1{per}", Do("restore", YOUR_LEADER, n)),
            ("deal 1 damage to {o:object}{per}", Damage(V("o"), n)),
            ("recover 1 play point{per}", Do("recover", n=n)),
        ):
            g.phrase("clause", template.replace("{per}", words), (means,), placed)
        for template, made in (
            ("deal {m:several} damage to {o:object}{per}", Damage(V("o"), t.Times(V("m"), n))),
            ("give your leader [defense]+{m:several}{per}", Do("restore", YOUR_LEADER, t.Times(V("m"), n))),
            ("draw {m:several} cards{per}", Draw(t.Times(V("m"), n))),
        ):
            g.phrase("clause", template.replace("{per}", words), (made,), placed)
    g.add("several", Token(r"\d+", _several, lambda n: str(n) if type(n) is int and n > 1 else None))
    for give, until in (
        ("give {o:thing} {b:boon_each}", ""),
        ("give {o:thing} {b:boon_each} this turn", "turn"),
        ("give {o:thing} {b:boon_each} for the rest of this turn", "turn"),
    ):
        g.phrase("clause", give, (Give(V("o"), V("b"), until),))


def _several(text: str) -> int | None:
    return int(text) if int(text) > 1 else None


def selecting_two(g: Grammar) -> None:
    """Two in one sentence, told apart as the first and the second."""
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
    """NB: a place that only one of them has could be meant of both."""
    return all(isinstance(group, t.Sel) and _said(group) for group in (env["a"], env["b"]))


def _said(group: t.Sel) -> bool:
    return any(isinstance(part, t.Zone) for part in parts_of(group))


def several_kinds(g: Grammar) -> None:
    """Cards of several kinds from among those seen, or searched for."""
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


def _marked(env: dict[str, object]) -> bool:
    """Whether something is said of the cards all together."""
    group = env["a"]
    return isinstance(group, t.Sel) and any(isinstance(part, (t.AllTold, t.Different)) for part in parts_of(group))


def _unmarked(env: dict[str, object]) -> bool:
    return not _marked(env)


def _of_them(env: dict[str, object]) -> bool:
    """Without "from among them", only what is itself said of them."""
    takes = env["k"]
    return isinstance(takes, tuple) and all(isinstance(pick, t.Choose) and pick.what == SEEN for pick in takes)


def _searching(g: Grammar) -> None:
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
                    made = (t.Search("found", n, V("k"), "deck"), engaged, t.Shuffle("deck"))
                    g.phrase("search", f"search your deck for {start}, {words}{shuffle}", made)


def varieties(g: Grammar) -> None:
    for first in KEYWORDS:
        g.phrase("given_word", first.name, (t.Grant(ME, first.means),))
    give = [(Give(V("o"), V(name)),) for name in "abc"]
    g.phrase("clause", "give {o:thing} {a:given_word} or {b:given_word}", (t.Modes(1, tuple(give[:2])),))
    for joint in (", or ", " or "):
        three = f"give {{o:thing}} {{a:given_word}}, {{b:given_word}}{joint}{{c:given_word}}"
        g.phrase("clause", three, (t.Modes(1, tuple(give)),))


def turning(g: Grammar) -> None:
    turned = t.Modes(1, ((t.SetState(V("o"), "engaged"),), (t.SetState(V("o"), "reserved"),)))
    g.phrase("clause", "engage or refresh {o:thing}", (turned,))
    some = Choose("t", V("n"), V("g"), up_to=True, target=True)
    g.phrase("clause", "select up to {n:digits} {g:group_many} and turn them facedown", (some, t.SetFace(IT, False)))


def changing(g: Grammar) -> None:
    """Figures set, and more given under a condition."""
    more = (Give(V("o"), V("b")), If(V("q"), (Give(V("o"), V("c")),)))
    g.phrase("clause", "give {o:thing} {b:boons} and, if {q:cond}, {c:boons}", more)
    for words, figures in (
        ("attack and defense", ("attack", "defense")),
        ("defense", ("defense",)),
        ("attack", ("attack",)),
    ):
        fixed = tuple(t.Modify(ME, figure, "=", V("n")) for figure in figures)
        g.phrase("clause", f"change its {words} to {{n:digits}}", (Give(IT, fixed),))
        g.phrase("clause", f"change their {words} to {{n:digits}}", (Give(IT, fixed),))
    each = tuple(Give(IT, (t.Modify(ME, figure, "=", V(n)),)) for figure, n in (("attack", "n"), ("defense", "m")))
    g.phrase("clause", "change its attack to {n:digits} and its defense to {m:digits}", each)
    g.phrase("clause", "change each enemy leader's defense to {n:digits}", (Do("set defense", ENEMY_LEADER, V("n")),))
    g.phrase("clause", "change your leader's defense to {n:digits}", (Do("set defense", YOUR_LEADER, V("n")),))


def placing(g: Grammar) -> None:
    for words, n in (("the top card of your deck", 1), ("the top {n:digits} cards of your deck", V("n"))):
        g.phrase("clause", f"banish {words}", (Look("seen", n, "deck"), Move(SEEN, "banished", "banish")))
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


def otherwise(g: Grammar) -> None:
    g.phrase("sent", "if not, {c:clauses}", (Otherwise(V("c")),))
    g.phrase("sent", "otherwise, {c:clauses}", (Otherwise(V("c")),))


def _not_on_field(env: dict[str, object]) -> bool:
    group = env["g"]
    return isinstance(group, t.Sel) and any(
        isinstance(part, t.Zone) and part.names != ("field",) for part in parts_of(group)
    )


def repeating(g: Grammar) -> None:
    g.phrase("sentence", '^do the following {n:digits} times. "{b:block}"', (t.Repeat(V("n"), V("b")),))
    g.phrase("block", "^do the following {n:digits} times. {b:block}", (t.Repeat(V("n"), V("b")),))
    g.phrase("low_block", "do the following {n:digits} times. {b:block}", (t.Repeat(V("n"), V("b")),))
    roll = t.Roll("die")
    die = t.Chosen("die")
    g.phrase("clause", "roll a 6-sided die", (roll,))
    g.phrase("clause", "roll a die", (roll,))
    for low in range(1, 7):
        for high in range(low, 7):
            faces = [str(face) for face in range(low, high + 1)]
            if len(faces) == 1:
                words = faces[0]
            elif len(faces) == 2:
                words = " or ".join(faces)
            else:
                words = ", ".join(faces[:-1]) + f", or {faces[-1]}"
            g.phrase("cond", f"you roll a {words}", rolled(low, high))
    declared = t.NameNumber("declared", 1, 6)
    g.phrase("clause", "declare any number from 1 to 6", (declared,))
    g.phrase("cond", "you roll the declared number", t.Compare(die, "=", t.Chosen("declared")))


def rolled(low: int, high: int) -> t.Cond:
    """The die shows a number from one to another."""
    die = t.Chosen("die")
    if low == high:
        return t.Compare(die, "=", low)
    return t.Both((t.Compare(die, ">=", low), t.Compare(die, "<=", high)))


def counting(g: Grammar) -> None:
    for template, means in (
        ("your max play points", t.Number(YOU, MAX_PP)),
        ("the selected follower's cost", t.FigureOf(Ref(t.CHOSEN), "cost")),
        ("that follower's cost", t.FigureOf(IT, "cost")),
        ("that follower's defense", t.FigureOf(IT, "defense")),
        ("this follower's cost", t.FigureOf(t.SELF, "cost")),
        ("the highest attack among {g:said_many}", t.Greatest(V("g"), "attack")),
        ("the highest defense among {g:said_many}", t.Greatest(V("g"), "defense")),
        ("the highest cost among {g:said_many}", t.Greatest(V("g"), "cost")),
        ("the number of cards in its controller's hand", Count(t.All((t.SameSide(IT), HAND)))),
        ("the total cost of {g:said_many}", t.FigureOf(V("g"), "cost")),
    ):
        g.phrase("equal", template, means, placed)
        g.phrase("plain", template, means, placed)
    for figure in ("attack", "defense", "cost"):
        g.phrase("plain", f"its {figure}", t.FigureOf(IT, figure))
    g.phrase("equal", "{n:plain} minus {m:minus}", t.Plus((V("n"), V("m"))))


def numbers_of_them(g: Grammar) -> None:
    """How many there are of what was counted before."""
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


def add(g: Grammar) -> None:
    for part in (
        tokens,
        damages,
        players,
        for_each,
        selecting_two,
        several_kinds,
        _searching,
        varieties,
        turning,
        changing,
        placing,
        otherwise,
        repeating,
        counting,
        numbers_of_them,
    ):
        part(g)
