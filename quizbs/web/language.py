"""The language of a request, and its words in templates."""

from flask import Flask, g, has_request_context, request
from markupsafe import Markup, escape

from quizbs.words import LANGUAGES, Fact, Language, Messages, chosen, words

COOKIE = "quizbs_language"
_KEPT = 0xE000  # private use: stands for a fact that is markup while the message around it is escaped


def spoken() -> Messages:
    """Return the words of this request: in the language chosen on this device, else the browser's."""
    if not has_request_context():
        return words("en")
    if "words" not in g:
        speak(chosen([request.cookies.get(COOKIE, ""), *request.accept_languages.values()]))
    found: Messages = g.words
    return found


def speak(tag: str) -> None:
    """Answer this request in another language. Raises ``KeyError`` for a tag that isn't in ``LANGUAGES``."""
    g.words = words(tag)


def language() -> Language:
    """Return the language of this request."""
    return spoken().language


def t(message: str, /, **facts: Fact) -> Markup:
    """Return a message in the language of this request, escaped for HTML.

    A fact that is ``Markup``, a link for example, isn't escaped. Raises as ``Messages.say``.
    """
    markup = {chr(_KEPT + at): value for at, value in enumerate(facts.values()) if isinstance(value, Markup)}
    plain = {name: chr(_KEPT + at) if chr(_KEPT + at) in markup else facts[name] for at, name in enumerate(facts)}
    said = escape(spoken().say(message, **plain))
    for sign, value in markup.items():
        said = said.replace(sign, value)  # escapes what isn't markup
    return said


def emphasis(said: str) -> Markup:
    """Return a sentence with ``*this*`` in bold."""
    pieces = escape(said).split("*")
    for at in range(1, len(pieces), 2):
        pieces[at] = Markup("<b>") + pieces[at] + Markup("</b>")
    return Markup("").join(pieces)


def install(app: Flask) -> None:
    """Add ``t(message, …)``, ``language()``, ``languages`` and the filter ``emphasis`` to templates."""
    app.jinja_env.globals.update(t=t, language=language, languages=LANGUAGES)
    app.jinja_env.filters["emphasis"] = emphasis
