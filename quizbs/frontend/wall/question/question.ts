/**
 * The question on the wall; gold says who must answer. There is room for what follows the answer from the start, so the
 * choices don't move until the game goes on.
 */
import type * as View from "../../protocol.js";
import type * as Screen from "../../screen.js";
import type * as Wall from "../types.js";
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { back } from "../../ui/cards.js";
import { css } from "../../ui/css.js";
import { picture } from "../../ui/picture.js";
import { choiceColour, choiceSign } from "../../ui/signs.js";
import { formulaText } from "../../ui/formula_text.js";
import { answered as verdictOn, price as costs } from "../../words/wall.js";
import * as events from "words:events";
import * as words from "words:wall";
import { shownTranslation } from "../bar/bilingual.js";
import { areShown, shining } from "./knowers.js";
import { columnsInDoor } from "../overview/door_room.js";
import { emphasis } from "../../ui/emphasis.js";
import { FIRST, placed } from "../../ui/placed.js";
import { nextStep } from "./next_step.js";
import { head } from "../table/head.js";
import { isLit } from "./answer_visibility.js";
import { ring } from "../table/ring.js";
import { withAnswer, type Answered, type Asked } from "../scene.js";
import { truncate } from "../truncate.js";
import { mark } from "../call/turned_cards.js";

const MOST_DOTS = 12; // answers drawn one by one
const MOST_ABOVE = 420; // letters of a question and its choices that leave room for the explanation
const MOST_BELOW = 400; // letters of an explanation that fit below them
const FEW_SHINE = 2; // heads with a number each that fit a door
const MOST_STAKED = 10; // cards drawn in a stack at most

/** Return the number of columns for the choices. */
export const columns = (choices: string[]) => (choices.length > 6 ? 3 : 2);

/**
 * A choice. Its sign is where the text begins, in either direction. With a result it lights up or dims, and says how
 * often it was chosen; nothing moves the text.
 */
const choice =
  (lang: string, result: View.Result | View.ClassResult | null, translation: View.Translation | null) =>
  (text: string, at: number) =>
    html`<li
      class="choice choice-edge ${result ? stateOf(result, at) : ""} ${arguedOf(result) ? "choice-voted" : ""}"
      ${choiceColour(at)}
      dir=${directionOf(lang)}
    >
      <span dir="ltr">${choiceSign(at)}</span
      ><span class="choice-text"
        >${formulaText(text)}${translated(translation, translation?.choices[at])}${votes(arguedOf(result), at)}</span
      >
      ${result ? counted(result, at) : nothing}
    </li>`;

/** A text of the question in its second language, if that is another. */
const translated = (translation: View.Translation | null, text: string | undefined) =>
  translation && text
    ? html`<span class="question-translated" lang=${translation.lang} dir="auto">${formulaText(text)}</span>`
    : nothing;

const arguedOf = (result: View.Result | View.ClassResult | null) =>
  result && "argued" in result ? result.argued : null;

/** Both votes for a choice, if the class has discussed the question in between. */
const votes = (argued: View.Argued | null | undefined, at: number) =>
  argued
    ? html`<b class="choice-votes" lang=${document.documentElement.lang} dir=${document.documentElement.dir}
        >${words.votes({ before: argued.before[at], after: argued.after[at] })}</b
      >`
    : nothing;

const stateOf = ({ answer }: { answer: View.RightAnswer }, at: number) =>
  answer.includes(at) ? "choice-right" : "choice-other";

function counted(result: View.Result | View.ClassResult, at: number) {
  const typed = typeof result.answer[0] === "string";
  const right = typed || result.answer.includes(at);
  const knew = "knew" in result && !typed ? result.knew : null;
  return html`${knew ? html`<i class="choice-bar" ${css({ "--part": knew.choices[at] / knew.of })}></i>` : nothing}
  ${
    right || knew
      ? html`<b
          class="choice-count"
          lang=${document.documentElement.lang}
          dir="ltr"
          role="img"
          aria-label=${[right ? words.right : "", knew?.choices[at] ?? ""].join(" ").trim()}
          >${right ? mark(true) : nothing}${knew ? html`<span>${knew.choices[at]}</span>` : nothing}</b
        >`
      : nothing
  }`;
}

