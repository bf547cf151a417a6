"""One module for each kind of file. Dialects are independent of each other; ``quizbs.banks.registry`` lists them."""
