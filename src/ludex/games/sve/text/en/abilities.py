"""English, abilities: keywords, costs, triggers, and sentences that hold all the time."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import EVERYWHERE, PP
from ludex.games.sve.c12_keywords import (
    FANFARE,
    FOLLOWER_STRIKE,
    LAST_WORDS,
    LEADER_STRIKE,
    ON_EVOLVE,
    QUICK,
    STRIKE,
    with_text,
)
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.c14_universe_specific import ON_RACE, serve_ability
from ludex.games.sve.text.en.nouns import ENEMY_LEADER, KEYWORDS, LEADER, YOUR_HAND, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import (
    SAME,
    SELF,
    YOU,
    Activated,
    Automatic,
    Choose,
    Gain,
    Gives,
    Mere,
    Move,
    Passive,
    Ref,
    Spell,
    V,
    When,
    replace,
)

COST, ME = Ref("cost"), Ref(SAME)


def _two(text: str) -> int:
    return -int(text)


def _say_two(value: object) -> str | None:
    return f"{-value:02}" if type(value) is int and value <= 0 else None


def keywords(g: Grammar) -> None:
    for keyword in KEYWORDS:
        g.phrase("stated", f"^{keyword.name.lower()}.", keyword.means)
    g.phrase("stated", "[quick].", QUICK.means)
    g.add("unit", Many("stated", joint=" ", least=1, flat=True))
    g.phrase("line", "[quick]", QUICK.means)
    g.phrase("unit", "^you can put up to {n:digits} of this card into your deck.", (Mere("Deck limit", V("n")),))
    g.phrase("unit", "^you can put up to {n:digits} of this card into your main deck.", (Mere("Deck limit", V("n")),))
    g.phrase("unit", "^you can put up to {n:digits} of this card into your evolve deck.", (Mere("Deck limit", V("n")),))
    g.add("points", Token(r"\d\d", _two, _say_two))
    for this in ("this follower", "this"):
        for quick in ("", "[quick] "):
            means = Activated(
                (Gain(PP, V("n")),), do=(t.Do("evolve"),), timing=("quick",) if quick else (), keyword="Evolve"
            )
            g.phrase("unit", f"{quick}[evolve] [cost{{n:points}}]: ^evolve {this}.", (means,))
        for cost in ("{c:costs}", "^{c:costs}"):
            g.phrase(
                "unit",
                f"[evolve] {cost}: ^evolve {this}.",
                (Activated(V("c"), do=(t.Do("evolve"),), keyword="Evolve"),),
            )
        for q in ("^activate only if {q:cond}.",):
            means = Activated((Gain(PP, V("n")),), do=(t.Do("evolve"),), cond=V("q"), keyword="Evolve")
            g.phrase("unit", f"[evolve] [cost{{n:points}}]: ^evolve {this}. {q}", (means,))
        twice = t.Activated((t.Do("serve", SELF, 2), Gain(PP, V("n"))), do=(t.Do("race", n=2),), keyword="Serve")
        g.phrase("unit", f"[feed] [feed] [cost{{n:points}}]: ^race {this} 2 times.", (twice,))
        for times in (1, 2, 3):
            plain = serve_ability(times, 0)
            serve = replace(plain, cost=(plain.cost[0], Gain(PP, V("n"))))
            g.phrase("unit", "[feed]" * times + f" [cost{{n:points}}]: ^race {this}.", (serve,))
            g.phrase("unit", "[feed] " * times + f"[cost{{n:points}}]: ^race {this}.", (serve,))


def costs(g: Grammar) -> None:
    """[SVE 10.4.7.1] A keyword before the colon is no cost; what follows it, after a comma, is: in the order listed
    [SVE 10.4.2.1]."""
    one: tuple[tuple[str, Any], ...] = (
        ("[cost{n:points}]", (Gain(PP, V("n")),)),
        ("[engage]", (t.SetState(SELF, "engaged"),)),
        ("discard a card", (Choose("cost", 1, YOUR_HAND), Move(COST, "cemetery", "discard"))),
        ("discard {n:digits} cards", (Choose("cost", V("n"), YOUR_HAND), Move(COST, "cemetery", "discard"))),
        ("discard {g:a_hand}", (Choose("cost", 1, V("g")), Move(COST, "cemetery", "discard"))),
        ("put this card into its owner's cemetery", (Move(SELF, "cemetery"),)),
        ("put this card into your cemetery", (Move(SELF, "cemetery"),)),
        ("bury this card", (Move(SELF, "cemetery"),)),
        ("bury this", (Move(SELF, "cemetery"),)),
        ("banish this card", (Move(SELF, "banished", "banish"),)),
        ("banish this", (Move(SELF, "banished", "banish"),)),
        ("put {g:a_mine} into its owner's cemetery", (Choose("cost", 1, V("g")), Move(COST, "cemetery"))),
        ("bury {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "cemetery"))),
        ("banish {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "banished", "banish"))),
        ("banish {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "banished", "banish"))),
        ("return {g:a_mine} to its owner's hand", (Choose("cost", 1, V("g")), Move(COST, "hand", "return"))),
        ("engage {g:a_mine}", (Choose("cost", 1, V("g")), t.SetState(COST, "engaged"))),
    )
    for template, means in one:
        g.phrase("cost", template, means)
    g.phrase("cost", "give your leader [defense]-{n:digits}", (t.Do("lower", YOUR_LEADER, V("n")),))
    g.phrase("cost", "[engage] {g:a_mine}", (Choose("cost", 1, V("g")), t.SetState(COST, "engaged")))
    g.phrase("cost", "[engage] {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), t.SetState(COST, "engaged")))
    g.phrase(
        "cost", "discard a random card", (Choose("cost", 1, YOUR_HAND, random=True), Move(COST, "cemetery", "discard"))
    )
    g.phrase(
        "cost",
        "put {n:digits} {g:mine_many} into their owners' cemeteries",
        (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")),
    )
    g.phrase("cost", "put {g:a_mine} into its owner's EX area", (Choose("cost", 1, V("g")), Move(COST, "ex")))
    g.phrase("cost", "destroy {g:a_mine}", (Choose("cost", 1, V("g")), Move(COST, "cemetery", "destroy")))
    g.phrase("cost", "bury {n:digits} {g:mine_many}", (Choose("cost", V("n"), V("g")), Move(COST, "cemetery")))
    g.phrase("cost", "Earth Rite", EARTH_RITE.cost)
    g.phrase("cost", "^earth Rite", EARTH_RITE.cost)
    g.phrase("cost", "remove {a:article}{c:counter} counter from this card", (t.Counters(SELF, V("c"), -1),))
    g.phrase("cost", "remove {n:minus} {c:counter} counters from this card", (t.Counters(SELF, V("c"), V("n")),))
    g.add("costs", Many("cost", joint=", ", least=1, flat=True))
    for this in ("this card", "this"):
        g.phrase("unit", f"^as an additional cost to play {this}, {{c:costs}}.", (Spell(cost=V("c")),))


def _lead(g: Grammar, words: str, triggers: tuple[t.Ability, ...], after: str, first: str) -> None:
    """A trigger's words with text, with a cost and text. `after` stands between, `first` begins a cost."""
    plain = tuple(with_text(trigger, V("do")) for trigger in triggers)
    paid = tuple(with_text(trigger, V("do"), cost=V("cost")) for trigger in triggers)
    once = tuple(replace(trigger, limit=1) for trigger in plain)
    g.phrase("unit", f"{words}{after}{{do:block}}", plain)
    g.phrase("unit", f"{words}{after}{{do:block}} ^perform this ability only once per turn.", once)
    g.phrase("unit", f"{words}{after}{{do:block}} ^perform only once per turn.", once)
    g.phrase("unit", f"{words}{first}{{cost:costs}}: {{do:block}}", paid)
    if first.endswith(" "):
        g.phrase("unit", f"{words}{first}^{{cost:costs}}: {{do:block}}", paid)


