"""English, occasions: further events and conditions, each for every subject, area, player and agent that `events` and
`conditions` have: what skills do to cards, numbers and figures that are reached, what has happened this turn."""

from __future__ import annotations

from ludex.games.dbs.text.en.events import NOBODY, _rows
from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, DECK, ENERGY, IN_PLAY, LIFE, WARP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Becomes,
    Both,
    Compare,
    Count,
    Exists,
    Happened,
    Is,
    V,
    When,
)

G = V("g")
LEADER = t.Zone(("leader",))
PLAYERS = (("you", "", "your", YOU, YOURS), ("your opponent", "s", "their", OPPONENT, ENEMY))
"""Who does something, the ending of the verb, the player's areas, the player, the player's cards."""


def of_cards(g: Grammar) -> None:
    """What is done to cards by skills, and where they come."""
    for words in ("by", "due to", "because of", "as a result of"):
        g.phrase("owing", words, ANY)
    gone = When("move", G, NOBODY, word="leave", left=V("y"), cause=V("b"))
    g.phrase("event", "{g:actor} leaves {y:whose_p} Battle Area {o_:owing} {b:by}", gone)
    combined = When("move", SELF, dst=("combo",))
    for words in ("placed in", "put in"):
        g.phrase("event", f"this card is {words} {{y_:whose_any}} Combo Area", combined)
        there = When("move", SELF, src=V("s"), dst=("combo",))
        said = f"this card is {words} {{y_:whose_any}} Combo Area from {{l_:whose_any}} {{s:from_areas}}"
        g.phrase("event", said, there)
    g.phrase("event", "{g:mover} is placed under this card", When("move", G, SELF, dst=("under",)))
    under = When("move", G, SELF, src=V("s"), dst=("under",))
    g.phrase("event", "{g:mover} is placed under this card from {l_:whose_any} {s:from_areas}", under)
    for category in ("actor", "target"):
        for one in ("another 1", "another"):
            g.phrase(category, f"{one} of {{g:play_many}}", t.All((G, t.Not(SELF))), sided)
    _agents(g)
    for to in ("to", "into", "onto"):
        played = When("play", G, player=V("y"))
        g.phrase("event", f"{{g:mover}} is played {to} {{y:whose_p}} Battle Area", played)


def _agents(g: Grammar) -> None:
    """A Leader beside Battle Cards; the card itself, by skills; whose skills and attacks."""
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        both = t.Some((t.All((side, LEADER)), G))
        for category in ("actor", "target"):
            g.phrase(category, f"{whose} Leader or 1 of {{g:play_many}}", both, sided)
    taken = When("move", SELF, player=V("y"), word="add", dst=("hand",), cause=V("b"))
    g.phrase("event", "this card is added to {y:whose_p} hand {v_:via} {b:by}", taken)
    fallen = When("move", SELF, src=("under",), dst=("drop",))
    g.phrase("event", "this card is placed in {w_:whose_any} Drop from under a card", fallen)
    for end in ("by attacking", "by an attack", "with its attack", "with an attack"):
        beaten = When("move", V("h"), G, word="KO", src=("battle",))
        g.phrase("event", f"{{g:actor}} KOs {{h:target}} {end}", beaten)


