"""English, events: what automatic abilities trigger on."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0300_zones import OFF_FIELD
from ludex.games.cc.c1100_keywords import DIES, ENTERS, FIELD
from ludex.games.cc.text.meanings import CONJURE, DOWN, SOMEBODY, STOCKS, UP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, V, When

PHASES = ("recovery", "draw", "call", "main", "battle", "end")

CAUSED: tuple[tuple[str, Any], ...] = (
    ("destroyed", When("move", V("g"), word="destroy", cause=V("s"))),
    ("banished", When("move", V("g"), src=FIELD, word="banish", cause=V("s"))),
    *((f"returned to {hand}", When("move", V("g"), src=FIELD, dst=("hand",), cause=V("s")))
      for hand in ("its owner's hand", "their owners' hands", "a hand", "your hand")),
    ("removed from the game", When("move", V("g"), src=FIELD, dst=("removed",), cause=V("s"))),
    ("reversed", When("state", V("g"), word="reversed", cause=V("s"))),
    ("recovered", When("state", V("g"), word="recovered", cause=V("s"))),
    ("put into the field", When("move", V("g"), dst=FIELD, not_src=FIELD, cause=V("s"))),
    ("put into a graveyard from the field", When("move", V("g"), src=FIELD, dst=("graveyard",), cause=V("s"))),
    ("turned face up", When("face", V("g"), word=UP, cause=V("s"))),
    ("turned face down", When("face", V("g"), word=DOWN, cause=V("s"))),
)  # fmt: skip
"""What effects do to cards of the field (`cause`): the participle, the event."""


def causes(g: Grammar) -> None:
    """`cause`: the objects whose effects do something, in the singular."""
    for an, side in (("a", SOMEBODY), ("an enemy", ENEMY), ("an allied", YOURS)):
        for kind in ("spell", "card"):
            g.phrase("cause", f"{an} {kind} or ability", side)
        g.phrase("cause", f"{'an' if an == 'a' else an} effect", side)
        for kind in ("conjure", "servant", "caster", "barrier"):
            of = t.Word("type", kind) if an == "a" else t.All((side, t.Word("type", kind)))
            for words in (f"the effect of {an} {kind}", f"an effect of {an} {kind}", f"an ability of {an} {kind}"):
                g.phrase("cause", words, of)
        for noun in ("conjure", "spell"):
            g.phrase("cause", f"{an} {noun}", t.Word("type", "conjure") if an == "a" else t.All((side, CONJURE)))
    g.phrase("cause", "the effect of a card", SOMEBODY)


OF_CARDS: tuple[tuple[str, Any], ...] = (
    ("attacks", When("attack", V("g"))),
    ("attacks {h:a_card}", When("attack", V("g"), V("h"))),
    ("attacks this card", When("attack", V("g"), SELF)),
    ("attacks an enemy player", When("attack", V("g"), word="player")),
    ("attacks a player", When("attack", V("g"), word="player")),
    ("attacks you", When("attack", V("g"), word="player")),
    ("battles", When("battle", V("g"))),
    ("battles {h:a_card}", When("battle", V("g"), V("h"))),
    ("destroys {h:a_card} by battle", When("defeat", V("g"), V("h"))),
    ("destroys {h:a_card} in battle", When("defeat", V("g"), V("h"))),
    ("is attacked", When("attack", other=V("g"))),
    ("is attacked by {h:a_card}", When("attack", V("h"), V("g"))),
    ("switches", When("switch", V("g"))),
    ("is switched", When("switch", V("g"))),
    ("corrupts an orb", When("corrupt", V("g"))),
    ("corrupts an enemy orb", When("corrupt", V("g"), player=OPPONENT)),
    ("corrupts an allied orb", When("corrupt", V("g"), player=YOU)),
    ("corrupts one or more orbs", When("corrupt", V("g"))),
    ("corrupts one or more enemy orbs", When("corrupt", V("g"), player=OPPONENT)),
    ("levels up", When("move", V("g"), word="level up")),
    ("is leveled up", When("move", V("g"), word="level up")),
    ("is called", When("move", V("g"), word="call")),
    ("wins a battle", When("defeat", V("g"))),
    ("produces aether", When("aether", V("g"))),
    ("becomes a target", When("select", V("g"))),
    ("is targeted", When("select", V("g"))),
    *(
        (f"is targeted by {whose} {what} or ability", When("select", V("g"), player=player))
        for whose, player in (("a", ""), ("an enemy", OPPONENT), ("an allied", YOU))
        for what in ("card", "spell")
    ),
    ("is destroyed", When("move", V("g"), word="destroy")),
    *((f"is destroyed {by} battle", When("defeat", other=V("g"))) for by in ("by", "in")),
    ("is destroyed by non-battle", When("move", V("g"), word="destroy", cause=SOMEBODY)),
    *((f"is {done} by {{s:cause}}", when) for done, when in CAUSED),
    ("is banished", When("move", V("g"), src=FIELD, word="banish")),
    *(
        (f"is {put} {hand}{end}", When("move", V("g"), src=FIELD, dst=("hand",)))
        for put in ("returned to", "put into")
        for hand in ("its owner's hand", "a hand", "your hand")
        for end in ("", " from the field")
    ),
    ("is removed from the game", When("move", V("g"), src=FIELD, dst=("removed",))),
    ("is turned face up", When("face", V("g"), word=UP)),
    ("is turned face down", When("face", V("g"), word=DOWN)),
    ("becomes face up", When("face", V("g"), word=UP)),
    ("becomes face down", When("face", V("g"), word=DOWN)),
    ("leaves the field", When("move", V("g"), src=FIELD, dst=OFF_FIELD)),
    ("is discarded", When("move", V("g"), word="discard")),
    *((f"becomes {word}", When("state", V("g"), word=word)) for word in ("recovered", "rested", "reversed")),
    *((f"is {word}", When("state", V("g"), word=word)) for word in ("recovered", "reversed")),
    ("recovers", When("state", V("g"), word="recovered")),
    ("rests", When("state", V("g"), word="rested")),
    ("is rested", When("state", V("g"), word="rested")),
    ("rides", When("ride", V("g"))),
    ("'s ATK is increased", When("increase", V("g"), word="atk")),
    ("'s DEF is increased", When("increase", V("g"), word="def")),
    ("'s ATK is decreased", When("decrease", V("g"), word="atk")),
    ("'s DEF is decreased", When("decrease", V("g"), word="def")),
)
"""What a card does, or what is done to it: the words after it, the event."""


CAME = (
    ("", ()),
    (" from your hand", ("hand",)),
    (" from a hand", ("hand",)),
    (" from your deck", ("deck",)),
    (" from a deck", ("deck",)),
    (" from your graveyard", ("graveyard",)),
    (" from a graveyard", ("graveyard",)),
)
"""From where cards come into the field."""


DOES: tuple[tuple[str, Any], ...] = (
    ("destroys {}", When("move", V("g"), word="destroy", cause=V("s"))),
    ("banishes {}", When("move", V("g"), src=FIELD, word="banish", cause=V("s"))),
    ("returns {} to its owner's hand", When("move", V("g"), src=FIELD, dst=("hand",), cause=V("s"))),
    ("removes {} from the game", When("move", V("g"), src=FIELD, dst=("removed",), cause=V("s"))),
    ("reverses {}", When("state", V("g"), word="reversed", cause=V("s"))),
    ("recovers {}", When("state", V("g"), word="recovered", cause=V("s"))),
    ("turns {} face up", When("face", V("g"), word=UP, cause=V("s"))),
    ("turns {} face down", When("face", V("g"), word=DOWN, cause=V("s"))),
)  # fmt: skip
"""What effects do to cards of the field (`cause`), said of the effects."""


def of_cards(g: Grammar) -> None:
    for words, when in DOES:
        g.phrase("event", f"{{s:cause}} {words.format('{g:a_card}')}", when)
    for words, when in OF_CARDS:
        blank = "" if words.startswith("'") else " "
        if not _told_after(words):
            g.phrase("event", f"this card{blank}{words}", _about(when, SELF))
        if words != "is discarded":
            g.phrase("event", f"{{g:as_card}}{blank}{words}", when)
            g.phrase("event", f"another {{g:cardx_one}}{blank}{words}", when)
        if words != "is discarded" and not _told_after(words):
            both = t.Some((SELF, V("g")))
            g.phrase("event", f"this card or {{g:a_card}}{blank}{words}", _about(when, both))
            g.phrase("event", f"this card or another {{g:cardx_one}}{blank}{words}", _about(when, both))
    for words, when in OF_CARDS:
        if not words.startswith("'") and not _told_after(words):
            g.phrase("self_deed", words, _about(when, SELF))
    g.phrase("self_deed", "enters the field", ENTERS)
    g.phrase("self_deed", "is put into a graveyard from the field", DIES)
    fell = When("move", V("g"), src=FIELD, dst=("graveyard",))
    for group in ("{g:as_card}", "another {g:cardx_one}"):
        for enters in ("enters the field", "is put into the field"):
            for words, src in CAME:
                came = (
                    When("move", V("g"), src=src, dst=FIELD) if src else When("move", V("g"), dst=FIELD, not_src=FIELD)
                )
                g.phrase("event", f"{group} {enters}{words}", came)
        mine = When("move", V("g"), player=YOU, dst=FIELD, not_src=FIELD)
        g.phrase("event", f"{group} enters the field under your control", mine, _sideless)
        g.phrase("event", f"{group} is put into a graveyard from the field", fell)
        g.phrase("event", f"{group} is put into a graveyard", fell, _of_field)
    for enters in ("this card enters the field", "this card is put into the field"):
        g.phrase("event", enters, ENTERS)
        for words, src in CAME[1:]:
            g.phrase("event", f"{enters}{words}", When("move", SELF, src=src, dst=FIELD))
    g.phrase("event", "this card is put into a graveyard from the field", DIES)
    g.phrase("event", "this card is corrupted", When("move", SELF, src=("orb",), dst=("hand",), word="corrupt"))
    for words, zone in (("your hand", "hand"), ("a hand", "hand"), ("your deck", "deck"), ("a deck", "deck")):
        for whose in ("a", "an allied", "your"):
            thrown = When("move", SELF, src=(zone,), dst=("graveyard",))
            g.phrase("event", f"this card is put into {whose} graveyard from {words}", thrown)
    for words, player in (("an allied", YOU), ("your", YOU), ("an enemy", OPPONENT), ("a", "")):
        for end in ("", " from a deck", " from their deck", " from your deck", " from a hand"):
            zones = (end.rpartition(" ")[2],) if end else ()
            put = When("move", V("g"), player=player, src=zones, dst=("graveyard",))
            g.phrase("event", f"{{g:a_kind}} is put into {words} graveyard{end}", put, None if zones else _any_card)


def face_down(g: Grammar) -> None:
    """[CC 306.6] Cards that come face down among the casters."""
    for words, player in (("an allied", YOU), ("your", YOU), ("an enemy", OPPONENT), ("a", "")):
        laid = When("move", t.FaceUp(False), player=player, dst=("caster",), not_src=FIELD)
        caused = When("move", t.FaceUp(False), player=player, dst=("caster",), not_src=FIELD, cause=V("s"))
        for said in (f"into {words} caster zone face down", f"face down into {words} caster zone"):
            g.phrase("event", f"a card is put {said}", laid)
            g.phrase("cond", f"a card was put {said} this turn", t.Compare(t.Happened(laid), ">=", 1))
            g.phrase("cond", f"a card was put {said} by {{s:cause}} this turn",
                     t.Compare(t.Happened(caused), ">=", 1))  # fmt: skip


def of_stocks(g: Grammar) -> None:
    """[CC 306.2] The cards under the card itself."""
    for one in ("one of this card's stock", "a card in this card's stock", "one of this card's stocks"):
        g.phrase("event", f"{one} is banished", When("move", STOCKS, word="banish"))
    for words in ("a stock", "an allied stock", "a caster's stock"):
        g.phrase("event", f"this card is banished from {words}", When("move", SELF, src=("stock",), word="banish"))
        g.phrase("event", f"{one} is put into a graveyard", When("move", STOCKS, dst=("graveyard",)))


def of_zones(g: Grammar) -> None:
    """Cards that come from one zone to another. `whose`: the player to whose zone, or from whose zone, they move;
    `place`: the zone."""
    for words, player in (("an allied", YOU), ("your", YOU), ("an enemy", OPPONENT), ("your opponent's", OPPONENT),
                          ("a", ""), ("an", ""), ("its owner's", ""), ("any", "")):  # fmt: skip
        g.phrase("whose", words, player)
    for words, zone in (("graveyard", "graveyard"), ("hand", "hand"), ("deck", "deck"), ("orb zone", "orb"),
                        ("removed zone", "removed"), ("extra deck", "extra"), ("BINGO zone", "bingo")):  # fmt: skip
        g.phrase("place", words, zone)
    into, away = (V("z"),), (V("y"),)
    for words, what, one in (("{g:a_kind} is", V("g"), True), ("this card is", SELF, False)):
        put = f"{words} put into {{p:whose}} {{z:place}}"
        came = When("move", what, player=V("p"), src=away, dst=into, left=V("l"))
        g.phrase("event", f"{put} from {{l:whose}} {{y:place}}", came, _new)
        g.phrase("event", f"{put} from anywhere", When("move", what, player=V("p"), dst=into))
        if one:
            g.phrase("event", put, When("move", what, player=V("p"), dst=into), _off_field)
        else:
            g.phrase("event", put, When("move", what, player=V("p"), dst=into), _elsewhere)
        for end in ("from {l:whose} {y:place}",):
            gone = When("move", what, src=away, dst=("removed",), left=V("l"))
            g.phrase("event", f"{words} removed from the game {end}", gone)
    laid = When("move", V("g"), player=V("p"), dst=into, cause=YOURS)
    g.phrase("event", "you put {g:a_kind} into {p:whose} {z:place}", laid)
    for words, what in (
        ("{g:a_kind} leaves", V("g")),
        ("this card leaves", SELF),
    ):
        g.phrase("event", f"{words} {{l:whose}} {{y:place}}", When("move", what, src=away, left=V("l")))


def _new(env: dict[str, Any]) -> bool:
    """Whether it is not said in words of its own (`of_cards`), nor of cards of the field."""
    return not (env["z"] == "graveyard" and env["y"] in ("hand", "deck") and env["l"] in (YOU, ""))


def _off_field(env: dict[str, Any]) -> bool:
    """Whether no type or race that is on the field is meant [CC 201.4]: conjures, or any cards where nothing else is
    said of them."""
    kinds = parts_of(env["g"])
    if env["z"] == "graveyard":
        return t.Word("type", "conjure") in kinds
    return True


def _elsewhere(env: dict[str, Any]) -> bool:
    return bool(env["z"] not in ("graveyard", "hand"))


def _of_field(env: dict[str, Any]) -> bool:
    """Whether cards of the field are meant: a type or a race, and whose they are [CC 201.4]."""
    parts = parts_of(env["g"])
    return t.Zone(FIELD) in parts and any(isinstance(p, t.Side) for p in parts) and len(parts) > 2


def _sideless(env: dict[str, Any]) -> bool:
    """Whether the group does not say whose the cards are."""
    return not any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def _any_card(env: dict[str, Any]) -> bool:
    return bool(env["g"] == t.ANY)


def _told_after(words: str) -> bool:
    """Whether the card itself is gone when the event is told."""
    return words.startswith("is destroyed") and words.endswith(" battle")


def _about(when: Any, what: Any) -> Any:
    """The event with the card itself in the place of the group."""
    return When(**{name: what if value == t.Hole("g") else value for name, value in when.__dict__.items()})


def of_players(g: Grammar) -> None:
    enemies = ("an enemy player", "your opponent", "an enemy", "an opponent")
    for who, s, player in (("you", "", YOU), *((foe, "s", OPPONENT) for foe in enemies), ("a player", "s", "")):
        their = "their" if s else "your"
        for words, when in (
            (f"draw{s} a card", When("move", player=player, word="draw")),
            (f"draw{s} a card by {{s:cause}}", When("move", player=player, word="draw", cause=V("s"))),
            (f"discard{s} {{g:a_kind}}", When("move", V("g"), player=player, word="discard")),
            (
                f"discard{s} {{g:a_kind}} by {{s:cause}}",
                When("move", V("g"), player=player, word="discard", cause=V("s")),
            ),
            (f"attack{s}", When("attack", player=player)),
            (f"banish{'es' if s else ''} {{g:a_kind}}", When("move", V("g"), player=player, word="banish")),
            (f"search{'es' if s else ''} {their} deck", When("search", player=player)),
            (f"call{s} {{g:a_kind}}", When("move", V("g"), player=player, word="call")),
            (f"play{s} {{g:a_kind}}", When("play", V("g"), player=player, word="card")),
            (f"play{s} another {{g:kindx_one}}", When("play", V("g"), player=player, word="card")),
            (f"call{s} another {{g:kindx_one}}", When("move", V("g"), player=player, word="call")),
            (f"level{s} up {{g:a_kind}}", When("move", V("g"), player=player, word="level up")),
            (f"call{s} a caster face up", When("move", player=player, word="call")),
            (f"call{s} this card", When("move", SELF, player=player, word="call")),
            (f"call{s} a caster face down", When("move", player=player, word="call face down")),
            (f"call{s} a card face down", When("move", player=player, word="call face down")),
            (f"reveal{s} {{g:a_kind}}", When("reveal", V("g"), player=player)),
            (f"gain{s} control of {{g:a_card}}", When("move", V("g"), player=player, word="control")),
            (f"soul bond{s} {{g:a_kind}}", When("move", V("g"), player=player, word="soul bond")),
        ):
            g.phrase("event", f"{who} {words}", when, on_cards if "play" in words else None)
        used = When("play", V("g"), player=player, word="ability")
        g.phrase("event", f"{who} play{s} {{g:a_kind}}", used, on_abilities)
    g.phrase("event", "{g:a_kind} is played", When("play", V("g"), word="card"), on_cards)
    g.phrase("event", "{g:a_kind} is played", When("play", V("g"), word="ability"), on_abilities)
    g.phrase("event", "this card is discarded by {s:cause}", When("move", SELF, word="discard", cause=V("s")))
    g.phrase("event", "{g:a_kind} is revealed", When("reveal", V("g")))
    laid = When("move", t.All((V("g"), V("s"))), dst=FIELD, not_src=FIELD)
    g.phrase("event", "{g:a_card} enters the field {s:posture}", laid)
    g.phrase("event", "another {g:cardx_one} enters the field {s:posture}", laid)
    for words, player in (("your", YOU), ("your opponent's", OPPONENT), ("an enemy player's", OPPONENT)):
        g.phrase("event", f"one of {words} orbs is corrupted", When("corrupt", player=player))
    for words, player in (("an", ""), ("an allied", YOU), ("an enemy", OPPONENT)):
        g.phrase("event", f"{words} orb is corrupted", When("corrupt", player=player))
        g.phrase("event", f"{words} orb is corrupted by {{g:a_card}}", When("corrupt", V("g"), player=player))
        many = words.replace("an", "", 1).strip()
        orbs = f"{many} orbs" if many else "orbs"
        g.phrase("event", f"one or more {orbs} are corrupted", When("corrupt", player=player))


def on_abilities(env: dict[str, Any]) -> bool:
    """Whether abilities in the chase zone are meant, not cards."""
    return t.Mark("ability") in parts_of(env["g"])


def on_cards(env: dict[str, Any]) -> bool:
    return "g" not in env or not on_abilities(env)


def of_turns(g: Grammar) -> None:
    for at, kind in (("at end of", "end"), ("at the beginning of", "begin")):
        for words in ("turn", "each turn", "each player's turn", "every turn"):
            g.phrase("moment", f"{at} {words}", When(kind, word="turn"))
        for whose, player in (("your", YOU), ("each of your", YOU), ("enemy", OPPONENT), ("an enemy", OPPONENT),
                              ("your opponent's", OPPONENT), ("an allied", YOU), ("allied", YOU),
                              ("each enemy", OPPONENT), ("each allied", YOU), ("the enemy", OPPONENT),
                              ("an enemy player's", OPPONENT), ("an opponent's", OPPONENT)):  # fmt: skip
            for turns in ("turns", "turn") if whose.startswith("each") else ("turn",):
                g.phrase("moment", f"{at} {whose} {turns}", When(kind, player=player, word="turn"))
            if kind == "begin":
                for phase in PHASES:
                    g.phrase("moment", f"{at} {whose} {phase} phase", When(kind, player=player, word=f"{phase} phase"))
    for phase in PHASES:
        for whose in ("the ", "each ", "each player's ", "", "a "):
            g.phrase("moment", f"at the beginning of {whose}{phase} phase", When("begin", word=f"{phase} phase"))
    step = "attack declaration step"
    for whose in ("the ", "each ", ""):
        g.phrase("moment", f"at the beginning of {whose}{step}", When("begin", word=step))
    g.phrase("moment", "at end of each battle", When("end", word="battle"))
    for whose, player in (("your", YOU), ("the", ""), ("an enemy", OPPONENT), ("enemy", OPPONENT), ("each", "")):
        g.phrase("moment", f"at end of {whose} battle phase", When("end", player=player, word="battle phase"))
    g.phrase("moment", "at end of battle phase", When("end", word="battle phase"))
    g.phrase("moment", "at end of battle", When("end", word="battle"))
    g.phrase("trigger", "{m:moment}", V("m"))
    for word in ("whenever", "when"):
        g.phrase("trigger", f"{word} {{e:event}}", V("e"))
    for words in ("at end of turn", "at end of this turn"):
        g.phrase("later", words, When("end", word="turn"))
    g.phrase("later", "at the beginning of your next turn", When("begin", player=YOU, word="turn"))
    g.phrase("later", "at the beginning of the next turn", When("begin", word="turn"))
    for words, player in (("your next", YOU), ("the next enemy", OPPONENT), ("your opponent's next", OPPONENT),
                          ("the enemy's next", OPPONENT), ("the next", "")):  # fmt: skip
        if words not in ("your next", "the next"):
            g.phrase("later", f"at the beginning of {words} turn", When("begin", player=player, word="turn"))
        for phase in PHASES:
            said = f"at the beginning of {words} {phase} phase"
            g.phrase("later", said, When("begin", player=player, word=f"{phase} phase"))
    g.phrase("later", "at the next end of turn", When("end", word="turn"))
    g.phrase("later", "at end of battle", When("end", word="battle"))


def add(g: Grammar) -> None:
    for part in (causes, of_cards, face_down, of_stocks, of_zones, of_players, of_turns):
        part(g)
