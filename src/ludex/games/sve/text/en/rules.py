"""English, rules: what newer cards say of costs off the field, of this turn, of next turns, and of what is paid."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c07_game_progression import ENEMY_TURN, ITS_NEXT_TURN
from ludex.games.sve.c12_keywords import FANFARE, LAST_WORDS, ON_EVOLVE, STRIKE, with_text
from ludex.games.sve.super_evolution import ON_SUPER_EVOLVE, SEP
from ludex.games.sve.text.en.abilities import LEAVING, _lead
from ludex.games.sve.text.en.nouns import CEMETERY, EX, HAND, IT, YOUR_LEADER, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Phrase
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import SELF, YOU, YOURS, Activated, Automatic, Choose, Env, Move, Passive, Ref, Spell, V, When
from ludex.lang.surface import canonical, parts_of

COST = Ref("cost")
EXTRA = "additional cost"
"""The name of an additional cost that may be paid."""


def unrelated(env: Env) -> bool:
    """What is remembered of a turn does not speak of the card that asks."""
    return "Self()" not in repr(env)


def printed(env: Env) -> bool:
    """Cards that were played are told by what is printed on them."""
    return not any(word in repr(env) for word in ("Self()", "Ref(", "State(", "Counter(", "Mark(", "Shares("))


# --- costs -------------------------------------------------------------------------------------------------------


def costs(g: Grammar) -> None:
    for word in ("Lesson", "^lesson"):
        g.phrase("cost", f"{word} ({{n:digits}})", (t.Do("lesson", n=V("n")),))
    own = {"your hand": HAND, "your EX area": EX, "your cemetery": CEMETERY}
    for this in ("this card", "this follower", "this"):
        discarded = Move(canonical(HAND, SELF), "cemetery", "discard")
        g.phrase("cost", f"discard {this}", (discarded,))
        g.phrase("cost", f"discard {this} and {{g:a_hand_other}}", (discarded, Choose("cost", 1, V("g")), DISCARD))
        for place, zone in own.items():
            g.phrase("this_in", f"{this} from {place}", canonical(zone, SELF))
    g.phrase("cost", "banish {o:this_in}", (Move(V("o"), "banished", "banish"),))
    g.phrase("cost", "bury {o:this_in}", (Move(V("o"), "cemetery"),))
    g.phrase("cost", "put {o:this_in} into your EX area", (Move(V("o"), "ex"),))
    lies = Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, CEMETERY, t.Not(SELF)))
    g.add("lying_many", lies)
    g.add("lying_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=lies.always))
    gone = Move(canonical(CEMETERY, SELF), "banished", "banish")
    for words, n in (
        ("{n:count} other {g:lying_many}", V("n")),
        ("another {g:lying_one}", 1),
        ("{a:article}{g:lying_one}", 1),
    ):
        both = (gone, Choose("cost", n, V("g")), Move(COST, "banished", "banish"))
        g.phrase("cost", f"banish this card and {words} from your cemetery", both)
    few = (Choose("cost", V("n"), canonical(YOURS, HAND), up_to=True), DISCARD)
    g.phrase("cost", "discard up to {n:count} cards", few)
    back = (Choose("cost", V("n"), V("g")), Move(COST, "deck"), t.Shuffle("deck"))
    g.phrase("cost", "return {n:count} {g:mine_many} to your deck and shuffle it", back, off_field)
    g.phrase("clause", "summon {o:this_in}", (Move(V("o"), "field"),))
    g.phrase("clause", "put {o:this_in} onto your field", (Move(V("o"), "field"),))
    g.phrase("clause", "put {o:this_in} into your EX area", (Move(V("o"), "ex"),))
    chosen = Choose("cost", V("n"), V("g"))
    g.phrase("cost", "discard {n:count} {g:hand_many}", (chosen, DISCARD), more_than_cards)
    g.phrase("clause", "discard {n:count} {g:hand_many}", (Choose("d", V("n"), V("g")), DISCARD_D), more_than_cards)
    g.phrase("cost", "reveal {g:a_mine}", (Choose("cost", 1, V("g")), t.Reveal(COST)), off_field)
    g.phrase("cost", "reveal {n:count} {g:mine_many}", (chosen, t.Reveal(COST)), off_field)
    g.phrase("cost", "put {g:a_mine} into your EX area", (Choose("cost", 1, V("g")), Move(COST, "ex")), off_field)
    bottom = (Choose("cost", 1, V("g")), Move(COST, "deck", position="bottom"))
    g.phrase("cost", "put {g:a_mine} on the bottom of your deck", bottom, off_field)
    counters = (Choose("cost", 1, V("g")), t.Counters(COST, V("c"), V("n")))
    g.phrase("cost", "remove {n:minus} {c:counter} counters from {g:a_mine}", counters)
    for n, word in ((2, "two"), (3, "three"), (4, "four"), (5, "five"), (10, "ten")):
        g.phrase("count", word, n)
    g.phrase("count", "{n:digits}", V("n"))
    may = Spell(cost=(t.May((), V("c"), name=EXTRA),))
    for this in ("this card", "this"):
        g.phrase("unit", f"^as an additional cost to play {this}, you may {{c:costs}}.", (may,))
        g.phrase("cond", f"you paid {this}'s additional cost", t.Did(EXTRA))


DISCARD, DISCARD_D = Move(COST, "cemetery", "discard"), Move(Ref("d"), "cemetery", "discard")


def certain(env: Env) -> bool:
    """Not just any card: for that there is a number."""
    return bool(env["g"] != t.ANY)


def more_than_cards(env: Env) -> bool:
    return bool(env["g"] != canonical(YOURS, HAND))


def off_field(env: Env) -> bool:
    """What is taken says that it is not on the field."""
    return any(isinstance(part, t.Zone) and "field" not in part.names for part in parts_of(env["g"]))


# --- how often, and what begins an ability ------------------------------------------------------------------------


def often(g: Grammar) -> None:
    for word, n in (("twice", 2), ("three times", 3), ("four times", 4)):
        g.phrase("often", word, n)
        g.phrase("often", f"^{word}", n)
    g.phrase("often", "{n:digits} times", V("n"))
    limited = Automatic(V("e"), do=V("do"), limit=V("k"))
    for when in ("when", "whenever"):
        start = f"{{k:often}} per turn, {when} {{e:event}}, "
        g.phrase("unit", start + "{do:low_block}", (limited,))
        own = t.replace(limited, cond=t.TurnOf(YOU))
        for each in ("on each of your turns", "during each of your turns"):
            g.phrase("unit", f"{{k:often}} {each}, {when} {{e:event}}, {{do:low_block}}", (own,))
    once = Automatic(V("e"), do=V("do"), limit=1)
    for when in ("when", "whenever"):
        for each in ("on each of your turns", "during each of your turns"):
            own = t.replace(once, cond=t.TurnOf(YOU))
            g.phrase("unit", f"^once {each}, {when} {{e:event}}, {{do:low_block}}", (own,))
            paid = t.replace(own, cost=V("cost"))
            g.phrase("unit", f"^once {each}, {when} {{e:event}}, {{cost:costs}}: {{do:block}}", (paid,))
        theirs = t.replace(limited, limit=0, cond=t.TurnOf(t.OPPONENT))
        for whose in ("each opponent's", "your opponent's"):
            g.phrase("unit", f"^during {whose} turn, {when} {{e:event}}, {{do:low_block}}", (theirs,))
        mine = t.replace(theirs, cond=t.TurnOf(YOU))
        g.phrase("unit", f"^{when} {{e:event}} during your turn, {{do:low_block}}", (mine,))
        mine = t.replace(mine, cost=V("cost"))
        g.phrase("unit", f"^during your turn, {when} {{e:event}}, {{cost:costs}}: {{do:block}}", (mine,))
        g.phrase("unit", f"^{when} {{e:event}}, {{q:heading}} - {{s:sentences}}", (headed(V("e")),))
    for words, keyword in (("^strike", STRIKE), ("^on Evolve", ON_EVOLVE), ("[fanfare]", FANFARE)):
        under = with_text(keyword.means[0], (t.If(V("q"), V("s")),))
        g.phrase("unit", f"{words}, {{q:heading}} - {{s:sentences}}", (under,))
        twice = t.replace(with_text(keyword.means[0], V("do")), limit=V("k"))
        for words2 in ("perform", "activate"):
            g.phrase("unit", f"{words} - {{do:block}} ^{words2} only {{k:often}} per turn.", (twice,))
    for words in ("^on Super-Evolve", "^on Super Evolve"):
        _lead(g, words, ON_SUPER_EVOLVE.means, ": ", ", ")
        _lead(g, words, ON_SUPER_EVOLVE.means, " - ", " - ")
    for point in ("Super Evolution Point", "Super-Evolution Point"):
        g.phrase("cond", f"you don't have a {point}", t.Compare(t.Number(YOU, SEP), "=", 0))
    both = tuple(with_text(k.means[0], V("do")) for k in (FANFARE, LAST_WORDS))
    g.phrase("unit", "[fanfare] / [lastwords] {do:block}", both)
    for icon, timing in (("[act]", ()), ("[quick] [act]", ("quick",)), ("[q] [act]", ("quick",))):
        for cost in ("{cost:costs}", "^{cost:costs}"):
            act = Activated(V("cost"), do=V("do"), timing=timing, limit=V("k"))
            g.phrase("unit", f"{icon} {cost}: {{do:block}} ^activate only {{k:often}} per turn.", (act,))


def headed(event: Any) -> Any:
    return Automatic(event, do=(t.If(V("q"), V("s")),))


def evolving(g: Grammar) -> None:
    a = t.Do("evolve into", word=V("a"))
    for this in ("this follower", "this"):
        for cond in ("", " ^activate only if {q:cond}."):
            means = Activated((t.Gain(PP, V("n")),), do=(a,), cond=V("q") if cond else None, keyword="Evolve")
            start = f"[evolve] [cost{{n:points}}]: ^evolve {this} into {{x:article}}"
            g.phrase("unit", f"{start}{{a:name}}.{cond}", (means,))
            other = t.replace(means, do=(t.Do("evolve into", word=V("b")),))
            g.phrase("unit", f"{start}{{a:name}} or {{b:name}}.{cond}", (means, other))
    g.phrase("clause", "evolve {o:thing} into {x:article}{a:name}", (t.Do("evolve into", V("o"), word=V("a")),))


# --- events and what happened --------------------------------------------------------------------------------------


def events(g: Grammar) -> None:
    dropped = When("move", V("g"), player=YOU, src=("hand",), word="discard")
    for template, means in (
        ("your leader loses defense", When("lose defense", YOUR_LEADER)),
        ("your leader's defense decreases", When("lose defense", YOUR_LEADER)),
        ("this card becomes engaged", When("state", SELF, word="engaged")),
        ("this becomes engaged", When("state", SELF, word="engaged")),
        ("this card is engaged", When("state", SELF, word="engaged")),
        ("this amulet is engaged", When("state", SELF, word="engaged")),
        ("you discard {g:a_kind}", dropped),
        ("an opponent discards {g:a_kind}", t.replace(dropped, player=t.OPPONENT)),
        ("a player discards {g:a_kind}", t.replace(dropped, player="")),
        ("an opponent plays {g:a_kind}", When("play", V("g"), player=t.OPPONENT)),
        ("an enemy {g:enemy_kind} is put onto the field", ENEMY_ENTERS),
        ("this card is put into your EX area", When("move", SELF, dst=("ex",))),
        ("this is put into your EX area", When("move", SELF, dst=("ex",))),
    ):
        g.phrase("event", template, means)
    g.add("enemy_kind", Bunch("one_head", "kind_pre", "kind_post", join, parts_of))


ENEMY_ENTERS = When("move", V("g"), player=t.OPPONENT, dst=("field",), not_src=("field",))


def memories(g: Grammar) -> None:
    """What happened this turn."""
    gone = When("move", V("g"), player=YOU, src=("field",), dst=("cemetery",))
    back = When("move", V("g"), player=YOU, src=("field",), dst=("hand",))
    for template, means in (
        ("{g:a_kind} was put from your field into the cemetery", gone),
        ("{g:a_kind} was put from your field into a cemetery", gone),
        ("an enemy {g:enemy_kind} was put from the field into the cemetery", t.replace(gone, player=t.OPPONENT)),
        ("{g:a_kind} was returned to hand from your field", back),
        ("{g:a_group} evolved", When("evolve", V("g"))),
        ("{g:a_group} has evolved", When("evolve", V("g"))),
        ("you discarded {g:a_certain}", When("move", V("g"), player=YOU, src=("hand",), word="discard")),
        ("you've discarded {g:a_certain}", When("move", V("g"), player=YOU, src=("hand",), word="discard")),
        ("your leader has gained [defense]", When("restore", YOUR_LEADER)),
        ("your leader has gained defense", When("restore", YOUR_LEADER)),
    ):
        g.phrase("past", template, means)
    g.phrase("a_certain", "{g:a_kind}", V("g"), certain)
    g.phrase("cond", "{e:past} this turn", t.Compare(t.Happened(V("e")), ">=", 1), unrelated)
    for words in ("you played {g:a_kind} this turn", "you've played {g:a_kind} this turn"):
        g.phrase("cond", words, t.Compare(t.Played(YOU, V("g")), ">=", 1), printed)
    times = t.Compare(t.Happened(When("attack", V("g"))), ">=", V("n"))
    g.phrase("cond", "{g:group_many} have attacked at least {n:digits} times this turn", times, unrelated)
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    g.phrase("equal", "the number of times your leader has lost defense this turn", lost)
    left = t.Happened(When("move", V("g"), player=YOU, src=("field",), dst=LEAVING))
    g.phrase("equal", "the number of {g:kind_many} that left your field this turn", left, unrelated)
    died = t.Happened(When("move", V("g"), src=("field",), dst=("cemetery",)))
    for were in ("were put", "that were put"):
        words = f"the number of {{g:kind_many}} {were} from the field into the cemetery this turn"
        g.phrase("equal", words, died, unrelated)
    for deed, word in (
        ("you discarded {k}", DISCARDED),
        ("you revealed {k}", REVEALED),
        ("you buried {k}", BURIED),
        ("you summoned {k}", SUMMONED),
        ("you put {k} into your EX area", KEPT),
        ("you banished {k}", BANISHED),
    ):
        g.phrase("cond", deed.replace("{k}", "{k:a_kind}"), t.Among(Ref(word), V("k")))
        some = t.Among(Ref(word), V("k"), V("n"))
        g.phrase("cond", deed.replace("{k}", "at least {n:digits} {k:kind_one}"), some)
    for this in ("this card", "this follower", "this"):
        for by in ("was put onto the field by", "was summoned by"):
            g.phrase("cond", f"{this} {by} an ability", t.CausedBy())
            g.phrase("cond", f"{this} {by} {{g:a_kind}}'s ability", t.CausedBy(V("g")))
        for place, zones in (
            ("in your EX area", ("ex",)),
            ("on your field or in your EX area", ("field", "ex")),
            ("in your cemetery", ("cemetery",)),
        ):
            g.phrase("cond", f"{this} is {place}", t.Is(SELF, t.Zone(zones)))


# --- what holds for a time ----------------------------------------------------------------------------------------


def lasting(g: Grammar) -> None:
    still = t.Rule("forbid", "refresh", V("o"))
    idle = t.Rule("forbid", "attack", V("o"))
    for owner in ("its controller's", "their controller's", "their controllers'"):
        for verb in ("doesn't", "don't"):
            words = f"{{o:those}} {verb} refresh during {owner} next start phase"
            g.phrase("clause", words, (t.Continue((still,), ITS_NEXT_TURN),))
        for words in (
            f"{{o:those}} can't attack enemies during {owner} next turn",
            f"during {owner} next turn, {{o:those}} can't attack enemies",
        ):
            g.phrase("clause", words, (t.Continue((idle,), ITS_NEXT_TURN),))
    g.phrase("those", "{o:thing}", V("o"))
    g.phrase("those", "they", IT)
    through = "for the rest of this turn and during each opponent's next turn, {o:thing} "
    strip = t.Give(V("o"), (t.Strip(Ref("same")),), ENEMY_TURN)
    g.phrase("clause", through + "loses all abilities", (strip,))
    also = t.Continue((t.Rule("forbid", "attack", IT),), ENEMY_TURN)
    g.phrase("clause", through.replace("{o:thing}", "it") + "loses all abilities and can't attack enemies", (
        t.replace(strip, what=IT), also,
    ))  # fmt: skip
    for this in ("this card", "this"):
        awake = Passive((t.Rule("forbid", "refresh", SELF),))
        g.phrase("unit", f"^{this} doesn't refresh during your start phase.", (awake,))
    for this in ("this card", "this follower", "this"):
        for words, cond in (
            (f"^{this} can only be played if {{q:cond}}.", t.Unless(V("q"))),
            (f"^{this} can't be played unless {{q:cond}}.", t.Unless(V("q"))),
            (f"^{this} can't be played if {{q:cond}}.", V("q")),
            (f"^{this} can't be played during your turn.", t.TurnOf(YOU)),
        ):
            g.phrase("unit", words, (Passive((t.Rule("forbid", "play", SELF),), cond, zones=("hand", "ex")),))


def prices(g: Grammar) -> None:
    g.add("play_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("play_ex", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, EX)))
    g.add("play_enemy", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(t.ENEMY,)))
    for tail in ("", " to play"):
        less = f"costs {{n:minus}} less{tail}"
        for group, words in (("play_one", "you play"), ("play_ex", "you play from the EX area")):
            price = t.Price(V("k"), "+", V("n"))
            first = t.replace(price, once=True)
            for the_next in (
                f"the next {{k:{group}}} {words} this turn {less}",
                f"this turn, the next {{k:{group}}} {words} {less}",
            ):
                g.phrase("clause", the_next, (t.Continue((first,), "turn"),))
            for start in ("^while this card is on your field, any", "^while this is on your field, any", "^any"):
                g.phrase("unit", f"{start} {{k:{group}}} {words} {less}.", (Passive((price,)),))
            g.phrase("unit", f"^if {{q:cond}}, any {{k:{group}}} {words} {less}.", (Passive((price,), V("q")),))
        fresh = Passive((t.Price(V("k"), "+", V("n")),), t.Compare(t.Played(YOU, V("k")), "=", 0))
        for start in ("^while this card is on your field, the", "^while this is on your field, the", "^the"):
            g.phrase("unit", f"{start} 1st {{k:play_one}} you play each turn {less}.", (fresh,), printed)
        dearer = Passive((t.Price(V("k"), "+", V("n")),))
        for start in ("^while this card is on your field, any", "^while this is on your field, any", "^any"):
            more = f"costs {{n:digits}} more{tail}"
            g.phrase("unit", f"{start} {{k:play_enemy}} an opponent plays {more}.", (dearer,))
    g.phrase("clause", "play it for {n:digits}", (t.Do("play", IT, V("n")),))


def others_in_hand(g: Grammar) -> None:
    other = Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, HAND, t.Not(SELF)))
    g.add("hand_other", other)
    g.add("a_hand_other", Phrase("a {g:hand_other}", V("g")), Phrase("an {g:hand_other}", V("g")))


def add(g: Grammar) -> None:
    for part in (others_in_hand, costs, often, evolving, events, memories, lasting, prices):
        part(g)
