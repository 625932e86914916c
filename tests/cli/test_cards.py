"""`ludex cards` as a user meets it: a small grammar for Skirmish, and the shipped cards."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludex.cli import build
from ludex.errors import InputError
from ludex.lang.compile import Ambiguous, Language, compile_with
from ludex.lang.files.cards import read_cards
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import SELF, Automatic, Damage, Draw, Ref, V, When
from ludex_skirmish import SPEC as SKIRMISH

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared" / "cards"
PLAYED = When("move", SELF, dst=("field",))


def small_grammar(draw: str, hurt: str) -> Grammar:
    grammar = Grammar()
    grammar.add("number", Token(r"\d+", int, lambda n: str(n) if isinstance(n, int) else None))
    grammar.phrase("line", draw, (Automatic(PLAYED, do=(Draw(V("n")),)),))
    grammar.phrase("line", hurt, (Automatic(PLAYED, do=(Damage(Ref("it"), V("n")),)),))
    return grammar


ENGLISH = small_grammar("Draw {n:number} cards.", "Deal {n:number} damage.")
JAPANESE = small_grammar("{n:number}枚引く。", "{n:number}ダメージ。")


@pytest.fixture(autouse=True)
def languages(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"en": Language("en", lambda: ENGLISH), "ja": Language("ja", lambda: JAPANESE)}
    for code, language in known.items():
        monkeypatch.setitem(SKIRMISH.languages, code, language)


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


CARDS: list[dict[str, object]] = [
    {"number": "S1", "name": "Scholar", "type": "unit", "text": "Draw 2 cards.", "number_ja": "J1"},
    {"number": "S2", "name": "Juggler", "type": "unit", "text": "Draw 1 cards.\nJuggle 3 torches.", "number_ja": "J2"},
    {"number": "S3", "name": "Clown", "type": "unit", "text": "Juggle 12 torches.", "number_ja": "J3"},
    {"number": "S4", "name": "Guard", "type": "unit", "text": "", "number_ja": "J4"},
    {"number": "S5", "name": "Archer", "type": "unit", "text": "Deal 3 damage. (Ouch.)", "number_ja": "J5"},
]


def jsonl(folder: Path, rows: list[dict[str, object]], name: str = "cards.jsonl") -> str:
    file = folder / name
    file.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    return str(file)


# --- compile -----------------------------------------------------------------------------------------------------


def test_counts_as_json_have_exactly_these_keys(tmp_path: Path) -> None:
    result = ludex("cards", "compile", jsonl(tmp_path, CARDS), "--game", "skirmish", "--json")
    assert result.exit_code == 0
    counts = json.loads(result.stdout)
    assert list(counts) == ["cards", "with_text", "whole", "partial", "declined", "seconds"]
    assert [counts[key] for key in list(counts)[:5]] == [5, 4, 2, 1, 1]


def test_each_card_has_a_line_with_where_reading_stopped(tmp_path: Path) -> None:
    result = ludex("cards", "compile", jsonl(tmp_path, CARDS), "--game", "skirmish", "--each")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["status"] for line in lines] == ["whole", "partial", "declined", "blank", "whole"]
    assert lines[1] == {"number": "S2", "status": "partial", "stopped_at": ["Juggle 3 torches."]}
    assert lines[0]["stopped_at"] == []


def test_declined_words_are_counted_alike_whatever_their_figures(tmp_path: Path) -> None:
    result = ludex("cards", "compile", jsonl(tmp_path, CARDS), "--game", "skirmish", "--declined")
    assert result.stdout.splitlines()[1].split() == ["2", "Juggle", "#", "torches.", "(S2,", "S3)"]


def test_a_text_that_prints_back_otherwise_is_not_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sloppy = small_grammar("Draw {n:number} cards.", "Deal {n:number} damage.")
    sloppy.entries["number"] = [Token(r"\d+", int, lambda n: "many")]
    monkeypatch.setitem(SKIRMISH.languages, "en", Language("en", lambda: sloppy))
    rows: list[dict[str, object]] = [{"number": "S9", "name": "Sage", "text": "Draw 41 cards."}]
    result = ludex("cards", "compile", jsonl(tmp_path, rows), "--game", "skirmish", "--each")
    assert json.loads(result.stdout) == {
        "number": "S9", "status": "declined", "stopped_at": ["[prints otherwise] Draw 41 cards."],
    }  # fmt: skip


def test_tokens_that_nobody_describes_are_told(tmp_path: Path) -> None:
    """By the rulebook's table, or by a token of the file whose own text is read."""
    token = {"type": "Follower / Token", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1}
    rows: list[dict[str, object]] = [
        {"number": "A", "name": "Hive", "type": "Spell", "text": "Summon a Honey Wasp token."},
        {"number": "B", "name": "Barracks", "type": "Spell", "text": "Summon a Knight token."},
        {"number": "C", "name": "Marsh", "type": "Spell", "text": "Summon a Bog Lantern token."},
        {"number": "D", "name": "Nest", "type": "Amulet", "text": "Stack.\n[lastwords] Summon a Grub Heap token."},
        {"number": "T1", "name": "Grub Heap", "text": "Grumble at everybody.", **token},
        {"number": "T2", "name": "Bog Lantern TOKEN", "text": "[lastwords] Summon a Honey Wasp token.", **token},
    ]

    def lacking(*more: str) -> dict[str, list[str]]:
        told = ludex("cards", "compile", jsonl(tmp_path, rows), "--each", *more).stdout.splitlines()
        found = {row["number"]: row for row in map(json.loads, told)}
        assert all(found[number]["status"] == "whole" for number in "ABCD")
        return {number: found[number].get("lacking_tokens", []) for number in "ABCD"}

    assert lacking() == {"A": ["Honey Wasp"], "B": [], "C": ["Bog Lantern"], "D": ["Grub Heap"]}
    assert "4 whole cards make tokens that nobody describes" in ludex("cards", "compile", jsonl(tmp_path, rows)).stdout
    wasp: dict[str, object] = {"number": "T3", "name": "Honey Wasp", "text": "Storm.", **token}
    found = lacking("--tokens", jsonl(tmp_path, [wasp], "tokens.jsonl"))
    assert found == {"A": [], "B": [], "C": [], "D": ["Grub Heap"]}


