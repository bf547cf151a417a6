"""Words for true and false (``docs/banks.md``), including those that spreadsheets write in other languages."""

import unicodedata
from collections import Counter
from collections.abc import Iterable

Pair = tuple[str, str]

ENGLISH: Pair = ("True", "False")
PAIRS: tuple[Pair, ...] = (
    ENGLISH,
    ("Yes", "No"),
    ("Vrai", "Faux"),
    ("Oui", "Non"),
    ("Wahr", "Falsch"),
    ("Richtig", "Falsch"),
    ("Ja", "Nein"),
    ("Verdadero", "Falso"),
    ("Sí", "No"),
    ("Vero", "Falso"),
    ("Sì", "No"),
    ("Verdadeiro", "Falso"),
    ("Sim", "Não"),
    ("Waar", "Onwaar"),
    ("Ja", "Nee"),
    ("Sant", "Falskt"),
    ("Prawda", "Fałsz"),
    ("Benar", "Salah"),
    ("Doğru", "Yanlış"),
    ("Правда", "Ложь"),
    ("Истина", "Ложь"),
    ("Да", "Нет"),
    ("对", "错"),
    ("是", "否"),
    ("正确", "错误"),
    ("صح", "خطأ"),
    ("सही", "गलत"),
)
_LETTERS = {"t": ENGLISH[0], "f": ENGLISH[1]}


def folded(word: str) -> str:
    """Return a word for comparison without case; the Turkish dotless i counts as an i."""
    return unicodedata.normalize("NFC", word.strip().casefold()).replace("ı", "i").replace("i̇", "i")


_PAIRS_OF: dict[str, list[Pair]] = {}
for _pair in PAIRS:
    for _word in _pair:
        _PAIRS_OF.setdefault(folded(_word), []).append(_pair)


def is_clear(word: str) -> bool:
    """Return whether a word belongs to only one pair of words, so that the other word is known."""
    return len(_PAIRS_OF.get(folded(word), ())) == 1


def is_word(word: str) -> bool:
    """Return whether a word, or the letter T or F, can stand for true or false."""
    return folded(word) in _PAIRS_OF or folded(word) in _LETTERS


class Truth:
    """The words for true and false in one bank. Unambiguous words decide what ambiguous ones mean.

    Next to *Vero*, for example, *Falso* is Italian. T and F mean true and false unless other answers of the bank are
    single letters too, as chemical symbols are.
    """

    def __init__(self, answers: Iterable[str]) -> None:
        counts = Counter(folded(answer) for answer in answers)
        self._letters = not any(len(word) == 1 and "a" <= word <= "z" and word not in _LETTERS for word in counts)
        self._seen: Counter[Pair] = Counter()
        for word, times in counts.items():
            if len(pairs := _PAIRS_OF.get(word, [])) == 1:
                self._seen[pairs[0]] += times

    def pair(self, word: str, other: str = "") -> Pair | None:
        """Return the pair of words for true and false that contains ``word``; ``None`` for other words.

        ``other``: the other word of the pair, if known.
        """
        if self._letters:
            word, other = (_LETTERS.get(folded(each), each) for each in (word, other))
        pairs = _PAIRS_OF.get(folded(word), [])
        if other:
            pairs = [pair for pair in pairs if {folded(word), folded(other)} == set(map(folded, pair))]
        return max(pairs, key=lambda pair: self._seen[pair], default=None)

    def says_true(self, word: str, pair: Pair) -> bool:
        """Return whether ``word`` is the one of its pair that means true."""
        return folded(_LETTERS.get(folded(word), word)) == folded(pair[0])
