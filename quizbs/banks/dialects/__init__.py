"""One module for each kind of file. Dialects are independent; ``quizbs.banks.registry`` lists them."""
