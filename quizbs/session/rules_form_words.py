"""The set-up form's words for every preset and option, in one place so that they can be translated.

Each option of ``quizbs.game.options`` that a teacher may change is listed once, with a label, a line of help and the
words for its values. Times are in seconds.
"""

from typing import NamedTuple

Values = tuple[tuple[str, str], ...]  # what is stored, what is read


class Words(NamedTuple):
    """A label, one line of help, and the values to choose from (none: a text of up to ``longest`` letters)."""

    label: str
    help: str
    values: Values = ()
    longest: int = 0


PRESETS = {
    "classroom": ("Classroom", "A right answer halves the pile you take."),
    "cheater": ("Cheater", "Answers count for points, not for cards."),
    "bs": ("B.S.", "Cards only. You must tell the truth when you can."),
    "bottle": ("Spin the bottle", "Cards only. The bottle picks who starts."),
}

_YES_NO: Values = (("true", "Yes"), ("false", "No"))
_DECKS: Values = (
    ("fit", "What fits about 20 minutes"),
    ("5", "Ace to 5"),
    ("6", "Ace to 6"),
    ("7", "Ace to 7"),
    ("8", "Ace to 8"),
    ("9", "Ace to 9"),
    ("T", "Ace to 10"),
    ("J", "Ace to jack"),
    ("Q", "Ace to queen"),
    ("K", "Ace to king"),
)
_ASKING: Values = (("none", "No question"), ("may", "May ask"), ("must", "Must ask"))


def _seconds(*lengths: int) -> Values:
    return (("0", "No limit until the last lap"), *((str(length), f"{length} seconds") for length in lengths))


