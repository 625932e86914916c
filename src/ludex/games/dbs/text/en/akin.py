"""English, akin: wordings akin to those of other topics: one of two areas that cards come to, kinds of which the last
has a noun and a quality of its own, several conditions under one verb, attacks that cost something, groups used in a
combo."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.c07_battle import TOLL
from ludex.games.dbs.text.en.combos import fitting, used
from ludex.games.dbs.text.en.conditions import WHOSE
from ludex.games.dbs.text.en.nouns import modeless, placed, sided
from ludex.games.dbs.text.en.references import DEEDS
from ludex.games.dbs.text.en.verbs import verbs
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ENERGY, IN_PLAY, IT, ME, PAID
from ludex.lang import pattern as t
from ludex.lang.en.nouns import joined
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Choose,
    Compare,
    Continue,
    Count,
    Do,
    Either,
    Exists,
    Give,
    Happened,
    Is,
    Moved,
    Passive,
    Ref,
    Rest,
    Rule,
    State,
    Unless,
    V,
    When,
)

G = V("g")
LEADERS = t.Zone(("leader",))


def arrivals(g: Grammar) -> None:
    """[DBS 3-1-1] Cards that come to one of two areas; what leaves either player's area; life that reaches a number."""
    for words in ("your", "their", "its owner's", "a", "the"):
        g.phrase("whose_too", words, ANY)
    for words, more in (("", {}), (" {v_:via} {b:by}", {"cause": V("b")})):
        whence: dict[str, Any] = {"dst": (V("d"), V("e")), **more}
        ends = f"is {{t_:put_to}} {{y:whose_p}} {{d:area_}} or {{u_:put_to}} {{w_:whose_too}} {{e:area_}}{words}"
        lying = When("move", G, player=V("y"), src=V("s"), left=V("l"), **whence)
        g.phrase("event", f"{{g:mover}} in {{l:whose_p}} {{s:from_areas}} {ends}", lying, _others)
        for start in ("", "1 of "):
            pile = When("move", player=V("y"), src=(V("s"),), left=V("l"), **whence)
            g.phrase("event", f"{start}{{l:whose_p}} {{s:pile}} {ends}", pile, _from_pile)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        for first, second in (("add", "place"), ("place", "add")):
            to = {"add": f"to {its} hand", "place": f"in {its} Drop"}
            for cards in ("cards", "a card"):
                for again in (f" {cards} from {its} life", ""):
                    said = (
                        f"{who} {first}{s} {cards} from {its} life {to[first]}"
                        f"{{o_:or_place}}{second}{s}{again} {to[second]}"
                    )
                    g.phrase("event", said, When("move", player=player, src=("life",), dst=("hand", "drop")))
    g.phrase("or_place", " or ", ANY)
    for zone, area in (("energy", "an Energy Area"), ("life", "a player's life")):
        both = f"your {zone} or your opponent's {zone} leaves {area}"
        g.phrase("event", both, When("move", src=(zone,)))
        g.phrase("event", f"{both} {{o_:owing}} {{b:by}}", When("move", src=(zone,), cause=V("b")))


def _elsewhere(env: t.Env) -> bool:
    """Whether the two areas differ, and none is that where the cards are or one to which cards have other words."""
    return env["d"] != env["e"] and not {env["d"], env["e"]} & {*env["s"], "combo", "deck"}


def _others(env: t.Env) -> bool:
    """`_elsewhere`, of other cards than the card itself, of which two events are told (`lines.TWOFOLD`)."""
    return bool(env["g"] != SELF) and _elsewhere(env)


def _from_pile(env: t.Env) -> bool:
    return _elsewhere({**env, "s": (env["s"],)})


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


