"""English, further: effects for every object that others have: costs that change for a while, keywords that are
negated, damage that is taken, skills that cannot be activated, figures that are set, words that say nothing more."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.c08_skills import UNNEGATED
from ludex.games.dbs.text.en.combos import used
from ludex.games.dbs.text.en.events import SOMEBODY
from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.nouns import modeless, sided
from ludex.games.dbs.text.en.occasions import described_leader
from ludex.games.dbs.text.en.standing import ANYWHERE, EVERYWHERE, FOES
from ludex.games.dbs.text.meanings import (
    BATTLE,
    BATTLE_CARD,
    HAND,
    IN_PLAY,
    IT,
    LIFE,
    ME,
    PAID,
    SEEN,
    THEM,
    YOUR_HAND,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, JOINED, LAID, PUT_BACK, SUMMONED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Choose,
    Continue,
    Do,
    Figure,
    FigureOf,
    Give,
    Gives,
    Modify,
    Move,
    Passive,
    Price,
    Rest,
    Rule,
    Search,
    SetState,
    Strip,
    V,
)

LEADERS = t.Zone(("leader",))


def qualities(g: Grammar) -> None:
    """What cards are like: figures beside those of another card, two colours in one word."""
    g.phrase("post", " except this card", t.Not(SELF))
    for slot in ("name", "character"):
        g.phrase("post", f", other than {{c:{slot}}}", t.Not(t.Word(slot, V("c"))))
    for words, op in (("or lower", "<="), ("or higher", ">="), ("or greater", ">=")):
        g.phrase("bound", words, op)
    there = t.Some((LEADERS, t.All((BATTLE, BATTLE_CARD))))
    for words in ("Leader or Battle Cards", "Leader and/or Battle Cards", "Battle Cards or Leader"):
        g.phrase("phead_many", words, there)


def costs(g: Grammar) -> None:
    """[DBS 2-11-1] What cards in hand cost, for a while or all the time."""
    described(g, "foes_held", "head", "pre", "post", (), (ENEMY, HAND))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        n = f"{{n:{number}}}"
        for words, group in (
            ("{a_:all_your}{g:sum_held_many} in your hand", "mine"),
            ("{a_:all_}{g:foes_held_many} in your opponent's hand", "theirs"),
        ):
            dear = (Price(V("g"), "+", V("n")),)
            combos = (Gives(V("g"), (Modify(ME, "combo cost", "+", V("n")),)),)
            for said in (
                f"{verb} {{c_:costs_}} of {words} by {n}",
                f"{{c_:costs_}} of {words} is {verb}d by {n}",
                f"{{c_:costs_}} of {words} are {verb}d by {n}",
            ):
                g.phrase("clause", f"{said} {{u:until}}", (Continue(dear, V("u")),))
                g.phrase("clause", f"{{u:first}}{said}", (Continue(dear, V("u")),))
                if group == "theirs":
                    g.phrase("rule", said, dear)
            said = f"{verb} {{c_:combo_costs_}} of {words} by {n}"
            given = Give(V("g"), (Modify(ME, "combo cost", "+", V("n")),), V("u"))
            g.phrase("clause", f"{said} {{u:until}}", (given,))
            if group == "theirs":
                g.phrase("rule", said, combos)
        own = Continue((Price(SELF, "+", V("n")),), V("u"))
        for said in (f"{verb} {{o_:own_cost}} by {n}", f"{{o_:own_cost}} is {verb}d by {n}"):
            g.phrase("clause", f"{said} {{u:until}}", (own,))
    for words in ("the combo cost", "the combo costs"):
        g.phrase("combo_costs_", words, ANY)
    for words in ("", "all ", "all of the "):
        g.phrase("all_", words, ANY)


def free(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Skills play cards, and use them in combos, without their costs; some say so."""
    for its in ("its energy cost", "their energy costs", "its cost"):
        g.phrase("lying", f" without paying {its}", "")
    for its in ("its combo cost", "their combo costs"):
        g.phrase("combo_area", f" without paying {its}", ANY)


