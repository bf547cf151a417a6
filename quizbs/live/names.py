"""Checking typed names before the projector shows them. Nothing is stored."""

import re
from collections import Counter
from collections.abc import Collection

from quizbs.quiz.letters import composed, cut, is_of_one_script, length
from quizbs.quiz.rude_words import holds, is_rude, key, may_be_rude, words_in

LONGEST_REAL, MOST_REAL = 60, 200  # characters of a name on a list; names on a list
_HEADINGS = {
    "name", "names", "firstname", "lastname", "firstnamelastname", "lastnamefirstname", "student", "students",
    "vorname", "nachname", "nom", "prénom", "#", "id", "no", "no.", "nr", "nr.", "number", "nummer", "numéro", "n°",
    "nombre", "nombres", "apellido", "apellidos", "nombreyapellidos", "apellidosynombre", "alumno", "alumna", "alumnos",
    "nome", "cognome", "nomeecognome", "cognomeenome", "alunno", "alunna", "alunni", "studente", "studenti",
    "naam", "namen", "voornaam", "achternaam", "leerling", "leerlingen",
    "imię", "imiona", "nazwisko", "imięinazwisko", "nazwiskoiimię", "uczeń", "uczennica", "uczniowie", "lp", "lp.",
    "sobrenome", "nomecompleto", "aluno", "aluna", "alunos", "número", "numero",
    "adı", "soyad", "soyadı", "adsoyad", "adısoyadı", "isim", "öğrenci", "öğrenciler", "sıra", "sırano", "numara",
    "الاسم", "الأسماء", "اسم", "اللقب", "اسمالطالب", "الطالب", "الطلاب", "الرقم", "رقم",
}  # fmt: skip
LONGEST = 16  # characters, so that a name fits on every screen

# Names that a class would mistake for the teacher or the program.
_OTHERS = {
    "admin", "administrateur", "administrator", "gamemaster", "headteacher", "moderator", "quizbs", "spielleiter",
    "beheerder", "yonetici",
    "enseignant", "enseignante", "lehrer", "lehrerin", "lehrkraft", "lehrperson", "prof", "professeur", "professeure",
    "professor", "teacher", "docente", "insegnante", "profe", "profesor", "profesora", "professora", "professore",
    "professoressa", "docent", "juf", "juffrouw", "leraar", "lerares", "nauczyciel", "nauczycielka", "wychowawca",
    "wychowawczyni", "hocam", "ogretmen", "ogretmenim", "استاذ", "استاذة", "الاستاذ", "الاستاذة", "المعلمة",
    "principal", "rektor", "rektorin", "schulleiter", "schulleiterin", "dyrektor", "dyrektorka", "schoolhoofd",
    "frau", "herr", "madame", "mme", "monsieur", "mr", "mrs", "ms", "meneer", "mevrouw", "senhor", "senhora", "senor",
    "senora", "signor", "signora", "signore",
}  # fmt: skip
_HIDDEN_OTHERS = (
    "administrat", "enseignant", "insegnant", "lehrer", "lehrkraft", "moderator", "nauczyciel", "ogretmen", "profesor",
    "professeur", "quizbs", "teacher",
)  # fmt: skip
# Forbidden only as the whole name: good names contain them, and screens use some of them about a player.
_ALONE = {
    "everybody", "everyone", "nobody", "somebody", "someone", "alguem", "alguien", "biri", "herkes", "iedereen",
    "iemand", "jemand", "kimse", "ktos", "nadie", "nessuno", "niemand", "nikt", "ninguem", "qualcuno", "quelquun",
    "todos", "tutti", "wszyscy", "احد", "الجميع",
    "directeur", "directrice", "director", "directora", "diretor", "diretora", "hoca", "maestra", "maestro", "maitre",
    "maitresse", "meester", "mudur", "preside", "المدير", "المعلم", "مدرس", "معلم", "معلمة",
}  # fmt: skip
_PERHAPS_ALONE = {
    "all", "bot", "host", "me", "miss", "sir", "staff", "you", "alle", "du", "ich", "moi", "personne", "toi", "vous",
    "bayan", "eu", "ik", "io", "ja", "jij", "jullie", "pan", "pani", "siz", "tu", "usted", "voce", "voi", "yo", "انا",
    "انت",
}  # fmt: skip


