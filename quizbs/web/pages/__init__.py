"""The pages: modules of routes, and what their templates need."""

from quizbs.web.pages import alone, check, deletion, desk, host, join, new_phone, seat_sharing

ALL = (
    join.pages,
    check.pages,
    host.pages,
    alone.pages,
    deletion.pages,
    check.host_pages,
    desk.pages,
    seat_sharing.pages,
    new_phone.pages,
)
