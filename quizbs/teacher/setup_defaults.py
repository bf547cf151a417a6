"""The teacher's defaults for the set-up page: the last choice, presets, and whether it is the first lesson."""

import msgspec

from quizbs.store.key_values import KeyValues

MOST_PRESETS = 30  # most presets of a teacher


class SetupChoice(msgspec.Struct, frozen=True):
    """A choice: a bank by key, a preset, options set by hand (name and value), where names come from."""

    bank: str = ""
    preset: str = "classroom"
    options: dict[str, str] = msgspec.field(default_factory=dict)
    naming: str = "made"
    match: str = "2:1"  # weights of cards and right answers in the match: a key of rules_form.MATCHES
    students: int = 0  # expected number, 0: unknown
    as_written: bool = False  # no additions to the written rules


def packed(choice: SetupChoice) -> str:
    """Return a choice as JSON."""
    return msgspec.json.encode(choice).decode()


def unpacked(kept: str | None) -> SetupChoice | None:
    """Return a choice from JSON, ``None`` if it is missing or from a newer quizbs."""
    try:
        return msgspec.json.decode(kept, type=SetupChoice) if kept else None
    except msgspec.MsgspecError:
        return None


class SetupDefaults:
    """Stores them as facts of each teacher."""

    def __init__(self, notes: KeyValues, teacher: str = "teacher") -> None:
        self._notes, self._choice, self._tour = notes, f"choice:{teacher}", f"tour:{teacher}"
        self._presets = f"presets:{teacher}"

    def for_teacher(self, teacher: str) -> "SetupDefaults":
        """Return the defaults of this teacher."""
        return SetupDefaults(self._notes, teacher)

    def choice(self) -> SetupChoice | None:
        """Return the last choice, ``None`` before the first one."""
        return unpacked(self._notes.get(self._choice))

    def students(self) -> int:
        """Return the expected number of students, 0 if unknown."""
        choice = self.choice()
        return choice.students if choice else 0

    def keep(self, choice: SetupChoice) -> None:
        """Store this choice; from then on the first steps aren't explained."""
        self._notes.set(self._choice, packed(choice))
        if self.is_new():
            self._notes.set(self._tour, "folded")

    def presets(self) -> dict[str, SetupChoice]:
        """Return the teacher's own presets by name: a shipped preset with options set by hand."""
        try:
            return msgspec.json.decode(self._notes.get(self._presets) or "{}", type=dict[str, SetupChoice])
        except msgspec.MsgspecError:  # stored by a newer quizbs
            return {}

    def keep_preset(self, name: str, choice: SetupChoice) -> None:
        """Save the rules of a choice under a name, replacing one with this name; at the limit the oldest is deleted."""
        kept = {other: choice for other, choice in self.presets().items() if other != name}
        kept[name] = SetupChoice(preset=choice.preset, options=choice.options)
        self._write(dict(list(kept.items())[-MOST_PRESETS:]))

    def drop_preset(self, name: str) -> None:
        """Delete one of the teacher's presets. An unknown name is ignored."""
        self._write({other: choice for other, choice in self.presets().items() if other != name})

    def _write(self, presets: dict[str, SetupChoice]) -> None:
        self._notes.set(self._presets, msgspec.json.encode(presets).decode())

    def is_new(self) -> bool:
        """Return whether the teacher has not opened a lesson yet."""
        return self._notes.get(self._tour) is None
