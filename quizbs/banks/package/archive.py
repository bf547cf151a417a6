"""Reading zip, gzip and tar files. Sizes declared in a file aren't trusted; the output is counted.

``unpacked`` returns the files in an archive that may be banks, if no dialect reads the archive itself.
"""

import io
import re
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from quizbs.banks import limits

_CHUNK: Final = 1 << 16
_LEAST_RATIO: Final = 1_000_000  # bytes; below this the compression ratio doesn't matter
_DIRECTORY: Final = b"PK\x01\x02"  # the start of a zip's directory entry
_WORKBOOK: Final = "xl/workbook.xml"  # part of every Excel workbook
_WAYS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others need memory before they produce output
_BROKEN = (zipfile.BadZipFile, tarfile.TarError, zlib.error, EOFError, OSError, ValueError)
_UNKNOWN = (NotImplementedError, RuntimeError)  # raised for an unusual compression, and for a password


class BadArchive(Exception):
    """The archive can't be read; ``fault`` says why."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Member(NamedTuple):
    """A file in an archive."""

    name: str
    content: bytes


def is_workbook(content: bytes) -> bool:
    """Return whether the bytes are an ``.xlsx`` or ``.xlsm`` workbook, whatever the file name."""
    if not content.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return _WORKBOOK in packed.namelist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        return False


class Zip:
    """A zip file. ``names`` are the names of its files; folders are left out.

    All that is read counts towards one limit. Raises ``BadArchive`` for a zip that is damaged, encrypted or too large.
    """

    def __init__(self, content: bytes) -> None:
        if content.count(_DIRECTORY) > 2 * limits.MAX_MEMBERS:
            raise BadArchive("reading-too-much-inside")
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (*_BROKEN, *_UNKNOWN) as error:
            raise BadArchive("reading-archive-damaged") from error
        self.names = tuple(member.filename for member in self._zip.infolist() if _is_file(member))
        if len(self.names) > limits.MAX_MEMBERS:
            raise BadArchive("reading-too-much-inside")
        self._left = limits.UNPACKED_MB * 1_000_000

    def read(self, name: str) -> bytes:
        """Return the content of a file. Raises ``BadArchive``."""
        member = self._zip.getinfo(name)
        if member.flag_bits & 1:
            raise BadArchive("reading-archive-locked")
        if member.compress_type not in _WAYS:
            raise BadArchive("reading-archive-damaged")
        parts, size = [], 0
        try:
            with self._zip.open(member) as stream:
                while chunk := stream.read(_CHUNK):
                    parts.append(chunk)
                    size += len(chunk)
                    self._left -= len(chunk)
                    bomb = size > _LEAST_RATIO and size > limits.MAX_RATIO * max(member.compress_size, 1)
                    if bomb or self._left < 0:
                        raise BadArchive("reading-too-much-inside")
        except (*_BROKEN, *_UNKNOWN) as error:
            raise BadArchive("reading-archive-damaged") from error
        return b"".join(parts)


def _is_file(member: zipfile.ZipInfo) -> bool:
    return bool(member.filename) and not member.filename.endswith("/")


def is_zip(content: bytes) -> bool:
    """Return whether a file is a zip, by its first bytes."""
    return content.startswith(b"PK\x03\x04")


def is_gzip(content: bytes) -> bool:
    """Return whether a file is gzip, by its first bytes."""
    return content.startswith(b"\x1f\x8b")


def gunzip(content: bytes) -> Member:
    """Return the uncompressed content of a gzip file. Raises ``BadArchive``.

    Data after the gzip stream, as in a ClassQuiz file, is ignored.
    """
    unpacking = zlib.decompressobj(wbits=31)
    most = limits.FILE_MB * 1_000_000
    try:
        unpacked = unpacking.decompress(content, most)
    except zlib.error as error:
        raise BadArchive("reading-archive-damaged") from error
    if not unpacking.eof:
        raise BadArchive("reading-too-much-inside" if len(unpacked) == most else "reading-archive-damaged")
    return Member("", unpacked)


def untar(content: bytes) -> list[Member]:
    """Return the files in a tar, empty for other content. Raises ``BadArchive`` if there are too many."""
    try:
        return list(_members(content))
    except (*_BROKEN, RecursionError):
        return []


def _members(content: bytes) -> Iterator[Member]:
    with tarfile.open(fileobj=io.BytesIO(content), mode="r:") as packed:
        for count, info in enumerate(packed):
            if count >= limits.MAX_MEMBERS:
                raise BadArchive("reading-too-much-inside")
            if info.isreg() and (stream := packed.extractfile(info)):
                yield Member(info.name, stream.read())


_KNOWN: tuple[tuple[str, str], ...] = (
    ("moodle_backup.xml", "reading-moodle-backup"),
    (".ARCHIVE_INDEX", "reading-moodle-backup"),
    ("h5p.json", "reading-h5p"),
    ("word/document.xml", "reading-document"),
    ("ppt/presentation.xml", "reading-slides"),
    ("Index/Document.iwa", "reading-apple"),
)
_ODF = {b"text": "reading-document", b"presentation": "reading-slides"}
_NO_BANK = re.compile(
    r"(^|/)(\.[^./]|__MACOSX/)|\.(png|jpe?g|gif|webp|svg|bmp|avif|mp[34]|ogg|wav|webm|pdf|css|html?|exe|dll|woff2?)$",
    re.IGNORECASE,
)
MOST_TRIED = 20


def unpacked(content: bytes, name: str) -> list[Member] | str | None:
    """Return the files in an archive that may be banks, or the id of the message why it has none.

    ``None`` if the content isn't an archive.
    """
    try:
        if is_zip(content):
            return _of_zip(Zip(content))
        if is_gzip(content):
            return _of_gzip(content, name)
    except BadArchive as error:
        return error.fault
    return None


def _of_zip(package: Zip) -> list[Member] | str:
    if fault := _known(package.names):
        return fault
    if "mimetype" in package.names:
        kind = package.read("mimetype")
        return next((fault for word, fault in _ODF.items() if word in kind), "reading-no-bank-inside")
    wanted = [name for name in package.names if not _NO_BANK.search(name)][:MOST_TRIED]
    return [Member(name, package.read(name)) for name in wanted]


def _of_gzip(content: bytes, name: str) -> list[Member] | str:
    inside = gunzip(content).content
    members = untar(inside)
    if not members:
        return [Member(re.sub(r"\.gz$", "", name, flags=re.IGNORECASE), inside)]
    if fault := _known([member.name for member in members]):
        return fault
    return [member for member in members if not _NO_BANK.search(member.name)][:MOST_TRIED]


def _known(names: list[str] | tuple[str, ...]) -> str | None:
    return next((fault for name, fault in _KNOWN for known in names if known.removeprefix("./") == name), None)


def is_readable_size(member: Member) -> bool:
    """Return whether a file is not empty and within ``FILE_MB``."""
    return 0 < len(member.content) <= limits.FILE_MB * 1_000_000
