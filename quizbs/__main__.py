"""Entry point of ``quizbs`` and ``python -m quizbs``."""

import sys

from quizbs.banks import child_process


def main() -> None:
    """Run the command line, or as a child process the reader of an uploaded file."""
    if child_process.is_child(sys.argv):
        child_process.child(sys.argv[2])
        return
    from quizbs.cli import main

    main.main()


if __name__ == "__main__":
    main()
