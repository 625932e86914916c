"""Words that settling has to understand: where nothing understands them, the text is declined and never half played."""

from ludex.core import tree as t
from ludex.games import compile_text
from ludex.games.sve.c13_class_specific import STACK
from ludex.lang.compile import WHOLE
from ludex.lang.marks import Different, left_in
from tests.rules.sve.support import amulet, attack_of, board, follower, put, spell

OWL, FOX, ELK = (follower(name, 1, 1, trait="Beast") for name in ("Owl", "Fox", "Elk"))
HUNT = (
    "Search your deck for up to 2 Beast followers with different names that cost 2 or less, summon them, then shuffle."
)


def test_cards_with_different_names_are_searched_for() -> None:
    read = compile_text("sve", "en", HUNT, "spell")
    assert read.status == WHOLE and left_in(read.abilities) == ""
    (ability,) = read.abilities
    assert isinstance(ability, t.Spell)
    hunt = spell("Hunt", *ability.do)
    play = board("en", hand=(hunt, ELK), deck=(OWL, OWL, FOX)).take('play "Hunt"', 'find "Owl"')
    assert 'find "Owl"' not in play.offered and 'find "Fox"' in play.offered
    assert sorted(play.take('find "Fox"').names("field", 0)) == ["Fox", "Owl"]


def test_a_word_that_nothing_understands_declines_the_text() -> None:
    """No tree that counts as read holds a mark of the surface."""
    text = "If there are at least 5 spells with different names in your cemetery, draw a card."
    read = compile_text("sve", "en", text, "spell")
    assert left_in(read.abilities) == ""
    assert left_in((t.Draw(1), t.Choose("t", 1, t.YOURS & Different("name")))) == "Different"


def test_it_is_not_what_a_keyword_takes_unsaid() -> None:
    """After Earth Rite `it` still means the token that was summoned, in both languages."""
    texts = (
        ("en", "[fanfare] Summon a Strikeform Golem token. Earth Rite: Give it [attack]+2."),
        ("ja", "[ファンファーレ]『攻撃型ゴーレム』1体を出す。【土の秘術】それは[攻撃力]+2する。"),
    )
    trees = [compile_text("sve", lang, text).abilities for lang, text in texts]
    assert trees[0] == trees[1]
    (ability,) = trees[0]
    smith, jar = follower("Smith", 1, 1, ability), amulet("Jar", *STACK.means)
    play = board("en", hand=(smith, OWL), field=(put(jar, counters={"stack": 2}),)).take('play "Smith"', "pay for")
    assert attack_of(play, 0, "Strikeform Golem") == 5 and play.obj("field", 0, "Jar").counter("stack") == 1
