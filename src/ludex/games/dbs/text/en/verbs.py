"""English, verbs: what is done to cards. Each verb is said of cards that are chosen, of all cards of a kind, or of what
was named before; the same verbs make costs (`costs`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import modeless, placed, sided
from ludex.games.dbs.text.meanings import FOUND, IT, ME, PAID, SEEN, THEM, YOUR_LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOU, Choose, Do, Move, Rest, Search, SetState, V

Make = Callable[[Any], Any]


def picks(g: Grammar, category: str, name: str, past: str = "") -> None:
    """`CATEGORY`: cards that are chosen, as instructions; `name`: what the choice binds; `past`: the keyword that the
    choice ignores."""
    rows: list[tuple[str, Any, Any, Any]] = []
    for group, fits in (("play", sided), ("at", placed)):
        for of in ("", "of "):
            rows.append((f"{{n:n}} {of}{{g:{group}_many}}", V("n"), False, fits))
            rows.append((f"up to {{n:n}} {of}{{g:{group}_many}}", V("n"), True, fits))
            rows.append((f"all {of}{{g:{group}_many}}", t.Count(V("g")), False, fits if group == "at" else None))
            rows.append((f"any number of {{g:{group}_many}}", t.Boundless(), True, fits)) if not of else None
        rows.append((f"1 {{g:{group}_one}}", 1, False, fits))
        rows.append((f"up to 1 {{g:{group}_one}}", 1, True, fits))
        rows.append((f"{{g:a_{group}}}", 1, False, fits))
    some = t.Some((SELF, V("g")))
    g.phrase(category, "this card or 1 of {g:play_many}", (Choose(name, 1, some),))
    g.phrase(category, "1 of this card or {g:play_many}", (Choose(name, 1, some),))
    few = Choose(name, 2, V("g"), True, least=1)
    g.phrase(category, "1 or 2 {g:at_many}", (few,), placed)
    g.phrase(category, "1 or 2 of {g:play_many}", (few,), sided)
    for words, n, up_to, fits in rows:
        g.phrase(category, words, (Choose(name, n, V("g"), up_to, past=past),), fits)


def found(g: Grammar) -> None:
    """`pick`: also cards of a deck, and of those that were looked at."""
    for one, n, up_to in (
        ("1 {g:%s_one}", 1, False), ("up to 1 {g:%s_one}", 1, True), ("{n:several} {g:%s_many}", V("n"), False),
        ("up to {n:several} {g:%s_many}", V("n"), True), ("{g:a_%s}", 1, False),
    ):  # fmt: skip
        g.phrase("pick", one % "found", (Choose("found", n, V("g"), up_to),), modeless)
        for place in (" from your deck", " in your deck"):
            g.phrase("pick", one % "kind" + place, (Search("found", n, V("g"), "deck", up_to=up_to),), modeless)
            described_so = t.All((V("g"), V("p")))
            made = (Search("found", n, described_so, "deck", up_to=up_to),)
            g.phrase("pick", one % "kind" + place + "{p:post}", made, modeless)
        for zones, more in (("deck or Drop", ("drop",)), ("hand or deck", ("hand",)), ("deck or hand", ("hand",)),
                            ("Drop or deck", ("drop",)), ("hand, deck, or Drop", ("hand", "drop")),
                            ("hand, Drop, or deck", ("hand", "drop"))):  # fmt: skip
            both = Search("found", n, V("g"), "deck", up_to=up_to, more=more)
            g.phrase("pick", one % "kind" + f" from your {zones}", (both,), modeless)
            g.phrase("pick", one % "kind" + f" in your {zones}", (both,), modeless)


def whole_kinds(g: Grammar) -> None:
    """One card of two kinds, each said whole: "a red A card or a blue B card". What is said after the second kind is
    where both are."""
    either = t.Some((V("a"), V("b")))
    for name, category in (("t", "pick"), ("paid", "toll")):
        for up, up_to in (("", False), ("up to ", True)):
            two = Choose(name, 1, t.All((either, V("p"))), up_to)
            g.phrase(category, f"{up}1 {{a:whole_one}} or {{b:whole_one}}{{p:place}}", (two,), modeless)
    for up, up_to in (("", False), ("up to ", True)):
        seen = Choose("found", 1, t.All((SEEN, either)), up_to)
        for end in ("", " among them", " from among them"):
            g.phrase("pick", f"{up}1 {{a:whole_one}} or {{b:whole_one}}{end}", (seen,), modeless)
        for place in (" from your deck", " in your deck"):
            searched = Search("found", 1, either, "deck", up_to=up_to)
            g.phrase("pick", f"{up}1 {{a:whole_one}} or {{b:whole_one}}{place}", (searched,), modeless)


def verbs() -> list[tuple[str, Make]]:
    """Templates of verbs, with `{}` for the objects, and what they mean."""
    found: list[tuple[str, Make]] = [
        ("KO {}", lambda what: Move(what, "drop", "KO")),
        ("rest {}", lambda what: SetState(what, "rest")),
        ("reveal {}", t.Reveal),
        ("return {} to hand", lambda what: Move(what, "hand", "return")),
        ("take {} into hand", lambda what: Move(what, "hand", "return")),
    ]
    for mode in ("Active", "Rest"):
        found.append((f"switch {{}} to {mode} Mode", _turn(mode.lower())))
    for negated, more in NEGATED:
        for mode, word in (("", ""), (" in Active Mode", ""), (" in Rest Mode", "rest")):
            for area in ("", " in your Battle Area"):
                found.append((f"play {{}}{area}{mode}{negated}", _played(word, more)))
                if negated and mode:
                    found.append((f"play {{}}{area}{negated}{mode}", _played(word, more)))
    for whose in ("its owner's", "their owner's", "your", "their"):
        found.append((f"return {{}} to {whose} hand", lambda what: Move(what, "hand", "return")))
        found.append((f"add {{}} to {whose} hand", lambda what: Move(what, "hand", "add")))
        for verb in ("place", "put"):
            found.append((f"{verb} {{}} in {whose} Drop", lambda what: Move(what, "drop")))
            for order in ("", " in any order"):
                for at in ("at", "on"):
                    words = f"{verb} {{}} {at} the bottom of {whose} deck{order}"
                    found.append((words, lambda what: Move(what, "deck", position="bottom")))
                found.append((f"{verb} {{}} on top of {whose} deck{order}", lambda what: Move(what, "deck")))
                found.append((f"{verb} {{}} on the top of {whose} deck{order}", lambda what: Move(what, "deck")))
    for whose in ("its owner's", "their owner's", "your", "their", "the"):
        found.append((f"send {{}} to {whose} Warp", lambda what: Move(what, "warp", "warp")))
    found.append(("play {} on top of this card", lambda what: Do("play onto", what)))
    found.append(("place {} under this card", lambda what: Do("place under", what)))
    for verb in ("place", "put"):
        found.append((f"{verb} {{}} in the Drop", lambda what: Move(what, "drop")))
        for area in ("your energy", "your Energy Area"):
            found.append((f"{verb} {{}} in {area}", lambda what: Move(what, "energy", whose=YOU)))
            for mode in ("Active", "Rest"):
                words = f"{verb} {{}} in {area} in {mode} Mode"
                found.append((words, _into("energy", mode.lower())))
        found.append((f"{verb} {{}} in your life", lambda what: Move(what, "life", whose=YOU)))
        found.append((f"{verb} {{}} back in any order", lambda what: Move(what, "deck")))
    found.append(("add {} to your energy", lambda what: Move(what, "energy", whose=YOU)))
    found.append(("add {} to your energy in Rest Mode", _into("energy", "rest")))
    return found


GAME = ""
"""[DBS 8-2-2-2] The duration word of what never ends."""
NEGATED: tuple[tuple[str, str | None], ...] = (
    ("", None),
    (" with its skills negated for the turn", "turn"),
    (" with their skills negated for the turn", "turn"),
    (" with its skills negated for the game", GAME),
    (" with its skills negated", GAME),
    (" with their skills negated", GAME),
)
"""What is said of cards that are played without their skills, and for how long."""


def _played(mode: str, negated: str | None) -> Make:
    """[DBS 3-6-3] Plays cards, perhaps in Rest Mode, perhaps with their skills negated [DBS 8-3-2]."""
    if negated is None:
        return lambda what: Do("play", what, word=mode)
    return lambda what: (Do("play", what, word=mode), t.Give(what, (t.Strip(ME, negate=True),), negated))


def _turn(state: str) -> Make:
    return lambda what: SetState(what, state)


def _into(zone: str, state: str) -> Make:
    return lambda what: Move(what, zone, state=state, whose=YOU)


def _several(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)


def _beside(env: t.Env) -> bool:
    """Whether the cards that are chosen besides this card lie openly; of cards in hand, this card would be one, too."""
    zones = {name for part in walk.nodes(env["c"]) if isinstance(part, t.Zone) for name in part.names}
    return zones <= {"battle", "leader", "energy"} and not any(isinstance(part, Search) for part in env["c"])


def _two(env: t.Env) -> bool:
    """Whether both choices say alike where their cards are: among those looked at, in the deck, or in areas."""
    return _source(env["c"]) == _source(env["d"])


def _source(choice: tuple[Any, ...]) -> object:
    if any(isinstance(part, Search) for part in choice):
        return "deck"
    return any(part == SEEN for part in walk.nodes(choice))


def _alike(env: t.Env) -> bool:
    """Whether the first kind has figures if the second has: else it would be unclear of which they are said. No mode
    is said of cards in a deck."""
    figures = [any(isinstance(part, t.Figure) for part in walk.nodes(env[name])) for name in ("a", "b")]
    states = any(isinstance(part, t.State) for name in ("a", "b") for part in walk.nodes(env[name]))
    return not states and (figures[0] or not figures[1])


def deeds(g: Grammar) -> None:
    """`clause`: what is done; `payment`: the same as a cost."""
    for template, make in verbs():
        g.phrase("clause", template.replace("{}", "{o:thing}"), _several(make(V("o"))))
        g.phrase("clause", template.replace("{}", "{o:things}"), _several(make(V("o"))))
        g.phrase("clause", template.replace("{}", "{c:pick}"), (Rest("c"), *_several(make(IT))))
        both = (Rest("c"), *_several(make(IT)), Rest("d"), *_several(make(IT)))
        g.phrase("clause", template.replace("{}", "{c:pick} and {d:pick}"), both, _two)
        for joint in (" and ", ", "):
            words = f"choose {{c:pick}} and {{d:pick}}{joint}{template.replace('{}', 'them')}"
            g.phrase("clause", words, both, _two)
        for place in (" from your deck", " in your deck"):
            pair: list[Any] = []
            for name in ("a", "b"):
                pair += (Search("found", 1, V(name), "deck", up_to=True), *_several(make(FOUND)))
            kinds = f"up to 1 {{a:kind_one}} and up to 1 {{b:kind_one}}{place}"
            g.phrase("clause", template.replace("{}", kinds), tuple(pair), _alike)
        if isinstance(make(SELF), tuple):
            continue
        if not template.startswith(("play", "reveal")):
            both = (Rest("c"), make(t.Some((SELF, IT))))
            for words in ("this card and {c:pick}", "{c:pick} and this card"):
                g.phrase("clause", template.replace("{}", words), both, _beside)
                g.phrase("payment", template.replace("{}", words.replace("pick", "toll")),
                         (Rest("c"), make(t.Some((SELF, PAID)))), _beside)  # fmt: skip
            for joint in (" and ", ", "):
                words = f"choose this card and {{c:pick}}{joint}{template.replace('{}', 'them')}"
                g.phrase("clause", words, both, _beside)
                g.phrase("payment", words.replace("pick", "toll"), (Rest("c"), make(t.Some((SELF, PAID)))), _beside)
        g.phrase("clause", template.replace("{}", "all {g:play_many}"), (make(V("g")),))
        g.phrase("clause", template.replace("{}", "all of {g:play_many}"), (make(V("g")),))
        g.phrase("payment", template.replace("{}", "this card"), (make(SELF),))
        for area, zone in (("hand", "hand"), ("Drop", "drop"), ("Combo Area", "combo"), ("energy", "energy")):
            here = make(t.All((t.Zone((zone,)), SELF)))
            for category in ("payment", "clause"):
                if not template.startswith("play") or category == "payment":
                    g.phrase(category, template.replace("{}", f"this card from your {area}"), (here,))
                    g.phrase(category, template.replace("{}", f"this card in your {area}"), (here,))
                    g.phrase(category, template.replace("{}", "this card") + f" from your {area}", (here,))
        if not template.startswith("play"):
            for area, zone in (("from a Combo Area", "combo"), ("in the Battle Area", "battle")):
                here = make(t.All((t.Zone((zone,)), SELF)))
                g.phrase("payment", template.replace("{}", f"this card {area}"), (here,))
        g.phrase("payment", template.replace("{}", "{c:toll}"), (Rest("c"), make(PAID)))
        for joint in (" and ", ", "):
            for it in ("it", "them", "that card", "those cards"):
                words = f"choose {{c:toll}}{joint}{template.replace('{}', it)}"
                g.phrase("payment", words, (Rest("c"), make(PAID)))
    g.phrase("clause", "choose {c:pick}", V("c"))
    for it in ("{o:it}", "{o:things}"):
        g.phrase("clause", f"discard {it}", (Move(V("o"), "drop", "discard"),))
    for joint in (" and ", ", "):
        for it in ("it", "them"):
            words = f"choose {{c:toll}}{joint}discard {it}"
            g.phrase("payment", words, (Rest("c"), Move(PAID, "drop", "discard")))


def _mine(env: t.Env) -> bool:
    """Whether the cards are chosen among one's own."""
    return any(part == t.YOURS for part in walk.nodes(env["c"]))


