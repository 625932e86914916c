"""English, doing: further things that skills do and that are paid: so many cards as there are others, either end of
the deck, the top of the deck, all cards of a kind among those looked at."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.combos import used
from ludex.games.dbs.text.en.nouns import modeless, owned, placed, sided
from ludex.games.dbs.text.en.verbs import verbs
from ludex.games.dbs.text.meanings import (
    BATTLE,
    BATTLE_CARD,
    DROP,
    FIGURES,
    HAND,
    IT,
    KEYWORDS,
    LIFE,
    ME,
    PAID,
    REST,
    SEEN,
    THEM,
    YOUR_HAND,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import EVERY, TOP_CARDS
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, By, Choose, Do, Draw, Move, Ref, Rest, Shuffle, V


def drawing(g: Grammar) -> None:
    """Cards drawn by an amount; for each card with which the skill has done something."""
    for category, s in (("clause", ""), ("does", "s"), ("do", "")):
        for words in ("cards equal to", "a number of cards equal to"):
            g.phrase(category, f"draw{s} {words} {{v:value}}", (Draw(V("v")),))


def _kind(env: t.Env) -> bool:
    return bool(env["g"] != t.ANY)


def ends(g: Grammar) -> None:
    """The top and the bottom of the deck."""
    for words in ("at the", "on the", "on", "to the"):
        g.phrase("at_end", words, t.ANY)
    for rest, what in (("{r_:rest_}", REST), ("{o:things}", V("o")), ("{o:it}", V("o"))):
        either = (t.Modes(1, ((Move(what, "deck"),), (Move(what, "deck", position="bottom"),))),)
        for order in (" in any order", "") if rest != "{o:it}" else (" in any order",):
            said = f"{{p_:put}} {rest} {{a_:at_end}} top or bottom of {{w_:whose_own}} deck{order}"
            if order or rest == "{r_:rest_}":
                g.phrase("clause", said, either)
                both = "{p_:put} " + rest + " {t_:top} or {b_:bottom} of {w_:whose_own} deck" + order
                g.phrase("clause", both, either)
    picked = Ref("picked")
    apart = (
        Choose("picked", t.Boundless(), SEEN, True),
        Move(picked, "deck", position="bottom"),
        Move(t.All((SEEN, t.Not(picked))), "deck"),
    )
    for them in ("them", "those cards"):
        for order in (" in any order", ""):
            g.phrase("clause", f"{{p_:put}} {them} {{a_:at_end}} top and/or bottom of your deck{order}", apart)


def tops(g: Grammar) -> None:
    """[DBS 3-2-3] Cards from the top of the deck, as a cost; under conditions; to the Warp."""
    several = "{n:n} {c_:cards_} from the top of your deck"
    rows: tuple[tuple[str, Any], ...] = (
        ("the top card of your deck", 1), ("the top {n:n} {c_:cards_} of your deck", V("n")), (several, V("n")),
        ("a card from the top of your deck", 1),
    )  # fmt: skip
    for words, n in rows:
        g.phrase("payment", f"{{s_:shift}} {words} {{i_:into}} {{h:heap}}", (Do("mill", n=n, word=V("h")),))
        if words.startswith("a card"):
            g.phrase("clause", f"{{s_:shift}} {words} {{i_:into}} {{h:heap}}", (Do("mill", n=n, word=V("h")),))
        for whose in ("your", "its owner's", "their owner's"):
            sent = (Do("mill", n=n, word="warp"),)
            g.phrase("payment", f"send {words} to {whose} Warp", sent)
            if whose != "your":
                g.phrase("clause", f"send {words} to {whose} Warp", sent)
    for words in ("{n:n} {c_:cards_} from the top of your deck", "the top {n:n} {c_:cards_} of your deck"):
        g.phrase("payment", f"{{p_:put}} {words} under this card", (Do("mill under", n=V("n")),))
    for words in ("the top card of your deck", "a card from the top of your deck"):
        g.phrase("payment", f"{{p_:put}} {words} under this card", (Do("mill under"),))
    foes = t.By(OPPONENT, (Do("mill", n=V("n"), word="warp"),))
    for words in (
        "the top {n:n} {c_:cards_} of your opponent's deck",
        "{n:n} {c_:cards_} from the top of your opponent's deck",
    ):
        for whose in ("their", "its owner's", "their owner's", "your opponent's"):
            g.phrase("clause", f"send {words} to {whose} Warp", (foes,))
    for category, s in (("does", "s"), ("do", "")):
        for words in ("the top {n:n} {c_:cards_} of their deck", "{n:n} {c_:cards_} from the top of their deck"):
            g.phrase(category, f"send{s} {words} to their Warp", (Do("mill", n=V("n"), word="warp"),))


def spoken_of(g: Grammar) -> None:
    """Cards that nobody chooses, of which the text speaks later: the top cards of the deck, all cards of a kind."""
    top = Ref(TOP_CARDS)
    for category, your, they in (("clause", "your", ""), ("does", "their", "s"), ("do", "their", "")):
        for words, n in ((f"the top card of {your} deck", 1), (f"the top {{n:several}} cards of {your} deck", V("n")),
                         (f"1 card from the top of {your} deck", 1),
                         (f"{{n:several}} cards from the top of {your} deck", V("n"))):  # fmt: skip
            named = Choose(TOP_CARDS, n, t.Top("deck", n))
            for put in ("place", "put"):
                said = f"{put}{they} {words} in {{w_:whose_drop}} Drop"
                g.phrase(category, said, (named, Move(top, "drop")))
    few = (Choose(TOP_CARDS, V("n"), t.Top("deck", V("n")), True), Move(top, "drop"))
    g.phrase("clause", "place up to {n:n} {c_:cards_} from the top of your deck in {w_:whose_drop} Drop", few)
    every = Choose(EVERY, t.Count(V("g")), V("g"))
    for template, make in verbs():
        if isinstance(make(SELF), tuple) or template.startswith(("play", "reveal", "activate", "gain")):
            continue
        g.phrase("clause", template.replace("{}", "{c:every_one}"), (Rest("c"), make(Ref(EVERY))))
    for words in ("all {o_:of_}{g:sum_many}", "all {o_:of_}{g:sum_at_many}", "all of the {g:sum_at_many}"):
        g.phrase("every_one", words, (every,), placed if "_at_" in words else None)
    g.phrase(
        "clause",
        "discard your hand",
        (Choose(EVERY, t.Count(YOUR_HAND), YOUR_HAND), Move(Ref(EVERY), "drop", "discard")),
    )


ANYBODY = ("KO {}", "return {} to {w_:whose_own} hand", "switch {} to {m_:mode} Mode", "rest {}",
           "{p_:put} {} {b_:bottom} of {w_:whose_own} deck", "send {} to {w_:which_warp} Warp")  # fmt: skip
"""The verbs whose objects are in play, whoever's they are, if it is only said that they are Battle Cards."""


