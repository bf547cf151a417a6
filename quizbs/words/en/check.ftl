### Whether phones can connect: the page /check, opened on a phone, and the host’s page “Try it tonight” at /host/check.

# The verdict on the phone, its sentence, and the titles of its lines. “none”: the game can’t connect; “polling” and
# “websocket”: only one of two ways works.
check-title = { $how ->
    [asking] Can this phone play?
    [best] This phone can play
    [slow] It works, but slowly
    [polling] This phone can play
    [websocket] This phone can play
   *[none] Not yet
}
check-line = { $how ->
    [asking] One moment…
    [best] All good! Your laptop’s light is green.
    [slow] The network is slow right now. Move closer to the Wi-Fi, and close other apps.
    [polling] Works (in compatibility mode). Nothing to do.
    [websocket] Works (WebSocket only). Nothing to do.
   *[none] This page loads, but the game can’t connect. Try another Wi-Fi, or show this page to your IT person.
}
# Instead of the sentence, in the teacher’s own browser.
check-own = But this is the laptop itself, so its light stays off. Now try it with a phone.
check-websocket = WebSocket
check-polling = Long polling
check-delay = Delay
# Behind ✓ or ✗, beside “WebSocket” and “Long polling”.
check-works = { $works ->
    [yes] works
   *[no] is blocked
}
check-took = { $count } ms, { $how ->
    [good] quick
    [fair] good enough
   *[slow] slow
}
check-again = Check again
check-no-script = The game needs JavaScript. Switch it on and reload this page.

## Samples of the sizes of letters

check-size = Text size
check-large = Say it out loud: two sevens
check-middle = Nobody called Ben’s three tens.
check-small = The smallest letters in the game look like this.
check-pixels = Too small to read? Set larger letters on the phone, and the game follows. Now: { $count } px.

## Lines for the IT person

check-it = For the IT person
check-browsers = The game runs from Chrome and Edge 109, Firefox 115, iOS and Safari 15.6 on.
check-page = This page: { $address }
check-websocket-open = WebSocket: open (ws on { $address }).
check-websocket-blocked = WebSocket: let “Connection: Upgrade” to { $address }, path /socket.io/, through the proxy or filter.
check-polling-open = Long polling: open (plain GET and POST).
check-polling-blocked = Long polling: let GET and POST to http://{ $address }/socket.io/ through; an answer may take 5 seconds.
# $names are numbers.
check-answers-took = Answers took { LIST($names, type: "unit") } ms.
check-nothing = Nothing else is needed: no internet, no other server.
# $text is “390 × 844”; $count pixels of the device are one of the page.
check-screen = Screen: { $text }, { $count ->
    [one] { $count } device pixel
   *[other] { $count } device pixels
} to one.

## Try it tonight, on the host’s laptop

check-tonight = Try it tonight
# “late”: for a minute no phone has come; “shut”: only this laptop is served.
check-state = { $state ->
    [waiting] Scan this with a phone
    [late] No phone has connected yet
    [on] Phones can connect
    [none] No network found
   *[shut] Phones can’t connect yet
}
check-state-line = { $state ->
    [waiting] Use any phone on your students’ Wi-Fi. The light turns green when it connects.
    [late] The phone can’t reach this laptop. The most likely causes come first below.
    [on] A phone has connected. You’re ready!
    [none] Join the Wi-Fi that the phones use, or switch on a hotspot. This page will notice.
   *[shut] quizbs was started for this laptop only. Stop it, then start it again without --host.
}
check-compatible = Phones can connect (compatibility mode). You’re ready!
check-code = For the phone
check-code-picture = QR code: opens { $address }
# $address is in large letters.
check-type = or type { $address }
check-addresses = { $count ->
    [one] This laptop has { $count } address
   *[other] This laptop has { $count } addresses
}
check-addresses-how = Try the first one first. If its light stays off, use another. Your choice counts until you stop quizbs.
check-came = a phone used this one
check-shown = In the code now
check-later = appeared later
check-use = Use this
check-use-it = Use this one: { $address }
check-causes = If no phone can connect
check-causes-line = Four causes, and what to do
# $name is the program that asks, “Python” or “quizbs”.
check-firewall = *This laptop’s firewall is blocking phones.* { $system ->
    [windows] Windows asks once whether { $name } may use your networks: allow both kinds. Already said no? { check-unblock }
   *[other] { check-unblock }
}
# How to undo a “no”, also in the app’s window.
check-unblock = { $system ->
    [windows] Windows Security, Firewall, Allow an app: tick both boxes beside { $name }.
    [mac] System Settings, Network, Firewall, Options: allow incoming connections for { $name }.
   *[linux] If this laptop has a firewall, open the port: { $code }
}
check-other-network = *The phone is on another network.* Guest Wi-Fi and school Wi-Fi are two. Put both on the same one, and switch mobile data off.
check-kept-apart = *The Wi-Fi keeps its devices apart.* Guest and school networks often do. Ask your IT person for one without “client isolation”.
check-no-time = *No time for that?* Switch on the hotspot of this laptop or of a phone, and let everyone join it. You don’t need the internet.
check-back = Back to your page
