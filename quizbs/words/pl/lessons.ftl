### The page “My lessons”: past lessons, when to play them again, and when their names are deleted. Only the teacher sees
### it. $share is a share, written in percent.

lessons-title = Moje lekcje
lessons-classes = Klasy
lessons-all-classes = Wszystkie klasy

## The lesson that is best played again now

lessons-best-again-now = Najlepiej teraz znowu: { $title }, { $label }
lessons-played-ago = { $days ->
    [one] Grana { $days } dzień temu.
    [few] Grana { $days } dni temu.
    [many] Grana { $days } dni temu.
   *[other] Grana { $days } dnia temu.
}
lessons-still-open = Pytania jeszcze otwarte: { $count }.
lessons-three-to-seven = Najlepiej działa przerwa od trzech do siedmiu dni.
lessons-play-again = Zagraj znowu

## The list of lessons: heads of columns, and what stands in them

lessons-head = { $head ->
    [when] Kiedy
    [bank] Baza pytań
    [class] Klasa
    [students] Uczniowie
    [first] Dobre pierwsze odpowiedzi
    [again] Najlepiej znowu
   *[names] Imiona
}
lessons-no-bank = Bez bazy
lessons-few = Za mało odpowiedzi
lessons-teach = do powtórki: { $count }
lessons-nothing-stands-out = Nic się nie wyróżnia
lessons-few-answers = { $count ->
    [one] { $count } odpowiedź, za mało, żeby oceniać
    [few] { $count } odpowiedzi, za mało, żeby oceniać
    [many] { $count } odpowiedzi, za mało, żeby oceniać
   *[other] { $count } odpowiedzi, za mało, żeby oceniać
}
lessons-percent = { NUMBER($share, style: "percent") }
lessons-compared = { $how ->
    [first] pierwszy raz
    [unjudged] ostatnio: za mało, żeby oceniać
    [up] ↑ z { NUMBER($share, style: "percent") }
    [down] ↓ z { NUMBER($share, style: "percent") }
   *[same] jak przedtem
}
lessons-now = teraz
lessons-played-again = grana znowu: { $day }
lessons-any-time = kiedykolwiek
lessons-open = pytania otwarte: { $count }
lessons-names-gone = Usunięto: { $day }
lessons-names-go = { $when ->
    [today] Do dziś do { $clock }
    [tomorrow] Do jutra do { $clock }
   *[later] Do: { $day }
}
lessons-kept-by-you = zachowane przez ciebie
lessons-take-back = Cofnij
lessons-keep = Zachowaj
lessons-keep-until = Zachowaj imiona do: { $day }
lessons-about = Otwórz lekcję, żeby zobaczyć raport. Imiona znikają w podanym terminie, pojedyncze odpowiedzi po 30 dniach albo z imionami; liczby zostają.
lessons-your-data = Twoje dane

## All lessons of one class

lessons-together = Wszystkie lekcje razem: { $label }
lessons-together-open = Pytania jeszcze otwarte: { $count } z { $all }. Ostatnio było w nich mniej niż 70% dobrych odpowiedzi. Gdy zagrasz znowu z tą klasą, trafią na karty pierwsze.
lessons-together-none = Z pytań, które padły ({ $all }), żadne nie jest już otwarte.
lessons-question = Pytanie
lessons-bank = Baza
lessons-right-last = Ostatnio dobrze
lessons-right = { $right } z { $all }
lessons-asked-in = Na ilu lekcjach
lessons-count = { $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
    [many] { $count } lekcji
   *[other] { $count } lekcji
}
lessons-more = I jeszcze { $count }.

## No lessons yet

lessons-none = Tutaj będzie lista twoich lekcji
lessons-none-of-class = Ta klasa nie ma lekcji
lessons-none-about = Po każdej lekcji dostajesz jedną stronę: co powtórzyć, które tematy poszły dobrze, kto cię potrzebuje. Powstaje, gdy klasa się pakuje.
lessons-none-names = Imiona znikają dzień później, chyba że je zachowasz. Liczby zostają.
lessons-begin = Rozpocznij lekcję
lessons-begin-first = Rozpocznij pierwszą lekcję
lessons-see-sample = Zobacz przykładowy raport
