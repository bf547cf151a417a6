/** In the place of pages/phone.js: a sample may follow another one on the same page. */
import { shows } from "../line/connect.js";
import { mountPhone } from "../phone/app.js";

shows(document.getElementById("phone"), mountPhone);
