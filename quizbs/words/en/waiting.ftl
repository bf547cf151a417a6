### On the desk: students who wait to be let in, who are kept out, or who are removed.

# The title of a student’s card.
waiting-name = “{ $name }”?
waiting-line = Waiting to join. Nobody else sees the name yet.
waiting-listed = On your class list. Waiting to join.
# Why a student who chose a name from the class list waits.
waiting-asks = { $asks ->
    [unlisted] Not on your list. “Let in” adds the name.
   *[taken] On your list, but somebody has picked this name already.
}
waiting-asleep = The page is closed, or the phone is asleep.
waiting-let-in = Let in
waiting-drawn = Give another name
waiting-away = Turn away
waiting-many = { $count ->
    [one] { $count } name is waiting to join
   *[other] { $count } names are waiting to join
}
waiting-look = See who
waiting-all-in = Let all in
waiting-all-away = Turn all away
waiting-one-address = { $count } joined from one address, one right after the other
waiting-one-address-line = If your class shares one address, all is well. If not, it may be one phone.
waiting-ours = They are my students
waiting-watch = You removed somebody, so new names wait for your OK ({ $minutes } min).

## Removing many at once

waiting-clear = Remove many, or let people back in
# A button.
waiting-remove = { $which ->
    [fresh] Remove the { $count } who joined in the last minute
    [gone] { $count ->
        [one] Remove the { $count } whose phone is gone
       *[other] Remove the { $count } whose phones are gone
    }
   *[crowd] { $count ->
        [one] Remove this { $count }
       *[other] Remove these { $count }
    }
}
# The question before they are removed, and its line.
waiting-sure = { $count ->
    [one] Remove this name?
   *[other] Remove these { $count } names?
}
waiting-who = { LIST($names, type: "unit") }. They can join again once you OK the name.
# $count more names than those listed.
waiting-who-more = { LIST($names, type: "unit") } and { $count } more. They can join again once you OK the name.
waiting-out = Kept out
waiting-back = Let back in
