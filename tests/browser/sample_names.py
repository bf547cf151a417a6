"""Names for samples: usual ones and the longest possible; and the longest words that students can read."""

FIVE = ("Ann", "Bob", "Cem", "Dan", "Anneliese")
FOUR = FIVE[:4]
SIX = ("Ann", "Bob", "Cem", "Dan", "Ella", "Finn")
LONG = (
    "Maximilian-Henri",
    "Wilhelmina-Marie",
    "MMMMMMMMMMMMMMMM",
    "Ann",
    "Alexandra-Sophie",
    "Bartholomew-Jude",
    "Christopher-Jean",
    "WWWWWWWWWWWWWWWW",
)
FIRST = ("Ann", "Bob", "Cem", "Dan", "Annika", "Bobbie", "Cemile", "Daniel", "Anneke", "Bobo")
CLASS = tuple(name if not turn else f"{name} {'BCD'[turn - 1]}." for turn in range(4) for name in FIRST)
FORTY_LONG = tuple(f"{name[:14]}{n:02}" for n in range(5) for name in LONG)
RIGHT_TO_LEFT = ("נועה", "محمد", "יונתן-אברהם בן", "ليلى", "Ann")
LETTERS = tuple(f"{letter * 38} {letter}" for letter in "WMQXHO")  # 40 letters
DRAWN = tuple(
    f"{mood} {animal}"
    for mood in ("Gentle", "Cosmic", "Humble", "Silver", "Early")
    for animal in ("Dolphin", "Fox", "Badger", "Falcon", "Ibis", "Wombat", "Turtle")
)
CROWD = ("Maximilian-Henri", "WWWWWWWWWWWWWWWW", "Ella", "Bartholomew-Jude")  # four who share one phone
PARTNERS = ("Curious Otter", "Maximilian-Henri", "WWWWWWWWWWWWWWWW", "Ann")

LOUD = "Phones down, eyes to the front: Bob has found out what a leaf does with the light"[:80]
WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle"
OTHER_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
