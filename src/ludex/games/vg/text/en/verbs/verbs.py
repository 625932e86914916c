"""English, verbs: what is done with cards."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.text import pseudo
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import FIELDS
from ludex.games.vg.text.meanings import DAMAGE, FOUND, IT, MANY, SEEN, SHUFFLED, SLOTS, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import CALLED, Of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    Choose,
    Do,
    Draw,
    Env,
    Look,
    Move,
    Ref,
    SetFace,
    SetState,
    Shuffle,
    V,
    slotted,
)


def fought(env: Env) -> bool:
    """Whether the group is of units in the battle: any other says whose units are meant."""
    return any(isinstance(part, t.Role) for part in walk.nodes(env["g"]))


def choosing(g: Grammar) -> None:
    g.phrase("field_post", " that is being attacked", t.Role("attacked"))
    for words, group in FIELDS:
        g.phrase("clause", f"choose {{n:number}} {words}{{g:{group}_many}}", (Choose("t", V("n"), V("g")),))
        as_many = (Choose("t", V("n"), V("g"), up_to=True),)
        g.phrase("clause", f"choose up to {{n:number}} {words}{{g:{group}_many}}", as_many)
    for group in ("other_many", "other_one"):
        g.phrase("clause", f"choose another of your {{g:{group}}}", (Choose("t", 1, V("g")),))
    g.phrase("clause", "choose your vanguard", (Choose("t", 1, VANGUARD),))
    for start, up_to in (("choose {g:a_any}", False), ("choose up to one {g:any_one}", True)):
        g.phrase("clause", start, (Choose("t", 1, V("g"), up_to=up_to),), fought)
    for words in ("that called unit", "the called unit", "the unit called with this effect"):
        g.phrase("thing", words, Ref(CALLED))
    for words in ("those called units", "the called units", "the units called with this effect"):
        g.phrase("things", words, Ref(CALLED))
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        for one, many, name, end, when in (
            ("held_one", "held_many", "t", "", placed),
            ("seen_one", "seen_many", "found", " from among them", None),
        ):
            several = (Choose(name, V("n"), V("g"), up_to=up_to),)
            single = (Choose(name, 1, V("g"), up_to=up_to),)
            g.phrase("clause", f"{start}{{n:several}} {{g:{many}}}{end}", several, when)
            g.phrase("clause", f"{start}one {{g:{one}}}{end}", single, when)
            if not up_to:
                g.phrase("clause", f"{start}{{g:a_{one[:-4]}}}{end}", single, when)
                any_number = (Choose(name, t.Count(V("g")), V("g"), up_to=True),)
                g.phrase("clause", f"{start}any number of {{g:{many}}}{end}", any_number, when)


PILES = (
    *((f" into {words}", "hand") for words in ("hand", "your hand")),
    *((f" into {words}", "soul") for words in ("soul", "your soul", "the soul")),
    *((f" into {words}", "drop") for words in ("drop", "your drop", "the drop", "the drop zone", "your drop zone")),
    *((f" into {words}", "order zone") for words in ("order zone", "the order zone", "your order zone", "Order Zone")),
    *((f" into {words}", "order zone") for words in ("the Order Zone", "your Order Zone")),
    *((f" into {words}", "damage") for words in ("the damage zone", "your damage zone", "damage zone")),
)
DECKS = ("the deck", "your deck", "deck")

DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("retire ", "", Do("retire", V("o"))),
    ("call ", " {w:call_where}", Do("call", V("o"), word=V("w"))),
    ("ride ", "", Do("ride", V("o"))),
    ("ride ", " as [Stand]", Do("ride", V("o"))),
    ("put ", "{z:pile}", Move(V("o"), V("z"))),
    ("return ", " to hand", Move(V("o"), "hand", "return")),
    ("return ", " to your hand", Move(V("o"), Of("hand", t.YOU), "return")),
    ("bind ", "", Move(V("o"), "bind", "bind", up=True)),
    ("bind ", " face up", Move(V("o"), "bind", "bind", up=True)),
    ("bind ", " face down", Move(V("o"), "bind", "bind", up=False)),
    ("remove ", "", Move(V("o"), "removed", "remove")),
    ("discard ", "", Move(V("o"), "drop", "discard")),
    ("reveal ", "", t.Reveal(V("o"))),
    ("reveal ", " to your opponent", t.Reveal(V("o"))),
    ("lock ", "", Do("lock", V("o"))),
    ("unlock ", "", Do("unlock", V("o"))),
    ("heal ", "", Do("heal", V("o"))),
    ("[Stand] ", "", SetState(V("o"), "stand")),
    ("[Rest] ", "", SetState(V("o"), "rest")),
    ("turn ", " face up", SetFace(V("o"), True)),
    ("turn ", " face down", SetFace(V("o"), False)),
    ("put ", " on the bottom of {d:pack}", Move(V("o"), V("d"), position="bottom")),
    ("put ", " on the bottom of {d:pack} in any order", Move(V("o"), V("d"), position="bottom")),
    ("put ", " on the top of {d:pack}", Move(V("o"), V("d"))),
    ("put ", " on top of {d:pack}", Move(V("o"), V("d"))),
    ("put ", " on the top of {d:pack} in any order", Move(V("o"), V("d"))),
    (
        "put ",
        " on the top or bottom of {d:pack}",
        t.Modes(1, ((Move(V("o"), V("d")),), (Move(V("o"), V("d"), position="bottom"),))),
    ),
    (
        "put ",
        " on the top or the bottom of {d:pack}",
        t.Modes(1, ((Move(V("o"), V("d")),), (Move(V("o"), V("d"), position="bottom"),))),
    ),
    ("put ", " on the top of {d:pack} or{z:pile}", t.Modes(1, ((Move(V("o"), V("d")),), (Move(V("o"), V("z")),)))),
    (
        "put ",
        " on the bottom of {d:pack} or{z:pile}",
        t.Modes(1, ((Move(V("o"), V("d"), position="bottom"),), (Move(V("o"), V("z")),))),
    ),
)
"""What is done with cards: the words before and after them, and the instruction on the cards `o`."""

TAKEN: tuple[tuple[str, Any, bool, str], ...] = (
    ("{g:a_held}", 1, False, "t"),
    ("one {g:held_one}", 1, False, "t"),
    ("up to one {g:held_one}", 1, True, "t"),
    ("{n:several} {g:held_many}", V("n"), False, "t"),
    ("up to {n:several} {g:held_many}", V("n"), True, "t"),
    *((f"{{n:number}} {words}{{g:{group}_many}}", V("n"), False, "t") for words, group in FIELDS),
    *((f"up to {{n:number}} {words}{{g:{group}_many}}", V("n"), True, "t") for words, group in FIELDS),
    ("any number of {g:held_many}", t.Count(V("g")), True, "t"),
    ("{g:a_seen} from among them", 1, False, "found"),
    ("one {g:seen_one} from among them", 1, False, "found"),
    ("up to one {g:seen_one} from among them", 1, True, "found"),
    ("up to {n:several} {g:seen_many} from among them", V("n"), True, "found"),
    ("{n:several} {g:seen_many} from among them", V("n"), False, "found"),
)
"""Cards that are chosen in the verb's own words: the words, how many, whether fewer may be chosen, their name."""


