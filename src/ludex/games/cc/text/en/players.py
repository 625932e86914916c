"""English, players: drawing, discarding, and what other players do."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0500_turn_sequence import MORE_BATTLES
from ludex.games.cc.text.en.conditions import numbers
from ludex.games.cc.text.en.verbs import deeds
from ludex.games.cc.text.meanings import CASTER, DOWN, GRAVEYARD, HAND, IT, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import CONTROLLER, OPPONENT, By, Choose, Do, Draw, Move, Ref, V

YOUR_GRAVE = t.All((t.YOURS, GRAVEYARD))


def discarding(n: Any, what: Any) -> tuple[Any, ...]:
    """[CC 1013.1] The player chooses cards of the hand and discards them."""
    return (Choose("d", n, what), Move(Ref("d"), "graveyard", "discard"))


def discarding_up_to(n: Any, what: Any) -> tuple[Any, ...]:
    return (Choose("d", n, what, True), Move(Ref("d"), "graveyard", "discard"))


def by_chance(n: Any) -> tuple[Any, ...]:
    return (Choose("d", n, YOUR_HAND, random=True), Move(Ref("d"), "graveyard", "discard"))


def _laid(state: str) -> Any:
    return lambda what: Move(what, "caster", state=state, up=False)


DEEDS: tuple[tuple[str, Any], ...] = (
    ("banish {}", lambda what: Do("banish", what)),
    ("destroy {}", lambda what: Move(what, "graveyard", "destroy")),
    ("rest {}", lambda what: t.SetState(what, "rested")),
    ("recover {}", lambda what: t.SetState(what, "recovered")),
    ("reverse {}", lambda what: t.SetState(what, "reversed")),
    ("switch {}", lambda what: Do("switch", what)),
    ("corrupt {}", lambda what: Do("corrupt", what)),
    ("remove {} from the game", lambda what: Move(what, "removed")),
    ("return {} to {its} owner{s} hand{z}", lambda what: Move(what, "hand", "return")),
    ("put {} into {its} owner{s} hand{z}", lambda what: Move(what, "hand")),
    ("put {} into their hand", lambda what: Move(what, "hand")),
    ("put {} on the bottom of {its} owner{s} deck{z}", lambda what: Move(what, "deck", position="bottom")),
    ("put {} on the bottom of their deck", lambda what: Move(what, "deck", position="bottom")),
    ("put {} on the bottom of their deck in any order", lambda what: Move(what, "deck", position="bottom")),
    ("put {} on top of their deck", lambda what: Move(what, "deck")),
    ("put {} on top of their deck in any order", lambda what: Move(what, "deck")),
    ("put {} into their graveyard", lambda what: Move(what, "graveyard")),
    ("put {} into the field", lambda what: Do("put", what)),
    ("put {} into the field rested", lambda what: Do("put", what, word="rested")),
    ("turn {} face down", lambda what: t.SetFace(what, False, DOWN)),
    *(
        (f"put {{}} into their caster zone face down{rested}{end}", _laid(state))
        for rested, state in (("", ""), (" and rested", "rested"))
        for end in ("", ", as a caster", " as a caster")
    ),
    *((f"put {{}} into their orb zone face down{end}", lambda what: Move(what, "orb")) for end in ("", ", as an orb")),
)
"""What a player does with cards of their own: the plain verb."""


def third(words: str) -> str:
    """The words with their verb in the third person: "banish it", "banishes it"."""
    verb, blank, rest = words.partition(" ")
    return f"{verb}{'es' if verb.endswith(('sh', 'ch', 'ss', 'x')) else 's'}{blank}{rest}"


def acts(g: Grammar) -> None:
    """`clause`: what you do; `does`: the same said of another player, who is `you` in the tree; `do_plain`: the same
    after "may" or "they"."""
    for category, their in (("clause", "your"), ("does", "their"), ("do_plain", "their")):
        for template, means in (
            *((f"draw {one} card", (Draw(1),)) for one in ("a", "one", "1", "another", "an additional")),
            *((f"discard {one} {{g:held_one}}", discarding(1, V("g"))) for one in ("one", "1")),
            ("discard another card", discarding(1, YOUR_HAND)),
            ("discard a card at random", by_chance(1)),
            ("discard {n:several} cards at random", by_chance(V("n"))),
            ("draw {n:several} cards", (Draw(V("n")),)),
            ("draw up to {n:several} cards", (Draw(V("n"), up_to=True),)),
            ("discard {g:as_held}", discarding(1, V("g"))),
            ("discard {n:several} {g:held_many}", discarding(V("n"), V("g"))),
            ("discard up to {n:several} {g:held_many}", discarding_up_to(V("n"), V("g"))),
            ("discard all {g:held_many}", (Move(V("g"), "graveyard", "discard"),)),
            (f"discard {their} hand", (Do("discard hand"),)),
            (f"discard {their} hands", (Do("discard hand"),)),
            (f"shuffle {their} deck", (t.Shuffle("deck"),)),
            (f"shuffle {their} hand into {their} deck", (Move(YOUR_HAND, "deck"), t.Shuffle("deck"))),
            (f"shuffle {their} graveyard into {their} deck", (Move(YOUR_GRAVE, "deck"), t.Shuffle("deck"))),
            (
                f"shuffle {their} hand and graveyard into {their} deck",
                (Move(YOUR_HAND, "deck"), Move(YOUR_GRAVE, "deck"), t.Shuffle("deck")),
            ),
            (f"remove all cards in {their} graveyard from the game", (Move(YOUR_GRAVE, "removed"),)),
            (f"remove {their} graveyard from the game", (Move(YOUR_GRAVE, "removed"),)),
            (f"reveal {their} hand", (t.Reveal(YOUR_HAND),)),
            *(
                (f"reveal {words} {their} hand", (Choose("t", 1, YOUR_HAND, random=True), t.Reveal(IT)))
                for words in ("a card at random from", "a random card from", "a random card in")
            ),
            (f"reveal a card from {their} hand at random", (Choose("t", 1, YOUR_HAND, random=True), t.Reveal(IT))),
            (f"discard a card from {their} hand at random", by_chance(1)),
            ("lose the game", (t.Finish(t.YOU, False),)),
            ("win the game", (t.Finish(t.YOU, True),)),
        ):
            if category == "clause" and template.startswith(("remove", "shuffle your graveyard")):
                continue  # said of one's own cards in other words
            g.phrase(category, third(template) if category == "does" else template, means)
    for words in ("the rest", "the others", "all others", "all other cards"):
        g.phrase("others", words, t.ANY)
    for category in ("does", "do_plain"):
        for template, deed in DEEDS:
            said = third(template) if category == "does" else template
            deeds(g, said, deed, "ones", aims=False, category=category)
        s = "s" if category == "does" else ""
        buried = (t.Look("seen", t.Count(V("h")), "deck", unseen=True), Move(Ref("seen"), "graveyard"))
        for end in ("into their graveyard equal to the number of {h:ones_many}",
                    "equal to the number of {h:ones_many} into their graveyard"):  # fmt: skip
            for counted in ("cards", "a number of cards"):
                g.phrase(category, f"put{s} {counted} from the top of their deck {end}", buried)
        g.phrase(category, f"draw{s} cards equal to the number of {{h:ones_many}}", (Draw(t.Count(V("h"))),))
        g.phrase(category, f"discard{s} cards equal to the number of {{h:ones_many}}",
                 discarding(t.Count(V("h")), YOUR_HAND))  # fmt: skip
        g.phrase(category, f"draw{s} a card for each {{h:ones_one}}", (Draw(t.Count(V("h"))),))
        g.phrase(category, f"discard{s} a card for each {{h:ones_one}}", discarding(t.Count(V("h")), YOUR_HAND))
        left = t.Plus((t.Count(YOUR_HAND), V("k")))
        down = f"discard{s} cards until they have {{k:fewer}} cards in their hand"
        g.phrase(category, down, discarding(left, YOUR_HAND))
        spared = t.Plus((t.Count(V("g")), -1))
        kept = t.Plus((t.Count(V("g")), V("k")))
        for words in ("all but {k:fewer} of their {g:ones_many}", "all but {k:fewer} {g:ones_many}",
                      "all {g:ones_many} except {k:fewer}"):  # fmt: skip
            g.phrase(category, f"banish{'es' if s else ''} {words}", (Choose("t", kept, V("g")), Do("banish", IT)))
            g.phrase(category, f"return{s} {words} to their owners' hands",
                     (Choose("t", kept, V("g")), Move(IT, "hand", "return")))  # fmt: skip
        for a in ("{g:as_kind}", "up to one {g:kind_one}"):
            sought = t.Search("found", 1, V("g"), "deck", up_to=a.startswith("up"))
            g.phrase(category, f"search{'es' if s else ''} their deck for {a}", (sought,))
        for n, up_to in (("{n:several}", False), ("up to {n:several}", True)):
            g.phrase(category, f"reveal{s} {n} cards from their hand",
                     (Choose("t", V("n"), YOUR_HAND, up_to), t.Reveal(IT)))  # fmt: skip
        g.phrase(category, f"reveal{s} {{g:as_held}} from their hand", (Choose("t", 1, V("g")), t.Reveal(IT)))
        g.phrase(category, f"reveal{s} it", (t.Reveal(IT),))
        g.phrase(category, f"shuffle{s} it into their deck", (Move(IT, "deck"), t.Shuffle("deck")))
        ends = ((Move(IT, "deck"),), (Move(IT, "deck", position="bottom"),))
        for where in ("on the top or bottom of their deck", "on top or on the bottom of their deck",
                      "on top or bottom of their deck"):  # fmt: skip
            g.phrase(category, f"put{s} it {where}", (t.Modes(1, ends),))
        for count, size in (("a candy counter", 1), ("one candy counter", 1), ("{n:several} candy counters", V("n"))):
            g.phrase(category, f"gain{s} {count}", (t.Gain("candy", size),))
        for words, spare in (("all but one card in their hand", -1), ("all but {k:fewer} cards in their hand", V("k"))):
            fewer = t.Plus((t.Count(YOUR_HAND), spare))
            g.phrase(category, f"discard{s} {words}", discarding(fewer, YOUR_HAND))
        if s:
            for it in ("it", "them"):
                g.phrase(category, f"discards {it}", (Move(IT, "graveyard", "discard"),))
        for words in ("all but one of their {g:ones_many}", "all but one {g:ones_one}", "all {g:ones_many} except one"):
            g.phrase(category, f"banish{'es' if s else ''} {words}", (Choose("t", spared, V("g")), Do("banish", IT)))
            g.phrase(category, f"return{s} {words} to their owners' hands",
                     (Choose("t", spared, V("g")), Move(IT, "hand", "return")))  # fmt: skip
        for verb in ("banish", "destroy", "rest", "reverse"):
            third_ = f"{verb}{'es' if verb == 'banish' else 's'}" if s else verb
            deed = {"banish": Do("banish", IT), "destroy": Move(IT, "graveyard", "destroy"),
                    "rest": t.SetState(IT, "rested"), "reverse": t.SetState(IT, "reversed")}  # fmt: skip
            g.phrase(category, f"{third_} their {{g:ones_one}}", (Choose("t", 1, V("g")), deed[verb]), _best)
        g.phrase(category, f"choose{s} {{g:a_ones}}", (Choose("t", 1, V("g")),))
        g.phrase(category, f"choose{s} {{n:several}} {{g:ones_many}}", (Choose("t", V("n"), V("g")),))
        spare = t.All((V("g"), t.Not(IT)))
        for deed, act in (
            ("banish {}", Do("banish", spare)),
            ("destroy {}", Move(spare, "graveyard", "destroy")),
            ("rest {}", t.SetState(spare, "rested")),
            ("turn {} face down", t.SetFace(spare, False, DOWN)),
            ("remove {} from the game", Move(spare, "removed")),
            ("return {} to their owners' hands", Move(spare, "hand", "return")),
        ):
            then_done = (third(deed) if s else deed).format("{w:others}")
            g.phrase(category, f"choose{s} {{g:a_ones}} and {then_done}", (Choose("t", 1, V("g")), act))
            several = f"choose{s} {{n:several}} {{g:ones_many}} and {then_done}"
            g.phrase(category, several, (Choose("t", V("n"), V("g")), act))
        called = (Choose("t", 1, t.All((t.YOURS, HAND, CASTER))), Do("call", IT))
        for caster in ("a caster from their hand", "a caster in their hand"):
            g.phrase(category, f"call{s} {caster}", called)
        g.phrase(category, f"put{s} it into their caster zone", (Do("put", IT),))
        for end, up in ((", rounded up", 1), (" rounded up", 1), (", rounded down", 0), (" rounded down", 0)):
            half = t.Fits(t.Plus((t.Count(V("g")), up)) if up else t.Count(V("g")), 2)
            for of in ("half of their {g:ones_many}", "half their {g:ones_many}"):
                g.phrase(
                    category, f"banish{'es' if s else ''} {of}{end}", (Choose("t", half, V("g")), Do("banish", IT))
                )
            held = "half of their hand", "half their hand", "half of the cards in their hand"
            halved = t.Fits(t.Plus((t.Count(YOUR_HAND), up)) if up else t.Count(YOUR_HAND), 2)
            for words in held:
                g.phrase(category, f"discard{s} {words}{end}", discarding(halved, YOUR_HAND))
        theirs = f"banish{'es' if s else ''} {{g:ones_many}} equal to the number of {{h:ones_many}}"
        g.phrase(category, theirs, (Choose("t", t.Count(V("h")), V("g")), Do("banish", IT)))
    for template, means in (
        ("draw cards equal to {n:equal}", (Draw(V("n")),)),
        ("draw a card{n:per}", (Draw(V("n")),)),
        ("draw {m:several} cards{n:per}", (Draw(t.Times(V("m"), V("n"))),)),
        ("draw X cards, where X is {n:equal}", (Draw(V("n")),)),
        ("discard cards equal to {n:equal}", discarding(V("n"), YOUR_HAND)),
        ("discard a card{n:per}", discarding(V("n"), YOUR_HAND)),
    ):
        g.phrase("clause", template, means)
    for joint, last in ((", ", " and "), (", ", ", and "), (", ", ", then "), (", ", " and then ")):
        g.add("do_plains", Many("do_plain", joint=joint, last=last, least=2, most=4, flat=True))
    g.phrase("do_plains", "{d:do_plain}", V("d"))
    g.phrase("clause", "they {d:do_plain}", (By(CONTROLLER, V("d"), of=IT),))
    g.phrase("does", "{c:putting}", V("c"))
    again = (*_all_of_it(), Draw(t.Moved("d")))
    g.phrase("does", "discards their hand, then draws that many cards", again)
    for joint, last in ((", ", " and "), (", ", ", and "), (", ", ", then "), (", ", " and then ")):
        g.add("do_all", Many("does", joint=joint, last=last, least=2, most=4, flat=True))
    g.phrase("do_all", "{d:does}", V("d"))
    for joint in (" or ", ", or "):
        g.phrase("do_all", f"{{d:does}}{joint}{{e:does}}", (t.Modes(1, (V("d"), V("e"))),))
    g.phrase("do_all", "may {d:do_plains}", (t.May(V("d")),))
    for words in ("take an extra turn after this one", "take an additional turn after this one",
                  "take another turn after this one"):  # fmt: skip
        g.phrase("clause", words, (t.Gain("extra turns", 1),))
    battle = "an additional battle phase"
    for words in (f"there is {battle} after this one", f"there is {battle} this turn", f"you get {battle} this turn",
                  f"there is {battle} after this phase", f"after this phase, there is {battle}",
                  f"take {battle} after this one", f"after this battle phase, there is {battle}",
                  f"perform {battle} this turn"):  # fmt: skip
        g.phrase("clause", words, (t.Gain(MORE_BATTLES, 1),))
    again = (Choose("t", t.Count(YOUR_HAND), YOUR_HAND), Move(IT, "deck"), t.Shuffle("deck"), Draw(t.Moved("t")))
    for words in ("your hand", "all cards in your hand", "all cards from your hand"):
        for then in (". ^draw that many cards.", ". ^then draw that many cards.", ", then draw that many cards.",
                     " and draw that many cards."):  # fmt: skip
            g.phrase("sentence", f"^shuffle {words} into your deck{then}", again)
    for words in ("put all cards in your hand", "put all cards from your hand", "put your hand"):
        for order in (" in any order", ""):
            many = (Choose("t", t.Count(YOUR_HAND), YOUR_HAND), Move(IT, "deck", position="bottom"))
            for then in (". ^draw that many cards.", ". ^then draw that many cards.", ", then draw that many cards."):
                said = f"^{words} on the bottom of your deck{order}{then}"
                g.phrase("sentence", said, (*many, Draw(t.Moved("t"))))
    g.phrase("clause", "draw that many cards", (Draw(t.Moved("t")),))
    for then in (". ^draw", ". ^then draw", ", then draw"):
        more = Draw(t.Plus((t.Moved("d"), V("n"))))
        some_of_it = discarding_up_to(t.Count(YOUR_HAND), YOUR_HAND)
        g.phrase("sentence", f"^discard any number of cards{then} that many cards plus {{n:n}}.", (*some_of_it, more))
        g.phrase("sentence", f"^discard your hand{then} that many cards plus {{n:n}}.", (*_all_of_it(), more))
    for figure in ("the {f:measure} of target {g:card_one}", "target {g:card_one}'s {f:measure}"):
        worth = (Choose("t", 1, V("g"), target=True), Draw(t.FigureOf(IT, V("f"))))
        g.phrase("clause", f"draw cards equal to {figure}", worth)
    given = (Choose("t", 1, V("g"), target=True), By(OPPONENT, (Do("gain control", IT),)))
    for words in ("your opponent gains control of", "an enemy player gains control of"):
        g.phrase("clause", f"{words} target {{g:card_one}}", given)
    for words in ("your opponent gains control of", "an enemy player gains control of"):
        g.phrase("clause", f"{words} {{o:thing}}", (By(OPPONENT, (Do("gain control", V("o")),)),))
    aimed = (Choose("t", 1, t.Player(OPPONENT), target=True), *given)
    g.phrase("clause", "target enemy player gains control of target {g:card_one}", aimed)
    some_cards = (Choose("d", t.Count(YOUR_HAND), YOUR_HAND, True), Move(Ref("d"), "graveyard", "discard"))
    g.phrase("clause", "discard any number of cards", some_cards)
    some = some_cards
    for then in (". ^draw that many cards.", ". ^then draw that many cards.", ", then draw that many cards."):
        g.phrase("sentence", f"^discard any number of cards{then}", (*some, Draw(t.Moved("d"))))
        g.phrase("sentence", f"^discard your hand{then}", (*_all_of_it(), Draw(t.Moved("d"))))
    for words in ("draw cards until you have {n:number} cards in your hand",
                  "draw until you have {n:number} cards in hand",
                  "draw cards until you have {n:number} cards in hand"):  # fmt: skip
        short = t.Plus((V("n"), t.Times(-1, t.Count(YOUR_HAND))))
        g.phrase("clause", words, (Draw(short),))
    behind = t.Plus((t.Count(t.All((t.ENEMY, HAND))), t.Times(-1, t.Count(YOUR_HAND))))
    for foe in ("your opponent", "an enemy player", "the enemy player"):
        for words in (
            "as many cards in hand as",
            "as many cards in your hand as",
            "the same number of cards in hand as",
        ):
            g.phrase("clause", f"draw cards until you have {words} {foe}", (Draw(behind),))
    _unless(g)
    skipping(g)


PHASES = ("recovery", "draw", "call", "main", "battle")


def skipping(g: Grammar) -> None:
    """[CC 501.1] Phases that do not take place: once, this turn, or as long as a card is there."""
    for name in PHASES:
        g.phrase("skipped", f"{name} phase", f"{name} phase")

    def rule(who: Any, once: bool = False) -> tuple[Any, ...]:
        return (t.Rule("forbid", V("k"), who, once=once),)

    for words, who in (("skip your", t.YOU), ("you skip your", t.YOU), ("enemy players skip their", OPPONENT),
                       ("your opponent skips their", OPPONENT), ("skip your opponent's", OPPONENT),
                       ("players skip their", t.EACH),
                       ("each player skips their", t.EACH)):  # fmt: skip
        g.phrase("rule", f"{words} {{k:skipped}}", rule(t.Player(who)))
        g.phrase("rule", f"{words} {{k:skipped}}s", rule(t.Player(who)))
        g.phrase("clause", f"{words} next {{k:skipped}}", (t.Continue(rule(t.Player(who), True), ""),))
    foe = t.Player(OPPONENT)
    aimed = (Choose("t", 1, foe, target=True), t.Continue(rule(foe, True), ""))
    g.phrase("clause", "target enemy player skips their next {k:skipped}", aimed)


def _unless(g: Grammar) -> None:
    """What is done unless a player does or pays something first."""
    no = t.Unless(t.Did("did"))
    g.phrase("opening", "{c:clauses} unless you {d:clauses}", (t.May(V("d")), t.If(no, V("c"))), _not_aimed)
    paid = t.May((), (Do("pay", t.SELF, V("n")),))
    g.phrase("opening", "{c:clauses} unless you pay {n:digits}", (paid, t.If(no, V("c"))), _not_aimed)
    g.phrase("opening", "you may pay {n:digits}", (paid,))
    for words, n in (("a candy counter", -1), ("one candy counter", -1), ("{k:fewer} candy counters", V("k"))):
        g.phrase("opening", f"you may pay {words}", (t.May((), (t.Gain("candy", n),)),))
    for category, pay in (("toll", "pays"), ("toll_plain", "pay")):
        g.phrase(category, f"{pay} {{n:digits}}", paid)
        counted = t.May((), (Do("pay", t.SELF, V("k")),))
        g.phrase(category, f"{pay} X, where X is {{k:equal}}", counted)
        g.phrase(category, f"{pay} {{n:digits}}{{k:per}}", t.May((), (Do("pay", t.SELF, t.Times(V("n"), V("k"))),)))
        g.phrase(category, f"{{d:{'does' if category == 'toll' else 'do_plain'}}}", t.May(V("d")))
    for words in ("its controller", "that player", "that servant's controller", "that spell's controller"):
        g.phrase("its_player", words, t.ANY)
    aimed = (Choose("t", 1, V("p"), target=True), By(CONTROLLER, (V("w"), t.If(no, V("d"))), of=IT))
    g.phrase("opening", "target {p:whom} {d:do_all} unless they {w:toll_plain}", aimed)
    foe = (By(OPPONENT, (V("w"), t.If(no, V("d")))),)
    for words in ("your opponent", "the enemy player", "each enemy player", "enemy player"):
        g.phrase("opening", f"{words} {{d:do_all}} unless they {{w:toll_plain}}", foe)
    each = (By(t.EACH, (V("w"), t.If(no, V("d")))),)
    g.phrase("opening", "each player {d:do_all} unless they {w:toll_plain}", each)
    met = (By(CONTROLLER, (V("w"), t.If(no, V("d"))), of=IT),)
    g.phrase("opening", "they {d:do_plain} unless they {w:toll_plain}", met)
    g.phrase("opening", "that player {d:does} unless they {w:toll_plain}", met)
    heard = (By(CONTROLLER, (V("w"), t.If(no, V("c"))), of=IT),)
    g.phrase("opening", "{c:clauses} unless {y:its_player} {w:toll}", heard, _of_it)


def _not_aimed(env: t.Env) -> bool:
    """Whether nothing that is done has a target, which would have to be chosen first."""
    parts = (*env["c"], *env.get("d", ()))
    return not any(isinstance(part, Choose) and part.target for part in parts)


def _best(env: t.Env) -> bool:
    """Whether the card is the one with the highest or lowest figure."""
    return isinstance(env["g"], t.Extreme)


def _of_it(env: t.Env) -> bool:
    """Whether only what was named before is moved or turned: that is the same whoever does it."""
    plain = (Move, t.SetState, t.SetFace)
    return all(isinstance(part, plain) and part.what == IT for part in env["c"])


def _all_of_it() -> tuple[Any, ...]:
    return (Choose("d", t.Count(YOUR_HAND), YOUR_HAND), Move(Ref("d"), "graveyard", "discard"))


def others(g: Grammar) -> None:
    """[CC 105.4a] A target player, the enemy player, the player of what was named before."""
    aimed = (Choose("t", 1, V("p"), target=True), By(CONTROLLER, V("d"), of=IT))
    g.phrase("clause", "target {p:whom} {d:do_all}", aimed)
    g.phrase("clause", "have target {p:whom} {d:do_plain}", aimed)
    for words in ("your opponent", "that enemy player", "an enemy player"):
        g.phrase("clause", f"have {words} {{d:do_plain}}", (By(OPPONENT, V("d")),))
    theirs = t.All((t.YOURS, GRAVEYARD, V("g")))
    for words, done in (
        ("remove all {g:kind_many} in target {p:whom}'s graveyard from the game", (Move(theirs, "removed"),)),
        ("shuffle all {g:kind_many} in target {p:whom}'s graveyard into their deck",
         (Move(theirs, "deck"), t.Shuffle("deck"))),
    ):  # fmt: skip
        g.phrase("clause", words, (Choose("t", 1, V("p"), target=True), By(CONTROLLER, done, of=IT)))
    g.phrase("clause", "choose a {p:whom}", (Choose("t", 1, V("p")),))
    g.phrase("clause", "choose an {p:whom}", (Choose("t", 1, V("p")),))
    for words in ("enemy player", "the enemy player", "your opponent", "that enemy player", "an enemy player",
                  "an opponent"):  # fmt: skip
        g.phrase("clause", f"{words} {{d:do_all}}", (By(OPPONENT, V("d")),))
    g.phrase("clause", "each player {d:do_all}", (By(t.EACH, V("d")),))
    for words in ("all players", "both players"):  # what follows in the sentence is theirs, too
        g.phrase("sentence", f"^{words} {{d:do_plains}}.", (By(t.EACH, V("d")),))
    told = (By(t.EACH, (t.If(V("q"), V("d")),)),)
    g.phrase("clause", "each player {q:who_has} {d:do_all}", told)
    for words, zone in (("cards in hand", "hand"), ("cards in their hand", "hand"), ("orbs", "orb"),
                        ("cards in their graveyard", "graveyard")):  # fmt: skip
        for many, means in numbers(t.All((t.YOURS, t.Zone((zone,))))):
            g.phrase("who_has", f"with {many} {words}", means)
    for many, means in numbers(V("g")):
        g.phrase("who_has", f"who controls {many} {{g:ones_many}}", means)
    g.phrase("who_has", "who controls {g:a_ones}", t.Exists(V("g")))
    g.phrase("who_has", "who does not control {g:a_ones}", t.Unless(t.Exists(V("g"))))
    for words in ("that owner", "its owner", "that servant's owner", "that card's owner", "that caster's owner"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(t.OWNER, V("d"), of=IT),))
    for whose, who in (("controller", CONTROLLER), ("owner", t.OWNER)):
        said = f"target {{g:card_one}}'s {whose} {{d:do_all}}"
        g.phrase("clause", said, (Choose("t", 1, V("g"), target=True), By(who, V("d"), of=IT)))
    for words in ("that player", "they"):
        g.phrase("clause", f"{words} {{d:do_all}}", (By(CONTROLLER, V("d"), of=IT),), _more_than_thrown)
    g.phrase("clause", "each enemy player {d:do_all}", (By(OPPONENT, V("d")),))
    for words in ("its controller", "that card's controller", "that servant's controller", "that caster's controller",
                  "that spell's controller"):  # fmt: skip
        g.phrase("clause", f"{words} {{d:do_all}}", (By(CONTROLLER, V("d"), of=IT),))


def _more_than_thrown(env: t.Env) -> bool:
    """Whether it is not only the card that was chosen that is discarded, which is said in words of its own (`deck`)."""
    return bool(env["d"] != (Move(IT, "graveyard", "discard"),))


def add(g: Grammar) -> None:
    acts(g)
    others(g)
