"""English, the specific actions of chapter 7 as players do them: what the opponent, each player or both players do with
their cards, in the third person and in the plural; what is heard of it; what players and units cannot do."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.doing import BLASTS
from ludex.games.vg.text.en.verbs.verbs import done_with, fill_some
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, HAND, IT, MANY, SEEN, SLOTS
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ANY,
    EACH,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    By,
    Choose,
    Count,
    Do,
    Draw,
    Fits,
    Give,
    Look,
    Move,
    Plus,
    Role,
    Rule,
    Shuffle,
    Times,
    V,
    When,
    slotted,
)

BY = (("", ANY), ("{c:by}", V("c")))
PAYING = Role("paying")
FILLED = Fits(Plus((V("n"), Times(-1, Count(canonical(YOURS, HAND))))), 1)
"""How many cards are missing in the hand."""

DEEDS: tuple[tuple[str, str, str, Any], ...] = (
    ("retires", "retire", "", Do("retire", V("o"))),
    ("binds", "bind", "", Move(V("o"), "bind", "bind", up=True)),
    ("binds", "bind", " face up", Move(V("o"), "bind", "bind", up=True)),
    ("binds", "bind", " face down", Move(V("o"), "bind", "bind", up=False)),
    ("locks", "lock", "", Do("lock", V("o"))),
    ("unlocks", "unlock", "", Do("unlock", V("o"))),
    ("heals", "heal", "", Do("heal", V("o"))),
    ("reveals", "reveal", "", t.Reveal(V("o"))),
    ("[Stand]", "[Stand]", "", t.SetState(V("o"), "stand")),
    ("[Rest]", "[Rest]", "", t.SetState(V("o"), "rest")),
    ("discards", "discard", "", Move(V("o"), "drop", "discard")),
    ("puts", "put", " into {x:their_soul}", Move(V("o"), "soul")),
    ("puts", "put", " into {x:their_drop}", Move(V("o"), "drop")),
    ("puts", "put", " into {x:their_hand}", Move(V("o"), "hand")),
    ("returns", "return", " to {x:their_hand}", Move(V("o"), "hand", "return")),
    ("puts", "put", " on the top of {x:their_deck}{y:in_order}", Move(V("o"), "deck")),
    ("puts", "put", " on the bottom of {x:their_deck}{y:in_order}", Move(V("o"), "deck", position="bottom")),
)
"""What players do with their cards: the verb of one player and of several, what follows the cards, and the instruction
on the cards `o`."""
THEIRS: dict[str, tuple[str, ...]] = {
    "their_soul": ("their soul", "their souls", "the soul", "soul"),
    "their_drop": ("their drop", "their drop zone", "their drop zones", "the drop zone", "drop zone", "drop"),
    "their_hand": ("their hand", "their hands", "hand"),
    "their_deck": ("their deck", "their decks", "deck"),
    "after_this": ("", " after this turn", " after this one", " right after this turn", " after the current turn"),
    "both_players": (
        "both players",
        "you and your opponent",
        "both you and your opponent",
        "you and your opponent each",
        "you and your opponent both",
    ),
}
"""Zones of the players who do something, and who they are."""


def taken(g: Grammar) -> None:
    """`foe_taken`: cards of the opponent that the opponent chooses; `each_taken`: cards of each player, who chooses
    them, as that player tells them."""
    for category, said in THEIRS.items():
        filler(g, category, *said)
    g.phrase("ones_post", "{p:post}", V("p"))
    for prep in (" from ", " in "):
        g.phrase("ones_post", f"{prep}their {{z:zone}}", t.All((YOURS, V("z"))))
        g.phrase("ones_post", f"{prep}hand", canonical(YOURS, HAND))
    for gift in ("Force", "Accel", "Protect"):
        for kind in ("", " I", " II"):
            a = "an" if gift == "Accel" else "a"
            g.phrase("gift", f"{a} {gift}{kind} gift", f"{gift}{kind}")
        g.phrase("gift", f"two {gift} gifts", f"{gift} and {gift}")
    described(g, "ones", "card_head", "pre", "ones_post")
    for category, held, field, who in (
        ("foe_taken", "theirs", "foe", OPPONENT),
        ("each_taken", "ones", "own", YOU),
    ):
        for up, up_to in (("", False), ("up to ", True)):
            for words, n in (
                (f"{{n:number}} of their {{g:{field}_many}}", V("n")),
                (f"one {{g:{held}_one}}", 1),
                (f"{{n:several}} {{g:{held}_many}}", V("n")),
            ):
                g.phrase(category, f"{up}{words}", Choose("t", n, V("g"), up_to=up_to, who=who), placed)
        g.phrase(category, f"{{g:a_{held}}}", Choose("t", 1, V("g"), who=who), placed)
        for words, n in ((f"{{g:a_{held}}}", 1), (f"{{n:several}} {{g:{held}_many}}", V("n"))):
            g.phrase(category, f"{words} at random", Choose("t", n, V("g"), who=who, random=True), placed)
        hand = canonical(ENEMY if who == OPPONENT else YOURS, HAND)
        for words, n in (("a card", 1), ("{n:several} cards", V("n"))):
            for end, random in (("", False), (" at random", True)):
                chosen = Choose("t", n, hand, who=who, random=random)
                g.phrase(f"{category}_hand", f"{words}{end}", chosen)


def deeds(g: Grammar) -> None:
    """`foe_does`: what the opponent does; `does`, `they_do`: what each player does, as that player would tell it."""
    for third, plain, after, means in DEEDS:
        done = t.pattern(fill_some(means, {"o": IT}))
        foes, each = "foe_taken", "each_taken"
        g.phrase("foe_does", f"{third} {{c:{foes}}}{after}", (V("c"), done))
        g.phrase("does", f"{third} {{c:{each}}}{after}", (V("c"), done))
        g.phrase("they_do", f"{plain} {{c:{each}}}{after}", (V("c"), done))
        g.phrase("foe_may", f"{plain} {{c:{foes}}}{after}", (V("c"), done))
        if plain != "discard":
            g.phrase("foe_may", f"choose {{c:{foes}}}{{j:comma_and}}{plain} {{i:it_them}}{after}", (V("c"), done))
        if plain == "discard":
            g.phrase("foe_may", f"{plain} {{c:{foes}_hand}}", (V("c"), done))
            g.phrase("foe_does", f"{third} {{c:{foes}_hand}}", (V("c"), done))
            g.phrase("does", f"{third} {{c:{each}_hand}}", (V("c"), done))
            g.phrase("they_do", f"{plain} {{c:{each}_hand}}", (V("c"), done))
        for words, group in (
            ("all of their {g:own_many}", V("g")),
            ("all {g:ones_many}", V("g")),
            ("{x:their_hand}", canonical(YOURS, HAND)),
        ):
            if group != V("g") and plain not in ("discard", "reveal"):
                continue
            every = t.pattern(fill_some(means, {"o": group}))
            guard = placed if "ones" in words else None
            g.phrase("does", f"{third} {words}{after}", (every,), guard)
            g.phrase("they_do", f"{plain} {words}{after}", (every,), guard)
    g.phrase("foe_does", "discards {x:their_hand}", (Move(canonical(ENEMY, HAND), "drop", "discard"),))
    g.phrase("foe_does", "reveals {x:their_hand}", (t.Reveal(canonical(ENEMY, HAND)),))
    g.phrase("clause", "your opponent {d:foe_does}", V("d"))
    calls = (V("c"), By(OPPONENT, (Do("call", IT, word=V("w")),)))
    for third, plain in (("calls", "call"), ("chooses", "choose")):
        if plain == "call":
            g.phrase("clause", f"your opponent {third} {{c:foe_taken}} {{w:call_where}}", calls)
        start = plain if plain == "call" else "choose"
        middle = "" if plain == "call" else "{j:comma_and}call {i:it_them}"
        g.phrase("foe_may", f"{start} {{c:foe_taken}}{middle} {{w:call_where}}", calls)
    for last in (", and ", " and "):
        g.add("foe_may_all", Many("foe_may", joint=", ", last=last, least=1, flat=True))
    for category in ("opening", "turn"):
        g.phrase(category, "your opponent may {d:foe_may_all}", (t.May(V("d"), who=OPPONENT),))
    alone(g)
    for verbs in ("does", "they_do"):
        for last in (", and ", " and ", ", then ", ", then, "):
            g.add(f"{verbs}_all", Many(verbs, joint=", ", last=last, least=1, flat=True))
    for category in ("opening", "turn"):  # NB: what follows in the sentence is theirs as well
        g.phrase(category, "each player {d:does_all}", (By(EACH, V("d")),))
        g.phrase(category, "{x:both_players} {d:they_do_all}", (By(EACH, V("d")),))


def alone(g: Grammar) -> None:
    """Deeds without cards that are chosen; of the opponent they are done by that player."""
    top = (("the top card", 1), ("the top {n:several} cards", V("n")), ("{n:several} cards from the top", V("n")))
    rows: list[tuple[str, str, str, Any]] = []
    for words, n in top:
        for zone, where in (("their_soul", "soul"), ("their_drop", "drop"), ("their_hand", "hand")):
            put = (Do("put from deck", SELF, n, where),)
            rows.append(("puts", "put", f" {words} of their deck into {{x:{zone}}}", put))
        rows.append(("reveals", "reveal", f" {words} of their deck", (Look("seen", n, "deck"), t.Reveal(SEEN))))
        rows.append(("binds", "bind", f" {words} of their deck", (Move(t.Top("deck", n), "bind", "bind", up=True),)))
    rows += [
        ("shuffles", "shuffle", " {x:their_deck}", (Shuffle("deck"),)),
        ("heals", "heal", " {n:number} damage", (Choose("t", V("n"), canonical(YOURS, DAMAGE)), Do("heal", IT))),
        ("gets", "get", " {g:gift}", (Do("get gift", SELF, word=V("g")),)),
        ("gets", "get", " an extra turn{z:after_this}", (Do("extra turn"),)),
        ("takes", "take", " an extra turn{z:after_this}", (Do("extra turn"),)),
        ("loses", "lose", " {n:number} energy", (t.Gain("energy", Times(-1, V("n"))),)),
        ("loses", "lose", " {n:digits} energy", (t.Gain("energy", Times(-1, V("n"))),)),
    ]
    for said in ("Soul-Charge", "Counter-Charge", "Energy-Charge", "Soul-Blast", "Counter-Blast", "Energy-Blast"):
        plainly = (Do(said.lower(), SELF, V("n")),)
        deed = slotted(counter_charge(MANY), SLOTS) if said == "Counter-Charge" else dict(BLASTS).get(said, plainly)
        rows.append((f"[{said} {{n:digits}}]", f"[{said} {{n:digits}}]", "", deed))
        rows.append((f"{said.lower()}s {{n:digits}}", f"{said.lower()} {{n:digits}}", "", deed))
    hand = (Move(canonical(YOURS, HAND), "deck"), Shuffle("deck"))
    rows += [
        ("shuffles", "shuffle", " {x:their_hand} into {y:their_deck}", hand),
        ("draws", "draw", " cards equal to the number of their {g:own_many}", (Draw(Count(V("g"))),)),
        ("draws", "draw", " cards until they have {n:number} cards in {x:their_hand}", (Draw(FILLED),)),
    ]
    draws: list[tuple[str, str, str, Any]] = [
        ("draws", "draw", " a card", (Draw(1),)),
        ("draws", "draw", " {n:several} cards", (Draw(V("n")),)),
    ]
    for third, _, after, means in rows:
        g.phrase("foe_alone", f"{third}{after}", means)
    for _, plain, after, means in rows:
        g.phrase("foe_may", f"{plain}{after}", (By(OPPONENT, t.pattern(means)),))
    for third, plain, after, means in (*rows, *draws):
        g.phrase("does", f"{third}{after}", means)
        g.phrase("they_do", f"{plain}{after}", means)
    g.phrase("clause", "your opponent {d:foe_alone}", (By(OPPONENT, V("d")),))
    for n in ("number", "digits"):
        g.phrase("clause", f"lose {{n:{n}}} energy", (t.Gain("energy", Times(-1, V("n"))),))


def own(g: Grammar) -> None:
    """Deeds of one's own that are said of whole zones, and of the opponent's hidden cards."""
    filler(g, "my_hand", "your hand", "all cards in your hand", "all of the cards in your hand")
    g.phrase("clause", "discard {x:my_hand}", (Move(canonical(YOURS, HAND), "drop", "discard"),), None)
    g.phrase("clause", "reveal {x:my_hand}", (t.Reveal(canonical(YOURS, HAND)),))
    for words in ("you have {n:number} cards in your hand", "your hand has {n:number} cards"):
        g.phrase("clause", f"draw cards until {words}", (Draw(FILLED),))
        g.phrase("clause", f"draw until {words}", (Draw(FILLED),))
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        seen = Look("seen", n, "deck", who=OPPONENT)
        g.phrase("clause", f"look at {words} of your opponent's deck", (seen,))
        g.phrase("clause", f"reveal {words} of your opponent's deck", (seen, t.Reveal(SEEN)))
    shown = Look("seen", Count(canonical(ENEMY, HAND)), "hand", who=OPPONENT)
    for words in ("your opponent's hand", "all cards in your opponent's hand"):
        g.phrase("clause", f"look at {words}", (shown,))
    for words, n in (("{n:several} cards", V("n")), ("{n:number} card", V("n"))):
        up_to = (Do("put up to from deck", SELF, n, V("z")),)
        g.phrase("clause", f"put up to {words} from the top of your deck{{z:pile}}", up_to, into_pile)
    for subject in ("thing", "things"):
        given = (Give(V("o"), V("b"), V("u")),)
        g.phrase("clause", f"give {{o:{subject}}} {{b:boons}} {{u:until}}", given)
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        one = (Choose("t", V("n"), V("g")), Give(IT, V("b"), V("u")))
        g.phrase("clause", f"give {{n:number}} {words}{{g:{group}_many}} {{b:boons}} {{u:until}}", one)
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        some = Choose("t", Count(V("g")), V("g"), up_to=True)
        g.phrase("taken", f"any number of {whose}{{g:{group}_many}}", some)
        lot = (Choose("t", V("n"), V("g"), random=True),)
        g.phrase("clause", f"choose {{n:number}} of {whose}{{g:{group}_many}} at random", lot)
        if group == "own":
            theirs = Choose("t", V("n"), V("g"), who=OPPONENT)
            g.phrase("clause", f"your opponent chooses {{n:number}} of {whose}{{g:own_many}}", (theirs,))
    for you in ("you get", "get"):
        g.phrase("clause", f"{you} {{g:gift}}", (Do("get gift", SELF, word=V("g")),))
    for you in ("you get", "you take", "take", "get"):
        for words in ("an extra turn", "one extra turn", "another turn"):
            g.phrase("clause", f"{you} {words}{{z:after_this}}", (Do("extra turn"),))
    for words in ("the turn ends", "end the turn", "end your turn", "end this turn", "this turn ends"):
        g.phrase("clause", words, (Do("end turn"),))
    for words in ("change the attack target to {o:thing}", "change the target of that attack to {o:thing}"):
        g.phrase("clause", words, (Do("change target", V("o")),))
        chosen = words.replace("{o:thing}", "one of your {g:own_many}")
        g.phrase("clause", chosen, (Choose("t", 1, V("g")), Do("change target", IT)))
    for joint in (" and ", " with "):
        first, second = "{g:a_held}", "{h:a_held}"
        pair = (Choose("a", 1, V("g")), Choose("b", 1, V("h")), Do("switch", t.Ref("a"), word="b"))
        g.phrase("clause", f"switch {first}{joint}{second}", pair, both_placed)
        if joint == " and ":
            g.phrase("opening", f"choose {first}{joint}{second}, and switch them", pair, both_placed)
    filler(g, "all_effects", "all effects", "all of the effects", "all effects applied", "the effects applied")
    for to in ("on", "to"):
        g.phrase("clause", f"nullify {{x:all_effects}} {to} {{o:object}}", (Do("nullify", V("o")),))
    changing = (Do("nullify", V("o"), word=V("f")),)
    g.phrase("clause", "nullify all effects that change the {f:figure} of {o:object}", changing)
    g.phrase("clause", 'your "persona ride" activates', (Do("persona ride"),))
    done_with(g, (("dominate ", " until end of turn", Do("dominate", V("o"), word="turn")),))


def into_pile(env: t.Env) -> bool:
    return env["z"] in ("drop", "soul", "hand")


def both_placed(env: t.Env) -> bool:
    return placed({"g": env["g"]}) and placed({"g": env["h"]})


def heard(g: Grammar) -> None:
    """What players do, as events."""
    for words in ("by an effect", "by an ability", "due to an effect", "by the effect of a card"):
        g.phrase("by", f" {words}", t.Some((YOURS, ENEMY)))
    for unit in ("{w:anyone}", "one of your other {w:other_many}", "one of your {w:own_many}"):
        for by, cause in BY:
            for state in ("stand", "rest"):
                turned = When("state", V("w"), word=state, cause=cause)
                for verb in ("becomes", "is", ""):
                    g.phrase("event", f"{unit} {verb}{' ' if verb else ''}[{state.capitalize()}]{by}", turned)
    for words in ("for a cost", "as a cost", "due to a cost", "for the cost of an ability"):
        g.phrase("by", f" {words}", PAYING)
    for who, player, s, their in (("you", YOU, "", "your"), ("your opponent", OPPONENT, "s", "their")):
        es = "es" if s else ""
        side = YOURS if player == YOU else ENEMY
        for words, event in (
            (f"shuffle{s} {their} deck", "shuffle"),
            (f"search{es} {their} deck", "search"),
            (f"look{s} at cards from the top of {their} deck", "look"),
            (f"look{s} at the top card of {their} deck", "look"),
        ):
            g.phrase("event", f"{who} {words}", When(event, player=player))
        for by, cause in BY:
            thrown = When("move", side, src=("hand",), word="discard", cause=cause)
            g.phrase("event", f"{who} discard{s} a card{by}", thrown)
            healed = When("move", side, src=("damage",), word="heal", cause=cause)
            for words in (f"heal{s} a damage", f"heal{s} damage", f"heal{s} one or more damage"):
                g.phrase("event", f"{who} {words}{by}", healed)
            whose = "your opponent's" if s else "your"
            g.phrase("event", f"a card is healed from {whose} damage zone{by}", healed)
    for said in ("soul-charge", "counter-charge", "energy-charge", "soul-blast", "counter-blast", "energy-blast"):
        for who, player, s in (("you", YOU, ""), ("your opponent", OPPONENT, "s")):
            g.phrase("event", f"{who} {said}{s}", When(said, player=player))
            g.phrase("event", f"{who} {said}{s} {{n:number}} or more", When(said, player=player, least=V("n")))
            paid = When(said, V("c"), player=player)
            g.phrase("event", f"{who} {said}{s}{{c:for_cost}}", paid)
    for check in ("drive", "damage"):
        for words, player in (("your", YOU), ("your opponent's", OPPONENT)):
            shown = When(f"{check} check", V("k"), player=player)
            for by_ in ("by", "in"):
                g.phrase("event", f"{{k:a_card}} is revealed {by_} {words} {check} check", shown)
        g.phrase("event", f"you perform a {check} check", When(f"{check} check", player=YOU))
        g.phrase("event", f"your opponent performs a {check} check", When(f"{check} check", player=OPPONENT))
    g.phrase("event", "your persona ride activates", When("persona ride", player=YOU))
    g.phrase("event", "your opponent persona rides", When("persona ride", player=OPPONENT))


BARRED: tuple[tuple[str, str], ...] = (
    ("locked", "lock"),
    ("bound", "bind"),
    ("deleted", "delete"),
    ("returned to hand", "return"),
    ("returned to your hand", "return"),
    ("[Rest]", "rest"),
    ("[Stand]", "stand"),
)
"""What cannot be done with units: the words after "be", and the word of the event."""


def barred(g: Grammar) -> None:
    """[VG 12.5.1] What effects do not reach, and what they cannot do."""
    for words in ("effects", "card effects", "cards' effects", "card's effects"):
        g.phrase("foes_effects", f"your opponent's {words}", ENEMY)
        g.phrase("foes_effects", f"the {words.replace('card ', '')} of your opponent's cards", ENEMY, None)
    g.phrase("foes_effects", "effects of your opponent's cards", ENEMY)
    for words, group in (("your opponent's {g:foe_many}", V("g")), ("your opponent's {g:foe_one}", V("g"))):
        g.phrase("foes_effects", f"the effects of {words}", group)
    g.phrase("foes_effects", "card effects", ANY)
    for subject, is_ in (("thing", "is"), ("things", "are")):
        free = (Rule("forbid", "affect", V("o"), V("f")),)
        for words in ("cannot be affected", f"{is_} not affected", f"{is_} unaffected"):
            g.phrase("state", f"{{o:{subject}}} {words} by {{f:foes_effects}}", free)
        for said, word in BARRED:
            rule = (Rule("forbid", f"ability {word}", V("o"), V("f")),)
            if said not in ("[Rest]", "[Stand]"):
                g.phrase("state", f"{{o:{subject}}} cannot be {said} by {{f:foes_effects}}", rule)
        stands = (Rule("forbid", "ability stand", V("o"), V("f")),)
        g.phrase("state", f"{{o:{subject}}} cannot [Stand] by {{f:foes_effects}}", stands)
        g.phrase("state", f"{{o:{subject}}} cannot be locked", (Rule("forbid", "event lock", V("o")),))
    for you in ("you may", "you can"):
        look = (Rule("permit", "look", t.Top("deck")),)
        g.phrase("state", f"{you} look at the top card of your deck at any time", look)
    for words in ("the top card of your deck is revealed", "your deck's top card is revealed"):
        g.phrase("state", words, (Rule("permit", "reveal", t.Top("deck")),))


def add(g: Grammar) -> None:
    for part in (taken, deeds, own, heard, barred):
        part(g)