def asked(g: Grammar) -> None:
    """Several conditions under one verb; a Leader of one of two kinds; modes of several cards; what all cards are."""
    for have, group in (("you have", "mine"), ("{h_:they_have}", "theirs")):
        two = (Exists(t.All((V("p"), V("a"))), V("n")), Exists(t.All((V("p"), V("b"))), V("m")))
        listed = f"{have} {{q:had_{group}}} and {{n:n}} or more {{a:kind_many}} and {{m:n}} or more {{b:kind_many}}"
        g.phrase("cond", f"{listed}{{p:place}}", Both((V("q"), *two)), _counted)
        fielded = Both((V("q"), V("r")))
        g.phrase("cond", f"{have} {{q:had_{group}}} and {{r:had_{group}}}", fielded, _fielded)
    for whose, side, name in WHOSE:
        either = Either((Exists(V("g")), Exists(V("h"))))
        apart = Bunch("head_one", "pre", "feature_post", joined, parts_of, (), (side, LEADERS))  # no "both" after it
        g.add(f"{name}_apart", apart)
        g.phrase("cond", f"{whose} Leader is {{g:a_{name}}} or {{h:{name}_apart}}", either, _bare_first)
        energy = Unless(Exists(t.All((canonical(side, ENERGY), t.Not(V("a"))))))
        leader = Exists(t.All((side, LEADERS, V("a"))))
        for all_ in ("energy are all", "all of your energy are", "all of your energy are all"):
            if side == YOURS:
                g.phrase("cond", f"your Leader and {all_} {{a:adjective}}", Both((leader, energy)))
    for mode, other in (("Rest", "active"), ("Active", "rest")):
        lying = Unless(Exists(t.All((YOURS, ENERGY, State(other)))))
        both = Both((Is(SELF, State(mode.lower())), lying))
        for words in ("this card and all of your energy are", "this card and all your energy are"):
            g.phrase("cond", f"{words} in {mode} Mode", both)
    for its in ("that card's", "its"):
        low = Is(IT, t.Figure("power", V("o"), V("n")))
        g.phrase("cond", f"this skill reduces {its} power to {{n:n}} {{o:fewer}}", low)
        g.phrase("cond", f"{its} power becomes {{n:n}} {{o:fewer}}", low)
        g.phrase("cond", f"{its} power is reduced to {{n:n}} {{o:fewer}}{{e_:by_this}}", low)
    for words in ("a", "the", "its owner's"):
        g.phrase("lies_in", f"this card is in {words} {{x:area}}", Is(SELF, t.Zone((V("x"),))), _lair)
    for joint in (" and ", ", and "):
        g.phrase("provisos", f"{{q:cond}}, {{r:cond}}{joint}{{s:lies_in}}", Both((V("q"), V("r"), V("s"))))
        g.phrase("provisos", f"{{q:cond}}{joint}{{r:lies_in}} and {{s:cond}}", Both((V("q"), V("r"), V("s"))))
    _past(g)


def _lair(env: t.Env) -> bool:
    """Whether skills are not valid in the area unless they name it [DBS 2-12-2]."""
    return env["x"] in ("hand", "drop", "energy", "combo", "warp")


def _counted(env: t.Env) -> bool:
    """Whether the first is energy or life, which are where they are."""
    return {"energy", "life"} & _zones(env["q"]) == _zones(env["q"])


def _zones(tree: Any) -> set[str]:
    return {name for node in walk.nodes(tree) if isinstance(node, t.Zone) for name in node.names}


def _fielded(env: t.Env) -> bool:
    """Whether the area of the first cards is said to be the Battle Area: it is not that of the second."""
    first = next(part for part in walk.nodes(env["q"]) if isinstance(part, (t.Exists, t.Count)))
    parts = parts_of(first.what)
    return BATTLE in parts and BATTLE_CARD not in parts and "battle" not in _zones(env["r"])


def _bare_first(env: t.Env) -> bool:
    """Whether the first kind is a name alone, and of the second more is said: nothing belongs to both."""
    first = [part for part in parts_of(env["g"]) if isinstance(part, (t.Word, t.Some))]
    second = [part for part in parts_of(env["h"]) if not isinstance(part, (t.Side, t.Zone))]
    lists = any(isinstance(part, t.Some) for part in (*first, *second))
    return len(first) == 1 and len(second) > 1 and not lists