def triggers(g: Grammar) -> None:
    """[SVE 12.1.2] Several icons before one text are as many abilities."""
    fanfare, last = FANFARE.means[0], LAST_WORDS.means[0]
    _lead(g, "[fanfare]", (fanfare,), " ", " ")
    _lead(g, "[lastwords]", (last,), " ", " ")
    for joint in (" ", "", " / "):
        _lead(g, f"[fanfare]{joint}[lastwords]", (fanfare, last), " ", " ")
        _lead(g, f"[lastwords]{joint}[fanfare]", (last, fanfare), " ", " ")
    for words, means in (
        ("^on Evolve", ON_EVOLVE.means),
        ("^on Race", ON_RACE.means),
        ("^strike", STRIKE.means),
        ("^follower Strike", (FOLLOWER_STRIKE,)),
        ("^leader Strike", (LEADER_STRIKE,)),
    ):
        _lead(g, words, means, ": ", ", ")
        _lead(g, words, means, " - ", " - ")
    for words, event in (
        ("^at the start of your end phase", When("end phase", player=YOU)),
        ("^at the start of your main phase", When("main phase", player=YOU)),
        ("^at the start of your opponent's end phase", When("end phase", player=t.OPPONENT)),
        ("^at the start of each opponent's end phase", When("end phase", player=t.OPPONENT)),
        ("^at the start of your opponent's main phase", When("main phase", player=t.OPPONENT)),
        ("^at the start of each opponent's main phase", When("main phase", player=t.OPPONENT)),
    ):
        g.phrase("unit", f"{words}, {{do:low_block}}", (Automatic(event, do=V("do")),))
        g.phrase("unit", f"{words}, {{cost:costs}}: {{do:block}}", (Automatic(event, do=V("do"), cost=V("cost")),))
    for when in ("^when ", "^whenever "):
        once = Automatic(V("e"), do=V("do"), limit=1)
        g.phrase("unit", f"^once per turn, {when[1:]}{{e:event}}, {{do:low_block}}", (once,))
        g.phrase("unit", f"{when}{{e:event}}, {{do:low_block}} ^perform this ability only once per turn.", (once,))
        g.phrase("unit", f"{when}{{e:event}}, {{do:low_block}} ^perform only once per turn.", (once,))
        paid = Automatic(V("e"), do=V("do"), cost=V("cost"))
        g.phrase("unit", f"{when}{{e:event}}, {{cost:costs}}: {{do:block}}", (paid,))
        g.phrase("unit", f"{when}{{e:event}}, {{do:low_block}}", (Automatic(V("e"), do=V("do")),))
        g.phrase(
            "unit",
            f"^during your turn, {when[1:]}{{e:event}}, {{do:low_block}}",
            (Automatic(V("e"), do=V("do"), cond=t.TurnOf(YOU)),),
        )
        g.phrase(
            "unit",
            f"^once on each of your turns, {when[1:]}{{e:event}}, {{do:low_block}}",
            (Automatic(V("e"), do=V("do"), cond=t.TurnOf(YOU), limit=1),),
        )


