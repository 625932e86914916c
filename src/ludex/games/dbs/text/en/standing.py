"""English, standing: what holds all the time, and what is forbidden or allowed for a while."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.c07_battle import TOLL
from ludex.games.dbs.text.en.events import SOMEBODY
from ludex.games.dbs.text.en.giving import MINE, THEIRS
from ludex.games.dbs.text.en.nouns import modeless, owned, sided
from ludex.games.dbs.text.en.occasions import described_leader
from ludex.games.dbs.text.en.restraints import LEADERS, not_combined
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import joined
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, ENEMY, SELF, Continue, Gives, Mere, Modify, Passive, Rest, Rule, V

FOES = t.All((ENEMY, t.Zone(("battle",)), BATTLE_CARD))


def rules(g: Grammar) -> None:
    """`rule`: what cards may do in Rest Mode, where they may be played from, when they may attack."""
    for words in ("can be used in combos in Rest Mode", "can combo even in Rest Mode", "can combo in Rest Mode",
                  "can be used in a combo in Rest Mode", "can combo when in Rest Mode",
                  "can be used in combos even in Rest Mode"):  # fmt: skip
        g.phrase("combos_rested", words, ANY)
    for words, what in (("this card", SELF), ("{o_:all_of}{g:sum_many}", V("g")),
                        ("this card and {o_:all_of}{g:sum_many}", t.Some((SELF, V("g"))))):  # fmt: skip
        g.phrase("rule", f"{words} {{c_:combos_rested}}", (Rule("permit", "combo resting", what),))
        at = words.replace("sum_many", "sum_at_many")
        if at != words:
            g.phrase("rule", f"{at} {{c_:combos_rested}}", (Rule("permit", "combo resting", what),), owned)
    for words in ("in combos", "in a combo"):
        for rested in ("in Rest Mode", "even in Rest Mode", "while in Rest Mode", "even when it is in Rest Mode",
                       "even while it is in Rest Mode", "even if it is in Rest Mode"):  # fmt: skip
            g.phrase("rested_combo", f"{words} {rested}", ANY)
    for can in ("can", "may"):
        said = f"you {can} use this card {{r_:rested_combo}}"
        g.phrase("rule", said, (Rule("permit", "combo resting", SELF),))
    for words in ("", "all ", "all of "):
        g.phrase("all_of", words, ANY)
    for area, zone in (("Energy Areas", "energy"), ("your Energy Area", "energy"), ("your energy", "energy"),
                       ("your hand", "hand"), ("your Drop", "drop")):  # fmt: skip
        others = tuple(name for name in ANYWHERE if name != zone)
        only = Passive((Rule("forbid", "play", SELF),), zones=others)
        g.phrase("passive", f"this card can only be played from {area}", (only,))
    no_combo = Passive(not_combined(SELF), zones=EVERYWHERE)
    g.phrase("passive", "this card can't be used in a combo", (no_combo,))
    for may in ("if", "while", "when"):
        only = Passive((Rule("forbid", "attack", SELF),), t.Unless(V("q")))
        g.phrase("passive", f"this card can only attack {may} {{q:conds}}", (only,))
        unused = Passive(not_combined(SELF), t.Unless(V("q")), zones=EVERYWHERE)
        g.phrase("passive", f"this card can only attack or be used in a combo {may} {{q:conds}}", (only, unused))
        g.phrase("passive", f"this card can only be used in a combo {may} {{q:conds}}", (unused,))
    g.phrase("one_of", "your Leader", MINE)
    g.phrase("one_of", "your opponent's Leader", THEIRS)
    g.phrase("active_foes", "Battle Cards {w:in_active}", FOES)
    g.phrase("active_foes", "your opponent's Battle Cards {w:in_active}", FOES)
    g.phrase("active_foes", "Active Mode Battle Cards", FOES)
    g.phrase("active_foes", "a Battle Card {w:in_active}", FOES)
    g.phrase("active_foes", "Battle Cards{p:post} {w:in_active}", t.All((ENEMY, BATTLE, BATTLE_CARD, V("p"))), modeless)
    for words in ("in Active Mode", "that are in Active Mode"):
        g.phrase("in_active", words, ANY)
    against = (Rule("forbid", "attack targets", SELF, V("h")),)
    g.phrase("rule", "this card can't attack {h:play_many}", against, _such)
    g.phrase("rule", "this card can't attack {h:play_one}", against, _such)


def guarding(g: Grammar) -> None:
    """[DBS 7-1] What the opponent's cards may attack."""
    only = (Rule("forbid", "attack targets", FOES, t.Not(SELF)),)
    g.phrase("rule", "your opponent's Battle Cards can only attack this card", only)
    for words, what in (("your Leader", MINE),):
        none = (Rule("forbid", "attack targets", V("g"), what),)
        g.phrase("rule", f"{{g:theirs_attackers}} can't attack {words}", none)
    g.phrase("theirs_attackers", "your opponent's cards", t.All((ENEMY, t.Zone(("leader", "battle")))))
    g.phrase("theirs_attackers", "your opponent's Battle Cards", FOES)
    it_too = (Passive((Gives(SELF, V("b")),), V("q")),)
    g.phrase("passive", "{q:aslong}, it {b:gets}", it_too, _of_itself)
    barred = (Passive(t.On(V("c"), SELF), V("q")),)
    g.phrase("passive", "{q:aslong}, it {c:barred_is}", barred, _of_itself)