def negating(g: Grammar) -> None:
    """[DBS 8-3-2] Skills that are negated: of a Leader, of one kind, of all cards of a kind."""
    for words, what in (("your Leader", MINE), ("your opponent's Leader", t.All((ENEMY, LEADERS)))):
        for said in (f"negate the {{k:skills}} of {words}", f"negate {words}'s {{k:skills}}"):
            g.phrase("clause", f"{said} {{u:until}}", (Give(what, V("k"), V("u")),))
            g.phrase("rule", said, (Gives(what, V("k")),))
    every = (Gives(V("g"), V("k")),)
    g.phrase("rule", "negate the {k:skills} of all of {g:sum_many}", every, sided)
    for words in ("all of ", "all "):
        negated = (Give(V("g"), V("k"), V("u")),)
        g.phrase("clause", f"negate {{k:keyword_skills}} of {words}{{g:play_many}} {{u:until}}", negated)
    g.phrase("keyword_skills", "{k:one_keyword}{e_:skill_word}", (Strip(ME, V("k"), negate=True),))
    for category, s in (("gets", "s"), ("get", "")):
        for words in ("all skills", f"all of {'its' if s else 'their'} skills", "all their skills"):
            if s == "" or words != "all their skills":
                g.phrase(category, f"lose{s} {words}", (Strip(ME),))
    g.phrase("clause", "negate that skill", (Do("negate"),))
    g.phrase("rule", "this card's skills can't be negated", (UNNEGATED,))


def barring(g: Grammar) -> None:
    """[DBS 1-3-3] What players and cards cannot do."""
    for who, what in (("{o:getter}", V("o")), ("{o:getters}", V("o"))):
        for said in ("can't activate [Blocker]", "can't activate its [Blocker]", "can't activate [Blocker] skills"):
            idle = Continue((Rule("forbid", "activate Blocker", what),), V("u"))
            g.phrase("clause", f"{who} {said} {{u:until}}", (idle,))
    spared = (Rule("forbid", "attack targets", ENEMY, MINE),)
    g.phrase("clause", "your opponent's cards can't attack your Leader {u:until}", (Continue(spared, V("u")),))
    unchosen = (Rule("forbid", "select", ENEMY, V("g")),)
    g.phrase("rule", "your opponent's skills can't choose {g:chosen_ones}", unchosen)
    g.phrase("chosen_ones", "your Leader", MINE)
    g.phrase("chosen_ones", "this card", SELF)
    g.phrase("chosen_ones", "{g:play_many}", V("g"), sided)


