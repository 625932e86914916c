"""English, decks: cards looked at, taken from among them, searched for."""

from __future__ import annotations

from itertools import product
from typing import Any

from ludex.games.cc.c0300_zones import OFF_FIELD
from ludex.games.cc.c1100_keywords import FIELD
from ludex.games.cc.text.en.words import described
from ludex.games.cc.text.meanings import FOUND, IT, REST, SEEN, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import OPPONENT, By, Choose, Do, Look, Move, Reveal, Search, V

LEFT = t.When("move", t.SELF, src=FIELD, dst=OFF_FIELD)
DECK = canonical(t.YOURS, t.Zone(("deck",)))
ORDERS = ("", " in any order")
AMONG = (" from among them", " revealed this way", " among them")
"""How texts say that cards are of those that were looked at."""


def looking(g: Grammar) -> None:
    """Top cards looked at or revealed, of one's own deck or another player's."""
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        looks = (Look("seen", n, "deck"),)
        g.phrase("clause", f"look at {words} of your deck", looks)
        g.phrase("clause", f"reveal {words} of your deck", (*looks, Reveal(SEEN)))
        for whose, who in (("target enemy player's", OPPONENT), ("your opponent's", OPPONENT),
                           ("an enemy", OPPONENT), ("an enemy player's", OPPONENT)):  # fmt: skip
            theirs: tuple[Any, ...] = (Look("seen", n, "deck", who),)
            if whose.startswith("target"):
                theirs = (Choose("t", 1, t.Player(who), target=True), *theirs)
            g.phrase("clause", f"look at {words} of {whose} deck", theirs)
            g.phrase("clause", f"reveal {words} of {whose} deck", (*theirs, Reveal(SEEN)))
    g.phrase("opening", "look at the top X cards of your deck, where X is {n:equal}", (Look("seen", V("n"), "deck"),))
    many = (Look("seen", V("n"), "deck"), Reveal(SEEN))
    g.phrase("opening", "reveal the top X cards of your deck, where X is {n:equal}", many)
    for verb in ("look at", "reveal"):
        shown = () if verb == "look at" else (Reveal(SEEN),)
        counted = (Look("seen", V("n"), "deck"), *shown)
        g.phrase("clause", f"{verb} cards from the top of your deck equal to {{n:equal}}", counted)
        g.phrase("clause", f"{verb} a number of cards from the top of your deck equal to {{n:equal}}", counted)


PLACES = (
    ("into your hand", "hand"),
    ("in your hand", "hand"),
    ("to your hand", "hand"),
    ("into the field", "field"),
    ("into the field rested", "field rested"),
    ("into the field recovered", "field recovered"),
    ("into the field reversed", "field reversed"),
    ("into an allied graveyard", "graveyard"),
    ("into your graveyard", "graveyard"),
    ("into an enemy graveyard", "graveyard"),
    ("into their graveyard", "graveyard"),
    ("on top of your deck", "deck"),
    ("back on top of your deck", "deck"),
    ("on top of their deck", "deck"),
    ("on the bottom of your deck", "bottom"),
    ("on the bottom of their deck", "bottom"),
    ("face down into an allied orb zone as an orb", "orb"),
    ("into an allied orb zone face down, as an orb", "orb"),
    ("into an allied caster zone face down and rested, as a caster", "caster rested"),
    ("into an allied caster zone face down, as a caster", "caster"),
)
"""Where cards from a deck are put."""


def to(what: Any, place: str) -> Any:
    """The instruction that puts cards there."""
    zone, _, state = place.partition(" ")
    if zone == "field":
        return Do("put", what, word=state)
    if zone == "bottom":
        return Move(what, "deck", position="bottom")
    if zone == "caster":
        return Move(what, "caster", state=state, up=False, whose=t.YOU)
    return Move(what, "orb", whose=t.YOU) if zone == "orb" else Move(what, zone)


