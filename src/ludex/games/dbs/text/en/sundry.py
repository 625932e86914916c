"""English, sundry: every rule for a while; effects of the opponent's next turn; cards under several cards, cards of the
bottom of the deck, as many cards as before; gifts and bars that end together."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.combos import used
from ludex.games.dbs.text.en.later import EVERYWHERE
from ludex.games.dbs.text.en.nouns import modeless, owned, placed, sided
from ludex.games.dbs.text.en.verbs import HERE, theirs, verbs
from ludex.games.dbs.text.meanings import HAND, IT, ME, PAID, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, JOINED, LAID, PUT_BACK, SUMMONED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Compare,
    Continue,
    Count,
    Delay,
    Do,
    Exists,
    Give,
    Gives,
    Linked,
    Look,
    Modify,
    Move,
    Passive,
    Rest,
    Reveal,
    Rule,
    State,
    Unless,
    V,
    When,
)

G = V("g")


def lasting(g: Grammar) -> None:
    """[DBS 8-2-2-2] Every rule, for a while; a gift and a rule that end together."""
    barred = Continue(V("e"), V("u"))
    g.phrase("clause", "{e:rule} {u:until}", (barred,), _rules)
    g.phrase("clause", "{u:first}{e:rule}", (barred,), _rules)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        for joint in (" and ", ", and "):
            both = (Give(V("o"), V("b"), V("u")), barred)
            words = f"{{o:{getter}}} {{b:{gets}}}{joint}{{e:player_rule}}"
            g.phrase("clause", f"{words} {{u:until}}", both)
            g.phrase("clause", f"{{u:first}}{words}", both)
    g.phrase("player_rule", "{e:rule}", V("e"), _of_players)
    g.phrase("payment", "{e:player_rule} {u:until}", (barred,))


def _rules(env: t.Env) -> bool:
    """Whether the effects are rules and prices alone: figures and skills are given."""
    return all(isinstance(effect, (Rule, t.Price)) for effect in env["e"])


def _of_players(env: t.Env) -> bool:
    """Whether the rules are on what players do, and not on the card itself."""
    return all(isinstance(effect, Rule) and effect.what != SELF for effect in env["e"])


THEIR_TURN = (
    "during your opponent's next turn", "during their next turn", "in your opponent's next turn",
    "for your opponent's next turn", "during the opponent's next turn",
)  # fmt: skip


def coming(g: Grammar) -> None:
    """[DBS 8-2-2-2] What holds in a player's next turn and not before: it begins with that turn."""
    for words in THEIR_TURN:
        g.phrase("their_turn", words, ANY)
        g.phrase("turn_ahead", words, OPPONENT)
    for words in ("during your next turn", "in your next turn", "for your next turn"):
        g.phrase("turn_ahead", words, YOU)
    next_ = When("turn start", player=V("t"))

    def then(*effects: Any) -> tuple[Any, ...]:
        return (Delay(next_, effects),)

    barred = then(Continue(V("e"), "turn"))
    g.phrase("clause", "{e:rule} {t:turn_ahead}", barred, _of_players)
    g.phrase("clause", "{t:turn_ahead}, {e:rule}", barred, _of_players)
    held = then(Continue(V("e"), "turn"))
    g.phrase("clause", "{e:bar} {t:turn_ahead}", held)
    g.phrase("clause", "{t:turn_ahead}, {e:bar}", held)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        given = then(Give(V("o"), V("b"), "turn"))
        g.phrase("clause", f"{{o:{getter}}} {{b:{gets}}} {{t:turn_ahead}}", given)
        g.phrase("clause", f"{{t:turn_ahead}}, {{o:{getter}}} {{b:{gets}}}", given)


