### Glossary. card: kart · hand: kartların · pile: yığın · face down: kapalı · face up: açık · play: oynamak · claim: söz ·
### call: itiraz (etmek) · believe: inanmak · bluff: blöf · lie: yalan · caught: yakalandı · pick up: almak ·
### throw away: atmak · question bank: soru bankası · bot: bot · lap: tur · round: raunt · rules: kurallar · lesson: ders ·
### table: masa · wall and board: tahta · desk: öğretmen paneli · host page: sayfan · results: sonuçlar ·
### ace as, two ikili … ten onlu, jack vale, queen kız, king papaz · spades maça, hearts kupa, diamonds karo, clubs sinek.
### Names of students take no endings (they would have to follow the vowels of the name): words like “için” stand instead.

cards-rank = { $rank ->
    [ace] as
    [two] ikili
    [three] üçlü
    [four] dörtlü
    [five] beşli
    [six] altılı
    [seven] yedili
    [eight] sekizli
    [nine] dokuzlu
    [ten] onlu
    [jack] vale
    [queen] kız
   *[king] papaz
}
cards-ranks = { $rank ->
    [ace] aslar
    [two] ikililer
    [three] üçlüler
    [four] dörtlüler
    [five] beşliler
    [six] altılılar
    [seven] yedililer
    [eight] sekizliler
    [nine] dokuzlular
    [ten] onlular
    [jack] valeler
    [queen] kızlar
   *[king] papazlar
}
# The accusative of the plural: what somebody plays.
cards-ranks-acc = { $rank ->
    [ace] asları
    [two] ikilileri
    [three] üçlüleri
    [four] dörtlüleri
    [five] beşlileri
    [six] altılıları
    [seven] yedilileri
    [eight] sekizlileri
    [nine] dokuzluları
    [ten] onluları
    [jack] valeleri
    [queen] kızları
   *[king] papazları
}
cards-a-rank = { cards-rank }
cards-ranked = { cards-rank }
cards-claimed = { $count } { cards-ranked }
cards-number = { $count ->
    [0] sıfır
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
   *[other] { $count }
}
cards-name = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
} { $sign ->
    [ace] ası
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valesi
    [queen] kızı
   *[king] papazı
}
cards-cards = { $count } kart
cards-whole-pile = { $count ->
    [1] { cards-cards }
    [2] iki kartı da
   *[other] { $count } kartın hepsini
}
cards-ordinal = { $place }.
cards-seat = Koltuk { $seat }

## What the turned cards are, after a claim of $rank. A colon or a full stop follows.

cards-false-only = Bu { cards-rank } değil
cards-false-neither = İkisi de { cards-rank } değil
cards-false-all = Hiçbiri { cards-rank } değil
cards-false-odd = Bu { $odd ->
    [ace] as
    [two] ikili
    [three] üçlü
    [four] dörtlü
    [five] beşli
    [six] altılı
    [seven] yedili
    [eight] sekizli
    [nine] dokuzlu
    [ten] onlu
    [jack] vale
    [queen] kız
   *[king] papaz
}, { cards-rank } değil
cards-false-some = { $found ->
    [1] Biri { cards-rank } değil
    [2] İkisi { cards-rank } değil
    [3] Üçü { cards-rank } değil
   *[other] { $found } tanesi { cards-rank } değil
}
cards-all-true = { $all ->
    [1] Gerçekten { cards-rank }
    [2] İkisi de { cards-rank }
    [3] Üçü de { cards-rank }
    [4] Dördü de { cards-rank }
   *[other] { $all } kartın hepsi { cards-rank }
}
