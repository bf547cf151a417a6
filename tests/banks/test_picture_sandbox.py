"""Uploaded pictures are shrunk and encoded again, or refused with a reason; oversized zips are refused at once."""

import io
import zipfile
import zlib
from collections.abc import Iterator

import pytest
from PIL import Image, features

from quizbs.banks import picture_sandbox
from quizbs.banks.picture_sandbox import (
    DOTS,
    MEMBERS,
    PICTURES,
    SIDE,
    UNPACKED,
    RefusedPicture,
    SmallPicture,
    is_ours,
    small,
    unpacked,
)
from tests.banks.here import read_here
from tests.banks.sheets import english

TABLE = b"Question,Answer,Wrong 1,Image\nLeaf?,oak,ash,leaf.png\n"


@pytest.fixture(autouse=True)
def _here() -> Iterator[None]:
    """Read in this process; the child process has its tests in test_sandbox.py."""
    with read_here():
        yield


def drawn(size: tuple[int, int] = (60, 40), kind: str = "PNG", mode: str = "RGB", **more: object) -> bytes:
    content = io.BytesIO()
    Image.new(mode, size, (255, 0, 0, 90)[: len(mode)]).save(content, kind, **more)
    return content.getvalue()


def flood() -> bytes:
    """Return a small file that claims to be a picture of 400 million pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")

    head = chunk(b"IHDR", (20_000).to_bytes(4, "big") * 2 + b"\x08\0\0\0\0")
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(20_001))) + chunk(b"IEND", b"")


def zipped(members: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, member in members.items():
            packed.writestr(name, member)
    return content.getvalue()


def opened(picture: SmallPicture | RefusedPicture) -> Image.Image:
    assert isinstance(picture, SmallPicture), picture
    image = Image.open(io.BytesIO(picture.content))
    assert image.format == "WEBP"
    assert image.size == (picture.width, picture.height)
    return image


def why(picture: SmallPicture | RefusedPicture) -> str:
    assert isinstance(picture, RefusedPicture)
    assert english(picture.help)
    return picture.message.id


def test_installed_pillow_writes_webp() -> None:
    assert features.check("webp")


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_small_picture_keeps_its_size(kind: str) -> None:
    assert opened(small(drawn(kind=kind))).size == (60, 40)


def test_large_picture_is_shrunk_with_same_proportions() -> None:
    assert opened(small(drawn((4000, 2000), "JPEG"))).size == (SIDE, SIDE // 2)


def test_transparency_is_kept() -> None:
    assert opened(small(drawn(mode="RGBA"))).mode == "RGBA"


def test_picture_loses_metadata_and_is_rotated_upright() -> None:
    told = Image.Exif()
    told[0x0112] = 6  # taken with the camera held sideways
    told[0x010E] = "12 Secret Street"
    picture = small(drawn(kind="JPEG", exif=told))
    image = opened(picture)
    assert image.size == (40, 60)
    assert not image.getexif()
    assert isinstance(picture, SmallPicture)
    assert b"Secret" not in picture.content


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"GIF89a\x01", "reading-animated"),
        (b"  <svg xmlns='x'/>", "reading-drawing"),
        (b"<?xml version='1.0'?><svg/>", "reading-drawing"),
        (b"hello", "reading-other-picture"),
        (b"", "reading-other-picture"),
        (drawn(kind="BMP"), "reading-other-picture"),
        (drawn((300, 300))[:200], "reading-broken-picture"),
    ],
    ids=["gif", "svg", "svg with xml", "text", "nothing", "bmp", "half a picture"],
)
def test_another_file_is_refused_with_its_reason(content: bytes, reason: str) -> None:
    assert why(small(content)) == reason


def test_too_many_dots_are_refused_before_they_are_drawn() -> None:
    assert len(flood()) < 1_000_000
    refused = small(flood())
    assert isinstance(refused, RefusedPicture)
    assert f"more than {DOTS // 1_000_000} million" in english(refused.message)


class TestZip:
    def test_table_and_its_pictures_are_extracted(self) -> None:
        found = unpacked(
            zipped({"bank/a.csv": TABLE, "bank/Leaf.PNG": drawn(), "bank/x.gif": b"GIF89a", "notes.doc": b"x"})
        )
        assert (found.name, found.table, found.refused) == ("a.csv", TABLE, None)
        assert opened(found.pictures["leaf.png"]).size == (60, 40)
        assert why(found.pictures["x.gif"]) == "reading-animated"
        assert len(found.pictures) == 2

    def test_table_nearest_to_the_top_folder_is_read(self) -> None:
        members = {"__MACOSX/a.csv": b"x", "deep/er/b.csv": b"b", "c.csv": b"c", "leaf.png": drawn()}
        assert unpacked(zipped(members)).name == "c.csv"

    @pytest.mark.parametrize(
        ("members", "reason"),
        [
            ({"leaf.png": b""}, "reading-zip-no-table"),
            ({"a.csv": b"x", "leaf.png": bytes(UNPACKED // 2)}, "reading-zip-large"),
            ({f"{number}.csv": b"x" for number in range(MEMBERS + 1)}, "reading-zip-large"),
            ({"a.csv": b"x"} | {f"{n}.png": b"" for n in range(PICTURES + 1)}, "reading-too-many-pictures"),
        ],
        ids=["no table", "a bomb", "too many members", "too many pictures"],
    )
    def test_too_large_or_too_small_picture_is_refused(self, members: dict[str, bytes], reason: str) -> None:
        refused = unpacked(zipped(members)).refused
        assert refused is not None
        assert refused.message.id == reason

    def test_false_sizes_in_a_zip_directory_are_not_believed(self) -> None:
        content = bytearray(zipped({"a.csv": b"x", "leaf.png": bytes(5_000_000)}))
        size = (5_000_000).to_bytes(4, "little")
        small_size = (10).to_bytes(4, "little")
        assert content.count(size) == 2
        refused = unpacked(bytes(content.replace(size, small_size))).refused
        assert refused is not None

    def test_broken_zip_is_reported(self) -> None:
        refused = unpacked(zipped({"a.csv": TABLE, "leaf.png": drawn()})[:-20]).refused
        assert refused is not None
        assert refused.message.id == "reading-zip-bad"

    @pytest.mark.parametrize(
        ("members", "ours"),
        [
            ({"a.csv": b"", "leaf.png": b""}, True),
            ({"a.csv": b""}, False),
            ({"xl/workbook.xml": b"", "xl/media/leaf.png": b""}, False),
            ({"imsmanifest.xml": b"", "leaf.png": b""}, False),
            ({"collection.anki2": b"", "0.jpg": b""}, False),
            ({"h5p.json": b"", "content/leaf.jpg": b""}, False),
        ],
    )
    def test_packages_of_other_programs_are_read_by_their_readers(self, members: dict[str, bytes], ours: bool) -> None:
        assert is_ours(zipped(members)) is ours
        assert not is_ours(b"PK\x03\x04" + b"x" * 100)
        assert not is_ours(b"no zip")


def test_slow_zip_keeps_table_and_pictures_read_so_far() -> None:
    in_time = iter([True, False])
    content = zipped({"plants.csv": b"Question,Answer", "a.png": drawn(), "b.png": drawn()})
    found = picture_sandbox._unpacked(content, lambda: next(in_time))
    assert found.table == b"Question,Answer"
    assert isinstance(found.pictures["a.png"], SmallPicture)
    assert why(found.pictures["b.png"]) == "reading-slow-pictures"


def test_slow_foreign_file_keeps_pictures_read_so_far() -> None:
    in_time = iter([True, False])
    content = zipped({"word/media/a.png": drawn(), "word/media/b.png": drawn()})
    places = ["word/media/a.png", "word/media/b.png"]
    found = picture_sandbox._taken_out(content, places, lambda: next(in_time))
    assert isinstance(found["word/media/a.png"], SmallPicture)
    assert why(found["word/media/b.png"]) == "reading-slow-pictures"
