### “Share over the internet”, on the host’s page “Try it tonight”: a switch, off by default, for a Wi-Fi that keeps
### phones apart. It runs “cloudflared”, a program of the company Cloudflare.

tunnel-head = Share over the internet
tunnel-line = For a Wi-Fi that keeps phones apart
tunnel-privacy = *Names and answers then pass through Cloudflare, which can read them. Ask your school first.*
tunnel-limits = Cloudflare made this for testing and promises nothing: up to 200 requests at once, and a new address each time. It ends with the lesson.
# Instead of “Use any phone on your students’ Wi-Fi”, while the game is shared.
tunnel-scan = Use any phone, on any Wi-Fi or with mobile data. The light turns green when it connects.
tunnel-begin = Share over the internet
tunnel-end = Stop sharing
# “missing”: the program isn’t installed; “late”: it couldn’t connect in time; “ended”: it ended by itself.
tunnel-state = { $state ->
    [starting] *One moment …* This can take half a minute.
    [on] *Shared.* New phones come in over the internet, from any Wi-Fi or with mobile data. Phones that are in stay in. Your remote needs the same network as this laptop.
    [missing] *This needs the program “cloudflared”, which isn’t on this laptop.* Ask your school’s IT to install it, and whether you may use it.
    [late] *No connection yet, so nothing is shared.* The school’s network may block it. Ask your IT to let “cloudflared” out on port 7844.
   *[ended] *Nothing is shared: “cloudflared” has ended.* Try again. If that doesn’t help, show this page to your IT person.
}
# The last thing that the program said about what went wrong, in English: for the IT person.
tunnel-error = It said: { $text }
