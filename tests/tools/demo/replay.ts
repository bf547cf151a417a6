/**
 * In the place of line/connect.ts: a line over which a recording comes. The page around this frame starts and stops the
 * time. What the child did is tapped on the phone shortly before it was sent.
 */
import { run } from "./time.js";
import { compose, take, type Held, type News } from "../../../quizbs/frontend/line/parts.js";
import { tapsFor } from "./taps.js";
import events from "recording";
import type * as View from "../../../quizbs/frontend/protocol.js";
import type * as Screen from "../../../quizbs/frontend/screen.js";

const SHOWN = 1_000; // ms for which an act waits for its view at most

// Nothing may be done here, and no frame that nobody has touched may vibrate.
Object.defineProperty(navigator, "vibrate", { value: undefined });

/** Play the recording of this screen; `on` has the callbacks of a line. */
export function connect<V extends View.Phone | View.Wall>({ on }: { on: Partial<Screen.Handlers<V>> }): Screen.Line<V> {
  let held: Held | null = null;
  let latest: V | null = null;
  let pending: Screen.Waiting[] = [];

  function waits(list: Screen.Waiting[]) {
    pending = list;
    on.waiting?.(list);
  }

  function view(news: News) {
    held = take(held, news);
    if (!held) throw new Error("a message is missing");
    latest = compose<V>(held);
    if (pending.length) waits([]);
    on.view?.(latest);
  }

  const happens = ({ view: news, pulse }: (typeof events)[number]) => {
    if (news) view(news);
    if (pulse) on.pulse?.(pulse);
  };
  queueMicrotask(() => {
    on.line?.("on");
    for (const event of events) {
      if (event.at === 0) happens(event);
      else setTimeout(() => happens(event), event.at);
      if (event.act) for (const { before, tap } of tapsFor(event.act, () => latest)) setTimeout(tap, event.at - before);
    }
    window.addEventListener("message", ({ source, data }) => {
      if (source === window.parent && typeof data?.rate === "number") run(data.rate);
    });
    window.parent.postMessage({ ready: true }, "*");
  });
  return {
    act(act) {
      waits([{ act, sent: true }]);
      setTimeout(() => pending.length && waits([]), SHOWN);
      return Promise.resolve({ done: true });
    },
    shows() {},
    gesture() {},
    resume() {},
  };
}
