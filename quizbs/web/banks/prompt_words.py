"""The prompts for an AI assistant, in several languages. Braces are fields that the teacher fills in.

The columns stay English, as in our own table: they are recognised in any language of questions.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

COLUMNS: Final = "Question,Answer,Wrong 1,Wrong 2,Wrong 3,Explanation,Why not 1,Why not 2,Why not 3"


class Prompt(NamedTuple):
    """A prompt in one language: the language's name, an example of a topic, the text."""

    language: str
    topic: str
    text: str

    @property
    def usual(self) -> dict[str, str]:
        """Return the default of each field."""
        return {"topic": self.topic, "age": "13", "count": "20", "language": self.language}

    def filled(self, fields: Mapping[str, str]) -> str:
        """Return the text with its fields replaced by the teacher's values, and empty ones by the defaults."""
        return self.text.format(**{name: fields.get(name) or usual for name, usual in self.usual.items()})


def _prompt(language: str, topic: str, text: str) -> Prompt:
    return Prompt(language, topic, text.replace("{columns}", COLUMNS))


PROMPTS: Final = {
    "en": _prompt(
        "English",
        "the water cycle",
        """Write {count} quiz questions about {topic} for students aged {age}, in {language}.
Answer with nothing but a CSV table. Its first line is exactly this:
{columns}
Each further line is one question, and each cell is in straight quotation marks (").
Answer: the one answer that is certainly right.
Wrong 1 to 3: wrong answers that somebody could believe, about as long as the right one.
Explanation: one sentence on why the answer is right.
Why not 1 to 3: a few words on why that wrong answer is wrong.
A question has at most 150 characters and an answer at most 60. Ask for understanding, not only for facts.""",
    ),
    "de": _prompt(
        "Deutsch",
        "der Wasserkreislauf",
        """Schreib mir {count} Quizfragen zum Thema „{topic}“ für Schülerinnen und Schüler im Alter von {age} Jahren.
Sprache der Fragen: {language}.
Gib nur eine CSV-Tabelle aus, sonst nichts. Ihre erste Zeile lautet genau so:
{columns}
Jede weitere Zeile ist eine Frage, und jede Zelle steht in geraden Anführungszeichen (").
Answer: die eine Antwort, die sicher richtig ist.
Wrong 1 bis 3: falsche Antworten, auf die man hereinfallen kann, etwa so lang wie die richtige.
Explanation: ein Satz dazu, warum die Antwort stimmt.
Why not 1 bis 3: in wenigen Worten, was an dieser falschen Antwort nicht stimmt.
Eine Frage hat höchstens 150 Zeichen, eine Antwort höchstens 60. Frag nach Verständnis, nicht nur nach Fakten.""",
    ),
    "fr": _prompt(
        "Français",
        "le cycle de l’eau",
        """Écris {count} questions de quiz sur le thème « {topic} » pour des élèves de {age} ans.
Langue des questions : {language}.
Réponds uniquement par un tableau CSV, dont la première ligne est exactement celle-ci :
{columns}
Chaque ligne suivante est une question, et chaque cellule est entre guillemets droits (").
Answer : la réponse, juste sans aucun doute.
Wrong 1 à 3 : des réponses fausses mais crédibles, à peu près aussi longues que la bonne.
Explanation : une phrase qui explique pourquoi la réponse est juste.
Why not 1 à 3 : en quelques mots, ce qui ne va pas dans cette mauvaise réponse.
Une question compte au plus 150 caractères, une réponse au plus 60. Vise la compréhension, pas seulement la mémoire.""",
    ),
    "es": _prompt(
        "Español",
        "el ciclo del agua",
        """Escribe {count} preguntas de cuestionario sobre «{topic}» para estudiantes de {age} años.
Idioma de las preguntas: {language}.
Responde solo con una tabla CSV, cuya primera línea sea exactamente esta:
{columns}
Cada línea siguiente es una pregunta, y cada celda va entre comillas rectas (").
Answer: la respuesta que es correcta sin ninguna duda.
Wrong 1 a 3: respuestas incorrectas pero creíbles, más o menos igual de largas que la correcta.
Explanation: una frase que explique por qué la respuesta es correcta.
Why not 1 a 3: en pocas palabras, por qué esa respuesta es incorrecta.
Una pregunta tiene como máximo 150 caracteres y una respuesta, 60.
Pregunta para que comprendan, no solo para que recuerden datos.""",
    ),
    "it": _prompt(
        "Italiano",
        "il ciclo dell’acqua",
        """Scrivi {count} domande da quiz su «{topic}» per studenti di {age} anni. Lingua delle domande: {language}.
Rispondi soltanto con una tabella CSV. La prima riga è esattamente questa:
{columns}
Ogni riga successiva è una domanda, e ogni cella è tra virgolette dritte (").
Answer: la risposta sicuramente corretta.
Wrong 1, 2 e 3: risposte sbagliate ma credibili, lunghe più o meno come quella corretta.
Explanation: una frase che spiega perché la risposta è corretta.
Why not 1, 2 e 3: in poche parole, perché quella risposta è sbagliata.
Una domanda ha al massimo 150 caratteri, una risposta al massimo 60.
Le domande devono far ragionare, non solo ricordare nozioni.""",
    ),
    "nl": _prompt(
        "Nederlands",
        "de waterkringloop",
        """Schrijf {count} quizvragen over {topic} voor leerlingen van {age} jaar. Taal van de vragen: {language}.
Antwoord met alleen een CSV-tabel. De eerste regel is precies deze:
{columns}
Elke volgende regel is één vraag, en elke cel staat tussen rechte aanhalingstekens (").
Answer: het antwoord dat zeker goed is.
Wrong 1 tot en met 3: foute antwoorden waar je in kunt trappen, ongeveer even lang als het goede.
Explanation: één zin over waarom het antwoord klopt.
Why not 1 tot en met 3: in een paar woorden waarom dat antwoord fout is.
Een vraag heeft hoogstens 150 tekens en een antwoord hoogstens 60. Vraag naar begrip, niet alleen naar feiten.""",
    ),
    "pt-BR": _prompt(
        "Português (Brasil)",
        "o ciclo da água",
        """Escreva {count} perguntas de quiz sobre “{topic}” para estudantes de {age} anos.
Idioma das perguntas: {language}.
Responda apenas com uma tabela CSV, cuja primeira linha seja exatamente esta:
{columns}
Cada linha seguinte é uma pergunta, e cada célula fica entre aspas retas (").
Answer: a resposta que com certeza está certa.
Wrong 1 a 3: respostas erradas, mas em que alguém poderia acreditar, mais ou menos do tamanho da certa.
Explanation: uma frase que explique por que a resposta está certa.
Why not 1 a 3: em poucas palavras, por que aquela resposta está errada.
Uma pergunta tem no máximo 150 caracteres e uma resposta, no máximo 60.
Pergunte para ver se entenderam, não só se decoraram.""",
    ),
    "pl": _prompt(
        "Polski",
        "obieg wody w przyrodzie",
        """Napisz pytania do quizu na temat „{topic}” dla uczniów w wieku {age} lat. Liczba pytań: {count}.
Język pytań: {language}.
Odpowiedz samą tabelą CSV. Jej pierwszy wiersz ma wyglądać dokładnie tak:
{columns}
Każdy kolejny wiersz to jedno pytanie, a każda komórka jest w prostych cudzysłowach (").
Answer: odpowiedź, która na pewno jest poprawna.
Wrong 1, 2 i 3: błędne odpowiedzi, w które można uwierzyć, mniej więcej tak długie jak poprawna.
Explanation: jedno zdanie o tym, dlaczego odpowiedź jest poprawna.
Why not 1, 2 i 3: w kilku słowach, dlaczego ta odpowiedź jest błędna.
Pytanie ma najwyżej 150 znaków, a odpowiedź najwyżej 60. Pytaj o zrozumienie, nie tylko o fakty.""",
    ),
    "ar": _prompt(
        "العربية",
        "دورة الماء",
        """اكتب أسئلة مسابقة عن «{topic}» لطلاب في عمر {age} سنة. عدد الأسئلة: {count}. لغة الأسئلة: {language}.
أجب بجدول CSV فقط، ويكون سطره الأول هكذا تمامًا:
{columns}
كل سطر بعده سؤال واحد، وكل خانة بين علامتي اقتباس مستقيمتين (").
العمود Answer: الإجابة الصحيحة بلا شك.
الأعمدة Wrong 1 وWrong 2 وWrong 3: إجابات خاطئة قد يصدقها أحد، وطولها قريب من طول الصحيحة.
العمود Explanation: جملة واحدة تشرح لماذا الإجابة صحيحة.
الأعمدة Why not 1 وWhy not 2 وWhy not 3: بضع كلمات تشرح لماذا تلك الإجابة خاطئة.
لا يزيد السؤال على 150 حرفًا ولا الإجابة على 60 حرفًا. اسأل عن الفهم، لا عن الحفظ وحده.""",
    ),
    "tr": _prompt(
        "Türkçe",
        "su döngüsü",
        """{age} yaşındaki öğrenciler için “{topic}” konusunda {count} quiz sorusu yaz. Soruların dili: {language}.
Yanıtın yalnızca bir CSV tablosu olsun. İlk satırı tam olarak şöyle olsun:
{columns}
Sonraki her satır bir soru olsun, her hücre düz tırnak (") içinde olsun.
Answer: kesinlikle doğru olan tek yanıt.
Wrong 1, 2 ve 3: inandırıcı ama yanlış yanıtlar; uzunlukları doğru yanıta yakın olsun.
Explanation: yanıtın neden doğru olduğunu anlatan bir cümle.
Why not 1, 2 ve 3: o yanıtın neden yanlış olduğu, birkaç sözcükle.
Bir soru en çok 150, bir yanıt en çok 60 karakter olsun. Yalnızca ezberi değil, anlamayı ölç.""",
    ),
}


def language_of(accepted: Iterable[str]) -> str:
    """Return the code of the first accepted language that has a prompt, ignoring countries; "en" if none has."""
    codes = {code.partition("-")[0]: code for code in PROMPTS}
    primary = (tag.partition("-")[0].lower() for tag in accepted)
    return next((codes[tag] for tag in primary if tag in codes), "en")
