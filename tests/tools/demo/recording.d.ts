/** What bundle.mjs puts in the place of these modules. */
declare module "recording" {
  const events: {
    /** ms since the recording began */
    at: number;
    view?: import("../../../quizbs/frontend/line/parts.js").News;
    pulse?: import("../../../quizbs/frontend/screen.js").Pulse;
    /** What the child did. */
    act?: import("../../../quizbs/frontend/protocol.js").Act;
  }[];
  export default events;
}

declare module "moments" {
  /** What begins when, and when the recording ends, in ms. */
  const lesson: { moments: [number, string][]; ends: number };
  export default lesson;
}
