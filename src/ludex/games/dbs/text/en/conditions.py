"""English, conditions: what there is, what a card is like, whose turn it is."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import owned, placed, sided
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, DROP, ENERGY, HAND, IN_PLAY, LIFE
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
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
    Did,
    Done,
    Either,
    Exists,
    Is,
    State,
    TurnOf,
    Unless,
    V,
    When,
    Zone,
)

WHOSE = (("your", YOURS, "my_leader"), ("your opponent's", ENEMY, "their_leader"))


def bounds(g: Grammar) -> None:
    """`bound`: how a number compares; `fewer`: upper bounds alone; words that add nothing to a number."""
    for words, op in (("or more", ">="), ("or less", "<="), ("or fewer", "<=")):
        g.phrase("bound", words, op)
        g.phrase("fewer", words, op) if op == "<=" else None
    for category, said in (
        ("there", ("there is", "there are")),
        ("a_total", ("", "a total of ")),
        ("of_", ("", "of ")),
        ("any_", ("any ", "")),
        ("than_you", ("than you", "than you do")),
        ("than_them", ("than your opponent", "than your opponent does", "than they do")),
        ("life_is", ("life is at", "life is", "life total is", "life is currently at")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)
    for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
        g.phrase("more_", words, op)
    for words, op in (
        ("less than", "<"), ("lower than", "<"), ("greater than", ">"), ("higher than", ">"), ("more than", ">"),
        ("less than or equal to", "<="), ("equal to or less than", "<="), ("greater than or equal to", ">="),
        ("equal to", "="), ("equal to or greater than", ">="),
    ):  # fmt: skip
        g.phrase("compared", words, op)


def leaders(g: Grammar) -> None:
    """[DBS 2-3-2-1] What a Leader is like."""
    for whose, side, name in WHOSE:
        g.phrase("cond", f"{whose} Leader is {{g:{name}_one}}", Exists(V("g")))
        for group in (f"a_{name}", f"{name}_is"):
            g.phrase("cond", f"{whose} Leader is {{g:{group}}}", Exists(V("g")))
            g.phrase("cond", f"{whose} Leader is not {{g:{group}}}", Unless(Exists(V("g"))))
        either = Either((Exists(V("g")), Exists(V("h"))))
        g.phrase("cond", f"{whose} Leader is {{g:a_{name}}} or {{h:a_{name}}}", either)
        g.phrase("cond", f"{whose} Leader is {{g:{name}_is}} or {{h:a_{name}}}", either)
        within = Exists(t.All((side, Zone(("leader",)), V("p"))))
        g.phrase(f"{name}_also", "{p:pred_has}", within)
        for group in (f"a_{name}", f"{name}_is"):
            g.phrase(f"{name}_also", f"is {{g:{group}}}", Exists(V("g")))
            for joint, means in ((" or ", Either((Exists(V("g")), V("q")))), (" and ", Both((Exists(V("g")), V("q"))))):
                g.phrase("cond", f"{whose} Leader is {{g:{group}}}{joint}{{q:{name}_also}}", means)
        back = "my_back" if side == YOURS else "their_back"
        for article in ("", "a ", "an "):
            said = f"{whose} Leader's back side is"
            g.phrase("cond", f"{said} {article}{{g:{back}_one}}", Exists(V("g")))
            g.phrase("cond", f"{said} not {article}{{g:{back}_one}}", Unless(Exists(V("g"))))
        named = t.All((side, Zone(("leader",)), t.Within("back name", V("c"))))
        g.phrase("cond", f"the name of {whose} Leader's back side includes {{c:name}}", Exists(named))
        over = t.All((side, Zone(("leader",)), t.Role("turned over")))
        for said in ("'s back is facing up", "'s back side is facing up", " is flipped to its back"):
            g.phrase("cond", f"{whose} Leader{said}", Exists(over))
        lying = t.All((side, Zone(("leader",)), State(V("m"))))
        g.phrase("cond", f"{whose} Leader is in {{m:mode}} Mode", Exists(lying))


def life(g: Grammar) -> None:
    """[DBS 3-9-1] How many cards somebody has in an area."""
    lives = {side: Count(canonical(side, LIFE)) for side in (YOURS, ENEMY)}
    for whose, side, have in (("your", YOURS, "you have"), ("your opponent's", ENEMY, "your opponent has")):
        g.phrase("cond", f"{whose} {{l_:life_is}} {{n:n}} {{o:bound}}", Compare(lives[side], V("o"), V("n")))
        g.phrase("cond", f"{whose} {{l_:life_is}} {{n:n}}", Compare(lives[side], "=", V("n")))
        for noun, zone in (("hand", HAND), ("Drop", DROP)):
            held = Count(canonical(side, zone))
            g.phrase("cond", f"{have} no cards in {noun}", Compare(held, "=", 0))
            g.phrase("cond", f"{have} {{n:n}} {{o:bound}} cards in {noun}", Compare(held, V("o"), V("n")))
    g.phrase("cond", "with {n:n} {o:bound} life", Compare(lives[YOURS], V("o"), V("n")))
    for end in ("", " life"):
        words = f"your life is {{o:compared}} your opponent's{end}"
        g.phrase("cond", words, Compare(lives[YOURS], V("o"), lives[ENEMY]))
    for end in ("yours", "your life"):
        words = f"your opponent's life is {{o:compared}} {end}"
        g.phrase("cond", words, Compare(lives[ENEMY], V("o"), lives[YOURS]))
    mine, foes = ({name: Count(canonical(side, zone)) for name, zone in NAMED} for side in (YOURS, ENEMY))
    for name in mine:
        more = Compare(mine[name], V("o"), foes[name])
        g.phrase("cond", f"you have {{o:more_}} {name} {{t_:than_them}}", more)
        more = Compare(foes[name], V("o"), mine[name])
        g.phrase("cond", f"your opponent has {{o:more_}} {name} {{t_:than_you}}", more)


def total(g: Grammar) -> None:
    """How many energy cards both players have together; how many colours there are among cards."""
    said = "{t_:there} a total of {n:n} {o:bound} energy between you and your opponent"
    g.phrase("cond", said, Compare(Count(ENERGY), V("o"), V("n")))
    turned = Compare(Count(t.All((ANYWHERE, State(V("m"))))), V("o"), V("n"))
    said = "the total number of cards in {m:mode} Mode between you and your opponent is {n:n} {o:bound}"
    g.phrase("cond", said, turned)
    described(g, "hued", "head", "ppre", "apost", (), (t.Different("color"),))
    for words in ("colors", "different colors"):
        g.phrase("colors_", words, t.ANY)
    for have in ("{t_:there}", "you have"):
        said = f"{have} {{n:n}} or more {{c_:colors_}} among {{g:hued_many}}"
        g.phrase("cond", said, Exists(V("g"), V("n")), owned)


NAMED = (("life", LIFE), ("energy", ENERGY), ("cards in hand", HAND), ("cards in your hand", HAND),
         ("cards in their hand", HAND), ("Battle Cards", t.All((BATTLE, BATTLE_CARD))),
         ("Battle Cards in play", t.All((BATTLE, BATTLE_CARD))))  # fmt: skip


def existing(g: Grammar) -> None:
    for words in ("your opponent has", "they have"):
        g.phrase("they_have", words, t.ANY)
    for words in ("your opponent does not have", "they do not have"):
        g.phrase("they_lack", words, t.ANY)
    for have, lack, group in (
        ("you have", "you do not have", "mine"),
        ("{h_:they_have}", "{h_:they_lack}", "theirs"),
        ("{t_:there}", "{t_:there} not", "play"),
    ):
        _had(g, group, group, _told)
        _had(g, group, "at", {"mine": _under_mine, "theirs": _under_theirs, "play": placed}[group])
        g.phrase("cond", f"{have} {{q:had_{group}}}", V("q"))
        g.phrase("cond", f"{lack} {{q:lacked_{group}}}", V("q"))
        for joint in (" and ", ", and "):
            both = Both((V("q"), V("r")))
            g.phrase("cond", f"{have} {{q:had_{group}}}{joint}{{r:had_{group}}}", both, _told_apart)
        each = Both((Exists(t.All((V("p"), V("a"))), V("n")), Exists(t.All((V("p"), V("b"))), V("m"))))
        g.phrase("cond", f"{have} {{n:n}} or more {{a:kind_many}} and {{m:n}} or more {{b:kind_many}}{{p:place}}", each)
        side = YOURS if group == "mine" else ENEMY if group == "theirs" else t.ANY
        hues = tuple(Exists(t.All((side, V("p"), V(name))), V(n)) for name, n in (("a", "n"), ("b", "m")))
        said = f"{have} {{n:n}} or more {{a:adjective}} and {{m:n}} or more {{b:adjective}} cards{{p:place}}"
        g.phrase("cond", said, Both(hues), _alike_each)
    for have, side in (("you have", YOURS), ("{h_:they_have}", ENEMY)):
        both = Both(tuple(Exists(t.All((side, ENERGY, V(name)))) for name in "ab"))
        for words in (" both", ""):
            g.phrase("cond", f"{have}{words} {{a:adjective}} and {{b:adjective}} energy", both, _alike_each)
    g.phrase("cond", "you have both {a:adjective} and {b:adjective} cards{p:place}",
             Both(tuple(Exists(t.All((V("p"), V(name)))) for name in "ab")), _yours_each)  # fmt: skip
    attacks = t.Role("attacking")
    g.phrase("cond", "your opponent is attacking", Exists(t.All((ENEMY, IN_PLAY, attacks))))
    g.phrase("cond", "you are attacking", Exists(t.All((YOURS, IN_PLAY, attacks))))
    only = Unless(Exists(t.All((V("g"), t.Not(SELF)))))
    g.phrase("cond", "this card is the only {g:mine_one} you have in play", only)
    g.phrase("cond", "this card is your only {g:mine_one} in play", only)
    g.phrase("cond", "you or your opponent have {g:a_play}", Exists(V("g")), _told)
    for words, such in (("{g:a_kind}", Exists(t.All((V("z"), V("g"))))),
                        ("{n:n} or more {g:kind_many}", Exists(t.All((V("z"), V("g"))), V("n")))):  # fmt: skip
        g.phrase("cond", f"a player has {words} in their {{z:areas}}", such, _one_of_them)
    leader = t.All((Zone(("leader",)), V("g")))
    for words in ("{g:a_kind}", "{g:adjective}"):
        g.phrase("cond", f"a player's Leader is {words}", Exists(leader))
    g.phrase("cond", "this card is in play", Is(SELF, IN_PLAY))
    for have, again, who in (("you have", "have", "mine"), ("{h_:they_have}", "has", "theirs")):
        for joint, means in ((" and ", Both((V("q"), V("r")))), (" or ", Either((V("q"), V("r")))),
                             (", and ", Both((V("q"), V("r")))), (", or ", Either((V("q"), V("r"))))):  # fmt: skip
            g.phrase("cond", f"{have} {{q:had_{who}}}{joint}{again} {{r:had_{who}}}", means)
        side = YOURS if who == "mine" else ENEMY
        turned = t.All((side, ANYWHERE, State(V("m"))))
        g.phrase(f"had_{who}", "{n:n} or more cards in {m:mode} Mode", Exists(turned, V("n")))
        first, second = (t.All((side, IN_PLAY, State(V("m")), V(kind))) for kind in "ab")
        two = (Exists(first, V("n")), Exists(second, V("k")))
        listed = "{n:n} or more {a:kind_many} and {k:n} or more {b:kind_many} in {m:mode} Mode"
        g.phrase("cond", f"{have} {listed}", Both(two), _both_told)
    g.phrase("cond", "this card is in play in your Battle Area", Is(SELF, t.All((YOURS, BATTLE))))
    for have, side in (("you have", YOURS), ("{h_:they_have}", ENEMY)):
        turned = t.All((side, ANYWHERE, State(V("m"))))
        g.phrase("cond", f"{have} {{n:n}} or more cards in {{m:mode}} Mode", Exists(turned, V("n")))
        g.phrase("cond", f"{have} {{n:n}} {{o:fewer}} cards in {{m:mode}} Mode", Compare(Count(turned), V("o"), V("n")))


def _beneath(env: t.Env, side: t.Sel) -> bool:
    """Whether they are cards under a card of this player, which says whose they are."""
    hosts = [part.what for part in parts_of(env["g"]) if isinstance(part, t.Linked)]
    return len(hosts) == 1 and side in parts_of(hosts[0])


def _under_mine(env: t.Env) -> bool:
    return owned(env) or _beneath(env, YOURS)


def _under_theirs(env: t.Env) -> bool:
    return owned(env) or _beneath(env, ENEMY)


def _both_told(env: t.Env) -> bool:
    """Whether both kinds say more than a type: the mode after the second is that of both."""
    return all(env[name] not in (t.ANY, BATTLE_CARD) for name in "ab")


def each(g: Grammar) -> None:
    """Several kinds, of each of which there is a card: "you have an A card and a B card in your Drop" in one list."""
    for words in ("", "at least 1 ", "1 or more ", "a ", "an "):
        g.phrase("each_one", words, t.ANY)
    for words in (" card", " cards", ""):
        g.phrase("each_noun", words, t.ANY)
    g.phrase("each_pre", "", t.ANY)
    g.phrase("each_pre", "{p:pre}", V("p"))
    for count, lists in EACH.items():
        names = "abcde"[:count]
        there = Both(tuple(Exists(t.All((V("p"), V("r"), V(name)))) for name in names))
        mine = Both(tuple(Exists(t.All((YOURS, IN_PLAY, V("r"), V(name)))) for name in names))
        for listed in lists:
            said = "{r:each_pre}" + listed.format(*(f"{{{name}:adjective}}" for name in names)) + "{n_:each_noun}"
            g.phrase("cond", f"you have {{o_:each_one}}{said}{{p:place}}", there, _yours_each)
            g.phrase("cond", f"{{t_:there}} {{o_:each_one}}{said}{{p:place}}", there, _alike_each)
            g.phrase("cond", f"you have {{o_:each_one}}{said} in play", mine, _alike_each)
            g.phrase("cond", f"{said} are{{p:place}}", there, _alike_each)
            if count > 2:
                g.phrase("cond", f"you do not have {said}{{p:place}}", Unless(there), _yours_each)


EACH = {
    2: ("{} and {}",), 3: ("{}, {}, and {}", "{}, {} and {}"), 4: ("{}, {}, {}, and {}", "{}, {}, {} and {}"),
    5: ("{}, {}, {}, {}, and {}",),
}  # fmt: skip
"""Lists of kinds, by their number."""


def _alike_each(env: t.Env) -> bool:
    """Whether the list is of one kind of words, names or colours."""
    kinds = {getattr(env[name], "kind", "") for name in "abcde" if name in env}
    return kinds <= {"name", "character", "trait"} or kinds == {"color"}


def _yours_each(env: t.Env) -> bool:
    return _alike_each(env) and YOURS in parts_of(env["p"])


ANYWHERE = Zone(("leader", "battle", "energy"))
"""Where cards have a mode [DBS 4-8-1] (RULING-DBS-046)."""


def _had(g: Grammar, who: str, group: str, fits: Any) -> None:
    """`had_WHO`, `lacked_WHO`: such cards that there are, and how many, or not, without the verb."""
    had, lacked = f"had_{who}", f"lacked_{who}"
    g.phrase(had, f"{{g:a_{group}}}", Exists(V("g")), fits)
    g.phrase(had, f"{{g:{group}_many}}", Exists(V("g")), fits)
    g.phrase(had, f"another {{g:{group}_one}}", Exists(t.All((V("g"), t.Not(SELF)))), fits)
    g.phrase(had, f"any {{g:{group}_many}}", Exists(V("g")), fits)
    g.phrase(had, f"less than {{n:n}} {{g:{group}_many}}", Compare(Count(V("g")), "<", V("n")), fits)
    g.phrase(had, f"fewer than {{n:n}} {{g:{group}_many}}", Compare(Count(V("g")), "<", V("n")), fits)
    g.phrase(had, f"no {{g:{group}_many}}", Unless(Exists(V("g"))), fits)
    g.phrase(lacked, f"{{a_:any_}}{{g:{group}_many}}", Unless(Exists(V("g"))), fits)
    g.phrase(lacked, f"{{g:a_{group}}}", Unless(Exists(V("g"))), fits)
    g.phrase(had, f"{{a_:a_total}}{{n:n}} or more {{o_:of_}}{{g:{group}_many}}", Exists(V("g"), V("n")), fits)
    g.phrase(had, f"at least {{n:n}} {{o_:of_}}{{g:{group}_many}}", Exists(V("g"), V("n")), fits)
    g.phrase(had, f"at least 1 {{g:{group}_one}}", Exists(V("g")), fits)
    few = Compare(Count(V("g")), V("o"), V("n"))
    g.phrase(had, f"{{a_:a_total}}{{n:n}} {{o:fewer}} {{o_:of_}}{{g:{group}_many}}", few, fits)
    g.phrase(had, f"exactly {{n:n}} {{g:{group}_many}}", Compare(Count(V("g")), "=", V("n")), fits)


def _one_of_them(env: t.Env) -> bool:
    """Whether one card is enough: of several it would matter that they are those of one player."""
    return bool(env.get("n", 1) == 1)


def _told_apart(env: t.Env) -> bool:
    """Whether it goes without saying where the first cards are: else the place of the second could be theirs, too."""
    first = next(part for part in walk.nodes(env["q"]) if isinstance(part, (t.Exists, t.Count)))
    zones = {name for part in parts_of(first.what) if isinstance(part, Zone) for name in part.names}
    return bool(zones) and not zones & {"battle", "leader"}


def _told(env: t.Env) -> bool:
    """Whether it says more of cards than a mode: energy has one, too."""
    parts = parts_of(env["g"])
    modes = any(isinstance(part, State) for part in parts)
    return not modes or any(not isinstance(part, (State, t.Side)) and part != IN_PLAY for part in parts)


def lying(g: Grammar) -> None:
    """Where such a card lies: "a red card is in your Drop"."""
    for words in ("{g:a_kind} is", "{g:kind_one} is", "{g:kind_many} are", "another {g:kind_one} is"):
        what = t.All((V("p"), t.Not(SELF), V("g"))) if words.startswith("another") else t.All((V("p"), V("g")))
        g.phrase("cond", f"{words}{{p:place}}", Exists(what))
        g.phrase("cond", f"{words} not{{p:place}}", Unless(Exists(what)))
        g.phrase("cond", f"{words} in play", Exists(t.All((IN_PLAY, V("g"))))) if "another" not in words else None
    alone = Both((Is(SELF, HAND), Compare(Count(canonical(YOURS, HAND)), "=", 1)))
    g.phrase("cond", "this card is the only card in your hand", alone)
    such = Both((Exists(t.All((V("p"), V("g")))), Unless(Exists(t.All((V("p"), t.Not(V("g"))))))))
    g.phrase("cond", "the only cards{p:place} are {g:kind_many}", such)
    g.phrase("cond", "{n:n} or more of {g:play_many} are in play", Exists(V("g"), V("n")), sided)
    g.phrase("cond", "{n:n} or more {g:kind_many} are{p:place}", Exists(t.All((V("p"), V("g"))), V("n")))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        for state, other in (("Rest", "active"), ("Active", "rest")):
            turned = Unless(Exists(canonical(side, ENERGY, State(other))))
            g.phrase("cond", f"all of {whose} energy is in {state} Mode", turned)


def throughout(g: Grammar) -> None:
    """Whether all cards are alike: "all of your energy is mono-red"."""
    for words, group, fits in (("{o_:of_}", "play", sided), ("", "at", owned)):
        for are in ("are", "is"):
            others = Unless(Exists(t.All((V("g"), t.Not(V("a"))))))
            g.phrase("cond", f"all {words}{{g:{group}_many}} {are} {{a:quality}}", others, fits)
            none = Unless(Exists(t.All((V("g"), V("a")))))
            lies = Unless(Exists(t.All((V("g"), State(V("m"))))))
            if group == "play":
                g.phrase("cond", f"none of {{g:{group}_many}} {are} {{a:quality}}", none, fits)
                g.phrase("cond", f"none of {{g:{group}_many}} {are} in {{m:mode}} Mode", lies, fits)


def being(g: Grammar) -> None:
    """What the card itself is like, or what was named before."""
    g.phrase("lies_in", "this card is in your {x:area}", Is(SELF, Zone((V("x"),))), _lairs)
    for words in ("a card", "cards", "1 or more cards"):
        g.phrase(
            "cond", f"there {'is' if words == 'a card' else 'are'} {words} under this card", Exists(t.Linked(SELF))
        )
    g.phrase("cond", "you did not draw a card{e_:by_this}", Unless(Did("did")))
    for end in ("", " with this skill", " using this skill", " by this skill"):
        g.phrase("by_this", end, t.ANY)
    g.phrase("cond", "you do", Did("did"))
    g.phrase("cond", "you do", Done())
    for words in ("you do not", "you did not"):
        g.phrase("cond", words, Unless(Did("did")))
    g.phrase("cond", "they do", Did("did"))
    for words in ("they do not", "they did not", "your opponent does not", "your opponent did not"):
        g.phrase("cond", words, Unless(Did("did")))


def _lairs(env: t.Env) -> bool:
    """Whether it is an area where skills are not valid unless they name it [DBS 2-12-2]."""
    return env["x"] in ("hand", "drop", "energy", "combo", "warp")


def fighting(g: Grammar) -> None:
    """[DBS 7-1-3] Cards that attack, and that are attacked."""
    for words, role in (("attacking", t.Role("attacking")), ("being attacked", t.Role("attacked"))):
        g.phrase("role", words, role)
    g.phrase("role", "attacking {h:target}", t.Role("attacking", V("h")))
    g.phrase("fights", "this card is {r:role}", Is(SELF, V("r")))
    g.phrase("cond", "this card attacks {h:target}", Is(SELF, t.Role("attacking", V("h"))))
    g.phrase("fights", "{g:play_one} is {r:role}", Exists(t.All((V("g"), V("r")))), sided)
    g.phrase("fights", "1 of {g:play_many} is {r:role}", Exists(t.All((V("g"), V("r")))), sided)
    attacks = Exists(t.All((V("g"), t.Role("attacking", V("h")))))
    g.phrase("fights", "1 of {g:play_many} attacks {h:target}", attacks, sided)
    g.phrase("fights", "{g:play_one} attacks {h:target}", attacks, sided)
    g.phrase("cond", "{q:fights}", V("q"))
    such = Exists(t.All((V("g"), t.Role("in a battle"), V("a"))))
    g.phrase("cond", "{g:play_one} in battle is {a:adjective}", such, sided)
    g.phrase("cond", "{g:play_one} in a battle is {a:adjective}", such, sided)
    g.phrase("cond", "1 of {g:play_many} is in a battle", Exists(t.All((V("g"), t.Role("in a battle")))), sided)
    g.phrase("cond", "{g:play_one} is in play", Exists(V("g")), sided)
    for battle in ("battles", "a battle", "the battle"):
        for where in ("where", "in which", "when"):
            g.phrase("battles", f"{battle} {where}", t.ANY)
    g.phrase("while", "during {b_:battles} {q:fights}", V("q"))
    g.phrase("cond", "this card is not in a battle", Unless(Is(SELF, t.Role("in a battle"))))
    g.phrase("while", "during {b_:battles} this card attacks", Is(SELF, t.Role("attacking")))
    for words in ("during a battle with this card", "while this card is in a battle", "during this card's battle"):
        g.phrase("while", words, Is(SELF, t.Role("in a battle")))


def past(g: Grammar) -> None:
    """What happened this turn."""
    g.phrase("past_actor", "1 of {g:play_many}", V("g"), sided)
    g.phrase("past_actor", "{g:play_one}", V("g"), sided)
    g.phrase("past_actor", "{g:a_play}", V("g"))
    many = Compare(t.Happened(When("play", V("g"), player=YOU)), ">=", V("n"))
    for played in ("you played", "you have played"):
        g.phrase("fact", f"{played} {{n:n}} or more {{g:kind_many}}", many)
    for words in (" this turn", " for the turn", " during the turn"):
        g.phrase("today", words, t.ANY)
    for words, when in (
        ("this card was played", When("play", SELF)),
        ("this card was played from your {s:area_}", When("play", SELF, word=V("s"))),
        ("this card attacked", When("attack", SELF)),
        ("you played this card", When("play", SELF)),
        ("you played this card from your {s:area_}", When("play", SELF, word=V("s"))),
        ("this card was placed in a Battle Area", When("move", SELF, dst=("battle",))),
        ("your opponent took damage", When("inflict", player=OPPONENT)),
        ("{g:past_actor} attacked", When("attack", V("g"))),
        ("you attacked with your Leader", When("attack", t.All((YOURS, Zone(("leader",)))))),
        ("your opponent attacked with {g:a_kind}", When("attack", V("g"), player=OPPONENT)),
        ("you played {g:a_kind}", When("play", V("g"), player=YOU)),
        ("you have played {g:a_kind}", When("play", V("g"), player=YOU)),
        ("your opponent played {g:a_kind}", When("play", V("g"), player=OPPONENT)),
        ("you attacked with {g:a_kind}", When("attack", V("g"), player=YOU)),
        ("you took damage", When("inflict", player=YOU)),
        ("you discarded a card", When("move", player=YOU, word="discard")),
        ("a card was placed in your Drop from your hand",
         When("move", player=YOU, src=("hand",), dst=("drop",), left=YOU)),
    ):  # fmt: skip
        g.phrase("fact", words, Compare(t.Happened(when), ">=", 1))
    g.phrase("cond", "{f:fact}{t_:today}", V("f"))


def times(g: Grammar) -> None:
    for is_ in ("it is", "during"):
        g.phrase("cond" if is_ == "it is" else "while", f"{is_} your turn", TurnOf(YOU))
        g.phrase("cond" if is_ == "it is" else "while", f"{is_} your opponent's turn", TurnOf(OPPONENT))
    g.phrase("while", "during their turn", TurnOf(OPPONENT))
    for words, who in (("on your turn", YOU), ("on your opponent's turn", OPPONENT)):
        g.phrase("while", words, TurnOf(who))
    g.phrase("conds", "{q:cond}", V("q"))
    for joint in (" and ", ", and ", " and if ", ", and if "):
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}}", Both((V("q"), V("r"))))
    for joint in (", ", " and "):
        for last in (", and ", " and "):
            if (joint, last) != (", ", " and "):
                g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}}{last}{{s:cond}}", Both((V("q"), V("r"), V("s"))))
    for joint in (" or ", ", or "):
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}}", Either((V("q"), V("r"))))
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}} and {{s:cond}}", Either((V("q"), Both((V("r"), V("s"))))))
    g.phrase("said", "{q:conds}", V("q"))
    for joint in (" and", ", and", ","):
        g.phrase("listed", f"{{q:conds}}{joint}", V("q"))
    for joint in (" and", ", and"):
        g.phrase("listed", f"{{q:cond}}, {{r:cond}}{joint}", Both((V("q"), V("r"))))
        g.phrase("listed", f"{{q:cond}}, {{r:cond}}, {{s:cond}}{joint}", Both((V("q"), V("r"), V("s"))))
    for start in ("if", "as long as", "while", "when"):
        g.phrase("aslong", f"{start} {{q:conds}}", V("q"))
    g.phrase("aslong", "{q:while}", V("q"))
    g.phrase("aslong", "while this card is in play", Is(SELF, IN_PLAY))
    for start in ("if", "when", "while"):
        g.phrase("aslong", f"{{r:while}}, {start} {{q:conds}}", Both((V("r"), V("q"))))
    g.phrase("aslong", "if {q:conds}, {r:while}", Both((V("q"), V("r"))))


def add(g: Grammar) -> None:
    for part in (bounds, leaders, life, total, existing, each, lying, throughout, being, fighting, past, times):
        part(g)
