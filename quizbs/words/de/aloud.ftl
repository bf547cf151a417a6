### What a whole class says aloud, and what lies on the table: on all phones in the language of the wall.

# The word on the call button, at most 16 letters. Students say it aloud to each other: it should be short and hurt nobody.
# $preset are the rules: classroom (ours), cheater, bs and bottle (written rules that have a word of their own in English).
aloud-call-word = { $preset ->
    [classroom] Zweifel!
    [cheater] Gemogelt!
    [bottle] Gelogen!
   *[bs] Gelogen!
}
# What is printed in the corner of a card in this language.
aloud-letter = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] B
    [queen] D
   *[king] K
}
