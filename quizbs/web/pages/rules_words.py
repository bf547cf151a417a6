"""The rules and their options on the set-up page, in the language of the request."""

from collections.abc import Mapping
from typing import Literal, TypedDict

from quizbs.game.options import LONGEST_WORD, PRESETS
from quizbs.live.spoken_words import spoken_words
from quizbs.teacher.rules_form import GROUPS, MATCHES, OWN, FormOption
from quizbs.teacher.setup_defaults import SetupChoice
from quizbs.web.language import preferred, spoken

_MATCHES = dict(zip(MATCHES, ("both", "half", "cards", "answers"), strict=True))  # as in options-match


def title(preset: str) -> str:
    """Return the title of a preset, shipped or the teacher's own."""
    return spoken().say("events-preset", preset=preset) if preset in PRESETS else preset.removeprefix(OWN)


def presets(own_presets: Mapping[str, SetupChoice]) -> list[dict[str, str]]:
    """Return the name, title and description of each preset: first the shipped ones, then the teacher's own."""
    shipped = [
        {"name": name, "title": title(name), "line": spoken().say("options-preset-line", preset=name)}
        for name in PRESETS
    ]
    own = [
        {
            "name": OWN + name,
            "title": name,
            "line": spoken().say("options-own-line", title=title(choice.preset), count=len(choice.options)),
        }
        for name, choice in own_presets.items()
        if choice.preset in PRESETS
    ]
    return [*shipped, *own]


def match_choices() -> list[tuple[str, str]]:
    """Return the ways to weigh cards and knowledge in a match, as pairs of form value and text."""
    return [(name, spoken().say("options-match", match=code)) for name, code in _MATCHES.items()]


class ShownOption(TypedDict):
    """An option with its words. ``choices`` are pairs of value and text, ``presets`` each preset's value as text."""

    name: str
    label: str
    help: str
    kind: Literal["choice", "text"]
    value: str
    choices: list[list[str]]
    longest: int
    presets: dict[str, str]


class OptionGroup(TypedDict):
    """Options under a common title."""

    title: str
    line: str
    options: list[ShownOption]


def groups(chosen: Mapping[str, str]) -> list[OptionGroup]:
    """Return the option groups as the set-up template needs them. ``chosen`` has the values set by hand, by option."""
    return [
        {
            "title": spoken().say("options-group", group=group),
            "line": spoken().say("options-group-line", group=group),
            "options": [_option(name, option, chosen.get(name, "")) for name, option in options.items()],
        }
        for group, options in GROUPS.items()
    ]


def _option(name: str, option: FormOption, value: str) -> ShownOption:
    return {
        "name": name,
        "label": _label(name),
        "help": spoken().say(f"{_message(name)}-help") if option.helped else "",
        "kind": "choice" if option.values else "text",
        "value": value,
        "choices": [[value, _value(name, option, value)] for value in option.values],
        "longest": LONGEST_WORD,
        "presets": {preset: _usual(preset, name, option) for preset in PRESETS},
    }


def _usual(preset: str, name: str, option: FormOption) -> str:
    if name == "call_word":
        return spoken_words(preferred()).call_words[preset]
    return _value(name, option, getattr(PRESETS[preset], name))


def _value(name: str, option: FormOption, value: object) -> str:
    stored = str(value).lower() if isinstance(value, bool) else str(value)
    if not option.values:
        return stored
    number = int(stored) if stored.isdigit() else 0
    message = option.said or f"{_message(name)}-value"
    return spoken().say(message, value=stored, deck=stored, count=number, seconds=number)


def _label(name: str) -> str:
    return spoken().say(_message(name))


def _message(name: str) -> str:
    return f"options-{name.replace('_', '-')}"


def invalid(names: list[str], chosen: Mapping[str, str]) -> list[str]:
    """Return a sentence for each option that ``rules_form.read_options`` found invalid."""
    return [_invalid(name, chosen.get(name, "")) for name in names]


def _invalid(name: str, value: str) -> str:
    if name == "preset":
        return spoken().say("options-bad-preset")
    if name == "call_word":
        return spoken().say("options-bad-word")
    return spoken().say("options-bad-value", label=_label(name), value=value)
