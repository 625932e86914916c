"""English, groups: descriptions of cards, their places, and the objects of verbs."""

from __future__ import annotations

import re

from ludex.games.sve.c04_zones import ENTERED
from ludex.games.sve.c12_keywords import FANFARE, FOLLOWER, LAST_WORDS
from ludex.games.sve.c14_universe_specific import RACED
from ludex.games.sve.groups import ENEMY_FOLLOWER, ENEMY_LEADER, FIELD, YOUR_LEADER
from ludex.games.sve.text.en.words import COST, TRAITS
from ludex.games.sve.text.meanings import (
    AMULET,
    BANISHED_ZONE,
    CEMETERY,
    EVOLVED,
    EX,
    HAND,
    IT,
    ITS_LEADER,
    LEADER,
    SEEN,
    SPELL,
    THEM,
    TOKEN,
    join,
)
from ludex.lang import pattern as t
from ludex.lang.alternatives import even, whole_kinds
from ludex.lang.en.nouns import consonant, vowel
from ludex.lang.grammar import Bunch, Grammar, Phrase, Token
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, REVEALED
from ludex.lang.pattern import (
    ANY,
    CHOSEN,
    ENEMY,
    SELF,
    YOURS,
    All,
    AllTold,
    Chosen,
    Different,
    Extreme,
    FaceUp,
    Figure,
    FigureOf,
    Has,
    Mark,
    Not,
    Ref,
    Sel,
    Shares,
    Some,
    State,
    Total,
    V,
    Within,
    Word,
    Zone,
)
from ludex.lang.surface import canonical, either, join_either, parts_of, split_either
from ludex.lang.unknown import X

TYPES = {"follower": "followers", "amulet": "amulets", "spell": "spells"}


