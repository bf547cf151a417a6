### In the bar of the wall, before a lesson: whether phones can connect, why not, and bots.

# The light in the bar.
reach-lamp = { $lamp ->
    [waiting] No phone yet
    [late] No phone yet: why?
    [on] Phones can connect
   *[none] No network
}
reach-title = { $lamp ->
    [waiting] Can phones connect?
    [late] No phone has connected yet
    [on] Phones can connect
   *[none] No network found
}
# Four causes follow.
reach-line = { $lamp ->
    [waiting] Scan the code with any phone, or open this address with /check at the end. The light turns green when a phone connects.
    [late] The phone can’t reach this laptop. Most likely causes first:
    [on] A phone has connected. If others can’t:
   *[none] Join the Wi-Fi that the phones use, or switch on a hotspot. Then:
}
reach-more = More on your own page
reach-firewall = *The firewall is asking.* This laptop may have asked whether quizbs or Python may use the network. Say yes. Said no? Look under “{ reach-more }”.
reach-two-networks = *Two networks.* Phone and laptop must be on the same Wi-Fi, with mobile data off.
reach-kept-apart = *The Wi-Fi keeps devices apart.* Guest networks often do. Ask for another one.
reach-no-time = *No time for that?* Use the hotspot of this laptop or of a phone. You don’t need the internet.
# Instead of the causes, while the game is shared over the internet.
reach-shared = *Shared over the internet.* Phones may use any Wi-Fi or mobile data. If one can’t connect, its Wi-Fi may block this address: switch that phone to mobile data.
reach-addresses = Addresses of this laptop
# What is known of an address.
reach-came = a phone used this one
reach-shown = in the code now
reach-shown-and-came = in the code now, a phone used this one
reach-later = appeared later
reach-use = Use this
reach-use-it = Use this one: { $address }
reach-tab = No phone? Play in a second tab
reach-close = Done
# A code that phones scan to join the Wi-Fi: a button, and the title of its panel.
reach-wifi = A code for the Wi-Fi
reach-wifi-line = Phones that scan it join the Wi-Fi. Anyone who scans it can find out the password. quizbs doesn’t save it.
reach-wifi-name = Name of the Wi-Fi
reach-wifi-password = Password (leave empty if it has none)
reach-wifi-user = Does your Wi-Fi ask for a user name too? A code can’t hold that.
reach-wifi-show = Show the code
# Two codes side by side, each with its step above it.
reach-wifi-first = 1. Join the Wi-Fi
reach-wifi-second = 2. Join the game
# $name is the name of the Wi-Fi.
reach-wifi-picture = QR code: joins the Wi-Fi { $name }
reach-wifi-other = Another Wi-Fi
reach-wifi-hide = Hide the code
reach-add-bots = { $count ->
    [1] Add a bot
   *[other] Add { $count } bots
}

## In large letters on the wall

reach-no-network = No network found.
reach-join-network = Join the Wi-Fi that the phones use, or switch on a hotspot.
reach-only-bots = Only bots so far: scan the code and beat them.
# Below the address; $address is a name like “quizbs.local:8000”.
reach-or-name = or { $address }
