/** Spin the bottle: the seats in a ring, and the bottle, which stops at the player who begins. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { css } from "../../ui/css.js";
import * as words from "words:wall";
import { headline, phrases } from "../table/table.js";

/** Draw the bottle. Before it stops even this page doesn't know where it will point. */
export function bottleScene({ seats, starter }: View.Game, people: Wall.People) {
  const turns = starter.seat === null;
  const at = (place: number) => (place / seats.length) * 360;
  return html`<section class="wall-scene bottle">
    <div class="bottle-ring bottle-ring-${seats.length > 10 ? "many" : "few"}" role="img" aria-label=${words.bottle}>
      ${seats.map(
        ({ seat }, place) =>
          html`<span
            class="bottle-seat ${seat === starter.seat ? "bottle-found" : ""}"
            ${css({ "--angle": `${at(place)}deg` })}
            ><span>${people.sign(seat)}</span></span
          >`,
      )}
      <svg
        class="bottle-glass ${turns ? "bottle-turns" : ""}"
        viewBox="-20 -50 40 100"
        ${turns ? nothing : css({ "--found": `${360 + at(seats.findIndex(({ seat }) => seat === starter.seat))}deg` })}
      >
        <path d="M-5-46h10v6l-1 2v18c0 7 10 10 10 22v36q0 6-6 6H-8q-6 0-6-6V2c0-12 10-15 10-22v-18l-1-2Z" />
        <path class="bottle-shine" d="M-9 6v28" />
      </svg>
    </div>
    ${keyed(
      turns,
      html`<div class="bottle-says ${turns ? "" : "bottle-told"}">
        ${turns ? headline(words.bottle, words.bottleWho) : headline(people.who(starter.seat), words.bottleFirst)}
        <p class="claim-line">${turns ? nothing : phrases(words.bottleCard)}</p>
      </div>`,
    )}
  </section>`;
}
