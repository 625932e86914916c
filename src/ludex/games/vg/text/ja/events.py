"""Japanese, events: what stands before 時, and the times 終了時, 開始時."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.events.arrivals import AWAY
from ludex.games.vg.text.en.events.events import STRIDER
from ludex.games.vg.text.en.verbs.verbs import fill_some
from ludex.games.vg.text.ja.nouns import ITSELF, held, lying
from ludex.games.vg.text.ja.states import ROWS
from ludex.games.vg.text.meanings import RIDE_DECK
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
    All,
    Beside,
    Env,
    Role,
    Some,
    V,
    When,
    Word,
)

CIRCLES = {
    "(R)": ("RC",),
    "(V)": ("VC",),
    "(G)": ("GC",),
    "(V)か(R)": ("VC", "RC"),
    "(R)か(V)": ("VC", "RC"),
    "(R)か(G)": ("RC", "GC"),
}
SOURCES = {
    "手札": "hand",
    "ソウル": "soul",
    "ドロップ": "drop",
    "山札": "deck",
    "バインドゾーン": "bind",
    "オーダーゾーン": "order zone",
    "ライドデッキ": "ride deck",
    "ダメージゾーン": "damage",
}
ON_FIELD = ("VC", "RC", "GC")
TARGETS = (("", ANY), ("{t:any_unit}", V("t")), ("{t:own_unit}", V("t")))


PAIRS: tuple[tuple[str, When, When], ...] = (
    ("このユニットが{y:comma}アタックかブーストした時、", When("attack", SELF), When("boost", SELF)),
    ("{i:itself}が{y:comma}{a:happens}時か{x:comma}{b:happens}時、", V("a"), V("b")),
    ("{i:itself}が{y:comma}{a:happens}か{x:comma}{b:happens}時、", V("a"), V("b")),
    *(
        (f"{a}か{{x:comma}}{b}、", V("a"), V("b"))
        for a in ("{a:event}時", "{a:moment}")
        for b in ("{b:event}時", "{b:moment}")
    ),
    (
        "{a:to_ride}か【超越】のコストを払う際に、手札から捨てられた時、",
        V("a"),
        When("move", SELF, src=("hand",), word="discard", cause=STRIDER),
    ),
    *((f"{{a:from_{zone}}}時か{{b:again_{zone}}}時、", V("a"), V("b")) for zone in ("RC", "hand", "deck")),
    *(
        (
            f"{{i:itself}}が{{y:comma}}{{w:caused}}{{f:from}}{{x:comma}}{{d:put_there}}{joint}{{e:put_there}}時、",
            When("move", SELF, src=V("f"), dst=V("d"), cause=V("w")),
            When("move", SELF, src=V("f"), dst=V("e"), cause=V("w")),
        )
        for joint in ("時か", "か")
    ),
)
"""Two events of one ability."""
TO_RIDE = When("move", SELF, canonical(YOURS, RIDE_DECK), src=("hand",), word="discard")
"""[VG 6.3.3.2.2] The card is discarded for a ride from the ride deck."""
OF_THE_FIRST: tuple[tuple[str, When, When], ...] = tuple(
    (
        f"{{i:itself}}が手札から{{y:comma}}{m}{{d:to_circle}}登場した時か{{x:comma}}ライドデッキからライドする際に捨てられた時、",
        When("move", SELF, src=("hand",), dst=V("d"), word="placed"),
        TO_RIDE,
    )
    for m in ("{m:while}", "{m:unless}")
)
"""Two events of one ability, of which the first happens at a time, or by an ability, that is told."""
OF_THE_SECOND: tuple[tuple[str, When, When], ...] = (
    ("{i:itself}が{y:comma}{a:happens}時か{x:comma}{m:while}{b:happens}時、", V("a"), V("b")),
    ("{a:event}時か{x:comma}{m:while}{b:event}時、", V("a"), V("b")),
)
"""Two events of one ability, of which the second happens at a time that is told."""
LEAVING = (
    ("退却した", (), "retire"),
    ("捨てられた", (), "discard"),
    ("バインドされた", ("bind",), ""),
    ("手札に戻された", ("hand",), "return"),
    ("ソウルに置かれた", ("soul",), ""),
    ("ドロップに置かれた", ("drop",), ""),
    ("山札の下に置かれた", ("deck",), ""),
    ("(R)に登場した", ("RC",), "placed"),
    ("(G)に置かれた", ("GC",), "placed"),
    ("登場した", (), "placed"),
)
"""What may happen to a card that comes from a zone, the zone it goes to, and the word."""
LEFT = (("(R)", "RC"), ("手札", "hand"), ("山札", "deck"), ("ドロップ", "drop"), ("ソウル", "soul"))


def from_one(g: Grammar) -> None:
    """Two events of one card that share the zone it comes from: (R)から、A時かB時."""
    for this in ITSELF:
        for words, zone in LEFT:
            for said, dst, word in LEAVING:
                when = When("move", SELF, src=(zone,), dst=dst, word=word)
                g.phrase(f"from_{zone}", f"{this}が{words}から、{said}", when)
                g.phrase(f"again_{zone}", said, when)


def put_there(g: Grammar) -> None:
    """`put_there`: the zone to which a card was put."""
    for said, dst, word in PUT:
        if not word:
            g.phrase("put_there", said, (dst,))


def causes(g: Grammar) -> None:
    """`by`: whose ability caused it."""
    anybody = Some((YOURS, ENEMY))
    for deed in ("能力", "効果"):
        for words, cause in (
            ("カードの", anybody),
            ("いずれかのカードの", anybody),
            ("{g:own_card}の", V("g")),
            ("このユニットの", SELF),
            ("ユニットカードの", Word("type", "unit")),
            ("{g:own_unit}の", V("g")),
            ("{g:any_unit}の", V("g")),
            ("あなたの{n:name}の", All((YOURS, Word("name", V("n"))))),
        ):
            g.phrase("by", f"{words}{deed}で", cause, placed if "own_unit" in words else None)
        for icon, kind in (("起", "[ACT]"), ("自", "[AUTO]")):
            for of, used in (("の", "using"), ("が元々持つ", "using original")):
                using = Role(f"{used} {kind} ability")
                for words in ("{g:own_unit}", "{g:own_card}", "{g:any_card}"):
                    if deed == "能力":
                        fits = placed if "own_unit" in words else described
                        g.phrase("by", f"{words}{of}【{icon}】能力で", All((V("g"), using)), fits)
                if deed == "能力":
                    named = All((YOURS, using, Word("name", V("n"))))
                    g.phrase("by", f"あなたの{{n:name}}{of}【{icon}】能力で", named)
        g.phrase("by", f"{{g:held}}の{deed}で", V("g"), held)
        g.phrase("by", f"{{g:any_card}}の{deed}で", V("g"), described)


def placed(env: Env) -> bool:
    """Whether the cards are told by more than a name: a card of that name may be an order, or lie elsewhere."""
    rest = [part for part in parts_of(env["g"]) if part not in (YOURS, FIELD)]
    return len(rest) != 1 or not isinstance(rest[0], Word) or rest[0].kind != "name"


def described(env: Env) -> bool:
    """Whether more is said of the cards than that they are cards."""
    return bool(env["g"] != ANY)


Rows = list[tuple[str, Any, Any]]
"""What happens to a card: the words after its name, the event on the card `who` (a function), and a condition of the
phrase."""


def placing() -> Rows:
    """A unit comes onto a circle, or is ridden upon."""
    found: Rows = [
        (
            "{c:caused}{s:came_from}{d:to_circle}登場した",
            When("move", V("w"), src=V("s"), dst=V("d"), word="placed", cause=V("c")),
            None,
        ),
        (
            "{c:caused}{s:left_from}(G)に置かれた",
            When("move", V("w"), src=V("s"), dst=("GC",), word="placed", cause=V("c")),
            None,
        ),
        (
            "{c:caused}{s:came_from}{x:comma}(R)か(G)に置かれた",
            When("move", V("w"), src=V("s"), dst=("RC", "GC"), word="placed", cause=V("c")),
            None,
        ),
    ]
    elsewhere = When("move", V("w"), not_src=("hand",), dst=V("d"), word="placed", cause=V("c"))
    found.append(("{c:caused}手札以外から{d:to_circle}登場した", elsewhere, None))
    found.append(("{k:kinds}からライドして登場した", When("ride", V("w"), V("k")), None))
    found.append(("ライドされた", When("move", V("w"), word="rode upon"), None))
    found.append(("{k:kinds}にライドされた", When("move", V("w"), V("k"), word="rode upon"), None))
    return found


def fighting() -> Rows:
    """Attacks, boosts."""
    found: Rows = []
    for words, target in TARGETS:
        to, at = (f"{words}に", f"{words}を") if words else ("", "")
        found.append((f"{to}アタックした", When("attack", V("w"), target), None))
        found.append((f"{at}ブーストした", When("boost", V("w"), target), None))
    found.append(("アタックされた", When("attacked", V("w")), None))
    alone = All((V("w"), t.Not(Role("boosted"))))
    found.append(("ブーストされないでアタックした", When("attack", alone), of_others))
    found.append(("ブーストされてアタックした", When("attack", All((V("w"), Role("boosted")))), of_others))
    found.append(("{k:any_unit}にアタックされた", When("attacked", V("w"), V("k")), None))
    found.append(("{k:own_unit}にアタックされた", When("attacked", V("w"), V("k")), None))
    found.append(("ブーストされた", When("boosted", V("w")), None))
    found.append(("インターセプトした", When("intercept", V("w")), None))
    found.append(("{k:any_unit}にブーストされた", When("boosted", V("w"), V("k")), None))
    return found


def of_others(env: Env) -> bool:
    """Whether other units are meant: of the unit itself another phrase speaks."""
    return "g" in env


def away(circle: str) -> tuple[str, ...]:
    """[VG 7.34.1] The zones to which a unit goes that leaves its circle: not to another one of that name."""
    return tuple(zone for zone in ("RC", *AWAY) if zone != circle)


def _off_circles(env: Env) -> bool:
    return not set(env["s"]) & set(ON_FIELD)


def leaving() -> Rows:
    """Cards that go to other zones by a deed that says so, or from a zone that is named."""
    by, src, cause = "{c:caused}", V("s"), V("c")
    guarding = When("move", V("w"), src=("RC",), dst=("GC",), cause=cause)
    found: Rows = [
        (f"{by}(R)から(G)に移動した", guarding, None),
        (f"{by}(R)に移動した", When("move", V("w"), src=("RC",), dst=("RC",), cause=cause), None),
        (f"{by}他の(R)に移動した", When("move", V("w"), src=("RC",), dst=("RC",), cause=cause), None),
        (f"{by}{{s:left_from}}退却した", When("move", V("w"), src=src, word="retire", cause=cause), None),
        (f"{by}{{s:left_from}}捨てられた", When("move", V("w"), src=src, word="discard", cause=cause), None),
        (f"{by}{{s:from}}離れた", When("move", V("w"), src=src, cause=cause), _off_circles),
    ]
    for said, circle in (("(R)", "RC"), ("(V)", "VC"), ("(G)", "GC")):
        gone = When("move", V("w"), src=(circle,), dst=away(circle), cause=cause)
        found.append((f"{by}{said}から離れた", gone, None))
    for said, dst, word in PUT:
        when = When("move", V("w"), src=src, dst=(dst,), word=word, cause=cause)
        found.append((f"{by}{{s:from}}{said}", when, None))
    found.append(("オーダーゾーンに置かれた", When("move", V("w"), dst=("order zone",)), None))
    return found


PUT = (
    ("バインドされた", "bind", ""),
    ("手札に戻された", "hand", "return"),
    ("手札に戻った", "hand", "return"),
    ("ソウルに置かれた", "soul", ""),
    ("ドロップに置かれた", "drop", ""),
    ("オーダーゾーンに置かれた", "order zone", ""),
    ("山札の下に置かれた", "deck", ""),
    ("山札に置かれた", "deck", ""),
    ("山札に戻された", "deck", ""),
)


def unsourced(g: Grammar) -> None:
    """Units of the field that go to other zones. NB: of a card that may have come from anywhere nobody knows where its
    ability is valid."""
    by, cause = "{c:caused}", V("c")
    for said, dst, word in PUT:
        if (said, dst, word) in PUT[:5]:
            own = When("move", SELF, src=ON_FIELD, dst=(dst,), word=word, cause=cause)
            g.phrase("event", f"このユニットが{by}{said}", own)
        if dst in ("soul", "bind"):
            anywhere = When("move", SELF, dst=(dst,), word=word, cause=cause)
            g.phrase("event", f"このカードが{by}{said}", anywhere)
            g.phrase("card_happens", said, When("move", SELF, dst=(dst,), word=word))
        left = UNITS_ON if dst in ("soul", "drop") else ()
        other = When("move", V("g"), src=left, dst=(dst,), word=word, cause=cause)
        g.phrase("event", f"{{g:own_unit}}が{{y:comma}}{by}{said}", other)
        g.phrase("event", f"いずれかの{{g:any_unit}}が{{y:comma}}{by}{said}", other)
        g.phrase("event", f"{{c:by}}{{y:comma}}{{g:own_unit}}が{said}", other)


def wandering(g: Grammar) -> None:
    """Cards, wherever they were, that go to other zones."""
    by, cause = "{c:caused}", V("c")
    for said, dst, word in PUT:
        when = When("move", V("g"), src=V("s"), dst=(dst,), word=word, cause=cause)
        g.phrase("event", f"{{g:own_card}}が{{y:comma}}{by}{{s:left_from}}{said}", when)
        g.phrase("event", f"{{c:by}}{{y:comma}}{{g:own_card}}が{{s:left_from}}{said}", when)
        g.phrase("event", f"{{g:any_card}}が{{y:comma}}{by}{{s:left_any}}{said}", when, of_any)
        own = When("move", All((YOURS, V("g"))), src=V("s"), dst=(dst,), word=word, cause=cause)
        g.phrase("event", f"{{g:any_card}}が{{y:comma}}{by}{{s:own_from}}{said}", own, of_any)
    g.phrase("event", f"{by}いずれかのカードがバインドされた", When("move", dst=("bind",), cause=cause))
    lost = When("move", V("g"), src=V("s"), word="discard", cause=cause)
    g.phrase("event", f"{{g:own_card}}が{by}{{s:from}}捨てられた", lost)
    charged = When("move", V("g"), dst=("soul",), word="soul-charge")
    g.phrase("event", "{g:own_card}が【ソウルチャージ】でソウルに置かれた", charged)
    g.phrase("event", "{g:own_card}が【ソウルチャージ】された", charged)
    for i, (words, lies) in enumerate(ROWS):
        group = lying(g, f"own_in_row_{i}", lies)
        g.phrase("event", f"{{g:{group}}}が{words}からアタックした", When("attack", V("g")))
        g.phrase("event", f"このユニットが{words}からアタックした", When("attack", All((SELF, lies))))
        g.phrase("left_row", f"{words}の(R)から", lies)
        g.phrase("left_row", f"このユニットと同じ縦列の{words}の(R)から", All((lies, Beside(SELF, "column"))))
        for on in ("(R)", "(V)"):
            placed = When("move", All((SELF, lies)), src=V("s"), dst=(CIRCLES[on]), word="placed", cause=V("c"))
            g.phrase("event", f"{{i:itself}}が{{y:comma}}{{c:caused}}{{s:came_from}}{words}の{on}に登場した", placed)
    g.phrase("left_row", "このユニットと同じ縦列の(R)から", Beside(SELF, "column"))
    gone = [("退却した", (), "retire"), *((said, (dst,), word) for said, dst, word in PUT)]
    for said, to, word in gone:
        for who, what in (("{i:itself}", SELF), ("{g:own_unit}", V("g")), ("いずれかの{g:any_unit}", V("g"))):
            when = When("move", All((what, V("l"))), src=("RC",), dst=to, word=word, cause=V("c"))
            g.phrase("event", f"{who}が{{y:comma}}{{c:caused}}{{l:left_row}}{said}", when)
            g.phrase("event", f"{{l:left_row}}{{y:comma}}{who}が{{c:caused}}{said}", when)
    group = lying(g, "own_here", Beside(SELF, "spot"))
    for here in ("このユニットのいる(R)に", "このユニットの(R)に"):
        came = When("move", V("g"), dst=("RC",), word="placed", cause=V("c"))
        g.phrase("event", f"{{g:{group}}}が{{y:comma}}{{c:caused}}{here}登場した", came)
    group = lying(g, "own_in_column", Beside(SELF, "column"))
    elsewhere = lying(g, "own_elsewhere", Beside(SELF, "column"), t.Not(Beside(SELF, "spot")))
    came = When("move", V("g"), dst=("RC",), word="placed")
    for comma in ("", "、"):
        start = f"が{comma}このユニットと同じ縦列"
        g.phrase("event", f"{{g:{group}}}{start}に登場した", When("move", V("g"), word="placed"))
        g.phrase("event", f"{{g:{group}}}{start}の(R)に登場した", came)
        g.phrase("event", f"{{g:{elsewhere}}}{start}の他の(R)に登場した", came)


def becoming() -> Rows:
    found: Rows = [("{c:by}選ばれた", When("chosen", V("w"), cause=V("c")), None)]
    by, cause = "{c:caused}", V("c")
    found.append((f"{by}【スタンド】した", When("state", V("w"), word="stand", cause=cause), None))
    found.append((f"{by}【レスト】した", When("state", V("w"), word="rest", cause=cause), None))
    found.append((f"{by}呪縛された", When("become", V("w"), word="lock", cause=cause), None))
    found.append((f"{by}解呪された", When("become", V("w"), word="unlock", cause=cause), no_lock))
    return found


def happening(g: Grammar) -> None:
    """`event`: what happens to a card that is named; `happens`: what happens to the card itself, after its name."""
    for words, when, fits in (*placing(), *fighting(), *leaving(), *becoming()):
        own = t.pattern(fill_some(when, {"w": SELF}))
        g.phrase("happens", words, own, fits)
        g.phrase("event", f"{{i:itself}}が{{y:comma}}{words}", own, fits)
        of = t.pattern(fill_some(when, {"w": V("g")}))
        g.phrase("event", f"{{g:own_unit}}が{{y:comma}}{words}", of, fits)
        if fits is None:
            g.phrase("event", f"{{g:any_unit}}が{{y:comma}}{words}", of, told)
        g.phrase("event", f"いずれかの{{g:any_unit}}が{{y:comma}}{words}", of, fits)
        if words.startswith("{c:caused}"):
            rest = words.removeprefix("{c:caused}")
            g.phrase("event", f"{{c:by}}{{x:comma}}{{i:itself}}が{rest}", own, fits)
            g.phrase("event", f"{{c:by}}{{x:comma}}{{g:own_unit}}が{rest}", of, fits)
    for whose, side in (("あなたの", YOURS), ("相手の", ENEMY)):
        for circle, said in (("(R)", "登場した"), ("(V)", "登場した"), ("(G)", "置かれた")):
            came = When("move", All((side, V("k"))), dst=CIRCLES[circle], word="placed")
            g.phrase("event", f"{whose}{circle}に{{k:kinds}}が{said}", came)
    for who, side in (("あなたが", YOURS), ("相手が", ENEMY)):
        lost = When("move", side, src=("hand",), word="discard", cause=V("c"))
        for hand in ("手札を", "手札から"):
            g.phrase("event", f"{who}{{c:caused}}{hand}捨てた", lost)


def no_lock(env: Env) -> bool:
    """Whether the units are not called locked cards: those are units when they are unlocked."""
    return "g" not in env or t.Zone(("locked",)) not in parts_of(env["g"])


def told(env: Env) -> bool:
    """Whether the units of either player are described."""
    return any(isinstance(part, (Word, t.Within, t.Figure, t.Has)) for part in parts_of(env["g"]))


def of_any(env: Env) -> bool:
    """Whether cards of either player are described by more than that they are units, of which others speak."""
    return env["g"] != ANY and not is_unit(env["g"])


def is_unit(group: Any) -> bool:
    return all(isinstance(part, Word) and part.kind == "type" for part in parts_of(group))


def unlocking(g: Grammar) -> None:
    """Locked cards that are unlocked. NB: then they are units."""
    for words, whose in (("あなたの呪縛カード", YOURS), ("相手の呪縛カード", ENEMY), ("いずれかの呪縛カード", ANY)):
        g.phrase("event", f"{words}が解呪された", When("become", whose, word="unlock"))


def arriving(g: Grammar) -> None:
    """Cards that come to a zone of the player; cards discarded for a stride."""
    for zone, dst in SOURCES.items():
        if dst == "damage":
            continue
        for whose, side in (("あなたの", YOURS), ("相手の", ENEMY)):
            g.phrase("event", f"{whose}{zone}に{{x:any_of_them}}カードが置かれた", When("move", side, dst=(dst,)))
            put = When("move", All((side, V("k"))), dst=(dst,))
            g.phrase("event", f"{whose}{zone}に{{k:kind}}が置かれた", put, is_order)
            by = When("move", side, dst=(dst,), cause=V("c"))
            g.phrase("event", f"{{c:by}}{{y:comma}}{whose}{zone}に{{x:any_of_them}}カードが置かれた", by)
            g.phrase("event", f"{whose}{zone}に{{c:by}}{{x:any_of_them}}カードが置かれた", by)
            for said, to, word in PUT:
                if to != dst:
                    left = When("move", side, src=(dst,), dst=(to,), word=word, cause=V("c"))
                    words = f"{whose}{zone}から{{x:any_of_them}}カードが{{c:caused}}{said}"
                    g.phrase("event", words, left)
    for words in ("", "いずれかの"):
        g.phrase("any_of_them", words, ANY)
    paid = When("move", SELF, src=("hand",), word="discard", cause=STRIDER)
    for how in ("のコストで", "のコストを払う際に", "のコストを払う際に、"):
        for this in ITSELF:
            g.phrase("event", f"{this}が【超越】{how}手札から捨てられた", paid)
    discarded_to_ride(g)
    for who, what in (("{i:itself}", SELF), ("{g:own_card}", V("g")), ("{g:held}", V("g"))):
        by_ability = When("operate", what, cause=V("c"))
        g.phrase("event", f"{who}が{{y:comma}}{{c:by}}稼働した", by_ability)
        g.phrase("event", f"{{c:by}}{{y:comma}}{who}が稼働した", by_ability)
    operated = When("operate", All((YOURS, V("k"))))
    g.phrase("event", "あなたの{k:kind}が稼働した", operated)
    g.phrase("event", "{g:own_card}が稼働した", When("operate", V("g")))
    for said in ("カウンターチャージ", "ソウルチャージ", "エネルギーチャージ"):
        word = {"カ": "counter-charge", "ソ": "soul-charge", "エ": "energy-charge"}[said[0]]
        g.phrase("event", f"あなたが【{said}】した", When(word, player=YOU))


def discarded_to_ride(g: Grammar) -> None:
    """[VG 6.3.3.2.2] The card is discarded for a ride from the ride deck."""
    ridden = canonical(YOURS, RIDE_DECK)
    for words, other in (("", ridden), ("{k:kind}に", All((YOURS, RIDE_DECK, V("k"))))):
        for this in ITSELF:
            paid = When("move", SELF, other, src=("hand",), word="discard")
            riding = f"ライドデッキから{words}ライドする際に"
            g.phrase("event", f"{riding}{this}が手札から捨てられた", paid)
            for comma in ("", "、"):
                g.phrase("event", f"{this}が{riding}{comma}手札から捨てられた", paid)
            g.phrase("happens", f"{riding}捨てられた", paid)
            g.phrase("again_hand", f"{riding}捨てられた", paid)
            g.phrase("to_ride", f"{this}が、{riding[:-1]}", paid)


def striking(g: Grammar) -> None:
    """Hits, checks, and what players do."""
    for words, src in (("", ()), ("{s:source}", V("s"))):
        for comma in ("、", ""):
            for joint in ("、", ""):
                both = When("move", SELF, src=src, dst=("RC", "GC"), word="placed")
                g.phrase("event", f"このユニットが{comma}{words}(R)に登場した時か{joint}(G)に置かれた", both)
    for words, target in TARGETS:
        to = f"{words}に" if words else ""
        for its, who in (("このユニットの", SELF), ("{g:own_unit}の", V("g"))):
            g.phrase("event", f"{its}アタックが{to}ヒットした", When("hit", who, target))
            if not words:
                for missed in ("ヒットしなかった", "ヒットしていない"):
                    g.phrase("event", f"{its}アタックが{missed}", When("no hit", who))
        boosted = When("hit", Role("boosted", SELF), target)
        g.phrase("event", f"このユニットがブーストしたアタックが{to}ヒットした", boosted)
        for that in ("このユニットがブーストした", "このユニットにブーストされた"):
            g.phrase("event", f"{that}ユニットのアタックが{to}ヒットした", boosted)
            such = When("hit", All((Role("boosted", SELF), V("k"))), target)
            g.phrase("event", f"{that}{{k:any_unit}}のアタックが{to}ヒットした", such, of_a_kind)
    g.phrase("event", "{g:own_unit}にアタックがヒットした", When("hit", other=V("g")))
    g.phrase("event", "{g:own_unit}に{k:own_unit}のアタックがヒットした", When("hit", V("k"), V("g")))
    for check, word in (("ドライブ", "drive"), ("ダメージ", "damage")):
        g.phrase("event", f"あなたの{check}チェックで{{k:kind}}が出た", When(f"{word} check", V("k"), player=YOU))
        g.phrase("event", f"このカードが{check}チェックで出た", When(f"{word} check", SELF))
    g.phrase("event", "あなたがペルソナライドした", When("persona ride", player=YOU))
    g.phrase("event", "このカードが稼働した", When("operate", SELF))
    for dress, said in (("overDress", "【オーバードレス】"), ("XoverDress", "【クロスオーバードレス】")):
        g.phrase("event", f"このユニットが{said}で(R)に登場した", When(dress, SELF))
        g.phrase("event", f"このユニットが{said}能力で(R)に登場した", When(dress, SELF))
    for who, player in (("あなたが", YOU), ("相手が", OPPONENT)):
        played = When("move", V("k"), player=player, dst=("order area",), word="play")
        g.phrase("event", f"{who}{{k:kinds}}をプレイした", played, is_order)


def of_a_kind(env: Env) -> bool:
    """Whether the boosted unit is told by more than that it is a unit."""
    return any(part not in (FIELD, Word("type", "unit")) for part in parts_of(env["k"]))


def is_order(env: Env) -> bool:
    """Whether the card is an order: other cards are not played."""
    types = [part.value for part in parts_of(env["k"]) if isinstance(part, Word) and part.kind == "type"]
    named = any(isinstance(part, Word) and part.kind == "name" for part in parts_of(env["k"]))
    return (bool(types) and "unit" not in types) or named


def sources(g: Grammar) -> None:
    """`source`, `from`: the zones that a card comes from; `own_from`: of the player, `from_any`: of either. `caused`,
    `came_from`, `left_from`, `left_any`, `to_circle`: by whose ability, from where, to which circle, or nothing of
    that."""
    g.phrase("caused", "", ANY)
    g.phrase("caused", "{c:by}{x:comma}", V("c"))
    for category, of in (("came_from", "source"), ("left_from", "from"), ("left_any", "from_any")):
        g.phrase(category, "", ())
        g.phrase(category, f"{{s:{of}}}", V("s"))
    g.phrase("to_circle", "", ())
    g.phrase("to_circle", "{d:circle}{x:comma}", V("d"))
    for this in ITSELF:
        g.phrase("itself", this, ANY)
    for said, dst in CIRCLES.items():
        g.phrase("circle", f"{said}に", dst)
    for said, zone in SOURCES.items():
        g.phrase("source", f"{said}から", (zone,))
        g.phrase("own_from", f"あなたの{said}から", (zone,))
        for other, more in SOURCES.items():
            if other != said:
                g.phrase("source", f"{said}か{other}から", (zone, more))
    g.add("from_any", *g.entries["source"])
    for said, zone in (("(R)", "RC"), ("(G)", "GC"), ("(V)", "VC")):
        g.phrase("from_any", f"{said}から", (zone,))
        for other, more in SOURCES.items():
            g.phrase("from_any", f"{said}か{other}から", (zone, more))
            g.phrase("from_any", f"{other}か{said}から", (more, zone))
    for said, zones in (("(R)か(G)", ("RC", "GC")), ("(V)か(R)", ("VC", "RC"))):
        g.phrase("from_any", f"{said}から", zones)
    g.add("source", *g.entries["own_from"])
    g.add("from", *g.entries["from_any"], *g.entries["own_from"])


def add(g: Grammar) -> None:
    for part in (
        causes,
        put_there,
        from_one,
        sources,
        happening,
        arriving,
        unlocking,
        unsourced,
        wandering,
        striking,
    ):
        part(g)
