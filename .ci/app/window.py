"""The program ``quizbs-window`` of the app."""

from quizbs.window.main import main

main()
