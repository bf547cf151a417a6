"""One small file of our own for each dialect that is not a table, and what it holds; the fuzz alters them."""

import base64
import gzip
import html
import io
import json
import sqlite3
import zipfile
from contextlib import closing
from typing import Any, NamedTuple
from urllib.parse import quote, quote_plus


class Fixture(NamedTuple):
    """A file, with the numbers of its questions that can be played and of those that can't."""

    name: str
    content: bytes
    dialect: str
    questions: int
    left: int = 0


def zipped(**members: str | bytes) -> bytes:
    """Return a zip of these members; ``__`` in a name stands for ``/`` and a single ``_`` for a dot."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, inside in members.items():
            packed.writestr(name.replace("__", "/").replace("_", "."), inside)
    return content.getvalue()


def deck(*notes: tuple[str, str], name: str = "collection_anki2") -> bytes:
    """Return an Anki deck with these notes: fields separated by ``|``, and tags."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, flds TEXT, tags TEXT)")
        rows = [(fields.replace("|", "\x1f"), tags) for fields, tags in notes]
        database.executemany("INSERT INTO notes (flds, tags) VALUES (?, ?)", rows)
        database.commit()
        inside: bytes = database.serialize()
    members: dict[str, str | bytes] = {name: inside, "media": "{}"}
    return zipped(**members)


def classquiz(questions: list[dict[str, Any]], title: str = "Mixed bag") -> bytes:
    """Return a file as ClassQuiz exports it."""
    told = json.dumps({"title": title, "description": "…", "questions": questions}).encode()
    return gzip.compress(told) + b"\xc7\xc7\xc7\x00" + b"\xc6\xc6\xc6\x00picture\xc5\xc5\x00\x89PNG"


GIFT = r"""// Rivers, by ourselves
$CATEGORY: $course$/top/Europe/Rivers

// [id:r-1] [tag:north] [tag:long]
::Thames::Which river flows through London?{
  =Thames#It does.
  ~Seine#That one is in Paris.
  ~%25%Medway
  ####Its name is very old.
}

The Danube ends in the {=Black Sea ~North Sea ~Adriatic} after ten countries.

The Rhine rises in Switzerland.{T}

[html]<p>Which river is <b>longest</b> in <i>Italy</i>?</p>{=Po =the Po =%50%Poe}

How many countries does the Danube touch? {#10:1}

Between which lengths (km) does the Loire lie? {#1000..1020}

Which of these are rivers?{~%50%Elbe ~%50%Oder ~%-100%Harz}

What is \{1, 2\} \= in words\: a set\nor a list?{=a set}

Match them.{=Paris -> Seine =Rome -> Tiber =Vienna -> Danube}

Tell about your river.{}

Rivers are fun.
"""

AIKEN = """Which metal is liquid at room temperature?
A. Iron
B. Mercury
C. Lead
ANSWER: B

Which are noble gases, <b>if any</b>?
A) Neon
B) Argon
C) Oxygen
ANSWER: A, B

Water is an element.
a) True
b) False
b

What is asked here has no answer
A. one
B. two

Which gas do plants give off?
A. Oxygen
B. Helium
ANSWER: D
"""