def events(g: Grammar) -> None:
    buried = When("move", V("g"), player=YOU, src=("field",), dst=("cemetery",))
    enters = When("move", V("g"), player=YOU, dst=("field",), not_src=("field",))
    for template, means in (
        ("{g:a_kind} is put onto your field", enters),
        ("another {g:other_kind} is put onto your field", enters),
        ("{g:a_kind} enters your field", enters),
        ("another {g:other_kind} enters your field", enters),
        ("this card leaves the field", When("move", SELF, src=("field",), dst=LEAVING)),
        ("this leaves the field", When("move", SELF, src=("field",), dst=LEAVING)),
        ("this card is returned to hand from your field", When("move", SELF, src=("field",), dst=("hand",))),
        ("you play {g:a_kind}", When("play", V("g"), player=YOU)),
        ("this follower attacks", When("attack", SELF)),
        ("this follower takes damage", When("damage", SELF)),
        (
            "this follower deals attack damage to an enemy leader",
            When("damage", ENEMY_LEADER, other=SELF, word="attack"),
        ),
        ("{g:a_kind} you control leaves the field", When("move", V("g"), player=YOU, src=("field",), dst=LEAVING)),
        (
            "another {g:other_kind} you control leaves the field",
            When("move", V("g"), player=YOU, src=("field",), dst=LEAVING),
        ),
        ("{g:a_group} evolves", When("evolve", V("g"))),
        ("this follower takes ability damage", When("damage", SELF, word="ability")),
        ("this takes ability damage", When("damage", SELF, word="ability")),
        ("this takes damage", When("damage", SELF)),
        ("this card is discarded", When("move", SELF, src=("hand",), word="discard")),
        ("this is discarded", When("move", SELF, src=("hand",), word="discard")),
        ("your leader gains [defense]", When("restore", YOUR_LEADER)),
        ("your leader gains defense", When("restore", YOUR_LEADER)),
        ("{g:a_group} attacks", When("attack", V("g"))),
        ("another {g:other_one} attacks", When("attack", V("g"))),
        ("one of your {g:own_many} attacks", When("attack", V("g"))),
        ("one of your {g:own_many} evolves", When("evolve", V("g"))),
        ("{g:a_kind} is put from your field into a cemetery", buried),
        ("{g:a_kind} is put from your field into the cemetery", buried),
        ("{g:a_kind} is put from your field into its owner's cemetery", buried),
        ("another {g:other_kind} is put from your field into the cemetery", buried),
        ("{g:a_kind} is put from the field into the cemetery", When("move", V("g"), src=("field",), dst=("cemetery",))),
        ("{g:a_kind} is destroyed", When("move", V("g"), src=("field",), word="destroy")),
        ("{g:a_kind} is put into your EX area", When("move", V("g"), player=YOU, dst=("ex",))),
        (
            "{g:a_kind} on your field is returned to hand",
            When("move", V("g"), player=YOU, src=("field",), dst=("hand",)),
        ),
        ("one of your {g:own_many} races", When("race", V("g"))),
    ):
        g.phrase("event", template, (means))


