/**
 * The slim bar of the host: only what is safe to show to a class. It sends commands and opens the panels of
 * panel.js; why something is not possible it says in words.
 */
import { html, nothing } from "lit-html";
import { bar as words, deal as dealWords } from "../words/wall.js";
import { addBots, addressOf, lamp } from "./reach.js";

const button = (label, click, how = "") => html`<button type="button" class="bar-button ${how}" @click=${click}>${label}</button>`;

/** Deal, or why not. */
function dealing({ lesson, table }, act) {
  if (table && table.phase !== "over") return nothing;
  const missing = dealWords(lesson.deal, lesson.seats.length);
  if (missing) return html`<span class="bar-missing">${missing}</span>`;
  return button(table ? words.again : words.deal, () => act({ do: "deal" }), "bar-gold");
}

/** Pause, skip and what else belongs to a running game. */
function running({ table }, act, open) {
  if (!table || table.phase === "over") return nothing;
  const { question, step, phase, paused } = table;
  const judged = question?.result && (phase === "explaining" || phase === "discard");
  return html`
    ${button(paused ? words.resume : words.pause, () => act({ do: paused ? "resume" : "pause" }), paused ? "bar-gold" : "bar-main")}
    ${paused ? nothing : button(words.skip, () => act({ do: "skip", step }))}
    ${judged
      ? button(question.result.right ? words.asWrong : words.asRight, () =>
          act({ do: "overrule", question: question.number, right: !question.result.right }),
        )
      : nothing}
    ${button(words.end, () => open("end"))}
  `;
}

export function bar(view, local) {
  const { lesson, table } = view;
  if (!view.you.host || lesson.phase === "closed") return nothing;
  const { act, open, full } = local;
  return html`<nav class="bar ${local.dim ? "bar-dim" : ""}" aria-label=${words.label}>
    ${table ? html`<p class="bar-join"><span>${addressOf(view, local)}</span> <b>${lesson.code}</b></p>` : nothing}
    ${table ? nothing : lamp(local)}
    <p class="bar-said" role="status">${local.said}</p>
    ${table ? nothing : addBots(view, local)}
    ${dealing(view, act)} ${running(view, act, open)}
    ${button(words.names(lesson.seats.length), () => open("names"))}
    ${button(lesson.locked ? words.unlock : words.lock, () => act({ do: lesson.locked ? "unlock" : "lock" }))}
    ${!table || table.phase === "over" ? button(words.close, () => open("close")) : nothing}
    ${full.possible ? button(full.on ? words.small : words.full, full.turn) : nothing}
  </nav>`;
}
