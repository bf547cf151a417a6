/** The entry of the desk: mounts it and opens the line. */
import { connect } from "../line/connect.js";
import { find } from "../ui/find.js";
import { build } from "../line/page.js";
import { mountDesk } from "../desk/app.js";

const root = find("#desk");
mountDesk(root, (on) => connect({ screen: "desk", lesson: root.dataset.lesson ?? "", on, build: build() }));
document.documentElement.dataset.runs = "yes"; // hides the message that the page can't run
