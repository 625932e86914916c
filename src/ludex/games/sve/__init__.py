"""Shadowverse: Evolve, in its English and Japanese editions. Chapters of the rulebook are modules."""

from __future__ import annotations

from ludex.games.spec import Drafting, Spec
from ludex.games.sve import c06_game_preparation, c07_game_progression
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c01_super_evolution import SEP
from ludex.games.sve.c04_zones import EP, MAX_PP, PP
from ludex.games.sve.cards import COLUMNS, deck_texts, make_card, shipped_cards
from ludex.games.sve.drafting import draft, groups
from ludex.games.sve.edition import LETTERS, PLAYED
from ludex.games.sve.lab import LAB
from ludex.games.sve.positions import FIGHTS, new_game, place, setup
from ludex.games.sve.terminal import TERMINAL
from ludex.games.sve.text import languages, read_text
from ludex.games.sve.text.printed import READER
from ludex.games.sve.words import WORDS

SPEC = Spec(
    code="sve",
    name=WORDS.name.en,
    words=WORDS,
    books={edition.code: BOOKS[edition.code] for edition in PLAYED},
    variants={edition.code: BOOKS[edition.code] for edition in LETTERS},
    sections=c06_game_preparation.SECTIONS,
    cards=shipped_cards,
    deck_texts=deck_texts,
    check_deck=c06_game_preparation.check_deck,
    new_game=new_game,
    make_card=make_card,
    columns=COLUMNS,
    place=place,
    fights=FIGHTS,
    default_edition="en",
    numbers=(
        PP,
        MAX_PP,
        EP,
        SEP,
        "field limit",
        "ex limit",
        "hand limit",
        *c07_game_progression.PER_TURN,
    ),
    conceding="SVE 1.2.3",  # [SVE 1.2.3] [SVE 1.2.3.1] core:concede ends it at once and asks no effect
    read_text=read_text,
    linked_zone="evolve zone",
    setup=setup,
    languages=languages(),
    reader=READER,
    drafting=Drafting(groups, draft),
    lab=LAB,
    terminal=TERMINAL,
)
