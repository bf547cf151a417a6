/** Return a message with one full stop where a name that ends in one is followed by that of the sentence: "Ann B.". */
export const stop = (said: string) => said.replace(/([^.])\.(\u2069?)\.(?![^\s*”“»)])/g, "$1$2.");
