"""Write src/ludex/rules/evidence/*.tsv, docs/rulebook/*.md and the table in README.md anew from the source tree
(`make evidence`)."""

import sys
from pathlib import Path

from ludex.rules.coverage import readme
from ludex.rules.proof import gather, generated, problems
from ludex.rules.scan import project_root, scan


def main() -> int:
    root = project_root(Path(__file__).resolve())
    found = scan(root)
    evidence = gather(found)
    for path, content in (generated(root, evidence) | readme(root, evidence)).items():
        if not path.is_file() or path.read_text(encoding="utf-8") != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            print(f"wrote {path.relative_to(root)}")
    wrong = problems(found, evidence)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
