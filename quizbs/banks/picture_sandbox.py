"""Decoding untrusted pictures, shrinking them and encoding them again, in a child process.

Pictures are uploaded alone, in a zip with their table, or inside another program's file. The result is a WebP of at
most ``SIDE`` pixels per side without metadata (place, camera or name).
"""

import contextlib
import io
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping
from threading import BoundedSemaphore
from typing import Final

import msgspec

from quizbs.banks import child_process
from quizbs.banks.problem import help_with
from quizbs.message import Message

SIDE: Final = 1280  # pixels of the longer side: as many as a projector shows
DOTS: Final = 40_000_000  # pixels of the original; a phone takes 12 to 50 million
PICTURES: Final = 300  # in a zip, or in another file
MEMBERS: Final = 500
UNPACKED: Final = 64_000_000  # total bytes of the needed members
RATIO: Final = 100  # of a member, uncompressed to compressed
_WAIT, _CPU, _MB = 60, 40, 768  # seconds of wall time, seconds of CPU time, MB of address space
_ENOUGH: Final = (45, 32)  # seconds of wall and CPU time, after which the rest of a file's pictures are skipped
_ONE_BY_ONE = BoundedSemaphore(1)
_OTHERS = re.compile(r"xl/|word/|ppt/|META-INF/|(.*/)?imsmanifest\.xml$|collection\.anki|h5p\.json|mimetype$")
_TABLE = re.compile(r"\.(csv|tsv|txt|xlsx|json|xml|gift)$", re.IGNORECASE)
_PICTURE = re.compile(r"\.(png|jpe?g|webp|gif|svg|bmp|avif)$", re.IGNORECASE)


class SmallPicture(msgspec.Struct, frozen=True, tag=True):
    """A picture as it is stored: a WebP, its width and height in pixels."""

    width: int
    height: int
    content: bytes


class RefusedPicture(msgspec.Struct, frozen=True, tag=True):
    """Why a picture was refused."""

    message: Message

    @property
    def help(self) -> Message:
        """Return the message that says what to do about the picture."""
        return help_with(self.message)


class Unpacked(msgspec.Struct, frozen=True):
    """The contents of a zip: its table, and its pictures by lower-case file name.

    ``refused`` says why the zip was refused, for example because it has no table; otherwise ``None``.
    """

    name: str = ""
    table: bytes = b""
    pictures: dict[str, SmallPicture | RefusedPicture] = {}
    refused: RefusedPicture | None = None


def is_ours(content: bytes) -> bool:
    """Return whether a file is a zip with pictures that isn't a workbook or another program's package."""
    if not content.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            names = packed.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError):
        return False
    return any(map(_PICTURE.search, names)) and not any(map(_OTHERS.match, names))


def small(content: bytes) -> SmallPicture | RefusedPicture:
    """Return a picture shrunk and encoded for storing, or why it was refused."""
    result = _in_child(b"picture\n" + content)
    return (
        msgspec.msgpack.decode(result, type=SmallPicture | RefusedPicture)
        if result
        else refusal_of("reading-slow-pictures")
    )


def unpacked(content: bytes) -> Unpacked:
    """Return the table and the pictures in a zip."""
    result = _in_child(b"zip\n" + content)
    return (
        msgspec.msgpack.decode(result, type=Unpacked)
        if result
        else Unpacked(refused=refusal_of("reading-slow-pictures"))
    )


def taken_out(content: bytes, places: Mapping[str, str]) -> dict[str, SmallPicture | RefusedPicture]:
    """Return the pictures inside another program's file, by the names in ``places`` (``Reading.pictures``)."""
    wanted = dict(list(places.items())[:PICTURES])
    result = _in_child(msgspec.json.encode(sorted(set(wanted.values()))) + b"\n" + content) if wanted else b""
    by_place = msgspec.msgpack.decode(result, type=dict[str, SmallPicture | RefusedPicture]) if result else {}
    slow, more = refusal_of("reading-slow-pictures"), refusal_of("reading-more-pictures", most=PICTURES)
    return {name: by_place.get(place, slow) if name in wanted else more for name, place in places.items()}


def _in_child(order: bytes) -> bytes:
    with _ONE_BY_ONE, contextlib.suppress(subprocess.TimeoutExpired):
        done = child_process.run("pictures", order, _WAIT)
        return done.stdout if done.returncode == 0 else b""
    return b""


def child() -> None:
    """Run as the child process: read an order and a file from standard input, write the result."""
    order = sys.stdin.buffer.read()
    if sys.platform != "win32":
        import resource

        wanted = {resource.RLIMIT_CPU: _CPU, resource.RLIMIT_AS: _MB * 2**20, resource.RLIMIT_FSIZE: 0}
        for which, most in wanted.items():
            with contextlib.suppress(ValueError, OSError):  # macOS refuses some of them
                resource.setrlimit(which, (most, most))
        os.nice(10)
    sys.stdout.buffer.write(answer(order))