def of_players(g: Grammar) -> None:
    """What players do with cards in play and with skills."""
    for player, side, who in (
        (YOU, YOURS, "you attack with your"),
        (OPPONENT, ENEMY, "your opponent attacks with their"),
    ):
        g.phrase("event", f"{who} Leader", When("attack", t.All((side, LEADER)), player=player))
    for words, what in (("with your Leader", t.All((YOURS, LEADER))), ("by attacking with this card", SELF),
                        ("by attacking with your Leader", t.All((YOURS, LEADER)))):  # fmt: skip
        struck = When("inflict", other=t.All((what, t.Role("attacking"))), player=V("p"))
        g.phrase("event", f"you deal damage{{p:to_whom}} {words}", struck)
    for who, s, _, player, _ in PLAYERS:
        for by in ("from", "by"):
            g.phrase("event", f"{who} take{s} damage {by} {{h:target}}", When("inflict", other=V("h"), player=player))
        g.phrase("event", f"{who} take{s} {{n:n}} or more damage", When("inflict", player=player, least=V("n")))
        g.phrase("event", f"{who} activate{s} [Blocker] with {{g:a_kind}}", When("block", G, player=player))
    g.phrase("event", "you activate [Blocker] with this card", When("block", SELF))
    for words in ("is removed from the game", "is removed from the game {v_:via} {b:by}"):
        more = {"cause": V("b")} if "by}" in words else {}
        g.phrase("event", f"{{g:mover}} {words}", When("move", G, dst=("removed",), **more))
    own = When("inflict", other=t.All((SELF, t.Role("attacking"))), player=OPPONENT)
    for by in ("from", "by"):
        g.phrase("event", f"your opponent takes damage {by} this card's attack", own)
    for who, s, its, player, side in PLAYERS:
        killed = When("move", V("h"), word="KO", src=("battle",), cause=side)
        g.phrase("event", f"{who} KO{s} {{h:target}}", killed)
        g.phrase(
            "event", f"{who} KO{s} {{h:target}} {{v_:via}} {{b:by}}", t.replace(killed, other=NOBODY, cause=V("b"))
        )
        turned = When("state", canonical(side, ENERGY), word=V("m"), cause=side)
        for energy in ("energy", f"{its} energy"):
            for using in ("using", "with", "by"):
                g.phrase(
                    "event", f"{who} switch{'es' if s else ''} {energy} to {{m:mode}} Mode {using} a skill", turned
                )
        taken = When("move", G, player=player, word="add", dst=("hand",), cause=V("b"))
        g.phrase("event", f"{who} add{s} {{g:a_kind}} to {its} hand {{v_:via}} {{b:by}}", taken)
        used = When("move", G, player=player, word="combo", dst=("combo",))
        g.phrase("event", f"{who} combo{s} with 1 or more {{g:kind_many}}", used)
        g.phrase("event", f"{who} combo{s} with another {{g:other_moved_one}}", used)
        turned = When("state", t.All((side, G)), word=V("m"), cause=side)
        for using in ("using", "with", "by"):
            said = f"{who} switch{'es' if s else ''} {{g:a_play}} to {{m:mode}} Mode {using} a skill"
            g.phrase("event", said, turned)
        for kind in ("Attack", "Counter", "Play"):
            heard = When("activated", player=player, word=f"Counter: {kind}")
            g.phrase("event", f"{who} activate{s} [Counter {kind}]", heard)
    g.phrase("event", "this card's [Blocker] is activated", When("block", SELF))
    played = When("move", SELF, word="play", dst=("battle",), cause=V("b"))
    g.phrase("event", "you play this card {v_:via} {b:by}", played)
    g.phrase("event", "you use this card in a combo", When("move", SELF, word="combo", dst=("combo",)))
    used = When("move", SELF, src=(V("s"),), word="combo", dst=("combo",))
    g.phrase("event", "you use this card in a combo from {l_:whose_any} {s:area_}", used)
    dealt = When("inflict", other=YOURS, player=OPPONENT)
    for deal in ("deal", "inflict"):
        g.phrase("event", f"you {deal} damage to your opponent", dealt)


def of_figures(g: Grammar) -> None:
    """[DBS 8-7-6] Figures and numbers that are reached."""
    for words, what in (("this card's", SELF),):
        for verb in ("becomes", "reaches"):
            power = Becomes(Is(what, t.Figure("power", V("o"), V("n"))))
            g.phrase("trigger", f"when {words} power {verb} {{n:n}} {{o:bound}}", power)
    for words, event in (("Offense Step", "offence step"), ("Offence Step", "offence step"),
                         ("Defense Step", "defense step"), ("Damage Step", "damage step")):  # fmt: skip
        for at in ("at the beginning of", "at the start of"):
            g.phrase("moment", f"{at} the {words}", When(event))
    for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
        for at, event in (("end", "turn end"), ("start", "turn start"), ("beginning", "turn start")):
            g.phrase("moment", f"at the {at} of each of {whose} turns", When(event, player=player))


def leaders(g: Grammar) -> None:
    """What Leaders are."""
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        colors = t.All((side, LEADER, t.Word("color", V("c")), t.Word("color", V("d"))))
        g.phrase("cond", f"{whose} Leader is both {{c:color}} and {{d:color}}", Exists(colors))
        over = Exists(t.All((side, LEADER, t.Role("turned over"))))
        g.phrase("cond", f"{whose} Leader is awakened", over)
        g.phrase("cond", f"{whose} Leader has been flipped to its back side", over)
        g.phrase("cond", f"{whose} Leader includes {{p:included}}", Exists(t.All((side, LEADER, V("p")))))
        for slot, said in (("character", "character name"), ("name", "card name"), ("name", "name")):
            called = Exists(t.All((side, LEADER, t.Word(slot, V("c")))))
            g.phrase("cond", f"{whose} Leader's {said} is {{c:{slot}}}", called)
    g.phrase("cond", "you are attacking with your Leader", Exists(t.All((YOURS, LEADER, t.Role("attacking")))))
    attacks = Exists(t.All((YOURS, IN_PLAY, V("g"), t.Role("attacking"))))
    g.phrase("cond", "you are attacking with {g:a_kind}", attacks)


