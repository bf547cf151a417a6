"""Entry point of ``quizbs`` and ``python -m quizbs``."""

import sys

from quizbs.banks import child_process


def main() -> None:
    """Run the command line, or, as a child process, read an untrusted file or picture.

    The imports are inside the branches because a new child process starts for every file.
    """
    match sys.argv[2] if child_process.is_child(sys.argv) else "":
        case "":
            from quizbs.cli import main

            main.main()
        case "bank":
            from quizbs.banks import sandbox

            sandbox.child()
        case _:
            from quizbs.banks import picture_sandbox

            picture_sandbox.child()


if __name__ == "__main__":
    main()
