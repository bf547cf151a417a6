/** The entry of the wall: mounts it and opens the line. */
import { connect } from "../line/connect.js";
import { build } from "../line/page.js";
import { find } from "../ui/find.js";
import { mountWall } from "../wall/app.js";

const root = find("#wall");
mountWall(root, (on) => connect({ screen: "wall", lesson: root.dataset.lesson ?? "", on, build: build() }));
document.documentElement.dataset.runs = "yes"; // hides the message that the page can't run
