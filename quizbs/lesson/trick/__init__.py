"""*Trick the class*: everybody writes a tempting wrong answer, and all choose among them and the truth.

A trick (``Trick``) is one question that is played in this way.
"""
