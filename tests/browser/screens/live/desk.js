/** In the place of live/desk.js: a sample may follow another one on the same page (tests/browser/faults.py). */
import { nothing, render } from "lit-html";
import { connect } from "./connect.js";
import { mountDesk } from "./desk/app.js";

const show = (root, name) => mountDesk(root, (on) => connect({ lesson: name, on }));
const root = document.getElementById("desk");
show(root, root.dataset.lesson);
window.another = { show, clear: (old) => render(nothing, old) }; // its clocks stop
