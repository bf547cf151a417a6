/** Questions in two languages of their bank, if the switch in the bar says so. */
import type * as View from "../../protocol.js";
import { deviceSwitch } from "./device_switch.js";

/** Return the switch, and keep `data-bilingual` on the document up to date. */
export const bilingual = () =>
  deviceSwitch("quizbs-bilingual", (on) => document.documentElement.toggleAttribute("data-bilingual", on));

/** Return the translation that the wall shows below a question, null for none. */
export const shownTranslation = ({ translation }: View.Question | View.ClassQuestion) =>
  document.documentElement.hasAttribute("data-bilingual") ? translation : null;