def test_a_language_without_grammar_is_told(tmp_path: Path) -> None:
    result = ludex("cards", "compile", jsonl(tmp_path, CARDS), "--game", "dbs", "--lang", "ja")
    assert (result.exit_code, result.stderr) == (2, "--lang: no grammar of dbs for 'ja'; there is en\n")


# --- card files --------------------------------------------------------------------------------------------------


def test_csv_with_its_own_column_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text('Card No.,Card Name,Effect,ATK\nS1,Scholar,"Draw 2 cards.\nDeal 1 damage.",3\n', encoding="utf-8")
    (card,) = read_cards(file, "en", {"attack": ("atk",)})
    assert (card.number, card.name, card.text) == ("S1", "Scholar", "Draw 2 cards.\nDeal 1 damage.")
    assert card.figure("attack") == 3 and card.figure("cost") is None
    assert card.place == f"{file}:2"


def test_json_and_yaml_lists_and_japanese_columns(tmp_path: Path) -> None:
    rows = [{"number": "S1", "name": "Scholar", "name_ja": "学者", "text": "Draw 2 cards.", "text_ja": "2枚引く。"}]
    file = tmp_path / "mine.json"
    file.write_text("\ufeff" + json.dumps({"cards": rows}), encoding="utf-8")
    assert read_cards(file)[0].text == "Draw 2 cards."
    assert read_cards(file, "ja")[0][1:4:2] == ("学者", "2枚引く。")
    yaml = tmp_path / "mine.yaml"
    yaml.write_text("- name: Scholar\n  text: Draw 2 cards.\n", encoding="utf-8")
    assert read_cards(yaml)[0].number == "Scholar"


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.jsonl", '{"name": "A"}\n{"name": \n', ":2: not JSON: Expecting value"),
        ("a.jsonl", "[1]\n", ":1: a card must be a mapping of columns, not list"),
        ("a.jsonl", '{"text": "Draw 1 cards."}\n', ":1: has neither a name nor a number"),
        ("a.jsonl", '{"name": "A", "text": 5}\n', ":1: text: must be text, not 5"),
        ("a.jsonl", "\n", ": no cards in it"),
        ("a.json", '{"deck": []}', ": must be a list of cards, or have one under `cards`"),
        ("a.csv", "name,colour\nA,red\n", ":1: no column 'text'"),
        ("a.csv", "name,text\nA,b,c\n", ":2: 3 cells under 2 columns"),
        ("a.csv", 'name,text\nA,"b\n', ": not CSV: unexpected end of data"),
        ("a.yaml", "- name: [\n", "not YAML"),
        ("a.txt", "", "no card file: its name must end with .jsonl"),
    ],
)
def test_bad_files_are_told_with_place_and_reason(tmp_path: Path, name: str, content: str, told: str) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    with pytest.raises(InputError) as error:
        read_cards(file)
    assert str(error.value).startswith(str(file)) and told in str(error.value)


