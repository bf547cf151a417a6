/** The words of points: what a right answer is worth and what it earned. */

export const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const asked = {
  plus: (count: number) => `+${count}`,
  heard: (count: number, row: number) => `Worth ${points(count)}.${row ? ` You have ${row} in a row.` : ""}`,
  seen: "You’ve seen this one. No points.",
  own: (count: number) => `You have ${points(count)}.`,
  short: (count: number) => (count === 1 ? "1 pt" : `${count} pts`),
  next: (count: number) => `Next one up: ${count}`,
  top: "Nobody is ahead of you.",
};
