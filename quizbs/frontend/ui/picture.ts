/** The picture of a question. Its address comes with the question's text and never before it. */
import { html, nothing } from "lit-html";
import { questionPicture } from "../words/common.js";

export const picture = (address: string | undefined) =>
  address ? html`<img class="question-picture" src=${address} alt=${questionPicture} />` : nothing;
