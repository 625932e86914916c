"""English, bans: what a player cannot do, or may do with some cards alone: activate skills, play, combine, attack,
switch, choose; all the time, for a while, during some battles, and more often than a number of times."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.combos import surely_battling
from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.restraints import LEADERS, not_combined
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, EXTRA, HAND, LEADER, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    Both,
    Continue,
    Delay,
    Exists,
    Is,
    On,
    Passive,
    Rest,
    Role,
    Rule,
    V,
    When,
)

G = V("g")
COUNTERS = ("Counter: Attack", "Counter: Counter", "Counter: Play")
KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("[Auto]", ("auto",)),
    ("[Activate]", ("main", "battle")),
    ("[Activate Main]", ("main",)),
    ("[Activate Battle]", ("battle",)),
    ("[Activate Main/Battle]", ("main", "battle")),
    ("[Blocker]", ("Blocker",)),
    ("[Counter]", COUNTERS),
    ("[Counter Attack]", COUNTERS[:1]),
    ("[Counter Counter]", COUNTERS[1:2]),
    ("[Counter Play]", COUNTERS[2:]),
)
"""Kinds of skills, and the words by which the queries call them."""
SUBJECTS: tuple[tuple[str, str, t.Sel | None], ...] = (
    ("{w_:foe_} can't", "their", ENEMY),
    ("you can't", "your", YOURS),
    ("{w_:nobody_can}", "their", None),
)
"""Who cannot do it, whose areas are spoken of then, and whose cards are meant (None: those of both players)."""
EVERY = (Rule("forbid", "activate", ME), Rule("forbid", "activate auto", ME))
"""[DBS 8-1-4] [Activate] and [Counter] skills, and [Auto] skills."""
SAME_NAME = t.Shares(SELF, "name")


def of(side: t.Sel | None, *parts: Any) -> Any:
    """The cards of that side."""
    told = parts if side is None else (side, *parts)
    return ANY if not told else told[0] if len(told) == 1 else t.All(told)


def words(g: Grammar) -> None:
    """`skill_kind`, `idle`: kinds of skills that are not activated; `foe_`, `nobody_can`: who; `fight`: battles in
    which a ban holds."""
    for category, said in (
        ("foe_", ("your opponent", "the opponent")),
        (
            "nobody_can",
            ("neither player can", "players can't", "both players can't", "no player can", "no players can"),
        ),
        ("skills_end", (" skills", " skill")),
        ("a_the", ("a", "the", "any")),
        ("any_of", ("", "any ")),
        ("except_", ("cards other than", "cards except", "any cards except", "any cards other than")),
        (
            "combo_",
            ("combo", "use a card in a combo", "use cards in a combo", "use cards in combos"),
        ),
        ("to_combo", (" in combos", " in a combo")),
        (
            "by_skills",
            ("by skills", "using skills", "with skills", "by a skill", "using card skills", "with their skills"),
        ),
        ("copies_", ("copies of this card", "another copy of this card", "other copies of this card")),
        ("their_", ("", "their ", "any of their ")),
        (
            "in_my_attack",
            (
                "in response to this card's attack", "in response to this card's attacks", "against this card's attack",
                "against this card's attacks", "during this card's attack", "during this card's attacks",
                "during battles where this card is attacking", "during battles when this card attacks",
                "during battles in which this card attacks", "during battles where this card attacks",
                "when this card attacks", "when this card is attacking", "while this card is attacking",
            ),
        ),
        (
            "in_my_battle",
            ("while this card is in a battle", "when this card is in a battle", "during this card's battles"),
        ),
        (
            "in_my_defense",
            (
                "when this card is attacked", "while this card is being attacked",
                "during battles where this card is being attacked", "during battles in which this card is attacked",
            ),
        ),
        (
            "in_leaders_attack",
            (
                "when your Leader attacks", "when your Leader is attacking", "during your Leader's attacks",
                "while your Leader is attacking", "in response to your Leader's attacks",
                "in response to your Leader's attack", "during your Leader's attack",
            ),
        ),
    ):  # fmt: skip
        for one in said:
            g.phrase(category, one, ANY)
    for one, names in KINDS:
        g.phrase("skill_kind", one, tuple(Rule("forbid", f"activate {name}", ME) for name in names))
    g.phrase("idle", "{k:skill_kind}", V("k"))
    g.phrase("idle", "{k:skill_kind}{e_:skills_end}", V("k"))
    g.phrase("idle", "{a_:a_the} {k:skill_kind}{e_:skills_end}", V("k"))
    for joint in (" or ", " and "):
        g.phrase("idle", f"{{k:skill_kind}}{joint}{{l:skill_kind}}", (Rest("k"), Rest("l")))
        both = f"{{k:skill_kind}}{{e_:skills_end}}{joint}{{l:skill_kind}}"
        g.phrase("idle", both, (Rest("k"), Rest("l")))
        g.phrase("idle", f"{both}{{f_:skills_end}}", (Rest("k"), Rest("l")))
        g.phrase("idle", f"{{k:skill_kind}}{joint}{{l:skill_kind}}{{e_:skills_end}}", (Rest("k"), Rest("l")))
    for one in ("skills", "any skills", "card skills"):
        g.phrase("idle", one, EVERY)
    for one, cond in (
        ("{d_:in_my_attack}", Is(SELF, Role("attacking"))),
        ("{d_:in_my_battle}", Is(SELF, Role("in a battle"))),
        ("{d_:in_my_defense}", Is(SELF, Role("attacked"))),
        ("{d_:in_leaders_attack}", Exists(t.All((*MINE.parts, Role("attacking"))))),
    ):
        g.phrase("fight", one, cond)
    attacks = Exists(t.All((G, Role("attacking"))))
    for one in ("when {g:play_one} attacks", "when {g:play_one} is attacking", "during attacks of {g:play_many}",
                "when 1 of {g:play_many} attacks", "when 1 of {g:play_many} is attacking",
                "while 1 of {g:play_many} is attacking"):  # fmt: skip
        g.phrase("fight", one, attacks, _own)


def _own(env: t.Env) -> bool:
    """Whether they are one's own Battle Cards."""
    parts = parts_of(env["g"])
    return YOURS in parts and LEADERS not in parts