def test_a_missing_file_and_an_unknown_language(tmp_path: Path) -> None:
    assert ludex("cards", "compile", str(tmp_path / "none.jsonl")).exit_code == 2
    result = ludex("cards", "compile", jsonl(tmp_path, CARDS), "--game", "skirmish", "--lang", "fr")
    assert (result.exit_code, result.stderr) == (2, "--lang: no language 'fr'; there is en, ja\n")


def test_cards_of_some_sets(tmp_path: Path) -> None:
    from ludex.lang.files.cards import of_sets

    rows: list[dict[str, object]] = [{"number": n, "name": n} for n in ("BP01-1", "BP02-1", "BP03-1", "CP01-1", "PR-1")]
    cards = read_cards(Path(jsonl(tmp_path, rows)))
    assert [card.number for card in of_sets(cards, "BP02-BP04, PR")] == ["BP02-1", "BP03-1", "PR-1"]
    with pytest.raises(InputError, match="no card of XX"):
        of_sets(cards, "XX")


# --- explain -----------------------------------------------------------------------------------------------------


def test_a_shipped_card_is_explained_with_the_paragraphs_behind_it() -> None:
    result = ludex("cards", "explain", "sve", "Grave Chorister")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:2] == ["Grave Chorister (LX2-004), follower", "[lastwords] Summon a Ghost token."]
    assert "Last Words" in lines[2] and "[SVE 12.5]" in lines[2] and "from the field to the cemetery" in lines[2]
    assert "create 1 'Ghost'" in lines[3] and "[SVE 5.4.2]" in lines[3]


@pytest.mark.parametrize(("kind", "head"), [("follower", ""), ("Follower", ""), ("Spell", "spell ability")])
def test_a_text_is_read_as_that_of_the_type_in_any_case(kind: str, head: str) -> None:
    result = ludex("cards", "explain", "sve", "[fanfare] Draw a card." if not head else "Draw a card.", "--type", kind)
    assert result.exit_code == 0, result.output
    assert ("spell ability" in result.stdout) == bool(head)


def test_a_type_that_no_card_has_is_refused() -> None:
    result = ludex("cards", "explain", "sve", "Draw a card.", "--type", "wizard")
    assert result.exit_code == 2 and "no type 'wizard'; there is amulet" in result.output


def test_the_place_where_reading_stopped_is_marked_under_the_text() -> None:
    result = ludex("cards", "explain", "skirmish", "Draw 2 torches.")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == ["Draw 2 torches.", "      ^ reading stopped here"]
    assert result.stderr == "declined: 1 of 1 lines were not read\n"


def test_the_mark_counts_wide_signs_twice() -> None:
    result = ludex("cards", "explain", "skirmish", "2枚引く。\\n2枚燃やす。")
    assert result.stdout.splitlines()[-2:] == ["2枚燃やす。", " ^ reading stopped here"]


def test_a_typed_text_is_said_in_words() -> None:
    result = ludex("cards", "explain", "skirmish", "Deal 3 damage.")
    assert result.exit_code == 0
    assert [line.strip() for line in result.stdout.splitlines()] == [
        "Deal 3 damage.",
        "automatic ability: when this card moves to the field",
        "3 damage to it",
    ]


# --- agree -------------------------------------------------------------------------------------------------------


