/** In the place of live/phone.js: a sample may follow another one on the same page. */
import { shows } from "./connect.js";
import { mountPhone } from "./phone/app.js";

shows(document.getElementById("phone"), mountPhone);
