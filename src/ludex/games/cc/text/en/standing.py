"""English, standing: what holds all the time, and what is forbidden or allowed for a while."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.c0501_this_turn import ENTERED, TURNED
from ludex.games.cc.text.en.words import described
from ludex.games.cc.text.meanings import CHASE, FIELD, ME, SERVANT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, SELF, YOURS, During, Is, On, Passive, Rule, TurnOf, V

FOES = canonical(ENEMY, FIELD, SERVANT)


MUST_BE: tuple[str, ...] = ("this card must be attacked if able", "enemy servants must attack this card first if able")


def attacks(g: Grammar) -> None:
    """[CC 803.3] [CC 104.4] What is forbidden. `rule`: effects, said of the card itself or of a group."""
    g.phrase("rule", "{g:card_many} {r:ban}", On(V("r"), V("g")))
    g.phrase("rule", "this card {r:ban}", On(V("r"), SELF))
    for words, what in (("{g:card_many}", V("g")), ("this card", SELF)):
        by = (Rule("forbid", "attack targets", V("h"), what),)
        g.phrase("rule", f"{words} cannot be attacked by {{h:card_many}}", by, _described)
        lasts = (Rule("forbid", "destroyed by battle", what, V("h")),)
        is_ = "is" if what == SELF else "are"
        for said in ("by battle with", "in battle by", "by battle by", "in battle with"):
            g.phrase("rule", f"{words} cannot be destroyed {said} {{h:card_many}}", lasts)
            g.phrase("rule", f"{words} {is_} not destroyed {said} {{h:card_many}}", lasts)
        g.phrase("rule", f"{words} cannot be destroyed by {{h:card_many}}", lasts, _fighters)
        rest = t.All((FIELD, SERVANT, t.Not(V("h"))))
        spared = (Rule("forbid", "attack targets", rest, what),)
        for but in ("except", "other than"):
            g.phrase("rule", f"{words} cannot be attacked {but} by {{h:card_many}}", spared)
        against = (Rule("forbid", "attack targets", what, V("h")),)
        g.phrase("rule", f"{words} cannot attack {{h:card_many}}", against)
    g.phrase("rule", "{g:card_many} cannot attack this card", (Rule("forbid", "attack targets", V("g"), SELF),))
    for who in ("your opponent", "enemy players"):
        g.phrase("rule", f"{who} cannot attack {{g:card_many}}", (Rule("forbid", "attack targets", ENEMY, V("g")),))
    for who, side in (("enemy players", ENEMY), ("your opponent", ENEMY), ("players", ANY)):
        g.phrase("rule", f"{who} cannot target {{g:card_many}}", (Rule("forbid", "select", side, V("g")),))
        held = canonical(side, t.Zone(("hand",)))
        g.phrase("rule", f"{who} cannot discard cards", (Rule("forbid", "event discard", held),))
    back = (Rule("forbid", "event return", V("g")),)
    for hands in ("hands", "their owners' hands"):
        g.phrase("rule", f"players cannot return {{g:card_many}} to {hands}", back)
    g.phrase("rule", "players cannot put {g:plain_kind_many} into the field{z:zone_post}",
             (Rule("forbid", "event enter the field", t.All((V("g"), V("z")))),), _off_the_field)  # fmt: skip
    for can in ("can", "may"):
        for words in ("players", "enemy players"):
            g.phrase("rule", f"{{g:card_many}} {can} only attack {words}",
                     (Rule("forbid", "attack targets", V("g"), ANY),))  # fmt: skip
        g.phrase("rule", f"{{g:card_many}} {can} only attack servants", (Rule("forbid", "attack player", V("g")),))
    for said, side in (("allied orbs", YOURS), ("your orbs", YOURS), ("enemy orbs", ENEMY)):
        for when in ("at any time", "any time"):
            g.phrase("rule", f"you may look at {said} {when}",
                     (Rule("permit", "look", canonical(side, t.Zone(("orb",)))),))  # fmt: skip
    for words in ("you", "allied players"):
        g.phrase("rule", f"{words} cannot be attacked", (Rule("forbid", "attack player", FOES),))
    g.phrase("rule", "you cannot be attacked by {g:enemies_many}", (Rule("forbid", "attack player", V("g")),))
    new = Rule("forbid", "attack", t.All((V("g"), t.Mark(ENTERED))))
    for on in ("", "on "):
        for enter in ("enter the field", "entered the field", "are put into the field", "are played"):
            g.phrase("rule", f"{{g:card_many}} cannot attack {on}the turn they {enter}", (new,))
    for name in ("Enter", "Last Words"):
        for no in ("do not trigger", "cannot trigger", "cannot be played"):
            still = (t.Gives(V("g"), (t.Strip(t.Ref(t.SAME), name),)),)
            g.phrase("state", f"[{name}] abilities of {{g:card_many}} {no}", still)
            every = (t.Gives(FIELD, (t.Strip(t.Ref(t.SAME), name),)),)
            g.phrase("state", f"[{name}] abilities {no}", every)


def forced(g: Grammar) -> None:
    """[CC 803.3a] What has to attack, what has to be attacked, and what it costs to attack [CC 803.4]."""
    must = Rule("permit", "must attack", V("g"))
    it = t.Ref(t.THAT)
    for words in ("each turn", "each battle phase", "each of its controller's turns", "during each battle phase"):
        g.phrase("each_turn", words, ANY)
    for words, what in (("{g:card_many} must attack", V("g")), ("{g:card_many} attack", V("g")),
                        ("this card must attack", SELF), ("this card attacks", SELF)):  # fmt: skip
        g.phrase("rule", f"{words} {{w:each_turn}} if able", _on((must,), what))
    for words, means in (
        ("target {g:card_one} must attack", (t.Choose("t", 1, V("g"), target=True), _on((must,), it))),
        ("target {g:card_one} attacks", (t.Choose("t", 1, V("g"), target=True), _on((must,), it))),
        ("{o:it} must attack", (_on((must,), V("o")),)),
        ("{g:card_many} must attack", ((must,),)),
    ):
        done = (*means[:-1], t.Continue(means[-1], V("u")))
        g.phrase("clause", f"{words} {{u:until}} if able", done)
    for other, what in (("this card", SELF), ("{h:card_many}", V("h"))):
        first = Rule("widen", "attack first", V("g"), what)
        if what == SELF:
            for words in MUST_BE:
                g.phrase("rule", words, (Rule("widen", "attack first", FOES, SELF),))
        g.phrase("rule", f"{{g:card_many}} must attack {other} if able", (must, first))
        for attacks in ("if {g:a_card} attacks, it must attack", "{g:card_many} that attack must attack"):
            g.phrase("rule", f"{attacks} {other} if able", (first,))
    for words in ("their controllers pay", "their controller pays"):
        toll = t.Spell(cost=(t.Do("pay", SELF, V("n")),), keyword="attack cost")
        given = t.Gives(V("g"), (t.Grant(t.Ref(t.SAME), (toll,)),))
        g.phrase("state", f"{{g:card_many}} cannot attack unless {words} {{n:digits}}", (given,))
    own = (t.Spell(cost=V("c"), keyword="attack cost"),)
    dear = t.Gives(V("g"), (t.Grant(t.Ref(t.SAME), own),))
    for words in ("their controllers {c:price}", "they {c:price}"):
        g.phrase("state", f"{{g:card_many}} cannot attack unless {words}", (dear,))
    for words in ("their controller {c:priced_third}", "its controller {c:priced_third}"):
        g.phrase("state", f"{{g:card_many}} cannot attack unless {words}", (dear,))
    for words in (
        "this card cannot attack unless you {c:price}",
        "as an additional cost to attack with this card, {c:price}",
    ):
        g.phrase("passive", words, own)


def each_turn(g: Grammar) -> None:
    """What may be done only so often in a turn."""
    played = {OPPONENT: ENEMY, t.YOU: YOURS}
    for who, player in (("enemy players", OPPONENT), ("your opponent", OPPONENT), ("you", t.YOU),
                        ("an enemy player", OPPONENT)):  # fmt: skip
        card = Rule("forbid", "play", t.All((played[player], t.Zone(("hand",)), V("g"))))
        for words, n in (("more than one {g:kind_one}", 1), ("more than {n:number} {g:kind_many}", V("n"))):
            often = t.Compare(t.Happened(t.When("play", V("g"), player=player, word="card")), ">=", n)
            g.phrase("passive", f"{who} cannot play {words} each turn", (Passive((card,), often),))
            for only in ("can only play", "may only play"):
                few = words.replace("more than ", "")
                g.phrase("passive", f"{who} {only} {few} each turn", (Passive((card,), often),))
        draw = Rule("forbid", "event draw", canonical(played[player], t.Zone(("deck",))))
        for cards in (
            "cards",
            "any more cards",
            "cards by spells or abilities",
            "cards except during their draw phase",
        ):
            if "except" in cards:
                own = t.Both((t.TurnOf(player), During("draw")))
                g.phrase("passive", f"{who} cannot draw {cards}", (Passive((draw,), t.Unless(own)),))
            elif "spells" in cards:
                effects = Rule("forbid", "ability draw", canonical(played[player], t.Zone(("deck",))))
                g.phrase("rule", f"{who} cannot draw {cards}", (effects,))
            else:
                g.phrase("rule", f"{who} cannot draw {cards}", (draw,))
        for words, n in (("more than one card", 1), ("more than {n:number} cards", V("n"))):
            often = t.Compare(t.Happened(t.When("move", player=player, word="draw")), ">=", n)
            g.phrase("passive", f"{who} cannot draw {words} each turn", (Passive((draw,), often),))
        attack = Rule("forbid", "attack", canonical(played[player], FIELD, SERVANT))
        for words, n in (("more than one servant", 1), ("more than {n:number} servants", V("n"))):
            often = t.Compare(t.Happened(t.When("attack", player=player)), ">=", n)
            g.phrase("passive", f"{who} cannot attack with {words} each turn", (Passive((attack,), often),))
            if player == OPPONENT:
                only = f"{who} can only attack with {words.replace('more than ', '')} each turn"
                g.phrase("passive", only, (Passive((attack,), often),))
    _both_players(g)
    g.phrase("rule", "players cannot draw cards", (Rule("forbid", "event draw", t.Zone(("deck",))),))
    for words, n in (
        ("only one {g:card_one}", 1),
        ("no more than one {g:card_one}", 1),
        ("only {n:several} {g:card_many}", V("n")),
        ("no more than {n:several} {g:card_many}", V("n")),
    ):
        often = t.Compare(t.Happened(t.When("attack", V("g"))), ">=", n)
        g.phrase("passive", f"{words} may attack each turn", (Passive((Rule("forbid", "attack", V("g")),), often),))


def _both_players(g: Grammar) -> None:
    """What each player may do only so often in a turn: a rule for either of them."""
    for cannot, can in (("players cannot", "players can only"), ("each player cannot", "each player can only"),
                        ("no player can", "each player may only")):  # fmt: skip
        for words, n in (("one {g:kind_one}", 1), ("{n:number} {g:kind_many}", V("n"))):
            kept = tuple(
                Passive((Rule("forbid", "play", t.All((side, t.Zone(("hand",)), V("g")))),), _often("play", player, n))
                for player, side in ((t.YOU, YOURS), (OPPONENT, ENEMY))
            )
            g.phrase("passive", f"{cannot} play more than {words} each turn", kept)
            g.phrase("passive", f"{can} play {words} each turn", kept)
        for words, n in (("one card", 1), ("a card", 1), ("{n:number} cards", V("n"))):
            dry = tuple(
                Passive(
                    (Rule("forbid", "event draw", canonical(side, t.Zone(("deck",)))),),
                    t.Compare(t.Happened(t.When("move", player=player, word="draw")), ">=", n),
                )
                for player, side in ((t.YOU, YOURS), (OPPONENT, ENEMY))
            )
            g.phrase("passive", f"{cannot} draw more than {words} each turn", dry)
            g.phrase("passive", f"{can} draw {words} each turn", dry)
        for words, n in (("one servant", 1), ("{n:number} servants", V("n"))):
            calm = tuple(
                Passive((Rule("forbid", "attack", canonical(side, FIELD, SERVANT)),), _often("attack", player, n))
                for player, side in ((t.YOU, YOURS), (OPPONENT, ENEMY))
            )
            g.phrase("passive", f"{cannot} attack with more than {words} each turn", calm)
            g.phrase("passive", f"{can} attack with {words} each turn", calm)


def _often(event: str, player: str, n: Any) -> Any:
    """Whether the player has done it so often this turn."""
    when = t.When("play", V("g"), player=player, word="card") if event == "play" else t.When("attack", player=player)
    return t.Compare(t.Happened(when), ">=", n)


def canceling(g: Grammar) -> None:
    """[CC 1019.1] Spells that cannot be canceled, while they are in the chase zone."""
    for words in ("canceled", "cancelled"):
        own = Passive((Rule("forbid", "cancel", SELF),), zones=("chase",))
        g.phrase("any_line", f"^this card cannot be {words}.", (own,))
        g.phrase("rule", f"{{g:chased_many}} cannot be {words}", (Rule("forbid", "cancel", V("g")),))


def _cards(env: dict[str, Any]) -> bool:
    """Whether cards of the hand are meant, not abilities."""
    return t.Mark("ability") not in parts_of(env["g"])


def _described(env: dict[str, Any]) -> bool:
    """Whether the attackers are more than servants: that all attackers are."""
    return bool(env["h"] != canonical(FIELD, SERVANT))


def _more_than_servants(env: dict[str, Any]) -> bool:
    return bool(env["h"] != canonical(FIELD, SERVANT))


def _fighters(env: dict[str, Any]) -> bool:
    """Whether the cards are servants, who destroy by battle."""
    return SERVANT in parts_of(env["h"])


def _on(effects: tuple[Any, ...], what: Any) -> tuple[Any, ...]:
    """The effects on other objects."""
    return tuple(_replaced(effect, what) for effect in effects)


def _replaced(effect: Any, what: Any) -> Any:
    return Rule(**{name: what if value == t.Hole("g") else value for name, value in effect.__dict__.items()})


def entering(g: Grammar) -> None:
    """[CC 303.1b] [CC 307.6] How servants enter the field, and which do not."""
    for words in ("cannot be put into the field", "cannot enter the field"):
        there = t.All((V("g"), V("z")))
        g.phrase("rule", f"{{g:plain_kind_many}} {words}{{z:zone_post}}",
                 (Rule("forbid", "event enter the field", there),), _off_the_field)  # fmt: skip
        by = (Rule("forbid", "ability enter the field", V("g"), V("s")),)
        g.phrase("rule", f"{{g:plain_kind_many}} {words} by {{s:source}}", by)
    for state in ("recovered", "rested", "reversed"):
        enter = Rule("permit", f"enter {state}", V("g"))
        g.phrase("rule", f"{{g:kind_many}} enter the field {state}", (enter,))
        g.phrase("rule", f"this card enters the field {state}", (Rule("permit", f"enter {state}", SELF),))


def _more_than_foes(env: dict[str, Any]) -> bool:
    """Whether they are told by more than their type, which is said in words of its own."""
    return bool(env["g"] != FOES)


def _off_the_field(env: dict[str, Any]) -> bool:
    return FIELD not in parts_of(env["z"])


def playing(g: Grammar) -> None:
    """[CC 104.4] What may not be played."""
    described(g, "their_card", "head", "pre", "post", (), (ENEMY, t.Zone(("hand",))))
    described(g, "any_card", "head", "pre", "post", (), (t.Zone(("hand",)),))
    described(g, "my_card", "head", "pre", "post", (), (YOURS, t.Zone(("hand",))))
    for who in ("enemy players", "your opponent", "enemies"):
        quiet = (Rule("forbid", "use", V("g")),)
        g.phrase("rule", f"{who} cannot play non-aether activated abilities of {{g:enemies_many}}", quiet)
        away = Passive((Rule("forbid", "play", V("g")),), TurnOf(t.YOU))
        for their in ("their", "their own"):
            g.phrase("passive", f"{who} can only play {{g:their_card_many}} during {their} turn", (away,))
            g.phrase("passive", f"{who} can only play {{g:their_card_many}} during {their} turns", (away,))
        g.phrase("rule", f"{who} cannot play {{g:their_card_many}}", (Rule("forbid", "play", V("g")),))
    for said in ("players cannot play non-aether activated abilities of {g:card_many}",
                 "non-aether activated abilities of {g:card_many} cannot be played"):  # fmt: skip
        g.phrase("rule", said, (Rule("forbid", "use", V("g")),))
    for said in ("players cannot play {g:any_card_many}", "{g:any_card_many} cannot be played"):
        g.phrase("rule", said, (Rule("forbid", "play", V("g")),), _cards)
    turns = (Rule("forbid", "switch by player", V("g")),)
    g.phrase("rule", "players cannot switch {g:card_many}", turns)
    g.phrase("rule", "enemy players cannot switch {g:enemies_many}", turns, _more_than_foes)
    never = Passive((Rule("forbid", "play", SELF),), zones=("hand",))
    g.phrase("only_played", "this card cannot be played from your hand", (never,))
    mine = canonical(YOURS, FIELD, SERVANT)
    for words in ("you cannot attack", "you cannot attack with servants"):
        g.phrase("rule", words, (Rule("forbid", "attack", mine),))
    g.phrase("rule", "you cannot attack players", (Rule("forbid", "attack player", mine),))
    for who in ("enemy players", "your opponent", "enemies"):
        for words in ("spells or abilities", "cards or abilities"):
            nothing = (Rule("forbid", "play", canonical(ENEMY, t.Zone(("hand",)))), Rule("forbid", "use", ENEMY))
            g.phrase("rule", f"{who} cannot play {words}", nothing)
        g.phrase("rule", f"{who} cannot play non-aether activated abilities", (Rule("forbid", "use", ENEMY),))
    for more in ("", "any more "):
        g.phrase("rule", f"you cannot play {more}{{g:my_card_many}}", (Rule("forbid", "play", V("g")),))
    described(g, "own_chased", "head", "pre", "plain_post", (), (YOURS, CHASE))
    for words in ("canceled", "cancelled"):
        safe = (t.Continue((Rule("forbid", "cancel", V("g")),), "turn"),)
        g.phrase("clause", f"{{g:own_chased_many}} you play this turn cannot be {words}", safe)
        g.phrase("clause", f"{{g:own_chased_many}} you play cannot be {words} this turn", safe)
        g.phrase("rule", f"{{g:own_chased_many}} you play cannot be {words}", (Rule("forbid", "cancel", V("g")),))
    for words, side in (("players", ANY), ("each player", ANY), ("enemy players", ENEMY), ("your opponent", ENEMY)):
        s = "s" if words in ("each player", "your opponent") else ""
        shown = Rule("permit", "reveal", canonical(side, t.Zone(("hand",))))
        for their in ("their hands revealed", "their hand revealed"):
            g.phrase("rule", f"{words} play{s} with {their}", (shown,))
    g.phrase("rule", "play with your hand revealed", (Rule("permit", "reveal", canonical(YOURS, t.Zone(("hand",)))),))
    for words, n in (("an additional caster", 1), ("one additional caster", 1), ("up to two casters", 1),
                     ("two casters", 1),
                     ("{n:several} additional casters", V("n"))):  # fmt: skip
        g.phrase("clause", f"you may call {words} this turn",
                 (t.Continue((Rule("permit", "calls", t.Player(t.YOU), n=n),), "turn"),))  # fmt: skip
        for end in ("during your call phase", "each turn during your call phase", "as part of your call phase",
                    "each turn"):  # fmt: skip
            g.phrase("rule", f"you may call {words} {end}", (Rule("permit", "calls", t.Player(t.YOU), n=n),))
    buried = t.All((YOURS, t.Zone(("graveyard",)), V("g")))
    for whose in ("your graveyard", "an allied graveyard"):
        own = Passive((Rule("permit", "play from graveyard", SELF),), zones=("graveyard",))
        g.phrase("any_line", f"^you may play this card from {whose}.", (own,))
        so = (Passive((Rule("permit", "play from graveyard", SELF),), V("q"), zones=("graveyard",)),)
        g.phrase("any_line", f"^you may play this card from {whose} {{q:aslong}}.", so)
        g.phrase("any_line", f"^{{q:aslong}}, you may play this card from {whose}.", so)
        given = (Rule("permit", "play from graveyard", buried),)
        g.phrase("rule", f"you may play {{g:plain_kind_many}} from {whose}", given)
    described(g, "plain_kind", "head", "pre", "plain_post")
    for whose, who in (("your", t.YOU), ("your opponent's", OPPONENT)):
        for words, query in (("play with the top card of {} deck revealed", "reveal"),
                             ("the top card of {} deck is revealed", "reveal"),
                             ("you may look at the top card of {} deck at any time", "look"),
                             ("you may look at the top card of {} deck any time", "look")):  # fmt: skip
            if who == t.YOU or not words.startswith("play"):
                shown = Rule("permit", query, t.Top("deck", who=who))
                g.phrase("rule", words.format(whose), (shown,))
    both = tuple(Rule("permit", "reveal", t.Top("deck", who=who)) for who in (t.YOU, OPPONENT))
    for words in ("players play with the top cards of their decks revealed",
                  "players play with the top card of their deck revealed",
                  "players play with the top card of their decks revealed",
                  "each player plays with the top card of their deck revealed"):  # fmt: skip
        g.phrase("rule", words, both)
    early = (Rule("permit", "play at any time", V("g")),)
    for words in ("you may play {g:played_many} as though they had [Quickcast]",):
        g.phrase("rule", words, early)
    for words in ("you may play {g:played_many} this turn as though they had [Quickcast]",
                  "you may play {g:played_many} any time you have priority this turn",
                  "{g:played_many} you play this turn gain [Quickcast]",
                  "{g:played_many} you play this turn have [Quickcast]"):  # fmt: skip
        g.phrase("clause", words, (t.Continue(early, "turn"),))
    for end in ("any time you have priority", "at any time you have priority", "any time"):
        g.phrase("rule", f"you may play {{g:played_many}} {end}", (Rule("permit", "play at any time", V("g")),))


def producing(g: Grammar) -> None:
    """[CC 907.1] Cards without aether abilities."""
    dry = (t.Strip(ME, "aether"),)
    g.phrase("state", "{g:card_many} cannot produce aether", (t.Gives(V("g"), dry),))
    g.phrase("state", "this card cannot produce aether", (t.Gives(SELF, dry),))
    for who, what, chosen in (
        ("{g:card_many}", V("g"), ()),
        ("{o:it}", V("o"), ()),
        ("they", t.Ref(t.THOSE), ()),
        ("target {g:card_one}", t.Ref(t.THAT), (t.Choose("t", 1, V("g"), target=True),)),
    ):
        g.phrase("clause", f"{who} cannot produce aether {{u:until}}", (*chosen, t.Give(what, dry, V("u"))))


def recovering(g: Grammar) -> None:
    """[CC 502.1] What stays as it is in recovery phases."""
    still = Rule("forbid", "event recovered", V("g"))
    for words in ("their controllers' recovery phases", "their controller's recovery phase", "recovery phases",
                  "the recovery phase", "their recovery phase", "their recovery phases"):  # fmt: skip
        for no in ("do not", "cannot"):
            asleep = (Passive((still,), During("recovery")),)
            g.phrase("passive", f"{{g:card_many}} {no} recover during {words}", asleep)
            while_so = (Passive((still,), t.Both((During("recovery"), V("q")))),)
            g.phrase("passive", f"{{g:card_many}} {no} recover during {words} {{q:aslong}}", while_so)
    own = Passive((Rule("forbid", "event recovered", SELF),), During("recovery"))
    for words in ("your recovery phase", "its controller's recovery phase", "recovery phases", "the recovery phase"):
        g.phrase("passive", f"this card does not recover during {words}", (own,))


def passives(g: Grammar) -> None:
    """`passive`: a continuous ability, with its condition before or after it [CC 904.1]."""
    g.phrase("passive", "{e:state}", (Passive(V("e")),))
    own = (Passive((t.Gives(SELF, V("b")), On(V("r"), SELF, rest=True))),)
    g.phrase("passive", "this card {b:gets} and {r:ban}", own)
    many = (Passive((t.Gives(V("g"), V("b")), On(V("r"), V("g"), rest=True))),)
    g.phrase("passive", "{g:card_many} {b:get} and {r:ban}", many)
    g.phrase("passive", "{e:rule}", (Passive(V("e")),))
    for effect in ("state", "rule"):
        if_so = (Passive(V("e"), V("q")),)
        g.phrase("passive", f"{{e:{effect}}} {{q:aslong}}", if_so)
        g.phrase("passive", f"{{q:aslong}}, {{e:{effect}}}", if_so)
        g.phrase("passive", f"{{q:while}}, {{e:{effect}}}", if_so)
        g.phrase("passive", f"{{q:while}} {{e:{effect}}}", if_so)
    g.phrase("aslong", "while {s:posture}", Is(SELF, V("s")))
    for words in ("the turn it enters the field", "on the turn it enters the field",
                  "the turn this card enters the field", "on the turn this card enters the field",
                  "the turn this card is played"):  # fmt: skip
        g.phrase("aslong", words, t.Named("entered this turn"))
    for words in ("the turn it is switched", "the turn it switches", "the turn this card is switched",
                  "the turn this card switches", "the turn it switched"):  # fmt: skip
        g.phrase("aslong", words, Is(SELF, t.Mark(TURNED)))
    for can in ("can", "may"):
        for words, rule in (("attack", Rule("forbid", "attack", SELF)),
                            ("be attacked", Rule("forbid", "attack targets", ANY, SELF)),
                            ("be switched", Rule("forbid", "switch", SELF))):  # fmt: skip
            g.phrase("passive", f"this card {can} only {words} {{q:only}}", (Passive((rule,), t.Unless(V("q"))),))
        for words in ("players", "enemy players"):
            g.phrase("rule", f"this card {can} only attack {words}", (Rule("forbid", "attack targets", SELF, ANY),))
        g.phrase("rule", f"this card {can} only attack servants", (Rule("forbid", "attack player", SELF),))
        rest = t.All((FIELD, SERVANT, t.Not(V("h"))))
        by = (Rule("forbid", "attack targets", rest, SELF),)
        g.phrase("rule", f"this card {can} only be attacked by {{h:card_many}}", by)
        such = (Rule("forbid", "attack targets", SELF, rest), Rule("forbid", "attack player", SELF))
        g.phrase("rule", f"this card {can} only attack {{h:card_many}}", such, _more_than_servants)
    for when in (
        "any time you have priority",
        "at any time you have priority",
        "any time",
        "as though it had [Quickcast]",
    ):
        early = Passive((Rule("permit", "play at any time", SELF),), V("q"), zones=("hand",))
        g.phrase("only_played", f"you may play this card {when} {{q:aslong}}", (early,))
    only = (Passive((Rule("forbid", "play", SELF),), t.Unless(V("q")), zones=("hand",)),)
    g.phrase("only_played", "play this card only {q:onlys}", only)
    for words in ("this card may only be played", "this card can only be played", "you can only play this card",
                  "you may only play this card"):  # fmt: skip
        g.phrase("only_played", f"{words} {{q:onlys}}", only)
    for words in ("you cannot play this card unless {q:conds}", "this card cannot be played unless {q:conds}"):
        g.phrase("only_played", words, only)
    barred = (Passive((Rule("forbid", "play", SELF),), V("q"), zones=("hand",)),)
    for start in ("this card cannot be played", "you cannot play this card"):
        for while_ in ("if", "while", "as long as"):
            g.phrase("only_played", f"{start} {while_} {{q:conds}}", barred)
    g.phrase("passive", "{o:only_played}", V("o"))


def for_a_while(g: Grammar) -> None:
    words, until = "{u:until}", V("u")
    g.phrase("clause", f"{{e:rule}} {words}", (t.Continue(V("e"), until),))
    g.phrase("clause", f"{words}, {{e:rule}}", (t.Continue(V("e"), until),))
    it, those = t.Ref(t.THAT), t.Ref(t.THOSE)
    one, several = t.Choose("t", 1, V("g"), target=True), t.Choose("t", V("n"), V("g"), True, target=True)
    for who, what, chosen in (
        ("target {g:card_one}", it, (one,)),
        ("{o:it}", V("o"), ()),
        ("they", those, ()),
        ("up to {n:several} target {g:card_many}", it, (several,)),
    ):
        g.phrase("clause", f"{who} {{r:ban}} {words}", (*chosen, t.Continue(On(V("r"), what), until)))
    for who, gets, what, chosen in (
        ("target {g:card_one}", "{b:gets}", it, (one,)),
        ("{o:it}", "{b:gets}", V("o"), ()),
        ("{g:card_many}", "{b:get}", V("g"), ()),
        ("this card", "{b:gets}", SELF, ()),
    ):
        both = (*chosen, t.Give(what, V("b"), until), t.Continue(On(V("r"), what), until))
        g.phrase("clause", f"{who} {gets} and {{r:ban}} {words}", both)
    group = (t.Give(V("g"), V("b"), until), t.Continue(On(V("r"), V("g")), until))
    g.phrase("clause", f"{words}, {{g:card_many}} {{b:get}} and {{r:ban}}", group)
    _players(g)


def _players(g: Grammar) -> None:
    """What the enemy player cannot do for a while."""
    hand, deck = canonical(ENEMY, t.Zone(("hand",))), canonical(ENEMY, t.Zone(("deck",)))
    for said, effects in (
        ("cannot draw cards", (Rule("forbid", "event draw", deck),)),
        ("cannot attack", (Rule("forbid", "attack", FOES),)),
        ("cannot attack with servants", (Rule("forbid", "attack", FOES),)),
        ("cannot attack you", (Rule("forbid", "attack player", FOES),)),
        ("cannot attack with {g:enemies_many}", (Rule("forbid", "attack", V("g")),)),
        ("cannot play cards or abilities", (Rule("forbid", "play", hand), Rule("forbid", "use", ENEMY))),
        ("cannot play spells or abilities", (Rule("forbid", "play", hand), Rule("forbid", "use", ENEMY))),
        ("cannot play {g:their_card_many}", (Rule("forbid", "play", V("g")),)),
        ("cannot play any more {g:their_card_many}", (Rule("forbid", "play", V("g")),)),
        ("cannot switch servants", (Rule("forbid", "switch by player", FOES),)),
    ):
        aimed = (t.Choose("t", 1, t.Player(OPPONENT), target=True), t.Continue(effects, V("u")))
        g.phrase("clause", f"target enemy player {said} {{u:until}}", aimed)
        g.phrase("clause", f"{{u:until}}, target enemy player {said}", aimed)
        if "draw" not in said and "play" not in said:
            for who in ("enemy players", "your opponent"):
                g.phrase("rule", f"{who} {said}", effects)


def add(g: Grammar) -> None:
    for part in (
        attacks, forced, canceling, each_turn, entering, playing, producing, recovering, passives,
        for_a_while,
    ):  # fmt: skip
        part(g)
