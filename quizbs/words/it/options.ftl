### The rules and their options on the set-up page: a name, often a line of help, and the values to choose from. Only the
### teacher sees them. The names of the rules are in events.ftl.

## What the rules are like, in a line each

options-preset-line = { $preset ->
    [classroom] Se sai la risposta, prendi solo metà mucchio.
    [cheater] Regole classiche; le risposte danno solo punti.
    [bs] Solo carte. Chi può dire la verità, deve dirla.
   *[bottle] Solo carte. Una bottiglia sceglie chi inizia.
}
options-own-line = { $count ->
    [1] Tue: { $title }, con { $count } modifica
   *[other] Tue: { $title }, con { $count } modifiche
}
options-match = { $match ->
    [both] Due terzi carte, un terzo risposte giuste
    [half] Metà carte, metà risposte giuste
    [cards] Solo le carte
   *[answers] Solo le risposte giuste
}

## Values of several options

options-yes-no = { $value ->
    [true] Sì
   *[false] No
}
options-seconds = { $seconds ->
    [0] Senza limite fino all’ultimo giro
    [1] { $seconds } secondo
   *[other] { $seconds } secondi
}
options-count = { $count }
options-asking = { $value ->
    [none] Nessuna domanda
    [may] Può fare una domanda
   *[must] Deve fare una domanda
}

## A value was changed by hand to one that isn’t offered. $label is the name of the option.

options-bad-value = “{ $label }” non può essere “{ $value }”. Scegli di nuovo.
options-bad-word = La parola sul pulsante per dubitare deve avere da 1 a 16 lettere.
options-bad-preset = Scegli uno dei quattro gruppi di regole.

## The groups of options, each with a line that says what is in it

options-group = { $group ->
    [questions] Domande
    [calling] Dubitare
    [cards] Carte e turni
    [beside] Oltre alle carte
   *[clocks] Tempi
}
options-group-line = { $group ->
    [questions] Chi risponde, e quanto vale una risposta giusta
    [calling] La parola per dubitare, e quanto tempo c’è
    [cards] Il mazzo, la distribuzione e cosa si può giocare
    [beside] Qualcosa da fare tra i turni; non cambia carte né classifica
   *[clocks] Puoi disattivarli uno per uno, fino all’ultimo giro
}

## Questions

options-questions = Fai domande
options-questions-help = No: solo carte, senza raccolta di domande.
options-ask-caught = Bluff scoperto?
options-ask-caught-help = Chi ha dubitato sceglie una domanda per chi ha bluffato.
options-ask-wrong = Dubbio sbagliato?
options-ask-wrong-help = Chi ha detto la verità sceglie una domanda.
options-ask-whom = Chi risponde dopo un dubbio sbagliato
options-ask-whom-help = La domanda la sceglie comunque chi la fa.
options-ask-whom-value = { $value ->
    [accuser] Chi ha dubitato
    [least_asked] Qualcuno che ha risposto poco
   *[anyone] Lo sceglie chi fa la domanda
}
options-ask-which = Domande tra cui scegliere
options-ask-which-help = Ogni carta nasconde una domanda.
options-ask-which-value = { $value ->
    [challenged] Di tutte le carte scoperte
   *[false_only] Solo delle carte false
}
options-answer-counts = Con un telefono condiviso, una risposta conta per
options-answer-counts-help = Chi condivide fa a turno.
options-answer-counts-value = { $value ->
    [holder] Chi ha il telefono
   *[team] Tutti loro
}
options-answer-along = Rispondono tutti
options-answer-along-help = In privato, mentre una persona risponde per le carte.
options-sure = Quanto ci credi?
options-sure-help = Chi manda una risposta dice: al 100%, credo di sì, o a caso. Si vede solo nel tuo rapporto.
options-sure-value = { $value ->
    [class] Nelle domande per tutti
    [all] In tutte le domande
   *[no] Mai
}
options-argue = Se la classe si divide su una domanda per tutti
options-argue-help = Se circa metà ha risposto bene, i vicini ne parlano un minuto.
options-argue-value = { $value ->
    [true] Si discute, poi si rivota
   *[false] Mostra subito la risposta giusta
}
options-points = Punti per le risposte giuste
options-points-help = Uno ciascuna, due dalla terza di fila. Non si perdono mai.
options-stakes = Una risposta giusta
options-stakes-help = Vale solo per chi prende il mucchio.
options-stakes-value = { $value ->
    [half] Metà mucchio va fuori gioco
   *[none] Non cambia niente per le carte
}
options-odd-card = Se il mucchio non si divide a metà
options-odd-card-help = La carta in mezzo.
options-odd-card-value = { $value ->
    [gone] Va fuori gioco: una carta sola non costa nulla
   *[taken] Si prende
}
options-hunter = Bonus: con un dubbio giusto si scarta una carta
options-hunter-help = Ma mai l’ultima.

