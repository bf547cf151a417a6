"""States of the pages for a student without a seat: the template, and a context as the route gives it. Data only."""

from typing import Any

Page = tuple[str, dict[str, Any]]
CODE: dict[str, Any] = {"typed": "", "problem": None, "playing": False}
NAME: dict[str, Any] = {
    "lesson": {"code": "K7Q4"},
    "naming": "typed",
    "name": "Curious Otter",
    "spin": 0,
    "spins": 3,
    "who": "",
    "roster": {},
    "more": False,
    "taken": [],
    "typed": "",
    "problem": "",
    "names_kept": "Deleted a day after the lesson, unless your teacher keeps it for your marks (until 23 November 2027 "
    "at most).",
}
ROSTER = {1: "Ann", 2: "Bob", 3: "Maximilian-Henri Bartholomew-Jude von der Wilhelminenhöhe"}
PEOPLE = [
    {"id": "p1", "name": "Curious Otter", "holds": True},
    {"id": "p2", "name": "WWWWWWWWWWWWWWWW", "holds": False},
    {"id": "p3", "name": "Maximilian-Henri", "holds": False},
    {"id": "p4", "name": "Ann", "holds": False},
]
SHARED: dict[str, Any] = {
    "people": PEOPLE[:3],
    "waiting": [],
    "full": False,
    "naming": "made",
    "name": "Brave Heron",
    "who": "",
    "roster": {},
    "more": False,
    "taken": [],
    "typed": "",
    "problem": "",
}


def sorry(code: str, lesson: str = "K7Q4") -> Page:
    return ("join/refused.html", {"lesson": {"code": lesson}, "problem": {"code": code, "more": {}}})


PAGES: dict[str, Page] = {
    "join-code": ("join/code.html", CODE),
    "join-code-playing": ("join/code.html", CODE | {"playing": True}),
    "join-code-unknown": ("join/code.html", CODE | {"typed": "K7Q5", "problem": {"code": "unknown"}}),
    "join-code-wait": ("join/code.html", CODE | {"typed": "WWWWWWWWWWWW", "problem": {"code": "wait"}}),
    "join-name": ("join/name.html", NAME),
    "join-name-long": ("join/name.html", NAME | {"name": "WWWWWWWWWWWWWWWW", "lesson": {"code": "K7Q4MX"}}),
    "join-name-bad": (
        "join/name.html",
        NAME | {"problem": "scripts", "typed": "W" * 40},
    ),
    "join-name-unwanted": ("join/name.html", NAME | {"problem": "unwanted", "typed": "xX Slayer Xx"}),
    "join-name-alike": ("join/name.html", NAME | {"problem": "alike", "typed": "Teacher"}),
    "join-name-made": ("join/name.html", NAME | {"naming": "made", "spins": 0}),
    "join-name-roster": ("join/name.html", NAME | {"naming": "roster"}),
    "join-name-roster-kept": (
        "join/name.html",
        NAME
        | {
            "naming": "roster",
            "problem": "ticked",
            "names_kept": f"{NAME['names_kept']} Your class list keeps your real name until 23 November 2027.",
        },
    ),
    "join-name-roster-found": (
        "join/name.html",
        NAME | {"naming": "roster", "who": "be", "roster": ROSTER, "more": True},
    ),
    "join-name-roster-taken": (
        "join/name.html",
        NAME | {"naming": "roster", "who": "an", "roster": {4: "Ann Berg (2)"}, "taken": ["Ann Berg (1)", ROSTER[3]]},
    ),
    "join-name-roster-nobody": ("join/name.html", NAME | {"naming": "roster", "who": "W" * 60}),
    "join-name-roster-declined": ("join/name.html", NAME | {"naming": "roster", "problem": "declined"}),
    "join-name-declined": ("join/name.html", NAME | {"problem": "declined"}),
    "join-name-roster-ticked": ("join/name.html", NAME | {"naming": "roster", "problem": "ticked"}),
    "join-locked": sorry("locked"),
    "join-full": sorry("full"),
    "join-over": sorry("over", ""),
    "join-removed": sorry("removed"),
    "join-cleared": sorry("cleared"),
    "join-crowd": sorry("crowd"),
    "join-given": sorry("given", ""),
    "join-wait": sorry("wait"),
    "join-busy": sorry("busy"),
    "join-sign-in": ("join/sign_in.html", {"path": "/sign-in", "key": "x" * 32}),
    "join-signed-in": sorry("signed_in", ""),
    "join-together": ("join/partners.html", SHARED),
    "join-together-typed": ("join/partners.html", SHARED | {"naming": "typed", "people": PEOPLE[:1]}),
    "join-together-bad": (
        "join/partners.html",
        SHARED | {"naming": "typed", "problem": "scripts", "typed": "W" * 40, "name": "WWWWWWWWWWWWWWWW"},
    ),
    "join-together-roster": (
        "join/partners.html",
        SHARED | {"naming": "roster", "who": "be", "roster": ROSTER, "more": True, "problem": "ticked"},
    ),
    "join-together-waiting": (
        "join/partners.html",
        SHARED | {"people": PEOPLE[:1], "waiting": ["WWWWWWWWWWWWWWWW", "Ann"]},
    ),
    "join-together-full": ("join/partners.html", SHARED | {"people": PEOPLE, "full": True, "problem": "full"}),
    "join-together-unlisted": ("join/partners.html", SHARED | {"naming": "roster", "who": "Zoe Kurz"}),
    "join-held": ("join/name_waits.html", {"name": "Ann", "naming": "held"}),
    "join-held-long": ("join/name_waits.html", {"name": "WWWWWWWWWWWWWWWW", "naming": "held"}),
    "join-held-roster": ("join/name_waits.html", {"name": "Merry Otter", "naming": "roster"}),
}