def _of_itself(env: t.Env) -> bool:
    """Whether the condition speaks of this card, or of the cards under it, and of nothing else."""
    nodes = walk.nodes(env["q"])
    others = any(isinstance(node, (t.Side, t.Ref, t.TurnOf, t.Named)) for node in nodes)
    return any(isinstance(node, type(SELF)) for node in nodes) and not others


ANY_NUMBER = 60
"""As many copies as a deck may have cards [DBS 5-1-3]."""
LISTED = ("{}", "{} and {}", "{}, {}, and {}", "{}, {}, {}, and {}", "{}, {}, {}, {}, and {}")
ANYWHERE = ("hand", "deck", "drop", "energy", "life", "combo", "under", "warp")
"""The areas from which cards are played; an edition without one of them leaves it out."""
EVERYWHERE = ("leader", "battle", "combo", "hand", "deck", "drop", "energy", "life", "under", "warp")
"""[DBS+ 2-6-6] All areas, and beneath another card; an edition without one of them leaves it out."""


def words(g: Grammar) -> None:
    """[DBS 2-5-2] [DBS 2-6-2] Names, traits and colours that a card has besides those printed."""
    for verb in ("gains", "has"):
        g.phrase("gains_", verb, ANY)
    for verb in ("{h_:gains_}",):
        for slot, kind in (("trait", "trait"), ("character", "character"), ("name", "name"), ("color", "color")):
            names = ("w", "x", "y", "z", "v")
            for count, said in enumerate(LISTED, 1):
                more = tuple(t.Rename(ME, kind, "add", V(name)) for name in names[:count])
                listed = said.format(*(f"{{{name}:{slot}}}" for name in names[:count]))
                added = Passive((Gives(SELF, more),), zones=EVERYWHERE)
                g.phrase("passive", f"this card {verb} {listed} in all areas", (added,))
                such = t.replace(added, cond=V("q"))
                g.phrase("passive", f"if {{q:conds}}, this card {verb} {listed} in all areas", (such,))
                g.phrase("passive", f"this card {verb} {listed}", (Passive((Gives(SELF, more),)),))


def everywhere(g: Grammar) -> None:
    """What a card has in all areas, or all your cards of a kind have there: figures and words."""
    g.add("sum_my_many", Bunch("sum_head_many", "and_pre", "post", joined, parts_of, (), (t.YOURS,)))
    for words in ("your ", "all of your "):
        g.phrase("all_mine", words, ANY)
    for words in ("all ", "each "):
        g.phrase("all_such", words, ANY)
    for said in ("{y_:all_mine}{g:sum_my_many} in all areas", "{y_:all_such}{g:sum_my_many} in all of your areas"):
        g.phrase("rule", f"{said} {{b:get}}", (Gives(V("g"), V("b")),), _of_figures)
    g.phrase(
        "passive", "this card {b:gets} in all areas", (Passive((Gives(SELF, V("b")),), zones=EVERYWHERE),), _figures
    )
    under = Passive((Gives(SELF, V("b")),), V("q"), zones=EVERYWHERE)
    g.phrase("passive", "if {q:conds}, this card {b:gets} in all areas", (under,), _figures)
    for joint in (" and ", "; ", ", and "):
        gains = f"this card can't attack{joint}gains {{w:trait}} in all areas"
        added = Passive((Gives(SELF, (t.Rename(ME, "trait", "add", V("w")),)),), zones=EVERYWHERE)
        g.phrase("passive", gains, (Passive((Rule("forbid", "attack", SELF),)), added))


def _of_figures(env: t.Env) -> bool:
    """Whether only figures, traits and colours are given: skills are granted in play alone."""
    return all(isinstance(part, (t.Modify, t.Rename)) for part in env["b"])