def numbers(g: Grammar) -> None:
    """How many cards there are in areas of both players, and in decks."""
    for words, zone in (("life", LIFE), ("energy", ENERGY), ("cards in the Warp", WARP),
                        ("Battle Cards", t.All((BATTLE, BATTLE_CARD))),
                        ("Battle Cards in play", t.All((BATTLE, BATTLE_CARD)))):  # fmt: skip
        for start in ("you and your opponent have a total of", "you and your opponent have a combined total of"):
            total = Compare(Count(zone), V("o"), V("n"))
            g.phrase("cond", f"{start} {{n:n}} {{o:bound}} {words}", total)
    for have, whose, its, side in (
        ("you have", "your", "your", YOURS),
        ("your opponent has", "your opponent's", "their", ENEMY),
    ):
        left = Compare(Count(canonical(side, DECK)), V("o"), V("n"))
        for there in (f"in {its} deck", f"left in {its} deck"):
            g.phrase("cond", f"{have} {{n:n}} {{o:bound}} cards {there}", left)
        g.phrase("cond", f"{{t_:there}} {{n:n}} {{o:bound}} cards in {whose} deck", left)
        hues = t.All((side, ENERGY, t.Different("color")))
        g.phrase("cond", f"{have} {{n:n}} or more {{c_:colors_}} of energy", Exists(hues, V("n")))
        some = Both((Exists(t.All((side, ENERGY, V("a"))), V("n")), Exists(t.All((side, ENERGY, V("b"))), V("m"))))
        g.phrase("cond", f"{have} {{n:n}} or more {{a:adjective}} and {{m:n}} or more {{b:adjective}} energy", some)
        life = Compare(Count(canonical(side, LIFE)), "=", V("n"))
        g.phrase("cond", f"{have} {{n:n}} life", life)
    lives = tuple(Compare(Count(canonical(side, LIFE)), V("o"), V("n")) for side in (YOURS, ENEMY))
    for words in (
        "either player's {l_:life_is} {n:n} {o:bound}",
        "you or your opponent has {n:n} {o:bound} life",
        "you or your opponent have {n:n} {o:bound} life",
        "either player has {n:n} {o:bound} life",
    ):
        g.phrase("cond", words, t.Either(lives))
    for mode, other in (("Rest", "active"), ("Active", "rest")):
        lying = t.Unless(Exists(t.All((V("g"), t.State(other)))))
        for words in ("all of {g:play_many} are", "all of {g:play_many} is"):
            g.phrase("cond", f"{words} in {mode} Mode", lying, _turned)


def stacked(g: Grammar) -> None:
    """Cards under this card."""
    for words, n in (("a card", 1), ("1 or more cards", 1), ("{n:several} or more cards", V("n")),
                     ("at least {n:several} cards", V("n"))):  # fmt: skip
        g.phrase("cond", f"this card has {words} under it", Exists(t.Linked(SELF), n))
    g.phrase("cond", "this card has {g:a_kind} under it", Exists(t.All((t.Linked(SELF), G))), _kind)
    for such in ("{n:n} or more {g:kind_many}", "at least {n:n} {g:kind_many}"):
        several = Exists(t.All((t.Linked(SELF), G)), V("n"))
        g.phrase("cond", f"this card has {such} under it", several, _kind)
    g.phrase("cond", "this card has no cards under it", t.Unless(Exists(t.Linked(SELF))))


def _kind(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["g"] != ANY)


def _turned(env: t.Env) -> bool:
    """Whether the cards are Battle Cards or Leaders, of which it is said whose they are, and no mode."""
    parts = parts_of(env["g"])
    return sided(env) and ENERGY not in parts and not any(isinstance(part, t.State) for part in parts)


def described_leader(env: t.Env) -> bool:
    """Whether something is said of the Leader besides whose it is."""
    return any(part not in (YOURS, LEADER, t.Word("type", "leader")) for part in parts_of(env["g"]))