type Judged = Answered["question"] | (View.ClassQuestion & { result: View.ClassResult });
type Reasons = { also: View.RightAnswer; notThis: string[]; explanation: string };

/** Return the explanation of an answer, what else was right, and why the choices that were `given` are wrong. */
export function reasonsOf(question: Judged, given: number[]): Reasons {
  const { choices, result } = truncate<View.Question | View.ClassQuestion>(question);
  return {
    also: choices.length ? [] : (result?.answer.slice(1, 5) ?? []),
    notThis: given.map((at) => result?.feedback[at] ?? "").filter(Boolean),
    explanation: result?.explanation ?? "",
  };
}

const because = ({ also, notThis, explanation }: Reasons) => html`
  ${also.length ? html`<p class="question-also" dir="auto">${formulaText(words.alsoRight({ names: also.map(String) }))}</p>` : nothing}
  ${notThis.map((text) => html`<p class="question-reason question-why-not" dir="auto">${formulaText(text)}</p>`)}
  ${explanation ? html`<p class="question-reason" dir="auto">${formulaText(explanation)}</p>` : nothing}
`;

/** The question with its choices and, once they may be known, the `reasons`, as large as they fit together. */
export const asked = (
  question: View.Question | View.ClassQuestion,
  reasons: Reasons | null = null,
  inColumns: (choices: string[]) => number = columns,
) => drawn(truncate(question), reasons, inColumns);

const drawn = (
  question: View.Question | View.ClassQuestion,
  reasons: Reasons | null,
  inColumns: (choices: string[]) => number,
) => {
  const { text, choices, lang, picture: address, result } = question;
  const translation = shownTranslation(question);
  return html`<div
    class="question-body ${choices.length ? "" : "question-open"} ${reasons ? "question-explains" : ""}"
    ?data-picture=${address}
    lang=${lang}
    data-fit="box"
    data-fit-least=${reasons ? ".5" : ".26"}
    data-fit-steps=${reasons ? "is-tight is-only-right is-without-question" : "is-tight"}
  >
    <h1 class="question-text" dir="auto">${formulaText(text)}${translated(translation, translation?.text)}</h1>
    ${picture(address)}
    ${
      choices.length
        ? html`<ol
            class="choice-list choice-list-${inColumns(choices)}"
            aria-label=${words.choices}
            dir=${isRtl(lang) ? "rtl" : "ltr"}
          >
            ${choices.map(choice(lang, result, translation))}
          </ol>`
        : result
          ? html`<p class="choice choice-right choice-typed">
              <span class="choice-text" dir="auto">${formulaText(String(result.answer[0]))}</span>${counted(result, 0)}
            </p>`
          : nothing
    }
    ${reasons ? because(reasons) : nothing}
  </div>`;
};

/** What one answer costs: a stack of card backs and its number. `falls` is what has become of it. */
const stack = (label: string, count: number, right: boolean, falls: boolean | null) =>
  html`<span class="stake ${falls === null ? "" : falls ? "stake-falls" : "stake-lost"}">
    <span class="stake-label ${right ? "" : "stake-label-wrong"}">${mark(right)}<span>${label}</span></span>
    <span class="stake-cards" aria-hidden="true" ${css({ "--of": Math.min(count, MOST_STAKED) })}
      >${Array.from({ length: Math.min(count, MOST_STAKED) }, () => back())}</span
    >
  </span>`;

function staked({ stakes, result }: View.Question) {
  if (!stakes) return nothing;
  const known = (of: boolean) => (result ? result.right === of : null);
  return html`${stack(words.stakeRight({ count: stakes.right }), stakes.right, true, known(true))}
  ${stack(words.stakeWrong({ count: stakes.wrong }), stakes.wrong, false, known(false))}`;
}

/** A light for each student: lit for an answer, then gold for a right one. It doesn't say whose. */
const lights = (lit: number, of: number, gold: boolean) =>
  of > MOST_DOTS
    ? nothing
    : html`<span class="lights ${gold ? "lights-gold" : ""}" aria-hidden="true"
        >${Array.from({ length: of }, (_, at) => html`<i class=${at < lit ? "is-lit" : ""} ${css({ "--at": at })}></i>`)}</span
      >`;

