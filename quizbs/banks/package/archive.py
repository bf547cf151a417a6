"""Files inside a file: zip, gzip, tar. No size is believed that a file tells of itself: what comes out is counted."""

import io
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from quizbs.banks import limits
from quizbs.banks.words.common_words import Fault
from quizbs.banks.words.file_words import DAMAGED, LOCKED, TOO_MUCH_INSIDE

_CHUNK: Final = 1 << 16
_LEAST_RATIO: Final = 1_000_000  # bytes, below which it does not matter how well they were packed
_DIRECTORY: Final = b"PK\x01\x02"  # begins what a zip says of one member
_WAYS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others ask for memory before they give anything
_BROKEN = (zipfile.BadZipFile, tarfile.TarError, zlib.error, EOFError, OSError, ValueError)
_UNKNOWN = (NotImplementedError, RuntimeError)  # a way of packing that nobody uses; a password


class Spoiled(Exception):
    """What is inside cannot be had; the fault says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class Member(NamedTuple):
    """A file inside another."""

    name: str
    content: bytes


class Zip:
    """A zip. ``names`` are those of its files, without folders; ``read`` counts what all of them unpack to.

    Raises ``Spoiled`` for one that is damaged, locked or too large.
    """

    def __init__(self, content: bytes) -> None:
        if content.count(_DIRECTORY) > 2 * limits.MEMBERS:
            raise Spoiled(TOO_MUCH_INSIDE)
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (*_BROKEN, *_UNKNOWN) as error:
            raise Spoiled(DAMAGED) from error
        self.names = tuple(member.filename for member in self._zip.infolist() if _is_file(member))
        if len(self.names) > limits.MEMBERS:
            raise Spoiled(TOO_MUCH_INSIDE)
        self._left = limits.UNPACKED_MB * 1_000_000

    def read(self, name: str) -> bytes:
        """Return the content of a member."""
        member = self._zip.getinfo(name)
        if member.flag_bits & 1:
            raise Spoiled(LOCKED)
        if member.compress_type not in _WAYS:
            raise Spoiled(DAMAGED)
        parts, size = [], 0
        try:
            with self._zip.open(member) as stream:
                while chunk := stream.read(_CHUNK):
                    parts.append(chunk)
                    size += len(chunk)
                    self._left -= len(chunk)
                    bomb = size > _LEAST_RATIO and size > limits.RATIO * max(member.compress_size, 1)
                    if bomb or self._left < 0:
                        raise Spoiled(TOO_MUCH_INSIDE)
        except (*_BROKEN, *_UNKNOWN) as error:
            raise Spoiled(DAMAGED) from error
        return b"".join(parts)


def _is_file(member: zipfile.ZipInfo) -> bool:
    return bool(member.filename) and not member.filename.endswith("/")


def is_zip(content: bytes) -> bool:
    """Tell whether a file is a zip, by its first bytes."""
    return content.startswith(b"PK\x03\x04")


def is_gzip(content: bytes) -> bool:
    """Tell whether a file is packed by gzip, by its first bytes."""
    return content.startswith(b"\x1f\x8b")


def gunzip(content: bytes) -> Member:
    """Return what gzip has packed; what follows it, as in a ClassQuiz file, is left. Raises ``Spoiled``."""
    unpacking = zlib.decompressobj(wbits=31)
    most = limits.FILE_MB * 1_000_000
    try:
        unpacked = unpacking.decompress(content, most)
    except zlib.error as error:
        raise Spoiled(DAMAGED) from error
    if not unpacking.eof:
        raise Spoiled(TOO_MUCH_INSIDE if len(unpacked) == most else DAMAGED)
    return Member("", unpacked)


def untar(content: bytes) -> list[Member]:
    """Return the files of a tar, none if it is not one. Raises ``Spoiled`` for one with too many."""
    try:
        return list(_members(content))
    except (*_BROKEN, RecursionError):
        return []


def _members(content: bytes) -> Iterator[Member]:
    with tarfile.open(fileobj=io.BytesIO(content), mode="r:") as packed:
        for count, info in enumerate(packed):
            if count >= limits.MEMBERS:
                raise Spoiled(TOO_MUCH_INSIDE)
            if info.isreg() and (stream := packed.extractfile(info)):
                yield Member(info.name, stream.read())