def moving(g: Grammar) -> None:
    for words, zone in PILES:
        g.phrase("pile", words, Of(zone, t.YOU) if " your " in words else zone)
    for deck in DECKS:
        g.phrase("pack", deck, Of("deck", t.YOU) if deck.startswith("your ") else "deck")
    taken(g)
    done_with(g, DEEDS)
    for end in ("hand", "your hand"):
        for to in ("", " to your opponent"):
            shown = (t.Reveal(V("o")), Move(V("p"), "hand"))
            g.phrase("clause", f"reveal {{o:object}}{to} and put {{p:object}} into {end}", shown)


def done_with(g: Grammar, deeds: tuple[tuple[str, str, Any], ...]) -> None:
    """What is done with cards that were named, and with cards that are chosen in the verb's own words."""
    for before, after, means in deeds:
        g.phrase("clause", f"{before}{{o:object}}{after}", (means,))
        if before == "discard ":
            g.phrase("clause", f"{before}{{c:taken_discard}}{after}", (V("c"), t.pattern(_on(means, Ref("discard")))))
            continue
        g.phrase("clause", f"{before}{{c:taken}}{after}", (V("c"), t.pattern(_on(means, IT))))
        if before not in ("retire ", "heal ", "lock ", "unlock "):
            g.phrase("clause", f"{before}{{c:taken_found}}{after}", (V("c"), t.pattern(_on(means, Ref("found")))))


def taken(g: Grammar) -> None:
    """`taken`, `taken_found`, `taken_discard`: the choice of cards that are named in the verb's own words."""
    for words, n, up_to, name in TAKEN:
        fits = placed if name == "t" else None
        g.phrase("taken" if name == "t" else "taken_found", words, Choose(name, n, V("g"), up_to=up_to), fits)
        g.phrase("taken_discard", words, Choose("discard", n, V("g"), up_to=up_to), fits)