LEAVING = ("hand", "deck", "ex", "cemetery", "banished", "evolve deck")


def activated(g: Grammar) -> None:
    for icon, timing in (("[act]", ()), ("[quick] [act]", ("quick",)), ("[q] [act]", ("quick",))):
        means = Activated(V("cost"), do=V("do"), timing=timing)
        once = Activated(V("cost"), do=V("do"), timing=timing, limit=1)
        when = Activated(V("cost"), do=V("do"), timing=timing, cond=V("q"))
        for cost in ("{cost:costs}", "^{cost:costs}"):
            g.phrase("unit", f"{icon} {cost}: {{do:block}}", (means,))
            for words in (
                "this ability can be activated once per turn",
                "activate this ability only once per turn",
                "activate only once per turn",
                "perform this ability only once per turn",
            ):
                g.phrase("unit", f"{icon} {cost}: {{do:block}} ^{words}.", (once,))
            g.phrase("unit", f"{icon} {cost}: {{do:block}} ^activate only if {{q:cond}}.", (when,))
            both = replace(when, limit=1)
            only = f"{icon} {cost}: {{do:block}} ^activate only if {{q:cond}}, and only once per turn."
            g.phrase("unit", only, (both,))
            g.phrase("unit", f"{icon} {cost}: {{do:block}} ^this ability can be activated if {{q:cond}}.", (when,))


def price(n: Any, cond: Any = None) -> Passive:
    """This card's own price, where it is played from."""
    return Passive((t.Price(SELF, "+", n),), cond, zones=("hand", "ex"))


def forbid(query: str, to: t.Sel = t.ANY, cond: Any = None, zones: tuple[str, ...] = ()) -> Passive:
    return Passive((t.Rule("forbid", query, SELF, to),), cond, zones=zones)


def passives(g: Grammar) -> None:
    g.phrase("have", "{o:thing} has {b:boons}", Gives(V("o"), V("b")))
    g.phrase("have", "your {g:own_many} have {b:boons}", Gives(V("g"), V("b")))
    g.phrase("have", "your other {g:own_other_many} have {b:boons}", Gives(V("g"), V("b")))
    g.phrase("have", "its name is also {n:name}", Gives(SELF, (t.Rename(ME, "name", "add", V("n")),)))
    g.phrase("have", "{o:thing} have {b:boons}", Gives(V("o"), V("b")))
    for verb in ("has", "have"):
        g.phrase("qhave", f"{{o:thing}} {verb} {{b:qboons}}", Gives(V("o"), V("b")))
    for template, means in (
        ("^{h:have}.", Passive((V("h"),))),
        ("^{h:qhave}", Passive((V("h"),))),
        ("^while this card is on your field, {h:have}.", Passive((V("h"),))),
        ("^while this card is on the field, {h:have}.", Passive((V("h"),))),
        ("^while this is on your field, {h:have}.", Passive((V("h"),))),
        ("^while this is on the field, {h:have}.", Passive((V("h"),))),
        ("^while {q:cond}, {h:have}.", Passive((V("h"),), V("q"))),
        ("^while this card is on your field, {h:qhave}", Passive((V("h"),))),
        ("^while {q:cond}, {h:qhave}", Passive((V("h"),), V("q"))),
        ("^if {q:cond}, {h:have}.", Passive((V("h"),), V("q"))),
        ("^if {q:cond}, {h:qhave}", Passive((V("h"),), V("q"))),
        ("{q:heading}: ^{h:have}.", Passive((V("h"),), V("q"))),
        ("{q:heading} - ^{h:have}.", Passive((V("h"),), V("q"))),
        ("^during your turn, {h:have}.", Passive((V("h"),), t.TurnOf(YOU))),
        ("^during each opponent's turn, {h:have}.", Passive((V("h"),), t.TurnOf(t.OPPONENT))),
    ):
        g.phrase("unit", template, (means,))


