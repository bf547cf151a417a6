/** What a tap does: changes `state`, or sends a command that names what was on the screen when it was drawn. */
import { msLeft } from "../ui/clock.js";
import { plain } from "../ui/emphasis.js";
import { cardName } from "../words/common.js";
import * as words from "../words/phone.js";
import { rankOf } from "../ui/cards.js";
import { keepDraft, keepLeft, keepPicked } from "./draft.js";
import { draftName, handName } from "./state.js";
import { practiceActions } from "./practice.js";

const SETTLE = 250; // ms in which nobody can have meant a claim that has just appeared under the thumb

/**
 * The handlers for the screens. `app` is `{state, view(), draw(), link(), say(text)}`; `link()` is the line of
 * connect.js.
 *
 * @param {Phone.App} app
 */
export function actionsFor(app) {
  const { state } = app;
  /**
   * @template {unknown[]} Given
   * @param {(...given: Given) => unknown} change
   */
  const drawn =
    (change) =>
    (/** @type {Given} */ ...given) => {
      state.hint = state.refused = "";
      if (state.left) keepLeft((state.left = null));
      change(...given);
      app.draw();
    };

  /**
   * Send; `still(can, table, view)` says whether a newer view leaves sense in it.
   *
   * @param {Screen.Act} command
   * @param {Phone.Still} still
   */
  async function send(command, still) {
    state.hint = state.refused = "";
    const answer = app.link().act(command, (view) => still(view.game?.you?.can ?? {}, view.game ?? {}, view));
    app.draw();
    const { refused, left } = await answer;
    if (refused === "too_early" && command.do === "play") {
      state.armed = /** @type {{ turn: number, cards: number[] }} */ ({ turn: command.turn, cards: command.cards });
      return app.arm(left ?? 500);
    }
    if (refused) app.refused(refused);
    app.draw();
  }

  /** Keep what is not sent yet for a page that is loaded anew; what was missed is tried again without that. */
  const keep = () => state.retry || keepDraft(draftName(app.view()), state);

  /**
   * @param {number} turn
   * @param {number[]} cards
   */
  const sendPlay = (turn, cards) =>
    send({ do: "play", turn, cards }, (can, game) => can.play?.turn === turn || game.paused);

  return {
    pick: drawn((/** @type {View.OwnCard} */ card, /** @type {boolean} */ may) => {
      const play = app.view().game?.you?.can?.play;
      if (!may)
        return void (state.hint = play && play.truth !== "free" ? words.turn.mustTap(play.rank) : words.turn.notNow);
      if (!state.picked.delete(card.id)) {
        if (play?.most === 1) state.picked.clear();
        state.picked.add(card.id);
        state.reading = card.id;
      }
      state.armed = null;
      keepPicked(handName(app.view()), state.picked);
      const picked = app.view().game.you.hand.filter((card) => state.picked.has(card.id));
      const honest =
        play && !play.open && picked.length ? picked.every((card) => rankOf(card.face) === play.rank) : null;
      app.say(
        plain(
          words.hand.pickedNow(
            picked.map((card) => cardName(card.face)),
            honest,
          ),
        ),
      );
    }),
    /**
     * A card has the focus: Tab comes back to it.
     *
     * @param {number} id
     */
    reached(id) {
      state.stop = id;
      app.draw();
    },
    play: drawn((/** @type {number} */ turn, /** @type {number[]} */ cards) => {
      if (state.wait && msLeft(state.wait) > 0) {
        state.armed = { turn, cards };
        app.arm(msLeft(state.wait));
      } else sendPlay(turn, cards);
    }),
    /** The armed play goes now, if nothing has come between. */
    release() {
      const armed = state.armed;
      state.armed = null;
      if (armed && app.view().game?.you?.can?.play?.turn === armed.turn) sendPlay(armed.turn, armed.cards);
      app.draw();
    },
    disarm: drawn(() => (state.armed = null)),
    /** @param {number} claim */
    call: (claim) => {
      if (state.fresh === claim) return;
      state.armed = null;
      send({ do: "call", claim }, (can) => can.call === claim);
    },
    /** @param {number} claim */
    believe: (claim) => state.fresh !== claim && send({ do: "believe", claim }, (can) => can.believe === claim),
    pickQuestion: drawn((/** @type {number} */ card) => (state.card = card)),
    pickAnswerer: drawn((/** @type {View.Seat} */ seat) => (state.answerer = seat)),
    /**
     * @param {number} challenge
     * @param {number} card
     * @param {View.Seat} answerer
     */
    ask: (challenge, card, answerer) =>
      send({ do: "ask", challenge, card, answerer }, (can) => can.ask?.challenge === challenge),
    /** @param {number} challenge */
    decline: (challenge) => send({ do: "decline", challenge }, (can) => can.ask?.challenge === challenge),
    choose: drawn((/** @type {number} */ at, /** @type {boolean} */ many, /** @type {boolean} */ on) => {
      state.choices = many ? state.choices.filter((choice) => choice !== at).concat(on ? [at] : []) : [at];
      keep();
    }),
    type: drawn((/** @type {string} */ text) => {
      state.typed = text;
      keep();
    }),
    /**
     * @param {Event} event
     * @param {Screen.Question} question
     * @param {string} [how]
     */
    submitTyped(event, question, how = "answer") {
      event.preventDefault();
      const text = state.typed.trim();
      if (text && !question.sure) this.answer(question.number, text, how); // else one of three buttons sends it
    },
    /**
     * @param {number} question
     * @param {number[] | string} given
     * @param {string} [how]
     * @param {number} [sure]
     */
    answer(question, given, how = "answer", sure = undefined) {
      const said = {
        ...(typeof given === "string" ? { text: given } : { choices: given }),
        ...(sure === undefined ? {} : { sure }),
      };
      if (how === "retry") return /** @type {Phone.On} */ (/** @type {unknown} */ (this)).answerRetry(said); // comes with phone/later.js;
      if (how === "answer_class")
        return send(
          { do: how, number: question, ...said },
          (can, game, { lesson }) => lesson.class_question?.number === question,
        );
      return send(
        { do: how, question, ...said },
        (can, game) =>
          can.answer === question || can.along === question || (game.paused && game.question?.number === question),
      );
    },
    /**
     * Look at the answer instead of answering late.
     *
     * @param {number} question
     */
    look: (question) => send({ do: "look", question }, (can) => can.along === question),
    /** @param {number} number */
    lookClass: (number) => send({ do: "look_class", number }, (can, game, { you }) => you.can?.look_class === number),
    /** @param {number} number */
    leaveClass: (number) =>
      send({ do: "leave_class", number }, (can, game, { you }) => you.can?.leave_class === number),
    /** @param {number} turn */
    pass: (turn) => send({ do: "pass", turn }, (can) => can.pass === turn),
    sit: () => send({ do: "sit" }, (can, game, { you }) => you.can?.sit),
    again: () => send({ do: "again" }, (can, game, { you }) => you.can?.again && !you.rematch),
    rematch: () => send({ do: "rematch" }, (can, game, { you }) => you.can?.rematch && !you.rematch),
    pickDiscard: drawn((/** @type {number} */ id) => (state.discard = state.discard === id ? null : id)),
    /**
     * @param {number} challenge
     * @param {number} card
     */
    discard: (challenge, card) =>
      send({ do: "discard", challenge, card }, (can) => can.discard?.challenge === challenge),
    /** @param {number} question */
    ready: (question) => send({ do: "ready", question }, (can) => can.ready === question),
    hide: drawn(() => (state.hidden = !state.hidden)),
    openPanel: drawn(() => (state.panel = true)),
    closePanel: drawn(() => (state.panel = false)),
    /** @param {Event & { currentTarget: HTMLDialogElement }} event */
    closeOutside: (event) => event.target === event.currentTarget && event.currentTarget.close(),
    theme: drawn((/** @type {string} */ theme) => {
      state.theme = theme;
      app.keep();
    }),
    letters: drawn((/** @type {boolean} */ wanted) => {
      state.keys = wanted;
      app.keep();
    }),
    playHere: drawn(() => {
      state.away = null;
      app.link().resume();
    }),
    ...practiceActions(app, send),
    settleAfter: SETTLE,
  };
}
