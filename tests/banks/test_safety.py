"""Malicious files: refused or read as text, quickly, with a reason, and without contacting another computer."""

import gzip
import io
import json
import socket
import sqlite3
import tarfile
import time
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from quizbs.banks import limits, sandbox
from quizbs.banks.reading import Reading
from quizbs.banks.registry import read
from tests.banks.fixtures import MOODLE_XML, QTI1, zipped

SECONDS = 2.0
MILLION = 1_000_000


def timed(content: bytes, name: str = "bank") -> Reading:
    """Return the reading of a file, which must not take more than two seconds of processor time."""
    for attempt in (1, 2, 3):  # a busy machine may slow one of them down
        began = time.process_time()
        reading = read(content, name)
        if (took := time.process_time() - began) < SECONDS:
            break
        assert attempt < 3, f"{took:.1f} s"
    assert reading.questions or reading.problems
    return reading


def sparse(**members: bytes) -> bytes:
    """Return a zip whose members are compressed as much as possible."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, inside in members.items():
            packed.writestr(name.replace("_", "."), inside)
    return content.getvalue()


def overlapping() -> bytes:
    """Return a zip that claims far more than it holds: every entry points at the same bytes."""
    content = bytearray(zipped(imsmanifest_xml="<a/>", a_xml="x" * 900_000))
    end = content.rindex(b"PK\x05\x06")
    begin = int.from_bytes(content[end + 16 : end + 20], "little")
    entries = bytes(content[begin:end])
    last = entries[entries.rindex(b"PK\x01\x02") :]
    many = entries + b"".join(last.replace(b"a.xml", b"%c.xml" % number) for number in range(66, 91)) * 30
    tail = bytearray(content[end:])
    count = many.count(b"PK\x01\x02")
    tail[8:12] = count.to_bytes(2, "little") * 2
    tail[12:16] = len(many).to_bytes(4, "little")
    return bytes(content[:begin]) + many + bytes(tail)


def view() -> bytes:
    """Return an Anki deck in which ``notes`` is a view whose query never ends."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute(
            "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)"
            " SELECT id, 'a' AS flds, '' AS tags FROM n"
        )
        return zipped(collection_anki2=database.serialize())


DOCTYPE = '<?xml version="1.0"?><!DOCTYPE quiz [{}]>'
_LAUGHS = [f'<!ENTITY {new} "{f"&{old};" * 10}">' for old, new in zip("abcdefgh", "bcdefghi", strict=True)]
LAUGHS = DOCTYPE.format('<!ENTITY a "ha">' + "".join(_LAUGHS))
QUIZ = "<quiz><question type='shortanswer'><questiontext><text>{}</text></questiontext></question></quiz>"
OUTSIDE = DOCTYPE.format('<!ENTITY x SYSTEM "file:///etc/hostname">')
NETWORK = DOCTYPE.format('<!ENTITY % x SYSTEM "http://192.0.2.1/x.dtd"> %x;')

