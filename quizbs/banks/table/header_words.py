"""Column names by what the column holds, in the languages of the banks seen so far (``docs/banks.md``)."""

import re
import unicodedata
from enum import StrEnum
from functools import lru_cache


class Role(StrEnum):
    """What a column holds.

    In each language at most one column has each role, except *option*, *wrong*, *feedback* and *answer*.
    """

    QUESTION = "question"
    ANSWER = "answer"  # the right answer, or the key that names a choice
    OPTION = "option"
    OPTIONS = "options"  # all choices in one cell
    WRONG = "wrong"
    ACCEPT = "accept"
    TYPE = "type"
    TIME = "time"
    DIFFICULTY = "difficulty"
    TOPIC = "topic"
    TAGS = "tags"
    IMAGE = "image"
    EXPLANATION = "explanation"
    FEEDBACK = "feedback"  # feedback on a wrong choice
    CARD = "card"
    ID = "id"
    NUMBER = "number"  # the number of the row, which changes when rows move; an ID must not


# What a column in another language may hold
TRANSLATED = (Role.QUESTION, Role.ANSWER, Role.OPTION, Role.WRONG, Role.ACCEPT, Role.EXPLANATION, Role.FEEDBACK)

ROLES_BY_NAME: dict[str, Role] = {role.value: role for role in Role}

# The names of columns in a file that quizbs writes
WRITTEN: dict[str, str] = {
    "question": "Question",
    "answer": "Answer",
    "wrong": "Wrong",
    "accept": "Also accept",
    "type": "Type",
    "time": "Time",
    "difficulty": "Difficulty",
    "topic": "Topic",
    "tags": "Tags",
    "image": "Image",
    "explanation": "Explanation",
    "feedback": "Why not",
    "card": "Card",
    "id": "ID",
    "number": "No",
    "option": "",
    "options": "Options",
}


_LONGEST = 300  # characters of a header; longer cells would take the pattern for brackets too long


_CAPITAL = re.compile("(?<=[a-z])(?=[A-Z])")  # where the next word of a program's name begins, as in "correctAnswer"


@lru_cache(maxsize=2048)  # the objects of a file have the same names
def normalised(header: str) -> str:
    """Return a column name without case, accents, brackets, punctuation and a leading number, for comparison."""
    text = _without_accents(_CAPITAL.sub(" ", header[:_LONGEST]))
    text = re.sub(r"[(\[][^)\]]*[)\]]", " ", text) if not text.strip().startswith(("(", "[")) else text
    text = re.sub(r"\s[-–—]\s*max\b.*", " ", text, flags=re.DOTALL)
    text = re.sub(r"^\s*\d+\s*[.)]\s*(?=\D)", "", text.replace("#", " no "))
    return " ".join(re.sub(r"[\W_]+", " ", text).split())


