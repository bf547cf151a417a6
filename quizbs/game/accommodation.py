"""Accommodations: what makes a game easier for one seat. They are private: only that seat's own view contains them."""

import msgspec

MOST_TIME = 10.0


class Accommodation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the teacher makes easier for one student.

    ``read_aloud``, ``large`` (bigger letters), ``spacing`` (between letters) and ``dyslexia`` (a font) only change that
    student's screen.
    """

    time: float = 1.0  # factor of this seat's time limits; 0: no limits
    may_pass: bool = False  # may pass a turn instead of cheating
    fewer: bool = False  # half of the wrong choices are hidden
    read_aloud: bool = False
    large: bool = False
    spacing: bool = False
    dyslexia: bool = False

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for a value that no screen offers."""
        if self.time != 0 and not 1 <= self.time <= MOST_TIME:
            raise ValueError("time")

    @property
    def more_time(self) -> bool:
        """Return whether the seat's time limits are longer than the others', or missing."""
        return self.time != 1


NO_ACCOMMODATION = Accommodation()