def _figures(env: t.Env) -> bool:
    """Whether figures or keywords are given: `words` has names, traits and colours."""
    return not any(isinstance(part, t.Rename) for part in env["b"])


def barred(g: Grammar) -> None:
    """[DBS 1-3-3] Cards that are not switched to Active Mode in a Charge Phase to come."""
    for words in ("your Battle Area", "a Battle Area", "the Battle Area", "Battle Areas"):
        g.phrase("battle_area", words, ANY)
    for be in ("be switched", "switch"):
        still = f"can't {be} to Active Mode during your opponent's next Charge Phase"
        for it, what in (("{o:it}", V("o")), ("{o:things}", V("o")), ("they", THEM)):
            stays = t.Continue((Rule("forbid", "stand up", what),), "opponent's next turn")
            g.phrase("clause", f"{it} {still}", (stays,))
    for words in ("can't be switched", "can't switch", "will not switch"):
        g.phrase("stays_so", words, ANY)
    for words in ("during", "at the start of"):
        g.phrase("in_charge", words, ANY)
    still = "{s_:stays_so} to Active Mode {i_:in_charge} your next Charge Phase"
    for it, what in (("{o:thing}", V("o")), ("{o:things}", V("o")), ("they", THEM)):
        stays = t.Continue((Rule("forbid", "stand up", what),), "your next turn")
        g.phrase("clause", f"{it} {still}", (stays,))


def tolls(g: Grammar) -> None:
    """[DBS 1-3-3] What a player must pay for each attack."""
    for words in ("", " each time"):
        g.phrase("each_time", words, ANY)
    g.phrase("unless", " unless they {d:do}{e_:each_time}", V("d"))
    g.phrase("unless", " unless your opponent {d:does}{e_:each_time}", V("d"))
    asked = (t.Grant(ME, (t.Activated(V("d"), timing=(TOLL,)),)),)
    everything = t.All((ENEMY, t.Zone(("leader", "battle"))))
    for said, what in (
        ("your opponent can't attack with {g:theirs_many}", V("g")),
        ("your opponent can't attack", everything),
        ("they can't attack with {g:theirs_many}", V("g")),
        ("they can't attack", everything),
        ("{o:it} can't attack", V("o")),
    ):
        for words in (f"{said} {{u:until}}{{d:unless}}", f"{{u:first}}{said}{{d:unless}}"):
            g.phrase("clause", words, (t.Give(what, asked, V("u")),))


def scarce(g: Grammar) -> None:
    """[DBS 1-3-3] Cards that cannot be played as long as one of them is there, or under a condition."""
    named = t.All((t.YOURS, t.Word("name", V("c"))))
    for words in (
        "only 1 {c:name} can be played in your Battle Area",
        "you can only have up to 1 {c:name} in play in your Battle Area",
        "there can only be up to 1 {c:name} in play in your Battle Area",
    ):
        g.phrase("rule", words, (Rule("forbid", "play", named),))
    same = t.All((t.YOURS, t.Shares(SELF, "name")))
    g.phrase("rule", "only 1 copy of this card can be played in your Battle Area", (Rule("forbid", "play", same),))
    for words, query in (
        ("this card can't be played from any area except by skills", "play plainly"),
        ("this card can't be played by skills from any area", "play by a skill"),
        ("this card can't be played from any area by skills", "play by a skill"),
        ("this card in all areas can't be played by skills", "play by a skill"),
    ):
        g.phrase("passive", words, (Passive((Rule("forbid", query, SELF),), zones=ANYWHERE),))
    barred = (Rule("forbid", "play", SELF),)
    for said in ("this card can't be played from any area", "you can't play this card from any area",
                 "you may not play this card from any area"):  # fmt: skip
        for words, cond in (("unless", t.Unless(V("q"))), ("if", V("q")), ("while", V("q"))):
            g.phrase("passive", f"{said} {words} {{q:conds}}", (Passive(barred, cond, zones=ANYWHERE),))
        g.phrase("passive", f"if {{q:conds}}, {said}", (Passive(barred, V("q"), zones=ANYWHERE),))


def _such(env: t.Env) -> bool:
    """Whether the cards are more than all Battle Cards or all Leaders."""
    return env["h"] not in (t.All((t.Zone(("battle",)), BATTLE_CARD)), LEADERS)


