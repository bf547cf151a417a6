"""The tables. A change here needs a revision in ``migrations/versions``; a test compares the two.

Times are seconds since 1970 (UTC) by the program's clock.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_known",
        "uq": "%(table_name)s_%(column_0_N_name)s_once",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

ledger = Table(
    "ledger",
    metadata,
    Column("stream", String, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("command_id", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),  # the player who asked; none: the host or the clock
    Column("events", Text, nullable=False),  # JSON; never a name, never a token
    UniqueConstraint("stream", "command_id"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("title", String, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("closed_at", Double),
    Column("last_at", Double, nullable=False),
    Column("naming", String, nullable=False, server_default="made"),  # where names come from: quizbs.session.joining
    Column("remotes", Integer, nullable=False, server_default="0"),  # odd: a phone is the remote
)
# A code may come again once its lesson is closed.
Index(
    "lessons_open_code",
    lessons.c.code,
    unique=True,
    sqlite_where=lessons.c.closed_at.is_(None),
    postgresql_where=lessons.c.closed_at.is_(None),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), nullable=False),
    Column("name", String, nullable=False),
    Column("token_hash", String, nullable=False, unique=True),
    Column("joined_at", Double, nullable=False),
    Column("held", Boolean, nullable=False, server_default=false()),  # the teacher is to look at the name first
    Column("device", String, nullable=False),  # a hash, of this lesson alone; "": not known
    Column("former", String),  # hash of the token of the phone before
    Column("beside", String),  # the person whose phone somebody who waits is to share
    Column("head", String, nullable=False, server_default=text("''")),  # the animal they go as, if any
)

# The teacher's class list: real names, seen by the teacher alone, and deleted with the people of the lesson.
rosters = Table(
    "rosters",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("person", String),  # who has picked it; none: nobody yet
)

banks = Table(
    "banks",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("title", String, nullable=False),
    Column("language", String, nullable=False),
    Column("description", Text, nullable=False),
    Column("source", String, nullable=False),  # where it came from, e.g. a file name
    Column("added_at", Double, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("tags", Text),  # one on each line
    Column("changed_at", Double),  # none: never changed
)

questions = Table(
    "questions",
    metadata,
    Column("bank", ForeignKey(banks.c.id, ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("id", String, nullable=False),
    Column("content", Text, nullable=False),  # JSON of quizbs.quiz.question.Question
    UniqueConstraint("bank", "id"),
)

bank_changes = Table(
    "bank_changes",
    metadata,
    Column("bank", ForeignKey(banks.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("what", Text, nullable=False),  # as the teacher reads it
    Column("undone", Boolean, nullable=False),
    Column("patch", Text, nullable=False),  # JSON of quizbs.store.patches.Patch: what undoes it, or redoes it
)

waiting_banks = Table(
    "waiting_banks",
    metadata,
    Column("id", String, primary_key=True),  # the id of the bank that comes of it
    Column("owner", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("name", Text, nullable=False),  # of the file
    Column("content", LargeBinary, nullable=False),
    Column("draft", Text, nullable=False),  # JSON: what was read of it and what the teacher has said about it
)

pictures = Table(
    "pictures",
    metadata,
    Column("id", String, primary_key=True),  # a digest of the content
    Column("kind", String, nullable=False),  # such as image/webp
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("added_at", Double, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("person", String, nullable=False),  # no foreign key: the name goes, the result stays
    Column("question_text", Text, nullable=False),
    Column("right", Boolean),  # none: no answer in time
    Column("at", Double, nullable=False),
    Column("how", String, nullable=False, server_default="asked"),  # asked, along or class
    Column("repeat", Boolean, nullable=False, server_default=false()),  # its answer was known already
)

# What remains of the results of a lesson in the end. No lesson, no person, no answer.
question_sums = Table(
    "question_sums",
    metadata,
    Column("question", String, primary_key=True),  # SHA-256 of its text
    Column("at", Double, nullable=False),  # when it was asked last
    Column("right", Integer, nullable=False),  # how often it was answered right in that lesson
    Column("asked", Integer, nullable=False),  # how often it was asked there
)
