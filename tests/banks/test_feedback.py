"""Feedback on wrong choices: read from each format that has it, and not part of the digest of the question."""

import json

import pytest

from quizbs.banks import limits
from quizbs.banks.registry import read
from quizbs.banks.writing import WRITERS
from quizbs.banks.writing.table import export
from quizbs.cli.bank_report import as_json
from quizbs.quiz.question import Choice, Kind, Question
from quizbs.quiz.wording import wording
from tests.banks.sheets import english
from tests.banks.test_writing import SAME

GIFT = """What do plants take in? {
  =carbon dioxide#They make sugar of it.
  ~oxygen#They <b>give off</b> oxygen \\= the rest.
  ~helium
}

Plants sleep. {FALSE#Nothing sleeps without nerves.#Well seen.}

Plants breathe. {T#Leaves take in oxygen at night.####All that lives does.}
"""
MOODLE = """<?xml version="1.0"?><quiz>
<question type="multichoice"><questiontext><text>What do plants take in?</text></questiontext><single>true</single>
 <answer fraction="100"><text>carbon dioxide</text><feedback><text>They make sugar of it.</text></feedback></answer>
 <answer fraction="0"><text>oxygen</text>
  <feedback format="html"><text><![CDATA[<p>They <b>give off</b> oxygen = the rest.</p>]]></text></feedback></answer>
 <answer fraction="0"><text>helium</text><feedback><text></text></feedback></answer></question>
<question type="truefalse"><questiontext><text>Plants sleep.</text></questiontext>
 <answer fraction="0"><text>true</text><feedback><text>Nothing sleeps without nerves.</text></feedback></answer>
 <answer fraction="100"><text>false</text><feedback><text>Well seen.</text></feedback></answer></question>
<question type="truefalse"><questiontext><text>Plants breathe.</text></questiontext>
 <generalfeedback><text>All that lives does.</text></generalfeedback>
 <answer fraction="100"><text>true</text><feedback><text>Right!</text></feedback></answer>
 <answer fraction="0"><text>false</text><feedback><text>Leaves take in oxygen at night.</text></feedback></answer>
</question></quiz>"""


def _qti1(text: str, *choices: tuple[str, str, str], right: int) -> str:
    """Return a QTI 1 item as Canvas writes it; a choice is its text, the name of its feedback, and the feedback."""
    labels = "".join(
        f'<response_label ident="c{at}"><material><mattext>{label}</mattext></material></response_label>'
        for at, (label, _, _) in enumerate(choices)
    )
    shows = "".join(
        f'<respcondition continue="Yes"><conditionvar><varequal respident="r">c{at}</varequal></conditionvar>'
        f'<displayfeedback feedbacktype="Response" linkrefid="{name}"/></respcondition>'
        for at, (_, name, _) in enumerate(choices)
        if name
    )
    said = "".join(
        f'<itemfeedback ident="{name}"><flow_mat><material><mattext>{feedback}</mattext></material></flow_mat>'
        "</itemfeedback>"
        for _, name, feedback in choices
        if name
    )
    return (
        f'<item ident="i"><presentation><material><mattext>{text}</mattext></material><response_lid ident="r">'
        f"<render_choice>{labels}</render_choice></response_lid></presentation><resprocessing>{shows}"
        '<respcondition><conditionvar><other/></conditionvar><displayfeedback linkrefid="general_fb"/></respcondition>'
        f"<respcondition><conditionvar><varequal>c{right}</varequal></conditionvar>"
        f'<setvar varname="SCORE">100</setvar></respcondition></resprocessing>{said}</item>'
    )


