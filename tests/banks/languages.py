"""A small bank in each of twenty languages, and the encodings besides Unicode that are used for the language."""

from typing import Final

WEST: Final = ("Windows-1252", "MS-DOS 850", "Mac Roman")
LEGACY: Final = {
    "de": WEST,
    "fr": WEST,
    "es": WEST,
    "it": WEST,
    "pt": WEST,
    "nl": WEST,
    "sv": WEST,
    "fi": WEST,
    "ca": WEST,
    "pl": ("Windows-1250", "MS-DOS 852"),
    "cs": ("Windows-1250", "MS-DOS 852"),
    "hu": ("Windows-1250", "MS-DOS 852"),
    "tr": ("Windows-1254",),
    "ru": ("Windows-1251", "KOI8-R", "MS-DOS 866", "Mac Cyrillic"),
    "el": ("Windows-1253",),
    "he": ("Windows-1255",),
    "ar": ("Windows-1256",),
    "zh": ("GB18030",),
    "ja": ("Shift JIS", "EUC-JP"),
    "ko": ("EUC-KR",),
}

BANKS: Final = {
    "de": """Frage;Antwort;Falsch 1;Falsch 2
Welches Gas atmen grüne Pflanzen tagsüber ein?;Kohlendioxid;Stickstoff;Wasserstoff für die Blätter
Wie heißt die Hauptstadt von Österreich?;Wien;Graz;Köln
Wie viele Füße hat eine Ameise?;sechs;acht;zwölf
Welcher Fluss fließt durch München?;die Isar;die Spree;die Mündung der Weißen Elster
Was misst man mit einem Thermometer?;die Wärme;die Größe;die Stärke des Windes
Woraus wird Käse gemacht?;aus Milch;aus Mehl;aus Nüssen und Äpfeln
Welches Tier schläft im Winter in einer Höhle?;der Bär;die Möwe;der Löwe
Womit hört man Geräusche?;mit den Ohren;mit den Füßen;mit den Zähnen
""",
    "fr": """Question;Réponse;Mauvaise réponse 1;Mauvaise réponse 2
Quel gaz les plantes absorbent-elles à la lumière du jour ?;le dioxyde de carbone;l'hélium;l'azote
Où se trouve la tour Eiffel ?;à Paris;à Genève;à Besançon
Combien de pattes possède une araignée ?;huit;six;dix, même les bébés
Quelle saison précède l'été ?;le printemps;l'hiver;la fête de Noël
Quel métal est attiré par un aimant ?;le fer;l'étain;le bois très léger
De quelle couleur est une forêt en été ?;verte;bleue;dorée à la fin de l'année
Qui a écrit « Les Misérables » ?;Victor Hugo;Molière;Honoré de Balzac
Que mesure-t-on avec un thermomètre ?;la température;la durée;l'élévation du relief
""",
    "es": """Pregunta;Respuesta;Incorrecta 1;Incorrecta 2
¿Cuál es la capital de España?;Madrid;Málaga;Cádiz
¿Cuántos años tiene un siglo?;cien;diez;mil años según el calendario
¿Qué animal da la leche en la granja?;la vaca;el león;el ratón pequeño
¿Dónde nació Miguel de Cervantes?;en Alcalá de Henares;en León;en Ávila
¿Qué océano está entre África y América?;el Atlántico;el Pacífico;el Índico
¿Cómo se llama la niña que visita el país de las maravillas?;Alicia;Inés;Sofía
¿Qué órgano bombea la sangre?;el corazón;el pulmón;el riñón
¿En qué estación caen las hojas de los árboles?;en otoño;en primavera;en verano, cuando hay más sol
""",
    "it": """Domanda;Risposta;Sbagliata 1;Sbagliata 2
Qual è la capitale d'Italia?;Roma;Forlì;la città di Cefalù
Di che colore è il cielo quando c'è il sole?;azzurro;verde;è sempre più nero
Perché le piante hanno bisogno di luce?;per crescere;perché è bella;per dormire di più
Che cosa si beve al mattino?;il caffè;il tè freddo;l'aceto, però caldo
Quanti lati ha un triangolo?;tre;quattro;più di sei, ma non è sicuro
In quale stagione c'è la neve?;in inverno;in estate;già a metà settembre
Chi dipinse la Gioconda?;Leonardo da Vinci;Raffaello;nessuno lo sa più, ahimè
Dove vivono i pesci?;nell'acqua;sull'albero;lassù, perché volano
""",
    "pt": """Pergunta;Resposta;Errada 1;Errada 2
Qual é a capital de Portugal?;Lisboa;Évora;Guimarães
Que animal põe ovos?;a galinha;o cão;o leão
Quantos minutos há em uma hora?;sessenta;três;não há nenhum
Onde fica o coração?;no peito;na mão;no pé
Que estação vem depois do verão?;o outono;o inverno;a estação das chuvas é sempre
Qual é o maior oceano?;o Pacífico;o Atlântico;o Índico
Que língua se fala no Brasil?;o português;o francês;o alemão
De que cor é a maçã madura?;vermelha;azul;de cor lilás e também cinzenta
""",
    "nl": """Vraag;Antwoord;Fout 1;Fout 2
Wat is de hoofdstad van België?;Brussel;Luik;één van de zeeën
Hoeveel knieën heeft een mens?;twee;drie;één
Welk dier geeft melk?;de koe;de leeuw;de reeën en ook de bijen
Wat groeit er in zee?;koralen;zeeën van tijd;geïmporteerde melk
Hoe heet een tekening van een land?;een kaart;een ruïne;een financiële maïs
Wanneer valt er sneeuw?;in de winter;in de zomer;in geen enkele periode, hè
Waar wordt kaas van gemaakt?;van melk;van maïs;van coördinaten
Wie coördineert een orkest?;de dirigent;de patiënt;de cliënt
""",
    "sv": """Fråga;Svar;Fel 1;Fel 2
Vad heter Sveriges huvudstad?;Stockholm;Göteborg;Malmö
Hur många hörn har en kvadrat?;fyra;sju;åtta
Vilket djur ger oss mjölk?;kon;björnen;räven på ängen
Vad dricker man på morgonen?;kaffe;såpa;bläck och ättika
När blommar träden?;på våren;på hösten;när det är snö på gården
Vad mäter en termometer?;värme;längd;hur mörkt det är
Var bor fiskarna?;i sjön;på månen;i trädgården över natten
Vad är motsatsen till hög?;låg;grå;lätt
""",
    "fi": """Kysymys;Vastaus;Väärä vastaus 1;Väärä vastaus 2
Mikä on Suomen pääkaupunki?;Helsinki;Hämeenlinna;Jyväskylä
Kuinka monta jalkaa hämähäkillä on?;kahdeksan;kymmenen;seitsemän pitkää
Mitä lehmä syö kesällä?;heinää;lämpöä;kiviä ja öljyä
Mikä eläin nukkuu talven yli?;karhu;hämähäkki;pöllö
Missä kalat elävät?;järvessä;pöydällä;metsän päällä
Mikä on päivän vastakohta?;yö;ilta;määrä
Mitä lämpömittari mittaa?;lämpötilaa;pituutta;väriä
Milloin lehdet putoavat?;syksyllä;keväällä;keskellä kesää
""",
    "ca": """Pregunta;Resposta;Incorrecta 1;Incorrecta 2
Quina és la capital de Catalunya?;Barcelona;Lleida;Mataró
Quants mesos té un any?;dotze;deu;això no ho sap ningú
Què fan les abelles?;mel;llet;cançons d'amor
On viuen els peixos?;a l'aigua;a l'arbre;a dalt del núvol més llunyà
Quina estació ve després de l'hivern?;la primavera;la tardor;l'estació de metro
De què està fet el pa?;de farina;de pedra;de plàstic i cartró
Qui té cinc dits a cada mà?;l'ésser humà;el gos;el lleó amb ales
Com es diu el contrari de llarg?;curt;ample;gruixut però fràgil
""",
    "pl": """Pytanie;Odpowiedź;Zła odpowiedź 1;Zła odpowiedź 2
Jak nazywa się stolica Polski?;Warszawa;Łódź;Gdańsk
Ile nóg ma pająk?;osiem;sześć;dziesięć i pół
Które zwierzę śpi przez całą zimę?;niedźwiedź;łoś;źrebię
Co pokazuje termometr?;temperaturę;długość;ciężar
Gdzie żyją ryby?;w wodzie;na drzewie;w chmurach, ale wyłącznie nocą
Z czego robi się chleb?;z mąki;z kamieni;ze śniegu
Jaka pora roku następuje po wiośnie?;lato;jesień;zima, jeśli spadnie śnieg
Co jest przeciwieństwem słowa 'mały'?;duży;żółty;świeży
""",
    "cs": """Otázka;Odpověď;Špatná odpověď 1;Špatná odpověď 2
Jak se jmenuje hlavní město České republiky?;Praha;Plzeň;Jindřichův Hradec
Kolik nohou má pavouk?;osm;šest;třináct a ještě dvě
Které zvíře dává mléko?;kráva;kůň;ježek
Co měří teploměr?;teplotu;délku;tíhu
Kde žijí ryby?;ve vodě;na stromě;v peřině pod stolem
Z čeho se peče chléb?;z mouky;ze sněhu;z dřevěných třísek
Které roční období následuje po jaru?;léto;podzim;zima, když nasněží
Jaký je opak slova 'malý'?;velký;žlutý;příjemný
""",
    "hu": """Kérdés;Válasz;Rossz válasz 1;Rossz válasz 2
Mi Magyarország fővárosa?;Budapest;Győr;Székesfehérvár
Hány lába van egy póknak?;nyolc;hat;tizenöt
Melyik állat ad tejet?;a tehén;az őz;a vöröshangya
Mit mér a hőmérő?;hőmérsékletet;időt;súlyt és erőt
Hol élnek a halak?;a vízben;a fán;az égen
Miből készül a kenyér?;lisztből;kőből;hóból és jégből
Melyik évszak jön a tavasz után?;a nyár;az ősz;a tél, ha esik a hó
Mi a 'kicsi' ellentéte?;nagy;zöld;gyönyörű
""",
    "tr": """Soru;Cevap;Yanlış 1;Yanlış 2
Türkiye'nin başkenti neresidir?;Ankara;İzmir;Eskişehir
Örümceğin kaç bacağı vardır?;sekiz;altı;üç
Hangi hayvan süt verir?;inek;aslan;kuş
Termometre neyi ölçer?;sıcaklığı;uzunluğu;ağırlığı
Balıklar nerede yaşar?;suda;ağaçta;çölün ortasında
Ekmek neyden yapılır?;undan;taştan;kardan ve güneşten
İlkbahardan sonra hangi mevsim gelir?;yaz;kış;sonbahar, yağmur yağarsa
“Küçük” sözcüğünün karşıtı nedir?;büyük;sarı;güzel
""",
    "ru": """Вопрос;Ответ;Неправильный ответ 1;Неправильный ответ 2
Как называется столица России?;Москва;Казань;Новосибирск
Сколько ног у паука?;восемь;шесть;двенадцать
Какое животное даёт молоко?;корова;лев;ёжик
Что измеряет термометр?;температуру;длину;вес
Где живут рыбы?;в воде;на дереве;в облаках
Из чего пекут хлеб?;из муки;из камня;из снега
Какое время года наступает после весны?;лето;осень;зима
Что противоположно слову 'маленький'?;большой;жёлтый;хороший
""",
    "el": """Ερώτηση;Απάντηση;Λάθος 1;Λάθος 2
Ποια είναι η πρωτεύουσα της Ελλάδας;Αθήνα;Πάτρα;Λαμία
Πόσα πόδια έχει η αράχνη;οκτώ;έξι;δέκα
Ποιο ζώο μας δίνει γάλα;η αγελάδα;το λιοντάρι;το ποντίκι
Τι μετράει το θερμόμετρο;τη θερμοκρασία;το μήκος;το βάρος
Πού ζουν τα ψάρια;στο νερό;στο δέντρο;στα σύννεφα
Από τι φτιάχνεται το ψωμί;από αλεύρι;από πέτρα;από χιόνι
Ποια εποχή έρχεται μετά την άνοιξη;το καλοκαίρι;το φθινόπωρο;ο χειμώνας
Ποιο είναι το αντίθετο του μικρού;μεγάλο;κίτρινο;όμορφο
""",
    "he": """שאלה;תשובה;לא נכון 1;לא נכון 2
מהי בירת ישראל?;ירושלים;חיפה;אילת
כמה רגליים יש לעכביש?;שמונה;שש;עשר
איזו חיה נותנת חלב?;הפרה;האריה;העכבר
מה מודד מדחום?;חום;אורך;משקל
איפה חיים הדגים?;במים;על העץ;בעננים
ממה אופים לחם?;מקמח;מאבן;משלג
איזו עונה באה אחרי האביב?;הקיץ;הסתיו;החורף
מה ההפך של קטן?;גדול;צהוב;יפה
""",
    "ar": """السؤال;الإجابة;خطأ 1;خطأ 2
ما هي عاصمة مصر؟;القاهرة;أسوان;الإسكندرية
كم رجلا للعنكبوت؟;ثمان;ست;عشر
أي حيوان يعطينا الحليب؟;البقرة;الأسد;الفأر
ماذا يقيس ميزان الحرارة؟;درجة الحرارة;الطول;الوزن
أين تعيش الأسماك؟;في الماء;على الشجرة;في السحاب
مم يصنع الخبز؟;من الدقيق;من الحجر;من الثلج
أي فصل يأتي بعد الربيع؟;الصيف;الخريف;الشتاء
ما هو عكس كلمة صغير؟;كبير;أصفر;جميل
""",
    "zh": """题目;答案;错误答案1;错误答案2
中国的首都是哪里？;北京;上海;广州
蜘蛛有几条腿？;八条;六条;十条
哪种动物给我们牛奶？;奶牛;狮子;老鼠
温度计测量什么？;温度;长度;重量
鱼生活在哪里？;水里;树上;云里
面包是用什么做的？;面粉;石头;雪
春天之后是哪个季节？;夏天;秋天;冬天
“小”的反义词是什么？;大;黄;美
""",
    "ja": """問題;答え;間違い1;間違い2
日本の首都はどこですか。;東京;大阪;札幌
クモの足は何本ですか。;八本;六本;十本
牛乳をくれる動物はどれですか。;牛;ライオン;ねずみ
温度計は何を測りますか。;温度;長さ;重さ
魚はどこに住んでいますか。;水の中;木の上;雲の中
パンは何から作りますか。;小麦粉;石;雪
春の次の季節は何ですか。;夏;秋;冬
「小さい」の反対は何ですか。;大きい;黄色い;美しい
""",
    "ko": """질문;정답;오답 1;오답 2
대한민국의 수도는 어디입니까?;서울;부산;대구
거미의 다리는 몇 개입니까?;여덟 개;여섯 개;열 개
우유를 주는 동물은 무엇입니까?;소;사자;쥐
온도계는 무엇을 잽니까?;온도;길이;무게
물고기는 어디에 삽니까?;물속;나무 위;구름 속
빵은 무엇으로 만듭니까?;밀가루;돌;눈
봄 다음에 오는 계절은 무엇입니까?;여름;가을;겨울
작다의 반대말은 무엇입니까?;크다;노랗다;예쁘다
""",
}
