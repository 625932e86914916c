"""English, terms of chapters 10 to 18 in their ordinary wordings: numbers written as digits, different names, what
holds or is done for each of several, blasts that effects demand, the row that is battled, keywords that are given,
lost and asked for, figures without an icon, names that a card has besides."""

from __future__ import annotations

from typing import Any

from ludex.core.values.durations import GAME
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.doing import BLASTS
from ludex.games.vg.text.en.sites import sided
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import (
    CREST,
    DAMAGE,
    DECK,
    ENEMY_VANGUARD,
    HAND,
    IT,
    MANY,
    ME,
    ORDER,
    RC,
    SEEN,
    SLOTS,
    UNIT,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.en import numbers
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Token
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOU,
    YOURS,
    Activated,
    Compare,
    Count,
    Do,
    Env,
    Exists,
    Figure,
    Gives,
    Has,
    If,
    Is,
    Modify,
    Passive,
    Rename,
    Repeat,
    Rest,
    Rule,
    Times,
    Unless,
    V,
    When,
    slotted,
)

BY = (("", ANY), ("{c:by}", V("c")))
SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))


def digits(g: Grammar) -> None:
    """Numbers of cards that are written as digits."""
    few = r"[1-9]\d?(?!\d)(?= (?:or|of|cards?|other|face|different|rear-guards?|units?|vanguards?|times?)\b)"
    g.add("number", Token(few, int, numbers.say_digits))
    several = few.replace(r"[1-9]\d?", r"(?:[2-9]|[1-9]\d)")
    g.add("several", Token(several, int, numbers.say_digits))
    g.phrase("clause", "deal {n:digits} damage to {o:thing}", (Do("deal damage", V("o"), V("n")),))


def different(g: Grammar) -> None:
    """[VG 18.3.1.1] How many different names, grades and the like there are."""
    for kind in ("name", "grade", "race"):
        said = ("card name", "name") if kind == "name" else (kind,)
        filler(g, f"the_{kind}", *said)
        filler(g, f"the_{kind}s", *(f"{word}s" for word in said))
        apart = t.Different(kind)
        for group, side in (("own", (YOURS,)), ("other", (YOURS, t.Not(SELF))), ("foe", (ENEMY,))):
            always = (*side, apart)
            described(g, f"{group}_{kind}", "field_head", "pre", "field_post", default=(FIELD,), always=always)
        described(g, f"held_{kind}", "card_head", "pre", "held_post", always=(apart,))
        for among, when in (
            (f"your {{g:own_{kind}_many}}", None),
            (f"your other {{g:other_{kind}_many}}", None),
            (f"your opponent's {{g:foe_{kind}_many}}", None),
            (f"the {{g:held_{kind}_many}}", _placed),
            (f"{{g:held_{kind}_many}}", _placed),
        ):
            for said_, cond in (
                ("or more", Exists(V("g"), V("n"))),
                ("or greater", Exists(V("g"), V("n"))),
                ("or less", Compare(Count(V("g")), "<=", V("n"))),
            ):
                how_many = f"the number of different {{x:the_{kind}s}} among {among}"
                g.phrase("cond", f"{how_many} is {{n:number}} {said_}", cond, when)
                there = f"there are {{n:number}} {said_} different {{x:the_{kind}s}} among {among}"
                g.phrase("cond", there, cond, when)
            how_many = f"the number of different {{x:the_{kind}s}} among {among}"
            g.phrase("count", how_many, Count(V("g")), when)
            g.phrase("per", f" for each different {{x:the_{kind}}} among {among}", Count(V("g")), when)


def _placed(env: Env) -> bool:
    return any(isinstance(part, t.Zone) for part in _parts(env["g"]))


def _parts(group: Any) -> tuple[Any, ...]:
    return group.parts if isinstance(group, t.All) else (group,)