def modifiers(g: Grammar) -> None:
    for pre, means in (
        ("enemy ", ENEMY),
        ("other ", Not(SELF)),
        ("engaged ", State("engaged")),
        ("reserved ", State("reserved")),
        ("evolved ", EVOLVED),
        ("unevolved ", Not(EVOLVED)),
        ("token ", TOKEN),
        ("faceup ", FaceUp(True)),
        ("facedown ", FaceUp(False)),
        ("{n:digits}-cost or less ", Figure("cost", "<=", V("n"))),
        ("{n:digits}-cost or more ", Figure("cost", ">=", V("n"))),
        ("{n:digits}-cost ", Figure("cost", "=", V("n"))),
        ("{c:class} ", Word("class", V("c"))),
        ("{t:trait} ", Word("trait", V("t"))),
        ("{t:universe} ", Word("universe", V("t"))),
        ("{c:class_word} ", Word("class", V("c"))),
        ("non-{c:class_word} ", Not(Word("class", V("c")))),
        ("non-{c:class} ", Not(Word("class", V("c")))),
        ("non- {c:class} ", Not(Word("class", V("c")))),
        ("non-{t:trait} ", Not(Word("trait", V("t")))),
    ):
        g.phrase("kind_pre", pre, means)
    for post, said in (
        (" that costs {n:digits} play points or less", Figure("cost", "<=", V("n"))),
        (" that cost {n:digits} play points or less", Figure("cost", "<=", V("n"))),
        (" that costs {n:digits} play point or less", Figure("cost", "<=", V("n"))),
        (" that costs {n:digits} or less", Figure("cost", "<=", V("n"))),
        (" that cost {n:digits} or less", Figure("cost", "<=", V("n"))),
        (" that costs at least {n:digits} play points", Figure("cost", ">=", V("n"))),
        (" that costs {n:digits} play points or more", Figure("cost", ">=", V("n"))),
        (" that costs {n:digits} or more", Figure("cost", ">=", V("n"))),
        (" that costs at least {n:digits}", Figure("cost", ">=", V("n"))),
        (" that costs {n:digits} play points", Figure("cost", "=", V("n"))),
        (" that costs {n:digits} play point", Figure("cost", "=", V("n"))),
        (" that costs {n:digits}", Figure("cost", "=", V("n"))),
        (" that cost {n:digits}", Figure("cost", "=", V("n"))),
        (" with {n:digits} defense or less", Figure("defense", "<=", V("n"))),
        (" with {n:digits} attack or less", Figure("attack", "<=", V("n"))),
        (" with {n:digits} or less defense", Figure("defense", "<=", V("n"))),
        (" with {n:digits} or less attack", Figure("attack", "<=", V("n"))),
        (" with {n:digits} attack or more", Figure("attack", ">=", V("n"))),
        (" with {n:digits} or more attack", Figure("attack", ">=", V("n"))),
        (" with {n:digits} defense or more", Figure("defense", ">=", V("n"))),
        (" with {n:digits} or more defense", Figure("defense", ">=", V("n"))),
        (" with at least {n:digits} attack", Figure("attack", ">=", V("n"))),
        (" with at least {n:digits} defense", Figure("defense", ">=", V("n"))),
        (" with {k:keyword}", Has(V("k"))),
        (" with [evolve]", Has("Evolve")),
        (" without {k:keyword}", Not(Has(V("k")))),
        (" with a different name from this card", Not(Shares(SELF, "name"))),
        (" not named {n:name}", Not(Word("name", V("n")))),
        (" named {n:name}", Word("name", V("n"))),
        (" other than this card", Not(SELF)),
        (" other than {n:name}", Not(Word("name", V("n")))),
    ):
        g.phrase("kind_post", post, said)
    for place, group in (
        (" on your field", All((YOURS, FIELD))),
        (" on the field", FIELD),
        (" in your cemetery", All((YOURS, CEMETERY))),
        (" in your EX area", All((YOURS, EX))),
        (" in your hand", All((YOURS, HAND))),
        (" in your banished zone", All((YOURS, BANISHED_ZONE))),
        (" on your opponent's field", All((ENEMY, FIELD))),
        (" on their field", All((t.SameSide(IT), FIELD))),
        (" on an opponent's field", All((ENEMY, FIELD))),
        (" in an opponent's EX area", All((ENEMY, EX))),
        (" in your opponent's EX area", All((ENEMY, EX))),
        (" in an opponent's cemetery", All((ENEMY, CEMETERY))),
        (" in opponents' cemeteries", All((ENEMY, CEMETERY))),
        (" on your field or EX area", All((YOURS, Zone(("field", "ex"))))),
        (" from your field or EX area", All((YOURS, Zone(("field", "ex"))))),
        (" in your opponent's cemetery", All((ENEMY, CEMETERY))),
        (" in your evolve deck", All((YOURS, Zone(("evolve deck",))))),
        (" on your field and/or in your EX area", All((YOURS, Zone(("field", "ex"))))),
        (" you control", All((YOURS, FIELD))),
        (" from your field", All((YOURS, FIELD))),
        (" from your hand", All((YOURS, HAND))),
        (" from your cemetery", All((YOURS, CEMETERY))),
        (" from your EX area", All((YOURS, EX))),
        (" on your field or in your EX area", All((YOURS, Zone(("field", "ex"))))),
        (" in your hand or EX area", All((YOURS, Zone(("hand", "ex"))))),
    ):
        g.phrase("place", place, group)


