"""English, events: what [Auto] skills trigger on [DBS 8-7-2]."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import owned, sided
from ludex.games.dbs.text.meanings import BATTLE_CARD, EXTRA, HAND, IN_PLAY
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, SELF, YOU, YOURS, Becomes, V, When

LEADER_AREA = t.Zone(("leader",))
MY_LEADER = t.All((YOURS, LEADER_AREA))
AREAS = (("hand", "hand"), ("deck", "deck"), ("Drop", "drop"), ("energy", "energy"), ("life", "life"))
ALL_AREAS = (
    *AREAS, ("Energy Area", "energy"), ("Battle Area", "battle"), ("Combo Area", "combo"), ("Warp", "warp"),
)  # fmt: skip
SOMEBODY = t.Some((YOURS, ENEMY))
"""As the cause of an event: a skill, not a rule. As its second object: an attacking card."""
NOBODY = t.Not(ANY)
"""As the second object: no card has attacked."""
G = V("g")
MOVED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    (" from {l:whose_p} {s:from_areas}", {"src": V("s"), "left": V("l")}),
    (" from any area", {}),
)
BY_SKILL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}), (" {v_:via} {b:by}", {"cause": V("b"), "other": NOBODY}),
)  # fmt: skip


def _struck(what: Any, player: Any) -> Any:
    """[DBS 7-4-1] Damage that an attack inflicts, and no skill: the card is attacking."""
    return When("inflict", other=t.All((what, t.Role("attacking"))), player=player)


def _rows() -> list[tuple[str, str, Any, Any]]:
    """What a card does, or what is done to it: the subject (`actor`: a card in play; `mover`: a card wherever it is),
    the words after it, the event, and what must hold of the slots."""
    rows: list[tuple[str, str, Any, Any]] = [
        ("actor", "attacks", When("attack", G), None),
        ("actor", "attacks {h:target}", When("attack", G, V("h")), None),
        ("actor", "is attacked", When("attack", other=G), None),
        ("actor", "is attacked by {h:target}", When("attack", V("h"), G), None),
        ("actor", "inflicts damage{p:to_whom}", When("inflict", other=G, player=V("p")), None),
        ("actor", "deals damage{p:to_whom}", When("inflict", other=G, player=V("p")), None),
        ("actor", "deals damage{p:to_whom} {b_:by_attack}", _struck(G, V("p")), None),
        ("actor", "inflicts damage{p:to_whom} {b_:by_attack}", _struck(G, V("p")), None),
        ("actor", "is switched to {m:mode} Mode", When("state", G, word=V("m")), None),
        ("actor", "is switched to {m:mode} Mode {v_:via} {b:by}", When("state", G, word=V("m"), cause=V("b")), None),
        ("actor", "is switched from {n_:mode_} Mode to {m:mode} Mode", When("state", G, word=V("m")), None),
        (
            "actor",
            "is switched from {n_:mode_} Mode to {m:mode} Mode {v_:via} {b:by}",
            When("state", G, word=V("m"), cause=V("b")),
            None,
        ),
        ("actor", "KOs {h:target}", When("move", V("h"), word="KO", src=("battle",), cause=G), None),
        ("actor", "attacks and KOs {h:target}", When("move", V("h"), G, word="KO", src=("battle",)), None),
        ("actor", "KOs {h:target} by attacking it", When("move", V("h"), G, word="KO", src=("battle",)), None),
        ("actor", "activates {b_:its_}[Blocker]{s_:skill_end}", When("block", G), None),
        ("actor", "activates a [Blocker] skill", When("block", G), None),
    ]
    beaten: tuple[tuple[str, dict[str, Any]], ...] = (
        *BY_SKILL,
        (" in battle", {"other": SOMEBODY}),
        (" by an attack", {"other": SOMEBODY}),
        (" by an opponent's attack", {"other": ENEMY}),
        (" by your opponent's attack", {"other": ENEMY}),
        (" by this card's attack", {"other": SELF}),
        (" in a battle with this card", {"other": SELF}),
    )
    for words, more in beaten:
        rows.append(("actor", f"is KO'd{words}", When("move", G, word="KO", src=("battle",), **more), None))
    for words, more in BY_SKILL:
        for leaves in ("leaves", "is removed from") if not words else ("is removed from",):
            gone = When("move", G, word="leave", left=V("y"), **more)
            rows.append(("actor", f"{leaves} {{y:whose_p}} Battle Area{words}", gone, None))
        for place, whence in MOVED:
            put = When("move", G, player=V("y"), dst=(V("d"),), **whence, **more)
            said = f"is {{t_:put_to}} {{y:whose_p}} {{d:area_}}{place}{words}"
            rows.append(("mover", said, put, _told))
            said = f"is {{k_:put_}}{place} {{i_:in_to}} {{y:whose_p}} {{d:area_}}{words}"
            if place:
                rows.append(("mover", said, put, _told))
        lying = When("move", G, player=V("y"), src=V("s"), left=V("l"), dst=(V("d"),), **more)
        said = f"in {{l:whose_p}} {{s:from_areas}} is {{t_:put_to}} {{y:whose_p}} {{d:area_}}{words}"
        rows.append(("mover", said, lying, _told))
        said = f"in {{l_:whose_any}} hand is discarded{words}"
        rows.append(("mover", said, When("move", G, word="discard", **more), None))
        for place in ("", " from {y_:whose_any} hand"):
            rows.append(("mover", f"is discarded{place}{words}", When("move", G, word="discard", **more), None))
    played: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), (" from {l_:whose_any} {s:area_}", {"word": V("s")}))
    for words, from_ in played:
        rows.append(("mover", f"is played{words}", When("play", G, **from_), None))
        if not words:
            by = When("move", G, word="play", dst=("battle",), cause=V("b"))
            rows.append(("mover", "is played by {b:by}", by, None))
        for place in (" in {y:whose_p} Battle Area",):
            rows.append(("mover", f"is played{place}{words}", When("play", G, player=V("y"), **from_), None))
    used: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), (" from {l_:whose_any} {s:from_areas}", {"src": V("s")}))
    for words, from_ in used:
        rows.append(
            ("mover", f"is used in a combo{words}", When("move", G, word="combo", dst=("combo",), **from_), None)
        )
    return rows


def _told(env: t.Env) -> bool:
    """Whether it is no draw and no combo: texts call these otherwise."""
    src = env.get("s", ())
    if env["d"] == "combo" or (env["d"] == "hand" and not src):
        return False
    return not (env["d"] == "hand" and "deck" in src) and (env["d"],) != src


def particles(g: Grammar) -> None:
    """Whose areas, which areas, whose skills."""
    for words, player in (("your", YOU), ("your opponent's", OPPONENT), ("an opponent's", OPPONENT),
                          ("their", OPPONENT)):  # fmt: skip
        g.phrase("whose_p", words, player)
        g.phrase("whose_any", words, ANY) if player == YOU else None
    for words in ("a", "an", "the", "any", "its owner's", "their owner's"):
        g.phrase("whose_p", words, "")
        g.phrase("whose_any", words, ANY)
    for area, zone in ALL_AREAS:
        g.phrase("area_", area, zone)
    g.phrase("from_areas", "{a:area_}", (V("a"),))
    for joint in (" or ", " and/or "):
        g.phrase("from_areas", f"{{a:area_}}{joint}{{b:area_}}", (V("a"), V("b")))
    for words in ("by", "with", "using"):
        g.phrase("via", words, ANY)
    for words in ("by attacking", "with an attack", "in a battle", "in battle"):
        g.phrase("by_attack", words, ANY)
    for words in ("placed in", "put in", "put into", "placed into", "added to", "returned to", "sent to"):
        g.phrase("put_to", words, ANY)
    for category, said in (("put_", ("placed", "added", "returned", "sent")), ("in_to", ("in", "to", "into"))):
        for words in said:
            g.phrase(category, words, ANY)
    for words in ("using a skill", "by a skill", "with a skill", "using skills"):
        g.phrase("by_a_skill", words, ANY)
    for words in ("", "its ", "the "):
        g.phrase("its_", words, ANY)
    for words in ("Active", "Rest"):
        g.phrase("mode_", words, ANY)
    for words in ("", " to a player"):
        g.phrase("to_whom", words, "")
    for words in (" to your opponent", " to your opponent's life", " to the opponent", " to your opponent's Leader"):
        g.phrase("to_whom", words, OPPONENT) if not words.endswith("Leader") else None
    for words in (" to you", " to your life"):
        g.phrase("to_whom", words, YOU)


def subjects(g: Grammar) -> None:
    """`actor`: a card in play; `mover`: a card that comes to an area; `target`: what a card meets."""
    described(g, "moved", "head", "ppre", "post")
    for group, head, post in (("play", "phead", "ppost"), ("moved", "head", "post")):
        described(g, f"foe_{group}", head, "pre", post, (), (ENEMY,))
        described(g, f"other_{group}", head, "ppre", post, (), (t.Not(SELF),))
    g.phrase("actor", "this card", SELF)
    g.phrase("mover", "this card", SELF)
    for category, group in (("actor", "play"), ("target", "play"), ("mover", "moved")):
        g.phrase(category, f"{{g:a_{group}}}", G)
        g.phrase(category, f"{{g:{group}_one}}", G, sided)
        g.phrase(category, f"an opponent's {{g:foe_{group}_one}}", G)
        g.phrase(category, f"{{g:a_{group}}} or {{h:{group}_one}}", t.Some((G, V("h"))), _by_type)
        there = IN_PLAY if group == "play" else ANY
        two = t.All((V("s"), there, t.Some((V("a"), V("b")))))
        for number in ("one", "many"):
            said = f"{{s:agent_side}}{{a:kind_{number}}} or {{b:kind_{number}}}"
            g.phrase(category, said, two, _typed_apart)
        g.phrase(category, f"another {{g:other_{group}_one}}", G)
        for of in ("1", "one", "any", "1 or more"):
            g.phrase(category, f"{of} of {{g:{group}_many}}", G, sided)
        g.phrase(category, f"1 or more {{g:{group}_many}}", G)
        for words in (f"{{g:a_{group}}}", f"an opponent's {{g:foe_{group}_one}}", f"1 of {{g:{group}_many}}"):
            g.phrase(category, f"this card or {words}", t.Some((SELF, G)))
        g.phrase(category, f"this card or {{g:{group}_one}}", t.Some((SELF, G)), sided)
    g.phrase("target", "this card", SELF)
    g.phrase("mover", "{c:name}", t.Word("name", V("c")))
    for words in ("{g:a_at}", "{g:at_one}", "1 of {g:at_many}"):
        g.phrase("actor", words, G, _fielded)


def _typed_apart(env: t.Env) -> bool:
    """`_by_type`, the first kind is told by a name, and neither is a list or tells a mode."""
    first = parts_of(env["a"])
    if not any(isinstance(part, t.Word) and part.kind in ("name", "character", "trait") for part in first):
        return False
    plain = not any(isinstance(part, (t.Some, t.State)) for part in (*first, *parts_of(env["b"])))
    return plain and _by_type({"g": env["a"], "h": env["b"]})


def _by_type(env: t.Env) -> bool:
    """Whether the second kind is said by its type, colour and figures only: names would be a list with the first."""
    parts = parts_of(env["h"])
    typed = any(isinstance(part, t.Word) and part.kind == "type" for part in parts)
    named = any(isinstance(part, t.Word) and part.kind in ("name", "character", "trait") for part in parts)
    noun = any(isinstance(part, t.Word) and part.kind != "color" for part in parts_of(env["g"]))
    return typed and not named and noun and not any(isinstance(part, t.Some) for part in parts)


def _fielded(env: t.Env) -> bool:
    """Whether the group says that its cards are in the Battle Area or Leader Area, or in the Energy Area."""
    zones = {name for part in parts_of(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return owned(env) and zones <= {"battle", "leader", "energy"}


def of_cards(g: Grammar) -> None:
    for subject, words, when, fits in _rows():
        g.phrase("event", f"{{g:{subject}}} {words}", when, fits)
        if words.startswith("in "):
            continue
        own, deed = _about(when, SELF), words
        if words.startswith("is used in a combo from"):  # of two events, it would be unclear which the areas belong to
            own, deed = t.replace(own, src=(V("s"),)), words.replace("from_areas", "area_")
        g.phrase("self_deed", deed, own, fits)
        g.phrase("it_deed", f"it {deed}", own, fits)
        if subject == "actor":
            g.phrase("leader_deed", deed, _about(when, MY_LEADER), fits)
        if deed.startswith("is "):
            g.phrase("self_deed", deed.removeprefix("is "), own, fits)


def of_piles(g: Grammar) -> None:
    """What becomes of energy and life."""
    for words, zone in (("energy", "energy"), ("life", "life")):
        g.phrase("pile", words, zone)
    for start in ("", "1 of "):
        for words, more in (("", {}), (" by {b:by}", {"cause": V("b")})):
            said = f"{start}{{l:whose_p}} {{s:pile}} is {{t_:put_to}} {{y:whose_p}} {{d:area_}}{words}"
            gone = When("move", player=V("y"), src=(V("s"),), dst=(V("d"),), left=V("l"), **more)
            g.phrase("event", said, gone)


def _extras(env: t.Env) -> bool:
    """Whether they are Extra Cards: only these are activated [DBS 2-11-1-2]."""
    return EXTRA in parts_of(env["g"])


def _about(when: Any, what: Any) -> Any:
    """The event with the card itself in the place of the group."""
    return When(**{name: _instead_of(value, what) for name, value in when.__dict__.items()})


def _instead_of(value: Any, what: Any) -> Any:
    if isinstance(value, t.All):
        return t.All(tuple(_instead_of(part, what) for part in value.parts))
    return what if value == t.Hole("g") else value


def of_players(g: Grammar) -> None:
    """[DBS 3-6-3] [DBS 3-7-3] What players do."""
    for category, start in (("event", "you "), ("you_deed", "")):
        g.phrase(category, f"{start}play this card", When("play", SELF))
        g.phrase(category, f"{start}play this card from {{l_:whose_any}} {{s:area_}}", When("play", SELF, word=V("s")))
        used = When("move", SELF, word="combo", dst=("combo",))
        g.phrase(category, f"{start}combo with this card", used)
        used = When("move", SELF, src=(V("s"),), word="combo", dst=("combo",))
        g.phrase(category, f"{start}combo with this card from {{l_:whose_any}} {{s:area_}}", used)
    g.phrase("you_deed", "attack", When("attack", SELF))
    g.phrase("event", "you attack with this card", When("attack", SELF))
    for words in ("combo with it", "use it in a combo", "use this card in a combo"):
        g.phrase("you_deed", words, When("move", SELF, word="combo", dst=("combo",)))
        used = When("move", SELF, src=(V("s"),), word="combo", dst=("combo",))
        g.phrase("you_deed", f"{words} from {{l_:whose_any}} {{s:area_}}", used)
    for category, start in (("event", "you "), ("you_deed", "")):
        g.phrase(category, f"{start}activate this card's [Blocker]{{s_:skill_end}}", When("block", SELF))
    g.phrase("event", "a player attacks", When("attack"))
    g.phrase("event", "this card's [Blocker] skill is activated", When("block", SELF))
    g.phrase("it_deed", "its [Blocker] skill is activated", When("block", SELF))
    for words, when in (("attack", When("attack", G)), ("attack {h:target}", When("attack", G, V("h")))):
        g.phrase("event", f"{{g:play_many}} {words}", when, sided)
    for words, when in (
        ("plays {g:a_kind}", When("play", G, player=OPPONENT)),
        ("attacks", When("attack", player=OPPONENT)),
        ("attacks with {g:a_kind}", When("attack", G, player=OPPONENT)),
        ("combos with {g:a_kind}", When("move", G, player=OPPONENT, word="combo", dst=("combo",))),
        ("takes damage", When("inflict", player=OPPONENT)),
        ("activates a [Counter] skill", When("countered", player=OPPONENT)),
        (
            "plays {g:a_kind} {b_:by_a_skill}",
            When("move", G, player=OPPONENT, word="play", dst=("battle",), cause=SOMEBODY),
        ),
        ("activates a [Blocker] skill", When("block", player=OPPONENT)),
    ):
        g.phrase("they_deed", words, when)
    g.phrase("event", "you or your opponent play {g:a_kind}", When("play", G))
    g.phrase("event", "you or your opponent plays {g:a_kind}", When("play", G))
    for who, s, player in (("you", "", YOU), ("your opponent", "s", OPPONENT)):
        its = "your" if player == YOU else "their"
        for words in ("", " with a card"):
            g.phrase("event", f"{who} combo{s}{words}", When("move", player=player, word="combo", dst=("combo",)))
        add = When("move", player=player, src=("life",), dst=("hand",))
        g.phrase("event", f"a card is added from {its} life to {its} hand", add) if player == OPPONENT else None
        g.phrase("event", f"{who} add{s} a card from {its} life to {its} hand", add)
        g.phrase("event", f"{who} play{s} {{g:a_kind}}", When("play", G, player=player))
        played = When("play", G, player=player, word=V("s"))
        g.phrase("event", f"{who} play{s} {{g:a_kind}} from {its} {{s:area_}}", played)
        g.phrase("event", f"{who} play{s} another {{g:other_moved_one}}", When("play", G, player=player))
        by = When("move", G, player=player, word="play", dst=("battle",), cause=SOMEBODY)
        g.phrase("event", f"{who} play{s} {{g:a_kind}} {{b_:by_a_skill}}", by)
        g.phrase("event", f"{who} use{s} a skill to play {{g:a_kind}}", by)
        used = When("move", G, player=player, word="combo", dst=("combo",))
        g.phrase("event", f"{who} combo{s} with {{g:a_kind}}", used)
        used = When("move", G, player=player, src=(V("s"),), word="combo", dst=("combo",))
        g.phrase("event", f"{who} combo{s} with {{g:a_kind}} from {its} {{s:area_}}", used)
        for one in ("{g:a_kind}", f"1 of {its} {{g:kind_many}}"):
            used = When("move", G, player=player, word="combo", dst=("combo",))
            g.phrase("event", f"{who} use{s} {one} in a combo", used)
            used = t.replace(used, src=(V("s"),))
            for place in (f"in a combo from {its} {{s:area_}}", f"from {its} {{s:area_}} in a combo"):
                g.phrase("event", f"{who} use{s} {one} {place}", used)
        g.phrase("event", f"{who} attack{s} with {{g:a_kind}}", When("attack", G, player=player))
        if player == YOU:
            said = "you deal damage{p:to_whom} by attacking with {g:a_kind}"
            g.phrase("event", said, _struck(t.All((YOURS, G)), V("p")))
        g.phrase("event", f"{who} attack{s}", When("attack", player=player))
        g.phrase("event", f"{who} attack{s} {{h:target}}", When("attack", other=V("h"), player=player))
        for one in ("one", "1"):
            words = f"{who} attack{s} with {one} of {its} {{g:kind_many}}"
            g.phrase("event", words, When("attack", G, player=player))
        g.phrase("event", f"{who} discard{s} a card", When("move", player=player, word="discard"))
        g.phrase(
            "event", f"{who} discard{s} {{g:a_kind}} from {its} hand", When("move", G, player=player, word="discard")
        )
        _moving(g, who, s, its, player)
        g.phrase("event", f"{who} activate{s} [Blocker]", When("block", player=player))
        g.phrase("event", f"{who} activate{s} the [Blocker] skill", When("block", player=player))
        g.phrase("event", f"{who} activate{s} a [Blocker] skill", When("block", player=player))
        g.phrase("event", f"{who} take{s} damage", When("inflict", player=player))
        for kind in ("Attack", "Counter", "Play"):
            heard = When("activated", player=player, word=f"Counter: {kind}")
            g.phrase("event", f"{who} activate{s} a [Counter {kind}] skill", heard)
        for said in ("a [Counter] skill", "[Counter]", "a [Counter]"):
            g.phrase("event", f"{who} activate{s} {said}", When("countered", player=player))
        used = When("extra used", G, player=player)
        g.phrase("event", f"{who} activate{s} {{g:a_kind}}", used, _extras)
        g.phrase("event", f"{who} activate{s} {{g:a_kind}} from {its} hand", used, _extras)
    for words in ("you have no cards in hand", "you have no cards in your hand"):
        g.phrase("trigger", f"when {words}", Becomes(t.Unless(t.Exists(t.All((YOURS, HAND))))))


def _moving(g: Grammar, who: str, s: str, its: str, player: str) -> None:
    """Cards that a player places somewhere."""
    for verb, to in (("place", "in"), ("put", "in"), ("add", "to"), ("return", "to"), ("send", "to")):
        for whose in (its, "its owner's"):
            there = f"{to} {whose} {{d:area_}}"
            put = When("move", G, player=player, dst=(V("d"),))
            g.phrase("event", f"{who} {verb}{s} {{g:a_kind}} {there}", put, _told)
            put = When("move", G, player=player, src=(V("s"),), dst=(V("d"),))
            whence = f"from {its} {{s:area_}}"
            for words in (f"{whence} {there}", f"{there} {whence}"):
                g.phrase("event", f"{who} {verb}{s} {{g:a_kind}} {words}", put, _moved)


def _moved(env: t.Env) -> bool:
    """`_told`, with one area."""
    return _told({**env, "s": (env["s"],)}) and (env["s"], env["d"]) != ("life", "hand")


def of_turns(g: Grammar) -> None:
    for at, kinds in (
        ("at the beginning of", {"turn": "turn start", "Main Phase": "main phase", "Charge Phase": "charge phase"}),
        ("at the start of", {"turn": "turn start", "Main Phase": "main phase", "Charge Phase": "charge phase"}),
        ("at the end of", {"turn": "turn end", "Main Phase": "main end"}),
    ):
        for word, event in kinds.items():
            for whose, player in (("your", YOU), ("your opponent's", OPPONENT), ("the", ""), ("each", "")):
                g.phrase("moment", f"{at} {whose} {word}", When(event, player=player))
    for phase in ("Main Phase", "Main Phases", "turn", "turns"):
        event = "main phase" if phase.startswith("Main") else "turn start"
        for both in ("you and your opponent's", "both players'", "each player's"):
            for at in ("start", "beginning"):
                g.phrase("moment", f"at the {at} of {both} {phase}", When(event))
    for words in ("at the end of a battle", "at the end of the battle"):
        g.phrase("moment", words, When("battle end"))
        g.phrase("battle_over", words, ANY)
    for words in ("in which", "where", "after"):
        g.phrase("battle_in", words, ANY)
    for words in ("attacked", "attacks"):
        g.phrase("attacked_", words, ANY)
    for words in ("was", "is"):
        g.phrase("was_is", words, ANY)
    guarded = "{b_:battle_over} {w_:battle_in} {g:actor} {a_:was_is} attacked"
    g.phrase("moment", guarded, When("battle end", other=G))
    fought = "{b_:battle_over} {w_:battle_in} {g:actor} {a_:attacked_}"
    g.phrase("moment", fought, When("battle end", G))
    for words, what in (("a Battle Card", BATTLE_CARD), ("an opponent's Battle Card", BATTLE_CARD),
                        ("a Leader", LEADER_AREA),
                        ("your opponent's Leader", t.All((ENEMY, LEADER_AREA)))):  # fmt: skip
        g.phrase("fought_one", words, what)
    g.phrase("moment", f"{fought} {{h:fought_one}}", When("battle end", G, V("h")))
    g.phrase("trigger", "{m:moment}", V("m"))
    for word in ("whenever", "when", "if"):
        g.phrase("trigger", f"{word} {{e:event}}", V("e"))
    for words in ("at the end of the turn", "at the end of this turn"):
        g.phrase("later", words, When("turn end"))
    for at in ("start", "beginning"):
        for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
            next_ = When("main phase", player=player)
            g.phrase("later", f"at the {at} of {whose} next Main Phase", next_)
        g.phrase("later", f"at the {at} of your next turn", When("turn start", player=YOU))
        g.phrase("later", f"at the {at} of your next turn's Main Phase", When("main phase", player=YOU))
        g.phrase("later", f"at the {at} of your next Charge Phase", When("charge phase", player=YOU))
        for turn in ("turn", "next turn"):
            g.phrase("later", f"at the {at} of your opponent's {turn}", When("turn start", player=OPPONENT))
    g.phrase("later_next", "at the end of your opponent's next turn", When("turn start", player=OPPONENT))
    g.phrase("later_next", "at the end of your next turn", When("turn start", player=YOU))
    g.phrase("later", "at the end of your turn", When("turn end", player=YOU))
    g.phrase("later", "at the end of your opponent's turn", When("turn end", player=OPPONENT))
    for words in ("at the end of the battle", "after the battle", "at the end of that battle", "after this battle"):
        g.phrase("later", words, When("battle end"))


def add(g: Grammar) -> None:
    for part in (particles, subjects, of_cards, of_piles, of_players, of_turns):
        part(g)
