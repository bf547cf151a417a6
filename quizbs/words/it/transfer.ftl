### Moving to another computer: a backup to save, and one to bring here. Only for teachers.

transfer-title = Passare a un altro computer
transfer-lead = Salva un backup. Sull’altro computer apri questa pagina e portalo lì.

## A backup to save

transfer-save = Salva un backup
transfer-save-what = Un solo file con tutto: raccolte di domande, lezioni, rapporti, classi, regole e immagini. Si può anche durante una lezione.
transfer-save-names = Chi ha il file può leggere i nomi che contiene. Non dà accesso alle tue pagine.

## A backup to bring here

transfer-bring = Porta qui un backup
transfer-bring-how = Scegli un backup. Prima che cambi qualcosa vedrai che cosa contiene.
transfer-file = Backup, fino a { $size } MB
transfer-look = Vedi che cosa contiene
transfer-running = È in corso una lezione. Porta qui il backup quando è finita.
transfer-from = { $known ->
    [yes] Nel backup del { $day }
   *[no] Nel backup
}
transfer-here = Ora su questo computer
transfer-holds = { transfer-banks } · { transfer-lessons } · { transfer-classes }
transfer-banks = { $banks ->
    [one] { $banks } raccolta di domande tua
    [many] { $banks } raccolte di domande tue
   *[other] { $banks } raccolte di domande tue
}
transfer-lessons = { $lessons ->
    [one] { $lessons } lezione
    [many] { $lessons } lezioni
   *[other] { $lessons } lezioni
}
transfer-classes = { $classes ->
    [one] { $classes } classe salvata
    [many] { $classes } classi salvate
   *[other] { $classes } classi salvate
}
transfer-replaces = Il backup sostituisce tutto su questo computer.
transfer-keeps = Quello che c’è ora resta in questo file:
transfer-drop = Lascia tutto com’è
transfer-again = quizbs si riavvia
transfer-again-more = La tua pagina torna tra qualche secondo.
transfer-done = Tutto quello che c’era nel backup ora è qui.

## What backups have replaced

transfer-before = Che cosa c’era qui prima
transfer-before-what = Per tornare indietro, porta qui uno di questi file. I nomi che contengono non scadono: cancellali quando non ti servono più.
transfer-delete-file = Cancella

## Why nothing was done

transfer-nothing = Non è cambiato niente
transfer-problem = { $problem ->
    [running] È in corso una lezione. Porta qui il backup quando è finita.
    [no-file] Scegli prima un file.
    [empty] Questo file è vuoto. Copialo di nuovo dall’altro computer.
    [zip] Questo è un file ZIP o un documento. Scegli il file che finisce con .quizbs.
    [picture] Questa è un’immagine. Scegli il file che finisce con .quizbs.
    [database] Questo file è di un altro programma. Scegli il file che finisce con .quizbs.
    [cut] Manca la fine di questo file. Copialo di nuovo e aspetta che sia completo.
    [damaged] Questo file è danneggiato. Copialo di nuovo o prendi un backup più vecchio.
    [several] Questo backup è di più insegnanti, quindi non può sostituire i tuoi dati.
    [disk] Questo computer non è riuscito a salvare il file. Libera spazio sul disco, poi riprova.
    [large] Questo file è troppo grande. Un backup può avere fino a { $size } MB.
    [gone] Questo backup non c’è più: aspetta solo un’ora. Sceglilo di nuovo.
    [place] Non è stato possibile mettere il backup al suo posto. Libera spazio sul disco, poi riprova.
   *[other] Questo non è un backup di quizbs. Scegli il file che finisce con .quizbs.
}
transfer-newer = { $known ->
    [yes] Questo backup l’ha salvato un quizbs più nuovo ({ $text }). Installa qui quello o uno più nuovo.
   *[no] Questo backup l’ha salvato un quizbs più nuovo. Installalo qui.
}