def anybody(g: Grammar) -> None:
    """[DBS 2-3-2-2-1] Battle Cards of either player, chosen: "choose 1 Battle Card and KO it"."""
    for words, n, up_to in (("1 {g:play_one}", 1, False), ("up to 1 {g:play_one}", 1, True),
                            ("{n:several} {g:play_many}", V("n"), False),
                            ("up to {n:several} {g:play_many}", V("n"), True)):  # fmt: skip
        g.phrase("anyone", words, (Choose("t", n, V("g"), up_to),), _anybody)
    makes = dict(verbs())
    for template in ANYBODY:
        do = makes[template]
        g.phrase("clause", f"choose {{c:anyone}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", (Rest("c"), do(IT)))
        g.phrase("clause", template.replace("{}", "{c:anyone}"), (Rest("c"), do(IT)))
    for gets, it in (("gets", "{o:it}"), ("get", "they"), ("get", "{o:things}")):
        who = V("o") if "o:" in it else THEM
        for joint in (" and ", ", and "):
            given = (Rest("c"), t.Give(who, V("b"), V("u")))
            g.phrase("clause", f"choose {{c:anyone}}{joint}{it} {{b:{gets}}} {{u:until}}", given)
    g.phrase(
        "clause",
        "choose {c:anyone}{j_:and}negate {i_:its} {k:skills} {u:until}",
        (Rest("c"), t.Give(IT, V("k"), V("u"))),
    )


