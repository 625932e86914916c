"""Dragon Ball Super Card Game, by its General Rules. Chapters of the rulebook are modules."""

from __future__ import annotations

from ludex.games.dbs.book import BOOKS, WORDS
from ludex.games.dbs.c05_game_preparation import SECTIONS, check_deck
from ludex.games.dbs.cards import COLUMNS, deck_texts, make_card, shipped_cards
from ludex.games.dbs.drafting import draft, groups
from ludex.games.dbs.edition import LATER, PLAIN
from ludex.games.dbs.lab import LAB
from ludex.games.dbs.positions import FIGHTS, FILLER, new_game, place, setup
from ludex.games.dbs.printed import READER
from ludex.games.dbs.terminal import TERMINAL
from ludex.games.dbs.text import languages, read_text
from ludex.games.spec import Drafting, Spec

SPEC = Spec(
    code="dbs",
    name=WORDS.name.en,
    words=WORDS,
    books={PLAIN.code: BOOKS[PLAIN.code]},
    extensions={LATER.code: BOOKS[LATER.code]},
    sections=SECTIONS,
    cards=shipped_cards,
    deck_texts=deck_texts,
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    columns=COLUMNS,
    place=place,
    fights=FIGHTS,
    conceding="DBS 1-2-4",
    read_text=read_text,
    languages=languages(),
    reader=READER,
    lab=LAB,
    setup=setup,
    filler=FILLER,
    properties=("awakened",),
    linked_zone="under",
    drafting=Drafting(groups, draft),
    terminal=TERMINAL,
)
