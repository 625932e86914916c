"""English, tallies: conditions that compare numbers with numbers, that ask what a Leader is called, and what has been
done this turn."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import owned, placed, sided
from ludex.games.dbs.text.meanings import DROP, ENERGY, HAND, IN_PLAY, LIFE, WARP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Count,
    Either,
    Exists,
    Happened,
    Plus,
    Unless,
    V,
    When,
    Zone,
)

LEADER = Zone(("leader",))
COUNTED = (
    ("life", LIFE), ("energy", ENERGY), ("cards in hand", HAND), ("cards in their hand", HAND),
    ("cards in your hand", HAND), ("Battle Cards", canonical(Zone(("battle",)), t.Word("type", "battle"))),
    ("cards in your Drop", DROP), ("cards in their Drop", DROP), ("cards in their Warp", WARP),
    ("Battle Cards in play", canonical(Zone(("battle",)), t.Word("type", "battle"))),
)  # fmt: skip


def compared(g: Grammar) -> None:
    """Numbers of cards and figures, beside each other."""
    for words in ("the same amount of", "the same number of", "as many"):
        g.phrase("same_", words, t.ANY)
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        g.phrase("value", f"{whose} life", Count(canonical(side, LIFE)))
        g.phrase("value", f"the number of cards in {whose} life", Count(canonical(side, LIFE)))
    g.phrase("cond", "{v:value} is {o:compared} {w:value}", Compare(V("v"), V("o"), V("w")), _not_both)
    g.phrase("cond", "{v:value} is {n:n} {o:bound}", Compare(V("v"), V("o"), V("n")), _number)
    g.phrase("cond", "{v:value} is {n:n}", Compare(V("v"), "=", V("n")), _number)
    for who, have, than, mine, foe in (
        ("you", "you have", "{t_:than_them}", YOURS, ENEMY),
        ("your opponent", "your opponent has", "{t_:than_you}", ENEMY, YOURS),
    ):
        for said, zone in COUNTED:
            a, b = Count(canonical(mine, *parts_of(zone))), Count(canonical(foe, *parts_of(zone)))
            further = f"{have} {{n:n}} or more {said} {than}"
            g.phrase("cond", further, Compare(a, ">=", Plus((b, V("n")))))
            g.phrase("cond", f"{have} at least {{n:n}} more {said} {than}", Compare(a, ">=", Plus((b, V("n")))))
            g.phrase("cond", f"{have} {{n:n}} or more fewer {said} {than}", Compare(b, ">=", Plus((a, V("n")))))
            other = "your opponent" if who == "you" else "you"
            g.phrase("cond", f"{have} {{s_:same_}} {said} as {other}", Compare(a, "=", b))
            if said.startswith(("cards in your ", "cards in their ")):
                continue
            for joint, op in (("or more", ">="), ("or less", "<="), ("or fewer", "<=")):
                as_many = f"{have} the same amount {joint} {said} as {other}"
                g.phrase("cond", as_many, Compare(a, op, b))


def _number(env: t.Env) -> bool:
    """Whether it is a count or a total: single figures have conditions of their own (`conditions`)."""
    counted = env["v"]
    lives = isinstance(counted, Count) and LIFE in parts_of(counted.what)
    return isinstance(counted, (t.Count, t.Distinct, t.Greatest)) and not lives


def _not_both(env: t.Env) -> bool:
    """Whether not both numbers are lives: `conditions` has that."""
    return not all(isinstance(env[name], t.Count) and LIFE in parts_of(env[name].what) for name in ("v", "w"))


def kinds(g: Grammar) -> None:
    """A card of one kind and a card of another, in one place or in play."""
    for joint in (" and ", " as well as "):
        for first, second in (("{g:a_kind}", "{h:a_kind}"), ("{g:a_kind}", "{h:kind_one}"),
                              ("at least 1 {g:kind_one}", "at least 1 {h:kind_one}"),
                              ("at least 1 {g:kind_one}", "1 {h:kind_one}"),
                              ("1 or more {g:kind_many}", "1 or more {h:kind_many}")):  # fmt: skip
            both = Both((Exists(t.All((V("p"), V("g")))), Exists(t.All((V("p"), V("h"))))))
            for have, fits in (("you have", _mine), ("{t_:there}", _alike), ("your opponent has", _theirs)):
                if first.startswith("1 or more") and joint == " and ":
                    continue  # `conditions` has that
                g.phrase("cond", f"{have} {first}{joint}{second}{{p:place}}", both, fits)
            mine = Both((Exists(t.All((YOURS, IN_PLAY, V("g")))), Exists(t.All((YOURS, IN_PLAY, V("h"))))))
            g.phrase("cond", f"you have {first}{joint}{second} in play", mine, _alike)


def either(g: Grammar) -> None:
    """A card of one kind or of another; what is said after the last kind belongs to that, the area to both."""
    for second, fits in (("{h:a_kind}", _no_modes), ("{h:kind_one}", _typed_second)):
        one = Either((Exists(t.All((V("p"), V("g")))), Exists(t.All((V("p"), V("h"))))))
        for have, side in (("you have", YOURS), ("your opponent has", ENEMY), ("{t_:there}", None)):
            lies = fits if side is None else _on_side(side, fits)
            g.phrase("cond", f"{have} {{g:a_kind}} or {second}{{p:place}}", one, lies)
            if side is not None:
                there = tuple(Exists(t.All((side, IN_PLAY, V(kind)))) for kind in "gh")
                g.phrase("cond", f"{have} {{g:a_kind}} or {second} in play", Either(there), fits)


def _no_modes(env: t.Env) -> bool:
    return not any(isinstance(part, t.State) for kind in "gh" for part in parts_of(env[kind]))


def _typed_second(env: t.Env) -> bool:
    """Whether the second kind is told by its type, besides what else is said of it: names would be a list."""
    parts = parts_of(env["h"])
    typed = any(isinstance(part, t.Word) and part.kind == "type" for part in parts)
    lists = any(isinstance(part, t.Some) for kind in "gh" for part in parts_of(env[kind]))
    return _no_modes(env) and typed and not lists and any(map(_name, parts_of(env["g"])))


def _on_side(side: Any, fits: Any) -> Any:
    return lambda env: side in parts_of(env["p"]) and fits(env)


def _mine(env: t.Env) -> bool:
    return YOURS in parts_of(env["p"]) and _alike(env)


def _theirs(env: t.Env) -> bool:
    return ENEMY in parts_of(env["p"]) and _alike(env)


def _alike(env: t.Env) -> bool:
    """Whether both kinds are told by a name, and are no lists: of a mere colour, it would be unclear where the first
    card is."""
    told = [parts_of(env[name]) for name in ("g", "h")]
    lists = any(isinstance(part, t.Some) for parts in told for part in parts)
    modes = any(isinstance(part, t.State) for parts in told for part in parts)
    return not lists and not modes and all(any(map(_name, parts)) for parts in told)


def _name(part: Any) -> bool:
    return isinstance(part, t.Word) and part.kind in ("name", "character", "trait")


def leaders(g: Grammar) -> None:
    """What a Leader is called."""
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        such = Exists(t.All((side, LEADER, V("p"))))
        g.phrase("cond", f"{whose} Leader's {{p:telling}}", such, _no_power)
        over = Exists(t.All((side, LEADER, t.Role("turned over"))))
        for said in (
            "is flipped to its back side",
            "'s back is face up",
            "has been flipped to its back",
            "has its back facing up",
            "is face up on its back side",
        ):
            words = f"{whose} Leader{said}" if said.startswith("'") else f"{whose} Leader {said}"
            g.phrase("cond", words, over)
        for said in (
            "'s front is facing up",
            "'s front side is facing up",
            " is flipped to its front",
            " is flipped to its front side",
        ):
            g.phrase("cond", f"{whose} Leader{said}", Unless(over))
    for post, role in ((" with its back facing up", t.Role("turned over")),
                       (" with its back side facing up", t.Role("turned over")),
                       (" with its front facing up", t.Not(t.Role("turned over"))),
                       (" with its front side facing up", t.Not(t.Role("turned over")))):  # fmt: skip
        g.phrase("post", post, role)


def _no_power(env: t.Env) -> bool:
    """Whether it is not the power that is told: `predicates` has that."""
    told = env["p"]
    return not (isinstance(told, t.Figure) and told.figure == "power" and told.op in (">=", "<="))


DONE: tuple[tuple[str, str, Any], ...] = (
    ("added a card from {} life to {} hand", "add a card from {} life to {} hand",
     {"src": ("life",), "dst": ("hand",)}),
    ("discarded {g:a_kind}", "discard {g:a_kind}", {"subject": V("g"), "word": "discard"}),
    ("sent {g:a_kind} to {} Warp", "send {g:a_kind} to {} Warp", {"subject": V("g"), "dst": ("warp",)}),
    ("sent {g:a_kind} from {} Drop to {} Warp", "send {g:a_kind} from {} Drop to {} Warp",
     {"subject": V("g"), "src": ("drop",), "dst": ("warp",)}),
    ("used {g:a_kind} in a combo", "use {g:a_kind} in a combo",
     {"subject": V("g"), "word": "combo", "dst": ("combo",)}),
    ("comboed", "combo", {"word": "combo", "dst": ("combo",)}),
    ("comboed with {g:a_kind}", "combo with {g:a_kind}", {"subject": V("g"), "word": "combo", "dst": ("combo",)}),
    ("placed {g:a_kind} from {} hand in {} Drop", "place {g:a_kind} from {} hand in {} Drop",
     {"subject": V("g"), "src": ("hand",), "dst": ("drop",)}),
    ("placed {g:a_kind} in {} energy", "place {g:a_kind} in {} energy", {"subject": V("g"), "dst": ("energy",)}),
)  # fmt: skip
"""What players have done with cards: as it is said when it is done, and after "did not"."""
DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("played {g:a_kind}", "play {g:a_kind}", When("play", V("g"), player=YOU)),
    ("attacked with {g:a_kind}", "attack with {g:a_kind}", When("attack", V("g"), player=YOU)),
    ("attacked", "attack", When("attack", player=YOU)),
    ("attacked with this card", "attack with this card", When("attack", SELF, player=YOU)),
    ("activated {g:a_kind}", "activate {g:a_kind}", When("extra used", V("g"), player=YOU)),
    ("activated a [Counter] skill", "activate a [Counter] skill", When("countered", player=YOU)),
    ("activated [Blocker]", "activate [Blocker]", When("block", player=YOU)),
    ("taken damage", "take damage", When("inflict", player=YOU)),
)


def past(g: Grammar) -> None:
    """What players have done, or not, this turn; how often."""
    have = {YOU: ("", "have ", "have not ", "did not "), OPPONENT: ("", "has ", "has not ", "did not ")}
    for who, player, its in (("you", YOU, "your"), ("your opponent", OPPONENT, "their")):
        rows = [(d.format(its, its, g="{g:a_kind}") if "{g" not in d else _said(d, its), _said(o, its),
                 When("move", player=player, **fields)) for d, o, fields in DONE]  # fmt: skip
        rows += [(d, o, t.replace(when, player=player)) for d, o, when in DEEDS]
        for done, do, when in rows:
            some, none = Compare(Happened(when), ">=", 1), Compare(Happened(when), "=", 0)
            fits = _extras if "activated {g" in done else None
            for start in have[player][:2]:
                if (start, done) not in (("", "taken damage"),) and not _known(who, start, done):
                    g.phrase("fact", f"{who} {start}{done}", some, fits)
            g.phrase("fact", f"{who} {have[player][2]}{done}", none, fits)
            g.phrase("fact", f"{who} did not {do}", none, fits)
            if "{g:a_kind}" in done:
                many = Compare(Happened(when), ">=", V("n"))
                several = done.replace("{g:a_kind}", "{n:n} or more {g:kind_many}")
                for start in have[player][:2]:
                    if not (who == "you" and done.startswith("played")):
                        g.phrase("fact", f"{who} {start}{several}", many, fits)
    for words, when in (
        ("this card", When("attack", SELF)),
        ("your Leader", When("attack", t.All((YOURS, LEADER)))),
    ):
        g.phrase("fact", f"{words} has attacked", Compare(Happened(when), ">=", 1))
        g.phrase("fact", f"{words} has not attacked", Compare(Happened(when), "=", 0))
        g.phrase("fact", f"{words} did not attack", Compare(Happened(when), "=", 0))
    koed = When("move", V("g"), word="KO", src=("battle",))
    for words in (
        "1 or more of {g:play_many} were KO'd",
        "{g:play_many} were KO'd",
        "1 or more of {g:play_many} was KO'd",
    ):
        g.phrase("fact", f"{words}", Compare(Happened(koed), ">=", 1), sided)
    many = Compare(Happened(koed), ">=", V("n"))
    g.phrase("fact", "{n:n} or more of {g:play_many} were KO'd", many, sided)
    g.phrase("fact", "{n:n} or more {g:kind_many} were KO'd", many)
    left = When("move", V("g"), word="leave")
    for words in (
        "1 of {g:play_many} was removed from {w_:whose_any} Battle Area",
        "{g:play_one} was removed from {w_:whose_any} Battle Area",
    ):
        g.phrase("fact", f"{words}", Compare(Happened(left), ">=", 1), sided)


def _said(words: str, its: str) -> str:
    return words.replace("{}", its)


def _known(who: str, start: str, done: str) -> bool:
    """Whether `conditions` has it."""
    if who == "you":
        return (start, done) in (
            ("", "played {g:a_kind}"),
            ("have ", "played {g:a_kind}"),
            ("", "attacked with {g:a_kind}"),
        )
    return (start, done) in (("", "played {g:a_kind}"), ("", "attacked with {g:a_kind}"))


def _extras(env: t.Env) -> bool:
    """Whether they are Extra Cards: only these are activated."""
    return t.Word("type", "extra") in parts_of(env["g"])


def hues(g: Grammar) -> None:
    """How many colours there are among cards."""
    for have in ("{t_:there}", "you have"):
        for among in ("among", "in", "on"):
            said = f"{have} {{n:n}} {{o:fewer}} {{c_:colors_}} {among} {{g:hued_many}}"
            g.phrase("cond", said, Compare(Count(V("g")), V("o"), V("n")), owned)
            if among != "among":
                said = f"{have} {{n:n}} or more {{c_:colors_}} {among} {{g:hued_many}}"
                g.phrase("cond", said, Exists(V("g"), V("n")), owned)
        few = Compare(Count(t.All((V("p"), t.Different("color")))), V("o"), V("n"))
        g.phrase("cond", f"{have} {{n:n}} {{o:fewer}} {{c_:colors_}}{{p:place}}", few)
        enough = Exists(t.All((V("p"), t.Different("color"))), V("n"))
        g.phrase("cond", f"{have} {{n:n}} or more {{c_:colors_}}{{p:place}}", enough)


def piles(g: Grammar) -> None:
    """[DBS+ 11-3-1] What attacks or is attacked."""
    for words in ("{g:a_play} is {r:role}", "{g:a_play} attacks {h:target}"):
        role = V("r") if "r:" in words else t.Role("attacking", V("h"))
        g.phrase("fights", words, Exists(t.All((V("g"), role))))
    g.phrase(
        "cond",
        "you played another {g:other_moved_one}{t_:today}",
        Compare(Happened(When("play", V("g"), player=YOU)), ">=", 1),
    )


def were(g: Grammar) -> None:
    """What a card was like that is gone; how this card came."""
    g.phrase("cond", "you played this card from {w_:whose_origin} {z:origin}", V("z"))
    for group, fits in (("mine", None), ("at", owned)):
        g.phrase("had_mine", f"{{n:n}} or more total {{g:{group}_many}}", Exists(V("g"), V("n")), fits)
        few = Compare(Count(V("g")), V("o"), V("n"))
        g.phrase("had_mine", f"only {{n:n}} {{o:fewer}} {{g:{group}_many}}", few, fits)
    g.phrase("had_play", "{n:n} or more total {g:at_many}", Exists(V("g"), V("n")), placed)


def add(g: Grammar) -> None:
    for part in (piles, were, compared, kinds, either, leaders, past, hues):
        part(g)
