/** The words of the show on the phone, from a call to the pile. The one place to translate them. */
import { capital, cards, claimed, does, whose } from "./common.js";

const cheat = (count, rank) => `*${claimed(count, rank)}*`;

export const up = {
  title: "Look up!",
  calls: (caller, claimant, count, rank) =>
    `${capital(caller)} ${does(caller, "call")} ${whose(claimant)} ${cheat(count, rank)}.`,
  shows: (claimant, count, rank) => `Nobody called. Let’s see ${whose(claimant)} ${cheat(count, rank)}!`,
  straight: "Keep a straight face!",
  stake: (count) => `*${cards(count)}* at stake`,
};

export const coming = (count) => (count === 1 ? "1 card coming!" : `${count} cards coming!`);
