"""English, further verbs: calls from the top of the deck and to open circles, time leap, damage, what the opponent does
with their cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS as ALL_GIFTS
from ludex.games.vg.c06_stride import USUAL_COST
from ludex.games.vg.c07_charging import (
    DAMAGE_UP,
    SOUL_BLAST,
    YOUR_SOUL,
    all_or_nothing,
    counter_blast,
    counter_charge,
    soul_blast,
)
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.nouns.descriptions import SAID_OF_STATES
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import done_with
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import FOUND, G_ZONE, IT, MANY, ME, SLOTS, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, CALLED, REVEALED
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOURS,
    All,
    Both,
    Choose,
    Do,
    Env,
    Exists,
    Give,
    Move,
    Not,
    Ref,
    Role,
    Rule,
    Search,
    Some,
    Unless,
    V,
    When,
    Zone,
    slotted,
)

DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("time leap ", "", Do("time leap", V("o"))),
    ("move ", " to (GC)", Do("move to guard", V("o"))),
    ("move ", " to your (GC)", Do("move to guard", V("o"))),
    ("move ", " to (GC) as [Rest]", Do("move to guard", V("o"))),
    ("move ", " to your (GC) as [Rest]", Do("move to guard", V("o"))),
    ("delete ", "", Do("delete", V("o"))),
    ("put ", " into your damage zone face up", Move(V("o"), "damage", up=True)),
    ("put ", " into your damage zone face down", Move(V("o"), "damage", up=False)),
    ("put ", " into your G zone face up", Move(V("o"), "G", up=True)),
    ("put ", " face up into your G zone", Move(V("o"), "G", up=True)),
)


THEIR: tuple[tuple[str, Any], ...] = (
    ("binds {o:object} face up", Move(V("o"), "bind", "bind", up=True)),
    ("puts {o:object} into the drop zone", Move(V("o"), "drop")),
    ("puts {o:object} into their drop zone", Move(V("o"), "drop")),
    ("puts {o:object} into their hand", Move(V("o"), "hand")),
    ("puts {o:object} on the top of their deck", Move(V("o"), "deck")),
    ("deletes {o:object}", Do("delete", V("o"))),
    ("[Rest] {o:object}", t.SetState(V("o"), "rest")),
    ("puts {o:object} on their (RC) as a locked card", Do("put as locked", V("o"))),
    ("puts {o:object} on (RC) as a locked card", Do("put as locked", V("o"))),
)


def opposing(g: Grammar) -> None:
    for template, means in THEIR:
        for their in ("their", "his or her") if "their" in template else ("",):
            words = template.replace("their", their) if their else template
            if not words.startswith("["):
                g.phrase("clause", words, (means,))
            g.phrase("clause", f"your opponent {words}", (means,))
    at_random = (Choose("t", 1, V("g"), random=True),)
    g.phrase("clause", "choose {g:a_held} at random", at_random, placed)
    several = (Choose("t", V("n"), V("g"), random=True),)
    g.phrase("clause", "choose {n:several} {g:held_many} at random", several, placed)
    g.phrase("clause", "choose a card at random{p:place}", (Choose("t", 1, V("p"), random=True),))
    theirs = (Choose("t", 1, V("g"), who=OPPONENT, random=True),)
    g.phrase("clause", "your opponent chooses {g:a_theirs} at random", theirs, placed)
    for row in ("front", "back"):
        for his in ("his or her", "their"):
            one = Choose("t", 1, t.All((t.ENEMY, t.Zone(("RC",)), t.Lies(row))), who=OPPONENT)
            g.phrase("clause", f"your opponent chooses a rear-guard in {his} {row} row", (one,))


def searching(g: Grammar) -> None:
    for one, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
        found = (Search("found", n, V("g"), "deck", up_to=True),)
        g.phrase("clause", f"search for {one} from your deck", found)
    for one, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
        found = (Search("found", n, V("g"), "deck", up_to=True),)
        g.phrase("clause", f"search your deck for {one} from your deck", found)
    for its in ("in its card name", "in their card names"):
        for cards, n in (("one card", 1), ("{k:several} cards", V("k"))):
            named = (Search("found", n, t.Within("name", V("n")), "deck", up_to=True),)
            g.phrase("clause", f"search for up to {cards} from your deck with {{n:name}} {its}", named)
    must = (Search("found", 1, V("g"), "deck"),)
    g.phrase("clause", "search your deck for {g:a_card}", must)
    for one, n in (("up to one {g:seen_one}", 1), ("up to {n:several} {g:seen_many}", V("n"))):
        g.phrase("clause", f"search for {one}", (Choose("found", n, V("g"), up_to=True),))
    for words in ("search for {g:a_seen} from among them", "search for one {g:seen_one} from among them"):
        g.phrase("clause", words, (Choose("found", 1, V("g")),))
    several = (Choose("found", V("n"), V("g")),)
    g.phrase("clause", "search for {n:several} {g:seen_many} from among them", several)


def rising(g: Grammar) -> None:
    """A figure rises by another (`figure_of`)."""
    more: Any = (t.Modify(ME, V("f"), "+", V("a")),)
    for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT)):
        said = f"increase {whose} {{f:figure}} by {{a:figure_of}}"
        g.phrase("clause", f"{said} {{u:until}}", (Give(what, more, V("u")),))
        g.phrase("clause", f"{{u:until}}, {said}", (Give(what, more, V("u")),))
    for subject, gets in (("thing", "gets"), ("things", "get")):
        said = f"{{o:{subject}}} {gets} {{a:figure_of}}"
        power: Any = (t.Modify(ME, "power", "+", V("a")),)
        g.phrase("clause", f"{said} {{u:until}}", (Give(V("o"), power, V("u")),), of_power)
        g.phrase("clause", f"{{u:until}}, {said}", (Give(V("o"), power, V("u")),), of_power)


def of_power(env: Env) -> bool:
    """Whether the figure is power."""
    return isinstance(env["a"], t.FigureOf) and env["a"].figure.endswith("power")


def doubling(g: Grammar) -> None:
    for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT)):
        more: Any = (t.Modify(ME, "power", "+", t.FigureOf(what, "power")),)
        g.phrase("clause", f"double {whose} [Power] {{u:until}}", (Give(what, more, V("u")),))


def becoming(g: Grammar) -> None:
    """[VG 14.26.1] A state that lasts until end of turn."""
    for state in SAID_OF_STATES:
        become = (Do("become", V("o"), word=state),)
        for words in (
            f"have {{o:thing}} become {state}",
            f"have {{o:things}} become {state}",
            f"{{o:thing}} becomes {state}",
            f"{{o:things}} become {state}",
        ):
            g.phrase("clause", words + " until end of turn", become)
            g.phrase("clause", words, become)


def from_among(g: Grammar) -> None:
    """All cards of a kind are taken from among those that were looked at."""
    every = Choose("found", t.Count(V("g")), V("g"))
    for end, word in (("to (GC) at [Rest]", "GC rest"), ("to (GC) as [Rest]", "GC rest"), ("to (GC)", "GC")):
        called = (every, Do("call", FOUND, word=word))
        g.phrase("clause", f"call all {{g:seen_many}} {end} from among them", called)
        g.phrase("clause", f"call all {{g:seen_many}} from among them {end}", called)
        g.phrase("clause", f"call all {{g:seen_many}} {end}", called)
    for end in ("your hand", "hand"):
        g.phrase("clause", f"put all {{g:seen_many}} from among them into {end}", (every, Move(FOUND, "hand")))
    any_number = Choose("found", t.Count(V("g")), V("g"), up_to=True)
    g.phrase("clause", "search for any number of {g:seen_many} from among them", (any_number,))


def declaring(g: Grammar) -> None:
    g.phrase("clause", "declare a card name", (Do("declare name", SELF),))
    triggers = (Do("activate triggers", V("o")),)
    for all_ in ("all ", "all of the ", "all the ", "the "):
        g.phrase("clause", f"activate {all_}trigger effects of {{o:object}}", triggers)
    for words, what in (("that card's", IT), ("its", IT), ("the revealed card's", t.Ref(REVEALED))):
        for some in ("activate all of {words} trigger effects", "activate {words} trigger {x:effects_of}"):
            g.phrase("clause", some.replace("{words}", words), (Do("activate triggers", what),))
    filler(g, "effects_of", "effect", "effects")


def losing(g: Grammar) -> None:
    """A keyword is lost for a while."""
    for keyword in KEYWORDS:
        if not keyword.means:
            continue
        for end in ("", "!!", "!!!") if "Drive" in keyword.name else ("",):
            lost: Any = (t.Strip(ME, keyword=keyword.name),)
            for words in ("{o:thing} loses", "{o:things} lose"):
                said = f'{words} "{keyword.name}{end}"'
                g.phrase("clause", f"{said} {{u:until}}", (Give(V("o"), lost, V("u")),))
                g.phrase("clause", f"{{u:until}}, {said}", (Give(V("o"), lost, V("u")),))


GIFTS = ("Force", "Accel", "Protect")


def gifts(g: Grammar) -> None:
    """[VG 7.14.3] Imaginary gifts of a clan type."""
    for gift in GIFTS:
        folded = f"^{gift.lower()}"
        for mark in (f"Imaginary Gift:{folded}", f"Imaginary Gift: {folded}"):
            g.phrase("clause", f"you get two {mark}", (Do("get gift", SELF, word=f"{gift} and {gift}"),))
            for one in ("a", "an", "one"):
                g.phrase("clause", f"you get {one} {mark}", (Do("get gift", SELF, word=gift),))


def striding(g: Grammar) -> None:
    """A card strides from the G zone by its own ability, for the usual cost. [VG 6.5.1]"""
    g.phrase("clause", "[Stride] this card on your (VC) from face down", (Do("stride", SELF),))
    for cards in ("cards from hand", "cards from your hand"):
        words = f"choose one or more {cards} with the sum of their grades being 3 or greater, and discard them"
        g.phrase("cost", words, USUAL_COST)
    for whose in ("G zone", "your G zone"):
        shown = t.All((t.YOURS, G_ZONE, t.FaceUp(False), t.Shares(SELF, "name")))
        turned = (Choose("cost", 1, shown), t.SetFace(t.Ref("cost"), True))
        words = f"turn a card from {whose} with the same card name as this unit face up"
        g.phrase("cost", words, turned)


def damaging(g: Grammar) -> None:
    g.phrase("clause", "deal {n:number} damage", (Do("deal damage", IT, V("n")),))
    g.phrase("clause", "you [Counter-Charge {n:digits}]", slotted(counter_charge(MANY), SLOTS))


CHOICES: tuple[tuple[str, Any, Any], ...] = (
    ("put it into your hand or call it to (RC)", Move(IT, "hand"), Do("call", IT, word="RC")),
    ("call it to (RC) or put it into your drop zone", Do("call", IT, word="RC"), Move(IT, "drop")),
    (
        "return it to your hand or put it on the bottom of your deck",
        Move(IT, "hand", "return"),
        Move(IT, "deck", position="bottom"),
    ),
)
"""One deed or another with a card."""


BLASTS: tuple[tuple[str, Any], ...] = (
    ("Counter-Blast", slotted(all_or_nothing(MANY, DAMAGE_UP, counter_blast(MANY)), SLOTS)),
    ("Soul-Blast", slotted(all_or_nothing(MANY, YOUR_SOUL, soul_blast(MANY), SOUL_BLAST), SLOTS)),
)
"""[VG 7.24.3] [VG 7.25.3] Blasts that an effect performs, wholly or not at all."""


def either(g: Grammar) -> None:
    for words, first, second in CHOICES:
        g.phrase("clause", words, (t.Modes(1, ((first,), (second,))),))
    for words, deed in BLASTS:
        blast, paid = f"[{words} {{n:digits}}]", deed[0].then
        for category in ("opening", "turn"):  # NB: no clause, because who may blast but cannot has not done it
            g.phrase(category, blast, deed)
            g.phrase(category, f"you may {blast}", (t.May((), paid),))
            for joint in (", and ", ", "):
                g.phrase(category, f"{blast}{joint}{{c:clauses}}", (*deed, t.Rest("c")))
                g.phrase(category, f"you may {blast}{joint}{{c:clauses}}", (t.May(V("c"), paid),))
    g.phrase("clause", "return {o:object} to your deck", (Move(V("o"), "deck"),))


def charging(g: Grammar) -> None:
    """One charge or the other."""
    for n in (1, 2):
        either = t.Modes(1, (counter_charge(n), (Do("soul-charge", SELF, n),)))
        g.phrase("clause", f"[Counter-Charge {n}] or [Soul-Charge {n}]", (either,))


REFERRED: tuple[tuple[str, str, Any], ...] = (
    ("thing", "that rear-guard", THEM),
    ("thing", "that unlocked unit", THEM),
    ("thing", "that unlocked card", THEM),
    ("thing", "that retired card", THEM),
    ("thing", "that placed unit", THEM),
    ("thing", "the unit that was placed", THEM),
    ("thing", "that locked card", THEM),
    ("thing", "the unit called by this effect", t.Ref(CALLED)),
    ("thing", "the unit that was called with this effect", t.Ref(CALLED)),
    ("thing", "the card bound with this effect", t.Ref(BANISHED)),
    ("thing", "the card that was bound with this effect", t.Ref(BANISHED)),
    ("things", "the units called by this effect", t.Ref(CALLED)),
    ("things", "the searched cards", FOUND),
    ("things", "the cards that were searched", FOUND),
    ("things", "the cards searched with this effect", FOUND),
    ("things", "the cards bound with this effect", t.Ref(BANISHED)),
    ("things", "the cards that were bound with this effect", t.Ref(BANISHED)),
    ("things", "the unit called with this effect and this unit", t.Some((t.Ref(CALLED), SELF))),
    ("things", "the units called with this effect and this unit", t.Some((t.Ref(CALLED), SELF))),
    ("things", "those units and this unit", t.Some((THEM, SELF))),
    ("things", "that placed unit and this unit", t.Some((THEM, SELF))),
)
"""Cards that were named before, by what happened to them."""


def referring(g: Grammar) -> None:
    for category, words, what in REFERRED:
        g.phrase(category, words, what)


def by_icon(env: Env) -> bool:
    """Whether the sentence begins with a deed that is printed as an icon, which has no capital."""
    first = env["s"][0] if env["s"] else None
    charge = isinstance(first, t.Choose) and first.name == "counter-charge"
    return charge or isinstance(first, t.SetState) or (isinstance(first, t.Do) and first.verb == "soul-charge")


def with_another(g: Grammar) -> None:
    """[VG 7.34] This unit and another one exchange their places."""
    with_this = Do("exchange", Some((SELF, IT)))
    for words, group in (("one of your other {g:other_many}", "g"), ("one of your {g:own_many}", "g")):
        chosen = (Choose("t", 1, All((V(group), Not(SELF)))), with_this)
        for verb in ("exchange", "swap"):
            g.phrase("clause", f"{verb} this unit's position with {words}", chosen)
            g.phrase("clause", f"{verb} positions with {words}", chosen)
    owner = (Choose("t", 1, All((V("g"), Not(SELF)))), with_this)
    for s in ("one of your {g:own_one}'s", "one of your other {g:other_one}'s"):
        g.phrase("clause", f"exchange this unit's position with {s}", owner)


def mixed(g: Grammar) -> None:
    """One of the units, or a card of a zone."""
    for start, up_to in (("up to one of your {g:own_many} or up to one {k:held_one}", True),):
        either = (Choose("t", 1, t.Some((V("g"), V("k"))), up_to=up_to),)
        g.phrase("clause", f"choose {start}", either, held_too)


def held_too(env: Env) -> bool:
    return placed({"g": env["k"]})


LOCKING: tuple[tuple[str, str, Any], ...] = (
    ("put ", " on (RC) as a locked card", Do("put as locked", V("o"))),
    ("put ", " on your (RC) as a locked card", Do("put as locked", V("o"))),
)


def in_other_words(g: Grammar) -> None:
    done_with(g, LOCKING)
    paid = (Choose("cost", 1, V("g")), Do("put as locked", Ref("cost")))
    g.phrase("cost", "put {g:a_held} on (RC) as a locked card", paid, placed)
    for gift in ALL_GIFTS:
        for mark in (f"Imaginary Gift:^{gift.lower()}", f"Imaginary Gift: ^{gift.lower()}", f"Imaginary Gift:{gift}"):
            g.phrase("clause", f"get two {mark}", (Do("get gift", SELF, word=f"{gift} and {gift}"),))
    g.phrase("sent", "if {q:conds}, then, {c:plain}", (t.If(V("q"), V("c")),))
    for state in ("blazing", "engorged", "hollowed", "charging", "successful"):
        g.phrase("event", f"it becomes {state}", When("becomes", SELF, word=state))
    for this in ("the unit this unit boosted", "the unit it boosted"):
        for words, state in (("[Stand]", "stand"), ("[Rest]", "rest")):
            there = Exists(t.All((Role("boosted", SELF), t.State(state))))
            g.phrase("cond", f"{this} is {words}", there)


CALLED_AT: tuple[tuple[str, str, Any], ...] = (
    ("ride ", " at [Rest]", Do("ride", V("o"), word="rest")),
    ("put ", " to the bottom of {d:pack}", Move(V("o"), V("d"), position="bottom")),
    ("put ", " to the bottom of {d:pack} in any order", Move(V("o"), V("d"), position="bottom")),
)


def placing(g: Grammar) -> None:
    for before, after, means in CALLED_AT:
        g.phrase("clause", f"{before}{{o:object}}{after}", (means,))
    legion = Exists(t.All((YOURS, Zone(("VC",)), t.Mark("legioned this turn"))))
    for when in ("when", "that"):
        g.phrase("time", f"during the turn {when} your vanguard [Legion]", legion)
    for subject in ("thing", "things"):
        rule = Rule("forbid", "boost", V("o"), V("g"))
        g.phrase("state", f"{{o:{subject}}} cannot boost {{g:any_many}}", (rule,))


def places(g: Grammar) -> None:
    for words in ("swap its position with this unit", "swap positions with this unit"):
        g.phrase("clause", words, (Do("exchange", t.Some((IT, SELF))),))
    for words in ("swap their positions", "swap the positions of those units"):
        g.phrase("clause", words, (Do("exchange", THEM),))


HIT = Both((t.Named("battle"), Unless(t.Named("attack missed"))))


def add(g: Grammar) -> None:
    g.phrase("sentence", "{s:sent}.", V("s"), by_icon)
    done_with(g, DEEDS)
    for part in (
        opposing,
        searching,
        rising,
        doubling,
        becoming,
        from_among,
        declaring,
        losing,
        gifts,
        striding,
        either,
        charging,
        referring,
        damaging,
    ):
        part(g)
    with_another(g)
    mixed(g)
    in_other_words(g)
    placing(g)
    places(g)