def _past(g: Grammar) -> None:
    """What the skill has done, in other words; cards that players have taken from their life this turn."""
    for done, do, where, deed in DEEDS:
        if deed == REVEALED:
            continue
        such = Compare(Moved(deed, G), ">=", 1)
        for use in ("used", "use"):
            g.phrase("cond", f"you {use} this skill to {do} {{g:a_kind}}{where}", such, _kind)
        if where:
            others = Compare(Moved(deed, t.Not(V("a"))), "=", 0)
            all_alike = Both((Compare(Moved(deed), ">=", 1), others))
            for start in ("all the cards", "all of the cards", "all cards"):
                for end in ("", " {t_:through} this skill"):
                    g.phrase("cond", f"{start} {done}{where}{end} are {{a:adjective}}", all_alike)
    for who, have, its, player in (("you", "have", "your", YOU), ("your opponent", "has", "their", OPPONENT)):
        for to, dst in (("hand", ("hand",)), ("hand or Drop", ("hand", "drop"))):
            taken = Happened(When("move", player=player, src=("life",), dst=dst))
            for start in (f"{who} {have} added", f"{who} added"):
                words = f"{start} {{a_:a_total}}{{n:n}} or more cards from {its} life to {its} {to}{{t_:today}}"
                g.phrase("cond", words, Compare(taken, ">=", V("n")))


def _kind(env: t.Env) -> bool:
    return bool(env["g"] != ANY)


def clauses(g: Grammar) -> None:
    """Groups used in a combo; Leaders that are turned over or given
    something."""
    for template in ("use {} in a combo{a_:combo_area}", "combo with {}{a_:combo_area}"):
        every = (Rest("c"), used(IT), Rest("w"))
        g.phrase("clause", f"{template.replace('{}', '{c:pick_all}')}{{w:without}}", every, fitting)
    all_of = (Choose("t", Count(G), G),)
    g.phrase("pick_all", "all of the {g:sum_at_many}", all_of, placed)
    for end in ("its back", "its back side", "its front", "its front side"):
        lies = t.Role("turned over") if "front" in end else t.Not(t.Role("turned over"))
        there = t.All((G, lies))
        g.phrase("clause", f"flip your {{g:my_leader_one}} to {end}", (Do("flip", there),), _described_leader)
    for who, said in (("getter", ("get", "gets")), ("getters", ("get",))):
        for get in said:
            g.phrase("clause", f"have {{o:{who}}} {{b:{get}}} {{u:until}}", (Give(V("o"), V("b"), V("u")),))
    over = (Do("play over", IT, word=V("m_")), Give(IT, V("k_"), V("u_")))
    end = "{o_:over}{m_:lying} with {i_:its} {k_:skills} negated{u_:lasts}"
    g.phrase("clause", f"play {{o:it}} {end}", tuple(t.replace(part, what=V("o")) for part in over))
    g.phrase("clause", f"play {{c:pick}} {end}", (Rest("c"), *over))
    g.phrase("clause", f"choose {{c:pick}}{{j_:and}}play {{d_:dues}} {end}", (Rest("c"), *over))
    shared = (Rest("c"), t.Move(PAID, "deck"), t.Shuffle("deck"))
    for verb, to in (("add", "to"), ("return", "to"), ("place", "in")):
        for joint in (", then ", ", and ", " and "):
            words = f"{verb} {{c:toll}} {to} your deck{joint}shuffle {{d:deck_it}}"
            g.phrase("payment", words.replace("{d:deck_it}", "{d_:deck_it}"), shared, _own)
    for words in ("your deck", "it"):
        g.phrase("deck_it", words, ANY)
    _tolls(g)


def _own(env: t.Env) -> bool:
    return {node for node in walk.nodes(env["c"]) if isinstance(node, t.Side)} == {YOURS}


def _described_leader(env: t.Env) -> bool:
    return any(part not in (YOURS, LEADERS, t.Word("type", "leader")) for part in parts_of(env["g"]))


def _tolls(g: Grammar) -> None:
    """[DBS 1-3-3] What a player must pay for attacks with some cards."""
    asked_ = (t.Grant(ME, (t.Activated(V("d"), timing=(TOLL,)),)),)
    others = t.All((ENEMY, BATTLE, BATTLE_CARD))
    for who in ("your opponent", "they"):
        for words in ("cards other than their Leader", "any cards other than their Leader"):
            said = f"{who} can't attack with {words}"
            for start, end in (("", " {u:until}{d:unless}"), ("{u:first}", "{d:unless}")):
                g.phrase("clause", f"{start}{said}{end}", (Give(others, asked_, V("u")),))
        for start, end in (("", " {u:until}{d:unless}"), ("{u:first}", "{d:unless}")):
            g.phrase("clause", f"{start}{who} can't attack with {{o:it}}{end}", (Give(V("o"), asked_, V("u")),))


