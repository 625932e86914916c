"""English, noun phrases: what cards are like, where they are, whose they are."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.meanings import (
    ABLE,
    BATTLE,
    BATTLE_CARD,
    COLORED,
    COMBO,
    DROP,
    ENERGY,
    EXTRA,
    HAND,
    IN_PLAY,
    IT,
    LEADER,
    LIFE,
    PAID,
    SEEN,
    SKILL_LESS,
    THEM,
    WARP,
    only,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, joined, words
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, SELF, YOURS, Env, Linked, Not, Some, State, V, Within, Word

TYPES: tuple[tuple[str, str, Any, Any], ...] = (
    ("Battle Card", "Battle Cards", BATTLE_CARD, t.All((BATTLE, BATTLE_CARD))),  # [DBS 3-6-6]
    ("Extra", "Extras", EXTRA, t.All((BATTLE, EXTRA))),
    ("Leader", "Leaders", LEADER, t.Zone(("leader",))),  # [DBS 2-3-2-1-1]
    ("card", "cards", t.ANY, IN_PLAY),
)
"""Nouns, what they say of a card, and of a card in play [DBS 2-3-2-1] [DBS 2-3-2-2] [DBS 2-3-2-3]."""
AREAS = (
    ("hand", HAND), ("Drop", DROP), ("Battle Area", BATTLE), ("energy", ENERGY), ("Energy Area", ENERGY),
    ("life", LIFE), ("Combo Area", COMBO), ("Warp", WARP), ("Leader Area", t.Zone(("leader",))),
)  # fmt: skip
"""[DBS 3-1-1] Areas, as texts call them."""


OPEN = t.Zone(("drop", "leader", "battle", "combo", "energy", "warp", "under"))


def kinds(g: Grammar) -> None:
    """Nouns. `head`: without an area; `phead`: of cards in play or in the Energy Area."""
    for one, many, kind, there in TYPES:
        g.phrase("head_one", one, kind)
        g.phrase("head_many", many, kind)
        g.phrase("phead_one", one, there)
        g.phrase("phead_many", many, there)
    for number, noun in (("one", "non-Battle Card"), ("many", "non-Battle Cards")):
        g.phrase(f"head_{number}", noun, Not(BATTLE_CARD))
    for number in ("one", "many"):
        g.phrase(f"phead_{number}", "energy", ENERGY)  # [DBS 3-8-1-1]
        g.phrase(f"phead_{number}", "life", LIFE)
        copies = "copy of this card" if number == "one" else "copies of this card"
        g.phrase(f"head_{number}", copies, t.Shares(SELF, "name"))
        g.phrase(f"phead_{number}", copies, t.All((IN_PLAY, t.Shares(SELF, "name"))))
        for words_, means in (
            ("{c:character}", Word("character", V("c"))),
            ("{c:trait}", Word("trait", V("c"))),
            ("{c:name}", Word("name", V("c"))),
        ):
            g.phrase(f"head_{number}", words_, means)
            g.phrase(f"phead_{number}", words_, t.All((IN_PLAY, means)))
    names = (("{%s:character}", "character"), ("{%s:trait}", "trait"), ("{%s:name}", "name"))
    for one_, first in names:
        for other_, second in names:
            both = Some((Word(first, V("c")), Word(second, V("d"))))
            for number in ("one", "many"):
                g.phrase(f"head_{number}", one_ % "c" + " or " + other_ % "d", both)
                g.phrase(f"phead_{number}", one_ % "c" + " or " + other_ % "d", t.All((IN_PLAY, both)))
        g.phrase("name_word", one_ % "c", Word(first, V("c")))
    for joint, last in ((", ", ", or "), (", ", " or "), (" or ", " or "), (", ", ", and/or ")):
        g.add("names_or", Many("name_word", joint=joint, last=last, least=3))
    for number in ("one", "many"):
        g.phrase(f"head_{number}", "{c:names_or}", Some(V("c")))
        g.phrase(f"phead_{number}", "{c:names_or}", t.All((IN_PLAY, Some(V("c")))))
    pair = Some((t.All((V("a"), V("c"))), t.All((V("b"), V("d")))))
    g.phrase("head_one", "{a:adjective} {c:name_word} or {b:adjective} {d:name_word}", pair)
    for joint, last in ((", ", " and "), (", ", ", and ")):
        g.add("names_and", Many("name_word", joint=joint, last=last, least=2))
    two = (("Battle Card", "Extra"), ("Leader", "Battle Card"), ("Battle Card", "Leader"), ("Leader", "energy"),
           ("Battle Card", "energy"))  # fmt: skip
    zones = {one: there for one, _, _, there in TYPES} | {"energy": ENERGY}
    kinds_ = {one: kind for one, _, kind, _ in TYPES}
    plurals = {one: several for one, several, _, _ in TYPES} | {"energy": "energy"}
    for one, other in two:
        for joint in ("or", "and", "and/or"):
            both = Some((zones[one], zones[other]))
            g.phrase("phead_many", f"{plurals[one]} {joint} {plurals[other]}", both)
            if joint == "or":
                g.phrase("phead_one", f"{one} or {other}", both)
                if other != "energy":
                    g.phrase("head_one", f"{one} or {other}", Some((kinds_[one], kinds_[other])))
                    g.phrase("head_many", f"{plurals[one]} or {plurals[other]}", Some((kinds_[one], kinds_[other])))


def adjectives(g: Grammar) -> None:
    """`adjective`: one quality before a noun, without its blank; `pre`: qualities with their blanks."""
    for color in ABLE:
        g.phrase("adjective", color, COLORED[color])
        g.phrase("adjective", f"mono-{color}", only(color))
        g.phrase("adjective", f"non-{color}", Not(COLORED[color]))
    words(
        g,
        "adjective",
        (
            ("multicolor", Word("colors", "multicolor")),
            ("mono-color", Word("colors", "mono")),
            ("{c:character}", Word("character", V("c"))),
            ("{c:trait}", Word("trait", V("c"))),
            ("non-{c:trait}", Not(Word("trait", V("c")))),
            ("non-{c:character}", Not(Word("character", V("c")))),
            ("non-{k:keyworded}", Not(V("k"))),
            ("non-Leader", Not(LEADER)),
            ("non-Extra", Not(EXTRA)),
            ("non-{c:name}", Not(Word("name", V("c")))),
            ("skill-less", SKILL_LESS),
            ("originally skill-less", SKILL_LESS),
            ("{c:character}-only", t.All((Word("character", V("c")), Word("characters", "one")))),
            ("{c:trait}-only", t.All((Word("trait", V("c")), Word("traits", "one")))),
            ("{c:name}", Word("name", V("c"))),
            ("{k:keyworded}", V("k")),
        ),
    )
    g.phrase("pre", "{a:adjective} ", V("a"))
    for joint in (" or ", ", ", ", or ", " and/or "):
        g.phrase("pre", f"{{a:adjective}}{joint}{{b:adjective}} ", Some((V("a"), V("b"))), _alike)
    g.phrase("pre", "{a:adjective} and {b:adjective} ", t.All((V("a"), V("b"))), _both_not)
    for joint, last in ((", ", ", or "), (", ", " or "), (" or ", " or "), (", ", ", and/or ")):
        g.add("adjectives", Many("adjective", joint=joint, last=last, least=3))
    g.phrase("pre", "{a:adjectives} ", Some(V("a")), _all_alike)
    pair = Some((t.All((V("a"), V("b"))), t.All((V("c"), V("d")))))
    g.phrase("pre", "{a:adjective} {b:adjective} or {c:adjective} {d:adjective} ", pair)
    listed(g)
    for color in ABLE:
        g.phrase("hued_word", color.title(), COLORED[color])
        g.phrase("hued_word", color, COLORED[color])
    g.phrase("pre", "{a:hued_word}/{b:hued_word} ", t.All((V("a"), V("b"))), _two_hues)
    words(
        g,
        "ppre",
        (
            ("{p:pre}", V("p")),
            ("your ", YOURS),
            ("your opponent's ", ENEMY),
            ("the opponent's ", ENEMY),
            ("both players' ", t.ANY),
            ("opponent ", ENEMY),
            ("enemy ", ENEMY),
            ("other ", Not(SELF)),
            ("attacking ", t.Role("attacking")),
        ),
    )


def sums(g: Grammar) -> None:
    """`sum`, `sum_at`: cards of several kinds that are all meant: "all of your red and blue cards"."""
    for joint, last in ((", ", " and "), (", ", ", and ")):
        g.add("adjectives_and", Many("adjective", joint=joint, last=last, least=2))
    g.phrase("sum_pre", "{p:ppre}", V("p"))
    g.phrase("sum_pre", "{a:adjectives_and} ", Some(V("a")), _all_alike)
    g.phrase("and_pre", "{p:pre}", V("p"))
    g.phrase("and_pre", "{a:adjectives_and} ", Some(V("a")), _all_alike)
    g.phrase("sum_phead_many", "{h:phead_many}", V("h"))
    g.phrase("sum_phead_many", "{c:names_and}", t.All((IN_PLAY, Some(V("c")))))
    g.phrase("sum_head_many", "{h:head_many}", V("h"))
    g.phrase("sum_head_many", "{c:names_and}", Some(V("c")))
    for name, head, post in (("sum", "sum_phead", "ppost"), ("sum_at", "sum_head", "apost")):
        g.add(f"{name}_many", Bunch(f"{head}_many", "sum_pre", post, joined, parts_of))
    g.add("sum_held_many", Bunch("sum_head_many", "and_pre", "post", joined, parts_of, (), (YOURS, HAND)))


def listed(g: Grammar) -> None:
    """What is said after a dash of several kinds together: " card-both red and with an energy cost of 3-". What stands
    after "and" is said like anything else after a noun."""
    for word in ("-both", "-all", ", both"):
        g.phrase("both_", word, t.ANY)
    for end in ("", "-"):
        g.phrase("both_end", end, t.ANY)
    g.phrase("shared", " {a:adjective}", V("a"))
    g.phrase("shared", "{p:post}", V("p"))
    g.phrase("shared", " {a:adjective} or {b:adjective}", Some((V("a"), V("b"))), _alike)
    for article in ("a", "an"):
        g.phrase("shared", f" not {article} {{k:bare_one}}", Not(V("k")))
    for end in ("", " and", "-"):
        g.phrase("post", f"{{b_:both_}}{{p:shared}}{end}", V("p"))
    g.phrase("post", "{b_:both_}{p:shared} and {a:adjective}{e_:both_end}", t.All((V("p"), V("a"))))
    three = t.All((V("p"), V("q"), V("r")))
    g.phrase("post", "{b_:both_}{p:shared},{q:shared}, and{r:shared}{e_:both_end}", three)
    g.phrase("post", "-", t.ANY)


def _two_hues(env: Env) -> bool:
    return bool(env["a"] != env["b"])


def _all_alike(env: Env) -> bool:
    """`_alike` of a list."""
    return _alike({str(i): value for i, value in enumerate(env["a"])})


def _alike(env: Env) -> bool:
    """Whether the alternatives are of one kind (colours, names, ...), so that "or" joins just these."""
    kinds_ = {getattr(value, "kind", type(value).__name__) for value in env.values()}
    return len(kinds_) == 1 or kinds_ <= {"character", "trait", "name", "Has"}


def _both_not(env: Env) -> bool:
    """Whether both say what the card is not: then it is neither."""
    return isinstance(env["a"], Not) and isinstance(env["b"], Not)


def figures(g: Grammar) -> None:
    """[DBS 2-11-1] Costs that cards have together; what cards are told apart by."""
    for words_ in (
        "whose total energy costs add up to", "for which the total cost adds up to",
        "of which the total cost adds up to", "whose energy costs add up to", "that add up to a total energy cost of",
        "whose total energy cost is", "with total energy costs of", "with a total energy cost of",
        "with a combined energy cost of", "that adds up to a total energy cost of",
    ):  # fmt: skip
        g.phrase("told_", words_, t.ANY)
    g.phrase("post", " {t_:told_} {n:n} or less", t.AllTold(t.Total("cost", "<=", V("n"))))
    for names, kind in (("names", "name"), ("card names", "name"), ("character names", "character")):
        g.phrase("post", f" and different {names}", t.Different(kind))


def after(g: Grammar) -> None:
    for start in ("in", "that are in", "that is in", "that's in"):
        g.phrase("being_in", start, t.ANY)
    g.phrase("post", " {i_:being_in} {m:mode} Mode", State(V("m")))
    for words_ in (" that is", " that are", " which is", " which are", " that's"):
        g.phrase("that_is", words_, t.ANY)
    for words_ in (" that includes", " that include", " which includes", " which include"):
        g.phrase("including", words_, t.ANY)
    words(
        g,
        "post",
        (
            (" other than this card", Not(SELF)),
            (" other than copies of this card", Not(t.Shares(SELF, "name"))),
            (" other than a copy of this card", Not(t.Shares(SELF, "name"))),
            (" that is not a copy of this card", Not(t.Shares(SELF, "name"))),
            (" other than {c:name}", Not(Word("name", V("c")))),
            (" other than {c:character}", Not(Word("character", V("c")))),
            (" other than {c:character} cards", Not(Word("character", V("c")))),
            (" other than {c:trait} cards", Not(Word("trait", V("c")))),
            (" in a battle", t.Role("in a battle")),
            (" in battle", t.Role("in a battle")),
            (" in the battle", t.Role("in a battle")),
            (" being attacked", t.Role("attacked")),
            (" that is being attacked", t.Role("attacked")),
            (" that's being attacked", t.Role("attacked")),
            (" that is attacking", t.Role("attacking")),
            (" that's attacking", t.Role("attacking")),
            (" that are attacking", t.Role("attacking")),
            (" that's in a battle", t.Role("in a battle")),
            (" not in a battle", Not(t.Role("in a battle"))),
            (" that's not in a battle", Not(t.Role("in a battle"))),
            (" with a different name", Not(t.Shares(SELF, "name"))),
            (" with different names", t.Different("name")),
            (" with different card names", t.Different("name")),
            (" with different character names", t.Different("character")),
            ("{t_:that_is} {a:quality}", V("a")),
            ("{t_:that_is} not {a:adjective}", Not(V("a"))),
            ("{t_:that_is} not {k:kind_many}", Not(V("k"))),
            ("{t_:that_is} not {g:a_kind}", Not(V("g"))),
            (" except {k:kind_many}", Not(V("k"))),
            (" whose {p:telling}", V("p")),
            ("{i_:including} {p:included}", V("p")),
            (" with {c:name_word}", V("c")),
            (" with {c:names_or}", Some(V("c"))),
            (" named {c:character}", Word("character", V("c"))),
            (" of {c:trait}", Word("trait", V("c"))),
        ),
    )


def where(g: Grammar) -> None:
    """`place`: " in your hand" and the like; `ppost`: what may be said after cards in play."""
    g.phrase("ppost", "{p:post}", V("p"))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY), ("the opponent's", ENEMY), ("their", ENEMY)):
        g.phrase("whose_side", whose, side)
    for said, zone in AREAS:
        g.phrase("area", said, zone.names[0])
    g.phrase("areas", "{x:area}", t.Zone((V("x"),)))
    for joint in (" or ", " and ", " and/or "):
        g.phrase("areas", f"{{x:area}}{joint}{{y:area}}", t.Zone((V("x"), V("y"))))
    for joint in (" or your ", " and your ", " and/or your "):
        g.phrase("areas", f"{{x:area}}{joint}{{y:area}}", t.Zone((V("x"), V("y"))), _differ)
    for last in (", or ", " or ", ", and ", ", and/or "):
        g.phrase("areas", f"{{x:area}}, {{y:area}}{last}{{z:area}}", t.Zone((V("x"), V("y"), V("z"))))
        g.phrase("areas", f"{{x:area}}, your {{y:area}}{last}your {{z:area}}", t.Zone((V("x"), V("y"), V("z"))))
    for at in (" in", " from"):
        g.phrase("at_", at, t.ANY)
    g.phrase("place", "{a_:at_} {s:whose_side} {z:areas}", t.All((V("s"), V("z"))))
    for between in (" between ", " among "):
        two = t.All((V("s"), t.Zone((V("x"), V("y")))))
        g.phrase("place", f"{between}{{s:whose_side}} {{x:area}} and {{y:area}}", two, _differ)
    for both in ("your or your opponent's", "either player's", "your and your opponent's", "all", "any"):
        g.phrase("place", f"{{a_:at_}} {both} {{z:areas}}", V("z"))
    g.phrase("place", " in play in {s:whose_side} Battle Area", t.All((V("s"), BATTLE)))
    for words_ in (" in play in a Battle Area", " in play in any Battle Area", " in play in all Battle Areas"):
        g.phrase("place", words_, BATTLE)
    g.phrase("place", " in areas other than your deck, hand, or life", t.All((YOURS, OPEN)))
    for said, zone in AREAS:
        g.phrase("place", f"{{a_:at_}} your {said} and your opponent's {said}", zone)
    g.phrase("place", " in play", IN_PLAY)
    above = Some((t.All((YOURS, t.Zone((V("x"),)))), t.All((t.Zone(("under",)), Linked(V("h"))))))
    g.phrase("place", " from your {x:area} or from under {h:upper}", above)
    g.phrase("ppost", " in play", t.ANY)
    for words_ in (" in the Battle Area", " in a Battle Area", " in any Battle Area"):
        g.phrase("place", words_, BATTLE)
    for at in (" under ", " from under ", " placed under ", " that is under ", " that are under "):
        g.phrase("beneath", at, t.ANY)
    for words_, host in (
        ("this card", SELF),
        ("your Leader", t.All((YOURS, t.Zone(("leader",))))),
        ("{o:it}", V("o")),
        ("{g:a_play}", V("g")),
        ("1 of {g:play_many}", V("g")),
    ):
        g.phrase("upper", words_, host)
    g.phrase("upper", "{g:play_one}", V("g"), _hosts)
    g.phrase("place", "{b_:beneath}{h:upper}", Linked(V("h")))
    g.phrase("apost", "{p:post}", V("p"))
    g.phrase("apost", "{p:place}", V("p"))
    g.phrase("apost", "{b_:both_}{p:shared} and{q:place}{e_:both_end}", t.All((V("p"), V("q"))))


def groups(g: Grammar) -> None:
    """`kind`: what a card is like; `play`: a card in play, or energy; `at`: with the area where it is; `found`: one of
    those looked at."""
    described(g, "kind", "head", "pre", "post")
    described(g, "play", "phead", "ppre", "ppost")
    described(g, "mine", "phead", "ppre", "ppost", (), (YOURS,))
    described(g, "theirs", "phead", "ppre", "ppost", (), (ENEMY,))
    described(g, "of_theirs", "phead", "pre", "ppost", (), (ENEMY,))
    described(g, "at", "head", "ppre", "apost")
    described(g, "held", "head", "pre", "post", (), (YOURS, HAND))
    described(g, "found", "head", "pre", "fpost", (), (SEEN,))
    g.phrase("fpost", "{p:post}", V("p"))
    g.phrase("fpost", " among them", t.ANY)
    g.phrase("fpost", " from among them", t.ANY)
    for name, side in (("my_leader", YOURS), ("their_leader", ENEMY)):
        described(g, name, "head", "pre", "post", (), (side, t.Zone(("leader",))))
        g.add(f"{name}_is", Bunch("quality", "none", "none", joined, parts_of, (), (side, t.Zone(("leader",)))))
    g.phrase("quality", "{a:adjective}", V("a"))
    for joint in (" or ", ", "):
        g.phrase("quality", f"{{a:adjective}}{joint}{{b:adjective}}", Some((V("a"), V("b"))))
    g.phrase("quality", "{a:adjective}, {b:adjective}, or {c:adjective}", Some((V("a"), V("b"), V("c"))))
    for both in ("", "both "):
        g.phrase("quality", f"{both}{{a:adjective}} and {{b:adjective}}", t.All((V("a"), V("b"))))
    g.phrase("quality", "{a:adjective}, {b:adjective}, and {c:adjective}", t.All((V("a"), V("b"), V("c"))))
    four = t.All((V("a"), V("b"), V("c"), V("d")))
    g.phrase("quality", "{a:adjective}, {b:adjective}, {c:adjective}, and {d:adjective}", four)


def _differ(env: Env) -> bool:
    return bool(env["x"] != env["y"])


def _hosts(env: Env) -> bool:
    """Whether it is said whose card it is, and not only that it is a Leader."""
    return sided(env) and env["g"] != t.All((YOURS, t.Zone(("leader",))))


def backs(g: Grammar) -> None:
    """[DBS 2-3-2-1-2] What the back of a Leader is like: it has these words besides those of the face that is up."""
    for slot in ("color", "character", "trait", "name"):
        word = Word(f"back {slot}", V("c"))
        g.phrase("back_adjective", f"{{c:{slot}}}", word)
        g.phrase("back_head", f"{{c:{slot}}}", word) if slot != "color" else None
    g.phrase("back_pre", "{a:back_adjective} ", V("a"))
    either = Some((V("a"), V("b")))
    g.phrase("back_pre", "{a:back_adjective} or {b:back_adjective} ", either, _alike)
    for slot in ("character", "trait", "name"):
        two = t.All((Word(f"back {slot}", V("c")), Word(f"back {slot}", V("d"))))
        g.phrase("back_post", f" with both {{c:{slot}}} and {{d:{slot}}}", two)
        within = Within(f"back {slot}", V("c"))
        g.phrase("back_post", f" with {{c:{slot}}} in its {'card' if slot == 'name' else slot} name", within)
    g.phrase("back_head", "card", t.ANY)
    leader = t.Zone(("leader",))
    for name, side in (("my_back", YOURS), ("their_back", ENEMY)):
        g.add(f"{name}_one", Bunch("back_head", "back_pre", "back_post", joined, parts_of, (), (side, leader)))


def placed(env: Env) -> bool:
    """Whether the group says in which area its cards are; of one's cards in play, `play` speaks."""
    parts = parts_of(env["g"])
    told = any(isinstance(part, t.Side) or (isinstance(part, Word) and part.kind == "type") for part in parts)
    if (IN_PLAY in parts and told) or (YOURS in parts and ENEMY in parts):
        return False
    lying = {name for part in parts if isinstance(part, t.Zone) for name in part.names}
    covered = any(isinstance(part, Linked) for part in walk.nodes(env["g"]))
    if covered and not modeless(env):  # only the card on top has a mode
        return False
    if lying and covered:  # the area is that of the card on top
        return False
    if not modeless(env) and not lying <= {"battle", "leader", "energy"}:
        return False
    return any(map(_says_where, parts))