def _on(means: Any, what: Any) -> Any:
    """The instruction with the cards `what` for `o`; its other slots stay."""
    return fill_some(means, {"o": what})


def fill_some(means: Any, env: dict[str, Any]) -> Any:
    if isinstance(means, t.Hole):
        return env.get(means.name, means)
    if type(means) is tuple:
        return tuple(fill_some(item, env) for item in means)
    if isinstance(means, t.Pattern):
        return t.KINDS[means.node.__name__](*(fill_some(value, env) for value in means.__dict__.values()))
    return means


def counting(g: Grammar) -> None:
    for template, means in (
        ("draw a card", (Draw(1),)),
        ("draw {n:several} cards", (Draw(V("n")),)),
        ("draw up to {n:several} cards", (Draw(V("n"), up_to=True),)),
        ("your opponent draws a card", (Draw(1, OPPONENT),)),
        ("your opponent draws {n:several} cards", (Draw(V("n"), OPPONENT),)),
        ("you and your opponent draw a card", (t.By(t.EACH, (Draw(1),)),)),
        ("[Counter-Charge {n:digits}]", slotted(counter_charge(MANY), SLOTS)),
        ("[Soul-Charge {n:digits}]", (Do("soul-charge", SELF, V("n")),)),
        ("[Energy-Charge {n:digits}]", (Do("energy-charge", SELF, V("n")),)),
        (  # [VG 11.8.3.1.3] a stroke means both
            "[Counter-Charge {n:digits}]/[Soul-Charge {m:digits}]",
            (*slotted(counter_charge(MANY), SLOTS), Do("soul-charge", SELF, V("m"))),
        ),
        (
            "[Soul-Charge {m:digits}]/[Counter-Charge {n:digits}]",
            (Do("soul-charge", SELF, V("m")), *slotted(counter_charge(MANY), SLOTS)),
        ),
    ):
        g.phrase("clause", template, means)
    top_cards(g)
    g.phrase("clause", "[Soul-Charge {n:digits}]{k:per}", (Do("soul-charge", SELF, t.Times(V("n"), V("k"))),))
    for deck in ("your deck", "the deck", "deck"):
        back = (Move(V("o"), "deck"), Shuffle("deck"))
        g.phrase("clause", f"return {{o:object}} to {deck} and shuffle it", back)
        g.phrase("clause", f"return {{o:object}} to {deck}, and shuffle {deck}", back)
        g.phrase("clause", f"shuffle {{o:object}} into {deck}", back)
        g.phrase("clause", f"if you searched {deck}, shuffle {deck}", SHUFFLED)
    for turn in ("that turn", "the turn"):
        used = (Do("cannot be used", SELF, word="turn"),)
        g.phrase("clause", f"this ability cannot be used for the rest of {turn}", used)
    by_name = (Do("cannot be used", SELF, word="name"),)
    for words in ("once a turn", "once per turn"):
        g.phrase("clause", f"this ability may only be used by a card with the same card name {words}", by_name)
    g.phrase("clause", "deal {n:number} damage to {o:thing}", (Do("deal damage", V("o"), V("n")),))


TOPS: tuple[tuple[str, Any], ...] = (
    ("the top card", 1),
    ("a card from the top", 1),
    ("the top {n:several} cards", V("n")),
    ("{n:several} cards from the top", V("n")),
)
"""Cards on the top of a deck: the words, and how many."""
TOP = t.Top("deck", V("m"))
FROM_TOP: tuple[tuple[str, str, Any], ...] = (
    ("put", "{z:pile}", Do("put from deck", SELF, V("m"), V("z"))),
    ("bind", "", Move(TOP, "bind", "bind", up=True)),
    ("bind", " face up", Move(TOP, "bind", "bind", up=True)),
    ("bind", " face down", Move(TOP, "bind", "bind", up=False)),
    ("discard", "", Move(TOP, "drop", "discard")),
    ("call", " {w:call_where}", Do("call", TOP, word=V("w"))),
    ("put", " into {z:the_damage} face up", Move(TOP, "damage", up=True)),
    ("put", " into {z:the_damage} face down", Move(TOP, "damage", up=False)),
    ("put", " face up into {z:the_damage}", Move(TOP, "damage", up=True)),
    ("put", " face down into {z:the_damage}", Move(TOP, "damage", up=False)),
)
"""What is done with them: the verb, the words after them, and the instruction on `m` cards."""


