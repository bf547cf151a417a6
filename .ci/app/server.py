"""The program ``quizbs`` of the app."""

from quizbs.__main__ import main

main()
