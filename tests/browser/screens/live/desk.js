/** In the place of live/desk.js: a sample may follow another one on the same page. */
import { shows } from "./connect.js";
import { mountDesk } from "./desk/app.js";

shows(document.getElementById("desk"), mountDesk);
