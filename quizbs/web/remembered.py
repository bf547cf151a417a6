"""What the set-up page remembers of its teacher: the last choice, and that the tour has been folded away."""

import msgspec

from quizbs.web.needs import Notes


class Choice(msgspec.Struct, frozen=True):
    """What was picked: a bank by its key, a preset, and the options that were set by hand (name and value)."""

    bank: str = ""
    preset: str = "classroom"
    options: dict[str, str] = msgspec.field(default_factory=dict)


class Remembered:
    """Keeps it in ``notes``, for each teacher."""

    def __init__(self, notes: Notes, teacher: str = "teacher") -> None:
        self._notes, self._choice, self._tour = notes, f"choice:{teacher}", f"tour:{teacher}"

    def choice(self) -> Choice | None:
        """Return what was picked last, ``None`` before the first time."""
        kept = self._notes.get(self._choice)
        if kept is None:
            return None
        try:
            return msgspec.json.decode(kept, type=Choice)
        except msgspec.MsgspecError:  # kept by a newer quizbs
            return None

    def keep(self, choice: Choice) -> None:
        """Remember this choice; whoever has made one needs no tour."""
        self._notes.set(self._choice, msgspec.json.encode(choice).decode())
        self.fold_tour()

    def is_new(self) -> bool:
        """Tell whether the tour is still to be shown."""
        return self._notes.get(self._tour) is None

    def fold_tour(self) -> None:
        """Show the tour no more."""
        if self.is_new():
            self._notes.set(self._tour, "folded")
