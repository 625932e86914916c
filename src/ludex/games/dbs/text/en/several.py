"""English, cards of several kinds or areas that are chosen together, and all cards of a kind."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.combos import used
from ludex.games.dbs.text.en.giving import MINE, THEIRS
from ludex.games.dbs.text.en.nouns import modeless, placed, sided
from ludex.games.dbs.text.en.players import _third
from ludex.games.dbs.text.en.verbs import _beside, verbs
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, DROP, HAND, IN_PLAY, IT, PAID, SEEN, THEM, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, JOINED, LAID, PUT_BACK, SUMMONED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    By,
    Choose,
    Continue,
    Do,
    Give,
    Move,
    Ref,
    Rest,
    Search,
    SetState,
    Shuffle,
    V,
)

G = V("g")
IGNORING = (", ignoring [Barrier]", " ignoring [Barrier]", ", while ignoring [Barrier]")


def kinds(g: Grammar) -> None:
    """A kind or a card of a name; a kind or a card with a quality of its own; one card of each of two names."""
    named = t.Some((V("b"), t.Word("name", V("x"))))
    g.phrase("whole_kind", "{b:whole_one} or {x:name}", named, _composed)
    for noun, kind in (("card", ANY), ("Battle Card", BATTLE_CARD)):
        for own in ("{a_:article}{k:keyworded}{s_:skill_end}",):
            such = V("k") if kind == ANY else t.All((kind, V("k")))
            g.phrase("whole_kind", f"{{a:kind_one}} or {noun} with {own}", t.Some((V("a"), such)), _single_kind)
        for told in (f"{noun} with {{p:included}}", f"{noun} that has {{p:included}}",
                     f"{noun} whose {{p:telling}}"):  # fmt: skip
            such = V("p") if kind == ANY else t.All((kind, V("p")))
            g.phrase("whole_kind", f"{{a:kind_one}} or {told}", t.Some((V("a"), such)), _single_named)
    g.phrase("shared_all", " each{p:post}", V("p"))
    g.phrase("shared_all", " each{p:post}{q:post}", t.All((V("p"), V("q"))))
    g.phrase("shared_all", ", each{p:post}", V("p"))
    for category, name in (("pick", "found"), ("toll", "paid")):
        first = Choose(name, 1, t.All((V("a"), V("p"))))
        second, third = (Choose(name, 1, t.All((V(kind), V("p"), t.Not(Ref(name)))), also=True) for kind in ("b", "h"))
        g.phrase(category, "1 {a:name_word} and {b:name_word} card{p:place}", (first, second), _apart)
        g.phrase(category, "1 {a:name_word} card and {b:name_word} card{p:place}", (first, second), _apart)
        for comma in (", and ", " and "):
            three = f"1 {{a:name_word}}, {{b:name_word}}{comma}{{h:name_word}} card{{p:place}}"
            g.phrase(category, three, (first, second, third), _apart)
        _lists(g, category, name)
    for up, up_to in (("", False), ("up to ", True)):
        foes = t.Choose("t", V("n"), G, up_to)
        g.phrase("pick", f"{up}{{n:n}} opponent's {{g:foe_play_one}}", (foes,), _one)
        g.phrase("pick", f"{up}{{n:n}} opponent's {{g:foe_play_many}}", (foes,), _many)
        for noun in ("Battle Cards", "cards"):
            what = t.All((BATTLE, BATTLE_CARD) if noun != "cards" else (IN_PLAY,))
            led = t.Choose("t", V("n"), canonical(*what.parts, t.Role("attacking")), up_to)
            g.phrase("pick", f"{up}{{n:n}} of the attacking {noun}", (led,))


LISTED = {4: "abhi", 5: "abhij"}
"""The kinds of a long list, by their number."""


def _lists(g: Grammar, category: str, name: str) -> None:
    """Four or five kinds, of each of which one card is chosen, from one place."""
    for slots in LISTED.values():
        made = tuple(
            Choose(name, 1, t.All((V(slot), V("p"), *((t.Not(Ref(name)),) if i else ()))), also=bool(i))
            for i, slot in enumerate(slots)
        )
        for one, each in (("1 ", "1 "), ("1 each of ", "")):
            names = [f"{each if i else ''}{{{slot}:whole_one}}" for i, slot in enumerate(slots)]
            bare = [f"{each if i else ''}{{{slot}:name_word}}" for i, slot in enumerate(slots)]
            for said in (names, bare) if not each else (names,):
                words = f"{one}{', '.join(said[:-1])}, and {said[-1]}{{p:place}}"
                g.phrase(category, words, made, modeless)
                below = (*made, Do("place under", Ref(name)))
                deed = "payment" if name == "paid" else "clause"
                words = f"place {one}{', '.join(said[:-1])}, and {said[-1]} under this card{{p:place}}"
                g.phrase(deed, words, below, modeless)


def _apart(env: t.Env) -> bool:
    """Whether the names differ, and nothing is said of a mode."""
    return modeless({"g": env["p"]}) and env["a"] != env["b"]


def _composed(env: t.Env) -> bool:
    """Whether the first kind is no list."""
    return env["b"] != ANY and not any(isinstance(part, t.Some) for part in parts_of(env["b"]))


def _single_kind(env: t.Env) -> bool:
    """Whether the first kind is no list."""
    return env["a"] != ANY and not any(isinstance(part, t.Some) for part in parts_of(env["a"]))


def _single_named(env: t.Env) -> bool:
    """Whether what is said of the second could not be said of the first as well: that is told by a name or trait."""
    told = any(isinstance(part, t.Word) and part.kind in ("name", "character", "trait") for part in parts_of(env["a"]))
    return _single_kind(env) and told


def _one(env: t.Env) -> bool:
    return bool(env["n"] == 1)


def _many(env: t.Env) -> bool:
    return bool(env["n"] != 1)


def together(g: Grammar) -> None:
    """The card itself and cards of another area, chosen: it is none of them; `beside_paid`: as what is done instead. A
    gift, a bar and a rule, for a while. NB: in the cost of an [Activate] skill, the card itself could be in hand."""
    for up, up_to in (("", False), ("up to ", True)):
        for words, n in (("1 {g:kind_one}", 1), ("1 other {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
            listed = f"this card and {up}{words}"
            for name, category in (("t", "clause"), ("paid", "beside_paid")):
                chosen = Choose(name, n, t.All((V("p"), t.Not(SELF), G)), up_to)
                for template, make in verbs():
                    if template.startswith(("play", "reveal", "activate", "gain", "KO", "rest", "switch", "take")):
                        continue
                    if isinstance(make(SELF), tuple) or "energy" in template or (category == "beside_paid" and up_to):
                        continue
                    both = (chosen, make(t.Some((SELF, Ref(name)))))
                    g.phrase(category, template.replace("{}", f"{listed}{{p:place}}"), both, _elsewhere_lying)
    for who, gets, bar in (("getter", "gets", "barred_is"), ("getters", "get", "barred_are")):
        three = (Give(V("o"), V("b"), V("u")), Continue(t.On(V("c"), V("o")), V("u")), Continue(V("e"), V("u")))
        for joint in (", and ", "; "):
            words = f"{{o:{who}}} {{b:{gets}}}{{j_:and_}}{{c:{bar}}}{joint}{{e:player_rule}}"
            g.phrase("clause", f"{{u:first}}{words}", three)


def _elsewhere_lying(env: t.Env) -> bool:
    """Whether the cards that are chosen lie in the hand or the Drop Area, of which one card is meant."""
    zones = [part for part in parts_of(env["p"]) if isinstance(part, t.Zone)]
    lying = {name for zone in zones for name in zone.names}
    return bool(lying) and lying <= {"hand", "drop"} and YOURS in parts_of(env["p"]) and modeless(env)


def things(g: Grammar) -> None:
    """What was named before, in further words; done by the opponent; put into decks in any order."""
    for words in ("the chosen energy", "that energy", "the chosen Leader", "the chosen Extra", "that Extra"):
        g.phrase("thing", words, IT)
        g.phrase("it", words, IT)
    for words in (
        "all of them", "both of them", "them both", "all chosen cards",
        "all of the chosen cards", "all of those cards", "those energy", "the chosen energy cards",
        "the chosen Battle Cards",
    ):  # fmt: skip
        g.phrase("things", words, THEM)
    for words in ("{o:it}", "{o:things}"):
        g.phrase("named_", words, V("o"))
    for template, make in verbs():
        if "your" in template or "this card" in template or isinstance(make(SELF), tuple):
            continue
        for category, said in (("do", template), ("does", _third(template))):
            g.phrase(category, said.replace("{}", "{o:named_}"), (make(V("o")),))
    for side, position in (("{b_:bottom}", "bottom"), ("{t_:top}", "top")):
        end = f"{side} of {{w_:whose_deck}} deck in any order"
        put = Move(IT, "deck", position=position)
        g.phrase("clause", f"choose {{c:pick_all}}{{j_:and}}{{p_:put}} {{d_:dues}} {end}", (Rest("c"), put))
        for ignoring_ in IGNORING[:2]:
            words = f"choose {{c:past}}{ignoring_}{{j_:and}}{{p_:put}} {{d_:dues}} {end}"
            g.phrase("clause", words, (Rest("c"), put))
        g.phrase("clause", f"{{p_:put}} {{o:things}} {end}", (Move(V("o"), "deck", position=position),))
    for words, what in (("this card", SELF), ("it", IT), ("that card", IT), ("the chosen card", IT)):
        over = (By(OPPONENT, (Do("gain control", what),)),)
        g.phrase("clause", f"your opponent gains control of {words}", over)
        g.phrase("clause", f"give control of {words} to your opponent", over)
        g.phrase("clause", f"give your opponent control of {words}", over)
    for who in ("it", "that card", "the chosen card", "your Leader"):
        for verb in ("deals", "inflicts"):
            g.phrase("clause", f"{who} {verb} {{n:n}} damage {{t_:to_opponent}}", (Do("damage", n=V("n")),))
    for end in ("its back", "its back side", "its front", "its front side", "the back", "the front"):
        lies = t.Role("turned over") if "front" in end else t.Not(t.Role("turned over"))
        for leader, whose in (("your Leader", YOURS), ("your opponent's Leader", ENEMY)):
            there = t.All((whose, t.Zone(("leader",)), lies))
            g.phrase("clause", f"flip {leader} to {end}", (Do("flip", there),))


def either(g: Grammar) -> None:
    """One of the cards of two groups, each with its number."""
    for name, category in (("t", "pick"), ("paid", "toll")):
        for up, up_to in (("", False), ("up to ", True)):
            for first, a, fits in (("1 of {g:play_many}", "play", sided), ("1 {g:at_one}", "at", placed)):
                for second, b in (("1 of {h:play_many}", "play"), ("1 of their {h:of_theirs_many}", "theirs"),
                                  ("1 {h:at_one}", "at")):  # fmt: skip
                    if (a, b) != ("at", "at"):
                        one = (Choose(name, 1, t.Some((G, V("h"))), up_to),)
                        g.phrase(category, f"{up}{first}{{j_:or_}}{up}{second}", one, _two(fits, b))
                        if up_to:
                            g.phrase(category, f"{up}{first}{{j_:or_}}{second}", one, _two(fits, b))


def _two(fits: Any, kind: str) -> Any:
    """Whether both groups are told whole, and differ."""

    def fit(env: t.Env) -> bool:
        other = {"g": env["h"]}
        whole = kind == "theirs" or (sided(other) if kind == "play" else placed(other))
        return bool(fits(env)) and whole and env["g"] != env["h"] and (kind != "theirs" or ENEMY in parts_of(env["g"]))

    return fit


def objects(g: Grammar) -> None:
    """A Leader beside other cards; cards among those looked at; either end of a deck; whole hands."""
    for whose, side in (("your opponent's", ENEMY), ("your", YOURS)):
        for noun in ("attacking card", "attacking Battle Card"):
            fights = t.All((side, IN_PLAY, t.Role("attacking")))
            such = fights if noun.endswith("g card") else t.All((side, BATTLE, BATTLE_CARD, t.Role("attacking")))
            g.phrase("getter", f"{whose} {noun}", such)
    g.phrase("object", "this card and your Leader", t.Some((SELF, MINE)))
    g.phrase("object", "your Leader and this card", t.Some((MINE, SELF)))
    for up, up_to in (("", False), ("up to ", True)):
        g.phrase("pick", f"{up}{{n:n}} of them", (Choose("found", V("n"), SEEN, up_to),))
    g.phrase("rest_", "the other", ANY)
    g.phrase("rest_", "the others", ANY)
    g.phrase("rest_", "the other card", ANY)
    ends = (Rest("c"), t.Modes(1, ((Move(IT, "deck"),), (Move(IT, "deck", position="bottom"),))))
    for said in (
        "{p_:put} {c:pick} {a_:at_end} top or bottom of {w_:whose_own} deck",
        "choose {c:pick}{j_:and}{p_:put} {d_:dues} {a_:at_end} top or bottom of {w_:whose_own} deck",
    ):
        g.phrase("clause", said, ends, _one_further)
    below = (Move(V("o"), "deck", position="bottom"),)
    g.phrase("clause", "{p_:put} {o:object_all} {b_:bottom} of {w_:whose_deck} deck in any order", below)
    for category, choose, put in (("do", "choose", "{p_:put}"), ("does", "chooses", "{p_:puts}")):
        under = (Rest("c"), Move(IT, "deck", position="bottom"))
        g.phrase(category, f"{put} {{c:own_pick}} {{b_:bottom}} of their deck in any order", under)
        words = f"{choose} {{c:own_pick}}{{j_:and}}{put} {{d_:dues}} {{b_:bottom}} of their deck in any order"
        g.phrase(category, words, under)
    for category, s, its in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        for cards in ("all cards in", "all of the cards in", "all the cards in", "all cards from"):
            g.phrase(category, f"discard{s} {cards} {its} hand", (Move(YOUR_HAND, "drop", "discard"),))
    g.phrase("clause", "shuffle this card into your deck", (Move(SELF, "deck"), t.Shuffle("deck")))
    g.phrase("clause", "shuffle {o:own_here} into your deck", (Move(V("o"), "deck"), t.Shuffle("deck")))
    for area, zone in (("hand", "hand"), ("Drop", "drop"), ("energy", "energy"), ("Warp", "warp"), ("life", "life")):
        here = (used(t.All((t.Zone((zone,)), SELF))),)
        for category in ("clause", "payment"):
            g.phrase(category, f"combo with this card from your {area}", here)
    g.phrase("payment", "switch your Leader to Rest Mode", (Choose("paid", 1, MINE), SetState(PAID, "rest")))
    g.phrase("own_zone", "Battle Area", "battle")
    paid = (t.May((), (Rest("e"), Rest("p"))),)
    g.phrase("opening", "you may pay {e:energy_cost}{j_:fee_and}{p:payments}", paid)


def _one_further(env: t.Env) -> bool:
    """Whether one card is chosen: of several, each might go to another end."""
    chosen = [part for part in env["c"] if isinstance(part, (Choose, Search))]
    return len(chosen) == 1 and chosen[0].n == 1


def beside(g: Grammar) -> None:
    """This card and another that is chosen with it, both given something."""
    given = (Rest("c"), Give(t.Some((SELF, IT)), V("b"), V("u")))
    for them in ("they", "those cards", "both cards", "the chosen cards"):
        g.phrase("they_", them, ANY)
    for start in ("choose this card and {c:pick}", "choose {c:pick} and this card"):
        for joint, category in (("{j_:and_then}", "clause"), (". ^", "opening")):
            g.phrase(category, f"{start}{joint}{{t_:they_}} {{b:get}} {{u:until}}", given, _beside)
    both = (Rest("c"), Give(t.Some((SELF, IT)), V("b"), V("u")))
    g.phrase("clause", "this card and {c:pick} {b:get} {u:until}", both, _beside)
    for give in ("give", "grant"):
        for words, what, fits in (
            ("all {g:sum_many}", G, None), ("all of {g:sum_many}", G, None), ("your Leader", MINE, None),
            ("your opponent's Leader", THEIRS, None), ("{g:things}", G, None),
        ):  # fmt: skip
            g.phrase("clause", f"{give} {words} {{b:boons}} {{u:until}}", (Give(what, V("b"), V("u")),), fits)


def as_many(g: Grammar) -> None:
    """As many cards as the skill has done something with before."""
    for deed in (TAKEN, BURIED, DISCARDED, BANISHED, SUMMONED, JOINED, PUT_BACK, LAID):
        for words in ("that many", "the same number of"):
            g.phrase("as_many", words, t.Moved(deed))
    n = V("n")
    for up, up_to in (("", False), ("up to ", True)):
        g.phrase("pick", f"{up}{{n:as_many}} {{g:at_many}}", (Choose("t", n, G, up_to),), placed)
        g.phrase("pick", f"{up}{{n:as_many}} of {{g:play_many}}", (Choose("t", n, G, up_to),), sided)
    g.phrase("clause", "{s_:shift} {n:as_many} cards from the top of your deck {i_:into} {h:heap}",
             (Do("mill", n=n, word=V("h")),))  # fmt: skip
    thrown = (Choose("d", n, t.All((YOURS, HAND))), Move(t.Ref("d"), "drop", "discard"))
    for place in ("", " from their hand"):
        g.phrase("clause", f"your opponent discards {{n:as_many}} cards{place}", (t.By(OPPONENT, thrown),))


def extremes(g: Grammar) -> None:
    """The cards with the lowest figure."""
    for words in ("lowest", "least", "smallest"):
        g.phrase("low_", words, ANY)
    said = "{x:up_to}{n:n} of {g:play_many} with the {h_:low_} {f:high_figure}"
    g.phrase("pick", said, (t.Choose("t", V("n"), t.Extreme(V("g"), V("f")), V("x")),), sided)


def many(g: Grammar) -> None:
    """All cards of a kind among those looked at; one or more cards; whole areas."""
    for end in (" among them", " from among them"):
        them = t.All((SEEN, V("g")))
        g.phrase("pick", f"all {{g:kind_many}}{end}", (Choose("found", t.Count(them), them),), modeless)
        g.phrase("pick", f"any number of {{g:kind_many}}{end}", (Choose("found", t.Boundless(), them, True),), modeless)
    for name, category in (("t", "pick"), ("paid", "toll"), ("cost", "stake")):
        for group, fits in (("play", sided), ("at", placed)):
            some = Choose(name, t.Count(V("g")), V("g"), True, least=1)
            for of in ("", "of "):
                g.phrase(category, f"1 or more {of}{{g:{group}_many}}", (some,), fits)
    thrown = (Choose("paid", t.Count(V("g")), V("g"), True, least=1), Move(PAID, "drop", "discard"))
    for place in ("", " from your hand", " in your hand"):
        g.phrase("payment", f"discard 1 or more {{g:spent_many}}{place}", thrown)
    for words, n in (
        ("1 other {g:spent_one}", 1),
        ("{n:several} other {g:spent_many}", V("n")),
        ("another {g:spent_one}", 1),
    ):
        paid = (Choose("paid", n, V("g")), Move(PAID, "drop", "discard"))
        for place in ("", " from your hand", " in your hand"):
            g.phrase("payment", f"discard {words}{place}", paid)
    for words, n in (("1 of your {g:spent_many}", 1), ("{n:several} of your {g:spent_many}", V("n"))):
        paid = (Choose("paid", n, V("g")), Move(PAID, "drop", "discard"))
        for place in (" from your hand", " in your hand"):
            g.phrase("payment", f"discard {words}{place}", paid)
    g.phrase("payment", "discard your hand", (Move(t.All((YOURS, HAND, t.Not(SELF))), "drop", "discard"),))
    mine = t.All((YOURS, DROP))
    for words in ("shuffle your Drop into your deck", "shuffle all cards in your Drop into your deck",
                  "place all cards from your Drop in your deck and shuffle it",
                  "return all cards in your Drop to your deck and shuffle it"):  # fmt: skip
        g.phrase("clause", words, (Move(mine, "deck"), Shuffle("deck")))
    for words in ("shuffle your hand into your deck", "shuffle all cards in your hand into your deck"):
        g.phrase("clause", words, (Move(YOUR_HAND, "deck"), Shuffle("deck")))
    for category, s in (("does", "s"), ("do", "")):
        g.phrase(category, f"shuffle{s} their hand into their deck", (Move(YOUR_HAND, "deck"), Shuffle("deck")))
        g.phrase(category, f"shuffle{s} their Drop into their deck", (Move(mine, "deck"), Shuffle("deck")))
    for into in ("their owner's deck", "its owner's deck"):
        for fits, shuffled in ((_only_theirs, By(OPPONENT, (Shuffle("deck"),))), (_only_mine, Shuffle("deck"))):
            into_it = (Rest("c"), Move(IT, "deck"), shuffled)
            g.phrase("clause", f"shuffle {{c:pick}} into {into}", into_it, fits)
            g.phrase("clause", f"choose {{c:pick}}{{j_:and}}shuffle {{d_:dues}} into {into}", into_it, fits)
    into_mine = (Rest("c"), Move(PAID, "deck"), Shuffle("deck"))
    g.phrase("payment", "choose {c:toll}{j_:and}shuffle {d_:dues} into your deck", into_mine, _only_mine)
    g.phrase("payment", "shuffle {c:toll} into your deck", into_mine, _only_mine)


def _only_mine(env: t.Env) -> bool:
    """Whether all cards are chosen among one's own: only one's own deck is shuffled then."""
    sides = {part for part in walk.nodes(env["c"]) if isinstance(part, t.Side)}
    return sides == {YOURS}


def _only_theirs(env: t.Env) -> bool:
    sides = {part for part in walk.nodes(env["c"]) if isinstance(part, t.Side)}
    return sides == {ENEMY}


def add(g: Grammar) -> None:
    for part in (
        kinds,
        together,
        things,
        either,
        objects,
        beside,
        as_many,
        extremes,
        many,
    ):
        part(g)
