/** What the wall keeps and hands from one part to another. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
export type People = ReturnType<typeof import("./people.js").peopleOf>;

/** The view with the table that the wall follows, if it follows one, as its own. */
export interface Focused extends View.Wall {
  table?: View.TableNumber;
}

/** A small podium: its kind, who stands on it, and whether names are written out. */
export interface Strip {
  kind: keyof View.Podiums;
  podium: View.Step[];
  named: number;
  lines?: number;
}

/** What was decided last, and until when it stands, in this page's ms. */
export interface Held {
  view: Focused;
  game: import("./scene.js").Called;
  decision: string;
  until: number;
}

/** How a sound is played: s from now, how loud (1: unchanged), under which key, how many it counts, s that a roll lasts. */
export interface Sounding {
  after?: number;
  loud?: number;
  key?: string;
  many?: number;
  long?: number;
}

export interface State {
  clock: Screen.Clock | null;
  wait: Screen.Clock | null;
  line: "on" | "off";
  still: string;
  here: Set<View.Seat> | null;
  reach: Screen.Reach | null;
  bell: Screen.Clock | null;
  classClock: Screen.Clock | null;
  trouble: string;
  follow: View.TableNumber;
  held: Held | null;
  /** The beats of the show that have come, the track of the call on the wall, and how many ms of that have passed. */
  reached: ReadonlySet<string>;
  call: import("./timeline.js").Track<unknown> | undefined;
  passed: number;
  motion: ReturnType<typeof import("./calm.js").calm>;
  speaker: ReturnType<typeof import("./sounds.js").loudspeaker>;
  drawn: number;
  finale: ReturnType<typeof import("./finale.js").finaleAt>;
  /** What the class knows together, at the end of the lesson. */
  learnt: ReturnType<typeof import("./learnt.js").learnt>;
  /** Where the asker's finger is, and which question is picked. */
  touched: { asks: string; place: number } | null;
  panel: string | null;
  said: string;
  act(command: View.Act): Promise<void>;
  open(panel: string | null): void;
  mute(): void;
  music(): void;
  full: { possible: boolean; on: boolean; turn(): Promise<void> };
}
