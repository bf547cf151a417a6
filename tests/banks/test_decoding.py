"""Decoding bytes to text: every encoding that spreadsheet programs write, in twenty languages."""

import codecs

import pytest

from quizbs.banks.reading import ReadOptions
from quizbs.banks.registry import read
from quizbs.banks.text.decoding import ENCODINGS, decoded, letters
from tests.banks.languages import BANKS, LEGACY
from tests.banks.sheets import english, right, told

UNICODE = ("UTF-8", "UTF-8 with a mark", "UTF-16", "UTF-16 LE", "UTF-16 BE")


def saved(text: str, encoding: str) -> bytes:
    """Return the bytes of a text as a spreadsheet program saves it."""
    return text.encode(
        "utf-8-sig" if encoding.endswith("mark") else "utf-8" if encoding == "UTF-8" else ENCODINGS[encoding]
    )


SAMPLES = [
    (language, encoding, text)
    for language, bank in BANKS.items()
    for encoding in (*UNICODE, *LEGACY[language])
    for text in (bank, bank.replace("\n", "\r\n"))
]


def test_text_is_decoded_in_every_encoding_of_its_language() -> None:
    wrong = [
        (language, encoding, found and found.encoding)
        for language, encoding, text in SAMPLES
        if (found := decoded(saved(text, encoding))) is None or found.text != text
    ]
    assert wrong == []
    assert len(SAMPLES) >= 280


@pytest.mark.parametrize("language", sorted(BANKS))
def test_bank_is_the_same_in_every_encoding(language: str) -> None:
    plain = read(BANKS[language].encode(), "bank.csv")
    assert (len(plain.questions), plain.problems) == (8, ())
    for encoding in LEGACY[language]:
        assert read(saved(BANKS[language], encoding), "bank.csv").questions == plain.questions


def test_encoding_is_reported_with_sample_letters() -> None:
    reading = read(saved(BANKS["de"], "MS-DOS 850"), "bank.csv")
    assert reading.encoding == "MS-DOS 850"
    assert any("Österreich" in line for line in reading.letters)
    assert len(reading.letters) == 3
    assert any("MS-DOS 850" in note for note in map(english, reading.notes))


def test_teacher_can_choose_another_encoding() -> None:
    content = "Question;Answer\nWho sang?;Bj\xf6rk\n".encode("cp1250")
    assert right(read(content, "a.csv", ReadOptions(encoding="Windows-1251")).questions[0]) == ["Bjцrk"]
    assert right(read(content, "a.csv", ReadOptions(encoding="Windows-1252")).questions[0]) == ["Björk"]
    assert read(content, "a.csv", ReadOptions(encoding="nonsense")).questions == read(content, "a.csv").questions


def test_stray_bytes_in_utf_8_are_read_as_windows_1252() -> None:
    lines = [f"Wie heißt Nummer {number}?;größer\n".encode() for number in range(20)]
    content = b"Frage;Antwort\n" + b"".join(lines) + "Köln – schön?;ja “so”\n".encode("cp1252")
    found = decoded(content)
    assert found is not None
    assert found.text.endswith("Köln – schön?;ja “so”\n")
    assert "größer" in found.text


@pytest.mark.parametrize(
    "content",
    [
        b"Question,Answer\nOne?\0,1\n",
        b"\x89PNG\r\n\x1a\n" + bytes(range(1, 256)) * 4,
        bytes(range(256)) * 8,
        codecs.BOM_UTF16_LE + b"Q",
        b"\0" * 50,
    ],
)
def test_binary_file_is_not_text(content: bytes) -> None:
    assert decoded(content) is None


def test_utf_16_without_mark_is_read_with_few_ascii_letters() -> None:
    text = "题目;答案\n首都?;北京\n" * 3
    for encoding in ("utf-16-le", "utf-16-be"):
        found = decoded(text.encode(encoding))
        assert found is not None
        assert found.text == text


def test_sample_letters_are_the_non_ascii_parts() -> None:
    text = "plain\n" + "x" * 500 + "é" + "y" * 500 + "\nö ä\nü ß\nå\n"
    assert letters(text) == ("x" * 40 + "é" + "y" * 39, "ö ä", "ü ß")
    assert letters("plain\n") == ()


def test_lost_or_broken_letters_are_asked_about_once() -> None:
    lost = read(
        b"Question,Answer\nWas it Jos?phine?,yes\nWho?,Andr? Breton?s friend\nWhy? Because?,no\nTwo?,1\n", "a.csv"
    )
    (problem,) = told(lost, "reading-lost-letters")
    assert ": 2, like" in english(problem.message)
    broken = read("Question,Answer\nWho is JosÃ©phine?,itâ€™s me\n".encode(), "a.csv")
    (problem,) = told(broken, "reading-broken-letters")
    assert ": 2, like" in english(problem.message)
    fine = read("Question,Answer\nWho? Me?,A\nQu'est-ce ? Oui,B\nÃ or Ñandú?,C\n".encode(), "a.csv")
    assert fine.problems == ()