def finer_words(g: Grammar) -> None:
    """Descriptions of a card before and after its kind."""
    g.add("in_quotes", Token(r'"[^".]+"', _unquoted, _quoted))
    g.add("listed_quote", Token(r'"[^".]+,"', _unlisted, _listed))
    for its in ("in its name", "in their name", "in their names"):
        g.phrase("kind_post", f" with {{q:in_quotes}} {its}", Within("name", V("q")))
        some = Some((Within("name", V("a")), Within("name", V("b"))))
        g.phrase("kind_post", f" with {{a:in_quotes}} or {{b:in_quotes}} {its}", some)
    listed = Some(tuple(Within("name", V(name)) for name in "abc"))
    four = Some(tuple(Within("name", V(name)) for name in "abcd"))
    for its in ("in its name", "in their names"):
        start = " with {a:listed_quote} {b:listed_quote}"
        g.phrase("kind_post", f"{start} or {{c:in_quotes}} {its}", listed)
        g.phrase("kind_post", f"{start} {{c:listed_quote}} or {{d:in_quotes}} {its}", four)
    for deed, mark in (("revealed", REVEALED), ("banished", BANISHED), ("discarded", DISCARDED), ("buried", BURIED)):
        for noun in ("follower", "card"):
            same = t.Shares(Ref(mark), "name")
            g.phrase("kind_post", f" with the {deed} {noun}'s name", same)
    for words in (" with both the {a:trait} and {b:trait} traits", " with {a:trait} and {b:trait} traits"):
        for order, when in ((("a", "b"), in_order), (("b", "a"), turned)):
            g.phrase("kind_post", words, All(tuple(Word("trait", V(name)) for name in order)), when)
    for cost in ("costs", "cost"):
        g.phrase("kind_post", f" that {cost} X or less", Figure("cost", "<=", X))
        g.phrase("kind_post", f" that {cost} X or more", Figure("cost", ">=", X))
        g.phrase("kind_post", f" that {cost} X", Figure("cost", "=", X))
    for cost in ("originally costs", "originally cost"):
        g.phrase("kind_post", f" that {cost} {{n:digits}} or less", Figure("cost", "<=", V("n")))
        g.phrase("kind_post", f" that {cost} {{n:digits}} or more", Figure("cost", ">=", V("n")))
        g.phrase("kind_post", f" that {cost} {{n:digits}}", Figure("cost", "=", V("n")))
    for words, op in (("{n:digits} play points or more", ">="), ("{n:digits} or more", ">=")):
        g.phrase("kind_post", f" that cost {words}", Figure("cost", op, V("n")))
    g.phrase("kind_post", " that cost at least {n:digits}", Figure("cost", ">=", V("n")))
    g.phrase("kind_post", " that cost {n:digits} play points", Figure("cost", "=", V("n")))
    g.phrase("kind_pre", "X-cost ", Figure("cost", "=", X))
    for figure in ("attack", "defense"):
        g.phrase("kind_post", f" with {{n:digits}} {figure}", Figure(figure, "=", V("n")))
    for order, when in ((("a", "b"), in_order), (("b", "a"), turned)):
        has = Some(tuple(Has(V(name)) for name in order))
        g.phrase("kind_post", " with {a:keyword} or {b:keyword}", has, when)
    g.phrase("kind_post", " with [lastwords]", Has(LAST_WORDS.name))
    g.phrase("kind_post", " with [fanfare]", Has(FANFARE.name))
    g.phrase("kind_pre", "non-token ", Not(TOKEN))
    g.phrase("kind_pre", "nontoken ", Not(TOKEN))
    g.phrase("kind_pre", "non-{t:universe} ", Not(Word("universe", V("t"))))
    g.phrase("kind_pre", "non- {c:class} ", Not(Word("class", V("c"))))
    for figure in ("attack", "defense"):
        both = All((Figure(figure, "<=", V("n")), Has(V("k"))))
        g.phrase("kind_post", f" with {{k:keyword}} and {{n:digits}} or less {figure}", both)
    g.add("bare_post", *g.entries["kind_post"])
    _differing(g)
    g.add("kind_post", *g.entries["mark"])
    _places(g)


def _differing(g: Grammar) -> None:
    for kind, words in (("name", "names"), ("cost", "base costs"), ("cost", "costs")):
        for each in ("", "each ", "all "):
            g.phrase("mark", f" {each}with different {words}", Different(kind))
    g.phrase("kind_pre", "differently named ", Different("name"))
    g.phrase("kind_pre", "different ", Different("name"))
    all_told = AllTold(Total("cost", "<=", V("n")))
    g.phrase("mark", " that cost a total of {n:digits} or less", all_told)
    g.phrase("mark", " that cost a total of {n:digits} play points or less", all_told)
    g.phrase("mark", " with a total cost of {n:digits} or less", all_told)
    g.phrase("mark", " and total cost {n:digits} or less", all_told)


def _places(g: Grammar) -> None:
    for words, names in (
        (" from your hand or EX area", ("hand", "ex")),
        (" from your field or cemetery", ("field", "cemetery")),
        (" on your field or in your cemetery", ("field", "cemetery")),
        (" on your field and in your EX area", ("field", "ex")),
        (" on your field or your EX area", ("field", "ex")),
        (" from your evolve deck", ("evolve deck",)),
        (" from your banished zone", ("banished",)),
        (" in your deck", ("deck",)),  # [SVE 4.5.3]
    ):
        g.phrase("place", words, All((YOURS, Zone(names))))
    for words, names in ((" in an EX area", ("ex",)), (" in the EX area", ("ex",)), (" in a cemetery", ("cemetery",))):
        g.phrase("place", words, Zone(names))
    g.phrase("place", " in the opponent's EX area", All((ENEMY, EX)))


def _unquoted(text: str) -> str:
    return re.sub(r"\^([a-z])", lambda m: m[1].upper(), text[1:-1])


def _quoted(value: object) -> str | None:
    """NB: a quoted name begins with `^` like a sentence."""
    if not isinstance(value, str):
        return None
    return '"' + re.sub(r"^([A-Z])(?=[a-z ]|$)", lambda m: "^" + m[1].lower(), value) + '"'


