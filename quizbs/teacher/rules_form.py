"""The rules as a form: its fields, and the options of a submitted form."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from quizbs.game.cards import MOST_DECKS
from quizbs.game.options import DECKS, PRESETS, Options, additions
from quizbs.teacher.setup_defaults import SetupChoice

FIELD = "opt."  # prefix of the option fields' names


class FormOption(NamedTuple):
    """An option that a teacher may change.

    ``values`` are the values that the form offers; without values the option is a text. ``said`` is the id of the
    message with the texts of the values, if several options share that message. ``helped``: the option has a line of
    help (``words/en/options.ftl``).
    """

    values: tuple[str, ...] = ()
    said: str = ""
    helped: bool = True


def _seconds(*lengths: int, helped: bool = True) -> FormOption:
    return FormOption(_numbers(0, *lengths), "options-seconds", helped)


def _numbers(*numbers: int) -> tuple[str, ...]:
    return tuple(map(str, numbers))


_YES_NO = FormOption(("true", "false"), "options-yes-no")
_ASKING = FormOption(("none", "may", "must"), "options-asking")

GROUPS: dict[str, dict[str, FormOption]] = {
    "questions": {
        "questions": _YES_NO,
        "ask_caught": _ASKING,
        "ask_wrong": _ASKING,
        "ask_whom": FormOption(("accuser", "least_asked", "anyone")),
        "ask_which": FormOption(("challenged", "false_only")),
        "answer_counts": FormOption(("holder", "team")),
        "answer_along": _YES_NO,
        "sure": FormOption(("class", "all", "no")),
        "argue": FormOption(("true", "false")),
        "points": _YES_NO,
        "stakes": FormOption(("half", "none")),
        "odd_card": FormOption(("gone", "taken")),
        "hunter": _YES_NO,
    },
    "calling": {
        "call_word": FormOption(),
        "callers": FormOption(("anyone", "next"), helped=False),
        "call_tokens": FormOption(_numbers(0, 1, 2, 3, 5, 8)),
        "calls_in_row": FormOption(_numbers(0, 1, 2, 3)),
        "quiet": _YES_NO,
        "window": FormOption(_numbers(0, 2, 3, 5, 8, 12)),
        "last_window": _seconds(5, 10, 15, 20, 30),
        "last_card": FormOption(("survive", "honest")),
    },
    "cards": {
        "deck": FormOption(DECKS),
        "decks": FormOption(_numbers(*range(MOST_DECKS + 1))),
        "remainder": FormOption(("pile", "dealt")),
        "starter": FormOption(("rotates", "left_of_dealer", "bottle"), helped=False),
        "opening": FormOption(("hidden_aces", "open_card"), helped=False),
        "direction": FormOption(("clockwise", "counterclockwise"), helped=False),
        "step": FormOption(_numbers(1, 2, 3)),
        "wrap": FormOption(("true", "false"), helped=False),
        "truth": FormOption(("free", "must"), helped=False),
        "truth_count": FormOption(("any", "all")),
        "first_bluff": FormOption(("any", "one"), helped=False),
        "most_cards": FormOption(_numbers(1, 2, 3, 4), "options-count"),
        "passing": FormOption(("true", "false")),
        "overclaim": _YES_NO,
    },
    "beside": {
        "bets": _YES_NO,
        "beliefs": _YES_NO,
        "guesses": _YES_NO,
        "shines": _YES_NO,
        "reactions": _YES_NO,
        "nemesis": _YES_NO,
        "unseen": _YES_NO,
    },
    "clocks": {
        "turn_time": _seconds(15, 20, 30, 45, 60, 90),
        "first_lap_clock": _YES_NO,
        "reveal_time": FormOption(_numbers(0, 2, 3, 4, 6, 8)),
        "short_show": _YES_NO,
        "choose_time": _seconds(10, 20, 30, 45, helped=False),
        "answer_time": _seconds(15, 20, 30, 45, 60, 90),
        "quick_time": FormOption(_numbers(0, 10, 15, 20)),
        "discard_time": _seconds(5, 10, 15, 20, helped=False),
        "explain_time": _seconds(5, 8, 12, 20),
    },
}
OPTIONS = {name: option for group in GROUPS.values() for name, option in group.items()}

# How the match is decided: weights of card places and of right answers (docs/rules.md). The default is first.
MATCHES = {"2:1": (2, 1), "1:1": (1, 1), "1:0": (1, 0), "0:1": (0, 1)}
OWN = "own:"  # prefix of the value of a teacher's preset
LONGEST_NAME = 30  # letters of the name of a teacher's preset


def resolved(choice: SetupChoice, own_presets: Mapping[str, SetupChoice]) -> tuple[str, dict[str, str]]:
    """Return the shipped preset of a choice, and the options set by hand.

    Options set by hand are those of the teacher's own preset and those in the choice; with ``as_written``, additions to
    the written rules are switched off.
    """
    own = own_presets.get(choice.preset.removeprefix(OWN)) if choice.preset.startswith(OWN) else None
    preset, options = (own.preset, own.options) if own else (choice.preset, {})
    without = additions(preset) if choice.as_written and preset in PRESETS else ()
    return preset, {**options, **choice.options, **dict.fromkeys(without, "false")}


def is_known(preset: str, own_presets: Mapping[str, SetupChoice]) -> bool:
    """Return whether a preset is shipped, or is one of the teacher's own."""
    return preset in PRESETS or (preset.startswith(OWN) and preset.removeprefix(OWN) in own_presets)


def preset_name(typed: str) -> str:
    """Return a typed name of a teacher's preset, normalised; "" if nothing is left."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())[:LONGEST_NAME].strip()


def chosen_options(form: Mapping[str, str]) -> dict[str, str]:
    """Return the options set by hand in a form, by name. An empty field means the preset's value."""
    return {name: value for name in sorted(OPTIONS) if (value := form.get(FIELD + name, "").strip())}


def read_options(preset: str, chosen: Mapping[str, str]) -> tuple[Options, list[str]]:
    """Return the preset's options, changed as chosen, and the names of options with invalid values.

    For an unknown preset that list is ``["preset"]``.
    """
    if preset not in PRESETS:
        return PRESETS["classroom"], ["preset"]
    options, invalid = msgspec.structs.asdict(PRESETS[preset]), []
    for name, value in chosen.items():
        if name not in OPTIONS:
            continue
        try:
            options = msgspec.structs.asdict(msgspec.convert(options | {name: value}, Options, strict=False))
        except (msgspec.ValidationError, ValueError):
            invalid.append(name)
    return msgspec.convert(options, Options), invalid
