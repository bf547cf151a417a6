### Classes, how long names are kept, and what is stored and how to delete it. Only the teacher sees these pages. Star
### pairs mark emphasis: *like this*.

## The page “Class and names”

classes-title = Classe e nomi
classes-to-desk = Torna alla cattedra
classes-please-check = Controlla qui, per favore
classes-head-class = Classe
classes-about-label = Un’etichetta tua, per esempio 2B. I rapporti confrontano così le lezioni della stessa classe. Gli studenti non la vedono.
classes-label = Etichetta
classes-save = Salva
classes-names = Nomi
classes-names-go = { $when ->
    [today] I nomi si cancellano oggi alle { $clock }.
    [tomorrow] I nomi si cancellano domani alle { $clock }.
    [later] I nomi si cancellano { $day }.
   *[open] I nomi si cancellano un giorno dopo la lezione.
}
classes-names-kept = { $when ->
    [today] I nomi restano fino a oggi alle { $clock }.
    [tomorrow] I nomi restano fino a domani alle { $clock }.
   *[later] I nomi restano fino a { $day }.
}
classes-latest = Agli studenti è stato detto: al più tardi { $day }.
classes-keep-as-usual = Cancellali un giorno dopo la lezione
classes-keep-until = Tienili fino a { $day }
classes-or-until = O fino al
classes-keep-until-then = Tienili fino ad allora
classes-bad-label = Per la classe usa al massimo { $count } caratteri, per esempio 2B.
classes-bad-date = Scegli una data tra domani e { $day }.

## The page “Your data”

classes-data-title = I tuoi dati
classes-data = I tuoi dati e come cancellarli
classes-data-lead = I nomi si cancellano un giorno dopo la lezione, se non li tieni, le singole risposte un mese dopo. Qui puoi cancellarli subito.
classes-nothing-done = Non è stato fatto niente
classes-lessons = Lezioni
classes-delete-more = Cancella…
classes-one-student = Solo uno studente, o cosa c’è salvato su qualcuno
classes-no-lessons = Ancora nessuna lezione. La prima comparirà qui.
classes-classes = Classi
classes-everything = Tutto
classes-everything-what = Tutte le lezioni, i risultati e le impostazioni
classes-own-banks = Cancella anche le mie raccolte di domande e le loro immagini
classes-end-first = Prima chiudi queste lezioni: { LIST($names, type: "unit") }
classes-who-opens = Chi può aprire queste pagine
classes-other-browsers = Tutti gli altri browser
classes-sign-out-more = Disconnetti…
classes-backup = Fai un backup
classes-backup-how = Dalla riga di comando, anche durante una partita: { $backup }. Per recuperarlo ferma quizbs e usa { $restore }. Tieni quel file al sicuro come una chiave: apre queste pagine.

## Deleting for good, on that page and on the command line

classes-deletes = Si cancella per sempre
classes-leaves = Resta
classes-delete-what = { $what ->
    [lesson] Cancella questa lezione
    [student] Cancella questo studente
    [label] Cancella questa classe
    [everything] Cancella tutto
   *[out] Disconnetti tutti gli altri browser
}
classes-word = { $what ->
    [everything] cancella tutto
    [out] disconnetti
   *[other] cancella
}
classes-type-word = Scrivi *{ $word }* per confermare
classes-wrong-word = Non è stato cancellato niente. Scrivi “{ $word }” nella casella.
classes-done = { $what ->
    [lesson] La lezione è cancellata.
    [student] Lo studente è cancellato.
    [label] La classe è cancellata.
    [everything] È cancellato tutto.
   *[out] Tutti gli altri browser sono disconnessi.
}
classes-gone = { $what ->
    [lesson] Quella lezione è già cancellata.
    [student] Quello studente è già cancellato, o lo sono i nomi della lezione.
   *[label] Quella classe è già cancellata.
}
classes-still-open = Questa lezione è ancora aperta. Prima chiudila alla cattedra, poi torna qui.
classes-lessons-open = Queste lezioni sono ancora aperte: { LIST($names, type: "unit") }. Non è cambiato niente.

## What is deleted and what stays: lines of lists

classes-lesson-names = I nomi, l’elenco della classe di questa lezione e chi ha scelto quale nome
classes-lesson-plays = Tutte le mani, le giocate e le risposte
classes-lesson-results = I risultati e le somme
classes-lesson-ends = Se la lezione è ancora aperta, finisce per tutti
classes-lesson-leaves-banks = Le tue raccolte di domande, le impostazioni e le altre lezioni
classes-lesson-leaves-sums = Quante volte ogni domanda ha avuto la risposta giusta in lezioni più vecchie, senza nomi
classes-lesson-leaves-paper = Backup e fogli stampati. Quelli buttali tu, per favore.
classes-student-name = Il nome, anche nell’elenco e nella classe conservata, e l’animale
classes-student-answers = Ogni risposta, e le mosse con le carte
classes-student-games = Come sono andate le partite di questa lezione, per tutti: è tutto collegato
classes-student-sums = La sua parte delle somme. Se restano in meno di cinque, tutte.
classes-student-leaves-others = Gli altri studenti, le loro risposte e il rapporto
classes-student-leaves-files = File salvati, backup e fogli stampati. Quelli cancellali tu, per favore.
classes-label-names = L’etichetta, e l’elenco dei nomi se ne conservi uno
classes-label-sums = Le somme delle sue lezioni: quante risposte giuste, e com’è andata ogni domanda
classes-label-leaves-lessons = Le lezioni, senza etichetta
classes-label-leaves-answers = Le singole risposte, fino alla loro data
classes-everything-lessons = Tutte le lezioni con nomi, elenchi, mani, risposte e risultati
classes-everything-classes = Le tue classi con gli elenchi, e tutte le somme
classes-everything-sums = Quante volte ogni domanda ha avuto la risposta giusta
classes-everything-uploads = I file caricati ma non ancora importati
classes-everything-settings = Le tue impostazioni e le tue regole
classes-everything-banks = Le tue raccolte di domande e le loro immagini
classes-everything-leaves-banks = Le tue raccolte di domande, se non cancelli anche quelle
classes-everything-leaves-shipped = Le raccolte di domande fornite con quizbs
classes-everything-leaves-paper = Backup, vecchi dati di un ripristino e fogli stampati. Quelli buttali tu, per favore.
classes-out-browsers = Ogni altro browser che poteva aprire questa pagina
classes-out-remotes = Ogni telecomando. Puoi ricollegarlo dalla cattedra.
classes-out-address = L’indirizzo scritto da quizbs. Ne scrive uno nuovo.
classes-out-leaves-results = Lezioni, raccolte di domande e risultati
classes-out-leaves-students = Gli studenti restano nella lezione
