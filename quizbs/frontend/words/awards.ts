/** The words of awards, on wall and phone: a title and the deed, which is also used for a student's own best. */
import { cards } from "./common.js";

const many = (count: number, one: string, more: string = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const times = (count: number) => (count < 3 ? ["", "once", "twice"][count] : `${count} times`);

export const awards: {
  [deed: string]: {
    title: string;
    fact: (value: number, of: number | null) => string;
    own?: (value: number) => string;
  };
} = {
  poker_face: { title: "Poker face", fact: (value) => `${many(value, "bluff")} nobody called` },
  hawk_eye: { title: "Hawk eye", fact: (value, of) => `${value} of ${many(of ?? value, "call")} right` },
  brain: { title: "Brain", fact: (value) => `${many(value, "point")} for right answers` },
  hot_streak: { title: "Hot streak", fact: (value) => `${many(value, "right answer")} in a row` },
  phoenix: { title: "Phoenix", fact: (value) => `got rid of ${cards(value)}` },
  brave_heart: { title: "Brave heart", fact: (value) => `dared to call ${times(value)}` },
  honest_soul: {
    title: "Honest soul",
    fact: (value) => (value === 1 ? "1 claim, and it was true" : `${value} claims, all true`),
  },
  iron_nerve: { title: "Iron nerve", fact: () => "called on the last card – it was true" },
  bait: {
    title: "Sweet bait",
    fact: (value) => `told the truth ${times(value)}, nobody believed it`,
    own: (value) => `You were called ${times(value)}, and you had told the truth`,
  },
  big_bluff: { title: "Big bluff", fact: (value) => `bluffed with ${cards(value)}, nobody called` },
  low_flyer: { title: "Low flyer", fact: (value) => `${many(value, "claim")} in a row without a call` },
  jackpot: { title: "Jackpot", fact: (value) => `played ${cards(value)} at once, all true` },
  treasure_chest: { title: "Treasure chest", fact: (value) => `held ${cards(value)} at once` },
  spring_cleaner: { title: "Spring cleaner", fact: (value) => `good catches: threw ${cards(value)} away` },
  half_price: { title: "Half price", fact: (value) => `right answers saved ${cards(value)}` },
  helping_hand: { title: "Helping hand", fact: (value) => `knew ${many(value, "answer")} when others were asked` },
  feather: { title: "Feather", fact: () => "not one card picked up" },
  plays: { title: "", fact: (value) => `played ${times(value)}` },
};