def places(g: Grammar) -> None:
    """`found_to`, `rest_to`, `seen_to`: where those that were taken, the rest, or all of them are put."""
    for words, place in PLACES:
        for category, what in (("found_to", FOUND), ("rest_to", REST), ("seen_to", SEEN)):
            for order in ORDERS if place in ("deck", "bottom") else ("",):
                g.phrase(category, f"{words}{order}", to(what, place))
    for category, what in (("rest_to", REST), ("seen_to", SEEN)):
        for words in ("on top in any order", "back in any order", "back on top in any order", "on top"):
            g.phrase(category, words, Move(what, "deck"))
        for words in ("on the bottom in any order", "on the bottom"):
            g.phrase(category, words, Move(what, "deck", position="bottom"))
    for words in ("the rest", "all other cards", "the other cards", "the remaining cards", "the others", "the other"):
        for way in ("", " revealed this way"):
            g.phrase("clause", f"put {words}{way} {{p:rest_to}}", (V("p"),))
            g.phrase("clause", f"shuffle {words}{way} into your deck", (Move(REST, "deck"), t.Shuffle("deck")))
        g.phrase("clause", f"remove {words} from the game", (Move(REST, "removed"),))
    g.phrase("clause", "put them {p:seen_to}", (V("p"),), _back)
    for it in ("it", "that card"):
        for then in ("", "put it "):
            g.phrase("clause", f"put {it} {{p:seen_to}} or {then}{{q:seen_to}}", (t.Modes(1, ((V("p"),), (V("q"),))),))


def _back(env: t.Env) -> bool:
    """Whether the cards go back to the deck: where else `them` are put, it is said of other cards too."""
    put = env["p"]
    return isinstance(put, Move) and put.to == "deck"


