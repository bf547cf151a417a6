tunnel-head = Udostępnij przez internet
tunnel-line = Gdy Wi-Fi oddziela telefony od siebie
tunnel-privacy = *Imiona i odpowiedzi idą wtedy przez Cloudflare, które może je czytać. Najpierw zapytaj w szkole.*
tunnel-limits = Cloudflare udostępnia to do testów i niczego nie obiecuje: najwyżej 200 żądań naraz i za każdym razem nowy adres. Kończy się razem z lekcją.
tunnel-scan = Weź dowolny telefon, w dowolnym Wi-Fi albo na danych komórkowych. Lampka zaświeci na zielono, gdy się połączy.
tunnel-begin = Udostępnij przez internet
tunnel-end = Przestań udostępniać
tunnel-state = { $state ->
    [starting] *Chwileczkę…* To może potrwać pół minuty.
    [on] *Udostępnione.* Nowe telefony wchodzą przez internet, z dowolnego Wi-Fi albo przez dane komórkowe. Te, które już są w grze, zostają. Twój pilot musi być w tej samej sieci co ten laptop.
    [missing] *Do tego trzeba programu „cloudflared”, a na tym laptopie go nie ma.* Poproś szkolnego informatyka, żeby go zainstalował, i zapytaj, czy wolno go używać.
    [late] *Jeszcze nie ma połączenia, więc nic nie jest udostępnione.* Może blokuje je sieć szkolna. Poproś informatyka, żeby wypuścił „cloudflared” przez port 7844.
   *[ended] *Nic nie jest udostępnione: „cloudflared” zakończył działanie.* Spróbuj jeszcze raz. Jeśli to nie pomoże, pokaż tę stronę informatykowi.
}
tunnel-error = Jego komunikat: { $text }
