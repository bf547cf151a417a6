/** The script of every page about banks. */
import "./bring.js";
import "./maths.js";
import "./print.js";
import "./write.js";
