"""The window of the app: a teacher who never opens a terminal starts and ends quizbs here.

The window is a process of its own, without gevent; quizbs is its child. So a stuck server can't freeze the window, and
the window shows in words why a server has ended.
"""
