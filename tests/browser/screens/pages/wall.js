/** In the place of pages/wall.js: a sample may follow another one on the same page. */
import { shows } from "../line/connect.js";
import { mountWall } from "../wall/app.js";

shows(document.getElementById("wall"), mountWall);
