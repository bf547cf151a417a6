/** The switches in the help panel, stored on this phone, and the vibration of a call. */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";

type Switch = "cards" | "calm" | "buzz";

const KEPT: Record<Switch, string> = { cards: "quizbs-cards", calm: "quizbs-calm", buzz: "quizbs-buzz" };
const SWITCHES: readonly Switch[] = ["cards", "calm", "buzz"];
const USUAL: Record<Switch, boolean> = { cards: false, calm: false, buzz: true };
const RAIN = 10; // beats at most
/** Milliseconds of vibration and rest in turn. */
const FEEL = {
  buzz: [40],
  double: [60, 60, 60],
  heavy: (cards: number) => [200, ...Array.from({ length: Math.min(cards, RAIN) }, () => [45, 25]).flat()],
};
const set = { ...USUAL };
const asks = matchMedia("(prefers-reduced-motion: reduce)");

/** Read the switches that this phone has stored. */
function read() {
  for (const name of SWITCHES) {
    try {
      const kept = localStorage.getItem(KEPT[name]);
      set[name] = kept === null ? USUAL[name] : kept === "on";
    } catch {
      return; // storage is blocked: use the defaults
    }
  }
}

/** Reduce motion where the switch or the device asks for it. */
const calm = () => document.documentElement.toggleAttribute("data-calm", set.calm || asks.matches);
asks.addEventListener("change", calm);

/** Pass the switches on to the style sheets, the state and the server. */
function apply(app: Phone.App) {
  calm();
  app.state.mayVibrate = set.buzz;
  app.link().shows(set.cards);
}

/** Read the stored switches and apply them. */
export function applySwitches(app: Phone.App) {
  read();
  apply(app);
}

/** Return the handlers of the switches in the help panel. */
export function switchActions(app: Phone.App) {
  return {
    isOn: (name: Switch) => set[name],
    turnSwitch(name: Switch) {
      set[name] = !set[name];
      try {
        localStorage.setItem(KEPT[name], set[name] ? "on" : "off");
      } catch {
        // It then lasts as long as the page.
      }
      apply(app);
      app.draw();
    },
  };
}

/** Vibrate for a call and its stamp; before the stamp it is the same for truth and bluff. */
export function felt({ game, you }: View.Phone, before: View.Phone | null) {
  const { challenge } = game ?? {};
  if (!challenge || !before || !set.buzz) return;
  const was = before.game?.challenge;
  const known = was?.number === challenge.number ? was : null;
  const feel =
    challenge.honest === null
      ? known
        ? null
        : FEEL.buzz
      : known?.honest === null
        ? challenge.loser === you.seat
          ? FEEL.heavy(challenge.pile)
          : challenge.caller === you.seat
            ? FEEL.double
            : FEEL.buzz
        : null;
  if (feel) navigator.vibrate?.(feel);
}
