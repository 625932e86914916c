"""English, words of a single universe: Union Burst before an ability, and what hears of it."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import FANFARE, STRIKE, with_text
from ludex.games.sve.c14_drive import BEGINNING, CHECK, DRIVE, ON_DRIVE, SINGLE_DRIVE, TRIGGER, TWIN_DRIVE
from ludex.games.sve.c14_union_burst import BURST, HEADING
from ludex.games.sve.text.en.abilities import lead
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.headings import headed
from ludex.lang.pattern import YOU, Gain, Mere, V, When

BEGINNINGS = ("[fanfare]", "[lastwords]", "^on Evolve", "^strike", "^on Super", "[act]", "[quick] [act]")


def union_burst(g: Grammar) -> None:
    """Abilities with the icon at their head, and those that hear of others'."""
    both = tuple(with_text(keyword.means[0], V("do")) for keyword in (FANFARE, STRIKE))
    g.phrase("unit", "[fanfare] / ^strike - {do:block}", both)
    headed(g, "unit", "[Union Burst] ", BEGINNINGS, (HEADING,))
    for start in ("a", "the"):
        g.phrase("event", f"{start} [Union Burst] ability of {{g:burster}} activates", When(BURST, V("g")))
    g.phrase("burster", "{g:a_group}", V("g"))
    g.phrase("burster", "another {g:other_one}", V("g"))
    others = t.Compare(t.Happened(When(BURST, player=YOU)), ">=", V("n"))
    for have in ("you've", "you have"):
        g.phrase("cond", f"{have} activated at least {{n:digits}} other [Union Burst] abilities this turn", others)


def drive(g: Grammar) -> None:
    """Ride and Drive, drive checks and triggers."""
    for words, keyword in (("single Drive", SINGLE_DRIVE), ("twin Drive", TWIN_DRIVE), ("starting Amulet", BEGINNING)):
        g.phrase("stated", f"^{words}.", keyword.means)
    lead(g, "^on Drive", ON_DRIVE.means, " - ", " - ")
    ride = t.Activated((t.Do("ride"), Gain(PP, V("n"))), do=(t.Do(DRIVE),), keyword="Ride")
    g.phrase("unit", "[ride] [cost{n:points}]: ^give this follower Drive.", (ride,))
    for words, name in (
        ("give a follower on your field [attack]+2.", "Critical Trigger"),
        ("draw a card.", "Draw Trigger"),
        (
            "refresh a follower on your field. ^for the rest of this turn, it can't attack enemy leaders.",
            "Stand Trigger",
        ),
        ("give your leader [defense]+3.", "Heal Trigger"),
    ):
        g.phrase("unit", f"(^if this card is revealed by a drive check, {words})", (Mere(name),))
    g.phrase("event", "you drive check a Trigger", When(TRIGGER, player=YOU))
    g.phrase("event", "{g:actor} performs a drive check", When(CHECK, V("g")))
    pays = (Mere("Evolution point pays"), Mere("Evolution point", V("n")))
    paying = "^when paying an [evolve] or [ride] cost, you may use an Evolution Point in lieu of {n:digits} play point"
    g.phrase("unit", f"{paying} by turning it facedown.", pays)


def add(g: Grammar) -> None:
    for part in (drive, union_burst):
        part(g)
