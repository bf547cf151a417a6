/** `node --import ./tests/js/register.js`: the screens' modules as they are, over a line that the test holds. */
import { register } from "node:module";

register("./loader.js", import.meta.url);