def _theirs(env: t.Env) -> bool:
    return any(part == t.ENEMY for part in walk.nodes(env["c"]))


def negated(g: Grammar) -> None:
    """[DBS 8-9-1-4] Skills that are negated before a card is played: the effect is on the card that was played."""
    for its, it, what in (("its", "it", IT), ("their", "them", THEM)):
        for words, until in ((" for the turn", "turn"), (" for the game", GAME), ("", GAME)):
            for joint in (" and ", ", and ", ", ", ", then "):
                for mode, word in (("", ""), (" in Rest Mode", "rest")):
                    made = (Do("play", what, word=word), t.Give(what, (t.Strip(ME, negate=True),), until))
                    g.phrase("clause", f"negate {its} skills{words}{joint}play {it}{mode}", made)


def further(g: Grammar) -> None:
    left = t.Plus((t.Count(YOUR_LIFE), V("n")))
    taken = (Choose("t", left, YOUR_LIFE), Move(IT, "hand", "add"))
    g.phrase("clause", "add cards from your life to your hand until you have {n:minus} life left", taken)
    g.phrase("clause", "add cards from your life to your hand until you have {n:minus} life", taken)
    for words in ("flip this card over", "turn this card over", "flip over this card"):
        g.phrase("clause", words, (Do("flip"),))
    for it in ("{o:it}", "{o:things}"):
        for whose in ("your", "their", "its owner's", "your opponent's"):
            for at in ("at", "on"):
                ends = ((Move(V("o"), "deck"),), (Move(V("o"), "deck", position="bottom"),))
                g.phrase("clause", f"place {it} {at} the top or bottom of {whose} deck", (t.Modes(1, ends),))
    for whose, shuffled in (("your", t.Shuffle("deck")), ("their", t.By(t.OPPONENT, (t.Shuffle("deck"),)))):
        into = (Rest("c"), Move(IT, "deck"), shuffled)
        g.phrase("clause", f"shuffle {{c:pick}} into {whose} deck", into, _theirs if whose == "their" else _mine)
    for words in ("negate the attack", "negate that attack"):
        g.phrase("clause", words, (Do("negate the attack"),))
    for words in ("play", "counter", "skill"):
        g.phrase("clause", f"negate the {words}", (Do("negate"),))
    for words in ("negate [Blocker]", "negate that [Blocker]"):
        g.phrase("clause", words, (Do("block", word="negate"),))
    for area, zone in (("hand", "hand"), ("Drop", "drop"), ("energy", "energy"), ("life", "life"), ("Warp", "warp")):
        here = t.All((t.Zone((zone,)), SELF))
        g.phrase("clause", f"play this card from your {area}", (Do("play", here),))
        g.phrase("clause", f"play this card from your {area} in Rest Mode", (Do("play", here, word="rest"),))


def add(g: Grammar) -> None:
    picks(g, "pick", "t")
    picks(g, "toll", "paid")
    picks(g, "past", "t", "Barrier")
    for joint in (", ", " "):
        g.phrase("clause", f"choose {{c:past}}{joint}ignoring [Barrier]", V("c"))
    found(g)
    whole_kinds(g)
    deeds(g)
    negated(g)
    further(g)