def taking(g: Grammar) -> None:
    """`taken`: cards chosen from among those that were looked at; what becomes of them, and of the rest."""
    rows: list[tuple[str, Any, Any, bool]] = [
        ("one of them", 1, SEEN, False),
        ("one", 1, SEEN, False),
        ("1", 1, SEEN, False),
        ("1 of them", 1, SEEN, False),
        ("up to one", 1, SEEN, True),
        ("{n:several}", V("n"), SEEN, False),
        ("up to one of them", 1, SEEN, True),
        ("any number of them", t.Count(SEEN), SEEN, True),
        ("{n:several} of them", V("n"), SEEN, False),
        ("up to {n:several} of them", V("n"), SEEN, True),
        ("one from among them", 1, SEEN, False),
        ("one card from among them", 1, SEEN, False),
    ]
    for among in AMONG:
        rows += [
            (f"{{g:a_found}}{among}", 1, V("g"), False),
            (f"one {{g:found_one}}{among}", 1, V("g"), False),
            (f"up to one {{g:found_one}}{among}", 1, V("g"), True),
            (f"up to {{n:several}} {{g:found_many}}{among}", V("n"), V("g"), True),
            (f"{{n:several}} {{g:found_many}}{among}", V("n"), V("g"), False),
            (f"any number of {{g:found_many}}{among}", t.Count(V("g")), V("g"), True),
            (f"all {{g:found_many}}{among}", t.Count(V("g")), V("g"), False),
        ]
    for words, n, group, up_to in rows:
        g.phrase("taken", words, Choose("found", n, group, up_to))
        if words != "one card from among them":
            g.phrase("may_take", words, Choose("found", n, group, True))
    g.phrase("opening", "put {c:taken} {p:found_to}", (V("c"), V("p")))
    g.phrase("opening", "add {c:taken} to your hand", (V("c"), Move(FOUND, "hand")))
    g.phrase("opening", "remove {c:taken} from the game", (V("c"), Move(FOUND, "removed")))
    for joint in (" and the rest ", " and put the rest ", ", and put the rest "):
        g.phrase("opening", f"add {{c:taken}} to your hand{joint}{{r:rest_to}}", (V("c"), Move(FOUND, "hand"), V("r")))
    for and_ in (" and the rest ", ", and the rest ", ", then put the rest ", " and put the rest ", " and the other ",
                 " and the others "):  # fmt: skip
        put_both = (V("c"), V("p"), V("r"))
        g.phrase("opening", f"put {{c:taken}} {{p:found_to}}{and_}{{r:rest_to}}", put_both)
    g.phrase("clause", "choose {c:taken} and put {o:it_them} {p:found_to}", (V("c"), V("p")))
    for joint in (" and ", ", and "):
        picked = (V("c"), Reveal(FOUND), V("p"))
        g.phrase("clause", f"choose {{c:taken}}, reveal {{o:it_them}}{joint}put {{u:it_them}} {{p:found_to}}", picked)
    for joint in (", put {c:taken} {p:found_to}, and put the rest {r:rest_to}",
                  ", put {c:taken} {p:found_to} and the rest {r:rest_to}",
                  ", put {c:taken} {p:found_to}, and the rest {r:rest_to}",
                  ", put {c:taken} {p:found_to}, then put the rest {r:rest_to}",
                  " and put {c:taken} {p:found_to} and the rest {r:rest_to}",
                  " and put {c:taken} {p:found_to}"):  # fmt: skip
        for look, first in (("look at", ()), ("reveal", (Reveal(SEEN),))):
            done = (Look("seen", V("n"), "deck"), *first, V("c"), V("p"), *((V("r"),) if "{r" in joint else ()))
            g.phrase("opening", f"{look} the top {{n:several}} cards of your deck{joint}", done)
    for who in ("an enemy player", "target enemy player", "your opponent", "an opponent"):
        theirs = Choose("found", V("n"), V("g"), who=OPPONENT)
        start = (Choose("t", 1, t.Player(OPPONENT), target=True),) if who.startswith("target") else ()
        for among in AMONG:
            g.phrase("opening", f"{who} chooses {{n:several}} {{g:found_many}}{among}", (*start, theirs))
            one = Choose("found", 1, V("g"), who=OPPONENT)
            g.phrase("opening", f"{who} chooses {{g:a_found}}{among}", (*start, one))
        g.phrase("opening", f"{who} chooses one of them", (*start, Choose("found", 1, SEEN, who=OPPONENT)))
        several = Choose("found", V("n"), SEEN, who=OPPONENT)
        g.phrase("opening", f"{who} chooses {{n:several}} of them", (*start, several))
    twice(g)
    g.phrase("opening", "you may put {c:may_take} {p:found_to}", (V("c"), V("p")))
    g.phrase("opening", "you may put {c:may_take} {p:found_to} and the rest {r:rest_to}", (V("c"), V("p"), V("r")))
    for it in ("it", "them"):
        g.phrase("it_them", it, t.ANY)
        for joint in (" and ", ", then "):
            shown = (V("c"), Reveal(FOUND), V("p"))
            g.phrase("opening", f"you may reveal {{c:may_take}}{joint}put {it} {{p:found_to}}", shown)
            hand = (V("c"), Reveal(FOUND), Move(FOUND, "hand"))
            g.phrase("opening", f"you may reveal {{c:may_take}}{joint}add {it} to your hand", hand)
            g.phrase("opening", f"reveal {{c:taken}}{joint}put {it} {{p:found_to}}", shown)
    hand_seen = t.All((t.ENEMY, t.Zone(("hand",))))
    looked = (Choose("t", 1, t.Player(OPPONENT), target=True), Do("look at", hand_seen))
    g.phrase("clause", "look at target enemy player's hand", looked)
    orbs = t.All((t.YOURS, t.Zone(("orb",))))
    swap = (Choose("t", 1, orbs), Choose("u", 1, V("h")), Move(t.Ref("t"), "hand"), Move(t.Ref("u"), "orb"))
    for all_ in ("all allied orbs", "your orbs", "all your orbs", "all of your orbs"):
        for which in ("one", "one of them"):
            said = f"^look at {all_}. ^you may exchange {which} with {{h:a_card}}."
            g.phrase("sentence", said, (Do("look at", orbs), t.May(swap)), in_hand)
    for whose in ("your opponent's", "an enemy player's", "an enemy"):
        g.phrase("clause", f"look at {whose} hand", (Do("look at", hand_seen),))


