"""What the set-up page remembers: the teacher's last choice and presets, and that there was a first lesson."""

import msgspec

from quizbs.store.facts import Facts

MOST_PRESETS = 30  # of one teacher


class SetupChoice(msgspec.Struct, frozen=True):
    """What was picked: a bank by its key, a preset, options set by hand (name and value), where names come from."""

    bank: str = ""
    preset: str = "classroom"
    options: dict[str, str] = msgspec.field(default_factory=dict)
    naming: str = "made"
    match: str = "2:1"  # how much cards and right answers count in the match: a key of rules_form.MATCHES
    students: int = 0  # about how many will come, 0: not said
    as_written: bool = False  # nothing is added to the written rules


def packed(choice: SetupChoice) -> str:
    """Return a choice as JSON."""
    return msgspec.json.encode(choice).decode()


def unpacked(kept: str | None) -> SetupChoice | None:
    """Return a choice from JSON, ``None`` if there is none or a newer quizbs wrote it."""
    try:
        return msgspec.json.decode(kept, type=SetupChoice) if kept else None
    except msgspec.MsgspecError:
        return None


class SetupDefaults:
    """Keeps it among the facts, for each teacher."""

    def __init__(self, notes: Facts, teacher: str = "teacher") -> None:
        self._notes, self._choice, self._tour = notes, f"choice:{teacher}", f"tour:{teacher}"
        self._presets = f"presets:{teacher}"

    def of(self, teacher: str) -> "SetupDefaults":
        """Return what it remembers for this teacher."""
        return SetupDefaults(self._notes, teacher)

    def choice(self) -> SetupChoice | None:
        """Return the last choice, ``None`` before the first one."""
        return unpacked(self._notes.get(self._choice))

    def students(self) -> int:
        """Return about how many students will come, 0 if unknown."""
        choice = self.choice()
        return choice.students if choice else 0

    def keep(self, choice: SetupChoice) -> None:
        """Remember this choice; from then on nobody has to be told the first steps."""
        self._notes.set(self._choice, packed(choice))
        if self.is_new():
            self._notes.set(self._tour, "folded")

    def presets(self) -> dict[str, SetupChoice]:
        """Return the teacher's own presets by name: a shipped preset, and the options set by hand."""
        try:
            return msgspec.json.decode(self._notes.get(self._presets) or "{}", type=dict[str, SetupChoice])
        except msgspec.MsgspecError:  # kept by a newer quizbs
            return {}

    def keep_preset(self, name: str, choice: SetupChoice) -> None:
        """Save the rules of a choice under a name, replacing one of the same name; beyond the limit the oldest goes."""
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
