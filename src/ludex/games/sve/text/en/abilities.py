"""English, abilities: keywords, triggers, activated abilities, and whole lines."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c01_super_evolution import ON_SUPER_EVOLVE, SEP
from ludex.games.sve.c04_zones import PP
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
from ludex.games.sve.c14_universe_specific import ON_RACE, serve_ability
from ludex.games.sve.text.meanings import IT, KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import (
    SELF,
    THEY,
    YOU,
    Activated,
    Automatic,
    By,
    Gain,
    If,
    Look,
    May,
    Mere,
    Move,
    Spell,
    V,
    When,
    replace,
)


def lines(g: Grammar) -> None:
    """Phrases for a line of text, and for a line of a spell."""
    g.add("line", Many("unit", joint=" ", least=1, flat=True))
    g.phrase("spell", "{a:line}", V("a"))
    g.phrase("spell", "{b:block}", (Spell(V("b")),))
    g.phrase("spell", "[quick]. {b:block}", (*QUICK.means, Spell(V("b"))))
    g.phrase("spell", "[quick] {b:block}", (*QUICK.means, Spell(V("b"))))


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
            if not quick:
                g.phrase("unit", f"^evolve ({{n:minus}}): ^evolve {this}.", (means,))
        for cost in ("{c:act_costs}", "^{c:act_costs}"):
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
            # So many icons, so often it serves [SVE 14.2.2.3].
            g.phrase("unit", "[feed]" * times + f" [cost{{n:points}}]: ^race {this}.", (serve,))
            g.phrase("unit", "[feed] " * times + f"[cost{{n:points}}]: ^race {this}.", (serve,))


def _two(text: str) -> int:
    return -int(text)


def _say_two(value: object) -> str | None:
    return f"{-value:02}" if type(value) is int and value <= 0 else None


def triggers(g: Grammar) -> None:
    """[SVE 12.1.2] Several icons before one text make one ability per icon."""
    fanfare, last = FANFARE.means[0], LAST_WORDS.means[0]
    lead(g, "[fanfare]", (fanfare,), " ", " ")
    lead(g, "[lastwords]", (last,), " ", " ")
    for joint in (" ", "", " / "):
        lead(g, f"[fanfare]{joint}[lastwords]", (fanfare, last), " ", " ")
        lead(g, f"[lastwords]{joint}[fanfare]", (last, fanfare), " ", " ")
    for words, means in (
        ("^on Evolve", ON_EVOLVE.means),
        ("^on Race", ON_RACE.means),
        ("^strike", STRIKE.means),
        ("^follower Strike", (FOLLOWER_STRIKE,)),
        ("^leader Strike", (LEADER_STRIKE,)),
    ):
        lead(g, words, means, ": ", ", ")
        lead(g, words, means, " - ", " - ")
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


def lead(g: Grammar, words: str, triggers: tuple[t.Ability, ...], after: str, first: str) -> None:
    """Adds phrases for a trigger's words with text, and with a cost and text [SVE 10.1.1.2.2]. `after` separates words
    and text, `first` separates words and cost."""
    plain = tuple(with_text(trigger, V("do")) for trigger in triggers)
    paid = tuple(with_text(trigger, V("do"), cost=V("cost")) for trigger in triggers)
    once = tuple(replace(trigger, limit=1) for trigger in plain)
    g.phrase("unit", f"{words}{after}{{do:block}}", plain)
    g.phrase("unit", f"{words}{after}{{do:block}} ^perform this ability only once per turn.", once)
    g.phrase("unit", f"{words}{after}{{do:block}} ^perform only once per turn.", once)
    g.phrase("unit", f"{words}{first}{{cost:costs}}: {{do:block}}", paid)
    if first.endswith(" "):
        g.phrase("unit", f"{words}{first}^{{cost:costs}}: {{do:block}}", paid)


def activated(g: Grammar) -> None:
    """[SVE 10.1.1.1.1] Phrases for activated abilities: the cost before the colon, the effect after it."""
    for icon, timing in (("[act]", ()), ("[act],", ()), ("[quick] [act]", ("quick",)), ("[q] [act]", ("quick",))):
        means = Activated(V("cost"), do=V("do"), timing=timing)
        once = Activated(V("cost"), do=V("do"), timing=timing, limit=1)
        when = Activated(V("cost"), do=V("do"), timing=timing, cond=V("q"))
        for cost in ("{cost:act_costs}", "^{cost:act_costs}"):
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


def points(g: Grammar) -> None:
    """Phrases for the text printed on evolution points, which repeats the rules [SVE 12.2.3]."""
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


def limited(g: Grammar) -> None:
    """Phrases of printings that put the limit of an ability on a line of its own."""
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
        for cost in ("{c:act_costs}", "^{c:act_costs}"):
            start = f"{icon} {cost}: {{do:block}}\n^this ability can be activated"
            g.phrase("unit", f"{start} once per turn.", (once,))
            g.phrase("unit", f"{start} if {{q:cond}}.", (under,))


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
        lead(g, words, ON_SUPER_EVOLVE.means, ": ", ", ")
        lead(g, words, ON_SUPER_EVOLVE.means, " - ", " - ")
    for point in ("Super Evolution Point", "Super-Evolution Point"):
        g.phrase("cond", f"you don't have a {point}", t.Compare(t.Number(YOU, SEP), "=", 0))
    both = tuple(with_text(k.means[0], V("do")) for k in (FANFARE, LAST_WORDS))
    g.phrase("unit", "[fanfare] / [lastwords] {do:block}", both)
    for icon, timing in (("[act]", ()), ("[quick] [act]", ("quick",)), ("[q] [act]", ("quick",))):
        for cost in ("{cost:act_costs}", "^{cost:act_costs}"):
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
    for this in ("this follower", "this"):
        either = t.Modes(1, ((t.Do("evolve"),), (Move(SELF, "hand", "return"),)))
        g.phrase("clause", f"evolve {this} or return it to its owner's hand", (either,))
    g.phrase("clause", "evolve {o:thing} into {x:article}{a:name}", (t.Do("evolve into", V("o"), word=V("a")),))


def beginnings(g: Grammar) -> None:
    for words, event in (
        ("^at the start of your end phase", When("end phase", player=YOU)),
        ("^at the start of your main phase", When("main phase", player=YOU)),
    ):
        under = Automatic(event, do=(t.If(V("q"), V("s")),))
        g.phrase("unit", f"{words}, {{q:heading}} - {{s:sentences}}", (under,))
    for words, keyword in (("^strike", STRIKE), ("^on Evolve", ON_EVOLVE), ("[fanfare]", FANFARE)):
        once = t.replace(with_text(keyword.means[0], V("do")), limit=1)
        joint = " " if words.startswith("[") else ": "
        for dash in dict.fromkeys((joint, " - " if joint == ": " else " ")):
            g.phrase("unit", f"{words}{dash}{{do:block}} ^this ability can be performed once per turn.", (once,))


def add(g: Grammar) -> None:
    for part in (lines, keywords, triggers, activated, points, triggered, limited, often, evolving, beginnings):
        part(g)
