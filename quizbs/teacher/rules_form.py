"""The rules as a form: its fields, and the options of a submitted form."""

from collections.abc import Mapping
from typing import Any

import msgspec

from quizbs.game.options import PRESETS, Options, additions
from quizbs.teacher import rules_form_words as words
from quizbs.teacher.setup_defaults import SetupChoice

FIELD = "opt."  # prefix of the option fields' names


def presets() -> list[dict[str, str]]:
    """Return the presets with their texts, in display order."""
    return [{"name": name, "title": words.PRESETS[name][0], "line": words.PRESETS[name][1]} for name in words.PRESETS]


# How the match is decided: weights of card places and of right answers (docs/rules.md). The default is first.
MATCHES = {"2:1": (2, 1), "1:1": (1, 1), "1:0": (1, 0), "0:1": (0, 1)}
OWN = "own:"  # prefix of the value of a teacher's preset
LONGEST_NAME = 30  # letters of its name


def matches() -> list[tuple[str, str]]:
    """Return the ways to count cards and knowledge in the match, each with its text."""
    return [(name, words.MATCHES[name]) for name in MATCHES]


def own_presets(kept: Mapping[str, SetupChoice]) -> list[dict[str, str]]:
    """Return name, title and summary of each of the teacher's own presets, for the set-up page."""
    return [
        {
            "name": OWN + name,
            "title": name,
            "line": words.OWN_PRESET.format(preset=words.PRESETS[choice.preset][0], count=len(choice.options)),
        }
        for name, choice in kept.items()
        if choice.preset in words.PRESETS
    ]


def title(preset: str) -> str:
    """Return the title of a preset, shipped or the teacher's own."""
    return words.PRESETS[preset][0] if preset in words.PRESETS else preset.removeprefix(OWN)


def resolved(choice: SetupChoice, kept: Mapping[str, SetupChoice]) -> tuple[str, dict[str, str]]:
    """Return the shipped preset of a choice, and the options set by hand.

    Those are the options of the teacher's own preset, and the chosen ones; with ``as_written`` additions to the written
    rules are switched off.
    """
    own = kept.get(choice.preset.removeprefix(OWN)) if choice.preset.startswith(OWN) else None
    preset, options = (own.preset, own.options) if own else (choice.preset, {})
    without = additions(preset) if choice.as_written and preset in PRESETS else ()
    return preset, {**options, **choice.options, **dict.fromkeys(without, "false")}


def is_known(preset: str, kept: Mapping[str, SetupChoice]) -> bool:
    """Return whether a preset is shipped, or is one of the teacher's own."""
    return preset in PRESETS or (preset.startswith(OWN) and preset.removeprefix(OWN) in kept)


def preset_name(typed: str) -> str:
    """Return a typed name of a teacher's preset, normalised; "" if nothing is left."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())[:LONGEST_NAME].strip()


def groups(chosen: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the option groups as the set-up template needs them. ``chosen`` has the values set by hand, by option."""
    return [
        {
            "title": title,
            "line": line,
            "options": [_option(name, about, chosen.get(name, "")) for name, about in options.items()],
        }
        for title, line, options in words.GROUPS
    ]


def _option(name: str, about: words.Words, value: str) -> dict[str, Any]:
    return {
        "name": name,
        "label": about.label,
        "help": about.help,
        "kind": "choice" if about.values else "text",
        "value": value,
        "choices": [list(value) for value in about.values],
        "longest": about.longest,
        "presets": {preset: _in_words(about, getattr(options, name)) for preset, options in PRESETS.items()},
    }


def _in_words(about: words.Words, value: object) -> str:
    stored = str(value).lower() if isinstance(value, bool) else str(value)
    return dict(about.values).get(stored, stored)


def chosen_options(form: Mapping[str, str]) -> dict[str, str]:
    """Return the options set by hand in a form, by name. An empty field means the preset's value."""
    names = {name for _, _, options in words.GROUPS for name in options}
    return {name: value for name in sorted(names) if (value := form.get(FIELD + name, "").strip())}


def read_options(preset: str, chosen: Mapping[str, str]) -> tuple[Options, list[str]]:
    """Return the preset's options with the chosen ones, and error messages about those that are invalid."""
    if preset not in PRESETS:
        return PRESETS["classroom"], [words.BAD_PRESET]
    options, problems = msgspec.structs.asdict(PRESETS[preset]), []
    about = {name: option for _, _, group in words.GROUPS for name, option in group.items()}
    for name, value in chosen.items():
        if name not in about:
            continue
        try:
            changed = options | {name: value}
            options = msgspec.structs.asdict(msgspec.convert(changed, Options, strict=False))
        except (msgspec.ValidationError, ValueError):
            plain = words.BAD_WORD if name == "call_word" else words.BAD_VALUE
            problems.append(plain.format(label=about[name].label, value=value))
    return msgspec.convert(options, Options), problems
