"""English card text of Shadowverse: Evolve, read to trees and written back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludex.core import tree as t
from ludex.games import compile_text
from ludex.games.sve.c13_class_specific import combo
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.en.spelling import fold, unfold
from ludex.lang.compile import BLANK, DECLINED, PARTIAL, WHOLE, compile_with, print_text
from ludex.lang.surface import canonical, either

FIELD = t.Zone(("field",))
FOLLOWER = t.Word("type", "follower")
FOE = canonical(t.ENEMY, FIELD, FOLLOWER)
TARGET = t.Choose("t", 1, FOE, target=True)
LEADERS = canonical(t.ENEMY, t.Zone(("leader",)))


def block(text: str) -> tuple[t.Instr, ...]:
    """What a spell of this text does; it must write back as it was."""
    compiled = compile_with(ENGLISH, text, "spell")
    assert compiled.status == WHOLE, (compiled.words, text)
    assert print_text(ENGLISH, compiled) == text
    (spell,) = compiled.abilities
    assert isinstance(spell, t.Spell)
    return spell.do


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("Draw 2 cards.", (t.Draw(2),)),
        (
            "Select an enemy follower on the field and deal it 3 damage.",
            (TARGET, t.Damage(t.Ref("t"), 3)),
        ),
        (
            "Select an enemy follower on the field. Destroy it, draw a card, then discard a card.",
            (
                TARGET,
                t.Move(t.Ref("t"), "cemetery", "destroy"),
                t.Draw(1),
                t.Choose("d", 1, canonical(t.YOURS, t.Zone(("hand",)))),
                t.Move(t.Ref("d"), "cemetery", "discard"),
            ),
        ),
        (
            "Select an enemy follower on the field. Banish it. Select another Imp follower on your field. Engage it.",
            (
                TARGET,
                t.Move(t.Ref("t"), "banished", "banish"),
                t.Choose(
                    "t2",
                    1,
                    canonical(t.YOURS, FIELD, t.Not(t.SELF), t.Word("trait", "Imp"), FOLLOWER),
                    target=True,
                ),
                t.SetState(t.Ref("t2"), "engaged"),
            ),
        ),
        (
            "Deal X damage to each enemy leader. X equals the number of Wisp tokens in your EX area.",
            (
                t.Damage(
                    LEADERS,
                    t.Count(
                        canonical(t.YOURS, t.Zone(("ex",)), t.Word("name", "Wisp")),
                    ),
                ),
            ),
        ),
        (
            "Deal 2 damage to each enemy follower on the field. Combo (3): Deal 4 damage instead.",
            (t.If(combo(3), (t.Damage(FOE, 4),), (t.Damage(FOE, 2),)),),
        ),
        (
            "Draw a card. If Overflow is active for you, recover 2 play points.",
            (t.Draw(1), t.If(t.Named("Overflow"), (t.Do("recover", n=2),))),
        ),
        (
            "Choose one. (1) Draw a card. (2) Summon a Wisp or Gnat token.",
            (
                t.Modes(
                    1,
                    (
                        (t.Draw(1),),
                        (t.Modes(1, ((t.Create("Wisp", 1, "field"),), (t.Create("Gnat", 1, "field"),))),),
                    ),
                    played=True,
                ),
            ),
        ),
    ],
)
def test_what_a_text_does(text: str, do: tuple[t.Instr, ...]) -> None:
    assert block(text) == do


def test_the_order_of_words_does_not_matter_to_a_group() -> None:
    a = block("Select an enemy follower with 3 defense or less on the field and destroy it.")
    b = block("Select an enemy follower on the field with 3 defense or less and destroy it.")
    assert a == b
    assert isinstance(a[0], t.Choose)
    assert a[0].what == canonical(t.ENEMY, FIELD, FOLLOWER, t.Figure("defense", "<=", 3))


def test_alternatives_share_what_they_have_in_common() -> None:
    (choice, _) = block("Select an enemy leader or enemy follower on the field and deal it 1 damage.")
    assert isinstance(choice, t.Choose)
    assert choice.what == either(LEADERS, FOE)
    assert choice.what == t.All((t.ENEMY, t.Some((t.Zone(("leader",)), t.All((FIELD, FOLLOWER))))))


def test_remarks_say_nothing_and_are_written_back() -> None:
    told = " (Followers with Ward guard.)", " (If you've played 3 cards, perform Combo (3).)", "(A remark alone.)"
    text = f"Ward.{told[0]}\n[fanfare] Combo (3): Draw a card.{told[1]}\n{told[2]}"
    compiled = compile_with(ENGLISH, text)
    assert compiled.status == WHOLE
    assert print_text(ENGLISH, compiled) == text
    assert [a.keyword for a in compiled.abilities] == ["Ward", "Fanfare"]
    assert "".join(text[s.start : s.end] for s in compiled.spans) == text.replace("\n", "")
    assert tuple(text[s.start : s.end] for s in compiled.spans if s.kind == "remark") == told


def test_what_is_not_understood_is_told_with_its_place() -> None:
    text = "Ward.\n[fanfare] Draw a card and juggle it."
    compiled = compile_with(ENGLISH, text)
    assert compiled.status == PARTIAL
    assert text[compiled.stopped_at :] == compiled.words == "juggle it."
    assert compile_with(ENGLISH, "Juggle.").status == DECLINED
    assert compile_with(ENGLISH, "").status == BLANK


def test_it_is_what_was_named_last() -> None:
    found = compile_with(ENGLISH, "Whenever another follower is put onto your field, give it [attack]+1.").abilities
    (ability,) = found
    assert isinstance(ability, t.Automatic)
    assert ability.do == (t.Continue((t.Modify(t.Ref("became"), "attack", "+", 1),), ""),)
    assert isinstance(ability.when, t.When)
    assert ability.when.subject == canonical(t.Not(t.SELF), FOLLOWER)
    assert compile_with(ENGLISH, "[fanfare] If Overflow is active for you, give it Storm.").status == "declined"
    (own,) = compile_with(ENGLISH, "[fanfare] If this follower is evolved, give it Storm.").abilities
    assert isinstance(own, t.Automatic)
    (branch,) = own.do
    assert isinstance(branch, t.If)
    (storm,) = branch.then
    assert isinstance(storm, t.Continue)
    assert isinstance(storm.effects[0], t.Grant)
    assert storm.effects[0].what == t.SELF


def test_folding_is_undone_by_unfolding() -> None:
    text = '[fanfare] Draw a card. X equals 2.\nOn Evolve - Give it "Strike - Draw a card."'
    assert unfold(fold(text)) == text
    assert fold(text).startswith("[fanfare] ^draw a card. ^x equals")


def test_a_text_is_compiled_once() -> None:
    assert compile_text("sve", "en", "Draw a card.", "spell") is compile_text("sve", "en", "Draw a card.", "spell")


CORPUS = Path(__file__).parents[3] / "shared" / "cards" / "sve.en.jsonl"


@pytest.mark.skipif(not CORPUS.exists(), reason="no card file")
def test_the_card_file_compiles_as_far_as_it_did() -> None:
    """Every card that compiles whole is written back exactly; the shares may only rise."""
    early, whole = [0, 0], [0, 0]
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if not row.get("text"):
            continue
        compiled = compile_with(ENGLISH, row["text"], "spell" if "Spell" in (row["type"] or "") else "")
        done = compiled.status == WHOLE
        if done:
            assert print_text(ENGLISH, compiled) == compiled.text, row["number"]
        counts = [whole, early] if re.fullmatch(r"BP0[1-4]|SD0[1-6]|CP01", row["set"]) else [whole]
        for count in counts:
            count[0] += done
            count[1] += 1
    assert early[0] / early[1] >= 0.82
    assert whole[0] / whole[1] >= 0.6


def test_a_remark_below_a_rule_is_no_remark() -> None:
    """It stands for an icon that the text does not have, so it says something, and what it says is not read."""
    compiled = compile_with(ENGLISH, "Ward.\n----------\n(If this card is shown to a drum, draw a card.)")
    assert compiled.status == "partial"
    assert compiled.words.startswith("(If this card is shown")
    assert [a.keyword for a in compiled.abilities] == ["Ward"]
