"""English, agents: whose skills and attacks have done something: `by`, `slayer`."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import owned
from ludex.games.dbs.text.meanings import BATTLE_CARD, EXTRA
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, V

LEADER_AREA = t.Zone(("leader",))
SOMEBODY = t.Some((YOURS, ENEMY))
"""As the cause of an event: a skill, not a rule."""
OWNERS = (
    (YOURS, ("your ", "1 of your ", "one of your ", "any of your ", "1 or more of your ")),
    (ENEMY, ("your opponent's ", "an opponent's ", "the opponent's ", "1 of your opponent's ",
             "one of your opponent's ", "any of your opponent's ", "their ", "1 of their ", "one of their ")),
)  # fmt: skip
HEADS = (
    ("card", "cards", ANY), ("Battle Card", "Battle Cards", BATTLE_CARD), ("Extra", "Extras", EXTRA),
    ("Leader", "Leaders", LEADER_AREA), ("Leader or Battle Card", "Leaders or Battle Cards",
                                         t.Some((LEADER_AREA, BATTLE_CARD))),
    ("Battle Card or Leader", "Battle Cards or Leaders", t.Some((LEADER_AREA, BATTLE_CARD))),
    ("Battle Card or Extra", "Battle Cards or Extras", t.Some((BATTLE_CARD, EXTRA))),
)  # fmt: skip


def particles(g: Grammar) -> None:
    rows: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("one_skill", ("skill", "skills")),
        ("the_skill", ("the skill of ", "the skills of ", "a skill of ", "skills of ", "1 of the skills of ")),
        ("its_skill", (" skill", " skills", "'s skill", "'s skills")),
        ("everywhere_", (" in any area", " in all areas")),
        ("or_attack", ("skill or attack", "attack or skill")),
    )
    for category, said in rows:
        for words in said:
            g.phrase(category, words, ANY)
    for side, owners in OWNERS:
        for words in owners:
            g.phrase("agent_side", words, side)
    for one, many, kind in HEADS:
        g.phrase("by_head_one", one, kind)
        g.phrase("by_head_many", many, kind)
    for slot in ("name", "character", "trait"):
        for number in ("one", "many"):
            g.phrase(f"by_head_{number}", f"{{c:{slot}}}", t.Word(slot, V("c")))
    described(g, "by_card", "by_head", "pre", "post")
    described(g, "by_bare", "by_head", "pre", "none")
    for side, name in ((YOURS, "yours"), (ENEMY, "theirs")):
        described(g, f"by_{name}", "by_head", "pre", "none", (), (side,))
        for words in dict(OWNERS)[side]:
            g.phrase(f"side_{name}", words, ANY)


def skills(g: Grammar) -> None:
    """`by`: whose skills."""
    for words in ("a skill", "skills", "1 or more skills"):
        g.phrase("by", words, SOMEBODY)
    g.phrase("by", "{s:agent_side}{k_:one_skill}", V("s"))
    own = t.All((V("s"), V("c")))
    for number in ("one", "many"):
        for name in ("yours", "theirs"):
            g.phrase("by", f"{{s_:side_{name}}}{{c:by_{name}_{number}}}{{k_:its_skill}}", V("c"))
        g.phrase("by", f"{{t_:the_skill}}{{s:agent_side}}{{c:by_card_{number}}}", own, _no_skill)
        g.phrase("by", f"{{t_:the_skill}}{{s:agent_side}}{{c:by_card_{number}}}{{e_:everywhere_}}", own, _no_skill)
    g.phrase("by", "your cards' skills", YOURS)
    g.phrase("by", "your opponent's cards' skills", ENEMY)
    g.phrase("by", "{c:a_by_bare}{k_:its_skill}", V("c"), _told)
    g.phrase("by", "{t_:the_skill}{c:a_by_card}", V("c"), _told)
    g.phrase("by", "{t_:the_skill}{c:a_by_card}{e_:everywhere_}", V("c"), _told)
    g.phrase("by", "{t_:the_skill}{c:name}", t.Word("name", V("c")))
    g.phrase("by", "{t_:the_skill}{c:name} in any area", t.Word("name", V("c")))
    g.phrase("by", "{c:name}{k_:its_skill}", t.Word("name", V("c")))
    g.phrase("by", "{t_:the_skill}{g:a_kind} in any of your areas", t.All((YOURS, V("g"))))
    g.phrase("by", "{t_:the_skill}{c:a_at}", V("c"), _acting)
    g.phrase("by", "this card's {k_:one_skill}", SELF)
    g.phrase("by", "another card's {k_:one_skill}", t.Not(SELF))


def slayers(g: Grammar) -> None:
    """`slayer`: whose skills or attacks."""
    for words, by in (("your opponent", ENEMY), ("you", YOURS), ("this card", SELF)):
        g.phrase("slayer", words, by)
    for article in ("an ", "a "):
        g.phrase("slayer", f"{article}{{o_:or_attack}}", SOMEBODY)
    g.phrase("slayer", "{s:agent_side}{o_:or_attack}", V("s"))
    g.phrase("slayer", "{s:agent_side}{c:by_bare_one}'s {o_:or_attack}", t.All((V("s"), V("c"))))
    g.phrase("slayer", "{s:agent_side}{c:by_bare_one}", t.All((V("s"), V("c"))), _mere)
    g.phrase("slayer", "{s:agent_side}{c:by_bare_many}", t.All((V("s"), V("c"))), _mere)
    g.phrase("slayer", "this card's {o_:or_attack}", SELF)
    g.phrase("slayer", "{h:target}", V("h"), _other)


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["c"] != ANY)


def _mere(env: t.Env) -> bool:
    """Whether no kind of card is said: of a kind, `target` speaks."""
    return bool(env["c"] == ANY)


def _no_skill(env: t.Env) -> bool:
    """Whether nothing is said that needs an area."""
    return not any(isinstance(part, t.State) for part in parts_of(env["c"]))


def _acting(env: t.Env) -> bool:
    """Whether the cards are said to be where their skills are valid."""
    zones = {name for part in parts_of(env["c"]) if isinstance(part, t.Zone) for name in part.names}
    return owned({"g": env["c"]}) and zones <= {"battle", "leader", "energy"}


def _other(env: t.Env) -> bool:
    """Whether it is another card than this one, said by its kind."""
    return bool(env["h"] != SELF)


def add(g: Grammar) -> None:
    for part in (particles, skills, slayers):
        part(g)
