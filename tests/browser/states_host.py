"""States of the host's pages: the template, and a context like the one that the route gives it. Data only."""

from typing import Any

Page = tuple[str, dict[str, Any]]
URLS = {
    "open": "/host/open",
    "resume": "/wall",
    "import": "/host/import",
    "back": "/host",
    "fits": "/host/fits",
}


KINDS = ["right"] * 63 + ["later"] * 14 + ["open"] * 24
LEARNT: dict[str, Any] = {  # the page with what the class has learnt, at the end of a lesson
    "lesson": {"id": "l1"},
    "enough": True,
    "right": 63,
    "first": 101,
    "corrected": 14,
    "percent": 62,
    "best": {"topic": "Photosynthesis and respiration of plants", "percent": 86},
    "last": {"day": "Thu 12 Nov", "percent": 51},
    "tiles": [KINDS[at : at + 34] for at in range(0, len(KINDS), 34)],
}


def bank(key: str, title: str, description: str, questions: int, **over: Any) -> dict[str, Any]:
    row = {"key": key, "title": title, "description": description, "questions": questions}
    return {**row, "language": "English", "lang": "en", "own": False, **over}


BANKS = [
    bank("cells", "Plants and cells", "Leaf, light, sugar, gases", 60),
    bank("maths", "Mental maths", "Percent, fractions, squares; ages 11 to 14", 58),
    bank("capitals", "Capitals of the world", "Pinned to cards: aces are the hardest", 64),
    bank("histoire", "Révolution et Empire", "De 1789 à 1815, pour le collège", 55, language="Français", lang="fr"),
    bank("physik", "Strom und Licht", "Ab Klasse 7", 52, language="Deutsch", lang="de"),
    bank("mine", "Chapter 7, test on Friday", "chapter-7.csv, brought today", 1, own=True),
]
LONG_BANKS = [
    bank(
        "long", "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente", "W" * 60, 1999, language="Deutsch", lang="de"
    ),
    bank("right", "תאים וצמחים", "עלה, אור, סוכר וגזים", 60, language="עברית", lang="he"),
    *BANKS * 4,
]
PRESETS = [
    {"name": "classroom", "title": "Classroom", "line": "Know the answer, pick up half the pile."},
    {"name": "cheater", "title": "Cheater", "line": "Classic rules; answers earn points only."},
    {"name": "bs", "title": "B.S.", "line": "Just cards. If you can tell the truth, you must."},
    {"name": "bottle", "title": "Spin the bottle", "line": "Just cards. A bottle picks who goes first."},
]


def option(name: str, label: str, choices: dict[str, str], says: str, **over: Any) -> dict[str, Any]:
    return {
        "name": name,
        "label": label,
        "help": "",
        "kind": "choice",
        "value": "",
        "choices": list(choices.items()),
        "longest": 16,
        "presets": dict.fromkeys(("classroom", "cheater", "bs", "bottle"), says),
        **over,
    }


SECONDS = {"15": "15 seconds", "30": "30 seconds", "60": "1 minute", "0": "No limit"}
TABLES = [
    {
        "title": "The game",
        "line": "",
        "options": [
            option("call_word", "What one calls", {}, "Doubt it!", kind="text"),
            option(
                "deck",
                "Cards from ace to",
                {"fit": "what fits a lesson", "7": "seven", "T": "ten", "K": "king"},
                "what fits a lesson",
                help="Fewer ranks make a shorter game.",
            ),
            option("questions", "Questions", {"1": "On", "0": "Off"}, "On"),
            option(
                "remainder",
                "Spare cards",
                {"pile": "Start the pile", "dealt": "Go to the first players"},
                "Start the pile",
            ),
        ],
    },
    {
        "title": "Times",
        "line": "Nobody is hurried in the first lap.",
        "options": [
            option("turn_time", "For a turn", SECONDS, "30 seconds"),
            option("answer_time", "For an answer", SECONDS, "30 seconds", value="60"),
            option("explain_time", "For the explanation", SECONDS, "8 seconds"),
        ],
    },
]
SETUP: dict[str, Any] = {
    "banks": BANKS,
    "presets": PRESETS,
    "tables": TABLES,
    "chosen": {"bank": "cells", "preset": "classroom", "naming": "made", "match": "2:1"},
    "matches": [("2:1", "Two thirds cards, one third right answers"), ("1:1", "Half cards, half right answers")],
    "changed": 0,
    "facts_of": lambda bank: (
        ["played 4 days ago with 7a", "enough for about 14 min"] if bank["key"] == "cells" else ["yours"]
    ),
    "own_presets": ["8b on Mondays"],
    "bell": "35",
    "students": 24,
    "most": 40,
    "label": "",
    "labels": ["8b", "7a"],
    "classes": [{"label": "8b", "names": 24}, {"label": "7a", "names": 0}],
    "kept": None,
    "keeping": {"on": False, "date": "2027-05-24"},
    "until": {"date": "", "latest": "2027-11-23"},
    "fits": {
        "lines": [
            "24 students: five tables (5, 5, 5, 5, 4).",
            "29 min of play, 6 min to wrap up.",
            "Classroom, ace to jack, one round: 93 % likely that everyone finishes.",
        ],
        "verdict": "That fits.",
        "cards": 29,
        "dropped": "2 questions are left out: their cards aren’t in ace to jack.",
        "questions": ["Which king was beheaded?", "Who was the queen?"],
    },
    "lesson": None,
    "others": [],
    "tour": False,
    "shown": 5,
    "last": {"id": "l1", "title": "Plants and cells", "label": "7a", "day": "Thu 19 Nov"},
    "state": "waiting",
    "reach": {
        "address": "192.168.1.7:8000",
        "addresses": [{"address": "10.8.0.2:8000", "new": True}, {"address": "192.168.1.7:8000", "new": False}],
    },
    "problems": [],
    "urls": URLS,
}