def _unlisted(text: str) -> str:
    return _unquoted(text[:-2] + '"')


def _listed(value: object) -> str | None:
    """NB: the comma of a list stands within the quotes."""
    said = _quoted(value)
    return said if said is None else said[:-1] + ',"'


def in_order(env: dict[str, object]) -> bool:
    return str(env["a"]) < str(env["b"])


def turned(env: dict[str, object]) -> bool:
    return str(env["a"]) > str(env["b"])


def finer_heads(g: Grammar) -> None:
    g.phrase("one_head", "{c:class} token", All((Word("class", V("c")), TOKEN)))
    g.phrase("many_head", "{c:class} tokens", All((Word("class", V("c")), TOKEN)))
    for one, many in TYPES.items():
        for other, others in TYPES.items():
            if one != other:
                some = Some(tuple(Word("type", name) for name in sorted((one, other))))
                for joint in ("or", "and"):
                    g.phrase("one_head", f"{one} {joint} {other}", some)
                for joint in ("or", "and", "and/or"):
                    g.phrase("many_head", f"{many} {joint} {others}", some)
    for order, when in ((("a", "b"), in_order), (("b", "a"), turned)):
        named = Some(tuple(Word("name", V(name)) for name in order))
        g.phrase("one_head", "{a:name} or {b:name}", named, when)
        g.phrase("kind_post", " named {a:name} or {b:name}", named, when)
    for kind in ("trait", "class"):
        for joint in ("or", "and", "and/or"):
            for order, when in ((("a", "b"), in_order), (("b", "a"), turned)):
                some = Some(tuple(Word(kind, V(name)) for name in order))
                g.phrase("kind_pre", f"{{a:{kind}}} {joint} {{b:{kind}}} ", some, when)


def heads(g: Grammar) -> None:
    for one, many, means in (
        ("follower", "followers", FOLLOWER),
        ("amulet", "amulets", AMULET),
        ("spell", "spells", SPELL),
        ("{n:name} token", "{n:name} tokens", Word("name", V("n"))),
        ("{t:said_trait} token", "{t:said_trait} tokens", All((Word("trait", V("t")), TOKEN))),
        ("card", "cards", ANY),
    ):
        g.phrase("one_head", one, means, no_trait)
        g.phrase("many_head", many, means, no_trait)
    g.phrase("one_head", "{n:name}", Word("name", V("n")))  # [SVE 2.1.2]
    g.phrase("many_head", "{n:name}s", Word("name", V("n")))
    g.phrase("group_one_head", "enemy leader", All((ENEMY, LEADER)))
    g.phrase("group_one_head", "enemy leader or enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.phrase("group_one_head", "enemy leader or an enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.phrase("group_one_head", "enemy leader and enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.add("group_one_head", *g.entries["one_head"])
    g.add("group_many_head", *g.entries["many_head"])
    g.add("group_post", *g.entries["kind_post"], *g.entries["place"])


def no_trait(env: dict[str, object]) -> bool:
    return env.get("n") not in TRAITS


def groups(g: Grammar) -> None:
    """`kind`: cards without a place (for searches); `group`: cards with their place."""
    for number in ("one", "many"):
        g.add(f"kind_{number}", Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of))
        g.add(
            f"group_{number}",
            Bunch(f"group_{number}_head", "kind_pre", "group_post", join, parts_of, default=(FIELD,)),
        )
        g.add(
            f"other_{number}",
            Bunch(
                f"group_{number}_head", "kind_pre", "group_post", join, parts_of, default=(FIELD,), always=(Not(SELF),)
            ),
        )
        g.add(
            f"other_kind_{number}",
            Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(Not(SELF),)),
        )
        g.add(f"hand_{number}", Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, HAND)))
        own = (YOURS, FIELD)
        g.add(f"own_{number}", Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=own))
        g.add(
            f"own_other_{number}",
            Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(*own, Not(SELF))),
        )
        g.add(f"seen_{number}", Bunch(f"{number}_head", "kind_pre", "kind_post", join, parts_of, always=(Ref("seen"),)))
    g.add(
        "one_kind",
        Phrase("a {g:kind_one}", V("g"), fits=consonant),
        Phrase("an {g:kind_one}", V("g"), fits=vowel),
    )
    for number in ("one", "many"):
        head = f"group_{number}_head"
        g.add(f"said_{number}", Bunch(head, "kind_pre", "group_post", join, parts_of))
        g.add(f"said_other_{number}", Bunch(head, "kind_pre", "group_post", join, parts_of, always=(Not(SELF),)))
    g.add(
        "a_said",
        Phrase("a {g:said_one}", V("g"), fits=consonant),
        Phrase("an {g:said_one}", V("g"), fits=vowel),
        Phrase("another {g:said_other_one}", V("g")),
    )
    mine = (FIELD, YOURS)
    for number in ("one", "many"):
        head = f"group_{number}_head"
        g.add(f"mine_{number}", Bunch(head, "kind_pre", "group_post", join, parts_of, default=mine))
        own_other = Bunch(head, "kind_pre", "group_post", join, parts_of, default=mine, always=(Not(SELF),))
        g.add(f"mine_other_{number}", own_other)
    g.add(
        "a_mine",
        Phrase("a {g:mine_one}", V("g"), fits=consonant),
        Phrase("an {g:mine_one}", V("g"), fits=vowel),
        Phrase("another {g:mine_other_one}", V("g")),
    )
    g.phrase("other_kind", "{g:other_kind_one}", V("g"))
    g.add(
        "a_hand",
        Phrase("a {g:hand_one}", V("g"), fits=consonant),
        Phrase("an {g:hand_one}", V("g"), fits=vowel),
    )
    g.add("a_own", Phrase("a {g:own_one}", V("g"), fits=consonant), Phrase("an {g:own_one}", V("g"), fits=vowel))
    g.add(
        "a_seen",
        Phrase("a {g:seen_one}", V("g"), fits=consonant),
        Phrase("an {g:seen_one}", V("g"), fits=vowel),
    )
    g.add(
        "a_group",
        Phrase("a {g:group_one}", V("g"), fits=consonant),
        Phrase("an {g:group_one}", V("g"), fits=vowel),
        Phrase("another {g:other_one}", V("g")),
    )
    g.add(
        "a_kind",
        Phrase("a {g:kind_one}", V("g"), fits=consonant),
        Phrase("an {g:kind_one}", V("g"), fits=vowel),
    )


