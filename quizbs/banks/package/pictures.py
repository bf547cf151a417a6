"""Finding pictures inside another program's file: as base64 in its XML, or as files in its package.

Reading a file only locates such a picture: its place is a text that ``contents`` understands. Fetching it is left to
the process that also shrinks it (``picture_sandbox``). Places are compared with the file's content, never opened, and a
URL of another computer has no place.
"""

import binascii
import posixpath
import re
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2s
from typing import Final
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from quizbs.banks.cells import clean, is_image
from quizbs.banks.package.archive import BadArchive, Zip, is_readable_size, is_zip, unpacked
from quizbs.banks.package.xml_tree import NotXml, tree
from quizbs.banks.reading import Upload

PlaceOf = Callable[[str], str]  # the place of a picture's address in the file, "" if missing
_BASE64: Final = "base64:"
_MOODLE: Final = "@@PLUGINFILE@@/"
_CANVAS: Final = "$IMS-CC-FILEBASE$/"
_NO_NAME = re.compile(r'[:*?"<>|]+')
_LONGEST: Final = 100  # characters of a name


def nowhere(_address: str) -> str:
    """Return "": the place of any picture in a file without pictures."""
    return ""


def embedded(element: Element) -> PlaceOf:
    """Return a function from a picture's URL to the place of its base64 content, which a ``file`` element has.

    Moodle writes such files. The place of a picture that is missing is "".
    """
    held: dict[str, str] = {}
    for node in element.iter("file"):
        parts = ((node.get("path") or "").strip("/"), node.get("name") or "")
        if (node.get("encoding") or "").lower() == "base64":
            held.setdefault("/".join(part for part in parts if part), node.text or "")

    def place_of(address: str) -> str:
        name = address.removeprefix(_MOODLE)
        text = held.get(unquote(name.partition("?")[0]), held.get(name)) if name != address else None
        return "" if text is None else _place(text)

    return place_of


def packaged(names: Iterable[str], document: str) -> PlaceOf:
    """Return a function from a picture's address in the XML file ``document`` to its place in the package.

    ``names``: the files in the package.
    """
    members = {name.replace("\\", "/").casefold(): name for name in names}
    folder = posixpath.dirname(document)

    def place_of(address: str) -> str:
        path = unquote(address.partition("?")[0]).replace("\\", "/")
        _, canvas, rest = path.partition(_CANVAS)
        tried = (f"web_resources/{rest}", rest) if canvas else (f"{folder}/{path}", path)
        inside = (path for path in map(_short, tried) if path)
        stored = (members.get(path.casefold(), "") for path in inside)
        return next((member for member in stored if member), "")

    return place_of


def _short(path: str) -> str:
    """Return a path in a package without ``.`` and ``..``; "" if it leads out of the package."""
    short = posixpath.normpath(path.lstrip("/"))
    return "" if short.split("/")[0] in ("..", ".") else short


class PictureNames:
    """Gives each picture of a file a name of its own, also if case is ignored: ``leaf.png``, ``leaf-2.png``."""

    def __init__(self) -> None:
        self._given: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self._alike: dict[str, int] = {}  # number of pictures by name, so that thousands of equal names need no search

    def give(self, place: str, address: str) -> str:
        """Return the file name to use for the picture at ``place``, made from its address in the file."""
        if place in self._given:
            return self._given[place]
        name = wanted = _name(address)
        stem, _, ending = wanted.rpartition(".")
        while name.lower() in self._places:
            number = self._alike[wanted.lower()] = self._alike.get(wanted.lower(), 1) + 1
            name = f"{stem}-{number}.{ending}"
        self._places[name.lower()] = place
        self._given[place] = name
        return name

    def places(self, names: Iterable[str]) -> dict[str, str]:
        """Return the place of each picture that has one of ``names``, by that name in lower case."""
        return {name.lower(): self._places[name.lower()] for name in names if name.lower() in self._places}


def contents(content: bytes, places: Iterable[str]) -> Iterator[tuple[str, bytes | str]]:
    """Yield the place of each wanted picture, and its content or the id of the message why it can't be read.

    Missing pictures are left out. Runs in a child process, since it decompresses and decodes untrusted data.
    """
    wanted = set(places)
    for upload in _uploads(content):
        if not wanted:
            return
        contents_by_place = _members(upload.content, wanted) if is_zip(upload.content) else _decoded(upload, wanted)
        for place, inside in contents_by_place:
            wanted.discard(place)
            yield place, inside


def _uploads(content: bytes) -> Iterator[Upload]:
    """Yield the file, and the files in it that may be banks."""
    upload = Upload(content, "")
    yield upload
    inside = None if upload.is_workbook else unpacked(content, "")
    for member in filter(is_readable_size, inside if isinstance(inside, list) else []):
        yield Upload(member.content, member.name)


def _members(content: bytes, places: Iterable[str]) -> Iterator[tuple[str, bytes | str]]:
    try:
        package = Zip(content)
    except BadArchive:
        return
    for place in sorted(set(package.names).intersection(places)):
        try:
            yield place, package.read(place)
        except BadArchive as error:
            yield place, error.fault


def _decoded(upload: Upload, places: Iterable[str]) -> Iterator[tuple[str, bytes | str]]:
    wanted = set(places)
    for document in upload.documents:
        try:
            root = tree(document.text)
        except NotXml:
            continue
        for element in root.iter("file"):
            if (place := _place(element.text or "")) in wanted:
                wanted.discard(place)
                yield place, _bytes(element.text or "")


def _bytes(text: str) -> bytes | str:
    try:
        return b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        return "reading-broken-picture"


def _place(text: str) -> str:
    """Return the place of a base64 picture: a digest of its content."""
    return _BASE64 + blake2s("".join(text.split()).encode(), digest_size=16).hexdigest()


def _name(address: str) -> str:
    written = clean(unquote(address.partition("?")[0])).replace("\\", "/").rpartition("/")[2]
    name = " ".join(_NO_NAME.sub("_", written[-_LONGEST:]).split())
    return name if is_image(name) else f"{name.strip('.') or 'picture'}.png"
