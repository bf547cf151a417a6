"""One small file of our own for each layout of word list, text and table that we have seen in other people's files."""

from tests.banks.fixtures import Fixture

KOREAN = "korean,english,example\n개,dog,개가 짖어요\n고양이,cat,고양이가 자요\n집,house,큰 집\n"
YAML = """# Rivers, by ourselves
title: Rivers
questions:
  - question: Which river flows through Vienna?
    options: [Danube, Rhine, Elbe]
    answer: Danube
    explanation: And through ten countries.
  - query: Does the Nile flow north?
    answers:
      - text: Yes
        isCorrect: true
      - text: No
  - q: At what time does the ferry leave?
    correct: b
    a:
      - 12:15
      - 12:30
  - question: How many banks has a river?
    answer: 2
"""
BY_NAME = """---
Q1:
  text: "Which one is a bank?"
  answer:
    - "a shore"
    - "a wave"
  correct_answer: "a shore"
Q2:
  text: "Which one is a mouth?"
  answer:
    - "a spring"
    - "an end"
  correct_answer: "an end"
"""
KEY_AT_THE_END = """# Capitals

1. France?
A. Paris
B. Lyon

2. Italy?
A. Milan
B. Rome

Answer key: 1-A, 2-B
"""
STARRED = "Capital of France?\n*Paris\nLyon\nNice\n\nCapital of Italy?\nMilan\n*Rome\n"
IN_TURN = "Capital of France?\nParis\nCapital of Italy?\nRome\nThe capital of Spain is ____\nMadrid\n"
SAID_AGAIN = "Capital of France?\nLyon\nParis\nNice\nParis\n\nCapital of Italy?\nMilan\nRome\nTurin\nRome\n"
COUNTED = "Вопрос 1: Река?\n1) Волга\n2) Урал\n\nВопрос 2: Гора?\n1) Дон\n2) Эльбрус\nПравильный ответ: 2 (Эльбрус)\n"
FOLDED = """**Q1.** What is a spring?

<details>
<summary>Answer</summary>

the source of a river

</details>

**Q2.** How does a meander form?

<details>
<summary>Answer</summary>

The outer bank is worn away.
The inner one grows.

</details>
"""
CHOICES_IN_A_CELL = (
    "type,question,options,answer\n"
    'Multiple Choice,Which is a river?,"{""A"": ""Nile"", ""B"": ""Etna""}",A\n'
    'True or False,The Nile is a river.,"{""A"": ""True"", ""B"": ""False""}",True\n'
    "Fill in the Blank,The ____ flows through Paris.,{},Seine\n"
)
KINDS_IN_FRONT = (
    "MCQ|1|Which is a river?|Etna:::Nile:::Alps|1\nMCQ|2|Which is a sea?|Baltic:::Elbe:::Oder|0\n"
    "TF|1|The Nile is a river.|true\nTF|2|The Alps are a sea.|false\nMCQ|2|Which is a lake?|Como:::Po:::Rome|0\n"
)
WORDS = "".join(
    f"{one},{two},{part}\n"
    for one, two, part in (
        ("casa", "house", "noun"),
        ("perro", "dog", "noun"),
        ("correr", "to run", "verb"),
        ("gato", "cat", "noun"),
        ("saltar", "to jump", "verb"),
        ("rojo", "red", "adjective"),
        ("mesa", "table", "noun"),
        ("ver", "to see", "verb"),
    )
)
GAPS = "surprise|I got a ____ when I saw it\nwitness|She was a ____ of it\ncrowd|A large ____ came\n"

TABLE, VOCABULARY = "Question table without column names", "Word list"
PLAIN: tuple[Fixture, ...] = (
    Fixture("korean.csv", KOREAN.encode(), VOCABULARY, 3),
    Fixture("german.csv", "German;French\nHaus;maison\nBaum;arbre\nHund;chien\n".encode("utf-16"), VOCABULARY, 3),
    Fixture("chinese.csv", "英文單字,中文解釋\nachieve,達成\nbenefit,福利\nbudget,預算\n".encode(), VOCABULARY, 3),
    Fixture("bars.txt", "house|casa\ndog|perro\ncat|gato\nbird|pájaro\n".encode(), VOCABULARY, 4),
    Fixture("slashes.txt", "house / casa\ndog / perro\ncat / gato\nbird / pájaro\n".encode(), "Quizlet list", 4),
    Fixture("words.csv", WORDS.encode(), VOCABULARY, 8),
    Fixture("gaps.txt", GAPS.encode(), TABLE, 3),
    Fixture("kinds.txt", KINDS_IN_FRONT.encode(), TABLE, 5),
    Fixture("cells.csv", CHOICES_IN_A_CELL.encode(), "Question table with the right and the wrong answers", 3),
    Fixture("rivers.yaml", YAML.encode(), "List of questions (YAML)", 4),
    Fixture("named.yml", BY_NAME.encode(), "List of questions (YAML)", 2),
    Fixture("key.txt", KEY_AT_THE_END.encode(), "Quiz as text", 2),
    Fixture("counted.txt", COUNTED.encode(), "Quiz as text", 1),
    Fixture("starred.txt", STARRED.encode(), "Quiz as text", 2),
    Fixture("turns.txt", IN_TURN.encode(), "Quiz as text", 3),
    Fixture("again.txt", SAID_AGAIN.encode(), "Quiz as text", 2),
    Fixture("folded.txt", FOLDED.encode(), "Quiz as text", 1),
)
