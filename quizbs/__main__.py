"""``python -m quizbs`` is the same as ``quizbs``."""

from quizbs.cli import main

if __name__ == "__main__":
    main()