def predicates(g: Grammar) -> None:
    """`does`: what holds of the card itself, said of it after "this card"; two of them in one skill."""
    g.phrase("holds", "{b:gets}", (Gives(SELF, V("b")),))
    both = (Rest("d"), Rest("e"))
    for joint in (" and ", ", and ", "; this card "):
        g.phrase("rule", f"this card {{d:holds}}{joint}{{e:holds}}", both, _unlike)


def _unlike(env: t.Env) -> bool:
    """Whether not both parts are gifts: those are one list."""
    return not all(isinstance(part, t.Gives) for name in ("d", "e") for part in env[name])


def passives(g: Grammar) -> None:
    """`passive`: a [Permanent] skill, with its condition before it [DBS 8-1-5]."""
    for effect in ("state", "rule"):
        g.phrase("passive", f"{{e:{effect}}}", (Passive(V("e")),))
        so = (Passive(V("e"), V("q")),)
        for joint in (", ", " "):
            g.phrase("passive", f"{{q:aslong}}{joint}{{e:{effect}}}", so)
        g.phrase("passive", f"{{e:{effect}}} {{q:aslong}}", so)
        g.phrase("passive", f"{{q:cond}} {{e:{effect}}}", so, _life)
        while_ = (Passive(V("e"), t.Both((V("q"), V("r")))),)
        for start in ("if", "when"):
            g.phrase("passive", f"{start} {{q:conds}}, {{e:{effect}}} {{r:while}}", while_)
    both = (Passive((Rest("d"), Rest("e"))),)
    under = (Passive((Rest("d"), Rest("e")), V("q")),)
    for joint in (" and ", ", and "):
        g.phrase("passive", f"{{d:state}}{joint}{{e:rule}}", both)
        g.phrase("passive", f"{{d:rule}}{joint}{{e:rule}}", both)
        g.phrase("passive", f"{{q:aslong}}, {{d:state}}{joint}{{e:rule}}", under)
        g.phrase("passive", f"{{q:aslong}}, {{d:rule}}{joint}{{e:state}}", under)
        g.phrase("passive", f"{{q:aslong}}, {{d:rule}}{joint}{{e:rule}}", under)
        g.phrase("passive", f"{{q:aslong}}, {{d:state}}{joint}{{e:state}}", under)
    for joint in (" and ", ", and "):
        g.phrase("passive", f"{{e:rule}}{joint}{{p:passive}}", (Passive(V("e")), Rest("p")), _own_terms)
    for words in (
        "a deck may have up to {n:n} of this card",
        "you can include up to {n:n} copies of this card in your deck",
        "you may include up to {n:n} copies of this card in your deck",
    ):
        g.phrase("passive", words, (Mere("Deck rule", V("n"), "copies"),))
    for words in ("you start the game with {n:n} life", "start the game with {n:n} life"):
        g.phrase("passive", words, (Mere("Deck rule", V("n"), "starting life"),))
    for may in ("can", "may"):
        words = f"you {may} include as many copies of this card in your deck as you like"
        g.phrase("passive", words, (Mere("Deck rule", ANY_NUMBER, "copies"),))


def _own_terms(env: t.Env) -> bool:
    """Whether what is said second has a condition or areas of its own; else both are one skill."""
    second = env["p"][0]
    return isinstance(second, Passive) and (second.cond is not None or bool(second.zones))


def _life(env: t.Env) -> bool:
    """Whether the condition is on the life total alone ("with 4 or less life this card ...")."""
    return isinstance(env["q"], t.Compare)


LEADERS_FURTHER = t.Zone(("leader",))


def where_it_lies(g: Grammar) -> None:
    """[DBS 2-12-2] Skills of the card where it lies, in other words; gifts beside a rule."""
    for area, zone in (("Drop", "drop"), ("energy", "energy"), ("Combo Area", "combo"), ("Warp", "warp"),
                       ("Energy Area", "energy")):  # fmt: skip
        for start in ("if", "while", "as long as"):
            if start == "if":
                g.phrase("lair", f"^if this card is in your {area}, ", (zone,))
                for effect in ("state", "rule"):
                    held = (Passive(V("e"), V("q"), zones=(zone,)),)
                    words = f"[Permanent] ^if {{q:conds}} and this card is in your {area}, {{e:{effect}}}."
                    g.phrase("line", words, held)
    still = (Rule("forbid", "event active", SELF),)
    for words in ("you can't switch this card in your Energy Area to Active Mode",
                  "you can't switch this card in your energy to Active Mode",
                  "this card in your Energy Area can't be switched to Active Mode",
                  "this card in your energy can't be switched to Active Mode"):  # fmt: skip
        g.phrase("passive", words, (Passive(still, zones=("energy",)),))
        g.phrase("passive", f"{{q:aslong}}, {words}", (Passive(still, V("q"), zones=("energy",)),))
    for words in LISTED_WORDS:
        kind = words.split(":")[1].split("}")[0]
        added = tuple(t.Rename(ME, kind, "add", V(name)) for name in "wxy"[: words.count("{")])
        for verb in ("gains", "has"):
            for joint in (", and ", "; ", " and "):
                both = (Passive((t.Gives(SELF, added),)), Rest("p"))
                g.phrase("passive", f"this card {verb} {words}{joint}{{p:own_passive}}", both)