def check(state: str, *addresses: tuple[str, int], websocket: bool = True) -> dict[str, Any]:
    """Return the context of a page of *Try it tonight*; ``addresses``: each with its number of devices."""
    listed = [
        {"address": address, "devices": devices, "websocket": websocket and devices > 0, "new": False}
        for address, devices in addresses
    ]
    address = addresses[0][0] if addresses else ""
    shared = ".trycloudflare." in address
    reach = {"address": address, "shut": state == "shut", "shared": shared, "addresses": listed}
    tunnel = {"state": "on" if shared else "off", "error": ""}
    return {"state": state, "reach": reach, "system": "windows", "program": "quizbs", "tunnel": tunnel}


PAGES: dict[str, Page] = {
    "host-setup": ("host/setup.html", SETUP),
    "host-setup-open": (
        "host/setup.html",
        SETUP
        | {
            "lesson": {"code": "K7Q4", "here": 5, "at": "10:05"},
            "others": [{"code": "M3PX", "at": "08:55", "title": "Cells"}],
            "changed": 1,
        },
    ),
    "host-setup-problem": (
        "host/setup.html",
        SETUP
        | {
            "state": "none",
            "reach": {"address": "", "addresses": []},
            "problems": ["This deck has 52 cards, and Plants and cells has 1 question: bring more questions."],
        },
    ),
    "host-setup-tour": ("host/setup.html", SETUP | {"tour": True}),
    "host-setup-ready": ("host/setup.html", SETUP | {"state": "on", "changed": 3}),
    "host-check": ("host/connection_check.html", check("waiting", ("192.168.1.7:8000", 0), ("10.20.30.40:8000", 0))),
    "host-check-late": ("host/connection_check.html", check("late", ("192.168.1.7:8000", 0), ("10.20.30.40:8000", 0))),
    "host-check-on": ("host/connection_check.html", check("on", ("192.168.1.7:8000", 3), ("10.20.30.40:8000", 0))),
    "host-check-polling": ("host/connection_check.html", check("on", ("quiz.example.org", 1), websocket=False)),
    "host-check-shared": (
        "host/connection_check.html",
        check("late", ("ten-small-towns.trycloudflare.com", 0), ("192.168.1.7:8000", 3)),
    ),
    "host-check-none": ("host/connection_check.html", check("none")),
    "host-check-shut": ("host/connection_check.html", check("shut", ("127.0.0.1:8000", 0))),
    "host-setup-first": (
        "host/setup.html",
        SETUP | {"banks": [], "chosen": {"bank": "", "preset": "classroom", "naming": "made"}},
    ),
    "host-setup-options": ("host/setup.html", SETUP | {"changed": 1}),
    "host-setup-refused": (
        "host/setup.html",
        SETUP
        | {
            "fits": {
                "lines": SETUP["fits"]["lines"][:2],
                "refused": "Tables would get stuck with this deck",
                "why": "With four or five at a table everybody would always get the same cards to play.",
                "takes": [
                    {"deck": "J", "label": "Use ace to jack"},
                    {"deck": "9", "label": "Use ace to nine"},
                    {"deck": "K", "label": "Use ace to king"},
                ],
            }
        },
    ),
    "host-setup-long": (
        "host/setup.html",
        SETUP | {"banks": LONG_BANKS, "chosen": {"bank": "long", "preset": "bottle", "naming": "made"}},
    ),
    "host-class": (
        "host/class.html",
        {
            "lesson": {"id": "l1", "code": "K7Q4", "label": "8b"},
            "labels": ["8b", "7a"],
            "longest": 12,
            "names": "Names are deleted a day after the lesson.",
            "kept": False,
            "week": {"date": "2026-11-27", "words": "Fri 27 Nov"},
            "latest": {"date": "2027-11-20", "words": "20 November 2027"},
        },
    ),
    "host-only-here": ("host/localhost_only.html", {"join": "/"}),
    "host-only-by-link": ("host/localhost_only.html", {"join": "/", "school": lambda: True}),
    "host-only-unknown": ("host/localhost_only.html", {"join": "/", "unknown": True}),
    "host-404": ("host/error.html", {"status": 404, "file_mb": 10}),
    "host-413": ("host/error.html", {"status": 413, "file_mb": 10}),
    "host-500": ("host/error.html", {"status": 500, "file_mb": 10}),
}

# By page: what is opened before it is checked.
STEPS: dict[str, list[tuple[str, str]]] = {
    "host-setup-options": [("open", "Change a rule or a time")],
    "host-check-late": [("open", "If no phone can connect")],
}