MOODLE_XML = """<?xml version="1.0" encoding="UTF-8"?>
<quiz>
 <question type="category"><category><text>$course$/top/Default for Light</text></category></question>
 <question type="multichoice">
  <name><text>Colour</text></name>
  <questiontext format="html"><text><![CDATA[<p>Which colour bends&nbsp;<b>most</b>?</p><script>x()</script>
   <p><img src="@@PLUGINFILE@@/prism.png" alt="a prism"></p>]]></text>
   <file name="prism.png" encoding="base64">iVBORw0KGgo=</file></questiontext>
  <generalfeedback format="html"><text>Violet: the shortest waves &uarr;</text></generalfeedback>
  <single>true</single>
  <answer fraction="0"><text>red</text></answer>
  <answer fraction="100"><text><![CDATA[<i>violet</i>]]></text></answer>
  <answer fraction="33.3"><text>blue &amp; green</text></answer>
  <tags><tag><text>waves</text></tag></tags>
 </question>
 <question type="multichoice"><questiontext><text>Which are mirrors &lt;br&gt;of metal?</text></questiontext>
  <single>false</single>
  <answer fraction="50"><text>silver</text></answer><answer fraction="50"><text>bronze</text></answer>
  <answer fraction="-100"><text>wood</text></answer></question>
 <question type="truefalse"><questiontext><text>Light is slower in glass.</text></questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
 <question type="shortanswer"><questiontext><text>What bends light?</text></questiontext>
  <answer fraction="100"><text>a lens</text></answer><answer fraction="100"><text>lens</text></answer>
  <answer fraction="40"><text>glass</text></answer><answer fraction="0"><text>*</text></answer></question>
 <question type="numerical"><questiontext><text>Minutes from the Sun?</text></questiontext>
  <answer fraction="100"><text>8.3</text><tolerance>0.2</tolerance></answer></question>
 <question type="multichoice"><questiontext><text>(a) both (b) neither</text></questiontext><single>true</single>
  <answer fraction="100"><text> </text></answer><answer fraction="0"><text></text></answer>
  <answernumbering>abc</answernumbering></question>
 <question type="cloze"><questiontext><text>{1:SA:=a} and {1:SA:=b}</text></questiontext></question>
 <question type="matching"><questiontext><text>Match</text></questiontext></question>
 <question type="essay"><questiontext><text>Tell</text></questiontext></question>
</quiz>
"""


def _item(ident: str, kind: str, text: str, response: str, processing: str) -> str:
    return (
        f'<item ident="{ident}" title="t"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type'
        f"</fieldlabel><fieldentry>{kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>"
        f'<material><mattext texttype="text/html">{text}</mattext></material>{response}</presentation>'
        f"<resprocessing>{processing}</resprocessing></item>"
    )


def _labels(*texts: str, several: bool = False) -> str:
    labels = "".join(
        f'<response_label ident="c{place}"><material><mattext texttype="text/plain">{text}</mattext></material>'
        "</response_label>"
        for place, text in enumerate(texts)
    )
    cardinality = "Multiple" if several else "Single"
    return (
        f'<response_lid ident="r" rcardinality="{cardinality}"><render_choice>{labels}</render_choice></response_lid>'
    )


_POINTS = '<setvar action="Set" varname="SCORE">100</setvar>'
_LINE = '<response_str ident="r"><render_fib/></response_str>'
QTI1 = (
    '<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">'
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment title="Shapes"><section>'
    + _item(
        "i1",
        "multiple_choice_question",
        "&lt;p&gt;How many sides has a &lt;em&gt;hexagon&lt;/em&gt;?&lt;/p&gt;",
        _labels("five", "six", "seven"),
        '<respcondition><conditionvar><varequal respident="r">c0</varequal></conditionvar>'
        '<displayfeedback linkrefid="c0_fb"/></respcondition>'
        f"<respcondition><conditionvar><varequal>c1</varequal></conditionvar>{_POINTS}</respcondition>",
    )
    + _item(
        "i2",
        "multiple_answers_question",
        "Which are quadrilaterals?",
        _labels("square", "kite", "circle", several=True),
        "<respcondition><conditionvar><and><varequal>c0</varequal><varequal>c1</varequal><not><varequal>c2</varequal>"
        f"</not></and></conditionvar>{_POINTS}</respcondition>",
    )
    + _item(
        "i3",
        "short_answer_question",
        "What has three sides?",
        _LINE,
        "<respcondition><conditionvar><varequal>triangle</varequal><varequal>a triangle</varequal></conditionvar>"
        f"{_POINTS}</respcondition>",
    )
    + _item(
        "i4",
        "numerical_question",
        "What is pi, to two places?",
        _LINE,
        "<respcondition><conditionvar><or><varequal>3.14</varequal><and><vargte>3.13</vargte><varlte>3.15</varlte>"
        f"</and></or></conditionvar>{_POINTS}</respcondition>",
    )
    + _item("i5", "essay_question", "Describe a cube.", _LINE, "")
    + _item("i6", "matching_question", "Match.", _labels("a", "b") + _labels("a", "b"), "")
    + "</section></assessment></questestinterop>"
)

