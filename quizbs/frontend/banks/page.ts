/** The script of all pages about banks. */
import "./bring.js";
import "./maths.js";
import "./paste.js";
import "./print.js";
import "./prompt.js";
import "./write.js";
