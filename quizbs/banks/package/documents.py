"""The XML files of an upload: the upload itself, or the files in a package such as a QTI export."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from quizbs.banks.package import xml_tree
from quizbs.banks.package.archive import BadArchive, Zip, is_zip
from quizbs.banks.text.decoding import decoded

MANIFEST: Final = "imsmanifest.xml"


class Document(NamedTuple):
    """An XML file: its name in the package, the name of its root element, and its text."""

    name: str
    root: str
    text: str


def documents(content: bytes, text: str | None) -> tuple[Document, ...]:
    """Return the XML files: the upload itself, or those in a package; empty for other and damaged files.

    ``text``: the upload decoded as text, ``None`` if it is binary.
    """
    if is_zip(content):
        try:
            return tuple(_packaged(content))
        except BadArchive:
            return ()
    written = xml_tree.declared(content) or text or ""
    root = xml_tree.root_name(written)
    return (Document("", root, written),) if root else ()


def members(content: bytes) -> tuple[str, ...]:
    """Return the names of the files in a zip, empty for other files."""
    try:
        return Zip(content).names if is_zip(content) else ()
    except BadArchive:
        return ()


def _packaged(content: bytes) -> Iterator[Document]:
    package = Zip(content)
    if not any(name.rpartition("/")[2] == MANIFEST for name in package.names):
        return
    for name in package.names:
        if name.lower().endswith((".xml", ".qti")) and not name.endswith(MANIFEST):
            inside = package.read(name)
            as_text = decoded(inside)
            text = xml_tree.declared(inside) or (as_text.text if as_text else "")
            if root := xml_tree.root_name(text):
                yield Document(name, root, text)