def _anybody(env: t.Env) -> bool:
    """Whether they are Battle Cards, and it is not said whose."""
    parts = parts_of(env["g"])
    return t.All((BATTLE, BATTLE_CARD)).parts[1] in parts and BATTLE in parts and not sided(env)


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


def combining(g: Grammar) -> None:
    """[DBS 3-7-3] The card itself, used in a combo."""
    for words in ("use this card in a combo", "combo with this card", "use this card in a combo from your Battle Area"):
        for category in ("clause", "payment"):
            g.phrase(category, f"{words}{{a_:combo_area}}", (used(SELF),))


def players(g: Grammar) -> None:
    """What each player does one after the other; what the other player may do."""
    for words, d in (
        ("each player", "does"),
        ("both players", "do"),
        ("you and your opponent", "do"),
        ("you and your opponent each", "do"),
    ):
        for joint in (", and ", ", ", " and ", ", then "):
            both = (By(t.EACH, (Rest("d"), Rest("e"))),)
            g.phrase("clause", f"{words} {{d:{d}}}{joint}{{e:{d}}}", both)
    g.phrase("clause", "they may {d:do}", (By(OPPONENT, (t.May(V("d")),)),))
    for words in ("each player may", "both players may", "you and your opponent may", "you and your opponent each may"):
        g.phrase("clause", f"{words} {{d:do}}", (By(t.EACH, (t.May(V("d")),)),))
    for words in ("your opponent must", "they must"):
        g.phrase("clause", f"{words} {{d:do}}", (By(OPPONENT, V("d")),))
    for start in ("your opponent may", "they may"):
        for joint in (", and ", " and ", ", then "):
            asked = By(OPPONENT, (t.May((Rest("d"), Rest("e"))),))
            g.phrase("clause", f"{start} {{d:do}}{joint}{{e:do}}", (asked,))


def _powers(env: t.Env) -> bool:
    """Whether it is not said of another figure of the card itself than its power."""
    return env.get("w") != SELF or env["f"] == "power"


def _not_cost(env: t.Env) -> bool:
    """Whether it is not the energy cost: `giving` has that."""
    return bool(env["f"] != "cost")


def _owned_figure(env: t.Env) -> bool:
    return _not_cost(env) and owned(env)