def answer(order: bytes) -> bytes:
    """Return the encoded result of an order, which is one line with what to do, followed by the file."""
    what, _, content = order.partition(b"\n")
    return msgspec.msgpack.encode(_done(what, content))


def _done(
    order: bytes, content: bytes
) -> SmallPicture | RefusedPicture | Unpacked | dict[str, SmallPicture | RefusedPicture]:
    if order == b"picture":
        return _small(content)
    clock, work = time.monotonic() + _ENOUGH[0], time.process_time() + _ENOUGH[1]

    def in_time() -> bool:
        return time.monotonic() < clock and time.process_time() < work

    if order == b"zip":
        return _unpacked(content, in_time)
    return _taken_out(content, msgspec.json.decode(order, type=list[str]), in_time)


def refusal_of(message: str, **facts: int) -> RefusedPicture:
    """Return a picture's refusal with the message of this id and its facts."""
    return RefusedPicture(Message(message, dict(facts)))


def _small(content: bytes) -> SmallPicture | RefusedPicture:
    from PIL import Image, ImageOps, UnidentifiedImageError

    Image.MAX_IMAGE_PIXELS = None  # checked here, with our own message
    head = content[:400].lstrip(b"\xef\xbb\xbf \r\n\t").lower()
    if head.startswith(b"gif8"):
        return refusal_of("reading-animated")
    if head.startswith((b"<svg", b"<?xml", b"<!doctype svg")):
        return refusal_of("reading-drawing")
    try:
        with Image.open(io.BytesIO(content), formats=("PNG", "JPEG", "WEBP")) as picture:
            if picture.width * picture.height > DOTS:
                return refusal_of("reading-huge-picture", most=DOTS // 1_000_000)
            picture.draft("RGB", (2 * SIDE, 2 * SIDE))
            turned = ImageOps.exif_transpose(picture)
            plain = turned.convert("RGBA" if turned.has_transparency_data else "RGB")
    except UnidentifiedImageError:
        return refusal_of("reading-other-picture")
    except Exception:  # a broken file breaks Pillow's readers in many ways
        return refusal_of("reading-broken-picture")
    plain.thumbnail((SIDE, SIDE))
    written = io.BytesIO()
    bare = Image.new(plain.mode, plain.size)  # without the metadata of the original
    bare.paste(plain)
    bare.save(written, "WEBP", quality=84, method=4)
    return SmallPicture(bare.width, bare.height, written.getvalue())


def _taken_out(
    content: bytes, places: list[str], in_time: Callable[[], bool]
) -> dict[str, SmallPicture | RefusedPicture]:
    from quizbs.banks.package import pictures

    by_place: dict[str, SmallPicture | RefusedPicture] = dict.fromkeys(places, refusal_of("reading-broken-picture"))
    slow = refusal_of("reading-slow-pictures")
    for place, picture in pictures.contents(content, places):
        if isinstance(picture, str):
            by_place[place] = refusal_of(picture)
        else:
            by_place[place] = _small(picture) if in_time() else slow
    return by_place


def _unpacked(content: bytes, in_time: Callable[[], bool]) -> Unpacked:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if len(packed.namelist()) > MEMBERS:
                return Unpacked(refused=refusal_of("reading-zip-large"))
            return _sorted(dict(_members(packed)), in_time)
    except _TooLarge:
        return Unpacked(refused=refusal_of("reading-zip-large"))
    except Exception:  # a password, another compression, a truncated file
        return Unpacked(refused=refusal_of("reading-zip-bad"))


class _TooLarge(Exception):
    pass


def _members(packed: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the table and pictures in a zip. Raises ``_TooLarge``.

    The output is counted, because a zip's directory may be wrong.
    """
    room = UNPACKED
    for member in packed.infolist():
        name = member.filename.replace("\\", "/")
        if name.startswith("__MACOSX/") or not (_TABLE.search(name) or _PICTURE.search(name)):
            continue
        most = min(room, RATIO * max(member.compress_size, 1_000))
        with packed.open(member) as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise _TooLarge
        room -= len(content)
        yield name, content


def _sorted(members: dict[str, bytes], in_time: Callable[[], bool]) -> Unpacked:
    tables = sorted((name.count("/"), name) for name in members if _TABLE.search(name))
    pictures = {name.rpartition("/")[2].lower(): content for name, content in members.items() if _PICTURE.search(name)}
    if not tables:
        return Unpacked(refused=refusal_of("reading-zip-no-table"))
    if len(pictures) > PICTURES:
        return Unpacked(refused=refusal_of("reading-too-many-pictures", most=PICTURES))
    name = tables[0][1]
    slow = refusal_of("reading-slow-pictures")
    shown = {name: _small(content) if in_time() else slow for name, content in pictures.items()}
    return Unpacked(name.rpartition("/")[2], members[name], shown)
