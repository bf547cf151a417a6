"""Rules saved before there was a stamp: the old default reveal time becomes the new default, other values stay."""

import json
from pathlib import Path

from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.migrations import migrate
from quizbs.teacher.setup_defaults import SetupDefaults

BEFORE = "r0007"


def kept(**options: str) -> dict[str, object]:
    return {"bank": "space", "preset": "bs", "options": options, "naming": "made", "match": "2:1", "students": 23}


def test_old_reveal_time_default_becomes_new_default(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'quizbs.db'}")
    migrate(database, BEFORE)
    facts = KeyValues(database)
    rules = {"as it was": kept(reveal_time="4", turn_time="45"), "long": kept(reveal_time="8"), "options": kept()}
    facts.set("choice:teacher", json.dumps(kept(reveal_time="4", call_word="¡Mentira!")))
    facts.set(
        "presets:teacher", json.dumps(rules | {"until Skip": kept(reveal_time="0"), "short": kept(reveal_time="3")})
    )
    facts.set("presets:other", "{damaged")
    facts.set("secret", '{"options": {"reveal_time": "4"}}')

    migrate(database)

    now = SetupDefaults(facts)
    choice = now.choice()
    assert choice is not None
    assert (choice.options, choice.bank, choice.students) == ({"call_word": "¡Mentira!"}, "space", 23)
    assert {name: preset.options for name, preset in now.presets().items()} == {
        "as it was": {"turn_time": "45"},
        "long": {"reveal_time": "8"},
        "options": {},
        "until Skip": {"reveal_time": "0"},
        "short": {"reveal_time": "3"},
    }
    assert facts.get("presets:other") == "{damaged"
    assert facts.get("secret") == '{"options": {"reveal_time": "4"}}', "it is none of the rules"

    now.save_preset("four", choice.__class__(preset="bs", options={"reveal_time": "4"}))
    migrate(database)
    assert now.presets()["four"].options == {"reveal_time": "4"}, "who asks for four seconds after the stamp has them"
    database.close()