def in_hand(env: t.Env) -> bool:
    """Whether the card is one of one's own hand."""
    return t.Zone(("hand",)) in parts_of(env["h"]) and t.YOURS in parts_of(env["h"])


def twice(g: Grammar) -> None:
    """Cards taken twice from among those that were looked at: the first are put there, the second elsewhere."""
    taken, left = t.Ref("found2"), canonical(SEEN, t.Not(FOUND), t.Not(t.Ref("found2")))
    for words, place in PLACES:
        g.phrase("second_to", words, to(taken, place))
        g.phrase("third_to", words, to(t.Ref("found3"), place))
        for order in ORDERS if place in ("deck", "bottom") else ("",):
            g.phrase("left_to", f"{words}{order}", to(left, place))
    second = Choose("found2", 1, canonical(SEEN, t.Not(FOUND)))
    both = (V("c"), V("p"), second, V("q"), V("r"))
    for one in ("one", "another", "one of them"):
        for last in (", and the rest ", " and the rest ", ", and put the rest ", ", and the other "):
            g.phrase("opening", f"put {{c:taken}} {{p:found_to}}, {one} {{q:second_to}}{last}{{r:left_to}}", both)
        for joint in (" and ", ", and "):
            g.phrase("opening", f"put {{c:taken}} {{p:found_to}}{joint}{one} {{q:second_to}}", both[:4])
            third = Choose("found3", 1, canonical(SEEN, t.Not(FOUND), t.Not(t.Ref("found2"))))
            said = f"put {{c:taken}} {{p:found_to}}, {one} {{q:second_to}}{joint}one {{r:third_to}}"
            g.phrase("opening", said, (*both[:4], third, V("r")))


