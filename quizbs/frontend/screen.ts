/** What the screens keep themselves, and what they hand to each other. What the server sends is in protocol.ts. */
import type * as View from "./protocol.js";

/** How a seat is drawn: its sign, and the head of its owner's animal, "" or missing without one. */
export interface Mark {
  sign: number;
  head?: string;
}

/** A deadline in this page's ms, of how many; `held` are the ms left of a clock that is paused. */
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
  /** What a finger does that walls show and nobody stores: a tap on the own head, or at which of several choices it is. */
  gesture(what: { at?: number }): void;
  resume(): void;
}

/** An act without an answer, with what its sender waits for. */
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

/** The event of a form that is sent. */
export type Submitted = SubmitEvent & { currentTarget: HTMLFormElement };

/** The event of a fold that opens or closes. */
export type Toggled = Event & { target: HTMLDetailsElement; currentTarget: HTMLDetailsElement };

export type Open<V> = (on: Handlers<V>) => Line<V>;

export interface Pulse {
  here: View.Seat[];
  trouble?: string;
  follow?: View.TableNumber;
  reach?: Reach;
  held?: Waiter[];
  crowd?: View.Seat[];
  remote?: boolean;
  class_list?: boolean;
}

/** What a wall shows of a finger: whose head jumps, or at which table and place it is. */
export type Gesture = { seat: View.Seat } | { table: View.TableNumber; place: number };

export interface Address {
  address: string;
  devices: number;
  websocket: boolean;
}

export interface Reach {
  address: string;
  shut: boolean;
  addresses: Address[];
}

/** A name that waits for the teacher. */
export interface Waiter {
  person: string;
  name: string;
  real: string;
  asks: "" | "unlisted" | "taken";
  gone: boolean;
}

/** A question as any screen shows it: of a table, of the class, of the tutorial, or tried again. */
export type Question = View.Question | View.ClassQuestion;
