"""English, further verbs: what other players do, what is done again, prices for a while, and words about one card."""

from __future__ import annotations

from ludex.games.sve.c07_game_progression import ENEMY_TURN
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.text.en.nouns import ENEMY_LEADER, IT, ITS_LEADER, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import (
    CONTROLLER,
    EACH,
    OPPONENT,
    SAME,
    SELF,
    YOU,
    YOURS,
    By,
    Choose,
    Create,
    Do,
    Draw,
    Give,
    If,
    Instead,
    Look,
    Move,
    Ref,
    V,
)
from ludex.lang.surface import canonical

FOUND, SEEN, ME, PICKED, EACH_ONE = Ref("found"), Ref("seen"), Ref(SAME), Ref("d"), Ref("each")
REST = canonical(SEEN, t.Not(FOUND))
THEIR_HAND = canonical(t.ENEMY, t.Zone(("hand",)))
OWN_FOLLOWERS = canonical(YOURS, t.Zone(("field",)), t.Word("type", "follower"))
CREATED = Ref("created")
BOTH = ("attack", "defense")
DASHES = (": ", " - ")


def top_or_bottom(what: t.Sel) -> t.Modes:
    return t.Modes(1, ((Move(what, "deck"),), (Move(what, "deck", position="bottom"),)))


def others(g: Grammar) -> None:
    """What other players do."""
    for template, means in (
        ("each player draws a card", (Draw(1, EACH),)),
        ("each player draws {n:amount} cards", (Draw(V("n"), EACH),)),
        ("each opponent draws a card", (Draw(1, OPPONENT),)),
        ("each opponent draws {n:amount} cards", (Draw(V("n"), OPPONENT),)),
        ("summon {a:article}{c:name} token on that follower's field", (Create(V("c"), 1, "field", OPPONENT),)),
        ("its controller summons {a:article}{c:name} token", (By(CONTROLLER, (Create(V("c"), 1, "field"),), IT),)),
        (
            "its controller summons {n:digits} {c:name} tokens",
            (By(CONTROLLER, (Create(V("c"), V("n"), "field"),), IT),),
        ),
        (
            "summon {n:digits} {c:name} tokens on that follower's field",
            (Create(V("c"), V("n"), "field", OPPONENT),),
        ),
        (
            "give your leader [defense]+{n:amount} and each enemy leader [defense]-{m:amount}",
            (Do("restore", YOUR_LEADER, V("n")), Do("lower", ENEMY_LEADER, V("m"))),
        ),
        (
            "put {a:article}{x:name} token onto your field and {b:article}{y:name} token into your EX area",
            (Create(V("x"), 1, "field"), Create(V("y"), 1, "ex")),
        ),
        ("its controller draws a card", (By(CONTROLLER, (Draw(1),), IT),)),
        (
            "its controller puts it on the top or bottom of its owner's deck",
            (By(CONTROLLER, (top_or_bottom(IT),), IT),),
        ),
        ("give its leader [defense]+{n:amount}", (Do("restore", ITS_LEADER, V("n")),)),
        ("play it for {n:digits} play points", (Do("play", IT, V("n")),)),
    ):
        g.phrase("clause", template, means)
    each = t.ForEach("each", OWN_FOLLOWERS, (top_or_bottom(EACH_ONE),), True)
    g.phrase(
        "elliptic",
        "each opponent puts each follower from their field on the top or bottom of its owner's deck",
        (By(OPPONENT, (each,)),),
    )
    g.phrase("sentence", "^select an opponent. ^they reveal their hand.", (t.Reveal(THEIR_HAND),))
    g.phrase(
        "sentence",
        "^select a card in their hand. ^the opponent discards that card.",
        (Choose("d", 1, THEIR_HAND), Move(PICKED, "cemetery", "discard")),
    )
    back = (
        Choose("returned", t.Count(HAND), HAND),
        Move(Ref("returned"), "deck"),
        t.Shuffle("deck"),
        Draw(t.Count(Ref("returned"))),
    )
    g.phrase(
        "sentence",
        "^each player returns their hand to their deck, shuffles it, and draws X cards. "
        "^x equals the number of cards they returned to their deck.",
        (By(EACH, back),),
    )
    g.phrase("clause", "you draw {n:digits} more card", (Draw(V("n")),))


