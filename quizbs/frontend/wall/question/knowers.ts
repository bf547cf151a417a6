/** The heads of those who knew an answer, and after each lap the best three. Others are never shown. */
import type * as View from "../../protocol.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { css } from "../../ui/css.js";
import * as words from "words:wall";
import { head } from "../table/head.js";

const MOST_POINTS = 5; // heads with room for their points
const MOST = 12; // heads in all

/** Return whether those who knew it are drawn. */
export const areShown = (result: View.Result | null) =>
  result !== null && result.shines.length > 0 && result.shines.length <= MOST;

/** Those who knew it, with the points it earned; if they are more than `most`, they only glow. */
export const shining = ({ shines }: View.Result, people: Wall.People, most: number = MOST_POINTS) =>
  html`<span class="lights lights-heads brains-heads ${shines.length > most ? "is-many" : ""}" aria-hidden="true"
    >${shines.map(
      (seat, at) =>
        html`<i class="brains-one" ${css({ "--at": at })}
          >${head(people, seat, "brains-face")}${shines.length > most ? nothing : html`<b class="brains-plus">+1</b>`}</i
        >`,
    )}</span
  >`;

/** The best three, in the first turn of a lap. */
export const board = ({ brains }: View.Game, people: Wall.People) =>
  brains.length
    ? html`<p class="brains-board" data-fit="line" data-fit-least=".8" data-fit-steps="is-nameless">
        <b>${words.brains}</b>
        ${brains.map(
          ({ seat, place }, at) =>
            html`<span ${css({ "--at": at })}
              ><i>${place}</i>${head(people, seat)}<bdi>${people.name(seat)}</bdi></span
            >`,
        )}
      </p>`
    : nothing;