class BadName(ValueError):
    """A typed name was rejected. ``code`` says why: it is one of the problems in the message ``join-name-problem``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def roster(text: str) -> list[str]:
    """Return the names of a pasted list, one per line: table cells are joined, headings and numbers left out.

    Equal names are numbered in the order of the list: "Ann Berg (1)", "Ann Berg (2)".
    """
    listed: list[str] = []
    for line in text.splitlines():
        cells = [cell for part in re.split(r"[\t;,]", line) if (cell := _cell(part))]
        named = [cell for cell in cells if any(map(str.isalpha, cell))] or cells
        keys = [cell.casefold().replace(" ", "") for cell in cells]
        if not (all(each in _HEADINGS for each in keys) or "".join(keys) in _HEADINGS):
            listed.append(cut(" ".join(named), LONGEST_REAL))
    return _with_numbers(listed)


def real(typed: str) -> str:
    """Return a typed real name in the form that class lists have. Raises ``BadName`` (``empty``)."""
    listed = roster(" ".join(typed[:200].split()))
    if not listed or not any(map(str.isalpha, listed[0])):
        raise BadName("empty")
    return listed[0]


def _cell(text: str) -> str:
    """Return a cell of a class list without the number before the name, as in "3. Ann"."""
    cell = " ".join(composed(text).strip(" \"'").split())
    return re.sub(r"^\d+[.)] ?(?=[^\W\d])", "", cell)


def _with_numbers(listed: list[str]) -> list[str]:
    """Return the names; names that are equal, ignoring case, have numbers after them."""
    times = Counter(name.casefold() for name in listed)
    taken = {name for name, count in times.items() if count == 1}
    given: list[str] = []
    for name in listed:
        shown, number = name, 0
        while times[name.casefold()] > 1 and (not number or shown.casefold() in taken):
            number += 1
            shown = f"{name} ({number})"
        taken.add(shown.casefold())
        given.append(shown)
    return given


def tidy(typed: str) -> str:
    """Return a typed name, normalised: composed letters, single spaces, 1 to 16 letters, no invisible characters.

    Raises ``BadName``: ``empty``, ``long``, ``scripts`` (a word mixes alphabets, whose letters imitate each other),
    ``unwanted`` (a rude word) or ``other`` (it looks like the teacher's, or turns a sentence on screen into a sentence
    about another player).
    """
    name = " ".join(composed(typed[:200]).split())
    if not any(char.isalnum() for char in name):
        raise BadName("empty")
    if length(name) > LONGEST:
        raise BadName("long")
    if not all(map(is_of_one_script, name.split())):
        raise BadName("scripts")
    if is_rude(name):
        raise BadName("unwanted")
    words, joined = words_in(name)
    if joined in _ALONE or not _OTHERS.isdisjoint(words) or holds(joined, _HIDDEN_OTHERS):
        raise BadName("alike")
    return name


def is_doubtful(name: str) -> bool:
    """Return whether a normalised name may be another person's, or a joke, so that the teacher has to approve it."""
    return words_in(name)[1] in _PERHAPS_ALONE or may_be_rude(name)


def numbered(name: str, taken: Collection[str]) -> str:
    """Return ``name``; if it is taken, with the first free number after it: "Ada 2"."""
    used = {key(other) for other in taken}
    candidate, number = name, 1
    while key(candidate) in used:
        number += 1
        tail = f" {number}"
        candidate = cut(name, LONGEST - len(tail)) + tail
    return candidate