def searching(g: Grammar) -> None:
    for words, n, up_to in (
        ("{g:as_kind}", 1, False),
        ("one {g:kind_one}", 1, False),
        ("up to one {g:kind_one}", 1, True),
        ("1 {g:kind_one}", 1, False),
        ("up to 1 {g:kind_one}", 1, True),
        ("{n:several} {g:kind_many}", V("n"), False),
        ("up to {n:several} {g:kind_many}", V("n"), True),
        ("any number of {g:kind_many}", t.Count(V("g")), True),
    ):
        for where, more in (("deck", ()), ("deck or graveyard", ("graveyard",)), ("deck and graveyard", ("graveyard",)),
                            ("deck and/or graveyard", ("graveyard",)), ("deck or hand", ("hand",)),
                            ("deck, hand, or graveyard", ("hand", "graveyard")),
                            ("deck, hand or graveyard", ("hand", "graveyard"))):  # fmt: skip
            search = Search("found", n, V("g"), "deck", up_to=up_to, more=more)
            if not words.startswith("any"):
                g.phrase("clause", f"search your {where} for {words}", (search,))
            elif not more:
                whole = Search("found", t.Count(DECK), V("g"), "deck", up_to=True)
                g.phrase("clause", f"search your deck for {words}", (whole,))
        orbs = Search("found", n, V("g"), "orb", up_to=up_to)
        for place in ("orbs", "orb zone"):
            if not words.startswith("any"):
                g.phrase("clause", f"search your {place} for {words}", (orbs,))
        hidden = Search("found", n, V("g"), "extra", up_to=up_to)
        if not words.startswith("any"):
            g.phrase("clause", f"search your extra deck for {words}", (hidden,))
    for whose, start in (("target enemy player's", (Choose("t", 1, t.Player(OPPONENT), target=True),)),
                         ("your opponent's", ()), ("an enemy player's", ()), ("an enemy", ())):  # fmt: skip
        for words, n, up_to in (("{g:as_kind}", 1, False), ("up to {n:several} {g:kind_many}", V("n"), True)):
            theirs = Search("found", n, V("g"), "deck", who=OPPONENT, up_to=up_to)
            g.phrase("clause", f"search {whose} deck for {words}", (*start, theirs))
    for up_to, words in (
        (False, "{g:a_kind} and {h:a_kind}"),
        (True, "up to one {g:kind_one} and up to one {h:kind_one}"),
    ):
        first, second = (Search("found", 1, V(slot), "deck", up_to=up_to, also=slot == "h") for slot in ("g", "h"))
        g.phrase("clause", f"search your deck for {words}", (first, second))
    for words, kinds, n, up_to in (
        ("a card", "{g:a_plain_kind}", 1, False),
        ("one card", "one {g:plain_kind_one}", 1, False),
        ("up to one card", "up to one {g:plain_kind_one}", 1, True),
        ("up to {n:several} cards", "up to {n:several} {g:plain_kind_many}", V("n"), True),
    ):
        for said, what, when in ((kinds, t.All((V("g"), V("r"))), _told), (words, V("r"), None)):
            alike = (Choose("t", 1, V("h"), target=True), Search("found", n, what, "deck", up_to=up_to))
            g.phrase("clause", f"search your deck for {said}{{r:like}} target {{h:card_one}}", alike, when)
    g.phrase("clause", "shuffle the rest of your deck", (t.Shuffle("deck"),))
    for words in ("the revealed cards", "the revealed card"):
        g.phrase("clause", f"put {words} {{p:found_to}}", (V("p"),))
    for card in ("that card", "it", "the card"):
        g.phrase("clause", f"shuffle your deck and put {card} on top", (t.Shuffle("deck"), Move(FOUND, "deck")))
        g.phrase("clause", f"shuffle your deck and put {card} on top of it", (t.Shuffle("deck"), Move(FOUND, "deck")))


def _told(env: t.Env) -> bool:
    """Whether more is said of the cards than that they are cards."""
    return bool(env["g"] != t.ANY)


def all_but(g: Grammar) -> None:
    """A card that is chosen, and all others of a kind."""
    for verb, act in (("destroy {}", lambda what: Move(what, "graveyard", "destroy")),
                      ("rest {}", lambda what: t.SetState(what, "rested")),
                      ("reverse {}", lambda what: t.SetState(what, "reversed")),
                      ("return {} to their owners' hands", lambda what: Move(what, "hand", "return"))):  # fmt: skip
        done = verb.format("all other {h:cardb_many}")
        both = (Choose("t", 1, V("g")), act(t.All((V("h"), t.Not(IT)))))
        g.phrase("sentence", f"^choose {{g:a_card}}. ^{done}.", both)


def until(g: Grammar) -> None:
    """Cards revealed one after another."""
    shown = (t.RevealUntil("found", V("g"), "deck"),)
    g.phrase("clause", "reveal cards from the top of your deck until you reveal {g:as_kind}", shown)
    g.phrase("clause", "reveal cards from the top of your deck until you reveal {n:several} {g:kind_many}",
             (t.RevealUntil("found", V("g"), "deck", V("n")),))  # fmt: skip
    plain_words = ("that card", "that servant", "it", "those cards", "the chosen cards", "the chosen card")
    for kind in (*(f"the {noun} revealed this way" for noun in ("servant", "card", "caster", "conjure", "barrier")),
                 "the revealed servant", *plain_words):  # fmt: skip
        plain = kind in plain_words
        for joint in (" and the rest ", " and put the rest "):
            g.phrase("clause", f"put {kind} {{p:found_to}}{joint}{{r:rest_to}}", (V("p"), V("r")))
        if not plain:
            g.phrase("clause", f"put {kind} {{p:found_to}}", (V("p"),))
        back = (V("p"), Move(REST, "deck"), t.Shuffle("deck"))
        if plain:
            g.phrase("clause", f"put {kind} {{p:found_to}} and shuffle the rest into your deck", back)