def for_each(g: Grammar) -> None:
    """[VG 12.7.1] What is given or done for each of something, said before it or of what follows."""
    for subject, gets, _ in SUBJECTS:
        for said, n in (("+{n:digits}", V("n")), ("-{n:minus}", V("n"))):
            more: Any = (Modify(ME, V("f"), "+", Times(n, V("k"))),)
            g.phrase("state", f"{{k:lead}}, {{o:{subject}}} {gets} {{f:figure}} {said}", (Gives(V("o"), more),))
    for words in ("perform the following effect", "perform the following", "perform the effect below"):
        g.phrase("modes", f"{words}{{k:per}}.\n・{{o:option}}", (Repeat(V("k"), V("o")),))
    g.phrase("modes", "{k:lead}, perform the following effect.\n・{o:option}", (Repeat(V("k"), V("o")),))
    g.phrase("clause", "[Counter-Charge {n:digits}]{k:per}", (Repeat(V("k"), slotted(counter_charge(MANY), SLOTS)),))
    g.phrase("clause", "[Energy-Charge {n:digits}]{k:per}", (Do("energy-charge", SELF, Times(V("n"), V("k"))),))


ENERGY = Compare(t.Number(YOU, "energy"), ">=", t.Altered("energy-blast", V("n")))
"""Whether the player has so much energy."""


def blasting(g: Grammar) -> None:
    """An effect blasts, and what follows is done only if it did."""
    energy = (If(ENERGY, (Do("energy-blast", SELF, V("n")),)),)
    for said, (blast,) in (*BLASTS, ("Energy-Blast", energy)):
        done = If(blast.cond, (*blast.then, Rest("b")))
        start = f"[{said} {{n:digits}}]. ^if you do, {{b:plain}}."
        g.phrase("opened", start, (done,))
    g.phrase("clause", "[Energy-Blast {n:digits}]", (Do("energy-blast", SELF, V("n")),))
    for head, zones, row in heads("ACT"):  # of icons: they have no capital
        means = Activated(do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}{{do:effect}}", (means,))


def battled(g: Grammar) -> None:
    """[VG 10.4.1.8] All units of a row are battled."""
    for subject, battles in (("thing", "battles"), ("things", "battle")):
        rule = Rule("widen", "battles", V("o"), V("g"))
        for end in ("", " in one attack"):
            g.phrase("state", f"{{o:{subject}}} {battles} all {{g:site_many}}{end}", (rule,), foes)
    own = (Rule("widen", "battles", SELF, V("g")),)
    g.phrase("state", "when this unit would attack, it battles all {g:site_many}", own, foes)
    for group, when in (("all of your opponent's {g:foe_many}", None), ("all {g:site_many}", foes)):
        g.phrase("state", f"this unit's attack battles {group}", own, when)
        g.phrase("state", f"this unit's attacks battle {group}", own, when)


def foes(env: Env) -> bool:
    """Whether the units are the opponent's."""
    return sided(env) and ENEMY in _parts(env["g"])


