/**
 * The mirror: what the student's own bluffs and calls were like. Folded, since others may see the phone, and shown only
 * after the game.
 */
import type * as View from "../../protocol.js";
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { emphasis } from "../../ui/emphasis.js";
import * as words from "words:after";
import { eye } from "../controls/icons.js";

const PATTERN = 3; // calls needed before saying anything about them

/** Each claim as a small card: true, an unnoticed bluff, or a caught bluff. */
const cards = ({ claims, bluffs, unseen }: View.Mirror) => {
  const kinds = [
    ["true", words.mirrorTrue, claims - bluffs],
    ["unseen", words.mirrorUnseen, unseen],
    ["found", words.mirrorFound, bluffs - unseen],
  ] as const;
  return html`<dl class="mirror-cards">
    ${kinds.map(([kind, word, count]) =>
      count
        ? html`<div class="is-${kind}">
            <dt>${word}</dt>
            <dd><b>${count}</b>${Array.from({ length: count }, () => html`<i aria-hidden="true"></i>`)}</dd>
          </div>`
        : nothing,
    )}
  </dl>`;
};

/** Return further sentences, the most revealing first. */
function lines(
  { bluffs, free, challenged, reader, read, calls, right, blind, likely }: View.Mirror,
  { name, lesson }: Phone.Context,
) {
  const some = calls >= PATTERN;
  return [
    reader && words.mirrorReader({ name: name(reader), count: read }),
    free ? words.mirrorFree({ count: free }) : bluffs > 1 && lesson.truth === "free" && words.mirrorNeeded,
    challenged && words.mirrorChallenged({ count: challenged }),
    calls && `${words.mirrorCalls({ count: right, all: calls })} ${some ? words.mirrorLikely({ count: likely }) : ""}`,
    some && 3 * blind >= 2 * calls && words.mirrorBlind,
    some && !blind && words.mirrorHolding,
  ].filter((line) => typeof line === "string");
}

/** Scroll to the mirror when it is unfolded. */
const inSight = ({ currentTarget }: Event & { currentTarget: HTMLDetailsElement }) =>
  currentTarget.open && currentTarget.scrollIntoView({ block: "start" });

export const ownMirror = (context: Phone.Context) => {
  const told = context.view.you.mirror;
  if (!told) return nothing;
  return html`<details class="mirror" @toggle=${inSight}>
    <summary>${eye}<b>${words.mirrorTitle}</b><span class="mirror-only">${words.mirrorOnly}</span></summary>
    <p class="mirror-said">${emphasis(told.bluffs ? words.mirrorLooked(told) : words.mirrorHonest)}</p>
    ${cards(told)}
    <ul class="mirror-said">
      ${lines(told, context).map((line) => html`<li>${emphasis(line)}</li>`)}
    </ul>
  </details>`;
};