def test_agreement_of_two_languages(tmp_path: Path) -> None:
    ja: list[dict[str, object]] = [
        {"number": "J1", "name": "学者", "text": "3枚引く。"},
        {"number": "J2", "name": "軽業師", "text": "1枚引く。"},
        {"number": "J9", "prints": ["J9", "J5"], "name": "射手", "text": "3ダメージ。"},
    ]
    files = ("--en", jsonl(tmp_path, CARDS), "--ja", jsonl(tmp_path, ja, "ja.jsonl"))
    result = ludex("cards", "agree", *files, "--game", "skirmish", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "pairs": 3, "both": 2, "agree": 1, "reordered": 0, "mispaired": 0, "learnt": 0, "maimed": [],
        "share": 0.5,
        "differences": [{"en": "S1", "ja": "J1", "place": "[0].do[0].n", "english": "2", "japanese": "3"}],
    }  # fmt: skip


def test_lines_in_another_order_are_no_disagreement(tmp_path: Path) -> None:
    en: list[dict[str, object]] = [{"number": "S1", "name": "A", "text": "Draw 1 cards.\nDeal 2 damage."}]
    ja: list[dict[str, object]] = [{"number": "S1", "name": "あ", "text": "2ダメージ。\n1枚引く。"}]
    files = ("--en", jsonl(tmp_path, en), "--ja", jsonl(tmp_path, ja, "ja.jsonl"))
    result = ludex("cards", "agree", *files, "--game", "skirmish")
    assert result.exit_code == 0
    assert "1 agree (100.0%), 1 of them with their lines in another order;" in result.stdout
    assert "name both files" in ludex("cards", "agree", *files[:2], "--game", "skirmish").stderr


def test_names_are_translated_by_pairs_before_trees_are_compared() -> None:
    from ludex.cardlab.agree import first_difference, in_english
    from ludex.core.tree import Create, Word

    names = {("name", "小人"): "Dwarf", ("trait", "山"): "Hill"}
    ja = (Automatic(PLAYED, do=(Create("小人", 1, "field"), Damage(Word("trait", "山"), 1)), span=(0, 9)),)
    en = (Automatic(PLAYED, do=(Create("Dwarf", 1, "field"), Damage(Word("trait", "Hill"), 1)), span=(0, 20)),)
    assert in_english(ja, names) == in_english(en, names)
    assert first_difference(in_english(ja, {}), in_english(en, {})) == ("[0].do[0].card", "小人", "Dwarf")


def test_names_that_texts_always_pair_are_learnt_and_others_are_not() -> None:
    from ludex.cardlab.agree import learn
    from ludex.core.tree import Create

    def tree(name: str) -> tuple[Automatic, ...]:
        return (Automatic(PLAYED, do=(Create(name, 1, "field"),)),)

    pairs = [("Imp", "小鬼"), ("Imp", "小鬼"), ("Elf", "妖精"), ("Fay", "妖精"), ("Ogre", "鬼"), ("Ogre", "大鬼")]
    assert learn([(tree(en), tree(ja)) for en, ja in pairs]) == {("name", "小鬼"): "Imp"}


def test_pairs_whose_figures_contradict_are_two_cards(tmp_path: Path) -> None:
    en: list[dict[str, object]] = [{"number": "S1", "name": "A", "text": "Draw 1 cards.", "cost": 1}]
    ja: list[dict[str, object]] = [{"number": "S1", "name": "あ", "text": "2枚引く。", "cost": 4}]
    files = ("--en", jsonl(tmp_path, en), "--ja", jsonl(tmp_path, ja, "ja.jsonl"))
    told = json.loads(ludex("cards", "agree", *files, "--game", "skirmish", "--json").stdout)
    assert (told["pairs"], told["mispaired"], told["differences"]) == (0, 1, [])


# --- status and the exerciser --------------------------------------------------------------------------------------


def test_status_tells_what_stands_behind_each_card(tmp_path: Path) -> None:
    from ludex.cardlab.status import shipped, statuses
    from ludex.games import load

    folder = tmp_path / "tests" / "rules" / "sve"
    folder.mkdir(parents=True)
    said = 'BAT = card("Chapel Bat")\n'
    said += "def test_it() -> None:\n    assert flies(BAT)\n"
    said += 'def test_nothing() -> None:\n    print("LX2-001")\n'
    (folder / "test_it.py").write_text(said)
    spec = load("sve")
    found = {one.number: one for one in statuses(spec, tmp_path / "tests", exercise_too=False)}
    assert len(found) == len(shipped(spec))
    assert found["LX2-002"].tests == ("tests/rules/sve/test_it.py::test_it",)
    assert found["LX2-001"].tests == () and found["LX2-001"].compiled == "blank"
    assert all(one.tests is None for one in statuses(spec, None, exercise_too=False))


