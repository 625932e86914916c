"""English, bars: what cards cannot do and what cannot be done to them, put together from deeds and from whose doing it
is; what players cannot do; prices for a while."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import owned
from ludex.games.dbs.text.en.standing import EVERYWHERE
from ludex.games.dbs.text.meanings import ENERGY, HAND, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, Gives, Modify, Passive, Price, Rest, Rule, Times, V

G = V("g")


def fights(g: Grammar) -> None:
    """[DBS 7-1] What cannot attack this card, or block it; what each thing that is counted gives."""
    g.phrase("rule", "{g:play_many} can't attack this card", (Rule("forbid", "attack targets", G, SELF),), _told)
    attacks = t.Is(SELF, t.Role("attacking"))
    unblocked = Passive((Rule("forbid", "activate Blocker", ENEMY),), attacks)
    for words in (
        "this card can't be blocked",
        "this card's attacks can't be blocked",
        "this card's attack can't be blocked",
    ):
        g.phrase("passive", words, (unblocked,))
        g.phrase("passive", f"{{q:aslong}}, {words}", (t.replace(unblocked, cond=t.Both((V("q"), attacks))),))
    for sign, number in (("+", "digits"), ("-", "minus")):
        for getter, verbs in (("{o:getter}", ("gets", "gains")), ("{o:getters}", ("get", "gain"))):
            for verb in verbs:
                each = (Modify(ME, "power", "+", Times(V("n"), V("k"))),)
                words = f"{{k:per_first}}, {getter} {verb} {sign}{{n:{number}}} power"
                g.phrase("clause", f"{words} {{u:until}}", (t.Give(V("o"), each, V("u")),))
        own = (Modify(ME, "power", "+", Times(V("n"), V("k"))),)
        for verb in ("gets", "gains"):
            g.phrase("state", f"{{k:per_first}}, this card {verb} {sign}{{n:{number}}} power", (Gives(SELF, own),))


def attacking(g: Grammar) -> None:
    """[DBS 7-1-3] What the card has as long as it attacks, is attacked or is in a battle."""
    roles = (
        ("while attacking", t.Role("attacking")), ("when attacking", t.Role("attacking")),
        ("while attacking {h:target}", t.Role("attacking", V("h"))),
        ("when attacking {h:target}", t.Role("attacking", V("h"))),
        ("while being attacked", t.Role("attacked")), ("when attacked", t.Role("attacked")),
        ("while in battle", t.Role("in a battle")), ("when in battle", t.Role("in a battle")),
        ("while in a battle", t.Role("in a battle")), ("during battle", t.Role("in a battle")),
    )  # fmt: skip
    for words, role in roles:
        fighting = t.Is(SELF, role)
        said = "this card {b:gets}"
        held = Passive((Gives(SELF, V("b")),), fighting)
        g.phrase("passive", f"{said} {words}", (held,))
        g.phrase("passive", f"{words}, {said}", (held,))
        under = Passive((Gives(SELF, V("b")),), t.Both((V("q"), fighting)))
        g.phrase("passive", f"{{q:aslong}}, {said} {words}", (under,))
        g.phrase("passive", f"{{q:aslong}}, {words}, {said}", (under,))
    for words, role in (("when this card attacks", t.Role("attacking")),
                        ("when this card is attacked", t.Role("attacked")),
                        ("when this card attacks {h:target}", t.Role("attacking", V("h"))),
                        ("while this card is being attacked", t.Role("attacked"))):  # fmt: skip
        for it in ("it", "this card"):
            if not (it == "this card" and "{h:" in words) and not words.startswith("while"):
                g.phrase("passive", f"{words}, {it} {{b:gets}}", (Passive((Gives(SELF, V("b")),), t.Is(SELF, role)),))
    g.phrase("fights", "{g:play_one} is attacked", t.Exists(t.All((V("g"), t.Role("attacked")))), _sided)
    g.phrase("fights", "1 of {g:play_many} is attacked", t.Exists(t.All((V("g"), t.Role("attacked")))), _sided)


def _sided(env: t.Env) -> bool:
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def leaders(g: Grammar) -> None:
    """[DBS 7-1] What the opponent may not attack with some cards; cards that are used in combos in Rest Mode."""
    for words in ("your ", ""):
        g.phrase("your_or_no", words, ANY)
    resting = (Rule("permit", "combo resting", V("g")),)
    own = (Rule("permit", "combo resting", t.All((YOURS, V("g")))),)
    for may in ("can", "may"):
        for use, end in (("use", " in combos in Rest Mode"), ("use", " in a combo in Rest Mode"),
                         ("combo with", " in Rest Mode"), ("use", " in combos even in Rest Mode")):  # fmt: skip
            g.phrase("rule", f"you {may} {use} {{g:sum_many}}{end}", resting, _mine)
            g.phrase("rule", f"you {may} {use} {{g:sum_many}}{end}", own, _nobodys)
        for end in (" in combos", " in a combo"):
            group = "{g:sum_many}"
            g.phrase(
                "rule",
                f"you {may} use {{y_:your_or_no}}Rest Mode {group}{end}",
                (Rule("permit", "combo resting", t.All((YOURS, V("g")))),),
                _nobodys,
            )


def _yours(env: t.Env) -> bool:
    """Whether they are cards in play, not the opponent's, and nothing is said of their mode."""
    parts = parts_of(env["g"])
    return ENEMY not in parts and not any(isinstance(part, t.State) for part in parts)


