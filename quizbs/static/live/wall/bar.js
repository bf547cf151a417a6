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
function running({ table, group }, send, open) {
  if (!table || table.phase === "over") return nothing;
  const act = (command) => send(group ? { ...command, group } : command);
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

/** Sound off and on again; the browser plays nothing before the first click anyway. */
const muting = ({ speaker, mute }) => html`<button type="button" class="bar-button bar-mute" aria-pressed=${speaker.muted ? "true" : "false"} @click=${mute}>
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path class="bar-horn" d="M4 9.500h4L13 5v14l-5-4.500H4Z" />
    <path d=${speaker.muted ? "M16.500 9.500l5 5m0-5l-5 5" : "M16.500 9a4.500 4.500 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11"} /></svg
  >${words.mute}
</button>`;

export function bar(view, local) {
  const { lesson, table } = view;
  if (!view.you.host || lesson.phase === "closed") return nothing;
  const { act, open, full } = local;
  return html`<nav class="bar ${local.dim ? "bar-dim" : ""}" aria-label=${words.label}>
    ${table ? html`<p class="bar-join"><span>${addressOf(view, local)}</span> <b>${lesson.code}</b></p>` : nothing}
    ${table ? nothing : lamp(local)}
    <p class="bar-said" role="status">${local.said}</p>
    ${dealing(view, act)} ${table ? nothing : addBots(view, local)} ${running(view, act, open)}
    <a class="bar-button" href="/desk/${lesson.code}" target="_blank" rel="noopener">${words.desk}</a>
    ${button(words.names(lesson.seats.length), () => open("names"))}
    ${button(lesson.locked ? words.unlock : words.lock, () => act({ do: lesson.locked ? "unlock" : "lock" }))}
    ${!table || table.phase === "over" ? button(words.close, () => open("close")) : nothing}
    ${muting(local)}
    ${full.possible ? button(full.on ? words.small : words.full, full.turn) : nothing}
  </nav>`;
}
