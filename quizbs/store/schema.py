"""The tables. A change of them needs a revision in ``migrations/versions``; a test compares the two.

Times are seconds since 1970 (UTC) by the program's clock.
"""

from collections.abc import Mapping
from typing import Any

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

Values = Mapping[str, Any]  # of a row by column; SQLAlchemy doesn't know their types
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
    Column("lesson", String, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("command_id", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),  # the player who sent the command; null: the host or the clock
    Column("events", Text, nullable=False),  # JSON; never contains a name or a token
    UniqueConstraint("lesson", "command_id"),
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
    Column("naming", String, nullable=False, server_default="made"),  # where names come from: quizbs.live.joining
    Column("remotes", Integer, nullable=False, server_default="0"),  # odd: a phone is the remote
    Column("label", String, nullable=False, server_default=text("''")),  # the teacher's own name for the class
    Column("began_at", Double),  # when cards were first dealt
    Column("names_until", Double),  # until when the teacher keeps the names; null: a day after the lesson
    Column("names_limit", Double),  # the latest date shown to students; null: a year after the lesson was opened
    Column("leader", String),  # name and start of the process that leads the lesson; null: no process leads it
)
# The code of a closed lesson can be used again.
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
    Column("held", Boolean, nullable=False, server_default=false()),  # the teacher has to approve the name
    Column("device", String, nullable=False),  # a hash that differs in each lesson; "": unknown
    Column("former", String),  # hash of the token of the previous phone
    Column("beside", String),  # the person whose phone a waiting person is to share
    Column("head", String, nullable=False, server_default=text("''")),  # their animal, if any
)

# The teacher's class list: real names, visible to the teacher only, and deleted with the people of the lesson.
rosters = Table(
    "rosters",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),  # below 0: a person has applied with this name
    Column("name", String, nullable=False),
    Column("person", String),  # who has ticked it; null: free
)

# A saved class of a teacher, by its label.
classes = Table(
    "classes",
    metadata,
    Column("owner", String, primary_key=True),
    Column("label", String, primary_key=True),
    Column("names", Text, nullable=False),  # the real names, one on each line
    Column("settings", Text, nullable=False),  # JSON of quizbs.teacher.setup_defaults.SetupChoice: its last lesson
    Column("until", Double, nullable=False),  # when it is deleted
)

