/** Types of the wall: its state, and what its modules pass to each other. */
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type { DeviceSwitch } from "./bar/device_switch.js";
import type { Track } from "./motion/timeline.js";
import type { Called } from "./scene.js";

export type People = ReturnType<typeof import("./people.js").peopleOf>;

/** The view with the table that the wall follows, if any, as its game. */
export interface Focused extends View.Wall {
  table?: View.TableNumber;
}

/** A small podium: its kind, its steps, and how many names are written out. */
export interface Strip {
  kind: keyof View.Podiums;
  podium: View.Step[];
  named: number;
  lines?: number;
}

/** The last decision, and until when it stays visible, in ms of this page. */
export interface Held {
  view: Focused;
  game: Called;
  decision: string;
  until: number;
}

/**
 * How to play a sound: s from now, loudness (1: unchanged), a key to cancel it, how many it counts, s that a roll
 * lasts.
 */
export interface Sounding {
  after?: number;
  loud?: number;
  key?: string;
  many?: number;
  long?: number;
}

/** What the wall keeps itself, and the handlers of its bar. */
export interface State {
  /** The clock of the current step. */
  clock: Screen.Clock | null;
  /** The shortest time to call a claim. */
  wait: Screen.Clock | null;
  line: "on" | "off";
  /** Key of the scene that was on when the page was opened: it shows its end at once, without animation. */
  openingScene: string;
  /** The seats whose phones are connected; null until the first pulse. */
  connected: Set<View.Seat> | null;
  /** How other devices have reached the server; null until the first pulse. */
  reach: Screen.Reach | null;
  /** The Wi-Fi whose code was shown, and that code as a picture. */
  wifi: { name: string; picture: string } | null;
  bell: Screen.Clock | null;
  /** The clock of a question for the whole class. */
  classClock: Screen.Clock | null;
  /** Why the server cannot save anything at the moment, "" if it can. */
  trouble: string;
  /** The table that is shown alone; 0: all tables. */
  followedTable: View.TableNumber;
  /** The last decision, while it stays readable. */
  held: Held | null;
  /** The beats of the show reached so far. */
  reached: ReadonlySet<string>;
  /** The track of the call that is shown. */
  call: Track<unknown> | undefined;
  /** Milliseconds since that call. */
  msSinceCall: number;
  motion: DeviceSwitch;
  bilingual: DeviceSwitch;
  speaker: ReturnType<typeof import("./sound/sounds.js").loudspeaker>;
  /** How many tables to draw at most: a wall that fills up draws them one by one. */
  mostTables: number;
  finale: ReturnType<typeof import("./ending/finale.js").finaleAt>;
  /** What the class has learnt, at the end of the lesson. */
  learnt: ReturnType<typeof import("./ending/learnt.js").learnt>;
  /** Where the asker's finger is, and which question is picked. */
  touched: { asks: string; place: number } | null;
  /** The open panel above the bar. */
  panel: string | null;
  /** Why the last act was refused; shown in the bar for a while. */
  refusalText: string;
  act(command: View.Act): Promise<void>;
  /** Open a panel, or close it with null. */
  open(panel: string | null): void;
  mute(): void;
  music(): void;
  /** Full screen. */
  full: { possible: boolean; on: boolean; turn(): Promise<void> };
}
