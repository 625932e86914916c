"""Scans a checkout: finds where paragraphs are cited, and which tests and scenarios assert them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from ludex.errors import InputError
from ludex.rules.citations import Citation, bracketed, number_in_name, patterns, whole
from ludex.rules.definitions import Function, Module, Modules, read
from ludex.rules.shelf import shelf, tags

EN, JA = "en", "ja"

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NOT_RUN = re.compile(r"\bmark\.(skip|skipif|xfail|soak)\b")
_LABELS = re.compile(
    r"src/ludex/(games/\w+/(judgement|stops|(text/)?paragraphs)\.py|(?!core/|lang/|games/).*)|(src/)?(?!ludex/)\w+/judgement\.py"
)
"""Modules that name paragraphs without doing what they say: they must exist, but are no evidence."""
_GLUE = ("call", "nothing")
"""Functions of core that only lead to another procedure or step: for a `Step` with one of them, the table of steps is
the evidence."""
_REMARK = re.compile(r"[A-Z]+\+ ")
"""What a paragraph of the manual of an extension begins with (`DBS+ 10-16-1`): no evidence, as in code."""
_CHECKING_CALL = re.compile(r"(.*\.)?(expect\w*|assert_\w+)|pytest\.(raises|warns)")


@dataclass(frozen=True)
class Cited:
    """A citation in a line of a file: `place` is the file, or `file:name` of the definition it leads to."""

    citation: Citation
    place: str
    file: str
    line: int


@dataclass(frozen=True)
class Asserted:
    """A paragraph that a test or scenario asserts."""

    citation: Citation
    test: str
    editions: tuple[str, ...] = (EN,)
    """The editions that the test runs in; used for SVE only."""


@dataclass
class Findings:
    """What a scan found. `problems` are error messages."""

    cited: list[Cited] = field(default_factory=list)
    asserted: list[Asserted] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def check(self, citation: Citation, where: str) -> bool:
        """Whether the cited paragraph exists; if not, adds a problem."""
        if citation.exists():
            return True
        self.problems.append(f"{where}: [{citation}] is not a paragraph of {citation.book_name}")
        return False


def scan(root: Path) -> Findings:
    """Scan `src/ludex` and `tests`, except the tools about the rules and their tests."""
    found = Findings()
    tools = root / "src/ludex/rules"
    sources = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((root / "src/ludex").rglob("*.py"))
        if not path.is_relative_to(tools) and path != root / "src/ludex/cli/rules.py"
    }
    scan_sources(sources, found)
    for path in sorted((root / "tests").rglob("*.py")):
        if not path.is_relative_to(root / "tests/tools"):
            scan_tests(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix(), found)
    for path in sorted((root / "tests/scenarios").rglob("*.yaml")):
        scan_scenario(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix(), found)
    return found


def scan_sources(sources: dict[str, str], found: Findings, tag: str | None = None) -> None:
    """Citations of modules of the project, by path. Steps without a book are of the tag's, or of that of the folder."""
    trees = {name: tree for name, text in sources.items() if (tree := _parsed(text, name, found))}
    modules = Modules(read(tree, name) for name, tree in trees.items())
    for name, tree in trees.items():
        lines = sources[name].splitlines()
        for citation, line, beside in _citations(lines, tree, tag or _default_tag(name)):
            if found.check(citation, f"{name}:{line}") and not _LABELS.fullmatch(name):
                for place in _places(citation, line, beside, lines, modules.by_path[name], modules, found):
                    found.cited.append(Cited(citation, place, name, line))


def scan_tests(text: str, name: str, found: Findings, tag: str | None = None) -> None:
    """Test functions of one file, and the existence of what else it cites. Their names start with numbers of the tag's
    book, or of that of the folder under `tests/rules`."""
    tree = _parsed(text, name, found)
    if tree is None:
        return
    for citation, line, _ in _citations(text.splitlines(), tree, None):
        found.check(citation, f"{name}:{line}")
    whole_file_off = any(
        isinstance(node, ast.Assign) and _NOT_RUN.search(ast.unparse(node)) and "pytestmark" in ast.unparse(node)
        for node in tree.body
    )
    if tag is None and name.startswith("tests/rules/"):
        tag = _default_tag(name)
    for function, title, off in _test_functions(tree):
        citations = _claims(function, tag, f"{name}:{function.lineno}", found)
        if not citations or off or whole_file_off or _stops_at_once(function):
            continue
        if not _checks_something(function):
            found.problems.append(f"{name}:{function.lineno}: {title} names a paragraph but asserts nothing")
            continue
        editions = _editions(function)
        found.asserted += [Asserted(citation, f"{name}::{title}", editions) for citation in citations]


