"""Every option has its words; the form's fields become options, or an invalid value is named."""

import msgspec
import pytest

from quizbs.game.options import PRESETS, Options, as_written
from quizbs.teacher import rules_form
from quizbs.teacher.setup_defaults import SetupChoice
from quizbs.web.pages import rules_words
from quizbs.words import words
from tests.support.source_files import ROOT

MESSAGES = (ROOT / "quizbs/words/en/options.ftl").read_text("utf-8")
NOT_SHOWN = {"fewest_seats", "most_seats"}  # part of a preset, not for a teacher to change


def test_every_option_is_in_the_form_once() -> None:
    shown = [name for group in rules_form.GROUPS.values() for name in group]
    assert sorted(shown) == sorted(set(msgspec.structs.asdict(Options())) - NOT_SHOWN)


def test_every_value_in_the_form_is_accepted() -> None:
    for name, option in rules_form.OPTIONS.items():
        for value in option.values:
            assert rules_form.read_options("cheater", {name: value})[1] == [], (name, value)


def test_every_option_has_messages() -> None:
    for group in rules_words.groups({}):
        assert group["title"]
        assert group["line"]
        for option in group["options"]:
            helped = rules_form.OPTIONS[option["name"]].helped
            said = [words for _, words in option["choices"]]
            assert option["label"]
            assert bool(option["help"]) == helped == (f"options-{option['name'].replace('_', '-')}-help" in MESSAGES)
            assert len(set(said)) == len(said), option["name"]


def test_option_values_are_shown_in_plain_language() -> None:
    options = {option["name"]: option for group in rules_words.groups({}) for option in group["options"]}
    assert dict(options["deck"]["choices"])["T"] == "Ace to 10"
    assert dict(options["window"]["choices"])["0"] == "None: the next player can play right away"
    assert options["quick_time"]["presets"]["classroom"] == "15 seconds"
    assert options["call_word"]["presets"]["cheater"] == "Cheater!"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_unchanged_form_gives_the_preset(preset: str) -> None:
    assert rules_form.read_options(preset, rules_form.chosen_options({"bank": "space"})) == (PRESETS[preset], [])


def test_changed_fields_of_the_form_replace_preset_values() -> None:
    chosen = rules_form.chosen_options(
        {"opt.window": "5", "opt.hunter": "false", "opt.call_word": " Nope! ", "opt.x": "1"}
    )
    options, problems = rules_form.read_options("classroom", chosen)
    assert (options.window, options.hunter, options.call_word, problems) == (5, False, "Nope!", [])


@pytest.mark.parametrize(
    ("name", "value"),
    [("window", "soon"), ("window", "-1"), ("deck", "4"), ("stakes", "all"), ("call_word", "x" * 17), ("decks", "99")],
)
def test_invalid_value_is_reported_and_the_preset_value_kept(name: str, value: str) -> None:
    options, problems = rules_form.read_options("classroom", {name: value})
    assert options == PRESETS["classroom"]
    assert problems == [name]


def test_unknown_preset_is_refused_with_a_message() -> None:
    assert rules_form.read_options("poker", {})[1] == ["preset"]


def test_help_on_quiet_calls_names_what_others_still_see() -> None:
    said = words("en").say("options-quiet-help")
    assert "a wrong caller picks up the pile" in said
    assert "a right caller may throw a card away" in said


@pytest.mark.parametrize("preset", ["bs", "cheater", "bottle", "own:8b"])
def test_rules_as_written_disable_every_addition(preset: str) -> None:
    kept = {"8b": SetupChoice(preset="cheater", options={"points": "true", "turn_time": "45"})}
    choice = SetupChoice(preset=preset, options={"answer_along": "true", "deck": "9"}, as_written=True)
    shipped, options = rules_form.resolved(choice, kept)
    read, problems = rules_form.read_options(shipped, options)
    assert problems == []
    assert read == as_written(read, shipped)
    assert (read.deck, read.turn_time) == ("9", 45 if preset == "own:8b" else PRESETS[shipped].turn_time)
    without = SetupChoice(preset=preset, options=choice.options)
    shipped, options = rules_form.resolved(without, kept)
    assert rules_form.read_options(shipped, options)[0].answer_along


def test_preset_classroom_has_no_additions_to_disable() -> None:
    choice = SetupChoice(preset="classroom", as_written=True)
    assert rules_form.resolved(choice, {}) == ("classroom", {})
    assert rules_form.resolved(SetupChoice(preset="gone", as_written=True), {}) == ("gone", {})
