/** A question for the whole class: the teacher sees it with its answer first, and can take another one. */
import { html, nothing } from "lit-html";
import * as words from "words:desk";
import { seconds } from "words:events";
import { ticking, secondsLeft, clockFrom } from "../ui/clock.js";
import { formulaText } from "../ui/formula_text.js";
import { choiceSign } from "../ui/signs.js";
import { button } from "./button.js";
import { fetched } from "./fetched.js";
import type * as View from "../protocol.js";
import type * as Screen from "../screen.js";
import type * as Desk from "./types.js";

const WRONG = 3; // fields for wrong answers

/**
 * Fetch a few questions that the class has seen least, or those with the words of `search`; with `trick` only those that suit
 * "Trick the class". Empty if that fails.
 */
export async function fetchQuestions(code: string, search: string, trick: boolean = false): Promise<Desk.Offer[]> {
  const sought = new URLSearchParams({ ...(search.trim() && { find: search.trim() }), ...(trick && { trick: "" }) });
  const found = sought.size ? `?${sought}` : "";
  return (await fetched<Desk.Offer[]>(code, `questions${found}`)) ?? [];
}

const choiceOf = (text: string, answer: string[]) => {
  const right = answer.includes(text);
  return html`<li class=${right ? "asking-right" : ""} dir="auto">
    ${right ? html`<span aria-hidden="true">✓</span> <span class="heard">${words.askRight}: </span>` : nothing}${formulaText(text)}
  </li>`;
};

/** A question with its answer, and a button. */
export function offered({ text, topic, choices, answer }: Desk.Offer, at: number, label: string, ask: () => void) {
  return html`<article class="asking-offer">
    <div>
      <h3 dir="auto">${formulaText(text)}</h3>
      ${topic ? html`<p class="quiet" dir="auto">${topic}</p>` : nothing}
      <ul class="row row-words quiet">
        ${(choices.length ? choices : answer).map((choice) => choiceOf(choice, answer))}
      </ul>
    </div>
    ${button(label, ask, at ? "" : "is-first", text)}
  </article>`;
}

/** A form for the teacher's own question: with wrong answers it has choices, without them students type. */
function ownQuestion(state: Desk.State) {
  const ask = async (event: Screen.Submitted) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [text, right] = [String(given.get("text")), String(given.get("right"))];
    const wrong = given.getAll("wrong").map(String);
    if (await state.act({ do: "ask_own", text, right, wrong, save: given.has("save") })) state.open(null);
  };
  return html`<details class="asking-own">
    <summary>${words.askOwn}</summary>
    <form @submit=${ask}>
      <label class="asking-field"
        ><span>${words.askText}</span> <textarea name="text" rows="2" maxlength="500" required></textarea>
      </label>
      <label class="asking-field"
        ><span>${words.askAnswer}</span> <input name="right" maxlength="200" autocomplete="off" required
      /></label>
      ${Array.from({ length: WRONG }, (_, at) => html`<label class="asking-field"><span>${words.askWrong({ number: at + 1 })}</span> <input name="wrong" maxlength="200" autocomplete="off" /></label>`)}
      <p>${words.askTyped}</p>
      <label class="tick"><input type="checkbox" name="save" /> ${words.askSave}</label>
      <button type="submit" class="button is-first">${words.askThis}</button>
    </form>
  </details>`;
}

export function askPanel(state: Desk.State) {
  const ask = (question: string) => () => {
    void state.act({ do: "ask_class", question });
    state.open(null);
  };
  return html`<h2 id="panel-title">${words.ask}</h2>
    <p>${words.askLine}</p>
    ${ownQuestion(state)} ${offerList(state, (offer, at) => offered(offer, at, words.askThis, ask(offer.question)))}`;
}

/** A few questions, each drawn by `draw`, and a search for others. */
export function offerList(state: Desk.State, draw: (offer: Desk.Offer, at: number) => unknown) {
  const { questions } = state;
  return html`<input
      type="search"
      class="asking-seek"
      autocomplete="off"
      maxlength="100"
      placeholder=${words.askFind}
      aria-label=${words.askFind}
      @input=${(event: Screen.Changed) => state.loadQuestions(event.target.value)}
    />
    <div class="asking-offers" aria-live="polite">
      ${questions?.map(draw)}
      ${questions && !questions.length ? html`<p>${state.questionSearch ? words.askFoundNone : words.askNone}</p>` : nothing}
    </div>
    ${questions?.length && !state.questionSearch ? html`<p class="row row-below">${button(words.askOthers, () => state.loadQuestions())}</p>` : nothing}`;
}

const argued = ({ right: [before, after] }: View.Argued) => words.askedArgued({ before, after });

/** While the class is asked: the question, how many have answered, then how many knew it. */
export function asked({ lesson }: View.Desk, state: Desk.State) {
  const { class_question: question } = lesson;
  if (!question) return nothing;
  const { result } = question;
  const right = result?.answer.map((each) => (typeof each === "number" ? question.choices[each] : each)) ?? [];
  return html`<article class="sheet results">
    <h3 dir="auto">${formulaText(question.text)}</h3>
    ${
      result
        ? html`<p class="row row-words">
            <b class="is-go" dir="auto">✓ ${right.map((each, at) => html`${at ? ", " : ""}${formulaText(each)}`)}</b>
            <span
              >${result.argued ? argued(result.argued) : words.askedRight({ right: result.right, all: result.given })}</span
            >
          </p>`
        : html`<p class="row row-words">
            <span class="asking-votes row row-words"
              >${lesson.votes.some(Boolean) ? lesson.votes.map((count, at) => html`<span>${choiceSign(at)} ${count}</span>`) : nothing}</span
            >
            <span
              >${question.groups.length ? words.askedSplit : words.askedAnswered({ count: question.answered, all: question.of })}</span
            >
            ${state.classClock ? html`<span class="tables-left quiet">${ticking(state.classClock, (clock) => seconds({ count: secondsLeft(clock) }))}</span>` : nothing}
          </p>`
    }
  </article>`;
}

/** Return the clock of the question. */
export const askedClock = ({ lesson }: View.Desk) =>
  clockFrom((lesson.trick ?? lesson.class_question)?.clock ?? {}, Boolean(lesson.frozen));