def standing(g: Grammar) -> None:
    """[DBS 2-12-2] Skills of the card where it lies, in other words; gifts beside a rule."""
    for area, zone in (("Drop", "drop"), ("energy", "energy"), ("Combo Area", "combo"), ("Warp", "warp"),
                       ("Energy Area", "energy")):  # fmt: skip
        for start in ("if", "while", "as long as"):
            if start == "if":
                g.phrase("lair", f"^if this card is in your {area}, ", (zone,))
                for effect in ("state", "rule"):
                    held = (Passive(V("e"), V("q"), zones=(zone,)),)
                    words = f"[Permanent] ^if {{q:conds}} and this card is in your {area}, {{e:{effect}}}."
                    g.phrase("line", words, held)
    still = (Rule("forbid", "event active", SELF),)
    for words in ("you can't switch this card in your Energy Area to Active Mode",
                  "you can't switch this card in your energy to Active Mode",
                  "this card in your Energy Area can't be switched to Active Mode",
                  "this card in your energy can't be switched to Active Mode"):  # fmt: skip
        g.phrase("passive", words, (Passive(still, zones=("energy",)),))
        g.phrase("passive", f"{{q:aslong}}, {words}", (Passive(still, V("q"), zones=("energy",)),))
    for words in LISTED_WORDS:
        kind = words.split(":")[1].split("}")[0]
        added = tuple(t.Rename(ME, kind, "add", V(name)) for name in "wxy"[: words.count("{")])
        for verb in ("gains", "has"):
            for joint in (", and ", "; ", " and "):
                both = (Passive((t.Gives(SELF, added),)), Rest("p"))
                g.phrase("passive", f"this card {verb} {words}{joint}{{p:own_passive}}", both)


LISTED_WORDS = tuple(
    said.replace("KIND", kind)
    for kind in ("color", "trait", "character", "name")
    for said in ("{w:KIND}", "{w:KIND} and {x:KIND}", "{w:KIND}, {x:KIND}, and {y:KIND}")
)
"""Words that a card gains, by their number."""


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


def amounts(g: Grammar) -> None:
    """Areas of both players; keywords that are negated."""
    areas = (("Battle Areas", "battle"), ("energy", "energy"), ("Drops", "drop"), ("hands", "hand"), ("life", "life"),
             ("Energy Areas", "energy"), ("Warps", "warp"), ("Combo Areas", "combo"))  # fmt: skip
    for said, zone in areas:
        g.phrase("area_of_all", said, zone)
    for joint in (" and ", " and/or ", " or "):
        both = t.Zone((V("x"), V("y")))
        g.phrase("place", f"{{a_:at_}} both players' {{x:area_of_all}}{joint}{{y:area_of_all}}", both, _two_areas)
    negated = Do("negate a keyword", IT, word=V("u"))
    for up, up_to in (("", False), ("up to ", True)):
        for one in ("1 of the keyword skills", "1 of the keywords", "a keyword skill"):
            if up and one.startswith("a "):
                continue
            picked = (Choose("t", 1, G, up_to), negated)
            for words in ("1 of {g:play_many}",):
                said = f"choose {up}{one} {{o_:keyword_on}} {words}{{n_:negated_so}} {{u:until}}"
                g.phrase("clause", said, picked, sided)
    for mode in ("Rest", "Active"):
        for words in (f"the card you switched to {mode} Mode", f"the card switched to {mode} Mode"):
            g.phrase("it", words, IT)
            g.phrase("thing", words, IT)


def _two_areas(env: t.Env) -> bool:
    return bool(env["x"] != env["y"])


def combined(g: Grammar) -> None:
    """[DBS 7-4-1-6] The end of a battle in which the card was used in a combo, in other words."""
    for battle in ("a battle", "the battle"):
        for where in ("in which", "where"):
            for be in ("is", "was"):
                said = f"at the end of {battle} {where} this card in your hand {be} used in a combo"
                g.phrase("comboing_hand", said, ANY)


def add(g: Grammar) -> None:
    for part in (arrivals, kinds, asked, clauses, standing, together, amounts, combined):
        part(g)
