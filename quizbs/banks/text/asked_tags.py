"""Finding out whether the tags in a file are formatting, or what its questions are about, as in a quiz about HTML.

Tags are content where no formatting would have them: in quotation marks, without an end tag, within a sentence, or if
no text editor writes such tags.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from quizbs.banks.text.markup import EMPTY, KNOWN, names

_SHARE = 0.2  # share of the texts with tags; a single stray tag in a formatted file is a mistake
_SEARCHED = 2_000  # texts with tags
_LONGEST = 2_000  # characters of a text
_TAG = re.compile(r"<(?P<end>/?)(?P<name>[a-zA-Z][a-zA-Z0-9]{0,20})(?:\s[^<>]{0,200})?/?>")
# A file that escapes the tags its questions are about uses other tags for formatting.
_ESCAPED = re.compile(r"&lt;/?[a-zA-Z]")
_FRAMES = names(
    "html head body title link meta base form input button select option textarea label fieldset legend nav header"
    " footer main section article aside canvas thead tbody tfoot caption optgroup datalist abbr address"
)
_OPEN = frozenset(("p", "li", "tr", "td", "th", "dt", "dd", *EMPTY))  # tags whose end may be missing
_BLOCKS = "p|h[1-6]|div|ul|ol|li|table|pre|blockquote"
_QUOTED = re.compile(r"""`</?[a-zA-Z][^`\n]{0,300}`|['"‘“„«]</?[a-zA-Z][^<>\n]{0,200}>['"’”»]""")
_WORDS = "tags?|elements?|elemento|etiqueta|balises?|тег|znacznik|label|标签|タグ"
_NAMED = re.compile(
    rf"</?[a-zA-Z][^<>\n]{{0,60}}>\W{{0,3}}(?:{_WORDS})\b|\b(?:{_WORDS})\W{{1,3}}<[a-zA-Z]", re.IGNORECASE
)
_AMID = re.compile(rf"[^\s.?!:;>]\s<({_BLOCKS})\b[^<>]{{0,200}}>[^<>\n]{{0,300}}</\1>(?:\s+[a-z]|\s*[?,])")


def are_asked_about(texts: Iterable[str]) -> bool:
    """Return whether the tags in the texts of a file are content of questions, not formatting."""
    tagged = list(islice((text[:_LONGEST] for text in texts if _is_tagged(text)), _SEARCHED))
    if any(map(_ESCAPED.search, tagged)):
        return False
    bare = [_TAG.sub("", text) for text in tagged]
    counted = Counter(text for text, _ in set(zip(bare, tagged, strict=True)))
    named = sum(_is_about(text) or counted[without] > 1 for text, without in zip(tagged, bare, strict=True))
    return named > _SHARE * len(tagged)


def _is_tagged(text: str) -> bool:
    return "<" in text and any(tag["name"].lower() in KNOWN for tag in _TAG.finditer(text[:_LONGEST]))


def _is_about(text: str) -> bool:
    tags = [(tag["name"].lower(), bool(tag["end"])) for tag in _TAG.finditer(text)]
    names = {name for name, _ in tags}
    alone = len(tags) == 1 and not _TAG.sub("", text).strip() and not names & _OPEN
    matched = any(pattern.search(text) for pattern in (_QUOTED, _NAMED, _AMID))
    return alone or matched or bool(names & _FRAMES) or any(_unended(tags))


def _unended(tags: list[tuple[str, bool]]) -> Iterator[bool]:
    """Yield, for each kind of tag that needs an end tag, whether one is missing."""
    for name in {name for name, _ in tags} - _OPEN:
        if name in KNOWN:
            yield tags.count((name, False)) > tags.count((name, True))