_QTI2_HEAD = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" adaptive="false" timeDependent="false"'
QTI2_CHOICE = f"""<?xml version="1.0"?>
<assessmentItem {_QTI2_HEAD} identifier="a" title="Weather">
 <responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse>
  <!-- the right one --><value>B</value></correctResponse></responseDeclaration>
 <itemBody><p>Look at <math xmlns="m"><msup><mi>x</mi><mn>2</mn></msup></math>.</p>
  <choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>What falls from clouds?</prompt>
   <simpleChoice identifier="A">dust<feedbackInline outcomeIdentifier="F" identifier="A"> No!
    </feedbackInline></simpleChoice>
   <simpleChoice identifier="B">rain</simpleChoice></choiceInteraction></itemBody></assessmentItem>"""
QTI2_GAP = f"""<assessmentItem {_QTI2_HEAD} identifier="g" title="Gap">
 <responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>wind</value>
 </correctResponse><mapping><mapEntry mapKey="wind" mappedValue="1"/><mapEntry mapKey="air" mappedValue="0.5"/>
 </mapping></responseDeclaration>
 <itemBody><p>Moving air is <textEntryInteraction responseIdentifier="R"/>, they say.</p></itemBody>
</assessmentItem>"""
QTI2_ORDER = f"""<assessmentItem {_QTI2_HEAD} identifier="o" title="Order"><responseDeclaration identifier="R"
 cardinality="ordered" baseType="identifier"/><itemBody><orderInteraction responseIdentifier="R"/></itemBody>
</assessmentItem>"""
QTI3_INLINE = """<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="Inline">
 <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response>
 <qti-value>n</qti-value></qti-correct-response></qti-response-declaration>
 <qti-item-body><p>Snow falls <qti-inline-choice-interaction response-identifier="R">
 <qti-inline-choice identifier="u">up</qti-inline-choice><qti-inline-choice identifier="n">down</qti-inline-choice>
 </qti-inline-choice-interaction>.</p></qti-item-body></qti-assessment-item>"""
QTI3_SURVEY = QTI3_INLINE.replace("<qti-value>n</qti-value>", "")

OPENTDB = [
    {
        "type": "multiple",
        "difficulty": "easy",
        "category": "Science: Nature",
        "question": "Which bird says &quot;cuckoo&quot; & hides its eggs?",
        "correct_answer": "The cuckoo",
        "incorrect_answers": ["The wren", "The Caf&eacute; owl"],
    },
    {
        "type": "boolean",
        "difficulty": "hard",
        "category": "Science: Nature",
        "question": "Bats are blind.",
        "correct_answer": "False",
        "incorrect_answers": ["True"],
    },
]


def opentdb_in(encode: str) -> bytes:
    """Return the questions of ``OPENTDB`` as a file in one of the encodings that opentdb.com offers."""

    def coded(text: str) -> str:
        if encode == "base64":
            return base64.b64encode(text.encode()).decode()
        return quote_plus(text) if encode == "urlLegacy" else quote(text)

    def written(value: object) -> object:
        return [written(item) for item in value] if isinstance(value, list) else coded(html.unescape(str(value)))

    return json.dumps(
        {"results": [{key: written(value) for key, value in record.items()} for record in OPENTDB]}
    ).encode()


OPENTRIVIAQA = """#Q Which planet has
the most moons?
^ Saturn
A Mars
B Saturn
C Venus

#Q The Sun is a planet.
^ False
A True
B False

#Q Who knows?
^ Nobody
A You
B Me
"""

RAHOOT = {
    "subject": "Colours",
    "questions": [
        {"question": "Is grass green?", "answers": ["No", "Yes", "No"], "solutions": [1], "cooldown": 5, "time": 15},
        {"question": "Which are warm?", "answers": ["red", "blue", "orange"], "solutions": [0, 2], "time": 20},
        {"question": "Old way", "answers": ["a", "b"], "solution": 0, "video": "https://example.org/v"},
        {"question": "Nowhere", "answers": ["a", "b"], "solutions": [7]},
    ],
}

