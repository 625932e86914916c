"""Cardfight!! Vanguard. Chapters of the rulebook are modules."""

from __future__ import annotations

from ludex.games.spec import Drafting, Spec
from ludex.games.vg.book import BOOK, WORDS
from ludex.games.vg.c04_circles import NUMBERS
from ludex.games.vg.c08_game_preparation import SECTIONS, check_deck
from ludex.games.vg.cards import COLUMNS, deck_texts, make_card, shipped_cards
from ludex.games.vg.drafting import draft, groups
from ludex.games.vg.lab import LAB
from ludex.games.vg.positions import FIGHTS, begins, new_game, place, set_circle, setup
from ludex.games.vg.printed import READER
from ludex.games.vg.terminal import TERMINAL
from ludex.games.vg.text import languages, read_text
from ludex.games.vg.vocabulary import VOCABULARY

SPEC = Spec(
    code="vg",
    name=WORDS.name.en,
    words=WORDS,
    books={"": BOOK},
    sections=SECTIONS,
    cards=shipped_cards,
    deck_texts=deck_texts,
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    columns=COLUMNS,
    place=place,
    setup=setup,
    begins=begins,
    fights=FIGHTS,
    numbers=VOCABULARY.numbers,
    conceding="VG 1.2.4",  # [VG 1.2.4] core:concede
    read_text=read_text,
    languages=languages(),
    reader=READER,
    drafting=Drafting(groups, draft),
    properties=("circle",),
    slots=NUMBERS,
    set_spot=set_circle,
    linked_zone="soul",
    filler="LV1-018",
    lab=LAB,
    terminal=TERMINAL,
)
