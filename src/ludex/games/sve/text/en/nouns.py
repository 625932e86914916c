"""English, nouns: names, numbers, groups of cards, objects, amounts and conditions."""

from __future__ import annotations

import re

from ludex.games.sve.c04_zones import EP, MAX_PP, PP
from ludex.games.sve.c12_keywords import (
    ASSAIL,
    AURA,
    BANE,
    DRAIN,
    FOLLOWER,
    INTIMIDATE,
    RUSH,
    STORM,
    WARD,
)
from ludex.games.sve.c13_class_specific import STACK, combo, necrocharge, spellchain
from ludex.games.sve.text import words
from ludex.games.sve.text.en.groups import alternatives, finer_heads, finer_words
from ludex.games.sve.tokens import ROWS
from ludex.lang.grammar import Bunch, Grammar, Phrase, Token
from ludex.lang.pattern import (
    ANY,
    CHOSEN,
    ENEMY,
    SELF,
    THAT,
    YOU,
    YOURS,
    All,
    CameFrom,
    Chosen,
    Compare,
    Count,
    Counter,
    Did,
    Exists,
    FaceUp,
    Figure,
    FigureOf,
    Has,
    Is,
    Named,
    Not,
    Number,
    Plus,
    Ref,
    SameSide,
    Sel,
    Shares,
    Some,
    State,
    Times,
    TurnOf,
    Unless,
    V,
    Word,
    Zone,
)
from ludex.lang.surface import canonical, either, parts_of

KEYWORDS = (WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA, STACK)
CLASSES, UNIVERSES = tuple(words.CLASSES.values()), tuple(words.UNIVERSES.values())
TRAITS = tuple(trait for trait in words.TRAITS.values() if trait not in {row.en for row in ROWS})
"""What is no token's name where it is said of tokens."""

FIELD, HAND, EX, DECK, CEMETERY, LEADER, BANISHED = (
    Zone((name,)) for name in ("field", "hand", "ex", "deck", "cemetery", "leader", "banished")
)
SPELL, AMULET, TOKEN, EVOLVED = (Word("type", name) for name in ("spell", "amulet", "token", "evolved"))
YOUR_LEADER = canonical(YOURS, LEADER)
ENEMY_LEADER = canonical(ENEMY, LEADER)
ENEMY_FOLLOWER = canonical(ENEMY, FIELD, FOLLOWER)
YOUR_HAND = canonical(YOURS, HAND)
IT = Ref(THAT)
SEEN = Ref("seen")
ITS_LEADER = canonical(SameSide(IT), LEADER)

WORD = r"[A-Z][\w'’&@*-]*!*|\d+[a-z]*"
SMALL = r"(?:of|the|to|in|for|with|from|a|an|de|on|at|by) "
START = r"(?:Crest: |(?:0|[IVX]+)\. )?"
NAME = rf"{START}(?:[A-Z][\w'’&@*☆-]*[!?]*)(?:(?:,| &)? (?:{SMALL})*(?:{WORD})[?]?)*(?: \[[A-Z][\w ]*\])?"
NO_NAMES = frozenset({"EX", "X", "PP", "A", "I"} | {keyword.name for keyword in KEYWORDS})


def _name(text: str) -> str | None:
    return None if text in NO_NAMES or text.startswith(("EX ", "Stack ")) else text


def _say_name(value: object) -> str | None:
    return value if isinstance(value, str) and value and value not in NO_NAMES else None


def _joint(value: object) -> str | None:
    """A name with "and" in it: of one card, which only a word like "it" can tell."""
    return value if isinstance(value, str) and " and " in value else None


def _trait(text: str) -> str | None:
    return None if _name(text) is None or text in UNIVERSES or text in CLASSES or "," in text else text


def _say_trait(value: object) -> str | None:
    return None if value in UNIVERSES or value in CLASSES else _say_name(value)


def _read_class(text: str) -> str:
    return text[1:-1].capitalize()


def _say_class(value: object) -> str | None:
    return f"[{value.lower()}]" if isinstance(value, str) and value in CLASSES else None


def _say_digits(value: object) -> str | None:
    return str(value) if type(value) is int and value >= 0 else None


def _say_word(words: tuple[str, ...]) -> Token:
    return Token("|".join(map(re.escape, words)), str, lambda v: v if isinstance(v, str) and v in words else None)


def _say_counter(value: object) -> str | None:
    return value if isinstance(value, str) and re.fullmatch(r"[A-Za-z-]+(?: [a-z]+)?", value) else None


def _minus(text: str) -> int:
    return -int(text)


def _say_minus(value: object) -> str | None:
    return str(-value) if type(value) is int and value < 0 else None


def join(parts: list[Sel]) -> Sel:
    return canonical(*parts)


def vowel(text: str) -> bool:
    return text[text.index(" ") + 1 :].lstrip("[").lower().startswith(("a", "e", "i", "o", "u"))