def activating(g: Grammar) -> None:
    """[DBS 1-3-3] Skills that a player cannot activate: of a kind, on cards of a kind, from an area."""
    for words_, what in (
        ("{g:kind_many}", G),
        ("{k_:copies_}", t.Shares(SELF, "name")),
        ("{c:name}", t.Word("name", V("c"))),
        ("cards other than this card", t.Not(SELF)),
        ("other cards", t.Not(SELF)),
    ):
        g.phrase("skilled", words_, what, _told if what == G else None)
    g.phrase("skilled_of", "{c:name}'s", t.Word("name", V("c")))
    for can, its, side in SUBJECTS:
        both = (On(V("k"), YOURS, rest=True), On(V("k"), ENEMY, rest=True))
        g.phrase("rule", f"{can} activate {{k:idle}}", both if side is None else On(V("k"), side))
        g.phrase("rule", f"{can} activate {{k:idle}} {{o_:on_of}} {{s:skilled}}", On(V("k"), of(side, V("s"))))
        g.phrase("rule", f"{can} activate {{s:skilled_of}} {{k:idle}}", On(V("k"), of(side, V("s"))))
        dear = of(side, t.Figure("cost", V("o"), V("n")))
        g.phrase("rule", f"{can} activate {{k:idle}} with energy costs of {{n:n}} {{o:bound}}", On(V("k"), dear))
        if side is not None:
            named = (t.replace(one, what=of(side, t.Word("name", V("c")))) for one in EVERY)
            g.phrase("rule", f"{can} activate {{c:name}}'s skill", tuple(named))
        for at in ("from", "in"):
            held = of(side, HAND)
            g.phrase("rule", f"{can} activate {{k:idle}} {at} {its} hand", On(V("k"), held))
            g.phrase("rule", f"{can} activate {{k:idle}} {{o_:on_of}} {{s:skilled}} {at} {its} hand",
                     On(V("k"), of(side, HAND, V("s"))))  # fmt: skip
        extras = (Rule("forbid", "activate", of(side, G)),)
        g.phrase("rule", f"{can} activate {{g:kind_many}}", extras, _activated)
        g.phrase("rule", f"{can} activate {{k_:copies_}}", (Rule("forbid", "activate", of(side, SAME_NAME)),))
        named_one = (Rule("forbid", "activate", of(side, t.Word("name", V("c")))),)
        g.phrase("rule", f"{can} activate {{c:name}}", named_one)
    leader = t.All((ENEMY, t.Not(LEADERS)))
    g.phrase("rule", "{w_:foe_} can't activate {k:idle} {o_:on_of} {n_:not_own}", On(V("k"), leader))
    dull = Continue(On(V("k"), t.Word("name", V("c"))), V("u"))
    g.phrase("clause", "{k:idle} {o_:on_of} {c:name} does not activate {u:until}", (dull,))
    foes = t.All((ENEMY, BATTLE, BATTLE_CARD))
    g.phrase(
        "rule",
        "{w_:foe_} can't activate skills {o_:on_of} Battle Cards",
        tuple(t.replace(one, what=foes) for one in EVERY),
    )


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of cards they are, besides their type alone."""
    return env["g"] not in (ANY, BATTLE_CARD, LEADER)


def _activated(env: t.Env) -> bool:
    """Whether they are Extra Cards, which are activated, and not played [DBS 3-6-3]."""
    return EXTRA in parts_of(env["g"]) or env["g"] == t.Has("Field")


def playing(g: Grammar) -> None:
    """[DBS 1-3-3] Cards that a player cannot play, or that alone may be played; cards that are not used in combos."""
    for can, its, side in SUBJECTS:
        fits = _no_extra if side == YOURS else _plays
        none = (Rule("forbid", "play", of(side, G)),)
        g.phrase("rule", f"{can} play {{a_:any_of}}{{g:kind_many}}", none, fits)
        g.phrase("rule", f"{can} play {{k_:copies_}}", (Rule("forbid", "play", of(side, SAME_NAME)),))
        by_skill = (Rule("forbid", "play by a skill", of(side, G)),)
        g.phrase("rule", f"{can} play {{a_:any_of}}{{g:kind_many}} {{b_:by_skills}}", by_skill, fits)
        others = (Rule("forbid", "play", of(side, t.Not(G))),)
        if side is not None:
            g.phrase("rule", f"{can} play {{e_:except_}} {{g:kind_many}}", others, _plays)
        for at in ("from", "in"):
            held = (Rule("forbid", "play", of(side, HAND, G)),)
            g.phrase("rule", f"{can} play {{a_:any_of}}{{g:kind_many}} {at} {its} hand", held, fits)
        lying = (Rule("forbid", "play", of(side, V("z"), G)),)
        words_ = f"{can} play {{a_:any_of}}{{g:kind_many}} from {its} "
        g.phrase("rule", words_ + "{z:areas}", lying, _no_extra)
        if side is None:
            g.phrase("rule", words_ + "{z:areas}s", lying, _no_extra)
        g.phrase("rule", f"{can} {{c_:combo_}}", not_combined(of(side)))
        for put, to in (("combo with", ""), ("use", "{t_:to_combo}")):
            g.phrase("rule", f"{can} {put} {{g:kind_many}}{to}", not_combined(of(side, G)), _such)
            g.phrase("rule", f"{can} {put} {{e_:except_}} {{g:kind_many}}{to}", not_combined(of(side, t.Not(G))), _such)
            for place, zone in (
                (f"{its} hand", HAND),
                (f"{its} Battle Area", BATTLE),
                (f"{its} Drop", t.Zone(("drop",))),
            ):
                lying = not_combined(of(side, zone, G))
                for at in ("from", "in"):
                    g.phrase("rule", f"{can} {put} {{g:kind_many}} {at} {place}{to}", lying)
                    if to:
                        g.phrase("rule", f"{can} {put} {{g:kind_many}}{to} {at} {place}", lying)
        g.phrase("rule", f"{can} combo from {its} hand", not_combined(of(side, HAND)))
        for said, deed in ((f"send cards from {its} Drop to {its} Warp", "drop to warp"),
                           ("send cards from Drops to Warps", "drop to warp"),
                           (f"add cards from {its} life to {its} hand", "life to hand")):  # fmt: skip
            g.phrase("rule", f"{can} {said}", (Rule("forbid", f"ability {deed}", of(side)),))
        for put, to in (("place", "in"), ("add", "to")):
            for area in ("energy", "Energy Area", "Energy Areas"):
                g.phrase("rule", f"{can} {put} cards {to} {its} {area}", (Rule("forbid", "event to energy", of(side)),))
    for who, side in (("{w_:foe_}", ENEMY), ("you", YOURS)):
        others = (Rule("forbid", "play", of(side, t.Not(G))),)
        g.phrase("rule", f"{who} can only play {{g:kind_many}}", others, _plays)
        for put, to in (("combo with", ""), ("use", "{t_:to_combo}")):
            only = not_combined(of(side, t.Not(G)))
            g.phrase("rule", f"{who} can only {put} {{g:kind_many}}{to}", only, _such)


def _such(env: t.Env) -> bool:
    """Whether it is said what kind of cards they are."""
    return bool(env["g"] != ANY)


def _no_extra(env: t.Env) -> bool:
    """Whether the cards may be Battle Cards: only these are played [DBS 3-6-3]."""
    return not any(part in (EXTRA, LEADER) for part in parts_of(env["g"]))


def _plays(env: t.Env) -> bool:
    """Whether the cards are surely Battle Cards: of others, it could be meant that they are activated as well."""
    typed = any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(env["g"]))
    return BATTLE_CARD in parts_of(env["g"]) or (not typed and surely_battling(env["g"]))


def attacking(g: Grammar) -> None:
    """[DBS 1-3-3] What a player cannot attack, or attack with; cards that are not switched or chosen."""
    for words_, what in (("your Leader", MINE), ("this card", SELF), ("{h:play_many}", V("h"))):
        g.phrase("spared", words_, what)
    for can, group, side in (("{w_:foe_} can't", "theirs", ENEMY), ("you can't", "mine", YOURS)):
        with_ = f"with {{g:{group}_many}}"
        g.phrase("rule", f"{can} attack", (Rule("forbid", "attack", side),))
        g.phrase("rule", f"{can} attack {with_}", (Rule("forbid", "attack", G),))
        others = (Rule("forbid", "attack", t.All((side, t.Not(G)))),)
        g.phrase("rule", f"{can} attack with {{e_:except_}} {{g:kind_many}}", others)
        if side == YOURS:
            g.phrase("rule", "you can't attack {h:foes_play_many}", (Rule("forbid", "attack targets", YOURS, V("h")),))
            g.phrase("rule", "you can't attack {h:foes_play_many} with {g:mine_many}",
                     (Rule("forbid", "attack targets", G, V("h")),))  # fmt: skip
            continue
        g.phrase("rule", f"{can} attack {{s:spared}}", (Rule("forbid", "attack targets", ENEMY, V("s")),))
        g.phrase("rule", f"{can} attack {{s:spared}} {with_}", (Rule("forbid", "attack targets", G, V("s")),))
        leader = t.All((ENEMY, LEADERS))
        g.phrase("rule", f"{can} attack with their Leader", (Rule("forbid", "attack", leader),))
        g.phrase("rule", f"{can} attack {{s:spared}} with their Leader",
                 (Rule("forbid", "attack targets", leader, V("s")),))  # fmt: skip
    g.phrase("foes_play_many", "{h:play_many}", V("h"), _foes)
    for who, side in (("{w_:foe_}", ENEMY), ("you", YOURS)):
        others = (Rule("forbid", "attack", t.All((side, t.Not(G)))),)
        g.phrase("rule", f"{who} can only attack with {{g:kind_many}}", others)
    for words_, what in (("this card", SELF), ("{h:play_many}", V("h"))):
        fits = _mine if what != SELF else None
        only = (Rule("forbid", "attack targets", ENEMY, t.Not(what)),)
        g.phrase("rule", f"{{w_:foe_}} can only attack {words_}", only, fits)
    for by, query in (("", "event"), (" {b_:by_skills}", "ability")):
        still = (Rule("forbid", f"{query} active", G),)
        g.phrase("rule", f"{{w_:foe_}} can't switch {{t_:their_}}{{g:theirs_many}} to Active Mode{by}", still)
        g.phrase("rule", f"you can't switch {{g:mine_many}} to Active Mode{by}", still)
    unchosen = (Rule("forbid", "select", ENEMY, G),)
    g.phrase("rule", "{w_:foe_} can't choose {g:chosen_ones} {b_:by_skills}", unchosen)


def _foes(env: t.Env) -> bool:
    return YOURS not in parts_of(env["h"])


def _mine(env: t.Env) -> bool:
    return YOURS in parts_of(env["h"])


def fights(g: Grammar) -> None:
    """[DBS 7-1] What players cannot do during some battles."""
    said = Passive(V("e"), V("d"))
    under = Passive(V("e"), Both((V("q"), V("d"))))
    g.phrase("passive", "{e:player_rule} {d:fight}", (said,))
    both = (On(V("i"), ENEMY, rest=True), On(V("k"), ENEMY, rest=True))
    words_ = "{w_:foe_} can't activate {i:idle} {a_:in_my_attack} and can't activate {k:idle} {b_:in_my_attack}"
    g.phrase("passive", words_, (Passive(both, Is(SELF, Role("attacking"))),))
    g.phrase("passive", "{d:fight}, {e:player_rule}", (said,))
    g.phrase("passive", "{q:aslong}, {e:player_rule} {d:fight}", (under,))
    g.phrase("passive", "{q:aslong}, {d:fight}, {e:player_rule}", (under,))


LIMITS = (
    ("once more", 1),
    ("1 more time", 1),
    ("one more time", 1),
    ("2 more times", 2),
    ("two more times", 2),
    ("3 more times", 3),
    ("three more times", 3),
)
TIMES = (("once", 1), ("1 time", 1), ("one time", 1), ("2 times", 2), ("two times", 2), ("twice", 2), ("3 times", 3))


def limits(g: Grammar) -> None:
    """[DBS 1-3-3] How often the opponent may attack yet: the attack that comes last makes all others impossible."""
    for words_, n in LIMITS:
        g.phrase(f"more_{n}", words_, ANY)
    for words_, n in TIMES:
        g.phrase(f"times_{n}", words_, ANY)
    for n in (1, 2, 3):
        for with_, cards in (("", ENEMY), (" with {g:theirs_many}", G)):
            no_more: tuple[Any, ...] = (Continue((Rule("forbid", "attack", cards),), "turn"),)
            for _ in range(n):
                no_more = (Delay(When("attack", cards), no_more, "turn"),)
            for who in ("{w_:foe_}", "they"):
                for said in {f"attack{with_} {{m_:more_{n}}}", f"attack {{m_:more_{n}}}{with_}"}:
                    g.phrase("clause", f"{who} can only {said} {{t_:this_turn_}}", no_more)
                then = (Delay(When("turn start", player=OPPONENT), no_more),)
                for said in {f"attack{with_} {{m_:times_{n}}}", f"attack {{m_:times_{n}}}{with_}"}:
                    g.phrase("clause", f"{who} can only {said} {{t_:their_turn}}", then)
                    g.phrase("clause", f"{{t_:their_turn}}, {who} can only {said}", then)
    for words_ in ("for the turn", "this turn", "during this turn"):
        g.phrase("this_turn_", words_, ANY)


def add(g: Grammar) -> None:
    for part in (words, activating, playing, attacking, fights, limits):
        part(g)
