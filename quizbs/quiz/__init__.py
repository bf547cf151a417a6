"""Questions: what they are, whether an answer is right, and which question lies on which card."""
