"""Golden files with sentences about plays and calls, for every rank, number and person, one for each language.

Their diff shows the effect of a change to the words. ``python -m tests.words.test_golden`` writes the files.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quizbs.words import LANGUAGES, words
from tests.support.source_files import ROOT

FOLDER = Path(__file__).parent / "golden"
RANKS = json.loads((ROOT / "quizbs" / "words" / "words.json").read_text(encoding="utf-8"))["ranks"]
PEOPLE = ["you", "Ann", "Øyvind", "أحمد"]
COUNTS = [1, 2, 3, 4]


def sentences(tag: str) -> str:
    """Return a line for each person, rank and number: sentences about the play, the call, and the turned cards."""
    say = words(tag).say
    lines = []
    for who in PEOPLE:
        for rank in RANKS.values():
            for count in COUNTS:
                claim = {"count": count, "rank": rank}
                told = [
                    say("events-laid", who=who, **claim),
                    say("events-called", caller="somebody", claimant=who, **claim),
                    say("phone-reveal-calls", caller=who, claimant="Ben", **claim),
                    say("cards-false-some", found=count, rank=rank),
                ]
                lines.append(f"{who} {rank} {count}: {' | '.join(told)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_sentences_equal_the_golden_file(tag: str) -> None:
    assert sentences(tag) == (FOLDER / f"{tag}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_sentences_contain_no_code_for_a_person(tag: str) -> None:
    assert "somebody" not in sentences(tag)
    said = words(tag).say("events-asked", who="Ann", answerer="you")
    assert "you" not in said
    assert "somebody" not in words(tag).say("events-asked", who="somebody", answerer="somebody")


if __name__ == "__main__":
    for tag in LANGUAGES:
        (FOLDER / f"{tag}.txt").write_text(sentences(tag), encoding="utf-8")
