/** The help panel: what happened, the questions on the hand, the rules, settings. A native dialog. */
import type * as Phone from "./types.js";
import { html, nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import { card } from "../ui/cards.js";
import { emphasis } from "../ui/emphasis.js";
import { formulaText } from "../ui/formula_text.js";
import { cardName } from "../words/cards.js";
import { sentence } from "../words/events.js";
import * as words from "../words/after.js";
import { partners } from "../words/together.js";
import { atTable } from "./context.js";
import { howItGoes } from "./how_it_goes.js";
import { pointsHelp } from "./points_won.js";
import { sharing } from "./sharing.js";

class Modal extends AsyncDirective {
  render() {
    return nothing;
  }

  update(part: import("lit-html/directive.js").ElementPart) {
    // Open it only once it is in the page; the browser then traps the focus and restores it.
    const dialog = part.element;
    if (dialog instanceof HTMLDialogElement)
      queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
    return nothing;
  }
}

const modal = directive(Modal);

export function helpPanel(context: Phone.Context) {
  const { state, on } = context;
  if (!state.helpOpen) return nothing;
  return html`<dialog
    class="help"
    aria-labelledby="help-title"
    ${modal()}
    @close=${on.closePanel}
    @click=${on.closeOutside}
  >
    <div class="help-inside">
      <header>
        <h2 id="help-title">${words.panel.title}</h2>
        <button class="chip" @click=${on.closePanel}>${words.panel.close}</button>
      </header>
      ${atTable(context) ? events(context) : nothing} ${context.hand.length ? questions(context) : nothing}
      <section>
        <h3>${words.panel.rules}</h3>
        ${howItGoes(context)}
        <p>${words.panel.replay}</p>
        <button class="button" @click=${on.startPractice}>${words.panel.again}</button>
      </section>
      ${pointsHelp(context)} ${shared(context)}
      <section class="help-keys">
        <h3>${words.keys.title}</h3>
        <ul>
          ${words.keys.list.map((line) => html`<li>${emphasis(line)}</li>`)}
        </ul>
        <div class="pair help-pair">
          <button class="button" aria-pressed=${state.letterKeys} @click=${() => on.letters(true)}>
            ${words.keys.on}
          </button>
          <button class="button" aria-pressed=${!state.letterKeys} @click=${() => on.letters(false)}>
            ${words.keys.off}
          </button>
        </div>
      </section>
      ${switches(context)}
      <section>
        <h3>${words.panel.look}</h3>
        <div class="pair help-pair">
          <button class="button" aria-pressed=${state.theme === "light"} @click=${() => on.theme("light")}>
            ${words.panel.light}
          </button>
          <button class="button" aria-pressed=${state.theme !== "light"} @click=${() => on.theme("dark")}>
            ${words.panel.dark}
          </button>
        </div>
      </section>
    </div>
  </dialog>`;
}

/** The switches for vibration, motion and cards (show_switches.ts). */
function switches({ on, accommodation }: Phone.Context) {
  const read = Boolean(accommodation?.read_aloud);
  const one = (name: "cards" | "calm" | "buzz", fixed = false) =>
    html`<button
      class="button switch"
      role="switch"
      aria-checked=${on.isOn(name) || fixed ? "true" : "false"}
      ?disabled=${fixed}
      @click=${() => on.turnSwitch(name)}
    >
      <span>${words.switches[name]}</span><i aria-hidden="true"></i>
    </button>`;
  return html`<section>
    <h3>${words.switches.title}</h3>
    ${one("cards", read)} ${read ? html`<p>${words.switches.read}</p>` : nothing} ${one("calm")}
    ${"vibrate" in navigator ? one("buzz") : nothing}
  </section>`;
}

/** The link to share this phone with another student, also during a game. */
function shared(context: Phone.Context) {
  const way = sharing(context);
  return way === nothing
    ? nothing
    : html`<section>
        <h3>${partners.share}</h3>
        ${way}
      </section>`;
}

/** The log, newest first. */
function events({ game, who }: Phone.AtTable) {
  const told = game.log.map((entry) => sentence(entry, who)).filter(Boolean);
  return html`<section>
    <h3>${words.panel.happened}</h3>
    <p>${emphasis(words.panel.pile(game.pile, game.gone))}</p>
    ${
      told.length
        ? html`<ol class="help-events">
            ${told.reverse().map((line) => html`<li>${emphasis(line)}</li>`)}
          </ol>`
        : html`<p>${words.panel.nothing}</p>`
    }
  </section>`;
}

function questions({ hand, lesson }: Phone.Context) {
  if (!lesson.questions) return nothing;
  const asked = hand.filter((card) => card.question);
  return html`<section>
    <h3>${words.panel.questions}</h3>
    ${
      asked.length
        ? html`<ul class="help-questions">
            ${asked.map(
              (held) =>
                html`<li>
                  ${card(held.face)}
                  <p>
                    <span class="heard">${cardName(held.face)}: </span
                    ><span dir="auto">${formulaText(held.question ?? "")}</span>
                  </p>
                </li>`,
            )}
          </ul>`
        : html`<p>${words.panel.noQuestions}</p>`
    }
  </section>`;
}
