"""English, abilities: whole lines, with the icon, the places and the limits at their head."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c06_stride import USUAL_COST
from ludex.games.vg.c12_terms import ICONS
from ludex.games.vg.c14_abilities import success
from ludex.games.vg.c14_headings import BadHeading, demand, read_one
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.pointing import asks_another, points_back
from ludex.games.vg.text.en.possible import (
    columned,
    one_card,
    possible,
)
from ludex.games.vg.text.meanings import IT, MANY, OTHER, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.marks import BANISHED, CALLED, SAME
from ludex.lang.pattern import (
    SELF,
    Activated,
    Automatic,
    Both,
    Env,
    Gives,
    Is,
    Lies,
    Passive,
    Ref,
    Rest,
    Role,
    Slot,
    Spell,
    V,
    When,
    replace,
    slotted,
)

PLACES = {
    "(VC)": ("VC",), "(RC)": ("RC",), "(GC)": ("GC",), "(VC/RC)": ("VC", "RC"), "(VC)/(RC)": ("VC", "RC"),
    "(RC)/(GC)": ("RC", "GC"), "(VC/RC)/(GC)": ("VC", "RC", "GC"),
    "(RC/GC)": ("RC", "GC"), "(VC/GC)": ("VC", "GC"), "(VC/RC/GC)": ("VC", "RC", "GC"),
    "(Hand)": ("hand",), "(Drop)": ("drop",), "(Soul)": ("soul",), "(Order Zone)": ("order zone",),
    "(Deck)": ("deck",), "(Trigger Zone)": ("trigger",),
    "(G Zone)": ("G",), "(Bind Zone)": ("bind",), "(Damage Zone)": ("damage",),
    "(Gauge Zone)": ("gauge",), "(Soul/Drop)": ("soul", "drop"),
}  # fmt: skip
STRIDE = t.Do("stride", SELF)
BOOSTED = t.All((t.Role("boosted", SELF),))
"""The unit that this unit boosted, called "the boosted unit" at the end of the battle."""
NAMED_PLACES = {
    "VC": "VC", "RC": "RC", "Hand": "hand", "Drop": "drop", "Soul": "soul", "Deck": "deck",
    "Damage Zone": "damage", "Bind Zone": "bind", "G Zone": "G",
}  # fmt: skip
"""Zones that are printed two at a time."""
ALONE = {
    **{f"({said})": name for said, name in NAMED_PLACES.items()},
    **{f"({said})": name for said, name in (("GC", "GC"), ("Trigger Zone", "trigger"), ("Order Zone", "order zone"))},
    **{said: name for said, name in NAMED_PLACES.items() if said not in ("VC", "RC")}, "Trigger Zone": "trigger",
}  # fmt: skip
"""Zones that are printed one after the other, with a stroke between them."""
DASHES = ("-", " - ", "- ", " -")


def headings(g: Grammar) -> None:
    """[VG 14.2.2] What stands before the text of an ability: keywords before the icon (`Rush-`) [VG 12.3.3.2]
    [VG 12.3.4.2], zones, the limit, and keywords after it (`[Generation Break 2]`, `Brave`)."""
    g.phrase("zones", "", ())
    for words, places in PLACES.items():
        g.phrase("zones", words, places)
    for first, one in NAMED_PLACES.items():
        for second, other in NAMED_PLACES.items():
            if one != other and f"({first}/{second})" not in PLACES:
                g.phrase("zones", f"({first}/{second})", (one, other))
    for words, name in ALONE.items():
        g.phrase("place_word", words, (name,))
    g.phrase("place_word", "(VC/RC)", ("VC", "RC"))
    g.add("zones", Many("place_word", joint="/", least=2, most=5, flat=True))
    for words, row in ROWS:
        g.phrase("rear_row", words, row)
    for words, place in (("(VC)", "VC"), ("(GC)", "GC")):
        for row, here in ROWS[:8]:
            there = Is(SELF, t.Zone((place,)))
            if place == "VC":
                g.phrase("row_or_VC", f"{words}/{row}", t.Either((there, here)))
            else:
                g.phrase("row_or_GC", f"{row}/{words}", t.Either((here, there)))
    g.phrase("limit", "", 0)
    g.phrase("limit", "[1/turn]", 1)
    g.add("heading", Token(r"\[[A-Z][^\[\]]*\]", _heading, _say_heading))
    g.add("heading", Token(r" ?[A-Z][^\[\]:]*(?=:)", _heading, _say_bare))
    g.add("headings", Many("heading", joint="", flat=False))
    g.phrase("label", "", ())
    g.add("tag", Token(r"(?:\^[a-z]|[A-Z])[^\[\]:-]*[\w!]", _tag, _say_tag))
    g.add("boxed", Token(r"\[[A-Z][^\[\]:]*\]", _heading, _say_heading))
    for dash in DASHES:
        g.phrase("label", f"{{h:tag}}{dash}", (V("h"),))
        g.phrase("label", f"{{h:boxed}}{dash}", (V("h"),), unrestricted)
        for word, icon in ICONS.items():
            g.phrase("label", f"[{word}]{dash}", (icon,))


def unrestricted(env: Env) -> bool:
    """Whether the keyword is none of the icons that limit an ability, which have phrases of their own."""
    return env["h"] not in ICONS.values()


def _heading(text: str) -> t.Heading | None:
    try:
        return read_one(text.strip())
    except BadHeading:
        return None


def _tag(text: str) -> t.Heading | None:
    return _heading(text[1].upper() + text[2:] if text.startswith("^") else text)


def _bare(value: object) -> str | None:
    """The heading as it is printed without brackets."""
    if not isinstance(value, t.Heading):
        return None
    if value.word:
        return f"{value.keyword}-{value.word}"
    return f"{value.keyword} {value.n}" if value.n else value.keyword


def _say_heading(value: object) -> str | None:
    bare = _bare(value)
    return bare and f"[{bare}]"


def _say_bare(value: object) -> str | None:
    return _bare(value)


def _say_tag(value: object) -> str | None:
    bare = _bare(value)
    return bare and (f"^{bare[0].lower()}{bare[1:]}" if bare[1:2].islower() else bare)


def fits(env: Env) -> bool:
    """Whether the keywords before the icon of the abilities `a` are those of such abilities, and the boosted unit is
    said only where this unit boosts."""
    try:
        for ability in env["a"]:
            demand(ability)
    except BadHeading:
        return False
    return all(
        (boosts(ability) or OTHER not in walk.nodes(ability, skip=(t.Grant,)))
        and strides(ability)
        and apart(ability)
        and done_once(ability)
        and made(ability)
        and tells_of_coming(ability)
        and measured_once(ability)
        and stays(ability)
        and not contradicts(ability)
        and points_back(ability)
        and asks_another(ability)
        and tells_who(ability)
        and columned(ability)
        and turned_once(ability)
        and possible(ability)
        and one_card(ability)
        for ability in env["a"]
    )


def turned_once(ability: t.Ability) -> bool:
    """Whether the cards that stood up are not counted where several choices in turn stood up cards: the name is that of
    the last choice."""
    nodes = walk.nodes(ability)
    counted = any(isinstance(node, t.Turned) for node in nodes)
    return not counted or not any(isinstance(node, t.Repeat) for node in nodes)


def tells_of_coming(ability: t.Ability) -> bool:
    """Whether the text asks from where or by what a unit came only if that is the event that the ability hears."""
    asked = [part for part in walk.nodes(ability, skip=(t.Grant,)) if isinstance(part, (t.CameFrom, t.CausedBy))]
    when = ability.when if isinstance(ability, Automatic) else None
    return not asked or (isinstance(when, When) and when.event == "move")


def measured_once(ability: t.Ability) -> bool:
    """Whether a figure is brought to a number only by an effect that ends: how much it rises or falls is determined
    when the effect resolves. [VG 11.11.4.1]"""
    if not isinstance(ability, Passive):
        return True
    changes = [part for part in walk.nodes(ability, skip=(t.Grant,)) if isinstance(part, t.Modify)]
    return not any(
        part.op == "+" and (isinstance(part.amount, t.Plus) or part.amount == t.FigureOf(SELF, part.figure))
        for part in changes
    )


ATTACKER = t.All((t.Role("attacking"),))
"""The unit that attacked, called "that unit" at the end of the battle in which it did."""


def tells_who(ability: t.Ability) -> bool:
    """Whether the unit that attacked is "that unit" only at the end of its battle, and where no other is named; and
    that which this unit boosted "the boosted unit" only at the end of the battle in which it did."""
    nodes = walk.nodes(ability)
    if ATTACKER not in nodes and BOOSTED not in nodes:
        return True
    when = getattr(ability, "when", None)
    ends = isinstance(when, When) and when.event == "begin" and when.word == "end of battle"
    asked = [part for part in walk.nodes(getattr(ability, "cond", None)) if isinstance(part, Role)]
    said = walk.nodes(getattr(ability, "do", ()))
    if IT in said:  # it would be this unit
        return False
    if BOOSTED in nodes:
        return ends and ATTACKER not in nodes and any(role.word == "boosting" for role in asked)
    named = any(isinstance(part, (t.Choose, t.Search, t.Look)) for part in said)
    return ends and not named and any(role.word == "attacking" for role in asked)


def contradicts(ability: t.Ability) -> bool:
    """Whether something is done only if a condition holds and does not: then the second condition was no part of what
    the first covers."""
    for node in walk.nodes(ability):
        if isinstance(node, t.If):
            outer = _all_of(node.cond)
            inner = [cond for part in walk.nodes(node.then) if isinstance(part, t.If) for cond in _all_of(part.cond)]
            if any(one == t.Unless(other) or other == t.Unless(one) for one in inner for other in outer):
                return True
    return False


def _all_of(cond: t.Cond) -> tuple[t.Cond, ...]:
    return cond.parts if isinstance(cond, t.Both) else (cond,)


def stays(ability: t.Ability) -> bool:
    """Whether this unit is still there to tell which unit it boosted: not if the cost takes it away."""
    paid = [part for part in walk.nodes(getattr(ability, "cost", ())) if isinstance(part, t.Move)]
    return BOOSTED not in walk.nodes(getattr(ability, "do", ())) or not any(part.what == SELF for part in paid)


def done_once(ability: t.Ability) -> bool:
    """Whether "the cards called (bound) with this effect" are said only where one instruction calls (binds) cards: of
    several, one name is bound to the last only."""
    nodes = walk.nodes(getattr(ability, "do", ()), skip=(t.Grant,))
    calls = sum(isinstance(node, t.Do) and node.verb == "call" for node in nodes)
    binds = sum(isinstance(node, t.Move) and node.to == "bind" for node in nodes)
    return not (calls > 1 and t.Ref(CALLED) in nodes) and not (binds > 1 and t.Ref(BANISHED) in nodes)


def made(ability: t.Ability) -> bool:
    """Whether a token is "that token" only where one was called."""
    nodes = walk.nodes(ability)
    return t.Ref("created") not in nodes or any(isinstance(node, t.Create) for node in nodes)


def apart(ability: t.Ability) -> bool:
    """Whether nothing is "another" with the name of a card that was named: it would be another than that card, and not
    than this one."""
    groups = [part for part in walk.nodes(ability) if isinstance(part, t.All) and t.Not(SELF) in part.parts]
    return not any(
        isinstance(part, t.Shares) and isinstance(part.what, t.Ref) for group in groups for part in group.parts
    )


def strides(ability: t.Ability) -> bool:
    """Whether cards are discarded as for a stride only by an ability that makes one."""
    paid = USUAL_COST[0] in getattr(ability, "cost", ())
    return not paid or bool(ability.keyword) or STRIDE in walk.nodes(getattr(ability, "do", ()))


def boosts(ability: t.Ability) -> bool:
    """Whether the ability triggers when this unit boosts."""
    when = ability.when if isinstance(ability, Automatic) else None
    return isinstance(when, When) and when.event == "boost" and when.subject == SELF


ROWS: tuple[tuple[str, Any], ...] = (
    ("Front Row (RC)", Is(SELF, Lies("front"))),
    ("Back Row (RC)", Is(SELF, Lies("back"))),
    ("(Back Row RC)", Is(SELF, Lies("back"))),
    ("Back Row Center (RC)", Is(SELF, Slot((3,)))),
    ("Front Row Left (RC)", Is(SELF, Slot((0,)))),
    ("Front Row Right (RC)", Is(SELF, Slot((1,)))),
    ("Back Row Left (RC)", Is(SELF, Slot((2,)))),
    ("Back Row Right (RC)", Is(SELF, Slot((4,)))),
    ("(RC) in the front row", Is(SELF, Lies("front"))),
    ("(RC) in your front row", Is(SELF, Lies("front"))),
    ("(RC) in the back row", Is(SELF, Lies("back"))),
    ("(RC) in your back row", Is(SELF, Lies("back"))),
    ("(RC) in your middle column", Is(SELF, Slot((3,)))),
    ("(RC) in the left column", Is(SELF, Slot((0, 2)))),
    ("(RC) in the right column", Is(SELF, Slot((1, 4)))),
    ("(RC) in the left column of the front row", Is(SELF, Slot((0,)))),
    ("(RC) in the right column of the front row", Is(SELF, Slot((1,)))),
)
"""The part of the field on which an ability is valid."""
HEADINGS = (Rest("l"), Rest("h"))


def heads(icon: str) -> list[tuple[str, Any, Any]]:
    """What stands before the text of an ability: the words, the zones, and what row it needs."""
    places: list[tuple[str, Any, Any]] = [("{z:zones}", V("z"), None), ("{r:rear_row}", ("RC",), V("r"))]
    places += [("{r:row_or_VC}", ("VC", "RC"), V("r")), ("{r:row_or_GC}", ("RC", "GC"), V("r"))]
    limit = "" if icon == "CONT" else "{n:limit}"
    return [(f"{{l:label}}[{icon}]{words}{limit}{{h:headings}}:", zones, cond) for words, zones, cond in places]


def both(*conds: Any) -> Any:
    """The conditions that there are, as one; None: there is none."""
    found = tuple(cond for cond in conds if cond is not None)
    return Both(found) if len(found) > 1 else found[0] if found else None


STARTS: tuple[tuple[str, Any, Any], ...] = (
    ("^when {e:event}, ", V("e"), None),
    ("^when {e:event} {m:while}, ", V("e"), V("m")),
    ("^when {e:event} {w:meanwhile}, ", V("e"), V("w")),
    ("^{m:time}, when {e:event}, ", V("e"), V("m")),
    ("^when {e:event}, and {w:conds}, ", V("e"), V("w")),
    ("^when {e:event}, and if {w:conds}, ", V("e"), V("w")),
    ("^if {w:conds}, when {e:event}, ", V("e"), V("w")),
    ("^if {w:conds}, {e:moment}, ", V("e"), V("w")),
    ("^{e:moment}, ", V("e"), None),
    ("^{m:battle}, ", When("begin", word="end of battle"), V("m")),
    ("^{e:step} {m:fought}, ", V("e"), V("m")),
)
"""How an automatic ability begins: the words, its trigger, and its condition."""
PAY = (
    "you may pay the cost. ^if you do, ",
    "you may pay the cost. ^if you did, ",
)
"""How older texts say that the cost before the text may be paid."""
COSTS = ("", "{c:costs}, ", "{c:costs}, and ", "{c:costs} and ")


def automatic(g: Grammar) -> None:
    for head, zones, row in heads("AUTO"):
        for start, when, fixed in STARTS:
            for cond in ("", "if {q:conds}, "):
                asked = both(row, fixed, V("q") if cond else None)
                for cost in COSTS:
                    c = V("c") if cost else ()
                    means = Automatic(
                        when, cost=c, do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS
                    )
                    effect = "{do:paid}" if cost else "{do:lone}" if cond else "{do:effect}"
                    g.phrase("unit", f"{head}{start}{cond}{cost}{effect}", (means,), of_itself)
                paid = Automatic(
                    when, cost=V("c"), do=V("do"), cond=asked, limit=V("n"), zones=zones, headings=HEADINGS
                )
                for pay in PAY:
                    g.phrase("unit", f"{head}{{c:paying}} {start}{cond}{pay}{{do:effect}}", (paid,), of_itself)
            means = Automatic(when, do=V("do"), cond=both(row, fixed), limit=V("n"), zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}{start}{{do:required}}", (means,), of_itself)


def printed(env: Env) -> bool:
    """Whether zones are printed."""
    return bool(env["z"])


def of_itself(env: Env) -> bool:
    """Whether what was going on (`m`) is said of the card itself, if it is said of it: "your unit attacks while
    boosted" is about that unit, and "boosts a unit in the state" about that one."""
    if "e" not in env or "m" not in env or SELF not in walk.nodes(env["m"]):
        return True
    if isinstance(env["m"], Is) and isinstance(env["m"].such, t.Mark) and env["e"].other != t.ANY:
        return False
    return isinstance(env["e"], When) and (env["e"].subject == SELF or env["e"].event == "begin")


