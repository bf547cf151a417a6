"""The language of a request, and its words in templates."""

from typing import TYPE_CHECKING

from flask import Flask, g, has_request_context, request
from markupsafe import Markup, escape
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header, parse_cookie
from werkzeug.wrappers import Response

from quizbs.message import Message
from quizbs.words import LANGUAGES, Fact, Language, Messages, chosen, words

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

COOKIE = "quizbs_language"
_TO_STUDENTS = {"join", "check", "new_phone", "together", "languages", None}  # blueprints; ``None`` for error pages
_LONGEST = 200  # characters of a browser's list of languages that are read
_YEAR = 365 * 24 * 3600  # seconds
_KEPT = 0xE000  # the first of the private-use characters that stand for facts which need no escaping
_STAR = Markup("&#42;")  # a star that is no emphasis


def preferred() -> str:
    """Return the tag of the language chosen on this device, else the browser's."""
    return language_of_device(request.environ) if has_request_context() else "en"


def wanted(environ: "WSGIEnvironment") -> tuple[str, ...]:
    """Return the tags of the languages in which a device reads questions: the one chosen on it, then the browser's."""
    chosen_here = parse_cookie(environ).get(COOKIE, "")
    accepted = parse_accept_header(str(environ.get("HTTP_ACCEPT_LANGUAGE", ""))[:_LONGEST], LanguageAccept)
    return tuple(filter(None, (chosen_here, *accepted.values())))


def language_of_device(environ: "WSGIEnvironment") -> str:
    """Return the tag of the language chosen on a device, else its browser's. It needs no request context."""
    return chosen(wanted(environ))


def spoken() -> Messages:
    """Return the words of this request: in the language of this device, or in the one given to ``speak``."""
    if not has_request_context():
        return words("en")
    if "words" not in g:
        speak(preferred(), to_students=request.blueprint in _TO_STUDENTS)
    messages: Messages = g.words
    return messages


def speak(tag: str, *, to_students: bool) -> None:
    """Set the language in which this request is answered.

    That is ``tag``, or English if quizbs doesn't have it, or has it for students alone and ``to_students`` is false.
    """
    known = LANGUAGES.get(tag)
    g.words = words(tag if known and (to_students or not known.students_only) else "en")


def remember(tag: str, answer: Response) -> None:
    """Set the cookie that makes ``tag`` the language of this device for a year, from the next page on."""
    answer.set_cookie(COOKIE, tag, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure)


def language() -> Language:
    """Return the language of this request."""
    return spoken().language


def unread(offered: Language) -> str:
    """Return the sentence that no native speaker has read the texts of a language, in that language; "" if one has."""
    return "" if offered.read else words(offered.tag).say("languages-unread")


def t(message: str | Message, /, **facts: Fact) -> Markup:
    """Return a message in the language of this request, escaped for HTML.

    A ``Message`` contains its facts, so it needs no ``facts``. A fact that is ``Markup``, a link for example, isn't
    escaped. Stars in facts are no emphasis. Raises the same exceptions as ``Messages.say``.
    """
    if isinstance(message, Message):
        return escape(spoken().said(message))
    markup: list[Markup] = []

    def placeholder(fact: Fact) -> Fact:
        if isinstance(fact, list):
            return [str(placeholder(each)) for each in fact]
        if isinstance(fact, Markup) or (isinstance(fact, str) and "*" in fact):
            markup.append(escape(fact).replace("*", _STAR))
            return chr(_KEPT + len(markup) - 1)
        return fact

    text = escape(spoken().say(message, **{name: placeholder(fact) for name, fact in facts.items()}))
    for at, value in enumerate(markup):
        text = text.replace(chr(_KEPT + at), value)
    return text


def emphasis(sentence: str) -> Markup:
    """Return a sentence as HTML in which ``*text between stars*`` is bold."""
    pieces = escape(sentence).split("*")
    for at in range(1, len(pieces), 2):
        pieces[at] = Markup("<b>") + pieces[at] + Markup("</b>")
    return Markup("").join(pieces)


def teacher_text(text: str) -> Markup:
    """Return a teacher's text as a fact of a message; formulas in it are shown as formulas."""
    return Markup("<bdi class='told'>") + text + Markup("</bdi>")


def install(app: Flask) -> None:
    """Add words to templates.

    Those are ``t(message, …)``, ``language()``, ``languages``, ``preferred()``, ``unread(language)``, and the filters
    ``emphasis`` and ``teacher_text``.
    """
    app.jinja_env.globals.update(t=t, language=language, languages=LANGUAGES, preferred=preferred, unread=unread)
    app.jinja_env.filters.update(emphasis=emphasis, teacher_text=teacher_text)