def _without_accents(text: str) -> str:
    """Return a text in decomposed form and lower case, without accents and invisible characters."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    letters = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))


@lru_cache(maxsize=2048)
def role_of(header: str) -> Role | None:
    """Return what a column holds, by its name; ``None`` for an unknown name.

    A name may be in two languages, or have further words.
    """
    if role := ROLES.get(normalised(header)):
        return role
    if len(header) > _LONGEST:
        return None
    if parts := parts_of(header):
        return next((role for part in parts if (role := ROLES.get(part))), None)
    words = normalised(header).split()
    if role := ROLES.get(UMLAUT.sub(r"\1", " ".join(words))):
        return role
    if role := _RUN_TOGETHER.get("".join(words)):
        return role
    names = (" ".join(words[:size]) for size in (3, 2) if len(words) > size)
    return next((ROLES[name] for name in names if name in ROLES), None)


def parts_of(header: str) -> list[str]:
    """Return the names that a column name consists of, as in two languages; empty if it is a single name."""
    if len(header) > _LONGEST or not any(sign in header for sign in "/|\n"):
        return []
    return [normalised(part) for part in re.split(r"[/|\n]", header)]


UMLAUT = re.compile("([aou])e")  # written without the dots: Loesung


def _words(text: str) -> list[str]:
    return [normalised(word) for word in text.split("|")]


PERSONAL = frozenset(
    _words(
        "email|e mail|email address|mail|player|player name|student|student name|pupil|username|user name"
        "|nickname|first name|last name|full name|adresse e mail|e mail adresse|vorname|nachname|prénom|élève|schüler"
        "|correo|correo electrónico|dirección de correo electrónico|alumno|nombre del alumno|indirizzo email|cognome"
        "|schülerin|estudiante|aluno|studente|leerling|uczeń|öğrenci|учень|طالب|الطالب"
        "|timestamp|zeitstempel|horodateur|marca temporal"
    )
)
QUESTION = _words(
    "question|question text|question title|questions|q|prompt|stem|title|term|front|clue|statement|problem"
    "|énoncé|intitulé|texte de la question|frage|fragen|fragetext|aufgabe|pregunta|preguntas"
    "|enunciado|domanda|domande|pergunta|perguntas|vraag|pytanie|kérdés|soru|soal|pertanyaan|вопрос|题目|题干|问题|問題|題目|문제|질문|السؤال|سؤال|प्रश्न|सवाल"
    "|mcq|mcqs"
    "|question stem|question title|question body|question html|html of the question|phrase|texte"
    "|問題文|設問|문항|질문 내용|试题|试题内容|试题题目"
    "|fråga|spørsmål|spørgsmål|kysymys|otázka|întrebare|питання|запитання|ερώτηση|שאלה|سوال|câu hỏi|คำถาม"
    "|texto pregunta|въпрос|вопросы|pytania|domande quiz|enunciado de la pregunta"
    "|testo della domanda|texto de la pregunta|treść pytania|текст вопроса|题目内容|試題|questão|quesito"
)
_ANSWER = _words(
    "answer|right answer|correct|correct answer|correct answers|correct option|right|key|answer key|solution|solutions"
    "|bonne réponse|bonnes réponses|réponse|réponse correcte|richtig|richtige antwort|richtige antworten|antwort|lösung"
    "|respuesta|respuestas|correcta|respuesta correcta|risposta|risposta corretta|resposta|resposta correta|jawaban"
    "|jawaban benar|kunci|kunci jawaban|antwoord|juiste antwoord|ответ|правильный ответ"
    "|答案|正确答案|正確答案|正解|答え|解答|정답"
    "|svar|rätt svar|riktig svar|rigtigt svar|korrekt svar|vastaus|oikea vastaus|odpowiedź|poprawna odpowiedź"
    "|prawidłowa odpowiedź|odpověď|správná odpověď|válasz|helyes válasz|megoldás|cevap|doğru cevap|răspuns"
    "|răspuns corect|відповідь|правильна відповідь|верный ответ|απάντηση|σωστή απάντηση|תשובה|תשובה נכונה|پاسخ"
    "|đáp án|đáp án đúng|คำตอบ|correct choice|correct answer key|answers|respuesta correcta|gabarito|opción correcta"
    "|klucz|klucz odpowiedzi|fasit|lösungsbuchstabe|верен отговор|правилен отговор|پاسخ صحیح|جواب صحیح|เฉลย|정답번호"
    "|right choices"
    "|true or false|true false|t f|vrai ou faux|richtig oder falsch|wahr oder falsch|verdadero o falso|vero o falso"
    "|alternativa correta|réponse juste|solution correcte|korrekte antwort|risposta esatta|risposte corrette"
    "|correct awnser|correct anwser"
    "|correct idx|answer idx|right index|solution index"
    "|correct index|correct answer index|correct option index|correct choice index|answer index|best answer"
    "|correct option number|correct answer number|right option|jawab benar|jawaban yang benar|kunci soal"
    "|poprawna|poprawny|prawidłowa|správná|správně|helyes|doğru|doğru seçenek|doğru şık|corect|oikein|rätt|riktig"
    "|korrekt|juiste|juist antwoord|goede antwoord|goed antwoord|correct antwoord|правильный вариант|верный вариант"
    "|правильно|верно|правильный|正解番号|正答|正答番号|解答番号|标准答案|參考答案|参考答案|正确选项|正確選項"
    "|정답 번호|답"
    "|alternativa certa|resposta certa|certa|correta|opção correta|risposta giusta|giusta|corretta|esatta"
    "|opción correcta|correcto|respuesta acertada|clave|clave correcta|correcte|juste|bonne|bonne option|réponse exacte"
    "|richtige option|richtige lösung|korrekte antworten|الجواب|الجواب الصحيح|الخيار الصحيح|सही विकल्प"
    "|الإجابة|الإجابة الصحيحة|उत्तर|सही उत्तर|definition|back"
)
_OTHERS = {
    Role.OPTIONS: "options|choices|question options|question answers|question choices"
    "|answer options|answer choices|possible answers|all answers|opciones|opcions"
    "|réponses possibles|propositions|antwortmöglichkeiten|auswahlmöglichkeiten|optionen|opzioni|opções|opties"
    "|pilihan jawaban|варианты|варианты ответов|варианты ответа|选项|選項|選択肢|선택지|보기|विकल्प|خيارات",
    Role.ACCEPT: "also accept|also accepted|accepted answers|accept|alternatives|synonyms|alternate answers"
    "|alternative answers|autres réponses|auch richtig|también vale",
    Role.TYPE: "type|question type|qtype|tipo|typ|fragetyp|题型",
    Role.TIME: "time|time limit|time in seconds|seconds|timer|duration|temps|durée|zeit|zeitlimit|tiempo|tempo"
    "|waktu|时间",
    Role.DIFFICULTY: "difficulty|dificulty|level|niveau|difficulté|schwierigkeit|dificultad|difficoltà"
    "|dificuldade|nivel|难度|trudność|poziom trudności|zorluk|сложность|obtížnost|svårighetsgrad|moeilijkheid",
    Role.TOPIC: "topic|category|category id|subject|theme|unit|chapter|skill|standard|domaine|chapitre|thème|catégorie"
    "|themengebiet|section"
    "|thema|kategorie|kategori|kategoria|kategorija|категория|disciplina|materia|asignatura"
    "|科目|分類|分类|単元|categoría|tema|mata pelajaran|章节|类别",
    Role.TAGS: "tags|tag|labels|keywords|mots clés|schlagwörter|etiquetas",
    Role.IMAGE: "image|image link|image url|picture|img|photo|media|bild|imagen|immagine|gambar|图片|صورة|चित्र",
    Role.EXPLANATION: "explanation|why|answer explanation|overall explanation|feedback|rationale|hint|comment|comments"
    "|explain|reasoning|analysis|justification"
    "|wyjaśnienie|пояснение|пояснення|обяснение|vysvětlení|magyarázat|açıklama|explicație|uitleg|förklaring|forklaring"
    "|selitys|εξήγηση|הסבר|الشرح|توضیح|giải thích|คำอธิบาย|解析|comentario|hinweis"
    "|explication|erklärung|explicación|spiegazione|explicação|pembahasan|解析|해설|解説|شرح|व्याख्या",
    Role.CARD: "card|cards|playing card|carte|karte|carta|牌",
    Role.ID: "id|question id|uid",
    Role.NUMBER: "no|nr|num|number|index|n|q no|question no|question number|question num|序号|编号|№|numéro|nummer",
}
ROLES: dict[str, Role] = {
    **{word: role for role, words in _OTHERS.items() for word in _words(words)},
    **dict.fromkeys(_ANSWER, Role.ANSWER),
    **dict.fromkeys(QUESTION, Role.QUESTION),
}
_RUN_TOGETHER = {word.replace(" ", ""): role for word, role in ROLES.items()}
ALL_ANSWERS = frozenset(_words("answers|réponses|antworten|respuestas|risposte|respostas|svar alternativ"))
BARE = frozenset(
    _words("option|choice|answer|réponse|antwort|respuesta|opción|risposta|opzione|resposta|opção|вариант|选项")
)
_CHOICES = "|".join(
    sorted(
        _words(
            "option|answer option|choice|answer choice|answer|opt|alternative|proposition|réponse|choix|antwort"
            "|antwortmöglichkeit|respuesta|opción|risposta|opzione|resposta|opção|opsi|pilihan|jawaban|optie|svar"
            "|svarsalternativ|alternativ|vaihtoehto|odpowiedź|odpověď|možnost|válasz|cevap|seçenek|şık|varianta"
            "|вариант|вариант ответа|ответ|варіант|відповідь|απάντηση|επιλογή|选项|答案|選項|選択肢|선택지|보기|خيار"
            "|תשובה|אפשרות|विकल्प|đáp án|lựa chọn|phương án|ตัวเลือก|antwoord|keuze|alternativa|wariant|lehetőség"
            "|الخيار|الإجابة|گزینه|inciso|svarmulighed|항목"
        ),
        key=len,
        reverse=True,
    )
)
OPTION = re.compile(
    rf"(?P<word>(?:{_CHOICES})(?:e?s)?\s?)?(?P<mark>[a-j]|10|[1-9])"
    rf"|(?P<nth>10|[1-9])(?:st|nd|rd|th|e|re|ere|eme|er)\s(?:{_CHOICES})"
)
FEEDBACK = re.compile(  # about a single choice: "Why not 2", "Feedback B", "Explanation 3"
    "(?:why not|why wrong|feedback|explanation|rationale|comment|explication|erklarung|explicacion)"
    rf"(?: for)?(?:\s(?:wrong|{_CHOICES}))?\s?(?P<mark>[a-j]|10|[1-9])"
)
WRONG = re.compile(
    "(?:"
    + "|".join(
        _words(
            "wrong options|incorrect options|wrong choices|distractors"
            "|wrong|wrong answer|wrong answers|wrong option|wrong choice|incorrect|incorrect answer|incorrect answers"
            "|incorrect option|incorrect choice|distractor|falsch|falsche antwort|mauvaise réponse|faux|incorrecta"
            "|respuesta incorrecta|respuesta errónea|sbagliata|risposta sbagliata|errada|resposta errada"
            "|falsa|falso|errata|errato|sbagliato|incorrecto|incorreta|incorreto|errado|błędna|niepoprawna"
            "|неправильный|неверный|resposta incorreta|salah|jawaban salah|falsche antworten|distraktor"
            "|distracteur|fout|fout antwoord"
            "|greșit|răspuns greșit|грешен отговор|хибна відповідь|неправильна відповідь|λάθος απάντηση|תשובה שגויה"
            "|پاسخ غلط|คำตอบผิด|mauvaises réponses|risposte sbagliate|respuestas incorrectas"
            "|fel|fel svar|felsvar|galt svar|forkert svar|väärä vastaus|błędna odpowiedź"
            "|zła odpowiedź|špatná odpověď|hibás válasz"
            "|rossz válasz|yanlış|yanlış cevap|неправильный ответ|неверный ответ|错误答案|错误选项|干扰项|間違い|오답"
            "|إجابة خاطئة|गलत उत्तर|sai|đáp án sai"
        )
    )
    + r")(?:\s?\d{1,2})?"
)
