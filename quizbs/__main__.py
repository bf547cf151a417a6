"""``python -m quizbs`` is the same as ``quizbs``, and both begin here."""

import sys

from quizbs.banks import child_process


def main() -> None:
    """Run the command line, or the part of it that reads a stranger's file and needs nothing else."""
    if child_process.is_child(sys.argv):
        child_process.child(sys.argv[2])
        return
    from quizbs.cli import main

    main.main()


if __name__ == "__main__":
    main()
