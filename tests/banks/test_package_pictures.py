"""Pictures inside other programs' files: found, extracted, and never fetched from elsewhere."""

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quizbs.banks import limits, picture_sandbox, registry
from quizbs.banks.package.pictures import PictureNames, packaged
from quizbs.banks.picture_sandbox import PICTURES, RefusedPicture, SmallPicture, is_ours, taken_out
from quizbs.banks.reading import Reading
from tests.banks.here import read_here
from tests.banks.test_picture_sandbox import drawn, flood, opened, why, zipped
from tests.support.cli_runner import CliRunner

HEAD = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" adaptive="false" timeDependent="false"'


@pytest.fixture(autouse=True)
def _here() -> Iterator[None]:
    """Read in this process; the child process has its tests in test_sandbox.py."""
    with read_here():
        yield


def moodle(text: str, choice: str = "oak", **files: bytes) -> str:
    """Return a Moodle XML question with these files; ``__`` in a name stands for a dot."""
    inside = "".join(
        f'<file name="{name.replace("__", ".")}" path="/" encoding="base64">'
        f"{base64.encodebytes(member).decode()}</file>"
        for name, member in files.items()
    )
    return (
        f'<question type="multichoice"><questiontext format="html"><text><![CDATA[{text}]]></text>{inside}'
        f'</questiontext><answer fraction="100"><text><![CDATA[{choice}]]></text></answer><answer fraction="0">'
        "<text>ash</text></answer></question>"
    )


def quiz(*written: str) -> bytes:
    return f'<?xml version="1.0"?><quiz>{"".join(written)}</quiz>'.encode()


def shown(name: str) -> str:
    return f'<img src="@@PLUGINFILE@@/{name}">'


def qti2(prompt: str, choice: str = "oak") -> bytes:
    return (
        f'<assessmentItem {HEAD} identifier="a" title="Leaf"><responseDeclaration identifier="R" cardinality="single">'
        "<correctResponse><value>x</value></correctResponse></responseDeclaration><itemBody><choiceInteraction "
        f'responseIdentifier="R"><prompt>{prompt}</prompt><simpleChoice identifier="x">{choice}</simpleChoice>'
        '<simpleChoice identifier="y">ash</simpleChoice></choiceInteraction></itemBody></assessmentItem>'
    ).encode()


def qti1(text: str) -> bytes:
    escaped = text.replace("<", "&lt;").replace(">", "&gt;")
    labels = "".join(
        f'<response_label ident="{name}"><material><mattext>{name}</mattext></material></response_label>'
        for name in ("oak", "ash")
    )
    return (
        f'<questestinterop><assessment title="Leaves"><section><item ident="i"><presentation><material><mattext '
        f'texttype="text/html">{escaped}</mattext></material><response_lid ident="r"><render_choice>{labels}'
        "</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>"
        "<varequal>oak</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></section>"
        "</assessment></questestinterop>"
    ).encode()


def package(**members: bytes) -> dict[str, bytes]:
    return {"imsmanifest.xml": b"<manifest/>"} | {name.replace("__", "."): member for name, member in members.items()}


def lost(reading: Reading) -> list[str]:
    """Return the names of the pictures reported as missing."""
    return [problem.value for problem in reading.problems if problem.message.id == "reading-lost-picture"]


def brought(content: bytes) -> tuple[Reading, dict[str, SmallPicture | RefusedPicture]]:
    reading = registry.read(content, "leaves")
    return reading, taken_out(content, reading.pictures)


