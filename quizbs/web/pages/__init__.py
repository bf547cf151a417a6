"""The pages: modules of routes, and helpers of their templates."""

from quizbs.web.pages import (
    all_answers,
    check,
    class_and_names,
    deletion,
    desk,
    host,
    join,
    lesson_over,
    lessons,
    new_phone,
    report,
    report_files,
    seat_sharing,
    sign_in,
    solo_round,
)

ALL = (
    join.pages,
    check.pages,
    host.pages,
    solo_round.pages,
    deletion.pages,
    check.host_pages,
    desk.pages,
    class_and_names.pages,
    lesson_over.pages,
    report.pages,
    all_answers.pages,
    report_files.pages,
    lessons.pages,
    seat_sharing.pages,
    sign_in.pages,
    new_phone.pages,
)
