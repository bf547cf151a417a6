/**
 * The network: one socket, views in parts, repeated acts. It knows the protocol (docs/protocol.md), but no rules and no
 * drawing.
 */
import { io, type Socket } from "socket.io-client";
import { compose, type Held, type News, take } from "./parts.js";
import { actsFromBefore, renew } from "./renewal.js";
import { fallBack, TRANSPORTS } from "./transports.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";

const QUIET = 10_000; // ms without a message until the line asks with a sync
const ANSWER = 4_000; // ms until an unanswered act is sent again
const WAKE = 2_500; // ms for a sync after waking up before the socket counts as dead
const SHOWN = 1_000; // ms until a confirmed act counts as shown if no view follows
const BUSY = 1_000; // ms until an act that the server was too busy for is sent again
const RETRIES = [200, 1_000]; // ms between two attempts to connect, at first and at most
const TOO_MANY = [3_000, 6_000]; // the same after too many requests (429)
const GRACE = 900; // ms without a connection before the screen says so
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const FAREWELLS = new Set(["removed", "cleared", "given", "ended", "closed", "unknown"]);

/** An act without an answer, and what its sender waits for. */
interface Entry<V> {
  message: Screen.Message;
  still: (view: V) => unknown;
  resolve: (answer: Screen.Answer) => void;
  sent: boolean;
  flying: boolean;
  done?: boolean;
}

/** The messages from the server. */
interface ServerMessages {
  view(message: News): void;
  pulse(pulse: Screen.Pulse): void;
  gesture(gesture: Screen.Gesture): void;
  moved(): void;
  gone(said?: { why?: string }): void;
}

/** The messages to the server, and their answers. */
interface ClientMessages {
  act(message: Screen.Message, answered: (answer?: Screen.Answer) => void): void;
  sync(have: { have: View.Version | null }, answered: (answer?: { view?: News; refused?: string }) => void): void;
  shows(what: { on: boolean }): void;
  gesture(what: { at?: number }): void;
}

/** Return an id for an act: 20 letters and digits. (randomUUID doesn't exist on plain http.) */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/**
 * Return whether the version `next` is older than `shown`; both are `[lesson, table id, table]`. A higher lesson
 * version is newer; within it, at the same table, a higher table version.
 */
export function isOlder(next: View.Version, shown: View.Version | null) {
  if (!shown) return false;
  if (next[0] !== shown[0]) return next[0] < shown[0];
  return next[1] !== shown[1] || next[2] < shown[2];
}

/**
 * Open the line and return `{act, sync, resume, stop, waiting}`. `screen` is "phone", "wall" or "desk", `lesson` the
 * code. `on` has the callbacks: `view(view)` for each newer view, `pulse(pulse)`, `line("on" | "off")` (off only after
 * a moment, so that brief losses don't show), `waiting(list)` with the acts that aren't answered or shown yet (`{act,
 * sent}`), `moved()` and `gone(why)`. `build` is the build that made this page, `first` the view that came with it.
 */