def top_cards(g: Grammar) -> None:
    for words, n in TOPS:
        g.phrase("top_cards", words, n)
    for verb, after, means in FROM_TOP:
        when = _from_deck if after == "{z:pile}" else None
        g.phrase("clause", f"{verb} {{m:top_cards}} of {{x:the_deck}}{after}", (means,), when)


def _from_deck(env: dict[str, Any]) -> bool:
    return env["z"] in ("drop", "soul", "damage", "hand")


SEARCHED: tuple[tuple[str, Any], ...] = (("deck", ()), ("{z:deck_and}", V("z")))
"""Where one searches: the words, and the zones besides the deck."""


def beside_deck(g: Grammar) -> None:
    """`deck_and`: the deck and other zones that are searched with it: the others."""
    for words, zone in (("hand", "hand"), ("drop", "drop"), ("drop zone", "drop"), ("soul", "soul"),
                        ("bind zone", "bind")):  # fmt: skip
        g.phrase("beside_deck", words, zone)
    x, y = "{x:beside_deck}", "{y:beside_deck}"
    for words in (f"deck or {x}", f"deck and {x}", f"{x} or deck"):
        g.phrase("deck_and", words, (V("x"),))
    for words in (f"deck or {x} or {y}", f"deck, {x} or {y}", f"deck, {x}, or {y}", f"deck, {x} and {y}"):
        g.phrase("deck_and", words, (V("x"), V("y")), _differ)


def _differ(env: dict[str, Any]) -> bool:
    return bool(env["x"] != env["y"])


def looking(g: Grammar) -> None:
    for template, means in (
        ("look at the top card of your deck", (Look("seen", 1, "deck"),)),
        ("look at the top {n:several} cards of your deck", (Look("seen", V("n"), "deck"),)),
        ("look at {n:several} cards from the top of your deck", (Look("seen", V("n"), "deck"),)),
        ("look at up to {n:several} cards from the top of your deck", (Look("seen", V("n"), "deck", up_to=True),)),
        ("reveal the top card of your deck", (Look("seen", 1, "deck"), t.Reveal(SEEN))),
        ("reveal the top {n:several} cards of your deck", (Look("seen", V("n"), "deck"), t.Reveal(SEEN))),
        ("reveal {n:several} cards from the top of your deck", (Look("seen", V("n"), "deck"), t.Reveal(SEEN))),
        ("shuffle the deck", (Shuffle("deck"),)),
        ("shuffle your deck", (Shuffle("deck"),)),
        ("shuffle that deck", (Shuffle("deck"),)),
    ):
        g.phrase("clause", template, means)
    for where, more in SEARCHED:
        for one, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
            g.phrase("clause", f"search your {where} for {one}", searched(n, V("g"), more=more))
            if more:
                g.phrase("clause", f"search for {one} from your {where}", searched(n, V("g"), more=more))
    for one, n in (("up to one {g:seen_one}", 1), ("up to {n:several} {g:seen_many}", V("n"))):
        taken = (Choose("found", n, V("g"), up_to=True),)
        g.phrase("clause", f"search for {one} from among them", taken)


TOKENS = ("Plant", "Shadow Army", "Evil Decoy", "Vision", "Skeleton Army", *pseudo.TOKENS)
TICKETS = ("Quick Shield", "Persona Shield", "Guardian Shield", *pseudo.TICKETS)


def making(g: Grammar) -> None:
    """Tokens, tickets and crests."""
    for name in TOKENS:
        article = "an" if name[0] in "AEIOU" else "a"
        for said in dict.fromkeys((name, name.lower())):
            for category, words in (
                ("token_a", f"{article} {said} token"),
                ("token_one", f"{said} token"),
                ("token_many", f"{said} tokens"),
            ):
                g.phrase(category, words, name)
    c, to = V("c"), "to {w:token_to}"
    named = t.NameNumber("tokens", 0, V("n"))
    for end, state in (("", ""), (" as [Rest]", "rest")):
        for words, name_, n in (
            ("{c:token_a}", "c", 1),
            ("{n:several} {c:token_many}", "c", V("n")),
            ("{c:token_many} equal to {n:count}", "c", V("n")),
            ("the same number of {c:token_many} as {n:count}", "c", V("n")),
        ):
            called = t.Create(V(name_), n, "RC", state=state, where=V("w"))
            g.phrase("clause", f"call {words} {to}{end}", (called,))
        some = t.Create(c, t.Chosen("tokens"), "RC", state=state, where=V("w"))
        g.phrase("clause", f"call up to one {{c:token_one}} {to}{end}", (t.NameNumber("tokens", 0, 1), some))
        g.phrase("clause", f"call up to {{n:several}} {{c:token_many}} {to}{end}", (named, some))
        g.phrase("clause", f"call up to the same number of {{c:token_many}} as {{n:count}} {to}{end}", (named, some))
    made = t.Ref("created")
    for words, cond in (
        ("called a token", t.Among(made, t.ANY, 1)),
        ("called {n:number} or more tokens", t.Among(made, t.ANY, V("n"))),
    ):
        g.phrase("cond", f"you {words}{{b:by_this}}", cond)
    for name in TICKETS:
        for to in ("hand", "your hand"):
            g.phrase("clause", f"put a {name} ticket into {to}", (t.Create(name, 1, "hand"),))
            g.phrase("clause", f"put {{n:several}} {name} tickets into {to}", (t.Create(name, V("n"), "hand"),))