def figures(g: Grammar) -> None:
    """[DBS 2-8-1] Power that is set."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT)):
        fixed = Give(what, (Modify(ME, "power", "=", V("n")),), V("u"))
        for verb in ("becomes", "is"):
            g.phrase("clause", f"{whose} power {verb} {{n:n}} {{u:until}}", (fixed,))
    g.phrase("boon", "power equal to its power", (Modify(ME, "power", "+", FigureOf(ME, "power")),))


def doing(g: Grammar) -> None:
    """Damage that is taken, decks that are searched, attacks that are led elsewhere."""
    for who, word in (("your opponent takes", ""), ("they take", ""), ("you take", "you")):
        g.phrase("clause", f"{who} {{n:n}} damage", (Do("damage", n=V("n"), word=word),))
    for one, n, up_to in (
        ("1 {g:kind_one}", 1, False), ("up to 1 {g:kind_one}", 1, True), ("{g:a_kind}", 1, False),
        ("{n:several} {g:kind_many}", V("n"), False), ("up to {n:several} {g:kind_many}", V("n"), True),
    ):  # fmt: skip
        sought = (Search("found", n, V("g"), "deck", up_to=up_to),)
        g.phrase("clause", f"search your deck for {one}", sought, modeless)
    g.phrase("clause", "redirect the attack to {o:thing}", (Do("redirect", V("o")),))
    for verb in ("switch", "change"):
        led = (Rest("c"), Do("redirect", IT))
        g.phrase("clause", f"{verb} {{a_:attack_target}} to {{c:pick}}", led)
        g.phrase("clause", f"choose {{c:pick}}{{j_:and}}{verb} {{a_:attack_target}} to {{d_:dues}}", led)


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
        g.phrase("clause", said, ends, _one)
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


def _one(env: t.Env) -> bool:
    """Whether one card is chosen: of several, each might go to another end."""
    chosen = [part for part in env["c"] if isinstance(part, (Choose, Search))]
    return len(chosen) == 1 and chosen[0].n == 1


def joined(g: Grammar) -> None:
    """Two gifts with a duration each, or a gift and what cannot be done."""
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        for joint in (" and ", ", and "):
            two = (Give(V("o"), V("b"), V("u")), Give(V("o"), V("c"), V("v")))
            g.phrase("clause", f"{{o:{getter}}} {{b:{gets}}} {{u:until}}{joint}{{c:{gets}}} {{v:until}}", two)
    for it, what in (("this card", SELF), ("{o_:one_it}", IT)):
        barred = (Give(what, V("b"), V("u")), Continue(t.On(V("c"), what), V("v")))
        g.phrase("clause", f"{it} {{b:gets}} {{u:until}}{{j_:and_}}{{c:barred_is}} {{v:until}}", barred)
    for words in ("it", "that card", "the chosen card"):
        g.phrase("one_it", words, ANY)
    for its, what in (("its", IT), ("their", THEM), ("that card's", IT), ("this card's", SELF)):
        g.phrase("clause", f"negate all of {its} {{k:skills}} {{u:until}}", (Give(what, V("k"), V("u")),))
        if what != SELF:
            g.phrase("clause", f"negate all of {its} {{k:skills}}", (Give(what, V("k"), ""),))
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for card in ("the attacking card", "the attacking Battle Card"):
        for said in (f"negate {card}'s {{k:skills}}", f"negate the {{k:skills}} of {card}"):
            g.phrase("clause", f"{said} {{u:until}}", (Give(attacker, V("k"), V("u")),))
    g.phrase("clause", "negate the {k:skills} of {o:it} {u:until}", (Give(V("o"), V("k"), V("u")),))


def standing(g: Grammar) -> None:
    """What holds of the card itself, and of players, all the time or for a while."""
    fights = t.Is(SELF, t.Role("attacking"))
    g.phrase("passive", "this card {b:gets} while attacking", (Passive((Gives(SELF, V("b")),), fights),))
    g.phrase("state", "{g:their_own} {b:gets}", (Gives(V("g"), V("b")),), described_leader)
    g.phrase("rule", "negate the {k:skills} of {g:sum_many}", (Gives(V("g"), V("k")),), sided)
    for words in ("can also attack {h:active_foes}",):
        wider = (Rule("widen", "attack targets", SELF, V("h")),)
        g.phrase("rule", f"this card {words}", wider)
        g.phrase("clause", f"this card {words} {{u:until}}", (Continue(wider, V("u")),))
    spared = (Rule("forbid", "attack targets", V("h"), SELF),)
    g.phrase("rule", "this card can't be attacked by {h:play_many}", spared, _further_kind)
    g.phrase(
        "clause", "this card can't be attacked by {h:play_many} {u:until}", (Continue(spared, V("u")),), _further_kind
    )
    g.phrase("rule", "{g:play_many} can't activate [Blocker]", (Rule("forbid", "activate Blocker", V("g")),), sided)
    only = (Rule("forbid", "attack targets", SELF, t.Not(LEADERS)),)
    for words in ("this card can only attack Leaders", "this card can only attack a Leader"):
        g.phrase("rule", words, only)
    for words in ("does not switch", "is not switched"):
        still = (Rule("forbid", "stand up", SELF),)
        g.phrase("rule", f"this card {words} to Active Mode during your Charge Phase", still)
    for words in ("attacks", "an attack", "attacking"):
        g.phrase("rule", f"this card can't be KO'd by {words}", (Rule("forbid", "be KO'd in battle", SELF),))
    for words, query in (
        ("can't be played by skills", "play by a skill"),
        ("can only be played by skills", "play plainly"),
    ):
        g.phrase("passive", f"this card {words}", (Passive((Rule("forbid", query, SELF),), zones=(*ANYWHERE, "warp")),))
    barred = (Rule("forbid", "play", SELF),)
    for said in ("this card can't be played", "you can't play this card"):
        for words, cond in (("unless", t.Unless(V("q"))), ("if", V("q")), ("while", V("q"))):
            g.phrase("passive", f"{said} {words} {{q:conds}}", (Passive(barred, cond, zones=ANYWHERE),))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        own = (Gives(SELF, (Modify(ME, "combo cost", "+", V("n")),)),)
        g.phrase("price", f"the combo cost of this card in your hand is {verb}d by {{n:{number}}}", own)
    for words in ("in battle", "by an attack", "in a battle"):
        beaten = t.When("move", V("g"), SOMEBODY, word="KO", src=("battle",))
        g.phrase("would", f"{{g:actor}} would be KO'd {words}", beaten)


def counted(g: Grammar) -> None:
    """Amounts that are said first, or of what was done; different names; choices of several options."""
    g.phrase("clause", "{k:per_first}, draw {n:n} {c_:cards_}", (t.Draw(t.Times(V("n"), V("k"))),))
    for sign, number in (("+", "digits"), ("-", "minus")):
        more = (Modify(ME, "power", "+", t.Times(V("n"), V("k"))),)
        for gets, getter in (("gets", "getter"), ("gains", "getter"), ("get", "getters")):
            said = f"{{k:per_first}}, {{o:{getter}}} {gets} {sign}{{n:{number}}} power"
            g.phrase("clause", f"{said} {{u:until}}", (Give(V("o"), more, V("u")),))
    for deed in (TAKEN, BURIED, DISCARDED, PUT_BACK, SUMMONED, JOINED, BANISHED, LAID):
        g.phrase("clause", "draw the same number of cards", (t.Draw(t.Moved(deed)),))
        if deed in (BURIED, PUT_BACK, LAID, JOINED):
            g.phrase("cond", "you placed {n:several} cards", t.Compare(t.Moved(deed), "=", V("n")))
            g.phrase("cond", "you placed {n:n} {o:bound} cards", t.Compare(t.Moved(deed), V("o"), V("n")))
    for category, s, their in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        thrown = (Choose("d", t.Boundless(), V("g"), True), Move(t.Ref("d"), "drop", "discard"))
        for place in (f" from {their} hand", f" in {their} hand"):
            g.phrase(category, f"discard{s} any number of {{g:held_many}}{place}", thrown)


def tallied(g: Grammar) -> None:
    """Cards of a kind with which the skill has done something; cards among those spoken of; totals of power."""
    g.phrase("cond", "{t_:there} {g:a_kind} among them", t.Among(THEM, V("g")))
    for words in ("with a total power of", "with a combined power of", "whose total power is", "with total power of"):
        g.phrase("told_power", words, ANY)
    g.phrase("post", " {t_:told_power} {n:n} or less", t.AllTold(t.Total("power", "<=", V("n"))))
    for words, figure in (("power", "power"), ("energy cost", "cost")):
        g.phrase("high_figure", words, figure)
    for up, up_to in (("", False), ("up to ", True)):
        most = t.All((V("g"), Figure(V("f"), "=", t.Greatest(V("g"), V("f")))))
        said = f"{up}{{n:n}} of {{g:play_many}} with the {{h_:high_}} {{f:high_figure}}"
        g.phrase("pick", said, (Choose("t", V("n"), most, up_to),), sided)
    for words in ("for the rest of the turn", "for the remainder of the turn"):
        g.phrase("until", words, "turn")
        g.phrase("first", f"{words}, ", "turn")
    for category, s in (("clause", ""), ("does", "s"), ("do", "")):
        g.phrase(category, f"draw{s} {{n:n}} additional {{c_:cards_}}", (t.Draw(V("n")),))
    for up, up_to in (("", False), ("up to ", True)):
        taken = (Choose("found", V("n"), SEEN, up_to), Move(IT, "hand", "add"))
        g.phrase("clause", f"add {up}{{n:n}} to your hand", taken)
    for area, zone in (("Drops", "drop"), ("hands", "hand"), ("Battle Areas", "battle"), ("Warps", "warp"),
                       ("energy", "energy"), ("Energy Areas", "energy"), ("life", "life")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} both players' {area}", t.Zone((zone,)))
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for words, one in (
        ("the attacking card", attacker),
        ("the attacking Leader", t.All((LEADERS, t.Role("attacking")))),
        ("the attacking Battle Card", t.All((BATTLE, BATTLE_CARD, t.Role("attacking")))),
    ):
        g.phrase("clause", f"choose {words}", (Choose("t", 1, one),))
    g.phrase("clause", "all players {d:do}", (t.By(t.EACH, V("d")),))
    g.phrase("payment", "shuffle your deck", (t.Shuffle("deck"),))
    for words in ("during this card's attack", "during this card's attacks"):
        g.phrase("while", words, t.Is(SELF, t.Role("attacking")))
    g.phrase("event", "you evolve into this card", t.When("evolved", SELF))


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["g"] != ANY)


def agents(g: Grammar) -> None:
    """[DBS 1-3-3] What the skills of cards of a kind cannot do to this card."""
    for words in ("the skills of", "skills of"):
        g.phrase("skills_of", words, ANY)
    g.phrase("agent", "{s_:skills_of} {g:kind_many}", V("g"))
    g.phrase("agent", "{s_:skills_of} your opponent's {g:kind_many}", t.All((ENEMY, V("g"))), _told)
    for said, query in (
        ("can't be KO'd by", "ability KO"), ("can't be switched to Rest Mode by", "ability rest"),
        ("can't be removed from {a_:battle_area} by", "ability move"), ("is not affected by", "affect"),
    ):  # fmt: skip
        barred = (Rule("forbid", query, SELF, V("b")),)
        g.phrase("rule", f"this card {said} {{b:agent}}", barred)
        g.phrase("clause", f"this card {said} {{b:agent}} {{u:until}}", (Continue(barred, V("u")),))
    unchosen = (Rule("forbid", "select", V("b"), SELF),)
    g.phrase("rule", "this card can't be chosen by {b:agent}", unchosen)
    g.phrase("clause", "this card can't be chosen by {b:agent} {u:until}", (Continue(unchosen, V("u")),))


def _no_energy(env: t.Env) -> bool:
    """Whether the cards are not energy or life: those are not in play."""
    zones = {name for part in walk.nodes(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return not zones & {"energy", "life"}


def names(g: Grammar) -> None:
    """[DBS 2-5-2] [DBS 2-6-2] Names that the card has besides those printed."""
    for said, kind in (("character name", "character"), ("card name", "name"), ("special traits", "trait")):
        more = (t.Rename(ME, kind, "add", V("w")),)
        for where, zones in (("", ()), (" in all areas", EVERYWHERE)):
            words = f"this card's {said} gains {{w:{kind}}}{where}"
            g.phrase("passive", words, (Passive((Gives(SELF, more),), zones=zones),)) if kind != "trait" else None
            g.phrase(
                "passive", f"this card also has {{w:{kind}}}{where}", (Passive((Gives(SELF, more),), zones=zones),)
            )
    g.phrase("boon", "{w:character}", (t.Rename(ME, "character", "add", V("w")),))
    g.phrase("a_kind", "{c:name}", t.Word("name", V("c")))
    idle = _uncombined(SELF)
    under = Passive(idle, V("q"), zones=EVERYWHERE)
    g.phrase("passive", "{q:aslong}, this card can't be used in a combo", (under,))
    both = (Passive(V("d")), Passive(idle, zones=EVERYWHERE))
    for joint in (" and ", ", and "):
        g.phrase("passive", f"this card {{d:holds}}{joint}can't be used in a combo", both)
    fights = t.Is(SELF, t.Role("attacking"))
    both_so = t.Both((V("q"), fights))
    g.phrase("passive", "{q:aslong}, this card {b:gets} while attacking", (Passive((Gives(SELF, V("b")),), both_so),))
    g.phrase("theirs_attackers", "{g:play_many}", V("g"), _foes)


def _foes(env: t.Env) -> bool:
    """Whether they are some of the opponent's cards, and not all of them or all Battle Cards: `standing` has these."""
    parts = parts_of(env["g"])
    return ENEMY in parts and env["g"] not in (FOES, t.All((ENEMY, IN_PLAY)))


