/** In the place of live/wall.js: a sample may follow another one on the same page (tests/browser/faults.py). */
import { nothing, render } from "lit-html";
import { connect } from "./connect.js";
import { mountWall } from "./wall/app.js";

const show = (root, name) => mountWall(root, (on) => connect({ lesson: name, on }));
const root = document.getElementById("wall");
show(root, root.dataset.lesson);
window.another = { show, clear: (old) => render(nothing, old) }; // its clocks stop