def _mine(env: t.Env) -> bool:
    return _yours(env) and YOURS in parts_of(env["g"])


def _nobodys(env: t.Env) -> bool:
    return _yours(env) and YOURS not in parts_of(env["g"])


def _told(env: t.Env) -> bool:
    """Whether it is said whose cards they are, or what they are like."""
    return len(parts_of(env["g"])) > 1


def together(g: Grammar) -> None:
    """[DBS 8-1-5] Several things that hold at once, under one condition."""
    for category in ("state", "rule"):
        g.phrase("holding", f"{{e:{category}}}", V("e"))
    for joint, last in ((", ", " and "), (", ", ", and "), ("; ", "; ")):
        g.add("holdings", Many("holding", joint=joint, last=last, least=2, flat=True))
    g.phrase("passive", "{e:holdings}", (Passive(V("e")),), _several)
    for joint in (", ", " "):
        g.phrase("passive", f"{{q:aslong}}{joint}{{e:holdings}}", (Passive(V("e"), V("q")),), _several)
    g.phrase("passive", "{e:holdings} {q:aslong}", (Passive(V("e"), V("q")),), _several)
    for joint in ("; ", ", and ", " and "):
        g.phrase("passive", f"{{p:own_passive}}{joint}{{s:own_passive}}", (Rest("p"), Rest("s")))
    under = (Passive(V("e"), V("q")),)
    for start in ("if ", "while ", "when ", "as long as "):
        for category in ("state", "rule"):
            g.phrase("own_passive", f"{start}{{q:conds}}, {{e:{category}}}", under)
    everywhere = ("this card gains {w:trait} in all areas", "this card gains {w:name} in all areas",
                  "this card gains {w:character} in all areas", "this card gains {w:color} in all areas")  # fmt: skip
    for words in everywhere:
        kind = words.split(":")[1].split("}")[0]
        added = Passive((Gives(SELF, (t.Rename(ME, kind, "add", V("w")),)),), zones=EVERYWHERE)
        for joint in ("; ", ", and ", " and "):
            g.phrase("passive", f"{words}{joint}{{p:own_passive}}", (added, Rest("p")))
            for category in ("state", "rule"):
                g.phrase("passive", f"{words}{joint}{{e:{category}}}", (added, Passive(V("e"))))


