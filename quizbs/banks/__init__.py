"""Question banks as files: bytes become questions, with problems that a teacher can mend, and questions become bytes.

Whoever wants a bank read calls ``registry.read``; one that ships is found with ``shipped.shipped``; ``export`` writes.
Nothing here knows the game, the web or the store.
"""