def consonant(text: str) -> bool:
    return not vowel(text)


def tokens_of_speech(g: Grammar) -> None:
    g.add("name", Token(NAME, _name, _say_name, every=True, after=r"(?![\w'’-]| [A-Z])"))
    g.add("joint_name", Token(rf"{NAME} and {NAME}", _name, _joint))
    g.add("trait", Token(NAME, _trait, _say_trait, every=True, after=r" [a-z\[]"))
    g.add("said_trait", _say_word(TRAITS))
    g.add("class_word", _say_word(CLASSES))
    g.add("universe", _say_word(UNIVERSES))
    g.add("class", Token(r"\[[a-z]+craft\]|\[neutral\]", _read_class, _say_class))
    g.add("digits", Token(r"\d+", int, _say_digits))
    g.add("minus", Token(r"\d+", _minus, _say_minus))
    g.add("counter", Token(r"(?!counter)[A-Za-z-]+(?: [a-z]+)?(?= counters?\b)", str, _say_counter))
    g.add("keyword", _say_word(tuple(keyword.name for keyword in KEYWORDS)))


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
        (" in your banished zone", All((YOURS, BANISHED))),
        (" on your opponent's field", All((ENEMY, FIELD))),
        (" on their field", All((ENEMY, FIELD))),
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


