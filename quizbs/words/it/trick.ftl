### “Trick the class”: everybody writes a wrong answer, a lie, to a question; then all look for the truth among them.

trick-title = Inganna la classe
trick-written = { $count ->
    [1] { $count } su { $all } ha scritto
   *[other] { $count } su { $all } hanno scritto
}
trick-chosen = { $count ->
    [1] { $count } su { $all } ha scelto
   *[other] { $count } su { $all } hanno scelto
}
trick-fooled = { $count ->
    [0] non ci casca nessuno
    [1] ci casca { $count }
   *[other] ci cascano in { $count }
}
trick-found = { $count ->
    [0] Non la trova nessuno!
    [1] La trova { $count }
   *[other] La trovano in { $count }
}
trick-heard-truth = La verità: { $text }. { $count ->
    [0] Non la trova nessuno!
    [1] La trova { $count } persona.
   *[other] La trovano in { $count }.
}
trick-heard-lie = Una bugia: { $text }. { $count ->
    [0] Non ci casca nessuno.
    [1] Ci casca { $count } persona.
   *[other] Ci cascano in { $count }.
}

## On the phone

trick-clock = Secondi rimasti
trick-write = Scrivi una risposta sbagliata che sembri giusta
trick-letters = { $count } lettere su { $all }
trick-send = Manda
trick-send-instead = Manda questa, invece
trick-type = Scrivi la tua bugia.
trick-sent = Inviata. Puoi ancora cambiarla.
trick-read = L’insegnante le sta leggendo.
trick-read-next = Poi scegliete tutti.
trick-which = Qual è quella vera?
trick-choices = Risposte
trick-yours = la tua
trick-tap = Tocca quella che ti sembra vera.
trick-choose = { $letter } è vera
trick-sent-choice = Scelta fatta. Guarda la lavagna.
trick-look = Guarda la lavagna!
trick-one-by-one = Si scoprono una alla volta, la verità per ultima.
trick-not-shown = Stavolta la tua non c’è.
trick-you-fooled = { $count ->
    [0] Nella tua non è cascato nessuno.
    [1] Nella tua ci casca { $count } persona!
   *[other] Nella tua ci cascano in { $count }!
}
trick-right = Hai trovato la verità!
trick-wrong = Era un tranello!
trick-no-choice = Quella era la verità.
trick-points = *{ $count ->
    [1] { $count } punto
   *[other] { $count } punti
}* per te.
trick-points-more = { $count ->
    [1] { $count } punto.
   *[other] { $count } punti.
} *{ $total }* con i giri di prima.
trick-own-up = Era la mia
trick-owned = Ora tutti vedono che era la tua.
trick-back = Tra poco l’insegnante va avanti.

## On the wall

trick-does = { $phase ->
    [writing] Scrivi una bugia sul telefono
    [glance] Prima l’insegnante legge le bugie
    [voting] Qual è quella vera?
   *[reveal] Chi è cascato in cosa?
}
trick-heard = { trick-title }. { trick-does }: { $text }
trick-by = di { LIST($names) }

## On the desk

trick-how = Tutti scrivono una risposta sbagliata. Poi si cerca la verità in mezzo. Scegli una domanda che abbia senso anche senza opzioni.
trick-unread = Non mostrarmi prima le bugie. Le parolacce vengono respinte.
trick-chance = Scegli a caso
trick-start = Usa questa
trick-read-lies = Escludi quello che nessuno dovrebbe leggere.
trick-reveal = La lavagna le mostra una alla volta.
trick-told = Erano tutte.
trick-next = { $step ->
    [writing] Ferma la scrittura
    [glance] Falli scegliere
    [voting] Mostra chi ha ingannato chi
    [reveal] Scopri la prossima
   *[told] Torna alle carte
}
trick-end = Chiudi questo giro
trick-discard = Escludi
trick-restore = Rimetti
trick-discard-it = Escludi: { $text }
trick-restore-it = Rimetti: { $text }
trick-writers = { $count ->
    [1] di { $count } studente
   *[other] di { $count } studenti
}
trick-doubtful = controlla bene
trick-none = Nessuno ha ancora scritto.
trick-keep = Tieni nella raccolta
trick-keep-it = Tieni nella raccolta: { $text }
trick-kept = Nella raccolta
trick-keep-how = Le bugie tenute diventano risposte sbagliate. Nella pagina della raccolta scrivi perché lo sono.