/**
 * A place for each player who may answer, in the order of the seats, with the heads of those who have answered. Other
 * places are empty, so the wall never says who is missing; with the answer it no longer says who has answered.
 */
function answerers({ along, answerer }: View.Question, { seats }: View.Game, people: Wall.People) {
  const who = along?.who ?? [];
  const here = seats.flatMap(({ seat, autoplay }) =>
    who.includes(seat) || seat === answerer || (!autoplay && !people.isBot(seat)) ? seat : [],
  );
  const places = [...here, ...who.filter((seat) => !here.includes(seat))]; // guests come last
  const empty = Math.max(0, (along?.of ?? 0) - places.length);
  return places.length + empty > MOST_DOTS
    ? nothing
    : html`<span class="lights lights-heads" aria-hidden="true"
        >${places.map((seat) => (who.includes(seat) ? html`<i class="is-here">${head(people, seat)}</i>` : html`<i></i>`))}${Array.from({ length: empty }, () => html`<i></i>`)}</span
      >`;
}

/** How many and who have answered; then how many knew it, and whose row of right answers continues. */
function counts(game: Asked, people: Wall.People, door: boolean) {
  const { along, result } = game.question;
  const [knew, row] = [result?.knew, result?.row];
  const shines = areShown(result);
  if (!along && !knew && !row && !shines) return nothing;
  const named = along && along.who.length === along.answered; // with quiet calls only the number is known
  return html`<div class="question-count">
    ${knew ? html`<b class="question-along question-knew">${words.classKnew({ count: knew.right, all: knew.of })}</b>` : along ? html`<b class="question-along">${words.classAnswered({ count: along.answered, all: along.of })}</b>` : nothing}
    ${row ? html`<span class="question-row">${emphasis(events.inARow({ who: people.word(row.seat), count: row.right }))}</span>` : nothing}
    ${keyed(
      knew || shines ? "knew" : "answered",
      shines && result
        ? shining(result, people, door ? FEW_SHINE : undefined)
        : knew
          ? lights(knew.right, knew.of, true)
          : named
            ? answerers(game.question, game, people)
            : along
              ? lights(along.answered, along.of, false)
              : nothing,
    )}
  </div>`;
}

const said = ({ question, challenge }: Answered, people: Wall.People, callWord: string) =>
  verdictOn(question.result, people.word(question.answerer), challenge?.number ?? question.number, callWord);

/** The verdict, while the answer lights up; a door has no room for a name. */
const told = (game: Answered, people: Wall.People, callWord: string, door: boolean) =>
  html`<p class="question-verdict" data-fit="line" data-fit-least=".45">
    ${mark(game.question.result.right)}<b
      >${door && game.question.result.right ? events.right : said(game, people, callWord)}</b
    >
    <span class="heard">${game.question.result.right ? events.right : events.wrong}</span>
  </p>`;

/** The verdict and the cost, once there is nothing else to say. */
function price(game: Answered, people: Wall.People, callWord: string) {
  const { question, settled } = game;
  const { result } = question;
  return html`<div class="question-price">
    <p class="question-was" data-fit="line" data-fit-least=".45">
      ${mark(result.right)}<b>${said(game, people, callWord)}${result.overruled ? ` ${words.ruling}` : ""}</b>
    </p>
    ${settled ? html`<p class="question-costs" data-fit="line" data-fit-least=".45">${emphasis(costs(settled, people.word(settled.loser)))}</p>` : nothing}
  </div>`;
}

const whyOf = (question: Answered["question"]) =>
  reasonsOf(question, question.result.right ? [] : (question.result.given?.choices ?? []));

const lettersOf = (texts: string[]) => texts.join("").length;

/** Return whether a question leaves room for the explanation in its footer; otherwise that follows its choices. */
const isRoomy = (question: View.Question) =>
  [question, shownTranslation(question)].reduce(
    (sum, said) => sum + (said ? lettersOf([said.text, ...said.choices]) : 0),
    0,
  ) <= MOST_ABOVE;

/** Return whether a question stays where it is when it is answered. */
function staysThere(question: Answered["question"]) {
  const { notThis, explanation } = whyOf(question);
  return isRoomy(question) && lettersOf([...notThis, explanation]) <= MOST_BELOW;
}

