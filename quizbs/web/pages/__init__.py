"""The pages: modules of routes, and what their templates need."""

from quizbs.web.pages import alone, check, class_and_names, deletion, desk, host, join, new_phone, seat_sharing

ALL = (
    join.pages,
    check.pages,
    host.pages,
    alone.pages,
    deletion.pages,
    check.host_pages,
    desk.pages,
    class_and_names.pages,
    seat_sharing.pages,
    new_phone.pages,
)
