"""Finds the definitions of a module: functions, classes and assigned names with their lines, and its imports."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

Function = ast.FunctionDef | ast.AsyncFunctionDef
PREFIX = "src/ludex/"


@dataclass(frozen=True)
class Module:
    """The definitions of one module. `name` is its path from the root of the checkout; methods are named
    `Class.method`."""

    name: str
    lines: dict[str, int] = field(default_factory=dict)
    """Name of a definition -> the line where it starts."""
    owner: dict[int, str] = field(default_factory=dict)
    """Line -> the innermost definition that contains it."""
    functions: set[str] = field(default_factory=set)
    """The names that are functions."""
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Imported name -> the dotted module, and the name there."""

    @property
    def dotted(self) -> str:
        """The name of the module for `import`."""
        return self.name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read(tree: ast.Module, name: str) -> Module:
    """The definitions of a parsed module."""
    module = Module(name)
    _enter(tree, "", module)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                module.imported[alias.asname or alias.name] = (node.module, alias.name)
    return module


def _enter(node: ast.AST, prefix: str, module: Module, inside: bool = False) -> None:
    """A string below an assignment belongs to it, as a docstring belongs to its function."""
    before = ""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            continue
        names = [prefix + name for name in _names(child, inside)]
        if not names and before and isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            names = [before]
        before = names[0] if names and isinstance(child, ast.Assign | ast.AnnAssign) else ""
        if names:
            start = min([child.lineno, *(d.lineno for d in getattr(child, "decorator_list", ()))])
            module.owner.update(dict.fromkeys(range(start, (child.end_lineno or start) + 1), names[0]))
            for name in names:
                module.lines.setdefault(name, child.lineno)
        if isinstance(child, Function | ast.ClassDef):
            if isinstance(child, Function):
                module.functions.add(names[0])
            _enter(child, f"{names[0]}.", module, isinstance(child, Function))
        elif isinstance(child, ast.If | ast.Try):
            _enter(child, prefix, module, inside)


def _names(node: ast.AST, inside_function: bool) -> Iterator[str]:
    """The names that a statement defines. Assignments inside functions define none."""
    if isinstance(node, Function | ast.ClassDef):
        yield node.name
    elif not inside_function and isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from (part.id for part in ast.walk(target) if isinstance(part, ast.Name))


@dataclass(frozen=True)
class Place:
    """A definition in a file."""

    module: Module
    name: str

    def __str__(self) -> str:
        return f"{self.module.name}:{self.name}"


class Modules:
    """A set of modules; resolves the names that they import from each other."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.by_path = {module.name: module for module in modules}
        self._by_dots = {module.dotted: module for module in self.by_path.values()}

    def functions_in(self, expressions: Iterable[ast.expr], module: Module) -> list[Place]:
        """The functions of these modules that the expressions in `module` refer to, directly or by import."""
        found = []
        for expression in expressions:
            for node in ast.walk(expression):
                place = self._place(node, module)
                if place and place.name in place.module.functions and place not in found:
                    found.append(place)
        return found

    def _place(self, node: ast.AST, module: Module) -> Place | None:
        if isinstance(node, ast.Name):
            return self._named(node.id, module)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            of, name = module.imported.get(node.value.id, ("", ""))
            holder = self._by_dots.get(f"{of}.{name}")
            return self._named(node.attr, holder) if holder else None
        return None

    def _named(self, name: str, module: Module) -> Place | None:
        """The definition that a name refers to in a module, also if a package re-exports it; None: not found."""
        for _ in range(4):
            if name in module.lines:
                return Place(module, name)
            of, name = module.imported.get(name, ("", ""))
            if of not in self._by_dots:
                return None
            module = self._by_dots[of]
        return None

    def meant(self, reference: str) -> list[Place]:
        """The definitions that a reference may mean: `core:depends`, or `core:layers.depends` if several modules have
        the name. A leading underscore is ignored if there is no exact match."""
        package, _, wanted = reference.partition(":")
        within = [m for m in self.by_path.values() if m.name.startswith(f"{PREFIX}{package}/")]
        every = [(Place(m, name), f"{m.dotted.rpartition('.')[2]}.{name}") for m in within for name in m.lines]
        exact = [place for place, full in every if wanted in (place.name, full)]
        bare = _bare(wanted)
        return exact or [place for place, full in every if bare in (_bare(place.name), _bare(full))]


def _bare(name: str) -> str:
    return ".".join(part.lstrip("_") for part in name.split("."))


@cache
def _installed(path: str) -> Module | None:
    package, _, rest = path.removeprefix("src/").partition("/")
    try:
        source = files(package).joinpath(rest)
    except ModuleNotFoundError:
        return None
    if not source.is_file():
        return None
    return read(ast.parse(source.read_text(encoding="utf-8")), path)


def line_of(path: str, name: str) -> int | None:
    """The line of a definition in the running package; None: it is not there, or its source is not installed."""
    module = _installed(path)
    return module.lines.get(name) if module else None
