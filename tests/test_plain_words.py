"""Sentences on screens, in help texts and in documents are plain English, without words that nobody would say."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parent.parent
SAID_BY_PYTHON = ("quizbs/teacher/*_words.py",)

# Words that nobody says, and what to write instead
UNSAID = {
    r"\b(lay|lays|laid|laying)\b": "play",
    r"\banswer(s|ed|ing)? along\b": "everyone answers",
    r"\bstand-?ins?\b": "a bot",
    r"\bmend(s|ed|ing)?\b": "fix",
    r"\b(take|takes|taken|taking|took) \w* ?out\b": "remove, delete",
    r"\bput \w* ?away\b": "archive",
    r"(?<!here )\b(is|are) no (?!longer|questions?\b)": "isn’t a",
    r"\b(has|have|had) no card\b": "have no cards",
    r"(^|[.:!–] )Who (\w+ ){1,}[^?]*[.!]$": "If you … / The player who …",
    r"\bwho (has|holds|does not|plays next may)\b": "the player who …",
    r"\bby itself\b": "a bot, or say what happens",
    r"\bgo(es)? on\b(?! the )": "carry on, next",
    r"\bcut on the way\b": "is blocked",
    r"\bat last\b": "finally",
    r"\bshall\b": "will",
    r"\bof which\b": "two sentences",
    r"\bstands?\b(?! out)(?!ard)": "is, is shown",
    r"\blets? nobody\b": "is locked",
    r"\bown cards?\b": "your card",
    r"\bpresets?\b": "rules",
    r"\bdoubt": "the call word comes from the setting",
    r"\bKnowledge\b": "Brains",
    r"\b(leave|leaves|left) the game\b": "is gone for good",
    r"\bnobody needs you\b": "all good",
    r"\bfor all\b": "for everyone",
    r"\bread aloud\b(?=.*answer)": "read out loud",
    r"\bthe match\b": "overall",
    r"\bknow of\b": "know",
    r"\b1 to 2\b": "1 or 2",
    r"[!?]\.(?!\.)": "one mark at the end is enough",
    r"^(Nothing|Nobody|No \w+) (here )?yet\.$": "and what happens next",
}
# Bureaucratic words, on screens, in help texts and in documents
OF_THE_OFFICE = {
    r"\bautomatic": "say what happens",
    r"\bin order to\b": "to",
    r"\b(please )?note that\b|\bplease note\b": "just say it",
    r"\b(make sure|ensure)\b": "check",
    r"\b(currently|at the present time)\b": "now",
    r"\bin case\b": "if",
    r"\b(be|been|being|is|are|was|were) able to\b": "can",
    r"\b(via|utili[sz]es?|prior to|in the event)\b": "with, use, before, if",
    r"\bin (the|your|a|their)( [\w’']+)? Wi-?Fi\b": "on the Wi-Fi",
    r"\b(respective|corresponding|aforementioned)": "say which one",
}
PAPERS = ("README.md", "docs/*.md", "quizbs/cli/*.py", "quizbs/config.py")
# Jargon that teachers don't know; the page for network admins may use it
OF_THE_TRADE = r"\b(WebSocket|polling|dialect|proxy|localhost)\b|--host"
FOR_IT = tuple(f"quizbs/words/en/{area}.ftl" for area in ("check", "cli", "settings"))


@cache
def _places() -> dict[str, tuple[str, ...]]:
    """Return the texts by file: those of pages, of screens' words and of Python's messages."""
    said: dict[str, tuple[str, ...]] = {}
    for path in sorted((ROOT / "templates").glob("*/*.html")):
        said[str(path.relative_to(ROOT))] = _of_page(path.read_text("utf-8"))
    for path in sorted((ROOT / "quizbs/frontend/words").glob("*.[jt]s")):
        said[str(path.relative_to(ROOT))] = _of_script(path.read_text("utf-8"))
    for path in sorted((ROOT / "quizbs/words/en").glob("*.ftl")):
        if path.stem == "aloud":
            continue  # this file has the call words themselves
        said[str(path.relative_to(ROOT))] = _of_messages(path.read_text("utf-8"))
    for pattern in SAID_BY_PYTHON:
        for path in sorted(ROOT.glob(pattern)):
            said[str(path.relative_to(ROOT))] = _of_python(path.read_text("utf-8"))
    return said


def _of_page(text: str) -> tuple[str, ...]:
    text = re.sub(r"\{#.*?#\}", " ", text, flags=re.DOTALL)
    inside = [
        told
        for code in re.findall(r"\{[%{].*?[%}]\}", text, flags=re.DOTALL)
        for told in re.findall(r'"([^"]*)"', code)
    ]
    bare = re.sub(r"\{\{.*?\}\}", "X", re.sub(r"\{%.*?%\}", "|", text, flags=re.DOTALL), flags=re.DOTALL)
    shown = re.sub(r"<(script|style|svg)\b.*?</\1>", "|", bare, flags=re.DOTALL)
    labels = re.findall(r'(?:placeholder|aria-label|title|alt)="([^"]*)"', shown)
    return tuple(piece.strip() for piece in [*inside, *labels, *re.split(r"<[^>]*>|\|", shown)] if " " in piece.strip())


def _of_script(text: str) -> tuple[str, ...]:
    text = re.sub(r"/\*.*?\*/|(?m:^\s*//.*$)", " ", text, flags=re.DOTALL)
    return tuple(a or b for a, b in re.findall(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', text) if " " in (a or b))


def _of_messages(text: str) -> tuple[str, ...]:
    entries = FluentParser(with_spans=False).parse(text).body
    patterns = [message.value for message in entries if isinstance(message, fluent.Message) and message.value]
    said = []
    while patterns:
        sentence = ""
        for element in patterns.pop().elements:
            sentence += element.value if isinstance(element, fluent.TextElement) else "X"
            if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
                patterns += [variant.value for variant in element.expression.variants]
        said.append(sentence)
    return tuple(each for each in said if " " in each)


def _of_python(text: str) -> tuple[str, ...]:
    tree = ast.parse(text)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]
    return tuple(text for text in texts if " " in text)


@pytest.mark.parametrize("unsaid", UNSAID, ids=lambda pattern: re.sub(r"[^a-z]+", "-", pattern.lower()).strip("-"))
def test_screens_avoid_unusual_words(unsaid: str) -> None:
    pattern = re.compile(unsaid, re.IGNORECASE)
    found = [f"{place}: {text}" for place, said in _places().items() for text in said if pattern.search(_plain(text))]
    assert not found, f"say “{UNSAID[unsaid]}” instead:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "stiff", OF_THE_OFFICE, ids=lambda pattern: re.sub(r"[^a-z]+", "-", pattern.lower()).strip("-")
)
def test_texts_avoid_bureaucratic_words(stiff: str) -> None:
    papers = [path for pattern in PAPERS for path in sorted(ROOT.glob(pattern))]
    lines = {str(path.relative_to(ROOT)): path.read_text("utf-8").splitlines() for path in papers}
    assert len(lines) > 12
    pattern = re.compile(stiff, re.IGNORECASE)
    found = [
        f"{place}: {text}"
        for place, said in {**_places(), **lines}.items()
        for text in said
        if pattern.search(_plain(text))
    ]
    assert not found, f"say “{OF_THE_OFFICE[stiff]}” instead:\n" + "\n".join(found)


def _plain(text: str) -> str:
    """Return a text without markup: stars, names of fields."""
    return re.sub(r"\$?\{[^{}]*\}", "X", re.sub(r"\$\{[^{}]*\{[^{}]*\}[^{}]*\}", "X", text)).replace("*", "")


def test_pages_for_teachers_and_students_avoid_jargon() -> None:
    found = [
        f"{place}: {text}"
        for place, said in _places().items()
        if place not in FOR_IT and not place.startswith("quizbs/banks")
        for text in said
        if re.search(OF_THE_TRADE, text)
    ]
    assert not found, "\n".join(found)


def test_every_source_of_words_is_scanned() -> None:
    """The tests above could never fail if they read no texts."""
    said = _places()
    assert "Your turn" in " ".join(said["quizbs/words/en/phone.ftl"])
    assert any("Open the lesson" in text for text in said["quizbs/words/en/setup.ftl"])
    assert any("question" in text for text in said["quizbs/words/en/options.ftl"])
    assert any("goes first" in text for text in said["quizbs/words/en/events.ftl"])
    assert sum(map(len, said.values())) > 1500


@pytest.mark.parametrize("call_word", ["Doubt it!", "Cheater!", "Cheat!", "B.S.!", "BS"])
def test_call_word_comes_from_the_setting(call_word: str) -> None:
    bare = call_word.rstrip("!")
    found = [
        f"{place}: {text}"
        for place, said in _places().items()
        if place.startswith(("quizbs/frontend", "quizbs/words/en", "templates/join", "templates/host/wall"))
        for text in said
        if re.search(rf"(?<![\w.]){re.escape(bare)}(?![\w.])", text) and "Cheat if you dare" not in text
    ]
    assert not found, "\n".join(found)
