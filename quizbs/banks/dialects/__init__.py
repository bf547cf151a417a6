"""One module for each kind of file. No dialect knows another; ``quizbs.banks.registry`` lists them."""
