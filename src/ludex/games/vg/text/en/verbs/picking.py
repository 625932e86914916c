"""English, which cards are taken: from among those looked at, told by what stands after that; of two kinds at once;
as many as something else; and some of those that were chosen."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import DEEDS, SEARCHED, fill_some
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import FOUND, IT, SEEN, searched
from ludex.lang import pattern as t
from ludex.lang.en.nouns import consonant, joined, vowel
from ludex.lang.grammar import Bunch, Grammar, Phrase
from ludex.lang.groups import parts_of
from ludex.lang.pattern import Choose, Draw, Look, V

AMONG = (
    " from among them",
    " from among it",
    " from among the cards looked at",
    " from among the cards you looked at",
    " from among the cards you looked",
    " from among those cards",
)
"""How texts say that cards are among those looked at."""
TAKEN: tuple[tuple[str, Any, bool], ...] = (
    ("{g:a_seen_then}", 1, False),
    ("one {g:seen_then_one}", 1, False),
    ("up to one {g:seen_then_one}", 1, True),
    ("{n:several} {g:seen_then_many}", V("n"), False),
    ("up to {n:several} {g:seen_then_many}", V("n"), True),
    ("any number of {g:seen_then_many}", t.Count(V("g")), True),
)


def seen(g: Grammar) -> None:
    """`seen_then`: cards among those looked at, with what describes them before or after that."""
    filler(g, "among_them", *AMONG)
    for number in ("one", "many"):
        g.phrase(f"seen_said_{number}", f"{{g:seen_{number}}}{{x:among_them}}", V("g"))
        g.add(f"seen_then_{number}", Bunch(f"seen_said_{number}", "nothing", "card_post", joined, parts_of))
    g.add(
        "a_seen_then",
        Phrase("a {g:seen_then_one}", V("g"), fits=consonant),
        Phrase("an {g:seen_then_one}", V("g"), fits=vowel),
    )
    for words, n, up_to in TAKEN:
        chosen = Choose("found", n, V("g"), up_to=up_to)
        g.phrase("clause", f"choose {words}", (chosen,))
        g.phrase("clause", f"choose and reveal {words}", (chosen, t.Reveal(FOUND)))
        g.phrase("taken_found", words, chosen)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        some = (Choose("t", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:several}} other {{g:further_many}}", some, _placed)
    same = Choose("found", V("c"), V("g"), up_to=True)
    g.phrase("clause", "choose up to the same number of {g:seen_then_many} as {c:count}", (same,))
    g.phrase("clause", "choose up to the same number of {g:seen_many} as {c:count}{x:among_them}", (same,))


PAIRS: tuple[tuple[str, bool, bool], ...] = (
    ("up to one {a:card_one} and up to one {b:card_one}", True, True),
    ("one {a:card_one} and one {b:card_one}", False, False),
    ("{a:a_card} and {b:a_card}", False, False),
)


def kinds(g: Grammar) -> None:
    """A card of one kind and a card of another: both are "them"."""
    filler(g, "each_of", "", " each")
    for words, first, second in PAIRS:
        for where, place in (("{p:place}", V("p")), ("{x:among_them}", SEEN)):
            both = (
                Choose("found", 1, t.All((V("a"), place)), up_to=first),
                Choose("found", 1, t.All((V("b"), place)), up_to=second, also=True),
            )
            g.phrase("clause", f"choose {words}{{e:each_of}}{where}", both)
    three = tuple(
        Choose("found", 1, t.All((V(name), V("p"))), up_to=True, also=name != "a") for name in ("a", "b", "c")
    )
    words = "up to one {a:card_one}, up to one {b:card_one}, and up to one {c:card_one}"
    g.phrase("clause", f"choose {words}{{e:each_of}}{{p:place}}", three)
    for where, more in SEARCHED:
        found = (*searched(1, V("a"), more=more), *searched(1, V("b"), more=more, also=True))
        g.phrase("clause", f"search your {where} for up to one {{a:card_one}} and up to one {{b:card_one}}", found)


def as_many(g: Grammar) -> None:
    """A number of cards that is counted, and one more than that."""
    for words, means in (
        ("look at a number of cards from the top of your deck equal to {c:count}", Look("seen", V("c"), "deck")),
        ("look at cards from the top of your deck equal to {c:count}", Look("seen", V("c"), "deck")),
        ("draw a number of cards equal to {c:count}", Draw(V("c"))),
    ):
        g.phrase("clause", words, (means,))
    more = t.Plus((V("a"), V("n")))
    g.phrase("count", "{a:counted} +{n:digits}", more)
    for category in ("held", "own"):
        g.phrase("counted", f"the number of {{g:{category}_many}}", t.Count(V("g")), _placed)


def showing(g: Grammar) -> None:
    """Cards are shown before something is done with them."""
    g.phrase("clause", "reveal {o:object}{x:to_foe} and {c:clause}", (t.Reveal(V("o")), t.Rest("c")))
    top = (Look("seen", 1, "deck"), t.Reveal(SEEN), t.Rest("c"))
    g.phrase("clause", "reveal the top card of your deck{x:to_foe} and {c:clause}", top)
    first = (V("a"), t.Reveal(IT), t.Rest("c"))
    g.phrase("clause", "reveal {a:taken}{x:to_foe} and {c:clause}", first)


def offering(g: Grammar) -> None:
    """Who does not show a card has chosen none. NB: the cards lie where only the player sees them."""
    shown = t.May((t.Rest("c"), t.Reveal(IT)))
    for joint in (", and ", ", "):
        g.phrase("opening", f"{{c:clause}}{joint}you may reveal it", (shown,), _chosen)
        for comma in (", ", ", and "):
            words = f"{{d:clauses}}{comma}{{c:clause}}{joint}you may reveal it"
            g.phrase("opening", words, (t.Rest("d"), shown), _chosen)


def _chosen(env: t.Env) -> bool:
    """Whether the clause chooses a card, and does nothing else."""
    return len(env["c"]) == 1 and isinstance(env["c"][0], Choose)


SOME: tuple[tuple[str, Any], ...] = (
    ("one", 1),
    ("one card", 1),
    ("{m:several} cards", V("m")),
    ("{m:several}", V("m")),
)
OF_THEM = (" from among them", " of them", " of the chosen cards", " of those cards", "")


ARMING: tuple[tuple[str, str, Any], ...] = tuple(
    (f"{arm} ", f" to {whom}", t.Do("arm", V("o"))) for arm in ("arm", "Arm") for whom in ("your vanguard",)
)


def of_chosen(g: Grammar) -> None:
    """Some of the cards that were just chosen go one way, the rest another."""
    filler(g, "of_them", *OF_THEM)
    filler(
        g, "the_others", "the rest", "the rest of the cards", "the remaining card", "the remaining cards", "the other"
    )
    for deed, after, means in (*DEEDS, *ARMING):
        for words, n in SOME:
            picked = t.pattern(fill_some(means, {"o": t.Ref("picked")}))
            block = (Choose("picked", n, FOUND), picked)
            for said in (f"{deed}{words}{{y:of_them}}{after}", f"{deed}{words}{after}{{y:of_them}}"):
                g.phrase("picked_first", said, block)
        rest = t.pattern(fill_some(means, {"o": t.All((FOUND, t.Not(t.Ref("picked"))))}))
        g.phrase("picked_rest", f"{deed}{{q:the_others}}{after}", (rest,))
    rest_ = t.All((FOUND, t.Not(t.Ref("picked"))))
    for deck in ("the deck", "your deck"):
        g.phrase(
            "picked_rest",
            f"return {{q:the_others}} to {deck} and shuffle it",
            (t.Move(rest_, "deck"), t.Shuffle("deck")),
        )
    laid = (t.If(t.Named("memory"), (t.Move(rest_, "order zone"),)),)
    for memory in ("memory", "your memory"):
        g.phrase("picked_rest", f"put {{q:the_others}} into {memory}", laid)
    for first in (
        "choose up to {n:several} {g:held_many}",
        "choose {n:several} {g:held_many}",
        "choose up to a total of {n:several} {g:held_many}",
        "choose a total of {n:several} {g:held_many}",
    ):
        some = Choose("found", V("n"), V("g"), up_to="up to" in first)
        enough = t.Compare(t.Count(FOUND), ">=", V("l"))
        words = f"{first}. ^if you chose {{l:several}} cards, {{a:picked_first}}{{j:comma}}{{b:picked_rest}}"
        g.phrase("clause", words, (some, t.If(enough, (t.Rest("a"), t.Rest("b")))), placed)
        chosen = Choose("found", V("n"), V("g"), up_to="up to" in first)
        for joint in (", ", ". ^"):
            words = f"{first}{joint}{{a:picked_first}}{{j:comma}}{{b:picked_rest}}"
            g.phrase("clause", words, (chosen, t.Rest("a"), t.Rest("b")), placed)


def _placed(env: t.Env) -> bool:
    return any(isinstance(part, t.Zone) for part in parts_of(env["g"]))


def add(g: Grammar) -> None:
    for part in (seen, kinds, as_many, showing, offering, of_chosen):
        part(g)