def _says_where(part: Any) -> bool:
    if isinstance(part, Some):
        return all(any(map(_says_where, parts_of(one))) for one in part.parts)
    return isinstance(part, (t.Zone, Linked))


def modeless(env: Env) -> bool:
    """Whether the group says nothing on the mode of its cards: only some areas have one [DBS 4-8-1]."""
    said = [part for name in ("g", "p") if name in env for part in parts_of(env[name])]
    return not any(isinstance(part, State) for part in said)


def sided(env: Env) -> bool:
    """Whether the group says whose cards it means."""
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def owned(env: Env) -> bool:
    """Whether the group says both."""
    return placed(env) and sided(env)


def called_leader(env: Env) -> bool:
    """Whether the group has the word Leader: without it, a card in the Battle Area may be meant as well."""
    return LEADER in parts_of(env["g"])


def things(g: Grammar) -> None:
    """What was named before, or the card itself."""
    g.phrase("thing", "this card", SELF)
    for words_ in ("it", "that card", "that Battle Card", "the chosen card", "that Leader", "the chosen Battle Card"):
        g.phrase("thing", words_, IT)
        g.phrase("it", words_, IT)
    for role, said in (("attacking", ("the attacking card", "the attacking Battle Card", "the attacking Leader")),
                       ("attacked", ("the attacked card", "the card being attacked"))):  # fmt: skip
        for words_ in said:
            g.phrase("thing", words_, t.All((IN_PLAY, t.Role(role))))
    for words_ in ("them", "those cards", "the chosen cards", "those Battle Cards", "all of the chosen cards",
                   "all the chosen cards", "all of those cards", "the cards chosen with this skill",
                   "all of the cards chosen with this skill", "all cards chosen with this skill"):  # fmt: skip
        g.phrase("things", words_, THEM)
    for words_ in ("it", "them", "that card", "those cards"):
        g.phrase("due", words_, PAID)


def add(g: Grammar) -> None:
    for part in (kinds, adjectives, sums, figures, after, where, groups, backs, things):
        part(g)
