"""English, further abilities: damage made more or less, prohibitions, ways to play a card, abilities in a cemetery."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import ON_EVOLVE, with_text
from ludex.games.sve.text.en.nouns import LEADER, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    THEY,
    YOU,
    Activated,
    Automatic,
    By,
    Choose,
    EventAmount,
    Gain,
    If,
    Look,
    May,
    Mere,
    Move,
    Passive,
    Plus,
    Price,
    Ref,
    Replace,
    Rule,
    Spell,
    Times,
    V,
    When,
    replace,
)

COST, SEEN, IT = Ref("cost"), Ref("seen"), Ref("that")
MOST_MORE = 10
ON_FIELD = ("^while this card is on your field, ", "^while this is on your field, ")


def more(n: int) -> Plus:
    return Plus((EventAmount(), n))


def standing(g: Grammar, words: str, ability: Passive | Replace) -> None:
    """A sentence that holds all the time, for a while, or under a condition."""
    under = replace(ability, cond=V("q"))
    for start, cond in (
        ("^", None),
        *((start, None) for start in ON_FIELD),
        ("^during your turn, ", t.TurnOf(YOU)),
        ("^during each opponent's turn, ", t.TurnOf(OPPONENT)),
        *((f"{start}during your turn, ", t.TurnOf(YOU)) for start in ON_FIELD),
    ):
        g.phrase("unit", f"{start}{words}.", (replace(ability, cond=cond),))
    for start in ("^while {q:cond}, ", "^if {q:cond}, ", "{q:heading}: ^", "{q:heading} - ^"):
        g.phrase("unit", f"{start}{words}.", (under,))
    g.phrase("unit", f"^{words} if {{q:cond}}.", (under,))


FIGHTS = ("attack", "combat")
OURS = (("your", "own_many"), ("your other", "own_other_many"))


def damage(g: Grammar) -> None:
    for this in ("this follower", "this"):
        harder = Replace(When("damage", cause=SELF), keep=True, amount=more(V("n")))
        standing(g, f"{this} deals {{n:digits}} more damage", harder)
        double = Replace(When("damage", other=SELF), keep=True, amount=Times(2, EventAmount()))
        both = f"{this} deals double attack damage to leaders and double combat damage to followers"
        standing(g, both, double)
        less = Replace(When("damage", SELF), keep=True, amount=more(V("n")))
        standing(g, f"reduce damage dealt to {this} by {{n:minus}}", less)
        standing(g, f"reduce the damage dealt to {this} by {{n:minus}}", less)
        standing(g, f"{this} takes {{n:minus}} less damage", less)
        for words, hit in (("damage", ""), ("ability damage", "ability")):
            standing(g, f"{this} doesn't take {words}", Replace(When("damage", SELF, word=hit)))
        fights = tuple(Replace(When("damage", SELF, word=word)) for word in FIGHTS)
        for start, cond in (("^", None), ("^during your turn, ", t.TurnOf(YOU))):
            safe = tuple(replace(one, cond=cond) for one in fights)
            g.phrase("unit", f"{start}{this} doesn't take combat damage.", safe)
    for whose, group in OURS:
        softer = Replace(When("damage", V("g"), word="ability", cause=t.ENEMY), keep=True, amount=more(V("n")))
        standing(g, f"{whose} {{g:{group}}} take {{n:minus}} less damage from enemy abilities", softer)
        standing(g, f"{whose} {{g:{group}}} don't take damage", Replace(When("damage", V("g"))))
        soft = Replace(When("damage", V("g")), keep=True, amount=more(V("n")))
        standing(g, f"{whose} {{g:{group}}} take {{n:minus}} less damage", soft)


def fates(g: Grammar) -> None:
    """What becomes of a card."""
    for this in ("this follower", "this"):
        g.phrase("event", f"{this} deals combat damage", When("damage", t.Word("type", "follower"), other=SELF))
        g.phrase("event", f"{this} is destroyed", When("move", SELF, src=("field",), word="destroy"))
        g.phrase("event", f"{this} is selected for an ability", When("select", SELF))
    for this in ("this card", "this follower", "this"):
        for whose in ("a cemetery", "the cemetery", "its owner's cemetery"):
            buried = When("move", SELF, src=("field",), dst=("cemetery",))
            g.phrase("event", f"{this} is put from your field into {whose}", buried)
            g.phrase("event", f"{this} is put from the field into {whose}", buried)
    for words, group in (("one of your", "own_many"), ("one of your other", "own_other_many")):
        killed = When("move", V("g"), src=("field",), word="destroy")
        g.phrase("event", f"{words} {{g:{group}}} is destroyed", killed)
    for verb in ("race", "attack", "evolve"):
        g.phrase("event", f"another one of your {{g:own_other_many}} {verb}s", When(verb, V("g")))


def prohibitions(g: Grammar) -> None:
    for words, to in (("abilities", t.ANY), ("enemy abilities", t.ENEMY)):
        for this in ("this card", "this follower", "this"):
            safe = Passive((Rule("forbid", "ability destroy", SELF, to),))
            standing(g, f"{this} can't be destroyed by {words}", safe)
        for whose, group in OURS:
            all_safe = Passive((Rule("forbid", "ability destroy", V("g"), to),))
            standing(g, f"{whose} {{g:{group}}} can't be destroyed by {words}", all_safe)
    for this in ("this card", "this follower", "this"):
        standing(g, f"{this} ignores Ward", Passive((Rule("permit", "attack past", SELF, t.Has("Ward")),)))
        standing(g, f"{this} can't attack enemies", Passive((Rule("forbid", "attack", SELF),)))
        standing(g, f"{this} can't attack", Passive((Rule("forbid", "attack", SELF),)))
        hidden = Passive((Rule("forbid", "select", t.ENEMY, SELF),))
        standing(g, f"{this} can't be selected by enemy abilities", hidden)
        leaders = Passive((Rule("forbid", "attack targets", SELF, LEADER),))
        standing(g, f"{this} can't attack enemy leaders", leaders)
        g.phrase("unit", f"^{this} is put onto the field engaged.", (Passive((Rule("permit", "enters engaged"),)),))
        must = Passive((Rule("permit", "must select", t.ENEMY, SELF),))
        g.phrase(
            "unit",
            f"^whenever an opponent is selecting cards for an ability, if they can select {this}, they must select it.",
            (must,),
        )
        only = Passive((Rule("forbid", "play", SELF),), t.Unless(V("q")), zones=("hand", "ex"))
        g.phrase("unit", f"^{this} can only be played if {{q:cond}}.", (only,))
    for start in ("^if {q:own_cond}, ", "^while {q:own_cond}, "):
        barred = Passive((Rule("forbid", "attack", SELF),), V("q"))
        g.phrase("unit", f"{start}it can't attack enemies.", (barred,))
    counted = Passive((Rule("widen", "spellchain", YOUR_LEADER, V("g")),))
    standing(g, "include both spells and {g:said_many} when counting your Spellchain", counted)
    carrot = (Mere("Serve"),)
    g.phrase("unit", "^you can serve a Carrot to an Umamusume follower to race it.", carrot)


def prices(g: Grammar) -> None:
    for start in (*ON_FIELD, "^"):
        first = Passive((Price(V("k"), "+", V("n")),), t.Compare(t.Played(YOU, V("k")), "=", 0))
        for tail in ("", " to play"):
            words = f"{start}the 1st {{k:own_playable_one}} you play each turn costs {{n:minus}} less{tail}."
            g.phrase("unit", words, (first,))
    for tail in (" to play", ""):
        cheaper = Passive((Price(V("k"), "+", V("n")),))
        standing(g, f"your {{k:own_playable_many}} cost {{n:minus}} less{tail}", cheaper)
        standing(g, f"{{k:own_playable_many}} you play cost {{n:minus}} less{tail}", cheaper)
    own = ("hand", "ex")
    for dash in (": ", " - "):
        words = f"{{a:heading}}{dash}^this card costs {{n:minus}} less to play."
        words += f" {{b:heading}}{dash}^it costs {{m:minus}} less instead."
        last = Passive((Price(SELF, "+", V("m")),), V("b"), zones=own)
        step = Passive((Price(SELF, "+", V("n")),), t.Both((V("a"), t.Unless(V("b")))), zones=own)
        g.phrase("unit", words, (step, last))
        third = f" {{c:heading}}{dash}^it costs {{k:minus}} less instead."
        middle = replace(last, cond=t.Both((V("b"), t.Unless(V("c")))))
        g.phrase("unit", words + third, (step, middle, Passive((Price(SELF, "+", V("k")),), V("c"), zones=own)))


def ways(g: Grammar) -> None:
    """Optional costs of playing the card. [SVE 10.4.7.3]"""
    for words, price in (
        ("this card costs {n:digits} play points to play", Price(SELF, "=", V("n"))),
        ("this card costs {n:minus} less to play", Price(SELF, "+", V("n"))),
    ):
        cheaper = (t.Continue((price,), ""),)
        way = May(cheaper, V("c"), name="way")
        g.phrase("unit", f"^when playing this card, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
        other = May(cheaper, V("d"), name="other way")
        two = f"^when playing this card, {{c:costs}}, or {{d:costs}}: ^{words}."
        g.phrase("unit", two, (Spell(cost=(way, other)),))
    for n in range(1, MOST_MORE + 1):
        points = "play point" if n == 1 else "play points"
        dear = May((), (Gain(PP, -n),), name=f"{n} more")
        g.phrase("unit", f"^you may play this card for {n} more {points}.", (Spell(cost=(dear,)),))
        g.phrase("cond", f"you played this card for {n} more {points}", t.Did(f"{n} more"))


def costs(g: Grammar) -> None:
    both = (Choose("cost", 1, V("g")), Move(t.Some((SELF, COST)), "cemetery"))
    g.phrase("cost", "put this card and {g:a_mine} into their owners' cemeteries", both)
    g.phrase("cost", "reveal {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), t.Reveal(COST)))
    g.phrase("cost", "reveal {g:a_mine}", (Choose("cost", 1, V("g")), t.Reveal(COST)))
    away = (Look("seen", V("n"), "deck"), Move(SEEN, "banished", "banish"))
    g.phrase("cost", "banish the top {n:digits} cards of your deck", away)
    some = (
        t.NameNumber("removed", 0, t.CountersOn(SELF, V("c"))),
        t.Counters(SELF, V("c"), Times(-1, t.Chosen("removed"))),
    )
    g.phrase("cost", "remove any number of {c:counter} counters from this card", some)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), Gain(PP, Times(-1, t.Chosen("X"))))
    named = with_text(ON_EVOLVE.means[0], V("do"), cost=free)
    g.phrase("unit", "^on Evolve, [cost0X]: {do:block} ^x equals a number of your choice.", (named,))


def triggered(g: Grammar) -> None:
    for words, event in (
        ("^at the start of your end phase", When("end phase", player=YOU)),
        ("^at the start of your main phase", When("main phase", player=YOU)),
        ("^when {e:event}", V("e")),
        ("^whenever {e:event}", V("e")),
    ):
        paid = Automatic(event, do=(If(V("q"), (May(V("do"), V("c")),)),))
        g.phrase("unit", f"{words}, if {{q:cond}}, {{c:costs}}: {{do:block}}", (paid,))
    looks = (Look("seen", 1, "deck"), If(t.Is(IT, V("k")), (May((Move(IT, "field", whose=YOU),)),)))
    g.phrase(
        "unit",
        "^at the start of each player's main phase, that player looks at the top card of their deck. "
        "^if it's {k:a_kind}, they may put it onto their field.",
        (Automatic(When("main phase"), do=(By(THEY, looks),)),),
    )
    nth = t.Compare(t.Played(YOU, V("g")), "=", V("n"))
    for when in ("^when ", "^whenever "):
        g.phrase(
            "unit",
            f"{when}you play {{g:a_kind}}, if it's your {{n:ordinal}} this turn, {{do:low_block}}",
            (Automatic(When("play", V("g"), player=YOU), do=(If(nth, V("do")),)),),
        )


def activated(g: Grammar) -> None:
    """Some printings put what limits an ability on a line of its own."""
    for this in ("this follower", "this"):
        evolve = Activated((Gain(PP, V("n")),), do=(t.Do("evolve"),), cond=V("q"), keyword="Evolve")
        start = f"[evolve] [cost{{n:points}}]: ^evolve {this}"
        g.phrase("unit", f"{start}.\n^this ability can be activated if {{q:cond}}.", (evolve,))
        g.phrase("unit", f"{start}. ^this ability can be activated if {{q:cond}}.", (evolve,))
        named = Activated((Gain(PP, V("n")),), do=(t.Do("evolve", word=V("w")),), keyword="Evolve")
        g.phrase("unit", f'{start} into an evolved follower with "{{w:quoted}}" in its name.', (named,))
    for icon, timing in (("[act]", ()), ("[quick] [act]", ("quick",)), ("[q] [act]", ("quick",))):
        once = Activated(V("c"), do=V("do"), timing=timing, limit=1)
        under = Activated(V("c"), do=V("do"), timing=timing, cond=V("q"))
        for cost in ("{c:costs}", "^{c:costs}"):
            start = f"{icon} {cost}: {{do:block}}\n^this ability can be activated"
            g.phrase("unit", f"{start} once per turn.", (once,))
            g.phrase("unit", f"{start} if {{q:cond}}.", (under,))


def add(g: Grammar) -> None:
    for part in (damage, fates, prohibitions, prices, ways, costs, triggered, activated):
        part(g)
