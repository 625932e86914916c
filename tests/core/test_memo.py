"""`Memo`: one answer for each key, by identity."""

from ludex.core.values.memo import Memo


def test_the_last_answer_is_used_only_for_the_same_key_and_the_same_subject() -> None:
    asked: list[tuple[str, str]] = []

    def ask(key: list[str], about: list[str]) -> str:
        asked.append((key[0], about[0]))
        return key[0] + about[0]

    memo: Memo[list[str], list[str], str] = Memo(ask)
    a, b, x, y = ["a"], ["b"], ["x"], ["y"]
    assert [memo.of(a, x), memo.of(a, x), memo.of(b, x), memo.of(a, x)] == ["ax", "ax", "bx", "ax"]
    assert asked == [("a", "x"), ("b", "x")]
    assert [memo.of(a, y), memo.of(["a"], y), memo.of(a, x), memo.of(a, y)] == ["ay", "ay", "ax", "ay"]


def test_a_full_cache_is_cleared() -> None:
    memo: Memo[list[int], None, int] = Memo(lambda key, about: key[0], 2)
    keys = [[1], [2], [3]]
    assert [memo.of(key, None) for key in keys + keys] == [1, 2, 3, 1, 2, 3]
    assert len(memo.answers) <= 2