def no_trait(env: dict[str, object]) -> bool:
    return env.get("n") not in TRAITS


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
    g.phrase("one_head", "{n:name}", Word("name", V("n")))
    g.phrase("many_head", "{n:name}s", Word("name", V("n")))
    g.phrase("group_one_head", "enemy leader", All((ENEMY, LEADER)))
    g.phrase("group_one_head", "enemy leader or enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.phrase("group_one_head", "enemy leader or an enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.phrase("group_one_head", "enemy leader and enemy follower on the field", either(ENEMY_LEADER, ENEMY_FOLLOWER))
    g.add("group_one_head", *g.entries["one_head"])
    g.add("group_many_head", *g.entries["many_head"])
    g.add("group_post", *g.entries["kind_post"], *g.entries["place"])


def groups(g: Grammar) -> None:
    """`kind`: without a place (what is searched for); `group`: with the place where the cards are."""
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


def objects(g: Grammar) -> None:
    """What something is done to. `thing`: not a leader."""
    for template in ("it", "them", "that follower", "that card", "those followers", "those cards", "that amulet"):
        g.phrase("thing", template, IT)
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


def placed(env: dict[str, object]) -> bool:
    """What is counted must say where: "if there are five cards" goes on from a sentence before."""
    group = env.get("g")
    return not isinstance(group, Sel) or any(isinstance(part, Zone) for part in parts_of(group))


def amounts(g: Grammar) -> None:
    g.phrase("amount", "X", Chosen("X"))
    g.add("amount", Token(r"\d+", int, _say_digits))
    for template, means in (
        ("the number of {g:said_many}", Count(V("g"))),
        ("the number of other {g:said_other_many}", Count(V("g"))),
        ("the number of cards you've played this turn, excluding this card", Plus((Number(YOU, "cards played"), -1))),
        ("the number of cards you've played this turn", Number(YOU, "cards played")),
        ("the selected follower's attack", FigureOf(Ref(CHOSEN), "attack")),
        ("the selected follower's defense", FigureOf(Ref(CHOSEN), "defense")),
        ("the selected card's cost", FigureOf(Ref(CHOSEN), "cost")),
        ("that follower's attack", FigureOf(IT, "attack")),
        ("its attack", FigureOf(IT, "attack")),
        ("its defense", FigureOf(IT, "defense")),
        ("its cost", FigureOf(IT, "cost")),
        ("that card's cost", FigureOf(IT, "cost")),
        ("the revealed card's cost", FigureOf(IT, "cost")),
        ("this follower's attack", FigureOf(SELF, "attack")),
        ("this follower's defense", FigureOf(SELF, "defense")),
        ("your maximum play points", Number(YOU, MAX_PP)),
        ("{m:digits} times {n:equal}", Times(V("m"), V("n"))),
        ("{n:plain} plus {m:digits}", Plus((V("n"), V("m")))),
        ("{m:digits} plus {n:plain}", Plus((V("m"), V("n")))),
        ("twice {n:equal}", Times(2, V("n"))),
    ):
        g.phrase("equal", template, means, placed)

    g.phrase("plain", "the number of {g:said_many}", Count(V("g")), placed)


def conditions(g: Grammar) -> None:
    for name in ("Overflow", "Sanguine"):
        g.phrase("cond", f"{name} is active for you", Named(name))
        g.phrase("heading", f"^{name.lower()}", Named(name))
        g.phrase("heading", name, Named(name))
    for word, made in (
        ("combo", combo),
        ("spellchain", spellchain),
        ("sc", spellchain),
        ("necrocharge", necrocharge),
        ("nc", necrocharge),
    ):
        for n in range(1, 41):
            g.phrase("heading", f"^{word} ({n})", made(n))
            if len(word) == 2:
                g.phrase("heading", f"{word.upper()} ({n})", made(n))
    for template, means in (
        ("there is {g:a_said}", Exists(V("g"))),
        ("there's {g:a_said}", Exists(V("g"))),
        ("you have {g:a_said}", Exists(V("g"))),
        ("there are at least {n:digits} {g:said_many}", Exists(V("g"), V("n"))),
        ("there are at least {n:digits} other {g:said_other_many}", Exists(V("g"), V("n"))),
        ("there are {n:digits} or more {g:said_many}", Exists(V("g"), V("n"))),
        ("there is at least {n:digits} {g:said_one}", Exists(V("g"), V("n"))),
        ("there are no {g:said_many}", Compare(Count(V("g")), "=", 0)),
        ("there are no other {g:said_other_many}", Compare(Count(V("g")), "=", 0)),
        ("you have at least {n:digits} cards in your hand", Exists(All((YOURS, HAND)), V("n"))),
        ("you have at least {n:digits} play points", Compare(Number(YOU, PP), ">=", V("n"))),
        ("you have at least {n:digits} max play points", Compare(Number(YOU, MAX_PP), ">=", V("n"))),
        ("you have {n:digits} max play points", Compare(Number(YOU, MAX_PP), ">=", V("n"))),
        ("you've played at least {n:digits} cards this turn", Compare(Number(YOU, "cards played"), ">=", V("n"))),
        ("this card was put onto the field from anywhere other than your hand", Unless(CameFrom(("hand",)))),
        ("this card wasn't put onto the field from your hand", Unless(CameFrom(("hand",)))),
        ("this follower wasn't put onto the field from your hand", Unless(CameFrom(("hand",)))),
        ("this wasn't put onto the field from hand", Unless(CameFrom(("hand",)))),
        ("this was put onto the field from your EX area", CameFrom(("ex",))),
        ("this card was put onto the field from your EX area", CameFrom(("ex",))),
        ("this card was put onto the field from your hand", CameFrom(("hand",))),
        ("this was put onto the field from hand", CameFrom(("hand",))),
        ("this was put onto the field from the cemetery", CameFrom(("cemetery",))),
        ("this card was put onto the field from your cemetery", CameFrom(("cemetery",))),
        ("the selected follower is {k:a_kind}", Is(Ref(CHOSEN), V("k"))),
        ("it's not your turn", TurnOf("opponent")),
        ("it's your turn", TurnOf(YOU)),
        ("it's {k:a_kind}", Is(IT, V("k"))),
        ("this follower is evolved", Is(SELF, EVOLVED)),
        ("your leader's defense is {n:digits} or less", Compare(FigureOf(YOUR_LEADER, "defense"), "<=", V("n"))),
        ("your leader's [defense] is {n:digits} or less", Compare(FigureOf(YOUR_LEADER, "defense"), "<=", V("n"))),
        ("your leader has {n:digits} or less defense", Compare(FigureOf(YOUR_LEADER, "defense"), "<=", V("n"))),
        ("your leader has {n:digits} defense or less", Compare(FigureOf(YOUR_LEADER, "defense"), "<=", V("n"))),
        ("you do", Did("did")),
        ("there are {n:digits} cards or less in your hand", Compare(Count(YOUR_HAND), "<=", V("n"))),
        ("there are {n:digits} or less {g:said_many}", Compare(Count(V("g")), "<=", V("n"))),
        ("there are {n:digits} or fewer {g:said_many}", Compare(Count(V("g")), "<=", V("n"))),
        ("there are {n:digits} {g:said_many}", Compare(Count(V("g")), "=", V("n"))),
        ("there are more than {n:digits} {g:said_many}", Compare(Count(V("g")), ">", V("n"))),
        ("this card has at least {n:digits} {c:counter} counters", Is(SELF, Counter(V("c"), ">=", V("n")))),
        ("your maximum play points are {n:digits}", Compare(Number(YOU, MAX_PP), "=", V("n"))),
        ("you have at least {n:digits} evolution points", Compare(Number(YOU, EP), ">=", V("n"))),
        ("you have at least 1 {g:said_one}", Exists(V("g"), 1)),
        ("you have at least {n:digits} {g:said_many}", Exists(V("g"), V("n"))),
        ("you control {g:a_own}", Exists(V("g"))),
    ):
        g.phrase("cond", template, means, placed)


def add(g: Grammar) -> None:
    for part in (
        tokens_of_speech, modifiers, finer_words, finer_heads, heads,
        groups, alternatives, objects, amounts, conditions,
    ):  # fmt: skip
        part(g)