class TestMoodle:
    def test_first_picture_of_question_is_used_others_reported(self) -> None:
        text = f"Which leaf? {shown('my%20leaf.png')}{shown('other.png')}"
        content = quiz(moodle(text, f"oak {shown('tree.png')}", **{"my leaf__png": drawn(), "other__png": drawn()}))
        reading, pictures = brought(content)
        assert [question.image for question in reading.questions] == ["my leaf.png"]
        assert lost(reading) == ["other.png", "tree.png"]
        assert opened(pictures["my leaf.png"]).size == (60, 40)

    def test_picture_inside_file_is_preferred_to_external(self) -> None:
        elsewhere = '<img src="https://example.org/a.png">'
        reading, _ = brought(
            quiz(moodle(f"Which? {elsewhere}{shown('b.png')}", b__png=drawn()), moodle("x" + elsewhere))
        )
        assert [question.image for question in reading.questions] == ["b.png", "https://example.org/a.png"]
        assert list(reading.pictures) == ["b.png"]
        assert lost(reading) == ["a.png"]

    def test_pictures_are_distinguished_by_content_not_by_name(self) -> None:
        red, wide = drawn(), drawn((80, 20))
        asked = [("a", red), ("b", wide), ("c", red)]
        reading, pictures = brought(quiz(*(moodle(f"{text} {shown('x.PNG')}", x__PNG=key) for text, key in asked)))
        assert [question.image for question in reading.questions] == ["x.PNG", "x-2.PNG", "x.PNG"]
        assert {name: opened(picture).size for name, picture in pictures.items()} == {
            "x.png": (60, 40),
            "x-2.png": (80, 20),
        }

    @pytest.mark.parametrize("name", ["../x.png", "/etc/passwd", "..%2Fx.png", "missing.png", ""])
    def test_path_outside_package_is_only_reported(self, name: str) -> None:
        reading, pictures = brought(quiz(moodle(f"Which? {shown(name)}", x__png=drawn())))
        assert [question.image for question in reading.questions] == [""]
        assert len(lost(reading)) == 1
        assert pictures == {}

    def test_picture_name_is_looked_up_but_never_opened(self) -> None:
        reading, pictures = brought(quiz(moodle(f"Which? {shown('../../x')}", "oak", **{"../../x": drawn()})))
        assert [question.image for question in reading.questions] == ["x.png"]
        assert opened(pictures["x.png"]).size == (60, 40)

    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (drawn((300, 300))[:200], "reading-broken-picture"),
            (b"GIF89a", "reading-animated"),
            (b"<svg xmlns='x'/>", "reading-drawing"),
        ],
        ids=["half", "gif", "svg"],
    )
    def test_undisplayable_picture_has_a_reason(self, content: bytes, reason: str) -> None:
        reading, pictures = brought(quiz(moodle(f"Which? {shown('x.png')}", x__png=content)))
        assert len(reading.questions) == 1
        assert why(pictures["x.png"]) == reason

    def test_picture_with_too_many_pixels_names_limit(self) -> None:
        _, pictures = brought(quiz(moodle(f"Which? {shown('x.png')}", x__png=flood())))
        assert why(pictures["x.png"]) == "reading-huge-picture"

    def test_invalid_base64_is_broken(self) -> None:
        content = quiz(moodle(f"Which? {shown('x.png')}", x__png=drawn())).replace(b"iVBOR", b"iVB*R")
        _, pictures = brought(content)
        assert why(pictures["x.png"]) == "reading-broken-picture"

    @pytest.mark.parametrize("pack", [gzip.compress, lambda inside: zipped({"a/b.xml": inside})], ids=["gzip", "zip"])
    def test_archived_bank_includes_its_pictures(self, pack: object) -> None:
        assert callable(pack)
        reading, pictures = brought(pack(quiz(moodle(f"Which? {shown('x.png')}", x__png=drawn()))))
        assert len(reading.questions) == 1
        assert opened(pictures["x.png"]).size == (60, 40)

    def test_pictures_are_limited_as_in_a_zip(self) -> None:
        dot = drawn((1, 1))
        files = [moodle(f"{number} {shown('x.png')}", x__png=dot + bytes([number % 256, number // 256]))
                 for number in range(PICTURES + 1)]  # fmt: skip
        _, pictures = brought(quiz(*files))
        assert sum(isinstance(picture, SmallPicture) for picture in pictures.values()) == PICTURES
        assert why(pictures[f"x-{PICTURES + 1}.png"]) == "reading-more-pictures"


class TestPackage:
    @pytest.mark.parametrize(
        ("address", "member"),
        [
            ("images/leaf.png", "items/images/leaf.png"),
            ("../img/my%20leaf.png", "img/my leaf.png"),
            ("images/leaf.png", "images/leaf.png"),
            ("Leaf.png?download=1", "items/leaf.PNG"),
            ("$IMS-CC-FILEBASE$/Uploaded%20Media/leaf.png", "Uploaded Media/leaf.png"),
            ("%24IMS-CC-FILEBASE%24/a/leaf.png", "web_resources/a/leaf.png"),
        ],
    )
    @pytest.mark.parametrize("write", [qti1, qti2], ids=["1.2", "2.1"])
    def test_picture_is_found_in_the_package(self, write: object, address: str, member: str) -> None:
        assert callable(write)
        item = write(f'Which leaf? <img src="{address}"/>')
        reading, pictures = brought(zipped(package(**{"items/a.xml": item, member: drawn()})))
        (name,) = reading.pictures
        assert [question.image.lower() for question in reading.questions] == [name]
        assert opened(pictures[name]).size == (60, 40)
        assert lost(reading) == []

    @pytest.mark.parametrize(
        "address", ["../../leaf.png", "../leaf.png", "https://example.org/leaf.png", "//leaf.png.example.org", "no.png"]
    )
    def test_path_outside_archive_is_only_reported(self, address: str) -> None:
        members = package(**{"a.xml": qti2(f'Which? <img src="{address}"/>'), "../leaf.png": drawn()})
        reading, pictures = brought(zipped(members))
        assert pictures == {}
        assert len(lost(reading)) == (0 if address.startswith("https") else 1)

    def test_second_picture_and_choice_picture_are_reported(self) -> None:
        item = qti2('Which? <img src="a.png"/><object type="image/png" data="b.png"/>', 'oak <img src="c.png"/>')
        reading, pictures = brought(zipped(package(a__xml=item, a__png=drawn(), b__png=drawn(), c__png=drawn())))
        assert list(pictures) == ["a.png"]
        assert lost(reading) == ["b.png", "c.png"]

    def test_zip_bomb_member_is_refused_others_are_read(self) -> None:
        bomb = qti2('Bomb? <img src="bomb.png"/>')
        members = package(a__xml=bomb, b__xml=qti2('Leaf? <img src="leaf.png"/>'), leaf__png=drawn())
        reading, pictures = brought(zipped(members | {"bomb.png": bytes(20_000_000)}))
        assert len(reading.questions) == 2
        assert why(pictures["bomb.png"]) == "reading-too-much-inside"
        assert opened(pictures["leaf.png"]).size == (60, 40)

    def test_total_unpacked_size_is_limited(self, monkeypatch: pytest.MonkeyPatch) -> None:
        names = ("a", "b")
        members = {f"{name}.xml": qti2(f'{name}? <img src="{name}.png"/>') for name in names}
        members |= {f"{name}.png": drawn() + bytes(600_000) for name in names}
        content = zipped(package(**members))
        reading = registry.read(content, "leaves.zip")
        monkeypatch.setattr(limits, "UNPACKED_MB", 1)
        pictures = taken_out(content, reading.pictures)
        assert opened(pictures["a.png"]).size == (60, 40)
        assert why(pictures["b.png"]) == "reading-too-much-inside"

    def test_package_in_a_zip_folder_is_read_by_its_own_reader(self) -> None:
        assert not is_ours(zipped({"export/imsmanifest.xml": b"", "export/leaf.png": b""}))


def test_without_pictures_no_child_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_sandbox, "_in_child", None)
    assert taken_out(quiz(), {}) == {}


def test_extracted_pictures_have_plain_distinct_names() -> None:
    names = PictureNames()
    addresses = ["a/x.png", "b/X.png", "x-2.png", "", "..", "a:b.gif", "leaf?x=1", "  'leaf\n.webp"]
    given = [names.give(str(number), address) for number, address in enumerate(addresses)]
    assert given == [
        "x.png",
        "X-2.png",
        "x-2-2.png",
        "picture.png",
        "picture-2.png",
        "a_b.gif",
        "leaf.png",
        "'leaf .webp",
    ]
    assert names.places(["X-2.png", "unknown.png"]) == {"x-2.png": "1"}
    assert packaged((), "a.xml")("x.png") == ""


def test_check_reports_pictures_without_storing_them(tmp_path: Path, quizbs: CliRunner) -> None:
    (tmp_path / "leaves.xml").write_bytes(quiz(moodle(f"Which leaf? {shown('leaf.png')}", leaf__png=drawn())))
    told = quizbs("check", "leaves.xml", within=tmp_path).stdout
    assert "Which leaf?" in told
    assert "Questions with a picture: 1." in told
    assert json.loads(quizbs("check", "leaves.xml", "--json", within=tmp_path).stdout)
    assert [path.name for path in tmp_path.iterdir()] == ["leaves.xml"]
