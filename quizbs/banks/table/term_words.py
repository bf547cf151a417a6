"""Column names of word lists: the term and its meaning, or the two languages.

``term_roles`` recognises them in a row such as ``english,spanish`` or ``word,translation,part of speech``.
"""

import re
from collections.abc import Sequence
from enum import StrEnum

from quizbs.banks.table.header_words import Role, normalised, role_of


class WordColumn(StrEnum):
    """What a column of a word list holds."""

    TERM = "term"
    MEANING = "meaning"
    DEFINITION = "definition"  # a meaning in many words, used if no shorter one exists
    LANGUAGE = "language"
    EXAMPLE = "example"


_WORDS = {
    WordColumn.TERM: "word words term terms vocab vocabulary vocable expression phrase headword lemma entry kanji"
    " hanzi hangul character characters mot mots vokabel vokabeln wort wörter begriff palabra palabras término"
    " parola parole vocabolo palavra termo woord słowo slovo szó kelime kata слово слова كلمة शब्द",
    WordColumn.MEANING: "translation translations meaning meanings gloss traduction signification übersetzung"
    " uebersetzung bedeutung traducción significado traduzione significato tradução vertaling betekenis tłumaczenie"
    " překlad jelentés çeviri anlam terjemahan arti перевод значение معنى ترجمة अर्थ",
    WordColumn.DEFINITION: "definition definitions définition definición definizione definição defi opis",
    WordColumn.EXAMPLE: "example examples sentence beispiel beispielsatz exemple ejemplo esempio exemplo voorbeeld"
    " przykład пример",
    WordColumn.LANGUAGE: "english german french spanish italian portuguese dutch latin greek russian polish czech"
    " hungarian turkish arabic hebrew hindi chinese mandarin pinyin japanese korean swedish danish norwegian finnish"
    " romanian ukrainian vietnamese indonesian thai catalan irish welsh englisch deutsch französisch spanisch"
    " italienisch portugiesisch latein lateinisch griechisch russisch polnisch türkisch arabisch niederländisch"
    " dänisch schwedisch anglais allemand français espagnol italien portugais latin grec russe néerlandais inglés"
    " alemán francés español italiano portugués latín griego ruso inglese tedesco francese spagnolo portoghese"
    " latino greco inglês francês espanhol alemão engels duits frans spaans español castellano català dansk svenska"
    " norsk suomi angielski niemiecki polski čeština magyar türkçe ingilizce english français italiano português"
    " nederlands română bahasa inggris indonesia английский русский немецкий французский العربية الإنجليزية हिन्दी"
    " croatian serbian bosnian slovene slovak bulgarian macedonian albanian estonian latvian lithuanian icelandic"
    " persian urdu bengali tamil swahili basque galician esperanto kroatisch serbisch slowenisch slowakisch"
    " bulgarisch albanisch ukrainisch rumänisch ungarisch tschechisch finnisch norwegisch isländisch persisch"
    " hrvatski srpski slovenščina slovenčina български shqip eesti latviešu lietuvių íslenska فارسی اردو বাংলা தமிழ்"
    " euskara galego kiswahili"
    " polskie angielskie niemieckie francuskie hiszpańskie włoskie rosyjskie łacińskie ukraińskie czeskie szwedzkie"
    " francuski hiszpański włoski rosyjski łacina łaciński ukraiński česky anglicky německy francouzsky španělsky"
    " slovensky angličtina němčina angol német francia spanyol olasz orosz engelska tyska franska spanska svenska"
    " englanti saksa ranska ruotsi engelsk tysk fransk spansk dansk engleski njemački nemački francuski talijanski"
    " almanca fransızca ispanyolca arapça deutsche englische jerman prancis spanyol англійська українська німецька",
}
_PARTS = {normalised(word): part for part, words in _WORDS.items() for word in words.split()}
# Names in scripts without spaces between words, the longer ones first
_SIGNS = (
    (WordColumn.EXAMPLE, "例句 例文 예문"),
    (WordColumn.MEANING, "中文解釋 中文解释 意思 释义 釋義 解釋 解释 翻译 翻譯 意味 和訳 訳 뜻 의미"),
    (WordColumn.TERM, "單字 单字 单词 單詞 生词 词语 詞彙 词汇 単語 漢字 汉字 단어"),
    (WordColumn.LANGUAGE, "英文 英語 英语 中文 日文 日本語 韓文 한국어 영어 français"),
)
_LONGEST = 40  # characters of a name
_MIN_TERMS = 2
_ORDER = (WordColumn.MEANING, WordColumn.LANGUAGE, WordColumn.DEFINITION)  # what can answer a term, the best first


def part_of(header: str) -> WordColumn | None:
    """Return what a column with this name holds in a word list, ``None`` for any other name."""
    header = header.strip()
    if not header or len(header) > _LONGEST or any(map(str.isdecimal, header)):
        return None
    for part, signs in _SIGNS:
        if any(sign in header for sign in signs.split()):
            return part
    words = re.split(r"[\s/]+", normalised(header))
    parts = [_PARTS[word] for word in words if word in _PARTS]
    if len(words) - len(parts) > 1 or not parts:  # "mot_latin" and "traduction fr", but not a sentence
        return None
    return min(parts, key=list(WordColumn).index) if WordColumn.MEANING not in parts else WordColumn.MEANING


def term_roles(cells: Sequence[str]) -> dict[int, Role] | None:
    """Return the roles of the columns by index if a row names a term and its meaning, otherwise ``None``."""
    if sum(bool(cell.strip()) for cell in cells) < _MIN_TERMS or max(map(len, cells)) > 3 * _LONGEST:
        return None
    parts = {index: part for index, cell in enumerate(cells) if (part := part_of(cell))}
    term = _term(cells, parts)
    answer = next((at for part in _ORDER for at, kind in parts.items() if kind is part and at != term), None)
    if term is None or answer is None:
        return None
    others = {index: role for index, cell in enumerate(cells) if index not in parts and (role := role_of(cell))}
    others |= {index: Role.EXPLANATION for index, part in parts.items() if part is WordColumn.EXAMPLE}
    roles = {term: Role.QUESTION, answer: Role.ANSWER}
    for role in (Role.TOPIC, Role.TAGS, Role.EXPLANATION):
        if (index := next((at for at, kind in others.items() if kind is role), None)) is not None:
            roles[index] = role
    return roles


def are_several(cells: Sequence[str]) -> bool:
    """Return whether a row names several columns that can be the answer, as in a list of three languages."""
    parts = {index: part for index, cell in enumerate(cells) if (part := part_of(cell))}
    return sum(part in _ORDER for at, part in parts.items() if at != _term(cells, parts)) > 1


def names_terms(cells: Sequence[str]) -> bool:
    """Return whether a row has a column name that means a word or term."""
    return any(part_of(cell) is WordColumn.TERM for cell in cells)


def _term(cells: Sequence[str], parts: dict[int, WordColumn]) -> int | None:
    """Return the index of the column to ask: the term, the first language, or a first column without a name.

    ``None`` if there is no such column.
    """
    for wanted in (WordColumn.TERM, WordColumn.LANGUAGE):
        if (index := next((at for at, part in parts.items() if part is wanted), None)) is not None:
            return index
    return 0 if not cells[0].strip() and set(parts.values()) & set(_ORDER) else None


def are_languages(cells: Sequence[str]) -> bool:
    """Return whether all filled cells are names of languages, as in a list of languages."""
    filled = [cell for cell in cells if cell.strip()]
    return bool(filled) and all(part_of(cell) is WordColumn.LANGUAGE for cell in filled)
