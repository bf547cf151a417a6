"""The texts of presets and options in the set-up form, to be translated in one place.

Each option of ``quizbs.game.options`` that a teacher may change is listed once, with a label, a line of help and the
texts of its values. Times are in seconds.
"""

from typing import NamedTuple

Values = tuple[tuple[str, str], ...]  # stored value, text


class Words(NamedTuple):
    """The texts of an option: label, line of help, and its values with their texts.

    Without ``values`` it is a text of up to ``longest`` letters.
    """

    label: str
    help: str
    values: Values = ()
    longest: int = 0


PRESETS = {
    "classroom": ("Classroom", "Know the answer, pick up half the pile."),
    "cheater": ("Cheater", "Classic rules; answers earn points only."),
    "bs": ("B.S.", "Just cards. If you can tell the truth, you must."),
    "bottle": ("Spin the bottle", "Just cards. A bottle picks who goes first."),
}

_YES_NO: Values = (("true", "Yes"), ("false", "No"))
_DECKS: Values = (
    ("fit", "Right for about 20 minutes"),
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
_ASKING: Values = (("none", "No question"), ("may", "Can ask a question"), ("must", "Has to ask a question"))


def _seconds(*lengths: int) -> Values:
    return (("0", "No limit until the last lap"), *((str(length), f"{length} seconds") for length in lengths))


GROUPS: tuple[tuple[str, str, dict[str, Words]], ...] = (
    (
        "Questions",
        "Who answers, and what a right answer is worth",
        {
            "questions": Words("Ask questions", "Off: just cards, no question bank needed.", _YES_NO),
            "ask_caught": Words("Caught cheating?", "The caller picks a question for the cheater.", _ASKING),
            "ask_wrong": Words("Wrong call?", "The player who told the truth picks a question.", _ASKING),
            "ask_whom": Words(
                "Who answers after a wrong call",
                "The asker picks the question either way.",
                (
                    ("accuser", "The caller"),
                    ("least_asked", "Somebody who hasn’t been asked much"),
                    ("anyone", "The asker’s choice"),
                ),
            ),
            "ask_which": Words(
                "Questions to choose from",
                "Every card hides a question.",
                (("challenged", "From all the called cards"), ("false_only", "From the false cards only")),
            ),
            "answer_counts": Words(
                "When students share a phone, an answer counts for",
                "Partners take turns.",
                (("holder", "The one with the phone"), ("team", "All of them")),
            ),
            "answer_along": Words("Everyone answers", "In private, while one player answers for cards.", _YES_NO),
            "sure": Words(
                "How sure are you?",
                "Sending an answer says: sure, I think so, or a guess. Only your report shows it.",
                (("class", "In questions for everyone"), ("all", "In all questions"), ("no", "Never")),
            ),
            "argue": Words(
                "If the class is split on a question for everyone",
                "When about half are right, neighbours talk for a minute.",
                (("true", "They argue, then vote again"), ("false", "Show what’s right at once")),
            ),
            "points": Words(
                "Points for right answers",
                "One each, two from the third in a row on. Nobody ever loses any.",
                _YES_NO,
            ),
            "stakes": Words(
                "A right answer",
                "Only the player who picks up the pile benefits.",
                (("half", "Half the pile is gone for good"), ("none", "Changes nothing about the cards")),
            ),
            "odd_card": Words(
                "If the pile can’t be halved",
                "The card in the middle.",
                (("gone", "It’s gone: one card costs nothing"), ("taken", "It’s picked up")),
            ),
            "hunter": Words("Bonus: a right call lets you throw away a card", "But never your last.", _YES_NO),
        },
    ),
    (
        "Calling",
        "The call word, and how long you can call",
        {
            "call_word": Words("Word on the call button", "Up to 16 letters.", (), 16),
            "callers": Words("Who can call", "", (("anyone", "Everybody"), ("next", "Only the next player"))),
            "call_tokens": Words(
                "Wrong calls",
                "A wrong call uses one up. You can always call a last card.",
                (("0", "As many as you like"), *((str(number), f"{number} each") for number in (1, 2, 3, 5, 8))),
            ),
            "calls_in_row": Words(
                "Calling the same player again and again",
                "Starts over when somebody else calls that player, or nobody does.",
                (
                    ("0", "As often as you like"),
                    ("1", "Once in a row"),
                    ("2", "Twice in a row"),
                    ("3", "Three times in a row"),
                ),
            ),
            "quiet": Words(
                "Keep callers secret",
                "Only the two players involved see it on their phones. Card counts can still give it away: a wrong"
                " caller picks up the pile, and a right caller may throw a card away.",
                _YES_NO,
            ),
            "window": Words(
                "Time to call, at least",
                "After that, until the next player plays.",
                (("0", "None: the next player can play right away"), *_seconds(2, 3, 5, 8, 12)[1:]),
            ),
            "last_window": Words(
                "Time to call a last card", "Or until everybody believes it.", _seconds(5, 10, 15, 20, 30)
            ),
            "last_card": Words(
                "The last card",
                "When nobody calls it.",
                (("survive", "Wins, true or not"), ("honest", "Is turned over, and wins if it’s true")),
            ),
        },
    ),
    (
        "Cards and turns",
        "The deck, the deal, and what you can play",
        {
            "deck": Words("Deck", "quizbs warns you if it doesn’t suit the number of players.", _DECKS),
            "decks": Words(
                "Number of decks",
                "More than eight players need two or more.",
                (("0", "As many as needed"), *((str(number), str(number)) for number in range(1, 9))),
            ),
            "remainder": Words(
                "Spare cards",
                "When the cards can’t be dealt evenly.",
                (("pile", "Start the pile"), ("dealt", "Go to the first players")),
            ),
            "starter": Words(
                "Who goes first",
                "",
                (
                    ("rotates", "Somebody else each round"),
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
            "step": Words(
                "Values go up by", "Aces, then twos, then threes is one.", (("1", "One"), ("2", "Two"), ("3", "Three"))
            ),
            "wrap": Words("After the highest value", "", (("true", "Back to aces"), ("false", "The game ends"))),
            "truth": Words(
                "If you have the right cards", "", (("free", "You can still bluff"), ("must", "You must play them"))
            ),
            "truth_count": Words(
                "How many of them", "Where you must play them.", (("any", "One or more"), ("all", "All of them"))
            ),
            "first_bluff": Words(
                "A bluff in the very first turn", "", (("any", "Up to four cards"), ("one", "Exactly one card"))
            ),
            "most_cards": Words(
                "Most cards in one turn", "Per deck.", tuple((str(number), str(number)) for number in range(1, 5))
            ),
            "passing": Words(
                "Passing",
                "Play nothing when a bluff feels too risky.",
                (("true", "Allowed"), ("false", "Not allowed")),
            ),
            "overclaim": Words("Claim more than there are", "“Five aces” with one deck is obviously a lie.", _YES_NO),
        },
    ),
    (
        "Beside the cards",
        "Something to do between turns; no card and no place depends on it",
        {
            "bets": Words(
                "Everybody bets on a call",
                "All others tap Lie or True before the first card turns. The wall counts, without names.",
                _YES_NO,
            ),
            "beliefs": Words(
                "“I believe it” is a bet too",
                "It counts if the cards are shown. A bluffer who gets caught reads how many believed it.",
                _YES_NO,
            ),
            "guesses": Words(
                "Guess the next play",
                "In private, before it’s made: a bluff or not? It counts if the cards are shown.",
                _YES_NO,
            ),
            "shines": Words(
                "Brains shines",
                "Whoever knew an answer glows on the wall, and the best three are shown after each lap. "
                "Off at first where students type their names.",
                _YES_NO,
            ),
            "reactions": Words(
                "Reactions",
                "One of four pictures pops from the own animal on the wall, once in a turn, never while cards turn.",
                _YES_NO,
            ),
            "nemesis": Words(
                "Old rivals",
                "When the same two meet for the third time, the wall says how often one has caught the other.",
                _YES_NO,
            ),
            "unseen": Words(
                "The lie nobody saw",
                "At the end, whoever got away with the best bluff may show it on the wall. Nobody else is asked.",
                _YES_NO,
            ),
        },
    ),
    (
        "Clocks",
        "You can switch each one off until the last lap",
        {
            "turn_time": Words("A turn", "After that, a bot plays this turn.", _seconds(15, 20, 30, 45, 60, 90)),
            "first_lap_clock": Words(
                "A clock in the first lap",
                "Off: no clock on each player’s first turn.",
                _YES_NO,
            ),
            "reveal_time": Words(
                "Looking at the cards",
                "After the verdict.",
                (("0", "Until you press Skip, or the last lap"), *_seconds(2, 3, 4, 6, 8)[1:]),
            ),
            "short_show": Words("Short show", "A call and its cards in half the time.", _YES_NO),
            "choose_time": Words("Picking a question", "", _seconds(10, 20, 30, 45)),
            "answer_time": Words(
                "Answering", "Unless the question has its own time.", _seconds(15, 20, 30, 45, 60, 90)
            ),
            "quick_time": Words(
                "Answering for one or two cards",
                "Little is at stake, so it’s quicker. Long questions still get more.",
                (("0", "As long as for any other"), *_seconds(10, 15, 20)[1:]),
            ),
            "discard_time": Words("Throwing a card away", "", _seconds(5, 10, 15, 20)),
            "explain_time": Words("Reading the explanation", "Or until everybody is ready.", _seconds(5, 8, 12, 20)),
        },
    ),
)

BAD_VALUE = "“{label}” can’t be “{value}”. Please choose again."
BAD_WORD = "The word on the call button needs 1 to 16 letters."
BAD_PRESET = "Please choose one of the four sets of rules."

OWN_PRESET = "Yours: {preset} with {count} changed"

MATCHES = {
    "2:1": "Two thirds cards, one third right answers",
    "1:1": "Half cards, half right answers",
    "1:0": "Only cards",
    "0:1": "Only right answers",
}
