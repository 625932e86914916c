"""English, history: what happened this turn."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0300_zones import OFF_FIELD
from ludex.games.cc.c0501_this_turn import (
    ATTACKED,
    BATTLED,
    BATTLED_ENEMY,
    CORRUPTED,
    DISCARDED,
    ENTERED,
    FELL,
    MET,
    STRUCK,
    TURNED,
)
from ludex.games.cc.c1100_keywords import FIELD
from ludex.games.cc.text.en.events import CAUSED, on_abilities, on_cards
from ludex.games.cc.text.meanings import CASTER, DOWN, SOMEBODY, UP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Happened,
    If,
    Is,
    Mark,
    Plus,
    Unless,
    V,
    When,
)

STATES = ("rested", "recovered", "reversed")
GRAVE, HAND = ("graveyard",), ("hand",)


def once(when: Any) -> Any:
    return Compare(Happened(when), ">=", 1)


def often(when: Any) -> Any:
    return Compare(Happened(when), ">=", V("n"))


ENDS = (
    ("put into a graveyard from the field", FIELD, GRAVE),
    ("put from the field into a graveyard", FIELD, GRAVE),
    ("put into a graveyard from a servant zone", ("servant",), GRAVE),
    ("put into a graveyard from a caster zone", ("caster",), GRAVE),
    ("put into a graveyard", FIELD, GRAVE),
    ("removed from the game", FIELD, ("removed",)),
    ("removed from the field", FIELD, OFF_FIELD),
)
"""Where cards of the field were put: words, from where, to where."""
BACK = (
    ("returned to {} from the field", FIELD, HAND),
    ("put into {} from the field", FIELD, HAND),
    ("returned from the field to {}", FIELD, HAND),
    ("returned to {}", FIELD, HAND),
)
HANDS = (
    ("its owner's hand", "their owners' hands"),
    ("a hand", "a hand"),
    ("its owner's hand", "their owner's hand"),
    ("your hand", "your hand"),
)

PAST: tuple[tuple[str, str, Any], ...] = (
    ("attacked", "attacked", When("attack", V("g"))),
    ("attacked an enemy player", "attacked an enemy player", When("attack", V("g"), word="player")),
    ("attacked a player", "attacked a player", When("attack", V("g"), word="player")),
    ("attacked you", "attacked you", When("attack", V("g"), word="player")),
    ("switched", "switched", When("switch", V("g"))),
    ("was switched", "were switched", When("switch", V("g"))),
    ("battled", "battled", When("battle", V("g"))),
    ("was attacked", "were attacked", When("attack", other=V("g"))),
    ("was turned face up", "were turned face up", When("face", V("g"), word=UP)),
    ("was turned face down", "were turned face down", When("face", V("g"), word=DOWN)),
    ("leveled up", "leveled up", When("move", V("g"), word="level up")),
    ("levelled up", "levelled up", When("move", V("g"), word="level up")),
    ("was targeted", "were targeted", When("select", V("g"))),
    ("was leveled up", "were leveled up", When("move", V("g"), word="level up")),
    ("produced aether", "produced aether", When("aether", V("g"))),
    ("entered the field", "entered the field", When("move", V("g"), dst=FIELD, not_src=FIELD)),
    ("was put into the field", "were put into the field", When("move", V("g"), dst=FIELD, not_src=FIELD)),
    *((f"{one} the field from {where}", f"{many} the field from {where}", When("move", V("g"), src=src, dst=FIELD))
      for one, many in (("was put into", "were put into"), ("entered", "entered"))
      for where, src in (("your hand", HAND), ("a graveyard", GRAVE))),
    ("entered the field {s:posture}", "entered the field {s:posture}",
     When("move", t.All((V("g"), V("s"))), dst=FIELD, not_src=FIELD)),
    ("left the field", "left the field", When("move", V("g"), src=FIELD, dst=OFF_FIELD)),
    ("corrupted an orb", "corrupted an orb", When("corrupt", V("g"))),
    ("corrupted an enemy orb", "corrupted an enemy orb", When("corrupt", V("g"), player=OPPONENT)),
    ("corrupted an allied orb", "corrupted an allied orb", When("corrupt", V("g"), player=YOU)),
    *((f"was {word}", f"were {word}", When("state", V("g"), word=word)) for word in STATES),
    *((f"became {word}", f"became {word}", When("state", V("g"), word=word)) for word in STATES),
    ("recovered", "recovered", When("state", V("g"), word="recovered")),
    ("was destroyed", "were destroyed", When("move", V("g"), word="destroy")),
    ("was destroyed by non-battle", "were destroyed by non-battle",
     When("move", V("g"), word="destroy", cause=SOMEBODY)),
    *((f"was {done} by {{s:cause}}", f"were {done} by {{s:cause}}", when) for done, when in CAUSED),
    *((f"was destroyed {by} battle", f"were destroyed {by} battle", When("defeat", other=V("g")))
      for by in ("by", "in")),
    ("was banished", "were banished", When("move", V("g"), src=FIELD, word="banish")),
    *((f"was {put}", f"were {put}", When("move", V("g"), src=src, dst=dst)) for put, src, dst in ENDS),
    *((f"was {put.format(one)}", f"were {put.format(many)}", When("move", V("g"), src=src, dst=dst))
      for put, src, dst in BACK for one, many in HANDS),
    *((f"was targeted by an enemy {by} or ability", f"were targeted by an enemy {by} or ability",
       When("select", V("g"), player=OPPONENT)) for by in ("spell", "card")),
)  # fmt: skip
"""What cards did, or what was done to them: in the singular, in the plural, the event."""
MEETS = (
    ("attacked", "attack"),
    ("battled", "battle"),
    ("destroyed {} by battle", "defeat"),
    ("destroyed {} in battle", "defeat"),
)
"""What a card did with another one this turn."""


def past(g: Grammar, one: str, many: str, when: Any) -> None:
    """Conditions on how often something happened to cards of a group this turn."""
    fits = _of_field if "a graveyard" in one or "from the game" in one else None
    g.phrase("cond", f"{{g:as_card}} {one} this turn", once(when), fits)
    g.phrase("cond", f"another {{g:cardx_one}} {one} this turn", once(when), fits)
    g.phrase("cond", f"{{n:number}} or more {{g:card_many}} {many} this turn", often(when), fits)
    g.phrase("cond", f"{{g:card_many}} {many} twice or more this turn", Compare(Happened(when), ">=", 2), fits)
    g.phrase("cond", f"{{g:card_many}} {many} {{n:number}} times or more this turn", often(when), fits)
    g.phrase("cond", f"{{g:card_many}} {many} {{n:number}} or more times this turn", often(when), fits)
    g.phrase("cond", f"no {{g:card_many}} {many} this turn", Unless(once(when)), fits)
    g.phrase("cond", f"no {{g:card_one}} {one} this turn", Unless(once(when)), fits)
    if one not in [words for words, _ in DEEDS]:
        g.phrase("counted", f"{{g:card_one}} that {one} this turn", Happened(when), fits)
        g.phrase("known", f"the number of {{g:card_many}} that {many} this turn", Happened(when), fits)
        if one.startswith("was "):
            g.phrase("counted", f"{{g:card_one}} {one[4:]} this turn", Happened(when), fits)
            g.phrase("known", f"the number of {{g:card_many}} {many[5:]} this turn", Happened(when), fits)


def _of_field(env: dict[str, Any]) -> bool:
    """Whether a type or a race says that cards of the field are meant: a card may have been put away from anywhere."""
    return env["g"] != t.Zone(FIELD) and t.Zone(FIELD) in parts_of(env["g"])


def of_cards(g: Grammar) -> None:
    for one, many, when in PAST:
        past(g, one, many, when)
    for words, kind in MEETS:
        said = words if "{}" in words else f"{words} {{}}"
        meets = once(When(kind, V("g"), V("h")))
        g.phrase("cond", f"{{g:as_card}} {said.format('{h:a_card}')} this turn", meets)
    gone = (When("move", V("g"), word="destroy"), When("move", V("g"), src=FIELD, word="banish"))
    either = Compare(Plus((Happened(gone[0]), Happened(gone[1]))), ">=", 1)
    g.phrase("cond", "{g:a_card} was destroyed or banished this turn", either)
    for words, cause in (("an allied", YOURS), ("an enemy", ENEMY)):
        for spell in ("spell", "card"):
            by = once(When("move", V("g"), word="destroy", cause=cause))
            g.phrase("cond", f"{words} {spell} or ability destroyed {{g:a_card}} this turn", by)
            back = once(When("move", V("g"), src=FIELD, dst=HAND, cause=cause))
            g.phrase("cond", f"{words} {spell} or ability returned {{g:a_card}} to its owner's hand this turn", back)
    left = When("move", V("g"), src=FIELD, dst=GRAVE)
    for words in ("put from the field into a graveyard", "put into a graveyard from the field"):
        g.phrase("cond", f"another {{g:enemies_one}} they controlled was {words} this turn", once(left))


ACTS: tuple[tuple[str, str, str, Any], ...] = (
    ("discarded", "discard", "{g:a_kind}", When("move", V("g"), player=V("p"), word="discard")),
    ("drew", "draw", "a card", When("move", player=V("p"), word="draw")),
    ("played", "play", "{g:a_chased}", When("play", V("g"), player=V("p"), word="ability")),
    ("played", "play", "{g:a_kind}", When("play", V("g"), player=V("p"), word="card")),
    ("banished", "banish", "{g:a_kind}", When("move", V("g"), player=V("p"), word="banish")),
    ("removed", "remove", "a card from the game", When("move", player=V("p"), dst=("removed",))),
    ("searched", "search", "{their} deck", When("search", player=V("p"))),
    ("gained control of", "gain control of", "a card", When("move", player=V("p"), word="control")),
    ("called", "call", "a caster face down", When("move", player=V("p"), word="call face down")),
    ("called", "call", "a card face down", When("move", player=V("p"), word="call face down")),
    ("called", "call", "{g:a_kind}", When("move", V("g"), player=V("p"), word="call")),
    ("leveled up", "level up", "{g:a_kind}", When("move", V("g"), player=V("p"), word="level up")),
    ("revealed", "reveal", "{g:a_kind}", When("reveal", V("g"), player=V("p"))),
    ("put", "put", "{g:a_kind} into the field", When("move", V("g"), player=V("p"), dst=FIELD, not_src=FIELD)),
)
"""What players did: in the past, the plain verb, with what, the event."""


def _by(when: Any, player: str) -> Any:
    """The event with its player."""
    fields: dict[str, Any] = {name: player if value == t.Hole("p") else value for name, value in when.__dict__.items()}
    return When(**fields)


def _orbs(player: str = "") -> Any:
    """[CC 1009.2] So many orbs of the player, each of which moves, though they are corrupted together."""
    return often(When("move", player=player, word="corrupt"))


def of_players(g: Grammar) -> None:
    enemies = ("an enemy", "an enemy player", "your opponent", "an opponent")
    for who, player, their in (("you", YOU, "your"), *((foe, OPPONENT, "their") for foe in enemies)):
        for did, do, what, event in ACTS:
            said = what.replace("{their}", their)
            when = _by(event, player)
            fits = None if did != "played" else on_abilities if "chased" in what else on_cards
            g.phrase("cond", f"{who} {did} {said} this turn", once(when), fits)
            has = f"{who} {'have' if who == 'you' else 'has'} {'drawn' if did == 'drew' else did}"
            g.phrase("cond", f"{has} {said} this turn", once(when), fits)
            for no in (f"{who} did not {do} {said} this turn", f"{who} have not {did} {said} this turn"):
                g.phrase("cond", no, Unless(once(when)), fits)
            if what == "{g:a_kind}":
                g.phrase("counted", f"{{g:kind_one}} {who} {did} this turn", Happened(when), fits)
                g.phrase("counted", f"{{g:kind_one}} {has} this turn", Happened(when), fits)
                g.phrase("known", f"the number of {{g:kind_many}} {who} {did} this turn", Happened(when), fits)
                g.phrase("known", f"the number of {{g:kind_many}} {has} this turn", Happened(when), fits)
            if what == "{g:a_kind}" and who == "you":
                other = once(_by(event, player))
                g.phrase("cond", f"{who} {did} another {{g:kindx_one}} this turn", other, fits)
                g.phrase("cond", f"{has} another {{g:kindx_one}} this turn", other, fits)
            if what == "{g:a_kind}":
                g.phrase("cond", f"{who} {did} no {{g:kind_many}} this turn", Unless(once(when)), fits)
                g.phrase(
                    "cond", f"{has} no {{g:kind_many}} this turn", Unless(once(when)), _no_cards if fits else _not_all
                )
            if "{g" in what:
                for number in ("{n:number} or more {g:kind_many}", "at least {n:number} {g:kind_many}"):
                    g.phrase("cond", f"{who} {did} {number} this turn", often(when), fits)
                    g.phrase("cond", f"{has} {number} this turn", often(when), fits)
        draw = When("move", player=player, word="draw")
        for drew in ("drew", "have drawn" if who == "you" else "has drawn"):
            g.phrase("counted", f"card {who} {drew} this turn", Happened(draw))
            g.phrase("known", f"the number of cards {who} {drew} this turn", Happened(draw))
        for drew in ("drew", "have drawn" if who == "you" else "has drawn"):
            g.phrase("cond", f"{who} {drew} {{n:number}} or more cards this turn", often(draw))
        drew = once(When("move", player=player, word="draw", cause=V("s")))
        g.phrase("cond", f"{who} drew a card by {{s:cause}} this turn", drew)
        thrown = once(When("move", V("g"), player=player, word="discard", cause=V("s")))
        g.phrase("cond", f"{who} discarded {{g:a_kind}} by {{s:cause}} this turn", thrown)
        struck = When("attack", player=player)
        g.phrase("cond", f"{who} attacked this turn", once(struck))
        g.phrase("cond", f"{who} did not attack this turn", Unless(once(struck)))
    for words, player in (("allied", YOU), ("enemy", OPPONENT)):
        corrupted = When("corrupt", player=player)
        g.phrase("cond", f"an {words} orb was corrupted this turn", once(corrupted))
        g.phrase("cond", f"no {words} orbs were corrupted this turn", Unless(once(corrupted)))
        g.phrase("cond", f"{{n:number}} or more {words} orbs were corrupted this turn", _orbs(player))
    for words, player in (("allied ", YOU), ("enemy ", OPPONENT), ("", "")):
        gone = Happened(When("move", player=player, word="corrupt"))
        for was in ("", "that was ", "that were "):
            if was != "that were ":
                g.phrase("counted", f"{words}orb {was}corrupted this turn", gone)
            if was != "that was ":
                g.phrase("known", f"the number of {words}orbs {was}corrupted this turn", gone)
    g.phrase("cond", "an orb was corrupted this turn", once(When("corrupt")))
    g.phrase("cond", "{n:number} or more orbs were corrupted this turn", _orbs())
    g.phrase("cond", "a card was removed from the game this turn", once(When("move", dst=("removed",))))
    for words, player in (("an allied", YOU), ("your", YOU), ("an enemy", OPPONENT)):
        for end, src in (
            ("", ()),
            (" from a deck", ("deck",)),
            (" from your deck", ("deck",)),
            (" from their deck", ("deck",)),
            (" from a hand", HAND),
        ):
            put = When("move", V("g"), player=player, src=src, dst=GRAVE)
            g.phrase("cond", f"{{g:a_kind}} was put into {words} graveyard{end} this turn", once(put))
            many = f"{{n:number}} or more {{g:kind_many}} were put into {words} graveyard{end} this turn"
            g.phrase("cond", many, often(put))
    away, into = (V("y"),), (V("z"),)
    came = When("move", V("g"), src=away, dst=FIELD, left=V("l"))
    put = When("move", V("g"), player=V("p"), src=away, dst=into, left=V("l"))
    mine = When("move", V("g"), player=YOU, dst=FIELD, not_src=FIELD)
    for entered in ("entered", "was put into"):
        g.phrase(
            "cond", f"{{g:a_kind}} {entered} the field from {{l:whose}} {{y:place}} this turn", once(came), _graved
        )
        g.phrase("cond", f"{{g:a_kind}} {entered} the field under your control this turn", once(mine))
    left = When("move", V("g"), src=away, left=V("l"))
    g.phrase("cond", "{g:a_kind} left {l:whose} {y:place} this turn", once(left))
    moved = "put into {p:whose} {z:place} from {l:whose} {y:place} this turn"
    g.phrase("cond", f"{{g:a_kind}} was {moved}", once(put), _told_anew)
    g.phrase("cond", f"{{n:number}} or more {{g:kind_many}} were {moved}", often(put), _told_anew)
    arrived = When("move", V("g"), player=V("p"), dst=into)
    g.phrase("cond", "{g:a_kind} was put into {p:whose} {z:place} this turn", once(arrived), _placed)
    g.phrase("cond", "{n:number} or more {g:kind_many} were put into {p:whose} {z:place} this turn", often(arrived),
             _placed)  # fmt: skip
    g.phrase("cond", "{g:a_kind} was played this turn", once(When("play", V("g"), word="card")))
    g.phrase("cond", "you have played no cards this turn",
             Unless(once(When("play", t.Not(CASTER), player=YOU, word="card"))))  # fmt: skip
    for side, player in (("allied ", YOU), ("enemy ", OPPONENT), ("", "")):
        for were in ("were played", "have been played"):
            none = When("play", V("h"), player=player, word="card")
            g.phrase("cond", f"no {side}{{h:simple_many}} {were} this turn", Unless(once(none)))
            rest = Unless(once(When("play", t.Not(V("h")), player=player, word="card")))
            for but in (", except {h:simple_many},", " except {h:simple_many}", " other than {h:simple_many}"):
                g.phrase("cond", f"no {side}cards{but} {were} this turn", rest, _kinds)
            often_played = often(When("play", V("h"), player=player, word="card"))
            g.phrase("cond", f"{{n:number}} or more {side}{{h:simple_many}} {were} this turn", often_played)


def of_any(g: Grammar) -> None:
    """What happened to cards anywhere."""
    for words, when in (
        ("discarded", When("move", V("g"), word="discard")),
        ("discarded by {s:cause}", When("move", V("g"), word="discard", cause=V("s"))),
        ("discarded from {l:whose} hand", When("move", V("g"), word="discard", left=V("l"))),
        ("revealed", When("reveal", V("g"))),
        ("removed from the game from {l:whose} {y:place}",
         When("move", V("g"), src=(V("y"),), dst=("removed",), left=V("l"))),
        ("put from {l:whose} {y:place} into {p:whose} {z:place}",
         When("move", V("g"), player=V("p"), src=(V("y"),), dst=(V("z"),), left=V("l"))),
    ):  # fmt: skip
        g.phrase("cond", f"{{g:a_kind}} was {words} this turn", once(when))
        g.phrase("cond", f"{{n:number}} or more {{g:kind_many}} were {words} this turn", often(when))
    for one, first in TWO_WAYS:
        for other, second in TWO_WAYS:
            if one != other and (one, other) != ("destroyed", "banished"):  # said in words of its own
                both = Plus((Happened(first), Happened(second)))
                g.phrase("cond", f"{{g:a_card}} was {one} or {other} this turn", Compare(both, ">=", 1))


TWO_WAYS: tuple[tuple[str, Any], ...] = (
    ("destroyed", When("move", V("g"), word="destroy")),
    ("banished", When("move", V("g"), src=FIELD, word="banish")),
    ("removed from the game", When("move", V("g"), src=FIELD, dst=("removed",))),
    ("returned to its owner's hand", When("move", V("g"), src=FIELD, dst=HAND)),
    *((word, When("state", V("g"), word=word)) for word in STATES),
)
"""What was done to a card of the field, the one or the other."""


def _graved(env: dict[str, Any]) -> bool:
    """Whether it is not said in words of its own (`PAST`)."""
    return not (env["y"] == "graveyard" and env["l"] == "") and not (env["y"] == "hand" and env["l"] == YOU)


def _placed(env: dict[str, Any]) -> bool:
    """Whether orbs are meant, which come from one zone only, or no type that is on the field [CC 201.4]."""
    return t.Zone(("orb",)) in parts_of(env["g"]) and env["z"] != "orb"


def _not_all(env: dict[str, Any]) -> bool:
    """Whether more is said than that they are cards, which is said in words of its own."""
    return bool(env["g"] != t.ANY)


def _no_cards(env: dict[str, Any]) -> bool:
    return _not_all(env) and on_cards(env)


def _kinds(env: dict[str, Any]) -> bool:
    """Whether kinds of cards are named."""
    return bool(env["h"] != t.ANY)


def _told_anew(env: dict[str, Any]) -> bool:
    return not (env["z"] == "graveyard" and env["y"] in ("deck", "hand"))


DEEDS = (
    ("attacked", Mark(ATTACKED)),
    ("battled", Mark(BATTLED)),
    ("battled an enemy servant", Mark(BATTLED_ENEMY)),
    ("corrupted an enemy orb", Mark(CORRUPTED)),
    ("entered the field", Mark(ENTERED)),
    ("was put into the field", Mark(ENTERED)),
    ("switched", Mark(TURNED)),
    ("was switched", Mark(TURNED)),
)
"""What one object did this turn, as it is marked (`c0501_this_turn`)."""


def _itself(when: Any) -> Any:
    """The event with the card itself in the place of the group."""
    fields: dict[str, Any] = {k: SELF if value == t.Hole("g") else value for k, value in when.__dict__.items()}
    return When(**fields)


def of_one(g: Grammar) -> None:
    """What one object did, or what was done to it, where no mark tells it: it is counted, as long as the object is the
    same."""
    marked = [words for words, _ in DEEDS]
    for one, _, when in PAST:
        if one in marked or when.event == "move" or "{s:posture}" in one:
            continue
        own = Compare(Happened(_itself(when)), ">=", 1)
        g.phrase("cond", f"this card {one} this turn", own)
        g.phrase("own_past", f"{one} this turn", own)
        theirs = Compare(Happened(_itself(when), of=V("o")), ">=", 1)
        g.phrase("cond", f"{{o:it}} {one} this turn", theirs)
        if one.startswith("was "):
            g.phrase("cond", f"this card was not {one[4:]} this turn", Unless(own))
            g.phrase("cond", f"{{o:it}} was not {one[4:]} this turn", Unless(theirs))
        elif one == "produced aether":
            g.phrase("cond", "this card did not produce aether this turn", Unless(own))


def of_objects(g: Grammar) -> None:
    """What the card itself, or what was named before, did this turn."""
    for words, mark in DEEDS:
        g.phrase("did", f"{words} this turn", mark)
        for that in (words, words.replace("was", "were")) if "was" in words else (words,):
            g.phrase("post", f" that {that} this turn", mark)
        plain = words.replace("entered", "enter").replace("corrupted", "corrupt")
        plain = plain.replace("attacked", "attack").replace("battled", "battle").replace("switched", "switch")
        if "was" not in words:
            g.phrase("did", f"did not {plain} this turn", t.Not(mark))
            for do_not in ("did not", "have not"):
                deed = plain if do_not == "did not" else words
                g.phrase("post", f" that {do_not} {deed} this turn", t.Not(mark))
    g.phrase("cond", "this card {d:did}", Is(SELF, V("d")))
    g.phrase("cond", "{o:it} {d:did}", Is(V("o"), V("d")))
    g.phrase("opening", "{a:clauses} if it {d:did}", (If(Is(SELF, V("d")), V("a")),), _of_itself)
    undone = (If(Unless(Is(SELF, V("d"))), V("a")),)
    g.phrase("opening", "{a:clauses} unless it {d:did}", undone, _of_itself)
    g.phrase("opening", "{a:clauses} if it {q:own_past}", (If(V("q"), V("a")),), _of_itself)
    g.phrase("opening", "{a:clauses} unless it {q:own_past}", (If(Unless(V("q")), V("a")),), _of_itself)
    fell = Both((Is(SELF, t.Zone(GRAVE)), Is(SELF, Mark(FELL))))
    g.phrase("cond", "this card was put into a graveyard from the field this turn", fell)
    thrown_away = Both((Is(SELF, t.Zone(GRAVE)), Is(SELF, Mark(DISCARDED))))
    for words in ("discarded", "put into a graveyard from your hand", "put into your graveyard from your hand"):
        g.phrase("cond", f"this card was {words} this turn", thrown_away)
    thrown = t.All((ENEMY, t.Zone(GRAVE), Mark(DISCARDED)))
    g.phrase("post", " that was discarded from an enemy hand this turn", thrown)
    g.phrase("cond", "{o:it} was discarded from an enemy hand this turn", Is(V("o"), thrown))
    g.phrase("post", " that attacked this card this turn", t.Related(STRUCK, SELF))
    for words in (" that battled this card this turn", " this card battled this turn",
                  " that battled with it this turn", " that battled with this card this turn"):  # fmt: skip
        g.phrase("post", words, t.Related(MET, SELF))


def _of_itself(env: dict[str, Any]) -> bool:
    """Whether the clause is about the card itself and nothing else: then `it` is the card."""
    return all(isinstance(getattr(part, "what", None), t.Self) for part in env["a"])


def add(g: Grammar) -> None:
    for part in (of_cards, of_players, of_any, of_one, of_objects):
        part(g)