def activated(g: Grammar) -> None:
    """[VG 11.1.1.1.1] Zones, a condition, a cost and the effect of an activated ability."""
    for head, zones, row in heads("ACT"):
        for cond in ("", "^if {q:conds}, "):
            for cost in COSTS:
                q, c = both(row, V("q") if cond else None), V("c") if cost else ()
                means = Activated(c, do=V("do"), cond=q, limit=V("n"), zones=zones, headings=HEADINGS)
                do = "{do:paid}" if cost else "{do:lone}" if cond else "^{do:effect}"
                g.phrase("unit", f"{head}{cond}{cost}{do}", (means,))
        free = Activated(do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}^{{do:required}}", (free,))
        paid = Activated(V("c"), do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}{{c:paying}} {{do:block}}", (paid,))


def continuous(g: Grammar) -> None:
    """[VG 11.1.1.3.1] Zones, a condition and the effects of a continuous ability."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            cond = both(row, *conds)
            first = Passive(V("s"), cond, zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}{start}{{s:states}}.", (first,))
            if not conds:
                more = Passive(V("y"), cond, zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}{start}{{s:states}}. ^{{y:states}}.", (first, more))
                besides = Passive(V("y"), both(cond, V("p")), zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}{start}{{s:states}}. ^if {{p:conds}}, {{y:states}}.", (first, besides))
            if row is None:
                named = Passive(V("s"), cond, zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}{start}{{s:named}}.", (named,), printed)
                everywhere = replace(named, zones=NAMED_IN)
                bare = head.replace("{z:zones}", "")
                if conds:
                    g.phrase("unit", f"{bare}{start}{{s:named}}.", (everywhere,))
            if not any(part == V("m") for part in conds):
                apart = Passive(V("y"), both(row, V("p")), zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}{start}{{s:states}}. ^if {{p:conds}}, {{y:states}}.", (first, apart))
            further = Passive(V("y"), both(cond, V("p")), zones=zones, headings=HEADINGS)
            afterwards = (
                ", and if {p:conds}, ",
                ", if {p:conds}, ",
                ", then, if {p:conds}, ",
                ". ^then, if {p:conds}, ",
            )
            for if_too in (*afterwards, ". ^if {p:again}, ") if conds else afterwards:
                g.phrase("unit", f"{head}{start}{{s:states}}{if_too}{{y:states}}.", (first, further))
    g.phrase("states", "{s:state}", V("s"))
    g.add("states", Many("state", joint=", ", last=", and ", least=2, flat=True))


def listed(g: Grammar) -> None:
    """This card gets all of the following: abilities, one to a line. NB: said of the card, wherever it is."""
    for head, _, row in heads("CONT"):
        if row is not None:
            continue
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            for gets, more in (
                ("gets", ()),
                ("gets {b:boons} and", (Rest("b"),)),
                ("gets {b:boons}, and", (Rest("b"),)),
            ):
                for count in range(1, 5):
                    lines = "".join(f"\n・{{a{i}:line}}" for i in range(count))
                    grant = t.Grant(Ref(SAME), tuple(Rest(f"a{i}") for i in range(count)))
                    for this, where, when in (
                        ("this card", NAMED_IN, None),
                        ("this unit", V("z"), printed),
                    ):
                        given = (Gives(SELF, (*more, grant)),)
                        means = Passive(given, both(*conds), zones=where, headings=HEADINGS)
                        first = head if where == V("z") else head.replace("{z:zones}", "")
                        words = f"{first}{start}{this} {gets} all of the following.{lines}"
                        g.phrase("unit", words, (means,), when)


def keywords(g: Grammar) -> None:
    """Lines that are a keyword, after the icon of its kind and the circles if they are printed."""
    for keyword in KEYWORDS:
        if not keyword.means:
            continue
        said = f"^{keyword.name[0].lower()}{keyword.name[1:]}"
        icon = "[AUTO]" if all(isinstance(ability, Automatic) for ability in keyword.means) else "[CONT]"
        for end in ("", ".", "!!", "!!!") if "Drive" in keyword.name else ("", "."):
            for head in ("", f"{icon}:"):
                g.phrase("unit", f"{head}{said}{end}", keyword.means)
            if len(keyword.means) == 1:
                zoned = (replace(keyword.means[0], zones=V("z"), headings=V("h")),)
                g.phrase("unit", f"{icon}{{z:zones}}{{h:headings}}:{said}{end}", zoned, printed)
                headed = (replace(keyword.means[0], headings=V("h")),)
                g.phrase("unit", f"{icon}{{h:headings}}:{said}{end}", headed, lambda env: bool(env["h"]))
        for head in ("", f"{icon}:"):
            g.phrase("unit", f"{head}[{keyword.name}]", keyword.means)
        if len(keyword.means) == 1:
            boxed = (replace(keyword.means[0], zones=V("z")),)
            g.phrase("unit", f"{icon}{{z:zones}}:[{keyword.name}]", boxed, printed)
    won = slotted(success(MANY), SLOTS)
    g.phrase("unit", "[AUTO]{z:zones}:^success {n:digits}", (replace(won, zones=V("z")),))


def unpaid(env: Env) -> bool:
    """Whether the text does not begin with a cost: that would be what the order costs to play. [VG 11.8.2.4]"""
    first = env["b"][0]
    return not (isinstance(first, t.May) and first.cost)


def orders(g: Grammar) -> None:
    """[VG 11.1.1.4] The text of an order, without an icon: what it costs to play [VG 11.8.2.4.1], and its effect."""
    g.phrase("order_line", "{b:block}", (Spell(V("b")),), unpaid)
    for joint in (", ", ", and "):
        g.phrase("order_line", f"{{c:costs}}{joint}{{b:effect}}", (Spell(V("b"), cost=V("c")),))
    g.phrase("order_line", "{b:loud}", (Spell(V("b")),), unpaid)
    g.phrase("order_line", "^play this with {c:costs}!", (Spell(cost=V("c")),))
    g.phrase("order_line", "^play this with {c:costs} if {q:conds}!", (Spell(cost=V("c"), cond=V("q")),))
    g.phrase("order_line", "^play this if {q:conds}!", (Spell(cond=V("q")),))
    g.phrase("order_line", "^if {q:conds}, play this with {c:costs}!", (Spell(cost=V("c"), cond=V("q")),))


def of_units(env: Env) -> bool:
    """Whether the text may be a unit's: [VG 17.4.2] only music is put on a rear-guard circle without being placed."""
    music = t.When("move", SELF, dst=("music",))
    return fits(env) and all(getattr(one, "when", None) != music for one in env["a"])


def add(g: Grammar) -> None:
    for part in (headings, automatic, activated, continuous, listed, keywords, orders):
        part(g)
    g.phrase("line", "{a:unit}", V("a"), of_units)
    g.phrase("order", "{a:unit}", V("a"), fits)
    g.phrase("order", "{a:order_line}", V("a"), lambda env: all(tells_who(one) and columned(one) for one in env["a"]))