CLASSQUIZ: list[dict[str, Any]] = [
    {
        "question": "<p>Which is <b>even</b>?</p>",
        "time": "20",
        "type": "ABCD",
        "answers": [{"right": False, "answer": "3"}, {"right": True, "answer": "4"}],
    },
    {"question": "Which are odd?", "time": 30, "type": "CHECK", "answers": [
        {"right": True, "answer": "1"}, {"right": True, "answer": "3"}, {"right": False, "answer": "2"}]},
    {"question": "One more than nine?", "time": 30, "type": "TEXT", "answers": [{"answer": "ten"}, {"answer": "10"}]},
    {"question": "About how many days has a month?", "time": 30, "type": "RANGE",
     "answers": {"min": 0, "max": 100, "min_correct": 28, "max_correct": 31}},
    {"question": "Like it?", "time": 30, "type": "VOTING", "answers": [{"answer": "yes"}]},
    {"question": "Hello", "time": 30, "type": "SLIDE", "answers": "text"},
]  # fmt: skip

ANKI_TEXT = """#separator:tab
#html:true
#tags column:3
Who wrote <b>Faust</b>?\tGoethe\tgerman poems
"Two
lines"\tyes&nbsp;indeed\t
{{c1::Weimar}} is in Thuringia.\tIt is.\t
{{c1::One}} and {{c2::two}}\t\t
"""

QUIZLET = "amphora --- a jar with two handles\nforum --- a market place\nvilla --- a country house\nlex --- a law\n"

EXAMS: list[dict[str, Any]] = [
    {
        "id": "e1",
        "question": {"stem": "Which is a mammal?", "choices": [
            {"label": "A", "text": "whale"}, {"label": "B", "text": "shark"}, {"label": "C", "text": "crab"}]},
        "answerKey": "A",
        "info": {"subject": "Biology"},
    },
    {"id": "e2", "question": {"stem": "?", "choices": [{"label": "A", "text": "x"}]}, "answerKey": "F"},
]  # fmt: skip

GAOKAO = {
    "keywords": "own",
    "example": [
        {"question": "1. (5 points) What is $2^3$ ?\nA. $6$\nB. $8$\nC. $9$\n", "answer": ["B"], "analysis": "$2^3=8$"},
        {"question": "Which holds? A. one B. two C. three", "answer": ["A", "C"], "analysis": ""},
    ],
}

JSON_LIST = {
    "title": "Tools",
    "questions": [
        {"question": "Which tool cuts?", "options": ["saw", "glue", "nail"], "answer": 0, "topic": "Wood"},
        {"q": "Which tool turns?", "choices": {"A": "hammer", "B": "screwdriver"}, "correct": "B"},
        {"question": "Which tool grips?", "answers": ["pliers"], "answer": 0},
        {"question": "Kahoot's", "time": 20000, "choices": [
            {"answer": "this", "correct": True}, {"answer": "that", "correct": False}]},
        {"question": "Nobody knows", "options": ["a", "b"], "answer": 9},
    ],
}  # fmt: skip

WRITTEN = """# Weather

## Question 1

Which cloud brings thunder?

- [ ] cirrus
- [x] cumulonimbus
- [ ] stratus

**2. What measures air pressure?**

A) hygrometer
B) barometer
**Answer:** B) barometer
*Explanation:* It weighs the air.

3. How many seasons are there?
Answer: 4

4. Nobody says which
a) one
b) two
"""

ASKED = """Q1: What falls from clouds?
A1: rain

Q2: What is frozen
and falls?
A2: snow
"""

BLACKBOARD = (
    "MC\tWhich is a wind?\tfoehn\tcorrect\tfog\tincorrect\n"
    "MA\tWhich fall?\train\tcorrect\thail\tcorrect\tsun\tincorrect\n"
    "TF\tSnow is warm.\tfalse\nFIB\tFrozen rain is ___\thail\tice\nNUM\tZero in Fahrenheit?\t32\t0.5\n"
    "ESS\tTell of a storm.\tsample\n"
)

