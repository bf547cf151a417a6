/** Several students sharing one phone: who they are, and the link to change that. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import { quotedName } from "../../words/people.js";
import * as together from "words:together";

/** Who shares this phone, with the link; nothing if the lesson is locked. */
export function sharing(context: Phone.Context) {
  const { partners } = context.view.you;
  const way = shareLink(context);
  return way === nothing
    ? nothing
    : html`<p class="story">
          ${emphasis(partners && partners.length > 1 ? together.hand({ names: partners.map(quotedName) }) : together.shareLine)}
        </p>
        ${way}`;
}

/** The link alone. */
export function shareLink({ view: { you }, lesson }: Phone.Context) {
  const shared = (you.partners ?? []).length > 1;
  return lesson.locked && !shared
    ? nothing
    : html`<a class="button button-small" href="/together">${shared ? together.change : together.share}</a>`;
}
