"""The report as plain text without names, for a class book."""

from quizbs.reports.report import LessonReport
from quizbs.teacher.name_retention import day_of
from quizbs.web.pages import dates


def as_text(told: LessonReport, now: float) -> str:
    """Return the report in a few lines; ``now`` is in seconds."""
    day = dates.short(day_of(told.began_at), day_of(now))
    ended = "" if told.ended_at is None else f"–{dates.clock(told.ended_at)}"
    when = f"{day}, {dates.clock(told.began_at)}{ended}"
    title = ", ".join(part for part in (told.title, told.label, when) if part)
    lines = [f"{title}: {told.students} students, {told.right} of {told.first} first answers right."]
    if told.teach:
        lines.append("Teach again:")
        lines += [f"- {one.text} ({one.missed} of {one.first} missed it)" for one in told.teach]
    for each in told.argued:
        lines.append(f"After arguing {each.after} of {each.voters} were right, before {each.before}: {each.text}")
    for trick in told.tricks:
        lines.append(f"Took “{trick.lie}” for true, {trick.fooled} of {trick.voters}: {trick.text} ({trick.right})")
    if judged := [f"{one.topic} {one.percent} %" for one in told.topics if one.enough]:
        lines.append(f"Topics: {', '.join(judged)}.")
    if told.returned:
        lines.append(f"{told.corrected} of {told.returned} missed questions that came back were right then.")
    return "\n".join(lines)