def beneath(g: Grammar) -> None:
    """[DBS+ 11-3-1] Cards under several cards; this card under another, moved from there."""
    for words in ("{g:play_many}", "any of {g:play_many}"):
        g.phrase("upper", words, G, sided)
    g.phrase("upper", "{g:at_many}", G, _seated)
    lying = t.All((t.Zone(("under",)), Linked(V("h")), SELF))
    for words in (" from under ", " under "):
        g.phrase("from_under", words, ANY)
    for template, make in verbs():
        if template.startswith(("play", "reveal", "activate", "gain", "switch", "rest", "KO")):
            continue
        if isinstance(make(SELF), tuple) or "this card" in template:
            continue
        said = template.replace("{}", "this card{b_:from_under}{h:upper}")
        g.phrase("clause", said, (make(lying),))
        g.phrase("payment", said, (make(lying),))
    either = t.All((t.Zone(("hand", "under")), SELF, t.Some((t.Zone(("hand",)), Linked(V("h"))))))
    for said in (
        "this card from your hand or from under {h:upper}",
        "this card from under {h:upper} or from your hand",
    ):
        g.phrase("clause", f"play {said}{{m:lying}}", (t.Do("play", either, word=V("m")),))
    for said in ("use this card{b_:from_under}{h:upper} in a combo", "combo with this card{b_:from_under}{h:upper}"):
        g.phrase("clause", f"{said}{{a_:combo_area}}", (used(lying),))


