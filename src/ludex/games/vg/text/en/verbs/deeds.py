"""English, further deeds: to which circles cards are called, actions with a name of their own, what becomes of the
rest, gifts."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.text.en.verbs.verbs import DECKS, fill_some
from ludex.games.vg.text.meanings import IT, REST, SEEN, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOU, Choose, Continue, Do, Move, Player, Rule, Shown, V

SHOWN = Shown("seen")
"""The cards that were looked at, all of which were revealed."""
FURTHER: tuple[tuple[str, str, Any], ...] = (
    ("ride ", " as [Rest]", Do("ride", V("o"), word="rest")),
    ("operate ", "", Do("operate", V("o"))),
    ("sing ", "", Do("sing", V("o"))),
    ("Scout ", " to your Base", Do("scout", V("o"))),
    ("scout ", " to your Base", Do("scout", V("o"))),
    ("imprison ", " in your Prison", Do("imprison", V("o"))),
    ("your opponent imprisons ", " in your Prison", Do("imprison", V("o"))),
    ("imprisons ", " in your Prison", Do("imprison", V("o"))),
    ("put ", " into {y:the_damage} face up", Move(V("o"), "damage", up=True)),
    ("put ", " into {y:the_damage} face down", Move(V("o"), "damage", up=False)),
    ("put ", " into the ride deck", Move(V("o"), "ride deck")),
    ("put ", " into ride deck", Move(V("o"), "ride deck")),
    ("delete ", "", Do("delete", V("o"))),
    ("arm ", " to your vanguard", Do("arm", V("o"))),
    ("Arm ", " to your vanguard", Do("arm", V("o"))),
)
"""What is done with cards: the words before and after them, and the instruction on the cards `o`."""


def further(g: Grammar) -> None:
    for before, after, means in FURTHER:
        g.phrase("clause", f"{before}{{o:object}}{after}", (means,))
        if before in ("call ", "ride ", "put "):
            for words, n, up_to in (
                ("up to one {g:held_one}", 1, True),
                ("a {g:held_one}", 1, False),
                ("up to {n:several} {g:held_many}", V("n"), True),
            ):
                done = t.pattern(fill_some(means, {"o": IT}))
                g.phrase("clause", f"{before}{words}{after}", (Choose("t", n, V("g"), up_to=up_to), done), held)


def arming(g: Grammar) -> None:
    """[VG 17.7.4] A card is armed to a vanguard that is chosen."""
    for arm in ("arm", "Arm"):
        chosen = (Choose("host", 1, VANGUARD), Do("arm", V("o"), word="host"))
        g.phrase("clause", f"{arm} {{o:object}} to one of your vanguards", chosen)
    g.phrase("state", "you cannot arm your vanguard", (Rule("forbid", "arm", VANGUARD),))


def held(env: dict[str, Any]) -> bool:
    """Whether the group names a zone in which cards are held."""
    parts = env["g"].parts if isinstance(env["g"], t.All) else ()
    return any(isinstance(part, t.Zone) for part in parts)


def rest(g: Grammar) -> None:
    """What becomes of the cards that were looked at."""
    shuffled = (Move(REST, "deck", position="bottom, shuffled"),)
    for deck in DECKS:
        for the in ("the rest", "the rest of the cards", "the remaining cards"):
            g.phrase("clause", f"shuffle {the} and put them on the bottom of {deck}", shuffled)
            g.phrase("clause", f"shuffle {the}, and put them on the bottom of {deck}", shuffled)
    every = Choose("found", t.Count(V("g")), V("g"), up_to=True)
    for to, zone in (
        ("your soul", "soul"),
        ("soul", "soul"),
        ("the soul", "soul"),
        ("your drop zone", "drop"),
        ("drop", "drop"),
        ("your hand", "hand"),
        ("hand", "hand"),
    ):
        done = (every, Move(t.Ref("found"), zone))
        g.phrase("clause", f"put any number of {{g:seen_many}} from among them into {to}", done)
        all_ = (Choose("found", t.Count(V("g")), V("g")), Move(t.Ref("found"), zone))
        g.phrase("clause", f"put all {{g:seen_many}} from among them into {to}", all_)
    g.phrase("clause", "call any number of {g:seen_many} from among them to (RC)", (every, _call("found")))
    described(g, "shown", "card_head", "pre", "card_post", always=(SHOWN,))
    for words in ("from among the revealed cards", "from among those revealed cards"):
        for start, up_to in (("choose ", False), ("choose up to ", True)):
            one = (Choose("found", 1, V("g"), up_to=up_to),)
            many = (Choose("found", V("n"), V("g"), up_to=up_to),)
            g.phrase("clause", f"{start}one {{g:shown_one}} {words}", one)
            g.phrase("clause", f"{start}{{n:several}} {{g:shown_many}} {words}", many)
            if not up_to:
                g.phrase("clause", f"choose {{g:a_shown}} {words}", one)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        bare = Choose("found", V("n"), SHOWN, up_to=up_to)
        g.phrase("clause", f"{start}{{n:number}} of the revealed cards", (bare,))
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        among = (Choose("found", V("n"), SEEN, up_to=up_to),)
        g.phrase("clause", f"{start}{{n:number}} from among them", among)
        g.phrase("clause", f"{start}{{n:number}} of them", among)


def _call(name: str) -> Any:
    return Do("call", t.Ref(name), word="RC")


def named_actions(g: Grammar) -> None:
    """Actions of the player, and gifts."""
    for you in ("", "you "):
        g.phrase("clause", f"{you}activate persona ride", (Do("persona ride"),))
    more = (Continue((Rule("permit", "orders", Player(YOU)),), "turn"),)
    g.phrase("clause", "you can play an additional order this turn", more)
    g.phrase("clause", "you can play one additional order this turn", more)
    for n, words in ((1, "one damage"), (V("n"), "{n:several} damage")):
        g.phrase("clause", f"deal {words}", (Do("deal damage", THEM, n),))
        g.phrase("clause", f"deal {{o:thing}} {words}", (Do("deal damage", V("o"), n),))
    g.phrase("clause", "face down {o:object}", (t.SetFace(V("o"), False),))
    for gift in GIFTS:
        said = f"^{gift[0].lower()}{gift[1:]}"
        for get in ("get ", "you get "):
            for colon in (f": {said}", f":{said}", f": {gift}", f":{gift}", f" {gift}"):
                for kind in ("", " I", " II"):
                    do = Do("get gift", SELF, word=f"{gift}{kind}")
                    g.phrase("clause", f"{get}an Imaginary Gift{colon}{kind}", (do,))
                    if gift == "Force":
                        there = (Do("get gift", SELF, word=f"{gift}{kind} on VC"),)
                        for joint in (", and", " and", ","):
                            words = f"{get}an Imaginary Gift{colon}{kind}{joint} put that marker on your (VC)"
                            g.phrase("clause", words, there)


def gauges(g: Grammar) -> None:
    """Cards that become equip gauges."""
    for whom, what in (("this unit", SELF), ("it", THEM), ("that unit", THEM)):
        one = (Do("gauge from deck", what, 1),)
        g.phrase("clause", f"put the top card of your deck face down as an equip gauge for {whom}", one)
        for end in ("equip gauge", "equip gauges"):
            many = (Do("gauge from deck", what, V("n")),)
            words = f"put the top {{n:several}} cards of your deck face down as {end} for {whom}"
            g.phrase("clause", words, many)


def striding(g: Grammar) -> None:
    for face in ("from face down", "from your G zone"):
        g.phrase("clause", f"[Stride] this card on your (VC) {face}", (Do("stride", SELF),))


def add(g: Grammar) -> None:
    gauges(g)
    striding(g)
    arming(g)
    for part in (further, rest, named_actions):
        part(g)