BRIGHTSPACE = """//Weather,,,,
NewQuestion,MC,,,
ID,W-1,,,
QuestionText,"Which one, of these, is a wind?",,,
Image,images/wind.jpg,,,
Option,0,fog,,no
Option,100,foehn,,yes
Option,25,breath,,
Feedback,It is warm.,,,
,,,,
NewQuestion,TF,,,
QuestionText,Snow is warm.,,,
TRUE,0,,,
FALSE,100,,,
NewQuestion,SA,,,
QuestionText,Frozen rain?,,,
InputBox,3,40,,
Answer,100,hail,,
Answer,50,ice,,
NewQuestion,WR,,,
QuestionText,Tell of a storm.,,,
"""


def _lines(values: list[dict[str, Any]]) -> bytes:
    return "\n".join(json.dumps(item) for item in values).encode()


FIXTURES: tuple[Fixture, ...] = (
    Fixture("rivers.gift", GIFT.encode(), "Moodle GIFT", 8, left=3),
    Fixture("chemistry.txt", AIKEN.encode(), "Aiken", 3),
    Fixture("light.xml", MOODLE_XML.encode(), "Moodle XML", 6, left=3),
    Fixture("shapes.xml", QTI1.encode(), "QTI 1.2", 4, left=2),
    Fixture(
        "shapes.zip",
        zipped(imsmanifest_xml="<manifest/>", g__meta_xml="<quiz><question_count/></quiz>", g__shapes_xml=QTI1),
        "QTI 1.2",
        4,
        left=2,
    ),
    Fixture("weather.xml", QTI2_CHOICE.encode(), "QTI 2", 1),
    Fixture(
        "weather.zip",
        zipped(imsmanifest_xml="<manifest/>", a_xml=QTI2_CHOICE, b_xml=QTI2_GAP, c_xml=QTI2_ORDER),
        "QTI 2",
        2,
        left=1,
    ),
    Fixture(
        "snow.zip", zipped(imsmanifest_xml="<manifest/>", a_xml=QTI3_INLINE, b_xml=QTI3_SURVEY), "QTI 3.0", 1, left=1
    ),
    Fixture("opentdb.json", json.dumps({"results": OPENTDB}).encode(), "List of questions (JSON)", 2),
    Fixture("base64.json", opentdb_in("base64"), "List of questions (JSON)", 2),
    Fixture("moons.txt", OPENTRIVIAQA.encode(), "Question table with the choices A, B, C", 2),
    Fixture("colours.json", json.dumps(RAHOOT).encode(), "List of questions (JSON)", 3),
    Fixture("mixed.cqa", classquiz(CLASSQUIZ), "List of questions (JSON)", 4, left=2),
    Fixture("notes.txt", ANKI_TEXT.encode(), "Anki notes (text)", 3, left=1),
    Fixture("deck.apkg", deck(("<b>Ave</b>|hail", "latin"), ("{{c1::Roma}} aeterna|", "")), "Anki deck (.apkg)", 2),
    Fixture("latin.txt", QUIZLET.encode(), "Quizlet list", 4),
    Fixture("exams.jsonl", _lines(EXAMS), "List of questions (JSON)", 1),
    Fixture("paper.json", json.dumps(GAOKAO).encode(), "List of questions (JSON)", 2),
    Fixture("weather.txt", WRITTEN.encode(), "Quiz as text", 3),
    Fixture("falling.txt", ASKED.encode(), "Quiz as text", 2),
    Fixture("winds.txt", BLACKBOARD.encode(), "Blackboard questions (text)", 5, left=1),
    Fixture("winds.csv", BRIGHTSPACE.encode(), "Brightspace questions (CSV)", 3, left=1),
    Fixture("tools.json", json.dumps(JSON_LIST).encode(), "List of questions (JSON)", 4),
)
