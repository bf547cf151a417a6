/** The desk's entry: puts the desk into the page and opens the line. */
import { connect } from "./connect.js";
import { mountDesk } from "./desk/app.js";

const root = /** @type {HTMLElement} */ (document.getElementById("desk"));
mountDesk(root, (on) => connect({ screen: "desk", lesson: root.dataset.lesson, on }));