def hidden(g: Grammar) -> None:
    """Cards that only their players see, looked at."""
    mine = t.Look("seen", t.Count(t.All((YOURS, LIFE))), "life")
    for words in ("look at all of your life", "look at all cards in your life", "look at your life"):
        g.phrase("clause", words, (mine,))


def heard(g: Grammar) -> None:
    """Damage of the card's own attacks."""
    struck = t.When("inflict", other=t.All((SELF, t.Role("attacking"))), player=V("p"))
    for deals in ("deals", "inflicts"):
        g.phrase("event", f"this card's attack {deals} damage{{p:to_whom}}", struck)


def _further_kind(env: t.Env) -> bool:
    """Whether the cards are more than all Battle Cards or all Leaders: those are rows of `standing`."""
    return env["h"] not in (t.All((BATTLE, BATTLE_CARD)), BATTLE_CARD, LEADERS)


def _uncombined(what: t.Sel) -> tuple[t.Rule, ...]:
    return (Rule("forbid", "combo", what), Rule("forbid", "event combo", what))


def add(g: Grammar) -> None:
    for part in (
        qualities,
        costs,
        free,
        negating,
        barring,
        figures,
        doing,
        objects,
        joined,
        standing,
        counted,
        tallied,
        agents,
        names,
        hidden,
        heard,
    ):
        part(g)