def alternatives(g: Grammar) -> None:
    """Kinds joined with "or" and similar words: each has its own description, and the place after the last one applies
    to all."""
    mine = (FIELD, YOURS)
    g.add("after_all", *g.entries["mark"], *g.entries["place"])
    for number, joints in (("one", (" or ",)), ("many", (" or ", " and/or ", " and "))):
        g.add(f"bare_{number}", Bunch(f"{number}_head", "kind_pre", "bare_post", _join, parts_of))
        for joint in joints:
            g.phrase(f"alt_first_{number}", f"{{g:bare_{number}}}{joint}", V("g"), _no_name)
        g.phrase(f"alt_last_{number}", f"{{g:bare_{number}}}", V("g"))
        last, first = f"alt_last_{number}", f"alt_first_{number}"
        g.add(f"alts_{number}", Bunch(last, first, "none", join_either, split_either, ordered=True))
        head = f"either_{number}"
        g.phrase(head, f"{{g:alts_{number}}}", V("g"), whole_kinds)
        if number == "one":
            for joint in (" or a ", " or an "):
                g.phrase("alt_first_said", f"{{g:bare_one}}{joint}", V("g"))
            g.add("alts_said", Bunch(last, "alt_first_said", "none", join_either, split_either, ordered=True))
            g.phrase(head, "{g:alts_said}", V("g"), even)
        for category, default, always in (
            ("kind", (), ()),
            ("group", (FIELD,), ()),
            ("said", (), ()),
            ("mine", mine, ()),
            ("hand", (), (YOURS, HAND)),
            ("own", (), (YOURS, FIELD)),
            ("seen", (), (Ref("seen"),)),
            ("own_playable", (), (YOURS,)),
        ):
            post = "mark" if always or category == "kind" else "after_all"
            g.add(f"{category}_{number}", Bunch(head, "none", post, _join, parts_of, default, always))


def _join(parts: list[object]) -> object:
    return canonical(*parts)  # type: ignore[arg-type]


def _no_name(env: dict[str, object]) -> bool:
    """NB: before "or" and another kind, a word that looks like a name may be a trait, so a name is refused."""
    group = env["g"]
    return not (isinstance(group, Word) and group.kind == "name")