QTI1 = (
    "<questestinterop>"
    + _qti1(
        "What do plants take in?",
        ("carbon dioxide", "c0_fb", "They make sugar of it."),
        ("oxygen", "c1_fb", "They give off oxygen = the rest."),
        ("helium", "", ""),
        right=0,
    )
    + _qti1("Plants sleep.", ("True", "a", "Nothing sleeps without nerves."), ("False", "b", "Well seen."), right=1)
    + _qti1("Plants breathe.", ("True", "", ""), ("False", "n", "Leaves take in oxygen at night."), right=0).replace(
        "</item>",
        '<itemfeedback ident="general_fb"><material><mattext>All that lives does.</mattext></material></itemfeedback>'
        "</item>",
    )
    + "</questestinterop>"
)
BRIGHTSPACE = """NewQuestion,MC
QuestionText,What do plants take in?
Option,100,carbon dioxide,,They make sugar of it.
Option,0,oxygen,HTML,They <b>give off</b> oxygen = the rest.,HTML
Option,0,helium
NewQuestion,TF
QuestionText,Plants sleep.
TRUE,0,Nothing sleeps without nerves.
FALSE,100,Well seen.
NewQuestion,TF
QuestionText,Plants breathe.
TRUE,100
FALSE,0,Leaves take in oxygen at night.
Feedback,All that lives does.
"""
JSON = json.dumps(
    [
        {
            "question": "What do plants take in?",
            "options": [
                {"text": "carbon dioxide", "correct": True, "feedback": "They make sugar of it."},
                {"text": "oxygen", "correct": False, "feedback": "They <b>give off</b> oxygen = the rest."},
                {"text": "helium", "correct": False},
            ],
        },
        {
            "question": "Plants sleep.",
            "options": [
                {"text": "True", "correct": False, "rationale": "Nothing sleeps without nerves."},
                {"text": "False", "correct": True, "rationale": "Well seen."},
            ],
        },
        {
            "question": "Plants breathe.",
            "explanation": "All that lives does.",
            "options": [
                {"text": "True", "correct": True},
                {"text": "False", "correct": False, "feedback": "Leaves take in oxygen at night."},
            ],
        },
    ]
)
TABLE = """Question,Option 1,Explanation 1,Option 2,Explanation 2,Option 3,Correct,Overall explanation
What do plants take in?,carbon dioxide,They make sugar of it.,oxygen,They give off oxygen = the rest.,helium,1,
Plants sleep.,True,Nothing sleeps without nerves.,False,Well seen.,,2,
Plants breathe.,True,,False,Leaves take in oxygen at night.,,1,All that lives does.
"""
READ = {
    "gift": GIFT,
    "moodle.xml": MOODLE,
    "qti1.xml": QTI1,
    "brightspace.csv": BRIGHTSPACE,
    "list.json": JSON,
    "table.csv": TABLE,
}


@pytest.mark.parametrize("name", READ)
def test_every_format_with_feedback_is_read(name: str) -> None:
    reading = read(READ[name].encode(), name)
    assert not reading.faults
    gas, sleep, breathe = reading.questions
    assert gas.choices == (
        Choice("carbon dioxide", right=True),
        Choice("oxygen", feedback="They give off oxygen = the rest."),
        Choice("helium"),
    )
    assert gas.explanation == "They make sugar of it.", "what is said of the right choice explains the question"
    assert sleep.kind is breathe.kind is Kind.TRUE_FALSE
    assert sleep.choices == (Choice("True", feedback="Nothing sleeps without nerves."), Choice("False", right=True))
    assert breathe.choices[1].feedback == "Leaves take in oxygen at night."
    assert breathe.explanation == "All that lives does."


QTI2 = """<assessmentItem identifier="a" title="Weather">
 <responseDeclaration identifier="R" cardinality="single"><correctResponse><value>B</value></correctResponse>
 </responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>What falls?</prompt>
   <simpleChoice identifier="A">dust{inside}</simpleChoice><simpleChoice identifier="B">rain</simpleChoice>
 </choiceInteraction></itemBody>{below}</assessmentItem>"""
SAID = '<{tag} outcomeIdentifier="F" identifier="{name}" showHide="{how}">Dust is lifted.</{tag}>'