HAND = canonical(YOURS, t.Zone(("hand",)))


def again(g: Grammar) -> None:
    g.phrase("sentence", "^{s:sent}. ^repeat this until {q:cond}.", (t.Until(V("s"), V("q")),))
    g.phrase("sentence", "^{s:sent}. ^do this {n:digits} times.", (t.Repeat(V("n"), V("s")),))
    g.phrase(
        "sentence",
        "^reveal the top card of your deck. ^repeat until you reveal {k:a_kind} and put it onto your field. "
        "^shuffle the remaining cards and put them on the bottom of your deck.",
        (
            t.RevealUntil("found", V("k"), "deck"),
            Move(FOUND, "field", whose=YOU),
            Move(REST, "deck", position="bottom, shuffled"),
        ),
    )
    remaining = t.Plus((V("n"), t.Times(-1, t.Count(CREATED))))
    g.phrase(
        "sentence",
        "^summon {n:digits} {c:name} tokens. "
        "^if your field becomes full from this effect, put any remaining tokens into your EX area.",
        (Create(V("c"), V("n"), "field"), Create(V("c"), remaining, "ex")),
    )
    g.phrase("clause", "take another turn after this one", (Do("take an extra turn"),))
    g.phrase("clause", "roll a 6-sided die", (t.Roll("die"),))


def moving(g: Grammar) -> None:
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
    g.phrase("search", "search your deck for {k:a_kind} and add it to your hand", (*hand, t.Shuffle("deck")))
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


def apart(g: Grammar) -> None:
    """Four cards looked at, each to another place."""
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


def off_the_field(env: t.Env) -> bool:
    group: object = env["g"]
    return isinstance(group, t.All) and any(isinstance(p, t.Zone) and p.names != ("field",) for p in group.parts)


def lasting(g: Grammar) -> None:
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
    fixed = (t.Continue((t.Price(IT, "=", V("n")),), ""),)
    g.phrase("clause", "those cards cost {n:digits} play points to play", fixed)
    g.phrase("clause", "it costs {n:digits} play points to play", fixed)
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


def instead(g: Grammar) -> None:
    for dash in DASHES:
        for rite in ("^earth Rite", "Earth Rite"):
            paid = Instead(t.Did(EARTH_RITE.name), V("c"), (EARTH_RITE,))
            g.phrase("sentence", f"{rite}{dash}^{{c:elliptic}} instead.", (paid,))
        for place, zone in (("put", "ex"), ("summon", "field")):
            end = " into your EX area" if zone == "ex" else ""
            one = t.Modes(1, ((Create(V("x"), 1, zone),), (Create(V("y"), 1, zone),)))
            both = Instead(V("q"), (Create(V("x"), 1, zone), Create(V("y"), 1, zone)))
            first = f"^{place} {{a:article}}{{x:name}} or {{y:name}} token{end}."
            g.phrase("sentence", f"{first} {{q:heading}}{dash}^{place} both instead.", (one, both))
    g.phrase("sentence", "^if {q:cond}, {c:clauses}. ^if not, {d:clauses}.", (If(V("q"), V("c"), V("d")),))
    for doing in ("banishing", "destroying", "returning"):
        for what in ("that follower", "it", "that card"):
            words = f"^if {{q:cond}}, instead of {doing} {what}, {{c:clauses}}."
            g.phrase("sentence", words, (Instead(V("q"), V("c")),))
    g.phrase(
        "sentence",
        "^summon {a:article}{c:name} token. ^if {q:cond}, give the {c:name} token {b:boons}.",
        (Create(V("c"), 1, "field"), If(V("q"), (Give(CREATED, V("b")),))),
    )


def _part(text: str) -> str:
    return text[1:2].upper() + text[2:] if text.startswith("^") else text


def _say_part(value: object) -> str | None:
    if not isinstance(value, str) or not value:
        return None
    folded = value[0].isascii() and value[0].isupper() and (value[1:2] == " " or "a" <= value[1:2] <= "z")
    return f"^{value[0].lower()}{value[1:]}" if folded else value


def words(g: Grammar) -> None:
    g.add("quoted", Token(r'\^?[^"^]+', _part, _say_part))


def add(g: Grammar) -> None:
    for part in (words, others, again, moving, apart, lasting, instead):
        part(g)