## Calling

options-call-word = Parola sul pulsante per dubitare
options-call-word-help = Al massimo 16 lettere.
options-callers = Chi può dubitare
options-callers-value = { $value ->
    [anyone] Tutti
   *[next] Solo chi gioca dopo
}
options-call-tokens = Dubbi sbagliati
options-call-tokens-help = Ogni dubbio sbagliato ne consuma uno. Sull’ultima carta si può sempre dubitare.
options-call-tokens-value = { $count ->
    [0] Quanti si vuole
   *[other] { $count } a testa
}
options-calls-in-row = Dubitare sempre della stessa persona
options-calls-in-row-help = Riparte da zero se dubita qualcun altro, o nessuno.
options-calls-in-row-value = { $count ->
    [0] Quanto si vuole
    [1] Una volta di fila
    [2] Due volte di fila
   *[3] Tre volte di fila
}
options-quiet = Tieni segreto chi dubita
options-quiet-help = Lo vedono sul telefono solo le due persone coinvolte. Il numero di carte può comunque tradirlo: chi sbaglia prende il mucchio, chi indovina può scartare una carta.
options-window = Tempo minimo per dubitare
options-window-help = Poi ancora finché non gioca la persona dopo.
options-window-value = { $seconds ->
    [0] Nessuno: si può giocare subito
   *[other] { options-seconds }
}
options-last-window = Tempo per dubitare dell’ultima carta
options-last-window-help = O finché ci credono tutti.
options-last-card = L’ultima carta
options-last-card-help = Se nessuno dubita.
options-last-card-value = { $value ->
    [survive] Vince, vera o no
   *[honest] Si scopre, e vince se è vera
}

## Cards and turns

