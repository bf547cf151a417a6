/** The picture of a question. Its address arrives with the question's text, never earlier. */
import { html, nothing } from "lit-html";
import { questionPicture } from "words:events";

export const picture = (address: string | undefined) =>
  address ? html`<img class="question-picture" src=${address} alt=${questionPicture} />` : nothing;
