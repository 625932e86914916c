"""English, events: what [Auto] skills trigger on [DBS 8-7-2]."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE_CARD, HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, Becomes, V, When

LEADER_AREA = t.Zone(("leader",))

AREAS = (("hand", "hand"), ("deck", "deck"), ("Drop", "drop"), ("energy", "energy"), ("life", "life"))
FOE = t.All((ENEMY, BATTLE_CARD))
SOMEBODY = t.Some((YOURS, ENEMY))
"""As the cause of an event: a skill, not a rule."""
BY = (
    ("a skill", SOMEBODY), ("an opponent's skill", ENEMY), ("your opponent's skill", ENEMY),
    ("your opponent's skills", ENEMY), ("your skill", YOURS), ("one of your skills", YOURS),
    ("1 of your skills", YOURS), ("any of your skills", YOURS),
)  # fmt: skip
"""Whose skill caused something."""
CAUSED: tuple[tuple[str, Any], ...] = (
    ("is switched to Rest Mode", When("state", V("g"), word="rest")),
    ("is switched to Active Mode", When("state", V("g"), word="active")),
    ("is placed in your Drop from your hand", When("move", V("g"), src=("hand",), dst=("drop",))),
    ("is placed in your Drop from your deck", When("move", V("g"), src=("deck",), dst=("drop",))),
    ("is placed in your energy from your hand", When("move", V("g"), src=("hand",), dst=("energy",))),
)
"""What skills do to cards, and rules or costs, too. NB: a KO in battle has a cause as well, so what leaves the Battle
Area by a skill is not told apart yet, and not read."""
BY_CARDS: tuple[tuple[str, Any], ...] = (
    ("your Leader's skill", t.All((YOURS, LEADER_AREA))),
    ("{c:name}'s skill", t.Word("name", V("c"))),
    ("1 of your {c:adjective} card skills", t.All((YOURS, V("c")))),
    ("one of your {c:adjective} card skills", t.All((YOURS, V("c")))),
    ("your {c:adjective} card's skill", t.All((YOURS, V("c")))),
    ("a {c:adjective} card's skill", V("c")),
    ("a {c:adjective} card skill", V("c")),
)
"""Of which cards a skill is that caused something."""
OF_CARDS: tuple[tuple[str, Any], ...] = (
    ("attacks", When("attack", V("g"))),
    ("attacks a Leader", When("attack", V("g"), LEADER_AREA)),
    ("attacks your opponent's Leader", When("attack", V("g"), t.All((ENEMY, LEADER_AREA)))),
    ("attacks a Battle Card", When("attack", V("g"), BATTLE_CARD)),
    ("attacks an opponent's Battle Card", When("attack", V("g"), t.All((ENEMY, BATTLE_CARD)))),
    ("is attacked", When("attack", other=V("g"))),
    ("is KO'd", When("move", V("g"), word="KO", src=("battle",))),
    ("inflicts damage", When("inflict", other=V("g"))),
    ("inflicts damage to your opponent's life", When("inflict", other=V("g"), player=OPPONENT)),
    ("inflicts damage to your opponent", When("inflict", other=V("g"), player=OPPONENT)),
    ("is switched to Rest Mode", When("state", V("g"), word="rest")),
    ("is switched to Active Mode", When("state", V("g"), word="active")),
    ("is used in a combo", When("move", V("g"), word="combo", dst=("combo",))),
    ("is played", When("play", V("g"))),
    ("KO'd", When("move", V("g"), word="KO", src=("battle",))),
    ("is used in a combo from the Battle Area", When("move", V("g"), src=("battle",), word="combo", dst=("combo",))),
    ("is returned to its owner's hand", When("move", V("g"), src=("battle",), dst=("hand",))),
    *((f"is played from your {area}", When("play", V("g"), word=zone)) for area, zone in AREAS),
    *(
        (f"is used in a combo from your {area}", When("move", V("g"), src=(zone,), word="combo", dst=("combo",)))
        for area, zone in (("hand", "hand"), ("Battle Area", "battle"), ("Drop", "drop"), ("energy", "energy"))
    ),
    ("is placed in your Drop from your hand", When("move", V("g"), src=("hand",), dst=("drop",))),
    ("is placed in your energy from your hand", When("move", V("g"), src=("hand",), dst=("energy",))),
    ("is placed in your Drop from your deck", When("move", V("g"), src=("deck",), dst=("drop",))),
    *(
        (f"is placed in {area}", When("move", V("g"), dst=("battle",)))
        for area in ("a Battle Area", "your Battle Area", "the Battle Area")
    ),
    *(
        (f"is played from {area}", When("play", V("g"), word=zone))
        for area, zone in (
            ("an Energy Area", "energy"),
            ("your Energy Area", "energy"),
            ("the Drop", "drop"),
            ("a Drop", "drop"),
        )
    ),
    *(
        (
            f"is returned to its owner's hand from {where} Battle Area",
            When("move", V("g"), src=("battle",), dst=("hand",)),
        )
        for where in ("a", "the", "your")
    ),
    ("is placed in your Drop", When("move", V("g"), dst=("drop",))),
    ("is placed in your energy", When("move", V("g"), dst=("energy",))),
    ("is added to your hand from your life", When("move", V("g"), src=("life",), dst=("hand",))),
    ("KOs an opponent's Battle Card", When("move", FOE, word="KO", src=("battle",), cause=V("g"))),
    ("KOs a Battle Card", When("move", BATTLE_CARD, word="KO", src=("battle",), cause=V("g"))),
    ("KOs one of your opponent's Battle Cards", When("move", FOE, word="KO", src=("battle",), cause=V("g"))),
    *(
        (f"{leaves} {where} Battle Area", When("move", V("g"), word="leave"))
        for leaves in ("leaves", "is removed from")
        for where in ("your", "a")
    ),
    *((f"{words} by {whose}", When(**{**when.__dict__, "cause": by})) for words, when in CAUSED for whose, by in BY),
    *(
        (f"{words} by {whose}", When(**{**when.__dict__, "cause": by}))
        for words, when in CAUSED
        for whose, by in BY_CARDS
    ),
    ("attacks and KOs an opponent's Battle Card", When("move", FOE, V("g"), word="KO", src=("battle",))),
    ("attacks and KOs a Battle Card", When("move", BATTLE_CARD, V("g"), word="KO", src=("battle",))),
    ("leaves the Battle Area", When("move", V("g"), word="leave")),
    ("is removed from the Battle Area", When("move", V("g"), word="leave")),
)
"""What a card does, or what is done to it: the words after it, the event."""


def of_cards(g: Grammar) -> None:
    for words, when in OF_CARDS:
        if words != "KO'd":
            g.phrase("event", f"this card {words}", _about(when, SELF))
        g.phrase("self_deed", words, _about(when, SELF))
        if words.startswith("is "):
            g.phrase("self_deed", words.removeprefix("is "), _about(when, SELF))
        if not words.startswith("KO'd"):
            g.phrase("event", f"{{g:a_play}} {words}", when)
            g.phrase("event", f"{{g:play_one}} {words}", when, sided)
            g.phrase("event", f"your Leader {words}", _about(when, t.All((YOURS, LEADER_AREA))))
            for of in ("one of", "1 of"):
                g.phrase("event", f"{of} {{g:play_many}} {words}", when)


def _about(when: Any, what: Any) -> Any:
    """The event with the card itself in the place of the group."""
    return When(**{name: what if value == t.Hole("g") else value for name, value in when.__dict__.items()})


def of_players(g: Grammar) -> None:
    """[DBS 3-6-3] [DBS 3-7-3] What players do."""
    for category, start in (("event", "you "), ("you_deed", "")):
        g.phrase(category, f"{start}play this card", When("play", SELF))
        g.phrase(category, f"{start}combo with this card", When("move", SELF, word="combo", dst=("combo",)))
        for area, zone in AREAS:
            g.phrase(category, f"{start}play this card from your {area}", When("play", SELF, word=zone))
        used = When("move", SELF, src=("battle",), word="combo", dst=("combo",))
        g.phrase(category, f"{start}combo with this card from the Battle Area", used)
        for area, zone in (("hand", "hand"), ("Battle Area", "battle"), ("Drop", "drop"), ("energy", "energy")):
            used = When("move", SELF, src=(zone,), word="combo", dst=("combo",))
            g.phrase(category, f"{start}combo with this card from your {area}", used)
    g.phrase("you_deed", "attack", When("attack", SELF))
    for who, player in (("you", YOU), ("your opponent", OPPONENT)):
        s = "" if player == YOU else "s"
        used = When("move", player=player, word="combo", dst=("combo",))
        g.phrase("event", f"{who} combo{s}", used)
        g.phrase("event", f"{who} combo{s} with a card", used)
        add = When("move", player=player, src=("life",), dst=("hand",))
        its = "your" if player == YOU else "their"
        g.phrase("event", f"a card is added from {its} life to {its} hand", add)
        g.phrase("event", f"{who} add{s} a card from {its} life to {its} hand", add)
    for who, s, player in (("you", "", YOU), ("your opponent", "s", OPPONENT)):
        g.phrase("event", f"{who} play{s} {{g:a_kind}}", When("play", V("g"), player=player))
        its = "your" if player == YOU else "your opponent's"
        g.phrase("event", f"{{g:kind_one}} is played in {its} Battle Area", When("play", V("g"), player=player))
        g.phrase("event", f"{{g:a_kind}} is played in {its} Battle Area", When("play", V("g"), player=player))
        g.phrase("event", f"{who} play{s} another card", When("play", t.Not(SELF), player=player))
        g.phrase("event", f"{who} combo{s} with {{g:a_kind}}", _comboed(player))
        g.phrase("event", f"{who} attack{s} with {{g:a_kind}}", When("attack", V("g"), player=player))
        g.phrase("event", f"{who} attack{s}", When("attack", player=player))
        g.phrase("event", f"{who} discard{s} a card", When("move", player=player, word="discard"))
        g.phrase("event", f"{who} activate{s} [Blocker]", When("block", player=player))
        g.phrase("event", f"{who} activate{s} the [Blocker] skill", When("block", player=player))
        g.phrase("event", f"{who} take{s} damage", When("inflict", player=player))
    for words in ("you have no cards in hand", "you have no cards in your hand"):
        g.phrase("trigger", f"when {words}", Becomes(t.Unless(t.Exists(t.All((YOURS, HAND))))))


def _comboed(player: str) -> Any:
    return When("move", V("g"), player=player, word="combo", dst=("combo",))


def of_turns(g: Grammar) -> None:
    for at, kinds in (
        ("at the beginning of", {"turn": "turn start", "Main Phase": "main phase", "Charge Phase": "charge phase"}),
        ("at the start of", {"turn": "turn start", "Main Phase": "main phase", "Charge Phase": "charge phase"}),
        ("at the end of", {"turn": "turn end", "Main Phase": "main end"}),
    ):
        for word, event in kinds.items():
            for whose, player in (("your", YOU), ("your opponent's", OPPONENT), ("the", ""), ("each", "")):
                g.phrase("moment", f"{at} {whose} {word}", When(event, player=player))
    for words in ("at the end of a battle", "at the end of the battle"):
        g.phrase("moment", words, When("battle end"))
    g.phrase("trigger", "{m:moment}", V("m"))
    for word in ("whenever", "when"):
        g.phrase("trigger", f"{word} {{e:event}}", V("e"))
    for words in ("at the end of the turn", "at the end of this turn"):
        g.phrase("later", words, When("turn end"))
    for at in ("start", "beginning"):
        for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
            next_ = When("main phase", player=player)
            g.phrase("later", f"at the {at} of {whose} next Main Phase", next_)
    g.phrase("later", "at the end of your turn", When("turn end", player=YOU))
    g.phrase("later", "at the end of your opponent's turn", When("turn end", player=OPPONENT))
    for words in ("at the end of the battle", "after the battle", "at the end of that battle", "after this battle"):
        g.phrase("later", words, When("battle end"))


def add(g: Grammar) -> None:
    for part in (of_cards, of_players, of_turns):
        part(g)
