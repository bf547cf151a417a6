"""What the minutes of a lesson go to beside cards, and so when the cards stop before its bell."""

import msgspec

MOST_AFTER = 1 / 3  # of the time until the bell, that is kept for what comes after the cards


class Beside(msgspec.Struct, frozen=True):
    """What a lesson needs time for beside the games, in seconds."""

    walking: float = 120.0  # to find the tables
    last_lap: float = 120.0  # everybody's last turn, and the challenge that is under way
    exit_ticket: float = 120.0
    podium: float = 60.0
    packing: float = 60.0
    between: float = 45.0  # from the end of one round to the first turn of the next

    def cards(self, seconds: float) -> float:
        """Return how many of the seconds until the bell are left for cards: until the last lap begins."""
        after = self.last_lap + self.exit_ticket + self.podium + self.packing
        return seconds - min(after, MOST_AFTER * seconds)


USUALLY = Beside()
