"""What makes a game easier for one seat. Private: only that seat's own view holds it."""

import msgspec

MOST_TIME = 10.0


class Accommodation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the teacher set for one student. The last four change only how that student's screen looks and sounds."""

    time: float = 1.0  # how many times as long this seat's clocks run; 0: they don't run
    may_pass: bool = False  # may pass a turn instead of cheating
    fewer: bool = False  # half of the wrong choices are hidden, but never all of them
    read_aloud: bool = False
    large: bool = False
    spacing: bool = False
    dyslexia: bool = False

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for anything that no screen offers."""
        if self.time != 0 and not 1 <= self.time <= MOST_TIME:
            raise ValueError("time")

    @property
    def more_time(self) -> bool:
        """Return whether this seat still has time when the others' time is over."""
        return self.time != 1


NO_ACCOMMODATION = Accommodation()