def scan_scenario(text: str, name: str, found: Findings) -> None:
    """Add the paragraphs that a scenario lists under `rules`."""
    try:
        content = yaml.load(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        found.problems.append(f"{name}: not YAML: {str(error).splitlines()[0]}")
        return
    if not isinstance(content, dict) or not isinstance(content.get("rules"), list):
        found.problems.append(f"{name}: has no list `rules`")
        return
    edition = content.get("edition")
    rules = [str(rule) for rule in content["rules"]]
    editions = (str(edition),) if edition in (EN, JA) else (EN, JA)
    for rule in rules:
        if _REMARK.match(rule):
            continue
        citation = whole(rule)
        if citation is None:
            found.problems.append(f"{name}: {rule!r} under `rules` is not of the form `SVE 8.4.3.1`")
        elif found.check(citation, name):
            found.asserted.append(Asserted(citation, name, editions))


def asserting_tests(text: str) -> Iterator[tuple[str, str]]:
    """The tests of a file that run and assert something: the name of each for pytest, and its source together with that
    of the module constants it uses."""
    tree = _parsed(text, "", Findings())
    if tree is None:
        return
    constants = {
        target.id: ast.get_source_segment(text, node) or ""
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for function, title, off in _test_functions(tree):
        if off or _stops_at_once(function) or not _checks_something(function):
            continue
        used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        said = [ast.get_source_segment(text, part) or "" for part in (function, *function.decorator_list)]
        yield title, "\n".join([*said, *(constants[name] for name in sorted(used & set(constants)))])


def _parsed(text: str, name: str, found: Findings) -> ast.Module | None:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        found.problems.append(f"{name}:{error.lineno}: {error.msg}")
        return None


def _default_tag(name: str) -> str | None:
    """The tag of the book for a file in a game's folder; None: the file is not in one."""
    match = re.match(r"(?:src/ludex/games|tests/rules)/(\w+)/", name)
    return next((book.tag for book in shelf().values() if match and book.game == match[1]), None)


Found = tuple[Citation, int, tuple[ast.expr, ...]]
"""A citation, its line, and, if it is the number of a `Step`, the other arguments of the step."""


def _citations(lines: list[str], tree: ast.Module, default: str | None) -> Iterator[Found]:
    """Every citation of a module. A bracketed one is always in a comment or string, because it is not valid Python."""
    for n, line in enumerate(lines, 1):
        if "[" in line:
            for citation in bracketed(line):
                yield citation, n, ()
    yield from _literals(tree, default)


def _literals(node: ast.AST, tag: str | None) -> Iterator[Found]:
    """The citations that are literals ("SVE 7.3"), and the numbers of steps, which belong to the procedure's book. A
    row `Verb("SVE 5.10", look)` is about its functions, as a row `Step` is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if citation := whole(node.value):
            yield citation, node.lineno, ()
        return
    if isinstance(node, ast.Call) and node.args:
        first = node.args[0]
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            if name in ("procedure", "Procedure"):
                tag = citation.tag if (citation := whole(first.value)) else None
            elif name == "Step" and tag and not first.value.startswith("nb."):
                beside = (*node.args[1:], *(keyword.value for keyword in node.keywords))
                yield Citation(tag, first.value), first.lineno, beside
            elif name == "Verb" and (citation := whole(first.value)):
                beside = (*node.args[1:], *(keyword.value for keyword in node.keywords))
                yield citation, first.lineno, beside
                for part in beside:
                    yield from _literals(part, tag)
                return
    for child in ast.iter_child_nodes(node):
        yield from _literals(child, tag)


def _places(
    citation: Citation,
    line: int,
    beside: tuple[ast.expr, ...],
    lines: list[str],
    module: Module,
    modules: Modules,
    found: Findings,
) -> list[str]:
    """The places that a citation leads to: the functions of core or lang that it names, else the functions of its step,
    else the definition that contains it. For the docstring of a module: the file."""
    if references := _references(" ".join(text.strip() for text in lines[line - 1 : line + 2]), citation):
        return _referred(references, modules, f"{module.name}:{line}", found)
    if steps := [str(place) for place in modules.functions_in(beside, module) if place.name not in _GLUE]:
        return steps
    while line < len(lines) and lines[line - 1].startswith("#"):  # a comment belongs to the statement beneath it
        line += 1
    return [f"{module.name}:{module.owner[line]}" if line in module.owner else module.name]


def _references(text: str, citation: Citation) -> list[str]:
    """The references (`core:name`) that follow a citation, possibly on another line."""
    return [
        reference
        for match in patterns().reference.finditer(text)
        if citation in bracketed(match[0])
        for reference in re.findall(r"(?:core|lang):[\w.]*\w", match[0])
    ]


def _referred(references: list[str], modules: Modules, where: str, found: Findings) -> list[str]:
    """The places that the references mean. One that is unknown or ambiguous adds a problem."""
    places = []
    for reference in references:
        meant = [str(place) for place in modules.meant(reference)]
        if len(meant) == 1:
            places += meant
        else:
            several = f"is one of {', '.join(meant)}" if meant else "names nothing there"
            found.problems.append(f"{where}: {reference} {several}")
    return places


def _test_functions(tree: ast.Module) -> Iterator[tuple[Function, str, bool]]:
    """Each test function with its name for pytest, and whether a mark (skip, xfail, soak) excludes it."""
    for node in tree.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node, node.name, _marked_off(node)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                if isinstance(inner, Function) and inner.name.startswith("test"):
                    yield inner, f"{node.name}::{inner.name}", _marked_off(node) or _marked_off(inner)


def _marked_off(node: Function | ast.ClassDef) -> bool:
    return any(_NOT_RUN.search(ast.unparse(decorator)) for decorator in node.decorator_list)


def _stops_at_once(function: Function) -> bool:
    """Whether the test skips itself unconditionally."""
    return any(
        isinstance(node, ast.Expr) and re.match(r"pytest\.(skip|xfail)\(", ast.unparse(node)) for node in function.body
    )


def _claims(function: Function, tag: str | None, where: str, found: Findings) -> list[Citation]:
    """The paragraphs that the name and the docstring of a test cite."""
    claims = [c for c in bracketed(ast.get_docstring(function) or "") if c.exists()]
    name = re.match(r"test_(ja_)?(\d\w*)", function.name)
    if tag and name:
        book = "SVE-JA" if name[1] and tag == "SVE" else tag
        number = number_in_name(name[2], book)
        if number is None:
            found.problems.append(f"{where}: {function.name} starts with no number of {tags()[book]}")
        else:
            claims.append(Citation(book, number))
    return list(dict.fromkeys(claims))


def _checks_something(function: Function) -> bool:
    """Whether the test contains an assertion."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call) and _CHECKING_CALL.fullmatch(ast.unparse(node.func)):
            return True
    return False


def _editions(function: Function) -> tuple[str, ...]:
    """The editions that a test runs in: both if it has a parameter `edition`, unless it is parametrised with fewer."""
    if "edition" not in {arg.arg for arg in (*function.args.args, *function.args.kwonlyargs)}:
        return (EN,)
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and len(decorator.args) == 2 and _names_edition(decorator.args[0]):
            named = {n.value for n in ast.walk(decorator.args[1]) if isinstance(n, ast.Constant)}
            return tuple(edition for edition in (EN, JA) if edition in named)
    return (EN, JA)


def _names_edition(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == "edition"


def project_root(start: Path) -> Path:
    """The root of the checkout that contains `start`. Raises `InputError` outside a checkout."""
    for folder in (start, *start.parents):
        if (folder / "src/ludex/rules").is_dir() and (folder / "tests").is_dir():
            return folder
    raise InputError(start, "not inside a checkout of Ludex")
