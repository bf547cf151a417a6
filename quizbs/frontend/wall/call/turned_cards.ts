/** Called cards anywhere on the wall: a back, a face once it is known, and a mark once the stamp has fallen. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing, svg } from "lit-html";
import { back, card } from "../../ui/cards.js";

const ROWS = [4, 10, 24]; // up to so many cards in one row, two rows, three rows

/** Return in how many rows and columns so many cards are laid out. */
export function stageOf(count: number) {
  const rows = ROWS.findIndex((most) => count <= most) + 1 || 4;
  return [rows, Math.ceil(count / rows)];
}

export const mark = (good: boolean) =>
  html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    ${good ? svg`<use href="#mark-tick"></use>` : svg`<use href="#mark-cross"></use>`}
  </svg>`;

/** The two marks, once in the document, for everything right or wrong. */
export const marks = html`<svg class="heard" aria-hidden="true">
  <symbol id="mark-tick" viewBox="0 0 24 24"><path d="M4 13l5.5 5.5L20 7" /></symbol>
  <symbol id="mark-cross" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18" /></symbol>
</svg>`;

/** Return whether the stamp has fallen: before it, nobody knows who was right. */
export const isStamped = ({ honest }: View.Challenge) => honest !== null;

/** Return the places of a challenge, each with its turned card or undefined. */
export const placesOf = ({ claim, cards }: View.Challenge) => Array.from({ length: claim.count }, (_, at) => cards[at]);

/** Return whether the last card is turning, so that the others dim. */
export const isClosing = (challenge: View.Challenge, { reached }: Pick<Wall.State, "reached">) =>
  !isStamped(challenge) && reached.has(`turns ${challenge.claim.count - 1}`);

/**
 * Return the classes of a place: its face is up, it begins to turn, it dims for the last one, it is marked after the
 * stamp.
 */
export const turnClass = (
  turned: View.Card | undefined,
  at: number,
  challenge: View.Challenge,
  state: Pick<Wall.State, "reached">,
) =>
  [
    "turned",
    at === challenge.claim.count - 1 ? "is-last" : isClosing(challenge, state) ? "is-aside" : "",
    turned ? "is-up" : state.reached.has(`turns ${at}`) ? "is-turning" : "",
    turned?.true === true ? "is-true" : turned?.true === false ? "is-false" : "",
    challenge.honest ? "is-all-true" : "",
  ].join(" ");

/** A card that turns to its face once that is known. */
export const turning = (turned: View.Card | undefined) =>
  html`<span class="turned-card">
    ${turned ? html`<span class="turned-front">${card(turned.face)}</span>` : nothing}
    <span class="turned-back" aria-hidden="true">${back()}</span>
  </span>`;
