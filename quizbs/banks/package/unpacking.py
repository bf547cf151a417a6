"""What a packed file that no dialect takes holds: the files inside that may be banks, or why there are none."""

import re

from quizbs.banks import limits
from quizbs.banks.package.archive import Member, Spoiled, Zip, gunzip, is_gzip, is_zip, untar
from quizbs.banks.reading import Upload
from quizbs.banks.words import common_words, file_words
from quizbs.banks.words.common_words import Fault

_KNOWN: tuple[tuple[str, Fault], ...] = (
    ("moodle_backup.xml", file_words.MOODLE_BACKUP),
    (".ARCHIVE_INDEX", file_words.MOODLE_BACKUP),
    ("h5p.json", file_words.H5P),
    ("word/document.xml", common_words.DOCUMENT),
    ("ppt/presentation.xml", file_words.SLIDES),
    ("Index/Document.iwa", file_words.APPLE),
)
_ODF = {b"spreadsheet": common_words.OTHER_SHEET, b"text": common_words.DOCUMENT, b"presentation": file_words.SLIDES}
_NO_BANK = re.compile(
    r"(^|/)(\.[^./]|__MACOSX/)|\.(png|jpe?g|gif|webp|svg|bmp|avif|mp[34]|ogg|wav|webm|pdf|css|html?|exe|dll|woff2?)$",
    re.IGNORECASE,
)
MOST_TRIED = 20


def unpacked(upload: Upload) -> list[Member] | Fault | None:
    """Return the members that may be banks, why there are none, or ``None`` for what is not packed, or a workbook."""
    if upload.is_workbook:
        return None
    try:
        if is_zip(upload.content):
            return _of_zip(Zip(upload.content))
        if is_gzip(upload.content):
            return _of_gzip(upload)
    except Spoiled as error:
        return error.fault
    return None


def _of_zip(package: Zip) -> list[Member] | Fault:
    if fault := _known(package.names):
        return fault
    if "mimetype" in package.names:
        kind = package.read("mimetype")
        return next((fault for word, fault in _ODF.items() if word in kind), file_words.NO_BANK_INSIDE)
    wanted = [name for name in package.names if not _NO_BANK.search(name)][:MOST_TRIED]
    return [Member(name, package.read(name)) for name in wanted]


def _of_gzip(upload: Upload) -> list[Member] | Fault:
    inside = gunzip(upload.content).content
    members = untar(inside)
    if not members:
        return [Member(re.sub(r"\.gz$", "", upload.name, flags=re.IGNORECASE), inside)]
    if fault := _known([member.name for member in members]):
        return fault
    return [member for member in members if not _NO_BANK.search(member.name)][:MOST_TRIED]


def _known(names: list[str] | tuple[str, ...]) -> Fault | None:
    return next((fault for name, fault in _KNOWN for one in names if one.removeprefix("./") == name), None)


def small(member: Member) -> bool:
    """Tell whether a member is no larger than a file may be."""
    return 0 < len(member.content) <= limits.FILE_MB * 1_000_000