options-deck = Mazzo
options-deck-help = quizbs ti avvisa se non va bene per il numero di giocatori.
options-deck-to = { $deck ->
    [five] Dall’asso al 5
    [six] Dall’asso al 6
    [seven] Dall’asso al 7
    [eight] Dall’asso all’8
    [nine] Dall’asso al 9
    [ten] Dall’asso al 10
    [jack] Dall’asso al jack
    [queen] Dall’asso alla regina
   *[other] Dall’asso al re
}
options-deck-value = { $value ->
    [fit] Giusto per circa 20 minuti
   *[other] { options-deck-to }
}
options-decks = Numero di mazzi
options-decks-help = Oltre otto giocatori ne servono almeno due.
options-decks-value = { $count ->
    [0] Quanti ne servono
   *[other] { $count }
}
options-remainder = Carte avanzate
options-remainder-help = Quando non si possono dare carte uguali a tutti.
options-remainder-value = { $value ->
    [pile] Iniziano il mucchio
   *[dealt] Vanno ai primi giocatori
}
options-starter = Chi inizia
options-starter-value = { $value ->
    [rotates] Ogni partita qualcun altro
    [left_of_dealer] A sinistra di chi dà le carte
   *[bottle] Decide la bottiglia
}
options-opening = La prima giocata
options-opening-value = { $value ->
    [hidden_aces] Assi, coperti
   *[open_card] Una carta qualsiasi, scoperta
}
options-direction = Direzione
options-direction-value = { $value ->
    [clockwise] Senso orario
   *[counterclockwise] Senso antiorario
}
options-step = Il valore sale di
options-step-help = Assi, poi due, poi tre: è uno.
options-step-value = { $count ->
    [1] Uno
    [2] Due
   *[3] Tre
}
options-wrap = Dopo il valore più alto
options-wrap-value = { $value ->
    [true] Si torna agli assi
   *[false] La partita finisce
}
options-truth = Chi ha le carte giuste
options-truth-value = { $value ->
    [free] Può bluffare lo stesso
   *[must] Deve giocarle
}
options-truth-count = Quante di queste
options-truth-count-help = Quando c’è l’obbligo di giocarle.
options-truth-count-value = { $value ->
    [any] Almeno una
   *[all] Tutte
}
options-first-bluff = Un bluff al primissimo turno
options-first-bluff-value = { $value ->
    [any] Fino a quattro carte
   *[other] Una carta sola
}
options-most-cards = Carte in un turno, al massimo
options-most-cards-help = Per ogni mazzo.
options-passing = Passare
options-passing-help = Non giocare niente, se un bluff sembra troppo rischioso.
options-passing-value = { $value ->
    [true] Si può
   *[false] Non si può
}
options-overclaim = Dire più carte di quante ce ne sono
options-overclaim-help = “Cinque assi” con un mazzo è chiaramente una bugia.

## Beside the cards

options-bets = Quando qualcuno dubita, scommettono tutti
options-bets-help = Gli altri toccano Bugia o Verità prima che si scopra la prima carta. La lavagna conta, senza nomi.
options-beliefs = Anche “Ci credo” è una scommessa
options-beliefs-help = Conta se le carte si scoprono. Se il bluff è scoperto, chi l’ha fatto legge in quanti ci hanno creduto.
options-guesses = Indovina la prossima giocata
options-guesses-help = In privato, prima che avvenga: bluff o no? Conta se le carte si scoprono.
options-shines = Il cervello brilla
options-shines-help = Chi sapeva una risposta si illumina sulla lavagna, e dopo ogni giro si vedono i tre migliori. All’inizio è disattivato dove gli studenti scrivono il nome.
options-reactions = Reazioni
options-reactions-help = Una di quattro immagini spunta dal proprio animale sulla lavagna, una volta per turno, mai mentre si scoprono le carte.
options-nemesis = Vecchi rivali
options-nemesis-help = Alla terza sfida tra le stesse due persone, la lavagna dice quante volte una ha scoperto l’altra.
options-unseen = La bugia invisibile
options-unseen-help = Alla fine, chi ha fatto il miglior bluff senza farsi scoprire può mostrarlo sulla lavagna. A nessun altro viene chiesto.

## Clocks

options-turn-time = Un turno
options-turn-time-help = Poi quel turno lo gioca un bot.
options-first-lap-clock = Un tempo nel primo giro
options-first-lap-clock-help = No: il primo turno di ognuno è senza tempo.
options-reveal-time = Guardare le carte
options-reveal-time-help = Dopo il verdetto.
options-reveal-time-value = { $seconds ->
    [0] Finché premi Salta, o fino all’ultimo giro
   *[other] { options-seconds }
}
options-short-show = Spettacolo breve
options-short-show-help = Un dubbio e le sue carte in metà tempo.
options-choose-time = Scegliere una domanda
options-answer-time = Rispondere
options-answer-time-help = Se la domanda non ha un tempo suo.
options-quick-time = Rispondere per una o due carte
options-quick-time-help = C’è poco in palio, quindi è più rapido. Le domande lunghe hanno comunque di più.
options-quick-time-value = { $seconds ->
    [0] Come per le altre
   *[other] { options-seconds }
}
options-discard-time = Scartare una carta
options-explain-time = Leggere la spiegazione
options-explain-time-help = O finché tutti hanno letto.
