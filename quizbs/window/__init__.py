"""The window of the app: a teacher who never opens a terminal starts and ends quizbs here.

It is a process of its own, without gevent; quizbs is its child. A stuck server can't freeze the window, and why a
failed one has ended is shown in words.
"""
