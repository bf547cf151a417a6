/** The taps of the recorded child: where a finger goes on the phone for an act, and when. */
import type * as View from "../../../quizbs/frontend/protocol.js";

const SENDS = 250; // ms from the last tap to the act
const PICKS = 1_100; // ms from a pick to the button below it
const EACH = 500; // ms between two picks
const LETTER = 110; // ms between two letters
const SEEN = 500; // ms for which a tap is seen

interface Tap {
  /** How many ms before the act it happens. */
  before: number;
  tap: () => void;
}

/** Return the card of the hand with this id. */
const card = (id: number, view: View.Wall | View.Phone | null) => {
  const hand = view?.game && "you" in view.game ? (view.game.you?.hand ?? []) : [];
  return `.hand li:nth-child(${hand.findIndex((each) => each.id === id) + 1}) button`;
};

/** Return what is picked for an act, in this order, and then the button that sends it. */
function places(act: View.Act, view: View.Wall | View.Phone | null): [string[], string] {
  const go = ".dock .button-go";
  switch (act.do) {
    case "play":
      return [act.cards.map((id) => card(id, view)), go];
    case "discard":
      return [[card(act.card, view)], go];
    case "answer":
      return [(act.choices ?? []).map((at) => `input[name=choice][value="${at}"]`), go];
    case "ask":
      return [[`input[name=ask-card][value="${act.card}"]`], go];
    case "bet":
      return [[], `.bets-half:nth-of-type(${act.lie ? 1 : 2})`];
    case "call":
      return [[], ".dock [aria-keyshortcuts=C]"];
    case "believe":
      return [[], ".dock [aria-keyshortcuts=B]"];
    case "show_lie":
      return [[], ".lie-show"];
    default:
      return [[], go];
  }
}

/** Tap the element, and show it: a ring that fades. */
function touch(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return missed(selector);
  const { left, top, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
  const ring = document.createElement("i");
  ring.className = "demo-tap";
  Object.assign(ring.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
  document.body.append(ring);
  setTimeout(() => ring.remove(), SEEN);
  element.click();
}

/** Write what a child has typed so far. */
function type(text: string) {
  const field = document.querySelector<HTMLInputElement>("#typed-answer");
  if (!field) return missed("#typed-answer");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Note that the recording doesn't fit this screen. */
const missed = (selector: string) => void (document.documentElement.dataset.missed = selector);

/** Return the taps for an act; `view()` is what the phone shows at that time. */
export function tapsFor(act: View.Act, view: () => View.Wall | View.Phone | null): Tap[] {
  const text = act.do === "answer" ? (act.text ?? "") : "";
  const picks = places(act, null)[0].length;
  const pick = (at: number) => () => touch(places(act, view())[0][at]);
  return [
    ...Array.from({ length: picks }, (_, at) => ({ before: SENDS + PICKS + EACH * (picks - 1 - at), tap: pick(at) })),
    ...Array.from(text, (_, at) => ({
      before: SENDS + PICKS / 2 + LETTER * (text.length - at),
      tap: () => type(text.slice(0, at + 1)),
    })),
    { before: SENDS, tap: () => touch(places(act, view())[1]) },
  ];
}