def keywords(g: Grammar) -> None:
    """[VG 14.1.1] Keywords without quotes, and in brackets: given, lost, asked for."""
    for keyword in KEYWORDS:
        name = keyword.name
        if not keyword.means or not name[0].isupper() or name in ("Sentinel", "Flag", "Ace Unit", "Regalis Piece"):
            continue
        for said in (f"[{name}]", name):
            g.phrase("boon", said, (t.Grant(ME, keyword.means),))
        for said in (f'"{name}"', f"[{name}]", name):
            g.phrase("kept", said, Has(name))
            g.phrase("losable", said, (t.Strip(ME, keyword=name),))
    g.phrase("kept_all", "{k:kept}", V("k"))
    g.phrase("kept_all", "the {k:kept} ability", V("k"))
    for subject, gets, loses in SUBJECTS:
        g.phrase("state", f"{{o:{subject}}} {loses} {{k:losable}}", (Gives(V("o"), V("k")),))
        both = (Gives(V("o"), (Rest("k"), Rest("l"))),)
        g.phrase("state", f"{{o:{subject}}} {loses} {{k:losable}} and {{l:losable}}", both)
        given = (Gives(V("o"), (Rest("k"), Rest("b"))),)
        g.phrase("state", f"{{o:{subject}}} {loses} {{k:losable}}, and {gets} {{b:boons}}", given)
        for its in ("its", "their"):
            g.phrase("state", f"{{o:{subject}}} {loses} {its} abilities", (Gives(V("o"), (t.Strip(ME),)),))
        g.phrase("state", f"{{o:{subject}}} {loses} all abilities", (Gives(V("o"), (t.Strip(ME),)),))
    for this, what in (("this unit", SELF), ("it", IT), ("that unit", IT)):
        g.phrase("cond", f"{this} has {{k:kept_all}}", Is(what, V("k")))
        g.phrase("cond", f"{this} does not have {{k:kept_all}}", Unless(Is(what, V("k"))))
    for side, who in (("your", YOURS), ("your opponent's", ENEMY)):
        g.phrase("cond", f"{side} vanguard has {{k:kept}}", Exists(t.All((who, VC, V("k")))))
        for asked in ("headed", "numbered"):
            g.phrase("cond", f"{side} vanguard has {{k:{asked}}}", Exists(t.All((who, VC, V("k")))))
        g.phrase("cond", f"{side} vanguard does not have {{k:kept_all}}", Unless(Exists(t.All((who, VC, V("k"))))))
    g.phrase("post", " with {k:plain_icon}", V("k"))
    g.phrase("post", " with {k:headed}", V("k"))
    for words, means in ((" with {k:quoted_kept}", V("k")), (" without {k:quoted_kept}", t.Not(V("k")))):
        g.phrase("post", words, means)
    for keyword in KEYWORDS:
        if keyword.means and keyword.name[0].isupper():
            g.phrase("quoted_kept", f'"{keyword.name}"', Has(keyword.name))


def figures(g: Grammar) -> None:
    """Figures of which units are told by "has"."""
    for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
        such = Figure(V("f"), op, V("n"))
        for this, what in (("this unit", SELF), ("it", IT), ("that unit", IT)):
            g.phrase("cond", f"{this} has {{f:figure}} {{n:digits}} {words}", Is(what, such))
        for side, who in (("your", YOURS), ("your opponent's", ENEMY)):
            has = f"{side} vanguard has {{f:figure}} {{n:digits}} {words}"
            g.phrase("cond", has, Exists(t.All((who, VC, such))))


def named(g: Grammar) -> None:
    """[VG 2.1.2] Another name of a card, without an icon before it."""
    also = (Gives(SELF, (Rename(ME, "name", "add", V("n")),)),)
    for this in ("this card", "this unit"):
        for a in ("", "a card named ", "having the card name "):
            g.phrase("unit", f"^{this} is also regarded as {a}{{n:name}}.", (Passive(also, zones=NAMED_IN),))
            if a:
                g.phrase("unit", f"[CONT]:^{this} is also regarded as {a}{{n:name}}.", (Passive(also, zones=NAMED_IN),))


GOES: tuple[tuple[str, str], ...] = (
    ("soul", "soul"),
    ("drop", "drop"),
    ("drop zone", "drop"),
    ("damage zone", "damage"),
    ("bind zone", "bind"),
    ("hand", "hand"),
    ("order zone", "order zone"),
)


def coming(g: Grammar) -> None:
    """Cards that come to a zone, whosever and from wherever."""
    for said, zone in GOES:
        g.phrase("into_yours", f"into your {said}", (zone,))
        g.phrase("into_foes", f"into your opponent's {said}", (zone,))
    for category, side, whose in (("into_yours", YOURS, "your"), ("into_foes", ENEMY, "your opponent's")):
        for said, zone in (*GOES, ("deck", "deck")):
            g.phrase(f"from_{category}", f" from {whose} {said}", (zone,))
            g.phrase(f"from_{category}", f" from {said}", (zone,))
            if side == ENEMY:
                g.phrase(f"from_{category}", f" from their {said}", (zone,))
        for by, cause in BY:
            for card in ("a card", "one or more cards"):
                is_ = "is" if card == "a card" else "are"
                went = When("move", side, src=V("s"), dst=V("d"), cause=cause)
                g.phrase("event", f"{card} {is_} put {{d:{category}}}{{s:from_{category}}}{by}", went)
                g.phrase("event", f"{card} {is_} put{{s:from_{category}}} {{d:{category}}}{by}", went)
                if side == ENEMY:
                    g.phrase("event", f"{card} {is_} put {{d:{category}}}{by}",
                             When("move", side, dst=V("d"), cause=cause))  # fmt: skip
            for said, zone in (("deck", "deck"), ("hand", "hand")):
                gone = When("move", side, src=(zone,), word="discard", cause=cause)
                g.phrase("event", f"a card is discarded from {whose} {said}{by}", gone)
    for by, cause in BY:
        g.phrase("event", f"a card is bound{by}", When("move", dst=("bind",), cause=cause))
        g.phrase("event", f"{{w:anyones}} is bound{by}", When("move", V("w"), dst=("bind",), cause=cause), of_side)
    g.phrase("into", "into drop zone", ("drop",))
    g.phrase("into", "into damage zone", ("damage",))
    g.phrase("into", "into bind zone", ("bind",))
    for words, event in (("your deck is shuffled", "shuffle"),):
        g.phrase("event", words, When(event, player=YOU))
    for word in ("barred", "barred_too"):
        g.phrase(word, "be moved to another (RC)", "change circles")


