/** The words of reactions, which a screen reader says. The one place to translate them. */
export const reactions = { title: "React on the wall", names: ["Ha ha!", "Oh!", "Hmm …", "Love it!"] };
