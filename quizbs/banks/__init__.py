"""Question banks as files: bytes become questions, with problems a teacher can fix, and questions become bytes.

To read a bank call ``registry.read``; ``shipped.shipped`` finds those that ship with quizbs; ``writing`` writes files.
Nothing here knows the game, the web or the store.
"""