@pytest.mark.parametrize("tag", ["feedbackInline", "modalFeedback"])
@pytest.mark.parametrize(("name", "how", "heard"), [("A", "show", True), ("A", "hide", False), ("B", "show", False)])
def test_qti_2_feedback_is_in_the_choice_or_below_the_item(tag: str, name: str, how: str, heard: bool) -> None:
    said = SAID.format(tag=tag, name=name, how=how)
    item = QTI2.format(inside=said, below="") if tag == "feedbackInline" else QTI2.format(inside="", below=said)
    (question,) = read(item.encode(), "a.xml").questions
    assert question.choices == (Choice("dust", feedback="Dust is lifted." if heard else ""), Choice("rain", right=True))


@pytest.mark.parametrize("notes", [["", "It is a gas."], {"B": "It is a gas."}, {"oxygen": "It is a gas."}])
def test_json_feedback_beside_choices_is_read(notes: object) -> None:
    record = {"question": "Which is a metal?", "options": ["iron", "oxygen"], "answer": "iron", "explanations": notes}
    (question,) = read(json.dumps([record, record | {"question": "Which rusts?"}]).encode(), "a.json").questions[:1]
    assert question.choices == (Choice("iron", right=True), Choice("oxygen", feedback="It is a gas."))


PLAIN = Question("q1", "Which is a metal?", Kind.CHOICE, (Choice("iron", right=True), Choice("oxygen"), Choice("air")))
TOLD = Question("q1", PLAIN.text, Kind.CHOICE, (PLAIN.choices[0], Choice("oxygen", feedback="A gas."), Choice("air")))


def test_exported_table_has_feedback_columns_only_if_needed() -> None:
    assert b"Why not" not in export((PLAIN,))
    table = export((TOLD,)).decode("utf-8-sig").splitlines()
    assert table[0].startswith("Question,Answer,Wrong 1,Wrong 2,Wrong 3,Why not 1,Why not 2,Why not 3,Also accept")
    assert table[1].startswith("Which is a metal?,iron,oxygen,air,,A gas.,,,")


@pytest.mark.parametrize("header", ["Why not 1", "Feedback 1", "WHY NOT A", "Feedback for Wrong 1", "Explanation A"])
def test_feedback_column_has_several_names(header: str) -> None:
    reading = read(f"Question,Answer,Wrong 1,{header}\nWhich is a metal?,iron,air,A gas.\n".encode(), "a.csv")
    assert reading.questions[0].choices[1] == Choice("air", feedback="A gas.")


def test_feedback_column_of_a_missing_choice_is_not_used() -> None:
    reading = read(b"Question,Answer,Wrong 1,Why not 1,Why not 4\nWhich is a metal?,iron,air,A gas.,Lost.\n", "a.csv")
    assert reading.questions[0].choices == (Choice("iron", right=True), Choice("air", feedback="A gas."))
    assert any("Why not 4" in note for note in map(english, reading.notes))


def test_too_long_feedback_is_dropped_and_reported() -> None:
    long = "x" * (limits.MAX_FEEDBACK_LENGTH + 1)
    reading = read(f"Question,Answer,Wrong 1,Why not 1\nWhich is a metal?,iron,air,{long}\n".encode(), "a.csv")
    (fault,) = reading.faults
    assert (fault.column, reading.questions[0].choices[1]) == ("D (Why not 1)", Choice("air"))
    assert english(fault.message) == "This text has 501 characters, and the limit is 500. We left it out."


@pytest.mark.parametrize("kind", ["kahoot", "blooket", "gimkit"])
def test_format_without_feedback_reports_the_loss(kind: str) -> None:
    lost = "This format has no place for these, so they’re left out: why an answer is wrong."
    assert lost in map(english, WRITERS[kind].write((TOLD,), SAME).notes)
    assert lost not in map(english, WRITERS[kind].write((PLAIN,), SAME).notes)


def test_feedback_does_not_change_digest_of_question() -> None:
    assert wording(TOLD) == wording(PLAIN) == "29743a810129be9b"  # as it was stored before there was feedback


def test_file_report_includes_feedback() -> None:
    told = json.loads(as_json(read(export((TOLD,)), "a.csv")))["questions"][0]["choices"]
    assert told[1:] == [{"text": "oxygen", "right": False, "feedback": "A gas."}, {"text": "air", "right": False}]