def hands(g: Grammar) -> None:
    """A card chosen in the hand that the enemy player has just revealed."""
    described(g, "theirs", "head", "pre", "post", (), (t.ENEMY, t.Zone(("hand",))))
    for whom in ("target enemy player reveals", "enemy player reveals", "your opponent reveals"):
        shown: tuple[Any, ...] = (By(OPPONENT, (Reveal(YOUR_HAND),)),)
        if whom.startswith("target"):
            shown = (
                Choose("t", 1, t.Player(OPPONENT), target=True),
                By(t.CONTROLLER, (Reveal(YOUR_HAND),), of=IT),
            )
        for you, among in product(("", "you "), ("", " from among them", " from it", " revealed this way")):
            words = f"^{whom} their hand. ^{you}choose {{g:a_theirs}}{among}"
            chosen = (*shown, Choose("t", 1, V("g")))
            g.phrase("sentence", f"{words}.", chosen)
            g.phrase("sentence", f"{words} and {{c:clauses}}.", (*chosen, t.Rest("c")))
            if not you:
                maybe = words.replace("^choose {g:a_theirs}", "^you may choose {g:a_theirs}")
                g.phrase("sentence", f"{maybe}.", (*shown, Choose("t", 1, V("g"), True)))
            for count, n, up_to in (("up to {n:several}", V("n"), True), ("{n:several}", V("n"), False)):
                several = words.replace("{g:a_theirs}", f"{count} {{g:theirs_many}}")
                g.phrase("sentence", f"{several}.", (*shown, Choose("t", n, V("g"), up_to)))
    hand = t.All((t.ENEMY, t.Zone(("hand",))))
    for whose in ("target enemy player's", "your opponent's", "an enemy"):
        looked: tuple[Any, ...] = (Do("look at", hand),)
        if whose.startswith("target"):
            looked = (Choose("t", 1, t.Player(OPPONENT), target=True), *looked)
        for then in (". ^choose", ". ^you choose", " and choose"):
            for among in ("", " from it", " from among them"):
                words = f"^look at {whose} hand{then} {{g:a_theirs}}{among}"
                seen = (*looked, Choose("t", 1, V("g")))
                g.phrase("sentence", f"{words}.", seen)
                if then == ". ^you choose":
                    maybe = words.replace("^you choose", "^you may choose")
                    g.phrase("sentence", f"{maybe}.", (*looked, Choose("t", 1, V("g"), True)))
                several = words.replace("{g:a_theirs}", "{n:several} {g:theirs_many}")
                g.phrase("sentence", f"{several}.", (*looked, Choose("t", V("n"), V("g"))))
                g.phrase("sentence", f"{words} and {{c:clauses}}.", (*seen, t.Rest("c")))
                back = t.Delay(LEFT, (Move(IT, "hand"),))
                said = f"{words} and remove it from the game until this card leaves the field."
                g.phrase("sentence", said, (*seen, Move(IT, "removed"), back))
    for whose in ("that player's", "their"):
        g.phrase("clause", f"put {{o:it}} on top of {whose} deck", (Move(V("o"), "deck"),))
    for who, discards in (("they", "discard"), ("that player", "discards"), ("that enemy player", "discards")):
        for it in ("that card", "it", "the chosen card", "those cards", "them", "the chosen cards"):
            g.phrase("clause", f"{who} {discards} {it}", (Move(IT, "graveyard", "discard"),))
        thrown = Move(t.All((t.ENEMY, t.Zone(("hand",)), V("g"))), "graveyard", "discard")
        g.phrase("clause", f"{who} {discards} all {{g:kind_many}} revealed this way", (thrown,))


def add(g: Grammar) -> None:
    for part in (looking, places, taking, searching, all_but, until, hands):
        part(g)