def fighting(g: Grammar) -> None:
    """[DBS 7-1-3] The cards in a battle."""
    g.phrase("cond", "this card is in battle", Is(SELF, t.Role("in a battle")))
    g.phrase("cond", "this card is not in battle", t.Unless(Is(SELF, t.Role("in a battle"))))
    for words in ("{g:play_one} is in battle", "1 of {g:play_many} is in battle"):
        g.phrase("cond", words, Exists(t.All((G, t.Role("in a battle")))), sided)
    for words, side, other in (("your opponent is", ENEMY, "your"), ("you are", YOURS, "your opponent's")):
        foe = YOURS if side == ENEMY else ENEMY
        hit = t.Role("attacking", t.All((foe, LEADER)))
        g.phrase("cond", f"{words} attacking {other} Leader", Exists(t.All((side, IN_PLAY, hit))))


def past(g: Grammar) -> None:
    """What has happened this turn, said of the cards."""
    for be in ("was", "has been"):
        g.phrase("was_been", be, ANY)
    for subject, words, when, fits in _rows():
        if words.startswith(("is ", "in ")) and not words.startswith("is KO'd by this card's attack"):
            done = words.replace("is ", "{z_:was_been} ", 1)
            happened = Compare(Happened(when), ">=", 1)
            g.phrase("fact", f"{{g:{subject}}} {done}", happened, fits)
    _further_past(g)
    for who, s, its, player, _ in PLAYERS:
        drawn = When("move", player=player, src=("deck",), word="draw", dst=("hand",))
        have = "have " if not s else "has "
        for start, verb in ((who, "drew"), (f"{who} {have}".strip(), "drawn")):
            g.phrase("fact", f"{start} {verb} a card", Compare(Happened(drawn), ">=", 1))
            many = Compare(Happened(drawn), ">=", V("n"))
            g.phrase("fact", f"{start} {verb} {{n:n}} or more cards", many)
        whose = "your" if player == YOU else "your opponent's"
        left = When("move", src=("life",), left=player)
        g.phrase("fact", f"a card left {whose} life", Compare(Happened(left), ">=", 1))
        for have in ("", "have " if not s else "has "):
            led = When("attack", t.All((YOURS if player == YOU else ENEMY, LEADER)))
            if have or player == OPPONENT:
                words = f"{who} {have}attacked with {its} Leader{{t_:today}}"
                g.phrase("cond", words, Compare(Happened(led), ">=", 1))


def _further_past(g: Grammar) -> None:
    """How often players have attacked, what was KO'd, what dealt damage."""
    for who, have, player, side in (("you", "have", YOU, YOURS), ("your opponent", "has", OPPONENT, ENEMY)):
        often = Compare(Happened(When("attack", player=player)), ">=", V("n"))
        for start in (f"{who} {have}", who):
            g.phrase("fact", f"{start} attacked {{n:n}} or more times", often)
            killed = When("move", V("h"), word="KO", src=("battle",), cause=side)
            g.phrase("fact", f"{start} KO'd {{h:target}}", Compare(Happened(killed), ">=", 1))
            used = When("activated", player=player, word=V("k"))
            g.phrase("fact", f"{start} activated {{k:heard_skill}}", Compare(Happened(used), ">=", 1))
    for dealt in ("dealt", "inflicted", "has dealt", "has inflicted"):
        damage = When("inflict", other=SELF, player=V("p"))
        g.phrase("fact", f"this card {dealt} damage{{p:to_whom}}", Compare(Happened(damage), ">=", 1))
    for have in ("", "has "):
        killed = When("move", V("h"), SELF, word="KO", src=("battle",))
        said = f"this card {have}KO'd {{h:target}} by attacking{{t_:today}}"
        g.phrase("cond", said, Compare(Happened(killed), ">=", 1))


def while_so(g: Grammar) -> None:
    """`whilst`: a condition before an event."""
    for start in ("if", "while", "as long as"):
        g.phrase("whilst", f"{start} {{q:conds}}", V("q"))
    for start in ("while", "as long as"):
        g.phrase("withal", f" {start} {{q:conds}}", V("q"))
    for words in ("during your turn", "during your opponent's turn"):
        turn = t.TurnOf(YOU if words.endswith("your turn") else OPPONENT)
        g.phrase("whilst", f"{words}, if {{q:conds}}", Both((turn, V("q"))))


def add(g: Grammar) -> None:
    for part in (of_cards, of_players, of_figures, leaders, numbers, stacked, fighting, past, while_so):
        part(g)
