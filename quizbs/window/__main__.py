"""``python -m quizbs.window``."""

from quizbs.window.main import main

if __name__ == "__main__":
    main()
