/** In the place of live/phone.js: a sample may follow another one on the same page (tests/browser/faults.py). */
import { nothing, render } from "lit-html";
import { connect } from "./connect.js";
import { mountPhone } from "./phone/app.js";

const show = (root, name) => mountPhone(root, (on) => connect({ lesson: name, on }));
const root = document.getElementById("phone");
show(root, root.dataset.lesson);
window.another = { show, clear: (old) => render(nothing, old) }; // its clocks stop