LISTED_WORDS = tuple(
    said.replace("KIND", kind)
    for kind in ("color", "trait", "character", "name")
    for said in ("{w:KIND}", "{w:KIND} and {x:KIND}", "{w:KIND}, {x:KIND}, and {y:KIND}")
)
"""Words that a card gains, by their number."""


def of_itself(g: Grammar) -> None:
    """What holds of the card itself, and of players, all the time or for a while."""
    fights = t.Is(SELF, t.Role("attacking"))
    g.phrase("passive", "this card {b:gets} while attacking", (Passive((Gives(SELF, V("b")),), fights),))
    g.phrase("state", "{g:their_own} {b:gets}", (Gives(V("g"), V("b")),), described_leader)
    g.phrase("rule", "negate the {k:skills} of {g:sum_many}", (Gives(V("g"), V("k")),), sided)
    for words in ("can also attack {h:active_foes}",):
        wider = (Rule("widen", "attack targets", SELF, V("h")),)
        g.phrase("rule", f"this card {words}", wider)
        g.phrase("clause", f"this card {words} {{u:until}}", (Continue(wider, V("u")),))
    spared = (Rule("forbid", "attack targets", V("h"), SELF),)
    g.phrase("rule", "this card can't be attacked by {h:play_many}", spared, _further_kind)
    g.phrase(
        "clause", "this card can't be attacked by {h:play_many} {u:until}", (Continue(spared, V("u")),), _further_kind
    )
    g.phrase("rule", "{g:play_many} can't activate [Blocker]", (Rule("forbid", "activate Blocker", V("g")),), sided)
    only = (Rule("forbid", "attack targets", SELF, t.Not(LEADERS_FURTHER)),)
    for words in ("this card can only attack Leaders", "this card can only attack a Leader"):
        g.phrase("rule", words, only)
    for words in ("does not switch", "is not switched"):
        still = (Rule("forbid", "stand up", SELF),)
        g.phrase("rule", f"this card {words} to Active Mode during your Charge Phase", still)
    for words in ("attacks", "an attack", "attacking"):
        g.phrase("rule", f"this card can't be KO'd by {words}", (Rule("forbid", "be KO'd in battle", SELF),))
    for words, query in (
        ("can't be played by skills", "play by a skill"),
        ("can only be played by skills", "play plainly"),
    ):
        g.phrase("passive", f"this card {words}", (Passive((Rule("forbid", query, SELF),), zones=ANYWHERE),))
    barred = (Rule("forbid", "play", SELF),)
    for said in ("this card can't be played", "you can't play this card"):
        for words, cond in (("unless", t.Unless(V("q"))), ("if", V("q")), ("while", V("q"))):
            g.phrase("passive", f"{said} {words} {{q:conds}}", (Passive(barred, cond, zones=ANYWHERE),))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        own = (Gives(SELF, (Modify(ME, "combo cost", "+", V("n")),)),)
        g.phrase("price", f"the combo cost of this card in your hand is {verb}d by {{n:{number}}}", own)
    for words in ("in battle", "by an attack", "in a battle"):
        beaten = t.When("move", V("g"), SOMEBODY, word="KO", src=("battle",))
        g.phrase("would", f"{{g:actor}} would be KO'd {words}", beaten)


def _further_kind(env: t.Env) -> bool:
    """Whether the cards are more than all Battle Cards or all Leaders: those are rows of `standing`."""
    return env["h"] not in (t.All((BATTLE, BATTLE_CARD)), BATTLE_CARD, LEADERS_FURTHER)


def _uncombined(what: t.Sel) -> tuple[t.Rule, ...]:
    return (Rule("forbid", "combo", what), Rule("forbid", "event combo", what))


def add(g: Grammar) -> None:
    rules(g)
    guarding(g)
    words(g)
    everywhere(g)
    barred(g)
    tolls(g)
    scarce(g)
    predicates(g)
    passives(g)
    where_it_lies(g)
    of_itself(g)
