"""Question banks as files: parsing files into questions and problems, and writing questions to files.

To read a bank call ``registry.read``; ``shipped.shipped`` finds those that ship with quizbs; ``writing`` writes files.
Independent of the game, the web and the store.

``dialects`` has a module for each kind of file that is read. The folders ``table``, ``text``, ``json``, ``package`` and
``evidence`` are the readers that dialects use.
"""