banks = Table(
    "banks",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("title", String, nullable=False),
    Column("language", String, nullable=False),
    Column("description", Text, nullable=False),
    Column("source", String, nullable=False),  # such as a file name
    Column("added_at", Double, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("tags", Text),  # one on each line
    Column("changed_at", Double),  # null: never changed
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
    Column("what", Text, nullable=False),  # JSON of quizbs.message.Message, or a sentence if it is older
    Column("undone", Boolean, nullable=False),
    Column("patch", Text, nullable=False),  # JSON of quizbs.store.patches.Patch, which undoes or redoes it
)

waiting_banks = Table(
    "waiting_banks",
    metadata,
    Column("id", String, primary_key=True),  # the id of its future bank
    Column("owner", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("name", Text, nullable=False),  # of the file
    Column("content", LargeBinary, nullable=False),
    Column("draft", Text, nullable=False),  # JSON: what was read from the file, and the teacher's choices
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

# Teachers who sign in by a link. Empty on a laptop, whose owner has the key printed at start.
teachers = Table(
    "teachers",
    metadata,
    Column("id", String, primary_key=True),  # owner in lessons and banks
    Column("name", String, nullable=False, unique=True),
    Column("added_at", Double, nullable=False),
    # part of the proof in their cookies; a new text invalidates all of them
    Column("signed_in", String, nullable=False),
    Column("link_hash", String),  # hash of the link that signs them in; null: used, or never created
    Column("link_until", Double),
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
    Column("person", String, nullable=False),  # no foreign key: the name is deleted, the result stays
    Column("question_text", Text, nullable=False),
    Column("right", Boolean),  # null: no answer in time
    Column("at", Double, nullable=False),
    Column("how", String, nullable=False, server_default="asked"),  # asked, along or class
    Column("repeat", Boolean, nullable=False, server_default=false()),  # its answer had been shown before
    Column("seat_table", Integer, nullable=False, server_default="0"),  # table number then
    Column("bank", String, nullable=False, server_default=text("''")),
    Column("question", String, nullable=False, server_default=text("''")),  # its id in the bank
    Column("wording", String, nullable=False, server_default=text("''")),  # quizbs.quiz.wording: which words it had
    Column("topic", String, nullable=False, server_default=text("''")),
    Column("kind", String, nullable=False, server_default=text("''")),
    Column("chosen", String),  # places of choices, as in "0 2"; null: typed, or unknown
    Column("typed", Text),  # normalised for comparison; deleted with the names
    Column("seconds", Double),  # null: no limit
    Column("overruled", Boolean, nullable=False, server_default=false()),
    Column("sure", Integer),  # 2, 1 or 0, if asked
    Column("helped", String, nullable=False, server_default=text("''")),  # fewer, time, partner
)

# Who took part, by a random id: absences and other obstacles to answering, and what they did at cards.
participants = Table(
    "participants",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("seat_table", Integer, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("went_off", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("calls", Integer, nullable=False),
    Column("right_calls", Integer, nullable=False),
    Column("plays", Integer, nullable=False),
    Column("bluffs", Integer, nullable=False),
)

# The questions of a lesson with their wording then: the bank may change, the report must not.
asked_questions = Table(
    "asked_questions",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("wording", String, primary_key=True),
    Column("bank", String, nullable=False),
    Column("question", String, nullable=False),
    Column("seconds", Double, nullable=False),  # to answer; 0: no limit
    Column("content", Text, nullable=False),  # JSON of quizbs.quiz.question.Question
)

# The permanent sums of a lesson of at least five students, without people; deleted with the lesson or its label.
lesson_sums = Table(
    "lesson_sums",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("bank", String, nullable=False),
    Column("bank_change", Integer, nullable=False),  # number of the bank's newest change; 0: none
    Column("students", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # first answers
    Column("right", Integer, nullable=False),
    Column("returned", Integer, nullable=False),  # missed questions asked again of the same student
    Column("corrected", Integer, nullable=False),  # how many of these were then answered right
    Column("teach", Text, nullable=False),  # JSON: the wordings of the questions to teach again
)

# The permanent sums of each question of a lesson; with the labels of lessons they are the results of a class.
asked_sums = Table(
    "asked_sums",
    metadata,
    Column("lesson", ForeignKey(lessons.c.id, ondelete="CASCADE"), primary_key=True),
    Column("wording", String, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("chosen", Text, nullable=False),  # JSON: how often each choice was chosen, by its place
    Column("upper", Integer, nullable=False),  # first answers by the upper half of the class
    Column("upper_right", Integer, nullable=False),
)

# Sums by question, which replace the results of a lesson in the end: without lesson, people and single answers.
question_sums = Table(
    "question_sums",
    metadata,
    Column("question", String, primary_key=True),  # SHA-256 of its text
    Column("at", Double, nullable=False),  # when it was asked last
    Column("right", Integer, nullable=False),  # how often it was answered right in the lesson that asked it last
    Column("asked", Integer, nullable=False),  # how often it was asked in that lesson
    Column("owner", String, primary_key=True, server_default=text("'teacher'")),
)

# Sums by question over all lessons whose single answers were deleted; they only grow. Without lessons and people.
item_sums = Table(
    "item_sums",
    metadata,
    Column("wording", String, primary_key=True),
    Column("asked", Integer, nullable=False),  # first answers
    Column("right", Integer, nullable=False),
    Column("chosen", Text, nullable=False),
    Column("upper", Integer, nullable=False),
    Column("upper_right", Integer, nullable=False),
    Column("lessons", Integer, nullable=False),
    Column("last_at", Double, nullable=False),
)

# Wrong lesson codes received by any process in the last minute: keyed hashes of the senders.
wrong_codes = Table(
    "wrong_codes",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", Double, nullable=False),
    Column("process", String, nullable=False),  # the start of the process that received it
    Column("device", String, nullable=False),
    Column("address", String, nullable=False),
)
