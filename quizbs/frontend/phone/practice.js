/** How far somebody is in the tutorial, and what a tap there does. What is shown is in tutorial.js. */

export const freshPractice = () => ({
  step: 0,
  picked: /** @type {Set<number>} */ (new Set()),
  choice: /** @type {number | null} */ (null),
  hint: "",
});

/**
 * The tutorial shows itself to whoever waits and has not been through it, and to whoever asks for it again.
 *
 * @param {Phone.Context} context
 */
export function practises({ state, lesson, own, you, can }) {
  if (state.practice) return !(can.play || can.answer || can.ask || can.discard);
  return (
    !you &&
    state.practice === null &&
    lesson.phase !== "closed" &&
    !lesson.seats.find((seat) => seat.seat === own)?.ready
  );
}

/**
 * What a tap in the tutorial does. `app` as in actions.js, `send` sends a command.
 *
 * @param {Phone.App} app
 * @param {Phone.Send} send
 */
export function practiceActions(app, send) {
  const { state } = app;
  const at = () => (state.practice ||= freshPractice());
  /**
   * @template {unknown[]} Given
   * @param {(now: Phone.Practice, ...given: Given) => unknown} change
   */
  const changed =
    (change) =>
    (/** @type {Given} */ ...given) => {
      change(at(), ...given);
      app.draw();
    };
  return {
    pickPractice: changed((now, /** @type {number} */ id) => void (now.picked.delete(id) || now.picked.add(id))),
    hintPractice: changed((now, /** @type {string} */ hint, /** @type {string} */ heard) => {
      now.hint = hint;
      app.say(heard);
    }),
    choosePractice: changed((now, /** @type {number} */ place) => (now.choice = place)),
    nextPractice: changed((now) => Object.assign(now, freshPractice(), { step: now.step + 1 })),
    /** @param {number} place */
    answerPractice: (place) => send({ do: "practise", choices: [place] }, () => !app.view().you.practised),
    startPractice: () => {
      Object.assign(state, { practice: freshPractice(), panel: false });
      app.draw();
    },
    /** Done or skipped: ready, and not asked again. */
    skipPractice: () => {
      state.practice = false;
      const { lesson, you } = app.view();
      if (!lesson.seats.find((seat) => seat.seat === you.seat)?.ready) send({ do: "practised" }, () => true);
      app.draw();
    },
  };
}
