### About this program. Only for teachers.

about-title = Informazioni su quizbs
about-version = Versione { $text }
about-licence = quizbs è software libero con licenza MIT: puoi usarlo, copiarlo e modificarlo.
about-newer = Le nuove versioni si trovano dove hai preso questa. Installa quella nuova sopra: le tue lezioni restano.
about-home = quizbs non contatta nessuno e non cerca nuove versioni. Non invia niente, a meno che tu non condivida una partita via internet.
about-data = I tuoi dati sono in questa cartella:
about-log = Il registro è in questo file:
about-log-terminal = Il registro è nel terminale in cui è stato avviato quizbs.
about-libraries = { $count ->
    [one] Contiene { $count } libreria di altri autori
    [many] Contiene { $count } librerie di altri autori
   *[other] Contiene { $count } librerie di altri autori
}
about-licences = Tutte le licenze per intero
