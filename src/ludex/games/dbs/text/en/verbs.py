"""English, verbs: what is done to cards. Each verb is said of cards that are chosen, of all cards of a kind, or of what
was named before; the same verbs make costs (`costs`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import called_leader, modeless, placed, sided
from ludex.games.dbs.text.meanings import IT, LEADER, PAID, THEM, TOKEN, YOUR_LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import Of
from ludex.lang.pattern import ENEMY, SELF, YOU, YOURS, Choose, Do, Move, Ref, Rest, Search, SetState, V

Make = Callable[[Any], Any]


def picks(g: Grammar, category: str, name: str, past: str = "", also: bool = False) -> None:
    """`CATEGORY`: cards that are chosen, as instructions; `name`: what the choice binds; `past`: the keyword that the
    choice ignores; `also`: the cards are added to those that the name is bound to."""
    rows: list[tuple[str, Any, Any, Any]] = []
    for group, fits in (("play", sided), ("at", placed)):
        rows.append((f"{{x:up_to}}{{n:n}} {{f_:of_{group}}}{{g:{group}_many}}", V("n"), V("x"), fits))
        rows.append((f"{{x:up_to}}{{n:told_all}} {{f_:of_{group}}}{{g:{group}_many}}", V("n"), V("x"), fits))
        if category not in SINGLED:
            all_ = "{f_:of_all}" if group == "at" else "{f_:of_play}"
            rows.append((f"all {all_}{{g:{group}_many}}", t.Count(V("g")), False, fits if group == "at" else None))
        rows.append((f"any number of {{g:{group}_many}}", t.Boundless(), True, fits))
        rows.append((f"{{x:up_to}}1 {{g:{group}_one}}", 1, V("x"), fits))
        rows.append((f"{{g:a_{group}}}", 1, False, fits))
    some = t.Some((SELF, V("g")))
    for up, up_to in (("", False), ("up to ", True)):
        g.phrase(category, f"{up}this card or 1 of {{g:play_many}}", (Choose(name, 1, some, up_to, also=also),))
    g.phrase(category, "this card or up to 1 of {g:play_many}", (Choose(name, 1, some, True, also=also),))
    g.phrase(category, "1 of this card or {g:play_many}", (Choose(name, 1, some, also=also),))
    for leader, side in (("your Leader", YOURS), ("your opponent's Leader", ENEMY)):
        mine = t.Some((t.All((side, t.Zone(("leader",)))), V("g")))
        g.phrase(category, f"{leader} or 1 of {{g:play_many}}", (Choose(name, 1, mine, also=also),))
    few = Choose(name, 2, V("g"), True, least=1, also=also)
    g.phrase(category, "1 or 2 {g:at_many}", (few,), placed)
    g.phrase(category, "1 or 2 of {g:play_many}", (few,), sided)
    for words, n, up_to, fits in rows:
        among = t.All((V("g"), t.Not(Ref(name)))) if also else V("g")
        g.phrase(category, words, (Choose(name, n, among, up_to, past=past, also=also),), fits)


def leaders(g: Grammar) -> None:
    """A Leader, alone or beside Battle Cards, and what was named before, where the text chooses it; what is done with a
    Leader."""
    for words, what in (("your Leader", MY_LEADER), ("your opponent's Leader", THEIR_LEADER)):
        g.phrase("clause", f"choose {words}", (Choose("t", 1, what),))
        g.phrase("object_all", words, what)
        both = t.Some((what, V("g")))
        all_ = (Choose("t", t.Count(both), both),)
        g.phrase("clause", f"choose {words} and all of {{g:play_many}}", all_, sided)
        if what == THEIR_LEADER:
            g.phrase("clause", f"choose {words} and all of their {{g:of_theirs_many}}", all_)
    g.phrase("object_all", "your {g:my_leader_one}", V("g"), _told_of)
    g.phrase("clause", "choose your {g:my_leader_one}", (Choose("t", 1, V("g")),), _told_of)
    for joint in (", ", " "):
        g.phrase("clause", f"choose {{o:it}}{joint}ignoring [Barrier]", (Choose("pointed", 1, V("o"), past="Barrier"),))


def _told_of(env: t.Env) -> bool:
    """Whether the Leader is called so, and something is said of it besides whose it is."""
    return called_leader(env) and any(part not in (*MY_LEADER.parts, LEADER) for part in parts_of(env["g"]))


MY_LEADER, THEIR_LEADER = (t.All((side, t.Zone(("leader",)))) for side in (t.YOURS, t.ENEMY))
SINGLED = ("pick", "pick_first", "pick_next")
"""Choices without "all": what is done to all cards of a kind is done without choosing them."""


LOOKING = t.May((Do("inspect the deck"),), name="looked")
"""[DBS 8-6-3-5] Who searches the deck and another area may leave the deck as it is."""


def found(g: Grammar) -> None:
    """`pick`: also cards of a deck, and of those that were looked at."""
    for one, n, up_to in (
        ("1 {g:%s_one}", 1, False), ("up to 1 {g:%s_one}", 1, True), ("{n:several} {g:%s_many}", V("n"), False),
        ("up to {n:several} {g:%s_many}", V("n"), True), ("{g:a_%s}", 1, False),
        ("up to {n:told_all} {g:%s_many}", V("n"), True),
    ):  # fmt: skip
        g.phrase("pick", one % "found", (Choose("found", n, V("g"), up_to),), modeless)
        for place in (" from your deck", " in your deck"):
            g.phrase("pick", one % "kind" + place, (Search("found", n, V("g"), "deck", up_to=up_to),), modeless)
            described_so = t.All((V("g"), V("p")))
            made = (Search("found", n, described_so, "deck", up_to=up_to),)
            g.phrase("pick", one % "kind" + place + "{p:post}", made, modeless)
            more_so = (Search("found", n, t.All((V("g"), V("p"), V("q"))), "deck", up_to=up_to),)
            g.phrase("pick", one % "kind" + place + "{p:post}{q:post}", more_so, modeless)
        both = (LOOKING, Search("found", n, V("g"), "deck", up_to=up_to, more=V("z"), given=LOOKING.name))
        g.phrase("pick", one % "kind" + " from your {z:deck_and}", both, modeless)
        g.phrase("pick", one % "kind" + " in your {z:deck_and}", both, modeless)
        g.phrase("pick", one % "kind" + " from among all cards in your {z:deck_and}", both, modeless)


def searched(g: Grammar) -> None:
    """`deck_and`: the deck and other areas that are searched with it: the others."""
    for words, zone in (("hand", "hand"), ("Drop", "drop"), ("Warp", "warp"), ("energy", "energy"),
                        ("Energy Area", "energy"), ("life", "life")):  # fmt: skip
        g.phrase("beside_deck", words, zone)
    x, y, z = "{x:beside_deck}", "{y:beside_deck}", "{z:beside_deck}"
    for joint in (" or ", " and/or ", " or your ", " and/or your "):
        for words in (f"deck{joint}{x}", f"{x}{joint}deck"):
            g.phrase("deck_and", words, (V("x"),))
    for last in (", or ", ", and/or "):
        for words in (f"deck, {x}{last}{y}", f"{x}, deck{last}{y}", f"{x}, {y}{last}deck"):
            g.phrase("deck_and", words, (V("x"), V("y")), _differ)
        for words in (f"deck, {x}, {y}{last}{z}", f"{x}, {y}, deck{last}{z}", f"{x}, {y}, {z}{last}deck"):
            g.phrase("deck_and", words, (V("x"), V("y"), V("z")), _differ)


def _differ(env: t.Env) -> bool:
    return len(set(env.values())) == len(env)


def verbs() -> list[tuple[str, Make]]:
    """Templates of verbs, with `{}` for the objects, and what they mean; `particles` has the words between."""
    found: list[tuple[str, Make]] = [
        ("KO {}", lambda what: Move(what, "drop", "KO")),
        ("rest {}", lambda what: SetState(what, "rest")),
        ("reveal {}", t.Reveal),
        ("return {} to hand", lambda what: Move(what, "hand", "return")),
        ("take {} into hand", lambda what: Move(what, "hand", "return")),
        ("switch {} to {m_:mode} Mode", lambda what: SetState(what, V("m_"))),
        ("play {}{a_:here}{m_:lying}", lambda what: Do("play", what, word=V("m_"))),
        ("play {}{a_:here}{m_:lying} with {i_:its} {k_:skills} negated{u_:lasts}", _unskilled),
        ("play {}{a_:here} with {i_:its} {k_:skills} negated{u_:lasts}{m_:lies}", _unskilled),
        ("return {} to {w_:whose_own} hand", lambda what: Move(what, "hand", "return")),
        ("add {} to {w_:whose_own} hand", lambda what: Move(what, "hand", "add")),
        ("{p_:put} {} in {w_:which_drop} Drop", lambda what: Move(what, V("w_"))),
        ("{p_:put} {} {b_:bottom} of {w_:whose_own} deck", _beneath),
        ("{p_:put} {} {b_:bottom} of your deck in any order", _beneath),
        ("{p_:put} {} {t_:top} of {w_:whose_own} deck", lambda what: Move(what, "deck")),
        ("{p_:put} {} {t_:top} of your deck in any order", lambda what: Move(what, "deck")),
        ("send {} to {w_:which_warp} Warp", lambda what: Move(what, V("w_"), "warp")),
        ("{p_:put} {} in {w_:which_warp} Warp", lambda what: Move(what, V("w_"), "warp")),
        ("remove {} from the game", lambda what: Move(what, "removed", "remove")),
        ("play {} on top of this card{m_:atop}", lambda what: Do("play onto", what, word=V("m_"))),
        ("play {} on top of this card{m_:atop} with {i_:its} {k_:skills} negated{u_:lasts}", _unskilled_on_top),
        ("play {} in Active Mode on top of this card", lambda what: Do("play onto", what, word="active")),
        ("place {} on top of this card", lambda what: Do("play onto", what)),
        ("place {} under this card", lambda what: Do("place under", what)),
        ("play {} {h_:home}{m_:lying}", lambda what: Do("play home", what, word=V("m_"))),
        ("play {} {h_:home}{m_:lying} with {i_:its} {k_:skills} negated{u_:lasts}", _unskilled_home),
        ("play {} {o_:over}{m_:lying}", lambda what: Do("play over", what, word=V("m_"))),
        ("{p_:put} {} in {e_:your_energy}{s_:charged}", lambda what: Move(what, "energy", state=V("s_"), whose=YOU)),
        ("{p_:put} {} in {e_:their_energy}{s_:charged}", lambda what: Move(what, "energy", state=V("s_"))),
        ("{p_:put} {} in your life", lambda what: Move(what, "life", whose=YOU)),
        ("add {} to your life", lambda what: Move(what, "life", whose=YOU)),
        ("{p_:put} {} in {e_:their_life}", lambda what: Move(what, "life")),
        ("{p_:put} {} back in any order", lambda what: Move(what, "deck")),
        ("add {} to your energy{s_:charged}", lambda what: Move(what, "energy", state=V("s_"), whose=YOU)),
        ("add {} to {e_:their_life}", lambda what: Move(what, "life")),
        ("add {} to {e_:their_energy}{s_:charged}", lambda what: Move(what, "energy", state=V("s_"))),
        ("gain control of {}", lambda what: Do("gain control", what)),
        ("activate {}", lambda what: Do("activate", what)),
    ]
    return found


ANYWHERE = ("its owner's", "their owner's", "your", "their", "the", "a")


def particles(g: Grammar) -> None:
    """Words that verbs share. Those that say nothing of their own have no place in the tree."""
    for category, said in (
        ("put", ("place", "put", "return")),
        ("whose_own", ("its owner's", "their owner's", "your", "their")),
        ("whose_drop", ANYWHERE),
        ("bottom", ("at the bottom", "on the bottom", "to the bottom")),
        ("top", ("on top", "on the top", "to the top", "at the top")),
        ("order", ("", " in any order")),
        ("your_energy", ("your energy", "your Energy Area")),
        ("here", ("", " in your Battle Area")),
        ("its", ("its", "their")),
        (
            "home",
            tuple(
                f"{to} {owner} {area}"
                for to in ("in", "to", "into")
                for owner in ("its owner's", "their owner's", "their owners'", "their")
                for area in ("Battle Area", "Battle Areas")
            ),
        ),
        ("over", tuple(f"{to} your opponent's Battle Area" for to in ("in", "to", "into"))),
        ("their_energy", ("its owner's energy", "their energy", "their owner's energy", "your opponent's energy")),
        ("their_life", ("its owner's life", "their life", "their owner's life", "your opponent's life")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)
    for zone in ("drop", "warp"):
        for words in ANYWHERE:
            g.phrase(f"which_{zone}", words, Of(zone, YOU) if words == "your" else zone)
        g.phrase(f"which_{zone}", "your opponent's", Of(zone, t.OPPONENT))
    for mode in ("Active", "Rest"):
        g.phrase("mode", mode, mode.lower())
        g.phrase("lies", f" in {mode} Mode", "rest" if mode == "Rest" else "")
    g.phrase("lying", "", "")
    g.phrase("lying", "{m:lies}", V("m"))
    g.phrase("atop", "", "")
    g.phrase("atop", " in Active Mode", "active")
    g.phrase("charged", "", "")
    g.phrase("charged", " in {m:mode} Mode", V("m"))
    for words, until in ((" for the turn", "turn"), (" for the game", GAME), ("", GAME)):
        g.phrase("lasts", words, until)


def _beneath(what: Any) -> Any:
    return Move(what, "deck", position="bottom")


def ordered(g: Grammar) -> None:
    """Cards that are put into their owners' decks in any order: [DBS 3-1-6] the player of the cards decides it, also of
    the opponent's cards (RULING-DBS-050)."""
    for words in ("its owner's", "their owner's", "their owners'", "their"):
        g.phrase("whose_deck", words, t.ANY)
    for side, to in (("{b_:bottom}", _beneath), ("{t_:top}", lambda what: Move(what, "deck"))):
        end = f"{side} of {{w_:whose_deck}} deck in any order"
        for category, pick, it in (("clause", "pick", IT), ("payment", "toll", PAID)):
            made = (Rest("c"), to(it))
            g.phrase(category, f"{{p_:put}} {{c:{pick}}} {end}", made)
            g.phrase(category, f"choose {{c:{pick}}}{{j_:and}}{{p_:put}} {{d_:dues}} {end}", made)


