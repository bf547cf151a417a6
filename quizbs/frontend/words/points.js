/** The words for points: what a right answer is worth and what it got. The one place to translate them. */

export const points = (count) => (count === 1 ? "1 point" : `${count} points`);

export const asked = {
  plus: (count) => `+${count}`,
  heard: (count, row) => `Worth ${points(count)}.${row ? ` You have ${row} in a row.` : ""}`,
  seen: "You’ve seen this one. No points.",
  own: (count) => `You have ${points(count)}.`,
  short: (count) => (count === 1 ? "1 pt" : `${count} pts`),
  next: (count) => `Next one up: ${count}`,
  top: "Nobody is ahead of you.",
};
