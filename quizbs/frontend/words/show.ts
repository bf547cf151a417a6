/** The words of the show on the phone, from a call to the pile. */
import type * as View from "../protocol.js";
import { capital, cards, claimed, does, whose } from "./common.js";

const cheat = (count: number, rank: View.Rank) => `*${claimed(count, rank)}*`;

export const up = {
  title: "Look up!",
  calls: (caller: string, claimant: string, count: number, rank: View.Rank) =>
    `${capital(caller)} ${does(caller, "call")} ${whose(claimant)} ${cheat(count, rank)}.`,
  shows: (claimant: string, count: number, rank: View.Rank) =>
    `Nobody called. Let’s see ${whose(claimant)} ${cheat(count, rank)}!`,
  straight: "Keep a straight face!",
  stake: (count: number) => `*${cards(count)}* at stake`,
};

export const coming = (count: number) => (count === 1 ? "1 card coming!" : `${count} cards coming!`);