# Made only where one is read: the largest take seconds.
BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "a zip that unpacks to 100 MB": (lambda: sparse(bank_csv=bytes(100 * MILLION)), "reading-too-much-inside"),
    "a zip of many times 20 MB": (
        lambda: sparse(**{f"{number}_csv": bytes(range(256)) * 80_000 for number in range(8)}),
        "reading-too-much-inside",
    ),
    "a package that unpacks to 100 MB": (
        lambda: sparse(imsmanifest_xml=b"<a/>", a_xml=b" " * (100 * MILLION)),
        "reading-too-much-inside",
    ),
    "a zip whose entries overlap": (overlapping, "reading-too-much-inside"),
    "a zip of 60,000 members": (lambda: b"PK\x03\x04" + b"PK\x01\x02" * 60_000, "reading-too-much-inside"),
    "gzip of 100 MB": (lambda: gzip.compress(bytes(100 * MILLION)), "reading-too-much-inside"),
    "half a gzip": (lambda: gzip.compress(b"Question,Answer\n" * 90)[:-9], "reading-archive-damaged"),
    "entities that multiply": (lambda: (LAUGHS + QUIZ.format("&i;")).encode(), "reading-entities"),
    "an entity from a file": (lambda: (OUTSIDE + QUIZ.format("&x;")).encode(), "reading-entities"),
    "an entity from the network": (lambda: (NETWORK + QUIZ.format("x")).encode(), "reading-entities"),
    "deep XML": (lambda: b"<quiz><question>" + b"<a>" * 300_000, "reading-too-much-inside"),
    "wide XML": (lambda: b"<quiz><question>" + b"<a/>" * 2_000_000 + b"</question></quiz>", "reading-too-much-inside"),
    "a long attribute": (
        lambda: b"<quiz a='" + b"x" * 9_000_000 + b"'><question type='essay'/></quiz>",
        "reading-essay",
    ),
    "deep JSON": (lambda: b"[" * (9 * MILLION), "reading-broken-json"),
    "deep JSON that ends": (lambda: b"[" * MILLION + b"]" * MILLION, "reading-broken-json"),
    "a long number": (lambda: b'[{"question": ' + b"9" * (5 * MILLION) + b"}]", "reading-broken-json"),
    "a deck without end": (view, "reading-broken-anki"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_are_refused_with_the_reason(name: str) -> None:
    bomb, fault = BOMBS[name]
    reading = timed(bomb())
    assert reading.questions == ()
    assert fault in [problem.message.id for problem in reading.problems]


@pytest.mark.parametrize("name", ["a zip that unpacks to 100 MB", "wide XML", "a deck without end", "gzip of 100 MB"])
def test_bombs_do_not_exceed_the_limits_of_the_child(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # They are its work and its memory. It gives way to everybody, so a busy machine may take long by the clock.
    monkeypatch.setattr(limits, "CHILD_WAIT", 120)
    bomb, fault = BOMBS[name]
    assert [problem.message.id for problem in sandbox.read(bomb(), "bomb").problems] == [fault]


def test_unsupported_or_encrypted_zip_is_reported() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("bank.csv", "Question,Answer\nOne?,1\n")
    assert [problem.message.id for problem in read(content.getvalue(), "a.zip").problems] == ["reading-archive-damaged"]
    locked = bytearray(zipped(bank_csv="Question,Answer\nOne?,1\n"))
    locked[6] |= 1
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert [problem.message.id for problem in read(bytes(locked), "a.zip").problems] == ["reading-archive-locked"]


def test_no_local_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("kilimanjaro")
    link = f'<!ENTITY x SYSTEM "{(tmp_path / "secret").as_uri()}">'
    for text in (DOCTYPE.format(link) + QUIZ.format("&x;"), f"<!DOCTYPE quiz [{link}]>" + MOODLE_XML[39:]):
        assert "kilimanjaro" not in repr(read(text.encode(), "a.xml"))
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as packed:
        info = tarfile.TarInfo("bank.csv")
        info.type, info.linkname = tarfile.SYMTYPE, str(tmp_path / "secret")
        packed.addfile(info)
    assert "kilimanjaro" not in repr(read(content.getvalue(), "a.tar.gz"))


def test_no_member_of_a_packed_file_is_written_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as new:
        new.writestr("../../escaped.csv", "Question,Answer\nOne?,1\n")
        new.writestr("/absolute.png", "x")
    assert len(read(packed.getvalue(), "a.zip").questions) == 1
    assert list(tmp_path.iterdir()) == []


def test_addresses_in_a_file_are_never_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("asked the network")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    tagged = '<img src="http://192.0.2.1/p.png">Which?<link rel="stylesheet" href="//192.0.2.1/x.css">'
    xml = MOODLE_XML.replace("What bends light?", tagged.replace("<", "&lt;"))
    dtd = QTI1.replace("ims_qtiasiv1p2p1.dtd", "http://192.0.2.1/ims.dtd")
    media = {
        "question": "Seen?",
        "answers": ["a", "b"],
        "solutions": [0],
        "media": {"type": "image", "url": "https://192.0.2.1/"},
    }
    counts = [
        len(read(content, "a").questions)
        for content in (xml.encode(), dtd.encode(), json.dumps({"questions": [media]}).encode())
    ]
    assert counts == [6, 4, 1]


def test_doctype_that_only_names_a_dtd_is_ignored() -> None:
    assert QTI1.count("<!DOCTYPE") == 1
    assert len(read(QTI1.encode(), "a.xml").questions) == 4
