"""English, players: actions of opponents, of each player, and of a card's controller."""

from __future__ import annotations

from ludex.games.sve.groups import ENEMY_LEADER, FIELD, YOUR_FOLLOWER, YOUR_LEADER
from ludex.games.sve.text.en.verbs import at_place
from ludex.games.sve.text.meanings import (
    EACH_ONE,
    HAND,
    IT,
    ITS_LEADER,
    PICKED,
    SEEN,
    THEIR_HAND,
    YOUR_HAND,
    join,
    top_or_bottom,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Phrase
from ludex.lang.pattern import (
    CONTROLLER,
    EACH,
    ENEMY,
    OPPONENT,
    YOU,
    YOURS,
    By,
    Choose,
    Create,
    Do,
    Draw,
    Look,
    Move,
    Ref,
    V,
)
from ludex.lang.surface import canonical, parts_of


def others(g: Grammar) -> None:
    """Actions of other players."""
    for template, means in (
        ("each player draws a card", (Draw(1, EACH),)),
        ("each player draws {n:amount} cards", (Draw(V("n"), EACH),)),
        ("each opponent draws a card", (Draw(1, OPPONENT),)),
        ("each opponent draws {n:amount} cards", (Draw(V("n"), OPPONENT),)),
        (
            "summon {a:article}{c:name} token on that follower's field",
            (By(CONTROLLER, (Create(V("c"), 1, "field"),), IT),),
        ),
        ("its controller summons {a:article}{c:name} token", (By(CONTROLLER, (Create(V("c"), 1, "field"),), IT),)),
        (
            "its controller summons {n:digits} {c:name} tokens",
            (By(CONTROLLER, (Create(V("c"), V("n"), "field"),), IT),),
        ),
        (
            "summon {n:digits} {c:name} tokens on that follower's field",
            (By(CONTROLLER, (Create(V("c"), V("n"), "field"),), IT),),
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
    each = t.ForEach("each", YOUR_FOLLOWER, (top_or_bottom(EACH_ONE),), True)
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
        Choose("returned", t.Count(YOUR_HAND), YOUR_HAND),
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


def players(g: Grammar) -> None:
    """Actions of opponents, of both players, and of a card's controller."""
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
            done = (Look("seen", n, "deck", unseen=True), move)
            g.phrase("clause", f"each player {verb} {top}{tail}", (t.By(t.EACH, done),))
            g.phrase("clause", f"its controller {verb} {top}{tail}", (t.By(t.CONTROLLER, done, IT),))
            if move.to != "ex":
                away = (Look("seen", n, "deck", OPPONENT, unseen=True), move)
                g.phrase("clause", f"each opponent {verb} {top}{tail}", away)
    for verb, to in (("summons {l}", "field"), ("puts {l} into their EX area", "ex")):
        words = at_place(verb, "{p:article}{c:name} token")
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


def add(g: Grammar) -> None:
    for part in (others, players):
        part(g)
