### The host’s bar below the projected game, with its panels: buttons of one to three words.

bar-label = Voor de docent
bar-desk = Dashboard
bar-deal = Uitdelen
bar-deal-bots = Laat de bots spelen
bar-again = Opnieuw uitdelen
bar-deal-now = Toch nu uitdelen
bar-next = Volgende ronde
bar-freeze = Opletten
bar-carry-on = Verder
bar-question = Vraag voor iedereen
bar-show = Toon het antwoord
bar-vote = Stem nu opnieuw
bar-back = Terug naar de kaarten
bar-follow = { $table ->
    [0] Bord: alle tafels
   *[other] Bord: tafel { $table }
}
bar-follow-title = Wat het bord toont
bar-all-tables = Alle tafels
bar-table = Tafel { $table }
bar-more = Meer
bar-skip = Overslaan
bar-end = Stop dit potje
bar-lock = Les op slot
bar-unlock = Les van slot
bar-names = Spelers: { $count }
bar-close = Sluit de les af
bar-full = Volledig scherm
bar-small = Sluit volledig scherm
bar-calm = Minder beweging
bar-lively = Alle beweging
bar-bilingual = Vragen in twee talen
bar-monolingual = Vragen in één taal
bar-mute = Geluid uit
bar-music = Muziek
bar-as-right = Reken goed
bar-as-wrong = Reken fout

## Before anything that can’t be undone

bar-end-sure = Dit potje nu stoppen?
bar-end-line = De minste kaarten winnen. Daarna kun je weer uitdelen.
bar-close-sure = De les afsluiten?
bar-close-line = Iedereen wordt losgekoppeld. De resultaten blijven bewaard.
bar-keep-playing = Speel door
bar-remove-sure = { $name } verwijderen?
bar-remove-line = Die telefoon kan niet terug onder deze naam.
bar-keep = Behouden

## The students

bar-names-title = Wie is er?
bar-nobody = Nog niemand. Wie is de eerste?
bar-remove = Verwijder
bar-remove-name = Verwijder { $name }
bar-bot = Laat een bot spelen
bar-bot-for = Laat een bot spelen voor { $name }
bar-give-back = Geef de plek terug
bar-give-back-to = Geef { $name } de plek terug
bar-done = Klaar
