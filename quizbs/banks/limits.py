"""Limits of a bank (``docs/banks.md``), derived from real banks: any quiz that people wrote must be playable."""

from typing import Final

FILE_MB: Final = 10
MAX_ROWS: Final = 30_000  # of a file; a bank holds fewer, but a larger file is still read and counted
MAX_CELLS: Final = 64  # of a row
MAX_QUESTIONS: Final = 5_000
MAX_BAD_ROWS: Final = 1_000  # after which the rest of a file is not worth reading
MAX_QUESTION_LENGTH: Final = 1_000  # characters
QUESTION_FITS: Final = 500  # characters that are still easy to read on the wall
MAX_CHOICE_LENGTH: Final = 300  # characters; also of an accepted answer
CHOICE_FITS: Final = 150  # characters that are still easy to read on a phone
MAX_FIELD_LENGTH: Final = 2_000  # characters of a text with formulae, including their markup
MAX_EXPLANATION_LENGTH: Final = 1_000
MAX_FEEDBACK_LENGTH: Final = 500  # characters of the feedback of a choice, which is shown with the explanation
MAX_LABEL_LENGTH: Final = 100  # characters of a topic, a tag or an id
MAX_IMAGE_LENGTH: Final = 500
MAX_TAGS: Final = 12
MIN_CHOICES: Final = 2
MAX_CHOICES: Final = 8
MAX_ACCEPTED: Final = 12
MIN_SECONDS: Final = 5  # seconds
MAX_SECONDS: Final = 300

# The process that reads a file (`sandbox.py`)
CHILD_WAIT: Final = 600  # seconds of wall time, after which the computer is too busy; CHILD_CPU limits the work
# seconds of CPU time; a workbook of 30,000 rows takes 6, a few times that on a slow, busy computer
CHILD_CPU: Final = 40
CHILD_MB: Final = 256  # of address space, of which Python itself takes 60

# A workbook, before it is opened
MAX_MEMBERS: Final = 500
MAX_RATIO: Final = 100  # of a member, uncompressed to compressed
WORKBOOK_MB: Final = 24  # of XML; 20,000 rows of eight cells are 10
MAX_SHEETS: Final = 100  # with anything in them; MAX_SHEET_CELLS limits what they hold together
MAX_SHEET_CELLS: Final = 400_000

# An archive, and XML
UNPACKED_MB: Final = 64
MAX_ITEMS: Final = 25_000  # questions of a file that is not a table
MAX_ELEMENTS: Final = 300_000