/** The explanation, in place of the counts and the stakes. */
function why(question: Answered["question"]) {
  const reasons = whyOf(question);
  if (!reasons.explanation && !reasons.notThis.length && !reasons.also.length) return null;
  return html`<div class="question-why" lang=${question.lang} data-fit="box" data-fit-least=".5">
    ${because(reasons)}
  </div>`;
}

/**
 * Draw the question; with its result, the choices light up and the explanation follows: in the footer, or below the
 * choices if it is too long for that. A page that is opened in between shows the end.
 */
export function questionScene(game: Asked, { lesson }: Wall.Focused, people: Wall.People, state: Wall.State) {
  const answered = withAnswer(game);
  const [lights, ends] = [state.reached.has("lit"), !isLit(state)];
  const stays = answered && staysThere(answered.question);
  const how =
    answered && ends ? (stays ? "question-ends" : "question-told") : answered && !stays ? "question-goes" : "";
  const room = how === "question-told" ? "" : isRoomy(game.question) ? "question-roomy" : "question-full";
  const lit = !answered ? "" : lights ? "question-lit" : "is-still";
  return html`<section class="wall-scene question ${room} ${lit} ${how}" data-show>
    ${questionParts(game, lesson, people, { ends: answered && ends ? { game: answered, clock: state.clock } : null })}
  </section>`;
}

/** An answer that has been shown, and the clock until the game goes on. */
type Told = { game: Answered; clock: Screen.Clock | null };

/** The parts of the scene. In the door of one of several tables they are smaller, and nothing `ends` there. */
export function questionParts(
  game: Asked,
  lesson: View.Lesson,
  people: Wall.People,
  { ends = null, door = false }: { ends?: Told | null; door?: boolean },
) {
  const { question } = game;
  const { along, result } = question;
  const answered = withAnswer(game);
  const tells = answered ? told(answered, people, lesson.call_word, door) : nothing;
  const stakes = html`<p class="stake-pair question-stakes" data-fit="line" data-fit-least=".6">
    ${staked(question)}
  </p>`;
  const full = !door && !isRoomy(question); // the question needs the footer's space
  const stays = ends && staysThere(ends.game.question);
  const says = ends && stays ? why(ends.game.question) : null;
  const open = !ends || stays; // what was drawn before keeps its place
  return html`<header class="question-head">
      ${
        open
          ? html`<p class="question-must">
                <span data-fit="line" data-fit-least=".5" data-fit-steps="is-broken"
                  >${placed(words.mustAnswer({ who: FIRST }), people.who(question.answerer))}</span
                >
              </p>
              ${full ? stakes : door ? nothing : tells}`
          : nothing
      }
      ${
        ends
          ? html`${price(ends.game, people, lesson.call_word)}
              <div class="question-ring">${ring(ends.clock)}</div>`
          : nothing
      }
    </header>
    ${asked(question, ends && !stays ? whyOf(ends.game.question) : null, door ? columnsInDoor : columns)}
    <footer class="question-foot ${says ? "question-foot-says" : ""}">
      ${open ? html`${counts(game, people, door)} ${full ? nothing : stakes} ${door || full ? tells : nothing} ${says}` : nothing}
      ${
        ends
          ? html`<p class="question-on" data-fit="line" data-fit-least=".6">${nextStep(ends.game, people)}</p>`
          : full && answered
            ? nothing
            : html`<p class="question-asks">
                <span data-fit="line" data-fit-least=".6"
                  >${words.asks({ who: people.word(question.asker) })}
                  ${words.howToAnswer({ kind: question.kind === "true/false" ? "truth" : question.kind })}</span
                >
                ${question.topic && !along && !result ? html`<bdi class="question-topic">${question.topic}</bdi>` : nothing}
              </p>`
      }
    </footer>`;
}

/** Return the text direction of a choice: that of its language, otherwise by its first letter. */
export const directionOf = (lang: string) => (isRtl(lang) ? "rtl" : "auto");

/** Return whether a language is written from right to left. */
export const isRtl = (lang: string) => /^(ar|he|fa|ur|yi|ps|sd|ckb|dv)\b/.test(lang ?? "");
