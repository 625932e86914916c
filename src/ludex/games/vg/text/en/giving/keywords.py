"""English, keywords and abilities that units get, have all the same, or lose."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.meanings import DAMAGE, HAND, IT, ME, SEEN, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Do,
    Exists,
    Give,
    Gives,
    Has,
    Is,
    May,
    Modify,
    Rename,
    Rest,
    Rule,
    Unless,
    V,
)

SUBJECTS = (("thing", "gets", "loses"), ("things", "get", "lose"))
ICONS = (("[CONT]", "Continuous"), ("[AUTO]", "Automatic"), ("[ACT]", "Activated"))
WINGS = (("White Wings", "Black Wings"), ("Black Wings", "White Wings"))


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


def faces_and_names(g: Grammar) -> None:
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


def activating(g: Grammar) -> None:
    """[VG 7.15.1.2] An activated ability of a card that was named."""
    used = (Do("activate", IT, word="without its cost"),)
    for its in ("its", "that card's"):
        for original_ in ("original ", ""):
            for cost in ("without paying the cost", "without paying its cost"):
                g.phrase("clause", f"choose one of {its} {original_}[ACT] abilities, and activate it {cost}", used)


def silenced(g: Grammar) -> None:
    """[VG 11.4.2] Abilities of the opponent's units that do nothing."""
    for icon, kind in ICONS[1:]:
        mute: Any = (t.Strip(ME, kind=kind, negate=True),)
        for verb in ("activate", "use", "play"):
            for the in ("the ", "all of the ", ""):
                words = f"your opponent cannot {verb} {the}{icon} abilities of their {{g:foe_many}}"
                g.phrase("state", words, (Gives(V("g"), mute),))


def having(g: Grammar) -> None:
    """What one may have a unit get; one figure or another."""
    for subject in ("thing", "things"):
        gets = f"have {{o:{subject}}} get {{b:boons}}"
        given = (May((Give(V("o"), V("b"), V("u")),)),)
        for category in ("opening", "turn"):
            g.phrase(category, f"{{u:until}}, you may {gets}", given)
        two = f"have {{o:{subject}}} get {{f:figure}} +{{n:digits}} or -{{m:minus}} {{u:until}}"
        either = t.Modes(
            1,
            tuple((Give(V("o"), (Modify(ME, V("f"), "+", V(n)),), V("u")),) for n in ("n", "m")),
        )
        for category in ("opening", "turn"):
            g.phrase(category, f"you may {two}", (May((either,)),))


def stripping(g: Grammar) -> None:
    """Keywords and abilities that units lose, and cannot get."""
    for subject, lose in (("thing", "loses"), ("things", "lose"), ("things", "loses")):
        for (a, first), (b, second) in (
            (("Intercept", "Intercept"), ("Boost", "Boost")),
            (("Boost", "Boost"), ("Intercept", "Intercept")),
        ):
            both: Any = (t.Strip(ME, keyword=first), t.Strip(ME, keyword=second))
            g.phrase("state", f'{{o:{subject}}} {lose} "{a}" and "{b}"', (Gives(V("o"), both),))
        for name in ("Intercept", "Boost", "Resist"):
            lost: Any = (t.Strip(ME, keyword=name),)
            g.phrase("state", f'{{o:{subject}}} {lose} "{name}"', (Gives(V("o"), lost),))
        for its in ("its", "their"):
            for icon, kind in ICONS:
                own: Any = (t.Strip(ME, kind=kind, printed=True),)
                for abilities in ("ability", "abilities"):
                    words = f"{{o:{subject}}} {lose} {its} original {icon} {abilities}"
                    g.phrase("state", words, (Gives(V("o"), own),))


def active(g: Grammar) -> None:
    """[VG 14.1.2] Keywords whose abilities are active whatever they ask for."""
    for one, other in WINGS:
        both = tuple(Rule("permit", f"active {name}", YOURS) for name in (one, other))
        for cards in ("your cards'", "all of your cards'"):
            g.phrase("state", f"{cards} {one} and {other} are both active", both)
            g.phrase("state", f"{cards} {one} and {other} are active", both)
    for keyword in KEYWORDS:
        for start in (" with the", " with"):
            g.phrase("post", f'{start} "{keyword.name}" ability', Has(keyword.name))


def add(g: Grammar) -> None:
    for part in (
        keywords,
        faces_and_names,
        activating,
        silenced,
        having,
        stripping,
        active,
    ):
        part(g)