def own_prices(g: Grammar) -> None:
    """What this card costs to play."""
    n, count = V("n"), t.Count(V("g"))
    for this in ("this card", "this"):
        for template, means in (
            (f"^if {{q:cond}}, {this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"^{this} costs {{n:minus}} less to play if {{q:cond}}.", price(n, V("q"))),
            (f"^while {{q:cond}}, {this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"{{q:heading}}: ^{this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"{{q:heading}} - ^{this} costs {{n:minus}} less to play.", price(n, V("q"))),
            (f"^{this} costs X less to play. ^x equals {{n:equal}}.", price(t.Times(-1, n))),
            (f"^{this} costs {{n:minus}} less to play for every {{g:group_one}}.", price(t.Times(n, count))),
            (f"^{this} costs {{n:minus}} less to play for each {{g:group_one}}.", price(t.Times(n, count))),
            (f"^{this} costs {{n:digits}} more to play for every {{g:group_one}}.", price(t.Times(n, count))),
            (
                f"^if {{q:cond}}, {this} costs {{n:minus}} less to play from the EX area.",
                replace(price(n, V("q")), zones=("ex",)),
            ),
            (f"^{this} costs {{n:minus}} less to play from the EX area.", replace(price(n), zones=("ex",))),
        ):
            g.phrase("unit", template, (means,))


def limits(g: Grammar) -> None:
    """What cannot happen to this card, and what it cannot do."""
    for this in ("this card", "this"):
        for template, means in (
            (f"^{this} can only be played from hand.", forbid("play", zones=("ex",))),
            (f"^{this} can only be played from your hand.", forbid("play", zones=("ex",))),
            (f"^{this} can't be played from the EX area.", forbid("play", zones=("ex",))),
        ):
            g.phrase("unit", template, (means,))
    for this in ("this follower", "this"):
        for words, hit in (("damage", ""), ("ability damage", "ability")):
            shield = t.Replace(When("damage", SELF, word=hit))
            g.phrase("unit", f"^{this} doesn't take {words}.", (shield,))
            for cond in ("^while {q:cond}, ", "^if {q:cond}, ", "{q:heading} - ^"):
                g.phrase("unit", f"{cond}{this} doesn't take {words}.", (replace(shield, cond=V("q")),))
    for this in ("this follower", "this card", "this"):
        for template, means in (
            (
                f"^{this}'s name is also {{n:name}}.",
                Passive((Gives(SELF, (t.Rename(ME, "name", "add", V("n")),)),), zones=EVERYWHERE),
            ),
            (f"^{this} can't attack enemies.", forbid("attack")),
            (f"^{this} can't attack.", forbid("attack")),
            (f"^{this} can't attack enemy leaders.", forbid("attack targets", LEADER)),
            (f"^if {{q:cond}}, {this} can't attack enemies.", forbid("attack", cond=V("q"))),
            (f"^if {{q:cond}}, {this} can't attack enemy leaders.", forbid("attack targets", LEADER, V("q"))),
        ):
            g.phrase("unit", template, (means,))


def points(g: Grammar) -> None:
    """What is printed on evolution points says what the rules say [SVE 12.2.3]."""
    g.phrase("second", "the player who goes second has", t.ANY)
    g.phrase("second", "the player going second gets", t.ANY)
    g.phrase(
        "unit",
        "^at the start of the game, {s:second} {n:digits} Evolution Points.",
        (Mere("Evolution points", V("n")),),
    )
    g.phrase("paying", "paying an [evolve] or [feed] cost", t.ANY)
    g.phrase("turned", "so that the card back is showing", t.ANY)
    use = (Mere("Evolution point pays"),)
    g.phrase("unit", "^you can use an Evolution Point toward {p:paying} by flipping this card over {t:turned}.", use)
    g.phrase("unit", "^an Evolution Point is equal to {n:digits} play point.", (Mere("Evolution point", V("n")),))


def lines(g: Grammar) -> None:
    """A line of text, and that of a spell."""
    g.add("line", Many("unit", joint=" ", least=1, flat=True))
    g.phrase("spell", "{a:line}", V("a"))
    g.phrase("spell", "{b:block}", (Spell(V("b")),))
    g.phrase("spell", "[quick]. {b:block}", (*QUICK.means, Spell(V("b"))))
    g.phrase("spell", "[quick] {b:block}", (*QUICK.means, Spell(V("b"))))


def add(g: Grammar) -> None:
    for part in (lines, keywords, costs, events, triggers, activated, passives, own_prices, limits, points):
        part(g)
