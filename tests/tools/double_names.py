"""``python -m tests.tools.double_names`` prints public class names that are used in several modules."""

import ast
import sys
from collections import defaultdict
from pathlib import Path

CODE = Path(__file__).parents[2] / "quizbs"


def double_names() -> dict[str, list[str]]:
    """Return the public class names that are defined in more than one module, with the modules."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(CODE).with_suffix("").as_posix().replace("/", "."))
    return {name: modules for name, modules in sorted(found.items()) if len(set(modules)) > 1}


if __name__ == "__main__":
    for double, modules in double_names().items():
        sys.stdout.write(f"{double}: {', '.join(modules)}\n")
