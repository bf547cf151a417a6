"""Questions: what they are, whether an answer is right, and which question is on which card."""
