/** "Trick the class" at the desk: choose a question, check the lies, go on, and keep the best ones in the bank. */
import { html, nothing } from "lit-html";
import { ticking, secondsLeft } from "../ui/clock.js";
import { formulaText } from "../ui/formula_text.js";
import { seconds } from "words:events";
import * as words from "words:trick";
import { button } from "./button.js";
import { offered, offerList } from "./asking.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

/** Return whether a round is possible: between games, with a bank. */
export const mayTrick = ({ lesson }: View.Desk) => lesson.questions && !lesson.no_trick && lesson.phase !== "closed";

const isTold = ({ tiles, turned }: View.Trick) => tiles.length > 0 && turned.length === tiles.length;

/** Return the button that ends the current step of a round. */
export function trickStep(trick: View.Trick, { act }: Desk.State): [label: string, click: () => void] {
  const { number, step, phase } = trick;
  return [words.next({ step: isTold(trick) ? "told" : phase }), () => act({ do: "go_on_trick", number, step })];
}

export function trickPanel(state: Desk.State) {
  const begin = (question: string) => () => {
    void state.act({ do: "ask_trick", question, filtered: state.unread });
    state.open(null);
  };
  return html`<h2 id="panel-title">${words.title}</h2>
    <p>${words.how}</p>
    <label class="tick">
      <input
        type="checkbox"
        .checked=${state.unread}
        @change=${(event: Screen.Changed) => (state.unread = event.target.checked)}
      />
      ${words.unread}
    </label>
    <p class="row row-below">${button(words.chance, begin(""), "is-first")}</p>
    ${offerList(state, (offer, at) => offered(offer, at + 1, words.start, begin(offer.question)))}`;
}

function progress(trick: View.Trick) {
  const done = { count: trick.done, all: trick.of };
  if (trick.phase === "writing") return words.written(done);
  if (trick.phase === "voting") return words.chosen(done);
  if (trick.phase === "glance") return words.readLies;
  return isTold(trick) ? words.told : words.reveal;
}

/** The current round; after it the lies of the last one, to be kept. */
export function trickSheet(view: View.Desk, state: Desk.State) {
  const { trick, lies, trick_told: told } = view.lesson;
  if (!trick) return told && lies.length && mayTrick(view) ? keeping(told, lies, state) : nothing;
  const { phase } = trick;
  return html`<article class="sheet results trick">
    <h3 dir="auto">${formulaText(trick.text)}</h3>
    <p class="row row-words">
      <span>${progress(trick)}</span>
      ${state.classClock ? html`<span class="tables-left">${ticking(state.classClock, (clock) => seconds({ count: secondsLeft(clock) }))}</span>` : nothing}
    </p>
    ${phase === "writing" || phase === "glance" ? glance(trick, lies, state) : nothing}
    ${told === trick.number && lies.length ? kept(trick.number, lies, state) : nothing}
    <div class="trick-end">${button(words.end, () => state.act({ do: "end_trick", number: trick.number }))}</div>
  </article>`;
}

/** The lies without their writers; each can be removed. */
const glance = ({ number }: View.Trick, lies: View.Lie[], { act }: Desk.State) =>
  lies.length
    ? html`<ul class="trick-lies">
        ${lies.map(
          ({ lie, text, writers, discarded, doubtful }) =>
            html`<li>
              <span class="trick-text ${discarded ? "is-out" : ""}" dir="auto">${text}</span>
              ${doubtful ? html`<b>${words.doubtful}</b>` : nothing}
              ${writers > 1 ? html`<small>${words.writers({ count: writers })}</small>` : nothing}
              <button
                type="button"
                class="button trick-act"
                aria-label=${discarded ? words.restoreIt({ text }) : words.discardIt({ text })}
                @click=${() => act({ do: "discard_lie", number, lie, on: !discarded })}
              >
                ${discarded ? words.restore : words.discard}
              </button>
            </li>`,
        )}
      </ul>`
    : html`<p>${words.none}</p>`;

const keeping = (number: number, lies: View.Lie[], state: Desk.State) =>
  html`<article class="sheet results trick">
    <h3>${words.title}</h3>
    ${kept(number, lies, state)}
  </article>`;

/** The lies by how many they fooled, each with a button that keeps it in the bank. */
function kept(number: number, lies: View.Lie[], { act }: Desk.State) {
  const best = lies.filter(({ votes }) => votes !== null).sort((one, other) => (other.votes ?? 0) - (one.votes ?? 0));
  return html`<ul class="trick-lies">
      ${best.map(
        ({ lie, text, votes, kept }) =>
          html`<li>
            <span class="trick-text" dir="auto">${text}</span> <small>${words.fooled({ count: votes ?? 0 })}</small>
            ${
              kept
                ? html`<b class="trick-act is-go">✓ ${words.kept}</b>`
                : html`<button
                    type="button"
                    class="button trick-act"
                    aria-label=${words.keepIt({ text })}
                    @click=${() => act({ do: "keep_lie", number, lie })}
                  >
                    ${words.keep}
                  </button>`
            }
          </li>`,
      )}
    </ul>
    <p>${words.keepHow}</p>`;
}
