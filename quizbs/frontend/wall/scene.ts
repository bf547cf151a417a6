/** Chooses the scene for a view, with the parts of the game that it needs. A pure function of the view. */
import type * as View from "../protocol.js";
import type * as Wall from "./types.js";

/** A game with a challenge. */
export type Called = View.Game & { challenge: View.Challenge };
export type Asked = View.Game & { question: View.Question };
export type Answered = View.Game & { question: View.Question & { result: View.Result } };
export type Over = View.Game & { places: View.Placed[] };

export type Scene =
  | { kind: "lobby" | "closed" | "tables" | "overview" }
  | { kind: "podiums"; standings: View.Standings }
  | { kind: "class"; question: View.ClassQuestion }
  | { kind: "trick"; trick: View.Trick }
  | { kind: "bottle" | "table"; game: View.Game }
  | { kind: "reveal"; game: Called }
  | { kind: "question"; game: Asked }
  | { kind: "answer"; game: Answered }
  | { kind: "podium"; game: Over };

export const withCall = (game: View.Game): Called | null => game.challenge && { ...game, challenge: game.challenge };

export const withQuestion = (game: View.Game): Asked | null => game.question && { ...game, question: game.question };

export function withAnswer(game: View.Game): Answered | null {
  const { question } = game;
  return question?.result ? { ...game, question: { ...question, result: question.result } } : null;
}

export const withPlaces = (game: View.Game): Over => ({ ...game, places: game.places ?? [] });

/** Return whether the wall shows the bottle: while it spins, and until the first card is played. */
function bottleSpins({ phase, starter, open_card: open, claim, challenge, turn, lap }: View.Game) {
  if (phase === "spinning") return true;
  return (
    phase === "turn" && starter.how === "bottle" && !open && !claim && !challenge && lap === 1 && turn === starter.seat
  );
}

/** Return the scene for a view. */
export function sceneOf({ lesson, game }: { lesson: View.Lesson; game: View.Game | null }): Scene {
  if (lesson.phase === "closed") return { kind: "closed" };
  if (lesson.trick) return { kind: "trick", trick: lesson.trick };
  if (lesson.class_question) return { kind: "class", question: lesson.class_question };
  if (!game) {
    if ((lesson.tables?.length ?? 0) < 2) return { kind: "lobby" };
    if (lesson.phase === "seating") return { kind: "tables" };
    return lesson.standings ? { kind: "podiums", standings: lesson.standings } : { kind: "overview" };
  }
  const { phase } = game;
  if (phase === "over") return { kind: "podium", game: withPlaces(game) };
  const [called, asked, answered] = [withCall(game), withQuestion(game), withAnswer(game)];
  if (answered && (phase === "explaining" || phase === "discard")) return { kind: "answer", game: answered };
  if (asked && phase === "answering") return { kind: "question", game: asked };
  if (called && phase !== "turn" && phase !== "last") return { kind: "reveal", game: called };
  return { kind: bottleSpins(game) ? "bottle" : "table", game };
}

/** Return the number of what a scene is about; another number makes it another scene. */
function numberOf(scene: Scene) {
  if (scene.kind === "reveal") return scene.game.challenge.number;
  if (scene.kind === "question" || scene.kind === "answer") return scene.game.question.number;
  if (scene.kind === "trick") return `${scene.trick.number} ${scene.trick.tiles.length ? "tiles" : scene.trick.phase}`;
  return scene.kind === "class" ? scene.question.number : "";
}

/**
 * Return a key for the scene: while it stays equal, what was drawn stays in place. `scene` is the one drawn, if it
 * isn't the view's.
 */
export const sceneKey = (view: Wall.Focused, scene: Scene = sceneOf(view)) =>
  [view.version[1], view.lesson.round, scene.kind, numberOf(scene)].join(" ");

/** Return which of several tables have just been dealt cards. */
export function dealtAt(before: Wall.Focused, after: Wall.Focused) {
  const known = new Set((before.games ?? []).filter(({ view }) => view).map(({ game }) => game));
  const dealt = (after.games ?? []).filter(({ view }) => view?.log.at(-1)?.what === "dealt");
  return after.game ? [] : dealt.filter(({ game }) => !known.has(game));
}
