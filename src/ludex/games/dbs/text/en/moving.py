"""English, cards that nobody chooses, that are said with their area, and where they are placed."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.c07_battle import TOLL
from ludex.games.dbs.text.en.combos import fitting, used
from ludex.games.dbs.text.en.kinds import _even
from ludex.games.dbs.text.en.nouns import modeless, owned, placed, sided
from ludex.games.dbs.text.en.verbs import HERE, theirs, verbs
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, HAND, IT, ME, PAID, SEEN, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import EVERY, TOP_CARDS
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Count,
    Do,
    Draw,
    Give,
    Is,
    Linked,
    Look,
    Move,
    Ref,
    Rest,
    Search,
    V,
)

G = V("g")
LEADERS = t.Zone(("leader",))


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


def places(g: Grammar) -> None:
    """Areas of all players, in the plural."""
    for area, zone in (("Drops", "drop"), ("Warps", "warp"), ("Battle Areas", "battle"), ("Energy Areas", "energy"),
                       ("hands", "hand"), ("Combo Areas", "combo")):  # fmt: skip
        g.phrase("place", f"{{a_:at_}} {{b_:everyones}}{area}", t.Zone((zone,)))
    for words in ("all ", "any ", "", "either player's ", "your and your opponent's "):
        g.phrase("everyones", words, ANY)
    for words in ("a player's Battle Area", "either Battle Area"):
        g.phrase("place", f"{{a_:at_}} {words}", BATTLE)
    for where in ("your Battle Area", "a Battle Area", "the Battle Area"):
        if where != "your Battle Area":
            g.phrase("cond", f"this card is in {where}", Is(SELF, BATTLE))
        else:
            g.phrase("cond", f"this card is in {where}", Is(SELF, t.All((YOURS, BATTLE))))


def free(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Skills play cards, and use them in combos, without their costs; some say so."""
    for its in ("its energy cost", "their energy costs", "its cost"):
        g.phrase("lying", f" without paying {its}", "")
    for its in ("its combo cost", "their combo costs"):
        g.phrase("combo_area", f" without paying {its}", ANY)


def decks_and_attacks(g: Grammar) -> None:
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


def random(g: Grammar) -> None:
    """Cards of a hand that nobody chooses."""
    theirs = t.All((ENEMY, HAND))
    for order in (
        "discards {n:n} {c_:cards_} from their hand at random", "discards {n:n} random {c_:cards_}",
        "discards {n:n} {c_:cards_} at random from their hand", "randomly discards {n:n} {c_:cards_}",
        "discards {n:n} random {c_:cards_} from their hand", "randomly discards {n:n} {c_:cards_} from their hand",
    ):  # fmt: skip
        thrown = (Choose("d", V("n"), theirs, random=True), Move(Ref("d"), "drop", "discard"))
        g.phrase("clause", f"your opponent {order}", thrown)


def discarding(g: Grammar) -> None:
    """[DBS 3-3-1] One card of each of two kinds, or of one of them, discarded; also as a cost."""
    for category, group, name in (("payment", "spent", "paid"), ("clause", "held", "d")):
        thrown = Move(Ref(name), "drop", "discard")
        for place in ("", " from your hand", " in your hand"):
            both = (Choose(name, 1, V("a")), Choose(name, 1, t.All((V("b"), t.Not(Ref(name)))), also=True), thrown)
            said = f"discard 1 {{a:{group}_one}} and 1 {{b:{group}_one}}{place}"
            g.phrase(category, said, both, _even)
            one = (Choose(name, 1, t.Some((V("a"), V("b")))), thrown)
            g.phrase(category, f"discard 1 {{a:{group}_one}} or 1 {{b:{group}_one}}{place}", one, _even)


def whence(g: Grammar) -> None:
    """What was named before, with the area where it lies: "play it from your Drop"."""
    there = t.All((V("z"), V("o")))
    at = "from {m_:my_own} {z:own_area}"
    for words, mode in (("", ""), (" in Rest Mode", "rest"), (" in Active Mode", "")):
        g.phrase("clause", f"play {{o:it}} {at}{words}", (Do("play", there, word=mode),))
        if words:
            g.phrase("clause", f"play {{o:it}}{words} {at}", (Do("play", there, word=mode),))
    for template, move in (
        ("add {} to {w_:whose_own} hand", Move(there, "hand", "add")),
        ("return {} to {w_:whose_own} hand", Move(there, "hand", "return")),
        ("{p_:put} {} in {w_:whose_drop} Drop", Move(there, "drop")),
        ("{p_:put} {} {b_:bottom} of {w_:whose_own} deck", Move(there, "deck", position="bottom")),
        ("send {} to {w_:whose_drop} Warp", Move(there, "warp", "warp")),
        ("{p_:put} {} in {e_:your_energy}{s_:charged}", Move(there, "energy", state=V("s_"), whose=YOU)),
        ("add {} to your energy{s_:charged}", Move(there, "energy", state=V("s_"), whose=YOU)),
    ):
        g.phrase("clause", template.replace("{}", f"{{o:it}} {at}"), (move,))
        g.phrase("clause", f"{template.replace('{}', '{o:it}')} {at}", (move,))


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


KINDS = (("Activate Main", "main"), ("Activate Battle", "battle"), ("Activate Main/Battle", "main battle"),
         ("Activate", ""))  # fmt: skip


def skills(g: Grammar) -> None:
    """[DBS 8-6-1] Skills of a card that another skill activates."""
    for said, word in KINDS:
        g.phrase("kind_used", f"[{said}]", word)
    for words, what in (("its", IT), ("that card's", IT), ("the chosen card's", IT), ("this card's", SELF)):
        g.phrase("whose_skill", words, what)
    for words in ("", " from the Drop", " from its owner's Drop", " from your Drop"):
        g.phrase("used_from", words, ANY)
    used = Do("activate a skill", V("o"), word=V("k"))
    g.phrase("clause", "activate {o:whose_skill} {k:kind_used}{s_:skill_end}", (used,))
    one = "activate up to 1 of {o:whose_skill} {k:kind_used}{s_:skill_end}{f_:used_from}"
    g.phrase("clause", one, (t.May((used,)),))
    g.phrase("clause", one.replace("up to ", ""), (used,))
    of_chosen = Do("activate a skill", IT, word=V("k"))
    for on in ("on", "of"):
        words = f"activate the {{k:kind_used}}{{s_:skill_end}} {on} {{c:pick}}"
        g.phrase("clause", words, (Rest("c"), of_chosen))


def drawing(g: Grammar) -> None:
    """Cards drawn by an amount; for each card with which the skill has done something."""
    for category, s in (("clause", ""), ("does", "s"), ("do", "")):
        for words in ("cards equal to", "a number of cards equal to"):
            g.phrase(category, f"draw{s} {words} {{v:value}}", (Draw(V("v")),))


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


def combining(g: Grammar) -> None:
    """[DBS 3-7-3] The card itself, used in a combo."""
    for words in ("use this card in a combo", "combo with this card", "use this card in a combo from your Battle Area"):
        for category in ("clause", "payment"):
            g.phrase(category, f"{words}{{a_:combo_area}}", (used(SELF),))


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


def add(g: Grammar) -> None:
    for part in (
        clauses,
        places,
        free,
        decks_and_attacks,
        random,
        discarding,
        whence,
        beneath,
        playing,
        skills,
        fields,
        drawing,
        spoken_of,
        combining,
    ):
        part(g)
