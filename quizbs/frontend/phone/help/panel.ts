/** The help panel: what happened, the questions on the hand, the rules, settings. A native dialog. */
import type * as Phone from "../types.js";
import { html, nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import { card, rankSign } from "../../ui/cards.js";
import { emphasis } from "../../ui/emphasis.js";
import { formulaText } from "../../ui/formula_text.js";
import { cardName } from "../../words/cards.js";
import { sentence } from "../../words/events.js";
import * as words from "words:after";
import * as happened from "words:events";
import * as phone from "words:phone";
import * as together from "words:together";
import { atTable } from "../context.js";
import { howItGoes } from "../lobby/how_it_goes.js";
import { languages } from "../lobby/languages.js";
import { pointsHelp } from "../question/points_won.js";
import { sharing } from "../lobby/sharing.js";

const keys = () => [
  words.panelKeysAct,
  words.panelKeysCards({ text: ["A", "J", "Q", "K"].map(rankSign).join(" ") }),
  words.panelKeysAnswer,
  words.panelKeysMove,
];

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
        <h2 id="help-title">${words.panelTitle}</h2>
        <button class="chip" @click=${on.closePanel}>${words.panelClose}</button>
      </header>
      ${languages("panel")} ${atTable(context) ? events(context) : nothing}
      ${context.hand.length ? questions(context) : nothing}
      <section>
        <h3>${phone.lobbyHow}</h3>
        ${howItGoes(context)}
        <p>${words.panelReplay}</p>
        <button class="button" @click=${on.startPractice}>${words.panelAgain}</button>
      </section>
      ${pointsHelp(context)} ${shared(context)}
      <section class="help-keys">
        <h3>${words.panelKeys}</h3>
        <ul>
          ${keys().map((line) => html`<li>${emphasis(line)}</li>`)}
        </ul>
        <div class="pair help-pair">
          <button class="button" aria-pressed=${state.letterKeys} @click=${() => on.letters(true)}>
            ${words.panelLettersOn}
          </button>
          <button class="button" aria-pressed=${!state.letterKeys} @click=${() => on.letters(false)}>
            ${words.panelLettersOff}
          </button>
        </div>
      </section>
      ${switches(context)}
      <section>
        <h3>${words.panelLook}</h3>
        <div class="pair help-pair">
          <button class="button" aria-pressed=${state.theme === "light"} @click=${() => on.theme("light")}>
            ${words.panelLight}
          </button>
          <button class="button" aria-pressed=${state.theme !== "light"} @click=${() => on.theme("dark")}>
            ${words.panelDark}
          </button>
        </div>
      </section>
    </div>
  </dialog>`;
}

/** The switches for vibration, motion and cards (phone_switches.ts). */
function switches({ on, accommodation }: Phone.Context) {
  const read = Boolean(accommodation?.read_aloud);
  const one = (name: "cards" | "calm" | "buzz", words: string, fixed = false) =>
    html`<button
      class="button switch"
      role="switch"
      aria-checked=${on.isOn(name) || fixed ? "true" : "false"}
      ?disabled=${fixed}
      @click=${() => on.turnSwitch(name)}
    >
      <span>${words}</span><i aria-hidden="true"></i>
    </button>`;
  return html`<section>
    <h3>${words.panelWhenCalled}</h3>
    ${one("cards", words.panelCards, read)} ${read ? html`<p>${words.panelCardsRead}</p>` : nothing}
    ${one("calm", words.panelCalm)} ${"vibrate" in navigator ? one("buzz", words.panelBuzz) : nothing}
  </section>`;
}

/** The link to share this phone with another student, also during a game. */
function shared(context: Phone.Context) {
  const way = sharing(context);
  return way === nothing
    ? nothing
    : html`<section>
        <h3>${together.share}</h3>
        ${way}
      </section>`;
}

/** The log, newest first. */
function events({ game, who }: Phone.AtTable) {
  const told = game.log.map((entry) => sentence(entry, who)).filter(Boolean);
  return html`<section>
    <h3>${words.panelHappened}</h3>
    <p>${emphasis(words.panelPile({ count: game.pile }))} ${game.gone ? happened.gone({ count: game.gone }) : ""}</p>
    ${
      told.length
        ? html`<ol class="help-events">
            ${told.reverse().map((line) => html`<li>${emphasis(line)}</li>`)}
          </ol>`
        : html`<p>${words.panelNothing}</p>`
    }
  </section>`;
}

function questions({ hand, lesson }: Phone.Context) {
  if (!lesson.questions) return nothing;
  const asked = hand.filter((card) => card.question);
  return html`<section>
    <h3>${words.panelQuestions}</h3>
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
        : html`<p>${words.panelNoQuestions}</p>`
    }
  </section>`;
}
