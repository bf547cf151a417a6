"""The report as plain text without names, to be pasted into a class book."""

from quizbs.reports.report import LessonReport
from quizbs.teacher.name_retention import day_of
from quizbs.web.pages import dates


def as_text(result: LessonReport, now: float) -> str:
    """Return the report in a few lines of text. ``now`` is in seconds."""
    day = dates.short(day_of(result.began_at), day_of(now))
    ended = "" if result.ended_at is None else f"–{dates.clock(result.ended_at)}"
    when = f"{day}, {dates.clock(result.began_at)}{ended}"
    title = ", ".join(part for part in (result.title, result.label, when) if part)
    lines = [f"{title}: {result.students} students, {result.right} of {result.first} first answers right."]
    if result.teach:
        lines.append("Teach again:")
        lines += [f"- {question.text} ({question.missed} of {question.first} missed it)" for question in result.teach]
    for each in result.argued:
        lines.append(f"After arguing {each.after} of {each.voters} were right, before {each.before}: {each.text}")
    for trick in result.tricks:
        lines.append(f"Took “{trick.lie}” for true, {trick.fooled} of {trick.voters}: {trick.text} ({trick.right})")
    if judged := [f"{topic.topic} {topic.percent} %" for topic in result.topics if topic.enough]:
        lines.append(f"Topics: {', '.join(judged)}.")
    if result.returned:
        lines.append(f"{result.corrected} of {result.returned} missed questions that came back were right then.")
    return "\n".join(lines)
