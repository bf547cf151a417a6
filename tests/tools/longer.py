"""A pseudo-language, English with 40 % longer texts, to find elements with too little room for other languages."""

from __future__ import annotations

import functools
import json
import shutil
import tempfile
import weakref
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from quizbs.words import LANGUAGES, Language, Messages
from tests.support.source_files import ROOT

TAG = "en-x-longer"
LONGER = Language(tag=TAG, name="Longer English", formats=LANGUAGES["en"].formats)
_MORE = 0.4
_SHORT = 14  # letters up to which a text gets a longer word instead of more words
_SAME = {"cards-name"}  # not lengthened, since the steps of states find cards by it
_MARKS = " .!?:*”"
_SYLLABLES = "ne la ru ti so ga "
_WORDS = ROOT / "quizbs" / "words"


class _Lengthened(Transformer):
    """Appends syllables to each text: to the last word of a short one, as words to a long one."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        self.generic_visit(node)
        letters = sum(len(each.value.strip()) for each in node.elements if isinstance(each, ast.TextElement))
        if letters < 2:
            return node
        more = round(letters * _MORE)
        filler = (_SYLLABLES * (more // len(_SYLLABLES) + 1))[:more].rstrip() or "n"
        last = node.elements[-1]
        if letters < _SHORT and isinstance(last, ast.TextElement) and (text := last.value.rstrip(_MARKS)):
            last.value = text + filler.replace(" ", "") + last.value[len(text) :]
        else:
            node.elements.append(ast.TextElement(f" {filler}"))
        return node


def lengthened(source: str) -> str:
    """Return Fluent messages with longer texts, each beginning with its English text."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in _SAME:
            _Lengthened().visit(entry)
    return FluentSerializer().serialize(resource)


@functools.cache
def folder() -> Path:
    """Return a copy of quizbs/words/ with this language added; it is deleted at exit."""
    made = Path(tempfile.mkdtemp(prefix="quizbs-words-"))
    weakref.finalize(folder, shutil.rmtree, made, ignore_errors=True)
    table = json.loads((_WORDS / "words.json").read_text(encoding="utf-8"))
    table["languages"].append({"tag": TAG, "name": LONGER.name, "formats": LONGER.formats})
    (made / "words.json").write_text(json.dumps(table), encoding="utf-8")
    for language in LANGUAGES:
        shutil.copytree(_WORDS / language, made / language)
    (made / TAG).mkdir()
    for path in (_WORDS / "en").glob("*.ftl"):
        (made / TAG / path.name).write_text(lengthened(path.read_text(encoding="utf-8")), encoding="utf-8")
    return made


@functools.cache
def messages() -> Messages:
    """Return the messages of this language."""
    return Messages(LONGER, folder())