def test_status_of_a_card_file(tmp_path: Path) -> None:
    """What was observed of each ability, which instruction was not seen, and what stopped the reading."""
    rows: list[dict[str, object]] = [
        {"number": "F-1", "name": "Herald", "type": "Follower", "cost": 1, "attack": 1, "defense": 1,
         "text": "Storm.\n[fanfare] Draw a card. Summon a Knight token."},
        {"number": "F-2", "name": "Juggler", "type": "Spell", "cost": 1, "text": "Juggle 3 torches."},
        {"number": "F-3", "name": "Hen", "type": "Spell", "cost": 1, "text": "Summon a Chick token."},
    ]  # fmt: skip
    file = jsonl(tmp_path, rows)
    here = ("cards", "status", "sve", "--cards", file, "--tests", str(tmp_path))
    herald, juggler, hen = json.loads(ludex(*here, "--json").stdout)
    assert (herald["compiled"], herald["exercised"], herald["stopped"]) == ("whole", "2/2", "")
    assert [one["result"] for one in herald["observed"]] == ["seen", "seen"]
    assert "move draw" in herald["observed"][1]["what"] and "create" in herald["observed"][1]["what"]
    assert herald["observed"][1]["instructions"] == 2 and herald["observed"][1]["missed"] == []
    assert juggler["compiled"] == "declined" and "'Juggle 3 torches.'" in juggler["stopped"]
    assert "creates the token 'Chick'" in hen["stopped"] and hen["observed"] == []
    told = ludex(*here, "--no-exercise").stdout.splitlines()
    assert told[-1] == "3 cards: 2 compiled, 0 exercised, 0 asserted by a test"


def test_list_names_every_shipped_card() -> None:
    from ludex.cardlab.status import shipped
    from ludex.games import load

    lines = ludex("cards", "list", "sve").stdout.splitlines()
    assert [line.split("\t")[0] for line in lines] == [card.number for card in shipped(load("sve"))]


needs_cards = pytest.mark.skipif(not SHARED.is_dir(), reason="the real card texts are not beside the project")


@needs_cards
@pytest.mark.parametrize("name", ["sve.en", "sve.ja", "vg.en", "dbs.en", "cc.en"])
def test_real_card_files_are_read(name: str) -> None:
    language = name.split(".")[1]
    cards = read_cards(SHARED / f"{name}.jsonl", language)
    assert len(cards) > 300 and sum(bool(card.text) for card in cards) > 0.9 * len(cards)


def test_two_readings_are_explained_and_not_printed_as_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = small_grammar("Draw {n:number} cards.", "Deal {n:number} damage.")
    twice.phrase("line", "Draw {n:number} cards.", (Automatic(PLAYED, do=(Draw(V("n"), "opponent"),)),))
    monkeypatch.setitem(SKIRMISH.languages, "en", Language("en", lambda: twice))
    result = ludex("cards", "explain", "skirmish", "Draw 7 cards.")
    assert result.exit_code == 1
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert "^ declined: two readings" in lines
    assert lines[lines.index("reading 1:") + 2].startswith("you draw 7")
    assert lines[lines.index("reading 2:") + 2].startswith("the opponent draw 7")
    with pytest.raises(Ambiguous) as said:
        compile_with(SKIRMISH.languages["en"], "Draw 7 cards.")
    moved = "when this card moves to the field"
    both = f"(1) {moved}: you draw 7 / (2) {moved}: the opponent draw 7"
    assert str(said.value) == f"2 readings of 'Draw 7 cards.': {both}"


def test_explaining_a_card_names_the_icons_beside_its_text() -> None:
    out = ludex("cards", "explain", "vg", "Vorrak, the Cinder Vow").stdout
    assert "Twin Drive, as its paragraph defines it" in out and "persona ride, as its paragraph defines it" in out
    plain = ludex("cards", "explain", "vg", "Ashling Squire, Tamo").stdout
    assert plain.count("Boost") == 1 and "Twin Drive" not in plain