def figures(g: Grammar) -> None:
    """Figures that become a number, and that are changed in other words; skills of one keyword that are negated."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT),
                        ("your Leader's", MINE)):  # fmt: skip
        g.phrase("whose_figure", whose, what)
    for said, figure in FIGURES.items():
        g.phrase("figure_", said, figure)
        g.phrase("figures_", f"{said}s", figure)
    for whose, words, what, becomes, be in (
        ("{w:whose_figure}", "{f:figure_}", V("w"), "becomes", "is"), ("their", "{f:figure_}", THEM, "become", "is"),
        ("their", "{f:figures_}", THEM, "become", "are"),
    ):  # fmt: skip
        made = (t.Give(what, (t.Modify(ME, V("f"), "=", V("n")),), V("u")),)
        g.phrase("clause", f"{whose} {words} {becomes} {{n:n}} {{u:until}}", made)
        g.phrase("clause", f"{{u:first}}{whose} {words} {becomes} {{n:n}}", made)
        g.phrase("clause", f"reduce {whose} {words} to {{n:n}} {{u:until}}", made, _powers)
        g.phrase("clause", f"change {whose} {words} to {{n:n}} {{u:until}}", made, _powers)
        more = (t.Give(what, (t.Modify(ME, V("f"), "+", V("n")),), V("u")),)
        each = (t.Give(what, (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),), V("u")),)
        for verb, number in (("increase", "digits"), ("reduce", "minus"), ("decrease", "minus")):
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}}{{k:per}} {{u:until}}", each, _powers)
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}} {{u:until}}{{k:per}}", each, _powers)
            g.phrase("clause", f"{whose} {words} {be} {verb}d by {{n:{number}}} {{u:until}}", more)
            fits = _not_cost if whose != "their" else None
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}} {{u:until}}", more, fits)
    for verb, number in (("increase", "digits"), ("reduce", "minus"), ("decrease", "minus")):
        less = (t.Modify(ME, V("f"), "+", V("n")),)
        said = f"{verb} the {{f:figure_}} of {{c:pick}} by {{n:{number}}} {{u:until}}"
        g.phrase("clause", said, (Rest("c"), t.Give(IT, less, V("u"))), _not_cost)
        for group, fits in (("sum_many", _not_cost), ("sum_at_many", _owned_figure)):
            said = f"{verb} the {{f:figure_}} of {{o_:all_of}}{{g:{group}}} by {{n:{number}}} {{u:until}}"
            g.phrase("clause", said, (t.Give(V("g"), less, V("u")),), fits)
    for whose, what in (
        ("its", IT),
        ("that card's", IT),
        ("the chosen card's", IT),
        ("their", THEM),
        ("this card's", SELF),
    ):
        g.phrase("clause", f"{whose} {{k:skills}} are negated {{u:until}}", (t.Give(what, V("k"), V("u")),))
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("one_keyword", f"[{keyword.name.replace(': ', ' ')}]", keyword.name)
    for end in (" skill", " skills", ""):
        g.phrase("skill_word", end, t.ANY)
    g.phrase("skills", "{k:one_keyword}{e_:skill_word}", (t.Strip(ME, V("k"), negate=True),))
    for all_ in ("all ", "all of the ", "all of "):
        for on in ("of", "on"):
            for group, fits in (("play_many", None), ("at_many", owned)):
                given = (t.Give(V("g"), V("k"), V("u")),)
                g.phrase("clause", f"negate {all_}{{k:skills}} {on} {{g:{group}}} {{u:until}}", given, fits)
        g.phrase("clause", f"negate {all_}{{i_:its}} {{k:skills}} {{u:until}}", (t.Give(IT, V("k"), V("u")),))
    for on in ("on",):
        g.phrase(
            "clause", f"negate the {{k:skills}} {on} {{c:pick}} {{u:until}}", (Rest("c"), t.Give(IT, V("k"), V("u")))
        )
        for all_ in ("all ", "all of ", ""):
            given = (t.Give(V("g"), V("k"), V("u")),)
            g.phrase("clause", f"negate the {{k:skills}} {on} {all_}{{g:play_many}} {{u:until}}", given)


def keyword(g: Grammar) -> None:
    """[DBS 8-3-2] One keyword skill of a card, which is negated."""
    for on in ("on", "of"):
        g.phrase("keyword_on", on, t.ANY)
    for ends in (" and negate it", ", and negate it", ", then negate it", " and that skill is negated",
                 ", and that skill is negated"):  # fmt: skip
        g.phrase("negated_so", ends, t.ANY)
    negated = Do("negate a keyword", IT, word=V("u"))
    for up, up_to in (("", False), ("up to ", True)):
        for words, fits in (("1 of {g:play_many}", sided), ("{g:a_play}", None), ("{g:play_many}", sided),
                            ("an opponent's {g:foe_play_one}", None)):  # fmt: skip
            picked = (Choose("t", 1, V("g"), up_to), negated)
            said = f"choose {up}1 keyword skill {{o_:keyword_on}} {words}{{n_:negated_so}} {{u:until}}"
            g.phrase("clause", said, picked, fits)
        said = f"choose {up}1 keyword skill {{o_:keyword_on}} {{o:thing}}{{n_:negated_so}} {{u:until}}"
        g.phrase("clause", said, (Do("negate a keyword", V("o"), word=V("u")),)) if not up else None
    all_ = (t.Strip(ME, kind="Keyword", negate=True),)
    for words in ("all keyword skills", "all of the keyword skills"):
        said = f"choose {words} {{o_:keyword_on}} {{c:pick}} and negate them {{u:until}}"
        g.phrase("clause", said, (Rest("c"), t.Give(IT, all_, V("u"))))


def next_time(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] What the next card of a kind costs."""
    for category, said in (
        ("off_hand", ("", " from your hand")), ("this_turn", (" this turn", " during this turn")),
        ("its_own", ("its", "that card's")),
    ):  # fmt: skip
        for words in said:
            g.phrase(category, words, t.ANY)
    g.phrase("changed_by", "reduce {i_:its_own} energy cost by {n:minus}", V("n"))
    g.phrase("changed_by", "increase {i_:its_own} energy cost by {n:digits}", V("n"))
    once = t.Price(V("g"), "+", V("n"), once=True)
    for what, verb in (("{g:a_held}", "play"), ("{g:a_held}", "activate"), ("{g:held_one}", "activate"),
                       ("another {g:held_one}", "play")):  # fmt: skip
        fits = _extras if verb == "activate" else None
        said_so = f"the next time you {verb} {what}{{h_:off_hand}}"
        g.phrase("clause", f"{{u:first}}{said_so}, {{n:changed_by}}", (t.Continue((once,), V("u")),), fits)
        g.phrase("clause", f"{said_so}{{t_:this_turn}}, {{n:changed_by}}", (t.Continue((once,), "turn"),), fits)
    for change, number in (("reduce", "minus"), ("increase", "digits")):
        for do, of_kind in (("play", None), ("activate", _extras)):
            named = f"{change} the energy cost of the next {{g:held_one}} you {do}{{h_:off_hand}}"
            end = f"by {{n:{number}}}"
            g.phrase("clause", f"{named}{{t_:this_turn}} {end}", (t.Continue((once,), "turn"),), of_kind)
            g.phrase("clause", f"{named} {end} {{u:until}}", (t.Continue((once,), V("u")),), of_kind)
            g.phrase("clause", f"{{u:first}}{named} {end}", (t.Continue((once,), V("u")),), of_kind)