def of_side(env: Env) -> bool:
    """Whether it is said whose card it is."""
    return any(isinstance(part, t.Side) for part in _parts(env["w"]))


def history(g: Grammar) -> None:
    """How much was blasted and charged this turn, in the past tense. NB: the events are about the card that does it."""
    for said in ("soul-charge", "counter-charge", "energy-charge", "soul-blast", "counter-blast", "energy-blast"):
        past = f"{said}ed" if said.endswith("t") else f"{said}d"
        for who, player in (("you", YOU), ("your opponent", t.OPPONENT)):
            done = When(said, player=player)
            g.phrase("cond", f"{who} {past}{{u:in_turn}}", Compare(t.Happened(done), ">=", 1))
            g.phrase("cond", f"{who} did not {said}{{u:in_turn}}", Unless(Compare(t.Happened(done), ">=", 1)))
            much = t.Happened(done, total=True)
            for words in (
                f"{who} {past} {{n:number}} or more{{u:in_turn}}",
                f"{who} {past} {{n:number}} or more cards{{u:in_turn}}",
                f"{who} {past} a total of {{n:number}} or more{{u:in_turn}}",
                f"the total number of cards {who} {past}{{u:in_turn}} is {{n:number}} or more",
            ):
                g.phrase("cond", words, Compare(much, ">=", V("n")))
            g.phrase("per", f" for each card {who} {past}{{u:in_turn}}", much)


def further(g: Grammar) -> None:
    """Drive checks, faces of damage, names that units get, cards among those looked at."""
    for subject, does in (("thing", "does"), ("things", "do")):
        checks = (Rule("permit", "drive check", V("o")),)
        it = "it attacks" if subject == "thing" else "they attack"
        perform = "performs" if subject == "thing" else "perform"
        g.phrase("state", f"{{o:{subject}}} {perform} drive checks when {it}", checks)
        none = (Rule("forbid", "drive check", V("o")),)
        for words in ("cannot perform drive checks", f"{does} not perform drive checks"):
            g.phrase("state", f"{{o:{subject}}} {words}", none)
    for side, who in (("your", YOURS), ("your opponent's", ENEMY)):
        for face, up in (("up", False), ("down", True)):
            other = t.All((who, DAMAGE, t.FaceUp(up)))
            for words in ("all of the cards", "all the cards", "all cards"):
                g.phrase("cond", f"{words} in {side} damage zone are face {face}", Unless(Exists(other)))
    also = (Gives(SELF, (Rename(ME, "name", "add", V("n")),)),)
    for words in ("gets the card name", "also has the card name", "gets the name"):
        g.phrase("named", f"this unit {words} {{n:name}}", also)
    for at_most, fewer in (("", False), ("up to ", True)):
        taken = t.Choose("found", V("n"), SEEN, up_to=fewer)
        g.phrase("taken_found", f"{at_most}{{n:number}} of them", taken)
    g.phrase(
        "state", "your opponent plays with their hand revealed", (Rule("permit", "reveal", canonical(ENEMY, HAND)),)
    )
    for player, whose in (("your opponent", ENEMY), ("you", YOURS)):
        for words in ("cannot heal", "cannot heal damage", "cannot heal cards from the damage zone"):
            g.phrase("state", f"{player} {words}", (Rule("forbid", "event heal", canonical(whose, DAMAGE)),))