GROUPS: tuple[tuple[str, str, dict[str, Words]], ...] = (
    (
        "Questions",
        "Who is asked, and what an answer is worth",
        {
            "questions": Words("Ask questions", "Off: cards only, no bank needed.", _YES_NO),
            "ask_caught": Words("After a caught cheat", "The caller asks the cheat.", _ASKING),
            "ask_wrong": Words("After a wrong call", "The one who told the truth asks.", _ASKING),
            "ask_whom": Words(
                "Who answers after a wrong call",
                "The asker picks the question either way.",
                (("accuser", "Who called"), ("least_asked", "Who was asked least"), ("anyone", "Whom the asker picks")),
            ),
            "ask_which": Words(
                "Questions to choose from",
                "Each card carries one.",
                (("challenged", "All called cards"), ("false_only", "The false cards only")),
            ),
            "answer_counts": Words(
                "When several share a phone, an answer counts for",
                "Partners take turns.",
                (("holder", "Who holds the phone"), ("team", "All of them")),
            ),
            "answer_along": Words("Everybody answers along", "Privately, and nothing is at stake for them.", _YES_NO),
            "stakes": Words(
                "A right answer",
                "Only the one who takes the pile can win something by it.",
                (("half", "Takes half the pile, the rest leaves the game"), ("none", "Changes no cards")),
            ),
            "hunter": Words("A right call removes one own card", "Never the last one.", _YES_NO),
        },
    ),
    (
        "Calling",
        "The word, and how long one may say it",
        {
            "call_word": Words("Word on the call button", "Up to 16 letters.", (), 16),
            "callers": Words("Who may call", "", (("anyone", "Everybody"), ("next", "Only who plays next"))),
            "call_tokens": Words(
                "Wrong calls",
                "A wrong call uses one up. A last card can always be called.",
                (("0", "As many as you like"), *((str(number), f"{number} each") for number in (1, 2, 3, 5, 8))),
            ),
            "calls_in_row": Words(
                "The same player called by the same one",
                "Until somebody else calls that player, or nobody does.",
                (
                    ("0", "As often as you like"),
                    ("1", "Once in a row"),
                    ("2", "Twice in a row"),
                    ("3", "Three times in a row"),
                ),
            ),
            "quiet": Words(
                "Do not tell who called",
                "Only the two concerned see it on their phones. Card counts can still give it away: a wrong caller"
                " picks up the pile, and a right caller may throw a card away.",
                _YES_NO,
            ),
            "window": Words(
                "Time to call, at least",
                "Then until the next player lays.",
                (("0", "None: the next may lay at once"), *_seconds(2, 3, 5, 8, 12)[1:]),
            ),
            "last_window": Words("Time to call a last card", "Or until all believe it.", _seconds(5, 10, 15, 20, 30)),
            "last_card": Words(
                "The last card",
                "When nobody called it.",
                (("survive", "Wins, true or not"), ("honest", "Is shown, and wins if it is true")),
            ),
        },
    ),
    (
        "Cards and turns",
        "The deck, the deal, and what may be laid",
        {
            "deck": Words("Deck", "It must suit the number of players; quizbs tells when it does not.", _DECKS),
            "decks": Words(
                "Number of decks",
                "More than eight players need two or more.",
                (("0", "As many as needed"), *((str(number), str(number)) for number in range(1, 9))),
            ),
            "remainder": Words(
                "Cards left over",
                "When the deal does not come out even.",
                (("pile", "Begin the pile"), ("dealt", "Go to the first players")),
            ),
            "starter": Words(
                "Who starts",
                "",
                (
                    ("rotates", "Another one each round"),
                    ("left_of_dealer", "Left of the dealer"),
                    ("bottle", "The bottle decides"),
                ),
            ),
            "opening": Words(
                "The first play", "", (("hidden_aces", "Aces, face down"), ("open_card", "Any card, face up"))
            ),
            "direction": Words(
                "Direction", "", (("clockwise", "Clockwise"), ("counterclockwise", "Counter-clockwise"))
            ),
            "step": Words("Ranks go up by", "", (("1", "One"), ("2", "Two"), ("3", "Three"))),
            "wrap": Words("After the last rank", "", (("true", "The ace comes again"), ("false", "The game ends"))),
            "truth": Words("Who holds the rank", "", (("free", "May still cheat"), ("must", "Must lay it"))),
            "truth_count": Words(
                "How many of it", "Where the rank must be laid.", (("any", "One or more"), ("all", "All of them"))
            ),
            "first_bluff": Words(
                "A cheat in the very first turn", "", (("any", "Up to four cards"), ("one", "Exactly one card"))
            ),
            "most_cards": Words(
                "Most cards in one turn", "For each deck.", tuple((str(number), str(number)) for number in range(1, 5))
            ),
            "passing": Words(
                "Passing",
                "Lay nothing instead of cheating or risking it.",
                (("true", "Allowed"), ("false", "Not allowed")),
            ),
            "overclaim": Words("Say more than there are", "“Five aces” with one deck is surely a cheat.", _YES_NO),
        },
    ),
    (
        "Clocks",
        "Each one can be switched off until the last lap",
        {
            "turn_time": Words("A turn", "Then the server plays for the player.", _seconds(15, 20, 30, 45, 60, 90)),
            "first_lap_clock": Words(
                "A clock in the first lap",
                "Off: the first turn of each player takes its time, until the last lap.",
                _YES_NO,
            ),
            "reveal_time": Words(
                "The turned cards",
                "From the stamp on.",
                (("0", "Until you press Skip, or the last lap"), *_seconds(2, 3, 4, 6, 8)[1:]),
            ),
            "choose_time": Words("Choosing a question", "", _seconds(10, 20, 30, 45)),
            "answer_time": Words(
                "Answering", "Unless the question has its own time.", _seconds(15, 20, 30, 45, 60, 90)
            ),
            "discard_time": Words("Choosing the card that leaves", "", _seconds(5, 10, 15, 20)),
            "explain_time": Words("Reading the explanation", "Or until all are ready.", _seconds(5, 8, 12, 20)),
        },
    ),
)

AS_PRESET = "As the preset says"
BAD_VALUE = "“{label}” cannot be “{value}”. Please choose again."
BAD_WORD = "The word on the call button needs 1 to 16 letters."
BAD_PRESET = "Please choose one of the four presets."

OWN_PRESET = "Yours: {preset} with {count} changed"

MATCHES = {
    "2:1": "Two thirds cards, one third right answers",
    "1:1": "Half cards, half right answers",
    "1:0": "Cards alone",
    "0:1": "Right answers alone",
}
