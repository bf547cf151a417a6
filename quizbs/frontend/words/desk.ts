/** Words of the desk that are chosen by the view. A name is a student's name as the teacher knows it. */
import * as words from "words:desk";
import { refusal } from "./refusals.js";
import type * as View from "../protocol.js";

/** The name in the class list, with the one that the class sees. */
export const fullName = (shown: string, real: string) => (real ? words.fullName({ name: real, other: shown }) : shown);

/** Why the cards can't be dealt, in place of the button; "" if that is obvious. */
export const whyNoDeal = ({ refused, least = 3 }: View.NoDeal) =>
  refused === "not_now" ? "" : words.noDeal({ refused, least });

type Refused = Parameters<typeof words.refused>[0]["refused"];
const FOR_TEACHERS: Record<Refused, true> = {
  not_yours: true,
  paused: true,
  not_now: true,
  need_players: true,
  not_coprime: true,
  need_decks: true,
  full: true,
  locked: true,
  removed: true,
  over: true,
};
const forTeachers = (code: View.Refusal): code is Refused => code in FOR_TEACHERS;

/** What a refusal means to a teacher. */
export const refused = (code: View.Refusal) => (forTeachers(code) ? words.refused({ refused: code }) : refusal(code));