THEIR = (
    ("retires {o:object}", Do("retire", V("o"))),
    ("discards {o:object}", Move(V("o"), "drop", "discard")),
    ("binds {o:object}", Move(V("o"), "bind", "bind", up=True)),
    ("binds {o:object} face down", Move(V("o"), "bind", "bind", up=False)),
    ("locks {o:object}", Do("lock", V("o"))),
    ("puts {o:object} on the bottom of their deck", Move(V("o"), "deck", position="bottom")),
    ("puts {o:object} on the bottom of their deck in any order", Move(V("o"), "deck", position="bottom")),
    ("puts {o:object} into their soul", Move(V("o"), "soul")),
    ("puts {o:object} into their drop", Move(V("o"), "drop")),
    ("returns {o:object} to their hand", Move(V("o"), "hand", "return")),
)
"""What the opponent does with their cards."""


def opposing(g: Grammar) -> None:
    """Deeds of the opponent, and what is done with their cards."""
    g.phrase("theirs_post", "{p:post}", V("p"))
    for prep in (" from hand", " in hand"):
        g.phrase("theirs_post", prep, t.Zone(("hand",)))
    for their in ("their", "his or her"):
        for prep in (" from ", " in "):
            g.phrase("theirs_post", f"{prep}{their} {{z:zone}}", V("z"))
    described(g, "theirs", "card_head", "pre", "theirs_post", always=(ENEMY,))
    for their in ("their", "his or her"):
        for group, n in (
            (f"{{n:number}} of {their} {{g:foe_many}}", V("n")),
            ("{g:a_theirs}", 1),
            ("one {g:theirs_one}", 1),
            ("{n:several} {g:theirs_many}", V("n")),
        ):
            chosen = Choose("t", n, V("g"), who=OPPONENT)
            g.phrase("clause", f"your opponent chooses {group}", (chosen,), placed)
        for template, means in THEIR:
            g.phrase("clause", template.replace("their", their), (means,))
            g.phrase("clause", f"your opponent {template.replace('their', their)}", (means,))
    for whose in ("their", "your opponent's", "his or her", "its owner's"):
        for template, zone, word, position in (
            ("put {o:object} on the bottom of {whose} deck", "deck", "put", "bottom"),
            ("put {o:object} on the top of {whose} deck", "deck", "put", "top"),
            ("put {o:object} into {whose} soul", "soul", "put", "top"),
            ("put {o:object} into {whose} drop", "drop", "put", "top"),
            ("return {o:object} to {whose} hand", "hand", "return", "top"),
        ):
            means = Move(V("o"), Of(zone, OPPONENT) if "opponent" in whose else zone, word, position)
            when = None if whose == "its owner's" else _another
            g.phrase("clause", template.replace("{whose}", whose), (means,), when)
    lost = Choose("t", V("n"), canonical(YOURS, DAMAGE))
    g.phrase("clause", "heal {n:number} damage", (lost, Do("heal", IT)))


def _another(env: Env) -> bool:
    """Whether it is another card than this one, which goes to zones of its own owner."""
    return bool(env["o"] != t.SELF)


def taking(g: Grammar) -> None:
    """ "Reveal up to one card from among them and put it into your hand"."""
    for end in ("hand", "your hand"):
        for words, group, up_to in (("up to one ", "seen_one", True), ("one ", "seen_one", False)):
            taken = (Choose("found", 1, V("g"), up_to=up_to), t.Reveal(FOUND), Move(FOUND, "hand"))
            g.phrase("clause", f"reveal {words}{{g:{group}}} from among them and put it into {end}", taken)


def add(g: Grammar) -> None:
    for part in (choosing, moving, counting, beside_deck, looking, making, opposing, taking):
        part(g)
