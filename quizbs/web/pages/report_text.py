"""The report as plain text without names, to be pasted into a class book."""

from quizbs.reports.report import LessonReport
from quizbs.teacher.name_retention import day_of
from quizbs.web.language import spoken
from quizbs.web.pages import dates


def as_text(result: LessonReport, now: float) -> str:
    """Return the report in a few lines of text. ``now`` is in seconds."""
    say = spoken().say
    ended = "" if result.ended_at is None else f"–{dates.clock(result.ended_at)}"
    clock = f"{dates.clock(result.began_at)}{ended}"
    when = say("report-when", day=dates.short(day_of(result.began_at), day_of(now)), clock=clock)
    title = say("report-listed", names=[part for part in (result.title, result.label, when) if part])
    lines = [say("report-text", title=title, count=result.students, right=result.right, all=result.first)]
    if result.teach:
        lines.append(say("report-text-teach"))
        lines += [
            f"- {say('report-text-missed', text=question.text, missed=question.missed, all=question.first)}"
            for question in result.teach
        ]
    lines += [
        say("report-text-argued", after=each.after, all=each.voters, before=each.before, text=each.text)
        for each in result.argued
    ]
    lines += [
        say(
            "report-text-trick",
            text=trick.text,
            word=trick.lie,
            count=trick.fooled,
            all=trick.voters,
            answer=trick.right,
        )
        for trick in result.tricks
    ]
    judged = [
        say("report-text-topic", topic=topic.topic, share=topic.percent / 100)
        for topic in result.topics
        if topic.percent is not None
    ]
    if judged:
        lines.append(say("report-text-topics", names=judged))
    if result.returned:
        lines.append(say("report-text-corrected", right=result.corrected, all=result.returned))
    return "\n".join(lines)