def _several(env: t.Env) -> bool:
    """Whether there is more than one effect, and not only gifts to the card itself: those are one list."""
    return len(env["e"]) > 1


def charging(g: Grammar) -> None:
    """[DBS 6-2] Cards that stay in Rest Mode in a Charge Phase to come."""
    for words in ("can't be switched", "can't switch", "will not switch", "does not switch", "do not switch",
                  "will not be switched", "is not switched", "are not switched"):  # fmt: skip
        g.phrase("stays", words, ANY)
    for phase in ("during their next Charge Phase", "during your opponent's next Charge Phase",
                  "during its owner's next Charge Phase", "during their owner's next Charge Phase",
                  "in your opponent's next Charge Phase", "at the start of your opponent's next Charge Phase",
                  "during the next Charge Phase of your opponent"):  # fmt: skip
        g.phrase("their_charge", phase, ANY)
    for it, what in (("{o:it}", V("o")), ("{o:things}", V("o")), ("they", THEM)):
        stays = t.Continue((Rule("forbid", "stand up", what),), "opponent's next turn")
        g.phrase("clause", f"{it} {{s_:stays}} to Active Mode {{p_:their_charge}}", (stays,), None)


def prices(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] What cards in hand cost, for each of something, for a while, of either player."""
    described(g, "foe_held", "head", "pre", "post", (), (ENEMY, HAND))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        n = f"{{n:{number}}}"
        for whose, group, hand in (("{a_:all_your}", "sum_held_many", "your hand"),
                                   ("{o_:all_of}", "foe_held_many", "your opponent's hand")):  # fmt: skip
            said = f"{verb} {{c_:costs_}} of {whose}{{g:{group}}} in {hand} by {n}"
            change = (Price(V("g"), "+", V("n")),)
            if group == "foe_held_many":
                g.phrase("rule", said, change)
            g.phrase("rule", f"{said}{{k:per}}", (Price(V("g"), "+", Times(V("n"), V("k"))),))
            g.phrase("clause", f"{said} {{u:until}}", (t.Continue(change, V("u")),))
            g.phrase("clause", f"{{u:first}}{said}", (t.Continue(change, V("u")),))
        for cost in ("cost", "costs"):
            cheaper = (Modify(ME, "combo cost", "+", V("n")),)
            for whose, group, fits in (("{o_:all_of}", "sum_many", None), ("{o_:all_of}", "sum_at_many", owned)):
                said = f"{verb} the combo {cost} of {whose}{{g:{group}}} by {n}"
                g.phrase("rule", said, (Gives(V("g"), cheaper),), fits)
        lower = (Modify(ME, "cost", "+", V("n")),)
        for area, zone in (("Drop", "drop"), ("Warp", "warp"), ("deck", "deck"), ("Battle Area", "battle"),
                           ("energy", "energy")):  # fmt: skip
            for words in (f"in your hand and {area}", f"in your {area} and hand"):
                said = f"{verb} the energy cost of this card {words} by {n}"
                both = (
                    Passive((Price(SELF, "+", V("n")),), zones=("hand",)),
                    Passive((Gives(SELF, lower),), zones=(zone,)),
                )
                g.phrase("passive", said, both)
                g.phrase("passive", f"{{q:aslong}}, {said}", tuple(t.replace(one, cond=V("q")) for one in both))
        said = f"{verb} the energy cost of this card in all areas by {n}"
        elsewhere = ("leader", "battle", "combo", "deck", "drop", "energy", "life", "under", "warp")
        both = (
            Passive((Price(SELF, "+", V("n")),), zones=("hand",)),
            Passive((Gives(SELF, lower),), zones=elsewhere),
        )
        g.phrase("passive", said, both)
        g.phrase("passive", f"{{q:aslong}}, {said}", tuple(t.replace(one, cond=V("q")) for one in both))
        for have in ("have their energy costs", "have their energy cost"):
            cheap = (Price(V("g"), "+", V("n")),)
            g.phrase("rule", f"{{o_:all_of}}{{g:sum_held_many}} in your hand {have} {verb}d by {n}", cheap)
    for had in ("had", "have"):
        for costs in ("cost", "costs"):
            said = f"treat {{g:kind_many}} in all areas as if they {had} no specified {costs}"
            g.phrase("rule", said, (Rule("forbid", "specified cost", t.All((YOURS, V("g")))),))


def figures(g: Grammar) -> None:
    """[DBS 8-1-5] Figures of the card itself in other words; what neither player may play; words in all areas."""
    for said, figure in (("power", "power"), ("combo power", "combo power"), ("combo cost", "combo cost")):
        for verb, number in (("increased", "digits"), ("reduced", "minus"), ("decreased", "minus")):
            change = (Gives(SELF, (Modify(ME, figure, "+", V("n")),)),)
            g.phrase("state", f"this card's {said} is {verb} by {{n:{number}}}", change)
            each = (Gives(SELF, (Modify(ME, figure, "+", Times(V("n"), V("k"))),)),)
            g.phrase("state", f"this card's {said} is {verb} by {{n:{number}}}{{k:per}}", each)
        for becomes in ("becomes", "is"):
            g.phrase(
                "state", f"this card's {said} {becomes} {{n:n}}", (Gives(SELF, (Modify(ME, figure, "=", V("n")),)),)
            )
    for slot in ("color", "trait", "character"):
        for treated in ("is treated as", "is also", "is also considered", "counts as"):
            for article in ("a", "an"):
                added = Passive((Gives(SELF, (t.Rename(ME, slot, "add", V("w")),)),), zones=EVERYWHERE)
                g.phrase("passive", f"this card {treated} {article} {{w:{slot}}} card in all areas", (added,))


def charges(g: Grammar) -> None:
    """[DBS 3-8-1] [DBS 1-3-3] Energy that may not be placed, or not above a number."""
    full = t.Compare(t.Count(t.All((YOURS, ENERGY))), ">=", V("n"))
    for words in ("you can only place up to {n:n} energy", "you can only have up to {n:n} energy",
                  "you can't have more than {n:n} energy"):  # fmt: skip
        for where in ("", " in your Energy Area"):
            g.phrase("passive", f"{words}{where}", (Passive((Rule("forbid", "event to energy", YOURS),), full),))


def decks(g: Grammar) -> None:
    """[DBS 5-1-1] What the Leader does not let into the deck."""
    for words in ("you can't include {g:kind_many} in your deck", "{g:kind_many} can't be included in your deck"):
        g.phrase("rule", words, (Rule("forbid", "include", V("g")),), _printed)
    kinds = t.Some((V("a"), V("b")))
    both = "you can't include {a:kind_many} or {b:kind_many} in your deck"
    g.phrase("rule", both, (Rule("forbid", "include", kinds),), _both_printed)


def _printed(env: t.Env) -> bool:
    """Whether the kind is told by what is printed: types, colours, names, traits."""
    told = (t.Word, t.Not, t.All, t.Some, t.Anything)
    return env["g"] != ANY and all(isinstance(node, told) for node in walk.nodes(env["g"]))


def _both_printed(env: t.Env) -> bool:
    return all(_printed({"g": env[name]}) for name in ("a", "b"))


def exhaust(g: Grammar) -> None:
    """[DBS+ 10-34-1] Cards that are charged in Active Mode although they have [Energy-Exhaust]."""
    for on in ("of", "on"):
        for skill in ("", " skill", " skills"):
            no = (Rule("forbid", "exhaust", t.All((YOURS, V("g")))),)
            g.phrase("rule", f"negate the [Energy-Exhaust]{skill} {on} {{g:kind_many}} in all of your areas", no)


def add(g: Grammar) -> None:
    for part in (
        fights,
        attacking,
        leaders,
        together,
        charging,
        prices,
        figures,
        charges,
        decks,
        exhaust,
    ):
        part(g)
