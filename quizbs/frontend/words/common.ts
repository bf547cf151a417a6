/**
 * Words that phone, wall and desk share: ranks, cards, events, verdicts. A star pair marks emphasis, `*like this*`;
 * `emphasis()` of emphasis.ts draws it, `plain()` removes it. `who` returns a word for a seat: a name, or "you" (see
 * `named`).
 */
import type * as View from "../protocol.js";
import * as of from "words:cards";
import * as events from "words:events";

export const rankName = (rank: View.Rank) => of.rank({ rank });
export const rankNames = (rank: View.Rank) => of.ranks({ rank });
export const ranked = (count: number, rank: View.Rank) => of.ranked({ count, rank });
export const oneOf = (rank: View.Rank) => of.aRank({ rank });
export const wholePile = (count: number) => of.wholePile({ count });
export const inWords = (count: number) => of.number({ count });
export const claimed = (count: number, rank: View.Rank) => of.claimed({ count, rank });
export const spoken = (count: number, rank: View.Rank) => of.spoken({ count, rank });
export const cards = (count: number) => of.cards({ count });
export const ordinal = (place: number) => of.ordinal({ place });
export const seconds = (count: number) => events.seconds({ count });

/** Capitalise a sentence. */
export const capital = (sentence: string) =>
  sentence.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate the direction of a text inside a sentence: a quote after a Hebrew name then stays in place. */
export const isolated = (text: string) => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : `${text}`);

const YOU = "you";

/** End a sentence with a full stop, unless it ends with one, as in "Ann B." */
export const stop = (sentence: string) => (/[.!?…]\u2069?$/.test(sentence) ? sentence : `${sentence}.`);

const VERBS: Record<string, string> = { have: "has", do: "does", "don’t": "doesn’t" };

/** The verb after a seat's word: "you take", "Ben takes". */
export const does = (who: string, verb: string) =>
  who === YOU ? verb : (VERBS[verb] ?? `${verb}${/(s|sh|ch|o)$/.test(verb) ? "es" : "s"}`);

/** "your" or "Ben’s". */
export const whose = (who: string) => (who === YOU ? "your" : `${who}’s`);

export { signs } from "../ui/signs.js";

export const verdict = {
  caught: events.caught,
  honest: events.honest,
  right: events.right,
  wrong: events.wrong,
  unanswered: events.unanswered,
};

/** "1 is gone for good", "4 are gone for good": cards that have left the game. */
export const gone = (count: number) => `${count} ${count === 1 ? "is" : "are"} gone for good`;

export const take = (count: number) => events.take({ count });

/** Sentences by a short code of the problem; `away` is for all others. */
export type Troubles = Record<string, string> & { away: string };

/** Why nothing can be saved at the moment, "" if everything works; `said` are the screen's sentences. */
export const troubled = (why: string, said: Troubles) => (why ? (said[why] ?? said.away) : "");
