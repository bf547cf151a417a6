/** The words of bets on a call and on the next play, and of their outcome. */
import type * as View from "../protocol.js";
import { capital, claimed, whose } from "./common.js";

export const bets = {
  asks: (who: string, count: number, rank: View.Rank) => `${capital(whose(who))} ${claimed(count, rank)}:`,
  title: "Lie or true?",
  lie: "Lie",
  true: "True",
  laid: (lie: boolean) => `You say: *${lie ? "lie" : "true"}*.`,
  change: (lie: boolean) => (lie ? "No, a lie" : "No, it’s true"),
  right: "*You saw it!* One for the detective.",
  wrong: "Not this time. It costs you nothing.",
  fooled: (count: number) => `*You fooled ${count}!*`,
  trusted: (count: number) => `*${count}* believed you.`,
  guess: (who: string) => `${capital(whose(who))} next play: a bluff?`,
  bluff: "Bluff",
  truth: "Truth",
};
