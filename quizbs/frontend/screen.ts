/** Types that several screens share. What the server sends is in protocol.ts. */
import type * as View from "./protocol.js";

/** How a seat is drawn: its sign, and the animal of its head ("" or missing for no head). */
export interface Mark {
  sign: number;
  head?: string;
}

/** A deadline in this page's ms, and its whole duration; `held` are the ms left of a paused clock. */
export interface Clock {
  ends: number;
  of: number;
  held: number | null;
}

export interface Answer {
  done?: boolean;
  refused?: View.Refusal;
  left?: number;
  dropped?: boolean;
}

export interface Waiting {
  act: View.Act;
  sent: boolean;
}

export interface Line<V> {
  act(command: View.Act, still?: (view: V) => unknown): Promise<Answer>;
  shows(on: boolean): void;
  /**
   * Send what a finger does, for walls to show and nobody to store: a tap on the student's head, or which of several
   * choices it points at.
   */
  gesture(what: { at?: number }): void;
  resume(): void;
}

/** An act with its id. */
export type Message = { id: string; act: View.Act };

export interface Handlers<V> {
  view(view: V): void;
  pulse(pulse: Pulse): void;
  gesture?(gesture: Gesture): void;
  line(now: "on" | "off"): void;
  waiting?(list: Waiting[]): void;
  moved(): void;
  gone(why: string): void;
}

/** The event of a changed field. */
export type Changed = Event & { target: HTMLInputElement };

/** The event of a submitted form. */
export type Submitted = SubmitEvent & { currentTarget: HTMLFormElement };

/** The event of a fold that opens or closes. */
export type Toggled = Event & { target: HTMLDetailsElement; currentTarget: HTMLDetailsElement };

export type Open<V> = (on: Handlers<V>) => Line<V>;

/** Why the server cannot save anything at the moment. */
export type Trouble = "full" | "damaged" | "disk" | "server" | "away";

export interface Pulse {
  here: View.Seat[];
  trouble?: Trouble | "";
  follow?: View.TableNumber;
  reach?: Reach;
  held?: Waiter[];
  crowd?: View.Seat[];
  remote?: boolean;
  class_list?: boolean;
}

/** What a wall shows of a finger: whose head jumps, or where it points at a table. */
export type Gesture = { seat: View.Seat } | { table: View.TableNumber; place: number };

export interface Address {
  address: string;
  devices: number;
  websocket: boolean;
  new: boolean;
}

export interface Reach {
  address: string;
  name: string;
  shut: boolean;
  shared: boolean;
  addresses: Address[];
}

/** A name that waits for the teacher's approval. */
export interface Waiter {
  person: string;
  name: string;
  real: string;
  asks: "" | "unlisted" | "taken";
  gone: boolean;
}

/** A question as screens show it: of a table, of the class, of the tutorial, or tried again. */
export type Question = View.Question | View.ClassQuestion;
