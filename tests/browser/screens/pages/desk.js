/** In the place of pages/desk.js: a sample may follow another one on the same page. */
import { shows } from "../line/connect.js";
import { mountDesk } from "../desk/app.js";

shows(document.getElementById("desk"), mountDesk);
