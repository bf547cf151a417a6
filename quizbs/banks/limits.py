"""How much a bank may hold (``docs/banks.md``). Longer texts do not fit on the wall."""

from typing import Final

FILE_MB: Final = 10
ROWS: Final = 30_000  # of a file; a bank holds fewer, but a larger file is still read and counted
CELLS: Final = 64  # of a row
QUESTIONS: Final = 5_000
BAD_ROWS: Final = 1_000  # after which the rest of a file is not worth reading
QUESTION: Final = 500  # characters
CHOICE: Final = 150  # characters; also of an accepted answer
EXPLANATION: Final = 1_000
LABEL: Final = 100  # characters of a topic, a tag or an id
IMAGE: Final = 500
TAGS: Final = 12
FEWEST_CHOICES: Final = 2
CHOICES: Final = 6
ACCEPTED: Final = 12
SHORTEST: Final = 5  # seconds
LONGEST: Final = 300