def _extras(env: t.Env) -> bool:
    """Whether they are Extra Cards, or told by their name alone: Battle Cards are not activated."""
    return BATTLE_CARD not in parts_of(env["g"])


def fields(g: Grammar) -> None:
    """[DBS 3-6-1] Cards that are placed in a Battle Area, and not played."""
    for words, who in (("your", YOU), ("the", YOU), ("your opponent's", OPPONENT)):
        g.phrase("laid_in", f"{words} Battle Area", who)
    laid = Move(IT, "battle", "place", state=V("s"), whose=V("w"))
    g.phrase("clause", "{p_:put} {c:pick} in {w:laid_in}{s:charged}", (Rest("c"), laid), _uncovered)
    g.phrase("clause", "choose {c:pick}{j_:and}{p_:put} {d_:dues} in {w:laid_in}{s:charged}", (Rest("c"), laid))
    for own in ("own_here", "own"):
        g.phrase("clause", f"{{p_:put}} {{o:{own}}} in {{w:laid_in}}{{s:charged}}", (t.replace(laid, what=V("o")),))


def _uncovered(env: t.Env) -> bool:
    """Whether the cards do not lie under another: the area after them would be where that one is."""
    return not any(isinstance(part, t.Linked) for part in walk.nodes(env["c"]))


MINE = t.All((YOURS, t.Zone(("leader",))))


def lives(g: Grammar) -> None:
    """[DBS 3-9-1] Life that is looked at; cards that are put there."""
    for whose, side, who in (("your", YOURS, YOU), ("your opponent's", ENEMY, OPPONENT)):
        all_ = t.Count(t.All((side, LIFE)))
        for words in (f"look at {whose} life", f"look through {whose} life", f"look at all cards in {whose} life",
                      f"look at all of {whose} life", f"look at all of the cards in {whose} life"):  # fmt: skip
            g.phrase("clause", words, (t.Look("seen", all_, "life", who=who),))
    for up, up_to in (("", False), ("up to ", True)):
        for words, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
            for those in ("from among those cards", "among those cards"):
                held = Choose("found", n, t.All((SEEN, V("g"))), up_to)
                g.phrase("pick", f"{up}{words} {those}", (held,), modeless)


def add(g: Grammar) -> None:
    for part in (
        figures,
        keyword,
        next_time,
        fields,
        lives,
        drawing,
        ends,
        tops,
        spoken_of,
        anybody,
        many,
        combining,
        players,
    ):
        part(g)