def _unskilled(what: Any) -> tuple[Any, ...]:
    """[DBS 3-6-3] Cards that are played with their skills negated [DBS 8-3-2]."""
    return (Do("play", what, word=V("m_")), t.Give(what, V("k_"), V("u_")))


def _unskilled_home(what: Any) -> tuple[Any, ...]:
    return (Do("play home", what, word=V("m_")), t.Give(what, V("k_"), V("u_")))


def _unskilled_on_top(what: Any) -> tuple[Any, ...]:
    return (Do("play onto", what, word=V("m_")), t.Give(what, V("k_"), V("u_")))


GAME = ""
"""[DBS 8-2-2-2] The duration word of what never ends."""


def several(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)


def _beside(env: t.Env) -> bool:
    """Whether the cards that are chosen besides this card lie openly; of cards in hand, this card would be one, too."""
    zones = {name for part in walk.nodes(env["c"]) if isinstance(part, t.Zone) for name in part.names}
    return zones <= {"battle", "leader", "energy"} and not any(isinstance(part, Search) for part in env["c"])


OWN_AREAS = (
    ("hand", "hand"), ("Drop", "drop"), ("Combo Area", "combo"), ("energy", "energy"), ("Energy Area", "energy"),
    ("Warp", "warp"), ("life", "life"),
)  # fmt: skip
HERE = t.All((V("z"), SELF))