export function connect<V extends View.Phone | View.Wall | View.Desk>({
  screen,
  lesson,
  on,
  build = "",
  first = null,
}: {
  screen: string;
  lesson: string;
  on: Partial<Screen.Handlers<V>>;
  build?: string;
  first?: V | null;
}) {
  const socket: Socket<ServerMessages, ClientMessages> = io({
    ...TRANSPORTS,
    reconnectionDelay: RETRIES[0],
    reconnectionDelayMax: RETRIES[1],
    randomizationFactor: 0.3,
    timeout: 8000,
    query: { lesson },
    auth: { screen, lesson, build },
  });
  fallBack(socket);
  /** Acts without an answer, by id, in the order in which they were made. */
  const open = new Map<string, Entry<V>>();
  let held: Held | null = null;
  let latest: V | null = null;
  let heard = performance.now();
  let stopped = false;
  let asking = false;
  let refusals = 0;
  let shown = false;
  let reported: string | null = null;
  let offlineTimer = 0;

  function reportLine(state: "on" | "off") {
    clearTimeout(offlineTimer);
    const report = () => reported !== state && on.line?.((reported = state));
    if (state === "on") report();
    else offlineTimer = setTimeout(report, GRACE);
  }

  function reportWaiting() {
    on.waiting?.([...open.values()].map(({ message, sent }) => ({ act: message.act, sent })));
  }

  function show(view: V) {
    if (stopped) return;
    latest = view;
    for (const entry of [...open.values()]) if (entry.done || !entry.still(view)) settle(entry, { dropped: true });
    on.view?.(view);
  }

  function hear(message: News | undefined) {
    if (!message || stopped || (message.at === 0 && isOlder(message.version, latest?.version ?? null))) return;
    held = take(held, message);
    if (held) show(compose<V>(held));
    else sync({ fresh: true });
  }

  function settle(entry: Entry<V>, answer: Screen.Answer) {
    if (!open.delete(entry.message.id)) return;
    entry.resolve(answer);
    reportWaiting();
  }

  /** Keep a confirmed act pending until the view that shows it arrives, so that no button invites a second tap. */
  function answered(entry: Entry<V>, answer: Screen.Answer) {
    if (!answer.done) return settle(entry, answer);
    entry.done = true;
    entry.resolve(answer);
    setTimeout(() => settle(entry, answer), SHOWN);
  }

  function send(entry: Entry<V>) {
    if (!socket.connected || entry.flying || entry.done) return;
    entry.flying = entry.sent = true;
    socket.timeout(ANSWER).emit("act", entry.message, (failed, answer) => {
      entry.flying = false;
      if (!failed) {
        heard = performance.now();
        if (answer?.refused === "busy") setTimeout(() => open.has(entry.message.id) && send(entry), BUSY);
        else answered(entry, answer ?? {});
      } else if (open.has(entry.message.id)) {
        send(entry); // not connected: sent after the next connect
      }
    });
  }

  function sync({ fresh = false, patience = ANSWER } = {}) {
    if (!socket.connected || asking) return;
    asking = true;
    socket.timeout(patience).emit("sync", { have: fresh ? null : (held?.version ?? null) }, (failed, answer) => {
      asking = false;
      if (stopped) return;
      if (failed) return void (socket.connected && again());
      heard = performance.now();
      if (answer?.refused === "busy") setTimeout(() => sync({ fresh }), BUSY);
      else hear(answer?.view);
    });
  }

  const reportVisible = () => socket.emit("shows", { on: shown });

  /** Close the socket and open a new one at once. */
  function again() {
    socket.disconnect();
    socket.connect();
  }

  /** Lengthen the pause between two attempts of socket.io. */
  function space(error: Error) {
    const [least, most] = Reflect.get(error, "description") === 429 ? TOO_MANY : RETRIES;
    socket.io.reconnectionDelay(least);
    socket.io.reconnectionDelayMax(most);
  }

  function wake() {
    if (stopped || document.visibilityState === "hidden") return;
    // The monotonic clock may stop while a device sleeps: request current times, not only changes.
    if (socket.connected) sync({ fresh: true, patience: WAKE });
    else again();
  }

  function end() {
    stopped = true;
    clearTimeout(offlineTimer);
    for (const entry of [...open.values()]) settle(entry, { dropped: true });
    socket.disconnect();
  }

  socket.on("connect", () => {
    refusals = 0;
    asking = false;
    heard = performance.now();
    reportLine("on");
    if (shown) reportVisible();
    for (const entry of open.values()) send(entry);
    sync({ fresh: true });
  });
  socket.on("disconnect", (reason) => {
    if (stopped) return;
    reportLine("off");
    if (reason === "io server disconnect") setTimeout(() => stopped || socket.connect(), 300 + Math.random() * 300);
  });
  socket.on("connect_error", (error) => {
    if (stopped) return;
    reportLine("off");
    if (socket.active) return space(error); // a network error: socket.io tries again itself
    const why: string = Reflect.get(error, "data")?.why ?? error.message;
    if (why === "older") {
      const acts = [...open.values()].map(({ message }) => message);
      end();
      if (!renew(build, acts)) on.gone?.("older");
    } else if (FAREWELLS.has(why) || (why !== "busy" && ++refusals > 5)) {
      end();
      on.gone?.(FAREWELLS.has(why) ? why : "unknown");
    } else {
      setTimeout(() => stopped || socket.connect(), BUSY * (0.7 + Math.random() * 0.6));
    }
  });
  socket.on("view", (message) => {
    heard = performance.now();
    hear(message);
  });
  socket.on("pulse", (pulse) => {
    heard = performance.now();
    on.pulse?.(pulse);
  });
  socket.on("gesture", (gesture) => on.gesture?.(gesture));
  socket.on("moved", () => {
    end();
    on.moved?.();
  });
  socket.on("gone", ({ why } = {}) => {
    end();
    on.gone?.(why ?? "unknown");
  });

  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", (event) => event.persisted && wake());
  window.addEventListener("online", () => stopped || again());
  window.addEventListener("offline", () => stopped || reportLine("off"));
  setInterval(() => {
    if (!stopped && socket.connected && performance.now() - heard > QUIET) sync();
  }, 1000);
  reportLine("off");
  for (const message of actsFromBefore())
    open.set(message.id, { message, still: () => true, resolve() {}, sent: true, flying: false });
  if (first) queueMicrotask(() => show(first));

  return {
    /**
     * Send a command (`{do, …}`) repeatedly with one id, until it is answered or `still(view)` says that a newer view
     * has made it senseless. Resolves with `{done}`, `{refused, left}` or `{dropped: true}`, and never rejects.
     */
    act(command: View.Act, still: (view: V) => unknown = () => true): Promise<Screen.Answer> {
      return new Promise((resolve) => {
        const entry = { message: { id: freshId(), act: command }, still, resolve, sent: false, flying: false };
        open.set(entry.message.id, entry);
        if (latest && !still(latest)) return settle(entry, { dropped: true });
        send(entry);
        reportWaiting();
      });
    },
    sync,
    /** Report whether called cards are visible here: on a visible wall, or on a phone that turns them itself. */
    shows(on: boolean) {
      if (on === shown) return;
      shown = on;
      if (socket.connected) reportVisible();
    },
    gesture(what: { at?: number }) {
      if (socket.connected) socket.emit("gesture", what);
    },
    /** Take the seat back to this device after `moved`. */
    resume() {
      stopped = false;
      held = latest = null;
      again();
    },
    stop: end,
    get waiting() {
      return open.size;
    },
  };
}
