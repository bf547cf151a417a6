### The app: its window, and Quit on the host page. The window's title is one of the headlines.

## The window: a headline, a sentence below it, buttons

# On the very first start, before the system asks whether quizbs may use the network.
window-first = { $system ->
    [mac] Your Mac will ask you something
   *[windows] Windows will ask you something
}
window-first-more = { $system ->
    [mac] May quizbs accept connections, and find devices on your network? Press “Allow” each time: otherwise no phone can connect.
   *[windows] May quizbs use your networks? Allow both kinds, also if it asks twice: otherwise no phone can connect.
}
# $text is how to undo a “no”: check-unblock.
window-first-undo = It asks only once. Said no by mistake? { $text }
window-next = Continue
window-starting = Starting…
window-starting-more = This takes a few seconds.
# $address is what students type, like 192.168.1.5:8000.
window-running = Running at { $address }
window-running-more = Your students open this address. Leave this window open.
# $address is a name like quizbs.local:8000.
window-running-named = Your students open this address, or { $address }. Leave this window open.
# Only in the title of the window.
window-lesson = A lesson is running
window-lesson-more = A lesson is open. Leave this window open and the lid up.
window-no-network = No network found
window-no-network-more = Join the Wi-Fi that your students use.
window-asks = A lesson is open
window-asks-more = Phones stop until you start quizbs again. Nothing is lost.
window-ending = Ending…
window-ending-more = Everything is saved.
window-stopped = quizbs has stopped
# $text is what went wrong, a sentence.
window-stopped-more = It says: { $text }
window-stopped-unknown = It stopped by mistake. Nothing is lost. Please start it again.
window-open = Open my page
window-quit = Quit
window-quit-anyway = Quit anyway
window-stay = Keep it running
window-again = Start again
window-log = Show the log
window-close = Close

## The host page, when the window has started quizbs

window-quit-page = Quit quizbs
window-over = quizbs has ended
window-over-more = You can close this page. To play again, start quizbs.
