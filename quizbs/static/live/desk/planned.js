/** What fits before the bell: the plan that the server proposes, with its odds, and how this class has played. */
import { html, nothing } from "lit-html";
import { planned as words } from "../words/desk.js";

/** Ask for the plan of so many minutes. Where it does not come there simply is none. */
export async function fetchPlan(code, minutes) {
  try {
    const answer = await fetch(`/desk/${code}/plan?minutes=${minutes}`, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const proposal = (one) => html`<b>${words.proposal(one.deck, one.rounds)}</b> ${words.odds(one.all, one.one)}`;

export function planOf({ plan, act }) {
  if (!plan) return nothing;
  const { best, tables, measured } = plan;
  return html`<section class="live-planned" aria-live="polite">
    <h3>${words.title}</h3>
    <p>${words.tables(tables, plan.bots)}</p>
    ${best
      ? html`<p>${proposal(best)}</p>
          ${plan.sure ? nothing : html`<p>${words.unsure}</p>`}
          ${plan.deck === best.deck ? nothing : html`<p><button type="button" class="button live-first" @click=${() => act({ do: "use_deck", deck: best.deck })}>${words.use(best.deck)}</button></p>`}`
      : html`<p>${words.nothing}</p>`}
    ${plan.dropped?.length
      ? html`<details><summary>${words.dropped(plan.dropped.length)}</summary><ul>${plan.dropped.map((text) => html`<li dir="auto">${text}</li>`)}</ul></details>`
      : nothing}
    ${measured ? html`<p>${words.measured(measured)} <code>${measured.command}</code></p>` : nothing}
  </section>`;
}