def _seated(env: t.Env) -> bool:
    zones = {name for part in parts_of(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return owned(env) and zones <= {"battle", "leader", "combo"}


def bottom(g: Grammar) -> None:
    """[DBS 3-2-3] Cards of the bottom of the deck, looked at."""
    for words, n, up_to in (
        ("the bottom card of your deck", 1, False), ("1 card from the bottom of your deck", 1, False),
        ("up to 1 card from the bottom of your deck", 1, True),
        ("the bottom {n:several} cards of your deck", V("n"), False),
        ("{n:several} cards from the bottom of your deck", V("n"), False),
        ("up to {n:several} cards from the bottom of your deck", V("n"), True),
    ):  # fmt: skip
        seen = Look("seen", n, "deck", up_to=up_to, bottom=True)
        g.phrase("clause", f"look at {words}", (seen,))
        g.phrase("clause", f"reveal {words}", (seen, Reveal(SEEN)))


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


def playing(g: Grammar) -> None:
    """This card, played with its skills negated; cards that go to the opponent's hand and deck."""
    for words, mode in (("", ""), (" in Rest Mode", "rest"), (" in Active Mode", "")):
        done = (Do("play", HERE, word=mode), Give(SELF, V("k_"), V("u_")))
        said = f"play this card from {{m_:my_own}} {{z:own_area}}{words} with its {{k_:skills}} negated{{u_:lasts}}"
        g.phrase("clause", said, done)
    for template, move in (
        ("return {} to your opponent's hand", Move(IT, "hand", "return")),
        ("{p_:put} {} {b_:bottom} of your opponent's deck", Move(IT, "deck", position="bottom")),
        ("{p_:put} {} {b_:bottom} of your opponent's deck in any order", Move(IT, "deck", position="bottom")),
        ("{p_:put} {} {t_:top} of your opponent's deck", Move(IT, "deck")),
    ):
        picked = (Rest("c"), move)
        g.phrase("clause", template.replace("{}", "{c:pick}"), picked, theirs)
        g.phrase("clause", f"choose {{c:pick}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", picked, theirs)
    for n, words in ((V("n"), "{n:n} of your or your opponent's {g:play_many}"),):
        for up, up_to in (("", False), ("up to ", True)):
            for category, name in (("pick", "t"), ("toll", "paid")):
                g.phrase(category, f"{up}{words}", (Choose(name, n, G, up_to),), _unsided)
    for skills in ("all of the {k:skills} on", "all {k:skills} on", "all of the {k:skills} of"):
        words = f"choose {skills} {{g:play_many}} and negate them {{u:until}}"
        g.phrase("clause", words, (Give(G, V("k"), V("u")),))
    for up in ("", "up to "):
        few = (Look("seen", V("n"), "deck", up_to=bool(up)), Move(SEEN, "warp", "warp"))
        for whose in ("its owner's", "their owner's", "the"):
            if up or whose == "the":
                g.phrase("clause", f"send {up}{{n:n}} {{c_:cards_}} from the top of your deck to {whose} Warp", few)
    for verb in ("deal", "inflict"):
        g.phrase("clause", f"{verb} {{n:n}} additional damage {{t_:to_opponent}}", (Do("damage", n=V("n")),))


def _unsided(env: t.Env) -> bool:
    return not sided(env)


def asked(g: Grammar) -> None:
    """Conditions: modes of all cards, two Leaders, totals of both players, two kinds of keywords."""
    for group, fits in (("at", owned), ("play", sided)):
        for of in ("", "of "):
            for mode, other in (("Rest", "active"), ("Active", "rest")):
                lie = Unless(Exists(t.All((G, State(other)))))
                g.phrase("cond", f"all {of}{{g:{group}_many}} are in {mode} Mode", lie, _modeless(fits))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        leader = t.Zone(("leader",))
        either = t.Either((Exists(t.All((side, leader, V("a")))), Exists(t.All((side, leader, V("b"))))))
        for article in ("a", "an"):
            g.phrase("cond", f"{whose} Leader is {article} {{a:whole_one}} or {{b:whole_one}}", either, _two_kinds)
    for words in ("the total number of {g:at_many}", "the combined number of {g:at_many}"):
        g.phrase("cond", f"{words} is {{n:n}} {{o:bound}}", Compare(Count(G), V("o"), V("n")), placed)
    for area, zone in (("Drops", "drop"), ("Warps", "warp"), ("hands", "hand"), ("energy", "energy"), ("life", "life"),
                       ("Battle Areas", "battle"), ("Warp", "warp"), ("Drop", "drop")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} you and your opponent's {area}", t.Zone((zone,)))
    for words in (" that does not include", " that do not include", " not including"):
        g.phrase("post", f"{words} {{c:character}}", t.Not(t.Word("character", V("c"))))
    for words in ("neither you nor your opponent have", "neither player has"):
        for kinds in ("{g:a_play}", "any {g:play_many}"):
            g.phrase("cond", f"{words} {kinds}", Unless(Exists(G)), _unsided)


def _modeless(fits: Any) -> Any:
    return lambda env: fits(env) and modeless(env)


def _two_kinds(env: t.Env) -> bool:
    """Whether both Leaders are told by names of their own, and neither by a list."""
    kinds = [parts_of(env[name]) for name in ("a", "b")]
    named = all(any(isinstance(part, t.Word) and part.kind in NAMES for part in kind) for kind in kinds)
    return named and not any(isinstance(part, t.Some) for kind in kinds for part in kind)


NAMES = ("character", "trait", "name")


def standing(g: Grammar) -> None:
    """Costs of groups, in all areas and in hand; skills that are given by name."""
    g.phrase("boon", "the {k:granted} skill", (t.Grant(ME, V("k")),))
    for verb, number in (("reduced", "minus"), ("increased", "digits")):
        for said, figure in (("combo cost", "combo cost"), ("combo costs", "combo cost"),
                             ("combo power", "combo power")):  # fmt: skip
            more = (Modify(ME, figure, "+", V("n")),)
            for group, fits in (("sum_many", None), ("sum_at_many", owned)):
                words = f"{{o_:all_of}}{{g:{group}}} have their {said} {verb} by {{n:{number}}}"
                g.phrase("rule", words, (Gives(G, more),), fits)
    free = Passive((Rule("forbid", "specified cost", SELF),), zones=("hand",))
    for had in ("had", "has"):
        said = f"treat this card in your hand as if it {had} no specified cost"
        g.phrase("passive", said, (free,))
        g.phrase("passive", f"{{q:aslong}}, {said}", (t.replace(free, cond=V("q")),))
    for on in ("of", "on"):
        for skill in ("", " skill", " skills"):
            no = (Rule("forbid", "exhaust", t.All((YOURS, G))),)
            g.phrase("rule", f"negate the [Energy-Exhaust]{skill} {on} your {{g:kind_many}} in all areas", no)
            cheap = (*no, Gives(t.All((YOURS, G)), (Modify(ME, "combo cost", "+", V("n")),)))
            for their in ("their combo cost", "their combo costs"):
                said = f"negate the [Energy-Exhaust]{skill} {on} {{g:kind_many}} in all of your areas"
                g.phrase("rule", f"{said} and reduce {their} by {{n:minus}}", cheap)
            said = f"reduce the combo cost by {{n:minus}} and negate the [Energy-Exhaust]{skill} {on} {{g:kind_many}}"
            g.phrase("rule", f"{said} in all of your areas", cheap)
    for end in (" in all areas", " in any area"):
        g.phrase("in_all", end, ANY)
    for words in ("this card's [Energy-Exhaust]{s_:skill_end}", "the [Energy-Exhaust]{s_:skill_end} of this card"):
        roused = (Passive((Rule("forbid", "exhaust", SELF),), zones=EVERYWHERE),)
        g.phrase("passive", f"negate {words}{{i_:in_all}}", roused)
        g.phrase("passive", f"{{q:aslong}}, negate {words}{{i_:in_all}}", (t.replace(roused[0], cond=V("q")),))


def joints(g: Grammar) -> None:
    """What one may do, after other things and in other words; single cards with an article."""
    for joint in (" and ", ", and ", ", then ", " and then "):
        for may in ("you may", "you can"):
            if (joint, may) not in ((", and ", "you may"), (", then ", "you may")):
                asked_ = (Rest("c"), t.May(V("d")))
                g.phrase("opening", f"{{c:clauses}}{joint}{may} {{d:clauses}}", asked_)
    g.phrase("opening", "you can {c:clauses}", (t.May(V("c")),))
    for category, s, its in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        g.phrase(category, f"draw{s} a card", (t.Draw(1),))
        for place in ("", f" from {its} hand", f" in {its} hand"):
            thrown = (Choose("d", 1, G), Move(t.Ref("d"), "drop", "discard"))
            g.phrase(category, f"discard{s} {{g:a_held}}{place}", thrown)
    paid = (Choose("paid", 1, G), Move(PAID, "drop", "discard"))
    for place in ("", " from your hand", " in your hand"):
        g.phrase("payment", f"discard {{g:a_spent}}{place}", paid)


def owning(g: Grammar) -> None:
    """Cards with a mode that another player chooses; cards that players use from several areas."""
    for up, up_to in (("", False), ("up to ", True)):
        turned = Choose("t", V("n"), t.All((G, State(V("m")))), up_to)
        g.phrase("own_pick", f"{up}{{n:n}} of their {{m:mode}} Mode {{g:own_many}}", (turned,), modeless)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        used = When("move", G, player=player, src=V("s"), word="combo", dst=("combo",))
        for one in ("{g:a_kind}", f"1 of {its} {{g:kind_many}}"):
            for place in (f"in a combo from {its} {{s:two_areas}}", f"from {its} {{s:two_areas}} in a combo"):
                g.phrase("event", f"{who} use{s} {one} {place}", used)
        g.phrase("event", f"{who} combo{s} with {{g:a_kind}} from {its} {{s:two_areas}}", used)
    for joint in (" or ", " and/or "):
        g.phrase("two_areas", f"{{a:area_}}{joint}{{b:area_}}", (V("a"), V("b")), _apart)
    for end in ("a [Union] skill", "[Union]"):
        for using in ("by", "using", "with"):
            g.phrase("event", f"{{g:mover}} is played {using} {end}", When("played using", G, word="Union"), _other)


def _other(env: t.Env) -> bool:
    return bool(env["g"] != SELF)


def _apart(env: t.Env) -> bool:
    return bool(env["a"] != env["b"])


def add(g: Grammar) -> None:
    for part in (lasting, coming, beneath, bottom, as_many, playing, asked, standing, joints, owning):
        part(g)