BEGINNINGS: tuple[tuple[str, str], ...] = (
    *((f"{phase} phase", f"{phase} phase") for phase in ("stand", "draw", "ride", "main", "battle", "end")),
    *((f"{step} step", f"{step} step") for step in ("stride", "attack", "guard", "drive", "damage", "close")),
    ("turn", "turn"),
)
"""[VG 9.2.2] What begins: the words, and the word of the event."""
ENDINGS: tuple[tuple[str, str], ...] = (("turn", "end of turn"), ("battle", "end of battle"))


def times(g: Grammar) -> None:
    """Moments, whosever turn it is, and how long effects last."""
    for whose, player in (("your", YOU), ("your opponent's", t.OPPONENT), ("the", ""), ("each", "")):
        for said, word in BEGINNINGS:
            begins = When("begin", word=word, player=player) if player else When("begin", word=word)
            g.phrase("moment", f"at the beginning of {whose} {said}", begins)
    for said, word in ENDINGS:
        for words in (f"at the end of {said}", f"at the end of a {said}", f"at the end of the {said}"):
            g.phrase("moment", words, When("begin", word=word))
        for words in (f"a {said} ends", f"the {said} ends"):
            g.phrase("event", words, When("begin", word=word))
    g.phrase("event", "your turn ends", When("begin", word="end of turn", player=YOU))
    g.phrase("event", "your opponent's turn ends", When("begin", word="end of turn", player=t.OPPONENT))
    for words, until in (
        ("until the end of the turn", "turn"),
        ("until end of the turn", "turn"),
        ("until end of this turn", "turn"),
        ("until the end of this turn", "turn"),
        ("for this turn", "turn"),
        ("for the rest of the turn", "turn"),
        ("for the rest of this turn", "turn"),
        ("until the end of the battle", "battle"),
        ("until end of the battle", "battle"),
        ("until the end of battle", "battle"),
        ("until end of this battle", "battle"),
        ("until the end of this battle", "battle"),
        ("during that battle", "battle"),
        ("during this battle", "battle"),
        ("during this game", GAME),
        ("for the rest of the game", GAME),
        ("until end of game", GAME),
    ):
        g.phrase("until", words, until)
    for head, zones, row in heads("CONT"):
        for joint in ("if", "as long as", "while"):
            held = Passive(V("s"), both(row, V("q")), zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^{{s:state}} {joint} {{q:conds}}.", (held,))


def fighting(g: Grammar) -> None:
    """Attacks, hits, guardians and boosts as events, and who cannot attack whom."""
    for words, hit in (
        ("your opponent's attack hits your vanguard", When("hit", ENEMY, VANGUARD)),
        ("an attack hits your vanguard", When("hit", ANY, VANGUARD)),
        ("your opponent's vanguard is hit", When("hit", ANY, ENEMY_VANGUARD)),
        ("your vanguard is hit", When("hit", ANY, VANGUARD)),
        ("your opponent intercepts", When("intercept", ENEMY)),
        ("you intercept", When("intercept", YOURS)),
        ("your {g:own_one} boosts this unit", When("boosted", SELF, V("g"))),
        ("your other {g:other_one} boosts this unit", When("boosted", SELF, V("g"))),
    ):
        g.phrase("event", words, hit)
    g.phrase("event", "you ride", When("ride", player=YOU))
    g.phrase("event", "your opponent rides", When("ride", player=t.OPPONENT))
    for unit, who in (("this unit", SELF), ("your {w:own_one}", V("w")), ("your other {w:other_one}", V("w"))):
        for words, foe in (("{k:a_any}", V("k")), ("your opponent's {k:foe_one}", V("k"))):
            g.phrase("event", f"{unit} is attacked by {words}", When("attacked", who, foe))
    for words, player in (("your vanguard", YOU), ("your opponent's vanguard", t.OPPONENT)):
        for verb in ("is dealt damage", "takes damage", "receives damage"):
            g.phrase("event", f"{words} {verb}", When("dealt", player=player))
            g.phrase(
                "event", f"{words} {verb}{{c:by}}", When("dealt", player=player, word="skill damage", cause=V("c"))
            )
        g.phrase("event", f"this unit deals damage to {words}", When("dealt", player=player, cause=SELF))
    for words, player in (("your opponent calls", t.OPPONENT), ("you call", YOU)):
        called = When("move", player=player, dst=("GC",), word="called")
        for card in ("a guardian", "a unit to (GC)", "a card to (GC)"):
            g.phrase("event", f"{words} {card}", called)
        such = When("move", V("k"), player=player, dst=("GC",), word="called")
        g.phrase("event", f"{words} {{k:a_card}} to (GC)", such, told)
        there = When("move", V("k"), player=player, dst=("RC",), word="called")
        g.phrase("event", f"{words} {{k:a_card}} to (RC)", there, told)
        g.phrase("event", f"{words} a card to (RC)", When("move", player=player, dst=("RC",), word="called"))
    for subject in ("thing", "things"):
        for words, group in (
            ("rear-guards", RC),
            ("vanguards", VC),
            ("your opponent's {g:foe_many}", V("g")),
            ("your opponent's vanguard", ENEMY_VANGUARD),
        ):
            barred = Rule("forbid", "attack targets", group, V("o"))
            g.phrase("state", f"{{o:{subject}}} cannot be attacked by {words}", (barred,))
        for words, others in (("rear-guards", VC), ("vanguards", RC)):
            only = Rule("forbid", "attack targets", V("o"), others)
            g.phrase("state", f"{{o:{subject}}} can only attack {words}", (only,))
        behind = Rule("widen", "attack targets", V("o"), canonical(ENEMY, RC, t.Lies("back")))
        for row in (
            "rear-guards in the back row",
            "your opponent's rear-guards in the back row",
            "your opponent's back row",
            "your opponent's back row units",
            "your opponent's back row rear-guards",
        ):
            g.phrase("state", f"{{o:{subject}}} can attack {row}", (behind,))
    g.phrase("state_of", "boosting", t.Role("boosting"))
    g.phrase("state_of", "in legion", t.Role("legion"))
    g.phrase("state_of", "in the legion state", t.Role("legion"))
    nth = t.Both((t.Named("battle"), Compare(t.Memory("battles"), "=", V("n"))))
    for this in ("this is", "it is", "it was", "this was"):
        g.phrase("cond", f"{this} the {{n:ordinal}} battle this turn", nth)


def told(env: Env) -> bool:
    """Whether more is said of the cards than that they are cards or units."""
    return env["k"] not in (ANY, UNIT)


def players(g: Grammar) -> None:
    """What players cannot do."""
    for who, side in (("your opponent", ENEMY), ("you", YOURS)):
        hand = canonical(side, HAND)
        g.phrase("state", f"{who} cannot normal call cards to (RC)", (Rule("forbid", "normal call", hand),))
        for orders in ("orders", "Orders", "order cards"):
            g.phrase("state", f"{who} cannot play {orders}", (Rule("forbid", "play order", t.All((side, ORDER))),))
    for said in ("each turn", "per turn", "in a turn", "every turn"):
        for words, n in (("two", 1), ("three", 2)):
            for can in ("can", "may"):
                rule = (Rule("permit", "orders", t.Player(YOU), n=n),)
                g.phrase("state", f"you {can} play {words} orders {said}", rule)
                if n == 1:
                    for more in ("an additional order", "one additional order", "one more order"):
                        g.phrase("state", f"you {can} play {more} {said}", rule)


def holdings(g: Grammar) -> None:
    """[VG 3.1.3] Energy and crests of players, who strides, and who wins."""
    for words, whose, who, side in (
        ("you have", "your", YOU, YOURS),
        ("your opponent has", "your opponent's", t.OPPONENT, ENEMY),
    ):
        energy = t.Number(who, "energy")
        for said, op in (("or more", ">="), ("or less", "<=")):
            for n in ("number", "digits"):
                g.phrase("cond", f"{words} {{n:{n}}} {said} energy", Compare(energy, op, V("n")))
                g.phrase("cond", f"{whose} energy is {{n:{n}}} {said}", Compare(energy, op, V("n")))
        g.phrase("cond", f"{words} no energy", Compare(energy, "=", 0))
        g.phrase("per", f" for each of {whose} energy", energy)
        g.phrase("per", f" for every {{k:several}} of {whose} energy", t.Fits(energy, V("k")))
        g.phrase("clause", f"{whose} energy becomes {{n:digits}}", (t.Gain("energy", change(energy), who),))
        crests = t.All((side, CREST))
        g.phrase("cond", f"{words} a crest", Exists(crests))
        g.phrase("cond", f"{words} no crests", Unless(Exists(crests)))
        g.phrase("cond", f"{words} {{n:number}} or more crests", Exists(crests, V("n")))
        g.phrase("per", f" for each of {whose} crests", Count(crests))
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        for said, event in (("[Stride]", "stride"), ("[Legion]", "legion")):
            g.phrase("event", f"{who} {said}", When(event, side))
    for words, player, wins in (
        ("win the game", YOU, True),
        ("you win the game", YOU, True),
        ("you lose the game", YOU, False),
        ("your opponent loses the game", t.OPPONENT, False),
        ("your opponent wins the game", t.OPPONENT, True),
    ):
        g.phrase("clause", words, (t.Finish(player, wins),))


def owning(g: Grammar) -> None:
    """How many cards players have, and what befell their vanguards this turn."""
    for whose, words, side, who in (
        ("your", "you have", YOURS, YOU),
        ("your opponent's", "your opponent has", ENEMY, t.OPPONENT),
    ):
        for said, op in (("or more", ">="), ("or less", "<=")):
            deck, hurt = canonical(side, DECK), canonical(side, DAMAGE)
            g.phrase("cond", f"{whose} deck has {{n:number}} {said} cards", Compare(Count(deck), op, V("n")))
            if side == ENEMY:
                many = Exists(hurt, V("n")) if op == ">=" else Compare(Count(hurt), op, V("n"))
                g.phrase("cond", f"{words} {{n:number}} {said} damage", many)
        vanguard = VANGUARD if side == YOURS else ENEMY_VANGUARD
        hit = Compare(t.Happened(When("hit", ANY, vanguard)), ">=", 1)
        dealt = Compare(t.Happened(When("dealt", player=who)), ">=", 1)
        for no, cond in (("", hit), (" not", Unless(hit))):
            g.phrase("cond", f"{whose} vanguard was{no} hit{{u:in_turn}}", cond)
        for no, cond in (("", dealt), (" not", Unless(dealt))):
            g.phrase("cond", f"{whose} vanguard was{no} dealt damage{{u:in_turn}}", cond)
            if side == YOURS:
                g.phrase("cond", f"you were{no} dealt damage{{u:in_turn}}", cond)
    mine, theirs = (Count(canonical(side, HAND)) for side in (YOURS, ENEMY))
    for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
        g.phrase("cond", f"your hand has {words} cards than your opponent's hand", Compare(mine, op, theirs))
    second: Any = t.Named("went second")
    for order, went in (("second", second), ("first", Unless(second))):
        g.phrase("cond", f"you are the player going {order}", went)
        g.phrase("cond", f"you are going {order}", went)
    for subject, gets, _ in SUBJECTS:
        for of in ("the {f:figure} of your vanguard", "your vanguard's {f:figure}"):
            more: Any = (Modify(ME, V("f"), "+", t.Greatest(VANGUARD, V("f"))),)
            g.phrase("state", f"{{o:{subject}}} {gets} {{f:figure}} equal to {of}", (Gives(V("o"), more),))


def change(number: Any) -> Any:
    """By how much a number changes that becomes `n`."""
    return t.Plus((V("n"), Times(-1, number)))


def add(g: Grammar) -> None:
    for part in (
        digits,
        different,
        for_each,
        blasting,
        battled,
        keywords,
        figures,
        named,
        coming,
        history,
        further,
        times,
        fighting,
        players,
        holdings,
        owning,
    ):
        part(g)