def objects(g: Grammar) -> None:
    """`object`: what was named before, the card itself, or all cards of a kind; `own_here`: the card itself, in an area
    that is named; `here_tail`: that area, said after the verb; `own`: the card as a cost."""
    for words in ("{o:thing}", "{o:things}"):
        g.phrase("object", words, V("o"))
    for words in ("all the {g:sum_at_many}", "all of the {g:sum_at_many}"):
        g.phrase("object_all", words, V("g"), placed)
    for words in ("all {g:sum_many}", "all of {g:sum_many}"):
        g.phrase("object_all", words, V("g"))
        g.phrase("pick_all", words, (Choose("t", t.Count(V("g")), V("g")),))
        g.phrase("object_all", words.replace("sum", "sum_at"), V("g"), placed)
        g.phrase("pick_all", words.replace("sum", "sum_at"), (Choose("t", t.Count(V("g")), V("g")),), placed)
    for leader, their, side in (("your opponent's Leader", "their {g:of_theirs_many}", ENEMY),
                                ("your Leader", "{g:mine_all}", YOURS)):  # fmt: skip
        all_ = t.Some((t.All((side, t.Zone(("leader",)))), V("g")))
        g.phrase("pick_all", f"{leader} and all of {their}", (Choose("t", t.Count(all_), all_),))
    g.phrase("mine_all", "{g:play_many}", V("g"), mine_only)
    g.phrase("clause", "choose {c:pick_all}", V("c"))
    for kind in ("pick", "toll"):
        for words in (f"this card and {{c:{kind}}}", f"{{c:{kind}}} and this card"):
            g.phrase(f"self_{kind}", words, V("c"))
    for area, zone in OWN_AREAS:
        g.phrase("own_zone", area, zone)
    g.phrase("own_area", "{x:own_zone}", t.Zone((V("x"),)))
    g.phrase("own_area", "{x:own_zone} or {y:own_zone}", t.Zone((V("x"), V("y"))), _differ)
    for words in ("your", "its owner's"):
        g.phrase("my_own", words, t.ANY)
    for words in ("", "other "):
        g.phrase("other_", words, t.ANY)
    for at in ("from", "in"):
        g.phrase("own_here", f"this card {at} {{m_:my_own}} {{z:own_area}}", HERE)
    g.phrase("own", "this card", SELF)
    g.phrase("own_open", "{o:own_here}", V("o"))
    for words, zone in (("from a Combo Area", "combo"), ("in the Battle Area", "battle")):
        g.phrase("own_open", f"this card {words}", t.All((t.Zone((zone,)), SELF)))
    for category, said in (
        ("and", (" and ", ", ", ", and ", ", then ", ", and you ")),
        ("dues", ("it", "them", "that card", "those cards")),
        ("of_deck", (" from your deck", " in your deck")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)


def _single(env: t.Env) -> bool:
    """Whether one card is chosen: of several, each might go another way."""
    chosen = [part for part in env["c"] if isinstance(part, (Choose, Search))]
    return len(chosen) == 1 and chosen[0].n == 1


def mine_only(env: t.Env) -> bool:
    """Whether the group says that it is of your cards."""
    return YOURS in parts_of(env["g"])


def deeds(g: Grammar) -> None:
    """`clause`: what is done; `payment`: the same as a cost."""
    for template, make in verbs():
        _done(g, template, make)
        if not isinstance(make(SELF), tuple):
            _paid(g, template, make)
    g.phrase("clause", "choose {c:pick}", V("c"))
    g.phrase("clause", "choose {o:it}", (Choose("pointed", 1, V("o")),))
    either = (Rest("c"), t.Modes(1, ((Do("play", IT),), (Move(IT, "hand", "add"),))))
    g.phrase("clause", "play or add to your hand {c:pick}", either, _single)
    _whence(g, "play {}{m_:lies}", lambda what: Do("play", what, word=V("m_")))
    _whence(g, "play {} on top of this card{m_:atop}", lambda what: Do("play onto", what, word=V("m_")))
    for it in ("{o:it}", "{o:things}"):
        g.phrase("clause", f"discard {it}", (Move(V("o"), "drop", "discard"),))
    g.phrase("payment", "choose {c:toll}{j_:and}discard {d_:dues}", (Rest("c"), Move(PAID, "drop", "discard")))


def _whence(g: Grammar, template: str, make: Make) -> None:
    """A verb with the area from which cards come at the end: "add 1 red card to your hand from your Drop"."""
    fits = _modeless_playable if template.startswith("play") else modeless
    for words, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
        said = template.replace("{}", f"{{x:up_to}}{words}")
        made = make(IT)
        g.phrase("clause", f"{said}{{p:place}}", (Choose("t", n, t.All((V("p"), V("g"))), V("x")), made), fits)
        found = Search("found", n, V("g"), "deck", up_to=V("x"))
        g.phrase("clause", f"{said}{{f_:of_deck}}", (found, made), fits)
        wide = t.replace(found, more=V("z"), given=LOOKING.name)
        g.phrase("clause", f"{said} from your {{z:deck_and}}", (LOOKING, wide, made), fits)


def _playable(env: t.Env) -> bool:
    """Whether the cards are no tokens: a token that is there is not played, and one that comes is created."""
    chosen = [part.what for part in env.get("c", ()) if isinstance(part, (Choose, Search))]
    return not any(TOKEN in parts_of(what) for what in (*chosen, env.get("g", t.ANY), env.get("o", t.ANY)))


def _modeless_playable(env: t.Env) -> bool:
    return modeless(env) and _playable(env)


def _done(g: Grammar, template: str, make: Make) -> None:
    """A verb as an effect."""
    plays = _playable if template.startswith("play") else None
    g.phrase("clause", template.replace("{}", "{o:object}"), several(make(V("o"))), plays)
    at_home = ((" in your Battle Area", _uncovered),) if "{a_:here}" in template else ()
    for here, fits in (("", plays), *at_home):
        said = template.replace("{}", "{c:pick}").replace("{a_:here}", here)
        g.phrase("clause", said, (Rest("c"), *several(make(IT))), fits)
    if isinstance(make(SELF), tuple):
        return
    g.phrase("clause", template.replace("{}", "{o:object_all}"), (make(V("o")),), plays)
    if template.startswith("play {} {o_:over}"):
        g.phrase("clause", template.replace("{}", "{o:own_here}"), (make(V("o")),))
    if not template.endswith("{}") and not template.startswith("play") and "energy" not in template:
        _whence(g, template, make)
    if template.startswith("play"):
        return
    g.phrase("clause", template.replace("{}", "{o:own_here}"), (make(V("o")),))
    g.phrase("clause", template.replace("{}", "this card") + " from {m_:my_own} {z:own_area}", (make(HERE),))
    if not template.startswith("reveal"):
        with_it = (Rest("c"), make(t.Some((SELF, IT))))
        g.phrase("clause", template.replace("{}", "{c:self_pick}"), with_it, _beside)
        words = f"choose this card and {{c:pick}}{{j_:and}}{template.replace('{}', 'them')}"
        g.phrase("clause", words, with_it, _beside)


def _uncovered(env: t.Env) -> bool:
    """Whether the cards do not lie under another: an area after them would be where that one is."""
    return _playable(env) and not any(isinstance(part, t.Linked) for part in walk.nodes(env["c"]))


def _paid(g: Grammar, template: str, make: Make) -> None:
    """A verb as a cost."""
    owns = ("own", "own_here") if template.startswith("play") else ("own", "own_open")
    for own in owns:
        g.phrase("payment", template.replace("{}", f"{{o:{own}}}"), (make(V("o")),))
    g.phrase("payment", template.replace("{}", "this card") + " from {m_:my_own} {z:own_area}", (make(HERE),))
    g.phrase("payment", template.replace("{}", "{c:toll}"), (Rest("c"), make(PAID)))
    if not template.startswith(("play", "reveal")):
        others = t.All((YOURS, V("z"), t.Not(SELF), V("g")))
        for words, n in (("1 {x_:other_}{g:kind_one}", 1), ("{n:several} {x_:other_}{g:kind_many}", V("n"))):
            both = (Choose("paid", n, others), make(t.Some((HERE, PAID))))
            said = template.replace("{}", f"this card and {words} from {{m_:my_own}} {{z:own_area}}")
            g.phrase("payment", said, both, _outside)
    g.phrase("payment", f"choose {{c:toll}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", (Rest("c"), make(PAID)))
    if not template.startswith(("play", "reveal")):
        with_it = (Rest("c"), make(t.Some((SELF, PAID))))
        g.phrase("payment", template.replace("{}", "{c:self_toll}"), with_it, _beside)
        words = f"choose this card and {{c:toll}}{{j_:and}}{template.replace('{}', 'them')}"
        g.phrase("payment", words, with_it, _beside)
        here = (Rest("c"), make(t.Some((V("o"), PAID))))
        words = f"choose {{o:own_here}} and {{c:toll}}{{j_:and}}{template.replace('{}', 'them')}"
        g.phrase("payment", words, here, _apart)
        g.phrase("payment", template.replace("{}", "{o:own_here} and {c:toll}"), here, _apart)


def _outside(env: t.Env) -> bool:
    """Whether the area is none of which it would be unclear whether this card lies there, too: with energy it may lie
    in play. Of the hand, `costs` speaks."""
    return modeless(env) and not {"hand", "energy"} & set(env["z"].names)


def _apart(env: t.Env) -> bool:
    """Whether the cards that are chosen are in another area than the card itself, or in the hand: it is none of them
    (RULING-DBS-049)."""
    (own,) = (part.names for part in walk.nodes(env["o"]) if isinstance(part, t.Zone))
    return own == ("hand",) or all(
        not set(own) & set(part.names) for part in walk.nodes(env["c"]) if isinstance(part, t.Zone)
    )


def _mine(env: t.Env) -> bool:
    """Whether the cards are chosen among one's own."""
    return any(part == t.YOURS for part in walk.nodes(env["c"]))


def theirs(env: t.Env) -> bool:
    return any(part == t.ENEMY for part in walk.nodes(env["c"]))


def negated(g: Grammar) -> None:
    """[DBS 8-9-1-4] Skills that are negated before a card is played: the effect is on the card that was played."""
    for its, it, what in (("its", "it", IT), ("their", "them", THEM)):
        for joint in (" and ", ", and ", ", ", ", then "):
            g.phrase("clause", f"negate {its} {{k_:skills}}{{u_:lasts}}{joint}play {it}{{m_:lying}}", _unskilled(what))
    for joint in (" and ", ", and ", ", then "):
        words = f"negate the {{k_:skills}} of {{o:things}}{{u_:lasts}}{joint}play them"
        for home, way in ((" {h_:home}", _unskilled_home), ("", _unskilled)):
            g.phrase("clause", f"{words}{home}{{m_:lying}}", way(V("o")))


def further(g: Grammar) -> None:
    left = t.Plus((t.Count(YOUR_LIFE), V("n")))
    taken = (Choose("t", left, YOUR_LIFE), Move(IT, "hand", "add"))
    g.phrase("clause", "add cards from your life to your hand until you have {n:minus} life left", taken)
    g.phrase("clause", "add cards from your life to your hand until you have {n:minus} life", taken)
    for words in ("flip this card over", "turn this card over", "flip over this card", "flip this card to its back",
                  "flip this card to its back side", "flip this card to its front",
                  "flip this card to its front side"):  # fmt: skip
        g.phrase("clause", words, (Do("flip"),))
    for it in ("{o:it}", "{o:things}"):
        for whose in ("your", "their", "its owner's", "your opponent's"):
            for at in ("at", "on"):
                ends = ((Move(V("o"), "deck"),), (Move(V("o"), "deck", position="bottom"),))
                g.phrase("clause", f"place {it} {at} the top or bottom of {whose} deck", (t.Modes(1, ends),))
    for whose, shuffled in (("your", t.Shuffle("deck")), ("their", t.By(t.OPPONENT, (t.Shuffle("deck"),)))):
        into = (Rest("c"), Move(IT, "deck"), shuffled)
        fits = theirs if whose == "their" else _mine
        g.phrase("clause", f"shuffle {{c:pick}} into {whose} deck", into, fits)
        g.phrase("clause", f"choose {{c:pick}}{{j_:and}}shuffle {{d_:dues}} into {whose} deck", into, fits)
    foes = t.By(t.OPPONENT, (t.Shuffle("deck"),))
    for back in ("return", "place"):
        for to in ("to", "in"):
            said = f"choose {{c:pick}}{{j_:and}}{back} {{d_:dues}} {to} your opponent's deck"
            for joint in (", then ", " and ", ", and "):
                words = f"{said}{joint}your opponent shuffles their deck"
                g.phrase("clause", words, (Rest("c"), Move(IT, "deck"), foes), theirs)
    did = t.If(t.Is(SELF, t.Zone(("battle",))), V("c"))
    for joint in ("; ", ". ^"):
        words = f"play {{o:own_here}}{{m_:lying}}{joint}if you do, {{c:plain}}"
        g.phrase("opening", words, (Do("play", V("o"), word=V("m_")), did))
    g.phrase("clause", "evolve {o:it} into this card", (Do("evolve", V("o")),))
    for words in ("negate the attack", "negate that attack"):
        g.phrase("clause", words, (Do("negate the attack"),))
    for words in ("the play", "the counter", "the skill", "the [Counter]", "that [Counter]", "that counter",
                  "the [Counter] skill", "that [Counter] skill"):  # fmt: skip
        g.phrase("clause", f"negate {words}", (Do("negate"),))
    for words in ("negate [Blocker]", "negate that [Blocker]"):
        g.phrase("clause", words, (Do("block", word="negate"),))
    for words, mode in (("", ""), (" in Rest Mode", "rest"), (" in Active Mode", "")):
        g.phrase("clause", f"play this card from {{m_:my_own}} {{z:own_area}}{words}", (Do("play", HERE, word=mode),))


def add(g: Grammar) -> None:
    particles(g)
    for category, said in (
        ("of_play", ("", "of ")), ("of_at", ("", "of ", "of the ")), ("of_all", ("", "of ", "of the ", "the ")),
    ):  # fmt: skip
        for words in said:
            g.phrase(category, words, t.ANY)
    g.phrase("up_to", "", False)
    g.phrase("up_to", "up to ", True)
    picks(g, "pick", "t")
    picks(g, "toll", "paid")
    picks(g, "past", "t", "Barrier")
    picks(g, "stake", "cost")
    g.phrase("payment", "choose {c:stake}", V("c"))
    g.phrase("fee", "{p:payments}", V("p"))  # of words that keep their capital
    for joint in (", ", " ", " while ", ", while "):
        g.phrase("clause", f"choose {{c:past}}{joint}ignoring [Barrier]", V("c"))
    for words in ("a total of {n:n}", "{n:n} total"):
        g.phrase("told_all", words, V("n"))
    searched(g)
    found(g)
    leaders(g)
    objects(g)
    deeds(g)
    ordered(g)
    negated(g)
    further(g)