def objects(g: Grammar) -> None:
    """The objects of verbs. `thing`: anything except a leader."""
    for template in ("it", "that follower", "that card", "that amulet"):
        g.phrase("thing", template, IT)
    for template in ("them", "those followers", "those cards"):
        g.phrase("thing", template, THEM)
    for template in ("this follower", "this card", "this amulet", "this"):
        g.phrase("thing", template, SELF)
    for template in ("the selected follower", "the selected card", "the selected followers", "the selected enemy"):
        g.phrase("thing", template, Ref(CHOSEN))
    g.phrase("thing", "each {g:group_one}", V("g"), _placed)
    g.phrase("thing", "each other {g:other_one}", V("g"), _placed)
    g.phrase("thing", "all {g:group_many}", V("g"), _placed)
    g.phrase("thing", "it and this follower", Some((IT, SELF)))
    g.phrase("object", "{o:thing}", V("o"))
    g.phrase("object", "your leader", YOUR_LEADER)
    g.phrase("object", "each enemy leader", ENEMY_LEADER)
    g.phrase("object", "the enemy leader", ENEMY_LEADER)
    g.phrase("object", "each leader", LEADER)
    g.phrase("object", "its leader", ITS_LEADER)
    g.phrase("object", "that follower's leader", ITS_LEADER)
    g.phrase("object", "it and its leader", Some((IT, ITS_LEADER)))


def _placed(env: dict[str, object]) -> bool:
    return env["g"] != ENEMY_LEADER


def kinds(g: Grammar) -> None:
    for post, means in (
        (" that was put onto the field this turn", Mark(ENTERED)),
        (" with Earth Rite", Word("ability", "Earth Rite")),
        (" with different names", Different("name")),
        (" that costs X play points or less", Figure("cost", "<=", Chosen("X"))),
        (" that costs less than {n:equal}", Figure("cost", "<", V("n"))),
        (" that cost less than {n:equal}", Figure("cost", "<", V("n"))),
        (" that costs more than {n:equal}", Figure("cost", ">", V("n"))),
        (
            " that costs more than the follower you put into the cemetery",
            Figure("cost", ">", FigureOf(COST, "cost")),
        ),
        (
            " with {n:digits} attack or less or {m:digits} defense",
            Some((Figure("attack", "<=", V("n")), Figure("defense", "=", V("m")))),
        ),
    ):
        g.phrase("kind_post", post, means)
        g.phrase("group_post", post, means)
    g.phrase("kind_pre", "racing ", Mark(RACED))
    g.add("own_playable_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("own_playable_one", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    g.add("buried_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN, CEMETERY)))
    g.add("revealed_many", Bunch("many_head", "kind_pre", "kind_post", join, parts_of, always=(SEEN,)))


def things(g: Grammar) -> None:
    g.phrase("thing", "each of the lowest-cost {g:group_many}", Extreme(V("g"), "cost"))
    g.phrase("thing", "each of the highest-cost {g:group_many}", Extreme(V("g"), "cost", True))
    two = Some((Word("name", V("a")), Word("name", V("b"))))
    g.phrase("thing", "each {a:name} and {b:name} on your field", All((YOURS, FIELD, two)))
    g.phrase("thing", "your {g:own_many}", V("g"))
    g.phrase("thing", "your other {g:own_other_many}", V("g"))
    g.phrase("thing", "each of your {g:own_many}", V("g"))
    g.phrase("thing", "each of your other {g:own_other_many}", V("g"))
    g.phrase("thing", "the enemy follower", Ref("other"))
    g.phrase("object", "it and each leader", Some((IT, LEADER)))


def others_in_hand(g: Grammar) -> None:
    other = Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS, HAND, t.Not(SELF)))
    g.add("hand_other", other)
    g.add("a_hand_other", Phrase("a {g:hand_other}", V("g")), Phrase("an {g:hand_other}", V("g")))


def placed(env: dict[str, object]) -> bool:
    """Whether the counted group names a zone. "If there are five cards" does not; it refers to an earlier sentence."""
    group = env.get("g")
    return not isinstance(group, Sel) or any(isinstance(part, Zone) for part in parts_of(group))


def plural(env: dict[str, object]) -> bool:
    """Whether the number needs the plural."""
    return env["n"] != 1


def add(g: Grammar) -> None:
    for part in (
        modifiers,
        finer_words,
        finer_heads,
        heads,
        groups,
        alternatives,
        objects,
        kinds,
        things,
        others_in_hand,
    ):
        part(g)
