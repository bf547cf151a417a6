"""A teacher's defaults for the set-up page: the last choices, own presets, and whether the teacher is new to quizbs."""

import msgspec

from quizbs.store.key_values import KeyValues

MOST_PRESETS = 30  # most presets of a teacher


class SetupChoice(msgspec.Struct, frozen=True):
    """What was chosen on the set-up page: a bank by key, a preset, and options set by hand, by name.

    ``naming`` is one of ``joining.NAMING``; ``match`` is how cards and knowledge count; ``students`` how many are
    expected, 0 if unknown; ``as_written``: the rules as written, without our additions.
    """

    bank: str = ""
    preset: str = "classroom"
    options: dict[str, str] = msgspec.field(default_factory=dict)
    naming: str = "made"
    match: str = "2:1"  # weights of cards and right answers in the match: a key of rules_form.MATCHES
    students: int = 0  # expected number, 0: unknown
    as_written: bool = False  # no additions to the written rules


def packed(choice: SetupChoice) -> str:
    """Return a choice as JSON text."""
    return msgspec.json.encode(choice).decode()


def unpacked(packed_choice: str | None) -> SetupChoice | None:
    """Return the choice in a JSON text, ``None`` if the text is missing or from a newer release."""
    try:
        return msgspec.json.decode(packed_choice, type=SetupChoice) if packed_choice else None
    except msgspec.MsgspecError:
        return None


class SetupDefaults:
    """Stores a teacher's defaults, as values in the key-value store."""

    def __init__(self, notes: KeyValues, teacher: str = "teacher") -> None:
        self._notes, self._choice, self._tour = notes, f"choice:{teacher}", f"tour:{teacher}"
        self._presets = f"presets:{teacher}"

    def for_teacher(self, teacher: str) -> "SetupDefaults":
        """Return the set-up page's defaults of this teacher."""
        return SetupDefaults(self._notes, teacher)

    def choice(self) -> SetupChoice | None:
        """Return the last choice, ``None`` before the first."""
        return unpacked(self._notes.get(self._choice))

    def students(self) -> int:
        """Return the number of students in the last choice, 0 if unknown."""
        choice = self.choice()
        return choice.students if choice else 0

    def save(self, choice: SetupChoice) -> None:
        """Store a choice as the last one. From now on, the page doesn't explain the first steps."""
        self._notes.set(self._choice, packed(choice))
        if self.is_new():
            self._notes.set(self._tour, "folded")

    def presets(self) -> dict[str, SetupChoice]:
        """Return the teacher's own presets by name, each a shipped preset with options set by hand."""
        try:
            return msgspec.json.decode(self._notes.get(self._presets) or "{}", type=dict[str, SetupChoice])
        except msgspec.MsgspecError:  # stored by a newer quizbs
            return {}

    def save_preset(self, name: str, choice: SetupChoice) -> None:
        """Save the rules of a choice as a preset of the teacher's.

        It replaces a preset with the same name; at the limit the oldest preset is deleted.
        """
        presets = {other: choice for other, choice in self.presets().items() if other != name}
        presets[name] = SetupChoice(preset=choice.preset, options=choice.options)
        self._write(dict(list(presets.items())[-MOST_PRESETS:]))

    def drop_preset(self, name: str) -> None:
        """Delete one of the teacher's own presets. An unknown name is ignored."""
        self._write({other: choice for other, choice in self.presets().items() if other != name})

    def _write(self, presets: dict[str, SetupChoice]) -> None:
        self._notes.set(self._presets, msgspec.json.encode(presets).decode())

    def is_new(self) -> bool:
        """Return whether the teacher has not opened a lesson yet."""
        return self._notes.get(self._tour) is None
