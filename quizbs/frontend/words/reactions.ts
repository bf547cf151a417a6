/** The words of reactions, for screen readers. */
export const reactions = { title: "React on the wall", names: ["Ha ha!", "Oh!", "Hmm …", "Love it!"] };
