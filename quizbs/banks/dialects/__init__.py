"""One module for each kind of file. No dialect knows about another; ``quizbs.banks.registry`` lists them."""
